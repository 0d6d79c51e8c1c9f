/* SPDX-License-Identifier: MIT */
/* The rows of an operand with alternatives -> pseudo-code: what computes addresses, does what comes
 * after, loads and stores. Rows whose code is the same share a branch. */
#include "isa/mode.h"
#include "lang/lex.h"
#include "sem/mode.h"
#include "sem/view.h"

/* ---- the text of values ---- */

/* A view that a row names. */
static struct view_text view_by_name(
	struct mode_text *t, struct span because, const struct sem_state *named)
{
	return (struct view_text){ .isa = t->run->isa,
		.file = named->file,
		.made = &t->made,
		.number = { .known = true, .value = named->number, .because = because },
		.by_name = true };
}

/* The next part that the text names, from *at on, where its name is; NULL at the end. */
static const struct part *next_part(const struct mode_text *t, struct str text, size_t *at)
{
	while (*at < text.length) {
		size_t length = lex_ident_length(str_slice(text, *at, text.length));
		bool inside = *at && (text.text[*at - 1] == '.' || char_is_word(text.text[*at - 1]));
		const struct part *part =
			length && !inside ? type_find_part(t->operand->mode, str_slice(text, *at, *at + length))
							  : NULL;
		if (part)
			return part;
		*at += length ? length : 1;
	}
	return NULL;
}

/* Pseudo-code of a row, with the values of parts, or their locals, in the places of their names. */
static void add_row_code(struct mode_text *t, struct span code)
{
	struct str text = span_text(code);
	const struct part *part;
	size_t from = 0;
	for (size_t at = 0; (part = next_part(t, text, &at)) != NULL; at = from) {
		made_add(&t->made, span_part(code, from, at));
		from = at + part->name.length;
		if (t->names_parts)
			made_add_for(
				&t->made, span_part(code, at, from), "%.*s", STR_ARG(mode_part_local(t, part)));
		else
			mode_add_value(t, span_part(code, at, from), part);
	}
	made_add(&t->made, span_part(code, from, text.length));
}

/* near = (INT8(bits[12:5])); for each part that the code names */
static void add_locals(struct mode_text *t, struct span code)
{
	struct str text = span_text(code);
	const struct part *part;
	for (size_t at = 0; (part = next_part(t, text, &at)) != NULL; at += part->name.length) {
		struct span because = span_part(code, at, at + part->name.length);
		made_add_for(&t->made, because, "%.*s = ", STR_ARG(mode_part_local(t, part)));
		mode_add_value(t, because, part);
		made_add_for(&t->made, because, ";\n");
	}
}

/* ---- places ---- */

/* The number of bits in "[7:0]", which are constant, and the lowest; 0: it is something else. */
static unsigned slice_width(struct str text, unsigned *lsb)
{
	uint64_t high = 0, low = 0;
	size_t at = 1;
	bool whole = str_starts_with(text, STR("[")) && str_read_decimal(text, &at, 4, &high) &&
				 at < text.length && text.text[at++] == ':' &&
				 str_read_decimal(text, &at, 4, &low) &&
				 str_equal_c(str_slice(text, at, text.length), "]") && high >= low;
	*lsb = (unsigned)low;
	return whole ? (unsigned)(high - low) + 1 : 0;
}

static struct str code_text(struct span code)
{
	return code.source ? span_text(code) : (struct str){ 0 };
}

/* The part that is a register whose name the code begins with, or NULL; length: of the name. */
static const struct part *register_at(const struct mode_text *t, struct span code, size_t *length)
{
	struct str text = code_text(code);
	*length = lex_ident_length(text);
	const struct part *part = type_find_part(t->operand->mode, str_slice(text, 0, *length));
	return part && part->type->kind == TYPE_REGISTER ? part : NULL;
}

/* The part that a place is, if it is a register or bits of one, `d[7:0]`. */
static const struct part *mode_register(
	const struct mode_text *t, const struct alternative *a, unsigned *lsb, unsigned *width)
{
	struct str text = code_text(a->place);
	size_t length;
	const struct part *part = register_at(t, a->place, &length);
	if (!part)
		return NULL;
	*lsb = 0;
	*width = part->type->file->width;
	if (length < text.length)
		*width = slice_width(str_slice(text, length, text.length), lsb);
	return *width && *lsb + *width <= part->type->file->width ? part : NULL;
}

