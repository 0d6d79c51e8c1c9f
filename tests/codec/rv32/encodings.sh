# SPDX-License-Identifier: MIT
# Prints bytes in memory order, a tab and the instruction: from the instruction formats and opcode
# tables of the RISC-V unprivileged manual (RV32I base, "C" extension), by plain arithmetic. Where
# the printed text differs from the one that is read, it follows behind a second tab.

# f VALUE HIGH LOW AT: bits HIGH to LOW of VALUE, put at bit AT
f() {
	echo $(((($1 >> $3) & ((1 << ($2 - $3 + 1)) - 1)) << $4))
}
w32() { # WORD TEXT [CANONICAL]
	printf '%02x%02x%02x%02x\t%s' $(($1 & 255)) $(($1 >> 8 & 255)) $(($1 >> 16 & 255)) \
		$(($1 >> 24 & 255)) "$2"
	[ $# -lt 3 ] || printf '\t%s' "$3"
	echo
}
w16() {
	printf '%02x%02x\t%s' $(($1 & 255)) $(($1 >> 8 & 255)) "$2"
	[ $# -lt 3 ] || printf '\t%s' "$3"
	echo
}
r_type() { # funct7 rs2 rs1 funct3 rd opcode
	echo $(($1 << 25 | $2 << 20 | $3 << 15 | $4 << 12 | $5 << 7 | $6))
}
i_type() { # imm rs1 funct3 rd opcode
	echo $(($(f $1 11 0 20) | $2 << 15 | $3 << 12 | $4 << 7 | $5))
}
s_type() { # imm rs2 rs1 funct3 opcode
	echo $(($(f $1 11 5 25) | $2 << 20 | $3 << 15 | $4 << 12 | $(f $1 4 0 7) | $5))
}
b_type() { # imm rs2 rs1 funct3 opcode
	echo $(($(f $1 12 12 31) | $(f $1 10 5 25) | $2 << 20 | $3 << 15 | $4 << 12 |
		$(f $1 4 1 8) | $(f $1 11 11 7) | $5))
}
j_type() { # imm rd opcode
	echo $(($(f $1 20 20 31) | $(f $1 10 1 21) | $(f $1 11 11 20) | $(f $1 19 12 12) |
		$2 << 7 | $3))
}
ci() { # funct3 imm rd op
	echo $(($1 << 13 | $(f $2 5 5 12) | $3 << 7 | $(f $2 4 0 2) | $4))
}

for r in '1 2 3' '0 31 16' '31 0 15'; do
	set -- $r
	text="x$1, x$2, x$3"
	w32 $(r_type 0 $3 $2 0 $1 0x33) "add $text"
	w32 $(r_type 0x20 $3 $2 0 $1 0x33) "sub $text"
done
w32 $(r_type 0 0 10 0 10 0x33) 'add a0,a0 ,zero # ABI names' 'add x10, x10, x0'
for imm in -2048 -1 0 1 2047; do
	w32 $(i_type $imm 2 0 1 0x13) "addi x1, x2, $imm"
	w32 $(i_type $imm 30 2 29 0x03) "lw x29, $imm(x30)"
	w32 $(s_type $imm 17 18 2 0x23) "sw x17, $imm(x18)"
done
w32 $(i_type 16 2 0 2 0x13) 'addi sp, sp, 0x10' 'addi x2, x2, 16'
for n in 0 1 31; do
	w32 $(r_type 0x20 $n 6 5 5 0x13) "srai x5, x6, $n"
done
for imm in -4096 -2 0 2 30 32 2046 2048 4094; do
	w32 $(b_type $imm 2 1 0 0x63) "beq x1, x2, $imm"
done
for imm in -1048576 -2 0 2 2046 2048 4094 4096 1048574; do
	w32 $(j_type $imm 1 0x6f) "jal x1, $imm"
done
for imm in 0 1 524288 1048575; do
	w32 $((imm << 12 | 31 << 7 | 0x37)) "lui x31, $(printf '0x%x' $imm)"
done
w32 $((0x00100073)) ebreak
w32 $((0x00000013)) nop 'addi x0, x0, 0'
w32 $(i_type 0 8 0 10 0x13) 'mv a0, s0' 'addi x10, x8, 0'

w16 $((8 << 12 | 10 << 7 | 11 << 2 | 2)) 'c.mv a0, a1' 'c.mv x10, x11'
w16 $((9 << 12 | 8 << 7 | 31 << 2 | 2)) 'c.add x8, x31'
for imm in -32 -1 1 31; do
	w16 $(ci 0 $imm 2 1) "c.addi x2, $imm"
	w16 $(ci 2 $imm 31 1) "c.li x31, $imm"
	w16 $(ci 3 $imm 1 1) "c.lui x1, $imm"
done
w16 $(ci 2 0 1 1) 'c.li x1, 0'
for imm in -512 -16 16 32 64 128 256 496; do # nzimm[9] | 2 | nzimm[4|6|8:7|5]
	w16 $((3 << 13 | $(f $imm 9 9 12) | 2 << 7 | $(f $imm 4 4 6) | $(f $imm 6 6 5) |
		$(f $imm 8 7 3) | $(f $imm 5 5 2) | 1)) "c.addi16sp sp, $imm"
done
for imm in 4 8 16 32 64 128 256 512 1020; do # nzuimm[5:4|9:6|2|3]
	w16 $(($(f $imm 5 4 11) | $(f $imm 9 6 7) | $(f $imm 2 2 6) | $(f $imm 3 3 5) | 7 << 2)) \
		"c.addi4spn x15, sp, $imm"
done
for imm in -2048 -2 0 2 4 8 16 32 64 128 256 512 1024 2046; do # imm[11|4|9:8|10|6|7|3:1|5]
	w16 $((5 << 13 | $(f $imm 11 11 12) | $(f $imm 4 4 11) | $(f $imm 9 8 9) |
		$(f $imm 10 10 8) | $(f $imm 6 6 7) | $(f $imm 7 7 6) | $(f $imm 3 1 3) |
		$(f $imm 5 5 2) | 1)) "c.j $imm"
done
for imm in -256 -2 0 2 4 8 16 32 64 128 254; do # imm[8|4:3] rs1' imm[7:6|2:1|5]
	w16 $((6 << 13 | $(f $imm 8 8 12) | $(f $imm 4 3 10) | 1 << 7 | $(f $imm 7 6 5) |
		$(f $imm 2 1 3) | $(f $imm 5 5 2) | 1)) "c.beqz x9, $imm"
done
for imm in 0 4 8 16 32 64 124; do # uimm[5:3] rs1' uimm[2|6] rd'
	w16 $((2 << 13 | $(f $imm 5 3 10) | 3 << 7 | $(f $imm 2 2 6) | $(f $imm 6 6 5) | 2 << 2)) \
		"c.lw x10, $imm(x11)"
done
for imm in 0 4 8 16 32 64 128 252; do # uimm[5] rd uimm[4:2|7:6]
	w16 $((2 << 13 | $(f $imm 5 5 12) | 1 << 7 | $(f $imm 4 2 4) | $(f $imm 7 6 2) | 2)) \
		"c.lwsp x1, $imm(sp)"
done
