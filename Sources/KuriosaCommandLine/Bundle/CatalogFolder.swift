import KuriosaCatalog
import KuriosaLint
import KuriosaSource

/// A catalog on the disk.
struct CatalogFolder {
  let path: FilePath
  /// What can't be read.
  private(set) var problems: [CheckProblem] = []
  private var files: [String: ContiguousArray<UInt8>] = [:]
  /// What is no file.
  private var others: [String] = []
  private var names: [FilePath] = []

  /// Reads all files.
  init(_ path: FilePath) throws(CommandFailure) {
    self.path = path
    do throws(SystemError) {
      names = try Folder.allEntries(of: path).map { FilePath($0.name) }
    } catch {
      throw CommandFailure(FileProblem(path, error))
    }
    for name in names { read(name) }
    let own = [CatalogFileName.index, CatalogFileName.checksums]
    guard own.contains(where: { name in names.contains(FilePath(name)) }) else {
      throw CommandFailure("\(path.text): is no catalog: it has no \(own.joined(separator: " and no "))")
    }
  }

  private mutating func read(_ name: FilePath) {
    let file = path.appending(name.bytes)
    do throws(FileProblem) {
      switch try FileReader.read(file) {
      case .text(let source): files[name.text] = ContiguousArray(source.bytes)
      case .tooLarge: others.append(name.text)
      }
    } catch {
      let kind = (try? FileStatus(of: file))?.kind
      if let kind, kind != .file { others.append(name.text) } else { problems.append(error.checkProblem) }
    }
  }

  /// Findings about the files, and the digest. Where a file can't be read, nothing is said about the others.
  func verify() -> (findings: [Diagnostic], digest: Checksum?) {
    guard problems.isEmpty, let verifier = try? CatalogVerifier({ files[$0] }) else { return ([], nil) }
    var findings = verifier.differences.filter { !others.contains($0.file) }.map { finding(FilePath($0.file), $0.what) }
    for name in names {
      if !verifier.expects(name.text) {
        findings.append(finding(name, "is no part of the catalog: neither SHA256SUMS nor catalog.json lists it"))
      } else if others.contains(name.text) {
        findings.append(finding(name, "is no file of a catalog, but a folder, a device, or too large"))
      }
    }
    return (findings, verifier.digest)
  }

  private func finding(_ name: FilePath, _ what: String) -> Diagnostic {
    Diagnostic(
      rule: "catalog/damaged-file", severity: .error, message: "\(name.text) \(what)",
      place: Place(path: path.appending(name.bytes), range: ByteRange(0, 0)))
  }
}
