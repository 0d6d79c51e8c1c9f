%file "${$p}_state.c"
%call banner('State of the interpreter by names and numbers: reading, writing, comparing.')
#include "${c-string: $p}_run.h"

const unsigned ${$p}_file_count = ${$P}_FILE_COUNT, ${$p}_memory_count = ${$P}_MEMORY_COUNT;

const struct ${$p}_file_info ${$p}_files[] = {
%if $s/@lanes > 1
	{ "active", "", 0, 0, 1, ${$s/names/@count}, 1, ${$s/@lanes}, 1, ${$s/@mask-bytes}, false,
	  offsetof(struct ${$p}_state, active) },
%end
%each $s/files/c-file
	{ ${raw: @row}, offsetof(struct ${$p}_state, ${id: @id}) },
%end
%if $s/@lanes = 1 and not($s/files/c-file)
	{ "", "", 0, 0, 0, 0, 0, 0, 0, 1, false, 0 } /* C has no empty arrays */
%end
};

const struct ${$p}_register_info ${$p}_registers[] = {
%each $s/names/row
	${raw: @c},
%end
	{ "active", 0, 0, false, false }
};

const struct ${$p}_memory_info ${$p}_memories[] = {
%each $s/memories/c-memory
	{ ${raw: @row} },
%end
%if not($s/memories/c-memory)
	{ "", 0, 0, false }
%end
};

/* The entry of a register that is not a second name, or NULL. */
static const struct ${$p}_register_info *find_named(unsigned file, unsigned number)
{
	const struct ${$p}_register_info *names = ${$p}_registers + ${$p}_files[file].names;
	for (unsigned i = 0; i < ${$p}_files[file].named; i++)
		if (names[i].number == number && !names[i].alias)
			return &names[i];
	return NULL;
}

static bool is_numbered(unsigned file, unsigned number)
{
	const struct ${$p}_file_info *info = &${$p}_files[file];
	return number >= info->first && number - info->first < info->numbered;
}

static bool is_register(unsigned file, unsigned number)
{
	if (file >= ${$p}_file_count)
		return false;
	const struct ${$p}_register_info *names = ${$p}_registers + ${$p}_files[file].names;
	bool known = is_numbered(file, number);
	for (unsigned i = 0; i < ${$p}_files[file].named && !known; i++)
		known = names[i].number == number;
	return known;
}

/* What the state holds; number and lane are in range. */
static uint64_t load_element(const struct ${$p}_state *state, const struct ${$p}_file_info *info,
			     unsigned number, unsigned lane)
{
	const void *first = (const unsigned char *)state + info->offset;
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
	switch (info->bytes) {
	case 1:
		return ((const uint8_t *)first)[at];
	case 2:
		return ((const uint16_t *)first)[at];
	case 4:
		return ((const uint32_t *)first)[at];
	default:
		return ((const uint64_t *)first)[at];
	}
}

static void store_element(struct ${$p}_state *state, const struct ${$p}_file_info *info,
			  unsigned number, unsigned lane, uint64_t value)
{
	void *first = (unsigned char *)state + info->offset;
	size_t at = info->masks ? number : (size_t)number * info->lanes + lane;
	switch (info->bytes) {
	case 1:
		((uint8_t *)first)[at] = (uint8_t)value;
		break;
	case 2:
		((uint16_t *)first)[at] = (uint16_t)value;
		break;
	case 4:
		((uint32_t *)first)[at] = (uint32_t)value;
		break;
	default:
		((uint64_t *)first)[at] = value;
		break;
	}
}

bool ${$p}_read(const struct ${$p}_state *state, unsigned file, unsigned number, unsigned lane,
	      uint64_t *value)
{
	if (!is_register(file, number) || lane >= ${$p}_files[file].lanes)
		return false;
	const struct ${$p}_register_info *named = find_named(file, number);
	if (named && named->constant) {
		*value = named->reads;
		return true;
	}
	*value = load_element(state, &${$p}_files[file], number, lane);
	if (${$p}_files[file].masks)
		*value = *value >> lane & 1;
	return true;
}

bool ${$p}_write(struct ${$p}_state *state, unsigned file, unsigned number, unsigned lane,
	       uint64_t value)
{
	if (!is_register(file, number) || lane >= ${$p}_files[file].lanes)
		return false;
	const struct ${$p}_file_info *info = &${$p}_files[file];
	const struct ${$p}_register_info *named = find_named(file, number);
	if ((named && named->constant) || (info->width < 64 && value >> info->width))
		return false;
	if (info->masks) {
		uint64_t others = load_element(state, info, number, lane) & ~((uint64_t)1 << lane);
		value = others | value << lane;
	}
	store_element(state, info, number, lane, value);
	return true;
}

%include "run_compare.tpl"
