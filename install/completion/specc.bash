# Completion of specc in bash. What can come next is known to `specc complete`.
_specc() {
	local word text part=$2 line n=-1 i
	local -a words=()
	# bash takes --format=json and -Werror=NAME apart; put them together again.
	for ((i = 1; i <= COMP_CWORD; i++)); do
		word=${COMP_WORDS[i]}
		if ((n >= 0)) && [[ $word == = || ${words[n]} == -*= ]]; then
			words[n]+=$word
		else
			words[++n]=$word
		fi
	done
	COMPREPLY=()
	while IFS=$'\t' read -r word text; do
		case $word in
		:files | :folders)
			compopt -o filenames 2>/dev/null
			while read -r line; do
				COMPREPLY+=("$line")
			done < <(if [[ $word == :files ]]; then compgen -f -- "$part"; else
				compgen -d -- "$part"; fi) ;;
		-*=*) [[ ${words[n]} == -*=* ]] && word=${word#*=}
			COMPREPLY+=("$word") ;;
		*) COMPREPLY+=("$word") ;;
		esac
	done < <("$1" complete "${words[@]}" 2>/dev/null)
}
complete -F _specc specc
