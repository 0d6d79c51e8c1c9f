# SPDX-License-Identifier: MIT
# SLOW
# Programs through specc asm, compared with bytes worked out by hand from the encodings in the
# specifications, by the C compiler (expressions) and, if installed, by llvm-mc (labels of RISC-V);
# the locations of errors; ELF files as read by readelf; disassembled code assembles to the same
# bytes.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
cpu8=$ROOT/tests/codec/isa/cpu8 rv32=$ROOT/tests/machines/rv32 \
	ladder=$ROOT/tests/codec/assembler/ladder.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# gives NAME ISA HEX [OPTION...]: the program on standard input assembles to these bytes.
gives() {
	name=$1 isa=$2 want=$(printf %s "$3" | tr -d ' \n\t')
	shift 3
	cat >program.s
	"$SPECC" asm --isa "$isa" --format=hex "$@" program.s >out 2>err || fail "$name: refused" err
	[ "$(tr -d '\n' <out)" = "$want" ] || { echo "$want" >want; fail "$name: other bytes" out; }
}

# refuses NAME ISA PLACE PATTERN: one error at LINE:COLUMN, and no output.
refuses() {
	cat >program.s
	rm -f out
	"$SPECC" asm --isa "$2" -o out program.s 2>err
	[ $? = 1 ] || fail "$1: exit status" err
	[ ! -e out ] || fail "$1: wrote something"
	[ "$(grep -c ': error: ' err)" = 1 ] || fail "$1: not one error" err
	grep -q "program.s:$3: error: .*$4" err || fail "$1: not '$4' at $3" err
}

# ---- lines, directives, symbols ----

# `ext a` is 0x00a1 and `ext a-b` 0x0ba2. Names are read as numbers would be.
gives 'a sum or two operands' "$ROOT/tests/codec/assembler/sum.isa" \
	'7204 3100 7204 7204 7204 3100 2100 7100 3100 3100
	3110 5100' <<'END'
	.equ n, 4
	.equ m, 7
	ext 7-4
	ext (7-4)
	ext 7-n
	ext m-n
	ext m - 4
	ext (m-n)
	ext m-n-1
	ext m
	ext 2+1
	ext -4+m
	.equ .x4, 4
	ext.x4 4 - 1
	ext 1 + .x4
END

gives data "$cpu8" '01 61 0a 27 ff 3412 78563412 efcdab9078563412 68690a41 4200 0000
	ee ee 0100 0100 00 00 0000c03f 000000000000f8bf 03 04' <<'END'
	.byte 1, 'a', '\n', '\'', -1    ; a comment; with another
	.half 0x1234
	.word $12345678
	.dword 0x1234567890abcdef
	.ascii "hi\n\x41"
	.asciz "\102"
	.space 2
	.SKIP 2, 0xEE
	.fill 2, 2, 1
	.balign 2
	.p2align 0
	.byte 0
	.float 1.5
	.double -1.5
	.set n, 3
	.byte n
	.set n, n + 1
	.byte n
END
gives alignment "$cpu8" '01 ff 02 00 03 00 0000 04' <<'END'
	.byte 1
	.balign 2, 0xff
	.byte 2
	.align 1
	.byte 3
	.balign 3
	.align 2
	.byte 4
END
gives 'big-endian data' "$ladder" '1234 12345678 0012 1107' <<'END'
	.half 0x1234
	.word 0x12345678
	.half 18
	ldi r1, 7
END
gives 'labels and .' "$cpu8" 'd0fe d0fc f004 0a020a00 48 10fd ad1002 00' <<'END'
	.org 0x200
one:	BNE one
	BNE . - 2
	BEQ 1f
	.half two, two - one
two:
1:	PHA
	BPL 1b
	LDA last
last:	.byte 0
END
gives 'local labels' "$cpu8" '48 d0fd 48 d0fd d000 48 d0fd' <<'END'
1:	PHA
	BNE 1b
1:	PHA
	BNE 1b
	BNE 1f
1: 2:	PHA
	BNE 2b
END
gives 'symbols from the command line' "$cpu8" 'a907 ff' -D SEVEN=0x7 -D MINUS=-1 <<'END'
	LDA #SEVEN
	.byte MINUS
END
gives 'backward .org' "$cpu8" '48 00 e8' <<'END'
	.org 2
	INX
	.org 0
	PHA
END
gives fill "$cpu8" '48 a5a5 e8' --fill 0xa5 <<'END'
	PHA
	.org 3
	INX
END

gives 'a sum binds closer than a shift' "$cpu8" '08 0c 01 00 07' <<'END'
	.byte 1 << 2 + 1, 2 + 1 << 2, 1 | 6 == 7, (1 | 6) == 6, 1 ^ 2 | 4 & 7
