#!/bin/sh
# SPDX-License-Identifier: MIT
# Pages of types, register files and functions, for all instruction sets in all languages: values
# and registers with their numbers, fields by type, callers and callees agree with the XML. Changed
# copies must be detected.
set -u
export LC_ALL=C
. "$ROOT/tests/shared/made.sh"
cd "$WORK" || exit 1

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || head -n 20 "$2" | cut -c1-200 | sed 's/^/    /'
	exit 1
}

# differs EXPECTED PAGE...: lines that differ on the pages; fails if there are none.
differs() {
	expected=$1
	shift
	awk -f "$ROOT/tests/pages/html/decode.awk" -f "$ROOT/tests/pages/html/definition_pages.awk" \
		"$@" | sort -u | diff "$expected" - >found
	[ -s found ]
}

# fault PAGE SED: the change is detected.
fault() {
	mkdir -p broken
	sed "$2" "$isa/html/en/$1" >"broken/$1"
	! cmp -s "$isa/html/en/$1" "broken/$1" || fail "the fault '$2' changes nothing in $isa, $1"
	grep -F "	$1	" expected >one
	if differs one "$isa/html/en/$1"; then
		fail "$1:" found
	fi
	differs one "broken/$1" || fail "the fault '$2' is not noticed in $isa, $1"
}

# first KIND: the first page with such a line.
first() {
	sed -n "s/^$1	\([^	]*\)	.*/\1/p" expected | head -n 1
}

calls=0
for folder in "$ROOT"/isa-spec/*/; do
	isa=$(basename "$folder")
	made "$folder" "$isa" html xml >log 2>&1 || fail "build of $isa" log
	awk -f "$ROOT/tests/pages/html/xml.awk" -f "$ROOT/tests/pages/html/definition_xml.awk" \
		"$isa/xml/$isa.xml" \
		"$isa/xml/$isa-semantics.xml" | sort -u >expected
	for kind in value register use; do
		grep -q "^$kind	" expected || fail "$isa has no $kind in its XML"
	done
	for language in "$isa"/html/*/; do
		if differs expected "$language"/*.html; then
			fail "$language:" found
		fi
	done
	fault "$(first value)" '/id="value-/,$s/<td class="number">/&1/'
	fault "$(first value)" 's/<tr id="value-[^"]*"><th scope="row"><code>./&x/'
	fault "$(first register)" 's/<tr id="register-.*<td class="number">/&1/'
	fault "$(first use)" '/^<li>/s/#field-[^"]*">/&x/'
	fault "$(first use)" '/^<li>/d'
	if grep -q '^call	' expected; then
		fault "$(first call)" '/class="calls"/,$s/<code>/<code>x/'
		calls=1
	fi
done
[ "$calls" -eq 1 ] || fail "no instruction set has calls"
