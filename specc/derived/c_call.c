/* SPDX-License-Identifier: MIT */
/* Derived layer for C: the functions of the library that kernels, and the functions of the
 * specification, call. Templates omit the ones that nothing calls. */
#include "cgen/kernels.h"
#include "derived/c_internal.h"

struct calls {
	struct cview *c;
	xmlNodePtr node;
	struct str begin; /* of their names: "gpu_" */
	struct str_map known;
};

static void add_called(struct calls *calls, struct str name)
{
	if (str_map_get(&calls->known, name))
		return;
	str_map_put(&calls->known, name, calls);
	view_set(calls->c->view, view_add(calls->c->view, calls->node, "call"), "name", name);
}

/* Adds what the C calls: "gpu_NAME(". */
static void add_calls(struct calls *calls, struct str text)
{
	struct str word;
	size_t begin = calls->begin.length;
	for (size_t at = 0; str_next_word(text, &at, &word);)
		if (at < text.length && text.text[at] == '(' && str_starts_with(word, calls->begin))
			add_called(calls, (struct str){ word.text + begin, word.length - begin });
}

void view_c_calls(struct cview *c, xmlNodePtr node, const struct kernels *kernels)
{
	struct calls calls = { .c = c,
		.node = node,
		.begin = str_printf(c->arena, "%.*s_", STR_ARG(c->prefix)),
		.known = { .arena = c->arena } };
	VEC_EACH (struct kernel *, it, &kernels->kernels) {
		add_calls(&calls, (*it)->text);
		add_calls(&calls, (*it)->general);
	}
	VEC_EACH (struct kernel_function, it, &kernels->functions)
		add_calls(&calls, it->text.body);
	add_calls(&calls, kernels->trap.text);
	add_calls(&calls, kernels->reset.text);
}
