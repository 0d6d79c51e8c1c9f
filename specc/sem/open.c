/* SPDX-License-Identifier: MIT */
/* Reads the semantics of an instruction set: the families of opcodes that share a section, their
 * blocks as trees, and which block describes which form. */
#include "isa/syntax.h"
#include "lang/header_text.h"
#include "sem/bind.h"

/* ---- families ---- */

static bool has_semantics(const struct definition *d)
{
	VEC_EACH (struct section, it, &d->sections)
		if (str_equal_c(it->name, "Semantics"))
			return true;
	return false;
}

/* The nearest definition with blocks for the opcode, or NULL; those of groups are around them. */
static const struct definition *described_by(const struct opcode *opcode)
{
	const struct definition *owner = opcode->definition;
	while (owner && owner->kind != DEFINITION_GROUP && !has_semantics(owner))
		owner = owner->parent;
	return owner && owner->kind != DEFINITION_GROUP ? owner : NULL;
}

/* A map from a definition and one of the templates that it describes, or NULL; the key is the bytes
 * of the pointers. Two definitions may describe the same template: an opcode's blocks replace those
 * of its optype. */
static void *seen_get(
	const struct str_map *map, const struct definition *owner, const struct template *template)
{
	const void *key[] = { owner, template };
	return str_map_get(map, (struct str){ (const char *)key, sizeof key });
}

static void seen_put(struct str_map *map, const struct definition *owner,
	const struct template *template, void *value)
{
	const void *key[] = { owner, template };
	struct str bytes = { (const char *)key, sizeof key };
	str_map_put(map, str_copy(map->arena, bytes), value);
}

static struct sem_family *family_of(struct sem_run *run, const struct definition *owner)
{
	struct sem_family *family = seen_get(&run->seen, owner, NULL);
	if (family)
		return family;
	family = ARENA_NEW(run->arena, struct sem_family);
	family->owner = owner;
	VEC_PUSH(run->arena, &run->families, family);
	seen_put(&run->seen, owner, NULL, family);
	return family;
}

/* An opcode with blocks of its own describes the templates that it uses, so its optype need not. */
static void claim_templates(struct sem_run *run, const struct opcode *opcode)
{
	if (described_by(opcode) == opcode->definition)
		VEC_EACH (struct form *, it, &opcode->forms)
			seen_put(&run->seen, NULL, (*it)->template, run);
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
		bool claimed = family->owner == opcode->definition || seen_get(&run->seen, NULL, *it);
		if ((claimed && !opcode_uses_template(opcode, *it)) ||
			seen_get(&run->seen, family->owner, *it))
			continue;
		seen_put(&run->seen, family->owner, *it, *it);
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
		struct sem_modifier modifier = { .name = name, .type = (*it)->type, .field = *it };
		if (i == family->modifiers.count)
			VEC_PUSH(run->arena, &family->modifiers, modifier);
	}
}

/* Do most templates have a comma? */
static bool has_commas(const struct isa *isa)
{
	size_t templates = 0, commas = 0;
	VEC_EACH (struct definition *, d, &isa->definitions)
		VEC_EACH (struct template *, it, &(*d)->templates) {
			templates++;
			commas += str_find((*it)->text, 0, STR(",")) < (*it)->text.length;
		}
	return 2 * commas >= templates;
}

void sem_gather(struct sem_run *run)
{
	run->has_commas = has_commas(run->isa);
	VEC_EACH (struct definition *, it, &run->isa->optypes)
		if (has_semantics(*it))
			family_of(run, *it);
	VEC_EACH (struct opcode *, it, &run->isa->opcodes)
		claim_templates(run, *it);
	VEC_EACH (struct opcode *, it, &run->isa->opcodes) {
		const struct definition *owner = described_by(*it);
		if (!owner)
			continue;
		struct sem_family *family = family_of(run, owner);
		VEC_PUSH(run->arena, &family->opcodes, *it);
		add_templates(run, family, *it);
		add_modifiers(run, family, *it);
	}
	VEC_EACH (struct sem_family *, family, &run->families)
		VEC_EACH (struct sem_modifier, it, &(*family)->modifiers)
			VEC_EACH (const struct opcode *, op, &(*family)->opcodes)
				sem_add_modifier_field(run->arena, it, *op);
}

/* The header as one would write it: an optional literal by the name of its field, `.sat` for
 * `{.SAT}`. */
