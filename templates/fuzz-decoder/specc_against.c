/* Throws words at an outside decoder, gathers what it gets wrong by cause, and prints that. */
#include "specc_against_campaign.h"

#include <ctype.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

enum {
	ROW_MAX = 4096,   /* words that are asked for together */
	ROW_MS = 100,     /* as many as are answered in this time */
	LOOKS = 2,        /* words of one kind and opcode that are looked into, whatever they are */
	MORE_LOOKS = 24,  /* those that no known cause explains */
	COSTLY_LOOKS = 2, /* of findings that take seconds each */
	GRACE_MS = 10000, /* for looking into findings when the time is over */
	CUT_EACH = 16,    /* so many words, one without its end for a library */
	LISTED = 12       /* opcodes that are named as not asked for */
};

struct campaign {
	struct specc_compare *compare;
	const struct specc_spec *spec;
	const struct specc_options *options;
	struct specc_places *places;
	struct specc_finding *groups;
	unsigned group_count;
	unsigned *looks;         /* of each kind and opcode */
	unsigned long *words_of; /* of each opcode */
	unsigned long words, defined, reserved, undefined, incomplete, skipped;
	unsigned long wrong, unsorted, noise, avoided;
	FILE *file; /* --words */
	long start, last_said;
	bool broken_off;
};

static volatile sig_atomic_t stopped;

static void stop(int number)
{
	(void)number;
	stopped = 1;
}

static bool is_over(const struct campaign *c, long grace)
{
	const struct specc_options *o = c->options;
	return stopped || (o->time && specc_now_ms() - c->start >= o->time * 1000 + grace);
}

/* Does it take long to have this finding again? */
static bool is_costly(const struct specc_finding *f)
{
	return f->kind == SPECC_KIND_HANG || f->kind == SPECC_KIND_LATE ||
		   f->answer.outcome == SPECC_CLOSED;
}

/* Do the fields at fault have the bits that make the cause? */
static bool has_cause(
	const struct campaign *c, const struct specc_finding *group, const struct specc_word *w)
{
	struct specc_word base;
	c->spec->initial(group->opcode, &base);
	for (unsigned i = 0; i < group->field_count; i++) {
		unsigned field = group->fields[i];
		uint64_t cause = c->spec->get(group->opcode, &group->word, field);
		uint64_t bits = cause ^ c->spec->get(group->opcode, &base, field);
		if ((c->spec->get(group->opcode, w, field) ^ cause) & bits)
			return false;
	}
	return true;
}

/* A word with a known cause that takes seconds each time. */
static bool is_avoided(
	const struct campaign *c, const struct specc_word *w, const struct specc_verdict *verdict)
{
	for (unsigned i = 0; i < c->group_count; i++) {
		const struct specc_finding *g = &c->groups[i];
		if (is_costly(g) && g->verdict.status == verdict->status &&
			g->verdict.opcode == verdict->opcode && (!g->opcode || has_cause(c, g, w)))
			return true;
	}
	return false;
}

/* ---- words ---- */

static void set_bit(const struct specc_spec *spec, struct specc_word *w, unsigned bit, bool value)
{
	unsigned unit = bit / 8 / spec->unit * spec->unit, inside = bit / 8 % spec->unit;
	uint8_t *byte = &w->bytes[unit + (spec->big ? spec->unit - 1 - inside : inside)];
	uint8_t one = (uint8_t)(1u << bit % 8);
	*byte = value ? *byte | one : *byte & (uint8_t)~one;
}

/* Puts the bits that the pattern gives. False: the word has another length. */
static bool put_mask(const struct campaign *c, struct specc_word *w)
{
	const char *mask = c->options->mask;
	size_t length = mask ? strlen(mask) : 0;
	if (mask && length != 8 * (size_t)w->length)
		return false;
	for (size_t i = 0; i < length; i++)
		if (mask[i] != '?')
			set_bit(c->spec, w, (unsigned)(length - 1 - i), mask[i] == '1');
	return true;
}

