/* SPDX-License-Identifier: MIT */
/* Pages: opcodes and fields by family, opcodes sorted by code, and the decode trees. */
#include "page/encoding.h"

#include <stdlib.h>

#include "codec/codec.h"
#include "isa/legal.h"
#include "isa/region.h"
#include "number/wide.h"

/* ---- texts ---- */

static bool all_multiples(const struct isa *isa, unsigned bits)
{
	VEC_EACH (unsigned, it, &isa->lengths)
		if (*it % bits)
			return false;
	return isa->lengths.count > 0;
}

/* 32 or 16 if that divides all lengths; otherwise one unit. */
unsigned page_diagram_row(const struct isa *isa)
{
	for (unsigned bits = 32; bits >= 16; bits /= 2)
		if (all_multiples(isa, bits))
			return bits;
	return isa->unit < 32 ? isa->unit : 32;
}

struct str page_number(struct arena *arena, const struct isa *isa, uint64_t value)
{
	if (isa->base == BASE_DECIMAL || value < 10)
		return str_printf(arena, "%llu", (unsigned long long)value);
	return str_printf(arena, "%.*s%llx", STR_ARG(isa->hex_prefix), (unsigned long long)value);
}

struct str page_value(struct arena *arena, const struct type *type, uint64_t value)
{
	const struct enumerator *named = type_find_value(type, value);
	if (named)
		return named->name;
	if (type->kind == TYPE_ENUM || type->poisoned || !cube_set_has(&type->legal, value))
		return str_printf(arena, "%llu", (unsigned long long)value);
	return codec_operand_text(arena, type, 1, value);
}

struct str page_pattern(struct arena *arena, struct cube cube, unsigned lsb, unsigned width)
{
	struct buffer text = buffer_new(arena);
	for (unsigned bit = lsb + width; bit-- > lsb;) {
		bool fixed = word_bit(cube.mask, bit);
		buffer_add_char(&text, !fixed ? '?' : word_bit(cube.match, bit) ? '1' : '0');
		if (bit > lsb && (bit - lsb) % 4 == 0)
			buffer_add_char(&text, ' ');
	}
	return buffer_str(&text);
}

/* ---- the fields of a family ---- */

/* Equal for fields with the same name, type, kind, value and place. */
static struct str field_key(struct arena *arena, const struct field *field)
{
	struct buffer key = buffer_new(arena);
	buffer_printf(&key, "%.*s %p %d %llu", STR_ARG(field->name), (const void *)field->type,
		(int)field->kind, (unsigned long long)field->value);
	VEC_EACH (struct piece, it, &field->pieces)
		buffer_printf(&key, " %u+%u", it->lsb, it->width);
	return buffer_str(&key);
}

/* What the family knows of a field and of those that are the same; NULL for no field of it. */
static size_t *number_of_row(const struct page_family *family, const struct field *field)
{
	size_t *number = ptr_map_get(&family->rows, field);
	return number ? number : str_map_get(&family->rows, field_key(family->rows.arena, field));
}

const struct page_field *page_field_find(
	const struct page_family *family, const struct field *field)
{
	const size_t *number = number_of_row(family, field);
	return number ? &family->fields.items[*number] : NULL;
}

const struct page_field *page_field_named(const struct page_family *family, struct str name)
{
	return str_map_get(&family->named, name);
}

static unsigned lowest_word_bit(struct word w)
{
	unsigned bit = 0;
	while (bit < WORD_BITS - 1 && !word_bit(w, bit))
		bit++;
	return bit;
}

static void add_family_field(struct page_encoding *encoding, struct page_family *family,
	const struct opcode *opcode, const struct field *field)
{
	size_t *number = number_of_row(family, field);
	if (!number) {
		struct page_field added = { .field = field,
			.row = lowest_word_bit(field->mask) / encoding->row };
		VEC_PUSH(encoding->arena, &family->fields, added);
		number = str_map_make(&family->rows, field_key(encoding->arena, field), sizeof *number);
		*number = family->fields.count - 1;
	}
	if (!ptr_map_get(&family->rows, field))
		ptr_map_put(&family->rows, field, number);
	struct page_field *row = &family->fields.items[*number];
	VEC_PUSH(encoding->arena, &row->opcodes, opcode);
}

/* In drawing order: row by row, highest bit first. */
static int compare_family_fields(const void *a, const void *b)
{
	const struct page_field *x = a, *y = b;
	if (x->row != y->row)
		return x->row < y->row ? -1 : 1;
	unsigned bit_x = lowest_word_bit(x->field->mask), bit_y = lowest_word_bit(y->field->mask);
	if (bit_x != bit_y)
		return bit_x > bit_y ? -1 : 1;
	int order = str_compare(x->field->name, y->field->name);
	unsigned first_x = x->opcodes.items[0]->index, first_y = y->opcodes.items[0]->index;
	return order ? order : first_x < first_y ? -1 : first_x > first_y;
}

