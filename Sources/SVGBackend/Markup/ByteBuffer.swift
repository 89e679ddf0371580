/// Bytes that only ever grow at their end.
///
/// An array would check on each append whether it shares its storage; writing five-bar charts takes
/// twice as long with one.
struct ByteBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 256) {
    self.capacity = max(16, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The bytes so far.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, count added: Int) {
    if capacity - count < added { grow(by: added) }
    (start + count).update(from: source, count: added)
    count &+= added
  }

  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let base = source.baseAddress else { return }
    append(base, count: source.count)
  }

  /// Room for `room` bytes behind the last one; `write` says how many of them it has filled.
  @inline(__always)
  mutating func append(atMost room: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if capacity - count < room { grow(by: room) }
    count &+= write(start + count)
  }

  @inline(never)
  private mutating func grow(by added: Int) {
    let larger = max(capacity * 2, count + added)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: start, count: count)
    start.deallocate()
    start = moved
    capacity = larger
  }
}
