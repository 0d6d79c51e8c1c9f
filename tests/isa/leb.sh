# SPDX-License-Identifier: MIT
# SLOW
# Numbers of one to five bytes with continuation bits, and characters in UTF-8 (isa/leb/leb.isa):
# specc and the C agree with the bytes of published examples and with those that awk works out;
# longer encodings of a number are decoded to its text. A sixth byte is refused, as are bits beyond
# 32, surrogates, and characters that are longer than they must be.
# Faults: groups in the other order; a number of two lengths; surrogates.
set -u
isa=$ROOT/tests/isa/leb/leb.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/tool.sh"
. "$ROOT/tests/shared/round_trip.sh"

# The encoding from its definition (WebAssembly 1.0, 5.2.2): awk's numbers are exact up to 2^53.
awk 'function bytes(code, n, signed,    out, low) {
		out = sprintf("%02x", code)
		for (;;) {
			low = n - 128 * floor(n / 128)
			n = floor(n / 128)
			if (signed ? (n == 0 && low < 64) || (n == -1 && low >= 64) : n == 0)
				return out sprintf("%02x", low)
			out = out sprintf("%02x", low + 128)
		}
	}
	function floor(x,    whole) { whole = int(x); return whole > x ? whole - 1 : whole }
	function line(code, name, n, signed) { printf "%s|%s %.0f\n", bytes(code, n, signed), name, n }
	BEGIN {
		for (k = 0; k <= 32; k++) {
			for (d = -1; d <= 1; d++) {
				n = 2 ^ k + d
				if (n < 2 ^ 32) line(32, "local.get", n, 0)
				if (n < 2 ^ 31) line(65, "i32.const", n, 1)
				if (n <= 2 ^ 31) line(65, "i32.const", -n, 1)
			}
		}
	}' | sed 's/ -0$/ 0/' | sort -u >"$WORK/words"
# Wikipedia's examples, and those of DWARF 5, 7.6.
cat >>"$WORK/words" <<'END'
20e58e26|local.get 624485
41c0bb78|i32.const -123456
0c02|br 2
0c7f|br 127
0c8001|br 128
0c8201|br 130
0cb964|br 12857
417e|i32.const -2
41ff00|i32.const 127
41817f|i32.const -127
418001|i32.const 128
41807f|i32.const -128
41ff7e|i32.const -129
01e282ac|put 8364
01f0908d88|put 66376
END
cut -d '|' -f 1 "$WORK/words" >"$WORK/hex"
cut -d '|' -f 2 "$WORK/words" >"$WORK/text"
cat >"$WORK/longer" <<'END'
208000|local.get 0
20858000|local.get 5
208080808000|local.get 0
20e58e808000|local.get 1893
20ffffffff00|local.get 268435455
END

"$SPECC" check -Wall -Werror "$isa" >"$WORK/log" 2>&1 || fail check "$WORK/log"
"$SPECC" fmt --check "$isa" >"$WORK/log" 2>&1 || fail fmt "$WORK/log"
"$SPECC" build "$isa" -t c -t c-test -t fuzz -t html -t xml -o "$WORK/out" >"$WORK/log" 2>&1 ||
	fail build "$WORK/log"
tool_of "$isa" "$WORK/out/c" "$WORK/tool" >"$WORK/log" 2>&1 || fail "the tool" "$WORK/log"
specc_of_isa() {
	command=$1
	shift
	"$SPECC" "$command" --isa "$isa" "$@"
}
for tool in specc_of_isa "$WORK/tool"; do
	$tool asm --format=hex "$WORK/text" >"$WORK/log" 2>&1
	diff "$WORK/hex" "$WORK/log" >"$WORK/diff" || fail "$tool asm" "$WORK/diff"
	$tool disasm --format=hex <"$WORK/hex" >"$WORK/log" 2>&1
	diff "$WORK/text" "$WORK/log" >"$WORK/diff" || fail "$tool disasm" "$WORK/diff"
	cut -d '|' -f 1 "$WORK/longer" | $tool disasm --format=hex >"$WORK/log" 2>&1
	cut -d '|' -f 2 "$WORK/longer" | diff - "$WORK/log" >"$WORK/diff" ||
		fail "$tool: longer encodings" "$WORK/diff"
	for bytes in 208080808080 20ffffffff10 418080808008 41ffffffff77 418000 41ff7f \
		01c0a4 01eda080 01f4908080 018080; do
		! echo $bytes | $tool disasm --format=hex >"$WORK/log" 2>&1 ||
			fail "$tool decodes $bytes" "$WORK/log"
	done
done
round_trip "$WORK/out"
harness "$WORK/out" roundtrip --time 0 --count 4000 --seed 1
"$SPECC" diff "$isa" "$WORK/out/xml/leb.xml" >"$WORK/log" 2>&1 || fail "XML" "$WORK/log"
# Two lengths of one number: the error shows a number that both have.
sed '/__DefFieldType U2/,/Forbid/s/    Forbid.*//' "$isa" >"$WORK/redundant.isa"
! "$SPECC" check "$WORK/redundant.isa" >"$WORK/log" 2>&1 || fail "redundant lengths" "$WORK/log"
grep -q "local.get 0.*ambiguous-syntax" "$WORK/log" || fail "no witness" "$WORK/log"
# A length of which the last byte may say that another one follows: a word that goes on in another.
sed -e 's/B2 = U2, S2, { 16, 7,/B2 = Open, S2, { 16, 8,/' -e '/B2 = Open/,/}/s/ field<23, 1>.*//' \
	-e 's/^__DefFieldType U3.*/__DefFieldType Open<15>\n\n&/' "$isa" >"$WORK/endless.isa"
! "$SPECC" check "$WORK/endless.isa" >"$WORK/log" 2>&1 || fail "no end" "$WORK/log"
grep -q "the word 0x808020 of 'LOCAL_GET_B2' (24 bits) is the beginning of .*B3.*length-conflict" \
	"$WORK/log" || fail "no word without an end" "$WORK/log"
exit $failed
