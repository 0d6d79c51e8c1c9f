# Sorts the COUNT signed words at `data`, which a linear congruential generator fills first, by
# recursive quicksort with the stack forms.
	.equ COUNT, 64
	.equ data, 0x4000

_start:	$sp <- 0xF000
	$r0 <- data
	$r1 <- MEM32[seed]
	$r2 <- short COUNT
	$r3 <- 1103515245
fill:	$r1 <- $r1 * $r3
	$r1 <- short 12345 + $r1
	MEM32[$r0] <- $r1
	$r0 <- short 4 + $r0
	$r2 <- tiny $r2 + -1
	if any $r2 != 0 $pc <- $pc + fill
	$r4 <- data
	$r5 <- data + 4 * (COUNT - 1)
	call sort
	WOI

# The words from address $r4 to address $r5, both included.
sort:	if any $r4 >= $r5 $pc <- $pc + leave
	$r0 <- $r4              # all in front of $r0 is less than the last word
	$r1 <- $r4
	$r2 <- MEM32[$r5]
partition:
	$r3 <- MEM32[$r1]
	if any signed $r3 >= $r2 $pc <- $pc + stay
	$r6 <- MEM32[$r0]
	MEM32[$r0] <- $r3
	MEM32[$r1] <- $r6
	$r0 <- short 4 + $r0
stay:	$r1 <- short 4 + $r1
	if any $r1 != $r5 $pc <- $pc + partition
	$r6 <- MEM32[$r0]
	MEM32[$r0] <- $r2
	MEM32[$r5] <- $r6
	MEM32[$sp + tiny -4] <- $lr
	MEM32[$sp + tiny -8] <- $r0
	MEM32[$sp + tiny -12] <- $r5
	$sp <- short -12 + $sp
	$r5 <- short -4 + $r0
	if any $r0 == $r4 $pc <- $pc + right # spares work: nothing in front
	call sort
right:	$r4 <- MEM32[$sp + tiny 4] # spares work: it is no further to the right
	$r4 <- short 4 + $r4    # spares work: it stands right
	$r5 <- MEM32[$sp + tiny 0]
	call sort
	$sp <- short 12 + $sp
	$lr <- MEM32[$sp + tiny -4]
leave:	$pc <- $lr

	.balign 4
seed:	.word 1
