/* Compares an answer of a decoder with what the specification says of the same word. */
#include "specc_against.h"

#include <string.h>
#include <strings.h>

static const char *const kind_names[SPECC_KINDS] = {
	[SPECC_KIND_NONE] = "none",
	[SPECC_KIND_ACCEPTS_UNDEFINED] = "accepts-undefined",
	[SPECC_KIND_ACCEPTS_RESERVED] = "accepts-reserved",
	[SPECC_KIND_REFUSES] = "refuses-defined",
	[SPECC_KIND_LENGTH] = "length",
	[SPECC_KIND_OPCODE] = "opcode",
	[SPECC_KIND_OPERANDS] = "operands",
	[SPECC_KIND_TEXT] = "text",
	[SPECC_KIND_CRASH] = "crash",
	[SPECC_KIND_HANG] = "hang",
	[SPECC_KIND_LATE] = "late",
	[SPECC_KIND_ENDS] = "ends",
	[SPECC_KIND_GARBAGE] = "garbage",
	[SPECC_KIND_UNSTEADY] = "unsteady",
};

const char *specc_kind_name(enum specc_kind kind)
{
	return kind_names[kind];
}

bool specc_kind_from(const char *name, enum specc_kind *kind)
{
	for (unsigned i = 1; i < SPECC_KINDS; i++)
		if (strcmp(kind_names[i], name) == 0) {
			*kind = (enum specc_kind)i;
			return true;
		}
	return false;
}

static enum specc_kind kind_of_outcome(enum specc_outcome outcome)
{
	switch (outcome) {
	case SPECC_LATE: return SPECC_KIND_LATE;
	case SPECC_HUNG: return SPECC_KIND_HANG;
	case SPECC_CRASHED: return SPECC_KIND_CRASH;
	case SPECC_ENDED:
	case SPECC_CLOSED: return SPECC_KIND_ENDS;
	case SPECC_GARBAGE: return SPECC_KIND_GARBAGE;
	case SPECC_ANSWERED: break;
	}
	return SPECC_KIND_NONE;
}

/* Fields in which two words of the same opcode differ. */
static void take_differing(const struct specc_spec *spec, unsigned opcode,
	const struct specc_word *a, const struct specc_word *b, struct specc_finding *finding)
{
	for (unsigned f = 0; f < spec->fields && finding->field_count < SPECC_FIELDS_AT_FAULT; f++)
		if (spec->has(opcode, f) && spec->get(opcode, a, f) != spec->get(opcode, b, f))
			finding->fields[finding->field_count++] = f;
}

static enum specc_kind compare_text(const struct specc_compare *c, const struct specc_word *w,
	const struct specc_answer *answer, struct specc_finding *finding)
{
	char own[SPECC_TOKEN_TEXT], ours[SPECC_TOKEN_TEXT], theirs[SPECC_TOKEN_TEXT];
	char again[SPECC_TOKEN_TEXT];
	struct specc_tokens our, their;
	struct specc_word read;
	unsigned opcode = 0;
	c->spec->format(w, own, sizeof own);
	specc_rules_apply_own(c->rules, own, ours, sizeof ours);
	specc_rules_apply_decoder(c->rules, answer->said.text, own, theirs, sizeof theirs);
	specc_rules_tokens(c->rules, ours, &our);
	specc_rules_tokens(c->rules, theirs, &their);
	if (specc_tokens_equal(&our, &their))
		return SPECC_KIND_NONE;
	if (c->spec->parse(theirs, &read, &opcode)) {
		if (opcode != finding->opcode)
			return SPECC_KIND_OPCODE;
		c->spec->format(&read, again, sizeof again);
		if (strcmp(again, own) == 0) /* the same word but for bits that are ignored */
			return c->spelling ? SPECC_KIND_TEXT : SPECC_KIND_NONE;
		take_differing(c->spec, opcode, w, &read, finding);
		return SPECC_KIND_OPERANDS;
	}
	return specc_tokens_differ(&our, &their) > 0 ? SPECC_KIND_OPERANDS : SPECC_KIND_TEXT;
}

