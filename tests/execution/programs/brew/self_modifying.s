# A program that writes its own instructions: the constant of an addition in a loop that runs already,
# the instruction right behind the store, and a routine that is put together as words and called.
	.equ routine, 0x4000

_start:	$r4 <- tiny 0
	$r5 <- tiny 1
loop:	$r4 <- short 0 + $r4    # the constant is written anew each time
	.equ constant, . - 2
	MEM16[constant] <- $r5
	$r5 <- tiny $r5 + 1
	$r0 <- short 11
	if any $r5 != $r0 $pc <- $pc + loop

	$r0 <- short replacement
	$r0 <- MEM16[$r0]
	MEM16[victim] <- $r0
victim:	$r5 <- tiny 0           # becomes $r5 <- tiny 5

	$r0 <- tiny 0
	$r1 <- short 8
copy:	$r2 <- MEM16[$r0 + template]
	MEM16[$r0 + routine] <- $r2
	$r0 <- tiny $r0 + 2
	if any $r0 != $r1 $pc <- $pc + copy
	$r6 <- short 7
	call routine
	$r7 <- $r6
	$r0 <- short replacement_2
	$r0 <- MEM16[$r0]
	MEM16[routine + 4] <- $r0 # now it subtracts
	call routine
	WOI

template:
	$r0 <- short 100        # four bytes
	$r6 <- $r6 + $r0
	$pc <- $lr
replacement:
	$r5 <- tiny 5
replacement_2:
	$r6 <- $r6 - $r0
