%# SPDX-License-Identifier: MIT
/* ---- bytes to text ---- */

/* "31:24, 7": the ones, from the highest. */
static void add_bits(struct bytes *out, const uint64_t *bits)
{
	const char *before = "";
	for (unsigned i = 64 * ${$P}_LIMBS; i-- > 0;) {
		char range[32];
		unsigned low = i;
		if (!(bits[i / 64] >> i % 64 & 1))
			continue;
		while (low > 0 && bits[(low - 1) / 64] >> (low - 1) % 64 & 1)
			low--;
		if (low < i)
			snprintf(range, sizeof range, "%s%u:%u", before, i, low);
		else
			snprintf(range, sizeof range, "%s%u", before, i);
		tool_add_text(out, range);
		before = ", ";
		i = low;
	}
}

static void add_reason(struct bytes *out, const struct ${$p}_insn *insn, enum ${$p}_status status)
{
	struct ${$p}_reason reason;
	const char *name = ${$p}_opcode_name(insn->opcode);
	if (status == ${$P}_STATUS_TRUNCATED)
		tool_add_text(out, "the instruction is incomplete");
	if (status == ${$P}_STATUS_UNDEFINED)
		tool_add_text(out, "no opcode has these fixed bits");
	if (status != ${$P}_STATUS_RESERVED)
		return;
	${$p}_explain(insn, &reason);
	if (reason.kind == ${$P}_REASON_BITS) {
		tool_add_text(out, "reserved bits of ");
		tool_add_text(out, name);
		tool_add_text(out, " are not zero: ");
		add_bits(out, reason.bits);
		return;
	}
	tool_add_text(out, "'");
	tool_add_text(out, ${$p}_field_name(reason.field));
	tool_add_text(out, "' of ");
	tool_add_text(out, name);
	tool_add_text(out, reason.kind == ${$P}_REASON_VALUE
			      ? " is not a value of its type"
			      : " cannot have this value with those of the other fields");
}

/* Returns the bytes used, at least 1. */
static size_t disassemble_one(struct job *job, const uint8_t *bytes, size_t size, size_t address)
{
	struct ${$p}_insn insn;
	char text[${$P}_TEXT_MAX + 32];
	enum ${$p}_status status = ${$p}_decode(bytes, size, &insn);
	size_t length = insn.length ? insn.length : ${$d/@unit-bytes};
	if (length > size)
		length = size;
	if (job->show_bytes) {
		snprintf(text, sizeof text, "%08zx: ", address);
		tool_add_text(&job->out, text);
		tool_add_hex(&job->out, bytes, length);
		tool_add_text(&job->out, "  ");
	}
	if (status == ${$P}_STATUS_OK) {
%if $d/printed-aliases/@count != '0'
		(job->no_aliases ? ${$p}_format : ${$p}_format_alias)(&insn, text, sizeof text);
%else
		${$p}_format(&insn, text, sizeof text);
%end
		tool_add_text(&job->out, text);
	} else {
		job->bad++;
%if /isa/assembly/@comment != ''
		tool_add_text(&job->out, "${c-string: /isa/assembly/@comment} ");
%else
		tool_add_text(&job->out, "# ");
%end
		tool_add_hex(&job->out, bytes, length);
		tool_add_text(&job->out, ": ");
		add_reason(&job->out, &insn, status);
	}
	tool_add_text(&job->out, "\n");
	return length;
}

static void disassemble(struct job *job)
{
	for (size_t at = 0; at < job->in.length;)
		at += disassemble_one(job, job->in.data + at, job->in.length - at, at);
}

