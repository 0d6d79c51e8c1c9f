/* SPDX-License-Identifier: MIT */
/* Objects of the IR -> names with the places where they are written. */
#include "lsp/names.h"

/* ---- names ---- */

struct name *names_make(struct names *names, enum name_kind kind, struct str text,
	const void *object, const struct ast_def *ast)
{
	struct name *name = object ? ptr_map_get(&names->objects, object) : NULL;
	if (name)
		return name;
	name = ARENA_NEW(names->arena, struct name);
	*name = (struct name){ .kind = kind, .text = text, .object = object, .ast = ast };
	if (object)
		ptr_map_put(&names->objects, object, name);
	return name;
}

struct name *names_joined(struct name *name)
{
	while (name && name->joined)
		name = name->joined;
	return name;
}

struct name *names_for(const struct names *names, const void *object)
{
	return object ? names_joined(ptr_map_get(&names->objects, object)) : NULL;
}

void names_put(struct names *names, struct use use)
{
	bool written = use.span.source && (!use.span.source->pieces || source_find_same(&use.span));
	if (use.name && written && use.span.from < use.span.to)
		VEC_PUSH(names->arena, &names->uses, use);
}

/* ---- fields ---- */

/* Bytes that stand for an object and a text; valid until the next call with this buffer. */
static struct str key_of_name(struct buffer *buffer, const void *object, struct str text)
{
	buffer->length = 0;
	buffer_add(buffer, (struct str){ (const char *)&object, sizeof object });
	buffer_add(buffer, text);
	return buffer_str(buffer);
}

static void *get(const struct str_map *map, const void *object, struct str text)
{
	struct arena arena = { 0 };
	struct buffer buffer = buffer_new(&arena);
	void *found = str_map_get(map, key_of_name(&buffer, object, text));
	arena_free(&arena);
	return found;
}

static void put_first(
	struct names *names, struct str_map *map, const void *object, struct str text, void *value)
{
	struct buffer buffer = buffer_new(names->arena);
	struct str key = key_of_name(&buffer, object, text);
	if (!str_map_get(map, key))
		str_map_put(map, key, value);
}

/* Fields of one family with one name are one name: the pseudo-code and the templates of the family
 * say it for all of them. So are those that a __DefOperand stands for, in all families. */
static void join_field(struct names *names, const struct opcode *opcode, struct field *field)
{
	const void *family = opcode->optype ? opcode->optype : opcode->definition;
	if (str_map_get(&names->stands, field->base))
		family = NULL;
	struct name *name = names_joined(
		names_make(names, NAME_FIELD, field->name, field, field->owner ? field->owner->ast : NULL));
	struct name *other = names_joined(get(&names->families, family, field->name));
	if (!other)
		put_first(names, &names->families, family, field->name, name);
	else if (other != name)
		name->joined = other;
}

void names_index_fields(struct names *names)
{
	VEC_EACH (struct operand_def *, it, &names->isa->operands)
		VEC_EACH (struct str, stands, &(*it)->stands)
			str_map_put(&names->stands, str_slice(*stands, 0, str_find(*stands, 0, STR("."))), *it);
	VEC_EACH (struct opcode *, op, &names->isa->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields) {
			join_field(names, *op, *it);
			for (const struct definition *d = (*op)->definition; d; d = d->parent)
				put_first(names, &names->fields, d, (*it)->name, *it);
			put_first(names, &names->fields, NULL, (*it)->name, *it);
		}
}

const struct field *names_field(
	const struct names *names, const struct definition *within, struct str text)
{
	struct arena arena = { 0 };
	const struct field *field = get(&names->fields, within, text);
	if (!field && text.length && text.text[0] >= 'A' && text.text[0] <= 'Z')
		field = get(&names->fields, within, str_lower(&arena, text));
	arena_free(&arena);
	return field;
}

struct name *names_for_field(const struct names *names, const struct field *field)
{
	if (field && field->suffix.length)
		VEC_EACH (struct modifier_def *, it, &names->isa->modifiers)
			if (str_equal((*it)->name, field->suffix))
				return names_for(names, *it);
	return names_for(names, field);
}

struct name *names_for_part(const struct names *names, const struct field *field, struct str text)
{
	return field ? names_for(names, type_find_part(field->type, text)) : NULL;
}

bool names_add_field(struct names *names, struct use use, struct str text)
{
	size_t dot = str_find(text, 0, STR("."));
	const struct field *field = names_field(names, use.within, text);
	const struct field *base =
		dot < text.length ? names_field(names, use.within, str_slice(text, 0, dot)) : NULL;
	struct use last = use;
	last.name = field ? names_for_field(names, field)
					  : names_for_part(names, base, str_slice(text, dot + 1, text.length));
	if (!field && !last.name)
		return false;
	if (base) {
		struct use first = use;
		first.span.to = first.span.from + (uint32_t)dot;
		first.name = names_for(names, base);
		names_put(names, first);
	}
	if (dot < text.length)
		last.span.from += (uint32_t)dot + 1;
	names_put(names, last);
	return true;
}

struct name *names_for_value(const struct names *names, const struct type *type, struct str text)
{
	const struct enumerator *value =
		type && type->kind == TYPE_ENUM ? type_find_name(type, text) : NULL;
	return names_for(names, value);
}

struct name *names_for_register(const struct names *names, struct str text)
{
	uint64_t number;
	const struct register_file *file = isa_find_register(names->isa, text, &number);
	if (file)
		VEC_EACH (struct register_name, it, &file->names)
			if (isa_equal(names->isa, it->name, text))
				return names_for(names, it);
	return names_for(names, file);
}

/* ---- all of them ---- */

static bool is_use_before(const struct use *use, struct span place)
{
	const struct span *span = &use->span;
	return span->source != place.source ? span->source < place.source : span->from <= place.from;
}

const struct use *names_at(const struct names *names, struct span place)
{
	HALVE(after, names->uses.count, i, is_use_before(&names->uses.items[i], place));
	for (size_t i = after; i-- > 0 && i + 2 >= after;) {
		const struct use *use = &names->uses.items[i];
		if (use->span.source == place.source && place.from <= use->span.to)
			return use;
	}
	return NULL;
}
