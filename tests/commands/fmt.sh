#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# specc fmt: the example of docs/fmt.md comes out as the page shows it; files of all kinds; all
# specifications of the repository are in the layout, and come back to it, with the same XML, after
# somebody has moved their blanks. The handwritten files and random specifications mean the same
# afterwards (tests/unit/fmt_test.c has damaged ones). DEEP=1: more random ones.
set -u
cd "$WORK" || exit 1
failed=0
. "$ROOT/tests/shared/fail_on.sh"

# ---- the page ----

awk '
	/^~~~isa$/ { name = ++number ".isa"; next }
	/^~~~$/ { name = ""; next }
	name { print >name }' "$ROOT/docs/fmt.md"
"$SPECC" fmt - <1.isa >found.isa || fail "status $? on the example of docs/fmt.md"
cmp -s 2.isa found.isa || { fail "the example of docs/fmt.md"; diff 2.isa found.isa; }

# ---- files ----

# said STATUS OUTPUT ARGUMENT...: specc fmt ARGUMENT... prints OUTPUT on stdout
said() {
	status=$1 output=$2
	shift 2
	"$SPECC" fmt "$@" >out 2>err
	found=$?
	[ $found = "$status" ] && [ "$(cat out)" = "$output" ] ||
		{ fail "specc fmt $*: status $found, printed $(cat out err)"; }
}

mkdir -p set/sub set/.hidden
for file in set/a.isa set/sub/b.isa set/.hidden/c.isa set/d.txt real.isa; do cp 1.isa $file; done
ln -s ../real.isa set/link.isa
ln -s real.isa named.isa
said 1 "set/a.isa
set/sub/b.isa" --check set
cmp -s 1.isa set/a.isa || fail "--check writes"
said 1 "<stdin>" --check - <1.isa
said 0 "" --check - <2.isa
chmod 640 set/a.isa
said 0 "set/a.isa
set/sub/b.isa" set
for file in set/a.isa set/sub/b.isa; do cmp -s 2.isa $file || fail "$file is not laid out"; done
for file in set/.hidden/c.isa set/d.txt real.isa; do
	cmp -s 1.isa $file || fail "$file changed"
done
case $(ls -l set/a.isa) in -rw-r-----*) ;; *) fail "the permissions are others" ;; esac
touch -d 2001-01-01 set/a.isa
said 0 "" set
[ set/a.isa -ot 1.isa ] || fail "a file that does not change is touched"
said 0 "named.isa" named.isa
[ -h named.isa ] && cmp -s 2.isa real.isa || fail "a link that is named"
said 0 "" set/link.isa

sed 's/$/\r/' 1.isa >crlf.isa
sed 's/$/\r/' 2.isa >crlf.good
said 0 "crlf.isa" crlf.isa
cmp -s crlf.good crlf.isa || fail "CRLF"
{ printf '\357\273\277'; cat 2.isa; } >bom.isa
said 1 "bom.isa: only line ends or the byte order mark would change" --diff bom.isa
said 0 "bom.isa" bom.isa
cmp -s 2.isa bom.isa || fail "a byte order mark"
printf '%s' "$(cat 2.isa)" >end.isa
said 0 "end.isa" end.isa
cmp -s 2.isa end.isa || fail "no line end at the end"
: >empty.isa
said 0 "" empty.isa "$ROOT/LICENSE"
cp 1.isa good.isa
{ cat 1.isa; printf '// \377\n'; } >bad.isa
cp bad.isa bad.same
said 2 "good.isa" bad.isa missing.isa good.isa
cmp -s bad.isa bad.same || fail "a file that is not UTF-8 changes"
grep -q 'bad.isa:.*byte 0xFF is not valid UTF-8' err || fail "no word about bad.isa"
said 2 ""
awk 'BEGIN { printf "__DefGroup G\n  __Encoding\n    F<1"
	for (i = 0; i < 200000; i++) printf ",%d", i
	print ">;" }' >long.isa
"$SPECC" fmt long.isa >out && [ "$(wc -lc <long.isa | tr -s ' ' ' ')" = " 3 1488926" ] ||
	fail "a very long line: $(wc -lc <long.isa)"

# An edit that is saved while fmt is at work stays, at whatever moment.
awk 'BEGIN { print "__Language 1"
	for (i = 0; i < 40000; i++) printf "__DefBitFieldType E%d<4>\n  A=1;\n  B = 2;\n\n", i }' \
	>large.isa
for moment in 0.02 0.1 0.2; do
	cp large.isa edited.isa
	"$SPECC" fmt edited.isa >out 2>err &
	sleep $moment
	echo '// an edit' >>edited.isa
	wait $!
	status=$?
	grep -q '^// an edit$' edited.isa || fail "an edit is lost, exit status $status" err
	[ $status -eq 0 ] || grep -q 'changed since it was read' err || fail "an edit" err
done

# ---- --diff: its lines make the new file ----

# shown OLD NEW
shown() {
	"$SPECC" fmt --diff "$1" >found.diff && fail "--diff on $1 ends with 0"
	awk '
	NR == FNR { old[++lines] = $0; next }
	/^(---|\+\+\+) / { next }
	/^@@/ {
		split($2, from, /[-,]/)
		if (from[3] == "") from[3] = 1
		for (from[2] += from[3] == 0; at + 1 < from[2];) print old[++at]
		next
	}
	/^[ -]/ && substr($0, 2) != old[++at] { print "not line " at ": " $0 }
	/^[ +]/ { print substr($0, 2) }
	END { while (at < lines) print old[++at] }' "$1" found.diff >applied
	cmp -s "$2" applied || { fail "--diff on $1"; cat found.diff; }
}
shown 1.isa 2.isa
printf '%s' "$(cat 1.isa)" >end.isa
shown end.isa 2.isa
grep -q '^\\ No newline at end of file' found.diff || fail "--diff does not say where no line ends"
sed 's/r\([da]\);/r\1 ;/' "$ROOT/isa-spec/gpu/ialu.isa" |
	awk 'NR % 97 == 0 { print "" } 1' >far.isa
