#!/bin/sh
# SPDX-License-Identifier: MIT
# Fuzzes specc's own code under sanitizers and records the results in tests/fuzzing/fuzz/ledger.csv.
set -u
export LC_ALL=C
root=$(cd "$(dirname "$0")/../../.." && pwd)
here=$root/tests/fuzzing/fuzz_self
time=60 build=$root/build/fuzz-self parts='' ledger=$root/tests/fuzzing/fuzz/ledger.csv
all="spec template xml asm run lsp"

usage() {
	cat <<END
usage: sh tests/fuzzing/fuzz_self/run.sh [--time SECONDS] [--part PART]... [--build DIR]
       [--ledger FILE]
Fuzzes each part (of: $all) for SECONDS (60), with libFuzzer where clang has it, else with the
driver of tests/fuzzing/fuzz_self. Seeds come from the tree; what reached something new is kept in
DIR/PART/corpus, and the next run goes on from there. Failures are files in DIR/PART/failures.
Limits: 5 seconds, 1 GB, no leak. --ledger '' writes none.
Exit status: 0 nothing found, 1 failures, 2 usage or the harnesses cannot be built.
END
}

while [ $# -gt 0 ]; do
	case $1 in
	--help) usage; exit 0 ;;
	--time | --part | --build | --ledger)
		[ $# -ge 2 ] || { usage >&2; exit 2; }
		case $1 in
		--time) time=$2 ;;
		--part) parts="$parts $2" ;;
		--build) build=$2 ;;
		--ledger) ledger=$2 ;;
		esac
		shift ;;
	*) usage >&2; exit 2 ;;
	esac
	shift
done
case $time in '' | *[!0-9]*) usage >&2; exit 2 ;; esac
for part in ${parts:=$all}; do
	case " $all " in *" $part "*) ;; *) usage >&2; exit 2 ;; esac
done
mkdir -p "$build" || exit 2
build=$(cd "$build" && pwd) || exit 2

# ---- building ----

# Can a program be linked with this engine?
has_libfuzzer() {
	command -v clang >/dev/null 2>&1 || return 1
	echo 'int LLVMFuzzerTestOneInput(const char *d, long n) { return 0 * (d + n == d); }' \
		>"$build/probe.c"
	clang -w -fsanitize=fuzzer,address -o "$build/probe" "$build/probe.c" 2>"$build/probe.log"
}

# If the compiler or its flags have changed, the Makefile rebuilds all objects.
sanitize="-O1 -fno-omit-frame-pointer -fsanitize=address,undefined -fno-sanitize-recover=all \
-DSPECC_MALLOC_EACH"
if has_libfuzzer; then
	engine=libfuzzer CC=clang CXX=clang LIB_FUZZING_ENGINE=-fsanitize=fuzzer
	sanitize="$sanitize -fsanitize=fuzzer-no-link"
else
	engine=standalone CC=${CC:-cc} CXX=${CC:-cc} LIB_FUZZING_ENGINE=
	echo "There is no clang with libFuzzer: the standalone driver is used."
fi
export CC CXX LIB_FUZZING_ENGINE
make -s -C "$root" BUILD="$build" CC="$CC" EXTRA_CFLAGS="$sanitize" "$build/libspecc.a" || exit 2
# shellcheck disable=SC2086
CFLAGS="-g $sanitize" sh "$here/build.sh" "$build" "$build/libspecc.a" $parts || exit 2
[ ! -x "$root/build/specc" ] || SPECC=${SPECC:-$root/build/specc}
export SPECC="${SPECC-}"
[ -n "$SPECC" ] || unset SPECC

# ---- running ----

export ASAN_OPTIONS="detect_leaks=1:allocator_may_return_null=0:handle_abort=1"
export UBSAN_OPTIONS="print_stacktrace=1"
most() { case $1 in xml) echo 90000 ;; asm | run) echo 4000 ;; *) echo 16000 ;; esac; }

