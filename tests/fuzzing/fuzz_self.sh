#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A share of `make fuzz-self`: former findings, some seeds and changed inputs go through the
# harnesses for specc's own code. DEEP=1: more of both. A fault planted in specc must be found; the
# driver of the harnesses must detect a crash, a hang and a violated rule.
set -u
. "$ROOT/tests/shared/plant.sh"
here=$ROOT/tests/fuzzing/fuzz_self
library=$(dirname "$SPECC")/libspecc.a
level=-O0
[ -z "${DEEP-}" ] || level="-O1 -g"
: "${CFLAGS=$level}" "${EXTRA_CFLAGS=}"
export CFLAGS="$CFLAGS $EXTRA_CFLAGS -Wl,-S"
runs=60 seeds=25
[ -z "${DEEP-}" ] || runs=3000 seeds=100000

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 20 "$2" | cut -c 1-200 | sed 's/^/    /'
	exit 1
}

[ -f "$library" ] || fail "there is no $library"
cd "$WORK" || exit 1
ln -s "$ROOT/templates" "$ROOT/isa-spec" . || exit 1 # the harnesses look in their own folder
unset CXX CXXFLAGS LIB_FUZZING_ENGINE
CC=${CC:-cc} sh "$here/build.sh" "$WORK" "$library" >log 2>&1 ||
	fail "the harnesses do not build" log

# ---- findings, seeds, changed inputs ----

# Seeds made by specc take too long here.
make_seeds() {
	if [ -n "${DEEP-}" ]; then
		sh "$here/seeds.sh" "$@"
	else
		SPECC='' sh "$here/seeds.sh" "$@"
	fi
}

for part in spec template xml asm run lsp; do
	make_seeds $part "seeds-$part" "$part.dict" >log 2>&1 || fail "seeds of $part" log
	[ -s $part.dict ] || fail "$part has no dictionary"
	count=$(find seeds-$part -type f | grep -c .)
	[ "$count" -ge 4 ] || fail "$part has $count seeds"
	# Every n-th of them.
	ls seeds-$part | awk -v keep=$seeds -v count="$count" \
		'int(NR * keep / count) == int((NR - 1) * keep / count)' | sed "s|^|seeds-$part/|" >rest
	[ $seeds -ge "$count" ] || tr '\n' '\0' <rest | xargs -0 rm
	findings=
	[ ! -d "$here/findings/$part" ] || findings=$here/findings/$part
	# shellcheck disable=SC2086
	./${part}_fuzz -runs=$runs -seed=11 -timeout=20 seeds-$part $findings >log 2>&1 ||
		fail "$part: $(grep -a -m 1 '^[A-Z]*: ' log)" log
	tail -n 1 log | grep -q "^[0-9]* inputs, $runs changed ones$" || fail "$part did not run" log
done

# ---- a fault in specc ----

# The disassembler writes a wrong byte where there is no instruction: its output assembles to other
# bytes.
objects="harness/asm_fuzz.o harness/common.o harness/mutate.o harness/driver.o harness/isas.o"
plant_edit 's/".byte ", item->bytes\[i\]/".byte ", item->bytes[i] ^ 1/' \
	"$ROOT/specc/asm/disassemble.c" fault.c || exit 1
# shellcheck disable=SC2086
${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L "-I$ROOT/specc" $CFLAGS -c -o fault.o fault.c \
	>log 2>&1 || fail "the fault does not compile" log
# shellcheck disable=SC2046,SC2086
${CC:-cc} $CFLAGS -o faulty $objects fault.o "$library" \
	$(pkg-config --libs libxml-2.0 libcmark-gfm libelf jansson zlib) \
	-lcmark-gfm-extensions >log 2>&1 ||
	fail "the faulty harness does not link" log
printf '22\001\177\177' >bytes # half of an instruction at the end
./asm_fuzz bytes >log 2>&1 || fail "bytes that are no instructions" log
./faulty -artifact=artifact bytes >log 2>&1 && fail "the fault in the disassembler is not found"
grep -q '^FAILED: what was disassembled assembles to other bytes' log || fail "another text" log
cmp -s bytes artifact || fail "the input of the fault is not kept"

# ---- faults that the driver must detect ----

# shellcheck disable=SC2086
${CC:-cc} -std=c11 -D_POSIX_C_SOURCE=200809L "-I$ROOT/specc" $CFLAGS -o driver "$here/fault.c" \
	"$here/common.c" "$here/driver.c" "$here/mutate.c" "$library" >log 2>&1 ||
	fail "the driver does not build" log
for what in crash hang fail none; do
	echo $what >input
	rm -f artifact
	./driver -timeout=1 -artifact=artifact input >log 2>&1
	status=$?
	if [ $what = none ]; then
		{ [ $status = 0 ] && [ ! -f artifact ]; } || fail "an input without fault" log
	else
		{ [ $status -ge 128 ] && cmp -s input artifact; } ||
			fail "$what: status $status, or the input is not kept" log
	fi
done
./driver >log 2>&1
[ $? = 2 ] || fail "the driver without a path" log
exit 0
