/* Asks a program: many words at once, and fewer until the one is found that ends or blocks it. A
 * program that answers only at the end of its input is started anew for each row of words. */
#include "specc_against_process.h"

#include <string.h>

enum { WINDOW = 256, CHUNK_MAX = 4096, CHUNK_MS = 250, START_MS = 10000 };

/* ---- a process for a few words ---- */

/* Starts a program for these words alone. False: it cannot be started. */
static bool run_once(struct specc_decoder *d, struct specc_talk *talk)
{
	specc_process_kill(d);
	if (!specc_process_start(d))
		return false;
	talk->end_input = true;
	talk->window = talk->count;
	specc_talk(d, talk);
	specc_process_kill(d);
	return true;
}

static void set_broken(
	struct specc_decoder *d, struct specc_answer *answer, const struct specc_talk *talk, bool alone)
{
	memset(answer, 0, sizeof *answer);
	answer->outcome = talk->outcome;
	answer->detail = talk->detail;
	answer->alone = alone;
	snprintf(answer->said.text, sizeof answer->said.text, "%.*s", (int)sizeof answer->said.text - 1,
		talk->why);
	bool slow = talk->outcome == SPECC_HUNG || talk->outcome == SPECC_CLOSED;
	d->broken += slow ? SPECC_BROKEN_MAX / 4 : 1;
}

static bool run_timed(struct specc_decoder *d, struct specc_talk *talk, long *ms)
{
	long before = specc_now_ms();
	bool started = run_once(d, talk);
	*ms = specc_now_ms() - before;
	return started;
}

/* Was it the word that took so long, or the start of the program? Another word tells how long that
 * takes just now. */
static bool judge_late(struct specc_decoder *d, struct specc_answer *answer, long ms)
{
	struct specc_answer unused;
	struct specc_talk talk = { .words = &d->quick, .answers = &unused, .count = 1 };
	long start;
	talk.timeout = d->setup->timeout + ms;
	if (!run_timed(d, &talk, &start))
		return false;
	if (talk.outcome == SPECC_ANSWERED && ms - start > d->setup->late) {
		answer->outcome = SPECC_LATE;
		answer->detail = (int)(ms - start);
	}
	return true;
}

/* No answer in time: does the start of the program take longer than it did, with any word? */
static bool starts_slowly(struct specc_decoder *d)
{
	struct specc_answer unused;
	struct specc_talk talk = { .words = &d->quick, .answers = &unused, .count = 1 };
	long ms;
	talk.timeout = d->setup->timeout + START_MS;
	if (!run_timed(d, &talk, &ms) || talk.outcome != SPECC_ANSWERED || ms <= d->start_ms)
		return false;
	bool slow = ms - d->start_ms > d->setup->timeout / 2;
	d->start_ms = ms;
	return slow;
}

bool specc_program_ask_alone(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer)
{
	struct specc_talk talk = { .words = w, .answers = answer, .count = 1 };
	talk.timeout = d->setup->timeout + d->start_ms;
	long ms;
	if (!run_timed(d, &talk, &ms))
		return false;
	if (talk.outcome == SPECC_HUNG && starts_slowly(d)) {
		talk = (struct specc_talk){ .words = w, .answers = answer, .count = 1 };
		talk.timeout = d->setup->timeout + 2 * d->start_ms;
		if (!run_timed(d, &talk, &ms))
			return false;
	}
	answer->alone = true;
	if (talk.outcome != SPECC_ANSWERED)
		set_broken(d, answer, &talk, true);
	else if (ms - d->start_ms > d->setup->late)
		return judge_late(d, answer, ms);
	else if (ms < d->start_ms) {
		d->start_ms = ms;
		d->quick = *w;
	}
	return true;
}

/* Asks for the words in a process of their own, again in halves where something breaks. */
static bool ask_apart(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	struct specc_talk talk = { .words = words, .answers = answers, .count = count };
	if (count == 0)
		return true;
	if (d->broken >= SPECC_BROKEN_MAX) {
		for (unsigned i = 0; i < count; i++)
			answers[i].validity = SPECC_SKIPPED;
		return true;
	}
	if (count == 1)
		return specc_program_ask_alone(d, words, answers);
	talk.timeout = d->setup->timeout + 2 * d->start_ms + 4 * CHUNK_MS;
	if (!run_once(d, &talk))
		return false;
	if (talk.outcome == SPECC_ANSWERED)
		return true;
	/* Where it answers at once, the first word without an answer is the one. */
	unsigned got = talk.got < count ? talk.got : 0, before = d->broken;
	if (got > 0) {
		if (!specc_program_ask_alone(d, &words[got], &answers[got]))
			return false;
		if (d->broken != before)
			return ask_apart(d, words + got + 1, count - got - 1, answers + got + 1);
	}
	unsigned half = count / 2;
	if (!ask_apart(d, words, half, answers) ||
		!ask_apart(d, words + half, count - half, answers + half))
		return false;
	/* Both halves are fine: it was one after the others. Waiting may be the machine's fault. */
	if (d->broken == before && talk.outcome != SPECC_HUNG)
		set_broken(d, &answers[talk.got < count ? talk.got : count - 1], &talk, false);
	return true;
}

bool specc_program_ask_counted(struct specc_decoder *d, const struct specc_word *words,
	unsigned count, struct specc_answer *answers)
{
	return ask_apart(d, words, count, answers);
}

bool specc_program_ask_last(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer)
{
	struct specc_talk talk = { .words = w, .answers = answer, .count = 1, .window = 1 };
	talk.end_input = true;
	talk.timeout = d->setup->timeout;
	if (!d->pid || d->buffers)
		return false;
	specc_talk(d, &talk);
	if (talk.outcome == SPECC_GARBAGE)
		set_broken(d, answer, &talk, false);
	specc_process_kill(d);
	return true;
}

