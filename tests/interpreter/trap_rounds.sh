#!/bin/sh
# SPDX-License-Identifier: MIT
# A trap that rounds, in a machine with so many kernels that they are in several files: the file
# with the block of the trap declares what it calls.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
awk 'BEGIN {
	print "__Language 1\n\n__DefISA ROUNDS\n  __Layout\n    Unit<16>;\n    Length<16>;"
	print "  __Semantics\n```asm\ntrap:"
	print "    w = roundToF32(F32(w) + F32(cause), .RN);\n    pc = (pc + 2)[15:0];\n```\n"
	print "__DefMemory ram\n    Address<16>;\n    Program<>;\n"
	print "__DefState CPU\n    Counter<16>;\n    Register<32> w;\n"
	print "__DefException Call\n    Code<0x3F800000>;\n"
	print "__DefBitFieldType Rounding<1>"
	print "    RN <rounding = \"nearest\">;\n    RZ <rounding = \"zero\">;\n"
	print "__DefFieldType Half<16>\n    Integer<unsigned>;\n"
	for (group = 0; group < 2; group++) {
		printf "__DefGroup G%d\n\n__DefOptype O%d : [G%d]\n  __Encoding\n", group, group, group
		print "    field<0, 16> Half code;\n  __Syntax\n    $name ;\n  __Description\nA sum."
		print "  __Semantics\n    w = (w ^ $n)[31:0];\n    if (w == $n) raise Call;"
		print "  __Rows<code, $n>"
		for (i = 0; i < 200; i++) printf "    C%d_%d = %d, %d;\n", group, i, 200 * group + i, i + 1
		print ""
	}
}' >rounds.isa
"$SPECC" build --isa rounds.isa -t c -o out >log 2>&1 || fail "build" log
[ "$(find out/c -name 'rounds_kernels_*.c' | wc -l)" -gt 1 ] || fail "the kernels are in one file"
${CC:-cc} -std=c11 -Wall -Wextra -Werror -fsyntax-only out/c/rounds_kernels.c >log 2>&1 ||
	fail "the block of the trap" log
