#!/bin/sh
# all.sh WORK: the whole matrix through its readers, in WORK/cells and WORK/failed (run.sh), and the
# table of it in WORK/table (count.awk). ROOT and PARTS as for run.sh; JOBS: at the same time, 1 if
# it is not set. Exit status 1: a cell failed.
set -u
: "${ROOT:?}" "${PARTS:?}"
here=$ROOT/tests/matrix work=$1 parts=60

# one WIDTH BASE PART: in a folder of its own, of which the lists stay
if [ "${2-}" = one ]; then
	folder=$work/$4-$3-${5%/*}
	mkdir -p "$folder"
	[ "$3" = 32 ] || export WIDTH="$3"
	STEP=5 sh "$here/run.sh" --states 32 "$folder" "$4" "$5"
	find "$folder" -mindepth 1 -maxdepth 1 ! -name cells ! -name failed ! -name seen ! -name tried \
		-exec rm -rf {} +
	exit 0
fi

part=0
while [ $part -lt $parts ]; do
	for base in plain machine lanes text types definitions; do
		echo "32 $base $part/$parts"
	done
	# Wide registers: a third of the blocks.
	for width in 64 128; do
		[ $((part % 3)) = 0 ] || continue
		echo "$width plain $part/$parts"
		echo "$width lanes $part/$parts"
	done
	part=$((part + 1))
done >"$work/jobs"
xargs -P "${JOBS-1}" -L 1 sh "$0" "$work" one <"$work/jobs"
[ "$(find "$work" -mindepth 2 -name cells | wc -l)" = "$(wc -l <"$work/jobs")" ] || exit 2
for list in cells failed seen tried; do
	find "$work" -mindepth 2 -name $list -exec cat {} + | sort >"$work/$list"
done
"$PARTS/matrix/matrix" --reasons >"$work/reasons"
awk -f "$here/count.awk" "$work/reasons" "$work/cells" "$work/failed" >"$work/table"
[ ! -s "$work/failed" ]
