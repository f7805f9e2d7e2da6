import KuriosaSource

/// Paths as a service wants them: relative to the root of the repository, with forward slashes, without `.` and `..`.
struct ReportPaths {
  private typealias Component = ContiguousArray<UInt8>

  private let root: [Component]?
  /// What relative paths start from; empty without a root.
  private let base: [Component]

  init(_ options: ReportOptions) {
    root = options.root.map { Self.components($0, from: []) }
    base = options.root.map { Self.components(options.workingFolder ?? $0, from: []) } ?? []
  }

  /// The path as text. Outside the root it is absolute.
  func text(_ path: FilePath) -> String {
    if path == .unnamedInput { return path.text }
    let (components, isInside) = resolve(path)
    let bytes = ContiguousArray(components.joined(separator: CollectionOfOne(UInt8(ascii: "/"))))
    return (isInside ? "" : "/") + FilePath(bytes).text
  }

  /// The path as a percent-encoded URI reference: relative, or outside the root a `file:` URI. Nil for standard input
  /// without a name, and for the root itself: an empty URI is none.
  func uri(_ path: FilePath) -> String? {
    if path == .unnamedInput { return nil }
    let (components, isInside) = resolve(path)
    if components.isEmpty { return nil }
    return (isInside ? "" : "file:///") + components.map(Self.percentEncode).joined(separator: "/")
  }

  private func resolve(_ path: FilePath) -> (components: [Component], isInside: Bool) {
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    let components = Self.components(path, from: isAbsolute ? [] : base)
    guard let root else { return (components, !isAbsolute) }
    return components.starts(with: root) ? (Array(components.dropFirst(root.count)), true) : (components, false)
  }

  private static func components(_ path: FilePath, from base: [Component]) -> [Component] {
    var result = base
    for part in path.bytes.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8), let last = result.last, !last.elementsEqual("..".utf8) {
        result.removeLast()
      } else {
        result.append(Component(part))
      }
    }
    return result
  }

  private static func percentEncode(_ component: Component) -> String {
    var result = ""
    for byte in component {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
