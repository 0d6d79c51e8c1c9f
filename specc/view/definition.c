/* SPDX-License-Identifier: MIT */
/* XML view: the notation of templates (operands, modifiers, formats), and groups, optypes and
 * opcodes as nested elements, so that the ancestor axis gives the chain of inheritance. */
#include "codec/codec.h"
#include "isa/syntax.h"
#include "view/internal.h"
#include "isa/mode.h"

static void put_operands(struct view *view)
{
	for (size_t i = 0; i < view->isa->operands.count; i++) {
		const struct operand_def *operand = view->isa->operands.items[i];
		xmlNodePtr node = view_add(view, view->root, "operand");
		view_set(view, node, "name", operand->name);
		view_source(view, node, operand->span);
		view_set_quoted(view, node, "text", operand->ast, "Text");
		if (operand->is_guard)
			view_set_c(view, node, "role", "guard");
		view_ast_attributes(view, node, operand->ast);
		for (size_t k = 0; k < operand->stands.count; k++)
			view_set(view, view_add(view, node, "stands"), "for", operand->stands.items[k]);
		view_sections(view, node, operand->ast);
	}
}

void view_notation(struct view *view)
{
	put_operands(view);
	for (size_t i = 0; i < view->isa->modifiers.count; i++) {
		const struct modifier_def *modifier = view->isa->modifiers.items[i];
		xmlNodePtr node = view_add(view, view->root, "modifier");
		view_set(view, node, "name", modifier->name);
		view_source(view, node, modifier->span);
		view_set(view, node, "prefix", modifier->prefix);
		view_set(view, node, "suffix", modifier->suffix);
		view_set_number(view, node, "on", modifier->on);
		view_ast_attributes(view, node, modifier->ast);
		view_sections(view, node, modifier->ast);
	}
	for (size_t i = 0; i < view->isa->formats.count; i++) {
		const struct format_def *format = view->isa->formats.items[i];
		if (!format->prefix)
			continue; /* reported: a format consists of it */
		xmlNodePtr node = view_add(view, view->root, "format");
		view_set(view, node, "name", format->name);
		view_source(view, node, format->span);
		view_set(view, node, "prefix", span_text(format->prefix->span));
		view_ast_attributes(view, node, format->ast);
		for (size_t k = 0; k < format->params.count; k++)
			view_set(view, view_add(view, node, "parameter"), "name", format->params.items[k]);
		view_sections(view, node, format->ast);
	}
}

const char *const view_field_kinds[] = {
	[FIELD_OPERAND] = "operand", [FIELD_DEFAULT] = "default", [FIELD_FIXED] = "fixed"
};

/* What stands for the field's value in a text: an enumerator or a register; else empty. */
static struct str name_of_field_value(struct view *view, const struct field *field)
{
	const struct enumerator *value = type_find_value(field->type, field->value);
	if (field->type->kind == TYPE_REGISTER && !field->poisoned && !field->type->poisoned)
		return codec_operand_text(view->arena, field->type, 1, field->value);
	return value ? value->name : (struct str){ 0 };
}

static void put_definition_field(struct view *view, xmlNodePtr parent, const struct field *field)
{
	xmlNodePtr node = view_add(view, parent, "field");
	view_set(view, node, "name", field->name);
	view_set(view, node, "base", field->base);
	view_set(view, node, "suffix", field->suffix);
	view_set(view, node, "type", field->type->name);
	view_set_number(view, node, "width", field->width - field_appended(field, NULL));
	view_set_c(view, node, "kind", view_field_kinds[field->kind]);
	if (field->kind != FIELD_OPERAND) {
		struct str name = name_of_field_value(view, field);
		view_set_number(view, node, "value", field->value);
		if (name.length)
			view_set(view, node, "value-name", name);
	}
	if (field_ignored_bits(field))
		view_set_word(view, node, "ignored", (struct word){ field_ignored_bits(field), 0 }, 0);
	view_set_flag(view, node, "defective", field->poisoned);
	size_t i;
	for (field_appended(field, &i); i < field->pieces.count; i++) {
		xmlNodePtr piece = view_add(view, node, "piece");
		view_set_number(view, piece, "lsb", field->pieces.items[i].lsb);
		view_set_number(view, piece, "width", field->pieces.items[i].width);
	}
}

/* A single mnemonic is an attribute; several, one per value of a field, are elements. */
static void put_mnemonics(struct view *view, xmlNodePtr node, const struct template *template)
{
	bool one = template->mnemonics.count == 1;
	view_set(view, node, "mnemonic", one ? template->mnemonics.items[0] : (struct str){ 0 });
	if (!one)
		VEC_EACH (struct str, it, &template->mnemonics)
			view_set(view, view_add(view, node, "mnemonic"), "name", *it);
}

