/* SPDX-License-Identifier: MIT */
/* The names of a block: its symbols and modifiers, those of its header, and what they denote in
 * each opcode. */
#include <ctype.h>

#include "isa/mode.h"
#include "isa/syntax.h"
#include "sem/scope.h"
#include "lang/lex.h"

/* ---- targets ---- */

struct sem_expr *sem_target(const struct sem_stmt *s, size_t i)
{
	return s->targets.items[s->chained ? s->targets.count - 1 - i : i];
}

const struct sem_expr *sem_base(const struct sem_expr *e)
{
	while (e->kind == SEM_INDEX || e->kind == SEM_SLICE || e->kind == SEM_MEMBER ||
		   e->kind == SEM_LANE)
		e = e->operands.items[0];
	return e->kind == SEM_NAME ? e : NULL;
}

/* ---- modifiers ---- */

const struct sem_modifier *sem_scope_modifier(const struct sem_scope *scope, struct str word)
{
	VEC_EACH (const struct sem_modifier *, it, &scope->modifiers)
		if (str_equal((*it)->name, word))
			return *it;
	return NULL;
}

static void add_scope_field(struct arena *arena, struct sem_fields_of *fields,
	const struct field *field, const struct opcode *opcode)
{
	VEC_PUSH(arena, &fields->list, field);
	VEC_PUSH(arena, &fields->owners, opcode->index);
}

/* The fields of an opcode; *count is their number. NULL if there are none. */
static const struct field *const *fields_of_opcode(
	const struct sem_fields_of *fields, const struct opcode *opcode, size_t *count)
{
	HALVE(at, fields->owners.count, i, fields->owners.items[i] < opcode->index);
	for (*count = 0; at + *count < fields->owners.count; ++*count)
		if (fields->owners.items[at + *count] != opcode->index)
			break;
	return *count ? fields->list.items + at : NULL;
}

void sem_add_modifier_field(
	struct arena *arena, struct sem_modifier *modifier, const struct opcode *opcode)
{
	VEC_EACH (struct field *, it, &opcode->fields)
		if ((*it)->type->kind == TYPE_ENUM &&
			(str_equal((*it)->name, modifier->name) || str_equal((*it)->suffix, modifier->name))) {
			add_scope_field(arena, &modifier->fields, *it, opcode);
			return;
		}
}

const struct field *sem_modifier_field(
	const struct sem_modifier *modifier, const struct opcode *opcode)
{
	size_t count;
	const struct field *const *first = fields_of_opcode(&modifier->fields, opcode, &count);
	return first ? *first : NULL;
}

/* Is the word a value of a modifier of the family, a literal of the template? */
static bool is_literal_value(const struct sem_scope *scope, struct str word)
{
	VEC_EACH (const struct sem_modifier *, it, &scope->modifiers)
		if ((*it)->type && type_find_name((*it)->type, word))
			return true;
	return false;
}

/* Adds a modifier that only the header names. */
static void add_scope_modifier(struct sem_scope *scope, struct str name)
{
	if (sem_scope_modifier(scope, name) || is_literal_value(scope, name))
		return;
	struct sem_modifier *modifier = ARENA_NEW(scope->run->arena, struct sem_modifier);
	modifier->name = name;
	if (scope->family)
		VEC_EACH (const struct opcode *, op, &scope->family->opcodes)
			sem_add_modifier_field(scope->run->arena, modifier, *op);
	VEC_PUSH(scope->run->arena, &scope->modifiers, modifier);
}

const struct modifier_list *sem_family_list(const struct sem_family *family, struct str name)
{
	if (family)
		for (const struct definition *d = family->owner; d; d = d->parent)
			VEC_EACH (struct modifier_list, it, &d->modifier_lists)
				if (str_equal(it->name, name))
					return it;
	return NULL;
}

