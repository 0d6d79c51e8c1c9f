/* SPDX-License-Identifier: MIT */
/* <refused>: lines of assembly that are not instructions, derived from those of each opcode. */
#include "codec/alias.h"
#include "codec/mutate.h"
#include "derived/fuzz_internal.h"

#define LINES_OF_AN_OPCODE 2
#define MOST_TRIED         40

/* Is the line one that no reader may take? Characters that C strings need escapes for stay out. */
static bool is_refused(struct cview *c, struct codec *codec, struct str line)
{
	struct parsed_list list;
	for (size_t i = 0; i < line.length; i++)
		if ((unsigned char)line.text[i] < ' ' || (unsigned char)line.text[i] > '~')
			return false;
	return str_trim(line).length && !codec_read_line(codec, c->arena, line, &list);
}

static void add_refused_lines(
	struct cview *c, struct codec *codec, xmlNodePtr refused, const struct opcode *opcode)
{
	uint64_t random = (opcode->index + 1) * 0x9e3779b97f4a7c15;
	const struct form *form = opcode->forms.items[0];
	unsigned found = 0;
	for (unsigned i = 0; i < MOST_TRIED && found < LINES_OF_AN_OPCODE; i++) {
		struct word w = codec_sample(form, i < 4 ? i : 4, &random);
		const struct form *canonical = codec_legal_form(codec, opcode, w);
		if (!canonical)
			continue;
		struct str text = codec_text(codec, c->arena, canonical, w);
		struct str line = codec_mutate(c->arena, text, text, &random);
		if (!is_refused(c, codec, line))
			continue;
		view_set(c->view, view_add(c->view, refused, "line"), "text", line);
		found++;
	}
}

void view_fuzz_refused(struct cview *c, struct codec *codec)
{
	xmlNodePtr refused = view_add(c->view, c->node, "refused");
	VEC_EACH (const struct opcode *, it, &c->opcodes)
		if ((*it)->forms.count)
			add_refused_lines(c, codec, refused, *it);
}
