/* SPDX-License-Identifier: MIT */
/* Checks that every name, modifier, value and function that a block uses exists. */
#include "base/suggest.h"
#include "sem/bind.h"
#include "sem/mode.h"
#include "sem/scope.h"
#include "sem/sem.h"

enum { MAX_SYMBOLS = 500 }; /* above this, no suggestion is made */

struct name_check {
	struct sem_scope *scope;
	struct sem_run *run;
	struct str_map reported;
	struct str_map told; /* name -> its report */
};

/* Ensures one report per name and block. */
static bool first_time_told(struct name_check *c, struct str name)
{
	return !str_map_put(&c->reported, name, c);
}

static uint32_t line_of(struct span span)
{
	return source_position(span.source, span.from).line;
}

/* Was the name already reported? Then adds a note if this use is on another line. */
static bool told(struct name_check *c, struct str name, struct span span)
{
	struct report *report = str_map_get(&c->told, name);
	if (report && line_of(report->span) != line_of(span) &&
		(!report->notes.count ||
			line_of(report->notes.items[report->notes.count - 1].span) != line_of(span)))
		sem_note(c->scope, report, span, "'%.*s' is also used here", STR_ARG(name));
	return report;
}

static void tell_name(struct name_check *c, struct str name, struct report *report)
{
	if (report && report->span.source)
		str_map_put(&c->told, name, report);
}

/* ---- names ---- */

static struct str near_symbol(const struct name_check *c, struct str name)
{
	struct suggestion suggestion = { .name = name };
	if (c->scope->symbols.count > MAX_SYMBOLS)
		return (struct str){ 0 };
	VEC_EACH (struct sem_symbol *, it, &c->scope->symbols)
		suggest_offer(&suggestion, (*it)->name);
	return suggestion.nearest;
}

/* Is it src_at or another name of an operand src whose type has an error, or a field that no
 * template shows because of an error in it? */
static bool is_of_broken_field(const struct sem_scope *scope, struct str name)
{
	for (size_t i = 0; scope->family && i < scope->family->opcodes.count; i++) {
		const struct opcode *opcode = scope->family->opcodes.items[i];
		VEC_EACH (struct field *, it, &opcode->fields)
			if (((*it)->type->poisoned && mode_is_taken(name, (*it)->name)) ||
				(!opcode->forms.count && str_equal(name, (*it)->name)))
				return true;
	}
	return false;
}

static void report_unknown_name(struct name_check *c, const struct sem_expr *e)
{
	c->scope->unknown_names = true;
	if (c->scope->block->broken || told(c, e->text, e->span) || !first_time_told(c, e->text))
		return; /* a statement with a syntax error may have defined it */
	if (is_of_broken_field(c->scope, e->text))
		return;
	struct str near = near_symbol(c, e->text);
	const char *hint =
		near.length ? arena_printf(c->run->arena, "; did you mean '%.*s'?", STR_ARG(near)) : "";
	const char *what = c->scope->block->kind == SEM_FUNCTION ? "a parameter" : "an operand";
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
		"'%.*s' is neither %s of this block nor a local or register%s", STR_ARG(e->text), what,
		hint);
	if (near.length && report)
		diag_fix(c->run->diag, report, e->span, near);
	bool bare = c->scope->block->bare && c->scope->template;
	sem_note(c->scope, report, bare ? c->scope->template->span : c->scope->block->span,
		"the %s is here", bare ? "template" : "block");
	tell_name(c, e->text, report);
}

static void cycles(struct name_check *c, const struct sem_expr *e)
{
	bool is = !e->symbol && e->state->kind == SEM_STATE_CYCLES;
	if (is && !sem_counts_cycles(c->run->isa) && first_time_told(c, e->text))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"there are no cycles: no instruction gives its cycles with Cycles<n>;");
}

/* laneid, active, X@l where there is one lane */
static void lanes(struct name_check *c, const struct sem_expr *e, const char *what)
{
	if (isa_lanes(c->run->isa) <= 1 && first_time_told(c, e->text))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%s' is for lanes, and no register file has any; a file with them states Lanes<count>",
			what);
}

/* A register that two files have under this name. */
static void check_register_word(struct name_check *c, const struct sem_expr *e)
{
	uint64_t number;
	const struct register_file *first = e->state->file;
	const struct register_file *second = isa_next_register(c->run->isa, e->text, first, &number);
	if (!second || !first_time_told(c, e->text))
		return;
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
		"'%.*s' is a register of '%.*s' and of '%.*s'; write '%.*s[%llu]' for the first",
		STR_ARG(e->text), STR_ARG(first->name), STR_ARG(second->name), STR_ARG(first->name),
		(unsigned long long)e->state->number);
	sem_note(c->scope, report, second->span, "the second file is here");
}

