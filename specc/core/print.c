/* SPDX-License-Identifier: MIT */
/* Prints a program of the core form. */
#include "core/core.h"

static const char *const op_names[] = {
#define OP(name) #name,
	CORE_OPS(OP)
#undef OP
};

static const char *const roundings[] = { "to nearest", "towards zero", "up", "down" };
static const char *const shapes[] = { "a", "a + b", "a * b", "a * b + c" };
static const char *const fold_names[] = {
#define FOLD(id, text) [SEM_FOLD_##id] = text,
#include "lang/code.def"
};
static const char *const signs[] = { "negated", "inverted", "absolute" };

struct printer {
	struct buffer *out;
	const struct isa *isa;
	const struct core_program *program;
	const struct str_map *called;
	bool whole;        /* with names, ranges and widths */
	bool by_number;    /* functions need not have names */
	unsigned *numbers; /* by the id of the node; 0: not printed yet */
	unsigned count;
};

static struct str print_file_name(const struct printer *p, const struct register_file *file)
{
	const struct str *called = p->called ? str_map_get(p->called, file->name) : NULL;
	return called ? *called : file->name;
}

static void print_called(const struct printer *p, const struct core_function *f)
{
	if (p->by_number)
		buffer_printf(p->out, "%u", f->number);
	else
		buffer_add(p->out, f->name);
}

static void print_node_operand(struct printer *p, const struct core_node *n)
{
	if (!n)
		return;
	if (n->op == CORE_CONST)
		buffer_printf(p->out, " %.*s", STR_ARG(wide_text(p->out->arena, n->range.lo)));
	else
		buffer_printf(p->out, " %%%u", p->numbers[n->id]);
}

/* An operand of the header, or a modifier. */
static void slot(struct printer *p, const struct core_slot *slot)
{
	buffer_printf(
		p->out, " %.*s", STR_ARG(slot->symbol ? slot->symbol->name : slot->modifier->name));
	if (slot->kind == CORE_SLOT_FLAG)
		buffer_printf(p->out, " %s", signs[slot->flag]);
	if (slot->kind == CORE_SLOT_NUMBER)
		buffer_add(p->out, STR(" number"));
	if (slot->part)
		buffer_printf(p->out, " part %u", slot->part);
}

static void leaf(struct printer *p, const struct core_node *n)
{
	struct buffer *out = p->out;
	if (n->op == CORE_SOURCE || n->op == CORE_FLAG || n->op == CORE_CHOICE)
		slot(p, &p->program->slots.items[n->slot]);
	if (n->file)
		buffer_printf(out, " %.*s", STR_ARG(print_file_name(p, n->file)));
	if (n->op == CORE_PARAM)
		buffer_printf(out, " %u %.*s", n->slot, STR_ARG(n->name));
	if (n->op == CORE_CALL) {
		buffer_add(out, STR(" of "));
		print_called(p, n->function);
	}
	if (n->op == CORE_AFTER)
		buffer_printf(out, " event %u", n->slot + 1);
	if (n->op == CORE_STATE || (n->op == CORE_AFTER && n->file))
		buffer_printf(out, " %llu", (unsigned long long)n->number);
	if (n->memory)
		buffer_printf(out, " %.*s", STR_ARG(n->memory->name));
	if (n->op == CORE_EXTRACT)
		buffer_printf(out, " [%u +: %u]", n->lsb, n->width);
	if (n->op == CORE_EXTEND || n->op == CORE_LOAD)
		buffer_printf(out, " %u bits", n->width);
	if (n->op == CORE_COUNT)
		buffer_printf(out, " by %s", sem_builtin_text((enum sem_builtin)n->number));
	if (n->op == CORE_ROUND)
		buffer_printf(out, " %s", shapes[n->shape]);
	if (n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT)
		buffer_printf(out, " %s", roundings[n->rounding]);
	if (n->op == CORE_FOLD)
		buffer_printf(out, " %s", fold_names[n->fold]);
}

static void print_facts(struct printer *p, const struct core_node *n)
{
	if (n->large)
		buffer_add(p->out, STR("; unbounded"));
	else
		buffer_printf(p->out, "; %.*s", STR_ARG(range_text(p->out->arena, &n->range)));
	buffer_printf(p->out, "; %u bits%s", core_need_of(&p->program->plan, n)->bits,
		core_need_of(&p->program->plan, n)->in_lanes ? ", in a loop over lanes" : "");
	if (n->name.length)
		buffer_printf(p->out, "; %.*s", STR_ARG(n->name));
}

/* Prints the operands of the node, then the node; each only once. */
static void print_node(struct printer *p, const struct core_node *n)
{
	if (!n || n->op == CORE_CONST || p->numbers[n->id])
		return;
	print_node(p, n->a);
	print_node(p, n->b);
	print_node(p, n->c);
	print_node(p, n->d);
	p->numbers[n->id] = ++p->count;
	buffer_printf(p->out, "\t%%%u = %s", p->count, op_names[n->op]);
	print_node_operand(p, n->a);
	print_node_operand(p, n->b);
	print_node_operand(p, n->c);
	print_node_operand(p, n->d);
	leaf(p, n);
	if (p->whole)
		print_facts(p, n);
	buffer_add_char(p->out, '\n');
}

static void print_condition(struct printer *p, const struct core_node *n)
{
	if (n)
		buffer_printf(p->out, " if %%%u", p->numbers[n->id]);
	buffer_add_char(p->out, '\n');
}

