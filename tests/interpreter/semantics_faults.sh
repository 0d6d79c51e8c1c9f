# SPDX-License-Identifier: MIT
# SLOW
# Faults planted in the GPU's generated interpreter are found by the comparison with the reference
# evaluator, so that its silence means something: a wrong carry, a shift that is off at its limit, a
# lost sign, a wrong lane, lanes that do not participate, a rounding, a wrong exception.
set -u
. "$ROOT/tests/execution/compare/compare.sh"
. "$ROOT/tests/shared/plant.sh"
isa=$ROOT/isa-spec/gpu
generate "$isa" gpu
c=$WORK/gpu/c

# Each is in the kernels of an opcode. They do not meet each other, so that one program has all of
# them.
cat >"$WORK/list.fault" <<'FAULTS'
in IADD_RR
file gpu_kernels_ialu_b.c
edit /kernel_IADD/,/^}/s/(sum > UINT64_C(0xffffffff))/(sum > UINT64_C(0x100000000))/
in SHF_RRR
file gpu_kernels_ialu_aa.c
edit /kernel_SHF/,/^}/s/ < 32 ? / <= 32 ? /
in ISETP_RR
file gpu_kernels_ialu_ab.c
edit /kernel_ISETP/,/^}/s/0x80000000u : 0u/0x40000000u : 0u/
in SHFL_RRR
file gpu_kernels_syncop.c
edit /kernel_SHFL/,/^}/s/(hi < source)/(hi <= source)/
in VOTE_X
file gpu_kernels_syncop.c
edit /kernel_VOTE(/,/^}/s/= pp_after_invert & active;/= pp_after_invert \& state->active;/
in PRMT_RRR
file gpu_kernels_ialu_b.c
edit /kernel_PRMT/,/^}/s/255u : 0u/127u : 0u/
in LOP3_RRR
file gpu_kernels_ialu_aa.c
edit /kernel_LOP3/,/^}/s/>> 6 & 1u/>> 5 \& 1u/
in FADD_RR
file gpu_kernels_f_arith.c
edit /kernel_FADD/,/^}/s/GPU_ROUND_NEAREST/GPU_ROUND_ZERO/
in MOV_C
file gpu_kernels.h
edit s/return address % size/return 0 \& size/
in GETGPR_U
edit s/state->lane = lane;/state->lane = 0;/
FAULTS
faults "$WORK/list.fault" >"$WORK/faults"
while IFS=$tab read -r number opcode file _; do
	cp "$c/$file" "$WORK/sound"
	plant "$WORK/list.fault" "$number" "$WORK/sound" "$c/$file" || failed=1
done <"$WORK/faults"
compile gpu gpu objects ${CC:-cc} -O0 && join objects faulty ${CC:-cc} || exit 1
"$WORK/faulty" --isa "$isa" --limit 200 UIADD_UU UMOV_I >"$WORK/found" 2>&1 ||
	fail "opcodes without a fault" "$WORK/found"
count=0
while IFS=$tab read -r _ opcode _ _ edit; do
	"$WORK/faulty" --isa "$isa" --limit 500 "$opcode" >"$WORK/found" 2>&1
	status=$?
	count=$((count + 1))
	if [ $status != 1 ] || ! grep -q "^DIFFERENCE in $opcode" "$WORK/found" ||
			! grep -q '```run' "$WORK/found"; then
		fail "not found in $opcode (exit status $status): $edit" "$WORK/found"
	fi
done <"$WORK/faults"
[ $count = 10 ] || fail "$count faults were tried"

# What is reported is small (one active lane, few registers), and a case that the spec takes as it
# is and that the reference agrees with.
"$WORK/faulty" --isa "$isa" --limit 500 IADD_RR >"$WORK/found" 2>&1
awk '/```run/ { inside = 1 } inside { print substr($0, 5) } inside && /```$/ { exit }' \
	"$WORK/found" >"$WORK/case"
[ "$(wc -l <"$WORK/case")" -le 8 ] || fail "the case is long" "$WORK/case"
grep -q 'active = 0x[1248]0*,' "$WORK/case" || fail "more than one lane is active" "$WORK/case"
mkdir "$WORK/spec"
cp "$isa"/*.md "$WORK/spec" # the files that Errata<> names
for file in "$isa"/*.isa; do
	awk -v paste="$WORK/case" '{ print }
		/^__DefOptype/ { here = $2 == "IADD" }
		here && /^ *__Examples/ { while ((getline line <paste) > 0) print line; here = 0 }' \
		"$file" >"$WORK/spec/$(basename "$file")"
done
"$SPECC" test --isa "$WORK/spec" --execution ref IADD >"$WORK/log" 2>&1 ||
	fail "the reported case is refused" "$WORK/log"
cases=$("$SPECC" test --isa "$isa" --execution ref IADD | sed -n 's/ cases.*//p')
grep -q "^$((cases + 1)) cases" "$WORK/log" || fail "the case is not among $cases" "$WORK/log"
exit $failed
