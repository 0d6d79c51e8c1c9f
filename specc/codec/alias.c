/* SPDX-License-Identifier: MIT */
/* Expands aliases: turns a text that matches an alias into the texts of its instructions. */
#include "codec/alias.h"

#include "base/vec.h"
#include "codec/internal.h"
#include "isa/syntax.h"

#define MAX_EXPANSIONS 1000
#define MAX_TRIES      20000 /* positions tried per alias, so that matching always ends soon */

struct matcher {
	const struct codec *codec;
	const struct alias_def *alias;
	const struct syntax *pattern; /* its text, or a meaning */
	struct str text;
	struct str *captures; /* one per parameter */
	unsigned tries;
};

static size_t skip_alias_blanks(const struct matcher *m, size_t at)
{
	while (at < m->text.length && char_is_blank(m->text.text[at]))
		at++;
	return at;
}

/* Length in bytes of the literal part at `at`, or 0 if it does not match. open: a word may
 * go on. */
static size_t literal_length(
	const struct matcher *m, const struct syntax_part *part, size_t at, bool open)
{
	struct str want = part_literal(part);
	if (part->kind == PART_QUOTED)
		want = str_trim(want);
	if (want.length > m->text.length - at)
		return 0;
	size_t end = at + want.length;
	if (!isa_equal(m->codec->isa, want, str_slice(m->text, at, end)))
		return 0;
	bool word = !open && want.length && char_is_word(want.text[want.length - 1]);
	if (word && end < m->text.length && char_is_word(m->text.text[end]))
		return 0;
	return want.length;
}

/* The end of the character constant at `at`, such as '(' or '\n'; 0 if none is there. */
static size_t quote_end(struct str text, size_t at)
{
	uint32_t code;
	if (text.text[at] != '\'' || at + 2 >= text.length)
		return 0;
	size_t end = at + 1, last = at + 6;
	if (text.text[end] != '\\')
		end += utf8_decode(str_slice(text, end, text.length), &code);
	else /* the character after the backslash, and digits */
		for (end += 2; end < text.length && end < last && char_is_word(text.text[end]);)
			end++;
	return end < text.length && text.text[end] == '\'' ? end + 1 : 0;
}

/* The change of bracket depth by a character. */
static int depth_of_bracket(char c)
{
	if (c == '(' || c == '[' || c == '{')
		return 1;
	return c == ')' || c == ']' || c == '}' ? -1 : 0;
}

static bool match_parts(struct matcher *m, size_t next, size_t at);

/* The shortest text from `at` on after which the rest of the pattern matches. */
static bool match_param(struct matcher *m, size_t next, size_t at)
{
	int depth = 0;
	for (size_t end = at; end < m->text.length && depth >= 0;) {
		size_t quoted = quote_end(m->text, end);
		depth += depth_of_bracket(m->text.text[end]) * !quoted;
		end = quoted ? quoted : end + 1;
		bool inside = end < m->text.length && char_is_word(m->text.text[end - 1]) &&
					  char_is_word(m->text.text[end]);
		if (depth || inside)
			continue;
		if (!m->tries || !m->tries--)
			return false;
		if (!match_parts(m, next + 1, end))
			continue;
		m->captures[m->pattern->parts.items[next].param] = str_trim(str_slice(m->text, at, end));
		return true;
	}
	return false;
}

/* Letters, digits, '_' and '.' that may be the end of a word, or nothing. */
static bool match_glued(struct matcher *m, size_t next, size_t at)
{
	bool tight = next + 1 < m->pattern->parts.count && part_is_tight(m->pattern, next + 1);
	bool goes_on = true;
	for (size_t end = at; goes_on && m->tries; end++) {
		goes_on =
			end < m->text.length && (char_is_word(m->text.text[end]) || m->text.text[end] == '.');
		m->tries--;
		if ((goes_on && !tight) || !match_parts(m, next + 1, end))
			continue;
		m->captures[m->pattern->parts.items[next].param] = str_slice(m->text, at, end);
		return true;
	}
	return false;
}

