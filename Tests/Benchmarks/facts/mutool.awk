# Facts of 'mutool pages': the boxes as written or inherited; others than media and crop only where written.
function number(key) { match($0, " " key "=\"[^\"]*\""); return substr($0, RSTART + 4, RLENGTH - 5) + 0 }
function box() { return " " number("l") " " number("b") " " number("r") " " number("t") }
BEGIN { CONVFMT = "%.9g" }
/^<page / { match($0, /pagenum="[0-9]+"/); page = substr($0, RSTART + 9, RLENGTH - 10); media = crop = "" }
/^<MediaBox/ { media = box() }
/^<CropBox/ { crop = box() }
/^<\/page>/ { print page media (crop == "" ? media : crop) }