/* Does the bracket at this offset end with the text? */
static bool encloses_rest(struct str text, size_t at)
{
	size_t depth = 0;
	for (; at < text.length && text.text[at]; at++) {
		depth += text.text[at] == '[';
		depth -= text.text[at] == ']';
		if (!depth)
			return at + 1 == text.length;
	}
	return false;
}

/* The offset of the bracket of a place in memory, `mem[...]`; 0 if it is none. */
static size_t memory_bracket(const struct mode_text *t, const struct alternative *a)
{
	struct str text = code_text(a->place);
	size_t length = lex_ident_length(text);
	struct sem_scope scope = { .run = t->run, .block = t->block };
	enum sem_state_kind kind = sem_find_state(&scope, str_slice(text, 0, length)).kind;
	bool indexed = kind == SEM_STATE_MEMORY || kind == SEM_STATE_FILE;
	bool part = type_find_part(t->operand->mode, str_slice(text, 0, length));
	return length && !part && indexed && encloses_rest(text, length) ? length : 0;
}

/* What a word denotes in a row, where it is no part; a view is a register. */
static struct sem_state state_in_row(const struct mode_text *t, struct str word)
{
	struct sem_scope scope = { .run = t->run, .block = t->block };
	struct sem_state state = sem_find_state(&scope, word);
	if (state.kind != SEM_STATE_NONE)
		return state;
	state.file = isa_find_view(t->run->isa, word, &state.number);
	state.kind = state.file ? SEM_STATE_REGISTER : SEM_STATE_NONE;
	state.width = state.file ? state.file->width : 0;
	return state;
}

/* What After assigns: a register, a part or by its own name, and the offset of the value. */
struct after {
	const struct part *part; /* NULL: by its name */
	struct str name;
	struct sem_state named;
	size_t value;
};

static bool read_after(const struct mode_text *t, const struct alternative *a, struct after *after)
{
	struct str text = code_text(a->after);
	size_t length, at;
	*after = (struct after){ .part = register_at(t, a->after, &length) };
	after->name = str_slice(text, 0, length);
	if (length && !type_find_part(t->operand->mode, after->name))
		after->named = state_in_row(t, after->name);
	at = str_skip_blanks(text, length);
	after->value = at + 1;
	return at < text.length && text.text[at] == '=' &&
		   (after->part || after->named.kind == SEM_STATE_REGISTER);
}

bool mode_has_memory(const struct mode_text *t)
{
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		if (memory_bracket(t, *it))
			return true;
	return false;
}

bool mode_has_after(const struct mode_text *t)
{
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		if ((*it)->after.source)
			return true;
	return false;
}

/* ---- what a block cannot do with a row ---- */

/* r[3], r[31:0] of 16 bits, r[k:0]: begins as bits of a register do. */
static bool report_target(const struct mode_text *t, const struct alternative *a)
{
	struct str text = code_text(a->place);
	size_t length;
	const struct part *part = register_at(t, a->place, &length);
	if (part && length < text.length && text.text[length] == '[')
		return diag_fail(t->run->diag, CHECK_SEMANTICS_EXECUTION, a->place,
			"a block assigns '%.*s', but this is not a place in register '%.*s': expected "
			"constants within its %u bits, such as %.*s[7:0]",
			STR_ARG(t->operand->name), STR_ARG(part->name), part->type->file->width,
			STR_ARG(part->name));
	return diag_fail(t->run->diag, CHECK_SEMANTICS_EXECUTION, a->place.source ? a->place : a->span,
		"a block assigns '%.*s', but '%.*s' is not a register or a word of memory: leave the row "
		"out of the class of the field",
		STR_ARG(t->operand->name), STR_ARG(a->name));
}

static bool check_row_uses(const struct mode_text *t, const struct alternative *a)
{
	const struct mode_operand *operand = t->operand;
	struct after after;
	unsigned lsb, width;
	bool sound = true;
	if (a->after.source && !read_after(t, a, &after))
		sound = diag_fail(t->run->diag, CHECK_SEMANTICS_SYNTAX, a->after,
			"expected 'register = value' after the place, with a register or a part that is one");
	if (operand->read && !a->place.source)
		sound = diag_fail(t->run->diag, CHECK_SEMANTICS_EXECUTION, a->span,
			"a block reads '%.*s', but '%.*s' has no Place", STR_ARG(operand->name),
			STR_ARG(a->name));
	if (operand->written && !mode_register(t, a, &lsb, &width) && !memory_bracket(t, a))
		sound = report_target(t, a);
	return sound;
}

