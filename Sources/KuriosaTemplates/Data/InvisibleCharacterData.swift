// Characters that nobody sees, or that are no text: first and last code point, group, level, name.
// Unicode 15.0 character data (Unicode licence); the levels are our own.

let invisibleCharacterData: StaticString = """
  000000\t000000\tcontrol\terror\tNULL
  000001\t000001\tcontrol\terror\tSTART OF HEADING
  000002\t000002\tcontrol\terror\tSTART OF TEXT
  000003\t000003\tcontrol\terror\tEND OF TEXT
  000004\t000004\tcontrol\terror\tEND OF TRANSMISSION
  000005\t000005\tcontrol\terror\tENQUIRY
  000006\t000006\tcontrol\terror\tACKNOWLEDGE
  000007\t000007\tcontrol\terror\tBELL
  000008\t000008\tcontrol\terror\tBACKSPACE
  000009\t000009\tcontrol\terror\tCHARACTER TABULATION
  00000A\t00000A\tcontrol\terror\tLINE FEED (LF)
  00000B\t00000B\tcontrol\terror\tLINE TABULATION
  00000C\t00000C\tcontrol\terror\tFORM FEED (FF)
  00000D\t00000D\tcontrol\terror\tCARRIAGE RETURN (CR)
  00000E\t00000E\tcontrol\terror\tSHIFT OUT
  00000F\t00000F\tcontrol\terror\tSHIFT IN
  000010\t000010\tcontrol\terror\tDATA LINK ESCAPE
  000011\t000011\tcontrol\terror\tDEVICE CONTROL ONE
  000012\t000012\tcontrol\terror\tDEVICE CONTROL TWO
  000013\t000013\tcontrol\terror\tDEVICE CONTROL THREE
  000014\t000014\tcontrol\terror\tDEVICE CONTROL FOUR
  000015\t000015\tcontrol\terror\tNEGATIVE ACKNOWLEDGE
  000016\t000016\tcontrol\terror\tSYNCHRONOUS IDLE
  000017\t000017\tcontrol\terror\tEND OF TRANSMISSION BLOCK
  000018\t000018\tcontrol\terror\tCANCEL
  000019\t000019\tcontrol\terror\tEND OF MEDIUM
  00001A\t00001A\tcontrol\terror\tSUBSTITUTE
  00001B\t00001B\tcontrol\terror\tESCAPE
  00001C\t00001C\tcontrol\terror\tINFORMATION SEPARATOR FOUR
  00001D\t00001D\tcontrol\terror\tINFORMATION SEPARATOR THREE
  00001E\t00001E\tcontrol\terror\tINFORMATION SEPARATOR TWO
  00001F\t00001F\tcontrol\terror\tINFORMATION SEPARATOR ONE
  00007F\t00007F\tcontrol\terror\tDELETE
  000080\t000084\tcontrol\terror\tC1 controls
  000085\t000085\tline-break\terror\tNEXT LINE (NEL)
  000086\t00009F\tcontrol\terror\tC1 controls
  0000A0\t0000A0\tspace\tallow\tNO-BREAK SPACE
  0000AD\t0000AD\tformat\twarning\tSOFT HYPHEN
  00034F\t00034F\tzero-width\terror\tCOMBINING GRAPHEME JOINER
  00061C\t00061C\tbidi\terror\tARABIC LETTER MARK
  00115F\t00115F\tfiller\terror\tHANGUL CHOSEONG FILLER
  001160\t001160\tfiller\terror\tHANGUL JUNGSEONG FILLER
  001680\t001680\tspace\twarning\tOGHAM SPACE MARK
  0017B4\t0017B4\tfiller\terror\tKHMER VOWEL INHERENT AQ
  0017B5\t0017B5\tfiller\terror\tKHMER VOWEL INHERENT AA
  00180B\t00180D\tvariation-selector\twarning\tMONGOLIAN FREE VARIATION SELECTOR ONE..THREE
  00180E\t00180E\tzero-width\terror\tMONGOLIAN VOWEL SEPARATOR
  00180F\t00180F\tvariation-selector\twarning\tMONGOLIAN FREE VARIATION SELECTOR FOUR
  002000\t002000\tspace\twarning\tEN QUAD
  002001\t002001\tspace\twarning\tEM QUAD
  002002\t002002\tspace\twarning\tEN SPACE
  002003\t002003\tspace\twarning\tEM SPACE
  002004\t002004\tspace\twarning\tTHREE-PER-EM SPACE
  002005\t002005\tspace\twarning\tFOUR-PER-EM SPACE
  002006\t002006\tspace\twarning\tSIX-PER-EM SPACE
  002007\t002007\tspace\twarning\tFIGURE SPACE
  002008\t002008\tspace\twarning\tPUNCTUATION SPACE
  002009\t002009\tspace\twarning\tTHIN SPACE
  00200A\t00200A\tspace\twarning\tHAIR SPACE
  00200B\t00200B\tzero-width\terror\tZERO WIDTH SPACE
  00200C\t00200C\tzero-width\terror\tZERO WIDTH NON-JOINER
  00200D\t00200D\tzero-width\terror\tZERO WIDTH JOINER
  00200E\t00200E\tbidi\terror\tLEFT-TO-RIGHT MARK
  00200F\t00200F\tbidi\terror\tRIGHT-TO-LEFT MARK
  002028\t002028\tline-break\terror\tLINE SEPARATOR
  002029\t002029\tline-break\terror\tPARAGRAPH SEPARATOR
  00202A\t00202A\tbidi\terror\tLEFT-TO-RIGHT EMBEDDING
  00202B\t00202B\tbidi\terror\tRIGHT-TO-LEFT EMBEDDING
  00202C\t00202C\tbidi\terror\tPOP DIRECTIONAL FORMATTING
  00202D\t00202D\tbidi\terror\tLEFT-TO-RIGHT OVERRIDE
  00202E\t00202E\tbidi\terror\tRIGHT-TO-LEFT OVERRIDE
  00202F\t00202F\tspace\tallow\tNARROW NO-BREAK SPACE
  00205F\t00205F\tspace\twarning\tMEDIUM MATHEMATICAL SPACE
  002060\t002060\tzero-width\terror\tWORD JOINER
  002061\t002061\tformat\terror\tFUNCTION APPLICATION
  002062\t002062\tformat\terror\tINVISIBLE TIMES
  002063\t002063\tformat\terror\tINVISIBLE SEPARATOR
  002064\t002064\tformat\terror\tINVISIBLE PLUS
  002066\t002066\tbidi\terror\tLEFT-TO-RIGHT ISOLATE
  002067\t002067\tbidi\terror\tRIGHT-TO-LEFT ISOLATE
  002068\t002068\tbidi\terror\tFIRST STRONG ISOLATE
  002069\t002069\tbidi\terror\tPOP DIRECTIONAL ISOLATE
  00206A\t00206F\tformat\terror\tINHIBIT SYMMETRIC SWAPPING..NOMINAL DIGIT SHAPES (deprecated)
  002800\t002800\tfiller\twarning\tBRAILLE PATTERN BLANK
  003000\t003000\tspace\twarning\tIDEOGRAPHIC SPACE
  003164\t003164\tfiller\terror\tHANGUL FILLER
  00E000\t00F8FE\tprivate-use\terror\tprivate use area
  00F8FF\t00F8FF\tprivate-use\terror\tprivate use (drawn as a logo in Apple fonts only)
  00FDD0\t00FDEF\tnoncharacter\terror\tnoncharacters
  00FE00\t00FE0D\tvariation-selector\twarning\tVARIATION SELECTOR-1..VARIATION SELECTOR-14
  00FE0E\t00FE0E\tvariation-selector\tallow\tVARIATION SELECTOR-15
  00FE0F\t00FE0F\tvariation-selector\tallow\tVARIATION SELECTOR-16
  00FEFF\t00FEFF\tzero-width\terror\tZERO WIDTH NO-BREAK SPACE
  00FFA0\t00FFA0\tfiller\terror\tHALFWIDTH HANGUL FILLER
  00FFF9\t00FFF9\tformat\terror\tINTERLINEAR ANNOTATION ANCHOR
  00FFFA\t00FFFA\tformat\terror\tINTERLINEAR ANNOTATION SEPARATOR
  00FFFB\t00FFFB\tformat\terror\tINTERLINEAR ANNOTATION TERMINATOR
  00FFFC\t00FFFC\treplacement\terror\tOBJECT REPLACEMENT CHARACTER
  00FFFD\t00FFFD\treplacement\terror\tREPLACEMENT CHARACTER
  00FFFE\t00FFFF\tnoncharacter\terror\tnoncharacters
  013430\t01345F\tformat\terror\tEGYPTIAN HIEROGLYPH FORMAT CONTROLS
  01BCA0\t01BCA3\tformat\terror\tSHORTHAND FORMAT CONTROLS
  01D173\t01D17A\tformat\terror\tMUSICAL SYMBOL BEGIN BEAM..END PHRASE
  01FFFE\t01FFFF\tnoncharacter\terror\tnoncharacters
  02FFFE\t02FFFF\tnoncharacter\terror\tnoncharacters
  03FFFE\t03FFFF\tnoncharacter\terror\tnoncharacters
  04FFFE\t04FFFF\tnoncharacter\terror\tnoncharacters
  05FFFE\t05FFFF\tnoncharacter\terror\tnoncharacters
  06FFFE\t06FFFF\tnoncharacter\terror\tnoncharacters
  07FFFE\t07FFFF\tnoncharacter\terror\tnoncharacters
  08FFFE\t08FFFF\tnoncharacter\terror\tnoncharacters
  09FFFE\t09FFFF\tnoncharacter\terror\tnoncharacters
  0AFFFE\t0AFFFF\tnoncharacter\terror\tnoncharacters
  0BFFFE\t0BFFFF\tnoncharacter\terror\tnoncharacters
  0CFFFE\t0CFFFF\tnoncharacter\terror\tnoncharacters
  0DFFFE\t0DFFFF\tnoncharacter\terror\tnoncharacters
  0E0001\t0E0001\ttag\terror\tLANGUAGE TAG
  0E0020\t0E007F\ttag\terror\tTAG SPACE..CANCEL TAG
  0E0100\t0E01EF\tvariation-selector\twarning\tVARIATION SELECTOR-17..VARIATION SELECTOR-256
  0EFFFE\t0EFFFF\tnoncharacter\terror\tnoncharacters
  0F0000\t10FFFF\tprivate-use\terror\tprivate use planes 15 and 16
  """
