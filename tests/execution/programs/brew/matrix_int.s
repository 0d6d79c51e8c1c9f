# The product of two matrices of N x N words: `c` = `a` times `b`, rows one behind another.
	.equ N, 5
	.equ a, 0x4000
	.equ b, 0x4100
	.equ c, 0x4200

# The elements come from a linear congruential generator, a first.
_start:	$r0 <- a
	$r1 <- MEM32[seed]
	$r2 <- b + 4 * N * N
	$r3 <- 1664525
fill:	$r1 <- $r1 * $r3
	$r1 <- 1013904223 + $r1
	MEM32[$r0] <- $r1
	$r0 <- short 4 + $r0
	if any $r0 != $r2 $pc <- $pc + fill

	$r4 <- c
	$r5 <- a                # the row
row:	$r6 <- b                # the column
column:	$r0 <- tiny 0           # of the index
	$r1 <- tiny 0           # of the sum
	$r2 <- $r5
	$r3 <- $r6
product:
	$r7 <- MEM32[$r2]
	$r8 <- MEM32[$r3]
	$r7 <- $r7 * $r8
	$r1 <- $r1 + $r7
	$r2 <- short 4 + $r2
	$r3 <- short 4 * N + $r3
	$r0 <- tiny $r0 + 1
	$r7 <- tiny N
	if any $r0 != $r7 $pc <- $pc + product
	MEM32[$r4] <- $r1
	$r4 <- short 4 + $r4
	$r6 <- short 4 + $r6
	$r7 <- b + 4 * N
	if any $r6 != $r7 $pc <- $pc + column
	$r5 <- short 4 * N + $r5
	$r7 <- a + 4 * N * N
	if any $r5 != $r7 $pc <- $pc + row
	WOI

	.balign 4
seed:	.word 1
