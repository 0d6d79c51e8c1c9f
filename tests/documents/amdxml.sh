#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The target amdxml: its structure is checked by our own schema; every opcode has the fields and
# bits that the target csv gives; and the words of all examples, decoded by the rules of AMD's
# schema, yield the opcodes that they are examples of.
set -u
cd "$WORK" || exit 1
command -v xmllint >/dev/null 2>&1 || { echo "xmllint (libxml2-utils) is not installed"; exit 77; }

. "$ROOT/tests/shared/fail.sh"

# right FOLDER NAME
right() {
	LC_ALL=C awk -f "$ROOT/tests/documents/amdxml/check.awk" "$1/csv/opcodes.csv" \
		"$1/csv/fields.csv" \
		"$1/xml/$2.xml" "$1/amdxml/$2-amd.xml" >log 2>&1
}

valid() {
	xmllint --nonet --noout --schema "$ROOT/tests/documents/amdxml/structure.xsd" "$1" >log 2>&1
}

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/documents/xml/*/; do
	ls "$isa"*.isa >/dev/null 2>&1 || continue
	rm -rf out
	"$SPECC" build --isa "$isa" -o out -t amdxml -t csv -t xml >log 2>&1 || fail "build of $isa" log
	name=$(basename out/amdxml/*-amd.xml -amd.xml)
	valid "out/amdxml/$name-amd.xml" || fail "$name: the structure" log
	right out "$name" || fail "$name: not what csv and examples say" log
	echo "$name: $(cat log)"
	[ "$name" != tiny ] || mv out tiny
done

# An opcode that the first word does not determine is omitted, with a message.
cat >far.isa <<'END'
__Language 1
__DefISA FAR
  __Layout
    Unit<64>;
    ByteOrder<little>;
    Length<64>;
__DefFieldType Num<24>
    Integer<unsigned>;
__DefFieldType Code16<16>
    Integer<unsigned>;
__DefFieldType Code<8>
    Integer<unsigned>;
__DefGroup G
__DefOptype T : [G]
  __Encoding
    field<0, 8> Code code == 1;
  __Syntax
```asm
T n ;
```
__DefOpcode NEAR : [T]
  __Encoding
    field<8, 8> Code kind == 7;
    field<40, 24> Num n;
__DefOptype U : [G]
  __Encoding
    field<0, 8> Code code == 2;
    field<24, 16, 16, 8> Num n;
  __Syntax
```asm
U n ;
```
__DefOpcode FAR_A : [U]
  __Encoding
    field<56, 8> Code kind == 1;
__DefOptype V : [G]
  __Encoding
    field<0, 8> Code code == 2;
    field<24, 16> Code16 n;
  __Syntax
```asm
V n ;
```
__DefOpcode FAR_B : [V]
  __Encoding
    field<56, 8> Code kind == 2;
END
"$SPECC" build --isa far.isa -o far -t amdxml -t csv -t xml >log 2>&1 || fail "far.isa" log
valid far/amdxml/far-amd.xml || fail "far: the structure" log
right far far || fail "far: not what csv says" log
grep -q '^1 opcodes, 2 left out, 1 encodings' log || fail "far: what is left out" log
grep -q 'left out: FAR_A: the first 32 bits do not distinguish it' far/amdxml/far-amd.xml ||
	fail "far: why it is left out"

# Each of these changes is noticed. noticed EDIT: applies EDIT to the document of tiny.
noticed() {
	cp -R tiny changed
	sed "$1" tiny/amdxml/tiny-amd.xml >changed/amdxml/tiny-amd.xml
	cmp -s tiny/amdxml/tiny-amd.xml changed/amdxml/tiny-amd.xml &&
		fail "the edit changes nothing: $1"
	valid changed/amdxml/tiny-amd.xml && right changed tiny && fail "not noticed: $1"
	rm -rf changed
}
[ -d tiny ] || fail "there is no isa-spec/tiny"
noticed '0,/<BitOffset>9</s//<BitOffset>8</'
noticed '0,/<BitCount>3</s//<BitCount>4</'
noticed '0,/<BitCount>16</s//<BitCount>32</'
noticed '0,/<Opcode Radix="10">/s//&1/'
noticed '0,/Radix="2">1111/s//Radix="2">1110/'
noticed '0,/<EncodingIdentifier Radix="2">1/s//<EncodingIdentifier Radix="2">0/'
noticed 's/Encoding Order="0"/Encoding Order="99"/'
noticed '0,/<FieldName>R[A-Z]</s//<FieldName>RX</'
noticed '/<ReleaseDate\/>/d'
noticed '0,/<OperandType>OPR_/s//<OperandType>OPR_no/'
exit 0
