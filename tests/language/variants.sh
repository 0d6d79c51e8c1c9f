# SPDX-License-Identifier: MIT
# Variants (docs/language.md): what a mark is about, in each place where one can be; numbers; the
# commands that take --variant; what is built of each, and read back from its XML; specc diff
# between two; pages, completion and layout; reports that all or some variants have.
# Faults: marks of rows, sections, fences or examples left out; numbers in quotes replaced.
set -u
isa=$ROOT/tests/language/variants/rv.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# same WHAT EXPECTED: of $WORK/log
same() {
	printf '%s\n' "$2" | diff - "$WORK/log" >"$WORK/diff" || fail "$1" "$WORK/diff"
}
names() {
	"$SPECC" list "$isa" --variant "$1" --codes 2>&1 |
		sed 's/^[^ ]* *\([^ ]*\) .*/\1/' | tr '\n' ','
}
{
	names rv32
	echo
	names rv64
	echo
} >"$WORK/log"
same "the opcodes of each" 'add,sub32,SLL,NEG,
add,mul,sub,addw,SLL,NEG,LD,'

# Words by hand: opcode, rd << 7, funct << 25, rs << 27; the shift amount of rv64 has bit 24, too.
for it in 'rv32 add x1, x2:0x100000b3' 'rv64 add x1, x2:0x100000b3' 'rv64 mul x1, x2:0x120000b3' \
	'rv64 addw x3, x4:0x200001bb' 'rv32 sub32 x1, x2:0x140000b3' 'rv64 sub x1, x2:0x140000b3' \
	'rv32 sll x1, 15:0x00f00097' 'rv64 sll x1, 31:0x01f00097' 'rv64 neg64 x1:0x00001097'; do
	text=${it%:*}
	echo "${text#* }" |
		"$SPECC" asm --isa "$isa" --variant "${text%% *}" --format=hex >"$WORK/log" 2>&1
	word=${it#*:0x}
	same "$text" "$(echo "$word" | sed 's/\(..\)\(..\)\(..\)\(..\)/\4\3\2\1/')"
done
echo 'sll x1, 16' | "$SPECC" asm --isa "$isa" --variant rv32 >"$WORK/log" 2>&1 && fail "16 in rv32"

"$SPECC" check -Werror "$isa" --run >"$WORK/log" 2>&1 || fail check "$WORK/log"
"$SPECC" fmt --diff "$isa" >"$WORK/log" 2>&1 || fail "the layout" "$WORK/log"
sed 's/ *__In</  __In</; s/= 0x33/=   0x33/' "$isa" >"$WORK/wide.isa"
"$SPECC" fmt "$WORK/wide.isa" >"$WORK/log" 2>&1
grep -c '__In<' "$isa" >"$WORK/log"
same "marks after fmt" "$(grep -c '__In<' "$WORK/wide.isa")"

# What is built, and what is read back.
"$SPECC" build "$isa" -t c -t html -t xml -o "$WORK/out" >"$WORK/log" 2>&1 || fail build "$WORK/log"
for v in rv32 rv64; do
	out=$WORK/out/$v
	"$SPECC" build "$out/xml/rv_$v.xml" -t c -t html -t xml -o "$WORK/again" >"$WORK/log" 2>&1 ||
		fail "the XML of $v" "$WORK/log"
	diff -r "$out" "$WORK/again" >"$WORK/log" || fail "built from the XML of $v" "$WORK/log"
	rm -rf "$WORK/again"
	"$SPECC" build "$isa" --variant $v -t c -o "$WORK/one" >"$WORK/log" 2>&1
	diff -r "$out/c" "$WORK/one/c" >"$WORK/log" || fail "$v alone" "$WORK/log"
	rm -rf "$WORK/one"
done
page=$WORK/out/rv64/html/en/insn-arithmetic.html
grep -q 'Variants</dt><dd>rv32, rv64' "$page" || fail "the page of a family"
grep -q 'Wide registers\.' "$page" && fail "prose of rv32 in a page of rv64"
grep -q 'Only for words of 64 bits\.' "$page" || fail "prose of rv64"
grep -q 'XLEN in prose' "$page" || fail "a name of a number in prose"
grep -q '\[64-1:0\]' "$WORK/out/rv64/xml/rv_rv64.xml" || fail "a number in a block"

"$SPECC" diff "$isa" --variant rv32 rv64 >"$WORK/log" 2>&1
cp "$WORK/log" "$WORK/diff1"
"$SPECC" diff "$isa" --variant rv32 --variant rv64 >"$WORK/log" 2>&1
cmp -s "$WORK/log" "$WORK/diff1" || fail "both ways to compare"
for change in 'register-width  *X  *32 bits, 1 lane -> 64 bits' 'opcode-added  *addw' \
	'opcode-renamed  *sub32  *sub32 -> sub'; do
	grep -q "$change" "$WORK/log" || fail "specc diff: $change" "$WORK/log"
done
grep -q 'isa-name' "$WORK/log" && fail "specc diff: the name of the ISA"
"$SPECC" complete list "$isa" --variant '' >"$WORK/log" 2>&1
same "completion" 'rv32
rv64'

# Once what both have; with a note what one has; in the columns of the author.
sed 's/^    add .*/    add   = OP, 0, (rd + rs)[XLEN-1:0] + rt;/; s/INT32((rd/INT32((ru/' "$isa" \
	>"$WORK/bad.isa"
"$SPECC" check "$WORK/bad.isa" 2>&1 | sed -n 's/.*isa:[0-9]*:\([0-9]*\): error: \([^ ]*\) .*/\1 \2/p
	s/  note: in/in/p' >"$WORK/log"
same "reports" "42 'rt'
14 'ru'
in variant rv64"

# One has errors: nothing is built of the other, unless --keep-going is given.
sed 's/INT32((rd/INT32((ru/' "$isa" >"$WORK/half.isa"
for option in --summary --keep-going; do
	rm -rf "$WORK/half"
	"$SPECC" build "$WORK/half.isa" -t csv -o "$WORK/half" $option >"$WORK/report" 2>&1
	echo "$option: $?, $(grep -c 'error: ' "$WORK/report") error, $(cd "$WORK" && echo half/*)"
done >"$WORK/log"
same "one with errors" '--summary: 1, 1 error, half/*
--keep-going: 1, 1 error, half/rv32 half/rv64'
exit $failed
