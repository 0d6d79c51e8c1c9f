#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# specc diff compares pairs of specifications that differ in one thing
# (tests/commands/diff/pairs.cases), from the old one to the new one, and finds exactly the changes
# that the case names; a specification is equal to itself. The case that shows a difference passes
# with the new specification and fails with the old one: one case in both executions, the others in
# the evaluator. Pairs of changed blocks are compared again without the solver. A third of the
# pairs, by turns; DEEP=1: all.
set -u
. "$ROOT/tests/shared/every.sh"
cd "$WORK" || exit 1
status=0
fail() {
	echo "FAIL $1"
	shift
	[ $# -eq 0 ] || sed 's/^/    /' "$@"
	status=1
}

heads='equal|unknown|text|compatible|behaviour|source|binary'
LC_ALL=C awk -v dir=. -v bases="$ROOT/tests/checks/base" -v heads="$heads" \
	-f "$ROOT/tests/shared/cases.awk" "$ROOT/tests/commands/diff/pairs.cases" ||
	fail "pairs.cases cannot be read"
# with_case SPEC CASE: the specification with this case in place of the examples of its family
with_case() {
	awk -v text="$2" '
		function mnemonic(line) {
			sub(/^@[^ ]+ /, "", line)
			sub(/[. ].*/, "", line)
			return line
		}
		function put_case() {
			print "```run"
			while ((getline l <text) > 0) print l
			print "```"
		}
		BEGIN { getline first <text; close(text); last = -1 }
		{ line[NR] = $0 }
		first ~ /^(raise |reset$)/ && /^__DefISA/ { isa = 1 }
		isa && /^$/ { own = NR; isa = 0 }
		/^  __Examples/ { section = NR }
		section && mnemonic($0) == mnemonic(first) { last = section }
		END {
			for (i = 1; i <= NR; i++) {
				if (i == own) {
					print "  __Examples"
					put_case()
				}
				if (i != last + 1) print line[i]
				else {
					put_case()
					while (line[++i] != "```") continue
				}
			}
		}' "$1"
}

blocks='"kind": "\(semantics\|trap\|reset\)"'
# Does the case do what diff says?
try_case() {
	sed -n 's/^.*"case": "\([^"]*\)".*/\1/p' json | head -n 1 | sed 's/\\n/\n/g' >case
	[ -s case ] || { fail "$1: no case shows the difference" json; return; }
	mkdir -p "tried/$1" && with_case "$1.isa" case >"tried/$1/new.isa" &&
		with_case "$2.isa" case >"tried/$1/old.isa"
	set -- "$1" "$2" --execution ref
	[ "$1" != behaviour-semantics ] || set -- "$1" "$2"
	name=$1
	shift 2
	"$SPECC" test "$@" --isa "tried/$name/new.isa" >text 2>&1 ||
		fail "$name: the case fails with the new specification" case text
	"$SPECC" test "$@" --isa "tried/$name/old.isa" >text 2>&1
	if [ $? != 1 ] || ! grep -q 'expected .*, got\|\[case-name\]' text; then
		fail "$name: the case does not fail with the old specification" case text
	fi
	tried=$((tried + 1))
}

# Without a solver, states show every difference, and never one between equal blocks.
try_states() {
	mv json with
	PATH=/nowhere "$SPECC" diff --format=json "$2.isa" "$1.isa" >json 2>errors ||
		fail "$1 without a solver: exit status $?" errors
	! cmp -s json with || return
	case $1 in
	behaviour-trap-*) ;;
	behaviour-* | source-state-*)
		grep -q "$blocks"'.*"behaviour"' json ||
			fail "$1: no state shows the difference" json
		try_case "$1" "$2" ;;
	*)
		! grep -q "$blocks"'.*"behaviour"' json ||
			fail "$1: a state shows a difference, but there is none" json ;;
	esac
}

reference=$(dirname "$SPECC")/specc-ref
[ -x "$reference" ] || reference=
solver=$(command -v cvc5)
count=0 tried=0 left=0
[ "$(wc -l <pairs)" -ge 100 ] || fail "$(wc -l <pairs) pairs, expected at least 100"
sed -n 's/^KIND([A-Z_]*, "\(.*\)", [A-Z]*)$/\1/p' "$ROOT/specc/diff/kinds.def" | sort -u >kinds
sed -n 's/^!! \([^ ]*\) .*/\1/p' "$ROOT/tests/commands/diff/pairs.cases" | sort -u |
	comm -23 kinds - >without