static bool is_wanted(const struct campaign *c, const struct specc_verdict *verdict)
{
	const struct specc_options *o = c->options;
	bool wanted = !o->opcode_count;
	if (verdict->status == SPECC_INCOMPLETE)
		return false;
	if (o->defined_only && verdict->status != SPECC_DEFINED)
		return false;
	for (unsigned i = 0; i < o->opcode_count && !wanted; i++)
		wanted =
			verdict->opcode && !strcasecmp(c->spec->opcode_name(verdict->opcode), o->opcodes[i]);
	return wanted;
}

/* The next word of the file; false at its end, or after a message. */
static bool read_word(struct campaign *c, struct specc_word *w)
{
	char line[256];
	while (fgets(line, sizeof line, c->file)) {
		char *at = line + strspn(line, " \t");
		at[strcspn(at, " \t\r\n;#")] = '\0';
		size_t digits = strspn(at, "0123456789abcdefABCDEF");
		if (!*at)
			continue;
		if (at[digits] || digits % 2 || digits / 2 > c->spec->length_max) {
			fprintf(stderr, "%s: '%s': expected a word of up to %u pairs of hexadecimal digits\n",
				c->options->words, at, c->spec->length_max);
			c->broken_off = true;
			return false;
		}
		w->length = (unsigned)digits / 2;
		for (unsigned i = 0; i < w->length; i++) {
			char pair[3] = { at[2 * i], at[2 * i + 1], '\0' };
			w->bytes[i] = (uint8_t)strtoul(pair, NULL, 16);
		}
		return true;
	}
	return false;
}

/* Makes word number `number`: the opcodes with their defaults, then all kinds in turn. */
static bool make_word(struct campaign *c, unsigned long number, struct specc_word *w)
{
	memset(w, 0, sizeof *w);
	if (c->file)
		return read_word(c, w);
	if (number < c->spec->opcodes)
		c->spec->initial((unsigned)number + 1, w);
	else
		c->spec->make((unsigned)(number % (c->options->defined_only ? 2 : c->spec->kinds)), w);
	return true;
}

/* A library is told how many bytes there are; sometimes these are not all of an instruction. */
static void cut_word(const struct campaign *c, unsigned long number, struct specc_word *w,
	struct specc_verdict *verdict)
{
	unsigned units = w->length / c->spec->unit;
	if (c->options->decoder.command || c->file || units < 2 || number % CUT_EACH)
		return;
	w->length = (1 + (unsigned)(number / CUT_EACH % (units - 1))) * c->spec->unit;
	c->spec->judge(w, verdict);
}

static void count_word(struct campaign *c, const struct specc_verdict *verdict)
{
	c->words++;
	c->defined += verdict->status == SPECC_DEFINED;
	c->reserved += verdict->status == SPECC_RESERVED;
	c->undefined += verdict->status == SPECC_UNDEFINED;
	c->incomplete += verdict->status == SPECC_INCOMPLETE;
	if (verdict->status == SPECC_DEFINED)
		c->words_of[verdict->opcode]++;
}

/* Fills a row with wanted words; returns how many, 0 where there are no more. */
static unsigned make_row(
	struct campaign *c, struct specc_word *row, unsigned most, unsigned long *number)
{
	unsigned used = 0;
	unsigned long left = c->options->count ? c->options->count - c->words : most;
	for (unsigned long tries = 0; used < most && used < left; tries++) {
		struct specc_verdict verdict;
		if ((tries & 1023) == 1023 && (used || is_over(c, 0)))
			break;
		if (!make_word(c, (*number)++, &row[used]))
			break;
		if (!c->file && !put_mask(c, &row[used]))
			continue;
		c->spec->judge(&row[used], &verdict);
		if (!c->file && !is_wanted(c, &verdict))
			continue;
		if (verdict.length && verdict.length < row[used].length)
			row[used].length = verdict.length;
		cut_word(c, *number, &row[used], &verdict);
		if (!c->file && is_avoided(c, &row[used], &verdict)) {
			c->avoided++;
			continue;
		}
		count_word(c, &verdict);
		used++;
	}
	return used;
}

