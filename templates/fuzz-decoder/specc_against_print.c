/* Prints findings: for people, with a line to paste into the specification, and as lines of
 * fields. */
#include <stdlib.h>
#include <string.h>

#include "specc_against.h"

/* ---- places ---- */

struct place {
	char *opcode, *field, *place, *bits;
};

struct specc_places {
	struct place *list;
	size_t count;
	char *text;
};

static char *cut(char **at, char end)
{
	char *from = *at;
	char *stop = from ? strchr(from, end) : NULL;
	if (stop)
		*stop = '\0';
	*at = stop ? stop + 1 : NULL;
	return from;
}

static char *read_file(const char *path)
{
	size_t used = 0, size = 0;
	char *text = NULL;
	FILE *file = fopen(path, "r");
	if (!file)
		return NULL;
	do {
		char *more = realloc(text, size = 2 * size + 4096);
		if (!more)
			break;
		text = more;
		used += fread(text + used, 1, size - used - 1, file);
	} while (used + 1 == size);
	fclose(file);
	if (text)
		text[used] = '\0';
	return text;
}

struct specc_places *specc_places_open(const char *path)
{
	struct specc_places *places = calloc(1, sizeof *places);
	if (!places)
		return NULL;
	if (!path)
		return places;
	places->text = read_file(path);
	if (!places->text) {
		perror(path);
		free(places);
		return NULL;
	}
	for (char *at = places->text, *line; (line = cut(&at, '\n')) != NULL;) {
		struct place place;
		place.opcode = cut(&line, '\t');
		place.field = cut(&line, '\t');
		place.place = cut(&line, '\t');
		place.bits = cut(&line, '\t');
		if (!place.bits)
			continue;
		struct place *more = realloc(places->list, (places->count + 1) * sizeof *more);
		if (!more)
			break;
		places->list = more;
		places->list[places->count++] = place;
	}
	return places;
}

void specc_places_close(struct specc_places *places)
{
	if (places) {
		free(places->list);
		free(places->text);
	}
	free(places);
}

const char *specc_places_find(
	const struct specc_places *places, const char *opcode, const char *field, int what)
{
	for (size_t i = 0; i < places->count; i++) {
		const struct place *place = &places->list[i];
		if (strcmp(place->opcode, opcode) == 0 && strcmp(place->field, field) == 0)
			return what ? place->bits : place->place;
	}
	return "";
}

/* ---- texts ---- */

struct text {
	char text[4 * SPECC_TEXT];
};

/* What the decoder wrote may hold anything. */
static void add(struct text *to, const char *text)
{
	size_t used = strlen(to->text);
	for (; *text && used + 1 < sizeof to->text; text++)
		to->text[used++] = (unsigned char)*text < ' ' || *text == 0x7f ? '?' : *text;
	to->text[used] = '\0';
}

static void add_number(struct text *to, const char *format, int number)
{
	char text[64];
	snprintf(text, sizeof text, format, number);
	add(to, text);
}

static void bytes_text(const struct specc_word *w, struct text *to)
{
	char byte[4];
	to->text[0] = '\0';
	for (unsigned i = 0; i < w->length; i++) {
		snprintf(byte, sizeof byte, "%02x", w->bytes[i]);
		add(to, byte);
	}
}

/* The word as one number, bit 0 lowest: what `specc explain` takes. */
static void word_text(const struct specc_spec *spec, const struct specc_word *w, struct text *to)
{
	char byte[4];
	snprintf(to->text, sizeof to->text, "0x");
	for (unsigned i = w->length; i-- > 0;) {
		unsigned unit = i / spec->unit * spec->unit, inside = i % spec->unit;
		snprintf(byte, sizeof byte, "%02x",
			w->bytes[unit + (spec->big ? spec->unit - 1 - inside : inside)]);
		add(to, byte);
	}
}

