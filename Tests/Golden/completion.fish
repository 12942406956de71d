# fish completion for pagebox

function __pagebox_first
  test (count (commandline -opc)) -eq 1
end

# Whether the command is the first argument, with the second argument's count of operands, the
# last of them the third argument.
function __pagebox_using
  set -l words (commandline -opc)
  test (count $words) -gt 1; and test $words[2] = $argv[1]; or return 1
  set -q argv[2]; or return 0
  set -l operands (string match -v -- '-*' $words[3..-1])
  test (count $operands) -eq $argv[2]; or return 1
  set -q argv[3]; or return 0
  test $operands[-1] = $argv[3]
end

# Directories, and files whose name ends as the argument says.
function __pagebox_files
  complete -C "__fish_command_without_completions "(commandline -ct) |
    string match -r -i -- "^(?:[^\t]*/|[^\t]*$argv[1])(?:\t.*)?\$"
end

# The choices, after the part of a list that stands already.
function __pagebox_list
  set -l start (commandline -ct | string replace -r '[^,=]*$' '' | string replace -r '^-.*=' '')
  printf '%s\n' $start$argv
end

complete -c pagebox -f
complete -c pagebox -n __pagebox_first -a inspect -d 'Print the page boxes of PDF files'
complete -c pagebox -n __pagebox_first -a diff -d 'List pages whose crop box differs from the media box'
complete -c pagebox -n __pagebox_first -a fix -d 'Repair and set page boxes without harm to anything else'
complete -c pagebox -n __pagebox_first -a synth -d 'Make PDF files with exactly these page boxes'
complete -c pagebox -n __pagebox_first -a generate -d 'Print a manual page or shell completions'
complete -c pagebox -n __pagebox_first -s h -l help -d 'Print this help'
complete -c pagebox -n __pagebox_first -l version -d 'Print the version'
complete -c pagebox -n '__pagebox_using inspect' -s p -l pages -x -d 'Pages such as 1-3,7,-2,odd,even,last'
complete -c pagebox -n '__pagebox_using inspect' -s b -l boxes -x -a '(__pagebox_list media crop bleed trim art)' -d 'Show these boxes, whether they are written or not'
complete -c pagebox -n '__pagebox_using inspect' -s e -l each-page -d 'List every page in text, with its object'
complete -c pagebox -n '__pagebox_using inspect' -s f -l format -x -a 'text json ndjson csv' -d 'Write results in this form'
complete -c pagebox -n '__pagebox_using inspect' -s u -l unit -x -a 'pt mm cm in' -d 'Unit of the lengths in text'
complete -c pagebox -n '__pagebox_using inspect' -l color -x -a 'auto always never' -d 'Colour the text'
complete -c pagebox -n '__pagebox_using inspect' -s q -l quiet -d 'Print nothing but errors'
complete -c pagebox -n '__pagebox_using inspect' -s v -l verbose -d 'Pass on notes and the remarks of libqpdf'
complete -c pagebox -n '__pagebox_using inspect' -s r -l recursive -d 'Read the PDF files in and below directories'
complete -c pagebox -n '__pagebox_using inspect' -l files-from -x -a '(__pagebox_files \'\')' -d 'Read file names from FILE, one a line; - is standard input'
complete -c pagebox -n '__pagebox_using inspect' -l files0-from -x -a '(__pagebox_files \'\')' -d 'Likewise, with a NUL after each name'
complete -c pagebox -n '__pagebox_using inspect' -s j -l jobs -x -d 'Read N files at a time; default one a processor'
complete -c pagebox -n '__pagebox_using inspect' -l password-file -x -a '(__pagebox_files \'\')' -d 'Open encrypted files with the first line of FILE'
complete -c pagebox -n '__pagebox_using inspect' -l reader -x -a 'auto scan qpdf' -d 'What reads the files'
complete -c pagebox -n '__pagebox_using inspect' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using inspect' -k -a '(__pagebox_files \'\\.pdf\')'
complete -c pagebox -n '__pagebox_using diff' -s p -l pages -x -d 'Pages such as 1-3,7,-2,odd,even,last'
complete -c pagebox -n '__pagebox_using diff' -l between -x -a 'media:crop media:bleed media:trim media:art crop:media crop:bleed crop:trim crop:art bleed:media bleed:crop bleed:trim bleed:art trim:media trim:crop trim:bleed trim:art art:media art:crop art:bleed art:trim' -d 'Compare these two boxes'
complete -c pagebox -n '__pagebox_using diff' -l against -x -a '(__pagebox_files \'\\.pdf\')' -d 'Compare each page with the same page of OTHER'
complete -c pagebox -n '__pagebox_using diff' -l effective -d 'Compare effective boxes, not those as written'
complete -c pagebox -n '__pagebox_using diff' -s t -l tolerance -x -d 'Edges this far apart are equal'
complete -c pagebox -n '__pagebox_using diff' -s a -l all -d 'List equal pages too'
complete -c pagebox -n '__pagebox_using diff' -s c -l count -d 'Print how many pages of each file differ'
complete -c pagebox -n '__pagebox_using diff' -s l -l list -d 'Print the names of files that differ'
complete -c pagebox -n '__pagebox_using diff' -s 0 -l null -d 'With --list, end each name with a NUL'
complete -c pagebox -n '__pagebox_using diff' -s f -l format -x -a 'text json ndjson csv' -d 'Write results in this form'
complete -c pagebox -n '__pagebox_using diff' -s u -l unit -x -a 'pt mm cm in' -d 'Unit of the lengths in text'
complete -c pagebox -n '__pagebox_using diff' -l color -x -a 'auto always never' -d 'Colour the text'
complete -c pagebox -n '__pagebox_using diff' -s q -l quiet -d 'Print nothing but errors'
complete -c pagebox -n '__pagebox_using diff' -s v -l verbose -d 'Pass on notes and the remarks of libqpdf'
complete -c pagebox -n '__pagebox_using diff' -s r -l recursive -d 'Read the PDF files in and below directories'
complete -c pagebox -n '__pagebox_using diff' -l files-from -x -a '(__pagebox_files \'\')' -d 'Read file names from FILE, one a line; - is standard input'
complete -c pagebox -n '__pagebox_using diff' -l files0-from -x -a '(__pagebox_files \'\')' -d 'Likewise, with a NUL after each name'
complete -c pagebox -n '__pagebox_using diff' -s j -l jobs -x -d 'Read N files at a time; default one a processor'
complete -c pagebox -n '__pagebox_using diff' -l password-file -x -a '(__pagebox_files \'\')' -d 'Open encrypted files with the first line of FILE'
complete -c pagebox -n '__pagebox_using diff' -l reader -x -a 'auto scan qpdf' -d 'What reads the files'
complete -c pagebox -n '__pagebox_using diff' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using diff' -k -a '(__pagebox_files \'\\.pdf\')'
complete -c pagebox -n '__pagebox_using fix' -s p -l pages -x -d 'Pages such as 1-3,7,-2,odd,even,last'
complete -c pagebox -n '__pagebox_using fix' -l where -x -a 'media crop bleed trim art width height rotate== art-below-3 art-dangling art-duplicate art-empty art-exceeds-crop art-exceeds-media art-malformed art-on-pages art-outside-media art-over-14400 art-reversed bleed-below-3 bleed-dangling bleed-duplicate bleed-empty bleed-exceeds-crop bleed-exceeds-media bleed-malformed bleed-on-pages bleed-outside-media bleed-over-14400 bleed-reversed crop-below-3 crop-dangling crop-duplicate crop-empty crop-exceeds-media crop-malformed crop-outside-media crop-over-14400 crop-reversed media-below-3 media-dangling media-duplicate media-empty media-malformed media-missing media-over-14400 media-reversed rotate-dangling rotate-duplicate rotate-malformed rotate-not-multiple-of-90 rotate-real-number trim-below-3 trim-dangling trim-duplicate trim-empty trim-exceeds-bleed trim-exceeds-crop trim-exceeds-media trim-malformed trim-on-pages trim-outside-media trim-over-14400 trim-reversed user-unit-dangling user-unit-duplicate user-unit-in-use user-unit-malformed user-unit-on-pages type-missing type-wrong parent-mismatch parent-cycle listed-twice page-direct reversed-box malformed-box unusable-box exceeding-box entry-on-pages inherited-entry rotate user-unit dangling-entry duplicate-entry page-type parent-link assumed-media' -d 'Change only pages on which this holds'
complete -c pagebox -n '__pagebox_using fix' -l rule -x -a 'safe reversed-box malformed-box unusable-box exceeding-box entry-on-pages inherited-entry rotate user-unit dangling-entry duplicate-entry page-type parent-link assumed-media' -d 'Repair by this rule alone; \'safe\' stands for all safe ones'
complete -c pagebox -n '__pagebox_using fix' -l assume-media -x -d 'Give pages without a usable media box this one'
complete -c pagebox -n '__pagebox_using fix' -l list-rules -d 'List the rules, an id and a purpose a line'
complete -c pagebox -n '__pagebox_using fix' -l set -x -a 'media=crop media=bleed media=trim media=art crop=media crop=bleed crop=trim crop=art bleed=media bleed=crop bleed=trim bleed=art trim=media trim=crop trim=bleed trim=art art=media art=crop art=bleed art=trim' -d 'Set a box of every selected page'
complete -c pagebox -n '__pagebox_using fix' -l remove -x -a 'media crop bleed trim art' -d 'Remove a box of every selected page'
complete -c pagebox -n '__pagebox_using fix' -l sides -x -a 'page shown' -d 'Mean left and top as in the page, or as shown'
complete -c pagebox -n '__pagebox_using fix' -l origin -x -a 'keep zero' -d 'Shift everything until the media box begins at 0 0'
complete -c pagebox -n '__pagebox_using fix' -l bake-user-unit -d 'Scale everything by the unit of the page, which goes'
complete -c pagebox -n '__pagebox_using fix' -l bake-rotate -d 'Turn everything as the page is shown; its turn becomes 0'
complete -c pagebox -n '__pagebox_using fix' -s o -l output -x -a '(__pagebox_files \'\\.pdf\')' -d 'Write the result to FILE; - is standard output'
complete -c pagebox -n '__pagebox_using fix' -l in-place -d 'Change the files themselves'
complete -c pagebox -n '__pagebox_using fix' -l backup -x -d 'With --in-place, keep a copy by this name ending'
complete -c pagebox -n '__pagebox_using fix' -l force -d 'Replace files that are there'
complete -c pagebox -n '__pagebox_using fix' -s n -l dry-run -d 'Say what would be changed, and write nothing'
complete -c pagebox -n '__pagebox_using fix' -l write -x -a 'auto append rewrite' -d 'Append an update, or write the file anew'
complete -c pagebox -n '__pagebox_using fix' -l allow-signed -d 'Change signed files too, by appending alone'
complete -c pagebox -n '__pagebox_using fix' -l undo -d 'Take back the last update that was appended'
complete -c pagebox -n '__pagebox_using fix' -s f -l format -x -a 'text json ndjson csv' -d 'Write results in this form'
complete -c pagebox -n '__pagebox_using fix' -l color -x -a 'auto always never' -d 'Colour the text'
complete -c pagebox -n '__pagebox_using fix' -s q -l quiet -d 'Print nothing but errors'
complete -c pagebox -n '__pagebox_using fix' -s v -l verbose -d 'Pass on notes and the remarks of libqpdf'
complete -c pagebox -n '__pagebox_using fix' -s r -l recursive -d 'Read the PDF files in and below directories'
complete -c pagebox -n '__pagebox_using fix' -l files-from -x -a '(__pagebox_files \'\')' -d 'Read file names from FILE, one a line; - is standard input'
complete -c pagebox -n '__pagebox_using fix' -l files0-from -x -a '(__pagebox_files \'\')' -d 'Likewise, with a NUL after each name'
complete -c pagebox -n '__pagebox_using fix' -s j -l jobs -x -d 'Read N files at a time; default one a processor'
complete -c pagebox -n '__pagebox_using fix' -l password-file -x -a '(__pagebox_files \'\')' -d 'Open encrypted files with the first line of FILE'
complete -c pagebox -n '__pagebox_using fix' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using fix' -k -a '(__pagebox_files \'\\.pdf\')'
complete -c pagebox -n '__pagebox_using synth' -l media -x -d 'The media box'
complete -c pagebox -n '__pagebox_using synth' -l crop -x -d 'The crop box'
complete -c pagebox -n '__pagebox_using synth' -l bleed -x -d 'The bleed box'
complete -c pagebox -n '__pagebox_using synth' -l trim -x -d 'The trim box'
complete -c pagebox -n '__pagebox_using synth' -l art -x -d 'The art box'
complete -c pagebox -n '__pagebox_using synth' -l rotate -x -d 'The turn, usually 0, 90, 180 or 270'
complete -c pagebox -n '__pagebox_using synth' -l user-unit -x -d 'The size of a unit in points'
complete -c pagebox -n '__pagebox_using synth' -l verbatim -x -d 'Write TEXT for KEY as it is, such as \'CropBox=[10 20 30]\''
complete -c pagebox -n '__pagebox_using synth' -l count -x -d 'Make N pages alike; default 1'
complete -c pagebox -n '__pagebox_using synth' -l inherit -x -a '(__pagebox_list media crop bleed trim art rotate userUnit)' -d 'Write these keys on the root of the page tree'
complete -c pagebox -n '__pagebox_using synth' -l indirect -x -a '(__pagebox_list media crop bleed trim art rotate userUnit)' -d 'Write these values as objects of their own'
complete -c pagebox -n '__pagebox_using synth' -l recipe -x -a '(__pagebox_files \'\\.json\')' -d 'Take the recipes in FILE; - is standard input'
complete -c pagebox -n '__pagebox_using synth' -l case -x -a 'plain-page plain-crop cover-spread five-boxes five-boxes-equal indesign-book scan-without-crop macos-print no-crop mixed-sizes landscape-inserts journal-article crop-equals-media slides crop-overhangs-all-round crop-equal-by-rounding crop-wider-than-media media-inside-other-boxes crop-without-overlap crop-is-a-line crop-overhang-0.001 crop-overhang-0.01 crop-overhang-0.5 zero-boxes eight-numbers exponent-numbers media-twice no-media media-three-numbers media-is-a-string crop-five-numbers media-inherited-direct media-inherited-indirect media-inherited-elements inherited-boxes crop-inherited trim-on-pages small-media-under-large-boxes crop-null-inherits crop-array-shared page-listed-twice three-levels corner-orders-media corner-orders-crop corner-orders-both media-below-axis negative-coordinates origin-off-zero rotate-90-own rotate-90-inherited rotate-180-own rotate-180-inherited rotate-270-own rotate-270-inherited rotate-minus-90-own rotate-minus-90-inherited rotate-450-own rotate-450-inherited rotate-45-own rotate-45-inherited rotate-90.0-own rotate-90.0-inherited rotate-null-own rotate-null-inherited rotate-null-over-90 user-unit-2 user-unit-10 user-unit-72-inches user-unit-0 user-unit-minus-1 media-2-units media-3-units media-14400-units media-over-14400-units trim-wider-than-media trim-outside-crop trim-and-art bleed-3-mm bleed-9-points c01-plain-media c02-crop-inside-media c03-crop-larger-all-round c04-crop-partly-outside c61-crop-too-tall c37-crop-of-16-bits c64-crop-below-left c06-crop-touches-media c66-crop-wider-and-outside c62-crop-wider-shifted-right c68-crop-wider-shifted-left c19b-inherited-crop-over-small-media c19c-inherited-crop-without-type c53-crop-larger-by-rounding c72-crop-reversed-and-outside c08-crop-reversed c09-crop-reversed-in-x c40-origin-off-zero c10-media-without-width c11-media-all-zero c11b-media-all-zero-with-crop c12-crop-without-width c63-crop-half-a-unit-wide c38-media-2-units c14-no-media c15-no-media-with-crop c15b-no-media-with-large-crop c16-media-inherited c17-media-from-the-nearest c18-crop-inherited c65-media-null c75-rotate-null c26-crop-dangling c73-rotate-dangling-on-pages c73b-crop-dangling-on-pages c22-crop-is-a-name-over-good c76-crop-all-zero-over-good c22b-media-of-three-over-good c77-media-empty-over-good c27-media-three-numbers c28-media-five-numbers c29-crop-three-numbers c30-crop-five-numbers c32-media-of-strings c33-crop-second-null c33b-crop-last-null c34-media-is-a-name c35-media-20000-units c36-media-12-zeros c36c-media-over-32-bits c54-media-with-exponent c55b-media-double-minus c52-media-a4-fractional c52b-media-half-points c52d-media-just-over c41-user-unit-2 c41b-user-unit-with-crop c41c-user-unit-on-pages c42b-user-unit-minus-1 c78-user-unit-dangling c43-rotate-90 c44-rotate-450 c45-rotate-minus-90 c48-rotate-inherited c48b-rotate-0-over-90 c48c-rotate-is-a-name-over-90 c48e-rotate-through-reference c46b-rotate-89 c46c-rotate-135 c47c-rotate-89.9 c74-rotate-is-an-array c50-bleed-inside-trim c70-trim-beyond-media c79-trim-and-bleed-beyond-all c56-parent-cycle c57-no-type c67-no-type-inherited-media c59-no-parent tree-200-deep tree-balanced tree-flat page-without-parent page-with-stray-parent page-with-wrong-parent page-without-type page-with-wrong-type root-without-type root-with-wrong-type count-missing count-too-large count-negative count-not-a-number kid-cycle kid-null kid-number kid-dangling kid-direct no-pages no-page-tree kids-no-array truncated-half truncated-end truncated-to-header truncated-to-nothing startxref-wrong startxref-huge junk-before-header junk-far-before-header page-without-endobj bytes-appended many-bytes-appended trailer-missing header-missing startxref-and-endobj crop-added-later crop-removed-later three-revisions signed' -d 'Take this entry of the catalogue'
complete -c pagebox -n '__pagebox_using synth' -l list -d 'List the catalogue, a name and a purpose a line'
complete -c pagebox -n '__pagebox_using synth' -l name -x -d 'Name the recipe that the options make'
complete -c pagebox -n '__pagebox_using synth' -l claim -x -d 'Deliver only if this holds, as \'crop!=media on 1\''
complete -c pagebox -n '__pagebox_using synth' -l content -x -a 'outlines quadrants none' -d 'Draw this on the pages'
complete -c pagebox -n '__pagebox_using synth' -l pdf-version -x -d 'Claim this version, such as 1.4; default 1.7'
complete -c pagebox -n '__pagebox_using synth' -l object-streams -d 'Put objects into streams'
complete -c pagebox -n '__pagebox_using synth' -l xref-stream -d 'Write a cross-reference stream, not a table'
complete -c pagebox -n '__pagebox_using synth' -l linearize -d 'Linearise the file'
complete -c pagebox -n '__pagebox_using synth' -l encrypt -x -a 'AES-256 RC4' -d 'Encrypt the file, with no password unless given one'
complete -c pagebox -n '__pagebox_using synth' -l password-file -x -a '(__pagebox_files \'\')' -d 'Encrypt so that the first line of FILE opens the file'
complete -c pagebox -n '__pagebox_using synth' -s o -l output -x -a '(__pagebox_files \'\\.pdf\')' -d 'Write the file to FILE; - is standard output'
complete -c pagebox -n '__pagebox_using synth' -l all -x -a '(__pagebox_files \'/\')' -d 'Write every recipe, or the catalogue, to DIR by its name'
complete -c pagebox -n '__pagebox_using synth' -l show-recipe -d 'Print the recipe, and make nothing'
complete -c pagebox -n '__pagebox_using synth' -l force -d 'Replace files that are there'
complete -c pagebox -n '__pagebox_using synth' -s j -l jobs -x -d 'Make N files at a time; default one a processor'
complete -c pagebox -n '__pagebox_using synth' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using generate' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using generate 0' -k -a 'man completion'
complete -c pagebox -n '__pagebox_using generate 1 man' -k -a 'pagebox inspect diff fix synth generate'
complete -c pagebox -n '__pagebox_using generate 1 completion' -k -a 'bash zsh fish'
