#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Generated C has no two blank lines in a row, none at the start of a file, after `{` or before `}`,
# and no blanks at the end of a line: in out/, and for each instruction set of the tests, which
# leave out other parts of the templates. Each kind must be noticed.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"

# loose FILE...: the places
loose() {
	awk 'FNR == 1 { last = "" }
		/[ \t]$/ { print FILENAME ":" FNR ": blanks at the end" }
		/^$/ && (last == "" || last ~ /\{$/) { print FILENAME ":" FNR ": a blank line" }
		/^\t*\}/ && FNR > 1 && last == "" { print FILENAME ":" FNR ": a blank line before it" }
		{ last = $0 }' "$@"
}

loose "$ROOT"/out/*/c/*.[ch] "$ROOT"/out/*/fuzz/*.[ch] >found
[ ! -s found ] || fail "out/ has blank lines too many" found
for isa in "$ROOT"/tests/codec/*.isa "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/interpreter/*.isa \
	"$ROOT"/tests/machines/*/; do
	rm -rf made
	"$SPECC" build --isa "${isa%/}" -o made -t c >log 2>&1 || fail "build of $isa" log
	loose made/c/*.[ch] >found
	[ ! -s found ] || fail "$isa has blank lines too many" found
done

for fault in '1s/^/\n/' 's/^{$/&\n/' 's/^}$/\n&/' 's/^}$/&\n/' 's/^\treturn length;$/& /' \
	's/^\treturn length;$/&\t/'; do
	plant_edit "$fault" "$ROOT/out/tiny/c/tiny_format.c" changed.c || exit 1
	loose changed.c | grep -q . || fail "not noticed: $fault"
done
exit 0
