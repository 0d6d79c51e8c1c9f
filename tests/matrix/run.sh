#!/bin/sh
# Runs parts of the matrix (README.md) through its readers:
#
#   ROOT=... PARTS=... sh tests/matrix/run.sh [--states N] WORK BASE PART...
#
# PARTS is the folder of specc, specc-ref and matrix/matrix; WORK is an empty folder; PART is I/N.
# WIDTH: bits of the registers, 32 if it is not set; then only good cells are read.
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
shown=$list # the cells that a reader has been shown, by their columns 5 and 6
: >>"$work/failed"
: >>"$work/cells"
before=$(wc -l <"$work/failed")

# cells READER: all of the list have been shown to this reader
cells() {
	awk -F'\t' -v OFS='\t' -v base="$base" -v reader="$1" \
		'{ print base, $5, $6, reader, $4 }' "$shown" >>"$work/cells"
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
	# What follows a prefix runs with it, and may be anything.
	grep -q '^ *Prefix<>;' "$spec" || ! grep -q 'not executable' "$work/out" ||
		whole states "$(tail -n 1 "$work/out")"
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
	[ "$base" != definitions ] || cp "$work"/*.md "$work/laid"
	"$specc" fmt "$work/laid/$base.isa" >"$work/out" 2>"$work/err" &&
		"$specc" fmt --check "$work/laid/$base.isa" >"$work/out" 2>"$work/err" &&
		"$specc" build -i "$work/laid/$base.isa" -o "$work/laid/out" -t c >"$work/out" \
			2>"$work/err" &&
		diff -r "$work/built/c" "$work/laid/out/c" >"$work/err" 2>&1 ||
		whole fmt "$(head -n 3 "$work/err" | tail -n 1)"
	cells fmt
}

# What the readers of definitions say: an opcode for each cell, with its number as match; the words
# as texts; as many legal words as the generator has counted; nothing that differs from itself, from
# its XML, or from what fmt makes of it.
tell() {
	"$specc" list -i "$spec" 2>"$work/err" | awk 'NR > 1 { print $4 }' >"$work/got"
	same list "$work/matches" "$work/got"
	cells list
	"$specc" list -i "$spec" --format=json 2>"$work/err" |
		sed -n 's/.*"match": "0x0*\([^"]*\)".*/0x\1/p' | sed 's/^0x$/0x0/' >"$work/got"
	same json "$work/matches" "$work/got"
	cells json
	byte='\(..\)'
	sed "s/$byte$byte$byte$byte$byte$byte$byte$byte/0x\8\7\6\5\4\3\2\1/" "$work/words" |
		xargs "$specc" explain -i "$spec" 2>"$work/err" | sed -n 's/^text   //p' >"$work/got"
	same explain "$work/program" "$work/got"
	cells explain
	"$specc" diff "$spec" "$facts" >"$work/err" 2>&1
	grep -q '^equal: 0 changes' "$work/err" || whole diff "$(head -n 1 "$work/err")"
	"$specc" diff "$spec" "$work/laid/$base.isa" >"$work/err" 2>&1
	grep -q '^equal: 0 changes' "$work/err" || whole diff "$(head -n 1 "$work/err")"
	cells diff
}

count_space() {
	legal=$(awk -F'\t' '{ sum += $9 } END { printf "%.0f", sum }' "$list")
	"$specc" space -i "$spec" >"$work/out" 2>"$work/err"
	grep -qx " *defined *$legal" "$work/out" ||
		whole space "$legal words are legal, not $(sed -n 's/^ *defined *//p' "$work/out")"
	cells space
}

# Every target can be made, and has each opcode.
make_targets() {
	names='amdxml c-test csv fuzz man python smt sv'
	case $base in
	text | types) names='amdxml c-test csv fuzz man python sv' ;;
	esac
	rm -rf "$work/targets"
	for name in $names; do
		"$specc" build -i "$spec" -o "$work/targets" -t $name >"$work/out" 2>"$work/err" ||
			whole $name "$(grep -m 1 error: "$work/err")"
		grep -rhoE '\b[CT][0-9]+_O\b' "$work/targets/$name" | sort -u >"$work/out"
		[ "$(wc -l <"$work/out")" = "$(wc -l <"$list")" ] ||
			whole $name "$(wc -l <"$work/out") opcodes of $(wc -l <"$list")"
		cells $name
	done
	awk -F, 'NR > 1 { print $6 }' "$work/targets/csv/opcodes.csv" | sed 's/^0x0*/0x/; s/^0x$/0x0/' \
		>"$work/got"
	same csv "$work/matches" "$work/got"
}

# ---- texts of templates: from column 7 on, two examples with their words and a bad text ----

