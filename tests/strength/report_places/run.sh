#!/bin/sh
# SPDX-License-Identifier: MIT
# Switches off each place of specc that reports, one at a time, and requires some test to fail.
# rewrite.c names the places (calls of what the file `functions` lists) in copies of the sources.
# The file `tested` has for each place the test that fails without it, so that one test is run for
# it; `untested` has the places that no test needs, each with the reason. For a place in neither, or
# whose test no longer needs it, the tests are run once, which notes what reaches which place, and
# then those that reach it, until one fails.
#   sh tests/strength/report_places/run.sh [--update] [--share K/N] [--rooms NAME,...]
#       [--tests KIND,...] [PLACE...]
#     --update      write what was found into `tested` and `untested`
#     --share K/N   only the places of every N-th source, from the K-th
#     --rooms NAME  only those of the sources in these folders of specc/
#     --tests KIND  the tests to try: check, golden, unit, shell; the last takes an hour of CPU
#     PLACE         only places whose names (room/file.c:FUNCTION) begin so
# SPECC is the compiler beside whose libspecc.a and objects of unit tests the copies are linked;
# JOBS the number of workers (one per core), PLACES the folder of the copies (places beside SPECC).
# What the tests reach is kept there, in the folder reached: remove it after changes.
set -u
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$here/../../.." && pwd)
SPECC=${SPECC:-$ROOT/build/specc}
JOBS=${JOBS:-$(nproc 2>/dev/null || echo 2)}
BUILD=$(cd "$(dirname "$SPECC")" && pwd)
PLACES=${PLACES:-$BUILD/places}
share=0/1 rooms='' TESTS='check,golden' update=''
# The quick ones first.
SHELL_TESTS='commands/cli.sh execution/cases.sh commands/complete.sh commands/fmt.sh
	execution/runs.sh documents/external_target.sh codec/isa.sh commands/lsp.sh
	execution/specc_test.sh execution/states.sh codec/texts.sh
	commands/keep_going.sh codec/assembler.sh commands/diff.sh commands/watch.sh
	pages/since.sh pages/site.sh robustness/xml_hostile.sh documents/xml_readback.sh
	robustness/robust_files.sh robustness/robust_limits.sh robustness/robust_text.sh
	robustness/robust_write.sh robustness/robust_outside.sh
	robustness/robust_memory.sh interpreter/interpreter_cache.sh
	robustness/bad_input.sh machines/bad_input_machine.sh'
export ROOT BUILD PLACES

stop() {
	echo "$1" >&2
	exit 255
}

# What `specc` and unit programs are linked with.
libraries() {
	pkg-config --libs libxml-2.0 libcmark-gfm libelf jansson zlib
	echo -lcmark-gfm-extensions
}

# The worker of `build`: a source of specc, rewritten and compiled.
if [ "${1-}" = --compile ]; then
	source=$PLACES/src/$2
	mkdir -p "$(dirname "$source")"
	"$PLACES/rewrite" "$here/functions" "${2#specc/}" "$ROOT/$2" >"$source" || exit 255
	# shellcheck disable=SC2086
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -O0 -w -I"$ROOT/specc" -include "$here/places.h" \
		$FLAGS -c -o "${source%.c}.o" "$source" || exit 255
	exit 0
fi

