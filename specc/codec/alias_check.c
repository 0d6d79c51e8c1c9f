/* SPDX-License-Identifier: MIT */
/* Checks all aliases, even if no example uses them: their meanings must be instructions, and their
 * texts must not be. Tries sample registers and numbers for the parameters; problems that no sample
 * shows are not reported. */
#include "codec/alias.h"

#include "codec/internal.h"
#include "isa/syntax.h"

#define MAX_SAMPLES 16 /* texts tried for a parameter */
#define MAX_FORMS   64 /* forms of a meaning whose texts are tried */
#define MAX_MIXED   3 /* parameters whose samples vary independently; the others share one sample */

struct alias_run {
	struct codec *codec;
	struct arena *arena;
	struct diag *diag;
	const struct isa *isa;
	const struct alias_def *alias;
	VEC(struct str) samples;
	unsigned chosen[MAX_MIXED]; /* sample of each parameter */
};

static void add_sample(struct alias_run *run, struct str text)
{
	for (size_t i = 0; i < run->samples.count; i++)
		if (str_equal(run->samples.items[i], text))
			return;
	if (run->samples.count < MAX_SAMPLES)
		VEC_PUSH(run->arena, &run->samples, text);
}

/* Numbers, and three registers of each file. */
static void add_samples(struct alias_run *run)
{
	add_sample(run, STR("0"));
	add_sample(run, STR("1"));
	add_sample(run, STR("4"));
	add_sample(run, STR("4096"));
	add_sample(run, STR("1048576"));
	VEC_EACH (struct register_file *, it, &run->isa->defined_files) {
		const struct register_file *file = *it;
		uint64_t steps[] = { 0, file->count / 2, file->count - 1 };
		for (size_t i = 0; file->count && i < 3; i++)
			add_sample(run, register_text(run->arena, file, file->first + steps[i]));
		if (!file->count && file->names.count)
			add_sample(run, file->names.items[0].name);
	}
}

/* What the parameters are in the texts of the form that match the meaning: "(r2)", "[r0+4]". */
static void add_captures(
	struct alias_run *run, const struct syntax *meaning, const struct form *form)
{
	uint64_t random = 1;
	for (unsigned variant = 0; variant < 2; variant++) {
		struct str text =
			codec_text(run->codec, run->arena, form, codec_sample(form, variant, &random));
		const struct str *found = alias_captures(run->codec, run->arena, run->alias, meaning, text);
		for (size_t i = 0; found && i < run->alias->params.count; i++)
			if (found[i].length)
				add_sample(run, found[i]);
	}
}

/* Adds those of all forms that begin with the word of a meaning; true if there are new samples. */
static bool add_written(struct alias_run *run)
{
	size_t before = run->samples.count;
	VEC_EACH (struct alias_meaning, it, &run->alias->means) {
		const struct syntax *meaning = it->syntax;
		struct str word = meaning->parts.count ? part_literal(meaning->parts.items) : STR("");
		const struct mnemonic *mnemonic = codec_mnemonic(run->codec, word);
		for (size_t i = 0; mnemonic && i < mnemonic->forms.count && i < MAX_FORMS; i++)
			add_captures(run, meaning, mnemonic->forms.items[i]);
	}
	return run->samples.count > before;
}

static bool has_glued(const struct syntax *pattern)
{
	bool glued = false;
	VEC_EACH (struct syntax_part, it, &pattern->parts)
		glued = glued || it->glued;
	return glued;
}

/* The pattern with its parameters replaced by the chosen samples, those in braces by nothing. */
static struct str filled(struct alias_run *run, const struct syntax *pattern)
{
	struct buffer text = buffer_new(run->arena);
	VEC_EACH (struct syntax_part, it, &pattern->parts)
		buffer_add(&text, it->glued ? STR("")
						  : it->kind == PART_PARAM
							  ? run->samples.items[run->chosen[it->param % MAX_MIXED]]
							  : part_literal(it));
	return buffer_str(&text);
}

