/* SPDX-License-Identifier: MIT */
/* The operands of a block that have alternatives -> statements around the block, which find their
 * places, do what happens after that, load what the block reads and store what it writes. */
#include "isa/mode.h"
#include "lang/lex.h"
#include "sem/mode.h"

/* ---- which operands ---- */

bool sem_mode_has_places(const struct type *type)
{
	VEC_EACH (struct alternative, it, &type->alternatives)
		if (it->place.source || it->after.source)
			return true;
	return false;
}

static const struct field *mode_field(
	const struct isa *isa, const struct opcode *opcode, struct str name)
{
	const struct operand_def *def = isa_find_operand(isa, name);
	const struct field *field = opcode_find_field(opcode, name);
	for (size_t i = 0; def && !field && i < def->stands.count; i++)
		field = opcode_find_field(opcode, def->stands.items[i]);
	VEC_EACH (struct field *, it, &opcode->fields)
		if (!field && str_equal_folded((*it)->name, name))
			field = *it;
	return field && sem_mode_has_places(field->type) ? field : NULL;
}

const struct field *sem_find_mode(
	const struct isa *isa, const struct sem_family *family, struct str name)
{
	const struct field *field = NULL;
	for (size_t i = 0; !field && i < family->opcodes.count; i++)
		field = mode_field(isa, family->opcodes.items[i], name);
	return field;
}

struct str sem_mode_bits(struct arena *arena, struct str name)
{
	return str_printf(arena, "%.*s_bits", STR_ARG(name));
}

/* ---- what the block does with them ---- */

/* dst_at */
static bool is_address(struct str name, struct str operand)
{
	return str_starts_with(name, operand) &&
		   str_equal_c(str_slice(name, operand.length, name.length), "_at");
}

static void note_mode_read(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct mode_operand *operand = user;
	(void)parent;
	if (e->kind != SEM_NAME)
		return;
	operand->read = operand->read || str_equal(e->text, operand->name);
	operand->addressed = operand->addressed || is_address(e->text, operand->name);
	operand->used =
		operand->used || str_equal(e->text, operand->name) || mode_is_taken(e->text, operand->name);
}

static void note_mode_write(void *user, const struct sem_stmt *s)
{
	struct mode_operand *operand = user;
	const struct sem_expr *target;
	VEC_EACH (struct sem_expr *, it, &s->targets)
		for (size_t i = 0; (target = mode_target(*it, i)) != NULL; i++) {
			if (target->kind != SEM_NAME)
				continue;
			operand->written = operand->written || str_equal(target->text, operand->name);
			if (mode_is_taken(target->text, operand->name) ||
				(s->kind == SEM_DECLARE && str_equal(target->text, operand->name)))
				operand->taken = target->span;
		}
}

/* raw(dst) is dst_bits. */
static void note_raw(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	const struct mode_operand *operand = user;
	if (parent && parent->builtin == SEM_FN_RAW && e->kind == SEM_NAME &&
		str_equal(e->text, operand->name))
		((struct sem_expr *)(uintptr_t)e)->text = operand->bits;
}

static void look_for_uses(const struct sem_block *block, struct mode_operand *operand)
{
	struct sem_walker raw = { .user = operand, .expr = note_raw };
	sem_walk(&block->body, &raw);
	struct sem_walker walker = { .user = operand, .stmt = note_mode_write, .expr = note_mode_read };
	sem_walk(&block->body, &walker);
	operand->read = operand->read && mode_must_load(block, operand);
	operand->sometimes = operand->written && !mode_always_assigned(block, operand);
}

/* ---- the text of values ---- */

static void add_bits(struct mode_text *t, struct span because, const struct part *part)
{
	made_add_for(&t->made, because, "%.*s_bits[%u:%u]", STR_ARG(t->operand->name),
		part->lsb + part->type->width - 1, part->lsb);
}

/* (bits == 0 ? r0 : bits == 1 ? r1 : r2) */
static void add_register_value(struct mode_text *t, struct span because, const struct part *part)
{
	struct mode_numbers numbers = mode_legal_numbers(t->run->arena, part->type);
	made_add_for(&t->made, because, "(");
	for (size_t i = 0; i < numbers.list.count; i++) {
		struct str word = mode_register_word(t->run->arena, part->type, numbers.list.items[i]);
		if (i + 1 < numbers.list.count) {
			add_bits(t, because, part);
			made_add_for(
				&t->made, because, " == %llu ? ", (unsigned long long)numbers.list.items[i]);
		}
		made_add_for(
			&t->made, because, "%.*s%s", STR_ARG(word), i + 1 < numbers.list.count ? " : " : ")");
		if (i + 1 < numbers.list.count)
			made_add_for(&t->made, because, "(");
	}
	for (size_t i = 0; i + 1 < numbers.list.count; i++)
		made_add_for(&t->made, because, ")");
}

