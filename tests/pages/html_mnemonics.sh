#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks families whose mnemonic is a value of a field: isa-spec/tiny has seven in ALU. Each is in
# the list of instructions, leads to its place on the page of the family, and the search finds it.
# Families that have one mnemonic have no such places.
set -u
. "$(dirname "$0")/../shared/pages.sh"

# pages FOLDER: what is wrong with the pages; the names are those of the specification.
names="add sub and or xor shl shr"
pages() {
	for name in $names; do
		grep -q "<td><a href=\"insn-alu[.]html#mnemonic-$name\">$name</a></td>" \
			"$1/instructions.html" || echo "$name is not listed"
		grep -q "<h3 id=\"mnemonic-$name\"><code>$name</code></h3>" "$1/insn-alu.html" ||
			echo "$name has no place"
		grep -q "<code>$name rd, ra, rb</code>" "$1/insn-alu.html" || echo "$name has no syntax"
		grep -qw "$name" "$1/search-data.js" || echo "$name is not found"
	done
	[ "$(grep -c 'id="mnemonic-' "$1/insn-alu.html")" -eq 7 ] || echo "not seven in ALU"
	grep -q 'id="mnemonic-' "$1/insn-addi.html" && echo "ADDI has one of its own"
	grep -q 'add, sub, and, or, xor, shl, shr' "$1/instructions-by-family.html" ||
		echo "the list by family has not all"
}

"$SPECC" build --isa "$ROOT/isa-spec/tiny" -o "$WORK/tiny" -t html >/dev/null 2>&1 ||
	fail "build of tiny"
[ -z "$(pages "$WORK/tiny/html/en")" ] || fail "$(pages "$WORK/tiny/html/en")"

# Fault: a value that the specification names otherwise.
cp -R "$ROOT/isa-spec/tiny" "$WORK/fault"
sed 's/shr/lsr/g' "$ROOT/isa-spec/tiny/alu.isa" >"$WORK/fault/alu.isa"
"$SPECC" build --isa "$WORK/fault" -o "$WORK/other" -t html >/dev/null 2>&1 || fail "build"
[ "$(pages "$WORK/other/html/en" | grep -c shr)" -ge 3 ] || fail "a missing mnemonic is not seen"
exit 0
