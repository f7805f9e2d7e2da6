/// The photo of an object on its showcase stage.
public struct ShowcasePhoto: Sendable, Hashable {
  /// Whether the object is cut out of its background.
  public var isCutOut: Bool
  /// In any unit, the same for both.
  public var width: Decimal34
  public var height: Decimal34

  public init(isCutOut: Bool, width: Decimal34, height: Decimal34) {
    self.isCutOut = isCutOut
    self.width = width
    self.height = height
  }

  /// "A photo that is not cut out goes into a passepartout, a cut-out wider than 1.6 × its height is wide, every other
  /// cut-out stands."
  public var mode: ShowcaseMode {
    guard isCutOut else { return .passepartout }
    let limit = height.multiplied(by: Self.wideRatio)
    return limit.map { width > $0 } ?? false ? .wide : .standing
  }

  private static let wideRatio = Decimal34("1.6")!
}

extension Template {
  /// How an object of this collection is shown: the template's own mode; for a customized copy without one, "the mode of
  /// the template it is `basedOn`"; else the photo's shape decides. "`lying` only ever comes from the template."
  ///
  /// - Parameter base: the template named by `basedOn`, a built-in as shipped; nil where it is not known. What that one
  ///   is based on is not looked at (decision 40).
  public func showcaseMode(base: Template?, photo: ShowcasePhoto) -> ShowcaseMode {
    showcase ?? (basedOn == nil ? nil : base?.showcase) ?? photo.mode
  }
}
