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
%block insn_examples(page)
%if $page/example
<h2 id="examples">${label: examples}</h2>
%call code_text($page, 'Examples')
%call examples_list($page/example, $page/@code-lang)
%end
%end
%# Text, encoding as bytes in memory order and as a word, then the states before and after. Each
%# line links to the codec.
%block examples_list(examples, language)
<ol class="examples"$[ lang="${$language}"$]>
%each $examples
<li id="example-${@number}"><code>${@text}</code>$[ <i>${@comment}</i>$]$\
$[<br><a href="codec.html#word=${@hex}">${@bytes}</a> <span data-w="${@hex}">${@word}</span>$]$\
%if @stated
 <small>${label: stated}</small>$\
%end
%call cases(case)
</li>
%end
</ol>
%end
%block cases(cases)
%if $cases

<ul>
%each $cases
<li><a href="${@url}">${@before} <b>→</b> ${@after}</a>$[ <i>${@comment}</i>$]</li>
%end
</ul>$\
%end
%end
