%# SPDX-License-Identifier: MIT
%# Instruction page: drawings of the encodings, opcodes and fields. A page with several opcodes has
%# a switch: site.js shows one opcode and its fields; without it all are shown.
%block insn_encoding(page)
<h2 id="encoding">${label: encoding}</h2>
%let several = count($page/opcode) > 1
%if $several
<div class="opcodes part" role="radiogroup" aria-labelledby="encoding">
%end
%each $page/opcode
<div class="opcode part">
<h3 id="${@id}">$\
%if $several
<label><input type="radio" name="opcode" value="${@id}"$\
%if $first
 checked$\
%end
>${@name}</label>$\
%else
${@name}$\
%end
</h3>
<div class="panel">
%if @defective
<p><strong>${label: defective-opcode}</strong></p>
%end
%call insn_drawing('shared', children($page, 'drawing'), ., drawing, $first)
%call insn_drawing('shared-narrow', children($page, 'narrow'), ., narrow, $first)
$[<p class="soft">${label: cycles} ${@cycles}</p>$]
</div>
</div>
%end
%if $several
<p class="opcodes-all" data-script>$\
<label><input type="radio" name="opcode" value="">${label: all-opcodes}</label></p>
</div>
%end
<p class="kinds note"><b class="o">${label: operand}</b> <b class="d">${label: with-default}</b>
<b class="f">${label: fixed}</b> <b class="u">${label: reserved-zero}</b>
%if $page/field/@ignored
<b class="i">${label: ignored}</b>
%end
%if $page/field/in
<i>${label: varies}</i>
%end
</p>
%end
%# Rows of bits, with the highest bit on the left and the first unit at the top: once for wide and
%# once for narrow windows. What all opcodes share is drawn in the first one and used by the others.
%block insn_drawing(id, shared, opcode, own, real)
%if $own
<svg class="bits ${name($own)}" viewBox="0 0 ${$own/@width} ${$own/@height}"$\
 role="group" aria-label="${label: encoding}${label: colon}${$opcode/@name}">
%if $real and ($shared/row or $shared/cell)
<g id="${$id}">
%call drawing_parts($shared)
</g>
%elif $shared/row or $shared/cell
<use href="#${$id}"/>
%end
%call drawing_parts($own)
</svg>
%end
%end
%block drawing_parts(drawing)
%each $drawing/row
<text class="n" x="${@x}" y="${@y}">${@numbers}</text>
%end
%each $drawing/cell
<a href="#${@field}" class="${@kind}"><title>${@title}</title><path d="${@path}"/>$\
%if @bits
<text x="${@bits-x}" y="${@bits-y}">${@bits}</text>$\
%end
<text ${raw: @at}>${@text}</text></a>
%end
%each $drawing/unused
<g class="u"><title>${label: reserved-zero}</title><path d="${@path}"/>$\
<text x="${@x}" y="${@y}">${@bits}</text></g>
%end
%end
