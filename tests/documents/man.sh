#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The target man: a page for the instruction set and for each family, in each language; man and
# mandoc report no warnings; the text contains what a page is made of; nothing in a specification is
# taken for a request.
set -u
cd "$WORK" || exit 1
missing=
for tool in man groff col; do
	command -v $tool >/dev/null 2>&1 || missing="$missing $tool"
done
[ -z "$missing" ] || { echo "not installed:$missing"; exit 77; }
export LC_ALL=C.UTF-8

. "$ROOT/tests/shared/fail.sh"

# shown PAGE WIDTH: the page as shown by man, without bold; warnings about it are in `warnings`.
shown() {
	MANWIDTH=$2 MAN_KEEP_FORMATTING=1 man --warnings -E UTF-8 -l "$1" 2>warnings |
		sed "s/$(printf '\033')\[[0-9;]*m//g" | col -b -x # bold by two ways
}

# clean PAGE...: groff and mandoc report nothing, except the missing date (output has none).
clean() {
	[ ! -s warnings ] || fail "man about $1" warnings
	command -v mandoc >/dev/null 2>&1 || return 0
	mandoc -T lint -W warning "$@" | grep -v 'missing date' >lint
	[ ! -s lint ] || fail "mandoc about $1" lint
}

"$SPECC" build --isa "$ROOT/isa-spec/tiny" -o fields -t man >log 2>&1
shown fields/man/en/tiny-alu.7 80 >text
grep -q 'rb: The second source, or the count' text || fail "__Fields of a family are missing" text
shown fields/man/en/tiny.7 80 >text
grep -q 'ra: The first source' text || fail "__Fields of a group are missing" text
for isa in "$ROOT"/isa-spec/*/; do
	name=$(basename "$isa")
	rm -rf out
	"$SPECC" build --isa "$isa" -o out -t man -t json >log 2>&1 || fail "build of $name" log
	families=$(cat "$isa"*.isa | grep -c '^__DefOptype')
	for folder in out/man/*/; do
		[ "$(ls "$folder" | wc -l)" = $((families + 1)) ] ||
			fail "$folder: not a page for each family"
	done
	# The default of a register is its name.
	[ "$name" != gpu ] || grep -q 'default PT$' out/man/en/gpu-vote.7 ||
		fail "no register as a default"
	# mandoc checks all pages; man, which is slower, checks every tenth and that of the set.
	step=10
	[ -z "${DEEP-}" ] || step=1
	count=0
	for page in out/man/*/*.7; do
		count=$((count + 1))
		[ $((count % step)) = 0 ] || [ "${page##*/}" = "$name.7" ] || continue
		shown "$page" 80 >text
		[ "$(wc -l <text)" -ge 20 ] || fail "$page is short" text
		[ ! -s warnings ] || fail "man about $page" warnings
	done
	clean out/man/*/*.7
	# The syntax (brackets for braces), the summary and every opcode of a family are on its page.
	page=$(ls out/man/en/"$name"-*.7 | sed -n 3p)
	slug=$(basename "$page" .7 | sed "s/^$name-//")
	shown "$page" 250 >text
	awk -v page="insn-$slug.html" '
		function part(key) { line = $0; sub("^ *\"" key "\": ", "", line); return line }
		/"family":/ { family = part("family"); gsub(/[",]/, "", family) }
		/"syntax":/ {
			syntax = part("syntax")
			gsub(/^\["|"\],$/, "", syntax)
			gsub(/\\"/, "\"", syntax)
			gsub(/{/, "[", syntax)
			gsub(/}/, "]", syntax)
		}
		/"summary":/ {
			summary = part("summary")
			sub(/^\{"en": "/, "", summary)
			sub(/".*/, "", summary)
		}
		/"page":/ && index($0, "\"" page "\"") {
			print family
			count = split(syntax, list, /", "/)
			for (i = 1; i <= count; i++) print list[i]
			print summary
		}' out/json/tooltips.json >wanted
	[ "$(wc -l <wanted)" -ge 3 ] || fail "tooltips of $slug" wanted
	while IFS= read -r line; do
		grep -qF -e "$line" text || fail "$page does not show: $line" text
	done <wanted
done

# What only an opcode says is on the page of its family; a link in brackets shows the name.
cat >own.isa <<'END'
__Language 1

__DefISA MN
  __Layout
    Unit<16>;
    Length<16>;

__DefRegisterFile R<16>
    Numbered<"r", 0, 16>;

__DefFieldType Reg<4>
    Register<R>;
__DefFieldType Imm<4>
    Integer<unsigned>;
__DefFieldType Op<4>
    Integer<unsigned>;

__DefGroup ALL

__DefOptype MOV : [ALL]
  __Encoding
    field<4, 4> Reg rd;
  __Syntax
```asm
mov rd, ra ;
mov rd, imm ;
```
  __Description
Moves, see [[INC]].
  __Semantics