static void add_part_value(struct mode_text *t, struct span because, const struct part *part)
{
	const struct type *type = part->type;
	unsigned top = part->lsb + type->width - 1;
	if (type->kind == TYPE_REGISTER) {
		add_register_value(t, because, part);
		return;
	}
	bool scaled = type->scale > 1 || type->offset;
	made_add_for(&t->made, because, "(%s", scaled ? "(" : "");
	add_bits(t, because, part);
	if (type->kind == TYPE_INTEGER && type->coding == CODING_SIGNED && type->width < 64)
		made_add_for(&t->made, because, " - ((%.*s_bits[%u:%u] == 1) ? %llu : 0)",
			STR_ARG(t->operand->name), top, top, 1ull << type->width);
	if (scaled)
		made_add_for(
			&t->made, because, ") * %lld + %lld", (long long)type->scale, (long long)type->offset);
	made_add_for(&t->made, because, ")");
}

/* Pseudo-code of a row, with the values of parts in the places of their names. */
static void add_row_code(struct mode_text *t, struct span code)
{
	struct str text = span_text(code);
	size_t from = 0;
	for (size_t at = 0; at < text.length;) {
		size_t length = lex_ident_length(str_slice(text, at, text.length));
		bool inside = at && (text.text[at - 1] == '.' || char_is_word(text.text[at - 1]));
		const struct part *part =
			length && !inside ? type_find_part(t->operand->mode, str_slice(text, at, at + length))
							  : NULL;
		if (part) {
			made_add(&t->made, span_part(code, from, at));
			add_part_value(t, span_part(code, at, at + length), part);
			from = at + length;
		}
		at += length ? length : 1;
	}
	made_add(&t->made, span_part(code, from, text.length));
}

/* if (bits == 0) r0 = value; else ... */
static void add_register_write(
	struct mode_text *t, struct span because, const struct part *part, struct str value)
{
	struct mode_numbers numbers = mode_legal_numbers(t->run->arena, part->type);
	for (size_t i = 0; i < numbers.list.count; i++) {
		if (i)
			made_add_for(&t->made, because, "else ");
		if (i + 1 < numbers.list.count) {
			made_add_for(&t->made, because, "if (");
			add_bits(t, because, part);
			made_add_for(
				&t->made, because, " == %llu) ", (unsigned long long)numbers.list.items[i]);
		}
		struct str word = mode_register_word(t->run->arena, part->type, numbers.list.items[i]);
		made_add_for(&t->made, because, "%.*s = %.*s;\n", STR_ARG(word), STR_ARG(value));
	}
}

/* ---- places ---- */

/* The part that a place is, if it is a register. */
static const struct part *mode_register(const struct mode_text *t, const struct alternative *a)
{
	const struct part *part = type_find_part(t->operand->mode, span_text(a->place));
	return part && part->type->kind == TYPE_REGISTER ? part : NULL;
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
	struct str text = a->place.source ? span_text(a->place) : (struct str){ 0 };
	size_t length = lex_ident_length(text);
	struct sem_scope scope = { .run = t->run, .block = t->block };
	enum sem_state_kind kind = sem_find_state(&scope, str_slice(text, 0, length)).kind;
	bool indexed = kind == SEM_STATE_MEMORY || kind == SEM_STATE_FILE;
	bool part = type_find_part(t->operand->mode, str_slice(text, 0, length));
	return length && !part && indexed && encloses_rest(text, length) ? length : 0;
}

static bool has_memory(const struct mode_text *t)
{
	VEC_EACH (const struct alternative *, it, &t->operand->mode->tested)
		if (memory_bracket(t, *it))
			return true;
	return false;
}

