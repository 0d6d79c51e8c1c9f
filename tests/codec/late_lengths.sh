# SPDX-License-Identifier: MIT
# SLOW
# Lengths that later units decide (docs/language.md, DefISA), in late_lengths.isa: each of its
# instructions, in memory one after another, by specc and by the generated C; undefined words; the
# end of memory after each number of bytes; the words of all lengths together are all bytes there
# are, each once; both executions. In late_modes.isa, operands append units. Bytes and lengths by
# hand, from the manuals of x86. Fault: a word that is the beginning of another one.
set -u
isa=$ROOT/tests/codec/late_lengths.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/round_trip.sh"

"$SPECC" check "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
cat >"$WORK/hex" <<'END'
90 01c3 6601c3 4801c3 0fafc3 480fafc3 66480fafc3 0f8401000000 48ff 90 66480f9090 01c3
END
cat >"$WORK/wanted" <<'END'
nop
add r3, r0
addw r3, r0
add.q r3, r0
imul r3, r0
imul.q r3, r0
imulw.q r3, r0
jcc.z 0x1
.byte 0x48, 0xff
nop
.byte 0x66, 0x48, 0x0f, 0x90, 0x90
add r3, r0
END
"$SPECC" disasm --format=hex "$isa" "$WORK/hex" 2>"$WORK/log" | sed 's/ *#.*//' >"$WORK/shown"
cmp -s "$WORK/wanted" "$WORK/shown" || fail "disasm" "$WORK/shown"
grep -v byte "$WORK/wanted" | "$SPECC" asm --format=hex "$isa" - 2>"$WORK/log" | tr -d '\n' \
	>"$WORK/shown"
printf '9001c36601c34801c30fafc3480fafc366480fafc30f84010000009001c3' | cmp -s - "$WORK/shown" ||
	fail "asm" "$WORK/shown"

# BYTES is truncated: it has this length, or at least this one.
truncated() {
	"$SPECC" explain "$isa" --bytes $1 >"$WORK/log" 2>&1
	grep -q "^truncated: the instruction is $2 bytes long" "$WORK/log" || fail "$1" "$WORK/log"
}
truncated 48 'at least 2'
truncated 66 'at least 2'
truncated '48 01' 3
truncated '48 0f af' 4
truncated '66 48' 5
truncated '66 48 0f af' 5
truncated '0f 84 01 00 00' 6

# Of 2^48 words of six bytes each begins with exactly one word of some length.
"$SPECC" space "$isa" 2>"$WORK/log" | awk '/ bits: / { sum += $3 * 2 ^ (48 - $1) }
	END { printf "%.0f\n", sum }' >"$WORK/sum"
[ "$(cat "$WORK/sum")" = 281474976710656 ] || fail "the sum of all words" "$WORK/sum"

"$SPECC" test "$isa" >"$WORK/log" 2>&1 || fail "cases" "$WORK/log"
"$SPECC" test --states=20 "$isa" >"$WORK/log" 2>&1 || fail "states" "$WORK/log"
# round_trips ISA: each legal word all ways round, and the harness that decodes, in the generated C.
round_trips() {
	rm -rf "$WORK/out"
	"$SPECC" build -t c -t c-test -t fuzz -o "$WORK/out" "$1" >"$WORK/log" 2>&1 ||
		fail "$1: build" "$WORK/log"
	round_trip "$WORK/out"
	harness "$WORK/out" decode --count 20000
}

round_trips "$isa"
round_trips "$ROOT/tests/codec/late_modes.isa"

# Where the appended units of an opcode are missing, a shorter one that is legal is still found.
[ "$(echo 9d | "$SPECC" disasm --format=hex "$ROOT/tests/codec/hidden.isa" 2>&1)" = 'short r1' ] ||
	fail "an opcode is hidden by a longer one"
round_trips "$ROOT/tests/codec/hidden.isa"

# 66 alone as an instruction: no number of units tells it from the beginning of another one.
awk '/^__DefOptype NOP/ { n = 1 } n && /0x90/ { gsub(/0x90/, "0x66") } { print }' "$isa" \
	>"$WORK/prefix.isa"
! "$SPECC" check "$WORK/prefix.isa" >"$WORK/log" 2>&1 || fail "a prefix of others" "$WORK/log"
grep -q "the word 0x66 of 'NOP' (8 bits) is the beginning of a word of 'ADDW' (24 bits)" \
	"$WORK/log" || fail "a prefix of others: its report" "$WORK/log"
exit $failed
