%# SPDX-License-Identifier: MIT
%if $name_steps
%if $ordered
/* The first of the names, which are in the order of their values, that has this value or more. */
static uint32_t find_value(const struct ${$p}_named *named, uint64_t value)
{
	uint32_t low = named->name, high = named->name + named->names;
	while (low < high) {
		uint32_t middle = low + (high - low) / 2;
		if (${$p}_names[middle].value < value)
			low = middle + 1;
		else
			high = middle;
	}
	return low;
}

%end
static ${$P}_APART char *put_named(char *out, const struct ${$p}_named *named, const uint64_t *word)
{
	uint64_t value = ${$p}_extract(word, &${$p}_positions[named->position]);
%if $ordered
	uint32_t first = named->order ? find_value(named, value) : named->name;
	for (uint32_t i = first; i < named->name + named->names; i++) {
%else
	for (uint32_t i = named->name; i < named->name + named->names; i++) {
%end
		const struct ${$p}_name *name = &${$p}_names[i];
%if $ordered
		if (named->order && name->value != value)
			break;
%end
%if $members
		bool numbered = value - named->first < named->count;
		bool fits = named->range < 2 || name->alone || !numbered;
		if (name->value == value && !name->alias && fits)
%else
		if (name->value == value && !name->alias)
%end
			return put_bytes(out, name->text, name->length);
	}
	out = put_bytes(out, named->prefix, named->prefix_length);
%if $ranges
	if (named->range < 2)
		return out + ${$p}_write_decimal(out, value${$decimal-one});
	*out++ = '[';
	out += ${$p}_write_decimal(out, value${$decimal-one});
	*out++ = ':';
	out += ${$p}_write_decimal(out, value + named->range - 1${$decimal-one});
	*out++ = ']';
	return out;
%else
	return out + ${$p}_write_decimal(out, value${$decimal-one});
%end
}

%end
