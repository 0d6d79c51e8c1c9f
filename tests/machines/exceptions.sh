#!/bin/sh
# SPDX-License-Identifier: MIT
# What an exception tells its trap, in both executions: the whole address of an access, also where
# those of the memory have fewer bits, and registers that the exception keeps, as the block has
# assigned them before it raises.
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

# run TEXT SETTING...: one step of the instruction prints standard input, on each execution.
run() {
	printf '%s\n' "$1" >program.s
	cat >expected
	shift
	for execution in c ref; do
		"$SPECC" run --isa "$isa" --execution $execution --memory 0:256 --limit 1 program.s "$@" \
			>out 2>&1
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

"$SPECC" test --isa "$isa" --states 100 >out 2>&1 || fail "random states"
exit $failed
