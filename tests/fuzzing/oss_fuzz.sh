#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# oss-fuzz/build.sh in an environment like that of OSS-Fuzz, as far as it is available here: the
# resulting targets are run, each has seeds, dictionary and options. One generated target of one
# instruction set; DEEP=1: all of them, and those of specc's own code.
set -u
for tool in clang zip unzip; do
	command -v $tool >/dev/null 2>&1 || { echo "there is no $tool"; exit 77; }
done
cd "$WORK" || exit 1
echo 'int LLVMFuzzerTestOneInput(const char *d, long n) { return 0 * (d + n == d); }' >probe.c
clang -w -fsanitize=fuzzer,address -o probe probe.c 2>/dev/null ||
	{ echo "clang has no fuzzer library (package libclang-rt-14-dev, or the like)"; exit 77; }

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 20 "$2" | cut -c 1-200 | sed 's/^/    /'
	exit 1
}

# build NAME=VALUE...: with the variables that OSS-Fuzz sets.
build() {
	(cd "$ROOT" && env "$@" ARCHITECTURE=x86_64 FUZZING_ENGINE=libfuzzer SANITIZER=address \
		CC=clang CXX=clang LIB_FUZZING_ENGINE=-fsanitize=fuzzer OUT="$WORK/out" SRC="$ROOT/.." \
		WORK="$WORK/work" CFLAGS="$flags" CXXFLAGS="$flags" sh oss-fuzz/build.sh) >log 2>&1
}
level=-O0 # it runs for a moment
[ -z "${DEEP-}" ] || level=-O1
flags="$level -fno-omit-frame-pointer -gline-tables-only -fsanitize=address,fuzzer-no-link"

# check_target NAME RUNS: it runs, from its seeds, with its dictionary.
check_target() {
	for file in "$1" "$1_seed_corpus.zip" "$1.dict" "$1.options"; do
		[ -s "out/$file" ] || fail "there is no $file" log
	done
	rm -rf seeds
	unzip -q "out/$1_seed_corpus.zip" -d seeds || fail "the seeds of $1"
	count=$(find seeds -type f | grep -c .)
	[ "$count" -ge 4 ] || fail "$1 has $count seeds"
	(cd out && "./$1" -runs="$2" -dict="$1.dict" -rss_limit_mb=2048 -timeout=60 ../seeds) \
		>run.log 2>&1 || fail "$1 does not run" run.log
	grep -q "^Done " run.log || fail "$1 does not say that it is done" run.log
	targets=$((targets + 1))
}

targets=0 runs=300
if [ -z "${DEEP-}" ]; then
	build SPECC="$SPECC" ISAS=tiny HARNESSES=decode PARTS= || fail "build.sh" log
	check_target tiny_decode $runs
	[ $targets = 1 ] || fail "$targets targets"
else
	build SPECC= || fail "build.sh" log
	for target in out/*.options; do
		check_target "$(basename "$target" .options)" $runs
	done
	[ $targets -ge 17 ] || fail "only $targets targets"
fi

# Missing parts are detected: a harness, and a dictionary.
mv out/tiny_decode.dict out/kept
(check_target tiny_decode 1) >/dev/null && fail "a target without a dictionary passes"
mv out/kept out/tiny_decode.dict
(cd "$ROOT" && env -u CC sh oss-fuzz/build.sh) >log 2>&1 && fail "build.sh without CC"
# The files that ClusterFuzzLite needs exist, and call this build.
for file in Dockerfile build.sh project.yaml; do
	[ -s "$ROOT/.clusterfuzzlite/$file" ] && [ -s "$ROOT/oss-fuzz/$file" ] ||
		fail "there is no $file"
done
grep -q 'sh oss-fuzz/build.sh' "$ROOT/.clusterfuzzlite/build.sh" || fail "another build.sh"
exit 0
