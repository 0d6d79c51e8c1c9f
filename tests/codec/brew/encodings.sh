# SPDX-License-Identifier: MIT
# Prints bytes in memory order, a tab, the instruction, and behind a second tab its canonical text
# where that differs: from the code table of the Brew instruction set (0x.4.. and so on: the nibbles
# D C B A of the first halfword), by plain arithmetic.

# put TEXT CANONICAL HALFWORD...   (CANONICAL "=": the same)
put() {
	text=$1 canonical=$2
	shift 2
	for h in "$@"; do
		printf '%02x%02x' $((h & 255)) $((h >> 8 & 255))
	done
	printf '\t%s' "$text"
	[ "$canonical" = = ] || printf '\t%s' "$canonical"
	echo
}
hex() { # a signed number as it prints
	[ $1 -ge 0 ] && printf '0x%x' $1 || printf -- '-0x%x' $((-$1))
}

for r in '0 1 2' '14 0 7' '3 14 14'; do
	set -- $r
	put "\$r$1 <- \$r$2 | \$r$3" = $(($1 << 12 | 2 << 8 | $3 << 4 | $2))
	put "\$r$1 <- \$r$2 + \$r$3" = $(($1 << 12 | 4 << 8 | $3 << 4 | $2))
done
put '$sp<-$fp+$lr# comment' '$r12 <- $r13 + $r14' 0xc4ed
for c in 0 1 7; do # ones complement: 0 to 7 as they are, 8 to e are -7 to -1
	put "\$r5 <- tiny \$r6 + $c" = $((0x5b60 | c))
	[ $c = 0 ] || put "\$r5 <- tiny \$r6 + -$c" = $((0x5b60 | 15 - c))
done
for v in -32768 -1 0 1 32767; do
	put "\$r1 <- short $(hex $v) + \$r2" = 0x14f2 $((v & 0xffff))
done
for v in -2147483648 -1 0 1 305419896 2147483647; do # the low halfword first
	put "\$r1 <- $(hex $v) + \$r2" = 0x142f $((v & 0xffff)) $((v >> 16 & 0xffff))
done
put '$r1 <- 0xFFFFFFFE + $r2' '$r1 <- -0x2 + $r2' 0x142f 0xfffe 0xffff
for v in -65536 -2 0 2 16 65534; do # even, the sign in bit 0
	put "if any \$r7 == 0 \$pc <- \$pc + $(hex $v)" = 0xf007 $((v & 0xfffe | v >> 16 & 1))
done
for s in '3 2 1 0' '0 1 2 3' '0 0 0 0' '3 3 3 3'; do # a digit for each byte, the highest first
	set -- $s
	put "\$r3 <- lane_swizzle \$r4, $1$2$3$4" = 0x3af4 $(($1 << 6 | $2 << 4 | $3 << 2 | $4))
done
for o in -256 -4 0 4 252; do # multiples of four in bits 7:1; bit 0: 0 = $r12, 1 = $r13
	put "MEM32[\$r12 + tiny $o] <- \$r0" = $((0x0c00 | (o / 4 & 127) << 1))
	put "MEM32[\$r13 + tiny $o] <- \$r14" = $((0xec01 | (o / 4 & 127) << 1))
	put "\$r1 <- MEM32[\$r13 + tiny $o]" = $((0x1d01 | (o / 4 & 127) << 1))
done
for n in 0 1 7; do
	put "SWI 0x$n" "SWI $n" $((n << 12))
done
put 'override FP32, keep' = 0xff1f
put NOP '$r2 <- $r2 | $r2' 0x2222
put '$r1 <- $r3' '$r1 <- $r3 | $r3' 0x1233
