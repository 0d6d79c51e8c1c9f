/* Start states: made of an input, copied, compared, searched for what none may hold.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tiny_fuzz_run.h"

/* ---- what a state is made of ---- */

/* A register file: `count` registers of `values` values each, and a value has so many bits. */
struct file {
	size_t offset, bytes;
	unsigned count, values, width;
	unsigned allowed_count; /* not 0: no other values */
	const uint64_t *allowed;
};

static const uint64_t allowed_mode[] = { 0x0, 0x1 };
static const struct file files[] = {
	{ offsetof(struct tiny_state, R), 2, 8, 1, 16, 0, NULL },
	{ offsetof(struct tiny_state, equal), 1, 1, 1, 1, 0, NULL },
	{ offsetof(struct tiny_state, less), 1, 1, 1, 1, 0, NULL },
	{ offsetof(struct tiny_state, below), 1, 1, 1, 1, 0, NULL },
	{ offsetof(struct tiny_state, saved_pc), 2, 1, 1, 16, 0, NULL },
	{ offsetof(struct tiny_state, why), 1, 1, 1, 8, 0, NULL },
	{ offsetof(struct tiny_state, mode), 1, 1, 1, 1, 2, allowed_mode },
	{ 0, 1, 0, 1, 1, 0, NULL }, /* the end */
};

/* Registers that read the same always. */
static const struct constant {
	unsigned file, number;
	uint64_t value;
} constants[] = {
	{ 0, ~0u, 0 } /* the end */
};

/* The banks of all memories in a row; of a memory those from `first` on. */
static const struct memory {
	unsigned first, banks;
	bool writable;
	uint64_t reach; /* its highest address */
} memories[] = {
	{ 0, 1, true, 0xffff },
};

static const unsigned file_rows = 7;
static const unsigned memory_rows = 1;
struct tiny_fuzz_place tiny_fuzz_bank(
	const struct tiny_state *state, unsigned memory, unsigned bank)
{
	(void)state, (void)bank;
	switch (memory) {
	case 0:
		return (struct tiny_fuzz_place){ state->ram.bytes, state->ram.size, state->ram.base };
	default:
		return (struct tiny_fuzz_place){ 0 };
	}
}

static void set_place(
	struct tiny_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
	const struct tiny_fuzz_place *place)
{
	(void)state, (void)bank, (void)bytes, (void)place;
	switch (memory) {
	case 0:
		state->ram.bytes = bytes;
		state->ram.size = place->size;
		state->ram.base = place->base;
		break;
	default:
		break;
	}
}

static uint64_t get(const struct tiny_state *state, const struct file *file, size_t at)
{
	const unsigned char *first = (const unsigned char *)state + file->offset;
	switch (file->bytes) {
	case 1: return first[at];
	case 2: return ((const uint16_t *)(const void *)first)[at];
	case 4: return ((const uint32_t *)(const void *)first)[at];
	default: return ((const uint64_t *)(const void *)first)[at];
	}
}

static void set(struct tiny_state *state, const struct file *file, size_t at, uint64_t value)
{
	unsigned char *first = (unsigned char *)state + file->offset;
	switch (file->bytes) {
	case 1: first[at] = (uint8_t)value; break;
	case 2: ((uint16_t *)(void *)first)[at] = (uint16_t)value; break;
	case 4: ((uint32_t *)(void *)first)[at] = (uint32_t)value; break;
	default: ((uint64_t *)(void *)first)[at] = value; break;
	}
}

/* ---- worlds ---- */

/* Bytes of all memories that are only read. Banks are its last ones, so that what is read behind
 * them does not belong to the program. */
static uint8_t *constant_bytes;
enum { CONSTANT_BYTES = 1 << 17 };

static void *claim(size_t size)
{
	void *room = malloc(size ? size : 1);
	if (!room)
		abort();
	return room;
}

/* Where a bank ends. */
static uint8_t *bank_end(const struct tiny_fuzz_world *world, unsigned bank)
{
	return world->banks[bank] ? world->banks[bank] + TINY_FUZZ_GUARD + TINY_FUZZ_BANK
				  : constant_bytes + CONSTANT_BYTES;
}

