/* SPDX-License-Identifier: MIT */
/* XML view, derived layer for C: what the values of an operand are written as (numbers, floats and
 * names), which format and parse share. */
#include "view/c_internal.h"
#include "codec/codec.h"

static unsigned number_table(struct cview *c, const struct type *type)
{
	struct run run = { 0 };
	for (size_t i = 0; i < type->table.count; i++)
		run_add(c, &run, "value=%lld", (long long)type->table.items[i]);
	return pool_share_run(c, &c->tables, &run, (struct str){ 0 });
}

const char *c_coding(const struct type *type)
{
	static const char *const names[] = { [CODING_UNSIGNED] = "CODING_UNSIGNED",
		[CODING_SIGNED] = "CODING_SIGNED",
		[CODING_ONES] = "CODING_ONES",
		[CODING_TABLE] = "CODING_TABLE" };
	return names[type->coding];
}

/* A literal that C reads back; INT64_MIN has no literal of its own. */
static struct str signed_literal(struct cview *c, int64_t value)
{
	if (value == INT64_MIN)
		return STR("INT64_MIN");
	return str_printf(c->arena, "%lld", (long long)value);
}

static struct str expected_values(struct cview *c, const struct type *type, struct str separator)
{
	struct buffer text = buffer_new(c->arena);
	for (size_t i = 0; i < type->values.count && i < 16; i++)
		buffer_printf(&text, "%s%.*s%.*s", i ? ", " : "", STR_ARG(separator),
			STR_ARG(type->values.items[i].name));
	return buffer_str(&text);
}

/* Does the type accept numbers above what its bits can hold? */
static bool accepts_above(const struct type *type)
{
	uint64_t most = word_mask(0, type->width).lo >> (type->coding == CODING_SIGNED);
	return type->has_accept && (type->accept_max > most || type->coding > CODING_SIGNED);
}

static bool accepts_below(const struct type *type)
{
	int64_t half = (int64_t)(word_mask(0, type->width).lo >> 1);
	return type->has_accept && type->accept_min < (type->coding == CODING_SIGNED ? -1 - half : 0);
}

unsigned c_number(struct cview *c, const struct element *e)
{
	const struct type *type = e->type;
	unsigned *known = c_cached(c, "number %p %p %u %u %d", (const void *)e->field,
		(const void *)type, e->lsb, e->width, e->joined);
	if (*known)
		return *known - 1;
	struct str row = str_printf(c->arena,
		"position=%u\ncoding=%s\nhex=%d\njoined=%d\naccept=%d\ntable=%u\ntable-count=%zu\n"
		"scale=%.*s\noffset=%.*s\naccept-min=%.*s\naccept-max=0x%llx\n"
		"prefix=%.*s\nprefix-length=%zu\ndigits=%u\nexpected=%.*s\nabove=%d\nbelow=%d",
		c_position(c, e->field, e->lsb, e->width), c_coding(type), type->base == BASE_HEX,
		e->joined, type->has_accept, number_table(c, type), type->table.count,
		STR_ARG(signed_literal(c, type->scale)), STR_ARG(signed_literal(c, type->offset)),
		STR_ARG(signed_literal(c, type->accept_min)), (unsigned long long)type->accept_max,
		STR_ARG(type->hex_prefix), type->hex_prefix.length, type->digits,
		STR_ARG(codec_expected(c->arena, type, 1)), accepts_above(type), accepts_below(type));
	*known = pool_share(c, &c->numbers, row, (struct str){ 0 }) + 1;
	return *known - 1;
}

unsigned c_float(struct cview *c, const struct element *e)
{
	struct str row = str_printf(c->arena, "position=%u\nbits=%u",
		c_position(c, e->field, e->lsb, e->width), e->type->width);
	return pool_share(c, &c->floats, row, (struct str){ 0 });
}

/* Does the name have the form of a register number of the file? */
static bool is_numbered_name(const struct register_file *file, struct str name)
{
	uint64_t number = 0;
	if (!str_starts_with(name, file->prefix) || name.length - file->prefix.length > 9)
		return false;
	for (size_t i = file->prefix.length; i < name.length; i++) {
		if (name.text[i] < '0' || name.text[i] > '9')
			return false;
		number = number * 10 + (uint64_t)(name.text[i] - '0');
	}
	return number >= file->first && number - file->first < file->count;
}

static bool ends_a_word(struct str name)
{
	return name.length && char_is_word(name.text[name.length - 1]);
}