END
gives 'the distance of two labels is a number' "$cpu8" '48 48 d000 d0fd' <<'END'
	PHA
one:	PHA
two:	BNE two - one + 1
	BNE two + 1
END

# ---- operands that are addresses, choice of encodings ----

gives 'zero page or absolute' "$cpu8" 'a512 ad1200 ad0001 a5ff ad1200 a512 adfeff' <<'END'
	.equ zero, 0x12
	LDA zero
	LDA $0012
	LDA zero + 0xee
	LDA zero + 0xed
	LDA $0012               ; four digits
	LDA 18
	LDA -2 & 0xffff
END
gives 'parentheses of the instruction' "$cpu8" '6c3412 4c3412 b112' <<'END'
	.equ at, 0x1234
	JMP (at)
	JMP at
	LDA (at >> 8),Y
END
# 128 instructions of two bytes put the label beyond page 0, so that all of them need three.
repeat() {
	awk -v count="$1" -v text="$2" 'BEGIN { for (; count > 0; count--) printf "%s", text }'
}
gives 'growing' "$cpu8" "$(repeat 128 ad8001)00" <<END
$(repeat 128 'LDA end\n')
end:	.byte 0
END
gives 'not growing' "$cpu8" "$(repeat 84 a5a8)00" <<END
$(repeat 84 'LDA end\n')
	.equ end, there
there:	.byte 0
END
gives 'short and long constants' "$ladder" '1105 1105 21001234 31005678 2200ffff 3200ff7f' <<'END'
	.equ small, 5
	li r1, 5
	li r1, small
	li r1, 0x12345678
	li r2, -129
END
# Relative to the end of the jump: 4094 fits in 12 bits that count in twos, 4096 does not.
{
	printf '\tjmp a\n\t.space 4094\na:\tjmp b\n\t.space 4096\nb:\tjmp a + 4100\n'
} >jumps.s
"$SPECC" asm --isa "$ladder" jumps.s -o jumps.bin 2>err || fail "jumps" err
{
	od -An -v -tx1 -j0 -N2 jumps.bin
	od -An -v -tx1 -j4096 -N4 jumps.bin
	od -An -v -tx1 -j8196 -N2 jumps.bin
} | tr -d ' \n' >out
[ "$(cat out)" = 47ff500008004fff ] || fail "short and long jumps" out

# ---- expressions, compared with the C compiler ----

awk '
	function random(n) { state = (state * 69069 + 1) % 4294967296; return int(state / 65536) % n }
	function term(depth) {
		if (depth == 0 || random(4) == 0)
			return random(3) ? random(40) : "0x" sprintf("%x", random(200))
		if (random(5) == 0) return substr("-~!+", 1 + random(4), 1) " " term(depth - 1)
		if (random(9) == 0)
			return "(" any(depth - 1) " ? " any(depth - 1) " : " any(depth - 1) ")"
		return random(2) ? "(" any(depth - 1) ")" : any(depth - 1)
	}
	function any(depth,   operator) {
		operator = operators[1 + random(count_operators)]
		if (operator == "<<" || operator == ">>")
			return "(" term(depth) " " operator " " random(8) ")"
		if (operator == "/" || operator == "%")
			return term(depth) " " operator " " 1 + random(9)
		return term(depth) " " operator " " term(depth)
	}
	BEGIN {
		state = 5
		count_operators = split("+ - * / % << >> < > <= >= == != & | ^ && ||", operators, " ")
		for (i = 0; i < 1000; i++) print any(3)
	}' >expressions
sed 's/^/\t.dword /' expressions >expressions.s
{
	echo '#include <stdio.h>'
	echo 'static void put(long long n)'
	echo '{ for (int i = 0; i < 64; i += 8) printf("%02llx", n >> i & 255); puts(""); }'
	echo 'int main(void) {'
	# every constant has 64 bits
	sed -E 's/(0x[0-9a-f]+|[0-9]+)/\1LL/g; s/^/put(/; s/$/);/' expressions
	echo '}'
} >expressions.c
"$SPECC" asm --isa "$cpu8" --format=hex expressions.s >out 2>err || fail "expressions" err
${CC:-cc} -w -o expressions.out expressions.c >log 2>&1 || fail "expressions in C" log
./expressions.out >want
diff want out >diff || fail "expressions: other values" diff

# ---- RISC-V, compared with llvm-mc ----

