%# SPDX-License-Identifier: MIT
/* ---- what no state may hold ---- */

/* Bits above the width of a register. */
static const char *too_wide(const struct ${$p}_state *state)
{
	for (unsigned i = 0; i < file_rows; i++) {
		const struct file *file = &files[i];
		if (file->width == 8 * file->bytes)
			continue;
		for (size_t at = 0; at < (size_t)file->count * file->values; at++) {
			char name[80];
			const uint64_t value = get(state, file, at);
			if (value >> file->width && name_value(state, i, at, name, sizeof name))
				return tell(name, value, UINT64_MAX >> (64 - file->width));
		}
	}
	return NULL;
}

static const char *changed_constant(const struct ${$p}_state *state)
{
	for (const struct constant *c = constants; c->number != ~0u; c++) {
		const struct file *file = &files[c->file];
		for (unsigned k = 0; k < file->values; k++) {
			const uint64_t value = get(state, file, (size_t)c->number * file->values + k);
			if (value != c->value)
				return tell("a constant register", value, c->value);
		}
	}
	return NULL;
}

static const char *changed_guard(const struct ${$p}_fuzz_world *world)
{
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks; b++) {
			const unsigned bank = memories[m].first + b;
			const struct ${$p}_fuzz_place place = ${$p}_fuzz_bank(world->state, m, b);
			if (place.bytes + place.size != bank_end(world, bank))
				return "a bank of the state has moved";
			for (unsigned i = 1; i <= ${$P}_FUZZ_GUARD && world->banks[bank]; i++)
				if (place.bytes[-(int)i] != world->around)
					return tell("byte before a bank", place.bytes[-(int)i],
						world->around);
		}
	return NULL;
}

const char *${$p}_fuzz_corrupt(const struct ${$p}_fuzz_world *world, bool ran)
{
	const char *what = too_wide(world->state);
	if (!what && ran)
		what = changed_constant(world->state);
	if (!what)
		what = changed_guard(world);
%if $s/@lanes > 1
	if (!what && (uint64_t)world->state->active & ~UINT64_C(${$s/@all-lanes}))
		return tell("active lanes that do not exist", world->state->active, ${$s/@all-lanes});
%end
%if $machine
	if (!what && (world->state->in_trap || world->state->program))
		return "the run did not clean up its own members of the state";
	if (!what && (world->state->pc & ~UINT64_C(${$s/@pc-mask})))
		return tell("pc has too many bits", world->state->pc, ${$s/@pc-mask});
%end
	return what;
}

