#!/bin/sh
# SPDX-License-Identifier: MIT
# Registers that are bits of others are found, read and written by their names in the library
# (view_names.c), and a wrong place of one is noticed.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
runs=$ROOT/tests/execution/runs

# built FAULT: the program, with the fault in the libraries.
built() {
	# shellcheck disable=SC2046
	sed -i "$1" made/c/*_state.c &&
		${CC:-cc} -std=c11 -Wall -Wextra -Wconversion -Werror -Imade/c -o names \
			"$ROOT/tests/interpreter/view_names.c" $(ls made/c/*.c | grep -v '_tool\.c$') >log 2>&1
}

for set in views view_pairs; do
	"$SPECC" build "$runs/$set.isa" -t c -o "$set" >log 2>&1 || fail "$set is not built" log
	mkdir -p made/c
	cp "$set"/c/* made/c
done
built '' || fail "the program is not compiled" log
./names >log || fail "names of registers" log
for fault in 's/\.lsb = 8/.lsb = 16/' 's/\.extend = 2/.extend = 1/' \
	's/\.offset = -4/.offset = -3/'; do
	built "$fault" || fail "the fault $fault is not compiled" log
	./names >log && fail "the fault $fault is not noticed" log
	cp views/c/views_state.c view_pairs/c/pairs_state.c made/c
done
exit 0
