#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The generated harnesses and target c-test, for operands with alternatives that append units: they
# reach all lengths, find nothing in the generated C, and find faults planted in what it knows of
# appended units. All targets that `specc build` writes by default are made for a whole machine.
set -u
. "$ROOT/tests/shared/fail.sh"
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1

"$SPECC" build --isa "$ROOT/tests/machines/pdp11" -o pdp11 >log 2>&1 ||
	fail "the PDP-11 is not built" log
for target in c csv fuzz html json xml; do
	[ -d "pdp11/$target" ] || fail "no target $target of the PDP-11"
done
rm -r pdp11

"$SPECC" build --isa "$ROOT/tests/codec/mode_lengths.isa" --templates "$ROOT/templates" -o . -t c \
	-t fuzz -t c-test >log 2>&1 || fail "it is not built" log
mkdir objects
# object FOLDER FILE: compiles it
object() {
	${CC:-cc} -O0 -Ic -Ifuzz -c -o "objects/$2.o" "$1/$2.c" >log 2>&1 || fail "$2.c" log
}
codec= harness=
for part in tables decode encode format parse number; do
	object c modelengths_$part
	codec="$codec objects/modelengths_$part.o"
done
for part in model words reach fail main seeds; do
	object fuzz modelengths_fuzz_$part
	harness="$harness objects/modelengths_fuzz_$part.o"
done
object fuzz modelengths_fuzz_decode
object fuzz modelengths_fuzz_roundtrip
object c-test modelengths_roundtrip

# judge: links the harnesses and the test, and runs them; $found has those that find something
judge() {
	found=
	for name in decode roundtrip; do
		# shellcheck disable=SC2086
		${CC:-cc} -o $name objects/modelengths_fuzz_$name.o $harness $codec || exit 1
		./$name --time 0 --count 4000 --seed 1 >$name.log 2>&1 || found="$found $name"
	done
	# shellcheck disable=SC2086
	${CC:-cc} -o test objects/modelengths_roundtrip.o $codec || exit 1
	./test >test.log 2>&1 || found="$found c-test"
	rm -f crash-* hang-*
}

judge
[ -z "$found" ] || fail "sound C is found at fault by$found" decode.log
grep -q 'opcodes 3/3, .*outcomes \([0-9]*\)/\1, reasons 3/3, gaps' decode.log ||
	fail "not all lengths are reached" decode.log

# fault WHAT FILE EDIT: all of them find it
mkdir bad
fault() {
	plant_edit "$3" "c/modelengths_$2.c" "bad/modelengths_$2.c" || exit 1
	object bad "modelengths_$2"
	judge
	[ "$found" = ' decode roundtrip c-test' ] || fail "$1: only found by:$found"
	object c "modelengths_$2"
}
fault 'two units fewer are appended' tables '/append_tests\[\] = {/,/};/s/, 32 }/, 0 }/'
fault 'a unit does not select the row' tables \
	'/append_tests\[\] = {/,/};/s/{ 0x200030, 0x30,/{ 0x30, 0x30,/'
order='i = info->slot; i < info->slot + info->slots; i++'
fault 'the units of fields have the wrong order' tables \
	"s/$order/i = info->slot + info->slots; i-- > info->slot;/"
fault 'missing units are not noticed' decode \
	's/if (insn->length > size)/if (insn->length > size + 2)/'
