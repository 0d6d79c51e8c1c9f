/* SPDX-License-Identifier: MIT */
/* The check of comments in several languages: examples, cases, templates and enumerators. */
#include "lint/internal.h"

/* A comment, and the line that it belongs to. */
struct place {
	const struct definition *d; /* or NULL: of a type, an alias or the ISA */
	const struct type *type;    /* or NULL */
	const struct comment *comment;
	struct span span;
};

struct places {
	VEC(struct place) list;
	struct names languages;
};

static void add_comment_place(struct check_run *run, struct places *places, struct place place)
{
	VEC_PUSH(run->arena, &places->list, place);
	VEC_EACH (struct comment_text, it, &place.comment->languages)
		names_add(run->arena, &places->languages, it->language);
}

static void add_commented_example(
	struct check_run *run, struct places *places, const struct example *example)
{
	if (!comment_is_empty(&example->comment))
		add_comment_place(
			run, places, (struct place){ example->owner, NULL, &example->comment, example->span });
	VEC_EACH (struct example_case *, it, &example->cases)
		if (!comment_is_empty(&(*it)->comment))
			add_comment_place(
				run, places, (struct place){ example->owner, NULL, &(*it)->comment, (*it)->span });
}

static void add_commented_definition(
	struct check_run *run, struct places *places, const struct definition *d)
{
	VEC_EACH (struct template *, it, &d->templates)
		if (!comment_is_empty(&(*it)->comment))
			add_comment_place(run, places, (struct place){ d, NULL, &(*it)->comment, (*it)->span });
	VEC_EACH (struct example *, it, &d->examples)
		add_commented_example(run, places, *it);
}

static struct places gather_comments(struct check_run *run)
{
	struct places places = { 0 };
	VEC_EACH (struct type *, type, &run->isa->types)
		VEC_EACH (struct enumerator, it, &(*type)->values)
			if (!comment_is_empty(it->comment))
				add_comment_place(
					run, &places, (struct place){ NULL, *type, it->comment, it->span });
	VEC_EACH (struct family, it, &run->families) {
		add_commented_definition(run, &places, it->optype);
		VEC_EACH (const struct opcode *, opcode, &it->opcodes)
			add_commented_definition(run, &places, (*opcode)->definition);
	}
	VEC_EACH (struct alias_def *, alias, &run->isa->aliases)
		VEC_EACH (struct example *, it, &(*alias)->examples)
			add_commented_example(run, &places, *it);
	VEC_EACH (struct example *, it, &run->isa->examples)
		add_commented_example(run, &places, *it);
	return places;
}

/* Is it the same in each language, or does it have a text in this one? */
static bool has(const struct check_run *run, const struct comment *comment, struct str language)
{
	return comment_in(comment, language, run->isa->prose_language).length ||
		   !comment_has_words(comment->text);
}

static void report_comment(
	struct check_run *run, const struct place *place, struct str language, const char *format)
{
	if (!place->type || !type_allows(place->type, CHECK_COMMENT_LANGUAGE))
		check_report(run, place->d, CHECK_COMMENT_LANGUAGE, place->span, format, STR_ARG(language));
}

/* Expected where at least half of the comments with words have the language. */
static void check_language(struct check_run *run, const struct places *places, struct str language)
{
	size_t with = 0, without = 0;
	VEC_EACH (struct place, it, &places->list) {
		without += !has(run, it->comment, language);
		with += comment_in(it->comment, language, (struct str){ 0 }).length > 0;
	}
	if (with < without)
		return;
	VEC_EACH (struct place, it, &places->list)
		if (!has(run, it->comment, language))
			report_comment(
				run, it, language, "this comment has no text in '%.*s', but most others do");
}

void check_comments(struct check_run *run)
{
	struct places places = gather_comments(run);
	VEC_EACH (struct str, it, &places.languages.list)
		check_language(run, &places, *it);
	VEC_EACH (struct place, it, &places.list) {
		struct str twice = comment_twice(it->comment);
		if (twice.length)
			report_comment(run, it, twice, "the comment of this line has two texts in '%.*s'");
	}
}
