%# SPDX-License-Identifier: MIT
%let whole = substring('true        !first->open', 1 + 12 * $glued, 4 + 8 * $glued)
/* A line in the reading: the instructions so far, and how many more expansions may be made. */
struct line_reader {
	struct ${$p}_insn *list;
	size_t most, count;
	unsigned left;
	const struct alias *chain[DEPTH_MAX]; /* aliases on the way: none is used inside itself */
};

/* May the alias be tried at this depth? Counts it. */
static bool may_try(struct line_reader *r, unsigned depth, const struct alias *alias)
{
	for (unsigned i = 0; i < depth; i++)
		if (r->chain[i] == alias)
			return false;
	bool more = r->left > 0;
	r->left -= more;
	return more & (depth < DEPTH_MAX);
}

static bool read_line(struct line_reader *r, const char *text, size_t length, unsigned depth,
		      struct ${$p}_error *error);

static bool read_meanings(struct line_reader *r, const struct alias_match *m, unsigned depth,
			  struct ${$p}_error *error)
{
	struct expansion expansion;
	struct message message = { error->message, 0 };
	size_t before = r->count, start = skip_blanks(&m->input, 0);
	for (uint32_t i = 0; i < m->alias->meanings; i++) {
		if (!expand(m, &meanings[m->alias->meaning + i], &expansion)) {
			error->offset = start;
			say_text(&message, "the expansion of this alias is too long");
		} else if (read_line(r, expansion.text, expansion.length, depth, error)) {
			continue;
		} else {
			error->offset = original_offset(&expansion, error->offset, start);
		}
		r->count = before;
		return false;
	}
	return true;
}

/* An instruction, or the first alias whose meaning can be read. */
static bool read_line(struct line_reader *r, const char *text, size_t length, unsigned depth,
		      struct ${$p}_error *error)
{
	struct ${$p}_insn insn;
	struct alias_match m;
	bool explained = false;
	if (parse_plain(text, length, &insn, error) == ${$P}_STATUS_OK) {
		if (r->count < r->most)
			r->list[r->count] = insn;
		r->count++;
		return true;
	}
	for (unsigned i = 0; i < ALIAS_COUNT; i++) {
		const struct alias *alias = &aliases[i];
		struct ${$p}_error inner = { 0, 1, "" };
		if (!may_try(r, depth, alias))
			continue;
		bool matches = match_alias(&m, alias, text, length);
		size_t start = skip_blanks(&m.input, 0);
		const struct alias_node *first = &alias_nodes[alias->node];
%if $alias-wordless
		bool meant = alias->word && starts(&m.input, start, first->text, first->length, ${$whole});
%else
		bool meant = starts(&m.input, start, first->text, first->length, ${$whole});
%end
		r->chain[depth] = alias;
		if (matches && read_meanings(r, &m, depth + 1, &inner))
			return true;
%if $alias-alike
		size_t reached = matches ? inner.offset : start;
		if (!meant || explained || error->offset > reached) /* read further without it */
			continue;
%else
		if (!meant || explained)
			continue;
%end
		if (!matches) {
			struct message message = { inner.message, 0 };
			inner.offset = start;
			say_text(&message, "expected '");
			say_text(&message, alias->pattern);
			say_text(&message, "' (an alias)");
		}
		*error = inner;
		explained = matches;
	}
	return false;
}

enum ${$p}_status ${$p}_parse_line(const char *text, size_t length, struct ${$p}_insn *list,
			      size_t most, size_t *count, struct ${$p}_error *error)
{
	struct ${$p}_error unused;
	struct line_reader r = { list, most, 0, EXPANSIONS_MAX, { NULL } };
	error = error ? error : &unused;
	bool good = read_line(&r, text, length, 0, error);
	*count = r.count;
	if (!good)
		set_column(text, error);
	return good ? ${$P}_STATUS_OK : ${$P}_STATUS_SYNTAX;
}

enum ${$p}_status ${$p}_parse(const char *text, size_t length, struct ${$p}_insn *insn,
			 struct ${$p}_error *error)
{
	size_t count;
	enum ${$p}_status status = ${$p}_parse_line(text, length, insn, 1, &count, error);
%if $alias-several
	if (status == ${$P}_STATUS_OK && count == 1)
		return status;
	${$p}_init(insn, ${$P}_OP_NONE);
	if (status == ${$P}_STATUS_OK && error) {
		struct message message = { error->message, 0 };
		error->offset = 0;
		while (is_blank(text[error->offset])) /* an alias has been read */
			error->offset++;
		say_text(&message, "this alias stands for several instructions; one is expected here");
		set_column(text, error);
	}
	return ${$P}_STATUS_SYNTAX;
%else
	if (status != ${$P}_STATUS_OK)
		${$p}_init(insn, ${$P}_OP_NONE);
	return status;
%end
}
