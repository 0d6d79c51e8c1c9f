#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Input that exceeds limits: numbers, widths, depths, multiplying repetition, endless input. Each is
# answered within 5 seconds of CPU time and 1 GiB, and if it is refused, with its location.
# tests/robustness/bad_input.sh covers sizes and damage. DEEP=1: also lines and files of 100 MB.
set -u
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"

${CC:-cc} -std=c11 -D_XOPEN_SOURCE=700 -O1 -o measure \
	"$ROOT/tests/robustness/bad_input/measure.c" || exit 1
cp "$ROOT/tests/golden/cli-run/tiny.isa" base.isa
most=0 slowest=0
limit=1048576
MEASURE_GIB=8 MEASURE_SECONDS=60
! grep -q __asan_init "$SPECC" || { MEASURE_GIB=0 limit=100000000; }
export MEASURE_GIB MEASURE_SECONDS

# ask STATUS WHAT TEXT COMMAND...: it ends with this status, prints this text, and stays within the
# limits.
ask() {
	total=$((total + 1)) wanted=$1 what=$2 text=$3
	shift 3
	./measure m "$@" >log 2>err </dev/null
	read -r got memory _ cpu <m
	[ "$got" -eq "$wanted" ] || fail "$what: status $got, expected $wanted" err
	[ -z "$text" ] || grep -qF -e "$text" err || fail "$what: expected '$text'" err
	[ "$got" -ne 1 ] || grep -q '^[^ ]*:[0-9]*:[0-9]*: error: ' err || fail "$what: no place" err
	[ "$memory" -le $limit ] || fail "$what: $memory KiB"
	[ "$cpu" -le 5000 ] || [ $limit -gt 2000000 ] || fail "$what: $cpu ms"
	[ "$(wc -c <err)" -lt 200000 ] || fail "$what: $(wc -c <err) bytes of messages"
	[ "$memory" -le $most ] || most=$memory
	[ "$cpu" -le $slowest ] || slowest=$cpu
}

# changed SED: the small specification with a change, as x.isa.
changed() {
	sed "$1" base.isa >x.isa
	! cmp -s base.isa x.isa || fail "nothing was changed by $1"
}

repeat() {
	awk -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) printf "%s", text }'
}

# semantics: x.isa with its input as the block.
semantics() {
	sed '/^    Rd = (Ra/,$d' base.isa
	cat
	echo '```'
	sed -n '/__Examples/,$p' base.isa
}

# ---- numbers ----

for n in 0 1025 2147483648 4294967296 18446744073709551616; do
	changed "s/Lanes<4>/Lanes<$n>/"
	ask 1 "lanes $n" 'error: ' "$SPECC" check x.isa
done
for n in 0 65 4294967295; do
	changed "s/Reg<3>/Reg<$n>/; s/4, 3> Reg/4, $n> Reg/"
	ask 1 "a type of $n bits" 'needs a width in bits' "$SPECC" check x.isa
done
for n in 4097 4294967295; do
	changed "s/R<16>/R<$n>/"
	ask 1 "registers of $n bits" 'needs a width in bits' "$SPECC" check x.isa
done
for n in 513 4096; do
	changed "s/R<16>/R<$n>/"
	ask 1 "registers of $n bits" "has $n bits" "$SPECC" build x.isa -o out
done
changed 's/"R", 0, 7/"R", 0, 4294967295/'
ask 1 "numbered registers" 'expected Numbered<' "$SPECC" check x.isa
changed 's/Banks<2>/Banks<4294967295>/'
ask 1 "banks" 'from 1 to 4096' "$SPECC" check x.isa
changed 's/Unit<32>/Unit<4294967295>/'
ask 1 "a unit" 'must be 8 to 128 bits' "$SPECC" check x.isa
changed 's/field<12, 3>/field<4294967295, 3>/'
ask 1 "the place of a field" 'error: ' "$SPECC" check x.isa
changed 's/R2 = 7/R2 = 1 << 1000000000/'
ask 1 "a shift in a case" 'a shift count' "$SPECC" check x.isa
changed "s/R2 = 7/R2 = 0x$(repeat 50000 f)/"
ask 1 "digits in a case" 'more than 128 bits' "$SPECC" check x.isa

