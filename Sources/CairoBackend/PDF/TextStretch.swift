#if Cairo
  import VectorScene

  /// Neighbouring glyphs of a run in one direction, and the part of the string that they stand for.
  struct TextStretch {
    /// Characters that glyphs stand for together.
    struct Cluster {
      var bytes: Range<Int>
      var glyphs: [PlacedGlyph]
    }

    /// From the left end of the line.
    private(set) var clusters: [Cluster]
    /// Whether the characters run from right to left.
    private(set) var isBackward: Bool

    /// What the stretch stands for, in bytes of the line's string.
    var bytes: Range<Int> {
      let first = isBackward ? clusters.last : clusters.first
      let last = isBackward ? clusters.first : clusters.last
      return (first?.bytes.lowerBound ?? 0)..<(last?.bytes.upperBound ?? 0)
    }

    /// The stretches of one of the line's runs.
    ///
    /// - Parameter ends: As ``clusterEnds(of:length:)`` gives them for the line; a cluster that is
    ///   used is taken out, so that no character is there twice.
    static func stretches(of run: GlyphRun, ends: inout [Int: Int], length: Int) -> [TextStretch] {
      var stretches: [TextStretch] = []
      var index = run.glyphs.startIndex
      while index < run.glyphs.endIndex {
        let number = run.glyphs[index].cluster
        let end = run.glyphs[index...].firstIndex { $0.cluster != number } ?? run.glyphs.endIndex
        let start = min(Int(number), length)
        let cluster = Cluster(
          bytes: start..<(ends.removeValue(forKey: start) ?? start),
          glyphs: Array(run.glyphs[index..<end]))
        index = end
        if stretches.last?.takes(cluster) == true {
          stretches[stretches.count - 1].append(cluster)
        } else {
          stretches.append(TextStretch(clusters: [cluster], isBackward: false))
        }
      }
      return stretches
    }

    /// Where each cluster of a line ends, by where it begins: where the next one in the string does.
    static func clusterEnds(of node: TextNode, length: Int) -> [Int: Int] {
      let starts = Set(node.runs.flatMap(\.glyphs).map { min(Int($0.cluster), length) }).sorted()
      return Dictionary(
        uniqueKeysWithValues: zip(starts, starts.dropFirst() + [length]))
    }

    private func takes(_ cluster: Cluster) -> Bool {
      guard let last = clusters.last else { return true }
      let follows = cluster.bytes.lowerBound == last.bytes.upperBound
      let precedes = cluster.bytes.upperBound == last.bytes.lowerBound
      return clusters.count == 1 ? follows || precedes : isBackward ? precedes : follows
    }

    private mutating func append(_ cluster: Cluster) {
      if clusters.count == 1, let last = clusters.last {
        isBackward = cluster.bytes.lowerBound != last.bytes.upperBound
      }
      clusters.append(cluster)
    }
  }
#endif
