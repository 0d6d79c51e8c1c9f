# SPDX-License-Identifier: MIT
# SLOW
# The harnesses that execute programs (out/<isa>/fuzz: run, compare): they build, reach everything
# in the specification, find nothing in the generated code, and find faults planted in it: those of
# Brew against a second build of itself or against the evaluator, by turns. DEEP=1: all instruction
# sets and all of tests/fuzzing/fuzz/run.fault.
set -u
. "$ROOT/tests/fuzzing/fuzz/programs.sh"
. "$ROOT/tests/shared/every.sh"

# reached NAME TEXT: the last line of the last campaign contains the text
reached() {
	grep -qF "$2" "$WORK/log" || fail "$1: not '$2'" "$WORK/log"
}

sanitize='-O0 -fsanitize=address,undefined -fno-sanitize-recover=all'
can_sanitize() {
	echo 'int main(void) { return 0; }' >"$WORK/empty.c"
	# shellcheck disable=SC2086
	${CC:-cc} $sanitize -o "$WORK/empty" "$WORK/empty.c" >"$WORK/log" 2>&1 && "$WORK/empty"
}
can_sanitize || sanitize=-O0

# The faults planted by make fuzz-strength still apply to the generated code.
for list in "$ROOT/tests/fuzzing/fuzz/codec.fault" "$ROOT/tests/fuzzing/fuzz/run.fault"; do
	faults "$list" >"$WORK/faults"
	while IFS=$tab read -r number isa file _; do
		plant "$list" "$number" "$ROOT/out/$isa/c/$file" "$WORK/planted" || failed=1
	done <"$WORK/faults"
done

# A machine under the sanitizers.
generate "$ROOT/isa-spec/tiny" tiny
# shellcheck disable=SC2086
build tiny run $sanitize && campaign run 2000
reached tiny 'executed 21/21, stops 5/5, exceptions 4/4'

# A machine with prefixes and floats, built quickly; then against a second build of itself, and
# against the evaluator.
generate "$ROOT/isa-spec/brew" brew
build brew run -O0 && campaign run 2000
reached brew 'executed 122/122, stops 5/5'
turns=$(printf '%s\n' 'run compare' evaluator | by_turns 2)
case $turns in *compare*) build brew compare -O0 && campaign compare 2000 ;; esac
case $turns in
*evaluator*) ! has_evaluator || { build brew evaluator -O0 && campaign evaluator 800; } ;;
esac

# Instruction sets of other shapes: 64 lanes, big-endian memory, no registers at all.
for isa in ${DEEP:+execution/compare/machine8 execution/compare/lanes codec/units}; do
	generate "$ROOT/tests/$isa.isa" "${isa##*/}"
	build "${isa##*/}" run -O0 && campaign run 1000
done

# Text, against specc's own parser: the harness text alone cannot detect that a location is wrong.
if [ -f "$parts/libspecc.a" ]; then
	spoken=tiny
	[ -z "${DEEP-}" ] || spoken=gpu
	evaluated=$ROOT/isa-spec/$spoken
	generate "$evaluated" text
	build text reference -O0 && campaign reference 5000
	printf 'fault no furthest place\n- p->furthest = at;\n' >"$WORK/text.fault"
	put_fault text ${spoken}_parse.c "$WORK/text.fault" 1 && search text reference 20 ||
		fail "not found by text against specc: no furthest place" "$WORK/log"
	evaluated=
fi

# Planted faults are found: by splitting runs and single steps, or by the evaluator.
cat >"$WORK/few.fault" <<'FAULTS'
by run

fault a byte of a word is not stored
in tiny
file tiny_kernels.c
- tiny_mem_put_ram(state, address, 2, rs);
+ tiny_mem_put_ram(state, address, 1, rs);

fault a break is a unit too late
in brew
file brew_run.c
- if (program->breaks[i] == pc)
+ if (program->breaks[i] == pc + BREW_UNIT)

by compare

fault a difference with swapped operands
in tiny
file tiny_kernels.c
- (ra - rb) & 0xffffu
+ (rb - ra) & 0xffffu

fault an instruction behind prefixes has a pc of its own
in brew
file brew_run.c
- copy[0].pc = front.pc;
+ copy[0].pc = (counter)pc;
FAULTS
faults "$WORK/few.fault" >"$WORK/faults"
while IFS=$tab read -r number isa file harness _; do
	case $harness,$turns in
	run,*run*) ;;
	compare,*evaluator*) has_evaluator || continue ;;
	*) continue ;;
	esac
	planted "$isa" "$file" "$harness" "$WORK/few.fault" "$number"
done <"$WORK/faults"
[ -z "${DEEP-}" ] || sh "$ROOT/tests/fuzzing/fuzz/faults_run.sh" --specc "$SPECC" || failed=1
exit $failed
