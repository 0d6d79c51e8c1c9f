#!/bin/sh
# SPDX-License-Identifier: MIT
# Kernels have bit patterns in hexadecimal, as comments and pages do: what is combined by `&`, `^`
# and `|`. Counts are decimal.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"

# decimal FILE...: the lines with a decimal pattern; true if there are some
decimal() {
	grep -nE '[^&][&^|] ([1-9][0-9]+u|UINT64_C\([1-9][0-9]+\))' "$@" >found
}

for isa in isa-spec/brew tests/machines/cpu6502; do
	rm -rf made
	"$SPECC" build -k --isa "$ROOT/$isa" -o made -t c >log 2>&1 || fail "build of $isa" log
	decimal made/c/*_kernels_*.c made/c/*_functions.h && fail "decimal patterns of $isa" found
done
grep -q ' & 0xffu' made/c/cpu6502_kernels_*.c || fail "there are no patterns"
grep -q ' << 8' made/c/cpu6502_kernels_*.c || fail "counts are not decimal"
for file in made/c/cpu6502_kernels_*.c; do
	! grep -q ' & 0xffu' "$file" || break
done
plant_edit '0,/ & 0xffu/s// \& 255u/' "$file" planted.c || exit 1
decimal planted.c || fail "a decimal mask is not noticed"
