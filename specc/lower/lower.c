/* SPDX-License-Identifier: MIT */
/* Driver of the lowering: declares all definitions, then resolves them by kind. */
#include "lower/lower.h"

#include <assert.h>

#include "base/never.h"
#include "expand/expand.h"
#include "isa/mode.h"
#include "lower/internal.h"

static void copy_sections(struct lowering *l, struct definition *d)
{
	VEC_EACH (struct ast_section *, it, &d->ast->sections) {
		struct section section = { (*it)->name, (*it)->language, (*it)->span, *it };
		VEC_PUSH(l->arena, &d->sections, section);
	}
}

static struct definition *new_definition(
	struct lowering *l, const struct ast_def *def, enum definition_kind kind)
{
	struct definition *d = ARENA_NEW(l->arena, struct definition);
	d->kind = kind;
	d->name = def->name;
	d->span = def->span;
	d->name_span = def->name_span;
	d->ast = def;
	d->source = def->span.source;
	copy_sections(l, d);
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		VEC_PUSH(l->arena, &d->attributes, lower_attribute(*it));
	d->poisoned = def->lost;
	return d;
}

static struct definition *declare_definition(struct lowering *l, const struct ast_def *def,
	enum definition_kind kind, struct str_map *map, const char *what)
{
	struct definition *d = new_definition(l, def, kind);
	if (!lower_declare(l, map, what, d->name, d, offsetof(struct definition, name_span)))
		return NULL;
	return d;
}

static void declare_opcode(struct lowering *l, const struct ast_def *def)
{
	struct definition *d = declare_definition(l, def, DEFINITION_OPCODE, &l->opcodes, "opcode");
	if (!d)
		return;
	struct opcode *opcode = ARENA_NEW(l->arena, struct opcode);
	opcode->definition = d;
	opcode->index = (unsigned)l->isa->opcodes.count;
	VEC_PUSH(l->arena, &l->isa->opcodes, opcode);
}

static void declare_tree(struct lowering *l, struct ast_def *def)
{
	struct definition *d;
	if (def->kind != AST_DEF_GROUP && def->kind != AST_DEF_OPTYPE && def->kind != AST_DEF_OPCODE)
		VEC_PUSH(l->arena, &l->isa->others, new_definition(l, def, DEFINITION_OTHER));
	switch (def->kind) {
	case AST_DEF_GROUP:
		d = declare_definition(l, def, DEFINITION_GROUP, &l->groups, "group");
		if (d)
			VEC_PUSH(l->arena, &l->isa->groups, d);
		break;
	case AST_DEF_OPTYPE:
		d = declare_definition(l, def, DEFINITION_OPTYPE, &l->optypes, "optype");
		if (d)
			VEC_PUSH(l->arena, &l->isa->optypes, d);
		break;
	case AST_DEF_OPCODE: declare_opcode(l, def); break;
	case AST_DEF_ISA: break; /* before all others */
	case AST_DEF_REGISTER_FILE: lower_register_file(l, def); break;
	case AST_DEF_ENUM: lower_enum(l, def); break;
	case AST_DEF_FIELD_TYPE: lower_field_type(l, def); break;
	case AST_DEF_OPERAND: lower_operand(l, def); break;
	case AST_DEF_MODIFIER: lower_modifier(l, def); break;
	case AST_DEF_FORMAT: lower_format(l, def); break;
	case AST_DEF_ALIAS: lower_alias(l, def); break;
	case AST_DEF_FUNCTION:
	case AST_DEF_MEMORY:
	case AST_DEF_STATE:
	case AST_DEF_EXCEPTION:
	case AST_DEF_VARIANT:
	case AST_DEF_TERM: lower_fact(l, def); break;
	case AST_DEF_KIND_COUNT: NEVER();
	}
}

/* The parent of an opcode is an optype; that of an optype or a group is a group. */
static void resolve_parent(struct lowering *l, struct definition *d)
{
	bool opcode = d->kind == DEFINITION_OPCODE;
	const struct str_map *map = opcode ? &l->optypes : &l->groups;
	const char *what = opcode ? "optype" : "group";
	if (d->ast->parents.count == 0) {
		if (d->kind != DEFINITION_GROUP) {
			diag_report(l->diag, CHECK_WRONG_PARENT, d->name_span,
				"'%.*s' has no parent: expected ': [%s]'", STR_ARG(d->name), what);
			d->poisoned = true;
		}
		return;
	}
	const struct ast_expr *name = d->ast->parents.items[0];
	d->parent = str_map_get(map, name->text);
	if (d->parent)
		return;
	d->poisoned = true;
	struct definition *other = str_map_get(&l->groups, name->text);
	if (!other)
		other = str_map_get(opcode ? &l->opcodes : &l->optypes, name->text);
	if (!other) {
		lower_unknown(l, CHECK_UNDEFINED_NAME, name->span, what, name->text, map);
		if (d->kind != DEFINITION_GROUP) /* so that nothing else lacks it; groups may be circles */
			d->parent = str_map_get(map, lower_meant(l, what, name->text));
		return;
	}
	struct report *report = diag_report(l->diag, CHECK_WRONG_PARENT, name->span,
		"'%.*s' is not %s; the parent of this definition must be one", STR_ARG(name->text),
		opcode ? "an optype" : "a group");
	diag_note(l->diag, report, other->name_span, "'%.*s' is defined here", STR_ARG(other->name));
}

