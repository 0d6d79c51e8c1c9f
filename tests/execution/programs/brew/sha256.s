# SHA-256 (FIPS 180-4) of `blocks` blocks of 64 bytes at `message`, which is padded already. The
# hash is at `hash`, its words in the machine's order.
	.equ w, 0x4000          # the 64 words of the schedule
	.equ message, 0x8000

_start:	$sp <- 0x7F00
	$r8 <- message
	$r9 <- MEM32[blocks]
	if any $r9 == 0 $pc <- $pc + stop
block:	call compress
	$r8 <- short 64 + $r8
	$r9 <- tiny $r9 + -1
	if any $r9 != 0 $pc <- $pc + block
stop:	WOI

# $r2 = the word of four bytes at $r0, the first one highest
big:	$r2 <- MEM8[$r0]
	$r2 <- $r2 << short 24
	$r3 <- MEM8[$r0 + 1]
	$r3 <- $r3 << short 16
	$r2 <- $r2 | $r3
	$r3 <- MEM8[$r0 + 2]
	$r3 <- $r3 << short 8
	$r2 <- $r2 | $r3
	$r3 <- MEM8[$r0 + 3]
	$r2 <- $r2 | $r3
	$pc <- $lr

# $r2 = $r1 rotated right by $r0
rotate:	$r2 <- $r1 >> $r0
	$r3 <- short 32 - $r0
	$r3 <- $r1 << $r3
	$r2 <- $r2 | $r3
	$pc <- $lr

compress:
	MEM32[$sp + tiny -4] <- $lr
	$r10 <- tiny 0
load:	$r0 <- $r8 + $r10
	call big
	MEM32[$r10 + w] <- $r2
	$r10 <- short 4 + $r10
	$r0 <- short 64
	if any $r10 != $r0 $pc <- $pc + load
extend:	$r1 <- MEM32[$r10 + w - 60]
	$r0 <- tiny 7
	call rotate
	$r4 <- $r2
	$r0 <- short 18
	call rotate
	$r4 <- $r4 ^ $r2
	$r2 <- $r1 >> short 3
	$r4 <- $r4 ^ $r2
	$r1 <- MEM32[$r10 + w - 8]
	$r0 <- short 17
	call rotate
	$r5 <- $r2
	$r0 <- short 19
	call rotate
	$r5 <- $r5 ^ $r2
	$r2 <- $r1 >> short 10
	$r5 <- $r5 ^ $r2
	$r4 <- $r4 + $r5
	$r2 <- MEM32[$r10 + w - 64]
	$r4 <- $r4 + $r2
	$r2 <- MEM32[$r10 + w - 28]
	$r4 <- $r4 + $r2
	MEM32[$r10 + w] <- $r4
	$r10 <- short 4 + $r10
	$r0 <- short 256
	if any $r10 != $r0 $pc <- $pc + extend

	$r0 <- tiny 0           # the eight working words, a first
copy:	$r1 <- MEM32[$r0 + hash]
	MEM32[$r0 + work] <- $r1
	$r0 <- short 4 + $r0
	$r1 <- short 32
	if any $r0 != $r1 $pc <- $pc + copy

	$r10 <- tiny 0
round:	$r1 <- MEM32[work + 16]
	$r0 <- tiny 6
	call rotate
	$r4 <- $r2
	$r0 <- short 11
	call rotate
	$r4 <- $r4 ^ $r2
	$r0 <- short 25
	call rotate
	$r4 <- $r4 ^ $r2
	$r2 <- MEM32[work + 20]
	$r2 <- $r1 & $r2
	$r3 <- MEM32[work + 24]
	$r3 <- ~$r1 & $r3
	$r2 <- $r2 ^ $r3
	$r4 <- $r4 + $r2
	$r2 <- MEM32[work + 28]
	$r4 <- $r4 + $r2
	$r2 <- MEM32[$r10 + k]
	$r4 <- $r4 + $r2
	$r2 <- MEM32[$r10 + w]
	$r4 <- $r4 + $r2        # T1
	$r1 <- MEM32[work]
	$r0 <- tiny 2
	call rotate
	$r5 <- $r2
	$r0 <- short 13
	call rotate
	$r5 <- $r5 ^ $r2
	$r0 <- short 22
	call rotate
	$r5 <- $r5 ^ $r2
	$r2 <- MEM32[work + 4]
	$r3 <- MEM32[work + 8]
	$r6 <- $r2 & $r3
	$r2 <- $r2 & $r1
	$r3 <- $r3 & $r1
	$r2 <- $r2 ^ $r3
	$r2 <- $r2 ^ $r6
	$r5 <- $r5 + $r2        # T2
	$r0 <- short 28
shift:	$r1 <- MEM32[$r0 + work - 4]
	MEM32[$r0 + work] <- $r1
	$r0 <- tiny $r0 + -4
	if any $r0 != 0 $pc <- $pc + shift
	$r1 <- MEM32[work + 16]
	$r1 <- $r1 + $r4
	MEM32[work + 16] <- $r1
	$r5 <- $r5 + $r4
	MEM32[work] <- $r5
	$r10 <- short 4 + $r10
	$r0 <- short 256
	if any $r10 != $r0 $pc <- $pc + round

	$r0 <- tiny 0
add:	$r1 <- MEM32[$r0 + hash]
	$r2 <- MEM32[$r0 + work]
	$r1 <- $r1 + $r2
	MEM32[$r0 + hash] <- $r1
	$r0 <- short 4 + $r0
	$r1 <- short 32
	if any $r0 != $r1 $pc <- $pc + add
	$lr <- MEM32[$sp + tiny -4]
	$pc <- $lr

	.balign 4
blocks:	.word 1
hash:	.word 0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a
	.word 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
work:	.space 32
k:	.word 0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5
	.word 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174
	.word 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da
	.word 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967
	.word 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85
	.word 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070
	.word 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3
	.word 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2

	.org message            # "abc", padded
	.ascii "abc\x80"
	.space 52
	.byte 0, 0, 0, 0, 0, 0, 0, 24
