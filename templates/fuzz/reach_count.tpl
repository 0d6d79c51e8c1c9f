%# SPDX-License-Identifier: MIT
/* ---- counting ---- */

static uint64_t opcodes[${$P}_OPCODE_COUNT + 1], leasts[${$P}_FUZZ_USES],
	greatests[${$P}_FUZZ_USES],
	outcomes[OUTCOMES], reasons[REASONS], gaps[${$P}_FUZZ_GAP_COUNT + 1],
	runs[${$P}_OPCODE_COUNT + 1], stops[STOPS], exceptions[${$P}_EXCEPTION_COUNT];

/* What was counted, and how much of it is in a report already. */
static uint64_t *const counts[SECTIONS] = { opcodes, leasts, greatests, outcomes, reasons, gaps,
	runs,
	stops, exceptions };

static unsigned long reached;

static void write_at_exit(void)
{
	${$p}_fuzz_write_report(getenv("SPECC_FUZZ_REPORT"));
}

static void count(uint64_t *place)
{
	static bool begun;
	if (!begun && getenv("SPECC_FUZZ_REPORT"))
		atexit(write_at_exit);
	begun = true;
	reached += !*place;
	++*place;
}

/* The place of a length among those of the instruction set. */
static unsigned index_of(unsigned length)
{
	unsigned i = 0;
	while (i + 1 < ${$P}_FUZZ_LENGTHS && ${$p}_fuzz_lengths[i] != length)
		i++;
	return i;
}

static void count_fields(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w)
{
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct ${$p}_fuzz_use *use = &${$p}_fuzz_uses[i];
		if (${$p}_fuzz_fields[use->field].kind == ${$P}_FUZZ_FIXED)
			continue;
		uint64_t value = ${$p}_fuzz_get(w, use->field);
		if (value == use->least)
			count(&leasts[i]);
		if (value == use->greatest && use->greatest != use->least)
			count(&greatests[i]);
	}
}

void ${$p}_fuzz_reach(const uint8_t *bytes, size_t size, const struct ${$p}_fuzz_verdict *verdict)
{
	bool known = size >= ${$P}_FUZZ_UNIT / 8;
	count(&outcomes[known ? index_of(verdict->length) * STATUSES + verdict->status : OUTCOMES - 1]);
	if (verdict->gap < ${$P}_FUZZ_GAP_COUNT)
		count(&gaps[verdict->gap]);
	if (!verdict->opcode)
		return;
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[verdict->opcode - 1];
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load_as(opcode, bytes, verdict->length);
	if (verdict->status == ${$P}_STATUS_RESERVED) {
		count(&reasons[verdict->opcode * ${$P}_FUZZ_REASONS + ${$p}_fuzz_reason(opcode,
			&w)]);
		return;
	}
	count(&opcodes[verdict->opcode]);
	count_fields(opcode, &w);
}

void ${$p}_fuzz_reach_run(unsigned opcode, unsigned stop, unsigned exception)
{
	if (opcode && opcode <= ${$P}_OPCODE_COUNT)
		count(&runs[opcode]);
	if (stop && stop < STOPS)
		count(&stops[stop]);
	if (exception && exception < ${$P}_EXCEPTION_COUNT)
		count(&exceptions[exception]);
}

unsigned long ${$p}_fuzz_reached(void)
{
	return reached;
}