bool mode_check_uses(const struct mode_text *t)
{
	bool sound = true;
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		sound = check_row_uses(t, *it) && sound;
	return sound;
}

/* ---- groups of rows ---- */

struct row_group {
	struct str key;
	VEC(const struct alternative *) rows;
};

struct row_groups {
	VEC(struct row_group) list;
};

/* Of the words of several rows the first one counts. Can the row be tested before the group? */
static bool is_apart(const struct row_group *group, const struct alternative *a)
{
	VEC_EACH (const struct alternative *, it, &group->rows)
		if (cubes_meet((*it)->when, a->when))
			return false;
	return true;
}

/* Can the group be tested behind those after it? */
static bool can_be_last(const struct row_groups *groups, size_t i)
{
	const struct row_group *group = &groups->list.items[i];
	for (size_t k = i + 1; k < groups->list.count; k++)
		VEC_EACH (const struct alternative *, it, &group->rows)
			if (!is_apart(&groups->list.items[k], *it))
				return false;
	return true;
}

static void make_last(struct row_groups *groups, size_t i)
{
	for (; i + 1 < groups->list.count; i++) {
		struct row_group later = groups->list.items[i + 1];
		groups->list.items[i + 1] = groups->list.items[i];
		groups->list.items[i] = later;
	}
}

static void put_row(
	struct mode_text *t, struct row_groups *groups, row_key key_of, const struct alternative *a)
{
	struct row_group made = { .key = key_of(t, a) };
	bool apart = true; /* from all groups after this one */
	for (size_t i = groups->list.count; i-- > 0;) {
		struct row_group *group = &groups->list.items[i];
		bool same = str_equal(group->key, made.key);
		if (same && !apart && can_be_last(groups, i)) {
			make_last(groups, i);
			group = &groups->list.items[groups->list.count - 1];
			apart = true;
		}
		if (same && apart) {
			VEC_PUSH(t->run->arena, &group->rows, a);
			return;
		}
		apart = apart && is_apart(group, a);
	}
	VEC_PUSH(t->run->arena, &made.rows, a);
	VEC_PUSH(t->run->arena, &groups->list, made);
}

/* The last group needs no test: that is the one with the most rows. */
static struct row_groups group_rows(struct mode_text *t, row_key key_of)
{
	struct row_groups groups = { 0 };
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		put_row(t, &groups, key_of, *it);
	size_t count = groups.list.count, most = count ? count - 1 : 0;
	for (size_t i = count; i-- > 0;)
		if (groups.list.items[i].rows.count > groups.list.items[most].rows.count &&
			can_be_last(&groups, i))
			most = i;
	make_last(&groups, most);
	return groups;
}

/* rm_is_register = mod == 3; if (rm_is_register) { ... } else { ... } */
static void add_named_choice(struct mode_text *t, const struct row_group *groups, row_code code)
{
	const struct alternative *row = groups[0].rows.items[0], *other = groups[1].rows.items[0];
	struct str name = str_printf(t->run->arena, "%.*s_is_%.*s", STR_ARG(t->operand->name),
		STR_ARG(str_lower(t->run->arena, row->name)));
	made_add_for(&t->made, row->span, "%.*s = ", STR_ARG(name));
	mode_add_test(t, row);
	made_add_for(&t->made, row->span, ";\nif (%.*s) {\n", STR_ARG(name));
	code(t, row);
	made_add_for(&t->made, row->span, "}\nelse {\n");
	code(t, other);
	made_add_for(&t->made, row->span, "}\n");
}

