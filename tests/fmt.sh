#!/bin/sh
# specc fmt: the example of docs/fmt.md comes out as the page shows it, and all specifications of
# the repository are in the layout.
set -u
cd "$WORK" || exit 1
failed=0
fail() {
	echo "FAIL $1"
	failed=1
}

awk '
	/^~~~isa$/ { name = ++number ".isa"; next }
	/^~~~$/ { name = ""; next }
	name { print >name }' "$ROOT/docs/fmt.md"
"$SPECC" fmt - <1.isa >found.isa || fail "status $? on the example of docs/fmt.md"
cmp -s 2.isa found.isa || { fail "the example of docs/fmt.md"; diff 2.isa found.isa; }
"$SPECC" fmt --check 1.isa >list && fail "--check accepts the first file of docs/fmt.md"
[ "$(cat list)" = 1.isa ] || fail "--check prints '$(cat list)'"

"$SPECC" fmt --check "$ROOT/isa-spec" || fail "isa-spec/ is not laid out; run specc fmt isa-spec"
exit $failed
