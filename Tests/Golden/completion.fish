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
complete -c pagebox -n '__pagebox_using diff' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using diff' -k -a '(__pagebox_files \'\\.pdf\')'
complete -c pagebox -n '__pagebox_using generate' -s h -l help -d 'Print this help'
complete -c pagebox -n '__pagebox_using generate 0' -k -a 'man completion'
complete -c pagebox -n '__pagebox_using generate 1 man' -k -a 'pagebox inspect diff generate'
complete -c pagebox -n '__pagebox_using generate 1 completion' -k -a 'bash zsh fish'