/* Can a word of some opcode be of this alternative? */
static bool is_mode_possible(const struct mode_text *t, const struct alternative *a)
{
	VEC_EACH (const struct opcode *, op, &t->family->opcodes) {
		const struct field *field = mode_field(t->run->isa, *op, t->operand->name);
		for (size_t i = 0; field && i < field->type->tested.count; i++)
			if (field->type->tested.items[i] == a)
				return true;
	}
	return false;
}

static void add_test(struct mode_text *t, const struct alternative *a)
{
	unsigned lsb = WORD_BITS, width;
	bool first = true;
	while ((width = word_next_run(a->when.mask, &lsb)) != 0) {
		made_add_for(&t->made, a->span, "%s%.*s_bits[%u:%u] == %llu", first ? "" : " && ",
			STR_ARG(t->operand->name), lsb + width - 1, lsb,
			(unsigned long long)word_extract(a->when.match, lsb, width));
		first = false;
	}
	if (first)
		made_add_for(&t->made, a->span, "true");
}

typedef void (*add_row)(struct mode_text *t, const struct alternative *a);

/* if (is the first) { ... } else if ... else { ... }; one alone needs neither. */
static void add_choice(struct mode_text *t, add_row row)
{
	const struct alternative *last = NULL;
	size_t count = 0, all = 0;
	VEC_EACH (const struct alternative *, it, &t->operand->mode->tested)
		if (is_mode_possible(t, *it))
			last = *it, all++;
	if (all == 1) {
		row(t, last);
		return;
	}
	VEC_EACH (const struct alternative *, it, &t->operand->mode->tested) {
		if (!is_mode_possible(t, *it))
			continue;
		made_add_for(&t->made, (*it)->span, "%s", count++ ? "else " : "");
		if (*it != last) {
			made_add_for(&t->made, (*it)->span, "if (");
			add_test(t, *it);
			made_add_for(&t->made, (*it)->span, ") ");
		}
		made_add_for(&t->made, (*it)->span, "{\n");
		row(t, *it);
		made_add_for(&t->made, (*it)->span, "}\n");
	}
}

/* ---- statements ---- */

static void add_address(struct mode_text *t, const struct alternative *a)
{
	size_t bracket = memory_bracket(t, a);
	made_add_for(&t->made, a->span, "%.*s_at = ", STR_ARG(t->operand->name));
	if (bracket)
		add_row_code(t, span_part(a->place, bracket + 1, a->place.to - a->place.from - 1));
	else
		made_add_for(&t->made, a->span, "0");
	made_add_for(&t->made, a->span, ";\n");
}

/* part = expression */
static void add_after(struct mode_text *t, const struct alternative *a)
{
	struct str text = a->after.source ? span_text(a->after) : (struct str){ 0 };
	size_t length = lex_ident_length(text);
	const struct part *part = type_find_part(t->operand->mode, str_slice(text, 0, length));
	size_t at = str_skip_blanks(text, length);
	if (!text.length)
		return;
	if (!part || part->type->kind != TYPE_REGISTER || at >= text.length || text.text[at] != '=') {
		diag_report(t->run->diag, CHECK_SEMANTICS_SYNTAX, a->after,
			"expected 'part = value' after the place, with a part that is a register");
		return;
	}
	struct str next = str_printf(t->run->arena, "%.*s_next", STR_ARG(t->operand->name));
	made_add_for(&t->made, a->after, "%.*s = ", STR_ARG(next));
	add_row_code(t, span_part(a->after, at + 1, text.length));
	made_add_for(&t->made, a->after, ";\n");
	add_register_write(t, a->after, part, next);
}

static void add_load(struct mode_text *t, const struct alternative *a)
{
	size_t bracket = memory_bracket(t, a);
	struct span because = a->place.source ? a->place : a->span;
	made_add_for(&t->made, because, "%.*s = ", STR_ARG(t->operand->name));
	if (bracket)
		made_add_for(&t->made, because, "%.*s[%.*s_at]", (int)bracket, span_text(a->place).text,
			STR_ARG(t->operand->name));
	else if (a->place.source)
		add_row_code(t, a->place);
	else
		made_add_for(&t->made, because, "0");
	made_add_for(&t->made, because, ";\n");
	if (!a->place.source)
		diag_report(t->run->diag, CHECK_SEMANTICS_EXECUTION, a->span,
			"a block reads '%.*s', but '%.*s' has no Place", STR_ARG(t->operand->name),
			STR_ARG(a->name));
}

