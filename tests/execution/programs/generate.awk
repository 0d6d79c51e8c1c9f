# SPDX-License-Identifier: MIT
# Prints one of the long programs of tests/execution/programs/gpu: awk -v program=NAME -f generate.awk
# The loops of the methods stand here and are unrolled there. Arguments d, a, b, c of functions are
# numbers of registers ("Z": RZ). Inputs are R16 and up, results R0 and up, the rest R48 and up.

# A comment in lines of like length, in front of the next instruction; head() may come in pieces.
function head(text) { comment = comment (comment == "" ? "" : " ") text }

function print_comment(   count, part, i, line) {
	count = split(comment, part, " ")
	for (i = 1; i <= count; i++) {
		if (length(line) + length(part[i]) > 90) {
			print line
			line = ""
		}
		line = (line == "" ? "//" : line) " " part[i]
	}
	print line
	comment = ""
}

function out(text) {
	if (comment != "") print_comment()
	print text ";"
}

function hex(number) { return sprintf("0x%x", number) }

# 2^32 times a number's fraction, as text; halves of 16 bits, as printf may have 31 bits only.
function fraction(x,   high) {
	x = (x - int(x)) * 65536
	high = int(x)
	return sprintf("0x%04x%04x", high, int((x - high) * 65536))
}

function add(d, a, b) { out("IADD R" d ", R" a ", R" b) }
function xor(d, a, b) { out("LOP3 R" d ", R" a ", R" b ", RZ, 0x3c, !PT") }
function and(d, a, mask) { out("LOP3 R" d ", R" a ", " mask ", RZ, 0xc0, !PT") }
function logic(d, a, b, c, table) { out("LOP3 R" d ", R" a ", R" b ", R" c ", " table ", !PT") }
function right(d, a, n) { out("SHF.R.HI.U32 R" d ", RZ, " hex(n) ", R" a) }
function rotate_right(d, a, n) { out("SHF.R.WRAP.U32 R" d ", R" a ", " hex(n) ", R" a) }
function rotate_left(d, a, n) { out("SHF.L.HI.WRAP.U32 R" d ", R" a ", " hex(n) ", R" a) }
function copy(d, a) { out("MOV R" d ", R" a) }

# ---- SHA-256, FIPS 180-4 section 6.2.2 ----

# The next prime behind p.
function next_prime(p,   q) {
	do {
		p++
		for (q = 2; q * q <= p && p % q; q++) ;
	} while (q * q <= p)
	return p
}

# R(d) = the rotations of a by m and n, and the one (or, shift: the shift) by k, together.
function sigma(d, a, m, n, k, shift) {
	rotate_right(60, a, m)
	rotate_right(61, a, n)
	if (shift) right(62, a, k); else rotate_right(62, a, k)
	logic(d, 60, 61, 62, "0x96")
}

function sha256(   t, p, w, i, name, last) {
	head("SHA-256 of one block (FIPS 180-4, 6.2.2): R0-R7 = hash value behind the")
	head("message R24-R39,")
	head("R16-R23 = the one before it. R48-R55 are a to h, R64-R79 the last 16 words of")
	head("the schedule.")
	head("The constants are the fractions of the cube roots of the first 64 primes.")
	for (i = 0; i < 8; i++) copy(48 + i, 16 + i)
	for (i = 0; i < 8; i++) name[i] = 48 + i
	p = 1
	for (t = 0; t < 64; t++) {
		p = next_prime(p)
		w = t < 16 ? 24 + t : 64 + t % 16
		if (t >= 16) {
			sigma(58, source(t - 15), 7, 18, 3, 1)
			sigma(59, source(t - 2), 17, 19, 10, 1)
			add(58, 58, source(t - 16))
			add(59, 59, source(t - 7))
			add(w, 58, 59)
		}
		sigma(58, name[4], 6, 11, 25, 0)
		logic(59, name[4], name[5], name[6], "0xca")       # Ch
		add(58, 58, name[7])
		add(59, 59, w)
		out("IADD R58, R58, " fraction(exp(log(p) / 3)))
		add(58, 58, 59)                                    # T1
		add(name[3], name[3], 58)
		sigma(56, name[0], 2, 13, 22, 0)
		logic(57, name[0], name[1], name[2], "0xe8")       # Maj
		add(58, 58, 56)
		add(name[7], 58, 57)
		last = name[7]
		for (i = 7; i > 0; i--) name[i] = name[i - 1]
		name[0] = last
	}
	for (i = 0; i < 8; i++) add(i, 16 + i, name[i])
}

