/* SPDX-License-Identifier: MIT */
/* Derived layer for C: operand modes. The alternatives of each type of a field become rows in the
 * order in which they are tested, and what these show becomes rows of parts; alternatives and parts
 * with one name share an enumerator, like fields. */
#include "derived/c_internal.h"
#include "forms/forms.h"
#include "isa/mode.h"
#include "isa/syntax.h"

/* Adds an element with a name of the specification and its enumerator, once each. */
static xmlNodePtr add_name(
	struct cview *c, struct pool *names, const char *element, struct str name)
{
	if (str_map_get(&names->known, name))
		return NULL;
	xmlNodePtr node = view_add(c->view, names->node, element);
	str_map_put(&names->known, name, node);
	names->count++;
	view_set(c->view, node, "name", name);
	view_set(c->view, node, "id", c_name_part(c->arena, name));
	return node;
}

/* The names of all alternatives of a mode and of all parts that they show. */
static void add_names(struct cview *c, const struct type *type)
{
	VEC_EACH (struct alternative, it, &type->alternatives) {
		xmlNodePtr node = add_name(c, &c->mode_names, "c-mode", it->name);
		if (node)
			view_set(c->view, node, "plain", syntax_plain(c->arena, it->syntax));
		VEC_EACH (struct part, part, &type->parts)
			if (forms_alternative_shows(it, part))
				add_name(c, &c->part_names, "c-part", part->name);
	}
}

static void set_parts(
	struct cview *c, xmlNodePtr row, const struct type *type, const struct alternative *alternative)
{
	struct run run = { 0 };
	VEC_EACH (struct part, part, &type->parts) {
		if (!forms_alternative_shows(alternative, part))
			continue;
		xmlNodePtr node = run_add(c, &run);
		view_set(c->view, node, "part", c_name_part(c->arena, part->name));
		view_set_number(c->view, node, "lsb", part->lsb);
		view_set_number(c->view, node, "width", part->type->width);
	}
	view_set_number(c->view, row, "part", pool_share_run(c, &c->mode_parts, &run));
	view_set_number(c->view, row, "parts", run.rows.count);
}

struct str c_mode_layout(
	struct cview *c, const struct type *type, const struct alternative *alternative)
{
	struct buffer text = buffer_new(c->arena);
	const struct type *all = type_whole(type);
	buffer_printf(&text, "bits & %#llx = %#llx: %.*s",
		(unsigned long long)alternative->when.mask.lo,
		(unsigned long long)alternative->when.match.lo, STR_ARG(alternative->name));
	VEC_EACH (struct part, part, &all->parts)
		if (forms_alternative_shows(alternative, part))
			buffer_printf(&text, ", %.*s %.*s", STR_ARG(part->name),
				STR_ARG(bit_range_text(c->arena, part->lsb, part->type->width)));
	return buffer_str(&text);
}

void c_set_modes(struct cview *c, xmlNodePtr layout, const struct type *type)
{
	const struct type *all = type_whole(type);
	unsigned *known = c_cached(c, "modes %p", (const void *)type);
	if (!*known) {
		struct run run = { 0 };
		add_names(c, all);
		VEC_EACH (const struct alternative *, it, &type->tested) {
			xmlNodePtr row = run_add(c, &run);
			view_set_hex(c->view, row, "mask", (*it)->when.mask.lo);
			view_set_hex(c->view, row, "match", (*it)->bits.match.lo);
			view_set(c->view, row, "mode", c_name_part(c->arena, (*it)->name));
			set_parts(c, row, all, *it);
		}
		*known = 1 + pool_share_run(c, &c->modes, &run);
	}
	view_set_number(c->view, layout, "mode", *known - 1);
	view_set_number(c->view, layout, "modes", type->tested.count);
}
