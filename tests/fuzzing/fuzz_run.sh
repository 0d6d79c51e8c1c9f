# SPDX-License-Identifier: MIT
# The harnesses that execute programs (out/<isa>/fuzz: run, compare): they build, reach everything
# in the specification, find nothing in the generated code, and find faults planted in it: those of
# Brew against a second build of itself or against the evaluator, by turns. DEEP=1: all instruction
# sets and all of tests/fuzzing/fuzz/faults_run.txt.
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
awk -F '\t' -v out="$ROOT/out/" '
function text_of(file, lines) {
	if (!(file in texts)) {
		lines = RS
		RS = "\001" # the whole file
		getline texts[file] <file
		RS = lines
	}
	return texts[file]
}
/^#/ || NF < 5 { next }
{
	old = $4
	gsub(/\\t/, "\t", old)
	gsub(/\\n/, "\n", old)
	if (!index(text_of(out $1 "/c/" $2), old)) {
		print "FAIL " FILENAME ":" FNR ": no such text in " $2
		missing++
	}
}
END { exit missing > 0 }' "$ROOT/tests/fuzzing/fuzz/faults_codec.txt" \
	"$ROOT/tests/fuzzing/fuzz/faults_run.txt" ||
	failed=1

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
	plant text ${spoken}_parse.c 'p->furthest = at;' '' && search text reference 20 ||
		fail "not found by text against specc: no furthest place" "$WORK/log"
	evaluated=
fi

# Planted faults are found: by splitting runs and single steps, or by the evaluator.
case $turns in
*run*)
	planted tiny tiny_kernels.c run 'tiny_mem_put_ram(state, (uint64_t)address, 2, (uint64_t)rs);' \
		'tiny_mem_put_ram(state, (uint64_t)address, 1, (uint64_t)rs);'
	planted brew brew_run.c run 'if (program->breaks[i] == pc)' \
		'if (program->breaks[i] == pc + UNIT)' ;;
esac
if has_evaluator && case $turns in *evaluator*) ;; *) false ;; esac; then
	planted tiny tiny_kernels.c compare '(ra - rb) & 0xffffu' '(rb - ra) & 0xffffu'
	planted brew brew_run.c compare 'copy[0].pc = front.pc;' 'copy[0].pc = (counter)pc;'
fi
[ -z "${DEEP-}" ] || sh "$ROOT/tests/fuzzing/fuzz/faults_run.sh" --specc "$SPECC" || failed=1
exit $failed
