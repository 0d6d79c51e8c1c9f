#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# A specification with defects still makes a toolchain: `build --keep-going` leaves the broken
# definitions out, and the generated program assembles and disassembles every example that assembles
# at all, to the bytes and the text that specc gives. Such a specification is isa-spec/gpu with a
# few broken families, and, if they are available, the handwritten files.
set -u
. "$ROOT/tests/shared/defective.sh"

fail() {
	echo "FAIL $1"
	[ $# -lt 2 ] || tail -n 5 "$2"
	exit 1
}

# examples ARGUMENTS...: those that assemble, from the list of opcodes
examples() {
	"$SPECC" list --format=json "$@" 2>"$WORK/log" |
		awk '/^    "examples": \[/ {
			gsub(/^    "examples": \[|\],$/, "")
			count = split($0, text, /", "/)
			for (i = 1; i <= count; i++) {
				gsub(/^"|"$/, "", text[i])
				if (text[i] != "") print text[i]
			}
		}'
}

# toolchain LEAST ARGUMENTS...: at least that many examples
toolchain() {
	least=$1
	shift
	rm -rf "$WORK/out"
	"$SPECC" build --keep-going "$@" -o "$WORK/out" -t c >"$WORK/log" 2>&1
	status=$?
	[ $status -eq 1 ] ||
		fail "build --keep-going: exit status $status, expected 1 for errors" "$WORK/log"
	${CC:-cc} -std=c11 ${DEEP:+-O1} -o "$WORK/tool" "$WORK"/out/c/*.c || exit 1

	examples "$@" >"$WORK/examples.s"
	lines=$(wc -l <"$WORK/examples.s")
	[ "$lines" -ge "$least" ] || fail "$lines examples assemble, expected $least"
	"$SPECC" asm --keep-going --format=hex "$@" "$WORK/examples.s" >"$WORK/a.hex" 2>"$WORK/log"
	"$WORK/tool" asm --format=hex "$WORK/examples.s" >"$WORK/b.hex" || exit 1
	diff "$WORK/a.hex" "$WORK/b.hex" || exit 1
	[ "$(wc -l <"$WORK/b.hex")" -eq "$lines" ] || fail "not a word for each example" "$WORK/b.hex"
	"$SPECC" disasm --keep-going --format=hex "$@" "$WORK/b.hex" >"$WORK/a.s" 2>"$WORK/log"
	"$WORK/tool" disasm --format=hex "$WORK/b.hex" >"$WORK/b.s" || exit 1
	diff "$WORK/a.s" "$WORK/b.s" || exit 1
	# And the canonical text means the same bytes again.
	"$WORK/tool" asm --format=hex "$WORK/b.s" | diff "$WORK/b.hex" - || exit 1
}

# About nine of ten of the 460 examples with a stated encoding (tests/codec/words.sh) are in sound
# families.
defective_gpu "$WORK/gpu" || fail "the specification with defects"
toolchain 400 --isa "$WORK/gpu"
# What is broken is left out, and nothing else.
examples --isa "$ROOT/isa-spec/gpu" |
	grep -v "^\(@[^ ]* \)\?\($(echo "$unencoded" | sed 's/ /\\|/g')\)[ .]" |
	diff - "$WORK/examples.s" >"$WORK/diff" ||
	fail "examples of sound definitions (<) are not those that assemble (>)" "$WORK/diff"

. "$ROOT/tests/shared/handwritten.sh"
eval "set -- $(handwritten --isa)"
if [ $# -ne 8 ]; then
	echo "in part: without the handwritten files, which are not published"
	exit 0
fi
# 89 of the 127 lines agree exactly with their template, by a count made without specc.
toolchain 89 --isa "$ROOT/isa-spec/gpu/base.isa" "$@"