static bool match_parts(struct matcher *m, size_t next, size_t at)
{
	if (next == m->pattern->parts.count)
		return skip_alias_blanks(m, at) == m->text.length;
	const struct syntax_part *part = &m->pattern->parts.items[next];
	if (part->glued)
		return match_glued(m, next, at);
	if (!part_is_tight(m->pattern, next))
		at = skip_alias_blanks(m, at);
	if (part->kind == PART_BLANK)
		return match_parts(m, next + 1, at);
	if (part->kind == PART_PARAM)
		return match_param(m, next, at);
	size_t used = literal_length(m, part, at, part_is_open(m->pattern, next));
	return (used || (part->kind == PART_QUOTED && !part->text.length)) &&
		   match_parts(m, next + 1, at + used);
}

/* Where the comment of a text begins; marks in character constants begin none. */
static size_t find_comment(const struct isa *isa, struct str text)
{
	size_t end = 0, quoted;
	for (; end < text.length; end = quoted ? quoted : end + 1) {
		quoted = quote_end(text, end);
		struct str rest = str_slice(text, end, text.length);
		if (!quoted && isa->comment.length && str_starts_with(rest, isa->comment))
			break;
	}
	return end;
}

/* The text of one instruction without its comment and terminator. */
static struct str bare_text(const struct isa *isa, struct str text)
{
	text = str_trim(str_slice(text, 0, find_comment(isa, text)));
	if (isa->terminator.length && str_ends_with(text, isa->terminator))
		text.length -= isa->terminator.length;
	return str_trim(text);
}

static struct alias_text substitute(
	struct arena *arena, const struct matcher *m, struct str whole, const struct syntax *meaning)
{
	struct alias_text result = { .text = { 0 } };
	struct buffer text = buffer_new(arena);
	VEC_EACH (struct syntax_part, it, &meaning->parts) {
		if (it->kind != PART_PARAM) {
			buffer_add(&text, part_literal(it));
			continue;
		}
		struct str capture = m->captures[it->param];
		struct alias_piece piece = { text.length, capture.length,
			(size_t)(capture.text - whole.text) };
		VEC_PUSH(arena, &result.pieces, piece);
		buffer_add(&text, capture);
	}
	result.text = buffer_str(&text);
	return result;
}

static bool match_alias(struct matcher *m, struct arena *arena, struct str text)
{
	m->captures = ARENA_ARRAY(arena, struct str, m->alias->params.count + 1);
	m->text = bare_text(codec_isa(m->codec), text);
	m->tries = MAX_TRIES;
	return m->text.length && match_parts(m, 0, 0);
}

const struct str *alias_captures(const struct codec *codec, struct arena *arena,
	const struct alias_def *alias, const struct syntax *pattern, struct str text)
{
	struct matcher m = { .codec = codec, .alias = alias, .pattern = pattern };
	return match_alias(&m, arena, text) ? m.captures : NULL;
}

bool codec_expand(const struct codec *codec, struct arena *arena, const struct alias_def *alias,
	struct str text, struct alias_texts *texts)
{
	struct matcher m = { .codec = codec, .alias = alias, .pattern = alias->text };
	*texts = (struct alias_texts){ 0 };
	if (!match_alias(&m, arena, text))
		return false;
	VEC_EACH (struct alias_meaning, it, &alias->means)
		VEC_PUSH(arena, texts, substitute(arena, &m, text, it->syntax));
	return true;
}

bool alias_offset(const struct alias_text *text, size_t offset, size_t *original)
{
	VEC_EACH (struct alias_piece, it, &text->pieces)
		if (offset >= it->from && offset <= it->from + it->length) {
			*original = it->original + (offset - it->from);
			return true;
		}
	return false;
}

/* ---- aliases by their first word ---- */

/* Indices in isa->aliases, ascending. */
struct alias_list {
	VEC(size_t) at;
};

struct alias_index {
	struct str_map words; /* struct alias_list by the word, folded */
	struct alias_list others;
};

