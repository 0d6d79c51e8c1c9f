/* Prints a program of the core form. */
#include "core/core.h"

static const char *const op_names[] = {
#define OP(name) #name,
	CORE_OPS(OP)
#undef OP
};

static void operand(struct buffer *out, const struct core_node *n)
{
	if (!n)
		return;
	if (n->op == CORE_CONST)
		buffer_printf(out, " %.*s", STR_ARG(wide_text(out->arena, n->range.lo)));
	else
		buffer_printf(out, " %%%u", n->id);
}

static void leaf(struct buffer *out, const struct core_program *program, const struct core_node *n)
{
	if (n->op == CORE_SOURCE || n->op == CORE_FLAG || n->op == CORE_CHOICE) {
		const struct core_slot *slot = &program->slots.items[n->slot];
		struct str name = slot->symbol ? slot->symbol->name : slot->modifier->name;
		buffer_printf(out, " %.*s", STR_ARG(name));
	}
	if (n->file)
		buffer_printf(out, " %.*s", STR_ARG(n->file->name));
	if (n->op == CORE_STATE)
		buffer_printf(out, " %llu", (unsigned long long)n->number);
	if (n->memory)
		buffer_printf(out, " %.*s", STR_ARG(n->memory->name));
	if (n->op == CORE_EXTRACT)
		buffer_printf(out, " [%u +: %u]", n->lsb, n->width);
	if (n->op == CORE_EXTEND)
		buffer_printf(out, " %u bits", n->width);
}

static void node(struct buffer *out, const struct core_program *program, const struct core_node *n)
{
	buffer_printf(out, "\t%%%u = %s", n->id, op_names[n->op]);
	operand(out, n->a);
	operand(out, n->b);
	operand(out, n->c);
	operand(out, n->d);
	leaf(out, program, n);
	if (n->large)
		buffer_add(out, STR("; unbounded"));
	else
		buffer_printf(out, "; %.*s", STR_ARG(range_text(out->arena, &n->range)));
	buffer_printf(out, "; %u bits%s", n->bits, n->in_lanes ? ", in a loop over lanes" : "");
	if (n->name.length)
		buffer_printf(out, "; %.*s", STR_ARG(n->name));
	buffer_add_char(out, '\n');
}

static void condition(struct buffer *out, const struct core_node *n)
{
	if (n)
		buffer_printf(out, " if %%%u", n->id);
	buffer_add_char(out, '\n');
}

static void write(
	struct buffer *out, const struct core_program *program, const struct core_write *w)
{
	buffer_add(out, STR("\twrite "));
	if (w->place == CORE_TO_SLOT)
		buffer_add(out, program->slots.items[w->slot].symbol->name);
	else
		buffer_add(out, w->file->name);
	if (w->place == CORE_TO_STATE)
		buffer_printf(out, " %llu", (unsigned long long)w->number);
	operand(out, w->place == CORE_TO_REGISTER ? w->index : NULL);
	buffer_add(out, STR(" ="));
	operand(out, w->value);
	condition(out, w->condition);
}

static void event(struct buffer *out, const struct isa *isa, const struct core_event *event)
{
	static const char *const names[] = { "raise", "load", "store", "leave to the slow path" };
	buffer_printf(out, "\t%s", names[event->kind]);
	if (event->kind == CORE_EVENT_RAISE)
		buffer_printf(out, " %.*s", STR_ARG(isa->exceptions.items[event->exception]->name));
	operand(out, event->node);
	if (event->memory)
		buffer_printf(out, " %.*s, %u bits at", STR_ARG(event->memory->name), event->width);
	operand(out, event->memory ? event->address : NULL);
	if (event->value)
		buffer_add(out, STR(" ="));
	operand(out, event->value);
	condition(out, event->condition);
}

void core_print(struct buffer *out, const struct isa *isa, const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if ((*it)->used && (*it)->op != CORE_CONST)
			node(out, program, *it);
	VEC_EACH (struct core_event, it, &program->events)
		event(out, isa, it);
	VEC_EACH (struct core_raise, it, &program->raises) {
		buffer_printf(out, "\traise %.*s", STR_ARG(isa->exceptions.items[it->exception]->name));
		condition(out, it->condition);
	}
	VEC_EACH (struct core_write, it, &program->writes)
		write(out, program, it);
	if (program->pc) {
		buffer_add(out, STR("\tjump to"));
		operand(out, program->pc);
		buffer_add_char(out, '\n');
	}
}
