/* SPDX-License-Identifier: MIT */
/* Finds lines of prose that were copied from another optype and still name it. */
#include "lint/prose.h"

#define MIN_COPIED 12 /* bytes: shorter lines are equal by chance */

/* The name by which prose calls an optype: the mnemonic of its templates, else its name. */
static bool names_optype(const struct definition *optype, struct str word)
{
	VEC_EACH (struct template *, it, &optype->templates)
		if (str_equal((*it)->mnemonic, word))
			return true;
	return str_equal(optype->name, word);
}

static bool line_names(struct str line, const struct definition *optype, struct str *found)
{
	for (size_t at = 0; str_next_word(line, &at, found);)
		if (names_optype(optype, *found))
			return true;
	return false;
}

/* The line without list and table marks at its ends. */
static struct str text_of_line(struct span line)
{
	struct str text = str_trim(span_text(line));
	while (text.length && (text.text[0] == '-' || text.text[0] == '*' || text.text[0] == ' '))
		text = str_slice(text, 1, text.length);
	return text;
}

static void gather_copied(struct check_run *run, const struct prose *prose)
{
	struct str word;
	VEC_EACH (struct span, line, &prose->lines) {
		struct str text = text_of_line(*line);
		if (text.length < MIN_COPIED || !line_names(text, prose->d, &word))
			continue;
		struct span *place = str_map_make(&run->lines, text, sizeof *place);
		if (!place->source)
			*place = *line;
	}
}

static void compare_prose(struct check_run *run, const struct prose *prose)
{
	struct str own;
	VEC_EACH (struct span, line, &prose->lines) {
		struct str text = text_of_line(*line);
		const struct span *from = str_map_get(&run->lines, text);
		if (!from || line_names(text, prose->d, &own))
			continue;
		struct report *report = check_report(run, prose->d, CHECK_PROSE_COPIED, span_trim(*line),
			"this line of '%.*s' names another instruction, which has the same line",
			STR_ARG(prose->d->name));
		diag_note(run->diag, report, span_trim(*from), "the same line");
	}
}

void check_copied(struct check_run *run)
{
	run->lines = (struct str_map){ .arena = run->arena };
	each_prose(run, gather_copied);
	each_prose(run, compare_prose);
}
