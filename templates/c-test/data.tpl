%# SPDX-License-Identifier: MIT
%block patterns(from)
%each $from/legal
"${c-string: @pattern}", $\
%end
NULL$\
%end
%each $opcodes as opcode
%let chain = children(ancestor-or-self::*, 'field')
%let row = key('isa/fuzz/opcodes/row', 'name', $opcode/@name)
%let appending = $f/slots/row[position() > $row/@slot and position() <= $row/@slot + $row/@slots]
static const struct field fields_${$index}[] = {
%each $chain as field
%let type = key('isa/type', 'name', $field/@type) | key('isa/type/class', 'name', $field/@type)
%let slot = $appending[@name = $field/@name]
%if $slot
	{ "${c-string: @name}", ${$slot/@width}, $\
(const struct piece[]){ { ${$slot/@lsb}, ${$slot/@most} }, $\
%else
	{ "${c-string: @name}", ${@width}, (const struct piece[]){ $\
%end
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
%if @ignored
, ${@ignored}$\
%else
, 0$\
%end
%if $modes
, ${number(boolean($type/alternative | $type/member))}$\
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
%if $appends
static const struct append_test append_tests[] = {
%each $f/append-tests/row fill 87
	{ ${@mask}, ${@match}, ${@bits} },
%end
};

static const struct slot slots[] = {
%each $f/slots/row fill 87
	{ "${c-string: @name}", ${@own-bits}, ${@most}, ${@test}, ${@tests} },
%end
};

/* The first that matches gives the length without appended units, in bytes; if that is 0, the first
 * one after it that looks at more bytes does. */
static const struct {
	struct word mask, match;
	unsigned length, begun; /* begun: bytes that the pattern looks at */
} units[] = {
%each $f/units/row
	{ { { ${@mask} } }, { { ${@match} } }, ${@length}, ${number(concat('0', @begun))} },
%end
};

%end
static const struct opcode opcodes[] = {
%each $opcodes as opcode
%let row = key('isa/fuzz/opcodes/row', 'name', $opcode/@name)
	{ "${c-string: @name}", ${@length}, $\
%if $appends
${$row/@slot}, ${$row/@slots},
%else

%end
	  fields_${$index}, ${count(children(ancestor-or-self::*, 'field'))}, $\
boxes_${$index}, ${count(form/box)}, $\
${number(boolean(ancestor-or-self::*[@decode-only]))} },
%end
};

enum { OPCODES = sizeof opcodes / sizeof *opcodes };
