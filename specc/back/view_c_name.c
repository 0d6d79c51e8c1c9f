/* XML view, derived layer for C: names. A name of the specification maps to C by one rule: letters,
 * digits and '_' stay, '.' becomes '_', any other byte becomes 'x' and two hex digits. A prefix
 * stands before it, so that keywords and leading digits do no harm. Names that become equal are
 * reported, never renamed. */
#include "back/view_c_internal.h"

struct str c_identifier(struct arena *arena, struct str name)
{
	struct buffer out = buffer_new(arena);
	for (size_t i = 0; i < name.length; i++) {
		char c = name.text[i];
		bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
		if (plain || c == '_')
			buffer_add_char(&out, c);
		else if (c == '.')
			buffer_add_char(&out, '_');
		else
			buffer_printf(&out, "x%02x", (unsigned char)c);
	}
	return buffer_str(&out);
}

/* A name that was used: what for, and where it comes from. */
struct used {
	const char *what;
	struct str name;
	struct span span;
};

static void use_name(struct view *view, struct str_map *map, struct str id, struct used used)
{
	const struct used *old = str_map_get(map, id);
	if (old && !str_equal(old->name, used.name)) {
		struct report *report = diag_report(
			view->diag, CHECK_C_NAME_COLLISION, used.span,
			"%s '%.*s' would have the C name '%.*s', as %s '%.*s' has", used.what,
			STR_ARG(used.name), STR_ARG(id), old->what, STR_ARG(old->name));
		diag_note(view->diag, report, old->span, "'%.*s' is defined here", STR_ARG(old->name));
		return;
	}
	struct used *kept = ARENA_NEW(view->arena, struct used);
	*kept = used;
	str_map_put(map, id, kept);
}

static struct str scoped(struct view *view, struct str prefix, struct str name)
{
	return str_printf(view->arena, "%.*s_%.*s", STR_ARG(prefix),
			  STR_ARG(c_identifier(view->arena, name)));
}

static void check_enumerators(struct view *view, struct str_map *map, const struct type *type)
{
	struct str type_id = c_identifier(view->arena, type->name);
	for (size_t i = 0; i < type->values.count; i++) {
		const struct enumerator *value = &type->values.items[i];
		struct str full = str_printf(view->arena, "%.*s %.*s", STR_ARG(type->name),
					     STR_ARG(value->name));
		use_name(view, map, scoped(view, type_id, value->name),
			 (struct used){ "enumerator", full, value->span });
	}
}

void view_check_names(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct view view = { .arena = arena, .diag = diag, .isa = isa };
	struct str_map fields = { .arena = arena }, values = { .arena = arena };
	struct str_map opcodes = { .arena = arena };
	for (size_t i = 0; i < isa->types.count; i++)
		if (isa->types.items[i]->kind == TYPE_ENUM)
			check_enumerators(&view, &values, isa->types.items[i]);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct opcode *opcode = isa->opcodes.items[i];
		const struct definition *d = opcode->definition;
		use_name(&view, &opcodes, c_identifier(arena, d->name),
			 (struct used){ "opcode", d->name, d->name_span });
		for (size_t k = 0; k < opcode->fields.count; k++) {
			const struct field *field = opcode->fields.items[k];
			use_name(&view, &fields, c_identifier(arena, field->name),
				 (struct used){ "field", field->name, field->name_span });
		}
	}
}

unsigned c_field_number(const struct cview *c, const struct field *field)
{
	return (unsigned)(uintptr_t)str_map_get(&c->field_numbers, field->name) - 1;
}

/* Where a field lies when it lies there in every opcode that has it; NULL when it moves. */
struct placement {
	const struct field *first;
	bool moves;
};

static bool same_place(const struct field *a, const struct field *b)
{
	if (a->pieces.count != b->pieces.count)
		return false;
	for (size_t i = 0; i < a->pieces.count; i++)
		if (a->pieces.items[i].lsb != b->pieces.items[i].lsb ||
		    a->pieces.items[i].width != b->pieces.items[i].width)
			return false;
	return true;
}