/* ---- findings ---- */

/* The decoder's text has said which fields are wrong: are they those of the group? */
static bool same_fields(const struct specc_finding *group, const struct specc_finding *f)
{
	return f->field_count && f->field_count == group->field_count &&
		   memcmp(f->fields, group->fields, f->field_count * sizeof *f->fields) == 0;
}

/* Does a known cause also apply to this word: have the fields at fault the bits that cause it? */
static bool explains(
	const struct campaign *c, const struct specc_finding *group, const struct specc_finding *f)
{
	if (group->kind != f->kind || group->opcode != f->opcode ||
		strcmp(group->claim, f->claim) != 0 ||
		(f->kind == SPECC_KIND_CRASH && group->answer.detail != f->answer.detail))
		return false;
	if (!group->opcode)
		return group->verdict.status == f->verdict.status;
	return same_fields(group, f) || has_cause(c, group, &f->found);
}

static bool is_near(const struct specc_finding *group, const struct specc_finding *f)
{
	return group->opcode == f->opcode &&
		   (group->kind == f->kind || group->kind == SPECC_KIND_UNSTEADY);
}

/* The first cause that explains it; or, where `near`, one like it. */
static struct specc_finding *known(
	const struct campaign *c, const struct specc_finding *f, bool near)
{
	for (unsigned i = 0; i < c->group_count; i++) {
		struct specc_finding *g = &c->groups[i];
		if (near ? is_near(g, f) : explains(c, g, f))
			return g;
	}
	return NULL;
}

/* The same cause: kind, opcode, fields at fault, and what the decoder takes it for. What is garbage
 * behind other words alone has no word of its own. */
static struct specc_finding *find_group(const struct campaign *c, const struct specc_finding *f)
{
	for (unsigned i = 0; i < c->group_count; i++) {
		struct specc_finding *g = &c->groups[i];
		if (g->kind == f->kind && f->kind == SPECC_KIND_GARBAGE && !g->answer.alone &&
			!f->answer.alone)
			return g;
		if (g->kind == f->kind && g->opcode == f->opcode && g->field_count == f->field_count &&
			memcmp(g->fields, f->fields, f->field_count * sizeof *f->fields) == 0 &&
			g->verdict.status == f->verdict.status && strcmp(g->claim, f->claim) == 0)
			return g;
	}
	return NULL;
}

/* Asks again, for this word only: what does not repeat is another kind of finding, or noise. False:
 * noise. */
static bool confirm(struct campaign *c, struct specc_finding *f)
{
	enum { MOST_TRIES = 3 }; /* while the same answer is late */
	static struct specc_finding again;
	enum specc_kind kind = f->kind;
	if (f->answer.alone)
		return true;
	again.kind = SPECC_KIND_LATE;
	for (int i = 0; i < MOST_TRIES && again.kind == SPECC_KIND_LATE; i++) {
		again.answer.alone = true;
		if (!specc_decoder_ask_alone(c->compare->decoder, &f->found, &again.answer)) {
			c->broken_off = true;
			return false;
		}
		c->compare->questions++;
		specc_compare_answer(c->compare, &f->found, &again.answer, &again);
		if (again.kind == kind)
			break;
	}
	if (again.kind == kind) {
		again.found = f->found;
		*f = again;
		return true;
	}
	if (kind == SPECC_KIND_LATE || kind == SPECC_KIND_HANG) {
		c->noise++;
		c->wrong--;
		return false;
	}
	f->word = f->found;
	if (kind <= SPECC_KIND_TEXT)
		f->kind = SPECC_KIND_UNSTEADY;
	return true;
}

