#!/bin/sh
# SPDX-License-Identifier: MIT
# SLOW
# Prose on pages: Markdown, links, languages, errata, glossary, definitions with errors. The
# expected text is written here by hand; changes to a page must be reported. Then a specification
# with malicious prose: all of it is shown as text.
set -u
. "$(dirname "$0")/../shared/pages.sh"
cd "$WORK" || exit 2
count=0

# build OUT EXPECTED-STATUS ARGUMENT...
build() {
	out=$1 expected=$2
	shift 2
	"$SPECC" build -t html -o "$out" "$@" >log 2>&1
	[ $? -eq "$expected" ] || fail "build of $out: another exit status than $expected" log
}

# has FILE TEXT, count_of FILE TEXT: with line breaks as blanks.
has() {
	tr '\n' ' ' <"$1" | grep -qF -e "$2"
}
count_of() {
	tr '\n' ' ' <"$1" | grep -oF -e "$2" | wc -l
}

# shows PAGE TEXT..., lacks PAGE TEXT: the texts, separated by blanks. It must be detected if a
# letter of them is changed on the page.
shows() {
	page=$site/$1
	shift
	count=$((count + 1))
	has "$page" "$*" || fail "$page lacks: $*"
	tr '\n' ' ' <"$page" | awk -v text="$*" '
		{ at = index($0, text); end = at + length(text) - 2 }
		{ print substr($0, 1, end - 1) "~" substr($0, end + 1) }' >changed
	! cmp -s "$page" changed || fail "no fault in $page"
	[ "$(count_of changed "$*")" -lt "$(count_of "$page" "$*")" ] ||
		fail "a fault in $page is not seen: $*"
}
lacks() {
	[ -f "$site/$1" ] || fail "no page $site/$1"
	! has "$site/$1" "$2" || fail "$site/$1 has: $2"
}

# ---- one specification with everything ----

build prose 0 "$ROOT/tests/pages/html/prose.isa"
site=prose/html

# The first sentence is the summary, and is shown nowhere else; "e.g. those" does not end it.
shows en/instructions.html 'Adds two numbers, e.g. those of <code>Ra</code> and <code>SrcB</code>.<'
shows en/insn-add.html '<p class="summary">Adds two numbers, e.g. those of' \
	'<code><a href="#field-ra">Ra</a></code> and <code><a href="#field-rb">SrcB</a></code>.</p>'
[ "$(grep -v '^<meta ' $site/en/insn-add.html | grep -c 'Adds two numbers')" -eq 1 ] ||
	fail "the summary is shown twice"
shows zh/insn-add.html '<p class="summary">两个数相加。</p>'
shows en/insn-add.html '<p>The sum goes to <code><a href="#field-rd">Rd</a></code>; see'

# Links: definitions, fields, operands, values, modifiers, terms; none to the page itself, from a
# term in code, or to undefined names.
shows en/insn-add.html '<a href="insn-mul.html">the product</a>'
shows en/insn-add.html '<a href="insn-mul.html#opcode-mul_reg">MUL_REG</a>'
shows en/insn-add.html '<code><a href="insn-mul.html">MUL</a></code>, <code>ADD</code>,'
shows en/insn-add.html '<code><a href="type-mode.html">Mode</a></code>'
shows en/insn-add.html '<a href="glossary.html#term-lane">a lane</a> and nothing.'
shows en/insn-add.html 'With <code><a href="#field-mode">.CLAMP</a></code> the sum'
shows en/insn-add.html '<code><a href="#field-mode">.mode</a></code> says so.' \
	'<code>lane</code> is no link.'
shows en/insn-add.html '<code><a href="#field-rb">SrcB</a></code> are registers'

# Headings of sections; those in prose are below them and skip no level.
shows en/insn-add.html '<h2 id="description">Description</h2>'
shows en/insn-add.html '<h3 id="description-1">Overflow</h3>'
shows en/insn-add.html '<h4 id="description-2">Far below</h4>'
shows en/insn-add.html '<h4 id="description-3">Below that</h4>'
shows zh/insn-add.html '<h3 id="description-1">溢出</h3>'
shows en/insn-add.html '<h3 id="opcode-add_reg-operands">ADD_REG: Operands</h3>'

