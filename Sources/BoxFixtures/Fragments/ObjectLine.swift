/// Text of a file without a table, where an object begins or only seems to.
package enum ObjectLine: String, CaseIterable, Sendable {
  // An object begins.
  case behindLineFeed = "%PDF-1.7\n1 0 obj\n"
  case behindCarriageReturn = "%PDF-1.7\r1  0\tobj<<"
  case indentedOverTwoLines = "%PDF-1.7\n\n  1 0\nobj"
  case behindComment = "%PDF-1.7\n% x 5 0 obj\n1 0 obj"
  case behindJunk = "junk\n%PDF-1.7\n1 0 obj\n"
  case twice = "%PDF-1.7\n1 0 obj\n1 3 obj\n"

  // None does.
  case nothing = ""
  case withinDictionary = "%PDF-1.7\n<< 1 0 obj"
  case longerWord = "%PDF-1.7\n1 0 object"
  case noGeneration = "%PDF-1.7\n1 obj"
  case numberZero = "%PDF-1.7\n0 0 obj"
  case largeGeneration = "%PDF-1.7\n1 99999 obj"
  case numberBeyond64Bits = "%PDF-1.7\n99999999999999999999 0 obj"
  case numberBeyondFile = "%PDF-1.7\n9999 0 obj"
  case cutInWord = "%PDF-1.7\n1 0 o"
  case cutInNumber = "%PDF-1.7\n1"
  case oneNumber = "%PDF-1.7\n10 obj"

  // Something that leads to the catalogue, object 3, or to another root.
  case catalogue = "%PDF-1.7\n3 0 obj << /Type /Catalog >> endobj\n"
  case catalogueInComment = "%PDF-1.7\n3 0 obj << >> endobj % /Catalog\n"
  case tableStream = "4 0 obj << /Type /XRef /Root 2 1 R >> stream\n"
  case lockedTableStream = "4 0 obj << /Type /XRef /Root 2 1 R /Encrypt 1 0 R >> stream\n"
}