bool sem_modifier_has(
	const struct sem_scope *scope, const struct sem_modifier *modifier, struct str value)
{
	if (!modifier->type || modifier->type->poisoned)
		return true;
	const struct modifier_list *list = sem_family_list(scope->family, modifier->name);
	if (list)
		VEC_EACH (struct modifier_value, it, &list->values)
			if (str_equal(it->name, value))
				return true;
	return type_find_name(modifier->type, value) != NULL;
}

const struct sem_word *sem_word(struct sem_run *run, struct str text)
{
	struct sem_word *word = str_map_get(&run->words, text);
	if (word)
		return word;
	word = ARENA_NEW(run->arena, struct sem_word);
	word->text = text;
	run->words.arena = run->arena;
	str_map_put(&run->words, text, word);
	return word;
}

struct str sem_word_text(const struct sem_word *word)
{
	return word ? word->text : (struct str){ 0 };
}

struct sem_values sem_modifier_values(
	const struct sem_scope *scope, const struct sem_modifier *modifier)
{
	struct arena *arena = scope->run->arena;
	struct sem_values values = { 0 };
	const struct type *type = modifier->type;
	const struct modifier_list *list = sem_family_list(scope->family, modifier->name);
	if (list)
		VEC_EACH (struct modifier_value, it, &list->values)
			VEC_PUSH(arena, &values.list, it->name);
	if (!values.list.count) {
		for (size_t i = 0; i < type->values.count; i++)
			VEC_PUSH(arena, &values.list, type->values.items[i].name);
		return values;
	}
	const struct enumerator *hidden = NULL;
	if (modifier->field && modifier->field->kind == FIELD_DEFAULT &&
		values.list.count < type->values.count)
		hidden = type_find_value(type, modifier->field->value);
	for (size_t i = 0; hidden && i < values.list.count; i++)
		if (str_equal(values.list.items[i], hidden->name))
			hidden = NULL;
	if (hidden)
		VEC_PUSH(arena, &values.list, hidden->name);
	return values;
}

/* ---- symbols ---- */

struct sem_symbol *sem_scope_find(const struct sem_scope *scope, struct str name)
{
	return str_map_get(&scope->map, name);
}

bool sem_keeps(const struct sem_symbol *symbol)
{
	bool untouched = !symbol->written && !symbol->side_written;
	return symbol->kept || (symbol->out && !symbol->in && (symbol->open || untouched));
}

struct sem_symbol *scope_add_symbol(
	struct sem_scope *scope, enum sem_symbol_kind kind, struct str name, struct span span)
{
	struct sem_symbol *symbol = sem_scope_find(scope, name);
	if (symbol)
		return symbol;
	symbol = ARENA_NEW(scope->run->arena, struct sem_symbol);
	symbol->kind = kind;
	symbol->name = name;
	symbol->span = span;
	symbol->index = scope->symbols.count;
	VEC_PUSH(scope->run->arena, &scope->symbols, symbol);
	str_map_put(&scope->map, name, symbol);
	return symbol;
}

static bool list_has(const struct operand_list *list, struct str name)
{
	VEC_EACH (struct ast_expr *, it, &list->items)
		if (str_equal((*it)->text, name))
			return true;
	return false;
}

/* Width of an operand in bits, if a plain number, its register file or its memory gives it; else
 * 0. */
static unsigned width_of_operand_field(const struct opcode *opcode, const struct field *field)
{
	const struct bitwidth *stated = definition_bitwidth(opcode->definition, field->name);
	const struct ast_expr *number = stated ? stated->expr : NULL;
	if (stated)
		return number && number->kind == AST_NUMBER && number->number <= 128
				   ? (unsigned)number->number
				   : 0;
	bool has_file = type_is_register(field->type);
	return has_file || type_is_memory(field->type) ? type_natural_width(field->type) : 0;
}

