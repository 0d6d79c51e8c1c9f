#!/bin/sh
# SPDX-License-Identifier: MIT
# The reference evaluator on machines: steps, prefixes, traps, reset, memory, reasons to stop, for
# the machines of the comparison (tests/execution/compare). All answers are worked out by hand.
set -u
. "$ROOT/tests/shared/ref.sh"
failed=0

# answer ISA: runs the cases on standard input; a line `asm 40 NOP | NOP` puts instructions at 0x40.
answer() {
	isa=$ROOT/tests/execution/compare/$1.isa
	while IFS= read -r line; do
		case $line in
		asm*)
			address=${line#asm }
			text=${address#* }
			address=${address%% *}
			code=$(printf '%s\n' "$text" | tr '|' '\n' | "$SPECC" asm --isa "$isa" --format=hex)
			printf 'put ram 0 %s %s\n' "$address" "$(printf %s "$code" | tr -d '\n')"
			;;
		*) printf '%s\n' "$line" ;;
		esac
	done >"$WORK/script"
	"$ref" cases --isa "$isa" <"$WORK/script" >"$WORK/found" || failed=1
}

# expect WHAT: compares the answers with standard input
expect() {
	diff -u - "$WORK/found" >"$WORK/difference" && return
	echo "$1:"
	head -n 60 "$WORK/difference"
	failed=1
}

# ---- one step ----

answer machine <<'CASES'
case add
mem ram 0 1000
asm 40 ADD.RN $r1, $r2, $r3
set pc 0 * 40
set R 2 * 7
set R 3 * ffffffff
limit 1
go
case floats
mem ram 0 1000
asm 40 ADD.RN $r1, $r2, $r3
set pc 0 * 40
set R 2 * 3f800000
set R 3 * 40000000
set R.kind 2 * 1
set R.kind 3 * 1
limit 1
go
case prefixed
mem ram 0 1000
asm 40 PFX 0x12 | PFX 0x34 | ADD.RN $r1, $r2, $r3 | ADD.RN $r4, $r2, $r3
set pc 0 * 40
set R 2 * 7
limit 2
go
case caller
mem ram 0 1000
asm 40 ADD.RN $r1, $r2, $r3 | ADD.RN $r4, $r2, $r3
set pc 0 * 40
set high 0 * 5
limit 2
go
case immediates
mem ram 0 1000
asm 40 COUNTS $r1, $r2, -6, 4
set pc 0 * 40
set R 2 * fffffff7
limit 1
go
case sides
mem ram 0 1000
asm 40 SIDES $r1, $r2, $r1
set pc 0 * 40
set R 1 * ffffffff
set R.tag 1 * 3
set R.kind 1 * 2
set bit 0 * 1
limit 1
go
case constant
mem ram 0 1000
asm 40 MOVE $zero, $r1
set pc 0 * 40
set R 1 * 5
set R.kind 1 * 2
set R.tag 1 * 7
limit 1
go
case flags
mem ram 0 1000
asm 40 FLAGS b1, b2 | PFX 0x1 | FLAGS b3, b4
set pc 0 * 40
set B 2 * 1
set B 4 * fa
set Z 0 * 1
set N 0 * 1
limit 2
go
case call
mem ram 0 1000
asm 40 CALL $r1, $r2, 0x12345
set pc 0 * 40
set Z 0 * 1
set C 0 * 1
set R 2 * 1
limit 1
go
case pop
mem ram 0 1000
asm 40 POP $r1, $r2, 0x88
put ram 0 800 1122334455667788
put ram 0 888 89abcdef
set pc 0 * 40
limit 1
go
case overlapping
mem ram 0 1000
mem io 0 400
asm 40 SWAP $r1, $r2, $r3, 0x100
put ram 0 100 01020304
put ram 0 200 0506
put io 0 fe 0a0b0c0d0e
set pc 0 * 40
set R 2 * 200
set R 3 * fe
limit 1
go
CASES
# floats: 1 + 2 = 3. prefixed: 0x1234 in twelve bits, plus 7; cycles 2 + 2 + 2, and 2. immediates:
# -9 * 4 - 6 = -42; the low four bits of $r2 are 7, which takes bits 32 to 34 into the tag. sides:
# the tag 3, the kind 2, 27 ones. flags: CPU is 0x83 when C is set; 0xfa has Z clear and nothing at
# bits 2 to 6 counts. call: 0x46 and the flags 101 lie below 0x800, highest byte first. overlapping:
# 0xfe, then 0 over its low byte; 0x200 lowest byte first over 0xff to 0x102, and 04 at 0xfe;
# 0x01020304 ^ 0x0b0a, the memory as it was before.
expect "single steps" <<'ANSWERS'
case add
stop limit - 44 1
R 1 * 6
Z 0 * 0
cycles 0 * 2
end
case floats
stop limit - 44 1
R 1 * 40400000
Z 0 * 0
R.kind 1 * 1
cycles 0 * 2
end
case prefixed
stop limit - 4c 2
R 1 * 23b
R 4 * 7
Z 0 * 0
cycles 0 * 8
end
case caller
stop limit - 48 2
R 1 * 5
high 0 * 0
cycles 0 * 4
end
case immediates
stop limit - 44 1
R 1 * ffffffd6
R.tag 1 * 7
end
case sides
stop limit - 44 1
R 1 * 77ffffff
R 2 * 5
last 0 * 0
R.kind 1 * 0
R.kind 2 * 1
R.tag 1 * 1
R.tag 2 * 2
R.tag 3 * 4
Q.live 0 * 1
end
case constant
stop limit - 42 1
last 0 * 2
end
case flags
stop limit - 46 2
B 1 * 84
B 3 * 82
Z 0 * 0
C 0 * 1
cycles 0 * 2
end
case call
stop limit - 12344 1
R 1 * 40
sp 0 * 7fc
mode 0 * 2
R.tag 1 * 1
cycles 0 * 8
put ram 0 7fb 05
put ram 0 7ff 46
end
case pop
stop limit - 44 1
R 1 * 11223344
R 2 * 55667788
sp 0 * 888
saved 0 * bcdef
end
case overlapping
stop limit - 46 1
R 1 * 102080e
R.tag 1 * 5
cycles 0 * b
put ram 0 200 0000
put io 0 fe 0400020000
end
ANSWERS

