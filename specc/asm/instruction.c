/* SPDX-License-Identifier: MIT */
/* Turns the text of an instruction into its bytes, or into all ways to assemble it where operands
 * are expressions: forms and aliases, shortest first. */
#include "asm/internal.h"

#include <stdlib.h>

#include "codec/alias.h"

#define MAX_CANDIDATES 64 /* ways to parse one line */
#define MAX_ALIASES    16 /* nesting depth */

/* Ways to assemble a text; everything belongs to the scratch arena but the expressions. */
struct candidates {
	struct candidate *items;
	size_t count, capacity;
};

/* ---- candidates ---- */

static size_t scan_operand(void *context, struct str text, size_t at)
{
	struct assembler *as = context;
	return expr_scan(as, text, at);
}

static void add_insn(struct assembler *as, struct candidates *list, const struct insn *insn)
{
	if (list->count >= MAX_CANDIDATES)
		return;
	struct candidate candidate = { ARENA_NEW(&as->scratch, struct insn), 1,
		opcode_size(insn->form->opcode, insn->word) };
	*candidate.insns = *insn;
	VEC_PUSH(&as->scratch, list, candidate);
}

static void add_reading(struct assembler *as, struct str text, const struct text_origin *origin,
	const struct form_reading *reading, struct candidates *list)
{
	struct insn insn = { reading->form, reading->word, NULL, reading->count };
	insn.operands = ARENA_ARRAY(&as->scratch, struct operand, insn.count);
	for (size_t i = 0; i < insn.count; i++) {
		const struct open_operand *open = &reading->operands[i];
		insn.operands[i].element = open->element;
		struct str read = str_slice(text, 0, open->to);
		if (!expr_read(as, read, open->from, origin, &insn.operands[i].expr))
			return;
	}
	add_insn(as, list, &insn);
}

/* a, then b */
static struct candidate join_candidates(
	struct assembler *as, const struct candidate *a, const struct candidate *b)
{
	struct candidate both = { NULL, a->count + b->count, a->size + b->size };
	both.insns = ARENA_ARRAY(&as->scratch, struct insn, both.count);
	if (a->count)
		memcpy(both.insns, a->insns, a->count * sizeof *a->insns);
	memcpy(both.insns + a->count, b->insns, b->count * sizeof *b->insns);
	return both;
}

static void read_text(struct assembler *as, struct str text, const struct text_origin *origin,
	const struct alias_chain *chain, struct candidates *list);

/* What the text means by the alias; false: it is not written so, or goes through too many. */
static bool expand_alias(struct assembler *as, struct str text, const struct alias_chain *link,
	struct alias_texts *texts)
{
	unsigned depth = 0;
	for (const struct alias_chain *it = link; it; it = it->up)
		depth++;
	return !alias_in_chain(link->up, link->alias) && depth <= MAX_ALIASES &&
		   codec_expand(as->codec, &as->scratch, link->alias, text, texts);
}

/* All that the alias can mean: each way for its first meaning with each way for the second ... */
static void read_alias(struct assembler *as, struct str text, const struct alias_def *alias,
	const struct text_origin *origin, const struct alias_chain *chain, struct candidates *list)
{
	struct alias_texts texts;
	struct alias_chain link = { alias, chain };
	if (!expand_alias(as, text, &link, &texts))
		return;
	struct candidates all = { 0 };
	VEC_PUSH(&as->scratch, &all, (struct candidate){ 0 });
	VEC_EACH (struct alias_text, it, &texts) {
		struct text_origin inner = { it, origin, 0 };
		struct candidates ways = { 0 }, next = { 0 };
		read_text(as, it->text, &inner, &link, &ways);
		for (size_t i = 0; i < all.count; i++)
			for (size_t k = 0; k < ways.count && next.count < MAX_CANDIDATES; k++)
				VEC_PUSH(&as->scratch, &next, join_candidates(as, &all.items[i], &ways.items[k]));
		all = next;
	}
	for (size_t i = 0; i < all.count && list->count < MAX_CANDIDATES; i++)
		if (all.items[i].count)
			VEC_PUSH(&as->scratch, list, all.items[i]);
}

/* Reads the text with expressions. One may begin with a parenthesis only if nothing else matches,
 * and no form has its own parenthesis there. */
static void parse_open(struct assembler *as, struct str text, enum parse_depth depth,
	struct readings *readings, struct parsed *parsed)
{
	struct operand_reader reader = { scan_operand, as, SIZE_MAX };
	bool again = memchr(text.text, '(', text.length);
	as->bare = true;
	if (codec_parse_open(as->codec, &as->scratch, text, &reader, again ? PARSE_QUIET : depth,
			readings, parsed) ||
		!again)
		return;
	as->bare = false;
	as->not_at = reader.parenthesis;
	codec_parse_open(as->codec, &as->scratch, text, &reader, depth, readings, parsed);
}

