# Arithmetic on four bytes at once: LENGTH words of four INT8X4 lanes each. $r8 sums a - b, $r9 is the
# last a * b + a, and `turned` gets every a with its lanes in reverse order.
	.equ LENGTH, 8
	.equ turned, 0x4000

_start:	type $r0 <- INT8X4      # the type of a second operand, $r1, does not matter
	$r8 <- tiny 0
	type $r8 <- INT8X4
	$r4 <- a
	$r5 <- b
	$r6 <- turned
	$r7 <- short LENGTH
next:	$r0 <- MEM32[$r4]
	$r1 <- MEM32[$r5]
	$r2 <- lane_swizzle $r0, 0123
	MEM32[$r6] <- $r2
	$r9 <- $r0 * $r1
	$r9 <- $r9 + $r0
	$r1 <- $r0 - $r1
	$r8 <- $r8 + $r1
	$r4 <- short 4 + $r4
	$r5 <- short 4 + $r5
	$r6 <- short 4 + $r6
	$r7 <- tiny $r7 + -1
	if any $r7 != 0 $pc <- $pc + next
	WOI

	.balign 4
a:	.word 0x01020304, 0xfffefdfc, 0x80808080, 0x7f7f7f7f
	.word 0x12345678, 0xdeadbeef, 0x00ff00ff, 0x55aa55aa
b:	.word 0x04030201, 0x01010101, 0x7f7f7f7f, 0x80808080
	.word 0x9abcdef0, 0xcafebabe, 0xff00ff00, 0x0f1e2d3c
