#!/bin/sh
# SPDX-License-Identifier: MIT
# A new target only needs a folder: one outside of the tree is found, listed, built together with
# the targets of specc, and its errors are reported.
set -u
cd "$WORK" || exit 1
isa=$ROOT/isa-spec/gpu
cp -R "$ROOT/tests/documents/external_target/templates" mine

. "$ROOT/tests/shared/fail.sh"

"$SPECC" build --list-targets --templates mine >list || fail "--list-targets"
grep -q '^outline *mine/outline$' list || fail "the target is not listed" list
for own in c csv xml; do
	grep -q "^$own " list || fail "target $own is not listed" list
done

"$SPECC" build --isa "$isa" -o out --templates mine -t outline >log 2>&1 || fail "build" log
[ "$(ls out)" = outline ] || fail "other targets were built: $(ls out)"
cat "$isa"/*.isa | awk -f "$ROOT/tests/shared/opcodes.awk" >families
opcodes=$(wc -l <families)
optypes=$(grep -c '^__DefOptype' "$isa"/*.isa | awk -F: '{ n += $2 } END { print n }')
groups=$(cat "$isa"/*.isa | awk '
	FILENAME ~ /families$/ { for (i = 3; i <= NF; i++) shared[$i]; next }
	/^__DefGroup/ && !($2 in shared) { n++ } END { print n }' families -)
[ "$(grep -c '"bits": 128' out/outline/opcodes.json)" = "$opcodes" ] || fail "opcodes.json"
[ "$(ls out/outline/pages | wc -l)" = "$optypes" ] || fail "not a page for each optype"
[ "$(grep -c '\*\*' out/outline/GPU.md)" = "$groups" ] || fail "not a line for each group"
grep -q "^$opcodes opcodes, " out/outline/GPU.md || fail "all opcodes of the document"
[ "$(awk '/: [0-9]+$/ { n += $NF } END { print n }' out/outline/GPU.md)" = "$opcodes" ] ||
	fail "the counts of the outline"

isa=$ROOT/isa-spec/tiny
"$SPECC" build --isa "$isa" -o small --templates mine -t outline >log 2>&1 || fail "build" log

# Labels in another language; with other targets, some of which have more in the document; the same
# bytes from the XML document.
"$SPECC" build --isa "$isa" -o german --templates mine -t outline --lang de >log 2>&1 ||
	fail "build --lang de" log
grep -q '"Breite": 16' german/outline/opcodes.json || fail "labels of another language"
"$SPECC" build --isa "$isa" -o all --templates mine -t c -t csv -t outline -t xml >log 2>&1 ||
	fail "build of four targets" log
diff -r small/outline all/outline >difference || fail "the target differs beside others" difference
"$SPECC" build --isa all/xml/tiny.xml -o again --templates mine -t outline >log 2>&1 ||
	fail "build from XML" log
diff -r small/outline again/outline >difference || fail "the target differs from XML" difference

# A target on request is listed as such, and built only if it is named.
cp -R mine/outline mine/later
touch mine/later/on-request
"$SPECC" build --list-targets --templates mine >list || fail "--list-targets"
grep -q '^later *mine/later (only on request: -t)$' list || fail "the target is not on request" list
"$SPECC" build --isa "$isa" -o default --templates mine >log 2>&1 ||
	fail "build of all" log
[ -d default/outline ] || fail "a target is left out that is not on request"
[ ! -e default/later ] || fail "a target on request is built without being named"
"$SPECC" build --isa "$isa" -o named --templates mine -t later >log 2>&1 ||
	fail "build -t later" log
diff -r small/outline named/later >difference || fail "the target on request differs" difference
rm -r mine/later

# A mistake in it is reported with its location, and no output changes.
echo '${isa/@titel}' >>mine/outline/main.tpl
line=$(wc -l <mine/outline/main.tpl)
"$SPECC" build --isa "$isa" -o small --templates mine -t outline >log 2>&1
[ $? = 1 ] || fail "exit status for a wrong template" log
grep -q "^mine/outline/main.tpl:$line:3: error: 'isa/@titel' selects nothing" log ||
	fail "the place of the mistake" log
diff -r small/outline again/outline >difference || fail "something was written" difference

# refused COMMAND...: exit status 2 and $message, which names the command.
refused() {
	"$SPECC" "$@" >log 2>&1
	[ $? = 2 ] || fail "exit status of specc $*" log
	grep -qF "specc $1: $message" log || fail "specc $* does not say '$message'" log
}
# What looks like a target and is none is not left out in silence.
tiny=$ROOT/isa-spec/tiny
mkdir -p part/html empty
echo 'body { color: red }' >part/html/site.css
message="--templates: 'part/html' has no main.tpl, so it is not used; copy the whole folder"
refused site "$tiny" -o site --no-codec --templates part
refused build --isa "$tiny" -o part.out --templates part
message="--templates: 'empty' has no target, which is a folder with a main.tpl in it"
refused build --isa "$tiny" -o part.out --templates empty
refused site "$tiny" -o site --no-codec --templates empty
message="--templates: 'mine/outline' is a target; name the folder that contains it"
refused build --isa "$tiny" -o part.out --templates mine/outline
message="--templates: cannot read folder 'nothing'"
refused site "$tiny" -o site --no-codec --templates nothing
message="--lang: target 'html' has no labels in 'fr'; its languages are en, zh"
refused build --isa "$tiny" -o part.out -t html --lang fr
refused site "$tiny" -o site --no-codec --lang fr
[ ! -e site ] && [ ! -e part.out ] || fail "something was written"
"$SPECC" build --isa "$tiny" -o part.out -t csv --lang fr >log 2>&1 || fail "csv has no labels" log
exit 0
