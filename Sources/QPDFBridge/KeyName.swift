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
  /// The names for libqpdf, valid while this table is alive.
  let keys: [KeyName]
  private let storage: UnsafeMutablePointer<CChar>

  /// Copies names given as text.
  convenience init(_ names: [String]) {
    self.init(names.map { Array($0.utf8) })
  }

  /// Copies names given as bytes; one that holds a NUL can be in no dictionary and is never found.
  init(_ names: [[UInt8]]) {
    let capacity = names.reduce(1) { $0 + $1.count + 1 }
    let storage = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    var keys: [KeyName] = []
    var end = 0
    for name in names {
      unsafe keys.append(KeyName(borrowing: UnsafePointer(storage + end)))
      for byte in name.contains(0) ? [] : name {
        unsafe (storage + end).initialize(to: CChar(bitPattern: byte))
        end += 1
      }
      unsafe (storage + end).initialize(to: 0)
      end += 1
    }
    unsafe self.storage = storage
    self.keys = keys
  }

  deinit { unsafe storage.deallocate() }
}