# Tables have heads, and numbers are right-aligned; one that may be too wide can be scrolled by
# keyboard.
shows en/insn-add.html '<th scope="col">a</th>'
shows en/insn-add.html '<td class="number">3</td>'
shows en/insn-add.html '<div class="scroll" tabindex="0" role="group" aria-label="a, the' \
	'values of a long column, 3"> <table>'
shows en/insn-add.html '<div class="scroll"> <table> <thead><tr><th scope="col">a</th><th' \
	'scope="col">b</th></tr></thead>'

# No blank between Chinese lines or after Chinese punctuation; one if there are letters.
shows zh/insn-add.html '，参见 <code><a href="insn-mul.html">MUL</a></code> 和<a' \
	'href="insn-mul.html">乘积</a>这一条。English words and more.'

# Text in another language is marked.
shows zh/insn-add.html '<p class="fallback">仅有此语言： <span' \
	'lang="en">English</span></p> <div lang="en"> <p>Only in one language.</p>'
lacks en/insn-add.html 'class="fallback"'

# Errata: for a language; links to what a heading names, and back.
shows en/errata.html '<p>What comes before the parts, such as <code>code: here</code>.</p>' \
	'<h2 id="part-first-part">First part</h2>'
shows en/errata.html '<h3 id="erratum-page-3-add_reg-mul-and-lane">page 3: ADD_REG, MUL and' \
	'lane</h3>'
shows en/errata.html '<a href="insn-add.html#opcode-add_reg">ADD_REG</a>, <a' \
	'href="insn-mul.html">MUL</a>'
shows en/errata.html '<p>Says: one thing.<br> Project: another, on two lines.</p>'
shows en/errata.html '<h3 id="erratum-page-3-add_reg-mul-and-lane-2">'
shows en/errata.html '<pre><code>add r1, r2, r3 </code></pre>'
lacks en/errata.html 'The title of the file'
shows zh/errata.html '<h3 id="erratum-3-add">第 3 页：ADD</h3>'
shows zh/errata.html '<p>说明：一处改动，写在两行。<br> 项目：另一处。</p>'
shows en/insn-mul.html '<a href="errata.html#erratum-page-3-add_reg-mul-and-lane-2">page 3'
lacks en/insn-mul.html 'page 4'

# Testing: a page that both languages link to; in the other one its language is marked.
shows en/testing.html '<p>Campaigns of <a href="insn-mul.html">MUL</a>:</p>' \
	'<h2 id="testing-1">Totals</h2> <div class="scroll"> <table>'
lacks en/testing.html 'The title of the file'
shows en/index.html '<a href="testing.html">Testing</a>'
shows zh/testing.html '<div class="prose" lang="en">'

# The title in the language of the pages.
shows en/index.html '<h1>Prose</h1>'
shows zh/index.html '<h1>散文</h1>'

# Terms, in alphabetical order.
shows en/glossary.html '<dt id="term-ax20word">Word</dt> <dd class="prose"> <p>Sixteen bits;' \
	'<a href="#term-lane">lane</a>.</p>'
shows zh/glossary.html '<dt id="term-lane">通道 <small lang="en">lane</small></dt>' \
	'<dd class="prose"> <p>并行工作的部分之一。</p>'
# In Chinese, 通道 comes by its key before the terms that have no Chinese text.
for language in en zh; do
	grep -o '<dt id="[^"]*"' $site/$language/glossary.html >order
	printf '%s\n' '<dt id="term-lane"' '<dt id="term-ax20word"' '<dt id="term-zero"' |
		cmp -s - order || fail "order of the glossary ($language)" order
done

# ---- --prose ----

build renamed 0 --prose de --lang zh "$ROOT/tests/pages/html/prose.isa"
site=renamed/html
shows zh/insn-add.html '仅有此语言： <code>de</code></p> <div lang="de"> <p>Only in' \
	'one language.</p>'
