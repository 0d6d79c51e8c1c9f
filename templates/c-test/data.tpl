%# SPDX-License-Identifier: MIT
%block patterns(from)
%each $from/legal
"${c-string: @pattern}", $\
%end
NULL$\
%end
%each $opcodes as opcode
%let chain = children(ancestor-or-self::*, 'field')
static const struct field fields_${$index}[] = {
%each $chain as field
%let type = key('isa/type', 'name', $field/@type)
	{ "${c-string: @name}", ${@width}, (const struct piece[]){ $\
%each piece
{ ${@lsb}, ${@width} }, $\
%end
{ 0, 0 } }, $\
%if $type/legal
(const char *const[]){ $\
%call patterns($type)
 }$\
%else
NULL$\
%end
, ${number(@kind = 'fixed')}, ${number($type/@kind = 'enum')}, $\
%if @kind = 'fixed'
${@value}$\
%else
0$\
%end
 },
%end
};
%let number = $index
%each form/box
static const struct limit limits_${$number}_${$index}[] = {
%each limit
	{ "${c-string: @field}", (const char *const[]){ $\
%call patterns(.)
 } },
%end
	{ NULL, NULL }
};
%end
static const struct box boxes_${$number}[] = {
%each form/box
	{ limits_${$number}_${$index} },
%end
%if not(form/box)
	{ NULL }
%end
};

%end
static const struct opcode opcodes[] = {
%each $opcodes
	{ "${c-string: @name}", ${@length},
	  fields_${$index}, ${count(children(ancestor-or-self::*, 'field'))}, $\
boxes_${$index}, ${count(form/box)}, $\
${number(boolean(ancestor-or-self::*[@decode-only]))} },
%end
};

enum { OPCODES = sizeof opcodes / sizeof *opcodes };
