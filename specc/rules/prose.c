/* SPDX-License-Identifier: MIT */
/* Checks a block against the prose of its definition: which register an operand numbers, that +0.0
 * is a limit, that it takes an absolute value, that a modifier applies to the inputs. */
#include "rules/internal.h"
#include "number/real.h"

/* ---- lines of text ---- */

/* A line of the prose. */
struct said {
	struct sem_scope *scope;
	struct span line;
};

static bool says(const struct said *said, const char *const *words)
{
	return str_has_one_of(span_text(said->line), words);
}

/* The only operand that the line names, or NULL; *place is its name there. */
static struct sem_symbol *only_operand(const struct said *said, struct span *place)
{
	struct str text = span_text(said->line), word;
	struct sem_symbol *only = NULL;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		struct sem_symbol *symbol = sem_scope_find(said->scope, word);
		if (!symbol || symbol->kind != SEM_OPERAND || symbol->keyword)
			continue;
		if (only && only != symbol)
			return NULL;
		only = symbol;
		*place = span_part(said->line, at - word.length, at);
	}
	return only;
}

/* ---- numbers of destinations ---- */

/* Is part of it, or all, like this? */
static bool has_part(const struct sem_expr *e,
	bool (*is_like)(const struct sem_expr *e, const void *what), const void *what)
{
	VEC_EACH (struct sem_expr *, it, &e->operands)
		if (has_part(*it, is_like, what))
			return true;
	return is_like(e, what);
}

static bool is_of_symbol(const struct sem_expr *e, const void *symbol)
{
	return e->symbol == symbol;
}

struct target_search {
	const struct sem_symbol *symbol;
	bool found;
};

static void search_targets(void *user, const struct sem_stmt *s)
{
	struct target_search *search = user;
	VEC_EACH (struct sem_expr *, it, &s->targets)
		search->found = search->found || has_part(*it, is_of_symbol, search->symbol);
}

/* Is it assigned, or does it select what is assigned, as Ra does in R[Ra] = Rb? */
static bool selects_target(const struct sem_scope *scope, const struct sem_symbol *symbol)
{
	struct target_search search = { .symbol = symbol };
	struct sem_walker walker = { .user = &search, .stmt = search_targets };
	sem_walk(&scope->block->body, &walker);
	return search.found;
}

/* "the number of the destination register" */
static void check_said_role(const struct said *said)
{
	static const char *const numbers[] = { "index", "number", "\xe7\xb4\xa2\xe5\xbc\x95",
		"\xe7\xbc\x96\xe5\x8f\xb7", NULL };
	static const char *const destinations[] = { "destination register",
		"\xe7\x9b\xae\xe7\x9a\x84\xe5\xaf\x84\xe5\xad\x98\xe5\x99\xa8", NULL };
	struct span place;
	if (!says(said, numbers) || !says(said, destinations))
		return;
	const struct sem_symbol *symbol = only_operand(said, &place);
	if (symbol && symbol->read && !selects_target(said->scope, symbol))
		sem_report(said->scope, CHECK_SEMANTICS_PROSE, place,
			"the text says that '%.*s' is the number of a destination, but the block assigns no "
			"register of this number",
			STR_ARG(symbol->name));
}

/* ---- a lower limit of +0.0 ---- */

struct limit_search {
	struct sem_scope *scope;
	struct span said;
};

static bool is_zero(const struct sem_expr *e)
{
	uint32_t bits;
	return e->kind == SEM_REAL && sem_real_bits(e->text, &bits) && !bits;
}

/* x in x < 0.0 and 0.0 > x, of e or of an alternative of e (||); else NULL */
static const struct sem_expr *below_zero(const struct sem_expr *e)
{
	bool less = e->op == SEM_OP_LESS, greater = e->op == SEM_OP_GREATER;
	if (e->kind == SEM_BINARY && e->op == SEM_OP_EITHER) {
		const struct sem_expr *left = below_zero(e->operands.items[0]);
		return left ? left : below_zero(e->operands.items[1]);
	}
	if (e->kind != SEM_BINARY || (!less && !greater) || !is_zero(e->operands.items[less]))
		return NULL;
	return e->operands.items[greater];
}

static bool is_same(const struct sem_expr *e, const void *other)
{
	return sem_same_expr(e, other);
}

static void report_limit(
	const struct limit_search *search, const struct sem_expr *test, const struct sem_expr *value)
{
	struct str text = span_text(value->span);
	struct report *report = sem_report(search->scope, CHECK_SEMANTICS_PROSE, test->span,
		"this is false for -0.0, which stays, but the text has +0.0 as the lower limit; write "
		"'%.*s <= 0.0f'",
		STR_ARG(text));
	sem_note(search->scope, report, search->said, "the limit is here");
}

