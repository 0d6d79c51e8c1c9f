#!/bin/sh
# SPDX-License-Identifier: MIT
# The typed semantics in XML: ranges and links of a small specification, worked out by hand; every
# name, number and operator occurs in the fence of the other document at its location; a line
# inserted between definitions changes neither document.
set -u
cd "$WORK" || exit 1
command -v xmllint >/dev/null 2>&1 || { echo "xmllint (libxml2-utils) is not installed"; exit 77; }

. "$ROOT/tests/shared/fail.sh"

build() {
	"$SPECC" build --isa "$1" -o "$2" -t xml >log 2>&1 || fail "build of $1" log
	# XPath has no prefix for the namespace, so removes it.
	for whole in "$2"/xml/*-semantics.xml; do
		sed 's/ xmlns="urn:specc:semantics:1"//' "$whole" >"$2/plain.xml"
		cmp -s "$whole" "$2/plain.xml" && fail "$whole has no namespace"
	done
}

build "$ROOT/tests/documents/xml/typed.isa" typed
document=typed/plain.xml
checks=0
# is XPATH EXPECTED
is() {
	checks=$((checks + 1))
	found=$(xmllint --xpath "string($1)" $document 2>&1)
	[ "$found" = "$2" ] || fail "$1 is '$found', expected '$2'"
}
# range NODE LO HI
range() {
	is "$1/@lo" "$2"
	is "$1/@hi" "$3"
}
block='//block[@id="OP:1"]'
symbol() { echo "$block/symbol[@name=\"$1\"]"; }

range "$(symbol n)" 8 32
is "$(symbol n)/@values" '8 16 32'
is "$(symbol n)/@varying" ''
# half(Ra) is at most 2^31-1, top(Rb) at most 2^8-1; 8, 16 or 32 is added to the sum
range "$(symbol t)" 0 0x800000FE
range "$(symbol Rd)" 8 0x8000011E
is "$(symbol t)/@varying" yes
is "$(symbol Ud)/@varying" ''
range "$(symbol Ud)" 0 0x7FFFFFFF
# the minimum of two words, or their sum, at most 2^33-2; times 32
range "$(symbol s)" 0 0x3FFFFFFFC0
is "$(symbol pu)/@type" bool
is "$(symbol pu)/@out" yes
is "$(symbol Ra)/@in" yes
is "$(symbol Ra)/@fields" ra
is "$(symbol t)/@role" local
is '//function[@id="half"]/symbol/@role' parameter
# half has Ra, which varies between lanes, and Ua, which does not; lesser's first result is less
# than some word
is '//function[@id="half"]/symbol/@varying' yes
range '//function[@id="half"]//binary' 0 0x7FFFFFFF
range '//function[@id="lesser"]//choose/name[1]' 0 0xFFFFFFFE
range '//function[@id="OP.top"]//slice' 0 255
is "$block/callee[1]/@of" half
is "$block/callee[2]/@of" OP.top
is "$block/callee[3]/@of" lesser
is "count($block/callee)" 3
is '//function[@id="lesser"]/caller/@of' OP:1
is '//call[@name="top"]/@function' OP.top
is '//call[@name="fold"]/@function' ''
is '//call[@name="fold"]/word/@name' max
is "$block/describes/@opcode" OP_R
is '//function[@id="OP.top"]/@fence' 2
is "$block/@line" 2
is "$block//if/@line" 8
is "$block//if/@length" 44
is "$block//if/condition//value/@name" A

# A machine: three exceptions of the language without code, and one with code 3; flags at bits 0 and
# 7; 15 registers; values 0, 1 and 4.
build "$ROOT/tests/documents/xml/machine.isa" machine
document=machine/plain.xml
xmllint --noout --schema machine/xml/specc-semantics.xsd machine/xml/tiny-semantics.xml 2>log ||
	fail "the document is not valid" log
is '//definition[1]/@kind' isa
is '//block[@id="trap"]/@template' ''
is '//block[@id="trap"]//name[@state="cause"]/@values' '0 3'
range '//block[@id="trap"]//name[@state="bad_address"]' 0 0xFFFF
range '//block[@id="reset"]//element' 0 0xFFFF
is '//block[@id="reset"]//name[@state="memory"]/@memory' ram
is '//block[@id="reset"]//name[@state="memory"]/@bits' 16
range '//name[@state="flags"]' 0 255
is '//side[name/@name="ra"]/@values' '0 1 4'
is '//constant[@name="PAIR"]/@number' 4
is '//constant[@of="mode"]/@number' 1
is 'count(//halt)' 1
range '//call[@name="number"]' 0 14
is '//name[@state="next_pc"]/@type' int
is '//name[@name="mode"]/@type' bool
[ $checks -ge 55 ] || fail "only $checks facts were looked at"

# A comment before a definition.
mkdir moved
awk '/^__DefOptype/ && !done { print "// a line"; done = 1 } { print }' \
	"$ROOT/tests/documents/xml/typed.isa" >moved/typed.isa
build moved moved-out
for file in typed.xml typed-semantics.xml; do
	cmp -s typed/xml/$file moved-out/xml/$file || fail "an inserted line changes $file"
done
cmp -s typed/xml/sources.json moved-out/xml/sources.json && fail "no line was inserted"

# Locations: first the fences of the document of facts, then each element with text of its own.
cat >places.awk <<'AWK'
function plain(s) {
	gsub(/&lt;/, "<", s)
	gsub(/&gt;/, ">", s)
	gsub(/&quot;/, "\"", s)
	gsub(/&amp;/, "\\&", s)
	return s
}
function get(name, at) {
	at = index($0, " " name "=\"")
	if (!at) return ""
	at = substr($0, at + length(name) + 3)
	return plain(substr(at, 1, index(at, "\"") - 1))
}
FNR == 1 { file++ }
file == 1 && /^ *<(optype|opcode|group|fact|isa) / { owner = get("name"); fences = 0; inside = 0 }
file == 1 && /<section / { wanted = get("name") == "Semantics" }
file == 1 && /<fence/ && wanted {
	fences++
	line = 0
	inside = 1
	sub(/^ *<fence[^>]*>/, "")
}
file == 1 && inside {
	if (/<\/fence>/) { inside = 0; sub(/<\/fence>.*/, "") }
	text[owner, fences, ++line] = plain($0)
	next
}
file == 1 { next }
/^ *<definition / { owner = get("name"); in_definition = 1 }
/^ *<\/definition>/ { in_definition = 0 }
/^ *<function / && !in_definition { owner = get("name") }
/^ *<(function|block) / { home = get("fence") }
/^ *<(name|call|word|infix|member|side|constant|modifier|value|number|real|bool|unary|binary) / {
	fence = get("fence")
	where = text[owner, fence ? fence : home, get("line")]
	found = substr(where, get("column"), get("length"))
	wanted_text = /<number / ? "" : /<(unary|binary)/ ? get("operator") : \
		/<real / ? get("text") : /<bool / ? get("is") : get("name")
	count++
	if (/<(name|word|bool|real) / && found != wanted_text || found == "" ||
		index(found, wanted_text) == 0) {
		print owner ": '" found "' for '" wanted_text "': " $0
		bad = 1
	}
}
END { print count > "count"; exit bad }
AWK
mkdir tiny-isa
cp "$ROOT/tests/documents/xml/machine.isa" tiny-isa/tiny.isa
for isa in gpu cpu8 tiny; do
	folder=$ROOT/tests/codec/isa/$isa
	[ $isa != tiny ] || folder=tiny-isa
	[ -d "$folder" ] || folder=$ROOT/isa-spec/$isa
	build "$folder" $isa
	LC_ALL=C.UTF-8 awk -f places.awk $isa/xml/$isa.xml $isa/xml/$isa-semantics.xml >log ||
		fail "places of $isa" log
	[ $isa != gpu ] || [ "$(cat count)" -ge 2000 ] || fail "only $(cat count) places"
done

# Every template of an instruction has a block there.
blocks=$(grep -c '<block ' gpu/xml/gpu-semantics.xml)
templates=$(grep -c '<template .* mnemonic="[^"]' gpu/xml/gpu.xml)
[ "$blocks" -ge 1 ] && [ "$blocks" = "$templates" ] ||
	fail "$blocks blocks for $templates templates"