/* A length that differs from the specification may look like a refusal; more bytes show it. */
static void look_at_length(struct campaign *c, struct specc_finding *f)
{
	struct specc_word longer = f->found;
	struct specc_answer answer;
	if (f->kind != SPECC_KIND_REFUSES || longer.length >= c->spec->length_max)
		return;
	memset(longer.bytes + longer.length, 0, c->spec->length_max - longer.length);
	longer.length = c->spec->length_max;
	if (specc_decoder_ask_alone(c->compare->decoder, &longer, &answer) &&
		answer.outcome == SPECC_ANSWERED && answer.validity == SPECC_ACCEPTED &&
		answer.said.length > f->found.length)
		f->answer.said.length = answer.said.length;
}

static bool add_group(struct campaign *c, const struct specc_finding *f)
{
	struct specc_finding *more = realloc(c->groups, (c->group_count + 1) * sizeof *more);
	if (!more)
		return false;
	c->groups = more;
	more[c->group_count++] = *f;
	return true;
}

/* A new cause is asked for once more, in a process that was asked for nothing else. */
static void verify(struct campaign *c, struct specc_finding *f)
{
	static struct specc_finding again;
	c->compare->questions++;
	if (!specc_decoder_ask_alone(c->compare->decoder, &f->word, &again.answer))
		c->broken_off = true;
	else if (specc_compare_answer(c->compare, &f->word, &again.answer, &again) != f->kind)
		f->answer.alone = false;
}

static void look_into(struct campaign *c, struct specc_finding *f)
{
	if (!confirm(c, f))
		return;
	look_at_length(c, f);
	if (f->answer.alone && !specc_shrink(c->compare, f))
		c->broken_off = true;
	f->count = 1;
	struct specc_finding *group = find_group(c, f);
	if (group) {
		group->count++;
		return;
	}
	if (f->answer.alone)
		verify(c, f);
	add_group(c, f);
}

static void take_finding(struct campaign *c, struct specc_finding *f)
{
	unsigned *looks = &c->looks[f->kind * (c->spec->opcodes + 1) + f->opcode];
	struct specc_finding *group = known(c, f, false);
	unsigned most = is_costly(f) ? COSTLY_LOOKS : group ? LOOKS : MORE_LOOKS;
	bool full = c->group_count >= c->options->findings_max;
	c->wrong++;
	if (*looks < most && !full && !is_over(c, GRACE_MS)) {
		++*looks;
		look_into(c, f);
	} else if (group || (group = known(c, f, true)) != NULL) {
		group->count++;
	} else if (f->kind == SPECC_KIND_LATE) { /* those that were asked again were not late */
		c->noise++;
		c->wrong--;
	} else {
		c->unsorted++;
	}
}

/* One line too many makes all answers after it those of other words. Where a new finding does not
 * repeat alone, and a line of the row is one too many, the row's answers are made anew. */
static bool is_shifted(struct campaign *c, const struct specc_word *row,
	struct specc_answer *answers, unsigned count, const struct specc_finding *f)
{
	static struct specc_finding again;
	static struct specc_answer counted[ROW_MAX];
	struct specc_decoder *d = c->compare->decoder;
	if (!c->options->decoder.command || specc_decoder_buffers(d) || f->answer.alone ||
		f->kind > SPECC_KIND_TEXT || known(c, f, false))
		return false;
	if (!specc_decoder_ask_alone(d, &f->found, &again.answer) ||
		specc_compare_answer(c->compare, &f->found, &again.answer, &again) == f->kind ||
		!specc_decoder_ask_counted(d, row, count, counted))
		return false;
	bool shifted = false;
	for (unsigned i = 0; i < count; i++)
		shifted = shifted || counted[i].outcome == SPECC_GARBAGE;
	if (shifted)
		memcpy(answers, counted, count * sizeof *answers);
	return shifted;
}

