#!/bin/sh
# SPDX-License-Identifier: MIT
# The 68000 of tests/machines/m68k, which docs/recipes.md shows: every first word is decoded by
# objdump and by specc, with random words after it, and the texts give the same words with as and
# specc (words.py there). Its cases hold on both executions, and so do random ones whose results
# states.py there computes in another way. It has at most 250 lines without prose and cases. Seeded
# faults are found.
set -u
here=$ROOT/tests/machines/m68k
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
. "$ROOT/tests/shared/lines.sh"

# words ISA: what words.py prints is in the file log.
words() {
	python3 -B "$here/words.py" "$SPECC" "$1" m68k-linux-gnu-as m68k-linux-gnu-objcopy \
		m68k-linux-gnu-objdump "${SEED:-1}" >log 2>&1
}

"$SPECC" test "$here/m68k.isa" >log 2>&1 && tail -n 1 log | grep -q 'all as expected$' ||
	fail "cases" log

at_most 250 "$here/m68k.isa"

command -v python3 >/dev/null || { echo "python3 is not installed"; exit 77; }
# states EDIT OPTION...: succeeds if random cases hold in the edited specification.
states() {
	python3 -B "$here/states.py" "$here/m68k.isa" 50 "${SEED:-1}" | sed "$1" >states.isa
	shift
	"$SPECC" test "$@" states.isa >log 2>&1
}
states '' || fail "random cases" log
states 's/^ *V = x.top. == y/    V = x[top] != y/' --execution ref &&
	fail "a wrong flag is not noticed"
states 's/(reg == 7/(reg == 6/' --execution ref && fail "a wrong step is not noticed"

for tool in m68k-linux-gnu-as m68k-linux-gnu-objdump; do
	command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
words "$here/m68k.isa" || fail "words or texts differ from binutils" log
sed 's/PC       = 7, 2,/PC       = 7, 5,/' "$here/m68k.isa" >wrong.isa
words wrong.isa && fail "a wrong mode is not noticed"
exit 0
