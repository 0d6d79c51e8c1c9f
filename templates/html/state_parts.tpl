%# SPDX-License-Identifier: MIT
%# Description of a memory, a state, an exception or a variant, for its page.
%block memory_facts(page)
<dl class="facts">
<dt>${label: address}</dt>
<dd>${$page/@address} ${label: bits}</dd>
<dt>${label: access-word}</dt>
<dd>${$page/@word} ${label: bits}</dd>
%call fact('banks', $page/@banks)
<dt>${label: byte-order}</dt>
<dd>${label-of: concat($page/@order, '-endian')}</dd>
<dt>${label: access}</dt>
<dd>$\
%if $page/@read-only
${label: read-only}$\
%else
${label: read-write}$\
%end
%if $page/@unaligned
, ${label: unaligned}$\
%end
</dd>
%if $page/@program
<dt>${label: program}</dt>
<dd>${label: program-what}</dd>
%end
</dl>
%end
%block exception_facts(page)
%if $page/@code or $page/event or $page/kept
<dl class="facts">
%call fact('number', $page/@code)
%if $page/kept
<dt>${label: keeps}</dt>
<dd>$\
%each $page/kept sep ", "
%call linked_code(@url, @name)
%end
</dd>
%end
%if $page/event
<dt>${label: raised-by-itself}</dt>
<dd>$\
%call state_events($page/event)
</dd>
%end
</dl>
%end
%end
%block state_registers(page)
%if $page/@counter
<p>${label: counter} ${$page/@counter} ${label: bits}</p>
%end
%if $page/register
<h2 id="registers">${label: registers}</h2>
%call table('registers', 'name width at-start meaning')
%each $page/register
<tr id="${@id}"><th scope="row"><code>${@name}</code></th>
<td class="number">${@width}</td>
<td class="number">${@initial}</td>
<td>$\
%call state_register(.)
</td></tr>
%end
%call table_end()
%end
%end
%block state_register(register)
$[${label: flag-bit} ${$register/@flag}$]$\
%if $register/@lanes > 1
 ${$register/@lanes} ${label: lanes}$\
%end
%if $register/@transient
 ${label: transient}$\
%end
%if $register/@in-slot
 ${label: in-slot}$\
%end
%if $register/@slot-target
 ${label: slot-target}$\
%end
$[ <a href="${$register/@url}">${$register/@type}</a>$]$\
%each $register/value sep ", "
<code>${@name}</code> = ${@number}$\
%end
%end
%block variant_facts(page)
%if $page/parent
<p>${label: extends}
%call links($page/parent)
</p>
%end
%if $page/statement
<dl class="facts">
%each $page/statement
<dt>${@keyword}$[ <code>${@name}</code>$]</dt>
<dd>$[<code>${@arguments}</code>$]$[<code>${@value}</code>$]</dd>
%end
</dl>
%end
%end