# try_test PLACE TEST: does the test fail without the report?
try_test() {
	RUN_DIR=$PLACES/run/$$
	case $2 in
	check\ *\ *) CASE=${2##* } one=${2% *} ;;
	*) CASE='' one=$2 ;;
	esac
	export CASE RUN_DIR
	mkdir "$RUN_DIR" || exit 255
	cp "$PLACES/checks" "$RUN_DIR/checks"
	SPECC_PLACE_OFF=$1 SPECC=$PLACES/specc sh "$ROOT/tests/run" --one "$one" </dev/null
	[ -f "$(echo "$RUN_DIR"/*.result)" ] || stop "$2 ended without a result"
	grep -q '^[0-9]* [1-9][0-9]* [0-9]*$' "$RUN_DIR"/*.result
	status=$?
	rm -rf "$RUN_DIR"
	return $status
}

# The worker of the first step: does the test that is known still fail?
if [ "${1-}" = --known ]; then
	if try_test "$2" "$3"; then
		printf '%s\t%s\n' "$2" "$3" >>"$PLACES/tested"
	else
		echo "$2" >>"$PLACES/open"
	fi
	exit 0
fi

# The worker of the last step: does some test that reaches the place fail without it?
if [ "${1-}" = --try ]; then
	cat "$PLACES"/reached/* | grep -F "$2	" | cut -f 2 | sort -u >"$PLACES/tests_of.$$"
	echo "check golden unit $SHELL_TESTS" | tr -s ' \t' '\n' | awk '
		FILENAME == ARGV[2] { print order[$1 == "shell" ? $2 : $1] + 0, $0; next }
		{ order[$1] = ++n }' - "$PLACES/tests_of.$$" |
		sort -k 1,1n | cut -d ' ' -f 2- >"$PLACES/order.$$"
	test=
	while read -r test; do
		! try_test "$2" "$test" || break
		test=
	done <"$PLACES/order.$$"
	if [ -n "$test" ]; then
		printf '%s\t%s\n' "$2" "$test" >>"$PLACES/tested"
	elif [ -s "$PLACES/tests_of.$$" ]; then
		echo "$2 no test that reaches it needs it" >>"$PLACES/untested"
	else
		echo "$2 no test reaches it" >>"$PLACES/untested"
	fi
	rm "$PLACES/tests_of.$$" "$PLACES/order.$$"
	exit 0
fi

while [ $# -gt 0 ]; do
	case $1 in
	--update) update=1 ;;
	--share) share=$2; shift ;;
	--rooms) rooms=$2; shift ;;
	--tests) TESTS=$2; shift ;;
	*) break ;;
	esac
	shift
done

# The sources asked for; each has all of its places.
sources() {
	(cd "$ROOT" && find specc -name '*.c' | sort) |
		awk -v rooms=",$rooms," -v k="${share%/*}" -v n="${share#*/}" '
			{ split($0, part, "/") }
			(rooms == ",," || index(rooms, "," part[2] ",")) && NR % n == k'
}

build() {
	rm -rf "$PLACES/src" "$PLACES/tests" "$PLACES/run"
	mkdir -p "$PLACES/tests" "$PLACES/run" "$PLACES/reached" || exit 2
	[ -d "$PLACES/templates" ] || ln -s "$ROOT/templates" "$PLACES/templates"
	ln -sf "$BUILD/specc-ref" "$PLACES/specc-ref"
	${CC:-cc} -O1 -o "$PLACES/rewrite" "$here/rewrite.c" || exit 2
	sources >"$PLACES/sources"
	FLAGS=$(pkg-config --cflags libxml-2.0 libcmark-gfm jansson zlib)
	export FLAGS
	xargs -n 1 -P "$JOBS" sh "$0" --compile <"$PLACES/sources" || stop "the copies do not compile"
	${CC:-cc} -c -w -o "$PLACES/places.o" "$here/places.c" || exit 2
	objects=$(find "$PLACES/src" -name '*.o' ! -path '*/cli/main.o')
	main=$BUILD/obj/specc/cli/main.o
	[ ! -f "$PLACES/src/specc/cli/main.o" ] || main=$PLACES/src/specc/cli/main.o
	link "$PLACES/specc" "$main"
	case ,$TESTS, in
	*,unit,*)
		for test in "$BUILD"/obj/tests/unit/*_test.o; do
			# shellcheck disable=SC2046
			link "$PLACES/tests/$(basename "$test" .o)" "$test" \
				$(find "$BUILD/obj/tests/unit" -name '*.o' ! -name '*_test.o') -lcmocka
		done ;;
	esac
}

link() {
	program=$1
	shift
	# shellcheck disable=SC2046,SC2086
	${CC:-cc} -o "$program" "$@" $objects "$PLACES/places.o" "$BUILD/libspecc.a" $(libraries) ||
		exit 2
}

# reach NAME KINDS TEST...: what the tests reach, unless it is known.
reach() {
	name=$1 kinds=$2
	shift 2
	[ ! -e "$PLACES/reached/$name" ] || return 0
	: >"$PLACES/reaching"
	SPECC_PLACES=$PLACES/reaching sh "$ROOT/tests/run" --jobs "$JOBS" --only "$kinds" \
		--specc "$PLACES/specc" --unit "$PLACES/tests" "$@" >"$PLACES/log" 2>&1
	# a test that fails anyway says nothing
	sed -n 's/^FAIL //p' "$PLACES/log" | sed 's/^\(check [^:]*\): \([^:]*\):.*/\1 \2/; t
		s/:.*//' | sort -u >"$PLACES/failing"
	# shellcheck disable=SC2046
	[ ! -s "$PLACES/failing" ] || echo "left out, because it fails anyway:" $(cat "$PLACES/failing")
	sort -u "$PLACES/reaching" | awk -F '\t' '
		FILENAME == ARGV[1] { fails[$1]; next } !($2 in fails)' "$PLACES/failing" - \
		>"$PLACES/reached/$name"
}

