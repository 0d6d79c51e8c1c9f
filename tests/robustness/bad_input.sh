#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Feeds specc unreasonable input: damaged files, unlimited nesting, huge files, hostile text,
# folders that cannot be written. Expected each time: a clear error with its location, exit status 1
# or 2, no partial output, no crash, and memory at most 10 times the input for large inputs. Full
# disks, killed builds and concurrent ones: tests/robustness/robust_*.sh.
# DEEP=1: 100 MB files, more truncated and damaged files, and everything again under the sanitizers
# (with leak checks). VERBOSE=1 prints a line per case.
set -u
. "$(dirname "$0")/../shared/alone.sh"
DEEP=${DEEP:-}
: "${ASAN_OPTIONS:=exitcode=134}" "${UBSAN_OPTIONS:=exitcode=134:print_stacktrace=1}"
export ASAN_OPTIONS UBSAN_OPTIONS
gpu=$ROOT/isa-spec/gpu
total=0 failed=0 skips='' worst=0

fail() {
	echo "FAIL $name: $1"
	[ $# -lt 2 ] || cut -c 1-200 "$2" | head -n 12 | sed 's/^/    /'
	failed=$((failed + 1))
}

skip() {
	skips="$skips
in part: not tried: $1"
}

# run STATUSES COMMAND...: the command ends with one of the statuses (0, 1, 12 for 1 or 2 ...); its
# outputs are in $WORK/o and $WORK/e, its measurements in $WORK/m.
run() {
	total=$((total + 1))
	wanted=$1
	shift
	"$MEASURE" "$WORK/m" "$@" >"$WORK/o" 2>"$WORK/e" </dev/null
	read -r status memory ms _ <"$WORK/m"
	[ -z "${VERBOSE-}" ] || echo "$name: status $status, $memory KiB, $ms ms"
	case $wanted in
	*"$status"*) [ "$status" -lt 10 ] && return 0 ;;
	esac
	fail "exit status $status instead of one of $wanted" "$WORK/e"
	return 1
}

# Removes reports on unknown tags of HTML 5 from $WORK/e, three lines each: the parser is one for
# HTML 4.
html4_only() {
	awk '/: HTML parser error : Tag [a-z]+ invalid$/ { skip = 3 } skip-- > 0 { next } { print }' \
		"$WORK/e" >"$WORK/e5" && mv "$WORK/e5" "$WORK/e"
}

# says PATTERN: the last command's stderr contains it.
says() {
	grep -q -e "$1" "$WORK/e" || fail "nothing is said about '$1'" "$WORK/e"
}

# has_place: the first report of the last command gives file, line and column and is underlined.
has_place() {
	head -n 1 "$WORK/e" | grep -q '^[^ ]*:[0-9]*:[0-9]*: [a-z]*: .* \[[a-z-]*\]$' ||
		fail "the first report has no place or check" "$WORK/e"
}

# at FILE TEXT BYTES: a report of the encoding is at the byte after so many of TEXT in the file.
at() {
	LC_ALL=C awk -v text="$2" -v bytes="$3" 'i = index($0, text) {
		print ":" NR ":" i + bytes ":.*source-encoding"
		exit
	}' "$1" >"$WORK/place"
	says "$(cat "$WORK/place")"
}

# within_memory FILE [TIMES]: the last command used at most TIMES (10) times the size of the file.
within_memory() {
	times=${2:-10}
	[ -z "$SANITIZED" ] || return 0
	ratio=$(awk -v kib="$memory" -v base="$base_memory" -v bytes="$(wc -c <"$1")" \
		'BEGIN { printf "%.1f", (kib - base) * 1024 / bytes }')
	[ -z "${VERBOSE-}" ] || echo "    memory: $ratio times the input"
	worst=$(awk -v a="$worst" -v b="$ratio" -v n="$name" 'BEGIN {
		split(a, w, " "); if (b + 0 > w[1] + 0) print b " (" n ")"; else print a }')
	awk -v ratio="$ratio" -v times="$times" 'BEGIN { exit ratio > times }' ||
		fail "memory is $ratio times the input ($memory KiB)"
}