/* x < 0.0 ? 0.0 : ... x ... */
static void search_limit_expr(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	(void)parent;
	if (e->kind != SEM_TERNARY || e->operands.count != 3)
		return;
	const struct sem_expr *value = below_zero(e->operands.items[0]);
	if (value && is_zero(e->operands.items[1]) && has_part(e->operands.items[2], is_same, value))
		report_limit(user, e->operands.items[0], value);
}

/* if (x < 0.0) x = 0.0; */
static void search_limit_stmt(void *user, const struct sem_stmt *s)
{
	const struct sem_expr *value = s->kind == SEM_IF && s->value ? below_zero(s->value) : NULL;
	if (!value || s->body.list.count != 1)
		return;
	const struct sem_stmt *inner = s->body.list.items[0];
	if (inner->kind == SEM_ASSIGN && !inner->op && inner->targets.count == 1 && inner->value &&
		is_zero(inner->value) && sem_same_expr(inner->targets.items[0], value))
		report_limit(user, s->value, value);
}

static void check_said_limit(const struct said *said)
{
	static const char *const limits[] = { "[+0.0,", "[+0,", NULL };
	struct limit_search search = { said->scope, said->line };
	struct sem_walker walker = { &search, search_limit_stmt, search_limit_expr };
	if (says(said, limits))
		sem_walk(&said->scope->block->body, &walker);
}

/* ---- absolute values ---- */

struct complement_search {
	const struct sem_symbol *symbol;
	const struct sem_expr *found; /* ~x */
	bool negates;                 /* -x, |x|, 0 - x, ~x + 1 */
};

static bool is_sum(const struct sem_expr *e)
{
	return e && e->kind == SEM_BINARY && (e->op == SEM_OP_PLUS || e->op == SEM_OP_MINUS);
}

static void search_complement(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct complement_search *search = user;
	bool minus = e->op == SEM_OP_MINUS && (e->kind == SEM_UNARY || e->kind == SEM_BINARY);
	bool inverts = e->kind == SEM_UNARY && e->op == SEM_OP_INVERT;
	if (inverts && e->operands.items[0]->symbol == search->symbol)
		search->found = e;
	if ((minus || e->kind == SEM_ABS || (inverts && is_sum(parent))) &&
		has_part(e, is_of_symbol, search->symbol))
		search->negates = true;
}

static void check_said_absolute(const struct said *said)
{
	static const char *const words[] = { "absolute value", "\xe7\xbb\x9d\xe5\xaf\xb9\xe5\x80\xbc",
		NULL };
	struct span place;
	if (!says(said, words))
		return;
	struct complement_search search = { .symbol = only_operand(said, &place) };
	struct sem_walker walker = { .user = &search, .expr = search_complement };
	if (search.symbol)
		sem_walk(&said->scope->block->body, &walker);
	if (!search.found || search.negates)
		return;
	struct str name = search.symbol->name;
	struct report *report = sem_report(said->scope, CHECK_SEMANTICS_PROSE, search.found->span,
		"the text has the absolute value of '%.*s', but this is -%.*s - 1", STR_ARG(name),
		STR_ARG(name));
	sem_note(said->scope, report, span_trim(said->line), "the text is here");
}

/* ---- a modifier of all inputs ---- */

static bool is_of_modifier(const struct sem_expr *e, const void *modifier)
{
	return (e->kind == SEM_MOD || e->kind == SEM_INFIX) && e->modifier == modifier;
}

struct input_search {
	struct sem_scope *scope;
	const struct sem_modifier *modifier;
	struct span first; /* the first if that asks for the modifier */
	struct str_map words;
};

/* The words of the text, since an error may have left out statements. */
static void search_inputs(void *user, const struct sem_stmt *s)
{
	struct input_search *search = user;
	if (s->kind != SEM_IF || !s->value || !has_part(s->value, is_of_modifier, search->modifier))
		return;
	if (!search->first.source)
		search->first = s->value->span;
	struct str text = span_text(s->span), word;
	for (size_t at = 0; str_next_word(text, &at, &word);)
		str_map_put(&search->words, word, search);
}

static bool is_input(const struct sem_symbol *symbol, const struct register_file *file)
{
	return symbol->kind == SEM_OPERAND && symbol->in && !symbol->out &&
		   sem_operand_file(symbol) == file;
}

