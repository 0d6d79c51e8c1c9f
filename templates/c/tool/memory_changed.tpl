%# SPDX-License-Identifier: MIT
/* ---- what changed ---- */

/* The first byte from here on that differs; size if there is none. */
static uint64_t skip_equal(const struct bank *bank, uint64_t from)
{
	enum { BLOCK = 4096 };
	while (bank->size - from >= BLOCK && !memcmp(bank->bytes + from, bank->start + from, BLOCK))
		from += BLOCK;
	while (from < bank->size && bank->bytes[from] == bank->start[from])
		from++;
	return from;
}

static bool find_changed(const struct machine *machine, const struct bank **bank, uint64_t *from,
			 uint64_t *to)
{
	if (!*bank) {
		*bank = machine->banks;
		*from = 0;
	}
	for (; *bank; *bank = (*bank)->next, *from = 0) {
		*from = skip_equal(*bank, *from);
		if (*from == (*bank)->size)
			continue;
		for (*to = *from; *to < (*bank)->size && (*bank)->bytes[*to] != (*bank)->start[*to];)
			++*to;
		return true;
	}
	return false;
}

static bool is_before(const struct note *a, const struct note *b)
{
	if (a->bank != b->bank)
		return a->bank->memory < b->bank->memory ||
		       (a->bank->memory == b->bank->memory && a->bank->bank < b->bank->bank);
	return a->at < b->at;
}

/* The same from the notes of the last step. */
static bool find_noted(const struct machine *machine, const struct bank **bank, uint64_t *from,
		       uint64_t *to)
{
	const struct note *notes = (const struct note *)(const void *)machine->notes.data;
	const struct note here = { *bank, *from, 0 };
	size_t count = machine->notes.length / sizeof *notes, i = 0;
	while (*bank && i < count && is_before(&notes[i], &here))
		i++;
	if (i == count)
		return false;
	*bank = notes[i].bank;
	*from = notes[i].at;
	for (*to = *from + 1; ++i < count && notes[i].bank == *bank && notes[i].at == *to;)
		++*to;
	return true;
}

bool machine_changed(const struct machine *machine, enum kept kept, const struct bank **bank,
		     uint64_t *from, uint64_t *to)
{
	return kept == KEPT_STEP ? find_noted(machine, bank, from, to)
				 : find_changed(machine, bank, from, to);
}