/* The first part of an alias's text if it is a word, but no parameter; or NULL. */
static const struct syntax_part *first_part(const struct alias_def *alias)
{
	const struct syntax_part *first = alias->text->parts.items;
	return alias->text->parts.count && part_is_word(first) && first->kind != PART_PARAM ? first
																						: NULL;
}

/* The first word of an alias's text; empty if it begins with a parameter or punctuation. */
static struct str first_word_of_alias(const struct alias_def *alias)
{
	const struct syntax_part *first = first_part(alias);
	bool word = first && str_word_end(first->text, 0) == first->text.length &&
				!part_is_open(alias->text, 0);
	return word ? first->text : (struct str){ 0 };
}

static struct str folded_word(const struct codec *codec, struct arena *arena, struct str word)
{
	return codec->isa->fold_case ? str_lower(arena, word) : word;
}

/* The index of aliases, built on first use. */
static const struct alias_index *index_of_aliases(struct codec *codec)
{
	const struct isa *isa = codec_isa(codec);
	struct alias_index *index = codec->aliases;
	if (index)
		return index;
	index = codec->aliases = ARENA_NEW(codec->arena, struct alias_index);
	index->words.arena = codec->arena;
	for (size_t i = 0; i < isa->aliases.count; i++) {
		struct str word =
			folded_word(codec, codec->arena, first_word_of_alias(isa->aliases.items[i]));
		struct alias_list *list =
			word.length ? str_map_make(&index->words, word, sizeof *list) : &index->others;
		VEC_PUSH(codec->arena, &list->at, i);
	}
	return index;
}

struct alias_candidates codec_aliases(struct codec *codec, struct arena *arena, struct str text)
{
	const struct alias_index *index = index_of_aliases(codec);
	text = str_trim(text);
	struct str word = folded_word(codec, arena, str_slice(text, 0, str_word_end(text, 0)));
	return (struct alias_candidates){ .isa = codec_isa(codec),
		.word = word.length ? str_map_get(&index->words, word) : NULL,
		.others = &index->others };
}

static size_t place_in_aliases(const struct alias_list *list, size_t at)
{
	return list && at < list->at.count ? list->at.items[at] : SIZE_MAX;
}

const struct alias_def *codec_next_alias(struct alias_candidates *c)
{
	size_t word = place_in_aliases(c->word, c->at_word),
		   other = place_in_aliases(c->others, c->at_others);
	if (word == SIZE_MAX && other == SIZE_MAX)
		return NULL;
	if (word < other)
		c->at_word++;
	else
		c->at_others++;
	return c->isa->aliases.items[word < other ? word : other];
}

/* ---- parsing ---- */

struct line_reader {
	struct codec *codec;
	struct arena *arena;
	struct parsed_list *list;
	bool quiet;    /* no error messages */
	unsigned left; /* expansions left, so that parsing always ends soon */
};

bool alias_in_chain(const struct alias_chain *chain, const struct alias_def *alias)
{
	while (chain && chain->alias != alias)
		chain = chain->up;
	return chain;
}

/* Does the text begin like the alias? Only aliases that begin with a word are considered. */
static bool begins_so(const struct codec *codec, const struct alias_def *alias, struct str text)
{
	struct matcher m = { .codec = codec, .alias = alias, .text = text };
	const struct syntax_part *first = first_part(alias);
	return first &&
		   literal_length(&m, first, skip_alias_blanks(&m, 0), part_is_open(alias->text, 0));
}

bool alias_explain(struct arena *arena, const struct alias_def *alias, struct str text,
	const struct alias_text *meaning, const struct parsed *inner, struct parsed *parsed)
{
	struct str bare = str_trim(text);
	size_t at, extent = inner->extent;
	if (!alias_offset(meaning, inner->offset, &at)) {
		at = (size_t)(bare.text - text.text);
		extent = bare.length;
	}
	if (at < parsed->offset)
		return false;
	parsed->message = str_printf(arena, "%.*s (alias '%.*s' means '%.*s')", STR_ARG(inner->message),
		STR_ARG(alias->name), STR_ARG(meaning->text));
	codec_place(text, at, extent, parsed);
	return true;
}

