#if arch(x86_64)
  import _Builtin_intrinsics.intel.sse2

  struct IntelSixteenBytes {
    private let bytes: SIMD2<Int64>

    @inline(__always)
    init(_ memory: UnsafeRawPointer) {
      bytes = unsafe memory.loadUnaligned(as: SIMD2<Int64>.self)
    }

    /// Those that a string can't simply go on with: a quote, a backslash, a control character (DEL too), or one that is
    /// not ASCII.
    @inline(__always)
    var stringStops: Marks {
      let isQuoteOrBackslash = _mm_or_si128(
        _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x22)), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x5C)))
      // Bytes that are not ASCII are negative.
      let isOdd = _mm_or_si128(
        _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x20)), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x7F)))
      return Marks(_mm_or_si128(isQuoteOrBackslash, isOdd))
    }

    /// Digits and the ASCII signs up to `?`: bytes of 0x21 to 0x3F.
    @inline(__always)
    var signs: Marks {
      Marks(_mm_and_si128(_mm_cmpgt_epi8(bytes, _mm_set1_epi8(0x20)), _mm_cmplt_epi8(bytes, _mm_set1_epi8(0x40))))
    }

    /// Those that are not U+0020.
    @inline(__always)
    var nonSpaces: Marks { Marks(bits: 0xFFFF ^ Marks(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x20))).bits) }

    /// Those that are no white space of JSON: no space, tab, line feed or carriage return.
    @inline(__always)
    var nonWhiteSpaces: Marks {
      let isBlank = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x20)), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x09)))
      let isLineEnd = _mm_or_si128(
        _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x0A)), _mm_cmpeq_epi8(bytes, _mm_set1_epi8(0x0D)))
      return Marks(bits: 0xFFFF ^ Marks(_mm_or_si128(isBlank, isLineEnd)).bits)
    }

    /// One bit for each byte, the first one lowest.
    struct Marks {
      fileprivate let bits: UInt32

      @inline(__always)
      fileprivate init(bits: UInt32) {
        self.bits = bits
      }

      @inline(__always)
      fileprivate init(_ bytes: SIMD2<Int64>) {
        bits = UInt32(truncatingIfNeeded: _mm_movemask_epi8(bytes))
      }

      /// Index of the first marked byte; 16 where there is none.
      @inline(__always)
      var first: Int { (bits | 0x10000).trailingZeroBitCount }

      /// Whether one of the marked bytes stands before all that `stops` marks.
      @inline(__always)
      func areBefore(_ stops: Marks) -> Bool { bits & (stops.bits &- 1) & ~stops.bits != 0 }
    }
  }
#endif
