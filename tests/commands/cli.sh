#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The command line as a whole: help, colours, and that time grows with the size of the output.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# `specc help COMMAND` is `specc COMMAND --help`, and the overview names every command.
"$SPECC" help >overview 2>&1 || fail "specc help" overview
for command in check build list explain space asm disasm test run fuzz watch; do
	grep -q "^  $command " overview || fail "specc help does not name $command" overview
	"$SPECC" help $command >one 2>&1 || fail "specc help $command" one
	"$SPECC" $command --help >two 2>&1 || fail "specc $command --help" two
	cmp -s one two && grep -q "^Usage: specc $command" one || fail "specc help $command" one
	sed '/^Usage/,/^$/d; /^Examples/q' one | grep '.\{81\}' &&
		fail "specc help $command: beyond column 80"
	"$SPECC" man $command >page || fail "specc man $command"
	# Each option of the help is an item of the page.
	sed -n 's/^ *\(-.*[^ ]\)  .*/\1/p' one | sed 's/  .*//; s/-/\\-/g' >options
	[ -s options ] || fail "specc help $command names no option"
	sed -n 's/^\\fB\(.*\)\\fR$/\1/p' page | grep -vxF -f - options |
		sed "s/^/specc man $command lacks /" | grep . && failed=1
done

# Colours: on a terminal, unless NO_COLOR is set and not empty; --color has priority.
printf '__Language 1\n__DefBitFieldType X<2>\n    A;\n    A;\n' >bad.isa
escape=$(printf '\033')
coloured() {
	script -qec "$1" /dev/null </dev/null | grep -q "$escape\[" # in a new terminal
}
. "$ROOT/tests/shared/terminal.sh"
if has_terminal; then
	coloured "'$SPECC' check bad.isa" || fail "no colour on a terminal"
	coloured "NO_COLOR= '$SPECC' check bad.isa" || fail "an empty NO_COLOR counts"
	! coloured "NO_COLOR=1 '$SPECC' check bad.isa" || fail "NO_COLOR is not looked at"
	coloured "NO_COLOR=1 '$SPECC' check --color=always bad.isa" || fail "--color=always gives way"
fi
! "$SPECC" check bad.isa 2>&1 | grep -q "$escape" || fail "colours in a pipe"

# explain: an opcode that shares the first decision comes before one that differs in fewer bits.
"$SPECC" explain --isa "$ROOT/isa-spec/brew" 0x8fff >out
grep -A 3 '^nearest' out | grep -q LOAD_LOCK_MEMORY && ! grep -q '^  SHR_LONG: ' out ||
	fail "explain: the nearest opcodes" out

# Of a file that cannot be read, no words are counted.
"$SPECC" space nothing.isa >out 2>one
[ $? = 2 ] && [ ! -s out ] && grep -q "cannot read 'nothing.isa'" one || fail "space of nothing" out

# 160,000 changed locations.
cat >stores.s <<'END'
_start: lui t0, 0x100
        lui t1, 0x28
        addi t2, zero, 1
next:   sw t2, 0(t0)
        addi t0, t0, 8
        addi t1, t1, -1
        bne t1, zero, next
        ebreak
END
"$within" 60 "$SPECC" run --isa "$ROOT/tests/machines/rv32" --limit 1000000 stores.s >out 2>&1
grep -q '^and 163824 more locations in memory$' out || fail "specc run: many places" out
# Memories other than the program's: loaded, resized, dumped, on both executions; and errors.
printf '\001\002\003\004\005\006\007\010' >table.bin
echo 'IADD R1, RZ, c[0x1][0x4];' >load.s
printf '%s\n' 'exit at 0x10 after 1 step' 'R1 = 0x08070605' \
	'c[1][0x00000002]  03 04 05 06 07 08 00 00 -- --' >expected
for execution in c ref; do
	[ $execution = c ] || [ -x "$(dirname "$SPECC")/specc-ref" ] || continue
	"$SPECC" run --isa "$ROOT/isa-spec/gpu" --execution $execution load.s \
		--load 'c[1][0]=table.bin' --memory 'c[1][0:10]' --dump 'c[1][2:10]' >out 2>&1
	cmp -s out expected || fail "a constant bank, $execution" out
done
mkdir pair
cp "$ROOT"/isa-spec/tiny/*.isa pair
printf '\n__DefMemory io\n    Address<8>;\n    Word<16>;\n' >>pair/memory.isa
printf '_start: ldi r1, 3\n st r1, [r0 + 8]\n halt\n' >store.s
printf '%s\n' 'halt at 0x0006 after 3 steps' 'r1 = 0x0003' 'ram[0x8] = 03' \
	'io[0xfe]  07 08 --' '0x0008  03 00' >expected
"$SPECC" run --isa pair store.s --load 'io[0xf8]=table.bin' --dump 'io[0xfe-0x100]' \
	--dump 'ram[8:2]' >out 2>&1
cmp -s out expected || fail "a second memory" out
wrong() { # MESSAGE OPTION...
	said=$1
	shift
	"$SPECC" run --isa "$ROOT/isa-spec/gpu" load.s "$@" >out 2>&1
	[ $? = 2 ] && grep -q "$said" out || fail "specc run $*" out
}
wrong 'programs are not in a memory' --dump 0:4
wrong 'unknown memory' --dump 'x[0:4]'
wrong 'the number of a bank' --dump 'c[32][0:4]'
wrong "expected ']'" --dump 'c[1][0:4'
wrong 'the number of a bank' --load 'c[1]=table.bin'
wrong 'begins at address 0' --memory 'c[1][8:8]'
wrong 'are outside of memory' --memory 'c[1][0:4]' --load 'c[1][0]=table.bin'
# The version has one place; these files state it as well.
# states FILE PATTERN: the first line of the file with the pattern has the version between \( and \)
states() {
	[ "specc $(sed -n "s/$2/\1/p;" "$ROOT/$1" | sed 1q)" = "$version" ] ||
		fail "$1 has another version"
}
version=$("$SPECC" --version)
states debian/changelog '^specc (\(.*\)) .*'
states CHANGELOG.md '^## \([0-9.]*\).*'
states README.md '^This is \([0-9.]*\)\. .*'
states editors/vscode/package.json '.*"version": "\(.*\)",'
states editors/vscode/package-lock.json '.*"version": "\(.*\)",'
version=${version%.*}
states examples/cmake/CMakeLists.txt '^find_package(specc \(.*\) REQUIRED)'
states docs/install.md '^find_package(specc \(.*\) REQUIRED)'
exit $failed
