# SPDX-License-Identifier: MIT
# specc run on isa-spec/gpu, on both executions: a guard that half of the lanes pass, an invalid
# register number, the trace and the output of --format=json.
set -u
cd "$WORK" || exit 1
ref=$(dirname "$SPECC")/specc-ref

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
# With lane 0 alone.
awk 'BEGIN {
	for (lane = 1; lane < 32; lane++)
		others = others ", \"0x00000000\""
	printf "{\"stop\": \"exit\", \"pc\": 48, \"steps\": 3, \"changed\": {"
	printf "\"R1\": [\"0x00000005\"%s], \"R4\": [\"0x00000015\"%s], ", others, others
	printf "\"R5\": [\"0x00000005\"%s]}}\n", others
}' >json
for execution in c ref; do
	[ $execution != ref ] || [ -x "$ref" ] || continue
	"$SPECC" run --isa "$ROOT/isa-spec/gpu" --execution $execution --trace program.s \
		'R2 = laneid, R3 = 5' 'P0 = laneid < 16' 'UR2 = 300' >out 2>err
	[ $? = 3 ] || { echo "FAIL specc run on $execution"; cat err; exit 1; }
	diff expected out || { echo "FAIL the trace of $execution"; exit 1; }
	"$SPECC" run --isa "$ROOT/isa-spec/gpu" --execution $execution --format=json program.s \
		'R3 = 5, P0 = 1, UR2 = 3, active = 1' >out 2>err || { cat err; exit 1; }
	diff json out || { echo "FAIL the JSON of $execution"; exit 1; }
done

[ -x "$ref" ] || { echo "specc-ref is not built: the generated C alone was tried"; exit 77; }
