# SPDX-License-Identifier: MIT
# SLOW
# Aliases that are printed (Printed<> of __DefAlias in docs/language.md) by specc and by the C, with
# conditions and preference, and canonical text with --no-aliases; labels, explain, diff, the XML
# and the pages. Words and pseudo-instructions from the tables of the RISC-V manual, and mr of the
# PowerPC. Fault: with equal preference check names a word that two aliases are printed for.
set -u
machine=$ROOT/tests/machines/rv32/rv32.isa
aliases=$ROOT/tests/codec/printed/pseudo.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/round_trip.sh"
expect() {
	file=$1
	shift
	"$@" >"$WORK/log" 2>&1
	diff "$file" "$WORK/log" >"$WORK/diff" || fail "$*" "$WORK/diff"
}
on() {
	command=$1
	shift
	"$SPECC" "$command" --isa "$machine" --isa "$aliases" "$@"
}

# The bytes, what is printed, and the canonical text if it is another.
cat >"$WORK/words" <<'END'
13000000|nop|addi x0, x0, 0
13850500|mv x10, x11|addi x10, x11, 0
13810500|addi x2, x11, 0
13055000|li x10, 5|addi x10, x0, 5
1305f0ff|li x10, -1|addi x10, x0, -1
13050000|mv x10, x0|addi x10, x0, 0
13010000|li x2, 0|addi x2, x0, 0
13851500|addi x10, x11, 1
13c5f5ff|not x10, x11|xori x10, x11, -1
13c5e5ff|xori x10, x11, -2
3305b040|neg x10, x11|sub x10, x0, x11
13b51500|seqz x10, x11|sltiu x10, x11, 1
33e5b500|mr x10, x11|or x10, x11, x11
b3627300|or x5, x6, x7
b3e01000|or x1, x1, x1
b3620000|or x5, x0, x0
63040500|beqz x10, 8|beq x10, x0, 8
63040008|beqz x0, 136|beq x0, x0, 136
6344b500|blt x10, x11, 8
6f008000|j 8|jal x0, 8
ef008000|jal 8|jal x1, 8
ef028000|jal x5, 8
67000500|jr x10|jalr x0, 0(x10)
67800000|ret|jalr x0, 0(x1)
67804000|jalr x0, 4(x1)
END
cut -d'|' -f1 "$WORK/words" >"$WORK/hex"
cut -d'|' -f2 "$WORK/words" >"$WORK/printed"
awk -F'|' '{ print $NF }' "$WORK/words" >"$WORK/canonical"
"$SPECC" check -Werror "$machine" "$aliases" >"$WORK/log" 2>&1 || fail check "$WORK/log"
"$SPECC" build "$machine" "$aliases" -t c -t c-test -t fuzz -t html -t xml -o "$WORK/out" \
	>"$WORK/log" 2>&1 || fail build "$WORK/log"
${CC:-cc} -O0 -o "$WORK/tool" "$WORK"/out/c/*.c >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
for by in on "$WORK/tool"; do
	expect "$WORK/printed" "$by" disasm --format=hex "$WORK/hex"
	expect "$WORK/canonical" "$by" disasm --format=hex --no-aliases "$WORK/hex"
	expect "$WORK/hex" "$by" asm --format=hex "$WORK/printed"
done
round_trip "$WORK/out"
harness "$WORK/out" roundtrip --time 0 --count 4000 --seed 1

# Words of fields at random: specc and the C print the same, which is read back.
awk 'BEGIN { srand(5)
	for (i = 0; i < 3000; i++) {
		rd = int(4 * rand()); rs = int(4 * rand()); imm = int(4 * rand())
		printf "%02x%02x%02x%02x\n", rd % 2 * 128 + 19,
			rs % 2 * 128 + int(8 * rand()) * 16 + int(rd / 2), int(rs / 2) + imm % 4 * 16,
			rand() < 0.5 ? 255 : 0 } }' >"$WORK/many"
for by in on "$WORK/tool"; do
	"$by" disasm --format=hex "$WORK/many" 2>"$WORK/log" | grep -v '^[#.]' >"$WORK/by_${by##*/}"
done
grep -c '^[a-z]* x[0-9]*, -\{0,1\}[x0-9]*$' "$WORK/by_on" >"$WORK/count"
[ "$(cat "$WORK/count")" -gt 100 ] || fail "few aliases" "$WORK/count"
cmp "$WORK/by_on" "$WORK/by_tool" >"$WORK/log" 2>&1 || fail "specc and the C" "$WORK/log"
on asm --format=hex "$WORK/by_on" >"$WORK/back" 2>"$WORK/log" || fail "read back" "$WORK/log"
on disasm --format=hex --no-aliases "$WORK/many" | grep -v '^[#.]' >"$WORK/lines"
on asm --format=hex "$WORK/lines" >"$WORK/again" 2>"$WORK/log" || fail "canonical" "$WORK/log"
cmp "$WORK/back" "$WORK/again" >"$WORK/log" 2>&1 || fail "read back as other words" "$WORK/log"