. "$ROOT/tests/shared/every.sh"

# share DEEP QUICK: the number of cases of a kind to try.
share() {
	if [ -n "$DEEP" ]; then echo "$1"; else echo "$2"; fi
}

# A small sound instruction set, to which cases add faults.
isa() {
	cat <<'EOF'
__Language 1
__DefISA T
  __Layout
    Unit<16>;
    ByteOrder<little>;
    Length<16>;
  __Assembly
    Comment<"//">;
    Terminator<";">;
__DefRegisterFile R<4>
    Numbered<"r", 0, 16>;
__DefFieldType Reg<4>
    Register<R>;
__DefFieldType Number<4>
    Integer<unsigned>;
__DefGroup ALL
__DefOptype ADD : [ALL]
  __Syntax
```asm
ADD a, b, c ;
```
  __Description
Adds.
  __OperandInfo
Numbers.
  __Semantics
```asm
ADD a, b, c:
    a = (b + c)[3:0];
```
  __Examples
```asm
ADD r1, 0x2, 0x3;
```
__DefOpcode ADD_N : [ADD]
  __Encoding
    field<12, 4> Number op == 1;
    field<0, 4> Reg a;
    field<4, 4> Number b;
    field<8, 4> Number c;
  __OperandInfo
    InList<b, c>;
    OutList<a>;
    Order<a, b, c>;
    Bitwidth<a> = 4;
    Bitwidth<b> = 4;
    Bitwidth<c> = 4;
EOF
}

# lines COUNT TEXT: COUNT lines, in which # is replaced by the line's number.
lines() {
	awk -v n="$1" -v text="$2" '
	BEGIN {
		at = index(text, "#")
		head = at ? substr(text, 1, at - 1) : text
		for (i = 0; i < n; i++) print at ? head i substr(text, at + 1) : text
	}'
}

# chain COUNT: groups G1, G2, ..., each with the previous one as its parent.
chain() {
	awk -v n="$1" 'BEGIN { for (i = 1; i < n; i++) print "__DefGroup G" i " : [G" i - 1 "]" }'
}

# repeat COUNT TEXT: the text COUNT times, without line breaks.
repeat() {
	awk -v n="$1" -v text="$2" 'BEGIN { for (i = 0; i < n; i++) printf "%s", text }'
}

# stretch MARK COUNT TEXT: copies its input, replacing each mark by the text, COUNT times.
stretch() {
	awk -v mark="$1" -v n="$2" -v text="$3" '
	BEGIN { for (piece = text; n > 0; n = int(n / 2)) {
			if (n % 2) long = long piece
			piece = piece piece } }
	{ line = ""
		while ((at = index($0, mark)) > 0) {
			line = line substr($0, 1, at - 1) long
			$0 = substr($0, at + length(mark))
		}
		print line $0 }'
}

check_file() {
	run "$1" "$SPECC" check "$2"
}

# ---- files that are not text, or only partly ----