cp far.isa far.good
"$SPECC" fmt far.good >out
shown far.isa far.good
[ "$(grep -c '^@@' found.diff)" -gt 10 ] || fail "few parts in the diff of far.isa"

# ---- the specifications of the repository ----

sh "$ROOT/tests/shared/laid_out.sh" >files
[ "$(wc -l <files)" -gt 80 ] || fail "only $(wc -l <files) specifications"
(cd "$ROOT" && xargs "$SPECC" fmt --check) <files || fail "not laid out: run specc fmt on these"

# Moves blanks where the layout decides: half the indentation of code and statements, no blanks
# after commas, around assignments and before comments, two blank lines for one between definitions.
rough() {
	awk '
	/^__/ { section = "" }
	/^  __/ { section = $1; sub(/<.*/, "", section) }
	/^```/ { fence = !fence; print; next }
	section == "__Semantics" && (fence || /^    /) {
		match($0, /^ */)
		line = substr($0, RLENGTH + 1)
		margin = fence ? 0 : 4
		if (RLENGTH > margin && !index(line, "//")) {
			gsub(/, /, ",", line)
			gsub(/ = /, "=", line)
			gsub(/ \+ /, "  +", line)
		}
		printf "%*s%s\n", margin + (RLENGTH - margin) / 2, "", line
		next
	}
	!fence && /^    [A-Za-z_0-9.]+</ && !/"|,  |\/\// {
		gsub(/, /, ",")
		gsub(/ = /, "=")
		gsub(/ == /, "==  ")
		print substr($0, 3)
		next
	}
	!fence && /^__Def/ { print "\n"; gsub(/ : /, ":") }
	{ print }' "$1"
}

# xml ISA FOLDER: what XML says, but for places and blanks.
xml() {
	"$SPECC" build -t xml -o "$2" --isa "rough-$1" >/dev/null 2>log || { fail "$1"; cat log; }
	{ sed 's/ line="[0-9]*"//' "$2/xml/$1.xml"
		sed -E 's/ (line|column|length)="[0-9]*"//g' "$2/xml/$1-semantics.xml"; } |
		tr -d ' \t\n' >"$2.text"
}

for isa in tiny brew ${DEEP:+gpu}; do
	mkdir rough-$isa
	cp "$ROOT/isa-spec/$isa"/* rough-$isa
	for file in "$ROOT/isa-spec/$isa"/*.isa; do rough "$file" >rough-$isa/"${file##*/}"; done
	xml $isa old-$isa
	"$SPECC" fmt rough-$isa >out
	xml $isa new-$isa
	[ "$(wc -l <out)" -ge 6 ] || fail "$isa: only $(wc -l <out) files were rough"
	cmp -s old-$isa.text new-$isa.text || fail "$isa: the XML is another"
	diff -r "$ROOT/isa-spec/$isa" rough-$isa >out ||
		{ fail "$isa does not come back"; head -n 20 out; }
done
sed 's/(ra + imm)/(ra - imm)/' "$ROOT/isa-spec/tiny/constant.isa" >rough-tiny/constant.isa
xml tiny other-tiny
cmp -s old-tiny.text other-tiny.text && fail "the XML of another specification is the same"

# ---- the handwritten files, random specifications ----

# The reports of `specc check`, without places and blanks.
reports() {
	"$SPECC" check -Wno-section-indent --max-reports 0 "$@" 2>&1 |
		sed -n 's/^[^ ]*:[0-9]*:[0-9]*: //p' | tr -d ' \t' | sort
}
seeds=$ROOT/../shared/seeds
if [ -d "$seeds" ]; then
	mkdir seeds
	cp "$seeds"/00[0-3]*.txt seeds
	chmod u+w seeds/*
	reports "$ROOT/isa-spec/gpu/base.isa" "$seeds"/00[0-3]*.txt >old-reports
	"$SPECC" fmt seeds/* >out
	[ "$(wc -l <out)" = 4 ] || fail "the handwritten files: $(cat out)"
	reports "$ROOT/isa-spec/gpu/base.isa" seeds/* >new-reports
	[ "$(wc -l <old-reports)" -gt 20 ] || fail "no reports on the handwritten files"
	cmp -s old-reports new-reports || { fail "reports on the handwritten files"
		diff old-reports new-reports | head -n 10; }
fi

count=4
[ -z "${DEEP-}" ] || count=300
specgen=$(dirname "$SPECC")/specgen/specgen
if [ -x "$specgen" ]; then
	for seed in $(seq 1 "$count"); do
		mkdir "old-$seed" "new-$seed"
		"$specgen" --seed "$seed" >"old-$seed/a.isa" 2>log && [ -s "old-$seed/a.isa" ] ||
			{ fail "specgen --seed $seed"; break; }
		cp "old-$seed/a.isa" "new-$seed"
		"$SPECC" fmt "new-$seed" >out
		said 0 "" --check "new-$seed"
		"$SPECC" diff "old-$seed" "new-$seed" >out 2>log
		grep -q '^equal' out || grep -q error log || fail "specgen --seed $seed: $(cat out log)"
	done
fi
exit $failed
