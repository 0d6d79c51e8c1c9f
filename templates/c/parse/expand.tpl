%# SPDX-License-Identifier: MIT
%if $terminator and $comment
/* The text of one instruction without comment and terminator: sets the length. */
%elif $terminator
/* The text of one instruction without terminator: sets the length. */
%elif $comment
/* The text of one instruction without comment: sets the length. */
%else
/* The text of one instruction without trailing blanks: sets the length. */
%end
static void cut_bare(struct parser *p)
{
%if $terminator
	const size_t mark = sizeof terminator - 1;
%end
%if $comment
	for (size_t at = 0, quoted; at < p->length; at = quoted ? quoted : at + 1) {
		quoted = quote_end(p, at);
		if (!quoted && starts_comment(p, at))
			p->length = at;
	}
%end
	while (p->length && is_blank(p->text[p->length - 1]))
		p->length--;
%if $terminator
	if (p->length >= mark && starts(p, p->length - mark, terminator, mark, false))
		p->length -= mark;
	while (p->length && is_blank(p->text[p->length - 1]))
		p->length--;
%end
}

static bool match_alias(struct alias_match *m, const struct alias *alias, const char *text,
			size_t length)
{
	m->input.text = text;
	m->input.length = length;
	m->alias = alias;
	m->tries = TRIES_MAX;
	cut_bare(&m->input);
	return skip_blanks(&m->input, 0) < m->input.length && match_nodes(m, 0, 0);
}

struct expansion {
	char text[ALIAS_TEXT_MAX];
	size_t length;
	struct {
		size_t from, length, original;
	} pieces[PIECES_MAX];
	unsigned count;
};

/* False: it does not fit. */
static bool add_piece(struct expansion *e, const char *text, size_t length)
{
	if (length > ALIAS_TEXT_MAX - e->length)
		return false;
	for (size_t i = 0; i < length; i++)
		e->text[e->length++] = text[i];
	return true;
}

static bool expand(const struct alias_match *m, const struct meaning *meaning, struct expansion *e)
{
	e->length = 0;
	e->count = 0;
	for (uint32_t i = meaning->node; i < meaning->node + meaning->nodes; i++) {
		const struct alias_node *node = &alias_nodes[i];
		if (node->param < 0) {
			if (!add_piece(e, node->text, node->length))
				return false;
			continue;
		}
		const struct capture *capture = &m->captures[node->param];
		e->pieces[e->count].from = e->length;
		e->pieces[e->count].length = capture->length;
		e->pieces[e->count++].original = capture->at;
		if (!add_piece(e, m->input.text + capture->at, capture->length))
			return false;
	}
	return true;
}

/* The byte of the text that a byte of the expansion comes from, or where the text begins. */
static size_t original_offset(const struct expansion *e, size_t offset, size_t start)
{
	size_t original = start;
	for (unsigned i = e->count; i-- > 0;) {
		size_t behind = offset - e->pieces[i].from; /* more than any length: before it */
		if (behind <= e->pieces[i].length)
			original = e->pieces[i].original + behind;
	}
	return original;
}

