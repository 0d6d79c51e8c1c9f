%# SPDX-License-Identifier: MIT
/* ---- what changed ---- */

static void add_register(struct bytes *out, unsigned file, unsigned number, bool json)
{
	size_t size = ${$p}_register_name(file, number, NULL, 0) + 1;
	struct bytes name = { 0 };
	tool_add_zeros(&name, size);
	${$p}_register_name(file, number, (char *)name.data, size);
	if (json)
		tool_add_json(out, (const char *)name.data);
	else
		tool_add_text(out, (const char *)name.data);
	free(name.data);
}

/* { "R1": "0x00000010", "R4": ["0x00000000", ...] } */
static void add_json_changes(const struct machine *machine, enum kept kept, struct bytes *out)
{
	struct ${$p}_difference d = { 0 };
	const char *before = "";
	tool_add_text(out, "{");
	for (; ${$p}_compare(machine->kept[kept], machine->state, &d); before = ", ") {
		const struct ${$p}_file_info *info = &${$p}_files[d.file];
		bool uniform = machine_is_uniform(machine->state, d.file, d.number);
		tool_add_format(out, "%s\"", before);
		add_register(out, d.file, d.number, true);
		tool_add_text(out, uniform ? "\": " : "\": [");
		for (unsigned lane = 0; lane < (uniform ? 1u : info->lanes); lane++) {
			uint64_t value = 0;
			${$p}_read(machine->state, d.file, d.number, lane, &value);
			tool_add_format(out, "%s\"0x%0*" PRIx64 "\"", lane ? ", " : "",
					(info->width + 3) / 4, value);
		}
		tool_add_text(out, uniform ? "" : "]");
		d.next_lane = info->lanes;
	}
	tool_add_text(out, "}");
}

/* A line for each register, indented by this many blanks. */
static void add_text_changes(const struct machine *machine, enum kept kept, int indent,
			     struct bytes *out)
{
	size_t size = ${$p}_dump(machine->kept[kept], machine->state, NULL, 0) + 1;
	struct bytes text = { 0 };
	tool_add_zeros(&text, size);
	${$p}_dump(machine->kept[kept], machine->state, (char *)text.data, size);
	for (char *line = (char *)text.data, *end; *line; line = end + 1) {
		end = strchr(line, '\n');
		tool_add_format(out, "%*s", indent, "");
		tool_add(out, line, (size_t)(end + 1 - line));
	}
	free(text.data);
}

/* Digits of the largest address of the program. */
static int address_digits(const struct machine *machine)
{
	int digits = 2;
	for (size_t size = machine->code.length >> 8; size; size >>= 4)
		digits++;
	return digits;
}

/* One step of a trace: pc is the address of its instruction. */
static void add_step(struct run *run, uint64_t pc)
{
	const struct machine *machine = &run->machine;
	struct ${$p}_insn insn;
	char text[${$P}_TEXT_MAX + 1], address[32];
	${$p}_decode(machine->code.data + pc, machine->code.length - (size_t)pc, &insn);
	${$p}_format(&insn, text, sizeof text);
	if (run->json) {
		tool_add_format(&run->traced, "%s{\"pc\": %" PRIu64 ", \"text\": \"",
				run->traced.length ? ", " : "", pc);
		tool_add_json(&run->traced, text);
		tool_add_text(&run->traced, "\", \"changed\": ");
		add_json_changes(machine, KEPT_STEP, &run->traced);
		tool_add_text(&run->traced, "}");
		return;
	}
	int digits = address_digits(machine);
	int indent = snprintf(address, sizeof address, "0x%0*" PRIx64 "  ", digits, pc);
	tool_add_format(&run->out, "%s%s\n", address, text);
	add_text_changes(machine, KEPT_STEP, indent, &run->out);
}

