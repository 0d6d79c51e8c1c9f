#!/bin/sh
# SPDX-License-Identifier: MIT
# A campaign: builds the harnesses of an instruction set with an engine, continues each for a while
# from the end of the last campaign, and adds the results to tests/fuzzing/fuzz/ledger.csv.
#   build/fuzz/ISA/HARNESS/{corpus,failures,reach}: inputs, failing inputs, the report of reach
set -u
isa=gpu time=60 words=0 engine='' harnesses='' ledger=''
root=$(cd "$(dirname "$0")/../../.." && pwd)
specc=${SPECC:-$root/build/specc}

usage() {
	cat <<'END'
usage: sh tests/fuzzing/fuzz/campaign.sh [--isa NAME] [--time S] [--engine E] [--harness H]...
                                [--words N] [--ledger FILE]
  --isa NAME      a folder of isa-spec/, or the path of a specification (default gpu)
  --time S        seconds for each harness (default 60)
  --engine E      libfuzzer, standalone or afl (default: libfuzzer where clang has it)
  --harness H     decode, roundtrip, text, run, compare (default: all)
  --words N       before them, N words through the decoder, one after the other (default 0)
  --ledger FILE   where the totals stand (default tests/fuzzing/fuzz/ledger.csv)
Exit status: 0 nothing found, 1 failures, 2 usage or it does not build, 77 the engine is not there.
END
}

while [ $# -gt 0 ]; do
	case $1 in
	--help) usage; exit 0 ;;
	--isa | --time | --words | --engine | --harness | --ledger)
		[ $# -ge 2 ] || { usage >&2; exit 2; }
		case $1 in
		--isa) isa=$2 ;;
		--time) time=$2 ;;
		--words) words=$2 ;;
		--engine) engine=$2 ;;
		--harness) harnesses="$harnesses $2" ;;
		--ledger) ledger=$2 ;;
		esac
		shift 2 ;;
	*) usage >&2; exit 2 ;;
	esac
done
case $time,$words in ,* | *, | *[!0-9,]*) usage >&2; exit 2 ;; esac
spec=$root/isa-spec/$isa
[ -e "$spec" ] || spec=$isa
[ -e "$spec" ] || { echo "campaign: no specification '$isa'" >&2; exit 2; }
isa=$(basename "$spec" .isa)
work=$root/build/fuzz/$isa
ledger=${ledger:-$root/tests/fuzzing/fuzz/ledger.csv}
whole=
[ -n "$harnesses" ] || [ "$time" -lt 600 ] || whole=1
harnesses=${harnesses:-decode roundtrip text run compare}
[ "$words" = 0 ] || harnesses="words $harnesses"
mkdir -p "$work" || exit 2

has_libfuzzer() {
	echo 'int LLVMFuzzerTestOneInput(const char *d, unsigned long n) { return d && n > 9; }' \
		>"$work/try.c"
	clang -fsanitize=fuzzer,address -o "$work/try" "$work/try.c" 2>"$work/log"
}

[ -n "$engine" ] || { has_libfuzzer && engine=libfuzzer || engine=standalone; }
case $engine in
libfuzzer) has_libfuzzer || { echo "clang has no libFuzzer here"; exit 77; } ;;
afl) command -v afl-fuzz >"$work/log" || { echo "afl-fuzz is not installed"; exit 77; } ;;
standalone) ;;
*) echo "campaign: no engine '$engine'" >&2; exit 2 ;;
esac

# ---- building ----

unset MAKEFLAGS MAKEOVERRIDES # the variables of this make are not meant for those below
"$specc" build --isa "$spec" --templates "$root/templates" -t c -t fuzz -o "$work/out" || exit 2
set -- BUILD="$work/build"
[ "$engine" != standalone ] || ! command -v clang >"$work/log" || set -- "$@" CC=clang
# An instruction set may lack a harness; the harness decode reads words.
for h in $harnesses; do
	program=$h
	[ "$h" != words ] || program=decode
	make -n -s -C "$work/out/fuzz" "$@" "$program" >"$work/log" 2>&1 || continue
	known="${known-} $h"
	make -s -C "$work/out/fuzz" "$@" ENGINE=standalone "$program" >"$work/log" 2>&1 &&
		make -s -C "$work/out/fuzz" "$@" ENGINE="$engine" "$program" >"$work/log" 2>&1 || {
		echo "campaign: $h does not build" >&2
		tail -n 20 "$work/log" >&2
		exit 2
	}
done

# ---- running: each function sets executions and status (0, 1) ----

run_standalone() {
	"$1/standalone/$h" --time "$time" --seed "$(date +%s)" --timeout 5 --corpus "$here/corpus" \
		--report "$here/reach" --artifact "$here/failures" >"$here/log"
	status=$?
	executions=$(awk '/ executions, /{ print $1; exit }' "$here/log")
}

run_words() {
	"$1/standalone/decode" --words "$words" --seed "$(date +%s)" --timeout 5 \
		--report "$here/reach" --artifact "$here/failures" >"$here/log"
	status=$?
	executions=$(awk '/ words, /{ print $1; exit }' "$here/log")
}