/* Can one text of the operand be a prefix of another? */
static bool begin_alike(const struct type *type)
{
	const struct register_file *file = type->file;
	for (size_t i = 0; file && i < file->names.count; i++)
		if (!ends_a_word(file->names.items[i].name) ||
			is_numbered_name(file, file->names.items[i].name))
			return true;
	for (size_t i = 0; i < type->values.count; i++)
		if (!ends_a_word(type->values.items[i].name))
			return true;
	return false;
}

static void add_parse_name(
	struct cview *c, struct c_named *names, struct str text, uint64_t value, bool alone, bool alias)
{
	struct c_value_name name = { text, value, alone, alias, names->list.count };
	VEC_PUSH(c->arena, &names->list, name);
}

static struct run name_rows(struct cview *c, const struct c_named *names)
{
	struct run run = { 0 };
	VEC_EACH (const struct c_value_name, it, &names->list)
		run_add(c, &run, "text=%.*s\nlength=%zu\nvalue=%llu\nalone=%d\nalias=%d", STR_ARG(it->text),
			it->text.length, (unsigned long long)it->value, it->alone, it->alias);
	return run;
}

/* Registers of the file that are written as prefix and number and fit the type's bits. */
static uint64_t numbered_count(const struct type *type)
{
	const struct register_file *file = type->file;
	uint64_t most = word_mask(0, type->width).lo;
	if (!file || file->first > most)
		return 0;
	return !file->count || file->count - 1 < most - file->first ? file->count
																: most - file->first + 1;
}

/* The names of a register file or an enum. For an enumerator after a separator (a modifier too
 * large for a table), the hidden value has the empty name. */
unsigned c_register(struct cview *c, const struct element *e)
{
	const struct type *type = e->kind == ELEMENT_OPERAND ? e->type : e->field->type;
	const struct register_file *file = type->file;
	unsigned *known = c_cached(c, "named %d %p %p %u %u %u %d %llu %.*s", (int)e->kind,
		(const void *)e->field, (const void *)type, e->lsb, e->width, e->count, e->has_hidden,
		(unsigned long long)e->hidden, STR_ARG(e->text));
	if (*known)
		return *known - 1;
	unsigned width = e->kind == ELEMENT_OPERAND ? e->width : e->field->width;
	bool members = false, alike = e->kind == ELEMENT_OPERAND && begin_alike(type);
	uint64_t numbered = numbered_count(type);
	struct c_named names = { 0 };
	for (size_t i = 0; file && i < file->names.count; i++) {
		const struct register_name *name = &file->names.items[i];
		if (name->number > word_mask(0, type->width).lo)
			continue;
		members |= e->count > 1 && !name->constant;
		add_parse_name(c, &names, name->name, name->number, name->constant, name->alias);
	}
	for (size_t i = 0; i < type->values.count; i++) {
		const struct enumerator *value = &type->values.items[i];
		bool hidden = e->kind == ELEMENT_MODIFIER && e->has_hidden && value->value == e->hidden;
		struct str text = str_printf(c->arena, "%.*s%.*s", STR_ARG(e->text), STR_ARG(value->name));
		add_parse_name(c, &names, hidden ? (struct str){ "", 0 } : text, value->value, true, false);
	}
	bool ordered = e->kind == ELEMENT_OPERAND && !members;
	if (ordered)
		c_order_names(&names);
	struct run run = name_rows(c, &names);
	unsigned first = pool_share_run(c, &c->names, &run, (struct str){ 0 });
	struct str prefix = numbered ? file->prefix : (struct str){ "", 0 };
	struct str row = str_printf(c->arena,
		"position=%u\nname=%u\nnames=%zu\nrange=%u\nprefix-length=%zu\nprefix=%.*s\n"
		"first=%llu\ncount=%llu\nexpected=%.*s\nmembers=%d\nalike=%d\norder=%u",
		c_position(c, e->field, e->lsb, width), first, run.rows.count, e->count > 1 ? e->count : 1,
		prefix.length, STR_ARG(prefix), (unsigned long long)(file ? file->first : 0),
		(unsigned long long)numbered,
		STR_ARG(
			file ? codec_expected(c->arena, type, e->count) : expected_values(c, type, e->text)),
		members, alike, ordered ? c_name_order(c, &run) : 0);
	*known = pool_share(c, &c->registers, row, (struct str){ 0 }) + 1;
	return *known - 1;
}

/* ---- programs ---- */
