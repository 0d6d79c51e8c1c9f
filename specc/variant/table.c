/* SPDX-License-Identifier: MIT */
/* The __DefVariant definitions -> which variant includes which, and the numbers that hold in it. */
#include "base/suggest.h"
#include "lang/parse.h"
#include "variant/internal.h"

/* ---- names ---- */

struct variant_def *variant_find_any(const struct variant_set *set, struct str name)
{
	return str_map_get(&set->by_name, name);
}

const struct variant_def *variant_find(const struct variant_set *set, struct str name)
{
	struct variant_def *def = variant_find_any(set, name);
	return def && !def->is_extension ? def : NULL;
}

struct str variant_names(struct arena *arena, const struct variant_set *set)
{
	struct buffer out = buffer_new(arena);
	VEC_EACH (struct variant_def *, it, &set->choices)
		buffer_printf(&out, "%s%.*s", out.length ? ", " : "", STR_ARG((*it)->name));
	return buffer_str(&out);
}

bool variant_includes(const struct variant_def *variant, const struct variant_def *other)
{
	VEC_EACH (struct variant_def *, it, &variant->included)
		if (*it == other)
			return true;
	return false;
}

/* ---- definitions ---- */

struct reader {
	struct arena *arena;
	struct diag *diag;
	struct variant_set *set;
};

static bool has_statement(const struct ast_def *def, const char *keyword)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if (str_equal_c((*it)->keyword, keyword))
			return true;
	return false;
}

static void add_definitions(struct reader *r, const struct source *source)
{
	struct diag silent = { 0 };
	diag_init(&silent, r->arena);
	const struct ast_file *file = parse_file(r->arena, &silent, variant_unmarked(r->arena, source));
	VEC_EACH (struct ast_def *, it, &file->defs) {
		if ((*it)->kind != AST_DEF_VARIANT || variant_find_any(r->set, (*it)->name))
			continue;
		struct variant_def *def = ARENA_NEW(r->arena, struct variant_def);
		def->ast = *it;
		def->name = (*it)->name;
		def->is_extension = has_statement(*it, "Extension");
		VEC_PUSH(r->arena, &r->set->all, def);
		str_map_put(&r->set->by_name, def->name, def);
		if (!def->is_extension)
			VEC_PUSH(r->arena, &r->set->choices, def);
	}
}

/* The variant that a definition names; NULL after a report. */
static struct variant_def *find_named(struct reader *r, const struct ast_expr *name)
{
	struct variant_def *def = name->kind == AST_NAME ? variant_find_any(r->set, name->text) : NULL;
	struct suggestion near = { .name = name->text };
	if (def)
		return def;
	VEC_EACH (struct variant_def *, it, &r->set->all)
		suggest_offer(&near, (*it)->name);
	struct report *report = diag_report(r->diag, CHECK_UNDEFINED_NAME,
		source_as_written(name->span), "'%.*s' is not a variant", STR_ARG(span_text(name->span)));
	diag_suggest(r->diag, report, NO_SPAN, near.nearest);
	return NULL;
}

static void find_parents(struct reader *r, struct variant_def *def)
{
	VEC_EACH (struct ast_expr *, it, &def->ast->parents) {
		struct variant_def *parent = find_named(r, *it);
		if (parent)
			VEC_PUSH(r->arena, &def->parents, parent);
	}
}

/* ---- numbers ---- */

