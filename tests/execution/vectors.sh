#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares files of vectors with both executions: a few that were worked out by hand
# (tests/execution/hardware/known), and all in tests/vectors, the results of instructions on
# hardware. VECTORS is another folder, and the only one then; VECTORS_SOURCE a pattern of the
# sources expected there.
set -u
. "$ROOT/tests/shared/tool.sh"
ref=$(dirname "$SPECC")/specc-ref
awks=$ROOT/tests/execution/hardware

# check ISA FILES: makes a script of all cases, and gets its answers from each execution.
check() {
	isa=$1
	shift
	sed -n 's/^text //p' "$@" | sort -u >"$WORK/texts"
	"$SPECC" asm --isa "$ROOT/isa-spec/$isa" --format=hex "$WORK/texts" >"$WORK/codes" || return
	if [ "$(wc -l <"$WORK/texts")" -ne "$(wc -l <"$WORK/codes")" ]; then
		echo "FAIL $isa: not one instruction a line"
		return 1
	fi
	paste "$WORK/codes" "$WORK/texts" >"$WORK/table"
	awk -v expected="$WORK/expected" -v summary="$WORK/summary" -f "$awks/vector_cases.awk" \
		"$WORK/table" "$@" >"$WORK/script" || return
	tool=${VECTORS_TOOL-$WORK/tool}
	[ -x "$tool" ] ||
		tool_of "$ROOT/isa-spec/$isa" "$ROOT/out/$isa/c" "$tool" || return
	"$tool" cases <"$WORK/script" >"$WORK/answers" || return
	awk -f "$awks/vector_compare.awk" "$WORK/expected" "$WORK/answers" || {
		echo "FAIL $isa: the generated C differs from the vectors"
		return 1
	}
	[ -x "$ref" ] || return 0
	"$ref" cases --isa "$ROOT/isa-spec/$isa" <"$WORK/script" >"$WORK/answers" || return
	awk -f "$awks/vector_compare.awk" "$WORK/expected" "$WORK/answers" || {
		echo "FAIL $isa: specc-ref differs from the vectors"
		return 1
	}
}

# compare FOLDER SOURCE: all of its vectors; 77 if there are none
compare() {
	found=
	for file in "$1"/*/*.vec; do
		[ -f "$file" ] || continue
		head -n 1 "$file" | grep -q "$2" || {
			echo "FAIL $file is not from where it should be: $(head -n 1 "$file")"
			exit 1
		}
		found=yes
	done
	[ -n "$found" ] || return 77
	for isa in "$1"/*/; do
		isa=$(basename "$isa")
		check "$isa" "$1/$isa"/*.vec || exit 1
		cat "$WORK/summary"
	done
}

if [ -n "${VECTORS-}" ]; then
	compare "$VECTORS" "${VECTORS_SOURCE-'^source NVIDIA'}" ||
		{ echo "no vectors in $VECTORS"; exit 77; }
else
	compare "$ROOT/tests/execution/hardware/known" '^source arithmetic$' || exit 1
	compare "$ROOT/tests/vectors" '^source NVIDIA' ||
		echo "in part: no vectors of hardware: 'make hardware' writes them where there is a GPU"
fi
[ -x "$ref" ] || { echo "specc-ref is not built: the generated C alone was tried"; exit 77; }
