# compare.awk OURS THEIRS: fails where the facts of a page are not the same, as far as theirs go, or a
# page is missing. Peers print two places, so that half a hundredth is no difference.
FILENAME == ARGV[1] { ours[$1] = $0; count++; next }
{
  pages++
  if (NF < 9 || NF % 4 != 1) { wrong = "page " $1 " without two boxes"; exit }
  known = split(ours[$1], fact, " ")
  if (known < NF) { wrong = "page " $1 " that we do not know"; exit }
  for (i = 2; i <= NF; i++) {
    difference = $i - fact[i]
    if (difference > 0.0051 || difference < -0.0051) {
      wrong = "page " $1 ": " $i " where we find " fact[i]
      exit
    }
  }
  delete ours[$1]
}
END {
  if (wrong == "" && (count == 0 || pages != count)) wrong = pages + 0 " pages where we find " count + 0
  if (wrong != "") { print wrong; exit 1 }
}
