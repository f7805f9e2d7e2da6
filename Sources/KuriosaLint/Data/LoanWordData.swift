// Words and names that are right as they are in English: text, then the languages by their first letter (German, Spanish,
// French, Italian). Sorted by bytes. Names of several words, numbers and codes need no line here.

let loanWordData: StaticString = """
  Absinthe\tf
  Action figure\ti
  Aglianico\tdefi
  Albariño\tdefi
  Album\tdf
  Alcohol\te
  Alligator\tdf
  Altitude\tf
  Aluminium\tdf
  Amber\td
  Amethyst\td
  Amiga\tdefi
  Aperitif\td
  Appellation\tdf
  Armagnac\tdfi
  Art\tf
  Audio\tdefi
  Authentic\tdefi
  Autofocus\tfi
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
  Chypre\td
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
  Concentration\tf
  Condition\tf
  Conserved\tdefi
  Consoles\tf
  Contax/Yashica\tdefi
  Controller\tdi
  Cordovan\tdefi
  Cover\tdi
  Crocodile\tf
  Crossbar lock\tefi
  Cupronickel\tf
  Custom firmware\tefi
  DCC digital\tde
  Date\tf
  Decant\tei
  Design\tdefi
  Diesel\tdfi
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
  Eau fraîche\tdefi
  Ebonite\ti
  Edifil\tdefi
  Edition\tdf
  Exakta\tdefi
  Excellent\tf
  Facit\tdefi
  Fiction\tf
  Figure\tf
  Filter\td
  Fineliner\tdi
  Fisheye\tdfi
  Flesh and Blood\tdefi
  Flex\tdefi
  Flexi disc\ti
  Floppy disk\ti
  Floral\tef
  Fluorescence\tf
  Foil\tdefi
  Format\tdf
  Fougère\tdefi
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
  Gourmand\tdefi
  Grade\tf
  Grading\ti
  Grappa\tdefi
  Grenache\tdfi
  Grenadilla\ti
  Gübelin\tdefi
  Harmonica\tf
  Hawkbill\td
  Hexagonal\tdef
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
  Large cabinet\ti
  Laser\tdefi
  Latin\tf
  Legacy\tdefi
  Liner lock\tefi
  Liqueur\tf
  Locomotive\tf
  Logo\tdefi
  Loose\tfi
  Lotus\tdefi
  Mac\tdefi
  Machete\tdei
  Macro\tefi
  Magic\tdefi
  Malbec\tdefi
  Manual\te
  Material\tde
  Merlot\tdefi
  Metal\te
  Mezcal\tdefi
  Micarta\tdefi
  Michel\tdefi
  Micromount\tdei
  Mineral\tde
  Minute\tdf
  Mirrorless\ti
  Modchip\tdi
  Modifications\tf
  Monocular\te
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
  Open tip match (OTM)\tefi
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
  Pink\td
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
  Roadster\tdef
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
  Semi-wadcutter (SWC)\tdefi
  Service\tdfi
  Set\tdefi
  Shading\tdefi
  Shadowless\tdefi
  Sheen\tdefi
  Shimmer\tdei
  Signature\tf
  Signatures\tf
  Silicone\tfi
  Silvaner\tdefi
  Single\td
  Site\tf
  Small cabinet\ti
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
  Station wagon\ti
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
  Tester\tdei
  Tetragonal\tde
  Textile\tf
  Texture\tf
  Thumbnail\tdefi
  Ticket\tdef
  Tilt-shift\ti
  Tin\tfi
  Total\tdef
  Tourbillon\tdefi
  Tourmaline\tf
  Trailing point\tefi
  Transport\tdf
  Tri-Ad lock\tefi
  Trigonal\tdef
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
  Vodka\tefi
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
  Zulu\tdefi
  Zumstein\tdefi
  """
