#!/bin/sh
# SPDX-License-Identifier: MIT
# The faults in tests/fuzzing/specgen/compiler.fault can still be planted. DEEP=1: random
# specifications find each of them within ten minutes.
set -u
here=$ROOT/tests/fuzzing/specgen
. "$ROOT/tests/shared/plant.sh"

. "$ROOT/tests/shared/fail.sh"

# places LIST: the number of faults that can be planted; the others are named
places() {
	faults "$1" >"$WORK/faults"
	while IFS=$tab read -r number _ file _; do
		plant "$1" "$number" "$ROOT/$file" "$WORK/planted" >>"$WORK/lost" && echo planted
	done <"$WORK/faults" | wc -l
}

list=$here/compiler.fault
count=$(grep -c '^fault ' "$list")
[ "$(places "$list")" -eq "$count" ] && [ "$count" -gt 0 ] ||
	fail "a fault cannot be planted: $(head -n 1 "$WORK/lost")"
sed '/^- range_of/s/range_of/range_off/' "$list" >"$WORK/old.fault"
[ "$(places "$WORK/old.fault")" -eq $((count - 1)) ] || fail "a fault that is nowhere is planted"

[ -n "${DEEP-}" ] || exit 0
parts=$(cd "$(dirname "$SPECC")" && pwd)
[ -x "$parts/specgen/runner" ] ||
	{ echo "there is no $parts/specgen/runner: make specgen"; exit 77; }
PARTS=$parts sh "$here/faults.sh" || fail "a fault is not found"