/* "rd = 3, ra = 1", or where its bits have to be zero. */
static void fields_text(
	const struct specc_compare *c, const struct specc_finding *f, bool values, struct text *to)
{
	to->text[0] = '\0';
	for (unsigned i = 0; i < f->field_count; i++) {
		char value[40];
		snprintf(value, sizeof value, " = %llu",
			(unsigned long long)c->spec->get(f->opcode, &f->word, f->fields[i]));
		add(to, i ? ", " : "");
		add(to, c->spec->field_name(f->fields[i]));
		add(to, values ? value : "");
	}
}

static void spec_text(const struct specc_compare *c, const struct specc_finding *f, struct text *to)
{
	static char text[SPECC_TOKEN_TEXT];
	const char *name = f->opcode ? c->spec->opcode_name(f->opcode) : "";
	to->text[0] = '\0';
	switch (f->verdict.status) {
	case SPECC_DEFINED:
		c->spec->format(&f->word, text, sizeof text);
		add(to, name);
		add_number(to, ", %d bytes: ", (int)f->verdict.length);
		add(to, text);
		break;
	case SPECC_RESERVED:
		add(to, "reserved: the fixed bits of ");
		add(to, name);
		add(to, f->field_count ? ", but with an illegal value"
							   : ", but with ones in bits that must be zero");
		break;
	case SPECC_UNDEFINED:
		add(to, "undefined");
		add(to, f->opcode ? "; the nearest opcode is " : "");
		add(to, name);
		break;
	case SPECC_INCOMPLETE: add(to, "the beginning of an instruction"); break;
	}
}

static void decoder_text(const struct specc_finding *f, struct text *to)
{
	const struct specc_answer *a = &f->answer;
	to->text[0] = '\0';
	switch (a->outcome) {
	case SPECC_HUNG: add_number(to, "no answer within %d ms", a->detail); break;
	case SPECC_CRASHED: add_number(to, "ended by signal %d", a->detail); break;
	case SPECC_ENDED:
		add_number(to, "exits with status %d without an answer", a->detail);
		break;
	case SPECC_CLOSED: add(to, "closes its output without an answer"); break;
	case SPECC_GARBAGE:
		add(to, "no answer, but ");
		add(to, a->said.text);
		break;
	case SPECC_LATE:
		add_number(to, "an answer after %d ms: ", a->detail);
		/* fall through */
	case SPECC_ANSWERED:
		if (a->validity == SPECC_REFUSED) {
			add(to, "refused");
			add_number(to,
				a->said.length ? "; followed by zeros, an instruction of %d bytes" : "",
				(int)a->said.length);
			break;
		}
		if (!a->said.opcode[0] && !a->said.length && !a->said.text[0])
			add(to, "accepted");
		add(to, a->said.opcode);
		if (a->said.length)
			add_number(to, a->said.opcode[0] ? ", %d bytes" : "%d bytes", (int)a->said.length);
		if (a->said.text[0])
			add(to, a->said.opcode[0] || a->said.length ? ": " : "");
		add(to, a->said.text);
		break;
	}
	if (!a->alone)
		add(to, f->kind == SPECC_KIND_UNSTEADY ? " (asked alone, it answers differently)"
											   : " (after other words, not when asked alone)");
}

/* A line for __Examples that keeps the case: the instruction, or the nearest one, and a comment. */
static void example_text(
	const struct specc_compare *c, const struct specc_finding *f, struct text *to)
{
	static char text[SPECC_TOKEN_TEXT];
	struct specc_word w = f->word;
	struct specc_verdict verdict;
	struct text bytes, said;
	to->text[0] = '\0';
	if (f->verdict.status != SPECC_DEFINED && f->opcode)
		c->spec->initial(f->opcode, &w);
	c->spec->judge(&w, &verdict);
	if (verdict.status == SPECC_DEFINED) {
		c->spec->format(&w, text, sizeof text);
		add(to, text);
	}
	if (!*c->spec->comment)
		return;
	bytes_text(&f->word, &bytes);
	decoder_text(f, &said);
	add(to, to->text[0] ? "  " : "");
	add(to, c->spec->comment);
	add(to, " ");
	add(to, specc_kind_name(f->kind));
	add(to, " ");
	add(to, bytes.text);
	add(to, "; decoder: ");
	add(to, said.text);
}

