#!/bin/sh
# SPDX-License-Identifier: MIT
# states.sh SPECIFICATION SEED BUILT: compiles the output of specc for a specification, with a
# compiler, a standard and a level chosen by the seed, and runs each instruction on STATES (200)
# states on both executions. With FULL=1, and for every seventh seed, also the program and the XML;
# with FULL=1 all compilers and standards, the header in C++, the harnesses, and text in both
# directions. Prints `states` with the sums, or `no-compile`, `warns`, `differs`, `left-out`,
# `read-back` or `round` with a line of detail (exit status 1). Environment: ROOT, PARTS (specc and
# its libraries), COMPILERS.
set -u
within=$ROOT/tests/shared/within
spec=$1 seed=$2 built=$3
: "${STATES=200}" "${COMPILERS=gcc clang}" "${FULL=}"
work=$(dirname "$spec")/states
warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
rm -rf "$work"
mkdir -p "$work/tool" || exit 2
whole=$FULL
[ $((seed % 7)) != 0 ] || whole=1

found() {
	echo "$1 $2"
	exit 1
}

first_error() {
	grep -m 1 -E 'error:|undefined' "$work/log" | sed 's/^[^:]*\///' | cut -c 1-220
}

# nth N WORD...
nth() {
	shift "$(($1 + 1))"
	echo "$1"
}

for header in "$built"/c/*_run.h; do prefix=$(basename "$header" _run.h); done
capitals=$(printf %s "$prefix" | tr abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ)
glue="-DP(name)=${prefix}_##name -DC(name)=${capitals}_##name -include ${prefix}_run.h"
! grep -q "${prefix}_stop_at(" "$header" || glue="$glue -DMACHINE"
! grep -q 'uint64_t cycles;' "$header" || glue="$glue -DCYCLES"
libraries="$PARTS/libspecc-compare.a $PARTS/libspecc-ref.a $PARTS/libspecc.a -lm
	$(${PKG_CONFIG:-pkg-config} --libs gmp mpfr libxml-2.0 libcmark-gfm libelf)"
linker=
for one in lld gold; do
	[ -n "$linker" ] || ! command -v ld.$one >/dev/null || linker="-fuse-ld=$one -Wl,-S"
done

# objects FOLDER COMPILER FLAGS...: compiles the generated files; those that are not run only if
# `whole`
objects() {
	folder=$work/$1
	shift
	mkdir -p "$folder"
	set -- "$@" -I"$built/c" -c
	for file in "$built"/c/*.c; do
		case $whole$file in
		/*_tool.c | /*_tool_*.c | /*_format.c | /*_parse.c) ;;
		*) set -- "$@" "$file" ;;
		esac
	done
	# shellcheck disable=SC2086
	(cd "$folder" && "$@" $warnings) >"$work/log" 2>&1 ||
		found "$(grep -q 'error: .*\[-Werror' "$work/log" && echo warns || echo no-compile)" \
			"$(nth 0 "$@"), $(nth 1 "$@"): $(first_error)"
	# shellcheck disable=SC2086
	"$1" "$2" -w -I"$built/c" $glue -c -o "$folder/generated.o" \
		"$ROOT/tests/execution/compare/generated.c" >"$work/log" 2>&1 ||
		found no-compile "generated.c: $(first_error)"
}

# compare FOLDER COMPILER: runs the states (not with COMPILE_ONLY, set by still.sh if it needs none)
compare() {
	[ -z "${COMPILE_ONLY-}" ] || return 0
	for object in "$work/$1"/*_tool.o "$work/$1"/*_tool_*.o; do
		[ ! -f "$object" ] || mv "$object" "$work/tool"
	done
	# shellcheck disable=SC2086
	"$2" $linker -o "$work/compare" "$work/$1"/*.o $libraries >"$work/log" 2>&1 ||
		found no-compile "linking: $(first_error)"
	SEED=$seed "$within" 300 "$work/compare" --isa "$spec" --limit "$STATES" \
		>"$work/compared" 2>"$work/log"
	status=$?
	[ $status -le 1 ] || found differs "compare: status $status $(tail -n 1 "$work/log")"
	case $(tail -n 1 "$work/compared") in
	*' 0 left out: 0 differences') ;;
	*) found differs "$(sed -n '2,4s/^ *//p' "$work/compared" | sed 's|^the reference: [^ ]*||' |
		tr '\n' ';' | cut -c 1-250)" ;;
	esac
}

