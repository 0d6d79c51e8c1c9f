# CRC-32 by a table over 64 KiB and a sieve of 256 Ki bytes, REP times: the work of the C program that
# other interpreters are measured with. $r8 holds its result at the end.
	.equ table, 0x1000
	.equ buffer, 0x10000
	.equ buffer_end, buffer + 65536
	.equ marks, 0x40000
	.equ marks_end, marks + 262144

_start:	$r0 <- tiny 0
	$r6 <- 0xEDB88320
make:	$r1 <- $r0
	$r2 <- short 8
bit:	if $r1[0] == 1 $pc <- $pc + odd
	$r1 <- $r1 >> short 1
	$pc <- short done
odd:	$r1 <- $r1 >> short 1
	$r1 <- $r1 ^ $r6
done:	$r2 <- tiny $r2 + -1
	if any $r2 != 0 $pc <- $pc + bit
	$r3 <- $r0 << short 2
	MEM32[$r3 + table] <- $r1
	$r0 <- tiny $r0 + 1
	$r7 <- short 256
	if any $r0 != $r7 $pc <- $pc + make

	$r0 <- buffer
	$r1 <- tiny 1
	$r2 <- 1103515245
	$r3 <- buffer_end
fill:	$r1 <- $r1 * $r2
	$r1 <- short 12345 + $r1
	$r4 <- $r1 >> short 16
	MEM8[$r0] <- $r4
	$r0 <- tiny $r0 + 1
	if any $r0 != $r3 $pc <- $pc + fill

	$r8 <- tiny 0
	$r9 <- tiny 0
again:	$r4 <- ~$r8
	$r5 <- buffer
	$r6 <- buffer_end
crc:	$r0 <- MEM8[$r5]
	$r0 <- $r0 ^ $r4
	$r0 <- short 0xff & $r0
	$r0 <- $r0 << short 2
	$r0 <- MEM32[$r0 + table]
	$r4 <- $r4 >> short 8
	$r4 <- $r4 ^ $r0
	$r5 <- tiny $r5 + 1
	if any $r5 != $r6 $pc <- $pc + crc
	$r8 <- ~$r4
	$r0 <- 0xffff & $r9
	$r0 <- buffer + $r0
	$r1 <- MEM8[$r0]
	$r1 <- $r1 ^ $r8
	MEM8[$r0] <- $r1

	$r0 <- marks
	$r1 <- tiny 1
	$r2 <- marks_end
set:	MEM8[$r0] <- $r1
	$r0 <- tiny $r0 + 1
	if any $r0 != $r2 $pc <- $pc + set
	$r0 <- marks + 2
	$r3 <- tiny 2
	$r5 <- tiny 0
	$r7 <- tiny 0
candidate:
	$r1 <- MEM8[$r0]
	if any $r1 == 0 $pc <- $pc + next
	$r7 <- tiny $r7 + 1
	$r4 <- $r0 + $r3
	if any $r4 >= $r2 $pc <- $pc + next
mark:	MEM8[$r4] <- $r5
	$r4 <- $r4 + $r3
	if any $r4 < $r2 $pc <- $pc + mark
next:	$r3 <- tiny $r3 + 1
	$r0 <- tiny $r0 + 1
	if any $r0 != $r2 $pc <- $pc + candidate
	$r8 <- $r8 + $r7

	$r9 <- tiny $r9 + 1
	$r0 <- REP
	if any $r9 != $r0 $pc <- $pc + again
	WOI
