/* XML view, derived layer for C: tables as rows of finished C text. This file holds the pools of
 * rows and the order in which the parts are made. */
#include <stdio.h>

#include "back/view_c_internal.h"

static unsigned append(struct cview *c, struct pool *pool, struct str row, struct str comment)
{
	VEC_PUSH(c->arena, &pool->rows, row);
	pool->comments.items =
		pool->comments.capacity > pool->comments.count
			? pool->comments.items
			: vec_grow(c->arena, pool->comments.items, &pool->comments.capacity,
				   sizeof(struct str));
	pool->comments.items[pool->comments.count++] = comment;
	return (unsigned)pool->rows.count - 1;
}

unsigned pool_append(struct cview *c, struct pool *pool, struct str row, struct str comment)
{
	return append(c, pool, row, comment);
}

/* Map values are index + 1, kept as pointers so that no index is NULL. */
static void *kept(size_t index)
{
	return (void *)(uintptr_t)(index + 1);
}

static unsigned taken(const void *value)
{
	return (unsigned)((uintptr_t)value - 1);
}

unsigned pool_share(struct cview *c, struct pool *pool, struct str row, struct str comment)
{
	const void *known = str_map_get(&pool->known, row);
	if (known)
		return taken(known);
	str_map_put(&pool->known, row, kept(pool->rows.count));
	return append(c, pool, row, comment);
}

void run_add(struct cview *c, struct run *run, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(c->arena, format, arguments);
	va_end(arguments);
	VEC_PUSH(c->arena, &run->rows, str_from_c(text));
}

unsigned pool_share_run(struct cview *c, struct pool *pool, const struct run *run,
			struct str comment)
{
	if (run->rows.count == 0)
		return 0;
	struct buffer key = buffer_new(c->arena);
	for (size_t i = 0; i < run->rows.count; i++) {
		buffer_add(&key, run->rows.items[i]);
		buffer_add_char(&key, '\n');
	}
	const void *known = str_map_get(&pool->known, buffer_str(&key));
	if (known)
		return taken(known);
	str_map_put(&pool->known, buffer_str(&key), kept(pool->rows.count));
	unsigned first = (unsigned)pool->rows.count;
	for (size_t i = 0; i < run->rows.count; i++)
		append(c, pool, run->rows.items[i], i ? (struct str){ 0 } : comment);
	return first;
}

static void emit_lines(struct view *view, xmlNodePtr row, struct str comment)
{
	for (size_t from = 0; from < comment.length;) {
		size_t to = from;
		while (to < comment.length && comment.text[to] != '\n')
			to++;
		view_add_text(view, row, "line", str_slice(comment, from, to));
		from = to + 1;
	}
}

/* A table without rows gets one of zeros, since C has no empty arrays. */
void pool_emit(struct cview *c, const struct pool *pool)
{
	xmlNodePtr node = view_add(c->view, c->node, pool->name);
	view_set_number(c->view, node, "count", pool->rows.count);
	for (size_t i = 0; i < pool->rows.count; i++) {
		xmlNodePtr row = view_add(c->view, node, "row");
		view_set(c->view, row, "c", pool->rows.items[i]);
		emit_lines(c->view, row, pool->comments.items[i]);
	}
	if (pool->rows.count == 0)
		view_set(c->view, view_add(c->view, node, "row"), "c",
			 pool->scalar ? STR("0") : STR("{ 0 }"));
}

struct str c_word(struct cview *c, struct word w)
{
	if (c->limbs == 1)
		return str_printf(c->arena, "{ 0x%016llx }", (unsigned long long)w.lo);
	return str_printf(c->arena, "{ 0x%016llx, 0x%016llx }", (unsigned long long)w.lo,
			  (unsigned long long)w.hi);
}

struct str c_literal(struct cview *c, struct str text)
{
	struct buffer out = buffer_new(c->arena);
	for (size_t i = 0; i < text.length; i++) {
		unsigned char byte = (unsigned char)text.text[i];
		if (byte == '"' || byte == '\\' || (byte == '?' && i && text.text[i - 1] == '?'))
			buffer_printf(&out, "\\%c", byte);
		else if (byte < 0x20 || byte >= 0x7f)
			buffer_printf(&out, "\\%03o", byte);
		else
			buffer_add_char(&out, (char)byte);
	}
	return buffer_str(&out);
}

