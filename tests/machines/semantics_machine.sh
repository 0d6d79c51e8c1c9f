# SPDX-License-Identifier: MIT
# SLOW
# Both executions side by side, on random states, of machines: instructions in memory that ends
# early, stores into code, prefixes, traps that fail, interrupts, resets (docs/machines.md).
# tests/execution/compare/machine.isa has side fields, byte orders, prefixes, cycles and a trap;
# machine8.isa bytes alone and no trap; machine64.isa addresses of 64 bits. Compiled with warnings
# as errors, and machine8 with sanitizers. One of the other two beside machine, and a sixth of the
# faults, by turns. DEEP=1: 100,000 states a form, some minutes, all with sanitizers, all faults,
# and the generated code as gcc and clang make it at -O0, -O2, and -O3 for this processor.
set -u
. "$ROOT/tests/shared/plant.sh"
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

# The comparison sees faults: each is in what the runs of one opcode show.
folder=machine prefix=mach isa=$ROOT/tests/execution/compare/machine.isa c=$WORK/machine/c
rm -rf "$WORK/objects"
compile machine mach objects ${CC:-cc} -O0
cat >"$WORK/list.fault" <<'FAULTS'
file mach_run.c
in PFX
edit /mach_go_on_prefixed(/,/^}/s/mach_clear_transients(state);/;/
in PATCH
edit /^void mach_forget_code/,/^}/s/mach_forget(.*;/(void)state;/
in SWI
edit s/0x12345,/0x12344,/
in CLEAR
edit /mach_start(/,/^}/s/state->count = 0xa5;/;/
in NOP
edit /mach_unfetched_op(/,/^}/s/op->units - 1u/op->units/
in HLT
edit /end_run(/,/^}/s/--\*left;/;/
in SPIN
edit /mach_jump_elsewhere(/,/^}/s/target == op->pc /target == op->pc + 2 /
file mach_kernels.h
in CALL
edit /mach_next_pc(/,/^}/s/op->units/1/
in LOAD
edit s/(aligned && address % size)/(aligned \& !address)/
in STORE
edit /mach_put_big(/,/^}/s/bytes\[1\] = (uint8_t)value;/bytes[0] = (uint8_t)value;/
file mach_kernels.c
in MOVE
edit /_MOVE(/,/^}/s/(uint8_t)Ra_kind;/0;/
FAULTS
count=0
faults "$WORK/list.fault" | by_turns 6 >"$WORK/faults"
while IFS=$tab read -r number opcode file _ edit; do
	cp "$c/$file" "$WORK/sound"
	plant "$WORK/list.fault" "$number" "$WORK/sound" "$c/$file" || failed=1
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