static struct str meaning_text(struct arena *arena, const struct sem_state *state)
{
	switch (state->kind) {
	case SEM_STATE_REGISTER:
		return str_printf(arena, "register %llu of '%.*s'", (unsigned long long)state->number,
			STR_ARG(state->file->name));
	case SEM_STATE_FLAGS: return STR("the flags of a __DefState");
	case SEM_STATE_MEMORY: return STR("a memory");
	case SEM_STATE_FILE: return STR("a register file");
	case SEM_STATE_LANEID:
	case SEM_STATE_ACTIVE:
	case SEM_STATE_PC:
	case SEM_STATE_NEXT_PC:
	case SEM_STATE_CYCLES:
	case SEM_STATE_CAUSE:
	case SEM_STATE_BAD_ADDRESS:
	case SEM_STATE_NONE: break;
	}
	return STR("a word of the language");
}

/* A name with two meanings: say, a register called like a file, R2[5]. */
static bool has_two_meanings(struct name_check *c, const struct sem_expr *e, bool indexed)
{
	struct sem_state second = sem_second_state(c->scope, e->text);
	bool by_index = second.kind == SEM_STATE_MEMORY || second.kind == SEM_STATE_FILE;
	if (second.kind == SEM_STATE_NONE || (by_index && !indexed))
		return false;
	if (first_time_told(c, e->text))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' is %.*s and %.*s here; give one of them another name", STR_ARG(e->text),
			STR_ARG(meaning_text(c->scope->run->arena, e->state)),
			STR_ARG(meaning_text(c->scope->run->arena, &second)));
	return true;
}

/* The type of an operand that has alternatives without places, else NULL. */
static const struct type *mode_of(const struct sem_symbol *symbol)
{
	const struct type *type =
		symbol && symbol->fields.list.count ? symbol->fields.list.items[0]->type : NULL;
	return type && type->alternatives.count && !sem_mode_has_places(type) ? type : NULL;
}

static void report_alternatives(
	struct sem_scope *scope, const struct sem_symbol *symbol, struct span use)
{
	struct report *report = sem_report(scope, CHECK_SEMANTICS_EXECUTION, use,
		"'%.*s' has alternatives without a Place: blocks can only use its bits, raw(%.*s)",
		STR_ARG(symbol->name), STR_ARG(symbol->name));
	sem_note(scope, report, mode_of(symbol)->span, "'%.*s' is defined here",
		STR_ARG(mode_of(symbol)->name));
}

static void check_expr_name(
	struct name_check *c, const struct sem_expr *e, const struct sem_expr *parent)
{
	bool indexed = parent && parent->kind == SEM_INDEX && parent->operands.items[0] == e;
	const struct sem_symbol *symbol = e->symbol;
	struct str right = symbol ? (struct str){ 0 } : sem_register_name(c->run->isa, e->text);
	if (right.length) {
		if (!told(c, e->text, e->span) && first_time_told(c, e->text))
			tell_name(c, e->text,
				sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
					"there is no register '%.*s'; its number belongs to '%.*s'", STR_ARG(e->text),
					STR_ARG(right)));
	} else if (!symbol && (e->state->kind == SEM_STATE_NONE ||
							  (!indexed && (e->state->kind == SEM_STATE_MEMORY ||
											   e->state->kind == SEM_STATE_FILE)))) {
		report_unknown_name(c, e);
	} else if (!symbol && !has_two_meanings(c, e, indexed) &&
			   e->state->kind == SEM_STATE_REGISTER) {
		check_register_word(c, e);
	} else if (symbol && symbol->keyword && first_time_told(c, e->text)) {
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' is fixed text of the template and has no value; write the registers",
			STR_ARG(e->text));
	} else if (symbol && symbol->kind == SEM_FILE && !indexed && first_time_told(c, e->text)) {
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' is a register file or memory; expected '%.*s[...]'", STR_ARG(e->text),
			STR_ARG(e->text));
	} else if (mode_of(symbol) && !(parent && parent->builtin == SEM_FN_RAW) &&
			   first_time_told(c, e->text)) {
		report_alternatives(c->scope, symbol, e->span);
	}
}

