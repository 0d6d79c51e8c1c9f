# The cases of isa-spec/brew on both executions: all as expected, at least three for each opcode,
# and together they take every branch of the semantics. A fault in the semantics is found. Aliases
# are the instructions that they stand for. A program goes to mode TASK, and comes back by an
# exception.
set -u
cd "$WORK" || exit 1
SPECC_CACHE=$WORK/cache
export SPECC_CACHE
brew=$ROOT/isa-spec/brew
ref=$(dirname "$SPECC")/specc-ref
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 20 "$2"
	exit 1
}

"$SPECC" test --isa "$brew" --max-reports 10 >out 2>err || fail "cases" err
[ ! -s err ] || [ ! -x "$ref" ] || fail "reports beside the cases" err

# At least three cases for each opcode, as many as the document of the XML target shows.
"$SPECC" build --isa "$brew" -t xml -o xml >err 2>&1 || fail "xml" err
awk '
	function value(name) {
		match($0, " " name "=\"[^\"]*\"")
		return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
	}
	/^ *<example / { opcode = value("opcode") }
	/^ *<case / { cases[opcode]++ }
	/^ *<opcode / { known[value("name")] = 1; opcodes++ }
	END {
		for (name in known)
			if (cases[name] < 3) { print name ": " cases[name] + 0 " cases"; bad = 1 }
		if (opcodes != 122) { print opcodes + 0 " opcodes"; bad = 1 }
		exit bad
	}' xml/xml/brew.xml >out || fail "fewer than three cases" out

# Each alias beside what it means.
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

# STM goes to mode TASK, SWI comes back behind it; WOI ends the run.
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

# The sum of INT32 is one too large: its cases fail, and no case of another instruction.
mkdir wrong
cp "$brew"/*.isa wrong
awk '!done && sub(/Type.INT32: \$rD = \(\$rA \+ \$rB\)/, "Type.INT32: $rD = ($rA + $rB + 1)") {
		done = 1
	}
	{ print }' "$brew/arithmetic.isa" >wrong/arithmetic.isa
cmp -s wrong/arithmetic.isa "$brew/arithmetic.isa" && fail "nothing was changed"
for execution in $executions; do
	"$SPECC" test --isa wrong --execution $execution --max-reports 0 >out 2>err
	[ $? = 1 ] || fail "execution $execution does not find the fault" out
	said="error: .r0: expected 0x00000002, got 0x00000003 ($execution)"
	grep -q "^wrong/arithmetic.isa:[0-9:]* $said" err ||
		fail "no report of $execution as expected" err
	grep ': error: ' err | grep -v "^wrong/arithmetic.isa:" >out && fail "other instructions fail" out
done

if [ -x "$ref" ]; then
	"$SPECC" test --isa "$brew" --execution ref --coverage >out 2>err || fail "coverage" err
	awk '/branches reached$/ { found = 1; all = $1 == $3 } END { exit !(found && all) }' out ||
		fail "branches that no case takes" out
	exit 0
fi
echo "specc-ref is not built: the generated C alone was tried"
exit 77
