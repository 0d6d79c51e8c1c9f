# CRC-32 (polynomial 0xEDB88320, reflected) of the `size` bytes at `text`, by a table that the
# program makes first; the result is in $r4.
	.equ table, 0x4000

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

	$r5 <- text
	$r6 <- MEM32[size]
	$r4 <- tiny 0
	$r4 <- ~$r4
	if any $r6 == 0 $pc <- $pc + end # happens in one run only
byte:	$r0 <- MEM8[$r5]
	$r0 <- $r0 ^ $r4
	$r0 <- short 0xff & $r0
	$r0 <- $r0 << short 2
	$r0 <- MEM32[$r0 + table]
	$r4 <- $r4 >> short 8
	$r4 <- $r4 ^ $r0
	$r5 <- tiny $r5 + 1
	$r6 <- tiny $r6 + -1
	if any $r6 != 0 $pc <- $pc + byte
end:	$r4 <- ~$r4
	WOI

	.balign 4
size:	.word text_end - text
text:	.ascii "123456789"
text_end:
