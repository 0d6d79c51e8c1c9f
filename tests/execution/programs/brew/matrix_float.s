# The product of two matrices of N x N binary32 numbers: `c` = `a` times `b`, rows one behind
# another; each sum begins with 0 and takes its products from the left.
	.equ N, 4
	.equ c, 0x4200

_start:	type $r1 <- FP32        # sum and factors
	type $r7 <- FP32        # the type of a second factor, $r8, does not matter
	$r4 <- c
	$r5 <- a                # the row
row:	$r6 <- b                # the column
column:	$r0 <- tiny 0           # of the index
	$r1 <- short 0          # which leaves the type as it is: 0.0
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
	$r9 <- tiny N
	if any $r0 != $r9 $pc <- $pc + product
	MEM32[$r4] <- $r1
	$r4 <- short 4 + $r4
	$r6 <- short 4 + $r6
	$r9 <- b + 4 * N
	if any $r6 != $r9 $pc <- $pc + column
	$r5 <- short 4 * N + $r5
	$r9 <- a + 4 * N * N
	if any $r5 != $r9 $pc <- $pc + row
	WOI

	.balign 4
a:	.float 1.1, -2.2, 3.3, 1e20
	.float 0.5, 0.25, -0.125, 1e-20
	.float 16777216.0, 1.0, -16777215.0, 3.0
	.float 1e-38, 1e-38, 1e-38, 1e-38
b:	.float 0.1, 0.2, 0.3, 0.4
	.float 7.7, -8.8, 9.9, 1e10
	.float 2.0, 1.0, 0.3333333, -1e10
	.float 1e20, -1e-20, 3.4e38, 5.5
