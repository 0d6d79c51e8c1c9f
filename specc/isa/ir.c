/* SPDX-License-Identifier: MIT */
/* Look-ups in the IR and the bits of a field. */
#include "isa/ir.h"

#include <stdlib.h>

#include "base/diag.h"
#include "base/suggest.h"

uint64_t field_extract(const struct field *field, struct word w)
{
	uint64_t value = 0;
	for (size_t i = 0; i < field->pieces.count; i++) {
		struct piece piece = field->pieces.items[i];
		uint64_t bits = word_extract(w, piece.lsb, piece.width);
		value = piece.width == 64 ? bits : value << piece.width | bits;
	}
	return value;
}

struct word field_insert(const struct field *field, struct word w, uint64_t value)
{
	for (size_t i = field->pieces.count; i-- > 0;) {
		struct piece piece = field->pieces.items[i];
		w = word_insert(w, piece.lsb, piece.width, value);
		value = piece.width == 64 ? 0 : value >> piece.width;
	}
	return w;
}

/* ---- bits as text ---- */

struct str bit_range_text(struct arena *arena, unsigned lsb, unsigned width)
{
	if (width == 1)
		return str_printf(arena, "%u", lsb);
	return str_printf(arena, "%u:%u", lsb + width - 1, lsb);
}

unsigned word_next_run(struct word bits, unsigned *bit)
{
	unsigned high = *bit, low;
	while (high > 0 && !word_bit(bits, high - 1))
		high--;
	for (low = high; low > 0 && word_bit(bits, low - 1); low--)
		;
	*bit = low;
	return high - low;
}

struct str word_ranges_text(struct arena *arena, struct word bits)
{
	struct buffer text = buffer_new(arena);
	for (unsigned bit = WORD_BITS, width; (width = word_next_run(bits, &bit));) {
		struct str range = bit_range_text(arena, bit, width);
		buffer_printf(&text, "%s%.*s", text.length ? ", " : "", STR_ARG(range));
	}
	return buffer_str(&text);
}

struct str word_bits_text(struct arena *arena, struct word bits)
{
	unsigned bit = WORD_BITS, width = word_next_run(bits, &bit);
	bool single = width == 1 && !word_next_run(bits, &bit);
	return str_printf(
		arena, "bit%s %.*s", single ? "" : "s", STR_ARG(word_ranges_text(arena, bits)));
}

struct cube binding_bits(const struct binding *binding)
{
	const struct field *field = binding->field;
	struct word zero = { 0, 0 };
	uint64_t ones = word_mask(binding->lsb, binding->width ? binding->width : field->width).lo;
	return (struct cube){ field_insert(field, zero, ones),
		field_insert(field, zero, binding->value << binding->lsb & ones) };
}

struct cube bindings_cube(const struct binding *items, size_t count)
{
	struct cube cube = { 0 };
	for (size_t i = 0; i < count; i++) {
		struct cube one = binding_bits(&items[i]);
		cube.mask = word_or(cube.mask, one.mask);
		cube.match = word_or(cube.match, one.match);
	}
	return cube;
}

bool bindings_hold(const struct binding *items, size_t count, struct word w)
{
	for (size_t i = 0; i < count; i++)
		if (!cube_contains(binding_bits(&items[i]), w))
			return false;
	return true;
}

bool field_hidden_value(const struct field *field, uint64_t *value)
{
	if (field->kind != FIELD_OPERAND) {
		*value = field->value;
		return true;
	}
	*value = field->type->unused;
	return field->type->has_unused;
}

bool field_is_ignored(const struct field *field)
{
	return field->type->ignored && field->kind != FIELD_FIXED;
}

uint64_t type_ignored_parts(const struct type *type)
{
	uint64_t bits = 0;
	VEC_EACH (struct part, it, &type->parts)
		if (it->type->ignored)
			bits |= word_mask(it->lsb, it->type->width).lo;
	return bits;
}

uint64_t field_ignored_bits(const struct field *field)
{
	uint64_t bits = field_is_ignored(field) ? mask64(field->width) : 0;
	VEC_EACH (struct alternative, it, &field->type->alternatives)
		bits |= it->ignored.lo;
	return field->type->alternatives.count ? bits : bits | type_ignored_parts(field->type);
}

uint64_t type_relative_base(const struct type *type, uint64_t address, uint64_t next)
{
	uint64_t base = type->relative_next ? next : address + type->relative_from;
	return base - base % type->relative_align;
}