/* if (is of the first group) { ... } else if ... else { ... } */
/* if (is of the first group) { ... } else if ... else { ... } */
static void add_choice(struct mode_text *t, row_key key_of, row_code code)
{
	struct row_groups groups = group_rows(t, key_of);
	if (groups.list.count == 1) {
		code(t, groups.list.items[0].rows.items[0]);
		return;
	}
	if (groups.list.count == 2 && groups.list.items[0].rows.count == 1 && !t->names_parts) {
		add_named_choice(t, groups.list.items, code);
		return;
	}
	VEC_EACH (struct row_group, it, &groups.list) {
		const struct alternative *first = it->rows.items[0];
		bool is_last = it + 1 == groups.list.items + groups.list.count;
		if (!is_last) {
			made_add_for(&t->made, first->span, "if (");
			VEC_EACH (const struct alternative *, row, &it->rows) {
				made_add_for(&t->made, first->span, row == it->rows.items ? "" : " || ");
				mode_add_test(t, *row);
			}
			made_add_for(&t->made, first->span, ") ");
		}
		made_add_for(&t->made, first->span, "{\n");
		code(t, first);
		made_add_for(&t->made, first->span, is_last ? "}\n" : "}\nelse ");
	}
}

/* ---- addresses, and what comes after ---- */

static struct span address_code(const struct mode_text *t, const struct alternative *a)
{
	size_t bracket = memory_bracket(t, a);
	return bracket ? span_part(a->place, bracket + 1, a->place.to - a->place.from - 1) : NO_SPAN;
}

static struct str key_of_address(const struct mode_text *t, const struct alternative *a)
{
	return code_text(address_code(t, a));
}

static void add_assigned(struct mode_text *t, struct span because, struct span code)
{
	if (t->names_parts && code.source)
		add_locals(t, code);
	made_add_for(&t->made, because, "%.*s = ", STR_ARG(t->into));
	if (code.source)
		add_row_code(t, code);
	else
		made_add_for(&t->made, because, "0");
	made_add_for(&t->made, because, ";\n");
}

static void add_address(struct mode_text *t, const struct alternative *a)
{
	add_assigned(t, a->span, address_code(t, a));
}

static struct str key_of_next(const struct mode_text *t, const struct alternative *a)
{
	struct after after;
	return read_after(t, a, &after) ? str_slice(span_text(a->after), after.value, SIZE_MAX)
									: (struct str){ 0 };
}

static void add_next(struct mode_text *t, const struct alternative *a)
{
	struct after after;
	bool has = read_after(t, a, &after);
	/* what its value does not fit is for its author what the row assigns */
	size_t target = has ? lex_ident_length(span_text(a->after)) : 0;
	add_assigned(t, has ? span_part(a->after, 0, target) : a->span,
		has ? span_part(a->after, after.value, a->after.to - a->after.from) : NO_SPAN);
}

static struct str key_of_target(const struct mode_text *t, const struct alternative *a)
{
	struct after after;
	if (!read_after(t, a, &after))
		return (struct str){ 0 };
	if (!after.part)
		return after.name;
	return str_printf(t->run->arena, "%u %u %p", after.part->lsb, after.part->type->width,
		(const void *)after.part->type->file);
}

static void add_write_after(struct mode_text *t, const struct alternative *a)
{
	struct after after;
	if (!read_after(t, a, &after))
		return;
	const struct register_file *file = after.named.file;
	if (after.part ? mode_is_view(after.part) : file->kind == FILE_VIEW) {
		struct view_text text = after.part ? mode_view_of_part(t, a->after, after.part)
										   : view_by_name(t, a->after, &after.named);
		view_add_store(&text, t->into);
		return;
	}
	if (after.part)
		mode_add_register(t, a->after, after.part);
	else if (file->kind == FILE_STATE)
		made_add_for(&t->made, a->after, "%.*s", STR_ARG(after.name));
	else /* as by a part, so that what the block assigns replaces it */
		made_add_for(&t->made, a->after, "%.*s[%llu]", STR_ARG(file->name),
			(unsigned long long)after.named.number);
	made_add_for(&t->made, a->after, " = %.*s;\n", STR_ARG(t->into));
}

/* The most bits of a place that the block can store into, or of a register that a row changes. */
static unsigned stored_width(const struct mode_text *t, bool after)
{
	unsigned most = 0;
	VEC_EACH (const struct alternative *, it, &t->operand->rows) {
		struct span code = after ? (*it)->after : (*it)->place;
		struct str text = code_text(code);
		struct str word = str_slice(text, 0, lex_ident_length(text));
		const struct part *part = type_find_part(t->operand->mode, word);
		struct sem_state state = state_in_row(t, word);
		unsigned lsb, bits = 0;
		if (!after && mode_register(t, *it, &lsb, &bits))
			part = NULL;
		unsigned width = bits                                    ? bits
						 : part && part->type->file              ? part->type->file->width
						 : !part && !state.width && state.memory ? state.memory->word
						 : !part                                 ? state.width
																 : 0;
		most = width > most ? width : most;
	}
	return most;
}

