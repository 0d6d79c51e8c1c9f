%# SPDX-License-Identifier: MIT
%# Instruction page: the table of fields. Last are the fixed ones, whose bits the drawing shows, and
%# those of the group, which all its instructions have.
%block insn_fields(page)
%let others = $page/field[@common or @kind = 'fixed']
<h2 id="fields">${label: fields}</h2>
<div class="scroll">
<table class="fields">
%call head_row('field bit-range type field-kind meaning')
%call insn_field_rows($page/field[not(@common or @kind = 'fixed')])
%if $others
</tbody>
<tbody>
<tr><th scope="rowgroup" colspan="5">${label: fields-last}</th></tr>
%call insn_field_rows($others)
%end
%call table_end()
%end
%# data-in: the opcodes that have the field, if not all have it.
%block insn_field_rows(fields)
%each $fields
<tr id="${@id}"$\
%if in
 data-in="$\
%each in sep " "
${@id}$\
%end
"$\
%end
><th scope="row">${@name}</th><td>${@bits}</td><td>$\
%call linked(@type-url, @type)
</td><td>$\
%call insn_field_kind(.)
</td><td$[ lang="${@meaning-lang}"$]>${raw: @meaning}$\
%if in
<small>${label: open}${label: in-opcodes} $\
%each in sep ", "
${@name}$\
%end
${label: close}</small>$\
%end
</td></tr>
%end
%end
%block insn_field_kind(field)
%if $field/@ignored
${label: ignored}${label: open}${label: default} ${$field/@ignored}${label: close}
%elif $field/@kind = 'operand'
${label: operand}$[ ${$field/@label}$]$\
%else
${label-of: $field/@kind}${label: colon}$\
%call linked($field/@value-url, $field/@value)
$[ (${$field/@number})$]$\
%end
%end
