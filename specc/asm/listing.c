/* SPDX-License-Identifier: MIT */
/* An image -> a listing with the source lines, and a map of addresses and symbols. */
#include "asm/assemble.h"

#include <stdlib.h>

#define BYTES_PER_LINE 8

/* The lines of a source printed so far. */
struct progress {
	const struct source *source;
	uint32_t printed;
};

struct lister {
	struct buffer out;
	const struct asm_image *image;
	unsigned digits; /* of an address */
	VEC(struct progress) sources;
};

static unsigned digits_of_image(const struct asm_image *image)
{
	const struct asm_chunk *last =
		image->chunks.count ? &image->chunks.items[image->chunks.count - 1] : NULL;
	uint64_t most = last ? last->address + (last->size - 1) : 0;
	return most >> 32 ? 16 : most >> 16 ? 8 : 4;
}

/* The address and up to BYTES_PER_LINE bytes, in a column of fixed width. */
static void add_bytes(struct lister *l, uint64_t address, const uint8_t *bytes, size_t count)
{
	if (bytes)
		buffer_printf(&l->out, "%0*llx  ", (int)l->digits, (unsigned long long)address);
	else
		buffer_printf(&l->out, "%*s  ", (int)l->digits, "");
	for (size_t i = 0; i < BYTES_PER_LINE; i++)
		if (bytes && i < count)
			buffer_printf(&l->out, "%02x", bytes[i]);
		else
			buffer_add(&l->out, STR("  "));
}

static void add_listed_source(struct lister *l, const struct source *source, uint32_t line)
{
	buffer_printf(&l->out, "  %6u  %.*s\n", line, STR_ARG(source_line(source, line)));
}

static struct progress *progress_of(
	struct arena *arena, struct lister *l, const struct source *source)
{
	for (size_t i = l->sources.count; i-- > 0;)
		if (l->sources.items[i].source == source)
			return &l->sources.items[i];
	buffer_printf(&l->out, "%s%s:\n", l->out.length ? "\n" : "", source->path);
	VEC_PUSH(arena, &l->sources, (struct progress){ source, 0 });
	return &l->sources.items[l->sources.count - 1];
}

/* Lines without bytes up to this one. */
static void add_silent(struct lister *l, struct progress *progress, uint32_t line)
{
	while (progress->printed + 1 < line && progress->printed < progress->source->line_count) {
		add_bytes(l, 0, NULL, 0);
		add_listed_source(l, progress->source, ++progress->printed);
	}
}

static void add_listed_line(struct arena *arena, struct lister *l, const struct asm_line *line)
{
	struct progress *progress = progress_of(arena, l, line->source);
	add_silent(l, progress, line->line);
	for (size_t done = 0; done < line->size; done += BYTES_PER_LINE) {
		const uint8_t *bytes = asm_bytes_at(l->image, line->address + done);
		size_t rest = line->size - done;
		add_bytes(l, line->address + done, bytes, rest);
		if (progress->printed < line->line)
			add_listed_source(l, line->source, progress->printed = line->line);
		else
			buffer_add_char(&l->out, '\n');
	}
}

struct str asm_listing(struct arena *arena, const struct asm_image *image)
{
	struct lister l = { .out = buffer_new(arena), .image = image };
	l.digits = digits_of_image(image);
	VEC_EACH (struct asm_line, it, &image->lines)
		add_listed_line(arena, &l, it);
	VEC_EACH (struct progress, it, &l.sources) {
		uint32_t last = (uint32_t)it->source->line_count;
		bool empty = !source_line(it->source, last).length; /* after the last line's end */
		add_silent(&l, it, last + !empty);
	}
	return buffer_str(&l.out);
}

/* ---- map ---- */

static int by_value(const void *a, const void *b)
{
	const struct asm_symbol *left = *(const struct asm_symbol *const *)a;
	const struct asm_symbol *right = *(const struct asm_symbol *const *)b;
	if (left->is_address != right->is_address)
		return left->is_address ? -1 : 1;
	if (left->negative != right->negative)
		return left->negative ? -1 : 1;
	if (left->value != right->value)
		return left->value < right->value ? -1 : 1;
	return str_compare(left->name, right->name);
}

static void add_listed_symbol(struct buffer *out, const struct asm_symbol *symbol)
{
	unsigned long long size = symbol->negative ? 0 - symbol->value : symbol->value;
	buffer_printf(out, "%s0x%llx  %s%s  %.*s\n", symbol->negative ? "-" : "", size,
		symbol->is_address ? "address" : "number ", symbol->is_global ? " global" : "       ",
		STR_ARG(symbol->name));
}

struct str asm_map(struct arena *arena, const struct asm_image *image)
{
	struct buffer out = buffer_new(arena);
	const struct asm_symbol **sorted =
		ARENA_ARRAY(arena, const struct asm_symbol *, image->symbols.count + 1);
	buffer_add(&out, STR("bytes\n"));
	VEC_EACH (struct asm_chunk, it, &image->chunks)
		buffer_printf(&out, "0x%llx to 0x%llx  %zu bytes\n", (unsigned long long)it->address,
			(unsigned long long)(it->address + (it->size - 1)), it->size);
	buffer_printf(&out, "\nentry\n0x%llx\n\nsymbols\n", (unsigned long long)image->entry);
	for (size_t i = 0; i < image->symbols.count; i++)
		sorted[i] = &image->symbols.items[i];
	qsort(sorted, image->symbols.count, sizeof(*sorted), by_value);
	for (size_t i = 0; i < image->symbols.count; i++)
		add_listed_symbol(&out, sorted[i]);
	return buffer_str(&out);
}
