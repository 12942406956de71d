#compdef pagebox

_pagebox() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  _arguments -C -S \
    '(- *)'{-h,--help}'[Print this help]' \
    '(- *)--version[Print the version]' \
    '1: :->command' \
    '*:: :->arguments'
  case $state in
    command)
      local -a commands=(
        'inspect:Print the page boxes of PDF files'
        'diff:List pages whose crop box differs from the media box'
        'fix:Repair and set page boxes without harm to anything else'
        'synth:Make PDF files with exactly these page boxes'
        'generate:Print a manual page or shell completions'
      )
      _describe -t commands command commands
      ;;
    arguments)
      curcontext=${curcontext%:*:*}:pagebox-$words[1]:
      case $words[1] in
        inspect)
          _arguments -s -S \
            '(-p --pages)'{-p+,--pages=}'[Pages such as 1-3,7,-2,odd,even,last]:PAGES: ' \
            '(-b --boxes)'{-b+,--boxes=}'[Show these boxes, whether they are written or not]:BOX,...:_sequence compadd - media crop bleed trim art' \
            '(-e --each-page)'{-e,--each-page}'[List every page in text, with its object]' \
            '(-f --format)'{-f+,--format=}'[Write results in this form]:FORMAT:(text json ndjson csv)' \
            '(-u --unit)'{-u+,--unit=}'[Unit of the lengths in text]:UNIT:(pt mm cm in)' \
            '(--color)--color=[Colour the text]:WHEN:(auto always never)' \
            '(-q --quiet)'{-q,--quiet}'[Print nothing but errors]' \
            '(-v --verbose)'{-v,--verbose}'[Pass on notes and the remarks of libqpdf]' \
            '(-r --recursive)'{-r,--recursive}'[Read the PDF files in and below directories]' \
            '(--files-from)--files-from=[Read file names from FILE, one a line; - is standard input]:FILE:_files' \
            '(--files0-from)--files0-from=[Likewise, with a NUL after each name]:FILE:_files' \
            '(-j --jobs)'{-j+,--jobs=}'[Read N files at a time; default one a processor]:N: ' \
            '(--password-file)--password-file=[Open encrypted files with the first line of FILE]:FILE:_files' \
            '(--reader)--reader=[What reads the files]:READER:(auto scan qpdf)' \
            '(- *)'{-h,--help}'[Print this help]' \
            '*:FILE:_files -g "*.[pP][dD][fF]"'
          ;;
        diff)
          _arguments -s -S \
            '(-p --pages)'{-p+,--pages=}'[Pages such as 1-3,7,-2,odd,even,last]:PAGES: ' \
            '(--between)--between=[Compare these two boxes]:BOX\:BOX:(media\:crop media\:bleed media\:trim media\:art crop\:media crop\:bleed crop\:trim crop\:art bleed\:media bleed\:crop bleed\:trim bleed\:art trim\:media trim\:crop trim\:bleed trim\:art art\:media art\:crop art\:bleed art\:trim)' \
            '(--against)--against=[Compare each page with the same page of OTHER]:OTHER:_files -g "*.[pP][dD][fF]"' \
            '(--effective)--effective[Compare effective boxes, not those as written]' \
            '(-t --tolerance)'{-t+,--tolerance=}'[Edges this far apart are equal]:UNITS: ' \
            '(-a --all)'{-a,--all}'[List equal pages too]' \
            '(-c --count)'{-c,--count}'[Print how many pages of each file differ]' \
            '(-l --list)'{-l,--list}'[Print the names of files that differ]' \
            '(-0 --null)'{-0,--null}'[With --list, end each name with a NUL]' \
            '(-f --format)'{-f+,--format=}'[Write results in this form]:FORMAT:(text json ndjson csv)' \
            '(-u --unit)'{-u+,--unit=}'[Unit of the lengths in text]:UNIT:(pt mm cm in)' \
            '(--color)--color=[Colour the text]:WHEN:(auto always never)' \
            '(-q --quiet)'{-q,--quiet}'[Print nothing but errors]' \
            '(-v --verbose)'{-v,--verbose}'[Pass on notes and the remarks of libqpdf]' \
            '(-r --recursive)'{-r,--recursive}'[Read the PDF files in and below directories]' \
            '(--files-from)--files-from=[Read file names from FILE, one a line; - is standard input]:FILE:_files' \
            '(--files0-from)--files0-from=[Likewise, with a NUL after each name]:FILE:_files' \
            '(-j --jobs)'{-j+,--jobs=}'[Read N files at a time; default one a processor]:N: ' \
            '(--password-file)--password-file=[Open encrypted files with the first line of FILE]:FILE:_files' \
            '(--reader)--reader=[What reads the files]:READER:(auto scan qpdf)' \
            '(- *)'{-h,--help}'[Print this help]' \
            '*:FILE:_files -g "*.[pP][dD][fF]"'
          ;;
        fix)
          _arguments -s -S \
            '(-p --pages)'{-p+,--pages=}'[Pages such as 1-3,7,-2,odd,even,last]:PAGES: ' \
            '*--where=[Change only pages on which this holds]:CONDITION:compadd -S "" - media crop bleed trim art width height rotate== art-below-3 art-dangling art-duplicate art-empty art-exceeds-crop art-exceeds-media art-malformed art-on-pages art-outside-media art-over-14400 art-reversed bleed-below-3 bleed-dangling bleed-duplicate bleed-empty bleed-exceeds-crop bleed-exceeds-media bleed-malformed bleed-on-pages bleed-outside-media bleed-over-14400 bleed-reversed crop-below-3 crop-dangling crop-duplicate crop-empty crop-exceeds-media crop-malformed crop-outside-media crop-over-14400 crop-reversed media-below-3 media-dangling media-duplicate media-empty media-malformed media-missing media-over-14400 media-reversed rotate-dangling rotate-duplicate rotate-malformed rotate-not-multiple-of-90 rotate-real-number trim-below-3 trim-dangling trim-duplicate trim-empty trim-exceeds-bleed trim-exceeds-crop trim-exceeds-media trim-malformed trim-on-pages trim-outside-media trim-over-14400 trim-reversed user-unit-dangling user-unit-duplicate user-unit-in-use user-unit-malformed user-unit-on-pages type-missing type-wrong parent-mismatch parent-cycle listed-twice page-direct reversed-box malformed-box unusable-box exceeding-box entry-on-pages inherited-entry rotate user-unit dangling-entry duplicate-entry page-type parent-link assumed-media' \
            '*--rule=[Repair by this rule alone; '\''safe'\'' stands for all safe ones]:ID:(safe reversed-box malformed-box unusable-box exceeding-box entry-on-pages inherited-entry rotate user-unit dangling-entry duplicate-entry page-type parent-link assumed-media)' \
            '(--assume-media)--assume-media=[Give pages without a usable media box this one]:RECT: ' \
            '(--list-rules)--list-rules[List the rules, an id and a purpose a line]' \
            '*--set=[Set a box of every selected page]:BOX=EXPR:compadd -S "" - media=crop media=bleed media=trim media=art crop=media crop=bleed crop=trim crop=art bleed=media bleed=crop bleed=trim bleed=art trim=media trim=crop trim=bleed trim=art art=media art=crop art=bleed art=trim' \
            '*--remove=[Remove a box of every selected page]:BOX:(media crop bleed trim art)' \
            '(--sides)--sides=[Mean left and top as in the page, or as shown]:SPACE:(page shown)' \
            '(--origin)--origin=[Shift everything until the media box begins at 0 0]:PLACE:(keep zero)' \
            '(--bake-user-unit)--bake-user-unit[Scale everything by the unit of the page, which goes]' \
            '(--bake-rotate)--bake-rotate[Turn everything as the page is shown; its turn becomes 0]' \
            '(-o --output)'{-o+,--output=}'[Write the result to FILE; - is standard output]:FILE:_files -g "*.[pP][dD][fF]"' \
            '(--in-place)--in-place[Change the files themselves]' \
            '(--backup)--backup=[With --in-place, keep a copy by this name ending]:SUFFIX: ' \
            '(--force)--force[Replace files that are there]' \
            '(-n --dry-run)'{-n,--dry-run}'[Say what would be changed, and write nothing]' \
            '(--write)--write=[Append an update, or write the file anew]:WAY:(auto append rewrite)' \
            '(--allow-signed)--allow-signed[Change signed files too, by appending alone]' \
            '(--undo)--undo[Take back the last update that was appended]' \
            '(-f --format)'{-f+,--format=}'[Write results in this form]:FORMAT:(text json ndjson csv)' \
            '(--color)--color=[Colour the text]:WHEN:(auto always never)' \
            '(-q --quiet)'{-q,--quiet}'[Print nothing but errors]' \
            '(-v --verbose)'{-v,--verbose}'[Pass on notes and the remarks of libqpdf]' \
            '(-r --recursive)'{-r,--recursive}'[Read the PDF files in and below directories]' \
            '(--files-from)--files-from=[Read file names from FILE, one a line; - is standard input]:FILE:_files' \
            '(--files0-from)--files0-from=[Likewise, with a NUL after each name]:FILE:_files' \
            '(-j --jobs)'{-j+,--jobs=}'[Read N files at a time; default one a processor]:N: ' \
            '(--password-file)--password-file=[Open encrypted files with the first line of FILE]:FILE:_files' \
            '(- *)'{-h,--help}'[Print this help]' \
            '*:FILE:_files -g "*.[pP][dD][fF]"'
          ;;
        synth)
          _arguments -s -S \
            '(--media)--media=[The media box]:RECT: ' \
            '(--crop)--crop=[The crop box]:RECT: ' \
            '(--bleed)--bleed=[The bleed box]:RECT: ' \
            '(--trim)--trim=[The trim box]:RECT: ' \
            '(--art)--art=[The art box]:RECT: ' \
            '(--rotate)--rotate=[The turn, usually 0, 90, 180 or 270]:ANGLE: ' \
            '(--user-unit)--user-unit=[The size of a unit in points]:N: ' \
            '*--verbatim=[Write TEXT for KEY as it is, such as '\''CropBox=\[10 20 30\]'\'']:KEY=TEXT: ' \
            '(--count)--count=[Make N pages alike; default 1]:N: ' \
            '(--inherit)--inherit=[Write these keys on the root of the page tree]:KEY,...:_sequence compadd - media crop bleed trim art rotate userUnit' \
            '(--indirect)--indirect=[Write these values as objects of their own]:KEY,...:_sequence compadd - media crop bleed trim art rotate userUnit' \
            '*--recipe=[Take the recipes in FILE; - is standard input]:FILE:_files -g "*.[jJ][sS][oO][nN]"' \
            '*--case=[Take this entry of the catalogue]:NAME:(plain-page plain-crop cover-spread five-boxes five-boxes-equal indesign-book scan-without-crop macos-print no-crop mixed-sizes landscape-inserts journal-article crop-equals-media slides crop-overhangs-all-round crop-equal-by-rounding crop-wider-than-media media-inside-other-boxes crop-without-overlap crop-is-a-line crop-overhang-0.001 crop-overhang-0.01 crop-overhang-0.5 zero-boxes eight-numbers exponent-numbers media-twice no-media media-three-numbers media-is-a-string crop-five-numbers media-inherited-direct media-inherited-indirect media-inherited-elements inherited-boxes crop-inherited trim-on-pages small-media-under-large-boxes crop-null-inherits crop-array-shared page-listed-twice three-levels corner-orders-media corner-orders-crop corner-orders-both media-below-axis negative-coordinates origin-off-zero rotate-90-own rotate-90-inherited rotate-180-own rotate-180-inherited rotate-270-own rotate-270-inherited rotate-minus-90-own rotate-minus-90-inherited rotate-450-own rotate-450-inherited rotate-45-own rotate-45-inherited rotate-90.0-own rotate-90.0-inherited rotate-null-own rotate-null-inherited rotate-null-over-90 user-unit-2 user-unit-10 user-unit-72-inches user-unit-0 user-unit-minus-1 media-2-units media-3-units media-14400-units media-over-14400-units trim-wider-than-media trim-outside-crop trim-and-art bleed-3-mm bleed-9-points c01-plain-media c02-crop-inside-media c03-crop-larger-all-round c04-crop-partly-outside c61-crop-too-tall c37-crop-of-16-bits c64-crop-below-left c06-crop-touches-media c66-crop-wider-and-outside c62-crop-wider-shifted-right c68-crop-wider-shifted-left c19b-inherited-crop-over-small-media c19c-inherited-crop-without-type c53-crop-larger-by-rounding c72-crop-reversed-and-outside c08-crop-reversed c09-crop-reversed-in-x c40-origin-off-zero c10-media-without-width c11-media-all-zero c11b-media-all-zero-with-crop c12-crop-without-width c63-crop-half-a-unit-wide c38-media-2-units c14-no-media c15-no-media-with-crop c15b-no-media-with-large-crop c16-media-inherited c17-media-from-the-nearest c18-crop-inherited c65-media-null c75-rotate-null c26-crop-dangling c73-rotate-dangling-on-pages c73b-crop-dangling-on-pages c22-crop-is-a-name-over-good c76-crop-all-zero-over-good c22b-media-of-three-over-good c77-media-empty-over-good c27-media-three-numbers c28-media-five-numbers c29-crop-three-numbers c30-crop-five-numbers c32-media-of-strings c33-crop-second-null c33b-crop-last-null c34-media-is-a-name c35-media-20000-units c36-media-12-zeros c36c-media-over-32-bits c54-media-with-exponent c55b-media-double-minus c52-media-a4-fractional c52b-media-half-points c52d-media-just-over c41-user-unit-2 c41b-user-unit-with-crop c41c-user-unit-on-pages c42b-user-unit-minus-1 c78-user-unit-dangling c43-rotate-90 c44-rotate-450 c45-rotate-minus-90 c48-rotate-inherited c48b-rotate-0-over-90 c48c-rotate-is-a-name-over-90 c48e-rotate-through-reference c46b-rotate-89 c46c-rotate-135 c47c-rotate-89.9 c74-rotate-is-an-array c50-bleed-inside-trim c70-trim-beyond-media c79-trim-and-bleed-beyond-all c56-parent-cycle c57-no-type c67-no-type-inherited-media c59-no-parent tree-200-deep tree-balanced tree-flat page-without-parent page-with-stray-parent page-with-wrong-parent page-without-type page-with-wrong-type root-without-type root-with-wrong-type count-missing count-too-large count-negative count-not-a-number kid-cycle kid-null kid-number kid-dangling kid-direct no-pages no-page-tree kids-no-array truncated-half truncated-end truncated-to-header truncated-to-nothing startxref-wrong startxref-huge junk-before-header junk-far-before-header page-without-endobj bytes-appended many-bytes-appended trailer-missing header-missing startxref-and-endobj crop-added-later crop-removed-later three-revisions signed)' \
            '(--list)--list[List the catalogue, a name and a purpose a line]' \
            '(--name)--name=[Name the recipe that the options make]:NAME: ' \
            '*--claim=[Deliver only if this holds, as '\''crop!=media on 1'\'']:CLAIM: ' \
            '(--content)--content=[Draw this on the pages]:WHAT:(outlines quadrants none)' \
            '(--pdf-version)--pdf-version=[Claim this version, such as 1.4; default 1.7]:VERSION: ' \
            '(--object-streams)--object-streams[Put objects into streams]' \
            '(--xref-stream)--xref-stream[Write a cross-reference stream, not a table]' \
            '(--linearize)--linearize[Linearise the file]' \
            '(--encrypt)--encrypt=[Encrypt the file, with no password unless given one]:CIPHER:(AES-256 RC4)' \
            '(--password-file)--password-file=[Encrypt so that the first line of FILE opens the file]:FILE:_files' \
            '(-o --output)'{-o+,--output=}'[Write the file to FILE; - is standard output]:FILE:_files -g "*.[pP][dD][fF]"' \
            '(--all)--all=[Write every recipe, or the catalogue, to DIR by its name]:DIR:_files -/' \
            '(--show-recipe)--show-recipe[Print the recipe, and make nothing]' \
            '(--force)--force[Replace files that are there]' \
            '(-j --jobs)'{-j+,--jobs=}'[Make N files at a time; default one a processor]:N: ' \
            '(- *)'{-h,--help}'[Print this help]'
          ;;
        generate)
          _arguments -s -S \
            '(- *)'{-h,--help}'[Print this help]' \
            ':KIND:(man completion)' \
            ':NAME:{case $words[CURRENT-1] in man) compadd -- pagebox inspect diff fix synth generate ;; completion) compadd -- bash zsh fish ;; esac}'
          ;;
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _pagebox ]]; then
  _pagebox "$@"
else
  compdef _pagebox pagebox
fi
