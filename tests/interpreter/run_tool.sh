# SPDX-License-Identifier: MIT
# SLOW
# The commands run and cases of the generated program, for the machine of
# tests/interpreter/bytes.isa: what they print, byte for byte, and which arguments and lines they
# refuse. The expected answers are worked out by hand; specc run has to give the same ones.
set -u
tool=$WORK/bytes_tool

# expect STATUS COMMAND...: standard output and standard error are what standard input has.
expect() {
	status=$1
	shift
	cat >"$WORK/expected"
	"$@" >"$WORK/actual" 2>&1 <"$WORK/input"
	actual=$?
	if [ $actual != "$status" ]; then
		echo "FAIL exit status $actual, not $status: $*"
		: >"$WORK/failed"
	fi
	diff "$WORK/expected" "$WORK/actual" >"$WORK/diff" && return
	echo "FAIL $*"
	sed 's/^/    /' "$WORK/diff"
	: >"$WORK/failed"
}

"$SPECC" build --isa "$ROOT/tests/interpreter/bytes.isa" --templates "$ROOT/templates" -t c \
	-o "$WORK/out" >"$WORK/log" 2>&1 || { cat "$WORK/log"; exit 1; }
${CC:-cc} -std=c11 -O1 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -o "$tool" \
	"$WORK"/out/c/*.c >"$WORK/log" 2>&1 || { head -n 20 "$WORK/log"; exit 1; }
cd "$WORK" || exit 1

# both STATUS ARGUMENTS...: the tool on `program` and specc run on program.s
: "${SPECC_CACHE:=$WORK/cache}"
export SPECC_CACHE
both() {
	cat >same
	status=$1
	shift
	expect "$status" "$tool" run program "$@" <same
	expect "$status" "$SPECC" run --isa "$ROOT/tests/interpreter/bytes.isa" program.s "$@" <same
}

printf '\101\005\202\131\000\012' >program
printf 'addi a1, 5\nadd f1, a2, a1, a3\neven a2\n' >program.s
printf '41 05, 82 59 00\n0A' >hex
: >input

both 0 a3=1 a3@1=251 a3@2=0x3 <<'END'
exit at 0x06 after 3 steps
a1 = 0x05
a2 = 0x03 0x00 0x04
f1 = 0 1 0
END
expect 0 "$tool" run --trace --hex hex active=6 a3=-1 left=31 <<'END'
0x00  addi a1, 0x5
      a1 = 0x00 0x05 0x05
0x02  add f1, a2, a1, a3
      a2 = 0x00 0x04 0x04
      f1 = 0 1 1
0x05  even a2
      a2 = 0x00 0x02 0x02
exit at 0x06 after 3 steps
a1 = 0x00 0x05 0x05
a2 = 0x00 0x02 0x02
f1 = 0 1 1
END
both 3 a3@0=1 <<'END'
raise Odd in lane 1 at 0x05 after 2 steps
a1 = 0x05
a2 = 0x06 0x05 0x05
END
expect 3 "$tool" run --limit 1 program pc=2 a1=1 <<'END'
limit at 0x05 after 1 step
a2 = 0x01
END
expect 3 "$tool" run program pc=7 <<'END'
fault at 0x07 after 0 steps
END
# One line; the lines here are joined by blanks.
paste -s -d ' ' <<'END' | both 0 --format=json --trace a3=1 a3@1=3 carry=1
{"stop": "exit", "pc": 6, "steps": 3, "trace":
[{"pc": 0, "text": "addi a1, 0x5", "changed": {"a1": "0x05"}},
{"pc": 2, "text": "add f1, a2, a1, a3", "changed": {"a2": ["0x06", "0x08", "0x06"]}},
{"pc": 5, "text": "even a2", "changed": {"a2": ["0x03", "0x04", "0x03"]}}],
"changed": {"a1": "0x05", "a2": ["0x03", "0x04", "0x03"]}}
END
paste -s -d ' ' <<'END' | both 3 --format=json f1=1
{"stop": "raise", "exception": "Odd", "lane": 0, "pc": 5, "steps": 2,
"changed": {"a1": "0x05", "a2": "0x05", "f1": "0"}}
END

# What is refused, with the word that is wrong.
refused() {
	echo "bytes_tool: '$1': $2" | expect 2 "$tool" run program "$1"
}
refused a1 'expected a setting such as NAME=NUMBER'
refused a1= "expected a number such as 7, 0x1F or -1 after '='"
refused a1=1x "expected a number such as 7, 0x1F or -1 after '='"
refused a1=0x "expected a number such as 7, 0x1F or -1 after '='"
refused a1=99999999999999999999 "expected a number such as 7, 0x1F or -1 after '='"
refused a1=256 'the number has more bits than the register'
refused a1=-129 'the number has more bits than the register'
refused left=32 'the number has more bits than the register'
refused a6=1 'unknown register'
refused middle=1 'unknown register'
refused az=0 'the register is constant'
refused a1@3=1 'unknown lane'
refused a1@x=1 "expected the number of a lane after '@'"
refused u1@1=1 'the register has one value for all lanes'
refused active=8 'the number has more bits than the register'
refused 'M[0][0]=1' 'expected MEMORY[OFFSET]=NUMBER or MEMORY=FILE'
refused 'M[0]=65536' 'the number has more bits than a word of the memory'
refused 'N[2][0]=1' 'unknown bank'
refused 'N[1]4=1' 'expected MEMORY[BANK][OFFSET]=NUMBER or MEMORY[BANK]=FILE'
refused 'Q[1]=1' 'unknown memory'
refused 'N[0][0x80000000]=1' 'the offset is too large'
refused --fast 'is not an option of run; see --help'
refused --limit 'expected a number after it'
echo "bytes_tool: cannot read 'none': No such file or directory" | expect 2 "$tool" run none
echo "program: byte 1: expected pairs of hex digits" | expect 2 "$tool" run --hex program

# Case scripts.
cat >input <<'END'
case first
code 41058259000a
limit 3
set A 3 * 1
set A 3 1 fb
set A 3 2 3
go

case traced
trace
code 41058259000a
set active 0 * 6
set A 3 * ff
set V 2 * 1f
go
case raises
code 0b
set A 3 * 2
set A 3 2 1
go
case from
set pc 0 * 1
code 0000
set U 2 * fff
go
case fault
set pc 0 * 10
code 00
go
case limit
code 0000
limit 1
go
case empty
go
END
expect 0 "$tool" cases <<'END'
case first
stop exit - 6 3
A 1 * 5
A 2 0 3
A 2 2 4
F 1 1 1
end
case traced
step 0
A 1 1 5
A 1 2 5
step 2
A 2 1 4
A 2 2 4
F 1 1 1
F 1 2 1
step 5
A 2 1 2
A 2 2 2
stop exit - 6 3
A 1 1 5
A 1 2 5
A 2 1 2
A 2 2 2
F 1 1 1
F 1 2 1
end
case raises
stop raise Odd@2 0 0
end
case from
stop exit - 2 1
A 0 * 1
end
case fault
stop fault - 10 0
end
case limit
stop limit - 1 1
A 0 * 1
end
case empty
stop exit - 0 0
end
END

# Wrong lines, each in a case of its own, answered in its place; what follows is sound.
: >input
: >answers
number=1
wrong() {
	printf 'case c\n%s\ngo\n' "$1" >>input
	echo "error line $((number + 1)): $2" >>answers
	number=$((number + 3))
}
wrong 'cod 00' "unknown line 'cod'"
wrong 'code' 'expected code BYTES'
wrong 'code 0' "expected pairs of hexadecimal digits, found '0'"
wrong 'code 0g' "expected pairs of hexadecimal digits, found '0g'"
wrong 'code 00 00' 'expected code BYTES'
wrong 'limit x' "'x' is not a decimal number"
wrong 'limit 18446744073709551616' "'18446744073709551616' is not a decimal number"
wrong 'set R 0 * 0' "unknown register file 'R'"
wrong 'set A 6 * 0' 'A 6 * 0: unknown register'
wrong 'set A 100000001 * 0' 'A 100000001 * 0: unknown register'
wrong 'set A 7 * 0' 'A 7 * 0: the register is constant'
wrong 'set A 0 3 0' 'A 0 3 0: unknown lane'
wrong 'set A 0 -1 0' "'-1' is not a decimal number"
wrong 'set A 0 * 100' 'A 0 * 100: the value has more bits than the register'
wrong 'set A 0 * -1' "'-1' is not a hexadecimal number of at most 64 bits"
wrong 'set A 0 *' 'expected set FILE NUMBER LANE VALUE'
wrong 'mem Q 0 10' "unknown memory 'Q' with bank 0"
wrong 'mem N 2 10' "unknown memory 'N' with bank 2"
wrong 'mem N 0 ffffffff' 'a bank of more than 4000000 bytes'
wrong 'put N 0 0 00' "bank 0 of 'N' has 0 bytes"
wrong 'go now' 'expected go'
number=$((number - 1))
cat >>input <<'END'
case last
mem N 1 4
put N 1 2 ffff
code 00
go
case open
END
cat >>answers <<END
error line $((number)): expected a line 'case NAME'
case last
stop exit - 1 1
A 0 * 1
end
error line $((number + 6)): the case has no go
END
expect 0 "$tool" cases <answers
[ ! -e "$WORK/failed" ]