static void print_write(struct printer *p, const struct core_write *w)
{
	print_node(p, w->index);
	print_node(p, w->value);
	print_node(p, w->condition);
	buffer_add(p->out, STR("\twrite"));
	if (w->place == CORE_TO_SLOT)
		slot(p, &p->program->slots.items[w->slot]);
	if (w->place != CORE_TO_SLOT || w->file->kind == FILE_SIDE)
		buffer_printf(p->out, " %.*s", STR_ARG(print_file_name(p, w->file)));
	if (w->place == CORE_TO_STATE)
		buffer_printf(p->out, " %llu", (unsigned long long)w->number);
	print_node_operand(p, w->place == CORE_TO_REGISTER ? w->index : NULL);
	buffer_add(p->out, STR(" ="));
	print_node_operand(p, w->value);
	print_condition(p, w->condition);
}

/* What a register holds before a call. */
static void print_put(struct printer *p, const struct core_write *put)
{
	struct str file = put->file ? print_file_name(p, put->file) : STR("pc");
	print_node(p, put->value);
	buffer_printf(p->out, "\tput %.*s %llu =", STR_ARG(file), (unsigned long long)put->number);
	print_node_operand(p, put->value);
	print_condition(p, put->condition);
}

static void event(struct printer *p, const struct core_event *event)
{
	static const char *const names[] = { "raise", "load", "call", "store",
		"leave to the slow path" };
	print_node(p, event->bank);
	print_node(p, event->address);
	print_node(p, event->value);
	print_node(p, event->condition);
	for (unsigned i = 0; i < CORE_MAX_PARAMETERS; i++)
		print_node(p, event->arguments[i]);
	VEC_EACH (struct core_write, it, &event->puts)
		print_put(p, it);
	if (event->node) /* the load itself is printed here */
		p->numbers[event->node->id] = ++p->count;
	buffer_printf(p->out, "\t%s", names[event->kind]);
	if (event->kind == CORE_EVENT_RAISE)
		buffer_printf(p->out, " %.*s", STR_ARG(p->isa->exceptions.items[event->exception]->name));
	print_node_operand(p, event->node);
	if (event->memory)
		buffer_printf(p->out, " %.*s, %u bits at", STR_ARG(event->memory->name), event->width);
	print_node_operand(p, event->bank);
	print_node_operand(p, event->memory ? event->address : NULL);
	if (event->kind == CORE_EVENT_CALL) {
		buffer_add(p->out, STR(" by "));
		print_called(p, event->function);
	}
	for (unsigned i = 0; i < CORE_MAX_PARAMETERS; i++)
		print_node_operand(p, event->arguments[i]);
	if (event->value)
		buffer_add(p->out, STR(" ="));
	print_node_operand(p, event->value);
	print_condition(p, event->condition);
}

/* Prints an effect on the machine: a jump, additional cycles, a halt; n may be NULL. */
static void print_end(struct printer *p, const char *word, const struct core_node *n)
{
	if (!n)
		return;
	print_node(p, n);
	buffer_printf(p->out, "\t%s", word);
	print_node_operand(p, n);
	buffer_add_char(p->out, '\n');
}

/* Can the writes change places, and does y come first then? */
static bool goes_after(
	const struct printer *p, const struct core_write *x, const struct core_write *y)
{
	bool both_state = x->place == CORE_TO_STATE && y->place == CORE_TO_STATE;
	if (x->file != y->file)
		return str_compare(print_file_name(p, x->file), print_file_name(p, y->file)) > 0;
	return both_state && x->number > y->number;
}

/* The writes in an order that does not depend on that of independent statements. */
static const struct core_write **ordered_writes(const struct printer *p)
{
	const struct core_program *program = p->program;
	size_t count = program->writes.count;
	const struct core_write **list =
		ARENA_ARRAY(p->out->arena, const struct core_write *, count + 1);
	for (size_t i = 0; i < count; i++) {
		size_t k = i;
		for (; k > 0 && goes_after(p, list[k - 1], &program->writes.items[i]); k--)
			list[k] = list[k - 1];
		list[k] = &program->writes.items[i];
	}
	return list;
}

static void print_program(struct printer *p)
{
	struct buffer *out = p->out;
	const struct core_program *program = p->program;
	p->numbers = ARENA_ARRAY(out->arena, unsigned, program->nodes.count + 1);
	VEC_EACH (struct core_event, it, &program->events)
		event(p, it);
	VEC_EACH (struct core_raise, it, &program->raises) {
		print_node(p, it->condition);
		buffer_printf(out, "\traise %.*s", STR_ARG(p->isa->exceptions.items[it->exception]->name));
		print_condition(p, it->condition);
	}
	const struct core_write **writes = ordered_writes(p);
	for (size_t i = 0; i < program->writes.count; i++)
		print_write(p, p->whole ? &program->writes.items[i] : writes[i]);
	print_end(p, "jump to", program->pc);
	print_end(p, "more cycles", program->cycles);
	print_end(p, "halt", program->halt);
	print_end(p, "result", program->result);
}

void core_print(struct buffer *out, const struct isa *isa, const struct core_program *program,
	bool whole, const struct str_map *called)
{
	struct printer p = {
		.out = out, .isa = isa, .program = program, .whole = whole, .called = called
	};
	print_program(&p);
}

static void print_passed(struct buffer *out, const struct core_passed *passed)
{
	buffer_printf(
		out, "%d%d%d %u\n", passed->truth, passed->is_float, passed->is_signed, passed->bits);
}

void core_print_function(struct buffer *out, const struct isa *isa, const struct core_function *f)
{
	struct printer p = {
		.out = out, .isa = isa, .program = f->program, .whole = true, .by_number = true
	};
	buffer_printf(out, "%d\n", f->in_place);
	for (unsigned i = 0; i < f->count; i++) {
		buffer_printf(out, "%d ", core_is_parameter(f, i));
		print_passed(out, &f->passed[i]);
	}
	print_passed(out, &f->result);
	print_program(&p);
}
