import Foundation

Process.prepareStreams()
exit(CommandLineRun(words: Array(CommandLine.arguments.dropFirst())).exitCode())