void tiny_fuzz_open(struct tiny_fuzz_world *world, uint8_t around)
{
	const size_t align = _Alignof(struct tiny_state) < 16 ? 16 : _Alignof(struct tiny_state);
	const size_t size = (sizeof(struct tiny_state) + align - 1) / align * align;
	memset(world, 0, sizeof *world);
	world->around = around;
	world->state = aligned_alloc(align, size);
	if (!world->state)
		abort();
	memset(world->state, 0, sizeof *world->state);
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks && memories[m].writable; b++) {
			uint8_t *bytes = claim(TINY_FUZZ_GUARD + TINY_FUZZ_BANK);
			memset(bytes, around, TINY_FUZZ_GUARD + TINY_FUZZ_BANK);
			world->banks[memories[m].first + b] = bytes;
		}
	world->room_size = tiny_program_room(2 * TINY_FUZZ_BANK);
	world->room = claim(world->room_size);
}

void tiny_fuzz_copy(struct tiny_fuzz_world *to, const struct tiny_fuzz_world *from)
{
	*to->state = *from->state;
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks && memories[m].writable; b++) {
			const struct tiny_fuzz_place place = tiny_fuzz_bank(from->state, m, b);
			uint8_t *end = bank_end(to, memories[m].first + b), *first = end - place.size;
			memcpy(first, place.bytes, (size_t)place.size);
			memset(first - TINY_FUZZ_GUARD, to->around, TINY_FUZZ_GUARD);
			set_place(to->state, m, b, first, &place);
		}
	to->device_seed = from->device_seed;
	to->answers = from->answers;
	to->written = from->written;
	const bool has_device = from->state->ram.device != NULL;
	to->state->ram.device = has_device ? &to->device : NULL;
	to->device = from->device;
	to->device.context = to;
}

/* ---- comparing ---- */

static char text[200];

static const char *tell(const char *what, uint64_t a, uint64_t b)
{
	snprintf(text, sizeof text, "%s: 0x%llx and 0x%llx", what, (unsigned long long)a,
		(unsigned long long)b);
	return text;
}

/* Names a value of a file; false: it belongs to no register or a constant one, and may hold
 * anything. */
static bool name_value(
	const struct tiny_state *state, unsigned file, size_t at, char *name, size_t size)
{
	const unsigned number = (unsigned)(at / files[file].values), known = file + (1 > 1);
	uint64_t value;
	for (const struct constant *c = constants; c->number != ~0u; c++)
		if (c->file == file && c->number == number)
			return false;
	if (!tiny_read(state, known, number, 0, &value))
		return false;
	snprintf(name, size, "%s[%u]", tiny_files[known].name, number);
	if (files[file].values > 1)
		snprintf(name + strlen(name), size - strlen(name), " of lane %u",
			(unsigned)(at % files[file].values));
	return true;
}

static const char *file_difference(
	const struct tiny_state *a, const struct tiny_state *b, unsigned i)
{
	const size_t values = (size_t)files[i].count * files[i].values;
	if (!memcmp((const char *)a + files[i].offset, (const char *)b + files[i].offset,
		    values * files[i].bytes))
		return NULL;
	for (size_t at = 0; at < values; at++) {
		char name[80];
		const uint64_t x = get(a, &files[i], at), y = get(b, &files[i], at);
		if (x != y && name_value(a, i, at, name, sizeof name))
			return tell(name, x, y);
	}
	return NULL;
}

static const char *memory_difference(
	const struct tiny_state *a, const struct tiny_state *b, unsigned memory, unsigned bank)
{
	const struct tiny_fuzz_place x = tiny_fuzz_bank(a, memory, bank);
	const struct tiny_fuzz_place y = tiny_fuzz_bank(b, memory, bank);
	if (x.size != y.size || x.base != y.base)
		return tell("size or base of a bank", x.size, y.size);
	if (x.bytes == y.bytes || !memcmp(x.bytes, y.bytes, (size_t)x.size))
		return NULL;
	size_t at = 0;
	while (x.bytes[at] == y.bytes[at])
		at++;
	char name[80];
	snprintf(name, sizeof name, "%s[%u][0x%llx]", tiny_memories[memory].name, bank,
		(unsigned long long)(x.base + at));
	return tell(name, x.bytes[at], y.bytes[at]);
}

