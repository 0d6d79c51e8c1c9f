%# SPDX-License-Identifier: MIT
/* ---- one step of a trace ---- */

static bool is_prefix(const struct ${$p}_insn *insn)
{
	switch (insn->opcode) {
%each $s/prefixes/c-prefix
	case ${$P}_OP_${id: @id}:
%end
%if $s/prefixes/c-prefix
		return true;
%end
	default:
		return false;
	}
}

/* The instruction at this address as text; returns its bytes, 0 where there is none. */
static unsigned text_at(const struct run *run, uint64_t pc, char *text, size_t size, bool *more)
{
	struct ${$p}_insn insn;
	uint8_t bytes[${$P}_LENGTH_MAX];
	size_t count = 0;
	for (; count < sizeof bytes; count++) { /* the first address follows the last */
		uint64_t at = (pc + count) & ${$P}_LAST_ADDRESS;
		const struct bank *bank = machine_find(&run->machine, PROGRAM, 0, at, 1);
		if (!bank)
			break;
		bytes[count] = bank->bytes[at - bank->base];
	}
	*more = false;
	snprintf(text, size, "?");
	if (${$p}_decode(bytes, count, &insn))
		return 0;
	${$p}_format(&insn, text, size);
	*more = is_prefix(&insn);
	return insn.length;
}

/* Prefixes are lines of their own; in JSON one text. Returns the indentation of what follows. */
static void add_instruction(struct run *run, uint64_t pc, struct bytes *out)
{
	char text[${$P}_TEXT_MAX + 1];
	const char *before = "";
	unsigned length;
	bool more;
	do {
		length = text_at(run, pc, text, sizeof text, &more);
		if (run->json) {
			tool_add_text(out, before);
			tool_add_json(out, text);
			before = "; ";
		} else {
			tool_add_format(out, "0x%0*" PRIx64 "  %s\n", DIGITS, pc, text);
		}
		pc = (pc + length) & ${$s/@pc-mask};
	} while (more && length);
}

static void add_step_changes(struct run *run, struct bytes *out)
{
	const struct note *notes = (const struct note *)(const void *)run->machine.notes.data;
	size_t count = run->machine.notes.length / sizeof *notes;
	const char *before = add_registers(run, KEPT_STEP, DIGITS + 4, out);
	for (size_t i = 0, end; i < count; i = end, before = ", ") {
		for (end = i + 1; end < count && notes[end].bank == notes[i].bank &&
				  notes[end].at == notes[end - 1].at + 1;)
			end++;
		uint64_t from = notes[i].at, to = notes[end - 1].at + 1;
		if (run->json)
			add_bytes_json(out, notes[i].bank, from, to, before);
		else
			add_bytes_text(out, notes[i].bank, from, to, DIGITS + 4);
	}
}

/* The text of an instruction is that before its step, which may change it. */
static bool trace_step(struct run *run)
{
	struct machine *machine = &run->machine;
	struct bytes *out = run->json ? &run->traced : &run->out;
	size_t length = out->length;
	uint64_t pc = machine->state->pc;
	if (run->json)
		tool_add_format(out, "%s{\"pc\": %" PRIu64 ", \"text\": \"", length ? ", " : "", pc);
	add_instruction(run, pc, out);
	if (!step_machine(machine)) {
		out->length = length;
		return false;
	}
	tool_add_text(out, run->json ? "\", \"changed\": {" : "");
	add_step_changes(run, out);
	tool_add_text(out, run->json ? "}}" : "");
	return run->out.length < 65536 || tool_flush(&run->out);
}

