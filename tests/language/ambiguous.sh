#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Is `ambiguous-syntax` right? tests/language/ambiguous/cases.txt says so of each construct of
# templates. Independently of the decision, all words of a specification are disassembled and
# assembled again: if one comes back as another, or not at all, there must be a report; if there is
# none, all must come back. The same for random specifications. DEEP=1: more of these.
set -u
. "${ROOT:-$(cd "$(dirname "$0")/../.." && pwd)}/tests/robustness/robust/lib.sh"

# words NAME: all words of the opcodes 1 to 3, and the words that their texts are read as.
# Into misread: the texts that come back as another word; unread: the reader's errors.
words() {
	"$SPECC" disasm --isa "$1.isa" --format=hex --bytes --plain words 2>err |
		grep -v '^[^ ]* [^ ]*  *//' >all
	sed 's/^[^ ]* *[^ ]* *//' all >program
	awk '{ print $2 }' all >bytes
	: >unread
	"$SPECC" asm --isa "$1.isa" --format=hex --plain program >back 2>unread && : >unread
	paste -d ' ' bytes back program | awk '$1 != $2' >misread
}

awk 'BEGIN { for (i = 4096; i < 16384; i++) printf "%02x%02x\n", i % 256, int(i / 256) }' >words
awk -v dir=. -f "$ROOT/tests/language/ambiguous/make.awk" \
	"$ROOT/tests/language/ambiguous/cases.txt" >list
mkdir random
awk -v seed="$(share 2 1)" -v n="$(share 600 40)" -f "$ROOT/tests/language/ambiguous/random.awk" |
	awk -v dir=random -f "$ROOT/tests/language/ambiguous/make.awk" | sed 's,^,random/,' >>list

ambiguous=0 clear=0 found=0
while read -r name verdict text; do
	total=$((total + 1))
	"$SPECC" check --max-reports=0 "$name.isa" >report 2>&1
	grep -v '\[ambiguous-syntax\]$' report | grep 'error: ' >other &&
		fail "$name: another error" other
	words "$name"
	reported=$(grep -c '\[ambiguous-syntax\]$' report)
	case $verdict in
	ambiguous) grep -qF "error: $text" report || fail "$name: no report of $text" report ;;
	unread) grep -qF "which does not read back" report || fail "$name: no report" report ;;
	clear) [ "$reported" -eq 0 ] || fail "$name: a report" report ;;
	esac
	if [ "$reported" -gt 0 ]; then
		ambiguous=$((ambiguous + 1))
	else
		clear=$((clear + 1))
		[ ! -s unread ] || fail "$name: no report, but unread texts" unread
		[ ! -s misread ] || fail "$name: no report, but misread texts" misread
	fi
	[ ! -s misread ] && [ ! -s unread ] || found=$((found + 1))
	[ -s all ] || fail "$name: no words" err
done <list
[ "$clear" -ge 35 ] && [ "$ambiguous" -ge 35 ] && [ "$found" -ge 25 ] ||
	fail "too few: $ambiguous ambiguous, $clear clear, $found with texts that do not come back"

# With a wide number in many pieces beside them, it takes a moment only.
for line in 'op imm{, b}{, c} ;' 'op b{, imm}{, c} ;'; do
	sed "s/^op .*/$line/" "$ROOT/tests/language/ambiguous/wide.isa" >wide.isa
	"$ROOT/tests/shared/within" 4 "$SPECC" check wide.isa >report 2>&1 ||
		fail "$line takes long" report
done
finish "$ambiguous ambiguous (of $found some texts do not come back), $clear clear"
