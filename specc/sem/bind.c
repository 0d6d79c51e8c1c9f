/* SPDX-License-Identifier: MIT */
/* Binds the names of a block's header to the fields of an opcode, for one instruction word. */
#include "isa/mode.h"
#include "isa/syntax.h"
#include "sem/bind.h"

#include "isa/condition.h"
#include "lang/lex.h"

struct binder {
	struct arena *arena;
	struct sem_scope *scope;
	const struct isa *isa;
	const struct opcode *opcode;
	struct word word;
};

/* ---- expressions of the spec over fields ---- */

struct names {
	const struct sem_fields *fields;
	const struct format_def *format; /* its parameters stand for the arguments of call; or NULL */
	const struct ast_expr *call;
};

static bool value_of_bound_name(void *user, struct str name, struct value *value)
{
	const struct names *names = user;
	uint64_t bits;
	if (names->format)
		for (size_t i = 0; i < names->format->params.count; i++)
			if (str_equal(names->format->params.items[i], name) && i < names->call->operands.count)
				name = names->call->operands.items[i]->text;
	const struct field *field = opcode_find_field(names->fields->opcode, name);
	if (!field || !names->fields->value(names->fields->user, field, &bits))
		return false;
	*value = (struct value){ .number = (int64_t)bits, .field = field };
	return true;
}

unsigned sem_width_of(const struct sem_fields *fields, const struct field *field, unsigned natural)
{
	const struct bitwidth *bitwidth = definition_bitwidth(fields->opcode->definition, field->name);
	struct names names = { fields, NULL, NULL };
	struct value value = { 0 };
	if (!bitwidth)
		return natural;
	if (!condition_eval(NULL, bitwidth->expr, value_of_bound_name, &names, &value) ||
		value.number < 1 || value.number > 128)
		return 0;
	return (unsigned)value.number;
}

static const struct asm_format *format_of(const struct opcode *opcode, struct str field)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct asm_format, it, &d->asm_formats)
			if (str_equal(it->field, field))
				return it;
	return NULL;
}

static struct str prefix_of(
	const struct sem_fields *fields, const struct field *field, const struct modifier_def *def)
{
	const struct asm_format *asm_format = format_of(fields->opcode, field->name);
	struct value value;
	if (!asm_format)
		return def->prefix;
	VEC_EACH (struct format_def *, it, &fields->isa->formats) {
		struct names names = { fields, *it, asm_format->call };
		if (str_equal((*it)->name, asm_format->call->text) && (*it)->prefix &&
			condition_eval(NULL, (*it)->prefix, value_of_bound_name, &names, &value))
			return value.text;
	}
	return (struct str){ 0 };
}

/* ---- the word ---- */

static bool value_in_word(const void *user, const struct field *field, uint64_t *value)
{
	const struct binder *b = user;
	*value = field_extract(field, b->word);
	return true;
}

static struct sem_fields fields_of_binder(const struct binder *b)
{
	return (struct sem_fields){ b->isa, b->opcode, value_in_word, b };
}

static unsigned width_of_access(const struct binder *b, const struct field *field, unsigned natural)
{
	struct sem_fields fields = fields_of_binder(b);
	return sem_width_of(&fields, field, natural);
}

/* ---- modifiers of operands ---- */

static enum sem_sign sign_of(struct str prefix)
{
	return str_equal_c(prefix, "-")                               ? SEM_NEGATE
		   : str_equal_c(prefix, "~") || str_equal_c(prefix, "!") ? SEM_INVERT
		   : str_equal_c(prefix, "|")                             ? SEM_ABSOLUTE
																  : SEM_UNKNOWN_SIGN;
}

bool sem_find_signs(const struct sem_fields *fields, const struct field *operand,
	bool (*found)(void *user, enum sem_sign sign, const struct field *field, uint64_t on),
	void *user)
{
	VEC_EACH (struct field *, f, &fields->opcode->fields) {
		if (!str_equal((*f)->base, operand->name) || !(*f)->suffix.length)
			continue;
		VEC_EACH (struct modifier_def *, it, &fields->isa->modifiers) {
			if (!str_equal((*it)->name, (*f)->suffix))
				continue;
			enum sem_sign sign = sign_of(prefix_of(fields, *f, *it));
			if (sign == SEM_UNKNOWN_SIGN) /* a format writes it as other text */
				sign = sign_of((*it)->prefix);
			if (sign == SEM_UNKNOWN_SIGN && !(*it)->prefix.length)
				continue; /* a suffix such as .B1 is a modifier of the block */
			if (!found(user, sign, *f, (*it)->on))
				return false;
		}
	}
	return true;
}

