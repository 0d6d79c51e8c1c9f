/* SPDX-License-Identifier: MIT */
/* Parses the cases of examples into settings before and after, and the exception raised. */
#include "cases/cases.h"

#include <assert.h>

#include "base/suggest.h"
#include "cases/internal.h"
#include "sem/bind.h"

/* ---- settings ---- */

/* Do the settings overlap in a register, a byte or lanes? */
static bool settings_overlap(const struct case_setting *a, const struct case_setting *b)
{
	if (a->place != b->place)
		return false;
	if (a->place == CASE_MEMORY)
		return a->memory == b->memory && a->bank == b->bank &&
			   a->offset < b->offset + b->width / 8 && b->offset < a->offset + a->width / 8;
	if (a->place != CASE_REGISTER)
		return true;
	return a->file == b->file && a->number < b->number + b->count &&
		   b->number < a->number + a->count;
}

/* A single lane may override a setting of all lanes; anything else set twice is reported. */
static void check_twice(struct case_reader *r, const struct case_settings *list)
{
	const struct case_setting *new = &list->list.items[list->list.count - 1];
	for (size_t i = 0; i + 1 < list->list.count; i++) {
		const struct case_setting *old = &list->list.items[i];
		bool refines = old->lane < 0 && new->lane >= 0;
		bool apart = old->lane >= 0 && new->lane >= 0 && old->lane != new->lane;
		if (!settings_overlap(old, new) || refines || apart)
			continue;
		case_fail(r, CHECK_CASE_TWICE, new->span,
			"'%.*s' is set again, so the first value has no effect",
			STR_ARG(span_text(new->target)));
		diag_note(r->diag, r->report, old->span, "it is first set here");
		return;
	}
}

/* 0 .. 2^w - 1, or -2^w .. -1: what an assignment of the language can store. */
static bool fits(struct wide n, unsigned width)
{
	return wide_length(n) <= width;
}

static struct word low_bits(struct wide n, unsigned width)
{
	n = wide_and(n, wide_mask(width));
	return (struct word){ n.limb[0], n.limb[1] };
}

static bool mentions_lane(const struct sem_expr *e)
{
	bool found = e->kind == SEM_NAME && str_equal_c(e->text, "laneid");
	for (size_t i = 0; i < e->operands.count && !found; i++)
		found = mentions_lane(e->operands.items[i]);
	return found;
}

static bool add_setting_value(struct case_reader *r, const struct sem_expr *e, struct span span,
	int lane, struct case_setting *s)
{
	const char *why = s->place == CASE_MEMORY     ? "all lanes share the memory"
					  : s->place == CASE_ACTIVE   ? "all lanes share 'active'"
					  : s->place == CASE_REGISTER ? "all lanes share the register"
												  : "all lanes share this counter";
	struct wide value;
	bool real;
	if (!case_evaluate(r, e, lane, why, &value, &real))
		return false;
	if (!fits(value, s->width)) {
		struct str where = { 0 };
		if (lane >= 0 && s->lane < 0 && mentions_lane(e))
			where = str_printf(r->arena, " in lane %d", lane);
		return case_fail(r, CHECK_CASE_VALUE, span,
			"%.*s%.*s does not fit '%.*s', which has %u bit%s", STR_ARG(wide_text(r->arena, value)),
			STR_ARG(where), STR_ARG(span_text(s->target)), s->width, s->width == 1 ? "" : "s");
	}
	if (s->width > WORD_BITS && (wide_is_negative(value) || !fits(value, WORD_BITS)))
		return case_fail(r, CHECK_CASE_VALUE, span,
			"%.*s has %u bits, but a case can hold values of at most %d bits",
			STR_ARG(span_text(s->target)), s->width, WORD_BITS);
	struct word word = low_bits(value, s->width);
	VEC_PUSH(r->arena, &s->values, word);
	return true;
}

