/* SPDX-License-Identifier: MIT */
/* C of the functions of a specification. Their bodies have no lanes: a loop over them calls the
 * function for each. */
#include "cgen/emit_internal.h"

/* const struct NAME_state *state; one that has events may make devices read */
static struct c_expr *given_pointer(
	struct emitter *e, const char *name, bool changes, struct buffer *parameters)
{
	buffer_printf(parameters, "%s%sstruct %.*s_%s *%s", parameters->length ? ", " : "",
		changes ? "" : "const ", STR_ARG(e->c->prefix), name, name);
	return c_variable(e->c, c_parameter(e->c, C_OTHER, C_POINTER, name));
}

static struct str type_of_function(const struct emitter *e, const struct core_function *f)
{
	return f->program->result ? c_type_text(e->c, emit_result_type(e, f)) : STR("void");
}

/* The parameters on lines of their own. */
static void add_lines(struct buffer *head, struct str parameters)
{
	enum { INDENT = 16 };
	size_t column = COLUMNS;
	for (size_t at = 0; at < parameters.length;) {
		const char *end = memchr(parameters.text + at, ',', parameters.length - at);
		size_t to = end ? (size_t)(end - parameters.text) + 1 : parameters.length;
		bool breaks = column + to - at >= COLUMNS;
		at += breaks && at ? 1 : 0; /* the blank */
		buffer_printf(
			head, "%s%.*s", breaks ? "\n\t\t" : "", STR_ARG(str_slice(parameters, at, to)));
		column = (breaks ? INDENT : column) + to - at;
		at = to;
	}
	buffer_add_char(head, ')');
}

/* The parameters of the function, as the arguments of c_print; with their types, in `head`. */
static unsigned add_parameters(
	struct emitter *e, const struct core_function *f, struct buffer *head, struct c_local **given)
{
	enum { BEFORE = sizeof "static inline " };
	const bool changes = f->program->events.count || emit_assigns_registers(f);
	struct c_local *own[CORE_MAX_PARAMETERS];
	unsigned count = 0;
	struct buffer parameters = buffer_new(e->arena);
	if (f->reads_state) {
		e->state = given_pointer(e, "state", changes, &parameters);
		given[count++] = e->state->local;
	}
	if (f->reads_op) {
		e->op = given_pointer(e, "op", false, &parameters);
		given[count++] = e->op->local;
	}
	for (unsigned i = 0; i < f->count; i++) {
		if (!core_is_parameter(f, i))
			continue;
		enum c_type type = emit_passed_type(e, f->passed[i].truth, f->passed[i].bits);
		struct str name = c_name_alone(e->arena, C_LOCAL, e->c->prefix, f->names[i]);
		given[count] = own[i] =
			c_parameter(e->c, type, C_PLAIN, arena_printf(e->arena, "%.*s", STR_ARG(name)));
		buffer_printf(&parameters, "%s%.*s %.*s", count++ ? ", " : "",
			STR_ARG(c_type_text(e->c, type)), STR_ARG(name));
	}
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if ((*it)->op == CORE_PARAM)
			e->variables[(*it)->id] = c_variable(e->c, own[(*it)->slot]);
	if (BEFORE + head->length + parameters.length > COLUMNS)
		add_lines(head, buffer_str(&parameters));
	else
		buffer_printf(head, "%.*s)", STR_ARG(buffer_str(&parameters)));
	return count;
}

/* The lines of a body that loops over lanes call. */
static void emit_lane_result(struct emitter *e)
{
	const struct core_node *result = e->program->result;
	e->place = EMIT_LANE;
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if (emit_need(e, *it)->used && (*it)->op != CORE_CONST && (*it)->op != CORE_PARAM)
			emit_lane_node(e, *it);
	c_return(e->c,
		result->truth ? emit_truth(e, result) : emit_value(e, result, emit_need(e, result)->bits));
}

struct emit_text emit_function(
	struct core_builder *b, const struct core_function *f, const struct emit_style *style)
{
	struct c_body body;
	struct emitter e = emit_begin(b, f->program, style, &body);
	struct c_local *given[CORE_MAX_PARAMETERS + 2];
	struct buffer head = buffer_new(b->arena);
	b->in_place = f->in_place;
	b->in_function = true;
	e.function = f;
	buffer_printf(&head, "%.*s %.*s_%.*s(", STR_ARG(type_of_function(&e, f)),
		STR_ARG(style->prefix), STR_ARG(f->name));
	unsigned count = add_parameters(&e, f, &head, given);
	if (e.is_machine)
		emit_machine_result(&e);
	else
		emit_lane_result(&e);
	if (b->failure)
		return (struct emit_text){ { 0 }, { 0 } };
	c_finish(&body);
	return (struct emit_text){ buffer_str(&head), c_print(&body, given, count) };
}
