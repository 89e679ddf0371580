import DataTable

/// How far an order is.
public enum OrderStatus: String, CaseIterable, Hashable, Codable, Sendable {
  case placed
  case preparing
  case ready
  case completed

  /// The status that a till's word means, in any case; `nil` for an unknown word.
  public init?(word: String) {
    switch word.folded {
    case "placed", "new", "open", "received", "pending", "ordered": self = .placed
    case "preparing", "inprogress", "processing", "started": self = .preparing
    case "ready", "prepared", "waiting", "readyforpickup": self = .ready
    case "completed", "complete", "done", "closed", "delivered", "paid", "fulfilled", "pickedup":
      self = .completed
    default: return nil
    }
  }

  /// Whether the word means that nothing was sold, such as `cancelled` or `void`.
  static func isCancelled(word: String) -> Bool {
    switch word.folded {
    case "cancelled", "canceled", "void", "voided", "failed", "declined": true
    default: false
    }
  }
}
