%# Types of fields: the list, and a page for each.
%block types_page(pages)
%file "${$pages/@lang}/types.html"
%call top($pages)
${label: types}$\
%call body($pages, 'types.html')
<h1>${label: types}</h1>
<p>${label: types-what}</p>
%if $pages/type[@kind = 'enum']
<h2 id="enum">${label: kind-enum}</h2>
%call definitions_table('enum', $pages/type[@kind = 'enum'])
%end
%if $pages/type[@kind = 'integer']
<h2 id="integer">${label: kind-integer}</h2>
%call definitions_table('integer', $pages/type[@kind = 'integer'])
%end
%if $pages/type[@kind = 'float']
<h2 id="float">${label: kind-float}</h2>
%call definitions_table('float', $pages/type[@kind = 'float'])
%end
%if $pages/type[@kind = 'register']
<h2 id="register">${label: kind-register}</h2>
%call definitions_table('register', $pages/type[@kind = 'register'])
%end
%if $pages/type[@kind = 'composite']
<h2 id="composite">${label: kind-composite}</h2>
%call definitions_table('composite', $pages/type[@kind = 'composite'])
%end
%call foot($pages)
%end
%block type_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_begin($pages, $page)
%call type_facts($page)
%call insn_texts($page)
%call type_values($page)
%call type_parts($page)
%call type_uses($page)
%call definition_end($pages, $page)
%end
%block type_facts(page)
<dl class="facts">
<dt>${label: kind}</dt>
<dd>$\
%call type_kind($page/@kind)
</dd>
<dt>${label: width}</dt>
<dd>${$page/@width} ${label: bits}</dd>
%if $page/@file
<dt>${label: registers}</dt>
<dd><a href="${$page/@file-url}">${$page/@file}</a>$\
%if $page/@first
 ${label: from-register} ${$page/@first}$\
%end
</dd>
%end
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
<dd><code>${$page/@unused}</code></dd>
%end
</dl>
%end
%block type_kind(kind)
%if $kind = 'enum'
${label: kind-enum}$\
%elif $kind = 'integer'
${label: kind-integer}$\
%elif $kind = 'float'
${label: kind-float}$\
%elif $kind = 'register'
${label: kind-register}$\
%else
${label: kind-composite}$\
%end
%end
%block type_integer(page)
<dt>${label: coding}</dt>
<dd>$\
%if $page/@coding = 'unsigned'
${label: coding-unsigned}$\
%elif $page/@coding = 'signed'
${label: coding-signed}$\
%elif $page/@coding = 'ones'
${label: coding-ones}$\
%else
${label: coding-table}$\
%end
</dd>
%if $page/@from
<dt>${label: range}</dt>
<dd>${$page/@from} … ${$page/@to}</dd>
%end
%if $page/@scale
<dt>${label: scale}</dt>
<dd>× ${$page/@scale}</dd>
%end
%if $page/@offset
<dt>${label: offset}</dt>
<dd>${$page/@offset}</dd>
%end
%if $page/@accept-from
<dt>${label: accepted}</dt>
<dd>${$page/@accept-from} … ${$page/@accept-to}</dd>
%end
<dt>${label: printed}</dt>
<dd>$\
%if $page/@base = 'hex'
${label: hexadecimal}$\
%else
${label: decimal}$\
%end
$[, ${$page/@digits} ${label: digits}$]</dd>
%if $page/@relative
<dt>${label: relative}</dt>
<dd>$\
%if $page/@relative = 'next'
${label: relative-next}$\
%else
${label: relative-own}$\
%end
</dd>
%end
%end
