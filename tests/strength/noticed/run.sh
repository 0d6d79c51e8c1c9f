#!/bin/sh
# SPDX-License-Identifier: MIT
# Does a test notice when what it names is wrong? Makes single changes (mutation/generated.awk) in a
# source of specc or in a template, one at a time, in a copy of the tree, and prints those that the
# test does not notice.
#   sh tests/strength/noticed/run.sh [--count N] [--all] TEST [FILE[:FUNCTION]...]
#     TEST     as tests/run lists it: 'check carry-test', 'shell interpreter/run_tool.sh'
#     FILE     where to make the changes, in all functions or in one; without FILE, in the functions
#              that report the check of this name
#     --count  about N changes of each FILE (40)
#     --all    print what is noticed as well
# SPECC is the compiler beside whose libspecc.a and objects the copies are linked. A change that
# does not compile, or of which -O2 makes the same object code, does not count. One that makes a
# program run for 20 s of processor time (TEST_TIMEOUT) is noticed.
# Exit status: 0 all are noticed, 1 some are not, 2 usage, or the test fails anyway.
set -u
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$here/../../.." && pwd)
self=$here/run.sh
. "$here/../mutation/workers.sh"
SPECC=${SPECC:-$ROOT/build/specc}
BUILD=$(cd "$(dirname "$SPECC")" && pwd)
count=40 all='' tab=$(printf '\t')
while [ $# -gt 0 ]; do
	case $1 in
	--count) count=${2-}; shift ;;
	--all) all=1 ;;
	-*) usage 2 >&2 ;;
	*) break ;;
	esac
	shift
done
[ $# -gt 0 ] || usage 2 >&2
test=$1
shift
WORK=$(mktemp -d "$BUILD/noticed.XXXXXX") || exit 2 # links do not leave a disk
trap 'chmod -R u+w "$WORK"; rm -rf "$WORK"' EXIT
trap 'exit 130' INT TERM HUP
tree=$WORK/tree
cd "$ROOT" || exit 2

# The functions with the name of the check in capitals, as FILE:FUNCTION.
reporting() {
	name=$(sed -n "s/^CHECK(\([A-Z_0-9]*\), \"${test#check }\",.*/\1/p" specc/base/checks.def)
	grep -lrw "CHECK_$name" specc --include='*.c' | xargs -r awk -v name="CHECK_$name" '
		/^[A-Za-z_].*\(/ { definition = $0; sub(/\(.*/, "", definition) }
		/report[a-z_]*\(/ && $0 ~ name "($|[^A-Z_0-9])" && !seen[FILENAME, definition]++ {
			sub(/.*[ *]/, "", definition)
			print FILENAME ":" definition
		}'
}
# shellcheck disable=SC2046
[ $# -gt 0 ] || set -- $(reporting)
[ $# -gt 0 ] || { echo "name a file: no function reports '${test#check }'"; exit 2; }

# The tree: links to its files, and what has been built.
mkdir -p "$tree/build/tests" && find . \( -path ./build -o -path ./.git \) -prune -o \
	! -type d -print0 | xargs -0 cp -P --parents -l -t "$tree" || exit 2
for file in "$BUILD"/*; do
	case ${file##*/} in
	tests | specc) ;;
	*) ln -s "$file" "$tree/build" ;;
	esac
done
[ "${test%% *}" != unit ] || units=$(find "$BUILD/obj/tests/unit" -name '*.o' ! -name '*_test.o')

libraries() {
	pkg-config --libs libxml-2.0 libcmark-gfm libelf jansson zlib cmocka
	echo -lcmark-gfm-extensions
}

# compiled LEVEL FILE OBJECT
compiled() {
	# shellcheck disable=SC2046
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L "$1" -w -g0 -Ispecc \
		$(pkg-config --cflags libxml-2.0 libcmark-gfm) -c -o "$3" "$2" 2>"$WORK/log"
}

# built [OBJECT]: what the test starts, with this object in place of that of the library
built() {
	rm -f "$tree/build/specc"
	if [ "${test%% *}" = unit ]; then
		# shellcheck disable=SC2046,SC2086
		${CC:-cc} -o "$tree/build/tests/${test#* }" "$BUILD/obj/tests/unit/${test#* }.o" $units \
			"$@" "$BUILD/libspecc.a" $(libraries) 2>"$WORK/log"
	fi
	[ -n "$*" ] || { ln "$SPECC" "$tree/build/specc"; return; }
	# shellcheck disable=SC2046
	${CC:-cc} -o "$tree/build/specc" "$BUILD/obj/specc/cli/main.o" "$@" "$BUILD/libspecc.a" \
		$(libraries) 2>"$WORK/log"
}

# remade: what is committed of the templates' output, if the test reads it
remade() {
	grep -qE '/out/|made\.sh|pages\.sh' "$tree/tests/${test#* }" 2>/dev/null || return 0
	for isa in isa-spec/*/; do
		"$tree/build/specc" build --isa "$isa" -o "$tree/out/$(basename "$isa")" >"$WORK/log" 2>&1
	done
}

# passes: does the test pass?
passes() {
	TEST_TIMEOUT=${TEST_TIMEOUT:-20} \
		sh "$tree/tests/run" --root "$tree" --specc "$tree/build/specc" --unit "$tree/build/tests" \
		--only "${test%% *}" --jobs 1 "$test" >"$WORK/said" 2>&1 </dev/null
}

# planted FILE: builds with the changed file in the tree; false: it does not count
planted() {
	case $1 in
	*.c)
		compiled -O0 "$tree/$1" "$WORK/fault.o" || return
		built "$WORK/fault.o" ;;
	templates/*) remade ;;
	esac
}

is_same() {
	case $1 in *.c) ;; *) return 1 ;; esac
	[ -f "$WORK/sound.o" ] || compiled -O2 "$1" "$WORK/sound.o"
	# in one place, for the names in it
	compiled -O2 "$tree/$1" "$WORK/fault.o" && cmp -s "$WORK/sound.o" "$WORK/fault.o"
}

built
passes || { echo "the test does not pass without a change:"; tail -n 20 "$WORK/said"; exit 2; }
missed=0 tried=0
for place in "$@"; do
	file=${place%%:*} function=${place#"$file"}
	rm -f "$WORK/sound.o"
	awk -v texts=1 -f "$here/../mutation/generated.awk" "$file" |
		awk -F '\t' -v only="${function#:}" '(only == "" || $4 == only) && $8 !~ /: %/' |
		sort -t "$tab" -k 7,7n | head -n "$count" | sort -t "$tab" -k 2,2n -k 3,3n >"$WORK/chosen"
	while IFS='	' read -r _ line column definition _ _ _ key old new <&3; do
		edit "$line" "$column" "$old" "$new" "$file" >"$WORK/changed" || exit 2
		rm "$tree/$file" && cp "$WORK/changed" "$tree/$file"
		if planted "$file"; then
			verdict=noticed
			! passes || verdict=MISSED
			[ $verdict = noticed ] || ! is_same "$file" || verdict=same
			[ $verdict != MISSED ] || missed=$((missed + 1))
			[ $verdict = same ] || tried=$((tried + 1))
			[ -z "$all" ] && [ $verdict != MISSED ] || echo "$verdict $file:$line: ${key#*: }"
		fi
		ln -f "$file" "$tree/$file"
	done 3<"$WORK/chosen"
	case $file in
	templates/*) remade ;;
	*) built ;;
	esac
done
echo "$test: $missed of $tried changes are not noticed"
[ $missed = 0 ]
