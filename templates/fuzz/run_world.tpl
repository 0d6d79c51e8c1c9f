%# SPDX-License-Identifier: MIT
/* ---- worlds ---- */

/* Bytes of all read-only memories. Banks are at its end, so that reads beyond them are outside of
 * the program. */
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
static uint8_t *bank_end(const struct ${$p}_fuzz_world *world, unsigned bank)
{
	return world->banks[bank] ? world->banks[bank] + ${$P}_FUZZ_GUARD + ${$P}_FUZZ_BANK
				  : constant_bytes + CONSTANT_BYTES;
}

void ${$p}_fuzz_open(struct ${$p}_fuzz_world *world, uint8_t around)
{
	const size_t align = _Alignof(struct ${$p}_state) < 16 ? 16 : _Alignof(struct ${$p}_state);
	const size_t size = (sizeof(struct ${$p}_state) + align - 1) / align * align;
	memset(world, 0, sizeof *world);
	world->around = around;
	world->state = aligned_alloc(align, size);
	if (!world->state)
		abort();
	memset(world->state, 0, sizeof *world->state);
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks && memories[m].writable; b++) {
			uint8_t *bytes = claim(${$P}_FUZZ_GUARD + ${$P}_FUZZ_BANK);
			memset(bytes, around, ${$P}_FUZZ_GUARD + ${$P}_FUZZ_BANK);
			world->banks[memories[m].first + b] = bytes;
		}
%if $machine
	world->room_size = ${$p}_program_room(2 * ${$P}_FUZZ_BANK);
%else
	world->room_size = ${$p}_program_room(${$P}_FUZZ_PROGRAM + ${$P}_FUZZ_ALIGN);
%end
	world->room = claim(world->room_size);
}

void ${$p}_fuzz_copy(struct ${$p}_fuzz_world *to, const struct ${$p}_fuzz_world *from)
{
	*to->state = *from->state;
	for (unsigned m = 0; m < memory_rows; m++)
		for (unsigned b = 0; b < memories[m].banks && memories[m].writable; b++) {
			const struct ${$p}_fuzz_place place = ${$p}_fuzz_bank(from->state, m, b);
			uint8_t *end = bank_end(to, memories[m].first + b), *first = end - place.size;
			memcpy(first, place.bytes, (size_t)place.size);
			memset(first - ${$P}_FUZZ_GUARD, to->around, ${$P}_FUZZ_GUARD);
			set_place(to->state, m, b, first, &place);
		}
%if $machine
	to->device_seed = from->device_seed;
	to->answers = from->answers;
	to->written = from->written;
	const bool has_device = from->state->${id: $s/@program-member}.device != NULL;
	to->state->${id: $s/@program-member}.device = has_device ? &to->device : NULL;
	to->device = from->device;
	to->device.context = to;
%end
}

%include "run_difference.tpl"
%include "run_corrupt.tpl"
