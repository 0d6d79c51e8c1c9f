/* SPDX-License-Identifier: MIT */
/* Rows of alternatives, and the block that has an operand of them -> reports of names, parts and
 * registers that pseudo-code cannot have. */
#include "base/suggest.h"
#include "isa/mode.h"
#include "lang/lex.h"
#include "sem/mode.h"
#include "sem/scope.h"

/* ---- words of a header ---- */

struct str mode_next_word(struct str text, size_t *at)
{
	while (*at < text.length) {
		size_t from = *at, length = lex_name_length(str_slice(text, from, text.length));
		*at += length ? length : 1;
		if (length && !(from && text.text[from - 1] == '.'))
			return str_slice(text, from, from + length);
	}
	return (struct str){ 0 };
}

static bool is_in_header(const struct sem_block *block, struct str name)
{
	struct str word;
	VEC_EACH (struct sem_operand, it, &block->operands)
		for (size_t at = 0; (word = mode_next_word(it->text, &at)).length;)
			if (str_equal(word, name))
				return true;
	return false;
}

/* ---- names that the operand takes ---- */

static const char *const mode_ends[] = { "_at", "_bits", "_next", "_number", "_part", "_stored",
	"_whole" };
enum { MODE_ENDS = sizeof mode_ends / sizeof *mode_ends };

bool mode_check_taken(
	struct sem_run *run, const struct sem_block *block, struct str operand, struct span span)
{
	struct sem_scope scope = { .run = run, .block = block };
	bool sound = true;
	for (size_t i = 0; i < MODE_ENDS; i++) {
		struct str name = str_printf(run->arena, "%.*s%s", STR_ARG(operand), mode_ends[i]);
		if (is_in_header(block, name) || sem_find_state(&scope, name).kind != SEM_STATE_NONE)
			sound = diag_fail(run->diag, CHECK_SEMANTICS_NAME, span,
				"blocks with '%.*s' use the name '%.*s' for it, which is also %s; give that one "
				"another name",
				STR_ARG(operand), STR_ARG(name),
				is_in_header(block, name) ? "an operand" : "a register or a memory");
	}
	return sound;
}

struct str mode_stored(struct arena *arena, struct str operand)
{
	return str_printf(arena, "%.*s_stored", STR_ARG(operand));
}

bool mode_is_taken(struct str name, struct str operand)
{
	if (!str_starts_with(name, operand))
		return false;
	struct str end = str_slice(name, operand.length, name.length);
	for (size_t i = 0; i < MODE_ENDS; i++)
		if (str_equal_c(end, mode_ends[i]))
			return true;
	return str_starts_with(end, STR("_is_"));
}

/* ---- lists ---- */

static bool has_mode_in_list(const struct mode_text *t, const struct mode_operand *operand,
	enum list_kind kind, const struct definition **with)
{
	bool listed = false;
	VEC_EACH (const struct opcode *, op, &t->family->opcodes) {
		const struct definition *d = definition_with_list((*op)->definition, kind);
		*with = d ? d : *with;
		listed = listed || (d && operand_list_find(&d->lists[kind], operand->field->name));
	}
	return listed;
}

void mode_check_lists(const struct mode_text *t, const struct mode_operand *operand)
{
	const struct sem_body *body = &t->block->body;
	const struct definition *in = NULL, *out = NULL;
	bool is_in = has_mode_in_list(t, operand, LIST_IN, &in),
		 is_out = has_mode_in_list(t, operand, LIST_OUT, &out);
	bool raises = body->list.count && body->list.items[body->list.count - 1]->kind == SEM_RAISE;
	if (is_out && !operand->written && !raises)
		diag_report(t->run->diag, CHECK_SEMANTICS_UNWRITTEN, t->block->span,
			"output '%.*s' is in OutList, but the block never assigns it", STR_ARG(operand->name));
	else if (is_in && !out && operand->written)
		diag_report(t->run->diag, CHECK_SEMANTICS_INPUT, t->block->span,
			"the block assigns to '%.*s', which only InList has; add OutList<%.*s>, or leave out "
			"InList",
			STR_ARG(operand->name), STR_ARG(operand->name));
	else if (out && !is_out && operand->written)
		diag_report(t->run->diag, CHECK_SEMANTICS_INPUT, t->block->span,
			"the block assigns to '%.*s', which is not in OutList; add it there",
			STR_ARG(operand->name));
	else if (is_in && !is_out && !operand->used)
		diag_report(t->run->diag, CHECK_SEMANTICS_UNREAD, t->block->span,
			"input '%.*s' is in InList, but the block never reads it", STR_ARG(operand->name));
	else if (in && !is_in && !is_out && operand->used && !operand->written)
		diag_report(t->run->diag, CHECK_OPERAND_LIST, t->block->span,
			"the block reads '%.*s', which '%.*s' does not have in InList", STR_ARG(operand->name),
			STR_ARG(in->name));
	else if (!is_in && !is_out && !operand->used && !operand->written)
		diag_report(t->run->diag, CHECK_SEMANTICS_UNREAD, t->block->span,
			"the block neither reads nor assigns operand '%.*s'", STR_ARG(operand->name));
}

/* ---- parts ---- */

/* The registers of the part are elements of their file. */
static bool check_file(const struct mode_text *t, const struct part *part)
{
	const struct register_file *file =
		part->type->file->of ? part->type->file->of : part->type->file;
	if (!is_in_header(t->block, file->name))
		return true;
	return diag_fail(t->run->diag, CHECK_SEMANTICS_NAME, t->block->span,
		"'%.*s' is an operand of this block and the register file of '%.*s'; give one of them "
		"another name",
		STR_ARG(file->name), STR_ARG(part->name));
}

