# bash completion for pagebox

_pagebox_add() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}

# What stands before a colon or a sign counts, and is not offered again.
_pagebox_trim() {
  COMPREPLY=("${COMPREPLY[@]#"$before"}")
}

# Completes words.
_pagebox_words() {
  _pagebox_add < <(compgen -W "$1" -- "$before$current")
  _pagebox_trim
}

# Completes words after which the value may go on.
_pagebox_beginnings() {
  compopt -o nospace 2>/dev/null
  _pagebox_words "$1"
}

# Completes the last word of a list with commas.
_pagebox_list() {
  local last=${current##*,}
  compopt -o nospace 2>/dev/null
  _pagebox_add < <(compgen -P "${current%"$last"}" -W "$1" -- "$last")
}

# Completes directories, and files that match the pattern.
_pagebox_files() {
  compopt -o filenames 2>/dev/null
  local start=$before$current
  _pagebox_add < <(compgen -d -- "$start"; compgen -f -X "!$1" -- "$start")
  _pagebox_trim
}

_pagebox() {
  local current=${COMP_WORDS[COMP_CWORD]} before= at=$((COMP_CWORD - 1))
  local command=${COMP_WORDS[1]} position=0 ended= previous i
  COMPREPLY=()
  # bash cuts --name=value, one:two and one=two into three words.
  if [[ $current == [=:] ]]; then
    current=
    at=$COMP_CWORD
  fi
  while [[ ${COMP_WORDS[at]} == [=:] && ${COMP_WORDS[at - 1]} != -* ]] && ((at > 2)); do
    before=${COMP_WORDS[at - 1]}${COMP_WORDS[at]}$before
    ((at -= 2))
  done
  [[ ${COMP_WORDS[at]} == '=' ]] && ((at--))
  previous=${COMP_WORDS[at]}
  if ((COMP_CWORD == 1)); then
    _pagebox_words 'inspect diff fix synth generate --help --version'
    return
  fi
  for ((i = 2; i < COMP_CWORD; i++)); do
    case $ended$command:${COMP_WORDS[i]} in
      *:--) ended=: ;;
      inspect:-p | inspect:--pages | inspect:-b | inspect:--boxes | inspect:-f | inspect:--format | inspect:-u | inspect:--unit | inspect:--color | inspect:--files-from | inspect:--files0-from | inspect:-j | inspect:--jobs | inspect:--password-file | inspect:--reader | diff:-p | diff:--pages | diff:--between | diff:--against | diff:-t | diff:--tolerance | diff:-f | diff:--format | diff:-u | diff:--unit | diff:--color | diff:--files-from | diff:--files0-from | diff:-j | diff:--jobs | diff:--password-file | diff:--reader | fix:-p | fix:--pages | fix:--where | fix:--rule | fix:--assume-media | fix:--set | fix:--remove | fix:--sides | fix:--origin | fix:-o | fix:--output | fix:--backup | fix:--write | fix:-f | fix:--format | fix:--color | fix:--files-from | fix:--files0-from | fix:-j | fix:--jobs | fix:--password-file | synth:--media | synth:--crop | synth:--bleed | synth:--trim | synth:--art | synth:--rotate | synth:--user-unit | synth:--verbatim | synth:--count | synth:--inherit | synth:--indirect | synth:--recipe | synth:--case | synth:--name | synth:--claim | synth:--content | synth:--pdf-version | synth:--encrypt | synth:--password-file | synth:-o | synth:--output | synth:--all | synth:-j | synth:--jobs)
        [[ ${COMP_WORDS[i + 1]} == '=' ]] && ((i++))
        ((i++))
        ;;
      *:-?*) ;;
      *) ((position++)) ;;
    esac
  done
  case $ended$command:$previous in
    inspect:-p | inspect:--pages)
      return
      ;;
    inspect:-b | inspect:--boxes)
      _pagebox_list 'media crop bleed trim art'
      return
      ;;
    inspect:-f | inspect:--format)
      _pagebox_words 'text json ndjson csv'
      return
      ;;
    inspect:-u | inspect:--unit)
      _pagebox_words 'pt mm cm in'
      return
      ;;
    inspect:--color)
      _pagebox_words 'auto always never'
      return
      ;;
    inspect:--files-from)
      _pagebox_files '*'
      return
      ;;
    inspect:--files0-from)
      _pagebox_files '*'
      return
      ;;
    inspect:-j | inspect:--jobs)
      return
      ;;
    inspect:--password-file)
      _pagebox_files '*'
      return
      ;;
    inspect:--reader)
      _pagebox_words 'auto scan qpdf'
      return
      ;;
    diff:-p | diff:--pages)
      return
      ;;
    diff:--between)
      _pagebox_words 'media:crop media:bleed media:trim media:art crop:media crop:bleed crop:trim crop:art bleed:media bleed:crop bleed:trim bleed:art trim:media trim:crop trim:bleed trim:art art:media art:crop art:bleed art:trim'
      return
      ;;
    diff:--against)
      _pagebox_files '*.[pP][dD][fF]'
      return
      ;;
    diff:-t | diff:--tolerance)
      return
      ;;
    diff:-f | diff:--format)
      _pagebox_words 'text json ndjson csv'
      return
      ;;
    diff:-u | diff:--unit)
      _pagebox_words 'pt mm cm in'
      return
      ;;
    diff:--color)
      _pagebox_words 'auto always never'
      return
      ;;
    diff:--files-from)
      _pagebox_files '*'
      return
      ;;
    diff:--files0-from)
      _pagebox_files '*'
      return
      ;;
    diff:-j | diff:--jobs)
      return
      ;;
    diff:--password-file)
      _pagebox_files '*'
      return
      ;;
    diff:--reader)
      _pagebox_words 'auto scan qpdf'
      return
      ;;
    fix:-p | fix:--pages)
      return
      ;;
    fix:--where)
      _pagebox_beginnings 'media crop bleed trim art width height rotate== art-below-3 art-dangling art-duplicate art-empty art-exceeds-crop art-exceeds-media art-malformed art-on-pages art-outside-media art-over-14400 art-reversed bleed-below-3 bleed-dangling bleed-duplicate bleed-empty bleed-exceeds-crop bleed-exceeds-media bleed-malformed bleed-on-pages bleed-outside-media bleed-over-14400 bleed-reversed crop-below-3 crop-dangling crop-duplicate crop-empty crop-exceeds-media crop-malformed crop-outside-media crop-over-14400 crop-reversed media-below-3 media-dangling media-duplicate media-empty media-malformed media-missing media-over-14400 media-reversed rotate-dangling rotate-duplicate rotate-malformed rotate-not-multiple-of-90 rotate-real-number trim-below-3 trim-dangling trim-duplicate trim-empty trim-exceeds-bleed trim-exceeds-crop trim-exceeds-media trim-malformed trim-on-pages trim-outside-media trim-over-14400 trim-reversed user-unit-dangling user-unit-duplicate user-unit-in-use user-unit-malformed user-unit-on-pages type-missing type-wrong parent-mismatch parent-cycle listed-twice page-direct reversed-box malformed-box unusable-box exceeding-box entry-on-pages inherited-entry rotate user-unit dangling-entry duplicate-entry page-type parent-link assumed-media'
      return
      ;;
    fix:--rule)
      _pagebox_words 'safe reversed-box malformed-box unusable-box exceeding-box entry-on-pages inherited-entry rotate user-unit dangling-entry duplicate-entry page-type parent-link assumed-media'
      return
      ;;
    fix:--assume-media)
      return
      ;;
    fix:--set)
      _pagebox_beginnings 'media=crop media=bleed media=trim media=art crop=media crop=bleed crop=trim crop=art bleed=media bleed=crop bleed=trim bleed=art trim=media trim=crop trim=bleed trim=art art=media art=crop art=bleed art=trim'
      return
      ;;
    fix:--remove)
      _pagebox_words 'media crop bleed trim art'
      return
      ;;
    fix:--sides)
      _pagebox_words 'page shown'
      return
      ;;
    fix:--origin)
      _pagebox_words 'keep zero'
      return
      ;;
    fix:-o | fix:--output)
      _pagebox_files '*.[pP][dD][fF]'
      return
      ;;
    fix:--backup)
      return
      ;;
    fix:--write)
      _pagebox_words 'auto append rewrite'
      return
      ;;
    fix:-f | fix:--format)
      _pagebox_words 'text json ndjson csv'
      return
      ;;
    fix:--color)
      _pagebox_words 'auto always never'
      return
      ;;
    fix:--files-from)
      _pagebox_files '*'
      return
      ;;
    fix:--files0-from)
      _pagebox_files '*'
      return
      ;;
    fix:-j | fix:--jobs)
      return
      ;;
    fix:--password-file)
      _pagebox_files '*'
      return
      ;;
    synth:--media)
      return
      ;;
    synth:--crop)
      return
      ;;
    synth:--bleed)
      return
      ;;
    synth:--trim)
      return
      ;;
    synth:--art)
      return
      ;;
    synth:--rotate)
      return
      ;;
    synth:--user-unit)
      return
      ;;
    synth:--verbatim)
      return
      ;;
    synth:--count)
      return
      ;;
    synth:--inherit)
      _pagebox_list 'media crop bleed trim art rotate userUnit'
      return
      ;;
    synth:--indirect)
      _pagebox_list 'media crop bleed trim art rotate userUnit'
      return
      ;;
    synth:--recipe)
      _pagebox_files '*.[jJ][sS][oO][nN]'
      return
      ;;
    synth:--case)
      _pagebox_words 'plain-page plain-crop cover-spread five-boxes five-boxes-equal indesign-book scan-without-crop macos-print no-crop mixed-sizes landscape-inserts journal-article crop-equals-media slides crop-overhangs-all-round crop-equal-by-rounding crop-wider-than-media media-inside-other-boxes crop-without-overlap crop-is-a-line crop-overhang-0.001 crop-overhang-0.01 crop-overhang-0.5 zero-boxes eight-numbers exponent-numbers media-twice no-media media-three-numbers media-is-a-string crop-five-numbers media-inherited-direct media-inherited-indirect media-inherited-elements inherited-boxes crop-inherited trim-on-pages small-media-under-large-boxes crop-null-inherits crop-array-shared page-listed-twice three-levels corner-orders-media corner-orders-crop corner-orders-both media-below-axis negative-coordinates origin-off-zero rotate-90-own rotate-90-inherited rotate-180-own rotate-180-inherited rotate-270-own rotate-270-inherited rotate-minus-90-own rotate-minus-90-inherited rotate-450-own rotate-450-inherited rotate-45-own rotate-45-inherited rotate-90.0-own rotate-90.0-inherited rotate-null-own rotate-null-inherited rotate-null-over-90 user-unit-2 user-unit-10 user-unit-72-inches user-unit-0 user-unit-minus-1 media-2-units media-3-units media-14400-units media-over-14400-units trim-wider-than-media trim-outside-crop trim-and-art bleed-3-mm bleed-9-points c01-plain-media c02-crop-inside-media c03-crop-larger-all-round c04-crop-partly-outside c61-crop-too-tall c37-crop-of-16-bits c64-crop-below-left c06-crop-touches-media c66-crop-wider-and-outside c62-crop-wider-shifted-right c68-crop-wider-shifted-left c19b-inherited-crop-over-small-media c19c-inherited-crop-without-type c53-crop-larger-by-rounding c72-crop-reversed-and-outside c08-crop-reversed c09-crop-reversed-in-x c40-origin-off-zero c10-media-without-width c11-media-all-zero c11b-media-all-zero-with-crop c12-crop-without-width c63-crop-half-a-unit-wide c38-media-2-units c14-no-media c15-no-media-with-crop c15b-no-media-with-large-crop c16-media-inherited c17-media-from-the-nearest c18-crop-inherited c65-media-null c75-rotate-null c26-crop-dangling c73-rotate-dangling-on-pages c73b-crop-dangling-on-pages c22-crop-is-a-name-over-good c76-crop-all-zero-over-good c22b-media-of-three-over-good c77-media-empty-over-good c27-media-three-numbers c28-media-five-numbers c29-crop-three-numbers c30-crop-five-numbers c32-media-of-strings c33-crop-second-null c33b-crop-last-null c34-media-is-a-name c35-media-20000-units c36-media-12-zeros c36c-media-over-32-bits c54-media-with-exponent c55b-media-double-minus c52-media-a4-fractional c52b-media-half-points c52d-media-just-over c41-user-unit-2 c41b-user-unit-with-crop c41c-user-unit-on-pages c42b-user-unit-minus-1 c78-user-unit-dangling c43-rotate-90 c44-rotate-450 c45-rotate-minus-90 c48-rotate-inherited c48b-rotate-0-over-90 c48c-rotate-is-a-name-over-90 c48e-rotate-through-reference c46b-rotate-89 c46c-rotate-135 c47c-rotate-89.9 c74-rotate-is-an-array c50-bleed-inside-trim c70-trim-beyond-media c79-trim-and-bleed-beyond-all c56-parent-cycle c57-no-type c67-no-type-inherited-media c59-no-parent tree-200-deep tree-balanced tree-flat page-without-parent page-with-stray-parent page-with-wrong-parent page-without-type page-with-wrong-type root-without-type root-with-wrong-type count-missing count-too-large count-negative count-not-a-number kid-cycle kid-null kid-number kid-dangling kid-direct no-pages no-page-tree kids-no-array truncated-half truncated-end truncated-to-header truncated-to-nothing startxref-wrong startxref-huge junk-before-header junk-far-before-header page-without-endobj bytes-appended many-bytes-appended trailer-missing header-missing startxref-and-endobj crop-added-later crop-removed-later three-revisions signed'
      return
      ;;
    synth:--name)
      return
      ;;
    synth:--claim)
      return
      ;;
    synth:--content)
      _pagebox_words 'outlines quadrants none'
      return
      ;;
    synth:--pdf-version)
      return
      ;;
    synth:--encrypt)
      _pagebox_words 'AES-256 RC4'
      return
      ;;
    synth:--password-file)
      _pagebox_files '*'
      return
      ;;
    synth:-o | synth:--output)
      _pagebox_files '*.[pP][dD][fF]'
      return
      ;;
    synth:--all)
      _pagebox_files ''
      return
      ;;
    synth:-j | synth:--jobs)
      return
      ;;
  esac
  case $ended$command:$current in
    inspect:-*) _pagebox_words '--pages -p --boxes -b --each-page -e --format -f --unit -u --color --quiet -q --verbose -v --recursive -r --files-from --files0-from --jobs -j --password-file --reader --help -h' ;;
    diff:-*) _pagebox_words '--pages -p --between --against --effective --tolerance -t --all -a --count -c --list -l --null -0 --format -f --unit -u --color --quiet -q --verbose -v --recursive -r --files-from --files0-from --jobs -j --password-file --reader --help -h' ;;
    fix:-*) _pagebox_words '--pages -p --where --rule --assume-media --list-rules --set --remove --sides --origin --bake-user-unit --bake-rotate --output -o --in-place --backup --force --dry-run -n --write --allow-signed --undo --format -f --color --quiet -q --verbose -v --recursive -r --files-from --files0-from --jobs -j --password-file --help -h' ;;
    synth:-*) _pagebox_words '--media --crop --bleed --trim --art --rotate --user-unit --verbatim --count --inherit --indirect --recipe --case --list --name --claim --content --pdf-version --object-streams --xref-stream --linearize --encrypt --password-file --output -o --all --show-recipe --force --jobs -j --help -h' ;;
    generate:-*) _pagebox_words '--help -h' ;;
    *)
      case $command:$position in
        inspect:*) _pagebox_files '*.[pP][dD][fF]' ;;
        diff:*) _pagebox_files '*.[pP][dD][fF]' ;;
        fix:*) _pagebox_files '*.[pP][dD][fF]' ;;
        generate:0) _pagebox_words 'man completion' ;;
        generate:1) case $previous in man) _pagebox_words 'pagebox inspect diff fix synth generate' ;; completion) _pagebox_words 'bash zsh fish' ;; esac ;;
      esac
      ;;
  esac
}

complete -F _pagebox pagebox
