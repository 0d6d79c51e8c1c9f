/* SPDX-License-Identifier: MIT */
/* Definitions and their statements -> names. */
#include <stdlib.h>

#include "lang/ast.h"
#include "lsp/names.h"

/* Where statements are. */
struct place_of {
	const struct definition *d;  /* group, optype or opcode; or NULL */
	const struct type *expected; /* type of the values that may be named */
};

static struct use use_at(struct span span, struct name *name, const struct definition *d)
{
	return (struct use){ .span = span, .name = name, .within = d };
}

/* ---- names in expressions ---- */

/* A definition of any kind with this name, as far as statements refer to it. */
static struct name *find_any(const struct names *names, struct str text)
{
	const struct isa *isa = names->isa;
	VEC_EACH (struct format_def *, it, &isa->formats)
		if (str_equal((*it)->name, text))
			return names_for(names, *it);
	VEC_EACH (struct exception *, it, &isa->exceptions)
		if (str_equal((*it)->name, text))
			return names_for(names, *it);
	VEC_EACH (struct fact *, it, &isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION && str_equal((*it)->name, text))
			return names_for(names, *it);
	const struct register_file *file = isa_find_file(isa, text);
	if (file)
		return names_for(names, file);
	const struct type *type = isa_find_type(isa, text);
	if (type)
		return names_for(names, type);
	const struct memory *memory = isa_find_memory(isa, text);
	if (memory)
		return names_for(names, memory);
	return names_for_register(names, text);
}

static void gather_word(
	struct names *names, struct span span, struct str text, const struct place_of *where)
{
	struct use use = use_at(span, NULL, where->d);
	const struct operand_def *operand = isa_find_operand(names->isa, text);
	if (names_add_field(names, use, text))
		return;
	use.name = names_for(names, operand);
	if (!use.name)
		use.name = names_for_value(names, where->expected, text);
	if (!use.name)
		use.name = find_any(names, text);
	names_put(names, use);
}

/* The type of the first field among the operands: the others may be its values. */
static const struct type *type_among(
	const struct names *names, const struct ast_expr *e, const struct place_of *where)
{
	for (size_t i = 0; i < e->operands.count; i++) {
		const struct ast_expr *operand = e->operands.items[i];
		const struct field *field =
			operand->kind == AST_NAME ? names_field(names, where->d, operand->text) : NULL;
		if (field)
			return field->type;
	}
	return where->expected;
}

static void gather_expr(struct names *names, const struct ast_expr *e, const struct place_of *where)
{
	if (!e)
		return;
	struct place_of inside = *where;
	if (e->kind == AST_BINARY || e->kind == AST_CALL)
		inside.expected = type_among(names, e, where);
	if (e->kind == AST_NAME)
		gather_word(names, e->span, e->text, where);
	if (e->kind == AST_CALL || e->kind == AST_INDEX)
		gather_word(names, span_part(e->span, 0, e->text.length), e->text, where);
	for (size_t i = 0; i < e->operands.count; i++)
		gather_expr(names, e->operands.items[i], &inside);
}

/* ---- statements ---- */

/* The type named by a statement; `field<0, 4> Op op == ADD` names a value of it as well. */
static void gather_statement(
	struct names *names, const struct ast_stmt *s, const struct definition *d)
{
	struct place_of where = { .d = d };
	bool field = d && str_equal_c(s->keyword, "field");
	bool attribute = str_equal_c(s->keyword, "__Attribute");
	for (size_t i = 0; i < s->args.count && !field && !attribute; i++)
		gather_expr(names, s->args.items[i], &where);
	const struct type *type = s->type ? isa_find_type(names->isa, s->type->text) : NULL;
	if (s->type)
		names_put(names, use_at(s->type->span, names_for(names, type), d));
	if (field && s->name) {
		size_t first = names->uses.count;
		names_add_field(names, use_at(s->name->span, NULL, d), s->name->text);
		for (size_t i = first; i < names->uses.count; i++) {
			struct use *use = &names->uses.items[i];
			use->defines = use->name->kind == NAME_FIELD && use->span.to == s->name->span.to;
		}
	}
	where.expected = type;
	if (!attribute)
		gather_expr(names, s->value, &where);
}

