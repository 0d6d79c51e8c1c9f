%# SPDX-License-Identifier: MIT
/* ---- programs ---- */

%# Ops after those of a program; those that are kept begin with the first.
%let kept = 7 * boolean($s/prefixes/c-prefix)
%let more = concat('BEHIND + OUTSIDE', substring(' + KEPT', 1, $kept))
/* Ops first, then a byte for each 64 bytes that are watched. */
static size_t coded_size(size_t size)
{
	return ((size + 2 * ${$P}_ACCESS_MAX) >> ${$P}_WATCH) + 2;
}

size_t ${$p}_program_room(size_t size)
{
	const size_t op_size = sizeof(struct ${$p}_op), units = size / ${$P}_UNIT;
	if (size > SIZE_MAX / 2 || units > (SIZE_MAX / 2) / op_size - (${$more} + 1))
		return SIZE_MAX;
	return (units + ${$more} + 1) * op_size + coded_size(size);
}

bool ${$p}_load(struct ${$p}_program *program, void *room, size_t room_size, uint64_t base,
		size_t size)
{
	const size_t needed = ${$p}_program_room(size), rest = (uintptr_t)room % sizeof(uint64_t);
	*program = (struct ${$p}_program){ 0 };
	if (needed == SIZE_MAX || room_size < needed || base % ${$P}_UNIT || base > ${$P}_PC_MASK ||
	    (size && ${$P}_PC_MASK - base < size - 1))
		return false;
	program->ops = (void *)((unsigned char *)room + (rest ? sizeof(uint64_t) - rest : 0));
	program->outside = program->ops + size / ${$P}_UNIT + BEHIND;
%if $kept
	program->prefixed = program->outside + OUTSIDE;
	program->coded = (unsigned char *)(program->prefixed + KEPT);
%else
	program->coded = (unsigned char *)(program->outside + OUTSIDE);
%end
	program->base = base;
	program->size = size / ${$P}_UNIT * ${$P}_UNIT;
	return true;
}

/* What is known of the instructions that these bytes are part of. */
static void forget(struct ${$p}_program *program, uint64_t first, uint64_t last)
{
%if $kept
	for (uint64_t i = first / ${$P}_UNIT; i <= last / ${$P}_UNIT; i++) {
		program->prefixed[i % PREFIXED].prefixes = 0;
		if (program->ops[i].index != ${$P}_INDEX_BREAK)
			program->ops[i].index = ${$P}_INDEX_DECODE;
	}
%else
	for (uint64_t i = first / ${$P}_UNIT; i <= last / ${$P}_UNIT; i++)
		if (program->ops[i].index != ${$P}_INDEX_BREAK)
			program->ops[i].index = ${$P}_INDEX_DECODE;
%end
}

void ${$p}_forget(struct ${$p}_program *program, uint64_t address, uint64_t size)
{
	const uint64_t before = ${$P}_LENGTH_MAX - 1; /* bytes of an instruction that begins there */
	const uint64_t end = program->base + (program->size - 1);
	uint64_t last = address + (size - 1);
	if (!size || !program->size)
		return;
	if (last < address || last > end)
		last = end;
	if (address > end || last < program->base)
		return;
	address = address > program->base ? address - program->base : 0;
	forget(program, address > before ? address - before : 0, last - program->base);
}

void ${$p}_forget_code(struct ${$p}_state *state, uint64_t address, unsigned size)
{
	${$p}_forget(state->program, address, size);
}

bool ${$p}_stop_at(struct ${$p}_program *program, uint64_t address, bool on)
{
	unsigned i = 0;
	while (i < program->break_count && program->breaks[i] != address)
		i++;
	if (on && i == ${$P}_BREAKS_MAX)
		return false;
	if (on) {
		program->breaks[i] = address;
		if (i == program->break_count)
			program->break_count++;
	} else if (i < program->break_count) {
		program->breaks[i] = program->breaks[--program->break_count];
	}
	const uint64_t offset = address - program->base;
	if (offset < program->size && offset % ${$P}_UNIT == 0)
		program->ops[offset / ${$P}_UNIT].index = on ? ${$P}_INDEX_BREAK : ${$P}_INDEX_DECODE;
	return true;
}

