#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# --keep-going: every command uses the sound definitions of a specification with errors, names what
# it omits, and ends with status 1; without it, commands that generate something refuse. Small and
# large: the latter is the description of the GPU with defects, and the handwritten files, if they
# are available. A quarter of the commands on specifications with one error, by turns; DEEP=1: all.
set -u
. "$(dirname "$0")/../shared/alone.sh"
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 2
failed=0
# where it does not matter: what compiles nothing
quick='--execution ref'
[ -x "$(dirname "$SPECC")/specc-ref" ] || quick=

. "$ROOT/tests/shared/fail_on.sh"

# ADD is sound, SUB has overlapping fields, MUL unreadable code, NEG no template.
cat >broken.isa <<'END'
__DefISA Broken
  __Layout
    Unit<32>;
    ByteOrder<little>;
    Length<32>;
  __Assembly
    Comment<"//">;
    Terminator<";">;
    Number<decimal>;

__DefRegisterFile R<16>
    Numbered<"R", 0, 8>;
    Lanes<4>;

__DefFieldType Reg<3>
    Register<R>;

__DefBitFieldType Op<4>
    ADD;
    SUB;
    MUL;
    NEG;

__DefGroup ALL
  __Description
Everything.

__DefOptype ADD : [ALL]
  __Encoding
    field<0, 4> Op op == ADD;
    field<8, 3> Reg rd;
    field<12, 3> Reg ra;
    field<16, 3> Reg rb;

  __Syntax
```asm
ADD Rd, Ra, Rb ;
```

  __Semantics
```asm
ADD Rd, Ra, Rb:
    Rd = (Ra + Rb)[15:0];
```

  __Examples
```run
ADD R1, R2, R3;
    R2 = 4, R3 = 5 -> R1 = 9
```

__DefOpcode ADD_RR : [ADD]
  __OperandInfo
    InList<ra, rb>;
    OutList<rd>;
    Order<rd, ra, rb>;

__DefOptype SUB : [ALL]
  __Encoding
    field<0, 4> Op op == SUB;
    field<8, 3> Reg rd;
    field<10, 3> Reg ra;

  __Syntax
```asm
SUB Rd, Ra ;
```

__DefOpcode SUB_R : [SUB]

__DefOptype MUL : [ALL]
  __Encoding
    field<0, 4> Op op == MUL;
    field<8, 3> Reg rd;
    field<12, 3> Reg ra;

  __Syntax
```asm
MUL Rd, Ra ;
```

  __Semantics
```asm
MUL Rd, Ra:
    Rd = Ra *;
```

__DefOpcode MUL_R : [MUL]
  __OperandInfo
    InList<ra>;
    OutList<rd>;
    Order<rd, ra>;

__DefOptype NEG : [ALL]
  __Encoding
    field<0, 4> Op op == NEG;

__DefOpcode NEG_R : [NEG]
  __Encoding
    field<8, 3> Reg rd;
END
echo 'ADD R1, R2, R3;' >program.s
echo 'MUL R1, R2;' >lost.s
printf '#!/bin/sh\nwhile read -r line; do echo skip; done\n' >decoder
chmod +x decoder

# try STATUS COMMAND...: output and messages in out and err.
try() {
	expected=$1
	shift
	"$SPECC" "$@" >out 2>err </dev/null
	status=$?
	[ $status -eq "$expected" ] || fail "specc $*: status $status, expected $expected" err
}

# Does the last command say what it omits?
named() {
	grep -q 'left out 2 of 4 opcodes: SUB_R, NEG_R' err ||
		fail "specc $1 -k does not name what it leaves out" err
}

says() {
	grep -q "$2" out || fail "specc $1: no '$2' in the output" out
}

isa="--isa broken.isa"
for refused in "asm $isa program.s" "disasm $isa program.s" "run $isa program.s" "test $isa" \
		"fuzz $isa --against ./decoder --count 20" "build $isa -t csv -o refused"; do
	# shellcheck disable=SC2086
	try 1 $refused
	[ ! -s out ] || fail "specc $refused makes something of a specification with errors" out
done
[ ! -e refused ] || fail "specc build writes files of a specification with errors"

try 1 asm -k $isa --format=hex -o program.hex program.s
named asm
[ "$(cat program.hex)" = "00210300" ] || fail "specc asm -k: other bytes" program.hex
try 1 asm -k $isa --format=hex lost.s
says asm '^02210000$' # its encoding is sound
try 1 disasm -k $isa --format=hex program.hex
named disasm
says disasm '^ADD R1, R2, R3;$'
try 1 list -k $isa
named list
says list ADD_RR
try 1 explain -k $isa 'ADD R1, R2, R3;'
named explain
says explain ADD_RR
try 1 space -k broken.isa
named space
says space 'defined    576'
try 1 dump -k --stage=core $isa
named dump
says dump 'write Rd'
try 1 check -k -q broken.isa
for execution in c ref; do
	if [ $execution = ref ] && [ ! -x "$(dirname "$SPECC")/specc-ref" ]; then
		echo "specc-ref is not built: 'run' and 'test' without it"
		continue
	fi
	try 1 run -k --execution $execution $isa program.s 'R2 = 40' 'R3 = 2'
	named run
	says "run on $execution" '^R1 = 0x002a$'
	try 3 run -k --execution $execution $isa lost.s
	says "run on $execution" '^unexecutable at'
	try 1 test -k --execution $execution $isa
	named test
	says "test on $execution" '^1 case, execution .*: all as expected'
done
try 1 fuzz -k $isa --against ./decoder --count 20
named fuzz
says fuzz 'no findings'
try 1 build -k $isa -t csv -o kept
named build
[ -s kept/csv/ADD.csv ] || [ -n "$(find kept -name '*.csv')" ] || fail "specc build -k: no files"