/* The values of all lanes; one when they are equal. */
static bool read_setting_values(struct case_reader *r, struct span span, struct case_setting *s)
{
	struct sem_expr *e = case_parse_value(r, span);
	int lanes = s->place == CASE_REGISTER && s->file->lanes > 1 ? (int)s->file->lanes : 0;
	if (!e)
		return false;
	if (!lanes || s->lane >= 0)
		return add_setting_value(r, e, span, lanes ? s->lane : -1, s);
	if (!mentions_lane(e))
		return add_setting_value(r, e, span, 0, s);
	bool equal = true;
	for (int lane = 0; lane < lanes; lane++) {
		if (!add_setting_value(r, e, span, lane, s))
			return false;
		equal = equal && word_equal(s->values.items[0], s->values.items[lane]);
	}
	if (equal)
		s->values.count = 1;
	return true;
}

/* setting = place "=" value ; */
static void read_setting(struct case_reader *r, struct span span, struct case_settings *list)
{
	struct case_setting setting = { .span = span };
	struct span target = span, value = span;
	struct str text = span_text(span);
	size_t at = str_find(text, 0, STR("="));
	target.to = span.from + (uint32_t)at;
	value.from = target.to + (at < text.length);
	target = span_trim(target);
	value = span_trim(value);
	if (at == text.length || target.from == target.to ||
		str_starts_with(span_text(value), STR("=")))
		case_fail(r, CHECK_CASE_SYNTAX, span, "expected a setting such as R1 = 16, found '%.*s'",
			STR_ARG(text));
	else if (value.from == value.to)
		case_fail(r, CHECK_CASE_SYNTAX, span, "expected a value after '='");
	else if (!case_read_place(r, target, &setting))
		return;
	else if (!setting.width)
		r->failed = true; /* an invalid width has been reported */
	else if (read_setting_values(r, value, &setting)) {
		assert(setting.values.count && setting.width);
		VEC_PUSH(r->arena, &list->list, setting);
		check_twice(r, list);
	}
}

/* ---- parts of a case ---- */

/* One piece of a line: what is between commas and arrows. */
struct case_piece {
	struct span span;
	char end; /* ',' or '>' for an arrow; 0: the line ends */
};

/* Takes the next piece off the front of rest; false after the last one of the line. */
static bool next_piece(struct span *rest, struct case_piece *piece)
{
	struct str text = span_text(*rest);
	int depth = 0;
	size_t at = 0;
	if (!rest->source)
		return false;
	for (piece->end = 0; at < text.length && !piece->end; at++) {
		char c = text.text[at];
		depth += (c == '(' || c == '[' || c == '{');
		depth -= depth && (c == ')' || c == ']' || c == '}');
		if (c == ',' && !depth)
			piece->end = ',';
		else if (c == '-' && at + 1 < text.length && text.text[at + 1] == '>')
			piece->end = '>';
	}
	size_t used = piece->end ? at - 1 : at;
	piece->span = span_trim(span_part(*rest, 0, used));
	rest->from += (uint32_t)(used + (piece->end == '>' ? 2 : 1));
	if (!piece->end)
		rest->source = NULL;
	return true;
}

bool sem_settings_read(struct arena *arena, struct diag *diag, const struct isa *isa,
	struct span text, struct case_settings *list)
{
	struct case_reader r = { .arena = arena, .diag = diag, .isa = isa };
	struct case_piece piece;
	while (next_piece(&text, &piece)) {
		if (piece.end == '>')
			case_fail(&r, CHECK_CASE_SYNTAX, piece.span, "expected only settings, without '->'");
		else if (piece.span.from < piece.span.to)
			read_setting(&r, piece.span, list);
		else
			case_fail(&r, CHECK_CASE_SYNTAX, piece.span, "expected a setting such as R1 = 16");
	}
	return !r.failed;
}

static bool is_raise(struct span span)
{
	struct str text = span_text(span);
	return str_starts_with(text, STR("raise")) &&
		   (text.length == 5 || text.text[5] == ' ' || text.text[5] == '\t');
}

static struct str exception_names(const struct case_reader *r)
{
	struct buffer text = buffer_new(r->arena);
	for (size_t i = 0; i < r->isa->exceptions.count && i < 8; i++)
		buffer_printf(&text, "%s%.*s", i ? ", " : "", STR_ARG(r->isa->exceptions.items[i]->name));
	return buffer_str(&text);
}

