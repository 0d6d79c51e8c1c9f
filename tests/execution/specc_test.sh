# SPDX-License-Identifier: MIT
# SLOW
# specc test and specc run with stand-ins for specc-ref: the requests sent to them, and the handling
# of correct, wrong, broken and missing answers. The expected scripts and values are written by
# hand.
set -u
. "$ROOT/tests/shared/plant.sh"
cd "$WORK" || exit 1
status=0
isa=$ROOT/tests/golden/cli-run/tiny.isa

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || sed 's/^/    /' "$2"
	status=1
}

# answers NAME: bin/specc-ref prints the file NAME and saves the request.
mkdir bin
cp "$SPECC" bin/specc || exit 1
answers() {
	printf '#!/bin/sh\necho "$*" >"%s/asked.args"\ncat >"%s/asked"\ncat "%s/%s"\n' \
		"$WORK" "$WORK" "$WORK" "$1" >bin/specc-ref
	chmod +x bin/specc-ref
}

# cases FILE: the instruction set with the cases in FILE after `ADD R1, R2, U3;`.
cases() {
	awk -v file="$1" '{ print }
		/^```run/ { getline; print; getline
			while ((getline line <file) > 0) print line }' "$isa"
}
# tested WANTED ARGUMENTS...: specc test on cases.isa has this status; its output goes to `out`.
tested() {
	wanted=$1
	shift
	bin/specc test -i cases.isa --execution ref "$@" >out 2>err
	if [ $? != "$wanted" ]; then
		cat err >>out
		fail "specc test $*: expected status $wanted" out
	elif [ $# = 0 ]; then
		bin/specc check -q --run cases.isa --execution ref >check.out 2>check.err
		[ $? = "$wanted" ] && cmp -s out check.out && sed 's/^specc check:/specc test:/' check.err |
			cmp -s - err || fail "specc check --run: not what specc test says" check.out
	fi
}

says() {
	grep -qF -e "$1" "$2" || fail "'$1' is not said" "$2"
}

# ---- the script: ADD is 1 in bits 3:0, rd in 6:4, ra in 10:8, ub in 14:12, so 0x3211 ----

cat >two <<'EOF'
    R2 = 7, U3 = 9 -> R1 = 16  // a comment
    active = 0b0110, R2 = 0x10 + laneid, R[4:5] = 0x12345678, R6@3 = -1,
        c[1][2] = 0x1234, U3 = 1
        -> R1@1 = 0x12, R1@2 = 0x13
EOF
cases two >cases.isa
cat >script <<'EOF'
case 0
code 11320000
limit 1
set R 2 * 7
set U 3 * 9
go
case 1
code 11320000
limit 1
set active 0 * 6
set R 2 0 10
set R 2 1 11
set R 2 2 12
set R 2 3 13
set R 4 * 5678
set R 5 * 1234
set R 6 0 0
set R 6 1 0
set R 6 2 0
set R 6 3 ffff
set U 3 * 1
mem c 1 10
put c 1 0 00003412000000000000000000000000
go
EOF
cat >right <<'EOF'
case 0
stop exit - 4 1
R 1 * 10
end
case 1
stop exit - 4 1
R 1 1 12
R 1 2 13
end
EOF
answers right
tested 0
cmp -s script asked || { diff script asked >difference; fail "the script differs" difference; }
[ "$(cat asked.args)" = "cases --isa cases.isa" ] || fail "arguments of specc-ref" asked.args
[ "$(cat out)" = "2 cases, execution ref: all as expected" ] || fail "the closing line" out
tested 0 ADD_RU
tested 2 SUB
says "unknown group, optype or opcode 'SUB'" err

# ---- differing answers ----

# wrong WHAT: `right`, changed by sed, must fail, with each of the other arguments in the output.
wrong() {
	plant_edit "$1" right changed || exit 1
	answers changed
	shift
	tested 1
	for text in "$@"; do says "$text" err; done
	grep -q '^[12] of [12] cases\{0,1\} failed' out || fail "the closing line of '$1'" out
}

wrong 's/\* 10/* 11/' 'cases.isa:55:23: error: R1: expected 0x0010, got 0x0011 (ref) [case-result]'
wrong 's/R 1 \* 10/R 1 3 10/' 'R1@0: expected 0x0010, got 0x0000 (ref)' 'R1@2: expected 0x0010'
wrong 's/R 1 1 12/R 1 0 12/' 'R1@0: expected 0x0000 as before, got 0x0012' \
	'note: the instruction is here' \
	'58:12: note: R1@1: expected 0x0012, got 0x0000'
wrong 's/R 1 1 12/&\nU 3 * 7/' 'cases.isa:58:9: error: U3: expected 0x0001 as before, got 0x0007'
wrong 's/R 1 1 12/&\nactive 0 * f/' 'active: expected 0x6 as before, got 0xf'
wrong '2s/.*/stop raise IndexRange@3 0 0/;3d' 'expected no exception, got raise IndexRange @ 3'
wrong '2s/.*/stop reserved - 0 0/;3d' 'expected no exception, got reserved'
wrong '2s/.*/stop exit - 8 1/' 'stop exit at 0x8 after 1 steps'
wrong '2s/.*/broken tiny.isa:44:5: it does not fit/;3d' 'tiny.isa:44:5: it does not fit (ref)'
wrong '3s/.*/&\nunspecified/' 'this depends on a lane that does not participate'
wrong '3s/.*/Q 1 * 10/' "the answer 'Q 1 * 10' is not understood"
wrong '3s/.*/R 1 9 10/' "the answer 'R 1 9 10' is not understood"
wrong '2s/.*/error unknown line/;3,4d' 'unknown line (ref)'
wrong '5,$d' 'no answer: the program ended with status 0 (ref)'
printf '#!/bin/sh\nkill -SEGV $$\n' >bin/specc-ref
tested 1
says 'no answer: signal 11 ended the program (ref)' err

# If it stops at a case, it is run again for the following ones, a limited number of times.
cat >bin/specc-ref <<'EOF'
#!/bin/sh
awk '/^case / { number = $2 }
	/^go$/ && number == 3 { print "case 3"; exit }
	/^go$/ { print "case " number "\nstop exit - 4 1\nend" }'
EOF
awk 'BEGIN { for (i = 0; i < 6; i++) print "    R1 = " i ", U3 = " i " ->" }' >many
cases many >cases.isa
tested 1
[ "$(cat out)" = "1 of 6 cases failed, execution ref" ] ||
	fail "the cases behind the broken one" out
says 'cases.isa:58:5: error: no answer: the program ended with status 0 (ref)' err
printf '#!/bin/sh\necho x >>"%s/starts"\n' "$WORK" >bin/specc-ref
awk 'BEGIN { for (i = 0; i < 30; i++) print "    R1 = " i " ->" }' >many
cases many >cases.isa
tested 1
[ "$(cat out)" = "21 of 30 cases failed, 9 got no answer, execution ref" ] ||
	fail "an end to the trying" out

# ---- raising ----

printf '    R2 = 7 -> raise IndexRange @ 2\n    R2 = 8 -> raise AddressAlign\n' >raises
cases raises >cases.isa
cat >right <<'EOF'
case 0
stop raise IndexRange@2 0 0
end
case 1
stop raise AddressAlign 0 0
end
EOF
answers right
tested 0
wrong 's/@2/@1/' 'cases.isa:55:15: error: expected raise IndexRange @ 2, got raise IndexRange @ 1'
wrong 's/AddressAlign/AddressRange/' 'expected raise AddressAlign, got raise AddressRange'
wrong 's/raise AddressAlign 0 0/exit - 4 1/' 'expected raise AddressAlign, got no exception'
wrong 's/^stop raise AddressAlign 0 0/&\nR 1 * 1/' 'R1: expected 0x0000 as before, got 0x0001'

# ---- writable memory ----

printf '    c[1][0] = 1 -> c[1][4] = 0x1234\n' >stores
cases stores | sed 's/Access<read>/Access<read, write>/' >cases.isa
printf 'case 0\nstop exit - 4 1\nput c 1 4 3412\nend\n' >right
answers right
tested 0
grep -q '^mem c 1 10$' asked || fail "a bank as long as the settings behind the arrow need" asked
wrong 's/3412/1234/' 'cases.isa:55:20: error: c[1], byte 0x4: expected 0x34, got 0x12 (ref)' \
	'c[1], byte 0x5: expected 0x12, got 0x34'
wrong 's/put c 1 4 3412/&\nput c 1 e ff/' 'c[1], byte 0xe: expected 0x00 as before, got 0xff'
wrong 's/put c 1 4/put c 1 f/' "the answer 'put c 1 f 3412' is not understood"

# ---- both executions; the compiler is a stand-in whose programs print the file `c` ----

cases two >cases.isa
ln -s "$ROOT/templates" templates
cat >compiler <<EOF
#!/bin/sh
while [ "\$1" != -o ]; do shift; done
printf '#!/bin/sh\ncat >/dev/null\ncat "$WORK/c"\n' >"\$2"
chmod +x "\$2"
EOF
chmod +x compiler

# both WANTED C REF: specc test, with the answers changed by these sed commands, ends with this
# status.
both() {
	sed "$2" both >c
	sed "$3" both >ref
	answers ref
	CC=$WORK/compiler SPECC_CACHE=$WORK/cache bin/specc test -i cases.isa >out 2>err
	[ $? = "$1" ] || { cat err >>out; fail "both executions: expected status $1" out; }
}

cat >both <<'EOF'
case 0
stop exit - 4 1
R 1 * 10
end
case 1
stop exit - 4 1
R 1 1 12
R 1 2 13
end
EOF
both 0 '' ''
[ "$(cat out)" = "2 cases, 2 executions: all as expected" ] || fail "both as expected" out

# What the compiler warns of is shown by the command that compiles, and does not change its status.
cp compiler silent
sed '1a\
echo "a_run.c:1: warning: planted" >\&2' silent >compiler
for command in test run; do
	rm -rf cache
	program=
	[ $command = test ] || program='--execution c --limit 0 /dev/null'
	# shellcheck disable=SC2086
	CC=$WORK/compiler SPECC_CACHE=$WORK/cache bin/specc $command -i cases.isa $program >out 2>err
	says "specc $command: '$WORK/compiler' warns of the generated C:" err
	says 'a_run.c:1: warning: planted' err
done
cp silent compiler
rm -rf cache
both 1 's/\* 10/* 11/' 's/\* 10/* 11/'
says 'R1: expected 0x0010, got 0x0011 (c and ref) [case-result]' err
[ "$(grep -c 'error:' err)" = 1 ] || fail "both wrong alike are one report" err
both 1 's/\* 10/* 11/' 's/\* 10/* 12/'
says 'R1: expected 0x0010, got 0x0011 (c) [case-result]' err
says 'R1: expected 0x0010, got 0x0012 (ref) [case-result]' err
[ "$(cat out)" = "1 of 2 cases failed" ] || fail "one case failed on both" out
both 1 '' 's/R 1 2 13/R 1 2 14/'
says 'R1@2: expected 0x0013, got 0x0014 (ref) [case-result]' err
[ "$(grep -c 'error:' err)" = 1 ] || fail "one execution alone is wrong" err

# ---- much text in both directions, answered before the requests are read ----

awk 'BEGIN { for (i = 0; i < 20000; i++) print "    R2 = " i ", R3 = laneid -> R1 = " i }' >many
cases many >cases.isa
awk 'BEGIN { for (i = 0; i < 20000; i++)
	printf "case %d\nstop exit - 4 1\n%send\n", i, i ? sprintf("R 1 * %x\n", i) : "" }' >right
printf '#!/bin/sh\ncat "%s/right"\ncat >"%s/asked"\n' "$WORK" "$WORK" >bin/specc-ref
tested 0
[ "$(cat out)" = "20000 cases, execution ref: all as expected" ] || fail "many cases" out
[ "$(grep -c '^go$' asked)" = 20000 ] || fail "not all cases arrived"

# ---- no way to run them ----

rm bin/specc-ref
tested 2
says "no specc-ref in the same folder as specc" err
bin/specc test -i cases.isa --coverage >out 2>err
[ $? = 2 ] || fail "--coverage without specc-ref" err
printf '#!/bin/sh\necho "$*"\nexit 0\n' >bin/specc-ref
chmod +x bin/specc-ref
[ "$(bin/specc test -i cases.isa --coverage)" = "coverage --isa cases.isa" ] || fail "--coverage"

# ---- specc run ----

printf 'ADD R1, R2, U3;\nADD R4, R1, U3;\n' >program.s
cat >script <<'EOF'
case program
code 1132000041310000
limit 12
set R 2 0 0
set R 2 1 1
set R 2 2 2
set R 2 3 3
set U 3 * 9
trace
go
EOF
cat >traced <<'EOF'
case program
step 0
R 1 0 9
R 1 1 a
R 1 2 b
R 1 3 c
step 4
R 4 * 12
stop raise IndexRange@3 8 2
R 1 0 9
R 1 1 a
R 1 2 b
R 1 3 c
R 4 * 12
end
EOF
answers traced
run() {
	bin/specc run -i "$isa" --execution ref "$@" >out 2>err
}
run --trace --limit 12 program.s 'R2 = laneid' 'U3 = 9'
[ $? = 3 ] || fail "specc run: status of another stop" err
cmp -s script asked || { diff script asked >difference; fail "the script of specc run" difference; }
cat >expected <<'EOF'
0x00  ADD R1, R2, U3;
      R1 = 0x0009 0x000a 0x000b 0x000c
0x04  ADD R4, R1, U3;
      R4 = 0x0012
raise IndexRange in lane 3 at 0x08 after 2 steps
R1 = 0x0009 0x000a 0x000b 0x000c
R4 = 0x0012
EOF
cmp -s expected out || { diff expected out >difference; fail "the trace" difference; }
run --trace --format=json program.s 'R2 = laneid, U3 = 9'
tr '\n' ' ' >expected <<'EOF'
{"stop": "raise", "exception": "IndexRange", "lane": 3, "pc": 8, "steps": 2,
"trace": [{"pc": 0, "text": "ADD R1, R2, U3;",
"changed": {"R1": ["0x0009", "0x000a", "0x000b", "0x000c"]}},
{"pc": 4, "text": "ADD R4, R1, U3;", "changed": {"R4": "0x0012"}}],
"changed": {"R1": ["0x0009", "0x000a", "0x000b", "0x000c"], "R4": "0x0012"}}
EOF
tr '\n' ' ' <out >line
cmp -s expected line || { diff expected line >difference; fail "the trace as JSON" difference; }
printf 'case program\nstop exit - 8 2\nactive 0 * 3\nend\n' >exits
answers exits
run - <program.s
[ $? = 0 ] || fail "specc run: status of exit" err
printf 'exit at 0x08 after 2 steps\nactive = 0x3\n' | cmp -s - out || fail "specc run -" out
printf 'case program\nbroken this cannot be\nend\n' >broken
answers broken
run program.s
[ $? = 2 ] || fail "specc run: status of a broken answer" err
says "the execution 'ref' failed: this cannot be" err
exit $status
