/* SPDX-License-Identifier: MIT */
/* Derived layer for C: what the values of an operand are written as (numbers, floats and
 * names), which format and parse share. */
#include "derived/c_internal.h"
#include "codec/codec.h"

static unsigned number_table(struct cview *c, const struct type *type)
{
	struct run run = { 0 };
	for (size_t i = 0; i < type->table.count; i++)
		view_set_signed(c->view, run_add(c, &run), "value", type->table.items[i]);
	return pool_share_run(c, &c->tables, &run);
}

const char *c_coding(const struct type *type)
{
	static const char *const names[] = { [CODING_UNSIGNED] = "CODING_UNSIGNED",
		[CODING_SIGNED] = "CODING_SIGNED",
		[CODING_ONES] = "CODING_ONES",
		[CODING_TABLE] = "CODING_TABLE" };
	return names[type->coding];
}

/* Sets a literal that C reads back; INT64_MIN has no literal of its own. */
static void set_signed_literal(struct cview *c, xmlNodePtr row, const char *name, int64_t value)
{
	if (value == INT64_MIN)
		view_set_c(c->view, row, name, "INT64_MIN");
	else
		view_set_signed(c->view, row, name, value);
}

static struct str expected_values(struct cview *c, const struct type *type, struct str separator)
{
	struct buffer text = buffer_new(c->arena);
	for (size_t i = 0; i < type->values.count && i < 16; i++)
		buffer_printf(&text, "%s%.*s%.*s", i ? ", " : "", STR_ARG(separator),
			STR_ARG(type->values.items[i].text));
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
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "position", c_position(c, e->field, e->lsb, e->width));
	view_set_c(c->view, row, "coding", c_coding(type));
	view_set_number(c->view, row, "hex", type->base == BASE_HEX);
	view_set_number(c->view, row, "joined", e->joined);
	view_set_number(c->view, row, "accept", type->has_accept);
	view_set_number(c->view, row, "table", number_table(c, type));
	view_set_number(c->view, row, "table-count", type->table.count);
	set_signed_literal(c, row, "scale", type->scale);
	set_signed_literal(c, row, "offset", type->offset);
	set_signed_literal(c, row, "accept-min", type->accept_min);
	view_set_hex(c->view, row, "accept-max", type->accept_max);
	view_set(c->view, row, "prefix", type->hex_prefix);
	view_set_number(c->view, row, "prefix-length", type->hex_prefix.length);
	view_set_number(c->view, row, "digits", type->digits);
	view_set(c->view, row, "expected", codec_expected(c->arena, type, 1));
	view_set_number(c->view, row, "above", accepts_above(type));
	view_set_number(c->view, row, "below", accepts_below(type));
	*known = pool_share(c, &c->numbers, row) + 1;
	return *known - 1;
}

unsigned c_float(struct cview *c, const struct element *e)
{
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "position", c_position(c, e->field, e->lsb, e->width));
	view_set_number(c->view, row, "bits", e->type->width);
	return pool_share(c, &c->floats, row);
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

static bool is_one_word(struct str name)
{
	return name.length && str_word_end(name, 0) == name.length;
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
		if (!is_one_word(type->values.items[i].text))
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
	VEC_EACH (const struct c_value_name, it, &names->list) {
		xmlNodePtr row = run_add(c, &run);
		view_set_text(c->view, row, it->text);
		view_set_number(c->view, row, "value", it->value);
		view_set_number(c->view, row, "alone", it->alone);
		view_set_number(c->view, row, "alias", it->alias);
	}
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
		struct str text = str_printf(c->arena, "%.*s%.*s", STR_ARG(e->text), STR_ARG(value->text));
		add_parse_name(c, &names, hidden ? (struct str){ "", 0 } : text, value->value, true, false);
	}
	bool ordered = e->kind == ELEMENT_OPERAND && !members;
	if (ordered)
		c_order_names(&names);
	struct run run = name_rows(c, &names);
	struct str prefix = numbered ? file->prefix : (struct str){ "", 0 };
	struct str expected =
		file ? codec_expected(c->arena, type, e->count) : expected_values(c, type, e->text);
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "position", c_position(c, e->field, e->lsb, width));
	view_set_number(c->view, row, "name", pool_share_run(c, &c->names, &run));
	view_set_number(c->view, row, "names", run.rows.count);
	view_set_number(c->view, row, "range", e->count > 1 ? e->count : 1);
	view_set_number(c->view, row, "prefix-length", prefix.length);
	view_set(c->view, row, "prefix", prefix);
	view_set_number(c->view, row, "first", file ? file->first : 0);
	view_set_number(c->view, row, "count", numbered);
	view_set(c->view, row, "expected", expected);
	view_set_number(c->view, row, "members", members);
	view_set_number(c->view, row, "alike", alike);
	view_set_number(c->view, row, "order", ordered ? c_name_order(c, &names) : 0);
	*known = pool_share(c, &c->registers, row) + 1;
	return *known - 1;
}
