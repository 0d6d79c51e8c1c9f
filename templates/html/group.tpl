%# SPDX-License-Identifier: MIT
%# The page of a group.
%block group_page(pages, page)
%file "${$pages/@lang}/${$page/@url}"
%call definition_begin($pages, $page)
%if $page/parent or $page/child or $page/@length or $page/template
<dl class="facts">
%if $page/parent
<dt>${label: group-above}</dt>
<dd>$\
%call links($page/parent)
</dd>
%end
%if $page/child
<dt>${label: groups-below}</dt>
<dd>$\
%call links($page/child)
</dd>
%end
%if $page/@length
<dt>${label: length}</dt>
<dd>${$page/@length} ${label: bits}</dd>
%end
%if $page/template
<dt>${label: frame}</dt>
<dd>$\
%each $page/template sep ", "
<code>${@text}</code>$\
%end

</dd>
%end
</dl>
%end
%call insn_texts($page)
%if $page/family
<h2 id="families">${label: instructions}</h2>
%call summaries($page/family)
%end
%if $page/field
<h2 id="encoding">${label: fields}</h2>
<p>${label: group-fields-what}</p>
%call table('encoding', 'name bit-range type value')
%each $page/field
<tr><th scope="row">${@name}</th><td>${@bits}</td><td>$\
%call linked(@type-url, @type)
</td><td>$\
%if @value
<code>${@value}</code>$\
%if @fixed
, ${label: fixed}$\
%end
%end
</td></tr>
%end
%call table_end()
%end
%call insn_semantics($page)
%call insn_examples($page)
%call definition_end($pages, $page)
%end
