#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference evaluator on the GPU: random states violate no rule of the language and reach every
# branch that instructions can reach; and some sums of 64 and 128 bits, worked out by hand.
set -u
. "$ROOT/tests/shared/ref.sh"
isa=$ROOT/isa-spec/gpu
states=300
[ -z "${DEEP-}" ] || states=20000
"$ref" soak --isa "$isa" --limit "$states" --coverage >"$WORK/soak" || {
	head -n 20 "$WORK/soak"
	exit 1
}
grep ' never ' "$WORK/soak" >"$WORK/missing"
if [ -s "$WORK/missing" ]; then
	echo "$states random states a form do not reach:"
	head -n 20 "$WORK/missing"
	exit 1
fi

# case NAME, then instructions from standard input as one program; settings as arguments.
program() {
	printf 'case %s\ncode %s\n' "$1" "$("$SPECC" asm --isa "$isa" --format=hex | tr -d '\n')"
	shift
	[ $# -eq 0 ] || printf 'set %s\n' "$@"
	echo go
}
{
	# 0x123456789abcdef0 + 0xfedcba9876543210 = 2^64 + 0x1111111111111100, in R[2:3] + R[4:5]
	program add 'R 2 * 9abcdef0' 'R 3 * 12345678' 'R 4 * 76543210' 'R 5 * fedcba98' <<'TEXT'
IADD.X R0, P0, R2, R4, !PT;
IADD.X R1, P1, R3, R5, P0;
TEXT
	# the difference is 2^64 - 0xeca8641fdb975320 = 0x13579be02468ace0, with a borrow
	program subtract 'R 2 * 9abcdef0' 'R 3 * 12345678' 'R 4 * 76543210' 'R 5 * fedcba98' <<'TEXT'
IADD.X R0, P0, R2, ~R4, PT;
IADD.X R1, P1, R3, ~R5, P0;
TEXT
	# 2^128 - 1 + 0x2_00000000_00000003 = 2^128 + 0x2_00000000_00000002
	program long 'R 4 * ffffffff' 'R 5 * ffffffff' 'R 6 * ffffffff' 'R 7 * ffffffff' \
		'R 8 * 3' 'R a * 2' <<'TEXT'
IADD.X R0, P0, R4, R8, !PT;
IADD.X R1, P0, R5, R9, P0;
IADD.X R2, P0, R6, R10, P0;
IADD.X R3, P1, R7, R11, P0;
TEXT
	# (2^32 - 1)^2 + 2^64 - 1 = 2^65 - 2^33: the low 64 bits are 2^64 - 2^33
	program wide 'R 2 * ffffffff' 'R 4 * ffffffff' 'R 5 * ffffffff' <<'TEXT'
IMAD.WIDE.U32 R[0:1], P0, R2, R2, R[4:5];
TEXT
	# without lanes VOTEU gives 0, and ALL is true
	program vote 'active 0 * 0' 'UR 1 * 7' <<'TEXT'
VOTEU.ALL UR1, UP1, PT;
TEXT
} >"$WORK/script" || exit 1
cat >"$WORK/expected" <<'ANSWERS'
case add
stop exit - 20 2
R 0 * 11111100
R 1 * 11111111
P 0 * 1
P 1 * 1
end
case subtract
stop exit - 20 2
R 0 * 2468ace0
R 1 * 13579be0
P 0 * 1
end
case long
stop exit - 40 4
R 0 * 2
R 2 * 2
P 0 * 1
P 1 * 1
end
case wide
stop exit - 10 1
R 1 * fffffffe
P 0 * 1
end
case vote
stop exit - 10 1
UR 1 * 0
UP 1 * 1
end
ANSWERS
"$ref" cases --isa "$isa" <"$WORK/script" | diff "$WORK/expected" -
