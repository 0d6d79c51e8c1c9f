# SPDX-License-Identifier: MIT
# Plants faults: edits that a test, a check or a proof must notice, from lists of one format. Source
# it. A list is a file NAME.fault of paragraphs, or a document in a script:
#
#   # a comment
#   in gpu                    what is made with the fault: an instruction set, an opcode, a base
#   file gpu_decode.c         the file that is edited
#   by decode                 what has to notice it: a harness, a reader, a check
#
#   fault a wrong length      what is wrong, or its name; up to the next empty line
#   - insn->length = 16;      text that is there: lines, or the beginning, middle or end of one,
#   + insn->length = 8;       ... and what replaces it, with the same indentation
#
#   fault another one
#   file gpu_tables.c         `in`, `file` and `by` in a paragraph hold for it alone
#   after kernel_VOTE         the edit is behind this whole line; several: one behind the other
#   edit s/0x1f/0x1e/         in place of - and +: a command of sed. Outside of a paragraph it is a
#                             fault of its own, which needs no name
#   KEYWORD ...               what else the test wants to know of it: fault_more
#
# The first whole lines that are alike are taken, else the first part of a line; blanks at the ends
# of lines do not count. That an edit has no place, or changes nothing, is a failure of the test.

# faults LIST...: a line for each fault: its number, in, file, by, what is wrong; with tabs
faults() {
	awk -v mode=list -f "$ROOT/tests/shared/plant.awk" "$@"
}

# Reads the fields of a line of `faults` as variables: while IFS=$tab read -r number in file by what
tab=$(printf '\t')

# plant LIST NUMBER SOURCE TARGET: TARGET becomes SOURCE with the fault; false, and says why, where
# it cannot be planted
plant() {
	plant_edit=$(awk -v mode=edit -v number="$2" -f "$ROOT/tests/shared/plant.awk" "$1")
	if [ -n "$plant_edit" ]; then
		sed "$plant_edit" "$3" >"$4"
	else
		awk -v mode=plant -v number="$2" -v source="$3" -f "$ROOT/tests/shared/plant.awk" "$1" >"$4"
	fi && ! cmp -s "$3" "$4" && return
	echo "FAIL fault $2 of $1 changes nothing in $(basename "$3")"
	return 1
}

# plant_edit EDIT SOURCE TARGET: the same for a fault that is in no list, a command of sed
plant_edit() {
	sed "$1" "$2" >"$3" && ! cmp -s "$2" "$3" && return
	echo "FAIL the edit changes nothing in $(basename "$2"): $1"
	return 1
}

# fault_more LIST NUMBER [SOURCE]: the other lines of a fault; with SOURCE, also where it is
fault_more() {
	awk -v mode=more -v number="$2" -v source="${3-}" -f "$ROOT/tests/shared/plant.awk" "$1"
}