/* ---- findings ---- */

static void print_field(FILE *out, const struct specc_compare *c, const struct specc_places *places,
	const struct specc_finding *f)
{
	struct text fields;
	struct specc_word bits;
	fields_text(c, f, true, &fields);
	if (f->field_count) {
		fprintf(out, "  field     %s\n", fields.text);
	} else if (f->verdict.status == SPECC_RESERVED) {
		memset(&bits, 0, sizeof bits);
		c->spec->explain(&f->word, &bits);
		word_text(c->spec, &bits, &fields);
		fprintf(out, "  field     none: no field covers bits %s\n", fields.text);
	} else {
		fputs("  field     the whole opcode\n", out);
	}
	for (unsigned i = 0; i < f->field_count; i++) {
		const char *name = c->spec->field_name(f->fields[i]);
		const char *opcode = c->spec->opcode_name(f->opcode);
		const char *place = specc_places_find(places, opcode, name, 0);
		if (*place)
			fprintf(out, "            %s: %s, bits %s\n", place, name,
				specc_places_find(places, opcode, name, 1));
	}
}

void specc_print_finding(FILE *out, const struct specc_compare *c,
	const struct specc_places *places, const struct specc_finding *f, unsigned number)
{
	static char assembly[SPECC_TOKEN_TEXT];
	struct text bytes, word, spec, decoder, example;
	const char *opcode = f->opcode ? c->spec->opcode_name(f->opcode) : "";
	const char *place = specc_places_find(places, opcode, "", 0);
	c->spec->format(&f->word, assembly, sizeof assembly);
	bytes_text(&f->word, &bytes);
	word_text(c->spec, &f->word, &word);
	spec_text(c, f, &spec);
	decoder_text(f, &decoder);
	example_text(c, f, &example);
	fprintf(out, "%u. %s", number, specc_kind_name(f->kind));
	fprintf(out, *f->claim ? " (as %s)" : "%s", f->claim);
	fprintf(
		out, "%s%s: %lu word%s\n", *opcode ? ", " : "", opcode, f->count, f->count == 1 ? "" : "s");
	fprintf(out, "  assembly  %s\n", assembly[0] ? assembly : "none");
	fprintf(out, "  bytes     %s  (word %s)\n", bytes.text, word.text);
	if (*opcode)
		fprintf(out, "  spec      %s%s%s\n", place, *place ? ": " : "", opcode);
	print_field(out, c, places, f);
	fprintf(out, "  spec says     %s\n", spec.text);
	fprintf(out, "  decoder says  %s\n", decoder.text);
	fprintf(out, "  example   %s\n\n", example.text);
}

void specc_print_line_head(FILE *out)
{
	fputs("kind\topcode\tfields\twords\tbytes\tword\tassembly\tplace\tfield_place\tspec\tdecoder\t"
		  "example\n",
		out);
}

void specc_print_line(FILE *out, const struct specc_compare *c, const struct specc_places *places,
	const struct specc_finding *f)
{
	static char assembly[SPECC_TOKEN_TEXT];
	struct text bytes, word, fields, spec, decoder, example;
	const char *opcode = f->opcode ? c->spec->opcode_name(f->opcode) : "";
	const char *first = f->field_count ? c->spec->field_name(f->fields[0]) : "";
	c->spec->format(&f->word, assembly, sizeof assembly);
	bytes_text(&f->word, &bytes);
	word_text(c->spec, &f->word, &word);
	fields_text(c, f, false, &fields);
	spec_text(c, f, &spec);
	decoder_text(f, &decoder);
	example_text(c, f, &example);
	fprintf(out, "%s\t%s\t%s\t%lu\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", specc_kind_name(f->kind),
		opcode, fields.text, f->count, bytes.text, word.text, assembly,
		specc_places_find(places, opcode, "", 0),
		*first ? specc_places_find(places, opcode, first, 0) : "", spec.text, decoder.text,
		example.text);
}
