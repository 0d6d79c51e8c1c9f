#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks what pages say that instructions read, write and raise, and who uses what. Expected values
# are counted by hand in isa-spec/tiny, or taken by awk from the text of isa-spec/gpu: which opcodes
# have a source in constant memory, which families a destination `rd`. Faults in both are reported.
set -u
. "$(dirname "$0")/../shared/pages.sh"

# effects SPEC NAME: $WORK/NAME.txt, a line for each effect.
effects() {
	shown "$1" "$2" effects
	sed 's/ $//' "$WORK/$2/effects/effects.txt" >"$WORK/$2.txt"
}

# ---- tiny: counted by hand ----

cat >"$WORK/expected" <<'END'
ALU from R
ALU to R
B reads to operand immediate
B reads equal flag
CMP reads ra operand R
CMP reads rb operand R [CMP]
CMP reads imm operand immediate [CMP_IMM]
CMP writes equal flag
CMP writes less flag
CMP writes below flag
CALL writes lr register
LD reads words operand immediate [LD]
LD raises BadAddress
TRAP raises Service
HALT from
HALT to
RTI raises Illegal
FLAGS reads TINY: B
FLAGS writes TINY: CMP
BadAddress raises TINY: LD ST PUSH POP IN OUT
Service raises TINY: TRAP
R writes TINY: ALU ADDI LDI CALL LD PUSH POP IN CAUSE
ram reads TINY: LD POP IN
ram writes TINY: ST PUSH OUT
END
# missing NAME: the expected lines that $WORK/NAME.txt does not have.
missing() { grep -vxFf "$WORK/$1.txt" "$WORK/expected"; }
effects "$ROOT/isa-spec/tiny" tiny
! missing tiny >"$WORK/found" || fail "tiny lacks" "$WORK/found"
grep -q '^ALU raises\|^HALT reads\|^ADDI reads ra operand R .*\[' "$WORK/tiny.txt" &&
	fail "tiny has effects that it should not have" "$WORK/tiny.txt"
for change in 's/raise Service/raise Illegal/' 's/equal = ra == /less = ra == /' \
	's/lr = next_pc/sp = next_pc/'; do
	rm -rf "$WORK/fault" && mkdir "$WORK/fault"
	for file in "$ROOT"/isa-spec/tiny/*.isa; do
		sed "$change" "$file" >"$WORK/fault/$(basename "$file")"
	done
	! cat "$ROOT"/isa-spec/tiny/*.isa | sed -n "${change}p" | grep -q . &&
		fail "'$change' changes nothing"
	effects "$WORK/fault" changed
	missing changed >"$WORK/found" || fail "the fault '$change' is not noticed"
done

# ---- gpu: by the text of the specification ----

# raised NAME: the opcodes that can raise AddressRange, by the document: all of a family if the line
# names none.
cat "$ROOT"/isa-spec/gpu/*.isa | awk -f "$ROOT/tests/shared/opcodes.awk" >"$WORK/families"
cat "$ROOT"/isa-spec/gpu/*.isa |
	awk 'FILENAME ~ /families$/ {
			all[$1] = all[$1] "\n" $2
			for (i = 3; i <= NF; i++) all[$i] = all[$i] "\n" $2
			next
		}
		/^__Def(Optype|Opcode|Group)/ { name = $1 ~ /Opcode/ ? $2 : substr(all[$2], 2) }
		/CMem +v/ { print name }' "$WORK/families" - | sort >"$WORK/constant"
raised() {
	awk 'FILENAME ~ /families$/ { all[$1] = all[$1] " " $2; next }
		$2 == "raises" && $3 == "AddressRange" && NF == 3 && $1 in all { print all[$1]; next }
		$2 == "raises" && $3 == "AddressRange" && $4 ~ /^\[/ { $1 = $2 = $3 = ""; print }' \
		"$WORK/families" "$WORK/$1.txt" | tr -d '[]' | tr -s ' ' '\n' | grep . | sort
}
effects "$ROOT/isa-spec/gpu" gpu
[ "$(wc -l <"$WORK/constant")" -ge 40 ] || fail "too few opcodes with constant memory"
raised gpu | diff "$WORK/constant" - >"$WORK/diff" || fail "AddressRange of the GPU" "$WORK/diff"
sed 's/^IADD raises AddressRange .*/IADD raises AddressRange/' "$WORK/gpu.txt" >"$WORK/wrong.txt"
raised wrong | cmp -s "$WORK/constant" - && fail "an exception of too many opcodes is not seen"

# The families of the integer data path with a general register as destination, and SETGPR.
awk '/^__DefOptype/ { name = $2 } /Reg +rd;/ && !/UReg/ { print name } END { print "SETGPR" }' \
	"$ROOT/isa-spec/gpu/ialu.isa" | sort >"$WORK/writers"
sed -n 's/^R writes IALU: //p' "$WORK/gpu.txt" | tr ' ' '\n' | sort | diff "$WORK/writers" - \
	>"$WORK/diff" || fail "who writes R" "$WORK/diff"
grep -qx 'IndexRange raises IALU: SETGPR GETGPR' "$WORK/gpu.txt" || fail "IndexRange"
grep -qx 'R2P writes P6 register' "$WORK/gpu.txt" || fail "{P6, ...} = is a write"
grep -q '^P reads IALU: all [0-9]' "$WORK/gpu.txt" || fail "all instructions have a guard"

# Operands with alternatives are read and written by their names, and functions that are made of
# their rows are on no page. What the instructions do is that of the manual of the 68000.
effects "$ROOT/tests/machines/m68k" m68k
cat >"$WORK/expected" <<'END'
MOVE reads src operand
MOVE writes dst operand
ADD reads src operand
ADD_TO reads dst operand
ADD_TO writes dst operand
ADD calls flagsOfSum
LEA reads src operand
END
! missing m68k >"$WORK/found" || fail "the 68000 lacks" "$WORK/found"
grep -q '^MOVE reads dst\|_bits operand\| calls EA_' "$WORK/m68k.txt" &&
	fail "the 68000 has effects that it should not have" "$WORK/m68k.txt"

# Its 16 registers have all numbers of 4 bits: no number is invalid.
! grep 'IndexRange' "$WORK/m68k.txt" >"$WORK/found" || fail "an invalid register" "$WORK/found"
"$SPECC" build "$ROOT/tests/machines/m68k" -t html -o "$WORK/m68k" >"$WORK/log" 2>&1 ||
	fail "the 68000" "$WORK/log"
! grep -q 'invalid register number' "$WORK/m68k/html/en/machine.html" || fail "IndexRange is listed"
grep -q 'invalid register number' "$ROOT/out/gpu/html/en/machine.html" || fail "IndexRange is not"
exit 0
