# SPDX-License-Identifier: MIT
# SLOW
# The matrix (tests/fuzzing/matrix/README.md): every construct of the pseudo-code in every use,
# through every reader; what cannot be is refused for its reason. All triples of what templates
# consist of, and kinds of numbers at their limits. A fourth of a share of a hundredth, by turns;
# DEEP=1: all (all.sh), and the table of it in build/matrix/table.
set -u
failed=0
. "$ROOT/tests/shared/fail_on.sh"
PARTS=$(cd "$(dirname "$SPECC")" && pwd)
export PARTS
for tool in specc-ref matrix/matrix; do
	[ -x "$PARTS/$tool" ] || { echo "there is no $tool beside specc: make ref specgen"; exit 77; }
done
here=$ROOT/tests/fuzzing/matrix
. "$ROOT/tests/shared/every.sh"

# run FOLDER STATES BASE PART...: the failures are in FOLDER/failed
run() {
	folder=$1 states=$2
	shift 2
	mkdir -p "$folder"
	sh "$here/run.sh" --states "$states" "$folder" "$@"
}

mkdir "$WORK/complete.d"
sh "$here/complete.sh" "$WORK/complete.d" >"$WORK/log" || fail "cells are missing" "$WORK/log"

if [ -n "${DEEP-}" ]; then
	mkdir "$WORK/cells.d"
	sh "$here/all.sh" "$WORK/cells.d" || failed=1
	cp "$WORK/cells.d/table" "$PARTS/matrix/table"
else
	by_turns 4 >"$WORK/jobs" <<'END'
- plain 7/96
- machine 21/110
calls types 11/60
calls definitions 0/200
- lanes 33/96
- types 11/60
- definitions 0/200
- text 11/120
END
	while read -r calls base part; do
		CALLS=${calls#-} STEP=20 run "$WORK/cells.d" 8 "$base" "$part" || failed=1
	done <"$WORK/jobs"
fi
[ $failed = 0 ] || fail "cells of the matrix" "$WORK/cells.d/failed"
exit $failed
