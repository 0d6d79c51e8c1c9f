%# SPDX-License-Identifier: MIT
/* ---- the things that can be reached ---- */

enum section { OPCODE, LEAST, GREATEST, OUTCOME, REASON, GAP, RUN, STOP, EXCEPTION, SECTIONS };

enum {
	STATUSES = ${$P}_STATUS_RESERVED + 1,
	OUTCOMES = ${$P}_FUZZ_LENGTHS * STATUSES + 1,
		/* and too few bytes to know the length */
	REASONS = (${$P}_OPCODE_COUNT + 1) * ${$P}_FUZZ_REASONS,
	STOPS = ${$P}_STOP_LIMIT + 1
};

static const unsigned counts_of[SECTIONS] = { ${$P}_OPCODE_COUNT + 1, ${$P}_FUZZ_USES,
	${$P}_FUZZ_USES,
	OUTCOMES, REASONS, ${$P}_FUZZ_GAP_COUNT, ${$P}_OPCODE_COUNT + 1, STOPS,
		${$P}_EXCEPTION_COUNT };

static const char *const section_names[SECTIONS] = { "opcode", "least", "greatest", "outcome",
	"reason",
	"gap", "run", "stop", "exception" };

static const char *const status_names[STATUSES] = { "ok", "truncated", "undefined", "reserved" };
static const char *const reason_names[${$P}_FUZZ_REASONS] = { "", "bits", "value", "constraint" };

static const char *const stop_names[STOPS] = {
	[${$P}_STOP_UNDEFINED] = "undefined",
	[${$P}_STOP_RESERVED] = "reserved",
	[${$P}_STOP_FAULT] = "fault",
	[${$P}_STOP_RAISE] = "raise",
	[${$P}_STOP_UNEXECUTABLE] = "unexecutable",
%if $d/state/@program
	[${$P}_STOP_HALT] = "halt",
	[${$P}_STOP_BREAK] = "break",
	[${$P}_STOP_SELF_JUMP] = "self-jump",
%else
	[${$P}_STOP_EXIT] = "exit",
	[${$P}_STOP_TRUNCATED] = "truncated",
%end
	[${$P}_STOP_LIMIT] = "limit",
};

static const char *const exception_names[${$P}_EXCEPTION_COUNT] = {
	[${$P}_EXCEPTION_NONE] = "",
%each $d/state/exceptions/c-exception
	[${$P}_EXCEPTION_${id: @id}] = "${c-string: @name}",
%end
};

/* The opcode that has a use. */
static const struct ${$p}_fuzz_opcode *owner_of(unsigned use)
{
	unsigned low = 0, high = ${$P}_OPCODE_COUNT;
	while (high - low > 1) {
		unsigned middle = low + (high - low) / 2;
		if (${$p}_fuzz_opcodes[middle].use <= use)
			low = middle;
		else
			high = middle;
	}
	return &${$p}_fuzz_opcodes[low];
}

static bool has_status(unsigned length, unsigned status)
{
	bool defined = false, reserved = false, gap = false;
	for (unsigned i = 0; i < ${$P}_OPCODE_COUNT; i++) {
		defined = defined || ${$p}_fuzz_opcodes[i].lengths >> length & 1;
		reserved = reserved || ${$p}_fuzz_opcodes[i].reserved_lengths >> length & 1;
	}
	for (unsigned i = 0; i < ${$P}_FUZZ_GAP_COUNT; i++)
		gap = gap || ${$p}_fuzz_gaps[i].length == length;
	switch (status) {
	case ${$P}_STATUS_OK: return defined;
	case ${$P}_STATUS_UNDEFINED: return gap;
	case ${$P}_STATUS_RESERVED: return reserved;
	default: /* of one unit, it is not known to be this length */
		return length > ${$P}_FUZZ_UNIT / 8 && (defined || reserved || gap);
	}
}

%include "run_reach.tpl"
/* Can it be reached, by the specification? */
static bool is_possible(enum section section, unsigned i)
{
	unsigned opcode = i / ${$P}_FUZZ_REASONS, status = i % STATUSES;
	switch (section) {
	case OPCODE: return i && ${$p}_fuzz_opcodes[i - 1].boxes;
	case LEAST:
		return ${$p}_fuzz_fields[${$p}_fuzz_uses[i].field].kind != ${$P}_FUZZ_FIXED &&
			owner_of(i)->boxes;
	case GREATEST:
		return is_possible(LEAST, i) &&
			${$p}_fuzz_uses[i].least != ${$p}_fuzz_uses[i].greatest;
	case OUTCOME: return i == OUTCOMES - 1 || has_status(${$p}_fuzz_lengths[i / STATUSES],
		status);
	case REASON: return opcode &&
		${$p}_fuzz_opcodes[opcode - 1].reasons >> i % ${$P}_FUZZ_REASONS & 1;
	case GAP: return true;
	case RUN: return i && ${$p}_fuzz_opcodes[i - 1].boxes;
	case STOP: return can_stop(i);
	case EXCEPTION: return can_raise(i);
	default: return false; /* only counted when it happens */
	}
}

static void name_thing(enum section section, unsigned i, char *text, size_t size)
{
	const char *first = "", *second = "";
	char pattern[${$P}_LENGTH_MAX * 8 + 1] = "", number[16] = "";
	if (section == OPCODE || section == RUN) {
		first = i ? ${$p}_fuzz_opcodes[i - 1].name : "-";
	} else if (section == LEAST || section == GREATEST) {
		first = owner_of(i)->name;
		second = ${$p}_fuzz_field_name(${$p}_fuzz_fields[${$p}_fuzz_uses[i].field].name);
	} else if (section == OUTCOME) {
		first = i == OUTCOMES - 1 ? "truncated" : status_names[i % STATUSES];
		snprintf(number, sizeof number, "%u",
			i == OUTCOMES - 1 ? 0 : ${$p}_fuzz_lengths[i / STATUSES]);
		second = number;
	} else if (section == REASON) {
		unsigned opcode = i / ${$P}_FUZZ_REASONS;
		first = opcode ? ${$p}_fuzz_opcodes[opcode - 1].name : "-";
		second = reason_names[i % ${$P}_FUZZ_REASONS];
	} else if (section == GAP) {
		for (unsigned k = 0, bits = ${$p}_fuzz_gaps[i].length * 8; k < bits; k++) {
			unsigned bit = bits - 1 - k;
			bool fixed = ${$p}_fuzz_gaps[i].mask.limb[bit / 64] >> bit % 64 & 1;
			bool one = ${$p}_fuzz_gaps[i].match.limb[bit / 64] >> bit % 64 & 1;
			pattern[k] = !fixed ? '?' : one ? '1' : '0';
		}
		first = pattern;
	} else {
		first = section == STOP ? stop_names[i] : exception_names[i];
	}
	snprintf(text, size, "%s %s%s%s", section_names[section], first ? first : "",
		*second ? " " : "",
		second);
}

