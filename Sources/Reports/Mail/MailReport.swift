import DataTable
import Diagnostics

/// A report as a mail: its text, and the same in HTML with the charts as pictures that come along.
///
/// The same report gives the same bytes. The date is the moment that the report speaks of as now, and
/// what has to be unique comes from the contents.
struct MailReport {
  private let document: ReportDocument
  private let options: MailOptions
  private let body: MailBody
  private let text: [UInt8]
  private let mark: String

  /// - Throws: an error when a picture cannot be painted, or a panel cannot say its figures.
  init(_ document: ReportDocument, options: MailOptions) throws(Diagnostic) {
    self.document = document
    self.options = options
    text = try PlainTextReport.bytes(of: document)
    body = try MailBody.body(of: document)
    var digest = ContentDigest()
    digest.add(text)
    digest.add(body.html)
    for picture in body.pictures { digest.add(picture.bytes) }
    mark = digest.hexadecimal
  }

  static func bytes(
    of document: ReportDocument, options: MailOptions
  ) throws(Diagnostic) -> [UInt8] {
    try MailReport(document, options: options).bytes
  }

  private var bytes: [UInt8] {
    var output = Array(headers.utf8)
    // No line of quoted-printable or base64 holds these marks.
    let outer = "=_\(mark)_1"
    let inner = "=_\(mark)_2"
    func open(_ boundary: String, _ headers: [String]) {
      output += Array("--\(boundary)\r\n\(headers.joined(separator: "\r\n"))\r\n\r\n".utf8)
    }
    func close(_ boundary: String) { output += Array("--\(boundary)--\r\n".utf8) }
    output += Array(
      "Content-Type: multipart/alternative;\r\n boundary=\"\(outer)\"\r\n\r\n".utf8)
    let quoted = "Content-Transfer-Encoding: quoted-printable"
    open(outer, ["Content-Type: text/plain; charset=utf-8", quoted])
    output += MailEncoding.quotedPrintable(text) + [0x0D, 0x0A]
    open(
      outer, ["Content-Type: multipart/related; type=\"text/html\";\r\n boundary=\"\(inner)\""])
    open(inner, ["Content-Type: text/html; charset=utf-8", quoted])
    output += MailEncoding.quotedPrintable(body.html) + [0x0D, 0x0A]
    for picture in body.pictures {
      open(
        inner,
        [
          "Content-Type: image/png; name=\"\(picture.name).png\"",
          "Content-Transfer-Encoding: base64",
          "Content-ID: <\(picture.contentID)>",
          "Content-Disposition: inline; filename=\"\(picture.name).png\"",
        ])
      output += MailEncoding.base64(picture.bytes)
    }
    close(inner)
    close(outer)
    return output
  }

  private var headers: String {
    let sender =
      options.sender
      ?? MailAddress(name: document.shop, knownMailbox: "chalkboard@localhost")
    var headers = MailEncoding.header("From", words: sender.words)
    if !options.recipients.isEmpty {
      var words: [String] = []
      for (index, recipient) in options.recipients.enumerated() {
        words += recipient.words
        guard index < options.recipients.count - 1, let last = words.popLast() else { continue }
        words.append(last + ",")
      }
      headers += MailEncoding.header("To", words: words)
    }
    headers += MailEncoding.header("Subject", text: options.subject ?? document.title)
    headers += "Date: \(Self.date(document.now))\r\n"
    headers += "Message-ID: <\(mark)@chalkboard.invalid>\r\n"
    // Programs that know it open a mail that goes to nobody yet for editing.
    if options.recipients.isEmpty { headers += "X-Unsent: 1\r\n" }
    headers += MailEncoding.header("Content-Language", text: document.language)
    return headers + "MIME-Version: 1.0\r\n"
  }

  /// A moment as RFC 5322 has it, in UTC.
  static func date(_ time: Double) -> String {
    let seconds = Int(exactly: time.rounded(.down)) ?? 0
    // Dates of mails have four digits for the year.
    let held = min(max(seconds, -2_208_988_800), 253_402_300_799)
    let days = held >= 0 ? held / 86_400 : (held - 86_399) / 86_400
    let day = CalendarDay(daysSince1970: days)
    let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let rest = held - days * 86_400
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map(two).joined(separator: ":")
    let date = day.date
    return
      "\(weekdays[day.weekday - 1]), \(two(date.day)) \(months[date.month - 1]) \(date.year) "
      + "\(clock) +0000"
  }
}

/// A hash of contents that is the same on every machine: FNV-1a, twice from different starts.
struct ContentDigest {
  private var values: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x6c62_272e_07bb_0142]

  mutating func add(_ bytes: some Sequence<UInt8>) {
    var (first, second) = (values[0], values[1])
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
      second = (second ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
      second ^= second >> 31
    }
    // What follows is another part, whatever its first bytes are.
    values = [first ^ 0xFF &* 0x100_0000_01b3, second &+ 1]
  }

  /// 32 digits.
  var hexadecimal: String {
    values.map { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
