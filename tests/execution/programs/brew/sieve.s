# The sieve of Eratosthenes: how many primes are below LIMIT; $r4 holds the number at the end.
	.equ LIMIT, 10000
	.equ marks, 0x4000 # a byte for each number: 1 says that it is composite

_start:	$r4 <- tiny 0
	$r0 <- tiny 2
	$r1 <- short LIMIT
	$r5 <- tiny 1           # what stands there happens to be a mark as well
candidate:
	$r2 <- MEM8[$r0 + marks]
	if any $r2 != 0 $pc <- $pc + next
	$r4 <- tiny $r4 + 1
	$r3 <- $r0 + $r0
mark:	if any $r3 >= $r1 $pc <- $pc + next
	MEM8[$r3 + marks] <- $r5
	$r3 <- $r3 + $r0
	$pc <- short mark
next:	$r0 <- tiny $r0 + 1
	if any $r0 < $r1 $pc <- $pc + candidate
	WOI
