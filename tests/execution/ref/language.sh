# SPDX-License-Identifier: MIT
# Sourced by the tests of the language: makes, in $WORK, the instruction set language.isa (an opcode
# for each block of language.cases), the script of its cases and the answers expected.
#
#     == T.rnd Fd, Fa, Fb           header of a block, T stands for its mnemonic; its statements
#         Fd = ...;                 follow, indented. `once` behind `==`: the uniform path
#     > @P1 T.UP F1, F2, F3         an instruction; lines of a case script follow, then, behind
#     set F 2 * 3f800000            '=', the answer, but for a plain `stop exit`
#     = F 1 * 40000000              (broken: without its place)
cases=$ROOT/tests/execution/ref/language.cases

# The instruction set: an opcode for each block.
awk -v isa="$ROOT/tests/execution/ref/language.isa" -f "$ROOT/tests/execution/ref/language.awk" \
	"$cases" \
	>"$WORK/language.isa"

# The text after '>' as assembly code.
awk '
/^== / { number++ }
/^> / { sub(/^> /, ""); sub(/(^|@!?U?P[T0-9]+ )T/, "&" number); print $0 ";" }
' "$cases" >"$WORK/text.s"
"$SPECC" asm --isa "$WORK/language.isa" --format=hex -o "$WORK/code" "$WORK/text.s" || exit 1

# The script and the expected answers; a case is numbered by its line.
awk -v code="$WORK/code" -v script="$WORK/script" -v expected="$WORK/expected" '
function finish() {
	if (name == "") return
	print "go" >script
	if (!said) print "case " name "\nstop exit - 10 1" >expected
	printf "%s", answer >expected
	print "end" >expected
	name = answer = ""
}
/^> / {
	finish()
	name = NR
	said = 0
	getline bytes <code
	print "case " name "\ncode " bytes "\nlimit 1" >script
}
/^(set|mem|put) / { print >script }
/^= / {
	line = substr($0, 3)
	if (line ~ /^(stop|broken)/) { said = 1; print "case " name "\n" line >expected }
	else answer = answer line "\n"
}
END { finish() }' "$cases"
