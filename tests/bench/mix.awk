# SPDX-License-Identifier: MIT
# Prints the program of the prototype's mix, in the GPU's assembly: 8 instructions, with 4 choices of
# registers in turn. awk -v mixes=N [-v half=1: each second instruction has the guard P2] -f mix.awk
function line(text, guard) {
	if (half)
		guard = odd ? "@P2 " : ""
	odd = !odd
	print guard text ";"
}
BEGIN {
	for (i = 0; i < mixes; i++) {
		q = i % 4
		line(sprintf("IADD R%d, R%d, R%d", 10 + q, 1 + q, 15 + q * 8))
		line(sprintf("IMAD R%d, R%d, R3, R4", 40 + q, 10 + q))
		line(sprintf("LOP3 R%d, R%d, R%d, R5, 0x28, !PT", 50 + q, 40 + q, 10 + q))
		line(sprintf("SHF.R.WRAP.U32 R%d, R%d, R6, R%d", 60 + q, 50 + q, 40 + q))
		line(sprintf("FFMA R%d, R7, R8, R%d", 70 + q, 70 + q))
		line(sprintf("ISETP.LT.AND P1, PT, R%d, R%d, PT", 60 + q, 50 + q))
		line(sprintf("SEL R%d, R%d, R%d, P1", 80 + q, 60 + q, 40 + q))
		line(sprintf("IADD R%d, R%d, R%d", 15 + q * 8, 80 + q, 15 + q * 8), "@P1 ")
	}
}
