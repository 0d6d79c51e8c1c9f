# SPDX-License-Identifier: MIT
# Both executions side by side, on random states, of machines: instructions in memory that ends
# early, stores into code, prefixes, traps that fail, interrupts, resets (docs/machines.md).
# tests/execution/compare/machine.isa has side fields, byte orders, prefixes, cycles and a trap;
# machine8.isa bytes alone and no trap; machine64.isa addresses of 64 bits. Compiled with warnings
# as errors, and machine8 with sanitizers. One of the other two beside machine, and a sixth of the
# faults, by turns. DEEP=1: 100,000 states a form, some minutes, all with sanitizers, all faults,
# and the generated code as gcc and clang make it at -O0, -O2, and -O3 for this processor.
set -u
. "$ROOT/tests/execution/compare/compare.sh"
. "$ROOT/tests/shared/every.sh"

options=
# compare_isa FOLDER PREFIX FORMS: nothing may be left out
compare_isa() {
	folder=$1 prefix=$2 isa=$ROOT/tests/execution/compare/$1.isa
	generate "$isa" "$folder"
	case $folder in
	machine8) compare_folder sanitized ;;
	*) compare_folder "" ;;
	esac
	forms=$(sum forms) runs=$(sum runs) raised=$(sum raised) illegal=$(sum illegal)
	echo "$folder: $forms forms, $runs runs, $raised raised, $illegal illegal"
	if [ "$forms" -lt "$3" ] || [ "$raised" -lt $((runs / 20)) ] ||
			[ "$raised" -gt $((runs * 3 / 4)) ] || [ "$(sum 'left out')" != 0 ]; then
		fail "$folder: too little was run" "$WORK/half.0"
	fi
}

printf '%s\n' 'machine64 wide 8' 'machine8 eight 14' | by_turns 2 >"$WORK/others"
while read -r others <&3; do
	# shellcheck disable=SC2086
	compare_isa $others
done 3<"$WORK/others"
compare_isa machine mach 30

# The evaluator alone: no rule of the language is broken, and every branch is reached.
ref=$(dirname "$SPECC")/specc-ref
for name in machine machine8 machine64; do
	"$ref" soak --isa "$ROOT/tests/execution/compare/$name.isa" --limit 2000 --coverage \
		>"$WORK/soak" ||
		fail "soak of $name" "$WORK/soak"
	grep ' never ' "$WORK/soak" >"$WORK/log" && fail "$name is not reached in full" "$WORK/log"
done

# The comparison sees faults: each line has an opcode whose runs show it, the file and the edit.
folder=machine prefix=mach isa=$ROOT/tests/execution/compare/machine.isa c=$WORK/machine/c
rm -rf "$WORK/objects"
compile machine mach objects ${CC:-cc} -O0
by_turns 6 >"$WORK/faults" <<'FAULTS'
PFX_O mach_run.c /mach_go_on_prefixed(/,/^}/s/mach_clear_transients(state);/;/
PATCH_O mach_run.c /^void mach_forget_code/,/^}/s/mach_forget(.*;/(void)state;/
SWI_O mach_run.c s/0x12345,/0x12344,/
CLEAR_O mach_run.c /mach_start(/,/^}/s/state->count = 0xa5;/;/
NOP_O mach_run.c /mach_unfetched_op(/,/^}/s/op->units - 1u/op->units/
HLT_O mach_run.c /end_run(/,/^}/s/--\*left;/;/
SPIN_O mach_run.c /mach_jump_elsewhere(/,/^}/s/target == op->pc /target == op->pc + 2 /
CALL_O mach_kernels.h /mach_next_pc(/,/^}/s/op->units/1/
LOAD_O mach_kernels.h s/(aligned && address % size)/(aligned \& !address)/
STORE_O mach_kernels.h /mach_put_big(/,/^}/s/bytes\[3 & 1\]/bytes[0]/
MOVE_O mach_kernels.c /_MOVE(/,/^}/s/(uint8_t)Ra_kind;/0;/
FAULTS
count=0
while read -r opcode file edit; do
	cp "$c/$file" "$WORK/sound"
	sed "$edit" "$WORK/sound" >"$c/$file"
	cmp -s "$WORK/sound" "$c/$file" && fail "the edit for $opcode changes nothing: $edit"
	for part in mach_run mach_kernels; do
		${CC:-cc} -O0 -std=c11 -I"$c" -c -o "$WORK/objects/$part.o" "$c/$part.c" \
			>"$WORK/log" 2>&1 ||
			fail "compiling the fault for $opcode" "$WORK/log"
	done
	join objects faulty ${CC:-cc} &&
		"$WORK/faulty" --isa "$isa" --limit 3000 "$opcode" >"$WORK/found" 2>&1
	[ $? = 1 ] && grep -q "^DIFFERENCE in $opcode" "$WORK/found" ||
		fail "not found in $opcode: $edit" "$WORK/found"
	cp "$WORK/sound" "$c/$file"
	count=$((count + 1))
done <"$WORK/faults"
[ $count -ge 1 ] || fail "only $count faults were tried"

# What is reported is a case script that the evaluator reads, and answers as it did.
sed -n '/^    case found/,/^    go/s/^    //p' "$WORK/found" | sed '/^go/q' >"$WORK/script"
"$ref" cases --isa "$isa" <"$WORK/script" >"$WORK/answer" 2>&1
grep -q '^stop' "$WORK/answer" || fail "the script is not read" "$WORK/answer"
exit $failed
