#!/bin/sh
# sh compile_once.sh FOLDER COMPILER ARGUMENT...: does what COMPILER ARGUMENT... does, but keeps
# the object of each C source in FOLDER, and takes it from there where the same text is compiled
# with the same headers and flags: many tests compile the same generated C, or change one file of
# it. tests/run makes it $CC. Sources with warnings or errors are not kept. Sanitizers, debug
# information, sources that include something else than headers of the folders that are searched,
# and commands that only read, preprocess or print go to the compiler itself.
set -u
kept=$1
shift

for word; do
	case $word in
	-E | -S | -M* | -fsyntax-only | -fsanitize* | -fprofile* | --* | -g | -g[1-9]* | -x* | - | \
		-v | -print* | -dump* | -save-temps* | -include | -imacros | -iquote | -isystem | -I | \
		@*) exec "$@" ;;
	esac
done

# keep COMPILER FLAG...: makes the objects of the sources; $objects are their names.
keep() {
	headers=
	for folder in $folders; do
		for file in "$folder"/*.h "$folder"/*.def; do
			[ ! -f "$file" ] || headers="$headers$file
"
		done
	done
	# shellcheck disable=SC2086
	! grep -qE '^[[:blank:]]*#[[:blank:]]*include[[:blank:]]*([^<"[:blank:]]|"[^"]*/|"[^"]*\.c")' \
		$sources $headers || return
	# shellcheck disable=SC2086
	key=$({ printf '%s\n' "$keyed"; cat /dev/null $headers; } | md5sum) || return
	# shellcheck disable=SC2086
	sums=$(md5sum $sources) || return
	objects=
	for line in $sums; do
		source=${line#* ?}
		object=$kept/${key%% *}${line%% *}.o
		if [ ! -f "$object" ]; then
			if ! said=$("$@" -c -o "$object.$$" "$source" 2>&1) || [ -n "$said" ]; then
				rm -f "$object.$$"
				return 1
			fi
			mv "$object.$$" "$object" || return
		fi
		objects="$objects$object
"
	done
}

# compile COMPILER ARGUMENT...: false if it cannot be done so.
compile() {
	sources='' folders='' others='' keyed='' only='' to='' left=$#
	while [ "$left" -gt 0 ]; do
		word=$1 left=$((left - 1))
		shift
		case $word in
		-c) only=1 ;;
		-o) to=$1 left=$((left - 1)) && shift ;;
		*.c)
			sources="$sources$word
"
			case $word in */*) word=${word%/*} ;; *) word=. ;; esac
			folders="$folders$word
" ;;
		*.o | *.a | *.so | -l*)
			others="$others$word
" ;;
		*)
			set -- "$@" "$word"
			case $word in
			-I*)
				folders="$folders${word#-I}
" ;;
			*)
				keyed="$keyed$word
" ;;
			esac ;;
		esac
	done
	[ -n "$sources" ] && [ -n "$to" ] || return
	IFS='
'
	folders=$(printf %s "$folders" | sort -u)
	keep "$@" || return
	# shellcheck disable=SC2086
	if [ -n "$only" ]; then cp $objects "$to"; else "$@" -o "$to" $objects $others; fi
}

(compile "$@") >/dev/null 2>&1 || exec "$@"
