#!/bin/sh
# SPDX-License-Identifier: MIT
# The address of an operand with alternatives tests each of its parts once on every path, as an
# author of C would: `if (mod == 0u)`, and in it `rm == 4u`. For all words it is what the rows of
# mode_tree.isa say. Two tests joined by `&&`, and a wrong address, are noticed.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
"$SPECC" build "$ROOT/tests/interpreter/mode_tree.isa" -t c -o made >log 2>&1 ||
	fail "mode_tree.isa is not built" log
cat >main.c <<'E'
#include "tree_kernels.h"
#include "tree_functions.h"

/* The rows, read by a person: (mod, rm) -> address. */
static unsigned expected(unsigned mod, unsigned rm)
{
	static const unsigned fixed[2][2] = { { 2, 3 }, { 2, 501 } };
	return mod < 2 && (rm == 4 || rm == 5) ? fixed[mod][rm - 4] : 100 * rm + mod;
}

int main(void)
{
	static struct tree_state state;
	for (unsigned i = 0; i < 8; i++)
		state.R[i] = (uint16_t)(100 * i);
	for (unsigned mod = 0; mod < 3; mod++)
		for (unsigned rm = 0; rm < 8; rm++)
			if ((mod != 2 || rm != 4) && /* no row */
				tree_fn_Memory_address(&state, mod << 3 | rm) != expected(mod, rm))
				return 1;
	return 0;
}
E
# holds FILE: its function has these tests, and the right addresses
holds() {
	awk '/^uint32_t tree_fn_Memory_address/, /^}/' "$1" >function
	[ "$(grep -c . function)" -ge 5 ] || fail "there is no function" "$1"
	! grep -q '&&' function && [ "$(grep -o '==' function | wc -l)" -le 5 ] || return 1
	cp "$1" made/c/tree_kernels.c
	# shellcheck disable=SC2046
	${CC:-cc} -std=c11 -O0 -Imade/c -o main main.c $(ls made/c/*.c | grep -v _tool.c) >log 2>&1 ||
		fail "$1 is not compiled" log
	./main
}

cp made/c/tree_kernels.c good.c
holds good.c || fail "wrong tests or addresses" function
sed 's/\<rm == 4u/mod == 0u \&\& rm == 4u/' good.c >twice.c
! holds twice.c || fail "a part tested twice is not noticed"
sed 's/pointer_or_base + 2u/pointer_or_base + 1u/' good.c >wrong.c
! holds wrong.c || fail "a wrong address is not noticed"
