%# The opcodes and their fields as two tables (RFC 4180, except that lines end in LF).
%# opcodes.csv: mask and match are hexadecimal, bit 0 of the first unit is bit 0; syntax has all
%# templates of the family, separated by " | ".
%file "opcodes.csv"
opcode,optype,group,length,mask,match,syntax
%each isa/descendant::opcode[not(@defective)]
${@name},${@optype},${@group},${@length},${@mask},${@match},"$\
%each (ancestor-or-self::*[template][not(self::group)])[last()]/template sep " | "
${csv-string: @text}$\
%end
"
%end
%# fields.csv: a row for each piece of a field, the piece with the highest bits of the value first;
%# value is a decimal number, empty for an operand.
%file "fields.csv"
opcode,field,lsb,width,type,kind,value
%each isa/descendant::opcode[not(@defective)] as opcode
%each ancestor-or-self::*/field as field
%each piece
${$opcode/@name},${$field/@name},${@lsb},${@width},${$field/@type},${$field/@kind},$\
$[${$field/@value}$]$\

%end
%end
%end
