#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# specc-ref as a program: the protocol of case scripts, invalid lines, reasons to stop, traces,
# locations of violated rules, coverage, exit statuses. All expected answers are written here by
# hand.
set -u
. "$ROOT/tests/shared/ref.sh"
failed=0

# same WHAT: compares the files found and expected in the work folder.
same() {
	diff -u "$WORK/expected" "$WORK/found" >"$WORK/difference" && return
	echo "$1:"
	head -n 40 "$WORK/difference"
	failed=1
}

# status N WHAT COMMAND...: runs it quietly and compares its exit status.
status() {
	wanted=$1 what=$2
	shift 2
	"$@" >"$WORK/out" 2>"$WORK/err" </dev/null
	got=$?
	[ "$got" = "$wanted" ] && return
	echo "$what: exit status $got, expected $wanted"
	failed=1
}

cp "$ROOT/tests/execution/ref/two.isa" "$WORK"

# ADD A1, A2, 3 is 10010001 00000011: bytes 91 03. HALT m[A1], A2: 98. BAD A1, A2: 99. NONE: 02 01.
cat >"$WORK/script" <<'CASES'
case add
code 91039103
set A 2 * f0
go
case limit
code 91039103
limit 1
go
case over
code 9103
set A 2 0 fb
go

case store
code 98
mem m 0 10
put m 0 5 0a0b0c
set A 1 0 6
set A 2 0 07
go
case beyond
code 98
mem m 0 6
set A 1 0 6
go
case pc
code 9103
set pc 0 * 3
go
case undefined
code 91030f00
go
case reserved
code 9100
go
case truncated
code 910391
go
case nothing
code 0201
go
case broken
code 99
set A 2 * 80
go
case empty
code
go
case stm
code 1305
mem m 0 6
set A 1 0 9
go
case outside
code 1306
mem m 0 6
go
case traced
trace
code 910398
mem m 0 10
set A 2 * 7
go
CASES
cat >"$WORK/expected" <<'ANSWERS'
case add
stop exit - 4 2
A 1 * f3
end
case limit
stop limit - 2 1
A 1 * 3
end
case over
stop raise Halted 0 0
end
case store
stop exit - 1 1
put m 0 6 07
end
case beyond
stop raise AddressRange 0 0
end
case pc
stop fault - 3 0
end
case undefined
stop undefined - 2 1
A 1 * 3
end
case reserved
stop reserved - 0 0
end
case truncated
stop truncated - 2 1
A 1 * 3
end
case nothing
stop unexecutable - 0 0
end
case broken
broken two.isa:83:10: the value does not fit 8 bits
end
case empty
stop exit - 0 0
end
case stm
stop exit - 2 1
put m 0 5 09
end
case outside
stop raise AddressRange 0 0
end
case traced
step 0
A 1 * a
step 2
put m 0 a 07
stop exit - 3 2
A 1 * a
put m 0 a 07
end
ANSWERS
cd "$WORK" || exit 2
"$ref" cases --isa two.isa <script >found || failed=1
same "answers"

# An invalid line is answered by an error; the next case is answered normally.
awk '{ print "case " NR; print; print "go" } END { print "case last\ncode\ngo" }' >script <<'WRONG'
sey A 1 * 5
set A 4 * 5
set A 1 * 100
set A 1 1 5
set A 1 * xyz
set A 1 * 11111111111111111
set Q 1 * 1
set active 0 * 2
mem q 0 10
mem m 1 10
mem m 0 ffffffffffff
put m 0 0 11
code 1
code zz
limit -1
set A 1
WRONG
{
	awk 'BEGIN { for (i = 0; i < 16; i++) print "error" }'
	printf 'case last\nstop exit - 0 0\nend\n'
} >expected
"$ref" cases --isa two.isa <script | sed 's/^error .*/error/' >found
same "wrong lines"

# What two cases do not reach. ADD runs once with an Ra of 7.
cat >script <<'CASES'
case one
code 9103
set A 2 * 7
go
CASES
cat >expected <<'ANSWERS'
two.isa:58:9: never true: if (Ra > 250 && k == 3)
two.isa:58:9: never true: && (Ra > 250)
two.isa:58:29: never reached: raise Halted;
two.isa:82:5: never reached: t = Ra * 2;
two.isa:83:5: never reached: Rd = t;
two.isa:105:5: never reached: m[Ra] = Rb;
two.isa:146:5: never reached: Mem = Ra;
2 of 4 branches reached
ANSWERS
"$ref" coverage --isa two.isa <script >found || failed=1
same "coverage"
printf '%s\n' 'case two' 'code 910399' 'set A 2 * 7' go 'case three' 'code 910398' 'mem m 0 80' \
	'set A 2 * fb' go 'case four' 'code 9103981305' 'mem m 0 80' 'set A 2 * 1' go >>script
printf '4 of 4 branches reached\n' >expected
"$ref" coverage --isa two.isa <script >found || failed=1
same "full coverage"

status 0 "help" "$ref" --help
status 2 "no command" "$ref"
status 2 "unknown command" "$ref" nonsense --isa two.isa
status 2 "no isa" "$ref" cases
status 2 "missing file" "$ref" cases --isa no-such.isa
status 0 "no cases" "$ref" cases --isa two.isa
echo "__DefISA" >wrong.isa
status 1 "wrong spec" "$ref" cases --isa wrong.isa
status 1 "soak finds the broken rule" "$ref" soak --isa two.isa
grep -q 'two.isa:83:10: the value does not fit 8 bits (BAD_O, [0-9]* times)' out || {
	echo "soak does not name the broken rule"
	failed=1
}
exit $failed
