#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Malicious documents: each is refused with its location, exit status 1 or 2, without a crash;
# nothing is written, nothing but the document is read, and no text of another file is shown.
set -u
within=$ROOT/tests/shared/within
cd "$WORK" || exit 1
count=0

. "$ROOT/tests/shared/fail.sh"

# refused FILE [WHAT]: a report with a line in FILE that contains WHAT, and no output folder.
refused() {
	count=$((count + 1))
	"$within" 60 "$SPECC" build --isa "$1" -o out >log 2>&1
	status=$?
	case $status in 1 | 2) ;; *) fail "$1: exit status $status" log ;; esac
	[ ! -e out ] || fail "$1: an output folder was made" log
	grep -q "^$1:[0-9][0-9]*:[0-9][0-9]*: error: " log || fail "$1: no place" log
	[ $# -lt 2 ] || grep -qF -e "$2" log || fail "$1: expected '$2'" log
	! grep -q -e 'secret words' log || fail "$1: another file was read" log
	[ "$(wc -l <log)" -lt 400 ] || fail "$1: $(wc -l <log) lines of reports" log
}

"$SPECC" build --isa "$ROOT/tests/codec/isa/cpu8" -o good -t xml >log 2>&1 ||
	fail "build of cpu8" log
good=good/xml/cpu8.xml
echo 'secret words' >secret

# with_type TEXT: the good document with this document type and &e; in its prose.
with_type() {
	sed -n 1p $good
	printf '%s\n' "$1"
	sed '1d; s/<prose>/<prose>\&e;/' $good
}
with_type '<!DOCTYPE isa [<!ENTITY e "x">]>' >doctype.xml
refused doctype.xml "document type"
with_type "<!DOCTYPE isa [<!ENTITY e SYSTEM \"file://$WORK/secret\">]>" >external.xml
refused external.xml "document type"
with_type '<!DOCTYPE isa SYSTEM "http://127.0.0.1:9/isa.dtd">' >network.xml
refused network.xml "document type"
with_type '<!DOCTYPE isa [<!ENTITY % p SYSTEM "secret"> %p; ]>' >parameter.xml
refused parameter.xml "document type"
laughs='<!DOCTYPE isa [<!ENTITY a0 "ha">'
for i in 1 2 3 4 5 6 7 8 9 10 11 12; do
	p=$((i - 1))
	laughs="$laughs<!ENTITY a$i \"&a$p;&a$p;&a$p;&a$p;&a$p;&a$p;&a$p;&a$p;&a$p;&a$p;\">"
done
with_type "$laughs<!ENTITY e \"&a12;\">]>" >laughs.xml
refused laughs.xml "document type"
sed 's/<prose>/<prose>\&e;/' $good >entity.xml
refused entity.xml "Entity 'e' not defined"
sed 's,<prose>,<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="secret"/><prose>,' \
	$good >include.xml
refused include.xml "of http://www.w3.org/2001/XInclude"
sed 's,<isa ,<isa xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="secret" ,' \
	$good >instance.xml
refused instance.xml

# Namespaces, versions, roots.
sed 's/xmlns="[^"]*"/xmlns="urn:other"/' $good >namespace.xml
refused namespace.xml "found <isa> of urn:other"
sed 's/<isa /<x:isa xmlns:x="urn:other" /; s,</isa>,</x:isa>,' $good >prefix.xml
refused prefix.xml "x:isa"
sed 's/xmlns="[^"]*"//' $good >none.xml
refused none.xml '<isa> has no namespace: build the document again with this specc, or write <isa'
sed 's/urn:specc:isa:2/urn:specc:isa:3/' $good >later.xml
refused later.xml "this document has version 3 of the format, 'urn:specc:isa:3'"
grep -q '^later.xml:2:1: error' log || fail "the line of the namespace" log
sed 's/<layout /<layout xmlns="" /' $good >part.xml
refused part.xml "found <layout> without namespace"
cp "${good%.xml}-semantics.xml" semantics.xml
refused semantics.xml "found <semantics> of urn:specc:semantics:1"
sed 's/version="2" language/version="99" language/' $good >version.xml
refused version.xml "attribute 'version'"
echo '<html><body>hello</body></html>' >root.xml
refused root.xml "<isa>"
echo '<isa/>' >bare.xml
refused bare.xml

