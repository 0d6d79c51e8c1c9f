/* SPDX-License-Identifier: MIT */
/* Types with parameters, `EA<6, $bytes>`, and statements that apply them, `EA<2>` -> a type for
 * each application, EA_2, with the arguments in the places of the parameters. */
#include "expand/internal.h"

#include "lang/lex.h"
#include "lang/parse.h"

enum { MAX_APPLICATIONS = 1000 }; /* of a type that applies itself with ever new arguments */

struct template_type {
	struct ast_def *def;
	size_t first;               /* the index of its first parameter */
	VEC(struct ast_def *) made; /* its applications */
};

struct applying {
	struct expansion *l;
	struct str_map templates; /* struct template_type by name */
	struct str_map made;      /* ast_def by the name of the application */
	struct str_map texts;     /* ... by its arguments and name: "2,ram16,EA" */
	VEC(struct ast_def *) broken;
	size_t count;
};

/* ---- definitions ---- */

static bool is_parameter(const struct ast_expr *expr)
{
	return expr->kind == AST_NAME && expr->text.length && expr->text.text[0] == '$';
}

static void note_template(struct applying *a, struct ast_def *def)
{
	size_t first = 0;
	if (def->kind == AST_DEF_FIELD_TYPE || def->kind == AST_DEF_ENUM)
		str_map_put(&a->made, def->name, def);
	while (first < def->params.count && !is_parameter(def->params.items[first]))
		first++;
	if (def->kind != AST_DEF_FIELD_TYPE || first == def->params.count ||
		str_map_get(&a->templates, def->name))
		return;
	struct template_type *template = ARENA_NEW(a->l->arena, struct template_type);
	template->def = def;
	template->first = first;
	str_map_put(&a->templates, def->name, template);
	for (size_t i = first; i < def->params.count; i++)
		if (!is_parameter(def->params.items[i]))
			diag_report(a->l->diag, CHECK_BAD_ARGUMENT, def->params.items[i]->span,
				"expected a parameter such as '$bytes' behind the width of '%.*s'",
				STR_ARG(def->name));
}

/* ---- arguments ---- */

struct type_use {
	struct span name, class; /* class: with its dot, or NO_SPAN */
	struct ast_values arguments;
};

/* "EA<2, ram16>.data"; brackets do not nest. */
static bool split_use(struct applying *a, const struct ast_expr *type, struct type_use *use)
{
	struct str text = span_text(type->span);
	size_t open = str_find(text, 0, STR("<")), close = open;
	if (open == text.length)
		return false;
	while (close < text.length && text.text[close] != '>')
		close++;
	use->name = span_part(type->span, 0, open);
	use->class = span_part(type->span, close + 1, text.length);
	for (size_t from = open + 1, to; from < close; from = to + 1) {
		for (to = from; to < close && text.text[to] != ',';)
			to++;
		VEC_PUSH(a->l->arena, &use->arguments.list, span_trim(span_part(type->span, from, to)));
	}
	return true;
}

/* A name or a number, which has the same meaning wherever it stands. */
static bool check_argument(struct applying *a, struct span argument)
{
	struct str text = span_text(argument);
	bool word = text.length > 0;
	for (size_t i = 0; i < text.length; i++)
		word = word && (char_is_word(text.text[i]) || text.text[i] == '.');
	return word || diag_fail(a->l->diag, CHECK_BAD_ARGUMENT, argument,
					   "expected a name or a number as the argument of a type, found '%.*s'",
					   STR_ARG(text));
}

static bool check_arguments(
	struct applying *a, const struct template_type *template, const struct type_use *use)
{
	size_t expected = template->def->params.count - template->first;
	bool sound = true;
	VEC_EACH (struct span, it, &use->arguments.list)
		sound = check_argument(a, *it) && sound;
	if (use->arguments.list.count == expected)
		return sound;
	return diag_second(a->l->diag, CHECK_BAD_ARGUMENT, use->name, template->def->span,
		"it is defined here", "'%.*s' has %zu parameter%s, but %zu argument%s here",
		STR_ARG(template->def->name), expected, expected == 1 ? "" : "s", use->arguments.list.count,
		use->arguments.list.count == 1 ? "" : "s");
}

