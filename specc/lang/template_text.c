/* SPDX-License-Identifier: MIT */
/* Splits the text of an assembly template into nodes (words, punctuation, groups). */
#include "lang/template_text.h"

#define MAX_DEPTH 32

struct scanner {
	struct arena *arena;
	struct diag *diag;
	struct span span;
	const char *text;
	uint32_t at, end;
	bool failed;
};

bool template_text_is_sign(struct str text)
{
	return text.length == 1 && !template_text_continues_word(*text.text) &&
		   !strchr(" \t{}'", *text.text);
}

static struct span span_of_template(const struct scanner *s, uint32_t from, uint32_t to)
{
	return (struct span){ s->span.source, from, to };
}

static struct template_node *node_new(
	struct scanner *s, enum template_node_kind kind, uint32_t from, uint32_t to)
{
	struct template_node *node = ARENA_NEW(s->arena, struct template_node);
	node->kind = kind;
	node->span = span_of_template(s, from, to);
	node->text = (struct str){ s->text + from, to - from };
	return node;
}

static uint32_t skip_word(const struct scanner *s, uint32_t at)
{
	while (at < s->end && template_text_continues_word(s->text[at]))
		at++;
	return at;
}

static void fail_template(struct scanner *s, uint32_t from, uint32_t to, const char *message)
{
	s->failed = true;
	diag_report(s->diag, CHECK_TEMPLATE_TEXT, span_of_template(s, from, to), "%s", message);
}

/* quoted = "'" text "'" [ ":" field "=" value ] */
static struct template_node *quoted_text(struct scanner *s)
{
	uint32_t from = s->at++;
	while (s->at < s->end && s->text[s->at] != '\'')
		s->at++;
	if (s->at == s->end) {
		fail_template(s, from, s->end, "this quoted text has no closing \"'\"");
		return NULL;
	}
	struct template_node *node = node_new(s, NODE_QUOTED, from, ++s->at);
	node->text = str_slice(node->text, 1, node->text.length - 1);
	if (s->at < s->end && s->text[s->at] == ':') {
		uint32_t field = ++s->at;
		while (s->at < s->end &&
			   (template_text_continues_word(s->text[s->at]) || s->text[s->at] == '.'))
			s->at++;
		node->bound_field = (struct str){ s->text + field, s->at - field };
		if (s->at == s->end || s->text[s->at] != '=') {
			fail_template(s, field, s->at, "expected 'field=Value' after the ':' of a quoted text");
			return NULL;
		}
		uint32_t value = ++s->at;
		s->at = skip_word(s, s->at);
		node->bound_value = (struct str){ s->text + value, s->at - value };
	}
	return node;
}

/* node = word | "." word | quoted | blanks | punct */
static struct template_node *simple_node(struct scanner *s, bool attached)
{
	uint32_t from = s->at;
	char c = s->text[from];
	if (c == '\'')
		return quoted_text(s);
	if (char_is_blank(c)) {
		while (s->at < s->end && char_is_blank(s->text[s->at]))
			s->at++;
		return node_new(s, NODE_BLANK, from, s->at);
	}
	if (template_text_continues_word(c)) {
		s->at = skip_word(s, from);
		return node_new(s, NODE_WORD, from, s->at);
	}
	if (c == '.' && attached && from + 1 < s->end &&
		template_text_continues_word(s->text[from + 1])) {
		s->at = skip_word(s, from + 1);
		struct template_node *node = node_new(s, NODE_DOT_WORD, from, s->at);
		node->text = str_slice(node->text, 1, node->text.length);
		return node;
	}
	s->at++;
	return node_new(s, NODE_PUNCT, from, s->at);
}

/* nodes = { node | "{" nodes "}" } */
static void nodes_until(
	struct scanner *s, struct template_nodes *nodes, unsigned depth, bool nested)
{
	bool attached = nested;
	while (s->at < s->end && !s->failed) {
		char c = s->text[s->at];
		if (c == '}') {
			if (!nested)
				fail_template(s, s->at, s->at + 1, "this '}' has no matching '{'");
			return;
		}
		if (c != '{') {
			struct template_node *node = simple_node(s, attached);
			if (!node)
				return;
			if (!nested && node->bound_field.length)
				fail_template(s, node->span.from, node->span.to,
					"quoted text with a value must be optional: put braces around it");
			attached = node->kind != NODE_BLANK;
			VEC_PUSH(s->arena, &nodes->list, node);
			continue;
		}
		uint32_t from = s->at++;
		struct template_nodes inner = { 0 };
		if (depth == MAX_DEPTH) {
			fail_template(s, from, from + 1, "optional parts are nested deeper than 32");
			return;
		}
		nodes_until(s, &inner, depth + 1, true);
		if (s->failed)
			return;
		if (s->at == s->end) {
			fail_template(s, from, from + 1, "this '{' is never closed");
			return;
		}
		struct template_node *group = node_new(s, NODE_GROUP, from, ++s->at);
		group->children.items = inner.list.items;
		group->children.count = inner.list.count;
		group->children.capacity = inner.list.capacity;
		VEC_PUSH(s->arena, &nodes->list, group);
		attached = true;
	}
}

bool template_text_parse(
	struct arena *arena, struct diag *diag, struct span span, struct template_nodes *nodes)
{
	struct scanner s = { arena, diag, span, span.source->text.text, span.from, span.to, false };
	nodes_until(&s, nodes, 0, false);
	return !s.failed;
}

struct str template_text_mnemonic(struct str before, struct str text)
{
	size_t end = 0;
	while (end < text.length && !char_is_blank(text.text[end]))
		end++;
	bool word =
		end && (char_is_word(text.text[end - 1]) || (unsigned char)text.text[end - 1] >= 0x80);
	return word || (!before.length && end) ? str_slice(text, 0, end) : (struct str){ 0 };
}
