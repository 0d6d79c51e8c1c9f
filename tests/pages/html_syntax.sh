#!/bin/sh
# SPDX-License-Identifier: MIT
# Types what the pages show as syntax: of each template, an instruction without its optional parts,
# one for each optional part, and one for each value of a modifier that must be written. specc asm
# assembles all of them. With the sign of the source (IADD.X {-}Ra) instead of the one shown, it
# must refuse.
set -u
. "$(dirname "$0")/../shared/pages.sh"

# type_shown ISA: $WORK/ISA.txt, the shown templates; $WORK/ISA.s, instructions made from them.
type_shown() {
	shown "$ROOT/isa-spec/$1" "$1" syntax
	sed -e 's/<i class="o">\[<[^>]*>/{/g' -e 's/<i class="o">\]<[^>]*>/}/g' \
		-e 's/<[^>]*>//g' -e 's/&lt;/</g' -e 's/&gt;/>/g' -e 's/&amp;/\&/g' \
		"$WORK/$1/syntax/en.txt" >"$WORK/$1.txt"
	awk -f "$ROOT/tests/pages/html/syntax/type.awk" "$ROOT/tests/pages/html/syntax/$1.words" \
		"$WORK/$1.txt" \
		>"$WORK/$1.s" || fail "$1: a template cannot be typed" "$WORK/$1.s"
}

for isa in gpu tiny; do
	type_shown $isa
	"$SPECC" asm --format=hex --isa "$ROOT/isa-spec/$isa" "$WORK/$isa.s" \
		>"$WORK/hex" 2>"$WORK/log" ||
		fail "$isa: what is shown does not assemble" "$WORK/log"
done
[ "$(wc -l <"$WORK/gpu.s")" -ge 500 ] || fail "only $(wc -l <"$WORK/gpu.s") instructions"
grep -q '^IADD[.]X .*~R' "$WORK/gpu.s" || fail "no IADD.X with ~"

# Fault: the sign as the specification writes it. Families with such signs, by the specification.
sed 's/{~}/{-}/g' "$WORK/gpu.txt" >"$WORK/wrong.txt"
awk -f "$ROOT/tests/pages/html/syntax/type.awk" "$ROOT/tests/pages/html/syntax/gpu.words" \
	"$WORK/wrong.txt" \
	>"$WORK/wrong.s"
"$SPECC" asm --format=hex --isa "$ROOT/isa-spec/gpu" "$WORK/wrong.s" >"$WORK/hex" 2>"$WORK/log" &&
	fail "a wrong sign assembles"
cat "$ROOT"/isa-spec/gpu/*.isa |
	awk '$1 == "__DefOptype" { name = $2 } name && /CvtINegX\(/ { print name }' |
	sort -u >"$WORK/families"
sed -n 's/^T \([A-Z0-9_]*\) .*{~}.*/\1/p' "$WORK/gpu.txt" | sort -u |
	grep -vx 'ELECTU*\|U*POPC\|U*FLO\|USGXT' | diff "$WORK/families" - >"$WORK/diff" ||
	fail "families with ~" "$WORK/diff"
exit 0
