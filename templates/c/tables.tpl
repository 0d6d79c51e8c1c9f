%file "${$p}_tables.c"
%call banner('Tables: where the fields lie, which values are legal, what the opcodes are.')
#include "${c-string: $p}_tables.h"

const struct ${$p}_piece ${$p}_pieces[] = {
%call rows($d/pieces)
};

const struct ${$p}_position ${$p}_positions[] = {
%call rows($d/positions)
};

const struct ${$p}_cube ${$p}_cubes[] = {
%call rows($d/cubes)
};

const uint64_t ${$p}_sets[][4] = {
%call rows($d/sets)
};

const struct ${$p}_type ${$p}_types[] = {
%call rows($d/types)
};

const struct ${$p}_check ${$p}_checks[] = {
%call rows($d/checks)
};

const struct ${$p}_layout ${$p}_layouts[] = {
%call rows($d/layouts)
};

const struct ${$p}_box ${$p}_boxes[] = {
%call rows($d/boxes)
};

const struct ${$p}_head ${$p}_heads[${$P}_OPCODE_COUNT + 1] = {
%each $d/opcode-rows/c-opcode
	[${$P}_OP_${id: @id}] = ${raw: @head},
%end
};

%if $d/fronts
%if $d/front-rows
const uint16_t ${$p}_front_rows[] = {
%call rows($d/front-rows)
};

const uint8_t ${$p}_front_columns[] = {
%call rows($d/front-columns)
};

%end
/* 16 times a number of ${$p}_fronts, and the bytes of the word less one. */
const ${$d/front-search/@index} ${$p}_front_units[] = {
%call rows($d/front-units)
};

const struct ${$p}_front ${$p}_fronts[] = {
%call rows($d/fronts)
};

%end
const int64_t ${$p}_number_tables[] = {
%call rows($d/tables)
};

const struct ${$p}_number ${$p}_numbers[] = {
%call rows($d/numbers)
};

const struct ${$p}_float ${$p}_floats[] = {
%call rows($d/floats)
};

const struct ${$p}_name ${$p}_names[] = {
%call rows($d/names)
};

const struct ${$p}_named ${$p}_named[] = {
%call rows($d/registers)
};

const struct ${$p}_opcode_info ${$p}_opcodes[${$P}_OPCODE_COUNT + 1] = {
	[${$P}_OP_NONE] = { .match = { 1 }, .name = "" }, /* no word matches */
%each $d/opcode-rows/c-opcode

%each line
%if position() = 1
	/* ${c-comment: .}
%else
	 * ${c-comment: .}
%end
%end
	 */
	[${$P}_OP_${id: @id}] = {
		${raw: @mask},
		${raw: @match},
		${raw: @zero},
		${raw: @initial},
		${raw: @row}, "${c-string: @name}"
	},
%end
};

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
%include "tables_check.tpl"