enum sem_sign sem_sign_named(const struct field *const *fields, struct str suffix)
{
	enum sem_sign sign = SEM_NEGATE;
	while (sign < SEM_SIGNS && !(fields[sign] && str_equal(fields[sign]->suffix, suffix)))
		sign++;
	return sign;
}

/* False if the kind of operand modifier is unknown. */
static bool set_access_sign(void *user, enum sem_sign sign, const struct field *field, uint64_t on)
{
	struct sem_access *access = user;
	if (sign == SEM_UNKNOWN_SIGN)
		return false;
	access->signs[sign] = field;
	access->on[sign] = on;
	return true;
}

/* ---- memory ---- */

static bool is_signed_type(const struct type *type)
{
	return type->kind == TYPE_INTEGER && type->coding == CODING_SIGNED;
}

/* The term for a word of a pattern: a field, or a part of the field `whole`. */
static bool term_of_word(
	const struct binder *b, const struct field *whole, struct str word, struct sem_term *term)
{
	const struct part *part = whole ? type_find_part(whole->type, word) : NULL;
	const struct field *field = opcode_find_field(b->opcode, word);
	if (part) {
		*term = (struct sem_term){ whole, part->type, NULL, part->lsb, part->type->width,
			is_signed_type(part->type) };
		return true;
	}
	if (!field)
		return false;
	*term = (struct sem_term){ field, field->type,
		type_is_register(field->type) ? field->type->file : NULL, 0, field->width,
		is_signed_type(field->type) };
	return true;
}

/* The terms of an index. A word after a full stop is a part of the field before it. Terms that the
 * opcode lacks are omitted. */
static struct sem_index index_of_syntax(
	const struct binder *b, const struct syntax_index *written, const struct field *whole)
{
	struct sem_index index = { 0 };
	const struct field *last = NULL; /* before the full stop */
	VEC_EACH (const struct syntax_part *, it, &written->words) {
		bool behind = (*it)->kind == PART_MODIFIER;
		const struct field *field = behind ? NULL : opcode_find_field(b->opcode, (*it)->text);
		struct sem_term term;
		if (field && field->type->kind == TYPE_COMPOSITE)
			last = field; /* a part of it follows */
		else if (term_of_word(b, behind ? last : whole, (*it)->text, &term))
			VEC_PUSH(b->arena, &index.terms, term);
	}
	return index;
}

/* Fills in access if the syntax is that of a memory word, c[vb.bank][{ura+}vb.disp]; otherwise
 * returns false. whole: the field whose parts may be named without it; or NULL. */
static bool bind_memory(const struct binder *b, struct sem_access *access,
	const struct syntax *syntax, const struct field *whole)
{
	const struct memory *memory = syntax ? syntax->memory : NULL;
	if (!memory || syntax->indices.count != (memory->banks ? 2u : 1u))
		return false;
	access->memory = memory;
	access->kind = SEM_ACCESS_MEMORY;
	VEC_EACH (const struct syntax_index, it, &syntax->indices) {
		struct sem_index index = index_of_syntax(b, it, whole);
		VEC_PUSH(b->arena, &access->indices, index);
	}
	return true;
}

static bool index_varies(const struct sem_access *access)
{
	VEC_EACH (struct sem_index, it, &access->indices)
		VEC_EACH (struct sem_term, term, &it->terms)
			if (term->file && term->file->lanes > 1)
				return true;
	return false;
}

/* ---- operands ---- */

bool sem_is_float(const struct opcode *opcode, const struct field *operand, bool *is_declared)
{
	*is_declared = true;
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct operand_kind, it, &d->operand_kinds)
			if (str_equal(it->operand, operand->name))
				return str_equal_c(it->kind, "F32");
	*is_declared = operand->type->kind == TYPE_FLOAT;
	return *is_declared;
}

static bool bind_register(const struct binder *b, struct sem_access *access)
{
	const struct register_file *file = access->field->type->file;
	if (!file || !file->width)
		return false;
	access->kind = SEM_ACCESS_REGISTER;
	access->file = file;
	access->width = width_of_access(b, access->field, file->width);
	access->count = (access->width + file->width - 1) / file->width;
	access->varying = file->lanes > 1;
	access->is_bool = access->width == 1;
	return access->width != 0;
}

