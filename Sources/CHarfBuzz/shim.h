#ifndef CHALKBOARD_CHARFBUZZ_H
#define CHALKBOARD_CHARFBUZZ_H

#include <harfbuzz/hb.h>

// The types of the functions that are looked up in the library when a text first needs it. The
// program is not linked with HarfBuzz: Debian has no archive of it, and loading it with the four
// libraries behind it takes longer than drawing a chart.
typedef __typeof__(&hb_blob_create) hb_blob_create_function;
typedef __typeof__(&hb_blob_destroy) hb_blob_destroy_function;
typedef __typeof__(&hb_face_create) hb_face_create_function;
typedef __typeof__(&hb_face_destroy) hb_face_destroy_function;
typedef __typeof__(&hb_font_create) hb_font_create_function;
typedef __typeof__(&hb_font_destroy) hb_font_destroy_function;
typedef __typeof__(&hb_font_set_var_coords_normalized) hb_font_set_var_coords_normalized_function;
typedef __typeof__(&hb_buffer_create) hb_buffer_create_function;
typedef __typeof__(&hb_buffer_destroy) hb_buffer_destroy_function;
typedef __typeof__(&hb_buffer_add_utf8) hb_buffer_add_utf8_function;
typedef __typeof__(&hb_buffer_set_direction) hb_buffer_set_direction_function;
typedef __typeof__(&hb_buffer_set_language) hb_buffer_set_language_function;
typedef __typeof__(&hb_buffer_get_glyph_infos) hb_buffer_get_glyph_infos_function;
typedef __typeof__(&hb_buffer_get_glyph_positions) hb_buffer_get_glyph_positions_function;
typedef __typeof__(&hb_language_from_string) hb_language_from_string_function;
typedef __typeof__(&hb_buffer_guess_segment_properties) hb_buffer_guess_segment_properties_function;
typedef __typeof__(&hb_shape) hb_shape_function;

#endif
