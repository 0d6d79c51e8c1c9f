/* SPDX-License-Identifier: MIT */
/* Asks a solver whether two versions of an opcode compute the same: passes the functions of both as
 * SMT-LIB (specc/smt) and asks for an instruction and state for which they differ, which is
 * reported as a case. */
#include "cases/cases.h"
#include "codec/codec.h"
#include "diff/internal.h"
#include "smt/smt.h"
#include "smt/term.h"

#include <inttypes.h>

/* A case in both versions. Ports are matched by location in the instruction and state, not by name:
 * inputs and outputs may have been renamed. */
struct question {
	struct diff *d;
	struct smt_case before, after;
	VEC(const struct smt_port *) inputs;  /* of either, without duplicates: constants i0, i1 ... */
	VEC(const struct smt_port *) outputs; /* the same */
	VEC(struct wide) values; /* after #b0: of the inputs, then of each output, before and after */
};

/* ---- ports ---- */

static bool same_file(const struct register_file *a, const struct register_file *b)
{
	return a == b || (a && b && str_equal(a->name, b->name));
}

static bool same_memory(const struct memory *a, const struct memory *b)
{
	return a == b || (a && b && str_equal(a->name, b->name));
}

static bool same_port_place(const struct smt_port *a, const struct smt_port *b)
{
	if (a->kind != b->kind)
		return false;
	if (a->kind == SMT_PORT_WORD)
		return str_equal(a->field->name, b->field->name) && a->lsb == b->lsb &&
			   a->width == b->width;
	return same_file(a->file, b->file) && a->number == b->number && a->count == b->count &&
		   same_memory(a->memory, b->memory) && a->bank == b->bank && a->address == b->address;
}

/* The output of a case at the same location, or NULL. */
static const struct smt_port *find_output(const struct smt_case *c, const struct smt_port *like)
{
	VEC_EACH (struct smt_port, it, &c->outputs)
		if (same_port_place(it, like))
			return it;
	return NULL;
}

static bool same_sort(const struct smt_port *a, const struct smt_port *b)
{
	return a->width == b->width && a->index == b->index;
}

/* Its index among the inputs, added if new; SIZE_MAX: conflicts with one of another width. */
static size_t input_number(struct question *q, const struct smt_port *port)
{
	for (size_t i = 0; i < q->inputs.count; i++)
		if (same_port_place(q->inputs.items[i], port))
			return same_sort(q->inputs.items[i], port) ? i : SIZE_MAX;
	VEC_PUSH(q->d->arena, &q->inputs, port);
	return q->inputs.count - 1;
}

/* False: a location has two widths. */
static bool add_ports(struct question *q, const struct smt_case *c)
{
	VEC_EACH (struct smt_port, it, &c->inputs)
		if (input_number(q, it) == SIZE_MAX)
			return false;
	VEC_EACH (struct smt_port, it, &c->outputs) {
		const struct smt_port *known = NULL;
		VEC_EACH (const struct smt_port *, other, &q->outputs)
			known = same_port_place(*other, it) ? *other : known;
		if (known && !same_sort(known, it))
			return false;
		if (!known)
			VEC_PUSH(q->d->arena, &q->outputs, it);
	}
	return true;
}

/* ---- the script ---- */

/* Adds the value of a location that the case does not write; false if it is unknown. */
static bool add_untouched(struct question *q, struct buffer *out, const struct smt_port *port)
{
	struct smt_port old = *port;
	if (port->kind == SMT_PORT_RAISE || port->kind == SMT_PORT_HALT) {
		buffer_printf(out, " (_ bv0 %u)", port->width);
		return true;
	}
	if (port->kind == SMT_PORT_PC)
		old.kind = SMT_PORT_NEXT_PC;
	struct smt_port *kept = ARENA_NEW(q->d->arena, struct smt_port);
	*kept = old;
	size_t i = input_number(q, kept);
	buffer_printf(out, " i%zu", i);
	return i != SIZE_MAX &&
		   (old.kind == SMT_PORT_REGISTER || old.kind == SMT_PORT_NEXT_PC || old.index);
}

