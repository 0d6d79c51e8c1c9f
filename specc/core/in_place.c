/* SPDX-License-Identifier: MIT */
/* Programs of functions that work in place (effect.c): which registers they assign and read. */
#include "core/internal.h"

static bool is_plain_file(const struct register_file *file)
{
	enum { MOST_BYTES = 256 };
	bool plain = (file->kind == FILE_STATE || file->kind == FILE_REGISTERS) && !file->of;
	return plain && file->lanes == 1 && !file->high && !file->transient &&
		   (file->count + file->names.count) * (file->width / 8 + 1) <= MOST_BYTES;
}

static struct core_touched *touched_of(struct arena *arena, struct core_function *made,
	const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct core_touched, it, &made->touched)
		if (it->file == file && it->number == number)
			return it;
	struct core_touched touched = { .file = file, .number = number };
	VEC_PUSH(arena, &made->touched, touched);
	return &made->touched.items[made->touched.count - 1];
}

static void end_register(
	struct core_run *r, struct core_function *made, size_t i, const struct core_written *written)
{
	const struct core_register *reg = &r->registers.items[i];
	struct core_program *program = r->b->program;
	struct core_node *before = core_register_before(r, i);
	struct core_node *value = written->value ? written->value : before;
	struct core_touched *touched = touched_of(r->b->arena, made, reg->file, reg->number);
	touched->assigned = true;
	touched->always = core_is_always_written(written);
	if (value == (r->content[i] ? r->content[i] : before))
		return;
	if (reg->kind == CORE_COUNTER) {
		program->pc = value;
		return;
	}
	struct core_write write = {
		.place = CORE_TO_STATE, .file = reg->file, .number = reg->number, .value = value
	};
	if (!r->content[i])
		core_set_condition(r, &write, written);
	VEC_PUSH(r->b->arena, &program->writes, write);
}

bool core_end_in_place(struct core_run *r, struct core_function *made, struct core_frame *f)
{
	if (!f->after || r->numbered.count || r->b->program->writes.count) /* R[e] = value */
		return false;
	for (size_t i = 0; i < r->registers.count; i++) {
		const struct core_register *reg = &r->registers.items[i];
		if ((!f->after[i].value && !r->content[i]) || core_is_constant_register(reg))
			continue;
		if (reg->kind != CORE_COUNTER && (reg->kind != CORE_OF_FILE || !is_plain_file(reg->file)))
			return false;
		end_register(r, made, i, &f->after[i]);
	}
	if (!f->run.returns)
		return true;
	if (!core_has_node(&f->result) || f->result.node->large)
		return false;
	r->b->program->result = f->result.node;
	return true;
}

void core_note_touched(struct arena *arena, struct core_function *made)
{
	const struct core_program *program = made->program;
	made->reads_state = made->reads_op = false;
	VEC_EACH (struct core_node *, it, &program->nodes) {
		if (!core_need_of(&program->plan, *it)->used)
			continue;
		if ((*it)->op == CORE_STATE && !is_plain_file((*it)->file))
			made->program = NULL;
		if ((*it)->op == CORE_STATE || (*it)->op == CORE_PC)
			touched_of(arena, made, (*it)->file, (*it)->number)->read = true;
		made->reads_op = made->reads_op || (*it)->op == CORE_NEXT_PC;
	}
	VEC_EACH (struct core_event, it, &program->events) {
		const struct core_function *f = it->function;
		made->reads_state = made->reads_state || !f || f->reads_state;
		made->reads_op = made->reads_op || (f && f->reads_op);
		for (size_t i = 0; f && i < f->touched.count; i++) {
			const struct core_touched *its = &f->touched.items[i];
			struct core_touched *touched = touched_of(arena, made, its->file, its->number);
			touched->read = touched->read || its->read;
		}
	}
	made->reads_state = made->reads_state || made->touched.count;
}
