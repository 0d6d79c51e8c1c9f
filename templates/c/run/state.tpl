%# SPDX-License-Identifier: MIT
%file "${$p}_state.c"
%call banner('State of the interpreter by names and numbers: reading, writing, comparing.')
#include "${c-string: $p}_run.h"

const unsigned ${$p}_file_count = ${$P}_FILE_COUNT, ${$p}_memory_count = ${$P}_MEMORY_COUNT;

const struct ${$p}_file_info ${$p}_files[] = {
%if $s/@lanes > 1
	{ .name = "active", .prefix = "", .count = 1, .names = ${$s/names/@count}, .named = 1,
	  .width = ${$s/@lanes}, .lanes = 1, .bytes = ${$s/@mask-bytes},
	  .offset = offsetof(struct ${$p}_state, active) },
%end
%each $s/files/c-file wrap 74
%call file_row()
, .bytes = ${@bits div 8}$\
%if @holding = 'masks'
, .masks = true$\
%end
, .offset = offsetof(struct ${$p}_state, ${id: @member}) },
%end
%each $s/views/c-file wrap 74
%call file_row()
 },
%end
%if $s/@lanes = 1 and not($s/files/c-file)
	{ 0 } /* C has no empty arrays */
%end
};

const struct ${$p}_register_info ${$p}_registers[] = {
%each $s/names/row wrap 74
	{ .name = "${c-string: @name}"$[, .number = ${@number}$]$[, .reads = ${@reads}$]$\
$[, .constant = ${@constant}$]$[, .alias = ${@alias}$] },
%end
%if $s/@lanes > 1
	{ .name = "active" }
%elif not($s/names/row)
	{ 0 }
%end
};

const struct ${$p}_memory_info ${$p}_memories[] = {
%each $s/memories/c-memory wrap 74
	{ .name = "${c-string: @name}"$[, .banks = ${@banks[../@banked]}$], .access_bytes = ${@word}$\
%if @big
, .big = true$\
%end
 },
%end
%if not($s/memories/c-memory)
	{ 0 }
%end
};

%let has_fixed = $s/files/c-file/constant or $s/views/c-file/constant
%if $has_fixed
/* The entry of a register that is not a second name, or NULL. */
static const struct ${$p}_register_info *find_named(unsigned file, unsigned number)
{
	const struct ${$p}_register_info *names = ${$p}_registers + ${$p}_files[file].names;
	for (unsigned i = 0; i < ${$p}_files[file].named; i++)
		if (names[i].number == number && !names[i].alias)
			return &names[i];
	return NULL;
}

%end
static bool is_numbered(unsigned file, unsigned number)
{
	const struct ${$p}_file_info *info = &${$p}_files[file];
	return number >= info->first && number - info->first < info->numbered;
}

static bool is_register(unsigned file, unsigned number${$of_lane})
{
	if (file >= ${$s/@file-end})
		return false;
%if not($s/@program)
	if (lane >= ${$p}_files[file].lanes)
		return false;
%end
	const struct ${$p}_register_info *names = ${$p}_registers + ${$p}_files[file].names;
	bool known = is_numbered(file, number);
	for (unsigned i = 0; i < ${$p}_files[file].named && !known; i++)
		known = names[i].number == number;
	return known;
}

%include "run/element.tpl"
%if $s/views/c-file
%include "run/view.tpl"
%end
bool ${$p}_read(const struct ${$p}_state *state, enum ${$p}_file file, unsigned number${$of_lane},
	      uint64_t *value)
{
	if (!is_register(file, number${$at_lane}))
		return false;
%if $has_fixed
	const struct ${$p}_register_info *named = find_named(file, number);
	if (named && named->constant) {
		*value = named->reads;
		return true;
	}
%end
%if $s/views/c-file
	if (file >= ${$P}_FILE_COUNT) {
		*value = read_view(state, file, number${$at_lane});
		return true;
	}
%end
	*value = load_element(state, &${$p}_files[file], number${$at_lane});
%if $s/@lanes > 1
	if (${$p}_files[file].masks)
		*value = *value >> lane & 1;
%end
	return true;
}

bool ${$p}_write(struct ${$p}_state *state, enum ${$p}_file file, unsigned number${$of_lane},
	       uint64_t value)
{
	if (!is_register(file, number${$at_lane}))
		return false;
	const struct ${$p}_file_info *info = &${$p}_files[file];
%if $has_fixed
	const struct ${$p}_register_info *named = find_named(file, number);
	if (named && named->constant)
		return false;
%end
	if (info->width < 64 && value >> info->width)
		return false;
%if $s/views/c-file
	if (file >= ${$P}_FILE_COUNT) {
		write_view(state, file, number${$at_lane}, value);
		return true;
	}
%end
%if $s/@lanes > 1
	if (info->masks) {
		uint64_t others = load_element(state, info, number, lane) & ~((uint64_t)1 << lane);
		value = others | value << lane;
	}
%end
	store_element(state, info, number${$at_lane}, value);
	return true;
}

%include "run/compare.tpl"