/* The first field of a name gets the plain id, so that an address made from the name is valid. */
static void name_fields(
	struct page_encoding *encoding, struct page_names *names, struct page_family *family)
{
	struct str_map numbers = { .arena = encoding->arena };
	family->named.arena = encoding->arena;
	VEC_EACH (struct page_field, row, &family->fields) {
		struct str slug = page_slug(names, "field", row->field->name);
		unsigned *number = str_map_make(&numbers, row->field->name, sizeof *number);
		row->id = str_printf(encoding->arena, "field-%.*s", STR_ARG(slug));
		if (++*number > 1)
			row->id = str_printf(encoding->arena, "%.*s--%u", STR_ARG(row->id), *number);
		else
			str_map_put(&family->named, row->field->name, row);
	}
}

static void sort_fields(struct page_family *family)
{
	if (family->fields.count)
		qsort(family->fields.items, family->fields.count, sizeof *family->fields.items,
			compare_family_fields);
	for (size_t i = 0; i < family->fields.count; i++)
		*number_of_row(family, family->fields.items[i].field) = i;
}

static void add_encoded_families(struct page_encoding *encoding, struct page_names *names)
{
	encoding->family_of.arena = encoding->arena;
	VEC_EACH (struct definition *, it, &encoding->isa->optypes) {
		struct page_family family = { .optype = *it, .rows = { .arena = encoding->arena } };
		VEC_PUSH(encoding->arena, &encoding->families, family);
	}
	VEC_EACH (struct page_family, it, &encoding->families) {
		ptr_map_put(&encoding->family_of, it->optype, it);
		VEC_EACH (struct opcode *, opcode, &it->optype->opcodes) {
			VEC_PUSH(encoding->arena, &it->opcodes, *opcode);
			VEC_EACH (struct field *, field, &(*opcode)->fields)
				add_family_field(encoding, it, *opcode, *field);
		}
		sort_fields(it);
		name_fields(encoding, names, it);
	}
}

const struct page_family *page_family_of(
	const struct page_encoding *encoding, const struct definition *optype)
{
	return ptr_map_get(&encoding->family_of, optype);
}

/* ---- the order of codes ---- */

static int compare_codes(const void *a, const void *b)
{
	const struct opcode *x = *(const struct opcode *const *)a;
	const struct opcode *y = *(const struct opcode *const *)b;
	if (x->length != y->length)
		return x->length < y->length ? -1 : 1;
	int order = word_compare(x->fixed.match, y->fixed.match);
	return order ? order : x->index < y->index ? -1 : x->index > y->index;
}

static void sort_codes(struct page_encoding *encoding)
{
	VEC_EACH (struct opcode *, it, &encoding->isa->opcodes)
		if (!(*it)->defective && (*it)->optype)
			VEC_PUSH(encoding->arena, &encoding->by_code, *it);
	if (!encoding->by_code.count)
		return;
	qsort(encoding->by_code.items, encoding->by_code.count, sizeof *encoding->by_code.items,
		compare_codes);
	encoding->place = ARENA_ARRAY(encoding->arena, size_t, encoding->isa->opcodes.count);
	for (size_t i = 0; i < encoding->by_code.count; i++)
		encoding->place[encoding->by_code.items[i]->index] = i;
}

/* The number of words with the opcode's fixed bits whose first unit selects its length. */
static struct wide words_of_opcode(
	const struct page_encoding *encoding, const struct opcode *opcode)
{
	struct wide all = wide_from(0);
	VEC_EACH (struct length_class, it, &encoding->lengths->items) {
		if (it->length != opcode->length)
			continue;
		VEC_EACH (struct cube, unit, &it->units.cubes)
			if (cubes_meet(*unit, opcode->fixed)) {
				struct cube both = cube_meet(*unit, opcode->fixed);
				all = wide_add(all, wide_power(opcode->length - word_popcount(both.mask)));
			}
	}
	return all;
}

static struct wide legal_words_like(
	struct arena *scratch, const struct opcode *opcode, const struct cube_set *like)
{
	struct wide count = wide_from(0);
	struct legal_set set = legal_from_opcode(scratch, opcode);
	VEC_EACH (struct legal_box, box, &set.boxes) {
		struct legal_box inside = legal_restrict(scratch, box, like);
		count = wide_add(count, legal_box_count(&inside));
	}
	return count;
}

/* The number of those words that are legal, in this or another opcode. No word is counted twice. */
static struct wide legal_words_of(const struct page_encoding *encoding, const struct opcode *opcode)
{
	struct arena scratch = { 0 };
	struct wide legal = wide_from(0);
	struct cube_set like = cube_set_none(opcode->length);
	VEC_PUSH(&scratch, &like.cubes, opcode->fixed);
	legal = wide_add(legal, legal_words_like(&scratch, opcode, &like));
	VEC_EACH (const struct opcode *, it, &encoding->meeting[opcode->index].list)
		legal = wide_add(legal, legal_words_like(&scratch, *it, &like));
	arena_free(&scratch);
	return legal;
}

