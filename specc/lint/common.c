/* SPDX-License-Identifier: MIT */
/* Small tools of the named checks: sets of names, pieces of text, fields of families. */
#include "lint/internal.h"

#include <assert.h>

/* ---- names ---- */

#define MAX_SHOWN 16 /* names in one message */

#define MAX_LISTED 8 /* names that are found without a map, as most sets are small */

bool names_have(const struct names *names, struct str name)
{
	if (names->list.count > MAX_LISTED)
		return str_map_get(&names->map, name);
	VEC_EACH (struct str, it, &names->list)
		if (str_equal(*it, name))
			return true;
	return false;
}

void names_add(struct arena *arena, struct names *names, struct str name)
{
	if (!name.length || names_have(names, name))
		return;
	VEC_PUSH(arena, &names->list, name);
	if (names->list.count <= MAX_LISTED)
		return;
	names->map.arena = arena;
	for (size_t i = names->map.count; i < names->list.count; i++)
		str_map_put(&names->map, names->list.items[i], names);
}

struct str names_text(
	struct arena *arena, const struct names *names, const char *before, const char *after)
{
	struct buffer text = buffer_new(arena);
	size_t count = names->list.count, shown = count > MAX_SHOWN ? MAX_SHOWN : count;
	for (size_t i = 0; i < shown; i++) {
		const char *join = i == 0 ? "" : i + 1 == count ? " and " : ", ";
		buffer_printf(&text, "%s%s%.*s%s", join, before, STR_ARG(names->list.items[i]), after);
	}
	if (count > shown)
		buffer_printf(&text, " and %zu more", count - shown);
	return buffer_str(&text);
}

size_t text_at(struct str text, size_t at, const char *const *list)
{
	for (; *list; list++) {
		size_t length = strlen(*list);
		if (length <= text.length - at && !memcmp(text.text + at, *list, length))
			return length;
	}
	return 0;
}

/* ---- families ---- */

const struct opcode *family_opcode_with(const struct family *family, struct str name)
{
	for (size_t i = 0; i < family->opcodes.count; i++)
		if (opcode_find_field(family->opcodes.items[i], name))
			return family->opcodes.items[i];
	return NULL;
}

bool opcode_has_operands(const struct opcode *opcode)
{
	VEC_EACH (struct field *, it, &opcode->fields)
		if ((*it)->kind != FIELD_FIXED)
			return true;
	return false;
}

struct field *family_field(const struct family *family, struct str name)
{
	const struct opcode *opcode = family_opcode_with(family, name);
	if (opcode)
		return opcode_find_field(opcode, name);
	for (size_t i = 0; i < family->opcodes.count; i++) {
		const struct opcode *op = family->opcodes.items[i];
		for (size_t k = 0; k < op->fields.count; k++)
			if (str_equal(op->fields.items[k]->suffix, name))
				return op->fields.items[k];
	}
	return NULL;
}

bool list_is_wrong(const struct family *family, const struct field *field)
{
	const struct modifier_list *list = definition_list(family->optype, field->name);
	if (!list || field->type->kind != TYPE_ENUM)
		return false;
	VEC_EACH (struct modifier_value, it, &list->values)
		if (!type_find_name(field->type, it->name))
			return true;
	return false;
}

struct str value_name(struct check_run *run, const struct type *type, uint64_t value)
{
	const struct enumerator *known = type_find_value(type, value);
	if (known)
		return known->name;
	if (type->file)
		VEC_EACH (struct register_name, it, &type->file->names)
			if (it->number == value && !it->alias)
				return it->name;
	if (type->file && value >= type->file->first && value - type->file->first < type->file->count)
		return str_printf(
			run->arena, "%.*s%llu", STR_ARG(type->file->prefix), (unsigned long long)value);
	return str_printf(run->arena, "%llu", (unsigned long long)value);
}

struct str operand_label(
	const struct check_run *run, const struct family *family, const struct field *field)
{
	VEC_EACH (struct operand_def *, it, &run->isa->operands)
		for (size_t i = 0; i < (*it)->stands.count; i++)
			if (str_equal((*it)->stands.items[i], field->name) &&
				names_have(&family->operands, (*it)->name))
				return (*it)->name;
	VEC_EACH (struct str, it, &family->operands.list)
		if (str_equal_folded(*it, field->name))
			return *it;
	return field->name;
}

void template_values(struct check_run *run, struct names *names, const struct syntax *syntax)
{
	VEC_EACH (const struct syntax_part, it, &syntax->parts)
		if (it->kind == PART_MODIFIER)
			names_add(run->arena, names, it->text);
}
