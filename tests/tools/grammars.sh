#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# The targets vscode and vim: the grammars colour all examples and disassembled words of instruction
# sets as the forms in the published XML say (tests/tools/grammars/forms.mjs), show no legal text as
# an error, take no planted word for a mnemonic or register, and give lines the classes that
# *.expect states. Read by vscode-textmate and by Vim. Changed grammars are found to be wrong.
set -u
. "$ROOT/tests/shared/npm.sh"
cd "$WORK" || exit 1
here=$ROOT/tests/tools/grammars

editors=
command -v vim >/dev/null 2>&1 && editors=vim
[ -n "$editors" ] || { command -v nvim >/dev/null 2>&1 && editors=nvim; }

. "$ROOT/tests/shared/fail.sh"

# right FOLDER NAME
right() {
	# shellcheck disable=SC2086
	node "$here/check.mjs" "$2" "$1" "$1/lines" "$here/$2.expect" "$WORK" $editors >log 2>&1
}

# What the disassembler makes of the examples, and of the bytes of their words from the other end.
more_lines() {
	sed -n 's/.*<example text="\([^"]*\)".* word=.*/\1/p' "$1/xml/$2.xml" |
		sed 's/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&apos;/'"'"'/g; s/&amp;/\&/g' >examples
	"$SPECC" asm --plain --isa "$3" --format=hex examples >words || return 1
	sed -n 's/.* word="0x\([0-9a-f]*\)".*/\1/p' "$1/xml/$2.xml" >>words
	"$SPECC" disasm --plain --isa "$3" --format=hex words 2>/dev/null |
		awk -v comment="$4" 'index($0, comment) != 1' >"$1/lines"
	[ "$(wc -l <"$1/lines")" -ge "$(wc -l <examples)" ]
}

for isa in "$ROOT"/isa-spec/*/ "$ROOT"/tests/codec/isa/*/ "$ROOT"/tests/machines/*/ \
	"$here/hostile.isa"; do
	rm -rf out
	"$SPECC" build --isa "$isa" -o out -t xml -t vscode -t vim >log 2>&1 || fail "build of $isa" log
	name=$(basename out/xml/*-semantics.xml -semantics.xml)
	comment=$(sed -n 's/.*<assembly comment="\([^"]*\)".*/\1/p' "out/xml/$name.xml")
	more_lines out "$name" "$isa" "$comment" >log 2>&1 || fail "$name: its examples" log
	right out "$name" || fail "$name" log
	cat log
	case $name in gpu | tiny) mv out "$name" ;; esac
done

# fault NAME WHAT FILE FROM TO: the grammar with a text replaced is wrong
fault() {
	rm -rf faulty
	cp -r "$1" faulty
	sed "s/$4/$5/" "$1/$3" >"faulty/$3"
	cmp -s "$1/$3" "faulty/$3" && fail "nothing to change: $2"
	right faulty "$1" && fail "not found: $2"
	grep -q ' [1-9][0-9]* wrong$' log || fail "found for another reason: $2" log
}

all=$editors
editors=
syntax=vscode/syntaxes/gpu.tmLanguage.json
fault gpu "a missing mnemonic" $syntax 'F(?:ADD|FMA)' 'F(?:ADX|FMA)'
fault gpu "a register too many" $syntax '5\[0-4\]?' '5[0-5]?'
fault gpu "a modifier of the wrong instruction" $syntax 'CLAMP|WRAP' 'CLAMP'
fault gpu "a mnemonic that goes on" $syntax ')(?!\[0-9A-Za-z_\])",$' ')",'
fault tiny "letter case" vscode/syntaxes/tiny.tmLanguage.json '(?i)' ''
editors=$all
if [ -n "$editors" ]; then
	fault gpu "a missing mnemonic in Vim" vim/syntax/gpu_asm.vim 'F%(ADD|FMA)' 'F%(ADX|FMA)'
	fault gpu "a missing register in Vim" vim/syntax/gpu_asm.vim 'P\[0-6T\]' 'P[0-5T]'
	fault tiny "letter case in Vim" vim/syntax/tiny_asm.vim 'syn case ignore' 'syn case match'
else
	echo "neither vim nor nvim is installed: the syntax files are not read"
fi
echo "every fault is found"