#define MAX_CHAIN 64

/* Groups can be nested: breaks cycles and overlong chains. */
static void check_chain(struct lowering *l, struct definition *d)
{
	unsigned depth = 0;
	for (struct definition *up = d->parent; up; up = up->parent, depth++) {
		if (up != d && depth < MAX_CHAIN)
			continue;
		const char *why = up == d ? "is its own ancestor" : "has more than 64 ancestors";
		diag_report(l->diag, CHECK_CYCLE, d->name_span, "group '%.*s' %s", STR_ARG(d->name), why);
		d->parent = NULL;
		d->poisoned = true;
		return;
	}
}

static bool chain_poisoned(const struct definition *d)
{
	for (; d; d = d->parent)
		if (d->poisoned)
			return true;
	return false;
}

/* The bits of the fields, without what they append. */
static struct word covered_bits(const struct definition *d)
{
	struct word covered = { 0 };
	for (; d; d = d->parent)
		VEC_EACH (struct field *, it, &d->fields) {
			size_t i;
			for (field_appended(*it, &i); i < (*it)->pieces.count; i++) {
				struct piece piece = (*it)->pieces.items[i];
				covered = word_or(covered, word_mask(piece.lsb, piece.width));
			}
		}
	return covered;
}

/* The length that the definition or an ancestor states, or else the smallest one that has all
 * fields; the greatest one if none has. */
static unsigned stated_or_least_length(struct lowering *l, const struct definition *d)
{
	struct word covered = covered_bits(d);
	unsigned least = 0, most = 0;
	for (; d; d = d->parent)
		if (d->length)
			return d->length;
	for (size_t i = 0; i < l->isa->lengths.count; i++) {
		unsigned length = l->isa->lengths.items[i];
		bool fits = word_is_zero(word_and(covered, word_not(word_mask(0, length))));
		if (fits && (!least || length < least))
			least = length;
		most = length > most ? length : most;
	}
	return least ? least : most;
}

static void each_definition(
	struct lowering *l, void (*step)(struct lowering *, struct definition *))
{
	VEC_EACH (struct definition *, it, &l->isa->definitions)
		step(l, *it);
}

static void make_forms(struct lowering *l)
{
	struct forms_run run = lower_forms_run(l);
	run.kept.arena = l->arena;
	for (size_t i = 0; l->isa->ast && i < l->isa->opcodes.count; i++)
		forms_build(&run, l->isa->opcodes.items[i]);
	arena_free(&run.scratch);
	intern_free(&run.kept);
	if (l->isa->ast)
		forms_report_problems(&run);
	forms_resolve(&run);
}

static void resolve(struct lowering *l)
{
	lower_machine(l);
	lower_keeps(l);
	lower_types_finish(l);
	each_definition(l, resolve_parent);
	VEC_EACH (struct definition *, it, &l->isa->groups)
		check_chain(l, *it);
	each_definition(l, lower_fields);
	each_definition(l, lower_slots);
	lower_operands_finish(l);
	each_definition(l, lower_info);
	each_definition(l, lower_inherited);
	each_definition(l, lower_syntax);
	each_definition(l, lower_examples);
	lower_machine_examples(l);
	VEC_EACH (struct alias_def *, it, &l->isa->aliases)
		lower_alias_examples(l, *it);
	VEC_EACH (struct opcode *, it, &l->isa->opcodes) {
		(*it)->defective = chain_poisoned((*it)->definition);
		(*it)->optype = (*it)->definition->parent;
		if ((*it)->optype) {
			(*it)->group = (*it)->optype->parent;
			VEC_PUSH(l->arena, &(*it)->optype->opcodes, *it);
		}
		(*it)->length = stated_or_least_length(l, (*it)->definition);
		lower_opcode(l, *it);
		lower_mode_info(l, *it);
	}
	l->isa->longest = l->isa->spread = l->isa->lengths.items[l->isa->lengths.count - 1];
	VEC_EACH (struct opcode *, it, &l->isa->opcodes)
		lower_longest(l->isa, *it);
	lower_guards(l);
	lower_delay_slots(l);
	make_forms(l);
}

