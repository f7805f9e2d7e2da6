import KuriosaTemplates

/// A catalog that was verified: what the app ships.
///
/// Reads no files by itself: whoever loads it hands in the contents of each, from a bundle's resources or anywhere else.
public struct Catalog: Sendable {
  /// Where the app offers which templates.
  public let index: CatalogIndex
  /// The SHA-256 of `SHA256SUMS`. The same digest, the same bytes.
  public let digest: Checksum
  /// In code point order of id.
  public let templates: [Template]

  /// Loads the catalog, comparing each file with its checksum.
  ///
  /// - Parameter read: the contents of a file by its name, such as `watch.json`; nil where there is none. Asked for
  ///   `SHA256SUMS`, `catalog.json` and the files that they list.
  /// - Throws: `DamagedCatalog`, naming each file and what differs, or what `read` throws.
  public init(_ read: CatalogVerifier.Reading) throws {
    let verifier = try CatalogVerifier(read)
    guard verifier.differences.isEmpty, let index = verifier.index.index, let digest = verifier.digest else {
      throw DamagedCatalog(differences: verifier.differences)
    }
    var templates: [Template] = []
    for template in verifier.verified {
      do throws(InvalidTemplate) {
        templates.append(try Template(parsing: template.source))
      } catch {
        let place = error.pointer.isEmpty ? "" : " at \(error.pointer)"
        throw DamagedCatalog(differences: [
          CatalogDifference(template.shipped.fileName, "holds no template: \(error.reason)\(place)")
        ])
      }
    }
    self.index = index
    self.digest = digest
    self.templates = templates.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  /// The template with this id, `builtin.watch`; nil where the catalog has none.
  public func template(_ id: String) -> Template? {
    var (low, high) = (0, templates.count)
    while low < high {
      let middle = (low + high) / 2
      if templates[middle].id.utf8.lexicographicallyPrecedes(id.utf8) { low = middle + 1 } else { high = middle }
    }
    return low < templates.count && templates[low].id.utf8.elementsEqual(id.utf8) ? templates[low] : nil
  }
}
