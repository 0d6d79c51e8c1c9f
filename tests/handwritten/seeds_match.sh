#!/bin/sh
# SPDX-License-Identifier: MIT
# Compares the project's GPU description with the handwritten one. Always, with the facts read off
# it without specc (tests/handwritten/facts):
#   every encoding equals the project's, field by field, except for `Encoding:` lines of ERRATA.md;
#   the operands of every opcode are the same, but where ERRATA.md names the line;
#   the words of its examples decode to the same fields here, and encode to the same word.
# With the files themselves, if these are available:
#   the facts are what tests/handwritten/facts/read.awk reads off them today;
#   specc reads them with base.isa, in any order: 224 opcodes, the same reports, no cascade, and the
#   same encodings as in the facts;
#   every example that fits its own template assembles, to the same bytes as in the project's
#   description; those that do not are listed in ERRATA.md by file and line.
# VERBOSE=1 lists the examples that do not assemble, with the reports.
set -u
. "$(dirname "$0")/../shared/alone.sh"
gpu=$ROOT/isa-spec/gpu
errata=$gpu/ERRATA.md
here=$ROOT/tests/handwritten/seeds_match
facts=$ROOT/tests/handwritten/facts
failed=0

. "$ROOT/tests/shared/fail_on.sh"

base=$gpu/base.isa

# Reports as lines FILE:LINE COLUMN CHECK SEVERITY MESSAGE; names of handwritten files are shortened
# to three digits.
reports() {
	awk -f "$ROOT/tests/shared/reports.awk" |
		sed -e 's/ /:/' -e 's/^\([0-9][0-9][0-9]\)_[^:]*:/\1:/'
}

check() {
	"$SPECC" check --format=json "$@" >"$WORK/json" 2>"$WORK/errors"
	status=$?
	[ $status -le 1 ] || fail "specc check ends with status $status" "$WORK/errors"
	reports <"$WORK/json" | sort
}

fields() {
	for path; do
		set -- "$@" --isa "$path"
		shift
	done
	"$SPECC" list --format=json "$@" 2>/dev/null | awk -f "$here/flatten.awk" | sort
}

# ---- encodings, field by field ----

# with_facts SCRIPT... : awk with the tables of the facts before it
with_facts() {
	script=$1
	shift
	awk -f "$facts/chain.awk" -f "$script" kind=table "$ROOT/tests/codec/words/gpu.table" "$@"
}
fields "$gpu" >"$WORK/ours"
with_facts "$facts/flatten.awk" kind=facts "$facts/gpu.facts" | sort >"$WORK/theirs"
opcodes=$(awk '$3 == "-"' "$WORK/theirs" | wc -l)
[ "$opcodes" -eq 224 ] || fail "$opcodes opcodes instead of 224"
optypes=$(awk '$3 == "-" { print $2 }' "$WORK/theirs" | sort -u | wc -l)
[ "$optypes" -eq 66 ] || fail "$optypes optypes instead of 66"
sed -n 's/^Encoding: \([A-Za-z0-9_]*\)\.\([^ ]*\) \(.*\)/\1 \2 \3/p' "$errata" >"$WORK/allowed"

# differences OURS: writes OPCODE OPTYPE FIELD of all differences to $WORK/differ, and prints those
# that ERRATA.md does not name.
differences() {
	diff "$WORK/theirs" "$1" | sed -n 's/^[<>] //p' | cut -d ' ' -f 1-3 | sort -u >"$WORK/differ"
	awk -v allowed="$WORK/allowed" '
		BEGIN { while ((getline line < allowed) > 0) {
			split(line, part, " "); name[part[1] " " part[2]] = 1 } }
		!($1 " " $3 in name) && !($2 " " $3 in name) { print $1 "." $3 }' "$WORK/differ"
}
# The comparison detects a moved bit, a changed default and a missing field.
sed -e '/^IADD_RR IADD rb.neg /s/97+1/96+1/' -e '/^FADD_RR FADD rnd /s/ default 0 / default 1 /' \
	-e '/^SHFL_RI SHFL vc /d' "$WORK/ours" >"$WORK/wrong"
