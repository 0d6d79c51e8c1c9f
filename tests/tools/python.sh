#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The target python: a module that calls the generated C by ctypes. For isa-spec: each example of
# the specification, hostile input, threads and memory (tests/tools/python/check_module.py); a
# library that is not the module's is refused; mypy --strict; names that are words of Python. Seeded
# faults in the module and in the library are found.
set -u
. "$ROOT/tests/shared/plant.sh"
here=$ROOT/tests/tools/python
for tool in python3 mypy; do
	command -v $tool >/dev/null || { echo "$tool is not installed"; exit 77; }
done
python3 -c 'import sys; sys.exit(sys.version_info < (3, 9))' ||
	{ echo "python3 is older than 3.9"; exit 77; }
cd "$WORK" || exit 1
PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE

# fail TEXT [LOG]
fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 20 "$2"
	exit 1
}

# build ISA SOURCE: in a folder of this name, which it changes into: the outputs and the library,
# made by the command in the documentation of the module.
build() {
	isa=$1
	mkdir "$WORK/$isa" && cd "$WORK/$isa" || exit 1
	"$SPECC" build --isa "$2" --templates "$ROOT/templates" -o . -t python -t c -t csv -t xml \
		>log 2>&1 || fail "$isa is not built" log
	cd python || exit 1
	sed -n '/^    cc /,/^$/p' "$isa.py" | sed 's/\\\\$/\\/; s/-O2/-O1/' >make.sh
	grep -q "^    cc .*-shared" make.sh || fail "$isa: no command in the module"
	sh -eu make.sh >log 2>&1 || fail "$isa: the library is not compiled" log
}

typed() {
	mypy --strict --no-incremental --python-version 3.9 "$1" >log 2>&1 || fail "$1: mypy" log
}

# works ISA SOURCE
works() {
	python3 -W error "$here/check_module.py" "$1" "../xml/$1.xml" ../csv "$SPECC" "$2" >log 2>&1
}

# refused WHY: importing is fine, loading the library is not.
refused() {
	python3 -c "import $isa; $isa.library()" >log 2>&1 && fail "$isa: not refused: $1"
	grep -q "^$isa.LibraryError: .*$1" log || fail "$isa: not refused for this: $1" log
}

# Numbers of every coding: those of the text.
build numbers_ "$here/numbers.isa"
python3 -W error -c "
import numbers_ as m
for text in 'op -3, -1408, -20, -8', 'op 7, 1664, 30, 7', 'op 0, -128, 10, -1':
    values = [o.value for o in m.decode(m.asm(text)).operands]
    assert 'op ' + ', '.join(map(str, values)) == text, values
" >log 2>&1 || fail "the values of operands" log

# Modes that an appended word decides (bit 11 of an index), and what they show.
build m68k "$ROOT/tests/machines/m68k"
typed m68k.py
python3 -W error -c "
import m68k
for text, mode, parts in (('move.b -0x2(a0,d1.w), d3', 'INDEX_WORD', [0, 1, -2]),
                          ('move.b 0x7f(a2,a1.l), d3', 'INDEX_LONG', [2, 9, 127]),
                          ('move.b (a1)+, d3', 'INC', [1])):
    src = m68k.decode(m68k.asm(text))
    src = {o.name: o for o in src.operands}['src']
    assert src.alternative == mode and sorted(p.value for p in src.parts) == sorted(parts), src
" >log 2>&1 || fail "the modes of operands" log

for isa in gpu brew tiny; do
	build "$isa" "$ROOT/isa-spec/$isa"
	typed "$isa.py"
	works "$isa" "$ROOT/isa-spec/$isa" || fail "$isa" log
	cat log
done

# The example of the documentation, with its output.
cd "$WORK/gpu/python" || exit 1
for part in "python example.py" output; do
	awk -v part="$part" '$0 == "```" part { inside = 1; next } /^```/ { inside = 0 } inside' \
		"$ROOT/docs/python.md" >"${part#python }"
done
python3 -W error example.py | diff output - || fail "the example of docs/python.md"
cd "$WORK/tiny/python" || exit 1

# tiny: libraries of others.
python3 -m pydoc tiny >text 2>&1
grep -q 'class Disassembler' text && grep -q 'as Capstone does' text || fail "pydoc" text
mv libtiny.so good.so
refused "cannot load the library"
echo "not a library" >libtiny.so
refused "cannot load the library"
cp ../../gpu/python/libgpu.so libtiny.so
refused "is not the library of this module: it does not contain tiny_python.c"
sed 's/^	enum tiny_opcode opcode;/	uint64_t more; &/' ../c/tiny.h >tiny.h # the first found
cp ../c/*.c ../c/tiny_*.h .
${CC:-cc} -O1 -shared -fPIC -I. -o libtiny.so tiny_python.c tiny_[deft]*code.c tiny_format.c \
	tiny_parse.c tiny_number.c tiny_tables.c >log 2>&1 || fail "another layout" log
refused "number 7 of its layout is [0-9]*, expected [0-9]*"
plant_edit 's/"LDI_LONG"/"LDI_SHORT"/' ../c/tiny_tables.c tiny_tables.c || exit 1
cp ../c/tiny.h .
${CC:-cc} -O1 -shared -fPIC -I. -o libtiny.so tiny_python.c tiny_[deft]*code.c tiny_format.c \
	tiny_parse.c tiny_number.c tiny_tables.c >log 2>&1 || fail "another opcode" log
refused "its opcode 4 is 'LDI_SHORT', expected 'LDI_LONG'"
rm -f tiny.h tiny_[a-oq-z]*.[ch] tiny_parse*.[ch]

# Faults in the module and in the library.
cp good.so libtiny.so
cp tiny.py whole
works tiny "$ROOT/isa-spec/tiny" || fail "tiny, after the others" log
for fault in 's/value -= below/value -= 1/' 's/text\[end + 1:\]/text[end:]/' \
	's/ imm = 5/ imm = 6/; s/ word = 6/ word = 5/' 's/data\[:insn.length\]/data/'; do
	plant_edit "$fault" whole tiny.py || exit 1
	works tiny "$ROOT/isa-spec/tiny" && fail "a fault is not found: $fault"
done
cp whole tiny.py
plant_edit 's/{ 6, 1, 4 }/{ 5, 1, 4 }/' ../c/tiny_tables.c ../c/changed || exit 1
mv ../c/changed ../c/tiny_tables.c
sh -eu make.sh && works tiny "$ROOT/isa-spec/tiny" && fail "a fault in the library is not found"

# Names: words of Python, C and SystemVerilog, and attributes of enumerations.
sed '/^#/d' "$here/words" "$ROOT/tests/language/names/words" \
	"$ROOT/tests/tools/systemverilog/words" |
	tr ' ' '\n' | LC_ALL=C sort -u >../words
awk -f "$ROOT/tests/tools/systemverilog/names.awk" ../words >../names.isa
mkdir ../names && cd ../names || exit 1
"$SPECC" build --isa ../names.isa --templates "$ROOT/templates" -o . -t python >log 2>&1 ||
	fail "any name: not built" log
cd python && typed tiny.py
python3 -W error -c "
import tiny
words = open('../../words').read().split()
assert {o.label for o in tiny.Opcode} == set(words), 'opcodes'
assert {f.label for f in tiny.Field} >= set(words), 'fields'
assert 'n_lambda' in tiny.Opcode.__members__ and 'n_class' in tiny.Field.__members__
assert tiny.Types.n_class and len(tiny._ENUMS) == len(words)
" >log 2>&1 || fail "any name" log
exit 0
