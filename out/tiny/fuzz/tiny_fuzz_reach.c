/* Counts what was reached, in terms of the specification, and writes the report of it.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz_model.h"
#include "tiny_run.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the things that can be reached ---- */

enum section { OPCODE, LEAST, GREATEST, OUTCOME, REASON, GAP, RUN, STOP, EXCEPTION, SECTIONS };

enum {
	STATUSES = TINY_STATUS_RESERVED + 1,
	OUTCOMES = TINY_FUZZ_LENGTHS * STATUSES + 1,
		/* and too few bytes for the length to be known */
	REASONS = (TINY_OPCODE_COUNT + 1) * TINY_FUZZ_REASONS,
	STOPS = TINY_STOP_LIMIT + 1
};

static const unsigned counts_of[SECTIONS] = { TINY_OPCODE_COUNT + 1, TINY_FUZZ_USES,
	TINY_FUZZ_USES,
	OUTCOMES, REASONS, TINY_FUZZ_GAP_COUNT, TINY_OPCODE_COUNT + 1, STOPS,
		TINY_EXCEPTION_COUNT };

static const char *const section_names[SECTIONS] = { "opcode", "least", "greatest", "outcome",
	"reason",
	"gap", "run", "stop", "exception" };

static const char *const status_names[STATUSES] = { "ok", "truncated", "undefined", "reserved" };
static const char *const reason_names[TINY_FUZZ_REASONS] = { "", "bits", "value", "constraint" };

static const char *const stop_names[STOPS] = {
	[TINY_STOP_UNDEFINED] = "undefined",
	[TINY_STOP_RESERVED] = "reserved",
	[TINY_STOP_FAULT] = "fault",
	[TINY_STOP_RAISE] = "raise",
	[TINY_STOP_UNEXECUTABLE] = "unexecutable",
	[TINY_STOP_HALT] = "halt",
	[TINY_STOP_BREAK] = "break",
	[TINY_STOP_SELF_JUMP] = "self-jump",
	[TINY_STOP_LIMIT] = "limit",
};

static const char *const exception_names[TINY_EXCEPTION_COUNT] = {
	[TINY_EXCEPTION_NONE] = "",
	[TINY_EXCEPTION_IndexRange] = "IndexRange",
	[TINY_EXCEPTION_AddressRange] = "AddressRange",
	[TINY_EXCEPTION_AddressAlign] = "AddressAlign",
	[TINY_EXCEPTION_BadAddress] = "BadAddress",
	[TINY_EXCEPTION_Illegal] = "Illegal",
	[TINY_EXCEPTION_Service] = "Service",
	[TINY_EXCEPTION_Timer] = "Timer",
	[TINY_EXCEPTION_Twice] = "Twice",
};

/* The opcode that has a use. */
static const struct tiny_fuzz_opcode *owner_of(unsigned use)
{
	unsigned low = 0, high = TINY_OPCODE_COUNT;
	while (high - low > 1) {
		unsigned middle = low + (high - low) / 2;
		if (tiny_fuzz_opcodes[middle].use <= use)
			low = middle;
		else
			high = middle;
	}
	return &tiny_fuzz_opcodes[low];
}

static bool has_status(unsigned length, unsigned status)
{
	bool defined = false, reserved = false, gap = false;
	for (unsigned i = 0; i < TINY_OPCODE_COUNT; i++)
		if (tiny_fuzz_opcodes[i].length == length) {
			defined = defined || tiny_fuzz_opcodes[i].boxes;
			reserved = reserved || tiny_fuzz_opcodes[i].reasons;
		}
	for (unsigned i = 0; i < TINY_FUZZ_GAP_COUNT; i++)
		gap = gap || tiny_fuzz_gaps[i].length == length;
	switch (status) {
	case TINY_STATUS_OK: return defined;
	case TINY_STATUS_UNDEFINED: return gap;
	case TINY_STATUS_RESERVED: return reserved;
	default: return length > TINY_FUZZ_UNIT / 8; /* else it is not known to be this length */
	}
}

/* Does a block compute the number of a register? */
enum { COMPUTES_NUMBERS = 0 };

/* Can an instruction raise it? Interrupts do not count. */
static bool can_raise(unsigned exception)
{
	switch (exception) {
	case TINY_EXCEPTION_IndexRange: return COMPUTES_NUMBERS;
	case TINY_EXCEPTION_BadAddress: return true;
	case TINY_EXCEPTION_Illegal: return true;
	case TINY_EXCEPTION_Service: return true;
	case TINY_EXCEPTION_Twice: return true;
	default: return false;
	}
}

/* Can a program stop for this reason? Of one in a row that needs no look at what it holds. */
static bool can_stop(unsigned stop)
{
	bool raises = false, reserves = false;
	for (unsigned i = 1; i < TINY_EXCEPTION_COUNT; i++)
		raises = raises || can_raise(i);
	for (unsigned i = 0; i < TINY_OPCODE_COUNT; i++)
		reserves = reserves || tiny_fuzz_opcodes[i].reasons;
	(void)raises, (void)reserves;
	switch (stop) {
	case TINY_STOP_LIMIT: return true;
	case TINY_STOP_RAISE: return raises;
	case TINY_STOP_HALT: return true;
	case TINY_STOP_BREAK: return true;
	case TINY_STOP_SELF_JUMP: return true;
	default: return false; /* UNEXECUTABLE is counted where it happens */
	}
}

