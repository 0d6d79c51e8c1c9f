/* SPDX-License-Identifier: MIT */
/* Derived layer for C: names, spelled by the rule in base/c_name.h. Keywords and leading
 * digits are harmless after a prefix. Clashing names are reported. */
#include "derived/c_names.h"

#include <stdlib.h>
#include <string.h>

#include "derived/c_internal.h"

/* A name in use, and what it names. */
struct used {
	const char *what;
	struct str prefix; /* "OP_", "." for a member, or the whole name if it belongs to the library */
	struct str type;   /* of an enumerator; spelled by c_identifier, followed by '_' */
	struct str name;   /* spelled by c_identifier */
	struct span span;
};

/* The check visits all names twice. The first pass only hashes them, since an enum may have a
 * million values; the second compares names whose hash occurs more than once. */
struct name_check {
	struct view *view;
	bool hashing;
	uint32_t *hashes; /* sorted before the second pass */
	size_t count;
	struct str_map names; /* C name -> struct used */
	struct span reported; /* the definition of the last report, */
	struct str as;        /* ... and what it was called there */
};

static uint32_t hash_spelled(uint32_t hash, struct str text)
{
	char out[3];
	for (size_t i = 0; i < text.length; i++)
		hash = str_hash_part(hash, (struct str){ out, c_spell(text.text[i], out) });
	return hash;
}

static uint32_t hash_name(const struct used *used)
{
	uint32_t hash = hash_spelled(str_hash_name(used->prefix), used->type);
	hash = str_hash_part(hash, used->type.length ? STR("_") : STR(""));
	return hash_spelled(hash, used->name);
}

static int compare_hashes(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return (x > y) - (x < y);
}

/* Does the hash occur more than once in the sorted array? */
static bool is_shared_name(const struct name_check *check, uint32_t hash)
{
	HALVE(at, check->count, i, check->hashes[i] < hash);
	return at + 1 < check->count && check->hashes[at + 1] == hash;
}

static struct str full_name(struct arena *arena, const struct used *used)
{
	if (!used->name.length)
		return used->prefix;
	return used->type.length
			   ? str_printf(arena, "%.*s %.*s", STR_ARG(used->type), STR_ARG(used->name))
			   : used->name;
}

static struct str c_name(struct arena *arena, const struct used *used)
{
	struct str name = used->type.length ? c_name_value(arena, used->type, used->name)
										: c_identifier(arena, used->name);
	return str_printf(arena, "%.*s%.*s", STR_ARG(used->prefix), STR_ARG(name));
}

static void compare_name(struct name_check *check, struct used used)
{
	struct arena *arena = check->view->arena;
	struct str id = c_name(arena, &used), name = full_name(arena, &used);
	const struct used *old = str_map_get(&check->names, id);
	if (!old) {
		struct used *kept = ARENA_NEW(arena, struct used);
		*kept = used;
		str_map_put(&check->names, id, kept);
		return;
	}
	struct str old_name = full_name(arena, old);
	if (str_equal(old_name, name) && strcmp(used.what, old->what) == 0)
		return;
	/* One report of several names that are made from one. */
	if (check->reported.from == used.span.from && check->reported.source == used.span.source &&
		str_equal(check->as, name))
		return;
	check->reported = used.span;
	check->as = name;
	struct report *report = diag_report(check->view->diag, CHECK_C_NAME_COLLISION, used.span,
		"%s '%.*s' would have the C name '%.*s', like %s '%.*s'", used.what, STR_ARG(name),
		STR_ARG(id), old->what, STR_ARG(old_name));
	if (old->span.source)
		diag_note(
			check->view->diag, report, old->span, "'%.*s' is defined here", STR_ARG(old_name));
}

static void use_name(struct name_check *check, struct used used)
{
	uint32_t hash = hash_name(&used);
	if (check->hashing)
		check->hashes[check->count++] = hash;
	else if (is_shared_name(check, hash))
		compare_name(check, used);
}

static void use_enumerators(struct name_check *check, const struct type *type)
{
	use_name(check, (struct used){ .what = "type",
						.prefix = STR("enum "),
						.name = c_name_tag(check->view->arena, type->name),
						.span = type->span });
	for (size_t i = 0; i < type->values.count; i++) {
		const struct enumerator *value = &type->values.items[i];
		use_name(check, (struct used){ .what = "enumerator",
							.type = type->name,
							.name = value->name,
							.span = value->span });
	}
}

