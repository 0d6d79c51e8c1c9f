%# SPDX-License-Identifier: MIT
%# Prose of all pages, the diagnostics of a definition, and the errata that affect it. $page: an
%# element with <text>, <report> and <erratum> children.
%block insn_texts(page)
%call reports($page)
%call texts($page)
%end
%block texts(page)
%each $page/text as text
%if not($text/@section = 'Syntax' or $text/@section = 'Semantics' or $text/@section = 'Examples')
%if $text/@opcode
<section class="prose">
<h3 id="${$text/@id}">${$text/@opcode}${label: colon}$\
%call section_label($text)
</h3>
%else
<section class="prose">
<h2 id="${$text/@id}">$\
%call section_label($text)
</h2>
%end
%call prose($text)
</section>
%end
%end
%end
%# The prose of a section that contains code: 'Syntax', 'Semantics' or 'Examples'.
%block code_text(page, section)
%each $page/text[@section = $section] as text
<div class="prose">
%call prose($text)
</div>
%end
%end
%# Marks HTML in another language, visibly and for screen readers.
%block prose(text)
%if $text/@lang
%call fallback($text)
<div lang="${$text/@lang}">
${raw: $text/@html}</div>
%else
${raw: $text/@html}$\
%end
%end
%block fallback(text)
<p class="fallback">${label: only-in} $\
%if children($text/ancestor::pages, 'language')[@code = $text/@lang]
%language $text/@lang
<span lang="${$text/@lang}">${label: language-name}</span>$\
%else
<code>${$text/@lang}</code>$\
%end
</p>
%end
%block section_label(text)
%if $text/@section = 'Description'
${label: description}$\
%elif $text/@section = 'OperandInfo'
${label: operands}$\
%elif $text/@section = 'ModifierInfo'
${label: modifiers}$\
%elif $text/@section = 'Simulation'
${label: simulation}$\
%else
${label: notes}$\
%end
%end
%# After a name in a list: marks the definition of $node as defective.
%block defective_mark(node)
%if $node/@has-errors
 <strong class="defective">${label: defective}</strong>$\
%end
%end
%block reports(page)
%if $page/report
<section class="reports">
<h2 id="reports">${label: reports}</h2>
<p>${label: reports-what}</p>
<ul>
%each $page/report
<li>
<p><strong class="${@severity}">${label-of: concat('severity-', @severity)}$\
</strong> <code>${@check}</code> (${@definition})${label: colon}$\
<span lang="en">${@message}</span></p>
%call snippet(.)
%each note
<p lang="en">${@message}</p>
%if not(@lines = ../@lines)
%call snippet(.)
%end
%end
</li>
%end
</ul>
</section>
%end
%end
%block snippet(at)
%if string-length($at/@lines) > 0
<pre tabindex="0">${$at/@lines}</pre>
%end
%end
%block insn_errata(page)
%if $page/erratum
<h2 id="errata">${label: errata}</h2>
<ul>
%each $page/erratum
<li><a href="${@url}"$[ lang="${@lang}"$]>${raw: @html}</a></li>
%end
</ul>
%end
%end
%block insn_source(page)
%call source_line($page)
%end