"$SPECC" build -t html -o x --prose '<b>' "$ROOT/tests/pages/html/prose.isa" >log 2>&1
[ $? -eq 2 ] && grep -q "such as zh, found '<b>'" log || fail "--prose '<b>'" log

# ---- definitions with errors ----

mkdir broken
cp -R "$ROOT"/tests/pages/html/* broken
sed 's/^mul r1, r2, r3$/mul r1, r2, <b>/' "$ROOT/tests/pages/html/prose.isa" >broken/prose.isa
build defective 1 --keep-going broken/prose.isa
site=defective/html
shows en/insn-mul.html '<h2 id="reports">'
shows en/insn-mul.html '<code>example</code> (MUL): <span lang="en">expected a register'
shows en/insn-mul.html '>mul r1, r2, &lt;b&gt;             ^'
lacks en/insn-add.html 'id="reports"'
# The lists of instructions mark it, whether the tools support it or not, and nothing else.
for list in index group-all; do
	shows en/$list.html '<a href="insn-mul.html">MUL</a> <strong class="defective">has' \
		'errors</strong>'
	shows zh/$list.html '<a href="insn-mul.html">MUL</a> <strong' \
		'class="defective">有错误</strong>'
	lacks en/$list.html '>ADD</a> <strong'
done
lacks zh/insn-add.html 'class="defective"'
lacks en/instructions.html 'has errors'

# An opcode that the tools do not support, a type and a function: the lists of each.
sed '/^__DefOptype MUL/,/^__DefTerm/ s/field<4, 4> Reg ra/field<4, 4> Nope ra/
	s/^    CLAMP;$/    CLAMP; CLAMP;/' "$ROOT/tests/pages/html/prose.isa" >broken/prose.isa
cat >>broken/prose.isa <<'END'

__DefFunction wrong<a>
  __Semantics
```asm
return a + nope;
```

__DefFunction right<a>
  __Semantics
```asm
return a + 1;
```
END
build unsupported 1 --keep-going broken/prose.isa
site=unsupported/html
for order in '' -by-code -by-group -by-family; do
	shows en/instructions$order.html '<a href="insn-mul.html#opcode-mul_reg">MUL_REG</a>' \
		'<small>(has errors)</small>'
	shows zh/instructions$order.html '>MUL_REG</a> <small>(有错误)</small>'
	lacks en/instructions$order.html '>ADD_REG</a> <small>'
done
shows en/insn-mul.html '<strong>The definition has errors, so the tools do not support this' \
	'opcode.</strong>'
shows en/types.html '>Mode</a> <strong class="defective">has errors</strong>'
lacks en/types.html '>Code</a> <strong'
shows en/functions.html '<code>wrong(a)</code></a> <strong class="defective">has errors</strong>'
lacks en/functions.html '<code>right(a)</code></a> <strong'

# The handwritten files, if available: 66 families in Chinese; those with errors are marked.
set -- "$ROOT"/../shared/seeds/00[0-3]*
if [ -f "$1" ]; then
	build seeds 1 --keep-going --prose zh --lang zh "$ROOT/isa-spec/gpu/base.isa" "$@"
	pages=$(ls seeds/html/zh/insn-*.html | wc -l)
	[ "$pages" -eq 66 ] || fail "$pages pages of families from the handwritten files, not 66"
	# All but those that the files say nothing about.
	awk '/^__DefOptype / { name = tolower($2) } /^  __Description/ { said[name] = 1 }
		name != "" { all[name] = 1 }
		END { for (name in all) if (!(name in said)) print "seeds/html/zh/insn-" name ".html" }' \
		"$@" | sort >silent
	grep -L '<section class="prose">' seeds/html/zh/insn-*.html | sort | diff silent - \
		>without || fail "pages without prose" without
	"$SPECC" check --format=json "$ROOT/isa-spec/gpu/base.isa" "$@" >reports.json 2>/dev/null
	grep -c '"severity": "error"' reports.json >errors
	cat seeds/html/zh/*.html | grep -c '<strong class="error">' >shown
	[ "$(cat shown)" -ge "$(($(cat errors) * 9 / 10))" ] ||
		fail "$(cat shown) of $(cat errors) errors stand on pages"
	pages="$pages pages of the handwritten files"
else
	pages="the handwritten files are not there"
fi

# ---- malicious prose ----

build hostile 0 "$ROOT/tests/docs/hostile.isa"
site=hostile/html

# odd FOLDER: tags, attributes and addresses that no page may have; the scripts of the site are
# known.
odd() {
	find "$1" -name '*.html' | sort | xargs awk '
	BEGIN {
		count = split("html head meta title link script body a header nav ul ol li main h1 h2 " \
			"h3 h4 h5 h6 hgroup p dl dt dd section article div span pre code table caption " \
			"thead tbody tr th td strong em b i s br hr abbr blockquote footer svg g path text " \
			"tspan use noscript datalist defs rect line title details summary small " \
			"button input select option textarea " \
			"label output form fieldset legend data mark kbd var sub sup", list, " ")
		for (i = 1; i <= count; i++) known[list[i]] = 1
	}
	function odd(what) { print file ": " what }
	function look(text,   tag, name) {
		while (match(text, /<[^>]*>/)) {
			if (index(substr(text, 1, RSTART - 1), ">")) odd("a loose >")
			tag = substr(text, RSTART + 1, RLENGTH - 2)
			text = substr(text, RSTART + RLENGTH)
			if (tag == "!DOCTYPE html" || tag ~ /^\//) continue
			name = tag
			sub(/[ \n\/].*/, "", name)
			if (!(name in known)) odd("<" tag ">")
			if (name == "script" && tag !~ /^script src="\.\.\/[a-z_-]+\.js"( defer)?$/)
				odd("<" tag ">")
			if (tag ~ /[ \n](on[a-z]+|style)=/) odd("<" tag ">")
			if (tag ~ /[ \n](href|src)="([a-zA-Z][a-zA-Z0-9+.-]*:|\/\/|\\)/ &&
				tag !~ / href="data:,"/) odd("<" tag ">")
		}
		if (text ~ /[<>]/) odd("an open <")
	}
	FNR == 1 { look(text); text = ""; file = FILENAME }
	{ text = text "\n" $0 }
	END { look(text) }'
	find "$1" -name '*.html' | sort | xargs grep -l "$(printf '[\001-\010\013-\037]')" |
		sed 's/$/: a control character/'
}

