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

# code NAME CASE SED: a fault in the kernels.
code() {
	rm -rf "$WORK/bad"
	cp -r "$WORK/good/c" "$WORK/bad"
	sed "$3" "$kernels" >"$WORK/bad/tiny_kernels.c"
	if cmp -s "$kernels" "$WORK/bad/tiny_kernels.c"; then
		echo "FAIL $1: the fault changes nothing"
		failed=1
		return
	fi
	sh "$ROOT/tests/proofs/proof_smt/run.sh" --only "$2" --c "$WORK/bad" \
		--smt "$WORK/good/smt/tiny.smt2" tiny >"$WORK/result" 2>&1
	expect "$1" "$2"
}

# text NAME CASE SED: a fault in the pseudo-code that the functions are made from.
text() {
	rm -rf "$WORK/spec" "$WORK/other"
	cp -r "$ROOT/isa-spec/tiny" "$WORK/spec"
	for file in "$WORK"/spec/*.isa; do
		sed "$3" "$file" >"$WORK/changed" && cat "$WORK/changed" >"$file"
	done
	"$SPECC" build --keep-going --isa "$WORK/spec" -t smt -o "$WORK/other" >/dev/null 2>&1
	sh "$ROOT/tests/proofs/proof_smt/run.sh" --only "$2" --c "$WORK/good/c" \
		--smt "$WORK/other/smt/tiny.smt2" tiny >"$WORK/result" 2>&1
	expect "$1" "$2"
}

"$SPECC" build --isa "$ROOT/isa-spec/tiny" -t smt -t c -o "$WORK/good" >/dev/null || exit 2
code 'operands of a difference swapped' ALU.sub 's/(ra - rb) & 0xffffu/(rb - ra) \& 0xffffu/'
text 'a sum that is a difference in the text' ALU.add \
	's/rd = (ra + rb)\[15:0\]/rd = (ra - rb)[15:0]/'
if [ "$most" != --first ]; then
	code 'a dropped sign extension' CMP \
		's/(int32_t)(((ra & 0xffffu) ^ 0x8000u) - 0x8000u) </(int32_t)ra </'
	code 'a wrong shift' ALU.shl 's/ra << v/ra << (v + 1)/'
	code 'a count with a bit too many' ALU.shr 's/rb & 15u/rb \& 31u/'
	code 'a lost carry' ADDI 's/(ra + imm)/(ra | imm)/'
	code 'another destination' ALU.xor \
		's/\(R\[op->operand\[\)0\(\].value\] = (uint16_t)rd;\)/\11\2/'
	code 'a comparison the wrong way' CMP 's/(uint8_t)(ra < rb)/(uint8_t)(rb < ra)/'
	code 'one unit too far' LDI_LONG \
		's/tiny_go_on(state, op + 2, left)/tiny_go_on(state, op + 1, left)/'
	text 'a shift by more in the text' ALU.shr 's/rd = ra >> rb\[3:0\]/rd = ra >> rb[4:0]/'
	text 'an or that is an and in the text' ALU.or 's/rd = ra | rb;/rd = ra \& rb;/'
fi
echo "$seen faults"
exit $failed