/* An element of a memory with banks has a bank and an address. */
static void check_bank(struct name_check *c, const struct sem_expr *e, const struct sem_expr *up)
{
	const struct sem_expr *of = e->operands.items[0];
	bool indexed = up && up->kind == SEM_INDEX && up->operands.items[0] == e;
	if (!indexed && of->kind == SEM_NAME && !of->symbol && of->state->kind == SEM_STATE_MEMORY &&
		of->state->memory->banks)
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' has banks; write the bank before the address: '%.*s[bank][address]'",
			STR_ARG(of->text), STR_ARG(of->text));
}

/* ---- members ---- */

static bool opcode_has_member(
	const struct sem_family *family, const struct sem_symbol *symbol, struct str member)
{
	VEC_EACH (const struct opcode *, op, &family->opcodes) {
		size_t count;
		const struct field *const *fields = sem_symbol_fields(symbol, *op, &count);
		VEC_EACH (struct field *, it, &(*op)->fields)
			for (size_t i = 0; i < count && str_equal((*it)->suffix, member); i++)
				if (str_equal(fields[i]->name, (*it)->base))
					return true;
	}
	return false;
}

static void unknown_value(struct name_check *c, const struct sem_expr *e, const struct type *type)
{
	struct suggestion suggestion = { .name = e->text };
	VEC_EACH (struct enumerator, it, &type->values)
		suggest_offer(&suggestion, it->name);
	struct str near = suggestion.nearest;
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_VALUE, e->span,
		"'%.*s' is not a value of '%.*s'%s", STR_ARG(e->text), STR_ARG(e->operands.items[0]->text),
		near.length ? arena_printf(c->run->arena, "; did you mean '%.*s'?", STR_ARG(near)) : "");
	if (near.length)
		diag_fix(c->run->diag, report, e->text_span, near);
	if (type->span.source)
		sem_note(c->scope, report, type->span, "the type is defined here");
}

/* A member of a name that is not a symbol of the block: $r1.colour */
static void no_member(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	bool named = base->kind == SEM_NAME && !base->symbol && sem_is_machine_state(base->state);
	if ((base->element || named) && first_time_told(c, span_text(e->span)))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span, "'%.*s' has no side field '%.*s'",
			STR_ARG(span_text(base->span)), STR_ARG(e->text));
}

/* Rd.type, Kind.FLOAT, operand.neg, .itype.bits, parameter.bits, [Thread].laneid */
static void check_member(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct type *values = e->values;
	if (e->side)
		return;
	if (values) {
		if (!type_find_name(values, e->text) && !values->poisoned)
			unknown_value(c, e, values);
		return;
	}
	if (base->kind == SEM_STATE) {
		if (e->state)
			lanes(c, e, "laneid");
		else
			sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
				"the only state of the language is [Thread].laneid, which is laneid");
		return;
	}
	const struct sem_symbol *symbol = base->symbol;
	if (!symbol)
		no_member(c, e);
	if (!symbol || symbol->kind != SEM_OPERAND || !symbol->fields.list.count || !c->scope->family ||
		opcode_has_member(c->scope->family, symbol, e->text))
		return;
	if (first_time_told(c, span_text(e->span)))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"no opcode of this family has a modifier '.%.*s' on operand '%.*s'%s", STR_ARG(e->text),
			STR_ARG(base->text),
			symbol->fields.list.items[0]->type->kind == TYPE_REGISTER
				? ", nor do its registers have such a side field"
				: "");
}

/* ---- modifiers and their values ---- */

/* What other languages write as a word; NULL: no such word. */
static const char *operator_for_word(struct str word)
{
	static const char *const words[][2] = { { "and", "&&" }, { "or", "||" }, { "xor", "^" },
		{ "mod", "mod(a, b)" }, { "div", "/" }, { "is", "==" }, { "if", "condition ? a : b" },
		{ "else", "condition ? a : b" } };
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_equal_c(word, words[i][0]))
			return words[i][1];
	return NULL;
}

