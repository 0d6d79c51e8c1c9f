/* SPDX-License-Identifier: MIT */
/* Puts the bytes of all fragments at their addresses, and lists symbols and lines. */
#include "asm/internal.h"

#include <assert.h>
#include <stdlib.h>

const struct asm_symbol *asm_find_symbol(const struct asm_image *image, struct str name)
{
	VEC_EACH (struct asm_symbol, it, &image->symbols)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

/* Consecutive fragments [from, to). */
struct segment {
	uint64_t address, size;
	size_t from, to;
};

struct segments {
	struct segment *items;
	size_t count, capacity;
};

/* ---- what was left to be looked at ---- */

static void check_symbols(struct assembler *as)
{
	struct value value;
	VEC_EACH (struct asm_symbol_entry *, it, &as->defined) {
		struct asm_symbol_entry *symbol = *it;
		struct expr use = { .kind = EXPR_SYMBOL, .at = symbol->place.from, .symbol = symbol };
		if (symbol->state == SYMBOL_EQUATED && symbol->place.file)
			evaluate(as, &use, symbol->place.file, symbol->location, &value);
	}
	VEC_EACH (struct named_symbol, it, &as->named)
		if (it->symbol->state == SYMBOL_RESERVED)
			asm_error(as, it->place, "a register or keyword is not a symbol");
		else if (it->symbol->state == SYMBOL_UNDEFINED && !it->symbol->poisoned)
			asm_error(as, it->place, "'%.*s' is not defined", STR_ARG(it->symbol->name));
}

static void check_sizes(struct assembler *as)
{
	struct value value;
	for (size_t i = 0; i < as->fragments.count; i++) {
		const struct fragment *f = &as->fragments.items[i];
		struct location line = { (uint32_t)i, 0 };
		if ((f->kind != FRAGMENT_SPACE && f->kind != FRAGMENT_ORG) ||
			!evaluate(as, &f->sized->expr, f->sized->place.file, line, &value))
			continue;
		if (value.number < 0)
			asm_error(as, f->sized->place, "expected %s, not a negative number",
				f->kind == FRAGMENT_ORG ? "an address" : "a number of bytes");
		else if (f->kind == FRAGMENT_SPACE && value.number > (asm_number)MAX_IMAGE)
			asm_error(as, f->sized->place, "a program has at most 256 MiB");
	}
}

static uint64_t address_limit(const struct isa *isa)
{
	return mask64(isa->program ? isa->program->address : 64);
}

/* ---- segments ---- */

static int compare_line_addresses(const void *a, const void *b)
{
	const struct segment *left = a, *right = b;
	if (left->address != right->address)
		return left->address < right->address ? -1 : 1;
	return left->from < right->from ? -1 : left->from > right->from;
}

static void add_segment(struct assembler *as, struct segments *list, size_t from, size_t to)
{
	struct segment segment = { 0, 0, from, to };
	if (from < to)
		segment.address = as->fragments.items[from].address;
	for (size_t i = from; i < to; i++)
		segment.size += as->fragments.items[i].size;
	if (segment.size)
		VEC_PUSH(as->arena, list, segment);
}

static struct segments find_segments(struct assembler *as)
{
	struct segments list = { 0 };
	size_t from = 0;
	for (size_t i = 0; i < as->fragments.count; i++) {
		if (as->fragments.items[i].kind != FRAGMENT_ORG)
			continue;
		add_segment(as, &list, from, i);
		from = i + 1;
	}
	add_segment(as, &list, from, as->fragments.count);
	if (list.count)
		qsort(list.items, list.count, sizeof *list.items, compare_line_addresses);
	return list;
}

/* The .org in front of a segment. */
static struct place segment_place(const struct assembler *as, const struct segment *segment)
{
	if (!segment->from)
		return (struct place){ 0 };
	return as->fragments.items[segment->from - 1].sized->place;
}

/* The first line of a segment whose bytes go beyond an address that it begins in front of. */
static struct place line_beyond(
	const struct assembler *as, const struct segment *segment, uint64_t limit)
{
	VEC_EACH (struct mark, it, &as->marks) {
		size_t fragment = it->location.fragment;
		if (fragment < segment->from || fragment >= segment->to)
			continue;
		uint64_t address = location_address(as, it->location);
		uint64_t size = it->size ? it->size : as->fragments.items[fragment].size;
		if (!size || (address <= limit && size - 1 <= limit - address))
			continue;
		const struct source *source = it->file->source;
		bool is_last = it->line == source->line_count;
		return (struct place){ it->file, source->lines[it->line - 1],
			is_last ? (uint32_t)source->text.length : source->lines[it->line] - 1 };
	}
	return segment_place(as, segment);
}

static void check_segments(struct assembler *as, const struct segments *list)
{
	uint64_t limit = address_limit(as->isa), total = 0;
	for (size_t i = 0; i < list->count; i++) {
		const struct segment *s = &list->items[i], *before = i ? s - 1 : s;
		total += s->size;
		if (s->address > limit || s->size - 1 > limit - s->address)
			asm_error(as, s->address > limit ? segment_place(as, s) : line_beyond(as, s, limit),
				"the program goes beyond the last address, 0x%llx", (unsigned long long)limit);
		if (i && before->size > s->address - before->address)
			asm_error(as, segment_place(as, s->from > before->from ? s : before),
				"this part overlaps another at 0x%llx", (unsigned long long)s->address);
	}
	if (total > MAX_IMAGE)
		asm_error(as, (struct place){ 0 }, "a program has at most 256 MiB");
}

/* ---- bytes ---- */

static void copy_fragment(struct assembler *as, size_t index, uint8_t *to)
{
	const struct fragment *f = &as->fragments.items[index];
	switch (f->kind) {
	case FRAGMENT_BYTES: memcpy(to, as->bytes.text + f->from, f->size); break;
	case FRAGMENT_CHOICE:
		encode_choice(as, f->choice, (struct location){ (uint32_t)index, 0 }, f->address, to);
		break;
	case FRAGMENT_ALIGN:
	case FRAGMENT_SPACE: memset(to, f->fill, f->size); break;
	case FRAGMENT_ORG: break;
	}
}

/* Segments that touch become one chunk. */
static void make_chunks(struct assembler *as, const struct segments *list, struct asm_image *image)
{
	for (size_t i = 0, k; i < list->count; i = k) {
		uint64_t address = list->items[i].address, size = list->items[i].size;
		for (k = i + 1; k < list->count && list->items[k].address == address + size; k++)
			size += list->items[k].size;
		uint8_t *bytes = arena_alloc(as->arena, size);
		for (size_t s = i; s < k; s++)
			for (size_t f = list->items[s].from; f < list->items[s].to; f++)
				copy_fragment(as, f, bytes + (as->fragments.items[f].address - address));
		struct asm_chunk chunk = { address, bytes, size };
		assert(size && (!i || address > list->items[i - 1].address));
		VEC_PUSH(as->arena, &image->chunks, chunk);
	}
}

/* ---- lines and symbols ---- */

static void add_mark_line(struct assembler *as, const struct mark *mark, uint64_t address,
	uint64_t size, struct asm_image *image)
{
	struct asm_line line = { address, size, mark->file->source, mark->line, mark->is_code };
	if (size)
		VEC_PUSH(as->arena, &image->lines, line);
}

static void add_mark_lines(struct assembler *as, const struct mark *mark, struct asm_image *image)
{
	uint64_t address = location_address(as, mark->location);
	if (!mark->choice) {
		uint64_t size = mark->size ? mark->size : as->fragments.items[mark->location.fragment].size;
		add_mark_line(as, mark, address, size, image);
		return;
	}
	const struct candidate *chosen = &mark->choice->candidates[mark->choice->chosen];
	for (uint32_t i = 0; i < chosen->count; i++) {
		unsigned size = opcode_size(chosen->insns[i].form->opcode, chosen->insns[i].word);
		add_mark_line(as, mark, address, size, image);
		address += size;
	}
}

static int by_line_address(const void *a, const void *b)
{
	const struct asm_line *left = a, *right = b;
	return left->address < right->address ? -1 : left->address > right->address;
}

static void make_lines(struct assembler *as, struct asm_image *image)
{
	bool sorted = true;
	image->lines.capacity = as->marks.count;
	image->lines.items = ARENA_ARRAY(as->arena, struct asm_line, as->marks.count);
	VEC_EACH (struct mark, it, &as->marks)
		add_mark_lines(as, it, image);
	for (size_t i = 1; i < image->lines.count; i++)
		sorted = sorted && image->lines.items[i - 1].address < image->lines.items[i].address;
	if (!sorted)
		qsort(image->lines.items, image->lines.count, sizeof *image->lines.items, by_line_address);
}

/* Reports only the first of consecutive instructions that are equally misaligned. */
static void check_code(struct assembler *as)
{
	uint64_t unit = as->isa->unit / 8, odd = 0;
	VEC_EACH (struct mark, it, &as->marks) {
		uint64_t address = location_address(as, it->location);
		if (!it->is_code || address % unit == odd)
			continue;
		odd = address % unit;
		struct span span = source_line_span(it->file->source, it->line);
		if (odd)
			asm_error(as, (struct place){ it->file, span.from, span.to },
				"an instruction must begin at a multiple of %llu bytes, found 0x%llx",
				(unsigned long long)unit, (unsigned long long)address);
	}
}

static void make_symbols(struct assembler *as, struct asm_image *image)
{
	image->symbols.capacity = as->defined.count;
	image->symbols.items = ARENA_ARRAY(as->arena, struct asm_symbol, as->defined.count);
	VEC_EACH (struct asm_symbol_entry *, it, &as->defined) {
		const struct asm_symbol_entry *symbol = str_map_get(&as->symbols, (*it)->name);
		struct expr use = { .kind = EXPR_SYMBOL, .symbol = (struct asm_symbol_entry *)symbol };
		struct value value;
		if (str_starts_with(symbol->name, STR(".L")) ||
			!evaluate(as, &use, symbol->place.file, symbol->location, &value))
			continue;
		struct asm_symbol made = { .name = symbol->name, .value = (uint64_t)value.number };
		made.negative = value.number < 0;
		made.is_address = value.is_address;
		made.is_global = symbol->is_global;
		made.span = place_span(symbol->place);
		VEC_PUSH(as->arena, &image->symbols, made);
	}
}

static void find_entry(struct assembler *as, struct asm_image *image)
{
	struct str name = as->options ? as->options->entry : (struct str){ NULL, 0 };
	const struct asm_symbol *symbol = asm_find_symbol(image, name.length ? name : STR("_start"));
	struct expr expr;
	uint64_t limit = address_limit(as->isa);
	image->has_entry = symbol || name.length;
	image->entry = image->chunks.count ? image->chunks.items[0].address : 0;
	if (symbol)
		image->entry = symbol->value;
	else if (name.length && expr_read(as, name, 0, NULL, &expr) == name.length &&
			 expr.kind == EXPR_NUMBER && !expr.negative)
		image->entry = expr.number;
	else if (name.length)
		asm_error(as, (struct place){ 0 }, "the entry '%.*s' is not defined", STR_ARG(name));
	if (image->has_entry && image->entry > limit)
		asm_error(as, (struct place){ 0 }, "the entry '%.*s' is beyond the last address, 0x%llx",
			STR_ARG(name.length ? name : STR("_start")), (unsigned long long)limit);
}

void make_image(struct assembler *as, struct asm_image *image)
{
	as->final = true;
	as->evaluations++;
	check_symbols(as);
	check_sizes(as);
	check_code(as);
	struct segments list = find_segments(as);
	check_segments(as, &list);
	encode_fixups(as);
	bool placed = as->good;
	if (placed)
		make_chunks(as, &list, image);
	else /* says what else does not fit */
		for (size_t i = 0; i < as->fragments.count; i++)
			if (as->fragments.items[i].kind == FRAGMENT_CHOICE)
				copy_fragment(as, i, arena_alloc(&as->scratch, as->fragments.items[i].size));
	make_lines(as, image);
	make_symbols(as, image);
	find_entry(as, image);
}
