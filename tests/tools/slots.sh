#!/bin/sh
# SPDX-License-Identifier: MIT
# The words of tests/isa/slots against llvm-mc, an assembler for MIPS: texts of random words of each
# form are the same words there. Fault: another opcode of LWR.
set -u
isa=$ROOT/tests/isa/slots/slots.isa
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
command -v llvm-mc >/dev/null || { echo "llvm-mc is not installed"; exit 77; }
failed=0

# differ FILE: where its texts are other words for llvm-mc; those of jalr have two registers.
differ() {
	"$SPECC" test "$1" --texts 40 -o texts >log 2>&1 || { cat log; return; }
	awk -F '\t' '$1 == "-" { next }
		$0 ~ /jalr/ { split($0, r, /[$, \t]+/); if (r[3] == r[4]) next }
		{ print }' texts >lines
	cut -f 1 lines >ours
	{ echo '.set noreorder'; echo '.set noat'; echo '.set nomacro'; cut -f 2- lines; } >source.s
	llvm-mc -arch=mips -mcpu=mips32r2 -show-encoding source.s >theirs 2>log || cat log
	sed -n 's/.*encoding: \[\(.*\)\]/\1/p' theirs | sed 's/0x//g; s/,//g' |
		paste ours - lines | awk -F '\t' '$1 != $2 { print }'
}

differ "$isa" >out
[ ! -s out ] || { head -n 20 out; failed=1; }
[ "$(wc -l <lines)" -ge 100 ] || { echo "FAIL only $(wc -l <lines) lines"; failed=1; }
plant_edit 's/LWR = 0x26/LWR = 0x27/; /^lwr/s/0x98/0x9c/' "$isa" wrong.isa || failed=1
differ wrong.isa >out
[ -s out ] || { echo "FAIL another opcode of LWR is not noticed"; failed=1; }
exit $failed
