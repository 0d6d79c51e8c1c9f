#!/bin/sh
# SPDX-License-Identifier: MIT
# What a group adds after each instruction takes few lines of a kernel (group_end.isa): the call,
# and one of the function that carries out stores, raises or goes on. A register that is assigned
# after the stores, or a check after the last call, is noticed. The cases say what it does.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
isa=$ROOT/tests/interpreter/group_end.isa
SPECC_CACHE=$WORK/cache "$SPECC" test "$isa" >log 2>&1 || fail "cases" log
grep -q '^7 cases, .*all as expected$' log || fail "other cases" log

# kernel NAME FILE
kernel() {
	sed -n "/[*]kernel_$1(/,/^}/p" "$2"
}

# short FILE: no kernel looks at what the last call raises, or carries out stores, itself.
short() {
	for name in put push; do
		kernel $name "$1" | tail -n 4 >end
		cat >expected <<'E'
	if (state->traced)
		ends_fn_push(state, state->R[0]);
	return ends_store_and_go_on(state, op, op + 1, left);
}
E
		cmp -s end expected || return
	done
	[ "$(kernel push "$1" | grep -c 'state->raised)')" = 1 ] || return
	! kernel put "$1" | grep -q 'state->raised'
}

# kernels EDIT: made of the specification with the edit
kernels() {
	sed "$1" "$isa" >ends.isa
	"$SPECC" build ends.isa -t c -o made >log 2>&1 || fail "it is not built" log
	short made/c/ends_kernels.c
}
kernels '' || fail "kernels end otherwise" made/c/ends_kernels.c
! kernels 's/{ set(n\[1:0\], ra); }/{ push(ra); push(ra); set(n[1:0], ra); }/' ||
	fail "checks of calls before are not noticed"
! kernels 's/PUSH = 2, { /&r1 = 2; /' || fail "a register assigned at the end is not noticed"