run_libfuzzer() {
	SPECC_FUZZ_REPORT="$here/reach" "$1/libfuzzer/$h" -max_total_time="$time" -timeout=5 \
		-print_final_stats=1 -artifact_prefix="$here/failures/" -verbosity=1 $dictionary \
		"$here/corpus" >"$here/log" 2>&1
	status=$?
	executions=$(awk '/number_of_executed_units/{ print $2; exit }' "$here/log")
}

# AFL++ keeps its queue in afl/, which begins with the corpus and is run once more to record the
# reach.
run_afl() {
	[ -n "$(ls "$here/corpus")" ] || echo a >"$here/corpus/first"
	[ ! -d "$here/afl/default" ] || resume=-
	AFL_CUSTOM_MUTATOR_LIBRARY="$1/afl/$h.so" AFL_SKIP_CPUFREQ=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 \
		AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 \
		ASAN_OPTIONS=abort_on_error=1:symbolize=0:detect_leaks=0 \
		afl-fuzz -i "${resume-$here/corpus}" -o "$here/afl" -V "$time" -t 5000 -m none \
		"$1/afl/$h" >"$here/log" 2>&1
	status=$?
	stats=$here/afl/default/fuzzer_stats
	executions=$(awk '$1 == "execs_done" { print $3 }' "$stats")
	found=$(awk '$1 ~ /^(saved|unique)_(crashes|hangs)$/ { n += $3 } END { print n + 0 }' "$stats")
	[ "$status" != 0 ] || [ "$found" = 0 ] || status=1
	"$1/standalone/$h" --report "$here/reach" "$here"/afl/default/queue/id* >"$here/log.queue" ||
		status=1
}

# One row for each instruction set, harness and engine, with the sums; sorted.
add_to_ledger() {
	[ -f "$ledger" ] || echo 'isa,harness,engine,sanitizers,executions,seconds,failures' >"$ledger"
	awk -F, -v OFS=, -v isa="$isa" -v h="$h" -v engine="$by" \
		-v n="$executions" -v s="$seconds" -v failures="$1" '
		NR == 1 { next }
		$1 == isa && $2 == h && $3 == engine { n += $5; s += $6; failures += $7; next }
		{ print }
		END {
			printf "%s,%s,%s,address+undefined,%.0f,%d,%d\n", isa, h, engine, n, s, failures
		}' "$ledger" | LC_ALL=C sort >"$ledger.rows"
	{ head -n 1 "$ledger"; cat "$ledger.rows"; } >"$ledger.new" && mv "$ledger.new" "$ledger"
	rm -f "$ledger.rows"
}

[ -n "${known-}" ] || { echo "campaign: none of these harnesses: $harnesses" >&2; exit 2; }
failed=0
for h in $known; do
	here=$work/$h
	dictionary=
	[ "$h" != text ] || dictionary="-dict=$(ls "$work"/out/fuzz/*.dict)"
	mkdir -p "$here/corpus" "$here/failures"
	if [ -z "$(ls "$here/corpus")" ] && [ "$h" = text ]; then
		"$work/build/standalone/text" --texts "$here/corpus" || exit 2
	fi
	start=$(date +%s)
	by=$engine run=run_$engine
	[ "$h" != words ] || by=standalone run=run_words
	"$run" "$work/build"
	seconds=$(($(date +%s) - start))
	executions=${executions:-0}
	add_to_ledger $((status != 0))
	printf '%-9s %-9s %s: %s executions, %s s, %s\n' "$isa" "$h" "$by" \
		"$executions" "$seconds" \
		"$([ "$status" = 0 ] && echo 'nothing found' || echo "FAILURE, see $here")"
	grep -hs '^#' "$here/reach" | awk '
		$5 > 0 { printf "%s%s %s/%s", sep, substr($2, 1, length($2) - 1), $3, $5; sep = ", " }
		END { if (sep) print "" }' | sed 's/^/                    /'
	[ "$status" = 0 ] && continue
	failed=1
	grep -h 'fuzz: failure\|ERROR: \|fuzz: the input' "$here/log" | head -n 5
done
# The testing report on the pages of an instruction set whose specification asks for it: after a
# campaign of all harnesses, at least 10 minutes each.
name=$(sed -n 's/^__DefISA \([A-Za-z_0-9]*\).*/\1/p' "$spec"/*.isa 2>/dev/null)
if [ -n "$whole" ] && grep -qs '^ *Testing<"TESTING.md">;' "$spec"/*.isa; then
	set -- "$ledger" "$work"/*/reach
	if [ -d "$work/run/corpus" ] && [ -d "$work/compare/corpus" ] &&
		sh "$root/tests/fuzzing/fuzz/branches.sh" --specc "$specc" --isa "$isa" "$work/run/corpus" \
			"$work/compare/corpus" >"$work/branches" 2>"$work/log"; then
		set -- "$@" "$work/branches"
	fi
	awk -v isa="$isa" -v title="$name" -f "$root/tests/fuzzing/fuzz/testing.awk" "$@" \
		>"$work/TESTING.md" && cp "$work/TESTING.md" "$spec/TESTING.md"
	! grep -qs '^ *Testing<zh, "TESTING.zh.md">;' "$spec"/*.isa ||
		sed -f "$root/tests/fuzzing/fuzz/testing_zh.sed" "$spec/TESTING.md" >"$spec/TESTING.zh.md"
fi
exit $failed
