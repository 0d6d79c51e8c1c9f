# SPDX-License-Identifier: MIT
# isa-spec/brew: aliases equal the instructions that they stand for; a program switches modes back
# and forth, on both executions.
set -u
cd "$WORK" || exit 1
brew=$ROOT/isa-spec/brew
ref=$(dirname "$SPECC")/specc-ref
. "$ROOT/tests/shared/fail.sh"

# Each alias followed by its meaning.
cat >aliases.s <<'EOT'
NOP
$r2 <- $r2 | $r2
$r5 <- $r9
$r5 <- $r9 | $r9
$sp <- $fp
$r12 <- $r13 | $r13
if any $r1 > $r2 $pc <- $pc + 0x8
if any $r2 < $r1 $pc <- $pc + 0x8
if all $r1 > $r2 $pc <- $pc + 0x8
if all $r2 < $r1 $pc <- $pc + 0x8
if any signed $r1 > $r2 $pc <- $pc + -0x8
if any signed $r2 < $r1 $pc <- $pc + -0x8
if all signed $r1 > $r2 $pc <- $pc + -0x8
if all signed $r2 < $r1 $pc <- $pc + -0x8
if any $r1 <= $r2 $pc <- $pc + 0x8
if any $r2 >= $r1 $pc <- $pc + 0x8
if all $r1 <= $r2 $pc <- $pc + 0x8
if all $r2 >= $r1 $pc <- $pc + 0x8
if any signed $r1 <= $r2 $pc <- $pc + 0x8
if any signed $r2 >= $r1 $pc <- $pc + 0x8
if all signed $r1 <= $r2 $pc <- $pc + 0x8
if all signed $r2 >= $r1 $pc <- $pc + 0x8
EOT
"$SPECC" asm --format=hex --isa "$brew" aliases.s >hex 2>err || fail "aliases" err
awk 'NR % 2 { first = $0; next } first != $0 { print "line " NR ": " first " and " $0; bad = 1 }
	END { exit bad }' hex >out || fail "an alias is another instruction" out

executions=c
[ ! -x "$ref" ] || executions='c ref'

# STM switches to mode TASK, SWI returns after it; WOI ends the run.
cat >modes.s <<'EOT'
$tpc <- 0x40
STM
$r1 <- CSR[0x0]
$r2 <- CSR[0x1]
$r3 <- $tpc
WOI
EOT
cat >expected <<'EOT'
halt at 0x00000014 after 7 steps
$r1 = 0x00000022
$r2 = 0x00000040
$r3 = 0x00000040
tpc = 0x00000040
spc = 0x00000008
csr_ecause = 0x00000022
EOT
for execution in $executions; do
	"$SPECC" run --isa "$brew" --execution $execution modes.s 'MEM16[0x40] = 0x2000' >out 2>err ||
		fail "the program on $execution" err
	diff expected out >diff || fail "the program on $execution: expected and found" diff
done

# A lock at an address with the highest bit set, where cases have no memory.
cat >lock.s <<'EOT'
	.org 0x80000000
_start:	$r2 <- 0x80000000
	$r1 <- MEMLL[$r2 + 0x18]
	$r3 <- tiny 7
	MEMSC[$r2 + 0x18] <- $r3
	WOI
	.balign 4
	.word 0x5060708, 0x1020304
EOT
cat >expected <<'EOT'
halt at 0x80000012 after 5 steps
$r1 = 0x01020304
$r2 = 0x80000000
lock = 0x80000018
MEM[0x80000018] = 07000000
0x80000018  07 00 00 00
EOT
for execution in $executions; do
	"$SPECC" run --isa "$brew" --execution $execution --memory 0x80000000:0x1000 \
		--dump 0x80000018:4 lock.s >out 2>err || fail "the lock on $execution" err
	diff expected out >diff || fail "the lock on $execution: expected and found" diff
done
[ -x "$ref" ] || { echo "specc-ref is not built: the generated C alone was tried"; exit 77; }
