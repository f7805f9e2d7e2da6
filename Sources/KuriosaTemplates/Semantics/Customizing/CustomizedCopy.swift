extension Template {
  /// "Editing a built-in or shared template gives the collection its own copy with ID `custom.<uuid>` and `basedOn` set;
  /// the original never changes." The copy starts at version 1 (decision 48) and keeps everything else.
  public func customizedCopy(uuid: String) throws(CustomizingFault) -> Template {
    guard Self.isUUID(uuid) else { throw .noUUID(uuid) }
    var copy = self
    copy.id = Self.customIDPrefix + uuid
    copy.version = 1
    copy.basedOn = id
    return copy
  }

  /// What every ID of a user's template starts with.
  public static let customIDPrefix = "custom."

  /// 8-4-4-4-12 hexadecimal digits, either case (decision 10).
  private static func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
      && groups.joined().allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
          UInt8(ascii: "A")...UInt8(ascii: "F"):
          true
        default: false
        }
      }
  }
}
