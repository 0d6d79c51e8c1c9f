# SPDX-License-Identifier: MIT
# Prints bytes in memory order, a tab, the instruction, and behind a second tab its canonical text
# where that differs: from the opcode table of the MOS 6502.
put() {
	printf '%s\t%s' "$1" "$2"
	[ $# -lt 3 ] || printf '\t%s' "$3"
	echo
}

put 48 PHA
put 48 ' pha ; comment' PHA
put e8 INX
put f8 SED
for byte in 00 01 09 0a 10 7f 80 ff; do
	put a9$byte "LDA #\$$byte"
	put a5$byte "LDA \$$byte"
	put b5$byte "LDA \$$byte,X"
	put b1$byte "LDA (\$$byte),Y"
	put 69$byte "ADC #\$$byte"
	put ad${byte}00 "LDA \$00$byte"
	put ad00$byte "LDA \$${byte}00"
	put 4c34$byte "JMP \$${byte}34"
	put 6c34$byte "JMP (\$${byte}34)"
	put 9d34$byte "STA \$${byte}34,X"
done
put a5ff 'lda $FF' 'LDA $ff'
put b1ff 'Lda ( $ff ) , y' 'LDA ($ff),Y'
put a912 'LDA #18' 'LDA #$12'
put ad2c01 'LDA 300' 'LDA $012c'
put a90a 'LDA #0b1010' 'LDA #$0a'

# The byte counts from behind the branch, two bytes long; the text from the branch.
set -- BPL 10 BMI 30 BVC 50 BVS 70 BCC 90 BCS b0 BNE d0 BEQ f0
while [ $# -gt 0 ]; do
	for to in -126 -1 0 1 2 3 129; do
		put "$2$(printf %02x $((to - 2 & 255)))" "$1 $to"
	done
	shift 2
done
put 90fe 'BLT 0' 'BCC 0'