damaged_files() {
	file=$WORK/t.isa
	name="empty file"
	: >"$file"
	check_file 1 "$file" && says 'no-isa'
	name="blank lines only"
	printf '\n\n  \n' >"$file"
	check_file 1 "$file" && says 'no-isa'
	name="missing file"
	check_file 2 "$WORK/none.isa" && says 'none.isa.*\[io\]'
	name="folder without specifications"
	mkdir "$WORK/hollow"
	check_file 2 "$WORK/hollow" && says '\[io\]'
	name="device that never ends"
	check_file 12 /dev/zero
	name="binary file"
	head -c 200000 "$SPECC" >"$file"
	check_file 1 "$file" && has_place && says 'source-encoding'
	name="invalid UTF-8 in prose"
	{ isa; printf '  __Notes\nbad \377\300\200 bytes\n'; } >"$file"
	check_file 1 "$file" && has_place && at "$file" 'bad ' 4
	name="invalid UTF-8 in a statement"
	isa | sed 's/Reg a;/Reg \xe4;/' >"$file"
	check_file 1 "$file" && has_place && at "$file" 'Reg '"$(printf '\344')" 4
	name="overlong and surrogate UTF-8"
	{ isa; printf '  __Notes\n\355\240\200 \340\200\257 \364\220\200\200\n'; } >"$file"
	check_file 1 "$file" && at "$file" "$(printf '\355\240')" 0
	name="NUL bytes"
	isa | sed 's/Reg a;/Reg\x00 a;/' >"$file"
	check_file 1 "$file" && has_place && at "$file" "$(isa | sed -n 's/Reg a;.*/Reg/p')" \
		"$(isa | sed -n 's/Reg a;.*/Reg/p' | tr -d '\n' | wc -c)"
	name="the small ISA itself"
	isa >"$file"
	check_file 0 "$file"
	for option in --format=json --format=sarif; do
		run 0 "$SPECC" check $option "$file"
	done
	name="BOM and CRLF"
	{ printf '\357\273\277'; isa | sed 's/$/\r/'; } >"$file"
	check_file 0 "$file"
	name="lone carriage returns"
	isa | tr '\n' '\r' >"$file"
	check_file 1 "$file"
	name="no line end at the end"
	printf '%s' "$(isa)" >"$file"
	check_file 0 "$file"
}

