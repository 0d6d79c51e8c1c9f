# SPDX-License-Identifier: MIT
# One line per field of each opcode, and one per opcode, from the facts of the handwritten files; the
# columns are those of tests/handwritten/seeds_match/flatten.awk. Needs chain.awk.

function flatten(opcode, optype,   name, value) {
	load(opcode)
	print opcode, optype, "-", 128, "-", "-", "-"
	for (name in L) {
		value = K[name] == "operand" ? "-" : constant(T[name], V[name])
		print opcode, optype, name, K[name], value, L[name] "+" W[name], T[name]
	}
}

END {
	for (optype in optypes) {
		n = split(opcodes[optype], list, " ")
		for (i = 1; i <= n; i++) flatten(list[i], optype)
	}
}