/* Adds the output as the case computes it. */
static bool add_output_question(
	struct question *q, struct buffer *out, const struct smt_case *c, const struct smt_port *like)
{
	const struct smt_port *port = find_output(c, like);
	if (!port)
		return add_untouched(q, out, like);
	struct str name = str_printf(out->arena, "%.*s/%.*s", STR_ARG(c->name), STR_ARG(port->name));
	buffer_add(out, c->inputs.count ? STR(" (") : STR(" "));
	smt_print_symbol(out, name);
	VEC_EACH (struct smt_port, it, &c->inputs)
		buffer_printf(out, " i%zu", input_number(q, it));
	if (c->inputs.count)
		buffer_add_char(out, ')');
	return true;
}

static bool add_difference(struct question *q, struct buffer *out, const struct smt_port *port)
{
	buffer_add(out, STR(" (distinct"));
	bool good = add_output_question(q, out, &q->before, port) &&
				add_output_question(q, out, &q->after, port);
	buffer_add_char(out, ')');
	return good;
}

/* The condition: the exceptions differ, or nothing is raised and another output differs. */
static bool add_question(struct question *q, struct buffer *out)
{
	const struct smt_port *raise = NULL;
	bool good = true;
	VEC_EACH (const struct smt_port *, it, &q->outputs)
		raise = (*it)->kind == SMT_PORT_RAISE ? *it : raise;
	buffer_add(out, STR("(assert (or false"));
	if (raise) {
		good = add_difference(q, out, raise);
		buffer_add(out, STR(" (and (="));
		good = add_output_question(q, out, &q->after, raise) && good;
		buffer_printf(out, " (_ bv0 %u)) (or false", raise->width);
	}
	VEC_EACH (const struct smt_port *, it, &q->outputs)
		if (*it != raise)
			good = add_difference(q, out, *it) && good;
	buffer_add(out, raise ? STR("))))\n") : STR("))\n"));
	return good;
}

static bool has_arrays(const struct question *q)
{
	VEC_EACH (const struct smt_port *, it, &q->inputs)
		if ((*it)->index)
			return true;
	return false;
}

/* Empty: the functions cannot be compared. */
static struct str script_of(struct question *q)
{
	struct arena *arena = q->d->arena;
	struct buffer out = buffer_new(arena), question = buffer_new(arena), values = buffer_new(arena);
	bool good = add_question(q, &question);
	VEC_EACH (const struct smt_port *, it, &q->outputs)
		good = add_output_question(q, &values, &q->before, *it) &&
			   add_output_question(q, &values, &q->after, *it) && good;
	if (!good)
		return (struct str){ 0 };
	buffer_printf(&out, "(set-option :produce-models true)\n(set-logic %s)\n",
		has_arrays(q) ? "QF_ABV" : "QF_BV");
	for (size_t i = 0; i < q->inputs.count; i++) {
		buffer_printf(&out, "(declare-const i%zu ", i);
		smt_print_sort(&out, q->inputs.items[i]);
		buffer_add(&out, STR(")\n"));
	}
	buffer_add(&out, smt_case_text(arena, q->d->before, &q->before));
	buffer_add(&out, smt_case_text(arena, q->d->after, &q->after));
	buffer_add(&out, buffer_str(&question));
	buffer_add(&out, STR("(check-sat)\n(get-value (#b0"));
	for (size_t i = 0; i < q->inputs.count; i++)
		buffer_printf(&out, " i%zu", i);
	buffer_printf(&out, "%.*s))\n", STR_ARG(buffer_str(&values)));
	return buffer_str(&out);
}

/* ---- the answer ---- */

/* Reads the values of ((#b0 #b0) (x #b101) ((f x) #xff) ...), in order: each precedes a ')'. */
static void read_solved_values(struct question *q, struct str answer)
{
	for (size_t i = 0; i < answer.length; i++) {
		size_t end = i + 2;
		bool hex = answer.text[i] == '#' && i + 1 < answer.length && answer.text[i + 1] == 'x';
		struct wide value = wide_from(0);
		if (answer.text[i] != '#')
			continue;
		for (; end < answer.length && hex_digit(answer.text[end]) >= 0; end++)
			value = wide_or(wide_shl(value, hex ? 4 : 1), wide_from(hex_digit(answer.text[end])));
		if (end < answer.length && answer.text[end] == ')')
			VEC_PUSH(q->d->arena, &q->values, value);
		i = end - 1;
	}
}