static const struct exception *find_exception(struct case_reader *r, struct span span)
{
	struct str_map known = { .arena = r->arena };
	struct str name = span_text(span);
	VEC_EACH (struct exception *, it, &r->isa->exceptions) {
		if (str_equal((*it)->name, name))
			return *it;
		str_map_put(&known, (*it)->name, *it);
	}
	struct str near = suggest_from_map(name, &known);
	case_fail(r, CHECK_CASE_NAME, span, "no exception is called '%.*s'; %s%.*s%s", STR_ARG(name),
		near.length ? "did you mean '" : "there are ",
		STR_ARG(near.length ? near : exception_names(r)), near.length ? "'?" : "");
	r->lost = true; /* what follows it may belong to the name */
	return NULL;
}

/* "@" lane */
static void read_raise_lane(struct case_reader *r, struct span span, struct example_case *c)
{
	struct str text = span_text(span);
	unsigned lanes = isa_lanes(r->isa);
	size_t at = 0;
	uint64_t lane;
	if (str_read_decimal(text, &at, 19, &lane) && at == text.length && lane < lanes)
		c->raise_lane = (int)lane;
	else
		case_fail(r, CHECK_CASE_PLACE, span, "expected a lane from 0 to %u, found '%.*s'",
			lanes - 1, STR_ARG(text));
}

/* raise = "raise" name [ "@" lane ] ; */
static void read_case_raise(struct case_reader *r, struct span span, struct example_case *c)
{
	struct str text = span_text(span);
	size_t at = str_find(text, 5, STR("@"));
	struct span name = span_trim(span_part(span, 5, at));
	c->raise_span = span;
	if (name.from == name.to) {
		case_fail(r, CHECK_CASE_SYNTAX, span, "expected the name of an exception after 'raise'");
		return;
	}
	c->raises = find_exception(r, name);
	if (c->raises && at < text.length)
		read_raise_lane(r, span_trim(span_part(span, at + 1, text.length)), c);
}

static bool is_halt(const struct case_reader *r, struct span span)
{
	return r->isa->program && str_equal_c(span_text(span), "halt");
}

/* Where a case is read: after which sign, in which part. */
struct case_state {
	struct case_reader *r;
	struct example_case *c;
	bool after, pending; /* after the arrow; after a comma */
};

/* The last setting if it is at this span, else NULL. */
static const struct case_setting *setting_at(const struct case_settings *settings, struct span span)
{
	const struct case_setting *last =
		settings->list.count ? &settings->list.items[settings->list.count - 1] : NULL;
	return last && last->span.from == span.from ? last : NULL;
}

static void check_after(struct case_state *state, struct span span)
{
	const struct case_setting *last = setting_at(&state->c->after, span);
	if (!last)
		return;
	if (last->place == CASE_MEMORY && last->memory->read_only)
		case_fail(state->r, CHECK_CASE_PLACE, span,
			"memory '%.*s' is read-only: no instruction changes it", STR_ARG(last->memory->name));
	else if (last->place == CASE_NEXT_PC || last->place == CASE_BAD_ADDRESS)
		case_fail(state->r, CHECK_CASE_PLACE, span,
			"'%.*s' belongs before '->': it is what the trap sees",
			STR_ARG(span_text(last->target)));
}

const struct case_setting *case_find(const struct case_settings *settings, enum case_place place)
{
	VEC_EACH (struct case_setting, it, &settings->list)
		if (it->place == place)
			return it;
	return NULL;
}

/* The instruction is at `pc`, in what a case can set of the memory. */
static void check_pc(struct case_state *state, const struct case_setting *pc)
{
	const struct isa *isa = state->r->isa;
	uint64_t at = pc->values.items[0].lo, bytes = state->r->length / 8;
	uint64_t most = case_memory_size(isa->program);
	if (at % (isa->unit / 8))
		case_fail(state->r, CHECK_CASE_PLACE, pc->span,
			"no instruction can be at 0x%llx: expected a multiple of %u bytes",
			(unsigned long long)at, isa->unit / 8);
	else if (at >= most || bytes > most - at)
		case_fail(state->r, CHECK_CASE_PLACE, pc->span,
			"an instruction of %llu bytes at 0x%llx is not in the first 0x%llx bytes, which a "
			"case can set",
			(unsigned long long)bytes, (unsigned long long)at, (unsigned long long)most);
}

