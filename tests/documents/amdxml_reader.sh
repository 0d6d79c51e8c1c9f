#!/bin/sh
# SPDX-License-Identifier: MIT
# What AMD's reader makes of the target amdxml, by a model of its rules that was written for this
# test (tests/documents/amdxml/reader.awk) and shares nothing with the templates: every legal word
# of tiny is decoded as the generated C decodes it. Of rv32, whose immediates are in pieces, words
# differ, but for the reasons that docs/amdxml.md names only. Names in lower case, an OP that lacks
# a bit, and a name that contains another before it are noticed.
set -u
cd "$WORK" || exit 1

. "$ROOT/tests/shared/fail.sh"

# words ISA NAME: NAME/words, as the C decodes them
words() {
	"$SPECC" build --isa "$1" -o "$2" -t amdxml -t csv -t c >log 2>&1 || fail "build of $1" log
	awk -v name="$2" -v step=13 -f "$ROOT/tests/documents/amdxml/words.awk" >"$2/words.c"
	${CC:-cc} -std=c11 -w -I"$2/c" -o "$2/decode" "$2/words.c" "$2/c/$2_tables.c" \
		"$2/c/$2_decode.c" "$2/c/$2_encode.c" >log 2>&1 || fail "$2: the words do not compile" log
	"$2/decode" >"$2/words" || fail "$2: the words"
}
# read NAME [DOCUMENT]: compares; the result is in log
read_words() {
	LC_ALL=C awk -f "$ROOT/tests/documents/amdxml/reader.awk" "$1/csv/opcodes.csv" \
		"${2:-$1/amdxml/$1-amd.xml}" "$1/words" >log
}

words "$ROOT/isa-spec/tiny" tiny
read_words tiny || fail "tiny: words differ" log
grep -q '^2962 of 2962 legal words agree; ' log || fail "tiny: how many words agree" log
words "$ROOT/tests/machines/rv32" rv32
read_words rv32 && fail "rv32: pieces make no difference, so docs/amdxml.md is wrong" log
grep differ: log | grep -v -e 'differ: several ranges (wrong)$' -e 'differ: no encoding$' >other &&
	fail "rv32: words differ for other reasons" other

# noticed REASON EDIT: the edit of tiny's document makes words differ, for this reason.
noticed() {
	sed "$2" tiny/amdxml/tiny-amd.xml >changed.xml
	read_words tiny changed.xml && fail "not noticed: $2" log
	grep -q "differ: $1" log || fail "noticed as something else: $2" log
}
noticed 'aborts, no field RA' '/<Encodings>/,/<\/Encodings>/s/<FieldName>RA</<FieldName>ra</'
noticed 'RARD for RD' '/<Encodings>/,/<\/Encodings>/s/<FieldName>RA</<FieldName>RARD</'
noticed 'no instruction' '/<FieldName>OP</,/<\/Field>/s/<BitCount>4</<BitCount>3</'
exit 0
