%# SPDX-License-Identifier: MIT
%# Parts of a definition: statements, __Encoding, __Exception, sections.
%each attribute
${@at}    __Attribute ${@name} = $\
%call quoted(@value)
;
%end
%each keywords
${@at}    Keywords<$[${@language}, $]$\
%each word sep ", "
"${@text}"$\
%end
>;
%end
%call fills()
%each layout | layout/* | assembly | register | side | part | appended | inner | means | statement
%if self::layout
${@at}  __Layout
    Unit<${@unit}>;
    ByteOrder<${@byte-order}>;
$[    NaN<${@nan}>;$]
%elif self::length | self::length-rule
${@at}    Length<${@bits}$[, "${@pattern}"$]>;
%elif self::assembly
${@at}  __Assembly
    Comment<"${@comment}">;
    Terminator<"${@terminator}">;
    Number<${@number}>;
    HexPrefix<"${@hex-prefix}">;
    Case<${@case}>;
%call statement('Keyword', keyword/@name)
    Prose<${../@prose}>;
%elif self::register[@alias]
${@at}    Alias<"${@name}", ${@number}>$[ = ${@reads}$];
%elif self::register
${@at}    Named<"${@name}", ${@number}>$[ = ${@reads}$];
%elif self::side
${@at}    Side<${@type | @width}> ${@name};
%elif self::part | self::inner
${@at}    Part<${@lsb | @place}, ${@width}> ${@type} ${@name};
%elif self::appended
${@at}    Append<${@width}> $[${@type} $]${@name};
%elif self::means
${@at}    Means<"${@text}">;
%else
${@at}    ${@keyword}<$[${@arguments}$]>$[ ${@type}$]$[ ${@name}$]$[ ${@operator}$]$[ ${@value}$];
%end
%end
%each value
${@at}    ${@name} = ${@value}$\
%if attribute
 <$\
%each attribute sep ", "
${@name} = $\
%call quoted(@value)
%end
>$\
%end
;$[ // ${@comment}$]$\
%each comment
 //<${@language}> ${@text}$\
%end

%end
%let columns = alternative/bits[not(@part = ../preceding-sibling::alternative/bits/@part)]/@part
%let placed = alternative/@place
%if alternative
${@at}  __Rows<$\
%each $columns
${.}, $\
%end
Text$\
%if $placed
, Place, After$\
%end
>
%end
%each alternative
%let row = .
${@at}    ${@name} = $\
%each $columns
%let part = .
%if $row/bits[@part = $part]
${$row/bits[@part = $part]/@value}, $\
%else
_, $\
%end
%end
"${@text}"$\
%if $placed and @place
, ${@place}$\
%elif $placed
, _$\
%end
%if $placed and @after
, ${@after}$\
%elif $placed
, _$\
%end
;$[ // ${@comment}$]$\
%each comment
 //<${@language}> ${@text}$\
%end

%end
%let flags = @prefix | @delay-slot | @not-in-slot | @decode-only
%if (self::opcode | self::optype | self::group) and ($flags or @own-length or field)
${@at}  __Encoding
$[    Length<${@own-length}>;$]
%call encoding_flags()
%each field
${@at}    field<$\
%each piece sep ", "
${@lsb}, ${@width}$\
%end
> ${@type} ${@name}$\
$[ == ${@value[../@kind = 'fixed']}$]$[ = ${@value[../@kind = 'default']}$];
%end
%end
%each constraint | encoding-error
%if $first
${@at}  __Exception
%end
%if self::constraint
${@at}    Constraint<$\
%else
${@at}    EncodingError<${@kind}, $\
%end
"${@message}"> = ${@condition};
%end
%# The statements of __OperandInfo go into the first section of this name, or into a new one.
%let lists = in-list | out-list | order
%let info = $lists | @own-cycles | bitwidth | operand-type | modifier-order | asm-format
%if $info and not(section[@name = 'OperandInfo'])
${@at}  __OperandInfo
%call operand-info(.)
%end
%each section
${@at}  __${@name}$[<${@language}>$]
%if $info and @name = 'OperandInfo' and not(preceding-sibling::section[@name = 'OperandInfo'])
%call operand-info(..)
%end
%each fence | prose
%if self::fence
${@at}```$[${@info}$]
%end
${@text-at}${.}$\
${@at}${substring('```', 1, 3 * count(self::fence))}
%end
%end
