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
%# Four examples are shown: those that the specification's cases teach most by, else the first.
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
<details class="fold" open>
<summary>${label: examples-more}${label: colon}${count($rest)}</summary>
%call examples_list($rest)
</details>
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
%call example_word()
%if @stated
 <small>${label: stated}</small>$\
%end
%call cases(case)
</li>
%end
</ol>
%end
%# Bytes in memory order and the word; where there is a codec, with its address.
%block example_word()
%if $default/@codec
$[ <a href="codec.html#word=${@hex}">${@bytes}</a> <span data-w="${@hex}">${@word}</span>$]$\
%else
$[ <span data-w="${@hex}">${@bytes}</span> <span data-w="${@hex}">${@word}</span>$]$\
%end
%end
%block comment(of)
$[ <i lang="${$of/@comment-lang}">${$of/@comment}</i>$]$\
$[ <i>${$of[not(@comment-lang)]/@comment[. != '']}</i>$]$\
%end
%# One case is shown, the others folded.
%block cases(cases)
%if $cases

<ul>
%call case_items($cases[position() = 1])
%if count($cases) > 1
<li><details class="fold" open>
<summary>${label: cases-more}${label: colon}${count($cases[position() > 1])}</summary>
<ul>
%call case_items($cases[position() > 1])
</ul>
</details></li>
%end
</ul>$\
%end
%end
%block case_items(cases)
%each $cases
<li>${@before} → ${@after}$\
%call comment(.)
%if $default/@codec
 <a class="run" href="${@url}">${label: try-run}</a>$\
%end
</li>
%end
%end
