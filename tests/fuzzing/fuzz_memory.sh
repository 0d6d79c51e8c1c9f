#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Every harness of every instruction set in isa-spec/ under the memory sanitizer, and under the
# address and undefined-behaviour sanitizers: no uninitialised memory is read, for any input; and
# all that a caller may read has been written, even if the function fails. Everything linked into a
# harness is instrumented: none contains the reference evaluator (GMP and MPFR are not
# instrumented), and `compare` compares two builds of the generated C. Without DEEP=1 only tiny
# under the memory sanitizer (tests/fuzzing/fuzz.sh has the others), with the harnesses `text` and
# `run`, which contain the whole library, and the calls of tests/fuzzing/fuzz/written.c.
set -u
. "$ROOT/tests/shared/plant.sh"
DEEP=${DEEP:-}
harnesses='text run' isas=tiny level=-O0 rounds=300
[ -z "$DEEP" ] || harnesses='decode roundtrip text run compare' isas='tiny brew gpu' level=-O1
[ -z "$DEEP" ] || rounds=3000
cd "$WORK" || exit 1
failed=0 total=0

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 20 "$2"
	failed=$((failed + 1))
}

can() {
	printf 'int main(int n, char **v) { return n > 9 && v[9] != 0; }\n' >try.c
	clang "$@" -o try try.c >log 2>&1 && ./try >log 2>&1
}

# build ISA KIND FLAGS
build() {
	# shellcheck disable=SC2086
	make -s -C "$1/fuzz" CC=clang SANITIZE="$3 -fno-sanitize-recover=all" CFLAGS=$level \
		BUILD="$WORK/$1/$2" $harnesses >log 2>&1 || fail "$1, $2: does not build" log
}

# run ISA KIND FACTOR
run() {
	for h in $harnesses; do
		program=$1/$2/standalone/$h
		[ -x "$program" ] || { fail "$1, $2: no harness '$h'"; continue; }
		case $h in
		decode) count=4000 ;;
		roundtrip | text) count=1000 ;;
		*) count=400 ;;
		esac
		total=$((total + 1))
		"$program" --time 0 --count $((count * ${3:-1})) --seed 7 >log 2>&1 ||
			fail "$1, $2, $h" log
		grep -q '^[0-9][0-9]* executions' log || fail "$1, $2, $h: no executions" log
	done
}

# calls ISA KIND FLAGS: functions write their results completely, even if they fail.
calls() {
	upper=$(echo "$1" | tr a-z A-Z)
	# shellcheck disable=SC2086
	clang $3 -fno-sanitize-recover=all $level -DROUNDS=$rounds -DISA="$1" \
		-DUPPER="$upper" -DHEADER="\"$1.h\"" -I"$1/c" -o calls \
		"$ROOT/tests/fuzzing/fuzz/written.c" "$1"/c/"$1"_decode.c "$1"/c/"$1"_encode.c \
		"$1"/c/"$1"_tables.c "$1"/c/"$1"_format.c "$1"/c/"$1"_parse.c "$1"/c/"$1"_number.c \
		>log 2>&1 || { fail "$1, $2: written.c does not compile" log; return; }
	total=$((total + 1))
	./calls >log 2>&1 || fail "$1, $2: what is written" log
}

can -fsanitize=memory || { echo "clang has no memory sanitizer here"; exit 77; }
for isa in ${ISAS:-$isas}; do
	"$SPECC" build --isa "$ROOT/isa-spec/$isa" --templates "$ROOT/templates" -t c -t fuzz \
		-o "$isa" >log 2>&1 || { fail "$isa is not built" log; continue; }
	for kind in memory ${DEEP:+address,undefined}; do
		can -fsanitize=$kind || { echo "not tried: -fsanitize=$kind"; continue; }
		build "$isa" $kind -fsanitize=$kind
		run "$isa" $kind "${DEEP:+50}"
		calls "$isa" $kind -fsanitize=$kind
	done
done

# Detects a parser that reads the word of an instruction before it is written.
if [ -d tiny/c ]; then
	mv tiny/c/tiny_parse.c sound.c
	plant_edit '/insn->word\[i\] = 0; /d' sound.c cleared.c &&
		plant_edit 's/^\tinsn->form = 0;$/\tinsn->form = (uint8_t)tiny_find_form(insn->word, 0);/' \
			cleared.c tiny/c/tiny_parse.c || failed=$((failed + 1))
	before=$failed
	calls tiny memory -fsanitize=memory >fault
	if [ "$failed" -gt "$before" ]; then
		failed=$before
	else
		fail "a word that is read before it is written goes unnoticed"
	fi
	total=$((total - 1))
fi
echo "$total programs, $failed failures"
[ $failed -eq 0 ]