/* EA_2_ram16 */
static struct str name_of_application(struct applying *a, const struct type_use *use)
{
	struct buffer name = buffer_new(a->l->arena);
	buffer_add(&name, span_text(use->name));
	VEC_EACH (struct span, it, &use->arguments.list) {
		struct str text = span_text(*it);
		buffer_add_char(&name, '_');
		for (size_t i = 0; i < text.length; i++)
			buffer_add_char(&name, text.text[i] == '.' ? '_' : text.text[i]);
	}
	return buffer_str(&name);
}

/* ---- the text of an application ---- */

static const struct span *argument_of(
	const struct template_type *template, const struct type_use *use, struct str parameter)
{
	const struct ast_def *def = template->def;
	for (size_t i = template->first; i < def->params.count; i++)
		if (str_equal(def->params.items[i]->text, parameter))
			return &use->arguments.list.items[i - template->first];
	return NULL;
}

static void add_applied(struct made_text *made, const struct template_type *template,
	const struct type_use *use, struct span text)
{
	struct str all = span_text(text);
	size_t from = 0;
	for (size_t at = 0; at < all.length; at++) {
		size_t length =
			all.text[at] == '$' ? lex_ident_length(str_slice(all, at + 1, all.length)) : 0;
		const struct span *argument =
			length ? argument_of(template, use, str_slice(all, at, at + 1 + length)) : NULL;
		if (!argument)
			continue;
		made_add(made, span_part(text, from, at));
		made_add(made, *argument);
		from = at + 1 + length;
		at = from - 1;
	}
	made_add(made, span_part(text, from, all.length));
}

/* All of a definition behind its first line. */
static struct span body_of(const struct ast_def *def)
{
	struct span body = { def->span.source, def->span.to, def->span.to };
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		body.to = (*it)->span.to > body.to ? (*it)->span.to : body.to;
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		body.to = (*it)->span.to > body.to ? (*it)->span.to : body.to;
	VEC_EACH (struct ast_section *, it, &def->sections)
		body.to = (*it)->body.to > body.to ? (*it)->body.to : body.to;
	return body;
}

struct ast_def *expand_made_def(struct expansion *l, struct made_text *made, struct span because)
{
	const struct source *source = made_source(made, l->diag, because.source);
	struct ast_file *file = source ? parse_file(l->arena, l->diag, source) : NULL;
	if (!file || !file->defs.count)
		return NULL;
	expand_places(l, file->defs.items[0]);
	return file->defs.items[0];
}

static struct ast_def *make_application(struct applying *a, const struct template_type *template,
	const struct type_use *use, struct str name)
{
	struct made_text made = made_text_new(a->l->arena);
	made.is_applied = true;
	const struct ast_def *def = template->def;
	made_add_for(&made, def->name_span, "__DefFieldType %.*s<", STR_ARG(name));
	add_applied(&made, template, use, def->params.items[0]->span);
	made_add_for(&made, def->name_span, ">");
	add_applied(&made, template, use, body_of(def));
	made_add_for(&made, def->name_span, "\n");
	struct ast_def *type = expand_made_def(a->l, &made, def->span);
	if (type)
		type->applied = def->name;
	return type;
}

/* ---- uses ---- */

static void apply_in(struct applying *a, struct ast_def *def);

static struct ast_def *application(
	struct applying *a, struct template_type *template, const struct type_use *use)
{
	struct str name = name_of_application(a, use);
	struct buffer text = buffer_new(a->l->arena);
	VEC_EACH (struct span, it, &use->arguments.list)
		buffer_printf(&text, "%.*s,", STR_ARG(span_text(*it)));
	buffer_add(&text, template->def->name);
	struct ast_def *def = str_map_get(&a->texts, buffer_str(&text));
	const struct ast_def *other = str_map_get(&a->made, name);
	if (def)
		return def;
	if (other) {
		diag_second(a->l->diag, CHECK_DUPLICATE_DEFINITION, use->name, other->name_span,
			"it is defined here", "the type '%.*s' that this makes is defined elsewhere",
			STR_ARG(name));
		return NULL;
	}
	if (a->count++ == MAX_APPLICATIONS)
		diag_report(a->l->diag, CHECK_LIMIT, use->name,
			"more than %d types are made from types with parameters", MAX_APPLICATIONS);
	if (a->count > MAX_APPLICATIONS)
		return NULL;
	def = make_application(a, template, use, name);
	if (!def)
		return NULL;
	str_map_put(&a->texts, buffer_str(&text), def);
	str_map_put(&a->made, name, def);
	VEC_PUSH(a->l->arena, &template->made, def);
	apply_in(a, def);
	return def;
}

