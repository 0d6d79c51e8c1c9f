#!/bin/sh
# The command line as a whole: help, colours, and answers whose time grows with what is said.
set -u
cd "$WORK" || exit 1
failed=0
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 20 "$2" | sed 's/^/    /'
	failed=1
}

# `specc help COMMAND` is `specc COMMAND --help`, and the overview names every command.
"$SPECC" help >overview 2>&1 || fail "specc help" overview
for command in check build list explain space asm disasm test run fuzz; do
	grep -q "^  $command " overview || fail "specc help does not name $command" overview
	"$SPECC" help $command >one 2>&1 || fail "specc help $command" one
	"$SPECC" $command --help >two 2>&1 || fail "specc $command --help" two
	cmp -s one two && grep -q "^Usage: specc $command" one || fail "specc help $command" one
done

# Colours: on a terminal, unless NO_COLOR holds something; --color comes first.
printf '__Language 1\n__DefBitFieldType X<2>\n    A;\n    A;\n' >bad.isa
escape=$(printf '\033')
coloured() {
	script -qec "$1" /dev/null </dev/null | grep -q "$escape\[" # a terminal of its own
}
if command -v script >/dev/null; then
	coloured "'$SPECC' check bad.isa" || fail "no colour on a terminal"
	coloured "NO_COLOR= '$SPECC' check bad.isa" || fail "an empty NO_COLOR counts"
	! coloured "NO_COLOR=1 '$SPECC' check bad.isa" || fail "NO_COLOR is not looked at"
	coloured "NO_COLOR=1 '$SPECC' check --color=always bad.isa" || fail "--color=always gives way"
fi
! "$SPECC" check bad.isa 2>&1 | grep -q "$escape" || fail "colours in a pipe"

# explain: an opcode that shares the first decision comes before one that differs in fewer bits.
"$SPECC" explain --isa "$ROOT/isa-spec/brew" 0x8fff >out
grep -A 3 '^nearest' out | grep -q LOAD_LOCK_MEMORY && ! grep -q '^  SHR_LONG: ' out ||
	fail "explain: the nearest opcodes" out

# 160,000 places that changed.
cat >stores.s <<'END'
_start: lui t0, 0x100
        lui t1, 0x28
        addi t2, zero, 1
next:   sw t2, 0(t0)
        addi t0, t0, 8
        addi t1, t1, -1
        bne t1, zero, next
        ebreak
END
timeout 60 "$SPECC" run --isa "$ROOT/tests/machines/rv32" --limit 1000000 stores.s >out 2>&1
grep -q '^and 163824 more places in memory$' out || fail "specc run: many places" out
exit $failed
