%# SPDX-License-Identifier: MIT
%# Scrollable tables, which other pages fill row by row.
%# A scrollable table. id: of its heading; keys: labels of the columns, separated by blanks.
%block table(id, keys)
<div class="scroll" tabindex="0" role="group" aria-labelledby="${$id}">
<table>
%call head_row($keys)
%end
%# A table whose columns do not depend on its rows; site.css has their widths by its class.
%block steady_table(id, class, keys)
<div class="scroll" tabindex="0" role="group" aria-labelledby="${$id}">
<table class="steady ${$class}">
%call head_row($keys)
%end
%block head_row(keys)
<thead><tr>
%call heads($keys)
</tr></thead>
<tbody>
%end
%block heads(keys)
%if $keys
<th scope="col">${label-of: substring-before(concat($keys, ' '), ' ')}</th>
%call heads(substring-after($keys, ' '))
%end
%end
%block table_end()
</tbody>
</table>
</div>
%end
%# A table of definitions: name, width, summary. id: of its heading.
%block definitions_table(id, nodes)
%call steady_table($id, 'definitions', 'name width meaning')
%each $nodes
<tr><th scope="row"><a href="${@url}">${@name}</a>$\
%call defective_mark(.)
</th><td class="number">$[${@width}$]</td><td$[ lang="${@summary-lang}"$]>${raw: @summary}</td></tr>
%end
%call table_end()
%end
