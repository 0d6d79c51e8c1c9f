/* SPDX-License-Identifier: MIT */
/* Runs the instruction of a case on all ways through the compiled interpreter. Bits of the
 * instruction on which it depends where the program goes are tried with 0 and 1. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

static unsigned ways, words, illegal;
static const char *failure;

static bool end(const struct way *way)
{
	if (!state.finished) {
		failure = "the program did not come to its end";
		return false;
	}
	ways++;
	if (state.stop == STOP_ILLEGAL)
		illegal++; /* no instruction: nothing is claimed */
	else
		claims_add_way(way);
	failure = failure ? failure : claims_failure;
	return !failure;
}

static void run_words(struct exec *x, const struct function *f)
{
	enum { MAX_WORDS = 600 };
	if (failure)
		return;
	if (++words > MAX_WORDS) {
		failure = "too many choices of bits";
		return;
	}
	/* claims of a run that is not finished are claims all the same, under its conditions */
	exec_run(x, f);
	if (x->failure)
		failure = failure ? failure : x->failure;
	if (!x->split)
		return;
	unsigned bit = state_bit_of_input(x->split);
	for (int value = 0; value < 2; value++) {
		state.bits[bit] = value;
		run_words(x, f);
	}
	state.bits[bit] = -1;
}

static struct outcome failed(enum verdict verdict, const char *why)
{
	struct outcome o = { .verdict = verdict };
	snprintf(o.text, sizeof o.text, "%s", why);
	return o;
}

struct outcome check_case(const struct program *program, const struct test_cases *cases,
	const struct test_case *c, const struct options *options)
{
	struct exec x = {
		.program = program, .external = state_answer, .begin = state_begin_way, .end = end
	};
	const struct function *f = code_find(program, "proof_main");
	if (c->why_not[0])
		return failed(VERDICT_NONE, c->why_not);
	if (!f || !c->functions)
		return failed(VERDICT_UNSUPPORTED, f ? "no outputs" : "no proof_main");
	for (unsigned i = 0; i < c->in_count; i++)
		if (c->ins[i].kind == PORT_ARRAY)
			return failed(VERDICT_UNSUPPORTED, "an array");
	ways = words = illegal = 0;
	failure = NULL;
	state_begin_case(cases, c);
	claims_begin();
	run_words(&x, f);
	if (failure)
		return failed(VERDICT_UNSUPPORTED, failure);
	if (illegal == ways)
		return failed(VERDICT_UNSUPPORTED, "no legal instruction");
	struct outcome o = claims_prove(options);
	o.ways = ways;
	return o;
}