static struct variant_number *find_number(const struct variant_def *def, struct str name)
{
	VEC_EACH (struct variant_number, it, &def->numbers)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

static struct span number_place(const struct variant_number *number)
{
	return source_as_written(number->span);
}

/* Number<XLEN, 32>; its digits replace its name, in which they must fit. */
static void add_own_number(struct reader *r, struct variant_def *def, const struct ast_stmt *stmt)
{
	const struct ast_expr *name = stmt->args.count == 2 ? stmt->args.items[0] : NULL;
	const struct ast_expr *value = name ? stmt->args.items[1] : NULL;
	if (!name || name->kind != AST_NAME || value->kind != AST_NUMBER ||
		str_word_end(name->text, 0) != name->text.length) {
		diag_report(r->diag, CHECK_BAD_ARGUMENT, source_as_written(stmt->span),
			"expected a name and a number, as in 'Number<XLEN, 32>;'");
		return;
	}
	struct variant_number number = { .name = name->text,
		.digits = str_printf(r->arena, "%llu", (unsigned long long)value->number),
		.span = stmt->span,
		.of = def };
	if (number.digits.length > number.name.length)
		diag_report(r->diag, CHECK_BAD_ARGUMENT, source_as_written(name->span),
			"the name '%.*s' is shorter than its number %.*s; expected at least %zu characters",
			STR_ARG(number.name), STR_ARG(number.digits), number.digits.length);
	else if (find_number(def, number.name))
		diag_second(r->diag, CHECK_DUPLICATE_STATEMENT, number_place(&number),
			number_place(find_number(def, number.name)), "the first one is here",
			"a second number '%.*s'", STR_ARG(number.name));
	else
		VEC_PUSH(r->arena, &def->numbers, number);
}

static void add_own_numbers(struct reader *r, struct variant_def *def)
{
	VEC_EACH (struct ast_stmt *, it, &def->ast->statements)
		if (str_equal_c((*it)->keyword, "Number"))
			add_own_number(r, def, *it);
}

/* A number of its own hides that of what it includes. */
static void inherit_number(
	struct reader *r, struct variant_def *def, const struct variant_number *number)
{
	struct variant_number *first = find_number(def, number->name);
	if (!first) {
		VEC_PUSH(r->arena, &def->numbers, *number);
		return;
	}
	if (first->of == def || str_equal(first->digits, number->digits))
		return;
	struct report *report =
		diag_report(r->diag, CHECK_VARIANT, source_as_written(def->ast->name_span),
			"the number '%.*s' of variant '%.*s' is %.*s in '%.*s' and %.*s in '%.*s'",
			STR_ARG(number->name), STR_ARG(def->name), STR_ARG(first->digits),
			STR_ARG(first->of->name), STR_ARG(number->digits), STR_ARG(number->of->name));
	diag_note(r->diag, report, number_place(first), "%.*s here", STR_ARG(first->digits));
	diag_note(r->diag, report, number_place(number), "%.*s here", STR_ARG(number->digits));
}

/* ---- what includes what ---- */

enum { UNSEEN, OPEN, DONE };

static void include(struct reader *r, struct variant_def *def);

static void include_parent(struct reader *r, struct variant_def *def, struct variant_def *parent)
{
	if (parent->state == OPEN) {
		diag_report(r->diag, CHECK_CYCLE, source_as_written(def->ast->name_span),
			"variant '%.*s' includes itself", STR_ARG(def->name));
		return;
	}
	include(r, parent);
	VEC_EACH (struct variant_def *, it, &parent->included)
		if (!variant_includes(def, *it))
			VEC_PUSH(r->arena, &def->included, *it);
	VEC_EACH (struct variant_number, it, &parent->numbers)
		inherit_number(r, def, it);
}

static void include(struct reader *r, struct variant_def *def)
{
	if (def->state != UNSEEN)
		return;
	def->state = OPEN;
	VEC_PUSH(r->arena, &def->included, def);
	add_own_numbers(r, def);
	VEC_EACH (struct variant_def *, it, &def->parents)
		include_parent(r, def, *it);
	def->state = DONE;
}

/* ---- Requires, Conflicts ---- */

/* For a choice that includes `part`, whose statement names `other`. */
static void check_need(struct reader *r, const struct variant_def *choice,
	const struct variant_def *part, const struct ast_expr *name, bool needs)
{
	const struct variant_def *other = find_named(r, name);
	if (!other || variant_includes(choice, other) == needs)
		return;
	struct report *report =
		diag_report(r->diag, CHECK_VARIANT, source_as_written(choice->ast->name_span),
			needs ? "variant '%.*s' lacks '%.*s', which '%.*s' requires"
				  : "variant '%.*s' includes '%.*s', which conflicts with '%.*s'",
			STR_ARG(choice->name), STR_ARG(other->name), STR_ARG(part->name));
	diag_note(r->diag, report, source_as_written(name->span), "it is stated here");
}

static void check_needs(
	struct reader *r, const struct variant_def *choice, const struct variant_def *part)
{
	VEC_EACH (struct ast_stmt *, it, &part->ast->statements) {
		bool needs = str_equal_c((*it)->keyword, "Requires");
		for (size_t i = 0;
			 (needs || str_equal_c((*it)->keyword, "Conflicts")) && i < (*it)->args.count; i++)
			check_need(r, choice, part, (*it)->args.items[i], needs);
	}
}

/* The names become parts of names in C, and folders. */
static void check_variant_names(struct reader *r)
{
	VEC_EACH (struct variant_def *, it, &r->set->all) {
		struct str name = (*it)->name;
		if (str_word_end(name, 0) != name.length)
			diag_report(r->diag, CHECK_BAD_ARGUMENT, source_as_written((*it)->ast->name_span),
				"the name of a variant has letters, digits and underscores only");
		for (struct variant_def *const *other = r->set->all.items; other < it; other++)
			if (!str_equal((*other)->name, name) && str_equal_folded((*other)->name, name))
				diag_second(r->diag, CHECK_DUPLICATE_DEFINITION,
					source_as_written((*it)->ast->name_span),
					source_as_written((*other)->ast->name_span), "the other one is here",
					"variants '%.*s' and '%.*s' differ only in case", STR_ARG((*other)->name),
					STR_ARG(name));
	}
}

static void check_choices(struct reader *r)
{
	check_variant_names(r);
	VEC_EACH (struct variant_def *, choice, &r->set->choices)
		VEC_EACH (struct variant_def *, part, &(*choice)->included)
			check_needs(r, *choice, *part);
	if (r->set->all.count && !r->set->choices.count)
		diag_report(r->diag, CHECK_VARIANT, source_as_written(r->set->all.items[0]->ast->name_span),
			"all variants are extensions, so that none can be chosen");
}

static void limit_choices(struct reader *r)
{
	if (r->set->choices.count <= MAX_VARIANTS)
		return;
	diag_report(r->diag, CHECK_LIMIT,
		source_as_written(r->set->choices.items[MAX_VARIANTS]->ast->name_span),
		"more than %d variants that are no extensions", MAX_VARIANTS);
	r->set->choices.count = MAX_VARIANTS;
}

struct variant_set *variant_table(
	struct arena *arena, struct diag *diag, const struct source *const *sources, size_t count)
{
	struct reader r = { arena, diag, ARENA_NEW(arena, struct variant_set) };
	r.set->by_name.arena = arena;
	for (size_t i = 0; i < count; i++)
		add_definitions(&r, sources[i]);
	VEC_EACH (struct variant_def *, it, &r.set->all)
		find_parents(&r, *it);
	VEC_EACH (struct variant_def *, it, &r.set->all)
		include(&r, *it);
	limit_choices(&r);
	check_choices(&r);
	return r.set;
}