static enum specc_kind compare_defined(const struct specc_compare *c, const struct specc_word *w,
	const struct specc_answer *answer, struct specc_finding *finding)
{
	const struct specc_decoded *said = &answer->said;
	if (answer->validity == SPECC_REFUSED)
		return SPECC_KIND_REFUSES;
	if (said->length && said->length != finding->verdict.length)
		return SPECC_KIND_LENGTH;
	const char *name = c->spec->opcode_name(finding->opcode);
	if (said->opcode[0] && strcasecmp(specc_rules_opcode(c->rules, said->opcode), name) != 0)
		return SPECC_KIND_OPCODE;
	return said->text[0] ? compare_text(c, w, answer, finding) : SPECC_KIND_NONE;
}

static unsigned opcode_number(const struct specc_spec *spec, const char *name)
{
	for (unsigned i = 1; i <= spec->opcodes; i++)
		if (strcasecmp(spec->opcode_name(i), name) == 0)
			return i;
	return 0;
}

/* The opcode whose text begins with this word, of the same length; 0: none. */
static unsigned opcode_with_mnemonic(
	const struct specc_spec *spec, const struct specc_word *w, const char *mnemonic)
{
	char text[SPECC_TOKEN_TEXT];
	for (unsigned i = 1; i <= spec->opcodes; i++) {
		struct specc_word first;
		spec->initial(i, &first);
		if (first.length != w->length)
			continue;
		spec->format(&first, text, sizeof text);
		text[strcspn(text, " ")] = '\0';
		if (*text && strcasecmp(text, mnemonic) == 0)
			return i;
	}
	return 0;
}

/* Which instruction the decoder sees in a word that is none. */
static void take_claim(const struct specc_compare *c, const struct specc_word *w,
	const struct specc_decoded *said, struct specc_finding *finding)
{
	char text[SPECC_TOKEN_TEXT];
	struct specc_word read;
	unsigned opcode = 0;
	const char *name = specc_rules_opcode(c->rules, said->opcode);
	specc_rules_apply_decoder(c->rules, said->text, "", text, sizeof text);
	if (said->opcode[0])
		opcode = opcode_number(c->spec, name);
	else if (!c->spec->parse(text, &read, &opcode))
		opcode = 0;
	if (!said->opcode[0])
		name = opcode ? c->spec->opcode_name(opcode) : text;
	size_t length = strcspn(name, " ");
	if (length >= sizeof finding->claim)
		length = sizeof finding->claim - 1;
	memcpy(finding->claim, name, length);
	finding->claim[length] = '\0';
	if (!finding->opcode)
		finding->opcode = opcode ? opcode : opcode_with_mnemonic(c->spec, w, finding->claim);
	if (!finding->opcode)
		finding->opcode = c->spec->nearest(w);
}

enum specc_kind specc_compare_answer(const struct specc_compare *c, const struct specc_word *w,
	const struct specc_answer *answer, struct specc_finding *finding)
{
	finding->field_count = 0;
	finding->claim[0] = '\0';
	c->spec->judge(w, &finding->verdict);
	finding->opcode = finding->verdict.opcode;
	finding->kind = kind_of_outcome(answer->outcome);
	bool defined = finding->verdict.status == SPECC_DEFINED;
	bool reserved = finding->verdict.status == SPECC_RESERVED;
	if (finding->kind != SPECC_KIND_NONE || answer->validity == SPECC_SKIPPED ||
		finding->verdict.status == SPECC_INCOMPLETE)
		return finding->kind;
	if (defined)
		return finding->kind = compare_defined(c, w, answer, finding);
	if (answer->validity == SPECC_REFUSED || !(reserved ? c->reserved_counts : c->undefined_counts))
		return SPECC_KIND_NONE;
	take_claim(c, w, &answer->said, finding);
	return finding->kind = reserved ? SPECC_KIND_ACCEPTS_RESERVED : SPECC_KIND_ACCEPTS_UNDEFINED;
}
