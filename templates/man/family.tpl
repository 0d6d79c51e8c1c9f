%# SPDX-License-Identifier: MIT
%# The man page of a family: its syntax, texts, fields and opcodes.
%block family(family, article, code)
'\" t
.TH "${$prefix}\-${$article/@slug}" 7 $\
"$[${raw: /isa/@date}$]" "${/isa/@title}$[ ${/isa/@release}$]" "${label: manual}"
.ds AD l
.ad l
.SH ${label: name}
${$family/@name} \- $\
%call summary($article, $code)

.SH ${label: synopsis}
.nf
%each $family/template | $family/opcode[not(@defective)]/template
\&\fB${@plain}\fR
%end
.fi
%call section($article, 'Description', 'description', $code)
%call section($article, 'OperandInfo', 'operands', $code)
%if $family/modifier-list or $article/prose[@section = 'ModifierInfo']
.SH ${label: modifiers}
%each $family/modifier-list
.TP
\fB${@name}\fR
%each value sep ", "
${@name}$\
%if @default
*$\
%end
%end

%end
%if $family/modifier-list and $article/prose[@section = 'ModifierInfo']
.PP
%end
%call prose($article, 'ModifierInfo', $code)
%end
.SH ${label: encoding}
%call fields(children($family/ancestor-or-self::*, 'field'))
%if $article/prose[@section = 'Fields']
%call prose($article, 'Fields', $code)
%end
%if $family//constraint | $family//encoding-error
.SH ${label: constraints}
%each $family//constraint | $family//encoding-error
.IP \(bu 2
${@message}
%end
%end
.SH ${label: opcodes}
%each $family/opcode[not(@defective)]
.SS ${@name}
${@length} ${label: bits}$\
%let types = children(ancestor-or-self::*, 'field')/@type
%if key('isa/type', 'name', $types)/appended | key('isa/type/class', 'name', $types)/../appended
${label: and-appended}$\
%end

.br
${label: match} ${@match}
.br
${label: mask} ${@mask}
%if field
.PP
%call fields(field)
%end
%call own(key('articles/article', 'name', @name)[@kind = 'opcode'], $code)
%end
%call codes($article, '.SH ', $code)
%call section($article, 'Notes', 'notes', $code)
.SH ${label: see-also}
.BR ${$prefix} (7)$\
%each $article/see
,
.BR ${$prefix}\-${@slug} (7)$\
%end

%end
