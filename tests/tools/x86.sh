#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# x86 of tests/machines/x86: words that specc or llvm-mc decodes as one of its instructions have the
# same text for both, and the texts are assembled into words that llvm-mc reads so (words.py there);
# random instructions do to random states what the processor that runs this test makes of them
# (states.c there). A million words and states with DEEP=1, else a small share. Seeded faults are
# found.
set -u
here=$ROOT/tests/machines/x86
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
. "$ROOT/tests/shared/lines.sh"
words=20000 rounds=1 states=50000
[ -z "${DEEP:-}" ] || words=100000 rounds=20 states=1000000
skipped=

# compiled FILE: an object of it.
compiled() {
	${CC:-cc} -std=c11 -O0 -Imade/c -c "$1" >log 2>&1 || fail "$1 is not compiled" log
}

linked() {
	# shellcheck disable=SC2046
	${CC:-cc} -o "$1" "$1.o" $(ls x86*.o) >log 2>&1 || fail "$1 is not linked" log
}

"$SPECC" test --execution=ref "$here/x86.isa" >log 2>&1 || fail "cases" log
tail -n 1 log | grep -q 'all as expected$' || fail "cases" log
at_most 1200 "$here/x86.isa"
"$SPECC" build "$here/x86.isa" -t c -o made >log 2>&1 || fail "x86 is not built" log
# A function for addresses of operands of all sizes has the name of their type without its
# arguments, also in C from the document; each copy of a function says which widths its own calls
# pass.
"$SPECC" build "$here/x86.isa" -t xml -o made >log 2>&1 || fail "no document" log
"$SPECC" build made/xml/x86.xml -t c -o again >log 2>&1 || fail "the document is not built" log
diff -r made/c again/c >log || fail "other C from the document" log
grep -q '^uint64_t x86_fn_EA_address($' made/c/x86_functions.h || fail "no EA_address"
grep -q '^ \* As x86_fn_add, for other types of a and b\. ' made/c/x86_functions.h ||
	fail "no word of what differs in a copy"
# What is the base in one row and the pointer in another has both names.
grep -q '	const uint64_t m_pointer_or_base = state->R\[m_rm\];$' made/c/x86_kernels.c ||
	fail "no m_pointer_or_base"
grep -Eq '\<m_(base|pointer|ahead|far) = ' made/c/x86_kernels.c && fail "a name of one row"
# What a call gives for an operand that has been read is its new value.
grep -q '\<rm2\>' made/c/*_kernels_*.c && fail "a new value with a number for a name"
for copy in 'signed_32(uint32_t x:8, 16 or 32' 'multiply(:16 or 32' 'multiply_64(:16, 32 or 64'; do
	awk -v name="x86_fn_${copy%:*}" '/^\/\*/ { head = "" }
		/^(\/| )\*/ { sub(/^ \*/, ""); head = head $0 }
		index($0, name) { print head; exit }' made/c/x86_functions.h >about
	grep -q "; bits is ${copy#*:}\. " about || fail "$copy" about
done
for file in "$here"/*.c made/c/*.c; do
	case $file in
	*_tool.c) ;;
	*) compiled "$file" ;;
	esac
done
linked words
linked states

# the newest one
mc=$(find /usr/bin -name 'llvm-mc-[0-9]*' | sort -V | tail -n 1)
[ -n "$mc" ] || mc=$(command -v llvm-mc)
if [ -z "$mc" ] || ! command -v python3 >/dev/null; then
	skipped="llvm-mc or python3 is not installed"
else
	for round in $(seq "$rounds"); do
		./words "$words" "${SEED:-1}$round" >lines
		python3 -B "$here/words.py" "$mc" <lines >log 2>&1 || fail "words differ from llvm-mc" log
		grep -q ' 2[0-9][0-9] mnemonics, 0 differences$' log || fail "mnemonics are missing" log
	done
	head -n 3000 lines | sed 's/	sbb\([bwlq]\) /	adc\1 /' >wrong
	python3 -B "$here/words.py" "$mc" <wrong >log 2>&1 && fail "a wrong text is not noticed"
fi

case $(uname -m) in
x86_64)
	./states "$states" "${SEED:-1}" >log || fail "states differ from the processor" log
	grep -q ' [6-9][0-9][0-9] opcodes of ' log || fail "too few opcodes are reached" log
	wrong=$(grep -l 'state->CF = ' made/c/x86_kernels_*.c | head -n 1)
	sed 's/state->CF = \(.*\);/state->CF = !(\1);/' "$wrong" >spoilt && cp spoilt "$wrong"
	compiled "$wrong"
	linked states
	./states 3000 1 >log && fail "a wrong carry is not noticed" log
	;;
*) skipped="${skipped:+$skipped; }the processor is not x86 but $(uname -m)" ;;
esac
[ -z "$skipped" ] || { echo "$skipped"; exit 77; }
