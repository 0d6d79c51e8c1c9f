# Completion of specc in fish. What can come next is known to `specc complete`.
function __specc_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l before (string match -r -- "^--[^=]*=" $words[-1]; or echo)
    set -l part (string replace -- "$before" '' $words[-1])
    for line in ($words[1] complete $words[2..-1] 2>/dev/null)
        switch $line
            case :files
                printf '%s\n' $before(__fish_complete_path $part)
            case :folders
                printf '%s\n' $before(__fish_complete_directories $part)
            case '*'
                echo $line
        end
    end
end
complete -c specc -f -a '(__specc_complete)'
