/* XPath of templates: turns the text of an expression into libxml2's compiled form and, where it is
 * simple, into a path that the evaluator can walk without libxml2. */
#include <string.h>

#include <libxml/xpathInternals.h>

#include "template/tree.h"

static bool is_name_start(char c)
{
	return char_begins_word(c) || (unsigned char)c >= 0x80;
}

static bool is_name_char(char c)
{
	return is_name_start(c) || char_is_digit(c) || c == '-' || c == '.';
}

/* Bytes of the name at text; 0 when there is none. */
static size_t name_length(const char *text)
{
	size_t length = 0;
	if (is_name_start(*text)) {
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

/* Reads `name/name/../@name` into path: steps ['/' ...]. Returns what follows; NULL when this is
 * not a simple path. */
static const char *read_steps(struct arena *arena, const char *at, struct path *path)
{
	for (;;) {
		size_t length = name_length(at);
		if (at[0] == '.' && at[1] == '.' && path->children.count == 0) {
			path->up++;
			at += 2;
		} else if (at[0] == '@') {
			length = name_length(at + 1);
			path->attribute = arena_copy(arena, at + 1, length);
			return length > 0 ? at + 1 + length : NULL;
		} else if (length > 0) {
			VEC_PUSH(arena, &path->children, (const char *)arena_copy(arena, at, length));
			at += length;
		} else {
			return NULL;
		}
		if (at[0] != '/')
			return at;
		at++;
	}
}

/* PATH at the start of text; returns what follows, NULL when there is none. What libxml2 could read
 * as something else (operators, functions, axes, prefixes) follows without a blank or is refused by
 * the caller, who knows what may follow. */
static const char *read_path(struct arena *arena, const char *at, struct path *path)
{
	if (*at == '$') {
		size_t length = name_length(at + 1);
		path->variable = arena_copy(arena, at + 1, length);
		at += 1 + length;
		if (length == 0)
			return NULL;
		return *at == '/' ? read_steps(arena, at + 1, path) : at;
	}
	if (at[0] == '.' && at[1] != '.')
		return at + 1;
	return read_steps(arena, at, path);
}

static const char *skip_blanks(const char *at)
{
	return at + strspn(at, " \t");
}

/* ('=' | '!=') literal; the rest must be empty. */
static bool read_comparison(const char *at, struct expression *expression)
{
	enum shortcut shortcut = *at == '!' ? SHORTCUT_UNEQUAL : SHORTCUT_EQUAL;
	at += *at == '!';
	if (*at != '=')
		return false;
	at = skip_blanks(at + 1);
	if (*at != '"' && *at != '\'')
		return false;
	const char *end = strchr(at + 1, *at);
	if (!end || end[1] != '\0')
		return false;
	expression->shortcut = shortcut;
	expression->literal = (struct str){ at + 1, (size_t)(end - at) - 1 };
	return true;
}

/* Sets the shortcut of an expression that has one. */
static void find_shortcut(struct arena *arena, struct expression *expression)
{
	const char *text = expression->text;
	bool negated = strncmp(text, "not(", 4) == 0;
	const char *rest = read_path(arena, skip_blanks(text + (negated ? 4 : 0)), &expression->path);
	if (!rest)
		return;
	rest = skip_blanks(rest);
	if (negated) {
		if (rest[0] == ')' && rest[1] == '\0')
			expression->shortcut = SHORTCUT_NOT;
	} else if (*rest == '\0') {
		expression->shortcut = SHORTCUT_PATH;
	} else {
		read_comparison(rest, expression);
	}
}

struct compile_error {
	int at; /* bytes from the start of the expression; -1 when unknown */
	bool any;
};

static void on_compile_error(void *user, xmlErrorPtr error)
{
	struct compile_error *result = user;
	result->at = error->int1;
	result->any = true;
}

/* One context serves all: to make it takes much longer than to compile. */
static void compile(struct template_set *set, struct expression *expression)
{
	struct compile_error error = { -1, false };
	xmlXPathContextPtr context = set->compiler ? set->compiler : xmlXPathNewContext(NULL);
	set->compiler = context;
	if (!context) {
		template_error(set, expression->span, "out of memory");
		return;
	}
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
	compile(set, expression);
	find_shortcut(set->arena, expression);
	return expression;
}
