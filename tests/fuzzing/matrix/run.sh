#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs parts of the matrix (README.md) through its readers:
#
#   ROOT=... PARTS=... sh tests/fuzzing/matrix/run.sh [--states N] WORK BASE PART...
#
# PARTS is the folder of specc, specc-ref and matrix/matrix; WORK is an empty folder; PART is I/N,
# or a use; or ROW=LEVEL, the first specification of definitions that has it.
# WIDTH: bits of the registers, 32 if it is not set; then only good cells are read. CALLS: if it is
# set, only the readers that call generated code from elsewhere (compiling it takes long, so that
# parts should be large).
# Appends a line for each failed cell to WORK/failed (base, row, use, reader, what was said; by
# tabs) and one for each cell and reader to WORK/cells. Exit status 0: none failed, 1: some, 2:
# usage.
set -u
: "${ROOT:?}" "${PARTS:?}"
here=$ROOT/tests/fuzzing/matrix
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

# What cells have in blocks of the machine stands before their families.
blame() {
	: >>"$list.blocks"
	cat "$list.blocks" "$list" >"$work/places"
	awk -f "$here/blame.awk" "$work/places" "$1" >"$work/blame"
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

# has TOOL...: all are there; if not, the table of the run says that a reader is left out
has() {
	for tool; do
		command -v "$tool" >/dev/null && continue
		grep -qxF "$tool" "$work/lacking" 2>/dev/null || echo "$tool" >>"$work/lacking"
		return 1
	done
}

# The language server, with what check has said (WORK/err), and of good cells what it shows.
serve() {
	has node || return 0
	rm -rf "$work/served"
	mkdir "$work/served"
	cp "$spec" "$work/served/$base.isa"
	[ "$base" != definitions ] || cp "$work"/*.md "$work/served"
	cp "$work/err" "$work/reports"
	node "$here/clients/lsp.mjs" "$specc" "$work/served/$base.isa" "$work/reports" "$@" \
		>"$work/blame" 2>"$work/err" || whole lsp "$(head -n 3 "$work/err" | tail -n 1)"
	failed lsp "$work/blame"
	cells lsp
}

# What is read: the examples, or the aliases of them.
written() {
	awk -F'\t' '{ print NF == 10 ? $10 : $7 }' "$list" >"$work/written"
}

# The examples, whose words the generator has computed itself: text to words, and back.
assemble() {
	awk -F'\t' '{ print $7 }' "$list" >"$work/program"
	awk -F'\t' '{ print $8 }' "$list" >"$work/words"
	written
	"$specc" asm --plain --format=hex -i "$spec" "$work/written" >"$work/hex" 2>"$work/err" ||
		whole asm "$(head -n 1 "$work/err")"
	same asm "$work/words" "$work/hex"
	cells asm
	"$specc" disasm -i "$spec" --format=hex "$work/words" 2>"$work/err" |
		sed 's/^[0-9a-fx]*: *//' >"$work/texts"
	same disasm "$work/program" "$work/texts"
	cells disasm
}

# The values of cases, which specc computes itself.
test_cases() {
	grep -q '^```run' "$spec" || return 0
	"$specc" test -i "$spec" >"$work/out" 2>"$work/err"
	status=$?
	blame "$work/err"
	failed cases "$work/blame"
	cells cases
	[ $status = 1 ] || grep -q 'all as expected$' "$work/out" ||
		whole cases "$(tail -n 1 "$work/out")"
}

execute() {
	"$specc" test -i "$spec" --states "$states" >"$work/out" 2>"$work/err"
	status=$?
	blame "$work/err"
	failed states "$work/blame"
	cells states
	[ $status -le 1 ] || whole states "$(tail -n 1 "$work/err")"
	test_cases
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

# document READER FILE...: states each opcode as the text of the specification does
document() {
	reader=$1
	shift
	awk -v reader="$reader" -f "$here/documents.awk" "$work/expected" "$@" >"$work/blame" 2>&1 ||
		whole "$reader" "$(head -n 1 "$work/blame")"
	failed "$reader" "$work/blame"
	cells "$reader"
}

# What the readers of definitions say: of each opcode its encoding and template; the words as texts;
# as many legal words as the generator has counted; nothing that differs from itself, from its XML,
# or from what fmt makes of it.
tell() {
	"$specc" list -i "$spec" >"$work/list" 2>"$work/err"
	document list "$work/list"
	"$specc" list -i "$spec" --format=json >"$work/list" 2>"$work/err"
	document json "$work/list"
}

compare() {
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

# Every target can be made; documents state each opcode, code has it.
make_targets() {
	names='amdxml c-test csv fuzz html man python smt sv'
	case $base in
	text | types) names='amdxml c-test csv fuzz html man python sv' ;;
	esac
	rm -rf "$work/targets"
	"$specc" build -i "$spec" -o "$work/targets" $(printf ' -t %s' $names) >"$work/out" \
		2>"$work/err" || whole targets "$(grep -m 1 error: "$work/err")"
	for name in $names; do
		made=$work/targets/$name
		case $name in
		amdxml | smt) document $name "$made"/* ;;
		c-test) document c-test "$made"/*_roundtrip.c ;;
		fuzz) document fuzz "$made"/*_fuzz_model.c ;;
		csv) document csv "$made/opcodes.csv" "$made/fields.csv" ;;
		html) document html RS='<' "$made"/en/insn-*.html ;;
		man) document man "$made"/en/*-[ct][0-9]*.7 ;;
		sv) document sv "$made"/*_decode.sv ;;
		*) has_opcodes "$name" ;;
		esac
	done
}

has_opcodes() {
	grep -rhoE '\b[CT][0-9]+_O\b' "$work/targets/$1" | sort -u >"$work/out"
	[ "$(wc -l <"$work/out")" = "$(wc -l <"$list")" ] ||
		whole "$1" "$(wc -l <"$work/out") opcodes of $(wc -l <"$list")"
	cells "$1"
}

# ---- generated code that others call ----

# Columns of the list: a text and its word. Every reader makes one of the other.
through_module() {
	python3 "$here/clients/module.py" "$made/python" "$name" "$1" "$2"
}

through_page() {
	SITE=$work/site node "$here/clients/page.mjs" "$name" "$1" "$2"
}

# client READER FUNCTION: both directions of the first example, and the bad texts if there are some
client() {
	reader=$1
	$2 asm "$work/written" >"$work/got" 2>"$work/err" ||
		whole "$reader" "$(tail -n 1 "$work/err")"
	same "$reader" "$work/words" "$work/got"
	$2 disasm "$work/words" >"$work/got" 2>"$work/err"
	same "$reader" "$work/formatted" "$work/got"
	cells "$reader"
	[ -s "$work/bad" ] || return 0
	$2 asm "$work/bad" >"$work/got" 2>"$work/err"
	awk '$0 != "refused" { print NR }' "$work/got" >"$work/lines"
	refuses "$reader" "$work/lines"
}

call_module() {
	has python3 || return 0
	(cd "$made/python" && sed -n '/^    cc /,/^$/p' "$name.py" |
		sed 's/\\\\$/\\/; s/-O2/-O0/; s/cc /${CC:-cc} /' >make.sh &&
		sh -eu make.sh) >"$work/err" 2>&1 || whole module "$(head -n 1 "$work/err")"
	client module through_module
}

call_page() {
	has node clang wasm-ld || return 0
	rm -rf "$work/site"
	"$specc" site -q --lang en -o "$work/site" "$spec" >"$work/out" 2>"$work/err" ||
		whole page "$(head -n 1 "$work/err")"
	client page through_page
}

# The generated decoder against the specification, on words of all kinds.
fuzz_decoder() {
	${CC:-cc} -O0 -shared -fPIC -I"$made/c" -I"$made/fuzz-decoder" -DHEADER="\"$name.h\"" \
		-DISA="$name" -DUPPER="$(echo "$name" | tr a-z A-Z)" -o "$work/decoder.so" \
		"$here/../fuzz/decoders/generated.c" \
		"$made/c/$name"_[def]*code.c "$made/c/${name}"_format.c "$made/c/${name}"_number.c \
		"$made/c/${name}"_tables.c >"$work/err" 2>&1 ||
		whole 'fuzz --against' "$(head -n 1 "$work/err")"
	"$specc" fuzz -i "$spec" --against "$work/decoder.so" --count $((states * 250)) --time 60 \
		--format lines >"$work/out" 2>"$work/err" ||
		whole 'fuzz --against' "$(cat "$work/out" "$work/err" | head -n 1)"
	cells 'fuzz --against'
}

call() {
	name=$(sed -n 's/^__DefISA //p' "$spec" | tr A-Z a-z)
	made=$work/called
	rm -rf "$made"
	"$specc" build -i "$spec" -o "$made" -t c -t c-test -t python -t fuzz \
		-t fuzz-decoder >"$work/out" 2>"$work/err" || whole call "$(grep -m 1 error: "$work/err")"
	written
	cut -f 8 "$list" >"$work/words"
	awk -F'\t' 'NF > 10 { print $11 }' "$list" >"$work/bad"
	"$specc" disasm -i "$spec" --format=hex "$work/words" 2>"$work/err" |
		sed 's/^[0-9a-fx]*: *//' >"$work/formatted"
	call_module
	call_page
	fuzz_decoder
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

# Each has an error, by a check that its reason names; of cells in one trap or reset, which report a
# name once, one for each reason. Where a name is unknown, types are not looked at: what these alone
# show has to be refused only if no other cell there is.
refuse() {
	sed '/__Attribute allow/s/ dead-store / /' "$spec" >"$spec.1" && mv "$spec.1" "$spec"
	"$specc" check --max-reports 0 "$spec" >"$work/out" 2>"$work/err"
	blame "$work/err"
	"$PARTS/matrix/matrix" --reasons | awk -F'\t' -v OFS='\t' -v base="$base" '
		FILENAME == "-" { checks[$1] = " " $3 " "; why[$1] = $2; next }
		FILENAME == ARGV[2] { name[$1] = $5 OFS $6; reason[$1] = $4; next }
		FILENAME == ARGV[3] { shares[$1] = 1; next }
		index(checks[reason[$1]], " " $2 " ") { good[$1] = 1 }
		{ said[$1] = $3 }
		END { for (i in shares) if (i in good) { shared[reason[i]] = 1; any = 1 }
			for (i in name) {
			typed = index(checks[reason[i]], " varying-value ")
			if (i in shares && (reason[i] in shared || (typed && any))) continue
			before = said[i] == "" ? "accepted, although " : said[i] ", not that "
			if (!good[i]) print base, name[i], "refused", before why[reason[i]]
		} }' \
		- "$list" "$list.blocks" "$work/blame" >>"$work/failed" || exit 2
	cells refused
	serve
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
# (WORK/less): WORK/seen gets the readers that notice, of those that accept the rest, and WORK/tried
# the row; both are held against the table (seen.awk).
without_rows() {
	number=$1 step=$2 count=$1
	rm -rf "$work/whole"
	: >"$work/now.tried"
	: >"$work/now.seen"
	what_is_seen "$spec" "$work/whole"
	for less in "$work"/less/*.isa; do
		count=$((count + 1))
		[ $((count % step)) = 0 ] || continue
		name=${less##*/}
		without_row "${name%.isa}"
	done
	awk -f "$here/seen.awk" "$here/base/seen.tsv" "$work/now.tried" "$work/now.seen" \
		>>"$work/failed"
	cat "$work/now.tried" >>"$work/tried"
	cat "$work/now.seen" >>"$work/seen"
	cells seen
}

# what_is_seen SPECIFICATION FOLDER: what each reader makes of it, in a folder or file of its name
what_is_seen() {
	"$specc" build -i "$1" -o "$2" $(printf ' -t %s' $targets) >"$work/out" 2>&1 || return 1
	"$specc" list -i "$1" >"$2/list" 2>/dev/null
	"$specc" space -i "$1" >"$2/space" 2>/dev/null
}

without_row() {
	rm -rf "$work/fewer" "$work/one"
	mkdir "$work/one"
	cp "$work"/*.md "$work/one"
	mv "$less" "$work/one/$base.isa"
	what_is_seen "$work/one/$base.isa" "$work/fewer" || return 0
	for reader in $targets list space; do
		diff -rq -x sources.json "$work/whole/$reader" "$work/fewer/$reader" >/dev/null ||
			printf '%s\t%s\t%s\n' "$1" "$number" $reader >>"$work/now.seen"
	done
	"$specc" diff "$spec" "$work/one/$base.isa" >"$work/err" 2>&1
	grep -q '^equal: 0 changes' "$work/err" ||
		printf '%s\t%s\tdiff\n' "$1" "$number" >>"$work/now.seen"
	printf '%s\t%s\n' "$1" "$number" >>"$work/now.tried"
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

# define PART: every N-th specification from I on, or the first one with a row; every STEP-th of
# its rows is left out. With 0/N come the pairs that cannot be.
define() {
	"$PARTS/matrix/matrix" --definitions "$skeleton" >"$work/choices"
	last=$(tail -n 1 "$work/choices" | cut -f 1)
	shown=$work/shown
	cp "$ROOT"/tests/language/places/*.md "$work"
	index=${1%/*} next=${1#*/}
	case $1 in
	0/*) barred ;;
	*=*) next=$last
		index=$(awk -F'\t' -v row="$1" '$2 "=" $3 == row { print $1; exit }' "$work/choices") ;;
	esac
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
			[ -z "${CALLS-}" ] || call
			"$specc" check --max-reports 0 "$spec" >"$work/out" 2>"$work/err"
			serve
		fi
		index=$((index + next))
	done
}

read_all() {
	case $base in
	text | types) texts ;;
	*) assemble && execute && count_space ;;
	esac
	again
	awk -f "$here/expected.awk" "$spec" >"$work/expected"
	tell
	case $base in text | types) ;; *) compare ;; esac
	make_targets
	"$specc" check --max-reports 0 "$spec" >"$work/out" 2>"$work/err"
	serve "$work/expected"
}

for part; do
	[ "$base" != definitions ] || { define "$part"; continue; }
	"$PARTS/matrix/matrix" --folder "$here/base" --base "$base" --part "$part" "$list" \
		>"$work/32" || exit 2
	sed "s/^\(__DefRegisterFile R\)<32>/\1<${WIDTH-32}>/
		s/\(Bitwidth<r[a-z]>\) = 32/\1 = ${WIDTH-32}/" "$work/32" >"$spec"
	if [ -s "$list" ] && check; then
		if [ -n "${CALLS-}" ]; then call; else read_all; fi
	fi
	[ -z "${WIDTH-}${CALLS-}" ] || continue
	for kind in --refused --limits; do
		"$PARTS/matrix/matrix" --folder "$here/base" --base "$base" $kind --part "$part" "$list" \
			>"$spec" || exit 2
		[ ! -s "$list" ] || refuse
	done
done
[ "$(wc -l <"$work/failed")" = "$before" ]
