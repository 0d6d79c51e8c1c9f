#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The cases of every specification in isa-spec reach, on their own, every statement and branch of
# its semantics. Functions that no instruction calls have cases in
# tests/strength/mutation/NAME/functions.isa. Without the cases of one definition something is
# reported as missed: the test can fail.
set -u
. "$ROOT/tests/shared/ref.sh"
cd "$WORK" || exit 1

# complete SPEC LEAST: its cases reach all branches, of which there are at least LEAST.
complete() {
	"$SPECC" test --coverage --isa "$1" >reached 2>&1 || { cat reached; return 1; }
	! grep ': never ' reached || return 1
	sed -n '$s/^\([0-9]*\) of \([0-9]*\) branches reached$/\1 \2/p' reached | {
		read -r yes all && [ "$yes" = "$all" ] && [ "$all" -ge "$2" ]
	} || { tail -n 1 reached; return 1; }
}

# called_by_tests NAME FUNCTIONS: FUNCTIONS calls what no instruction calls, and reaches all of it
called_by_tests() {
	sed -n 's/.*: not counted, as no instruction calls it: //p' reached >uncalled
	while read -r function; do
		grep -qs "^// Functions:.* $function\( \|\$\)" "$2" ||
			{ echo "FAIL nothing tests the function $function: add it to $2"; exit 1; }
	done <uncalled
	[ -s uncalled ] || return 0
	sh "$ROOT/tests/strength/mutation/functions.sh" "$ROOT/isa-spec/$1" "$2" >functions.isa ||
		exit 1
	"$SPECC" check -Werror functions.isa >log 2>&1 || { cat log; exit 1; }
	"$SPECC" test --isa functions.isa >log 2>&1 || { cat log; exit 1; }
	complete functions.isa 15 || { echo "FAIL the cases of $2"; exit 1; }
	! grep 'not counted' reached || exit 1
}

# missed NAME FILE DEFINITION: without its cases (for an instruction set: those of traps) the report
# lists what they reached
missed() {
	mkdir "$1" && cp "$ROOT/isa-spec/$1"/* "$1" || exit 1
	awk -v definition="$3" '/^__Def/ { here = $2 == definition; machine = /^__DefISA/ }
		/^```run/ && here && !machine { skip = 1; print "```asm"; next }
		/^raise [a-z_]*$/ && here { skip = 1 }
		skip && /^```/ { skip = 0 }
		!skip' "$ROOT/isa-spec/$1/$2" >"$1/$2"
	if complete "$1" 1 >missed; then
		echo "FAIL $1: the cases of $3 are gone, and nothing is missed"
		exit 1
	fi
	grep -q "^$1/$2:[0-9:]* never reached: " missed ||
		{ echo "FAIL what is missed is not named"; cat missed; exit 1; }
}

for isa in "$ROOT"/isa-spec/*/; do
	name=$(basename "$isa")
	case $name in
	tiny) least=20 ;;
	gpu) least=370 ;;
	*) least=400 ;;
	esac
	complete "$isa" $least || { echo "FAIL the cases of $name do not reach everything"; exit 1; }
	line=$(tail -n 1 reached)
	called_by_tests "$name" "$ROOT/tests/strength/mutation/$name/functions.isa"
	echo "$name: $line; $(wc -l <uncalled) functions are called by tests alone"
done
missed gpu sync.isa SHFL
missed brew base.isa Brew
missed tiny jump.isa B
