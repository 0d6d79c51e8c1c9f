#!/bin/sh
# SPDX-License-Identifier: MIT
# Seeds single faults into the generated kernels of the instruction set tiny, and into its
# pseudo-code, and shows that each makes the proof of its opcode fail, with a counterexample.
#
#   faults.sh [--first]     --first: two of them alone
set -u
ROOT=${ROOT:-$(cd "$(dirname "$0")/../../.." && pwd)}
SPECC=${SPECC:-$ROOT/build/specc}
export ROOT SPECC
most=${1-}
if [ -z "${WORK-}" ]; then
	WORK=$(mktemp -d) || exit 2
	export WORK
	trap 'rm -rf "$WORK"' EXIT
fi
kernels=$WORK/good/c/tiny_kernels.c
list=$ROOT/tests/proofs/proof_smt/tiny.fault
. "$ROOT/tests/shared/plant.sh"
failed=0 seen=0

expect() { # expect NAME CASE: the proof in $WORK/result differs there
	seen=$((seen + 1))
	if grep -q "^$2 differs: " "$WORK/result"; then
		grep "^$2 differs: " "$WORK/result" | cut -c1-160 | sed "s/^/$1: /"
	else
		echo "FAIL $1: not noticed"
		sed 's/^/    /' "$WORK/result" | head -n 5
		failed=1
	fi
}

# code NAME CASE NUMBER: a fault in the kernels.
code() {
	rm -rf "$WORK/bad"
	cp -r "$WORK/good/c" "$WORK/bad"
	plant "$list" "$3" "$kernels" "$WORK/bad/tiny_kernels.c" || { failed=1; return; }
	sh "$ROOT/tests/proofs/proof_smt/run.sh" --only "$2" --c "$WORK/bad" \
		--smt "$WORK/good/smt/tiny.smt2" tiny >"$WORK/result" 2>&1
	expect "$1" "$2"
}

# text NAME CASE NUMBER: a fault in the pseudo-code that the functions are made from.
text() {
	rm -rf "$WORK/spec" "$WORK/other"
	cp -r "$ROOT/isa-spec/tiny" "$WORK/spec"
	plant "$list" "$3" "$ROOT/isa-spec/tiny/alu.isa" "$WORK/spec/alu.isa" ||
		{ failed=1; return; }
	"$SPECC" build --keep-going --isa "$WORK/spec" -t smt -o "$WORK/other" >/dev/null 2>&1
	sh "$ROOT/tests/proofs/proof_smt/run.sh" --only "$2" --c "$WORK/good/c" \
		--smt "$WORK/other/smt/tiny.smt2" tiny >"$WORK/result" 2>&1
	expect "$1" "$2"
}

"$SPECC" build --isa "$ROOT/isa-spec/tiny" -t smt -t c -o "$WORK/good" >/dev/null || exit 2
faults "$list" >"$WORK/faults"
while IFS=$tab read -r number _ file case what; do
	[ "$most" != --first ] || [ "$number" -le 2 ] || break
	case $file in
	*.isa) text "$what" "$case" "$number" ;;
	*) code "$what" "$case" "$number" ;;
	esac
done <"$WORK/faults"
echo "$seen faults"
exit $failed
