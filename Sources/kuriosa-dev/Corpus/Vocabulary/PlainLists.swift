extension Vocabulary {
  /// SF Symbols of iOS 17 and before, none of them restricted or renamed.
  static let iconNames: StaticString = """
    watch.analog wineglass tray.2 target square.grid.2x2 heart diamond shoe.2 handbag pencil.line fork.knife banknote
    seal scope camera drop car guitars pianokeys music.note film book books.vertical gamecontroller teddybear
    train.side.front.car airplane bicycle sailboat leaf flame bolt star moon cup.and.saucer mug paintpalette paintbrush
    photo photo.artframe scissors hammer wrench.and.screwdriver key crown gift bag map globe flag bell clock hourglass
    stopwatch ruler puzzlepiece dice theatermasks ticket headphones radio cube shippingbox archivebox envelope
    mountain.2 fossil.shell pawprint bird fish tortoise sparkles centsign.circle rosette medal trophy binoculars
    """

  /// Built-in templates that a copy can be based on, and that a sub-collection can be made from.
  static let builtInNames: StaticString = """
    watch jewelry sneaker handbag pen knife coin banknote stamp trading_card comic book art record instrument toy
    scale_model video_game wine spirits perfume car camera mineral firearm ammunition strap optic lens ink console
    sealed_product
    """
}
