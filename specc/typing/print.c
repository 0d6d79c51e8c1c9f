/* SPDX-License-Identifier: MIT */
/* Prints a block with its inferred types and ranges. */
#include "lang/print.h"
#include "typing/facts.h"

struct printer {
	struct buffer *out;
	const struct sem_scope *scope;
	const struct sem_facts *facts;
};

static const char *print_role(const struct sem_symbol *symbol)
{
	switch (symbol->kind) {
	case SEM_OPERAND:
		return symbol->in && symbol->out ? "inout" : symbol->out ? "out" : symbol->in ? "in" : "-";
	case SEM_FILE: return "file";
	case SEM_PARAM: return "parameter";
	case SEM_LOCAL: break;
	}
	return "local";
}

static void print_indent(const struct printer *p, unsigned depth)
{
	while (depth--)
		buffer_add_char(p->out, '\t');
}

static void print_typed_value(const struct printer *p, const struct sem_value *value)
{
	struct str text = sem_value_text(p->out->arena, value);
	buffer_printf(p->out, "%.*s%s\n", STR_ARG(text),
		value && value->varying ? ", differs between lanes" : "");
}

/* Prints e and its parts with their values, except for names and numbers, which need none. */
static void print_expressions(const struct printer *p, const struct sem_expr *e, unsigned depth)
{
	if (!e->operands.count)
		return;
	print_indent(p, depth);
	print_code_expr(p->out, e);
	buffer_add(p->out, STR(": "));
	print_typed_value(p, sem_fact_of_expr(p->facts, e));
	VEC_EACH (struct sem_expr *, it, &e->operands)
		print_expressions(p, *it, depth + 1);
}

static void print_statements(const struct printer *p, const struct sem_body *body, unsigned depth)
{
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		const struct sem_stmt *s = *it;
		print_indent(p, depth);
		print_code_head(p->out, s);
		buffer_add_char(p->out, '\n');
		if (s->value)
			print_expressions(p, s->value, depth + 1);
		print_statements(p, &s->body, depth + 1);
		if (s->has_else) {
			print_indent(p, depth);
			buffer_add(p->out, STR("else\n"));
			print_statements(p, &s->other, depth + 1);
		}
		VEC_EACH (struct sem_case, c, &s->cases)
			print_statements(p, &c->body, depth + 1);
	}
}

void sem_print_block(
	struct buffer *out, const struct sem_scope *scope, const struct sem_facts *facts)
{
	struct printer p = { out, scope, facts };
	const struct sem_block *block = scope->block;
	print_code_title(out, block);
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		buffer_printf(out, "\t%-9s %.*s: ", print_role(*it), STR_ARG((*it)->name));
		print_typed_value(&p, sem_fact_of_symbol(facts, block, (*it)->index));
	}
	print_statements(&p, &block->body, 1);
}