[ -s kinds ] && [ ! -s without ] || fail "kinds of change that no pair has" without
by_turns 3 <pairs >some
while read -r name base; do
	case $solver$name in [!/]*-solver-*) left=$((left + 1)) && continue ;; esac
	[ -f "$base.isa" ] || cp "$ROOT/tests/checks/base/$base.isa" .
	head=${name%%-*}
	case $head in
	source | binary) head=$head-breaking ;;
	unknown) head=behaviour ;;
	esac
	"$SPECC" diff --format=json "$base.isa" "$name.isa" >json 2>errors ||
		fail "$name: exit status $?" errors
	found=$(sed -n 's/^  "verdict": "\(.*\)",$/\1/p' json)
	[ "$found" = "$head" ] ||
		fail "$name: the verdict is '$found', expected '$head'" json
	sed -n 's/^ *{"kind": "\([^"]*\)", "name": "\([^"]*\)".*/\1 \2/p' json |
		LC_ALL=C sort >found
	cut -d ' ' -f 1,2 "$name.said" 2>/dev/null | LC_ALL=C sort >expected
	diff expected found >difference || fail "$name: other changes (<: expected)" difference
	sed -n 's/^\([^ ]*\) \([^ ]*\) \([^ ]*\)$/"kind": "\1", "name": "\2", "verdict": "\3"/p' \
		"$name.said" 2>/dev/null >verdicts
	while read -r verdict; do
		grep -qF "$verdict" json || fail "$name: expected $verdict" json
	done <verdicts
	case $name in unknown-*)
		[ -z "$reference" ] || grep -q '"unknown",$' json && grep -q '"states": [1-9]' json ||
			fail "$name: expected states in which both agree" json ;;
	esac
	"$SPECC" diff --fail-on=compatible "$name.isa" "$name.isa" >text 2>errors &&
		grep -q '^equal: 0 changes' text || fail "$name: differs from itself" text errors
	count=$((count + 1))
	[ -n "$reference" ] || continue
	case $name in
	behaviour-trap-*) ;; # a case of a trap needs the block
	*) ! grep -q "$blocks"'.*"behaviour"' json || try_case "$name" "$base" ;;
	esac
	case $name in
	*-solver-*) try_states "$name" "$base" ;;
	*) ! grep -q "$blocks" json || try_states "$name" "$base" ;;
	esac
done <some
if [ -z "$reference" ]; then
	[ $status != 0 ] || echo "without specc-ref no state and no case is tried"
	[ $status != 0 ] || status=77
elif [ $tried -lt ${DEEP:+3}5 ]; then
	fail "$tried cases were tried, expected at least ${DEEP:+3}5"
fi

# A value is added to a modifier that the C examines when it runs: all legal words of the old
# version have old values, so nothing changes for them. Nothing has to be proved or tried.
sed 's/^    OR <.*/&\n    XNOR <operator = "==">;/' "$ROOT/tests/commands/diff/modifier.isa" \
	>more.isa
PATH=/nowhere "$SPECC" diff "$ROOT/tests/commands/diff/modifier.isa" more.isa >text 2>&1
grep -q '^compatible: 1 change, 0 words lost, 512 gained' text || fail "a value of a modifier" text

# Sides that cannot be read: what is wrong, and with --keep-going the rest. An opcode with errors is
# neither removed nor changed.
refused() {
	expected=$1
	shift
	"$SPECC" diff "$@" >text 2>&1
	[ $? = 2 ] && grep -q "$expected" text || fail "diff $*: expected '$expected'" text
}
sed 's/^    field<7, 3> Reg ra;/    field<7, 3> Re/' machine.isa >half.isa
refused 'half.isa:50:' machine.isa half.isa
refused 'left out 1 of 1 opcodes: MOVE' --keep-going machine.isa half.isa
grep -q '^equal: 0 changes, 0 words lost, 0 gained' text || fail "half an opcode" text
# One with an error in its pseudo-code, too; the others are compared.
cp -r "$ROOT/isa-spec/tiny" tiny && chmod -R u+w tiny && cp -r tiny broken && cp -r tiny shifted
sed -i 's/rd = ra & rb; break;/rd = ra \& br; break;/' broken/alu.isa
refused 'left out 1 of 21 opcodes: ALU' --keep-going tiny broken
grep -q '^equal: 0 changes' text || fail "an error in the pseudo-code" text

