#!/bin/sh
# Switches off each place of specc that reports, one at a time, and requires some test to fail.
# rewrite.c numbers the places (calls of what the file `functions` lists) in copies of the sources;
# one run of the tests notes which test reaches which place; then each place is switched off in the
# tests that reach it. A place that no test reaches fails, too. `untested` has the number of places
# of a file that no test needs; a file that has more fails, and, if all kinds of tests run, one that
# has fewer.
#   sh tests/report_places/run.sh [--share K/N] [--rooms NAME,...] [--tests NAME,...] [PLACE...]
#     --share K/N   only the places of every N-th source, from the K-th
#     --rooms NAME  only those of the sources in these folders of specc/
#     --tests NAME  the tests, as for tests/run (KINDS below, the longest last)
#     PLACE         only places whose names (room/file.c:LINE) begin so
# SPECC is the compiler beside whose libspecc.a and objects of unit tests the copies are linked;
# JOBS the number of workers (one per core), PLACES the folder of the copies (places beside SPECC).
set -u
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)
ROOT=$(cd "$here/../.." && pwd)
SPECC=${SPECC:-$ROOT/build/specc}
JOBS=${JOBS:-$(nproc 2>/dev/null || echo 2)}
BUILD=$(cd "$(dirname "$SPECC")" && pwd)
PLACES=${PLACES:-$BUILD/places}
share=0/1 rooms='' TESTS='check,golden'
SHELL_TESTS='assembler.sh cases.sh cli.sh complete.sh diff.sh external_target.sh fmt.sh isa.sh
	keep_going.sh lsp.sh specc_test.sh runs.sh xml_hostile.sh bad_input_machine.sh robust_files.sh
	robust_limits.sh robust_text.sh robust_write.sh bad_input.sh'
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
	# shellcheck disable=SC2046
	${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L -O0 -w -I"$ROOT/specc" -include "$here/places.h" \
		$(pkg-config --cflags libxml-2.0 libcmark-gfm jansson zlib) \
		-c -o "${source%.c}.o" "$source" || exit 255
	exit 0
fi

# try_test PLACE TEST: does the test fail without the report?
try_test() {
	RUN_DIR=$PLACES/run/$$
	case $2 in
	check*) CASE=${2##* } test=${2% *} ;;
	*) CASE='' test=$2 ;;
	esac
	export CASE RUN_DIR
	mkdir "$RUN_DIR" || exit 255
	cp "$PLACES/checks" "$RUN_DIR/checks"
	SPECC_PLACE_OFF=$1 SPECC=$PLACES/specc sh "$ROOT/tests/run" --one "$test" </dev/null
	[ -f "$(echo "$RUN_DIR"/*.result)" ] || stop "$2 ended without a result"
	grep -q '^[0-9]* [1-9][0-9]* [0-9]*$' "$RUN_DIR"/*.result
	status=$?
	rm -rf "$RUN_DIR"
	return $status
}

# The worker of the last step: does some test that reaches the place fail without it?
if [ "${1-}" = --try ]; then
	grep -F "$2	" "$PLACES/reached" | cut -f 2 |
		awk '{ print index(" check golden unit shell", " " $1), NR, $0 }' |
		sort -k 1,1n -k 2,2n -u | cut -d ' ' -f 3- >"$PLACES/tests_of.$$"
	while read -r test; do
		! try_test "$2" "$test" || break
		test=
	done <"$PLACES/tests_of.$$"
	rm "$PLACES/tests_of.$$"
	[ -n "$test" ] || echo "$2: no test fails without this report" >>"$PLACES/failures"
	exit 0
fi

while [ $# -gt 0 ]; do
	case $1 in
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
	rm -rf "$PLACES"
	mkdir -p "$PLACES/tests" "$PLACES/run" || exit 2
	ln -s "$ROOT/templates" "$PLACES/templates"
	${CC:-cc} -O1 -o "$PLACES/rewrite" "$here/rewrite.c" || exit 2
	sources >"$PLACES/sources"
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

# All places of the copies, and those that the tests reach, with the tests.
reach() {
	find "$PLACES/src" -name '*.c' -exec grep -ohE '\<PLACE(_STRUCT)?\("[^"]*"' {} + |
		sed 's/.*("//; s/"$//' | sort >"$PLACES/all"
	: >"$PLACES/reached"
	SPECC_PLACES=$PLACES/reached sh "$ROOT/tests/run" --jobs "$JOBS" --only "$1" \
		--specc "$PLACES/specc" --unit "$PLACES/tests" $2 >"$PLACES/log" 2>&1 ||
		stop "the tests fail with the copies: $(grep -m 5 FAIL "$PLACES/log")"
}

build
# What tests/run gives to a single test.
UNIT_DIR=$PLACES/tests TEST_TIMEOUT=600 BLESS='' ONLY='' DEEP='' BUDGET='' TZ=UTC
WITHIN=$ROOT/tests/shared/within
export UNIT_DIR TEST_TIMEOUT BLESS ONLY DEEP BUDGET TZ WITHIN
"$PLACES/specc" check --list-checks | sed 's/ .*//' >"$PLACES/checks"
shells=
case ,$TESTS, in
*,shell,*) shells="unit check golden $SHELL_TESTS" ;;
esac
reach "$TESTS" "$shells"
SPECC_PLACES=
export SPECC_PLACES
cut -f 1 "$PLACES/reached" | sort -u >"$PLACES/are_reached"
for wanted in "${@:-}"; do
	grep "^$wanted" "$PLACES/all"
done >"$PLACES/wanted"
: >"$PLACES/failures"
comm -23 "$PLACES/wanted" "$PLACES/are_reached" |
	sed 's/$/: no test reaches this report/' >"$PLACES/failures"
comm -12 "$PLACES/wanted" "$PLACES/are_reached" |
	xargs -r -n 1 -P "$JOBS" sh "$0" --try
# A file with another number of them than `untested` says.
sort -t : -k 1,1 -k 2,2n "$PLACES/failures" >"$PLACES/untested"
if [ $# -gt 0 ]; then
	cp "$PLACES/untested" "$PLACES/failures"
else
	sed 's|^specc/||' "$PLACES/sources" | awk -v known="$here/untested" -v all="$shells" '
		BEGIN { while ((getline <known) > 0) if ($0 !~ /^#/) allowed[$1] = $2 }
		FILENAME == "-" { files[++count] = $1; next }
		{ file = $1; sub(/:.*/, "", file); found[file]++; said[file] = said[file] $0 "\n" }
		END {
			for (i = 1; i <= count; i++)
				if (found[files[i]] + 0 > allowed[files[i]] + 0 ||
						(all && found[files[i]] + 0 < allowed[files[i]] + 0))
					printf "%s%s: %d such places, %d in tests/report_places/untested\n",
						said[files[i]], files[i], found[files[i]], allowed[files[i]]
		}' - "$PLACES/untested" >"$PLACES/failures"
fi
cat "$PLACES/failures"
echo "$(wc -l <"$PLACES/wanted") places that report, $(wc -l <"$PLACES/untested") without a test"
[ ! -s "$PLACES/failures" ]
