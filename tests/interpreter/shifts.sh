# SPDX-License-Identifier: MIT
# Shifts by counts of up to 65 bits, on both executions: tests/interpreter/shifts.isa. That only 32
# bits of a count are looked at is noticed in each.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"
isa=$ROOT/tests/interpreter/shifts.isa
"$SPECC" test "$isa" >log 2>&1 || fail "cases" log
tail -n 1 log | grep -q '^117 cases, 2 executions: all as expected$' || fail "other cases" log
sed 's/\(Rd = .*<< Rb\))/\1[31:0])/; s/\(Rd = .*>> Rb\)\([;)]\)/\1[31:0]\2/' "$isa" >wrong.isa
"$SPECC" test --max-reports=0 wrong.isa >log 2>&1 && fail "32 bits of counts are not noticed" log
for way in left above right signed left32 right32 signed32; do
	grep -q "^ *[0-9]* | $way r1, r2, r3\$" log || fail "32 bits of counts: $way" log
done