/* Adds settings for a port; false if a case cannot express it. */
static bool add_solved_setting(
	struct diff *d, struct case_settings *settings, const struct smt_port *port, struct wide value)
{
	unsigned bits = port->count ? port->width / port->count : port->width;
	if (port->kind == SMT_PORT_PC) {
		struct case_setting pc = { .place = CASE_PC, .lane = -1 };
		VEC_PUSH(d->arena, &pc.values, (struct word){ value.limb[0], 0 });
		VEC_PUSH(d->arena, &settings->list, pc);
		return true;
	}
	if (port->file && isa_find_file(d->after, port->file->name) != port->file)
		return false;
	for (unsigned i = 0; port->kind == SMT_PORT_REGISTER && i < port->count; i++) {
		struct wide part = wide_and(wide_shr(value, i * bits), wide_mask(bits));
		probe_set_register(d->arena, settings, port->file, port->number + i,
			(struct word){ part.limb[0], part.limb[1] });
	}
	return port->kind == SMT_PORT_REGISTER;
}

static bool is_inverted(const struct smt_case *c)
{
	return c->guard_invert && field_extract(c->guard_invert, c->word) == c->guard_invert_on;
}

/* The functions are of the block: its guard has to be true. False if the settings have another
 * value. */
static bool add_guard_setting(
	struct diff *d, struct case_settings *before, const struct smt_case *c)
{
	bool inverted = is_inverted(c);
	if (!c->guard)
		return true;
	const struct register_name *constant = register_constant(c->guard_file, c->guard_number);
	if (constant)
		return constant->reads == !inverted;
	VEC_EACH (struct case_setting, it, &before->list)
		if (it->file == c->guard_file && it->number == c->guard_number)
			return it->values.items[0].lo == !inverted;
	probe_set_register(
		d->arena, before, c->guard_file, c->guard_number, (struct word){ !inverted, 0 });
	return true;
}

/* The instruction, the state before it, and the state after it in the new version. Empty if a case
 * cannot express it. */
static struct str case_text(struct question *q)
{
	struct diff *d = q->d;
	struct case_settings before = { 0 }, after = { 0 };
	struct word w = q->after.word;
	struct str raised = { 0 };
	size_t at = 1; /* skips #b0 */
	if (q->values.count != 1 + q->inputs.count + 2 * q->outputs.count)
		return raised;
	VEC_EACH (const struct smt_port *, it, &q->inputs) {
		struct wide value = q->values.items[at++];
		if ((*it)->kind == SMT_PORT_WORD) {
			const struct field *field = (*it)->field;
			uint64_t bits = field_extract(field, w), mask = mask64((*it)->width) << (*it)->lsb;
			w = field_insert(field, w, (bits & ~mask) | (value.limb[0] << (*it)->lsb & mask));
		} else if ((*it)->kind != SMT_PORT_NEXT_PC && !add_solved_setting(d, &before, *it, value)) {
			return raised;
		}
	}
	if (!add_guard_setting(d, &before, &q->after))
		return raised;
	VEC_EACH (const struct smt_port *, it, &q->outputs) {
		struct wide new = q->values.items[at + 1];
		at += 2;
		if ((*it)->kind == SMT_PORT_RAISE) {
			if (!wide_is_zero(new) && new.limb[0] <= d->after->exceptions.count)
				raised = d->after->exceptions.items[new.limb[0] - 1]->name;
		} else if (!add_solved_setting(d, &after, *it, new)) {
			return (struct str){ 0 };
		}
	}
	if (raised.length) {
		after.list.count = 0;
		raised = str_printf(d->arena, "raise %.*s", STR_ARG(raised));
	}
	struct str line = probe_instruction_text(d->arena, diff_codec(d, d->after), q->after.opcode, w);
	return probe_case_text(d->arena, line, &before, &after, raised);
}

/* ---- opcodes ---- */

/* To the solver, next_pc is any number, and arrays can disagree with registers and words. Where the
 * functions are equal for all of these, the blocks are equal; an example of a difference may be one
 * that cannot be. */