/* Collects the positions of syntax errors: the definitions there may lack statements. */
static void gather_unread(struct lowering *l)
{
	for (size_t i = 0; i < l->diag->reports.count; i++) {
		const struct report *report = l->diag->reports.items[i];
		if (report->check == CHECK_SYNTAX || report->check == CHECK_STRAY_TEXT ||
			report->check == CHECK_UNCLOSED_STRING || report->check == CHECK_BAD_NUMBER)
			places_add(l->arena, &l->unread, report->span);
	}
	places_sort(&l->unread);
}

#define MAX_UNDEFINED 3 /* names shown in notes */

/* Without __DefISA many names are undefined: makes a single report of it. */
static struct report *report_no_isa(struct lowering *l, struct ast_file *const *files, size_t count)
{
	struct span place = NO_SPAN;
	if (count)
		place = (struct span){ files[0]->source, 0, 0 };
	l->isa->name = STR("isa");
	l->isa->unit = WORD_BITS;
	VEC_PUSH(l->arena, &l->isa->lengths, WORD_BITS);
	return diag_report(l->diag, CHECK_NO_ISA, place,
		"no file has a __DefISA, which names the instruction set and its lengths; is a file of "
		"the specification missing?");
}

static void note_undefined(struct lowering *l, struct report *no_isa)
{
	size_t count = l->undefined.count;
	for (size_t i = 0; i < count && i < MAX_UNDEFINED; i++)
		diag_note(l->diag, no_isa, l->undefined.items[i], "'%.*s' is not defined either",
			STR_ARG(span_text(l->undefined.items[i])));
	if (count > MAX_UNDEFINED)
		diag_note(l->diag, no_isa, NO_SPAN, "and %zu more name%s", count - MAX_UNDEFINED,
			count == MAX_UNDEFINED + 1 ? "" : "s");
}

enum { DEFAULT_NAN = 0x7FC00000 }; /* of binary32: quiet, no payload */

struct isa *lower_isa(
	struct arena *arena, struct diag *diag, struct ast_file *const *files, size_t count)
{
	struct lowering l = { .arena = arena, .diag = diag, .isa = ARENA_NEW(arena, struct isa) };
	struct str_map *maps[] = { &l.types, &l.files, &l.operands, &l.modifiers, &l.formats, &l.groups,
		&l.optypes, &l.opcodes, &l.missing, &l.aliases, &l.facts };
	for (size_t i = 0; i < sizeof maps / sizeof *maps; i++)
		maps[i]->arena = arena;
	l.isa->comment = STR("//");
	l.isa->hex_prefix = STR("0x");
	l.isa->prose_language = STR("en");
	l.isa->unit = 0;
	l.isa->nan32 = DEFAULT_NAN;
	lower_own_exceptions(&l);
	gather_unread(&l);
	expand_trees(arena, diag, files, count);
	for (size_t i = 0; i < count; i++)
		VEC_EACH (struct ast_def *, it, &files[i]->defs)
			if ((*it)->kind == AST_DEF_ISA)
				lower_isa_def(&l, *it);
	for (size_t i = 0; i < count; i++) {
		VEC_PUSH(arena, &l.isa->sources, files[i]->source);
		if (files[i]->language != 1)
			diag_report(diag, CHECK_LANGUAGE_VERSION, files[i]->language_span,
				"unknown language version %llu; this specc reads version 1",
				(unsigned long long)files[i]->language);
		VEC_EACH (struct ast_def *, it, &files[i]->defs) {
			lower_keywords(&l, *it);
			declare_tree(&l, *it);
		}
	}
	l.isa->language = 1;
	VEC_EACH (struct definition *, it, &l.isa->groups)
		VEC_PUSH(arena, &l.isa->definitions, *it);
	VEC_EACH (struct definition *, it, &l.isa->optypes)
		VEC_PUSH(arena, &l.isa->definitions, *it);
	VEC_EACH (struct opcode *, it, &l.isa->opcodes)
		VEC_PUSH(arena, &l.isa->definitions, (*it)->definition);
	struct report *no_isa = l.isa->ast ? NULL : report_no_isa(&l, files, count);
	resolve(&l);
	VEC_EACH (struct register_file *, it, &l.isa->register_files)
		file_index_names(arena, *it, l.isa->fold_case);
	VEC_EACH (struct type *, it, &l.isa->types)
		if ((*it)->file) /* windows too */
			file_index_names(arena, (*it)->file, l.isa->fold_case);
	assert(l.isa->unit && l.isa->lengths.count);
	VEC_EACH (struct opcode *, it, &l.isa->opcodes)
		assert((*it)->length && (*it)->length <= WORD_BITS);
	if (no_isa)
		note_undefined(&l, no_isa);
	return l.isa;
}