odd $site >found
[ ! -s found ] || fail "pages of prose that means no good" found

# The text of each script occurs somewhere as text.
cat "$ROOT/tests/docs/hostile.isa" "$ROOT/tests/docs/hostile.md" |
	grep -o "alert('[a-z]*')" | sort -u >marks
[ "$(wc -l <marks)" -ge 20 ] || fail "marks of the hostile specification" marks
cat $site/*/*.html >all
while read -r mark; do
	text=$(printf '%s' "$mark" | sed "s/'/\&#39;/g")
	grep -qF "$text" all || fail "on no page: $mark"
done <marks

# fault TEXT: it must be found on a page.
fault() {
	rm -rf faulty
	cp -R $site faulty
	printf '%s\n' "$1" >>faulty/en/insn-add.html
	odd faulty >found
	[ -s found ] || fail "not found: $1"
}
fault "<script>alert('x')</script>"
fault '<script src="https://example.org/x.js"></script>'
fault '<img src="x.png" alt="">'
fault '<p onclick="x">x</p>'
fault '<p style="x">x</p>'
fault '<a href="javascript:x">x</a>'
fault '<a href="//example.org">x</a>'
fault '<a href="https://example.org">x</a>'
fault '<iframe></iframe>'
fault '<style>p { }</style>'
fault 'a < b'
fault "$(printf 'a\001b')"

echo "$count texts on pages; $pages; $(wc -l <marks) scripts that are text"