# start PART SECONDS: one process, until the time is over or a failure is found.
start() {
	if [ $engine = libfuzzer ]; then
		"$build/$1_fuzz" -dict="$build/$1/dict" -timeout=5 -rss_limit_mb=1024 -print_final_stats=1 \
			-max_len="$(most "$1")" -max_total_time="$2" -artifact_prefix="$build/$1/failures/" \
			"$build/$1/corpus" "$build/$1/seeds"
	else
		"$build/$1_fuzz" -time="$2" -seed="$(date +%s)" \
			-artifact="$build/$1/failures/crash-$(date +%s)" "$build/$1/seeds"
	fi
}

# The number of inputs run by the process of a log.
executions() {
	awk '/^stat::number_of_executed_units:/ { n = $2 } / changed ones$/ { n = $1 + $3 }
		END { print n + 0 }' "$1"
}

# An input that was slow because the machine was busy is not a failure: it is run again by itself,
# twice.
is_slow_only() {
	case $1 in
	*/timeout-* | */slow-unit-*) ;;
	*) return 1 ;;
	esac
	"$build/$part_now""_fuzz" -timeout=5 "$1" >/dev/null 2>&1 ||
		"$build/$part_now""_fuzz" -timeout=5 "$1" >/dev/null 2>&1
}

progress() {
	while [ -t 2 ] && sleep 10 && kill -0 "$2" 2>/dev/null; do
		printf '%s: %s\n' "$1" "$(grep '^#' "$build/$1/log" | tail -n 1)" >&2
	done
}

# fuzz PART: sets runs, seconds, failures.
fuzz() {
	part_now=$1 runs=0 seconds=0 failures=0
	mkdir -p "$build/$1/corpus" "$build/$1/failures" || exit 2
	sh "$here/seeds.sh" "$1" "$build/$1/seeds" "$build/$1/dict" || exit 2
	begin=$(date +%s)
	while [ $seconds -lt "$time" ] && [ $failures -lt 20 ]; do
		start "$1" $((time - seconds)) >"$build/$1/log" 2>&1 &
		pid=$!
		progress "$1" $pid &
		watcher=$!
		wait $pid
		status=$?
		kill $watcher 2>/dev/null
		runs=$((runs + $(executions "$build/$1/log")))
		seconds=$(($(date +%s) - begin))
		[ $status -ne 0 ] || break
		cp "$build/$1/log" "$build/$1/log.failure"
		for file in "$build/$1/failures"/timeout-* "$build/$1/failures"/slow-unit-*; do
			[ ! -f "$file" ] || ! is_slow_only "$file" || rm "$file"
		done
		failures=$(find "$build/$1/failures" -type f | grep -c .)
		[ $seconds -ge 2 ] || sleep 1
	done
	failures=$(find "$build/$1/failures" -type f | grep -c .)
}

# Adds a row to the ledger's sums; its failures are the current ones.
record() {
	[ -n "$ledger" ] || return 0
	mkdir -p "$(dirname "$ledger")" || exit 2
	[ -f "$ledger" ] || echo "isa,harness,engine,sanitizers,executions,seconds,failures" >"$ledger"
	awk -F, -v OFS=, -v key="specc,$1,$engine,address+undefined" -v n="$runs" -v s="$seconds" \
		-v f="$failures" '
		NR == 1 { print; next }
		$1 FS $2 FS $3 FS $4 == key { $5 += n; $6 += s; $7 = f; seen = 1 }
		{ print | "sort" }
		END { if (!seen) print key, n, s, f | "sort" }' OFMT=%.0f CONVFMT=%.0f \
		"$ledger" >"$ledger.new" && mv "$ledger.new" "$ledger"
}

worst=0
for part in $parts; do
	fuzz "$part"
	record "$part"
	printf '%-9s %9d executions, %5d s, %d failures\n' "$part" "$runs" "$seconds" "$failures"
	[ "$failures" -eq 0 ] || { worst=1; ls "$build/$part/failures"/* | sed 's/^/  /'; }
done
exit $worst
