/* Checks of the semantics: reads all sections into trees, gathers families, runs each check over
 * each block. */
#include <stdarg.h>

#include "sem/sem_internal.h"

/* ---- families ---- */

static bool has_semantics(const struct definition *d)
{
	VEC_EACH (struct section, it, &d->sections)
		if (str_equal_c(it->name, "Semantics"))
			return true;
	return false;
}

/* A map from pointers; the key is the bytes of the pointer. */
static void *seen_get(const struct str_map *map, const void *pointer)
{
	return str_map_get(map, (struct str){ (const char *)&pointer, sizeof pointer });
}

static void seen_put(struct str_map *map, const void *pointer, void *value)
{
	struct str key = { (const char *)&pointer, sizeof pointer };
	str_map_put(map, str_copy(map->arena, key), value);
}

static struct sem_family *family_of(struct sem_run *run, const struct definition *owner)
{
	struct sem_family *family = seen_get(&run->seen, owner);
	if (family)
		return family;
	family = ARENA_NEW(run->arena, struct sem_family);
	family->owner = owner;
	VEC_PUSH(run->arena, &run->families, family);
	seen_put(&run->seen, owner, family);
	return family;
}

static void add_templates(
	struct sem_run *run, struct sem_family *family, const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	while (d && !d->templates.count)
		d = d->parent;
	if (!d || d->kind == DEFINITION_GROUP)
		return;
	VEC_EACH (struct template *, it, &d->templates) {
		if (seen_get(&run->seen, *it))
			continue;
		seen_put(&run->seen, *it, *it);
		VEC_PUSH(run->arena, &family->templates, *it);
	}
}

static void add_modifiers(
	struct sem_run *run, struct sem_family *family, const struct opcode *opcode)
{
	VEC_EACH (struct field *, it, &opcode->fields) {
		struct str name = (*it)->suffix.length ? (*it)->suffix : (*it)->name;
		size_t i = 0;
		if ((*it)->type->kind != TYPE_ENUM || (*it)->kind == FIELD_FIXED)
			continue;
		while (i < family->modifiers.count && !str_equal(family->modifiers.items[i].name, name))
			i++;
		struct sem_modifier modifier = { name, (*it)->type, *it };
		if (i == family->modifiers.count)
			VEC_PUSH(run->arena, &family->modifiers, modifier);
	}
}

static void gather_families(struct sem_run *run)
{
	VEC_EACH (struct definition *, it, &run->isa->optypes)
		if (has_semantics(*it))
			family_of(run, *it);
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		const struct definition *owner = (*it)->definition;
		while (owner && !has_semantics(owner))
			owner = owner->parent;
		if (!owner)
			continue;
		struct sem_family *family = family_of(run, owner);
		VEC_PUSH(run->arena, &family->opcodes, *it);
		add_templates(run, family, *it);
		add_modifiers(run, family, *it);
	}
}

static void read_family(struct sem_run *run, struct sem_family *family)
{
	struct sem_mnemonics mnemonics = { 0 };
	VEC_EACH (const struct template *, it, &family->templates)
		if ((*it)->mnemonic.length)
			VEC_PUSH(run->arena, &mnemonics.list, (*it)->mnemonic);
	VEC_EACH (struct section, it, &family->owner->sections)
		if (str_equal_c(it->name, "Semantics"))
			sem_parse_section(run->arena, run->diag, it->ast, &mnemonics, &family->blocks);
	VEC_EACH (struct sem_block *, it, &family->blocks.list)
		if ((*it)->kind == SEM_FUNCTION)
			sem_add_function(run, &family->helpers, *it);
}

static void read_functions(struct sem_run *run)
{
	VEC_EACH (struct fact *, it, &run->isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION)
			sem_add_function(
				run, &run->functions, sem_parse_function(run->arena, run->diag, (*it)->ast));
}

/* ---- reports ---- */

static bool allows(const struct definition *d, struct str name)
{
	VEC_EACH (struct attribute, it, &d->attributes) {
		if (!str_equal_c(it->name, "allow"))
			continue;
		for (size_t at = 0, end; at < it->value.length; at = end + 1) {
			for (end = at; end < it->value.length && it->value.text[end] != ' ';)
				end++;
			if (str_equal(str_slice(it->value, at, end), name))
				return true;
		}
	}
	return false;
}

struct report *sem_report(
	const struct sem_scope *scope, enum check check, struct span span, const char *format, ...)
{
	const struct definition *d = scope->family ? scope->family->owner : NULL;
	for (; d; d = d->parent)
		if (allows(d, str_from_c(diag_checks[check].name)))
			return NULL;
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(scope->run->arena, format, arguments);
	va_end(arguments);
	return diag_report(scope->run->diag, check, span, "%s", text);
}

void sem_note(
	const struct sem_scope *scope, struct report *report, struct span span, const char *format, ...)
{
	if (!report)
		return;
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(scope->run->arena, format, arguments);
	va_end(arguments);
	diag_note(scope->run->diag, report, span, "%s", text);
}

/* ---- checks ---- */

static void check_block(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct template *template)
{
	struct sem_scope *scope = sem_scope_new(run, family, block, template);
	sem_check_names(scope);
	sem_check_form(scope);
	sem_check_switch(scope);
	sem_check_loops(scope);
	if (block->broken)
		return; /* it may lack statements */
	sem_check_use(scope);
	sem_check_flow(scope);
	if (run->ranges)
		sem_check_types(scope);
}

/* What is read and found out of a family is not needed behind it. */
static void check_family(struct sem_run *run, struct sem_family *family)
{
	read_family(run, family);
	sem_check_functions(run, &family->helpers);
	const struct template **templates = sem_match_blocks(run, family);
	for (size_t i = 0; i < family->blocks.list.count; i++)
		check_block(run, family, family->blocks.list.items[i], templates[i]);
}

void sem_check(struct arena *arena, struct diag *diag, const struct isa *isa, bool ranges)
{
	struct sem_run run = { .arena = arena, .diag = diag, .isa = isa, .seen = { .arena = arena } };
	run.ranges = ranges;
	read_functions(&run);
	gather_families(&run);
	sem_check_functions(&run, &run.functions);
	VEC_EACH (struct sem_function *, it, &run.functions.list)
		check_block(&run, NULL, (*it)->block, NULL);
	for (size_t i = 0; i < run.families.count; i++) {
		struct arena scratch = { 0 };
		run.arena = &scratch;
		check_family(&run, run.families.items[i]);
		arena_free(&scratch);
	}
}
