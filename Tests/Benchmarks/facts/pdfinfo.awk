# Facts of 'pdfinfo -box -f 1 -l N': the five boxes in force, to two places.
/^Page +[0-9]+ (Media|Crop|Bleed|Trim|Art)Box:/ {
  if ($3 == "MediaBox:") line = $2
  line = line " " $4 " " $5 " " $6 " " $7
  if ($3 == "ArtBox:") print line
}