# Numbers in steps of a million: what is looked for in their texts is bounded.
cat >x.isa <<'END'
__DefISA STEPS
  __Layout
    Unit<64>;
    Length<64>;
__DefFieldType Code<4>
__DefFieldType Steps<33>
    Scale<1000003>;
__DefGroup ALL
__DefOptype OP : [ALL]
  __Encoding
    field<0, 4> Code code == 1;
    field<8, 33> Steps a;
  __Syntax
```asm
op a ;
```
__DefOpcode OP : [OP]
END
usual=$limit limit=$((limit / 5))
ask 0 "numbers in large steps" '' "$SPECC" check x.isa
limit=$usual

# ---- depth ----

{ printf '    Rd = '; repeat 1000000 '('; printf 'Ra'; repeat 1000000 ')'; echo ';'; } |
	semantics >x.isa
ask 1 "a million parentheses" 'deeper than 200' "$SPECC" check x.isa
{ printf '    Rd = Ra'; repeat 1000000 ' + Ra'; echo ';'; } | semantics >x.isa
ask 1 "a sum of a million" 'deeper than 200' "$SPECC" check x.isa
{ repeat 100000 '    if (Ra == 1) {
'; repeat 100000 '    }
'; } | semantics >x.isa
ask 1 "100,000 conditions inside each other" 'deeper than 200' "$SPECC" check x.isa
{ echo '    Rd = Ra;'; repeat 100000 '    if (Ra == 1) {
    Rd = Rd[15:0];
    }
'; } | semantics >x.isa
ask 1 "100,000 conditions in a row" '[limit]' "$SPECC" check x.isa
changed "s/R2 = 7/R2 = $(repeat 10000 '(')7$(repeat 10000 ')')/"
ask 1 "parentheses in a case" 'deeper than 200' "$SPECC" check x.isa
{ printf '.word '; repeat 1000000 '('; echo; } >x.s
ask 1 "parentheses in a program" '' "$SPECC" asm --isa base.isa x.s

# ---- multiplication ----

# functions N BODY [LAST]: f0, and others that call the previous one as in BODY, with @ for its
# name; with LAST the last one first.
functions() {
	echo "    Rd = f$1(Ra[3:0])[15:0];" | semantics
	awk -v n="$1" -v body="$2" -v last="${3-}" 'BEGIN {
		for (k = 0; k <= n; k++) {
			i = last ? n - k : k
			text = i ? body : "x"
			gsub(/@/, "f" i - 1, text)
			printf "__DefFunction f%d<x>\n  __Semantics\n```asm\nreturn %s;\n```\n", i, text
		}
	}'
}
functions 40 '(@(x) + @((x + 1)[3:0]))[3:0]' >x.isa
ask 1 "calls that double 40 times" 'nothing is known about it' "$SPECC" check x.isa
ask 1 "calls that double 40 times, built" 'nothing is known about it' "$SPECC" build x.isa -o out
functions 150 '@(x)' >x.isa
ask 1 "calls inside each other" 'nothing is known about it' "$SPECC" check x.isa
functions 150 '@(x)' last >x.isa
ask 1 "calls before what is called" 'nested deeper than 100 levels' "$SPECC" check x.isa
{ echo '    v = Ra;'
	for i in 1 2 3 4 5 6; do echo "    for (i$i = 0; i$i < 128; i$i++) {"; done
	echo '    v = (v * 3 + i1 + i6)[15:0];'
	for i in 1 2 3 4 5 6; do echo '    }'; done
	echo '    Rd = v;'; } | semantics >x.isa
ask 1 "loops inside each other" 'more than 20000 operations' "$SPECC" check x.isa
ask 1 "loops inside each other, built" 'more than 20000 operations' "$SPECC" build x.isa -o out
awk 'BEGIN { print "    v0 = Ra + Ub;"
	for (i = 1; i < 30; i++) printf "    v%d = v%d * v%d;\n", i, i - 1, i - 1
	print "    Rd = v29[15:0];" }' | semantics >x.isa