# Not a document at all.
: >empty.xml
refused empty.xml
echo '<' >angle.xml
refused angle.xml
printf '<isa\0version="1"/>' >nul.xml
refused nul.xml
head -c 20000 "$SPECC" >binary.xml
refused binary.xml
printf '<isa name="\377\376"/>' >bytes.xml
refused bytes.xml
printf '<?xml version="1.0" encoding="KOI-8"?><!-- nothing -->' >nothing.xml
refused nothing.xml
{ printf '\377\376'; printf '<\0i\0s\0a\0/\0>\0'; } >utf16.xml
refused utf16.xml

# Texts with a meaning in the specification language.
sed 's/<prose>/<prose>\n__DefGroup SMUGGLED\n/' $good >smuggled.xml
refused smuggled.xml
sed 's/<prose>/<prose>\n__Attribute a = "b";\n/' $good >attribute.xml
refused attribute.xml
sed 's/<fence info="asm">/<fence info="asm">\n```\n__DefGroup G\n```\n/' $good >fence.xml
refused fence.xml
sed 's/<register-file name="/&A\&#10;__DefGroup /; s/<type name="/&A\&#10;__DefGroup /' \
	$good >newline.xml
refused newline.xml "attribute 'name'"
sed 's/<alias name="/&A" text="\&quot;>; \/\//' $good >quote.xml
refused quote.xml
sed 's/width="[0-9]*"/width="99999999999999999999"/' $good >wide.xml
refused wide.xml
sed 's/lsb="[0-9]*"/lsb="18446744073709551615"/' $good >far.xml
refused far.xml
sed 's/match="0x[0-9a-f]*"/match="0x1"/' $good >match.xml
refused match.xml "attribute 'match'"
sed 's/<form /<form key="x"\/><form /' $good >form.xml
refused form.xml "'key'"

# Sizes. Deep nesting, a text and an attribute of 11 MB, a million attributes, many elements.
awk 'BEGIN {
	printf "<isa xmlns=\"urn:specc:isa:2\">"
	for (i = 0; i < 100000; i++) printf "<group>"
}' >deep.xml
refused deep.xml "nest deeper"
isa='<isa xmlns="urn:specc:isa:2">'
megabytes() {
	awk -v n="$1" 'BEGIN {
		for (i = 0; i < 1024; i++) line = line "0123456789abcde "
		for (i = 0; i < n * 64; i++) print line
	}'
}
{ printf '%s' "$isa"; megabytes 11; } >text.xml
refused text.xml
{ printf '%s' "${isa%>} name=\""; megabytes 11; printf '"/>'; } >value.xml
refused value.xml
awk 'BEGIN { printf "<isa"; for (i = 0; i < 200000; i++) printf " a%d=\"\"", i; print "/>" }' \
	>many.xml
refused many.xml "attributes"
size=4
[ -z "${DEEP-}" ] || size=100
awk -v n=$size 'BEGIN {
	print "<isa xmlns=\"urn:specc:isa:2\">"
	for (i = 0; i < n * 52000; i++) print "<group name=\"x\"/>"
}' >elements.xml
refused elements.xml
if [ -n "${DEEP-}" ]; then
	{ echo "$isa"; megabytes 300; } >large.xml
	refused large.xml "larger than"
	rm -f large.xml
fi

# Truncated anywhere, and with any one byte changed: refused or (if the change was in a comment or
# in a letter of prose) read; never a crash.
bytes=$(wc -c <$good)
at=1
step=$((bytes / 60))
while [ $at -lt "$bytes" ]; do
	head -c $at $good >cut.xml
	refused cut.xml
	{ head -c $((at - 1)) $good; printf '\046'; tail -c +$((at + 1)) $good; } >changed.xml
	"$within" 60 "$SPECC" check changed.xml >log 2>&1
	[ $? -le 2 ] || fail "byte $at changed: crash" log
	at=$((at + step))
done
[ $count -ge 90 ] || fail "only $count documents were tried"
