#!/bin/sh
# SPDX-License-Identifier: MIT
# Writes the seeds and the dictionary of a part from files in the tree:
#   sh tests/fuzzing/fuzz_self/seeds.sh PART FOLDER DICTIONARY
# Some seeds are made by $SPECC, a built compiler; they are omitted without it.
set -eu
export LC_ALL=C
case ${1-} in
--help) sed -n '2,4s/^# //p' "$0"; exit 0 ;;
esac
[ $# -eq 3 ] || { sed -n '2,4s/^# //p' "$0" >&2; exit 2; }
part=$1 folder=$2 dictionary=$3
root=$(cd "$(dirname "$0")/../../.." && pwd) ROOT=$root here=$root/tests/fuzzing/fuzz_self
. "$root/tests/shared/cases.sh"
mkdir -p "$folder"
rm -f "$folder"/*
most=16000
case $part in xml) most=120000 ;; asm | run) most=4000 ;; esac

# seed NAME: standard input becomes a seed, unless it is too long to be useful.
seed() {
	cat >"$folder/$1"
	[ "$(wc -c <"$folder/$1")" -le $most ] || rm "$folder/$1"
}

# whole FILE...: the files that are not too long become seeds.
whole() {
	awk -v root="$root" -v folder="$folder" -v most=$most -f "$here/pieces.awk" "$@"
}

# pieces FILE...: the files become seeds, in pieces if they are long.
pieces() {
	awk -v root="$root" -v folder="$folder" -f "$here/pieces.awk" "$@"
}

# Several files as one input, each after a line with its name.
joined() {
	folder_of=${1%/*}
	for file in "$@"; do
		name=${file#"$folder_of"/}
		[ "$name" != "$file" ] || name=${file##*/}
		[ ! -f "$file" ] || { echo "%%%% $name"; cat "$file"; }
	done
}

