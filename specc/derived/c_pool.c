/* SPDX-License-Identifier: MIT */
/* Derived layer for C: pools of table rows, each distinct row once. */
#include "derived/c_internal.h"

struct pool pool_new(struct cview *c, const char *name)
{
	struct pool pool = { .node = view_new(c->view, name) };
	pool.known.arena = pool.tails.arena = c->arena;
	return pool;
}

xmlNodePtr row_new(struct cview *c)
{
	return view_new(c->view, "row");
}

void pool_append(struct pool *pool, xmlNodePtr row)
{
	xmlAddChild(pool->node, row);
	pool->count++;
}

xmlNodePtr pool_add(struct cview *c, struct pool *pool)
{
	xmlNodePtr row = row_new(c);
	pool_append(pool, row);
	return row;
}

xmlNodePtr run_add(struct cview *c, struct run *run)
{
	xmlNodePtr row = row_new(c);
	VEC_PUSH(c->arena, &run->rows, row);
	return row;
}

void run_move(struct cview *c, struct run *to, struct run *from)
{
	VEC_EACH (xmlNodePtr, it, &from->rows)
		VEC_PUSH(c->arena, &to->rows, *it);
	from->rows.count = 0;
}

/* Map values are index + 1 as a pointer, since NULL means absent. */
static void *kept_row(size_t index)
{
	return (void *)(uintptr_t)(index + 1);
}

static unsigned taken_name(const void *value)
{
	return (unsigned)((uintptr_t)value - 1);
}

/* Adds the attributes of rows to the key under construction. */
static void add_rows_key(struct cview *c, const xmlNodePtr *rows, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		for (xmlAttrPtr at = rows[i]->properties; at; at = at->next) {
			buffer_add(&c->key_text, str_from_c((const char *)at->name));
			buffer_add_char(&c->key_text, '=');
			buffer_add(&c->key_text, str_from_c((const char *)at->children->content));
			buffer_add_char(&c->key_text, '\n');
		}
		buffer_add_char(&c->key_text, '\n');
	}
}

static unsigned share_rows(struct cview *c, struct pool *pool, const xmlNodePtr *rows, size_t count)
{
	c->key_text.length = 0;
	add_rows_key(c, rows, count);
	const void *known = str_map_get(&pool->known, buffer_str(&c->key_text));
	for (size_t i = 0; known && i < count; i++)
		view_free(rows[i]);
	if (known)
		return taken_name(known);
	unsigned first = (unsigned)pool->count;
	str_map_put(&pool->known, str_copy(c->arena, buffer_str(&c->key_text)), kept_row(first));
	for (size_t i = 0; i < count; i++)
		pool_append(pool, rows[i]);
	return first;
}

unsigned pool_share(struct cview *c, struct pool *pool, xmlNodePtr row)
{
	return share_rows(c, pool, &row, 1);
}

unsigned pool_share_run(struct cview *c, struct pool *pool, const struct run *run)
{
	return run->rows.count ? share_rows(c, pool, run->rows.items, run->rows.count) : 0;
}

void c_set_append_tests(
	struct cview *c, xmlNodePtr slot, struct pool *pool, const struct type *type)
{
	struct run run = { 0 };
	VEC_EACH (const struct alternative *, it, &type->tested) {
		xmlNodePtr row = run_add(c, &run);
		view_set_hex(c->view, row, "mask", (*it)->when.mask.lo);
		view_set_hex(c->view, row, "match", (*it)->when.match.lo);
		view_set_number(c->view, row, "bits", (*it)->appended);
	}
	view_set_number(c->view, slot, "own-bits", type->own);
	view_set_number(c->view, slot, "most", type->width - type->own);
	view_set_number(c->view, slot, "test", pool_share_run(c, pool, &run));
	view_set_number(c->view, slot, "tests", run.rows.count);
}

void view_lines(struct view *view, xmlNodePtr row, struct str comment)
{
	for (size_t from = 0, to; from < comment.length; from = to + 1) {
		to = str_find(comment, from, STR("\n"));
		view_add_text(view, row, "line", str_slice(comment, from, to));
	}
}

/* The rows from one cut to the next and, in `key`, everything that follows. Equal tails share one
 * place in the pool. */
