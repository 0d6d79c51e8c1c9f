%# SPDX-License-Identifier: MIT
/* ---- the start of a run ---- */

/* The registers that programs use most, and some others; of a small file all. Now and then all
 * have the same value, as side fields should. */
static void set_registers(
	struct ${$p}_state *state, struct ${$p}_fuzz_random *r, struct targets *targets)
{
	enum { USED = 16, OTHERS = 6 };
	for (unsigned i = 0; i < file_rows; i++) {
		const struct file *file = &files[i];
		const unsigned used = file->count < 4 * USED ? file->count : USED;
		for (unsigned n = 0; n < used; n++)
			set_register(state, file, n, r, targets);
		for (unsigned k = 0; k < OTHERS && used < file->count; k++)
			set_register(state, file, (unsigned)${$p}_fuzz_below(r, file->count), r, targets);
		const uint64_t same = ${$p}_fuzz_next(r);
		for (unsigned n = 0; n < file->count && file->allowed_count && same % 2; n++)
			set(state, file, n,
				file->allowed[same % 4 == 1 ? 0 : (same >> 8) % file->allowed_count]);
	}
%if $s/@lanes > 1
	const uint64_t lanes = ${$p}_fuzz_next(r), some = ${$p}_fuzz_next(r);
	uint64_t chosen = some;
	if (lanes % 8 < 3)
		chosen = UINT64_MAX;
	else if (lanes % 8 == 3)
		chosen = UINT64_C(1) << some % ${$s/@lanes};
	else if (lanes % 8 == 4)
		chosen = some % 8 ? UINT64_MAX << some % ${$s/@lanes} : 0;
	state->active = (uint${$s/@mask-bits}_t)(chosen & UINT64_C(${$s/@all-lanes}));
%end
	if (${$p}_fuzz_next(r) % 4 == 0)
		return; /* the content of constant registers is irrelevant */
	for (const struct constant *c = constants; c->number != ~0u; c++)
		for (unsigned k = 0; k < files[c->file].values; k++)
			set(state, &files[c->file], (size_t)c->number * files[c->file].values + k, c->value);
}

/* Sizes: all there can be, some, next to nothing. */
static uint64_t size_of(struct ${$p}_fuzz_random *r, unsigned bank, uint64_t most)
{
	const uint64_t x = ${$p}_fuzz_next(r), y = x >> 8;
	if (bank > 3 && most <= ${$P}_FUZZ_BANK)
		most = most < 64 ? most : 64;
	return x % 4 == 0 ? y % (most + 1) : x % 16 == 1 ? y % 20 % (most + 1) : most;
}

static void set_bank(
	struct ${$p}_fuzz_world *world, struct ${$p}_fuzz_random *r, unsigned m, unsigned b)
{
	const uint64_t room = memories[m].writable ? ${$P}_FUZZ_BANK : CONSTANT_BYTES;
	const uint64_t most = memories[m].reach < room - 1 ? memories[m].reach + 1 : room;
	struct ${$p}_fuzz_place place = { .size = size_of(r, b, most) };
	uint8_t *end = bank_end(world, memories[m].first + b);
%if $machine
	const uint64_t x = ${$p}_fuzz_next(r);
	const uint64_t behind = (memories[m].reach - place.size + 1) & memories[m].reach;
	const uint64_t some = x % 16 == 4 ? x >> 8 & 255 : x >> 8;
	place.base = x % 4 ? 0 : x % 8 == 0 ? behind : (some & behind) & ~(uint64_t)15;
%end
	if (world->banks[memories[m].first + b]) {
		const uint64_t y = ${$p}_fuzz_next(r);
		memcpy(end - place.size, contents[y % 8 < 5 ? 0 : y % 8 - 4], (size_t)place.size);
		memset(end - place.size - ${$P}_FUZZ_GUARD, world->around, ${$P}_FUZZ_GUARD);
	}
	set_place(world->state, m, b, end - place.size, &place);
}

%if $machine
%include "run_begin_machine.tpl"
%else
static void place_program(struct ${$p}_fuzz_world *world, struct ${$p}_fuzz_launch *launch,
	struct ${$p}_fuzz_random *r, struct targets *targets, unsigned options, unsigned entry)
{
	(void)r, (void)options;
	targets->size = 4096;
	if (entry >= 192)
		world->state->pc = (uint64_t)(entry - 192) / 4 * ${$P}_FUZZ_ALIGN + (entry % 4 == 3);
	if (launch->limit > ${$P}_FUZZ_STEPS / 4)
		launch->limit = ${$P}_FUZZ_STEPS / 4;
}
%end

static uint64_t number(const uint8_t *header, unsigned at, unsigned bytes)
{
	uint64_t value = 0;
	for (unsigned i = bytes; i-- > 0;)
		value = value << 8 | header[at + i];
	return value;
}

void ${$p}_fuzz_start(struct ${$p}_fuzz_world *world, struct ${$p}_fuzz_launch *launch,
	const uint8_t *data, size_t size)
{
	uint8_t header[${$P}_FUZZ_HEADER] = { 0 };
	struct ${$p}_fuzz_random r;
	struct targets targets = { 0 };
	const size_t taken = size < sizeof header ? size : sizeof header;
	if (taken)
		memcpy(header, data, taken);
	memset(launch, 0, sizeof *launch);
	launch->input = data;
	launch->input_size = size;
	launch->program = data + taken;
	launch->size = size - taken < ${$P}_FUZZ_PROGRAM ? size - taken : ${$P}_FUZZ_PROGRAM;
	launch->limit = number(header, ${$P}_FUZZ_AT_LIMIT, 2) % ${$P}_FUZZ_STEPS;
	launch->events = (uint32_t)number(header, ${$P}_FUZZ_AT_EVENTS, 4);
	make_base();
	${$p}_fuzz_seed(&r, number(header, ${$P}_FUZZ_AT_SEED, 8));
	*world->state = *base.state;
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks; b++)
			set_bank(world, &r, m, b);
	place_program(world, launch, &r, &targets,
		header[${$P}_FUZZ_AT_OPTIONS], header[${$P}_FUZZ_AT_ENTRY]);
	set_registers(world->state, &r, &targets);
}
