#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# One mistake in a mode, a type with parameters, a row or a function is one report, at its place, in
# the words of its author, without others that follow from it: each line of one_report/FILE.faults
# is an edit of tests/machines/FILE/FILE.isa (sed), the text that the line of the report begins
# with, what is underlined in it, and the message.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
for faults in "$ROOT"/tests/language/one_report/*.faults; do
	machine=$(basename "$faults" .faults)
	whole=$ROOT/tests/machines/$machine/$machine.isa
	while read -r edit && read -r place && read -r under && read -r message; do
		read -r blank || : # the last one has none
		[ -z "$blank" ] || fail "$machine: expected an empty line, found '$blank'"
		sed "$edit" "$whole" >seeded.isa
		diff "$whole" seeded.isa | grep -c '^>' >count
		[ "$(cat count)" = 1 ] || fail "$machine: $edit changes $(cat count) lines"
		"$SPECC" check --max-reports 0 seeded.isa >said 2>&1
		sed -n 's/^seeded.isa:[0-9]*:[0-9]*: \(error\|warning\)/\1/p' said >reports
		printf '%s\n' "$message" >wanted
		diff wanted reports >log || fail "$machine: $edit" log
		found=$(sed -n '2s/^ *[0-9]* | *//p' said)
		case $found in
		"$place"*) ;;
		*) fail "$machine: $edit: the report is at '$found'" ;;
		esac
		awk 'NR == 3 { print substr(line, match($0, /\^~*/), RLENGTH) } { line = $0 }' said >at
		[ "$(sed "s, *\$,," at)" = "$under" ] || fail "$machine: $edit: underlined is" at
		echo "$machine" >>done
	done <"$faults"
done
[ "$(wc -l <done)" -ge 24 ] || fail "$(wc -l <done) faults, expected at least 24" done
