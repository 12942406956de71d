# Facts of 'pagebox inspect': media and crop as written, of all pages that a range stands for.
function numbers() {
  match($0, /\[[^]]*\]/)
  return " " substr($0, RSTART + 2, RLENGTH - 4)
}
function flush() {
  for (; first && first <= last; first++) print first media (crop == "" ? media : crop)
  media = crop = ""
}
$1 == "page" || $1 == "pages" { flush(); split($2, range, "-"); first = range[1]; last = range[2] + 0 ? range[2] : first }
$1 == "media" { media = numbers() }
$1 == "crop" { crop = numbers() }
END { flush() }