static void explain_shape(
	struct arena *arena, const struct alias_def *alias, struct str text, struct parsed *parsed)
{
	struct str bare = str_trim(text);
	size_t start = (size_t)(bare.text - text.text);
	if (parsed->offset > start) /* the word is also a mnemonic */
		return;
	parsed->message = str_printf(arena, "expected '%.*s' (an alias) and nothing else, found '%.*s'",
		STR_ARG(str_trim(alias->text->text)), STR_ARG(bare));
	codec_place(text, start, bare.length, parsed);
}

static bool read_alias_line(
	struct line_reader *r, struct str text, const struct alias_chain *chain, struct parsed *parsed);

static bool read_texts(struct line_reader *r, const struct alias_texts *texts,
	const struct alias_chain *chain, struct parsed *inner, size_t *failed)
{
	size_t before = r->list->count;
	for (*failed = 0; *failed < texts->count; ++*failed)
		if (!read_alias_line(r, texts->items[*failed].text, chain, inner)) {
			r->list->count = before;
			return false;
		}
	return true;
}

/* Parses an instruction, or the first alias whose meaning can be parsed. */
static bool read_alias_line(
	struct line_reader *r, struct str text, const struct alias_chain *chain, struct parsed *parsed)
{
	bool explained = false;
	if (codec_parse_open(
			r->codec, r->arena, text, NULL, r->quiet ? PARSE_QUIET : PARSE_FIRST, NULL, parsed)) {
		VEC_PUSH(r->arena, r->list, *parsed);
		return true;
	}
	struct alias_candidates candidates = codec_aliases(r->codec, r->arena, text);
	for (const struct alias_def *it; (it = codec_next_alias(&candidates));) {
		struct alias_texts texts;
		struct parsed inner;
		size_t failed;
		struct alias_chain link = { it, chain };
		if (alias_in_chain(chain, it) || !r->left || !r->left--)
			continue;
		bool meant = !r->quiet && begins_so(r->codec, it, text);
		if (!codec_expand(r->codec, r->arena, it, text, &texts)) {
			if (meant && !explained)
				explain_shape(r->arena, it, text, parsed);
			continue;
		}
		if (read_texts(r, &texts, &link, &inner, &failed))
			return true;
		if (meant && !explained)
			explained = alias_explain(r->arena, it, text, &texts.items[failed], &inner, parsed);
	}
	return false;
}

bool codec_parse_line(struct codec *codec, struct arena *arena, struct str text,
	struct parsed_list *list, struct parsed *error)
{
	struct line_reader reader = { codec, arena, list, false, MAX_EXPANSIONS };
	*list = (struct parsed_list){ 0 };
	return read_alias_line(&reader, text, NULL, error);
}

bool codec_read_line(
	struct codec *codec, struct arena *arena, struct str text, struct parsed_list *list)
{
	struct line_reader reader = { codec, arena, list, true, MAX_EXPANSIONS };
	struct parsed parsed;
	*list = (struct parsed_list){ 0 };
	return read_alias_line(&reader, text, NULL, &parsed);
}

bool codec_parse_alias(
	struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed)
{
	struct parsed_list list;
	struct parsed error;
	if (!codec_isa(codec)->aliases.count)
		return false;
	if (!codec_parse_line(codec, arena, text, &list, &error)) {
		*parsed = error;
		return false;
	}
	if (list.count == 1) {
		*parsed = list.items[0];
		return true;
	}
	struct str bare = str_trim(text);
	parsed->message =
		str_printf(arena, "expected one instruction, but this alias means %zu", list.count);
	codec_place(text, (size_t)(bare.text - text.text), bare.length, parsed);
	return false;
}

bool codec_parse(struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed)
{
	return codec_parse_plain(codec, arena, text, false, parsed) ||
		   codec_parse_alias(codec, arena, text, parsed);
}

bool codec_parse_all(
	struct codec *codec, struct arena *arena, struct str text, struct parsed *parsed)
{
	return codec_parse_plain(codec, arena, text, true, parsed) ||
		   codec_parse_alias(codec, arena, text, parsed);
}
