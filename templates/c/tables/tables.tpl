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
%if $modes

const struct ${$p}_mode_row ${$p}_modes[] = {
%each $d/modes/row
	{ ${@mask}, ${@match}, ${$P}_MODE_${@mode}, ${@part}, ${@parts} },
%end
};

const struct ${$p}_mode_part ${$p}_mode_parts[] = {
%each $d/mode-parts/row fill 87
	{ ${$P}_PART_${@part}, ${@lsb}, ${@width} },
%else
	{ 0 },
%end
};
%end

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
%if @opcode
	{ { ${@ones} }, ${$P}_OP_${id: @opcode}, ${@form}, ${@sure}, ${$P}_STATUS_${@status} },
%else
	{ { ${@ones} }, ${@code}, ${@form}, ${@sure}, ${$P}_STATUS_${@status} },
%end
%end
};

%end
%include "tables/operands.tpl"

%include "tables/opcodes.tpl"

%if $appends
%include "tables/append.tpl"
%end
static const char *const field_names[${$P}_FIELD_COUNT] = {
%each $d/field-names/c-field
	[${$P}_FIELD_${id: @id}] = "${c-string: @name}",
%end
};

%if $modes
static const char *const mode_names[${$P}_MODE_COUNT + 1] = {
	"",
%each $d/mode-names/c-mode
	[${$P}_MODE_${id: @id}] = "${c-string: @name}",
%end
};

const char *${$p}_mode_name(enum ${$p}_mode mode)
{
	return (size_t)mode <= ${$P}_MODE_COUNT ? mode_names[mode] : "";
}

static const char *const part_names[${$P}_PART_COUNT + 1] = {
	"",
%each $d/part-names/c-part
	[${$P}_PART_${id: @id}] = "${c-string: @name}",
%end
};

const char *${$p}_part_name(enum ${$p}_part part)
{
	return (size_t)part <= ${$P}_PART_COUNT ? part_names[part] : "";
}

%end
const char *${$p}_opcode_name(enum ${$p}_opcode opcode)
{
	return (size_t)opcode <= ${$P}_OPCODE_COUNT ? ${$p}_opcodes[opcode].name : "";
}

const char *${$p}_field_name(enum ${$p}_field field)
{
	return (size_t)field < ${$P}_FIELD_COUNT ? field_names[field] : "";
}
%include "tables/check.tpl"
