import Diagnostics

/// A mailbox, with the name of whose it is.
public struct MailAddress: Hashable, Sendable {
  /// Empty for none.
  public var name: String
  /// Such as `kitchen@example.org`; ASCII, since other ones need mail servers that know them.
  public let mailbox: String

  /// What `kitchen@example.org` or `Kitchen <kitchen@example.org>` says.
  ///
  /// - Throws: a usage error for anything else.
  public init(_ text: String) throws(Diagnostic) {
    var name = ""
    var mailbox = text[...]
    if let open = text.lastIndex(of: "<") {
      guard text.last == ">" else { throw .wrongMailAddress(text) }
      name = MailEncoding.singleLine(String(text[..<open]))
      mailbox = text[text.index(after: open)...].dropLast()
    }
    if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
      name = String(name.dropFirst().dropLast())
    }
    guard Self.isMailbox(mailbox) else { throw .wrongMailAddress(text) }
    self.name = name
    self.mailbox = String(mailbox)
  }

  init(name: String, knownMailbox: String) {
    self.name = name
    mailbox = knownMailbox
  }

  /// The addresses of a list with commas.
  public static func list(_ text: String) throws(Diagnostic) -> [MailAddress] {
    var addresses: [MailAddress] = []
    for part in text.split(separator: ",") {
      let part = part.drop { $0 == " " }
      addresses.append(try MailAddress(String(part.reversed().drop { $0 == " " }.reversed())))
    }
    guard !addresses.isEmpty else { throw .wrongMailAddress(text) }
    return addresses
  }

  private static func isMailbox(_ text: Substring) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    // The most that a server has to take (RFC 5321, 4.5.3.1).
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), text.utf8.count <= 254 else {
      return false
    }
    let special = Set("()<>[]:;@\\,\"".utf8)
    return parts.allSatisfy { part in
      part.utf8.allSatisfy { (0x21...0x7E).contains($0) && !special.contains($0) }
        && part.first != "." && part.last != "." && !part.contains("..")
    }
  }

  /// In words that a header's line may end between.
  var words: [String] {
    name.isEmpty ? [mailbox] : MailEncoding.phrase(name) + ["<\(mailbox)>"]
  }
}

/// From whom a mail is, to whom, and what it is about.
public struct MailOptions: Hashable, Sendable {
  /// `nil` is the shop at this host.
  public var sender: MailAddress?
  /// None leaves the line out, so that the mail opens as a draft.
  public var recipients: [MailAddress]
  /// `nil` is the report's title.
  public var subject: String?

  public init(
    sender: MailAddress? = nil, recipients: [MailAddress] = [], subject: String? = nil
  ) {
    self.sender = sender
    self.recipients = recipients
    self.subject = subject
  }
}
