#!/bin/sh
# SPDX-License-Identifier: MIT
# The complete examples in docs/machines.md are machines that check clean and whose cases hold on
# every execution; every check that the page names exists.
set -u
doc=$ROOT/docs/machines.md
cd "$WORK" || exit 1

awk '
/^~~~isa complete$/ { name = "example-" NR ".isa"; next }
/^~~~isa/ { print "line " NR ": an example that is not complete"; bad = 1 }
/^~~~$/ && name { close(name); name = ""; next }
name { print > name }
END { if (name) { print "an example is not closed"; bad = 1 }; exit bad }' "$doc" || exit 1

count=0
for example in example-*.isa; do
	[ -f "$example" ] || break
	count=$((count + 1))
	"$SPECC" check -Werror "$example" >out 2>&1 || { cat out; exit 1; }
	"$SPECC" test --isa "$example" >out 2>&1 || { cat out; exit 1; }
	grep -q '^[1-9][0-9]* cases\{0,1\},.*all as expected' out || { cat out; exit 1; }
	# A wrong case is detected.
	sed 's/A = 7, Z = 0$/A = 8, Z = 0/' "$example" >wrong.isa
	cmp -s "$example" wrong.isa && { echo "FAIL no case of $doc could be made false"; exit 1; }
	"$SPECC" test --isa wrong.isa >out 2>&1 && { echo "FAIL a false case passed"; exit 1; }
done
[ $count -ge 1 ] || { echo "FAIL no complete example in $doc"; exit 1; }

"$SPECC" check --list-checks >checks || exit 1
grep -o '`\[\{0,1\}[a-z][a-z]*-[a-z-]*\]\{0,1\}`' "$doc" | tr -d '`[]' | sort -u >named
[ -s named ] || exit 1
while read -r name; do
	grep -q "^ *$name\([ :]\|$\)" checks || { echo "FAIL $doc names a check '$name'"; exit 1; }
done <named