static void add_store(struct mode_text *t, const struct alternative *a)
{
	size_t bracket = memory_bracket(t, a);
	const struct part *part = a->place.source ? mode_register(t, a) : NULL;
	if (part)
		add_register_write(t, a->place, part, t->operand->name);
	else if (bracket)
		made_add_for(&t->made, a->place, "%.*s[%.*s_at] = %.*s;\n", (int)bracket,
			span_text(a->place).text, STR_ARG(t->operand->name), STR_ARG(t->operand->name));
	else
		diag_report(t->run->diag, CHECK_SEMANTICS_EXECUTION, a->place.source ? a->place : a->span,
			"a block assigns '%.*s', but '%.*s' is not a register or a word of memory: leave the "
			"row out of the class of the field",
			STR_ARG(t->operand->name), STR_ARG(a->name));
}

static bool has_after(const struct type *mode)
{
	VEC_EACH (const struct alternative *, it, &mode->tested)
		if ((*it)->after.source)
			return true;
	return false;
}

/* Those of groups first, then in the order of their declarations. */
static bool is_before(const struct mode_operand *a, const struct mode_operand *b)
{
	const struct definition *x = a->field->owner, *y = b->field->owner;
	return x == y ? a->field->span.from < b->field->span.from : x->kind < y->kind;
}

/* The operands with alternatives of a block, in the order in which they are worked on. */
struct mode_operands {
	VEC(struct mode_operand) list;
	bool poisoned; /* there is one whose type has an error */
};

static void put_mode_operand(
	struct arena *arena, struct mode_operands *operands, const struct mode_operand *operand)
{
	size_t at = operands->list.count;
	VEC_PUSH(arena, &operands->list, *operand);
	struct mode_operand *items = operands->list.items;
	for (; at > 0 && is_before(operand, &items[at - 1]); at--)
		items[at] = items[at - 1];
	items[at] = *operand;
}

static void report_taken(const struct mode_text *t, const struct mode_operand *operand)
{
	struct str taken = operand->taken.source ? span_text(operand->taken) : (struct str){ 0 };
	if (str_equal(taken, operand->name))
		diag_report(t->run->diag, CHECK_SEMANTICS_NAME, operand->taken,
			"'%.*s' is an operand and cannot be declared; use another name for the local",
			STR_ARG(taken));
	else if (taken.length)
		diag_report(t->run->diag, CHECK_SEMANTICS_NAME, operand->taken,
			"'%.*s' belongs to the operand '%.*s' and cannot be assigned; use another name",
			STR_ARG(taken), STR_ARG(operand->name));
}

/* Its value is that of its place; a sign would change its bits. */
static void check_signs(const struct mode_text *t, const struct field *operand)
{
	const struct field *sign = NULL;
	VEC_EACH (const struct opcode *, op, &t->family->opcodes)
		VEC_EACH (struct field *, it, &(*op)->fields)
			if (str_equal((*it)->base, operand->name) && isa_is_sign(t->run->isa, *it))
				sign = *it;
	if (sign)
		diag_report(t->run->diag, CHECK_SEMANTICS_EXECUTION, sign->span,
			"'%.*s' is no sign of '%.*s' in blocks, as that has alternatives; give the field a "
			"name without a full stop, show it as quoted text, and test it in the block",
			STR_ARG(sign->name), STR_ARG(operand->name));
}

static void add_mode_operand(const struct mode_text *t, const struct sem_operand *whole,
	struct str name, struct mode_operands *operands)
{
	struct mode_operand operand = { .arena = t->run->arena, .name = name, .taken = NO_SPAN };
	operand.field = sem_find_mode(t->run->isa, t->family, name);
	VEC_EACH (struct mode_operand, it, &operands->list)
		if (str_equal(it->name, name))
			return;
	if (!operand.field || operand.field->type->poisoned) {
		operands->poisoned = operands->poisoned || operand.field;
		return;
	}
	operand.mode = type_whole(operand.field->type);
	operand.bits = sem_mode_bits(t->run->arena, name);
	look_for_uses(t->block, &operand);
	mode_check_lists(t, &operand);
	check_signs(t, operand.field);
	operand.clashes = !mode_check_taken(t->run, t->block, name, whole->span);
	report_taken(t, &operand);
	put_mode_operand(t->run->arena, operands, &operand);
}

