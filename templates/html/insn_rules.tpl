%# SPDX-License-Identifier: MIT
%# Instruction page: constraints, limits of templates and the steps of the decoder. What it raises
%# is in the box of facts.
%block insn_constraints(page)
%if $page/rule or $page/@prefix
<h2 id="constraints">${label: constraints}</h2>
%if $page/rule
<ul>
%each $page/rule
<li><span lang="${$isa/@prose}">${@message}</span> $\
%if @opcode
(<a href="#${@id}">${@opcode}</a>) $\
%end
%if @holds
${label: must-hold}$\
%else
${label: must-not-hold}$\
%end
 <code>${@condition}</code></li>
%end
</ul>
%end
%if $page/@prefix
<p class="prefix">${label: raises-prefix}</p>
%end
%end
%end
%block insn_limits(page)
%if $page/limits
%if $page/rule or $page/@prefix
<h2 id="limits">${label: limits-title}</h2>
%else
<h2 id="constraints">${label: limits-title}</h2>
%end
<p>${label: limits}</p>
<dl class="limits">
%each $page/limits
<dt><code>${@template}</code></dt>
<dd>$\
%each limit sep "; "
<a href="#${@id}">${@field}</a> ${@operator} ${@text}$\
%call insn_opcodes(in)
%end
</dd>
%end
</dl>
%end
%end
%# A row for each opcode, with the steps from left to right.
%block insn_decoding(page)
%if $page/opcode/path
<h2 id="decoding">${label: decoding}</h2>
<p>${label: decoding-how}</p>
%call fold_begin('rows', count($page/opcode[path]))
<div class="scroll">
<table class="path">
%call head_row('opcode first-unit look-at compare must-be-zero mask match')
%each $page/opcode[path]
<tr><th scope="row"><a href="#${@id}">${@name}</a></th><td>$\
%call path_length(path/length)
</td><td>$\
%each path/table sep "; "
%call path_bits(.)
 → ${@left}$\
%end
</td><td>$\
%each path/compare sep ", "
%call path_bits(.)
%end
%if path/other
<small>${label: open}${label: told-by-values} $\
%each path/other sep ", "
<a href="${@url}">${@name}</a>$\
%end
${label: close}</small>$\
%end
</td><td>${path/@zero}</td><td><code>${@mask}</code></td><td><code>${@match}</code></td></tr>
%end
%call table_end()
%call fold_end(count($page/opcode[path]))
%end
%end
%block path_length(length)
%if $length/@pattern
<code>${$length/@pattern}</code>$[ (+${$length/@more})$] → ${$length/@bits}$\
%else
${$length/@bits}$\
%end
%end
%block path_bits(of)
${$of/@bits} = <code>${$of/@pattern}</code>$\
%end
