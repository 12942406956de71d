# Facts of 'pagebox inspect --format ndjson': the five boxes in force.
BEGIN { FS = "\"effective\":\\[" }
{
  match($0, /"page":[0-9]+/)
  line = substr($0, RSTART + 7, RLENGTH - 7)
  for (i = 2; i <= 6; i++) {
    numbers = substr($i, 1, index($i, "]") - 1)
    gsub(/,/, " ", numbers)
    line = line " " numbers
  }
  print line
}