const char *tiny_fuzz_difference(
	const struct tiny_fuzz_world *a, const struct tiny_fuzz_world *b)
{
	const struct tiny_state *x = a->state, *y = b->state;
	const char *what = NULL;
	for (unsigned i = 0; i < file_rows && !what; i++)
		what = file_difference(x, y, i);
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned k = 0; k < memories[m].banks && memories[m].writable && !what; k++)
			what = memory_difference(x, y, m, k);
	if (what)
		return what;
	if (x->pc != y->pc)
		return tell("pc", x->pc, y->pc);
	if (x->exception != y->exception)
		return tell("exception", x->exception, y->exception);
	if (x->bad_address != y->bad_address)
		return tell("bad_address", x->bad_address, y->bad_address);
	if (a->written != b->written)
		return tell("what the device was told (a sum)", a->written, b->written);
	if (x->cycles != y->cycles)
		return tell("cycles", x->cycles, y->cycles);
	return NULL;
}

/* ---- what no state may hold ---- */

/* Bits above the width of a register. */
static const char *too_wide(const struct tiny_state *state)
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

static const char *changed_constant(const struct tiny_state *state)
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

static const char *changed_guard(const struct tiny_fuzz_world *world)
{
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks; b++) {
			const unsigned bank = memories[m].first + b;
			const struct tiny_fuzz_place place = tiny_fuzz_bank(world->state, m, b);
			if (place.bytes + place.size != bank_end(world, bank))
				return "a bank of the state has moved";
			for (unsigned i = 1; i <= TINY_FUZZ_GUARD && world->banks[bank]; i++)
				if (place.bytes[-(int)i] != world->around)
					return tell("byte before a bank", place.bytes[-(int)i],
						world->around);
		}
	return NULL;
}

const char *tiny_fuzz_corrupt(const struct tiny_fuzz_world *world, bool ran)
{
	const char *what = too_wide(world->state);
	if (!what && ran)
		what = changed_constant(world->state);
	if (!what)
		what = changed_guard(world);
	if (!what && (world->state->in_trap || world->state->program))
		return "the run did not clean up its own members of the state";
	if (!what && (world->state->pc & ~UINT64_C(0xffff)))
		return tell("pc has too many bits", world->state->pc, 0xffff);
	return what;
}

/* ---- values ---- */

/* Where values that could be addresses lead. */
struct targets {
	uint64_t code, memory, size;
	uint64_t recent[8]; /* other values of the state */
	unsigned next;
};

/* Next to the last value, a recent one, or bytes of two: what comparisons by parts tell apart. */
static uint64_t related(const struct targets *targets, uint64_t last, uint64_t x)
{
	const uint64_t recent = targets->recent[x >> 2 & 7], bytes = (x >> 8) * UINT64_C(0x10101);
	const uint64_t some = (bytes & UINT64_C(0x0101010101010101)) * 255;
	switch (x % 4) {
	case 0: return last + (x >> 5) % 3 - 1;
	case 1: return recent;
	case 2: return recent ^ UINT64_C(1) << (x >> 5 & 63);
	default: return (recent & some) | (last & ~some);
	}
}

/* A binary32 number: zeros, subnormals, the greatest, infinities and NaNs as often as others. */
static uint64_t some_float(uint64_t x)
{
	static const uint8_t exponents[] = { 0, 0, 0, 1, 126, 127, 128, 254, 255, 24, 104, 150 };
	const uint64_t y = x >> 16, fraction = x % 4 == 0 ? 0 : x % 4 == 1 ? y : (y & 1) << y % 24;
	return x >> 8 << 31 | (uint64_t)exponents[(x >> 4) % sizeof exponents] << 23 |
	       (fraction & 0x7FFFFF);
}

