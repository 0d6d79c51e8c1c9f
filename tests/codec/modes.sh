# SPDX-License-Identifier: MIT
# Operand modes in the generated interface: modes.c, and each legal word taken apart and built again
# by modes and parts (c-test). Fault: parts of the library that lie one bit too high.
set -u
isa=$ROOT/tests/machines/m68k
failed=0
. "$ROOT/tests/shared/fail_on.sh"
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1

"$SPECC" build -t c -t c-test -o out "$isa" >log 2>&1 || fail build log

# program MAIN ARGUMENTS...: links and runs it with the codec.
program() {
	main=$1
	shift
	${CC:-cc} -Wall -Wextra -Werror -Iout/c -o program "$main" out/c/m68k_tables.c \
		out/c/m68k_decode.c out/c/m68k_encode.c out/c/m68k_format.c out/c/m68k_number.c \
		out/c/m68k_parse.c >log 2>&1 || fail "$main is not compiled" log
	./program "$@" >log 2>&1
}

program "$ROOT/tests/codec/modes.c" || fail modes.c log
program out/c-test/m68k_roundtrip.c 4 || fail "the round trip" log
mv out/c/m68k_encode.c sound.c
# fault EDIT PROGRAM...
fault() {
	plant_edit "$1" sound.c out/c/m68k_encode.c || failed=1
	shift
	program "$@" && fail "$1 does not notice a fault"
}
fault 's/>> place->lsb/>> (place->lsb - 1)/' "$ROOT/tests/codec/modes.c"
fault 's/>> place->lsb/>> (place->lsb + 1)/' out/c-test/m68k_roundtrip.c 4
fault 's/insn, field, row->match/insn, field, 0/' out/c-test/m68k_roundtrip.c 4
exit $failed
