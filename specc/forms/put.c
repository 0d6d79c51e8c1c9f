/* SPDX-License-Identifier: MIT */
/* What the walk over the nodes of a template puts out: literal text and elements; and what it notes
 * about fields. */
#include "forms/internal.h"

struct arena *forms_arena(struct walk *w)
{
	return w->b->run->arena;
}

void forms_unresolved(struct walk *w, enum problem_kind kind, struct span span, struct str text)
{
	struct unresolved entry = { kind, span, text, NULL };
	VEC_PUSH(forms_arena(w), &w->b->unresolved.list, entry);
}

void forms_does_not_apply(struct walk *w, enum problem_kind kind, struct span span, struct str text)
{
	forms_unresolved(w, kind, span, text);
	w->b->failed = true;
}

struct element *forms_element(struct walk *w, enum element_kind kind, struct span span)
{
	struct element *e = ARENA_NEW(forms_arena(w), struct element);
	e->kind = kind;
	e->span = span;
	e->count = 1;
	return e;
}

bool forms_ends_in_blank(const struct level *level)
{
	if (level->text.length)
		return level->text.text[level->text.length - 1] == ' ';
	if (!level->out->list.count)
		return level->blank_before;
	const struct element *e = level->out->list.items[level->out->list.count - 1];
	while (e->kind == ELEMENT_GROUP && e->children.count)
		e = e->children.items[e->children.count - 1];
	return e->kind == ELEMENT_TEXT && e->text.length && e->text.text[e->text.length - 1] == ' ';
}

bool forms_nothing_yet(const struct level *level)
{
	return !level->text.length && !level->out->list.count && !level->blank_before;
}

void forms_put_text(struct walk *w, struct level *level, struct str text, struct span span)
{
	if (level->pending_blank && !forms_ends_in_blank(level))
		buffer_add_char(&level->text, ' ');
	level->pending_blank = false;
	if (!level->text.length)
		level->text_span = span;
	else if (span.source == level->text_span.source)
		level->text_span = span_join(level->text_span, span);
	buffer_add(&level->text, text);
	w->last = NULL;
}

void forms_flush_text(struct walk *w, struct level *level)
{
	if (level->pending_blank && !forms_ends_in_blank(level) && !forms_nothing_yet(level))
		buffer_add_char(&level->text, ' ');
	level->pending_blank = false;
	if (!level->text.length)
		return;
	struct element *e = forms_element(w, ELEMENT_TEXT, level->text_span);
	e->text = str_copy(forms_arena(w), buffer_str(&level->text));
	VEC_PUSH(forms_arena(w), &level->out->list, e);
	level->text.length = 0;
}

void forms_put_element(struct walk *w, struct level *level, struct element *e)
{
	forms_flush_text(w, level);
	VEC_PUSH(forms_arena(w), &level->out->list, e);
}

struct field_use *forms_use(struct walk *w, const struct field *field)
{
	return &w->b->uses[opcode_field_index(w->b->opcode, field)];
}

/* The frames of the enclosing groups, outermost last. */
size_t forms_find_frames(const struct opcode *opcode, const struct template_nodes **frames)
{
	size_t count = 0;
	for (const struct definition *d = opcode->group; d && count < 8; d = d->parent)
		if (d->templates.count && !d->templates.items[0]->broken)
			frames[count++] = d->templates.items[0]->nodes;
	return count;
}

struct str forms_dotted(struct walk *w, struct str base, struct str suffix)
{
	return str_printf(forms_arena(w), "%.*s.%.*s", STR_ARG(base), STR_ARG(suffix));
}
