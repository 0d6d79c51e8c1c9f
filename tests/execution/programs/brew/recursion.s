# Fibonacci(n) to $r8 and the moves of the towers of Hanoi with `disks` disks to $r9, both by
# recursion with the stack forms; Ackermann(2, 3) to $r10.
_start:	$sp <- 0xF000
	$r4 <- MEM32[n]
	call fibonacci
	$r8 <- $r4
	$r9 <- tiny 0
	$r4 <- MEM32[disks]
	call hanoi
	$r4 <- tiny 2
	$r5 <- tiny 3
	call ackermann
	$r10 <- $r4
	WOI

# $r4 = Fibonacci($r4)
fibonacci:
	$r0 <- tiny 2
	if any $r4 < $r0 $pc <- $pc + return
	MEM32[$sp + tiny -4] <- $lr
	MEM32[$sp + tiny -8] <- $r4
	$sp <- short -12 + $sp
	$r4 <- tiny $r4 + -1
	call fibonacci
	MEM32[$sp + tiny 0] <- $r4
	$r4 <- MEM32[$sp + tiny 4]
	$r4 <- tiny $r4 + -2
	call fibonacci
	$r0 <- MEM32[$sp + tiny 0]
	$r4 <- $r4 + $r0
	$sp <- short 12 + $sp
	$lr <- MEM32[$sp + tiny -4]
return:	$pc <- $lr

# $r9 grows by the moves for $r4 disks
hanoi:	if any $r4 == 0 $pc <- $pc + return
	MEM32[$sp + tiny -4] <- $lr
	MEM32[$sp + tiny -8] <- $r4
	$sp <- short -8 + $sp
	$r4 <- tiny $r4 + -1
	call hanoi
	$r9 <- tiny $r9 + 1
	$r4 <- MEM32[$sp + tiny 0]
	$r4 <- tiny $r4 + -1
	call hanoi
	$sp <- short 8 + $sp
	$lr <- MEM32[$sp + tiny -4]
	$pc <- $lr

# $r4 = Ackermann($r4, $r5)
ackermann:
	if any $r4 != 0 $pc <- $pc + first_more
	$r4 <- tiny $r5 + 1
	$pc <- $lr
first_more:
	MEM32[$sp + tiny -4] <- $lr
	MEM32[$sp + tiny -8] <- $r4
	$sp <- short -8 + $sp
	if any $r5 != 0 $pc <- $pc + both_more
	$r4 <- tiny $r4 + -1
	$r5 <- tiny 1
	call ackermann
	$pc <- short ackermann_end
both_more:
	$r5 <- tiny $r5 + -1
	call ackermann
	$r5 <- $r4
	$r4 <- MEM32[$sp + tiny 0]
	$r4 <- tiny $r4 + -1
	call ackermann
ackermann_end:
	$sp <- short 8 + $sp
	$lr <- MEM32[$sp + tiny -4]
	$pc <- $lr

	.balign 4
n:	.word 15
disks:	.word 7
