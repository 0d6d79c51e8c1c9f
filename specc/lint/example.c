/* SPDX-License-Identifier: MIT */
/* Checks of examples as text: modifiers in the order of the template. Whether an example
 * assembles is found out by lint/examples.h. */
#include "lint/internal.h"

#define MAX_WORDS 16 /* modifiers of one mnemonic */

struct words {
	struct span list[MAX_WORDS];
	size_t count;
};

/* One place of a template's head that a modifier can take. */
struct slots {
	struct str list[MAX_WORDS];
	size_t count;
};

/* MNEMONIC.a.b after an optional guard; false when there are no modifiers. */
static bool read_example_head(
	const struct example *example, struct str *mnemonic, struct words *words)
{
	struct str text = example->text;
	size_t at = 0;
	while (at < text.length && text.text[at] == '@') {
		at = str_find(text, at, STR(" "));
		at = str_skip_blanks(text, at);
	}
	size_t end = str_word_end(text, at);
	*mnemonic = str_slice(text, at, end);
	words->count = 0;
	while (end < text.length && text.text[end] == '.' && words->count < MAX_WORDS) {
		size_t from = end + 1;
		end = str_word_end(text, from);
		words->list[words->count++] = span_part(example->span, from, end);
	}
	return words->count > 1;
}

static void read_slots(const struct template *template, struct slots *slots)
{
	slots->count = 0;
	VEC_EACH (const struct syntax_part, it, &template->syntax->parts) {
		if ((it->kind == PART_BLANK && !it->depth) || slots->count == MAX_WORDS)
			return;
		if (it->kind == PART_MODIFIER)
			slots->list[slots->count++] = it->text;
	}
}

static bool takes(const struct family *family, struct str slot, struct str word)
{
	if (str_equal(slot, word))
		return true;
	const struct field *field = family_field(family, slot);
	return field && type_find_name(field->type, word);
}

/* In order: each word takes a slot after that of the word before it; `wrong` is the first that
 * cannot. */
static bool slots_in_order(const struct family *family, const struct slots *slots,
	const struct words *words, size_t *wrong)
{
	size_t slot = 0;
	for (size_t i = 0; i < words->count; i++) {
		while (slot < slots->count && !takes(family, slots->list[slot], span_text(words->list[i])))
			slot++;
		if (slot++ == slots->count) {
			*wrong = i;
			return false;
		}
	}
	return true;
}

static bool in_any_order(
	const struct family *family, const struct slots *slots, const struct words *words)
{
	bool taken[MAX_WORDS] = { false };
	for (size_t i = 0; i < words->count; i++) {
		size_t slot = 0;
		while (slot < slots->count &&
			   (taken[slot] || !takes(family, slots->list[slot], span_text(words->list[i]))))
			slot++;
		if (slot == slots->count)
			return false;
		taken[slot] = true;
	}
	return true;
}

static void check_example_order(
	struct check_run *run, const struct family *family, const struct example *example)
{
	struct str mnemonic;
	struct words words;
	struct slots slots;
	const struct template *near = NULL;
	size_t wrong = 0;
	if (!read_example_head(example, &mnemonic, &words))
		return;
	VEC_EACH (struct template *, it, &family->optype->templates) {
		size_t here;
		if (!str_equal((*it)->mnemonic, mnemonic))
			continue;
		read_slots(*it, &slots);
		if (slots_in_order(family, &slots, &words, &here))
			return;
		if (!near && in_any_order(family, &slots, &words)) {
			near = *it;
			wrong = here;
		}
	}
	if (!near)
		return;
	struct report *report = check_report(run, family->optype, CHECK_MODIFIER_SEQUENCE,
		words.list[wrong], "'.%.*s' comes after '.%.*s', but before it in the template",
		STR_ARG(span_text(words.list[wrong])), STR_ARG(span_text(words.list[wrong - 1])));
	diag_note(run->diag, report, near->span, "the template is here");
}

void check_examples(struct check_run *run)
{
	VEC_EACH (struct family, family, &run->families)
		VEC_EACH (struct example *, it, &family->optype->examples)
			check_example_order(run, family, *it);
}
