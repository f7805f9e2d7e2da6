import KuriosaJSON
import KuriosaSource

/// The 34 built-in templates: those of the groups in the app's order, then those only offered as suggested
/// sub-collections, then the wishlist. The raw value is the name: `builtin.<name>` in `<name>.json`.
public enum BuiltinTemplate: String, FormatWord {
  public static let table = WordTable<BuiltinTemplate>()

  case watch
  case jewelry
  case sneaker
  case handbag
  case pen
  case knife

  case coin
  case banknote
  case stamp
  case tradingCard = "trading_card"
  case comic
  case book

  case art
  case record
  case instrument
  case toy
  case scaleModel = "scale_model"
  case videoGame = "video_game"

  case wine
  case spirits
  case perfume

  case car
  case camera
  case mineral
  case firearm
  case ammunition

  case blank

  case strap
  case optic
  case lens
  case ink
  case console
  case sealedProduct = "sealed_product"

  case wishlist

  /// What every built-in's ID starts with.
  public static let idPrefix = "builtin."

  /// The ID: `builtin.watch`.
  public var id: String { Self.idPrefix + rawValue }

  /// The file the template lies in: `watch.json`.
  public var fileName: String { rawValue + ".json" }

  /// The built-in with this ID, as UTF-8 bytes; nil for every other ID.
  public init?(idBytes: some Collection<UInt8>) {
    guard idBytes.starts(with: Self.idPrefix.utf8) else { return nil }
    self.init(bytes: idBytes.dropFirst(Self.idPrefix.utf8.count))
  }

  /// The built-in whose ID a string of a document is; nil for every other string.
  package init?(id node: NodeIndex, in tree: borrowing JSONTree) {
    let content = tree.rawContent(node)
    if tree[node].flags.contains(.escaped) {
      self.init(idBytes: tree.utf8(node))
    } else if content.count > 8, tree.source.eightBytes(at: content.start) == Self.idPrefixBytes,
      let name = Self.table.find(tree.source, content.start + 8, content.count - 8)
    {
      self = name
    } else {
      return nil
    }
  }

  /// `idPrefix` as eight bytes, the first one lowest.
  package static var idPrefixBytes: UInt64 { 0x2E6E_6974_6C69_7562 }

  /// The group that "New collection" offers it in; nil for what is not offered there.
  public var group: TemplateGroup? {
    switch self {
    case .watch, .jewelry, .sneaker, .handbag, .pen, .knife: .wearAndCarry
    case .coin, .banknote, .stamp, .tradingCard, .comic, .book: .coinsAndPaper
    case .art, .record, .instrument, .toy, .scaleModel, .videoGame: .artMusicAndPlay
    case .wine, .spirits, .perfume: .drinksAndScents
    case .car, .camera, .mineral, .firearm, .ammunition: .gearAndNature
    case .blank: .startEmpty
    case .strap, .optic, .lens, .ink, .console, .sealedProduct, .wishlist: nil
    }
  }

  /// The id that was probably meant by a misspelt one, or by a name alone. Only the names are compared, since all ids begin
  /// alike; nil where none is near.
  package static func closestID(to id: String) -> String? {
    let name = id.hasPrefix(idPrefix) ? String(id.dropFirst(idPrefix.count)) : id
    if let meant = closest(to: name) { return idPrefix + meant }
    return id.hasPrefix(idPrefix) ? nil : DidYouMean.closest(to: id, among: allCases.map(\.id))
  }

  /// "Offered only as suggested sub-collections, never in 'New collection'", in the order of the format.
  public static var suggestedOnly: [BuiltinTemplate] {
    allCases.filter { $0.group == nil && $0 != .wishlist }
  }
}

/// The groups in which "New collection" offers the built-in templates, in this order. Their names are the app's text.
/// The raw value is the group's ID in a catalog.
public enum TemplateGroup: String, FormatWord {
  public static let table = WordTable<TemplateGroup>()

  case wearAndCarry = "wear_and_carry"
  case coinsAndPaper = "coins_and_paper"
  case artMusicAndPlay = "art_music_and_play"
  case drinksAndScents = "drinks_and_scents"
  case gearAndNature = "gear_and_nature"
  case startEmpty = "start_empty"

  /// The templates of the group, in the order in which they are offered.
  public var templates: [BuiltinTemplate] {
    BuiltinTemplate.allCases.filter { $0.group == self }
  }
}
