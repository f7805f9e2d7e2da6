import KuriosaSource

/// The input files of a run.
package struct FileSelection: Sendable {
  package struct Input: Sendable, Hashable {
    /// As reports show it, and as it is opened.
    package var path: FilePath
    /// Its text comes from standard input; `path` is only its name.
    package var isStandardInput: Bool

    package init(path: FilePath, isStandardInput: Bool = false) {
      self.path = path
      self.isStandardInput = isStandardInput
    }
  }

  /// Something that the user should know and that is no problem, such as a file left out because of its name.
  package struct Remark: Sendable, Hashable {
    package var path: FilePath
    package var text: String

    init(_ path: FilePath, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// Each file once, in the byte order of the paths.
  package var inputs: [Input] = []
  /// What was asked for and can't be had, in the byte order of the paths. Exit status 2.
  package var problems: [FileProblem] = []
  /// In the byte order of the paths.
  package var remarks: [Remark] = []
  /// Named files that the configuration excludes. With nothing else to check they make no failure.
  package var excludedByName = 0

  /// Nothing was selected and nothing says why: a wrong or empty folder. Exit status 2.
  package var isNothingToCheck: Bool { inputs.isEmpty && problems.isEmpty && excludedByName == 0 }

  /// The inputs that are files.
  var files: [FilePath] { inputs.filter { !$0.isStandardInput }.map(\.path) }

  /// Where the input of that path stands among the inputs; nil if it is none.
  package func index(of path: FilePath) -> Int? {
    var (low, high) = (0, inputs.count)
    while low < high {
      let middle = (low + high) / 2
      if inputs[middle].path.bytes.precedes(path.bytes) { low = middle + 1 } else { high = middle }
    }
    return low < inputs.count && inputs[low].path == path ? low : nil
  }
}
