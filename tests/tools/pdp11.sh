#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The PDP-11 of tests/machines/pdp11: every first word is decoded by objdump and by specc, with
# random words after it, and the texts give the same words with as and specc (words.py there); 10^5
# random states end in simh as in the interpreter made of the specification (states.c there). Its
# cases hold on both executions. Seeded faults are found.
set -u
here=$ROOT/tests/machines/pdp11
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
. "$ROOT/tests/shared/lines.sh"
. "$here/binutils.sh"
skipped=

# words ISA: what words.py prints is in the file log.
words() {
	python3 -B "$here/words.py" "$SPECC" "$1" "$tools/as" "$tools/objdump" "${SEED:-1}" >log 2>&1
}

# states ISA COUNT: the differences are in the file log.
states() {
	rm -rf made && "$SPECC" build "$1" -t c -o made >log 2>&1 || fail "$1 is not built" log
	# shellcheck disable=SC2046
	${CC:-cc} -std=c11 -O1 -Imade/c -o states "$here/states.c" \
		$(ls made/c/*.c | grep -v _tool) >log 2>&1 || fail "$1 is not compiled" log
	./states "$2" "${SEED:-1}" script expected >counts || fail "no states" counts
	timeout 300 pdp11 script </dev/null | tr -d '\r' |
		grep -E '^(R[0-5]|SP|PC|PSW|[0-7]+|state [0-9]+):' >found
	awk -f "$here/compare.awk" expected found >log
}

# changed EXPRESSION: a specification with a fault.
changed() {
	sed "$1" "$here/pdp11.isa" >wrong.isa
	! cmp -s wrong.isa "$here/pdp11.isa" || fail "nothing is changed by $1"
}

"$SPECC" test "$here/pdp11.isa" >log 2>&1 && tail -n 1 log | grep -q 'all as expected$' ||
	fail "cases" log
at_most 700 "$here/pdp11.isa"

tools=$(dirname "$SPECC")/binutils-pdp11
if ! command -v python3 >/dev/null; then
	skipped="python3 is not installed"
elif ! skipped=$(pdp11_binutils "$tools"); then
	:
else
	words "$here/pdp11.isa" || fail "words or texts differ from binutils" log
	grep -q '^58863 first words ' log || fail "other words are decoded by both" log
	changed 's/^    RORB *= 0x230/    RORB = 0x23f/'
	words wrong.isa && fail "a wrong code is not noticed"
fi

if ! command -v pdp11 >/dev/null; then
	skipped="${skipped:+$skipped; }simh is not installed"
else
	states "$here/pdp11.isa" 100000 || fail "states differ from simh" log
	grep -q '^100000 states, 105 opcodes' counts || fail "not all opcodes are reached" counts
	changed 's/ ? 2 : bytes;$/ ? bytes : 2;/'
	states wrong.isa 1000 && fail "a wrong step of modes is not noticed"
fi
[ -z "$skipped" ] || { echo "$skipped"; exit 77; }
