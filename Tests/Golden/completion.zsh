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
            '*--case=[Take this entry of the catalogue]:NAME: ' \
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
            ':NAME:{case $words[CURRENT-1] in man) compadd -- pagebox inspect diff synth generate ;; completion) compadd -- bash zsh fish ;; esac}'
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
