#!/bin/sh
# SPDX-License-Identifier: MIT
# sh compile_once.sh FOLDER COMPILER ARGUMENT...: does what COMPILER ARGUMENT... does, but keeps
# the object of each C source in FOLDER, and takes it from there where the same text is compiled
# with the same flags, and the same headers of those that it includes: many tests compile the same
# generated C, or change one file of it. tests/run makes it $CC. Sources with warnings or errors are
# not kept. Sanitizers, debug information, sources that include something else than headers of the
# folders that are searched, and commands that only read, preprocess or print go to the compiler
# itself.
set -u
kept=$1
shift

linked=
for word; do
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

# keys: of each source, made of its text, of the headers that it includes, and of the flags; false:
# it includes what is not looked for here.
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
	printf '%s\n' "$sums" | awk -v sources=$# '
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
			c = index("0123456789abcdef", substr(text, i, 1))
			one = (one * 1048573 + c) % 67108859
			two = (two * 1048571 + c) % 67108837
			three = (three * 1048559 + c) % 67108819
		}
	}
	function key(path, todo, name, seen, files, i, n) {
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
		return sprintf("%08x%08x%08x", one, two, three)
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
		for (s = 1; s <= sources; s++) print key(source[s])
	}'
}

# keep COMPILER FLAG...: makes the objects of the sources; $objects are their names.
keep() {
	list=$(keys) || return
	objects= left=$sources
	for key in $list; do
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
	if [ -n "$only" ]; then cp $objects "$to"; else "$@" -Wl,-S -o "$to" $objects $others; fi
}

(compile "$@") >/dev/null 2>&1 || exec "$@"
