/// Why a value is no template, or no part of one.
public struct InvalidTemplate: Error, Sendable, Hashable {
  /// The JSON pointer (RFC 6901) to the value at fault, or to the object that misses one.
  public let pointer: String
  /// One plain phrase.
  public let reason: String

  public init(_ reason: String, at pointer: String) {
    self.reason = reason
    self.pointer = pointer
  }
}
