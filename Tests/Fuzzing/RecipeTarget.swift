import BoxFixtures

/// Reads the input as a recipe; what can be read is written and read again, and is the same.
@_cdecl("LLVMFuzzerTestOneInput")
func readInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Input(start, count)
  guard let recipe = try? Recipe(json: input.bytes) else { return 0 }
  precondition((try? Recipe(json: recipe.json())) == recipe, "what is written reads the same")
  precondition((try? Recipe(json: recipe.jsonLine())) == recipe, "so does what is on one line")
  // Which of them can be made is a matter of the recipe alone, and is told as fast.
  try? recipe.validate()
  return 0
}
