%# SPDX-License-Identifier: MIT
/* ---- one step of a trace ---- */

%if $s/@program
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

/* The instruction at this address as text; returns its bytes, 0 if there is none. */
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

%else
/* The instruction at this address as text; "?" if there is none. */
static void text_at(const struct run *run, uint64_t pc, char *text, size_t size)
{
	const struct bytes *code = &run->machine.code;
	struct ${$p}_insn insn;
	snprintf(text, size, "?");
	if (pc < code->length && !${$p}_decode(code->data + pc, code->length - (size_t)pc, &insn))
		${$p}_format(&insn, text, size);
}

/* Digits of the largest address of the program. */
static int address_digits(const struct machine *machine)
{
	int digits = 2;
	for (size_t size = machine->code.length >> 8; size; size >>= 4)
		digits++;
	return digits;
}

%end
/* Prefixes are lines of their own; in JSON one text. */
static void add_instruction(const struct run *run, uint64_t pc, int digits, struct bytes *out)
{
	char text[${$P}_TEXT_MAX + 1];
%if $s/@program
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
			tool_add_format(out, "0x%0*" PRIx64 "  %s\n", digits, pc, text);
		}
		pc = (pc + length) & ${$s/@pc-mask};
	} while (more && length);
%else
	text_at(run, pc, text, sizeof text);
	if (run->json)
		tool_add_json(out, text);
	else
		tool_add_format(out, "0x%0*" PRIx64 "  %s\n", digits, pc, text);
%end
}

/* The text of an instruction is that before its step, which may change it. */
static bool trace_step(struct run *run)
{
	struct machine *machine = &run->machine;
	struct bytes *out = run->json ? &run->traced : &run->out;
	size_t length = out->length;
	uint64_t pc = machine->state->pc;
%if $s/@program
	const int digits = DIGITS;
%else
	const int digits = address_digits(machine);
%end
	if (run->json)
		tool_add_format(out, "%s{\"pc\": %" PRIu64 ", \"text\": \"", length ? ", " : "", pc);
	add_instruction(run, pc, digits, out);
	if (!step_machine(machine)) {
		out->length = length;
		return false;
	}
	tool_add_text(out, run->json ? "\", \"changed\": " : "");
	add_changes(run, KEPT_STEP, digits + 4, out);
	tool_add_text(out, run->json ? "}" : "");
	return run->out.length < 65536 || tool_flush(&run->out);
}

static void run_steps(struct run *run)
{
	struct machine *machine = &run->machine;
	if (!run->trace)
		run_machine(machine, run->limit);
	else
		while (machine->steps < run->limit && machine->stop == ${$P}_STOP_LIMIT)
			if (!trace_step(run))
				break;
}