static bool bind_immediate(const struct binder *b, struct sem_access *access)
{
	const struct type *type = access->field->type;
	bool has_bitwidth = definition_bitwidth(b->opcode->definition, access->field->name) != NULL;
	access->kind = SEM_ACCESS_IMMEDIATE;
	access->width = has_bitwidth ? width_of_access(b, access->field, 0) : 0;
	if (has_bitwidth && !access->width)
		return false;
	sem_set_coding(access, type);
	return true;
}

static bool bind_access_field(
	const struct binder *b, struct sem_access *access, const struct field *field)
{
	access->field = field;
	if (field->poisoned || field->type->poisoned)
		return false;
	switch (field->type->kind) {
	case TYPE_REGISTER:
		if (!(field->type->places ? bind_immediate(b, access) : bind_register(b, access)))
			return false;
		break;
	case TYPE_COMPOSITE:
		if (!type_is_memory(field->type)) {
			if (!bind_immediate(b, access))
				return false;
			break;
		}
		if (!bind_memory(b, access, field->type->syntax, field))
			return false;
		access->width = width_of_access(b, field, access->memory->word);
		access->varying = index_varies(access);
		break;
	case TYPE_ENUM:
	case TYPE_INTEGER:
	case TYPE_FLOAT:
		if (!bind_immediate(b, access))
			return false;
		break;
	}
	struct sem_fields fields = fields_of_binder(b);
	bool is_declared;
	access->is_float = sem_is_float(b->opcode, field, &is_declared);
	return access->width && sem_find_signs(&fields, field, set_access_sign, access);
}

/* The field that a header symbol denotes in this opcode, or NULL. */
static const struct field *field_of(const struct binder *b, const struct sem_symbol *symbol)
{
	size_t count;
	const struct field *const *fields = sem_symbol_fields(symbol, b->opcode, &count);
	return fields ? *fields : NULL;
}

/* ---- operands that a pattern defines ---- */

/* The position of the word at `at` in "c[UImm][URa+SImm]": its index, from 1, and its term within
 * that. */
static void position_in(struct str text, size_t at, size_t *index, size_t *term)
{
	*index = *term = 0;
	for (size_t i = 0; i < at; i++) {
		if (text.text[i] == '[') {
			++*index;
			*term = 0;
		}
		*term += text.text[i] == '+';
	}
}

/* Binds a name inside the brackets of a header's operand to a term of the operand's pattern, by its
 * position from the end of the index: an opcode may lack leading terms. */
static bool bind_term(const struct binder *b, struct sem_access *access,
	const struct sem_symbol *symbol, const struct sem_access *whole)
{
	struct str text = b->scope->block->operands.items[symbol->operand].text;
	size_t at = 0, index, term, terms = 0;
	while (at < text.length && !str_starts_with(str_slice(text, at, text.length), symbol->name))
		at++;
	position_in(text, at, &index, &term);
	if (index == 0 || index > whole->indices.count)
		return false;
	for (size_t i = at; i < text.length && text.text[i] != ']'; i++)
		terms += text.text[i] == '+';
	const struct sem_index *all = &whole->indices.items[index - 1];
	if (terms + 1 > all->terms.count)
		return false;
	const struct sem_term *found = &all->terms.items[all->terms.count - 1 - terms];
	access->field = found->field;
	access->width = access->own = found->width;
	access->lsb = found->lsb;
	access->is_signed = found->is_signed;
	access->scale = 1;
	access->kind = SEM_ACCESS_IMMEDIATE;
	return found->file ? bind_access_field(b, access, found->field) : true;
}

/* Binds the name before [..]: a register file or a memory. */
static bool bind_file(
	const struct binder *b, struct sem_access *access, const struct sem_symbol *symbol)
{
	struct str text = b->scope->block->operands.items[symbol->operand].text;
	const struct operand_def *def = isa_find_operand(b->isa, text);
	if (def && bind_memory(b, access, def->syntax, NULL)) {
		const struct field *field = field_of(b, symbol);
		VEC_EACH (struct sem_index, it, &access->indices)
			VEC_EACH (struct sem_term, term, &it->terms)
				if (term->field->type->kind == TYPE_COMPOSITE)
					field = term->field;
		access->field = field;
		access->width =
			field ? width_of_access(b, field, access->memory->word) : access->memory->word;
	} else {
		access->memory = isa_find_memory(b->isa, symbol->name);
		access->file = isa_find_file(b->isa, symbol->name);
		access->width = access->memory ? access->memory->word
						: access->file ? access->file->width
									   : 0;
	}
	access->kind = SEM_ACCESS_FILE;
	access->varying = access->file && access->file->lanes > 1;
	access->is_bool = access->width == 1;
	access->count = 1;
	return access->width != 0;
}

