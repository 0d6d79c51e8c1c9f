#!/bin/sh
# SPDX-License-Identifier: MIT
# x86 of tests/machines/x86: random instructions do to random states what the processor that runs
# this test makes of them (states.c there); a million states with DEEP=1, else a twentieth. A seeded
# fault is found.
set -u
here=$ROOT/tests/machines/x86
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
count=50000
[ -z "${DEEP:-}" ] || count=1000000

# states ISA COUNT: the differences are in the file log.
states() {
	rm -rf made && "$SPECC" build "$1" -t c -o made >log 2>&1 || fail "$1 is not built" log
	# shellcheck disable=SC2046
	${CC:-cc} -std=c11 -O0 -Imade/c -o states "$here/states.c" \
		$(ls made/c/*.c | grep -v _tool) >log 2>&1 || fail "$1 is not compiled" log
	./states "$2" "${SEED:-1}" >log
}

"$SPECC" test "$here/x86.isa" >log 2>&1 && tail -n 1 log | grep -q 'all as expected$' ||
	fail "cases" log
case $(uname -m) in
x86_64) ;;
*)
	echo "the processor is not x86 but $(uname -m)"
	exit 77
	;;
esac
states "$here/x86.isa" "$count" || fail "states differ from the processor" log
grep -q ' 90 opcodes of 90, ' log || fail "not all opcodes are reached" log
sed 's/^CF = t < 0;$/CF = t > 0;/' "$here/x86.isa" >wrong.isa
cmp -s wrong.isa "$here/x86.isa" && fail "nothing is changed"
states wrong.isa 2000 && fail "a wrong carry is not noticed" log
exit 0