# ---- exceptions ----

answer machine <<'CASES'
case mistyped
mem ram 0 1000
asm 40 PFX 0x12 | ADD.RN $r1, $r2, $r3
set pc 0 * 40
set R.kind 2 * 1
set Z 0 * 0
limit 1
go
case stop-on-trap
mem ram 0 1000
asm 40 PFX 0x12 | ADD.RN $r1, $r2, $r3
set pc 0 * 40
set R.kind 2 * 1
set Z 0 * 0
stop-on-trap
go
case reserved
mem ram 0 1000
put ram 0 40 0001
set pc 0 * 40
limit 3
go
case odd
mem ram 0 1000
set pc 0 * 41
limit 1
go
case fetch-behind-a-prefix
mem ram 0 802
asm 800 PFX 0x1
set pc 0 * 800
limit 1
go
case undefined-behind-a-prefix
mem ram 0 1000
asm 40 PFX 0x1
put ram 0 42 1900
set pc 0 * 40
limit 1
go
case trap-fails
mem ram 0 42
put ram 0 40 0621
set pc 0 * 40
go
case outside
mem ram 0 1000
asm 40 STORE.W $r1, $r2, 0x4
set pc 0 * 40
set R 1 * ffc
limit 1
go
case base
mem ram 0 1000 40
asm 40 STORE.W $r1, $r2, 0x4
set pc 0 * 40
set R 1 * 3c
limit 1
go
case below
mem ram 0 1000 44
asm 44 LOAD.B $r1, $r2, 0x3
set pc 0 * 44
set R 2 * 40
stop-on-trap
go
case crooked
mem ram 0 1000
asm 40 STORE.W $r1, $r2, 0x0
set pc 0 * 40
set R 1 * 2
limit 1
go
case wraps
mem ram 0 1000
asm 40 LOAD.B $r1, $r2, 0x10
put ram 0 8 5a
set pc 0 * 40
set R 2 * fffffff8
limit 1
go
case index
mem ram 0 1000
asm 40 INDEX $r1, R[$r2], $r3
set pc 0 * 40
set R 2 * f
limit 1
go
case fourteen
mem ram 0 1000
put ram 0 40 04010401040104010401040104010401040104010401040104010401
set pc 0 * 40
limit 1
go
case fifteen
mem ram 0 1000
put ram 0 40 0401040104010401040104010401040104010401040104010401040104770000
set pc 0 * 40
limit 1
go
case interrupt
mem ram 0 1000
raise Soft
set pc 0 * 40
set Z 0 * 0
limit 1
go
case trap
mem ram 0 1000
trap Soft
set pc 0 * 40
go
case seen
mem ram 0 1000
trap Soft 9a 123
set pc 0 * 40
go
case recursion
mem ram 0 1000
trap Soft
set pc 0 * 40
set N 0 * 1
go
CASES
# The trap stores its cause below 0x800, continues at 0x400 if Z is clear, and then takes 7 cycles.
expect "exceptions" <<'ANSWERS'
case mistyped
stop limit - 400 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 46
cycles 0 * 7
end
case stop-on-trap
stop raise Mistyped 40 0
address 0
end
case reserved
stop limit - 40 3
sp 0 * 7f4
saved 0 * 40
behind 0 * 42
why 0 * 1
put ram 0 7f7 01
put ram 0 7fb 01
put ram 0 7ff 01
end
case odd
stop limit - 41 1
sp 0 * 7fc
saved 0 * 41
behind 0 * 43
where 0 * 41
why 0 * 2
put ram 0 7ff 02
end
case fetch-behind-a-prefix
stop limit - 800 1
sp 0 * 7fc
saved 0 * 800
behind 0 * 804
where 0 * 802
why 0 * 2
put ram 0 7ff 02
end
case undefined-behind-a-prefix
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 44
why 0 * 1
put ram 0 7ff 01
end
case trap-fails
stop raise BadData 40 0
address 7fc
end
case outside
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 44
where 0 * 1000
why 0 * 3
put ram 0 7ff 03
end
case base
stop limit - 44 1
sp 0 * 3c
cycles 0 * 3
put ram 0 40 000000
end
case below
stop raise BadData 44 0
address 43
end
case crooked
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 44
where 0 * 2
why 0 * 4
put ram 0 7ff 04
end
case wraps
stop limit - 44 1
R 1 * 5a
cycles 0 * 3
end
case index
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 44
why 0 * 4
put ram 0 7ff 04
end
case fourteen
stop limit - 5e 1
cycles 0 * 1d
end
case fifteen
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 5e
why 0 * 1
put ram 0 7ff 01
end
case interrupt
stop limit - 402 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 40
why 0 * 80
cycles 0 * 8
put ram 0 7ff 80
end
case trap
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 40
why 0 * 80
put ram 0 7ff 80
end
case seen
stop limit - 40 1
sp 0 * 7fc
saved 0 * 40
behind 0 * 9a
where 0 * 123
why 0 * 80
put ram 0 7ff 80
end
case recursion
stop raise Broken 40 0
address 0
end
ANSWERS