/* Advances to the next choice of samples; false after the last one. */
static bool next_choice(struct alias_run *run)
{
	for (size_t i = 0; i < MAX_MIXED && i < run->alias->params.count; i++) {
		if (++run->chosen[i] < run->samples.count)
			return true;
		run->chosen[i] = 0;
	}
	return false;
}

static bool same_text(const struct syntax *a, const struct syntax *b)
{
	if (a->parts.count != b->parts.count)
		return false;
	for (size_t i = 0; i < a->parts.count; i++)
		if (!str_equal(span_text(a->parts.items[i].span), span_text(b->parts.items[i].span)))
			return false;
	return true;
}

/* ---- words that mean nothing ---- */

static bool contains(const struct alias_run *run, struct str text, struct str word)
{
	for (size_t i = 0; i + word.length <= text.length; i++)
		if (isa_equal(run->isa, str_slice(text, i, i + word.length), word))
			return true;
	return false;
}

/* Is the word in the quoted text of a template, frame or pattern, or behind a full stop in it? */
static bool is_quoted_in_alias(
	const struct alias_run *run, const struct syntax *syntax, struct str word)
{
	if (syntax)
		VEC_EACH (struct syntax_part, it, &syntax->parts)
			if ((it->kind == PART_QUOTED && contains(run, it->text, word)) ||
				(it->kind == PART_MODIFIER && isa_equal(run->isa, it->text, word)))
				return true;
	return false;
}

static bool in_templates(const struct alias_run *run, const struct definition *d, struct str word)
{
	VEC_EACH (struct template *, it, &d->templates)
		if (isa_equal(run->isa, (*it)->mnemonic, word) ||
			is_quoted_in_alias(run, (*it)->syntax, word))
			return true;
	return false;
}

static bool in_types(const struct alias_run *run, struct str word)
{
	VEC_EACH (struct type *, it, &run->isa->types) {
		VEC_EACH (struct enumerator, value, &(*it)->values)
			if (isa_equal(run->isa, value->text, word))
				return true;
		if (is_quoted_in_alias(run, (*it)->syntax, word))
			return true;
	}
	VEC_EACH (struct register_file *, it, &run->isa->defined_files) {
		VEC_EACH (struct register_name, name, &(*it)->names)
			if (isa_equal(run->isa, name->name, word))
				return true;
		if ((*it)->count && word.length >= (*it)->prefix.length &&
			isa_equal(run->isa, str_slice(word, 0, (*it)->prefix.length), (*it)->prefix))
			return true;
	}
	return false;
}

static bool is_known_word(const struct alias_run *run, struct str word)
{
	const struct isa *isa = run->isa;
	if (char_is_digit(word.text[0]) || str_starts_with(word, isa->hex_prefix) ||
		isa_equal(run->isa, word, STR("inf")) || isa_equal(run->isa, word, STR("nan")) ||
		in_types(run, word))
		return true;
	VEC_EACH (struct str, it, &isa->keywords)
		if (isa_equal(run->isa, *it, word))
			return true;
	VEC_EACH (struct operand_def *, it, &isa->operands)
		if (is_quoted_in_alias(run, (*it)->syntax, word))
			return true;
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		VEC_EACH (struct syntax_part, part, &(*it)->text->parts)
			if (*it != run->alias && part->kind != PART_PARAM &&
				isa_equal(run->isa, part->text, word))
				return true;
	VEC_EACH (struct definition *, it, &isa->definitions)
		if (in_templates(run, *it, word))
			return true;
	return false;
}

/* Reports a word of a meaning that is neither a parameter nor part of any template. */
static void report_unknown_word(struct alias_run *run, const struct alias_meaning *meaning)
{
	VEC_EACH (struct syntax_part, it, &meaning->syntax->parts) {
		bool dotted = it->kind == PART_MODIFIER;
		if ((!part_is_word(it) && !dotted) || it->kind == PART_PARAM ||
			is_known_word(run, it->text))
			continue;
		diag_report(run->diag, CHECK_ALIAS, it->span,
			dotted ? "'.%.*s' is not a modifier of an instruction; a parameter of alias '%.*s' "
					 "cannot follow a full stop"
				   : "'%.*s' is neither a parameter of alias '%.*s' nor a word of an instruction",
			STR_ARG(it->text), STR_ARG(run->alias->name));
		return;
	}
}

