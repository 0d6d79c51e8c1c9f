%# SPDX-License-Identifier: MIT
%# Types of fields: the list, and a page for each.
%block types_page(pages)
%file "${$pages/@lang}/types.html"
%call titled($pages, 'types.html', 'types', 'types-what')
<p>${label: types-what}</p>
%call types_of($pages, 'enum')
%call types_of($pages, 'integer')
%call types_of($pages, 'list')
%call types_of($pages, 'float')
%call types_of($pages, 'register')
%call types_of($pages, 'composite')
%call foot($pages)
%end
%block types_of(pages, kind)
%if $pages/type[@kind = $kind]
<h2 id="${$kind}">${label-of: concat('types-', $kind)}</h2>
%call definitions_table($kind, $pages/type[@kind = $kind])
%end
%end
%block type_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_begin($pages, $page)
%call type_facts($page)
%call insn_texts($page)
%call type_values($page)
%call type_parts($page)
%call type_alternatives($page)
%call type_uses($page)
%call definition_end($pages, $page)
%end
%block type_facts(page)
<dl class="facts">
<dt>${label: kind}</dt>
<dd>${label-of: concat('kind-', $page/@kind)}</dd>
<dt>${label: width}</dt>
<dd>${$page/@width} ${label: bits}</dd>
%if $page/@file
<dt>${label: registers}</dt>
<dd><a href="${$page/@file-url}">${$page/@file}</a>$[ ${label: from-register} ${$page/@first}$]</dd>
%end
%if $page/member
<dt>${label: list-bits}</dt>
<dd>$\
%each $page/member sep ", "
<code>${@name}</code>$\
%end

</dd>
%end
%call fact('list-all', $page/@all)
%if $page/@coding
%call type_integer($page)
%end
%if $page/@text
<dt>${label: written-as}</dt>
<dd><code>${$page/@text}</code></dd>
%end
%if $page/forbidden
<dt>${label: forbidden}</dt>
<dd>$\
%each $page/forbidden sep ", "
<code>${@value}</code>$\
%end

</dd>
%end
%if $page/@unused
<dt>${label: when-unused}</dt>
<dd><code>${$page/@unused}</code>$\
%if $page/@ignored
${label: open}${label: ignored}${label: close}$\
%end
</dd>
%end
</dl>
%end
%block type_integer(page)
<dt>${label: coding}</dt>
<dd>${label-of: concat('coding-', $page/@coding)}</dd>
%if $page/@formula
<dt>${label: number}</dt>
<dd><code>${$page/@formula}</code></dd>
%end
%if $page/@from
<dt>${label: range}</dt>
<dd>${$page/@from} … ${$page/@to}</dd>
%end
%if $page/@scale
<dt>${label: scale}</dt>
<dd>× ${$page/@scale}</dd>
%end
%call fact('offset', $page/@offset)
%if $page/@accept-from
<dt>${label: accepted}</dt>
<dd>${$page/@accept-from} … ${$page/@accept-to}</dd>
%end
<dt>${label: printed}</dt>
<dd>${label-of: concat('base-', $page/@base)}$[, ${$page/@digits} ${label: digits}$]</dd>
%if $page/@relative
<dt>${label: relative}</dt>
<dd>${label-of: concat('relative-', $page/@relative)}$[ + ${$page/@start}$]$\
%if $page/@align != '1'
${label: open}${label: relative-align} ${$page/@align}${label: close}$\
%end
%if $page/@step != '1'
${label: open}${label: relative-step} ${$page/@step}${label: close}$\
%end
</dd>
%end
%end
