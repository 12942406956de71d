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
    _pagebox_words 'inspect diff synth generate --help --version'
    return
  fi
  for ((i = 2; i < COMP_CWORD; i++)); do
    case $ended$command:${COMP_WORDS[i]} in
      *:--) ended=: ;;
      inspect:-p | inspect:--pages | inspect:-b | inspect:--boxes | inspect:-f | inspect:--format | inspect:-u | inspect:--unit | inspect:--color | inspect:--files-from | inspect:--files0-from | inspect:-j | inspect:--jobs | inspect:--password-file | diff:-p | diff:--pages | diff:--between | diff:--against | diff:-t | diff:--tolerance | diff:-f | diff:--format | diff:-u | diff:--unit | diff:--color | diff:--files-from | diff:--files0-from | diff:-j | diff:--jobs | diff:--password-file | synth:--media | synth:--crop | synth:--bleed | synth:--trim | synth:--art | synth:--rotate | synth:--user-unit | synth:--verbatim | synth:--count | synth:--inherit | synth:--indirect | synth:--recipe | synth:--case | synth:--name | synth:--claim | synth:--content | synth:--pdf-version | synth:--encrypt | synth:--password-file | synth:-o | synth:--output | synth:--all | synth:-j | synth:--jobs)
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
    inspect:-*) _pagebox_words '--pages -p --boxes -b --each-page -e --format -f --unit -u --color --quiet -q --verbose -v --recursive -r --files-from --files0-from --jobs -j --password-file --help -h' ;;
    diff:-*) _pagebox_words '--pages -p --between --against --effective --tolerance -t --all -a --count -c --list -l --null -0 --format -f --unit -u --color --quiet -q --verbose -v --recursive -r --files-from --files0-from --jobs -j --password-file --help -h' ;;
    synth:-*) _pagebox_words '--media --crop --bleed --trim --art --rotate --user-unit --verbatim --count --inherit --indirect --recipe --case --list --name --claim --content --pdf-version --object-streams --xref-stream --linearize --encrypt --password-file --output -o --all --show-recipe --force --jobs -j --help -h' ;;
    generate:-*) _pagebox_words '--help -h' ;;
    *)
      case $command:$position in
        inspect:*) _pagebox_files '*.[pP][dD][fF]' ;;
        diff:*) _pagebox_files '*.[pP][dD][fF]' ;;
        generate:0) _pagebox_words 'man completion' ;;
        generate:1) case $previous in man) _pagebox_words 'pagebox inspect diff synth generate' ;; completion) _pagebox_words 'bash zsh fish' ;; esac ;;
      esac
      ;;
  esac
}

complete -F _pagebox pagebox
