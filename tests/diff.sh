#!/bin/sh
# specc diff judges pairs of specifications that differ in one thing (tests/diff/pairs.cases), from
# the old one to the new one, and finds the changes that the case names and no others; a
# specification and itself are equal.
set -u
cd "$WORK" || exit 1
status=0
fail() {
	echo "FAIL $1"
	shift
	[ $# -eq 0 ] || sed 's/^/    /' "$@"
	status=1
}

heads='equal|text|compatible|behaviour|source|binary'
LC_ALL=C awk -v dir=. -v bases="$ROOT/tests/checks/base" -v heads="$heads" \
	-f "$ROOT/tests/shared/cases.awk" "$ROOT/tests/diff/pairs.cases" ||
	fail "pairs.cases cannot be read"
count=0
while read -r name base; do
	[ -f "$base.isa" ] || cp "$ROOT/tests/checks/base/$base.isa" .
	head=${name%%-*}
	case $head in source | binary) head=$head-breaking ;; esac
	"$SPECC" diff --format=json "$base.isa" "$name.isa" >json 2>errors ||
		fail "$name: exit status $?" errors
	found=$(sed -n 's/^  "verdict": "\(.*\)",$/\1/p' json)
	[ "$found" = "$head" ] ||
		fail "$name: the verdict is '$found', expected '$head'" json
	sed -n 's/^ *{"kind": "\([^"]*\)", "name": "\([^"]*\)".*/\1 \2/p' json |
		LC_ALL=C sort >found
	{ cat "$name.said" 2>/dev/null; } | LC_ALL=C sort >expected
	diff expected found >difference || fail "$name: other changes (<: expected)" difference
	"$SPECC" diff --fail-on=compatible "$name.isa" "$name.isa" >text 2>errors &&
		grep -q '^equal: 0 changes' text || fail "$name: differs from itself" text errors
	count=$((count + 1))
done <pairs
[ $count -ge 40 ] || fail "$count pairs, expected at least 40"
exit $status
