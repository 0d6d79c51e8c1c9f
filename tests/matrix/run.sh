#!/bin/sh
# Runs parts of the matrix (README.md) through its readers:
#
#   ROOT=... PARTS=... sh tests/matrix/run.sh [--states N] WORK BASE PART...
#
# PARTS is the folder of specc, specc-ref and matrix/matrix; WORK is an empty folder; PART is I/N.
# Appends a line for each failed cell to WORK/failed (base, row, use, reader, what was said; by
# tabs) and one for each cell and reader to WORK/cells. Exit status 0: none failed, 1: some, 2:
# usage.
set -u
: "${ROOT:?}" "${PARTS:?}"
here=$ROOT/tests/matrix
states=16
[ "$1" != --states ] || { states=$2; shift 2; }
work=$1 base=$2
shift 2
specc=$PARTS/specc
spec=$work/$base.isa
list=$work/$base.tsv
: >>"$work/failed"
: >>"$work/cells"
before=$(wc -l <"$work/failed")

# cells READER: all of the list have been shown to this reader
cells() {
	awk -F'\t' -v OFS='\t' -v base="$base" -v reader="$1" \
		'{ print base, $5, $6, reader, $4 }' "$list" >>"$work/cells"
}

# failed READER BLAME: lines of blame.awk
failed() {
	awk -F'\t' -v OFS='\t' -v base="$base" -v reader="$1" '
		FNR == NR { name[$1] = $5 OFS $6; next }
		!($1 in name) { name[$1] = "no cell" OFS "-" }
		!seen[$1 $2]++ { print base, name[$1], reader, $3 }' "$list" "$2" >>"$work/failed"
}

# whole READER TEXT: all cells failed together
whole() {
	printf '%s\tall\tall\t%s\t%s\n' "$base" "$1" "$2" >>"$work/failed"
}

blame() {
	awk -f "$here/blame.awk" "$list" "$1" >"$work/blame"
}

# same READER FILE FILE: files of a line for each cell, in the order of the list
same() {
	awk -F'\t' -v OFS='\t' -v base="$base" -v reader="$1" -v other="$3" '
		FILENAME == ARGV[1] { name[FNR] = $5 OFS $6; next }
		{ if ((getline line <other) <= 0) line = "nothing"
			if (line != $0) print base, name[FNR], reader, "expected " $0 ", got " line }
		END { if ((getline line <other) > 0) print base, "all", "all", reader, "more: " line }' \
		"$list" "$2" >>"$work/failed"
}

# ---- cells that are good ----

check() {
	"$specc" check --max-reports 0 "$spec" >"$work/out" 2>"$work/err"
	blame "$work/err"
	failed check "$work/blame"
	cells check
	[ ! -s "$work/blame" ]
}

# The examples, whose words the generator has computed itself: text to words, and back.
assemble() {
	awk -F'\t' '{ print $7 }' "$list" >"$work/program"
	awk -F'\t' '{ print $8 }' "$list" >"$work/words"
	"$specc" asm --plain --format=hex -i "$spec" "$work/program" >"$work/hex" 2>"$work/err" ||
		whole asm "$(head -n 1 "$work/err")"
	same asm "$work/words" "$work/hex"
	cells asm
	"$specc" disasm -i "$spec" --format=hex "$work/words" 2>"$work/err" |
		sed 's/^[0-9a-fx]*: *//' >"$work/texts"
	same disasm "$work/program" "$work/texts"
	cells disasm
}

execute() {
	"$specc" test -i "$spec" --states "$states" >"$work/out" 2>"$work/err"
	status=$?
	blame "$work/err"
	failed states "$work/blame"
	cells states
	[ $status -le 1 ] || whole states "$(tail -n 1 "$work/err")"
	! grep -q 'not executable' "$work/out" || whole states "$(tail -n 1 "$work/out")"
}

# The published XML yields the same C, and so does the text as `specc fmt` lays it out, which it
# leaves as it is.
again() {
	rm -rf "$work/built" "$work/back" "$work/laid"
	"$specc" build -i "$spec" -o "$work/built" -t c -t xml >"$work/out" 2>"$work/err" ||
		whole build "$(head -n 1 "$work/err")"
	facts=$(ls "$work"/built/xml/*.xml | grep -v -e -semantics)
	"$specc" build -i "$facts" -o "$work/back" -t c >"$work/out" 2>"$work/err" &&
		diff -r "$work/built/c" "$work/back/c" >"$work/err" 2>&1 ||
		whole xml "$(head -n 3 "$work/err" | tail -n 1)"
	cells xml
	mkdir "$work/laid"
	cp "$spec" "$work/laid/$base.isa"
	"$specc" fmt "$work/laid/$base.isa" >"$work/out" 2>"$work/err" &&
		"$specc" fmt --check "$work/laid/$base.isa" >"$work/out" 2>"$work/err" &&
		"$specc" build -i "$work/laid/$base.isa" -o "$work/laid/out" -t c >"$work/out" \
			2>"$work/err" &&
		diff -r "$work/built/c" "$work/laid/out/c" >"$work/err" 2>&1 ||
		whole fmt "$(head -n 3 "$work/err" | tail -n 1)"
	cells fmt
}

# ---- cells that must be refused ----

# Each has an error, by a check that its reason names.
refuse() {
	sed '/__Attribute allow/s/ dead-store / /' "$spec" >"$spec.1" && mv "$spec.1" "$spec"
	"$specc" check --max-reports 0 "$spec" >"$work/out" 2>"$work/err"
	blame "$work/err"
	"$PARTS/matrix/matrix" --reasons | awk -F'\t' -v OFS='\t' -v base="$base" '
		FILENAME == "-" { checks[$1] = " " $3 " "; why[$1] = $2; next }
		FILENAME == ARGV[2] { name[$1] = $5 OFS $6; reason[$1] = $4; next }
		index(checks[reason[$1]], " " $2 " ") { good[$1] = 1 }
		{ said[$1] = $3 }
		END { for (i in name) if (!good[i])
			print base, name[i], "refused", (said[i] == "" ? "accepted, although " :
				said[i] ", not that ") why[reason[i]] }' \
		- "$list" "$work/blame" >>"$work/failed"
	cells refused
}

for part; do
	"$PARTS/matrix/matrix" --folder "$here/base" --base "$base" --part "$part" "$list" >"$spec" ||
		exit 2
	if [ -s "$list" ] && check; then
		assemble
		execute
		again
	fi
	for kind in --refused --limits; do
		"$PARTS/matrix/matrix" --folder "$here/base" --base "$base" $kind --part "$part" "$list" \
			>"$spec" || exit 2
		[ ! -s "$list" ] || refuse
	done
done
[ "$(wc -l <"$work/failed")" = "$before" ]
