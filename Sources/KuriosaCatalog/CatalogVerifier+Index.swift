import KuriosaTemplates

/// What `catalog.json` says.
struct StatedIndex {
  /// Nil where the file is missing or no index.
  var index: CatalogIndex?
  /// By name of the file.
  var entries: [String: CatalogIndex.Entry] = [:]
  var bytes: ContiguousArray<UInt8> = []
  /// Whether its sum is the one in `SHA256SUMS`, but for line ends.
  var isTrusted = false
  /// Why it is no index.
  var reason: String?
}

extension CatalogVerifier {
  /// Reads the index. Whether it is to be believed depends on its sum.
  mutating func takeIndex(_ bytes: ContiguousArray<UInt8>) {
    let sum = sums.byName[CatalogFileName.index]
    let plain = LineEnds.plain(bytes)
    index.bytes = plain ?? bytes
    index.isTrusted = sum != nil && sum == Checksum(of: bytes)
    if sum != nil, !index.isTrusted, let plain, sum == Checksum(of: plain) {
      index.isTrusted = true
      report(CatalogFileName.index, CatalogDifference.onlyLineEnds)
    }
    do throws(InvalidTemplate) {
      let stated = try CatalogIndex(parsing: bytes)
      index.index = stated
      for entry in stated.templates { index.entries[entry.file] = entry }
    } catch {
      index.reason = error.reason + (error.pointer.isEmpty ? "" : " at \(error.pointer)")
      index.isTrusted = false
    }
  }

  /// Judges the index itself, once the templates are known.
  mutating func verifyIndex() {
    // An index of exactly the templates that are here, if each of them is as it was shipped.
    let templates = verified.map(\.shipped).filter { index.entries[$0.fileName] != nil }
    let rebuilt = templates.count == index.entries.count && index.index != nil ? CatalogIndex(of: templates) : nil
    let isBorneOut = rebuilt.map { $0.bytes == index.bytes } ?? false
    for name in missingAndOnlySummed {
      if index.isTrusted || isBorneOut {
        report(CatalogFileName.checksums, "lists \(name), which is neither here nor in catalog.json")
      } else {
        reportMissing(name)
      }
    }
    if let reason = index.reason {
      report(CatalogFileName.index, "is no index of a catalog: \(reason)")
    } else if index.index == nil {
      return
    } else if sums.list != nil, !index.isTrusted {
      reportUntrusted(isBorneOut)
    } else if let rebuilt, !hasDifference(in: CatalogFileName.index) {
      compare(rebuilt)
    }
  }

  /// `SHA256SUMS` says something else. Where the templates bear the index out, the list is wrong.
  private mutating func reportUntrusted(_ isBorneOut: Bool) {
    if isBorneOut {
      let isListed = sums.byName[CatalogFileName.index] != nil
      report(
        CatalogFileName.checksums,
        isListed
          ? "has another sum for catalog.json than the file, which fits the templates" : "does not list catalog.json")
    } else if let sum = sums.byName[CatalogFileName.index] {
      report(
        CatalogFileName.index,
        "was changed: its SHA-256 sum is \(Checksum(of: index.bytes)), not the one in SHA256SUMS, which is \(sum)")
    } else {
      report(CatalogFileName.checksums, "does not list catalog.json")
    }
  }

  private mutating func compare(_ rebuilt: CatalogIndex) {
    guard let stated = index.index else { return }
    var parts: [String] = []
    if stated.templates != rebuilt.templates { parts.append("templates") }
    if stated.groups != rebuilt.groups { parts.append("groups") }
    if stated.suggestedOnly != rebuilt.suggestedOnly { parts.append("suggestedOnly") }
    if stated.wishlist != rebuilt.wishlist { parts.append("wishlist") }
    if !parts.isEmpty {
      report(CatalogFileName.index, "does not fit the templates that are here: \(parts.joined(separator: ", "))")
    } else if rebuilt.bytes != index.bytes {
      report(CatalogFileName.index, "is not in canonical form (RFC 8785) with a line feed at the end")
    }
  }
}
