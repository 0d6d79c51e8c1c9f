#!/bin/sh
# SPDX-License-Identifier: MIT
# Operands with alternatives: the XML is valid and is read back as the same; the page of the type
# has its alternatives, what they append and its classes, and an instruction links to it; targets
# that cannot show them say so.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
isa=$ROOT/tests/documents/modes/modes.isa
"$SPECC" build "$isa" -t xml -t c -t html -t json -o made >log 2>&1 || fail "it is not built" log
xmllint --noout --schema made/xml/specc-isa.xsd made/xml/modes.xml >log 2>&1 || fail "schema" log
"$SPECC" build made/xml/modes.xml -t xml -t c -o again >log 2>&1 || fail "not read back" log
diff -r made/xml again/xml >log && diff -r made/c again/c >>log || fail "read back as another" log
sed 's/<[^>]*>/ /g' made/html/en/type-operand.html >page
for text in '16 bits after the instruction' 'IMMEDIATE *010111 ' 'INCREMENT *010???.*goes on' \
	'Operand.memory *DEFERRED, INCREMENT, INDEXED'; do
	grep -q "$text" page || fail "the page has no '$text'" page
done
grep -q 'type-operand.html' made/html/en/insn-move.html || fail "the instruction links to no mode"
sed 's/<[^>]*>/ /g' made/html/en/insn-move.html | grep -q ' dst *5:0 ' || fail "bits of dst"
for target in amdxml csv fuzz man python smt sv; do
	"$SPECC" build "$isa" -t $target -o other >log 2>&1 && fail "$target says nothing" log
	grep "'Operand' has __Rows of alternatives, which target '$target' cannot show" log |
		grep -q '; build with -t c, ' ||
		fail "$target says something else" log
done
