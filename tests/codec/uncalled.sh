#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The C of an instruction set has no function that nobody calls, outside of its API. One that is
# left in, whatever the kernels call, must be noticed.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"

# uncalled FOLDER [OPTION...]: the functions that nobody calls; true if there are some
uncalled() {
	isa=$1
	shift
	rm -rf made
	"$SPECC" build -k --isa "$isa" -o made -t c "$@" >log 2>&1 || fail "build of $isa" log
	prefix=$(ls made/c/*_run.h) prefix=${prefix##*/} prefix=${prefix%_run.h}
	awk -f "$ROOT/tests/codec/uncalled.awk" -v api="$prefix.h ${prefix}_run.h" made/c/*.[ch] |
		sort >found
	[ -s found ]
}

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/machines/*/; do
	uncalled "${isa%/}" && fail "$isa has functions that nobody calls" found
done

cp -r "$ROOT/templates" templates
gate="if \$calls = 'wide_mul' or \$calls = 'vast_mul'"
plant_edit "s/$gate/if true()/" "$ROOT/templates/c/kernel/wide.tpl" templates/c/kernel/wide.tpl ||
	fail "there is no such line in wide.tpl"
uncalled "$ROOT/tests/machines/rv32" --templates templates || fail "it is not found"
[ "$(cat found)" = "rv32_kernels.h: rv32_wide_mul" ] || fail "others are found" found
