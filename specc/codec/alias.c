/* Turns text that an alias describes into the text of the instructions that it stands for. */
#include "codec/alias.h"

#include "base/vec.h"
#include "codec/internal.h"
#include "lang/template_text.h"

#define MAX_EXPANSIONS 1000
#define MAX_TRIES      20000 /* places tried per alias: no text makes the matching hang */

struct matcher {
	const struct codec *codec;
	const struct alias_def *alias;
	struct str text;
	struct str *captures; /* one per parameter */
	unsigned tries;
};

static bool is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static size_t skip_blanks(const struct matcher *m, size_t at)
{
	while (at < m->text.length && is_blank(m->text.text[at]))
		at++;
	return at;
}

static size_t param_index(const struct alias_def *alias, const struct template_node *node)
{
	size_t i = 0;
	while (i < alias->params.count &&
		   (node->kind != NODE_WORD || !str_equal(alias->params.items[i], node->text)))
		i++;
	return i;
}

/* Bytes of the literal node at `at`, 0 when it does not stand there. */
static size_t literal_length(const struct matcher *m, const struct template_node *node, size_t at)
{
	struct str want = node->kind == NODE_QUOTED ? str_trim(node->text) : span_text(node->span);
	if (want.length > m->text.length - at)
		return 0;
	for (size_t i = 0; i < want.length; i++)
		if (codec_fold(m->codec, want.text[i]) != codec_fold(m->codec, m->text.text[at + i]))
			return 0;
	size_t end = at + want.length;
	bool word = want.length && char_is_word(want.text[want.length - 1]);
	if (word && end < m->text.length && char_is_word(m->text.text[end]))
		return 0;
	return want.length;
}

/* The change of bracket depth by a character. */
static int depth_of(char c)
{
	if (c == '(' || c == '[' || c == '{')
		return 1;
	return c == ')' || c == ']' || c == '}' ? -1 : 0;
}

static bool match_nodes(struct matcher *m, size_t node, size_t at);

/* The shortest text from `at` on behind which the rest of the pattern matches. */
static bool match_param(struct matcher *m, size_t node, size_t param, size_t at)
{
	int depth = 0;
	for (size_t end = at; end < m->text.length && depth >= 0;) {
		depth += depth_of(m->text.text[end++]);
		bool inside = end < m->text.length && char_is_word(m->text.text[end - 1]) &&
					  char_is_word(m->text.text[end]);
		if (depth || inside)
			continue;
		if (!m->tries || !m->tries--)
			return false;
		if (!match_nodes(m, node + 1, end))
			continue;
		m->captures[param] = str_trim(str_slice(m->text, at, end));
		return true;
	}
	return false;
}

static bool match_nodes(struct matcher *m, size_t node, size_t at)
{
	at = skip_blanks(m, at);
	if (node == m->alias->text->list.count)
		return at == m->text.length;
	const struct template_node *n = m->alias->text->list.items[node];
	if (n->kind == NODE_BLANK)
		return match_nodes(m, node + 1, at);
	size_t param = param_index(m->alias, n);
	if (param < m->alias->params.count)
		return match_param(m, node, param, at);
	size_t used = literal_length(m, n, at);
	return (used || (n->kind == NODE_QUOTED && !n->text.length)) &&
		   match_nodes(m, node + 1, at + used);
}

/* The text of one instruction without its comment and terminator. */
static struct str bare_text(const struct isa *isa, struct str text)
{
	for (size_t i = 0; isa->comment.length && i + isa->comment.length <= text.length; i++)
		if (str_equal(str_slice(text, i, i + isa->comment.length), isa->comment))
			text.length = i;
	text = str_trim(text);
	if (isa->terminator.length && str_ends_with(text, isa->terminator))
		text.length -= isa->terminator.length;
	return str_trim(text);
}

static struct alias_text substitute(struct arena *arena, const struct matcher *m, struct str whole,
	const struct template_nodes *nodes)
{
	struct alias_text result = { .text = { 0 } };
	struct buffer text = buffer_new(arena);
	VEC_EACH (struct template_node *, it, &nodes->list) {
		size_t param = param_index(m->alias, *it);
		if (param == m->alias->params.count) {
			buffer_add(&text, (*it)->kind == NODE_QUOTED ? (*it)->text : span_text((*it)->span));
			continue;
		}
		struct str capture = m->captures[param];
		struct alias_piece piece = { text.length, capture.length,
			(size_t)(capture.text - whole.text) };
		VEC_PUSH(arena, &result.pieces, piece);
		buffer_add(&text, capture);
	}
	result.text = buffer_str(&text);
	return result;
}

