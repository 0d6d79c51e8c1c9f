# Brew's instructions on random states, on the generated interpreter and on the reference evaluator
# side by side: every form of every opcode and every combination of the values of its modifiers at
# least once, behind prefixes and in front of other instructions, in memories that end early; with
# interrupts and resets. Equal in every bit of the state, in cycles, exceptions and addresses. The C
# is compiled by two compilers, one of them with sanitizers and without optimisation.
# DEEP=1: 100,000 states a form, and the generated code as both compilers make it at -O0, -O2, and
# -O3 for this processor.
set -u
. "$ROOT/tests/compare/compare.sh"
isa=$ROOT/isa-spec/brew
generate "$isa" brew

# compare_as NAME LIMIT COMPILER FLAGS...
compare_as() {
	name=$1 limit=$2
	shift 2
	rm -rf "$WORK/objects"
	compile brew brew objects "$@" && join objects "$name" "$@" || return
	in_halves "$name" "$isa" "$limit" || fail "$*" "$WORK/half.0"
	grep -q ' 0 differences$' "$WORK/half.1" || fail "$*" "$WORK/half.1"
	forms=$(sum forms) combinations=$(sum 'combinations of') runs=$(sum runs) raised=$(sum raised)
	echo "$name: $forms forms, $combinations combinations, $runs runs, $raised raised"
	# nothing was passed over
	if [ "$forms" -lt 122 ] || [ "$combinations" -lt 400 ] || [ "$runs" -lt "$combinations" ] ||
			[ "$raised" -lt $((runs / 10)) ] || [ "$(sum 'left out')" != 0 ]; then
		fail "$name: too little was run" "$WORK/half.0"
	fi
}

states=400 others=20
[ -z "${DEEP-}" ] || states=100000 others=1000
compare_as first "$states" ${CC:-cc} -O1
clang=$(command -v clang || echo ${CC:-cc})
sanitize=-fsanitize=address,undefined
echo 'int main(void) { return 0; }' >"$WORK/empty.c"
$clang $sanitize -o "$WORK/empty" "$WORK/empty.c" >"$WORK/log" 2>&1 || sanitize=
# shellcheck disable=SC2086
compare_as second "$others" $clang -O0 ${sanitize:+$sanitize -fno-sanitize-recover=all}
if [ -n "${DEEP-}" ]; then
	for compiler in gcc clang; do
		command -v $compiler >"$WORK/log" || continue
		compare_as $compiler-O0 $others $compiler -O0
		compare_as $compiler-O2 $others $compiler -O2
		compare_as $compiler-O3 $others $compiler -O3 -march=native
	done
fi
exit $failed
