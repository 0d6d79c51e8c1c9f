#!/bin/sh
# SPDX-License-Identifier: MIT
# specc build --since: three versions of a small specification, in which it is known what changed,
# on the page of changes and on those of instructions, types, functions and states; nothing of it
# without --since; wrong orders and broken versions.
set -u
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# 1.1: ra one bit lower, UP is called RISE, no register `top`, `low` written otherwise.
# 1.0: no DOUBLE and no `twice` either.
new=$ROOT/tests/pages/since/new.isa
mkdir 1.1 1.0
sed -e 's/"1.2", "2026-11-01"/"1.1", "2026-06-01"/' -e 's/field<8, 3> Reg ra/field<7, 3> Reg ra/' \
	-e 's/\bUP\b/RISE/' -e '/Register<16> top/d' -e 's/return x\[15:0\]/return (0 + x)[15:0]/' \
	"$new" >1.1/old.isa
sed -e 's/"1.1", "2026-06-01"/"1.0", "2026-01-01"/' \
	-e '/^__DefFunction twice/,/^__DefGroup/{/^__DefGroup/!d;}' \
	-e '/^__DefOptype DOUBLE/,/^__DefOptype STILL/{/^__DefOptype STILL/!d;}' \
	1.1/old.isa >1.0/old.isa
cp "$new" new.isa

build() {
	"$SPECC" build -o "$@" new.isa >log 2>&1
}
build out -t html --stamp stamp --depfile deps --since 1.0 --since 1.1 || fail "build" log

# said PAGE: the lines on its history, without tags: "New in 1.1", "Changed in 1.2: default ra".
said() {
	sed -e 's/<[^>]*>/ /g' -e 's/  */ /g' -e 's/^ //' -e 's/ $//' "out/html/en/$1.html" |
		grep -E '^(New|Changed) in ' | sed 's/ ,/,/g; s/ :/:/g'
}
expect() {
	said "$1" >found
	printf '%s' "$2" | tr '|' '\n' | diff - found >log || fail "$1 says" log
}
expect_all() {
	expect insn-move 'Changed in 1.2: field moved ra · value renamed Step.RISE|'
	expect insn-double 'New in 1.1|'
	expect insn-still ''
	expect type-step 'Changed in 1.2: value renamed RISE|'
	expect type-reg ''
	expect function-low 'Changed in 1.2: pseudo-code|'
	expect function-twice 'New in 1.1|'
	expect state-cpu 'Changed in 1.2: register added top|'
	expect file-r ''
}
expect_all

# The page of changes: the versions, newest first, with what is new, and each change once.
page=out/html/en/changes.html
grep -o '<h2 id="version-[0-9.]*">' $page | tr -dc '0-9.\n' | sed 's/^2//' >found
printf '1.2\n1.1\n' | diff - found >log || fail "versions" log
new_in_page=$(sed -n '/<h3>New/,/<\/dl>/p' $page | grep -o 'href="[^"]*"' | sort | tr '\n' ' ')
[ "$new_in_page" = 'href="function-twice.html" href="insn-double.html" ' ] ||
	fail "new: $new_in_page"
for row in 'field moved.*MOVE.ra.*bits 9:7.*bits 10:8' \
	'value renamed.*Step.RISE.*RISE.*UP' 'register added.*top' 'opcode added.*DOUBLE' \
	'version.*1.0 (2026-01-01).*1.1 (2026-06-01)'; do
	sed 's/<[^>]*>/ /g' $page | grep -q "$row" || fail "not on the page of changes: $row" $page
done
for name in index insn-still; do # in "Start here", in the footer
	grep -q 'href="changes.html"' "out/html/en/$name.html" || fail "no link in $name"
done
for path in 1.0 1.0/old.isa 1.1/old.isa; do
	grep -q "^$path:" deps || fail "depfile without $path" deps
done

# Without --since there is nothing of it, and the pages are gone.
cp -r out with
build out -t html || fail "without --since" log
[ ! -e $page ] || fail "a page of changes without --since"
grep -rl 'changes.html\|New in\|Changed in' out/html >found && fail "traces without --since" found

# The order, versions, and errors of older ones: nothing is written.
refused() {
	what=$1
	shift
	build none -t html "$@" && fail "accepted: $*"
	grep -q "$what" log || fail "says not '$what'" log
	[ ! -e none ] || fail "wrote despite: $what"
}
refused "'1.1' is of 2026-06-01, the version after it of 2026-01-01; expected the oldest" \
	--since 1.1 --since 1.0
refused "'new.isa' states version 1.2, as does the version after it" --since new.isa
refused "cannot read 'missing'" --since missing
sed 's/field<8, 3>/field<0, 3>/' "$new" >1.1/old.isa
refused "old.isa:63:.*overlaps" --since 1.1
refused "older version '1.1' has errors" --since 1.1

# A difference between the older version and the one that is expected is seen.
sed -e 's/"1.2", "2026-11-01"/"1.1", "2026-06-01"/' "$new" >1.1/old.isa
build out -t html --since 1.1 || fail "build of equal versions" log
(expect_all) >/dev/null && fail "equal versions pass for different ones"
expect insn-move ''
exit 0
