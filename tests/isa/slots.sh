#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Delay slots (docs/machines.md): the MIPS of tests/isa/slots runs programs whose results follow by
# hand from its manual, on both executions and in the program made of its C: loops with annulled
# slots, exceptions and jumps in slots, breakpoints and interrupts between a jump and its slot.
# It is at most 250 lines as specc fmt lays it out. Fault: an interrupt that does not wait.
set -u
isa=$ROOT/tests/isa/slots/slots.isa
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
failed=0
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 20 "$2" | sed 's/^/    /'
	failed=1
}

"$SPECC" check -Werror "$isa" >out 2>&1 || fail check out
"$SPECC" fmt --check "$isa" >out 2>&1 || fail fmt out
[ "$(wc -l <"$isa")" -le 250 ] || fail "it is longer than 250 lines"
"$SPECC" test "$isa" >out 2>&1 && grep -q '^[1-9].* all as expected$' out || fail cases out
"$SPECC" test "$isa" --states 30 >out 2>&1 || fail states out
"$SPECC" build "$isa" -t c -o built >out 2>&1 || fail build out
# shellcheck disable=SC2046
${CC:-cc} -O1 -o tool -Ibuilt/c $(ls built/c/*.c) >out 2>&1 || fail compile out

# ran NAME OPTIONS...: program NAME.s stops as NAME.said says, everywhere.
ran() {
	name=$1
	shift
	for how in c ref; do
		"$SPECC" run "$isa" "$name.s" --execution $how "$@" >out 2>&1
		cmp -s out "$name.said" || fail "$name $how" out
	done
	"$SPECC" asm "$isa" "$name.s" --format=bin -o "$name.bin" >out 2>&1 || fail "$name asm" out
	./tool run "$@" "$name.bin" >out 2>&1
	cmp -s out "$name.said" || fail "$name tool" out
}

# The slot of the last branch runs, that of the likely one only when it jumps.
cat >loop.s <<'END'
	addiu $1, $0, 3
loop:	addiu $1, $1, -1
	beql $1, $0, end
	addiu $3, $3, 100
	beq $0, $0, loop
	addiu $2, $2, 1
end:	addiu $4, $0, 7
	jalr $31, $4
END
cat >loop.said <<'END'
break at 0x0000001c after 13 steps
$2 = 0x00000002
$3 = 0x00000064
$4 = 0x00000007
END
ran loop --stop-at 0x1c

# A call returns behind its slot.
cat >call.s <<'END'
	addiu $4, $0, 0x14
	jalr $31, $4
	addiu $5, $0, 1
	addiu $6, $0, 2
	addiu $7, $0, 3
	jalr $0, $31
	addiu $8, $0, 4
END
cat >call.said <<'END'
break at 0x0000000c after 5 steps
$4 = 0x00000014
$5 = 0x00000001
$8 = 0x00000004
$31 = 0x0000000c
END
ran call --stop-at 0xc

# An exception in a slot says where the branch is; the likely one does not reach it.
cat >raise.s <<'END'
	addiu $1, $0, 1
	beql $1, $0, 8
	lh $2, 1($0)
	bne $1, $0, 8
	lh $2, 1($0)
END
cat >raise.said <<'END'
limit at 0x00000180 after 4 steps
$1 = 0x00000001
epc = 0x0000000c
bd = 1
code = 0x4
END
ran raise --limit 4

# A branch in a slot, also in that of a branch that does not jump.
cat >couple.s <<'END'
	addiu $1, $0, 1
	beq $1, $0, 8
	beq $0, $0, 8
END
cat >couple.said <<'END'
limit at 0x00000180 after 3 steps
$1 = 0x00000001
epc = 0x00000004
bd = 1
code = 0xa
END
ran couple --limit 3

# What is pending is shown, and set.
cat >pending.s <<'END'
	beq $0, $0, 8
	addiu $1, $0, 1
END
cat >pending.said <<'END'
break at 0x00000004 after 1 step
in_slot = 1
jump = 0x0000000c
END
ran pending --stop-at 4

# The interrupt comes after the slot.
cat >late.s <<'END'
	addiu $1, $0, 1
END
cat >late.said <<'END'
limit at 0x00000180 after 0 steps
$1 = 0x00000001
in_slot = 0
jump = 0x00000000
epc = 0x00000040
code = 0x4
END
ran late --limit 0 --raise Load in_slot=1 jump=0x40

plant_edit 's/if (!known || !state->in_slot)/if (true)/' built/c/slots_run.c wrong.c || failed=1
mv wrong.c built/c/slots_run.c
# shellcheck disable=SC2046
${CC:-cc} -O1 -o tool -Ibuilt/c $(ls built/c/*.c) >out 2>&1 || fail compile out
./tool run --limit 0 --raise Load in_slot=1 jump=0x40 late.bin >out 2>&1
cmp -s out late.said && fail "an interrupt before the slot is not noticed"
exit $failed
