%# SPDX-License-Identifier: MIT
%# The notation of assembly templates and of the pseudo-code.
%block notation_page(pages)
%let notation = $pages/notation
%file "${$pages/@lang}/notation.html"
%call titled($pages, 'notation.html', 'notation', 'notation-summary')
<h2 id="templates">${label: templates}</h2>
<p>${label: templates-what}</p>
<dl class="facts">
<dt><code class="syntax"><i class="o">[</i>…<i class="o">]</i></code></dt>
<dd>${label: template-optional}</dd>
<dt><code>.name = {.A*, .B}</code></dt>
<dd>${label: template-list}</dd>
<dt><code>"…"</code></dt>
<dd>${label: template-quoted}</dd>
</dl>
%if $notation/operand
<h2 id="operands">${label: operands}</h2>
<dl>
%each $notation/operand
%call notation_name(.)
<dd>$[${label: written-as} <code>${@text}</code>$]$\
%if field
${label: stands-for} $\
%each field sep ", "
<code>${@name}</code>$\
%end
%end
%if @guard
<br>${label: guard}$\
%end
%call notation_text(.)
</dd>
%end
</dl>
%end
%if $notation/modifier
<h2 id="modifiers">${label: operand-modifiers}</h2>
<dl>
%each $notation/modifier
%call notation_name(.)
<dd><code>${@prefix}x${@suffix}</code> ${label: when-field} ${@on}$\
%call notation_text(.)
</dd>
%end
</dl>
%end
%if $notation/format
<h2 id="formats">${label: formats}</h2>
<dl>
%each $notation/format
%call notation_name(.)
<dd>$[<code>${@prefix}</code>$]$\
%call notation_text(.)
</dd>
%end
</dl>
%end
%if $notation/alias
<h2 id="aliases">${label: aliases}</h2>
<p>${label: aliases-what}</p>
<dl>
%each $notation/alias
%call notation_name(.)
<dd><code>${@text}</code> → $\
%each means sep "; "
<code>${@name}</code>$\
%end
%if @printed
 (${label: alias-printed}$[, <code>${@condition}</code>$])$\
%end
%each example
<br><code>${@text}</code>$[ ${@bytes[. != '']}$]$\
%end
%call notation_text(.)
</dd>
%end
</dl>
%end
%call notation_words()
%call foot($pages)
%end
%block notation_name(node)
<dt id="${$node/@id}">${$node/@name}$\
%if $node/parameter
($\
%each $node/parameter sep ", "
${@name}$\
%end
)$\
%end
</dt>
%end
%block notation_text(node)
%if string-length($node/@summary) > 0

<div$[ lang="${$node/@summary-lang}"$]>${raw: $node/@lead}</div>
%end
%if $node/text
%each $node/text
<div$[ lang="${@lang}"$]>
${raw: @html}</div>
%end
%end
%end