/* Reports one input that is left out where two of its file are not. */
static void report_left_out(const struct input_search *search, struct span said)
{
	VEC_EACH (struct sem_symbol *, left, &search->scope->symbols) {
		const struct register_file *file = sem_operand_file(*left);
		size_t treated = 0, all = 0;
		if (!file || str_map_get(&search->words, (*left)->name) || !is_input(*left, file))
			continue;
		VEC_EACH (struct sem_symbol *, it, &search->scope->symbols) {
			all += is_input(*it, file);
			treated += is_input(*it, file) && str_map_get(&search->words, (*it)->name);
		}
		if (treated < 2 || treated + 1 != all)
			continue;
		struct report *report = sem_report(search->scope, CHECK_SEMANTICS_PROSE, search->first,
			"the text says what '.%.*s' does with the inputs, but this leaves out '%.*s'",
			STR_ARG(search->modifier->name), STR_ARG((*left)->name));
		sem_note(search->scope, report, said, "the text is here");
	}
}

/* Copies of an input, and what the modifier does with it. */
struct copy_search {
	const struct input_search *of;
	const struct sem_symbol *input;
	struct span said;
	bool changes; /* some if on the modifier changes the input */
};

static bool changes_input(const struct copy_search *search, const struct sem_stmt *s)
{
	struct target_search targets = { .symbol = search->input };
	struct sem_walker walker = { .user = &targets, .stmt = search_targets };
	if (s->kind != SEM_IF || !s->value || !has_part(s->value, is_of_modifier, search->of->modifier))
		return false;
	sem_walk(&s->body, &walker);
	return targets.found;
}

static void search_changes(void *user, const struct sem_stmt *s)
{
	struct copy_search *search = user;
	search->changes = search->changes || changes_input(search, s);
}

static void report_copy(const struct copy_search *search, const struct sem_stmt *s)
{
	if (s->kind != SEM_ASSIGN || s->op || !s->value || s->value->symbol != search->input)
		return;
	struct report *report = sem_report(search->of->scope, CHECK_SEMANTICS_PROSE, s->value->span,
		"the text says what '.%.*s' does with the inputs, but this is '%.*s' without it",
		STR_ARG(search->of->modifier->name), STR_ARG(search->input->name));
	sem_note(search->of->scope, report, search->said, "the text is here");
}

/* Reports y = x before the modifier has changed x. Has it, after the body? */
static bool report_copies(const struct copy_search *search, const struct sem_body *body)
{
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		report_copy(search, *it);
		bool other = report_copies(search, &(*it)->other);
		if (changes_input(search, *it) || (report_copies(search, &(*it)->body) && other))
			return true;
	}
	return false;
}

static void check_copies(const struct input_search *of, struct span said)
{
	VEC_EACH (struct sem_symbol *, it, &of->scope->symbols) {
		struct copy_search search = { of, *it, said, false };
		struct sem_walker walker = { .user = &search, .stmt = search_changes };
		if (!is_input(*it, sem_operand_file(*it)))
			continue;
		sem_walk(&of->scope->block->body, &walker);
		if (search.changes)
			report_copies(&search, &of->scope->block->body);
	}
}

/* The only modifier that the line names, by name or by value; NULL if it names operands too. */
static const struct sem_modifier *only_modifier(const struct said *said)
{
	struct str text = span_text(said->line), word;
	const struct sem_modifier *only = NULL;
	for (size_t at = 0; str_next_word(text, &at, &word);) {
		bool dotted = word.text > text.text && word.text[-1] == '.';
		const struct sem_modifier *modifier =
			dotted ? sem_shown_modifier(said->scope->family, word) : NULL;
		if (sem_scope_find(said->scope, word) || (only && modifier && only != modifier))
			return NULL;
		only = modifier ? modifier : only;
	}
	return only;
}

static void check_said_inputs(const struct said *said)
{
	static const char *const inputs[] = { "inputs", "\xe8\xbe\x93\xe5\x85\xa5", NULL };
	if (!says(said, inputs))
		return;
	struct input_search search = { .scope = said->scope, .modifier = only_modifier(said) };
	search.words.arena = said->scope->run->arena;
	struct sem_walker walker = { .user = &search, .stmt = search_inputs };
	if (!search.modifier)
		return;
	sem_walk(&said->scope->block->body, &walker);
	report_left_out(&search, span_trim(said->line));
	check_copies(&search, span_trim(said->line));
}

static void check_said(const struct said *said)
{
	check_said_limit(said);
	check_said_inputs(said);
	check_said_absolute(said);
	if (!said->scope->block->broken)
		check_said_role(said);
}

void sem_check_prose(struct sem_scope *scope)
{
	struct said said = { .scope = scope };
	if (!scope->family || !scope->template)
		return;
	VEC_EACH (struct section, section, &scope->family->owner->sections)
		VEC_EACH (struct ast_block, block, &section->ast->blocks) {
			struct span rest = block->span;
			while (block->kind == AST_PROSE && span_line(&rest, &said.line))
				check_said(&said);
		}
}