struct type *isa_find_type(const struct isa *isa, struct str name)
{
	for (size_t i = 0; i < isa->types.count; i++)
		if (str_equal(isa->types.items[i]->name, name))
			return isa->types.items[i];
	return NULL;
}

struct opcode *isa_find_opcode(const struct isa *isa, struct str name)
{
	for (size_t i = 0; i < isa->opcodes.count; i++)
		if (str_equal(isa->opcodes.items[i]->definition->name, name))
			return isa->opcodes.items[i];
	return NULL;
}

const struct register_file *isa_find_file(const struct isa *isa, struct str name)
{
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if (str_equal((*it)->name, name))
			return *it;
	VEC_EACH (struct register_file *, it, &isa->view_files)
		if (str_equal((*it)->name, name))
			return *it;
	return NULL;
}

const struct memory *isa_find_memory(const struct isa *isa, struct str name)
{
	for (size_t i = 0; i < isa->memories.count; i++)
		if (str_equal(isa->memories.items[i]->name, name))
			return isa->memories.items[i];
	return NULL;
}

bool isa_has_register(const struct isa *isa, struct str name)
{
	uint64_t number;
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if (register_file_find(*it, name, &number))
			return true;
	return isa_find_view(isa, name, &number) != NULL;
}

bool isa_has_value(const struct isa *isa, struct str name)
{
	VEC_EACH (struct type *, it, &isa->types)
		if (type_find_name(*it, name))
			return true;
	return false;
}

const struct operand_def *isa_find_operand(const struct isa *isa, struct str name)
{
	for (size_t i = 0; i < isa->operands.count; i++)
		if (str_equal(isa->operands.items[i]->name, name))
			return isa->operands.items[i];
	return NULL;
}

const char *const list_names[] = { "InList", "OutList", "Order" };

const struct definition *definition_with_list(const struct definition *d, enum list_kind kind)
{
	while (d && !d->lists[kind].stated)
		d = d->parent;
	return d;
}

static const struct ast_expr *find_operand(
	struct ast_expr *const *items, size_t count, struct str name)
{
	const struct ast_expr *found = NULL;
	for (size_t i = 0; i < count && !found; i++)
		found = items[i]->kind == AST_NAME && str_equal(items[i]->text, name)
					? items[i]
					: find_operand(items[i]->operands.items, items[i]->operands.count, name);
	return found;
}

const struct ast_expr *operand_list_find(const struct operand_list *list, struct str name)
{
	return find_operand(list->items.items, list->items.count, name);
}

bool definition_is_broken(const struct definition *d)
{
	for (; d; d = d->parent)
		VEC_EACH (struct template *, it, &d->templates)
			if ((*it)->broken)
				return true;
	return false;
}

const struct modifier_list *definition_list(const struct definition *d, struct str name)
{
	for (; d; d = d->parent)
		VEC_EACH (struct modifier_list, it, &d->modifier_lists)
			if (str_equal(it->name, name))
				return it;
	return NULL;
}

const struct asm_format *definition_format(const struct definition *d, struct str field)
{
	for (; d; d = d->parent)
		VEC_EACH (struct asm_format, it, &d->asm_formats)
			if (str_equal(it->field, field))
				return it;
	return NULL;
}

const struct bitwidth *definition_bitwidth(const struct definition *d, struct str operand)
{
	for (; d; d = d->parent)
		VEC_EACH (struct bitwidth, it, &d->bitwidths)
			if (str_equal(it->operand, operand))
				return it;
	return NULL;
}

bool isa_is_sign(const struct isa *isa, const struct field *field)
{
	VEC_EACH (struct modifier_def *, it, &isa->modifiers)
		if (field->suffix.length && str_equal((*it)->name, field->suffix) && (*it)->prefix.length)
			return true;
	return false;
}

/* ---- names of registers ---- */

enum { FEW_NAMES = 16, MOST_WORD = 64 };

static struct str number_key(const uint64_t *number)
{
	return (struct str){ (const char *)number, sizeof *number };
}

/* Its first word, or its first character; in lower case, written into `word`, if case is folded. */
static struct str start_of_text(struct str text, bool fold, char word[MOST_WORD])
{
	size_t length = str_word_end(text, 0);
	length = length ? length : text.length > 0;
	if (length > MOST_WORD)
		length = MOST_WORD;
	for (size_t i = 0; i < length; i++)
		word[i] = fold ? char_lower(text.text[i]) : text.text[i];
	return (struct str){ word, length };
}

