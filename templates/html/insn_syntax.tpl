%# Instruction page: the templates, with a link from each part to its field.
%block insn_syntax(page)
<h2 id="syntax">${label: syntax}</h2>
%call code_text($page, 'Syntax')
<pre class="syntax"><code>$\
%each $page/template
${raw: @html}$[ <i class="c">// ${@comment[. != '']}</i>$]$\

%end
</code></pre>
%if $page/operand or $page/modifier
<dl class="parts">
%each $page/operand
<dt><a href="notation.html#${@id}"><code>${@name}</code></a></dt>
<dd>$\
%each stands sep ", "
<a href="#${@id}"><code>${@name}</code></a> (${@type})$\
%end
</dd>
%end
%each $page/modifier
<dt>$\
%call linked_code(substring(concat('#', @field), 1, 999 * boolean(@field)), concat('.', @name))
</dt>
<dd>$\
%each value sep ", "
%call linked_code(@href, concat('.', @name))
%if @default
<b title="${label: default}">*</b>$\
%end
%end
</dd>
%end
</dl>
%end
<p class="soft">${label: syntax-legend} <a href="notation.html">${label: notation}</a></p>
%end
