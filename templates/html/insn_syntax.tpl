%# SPDX-License-Identifier: MIT
%# Instruction page: the templates, with a link from each part to its field.
%block insn_syntax(page)
<h2 id="syntax">${label: syntax}</h2>
%call code_text($page, 'Syntax')
<div class="part">
<pre class="syntax"><code>$\
%each $page/template
%if @opcode
<span class="of-opcode">${raw: @html}$\
%call template_comment(.)
 <a href="#${@opcode}">${@opcode-name}</a></span>$\
%else
${raw: @html}$\
%call template_comment(.)
%end

%end
</code></pre>
%if $page/mnemonic
<div class="mnemonics">
%each $page/mnemonic
<h3 id="${@id}"><code>${@name}</code></h3>
<p><code>${@name}${@rest}</code>$\
%call template_comment(.)
</p>
%end
</div>
%end
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
%if $page/printed
<dl class="parts">
%each $page/printed
<dt><a href="notation.html#${@id}"><code>${@text}</code></a></dt>
<dd>${label: alias-printed-for} <code>${@means}</code>$[, <code>${@condition}</code>$]</dd>
%end
</dl>
%end
</div>
<p class="soft note">${label: syntax-legend} <a href="notation.html">${label: notation}</a></p>
%end
%block template_comment(template)
$[ <i class="c" lang="${$template/@comment-lang}">// ${$template/@comment}</i>$]$\
$[ <i class="c">// ${$template[not(@comment-lang)]/@comment[. != '']}</i>$]$\
%end
