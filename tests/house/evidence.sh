#!/bin/sh
# SPDX-License-Identifier: MIT
# docs/evidence.md: each figure stands on its page, the targets and tests of its command exist, and
# what README.md quotes under "Figures" is there. A figure that no page has is noticed.
set -u
cd "$ROOT" || exit 1
failed=0

fail() {
	echo "FAIL docs/evidence.md: $1"
	failed=1
}

# FIGURE|PAGE|COMMAND of each row.
awk -F ' *[|] *' '$4 ~ /^`/ { gsub(/`/, "", $4); print $2 "|" $3 "|" $4 }' docs/evidence.md \
	>"$WORK/rows"
[ "$(wc -l <"$WORK/rows")" -ge 20 ] || fail "only $(wc -l <"$WORK/rows") rows"

# stands FIGURE PAGE: also where the page breaks a line
stands() {
	tr '\n' ' ' <"$2" | grep -qF -e "$1"
}

# exists COMMAND: the target of make, or a test of that name
exists() {
	case $1 in
	*make\ *)
		target=${1#*make }
		grep -q "^${target%% *}:" Makefile ;;
	tests/run\ *) grep -qF -e "${1##* }" "$WORK/tests" ;;
	*) false ;;
	esac
}

sh tests/run --list --only shell >"$WORK/tests"
while IFS='|' read -r figure page command; do
	stands "$figure" "$page" || fail "$page does not have '$figure'"
	exists "$command" || fail "no such command: $command"
done <"$WORK/rows"
! stands "614 stated encodings" README.md || fail "a wrong figure is not noticed"
! exists "make nonsense" && ! exists "tests/run nonsense" || fail "a wrong command is not noticed"

# Every number of README's table of figures is in a row, but those of the description itself.
sed -n '/^## Figures/,/^## Limits/p' README.md | grep '^| [A-Z]' | grep -v '^| \(Input\|Tests\)' |
	grep -o '[0-9][0-9,./]*[0-9] \|[0-9] ' | tr -d ' ' | sort -u >"$WORK/numbers"
while read -r number; do
	grep '|README.md|' "$WORK/rows" | grep -qF -e "$number" ||
		fail "README.md quotes $number, and nothing here repeats it"
done <"$WORK/numbers"
exit $failed