/* A type in the place of one that could not be made. */
static void put_broken_type(struct applying *a, const struct ast_expr *type)
{
	struct ast_def *def = ARENA_NEW(a->l->arena, struct ast_def);
	if (str_map_get(&a->made, type->text))
		return;
	def->kind = AST_DEF_FIELD_TYPE;
	def->name = type->text;
	def->span = def->name_span = type->span;
	def->is_broken = true;
	str_map_put(&a->made, def->name, def);
	VEC_PUSH(a->l->arena, &a->broken, def);
}

/* The name of the type that is meant; false after a report. */
static bool apply_type(struct applying *a, struct ast_stmt *stmt)
{
	struct type_use use = { .class = NO_SPAN };
	bool applied = split_use(a, stmt->type, &use);
	struct str name = applied ? span_text(use.name) : stmt->type->text;
	name = applied ? name : str_slice(name, 0, str_find(name, 0, STR(".")));
	struct template_type *template = str_map_get(&a->templates, name);
	if (!applied)
		return !template || diag_second(a->l->diag, CHECK_BAD_ARGUMENT, stmt->type->span,
								template->def->span, "it is defined here",
								"'%.*s' has parameters: expected '%.*s<...>' with a value for each",
								STR_ARG(name), STR_ARG(name));
	if (!template)
		return diag_fail(a->l->diag, CHECK_UNDEFINED_NAME, use.name,
			"'%.*s' is not a type with parameters", STR_ARG(name));
	if (!check_arguments(a, template, &use))
		return false;
	const struct ast_def *def = application(a, template, &use);
	if (def)
		stmt->type->text =
			str_printf(a->l->arena, "%.*s%.*s", STR_ARG(def->name), STR_ARG(span_text(use.class)));
	return def;
}

static void apply_statement(struct applying *a, struct ast_stmt *stmt)
{
	if (stmt->type && !apply_type(a, stmt))
		put_broken_type(a, stmt->type);
}

static void apply_in(struct applying *a, struct ast_def *def)
{
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		apply_statement(a, *it);
	VEC_EACH (struct ast_section *, section, &def->sections)
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			apply_statement(a, *it);
}

/* ---- the specification ---- */

static void put_applications(struct applying *a, struct ast_file *file)
{
	VEC(struct ast_def *) defs = { 0 };
	VEC_EACH (struct ast_def *, it, &file->defs) {
		struct template_type *template = str_map_get(&a->templates, (*it)->name);
		if (!template || template->def != *it) {
			VEC_PUSH(a->l->arena, &defs, *it);
			continue;
		}
		VEC_EACH (struct ast_def *, made, &template->made)
			VEC_PUSH(a->l->arena, &defs, *made);
	}
	file->defs.items = defs.items;
	file->defs.count = defs.count;
	file->defs.capacity = defs.capacity;
}

void expand_applied(struct expansion *l, struct ast_file *const *files, size_t count)
{
	struct applying a = { .l = l };
	a.templates.arena = a.made.arena = a.texts.arena = l->arena;
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			note_template(&a, *it);
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs) {
			struct template_type *template = str_map_get(&a.templates, (*it)->name);
			if (!template || template->def != *it)
				apply_in(&a, *it);
		}
	for (size_t i = 0; a.templates.count && i < count; i++)
		put_applications(&a, files[i]);
	VEC_EACH (struct ast_def *, it, &a.broken)
		VEC_PUSH(l->arena, &files[0]->defs, *it);
}
