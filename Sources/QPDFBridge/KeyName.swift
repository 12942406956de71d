/// The name of a dictionary key as a C string that is made once and lives as long as needed.
@safe struct KeyName {
  /// The characters, slash first, NUL last.
  let characters: UnsafePointer<CChar>

  /// Takes a literal, which lives for ever.
  init(_ literal: StaticString) {
    unsafe characters = UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Borrows characters that somebody else keeps alive.
  init(borrowing characters: UnsafePointer<CChar>) {
    unsafe self.characters = characters
  }

  /// The keys that make a tree out of dictionaries.
  static var pages: KeyName { KeyName("/Pages") }
  /// The children of a node.
  static var kids: KeyName { KeyName("/Kids") }
  /// The node above.
  static var parent: KeyName { KeyName("/Parent") }
  /// What a dictionary says it is.
  static var type: KeyName { KeyName("/Type") }
}

/// The keys that a caller asks for, as C strings for the time of a walk.
@safe final class KeyTable {
  /// The names as they were given.
  let names: [String]
  /// The same names for libqpdf, valid while this table is alive.
  let keys: [KeyName]
  private let storage: UnsafeMutableBufferPointer<CChar>

  /// Copies the names; one that holds a NUL byte can be in no dictionary and is never found.
  init(_ names: [String]) {
    self.names = names
    let total = names.reduce(1) { $0 + $1.utf8.count + 1 }
    let storage = UnsafeMutableBufferPointer<CChar>.allocate(capacity: total)
    unsafe storage.initialize(repeating: 0)
    var keys: [KeyName] = []
    var end = 0
    for name in names {
      unsafe keys.append(KeyName(borrowing: UnsafePointer(storage.baseAddress! + end)))
      for byte in name.utf8 {
        unsafe storage[end] = CChar(bitPattern: byte)
        end += 1
      }
      end += 1
    }
    unsafe self.storage = storage
    self.keys = keys
  }

  deinit { unsafe storage.deallocate() }
}
