#!/bin/sh
# SPDX-License-Identifier: MIT
# A machine has no lanes, so no word of its generated C speaks of them: not in its library, its
# program and its harnesses. A member that is left in all the same must be noticed.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# speaks FILE...: the lines that have the word; true if there are some
speaks() {
	[ -f "$1" ] || fail "there is no $1"
	grep -inE '(^|[^a-z])lanes?([^a-z]|$)' "$@" >found
}

# made FOLDER [OPTION...]: the C of a machine in c/, its harnesses in fuzz/
made() {
	isa=$1
	shift
	rm -rf made
	"$SPECC" build --isa "$isa" -o made -t c -t fuzz "$@" >log 2>&1 || fail "build of $isa" log
}

for isa in "$ROOT/isa-spec/tiny" "$ROOT/tests/machines/cpu6502" "$ROOT/tests/machines/rv32" \
	"$ROOT/tests/execution/compare/machine.isa"; do
	made "$isa"
	speaks made/c/*.[ch] made/fuzz/*.[ch] && fail "$isa has no lanes" found
done

# Brew has a field of this name; what is not made from fields does not.
made "$ROOT/isa-spec/brew"
cd made/c || exit 1
speaks brew_run.[ch] brew_state*.c brew_float.h brew_*tool.[ch] ../fuzz/brew_fuzz_run*.[ch] &&
	fail "Brew has no lanes" found
cd ../..

# Where there are some, they are found; and so is a member that nobody needs.
made "$ROOT/isa-spec/gpu"
speaks made/c/gpu_run.h || fail "the lanes of the GPU are not found"
cp -R "$ROOT/templates" templates
table=templates/c/run/run.tpl
plant_edit 's/@lanes\[not([^]]*)\]/@lanes/' "$ROOT/$table" $table || exit 1
made "$ROOT/isa-spec/tiny" --templates templates
speaks made/c/*.[ch] || fail "a column for lanes is not noticed"
exit 0