static void set_roles(struct sem_symbol *symbol, const struct opcode *opcode, struct str name)
{
	const struct definition *in = definition_with_list(opcode->definition, LIST_IN);
	const struct definition *out = definition_with_list(opcode->definition, LIST_OUT);
	symbol->in = symbol->in || (in && list_has(&in->lists[LIST_IN], name));
	symbol->out = symbol->out || (out && list_has(&out->lists[LIST_OUT], name));
	symbol->no_in_list = symbol->no_in_list || !in;
	symbol->no_out_list = symbol->no_out_list || !out;
}

const struct field *sem_unassignable_field(const struct sem_symbol *symbol)
{
	VEC_EACH (const struct field *, it, &symbol->fields.list)
		if ((*it)->type->kind != TYPE_REGISTER && (*it)->type->kind != TYPE_COMPOSITE)
			return *it;
	return NULL;
}

void scope_infer_roles(struct sem_symbol *symbol)
{
	bool written = symbol->written || symbol->side_written;
	if ((symbol->kind != SEM_OPERAND && symbol->kind != SEM_FILE) || symbol->keyword)
		return;
	if (symbol->no_out_list && !symbol->in && written && !sem_unassignable_field(symbol))
		symbol->out = true;
	if (symbol->no_in_list && (symbol->read || symbol->side_read || (written && !symbol->out)))
		symbol->in = true;
}

static void bind_symbol_field(struct sem_scope *scope, struct sem_symbol *symbol,
	const struct opcode *opcode, const struct field *field)
{
	unsigned width = width_of_operand_field(opcode, field);
	if (!symbol->fields.list.count || width == symbol->width)
		symbol->width = width;
	else
		symbol->width = 0;
	add_scope_field(scope->run->arena, &symbol->fields, field, opcode);
	set_roles(symbol, opcode, field->name);
}

const struct field *const *sem_symbol_fields(
	const struct sem_symbol *symbol, const struct opcode *opcode, size_t *count)
{
	return fields_of_opcode(&symbol->fields, opcode, count);
}

/* The field that a form shows under this name, or NULL; a part in the text of another field only if
 * no field is shown under it. */
static const struct field *shown_field(const struct form *form, struct str label)
{
	const struct field *within = NULL;
	VEC_EACH (struct form_element, it, &form->all) {
		const struct element *e = it->element;
		if (!element_is_operand(e) || !str_equal(e->label, label))
			continue;
		if (!e->whole.length || str_equal(e->whole, label))
			return e->field;
		within = within ? within : e->field;
	}
	return within;
}

static bool equal_fold(struct str a, struct str b)
{
	if (a.length != b.length)
		return false;
	for (size_t i = 0; i < a.length; i++)
		if (tolower((unsigned char)a.text[i]) != tolower((unsigned char)b.text[i]))
			return false;
	return true;
}

/* The field of the opcode that a name in the header denotes, if no form shows it. */
static const struct field *named_field(
	const struct sem_scope *scope, const struct opcode *opcode, struct str name)
{
	const struct operand_def *def = isa_find_operand(scope->run->isa, name);
	if (def)
		VEC_EACH (struct str, it, &def->stands) {
			const struct field *field = opcode_find_field(opcode, *it);
			if (field)
				return field;
		}
	VEC_EACH (struct field *, it, &opcode->fields)
		if (equal_fold((*it)->name, name))
			return *it;
	return NULL;
}

static void bind_symbol_fields(struct sem_scope *scope, struct sem_symbol *symbol)
{
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes) {
		const struct field *field = NULL;
		if (!opcode_uses_template(*op, scope->template))
			continue;
		VEC_EACH (struct form *, it, &(*op)->forms)
			if (!field && (*it)->template == scope->template)
				field = shown_field(*it, symbol->name);
		if (!field)
			field = named_field(scope, *op, symbol->name);
		if (field)
			bind_symbol_field(scope, symbol, *op, field);
	}
}

/* ---- the header ---- */

