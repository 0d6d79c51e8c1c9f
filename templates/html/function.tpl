%# SPDX-License-Identifier: MIT
%# Functions of the pseudo-code: the list, and a page for each.
%block functions_page(pages)
%if $pages/@machine
%file "${$pages/@lang}/functions.html"
%call titled($pages, 'functions.html', 'functions', 'functions-what')
<p>${label: functions-what} <a href="notation.html#words">${label: pseudo-code}</a></p>
%if $pages/function
<dl class="summaries">
%each $pages/function
<dt><a href="${@url}"><code>${@signature}</code></a>$\
%call defective_mark(.)
</dt>
<dd$[ lang="${@summary-lang}"$]>${raw: @summary}</dd>
%end
</dl>
%else
<p>${label: functions-none}</p>
%call notation_words()
%end
%call foot($pages)
%end
%end
%block function_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_begin($pages, $page)
%if $page/parameter
<h2 id="parameters">${label: parameters}</h2>
<dl class="facts">
%each $page/parameter
<dt><code>${@name}</code></dt>
<dd>$\
%call linked(@url, @holds)
</dd>
%end
</dl>
%end
%call insn_texts($page)
%if $page/code
<h2 id="semantics">${label: semantics}</h2>
%call code_text($page, 'Semantics')
%call code_fences($page, $page/@code-lang)
%end
%call code_calls($page, true())
%call definition_end($pages, $page)
%end