void file_index_names(struct arena *arena, struct register_file *file, bool fold)
{
	char word[MOST_WORD];
	if (file->index || file->names.count < FEW_NAMES)
		return;
	struct name_index *index = ARENA_NEW(arena, struct name_index);
	index->numbers.arena = index->starts.arena = arena;
	VEC_EACH (struct register_name, it, &file->names) {
		if (!it->alias && !str_map_get(&index->numbers, number_key(&it->number)))
			str_map_put(&index->numbers, number_key(&it->number), it);
		struct str start = str_copy(arena, start_of_text(it->name, fold, word));
		struct register_names *names = str_map_make(&index->starts, start, sizeof *names);
		VEC_PUSH(arena, &names->list, it);
	}
	file->index = index;
}

const struct register_name *file_name_of(const struct register_file *file, uint64_t number)
{
	if (file->index)
		return str_map_get(&file->index->numbers, number_key(&number));
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number == number && !it->alias)
			return it;
	return NULL;
}

const struct register_names *file_names_at(
	const struct register_file *file, struct str text, bool fold)
{
	char word[MOST_WORD];
	return str_map_get(&file->index->starts, start_of_text(text, fold, word));
}

bool opcode_uses_template(const struct opcode *opcode, const struct template *template)
{
	bool others = template && template->owner->kind == DEFINITION_OPCODE &&
				  template->owner != opcode->definition;
	for (size_t i = 0; i < opcode->forms.count && !others; i++)
		if (opcode->forms.items[i]->template == template)
			return true;
	return false;
}

bool form_admits(const struct form *form, const struct field *field, uint64_t value)
{
	int index = opcode_field_index(form->opcode, field);
	for (size_t i = 0; index >= 0 && i < form->boxes.count; i++)
		if (cube_set_has(&form->boxes.items[i].sets[index], value))
			return true;
	return false;
}

bool opcode_admits(const struct opcode *opcode, const struct template *template,
	const struct field *field, uint64_t value)
{
	VEC_EACH (struct form *, it, &opcode->forms)
		if ((!template || (*it)->template == template) && form_admits(*it, field, value))
			return true;
	return false;
}

const struct element *element_chosen(const struct element *e, struct word w)
{
	VEC_EACH (struct element *, it, &e->children)
		if (bindings_hold((*it)->present.items, (*it)->present.count, w))
			return *it;
	return NULL;
}

bool element_lists(const struct element *e, uint64_t value)
{
	for (size_t i = 0; i < e->modifier_values.count; i++)
		if (e->modifier_values.items[i] == value)
			return true;
	return false;
}

bool field_same_place(const struct field *a, const struct field *b)
{
	if (a->pieces.count != b->pieces.count)
		return false;
	for (size_t i = 0; i < a->pieces.count; i++)
		if (a->pieces.items[i].lsb != b->pieces.items[i].lsb ||
			a->pieces.items[i].width != b->pieces.items[i].width)
			return false;
	return true;
}

struct field *opcode_find_field(const struct opcode *opcode, struct str name)
{
	for (size_t i = 0; i < opcode->fields.count; i++)
		if (str_equal(opcode->fields.items[i]->name, name))
			return opcode->fields.items[i];
	return NULL;
}

int opcode_field_index(const struct opcode *opcode, const struct field *field)
{
	for (size_t i = 0; i < opcode->fields.count; i++)
		if (opcode->fields.items[i] == field)
			return (int)i;
	return -1;
}

const struct enumerator *type_find_value(const struct type *type, uint64_t value)
{
	for (size_t i = 0; i < type->values.count; i++)
		if (type->values.items[i].value == value)
			return &type->values.items[i];
	return NULL;
}

const struct enumerator *type_find_name(const struct type *type, struct str name)
{
	size_t count = type->by_name ? type->values.count : 0;
	HALVE(at, count, i, str_compare(type->by_name[i]->name, name) < 0);
	return at < count && str_equal(type->by_name[at]->name, name) ? type->by_name[at] : NULL;
}

const struct part *type_find_part(const struct type *type, struct str name)
{
	VEC_EACH (struct part, it, &type->parts)
		if (str_equal(it->name, name))
			return it;
	return NULL;
}

struct str type_nearest(const struct type *type, struct str name)
{
	struct suggestion near = { .name = name };
	for (size_t i = 0; i < type->values.count && i < 1000; i++)
		suggest_offer(&near, type->values.items[i].name);
	return near.nearest;
}

