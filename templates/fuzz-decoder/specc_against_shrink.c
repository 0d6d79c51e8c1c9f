/* Makes the word of a finding as plain as it can be, and finds the fields at fault: fields get
 * their defaults, then bits, as long as the finding stays of the same kind. */
#include <stdlib.h>
#include <string.h>

#include "specc_against.h"

enum { TRIES_MAX = 8 * SPECC_WORD_MAX + 1, COSTLY_TRIES = 6 };

/* Words that are asked for together. */
struct tries {
	struct specc_word words[TRIES_MAX];
	struct specc_answer answers[TRIES_MAX];
	unsigned field[TRIES_MAX]; /* what each is about */
	bool holds[TRIES_MAX];     /* the same finding */
	bool gone[TRIES_MAX];      /* none at all */
	unsigned count;
};

struct shrinking {
	struct specc_compare *c;
	struct specc_finding *finding;
	const struct specc_spec *spec;
	struct specc_word base; /* the opcode with its defaults */
	struct tries *tries;
	bool costly; /* a try takes long */
	unsigned spent;
	bool dead; /* the decoder cannot be started */
};

/* Is the word of the finding a whole one of its opcode? Then operands that append units can make
 * it longer or shorter. */
static bool is_whole(const struct specc_finding *f)
{
	return f->verdict.opcode && f->word.length == f->verdict.length;
}

/* Could a word have this finding, as far as the specification goes? */
static bool is_alike(const struct shrinking *s, const struct specc_word *w)
{
	struct specc_verdict verdict;
	s->spec->judge(w, &verdict);
	unsigned length = is_whole(s->finding) ? verdict.length : s->finding->word.length;
	return verdict.status == s->finding->verdict.status &&
		   verdict.opcode == s->finding->verdict.opcode && w->length == length;
}

static void add_try(struct shrinking *s, const struct specc_word *w, unsigned field)
{
	struct tries *t = s->tries;
	if (t->count == TRIES_MAX || !is_alike(s, w))
		return;
	t->field[t->count] = field;
	t->words[t->count++] = *w;
}

/* Is it the finding in hand? *gone: it is none at all. */
static bool is_same(const struct shrinking *s, const struct specc_word *w,
	const struct specc_answer *answer, bool *gone)
{
	static struct specc_finding other;
	const struct specc_finding *f = s->finding;
	enum specc_kind kind = specc_compare_answer(s->c, w, answer, &other);
	*gone = kind == SPECC_KIND_NONE && answer->validity != SPECC_SKIPPED;
	return kind == f->kind && strcmp(other.claim, f->claim) == 0 &&
		   (kind != SPECC_KIND_CRASH || answer->detail == f->answer.detail);
}

static void ask(struct shrinking *s)
{
	struct tries *t = s->tries;
	unsigned most = s->costly ? COSTLY_TRIES - s->spent : TRIES_MAX;
	if (t->count > most)
		t->count = most;
	s->spent += s->costly ? t->count : 0;
	s->c->questions += t->count;
	if (!s->dead && t->count)
		s->dead = !specc_decoder_ask(s->c->decoder, t->words, t->count, t->answers);
	for (unsigned i = 0; i < t->count; i++) {
		bool same = is_same(s, &t->words[i], &t->answers[i], &t->gone[i]);
		t->holds[i] = !s->dead && same;
	}
}

/* Asks for one word, and takes it when the finding stays. */
static bool take(struct shrinking *s, const struct specc_word *w)
{
	s->tries->count = 0;
	add_try(s, w, 0);
	ask(s);
	if (!s->tries->count || !s->tries->holds[0])
		return false;
	s->finding->word = *w;
	return true;
}

/* Takes the first of the tries that holds. */
static bool take_first(struct shrinking *s)
{
	ask(s);
	for (unsigned i = 0; i < s->tries->count; i++)
		if (s->tries->holds[i]) {
			s->finding->word = s->tries->words[i];
			return true;
		}
	return false;
}

static uint64_t value_of(const struct shrinking *s, const struct specc_word *w, unsigned field)
{
	return s->spec->get(s->finding->opcode, w, field);
}

static bool put(const struct shrinking *s, struct specc_word *w, unsigned field, uint64_t value)
{
	return s->spec->set(s->finding->opcode, w, field, value);
}

static bool is_open(const struct shrinking *s, unsigned field)
{
	return s->spec->has(s->finding->opcode, field) &&
		   value_of(s, &s->finding->word, field) != value_of(s, &s->base, field);
}