/* All ways to read a text with expressions: forms, then aliases. */
static void read_open(struct assembler *as, struct str text, const struct text_origin *origin,
	const struct alias_chain *chain, struct candidates *list)
{
	struct readings readings;
	struct parsed parsed;
	parse_open(as, text, PARSE_QUIET, &readings, &parsed);
	for (size_t i = 0; i < readings.count; i++)
		add_reading(as, text, origin, &readings.items[i], list);
	struct alias_candidates aliases = codec_aliases(as->codec, &as->scratch, text);
	for (const struct alias_def *it; (it = codec_next_alias(&aliases));)
		read_alias(as, text, it, origin, chain, list);
}

/* The plain reading of a text: an instruction with plain numbers, or what an alias means by it. */
static bool read_plain(struct assembler *as, struct str text, struct candidates *list)
{
	struct parsed_list parsed;
	if (!codec_read_line(as->codec, &as->scratch, text, &parsed))
		return false;
	struct candidate candidate = { ARENA_ARRAY(&as->scratch, struct insn, parsed.count), 0, 0 };
	for (size_t i = 0; i < parsed.count; i++) {
		const struct parsed *one = &parsed.items[i];
		candidate.insns[i] = (struct insn){ one->read_by, one->word, NULL, 0 };
		candidate.count++;
		candidate.size += opcode_size(one->read_by->opcode, one->word);
	}
	VEC_PUSH(&as->scratch, list, candidate);
	return true;
}

/* The same, without aliases: of what an alias means, they are read one by one. */
static bool read_form(struct assembler *as, struct str text, struct candidates *list)
{
	struct parsed parsed;
	if (!codec_parse_open(as->codec, &as->scratch, text, NULL, PARSE_QUIET, NULL, &parsed))
		return false;
	struct insn insn = { parsed.read_by, parsed.word, NULL, 0 };
	add_insn(as, list, &insn);
	return true;
}

/* A text is what its plain reading says; else all ways to read it with expressions. */
static void read_text(struct assembler *as, struct str text, const struct text_origin *origin,
	const struct alias_chain *chain, struct candidates *list)
{
	bool plain = as->options && as->options->plain;
	if (!(chain ? read_form(as, text, list) : read_plain(as, text, list)) && !plain)
		read_open(as, text, origin, chain, list);
}

static bool is_known_candidate(const struct candidate *candidate)
{
	for (uint32_t i = 0; i < candidate->count; i++)
		if (candidate->insns[i].count)
			return false;
	return true;
}

/* Stable, shortest first; drops those after one that certainly fits. */
static void sort_candidates(struct candidates *list)
{
	for (size_t i = 1; i < list->count; i++) {
		struct candidate candidate = list->items[i];
		size_t k = i;
		for (; k && list->items[k - 1].size > candidate.size; k--)
			list->items[k] = list->items[k - 1];
		list->items[k] = candidate;
	}
	for (size_t i = 0; i < list->count; i++)
		if (is_known_candidate(&list->items[i]))
			list->count = i + 1;
}

/* ---- what is wrong ---- */

/* What is known of why a text cannot be read. */
enum explained {
	EXPLAINED_NOT,    /* it is not written as an alias */
	EXPLAINED_PLAIN,  /* it is, and is read at least as far without */
	EXPLAINED_MEANING /* by what the alias stands for */
};

static enum explained explain_text(
	struct assembler *as, struct str text, const struct alias_chain *chain, struct parsed *parsed);

/* Of the first meaning of the alias that cannot be read. */
static enum explained explain_alias(struct assembler *as, const struct alias_def *alias,
	struct str text, const struct alias_chain *chain, struct parsed *parsed)
{
	struct alias_texts texts;
	struct alias_chain link = { alias, chain };
	if (!expand_alias(as, text, &link, &texts))
		return EXPLAINED_NOT;
	VEC_EACH (struct alias_text, it, &texts) {
		struct candidates ways = { 0 };
		read_text(as, it->text, NULL, &link, &ways);
		if (ways.count)
			continue;
		struct parsed inner;
		explain_text(as, it->text, &link, &inner);
		return alias_explain(as->arena, alias, text, it, &inner, parsed) ? EXPLAINED_MEANING
																		 : EXPLAINED_PLAIN;
	}
	return EXPLAINED_NOT;
}