static void collect_fields(struct cview *c, struct placement *places)
{
	for (size_t i = 0; i < c->opcodes.count; i++)
		for (size_t k = 0; k < c->opcodes.items[i]->fields.count; k++) {
			const struct field *field = c->opcodes.items[i]->fields.items[k];
			uintptr_t number = (uintptr_t)str_map_get(&c->field_numbers, field->name);
			if (number) {
				struct placement *place = &places[number - 1];
				place->moves = place->moves || !same_place(place->first, field);
				continue;
			}
			places[c->fields.count] = (struct placement){ field, false };
			VEC_PUSH(c->arena, &c->fields, field);
			str_map_put(&c->field_numbers, field->name,
				    (void *)(uintptr_t)c->fields.count);
		}
}

static size_t field_bound(const struct cview *c)
{
	size_t bound = 1;
	for (size_t i = 0; i < c->isa->groups.count; i++)
		bound += c->isa->groups.items[i]->fields.count;
	for (size_t i = 0; i < c->isa->optypes.count; i++)
		bound += c->isa->optypes.items[i]->fields.count;
	for (size_t i = 0; i < c->isa->opcodes.count; i++)
		bound += c->isa->opcodes.items[i]->definition->fields.count;
	return bound;
}

/* The value of a field as a C expression over `word`, for a field of one piece in one limb. */
static void accessor(struct cview *c, xmlNodePtr node, const struct placement *place)
{
	const struct field *field = place->first;
	if (place->moves || field->pieces.count != 1)
		return;
	struct piece piece = field->pieces.items[0];
	if (piece.lsb / 64 != (piece.lsb + piece.width - 1) / 64)
		return;
	view_set_number(c->view, node, "limb", piece.lsb / 64);
	view_set_number(c->view, node, "shift", piece.lsb % 64);
	view_set_hex(c->view, node, "mask", word_mask(0, piece.width).lo);
}

static void emit_fields(struct cview *c, const struct placement *places)
{
	xmlNodePtr list = view_add(c->view, c->node, "field-names");
	for (size_t i = 0; i < c->fields.count; i++) {
		xmlNodePtr node = view_add(c->view, list, "field");
		view_set(c->view, node, "name", c->fields.items[i]->name);
		view_set(c->view, node, "id", c_identifier(c->arena, c->fields.items[i]->name));
		accessor(c, node, &places[i]);
	}
}

static void emit_types(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "type-names");
	for (size_t i = 0; i < c->isa->types.count; i++) {
		const struct type *type = c->isa->types.items[i];
		if (type->kind != TYPE_ENUM || type->poisoned || type->values.count == 0)
			continue;
		xmlNodePtr node = view_add(c->view, list, "type");
		view_set(c->view, node, "name", type->name);
		view_set(c->view, node, "id", c_identifier(c->arena, type->name));
		for (size_t k = 0; k < type->values.count; k++) {
			xmlNodePtr value = view_add(c->view, node, "value");
			view_set(c->view, value, "id",
				 scoped(c->view, c_identifier(c->arena, type->name),
					type->values.items[k].name));
			view_set_number(c->view, value, "value", type->values.items[k].value);
		}
	}
}

static void emit_opcodes(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "opcode-names");
	for (size_t i = 0; i < c->opcodes.count; i++) {
		const struct definition *d = c->opcodes.items[i]->definition;
		xmlNodePtr node = view_add(c->view, list, "opcode");
		view_set(c->view, node, "name", d->name);
		view_set(c->view, node, "id", c_identifier(c->arena, d->name));
	}
}

void view_c_names(struct cview *c)
{
	view_check_names(c->arena, c->view->diag, c->isa);
	struct placement *places = ARENA_ARRAY(c->arena, struct placement, field_bound(c));
	collect_fields(c, places);
	emit_opcodes(c);
	emit_fields(c, places);
	emit_types(c);
}
