import Diagnostics
import Testing

@testable import chalkboard

@Suite struct BatchTallyTests {
  private func tally(_ failures: [(number: Int, kind: FailureKind)]) -> BatchTally {
    var tally = BatchTally()
    for failure in failures {
      let error = Diagnostic.error("job \(failure.number) is wrong", failure: failure.kind)
      let answer = JobAnswer.failure(error, number: failure.number, place: nil)
      tally.count(Array(answer.line.dropLast()), number: failure.number)
    }
    return tally
  }

  private func answer(_ number: Int, isUnchanged: Bool) -> [UInt8] {
    var outcome = RunOutcome()
    outcome.isUnchanged = isUnchanged
    return JobAnswer(number: number, id: .string("\"ok\":false"), outcome: outcome).line
  }

  @Test func countsWhatAnswersSay() {
    var tally = tally([(12, .data)])
    tally.count(answer(3, isUnchanged: false), number: 3)
    tally.count(answer(1_000_000, isUnchanged: true), number: 1_000_000)
    #expect(tally.done == 3)
    #expect(tally.failed == 1)
    #expect(tally.unchanged == 1)
  }

  @Test func theCodeIsWhatAllFailuresHaveInCommon() {
    #expect(tally([]).failure == nil)
    #expect(tally([(1, .noInput), (2, .noInput)]).failure == .noInput)
    #expect(tally([(1, .noInput), (2, .usage), (3, .noInput)]).failure == .data)
  }

  @Test func theFirstFailureIsThatOfTheLeastNumber() {
    let tally = tally([(7, .data), (3, .usage), (5, .data)])
    #expect(tally.firstFailure?.number == 3)
    #expect(tally.firstFailure?.message == "job 3 is wrong")
  }

  @Test func theBarFillsUp() {
    var tally = tally([(1, .data)])
    tally.count(answer(2, isUnchanged: true), number: 2)
    let text = ProgressBar(total: 4).text(tally)
    #expect(text.count { $0 == "█" } == 15)
    #expect(text.hasSuffix(" 2 of 4 done, 1 unchanged, 1 failed"))
    #expect(ProgressBar(total: nil).text(tally) == "2 done, 1 unchanged, 1 failed")
    #expect(ProgressBar(total: 1).text(tally).count { $0 == "█" } == 30)
  }
}
