/// A value of a file as text for people shows it: the beginning of what is long.
func shortened(_ raw: String) -> String {
  let longest = 60
  return raw.utf8.count <= longest ? raw : raw.prefix(longest) + "..."
}
