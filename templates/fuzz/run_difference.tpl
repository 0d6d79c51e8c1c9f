%# SPDX-License-Identifier: MIT
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
	const struct ${$p}_state *state, unsigned file, size_t at, char *name, size_t size)
{
	const unsigned number = (unsigned)(at / files[file].values), known = file + (${$s/@lanes} > 1);
	uint64_t value;
	for (const struct constant *c = constants; c->number != ~0u; c++)
		if (c->file == file && c->number == number)
			return false;
	if (!${$p}_read(state, known, number${$lane_0}, &value))
		return false;
	snprintf(name, size, "%s[%u]", ${$p}_files[known].name, number);
%if not($machine)
	if (files[file].values > 1)
		snprintf(name + strlen(name), size - strlen(name), " of lane %u",
			(unsigned)(at % files[file].values));
%end
	return true;
}

static const char *file_difference(
	const struct ${$p}_state *a, const struct ${$p}_state *b, unsigned i)
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
	const struct ${$p}_state *a, const struct ${$p}_state *b, unsigned memory, unsigned bank)
{
	const struct ${$p}_fuzz_place x = ${$p}_fuzz_bank(a, memory, bank);
	const struct ${$p}_fuzz_place y = ${$p}_fuzz_bank(b, memory, bank);
	if (x.size != y.size || x.base != y.base)
		return tell("size or base of a bank", x.size, y.size);
	if (x.bytes == y.bytes || !memcmp(x.bytes, y.bytes, (size_t)x.size))
		return NULL;
	size_t at = 0;
	while (x.bytes[at] == y.bytes[at])
		at++;
	char name[80];
	snprintf(name, sizeof name, "%s[%u][0x%llx]", ${$p}_memories[memory].name, bank,
		(unsigned long long)(x.base + at));
	return tell(name, x.bytes[at], y.bytes[at]);
}

const char *${$p}_fuzz_difference(
	const struct ${$p}_fuzz_world *a, const struct ${$p}_fuzz_world *b)
{
	const struct ${$p}_state *x = a->state, *y = b->state;
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
%if $s/@lanes > 1
	if (x->active != y->active)
		return tell("active", x->active, y->active);
%end
%if $machine
	if (x->bad_address != y->bad_address)
		return tell("bad_address", x->bad_address, y->bad_address);
	if (a->written != b->written)
		return tell("what the device was told (a sum)", a->written, b->written);
%if $s/@cycles
	if (x->cycles != y->cycles)
		return tell("cycles", x->cycles, y->cycles);
%end
%else
	if (x->lane != y->lane)
		return tell("lane", (uint64_t)(int64_t)x->lane, (uint64_t)(int64_t)y->lane);
%end
	return NULL;
}

