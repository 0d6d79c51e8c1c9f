/* SPDX-License-Identifier: MIT */
/* XPath in templates: compiles expressions with libxml2. */
#include <assert.h>
#include <string.h>

#include <libxml/xpathInternals.h>

#include "template/function.h"
#include "template/tree.h"

static bool is_xpath_name_start(char c)
{
	return char_begins_word(c) || (unsigned char)c >= 0x80;
}

static bool is_name_char(char c)
{
	return is_xpath_name_start(c) || char_is_digit(c) || c == '-' || c == '.';
}

/* The length of the name at text in bytes; 0 if there is none. */
static size_t name_length(const char *text)
{
	size_t length = 0;
	if (is_xpath_name_start(*text)) {
		while (is_name_char(text[length]))
			length++;
	}
	return length;
}

static struct span sub_span(const struct expression *expression, size_t from, size_t to)
{
	struct span span = expression->span;
	span.to = span.from + (uint32_t)to;
	span.from += (uint32_t)from;
	return span;
}

void expression_scan(const struct expression *expression, expression_name_fn name, void *user)
{
	const char *text = expression->text;
	for (size_t at = 0; text[at];) {
		bool variable = text[at] == '$';
		size_t from = at + variable;
		size_t length = name_length(text + from);
		if (text[at] == '"' || text[at] == '\'') {
			const char *end = strchr(text + at + 1, text[at]);
			if (!end)
				return;
			at = (size_t)(end - text) + 1;
		} else if (length == 0) {
			at++;
		} else {
			size_t to = from + length;
			size_t after = to + strspn(text + to, " \t");
			struct str word = { text + from, length };
			if (variable)
				name(user, sub_span(expression, at, to), word, '$');
			else if (text[after] == '(')
				name(user, sub_span(expression, at, to), word, '(');
			at = to;
		}
	}
}

struct compile_error {
	int at; /* offset in the expression; -1: unknown */
	bool any;
};

static void on_compile_error(void *user, xmlErrorPtr error)
{
	struct compile_error *result = user;
	result->at = error->int1;
	result->any = true;
}

/* All expressions share one context, since creating one takes much longer than compiling. */
static void compile_expression(struct template_set *set, struct expression *expression)
{
	struct compile_error error = { -1, false };
	xmlXPathContextPtr context = set->compiler ? set->compiler : xmlXPathNewContext(NULL);
	set->compiler = context;
	assert(context); /* out of memory ends the program: build/libraries.c */
	template_functions(context, NULL);
	context->error = on_compile_error;
	context->userData = &error;
	expression->compiled = xmlXPathCtxtCompile(context, (const xmlChar *)expression->text);
	if (expression->compiled && !error.any)
		return;
	struct span span = expression->span;
	uint32_t length = span.to - span.from;
	if (error.at >= 0 && (uint32_t)error.at <= length) {
		span.from += (uint32_t)error.at;
		span.to = (uint32_t)error.at < length ? span.from + 1 : span.from;
	}
	template_error(set, span, "the XPath expression cannot be parsed from here on");
}

struct expression *expression_new(struct template_set *set, struct span span)
{
	const char *text = span.source->text.text;
	while (span.from < span.to && strchr(" \t", text[span.from]))
		span.from++;
	while (span.to > span.from && strchr(" \t", text[span.to - 1]))
		span.to--;
	struct expression *expression = ARENA_NEW(set->arena, struct expression);
	expression->span = span;
	expression->text = str_to_c(set->arena, span_text(span));
	VEC_PUSH(set->arena, &set->expressions, expression);
	if (span.from == span.to) {
		span.from -= span.from > 0;
		template_error(set, span, "expected an XPath expression");
		return expression;
	}
	compile_expression(set, expression);
	return expression;
}