/* All fields but those that make the opcode, and one, at their defaults; `fields` for all. Bits
 * that no field covers stay where not `clean`. */
static void plain_but(const struct shrinking *s, struct specc_word *w, unsigned but, bool clean)
{
	*w = clean ? s->base : s->finding->word;
	for (unsigned f = 0; f < s->spec->fields; f++) {
		if (!s->spec->has(s->finding->opcode, f))
			continue;
		bool keep = f == but || s->spec->fixed(s->finding->opcode, f);
		put(s, w, f, value_of(s, keep ? &s->finding->word : &s->base, f));
	}
}

static void shrink_fields(struct shrinking *s)
{
	struct specc_word w;
	bool plain = false;
	for (unsigned clean = 2; clean-- > 0 && !plain;) {
		plain_but(s, &w, s->spec->fields, clean);
		plain = take(s, &w);
	}
	s->tries->count = 0;
	for (unsigned f = 0; f < s->spec->fields; f++)
		if (!plain && is_open(s, f)) {
			plain_but(s, &w, f, false);
			add_try(s, &w, f);
		}
	if (!plain && take_first(s))
		return;
	for (unsigned f = 0; f < s->spec->fields && !s->dead; f++)
		if (is_open(s, f)) {
			w = s->finding->word;
			put(s, &w, f, value_of(s, &s->base, f));
			take(s, &w);
		}
}

/* One bit of the field other than in its default is best, the lowest; else as few as can be. */
static void shrink_bits(struct shrinking *s, unsigned field)
{
	uint64_t base = value_of(s, &s->base, field);
	uint64_t differs = value_of(s, &s->finding->word, field) ^ base;
	struct specc_word w;
	s->tries->count = 0;
	for (unsigned i = 0; i < 64; i++)
		if (!s->costly || (differs >> i & 1)) {
			w = s->finding->word;
			if (put(s, &w, field, base ^ (uint64_t)1 << i))
				add_try(s, &w, field);
		}
	if (take_first(s))
		return;
	for (unsigned i = 0; i < 64 && !s->dead; i++)
		if (differs >> i & 1) {
			w = s->finding->word;
			if (put(s, &w, field, value_of(s, &w, field) ^ (uint64_t)1 << i))
				take(s, &w);
		}
}

/* Does the bit belong to no field? */
static bool is_uncovered(const struct shrinking *s, unsigned bit)
{
	struct specc_word w = s->base;
	w.bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
	for (unsigned f = 0; f < s->spec->fields; f++)
		if (s->spec->has(s->finding->opcode, f) && value_of(s, &w, f) != value_of(s, &s->base, f))
			return false;
	return true;
}

/* Bits that no field covers: one is enough, the first that does it. */
static void shrink_reserved(struct shrinking *s)
{
	struct specc_word bits, none = s->finding->word;
	bool any = false;
	memset(&bits, 0, sizeof bits);
	s->spec->explain(&s->finding->word, &bits);
	for (unsigned i = 0; i < none.length; i++) {
		any = any || bits.bytes[i];
		none.bytes[i] &= (uint8_t)~bits.bytes[i];
	}
	s->tries->count = 0;
	for (unsigned i = 0; any && i < 8 * none.length; i++)
		if (is_uncovered(s, i)) {
			struct specc_word w = none;
			w.bytes[i / 8] |= (uint8_t)(1u << i % 8);
			add_try(s, &w, 0);
		}
	take_first(s);
}

/* ---- the fields at fault ---- */

static void blame(struct specc_finding *finding, unsigned field)
{
	for (unsigned i = 0; i < finding->field_count; i++)
		if (finding->fields[i] == field)
			return;
	if (finding->field_count < SPECC_FIELDS_AT_FAULT)
		finding->fields[finding->field_count++] = field;
}

/* Fields in which one other bit makes the finding go away. */
static void blame_by_bits(struct shrinking *s)
{
	struct tries *t = s->tries;
	t->count = 0;
	for (unsigned f = 0; f < s->spec->fields; f++) {
		if (!s->spec->has(s->finding->opcode, f) || s->spec->fixed(s->finding->opcode, f))
			continue;
		for (unsigned i = 0; i < 64; i++) {
			struct specc_word w = s->finding->word;
			if (put(s, &w, f, value_of(s, &w, f) ^ (uint64_t)1 << i))
				add_try(s, &w, f);
		}
	}
	ask(s);
	for (unsigned i = 0; i < t->count; i++)
		if (t->gone[i])
			blame(s->finding, t->field[i]);
}

