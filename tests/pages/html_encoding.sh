#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The encodings on pages: drawings, tables of fields, steps of the decoder, lists, opcode map and
# report on the encoding space, for each instruction set in each language, against the target csv
# and `specc space`. Changed copies of a page must be reported.
set -u
. "$(dirname "$0")/../shared/pages.sh"

# pages ISA PAGE...: errors in these pages.
pages() {
	facts=$WORK/$1/csv
	shift
	awk -f "$ROOT/tests/pages/html/encoding.awk" "$facts/opcodes.csv" "$facts/fields.csv" "$@"
}
whole() {
	facts=$WORK/$1/csv
	shift
	awk -v all=1 -f "$ROOT/tests/pages/html/encoding.awk" "$facts/opcodes.csv" \
		"$facts/fields.csv" "$@"
}
# reports ISA FOLDER: errors in the lists, the map and the report.
reports() {
	awk -f "$ROOT/tests/pages/html/space.awk" "$WORK/$1/csv/opcodes.csv" "$WORK/$1/space.json" \
		"$2"/instructions*.html "$2/opcode-map.html" "$2/encoding.html"
}

for folder in "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/machines/*/; do
	isa=$(basename "$folder")
	made "$folder" "$WORK/$isa" html csv || fail "$isa is not built"
	"$SPECC" space --isa "$folder" --format=json --max-reports 0 >"$WORK/$isa/space.json" ||
		fail "specc space"
	for language in "$WORK/$isa"/html/*/; do
		whole "$isa" "$language"/insn-*.html >"$WORK/wrong" || fail "$isa: pages" "$WORK/wrong"
		reports "$isa" "$language" >"$WORK/wrong" || fail "$isa: lists and reports" "$WORK/wrong"
	done
done

# ---- what templates accept, worked out by hand ----

# says PAGE TEXT: a line of the page, without tags, contains the text.
says() {
	sed 's/<[^>]*>//g' "$WORK/gpu/html/en/$1" | grep -qF "$2" || fail "$1 does not say '$2'"
}
# Without .X there is no carry; a register pair begins with an even one, or is RZ.
says insn-iadd.html 'ext = NoX; pp = PT; pp.not = True; pu = PT; wsb = 7'
says insn-mov.html 'rd ∈ R0, R2 … R252, RZ; rb ∈ R0, R2 … R252, RZ (in MOV_R); width = 64'
says insn-mov.html 'MOV_I has no 64-bit form. (MOV_I) Illegal if width == &quot;64&quot;'

# ---- each kind of error is detected ----

# broken SAID SED PAGE: the page of tiny, changed by the command, is wrong, which is reported as
# SAID.
broken() {
	page=$WORK/tiny/html/en/$3
	mkdir -p "$WORK/broken"
	sed "$2" "$page" >"$WORK/broken/$3"
	cmp -s "$page" "$WORK/broken/$3" && fail "the page is unchanged by $2"
	pages tiny "$WORK/broken/$3" >"$WORK/wrong" && fail "not seen: $2"
	grep -q "$1" "$WORK/wrong" || fail "$2 is reported otherwise than as '$1'" "$WORK/wrong"
}
broken 'is drawn 0 times' '/<title>rs /d' insn-push.html
broken 'is drawn 2 times' '/<title>rs /p' insn-push.html
broken "in the cell of 'rd'" 's/ d="M225 13h168v/ d="M281 13h168v/' insn-ldi.html
broken 'not shown as 1' 's|>1010</text>|>0010</text>|' insn-b.html
broken 'not shown as 0' 's|>000000</text>|>001000</text>|' insn-push.html
broken 'of another kind' 's/\(<a href="#field-cond" class=\)"d">/\1"o">/' insn-b.html
broken "leads to 'field-to'" 's/<a href="#field-cond" class/<a href="#field-to" class/' insn-b.html
broken 'no row of bits 11:9' 's|<td>11:9</td>|<td>11:8</td>|' insn-b.html
broken 'is said to be 0' 's|<code>1010</code> →|<code>0010</code> →|' insn-b.html
broken 'no step looks at bit 12' 's|15:12 = <code>1010</code> → 1||' insn-b.html
broken 'agrees with all steps' 's|15:12 = <code>1010</code> → 1||' insn-b.html
broken 'is said to be any' 's|= <code>1010</code> →|= <code>10?0</code> →|' insn-b.html
broken 'can raise BadAddress' '/class="raises"/d' insn-push.html
broken 'bit 8 has no field' 's|<td>8:3</td>|<td>7:3</td>|' insn-push.html

# broken_report SAID SED PAGE
broken_report() {
	rm -rf "$WORK/broken"
	cp -R "$WORK/tiny/html/en" "$WORK/broken"
	sed "$2" "$WORK/tiny/html/en/$3" >"$WORK/broken/$3"
	cmp -s "$WORK/tiny/html/en/$3" "$WORK/broken/$3" && fail "the page is unchanged by $2"
	reports tiny "$WORK/broken" >"$WORK/wrong" && fail "not seen: $2"
	grep -q "$1" "$WORK/wrong" || fail "$2 is reported otherwise than as '$1'" "$WORK/wrong"
}
broken_report 'PUSH is listed 0 times' '/>PUSH</d' instructions.html
broken_report 'PUSH is listed 2 times' '/>PUSH</p' instructions-by-group.html
broken_report 'not in the order of codes' '/>ALU</{ h; d; }; /^<\/tbody>/{ H; x; }' \
	instructions-by-code.html
broken_report 'has the code' 's|15:12\(..=..\)0xa|15:12\10xb|' instructions-by-code.html
broken_report 'CALL is not at 1011' '/>CALL</d' opcode-map.html
broken_report 'B is at 0011' 's|<code>1010</code> B</th>|<code>0011</code> B</th>|' opcode-map.html
broken_report 'none is marked' 's|>r</abbr>|></abbr>|g' opcode-map.html
broken_report 'the counts' 's|>38499<|>38498<|' encoding.html
broken_report 'the gaps' 's|<code>1111 |<code>1101 |' encoding.html
