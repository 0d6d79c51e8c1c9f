%# SPDX-License-Identifier: MIT
enum { PLACES_SHOWN = 16, BYTES_SHOWN = 32 }; /* of memory, as text */

static void add_place(struct bytes *out, const struct bank *bank, uint64_t at)
{
	const struct ${$p}_memory_info *info = &${$p}_memories[bank->memory];
	tool_add_text(out, info->name);
	if (info->banks)
		tool_add_format(out, "[%u]", bank->bank);
	tool_add_format(out, "[0x%" PRIx64 "]", bank->base + at);
}

/* A line after this many blanks; the first bytes of a long run. */
static void add_text_bytes(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to,
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

static void add_json_bytes(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to)
{
	tool_add_text(out, "\"");
	add_place(out, bank, from);
	tool_add_text(out, "\": \"");
	machine_add_bytes(out, bank, from, to);
	tool_add_text(out, "\"");
}

/* Of the whole run, the first locations; of a step, all. */
static void add_text_memory(const struct machine *machine, enum kept kept, int indent,
			    struct bytes *out)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to, places = 0;
	for (; machine_changed(machine, kept, &bank, &from, &to); from = to)
		if (places++ < PLACES_SHOWN || kept == KEPT_STEP)
			add_text_bytes(out, bank, from, to, indent);
	if (places > PLACES_SHOWN && kept == KEPT_START)
		tool_add_format(out, "and %" PRIu64 " more location%s in memory\n", places - PLACES_SHOWN,
				places == PLACES_SHOWN + 1 ? "" : "s");
}

/* before: the separator. */
static void add_json_memory(const struct machine *machine, enum kept kept, const char *before,
			    struct bytes *out)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to;
	for (; machine_changed(machine, kept, &bank, &from, &to); from = to, before = ", ") {
		tool_add_text(out, before);
		add_json_bytes(out, bank, from, to);
	}
}