ask 1 "squares of squares" '' "$SPECC" check x.isa
awk 'BEGIN { print "    v0 = Ra + Ub;"
	for (i = 1; i < 400; i++) printf "    v%d = (v%d + v%d)[15:0];\n", i, i - 1, i - 1
	print "    Rd = v399;" }' | semantics >x.isa
ask 0 "values that are used twice, 400 times" '' "$SPECC" build x.isa -o out

# aliases N MEANS...: a0 is an instruction, the others stand for the previous one, with @ for its
# name.
aliases() {
	cat base.isa
	awk -v n="$1" -v text="$2" -v means="$3" 'BEGIN {
		print "__DefAlias a0<x>\n    Text<\"a0 x\">;\n    Means<\"ADD R1, R2, x\">;"
		for (i = 1; i <= n; i++) {
			print "__DefAlias a" i "<x>\n    Text<\"a" i " x\">;"
			for (k = split(means, list, /;/); k > 0; k--) {
				line = list[k]; gsub(/@/, "a" i - 1, line)
				print "    Means<\"" line "\">;"
			}
		}
	}'
}
aliases 40 x '@ x;@ x' >x.isa
echo 'a40 U3;' >x.s
ask 1 "aliases that double" '' "$SPECC" asm --isa x.isa x.s
aliases 12 x '@ x x x x x x x x' >x.isa
ask 0 "aliases whose texts grow" '' "$SPECC" check x.isa
echo 'a12 U3;' >x.s
ask 1 "a text that grows" '' "$SPECC" asm --isa x.isa x.s
for i in 1 2 3 4 5 6 7 8 9; do
	{ echo ".include \"i$((i - 1)).s\""; repeat 30 ".include \"i$((i - 1)).s\"
"; } >i$i.s
done
echo '.byte 1' >i0.s
ask 1 "includes that multiply" 'included files' "$SPECC" asm --isa base.isa i9.s
echo '.include "self.s"' >self.s
ask 1 "a file that includes itself" 'includes itself' "$SPECC" asm --isa base.isa self.s
echo '.space 1 << 62' >x.s
ask 1 "a program of 4 EiB" 'at most 256 MiB' "$SPECC" asm --isa base.isa x.s

# ---- invalid inputs ----

ask 2 "/dev/zero" 'larger than 256 MiB' "$SPECC" check /dev/zero
ask 2 "/dev/zero as bytes" 'larger than 256 MiB' "$SPECC" disasm --isa base.isa /dev/zero
mkdir -p holds/x.isa
ask 2 "a folder of the name of a file" 'Is a directory' "$SPECC" check holds
ask 2 "a socket or a device" '' "$SPECC" check /dev/full/x
repeat 1000000 'a' >x.s
ask 1 "a word of a megabyte" 'unknown mnemonic' "$SPECC" asm --isa base.isa x.s

# Detects a compiler without a limit on widths.
changed 's/R<16>/R<4096>/'
unlimited() {
	MEASURE_SECONDS=1
	ask 1 "registers of 4096 bits" "has 4096 bits" "$SPECC" check x.isa
}
patched unlimited number/wide.c 's/if (n > 64 \* WIDE_LIMBS)/if (0)/' && notices unlimited unlimited

if [ -n "$DEEP" ]; then
	for text in '  __Notes
' '    ' '    Order<' '// '; do
		{ cat base.isa; printf '%s' "$text"; head -c 100000000 /dev/zero | tr '\0' '('; } >x.isa
		ask 0 "a line of 100 MB" '' "$SPECC" check x.isa
	done
	{ cat base.isa; head -c 100000000 /dev/zero | tr '\0' '\n'; } >x.isa
	ask 0 "100 million lines" '' "$SPECC" check x.isa
	head -c 100000000 /dev/zero | tr '\0' a >x.s
	ask 1 "a word of 100 MB" 'unknown mnemonic' "$SPECC" asm --isa base.isa x.s
fi
finish "$total inputs, at most $slowest ms of CPU time and $((most / 1024)) MiB"