# The register of word t of the schedule.
function source(t) { return t < 16 ? 24 + t : 64 + t % 16 }

# ---- ChaCha20, RFC 8439 ----

function quarter(a, b, c, d) {
	add(a, a, b)
	xor(d, d, a)
	out("PRMT R" d ", R" d ", RZ, 0x1032")                     # rotated left by 16
	add(c, c, d)
	xor(b, b, c)
	rotate_left(b, b, 12)
	add(a, a, b)
	xor(d, d, a)
	out("PRMT R" d ", R" d ", RZ, 0x2103")                     # by 8
	add(c, c, d)
	xor(b, b, c)
	rotate_left(b, b, 7)
}

function chacha_quarter(   i) {
	head("ChaCha20 quarter round (RFC 8439, 2.1): R[0:3] = a, b, c, d behind it,")
	head("R[16:19] before it.")
	for (i = 0; i < 4; i++) copy(i, 16 + i)
	quarter(0, 1, 2, 3)
}

function chacha_block(   i, round) {
	head("ChaCha20 block (RFC 8439, 2.3): R0-R15 = key stream of the state R16-R31: 4")
	head("constants, 8 words")
	head("of key, counter, 3 words of nonce. 10 times 4 columns and 4 diagonals.")
	for (i = 0; i < 16; i++) copy(i, 16 + i)
	for (round = 0; round < 10; round++) {
		for (i = 0; i < 4; i++) quarter(i, i + 4, i + 8, i + 12)
		for (i = 0; i < 4; i++) quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
	}
	for (i = 0; i < 16; i++) add(i, i, 16 + i)
}

# ---- CRC-32 of IEEE 802.3, bit by bit, lowest bit first ----

function crc32(   i, bit) {
	head("CRC-32 (IEEE 802.3) of the first R17 bytes, at most 12, in R[18:20]: R0, from")
	head("R16 on, the CRC")
	head("of what comes before them, or 0. Lanes with fewer bytes leave out the others.")
	out("LOP3 R0, R16, -0x1, RZ, 0x3c, !PT")
	for (i = 0; i < 12; i++) {
		out("ISETP.GT.AND.U32 P0, R17, " hex(i) ", PT")
		out("PRMT R48, R" 18 + int(i / 4) ", RZ, " hex(17472 + i % 4))   # 0x4440: byte i
		out("@P0 LOP3 R0, R0, R48, RZ, 0x3c, !PT")
		for (bit = 0; bit < 8; bit++) {
			out("LOP3.PAND P1, RZ, R0, 0x1, RZ, 0xc0, P0")
			out("@P0 SHF.R.HI.U32 R0, RZ, 0x1, R0")
			out("@P1 LOP3 R0, R0, 0xedb88320, RZ, 0x3c, !PT")
		}
	}
	out("LOP3 R0, R0, -0x1, RZ, 0x3c, !PT")
}

# ---- wide arithmetic ----