static uint64_t value_of(
	struct tiny_fuzz_random *r, const struct file *file, const struct targets *targets,
	uint64_t last)
{
	static const uint32_t edges[] = { 0, 1, 2, 31, 32, 33, 63, 64, 65, 0x7FFFFFFF, 0x80000000,
		0x80000001, 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFE0, 0x007FFFFF, 0x00800000, 0x00800001,
		0x7F7FFFFF, 0x7F800000, 0x7F800001, 0x7FC00000, 0xFF800000, 0xFFC00001, 0x3F800000,
		0xBF800000, 0x3F7FFFFF, 0x3F800001, 0x33800000, 0x33800001, 0x4B800000, 0x0000FFFF };
	const uint64_t mask = UINT64_MAX >> (64 - file->width);
	const uint64_t x = tiny_fuzz_next(r), y = x >> 8;
	if (file->allowed_count)
		return file->allowed[y % file->allowed_count];
	if (file->width == 1 || file->values == 1)
		if (x % 2 && file->width <= 8)
			return y & mask;
	if (file->count == 1 && file->width > 8 && x % 4 == 0) /* as a lock holds an address */
		return targets->recent[y % 8] & mask;
	switch (x % 20) {
	case 0: case 1: case 2: return edges[y % (sizeof edges / sizeof *edges)] & mask;
	case 3: case 4: return (((uint64_t)1 << y % 64) + (y >> 8) % 3 - 1) & mask;
	case 5: return (~((uint64_t)1 << y % 64) + (y >> 8) % 3) & mask;
	case 6: return y % 256 & mask;
	case 7: return (((uint64_t)1 << (file->width - 1)) + y % 3 - 1) & mask;
	case 8: return related(targets, last, y) & mask;
	case 9: case 10: return (targets->memory + y % (targets->size + 16) - 8) & mask;
	case 11: return (targets->code + (y >> 8) % (y % 2 ? 64 : 8) - 4) & mask;
	case 12: return (targets->code + y % 16 * TINY_FUZZ_ALIGN) & mask;
	case 13: case 14: case 15: return some_float(y) & mask;
	case 16: return (y & UINT64_C(0x3333333333333333)) & mask; /* small digits */
	default: return (x ^ x << 31) & mask;
	}
}

/* A register: each value anew, all alike, or each a step from the one before. */
static void set_register(struct tiny_state *state, const struct file *file, unsigned number,
	struct tiny_fuzz_random *r, struct targets *targets)
{
	const uint64_t mask = UINT64_MAX >> (64 - file->width), how = tiny_fuzz_next(r);
	uint64_t value = value_of(r, file, targets, how >> 8);
	if (file->width > 8)
		targets->recent[targets->next++ % 8] = value;
	const uint64_t step = how % 4 == 0 ? how >> 32 & 7 : 0;
	for (unsigned k = 0; k < file->values; k++) {
		set(state, file, (size_t)number * file->values + k, value);
		if (how % 4 >= 2)
			value = value_of(r, file, targets, value);
		else if (step && !file->allowed_count)
			value = (value + step) & mask;
	}
}

/* ---- the background: what is the same for all inputs ---- */

static struct tiny_fuzz_world base;
static uint8_t contents[4][TINY_FUZZ_BANK]; /* instructions; small numbers; any; nothing */

static void make_contents(struct tiny_fuzz_random *r)
{
	size_t at = 0;
	while (at + TINY_LENGTH_MAX <= sizeof contents[0])
		at += tiny_fuzz_word(r, TINY_FUZZ_LEGAL, contents[0] + at);
	for (at = 0; at < sizeof contents[1]; at++) {
		contents[1][at] = (uint8_t)(tiny_fuzz_next(r) % 4 ? 0 : tiny_fuzz_next(r) >> 40);
		contents[2][at] = (uint8_t)(tiny_fuzz_next(r) >> 40);
	}
	constant_bytes = claim(CONSTANT_BYTES);
	for (at = 0; at < CONSTANT_BYTES; at++)
		constant_bytes[at] = (uint8_t)(tiny_fuzz_next(r) >> 40);
}

static void make_base(void)
{
	struct targets nowhere = { .size = 256 };
	struct tiny_fuzz_random r;
	if (base.state)
		return;
	tiny_fuzz_seed(&r, 1);
	make_contents(&r);
	tiny_fuzz_open(&base, 0);
	tiny_start(base.state);
	for (unsigned i = 0; i < file_rows; i++)
		for (unsigned n = 0; n < files[i].count; n++)
			set_register(base.state, &files[i], n, &r, &nowhere);
}

/* ---- the start of a run ---- */

/* The registers that programs use most, and some others; of a small file all. Now and then all
 * have the same value, as side fields should. */
static void set_registers(
	struct tiny_state *state, struct tiny_fuzz_random *r, struct targets *targets)
{
	enum { USED = 16, OTHERS = 6 };
	for (unsigned i = 0; i < file_rows; i++) {
		const struct file *file = &files[i];
		const unsigned used = file->count < 4 * USED ? file->count : USED;
		for (unsigned n = 0; n < used; n++)
			set_register(state, file, n, r, targets);
		for (unsigned k = 0; k < OTHERS && used < file->count; k++)
			set_register(state, file, (unsigned)tiny_fuzz_below(r, file->count), r, targets);
		const uint64_t same = tiny_fuzz_next(r);
		for (unsigned n = 0; n < file->count && file->allowed_count && same % 2; n++)
			set(state, file, n,
				file->allowed[same % 4 == 1 ? 0 : (same >> 8) % file->allowed_count]);
	}
	if (tiny_fuzz_next(r) % 4 == 0)
		return; /* what stands in constant registers means nothing */
	for (const struct constant *c = constants; c->number != ~0u; c++)
		for (unsigned k = 0; k < files[c->file].values; k++)
			set(state, &files[c->file], (size_t)c->number * files[c->file].values + k, c->value);
}

