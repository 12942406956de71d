/// The words that matter here, as ``TokenReader/Word`` has them.
extension TokenReader.Word {
  /// The word R.
  static var reference: Self { 0x52 }
  /// The word null.
  static var null: Self { 0x6E75_6C6C }
  /// The word true.
  static var yes: Self { 0x7472_7565 }
  /// The word false.
  static var no: Self { 0x0066_616C_7365 }
  /// The word obj.
  static var objectStart: Self { 0x006F_626A }
  /// The word endobj.
  static var objectEnd: Self { 0x656E_646F_626A }
  /// The word stream.
  static var streamStart: Self { 0x7374_7265_616D }
  /// The word trailer.
  static var trailer: Self { 0x0074_7261_696C_6572 }
  /// The word Page.
  static var page: Self { 0x5061_6765 }
  /// The word Pages.
  static var pages: Self { 0x0050_6167_6573 }
  /// The word Catalog.
  static var catalog: Self { 0x0043_6174_616C_6F67 }
  /// The word XRef.
  static var tableStream: Self { 0x5852_6566 }
  /// The word ObjStm.
  static var objectStream: Self { 0x4F62_6A53_746D }
  /// The word endstream, of which the last eight bytes are kept.
  static var streamEnd: Self { 0x6E64_7374_7265_616D }
  /// The word xref.
  static var table: Self { 0x7872_6566 }
  /// The word Standard.
  static var standard: Self { 0x5374_616E_6461_7264 }
}
