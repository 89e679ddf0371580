#if Cairo
  import CDeflate

  /// A PNG file's signature and its chunks so far.
  struct PNGChunks {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Adds a chunk of four letters with what `write` appends as its data.
    mutating func append(_ type: String, _ write: (inout [UInt8]) -> Void) {
      let start = bytes.count
      bytes.append(bigEndian: 0)
      bytes.append(contentsOf: type.utf8)
      write(&bytes)
      finish(chunkAt: start)
    }

    /// Adds the `IDAT` chunk.
    mutating func appendCompressed(
      _ scanlines: borrowing Scanlines, level: Int
    ) throws(CairoBackendError) {
      guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
        throw .failed(operation: "compress the picture", reason: "no memory")
      }
      defer { libdeflate_free_compressor(compressor) }
      let bound = libdeflate_zlib_compress_bound(compressor, scanlines.count)
      let start = bytes.count
      let header = start + 8
      var written = 0
      // The picture is compressed straight into the file's bytes.
      let file = [UInt8](unsafeUninitializedCapacity: header + bound + 4 + 12) { buffer, count in
        _ = buffer.update(fromContentsOf: bytes)
        for (index, byte) in "\0\0\0\0IDAT".utf8.enumerated() { buffer[start + index] = byte }
        if let base = buffer.baseAddress {
          written = libdeflate_zlib_compress(
            compressor, scanlines.start, scanlines.count, base + header, bound)
        }
        count = header + written
      }
      guard written > 0, written <= Int32.max else {
        throw .failed(operation: "compress the picture", reason: "no room for \(bound) bytes")
      }
      bytes = file
      finish(chunkAt: start)
    }

    /// Fills in the length and appends the checksum of the chunk that starts at `start`.
    private mutating func finish(chunkAt start: Int) {
      let length = UInt32(clamping: bytes.count - start - 8)
      for index in 0..<4 {
        bytes[start + index] = UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32(index)))
      }
      let checksum = bytes.withUnsafeBytes { buffer in
        let checked = UnsafeRawBufferPointer(rebasing: buffer[(start + 4)...])
        return libdeflate_crc32(0, checked.baseAddress, checked.count)
      }
      bytes.append(bigEndian: checksum)
    }
  }

  extension [UInt8] {
    mutating func append(bigEndian value: UInt32) {
      for shift in stride(from: 24, through: 0, by: -8) {
        append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
      }
    }
  }
#endif