# The GPU with one of its files truncated at many points: errors with a location, never a crash.
cut_files() {
	cuts=$(share 60 2)
	cp "$gpu"/*.md "$WORK" # the files that Errata<> names
	for source in base ialu udp falu sync; do
		size=$(wc -c <"$gpu/$source.isa")
		i=0
		while [ $i -lt "$cuts" ]; do
			at=$(((size * (2 * i + 1) + i * 7919) / (2 * cuts) % size))
			name="$source.isa cut at byte $at"
			head -c "$at" "$gpu/$source.isa" >"$WORK/$source.isa"
			# shellcheck disable=SC2046
			run 01 "$SPECC" check "$WORK/$source.isa" $(others $source)
			[ "$status" -ne 1 ] || says ': error: '
			i=$((i + 1))
		done
		rm "$WORK/$source.isa"
	done
}

others() {
	for path in "$gpu"/*.isa; do
		[ "$path" = "$gpu/$1.isa" ] || echo "$path"
	done
}

# One to nine characters of a file replaced, or others inserted; the seed determines the damage.
changed_files() {
	i=0
	while [ $i -lt "$(share 300 6)" ]; do
		i=$((i + 1))
		name="damaged file $i"
		awk -v seed=$i -v n=$((i % 9 + 1)) '
		BEGIN { srand(seed); marks = "<>{}[]()|;:,=*+-.`_\"$@!~/#%& 0x\t"
			for (k = 0; k < n; k++) at[int(rand() * 2500)] = 1 }
		NR in at { p = int(rand() * length($0)) + 1
			c = substr(marks, int(rand() * length(marks)) + 1, 1)
			$0 = substr($0, 1, p - 1) c substr($0, p + (rand() < 0.5)) }
		{ print }' "$gpu/udp.isa" >"$WORK/udp.isa"
		# shellcheck disable=SC2046
		run 01 "$SPECC" check "$WORK/udp.isa" $(others udp)
	done
	rm "$WORK/udp.isa"
}

# ---- unlimited nesting and inheritance ----

deep_nesting() {
	file=$WORK/t.isa
	name="parentheses in an expression"
	isa | sed 's/Bitwidth<a> = 4;/Bitwidth<a> = @4%;/' | stretch @ 20000 '(' |
		stretch % 20000 ')' >"$file"
	check_file 1 "$file" && has_place && says 'limit'
	name="signs in an expression"
	isa | sed 's/Bitwidth<a> = 4;/Bitwidth<a> = @4;/' | stretch @ 40000 '- ' >"$file"
	check_file 1 "$file" && has_place && says 'limit'
	name="a long sum"
	isa | sed 's/Bitwidth<a> = 4;/Bitwidth<a> = 4@;/' | stretch @ 40000 ' + 0' >"$file"
	check_file 01 "$file"
	name="questions in an expression"
	isa | sed 's/Bitwidth<a> = 4;/Bitwidth<a> = @4;/' | stretch @ 30000 '1 ? 4 : ' >"$file"
	check_file 1 "$file" && has_place && says 'limit'
	name="braces in a template"
	isa | sed 's/^ADD a, b, c ;/ADD @a%, b, c ;/' | stretch @ 20000 '{' |
		stretch % 20000 '}' >"$file"
	check_file 1 "$file" && has_place
	name="open braces in a template"
	isa | sed 's/^ADD a, b, c ;/ADD a, b, c @ ;/' | stretch @ 50000 '{' >"$file"
	check_file 1 "$file" && has_place
	name="optional parts side by side"
	isa | sed 's/^ADD a, b, c ;/ADD a, b, c@ ;/' | stretch @ 200 '{.X}' >"$file"
	check_file 1 "$file" && has_place
	name="a parent cycle"
	{ isa | sed 's/^__DefGroup ALL/__DefGroup ALL : [B]/'; echo '__DefGroup B : [ALL]'; } >"$file"
	check_file 1 "$file" && has_place && says 'cycle'
	name="its own parent"
	isa | sed 's/^__DefGroup ALL/__DefGroup ALL : [ALL]/' >"$file"
	check_file 1 "$file" && has_place && says 'cycle'
	name="a cycle of 50,000 groups"
	{ isa; echo '__DefGroup G0 : [G49999]'; chain 50000; } >"$file"
	check_file 1 "$file" && has_place && says 'cycle'
	name="a chain of 50,000 groups"
	{ isa; echo '__DefGroup G0'; chain 50000; } >"$file"
	check_file 1 "$file" && has_place && says 'cycle'
	name="every group below the same one"
	{ isa; lines 20000 '__DefGroup G# : [ALL]'; } >"$file"
	check_file 01 "$file"
	name="backquotes"
	{ isa; echo '  __Notes'; repeat 30000 '```
'; } >"$file"
	check_file 01 "$file"
}

# ---- large inputs: linear time, at most 10 times the input in memory ----

large_files() {
	file=$WORK/large.isa
	scale=$(share 40 1)
	name="enum values, up to a million"
	{ isa; echo '__DefBitFieldType E<20>'
		awk -v n=$((scale * 25000)) \
			'BEGIN { for (i = 0; i < n; i++) print "    VALUE_" i " = " i ";" }'; } >"$file"
	check_file 01 "$file" && within_memory "$file"
	name="many repeated enum values"
	{ isa; echo '__DefBitFieldType E<20>'
		lines $((scale * 25000)) '    VALUE = 1;'; } >"$file"
	check_file 1 "$file" && has_place
	# Prose is read by cmark, which makes a node for each mark in it.
	name="garbage lines"
	{ isa; lines $((scale * 50000)) 'garbage # <{[( and more of it )]}> text;'; } >"$file"
	check_file 01 "$file" && within_memory "$file" 40
	# Statements of 30 bytes and nothing else cost more: a node has room for each of five names.
	name="garbage statements"
	{ isa; echo '  __Encoding'; lines $((scale * 50000)) '    fild<#, 2> Number x = 7;'; } >"$file"
	check_file 1 "$file" && has_place && within_memory "$file" 40
	name="sound fields without end"
	{ isa; echo '__DefGroup H'; echo '  __Encoding'
		lines $((scale * 12500)) '    field<0, 4> Number field_# = 7;'; } >"$file"
	check_file 01 "$file" && within_memory "$file" 40
	name="prose"
	{ isa; echo '  __Notes'
		lines $((scale * 25000)) 'Line # of prose with `.VALUE` and | a | table |.'; } >"$file"
	check_file 01 "$file" && within_memory "$file" 40
	name="one long line"
	{ isa; echo '  __Notes'; head -c $((scale * 2500000)) /dev/zero | tr '\0' 'x'; } >"$file"
	check_file 01 "$file" && within_memory "$file"
	name="one long statement"
	{ isa; printf '    Order<a'; repeat $((scale * 50000)) ', abc'; echo '>;'; } >"$file"
	check_file 01 "$file"
	name="one long string"
	{ isa; printf '  __Attribute owner = "'; head -c $((scale * 2500000)) /dev/zero | tr '\0' x
		echo '"'; } >"$file"
	check_file 01 "$file" && within_memory "$file"
	name="comments"
	{ isa; lines $((scale * 50000)) '// comment line #'; } >"$file"
	check_file 01 "$file" && within_memory "$file"
	name="examples"
	isa | awk -v n=$((scale * 5000)) '{ print }
		/^ADD r1/ { for (i = 0; i < n; i++) print "ADD r1, 0x2, 0x3;  // once more" }' >"$file"
	check_file 01 "$file" && within_memory "$file"
	name="wrong examples"
	isa | awk -v n=$((scale * 1250)) '{ print }
		/^ADD r1/ { for (i = 0; i < n; i++) print "ADD r1, 0x" i ";  // too short" }' >"$file"
	check_file 1 "$file" && has_place
	name="binary, large"
	head -c $((scale * 2500000)) /dev/zero | tr '\0' '\205' >"$file"
	check_file 1 "$file" && has_place && within_memory "$file"
	name="names of 100,000 characters"
	isa | stretch ALL 100000 n >"$file"
	check_file 01 "$file"
	name="an enumerator of 100,000 characters"
	{ isa; echo '__DefBitFieldType E<1>'; echo '    @;' | stretch @ 100000 n; } >"$file"
	check_file 01 "$file"
	name="a mnemonic of 100,000 characters"
	isa | stretch ADD 100000 N >"$file"
	check_file 01 "$file"
	rm -f "$file"
}

# ---- text with a meaning in other languages ----

# Prose, strings, comments and examples that contain what ends a comment, a string, a CDATA section.
hostile_isa() {
	cat <<'EOF'
__Language 1
// */ ??/ ]]> <script>alert(1)</script> ${x} " ' \
__DefISA T
    __Attribute title = "*/ ??/ ]]> <script>alert(1)</script> ${x} %each ' &amp; \n \";
  __Layout
    Unit<16>;
    ByteOrder<little>;
    Length<16>;
  __Assembly
    Comment<"//">;
    Terminator<";">;
  __Description
