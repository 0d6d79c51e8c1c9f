%# SPDX-License-Identifier: MIT
%# The opcodes and their fields as two tables (RFC 4180, except that lines end in LF).
%# opcodes.csv: mask and match are hexadecimal, bit 0 of the first unit is bit 0; syntax has
%# the templates that can write the opcode, separated by " | ".
%let decode-only = boolean(isa/descendant::*[@decode-only])
%file "opcodes.csv"
opcode,optype,group,length,mask,match,syntax$\
%if $decode-only
,decode_only$\
%end

%each isa/descendant::opcode[not(@defective)] as opcode
%let own = $opcode/form/@template
%let family = ancestor-or-self::*[self::opcode or self::optype][template][1]
${@name},${@optype},${@group},${@length},${@mask},${@match},"$\
%each $family/template[not($own) or @text = $own] sep " | "
${csv-string: @text}$\
%end
"$\
%if $decode-only
,${number(boolean(ancestor-or-self::*[@decode-only]))}$\
%end

%end
%# fields.csv: a row for each piece of a field, the piece with the highest bits of the value first;
%# value is a decimal number, empty for an operand.
%file "fields.csv"
opcode,field,lsb,width,type,kind,value
%each isa/descendant::opcode[not(@defective)] as opcode
%each children(ancestor-or-self::*, 'field') as field
%each piece
${$opcode/@name},${$field/@name},${@lsb},${@width},${$field/@type},${$field/@kind},$\
$[${$field/@value}$]$\

%end
%end
%end
%# alternatives.csv: what operands with alternatives are, by the bits of their fields.
%let modes = isa/type[alternative]
%if $modes
%file "alternatives.csv"
type,alternative,pattern,units,appends,text
%each $modes as mode
%each $mode/alternative
${$mode/@name},${@name},${@pattern},$[${@units}$],$\
%call appends(.)
,"${csv-string: @plain}"
%end
%each $mode/class as class
%each $mode/alternative[@name = $class/member/@name]
${$class/@name},${@name},${@pattern},$[${@units}$],$\
%call appends(.)
,"${csv-string: @plain}"
%end
%end
%end
%end
%# legal.csv: the legal words of each opcode, a union of products of sets: a row for each field that
%# the product restricts, or one without a field if it restricts none.
%file "legal.csv"
opcode,product,field,patterns
%each isa/descendant::opcode[not(@defective)] as opcode
%let fields = children($opcode/ancestor-or-self::*, 'field')
%each form/box[not(limit[not(legal)])] as box
%let product = $index
%let types = key('isa/type', 'name', $fields/@type) | key('isa/type/class', 'name', $fields/@type)
%if not(limit) and not($types/legal)
${$opcode/@name},${$product},,
%end
%each $fields as field
%let own = $box/limit[@field = $field/@name]
%let type = key('isa/type', 'name', $field/@type) | key('isa/type/class', 'name', $field/@type)
%let patterns = $own/legal | $type[not($own)]/legal
%if $patterns
${$opcode/@name},${$product},${$field/@name},$\
%each $patterns sep " "
${@pattern}$\
%end

%end
%end
%end
%end
%block appends(alternative)
%if $alternative/@appends
${$alternative/@appends}$\
%else
0$\
%end
%end
