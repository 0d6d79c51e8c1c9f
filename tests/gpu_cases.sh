# The cases of isa-spec/gpu, at least three for each opcode, on both executions; a program on both;
# and cases of a description whose pseudo-code has a fault that each must find at the case's line.
set -u
cd "$WORK" || exit 1
SPECC_CACHE=$WORK/cache
export SPECC_CACHE
ref=$(dirname "$SPECC")/specc-ref

"$SPECC" test --isa "$ROOT/isa-spec/gpu" --max-reports 10 >out 2>err
status=$?
if [ $status != 0 ] || [ -s err ] && [ -x "$ref" ]; then
	echo "FAIL cases of isa-spec/gpu, status $status:"
	cat err out
	exit 1
fi

# At least three cases for each opcode, as many as the document of the XML target shows.
"$SPECC" build --isa "$ROOT/isa-spec/gpu" -t xml -o xml || exit 1
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
			if (cases[name] < 3) { print "FAIL " name ": " cases[name] + 0 " cases"; bad = 1 }
		if (opcodes != 224) { print "FAIL " opcodes + 0 " opcodes"; bad = 1 }
		exit bad
	}' xml/xml/gpu.xml || exit 1

# specc run: a guard that half of the lanes pass, and a register number that is none.
cat >program.s <<'EOF'
@P0 IADD R1, R2, R3;
IADD R4, R1, 0x10;      // in all lanes
GETGPR R5, R[UR2+0x0];
EOF
awk 'BEGIN {
	for (lane = 0; lane < 32; lane++) {
		one = one sprintf(" 0x%08x", lane < 16 ? lane + 5 : 0)
		four = four sprintf(" 0x%08x", lane < 16 ? lane + 21 : 16)
	}
	print "0x00  @P0 IADD R1, R2, R3;\n      R1 =" one
	print "0x10  IADD R4, R1, 0x10;\n      R4 =" four
	print "raise IndexRange in lane 0 at 0x20 after 2 steps\nR1 =" one "\nR4 =" four
}' >expected
for execution in c ref; do
	[ $execution != ref ] || [ -x "$ref" ] || continue
	"$SPECC" run --isa "$ROOT/isa-spec/gpu" --execution $execution --trace program.s \
		'R2 = laneid, R3 = 5' 'P0 = laneid < 16' 'UR2 = 300' >out 2>err
	[ $? = 3 ] || { echo "FAIL specc run on $execution"; cat err; exit 1; }
	diff expected out || { echo "FAIL the trace of $execution"; exit 1; }
	"$SPECC" run --isa "$ROOT/isa-spec/gpu" --execution $execution --format=json program.s \
		'R3 = 5, P0 = 1, UR2 = 3, active = 1' >out 2>err || { cat err; exit 1; }
	grep -q '^{"stop": "exit", "pc": 48, "steps": 3, "changed": {"R1": \["0x00000005", "0x0' out &&
		grep -q '"R5": \["0x00000005", "0x00000000", ' out ||
		{ echo "FAIL the JSON of $execution"; cat out; exit 1; }
done

# The sum of IADD is one too large: its own cases fail, and only these.
mkdir gpu
cp "$ROOT"/isa-spec/gpu/*.isa gpu
awk '/^__Def/ { family = $2 }
	family == "IADD" && !done && sub(/t = Ra \+ SrcB;/, "t = Ra + SrcB + 1;") { done = 1 }
	{ print }' gpu/ialu.isa >changed && cp changed gpu/ialu.isa
cmp -s gpu/ialu.isa "$ROOT/isa-spec/gpu/ialu.isa" && { echo "FAIL nothing was changed"; exit 1; }
for execution in c ref; do
	[ $execution != ref ] || [ -x "$ref" ] || continue
	"$SPECC" test --isa gpu --execution $execution --max-reports 0 >out 2>err
	[ $? = 1 ] || { echo "FAIL execution $execution does not find the fault"; cat out; exit 1; }
	grep -q "^gpu/ialu.isa:[0-9:]*: error: R1: expected 0x00000010, got 0x00000011 ($execution)" \
		err || { echo "FAIL no report of $execution as expected:"; head -n 20 err; exit 1; }
done
[ -x "$ref" ] || { echo "specc-ref is not built: the generated C alone was tried"; exit 77; }
