# SPDX-License-Identifier: MIT
# SLOW
# A shader machine in three generations (gpu3/gpu3.isa), one specification: the words of each,
# worked out here from the positions of fields, are those of specc, and two decoders in C are in one
# program; what a generation lacks is refused; the cases hold.
# Faults: a mark left out; the number of registers of another generation; one prefix for all C.
set -u
isa=$ROOT/tests/isa/gpu3/gpu3.isa
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# word CODE FLAGS ANY TYPE RD B A: sy is 8, ss 4, a repetition its number, in bits 55 to 52;
# saturation is bit 51, of 8 bits from 44 on that others ignore.
word() {
	printf '%016x' $(($1 << 56 | $2 << 52 | $3 << 44 | $4 << 31 | $5 << 24 | $6 << 12 | $7))
}
# A source: its register, or 1 << 10 and a constant, 2 << 10 and an offset, 3 << 10 and a number.
register() { echo $(($1)); }
constant() { echo $((1 << 10 | $1)); }
relative() { echo $((2 << 10 | ($1 & 255))); }
immediate() { echo $((3 << 10 | ($1 & 1023))); }
# The bytes of a word: little-endian.
bytes() { echo "$1" | sed 's/\(..\)\(..\)\(..\)\(..\)\(..\)\(..\)\(..\)\(..\)/\8\7\6\5\4\3\2\1/'; }
# line FILE TEXT CODE FLAGS ANY TYPE RD B A
line() {
	file=$1
	text=$2
	shift 2
	echo "$text" >>"$WORK/$file.texts"
	bytes "$(word "$@")" >>"$WORK/$file.hex"
}
for g in 1 2 3; do
	and=$((g == 1 ? 0x44 : 0x54))
	last=$((g == 1 ? 47 : g == 2 ? 63 : 127))
	line $g '(sy)(ss)(rpt1)add.w r1, r2, #-3' $((0x40)) 13 0 0 1 "$(immediate -3)" "$(register 2)"
	line $g "sub.h r$last, c1023, c<a0-2>" $((0x41)) 0 0 1 $last "$(relative -2)" "$(constant 1023)"
	line $g '(ss)and.bits r0, c<a0+127>, #511' $and 4 0 2 0 "$(immediate 511)" "$(relative 127)"
	line $g "(rpt2)mov.w r5, (neg)r$last" $((0x20)) 2 0 0 5 1 $last
	line $g 'mov.bits r5, ~r6' $((0x20)) 0 0 2 5 1 6
	line $g '(sy)end' $((0xf0)) 8 0 0 0 0 0
done
for g in 2 3; do
	line $g 'mul.w r1, r2, r3' $((0x60)) 0 0 0 1 3 2
	line $g '(rpt3)end' $((0xf0)) 3 0 0 0 0 0
done
line 3 '(sy)(sat)add.b r1, r2, r3' $((0x40)) 8 128 3 1 3 2

"$SPECC" check -Wall -Wno-encoding-unstated -Werror "$isa" >"$WORK/log" 2>&1 ||
	fail check "$WORK/log"
[ "$(wc -l <"$isa")" -le 300 ] || { echo "gpu3.isa is too long"; failed=1; }
"$SPECC" build "$isa" -t c -o "$WORK/out" >"$WORK/log" 2>&1 || fail build "$WORK/log"
for g in 1 2 3; do
	set -- --isa "$isa" --variant gen$g --format=hex
	"$SPECC" asm "$@" "$WORK/$g.texts" >"$WORK/log" 2>&1
	diff "$WORK/$g.hex" "$WORK/log" >"$WORK/diff" || fail "asm $g" "$WORK/diff"
	"$SPECC" disasm "$@" "$WORK/$g.hex" >"$WORK/log" 2>&1
	diff "$WORK/$g.texts" "$WORK/log" >"$WORK/diff" || fail "disasm $g" "$WORK/diff"
	"$SPECC" test "$isa" --variant gen$g >"$WORK/log" 2>&1 || fail "cases $g" "$WORK/log"
	"$SPECC" test "$isa" --variant gen$g --texts=16 >"$WORK/log" 2>&1 ||
		fail "texts $g" "$WORK/log"
done

# Bits 51 to 44 are ignored, but 51 is saturation in the third.
bytes "$(word $((0xf0)) 0 255 0 0 0 0)" >"$WORK/ignored"
for g in 1 2 3; do
	"$SPECC" disasm --isa "$isa" --variant gen$g --format=hex "$WORK/ignored"
done >"$WORK/log" 2>&1
printf 'end\nend\n(sat)end\n' | diff - "$WORK/log" >"$WORK/diff" || fail ignored "$WORK/diff"

# refused GENERATION TEXT
refused() {
	echo "$2" | "$SPECC" asm --isa "$isa" --variant gen"$1" --format=hex >"$WORK/log" 2>&1 &&
		fail "gen$1: $2" "$WORK/log"
}
refused 1 'mul.w r1, r2, r3'
refused 1 '(rpt3)end'
refused 1 'mov.w r48, r1'
refused 2 'mov.w r64, r1'
refused 2 '(sat)end'
refused 2 'add.b r1, r2, r3'
refused 3 'mov.w r128, r1'

# Two decoders in one program.
cat >"$WORK/two.c" <<'END'
#include <stdio.h>
#include "slate_gen1.h"
#include "slate_gen3.h"
int main(void)
{
	const unsigned char and1[8] = { 3, 0x20, 0, 1, 0, 0, 0, 0x44 };
	const unsigned char and3[8] = { 3, 0x20, 0, 1, 0, 0, 0, 0x54 };
	struct slate_gen1_insn first;
	struct slate_gen3_insn third;
	printf("%d %d %d %d\n", slate_gen1_decode(and1, 8, &first) == SLATE_GEN1_STATUS_OK,
		slate_gen1_decode(and3, 8, &first) == SLATE_GEN1_STATUS_OK,
		slate_gen3_decode(and1, 8, &third) == SLATE_GEN3_STATUS_OK,
		slate_gen3_decode(and3, 8, &third) == SLATE_GEN3_STATUS_OK);
	return 0;
}
END
set --
for g in 1 3; do
	for part in decode encode format number parse tables; do
		set -- "$@" "$WORK/out/gen$g/c/slate_gen${g}_$part.c"
	done
done
${CC:-cc} -std=c11 -O0 -I "$WORK/out/gen1/c" -I "$WORK/out/gen3/c" -o "$WORK/two" \
	"$WORK/two.c" "$@" >"$WORK/log" 2>&1 || fail "two variants in one program" "$WORK/log"
[ "$("$WORK/two")" = "1 0 0 1" ] || { echo "FAIL two: $("$WORK/two")"; failed=1; }

# The XML and the pages of a variant have no empty lines where others have something.
"$SPECC" build "$ROOT/tests/isa/gpu3" --variant gen1 -t xml -t html -o "$WORK/one" \
	>"$WORK/log" 2>&1 || fail "XML and pages of gen1" "$WORK/log"
awk '/<fence/, /<\/fence>/' "$WORK"/one/xml/slate_gen1.xml >"$WORK/code"
awk '/<pre class="code/, /<\/pre>/' "$WORK"/one/html/en/insn-*.html >>"$WORK/code"
[ "$(grep -c 'add.w\|id="block-1-2"' "$WORK/code")" -ge 2 ] || fail "no code" "$WORK/code"
! grep -qE '^(<span[^>]*>)? *(</span>)?$' "$WORK/code" || fail "empty lines" "$WORK/code"
exit $failed
