%# SPDX-License-Identifier: MIT
%# Code and examples, for the pages of instructions, functions, groups and the machine.
%block insn_semantics(page)
%if $page/semantics
<h2 id="semantics">${label: semantics}</h2>
%call code_text($page, 'Semantics')
%each $page/semantics
%if @owner
<p><a href="${@owner-url}">${@owner}</a></p>
%end
%call code_fences(., $page/@code-lang)
%call code_calls(., false())
%end
%end
%end
%block code_fences(node, language)
%each $node/code
<pre class="code"$[ lang="${$language}"$]><code>${raw: @html}</code></pre>
%end
%end
%# Links to callees and, with callers, to callers.
%block code_calls(node, callers)
%if $node/callee
<p class="calls">${label: calls}
%call code_links($node/callee)
</p>
%end
%if $callers and $node/caller
<p class="calls">${label: called-by}
%call code_links($node/caller)
</p>
%end
%end
%block code_links(links)
%each $links sep ", "
<a href="${@url}"><code>${@name}</code></a>$\
%end

%end
%# Four examples stand first: those that the specification's cases teach most by, else the first.
%# The others are a table.
%block insn_examples(page)
%if $page/example
%let chosen = $page/example[@teaches]
%let early = $page/example[position() <= 4]
%let shown = $chosen | $early[not($chosen)]
%let rest = $page/example[count(. | $shown) > count($shown)]
<h2 id="examples">${label: examples}</h2>
%call code_text($page, 'Examples')
%call examples_list($shown)
%if $rest
<h3 id="examples-more">${label: examples-more}</h3>
%call fold_begin('rows', count($rest))
<div class="scroll">
<table class="examples">
%call head_row('codec-text encoding')
%each $rest
<tr id="example-${@number}"><td><code>${@text}</code>$\
%call comment(.)
%call cases(case)
</td><td>$\
%call example_word('<br>')
</td></tr>
%end
%call table_end()
%call fold_end(count($rest))
%end
%end
%end
%# Text, encoding as bytes in memory order and as a word, then the states before and after. Each
%# line links to the codec.
%block examples_list(examples)
<ol class="examples">
%each $examples
<li id="example-${@number}"><code>${@text}</code>$\
%call comment(.)
%call example_word(' ')
%call shown_cases(case)
</li>
%end
</ol>
%end
%# Bytes in memory order and the word; where there is a codec, with its address.
%block example_word(between)
%if @hex and $default/@codec
 <a href="codec.html#word=${@hex}">${@bytes}</a>${raw: $between}$\
<span data-w="${@hex}">${@word}</span>$\
%elif @hex
 <span data-w="${@hex}">${@bytes}</span>${raw: $between}<span data-w="${@hex}">${@word}</span>$\
%end
%if @stated
 <small>${label: stated}</small>$\
%end
%end
%block comment(of)
$[ <i lang="${$of/@comment-lang}">${$of/@comment}</i>$]$\
$[ <i>${$of[not(@comment-lang)]/@comment[. != '']}</i>$]$\
%end
%block cases(cases)
%if $cases

<ul>
%call case_items($cases)
</ul>$\
%end
%end
%# Of many cases the first is shown beside the example, the others are a table.
%block shown_cases(cases)
%if count($cases) > 13
%call cases($cases[1])
%call fold_begin('cases-more', count($cases[position() > 1]))
<div class="scroll">
<table class="cases">
%call head_row('case-before case-after')
%each $cases[position() > 1]
<tr><td>${@before}</td><td>${@after}$\
%call case_more()
</td></tr>
%end
%call table_end()
%call fold_end(count($cases[position() > 1]))
%else
%call cases($cases)
%end
%end
%block case_items(cases)
%each $cases
<li>${@before} → ${@after}$\
%call case_more()
</li>
%end
%end
%block case_more()
%call comment(.)
%if $default/@codec
 <a class="run" href="${@url}">${label: try-run}</a>$\
%end
%end