static struct str bare_header(struct sem_run *run, const struct template *template)
{
	const struct template_header *header = template->header;
	struct buffer out = buffer_new(run->arena);
	size_t from = 0;
	VEC_EACH (const struct header_word, it, &header->words) {
		const struct field *field = it->part->field;
		if (!it->part->depth || !field || field->suffix.length || header->is_expression)
			continue;
		buffer_add(&out, str_slice(header->text, from, it->at));
		buffer_add(&out, field->name);
		from = it->at + it->part->text.length;
	}
	buffer_add(&out, str_slice(header->text, from, header->text.length));
	return buffer_str(&out);
}

static void add_open_header(
	struct sem_run *run, struct sem_mnemonics *mnemonics, const struct template *template)
{
	struct str text = header_text_normal(run->arena, template->header->text);
	VEC_EACH (const struct syntax_part, it, &template->syntax->parts)
		if (it->kind == PART_QUOTED)
			VEC_PUSH(run->arena, &mnemonics->quoted, it->text);
	VEC_PUSH(run->arena, &mnemonics->texts, bare_header(run, template));
	if (text.length)
		VEC_PUSH(run->arena, &mnemonics->headers, text);
	if (text.length && template->header->is_expression)
		VEC_PUSH(run->arena, &mnemonics->expressions, text);
	else if (template->mnemonic.length)
		VEC_PUSH(run->arena, &mnemonics->list, template->mnemonic);
}

static bool has_instruction(const struct sem_blocks *blocks)
{
	VEC_EACH (struct sem_block *, it, &blocks->list)
		if ((*it)->kind == SEM_INSTRUCTION)
			return true;
	return false;
}

static void add_sections_around(
	struct sem_run *run, struct sem_mnemonics *mnemonics, const struct definition *d)
{
	VEC_PUSH(run->arena, &mnemonics->fillers, d->ast);
	VEC_EACH (struct section, it, &d->sections)
		if (d->kind == DEFINITION_GROUP && str_equal_c(it->name, "Semantics"))
			VEC_PUSH(run->arena, &mnemonics->around, it->ast);
}

struct block_around {
	struct sem_run *run;
	const struct sem_family *family;
};

static const struct ast_section *modes_of_block(void *user, struct sem_block *block)
{
	const struct block_around *around = user;
	return sem_mode_section(around->run, around->family, block);
}

static const struct ast_section *slots_of_block(void *user, struct sem_block *block)
{
	const struct block_around *around = user;
	return sem_slot_section(around->run, around->family, block);
}

void sem_read_family(struct sem_run *run, struct sem_family *family)
{
	struct block_around around = { run, family };
	struct sem_mnemonics mnemonics = { .has_commas = run->has_commas,
		.modes = modes_of_block,
		.slots = slots_of_block,
		.user = &around,
		.views = run->views };
	VEC_EACH (const struct template *, it, &family->templates)
		add_open_header(run, &mnemonics, *it);
	for (const struct definition *d = family->owner; d; d = d->parent)
		add_sections_around(run, &mnemonics, d);
	VEC_EACH (struct section, it, &family->owner->sections)
		if (str_equal_c(it->name, "Semantics"))
			sem_parse_section(run->arena, run->diag, it->ast, &mnemonics, &family->blocks);
	VEC_EACH (struct section, it, &family->owner->sections)
		if (str_equal_c(it->name, "Semantics") && !has_instruction(&family->blocks))
			sem_parse_bare(run->arena, run->diag, it->ast, &mnemonics, &family->blocks);
	VEC_EACH (struct sem_block *, it, &family->blocks.list)
		if ((*it)->kind == SEM_FUNCTION)
			sem_add_function(run, family, family->owner->ast, *it);
}

void sem_read_functions(struct sem_run *run)
{
	VEC_EACH (struct fact *, it, &run->isa->facts)
		if ((*it)->kind == AST_DEF_FUNCTION)
			sem_add_function(run, NULL, (*it)->ast,
				sem_parse_function(run->arena, run->diag, (*it)->ast, run->views));
}

/* ---- trap: and reset: ---- */

static const struct sem_block **block_of_machine(struct sem_machine *machine, struct str name)
{
	return str_equal_c(name, "trap")    ? &machine->trap
		   : str_equal_c(name, "reset") ? &machine->reset
										: NULL;
}

