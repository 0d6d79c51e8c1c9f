# SPDX-License-Identifier: MIT
# SLOW
# Both executions side by side, on random states, of instruction sets that are not the GPU: a scalar
# machine with registers of 8 to 64 bits (tests/execution/compare/scalar.isa), a machine of 5, 33
# and 64 lanes (tests/execution/compare/lanes.isa), and every block of
# tests/execution/ref/language.cases, which show the language piece by piece. Compiled with warnings
# as errors, and one of them with sanitizers. One of the last two beside the first, and every third
# fault, by turns. DEEP=1: 100,000 states a form, some minutes, all lanes and sanitizers, and the
# generated code as gcc and clang make it at -O0, -O2, and -O3 for this processor.
set -u
. "$ROOT/tests/shared/plant.sh"
. "$ROOT/tests/execution/compare/compare.sh"
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/execution/ref/unruled.sh"
options="-k $unruled"

# check_sums FORMS MOST_LEFT: of all, in percent, that one execution cannot do
check_sums() {
	forms=$(sum forms) runs=$(sum runs) raised=$(sum raised) left=$(sum 'left out')
	echo "$folder: $forms forms, $runs runs, $raised raised, $left left out"
	if [ "$forms" -lt "$1" ] || [ $((left * 100)) -gt $((runs * $2)) ] ||
			[ "$raised" -lt $((runs / 100)) ]; then
		fail "$folder: too little was run" "$WORK/half.0"
	fi
}

# compare_isa FOLDER ISA PREFIX FORMS MOST_LEFT
compare_isa() {
	folder=$1 isa=$2 prefix=$3
	generate "$isa" "$folder" "$options"
	compare_folder "$sanitized"
	check_sums "$4" "$5"
}

lanes() {
	sanitized=1
	for lanes in 33 ${DEEP:+5 64}; do
		sed "s/Lanes<64>/Lanes<$lanes>/" "$ROOT/tests/execution/compare/lanes.isa" \
			>"$WORK/lanes$lanes.isa"
		compare_isa lanes$lanes "$WORK/lanes$lanes.isa" lanes 10 0
	done
	sanitized=
}

# Some blocks are there to break the rules; those that cannot be executed are told by the build.
# Names with ref_ are the evaluator's.
language() {
	sed 's/^__DefISA Ref/__DefISA Lang/' "$ROOT/tests/execution/ref/language.isa" \
		>"$WORK/common.isa"
	awk -v isa="$WORK/common.isa" -f "$ROOT/tests/execution/ref/language.awk" \
		"$ROOT/tests/execution/ref/language.cases" >"$WORK/language.isa"
	compare_isa language "$WORK/language.isa" lang 90 35
}
sanitized=
for group in $(printf '%s\n' lanes language | by_turns 2); do
	$group
done
compare_isa scalar "$ROOT/tests/execution/compare/scalar.isa" scalar 20 5

# The comparison sees faults here, too.
fault() { # FILE EDIT OPCODE
	cp "$WORK/scalar/c/$1" "$WORK/kept"
	plant_edit "$2" "$WORK/kept" "$WORK/scalar/c/$1" || failed=1
	compile scalar scalar objects ${CC:-cc} -O0 && join objects program ${CC:-cc} &&
		"$WORK/program" --isa "$isa" --limit 3000 -k "$3" >"$WORK/found" 2>&1
	[ $? = 1 ] && grep -q "^DIFFERENCE in $3" "$WORK/found" || fail "not found: $2" "$WORK/found"
	cp "$WORK/kept" "$WORK/scalar/c/$1"
}
by_turns 3 >"$WORK/faults" <<'FAULTS'
scalar_kernels.h MULQ s/x.high + y.high + (low < x.low)/x.high + y.high/
scalar_kernels.h FUNNEL s/x.low >> n | x.high << (64 - n)/x.low >> n/
scalar_run.c ADDQ s/state->Q\[7\] = 0xfedcba9876543210/state->Q[7] = 0/
FAULTS
while read -r file opcode edit <&3; do
	fault "$file" "$edit" "$opcode"
done 3<"$WORK/faults"
exit $failed
