/// Texts that tests take apart.
enum Samples {
  /// A sound document with everything that JSON knows, small enough to be damaged at every byte.
  static let everything = #"""
    {
      "id": "custom.3b1d2c8e",
      "version": 12,
      "name": { "en": "Kites \"& more\"", "de": "Drachen – größer", "ja": "凧🪁", "x": "\u00e9\ud83e\ude81\\" },
      "sections": [],
      "fields": [
        { "key": "wing_span", "flags": [true, false, null, -0.5e-3, 10E+2, 0] },
        { "key": "", "empty": {}, "formula": { "left": { "number": 1.25 }, "right": { "field": "a, b] }" } } }
      ]
    }
    """#

  /// Documents in other layouts.
  static let layouts: [String] = [
    everything,
    #"{"a":[1,2,{"b":"c"},[]],"d":{"e":null,"f":true},"g":"h"}"#,
    "[\r\n\t1 , 2\r\n\t, [ ] , { \"k\" : -1.5e+10 }\r\n]\r\n",
    "\"text\"", "0", "-12.5e3", "true", "null", "[]", "{}", " [ [ [ ] ] ] ",
  ]
}