/* Sizes: all there can be, some, next to nothing. */
static uint64_t size_of(struct tiny_fuzz_random *r, unsigned bank, uint64_t most)
{
	const uint64_t x = tiny_fuzz_next(r), y = x >> 8;
	if (bank > 3 && most <= TINY_FUZZ_BANK)
		most = most < 64 ? most : 64;
	return x % 4 == 0 ? y % (most + 1) : x % 16 == 1 ? y % 20 % (most + 1) : most;
}

static void set_bank(
	struct tiny_fuzz_world *world, struct tiny_fuzz_random *r, unsigned m, unsigned b)
{
	const uint64_t room = memories[m].writable ? TINY_FUZZ_BANK : CONSTANT_BYTES;
	const uint64_t most = memories[m].reach < room - 1 ? memories[m].reach + 1 : room;
	struct tiny_fuzz_place place = { .size = size_of(r, b, most) };
	uint8_t *end = bank_end(world, memories[m].first + b);
	const uint64_t x = tiny_fuzz_next(r);
	const uint64_t behind = (memories[m].reach - place.size + 1) & memories[m].reach;
	const uint64_t some = x % 16 == 4 ? x >> 8 & 255 : x >> 8;
	place.base = x % 4 ? 0 : x % 8 == 0 ? behind : (some & behind) & ~(uint64_t)15;
	if (world->banks[memories[m].first + b]) {
		const uint64_t y = tiny_fuzz_next(r);
		memcpy(end - place.size, contents[y % 8 < 5 ? 0 : y % 8 - 4], (size_t)place.size);
		memset(end - place.size - TINY_FUZZ_GUARD, world->around, TINY_FUZZ_GUARD);
	}
	set_place(world->state, m, b, end - place.size, &place);
}

/* A device that refuses, or answers anything, by the address and what it was told. */
static uint64_t mix(uint64_t x)
{
	x = (x ^ x >> 31) * UINT64_C(0x9E3779B97F4A7C15);
	return (x ^ x >> 29) * UINT64_C(0xD6E8FEB86659FD93);
}

/* What the bank has is no device's. */
static void look_at(struct tiny_fuzz_world *world, uint64_t address, unsigned size)
{
	const struct tiny_writable_bank *bank = &world->state->ram;
	const uint64_t offset = address - bank->base;
	world->misled += size <= bank->size && offset <= bank->size - size;
}

static bool device_read(void *context, uint64_t address, unsigned size, uint64_t *value)
{
	struct tiny_fuzz_world *world = context;
	look_at(world, address, size);
	const uint64_t x = mix(address + world->device_seed + world->written);
	*value = x >> 3; /* more than it was asked for */
	if (world->answers == 2 || (world->answers == 1 && x % 8))
		return true;
	world->refused++;
	return false;
}

static bool device_write(void *context, uint64_t address, unsigned size, uint64_t value)
{
	struct tiny_fuzz_world *world = context;
	look_at(world, address, size);
	if (world->answers == 0 || (world->answers == 1 && mix(address) % 8 == 0)) {
		world->refused++;
		return false;
	}
	world->written = mix(world->written ^ mix(address) ^ mix(value + size));
	return true;
}

/* Half of the runs have none: then what lies outside raises. */
static void set_device(struct tiny_fuzz_world *world, struct tiny_fuzz_random *r)
{
	const uint64_t x = tiny_fuzz_next(r);
	world->device_seed = x;
	world->written = 0;
	world->answers = (unsigned)(x >> 8) % 3;
	world->device = (struct tiny_device){ world, x % 16 == 1 ? NULL : device_read,
		x % 16 == 3 ? NULL : device_write };
	world->state->ram.device = x % 2 ? &world->device : NULL;
}