static const struct sem_symbol *file_of_operand(const struct binder *b, size_t operand)
{
	VEC_EACH (struct sem_symbol *, it, &b->scope->symbols)
		if ((*it)->kind == SEM_FILE && (*it)->operand == operand)
			return *it;
	return NULL;
}

static bool bind_symbol(
	const struct binder *b, struct sem_bound *bound, const struct sem_symbol *symbol)
{
	struct sem_access *access = &bound->accesses.items[symbol->index];
	access->in = symbol->in;
	access->out = symbol->out;
	if (symbol->kind == SEM_FILE)
		return bind_file(b, access, symbol);
	if (symbol->kind != SEM_OPERAND || symbol->keyword)
		return true;
	const struct field *field = field_of(b, symbol);
	if (field)
		return bind_access_field(b, access, field);
	const struct sem_symbol *file = file_of_operand(b, symbol->operand);
	return file && bind_term(b, access, symbol, &bound->accesses.items[file->index]);
}

/* ---- the header ---- */

static bool bind_guard(const struct binder *b, struct sem_access *guard)
{
	VEC_EACH (struct operand_def *, def, &b->isa->operands)
		for (size_t i = 0; (*def)->is_guard && i < (*def)->stands.count; i++) {
			const struct field *field = opcode_find_field(b->opcode, (*def)->stands.items[i]);
			if (field)
				return bind_access_field(b, guard, field) && guard->kind == SEM_ACCESS_REGISTER;
		}
	return true;
}

bool sem_bind(struct arena *arena, struct sem_scope *scope, const struct opcode *opcode,
	struct word word, struct sem_bound *bound)
{
	struct binder b = { arena, scope, scope->run->isa, opcode, word };
	*bound = (struct sem_bound){ .opcode = opcode, .scope = scope };
	for (size_t i = 0; i < scope->symbols.count; i++) {
		struct sem_access none = { .kind = SEM_ACCESS_NONE };
		VEC_PUSH(arena, &bound->accesses, none);
	}
	for (unsigned round = 0; round < 2; round++) /* files first: names in brackets need them */
		VEC_EACH (struct sem_symbol *, it, &scope->symbols)
			if (((*it)->kind == SEM_FILE) == (round == 0) && !bind_symbol(&b, bound, *it))
				return false;
	if (!bind_guard(&b, &bound->guard))
		return false;
	unsigned lanes = isa_lanes(b.isa);
	bound->uniform = lanes == 1 || (bound->guard.field && bound->guard.file->lanes == 1);
	return true;
}

struct str sem_modifier_value(
	const struct sem_modifier *modifier, const struct opcode *opcode, struct word word)
{
	const struct field *field = sem_modifier_field(modifier, opcode);
	const struct enumerator *e =
		field ? type_find_value(field->type, field_extract(field, word)) : NULL;
	return e ? e->name : (struct str){ 0 };
}

/* ---- register files of an interpreter ---- */

uint64_t sem_file_count(const struct register_file *file)
{
	uint64_t count = file->count ? file->first + file->count : 0;
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number >= count)
			count = it->number < UINT64_MAX ? it->number + 1 : it->number;
	return count;
}

const struct register_file *sem_file_high(const struct register_file *file)
{
	return register_file_whole(file)->high;
}

unsigned sem_file_bits(const struct register_file *file)
{
	return file->width > 64 ? 64 : file->width;
}

const char *sem_file_limit(struct arena *arena, const struct register_file *file)
{
	enum { WIDTH_MAX = 128, LANES_MAX = 64, COUNT_MAX = 0x200000 };
	bool split = file->width > 64;
	if (file->width > WIDTH_MAX)
		return arena_printf(arena,
			"a register of '%.*s' has %u bits, but the interpreter supports at most %d",
			STR_ARG(file->name), file->width, WIDTH_MAX);
	if (file->lanes > LANES_MAX)
		return arena_printf(arena, "'%.*s' has %u lanes, but the interpreter supports at most %d",
			STR_ARG(file->name), file->lanes, LANES_MAX);
	if (file->width < 1 || sem_file_count(file) > COUNT_MAX || (split && !sem_file_high(file)))
		return arena_printf(arena, "'%.*s' has too many registers", STR_ARG(file->name));
	return NULL;
}
