/* SPDX-License-Identifier: MIT */
/* XML view, derived layer for C: rows with optional attributes. */
#include "view/c_internal.h"

struct buffer *row_begin(struct cview *c)
{
	c->row.length = 0;
	return &c->row;
}

void row_add(struct buffer *row, const char *name, struct str value)
{
	buffer_printf(row, "%s%s=", row->length ? "\n" : "", name);
	buffer_add(row, value);
}

void row_number(struct buffer *row, const char *name, uint64_t value)
{
	if (!value)
		return;
	row_add(row, name, STR(""));
	buffer_add_decimal(row, value);
}

void row_signed(struct buffer *row, const char *name, int64_t value)
{
	if (!value)
		return;
	row_add(row, name, STR(""));
	buffer_printf(row, "%lld", (long long)value);
}

void row_hex(struct buffer *row, const char *name, uint64_t value)
{
	if (!value)
		return;
	row_add(row, name, STR(""));
	buffer_printf(row, "0x%llx", (unsigned long long)value);
}

void row_flag(struct buffer *row, const char *name, bool value)
{
	if (value)
		row_add(row, name, STR("true"));
}

struct str row_end(struct cview *c, struct buffer *row)
{
	return str_copy(c->arena, buffer_str(row));
}