/* UINT16 dst; so that a value that does not fit is reported where the author assigns it. */
static void add_declaration(struct mode_text *t, unsigned width, struct str name)
{
	if (width > 1 && width <= WORD_BITS)
		made_add_for(&t->made, t->block->span, "UINT%u %.*s;\n", width, STR_ARG(name));
}

/* ---- functions of a mode ---- */

static bool is_made_of_state(const struct mode_text *t)
{
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		if (!mode_is_closed((*it)->place) || !mode_is_closed((*it)->after))
			return false;
	return true;
}

/* The parts that the code of rows names. */
static void add_used(struct mode_text *t, row_key key_of)
{
	VEC_EACH (const struct alternative *, row, &t->operand->rows) {
		struct str code = key_of(t, *row);
		const struct part *part;
		for (size_t at = 0; (part = next_part(t, code, &at)) != NULL; at += part->name.length)
			VEC_PUSH(t->run->arena, &t->used, part);
	}
}

/* The name of the function that has the value for any bits; empty: there is none. It also has
 * the address, if t->at names one. */
static struct str function_of(
	struct mode_text *t, const char *what, unsigned width, row_key key_of, row_code code)
{
	struct mode_text f = *t;
	struct str known = mode_known_function(t, what);
	if (known.length)
		return known;
	if (!is_made_of_state(t) || group_rows(t, key_of).list.count < 2)
		return (struct str){ 0 };
	f.bits = mode_free_name(t, STR("bits"));
	f.at = t->at.length ? mode_free_name(t, STR("address")) : t->at;
	f.into = mode_free_name(t, str_from_c(what));
	f.names_parts = true;
	add_used(&f, key_of);
	f.made = made_text_new(t->run->arena);
	add_declaration(&f, width, f.into);
	mode_add_tested_locals(&f);
	if (t->at.length || !mode_add_tree(&f, key_of, code)) /* a load has one copy */
		add_choice(&f, key_of, code);
	made_add_for(&f.made, t->block->span, "return %.*s;\n", STR_ARG(f.into));
	return mode_add_function(&f, what);
}

/* into = the value of the row, by a function where the rows differ */
static void add_computed(struct mode_text *t, struct str into, const char *what, unsigned width,
	row_key key_of, row_code code)
{
	struct str function = function_of(t, what, width, key_of, code);
	t->into = into;
	if (function.length)
		made_add_for(&t->made, t->block->span, "%.*s = %.*s(%.*s%s%.*s);\n", STR_ARG(into),
			STR_ARG(function), STR_ARG(t->bits), t->at.length ? ", " : "", STR_ARG(t->at));
	else
		add_choice(t, key_of, code);
}

/* ---- loads and stores ---- */

static struct str local_of(const struct mode_text *t, const char *end)
{
	return str_printf(t->run->arena, "%.*s%s", STR_ARG(t->operand->name), end);
}

/* Of a word of memory, which memory. */
static struct str key_of_location(const struct mode_text *t, const struct alternative *a)
{
	struct str text = code_text(a->place);
	size_t bracket = memory_bracket(t, a);
	return bracket ? str_slice(text, 0, bracket + 1) : text;
}

static void add_load(struct mode_text *t, const struct alternative *a)
{
	size_t bracket = memory_bracket(t, a);
	unsigned lsb, width;
	const struct part *part = mode_register(t, a, &lsb, &width);
	if (part && mode_is_view(part) && width == part->type->file->width) {
		struct view_text text = mode_view_of_part(t, a->place, part);
		view_add_load(&text, t->into);
		return;
	}
	if (!bracket) {
		add_assigned(t, a->place.source ? a->place : a->span, a->place);
		return;
	}
	made_add_for(&t->made, a->place, "%.*s = %.*s[%.*s];\n", STR_ARG(t->into), (int)bracket,
		span_text(a->place).text, STR_ARG(t->at));
}