# ---- ends of runs, reset, traces ----

answer machine <<'CASES'
case halt
mem ram 0 1000
asm 40 HLT 0x1
set pc 0 * 40
go
case self-jump
mem ram 0 1000
asm 40 SPIN 0x1
set pc 0 * 40
stop-on-self-jump
limit 1
go
case spins
mem ram 0 1000
asm 40 SPIN 0x1
set pc 0 * 40
limit 3
go
case break
mem ram 0 1000
set pc 0 * 40
stop-at 40
stop-at 42
go
case none
mem ram 0 1000
set pc 0 * 40
limit 0
go
case patched
mem ram 0 1000
asm 40 PATCH $r1, 0x6, 0x101
set pc 0 * 40
limit 5
trace
go
case reset
mem ram 0 1000
put ram 0 0 0123045600
set R 5 * 9
reset
go
case reset-fails
mem ram 0 1000
put ram 0 0 012304560001
set R 5 * 9
reset
go
case boot
mem ram 0 1000
put ram 0 0 00040456
boot
set R 1 * 3
asm 40 LINK $r2, $r1
limit 1
go
case wrong
mem ram 0 1000
set pc 0 * 100000
go
case wrong
code 0000
go
case wrong
trap Nothing
go
case wrong
set pc 0 * 40
trap Soft 9c 0
go
case wrong
set pc 0 * 40
trap Soft 41 0
go
case wrong
trap Soft 100000 0
go
case wrong
trap Soft 2
go
CASES
expect "ends of runs" <<'ANSWERS'
case halt
stop halt - 42 1
sp 0 * 802
mode 0 * 2
cycles 0 * ffff
end
case self-jump
stop self-jump - 40 1
vector 0 * 1
end
case spins
stop limit - 40 3
vector 0 * 1
end
case break
stop break - 42 1
cycles 0 * 1
end
case none
stop limit - 40 0
end
case patched
step 40
put ram 0 46 0101
step 46
sp 0 * 802
mode 0 * 2
cycles 0 * ffff
stop halt - 48 2
sp 0 * 802
mode 0 * 2
cycles 0 * ffff
put ram 0 46 0101
end
case reset
stop limit - 1230 1
R 5 * 0
sp 0 * 456
mode 0 * 0
R.kind 1 * 1
end
case reset-fails
stop raise Soft 0 0
address 0
R 5 * 0
end
case boot
stop limit - 3 1
R 2 * 42
where 0 * 3
R.tag d * 5
cycles 0 * 3
end
error pc has 20 bits
error the instructions of this machine stand in its memory
error 'Nothing' is not an exception
error no instruction at 40 ends at 9c
error no instruction at 40 ends at 41
error next_pc has 20 bits
error 'trap Soft 2' is not a line of a case
ANSWERS

