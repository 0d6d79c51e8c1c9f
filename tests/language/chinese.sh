#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Chinese: marks and blanks of the specifications and labels (tests/language/chinese/marks.awk);
# comments, errata, titles and the test report in Chinese on the Chinese pages of the GPU, with
# full-width marks there; errata at the same addresses. Every check is shown to find a fault.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
WORK=${WORK:?the folder of this test}
status=0

fail() {
	echo "FAIL $1" >&2
	[ $# -lt 2 ] || head -20 "$2" >&2
	status=1
}

marks() {
	LC_ALL=C awk -f "$here/chinese/marks.awk" "$@"
}

# ---- marks ----

marks "$root"/isa-spec/*/*.isa "$root"/isa-spec/*/*.zh.md "$root"/templates/*/strings.zh \
	>"$WORK/marks"
[ ! -s "$WORK/marks" ] || fail "marks of Chinese texts" "$WORK/marks"

cat >"$WORK/faults.zh.md" <<'TEXT'
寄存器,常量。
寄存器(常量)。
寄存器: 常量。
32位寄存器。
读取`R0`的值。
用R0。
寄存器 常量。
寄存器 ，常量。
寄存器， 常量。
寄存器  R0。
TEXT
cat >"$WORK/sound.zh.md" <<'TEXT'
寄存器，常量；`R0,R1` 是 32 位：`a: b`（见 [[ADD]]）。
**寄存器。** 用 R0, R1 表示“零”，*不*改变 {0}。
| 寄存器 | 用 `f(x)`，共 2 个 |
TEXT
marks "$WORK/faults.zh.md" >"$WORK/found"
cut -d: -f2 "$WORK/found" | sort -un >"$WORK/lines"
seq 10 | cmp -s - "$WORK/lines" || fail "marks.awk does not find every fault" "$WORK/found"
marks "$WORK/sound.zh.md" >"$WORK/found"
[ ! -s "$WORK/found" ] || fail "marks.awk reports sound lines" "$WORK/found"
printf 'a = 位,位\n' >"$WORK/strings.zh"
printf '%s\n' '__DefTerm X' 'Text<zh, "位,位">;' '__Description<zh>' '位,位' '__Description' '位,位' \
	>"$WORK/a.isa"
marks "$WORK/strings.zh" "$WORK/a.isa" | wc -l | grep -qx ' *3' ||
	fail "marks.awk in labels and specifications"

# The report on tests is that of testing.awk, phrase by phrase.
sed -f "$root/tests/fuzzing/fuzz/testing_zh.sed" "$root/isa-spec/gpu/TESTING.md" \
	>"$WORK/TESTING.zh.md"
cmp -s "$WORK/TESTING.zh.md" "$root/isa-spec/gpu/TESTING.zh.md" || fail "isa-spec/gpu/TESTING.zh.md"
grep '[a-z][a-z] [a-z][a-z]' "$WORK/TESTING.zh.md" | grep -v '`' >"$WORK/english"
[ ! -s "$WORK/english" ] || fail "phrases without Chinese in testing_zh.sed" "$WORK/english"

# ---- pages ----

# Pages of the GPU: what is there in another language.
others() {
	grep -l 'class="fallback"' "$1"/zh/*.html | sed 's/.*\///'
	grep -o '<i lang="[^"]*">[^<]*' "$1"/zh/*.html | sed 's/.*\///'
}
pages=$root/out/gpu/html
others "$pages" >"$WORK/others"
[ ! -s "$WORK/others" ] || fail "in another language on Chinese pages" "$WORK/others"
title=$(sed -n 's/^ *__Attribute title_zh = "\(.*\)";$/\1/p' "$root/isa-spec/gpu/base.isa")
grep -L "${title:?}" "$pages"/zh/*.html >"$WORK/others"
[ ! -s "$WORK/others" ] || fail "Chinese pages without their title" "$WORK/others"
for language in en zh; do
	grep -o 'id="[ep][ra][^"]*"' "$pages/$language/errata.html" >"$WORK/ids.$language"
done
[ -s "$WORK/ids.en" ] && cmp -s "$WORK/ids.en" "$WORK/ids.zh" || fail "addresses of the errata"

# The text of pages, code and links as words: what the templates put beside Chinese text.
half_width() {
	for page in "$@"; do
		sed -E '
			s,<(pre|script|style)\b.*</(pre|script|style)>,,g
			/<pre/,/<\/pre>/d
			s,</?code[^>]*>,`,g
			s,</?(a|b|i|em|strong|small|span|abbr|time)( [^>]*)?>,,g
			s,<[^>]*>,\n,g
			s,&[a-z]+;,x,g' "$page" >"$WORK/page.zh.md"
		marks "$WORK/page.zh.md" | sed -n "s,.*: half-width mark:,${page##*/}:,p"
	done
}
half_width "$pages"/zh/*.html >"$WORK/half"
[ ! -s "$WORK/half" ] || fail "half-width marks on Chinese pages" "$WORK/half"
printf '%s\n' '<p><b>默认值</b>: <code>PT</code></p>' '<p>指令（<code>ADD(a), b</code>）：共 2 个</p>' \
	'<pre>线程, 寄存器</pre>' '<small>(仅 <a href="#x">IADD_RC</a>)</small>' >"$WORK/faults.html"
half_width "$WORK/faults.html" | wc -l | grep -qx ' *2' || fail "half-width marks are not found"

cp -R "$root/isa-spec/gpu" "$WORK/gpu"
sed 's,//<zh> 加上无穷,,' "$root/isa-spec/gpu/falu.isa" >"$WORK/gpu/falu.isa"
sed '/Errata<zh/d; /Testing<zh/d' "$root/isa-spec/gpu/base.isa" >"$WORK/gpu/base.isa"
"$SPECC" check "$WORK/gpu" 2>&1 | grep -q "falu.isa.*no text in 'zh'.*comment-language" ||
	fail "a missing comment is not reported"
"$SPECC" build -t html -o "$WORK/out" "$WORK/gpu" >"$WORK/log" 2>&1 || fail "build" "$WORK/log"
others "$WORK/out/html" >"$WORK/others"
printf '%s\n' errata.html testing.html 'insn-fadd.html:<i lang="en">adds infinity' |
	cmp -s - "$WORK/others" ||
	fail "a missing comment and missing errata are not found" "$WORK/others"

exit $status