cat >riscv.s <<'END'
_start:	addi x5, x6, 12
	beq x5, x6, _start
	beq x1, x2, later
	jal x1, later
	lw x8, 4(x9)
	lw x8, 4 + 4 * 2(x9)
	.byte 1, 2, 3, 4
	.balign 4
	.half 0x1234, 24 << 2
	.word 7 * 8 - 1, 'x', -1
	addi x1, x2, (3 + 4) * -2
	.asciz "text\n"
	.half -1
	sub x1, x2, x3
later:	jal x0, _start
1:	beq x0, x0, 1b
	beq x0, x0, 1f
	.space 8, 0xff
1:	.dword 0x1122334455667788
END
mc=$(command -v llvm-mc || command -v llvm-mc-14)
objcopy=$(command -v llvm-objcopy || command -v llvm-objcopy-14)
if [ -n "$mc" ] && [ -n "$objcopy" ] &&
		"$mc" --arch=riscv32 -filetype=obj -o riscv.o riscv.s 2>log &&
		"$objcopy" -O binary -j .text riscv.o riscv.want 2>log; then
	"$SPECC" asm --isa "$rv32" riscv.s -o riscv.bin 2>err || fail "RISC-V" err
	cmp riscv.want riscv.bin >diff 2>&1 || fail "RISC-V: other bytes than llvm-mc" diff
else
	echo "not tried: llvm-mc is not installed, or knows no RISC-V"
fi

# ---- errors ----

refuses 'undefined' "$cpu8" 2:11 "'nowhere' is not defined" <<'END'
	.byte 1
	.byte 2, nowhere, nowhere
	LDA nowhere
END
refuses 'defined twice' "$cpu8" 2:1 "'here' is already defined" <<'END'
here:	PHA
here:	PHA
END
grep -q 'program.s:1:1: note: it is defined here' err || fail "defined twice: no note" err
refuses 'circular' "$cpu8" 3:11 "'a' is defined in terms of itself" <<'END'
	.equ a, b + 1
	.equ b, c
	.equ c, -a
	.byte a
END
refuses 'a register' "$ladder" 1:1 "'sp' is a register or keyword" <<'END'
sp:	ldi r1, 0
END
refuses 'a keyword' "$ladder" 1:7 "'far' is a register or keyword" <<'END'
	.equ far, 1
END
{ printf '\tBNE there\n'; printf '\t.space 159\nthere:\n'; } >far.s
"$SPECC" asm --isa "$cpu8" far.s >out 2>err && fail "too far: accepted"
want="'there' is 32 bytes too far: the displacement is 161, but the operand takes -126 to 129"
grep -q "far.s:1:6: error: $want" err || fail "too far" err
{ printf 'there:\t.space 127\n\tBNE there\n'; } >far.s
"$SPECC" asm --isa "$cpu8" far.s >out 2>err && fail "too far: accepted"
want="'there' is 1 byte too far: the displacement is -127"
grep -q "far.s:2:6: error: $want" err || fail "too far" err
refuses 'between steps' "$ladder" 1:10 "needs a multiple of 2" <<'END'
	jmp far . + 5
END
refuses 'too large' "$cpu8" 1:7 "'256 + 1' is 257, which is 2 too large" <<'END'
	LDA #256 + 1
END
refuses 'data too large' "$cpu8" 1:13 '256 does not fit in 8 bits' <<'END'
	.byte 255, 256
END
refuses 'division' "$cpu8" 1:10 'division by zero' <<'END'
	.byte 1 / 0
END
refuses 'overflow' "$cpu8" 1:28 'too large' <<'END'
	.dword 0x7fffffffffffffff * 4
END
gives 'products of 65 bits' "$cpu8" 'feffffffffffff7f 0100000000000080' <<'END'
	.dword (-1) * 0x8000000000000001 + 0xffffffffffffffff
	.dword 0xffffffffffffffff + 0x8000000000000002 * -1 + 4
END
refuses 'a product' "$cpu8" 1:28 'too large' <<'END'
	.dword 0x8000000000000000 * -2
END
gives 'fill' "$cpu8" 'ffffff000080 ffffffffffffffff' <<'END'
	.fill 1, 3, 0xffffff
	.fill 1, 3, -0x800000
	.fill 1, 8, 0xffffffffffffffff
END
refuses 'fill' "$cpu8" 1:14 'expected a number -8388608 to 16777215' <<'END'
	.fill 1, 3, 0x1000000
END
refuses 'fill' "$cpu8" 1:14 'a number -9223372036854775808 to 18446744073709551615' <<'END'
	.fill 1, 8, -9223372036854775809
END
refuses 'an odd place' "$ladder" 2:2 'a multiple of 2 bytes' <<'END'
	.byte 1
	ldi r1, 1
	ldi r1, 1
