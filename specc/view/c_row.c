/* XML view, derived layer for C: rows of tables as initializers with names. */
#include "view/c_internal.h"

struct buffer *row_begin(struct cview *c)
{
	c->row.length = 0;
	return &c->row;
}

/* Goes on in the next line where this one is long. */
static void add_name(struct buffer *row, const char *name)
{
	enum { LONG = 72 };
	size_t from = row->length;
	while (from && row->text[from - 1] != '\n')
		from--;
	buffer_printf(row, "%s%s.%s = ", row->length ? "," : "{",
		row->length - from > LONG ? "\n\t  " : " ", name);
}

void row_add(struct buffer *row, const char *name, struct str value)
{
	add_name(row, name);
	buffer_add(row, value);
}

void row_number(struct buffer *row, const char *name, uint64_t value)
{
	if (!value)
		return;
	add_name(row, name);
	buffer_add_decimal(row, value);
}

void row_signed(struct buffer *row, const char *name, int64_t value)
{
	if (!value)
		return;
	add_name(row, name);
	buffer_printf(row, "%lld", (long long)value);
}

void row_hex(struct buffer *row, const char *name, uint64_t value)
{
	if (!value)
		return;
	add_name(row, name);
	buffer_printf(row, "0x%llx", (unsigned long long)value);
}

void row_flag(struct buffer *row, const char *name, bool value)
{
	if (value)
		row_add(row, name, STR("true"));
}

struct str row_end(struct cview *c, struct buffer *row)
{
	buffer_add(row, row->length ? STR(" }") : STR("{ 0 }"));
	return str_copy(c->arena, buffer_str(row));
}