static void add_statements(
	struct names *names, const struct ast_def *ast, const struct definition *d)
{
	VEC_EACH (struct ast_stmt *, it, &ast->statements)
		gather_statement(names, *it, d);
	const struct place_of where = { .d = d };
	VEC_EACH (struct ast_member, it, &ast->members)
		if (it->attributes)
			VEC_EACH (struct ast_attribute, attribute, &it->attributes->list)
				gather_expr(names, attribute->value, &where); /* function = name */
	VEC_EACH (struct ast_section *, section, &ast->sections)
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			gather_statement(names, *it, d);
}

/* ---- definitions ---- */

static void define_name(struct names *names, enum name_kind kind, struct str text,
	const void *object, const struct ast_def *ast, struct span span)
{
	struct use use = use_at(span, names_make(names, kind, text, object, ast), NULL);
	use.defines = true;
	names_put(names, use);
}

static void define_ast(
	struct names *names, enum name_kind kind, const void *object, const struct ast_def *ast)
{
	if (ast)
		define_name(names, kind, ast->name, object, ast, ast->name_span);
}

/* Where a statement of the definition names this: a part, or a register of a state. */
static struct span statement_span(const struct ast_def *ast, struct str name)
{
	if (ast)
		VEC_EACH (struct ast_stmt *, it, &ast->statements)
			if ((*it)->name && str_equal((*it)->name->text, name))
				return (*it)->name->span;
	return NO_SPAN;
}

static void define_type(struct names *names, const struct type *type)
{
	define_ast(names, NAME_TYPE, type, type->ast);
	VEC_EACH (struct part, it, &type->parts)
		define_name(names, NAME_PART, it->name, it, type->ast, statement_span(type->ast, it->name));
	VEC_EACH (struct enumerator, it, &type->values)
		define_name(names, NAME_VALUE, it->name, it, type->ast, it->span);
}

static void define_file(struct names *names, const struct register_file *file)
{
	if (file->kind == FILE_STATE && file->values && !file->values->ast) /* Mode<...> */
		VEC_EACH (struct enumerator, it, &file->values->values)
			define_name(
				names, NAME_VALUE, it->name, it, file->state ? file->state->ast : NULL, it->span);
	const struct ast_def *state = file->state ? file->state->ast : NULL;
	if (file->kind == FILE_STATE)
		define_name(names, NAME_FILE, file->name, file, state, statement_span(state, file->name));
	if ((file->kind != FILE_REGISTERS && file->kind != FILE_VIEW) || file->of)
		return;
	define_ast(names, NAME_FILE, file, file->ast);
	VEC_EACH (struct register_name, it, &file->names) {
		struct span span = it->span; /* of the statement, or of the name in it */
		size_t at = str_find(span_text(span), 0, it->name);
		if (at + it->name.length <= span.to - span.from)
			define_name(names, NAME_REGISTER, it->name, it, file->ast,
				span_part(span, at, at + it->name.length));
	}
}

static const void *fact_object(const struct isa *isa, const struct fact *fact)
{
	VEC_EACH (struct exception *, it, &isa->exceptions)
		if ((*it)->span.source && str_equal((*it)->name, fact->name))
			return *it;
	const struct memory *memory = isa_find_memory(isa, fact->name);
	return memory && memory->ast == fact->ast ? (const void *)memory : fact;
}

