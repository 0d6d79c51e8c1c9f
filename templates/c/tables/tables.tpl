%# SPDX-License-Identifier: MIT
%file "${$p}_tables.c"
%call banner('Tables: where the fields lie, which values are legal, what the opcodes are.')
#include "${c-string: $p}_tables.h"

const struct ${$p}_piece ${$p}_pieces[] = {
%each $d/pieces/row fill 87
	{ ${@lsb}, ${@width} },
%else
	{ 0 },
%end
};

const struct ${$p}_position ${$p}_positions[] = {
%each $d/positions/row fill 87
	{ ${@width}, ${@count}, ${@first} },
%else
	{ 0 },
%end
};

const struct ${$p}_cube ${$p}_cubes[] = {
%each $d/cubes/row fill 87
	{ ${@mask}, ${@match} },
%else
	{ 0 },
%end
};

const uint64_t ${$p}_sets[][4] = {
%each $d/sets/row
	{ ${@bits} },
%end
};

const struct ${$p}_type ${$p}_types[] = {
%each $d/types/row fill 87
	{ ${@first}, ${@count} },
%else
	{ 0 },
%end
};

const struct ${$p}_check ${$p}_checks[] = {
%each $d/checks/row fill 87
	{ ${@count}, ${@field}, ${@position}, ${@at} },
%else
	{ 0 },
%end
};

const struct ${$p}_layout ${$p}_layouts[] = {
%each $d/layouts/row fill 87
	{ ${$P}_FIELD_${@field}, ${@position}, ${@type}$\
%if $modes
, ${@mode}, ${@modes}$\
%end
 },
%else
	{ 0 },
%end
};

const struct ${$p}_box ${$p}_boxes[] = {
%each $d/boxes/row
	{ { ${@mask} }, { ${@match} },
	  ${@values}, { { ${@at1}, ${@set1} }, { ${@at2}, ${@set2} } }, $\
${@check}, ${@at}, ${@checks}, ${@rest}, ${@slow}, ${@form} },
%end
};

const struct ${$p}_head ${$p}_heads[${$P}_OPCODE_COUNT + 1] = {
%each $d/opcode-rows/c-opcode
	[${$P}_OP_${id: @id}] = { ${@starts}, ${@likely}, ${@at} },
%end
};

%if $d/fronts
%if $d/front-rows
const uint16_t ${$p}_front_rows[] = {
%call values($d/front-rows)
};

const uint8_t ${$p}_front_columns[] = {
%call values($d/front-columns)
};

%end
/* 16 times a number of ${$p}_fronts, and the bytes of the word less one. */
const ${$d/front-search/@index} ${$p}_front_units[] = {
%each $d/front-units/row fill 87
%each line
	/* ${c-comment: .} */
%end
	${@value},
%end
};

const struct ${$p}_front ${$p}_fronts[] = {
%each $d/fronts/row
	{ { ${@ones} }, $\
%if @opcode
${$P}_OP_${id: @opcode}, ${@form}, $\
%else
${@code}, ${@form}, $\
%end
%if $d/front-search/@open = 'yes'
${@sure}, $\
%end
${$P}_STATUS_${@status} },
%end
};

%end
%include "tables/operands.tpl"

%include "tables/opcodes.tpl"

%if $appends
%include "tables/append.tpl"
%end
%if $modes
%include "tables/modes.tpl"

%end
static const char *const field_names[${$P}_FIELD_COUNT] = {
%each $d/field-names/c-field
	[${$P}_FIELD_${id: @id}] = "${c-string: @name}",
%end
};

const char *${$p}_opcode_name(enum ${$p}_opcode opcode)
{
	return (size_t)opcode <= ${$P}_OPCODE_COUNT ? ${$p}_opcodes[opcode].name : "";
}

const char *${$p}_field_name(enum ${$p}_field field)
{
	return (size_t)field < ${$P}_FIELD_COUNT ? field_names[field] : "";
}
%include "tables/check.tpl"