void type_note_values(
	struct arena *arena, struct diag *diag, struct report *report, const struct type *type)
{
	if (type->kind != TYPE_ENUM)
		return;
	struct buffer text = buffer_new(arena);
	for (size_t i = 0; i < type->values.count && i < 16; i++)
		buffer_printf(&text, "%s%.*s", i ? ", " : "", STR_ARG(type->values.items[i].name));
	if (type->values.count > 16)
		buffer_printf(&text, ", ... (%zu values)", type->values.count);
	diag_note(diag, report, type->span, "'%.*s' has the values %.*s", STR_ARG(type->name),
		STR_ARG(buffer_str(&text)));
}

/* Equal names are ordered by definition. */
static int compare_definition_names(const void *a, const void *b)
{
	const struct enumerator *x = *(const struct enumerator *const *)a;
	const struct enumerator *y = *(const struct enumerator *const *)b;
	int order = str_compare(x->name, y->name);
	return order ? order : (x > y) - (x < y);
}

void type_index_names(struct arena *arena, struct type *type)
{
	size_t count = type->values.count;
	type->by_name = ARENA_ARRAY(arena, const struct enumerator *, count);
	for (size_t i = 0; i < count; i++)
		type->by_name[i] = &type->values.items[i];
	if (count)
		qsort(type->by_name, count, sizeof *type->by_name, compare_definition_names);
}

bool isa_is_keyword(const struct isa *isa, struct str word)
{
	VEC_EACH (struct str, it, &isa->keywords)
		if (str_equal(*it, word))
			return true;
	return false;
}

unsigned isa_lanes(const struct isa *isa)
{
	unsigned lanes = 1;
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->lanes > lanes)
			lanes = (*it)->lanes;
	return lanes;
}

const struct register_file *register_file_whole(const struct register_file *file)
{
	return file && file->of ? file->of : file;
}

bool register_file_find(const struct register_file *file, struct str name, uint64_t *number)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (str_equal(it->name, name)) {
			*number = it->number;
			return true;
		}
	return register_file_numbered(file, name, number);
}

bool register_file_numbered(const struct register_file *file, struct str name, uint64_t *number)
{
	size_t at = file->prefix.length;
	return file->count && str_starts_with(name, file->prefix) &&
		   str_read_decimal(name, &at, 10, number) && at == name.length && *number >= file->first &&
		   *number - file->first < file->count;
}

bool isa_prints_aliases(const struct isa *isa)
{
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		if ((*it)->printed)
			return true;
	return false;
}

bool isa_equal(const struct isa *isa, struct str a, struct str b)
{
	return isa->fold_case ? str_equal_folded(a, b) : str_equal(a, b);
}

const struct register_file *isa_find_register(
	const struct isa *isa, struct str name, uint64_t *number)
{
	VEC_EACH (struct register_file *, it, &isa->defined_files)
		if (register_file_find(*it, name, number))
			return *it;
	return NULL;
}

const struct register_file *isa_find_view(const struct isa *isa, struct str name, uint64_t *number)
{
	VEC_EACH (struct register_file *, it, &isa->view_files)
		if (register_file_find(*it, name, number))
			return *it;
	return NULL;
}

const struct register_file *isa_next_register(
	const struct isa *isa, struct str name, const struct register_file *after, uint64_t *number)
{
	VEC_EACH (struct register_file *, it, &isa->register_files) {
		const struct register_file *file = *it;
		bool part = file->kind == FILE_SIDE || file->kind == FILE_UPPER;
		if (after) {
			after = after == file ? NULL : after;
			continue;
		}
		if (!file->of && !part && register_file_find(file, name, number))
			return file;
	}
	return NULL;
}

bool exception_keeps(const struct exception *exception, const struct register_file *file)
{
	VEC_EACH (const struct register_file *, it, &exception->kept)
		if (*it == file)
			return true;
	return false;
}

bool isa_keeps(const struct isa *isa, const struct register_file *file)
{
	VEC_EACH (struct exception *, it, &isa->exceptions)
		if (exception_keeps(*it, file))
			return true;
	return false;
}

const struct section *definition_section(const struct definition *definition, const char *name)
{
	for (; definition; definition = definition->parent)
		for (size_t i = 0; i < definition->sections.count; i++)
			if (str_equal_c(definition->sections.items[i].name, name))
				return &definition->sections.items[i];
	return NULL;
}

const struct definition *definition_group(const struct definition *definition)
{
	const struct definition *d = definition->parent;
	while (d && d->kind != DEFINITION_GROUP)
		d = d->parent;
	return d;
}

