/* SPDX-License-Identifier: MIT */
/* XML view, derived layer for C: pools of the rows of tables, in which equal rows stand once. */
#include <stdio.h>

#include "view/c_internal.h"

static unsigned append(struct cview *c, struct pool *pool, struct str row, struct str comment)
{
	VEC_PUSH(c->arena, &pool->rows, row);
	pool->comments.items = pool->comments.capacity > pool->comments.count
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

/* Map values are index + 1 as a pointer, since NULL means absent. */
static void *kept_row(size_t index)
{
	return (void *)(uintptr_t)(index + 1);
}

static unsigned taken_name(const void *value)
{
	return (unsigned)((uintptr_t)value - 1);
}

unsigned pool_share(struct cview *c, struct pool *pool, struct str row, struct str comment)
{
	const void *known = str_map_get(&pool->known, row);
	if (known)
		return taken_name(known);
	str_map_put(&pool->known, row, kept_row(pool->rows.count));
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

unsigned pool_share_run(
	struct cview *c, struct pool *pool, const struct run *run, struct str comment)
{
	if (run->rows.count == 0)
		return 0;
	c->key_text.length = 0;
	for (size_t i = 0; i < run->rows.count; i++) {
		buffer_add(&c->key_text, run->rows.items[i]);
		buffer_add(&c->key_text, STR("\n"));
	}
	const void *known = str_map_get(&pool->known, buffer_str(&c->key_text));
	if (known)
		return taken_name(known);
	str_map_put(
		&pool->known, str_copy(c->arena, buffer_str(&c->key_text)), kept_row(pool->rows.count));
	unsigned first = (unsigned)pool->rows.count;
	for (size_t i = 0; i < run->rows.count; i++)
		append(c, pool, run->rows.items[i], i ? (struct str){ 0 } : comment);
	return first;
}

void view_lines(struct view *view, xmlNodePtr row, struct str comment)
{
	for (size_t from = 0; from < comment.length;) {
		size_t to = from;
		while (to < comment.length && comment.text[to] != '\n')
			to++;
		view_add_text(view, row, "line", str_slice(comment, from, to));
		from = to + 1;
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
		for (size_t k = tails[i].from; k < tails[i].to; k++)
			buffer_add(&c->key_text, program->run.rows.items[k]);
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

unsigned pool_share_tails(
	struct cview *c, struct pool *pool, const struct program_rows *program, const char *jump)
{
	struct tail *tails = ARENA_ARRAY(c->arena, struct tail, program->cuts.count + 1);
	pool->tails.arena = c->arena;
	number_tails(c, pool, program, tails);
	if (program->cuts.count && tails[0].placed)
		return taken_name(tails[0].placed);
	unsigned first = (unsigned)pool->rows.count;
	for (size_t i = 0; i < program->cuts.count; i++) {
		bool worth = program->run.rows.count - tails[i].from > 1;
		if (tails[i].placed && worth) {
			append(c, pool, str_printf(c->arena, "%s%u", jump, taken_name(tails[i].placed)),
				(struct str){ 0 });
			break;
		}
		if (!tails[i].placed)
			str_map_put(&pool->known, tails[i].key, kept_row(pool->rows.count));
		for (size_t k = tails[i].from; k < tails[i].to; k++)
			append(c, pool, program->run.rows.items[k], (struct str){ 0 });
	}
	return first;
}

void pool_emit(struct cview *c, const struct pool *pool)
{
	xmlNodePtr node = view_add(c->view, c->node, pool->name);
	view_set_number(c->view, node, "count", pool->rows.count);
	for (size_t i = 0; i < pool->rows.count; i++) {
		xmlNodePtr row = view_add(c->view, node, "row");
		view_set_row(c->view, row, pool->rows.items[i]);
		view_lines(c->view, row, pool->comments.items[i]);
	}
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