struct tail {
	size_t from, to;
	struct str key;
	const void *placed; /* index + 1 as pointer, or NULL */
};

/* Identifies each tail by its rows and the number of the next tail, so that equal tails get equal
 * numbers. */
static void number_tails(
	struct cview *c, struct pool *pool, const struct program_rows *program, struct tail *tails)
{
	size_t count = program->cuts.count, next = 0;
	for (size_t i = count; i-- > 0;) {
		c->key_text.length = 0;
		tails[i].from = program->cuts.items[i];
		tails[i].to = i + 1 < count ? program->cuts.items[i + 1] : program->run.rows.count;
		add_rows_key(c, program->run.rows.items + tails[i].from, tails[i].to - tails[i].from);
		buffer_printf(&c->key_text, "#%zu", next);
		const void *known = str_map_get(&pool->tails, buffer_str(&c->key_text));
		if (!known) {
			known = kept_row(pool->tails.count);
			str_map_put(&pool->tails, str_copy(c->arena, buffer_str(&c->key_text)),
				kept_row(pool->tails.count));
		}
		next = taken_name(known) + 1;
		tails[i].key = str_printf(c->arena, "%zu", next);
		tails[i].placed = str_map_get(&pool->known, tails[i].key);
	}
}

static void add_jump(struct cview *c, struct pool *pool, const char *jump, unsigned at)
{
	xmlNodePtr row = pool_add(c, pool);
	view_set_c(c->view, row, "op", jump);
	view_set_number(c->view, row, "more", 0);
	view_set_number(c->view, row, "at", at);
}

unsigned pool_share_tails(
	struct cview *c, struct pool *pool, const struct program_rows *program, const char *jump)
{
	struct tail *tails = ARENA_ARRAY(c->arena, struct tail, program->cuts.count + 1);
	xmlNodePtr *rows = program->run.rows.items;
	size_t count = program->run.rows.count, used = 0;
	unsigned first = (unsigned)pool->count;
	number_tails(c, pool, program, tails);
	if (program->cuts.count && tails[0].placed)
		first = taken_name(tails[0].placed);
	for (size_t i = 0; i < program->cuts.count; i++) {
		bool worth = i == 0 || count - tails[i].from > 1;
		if (tails[i].placed && worth) {
			if (i)
				add_jump(c, pool, jump, taken_name(tails[i].placed));
			break;
		}
		if (!tails[i].placed)
			str_map_put(&pool->known, tails[i].key, kept_row(pool->count));
		for (; used < tails[i].to; used++)
			pool_append(pool, rows[used]);
	}
	for (; used < count; used++)
		view_free(rows[used]);
	return first;
}

void pool_emit(struct cview *c, struct pool *pool)
{
	view_set_number(c->view, pool->node, "count", pool->count);
	xmlAddChild(c->node, pool->node);
}

const char *c_index_type(size_t most)
{
	return most > UINT16_MAX ? "uint32_t" : "uint16_t";
}

/* Writes "0x" and 16 digits; returns the end of the text. */
static char *put_limb(char *out, uint64_t limb)
{
	*out++ = '0';
	*out++ = 'x';
	for (unsigned shift = 64; shift > 0; shift -= 4)
		*out++ = "0123456789abcdef"[limb >> (shift - 4) & 15];
	return out;
}

/* Avoids printf, which took a fifth of the time for the many words. */
struct str c_word(struct cview *c, struct word w)
{
	char text[] = "0x0123456789abcdef, 0x0123456789abcdef", *out = put_limb(text, w.lo);
	if (c->limbs > 1) {
		*out++ = ',';
		*out++ = ' ';
		out = put_limb(out, w.hi);
	}
	size_t length = (size_t)(out - text);
	return (struct str){ arena_copy(c->arena, text, length), length };
}

unsigned *c_cached(struct cview *c, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	c->key_text.length = 0;
	buffer_vprintf(&c->key_text, format, arguments);
	va_end(arguments);
	unsigned *place = str_map_get(&c->cache, buffer_str(&c->key_text));
	if (place)
		return place;
	place = ARENA_NEW(c->arena, unsigned);
	str_map_put(&c->cache, str_copy(c->arena, buffer_str(&c->key_text)), place);
	return place;
}
