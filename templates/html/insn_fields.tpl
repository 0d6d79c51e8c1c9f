%# Instruction page: the table of fields. Folded are the fixed ones, whose bits the drawing shows,
%# and those of the group, which all its instructions have.
%block insn_fields(page)
%let folded = $page/field[@common or @kind = 'fixed']
%let own = $page/field[not(@common or @kind = 'fixed')]
<h2 id="fields">${label: fields}</h2>
%if $own
%call insn_field_table($own)
%end
%if $folded
<details class="fold" open>
<summary>${label: fields-folded} <b>$\
%each $folded[not(@name = preceding-sibling::field/@name)] sep ", "
${@name}$\
%end
</b></summary>
%call insn_field_table($folded)
</details>
%end
%end
%# data-in: the forms that have the field, if not all have it.
%block insn_field_table(fields)
<div class="scroll">
<table class="fields">
%call head_row('field bit-range type field-kind meaning')
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
%call table_end()
%end
%block insn_field_kind(field)
%if $field/@kind = 'operand'
${label: operand}$[ ${$field/@label}$]$\
%else
${label-of: $field/@kind}${label: colon}$\
%call linked($field/@value-url, $field/@value)
$[ (${$field/@number})$]$\
%end
%end