static enum explained explain_text(
	struct assembler *as, struct str text, const struct alias_chain *chain, struct parsed *parsed)
{
	struct readings readings;
	struct alias_candidates aliases = codec_aliases(as->codec, &as->scratch, text);
	enum explained all = EXPLAINED_NOT;
	if (as->options && as->options->plain)
		codec_parse_open(as->codec, &as->scratch, text, NULL, PARSE_FIRST, NULL, parsed);
	else
		parse_open(as, text, PARSE_FIRST, &readings, parsed);
	aliases.others = NULL; /* only one that begins with a word of its own is surely meant */
	for (const struct alias_def *it; (it = codec_next_alias(&aliases));) {
		if (all == EXPLAINED_MEANING)
			break;
		enum explained one = explain_alias(as, it, text, chain, parsed);
		all = one > all ? one : all;
	}
	return all;
}

static void explain_line(struct assembler *as, struct str text, struct parsed *parsed)
{
	struct parsed_list list;
	bool told = explain_text(as, text, NULL, parsed) != EXPLAINED_NOT;
	struct alias_candidates aliases = codec_aliases(as->codec, &as->scratch, text);
	if (!told && codec_next_alias(&aliases)) /* an alias's shape */
		codec_parse_line(as->codec, &as->scratch, text, &list, parsed);
}

/* If labels stand in front of the text, they may be meant as a part of the instruction: tells the
 * error that is further on in the line. */
static void explain_instruction(struct assembler *as, size_t from, struct str text)
{
	struct parsed parsed, whole;
	explain_line(as, text, &parsed);
	size_t at = from + parsed.offset;
	if (as->line_from < from) {
		explain_line(as, str_slice(as->text, as->line_from, from + text.length), &whole);
		if (as->line_from + whole.offset > at) {
			parsed = whole;
			at = as->line_from + whole.offset;
		}
	}
	asm_error(as, place_from(as, at, at + parsed.extent), "%.*s", STR_ARG(parsed.message));
}

/* ---- the line ---- */

static void emit_known(struct assembler *as, const struct candidate *candidate)
{
	uint8_t bytes[WORD_BITS / 8];
	for (uint32_t i = 0; i < candidate->count; i++) {
		const struct insn *insn = &candidate->insns[i];
		unsigned size = opcode_store(as->isa, insn->form->opcode, insn->word, bytes);
		struct location at = emit_bytes(as, (struct str){ (const char *)bytes, size });
		mark_line(as, at, size, true);
	}
}

static struct choice *keep_choice(struct assembler *as, const struct candidates *list)
{
	struct choice *choice = ARENA_NEW(as->arena, struct choice);
	choice->count = (uint32_t)list->count;
	choice->candidates = ARENA_ARRAY(as->arena, struct candidate, list->count);
	for (size_t i = 0; i < list->count; i++) {
		struct candidate *to = &choice->candidates[i];
		*to = list->items[i];
		to->insns = ARENA_ARRAY(as->arena, struct insn, to->count);
		for (uint32_t k = 0; k < to->count; k++) {
			struct insn *insn = &to->insns[k];
			*insn = list->items[i].insns[k];
			const struct operand *operands = insn->operands;
			insn->operands = ARENA_ARRAY(as->arena, struct operand, insn->count);
			if (insn->count)
				memcpy(insn->operands, operands, insn->count * sizeof *operands);
		}
	}
	return choice;
}

static void emit_choice(struct assembler *as, struct place place, const struct candidates *list)
{
	struct choice *choice = keep_choice(as, list);
	struct location at;
	choice->place = place;
	if (list->items[0].size == list->items[list->count - 1].size) {
		at = emit_room(as, list->items[0].size);
		struct fixup fixup = { .location = at, .line = at, .choice = choice };
		fixup.size = list->items[0].size;
		VEC_PUSH(as->arena, &as->fixups, fixup);
	} else {
		struct fragment *fragment = add_fragment(as, FRAGMENT_CHOICE);
		fragment->choice = choice;
		fragment->size = list->items[0].size;
		at = (struct location){ (uint32_t)as->fragments.count - 1, 0 };
	}
	mark_line(as, at, 0, true);
	as->marks.items[as->marks.count - 1].choice = choice;
}

bool reads_as_instruction(struct assembler *as, size_t from, size_t to, bool plain)
{
	struct candidates list = { 0 };
	struct str text = str_slice(as->text, from, to);
	if (!read_plain(as, text, &list) && !plain)
		read_open(as, text, NULL, NULL, &list);
	if (as->scratch.used)
		arena_reset(&as->scratch);
	return list.count > 0;
}

void assemble_instruction(struct assembler *as, size_t from, size_t to)
{
	struct str text = str_slice(as->text, from, to);
	struct text_origin origin = { NULL, NULL, (uint32_t)from };
	struct candidates list = { 0 };
	read_text(as, text, &origin, NULL, &list);
	sort_candidates(&list);
	if (!list.count)
		explain_instruction(as, from, text);
	else if (is_known_candidate(&list.items[0]))
		emit_known(as, &list.items[0]);
	else
		emit_choice(as, place_from(as, from, to), &list);
	if (as->scratch.used)
		arena_reset(&as->scratch);
}
