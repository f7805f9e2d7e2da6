// Words and names that are right as they are in English: text, then the languages by their first letter (German, Spanish,
// French, Italian). Sorted by bytes. Names of several words, numbers and codes need no line here.

let loanWordData: StaticString = """
  Action figure\ti
  Aglianico\tdefi
  Albariño\tdefi
  Album\tdf
  Altitude\tf
  Aluminium\tdf
  Amethyst\td
  Amiga\tdefi
  Aperitif\td
  Appellation\tdf
  Art\tf
  Audio\tdefi
  Authentic\tdefi
  Back lock\tei
  Balisong\tfi
  Banjo\tdefi
  Bar\tdefi
  Barbera\tdefi
  Barcode\tdi
  Base\tei
  Baseball\tdfi
  Basketball\td
  Beige\tdefi
  Blaster box\tei
  Blaufränkisch\tdefi
  Blister\tdefi
  Bootleg\tdi
  Bourbon\tdefi
  Box\td
  Box set\te
  Bracelet\tf
  Brandy\tdefi
  Bronze\tdf
  Cabochon\tdfi
  Calvados\tdefi
  Canvas\td
  Carat\tf
  Carbon\td
  Cassette\tf
  Catalogue\tf
  Cello\td
  Champagne\tfi
  Chardonnay\tdefi
  Chrome\tf
  Chronograph\td
  Citrine\tf
  Clip point\tefi
  Clochette\tdefi
  Club\tdefi
  Code\tdf
  Cognac\tdfi
  Collaboration\tf
  Collage\tdefi
  Collection\tf
  Color\te
  Colorway\tdei
  Comics\tdef
  Common\td
  Complications\tf
  Component\tdi
  Composite\tdf
  Compression lock\tefi
  Condition\tf
  Conserved\tdefi
  Consoles\tf
  Controller\tdi
  Cover\tdi
  Crocodile\tf
  Crossbar lock\tefi
  Cupronickel\tf
  Custom firmware\tefi
  DCC digital\tde
  Date\tf
  Design\tdefi
  Digimon\tdefi
  Digital\tdef
  Dimensions\tf
  Disc\td
  Display\tde
  Distance\tf
  Double rare\tf
  Download\tdi
  Dreamcast\tdefi
  Drop point\tefi
  E-mail\tfi
  EF (extra fine)\ti
  Ebonite\ti
  Edifil\tdefi
  Edition\tdf
  Excellent\tf
  Facit\tdefi
  Fiction\tf
  Figure\tf
  Fineliner\tdi
  Flesh and Blood\tdefi
  Flex\tdefi
  Flexi disc\ti
  Floppy disk\ti
  Foil\tdefi
  Format\tdf
  Frame lock\tefi
  Full art\tefi
  Gamay\tdefi
  Game of the Year\tdefi
  Garage\tdfi
  Gewürztraminer\tdefi
  Gin\tdefi
  Global\tde
  Gold\td
  Gouache\tdefi
  Grade\tf
  Grading\ti
  Grenache\tdfi
  Grenadilla\ti
  Gübelin\tdefi
  Harmonica\tf
  Hawkbill\td
  Hobby box\tei
  Holo\tdefi
  Holo rare\tf
  Homebrew\tdefi
  Horn\td
  Hotel\tdei
  Hybrid\td
  Hyper rare\tf
  Illustration\tdf
  Illustration rare\tf
  Image\tf
  Info\tdi
  Instrument\tdf
  Intellivision\tdefi
  Italic\tdi
  Jazz\tdefi
  Kinetic\tdefi
  Koa\tdefi
  Korina\tdefi
  Label\tdf
  Laser\tdefi
  Latin\tf
  Legacy\tdefi
  Liner lock\tefi
  Locomotive\tf
  Logo\tdefi
  Loose\tfi
  Lotus\tdefi
  Mac\tdefi
  Machete\tdei
  Magic\tdefi
  Malbec\tdefi
  Manual\te
  Material\tde
  Merlot\tdefi
  Metal\te
  Micarta\tdefi
  Michel\tdefi
  Mineral\tde
  Minute\tdf
  Modchip\tdi
  Modifications\tf
  Motor\tde
  Mourvèdre\tdfi
  Muscat\tf
  Music\tdfi
  Name\td
  Nature\tf
  Nebbiolo\tdefi
  Nickel\tdf
  Normal\tdef
  Notes\tf
  Nylon\tdfi
  Obi\tdefi
  Oboe\tdei
  Occasion\tf
  Offset\tefi
  Online\tdi
  Opal\td
  Orange\tdf
  Orange wine\ti
  Original\tdef
  PADS (passes as deadstock)\tdefi
  Palladium\tdf
  Parallel\td
  Partner\td
  Password\ti
  Pastel\tef
  Patina\tdi
  Pau ferro\tdefi
  Peridot\tdi
  Person\td
  Photo\tf
  Piano\tdefi
  Plus\tdef
  Pokémon\tdefi
  Polymer\td
  Pop\tdefi
  Portrait\tdf
  Position\tdf
  Poster\tdfi
  Prestige\tf
  Promo\tdefi
  Prototype\tf
  Provenance\tf
  Python\tdf
  Qualified\tdefi
  Quartz\tf
  Radio\tdefi
  Rare\tdf
  Refractor\tdefi
  Region\td
  Region free\ti
  Regular\te
  Replica\ti
  Restaurant\tdf
  Restored\tdefi
  Reverse holo\tefi
  Revolver\tdfi
  Rhodium\tdf
  Richlite\tdefi
  Riesling\tdefi
  Rifle\te
  Ring\td
  Rock\tdefi
  Rookie card\tefi
  Rosé\tdf
  Rum\tdi
  Ruthenium\td
  Sake\tdei
  Sangiovese\tdefi
  Sassone\tdefi
  Saturn\tdefi
  Saxophone\tf
  Scott\tdefi
  Service\tdfi
  Set\tdefi
  Shadowless\tdefi
  Signature\tf
  Signatures\tf
  Silvaner\tdefi
  Single\td
  Site\tf
  Smartwatch\tdi
  Sneakers\tf
  Snorkel\tdefi
  Solar\tde
  Soul\tdefi
  Soundtrack\td
  Source\tf
  Specimen\ti
  Sport\tdfi
  Standard\tdfi
  Start\td
  Status\td
  Steelbook\tdefi
  Stub\tdefi
  Studio\tdfi
  Style\tf
  Super\tdefi
  Super rare\tf
  Support\tf
  Surface\tf
  Switch\tdefi
  Synthesizer\td
  Syrah\tdefi
  System\td
  Sémillon\tdefi
  Tanto\tdefi
  Tanzanite\tfi
  Taxi\tdefi
  Team\td
  Technique\tf
  Tempera\tdfi
  Tempranillo\tdefi
  Tequila\tdefi
  Test\tdefi
  Test pressing\tfi
  Textile\tf
  Texture\tf
  Ticket\tdef
  Tin\tfi
  Total\tdef
  Tourbillon\tdefi
  Tourmaline\tf
  Trailing point\tefi
  Transport\tdf
  Tri-Ad lock\tefi
  Trombone\tfi
  Turquoise\tf
  Tweed\tdefi
  Type\tf
  UEF (ultra extra fine)\ti
  Ukulele\tdi
  Ultra rare\tf
  Uncommon\td
  Unificato\tdefi
  Universal\tdefi
  Usage\tf
  VNDS (very near deadstock)\tdefi
  Variable\tef
  Variation\tdf
  Vermouth\tfi
  Version\tdf
  Video\tdi
  Viognier\tdefi
  Viola\tei
  Vodka\tfi
  Volume\tfi
  Web\tdefi
  Wharncliffe\tdefi
  Whiskey\tdefi
  Whisky\tdefi
  White label\tefi
  Wii\tdefi
  Windows/DOS\tdefi
  Xbox\tdefi
  Yvert et Tellier\tdefi
  Zinc\tf
  Zinfandel/Primitivo\tdefi
  Zoom\tdefi
  Zumstein\tdefi
  """