[ "$(differences "$WORK/wrong" | tr '\n' ' ')" = "FADD_RR.rnd IADD_RR.rb.neg SHFL_RI.vc " ] ||
	fail "the comparison misses seeded faults"
differences "$WORK/ours" >"$WORK/new"
[ ! -s "$WORK/new" ] ||
	fail "fields that differ without an Encoding: line in ERRATA.md" "$WORK/new"
awk -v differ="$WORK/differ" '
	BEGIN { while ((getline line < differ) > 0) { split(line, part, " ")
		name[part[1] " " part[3]] = name[part[2] " " part[3]] = 1 } }
	/same value/ { next }
	!($1 " " $2 in name) { print }' "$WORK/allowed" >"$WORK/stale"
[ ! -s "$WORK/stale" ] || fail "Encoding: lines of ERRATA.md without a difference" "$WORK/stale"
# Position, width, type and default in these lines agree with the project's.
awk -v ours="$WORK/ours" '
	BEGIN { while ((getline line < ours) > 0) { split(line, part, " ")
		kind[part[1] " " part[3]] = kind[part[2] " " part[3]] = part[4]
		pieces[part[1] " " part[3]] = pieces[part[2] " " part[3]] = part[6] } }
	{ key = $1 " " $2 }
	!(key in kind) { print "no such field: " $0; next }
	/default/ && kind[key] != "default" { print "no default: " $0 }
	match($0, /bit [0-9]+,/) && pieces[key] != substr($0, RSTART + 4, RLENGTH - 5) "+1" {
		print "another bit: " $0 }' "$WORK/allowed" >"$WORK/wrong"
[ ! -s "$WORK/wrong" ] || fail "Encoding: lines of ERRATA.md that are not true" "$WORK/wrong"

# ---- definitions, enumerations and operands ----