# Labels take the place of displacements in aliases too.
printf '6f008000\n63040500\n13000000\n' >"$WORK/jumps"
printf '%s\n' 'j L_0x8' 'beqz x10, 8' 'L_0x8:' nop >"$WORK/expected"
expect "$WORK/expected" on disasm --format=hex --labels "$WORK/jumps"
on asm --format=hex "$WORK/expected" >"$WORK/log" 2>&1
diff "$WORK/jumps" "$WORK/log" >"$WORK/diff" || fail "labels" "$WORK/diff"

on explain 0x8067 >"$WORK/log" 2>&1
grep -qx 'text   jalr x0, 0(x1)' "$WORK/log" && grep -qx 'alias  ret' "$WORK/log" ||
	fail explain "$WORK/log"
page=$WORK/out/html/en/insn-jalr.html
grep -q 'href="notation.html#alias-ret"><code>ret</code></a></dt>' "$page" || fail page "$WORK/log"
cat "$machine" "$aliases" | awk '!/^__Language/ || !n++' >"$WORK/whole.isa"
expect_equal() {
	"$SPECC" diff "$@" >"$WORK/log" 2>&1
	grep -q '^equal: 0 changes' "$WORK/log" || fail "diff $*" "$WORK/log"
}
expect_equal "$WORK/whole.isa" "$WORK/out/xml/rv32.xml"
"$SPECC" disasm --isa "$WORK/out/xml/rv32.xml" --format=hex "$WORK/hex" >"$WORK/log" 2>&1
diff "$WORK/printed" "$WORK/log" >"$WORK/diff" || fail "disasm of the XML" "$WORK/diff"

# Parameters in braces are the rest of a mnemonic. Bits 31:30 are the operation, 29:28 the
# condition, 27 is s, 11:8 are the number, 7:4 and 3:0 registers.
glued=$ROOT/tests/codec/printed/glued.isa
cat >"$WORK/words" <<'END'
21030048|lslseq r1, r2, #3
21030060|lsl r1, r2, #3
21030068|lsls r1, r2, #3
21000050|movne r1, r2@0
21030050|movne r1, r2@3
11000028|incx r1
33000018|incnex r3
43000018|addsne r3, r4
33000010|addne r3, r3
END
cut -d'|' -f1 "$WORK/words" >"$WORK/hex"
cut -d'|' -f2 "$WORK/words" >"$WORK/printed"
"$SPECC" build -Werror "$glued" -t c -t c-test -t fuzz -t html -t xml -t json -o "$WORK/glued" \
	>"$WORK/log" 2>&1 || fail "build glued" "$WORK/log"
${CC:-cc} -O0 -o "$WORK/tool" "$WORK"/glued/c/*.c >"$WORK/log" 2>&1 || fail glued "$WORK/log"
expect_glued() {
	expect "$WORK/printed" "$@" disasm --format=hex "$WORK/hex"
	expect "$WORK/hex" "$@" asm --format=hex "$WORK/printed"
	for text in 'lslx r1, r2, #3' 'lsleqs r1, r2, #3' 'incn ex r3' 'incnex.r3' 'incney r3'; do
		printf '%s\n' "$text" >"$WORK/wrong"
		"$@" asm --format=hex "$WORK/wrong" >"$WORK/log" 2>&1 && fail "$* $text" "$WORK/log"
	done
}
of_glued() {
	command=$1
	shift
	"$SPECC" "$command" --isa "$WORK/spec" "$@"
}
cp "$glued" "$WORK/spec"
expect_glued of_glued
cp "$WORK/glued/xml/glued.xml" "$WORK/spec"
expect_glued of_glued
expect_glued "$WORK/tool"
expect_equal "$glued" "$WORK/glued/xml/glued.xml"
round_trip "$WORK/glued"

# Equal preference; more parts of words than there may be.
sed 's/Printed<[0-9]>/Printed<>/' "$aliases" >"$WORK/equal.isa"
"$SPECC" check "$machine" "$WORK/equal.isa" >"$WORK/log" 2>&1
grep -q "'print_nop' and 'print_mv' can both be printed for OP_IMM 0x00000013, as 'nop' and \
'mv x0, x0'" "$WORK/log" || fail "equal preference" "$WORK/log"
{
	cat "$aliases"
	printf '\n__DefAlias many<a, b, n>\n    Text<"many a, b, n">;\n    Means<"addi a, b, n">;\n'
	printf '    Printed<> = a < b && (n > 1 && n < 2046);\n'
} >"$WORK/many.isa"
"$SPECC" check "$machine" "$WORK/many.isa" >"$WORK/log" 2>&1
grep -q "splits the words of alias 'many' into more than 1024 parts \[limit\]" "$WORK/log" ||
	fail "many parts" "$WORK/log"
exit $failed
