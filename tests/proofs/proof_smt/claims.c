/* SPDX-License-Identifier: MIT */
/* What must hold behind each way through the code: the outputs are what the functions of the
 * case say where the lane takes part, and as before where it does not; all else is as before. Each
 * claim is turned round and given to the solver without the conditions of its way; where that has
 * a model, with them. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_TERMS = 200, MAX_CLAIMS = 4000, MAX_WAYS_OF = 60 };

/* Its text says what must not be; t<id> in it are terms. */
struct claim {
	char *text;
	term *terms;
	unsigned term_count;
	/* under which conditions it comes up: ways, each a list of terms; too many: always */
	struct {
		term *terms;
		unsigned count;
	} ways[MAX_WAYS_OF];
	unsigned way_count;
};

const char *claims_failure;
unsigned claims_lanes;
static struct claim *claims;
static unsigned claim_count;
static const struct way *way;
static term participates; /* of the lane in hand */
static bool assumed;      /* that it is true */

/* The claim in the making. */
static FILE *out;
static char *out_text;
static size_t out_size;
static term out_terms[MAX_TERMS];
static unsigned out_count;

void claims_begin(void)
{
	claims = calloc(MAX_CLAIMS, sizeof *claims);
	if (!claims)
		abort();
	claim_count = 0;
	claims_failure = NULL;
	claims_lanes = 0;
}

/* ---- what the way tells ---- */

/* Is the term known where `condition` holds? -1: no. */
static int told(term condition, bool holds, term t)
{
	if (condition == t)
		return holds;
	if (condition->op == OP_XOR && term_is_number(condition->b)) /* not */
		return told(condition->a, !holds, t);
	if (condition->width == 1 && condition->op == (holds ? OP_AND : OP_OR)) {
		int first = told(condition->a, holds, t);
		return first >= 0 ? first : told(condition->b, holds, t);
	}
	if (t->op == OP_XOR && term_is_number(t->b)) {
		int other = condition == t->a ? holds : -1;
		return other < 0 ? -1 : !other;
	}
	return -1;
}

static int told_by_way(term t)
{
	for (unsigned i = 0; i < way->condition_count; i++) {
		int value = told(way->conditions[i], true, t);
		if (value >= 0)
			return value;
	}
	return -1;
}

static term assume(term t, void *user)
{
	(void)user;
	return t == participates ? term_number(1, assumed) : NULL;
}

static term assume_all(term t)
{
	term_replace_begin();
	return participates ? term_replace(t, assume, NULL) : t;
}

/* ---- making claims ---- */

static void start_claims(void)
{
	out = open_memstream(&out_text, &out_size);
	out_count = 0;
}

static void print(term t)
{
	if (out_count == MAX_TERMS)
		claims_failure = "too many terms";
	else
		out_terms[out_count++] = t;
	term_print(out, t, state_print_input);
}

static void add_conditions(struct claim *c)
{
	if (c->way_count == MAX_WAYS_OF) {
		claims_failure = "too many ways";
		return;
	}
	unsigned i = c->way_count++;
	bool more = participates != NULL;
	c->ways[i].count = way->condition_count + more;
	c->ways[i].terms = calloc(way->condition_count + 1, sizeof *c->ways[i].terms);
	if (!c->ways[i].terms)
		abort();
	memcpy(c->ways[i].terms, way->conditions, way->condition_count * sizeof *way->conditions);
	if (more)
		c->ways[i].terms[way->condition_count] = assumed ? participates : term_not(participates);
}

static void finish(void)
{
	fclose(out);
	for (unsigned i = 0; i < claim_count; i++)
		if (!strcmp(claims[i].text, out_text)) {
			add_conditions(&claims[i]);
			free(out_text);
			return;
		}
	if (claim_count == MAX_CLAIMS) {
		claims_failure = "too many claims";
		return;
	}
	struct claim *c = &claims[claim_count++];
	c->text = out_text;
	c->term_count = out_count;
	c->terms = calloc(out_count + 1, sizeof *c->terms);
	if (!c->terms)
		abort();
	memcpy(c->terms, out_terms, out_count * sizeof *out_terms);
	add_conditions(c);
}

