%# SPDX-License-Identifier: MIT
/* ---- what changed ---- */

enum { PLACES_SHOWN = 16, BYTES_SHOWN = 32 }; /* of memory, as text */

static void add_register(struct bytes *out, const struct ${$p}_difference *d, const char *equals,
			 const char *quote)
{
	size_t size = ${$p}_register_name(d->file, d->number, NULL, 0) + 1;
	unsigned width = ${$p}_files[d->file].width;
	struct bytes name = { 0 };
	tool_add_zeros(&name, size);
	${$p}_register_name(d->file, d->number, (char *)name.data, size);
	tool_add_text(out, quote);
	tool_add_json(out, (const char *)name.data);
	tool_add_format(out, "%s%s%s", quote, equals, quote);
	if (width > 1)
		tool_add_format(out, "0x%0*" PRIx64 "%s", (int)(width + 3) / 4, d->after, quote);
	else
		tool_add_format(out, "%d%s", d->after != 0, quote);
	free(name.data);
}

static void add_place(struct bytes *out, const struct bank *bank, uint64_t at)
{
	const struct ${$p}_memory_info *info = &${$p}_memories[bank->memory];
	tool_add_text(out, info->name);
	if (info->banks)
		tool_add_format(out, "[%u]", bank->bank);
	tool_add_format(out, "[0x%" PRIx64 "]", bank->base + at);
}

/* As text, behind so many blanks; of long runs of bytes the first ones. */
static void add_bytes_text(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to,
			   int indent)
{
	uint64_t shown = to - from > BYTES_SHOWN ? from + BYTES_SHOWN : to;
	tool_add_format(out, "%*s", indent, "");
	add_place(out, bank, from);
	tool_add_text(out, " = ");
	machine_add_bytes(out, bank, from, shown);
	if (shown < to)
		tool_add_format(out, "... (%" PRIu64 " bytes)", to - from);
	tool_add_text(out, "\n");
}

static void add_bytes_json(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to,
			   const char *before)
{
	tool_add_format(out, "%s\"", before);
	add_place(out, bank, from);
	tool_add_text(out, "\": \"");
	machine_add_bytes(out, bank, from, to);
	tool_add_text(out, "\"");
}

/* Registers; returns the separator before the next element of a JSON object. */
static const char *add_registers(struct run *run, enum kept kept, int indent, struct bytes *out)
{
	struct ${$p}_difference d = { 0 };
	const char *before = "";
	while (${$p}_compare(run->machine.kept[kept], run->machine.state, &d)) {
		if (run->json)
			tool_add_text(out, before);
		else
			tool_add_format(out, "%*s", indent, "");
		add_register(out, &d, run->json ? ": " : " = ", run->json ? "\"" : "");
		tool_add_text(out, run->json ? "" : "\n");
		before = ", ";
	}
	return before;
}

static void add_all_changes(struct run *run)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to;
	unsigned places = 0;
	tool_add_text(&run->out, run->json ? "{" : "");
	const char *before = add_registers(run, KEPT_START, 0, &run->out);
	for (; machine_changed(&run->machine, &bank, &from, &to); from = to, before = ", ") {
		if (run->json)
			add_bytes_json(&run->out, bank, from, to, before);
		else if (places++ < PLACES_SHOWN)
			add_bytes_text(&run->out, bank, from, to, 0);
	}
	if (places > PLACES_SHOWN)
		tool_add_format(&run->out, "and %u more places in memory\n", places - PLACES_SHOWN);
	tool_add_text(&run->out, run->json ? "}" : "");
}

