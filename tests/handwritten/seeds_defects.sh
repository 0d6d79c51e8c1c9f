#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the reports of `specc check -Wall` on the handwritten files with tests/handwritten/seeds.
# (Without the two checks that ask for statements which these files cannot have: operators of
# values, encodings.)
#   defects.tsv  their certain defects: FILE, LINE, KIND, WHAT, and the CHECK that reports each,
#                in a report or one of its notes; - if none does. Names supplied by base.isa are
#                omitted.
#   others.tsv   other reports, also at lines of defects: FILE, LINE, CHECK, and a verdict: `right`,
#                `follows` (from a defect that is reported otherwise), `pedantic` or `wrong`.
# The defects that lie in the facts alone (tests/handwritten/facts) are looked for without the files
# as well, in a skeleton that has these facts at the lines of the files.
set -u
. "$(dirname "$0")/../shared/alone.sh"
defects=$ROOT/tests/handwritten/seeds/defects.tsv
others=$ROOT/tests/handwritten/seeds/others.tsv
status=0

# places FILE...: FILE LINE CHECK report|note of all reports
places() {
	"$SPECC" check -Wall -Wno-encoding-unstated -Wno-operator-missing --format=json \
		"$ROOT/isa-spec/gpu/base.isa" "$@" >"$WORK/json"
	awk -v notes=1 -f "$ROOT/tests/shared/reports.awk" "$WORK/json" | awk '
		/^00[0-3]_/ { print substr($1, 1, 3), $2, $4, $5 == "note" ? "note" : "report" }'
}

# ---- from the facts ----

# Checks whose defects need no more than the facts.
structural='^(field-repeated|odd-one-out|operand-list)$'
mkdir -p "$WORK/skeleton"
awk -v dir="$WORK/skeleton" -f "$ROOT/tests/handwritten/facts/skeleton.awk" \
	"$ROOT/tests/handwritten/facts/gpu.facts"
awk -F '\t' -v wanted="$structural" '$5 ~ wanted && $3 != "width" { print $1, $2, $5 }' "$defects" |
	sort -u >"$WORK/expected"
# Without those at the lines of other defects.
places "$WORK"/skeleton/*.isa | awk -F '[\t ]' -v wanted="$structural" '
	FILENAME != "-" { other[$1 " " $2] = $NF !~ wanted; next }
	$4 == "report" && $3 ~ wanted && !other[$1 " " $2] { print $1, $2, $3 }' "$defects" - |
	sort -u >"$WORK/found"
if ! diff "$WORK/expected" "$WORK/found" >"$WORK/diff"; then
	echo "FAIL the defects in the facts (<) are not those that are reported (>):"
	sed 's/^/    /' "$WORK/diff"
	status=1
fi

# ---- from the files ----

. "$ROOT/tests/shared/handwritten.sh"
eval "set -- $(handwritten)"
if [ $# -ne 4 ]; then
	echo "$(wc -l <"$WORK/expected") defects of the facts are reported"
	echo "in part: without the handwritten files, which are not published: by facts alone"
	exit $status
fi
places "$@" >"$WORK/places"
grep 'report$' "$WORK/places" >"$WORK/reports"

# Each defect is reported by the check in the list.
cut -d ' ' -f 1-3 "$WORK/places" | sort -u >"$WORK/found"
awk -F '\t' '$5 != "-" { print $1, $2, $5 }' "$defects" | sort -u >"$WORK/expected"
comm -13 "$WORK/found" "$WORK/expected" >"$WORK/lost"
if [ -s "$WORK/lost" ]; then
	echo "FAIL defects that the check no longer reports:"
	sed 's/^/    /' "$WORK/lost"
	status=1
fi

# Each report is that of a defect, or in the list of judged ones.
awk -F '\t' '{ print $1, $2, $5 }' "$defects" | sort -u >"$WORK/told"
cut -d ' ' -f 1-3 "$WORK/reports" | sort -u | comm -23 - "$WORK/told" >"$WORK/extra"
awk -F '\t' '{ print $1, $2, $3 }' "$others" | sort -u >"$WORK/judged"
if ! diff "$WORK/judged" "$WORK/extra" >"$WORK/diff"; then
	echo "FAIL reports at no defect (>) that others.tsv (<) does not have, or the other way round:"
	grep '^[<>]' "$WORK/diff" | sed 's/^/    /'
	status=1
fi

all=$(wc -l <"$defects")
silent=$(awk -F '\t' '$5 == "-"' "$defects" | wc -l)
reports=$(wc -l <"$WORK/reports")
bad=$(awk -F '\t' '$4 != "right"' "$others" | wc -l)
if [ $((silent * 100)) -gt $((all * 5)) ]; then
	echo "FAIL $silent of $all defects are not reported: more than 5 %"
	status=1
fi
if [ $((bad * 100)) -gt $((reports * 5)) ]; then
	echo "FAIL $bad of $reports reports are not right: more than 5 %"
	status=1
fi
[ -z "${VERBOSE-}" ] || awk -F '\t' '$5 == "-" { print $1 ":" $2 ": " $4 }' "$defects"
echo "$((all - silent)) of $all defects are reported, $bad of $reports reports are not right"
exit $status