/* Binds the fields in the text of an operand defined by a pattern: c[vb.bank][{ura+}vb.disp]. */
static void bind_pattern(struct sem_scope *scope, struct sem_symbol *symbol,
	const struct opcode *opcode, const struct syntax *pattern)
{
	VEC_EACH (const struct syntax_part, it, &pattern->parts) {
		const struct field *field = part_is_word(it) ? opcode_find_field(opcode, it->text) : NULL;
		if (field)
			bind_symbol_field(scope, symbol, opcode, field);
	}
}

/* Does a literal word of the header denote a register, or a memory of the machine, in the block? */
static bool is_own_name(const struct sem_scope *scope, struct str word, bool before_bracket)
{
	struct sem_state state = sem_find_state(scope, word);
	if (state.kind == SEM_STATE_MEMORY)
		return scope->run->isa->counter && !state.memory->banks;
	uint64_t number;
	return isa_find_view(scope->run->isa, word, &number) ||
		   (sem_is_machine_state(&state) && !(before_bracket && state.kind == SEM_STATE_FILE));
}

/* Does the text contain the word? */
static bool has_word(struct str text, struct str word)
{
	for (size_t at = 0; at < text.length;) {
		struct str rest = str_slice(text, at, text.length);
		size_t length = lex_name_length(rest);
		if (length && str_equal(str_slice(rest, 0, length), word))
			return true;
		at += length ? length : 1;
	}
	return false;
}

/* Is the word in quoted text of the template? */
static bool is_quoted_in_header(const struct sem_scope *scope, struct str word)
{
	if (scope->template)
		VEC_EACH (const struct syntax_part, it, &scope->template->syntax->parts)
			if (it->kind == PART_QUOTED && has_word(it->text, word))
				return true;
	return false;
}

/* Has the template the word as a word of its own? */
static bool is_own_header_word(const struct sem_scope *scope, struct str word)
{
	return scope->template && syntax_find_word(scope->template->syntax, word);
}

static bool is_dotted_word(const struct sem_scope *scope, struct str word)
{
	return scope->template && syntax_find(scope->template->syntax, PART_MODIFIER, word);
}

/* Is a dotted word of the header quoted text, and not a modifier? */
static bool is_dotted_text(const struct sem_scope *scope, struct str word)
{
	return is_quoted_in_header(scope, word) && !is_dotted_word(scope, word);
}

/* Is it an operand after a dot that is text of the template, as in `rd '.' n`? */
static bool is_dotted_operand(const struct sem_scope *scope, struct str word)
{
	return is_own_header_word(scope, word) && !is_dotted_word(scope, word);
}

/* Does the word denote a field of some opcode that uses the template? */
static bool is_operand(const struct sem_scope *scope, struct str word)
{
	VEC_EACH (const struct opcode *, op, &scope->family->opcodes)
		if (opcode_uses_template(*op, scope->template) && named_field(scope, *op, word))
			return true;
	return false;
}

/* Is it a Keyword, the mnemonic of an expression, or quoted text of the template? */
static bool is_literal(const struct sem_scope *scope, struct str word)
{
	if (isa_is_keyword(scope->run->isa, word))
		return true;
	if (scope->template && str_equal(scope->template->mnemonic, word) && !is_operand(scope, word))
		return true;
	return is_quoted_in_header(scope, word) && !is_own_header_word(scope, word);
}

/* R in R[e], c in c[bank][e] */
static bool is_file(const struct sem_scope *scope, const struct sem_operand *whole, struct str word)
{
	const struct operand_def *def = isa_find_operand(scope->run->isa, whole->text);
	struct sem_state state = sem_find_state(scope, word);
	return (def && def->syntax) || scope_is_indexed(&state) || !scope->template ||
		   !is_operand(scope, word);
}