END
refuses 'on top of others' "$cpu8" 3:7 'overlaps another at' <<'END'
	.org 4
	.space 8
	.org 10
	PHA
END
refuses 'beyond the end' "$cpu8" 1:7 'expected an expression, found the end' <<'END'
	.byte
END
refuses 'room that depends on itself' "$cpu8" 1:15 'depends on itself' <<'END'
begin:	.space end - begin + 1
end:
END
refuses 'unknown directive' "$cpu8" 1:2 "did you mean '.byte'" <<'END'
	.bite 1
END
refuses 'open string' "$cpu8" 1:9 'has no closing' <<'END'
	.ascii "abc
END
refuses 'nothing before' "$cpu8" 1:6 "'1b' is not defined" <<'END'
	BNE 1b
1:
END
refuses 'no address yet' "$cpu8" 1:10 'known here' <<'END'
	.balign end
end:
END
refuses 'an operand' "$cpu8" 1:9 "expected the end of the line" <<'END'
	LDA at + ]
	.equ at, 1
END

# ---- other files ----

mkdir -p lib
printf '\tLDA #SIZE\n\t.incbin "raw", 1, 2\n' >lib/part.inc
printf 'abcd' >lib/raw
gives 'included files' "$cpu8" '48 a903 6263 a903 6263' -I lib <<'END'
	PHA
	.include "part.inc"
	.include "lib/part.inc"
	.equ SIZE, 3
END
printf '\tPHA\n\tLDA #missing\n' >lib/part.inc
printf '\t.include "part.inc"\n' >lib/outer.inc
printf '\n\t.include "lib/outer.inc"\n' >program.s
"$SPECC" asm --isa "$cpu8" program.s >out 2>err && fail "an error in an included file: accepted"
sed -n 's/^\([^ ]*: [a-z]*: .*\)$/\1/p' err >places
cat >want <<'END'
lib/part.inc:2:7: error: 'missing' is not defined [assembly]
lib/outer.inc:1:11: note: it is included here
program.s:2:11: note: it is included here
END
diff want places >diff || fail "an error in an included file" diff
printf '\t.include "lib/outer.inc"\n' >lib/part.inc
printf '\t.include "lib/outer.inc"\n' >program.s
"$SPECC" asm --isa "$cpu8" program.s >out 2>err && fail "a circle of files: accepted"
grep -q "lib/part.inc:1:11: error: cannot read" err || fail "a circle of files" err
printf '\t.include "outer.inc"\n' >lib/part.inc
"$SPECC" asm --isa "$cpu8" program.s >out 2>err && fail "a circle of files: accepted"
grep -q "lib/part.inc:1:11: error: 'lib/outer.inc' includes itself" err ||
	fail "a circle of files" err
refuses 'no such file' "$cpu8" 1:10 "cannot read 'none'" <<'END'
	.incbin "none"
END

# ---- ELF ----

cat >elf.s <<'END'
	.global _start, number
	.equ number, -3
	.org 0x100
	ldi r1, 1
_start:	li r1, 0x12345678
	.org 0x200
.Lhidden: inner: .word .Lhidden
END
for bits in 32 64; do
	"$SPECC" asm --isa "$ladder" --format=elf$bits elf.s -o elf$bits --map map --listing list \
		2>err || fail "elf$bits" err
done
cat >want <<'END'
bytes
0x100 to 0x109  10 bytes
0x200 to 0x203  4 bytes

entry
0x102

symbols
0x102  address global  _start
0x200  address         inner
-0x3  number  global  number
END
diff want map >diff || fail "map" diff
cat >want <<'END'
elf.s:
                             1  	.global _start, number
                             2  	.equ number, -3
                             3  	.org 0x100
0100  1101                   4  	ldi r1, 1
0102  21001234               5  _start:	li r1, 0x12345678
0106  31005678
                             6  	.org 0x200
0200  00000200               7  .Lhidden: inner: .word .Lhidden
END
sed 's/ *$//' list | diff want - >diff || fail "listing" diff
if command -v readelf >out; then
	readelf -hlsSW elf32 >out 2>err
	[ ! -s err ] || fail "readelf" err
	for pattern in 'Class: *ELF32' "Data: .*big endian" 'Type: *EXEC' 'Machine: .*0x1234' \
			'Entry point address: *0x102' 'LOAD .* 0x00000100 0x00000100 0x0000a 0x0000a' \
			'LOAD .* 0x00000200 0x00000200 0x00004 0x00004' \
			'00000102 .* NOTYPE *GLOBAL .* 1 _start' '00000200 .* LOCAL .* 2 inner' \
			'fffffffd .* GLOBAL .* ABS number'; do
		grep -q "$pattern" out || fail "readelf does not say '$pattern'" out
	done
	readelf -hlsSW elf64 2>err >out
	[ ! -s err ] || fail "readelf, 64 bits" err
	grep -q 'Class: *ELF64' out || fail "readelf, 64 bits" out