/* A register with other bits, in a local: dst_whole = R[bits]; dst_whole[7:0] = dst_part; */
static struct str add_whole_register(struct mode_text *t, const struct alternative *a,
	const struct part *part, unsigned lsb, unsigned width)
{
	struct str whole = local_of(t, "_whole");
	made_add_for(&t->made, a->place, "UINT%u %.*s_part = %.*s;\n", width, STR_ARG(t->operand->name),
		STR_ARG(t->operand->name)); /* the value must fit it */
	made_add_for(&t->made, a->place, "UINT%u %.*s = ", part->type->file->width, STR_ARG(whole));
	mode_add_register(t, a->place, part);
	made_add_for(&t->made, a->place, ";\n%.*s[%u:%u] = %.*s_part;\n", STR_ARG(whole),
		lsb + width - 1, lsb, STR_ARG(t->operand->name));
	return whole;
}

static void add_store(struct mode_text *t, const struct alternative *a)
{
	size_t bracket = memory_bracket(t, a);
	unsigned lsb, width;
	const struct part *part = mode_register(t, a, &lsb, &width);
	struct str value = t->operand->name;
	if (part && width < part->type->file->width)
		value = add_whole_register(t, a, part, lsb, width);
	if (part && mode_is_view(part)) {
		struct view_text text = mode_view_of_part(t, a->place, part);
		view_add_store(&text, value);
		return;
	}
	if (bracket)
		made_add_for(&t->made, a->place, "%.*s[%.*s]", (int)bracket, span_text(a->place).text,
			STR_ARG(t->at));
	else if (part)
		mode_add_register(t, a->place, part);
	made_add_for(&t->made, a->place.source ? a->place : a->span, " = ");
	made_add_for(&t->made, a->span, "%.*s;\n", STR_ARG(value));
}

/* Is what After assigns the same before the load? It is if the rows that have it load words of
 * memory, whose addresses are known by then; then the load reads fewer changed registers. */
static bool loads_before_after(const struct mode_text *t)
{
	VEC_EACH (const struct alternative *, it, &t->operand->rows)
		if ((*it)->after.source && !memory_bracket(t, *it))
			return false;
	return true;
}

/* ---- around the block ---- */

/* reg_number = reg_bits[2:0] + 8; */
static void add_operand_number(struct mode_text *t)
{
	const struct part *part = &t->operand->mode->parts.items[0];
	made_add_for(&t->made, t->block->span, "%.*s = ", STR_ARG(local_of(t, "_number")));
	mode_add_bits(t, t->block->span, part);
	if (part->type->file->of_first)
		made_add_for(
			&t->made, t->block->span, " + %llu", (unsigned long long)part->type->file->of_first);
	made_add_for(&t->made, t->block->span, ";\n");
}

void mode_add_before(struct mode_text *t)
{
	const struct mode_operand *operand = t->operand;
	bool after = mode_has_after(t), early = after && operand->read && loads_before_after(t);
	t->at = (struct str){ 0 };
	if (operand->numbered)
		add_operand_number(t);
	if (operand->written)
		add_declaration(t, stored_width(t, false), operand->name);
	if (after)
		add_declaration(t, stored_width(t, true), local_of(t, "_next"));
	if (operand->sometimes)
		made_add_for(&t->made, t->block->span, "%.*s_stored = 0;\n", STR_ARG(operand->name));
	if (operand->sometimes && !operand->read)
		made_add_for(&t->made, t->block->span, "%.*s = 0;\n", STR_ARG(operand->name));
	if (operand->addressed || (mode_has_memory(t) && (operand->read || operand->written)))
		add_computed(t, local_of(t, "_at"), "address", 0, key_of_address, add_address);
	if (after) {
		add_computed(t, local_of(t, "_next"), "next", stored_width(t, true), key_of_next, add_next);
		if (!early)
			add_choice(t, key_of_target, add_write_after);
	}
	t->at = mode_has_memory(t) ? local_of(t, "_at") : t->at;
	if (operand->read)
		add_computed(t, operand->name, "load", 0, key_of_location, add_load);
	t->into = local_of(t, "_next");
	if (early)
		add_choice(t, key_of_target, add_write_after);
}

void mode_add_behind(struct mode_text *t)
{
	const struct mode_operand *operand = t->operand;
	t->at = local_of(t, "_at");
	if (operand->sometimes)
		made_add_for(&t->made, t->block->span, "if (%.*s_stored == 1) {\n", STR_ARG(operand->name));
	if (operand->written)
		add_choice(t, key_of_location, add_store);
	if (operand->sometimes)
		made_add_for(&t->made, t->block->span, "}\n");
}