/* Can it be reached, by the specification? */
static bool is_possible(enum section section, unsigned i)
{
	unsigned opcode = i / TINY_FUZZ_REASONS, status = i % STATUSES;
	switch (section) {
	case OPCODE: return i && tiny_fuzz_opcodes[i - 1].boxes;
	case LEAST:
		return tiny_fuzz_fields[tiny_fuzz_uses[i].field].kind != TINY_FUZZ_FIXED &&
			owner_of(i)->boxes;
	case GREATEST:
		return is_possible(LEAST, i) &&
			tiny_fuzz_uses[i].least != tiny_fuzz_uses[i].greatest;
	case OUTCOME: return i == OUTCOMES - 1 || has_status(tiny_fuzz_lengths[i / STATUSES],
		status);
	case REASON: return opcode &&
		tiny_fuzz_opcodes[opcode - 1].reasons >> i % TINY_FUZZ_REASONS & 1;
	case GAP: return true;
	case RUN: return i && tiny_fuzz_opcodes[i - 1].boxes;
	case STOP: return can_stop(i);
	case EXCEPTION: return can_raise(i);
	default: return false; /* only counted where it happens */
	}
}

static void name_thing(enum section section, unsigned i, char *text, size_t size)
{
	const char *first = "", *second = "";
	char pattern[TINY_LENGTH_MAX * 8 + 1] = "", number[16] = "";
	if (section == OPCODE || section == RUN) {
		first = i ? tiny_fuzz_opcodes[i - 1].name : "-";
	} else if (section == LEAST || section == GREATEST) {
		first = owner_of(i)->name;
		second = tiny_fuzz_field_name(tiny_fuzz_fields[tiny_fuzz_uses[i].field].name);
	} else if (section == OUTCOME) {
		first = i == OUTCOMES - 1 ? "truncated" : status_names[i % STATUSES];
		snprintf(number, sizeof number, "%u",
			i == OUTCOMES - 1 ? 0 : tiny_fuzz_lengths[i / STATUSES]);
		second = number;
	} else if (section == REASON) {
		unsigned opcode = i / TINY_FUZZ_REASONS;
		first = opcode ? tiny_fuzz_opcodes[opcode - 1].name : "-";
		second = reason_names[i % TINY_FUZZ_REASONS];
	} else if (section == GAP) {
		for (unsigned k = 0, bits = tiny_fuzz_gaps[i].length * 8; k < bits; k++) {
			unsigned bit = bits - 1 - k;
			bool fixed = tiny_fuzz_gaps[i].mask.limb[bit / 64] >> bit % 64 & 1;
			bool one = tiny_fuzz_gaps[i].match.limb[bit / 64] >> bit % 64 & 1;
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

/* ---- counting ---- */

static uint64_t opcodes[TINY_OPCODE_COUNT + 1], leasts[TINY_FUZZ_USES],
	greatests[TINY_FUZZ_USES],
	outcomes[OUTCOMES], reasons[REASONS], gaps[TINY_FUZZ_GAP_COUNT + 1],
	runs[TINY_OPCODE_COUNT + 1], stops[STOPS], exceptions[TINY_EXCEPTION_COUNT];

/* What was counted, and how much of it is in a report already. */
static uint64_t *const counts[SECTIONS] = { opcodes, leasts, greatests, outcomes, reasons, gaps,
	runs,
	stops, exceptions };

static unsigned long reached;

static void write_at_exit(void)
{
	tiny_fuzz_write_report(getenv("SPECC_FUZZ_REPORT"));
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
	while (i + 1 < TINY_FUZZ_LENGTHS && tiny_fuzz_lengths[i] != length)
		i++;
	return i;
}

static void count_fields(const struct tiny_fuzz_opcode *opcode, const struct tiny_fuzz_bits *w)
{
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct tiny_fuzz_use *use = &tiny_fuzz_uses[i];
		if (tiny_fuzz_fields[use->field].kind == TINY_FUZZ_FIXED)
			continue;
		uint64_t value = tiny_fuzz_get(w, use->field);
		if (value == use->least)
			count(&leasts[i]);
		if (value == use->greatest && use->greatest != use->least)
			count(&greatests[i]);
	}
}

void tiny_fuzz_reach(const uint8_t *bytes, size_t size, const struct tiny_fuzz_verdict *verdict)
{
	bool known = size >= TINY_FUZZ_UNIT / 8;
	count(&outcomes[known ? index_of(verdict->length) * STATUSES + verdict->status : OUTCOMES - 1]);
	if (verdict->gap < TINY_FUZZ_GAP_COUNT)
		count(&gaps[verdict->gap]);
	if (!verdict->opcode)
		return;
	const struct tiny_fuzz_opcode *opcode = &tiny_fuzz_opcodes[verdict->opcode - 1];
	struct tiny_fuzz_bits w = tiny_fuzz_load(bytes, verdict->length);
	if (verdict->status == TINY_STATUS_RESERVED) {
		count(&reasons[verdict->opcode * TINY_FUZZ_REASONS + tiny_fuzz_reason(opcode,
			&w)]);
		return;
	}
	count(&opcodes[verdict->opcode]);
	count_fields(opcode, &w);
}

void tiny_fuzz_reach_run(unsigned opcode, unsigned stop, unsigned exception)
{
	if (opcode && opcode <= TINY_OPCODE_COUNT)
		count(&runs[opcode]);
	if (stop && stop < STOPS)
		count(&stops[stop]);
	if (exception && exception < TINY_EXCEPTION_COUNT)
		count(&exceptions[exception]);
}

unsigned long tiny_fuzz_reached(void)
{
	return reached;
}

/* ---- the report ---- */

/* Is it possible in what ran: texts are legal instructions or none, and words are not executed? */
static bool is_counted(const uint64_t *const *all, enum section section, unsigned i)
{
	enum section seen = section == RUN ? RUN : STOP; /* the comparison counts no single steps */
	bool ran = false, refused = false, judged = false;
	for (unsigned k = 0; k < counts_of[seen] && section >= RUN; k++)
		ran = ran || all[seen][k];
	for (unsigned k = 0; k < OUTCOMES && section < RUN; k++) {
		judged = judged || all[OUTCOME][k];
		refused = refused ||
			(all[OUTCOME][k] && (k == OUTCOMES - 1 || k % STATUSES != TINY_STATUS_OK));
	}
	if (section >= RUN)
		return ran && is_possible(section, i);
	return judged && (section < OUTCOME || refused) && is_possible(section, i);
}

static void count_section(const uint64_t *const *all, enum section section, unsigned *have,
	unsigned *possible)
{
	*have = *possible = 0;
	for (unsigned i = 0; i < counts_of[section]; i++)
		if (all[section][i] || is_counted(all, section, i)) {
			*have += all[section][i] != 0;
			++*possible;
		}
}

static const uint64_t *const *current(void)
{
	return (const uint64_t *const *)counts;
}

void tiny_fuzz_summary(char *text, size_t size)
{
	static const char *const plurals[SECTIONS] = { "opcodes", "least", "greatest", "outcomes",
		"reasons", "gaps", "executed", "stops", "exceptions" };
	size_t used = 0;
	*text = '\0';
	for (unsigned s = 0; s < SECTIONS && used < size; s++) {
		unsigned have, possible;
		count_section(current(), (enum section)s, &have, &possible);
		if (possible)
			used += (size_t)snprintf(text + used, size - used, "%s%s %u/%u", used ? ", " : "",
				plurals[s], have, possible);
	}
}

/* Adds what a report holds; its lines are in the order in which they are written here. */
static void add_report(FILE *file)
{
	char line[512], name[512];
	unsigned section = 0, i = 0;
	while (fgets(line, sizeof line, file)) {
		char *last = strrchr(line, ' ');
		unsigned section_before = section, i_before = i;
		if (*line == '#' || !last)
			continue;
		*last = '\0';
		for (bool found = false; !found && section < SECTIONS;) {
			name_thing((enum section)section, i, name, sizeof name);
			found = i < counts_of[section] && strcmp(name, line) == 0;
			if (found)
				counts[section][i] += strtoull(last + 1, NULL, 10);
			if (++i >= counts_of[section]) {
				section++;
				i = 0;
			}
		}
		if (section == SECTIONS && i == 0) { /* of another specification: the line is dropped */
			section = section_before;
			i = i_before;
		}
	}
}

static void print_totals(FILE *file)
{
	for (unsigned s = 0; s < SECTIONS; s++) {
		unsigned have, possible;
		count_section(current(), (enum section)s, &have, &possible);
		fprintf(file, "# %s: %u of %u\n", section_names[s], have, possible);
	}
}

static void print_things(FILE *file, bool missing)
{
	char name[512];
	for (unsigned s = 0; s < SECTIONS; s++)
		for (unsigned i = 0; i < counts_of[s]; i++) {
			uint64_t n = counts[s][i];
			if ((!n && !is_counted(current(), (enum section)s, i)) || (missing && n))
				continue;
			name_thing((enum section)s, i, name, sizeof name);
			if (missing)
				fprintf(file, "%s\n", name);
			else
				fprintf(file, "%s %" PRIu64 "\n", name, n);
		}
}

void tiny_fuzz_print_missing(void)
{
	print_things(stdout, true);
}

bool tiny_fuzz_write_report(const char *path)
{
	FILE *file = path ? fopen(path, "r") : NULL;
	if (file) {
		add_report(file);
		fclose(file);
	}
	file = path ? fopen(path, "w") : NULL;
	if (!file)
		return false;
	print_totals(file);
	print_things(file, false);
	return fclose(file) == 0;
}
