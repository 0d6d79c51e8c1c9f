/* SPDX-License-Identifier: MIT */
/* Derived layer for C: tables as rows with attributes. This file has the order in which
 * the parts are built. */
#include "derived/c_internal.h"

static void name_pools(struct cview *c)
{
#define POOL(member, element) c->member = pool_new(c, element);
	C_POOLS(POOL)
#undef POOL
}

static void emit_pools(struct cview *c)
{
#define POOL(member, element) pool_emit(c, &c->member);
	C_POOLS(POOL)
#undef POOL
}

static void make_c_facts(struct cview *c)
{
	struct view *view = c->view;
	const struct isa *isa = c->isa;
	size_t most = c->opcodes.count > c->forms.count ? c->opcodes.count : c->forms.count;
	view_set(view, c->node, "prefix", c->prefix);
	view_set(view, c->node, "upper", c->upper);
	view_set_number(view, c->node, "limbs", c->limbs);
	view_set_number(view, c->node, "bytes", isa->longest / 8);
	view_set_number(view, c->node, "unit-bytes", isa->unit / 8);
	view_set_number(view, c->node, "opcodes", c->opcodes.count);
	view_set_number(view, c->node, "forms", c->forms.count);
	view_set_number(view, c->node, "fields", c->fields.count);
	view_set_number(view, c->node, "text-max", c->text_max);
	view_set_number(view, c->node, "group-max", c->group_max);
	view_set_number(view, c->node, "element-max", c->element_max);
	view_set_number(view, c->node, "alias-params", c->alias_params);
	view_set_number(view, c->node, "alias-glued", c->alias_glued);
	view_set_number(view, c->node, "alias-pieces", c->alias_pieces);
	view_set_number(view, c->node, "texts-together", C_TEXTS_TOGETHER);
	view_set_c(view, c->node, "index", most > 65000 ? "uint32_t" : "uint16_t");
}

void view_derived(struct view *view)
{
	struct cview c = { .view = view, .arena = view->arena, .isa = view->isa };
	c.field_numbers.arena = c.printed.arena = c.arena;
	c.cache.arena = c.field_ids.arena = c.arena;
	c.node = view_add(view, view->root, "derived");
	name_pools(&c);
	view_c_start(&c);
	view_c_names(&c);
	view_c_state(&c);
	view_c_forms(&c);
	view_c_decode(&c);
	view_c_keys(&c);
	view_c_aliases(&c);
	view_c_kernels(&c);
	emit_pools(&c);
	make_c_facts(&c);
}
