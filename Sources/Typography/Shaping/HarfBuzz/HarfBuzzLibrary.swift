#if HarfBuzz
  import CHarfBuzz

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The functions of HarfBuzz, from the library of the system, which is loaded when a text first
  /// needs it.
  ///
  /// It is not linked: Debian has no archive of it for a program without shared libraries, and
  /// loading it with the four libraries behind it would cost each run more than drawing a chart.
  struct HarfBuzzLibrary: Sendable {
    let createBlob: hb_blob_create_function
    let destroyBlob: hb_blob_destroy_function
    let createFace: hb_face_create_function
    let destroyFace: hb_face_destroy_function
    let createFont: hb_font_create_function
    let destroyFont: hb_font_destroy_function
    let setCoordinates: hb_font_set_var_coords_normalized_function
    let createBuffer: hb_buffer_create_function
    let destroyBuffer: hb_buffer_destroy_function
    let addUTF8: hb_buffer_add_utf8_function
    let setDirection: hb_buffer_set_direction_function
    let setLanguage: hb_buffer_set_language_function
    let glyphInfos: hb_buffer_get_glyph_infos_function
    let glyphPositions: hb_buffer_get_glyph_positions_function
    let language: hb_language_from_string_function
    let guessProperties: hb_buffer_guess_segment_properties_function
    let shape: hb_shape_function

    /// `nil` on a machine that lacks the library.
    static let shared = HarfBuzzLibrary()

    private init?() {
      guard let library = dlopen("libharfbuzz.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
      func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(library, name).map { unsafeBitCast($0, to: type) }
      }
      guard
        let createBlob = function("hb_blob_create", as: hb_blob_create_function.self),
        let destroyBlob = function("hb_blob_destroy", as: hb_blob_destroy_function.self),
        let createFace = function("hb_face_create", as: hb_face_create_function.self),
        let destroyFace = function("hb_face_destroy", as: hb_face_destroy_function.self),
        let createFont = function("hb_font_create", as: hb_font_create_function.self),
        let destroyFont = function("hb_font_destroy", as: hb_font_destroy_function.self),
        let setCoordinates = function(
          "hb_font_set_var_coords_normalized",
          as: hb_font_set_var_coords_normalized_function.self),
        let createBuffer = function("hb_buffer_create", as: hb_buffer_create_function.self),
        let destroyBuffer = function("hb_buffer_destroy", as: hb_buffer_destroy_function.self),
        let addUTF8 = function("hb_buffer_add_utf8", as: hb_buffer_add_utf8_function.self),
        let setDirection = function(
          "hb_buffer_set_direction", as: hb_buffer_set_direction_function.self),
        let setLanguage = function(
          "hb_buffer_set_language", as: hb_buffer_set_language_function.self),
        let glyphInfos = function(
          "hb_buffer_get_glyph_infos", as: hb_buffer_get_glyph_infos_function.self),
        let glyphPositions = function(
          "hb_buffer_get_glyph_positions", as: hb_buffer_get_glyph_positions_function.self),
        let language = function(
          "hb_language_from_string", as: hb_language_from_string_function.self),
        let guessProperties = function(
          "hb_buffer_guess_segment_properties",
          as: hb_buffer_guess_segment_properties_function.self),
        let shape = function("hb_shape", as: hb_shape_function.self)
      else { return nil }
      self.createBlob = createBlob
      self.destroyBlob = destroyBlob
      self.createFace = createFace
      self.destroyFace = destroyFace
      self.createFont = createFont
      self.destroyFont = destroyFont
      self.setCoordinates = setCoordinates
      self.createBuffer = createBuffer
      self.destroyBuffer = destroyBuffer
      self.addUTF8 = addUTF8
      self.setDirection = setDirection
      self.setLanguage = setLanguage
      self.glyphInfos = glyphInfos
      self.glyphPositions = glyphPositions
      self.language = language
      self.guessProperties = guessProperties
      self.shape = shape
    }
  }
#endif
