#!/bin/sh
# SPDX-License-Identifier: MIT
# make coverage: how much of specc/ and of the generated codecs the tests execute. Builds specc with
# counters, runs the tests with it, and prints lines, branches and MC/DC; less than the floors below
# is a failure. Nothing is left out, neither what a lack of memory needs. What the small codecs of
# the tests leave unused stands for no instruction set; the templates' figure has it all together.
#   sh tests/strength/coverage/run.sh [--report] [NAME...]
#     --report  no tests: the figures of the last run
#     NAME      these tests alone (tests/run --help), added to what was counted before
# BUILD is the folder that it works in (build/coverage); FILES=N prints the N worst files (20).
set -u
ROOT=$(cd "$(dirname "$0")/../../.." && pwd) || exit 2
cd "$ROOT" || exit 2
here=tests/strength/coverage
BUILD=${BUILD:-build/coverage}
case $BUILD in
/*) COVERAGE=$BUILD ;;
*) COVERAGE=$ROOT/$BUILD ;;
esac
. "$here/tools.sh"
lines_least=95 branches_least=85
codec='_(decode|encode|format|parse|number)[.]c$|_tables[.]h$' # not the accessors in NAME.h

# The codecs that count: the library's part that decodes, encodes, formats and parses.
build_codecs() {
	for isa in isa-spec/*/ tests/codec/isa/*/ tests/codec/*.isa tests/machines/rv32; do
		name=$(basename "$isa" .isa)
		to=$COVERAGE/generated/$name
		LLVM_PROFILE_FILE=/dev/null "$COVERAGE/specc" build --isa "$isa" -t c -o "$to" \
			--templates templates >"$COVERAGE/log" 2>&1 ||
			{ cat "$COVERAGE/log"; return 1; }
		mkdir -p "$to/objects"
		for file in "$to"/c/*_decode.c "$to"/c/*_encode.c "$to"/c/*_format.c "$to"/c/*_parse.c \
			"$to"/c/*_number.c; do
			object=$to/objects/$(basename "$file" .c).o
			[ -z "$(find "$to/c" "$COVERAGE/flags" -type f -newer "$object" 2>&1)" ] && continue
			# shellcheck disable=SC2086
			$clang -std=c11 -O1 -fPIC $instrument -c -o "$object" "$file" || return 1
		done
	done
}

build() {
	${MAKE:-make} BUILD="$BUILD" CC="$clang" CFLAGS="-O1 -w" EXTRA_CFLAGS="$instrument" \
		"$BUILD/specc" units ref || return 1
	mkdir -p "$COVERAGE/bin" "$COVERAGE/profiles"
	chmod 1777 "$COVERAGE/profiles" # some tests run specc as another user
	for name in cc gcc clang; do
		cp "$here/cc.sh" "$COVERAGE/bin/$name" && chmod +x "$COVERAGE/bin/$name" || return 1
	done
	build_codecs
}

# Merged and removed, so that a next run adds to them.
merge() {
	set -- "$COVERAGE"/profiles/*.profraw
	[ -f "$1" ] || return 0
	[ ! -f "$COVERAGE/all.profdata" ] || set -- "$@" "$COVERAGE/all.profdata"
	llvm-profdata$version merge -sparse -o "$COVERAGE/new.profdata" "$@" &&
		mv "$COVERAGE/new.profdata" "$COVERAGE/all.profdata" && rm -f "$COVERAGE"/profiles/*.profraw
}

# lcov NAME OBJECT...: what was executed, as tracefile NAME.lcov
lcov() {
	trace=$COVERAGE/$1.lcov
	shift
	first=$1
	shift
	for object in "$@"; do set -- "$@" -object "$object"; shift; done
	llvm-cov$version export -format=lcov -instr-profile="$COVERAGE/all.profdata" "$first" "$@" \
		>"$trace" 2>"$COVERAGE/log" || { cat "$COVERAGE/log"; return 1; }
	llvm-cov$version export -skip-functions -instr-profile="$COVERAGE/all.profdata" "$first" "$@" \
		2>"$COVERAGE/log" | tr '[{' '\n\n' | awk -f "$here/branches.awk" >>"$trace"
	llvm-cov$version export -summary-only -instr-profile="$COVERAGE/all.profdata" "$first" "$@" \
		2>"$COVERAGE/log" >"${trace%.lcov}.json"
}

# codec_figures TITLE NAME LINES BRANCHES: of a codec, with the places that were not executed
codec_figures() {
	status=0
	figures "$1" "$2" "$3" "$4" "$codec" || status=1
	[ "$(wc -l <"$COVERAGE/$2.missed")" -gt "${FILES-20}" ] || sed "s/^/  /" "$COVERAGE/$2.missed"
	return $status
}

# figures TITLE NAME LINES BRANCHES PART: of the files in NAME.lcov that match PART; less than so
# many percent fails. What was not executed is in NAME.missed.
figures() {
	awk -v title="$1" -v least_lines="$3" -v least_branches="$4" -v root="$ROOT/" \
		-v show="${FILES-20}" -v json="$COVERAGE/$2.json" -v places="$COVERAGE/$2.missed" \
		-v part="$5" -f "$here/figures.awk" "$COVERAGE/$2.lcov"
}

report=''
[ "${1-}" != --report ] || { report=yes; shift; }
case ${1-} in
--help) sed -n 's/^#   //p' "$0"; exit 0 ;;
-*) sed -n 's/^#   //p' "$0" >&2; exit 2 ;;
esac
failed=0
if [ -z "$report" ]; then
	build || exit 2
	[ $# -gt 0 ] || rm -f "$COVERAGE"/profiles/*.profraw "$COVERAGE/all.profdata"
	unset BUILD
	PATH=$COVERAGE/bin:$PATH COVERAGE=$COVERAGE COVERAGE_RUNTIME=$runtime \
		LLVM_PROFILE_FILE=$COVERAGE/profiles/%4m.profraw \
		sh tests/run --specc "$COVERAGE/specc" --unit "$COVERAGE/tests" \
			${JOBS:+--jobs "$JOBS"} "$@" || failed=1
fi
merge || exit 2
[ -f "$COVERAGE/all.profdata" ] || { echo "nothing was counted yet"; exit 2; }
lcov specc "$COVERAGE/specc" || exit 2
figures specc specc $lines_least $branches_least '^specc/' || failed=1
for isa in isa-spec/*/; do
	name=$(basename "$isa")
	# shellcheck disable=SC2046
	lcov "$name" $(ls "$COVERAGE/generated/$name"/objects/*.o) || exit 2
	# Two places of the GPU's parser that no text is known for: docs/c-api.md, How it works.
	case $name in
	gpu) codec_figures "the codec of $name" "$name" 99.8 99.7 ;;
	*) codec_figures "the codec of $name" "$name" 100 100 ;;
	esac || failed=1
done
lcov small $(ls "$COVERAGE"/generated/*/objects/*.o | grep -v $(for isa in isa-spec/*/; do
	echo "-e /generated/$(basename "$isa")/"; done)) || exit 2
codec_figures "the codecs of tests/codec" small 98 94 || failed=1
# shellcheck disable=SC2046
awk -v title="the templates of the codec, in some instruction set" -v part="$codec" \
	-v places="$COVERAGE/union.missed" -f "$here/union.awk" \
	$(for isa in isa-spec/*/; do echo "$COVERAGE/$(basename "$isa").lcov"; done) \
	"$COVERAGE/small.lcov"
exit $failed