static void syntax(struct view *view, xmlNodePtr parent, const struct definition *d)
{
	for (size_t i = 0; i < d->templates.count; i++) {
		const struct template *template = d->templates.items[i];
		xmlNodePtr node = view_add(view, parent, "template");
		view_set(view, node, "text", template->text);
		view_set(view, node, "plain", template_plain(view->arena, template));
		put_mnemonics(view, node, template);
		view_comment(view, node, &template->comment);
	}
	for (size_t i = 0; i < d->modifier_lists.count; i++) {
		const struct modifier_list *list = &d->modifier_lists.items[i];
		xmlNodePtr node = view_add(view, parent, "modifier-list");
		view_set(view, node, "name", list->name);
		for (size_t k = 0; k < list->values.count; k++) {
			xmlNodePtr value = view_add(view, node, "value");
			view_set(view, value, "name", list->values.items[k].name);
			view_set_flag(view, value, "default", list->values.items[k].starred);
		}
	}
}

static void put_expressions(
	struct view *view, xmlNodePtr parent, const char *name, const struct operand_list *list)
{
	if (!list->stated)
		return;
	xmlNodePtr node = view_add(view, parent, name);
	VEC_EACH (struct ast_expr *, it, &list->items)
		view_set(view, view_add(view, node, "item"), "text", span_text((*it)->span));
}

/* Lists, examples, constraints and the counts of space.c. */
const char *const view_details[] = { "in-list", "out-list", "order", "item", "bitwidth",
	"operand-type", "modifier-order", "asm-format", "constraint", "encoding-error", "example",
	"space", "gap", NULL };

static void info(struct view *view, xmlNodePtr parent, const struct definition *d)
{
	put_expressions(view, parent, "in-list", &d->lists[LIST_IN]);
	put_expressions(view, parent, "out-list", &d->lists[LIST_OUT]);
	put_expressions(view, parent, "order", &d->lists[LIST_ORDER]);
	for (size_t i = 0; i < d->bitwidths.count; i++) {
		xmlNodePtr node = view_add(view, parent, "bitwidth");
		view_set(view, node, "operand", d->bitwidths.items[i].operand);
		view_set(view, node, "bits", span_text(d->bitwidths.items[i].expr->span));
	}
	for (size_t i = 0; i < d->operand_kinds.count; i++) {
		xmlNodePtr node = view_add(view, parent, "operand-type");
		view_set(view, node, "operand", d->operand_kinds.items[i].operand);
		view_set(view, node, "type", d->operand_kinds.items[i].kind);
	}
	for (size_t i = 0; i < d->modi_order.count; i++)
		view_set(view, view_add(view, parent, "modifier-order"), "name", d->modi_order.items[i]);
	for (size_t i = 0; i < d->asm_formats.count; i++) {
		xmlNodePtr node = view_add(view, parent, "asm-format");
		view_set(view, node, "field", d->asm_formats.items[i].field);
		view_set(view, node, "call", span_text(d->asm_formats.items[i].call->span));
	}
	for (size_t i = 0; i < d->errors.count; i++) {
		const struct encoding_error *error = &d->errors.items[i];
		xmlNodePtr node =
			view_add(view, parent, error->must_hold ? "constraint" : "encoding-error");
		if (!error->must_hold)
			view_set(view, node, "kind", error->kind);
		view_set(view, node, "message", error->message);
		view_set(view, node, "condition", span_text(error->condition->span));
	}
}

/* Examples of __DefISA: the trap of an exception, or reset. */
void view_machine_examples(struct view *view)
{
	VEC_EACH (struct example *, it, &view->isa->examples)
		view_cases(view, view_example(view, view->root, *it), *it);
}

static void examples(struct view *view, xmlNodePtr parent, const struct definition *d)
{
	for (size_t i = 0; i < d->examples.count; i++) {
		const struct example *example = d->examples.items[i];
		xmlNodePtr node = view_example(view, parent, example);
		if (!example->opcode)
			continue;
		view_set(view, node, "opcode", example->opcode->definition->name);
		view_set(view, node, "word", opcode_word_hex(view->arena, example->opcode, example->word));
		view_cases(view, node, example);
	}
}

static bool inherits_cycles(const struct definition *d)
{
	return d->parent && d->parent->has_cycles && d->parent->cycles == d->cycles;
}