static void number_opcodes(struct cview *c)
{
	const struct isa *isa = c->isa;
	c->opcode_numbers = ARENA_ARRAY(c->arena, unsigned, isa->opcodes.count + 1);
	c->form_numbers = ARENA_ARRAY(c->arena, unsigned, isa->forms.count + 1);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct opcode *opcode = isa->opcodes.items[i];
		if (opcode->defective)
			continue;
		VEC_PUSH(c->arena, &c->opcodes, opcode);
		c->opcode_numbers[opcode->index] = (unsigned)c->opcodes.count;
		for (size_t k = 0; k < opcode->forms.count; k++) {
			VEC_PUSH(c->arena, &c->forms, opcode->forms.items[k]);
			c->form_numbers[opcode->forms.items[k]->index] = (unsigned)c->forms.count;
		}
	}
}

static void name_pools(struct cview *c)
{
	struct {
		struct pool *pool;
		const char *name;
	} const all[] = {
		{ &c->pieces, "pieces" },     { &c->positions, "positions" },
		{ &c->types, "types" },       { &c->cubes, "cubes" },
		{ &c->sets, "sets" },         { &c->checks, "checks" },
		{ &c->boxes, "boxes" },       { &c->layouts, "layouts" },
		{ &c->strings, "strings" },   { &c->steps, "steps" },
		{ &c->numbers, "numbers" },   { &c->floats, "floats" },
		{ &c->registers, "registers" }, { &c->names, "names" },
		{ &c->skips, "skips" },       { &c->picks, "picks" },
		{ &c->elements, "elements" }, { &c->texts, "texts" },
		{ &c->choices, "choices" },   { &c->choice_values, "choice-values" },
		{ &c->bindings, "bindings" }, { &c->tables, "tables" },
		{ &c->keys, "keys" },         { &c->key_forms, "key-forms" },
	};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		all[i].pool->name = all[i].name;
		all[i].pool->known.arena = c->arena;
	}
	c->tables.scalar = c->key_forms.scalar = true;
}

static void emit_pools(struct cview *c)
{
	const struct pool *all[] = {
		&c->pieces,   &c->positions, &c->types,   &c->cubes,         &c->sets,
		&c->checks,   &c->boxes,     &c->layouts, &c->strings,       &c->steps,
		&c->numbers,  &c->floats,    &c->registers, &c->names,       &c->skips,
		&c->picks,    &c->elements,  &c->texts,   &c->choices,       &c->choice_values,
		&c->bindings, &c->tables,    &c->keys,    &c->key_forms,
	};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		pool_emit(c, all[i]);
}

static void facts(struct cview *c)
{
	struct view *view = c->view;
	const struct isa *isa = c->isa;
	size_t most = c->opcodes.count > c->forms.count ? c->opcodes.count : c->forms.count;
	unsigned longest = isa->lengths.items[isa->lengths.count - 1];
	view_set(view, c->node, "prefix", c->prefix);
	view_set(view, c->node, "upper", c->upper);
	view_set_number(view, c->node, "limbs", c->limbs);
	view_set_number(view, c->node, "bytes", longest / 8);
	view_set_number(view, c->node, "unit-bytes", isa->unit / 8);
	view_set_number(view, c->node, "opcodes", c->opcodes.count);
	view_set_number(view, c->node, "forms", c->forms.count);
	view_set_number(view, c->node, "fields", c->fields.count);
	view_set_number(view, c->node, "text-max", c->text_max);
	view_set_number(view, c->node, "group-max", c->group_max);
	view_set_number(view, c->node, "element-max", c->element_max);
	view_set_c(view, c->node, "index", most > 65000 ? "uint32_t" : "uint16_t");
}

static struct str upper_case(struct arena *arena, struct str text)
{
	char *out = arena_copy(arena, text.text, text.length);
	for (size_t i = 0; i < text.length; i++)
		if (out[i] >= 'a' && out[i] <= 'z')
			out[i] = (char)(out[i] - 'a' + 'A');
	return (struct str){ out, text.length };
}

void view_derived(struct view *view)
{
	const struct isa *isa = view->isa;
	struct cview c = { .view = view, .arena = view->arena, .isa = isa };
	c.prefix = str_lower(c.arena, c_identifier(c.arena, isa->name));
	c.upper = upper_case(c.arena, c.prefix);
	c.limbs = isa->lengths.items[isa->lengths.count - 1] > 64 ? 2 : 1;
	c.field_numbers.arena = c.arena;
	c.node = view_add(view, view->root, "derived");
	name_pools(&c);
	number_opcodes(&c);
	view_c_names(&c);
	view_c_forms(&c);
	view_c_decode(&c);
	view_c_keys(&c);
	emit_pools(&c);
	facts(&c);
}
