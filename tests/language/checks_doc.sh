# SPDX-License-Identifier: MIT
# docs/checks.md has a row for each check, in the order of `specc check --list-checks`, with the
# same severity and meaning and with an example; and it names the checks that -Wno- cannot disable.
set -u
doc=$ROOT/docs/checks.md
cd "$WORK" || exit 1
status=0

"$SPECC" check --list-checks | sed 's/^\([^ ]*\) *\([^ ]*\) */\1|\2|/' >listed || exit 1
sed -n 's/^| `\([a-z0-9-]*\)` | \([a-z]*\) | \(.*\) | .* |$/\1|\2|\3/p' "$doc" >rows
[ "$(wc -l <listed)" -ge 100 ] || { echo "FAIL --list-checks prints few checks"; status=1; }
if ! diff listed rows >difference; then
	echo "FAIL docs/checks.md (>) has other rows than --list-checks (<):"
	sed 's/^/    /' difference
	status=1
fi
if grep '^| `[a-z0-9-]*` | [a-z]* |.*|  *|$' "$doc"; then
	echo "FAIL docs/checks.md: a row has no example"
	status=1
fi

# The paragraph "Checks that cannot be switched off", and the checks that specc refuses.
sed -n '/^\*\*Checks that cannot be switched off/,/^\*\*One cause/p' "$doc" |
	grep -o '`[a-z][a-z-]*[a-z]`' | tr -d '`' | grep -v '^build$' | sort >named
echo '__DefISA X' >spec.isa
while IFS='|' read -r name rest; do
	"$SPECC" check "-Wno-$name" spec.isa >output 2>&1
	[ $? != 2 ] || ! grep -q "cannot be switched off" output || echo "$name"
done <listed | sort >refused
if [ ! -s refused ] || ! diff refused named >difference; then
	echo "FAIL docs/checks.md (>) names other checks than specc refuses to silence (<):"
	sed 's/^/    /' difference
	status=1
fi
exit $status