# Both directions of a program that reads and writes text: COMMAND FILE prints hexadecimal digits or
# lines.
both_ways() {
	reader=$1
	shift
	: >"$work/got"
	"$@" asm "$work/program" >"$work/got" 2>"$work/err" ||
		whole "$reader asm" "$(grep -m 1 -e error -e : "$work/err")"
	same "$reader asm" "$work/words" "$work/got"
	cells "$reader asm"
	"$@" disasm "$work/words" >"$work/texts.$reader" 2>"$work/err"
	"$@" asm "$work/texts.$reader" >"$work/got" 2>"$work/err"
	same "$reader disasm" "$work/words" "$work/got"
	cells "$reader disasm"
}

through_specc() {
	option=$1 what=$2 file=$3
	case $what in
	asm) "$specc" asm $option --format=hex -i "$spec" "$file" ;;
	disasm) "$specc" disasm -i "$spec" --format=hex "$file" | sed 's/^[0-9a-fx]*: *//' ;;
	esac
}

# bytes: of hexadecimal digits
bytes() {
	# shellcheck disable=SC2059
	printf "$(awk 'function digit(i) { return index("0123456789abcdef", substr($0, i, 1)) - 1 }
		{ for (i = 1; i < length($0); i += 2)
			printf "\\%03o", 16 * digit(i) + digit(i + 1) }' "$1")"
}

through_c() {
	case $1 in
	asm) "$work/tool" asm --format=hex "$2" ;;
	disasm) bytes "$2" >"$work/bytes" && "$work/tool" disasm "$work/bytes" ;;
	esac
}

# refuses READER FILE: of the lines that the reader has accepted, by number
refuses() {
	awk -F'\t' -v OFS='\t' -v base="$base" -v reader="$1" '
		FILENAME == ARGV[1] { name[FNR] = $5 OFS $6; text[FNR] = $11; next }
		{ print base, name[$1], reader, "accepted: " text[$1] }' "$list" "$2" >>"$work/failed"
	cells "$1"
}

# Texts that are no instructions: each must be refused by all.
bad_texts() {
	awk -F'\t' '{ print $11 }' "$list" >"$work/bad"
	"$specc" asm --plain --max-reports 0 -i "$spec" "$work/bad" >"$work/out" 2>"$work/err"
	sed -n 's/^[^ ].*:\([0-9]*\):[0-9]*: error.*/\1/p' "$work/err" | sort -nu |
		awk -v last="$(wc -l <"$work/bad")" '{ bad[$1] = 1 }
			END { for (i = 1; i <= last; i++) if (!(i in bad)) print i }' >"$work/lines"
	refuses 'plain refuses' "$work/lines"
	number=0
	while read -r line; do
		number=$((number + 1))
		echo "$line" >"$work/line"
		! "$work/tool" asm "$work/line" >"$work/out" 2>&1 || echo $number
	done <"$work/bad" >"$work/lines"
	refuses 'c refuses' "$work/lines"
}

texts() {
	rm -rf "$work/built"
	"$specc" build -i "$spec" -o "$work/built" -t c >"$work/out" 2>"$work/err" &&
		${CC:-cc} -O0 -o "$work/tool" "$work"/built/c/*.c >"$work/err" 2>&1 ||
		whole c "$(head -n 1 "$work/err")"
	for column in 7 9; do
		cut -f $column "$list" >"$work/program"
		cut -f $((column + 1)) "$list" >"$work/words"
		both_ways plain through_specc --plain
		both_ways whole through_specc ''
		both_ways c through_c
		cmp "$work/texts.c" "$work/texts.plain" >"$work/err" 2>&1 ||
			whole disasm "$(cat "$work/err")"
	done
	bad_texts
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
		END { for (i in name) {
			before = said[i] == "" ? "accepted, although " : said[i] ", not that "
			if (!good[i]) print base, name[i], "refused", before why[reason[i]]
		} }' \
		- "$list" "$work/blame" >>"$work/failed" || exit 2
	cells refused
}

# ---- rows of definitions ----

skeleton=$here/base/definitions.txt
targets='amdxml c csv html json man python smt sv xml'

# Texts and words by the readers of text, as specc and as C.
define_texts() {
	"$specc" build -i "$spec" -o "$work/built" -t c >"$work/out" 2>"$work/err" &&
		${CC:-cc} -O0 -o "$work/tool" "$work"/built/c/*.c >"$work/err" 2>&1 ||
		whole c "$(head -n 1 "$work/err")"
	cut -f 7 "$list" >"$work/program"
	cut -f 8 "$list" >"$work/words"
	both_ways plain through_specc --plain
	cmp "$work/texts.plain" "$work/program" >"$work/err" 2>&1 || whole disasm "$(cat "$work/err")"
	both_ways whole through_specc ''
	both_ways c through_c
	cmp "$work/texts.c" "$work/texts.plain" >"$work/err" 2>&1 || whole disasm "$(cat "$work/err")"
}

# Each row of the specification in turn is left out, or another one of its place stands there
# (WORK/less): diff names a change if what others read has changed (pages and XML repeat statements
# that say what holds anyway), and the readers that changed are listed in WORK/seen.
without_rows() {
	number=$1 step=$2 count=$1
	rm -rf "$work/whole"
	"$specc" build -i "$spec" -o "$work/whole" $(printf ' -t %s' $targets) >"$work/out" 2>&1 ||
		whole build "$(grep -m 1 error: "$work/out")"
	for less in "$work"/less/*.isa; do
		count=$((count + 1))
		[ $((count % step)) = 0 ] || continue
		name=${less##*/}
		without_row "${name%.isa}"
	done
}