static void format_tokens(
	const struct shrinking *s, const struct specc_word *w, struct specc_tokens *tokens)
{
	char text[SPECC_TOKEN_TEXT], edited[SPECC_TOKEN_TEXT];
	s->spec->format(w, text, sizeof text);
	specc_rules_apply_own(s->c->rules, text, edited, sizeof edited);
	specc_rules_tokens(s->c->rules, edited, tokens);
}

/* The field that the first other token comes from: it is the token that changes with the field. */
static void blame_by_token(struct shrinking *s)
{
	struct specc_tokens ours, theirs, changed;
	char own[SPECC_TOKEN_TEXT], edited[SPECC_TOKEN_TEXT];
	s->spec->format(&s->finding->word, own, sizeof own);
	specc_rules_apply_decoder(
		s->c->rules, s->finding->answer.said.text, own, edited, sizeof edited);
	specc_rules_tokens(s->c->rules, edited, &theirs);
	format_tokens(s, &s->finding->word, &ours);
	unsigned at = specc_tokens_differ(&ours, &theirs);
	for (unsigned f = 0; f < s->spec->fields; f++) {
		if (!s->spec->has(s->finding->opcode, f) || s->spec->fixed(s->finding->opcode, f))
			continue;
		for (unsigned i = 0; i < 64; i++) {
			struct specc_word w = s->finding->word;
			if (!put(s, &w, f, value_of(s, &w, f) ^ (uint64_t)1 << i) || !is_alike(s, &w))
				continue;
			format_tokens(s, &w, &changed);
			if (at < ours.count && specc_tokens_differ(&ours, &changed) == at)
				blame(s->finding, f);
			break;
		}
	}
}

static void blame_open(struct shrinking *s, bool fixed)
{
	for (unsigned f = 0; f < s->spec->fields; f++)
		if (is_open(s, f) && s->spec->fixed(s->finding->opcode, f) == fixed)
			blame(s->finding, f);
}

static void find_fault(struct shrinking *s)
{
	struct specc_finding *f = s->finding;
	struct specc_word bits;
	if (f->field_count) /* the decoder's text has said it */
		return;
	if (f->verdict.status == SPECC_UNDEFINED) {
		blame_open(s, true);
	} else if (f->verdict.status == SPECC_RESERVED) {
		unsigned field = s->spec->explain(&f->word, &bits);
		if (field < s->spec->fields)
			blame(f, field);
	} else if (s->costly) {
		blame_open(s, false);
	} else {
		blame_by_bits(s);
		if (!f->field_count && f->kind == SPECC_KIND_OPERANDS)
			blame_by_token(s);
	}
}

/* The answer to the plain word. */
static void ask_again(struct shrinking *s)
{
	static struct specc_finding again;
	struct specc_finding *f = s->finding;
	bool moved = memcmp(&f->word, &f->found, sizeof f->word) != 0;
	if (!moved)
		return;
	s->c->questions++;
	s->dead = s->dead || !specc_decoder_ask(s->c->decoder, &f->word, 1, &again.answer);
	again.answer.alone = true;
	if (s->dead || specc_compare_answer(s->c, &f->word, &again.answer, &again) != f->kind) {
		f->word = f->found;
		return;
	}
	f->answer = again.answer;
	memcpy(f->fields, again.fields, sizeof f->fields);
	f->field_count = again.field_count;
}

bool specc_shrink(struct specc_compare *c, struct specc_finding *finding)
{
	struct shrinking s = { .c = c, .finding = finding, .spec = c->spec };
	s.tries = calloc(1, sizeof *s.tries);
	if (!s.tries)
		return false;
	s.costly = finding->kind == SPECC_KIND_HANG || finding->kind == SPECC_KIND_LATE;
	finding->word = finding->found;
	if (finding->opcode && finding->kind != SPECC_KIND_UNSTEADY) {
		c->spec->initial(finding->opcode, &s.base);
		if (is_whole(finding) || s.base.length == finding->word.length) {
			shrink_fields(&s);
			for (unsigned f = 0; f < c->spec->fields && !s.dead; f++)
				if (is_open(&s, f))
					shrink_bits(&s, f);
			if (finding->verdict.status == SPECC_RESERVED)
				shrink_reserved(&s);
			ask_again(&s);
			find_fault(&s);
		}
	}
	free(s.tries);
	return !s.dead;
}
