/* SPDX-License-Identifier: MIT */
/* Programs and the C of them -> what the generated C needs beside it: struct kernels. */
#include "cgen/kernels_internal.h"

bool kernels_has_floats(const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if (core_need_of(&program->plan, *it)->used && (*it)->op >= CORE_ROUND &&
			(*it)->op <= CORE_FMAX)
			return true;
	return false;
}

static void note_saved(struct maker *m, const struct register_file *file)
{
	VEC_EACH (const struct register_file *, it, &m->kernels->saved)
		if (*it == file)
			return;
	if (file)
		VEC_PUSH(m->arena, &m->kernels->saved, file);
}

/* Which registers calls change, and how many stores are put off. */
static void note_calls(struct maker *m, const struct core_program *program)
{
	unsigned stores = 0;
	VEC_EACH (struct core_event, it, &program->events) {
		stores += core_event_stores(it);
		if (!it->function)
			continue;
		m->kernels->raises = m->kernels->raises || it->function->raises;
		size_t i = (size_t)(it - program->events.items);
		m->kernels->saves =
			m->kernels->saves || (it->function->in_place && core_needs_saved(program, i));
		VEC_EACH (struct core_write, put, &it->puts)
			note_saved(m, put->file);
		VEC_EACH (struct core_touched, touched, &it->function->touched)
			if (touched->assigned)
				note_saved(m, touched->file);
	}
	if (core_puts_off(program) && m->kernels->put_off < stores)
		m->kernels->put_off = stores;
}

void kernels_note_features(struct maker *m, const struct core_program *program)
{
	m->floats = m->floats || kernels_has_floats(program);
	m->kernels->floats = m->kernels->floats || m->floats;
	note_calls(m, program);
	VEC_EACH (struct core_node *, it, &program->nodes) {
		const struct core_need *need = core_need_of(&program->plan, *it);
		m->kernels->wide = m->kernels->wide || (need->used && need->bits == 128);
		m->kernels->vast = m->kernels->vast || (need->used && need->bits > 128);
	}
}

void kernels_note_arithmetic(struct maker *m, const struct core_builder *b)
{
	m->kernels->wide = m->kernels->wide || b->wide;
	m->kernels->vast = m->kernels->vast || b->vast;
	m->kernels->wide_calls |= b->wide_calls;
	m->kernels->divides = m->kernels->divides || b->divides;
}