# The published XML is read back without an error, and yields the same C.
read_back() {
	"$PARTS/specc" build -i "$built/xml/$prefix.xml" -o "$work/back" -t c >"$work/log" 2>&1 ||
		found read-back "$(grep -m 1 error: "$work/log" | sed 's/^[^:]*\///')"
	diff -r "$built/c" "$work/back/c" >"$work/log" 2>&1 ||
		found read-back "another C: $(sed -n '2p' "$work/log" | cut -c 1-200)"
}

# What a user has to compare the executions.
users() {
	SPECC_CACHE=$work/cache "$PARTS/specc" test -i "$spec" --states 20 >"$work/said" 2>"$work/log"
	[ $? != 1 ] || found differs "test --states: $(grep -m 1 error: "$work/log" | cut -c 1-200)"
}

# harnesses COMPILER: runs the test of the codec and each harness on 3,000 inputs
harnesses() {
	codec=
	for part in tables decode encode format parse number; do
		codec="$codec $work/full/${prefix}_$part.o"
	done
	# shellcheck disable=SC2086
	"$1" -std=c11 -O0 $warnings -I"$built/c" -o "$work/round" \
		"$built/c-test/${prefix}_roundtrip.c" $codec >"$work/log" 2>&1 ||
		found no-compile "c-test, $1: $(first_error)"
	"$work/round" 3000 >"$work/log" 2>&1 || found round "c-test: $(head -n 1 "$work/log")"
	make -s -C "$built/fuzz" CC="$1" SANITIZE= CFLAGS="-O0 $warnings" BUILD="$work/fuzz.$1" \
		>"$work/log" 2>&1 || found no-compile "fuzz, $1: $(first_error)"
	for harness in decode roundtrip text run compare; do
		(cd "$work" && "fuzz.$1/standalone/$harness" --count 3000 --time 60 --seed "$seed") \
			>"$work/log" 2>&1 || found round "$harness, $1: $(tail -n 1 "$work/log" | cut -c 1-200)"
	done
}

# text COMPILER: specc and the generated tool convert the same text to the same bytes, and back
text() {
	mkdir -p "$work/texts"
	"$work/fuzz.$1/standalone/text" --texts "$work/texts" >"$work/log" 2>&1 ||
		found round "seeds: $(tail -n 1 "$work/log")"
	for one in "$work/texts"/*; do cat "$one" && echo; done >"$work/text"
	cp "$work/full"/*.o "$work/tool" && rm "$work/tool/generated.o"
	"$1" -o "$work/run" "$work/tool"/*.o -lm >"$work/log" 2>&1 ||
		found no-compile "tool: $(first_error)"
	"$work/run" asm "$work/text" >"$work/bytes" 2>"$work/log" &&
		"$work/run" disasm "$work/bytes" >"$work/back.text" 2>>"$work/log" &&
		"$PARTS/specc" asm --plain -i "$spec" "$work/text" >"$work/other" 2>>"$work/log" &&
		"$PARTS/specc" disasm -i "$spec" "$work/bytes" >"$work/other.text" 2>>"$work/log" &&
		cmp "$work/bytes" "$work/other" >>"$work/log" 2>&1 &&
		cmp "$work/back.text" "$work/other.text" >>"$work/log" 2>&1 ||
		found round "text: $(grep -v warning "$work/log" | tail -n 1 | cut -c 1-200)"
}

! grep -m 1 '\[semantics-execution\]' "$(dirname "$spec")/log" >"$work/log" ||
	found left-out "$(sed 's/^[^ ]* //' "$work/log" | cut -c 1-220)"
# shellcheck disable=SC2086
compiler=$(nth $((seed % 2)) $COMPILERS)
standard=$(nth $((seed / 2 % 2)) c11 gnu17)
level=$(nth $((seed % 15 == 5)) -O0 -O1)
[ -n "$FULL" ] || {
	objects all "$compiler" "-std=$standard" "$level"
	compare all "$compiler"
}
[ -z "$whole" ] || read_back
[ -z "$whole" ] || users
[ -z "$FULL" ] || for compiler in $COMPILERS; do
	for standard in c11 gnu17; do
		rm -rf "$work/full"
		objects full "$compiler" -std=$standard "$level"
	done
	compare full "$compiler"
	echo "#include \"${prefix}_run.h\"" >"$work/header.cc"
	plus=$([ "$compiler" = clang ] && echo clang++ || echo g++)
	"$plus" -std=c++17 -Wall -Wextra -Werror -I"$built/c" -fsyntax-only "$work/header.cc" \
		>"$work/log" 2>&1 || found no-compile "$plus: $(first_error)"
	harnesses "$compiler"
done
[ -z "$FULL" ] || text "$compiler"
echo "states $(tail -n 1 "$work/compared")"