static void unknown_modifier(struct name_check *c, const struct sem_expr *e)
{
	struct str key = str_printf(c->run->arena, ".%.*s", STR_ARG(e->text));
	if (!first_time_told(c, key))
		return;
	struct suggestion suggestion = { .name = e->text };
	VEC_EACH (const struct sem_modifier *, it, &c->scope->modifiers)
		suggest_offer(&suggestion, (*it)->name);
	struct str near = suggestion.nearest;
	const char *other = e->kind == SEM_INFIX ? operator_for_word(e->text) : NULL;
	if (other) {
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' is neither an operator nor a modifier of this family; write '%s'",
			STR_ARG(e->text), other);
		return;
	}
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
		"'%s%.*s' is not a modifier of this family%s", e->kind == SEM_INFIX ? "" : ".",
		STR_ARG(e->text),
		near.length ? arena_printf(c->run->arena, "; did you mean '%s%.*s'?",
						  e->kind == SEM_INFIX ? "" : ".", STR_ARG(near))
					: "");
	struct span word = e->text_span;
	word.from += str_starts_with(span_text(word), STR("."));
	if (near.length)
		diag_fix(c->run->diag, report, word, near);
}

static struct str names_of_values(struct name_check *c, const struct sem_modifier *modifier)
{
	struct buffer out = buffer_new(c->run->arena);
	const struct modifier_list *list = sem_family_list(c->scope->family, modifier->name);
	if (list && list->values.count)
		VEC_EACH (struct modifier_value, it, &list->values)
			buffer_printf(&out, "%s.%.*s", out.length ? ", " : "", STR_ARG(it->name));
	else
		for (size_t i = 0; i < modifier->type->values.count && i < 20; i++)
			buffer_printf(
				&out, "%s.%.*s", i ? ", " : "", STR_ARG(modifier->type->values.items[i].name));
	return buffer_str(&out);
}

/* A function sees the modifiers that it is given. */
static void own_modifier(struct name_check *c, const struct sem_expr *e)
{
	const char *dot = e->kind == SEM_INFIX ? "" : ".";
	if (e->modifier && c->scope->block->kind == SEM_FUNCTION)
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%s%.*s' is a modifier of the instruction, which a function does not see; give the "
			"function a parameter for it",
			dot, STR_ARG(e->text));
}

/* Checks `.value`, used with the modifier `subject` or with something else (NULL). */
static void check_value_name(
	struct name_check *c, const struct sem_expr *e, const struct sem_modifier *subject)
{
	if (subject && sem_modifier_has(c->scope, subject, e->text)) {
		sem_check_reached(c->scope, e, subject);
		return;
	}
	if (e->modifier)
		return;
	if (!subject && isa_has_value(c->run->isa, e->text))
		return; /* of a function's parameter: it may be any modifier */
	if (!subject && c->scope->block->kind == SEM_FUNCTION) {
		sem_report(c->scope, CHECK_SEMANTICS_VALUE, e->span, "'.%.*s' is not a value of any type",
			STR_ARG(e->text));
		return;
	}
	if (!subject) {
		unknown_modifier(c, e);
		return;
	}
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_VALUE, e->span,
		"'.%.*s' is not a value of '.%.*s'; its values are %.*s", STR_ARG(e->text),
		STR_ARG(subject->name), STR_ARG(names_of_values(c, subject)));
	sem_note(c->scope, report, subject->type->span, "the type of '.%.*s' is defined here",
		STR_ARG(subject->name));
}

static bool is_equality(const struct sem_expr *e)
{
	return e && e->kind == SEM_BINARY && e->operands.count == 2 &&
		   (e->op == SEM_OP_EQUALS || e->op == SEM_OP_DIFFERS);
}

/* .modifier == .VALUE, in either order */
static void check_equality(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_expr *left = e->operands.items[0], *right = e->operands.items[1];
	if (left->kind != SEM_MOD && right->kind == SEM_MOD) {
		left = e->operands.items[1];
		right = e->operands.items[0];
	}
	if (left->kind != SEM_MOD)
		return;
	const struct sem_modifier *subject = left->modifier;
	if (right->kind != SEM_MOD) {
		check_value_name(c, left, NULL);
		return;
	}
	if (!subject && (subject = right->modifier)) {
		const struct sem_expr *swap = left;
		left = right;
		right = swap;
	}
	if (subject)
		check_value_name(c, right, subject);
	else
		unknown_modifier(c, left);
}

/* ---- functions ---- */

static void wrong_count(
	struct name_check *c, const struct sem_expr *e, size_t expected, struct span definition)
{
	struct report *report = sem_report(c->scope, CHECK_SEMANTICS_FUNCTION, e->span,
		"'%.*s' takes %zu argument%s, found %zu", STR_ARG(e->text), expected,
		expected == 1 ? "" : "s", e->operands.count);
	if (definition.source)
		sem_note(c->scope, report, definition, "it is defined here");
}