static void define_all(struct names *names)
{
	const struct isa *isa = names->isa;
	define_ast(names, NAME_ISA, isa, isa->ast);
	VEC_EACH (struct type *, it, &isa->types)
		define_type(names, *it);
	VEC_EACH (struct register_file *, it, &isa->register_files)
		define_file(names, *it);
	VEC_EACH (struct register_file *, it, &isa->view_files)
		define_file(names, *it);
	VEC_EACH (struct operand_def *, it, &isa->operands)
		define_ast(names, NAME_OPERAND, *it, (*it)->ast);
	VEC_EACH (struct modifier_def *, it, &isa->modifiers)
		define_ast(names, NAME_MODIFIER, *it, (*it)->ast);
	VEC_EACH (struct format_def *, it, &isa->formats)
		define_ast(names, NAME_FORMAT, *it, (*it)->ast);
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		define_ast(names, NAME_ALIAS, *it, (*it)->ast);
	VEC_EACH (struct fact *, it, &isa->facts)
		define_ast(names, NAME_FACT, fact_object(isa, *it), (*it)->ast);
	VEC_EACH (struct definition *, it, &isa->definitions)
		define_ast(names, NAME_DEFINITION, *it, (*it)->ast);
}

static void add_ast(struct names *names, const struct ast_def *ast, const struct definition *d)
{
	if (!ast)
		return;
	add_statements(names, ast, d);
	gather_prose(names, ast, d);
}

static void add_parents(struct names *names, const struct definition *d)
{
	VEC_EACH (struct ast_expr *, it, &d->ast->parents)
		if (d->parent && str_equal((*it)->text, d->parent->name))
			names_put(names, use_at((*it)->span, names_for(names, d->parent), d));
}

void gather_definitions(struct names *names)
{
	const struct isa *isa = names->isa;
	define_all(names);
	add_ast(names, isa->ast, NULL);
	VEC_EACH (struct definition *, it, &isa->definitions) {
		add_parents(names, *it);
		add_ast(names, (*it)->ast, *it);
		gather_syntax(names, *it);
	}
	VEC_EACH (struct type *, it, &isa->types)
		add_ast(names, (*it)->ast, NULL);
	VEC_EACH (struct register_file *, it, &isa->defined_files)
		add_ast(names, (*it)->ast, NULL);
	VEC_EACH (struct operand_def *, it, &isa->operands)
		add_ast(names, (*it)->ast, NULL);
	VEC_EACH (struct fact *, it, &isa->facts)
		add_ast(names, (*it)->ast, NULL);
	VEC_EACH (struct format_def *, it, &isa->formats)
		gather_prose(names, (*it)->ast, NULL);
	gather_aliases(names);
}

/* ---- all of a specification ---- */

static int compare_names_at(const void *left, const void *right)
{
	const struct use *a = left, *b = right;
	if (a->span.source != b->span.source)
		return a->span.source < b->span.source ? -1 : 1;
	if (a->span.from != b->span.from)
		return a->span.from < b->span.from ? -1 : 1;
	return a->span.to < b->span.to ? -1 : a->span.to > b->span.to;
}

struct names *names_of(struct analysis *analysis)
{
	if (analysis->names)
		return analysis->names;
	struct arena *arena = analysis->arena;
	struct names *names = ARENA_NEW(arena, struct names);
	*names = (struct names){ .analysis = analysis, .isa = analysis->isa, .arena = arena };
	names->objects.arena = names->words.arena = names->fields.arena = arena;
	names->families.arena = names->stands.arena = arena;
	analysis->names = names;
	if (!names->isa->ast)
		return names;
	names_index_fields(names);
	gather_definitions(names);
	gather_code(names);
	gather_examples(names);
	size_t count = names->uses.count, kept = 0;
	if (count)
		qsort(names->uses.items, count, sizeof *names->uses.items, compare_names_at);
	for (size_t i = 0; i < count; i++) {
		struct use use = names->uses.items[i];
		use.name = names_joined(use.name);
		if (!kept || compare_names_at(&use, &names->uses.items[kept - 1]))
			names->uses.items[kept++] = use;
		else
			names->uses.items[kept - 1].defines |= use.defines;
	}
	names->uses.count = kept;
	return names;
}
