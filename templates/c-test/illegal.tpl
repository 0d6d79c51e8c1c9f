%# SPDX-License-Identifier: MIT

/* ---- any word: the library and the specification agree ---- */

%if $appends
/* Bits as in memory. */
static void check_word(const struct word *w, unsigned length)
{
	struct word spread;
%else
/* The length that the first unit selects is the library's; the rest is judged here. */
static void check_word(const struct word *w, unsigned length)
{
%end
	uint8_t bytes[${$P}_LENGTH_MAX], back[${$P}_LENGTH_MAX];
	struct ${$p}_insn insn;
	struct ${$p}_reason reason;
	const struct opcode *legal = NULL, *matching = NULL;
	to_bytes(w, length, bytes);
	enum ${$p}_status status = ${$p}_decode(bytes, length / 8, &insn);
	if (status == ${$P}_STATUS_TRUNCATED || insn.length != length / 8)
		return;
	for (unsigned i = 0; i < OPCODES && !legal; i++) {
%if $appends
		if (opcodes[i].length != own_length(w) || !fixed_match(&opcodes[i], w) ||
		    unpack(&opcodes[i], w, &spread) != length)
			continue;
		matching = matching ? matching : &opcodes[i];
		if (is_legal(&opcodes[i], &spread))
			legal = &opcodes[i];
%else
		if (opcodes[i].length != length || !fixed_match(&opcodes[i], w))
			continue;
		matching = matching ? matching : &opcodes[i];
		if (is_legal(&opcodes[i], w))
			legal = &opcodes[i];
%end
	}
	const char *name = ${$p}_opcode_name(insn.opcode);
	const struct opcode *expected = legal ? legal : matching;
	enum ${$p}_status right = legal ? ${$P}_STATUS_OK : ${$P}_STATUS_UNDEFINED;
	if (!legal && matching)
		right = ${$P}_STATUS_RESERVED;
	if (status != right)
		fail(expected, w, "is decoded with the wrong status");
	else if (strcmp(name, expected ? expected->name : "") != 0)
		fail(expected, w, "is decoded as a different opcode");
	else if (${$p}_encode(&insn, back, sizeof back) != status)
		fail(expected, w, "encode and decode return different statuses");
	else if (legal && memcmp(back, bytes, length / 8) != 0)
		fail(expected, w, "comes back as different bytes");
	else if (status == ${$P}_STATUS_RESERVED && ${$p}_explain(&insn, &reason) != status)
		fail(expected, w, "is not explained");
	refused += !legal;
}

static void check_packed(const struct opcode *opcode, const struct word *w)
{
	struct word packed;
	unsigned length = pack(opcode, w, &packed);
	check_word(&packed, length);
}

/* One field of a legal word gets a value that its box does not have. */
static void check_refused(const struct opcode *opcode, const struct word *legal, unsigned index,
			  uint64_t value)
{
	const struct field *field = &opcode->fields[index];
	struct word w = *legal;
	struct ${$p}_insn insn;
	struct ${$p}_reason reason;
	uint8_t bytes[${$P}_LENGTH_MAX];
	put_field(&w, field, value);
	if (is_legal(opcode, &w) || !build(opcode, &w, &insn))
		return;
	refused++;
	bool missing = !fits(value, field->legal);
	if (${$p}_encode(&insn, bytes, sizeof bytes) != ${$P}_STATUS_RESERVED)
		fail(opcode, &w, "is not legal, but encoded");
	else if (${$p}_explain(&insn, &reason) != ${$P}_STATUS_RESERVED)
		fail(opcode, &w, "is refused without a reason");
	else if (reason.kind != (missing ? ${$P}_REASON_VALUE : ${$P}_REASON_CONSTRAINT))
		fail(opcode, &w, "is refused for the wrong reason");
	else if (missing && strcmp(${$p}_field_name(reason.field), field->name) != 0)
		fail(opcode, &w, "is refused for a different field");
	else if (!${$p}_has(&insn, reason.field))
		fail(opcode, &w, "is refused for a field that it does not have");
	check_packed(opcode, &w);
}

static void check_neighbours(const struct opcode *opcode, const struct word *legal)
{
	for (unsigned i = 0; i < opcode->field_count; i++) {
		uint64_t ones = ~(uint64_t)0 >> (64 - opcode->fields[i].width);
		if (opcode->fields[i].fixed)
			continue;
		check_refused(opcode, legal, i, random_number() & ones);
		check_refused(opcode, legal, i, get_field(legal, &opcode->fields[i]) ^ 1);
		check_refused(opcode, legal, i, ones);
	}
	for (unsigned i = 0; i < 8; i++) {
		struct word w = *legal;
		for (unsigned flips = 0; flips <= i % 3; flips++)
			w.limb[random_number() % ((opcode->length + 63) / 64)] ^=
				(uint64_t)1 << random_number() % (opcode->length < 64 ? opcode->length : 64);
		check_packed(opcode, &w);
	}
}