/* number(X) */
static void check_numbered(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	bool operand = symbol && symbol->kind == SEM_OPERAND && !symbol->keyword;
	if ((operand && (!symbol->fields.list.count || sem_operand_file(symbol))) ||
		(e->kind == SEM_NAME && !symbol && e->state->kind == SEM_STATE_NONE &&
			!sem_register_name(c->run->isa, e->text).length))
		return;
	sem_report(c->scope, CHECK_SEMANTICS_FUNCTION, e->span,
		"'number' takes an operand of the header that is a register");
}

/* raw(X) */
static void unmodified(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	if (!symbol || symbol->kind != SEM_OPERAND)
		sem_report(
			c->scope, CHECK_SEMANTICS_FUNCTION, e->span, "'raw' takes an operand of the header");
}

/* X@l */
static void other_lane(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_expr *base = e->operands.items[0];
	const struct sem_symbol *symbol = base->symbol;
	bool is_register = base->kind == SEM_NAME && !symbol; /* or reported as unknown */
	if (!is_register && (!symbol || symbol->kind != SEM_OPERAND))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, base->span,
			"'@' reads an operand of the header or a register in another lane, not a value");
}

static void check_call_name(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_function *function = e->function;
	if (function) {
		str_map_put(&c->run->called, function->name, c->run);
		if (function->block->operands.count != e->operands.count)
			wrong_count(c, e, function->block->operands.count, function->block->name_span);
	} else if (e->builtin) {
		if (sem_builtin_arguments(e->builtin) != e->operands.count)
			wrong_count(c, e, sem_builtin_arguments(e->builtin), NO_SPAN);
		else if (e->builtin == SEM_FN_REGISTER_NUMBER)
			check_numbered(c, e->operands.items[0]);
		else if (e->builtin == SEM_FN_RAW)
			unmodified(c, e->operands.items[0]);
	} else if ((!e->local || e->local->kind != SEM_LOCAL) && !told(c, e->text, e->text_span) &&
			   first_time_told(c, e->text)) {
		tell_name(c, e->text, sem_report_no_function(c->scope, e->text, e->text_span));
	}
}

/* ---- the walk ---- */

static void check_expr(void *user, const struct sem_expr *e, const struct sem_expr *parent)
{
	struct name_check *c = user;
	switch (e->kind) {
	case SEM_NAME:
		cycles(c, e);
		if (!e->symbol && e->state->kind == SEM_STATE_LANEID)
			lanes(c, e, "laneid");
		if (!e->symbol && e->state->kind == SEM_STATE_ACTIVE)
			lanes(c, e, "active");
		if (parent && parent->values)
			break;
		if (!parent || !parent->fold || parent->operands.items[0] != e)
			check_expr_name(c, e, parent);
		break;
	case SEM_MOD:
		own_modifier(c, e);
		if (!is_equality(parent) && parent)
			check_value_name(c, e, NULL);
		break;
	case SEM_INFIX:
		own_modifier(c, e);
		if (!e->modifier)
			unknown_modifier(c, e);
		break;
	case SEM_BINARY:
		if (is_equality(e))
			check_equality(c, e);
		break;
	case SEM_MEMBER: check_member(c, e); break;
	case SEM_CALL: check_call_name(c, e); break;
	case SEM_LANE:
		lanes(c, e, "@");
		other_lane(c, e);
		break;
	case SEM_BROKEN:
	case SEM_NUMBER:
	case SEM_REAL:
	case SEM_BOOL:
	case SEM_STATE:
	case SEM_UNARY:
	case SEM_ABS:
	case SEM_TERNARY:
	case SEM_SLICE:
	case SEM_TUPLE:
	case SEM_STRING: break;
	case SEM_INDEX: check_bank(c, e, parent); break;
	}
}

/* t.kind = e, where t is a local */
static void local_member(struct name_check *c, const struct sem_expr *target)
{
	const struct sem_symbol *symbol =
		target->kind == SEM_MEMBER ? target->operands.items[0]->symbol : NULL;
	if (symbol && symbol->kind == SEM_LOCAL)
		sem_report(c->scope, CHECK_SEMANTICS_NAME, target->span,
			"'%.*s' is a local, which has no side field '%.*s'", STR_ARG(symbol->name),
			STR_ARG(target->text));
}

/* `keep` needs an output. */
static void check_kept_name(struct name_check *c, const struct sem_expr *e)
{
	const struct sem_symbol *symbol = e->symbol;
	bool output = symbol && symbol->kind == SEM_OPERAND && (symbol->out || !symbol->in);
	if (!output && (!symbol || symbol->kind != SEM_OPERAND || symbol->in))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, e->span,
			"'%.*s' is not an output of the block; expected an output after 'keep'",
			STR_ARG(span_text(e->span)));
}

