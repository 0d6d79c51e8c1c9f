%# SPDX-License-Identifier: MIT
%# Page of a type: its values, its parts, and the fields that have it.
%block type_values(page)
%if $page/value
<h2 id="values">${label: values}</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="values">
<table>
<thead><tr>
<th scope="col">${label: name}</th>
<th scope="col">${label: number}</th>
<th scope="col">${label: bit-range}</th>$\
%if $page/value/attribute
<th scope="col">${label: attributes}</th>$\
%end
%if $page/value/@comment[. != '']
<th scope="col">${label: comment}</th>$\
%end
</tr></thead>
<tbody>
%each $page/value as value
<tr id="${$value/@id}"><th scope="row"><code>${$value/@name}</code></th>
<td class="number">${$value/@number}</td>
<td><code>${$value/@bits}</code></td>$\
%if $page/value/attribute
<td>$\
%each $value/attribute sep ", "
${@name} = <code>${@value}</code>$\
%end
</td>$\
%end
%if $page/value/@comment[. != '']
<td$[ lang="${$value/@comment-lang}"$]>$[${$value/@comment}$]</td>$\
%end
</tr>
%end
%call table_end()
%end
%if $page/entry
<h2 id="values">${label: values}</h2>
<table>
<thead><tr><th scope="col">${label: bit-range}</th>
<th scope="col">${label: number}</th></tr></thead>
<tbody>
%each $page/entry
<tr><td class="number">${@bits}</td><td class="number">${@number}</td></tr>
%end
</tbody>
</table>
%end
%end
%block type_parts(page)
%if $page/part
<h2 id="parts">${label: parts}</h2>
%call table('parts', 'name bit-range type')
%each $page/part
<tr><th scope="row">${@name}</th><td>$[${@bits}$]$[${@appended} ${label: appended}$]</td><td>$\
%if @type
%call linked(@url, @type)
%end
</td></tr>
%end
%call table_end()
%end
%end
%block type_alternatives(page)
%if $page/alternative
<h2 id="alternatives">${label: alternatives}</h2>
%let appends = substring(' appends', 1, 8 * boolean($page/alternative/@appends))
%let value = substring(' value', 1, 6 * boolean($page/alternative/@place))
%let comment = substring(' comment', 1, 8 * boolean($page/alternative/@comment))
%call table('alternatives', concat('name bit-range written-as', $appends, $value, $comment))
%each $page/alternative
<tr id="${@id}"><th scope="row">${@name}</th><td><code>${@bits}</code></td>$\
<td><code>${@text}</code></td>$\
%if $appends
<td>$[${@appends} ${label: bits}$]</td>$\
%end
%if $value
<td>$[<code>${@place}</code>$]$[; <code>${@after}</code>$]</td>$\
%end
%if $comment
<td$[ lang="${@comment-lang}"$]>$[${@comment}$]</td>$\
%end
</tr>
%end
%call table_end()
%end
%if $page/class
<h2 id="classes">${label: classes}</h2>
%call table('classes', 'name alternatives')
%each $page/class
<tr><th scope="row">${@name}</th><td>$\
%each member sep ", "
${@name}$\
%end
</td></tr>
%end
%call table_end()
%end
%end
%block type_uses(page)
%if $page/use or $page/whole or $page/holder
<h2 id="uses">${label: used-by}</h2>
%if $page/whole
<p>${label: part-of}
%call links($page/whole)
</p>
%end
%if $page/holder
<p>${label: held-by}
%call links($page/holder)
</p>
%end
%if $page/use
<ul>
%each $page/use as use
<li><a href="${$use/@url}">${$use/@name}</a>${label: colon}$\
%call links($use/field)
</li>
%end
</ul>
%end
%end
%end