bool codec_expand(const struct codec *codec, struct arena *arena, const struct alias_def *alias,
	struct str text, struct alias_texts *texts)
{
	struct str *captures = ARENA_ARRAY(arena, struct str, alias->params.count + 1);
	struct matcher m = { codec, alias, bare_text(codec_isa(codec), text), captures, MAX_TRIES };
	*texts = (struct alias_texts){ 0 };
	if (!m.text.length || !match_nodes(&m, 0, 0))
		return false;
	VEC_EACH (struct alias_meaning, it, &alias->means)
		VEC_PUSH(arena, texts, substitute(arena, &m, text, it->nodes));
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

/* Places in isa->aliases, ascending. */
struct alias_list {
	VEC(size_t) at;
};

struct alias_index {
	struct str_map words; /* struct alias_list by the word, folded */
	struct alias_list others;
};

/* The first word of an alias's text; empty where it begins with a parameter or a sign. */
static struct str first_word(const struct alias_def *alias)
{
	const struct template_node *first = alias->text->list.count ? alias->text->list.items[0] : NULL;
	struct str none = { 0 };
	if (!first || first->kind != NODE_WORD || param_index(alias, first) < alias->params.count)
		return none;
	struct str word = span_text(first->span);
	for (size_t i = 0; i < word.length; i++)
		if (!char_is_word(word.text[i]))
			return none;
	return word;
}

static struct str folded(const struct codec *codec, struct arena *arena, struct str word)
{
	return codec->isa->fold_case ? str_lower(arena, word) : word;
}

/* Made when it is first needed. */
static const struct alias_index *index_of(struct codec *codec)
{
	const struct isa *isa = codec_isa(codec);
	struct alias_index *index = codec->aliases;
	if (index)
		return index;
	index = codec->aliases = ARENA_NEW(codec->arena, struct alias_index);
	index->words.arena = codec->arena;
	for (size_t i = 0; i < isa->aliases.count; i++) {
		struct str word = folded(codec, codec->arena, first_word(isa->aliases.items[i]));
		struct alias_list *list = word.length ? str_map_get(&index->words, word) : &index->others;
		if (!list) {
			list = ARENA_NEW(codec->arena, struct alias_list);
			str_map_put(&index->words, word, list);
		}
		VEC_PUSH(codec->arena, &list->at, i);
	}
	return index;
}

struct alias_candidates codec_aliases(struct codec *codec, struct arena *arena, struct str text)
{
	const struct alias_index *index = index_of(codec);
	size_t from = 0, end;
	while (from < text.length && is_blank(text.text[from]))
		from++;
	for (end = from; end < text.length && char_is_word(text.text[end]);)
		end++;
	struct str word = folded(codec, arena, str_slice(text, from, end));
	return (struct alias_candidates){ .isa = codec_isa(codec),
		.word = word.length ? str_map_get(&index->words, word) : NULL,
		.others = &index->others };
}

static size_t place_of(const struct alias_list *list, size_t at)
{
	return list && at < list->at.count ? list->at.items[at] : SIZE_MAX;
}

const struct alias_def *codec_next_alias(struct alias_candidates *c)
{
	size_t word = place_of(c->word, c->at_word), other = place_of(c->others, c->at_others);
	if (word == SIZE_MAX && other == SIZE_MAX)
		return NULL;
	if (word < other)
		c->at_word++;
	else
		c->at_others++;
	return c->isa->aliases.items[word < other ? word : other];
}

/* ---- parsing ---- */

static unsigned column_of(struct str text, size_t offset)
{
	unsigned column = 1;
	for (size_t i = 0; i < offset && i < text.length; i++)
		column += ((unsigned char)text.text[i] & 0xc0) != 0x80;
	return column;
}

/* Aliases on the way to the text in hand: none is used inside itself. */
struct chain {
	const struct alias_def *alias;
	const struct chain *up;
};

struct line_reader {
	struct codec *codec;
	struct arena *arena;
	struct parsed_list *list;
	unsigned left; /* expansions that may still be made: no text makes the reader hang */
};

static bool in_chain(const struct chain *chain, const struct alias_def *alias)
{
	for (; chain; chain = chain->up)
		if (chain->alias == alias)
			return true;
	return false;
}

/* Only an alias that begins with a word of its own is surely meant. */
static bool begins_so(const struct codec *codec, const struct alias_def *alias, struct str text)
{
	struct matcher m = { .codec = codec, .alias = alias, .text = text };
	const struct template_node *first = alias->text->list.count ? alias->text->list.items[0] : NULL;
	return first && first->kind == NODE_WORD && param_index(alias, first) == alias->params.count &&
		   literal_length(&m, first, skip_blanks(&m, 0));
}

static void place(struct str text, size_t offset, size_t extent, struct parsed *parsed)
{
	parsed->offset = offset;
	parsed->extent = extent;
	parsed->column = column_of(text, offset);
}

/* Says what is wrong with what an alias stands for, at the place of the text that it comes from.
 * False: the text is read further without the alias. */
static bool explain(struct arena *arena, const struct alias_def *alias, struct str text,
	const struct alias_text *expansion, const struct parsed *inner, struct parsed *parsed)
{
	struct str bare = str_trim(text);
	size_t at, extent = inner->extent;
	if (!alias_offset(expansion, inner->offset, &at)) {
		at = (size_t)(bare.text - text.text);
		extent = bare.length;
	}
	if (at < parsed->offset)
		return false;
	parsed->message = str_printf(arena, "%.*s (alias '%.*s' means '%.*s')", STR_ARG(inner->message),
		STR_ARG(alias->name), STR_ARG(expansion->text));
	place(text, at, extent, parsed);
	return true;
}

static void explain_shape(
	struct arena *arena, const struct alias_def *alias, struct str text, struct parsed *parsed)
{
	struct str bare = str_trim(text);
	size_t start = (size_t)(bare.text - text.text);
	if (parsed->offset > start) /* it is a mnemonic as well */
		return;
	struct template_node *const *nodes = alias->text->list.items;
	struct span span = span_join(nodes[0]->span, nodes[alias->text->list.count - 1]->span);
	parsed->message = str_printf(arena, "expected '%.*s' (an alias) and nothing else, found '%.*s'",
		STR_ARG(str_trim(span_text(span))), STR_ARG(bare));
	place(text, start, bare.length, parsed);
}

static bool read_line(
	struct line_reader *r, struct str text, const struct chain *chain, struct parsed *parsed);

static bool read_texts(struct line_reader *r, const struct alias_texts *texts,
	const struct chain *chain, struct parsed *inner, size_t *failed)
{
	size_t before = r->list->count;
	for (*failed = 0; *failed < texts->count; ++*failed)
		if (!read_line(r, texts->items[*failed].text, chain, inner)) {
			r->list->count = before;
			return false;
		}
	return true;
}

/* An instruction, or the first alias whose meaning can be read. */
static bool read_line(
	struct line_reader *r, struct str text, const struct chain *chain, struct parsed *parsed)
{
	bool explained = false;
	if (codec_parse_plain(r->codec, r->arena, text, false, parsed)) {
		VEC_PUSH(r->arena, r->list, *parsed);
		return true;
	}
	struct alias_candidates candidates = codec_aliases(r->codec, r->arena, text);
	for (const struct alias_def *it; (it = codec_next_alias(&candidates));) {
		struct alias_texts texts;
		struct parsed inner;
		size_t failed;
		struct chain link = { it, chain };
		if (in_chain(chain, it) || !r->left || !r->left--)
			continue;
		bool meant = begins_so(r->codec, it, text);
		if (!codec_expand(r->codec, r->arena, it, text, &texts)) {
			if (meant && !explained)
				explain_shape(r->arena, it, text, parsed);
			continue;
		}
		if (read_texts(r, &texts, &link, &inner, &failed))
			return true;
		if (meant && !explained)
			explained = explain(r->arena, it, text, &texts.items[failed], &inner, parsed);
	}
	return false;
}

bool codec_parse_line(struct codec *codec, struct arena *arena, struct str text,
	struct parsed_list *list, struct parsed *error)
{
	struct line_reader reader = { codec, arena, list, MAX_EXPANSIONS };
	*list = (struct parsed_list){ 0 };
	return read_line(&reader, text, NULL, error);
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
	parsed->message = str_printf(
		arena, "this alias stands for %zu instructions; one is expected here", list.count);
	place(text, (size_t)(bare.text - text.text), bare.length, parsed);
	return false;
}
