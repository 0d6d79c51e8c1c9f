#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Follows docs/tutorial.md literally: in an empty folder its files are written and its commands run
# in the order of the page, and their output must be that on the page. The final result is
# isa-spec/tiny, apart from keywords, the meaning of fields and Chinese titles.
set -u
cd "$WORK" || exit 1
reference=$(dirname "$SPECC")/specc-ref
if [ ! -x "$reference" ]; then
	echo "the page shows both executions, and specc-ref is not built"
	exit 77
fi
mkdir bin empty parts
ln -s "$SPECC" bin/specc
ln -s "$reference" bin/specc-ref
# shellcheck disable=SC2086
set -- ${CC:-cc}
compiler=$(command -v "$1") || exit 1
shift
# With the PATH of now: a compiler cache looks for the compiler there, and would find this one.
printf '#!/bin/sh\nPATH="%s" exec %s %s "$@"\n' "$PATH" "$compiler" "$*" >bin/cc
chmod +x bin/cc
PATH=$WORK/bin:$PATH
: "${SPECC_CACHE:=$WORK/cache}"
export PATH SPECC_CACHE

# parts/NNN.file: a line with the name (after >> to append to it), then the text; parts/NNN.run: a
# command, then its output.
awk -v parts="$WORK/parts" '
	function open(kind) { close(part); part = sprintf("%s/%03d.%s", parts, ++count, kind) }
	/^~~~/ && !kind {
		kind = $0 == "~~~console" ? "console" : "file"
		if (kind == "file") {
			sub(/^~~~[a-z]+ */, "")
			if ($0 == "") { print "line " NR ": a fence without a name"; bad = 1 }
			open("file")
			print >part
		}
		next
	}
	/^~~~$/ { kind = ""; next }
	kind == "console" && sub(/^\$ /, "") { open("run") }
	kind { print >part }
	END { if (kind) { print "a fence is not closed"; bad = 1 }; exit bad }
' "$ROOT/docs/tutorial.md" || exit 1

# Creates the folder of a file, except the one that the page makes by a command.
write_file() {
	read -r name <"$1"
	case $name in
	'>> '*) sed 1d "$1" >>"${name#>> }" ;;
	*)
		mkdir -p "$(dirname "$name")"
		sed 1d "$1" >"$name" ;;
	esac
}

# Reports of specc go to stderr, its summary to stdout, last.
run_command() {
	command=$(sed 1q "$1")
	eval "$command" >../out 2>../err </dev/null
	cat ../err ../out >../found
	sed 1d "$1" >../expected
	cmp -s ../expected ../found && return
	failed=$((failed + 1))
	echo "FAIL docs/tutorial.md: $command"
	diff ../expected ../found
}

failed=0
cd empty || exit 1
for part in ../parts/*; do
	case $part in
	*.file) write_file "$part" ;;
	*.run) run_command "$part" ;;
	esac
done
[ "$(ls ../parts/*.run | wc -l)" -ge 30 ] || { echo "FAIL too few commands found"; failed=1; }
# Without what the pages say besides: keywords, the meaning of fields, Chinese titles.
mkdir described
for file in "$ROOT"/isa-spec/tiny/*; do
	awk '/^    Keywords</ || /^    __Attribute [a-z]*_zh / { next }
		/^  __Fields/ { skip = 1; next }
		/^ *__/ { skip = 0 }
		!skip' "$file" >"described/${file##*/}"
done
if ! diff -r -B tiny described; then
	echo "FAIL isa-spec/tiny is not what docs/tutorial.md makes, apart from what is said above"
	failed=1
fi
exit $((failed > 0))
