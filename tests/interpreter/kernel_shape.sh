#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The C of tests/interpreter/kernel_shape.isa: functions with equal bodies are one, with a comment
# that names both; a register that holds its value already is not assigned again, unless an output
# can be the same one; registers are saved only if the instruction can still raise; what returns
# early in the text does so in C; what has one condition is in one if; the comment of a function
# says what its arguments are called where they are passed, and how many bits these and its value
# have, and that of a register file that no instruction accesses it. Its cases hold.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
isa=$ROOT/tests/interpreter/kernel_shape.isa
"$SPECC" build "$isa" -t c -o made >log 2>&1 || fail "it is not built" log
cat made/c/shape_functions.h made/c/shape_kernels.c made/c/shape_run.h >shape.c

# text NAME [FILE]: a function of the C
text() {
	sed -n "/ \**$1(/,/^}/p" "${2:-shape.c}"
}

# grade FILE: the definition of that function; its call comes later
grade() {
	text shape_fn_grade "$1" | sed '/^}/q'
}

# right FILE: does it have that shape?
right() {
	grep -q '^ \* kernel_shape.isa: spread; scatter \*/' "$1" && ! grep -q fn_scatter "$1" || return
	[ "$(text kernel_scatter "$1" | grep -o 'shape_fn_spread(R' | wc -l)" = 2 ] || return
	! text kernel_add "$1" | grep -Eq 'state->[CZN]|_save' || return
	[ "$(text kernel_addc "$1" | grep -c 'state->[CZN] = ')" = 1 ] || return
	text kernel_addl "$1" | grep -q 'state->R\[7\] = ' || return
	[ "$(grep -c '_save(state, op)' "$1")" = 2 ] || return
	[ "$(grade "$1" | grep -c "^	if (x")" = 3 ] || return
	[ "$(grade "$1" | grep -Ec '^		?return ')" = 4 ] || return
	! grade "$1" | grep -Eq 'else|has_returned|&&' || return
	# at most 3 * 0xff ^ 0x7f80
	said='/\* a is Ra.*, of 16 bits; b is Rb.*, of 16 bits\. The value has at most'
	grep -A1 "^$said 15 bits\.\$" "$1" | grep -q ': spread;' || return
	grep -A1 "^$said 16 bits\. It assigns C, Z, N\.\$" "$1" | grep -q ': add ' || return
	grep -q 'a is Ra or Rb, of 16 bits; b is Rb or Ra, ' "$1" || return # scatter passes both twice
	[ "$(grep 'no instruction accesses it' "$1")" = "$idle" ] || return
	[ "$(text general_keep "$1" | grep -c 'if (!*Ra_bit_15)')" = 1 ] || return
	text general_keep "$1" | grep -q '^	} else {$' || return
	[ "$(text kernel_keep "$1" | grep -c 'if (!*Ra_bit_15)')" = 1 ]
}
idle='	SHAPE_FILE_L, /**< L; no instruction accesses it */
	/** L, by number; no instruction accesses it, only texts name it */'
right shape.c || fail "it has another shape" shape.c
for change in 's/ spread; scatter / spread /' 's/shape_fn_spread(Rb/shape_fn_scatter(Rb/' \
	'/kernel_add(/,/^}/s/shape_go_on/state->C = 0u; &/' '/kernel_addc(/,/^}/s/state->N = .*//' \
	's/if (x == 0u)/else &/' 's/if (x & 1u)/if (!(x > 32767u) \&\& x \& 1u)/' \
	's/ at most 15 bits/ at most 16 bits/' 's/b is Rb or Ra/b is Rb/' \
	's/\(\/\*\* R, by number\)/\1; no instruction accesses it/' \
	'/general_keep(/,/^}/s/} else {/} if (!Ra_bit_15) {/' \
	'/kernel_keep(/,/^}/s/	shape_mem_put.*/} if (Ra_bit_15) {&/' \
	's/state->R\[7\] = .*//' '/kernel_adds(/,/^}/s/shape_save.*//'; do
	sed "$change" shape.c >changed.c
	! right changed.c || fail "not noticed: $change"
done

SPECC_CACHE=$WORK/cache "$SPECC" test "$isa" >log 2>&1 || fail "cases" log
grep -q '^18 cases, .*all as expected$' log || fail "other cases" log