name_of() {
	name=${1#"$root"/}
	printf '%s' "${name#"$folder".}" | tr '/ ' '__'
}

# words: the words of standard input as a dictionary.
words() {
	sort -u | awk 'length($0) > 0 && length($0) < 40 {
		gsub(/[\\"]/, "\\\\&"); print "\"" $0 "\"" }' >"$dictionary"
}

# The quoted words of sources.
literals() {
	cat "$@" | grep -o '"[^"\\ %]*[A-Za-z_][^"\\ %]*"' | tr -d '"' | grep -v '[/.]h$'
}

# The examples of docs/templates.md: a template with the preceding document.
template_examples() {
	awk -v folder="$folder" '
	/^```xml/ { kind = "xml"; document = ""; next }
	/^```template/ { kind = "template"; file = folder "/example" ++n; printf "" >file; next }
	/^```/ {
		if (kind == "template" && document != "") printf "%%%%%%%% doc.xml\n%s", document >file
		if (kind == "template") close(file)
		kind = ""
		next
	}
	kind == "xml" { document = document $0 "\n" }
	kind == "template" { print >file }' "$root/docs/templates.md"
}

spec_seeds() {
	all_cases "$folder.cases"
	set -- "$root"/../shared/seeds/*.txt
	[ -f "$1" ] || set --
	pieces "$folder.cases"/*/*.isa "$root"/tests/golden/*.isa "$root"/isa-spec/*/*.isa \
		"$root"/tests/codec/isa/*/*.isa "$root"/tests/machines/*/*.isa "$root"/tests/codec/*.isa \
		"$root"/tests/documents/xml/*/*.isa "$@"
	rm -rf "$folder.cases"
	for isa in "$root"/isa-spec/* "$root"/tests/codec/isa/* "$root"/tests/machines/* \
		"$root"/tests/documents/xml/*; do
		[ ! -d "$isa" ] || joined "$isa"/*.isa | seed "$(name_of "$isa")"
	done
	for room in lang lower sem typing rules core smt cgen cases lint; do
		literals "$root/specc/$room"/*.[cd]*
	done | words
}

template_seeds() {
	template_examples
	for target in "$root"/templates/*; do
		[ ! -f "$target/main.tpl" ] || joined "$target/main.tpl" \
			$(find "$target" -name "*.tpl" ! -name main.tpl | LC_ALL=C sort) \
			"$target"/strings.en | seed "target_${target##*/}"
	done
	whole $(find "$root/templates" -name "*.tpl")
	{
		literals "$root"/specc/template/*.c
		printf '%s\n' %each %if %else %elif %end %let %block %call %file %include %copy %language \
			'${' '$\' ' as ' ' sep ' 'position()' 'last()' 'count(' 'ancestor::' \
			'following::' '//*' \
			'string-length(' 'concat(' 'translate(' 'id(' '$index' '$first' '$last' 'substring('
	} | words
}

xml_seeds() {
	joined "$root"/out/tiny/xml/tiny.xml "$root"/out/tiny/xml/sources.json | seed tiny_both
	sed '1d' "$root"/out/tiny/xml/sources.json | { echo '%%%% sources.json'; echo '['; cat; } |
		seed lines
	for file in "$root"/out/*/xml/*.xml; do
		seed "$(name_of "$file")" <"$file"
	done
	all_cases "$folder.cases"
	[ -z "${SPECC-}" ] || for isa in "$root"/tests/codec/isa/* "$root"/tests/codec/*.isa \
		"$root"/tests/golden/*.isa "$folder.cases"/*/near.isa; do
		rm -rf "$folder.build"
		"$SPECC" build --isa "$isa" -o "$folder.build" -t xml >"$folder.log" 2>&1 || continue
		for file in "$folder.build"/xml/*.xml "$folder.build"/*/xml/*.xml; do # of variants
			case $file in
			*-semantics.xml | *\**) ;;
			*) seed "$(name_of "$isa")" <"$file" ;;
			esac
		done
	done
	rm -rf "$folder.build" "$folder.log" "$folder.cases"
	grep -oh "'[A-Za-z_ -]*'" "$root"/templates/xml/*.tpl | tr -d "'" | tr ' ' '\n' | words
}

# The first two bytes select instruction set and kind: see asm_fuzz.c.
asm_seeds() {
	isa=0
	for name in gpu brew tiny; do
		for file in "$root"/tests/execution/programs/*"$name"*/*.s "$root/tests/$name"/*.s \
			"$root"/tests/codec/assembler/*.s "$root"/tests/execution/brew/*.s; do
			[ ! -f "$file" ] || { printf '%s0' $isa; cat "$file"; } |
				seed "$name-$(name_of "$file")"
		done
		for file in "$root"/isa-spec/"$name"/*.isa; do
			awk '/^  __/ { on = /__Examples/ } /^```/ { next } on' "$file" | head -n 25 >"$folder.s"
			{ printf '%s0' $isa; cat "$folder.s"; } | seed "$name-examples-${file##*/}"
			{ printf '%s1' $isa; cat "$folder.s"; } | seed "$name-plain-${file##*/}"
			[ -n "${SPECC-}" ] || continue
			grep -v '^ *__' "$folder.s" | head -n 12 >"$folder.short.s"
			for format in bin elf32 elf64; do
				"$SPECC" asm --isa "$root/isa-spec/$name" --format=$format -o "$folder.o" \
					"$folder.short.s" 2>"$folder.log" || continue
				kind=3
				[ $format != bin ] || kind=2
				{ printf '%s%s' $isa $kind; cat "$folder.o"; } |
					seed "$name-$format-${file##*/}"
			done
		done
		isa=$((isa + 1))
	done
	awk '/^~~~s/ { on = 1; next } /^~~~/ { on = 0 } on' "$root/docs/assembler.md" |
		{ printf 20; cat; } | seed assembler.md
	printf '10x:\t.org 0x200\n\t.equ N2, 3 * (4 + N) - x\n.byte 1, 0x2\n\t.align 3\n\t%s\n' \
		'.fill 3, 2, N2' | seed directives
	rm -f "$folder".s "$folder".short.s "$folder".o "$folder".log
	{
		literals "$root"/specc/asm/*.c
		awk '/^ *__/ { on = /__Syntax/ } /^```/ { next } on' "$root"/isa-spec/*/*.isa |
			grep -o '[.$]*[A-Za-z][A-Za-z0-9_]*'
	} | words
}

run_seeds() {
	for isa in 0 1 2; do
		printf '%s0R2 = 7, R3 = 0xffff, P1 = 1' $isa | seed settings$isa
		printf '%s0R2 = laneid, active = 0xFFFF, c[1][0x20] = {1, 2, 3}' $isa | seed lanes$isa
		printf '%s0$r1 = 5, mem[0x1000] = 0x12345678, pc = 4' $isa | seed memory$isa
		printf '%s1case a\nR 2 * 7\nput c 1 20 0102\nstop exit - 10 3\nR 1 0 ff\nend\n' $isa |
			seed answer$isa
		printf '%s1case a\nstep 4\nr 1 * ff\ncycles 0 * 4\nstop raise x@3 10 3\naddress 40\nend\n' \
			$isa | seed trace$isa
	done
	awk '/ -> / { print }' "$root"/isa-spec/*/*.isa | sed 's/ *->.*//; s/^ *//' | sort -u |
		awk -v folder="$folder" 'NR % 9 == 0 && NR < 2000 {
			file = folder "/case" NR; printf "%d0%s", NR % 3, $0 >file; close(file) }'
	printf '0200 ff, 1234\nABcd' | seed hex
	n=0
	for number in 0 1 0x1F 0b101 1.5 1e-45 3.4028235e38 65504 0f7C00 0f7fc00000 \
		0f7ff8000000000000 1.7976931348623157e308 5e-324 123456789012345678901234567890; do
		n=$((n + 1))
		printf '03%s' $number | seed number$n
	done
	grep -ho '"[a-z]*"' "$root"/specc/cases/*.c | tr -d '"' | words
}

# Specifications, each with a session of all requests and some edits, and one of damaged messages.
lsp_seeds() {
	n=0
	for file in "$root"/tests/golden/*.isa "$root"/tests/codec/isa/*/*.isa \
		"$root"/isa-spec/tiny/*.isa; do
		[ -f "$file" ] || continue
		n=$((n + 1))
		{
			joined "$file" "$root/isa-spec/tiny/tiny.isa"
			echo '%%%% session'
			awk -v n=$n 'BEGIN {
				split("h d r m n p c s f g t i a l", letters, " ")
				for (i = 0; i < 40; i++) {
					at = (n * 7919 + i * 104729) % 6000
					letter = i % 3 ? letters[(i + n) % 14 + 1] : "e"
					text = letter == "e" && i % 6 ? "x" i : "z" i
					print "@" letter, i % 2, at, (i * 31) % 40, text
				}
			}'
		} | seed "$(name_of "$file")"
	done
	{
		printf '%%%%%%%% a.isa\n__Language 1\n%%%%%%%% session\n'
		printf '{"id":1,"method":"shutdown"}\n!Content-Length: 5\n!x\n[1]\n{"method":"exit"}\n'
		printf '{"id":"a","method":"workspace/symbol","params":{"query":"a"}}\n'
		printf '{"method":"$/cancelRequest","params":{"id":"a"}}\n{"id":null}\n'
	} | seed damaged
	{
		literals "$root"/specc/lsp/*.c
		printf '%s\n' '@e 0 ' '@h 0 ' '@n 0 ' '@c 1 ' '%%%% session' 'Content-Length: '
	} | words
}

"${part}_seeds"