else
	echo "not tried: readelf is not installed"
fi
for bits in 32 64; do
	"$SPECC" disasm --isa "$ladder" elf$bits -o again.s 2>err || fail "disasm elf$bits" err
	"$SPECC" asm --isa "$ladder" --format=elf$bits again.s -o again 2>err ||
		fail "elf$bits again" err
	"$SPECC" asm --isa "$ladder" elf.s -o flat && "$SPECC" asm --isa "$ladder" again.s -o flat2
	cmp flat flat2 >diff || fail "elf$bits: other bytes" diff
done
printf '\t.org 0xfffffffe\n\tldi r1, 1\n\tldi r1, 2\n' >program.s
"$SPECC" asm --isa "$ladder" --format=elf32 program.s -o out 2>err && fail "elf32 beyond 4 GiB"
grep -q 'more than 32 bits' err || fail "elf32 beyond 4 GiB" err

# ---- disassembled and reassembled: random bytes for all instruction sets, and programs ----

head -c "${DEEP:+4}9998" /dev/urandom >random
for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$rv32" "$ladder"; do
	for options in "" --labels "--labels --origin 0x1000"; do
		"$SPECC" disasm --keep-going $options --isa "$isa" random >again.s 2>err
		"$SPECC" asm --keep-going --isa "$isa" again.s -o again 2>err ||
			fail "random bytes of $isa $options (kept: $WORK/random)" err
		cmp random again >diff || fail "random bytes of $isa $options (kept: $WORK/random)" diff
	done
done
# Labels are generated, and denote the address that the number had.
"$SPECC" asm --isa "$rv32" riscv.s -o riscv.bin 2>err || fail "RISC-V" err
"$SPECC" disasm --labels --isa "$rv32" riscv.bin >again.s 2>err
grep -q '^beq x5, x6, L_0x0$' again.s || fail "no label was made" again.s
"$SPECC" asm --isa "$rv32" again.s -o again 2>err || fail "labels" err
cmp riscv.bin again >diff || fail "labels: other bytes" diff

# ---- unreasonable input ----

# survives NAME STATUSES: within 20 seconds and 4 GB
survives() {
	(ulimit -v 4000000; "$within" 20 "$SPECC" asm --isa "$cpu8" bad.s -o out 2>err)
	status=$?
	case $2 in *$status*) ;; *) fail "$1: exit status $status" err ;; esac
	[ $status -eq 0 ] || grep -q -e ': error: ' -e '256 MiB' err || fail "$1: nothing is said" err
}

{ printf '\t.byte '; repeat 100000 '('; printf 1; repeat 100000 ')'; echo; } >bad.s
survives 'nested parentheses' 1
{ printf '\t.byte '; repeat 100000 '-'; echo 1; } >bad.s
survives 'signs' 1
{ printf '\t.byte 0'; repeat 200000 '+1-1'; echo; } >bad.s
survives 'a long sum' 1
{ printf '\t.byte 0'; repeat 100000 '?1:0'; echo; } >bad.s
survives 'choices' 1
{ printf '\t.byte 0'; repeat 500000 ', 1'; echo; } >bad.s
survives 'a long line' 0
awk 'BEGIN { print "\t.equ s0, 1"; for (i = 1; i < 100000; i++) print "\t.equ s" i ", s" i - 1
	print "\t.byte s99999" }' >bad.s
survives 'a chain of symbols' 01
awk 'BEGIN { for (i = 0; i < 100000; i++) print "\t.equ s" i ", s" i + 1
	print "\t.byte s0" }' >bad.s
survives 'a chain of symbols that ends nowhere' 1
awk 'BEGIN { for (i = 0; i < 100000; i++)
	print i ":\tBNE " i "b\nx" i ":\tLDA x" 99999 - i }' >bad.s
survives 'many labels' 01
printf '\t.space 0xffffffffffffffff\n\t.fill 0x3fffffff, 8\n\t.org -1\n' >bad.s
survives 'room without end' 1
printf '\t.org 0xffff\n\t.space 0xfffffff\n\t.org 0x3fffffffffffffff\n\tPHA\n' >bad.s
survives 'addresses without end' 2
head -c 300000 "$SPECC" >bad.s
survives 'no text' 1
exit $failed
