import Foundation

StandardStreams.prepare()
exit(CommandLineRun(words: Array(CommandLine.arguments.dropFirst())).exitCode())
