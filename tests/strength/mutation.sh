#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A small part of `make mutate`: for each specification in isa-spec, the cases detect one change of
# each of several kinds. The test can fail: a change without effect survives, and so do changes in a
# definition without cases. The harnesses detect a few changes of the generated C of tiny; DEEP=1:
# of the GPU, too, and none if harnesses cannot fail.
set -u
[ -x "$(dirname "$SPECC")/specc-ref" ] ||
	{ echo "there is no specc-ref beside specc: it needs libgmp-dev and libmpfr-dev"; exit 77; }
mutation=$ROOT/tests/strength/mutation
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 1

# run ISA LIST
run() {
	JOBS=2 sh "$mutation/run.sh" --isa "$1" --list "$2" >log 2>&1
}

# kinds NAME CHANGES KINDS N: for every N-th kind, by turns, the change in the middle; at
# least that many exist
kinds() {
	awk -f "$mutation/mutants.awk" "$ROOT/isa-spec/$1"/*.isa >all || exit 1
	[ "$(wc -l <all)" -ge "$2" ] || { echo "FAIL $1: only $(wc -l <all) changes"; exit 1; }
	awk -F '\t' '
		{ line[$6, ++count[$6]] = $0 }
		END { for (kind in count) print line[kind, int(count[kind] / 2) + 1] }' all >kinds
	[ "$(wc -l <kinds)" -ge "$3" ] || { echo "FAIL $1: only $(wc -l <kinds) kinds"; exit 1; }
	by_turns "$4" <kinds >some && mv some kinds
	run "$ROOT/isa-spec/$1" kinds || { cat log; echo "FAIL $1: a change survives"; exit 1; }
	echo "$1: $(grep '^[0-9]* mutants' log)"
}
kinds gpu 3000 10 12
kinds brew 4000 10 12
kinds tiny 200 10 3

# change ISA FILE DEFINITION OLD NEW: changes the first OLD in the definition
change() {
	awk -v file="$2" -v definition="$3" -v old="$4" -v new="$5" '
	/^__Def/ { here = $2 == definition; if (/^__DefISA/) definition = "-" }
	here && (at = index($0, old)) && /^ / {
		printf "%s\t%d\t%d\t%s\tblock\tnone\t%s\t%s\n", file, FNR, at, definition, old, new
		exit
	}' "$ROOT/isa-spec/$1/$2" >"$WORK/change"
	[ -s "$WORK/change" ] || { echo "FAIL $3 has no '$4'"; exit 1; }
}

change gpu ialu.isa IADD 'Ra + SrcB' 'SrcB + Ra'
run "$ROOT/isa-spec/gpu" change &&
	{ echo "FAIL a change that changes nothing is called noticed"; exit 1; }
grep -q '^1 mutants, 0 killed (0.0 %), 1 survivors, 0 of them argued$' log ||
	{ cat log; echo "FAIL a change that changes nothing is not reported as a survivor"; exit 1; }

# without ISA FILE DEFINITION: a copy with only one case of the definition, that in the file case
without() {
	mkdir "$1" && cp "$ROOT/isa-spec/$1"/* "$1" || exit 1
	awk -v definition="$3" '/^__Def/ { here = $2 == definition }
		/^```run/ && here {
			print
			while ((getline line <"case") > 0) print line
			skip = 1
		}
		skip && /^```$/ { skip = 0 }
		!skip' "$ROOT/isa-spec/$1/$2" >"$1/$2"
}

# needed ISA FILE DEFINITION OLD NEW: detected by its cases, but not without them
needed() {
	change "$@"
	run "$ROOT/isa-spec/$1" change || { cat log; echo "FAIL '$5' for '$4' survives"; exit 1; }
	without "$1" "$2" "$3"
	run "$1" change && { echo "FAIL without its cases '$5' for '$4' in $3 is noticed"; exit 1; }
	grep -q "^$2:[0-9:]*: survives: $4 -> $5\$" log ||
		{ cat log; echo "FAIL the survivor is not named"; exit 1; }
}

printf 'IADD R1, R2, RZ;\n    R2 = 7 -> R1 = 7\n' >case
needed gpu ialu.isa IADD 'Ra + SrcB' 'Ra - SrcB'
printf 'reset\n    -> pc = 0\n' >case
needed brew base.isa Brew 'spc;' 'tpc;'

# ---- changes of the generated C: a sample is detected, by harnesses that can fail ----

# generated ISA PART CHANGE...: these changes of the C, by the ends of their keys
generated() {
	isa=$1 part=$2
	shift 2
	for file in "$ROOT/out/$isa"/c/*.c; do
		awk -f "$mutation/generated.awk" "$file" || exit 1
	done >all
	for change in "$@"; do
		awk -F '\t' -v end=" $change" 'substr($8, length($8) - length(end) + 1) == end' all
	done >some
	[ "$(wc -l <some)" = $# ] || { echo "FAIL $isa: not each of $* is a change"; exit 1; }
	JOBS=2 LEVEL=-O${DEEP:-0} \
		sh "$mutation/generated.sh" --isa "$isa" --part "$part" --time 2 --list some >log 2>&1
}
codec() {
	generated $codec codec 'put_steps: cut(text, size, buffer, length);: gone' \
		'read_number: at += used;: gone' 'expect: p->furthest = at;: gone'
}
for codec in tiny ${DEEP:+gpu}; do
	codec || { cat log; echo "FAIL $codec: a change of the codec survives"; exit 1; }
	echo "$codec, generated C: $(grep '^[0-9]* mutants' log)"
done
[ -n "${DEEP-}" ] || exit 0 # other harnesses take long to build
# If a failing harness exits with status 0, changes survive.
mkdir out
cp -R "$ROOT/out/$codec" out
sed '/_fuzz_fail(/,/^}/s/abort()/exit(0)/' "$ROOT/out/$codec/fuzz/${codec}_fuzz_fail.c" \
	>"out/$codec/fuzz/${codec}_fuzz_fail.c"
OUT=$PWD/out
export OUT
codec && { echo "FAIL harnesses that cannot fail find changes"; exit 1; }
grep -q ': survives: at += used -> ' log ||
	{ cat log; echo "FAIL the survivors are not named"; exit 1; }
unset OUT
generated tiny run 'kernel_addi: state->R[op->operand[0].value] = (uint16_t)rd;: gone' ||
	{ cat log; echo "FAIL tiny: a change of what executes survives"; exit 1; }
