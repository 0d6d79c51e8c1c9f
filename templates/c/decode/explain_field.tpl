%# SPDX-License-Identifier: MIT
%if $constrained or $several-holes
/* The first field whose value is not one of its type; false: none. */
static bool missing_value(const struct ${$p}_opcode_info *info, const uint64_t *word,
			  enum ${$p}_field *field)
{
	for (unsigned k = 0; k < info->fields; k++) {
		const struct ${$p}_layout *layout = &${$p}_layouts[info->layout + k];
		const struct ${$p}_type *type = &${$p}_types[layout->type];
		uint64_t value = ${$p}_extract(word, &${$p}_positions[layout->position]);
		*field = (enum ${$p}_field)layout->field;
		if (type->count && !${$p}_in_cubes(value, type->first, type->count))
			return true;
	}
	return false;
}
%elif $holes
/* The field whose type lacks some values: nothing else makes a word illegal. */
static enum ${$p}_field missing_value(const struct ${$p}_opcode_info *info)
{
	const struct ${$p}_layout *layout = &${$p}_layouts[info->layout], *first = layout;
	for (unsigned k = info->fields; k-- > 0;)
		if (${$p}_types[layout[k].type].count)
			first = &layout[k];
	return (enum ${$p}_field)first->field;
}

%end
