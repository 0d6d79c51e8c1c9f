/* SPDX-License-Identifier: MIT */
/* Which nodes read registers that the call of a function changes. */
#include "cgen/emit_internal.h"

static bool is_put(const struct core_event *event, const struct core_node *n)
{
	VEC_EACH (const struct core_write, it, &event->puts)
		if (it->file == n->file && it->number == n->number)
			return true;
	for (size_t i = 0; i < event->function->touched.count; i++) {
		const struct core_touched *it = &event->function->touched.items[i];
		if (it->assigned && it->file == n->file && it->number == n->number)
			return true;
	}
	return false;
}

/* Is some register of the file changed, whatever its number? */
static bool is_file_put(const struct core_event *event, const struct register_file *file)
{
	VEC_EACH (const struct core_write, it, &event->puts)
		if (it->file == file)
			return true;
	VEC_EACH (const struct core_touched, it, &event->function->touched)
		if (it->assigned && it->file == file)
			return true;
	return false;
}

static bool function_reads_put(const struct core_event *event, const struct core_function *f)
{
	VEC_EACH (struct core_node *, it, &f->program->nodes)
		if (core_need_of(&f->program->plan, *it)->used &&
			(((*it)->file && is_file_put(event, (*it)->file)) ||
				((*it)->function && function_reads_put(event, (*it)->function))))
			return true;
	return false;
}

bool emit_reads_put(
	const struct emitter *e, const struct core_event *event, const struct core_node *n)
{
	if (n->op == CORE_SOURCE) {
		const struct register_file *file = e->program->slots.items[n->slot].file;
		return file && is_file_put(event, n->file ? n->file : file);
	}
	if (n->op == CORE_REGISTER)
		return is_file_put(event, n->file);
	if (n->op == CORE_CALL)
		return function_reads_put(event, n->function);
	return (n->op == CORE_STATE || n->op == CORE_AFTER || (n->op == CORE_PC && e->b->in_place)) &&
		   is_put(event, n);
}