# A case needs one lane, and the same value in all of them.
sed '/^\/\//d' "$ROOT/tests/checks/base/block.isa" >lanes.isa
sed 's/Ra\[0\] : Rb\[0\]/Ra[0] : Rb[1]/' lanes.isa >lanes2.isa
PATH=/nowhere "$SPECC" diff lanes.isa lanes2.isa >text 2>&1
grep -q '^ *R4 = [0-9xa-f]*, active = 0x[1248] -> ' text || fail "a case of more than one lane" text

# A value is put before others. An opcode has the one value of its field; words that another opcode
# has now are neither lost nor gained, and the changes add up to the totals.
sed -i '0,/^    ADDI;/s//    MUL;\n    ADDI;/' shifted/tiny.isa
"$SPECC" diff --keep-going tiny shifted >text 2>/dev/null
grep -q 'Op\.LDI  *2 -> 3; 0 words lost, 4096 gained, 4096 of another opcode now$' text ||
	fail "a value that has moved" text
awk '
	{ gsub(",", "") }
	NR == 1 { lost = $4; gained = $7; moved = $9; next }
	match($0, /[0-9]+ words lost/) { lost -= substr($0, RSTART) }
	match($0, /[0-9]+ gained/) { gained -= substr($0, RSTART) }
	match($0, /[0-9]+ of another/) { moved -= substr($0, RSTART) }
	END { exit lost || gained || moved }' text || fail "the changes do not add up" text

"$SPECC" build -t xml -o out -i machine.isa >text 2>&1 &&
	"$SPECC" diff --fail-on=text machine.isa out/xml/small.xml >text 2>&1 || fail "XML" text
sed 's/version="2"/version="9"/' out/xml/small.xml >later.xml
head -c 3000 out/xml/small.xml >cut.xml
refused "later.xml:2:1: error: .*'version'.*'9'" machine.isa later.xml
refused 'cut.xml:[0-9]*:[0-9]*: error' --keep-going cut.xml machine.isa
refused "'gone' is neither a path nor a revision" machine.isa gone
refused "'gone' is not a file or folder" gone machine.isa
refused "'gone' is neither a path nor a revision" --isa machine.isa gone
for bytes in 100 300 500 700 900 1000 1100; do
	head -c $bytes machine.isa >half.isa
	"$SPECC" diff --keep-going half.isa machine.isa >text 2>&1
	[ $? -le 2 ] && [ -s text ] || fail "the first $bytes bytes" text
done

# Fields whose units change places are at the same bits.
"$SPECC" diff modes.isa binary-units-order.isa >text 2>&1
grep -q "field-moved *MOV.src *units before those of 'dst' -> units after those of 'dst'" text ||
	fail "the order of units" text

# docs/diff.md shows how many states agree.
"$SPECC" diff states.isa unknown-float.isa | grep -v '^behaviour' >text
[ -z "$reference" ] || grep -qxF "$(cat text)" "$ROOT/docs/diff.md" ||
	fail "not in docs/diff.md" text

# The page has every change, and texts as they are; a side with errors leaves the old page.
"$SPECC" diff --format=html -o page.html block.isa behaviour-sign.isa >text 2>&1 ||
	fail "--format=html: exit status $?" text
grep -q '<strong class="verdict behaviour">' page.html && grep -q '<td>semantics</td>' page.html &&
	grep -qF 'Rd = Ra[14:0] | Rb[14:0];' page.html || fail "--format=html" page.html
cp page.html kept.html && echo '__DefField' >half.isa
"$SPECC" diff --format=html -o kept.html block.isa half.isa >text 2>&1
[ $? = 2 ] && cmp -s page.html kept.html || fail "-o after an error" text
"$SPECC" diff -o missing/page.html block.isa behaviour-sign.isa >text 2>&1
[ $? = 2 ] && grep -q "cannot write 'missing/page.html'" text || fail "-o in no folder" text

# The interpreters in C find it as well.
CC='cc -O0' "$SPECC" diff --execution c states.isa behaviour-float.isa >text 2>&1 ||
	fail "--execution c: exit status $?" text
grep -q '^behaviour: ' text && grep -q 'MUL.RN' text || fail "--execution c" text

if [ -z "$solver" ] && [ $status = 0 ]; then
	echo "without cvc5 $left of $((count + left)) pairs are not judged"
	status=77
fi
exit $status
