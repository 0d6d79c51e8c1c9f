%# SPDX-License-Identifier: MIT
%# A published document -> the text of its specification, a file for each source file. specc runs
%# this when it reads a document back (build/xml_write.c), on the definitions of each file in the
%# order in which they are written there. @at in front of a line says that it and those after it
%# come from this element; @text-at, that these are lines of the document itself. Other empty lines
%# are dropped.
%each files/file
%file "${$index}" as txt
${@at}$[__Language ${@language}$]
%each *
%if self::opcode | self::optype | self::group
${@at}__Def${@definition} "${@name}"$[ : [${@parent}]$]
%elif self::type
${@at}__Def${substring('BitFieldType', 4 - 3 * (@kind = 'enum'))} "${@name}"<${@width}>
%include "read_list.tpl"
%call statement('Integer', @coding[. != 'table'])
%call statement('Number', @number)
%call statement('Digits', @digits)
%call statement('Scale', @scale[not(../@coding = 'table')])
%call statement('Offset', @offset[not(../@coding = 'table')])
$[    Accept<${@accept-min[../@accept-max]}, ${@accept-max}>;$]
%include "read_relative.tpl"
%call statement('Float', @width[../@kind = 'float'])
%if @kind = 'register'
    Register<${@file}$[, ${@first}$]>;
%end
$[    Text<"${@text}">;$]
%each class
    Class<${substring-after(@name, '.')}> = $\
%call list('', member/@name, '')
;
%end
$[    Unused<${@unused}${substring(', ignored', 1, 9 * count(@ignored))}>;$]
%call statement('Forbid', forbidden/@value)
%elif self::isa
${@at}__DefISA "${@name}"
$[    Version<"${@release[not(../@date)]}">;$]
$[    Version<"${@release[../@date]}", "${@date}">;$]
%elif self::register-file
${@at}__DefRegisterFile "${@name}"<${@width}>
$[    Numbered<"${@prefix[../@first][../@count]}", ${@first}, ${@count}>;$]
%if view
%each view
    View<${@first}, ${@count}> = ${@place};
%end
$[    Extend<${@extend}>;$]
%else
    Lanes<${@lanes}>;
%end
%elif self::operand
${@at}__DefOperand "${@name}"
$[    Text<"${@text}">;$]
%call statement('Stands', stands/@for)
%call statement('Role', @role)
%elif self::modifier
${@at}__DefModifier "${@name}"
    Prefix<"${@prefix}">;
    Suffix<"${@suffix}">;
%elif self::format
${@at}__DefFormat "${@name}"$\
%call list('<', parameter/@name, '>')

    Prefix<> = ${@prefix};
%elif self::alias
${@at}__DefAlias "${@name}"$\
%call list('<', parameter/@name, '>')

    Text<"${@text}">;
%if printed
    Printed<${printed/@preference}>$[ = ${printed/@condition}$];
%end
%elif self::fact
${@at}__Def${@definition} "${@name}"$[<${@parameters}>$]$\
%call list(' : [', parent/@name, ']')

%end
%include "read_parts.tpl"
%end
%end

%include "read_flags.tpl"
%# The value has its own place, which is not that of the statement.
%block fills()
%each fill
${@at}    Fill<${@name}> =
${@text-at}${.}$\
;
%end
%end

%block operand-info(of)
%if $of/@own-cycles
${$of/@at}    Cycles<${$of/@own-cycles}>;
%end
%each $of/in-list | $of/out-list | $of/order
${@at}    $\
%if self::in-list
InList<$\
%elif self::out-list
OutList<$\
%else
Order<$\
%end
%call list('', item/@text, '')
>;
%end
%each $of/bitwidth
${@at}    Bitwidth<${@operand}> = ${@bits};
%end
%each $of/operand-type
${@at}    Type<${@operand}> = ${@type};
%end
%each $of/modifier-order
${@at}    ModiOrder<${@name}>;
%end
%each $of/asm-format
${@at}    AsmFormat<${@field}> = ${@call};
%end
%end

%block statement(name, values)
%if $values
    ${$name}$\
%call list('<', $values, '>')
;
%end
%end

%block list(before, values, after)
%if $values
${$before}$\
%each $values sep ", "
${.}$\
%end
${$after}$\
%end
%end

%block quoted(value)
%if contains($value, '"')
${$value}$\
%else
"${$value}"$\
%end
%end
