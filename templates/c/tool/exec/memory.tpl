%# SPDX-License-Identifier: MIT
/* ---- memories ---- */

#define ${$P}_LAST_ADDRESS ((uint64_t)${$s/@address-mask})
enum {
	PROGRAM = ${$P}_MEMORY_${id: $s/@program},
	USUAL = 0x1000000, /* bytes */
	DIGITS = (${$s/@counter} + 3) / 4 /* of an address */
};

/* The default memory begins at 0, or at the first loaded byte if that is beyond it, and holds
 * everything loaded. */
static void choose_memory(struct run *run)
{
	struct range *memory = &run->memory;
	uint64_t lowest = UINT64_MAX, last = 0;
	for (const struct chunk *chunk = run->chunks; chunk; chunk = chunk->next) {
		uint64_t end = chunk->address + (chunk->bytes.length ? chunk->bytes.length - 1 : 0);
		lowest = chunk->address < lowest ? chunk->address : lowest;
		last = end > last ? end : last;
	}
	memory->from = run->chunks && lowest >= USUAL ? lowest & ~(uint64_t)0xffff : 0;
	if (memory->from > ${$P}_LAST_ADDRESS)
		memory->from = 0;
	uint64_t end = ${$P}_LAST_ADDRESS;
	if (end - memory->from > USUAL - 1)
		end = memory->from + (USUAL - 1);
	if (last > end && last <= ${$P}_LAST_ADDRESS && last - memory->from < BANK_MAX)
		end = last;
	memory->size = end - memory->from + 1;
}

static bool put_chunk(struct run *run, const struct chunk *chunk)
{
	if (!machine_put(&run->machine, PROGRAM, 0, chunk->address, chunk->bytes.data,
			 chunk->bytes.length))
		return true;
	fprintf(stderr,
		"${$p}_tool: '%s': its %zu bytes at 0x%" PRIx64 " are outside of memory, 0x%" PRIx64
		" to 0x%" PRIx64 "; see --memory\n",
		chunk->name, chunk->bytes.length, chunk->address, run->memory.from,
		run->memory.from + (run->memory.size - 1));
	return false;
}

static bool make_memory(struct run *run)
{
	const char *why;
	if (!run->has_memory)
		choose_memory(run);
	why = machine_add_bank(&run->machine, PROGRAM, 0, run->memory.from, run->memory.size);
	if (why)
		return refuse("--memory", why);
%each $s/memories/c-memory[@id != $s/@program]
	for (unsigned i = 0; i < ${@banks}; i++) /* the others: all of it, up to 64 KiB */
		if ((why = machine_add_bank(&run->machine, ${$P}_MEMORY_${id: @id}, i, 0,
				${@address-mask}u < 0xffff ? ${@address-mask}u + 1 : 0x10000)))
			return refuse("${c-string: @name}", why);
%end
	for (const struct chunk *chunk = run->chunks; chunk; chunk = chunk->next)
		if (!put_chunk(run, chunk))
			return false;
	return true;
}

