/* Checks the names in __Attribute allow = "..." of definitions: each is that of a check. */
#include "lint/internal.h"

static struct str check_name(size_t i)
{
	return str_from_c(diag_checks[i].name);
}

static void report_name(struct check_run *run, struct span span)
{
	struct names names = { 0 };
	struct str name = span_text(span);
	for (size_t i = 0; i < CHECK_COUNT; i++) {
		if (str_equal(name, check_name(i)))
			return;
		names_add(run->arena, &names, check_name(i));
	}
	struct str near = suggest_from(name, names.list.items, names.list.count);
	struct report *report = diag_report(run->diag, CHECK_BAD_ARGUMENT, span,
		"'%.*s' is not a check; names in 'allow' are separated by blanks", STR_ARG(name));
	if (near.length)
		check_note(run, report, span, "did you mean '%.*s'?", STR_ARG(near));
}

/* Words of a string, between its quotes. */
static void check_names(struct check_run *run, struct span string)
{
	const char *text = string.source->text.text;
	uint32_t at = string.from + 1, end = string.to - 1;
	while (at < end) {
		uint32_t to = at;
		while (to < end && text[to] != ' ')
			to++;
		if (to > at)
			report_name(run, (struct span){ string.source, at, to });
		at = to + 1;
	}
}

static void check_definition(struct check_run *run, const struct ast_def *ast)
{
	for (size_t i = 0; i < ast->attributes.count; i++) {
		const struct ast_stmt *stmt = ast->attributes.items[i];
		if (stmt->name && str_equal_c(stmt->name->text, "allow") && stmt->value &&
			stmt->value->kind == AST_STRING)
			check_names(run, stmt->value->span);
	}
}

void check_allow(struct check_run *run)
{
	const struct isa *isa = run->isa;
	VEC_EACH (struct definition *, it, &isa->groups)
		check_definition(run, (*it)->ast);
	VEC_EACH (struct definition *, it, &isa->optypes)
		check_definition(run, (*it)->ast);
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		check_definition(run, (*it)->definition->ast);
	VEC_EACH (struct type *, it, &isa->types)
		check_definition(run, (*it)->ast);
}