/* What fills holes in the blocks of groups; all others are filled where they were. */
static void put_fills(struct view *view, xmlNodePtr parent, const struct ast_def *def)
{
	VEC_EACH (struct ast_fill, it, &def->fills)
		if (it->around)
			view_set(
				view, view_add_text(view, parent, "fill", span_text(it->value)), "name", it->name);
}

static xmlNodePtr put_definition(
	struct view *view, xmlNodePtr parent, const char *kind, const struct definition *d)
{
	xmlNodePtr node = view_add(view, parent, kind);
	view_set(view, node, "name", d->name);
	view_source(view, node, d->span);
	view_set_nonzero(view, node, "own-length", d->length);
	view_set_flag(view, node, "prefix", d->prefix && !(d->parent && d->parent->prefix));
	view_set_flag(view, node, "delay-slot", d->delays && !(d->parent && d->parent->delays));
	view_set_flag(
		view, node, "not-in-slot", d->not_in_slot && !(d->parent && d->parent->not_in_slot));
	view_set_flag(
		view, node, "decode-only", d->decode_only && !(d->parent && d->parent->decode_only));
	if (d->has_cycles && !inherits_cycles(d))
		view_set_number(view, node, "own-cycles", d->cycles);
	view_attributes(view, node, d->attributes.items, d->attributes.count);
	view_keywords(view, node, d->ast);
	put_fills(view, node, d->ast);
	for (size_t i = 0; i < d->fields.count; i++)
		put_definition_field(view, node, d->fields.items[i]);
	syntax(view, node, d);
	if (view->details)
		info(view, node, d);
	view_sections(view, node, d->ast);
	if (view->details)
		examples(view, node, d);
	return node;
}

/* Elements of definitions by kind and name. */
struct placed_definitions {
	struct str_map groups, optypes;
};

static xmlNodePtr place_of_definition(
	struct view *view, struct placed_definitions *placed, const struct definition *d);

static xmlNodePtr parent_of(
	struct view *view, struct placed_definitions *placed, const struct definition *d)
{
	return d->parent ? place_of_definition(view, placed, d->parent) : view->root;
}

/* Returns the element of a group or optype; creates it and its ancestors if needed. */
static xmlNodePtr place_of_definition(
	struct view *view, struct placed_definitions *placed, const struct definition *d)
{
	struct str_map *map = d->kind == DEFINITION_GROUP ? &placed->groups : &placed->optypes;
	xmlNodePtr node = str_map_get(map, d->name);
	if (node)
		return node;
	xmlNodePtr parent = parent_of(view, placed, d);
	node = put_definition(view, parent, d->kind == DEFINITION_GROUP ? "group" : "optype", d);
	view_set_flag(view, node, "defective", d->poisoned);
	str_map_put(map, d->name, node);
	return node;
}

static void put_opcode(struct view *view, xmlNodePtr parent, const struct opcode *opcode)
{
	xmlNodePtr node = put_definition(view, parent, "opcode", opcode->definition);
	view_set(view, node, "optype", opcode->optype ? opcode->optype->name : (struct str){ 0 });
	view_set(view, node, "group", opcode->group ? opcode->group->name : (struct str){ 0 });
	view_set_number(view, node, "index", opcode->index);
	view_set_number(view, node, "length", opcode->length);
	if (opcode->definition->has_cycles)
		view_set_number(view, node, "cycles", opcode->definition->cycles);
	view_set_word(view, node, "mask", opcode->fixed.mask, opcode->length);
	view_set_word(view, node, "match", opcode->fixed.match, opcode->length);
	view_set_word(view, node, "covered", opcode->covered, opcode->length);
	view_set(view, node, "pattern", cube_text(view->arena, opcode->fixed, opcode->length));
	view_set_flag(view, node, "defective", opcode->defective);
	struct opcode_place place = { opcode, node };
	if (!opcode->defective)
		VEC_PUSH(view->arena, &view->opcodes, place);
}

void view_definitions(struct view *view)
{
	const struct isa *isa = view->isa;
	struct placed_definitions placed = { .groups.arena = view->arena,
		.optypes.arena = view->arena };
	for (size_t i = 0; i < isa->groups.count; i++)
		view_set_number(view, place_of_definition(view, &placed, isa->groups.items[i]), "index", i);
	for (size_t i = 0; i < isa->optypes.count; i++)
		view_set_number(
			view, place_of_definition(view, &placed, isa->optypes.items[i]), "index", i);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct opcode *item = isa->opcodes.items[i];
		put_opcode(view, parent_of(view, &placed, item->definition), item);
	}
}
