#!/bin/sh
# SPDX-License-Identifier: MIT
# all.sh WORK: the whole matrix through its readers, in WORK/cells and WORK/failed (run.sh), and the
# table of it in WORK/table (count.awk). ROOT and PARTS as for run.sh; JOBS: at the same time, 1 if
# it is not set. Exit status 1: a cell failed.
set -u
: "${ROOT:?}" "${PARTS:?}"
here=$ROOT/tests/fuzzing/matrix work=$1 parts=60

# one WIDTH CALLS BASE PART: in a folder of its own, of which the lists stay
if [ "${2-}" = one ]; then
	folder=$work/$(echo "$5-$3-$4-$6" | tr / -)
	mkdir -p "$folder"
	[ "$3" = 32 ] || export WIDTH="$3"
	[ "$4" = - ] || export CALLS="$4"
	STEP=5 sh "$here/run.sh" --states 32 "$folder" "$5" "$6"
	find "$folder" -mindepth 1 -maxdepth 1 ! -name cells ! -name failed ! -name seen ! -name tried \
		! -name lacking -exec rm -rf {} +
	exit 0
fi

part=0
while [ $part -lt $parts ]; do
	for base in plain machine lanes text types; do
		echo "32 - $base $part/$parts"
	done
	echo "32 calls definitions $part/$parts"
	# Wide registers: a third of the blocks.
	for width in 64 100; do
		[ $((part % 3)) = 0 ] || continue
		echo "$width - plain $part/$parts"
		echo "$width - lanes $part/$parts"
	done
	# Generated code that others call: in large parts, as compiling it takes long.
	for base in plain machine lanes text types; do
		[ $((part % 10)) != 0 ] || echo "32 calls $base $((part / 10))/$((parts / 10))"
	done
	part=$((part + 1))
done >"$work/jobs"
xargs -P "${JOBS-1}" -L 1 sh "$0" "$work" one <"$work/jobs"
[ "$(find "$work" -mindepth 2 -name cells | wc -l)" = "$(wc -l <"$work/jobs")" ] || exit 2
for list in cells failed seen tried lacking; do
	find "$work" -mindepth 2 -name $list -exec cat {} + | sort >"$work/$list"
done
"$PARTS/matrix/matrix" --reasons >"$work/reasons"
awk -f "$here/count.awk" "$work/reasons" "$work/cells" "$work/failed" >"$work/table"
[ ! -s "$work/failed" ]