static bool ask_in_chunks(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	for (unsigned at = 0, now; at < count; at += now) {
		now = count - at < d->chunk ? count - at : d->chunk;
		long before = specc_now_ms();
		if (!ask_apart(d, words + at, now, answers + at))
			return false;
		if (now == d->chunk && d->chunk < CHUNK_MAX && specc_now_ms() - before < CHUNK_MS)
			d->chunk *= 2;
	}
	return true;
}

/* ---- one process for all ---- */

/* The talk broke: finds the word. Returns how many words have an answer then; 0: it cannot be
 * started. */
static unsigned find_broken(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers, const struct specc_talk *talk)
{
	unsigned at = talk->got < count ? talk->got : count - 1, before = d->broken;
	specc_process_kill(d);
	if (talk->outcome == SPECC_GARBAGE && talk->got >= talk->sent) { /* a line too many: where? */
		if (!ask_apart(d, words, count, answers))
			return 0;
		if (d->broken == before)
			set_broken(d, &answers[at], talk, false);
		return count;
	}
	for (unsigned back = 0; back < 2 && back <= at; back++) { /* it may end after an answer */
		struct specc_answer answer;
		if (!specc_program_ask_alone(d, &words[at - back], &answer))
			return 0;
		answers[at - back] = answer;
		if (d->broken != before)
			return at + 1 - back;
	}
	unsigned end = count - at < WINDOW ? count : at + WINDOW;
	if (!ask_apart(d, words + at, end - at, answers + at))
		return 0;
	if (d->broken == before)
		set_broken(d, &answers[at], talk, false);
	return end;
}

static bool ask_stream(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	for (unsigned at = 0; at < count;) {
		struct specc_talk talk = { .words = words + at, .answers = answers + at };
		talk.count = count - at;
		talk.window = WINDOW;
		talk.timeout = d->setup->timeout;
		if (d->broken >= SPECC_BROKEN_MAX) {
			answers[at++].validity = SPECC_SKIPPED;
			continue;
		}
		if (!d->pid) {
			talk.grace = 2 * d->start_ms;
			if (!specc_process_start(d))
				return false;
		}
		specc_talk(d, &talk);
		if (talk.outcome == SPECC_ANSWERED)
			return true;
		unsigned done = find_broken(d, words + at, count - at, answers + at, &talk);
		if (!done)
			return false;
		at += done;
	}
	return true;
}

bool specc_program_ask(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	return d->buffers ? ask_in_chunks(d, words, count, answers)
					  : ask_stream(d, words, count, answers);
}

/* ---- the first words ---- */

static bool complain(const struct specc_decoder *d, const struct specc_talk *talk)
{
	fprintf(stderr, "'%s' gives wrong answers: %u line%s for %u words",
		d->setup->command[0], talk->got, talk->got == 1 ? "" : "s", talk->count);
	if (talk->outcome == SPECC_GARBAGE)
		fprintf(stderr, ", then %s", talk->why);
	else if (talk->outcome == SPECC_ENDED)
		fprintf(stderr, ", exit status %d", talk->detail);
	else if (talk->outcome == SPECC_CRASHED)
		fprintf(stderr, ", ended by signal %d", talk->detail);
	fputs(". It must answer each line of hexadecimal digits with one line.\n", stderr);
	return false;
}

/* Is there a word that it answers? */
static bool answers_any(struct specc_decoder *d, const struct specc_word *words, unsigned count)
{
	struct specc_answer answer;
	for (unsigned i = 0; i < count; i++)
		if (specc_program_ask_alone(d, &words[i], &answer) &&
			(answer.outcome == SPECC_ANSWERED || answer.outcome == SPECC_LATE))
			return true;
	return false;
}

/* Does it answer a word before its input ends? It stays running then. */
static bool try_stream(
	struct specc_decoder *d, const struct specc_word *words, enum specc_outcome *outcome)
{
	struct specc_answer answer;
	struct specc_talk talk = { .words = words, .answers = &answer, .count = 1, .window = 1 };
	talk.timeout = d->setup->timeout < 1000 ? d->setup->timeout : 1000;
	talk.timeout += 2 * d->start_ms;
	specc_process_kill(d);
	if (!specc_process_start(d))
		return false;
	specc_talk(d, &talk);
	if (talk.outcome != SPECC_ANSWERED)
		specc_process_kill(d);
	*outcome = talk.outcome;
	return true;
}

bool specc_program_open(struct specc_decoder *d, const struct specc_word *words, unsigned count)
{
	struct specc_answer answers[8];
	struct specc_talk talk = { .words = words, .answers = answers };
	talk.count = count < 8 ? count : 8;
	talk.timeout = START_MS + d->setup->timeout;
	long before = specc_now_ms();
	if (!run_once(d, &talk))
		return false;
	d->start_ms = specc_now_ms() - before;
	d->quick = words[0];
	bool too_many = talk.outcome == SPECC_GARBAGE && talk.got == talk.count;
	bool too_few = talk.outcome == SPECC_ENDED && talk.detail == 0 && talk.got < talk.count;
	if (too_many || too_few)
		return complain(d, &talk);
	if (talk.outcome != SPECC_ANSWERED && talk.got == 0 && !answers_any(d, words, talk.count))
		return complain(d, &talk);
	if (talk.outcome != SPECC_ANSWERED)
		return true; /* these words are findings by themselves */
	if (!try_stream(d, words, &talk.outcome))
		return false;
	if (talk.outcome == SPECC_HUNG && starts_slowly(d) && !try_stream(d, words, &talk.outcome))
		return false;
	d->buffers = talk.outcome == SPECC_HUNG;
	return true;
}
