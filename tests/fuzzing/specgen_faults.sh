#!/bin/sh
# SPDX-License-Identifier: MIT
# The faults in tests/fuzzing/specgen/faults.txt can still be planted: their text occurs in their
# file. DEEP=1: random specifications find each of them within ten minutes.
set -u
here=$ROOT/tests/fuzzing/specgen

fail() {
	echo "FAIL $1"
	exit 1
}

# places FILE: the number of faults in FILE that can be planted; the others are named
places() {
	while IFS='	' read -r name _ file old new _; do
		FAULT_OLD=$old FAULT_NEW=$new awk -f "$ROOT/tests/fuzzing/fuzz/plant.awk" "$ROOT/$file" \
			>"$WORK/planted" && ! cmp -s "$WORK/planted" "$ROOT/$file" && echo planted ||
			echo "$name is not in $file" >>"$WORK/lost"
	done <"$1" | wc -l
}

lines=$(wc -l <"$here/faults.txt")
[ "$(places "$here/faults.txt")" -eq "$lines" ] && [ "$lines" -gt 0 ] ||
	fail "a fault cannot be planted: $(head -n 1 "$WORK/lost")"
sed '1s/range_of/range_off/' "$here/faults.txt" >"$WORK/old.txt"
[ "$(places "$WORK/old.txt")" -eq $((lines - 1)) ] || fail "a fault that is nowhere is planted"

[ -n "${DEEP-}" ] || exit 0
parts=$(cd "$(dirname "$SPECC")" && pwd)
[ -x "$parts/specgen/runner" ] ||
	{ echo "there is no $parts/specgen/runner: make specgen"; exit 77; }
PARTS=$parts sh "$here/faults.sh" || fail "a fault is not found"