static void add_header_word(
	struct sem_scope *scope, size_t operand, struct str word, struct span span, bool before_bracket)
{
	const struct sem_operand *whole = &scope->block->operands.items[operand];
	bool literal = is_literal(scope, word);
	if (literal && is_own_name(scope, word, before_bracket))
		return;
	struct sem_state state = sem_find_state(scope, word);
	bool file =
		before_bracket && (literal ? scope_is_indexed(&state) : is_file(scope, whole, word));
	enum sem_symbol_kind kind = file ? SEM_FILE : SEM_OPERAND;
	const struct field *mode = kind == SEM_OPERAND && scope->family && !literal
								   ? sem_find_mode(scope->run->isa, scope->family, word)
								   : NULL;
	struct str name = mode ? sem_mode_bits(scope->run->arena, word) : word;
	struct sem_symbol *symbol = scope_add_symbol(scope, kind, name, span);
	symbol->operand = operand;
	if (!scope->template)
		return;
	if (mode) { /* the operand itself is a local, see mode.c */
		symbol->name = word;
		bind_symbol_fields(scope, symbol);
		symbol->name = name;
		symbol->in = symbol->in || symbol->out; /* of the bits; mode_check_lists has the rest */
		symbol->out = false;
		return;
	}
	const struct operand_def *def = isa_find_operand(scope->run->isa, whole->text);
	if (kind == SEM_FILE && def && def->syntax) {
		VEC_EACH (const struct opcode *, op, &scope->family->opcodes)
			bind_pattern(scope, symbol, *op, def->syntax);
	} else if (kind == SEM_OPERAND && literal) {
		symbol->keyword = true;
		VEC_EACH (const struct opcode *, op, &scope->family->opcodes)
			set_roles(symbol, *op, word);
	} else if (kind == SEM_OPERAND) {
		bind_symbol_fields(scope, symbol);
	}
}

/* The length of a mnemonic at the start of the text that is one word but no name: 3op. */
static size_t odd_mnemonic(const struct sem_scope *scope, struct str text)
{
	const struct syntax *syntax = scope->template ? scope->template->syntax : NULL;
	const struct syntax_part *first = syntax ? syntax->parts.items : NULL;
	bool odd = syntax && syntax->parts.count && first->kind == PART_MNEMONIC &&
			   lex_name_length(first->text) != first->text.length;
	return odd && str_starts_with(text, first->text) ? first->text.length : 0;
}

size_t sem_header_name_length(const struct sem_scope *scope, struct str text)
{
	size_t length = lex_name_length(text);
	bool quoted = length && text.text[0] == '$' &&
				  !is_own_header_word(scope, str_slice(text, 0, length)) &&
				  is_own_header_word(scope, str_slice(text, 1, length));
	return quoted ? 0 : length;
}

/* Adds the names in an operand of the header; a word after a dot is a modifier. */
static void header_operand(struct sem_scope *scope, size_t operand)
{
	const struct sem_operand *o = &scope->block->operands.items[operand];
	struct str text = o->text;
	for (size_t at = operand ? 0 : odd_mnemonic(scope, text); at < text.length;) {
		struct str rest = str_slice(text, at, text.length);
		size_t length = sem_header_name_length(scope, rest);
		if (!length) {
			at++;
			continue;
		}
		struct str word = str_slice(rest, 0, length);
		bool dotted = at && text.text[at - 1] == '.' && (at < 2 || text.text[at - 2] != '.');
		if (dotted && !is_dotted_operand(scope, word)) {
			if (!is_dotted_text(scope, word))
				add_scope_modifier(scope, word);
		} else {
			add_header_word(
				scope, operand, word, o->span, length < rest.length && rest.text[length] == '[');
		}
		at += length;
	}
}

void scope_add_header(struct sem_scope *scope)
{
	const struct sem_block *block = scope->block;
	VEC_EACH (struct sem_suffix, it, &block->suffixes)
		if (!is_dotted_text(scope, it->name))
			add_scope_modifier(scope, it->name);
	for (size_t i = 0; i < block->operands.count; i++)
		if (block->kind == SEM_FUNCTION)
			scope_add_symbol(
				scope, SEM_PARAM, block->operands.items[i].text, block->operands.items[i].span);
		else
			header_operand(scope, i);
}