static void take_answers(struct campaign *c, const struct specc_word *row,
	struct specc_answer *answers, unsigned count)
{
	static struct specc_finding finding;
	bool counted = false;
	for (unsigned i = 0; i < count && !c->broken_off; i++) {
		c->skipped += answers[i].outcome == SPECC_ANSWERED && answers[i].validity == SPECC_SKIPPED;
		memset(&finding, 0, sizeof finding);
		finding.found = finding.word = row[i];
		finding.answer = answers[i];
		enum specc_kind kind = specc_compare_answer(c->compare, &row[i], &answers[i], &finding);
		if (kind != SPECC_KIND_NONE && !counted) {
			counted = is_shifted(c, row, answers, count, &finding);
			if (counted)
				kind = specc_compare_answer(c->compare, &row[i], &answers[i], &finding);
		}
		if (kind != SPECC_KIND_NONE && (!c->options->any_only || c->options->only[kind]))
			take_finding(c, &finding);
	}
}

/* ---- the run ---- */

static void say_progress(struct campaign *c)
{
	long now = specc_now_ms();
	if (!isatty(STDERR_FILENO) || now - c->last_said < 1000)
		return;
	c->last_said = now;
	fprintf(
		stderr, "%lu words, %ld s, %u causes\r", c->words, (now - c->start) / 1000, c->group_count);
}

static void run_rows(struct campaign *c, struct specc_word *row, struct specc_answer *answers)
{
	unsigned most = specc_decoder_buffers(c->compare->decoder) ? 1024 : 64;
	unsigned long number = 0;
	while (!is_over(c, 0) && !c->broken_off) {
		unsigned count = make_row(c, row, most, &number);
		if (!count)
			break;
		long before = specc_now_ms();
		c->compare->questions += count;
		if (!specc_decoder_ask(c->compare->decoder, row, count, answers)) {
			c->broken_off = true;
			break;
		}
		if (count == most && most < ROW_MAX && specc_now_ms() - before < ROW_MS)
			most *= 2;
		take_answers(c, row, answers, count);
		say_progress(c);
		row[0] = row[count - 1];
	}
	if (!c->broken_off && specc_decoder_ask_last(c->compare->decoder, row, answers))
		take_answers(c, row, answers, 1);
}

static void print_missed(const struct campaign *c)
{
	unsigned missed = 0;
	for (unsigned i = 1; i <= c->spec->opcodes; i++)
		missed += c->words_of[i] == 0;
	if (!missed || c->file || c->options->opcode_count || c->options->mask)
		return;
	printf("not asked for, %u opcode%s:", missed, missed == 1 ? "" : "s");
	for (unsigned i = 1, shown = 0; i <= c->spec->opcodes && shown < LISTED; i++)
		if (c->words_of[i] == 0) {
			printf(" %s", c->spec->opcode_name(i));
			shown++;
		}
	puts(missed > LISTED ? " ..." : "");
}

static void print_summary(const struct campaign *c)
{
	double seconds = (double)(specc_now_ms() - c->start) / 1000;
	printf("%lu words (%lu defined, %lu reserved, %lu undefined", c->words, c->defined,
		c->reserved, c->undefined);
	if (c->incomplete)
		printf(", %lu without their end", c->incomplete);
	printf(") in %.1f s", seconds);
	if (c->skipped)
		printf(", %lu skipped", c->skipped);
	if (c->avoided)
		printf(", %lu left out because their cause takes long", c->avoided);
	if (c->noise)
		printf(", %lu late only once", c->noise);
	if (specc_decoder_buffers(c->compare->decoder))
		printf("; it answers only at the end of its input, so it was started repeatedly");
	printf("\n");
	print_missed(c);
	if (!c->wrong)
		puts("no findings");
	else
		printf("%lu finding%s, %u cause%s", c->wrong, c->wrong == 1 ? "" : "s", c->group_count,
			c->group_count == 1 ? "" : "s");
	if (c->wrong && c->unsorted)
		printf(", %lu not examined", c->unsorted);
	if (c->wrong)
		puts("");
}

