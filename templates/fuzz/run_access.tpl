%# SPDX-License-Identifier: MIT
/* ---- the state by names and numbers ---- */

/* What the specification says of the register files, in the order of the state. */
static const struct fact {
	unsigned width, values, first, numbered;
} facts[] = {
%if $s/@lanes > 1
	{ ${$s/@lanes}, 1, 0, 0 },
%end
%each $s/files/c-file
	{ ${@width}, $\
%if @holding = 'rows' or @holding = 'masks'
${$s/@lanes}$\
%else
1$\
%end
, ${@first}, ${@numbered} },
%end
	{ 0, 0, 0, 0 } /* the end */
};

/* Registers that cannot be written. */
static const struct constant {
	unsigned file, number;
} constants[] = {
%each $s/files/c-file
%let file = $index - 1 + number($s/@lanes > 1)
%each constant
	{ ${$file}, ${@number} },
%end
%end
	{ ~0u, 0 } /* the end */
};

static bool may_hold(unsigned file, unsigned number, uint64_t value)
{
	for (const struct constant *c = constants; c->file != ~0u; c++)
		if (c->file == file && c->number == number)
			return false;
	return facts[file].width > 63 || !(value >> facts[file].width);
}

/* Existing banks can be set in the state, others cannot, and there is no file after the last. */
static void check_ends(struct ${$p}_state *copy)
{
%each $s/memories/c-memory
	for (unsigned bank = 0; bank < ${@banks} + 2; bank++)
		if (${$p}_map_bank(copy, ${$P}_MEMORY_${id: @id}, bank, NULL, 0) != (bank < ${@banks}))
			${$P}_FAIL("bank %u of memory %s is looked up incorrectly", bank, "${c-string: @name}");
%end
	uint64_t value;
	if (${$p}_map_bank(copy, ${$p}_memory_count, 0, NULL, 0))
		${$P}_FAIL("a bank of an unknown memory is accepted");
	if (${$p}_read(copy, ${$s/@file-end}, 0${$lane_0}, &value) ||
	    ${$p}_write(copy, ${$s/@file-end}, 0${$lane_0}, 0))
		${$P}_FAIL("a register of an unknown file is read or written");
}

/* A random value: what can be read can be written, except for constants and values that are too
 * wide, and a difference is found after a change. */
static void check_access(struct ${$p}_state *state, struct ${$p}_state *copy)
{
	struct ${$p}_difference difference = { 0 };
	const unsigned file = (unsigned)${$p}_fuzz_below(&trial.random, ${$p}_file_count);
	const struct ${$p}_file_info *info = &${$p}_files[file];
	const unsigned number = (unsigned)${$p}_fuzz_below(&trial.random, info->count + 1);
%if not($machine)
	const unsigned lane = (unsigned)${$p}_fuzz_below(&trial.random, info->lanes);
%end
	const uint64_t other = ${$p}_fuzz_next(&trial.random) >> ${$p}_fuzz_next(&trial.random) % 64;
	uint64_t before, after;
	*copy = *state;
	if (info->width != facts[file].width || info->first != facts[file].first ||
	    info->numbered != facts[file].numbered)
		${$P}_FAIL("%s has %u bits, %u registers from number %u", info->name, info->width,
			info->numbered, info->first);
%if not($machine)
	if (info->lanes != facts[file].values)
		${$P}_FAIL("%s has %u lanes", info->name, info->lanes);
%end
	check_ends(copy);
	const bool known = ${$p}_read(state, file, number${$at_lane}, &before);
	check_name(file, number, known);
	const bool written = ${$p}_write(copy, file, number${$at_lane}, other);
	if (known && info->width < 64 && before >> info->width)
		${$P}_FAIL("%s[%u] reads 0x%llx, which it cannot hold", info->name, number, (print)before);
	if (known != ${$p}_read(copy, file, number${$at_lane}, &after) || (written && after != other) ||
	    (known && !written && after != before) ||
	    written != (known && may_hold(file, number, other)))
		${$P}_FAIL("%s[%u]${c-string: $of_lane}: wrote 0x%llx, read 0x%llx", info->name,
			number${$at_lane}, (print)other, (print)(known ? after : 0));
	const bool differs = ${$p}_compare(state, copy, &difference);
	if (differs != (known && before != after))
		${$P}_FAIL("%s[%u]${c-string: $of_lane}: 0x%llx and 0x%llx %s", info->name,
			number${$at_lane}, (print)(known ? before : 0), (print)(known ? after : 0),
			differs ? "are reported as different" : "are reported as equal");
	if (differs && (difference.file != file || difference.number != number ||
			${$other_lane}difference.before != before || difference.after != after ||
			${$p}_compare(state, copy, &difference)))
		${$P}_FAIL("a difference in %s[%u]${c-string: $of_lane} is reported as a different one",
			info->name, number${$at_lane});
}

