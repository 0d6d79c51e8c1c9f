# String functions: the length of `first` to $r8, the comparison of `first` and `second` (-1, 0, 1)
# to $r9, of `second` and `first` to $r11, of `first` and its copy to $r13, a copy of
# `first` to `copied`, its reverse to `turned`, and the number of words in it to $r10.
	.equ copied, 0x4000
	.equ turned, 0x4100

_start:	$r4 <- first
	call length
	$r8 <- $r2
	$r4 <- first            # happens to be there still
	$r5 <- second
	call compare
	$r9 <- $r2
	$r4 <- second           # where the other comparison ended happens to give the same
	$r5 <- first
	call compare
	$r11 <- $r2
	$r4 <- copied
	$r5 <- first
	call copy
	$r4 <- first
	$r5 <- copied
	call compare
	$r13 <- $r2
	$r4 <- turned
	$r5 <- first
	$r6 <- $r8
	call reverse
	$r4 <- first
	call words
	$r10 <- $r2
	WOI

# $r2 = bytes in front of the zero at $r4
length:	$r2 <- tiny 0
length_next:
	$r0 <- $r4 + $r2
	$r0 <- MEM8[$r0]
	if any $r0 == 0 $pc <- $pc + length_end
	$r2 <- tiny $r2 + 1
	$pc <- short length_next
length_end:
	$pc <- $lr

# $r2 = -1, 0, 1 as the text at $r4 stands before, with, behind the one at $r5
compare:
	$r0 <- MEM8[$r4]
	$r1 <- MEM8[$r5]
	if any $r0 < $r1 $pc <- $pc + before
	if any $r1 < $r0 $pc <- $pc + behind
	if any $r0 == 0 $pc <- $pc + same
	$r4 <- tiny $r4 + 1
	$r5 <- tiny $r5 + 1
	$pc <- short compare
same:	$r2 <- tiny 0
	$pc <- $lr
before:	$r2 <- tiny -1
	$pc <- $lr
behind:	$r2 <- tiny 1
	$pc <- $lr

# The text at $r5 with its zero to $r4
copy:	$r0 <- MEM8[$r5]
	MEM8[$r4] <- $r0
	if any $r0 == 0 $pc <- $pc + copy_end
	$r4 <- tiny $r4 + 1
	$r5 <- tiny $r5 + 1
	$pc <- short copy
copy_end:
	$pc <- $lr

# The $r6 bytes at $r5 to $r4, the last one first
reverse:
	if any $r6 == 0 $pc <- $pc + reverse_end
	$r6 <- tiny $r6 + -1
	$r0 <- $r5 + $r6
	$r0 <- MEM8[$r0]
	MEM8[$r4] <- $r0
	$r4 <- tiny $r4 + 1
	$pc <- short reverse
reverse_end:
	MEM8[$r4] <- $r6        # happens to be 0 already
	$pc <- $lr              # what follows happens to return as well

# $r2 = words in the text at $r4: bytes other than a blank behind a blank or the start
words:	$r2 <- tiny 0           # happens to be 0 still
	$r1 <- short ' '
	$r3 <- $r1              # the byte before
words_next:
	$r0 <- MEM8[$r4]
	$r4 <- tiny $r4 + 1
	if any $r0 == 0 $pc <- $pc + words_end
	if any $r3 != $r1 $pc <- $pc + inside
	if any $r0 == $r1 $pc <- $pc + inside
	$r2 <- tiny $r2 + 1
inside:	$r3 <- $r0
	$pc <- short words_next
words_end:
	$pc <- $lr

first:	.asciz "the quick brown fox  jumps over the lazy dog"
second:	.asciz "the quick brown fix"