/* Bits of the longest instruction, its prefixes included: 14, and a 15th that is undefined. */
static uint64_t longest_step(const struct isa *isa)
{
	enum { PREFIXES = 15 };
	uint64_t longest = isa->longest;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if ((*it)->definition->prefix)
			return longest * PREFIXES;
	return longest;
}

/* What follows the instruction that raised, at pc, or at pc itself. */
static void check_next_pc(struct case_reader *r, const struct case_settings *before)
{
	const struct isa *isa = r->isa;
	const struct case_setting *next = case_find(before, CASE_NEXT_PC);
	const struct case_setting *pc = case_find(before, CASE_PC);
	if (!next || !isa->program || !isa->lengths.count)
		return;
	uint64_t from = pc ? pc->values.items[0].lo : 0, unit = isa->unit / 8;
	uint64_t most = longest_step(isa) / 8, bytes = next->values.items[0].lo - from;
	if (isa->counter < 64)
		bytes &= ((uint64_t)1 << isa->counter) - 1;
	if (bytes > most || bytes % unit)
		case_fail(r, CHECK_CASE_PLACE, next->span,
			"no instruction at 0x%llx can end at 0x%llx: its size is %llu to %llu bytes, in "
			"steps of %llu",
			(unsigned long long)from, (unsigned long long)next->values.items[0].lo,
			(unsigned long long)unit, (unsigned long long)most, (unsigned long long)unit);
}

/* Settings of bytes that the instruction itself occupies. */
static void check_own_bytes(struct case_reader *r, const struct case_settings *before)
{
	const struct memory *program = r->isa->program;
	const struct case_setting *pc = case_find(before, CASE_PC);
	uint64_t at = pc ? pc->values.items[0].lo : 0, bytes = r->length / 8;
	VEC_EACH (struct case_setting, it, &before->list)
		if (program && it->place == CASE_MEMORY && it->memory == program &&
			it->offset < at + bytes && at < it->offset + it->width / 8)
			case_fail(r, CHECK_CASE_PLACE, it->span,
				"the instruction itself is in these bytes, at pc = 0x%llx; set pc to an address "
				"that "
				"the case does not use, as in 'pc = 0x200'",
				(unsigned long long)at);
}

/* Checks for settings that are only allowed on one side of the arrow. */
static void check_state_side(struct case_state *state, struct span span)
{
	const struct case_setting *last = setting_at(&state->c->before, span);
	if (state->after)
		check_after(state, span);
	else if (!last)
		return;
	else if (last->place == CASE_CYCLES)
		case_fail(state->r, CHECK_CASE_PLACE, span,
			"'cycles' belongs after '->': it counts the cycles of this instruction only");
	else if (last->place == CASE_PC && state->r->isa->program && state->r->length)
		check_pc(state, last);
}

/* A setting of a register that the exception of the case keeps; else false. */
static bool read_kept(struct case_state *state, struct span span)
{
	struct example_case *c = state->c;
	if (is_raise(span) || is_halt(state->r, span))
		return false;
	read_setting(state->r, span, &c->after);
	const struct case_setting *last = setting_at(&c->after, span);
	return !last || (last->place == CASE_REGISTER && exception_keeps(c->raises, last->file));
}