static void put_program(const struct tiny_writable_bank *bank,
	const struct tiny_fuzz_launch *launch, uint64_t pc)
{
	for (size_t i = 0; i < launch->size; i++) {
		const uint64_t at = ((pc + i) & UINT64_C(0xffff)) - bank->base;
		if (at < bank->size)
			bank->bytes[at] = launch->program[i];
	}
}

/* Somewhere inside the memory, at its front, around its end, or anywhere. */
static uint64_t place_of(const struct tiny_writable_bank *bank,
	const struct tiny_fuzz_launch *launch, unsigned place, uint64_t x)
{
	uint64_t at = bank->base;
	if (place == 0)
		at += x % 8 ? 256 : x >> 8 & 2047;
	else if (place == 2)
		at += bank->size - launch->size + (x >> 8) % TINY_LENGTH_MAX;
	else if (place == 3)
		at = x >> 8;
	at -= x % 64 ? at % TINY_FUZZ_ALIGN : 0;
	return at & UINT64_C(0xffff) & UINT64_C(0xffff);
}

static void place_program(struct tiny_fuzz_world *world, struct tiny_fuzz_launch *launch,
	struct tiny_fuzz_random *r, struct targets *targets, unsigned options, unsigned entry)
{
	struct tiny_state *state = world->state;
	struct tiny_writable_bank *bank = &state->ram;
	const uint64_t x = tiny_fuzz_next(r);
	const uint64_t pc = place_of(bank, launch, options / TINY_FUZZ_PLACE % 4, x);
	const unsigned keep = options / TINY_FUZZ_KEEP % 4;
	targets->code = pc;
	targets->memory = bank->base;
	targets->size = bank->size;
	put_program(bank, launch, pc);
	set_device(world, r);
	state->pc = (pc + entry % 64 / 32 * (entry % 32) * TINY_FUZZ_ALIGN) & UINT64_C(0xffff);
	state->stop_on_trap = options & TINY_FUZZ_STOP_ON_TRAP;
	state->stop_on_self_jump = options & TINY_FUZZ_STOP_ON_SELF_JUMP;
	launch->keep_from = bank->base - bank->base % TINY_FUZZ_ALIGN;
	launch->keep_size = keep == 3 ? 0 : keep == 2 ? (size_t)(x >> 16) % 512 : (size_t)bank->size;
	const uint64_t behind = UINT64_C(0xffff) - launch->keep_from;
	if (launch->keep_size && launch->keep_size - 1 > behind)
		launch->keep_size = (size_t)behind + 1;
	launch->has_break = options & TINY_FUZZ_BREAK;
	launch->break_at = (pc + (x >> 40) % 16 * TINY_FUZZ_ALIGN) & UINT64_C(0xffff);
	launch->reset = entry & 128;
	if (options & TINY_FUZZ_RAISE && TINY_EXCEPTION_COUNT > 1)
		launch->raise = (enum tiny_exception)(1 + (x >> 48) % (TINY_EXCEPTION_COUNT - 1u));
}

static uint64_t number(const uint8_t *header, unsigned at, unsigned bytes)
{
	uint64_t value = 0;
	for (unsigned i = bytes; i-- > 0;)
		value = value << 8 | header[at + i];
	return value;
}

void tiny_fuzz_start(struct tiny_fuzz_world *world, struct tiny_fuzz_launch *launch,
	const uint8_t *data, size_t size)
{
	uint8_t header[TINY_FUZZ_HEADER] = { 0 };
	struct tiny_fuzz_random r;
	struct targets targets = { 0 };
	const size_t taken = size < sizeof header ? size : sizeof header;
	if (taken)
		memcpy(header, data, taken);
	memset(launch, 0, sizeof *launch);
	launch->input = data;
	launch->input_size = size;
	launch->program = data + taken;
	launch->size = size - taken < TINY_FUZZ_PROGRAM ? size - taken : TINY_FUZZ_PROGRAM;
	launch->limit = number(header, TINY_FUZZ_AT_LIMIT, 2) % TINY_FUZZ_STEPS;
	launch->events = (uint32_t)number(header, TINY_FUZZ_AT_EVENTS, 4);
	make_base();
	tiny_fuzz_seed(&r, number(header, TINY_FUZZ_AT_SEED, 8));
	*world->state = *base.state;
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks; b++)
			set_bank(world, &r, m, b);
	place_program(world, launch, &r, &targets,
		header[TINY_FUZZ_AT_OPTIONS], header[TINY_FUZZ_AT_ENTRY]);
	set_registers(world->state, &r, &targets);
}