/* What an input of the functions is in this lane; wide ones are put together in the text. */
static void print_argument(const struct port *p, unsigned lane)
{
	unsigned each = p->count ? p->width / p->count : 0;
	switch (p->kind) {
	case PORT_REGISTER:
		fputs(p->count > 1 ? "(concat" : "", out);
		for (unsigned i = p->count; i-- > 0;) {
			fputs(p->count > 1 ? " " : "", out);
			print(state_register(state_file(p->file), p->number + i, lane, each));
		}
		break;
	case PORT_MEMORY:
		fputs(p->width > 8 ? "(concat" : "", out);
		for (unsigned i = 0; i < p->width / 8; i++) {
			fputs(p->width > 8 ? " " : "", out);
			print(state_byte(p->file, p->address + (p->big ? i : p->width / 8 - 1 - i)));
		}
		break;
	case PORT_BITS:
		fputs(p->width > 1 ? "(concat" : "", out);
		for (unsigned i = 0; i < p->pieces; i++)
			for (unsigned k = p->bits[i]; k-- > 0;) {
				fputs(p->width > 1 ? " " : "", out);
				print(state_bit(p->low[i] + k));
			}
		break;
	case PORT_ACTIVE:
		fputs("(concat", out);
		for (unsigned l = state.lanes; l-- > 0;) {
			fputc(' ', out);
			print(assume_all(state_participates(l)));
		}
		break;
	case PORT_LANE: print(term_number(p->width, lane)); return;
	case PORT_PC: print(term_number(p->width, state.pc_before)); return;
	case PORT_NEXT_PC: print(term_number(p->width, state.pc_before + state.c->length / 8)); return;
	default: claims_failure = "an input of an unknown kind"; return;
	}
	bool wide = p->kind == PORT_REGISTER ? p->count > 1
				: p->kind == PORT_MEMORY ? p->width > 8
				: p->kind == PORT_BITS   ? p->width > 1
										 : true;
	fputs(wide ? ")" : "", out);
}

static void print_function(const struct port *p, unsigned lane)
{
	const struct test_case *c = state.c;
	fprintf(out, c->in_count ? "(%s/%s" : "%s/%s", c->name, p->name);
	for (unsigned i = 0; i < c->in_count; i++) {
		fputc(' ', out);
		print_argument(&c->ins[i], lane);
	}
	fputs(c->in_count ? ")" : "", out);
}

/* The output is what the function says, or as before. */
static void claim_output(unsigned i, unsigned lane)
{
	const struct port *p = &state.c->outs[i];
	unsigned each = p->width / p->count, own = state_varies(p->file) ? lane : 0;
	bool same = true;
	start_claims();
	fputs("(distinct ", out);
	if (assumed)
		print_function(p, lane);
	else
		print_argument(p, lane);
	fputs(p->count > 1 ? " (concat" : "", out);
	for (unsigned k = p->count; k-- > 0;) {
		term value = state.outs[i][own][k];
		if (!value) {
			claims_failure = "an output that is no register of the interpreter";
			return;
		}
		value = term_extract(assume_all(value), 0, each);
		same = same && value == state_register(state_file(p->file), p->number + k, lane, each);
		fputc(' ', out);
		print(value);
	}
	fputs(p->count > 1 ? "))" : ")", out);
	if (assumed || !same)
		finish();
	else
		fclose(out);
}

/* Does any lane take part? A register that all lanes share is written then. */
static term any_participates(void)
{
	term all = state_participates(0);
	for (unsigned l = 1; l < state.lanes; l++)
		all = term_concat(state_participates(l), all);
	return term_not(term_make(OP_EQUAL, all, term_number(all->width, 0)));
}

static void claim_outputs(unsigned lane, bool varying)
{
	participates = varying || state.c->once ? state_participates(lane) : any_participates();
	int value = term_is_number(participates) ? (int)participates->value : told_by_way(participates);
	for (int taken = 0; taken < 2; taken++) {
		if (value >= 0 && value != taken)
			continue;
		assumed = taken;
		for (unsigned i = 0; i < state.c->out_count && !claims_failure; i++)
			if (state.c->outs[i].kind == PORT_REGISTER &&
				state_varies(state.c->outs[i].file) == varying)
				claim_output(i, lane);
	}
}

static void claim_lane(unsigned lane)
{
	claim_outputs(lane, true);
	if (lane == 0)
		claim_outputs(lane, false);
	participates = NULL;
}

/* ---- lanes ---- */

static bool depends_on_lane(void)
{
	for (unsigned i = 0; i < state.c->in_count; i++)
		if (state.c->ins[i].kind == PORT_LANE)
			return true;
	return false;
}

/* Is what the lane gets lane 0's term, with its own inputs in place of those of lane 0? Then lane
 * 0's claims are its own, by other names. */
static bool is_like_first(unsigned lane)
{
	term_replace_begin();
	if (depends_on_lane())
		return false;
	for (unsigned i = 0; i < state.c->out_count; i++) {
		const struct port *p = &state.c->outs[i];
		if (p->kind != PORT_REGISTER || !state_varies(p->file))
			continue;
		for (unsigned k = 0; k < p->count; k++) {
			term first = state.outs[i][0][k], own = state.outs[i][lane][k];
			if (!first || !own || state_to_lane(first, lane) != own)
				return false;
		}
	}
	return true;
}

static void claim_lanes(void)
{
	unsigned looked_at = 1;
	bool varies = false;
	claim_lane(0);
	for (unsigned i = 0; i < state.c->out_count; i++)
		varies = varies ||
				 (state.c->outs[i].kind == PORT_REGISTER && state_varies(state.c->outs[i].file));
	for (unsigned lane = 1; varies && lane < state.lanes; lane++)
		if (!is_like_first(lane)) {
			claim_lane(lane);
			looked_at++;
		}
	claims_lanes = looked_at > claims_lanes ? looked_at : claims_lanes;
}