without_row() {
	rm -rf "$work/fewer" "$work/one"
	mkdir "$work/one"
	cp "$work"/*.md "$work/one"
	mv "$less" "$work/one/$base.isa"
	"$specc" build -i "$work/one/$base.isa" -o "$work/fewer" $(printf ' -t %s' $targets) \
		>"$work/out" 2>&1 || return 0
	for target in $targets; do
		diff -rq -x sources.json "$work/whole/$target" "$work/fewer/$target" >/dev/null ||
			printf '%s\t%s\t%s\n' "$1" "$number" $target
	done >"$work/out"
	cat "$work/out" >>"$work/seen"
	printf '%s\t%s\n' "$1" "$number" >>"$work/tried"
	"$specc" diff "$spec" "$work/one/$base.isa" >"$work/err" 2>&1
	! grep -q '^equal: 0 changes' "$work/err" ||
		! cut -f 3 "$work/out" | grep -qvx -e html -e xml ||
		printf '%s\t%s\tspecification %s\tdiff\tno change\n' "$base" "$1" "$number" \
			>>"$work/failed"
}

# Pairs of rows that cannot be: each has an error, by a check that its reason names.
barred() {
	rm -rf "$work/barred"
	mkdir "$work/barred"
	cp "$work"/*.md "$work/barred"
	"$PARTS/matrix/matrix" --definitions "$skeleton" "$work/barred" >"$work/pairs" || exit 2
	while IFS="$(printf '\t')" read -r number reason checks one two; do
		"$specc" check --max-reports 0 "$work/barred/$number.isa" >"$work/out" 2>"$work/err"
		said=$(grep ': error: ' "$work/err" | grep -cE "\[($(echo "$checks" | tr ' ' '|'))\]")
		[ "$said" -gt 0 ] || printf '%s\t%s\t%s\trefused\taccepted, or with another error\n' \
			"$base" "$one" "$two" >>"$work/failed"
		printf '%s\t%s\t%s\trefused\t%s\n' "$base" "$one" "$two" "$reason" >>"$work/cells"
	done <"$work/pairs"
}

# define I/N: every N-th specification from I on; every STEP-th of its rows is left out. With the
# first one come the pairs that cannot be.
define() {
	"$PARTS/matrix/matrix" --definitions "$skeleton" >"$work/choices"
	last=$(tail -n 1 "$work/choices" | cut -f 1)
	shown=$work/shown
	cp "$ROOT"/tests/language/*.md "$work"
	index=${1%/*}
	[ "$index" != 0 ] || barred
	while [ "$index" -le "$last" ]; do
		rm -rf "$work/less"
		mkdir "$work/less"
		cp "$work"/*.md "$work/less"
		"$PARTS/matrix/matrix" --definitions "$skeleton" "$index" "$list" "$work/less" >"$spec" ||
			exit 2
		awk -F'\t' -v OFS='\t' -v number="$index" '
			$1 == number && $3 { print "", "", "", 0, $6 " " $7, $2 "=" $3 " in " number }' \
			"$work/choices" >"$shown"
		if check; then
			define_texts
			execute
			again
			without_rows "$index" "${STEP-4}"
		fi
		index=$((index + ${1#*/}))
	done
}

for part; do
	[ "$base" != definitions ] || { define "$part"; continue; }
	"$PARTS/matrix/matrix" --folder "$here/base" --base "$base" --part "$part" "$list" \
		>"$work/32" || exit 2
	sed "s/^\(__DefRegisterFile R\)<32>/\1<${WIDTH-32}>/
		s/\(Bitwidth<r[a-z]>\) = 32/\1 = ${WIDTH-32}/" "$work/32" >"$spec"
	if [ -s "$list" ] && check; then
		case $base in
		text | types) texts ;;
		*) assemble && execute && count_space ;;
		esac
		again
		awk -F'\t' '{ printf "0x%x\n", $1 }' "$list" >"$work/matches"
		case $base in text | types) ;; *) tell ;; esac
		make_targets
	fi
	[ -z "${WIDTH-}" ] || continue
	for kind in --refused --limits; do
		"$PARTS/matrix/matrix" --folder "$here/base" --base "$base" $kind --part "$part" "$list" \
			>"$spec" || exit 2
		[ ! -s "$list" ] || refuse
	done
done
[ "$(wc -l <"$work/failed")" = "$before" ]
