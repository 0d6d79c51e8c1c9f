#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Seeds single faults in copies of the specifications in isa-spec and shows that none goes
# unnoticed: each is reported by the given check at the given line, or, if it is a legal change,
# changes the given file of out/. The faults of isa-spec/NAME are
# tests/language/seeded_faults/NAME/*.fault (tests/shared/plant.sh; expect.awk there says what they
# expect). Arguments: names of faults to run alone; VERBOSE=1 shows the reports. Without names one
# in 24, by turns; DEEP=1: all.
set -u
. "$(dirname "$0")/../shared/alone.sh"
here=$ROOT/tests/language/seeded_faults
. "$ROOT/tests/shared/every.sh"
. "$ROOT/tests/shared/plant.sh"
[ $# = 0 ] || DEEP=1
total=0 failed=0

fail() {
	echo "FAIL $name: $1"
	[ $# -lt 2 ] || sed 's/^/    /' "$2" | head -n 20
	failed=$((failed + 1))
}

# The reports of `specc check --format=json` as lines `FILE LINE CHECK SEVERITY MESSAGE`.
reports() {
	awk -f "$ROOT/tests/shared/reports.awk" | sed 's/^\([^ ]* [0-9]*\) [0-9]*/\1/'
}

# Removes the reports on the valid specification itself (there should be none).
without_baseline() {
	awk -v baseline="$WORK/baseline" '
	function key() { $2 = ""; return $0 }
	BEGIN { while ((getline < baseline) > 0) known[key()] = 1 }
	{ line = $0 }
	!(key() in known) { print line }'
}

# The paths of a copy: the edited file, and the others unchanged.
paths() {
	for file in "$specs"/*.isa; do
		base=$(basename "$file")
		if [ -f "$copies/$base" ]; then echo "$copies/$base"; else echo "$file"; fi
	done
}

# The edit is the intended one: no more hunks than old lines (two swapped lines are two).
edit_is_exact() {
	diff "$specs/$1" "$copies/$1" >"$WORK/diff" && return 1
	[ "$(grep -c "^[0-9]" "$WORK/diff")" -le "$2" ]
}

# check_reports: the expected reports occur, and not many others.
check_reports() {
	most=$(sed -n 's/^most //p' "$WORK/plan")
	if [ "$status" -gt 1 ]; then
		fail "specc check ends with status $status" "$WORK/errors"
		return
	fi
	while read -r kind file line check; do
		[ "$kind" = report ] || continue
		if ! grep -q "^$file $line $check " "$WORK/reports"; then
			fail "expected [$check] at $file:$line" "$WORK/reports"
			return
		fi
	done <"$WORK/plan"
	[ "$(wc -l <"$WORK/reports")" -le "${most:-3}" ] || fail "a cascade of reports" "$WORK/reports"
}

# check_changed: no error, and the given file differs from the committed one.
check_changed() {
	if grep -q '^[^ ]* [0-9]* [^ ]* error ' "$WORK/reports"; then
		fail "a legal change is refused" "$WORK/reports"
		return
	fi
	path=$(sed -n 's/^changed //p' "$WORK/plan")
	if [ ! -f "$built/$path" ]; then
		fail "there is no out/$isa/$path"
		return
	fi
	rm -rf "$WORK/out"
	# shellcheck disable=SC2046
	if ! "$SPECC" build -k -t "${path%%/*}" -o "$WORK/out" $(paths | sed 's/^/-i /') \
			2>"$WORK/errors"; then
		fail "the build fails" "$WORK/errors"
	elif cmp -s "$WORK/out/$path" "$built/$path"; then
		fail "$path does not change: the fault passes unnoticed"
	fi
}

# run_fault NUMBER FILE NAME
run_fault() {
	name=$3 total=$((total + 1))
	copies=$WORK/copies
	rm -rf "$copies" && mkdir "$copies" || exit 2
	for beside in "$specs"/*.md; do # the files that Errata<> names
		[ ! -f "$beside" ] || cp "$beside" "$copies" || exit 2
	done
	if ! plant "$WORK/list" "$1" "$specs/$2" "$copies/$2" >"$WORK/plan" ||
		! fault_more "$WORK/list" "$1" "$specs/$2" | awk -v file="$2" -v specs="$specs" \
			-v copies="$copies" -f "$here/expect.awk" >"$WORK/plan"; then
		fail "the edit cannot be made" "$WORK/plan"
		return
	fi
	if ! edit_is_exact "$2" "$(sed -n "s/^edited [^ ]* //p" "$WORK/plan")"; then
		fail "the copy differs in another way than meant" "$WORK/diff"
		return
	fi
	# shellcheck disable=SC2046
	"$SPECC" check --format=json $(paths) >"$WORK/json" 2>"$WORK/errors"
	status=$?
	reports <"$WORK/json" | without_baseline >"$WORK/reports"
	[ -z "${VERBOSE-}" ] || { echo "== $name"; cat "$WORK/plan" "$WORK/reports"; }
	if grep -q '^changed ' "$WORK/plan"; then check_changed; else check_reports; fi
}

case $WORK$ROOT in
*[[:space:]]*) echo "a path with blanks: the words of a command cannot be told apart"; exit 77 ;;
esac
for folder in "$here"/*/; do
	isa=$(basename "$folder")
	specs=$ROOT/isa-spec/$isa
	built=${BUILT:-$ROOT/out}/$isa # the committed output
	# Faults are meaningless in a spec with other faults.
	name="the valid isa-spec/$isa"
	"$SPECC" check -Werror --format=json "$specs" 2>/dev/null | reports >"$WORK/baseline"
	[ ! -s "$WORK/baseline" ] || fail "it has reports of its own" "$WORK/baseline"
	for list in "$folder"*.fault; do
		cat "$list" && echo
	done >"$WORK/list"
	# Those that have no turn have a place, too.
	faults "$WORK/list" >"$WORK/every"
	while IFS=$tab read -r number _ file _ name; do
		plant "$WORK/list" "$number" "$specs/$file" "$WORK/planted" >"$WORK/plan" </dev/null ||
			fail "the edit cannot be made" "$WORK/plan"
	done <"$WORK/every"
	by_turns 24 <"$WORK/every" >"$WORK/faults"
	while IFS=$tab read -r number _ file _ fault; do
		case " $* " in
		"  " | *" $fault "*) run_fault "$number" "$file" "$fault" </dev/null ;;
		esac
	done <"$WORK/faults"
done
least=5
[ -z "${DEEP-}" ] || least=60
[ $# -gt 0 ] || [ "$total" -ge $least ] || fail "only $total faults, at least $least are wanted"
[ $total -gt 0 ] || fail "no such fault"
echo "$total faults, $((total - failed)) noticed as stated"
[ "$failed" -eq 0 ]
