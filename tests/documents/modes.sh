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

# rows PAGE: the alternatives on a page of a type, each with its address, and a bar after each cell.
rows() {
	sed -n 's,<tr id="value-\([^"]*\)">,#\1 ,; s,</t[hd]>, |,g; s,<[^>]*>,,g; s,^#,,p' "$1"
}
cat >wanted <<'ROWS'
register REGISTER |000??? |r | |the register itself |
deferred DEFERRED |001??? |(r) | |the word at its address |
increment INCREMENT |010??? |(g)+ | |the same, and the register goes on to the next word |
immediate IMMEDIATE |010111 |#x |16 bits |the word after the instruction |
indexed INDEXED |110??? |x(g) |16 bits | |
ROWS
rows made/html/en/type-operand.html | diff wanted - >log || fail "the page" log
sed 's/<[^>]*>/ /g' made/html/en/type-operand.html >page
for text in '16 bits after the instruction' 'Operand.memory *DEFERRED, INCREMENT, INDEXED'; do
	grep -q "$text" page || fail "the page has no '$text'" page
done
# What stands for an alternative in blocks, and the assignment that follows it.
family=$ROOT/tests/execution/runs/mode_family.isa
"$SPECC" build "$family" -t html -o family >log 2>&1 || fail "mode_family: not built" log
cat >wanted <<'ROWS'
reg REG |0??? |r |r[15:0] | |
inc INC |1??? |(r)+ |ram16[r]; r = (r + 2)[15:0] | |
ROWS
rows family/html/en/type-ea_2_15_ram16.html | diff wanted - >log || fail "mode_family: the page" log
grep -q 'type-operand.html' made/html/en/insn-move.html || fail "the instruction links to no mode"
sed 's/<[^>]*>/ /g' made/html/en/insn-move.html | grep -q ' dst *5:0 ' || fail "bits of dst"

# What is not reported in a specification is not in its document: a mode that is a part of others,
# classes of a type with parameters that no field has.
m68k=$ROOT/tests/machines/m68k/m68k.isa
"$SPECC" build "$m68k" -t xml -o m68k >log 2>&1 || fail "m68k: not built" log
for it in "$m68k" m68k/xml/m68k.xml; do
	"$SPECC" check "$it" >log 2>&1 && grep -q ' 0 errors, 0 warnings' log ||
		fail "$it: it has reports" log
done

# The parts of nested modes, in their order.
order=$ROOT/tests/documents/modes/order.isa
"$SPECC" build "$order" -t xml -t html -t csv -o order >log 2>&1 || fail "order: not built" log
xmllint --noout --schema order/xml/specc-isa.xsd order/xml/order.xml >log 2>&1 ||
	fail "order: schema" log
"$SPECC" build order/xml/order.xml -t xml -t html -t csv -o back >log 2>&1 ||
	fail "order: not read back" log
diff -r -x '.specc-*' order back >log || fail "order: read back as another" log
# Bits of the unit that neither the text nor a column has are zero.
grep -q '^EA,IDX_I,10???,00000?\{11\},16,' order/csv/alternatives.csv ||
	fail "the zero bits of the unit" order/csv/alternatives.csv
sed 's/<[^>]*>/ /g' order/html/en/type-ea.html | grep -q 'IDX_I *10???, 00000?\{11\} ' ||
	fail "order: the page has no zero bits of the unit" order/html/en/type-ea.html

# What other targets say of them.
"$SPECC" build "$isa" -t amdxml -t csv -t fuzz -t fuzz-decoder -t c-test -t man -t python -t smt \
	-t sv -t vim -t vscode -o other >log 2>&1 || fail "not all targets are built" log
cat >wanted <<'CSV'
type,alternative,pattern,units,appends,text
Operand,REGISTER,000???,,0,"r"
Operand,DEFERRED,001???,,0,"(r)"
Operand,INCREMENT,010???,,0,"(g)+"
Operand,IMMEDIATE,010111,,16,"#x"
Operand,INDEXED,110???,,16,"x(g)"
Operand.memory,DEFERRED,001???,,0,"(r)"
Operand.memory,INCREMENT,010???,,0,"(g)+"
Operand.memory,INDEXED,110???,,16,"x(g)"
CSV
diff wanted other/csv/alternatives.csv >log || fail "alternatives.csv" log
grep -q '^ADD,1,dst,0\{18\}1??? ' other/csv/legal.csv || fail "the class in legal.csv"
grep -q 'IMMEDIATE.*010111.*16 bits' other/man/en/modes.7 || fail "the alternatives in modes.7"
grep -q 'INDEXED = 3.d4' other/sv/modes_pkg.sv || fail "the alternatives in modes_pkg.sv"
if command -v python3 >"$WORK/null" && "${CC:-cc}" -shared -fPIC -Iother/c -Imade/c \
	-o other/python/libmodes.so other/python/modes_python.c made/c/modes_decode.c \
	made/c/modes_encode.c made/c/modes_format.c made/c/modes_parse.c made/c/modes_number.c \
	made/c/modes_tables.c 2>log; then
	cat >use.py <<'PYTHON'
import sys
sys.path.insert(0, "other/python")
import modes
for insn in modes.Disassembler().disasm(modes.asm("mov #5, 4(r3)\nadd r1, (r2)+")):
    print(insn.size, [(o.name, o.alternative, {p.name: p.value for p in o.parts})
                      for o in insn.operands])
PYTHON
	cat >wanted <<'PYTHON'
6 [('src', 'IMMEDIATE', {'x': 5}), ('dst', 'INDEXED', {'g': 3, 'x': 4})]
2 [('src', 'REGISTER', {'r': 1}), ('dst', 'INCREMENT', {'g': 2})]
PYTHON
	PYTHONDONTWRITEBYTECODE=1 python3 use.py >said 2>&1
	diff wanted said >log || fail "the Python module" log
fi
