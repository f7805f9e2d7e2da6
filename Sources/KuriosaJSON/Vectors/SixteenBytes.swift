/// Sixteen bytes that are looked at together. Questions to them are answered by marks, one for each byte.
///
/// There are two implementations that give the same answers: one of SSE2, which every x86-64 processor has, and one in
/// plain Swift for all others.
#if arch(x86_64)
  typealias SixteenBytes = IntelSixteenBytes
#else
  typealias SixteenBytes = PortableSixteenBytes
#endif