static void find_mode_operands(const struct mode_text *t, struct mode_operands *operands)
{
	struct str word;
	VEC_EACH (struct sem_operand, it, &t->block->operands)
		for (size_t at = 0; (word = mode_next_word(it->text, &at)).length;)
			add_mode_operand(t, it, word, operands);
}

static bool check_mode_operand(const struct mode_text *t)
{
	bool sound = !t->operand->clashes && !t->operand->taken.source;
	VEC_EACH (const struct alternative *, it, &t->operand->mode->tested)
		if (is_mode_possible(t, *it))
			sound = mode_check_row(t, *it) && sound;
	return sound;
}

/* The most bits of a place that the block can store into, or of a register that a row changes. */
static unsigned stored_width(const struct mode_text *t, bool after)
{
	unsigned most = 0;
	VEC_EACH (const struct alternative *, it, &t->operand->mode->tested) {
		struct span code = after ? (*it)->after : (*it)->place;
		struct str text = code.source ? span_text(code) : (struct str){ 0 };
		struct str word = str_slice(text, 0, lex_ident_length(text));
		const struct part *part = type_find_part(t->operand->mode, word);
		struct sem_scope scope = { .run = t->run, .block = t->block };
		struct sem_state state = sem_find_state(&scope, word);
		unsigned width = part && part->type->file                ? part->type->file->width
						 : !part && !state.width && state.memory ? state.memory->word
						 : !part                                 ? state.width
																 : 0;
		most = is_mode_possible(t, *it) && width > most ? width : most;
	}
	return most;
}

/* UINT16 dst; so that a value that does not fit is reported where the author assigns it. */
static void add_declaration(struct mode_text *t, unsigned width, const char *end)
{
	if (width > 1 && width <= WORD_BITS)
		made_add_for(
			&t->made, t->block->span, "UINT%u %.*s%s;\n", width, STR_ARG(t->operand->name), end);
}

static void add_before_block(struct mode_text *t)
{
	const struct mode_operand *operand = t->operand;
	if (operand->written)
		add_declaration(t, stored_width(t, false), "");
	if (has_after(operand->mode))
		add_declaration(t, stored_width(t, true), "_next");
	if (operand->sometimes)
		made_add_for(&t->made, t->block->span, "%.*s_stored = 0;\n", STR_ARG(operand->name));
	if (operand->sometimes && !operand->read)
		made_add_for(&t->made, t->block->span, "%.*s = 0;\n", STR_ARG(operand->name));
	if (operand->addressed || (has_memory(t) && (operand->read || operand->written)))
		add_choice(t, add_address);
	if (has_after(t->operand->mode))
		add_choice(t, add_after);
	if (operand->read)
		add_choice(t, add_load);
}

/* A section with one fence of this text. */
static const struct ast_section *section_of_text(struct sem_run *run, const struct source *source)
{
	struct ast_section *section = ARENA_NEW(run->arena, struct ast_section);
	struct ast_block fence = { .kind = AST_FENCE, .closed = true };
	fence.span = (struct span){ source, 0, (uint32_t)source->text.length };
	VEC_PUSH(run->arena, &section->blocks, fence);
	return section;
}

const struct ast_section *sem_mode_section(
	struct sem_run *run, const struct sem_family *family, struct sem_block *block)
{
	struct mode_operands operands = { 0 };
	struct mode_text t = { run, family, block, NULL, made_text_new(run->arena) };
	find_mode_operands(&t, &operands);
	block->broken = block->broken || operands.poisoned;
	VEC_EACH (struct mode_operand, it, &operands.list) {
		t.operand = it;
		block->broken = !check_mode_operand(&t) || block->broken;
	}
	if (!operands.list.count || block->broken)
		return NULL;
	VEC_EACH (struct mode_operand, it, &operands.list) {
		t.operand = it;
		add_before_block(&t);
	}
	made_add_for(&t.made, block->span, "$insn;\n");
	VEC_EACH (struct mode_operand, it, &operands.list) {
		t.operand = it;
		if (it->sometimes)
			mode_note_stores(block, it);
		if (it->sometimes)
			made_add_for(&t.made, block->span, "if (%.*s_stored == 1) {\n", STR_ARG(it->name));
		if (it->written)
			add_choice(&t, add_store);
		if (it->sometimes)
			made_add_for(&t.made, block->span, "}\n");
	}
	const struct source *source = made_source(&t.made, run->diag, block->span.source);
	return source ? section_of_text(run, source) : NULL;
}
