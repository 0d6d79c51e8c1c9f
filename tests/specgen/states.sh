#!/bin/sh
# states.sh SPECIFICATION SEED BUILT: compiles what specc built of a specification, by a compiler, a
# standard and a level that the seed chooses (with FULL=1 by all), runs each instruction on 200
# states on both executions, and compares what comes back from the XML. Prints what it finds:
# `no-compile`, `warns`, `differs`, `left-out`, `read-back` with a line of detail; exit status 1.
# ROOT, PARTS (the folder of specc and its libraries), STATES (200), COMPILERS ("gcc clang").
set -u
spec=$1 seed=$2 built=$3
: "${STATES=200}" "${COMPILERS=gcc clang}" "${FULL=}"
work=$(dirname "$spec")/states
warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
rm -rf "$work"
mkdir -p "$work" || exit 2

found() {
	echo "$1 $2"
	exit 1
}

first_error() {
	grep -m 1 -E 'error:|undefined reference' "$work/log" | sed 's/^[^:]*\///' | cut -c 1-220
}

# nth N WORD...
nth() {
	shift "$(($1 + 1))"
	echo "$1"
}

header=$(ls "$built"/c/*_run.h)
prefix=$(basename "$header" _run.h)
capitals=$(printf %s "$prefix" | tr abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ)

# objects FOLDER COMPILER FLAGS...: of the interpreter and its glue
objects() {
	folder=$work/$1
	shift
	mkdir -p "$folder"
	# shellcheck disable=SC2086
	(cd "$folder" && "$@" $warnings -I"$built/c" -c "$built"/c/*.c) >"$work/log" 2>&1 ||
		found "$(grep -q 'error: .*\[-Werror' "$work/log" && echo warns || echo no-compile)" \
			"$*: $(first_error)"
	set -- "$@" -w -I"$built/c" -DISA="$prefix" -DISA_CAPITALS="$capitals" \
		-include "${prefix}_run.h"
	! grep -q "${prefix}_stop_at(" "$header" || set -- "$@" -DMACHINE
	! grep -q 'uint64_t cycles;' "$header" || set -- "$@" -DCYCLES
	"$@" -c -o "$folder/generated.o" "$ROOT/tests/compare/generated.c" >"$work/log" 2>&1 ||
		found no-compile "generated.c: $(first_error)"
}

compare() {
	rm -f "$work/objects"/*_tool.o "$work/objects"/*_tool_*.o
	"$1" -o "$work/compare" "$work/objects"/*.o "$PARTS/libspecc-compare.a" \
		"$PARTS/libspecc-ref.a" "$PARTS/libspecc.a" \
		$(${PKG_CONFIG:-pkg-config} --libs gmp mpfr libxml-2.0) -lm >"$work/log" 2>&1 ||
		found no-compile "linking: $(first_error)"
	SEED=$seed timeout 300 "$work/compare" --isa "$spec" --limit "$STATES" \
		>"$work/compared" 2>"$work/log"
	status=$?
	last=$(tail -n 1 "$work/compared")
	[ $status -le 1 ] || found differs "compare: status $status $(tail -n 1 "$work/log")"
	case $last in
	*' 0 left out: 0 differences') echo "states $last" ;;
	*) found differs "$(sed -n '2,4s/^ *//p' "$work/compared" | sed 's|^the reference: [^ ]*||' |
		tr '\n' ';' | cut -c 1-250)" ;;
	esac
}

# What is published is read back without an error, and gives the same C.
read_back() {
	"$PARTS/specc" build -i "$built/xml/$prefix.xml" -o "$work/back" -t c >"$work/log" 2>&1 ||
		found read-back "$(grep -m 1 error: "$work/log" | sed 's/^[^:]*\///')"
	diff -r "$built/c" "$work/back/c" >"$work/log" 2>&1 ||
		found read-back "another C: $(sed -n '2p' "$work/log" | cut -c 1-200)"
}

! grep -m 1 '\[semantics-execution\]' "$(dirname "$spec")/log" >"$work/log" ||
	found left-out "$(sed 's/^[^ ]* //' "$work/log" | cut -c 1-220)"
# shellcheck disable=SC2086
compiler=$(nth $((seed % 2)) $COMPILERS)
standard=$(nth $((seed / 2 % 2)) c11 gnu17)
level=$(nth $((seed / 4 % 3)) -O0 -O1 -O0)
objects objects "$compiler" "-std=$standard" $level
compare "$compiler"
[ $((seed % 8)) != 0 ] && [ -z "$FULL" ] || read_back
[ -n "$FULL" ] || exit 0

# ---- all compilers and standards, the header in C++, the harnesses, the round trip of text ----

for compiler in $COMPILERS; do
	for standard in c11 gnu17; do
		rm -rf "$work/full"
		objects full "$compiler" -std=$standard -O1
	done
	echo "#include \"${prefix}_run.h\"" >"$work/header.cc"
	plus=$([ "$compiler" = clang ] && echo clang++ || echo g++)
	# shellcheck disable=SC2086
	"$plus" -std=c++17 -Wall -Wextra -Werror -I"$built/c" -fsyntax-only "$work/header.cc" \
		>"$work/log" 2>&1 || found no-compile "$plus: $(first_error)"
	mkdir -p "$work/fuzz"
	(cd "$work/fuzz" && "$compiler" -std=c11 -O0 -w -I"$built/c" -I"$built/fuzz" -c \
		"$built"/fuzz/*.c) >"$work/log" 2>&1 || found no-compile "fuzz, $compiler: $(first_error)"
done
exit 0
