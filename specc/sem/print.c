/* Prints a block with its inferred types and ranges. */
#include "lang/print.h"
#include "sem/facts.h"

struct printer {
	struct buffer *out;
	const struct sem_scope *scope;
	const struct sem_facts *facts;
};

static const char *role_of(const struct sem_symbol *symbol)
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

static void indent(const struct printer *p, unsigned depth)
{
	while (depth--)
		buffer_add_char(p->out, '\t');
}

static void add_value(const struct printer *p, const struct sem_value *value)
{
	struct str text = sem_value_text(p->out->arena, value);
	buffer_printf(p->out, "%.*s%s\n", STR_ARG(text),
		value && value->varying ? ", differs between lanes" : "");
}

/* Prints e and its parts with their values, except for names and numbers, which need none. */
static void expressions(const struct printer *p, const struct sem_expr *e, unsigned depth)
{
	if (!e->operands.count)
		return;
	indent(p, depth);
	print_code_expr(p->out, e);
	buffer_add(p->out, STR(": "));
	add_value(p, sem_fact_of_expr(p->facts, e));
	VEC_EACH (struct sem_expr *, it, &e->operands)
		expressions(p, *it, depth + 1);
}

static void statements(const struct printer *p, const struct sem_body *body, unsigned depth)
{
	VEC_EACH (struct sem_stmt *, it, &body->list) {
		const struct sem_stmt *s = *it;
		indent(p, depth);
		print_code_head(p->out, s);
		buffer_add_char(p->out, '\n');
		if (s->value)
			expressions(p, s->value, depth + 1);
		statements(p, &s->body, depth + 1);
		if (s->has_else) {
			indent(p, depth);
			buffer_add(p->out, STR("else\n"));
			statements(p, &s->other, depth + 1);
		}
		VEC_EACH (struct sem_case, c, &s->cases)
			statements(p, &c->body, depth + 1);
	}
}

void sem_print_block(
	struct buffer *out, const struct sem_scope *scope, const struct sem_facts *facts)
{
	struct printer p = { out, scope, facts };
	const struct sem_block *block = scope->block;
	struct position at = source_position(block->span.source, block->span.from);
	buffer_printf(out, "%u: %.*s\n", at.line, STR_ARG(span_text(block->span)));
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		buffer_printf(out, "\t%-9s %.*s: ", role_of(*it), STR_ARG((*it)->name));
		add_value(&p, sem_fact_of_symbol(facts, block, (*it)->index));
	}
	statements(&p, &block->body, 1);
}