```asm
mov rd, ra:
    rd = ra;
```

__DefOpcode MOV_R : [MOV]
  __Encoding
    field<0, 4> Op op == 1;
    field<8, 4> Reg ra;
  __Examples
```asm
mov r1, r2
```

__DefOpcode MOV_I : [MOV]
  __Encoding
    field<0, 4> Op op == 2;
    field<8, 4> Imm imm;
  __Notes
Only small numbers.
  __Semantics
```asm
mov rd, imm:
    rd = imm + 100;
```

__DefOptype INC : [ALL]
  __Encoding
    field<4, 4> Reg rd;
    field<0, 4> Op op == 3;
  __Syntax
```asm
inc rd ;
```
  __Description
Adds 1.

__DefOpcode INC_R : [INC]
  __Semantics
```asm
inc rd:
    rd = (rd + 1)[15:0];
```
END
"$SPECC" build --isa own.isa -o own -t man >log 2>&1 || fail "own.isa" log
shown own/man/en/mn-mov.7 80 >text
clean own/man/en/mn-mov.7
for line in 'Moves, see INC\.' '^ *rd = imm + 100;' '^ *Only small numbers\.' '^ *rd = ra;' \
	'^ *mov r1, r2$'; do
	grep -q "$line" text || fail "the page of MOV lacks $line" text
done
shown own/man/en/mn-inc.7 80 >text
grep -q 'rd = (rd + 1)\[15:0\];' text || fail "the page of INC lacks its block" text

# Text that would be a request, an escape sequence or the end of a table is shown verbatim.
cat >hostile.isa <<'END'
__Language 1
__DefISA HOSTILE
    __Attribute title = ".so 'title' \*(x";
  __Layout
    Unit<8>;
    ByteOrder<little>;
    Length<8>;
  __Description
.so /etc/passwd is no request.
'so /etc/passwd neither,
\fBnor this\fR \n(.x \X'y' and `.ds code \*x`.

.br

| .TE | a\tb |
|:--|:--|
| T} | _ |
| .so one that is longer than a cell which is not filled | = |

* .item
  'next

> .quote

```
.ex in code
'in \fBcode
```
__DefFieldType Num<4>
    Integer<unsigned>;
__DefFieldType Code<4>
    Integer<unsigned>;
__DefGroup G
__DefOptype T : [G]
  __Syntax
```asm
T '.so "\fB' n ;  // .comment
```
  __Description
Copies. A -1, a ~, a ^, 'quotes' and "more".
  __Examples
```asm
.so T
T .so "\fB 1;
```
__DefOpcode T1 : [T]
  __Encoding
    field<0, 4> Code code == 1;
    field<4, 4> Num n;
END
"$SPECC" build --keep-going --isa hostile.isa -o hostile -t man >log 2>&1
[ -f hostile/man/en/hostile.7 ] && [ -f hostile/man/en/hostile-t.7 ] || fail "hostile.isa" log

# inert FOLDER: both pages show what the specification says.
inert() {
	shown "$1/man/en/hostile.7" 200 >text
	shown "$1/man/en/hostile-t.7" 200 >>text
	! grep -q 'root:' text || return 1
	sed 's/  */ /g' text >plain
	while IFS= read -r line; do
		grep -qF -e "$line" plain || { echo "not shown: $line" >missing; return 1; }
	done <<'END'
HOSTILE - .so 'title' \*(x
.so /etc/passwd is no request.
'so /etc/passwd neither,
\fBnor this\fR \n(.x \X'y' and .ds code \*x.
.TE
T}
.so one that is longer
.item 'next
.quote
.ex in code
'in \fBcode
T .so "\fB n
A -1, a ~, a ^, 'quotes' and "more".
.so T
END
}
inert hostile || fail "text of a specification is not shown as it is" missing
: >warnings
clean hostile/man/en/hostile.7
clean hostile/man/en/hostile-t.7

# The test can fail: templates that write texts verbatim.
mkdir mine
cp -R "$ROOT/templates/man" mine/man
sed 's/\${@plain}/${raw: @plain}/' "$ROOT/templates/man/family.tpl" >mine/man/family.tpl
"$SPECC" build --keep-going --templates mine --isa hostile.isa -o raw -t man >log 2>&1
inert raw && fail "a syntax that is not escaped is not noticed"
sed 's/\${\/isa\/@title}/${raw: \/isa\/@title}/g' "$ROOT/templates/man/main.tpl" >mine/man/main.tpl
cp "$ROOT/templates/man/family.tpl" mine/man
"$SPECC" build --keep-going --templates mine --isa hostile.isa -o raw -t man >log 2>&1
inert raw && fail "a title that is not escaped is not noticed"
echo '.nosuchrequest' >>raw/man/en/hostile.7
(clean raw/man/en/hostile.7) >/dev/null && command -v mandoc >/dev/null 2>&1 &&
	fail "an unknown request is not noticed"
exit 0