static void add_machine_block(
	struct sem_run *run, struct sem_machine *machine, const struct sem_block *block)
{
	const struct sem_block **known =
		block->kind == SEM_MACHINE && !block->suffixes.count && !block->operands.count
			? block_of_machine(machine, block->name)
			: NULL;
	if (!known) {
		diag_report(run->diag, CHECK_SEMANTICS_HEADER, block->span,
			"expected 'trap:' or 'reset:' as a block of an instruction set, found '%.*s'",
			STR_ARG(span_text(block->span)));
	} else if (*known) {
		struct report *report = diag_report(run->diag, CHECK_SEMANTICS_HEADER, block->span,
			"duplicate block '%.*s:'", STR_ARG(block->name));
		diag_note(run->diag, report, (*known)->span, "the first one is here");
	} else {
		*known = block;
	}
}

struct sem_machine sem_read_machine(struct sem_run *run)
{
	struct sem_machine machine = { NULL, NULL };
	struct block_around around = { run, NULL };
	struct sem_mnemonics mnemonics = {
		.slots = slots_of_block, .user = &around, .views = run->views
	};
	struct sem_blocks blocks = { 0 };
	if (run->isa->ast)
		VEC_EACH (struct ast_section *, it, &run->isa->ast->sections)
			if (str_equal_c((*it)->name, "Semantics"))
				sem_parse_machine(run->arena, run->diag, *it, &mnemonics, &blocks);
	VEC_EACH (struct sem_block *, it, &blocks.list)
		add_machine_block(run, &machine, *it);
	return machine;
}

/* ---- scopes for execution ---- */

void sem_keep_scope(struct sem_run *run, struct sem_scope *scope)
{
	const struct sem_block *block = scope->block;
	if (block->broken || scope->unknown_names)
		return;
	if (block->kind == SEM_MACHINE)
		*(str_equal_c(block->name, "trap") ? &run->trap : &run->reset) = scope;
	else if (scope->template && block->kind == SEM_INSTRUCTION)
		seen_put(&run->scopes, scope->family->owner, scope->template, scope);
}

static void add_open_scope(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct template *template)
{
	if (!block || block->broken || (!template && block->kind != SEM_MACHINE))
		return;
	struct sem_scope *scope = sem_scope_new(run, family, block, template);
	sem_check_names(scope);
	sem_keep_scope(run, scope);
}

void sem_keep_silent(struct sem_run *run)
{
	run->diag = ARENA_NEW(run->arena, struct diag);
	diag_init(run->diag, run->arena);
}

struct sem_run *sem_run_new(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct sem_run *run = ARENA_NEW(arena, struct sem_run);
	run->arena = arena;
	run->diag = diag;
	run->isa = isa;
	run->views = sem_views_of(run);
	run->seen.arena = run->scopes.arena = run->told.arena = arena;
	run->no_operator.arena = run->called.arena = run->mode_functions.arena = arena;
	return run;
}

struct sem_run *sem_read(struct arena *arena, struct diag *diag, const struct isa *isa)
{
	struct sem_run *run = sem_run_new(arena, diag, isa);
	sem_read_functions(run);
	sem_gather(run);
	VEC_EACH (struct sem_family *, family, &run->families)
		sem_read_family(run, *family);
	return run;
}

struct sem_run *sem_open(struct arena *arena, const struct isa *isa)
{
	if (isa->semantics)
		return isa->semantics;
	struct sem_run *run = sem_run_new(arena, NULL, isa);
	sem_keep_silent(run);
	sem_read_functions(run);
	struct sem_machine machine = sem_read_machine(run);
	add_open_scope(run, NULL, machine.trap, NULL);
	add_open_scope(run, NULL, machine.reset, NULL);
	sem_gather(run);
	VEC_EACH (struct sem_family *, family, &run->families) {
		sem_read_family(run, *family);
		struct sem_matches matches = sem_match_blocks(run, *family);
		for (size_t i = 0; i < (*family)->blocks.list.count; i++)
			add_open_scope(
				run, *family, (*family)->blocks.list.items[i], sem_described(&matches.blocks[i]));
	}
	return run;
}

struct sem_scope *sem_scope_of_template(
	const struct sem_run *run, const struct sem_family *family, const struct template *template)
{
	return seen_get(&run->scopes, family->owner, template);
}

struct sem_scope *sem_block_of(const struct sem_run *run, const struct form *form)
{
	return seen_get(&run->scopes, described_by(form->opcode), form->template);
}