*/ int live; /* ??/
// ends with a backslash \
]]> <script>alert(1)</script> ${x} ${ "unbalanced ' %each x
%end
&amp; &#0; <!-- -- --> <?php ?> \" \\ \x00 %s %n %1$s

```c
*/ fence ??/ ]]> <script> ${ "
```
__DefRegisterFile R<4>
    Numbered<"r", 0, 16>;
__DefFieldType Reg<4>
    Register<R>;
__DefFieldType Number<4>
    Integer<unsigned>;
__DefBitFieldType E<1>
    A; // */ ??/ ]]> <script> ${x} \
    B; // "quote ' and `backquote
__DefGroup ALL
    __Attribute owner = "*/ ??/ ]]> <script> ${";
__DefOptype ADD : [ALL]
  __Syntax
```asm
ADD.e a, b '*/' ;
```
  __Description
*/ ??/ ]]> <script>alert("x")</script> ${x} %if
  __OperandInfo
| */ | ]]> |
|:--|:--|
| ${ | <script> |
  __Semantics
```asm
ADD.e a, b:
    a = b; // */ ??/ ]]> <script> ${ " ' \
```
  __Examples
```asm
ADD.A r1, 0x2 */; // */ ??/ ]]> <script>alert(1)</script> ${x} \
ADD.B r1, 0x2 */; // " ' `
```
__DefOpcode ADD_N : [ADD]
  __Encoding
    field<12, 4> Number op == 1;
    field<0, 4> Reg a;
    field<4, 4> Number b;
    field<8, 1> E e;
  __OperandInfo
    InList<b>;
    OutList<a>;
    Order<a, b>;
    Bitwidth<a> = 4;
    Bitwidth<b> = 4;
EOF
}

hostile_text() {
	file=$WORK/hostile.isa
	name="hostile text"
	hostile_isa >"$file"
	run 01 "$SPECC" check "$file"
	run 01 "$SPECC" check --format=json "$file"
	run 01 "$SPECC" check --format=sarif "$file"
	run 01 "$SPECC" list --format=json --isa "$file"
	run 01 "$SPECC" explain --isa "$file" 0x1021
	run 01 "$SPECC" build -k --isa "$file" -o "$WORK/hostile" || return
	for part in "$WORK"/hostile/c/*.c; do
		[ -f "$part" ] || continue
		for trigraphs in '' -trigraphs; do
			run 0 ${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror $trigraphs \
				-fsyntax-only -I"$WORK/hostile/c" "$part"
		done
	done
	find "$WORK/hostile" -type f >"$WORK/made"
	grep -e '\.xml$' -e '\.html$' -e '\.xsd$' "$WORK/made" >"$WORK/pages"
	if command -v xmllint >/dev/null; then
		while read -r page; do
			case $page in
			*.html)
				run 0 xmllint --html --noout --nonet "$page"
				html4_only
				;;
			*) run 0 xmllint --noout --nonet "$page" ;;
			esac
			[ ! -s "$WORK/e" ] || fail "$(basename "$page") is not well-formed" "$WORK/e"
			if grep -q '<script>alert' "$page"; then
				fail "live script in $(basename "$page")"
			fi
		done <"$WORK/pages"
		page=$WORK/hostile/xml/T.xml
		if [ -f "$page" ]; then
			run 0 xmllint --nonet --xpath 'string(/)' "$page"
			# shellcheck disable=SC2016
			grep -qF '${x} %each x' "$WORK/o" || [ -n "$(xmllint --xpath \
				'//*[contains(., "${x}")]|//@*[contains(., "${x}")]' "$page" 2>/dev/null)" ] ||
				fail "the text is not in $(basename "$page") as it stands in the specification"
		fi
	else
		skip "xmllint is not there: well-formedness"
	fi
	# output folders and file names
	name="hostile target and folder names"
	run 2 "$SPECC" build --isa "$file" -o "$WORK/h" -t '../../etc'
	run 2 "$SPECC" build --isa "$file" -o "$WORK/h" -t ''
	[ ! -e "$WORK/h" ] || fail "a folder was made"
	# shellcheck disable=SC2016
	run 01 "$SPECC" build -k --isa "$file" -o "$WORK/od\"d \${x} <b> & c"
}

# ---- the command line, and input of the assembler and the disassembler ----

hostile_input() {
	file=$WORK/t.isa
	isa >"$file"
	name="command line"
	run 2 "$SPECC" frobnicate
	run 2 "$SPECC" check
	run 2 "$SPECC" check --frobnicate "$file"
	run 2 "$SPECC" check -Wfrobnicate "$file"
	run 2 "$SPECC" check --format=frobnicate "$file"
	run 2 "$SPECC" check --max-reports=-1 "$file"
	run 2 "$SPECC" check --max-reports "$file" --max-reports
	run 2 "$SPECC" build --isa "$file"
	run 2 "$SPECC" build --isa "$file" -o "$WORK/x" -t frobnicate
	run 2 "$SPECC" asm --isa "$file" "$WORK/none.s"
	run 2 "$SPECC" disasm --isa "$file" "$WORK/none.bin"
	run 2 "$SPECC" list --isa "$WORK/none"
	run 12 "$SPECC" explain --isa "$file" ''
	run 12 "$SPECC" explain --isa "$file" 0x
	run 12 "$SPECC" explain --isa "$file" "0x$(repeat 100000 f)"
	run 12 "$SPECC" explain --isa "$file" "$(repeat 100000 '(')"
	name="assembler input"
	head -c 100000 "$SPECC" >"$WORK/t.s"
	run 12 "$SPECC" asm --isa "$file" "$WORK/t.s"
	printf 'ADD r1, 0x2, 0x3;\nADD r1, 0x2, 0x10;\nADD r1\n' >"$WORK/t.s"
	run 1 "$SPECC" asm --isa "$file" -o "$WORK/t.bin" "$WORK/t.s" && has_place && says 't.s:3:'
	[ ! -e "$WORK/t.bin" ] || fail "output was written in spite of errors"
	{ printf 'ADD '; repeat 1000000 '0x1, '; echo ';'; } >"$WORK/t.s"
	run 1 "$SPECC" asm --isa "$file" "$WORK/t.s"
	{ repeat 1000000 'A'; echo; repeat 200000 '.X'; echo; } >"$WORK/t.s"
	run 1 "$SPECC" asm --isa "$file" "$WORK/t.s"
	: >"$WORK/t.s"
	run 0 "$SPECC" asm --isa "$file" "$WORK/t.s"
	name="disassembler input"
	printf '\001' >"$WORK/t.bin"
	run 1 "$SPECC" disasm --isa "$file" "$WORK/t.bin"
	head -c 30001 "$SPECC" >"$WORK/t.bin"
	run 1 "$SPECC" disasm --isa "$file" "$WORK/t.bin"
	name="standard output that is full"
	if [ -w /dev/full ]; then
		for command in "list --isa $file" "list --format=json --isa $file" "space --isa $file" \
				"check --list-checks" "check --format=json $file" "--help"; do
			total=$((total + 1))
			# shellcheck disable=SC2086
			"$SPECC" $command >/dev/full 2>"$WORK/e"
			status=$?
			[ $status -eq 2 ] || fail "specc $command >/dev/full ends with $status, expected 2"
		done
		printf 'ADD r1, 0x2, 0x3;\n' >"$WORK/t.s"
		run 2 "$SPECC" asm --isa "$file" -o /dev/full "$WORK/t.s"
	else
		skip "there is no /dev/full"
	fi
}

# ---- folders that are not writable ----

# Compares the files of two folders, except specc's own.
same_files() {
	diff -r -x '.specc-*' "$1" "$2" >"$WORK/diff"
}

# other COMMAND...: as a user other than root, if root runs the tests.
other() {
	if [ "$(id -u)" -ne 0 ]; then
		"$@"
	elif command -v setpriv >/dev/null; then
		setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
	else
		return 99
	fi
}

output_folders() {
	file=$WORK/t.isa
	isa >"$file"
	name="a missing output folder"
	run 0 "$SPECC" build --isa "$file" -o "$WORK/a/b/c" && [ -d "$WORK/a/b/c" ] ||
		fail "it is not made" "$WORK/e"
	name="an output folder that is a file"
	echo text >"$WORK/plain"
	run 2 "$SPECC" build --isa "$file" -o "$WORK/plain" && says 'plain'
	run 2 "$SPECC" build --isa "$file" -o "$WORK/plain/sub" && says 'plain'
	[ "$(cat "$WORK/plain")" = text ] || fail "the file was changed"
	name="an output folder that cannot be made"
	run 2 "$SPECC" build --isa "$file" -o /proc/specc-out && says 'specc-out'
	name="an unwritable output folder"
	rm -rf "$WORK/locked"
	mkdir "$WORK/locked"
	echo mine >"$WORK/locked/mine"
	chmod 555 "$WORK/locked"
	chmod a+x "$WORK" "$WORK/.." && chmod a+r "$file"
	if other test -r "$file" 2>/dev/null && other test -x "$SPECC"; then
		total=$((total + 1))
		other "$SPECC" build --isa "$file" -o "$WORK/locked" >"$WORK/o" 2>"$WORK/e"
		status=$?
		[ $status -eq 2 ] || fail "exit status $status, expected 2" "$WORK/e"
		says 'locked'
		[ "$(ls -A "$WORK/locked")" = mine ] || fail "something was written"
	else
		skip "an unwritable folder, as no other user can reach the files"
	fi
	chmod 755 "$WORK/locked"
	name="foreign files in the output folder"
	run 0 "$SPECC" build --isa "$file" -o "$WORK/locked"
	[ "$(cat "$WORK/locked/mine")" = mine ] || fail "a file of the user was changed"
	name="errors in the specification"
	cp -R "$WORK/locked" "$WORK/before"
	sed 's/Reg a;/Rge a;/' "$file" >"$WORK/wrong.isa"
	run 1 "$SPECC" build --isa "$WORK/wrong.isa" -o "$WORK/locked" && says 'undefined-name'
	same_files "$WORK/before" "$WORK/locked" || fail "files changed" "$WORK/diff"
	rm -rf "$WORK/before"
}

# No network access: no socket is created, whatever the text names.
no_network() {
	name="no network"
	if command -v strace >/dev/null && strace -e trace=socket true 2>/dev/null; then
		strace -f -e trace=socket,connect -o "$WORK/trace" \
			"$SPECC" build -k --isa "$WORK/hostile.isa" -o "$WORK/quiet" >/dev/null 2>&1
		total=$((total + 1))
		! grep -q 'socket(\|connect(' "$WORK/trace" || fail "a socket is made" "$WORK/trace"
	else
		skip "strace is not there or not allowed: that no socket is made"
	fi
}

all_cases() {
	name="the smallest run"
	isa >"$WORK/t.isa"
	run 0 "$SPECC" check "$WORK/t.isa"
	base_memory=$memory
	for part in $(printf '%s\n' damaged_files cut_files changed_files deep_nesting large_files \
			hostile_text hostile_input output_folders no_network | turned); do
		$part
	done
}

# In a separate tree, with the templates where the compiler looks for them.
under_sanitizers() {
	usual=$SPECC folder=$WORK
	mkdir "$WORK/asan" && cp -R "$ROOT/templates" "$WORK/asan/templates" || exit 2
	make -s -C "$ROOT" BUILD="$WORK/asan/build" EXTRA_CFLAGS="-O1 -fno-omit-frame-pointer \
		-fsanitize=address,undefined -fno-sanitize-recover=all -DSPECC_MALLOC_EACH" \
		"$WORK/asan/build/specc" >"$WORK/log" 2>&1 ||
		{ echo "FAIL the sanitized compiler does not build"; tail -n 20 "$WORK/log"; exit 1; }
	SPECC=$WORK/asan/build/specc SANITIZED=1 DEEP='' WORK=$WORK/again
	export MEASURE_GIB=0
	mkdir "$WORK" || exit 2
	all_cases
	SPECC=$usual SANITIZED='' DEEP=1 WORK=$folder
	unset MEASURE_GIB
}

MEASURE=$WORK/measure
SANITIZED=
if ! ${CC:-cc} -std=c11 -D_XOPEN_SOURCE=700 -o "$MEASURE" \
	"$ROOT/tests/robustness/bad_input/measure.c"; then
	echo "FAIL tests/robustness/bad_input/measure.c does not compile"
	exit 1
fi
! grep -q __asan_init "$SPECC" || SANITIZED=1
[ -z "$SANITIZED" ] || { MEASURE_GIB=0; export MEASURE_GIB; }
if [ -n "$DEEP" ] && [ -z "$SANITIZED" ]; then
	for part in $(printf 'all_cases\nunder_sanitizers\n' | turned); do
		$part
	done
else
	all_cases
fi
[ -z "$skips" ] || echo "$skips"
echo "$total runs, $failed failures; most memory: $worst times the input"
[ "$failed" -eq 0 ]