struct str isa_section_language(const struct isa *isa, const struct ast_section *section)
{
	return section->language.length ? section->language : isa->prose_language;
}

bool fact_states(const struct fact *fact, const char *keyword)
{
	VEC_EACH (struct fact_statement, it, &fact->statements)
		if (str_equal_c(it->keyword, keyword))
			return true;
	return false;
}

bool isa_has_words(const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (!(*it)->defective && (*it)->fields.count)
			return true;
	return false;
}

bool isa_is_library(const struct isa *isa, const struct source *source)
{
	VEC_EACH (struct definition *, it, &isa->optypes)
		if ((*it)->source == source)
			return false;
	return true;
}

/* ---- bytes ---- */

/* Index in memory of the byte that holds bits [8 * k, 8 * k + 8) of the word. */
static size_t byte_place(const struct isa *isa, size_t k)
{
	size_t unit = isa->unit / 8;
	if (isa->byte_order == ORDER_LITTLE || !unit)
		return k;
	return k / unit * unit + (unit - 1 - k % unit);
}

/* The bits that a value of the type appends. Where it is none of the type, those of the row that
 * agrees with the most bits from the lowest appended one on: missing bits, which are 0, are then
 * among those of the row. */
static unsigned appended_bits(const struct type *type, uint64_t value)
{
	uint64_t furthest = mask64(type->own);
	unsigned appended = 0;
	VEC_EACH (const struct alternative *, it, &type->tested) {
		uint64_t wrong = (value ^ (*it)->when.match.lo) & (*it)->when.mask.lo;
		if (!wrong)
			return (*it)->appended;
		if ((wrong & -wrong) > furthest) {
			furthest = wrong & -wrong;
			appended = (*it)->appended;
		}
	}
	return appended;
}

unsigned opcode_pack(const struct opcode *opcode, struct word w, struct word *packed)
{
	unsigned end = opcode->length;
	*packed = word_and(w, word_mask(0, end));
	VEC_EACH (const struct field *, it, &opcode->appending) {
		uint64_t value = field_extract(*it, w);
		unsigned bits = appended_bits((*it)->type, value);
		*packed = word_insert(*packed, end, bits, value >> (*it)->type->own);
		end += bits;
	}
	return end;
}

unsigned opcode_unpack(const struct opcode *opcode, struct word packed, struct word *w)
{
	unsigned end = opcode->length;
	*w = word_and(packed, word_mask(0, end));
	VEC_EACH (const struct field *, it, &opcode->appending) {
		const struct type *type = (*it)->type;
		unsigned most = type->width - type->own, left = WORD_BITS - end;
		uint64_t value = field_extract(*it, *w);
		if (left)
			value |= word_extract(packed, end, most < left ? most : left) << type->own;
		unsigned bits = appended_bits(type, value);
		if (end + bits > WORD_BITS)
			break;
		*w = field_insert(*it, *w, value & mask64(type->own + bits));
		end += bits;
	}
	return end;
}

struct word opcode_bits(const struct opcode *opcode)
{
	struct word bits = word_mask(0, opcode->length);
	VEC_EACH (const struct field *, it, &opcode->appending)
		bits = word_or(bits, (*it)->mask);
	return bits;
}

unsigned opcode_size(const struct opcode *opcode, struct word w)
{
	struct word packed;
	return opcode_pack(opcode, w, &packed) / 8;
}

struct str opcode_word_hex(struct arena *arena, const struct opcode *opcode, struct word w)
{
	unsigned length = opcode_pack(opcode, w, &w);
	return word_hex(arena, w, (length + 3) / 4);
}

unsigned opcode_store(
	const struct isa *isa, const struct opcode *opcode, struct word w, uint8_t *bytes)
{
	unsigned length = opcode_pack(opcode, w, &w);
	isa_store_word(isa, w, length, bytes);
	return length / 8;
}

void isa_store_word(const struct isa *isa, struct word w, unsigned length, uint8_t *bytes)
{
	for (unsigned k = 0; k < length / 8; k++)
		bytes[byte_place(isa, k)] = (uint8_t)word_extract(w, 8 * k, 8);
}

struct word isa_load_word(const struct isa *isa, const uint8_t *bytes, unsigned length)
{
	struct word w = { 0, 0 };
	for (unsigned k = 0; k < length / 8; k++)
		w = word_insert(w, 8 * k, 8, bytes[byte_place(isa, k)]);
	return w;
}