# Row by row; r is what stands in the result, c the upper word of the product before.
function mul128(   i, j) {
	head("128 x 128 bits: R[0:7] = R[16:19] * R[20:23], unsigned, all 256 bits.")
	head("Row by row; a product of words, a word of the result and a carry fit 64 bits")
	head("together.")
	for (i = 0; i < 4; i++) {
		for (j = 0; j < 4; j++) {
			if (i + j == 0) {
				out("IMAD.WIDE.U32 R[50:51], R16, R20, RZ")
			} else {
				if (i == 0) copy(48, 51)
				else if (j == 0) copy(48, i)
				else out("IADD.X R48, P0, R" i + j ", R51")
				if (i && j) out("IADD.X R49, RZ, RZ, P0")
				else if (i > 1 || (!i && j == 1)) copy(49, "Z")
				out("IMAD.WIDE.U32 R[50:51], R" 16 + i ", R" 20 + j ", R[48:49]")
			}
			copy(i + j, 50)
		}
		copy(i + 4, 51)
	}
}

# {remainder R[2:3], quotient R[0:1]} goes left by one place, 64 times; where the divisor fits into
# the remainder it is taken off and the quotient ends in 1. The remainder has as many bits as steps
# were made, so its upper word is not needed in the first half.
function div64(   step, high) {
	head("64-bit division: R[0:1] = R[16:17] / R[18:19], R[2:3] = the remainder,")
	head("unsigned. Divided by 0:")
	head("all ones, and the dividend. One bit of the quotient after the other.")
	copy(0, 16)
	copy(1, 17)
	copy(2, "Z")
	copy(3, "Z")
	for (step = 1; step <= 64; step++) {
		high = step > 32
		if (high) out("SHF.L.HI.U32 R3, R2, 0x1, R3")
		out("SHF.L.HI.U32 R2, R1, 0x1, R2")
		out("SHF.L.HI.U32 R1, R0, 0x1, R1")
		out("SHF.L.U32 R0, R0, 0x1, RZ")
		out("IADD.X R48, P0, R2, ~R18, PT")
		out("IADD.X R49, P0, R3, ~R19, P0")                 # P0: it fits
		out("@P0 MOV R2, R48")
		if (high) out("@P0 MOV R3, R49")
		out("@P0 IADD R0, R0, 0x1")
	}
}

# Where the highest words are equal, the unsigned comparison is that of all words below them.
function compare(words,   i, j, name, count, top) {
	head(words * 32 "-bit comparisons of a = R[16:" 15 + words "] and b = R[" 16 + words ":" \
		15 + 2 * words "]: bits 0 to 5 of R0 are")
	head("a < b, a <= b, a > b, a >= b, a == b, a != b, unsigned; those of R1 are the")
	head("signed ones.")
	count = split("LT LE GT GE EQ NE", name, " ")
	for (i = 1; i <= count; i++)
		for (j = 0; j < words; j++)
			out("ISETP." name[i] ".AND.U32" (j ? ".X" : "") " P" i - 1 ", R" 16 + j ", R" \
				16 + words + j ", PT" (j ? ", P" i - 1 : ""))
	out("P2R R0, PR, RZ, 0x3f")
	head("The same lower words with signed highest ones; equality has no sign.")
	top = 15 + words
	for (i = 1; i <= 4; i++)
		out("ISETP." name[i] ".AND.X P" i - 1 ", R" top ", R" top + words ", PT, P" i - 1)
	out("P2R R1, PR, RZ, 0x3f")
}

# ---- bits of a word ----

# R(d) = number of ones in R(a), by sums of 2, 4, 8 bits; d is not a; R60 is used.
function popcount(d, a) {
	right(d, a, 1)
	and(d, d, "0x55555555")
	out("IADD R" d ", R" a ", -R" d)
	right(60, d, 2)
	and(60, 60, "0x33333333")
	and(d, d, "0x33333333")
	add(d, d, 60)
	right(60, d, 4)
	add(d, d, 60)
	and(d, d, "0xf0f0f0f")
	out("IMUL R" d ", R" d ", 0x1010101")
	right(d, d, 24)
}

