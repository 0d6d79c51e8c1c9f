%# SPDX-License-Identifier: MIT
%# The page of changes since older versions, the newest first; docs/html.md, "Versions".
%block changes_page(pages)
%if $pages/changes
%file "${$pages/@lang}/changes.html"
%call titled($pages, 'changes.html', 'changes', 'changes-what')
<p class="summary">${label: changes-what}</p>
%each $pages/changes/step
%call changes_step(.)
%end
%call foot($pages)
%end
%end
%block changes_step(step)
<h2 id="${$step/@id}">${$step/@name}$[ <small><time>${$step/@date}</time></small>$]</h2>
<p>${label: changes-since} ${$step/@before}${label: stop}$\
<strong class="verdict ${$step/@verdict}">$\
${label-of: concat('verdict-', $step/@verdict)}</strong> $\
${label-of: concat('meaning-', $step/@verdict)}</p>
<p>${label: changes-words} ${$step/@lost}; ${label: changes-gained} ${$step/@gained}</p>
%if $step/added
<h3>${label: changes-added}</h3>
<dl class="facts">
%call changes_added($step/added[@kind = 'insn'], 'instructions')
%call changes_added($step/added[@kind = 'group'], 'by-group-name')
%call changes_added($step/added[@kind = 'type'], 'types')
%call changes_added($step/added[@kind = 'file'], 'registers')
%call changes_added($step/added[@kind = 'function'], 'functions')
%call changes_added($step/added[@kind = 'state'], 'machine')
</dl>
%end
%each $step/verdict as verdict
%call changes_verdict($step/change[@verdict = $verdict/@name], $verdict)
%end
%end
%block changes_added(added, key)
%if $added
<dt>${label-of: $key}</dt><dd>$\
%call links($added)
</dd>
%end
%end
%# What only concerns the text of the specification is folded, if it is much.
%block changes_verdict(changes, verdict)
%let rows = count($changes) * ($verdict/@name = 'text')
<h3>${label-of: concat('verdict-', $verdict/@name)} (${$verdict/@count})</h3>
<p>${label-of: concat('meaning-', $verdict/@name)}</p>
%call fold_begin('rows', $rows)
<div class="scroll">
<table class="changes">
%call head_row('change name change-old change-new')
%each $changes
%call changes_row(.)
%end
%call table_end()
%call fold_end($rows)
%end
%block changes_row(change)
<tr><td>${label-of: concat('change-', $change/@kind)}</td><th scope="row">$\
%call linked_code($change/@url, $change/@name)
%if $change/@opcodes > 1
 <small>${$change/@opcodes} ${label: opcodes-of}</small>$\
%end
</th><td>$[<code>${$change/@old}</code>$]</td><td>$[<code>${$change/@new}</code>$]$\
%if $change/@lost
<p class="soft">${label: changes-words} ${$change/@lost}; $\
${label: changes-gained} ${$change/@gained}</p>$\
%end
</td></tr>
%if $change/old-bits or $change/new-bits
<tr><td colspan="4">$\
%call changes_bits($change)
</td></tr>
%end
%end
%block changes_bits(change)
%each $change/old-bits
<p>${$change/@opcode}, ${$change/../@before}</p>
<pre>${.}</pre>
%end
%each $change/new-bits
<p>${$change/@opcode}, ${$change/../@name}</p>
<pre>${.}</pre>
%end
%end
%# New in 1.2; changed in 1.2: field moved (rb), ...
%block history(page)
%each $page/history
<div><dt>$\
%if @new
${label: new-in}$\
%else
${label: changed-in}$\
%end
</dt><dd><a href="${@url}">${@name}</a>$\
%each change
%if $first
${label: colon}$\
%else
 · $\
%end
${label-of: concat('change-', @kind)}$[ <code>${@name}</code>$]$\
%end
%if @more
 … +${@more}$\
%end
</dd></div>
%end
%end
%block definition_history(page)
%if $page/history
<dl class="insn-facts">
%call history($page)
</dl>
%end
%end