# ---- without a trap ----

answer machine8 <<'CASES'
case wraps
mem ram 0 10000
put ram 0 ffff 80
set pc 0 * ffff
limit 1
go
case crosses
mem ram 0 10000
put ram 0 ffff 01
put ram 0 0 99
set pc 0 * ffff
limit 1
go
case cut
mem ram 0 ffff 1
put ram 0 ffff 01
set pc 0 * ffff
go
case wrapped
mem ram 0 10000
asm 40 stm 0xffff
set pc 0 * 40
set A 0 * 12
set X 0 * 0
set Y 0 * 34
limit 1
go
case undefined
mem ram 0 10000
put ram 0 40 ff
set pc 0 * 40
go
case raise
mem ram 0 10000
asm 40 bad
set pc 0 * 40
set D 0 * 1
go
case halt
mem ram 0 10000
asm 40 bad
set pc 0 * 40
go
case php
mem ram 0 10000
asm 40 php
set pc 0 * 40
limit 1
go
case plp
mem ram 0 10000
asm 40 plp
put ram 0 1ff ff
set pc 0 * 40
set S 0 * fe
limit 1
go
case jsr
mem ram 0 10000
asm 40 jsr 0x1234
asm 1234 rts
set pc 0 * 40
limit 2
go
case decimal
mem ram 0 10000
asm 40 adc 0x46
set pc 0 * 40
set A 0 * 58
set C 0 * 1
set D 0 * 1
limit 1
go
case pages
mem ram 0 10000
asm 40 ldi 0x10
put ram 0 10 f0ff
put ram 0 20 77
set pc 0 * 40
set Y 0 * 30
limit 1
go
CASES
# decimal: 58 + 46 + 1 = 105. pages: 0xfff0 + 0x30 wraps to 0x20, on another page.
expect "a machine without trap" <<'ANSWERS'
case wraps
stop limit - 0 1
end
case crosses
stop limit - 1 1
A 0 * 99
N 0 * 1
end
case cut
stop fault - ffff 0
end
case wrapped
stop limit - 43 1
put ram 0 0 12
put ram 0 ffff 34
end
case undefined
stop undefined - 40 0
end
case raise
stop raise Odd 40 0
address 0
end
case halt
stop halt - 41 1
end
case php
stop limit - 41 1
S 0 * fe
put ram 0 1ff 34
end
case plp
stop limit - 41 1
S 0 * ff
N 0 * 1
V 0 * 1
D 0 * 1
Z 0 * 1
C 0 * 1
end
case jsr
stop limit - 43 2
put ram 0 1fe 42
end
case decimal
stop limit - 42 1
A 0 * 5
end
case pages
stop limit - 42 1
A 0 * 77
X 0 * 1
end
ANSWERS

# ---- 64 bits ----

answer machine64 <<'CASES'
case top
mem m 0 10 fffffffffffffff0
put m 0 fffffffffffffffc 24040100
set pc 0 * fffffffffffffffc
limit 1
go
case crooked
mem m 0 40
put m 0 0 2044fdff
set R 2 * 10
set tvec 0 * 1000
limit 1
go
case loop
mem m 0 40
put m 0 8 4306feff
set pc 0 * 8
set R 2 * ffffffffffffffff
limit 1
go
CASES
# top: SUBI x1, x2, 1. crooked: LD.W x1, x2, -3, cause 5. loop: BLT.U x2, x3, -8 does not jump.
expect "64 bits" <<'ANSWERS'
case top
stop limit - 0 1
R 1 * ffffffffffffffff
end
case crooked
stop limit - 1014 1
tval 0 * d
end
case loop
stop limit - c 1
end
ANSWERS
exit $failed