function bits(   i) {
	head("Bits of x = R16: R0 = number of ones, R1 = number of zeros in front of the")
	head("first one, R2 = number")
	head("of zeros behind the last one, R3 = the bits in reverse order.")
	popcount(0, 16)
	copy(48, 16)                                               # all bits below the first one
	for (i = 1; i < 32; i *= 2) {
		right(49, 48, i)
		logic(48, 48, 49, "Z", "0xfc")
	}
	out("LOP3 R48, R48, -0x1, RZ, 0x3c, !PT")
	popcount(1, 48)
	out("IADD R48, R16, -0x1")
	logic(48, 48, 16, "Z", "0x30")                             # (x - 1) & ~x
	popcount(2, 48)
	out("PRMT R3, R16, RZ, 0x123")                             # bytes; then 4, 2, 1 bits swap
	for (i = 4; i >= 1; i /= 2) {
		right(48, 3, i)
		out("SHF.L.U32 R3, R3, " hex(i) ", RZ")
		out("LOP3 R3, R48, " (i == 4 ? "0xf0f0f0f" : i == 2 ? "0x33333333" : "0x55555555") \
			", R3, 0xe2, !PT")
	}
}

# ---- all lanes together ----

function exchange(d, a, distance, segment) {
	out("SHFL.BFLY PT, R" d ", R" a ", " hex(distance) ", " segment)
}

function reduce(lanes,   i, b, segment) {
	segment = lanes == 8 ? "0x181f" : "0x1f"
	head("Butterfly reduction of R16 over groups of " lanes " lanes; all of them get R0")
	head("= sum, R1 = signed maximum,")
	head("R2 = unsigned minimum, R3 = exclusive or. Step b joins lanes whose numbers")
	head("differ by b.")
	for (i = 0; i < 4; i++) copy(i, 16)
	for (b = lanes / 2; b >= 1; b /= 2) {
		for (i = 0; i < 4; i++) exchange(48 + i, i, b, segment)
		add(0, 0, 48)
		out("IMNMX R1, R1, R49, !PT")
		out("IMNMX.U32 R2, R2, R50, PT")
		xor(3, 3, 51)
	}
}

# In front of the first lane of a segment there is none: P0 is false there.
function below(d, a, distance, segment) {
	out("SHFL.UP P0, R" d ", R" a ", " hex(distance) ", " segment)
}

function scan(lanes,   b, segment) {
	segment = lanes == 8 ? "0x1800" : "0x0"
	head("Prefix sums of R16 over groups of " lanes " lanes: R0 = sum of the lanes up")
	head("to this one, R1 = of those")
	head("below it, R2 = largest of the lanes up to this one, signed (Hillis and Steele")
	head("1986).")
	copy(0, 16)
	copy(2, 16)
	for (b = 1; b < lanes; b *= 2) {
		below(48, 0, b, segment)
		out("@P0 IADD R0, R0, R48")
		below(49, 2, b, segment)
		out("@P0 IMNMX R2, R2, R49, !PT")
	}
	below(1, 0, 1, segment)
	out("@!P0 MOV R1, RZ")
}

# P0 to P4 = the bits of the lane's number: is there a lane 2^i below, in segments of 2^(i+1)?
function lane_bits(   i, segment) {
	segment = 0
	for (i = 4; i >= 0; i--) {
		out("SHFL.UP P" i ", RZ, RZ, " hex(2 ^ i) ", " hex(segment * 256))
		segment += 2 ^ i
	}
}

