%# Instruction page: drawings of the encodings, opcodes and fields.
%block insn_encoding(page)
<h2 id="encoding">${label: encoding}</h2>
<svg class="parts" width="0" height="0" aria-hidden="true"><defs>
%each $page/numbers
<g id="b${@lsb}">${raw: @svg}</g>
%end
</defs></svg>
%each $page/opcode
<h3 id="${@id}">${@name}</h3>
%if @defective
<p><strong>${label: defective-opcode}</strong></p>
%end
%call insn_drawing(drawing, @name)
<p class="soft">${label: length} ${@length} ${label: bits} · ${label: mask} $\
<code>${@mask}</code> · ${label: match} <code>${@match}</code>$[ · ${label: cycles} ${@cycles}$]</p>
%end
<p class="kinds"><b class="o">${label: operand}</b> <b class="d">${label: with-default}</b>
<b class="f">${label: fixed}</b> <b class="u">${label: reserved-zero}</b></p>
<h3 id="fields">${label: fields}</h3>
<div class="scroll">
<table class="fields">
%call head_row('field bit-range type field-kind meaning')
%each $page/field
<tr id="${@id}"><th scope="row"><code>${@name}</code></th><td>${@bits}</td><td>$\
%call linked(@type-url, @type)
</td><td>$\
%call insn_field_kind(.)
</td><td$[ lang="${@meaning-lang}"$]>${raw: @meaning}$\
%if in
 <small>(${label: in-opcodes} $\
%each in sep ", "
<a href="#${@id}">${@name}</a>$\
%end
)</small>$\
%end
</td></tr>
%end
%call table_end()
%end
%block insn_field_kind(field)
%if $field/@kind = 'operand'
${label: operand}$[ <code>${$field/@label}</code>$]$\
%else
${label-of: $field/@kind}: $\
%call linked_code($field/@value-url, $field/@value)
$[ (${$field/@number})$]$\
%end
%end
%# Rows of bits, with the highest bit on the left and the first unit at the top.
%block insn_drawing(drawing, name)
%if $drawing
<div class="scroll"$\
%if not($drawing/row/cell/@field)
 tabindex="0" role="group" aria-label="${$name}"$\
%end
><svg class="bits" viewBox="0 0 ${$drawing/@width} ${$drawing/@height}"$\
 role="group" aria-label="${label: encoding}: ${$name}">
%each $drawing/row
<use href="#b${@lsb}" y="${@y}"/>
%each cell
%if @field
<a href="#${@field}" class="${@kind}"><title>${@title}</title><path d="${@path}"/>$\
%if @bits
<text x="${@bits-x}" y="${@bits-y}">${@bits}</text>$\
%end
<text ${raw: @at}>${@text}</text></a>
%else
<g class="u"><title>${@title}: ${label: reserved-zero}</title><path d="${@path}"/>$\
<text x="${@bits-x}" y="${@bits-y}">${@bits}</text></g>
%end
%end
%end
</svg></div>
%end
%end
