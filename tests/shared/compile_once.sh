#!/bin/sh
# SPDX-License-Identifier: MIT
# sh compile_once.sh FOLDER COMPILER ARGUMENT...: does what COMPILER ARGUMENT... does, but keeps
# the object of each C source in FOLDER, and takes it from there where the same text is compiled
# with the same flags, and the same headers of those that it includes: many tests compile the same
# generated C, or change one file of it. tests/run makes it $CC. Of several -O the last counts.
# Sources with warnings or errors are not kept; an object that was made without warnings is as good
# where none are asked for. Sanitizers, debug information, sources that include something else than
# headers of the folders that are searched, commands that only read, preprocess or print, and
# objects of programs that specc keeps for all tests, go to the compiler itself.
set -u
kept=$1
shift

linked= kept_by_specc=
for word; do
	case $word in
	"${RUN_DIR:-none}/cache"/*.o) kept_by_specc=yes ;;
	esac
	case $word in
	-E | -S | -M* | -fsyntax-only | -fsanitize* | -fprofile* | --* | -g | -g[1-9]* | -x* | - | \
		-v | -print* | -dump* | -save-temps* | -include | -imacros | -iquote | -isystem | -I | \
		@*) exec "$@" ;;
	*.o) [ -n "$linked" ] || linked=yes ;;
	-c | *.[csS]) linked=no ;;
	esac
done
# The libraries of specc have debug information, which takes long to link.
[ "$linked" != yes ] || exec "$@" -Wl,-S
[ "$linked$kept_by_specc" != noyes ] || exec "$@"

# keys: of each source, made of its text, of the headers that it includes, and of the flags; and
# another one with the flags of warnings as well. False: it includes what is not looked for here.
keys() {
	headers=
	for folder in $folders; do
		for file in "$folder"/*.h "$folder"/*.def; do
			[ ! -f "$file" ] || headers="$headers$file
"
		done
	done
	# shellcheck disable=SC2086
	sums=$(printf %s "$keyed" | md5sum - $sources $headers) || return
	# shellcheck disable=SC2086
	set -- $sources
	printf '%s\n' "$sums" | awk -v sources=$# -v warned="$warned" '
	function read_includes(path, line) {
		while ((getline line <path) > 0)
			if (line ~ /^[ \t]*#[ \t]*include/) {
				sub(/^[ \t]*#[ \t]*include[ \t]*/, "", line)
				if (line !~ /^(<[^>]*>|"[^"\/]*")/ || line ~ /^"[^"]*\.c"/)
					exit failed = 1
				line = substr(line, 2)
				sub(/[">].*/, "", line)
				includes[path] = includes[path] line "\n"
			}
		close(path)
	}
	function mix(text, i, c) {
		for (i = 1; i <= length(text); i++) {
			c = index("0123456789abcdefghijklmnopqrstuvwxyzEUW+-=", substr(text, i, 1))
			one = (one * 1048573 + c) % 67108859
			two = (two * 1048571 + c) % 67108837
			three = (three * 1048559 + c) % 67108819
		}
	}
	function text_of_key() {
		return sprintf("%08x%08x%08x", one, two, three)
	}
	function keys_of(path, todo, name, seen, files, i, n, plain) {
		one = two = three = 1
		mix(sum["-"])
		mix(sum[path])
		for (todo = includes[path]; todo != ""; ) {
			name = substr(todo, 1, index(todo, "\n") - 1)
			todo = substr(todo, length(name) + 2)
			if (name in seen)
				continue
			seen[name] = 1
			n = split(of[name], files, "\n")
			for (i = 2; i <= n; i++) {
				mix(sum[files[i]])
				todo = todo includes[files[i]]
			}
		}
		plain = text_of_key()
		mix(warned)
		return plain "\n" text_of_key()
	}
	{
		path = substr($0, 35)
		name = path
		sub(/.*\//, "", name)
		sum[path] = $1
		if (NR > 1) read_includes(path)
		if (NR > 1 && NR <= 1 + sources) source[NR - 1] = path
		if (NR > 1 + sources) of[name] = of[name] "\n" path
	}
	END {
		if (failed) exit 1
		for (s = 1; s <= sources; s++) print keys_of(source[s])
	}'
}

# keep COMPILER FLAG...: makes the objects of the sources; $objects are their names.
keep() {
	list=$(keys) || return
	objects= left=$sources plain=
	for key in $list; do
		[ -n "$plain" ] || { plain=$kept/$key.o; continue; }
		source=${left%%
*}
		left=${left#*
}
		object=$kept/$key.o
		if [ ! -f "$object" ]; then
			if ! said=$("$@" -c -o "$object.$$" "$source" 2>&1) || [ -n "$said" ]; then
				rm -f "$object.$$"
				return 1
			fi
			mv "$object.$$" "$object" || return
			[ -f "$plain" ] || ln -f "$object" "$plain" || return
		fi
		plain=
		objects="$objects$object
"
	done
}

# compile COMPILER ARGUMENT...: false if it cannot be done so.
compile() {
	sources='' folders='' others='' keyed='' warned='' level='' calls='' only='' to='' left=$#
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
			-O*) level=$word ;;
			-W[alp],*) keyed="$keyed$word
" ;;
			-W*) warned="$warned$word" ;;
			-foptimize-sibling-calls) calls=$word ;;
			*)
				keyed="$keyed$word
" ;;
			esac ;;
		esac
	done
	[ -n "$sources" ] && [ -n "$to" ] || return
	case $level in '' | -O0) level= calls= ;; esac # which mean nothing then
	keyed=$keyed$level$calls
	IFS='
'
	folders=$(printf %s "$folders" | sort -u)
	keep "$@" || return
	# shellcheck disable=SC2086
	if [ -n "$only" ]; then cp $objects "$to"; else "$@" -Wl,-S -o "$to" $objects $others; fi
}

(compile "$@") >/dev/null 2>&1 || exec "$@"