# Each line of the facts stands in the project's description as well, or follows from it, or a
# heading of ERRATA.md names its place.
xml=$ROOT/out/gpu/xml
{
	awk -f "$facts/read.awk" "$gpu"/*.isa | cut -d ' ' -f 2- | grep -v '^field '
	awk -f "$ROOT/tests/shared/opcodes.awk" "$gpu"/*.isa | awk '{ print "opcode", $2, $1 }'
	awk -f "$facts/derived.awk" "$xml/gpu.xml" "$xml/gpu-semantics.xml" "$facts/gpu.facts"
} >"$WORK/lines"
# unnamed LINES: the facts that are not in LINES, nor in ERRATA.md
unnamed() {
	awk 'FILENAME == "-" {
			for (i = 2; i <= NF && $i ~ /^00[0-3]:/; i++) { sub(/,/, "", $i); named[$i] = 1 }
			next }
		FILENAME == ours { ours_has[$0] = 1; next }
		$2 == "field" || $1 in named { next }
		{ line = $0; sub(/^[^ ]* /, "", line); if (!(line in ours_has)) print }' \
		ours="$1" - "$1" "$facts/gpu.facts" <<-END
		$(grep '^### ' "$errata")
		END
}
sed -e 's/^out FADD_RR .*/out FADD_RR ra/' -e '/^enum BSel B3/d' "$WORK/lines" >"$WORK/wrong"
[ "$(unnamed "$WORK/wrong" | cut -d ' ' -f 2-3 | tr '\n' ' ')" = "enum BSel out FADD_RR " ] ||
	fail "the comparison of operands misses seeded faults"
unnamed "$WORK/lines" >"$WORK/new"
[ ! -s "$WORK/new" ] || fail "facts that are not so here, and not in ERRATA.md" "$WORK/new"

# ---- the words of the examples ----

# They are the same instructions here, field by field, and their text gives the same words.
# shellcheck disable=SC2046
"$SPECC" explain --isa "$gpu" $(cut -d ' ' -f 3 "$facts/examples.facts" | sed 's/^/0x/') \
	>"$WORK/explained" || fail "words of examples that are no instructions" "$WORK/explained"
# decoded: OPCODE WORD FIELD=VALUE..., and their texts in $WORK/texts
decoded() {
	: >"$WORK/texts"
	awk -f "$facts/explained.awk" -v texts="$WORK/texts" "$WORK/explained"
}
decoded >"$WORK/decoded"
cut -d ' ' -f 2- "$facts/examples.facts" >"$WORK/stated"
diff "$WORK/stated" "$WORK/decoded" >"$WORK/diff" ||
	fail "words of examples that are other instructions here" "$WORK/diff"
"$SPECC" asm --isa "$gpu" --format=hex "$WORK/texts" >"$WORK/hex"
awk '{ word = ""; for (i = 31; i > 0; i -= 2) word = word substr($2, i, 2); print word }' \
	"$WORK/stated" | diff - "$WORK/hex" >"$WORK/diff" ||
	fail "texts of the examples' words that give other words" "$WORK/diff"

fields=$(awk '$3 != "-"' "$WORK/theirs" | wc -l)
said="$opcodes opcodes, $fields fields compared, $(wc -l <"$WORK/differ") differ as ERRATA.md says"
said="$said; $(wc -l <"$WORK/stated") words of examples"

# ---- the handwritten files themselves ----

. "$ROOT/tests/shared/handwritten.sh"
eval "set -- $(handwritten)"
if [ $# -ne 4 ]; then
	echo "$said"
	echo "in part: without the handwritten files, which are not published: by facts alone"
	[ $failed -eq 0 ]
	exit
fi
uniform=$1 integer=$2 float=$3 warp=$4
awk -f "$facts/read.awk" "$@" | diff - "$facts/gpu.facts" >"$WORK/diff" ||
	fail "the facts are not those of the files" "$WORK/diff"

# ---- everything is read, in any order ----

check "$base" "$uniform" "$integer" "$float" "$warp" >"$WORK/reports"
fields "$base" "$uniform" "$integer" "$float" "$warp" >"$WORK/read"
diff "$WORK/theirs" "$WORK/read" >"$WORK/diff" ||
	fail "specc reads other encodings than the facts have" "$WORK/diff"

order() {
	check "$@" >"$WORK/again"
	cmp -s "$WORK/reports" "$WORK/again" || {
		diff "$WORK/reports" "$WORK/again" >"$WORK/diff"
		fail "another order of the files gives other reports" "$WORK/diff"
	}
	fields "$@" >"$WORK/again"
	cmp -s "$WORK/theirs" "$WORK/again" || {
		diff "$WORK/theirs" "$WORK/again" >"$WORK/diff"
		fail "another order of the files gives other encodings" "$WORK/diff"
	}
}
order "$warp" "$float" "$integer" "$uniform" "$base"
order "$uniform" "$integer" "$float" "$warp" "$base"
order "$float" "$base" "$warp" "$uniform" "$integer"
order "$integer" "$warp" "$base" "$float" "$uniform"

# ---- no cascade: few reports per line and in total, an unknown name at most once ----

# base.isa has groups that only the project's own families use; what is unused elsewhere counts.
count=$(awk '$3 != "unused-definition" || $1 !~ /^base[.]isa:/' "$WORK/reports" | wc -l)
[ "$count" -le 400 ] || fail "$count reports: a cascade"
[ "$count" -ge 30 ] || fail "$count reports: the files have more defects than that"
cut -d ' ' -f 1 "$WORK/reports" | sort | uniq -c | awk '$1 > 8' >"$WORK/crowd"
[ ! -s "$WORK/crowd" ] || fail "lines with many reports" "$WORK/crowd"
awk '$3 == "undefined-name"' "$WORK/reports" | sed "s/[^']*'\([^']*\)'.*/\1/" | sort | uniq -d \
	>"$WORK/twice"
[ ! -s "$WORK/twice" ] || fail "unknown names that are reported twice" "$WORK/twice"

# ---- examples ----

awk -f "$facts/examples.awk" "$uniform" "$integer" "$float" "$warp" >"$WORK/examples"
awk '$3 == "example" { print $1 }' "$WORK/reports" | sort -u >"$WORK/refused"
awk '$2 == "fits" { sub(/^[^ ]* [^ ]* /, ""); print }' "$WORK/examples" >"$WORK/texts"
with_facts "$ROOT/tests/codec/words/gpu.awk" kind=errata "$errata" kind=facts "$facts/gpu.facts" \
	kind=text "$WORK/texts" >"$WORK/assembled"
awk '$2 == "fits" { print $1 }' "$WORK/examples" | paste -d ' ' - "$WORK/assembled" |
	awk -f "$facts/sorted.awk" | diff - "$facts/examples.facts" >"$WORK/diff" ||
	fail "the words of the examples are not those of the facts" "$WORK/diff"
# Locations named in ERRATA.md: "### 000:712, 000:714 ULEA", "the example 000:2134 leaves ...".
grep -o "[0-9][0-9][0-9]:[0-9][0-9]*" "$errata" | sort -u >"$WORK/known"
comm -23 "$WORK/refused" "$WORK/known" >"$WORK/unknown"
[ ! -s "$WORK/unknown" ] ||
	fail "examples that do not assemble and are not in ERRATA.md" "$WORK/unknown"
awk '{ print $1 }' "$WORK/examples" | sort >"$WORK/places"
comm -23 "$WORK/refused" "$WORK/places" >"$WORK/unknown"
[ ! -s "$WORK/unknown" ] || fail "reports of examples where the files have none" "$WORK/unknown"

# assemble FILE PATHS...: the bytes of the examples in FILE (FILE:LINE fits TEXT), one per line.
assemble() {
	list=$1
	shift
	for path; do
		set -- "$@" --isa "$path"
		shift
	done
	sed 's/^[^ ]* [^ ]* //' "$list" >"$WORK/program.s"
	"$SPECC" asm -k --format=hex "$@" "$WORK/program.s" 2>"$WORK/errors"
}
awk -v refused="$WORK/refused" 'BEGIN { while ((getline line < refused) > 0) no[line] = 1 }
	!($1 in no)' "$WORK/examples" >"$WORK/sound"
assemble "$WORK/sound" "$base" "$uniform" "$integer" "$float" "$warp" >"$WORK/their.hex"
lines=$(wc -l <"$WORK/sound")
[ "$(wc -l <"$WORK/their.hex")" -eq "$lines" ] ||
	fail "not every example without a report assembles" "$WORK/errors"
# In the project's description: the same bytes. Examples named in ERRATA.md may be other
# instructions there.
awk -v known="$WORK/known" 'BEGIN { while ((getline line < known) > 0) no[line] = 1 }
	{ print ($1 in no) ? "changed" : "same" }' "$WORK/sound" >"$WORK/marks"
paste -d ' ' "$WORK/marks" "$WORK/their.hex" "$WORK/sound" | grep '^same ' >"$WORK/kept"
sed 's/^same [0-9a-f]* //' "$WORK/kept" >"$WORK/kept.list"
assemble "$WORK/kept.list" "$gpu" >"$WORK/our.hex" ||
	fail "examples of the handwritten files do not assemble here" "$WORK/errors"
awk '{ print $2 }' "$WORK/kept" >"$WORK/kept.hex"
if [ "$(wc -l <"$WORK/our.hex")" -ne "$(wc -l <"$WORK/kept.hex")" ] ||
		! cmp -s "$WORK/our.hex" "$WORK/kept.hex"; then
	paste -d ' ' "$WORK/kept.hex" "$WORK/our.hex" "$WORK/kept.list" | awk '$1 != $2' >"$WORK/diff"
	fail "examples that assemble to other bytes in the project's description" "$WORK/diff"
fi

fits=$(grep -c '^[^ ]* fits ' "$WORK/examples")
if [ -n "${VERBOSE-}" ]; then
	echo "examples that do not assemble, whether they fit a template, and the report:"
	while read -r place; do
		grep "^$place " "$WORK/examples"
		grep "^$place " "$WORK/reports" | sed 's/^/    /'
	done <"$WORK/refused"
fi
echo "$said;" \
	"$count reports; $(wc -l <"$WORK/examples") examples, $fits fit a template, $lines assemble"
[ "$failed" -eq 0 ]