static void find_reserved(struct page_encoding *encoding)
{
	encoding->has_reserved = ARENA_ARRAY(encoding->arena, bool, encoding->isa->opcodes.count);
	VEC_EACH (const struct opcode *, it, &encoding->by_code)
		encoding->has_reserved[(*it)->index] =
			wide_compare(legal_words_of(encoding, *it), words_of_opcode(encoding, *it)) < 0;
}

/* Do the sets intersect? If so, sets *word to a common word. */
static bool sets_meet(const struct legal_set *a, const struct legal_set *b, struct word *word)
{
	VEC_EACH (struct legal_box, x, &a->boxes)
		VEC_EACH (struct legal_box, y, &b->boxes)
			if (legal_meet(x, y, word))
				return true;
	return false;
}

static void compare_pair(
	struct page_encoding *encoding, const struct opcode *first, const struct opcode *second)
{
	struct arena scratch = { 0 };
	struct page_overlap overlap = { .first = first, .second = second };
	encoding->pairs_close++;
	struct legal_set a = legal_from_opcode(&scratch, first);
	struct legal_set b = legal_from_opcode(&scratch, second);
	if (sets_meet(&a, &b, &overlap.word))
		VEC_PUSH(encoding->arena, &encoding->overlaps, overlap);
	arena_free(&scratch);
}

static void find_overlaps(struct page_encoding *encoding)
{
	VEC_EACH (const struct opcode *, it, &encoding->by_code)
		VEC_EACH (const struct opcode *, other, &encoding->meeting[(*it)->index].list)
			if (encoding->place[(*it)->index] < encoding->place[(*other)->index])
				compare_pair(encoding, *it, *other);
}

/* ---- opcodes that fixed bits do not tell apart ---- */

/* A run of by_code: the opcodes of one length. */
struct meetings {
	struct page_encoding *encoding;
	size_t from, count;
};

static bool add_meeting(void *user, uint32_t i, uint32_t k)
{
	const struct meetings *m = user;
	struct page_encoding *encoding = m->encoding;
	const struct opcode *a = encoding->by_code.items[m->from + i];
	const struct opcode *b = encoding->by_code.items[m->from + k];
	VEC_PUSH(encoding->arena, &encoding->meeting[a->index].list, b);
	VEC_PUSH(encoding->arena, &encoding->meeting[b->index].list, a);
	return true;
}

static void find_meetings_of(const struct meetings *m)
{
	struct page_encoding *encoding = m->encoding;
	struct arena scratch = { 0 };
	struct cube *cubes = ARENA_ARRAY(&scratch, struct cube, m->count);
	size_t met = 0;
	for (size_t i = 0; i < m->count; i++)
		cubes[i] = encoding->by_code.items[m->from + i]->fixed;
	region_pairs(cubes, m->count, SIZE_MAX, add_meeting, (void *)(uintptr_t)m);
	for (size_t i = 0; i < m->count; i++) {
		struct page_meeting *it = &encoding->meeting[encoding->by_code.items[m->from + i]->index];
		met += it->list.count;
		if (it->list.count)
			qsort(it->list.items, it->list.count, sizeof *it->list.items, compare_codes);
	}
	encoding->pairs_apart += m->count * (m->count - 1) / 2 - met / 2;
	arena_free(&scratch);
}

static void find_meetings(struct page_encoding *encoding)
{
	struct meetings m = { .encoding = encoding };
	encoding->meeting =
		ARENA_ARRAY(encoding->arena, struct page_meeting, encoding->isa->opcodes.count);
	for (; m.from < encoding->by_code.count; m.from += m.count) {
		unsigned length = encoding->by_code.items[m.from]->length;
		for (m.count = 1; m.from + m.count < encoding->by_code.count &&
						  encoding->by_code.items[m.from + m.count]->length == length;)
			m.count++;
		find_meetings_of(&m);
	}
}

const struct dtree *page_tree_of(const struct page_encoding *encoding, unsigned length)
{
	VEC_EACH (struct page_tree, it, &encoding->trees)
		if (it->length == length)
			return it->tree;
	return NULL;
}

struct page_encoding *page_encoding_new(struct view *view, struct page_names *names)
{
	struct arena *arena = view->arena;
	const struct isa *isa = view->isa;
	struct page_encoding *encoding = ARENA_NEW(arena, struct page_encoding);
	encoding->arena = arena;
	encoding->isa = isa;
	encoding->lengths = length_classes_new(arena, isa);
	encoding->space = view_space_of(view);
	encoding->printer = isa_prints_aliases(isa) ? codec_new(arena, isa) : NULL;
	VEC_EACH (struct length_class, it, &encoding->lengths->items) {
		struct page_tree tree = { it->length, dtree_new(arena, isa, it->length) };
		VEC_PUSH(arena, &encoding->trees, tree);
	}
	encoding->row = page_diagram_row(isa);
	add_encoded_families(encoding, names);
	sort_codes(encoding);
	page_find_flips(encoding);
	find_meetings(encoding);
	find_reserved(encoding);
	find_overlaps(encoding);
	return encoding;
}
