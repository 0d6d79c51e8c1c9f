%# SPDX-License-Identifier: MIT
/* ---- what changed ---- */

%if $s/@program
%include "tool/run/memory.tpl"
%end
/* A line for each register, after this many blanks. */
static void add_text_registers(const struct machine *machine, enum kept kept, int indent,
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

static void add_json_name(const struct ${$p}_difference *d, struct bytes *out)
{
	size_t size = ${$p}_register_name(d->file, d->number, NULL, 0) + 1;
	struct bytes name = { 0 };
	tool_add_zeros(&name, size);
	${$p}_register_name(d->file, d->number, (char *)name.data, size);
	tool_add_text(out, "\"");
	tool_add_json(out, (const char *)name.data);
	tool_add_text(out, "\": ");
	free(name.data);
}

static void add_json_value(unsigned width, uint64_t value, struct bytes *out)
{
	if (width > 1)
		tool_add_format(out, "\"0x%0*" PRIx64 "\"", (int)(width + 3) / 4, value);
	else
		tool_add_text(out, value ? "\"1\"" : "\"0\"");
}

%if not($s/@program)
/* One value, or one for each lane. */
static void add_json_values(const struct machine *machine, const struct ${$p}_difference *d,
			    struct bytes *out)
{
	const struct ${$p}_file_info *info = &${$p}_files[d->file];
	bool uniform = machine_is_uniform(machine->state, d->file, d->number);
	tool_add_text(out, uniform ? "" : "[");
	for (unsigned lane = 0; lane < (uniform ? 1u : info->lanes); lane++) {
		uint64_t value = 0;
		${$p}_read(machine->state, d->file, d->number, lane, &value);
		tool_add_text(out, lane ? ", " : "");
		add_json_value(info->width, value, out);
	}
	tool_add_text(out, uniform ? "" : "]");
}

%end
/* "R1": "0x00000010", "R4": ["0x00000000", ...], and so on */
static void add_json_changes(const struct machine *machine, enum kept kept, struct bytes *out)
{
	struct ${$p}_difference d = { 0 };
	const char *before = "";
	for (; ${$p}_compare(machine->kept[kept], machine->state, &d); before = ", ") {
		tool_add_text(out, before);
		add_json_name(&d, out);
%if $s/@program
		add_json_value(${$p}_files[d.file].width, d.after, out);
%else
		add_json_values(machine, &d, out);
		d.next_lane = ${$p}_files[d.file].lanes;
%end
	}
%if $s/@program
	add_json_memory(machine, kept, before, out);
%end
}

static void add_changes(const struct run *run, enum kept kept, int indent, struct bytes *out)
{
	if (run->json) {
		tool_add_text(out, "{");
		add_json_changes(&run->machine, kept, out);
		tool_add_text(out, "}");
		return;
	}
	add_text_registers(&run->machine, kept, indent, out);
%if $s/@program
	add_text_memory(&run->machine, kept, indent, out);
%end
}

