%# SPDX-License-Identifier: MIT
/* A device that refuses, or answers anything, depending on the address and earlier writes. */
static uint64_t mix(uint64_t x)
{
	x = (x ^ x >> 31) * UINT64_C(0x9E3779B97F4A7C15);
	return (x ^ x >> 29) * UINT64_C(0xD6E8FEB86659FD93);
}

/* Bytes of the bank do not belong to the device. */
static void look_at(struct ${$p}_fuzz_world *world, uint64_t address, unsigned size)
{
	const struct ${$p}_writable_bank *bank = &world->state->${id: $s/@program-member};
	const uint64_t offset = address - bank->base;
	world->misled += size <= bank->size && offset <= bank->size - size;
}

static bool device_read(void *context, uint64_t address, unsigned size, uint64_t *value)
{
	struct ${$p}_fuzz_world *world = context;
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
	struct ${$p}_fuzz_world *world = context;
	look_at(world, address, size);
	if (world->answers == 0 || (world->answers == 1 && mix(address) % 8 == 0)) {
		world->refused++;
		return false;
	}
	world->written = mix(world->written ^ mix(address) ^ mix(value + size));
	return true;
}

/* Half of the runs have none: then accesses outside raise. */
static void set_device(struct ${$p}_fuzz_world *world, struct ${$p}_fuzz_random *r)
{
	const uint64_t x = ${$p}_fuzz_next(r);
	world->device_seed = x;
	world->written = 0;
	world->answers = (unsigned)(x >> 8) % 3;
	world->device = (struct ${$p}_device){ world, x % 16 == 1 ? NULL : device_read,
		x % 16 == 3 ? NULL : device_write, NULL };
	world->state->${id: $s/@program-member}.device = x % 2 ? &world->device : NULL;
}

static void put_program(const struct ${$p}_writable_bank *bank,
	const struct ${$p}_fuzz_launch *launch, uint64_t pc)
{
	for (size_t i = 0; i < launch->size; i++) {
		const uint64_t at = ((pc + i) & UINT64_C(${$s/@address-mask})) - bank->base;
		if (at < bank->size)
			bank->bytes[at] = launch->program[i];
	}
}

/* Somewhere inside the memory, at its front, around its end, or anywhere. */
static uint64_t place_of(const struct ${$p}_writable_bank *bank,
	const struct ${$p}_fuzz_launch *launch, unsigned place, uint64_t x)
{
	uint64_t at = bank->base;
	if (place == 0)
		at += x % 8 ? 256 : x >> 8 & 2047;
	else if (place == 2)
		at += bank->size - launch->size + (x >> 8) % ${$P}_LENGTH_MAX;
	else if (place == 3)
		at = x >> 8;
	at -= x % 64 ? at % ${$P}_FUZZ_ALIGN : 0;
	return at & UINT64_C(${$s/@pc-mask}) & UINT64_C(${$s/@address-mask});
}

static void place_program(struct ${$p}_fuzz_world *world, struct ${$p}_fuzz_launch *launch,
	struct ${$p}_fuzz_random *r, struct targets *targets, unsigned options, unsigned entry)
{
	struct ${$p}_state *state = world->state;
	struct ${$p}_writable_bank *bank = &state->${id: $s/@program-member};
	const uint64_t x = ${$p}_fuzz_next(r);
	const uint64_t pc = place_of(bank, launch, options / ${$P}_FUZZ_PLACE % 4, x);
	const unsigned keep = options / ${$P}_FUZZ_KEEP % 4;
	targets->code = pc;
	targets->memory = bank->base;
	targets->size = bank->size;
	put_program(bank, launch, pc);
	set_device(world, r);
	state->pc = (pc + entry % 64 / 32 * (entry % 32) * ${$P}_FUZZ_ALIGN) & UINT64_C(${$s/@pc-mask});
	state->stop_on_trap = options & ${$P}_FUZZ_STOP_ON_TRAP;
	state->stop_on_self_jump = options & ${$P}_FUZZ_STOP_ON_SELF_JUMP;
	launch->keep_from = bank->base - bank->base % ${$P}_FUZZ_ALIGN;
	launch->keep_size = keep == 3 ? 0 : keep == 2 ? (size_t)(x >> 16) % 512 : (size_t)bank->size;
	const uint64_t behind = UINT64_C(${$s/@pc-mask}) - launch->keep_from;
	if (launch->keep_size && launch->keep_size - 1 > behind)
		launch->keep_size = (size_t)behind + 1;
	launch->has_break = options & ${$P}_FUZZ_BREAK;
	launch->break_at = (pc + (x >> 40) % 16 * ${$P}_FUZZ_ALIGN) & UINT64_C(${$s/@pc-mask});
	launch->reset = entry & 128;
	if (options & ${$P}_FUZZ_RAISE && ${$P}_EXCEPTION_COUNT > 1)
		launch->raise = (enum ${$p}_exception)(1 + (x >> 48) % (${$P}_EXCEPTION_COUNT - 1u));
}
