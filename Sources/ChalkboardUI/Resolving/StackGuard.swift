/// Moves deep recursion to fresh stacks, so that a tree of any depth is laid out without running
/// into the end of the thread's own stack.
final class StackGuard {
  /// The first stretch is small, since the size of the caller's stack is not known: threads have as
  /// little as 512 kB.
  private static let firstStretch: UInt = 256 << 10
  private static let stackSize: UInt = 64 << 20
  /// What is left unused at the end of a fresh stack, for everything that does not recurse.
  private static let reserve: UInt = 1 << 20
  private static let largestNumberOfStacks = 6

  /// Stacks grow towards lower addresses.
  private var lowestAddress: UInt
  private var numberOfStacks = 0

  init() { lowestAddress = Self.currentAddress &- Self.firstStretch }

  /// Whether the recursion should go on on a fresh stack.
  var isShort: Bool { Self.currentAddress < lowestAddress }

  /// Starts again from the current place of the stack, for a new walk from the root.
  func restart() { lowestAddress = Self.currentAddress &- Self.firstStretch }

  @inline(never)
  private static func address(of byte: UnsafePointer<UInt8>) -> UInt { UInt(bitPattern: byte) }

  private static var currentAddress: UInt {
    var marker: UInt8 = 0
    return address(of: &marker)
  }

  /// Runs `body` on a fresh stack and waits for it. `false` when there are too many already: `body`
  /// was not run.
  func onFreshStack(_ body: () -> Void) -> Bool {
    guard numberOfStacks < Self.largestNumberOfStacks else { return false }
    let oldLowestAddress = lowestAddress
    numberOfStacks += 1
    defer {
      numberOfStacks -= 1
      lowestAddress = oldLowestAddress
    }
    return withoutActuallyEscaping(body) { body in
      let start = Start { [self] in
        lowestAddress = Self.currentAddress &- (Self.stackSize - Self.reserve)
        body()
      }
      return Self.run(start)
    }
  }

  private final class Start {
    let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }
  }

  private static func run(_ start: Start) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Int(stackSize)) == 0 else { return false }
    var thread = pthread_t()
    let argument = Unmanaged.passRetained(start)
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, argument.toOpaque())
    guard status == 0 else {
      argument.release()
      return false
    }
    return pthread_join(thread, nil) == 0
  }
}