/* ---- the machine ---- */

static const struct port *port_of(enum port_kind kind)
{
	for (unsigned i = 0; i < state.c->out_count; i++)
		if (state.c->outs[i].kind == kind)
			return &state.c->outs[i];
	return NULL;
}

/* The function says `value`; without one it is 0. */
static void claim_number(enum port_kind kind, term value)
{
	const struct port *p = port_of(kind);
	if (!p && term_is_number(value) && !value->value)
		return;
	start_claims();
	if (p) {
		fputs("(distinct ", out);
		print_function(p, 0);
		fputc(' ', out);
		print(term_extract(value, 0, p->width));
		fputc(')', out);
	} else {
		fputs("true", out);
	}
	finish();
}

static void claim_pc(void)
{
	const struct port *p = port_of(PORT_PC);
	uint64_t next = state.pc_before + state.c->length / 8;
	if (!p && term_is_number(state.pc) && state.pc->value == next)
		return;
	start_claims();
	fputs("(distinct ", out);
	if (p)
		print_function(p, 0);
	else
		print(term_number(64, next));
	fputc(' ', out);
	print(p ? term_extract(state.pc, 0, p->width) : state.pc);
	fputc(')', out);
	finish();
}

static void claim_frame(void)
{
	if (term_is_number(state.frame) && !state.frame->value)
		return;
	start_claims();
	fputs("(= #b1 ", out);
	print(state.frame);
	fputc(')', out);
	finish();
}

void claims_add_way(const struct way *in_hand)
{
	way = in_hand;
	participates = NULL;
	if (state.stop == STOP_OTHER) {
		start_claims();
		fputs("true", out);
		finish();
		return;
	}
	claim_frame();
	claim_number(PORT_RAISE, state.stop == STOP_RAISED ? state.exception : term_number(32, 0));
	if (state.stop == STOP_RAISED)
		return;
	claim_number(PORT_HALT, term_number(32, state.stop == STOP_HALTED));
	claim_pc();
	claim_lanes();
}

/* ---- asking ---- */

static void print_conditions(FILE *text, const struct claim *c)
{
	fputs("(assert (or false", text);
	for (unsigned i = 0; i < c->way_count; i++) {
		fputs("\n(and true", text);
		for (unsigned k = 0; k < c->ways[i].count; k++) {
			fputs(" (= #b1 ", text);
			term_print(text, c->ways[i].terms[k], state_print_input);
			fputc(')', text);
		}
		fputc(')', text);
	}
	fputs("))\n", text);
}

static char *question(const struct claim *c, bool conditions, char *names, size_t size)
{
	char *parts, *text;
	static FILE *nowhere;
	size_t parts_length, length;
	FILE *to = open_memstream(&parts, &parts_length);
	term_print_begin();
	state_forget_printed();
	nowhere = nowhere ? nowhere : fopen("/dev/null", "w");
	for (unsigned i = 0; i < c->term_count; i++) {
		term_print(nowhere, c->terms[i], state_print_input); /* notes inputs */
		term_print_parts(to, c->terms[i], state_print_input);
	}
	for (unsigned i = 0; conditions && i < c->way_count; i++)
		for (unsigned k = 0; k < c->ways[i].count; k++)
			term_print_parts(to, c->ways[i].terms[k], state_print_input);
	if (conditions)
		print_conditions(to, c);
	fprintf(to, "(assert %s)\n", c->text);
	fclose(to);
	to = open_memstream(&text, &length);
	fputs("(set-logic QF_BV)\n", to);
	state_declare_inputs(to, names, size);
	state_print_held(to);
	fprintf(to, "%s%s", state.c->functions, parts);
	fclose(to);
	free(parts);
	return text;
}

static enum answer ask_claim(
	const struct options *options, const struct claim *c, bool conditions, struct outcome *o)
{
	enum { NAMES = 20000 };
	static char names[NAMES];
	char *text = question(c, conditions, names, sizeof names);
	o->multiplies = o->multiplies || strstr(text, "bvmul");
	o->asked++;
	enum answer a =
		solve(options, state.c->name, text, names, o->text, sizeof o->text, &o->seconds);
	if (a == ANSWER_ERROR) {
		fprintf(stderr, "%s: the solver says: %s\n", state.c->name, o->text);
		exit(2);
	}
	free(text);
	return a;
}

struct outcome claims_prove(const struct options *options)
{
	struct outcome o = { .verdict = VERDICT_PROVED, .lanes = claims_lanes };
	for (unsigned i = 0; i < claim_count; i++) {
		enum answer a = ask_claim(options, &claims[i], false, &o);
		if (a != ANSWER_UNSAT)
			a = ask_claim(options, &claims[i], true, &o);
		if (a == ANSWER_SAT) {
			o.verdict = VERDICT_DIFFERS;
			return o;
		}
		if (a != ANSWER_UNSAT) {
			o.verdict = VERDICT_UNKNOWN;
			return o;
		}
	}
	return o;
}
