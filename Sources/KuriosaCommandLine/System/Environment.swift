#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment variables of a process.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// Those of this process.
  package static let process = Environment { name in
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  package init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  package init(_ values: [String: String]) {
    lookUp = { values[$0] }
  }

  package subscript(name: String) -> String? { lookUp(name) }

  /// Whether the variable is there and not empty.
  package func isSet(_ name: String) -> Bool {
    self[name]?.isEmpty == false
  }
}
