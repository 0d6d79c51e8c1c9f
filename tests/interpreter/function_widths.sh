#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A function of the specification is one function of C for each width of its arguments, whether a
# flag or a constant is passed, and its name says the width. What all calls pass bounds what a
# parameter holds: a count of 8 to 64 bits is neither tested for zero nor for more than 64. What all
# calls pass the same number for is no parameter: all interrupts of the PDP-11 have the vector 12.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"

"$SPECC" build "$ROOT/tests/machines/x86/x86.isa" -t c -o made >log 2>&1 ||
	fail "x86 is not built" log
functions=made/c/x86_functions.h

# wrong FILE: what is wrong with the functions in it
wrong() {
	for width in "" _64; do
		grep -q "^uint64_t x86_fn_add$width(\$" "$1" || echo "there is no x86_fn_add$width"
	done
	[ "$(grep -c 'x86.isa: add \*/$' "$1")" = 2 ] || echo "add is not there twice"
	grep -o 'x86_fn_[A-Za-z0-9]*_[2-9]\>' "$1"
	sed -n '/x86_fn_rol(/,/^}/p' "$1" | grep -n 'bits < 1u\|bits_minus_1 <'
}

wrong $functions >found
[ ! -s found ] || fail "functions of x86" found
plant_edit 's/x86_fn_add_64/x86_fn_add_2/' $functions counted.h || exit 1
wrong counted.h >found
grep -q 'x86_fn_add_2$' found || fail "a counter is not noticed"
plant_edit 's/count % bits/count % (bits < 1u ? 1u : bits)/' $functions tested.h || exit 1
wrong tested.h >found
[ -s found ] || fail "a test for zero is not noticed"

cp $functions $functions.x86
"$SPECC" build "$ROOT/tests/machines/pdp11/pdp11.isa" -t c -o made >log 2>&1 ||
	fail "pdp11 is not built" log
grep -B 5 '^void pdp11_fn_interrupt(struct pdp11_state \*state);$' made/c/pdp11_functions.h |
	grep -q '^ \* vector is 12\. ' || fail "the vector that all calls pass is a parameter"

# What an argument can be is said: rotations and shifts of x86 by 0 do not get here.
grep -B 4 '_fn_shl_64(' $functions.x86 | grep -q ' count is 1 to 63[.;]' ||
	fail "the count of a shift is not said"