static void use_modes(struct name_check *check, const struct type *type)
{
	struct arena *arena = check->view->arena;
	VEC_EACH (struct alternative, it, &type->alternatives)
		use_name(check, (struct used){ .what = "operand mode",
							.prefix = STR("MODE_"),
							.name = c_name_part(arena, it->name),
							.span = it->span });
	VEC_EACH (struct part, it, &type->parts)
		use_name(check, (struct used){ .what = "part",
							.prefix = STR("PART_"),
							.name = c_name_part(arena, it->name),
							.span = it->span });
}

static const char *file_word(const struct register_file *file)
{
	return file->kind == FILE_STATE  ? "register"
		   : file->kind == FILE_SIDE ? "side field"
									 : "register file";
}

static bool opcode_has_field(const struct opcode *opcode, const struct field *field)
{
	for (size_t i = 0; opcode && i < opcode->fields.count; i++)
		if (opcode->fields.items[i] == field)
			return true;
	return false;
}

/* Skips fields that the previous opcode, which is usually of the same family, also has. */
static void use_opcode(
	struct name_check *check, const struct opcode *opcode, const struct opcode *before)
{
	const struct definition *d = opcode->definition;
	struct arena *arena = check->view->arena;
	use_name(check, (struct used){ .what = "opcode",
						.prefix = STR("OP_"),
						.name = c_name_part(arena, d->name),
						.span = d->name_span });
	for (size_t i = 0; i < opcode->fields.count; i++) {
		const struct field *field = opcode->fields.items[i];
		if (opcode_has_field(before, field))
			continue;
		use_name(check, (struct used){ .what = "field",
							.prefix = STR("FIELD_"),
							.name = c_name_part(arena, field->name),
							.span = field->name_span });
	}
}

/* A constant of a private header. */
static void use_private(struct name_check *check, const char *what, struct str prefix,
	struct str name, struct span span)
{
	name = c_name_part(check->view->arena, name);
	use_name(check, (struct used){ what, prefix, .name = name, .span = span });
}

/* A member of the state, and a constant of that name. */
static void use_member(struct name_check *check, const char *what, struct str prefix,
	struct str name, struct span span)
{
	use_name(check, (struct used){ what, STR("."), .name = name, .span = span });
	use_private(check, what, prefix, name, span);
}

static void use_state(struct name_check *check, const struct isa *isa)
{
	struct arena *arena = check->view->arena;
	struct str isa_prefix = c_prefix(arena, isa->name);
	VEC_EACH (struct register_file *, it, &isa->register_files) {
		use_member(check, file_word(*it), STR("FILE_"), (*it)->name, (*it)->span);
		use_private(check, file_word(*it), STR("KIND_FILE_"), (*it)->name, (*it)->span);
		use_private(check, file_word(*it), STR("GUARD_FILE_"), (*it)->name, (*it)->span);
		use_name(check, (struct used){ .what = "the number of registers of",
							.type = c_name_alone(arena, C_MEMBER, isa_prefix, (*it)->name),
							.name = STR("COUNT"),
							.span = (*it)->span });
	}
	VEC_EACH (struct register_file *, it, &isa->view_files)
		use_private(check, file_word(*it), STR("FILE_"), (*it)->name, (*it)->span);
	VEC_EACH (struct memory *, it, &isa->memories) {
		use_member(check, "memory", STR("MEMORY_"), (*it)->name, (*it)->span);
		use_private(check, "memory", STR("KIND_AT_"), (*it)->name, (*it)->span);
	}
	VEC_EACH (struct exception *, it, &isa->exceptions)
		use_name(check, (struct used){ .what = "exception",
							.prefix = STR("EXCEPTION_"),
							.name = c_name_part(arena, (*it)->name),
							.span = (*it)->span });
}

static void use_all_names(struct name_check *check, const struct isa *isa)
{
	for (const char *const *it = c_words(C_OWN); *it; it++)
		use_name(check, (struct used){ .what = "the library's", .prefix = str_from_c(*it) });
	for (size_t i = 0; i < isa->opcodes.count; i++)
		use_opcode(check, isa->opcodes.items[i], i ? isa->opcodes.items[i - 1] : NULL);
	for (size_t i = 0; i < isa->types.count; i++)
		if (isa->types.items[i]->kind == TYPE_ENUM)
			use_enumerators(check, isa->types.items[i]);
		else if (isa->types.items[i]->alternatives.count)
			use_modes(check, isa->types.items[i]);
	use_state(check, isa);
}

static size_t count_names(const struct isa *isa)
{
	size_t count = 5 * isa->register_files.count + isa->view_files.count + 3 * isa->memories.count +
				   isa->exceptions.count;
	for (const char *const *it = c_words(C_OWN); *it; it++)
		count++;
	for (size_t i = 0; i < isa->opcodes.count; i++)
		count += 1 + isa->opcodes.items[i]->fields.count;
	for (size_t i = 0; i < isa->types.count; i++)
		count += 1 + isa->types.items[i]->values.count + isa->types.items[i]->alternatives.count +
				 isa->types.items[i]->parts.count;
	return count;
}

