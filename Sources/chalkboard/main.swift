import Foundation

StandardStreams.prepare()
EndingSignals.prepare()
exit(CommandLineRun(words: Array(CommandLine.arguments.dropFirst())).exitCode())