/* ---- one alias ---- */

static bool reads(struct alias_run *run, struct str text, struct parsed *error)
{
	struct parsed_list list;
	return codec_parse_line(run->codec, run->arena, text, &list, error);
}

/* The first meaning that is not an instruction with the chosen samples, or NULL. */
static const struct alias_meaning *unread_meaning(struct alias_run *run, struct parsed *error)
{
	VEC_EACH (struct alias_meaning, it, &run->alias->means)
		if (!reads(run, filled(run, it->syntax), error))
			return it;
	return NULL;
}

static void report_unread_alias(
	struct alias_run *run, const struct alias_meaning *meaning, const struct parsed *error)
{
	if (run->alias->params.count)
		report_unknown_word(run, meaning);
	else
		diag_report(run->diag, CHECK_ALIAS, meaning->span, "this is not an instruction: %.*s",
			STR_ARG(error->message));
}

static bool means_itself(struct alias_run *run)
{
	VEC_EACH (struct alias_meaning, it, &run->alias->means)
		if (same_text(run->alias->text, it->syntax)) {
			diag_report(run->diag, CHECK_ALIAS, it->span, "alias '%.*s' means itself",
				STR_ARG(run->alias->name));
			return true;
		}
	return false;
}

/* What was found with all samples tried so far. */
struct alias_use {
	const struct alias_meaning *unread; /* the first that is not an instruction */
	struct parsed error;                /* of it */
	bool used;                          /* some text of the alias is not an instruction itself */
	struct str hidden;                  /* one that is one, or empty */
	struct parsed by;                   /* the instruction */
};

static void try_samples(struct alias_run *run, struct alias_use *use)
{
	do {
		struct parsed error;
		const struct alias_meaning *failed = unread_meaning(run, &error);
		if (failed && !use->unread) {
			use->unread = failed;
			use->error = error;
		}
		if (failed)
			continue;
		struct str text = filled(run, run->alias->text);
		if (!codec_parse_plain(run->codec, run->arena, text, false, &use->by))
			use->used = true;
		else
			use->hidden = text;
	} while (next_choice(run) && !use->used);
}

/* With other texts than registers and numbers. */
static bool is_used_otherwise(struct alias_run *run)
{
	struct alias_use use = { 0 };
	run->samples.count = 0;
	memset(run->chosen, 0, sizeof run->chosen);
	if (add_written(run))
		try_samples(run, &use);
	return use.used;
}

static void check_alias_meaning(struct alias_run *run)
{
	struct alias_use use = { 0 };
	if (means_itself(run))
		return;
	add_samples(run);
	try_samples(run, &use);
	if (use.used)
		return;
	if (use.hidden.length && (has_glued(run->alias->text) || is_used_otherwise(run)))
		return;
	if (use.hidden.length) {
		struct report *report = diag_report(run->diag, CHECK_ALIAS, run->alias->text_span,
			"alias '%.*s' is never used: '%.*s' is already an instruction",
			STR_ARG(run->alias->name), STR_ARG(use.hidden));
		if (use.by.read_by)
			diag_note(run->diag, report, use.by.read_by->template->span, "this template writes it");
	} else if (use.unread) {
		report_unread_alias(run, use.unread, &use.error);
	}
}

void codec_check_aliases(struct codec *codec, struct arena *arena, struct diag *diag)
{
	const struct isa *isa = codec_isa(codec);
	if (diag->errors) /* an error may be why something that an alias needs is missing */
		return;
	VEC_EACH (struct alias_def *, it, &isa->aliases) {
		struct alias_run run = {
			.codec = codec, .arena = arena, .diag = diag, .isa = isa, .alias = *it
		};
		check_alias_meaning(&run);
	}
	if (!diag->errors)
		codec_check_printed(codec, arena, diag);
}