# The tests of the wanted kinds; each shell test by itself, so that a run can be continued.
reach_all() {
	for kind in check golden unit; do
		case ,$TESTS, in
		*,$kind,*) reach $kind $kind ;;
		esac
	done
	case ,$TESTS, in
	*,shell,*)
		for test in $SHELL_TESTS; do
			reach "${test##*/}" shell "shell $test"
		done ;;
	esac
}

# with FILE PLACES: the lines of the file whose first word is one of the places.
with() {
	awk 'FILENAME == ARGV[1] { wanted[$1]; next } $1 in wanted' "$2" "$1"
}

# without FILE PLACES: the others.
without() {
	awk 'FILENAME == ARGV[1] { wanted[$1]; next } !($1 in wanted)' "$2" "$1"
}

build
# What tests/run gives to a single test.
UNIT_DIR=$PLACES/tests TEST_TIMEOUT=600 BLESS='' ONLY='' DEEP='' BUDGET='' TZ=UTC
WITHIN=$ROOT/tests/shared/within
export UNIT_DIR TEST_TIMEOUT BLESS ONLY DEEP BUDGET TZ WITHIN SHELL_TESTS
"$PLACES/specc" check --list-checks | sed 's/ .*//' >"$PLACES/checks"
find "$PLACES/src" -name '*.c' -exec grep -ohE '\<PLACE(_STRUCT)?\("[^"]*"' {} + |
	sed 's/.*("//; s/"$//' | sort -u >"$PLACES/all"
for wanted in "${@:-}"; do
	grep "^$wanted" "$PLACES/all"
done >"$PLACES/wanted"
: >"$PLACES/tested"
: >"$PLACES/untested"
without "$PLACES/wanted" "$here/tested" >"$PLACES/open"
with "$here/tested" "$PLACES/wanted" | awk -F '\t' -v tests=",$TESTS," '
	{ split($2, word, " ") }
	index(tests, "," word[1] ",") { printf "%s%c%s%c", $1, 0, $2, 0 }' |
	xargs -0 -r -n 2 -P "$JOBS" sh "$0" --known
[ -n "$update" ] || { without "$PLACES/open" "$here/untested" >"$PLACES/left" &&
	mv "$PLACES/left" "$PLACES/open"; }
if [ -s "$PLACES/open" ]; then
	reach_all
	SPECC_PLACES=
	export SPECC_PLACES
	xargs -r -n 1 -P "$JOBS" sh "$0" --try <"$PLACES/open"
fi
# existing: leaves out places that these sources no longer have.
existing() {
	awk '
		FILENAME == ARGV[1] { sub(/^specc\//, ""); source[$0]; next }
		FILENAME == ARGV[2] { is_there[$1]; next }
		{ file = $1; sub(/:.*/, "", file) }
		!(file in source) || $1 in is_there' "$PLACES/sources" "$PLACES/all" -
}

# What is known of other places stays, and reasons that were given.
if [ -n "$update" ]; then
	without "$here/tested" "$PLACES/open" | cat - "$PLACES/tested" | existing |
		sort -u >"$PLACES/new" && mv "$PLACES/new" "$here/tested"
	with "$here/untested" "$PLACES/untested" | cat - "$PLACES/untested" |
		awk '!seen[$1]++' >"$PLACES/found"
	without "$here/untested" "$PLACES/wanted" | cat - "$PLACES/found" | existing |
		sort >"$PLACES/new" && mv "$PLACES/new" "$here/untested"
fi
cat "$PLACES/untested"
echo "$(wc -l <"$PLACES/wanted") places that report, $(wc -l <"$PLACES/untested") without a test"
[ -n "$update" ] || [ ! -s "$PLACES/untested" ] ||
	echo "write a case for each; then: make report-places ARGS=--update"
[ -n "$update" ] || [ ! -s "$PLACES/untested" ]
