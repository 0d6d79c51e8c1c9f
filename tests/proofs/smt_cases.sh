# SPDX-License-Identifier: MIT
# The functions of the target smt that have arrays (memory, registers by their number), on random
# values with cvc5, and the instructions on the same values with the reference; planted faults in
# the functions are noticed. docs/smt.md has the figures; DEEP=1: all faults, all instruction sets.
set -u
. "$ROOT/tests/shared/plant.sh"
here=$ROOT/tests/proofs/smt_cases
PARTS=$(dirname "$SPECC")
export PARTS
command -v cvc5 >/dev/null || { echo "cvc5 is not installed"; exit 77; }
[ -x "$PARTS/specc-ref" ] || { echo "there is no specc-ref"; exit 77; }
cd "$WORK" || exit 1

fail() {
	echo "FAIL $1"
	cat "$2"
	exit 1
}

# functions PATH FOLDER: the functions of a specification
functions() {
	"$SPECC" build --keep-going --isa "$1" -o "$2" -t smt >log 2>&1
	ls "$2"/smt/*.smt2 >/dev/null 2>&1 || fail "no functions of $1" log
}

# holds PATH BUILT RAN: no value differs, and so many functions have run, of those asked for
holds() {
	mkdir -p at
	rm -rf at/spec
	cp -r "$1" at/spec
	sh "$ROOT/tests/fuzzing/specgen/smt.sh" "$WORK/at/spec" 1 "$2" >said 2>&1 ||
		fail "$1" "$WORK/at/smt/told"
	[ "$(sed -n 's/.* \([0-9]*\) ran.*/\1/p' said)" -ge "$3" ] || fail "$1: too few have run" said
}

# Each fault is one in the text that the functions are made from.
noticed() { # noticed SOURCE NUMBER WHAT
	rm -rf bad bad.isa
	plant "${1%.isa}.fault" "$2" "$1" bad.isa || exit 1
	functions bad.isa bad
	mkdir -p at
	cp "$1" at/spec
	! sh "$ROOT/tests/fuzzing/specgen/smt.sh" "$WORK/at/spec" 1 "$WORK/bad" >said 2>&1 &&
		grep -q '^differs-smt ' said || fail "$3: not noticed" said
}

export TRIALS=30 ILLEGAL=Never
while read -r name ran; do
	functions "$here/$name.isa" "$name"
	holds "$here/$name.isa" "$name" "$ran"
	faults "$here/$name.fault" >list
	while IFS=$tab read -r number _ _ _ what; do
		[ -n "${DEEP-}" ] || [ "$number" -le 3 ] || continue
		noticed "$here/$name.isa" "$number" "$what"
	done <list
done <<'END'
arrays 9
appended 4
END

# NAME EXCEPTION TRIALS PREFIX RAN: what runs in each instruction set
while read -r path ILLEGAL TRIALS ONLY ran; do
	[ -n "${DEEP-}" ] || [ "$path" = isa-spec/tiny ] || [ "$ONLY" != - ] || continue
	[ "$ONLY" != - ] || ONLY=
	export ILLEGAL TRIALS ONLY
	functions "$ROOT/$path" "$(basename "$path")"
	holds "$ROOT/$path" "$(basename "$path")" "$ran"
done <<'END'
isa-spec/tiny Illegal 20 - 32
isa-spec/gpu - 30 ULDC 3
isa-spec/gpu - 30 SETGPR 1
isa-spec/gpu - 30 GETGPR 1
isa-spec/brew exc_unknown_inst 30 - 100
tests/machines/cpu6502 - 10 - 154
tests/machines/rv32 Illegal 10 - 143
tests/machines/pdp11 Reserved 10 - 95
tests/machines/m68k - 20 - 14
tests/machines/x86 - 3 - 500
END