static void check_halt(struct name_check *c, const struct sem_stmt *s)
{
	const struct sem_block *block = c->scope->block;
	if (!c->run->isa->program)
		sem_report(c->scope, CHECK_SEMANTICS_NAME, s->span,
			"'halt' is for a machine, and no memory has Program<>");
	else if (block->kind == SEM_MACHINE && str_equal_c(block->name, "reset"))
		sem_report(c->scope, CHECK_SEMANTICS_NAME, s->span,
			"'halt' ends a run, and the reset is before it; only an instruction or a trap can "
			"halt");
}

/* Checks modifiers and values that are whole expressions: of a switch or case, or assigned. */
static void check_stmt(void *user, const struct sem_stmt *s)
{
	struct name_check *c = user;
	const struct sem_modifier *subject = NULL;
	if (s->value && s->value->kind == SEM_MOD)
		check_value_name(c, s->value, NULL);
	if (s->kind == SEM_SWITCH && s->value && s->value->kind == SEM_MOD)
		subject = s->value->modifier;
	VEC_EACH (struct sem_case, it, &s->cases)
		VEC_EACH (struct sem_expr *, label, &it->labels)
			if ((*label)->kind == SEM_MOD)
				check_value_name(c, *label, subject);
	if (s->kind == SEM_KEEP)
		VEC_EACH (struct sem_expr *, it, &s->targets)
			check_kept_name(c, *it);
	VEC_EACH (struct sem_expr *, it, &s->targets)
		local_member(c, *it);
	if (s->kind == SEM_HALT)
		check_halt(c, s);
	if (s->kind == SEM_RAISE && s->text.length && !s->exception)
		sem_report(c->scope, CHECK_SEMANTICS_NAME, s->text_span,
			"'%.*s' is not an exception (__DefException)", STR_ARG(s->text));
}

/* Reports an operand or parameter that no expression can name. */
static void check_truth(struct sem_scope *scope, const struct sem_symbol *symbol)
{
	bool is_truth = str_equal_c(symbol->name, "true") || str_equal_c(symbol->name, "false");
	if (!symbol->keyword && is_truth)
		sem_report(scope, CHECK_SEMANTICS_NAME, symbol->span,
			"'%.*s' is a truth value; expected a different name", STR_ARG(symbol->name));
}

/* The file whose registers have such names, prefix and number; or NULL. */
static const struct register_file *file_like(const struct isa *isa, struct str name)
{
	VEC_EACH (struct register_file *, it, &isa->defined_files) {
		size_t at = (*it)->prefix.length;
		if (!(*it)->count || !at || at == name.length || !str_starts_with(name, (*it)->prefix))
			continue;
		while (at < name.length && char_is_digit(name.text[at]))
			at++;
		if (at == name.length)
			return *it;
	}
	return NULL;
}

/* Reports a local that looks like a register: r9, if the registers are r0 to r7. */
static void like_register(struct sem_scope *scope, const struct sem_symbol *symbol)
{
	const struct register_file *file =
		symbol->kind == SEM_LOCAL ? file_like(scope->run->isa, symbol->name) : NULL;
	if (!file)
		return;
	struct report *report = sem_report(scope, CHECK_LOCAL_REGISTER, symbol->span,
		"'%.*s' is a local, not a register: '%.*s' has %.*s%llu to %.*s%llu", STR_ARG(symbol->name),
		STR_ARG(file->name), STR_ARG(file->prefix), (unsigned long long)file->first,
		STR_ARG(file->prefix), (unsigned long long)(file->first + file->count - 1));
	sem_note(scope, report, file->span, "the registers are defined here");
}

void sem_check_names(struct sem_scope *scope)
{
	struct name_check c = { .scope = scope, .run = scope->run };
	c.reported.arena = c.told.arena = scope->run->arena;
	VEC_EACH (struct sem_symbol *, it, &scope->symbols) {
		check_truth(scope, *it);
		like_register(scope, *it);
		if ((*it)->written && mode_of(*it))
			report_alternatives(scope, *it, (*it)->first_write);
	}
	struct sem_walker walker = { .user = &c, .stmt = check_stmt, .expr = check_expr };
	sem_walk(&scope->block->body, &walker);
	sem_check_slot(scope);
}