static void print_all(const struct campaign *c)
{
	bool lines = c->options->format == SPECC_FORMAT_LINES;
	if (isatty(STDERR_FILENO))
		fprintf(stderr, "%40s\r", "");
	if (lines)
		specc_print_line_head(stdout);
	for (unsigned i = 0; i < c->group_count; i++)
		if (lines)
			specc_print_line(stdout, c->compare, c->places, &c->groups[i]);
		else
			specc_print_finding(stdout, c->compare, c->places, &c->groups[i], i + 1);
	if (!lines)
		print_summary(c);
}

static bool open_files(struct campaign *c)
{
	const struct specc_options *o = c->options;
	for (unsigned i = 0; i < o->opcode_count; i++) {
		unsigned number = 1;
		while (number <= c->spec->opcodes &&
			   strcasecmp(c->spec->opcode_name(number), o->opcodes[i]) != 0)
			number++;
		if (number > c->spec->opcodes) {
			fprintf(stderr, "unknown opcode '%s'\n", o->opcodes[i]);
			return false;
		}
	}
	if (o->words && !(c->file = fopen(o->words, "r"))) {
		perror(o->words);
		return false;
	}
	c->places = specc_places_open(o->places);
	return c->places != NULL;
}

static bool open_decoder(struct campaign *c, struct specc_word *row)
{
	unsigned count = 0;
	for (unsigned i = 1; i <= c->spec->opcodes && count < 8; i++) {
		struct specc_verdict verdict;
		c->spec->initial(i, &row[count]);
		c->spec->judge(&row[count], &verdict);
		count += verdict.status == SPECC_DEFINED;
	}
	for (; count < 1; count++)
		c->spec->make(0, &row[count]);
	c->compare->decoder = specc_decoder_open(&c->options->decoder, row, count);
	return c->compare->decoder != NULL;
}

int specc_campaign_run(struct specc_compare *compare, const struct specc_options *options)
{
	struct campaign c = { .compare = compare, .spec = compare->spec, .options = options };
	struct specc_word *row = calloc(ROW_MAX, sizeof *row);
	struct specc_answer *answers = calloc(ROW_MAX, sizeof *answers);
	c.looks = calloc((size_t)SPECC_KINDS * (c.spec->opcodes + 1), sizeof *c.looks);
	c.words_of = calloc(c.spec->opcodes + 1, sizeof *c.words_of);
	bool ready = row && answers && c.looks && c.words_of && open_files(&c);
	if (ready && open_decoder(&c, row)) {
		struct sigaction action = { .sa_handler = stop };
		sigaction(SIGINT, &action, NULL);
		sigaction(SIGTERM, &action, NULL);
		c.start = specc_now_ms();
		c.spec->seed(options->seed);
		run_rows(&c, row, answers);
		print_all(&c);
	} else {
		c.broken_off = true;
	}
	specc_decoder_close(compare->decoder);
	specc_places_close(c.places);
	if (c.file)
		fclose(c.file);
	free(c.groups);
	free(c.looks);
	free(c.words_of);
	free(answers);
	free(row);
	bool written = !fflush(stdout) && !ferror(stdout);
	return c.broken_off || !written ? 2 : c.wrong ? 1 : 0;
}

int specc_against_main(int count, char **words, const struct specc_spec *spec,
	int (*linked)(const uint8_t *, size_t, struct specc_decoded *))
{
	struct specc_options options;
	struct specc_compare compare = { .spec = spec };
	int status;
	if (specc_options_read(&options, count, words, "against", linked != NULL, &status)) {
		struct specc_rules *rules = specc_rules_open(
			options.normalize, spec->comment, spec->terminator, options.number_bits);
		options.decoder.function = linked;
		compare.rules = rules;
		compare.spelling = options.spelling;
		compare.undefined_counts = compare.reserved_counts = !options.defined_only;
		status = rules ? specc_campaign_run(&compare, &options) : 2;
		specc_rules_close(rules);
	}
	free(options.opcodes);
	free(options.decoder.refused);
	return status;
}