# Step j of stage k: of two lanes that differ in bit j the upper one takes the larger element, or
# the smaller one where bit k is set. In the last stage there is no bit k.
function bitonic(words,   j, k, i) {
	head("Bitonic sort (Batcher 1968) of the numbers of all 32 lanes in rising order:")
	head(words == 1 ? "R0 = R16, signed." : "R[0:2] = R[16:18], 96 bits, unsigned.")
	head("P0 to P4 are the bits of the lane's number.")
	lane_bits()
	for (i = 0; i < words; i++) copy(i, 16 + i)
	for (k = 1; k <= 5; k++)
		for (j = k - 1; j >= 0; j--) {
			for (i = 0; i < words; i++) exchange(48 + i, i, 2 ^ j, "0x1f")
			if (words == 1) {
				if (k < 5) out("PLOP3 P5, P" j ", P" k ", PT, 0xc3")
				out("IMNMX R0, R0, R48, " (k < 5 ? "P5" : "!P" j))
				continue
			}
			for (i = 0; i < words; i++)                        # the other one is the smaller
				out("ISETP.LT.AND.U32" (i ? ".X" : "") " P5, R" 48 + i ", R" i ", PT" (i ? ", P5" : ""))
			out("PLOP3 P5, P5, P" j ", " (k < 5 ? "P" k : "!PT") ", 0x96")
			for (i = 0; i < words; i++) out("SEL R" i ", R" 48 + i ", R" i ", P5")
		}
}

# R(d) = how many lanes below this one are in the set R(a); R(lane) is this lane's number.
function rank(d, a, lane) {
	out("MOV R49, 0x1")
	out("SHF.L.U32 R49, R49, R" lane ", RZ")
	out("IADD R49, R49, -0x1")
	logic(49, 49, a, "Z", "0xc0")
	popcount(d, 49)
}

function votes() {
	head("Votes of the active lanes on whether R16 is odd; R17 = number of the lane. R0")
	head("= set of those with")
	head("an odd one, R1 = their number, R2 = how many of them are below this lane;")
	head("bits 1 to 3 of R3: any,")
	head("all, all or none; R4 = R1, counted on the uniform path; R5 = the first of")
	head("them, or -1.")
	out("LOP3.PAND P0, RZ, R16, 0x1, RZ, 0xc0, PT")
	out("VOTE.ANY R0, P1, P0")
	out("VOTE.ALL RZ, P2, P0")
	out("VOTE.EQ RZ, P3, P0")
	popcount(1, 0)
	rank(2, 0, 17)
	out("P2R R3, PR, RZ, 0xe")
	out("VOTEU.ANY UR48, UPT, P0")
	out("UPOPC UR49, UR48")
	out("MOV R4, UR49")
	out("ELECT PT, R5, P0")
}

function groups() {
	head("Groups of active lanes with the same key R16; R17 = a value, R18 = number of")
	head("the lane. R0 = the")
	head("lanes of this one's group, R1 = their number, R2 = how many of them are below")
	head("this lane, P0 = none:")
	head("it leads them; R3 = number of groups, R4 = sum and R5 = maximum of the values")
	head("of all active lanes,")
	head("R6 = value of the lane that leads the group.")
	out("MATCH.ANY R0, PT, R16")
	popcount(1, 0)
	rank(2, 0, 18)
	out("ISETP.EQ.AND P0, R2, RZ, PT")
	out("VOTE.ANY R48, PT, P0")
	popcount(3, 48)
	out("REDUX.SUM R4, R17")
	out("REDUX.S32.MAX R5, R17")
	out("IADD R50, R0, -0x1")
	logic(50, 50, 0, "Z", "0x30")                              # below the lowest lane of the group
	popcount(51, 50)
	out("SHFL.IDX PT, R6, R17, R51, 0x1f")
}

BEGIN {
	if (program == "sha256") sha256()
	else if (program == "chacha_quarter") chacha_quarter()
	else if (program == "chacha_block") chacha_block()
	else if (program == "crc32") crc32()
	else if (program == "mul128") mul128()
	else if (program == "div64") div64()
	else if (program == "bits") bits()
	else if (program == "reduce") reduce(32)
	else if (program == "reduce8") reduce(8)
	else if (program == "scan") scan(32)
	else if (program == "scan8") scan(8)
	else if (program == "sort") bitonic(1)
	else if (program == "sort96") bitonic(3)
	else if (program == "votes") votes()
	else if (program == "groups") groups()
	else if (program == "compare64") compare(2)
	else if (program == "compare128") compare(4)
	else exit 1
}
