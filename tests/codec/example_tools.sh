#!/bin/sh
# SPDX-License-Identifier: MIT
# The assembler, disassembler and simulator of examples/tools: what they print for a program, for
# errors in one, and for bytes that are not one. Each has at most 50 lines, not counting that of its
# license, and includes a header of the generated C and of the C library only.
set -u
cd "$WORK" || exit 1
. "$ROOT/tests/shared/fail.sh"

"$SPECC" build "$ROOT/examples/isa" --templates "$ROOT/templates" -o . -t c >log 2>&1 ||
	{ cat log; exit 1; }
for file in c/*.c; do
	case $file in *_tool.c) continue ;; esac
	${CC:-cc} -std=c11 -c "$file" || exit 1
done
for tool in assembler disassembler simulator; do
	source=$ROOT/examples/tools/$tool.c
	[ "$(sed 1d "$source" | wc -l)" -le 50 ] || fail "$tool has more than 50 lines"
	[ "$(grep -c 'include "' "$source")" -eq 1 ] || fail "$tool includes more than one header"
	${CC:-cc} -std=c11 -Wall -Wextra -Wconversion -Wpedantic -Werror -Ic -o $tool "$source" ./*.o ||
		exit 1
done

# says TEXT: what the command before it printed to `log`
says() {
	printf '%s\n' "$1" | cmp -s - log || { fail "expected: $1"; cat log; }
}

printf '%s\n' '; 1 to 2' 'addi r1, r0, 2' '' 'add r2, r2, r1' 'addi r1, r1, -1' 'bnz r1, -4' halt |
	./assembler >program || fail "the program is not assembled"
./disassembler <program >log
says 'addi r1, r0, 2
add r2, r2, r1
addi r1, r1, -1
bnz r1, -4
halt'
./simulator <program | sed 's/ *$//' >log
says '0000  addi r1, r0, 2       r1 = 0x0002
0002  add r2, r2, r1       r2 = 0x0002
0004  addi r1, r1, -1      r1 = 0x0001
0006  bnz r1, -4
0002  add r2, r2, r1       r2 = 0x0003
0004  addi r1, r1, -1      r1 = 0x0000
0006  bnz r1, -4
0008  halt
halt at 000a'

printf '%s\n' 'addi r1, r9, 3' halt 'add r2' halt | ./assembler >program 2>log &&
	fail "errors, status 0"
[ ! -s program ] || fail "bytes in spite of errors"
says "1:10: expected a register r0-r3, found 'r9'
3:7: expected ',', found the end of the line"
printf '\377\377\077\003\000' | ./disassembler >log
says '; undefined: 0xffff
; reserved: ADD has no field for the bits 0x3f
; the bytes end inside an instruction'
printf '\377\377' | ./simulator >log && fail "an undefined instruction, status 0"
says 'undefined at 0000'
