#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The target sv: decoders and encoders in SystemVerilog. For isa-spec and tests/codec/isa, 10^6
# words in all through Verilator, and some through Icarus Verilog, against the generated C; and
# yosys proves each decoder equal to one that tests/tools/systemverilog/csv_decoder.py writes from
# the tables of target csv, except for appended units. Both find a seeded fault. No tool has a
# warning, whatever names the fields have. DEEP=1: ten times as many words.
set -u
. "$ROOT/tests/shared/plant.sh"
here=$ROOT/tests/tools/systemverilog
for tool in verilator iverilog yosys python3 "${CXX:-c++}"; do
	command -v "$tool" >/dev/null || { echo "$tool is not installed"; exit 77; }
done
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# top NAME: the highest bit of a port of the decoder of $isa; 0 for one bit.
top() {
	sed -n "s/^.* logic \[\([0-9]*\):0\] $1[,; ].*/\1/p; s/^.* logic \[\([0-9]*\):0\] $1\$/\1/p" \
		"sv/${isa}_decode.sv" | head -n 1
}

# adapted FILE: with the names and the widths of $isa.
adapted() {
	opcode=$(sed -n 's/.*enum logic \[\([0-9]*\):0\].*/\1/p' "sv/${isa}_pkg.sv" | head -n 1)
	sed "s/ISA_/${isa}_/g; s/ISAU_/$(echo "$isa" | tr a-z A-Z)_/g; s/ISA/$isa/g
		s/WORD_TOP/$(top word)/; s/FIELDS_TOP/$(top fields)/; s/LENGTH_TOP/$(top length)/
		s/OPCODE_TOP/$opcode/" "$here/$1"
}

# build ISA SOURCE: a folder ISA with the outputs and the reference, and changes into it.
build() {
	isa=$1
	mkdir "$WORK/$isa" && cd "$WORK/$isa" || exit 1
	"$SPECC" build --isa "$2" --templates "$ROOT/templates" -o . -t sv -t csv -t c -t xml \
		>log 2>&1 || fail "$isa is not built" log
	sources="sv/${isa}_pkg.sv sv/${isa}_decode.sv sv/${isa}_encode.sv"
	awk -f "$here/layout.awk" "sv/${isa}_pkg.sv" csv/fields.csv >layout.h
	layout='<layout unit="\([0-9]*\)" byte-order="\([a-z]*\)"'
	sed -n "s/.*$layout.*/enum { little, big, UNIT = \1 \/ 8, BIG = \2 };/p" "xml/$isa.xml" \
		>>layout.h
	adapted reference.c >reference.c
	${CC:-cc} -O1 -c -Ic -I"$here" reference.c "c/${isa}_decode.c" "c/${isa}_encode.c" \
		"c/${isa}_tables.c" >log 2>&1 || fail "$isa: the reference is not compiled" log
	references="$PWD/reference.o $PWD/${isa}_decode.o $PWD/${isa}_encode.o $PWD/${isa}_tables.o"
}

# quiet TOOL...: fails if it has anything to say.
quiet() {
	"$@" >log 2>&1 && [ ! -s log ] || fail "$isa: $1" log
}

lint() {
	quiet verilator --lint-only -Wall --top-module "${isa}_encode" $sources
	quiet iverilog -g2012 -Wall -tnull $sources
	quiet yosys -q -p "read_verilog -sv $sources; hierarchy -check -top ${isa}_encode; proc"
}

# verilated WORDS: succeeds if all agree.
verilated() {
	adapted bench.sv >bench.sv
	rm -rf v
	verilator --cc --exe --build -j 2 -O3 -CFLAGS "-std=c++17 -O1 -I$here" --top-module bench \
		-Mdir v $sources bench.sv "$here/bench.cpp" $references >log 2>&1 ||
		fail "$isa: Verilator" log
	v/Vbench "$1" >log || return 1
	echo "$isa: Verilator: $(tail -n 1 log)"
}

# icarus WORDS
icarus() {
	${CC:-cc} -I"$here" -o make_vectors "$here/vectors.c" $references || fail "$isa: vectors.c"
	./make_vectors "$1" >vectors
	adapted vectors.sv >vectors.sv
	quiet iverilog -g2012 -Wall -o simulation $sources vectors.sv
	vvp -n simulation >log
	grep -q "^$1 words, 0 differences$" log || return 1
	echo "$isa: Icarus Verilog: $(tail -n 1 log)"
}

# proved: is the decoder that of the tables?
proved() {
	python3 "$here/csv_decoder.py" "$isa" csv "sv/${isa}_pkg.sv" >miter.sv ||
		fail "$isa: csv_decoder.py"
	yosys -q -p "read_verilog -sv $sources miter.sv; hierarchy -check -top miter; proc; flatten
		opt -full; sat -verify -prove differs 0 miter" >log 2>&1 || return 1
	echo "$isa: yosys: equal to the decoder written from the tables"
}

# all ISA SOURCE WORDS
all() {
	build "$1" "$2"
	lint
	verilated $(($3 * ${DEEP:+10}${DEEP:-1})) || fail "$1: not what the C says" log
	icarus 1000 || fail "$1: Icarus Verilog: not what the C says" log
	proved || fail "$1: not what the tables say" log
}

all gpu "$ROOT/isa-spec/gpu" 300000
all brew "$ROOT/isa-spec/brew" 200000
all rv32 "$ROOT/tests/machines/rv32" 200000
all cpu8 "$ROOT/tests/codec/isa/cpu8" 150000
build modelengths "$ROOT/tests/codec/mode_lengths.isa"
lint
verilated 20000 || fail "modelengths: not what the C says" log
icarus 1000 || fail "modelengths: Icarus Verilog: not what the C says" log
all tiny "$ROOT/isa-spec/tiny" 150000

# The example of the documentation, with its output.
awk '/^```systemverilog/ { inside = 1; next } /^```/ { inside = 0 } inside' \
	"$ROOT/docs/systemverilog.md" >example.sv
awk '/^\$ iverilog/ { inside = 1; next } /^```/ { inside = 0 } inside' \
	"$ROOT/docs/systemverilog.md" >wanted
quiet iverilog -g2012 -o example $sources example.sv
vvp -n example | diff wanted - || fail "the example of docs/systemverilog.md"

# One bit of the mask of ADDI: all three find it. One bit of a constant of the encoder: two do.
cp -r sv whole
plant_edit '/is_ADDI =/{n;s/hf000/hf001/}' whole/tiny_decode.sv sv/tiny_decode.sv || exit 1
verilated 20000 && fail "Verilator does not find a fault in the decoder"
icarus 1000 && fail "Icarus Verilog does not find a fault in the decoder"
proved && fail "yosys does not find a fault in the decoder"
cp whole/* sv
plant_edit "s/\(_OP_LDI: .*4'b00\)10/\111/" whole/tiny_encode.sv sv/tiny_encode.sv || exit 1
icarus 1000 && fail "Icarus Verilog does not find a fault in the encoder"

# Fields with any name: keywords of SystemVerilog, C and C++, and the names of ports and variables.
{
	sed '/^#/d' "$here/words" "$ROOT/tests/language/names/words" | tr ' ' '\n'
} | LC_ALL=C sort -u >words
awk -f "$here/names.awk" words >names.isa
isa=tiny
"$SPECC" build --isa names.isa --templates "$ROOT/templates" -o names -t sv >log 2>&1 ||
	fail "fields with all names are not built" log
cd names && lint
[ "$(grep -c 'logic.* // ' sv/tiny_pkg.sv)" -gt 200 ] || fail "few fields are renamed"
exit 0
