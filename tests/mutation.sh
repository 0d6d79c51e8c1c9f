#!/bin/sh
# A small part of `make mutate`: one single change of each kind in the semantics of isa-spec/gpu is
# noticed by the cases. And the gate can fail: a change that changes nothing survives, and so does a
# change in a family whose cases are gone.
set -u
[ -x "$(dirname "$SPECC")/specc-ref" ] ||
	{ echo "there is no specc-ref beside specc: it needs libgmp-dev and libmpfr-dev"; exit 77; }
mutation=$ROOT/tests/mutation
cd "$WORK" || exit 1

run() {
	JOBS=2 sh "$mutation/run.sh" --list "$@" >log 2>&1
}

# Of each kind the one in the middle, and as many families as there are kinds at least.
awk -f "$mutation/mutants.awk" "$ROOT"/isa-spec/gpu/*.isa >all || exit 1
[ "$(wc -l <all)" -ge 1000 ] || { echo "FAIL only $(wc -l <all) changes are known"; exit 1; }
awk -F '\t' '
	{ line[$6, ++count[$6]] = $0 }
	END { for (kind in count) print line[kind, int(count[kind] / 2) + 1] }' all >kinds
[ "$(wc -l <kinds)" -ge 10 ] || { echo "FAIL only $(wc -l <kinds) kinds of changes"; exit 1; }
run kinds || { cat log; echo "FAIL a change survives"; exit 1; }
tail -n 2 log

# change OLD NEW: that change in the first statement of IADD.
change() {
	awk -v old="$1" -v new="$2" '
	/^__Def/ { family = $2 }
	family == "IADD" && (at = index($0, old)) && /^ / {
		printf "ialu.isa\t%d\t%d\tIADD\tIADD\tnone\t%s\t%s\n", FNR, at, old, new
		exit
	}' "$ROOT/isa-spec/gpu/ialu.isa"
}

change 'Ra + SrcB' 'SrcB + Ra' >same
[ -s same ] || { echo "FAIL the statement of IADD is another one"; exit 1; }
run same && { echo "FAIL a change that changes nothing is called noticed"; exit 1; }
grep -q '^1 mutants, 0 killed (0.0 %), 1 survivors, 0 of them argued$' log ||
	{ cat log; echo "FAIL a change that changes nothing is not reported as a survivor"; exit 1; }

change 'Ra + SrcB' 'Ra - SrcB' >minus
run minus || { cat log; echo "FAIL a difference in place of the sum survives"; exit 1; }
mkdir gpu && cp "$ROOT"/isa-spec/gpu/*.isa gpu || exit 1
awk '/^__Def/ { family = $2 }
	/^```run/ && family == "IADD" {
		print "```run\nIADD R1, R2, RZ;\n    R2 = 7 -> R1 = 7"
		skip = 1
	}
	skip && /^```$/ { skip = 0 }
	!skip' gpu/ialu.isa >changed && cp changed gpu/ialu.isa
run minus --isa gpu && { echo "FAIL without its cases a wrong IADD is noticed"; exit 1; }
grep -q 'IADD IADD: t = Ra - SrcB;$' log ||
	{ cat log; echo "FAIL the survivor is not named"; exit 1; }
