#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# XML documents are valid against the schema next to them, according to a program other than specc;
# errors in a document are refused, with the attribute and the allowed values. DEEP=1: documents of
# all specifications of the tests, not of a share.
set -u
. "$ROOT/tests/shared/plant.sh"
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/shared/made.sh"
. "$ROOT/tests/shared/cases.sh"
cd "$WORK" || exit 1
command -v xmllint >/dev/null 2>&1 || { echo "xmllint (libxml2-utils) is not installed"; exit 77; }

. "$ROOT/tests/shared/fail.sh"

# valid DOCUMENT FOLDER: by the schema in the folder for this kind of document.
valid() {
	case $1 in
	*-semantics.xml) xsd=specc-semantics.xsd ;;
	*) xsd=specc-isa.xsd ;;
	esac
	xmllint --nonet --noout --schema "$2/$xsd" "$1" >log 2>&1
}

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/documents/xml/*/; do
	ls "$isa"*.isa >/dev/null 2>&1 || continue
	rm -rf out
	made "$isa" out xml >log 2>&1 || fail "build of $isa" log
	for xsd in specc-isa.xsd specc-semantics.xsd; do
		cmp -s out/xml/$xsd "$ROOT/out/tiny/xml/$xsd" || fail "$xsd depends on the specification"
	done
	for document in out/xml/*.xml; do
		valid "$document" out/xml || fail "$document is not valid" log
		[ "$(sed -n 1p "$document")" = '<?xml version="1.0" encoding="UTF-8"?>' ] ||
			fail "$document: first line"
		# The layout is specc's own, and survives when another program rewrites the document.
		xmllint --nonet --c14n "$document" >canonical.xml 2>log || fail "$document" log
	done
done

# So are documents of specifications with errors (--keep-going), which are read or refused without a
# crash.
count=0
all_cases "$WORK/cases" || fail "the cases of the checks"
for isa in $(ls "$WORK"/cases/*/*.isa "$ROOT"/tests/golden/*.isa | by_turns 48) \
	"$WORK"/cases/bad-argument/fires-keyword-none.isa \
	"$WORK"/cases/unknown-statement/fires_fmt.isa; do
	rm -rf broken
	"$SPECC" build --keep-going --isa "$isa" -o broken -t xml >log 2>&1
	for document in broken/xml/*.xml; do
		[ -f "$document" ] || continue
		count=$((count + 1))
		valid "$document" out/xml || fail "$document of $isa is not valid" log
		case $document in *-semantics.xml) continue ;; esac
		"$SPECC" check "$document" >log 2>&1
		[ $? -le 1 ] || fail "check of the document of $isa" log
	done
done
[ $count -ge 10 ] || fail "only $count documents of specifications with errors"

# The schema has all sections that contain more than statements.
sections=$(sed -n 's/^SECTION([A-Z_]*, "\([A-Za-z]*\)", \(MIXED\|PROSE\),.*/\1/p' \
	"$ROOT/specc/lang/definitions.def")
[ "$(echo "$sections" | wc -l)" -ge 8 ] || fail "the sections of specc/lang/definitions.def"
for section in $sections; do
	grep -q "<xs:enumeration value=\"$section\"/>" out/xml/specc-isa.xsd ||
		fail "the schema has no section $section"
done

# Each element and attribute declared by a schema is documented there. The test can fail: with one
# documentation removed, one is missing.
undocumented() {
	awk '
	{ tag = tag $0 }
	tag !~ />/ { next }
	waiting != "" && tag !~ /<xs:annotation>/ { print waiting; bad = 1 }
	{ waiting = "" }
	tag ~ /<xs:(element|attribute) / && tag ~ / name="/ {
		count++
		if (tag ~ /\/>/) { print tag; bad = 1 }
		else waiting = tag
	}
	tag ~ /<xs:documentation><\/xs:documentation>/ { print "empty"; bad = 1 }
	{ tag = "" }
	END { exit bad || count < 100 }' "$1"
}
for xsd in specc-isa.xsd specc-semantics.xsd; do
	undocumented out/xml/$xsd >log || fail "$xsd: declarations without documentation" log
	awk '/<xs:annotation>/ && ++n == 50 { dropping = 1 }
		!dropping { print }
		/<\/xs:annotation>/ { dropping = 0 }' out/xml/$xsd >fewer.xsd
	undocumented fewer.xsd >log && fail "a missing documentation of $xsd is not noticed"
	[ "$(wc -l <log)" = 1 ] || fail "one documentation of $xsd is missing, and not:" log
done
grep -q 'targetNamespace="urn:specc:isa:2"' out/xml/specc-isa.xsd ||
	fail "specc-isa.xsd: its namespace"
grep -q 'targetNamespace="urn:specc:semantics:1"' out/xml/specc-semantics.xsd ||
	fail "specc-semantics.xsd: its namespace"

# refused EDIT WHAT...: the edited document is refused by both; specc's message contains each WHAT.
refused() {
	plant_edit "$1" out/xml/rich.xml bad.xml || exit 1
	xmllint --nonet --noout --schema out/xml/specc-isa.xsd bad.xml >log 2>&1 && fail "valid: $1"
	"$SPECC" check bad.xml >log 2>&1
	[ $? = 1 ] || fail "exit status of check: $1" log
	shift
	for what in "$@"; do
		grep -qF -e "$what" log || fail "not said: $what" log
	done
	grep -q '^bad.xml:[0-9]*:[0-9]*: error: .*\[xml\]$' log || fail "no place: $1" log
}
refused 's/kind="default"/kind="preset"/' "attribute 'kind'" "'operand', 'default', 'fixed'"
refused 's/byte-order="big"/byte-order="middle"/' "attribute 'byte-order'" "'little', 'big'"
refused 's/coding="ones"/coding="twos"/' "'coding'" "'unsigned', 'signed', 'ones', 'table'"
refused 's/case="fold"/case="any"/' "attribute 'case'" "'exact', 'fold'"
refused 's/mask="0x/mask="/' "attribute 'mask'" "'0x[0-9a-f]{1,32}'"
refused 's/version="2"/version="1"/' "attribute 'version'" "{'2'}"
refused 's/<section name="Description">/<section name="Remarks">/' "'name'" "'Description'"
refused 's/<field name="rd"/<field/' "'name' is required"
refused 's/lsb="12"/lsb="twelve"/' "attribute 'lsb'"
refused 's/ lsb="12"/ lbs="12"/' "attribute 'lbs'" "is not allowed"
refused 's/<layout /<layouts /; s/<.layout>/<\/layouts>/' "layouts" "Expected is"
refused 's/<fact kind="memory"/<fact kind="rom"/' "attribute 'kind'" "'function', 'memory', 'state'"
exit 0