static void read_piece(struct case_state *state, const struct case_piece *piece)
{
	struct example_case *c = state->c;
	struct span span = piece->span;
	bool empty = span.from == span.to;
	if (empty && (piece->end == ',' || (piece->end == '>' && state->pending)))
		case_fail(state->r, CHECK_CASE_SYNTAX, span,
			"expected a setting such as R1 = 16 before '%s'", piece->end == ',' ? "," : "->");
	else if (!empty && state->after && (is_raise(span) || c->raise_span.source)) {
		if (is_raise(span) && !c->raise_span.source && !c->after.list.count && !c->halts)
			read_case_raise(state->r, span, c);
		else if (!c->raises || !read_kept(state, span))
			case_fail(state->r, CHECK_CASE_SYNTAX, span,
				"an instruction that raises changes nothing else: expected only 'raise NAME', and "
				"registers that the exception keeps");
	} else if (!empty && state->after && is_halt(state->r, span) && !c->halts) {
		c->halts = true;
		c->halt_span = span;
	} else if (!empty) {
		read_setting(state->r, span, state->after ? &c->after : &c->before);
		check_state_side(state, span);
	}
	if (piece->end == '>' && state->after)
		case_fail(state->r, CHECK_CASE_SYNTAX, span, "a case can have only one '->'");
	state->pending = piece->end == ',' || (empty && state->pending);
	state->after = state->after || piece->end == '>';
}

/* Parses a case up to the first syntax error, as the rest may be misread. */
static void read_case(struct case_reader *r, struct example_case *c)
{
	struct case_state state = { .r = r, .c = c };
	r->failed = r->lost = false;
	if (!c->complete)
		return;
	VEC_EACH (struct span, it, &c->lines) {
		struct span rest = *it;
		struct case_piece piece;
		while (!r->lost && next_piece(&rest, &piece))
			read_piece(&state, &piece);
	}
	if (state.pending && !r->lost)
		case_fail(r, CHECK_CASE_SYNTAX, (struct span){ c->span.source, c->span.to, c->span.to },
			"expected a setting after ','");
	check_next_pc(r, &c->before);
	check_own_bytes(r, &c->before);
	c->sound = !r->failed;
}

/* ---- all examples ---- */

/* Does the definition around the span say what state there is, or is it none that is known? */
static bool is_of_state(struct span span)
{
	static const char *const others[] = { "__DefISA", "__DefBitFieldType", "__DefFieldType",
		"__DefOperand", "__DefModifier", "__DefFormat", "__DefGroup", "__DefOptype", "__DefOpcode",
		"__DefAlias", "__DefFunction", "__DefVariant" };
	if (!span.source)
		return false;
	uint32_t line = source_position(span.source, span.from).line;
	struct str text = source_line(span.source, line);
	while (line > 1 && !str_starts_with(text, STR("__Def")))
		text = source_line(span.source, --line);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (str_starts_with(text, str_from_c(others[i])))
			return false;
	return true;
}

/* An error was reported that may be why registers, lanes or memories are not as cases have them. */
static bool is_explained_case(const struct diag *diag)
{
	VEC_EACH (struct report *, it, &diag->reports)
		if ((*it)->severity == SEVERITY_ERROR && is_of_state((*it)->span))
			return true;
	return false;
}

static void read_definition(struct case_reader *r, const struct definition *d)
{
	VEC_EACH (struct example *, example, &d->examples) {
		r->unknown_is_known = !(*example)->opcode && r->diag->errors;
		const struct opcode *opcode = (*example)->opcode;
		r->length = opcode ? 8 * opcode_size(opcode, (*example)->word) : r->isa->unit;
		VEC_EACH (struct example_case *, it, &(*example)->cases)
			read_case(r, *it);
	}
}

static void read_machine(struct case_reader *r)
{
	r->unknown_is_known = false;
	r->length = 0;
	VEC_EACH (struct example *, example, &r->isa->examples) {
		r->is_trap = (*example)->raises;
		VEC_EACH (struct example_case *, it, &(*example)->cases)
			read_case(r, *it);
	}
}

void sem_cases_check(struct arena *arena, struct diag *diag, struct isa *isa)
{
	struct diag silent = { 0 };
	struct case_reader r = { .arena = arena, .diag = diag, .isa = isa };
	diag_init(&silent, arena);
	if (is_explained_case(diag))
		r.diag = &silent;
	VEC_EACH (struct definition *, it, &isa->definitions)
		read_definition(&r, *it);
	read_machine(&r);
	case_count_unknown(&r);
}