static bool has_free_input(const struct question *q)
{
	VEC_EACH (const struct smt_port *, it, &q->inputs)
		if ((*it)->kind == SMT_PORT_NEXT_PC || (*it)->index)
			return true;
	return false;
}

/* Does it raise, where exceptions of both versions have different numbers? */
static bool has_other_numbers(const struct question *q)
{
	const struct isa *before = q->d->before, *after = q->d->after;
	bool raises = false, other = false;
	VEC_EACH (const struct smt_port *, it, &q->outputs)
		raises = raises || (*it)->kind == SMT_PORT_RAISE;
	for (size_t i = 0; i < before->exceptions.count; i++)
		other = other || i >= after->exceptions.count ||
				!str_equal(before->exceptions.items[i]->name, after->exceptions.items[i]->name);
	return raises && other;
}

/* What is asked is what the blocks compute, not when they run. */
static bool same_guard(const struct smt_case *a, const struct smt_case *b)
{
	return !a->guard == !b->guard && same_file(a->guard_file, b->guard_file) &&
		   a->guard_number == b->guard_number && is_inverted(a) == is_inverted(b);
}

static enum diff_equality ask_solver(
	struct diff *d, const struct smt_case *before, const struct smt_case *after, struct str *text)
{
	struct question q = { .d = d, .before = *before, .after = *after };
	struct str script, answer;
	q.before.name = STR("old");
	q.after.name = STR("new");
	if (before->failure || after->failure || !add_ports(&q, before) || !add_ports(&q, after) ||
		has_other_numbers(&q) || !same_guard(before, after))
		return DIFF_UNDECIDED;
	script = script_of(&q);
	if (!script.length || !d->solver->run(d->solver->user, script, &answer))
		return DIFF_UNDECIDED;
	if (str_starts_with(answer, STR("unsat")))
		return before->takes_cycles || after->takes_cycles ? DIFF_UNDECIDED : DIFF_SAME;
	if (!str_starts_with(answer, STR("sat")) || has_free_input(&q))
		return DIFF_UNDECIDED;
	read_solved_values(&q, answer);
	*text = case_text(&q);
	return DIFF_DIFFERENT;
}

/* The register file in the new version, or the same if it has gone. */
static const struct register_file *new_file(struct diff *d, const struct register_file *file)
{
	const struct str *name = file ? str_map_get(&d->renamed, file->name) : NULL;
	const struct register_file *new =
		file ? isa_find_file(d->after, name ? *name : file->name) : NULL;
	return new ? new : file;
}

/* Gives ports the fields and register files of the new version; false if a field has gone. */
static bool use_new_names(struct diff *d, const struct diff_opcode *op, struct smt_case *before)
{
	VEC_EACH (struct smt_port, it, &before->outputs)
		it->file = new_file(d, it->file);
	VEC_EACH (struct smt_port, it, &before->inputs) {
		it->file = new_file(d, it->file);
		if (it->kind == SMT_PORT_WORD) {
			it->field = opcode_find_field(op->after, diff_field_name(op, it->field));
			if (!it->field)
				return false;
		}
	}
	return true;
}

enum diff_equality diff_solve(struct diff *d, const struct diff_opcode *op, struct str *text)
{
	enum diff_equality result = DIFF_SAME;
	if (!d->solver)
		return DIFF_UNDECIDED;
	struct smt_cases before = smt_make_opcode(d->arena, d->before, op->before);
	struct codec *codec = diff_codec(d, d->after);
	VEC_EACH (struct smt_case *, it, &before.list) {
		struct word w = diff_translate(op, (*it)->word);
		const struct form *form = codec_legal_form(codec, op->after, w);
		const struct smt_case *after = form && !(*it)->failure && use_new_names(d, op, *it)
										   ? smt_make_word(d->arena, d->after, form, w)
										   : NULL;
		enum diff_equality own = after ? ask_solver(d, *it, after, text) : DIFF_UNDECIDED;
		if (own == DIFF_DIFFERENT)
			return own;
		result = own == DIFF_UNDECIDED ? own : result;
	}
	return before.list.count ? result : DIFF_UNDECIDED;
}