void c_names_check(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct view view = { .arena = arena, .diag = diag, .isa = isa };
	struct name_check check = { .view = &view, .hashing = true, .names = { .arena = arena } };
	check.hashes = ARENA_ARRAY(arena, uint32_t, count_names(isa));
	use_all_names(&check, isa);
	qsort(check.hashes, check.count, sizeof *check.hashes, compare_hashes);
	check.hashing = false;
	use_all_names(&check, isa);
}

struct str c_member(struct cview *c, struct str name)
{
	return c_name_alone(c->arena, C_MEMBER, c->prefix, name);
}

unsigned c_field_number(const struct cview *c, const struct field *field)
{
	return (unsigned)(uintptr_t)str_map_get(&c->field_numbers, field->name) - 1;
}

/* A field whose position, type, and what its number counts all opcodes that have it share, unless
 * they differ. */
struct placement {
	const struct field *first;
	bool moves, mixed, other_number;
};

static bool counts_alike(const struct type *a, const struct type *b)
{
	return a->coding == b->coding && a->scale == b->scale && a->relative == b->relative &&
		   a->relative_next == b->relative_next && a->relative_from == b->relative_from &&
		   a->relative_step == b->relative_step && a->relative_align == b->relative_align;
}

static void collect_fields(struct cview *c, struct placement *places)
{
	for (size_t i = 0; i < c->opcodes.count; i++)
		for (size_t k = 0; k < c->opcodes.items[i]->fields.count; k++) {
			const struct field *field = c->opcodes.items[i]->fields.items[k];
			uintptr_t number = (uintptr_t)str_map_get(&c->field_numbers, field->name);
			if (number) {
				struct placement *place = &places[number - 1];
				place->moves = place->moves || !field_same_place(place->first, field);
				place->mixed = place->mixed || place->first->type != field->type;
				if (!counts_alike(place->first->type, field->type))
					place->other_number = true;
				continue;
			}
			places[c->fields.count] = (struct placement){ .first = field };
			VEC_PUSH(c->arena, &c->fields, field);
			str_map_put(&c->field_numbers, field->name, (void *)(uintptr_t)c->fields.count);
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

/* Sets the value of a field as a C expression over `word`, for a field with one piece in one
 * limb. */
static void accessor(struct cview *c, xmlNodePtr node, const struct placement *place)
{
	const struct field *field = place->first;
	if (place->moves || field->pieces.count != 1)
		return;
	struct piece piece = field->pieces.items[0];
	if (piece.lsb / 64 != (piece.lsb + piece.width - 1) / 64)
		return;
	view_set_number(c->view, node, "limb", piece.lsb / 64);
	view_set_nonzero(c->view, node, "shift", piece.lsb % 64);
	view_set_hex(c->view, node, "mask", word_mask(0, piece.width).lo);
}

static bool has_enumerators(const struct type *type)
{
	return type->kind == TYPE_ENUM && !type->poisoned && type->values.count > 0;
}

/* Are its constants too wide for an enumeration of C, whose values are those of int? */
static bool has_wide_enumerators(const struct type *type)
{
	bool wide = false;
	for (size_t i = 0; i < type->values.count; i++)
		wide = wide || type->values.items[i].value > INT32_MAX;
	return wide;
}

/* "the next instruction", "8 bytes behind the instruction, down to a multiple of 4". */
static struct str start_of_displacement(struct arena *arena, const struct type *type)
{
	struct buffer text = buffer_new(arena);
	if (type->relative_from)
		buffer_printf(&text, "%u bytes behind ", type->relative_from);
	buffer_printf(&text, "the %sinstruction", type->relative_next ? "next " : "");
	if (type->relative_align > 1)
		buffer_printf(&text, ", down to a multiple of %u bytes,", type->relative_align);
	return buffer_str(&text);
}

/* What the number in a field counts: signed="1", times="2", from="the next instruction". */
static void describe_number(struct cview *c, xmlNodePtr node, const struct type *type)
{
	view_set_flag(c->view, node, "signed", type->coding == CODING_SIGNED);
	if (type->scale > 1)
		view_set_number(c->view, node, "times", (uint64_t)type->scale);
	if (type->relative)
		view_set(c->view, node, "from", start_of_displacement(c->arena, type));
	if (type->relative_step > 1)
		view_set_number(c->view, node, "times", (uint64_t)type->scale * type->relative_step);
}

/* What the header says of a field: bits="bits 11:9", type="Reg", enum="n_operand". */
static void describe_accessor(struct cview *c, xmlNodePtr node, const struct placement *place)
{
	const struct field *field = place->first;
	if (!place->moves)
		view_set(c->view, node, "bits", field_bits_text(c->arena, field));
	if (!place->other_number)
		describe_number(c, node, field->type);
	if (place->mixed)
		return;
	view_set(c->view, node, "type", field->type->name);
	if (has_enumerators(field->type) && !has_wide_enumerators(field->type))
		view_set(c->view, node, "enum", c_name_tag(c->arena, field->type->name));
}

static void emit_fields(struct cview *c, const struct placement *places)
{
	xmlNodePtr list = view_add(c->view, c->node, "field-names");
	for (size_t i = 0; i < c->fields.count; i++) {
		xmlNodePtr node = view_add(c->view, list, "c-field");
		view_set(c->view, node, "name", c->fields.items[i]->name);
		view_set(c->view, node, "id", c_name_part(c->arena, c->fields.items[i]->name));
		describe_accessor(c, node, &places[i]);
		accessor(c, node, &places[i]);
	}
}

/* A text as Doxygen prints it: what it would take for a command, a tag or a link is escaped. */
static struct str doxygen_text(struct arena *arena, struct str text)
{
	struct buffer out = buffer_new(arena);
	for (size_t i = 0; i < text.length; i++) {
		if (text.text[i] && strchr("\\@&$#<>%\"`", text.text[i]))
			buffer_add_char(&out, '\\');
		buffer_add_char(&out, text.text[i]);
	}
	return buffer_str(&out);
}

static void emit_types(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "type-names");
	for (size_t i = 0; i < c->isa->types.count; i++) {
		const struct type *type = c->isa->types.items[i];
		if (!has_enumerators(type))
			continue;
		xmlNodePtr node = view_add(c->view, list, "c-type");
		view_set(c->view, node, "name", type->name);
		view_set(c->view, node, "id", c_name_tag(c->arena, type->name));
		view_set_flag(c->view, node, "wide", has_wide_enumerators(type));
		for (size_t k = 0; k < type->values.count; k++) {
			xmlNodePtr value = view_add(c->view, node, "c-value");
			view_set(c->view, value, "name", type->values.items[k].name);
			view_set_some(c->view, value, "comment",
				doxygen_text(c->arena, type->values.items[k].comment->text));
			view_set(c->view, value, "id",
				c_name_value(c->arena, type->name, type->values.items[k].name));
			view_set_number(c->view, value, "value", type->values.items[k].value);
		}
	}
}

static void emit_opcodes(struct cview *c)
{
	xmlNodePtr list = view_add(c->view, c->node, "opcode-names");
	for (size_t i = 0; i < c->opcodes.count; i++) {
		const struct definition *d = c->opcodes.items[i]->definition;
		xmlNodePtr node = view_add(c->view, list, "c-opcode");
		view_set(c->view, node, "name", d->name);
		view_set(c->view, node, "id", c_name_part(c->arena, d->name));
	}
}

void view_c_names(struct cview *c)
{
	c_names_check(c->arena, c->view->diag, c->isa);
	struct placement *places = ARENA_ARRAY(c->arena, struct placement, field_bound(c));
	collect_fields(c, places);
	emit_opcodes(c);
	emit_fields(c, places);
	emit_types(c);
}

/* ---- the start of a view of C ---- */

static void number_opcodes(struct cview *c)
{
	const struct isa *isa = c->isa;
	c->opcode_numbers = ARENA_ARRAY(c->arena, unsigned, isa->opcodes.count + 1);
	c->form_numbers = ARENA_ARRAY(c->arena, unsigned, isa->forms.count + 1);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct opcode *opcode = isa->opcodes.items[i];
		if (opcode->defective)
			continue;
		VEC_PUSH(c->arena, &c->opcodes, opcode);
		c->opcode_numbers[opcode->index] = (unsigned)c->opcodes.count;
		for (size_t k = 0; k < opcode->forms.count; k++) {
			VEC_PUSH(c->arena, &c->forms, opcode->forms.items[k]);
			c->form_numbers[opcode->forms.items[k]->index] = (unsigned)c->forms.count;
		}
	}
}

void view_c_start(struct cview *c)
{
	const struct isa *isa = c->isa;
	c->prefix = c_prefix(c->arena, isa->name);
	c->upper = str_upper(c->arena, c->prefix);
	c->limbs = isa->spread > 64 ? 2 : 1;
	c->scratch = c->key_text = buffer_new(c->arena);
	VEC_EACH (struct type *, it, &isa->types)
		c->has_modes = c->has_modes || (*it)->alternatives.count > 0;
	number_opcodes(c);
}
