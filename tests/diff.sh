#!/bin/sh
# specc diff compares pairs of specifications that differ in one thing (tests/diff/pairs.cases),
# from the old one to the new one, and finds exactly the changes that the case names; a
# specification is equal to itself. The case that shows a difference passes with the new
# specification and fails with the old one: one case in both executions, the others in the
# evaluator.
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
# with_case SPEC CASE: the specification with this case in place of the examples of its family
with_case() {
	awk -v text="$2" '
		function mnemonic(line) {
			sub(/[. ].*/, "", line)
			return line
		}
		BEGIN { getline first <text; close(text) }
		{ line[NR] = $0 }
		/^  __Examples/ { section = NR }
		section && mnemonic($0) == mnemonic(first) { last = section }
		END {
			for (i = 1; i <= NR; i++) {
				if (i != last + 1) print line[i]
				else {
					print "```run"
					while ((getline l <text) > 0) print l
					while (line[++i] != "```") continue
					print "```"
				}
			}
		}' "$1"
}

# Does the case do what diff says?
try_case() {
	sed -n 's/^.*"case": "\([^"]*\)".*/\1/p' json | head -n 1 | sed 's/\\n/\n/g' >case
	[ -s case ] || { fail "$1: no case shows the difference" json; return; }
	mkdir -p "tried/$1" && with_case "$1.isa" case >"tried/$1/new.isa" &&
		with_case "$2.isa" case >"tried/$1/old.isa"
	set -- "$1" "$2" --execution ref
	[ "$1" != behaviour-semantics ] || set -- "$1" "$2"
	name=$1
	shift 2
	"$SPECC" test "$@" --isa "tried/$name/new.isa" >text 2>&1 ||
		fail "$name: the case fails with the new specification" case text
	"$SPECC" test "$@" --isa "tried/$name/old.isa" >text 2>&1
	if [ $? != 1 ] || ! grep -q 'expected .*, got' text; then
		fail "$name: the case does not fail with the old specification" case text
	fi
	tried=$((tried + 1))
}

solver=$(command -v cvc5)
count=0 tried=0 left=0
while read -r name base; do
	case $solver$name in [!/]*-solver-*) left=$((left + 1)) && continue ;; esac
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
	if [ -n "$solver" ] && grep -q '"kind": "semantics".*"behaviour"' json; then
		try_case "$name" "$base"
	fi
done <pairs
[ $((count + left)) -ge 80 ] || fail "$((count + left)) pairs, expected at least 80"
if [ -z "$solver" ]; then
	[ $status != 0 ] || echo "without cvc5 $left of $((count + left)) pairs are not judged"
	[ $status != 0 ] || status=77
elif [ $tried -lt 10 ]; then
	fail "$tried cases were tried, expected at least 10"
fi
exit $status