# The exit status is the same with --keep-going as without it, unless the command's own work has
# another. A command sees errors of what it reads: all of an encoding, some of pseudo-code, fewer of
# examples. In the table: status for an error in each of these, then the command.
sed '/^__DefOptype SUB/,$d' broken.isa >one.isa
{ cat one.isa && sed -n '/^__DefOptype ADD/,$p' one.isa | sed 's/ADD/SUB/g'; } >sound.isa
sed '1,/field<12, 3>/s/field<12, 3>/field<10, 3>/' sound.isa >encoding.isa
sed '1,/= (Ra + Rb)/s/= (Ra + Rb)/= (Rx + Rb)/' sound.isa >code.isa
sed 's/^ADD R1, R2, R3;/ADD R1, R2, R9;/' sound.isa >example.isa
echo >none.s
echo 'SUB R1, R2, R3;' >good.s
"$SPECC" asm --isa sound.isa --format=hex -o sound.hex good.s >err 2>&1 || fail "asm" err
by_turns 4 >table <<'END'
1 0 0 asm --isa BAD good.s
1 0 0 disasm --isa BAD --format=hex sound.hex
1 0 0 explain --isa BAD 0x32101
1 0 0 space --isa BAD
1 0 1 list --isa BAD
1 1 0 dump --stage=typed --isa BAD
1 1 1 check --isa BAD
1 1 1 build --isa BAD -t csv -o kept
1 1 1 test --isa BAD QUICK
1 1 1 run --isa BAD QUICK none.s
1 1 1 fuzz --isa BAD --against ./decoder --count 20
2 2 2 diff BAD BAD
END
while read -r encoding code example command; do
	for bad in "encoding $encoding" "code $code" "example $example"; do
		arguments=$(echo "$command" | sed "s/BAD/${bad% *}.isa/g; s/QUICK/$quick/")
		# shellcheck disable=SC2086
		try "${bad#* }" $arguments
		# shellcheck disable=SC2086
		try "${bad#* }" ${arguments%% *} -k ${arguments#* }
	done
done <table
# shellcheck disable=SC2086
try 3 run -k $quick --isa code.isa program.s
# No execution runs a block with an error, in it or in a function that it calls.
sed '1,/= (Ra + Rb)/s/= (Ra + Rb)\[15:0\]/= Ra + Rb/' sound.isa >lossy.isa
sed 's/= (Ra + Rb)\[15:0\]/= sum(Ra, Rb)/' sound.isa >function.isa
printf '%s\n' '__DefFunction sum' '  __Semantics' '```asm' 'sum(x, y):' '    return x + z;' '```' \
	>>function.isa
for bad in lossy function; do
	for execution in c ref; do
		[ $execution = c ] || [ -x "$(dirname "$SPECC")/specc-ref" ] || continue
		try 3 run -k --execution $execution --isa $bad.isa program.s
		says "run of $bad on $execution" '^unexecutable at 0x0'
	done
done
# shellcheck disable=SC2086
try 1 run -k $quick --isa lossy.isa good.s
says 'run beside an error' '^exit at'
echo 'ADD R1, R2, R9;' >wrong.s
try 1 asm -k --isa code.isa wrong.s

# A missing file ends every command.
for command in asm disasm list explain space check run test; do
	try 2 $command -k --isa nosuch.isa program.s
done

# Without __DefISA.
sed '/^__DefISA/,/^$/d' sound.isa >headless.isa
for target in html c xml csv json man python amdxml; do
	try 1 build -k headless.isa -t $target -o headless
done

# If nothing is sound, there is nothing to build.
sed '/^__DefOptype SUB/,$d; s/field<12, 3>/field<8, 3>/' broken.isa >hopeless.isa
printf '__DefOpcode ADD_R : [ADD]\n' >>hopeless.isa
try 1 build -k hopeless.isa -o refused
grep -q '^specc: nothing is built: no sound opcode has a field$' err ||
	fail "specc build -k does not say that nothing is sound" err
[ ! -e refused ] || fail "specc build -k writes files where no opcode is sound"

# ---- large specifications ----

# every_command ARGUMENTS...: on the instruction IADD, which is sound
every_command() {
	try 1 asm -k "$@" --format=hex -o program.hex program.s
	try 1 disasm -k "$@" --format=hex program.hex
	says disasm '^IADD R0, R1, -R2;$'
	# shellcheck disable=SC2086
	try 1 run -k $quick "$@" program.s 'R1 = 7' 'R2 = 3'
	says run '^R0 = 0x00000004$'
	try 1 fuzz -k "$@" --against ./decoder --count 20
	try 1 explain -k "$@" 'IADD R0, R1, -R2;'
	says explain IADD_RR
	try 1 list -k "$@" IADD
	says list IADD_RC
	try 1 space -k "$@"
	says space '^128 bits:'
}

. "$ROOT/tests/shared/defective.sh"
echo 'IADD R0, R1, -R2;' >program.s
defective_gpu gpu || fail "the specification with defects"
every_command --isa gpu
try 1 asm -k --isa gpu --format=hex program.s
for name in $unencoded; do
	grep -q "left out 10 of 224 opcodes:.* ${name}_" err ||
		fail "specc asm -k does not name $name" err
done
. "$ROOT/tests/shared/handwritten.sh"
eval "set -- $(handwritten --isa)"
if [ $# -eq 8 ]; then
	every_command --isa "$ROOT/isa-spec/gpu/base.isa" "$@"
else
	echo "in part: without the handwritten files, which are not published"
fi
[ $failed -eq 0 ]
