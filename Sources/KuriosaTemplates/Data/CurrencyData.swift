// Currencies whose minor unit has another number of digits than two: code, digits.
// ISO 4217 list published 2026-01-01, from the package iso4217 1.16.20260101 (public domain).

let currencyData: StaticString = """
  BHD\t3
  BIF\t0
  CLF\t4
  CLP\t0
  DJF\t0
  GNF\t0
  IQD\t3
  ISK\t0
  JOD\t3
  JPY\t0
  KMF\t0
  KRW\t0
  KWD\t3
  LYD\t3
  OMR\t3
  PYG\t0
  RWF\t0
  TND\t3
  UGX\t0
  UYI\t0
  UYW\t4
  VND\t0
  VUV\t0
  XAF\t0
  XOF\t0
  XPF\t0
  """
