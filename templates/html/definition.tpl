%# SPDX-License-Identifier: MIT
%# Common parts of the pages of definitions: beginning, end, lists of links. $page: an element made
%# by page_definition().
%block definition_begin(pages, page)
%call definition_head($pages, $page)
<h1>${$page/@name}</h1>
%call summary($page)
%call definition_history($page)
%end
%block definition_end(pages, page)
%call insn_errata($page)
%call attributes($page)
%call source_line($page)
%call definition_foot($pages, $page)
%end
%block summary(node)
%if string-length($node/@summary) > 0
<p class="summary"$[ lang="${$node/@summary-lang}"$]>${raw: $node/@lead}</p>
%end
%end
%# Attributes, which have no meaning to the tools.
%block attributes(page)
%if $page/attribute[@name != 'allow']
<h2 id="attributes">${label: attributes}</h2>
<dl class="facts">
%each $page/attribute[@name != 'allow']
<dt>${@name}</dt>
<dd>${@value}</dd>
%end
</dl>
%end
%end
%block source_line(page)
%if $page/@source
<p class="source">${label: defined-in} <a href="${$page/@source-url}">${$page/@source}</a></p>
%end
%end
%# A name, as a link if it has an address.
%block linked(url, text)
%if $url
<a href="${$url}">${$text}</a>$\
%else
${$text}$\
%end
%end
%block linked_code(url, text)
%if $url
<a href="${$url}"><code>${$text}</code></a>$\
%else
<code>${$text}</code>$\
%end
%end
%# <a>, <a>, <a>
%block links(nodes)
%each $nodes sep ", "
%if @url
<a href="${@url}">${@name}</a>$\
%else
<code>${@name}</code>$\
%end
%end

%end
%# Links to the instructions that use the definition, by group, then to other code.
%block used_by(page)
%if $page/use or $page/users
<h2 id="uses">${label: used-by}</h2>
%if $page/users
<dl class="users">
%call users_by('read-by', $page/users[@how = 'reads'])
%call users_by('written-by', $page/users[@how = 'writes'])
%call users_by('raised-by', $page/users[@how = 'raises'])
</dl>
%end
%if $page/use
<p>$\
%call links($page/use)
</p>
%end
%end
%end
%block users_by(key, users)
%if $users
<dt>${label-of: $key}</dt>
%each $users
<dd>$[<a href="${@url}">${@name}</a>${label: colon}$]$\
%if @all
${label: all-of} ${@count}$\
%else
%call links(use)
%end
</dd>
%end
%end
%end
%# A row in a list of facts, if there is a value.
%block fact(key, value)
%if $value
<dt>${label-of: $key}</dt>
<dd>${$value}</dd>
%end
%end
%# A list of definitions with their summaries.
%block summaries(nodes)
<dl class="summaries">
%each $nodes
<dt><a href="${@url}">${@name}</a>$\
%call defective_mark(.)
</dt>
<dd$[ lang="${@summary-lang}"$]>${raw: @summary}</dd>
%end
</dl>
%end
