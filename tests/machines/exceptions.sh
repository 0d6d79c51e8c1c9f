#!/bin/sh
# SPDX-License-Identifier: MIT
# What an exception tells its trap, in both executions: the whole address of an access, also where
# those of the memory have fewer bits, and registers that the exception keeps, as the block has
# assigned them before it raises. An instruction that repeats itself is interrupted between steps.
set -u
cd "$WORK" || exit 1
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
isa=$ROOT/tests/machines/exceptions/exceptions.isa
failed=0
fail() {
	echo "FAIL $1"
	head -n 20 out | sed 's/^/    /'
	failed=1
}

"$SPECC" check -Werror "$isa" >out 2>&1 || fail check
"$SPECC" test --isa "$isa" >out 2>&1 || fail cases
tail -n 1 out | grep -q ' 2 executions: all as expected$' || fail "the cases did not run"

limit=1
# run TEXT SETTING...: $limit steps of the instruction prints standard input, on each execution.
run() {
	printf '%s\n' "$1" >program.s
	cat >expected
	shift
	for execution in c ref; do
		"$SPECC" run --isa "$isa" --execution $execution --memory 0:256 --limit $limit \
			program.s "$@" >out 2>&1
		diff -u expected out >difference || { mv difference out; fail "$execution: $*"; }
	done
}

run ld a=0x00FFFFF0 b=0xFFFF <<'END'
limit at 0x00000000 after 1 step
where = 0x0100ffef
why = 0x01
END
run ld a=0xFFFFFFF0 b=0x10FF0 <<'END'
limit at 0x00000000 after 1 step
where = 0x00010fe0
why = 0x01
END
run st a=0x12340002 <<'END'
limit at 0x00000000 after 1 step
where = 0x12340002
why = 0x02
END
run st a=0x12348000 <<'END'
limit at 0x00000000 after 1 step
where = 0x12348000
why = 0x01
END

run 'call 0x3' a=1 <<'END'
limit at 0x00000000 after 1 step
a = 0x00000006
why = 0x03
number = 0x0006
END
run 'call 0x3' a=1 --stop-on-trap --format=json <<'END'
{"stop": "raise", "exception": "Call", "pc": 0, "steps": 0, "changed": {"number": "0x0006"}}
END
# Of two exceptions of an access each keeps its own; `where` is then that of the trap.
run copy a=0x20 b=0x22 tried=5 <<'END'
limit at 0x00000000 after 1 step
where = 0x00000022
why = 0x02
c = 0x0009
tried = 0x07
END
run copy a=0x20 b=0xFFFE tried=5 <<'END'
limit at 0x00000000 after 1 step
where = 0x0000fffe
why = 0x01
tried = 0x07
END

# The source ends after two bytes: these stay copied, and the trap returns to the instruction.
limit=2
run rep a=0xFE b=0x40 c=3 'ram[0xFE]=7' 'ram[0xFF]=8' <<'END'
limit at 0x00000000 after 2 steps
a = 0x00000100
b = 0x00000042
c = 0x0001
ram[0x40] = 0708
END
limit=3
run rep a=0xFE b=0x40 c=3 'ram[0xFE]=7' 'ram[0xFF]=8' <<'END'
limit at 0x00000000 after 3 steps
a = 0x00000100
b = 0x00000042
where = 0x00000100
why = 0x01
c = 0x0001
ram[0x40] = 0708
END
# An interrupt between two bytes: the trap, which returns to the instruction, then the next byte.
limit=1
run rep a=0x80 b=0x40 c=2 --raise Swapped <<'END'
limit at 0x00000000 after 1 step
a = 0x00000081
b = 0x00000041
why = 0x04
c = 0x0001
END
limit=10
run rep a=0x80 b=0x40 c=2 --stop-on-self-jump <<'END'
self-jump at 0x00000000 after 1 step
a = 0x00000081
b = 0x00000041
c = 0x0001
END

# What differs is shown as a case.
sed 's/number = (number + n)\[15:0\];/number = (number + n + 1)[15:0];/' "$isa" >exceptions.isa
"$SPECC" diff "$isa" exceptions.isa >out 2>&1
grep -q ' -> raise Call, number = 0x' out || fail "a difference in what is kept"

"$SPECC" test --isa "$isa" --states 100 >out 2>&1 || fail "random states"
exit $failed