static bool check_part(const struct mode_text *t, const struct part *part)
{
	const struct type *type = part->type;
	if (type->kind == TYPE_REGISTER)
		return check_file(t, part);
	if (type->kind != TYPE_INTEGER || type->coding == CODING_UNSIGNED ||
		(type->coding == CODING_SIGNED && type->width < 64))
		return true;
	return diag_fail(t->run->diag, CHECK_SEMANTICS_EXECUTION, part->span,
		"Place and After cannot have the value of '%.*s': its type '%.*s' is neither unsigned nor "
		"signed with less than 64 bits",
		STR_ARG(part->name), STR_ARG(type_shown_name(type)));
}

/* ---- rows ---- */

static bool is_known(const struct mode_text *t, struct str word)
{
	struct sem_scope scope = { .run = t->run, .block = t->block };
	uint64_t number;
	return str_equal_c(word, "true") || str_equal_c(word, "false") ||
		   sem_find_state(&scope, word).kind != SEM_STATE_NONE ||
		   sem_register_name(t->run->isa, word).length || isa_find_file(t->run->isa, word) ||
		   isa_find_view(t->run->isa, word, &number);
}

static bool report_unknown(const struct mode_text *t, struct span span)
{
	struct suggestion near = { .name = source_written_word(span) };
	VEC_EACH (struct part, it, &t->operand->mode->parts)
		suggest_offer(&near, mode_written_part(t->run->arena, near.name, it));
	VEC_EACH (struct memory *, it, &t->run->isa->memories)
		suggest_offer(&near, (*it)->name);
	struct report *report = diag_report(t->run->diag, CHECK_SEMANTICS_NAME, span,
		"'%.*s' in a row of '%.*s' is neither a part nor a register or a memory%s",
		STR_ARG(near.name), STR_ARG(type_shown_name(t->operand->mode)),
		near.nearest.length
			? arena_printf(t->run->arena, "; did you mean '%.*s'?", STR_ARG(near.nearest))
			: "");
	if (near.nearest.length)
		diag_fix(t->run->diag, report, span, near.nearest);
	diag_note(t->run->diag, report, t->block->span, "a block uses the row here");
	return false;
}

/* The code of a row is the same in all instructions, so it knows none of their operands. */
static bool report_outer_operand(
	const struct mode_text *t, const struct alternative *a, struct span span)
{
	struct str name = span_text(span);
	return diag_second(t->run->diag, CHECK_SEMANTICS_NAME, span, t->block->span,
		"a block uses the row here",
		"'%.*s' in row '%.*s' of '%.*s' is an operand of an instruction, which a row cannot use; "
		"make it a part of '%.*s', or give the operand another name",
		STR_ARG(name), STR_ARG(a->name), STR_ARG(type_shown_name(t->operand->mode)),
		STR_ARG(type_shown_name(t->operand->mode)));
}

/* The arguments of a call whose bracket is at this offset. */
static size_t count_arguments(struct str text, size_t at)
{
	size_t depth = 1, count = 0, first = str_skip_blanks(text, ++at);
	if (first < text.length && text.text[first] != ')')
		count = 1;
	for (; at < text.length && depth; at++) {
		char c = text.text[at];
		depth += c == '(' || c == '[' || c == '{';
		depth -= c == ')' || c == ']' || c == '}';
		count += depth == 1 && c == ',';
	}
	return count;
}

/* A call in the code of a row, with so many arguments. */
static bool check_function(const struct mode_text *t, struct span name, size_t found)
{
	struct str word = span_text(name);
	const struct sem_function *function = str_map_get(&t->run->functions.map, word);
	if (sem_builtin_find(word))
		return true;
	if (!function) {
		sem_report_no_function(&(struct sem_scope){ .run = t->run }, word, name);
		return false;
	}
	size_t expected = function->block->operands.count;
	return found == expected ||
		   diag_second(t->run->diag, CHECK_SEMANTICS_FUNCTION, name, function->block->name_span,
			   "it is defined here", "'%.*s' takes %zu argument%s, found %zu", STR_ARG(word),
			   expected, expected == 1 ? "" : "s", found);
}

static bool check_row_code(const struct mode_text *t, const struct alternative *a, struct span code)
{
	struct str text = code.source ? span_text(code) : (struct str){ 0 }, word;
	bool sound = true;
	for (size_t at = 0; (word = mode_next_word(text, &at)).length;) {
		size_t from = at - word.length, next = str_skip_blanks(text, at);
		const struct part *part = type_find_part(t->operand->mode, word);
		bool is_function = next < text.length && text.text[next] == '(';
		bool is_called = is_function || (next < text.length && text.text[next] == '.');
		if (from && char_is_word(text.text[from - 1])) /* of a number, 0xFF */
			continue;
		if (part)
			sound = check_part(t, part) && sound;
		else if (is_function)
			sound =
				check_function(t, span_part(code, from, at), count_arguments(text, next)) && sound;
		else if (!is_called && is_in_header(t->block, word))
			sound = report_outer_operand(t, a, span_part(code, from, at)) && sound;
		else if (!is_called && !is_known(t, word))
			sound = report_unknown(t, span_part(code, from, at)) && sound;
	}
	return sound;
}

bool mode_check_row(const struct mode_text *t, const struct alternative *a)
{
	bool place = check_row_code(t, a, a->place), after = check_row_code(t, a, a->after);
	return place && after;
}

bool mode_is_closed(struct span code)
{
	struct str text = code.source ? span_text(code) : (struct str){ 0 };
	return !lex_has(text, '.') && !lex_has(text, '$');
}
