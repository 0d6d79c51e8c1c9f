/* What C text mentions. What no line of a function reads is left out of its text: how an operation
 * is written may have no need of all its operands, and compilers warn of a local without a use. */
#include "cgen/emit_internal.h"

struct search {
	struct emitter *e;
	struct str_map seen;   /* locals that the lines from here on mention */
	VEC(struct str) lines; /* those that stay, the last one first, each without its end */
};

static bool is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* The word from `at` on, perhaps empty. */
static struct str word_at(struct str text, size_t at)
{
	size_t end = at;
	while (end < text.length && is_word(text.text[end]))
		end++;
	return str_slice(text, at, end);
}

bool emit_is_name(struct str text)
{
	return text.length && word_at(text, 0).length == text.length &&
		   (text.text[0] < '0' || text.text[0] > '9');
}

bool emit_mentions(struct str text, struct str name)
{
	for (size_t i = 0; i + name.length <= text.length;) {
		struct str word = word_at(text, i);
		if (str_equal(word, name))
			return true;
		i += word.length + 1;
	}
	return false;
}

void emit_unread(struct emitter *e, struct str name)
{
	struct str text = str_copy(e->arena, buffer_str(&e->out));
	if (emit_mentions(text, name))
		return;
	e->out.length = 0;
	emit_line(e, 1, "(void)%.*s;", STR_ARG(name));
	buffer_add(&e->out, text);
}

static struct str unindented(struct str line)
{
	while (line.length && line.text[0] == '\t')
		line = str_slice(line, 1, line.length);
	return line;
}

/* The local that the line does nothing but declare or set; or empty. */
static struct str local_set(const struct search *s, struct str line)
{
	struct str word = { 0 };
	size_t i = 0;
	if (str_starts_with(line, STR("return ")))
		return word;
	while (i < line.length && (is_word(line.text[i]) || strchr(" *", line.text[i]))) {
		word = line.text[i] == ' ' || line.text[i] == '*' ? word : word_at(line, i);
		i += is_word(line.text[i]) ? word.length : 1;
	}
	bool is_set = i < line.length && strchr("=|&^+[;", line.text[i]);
	return is_set && str_map_get(&s->e->names, word) ? word : (struct str){ 0 };
}

/* The line behind the one in hand. */
static struct str next_line(const struct search *s)
{
	return s->lines.count ? unindented(s->lines.items[s->lines.count - 1]) : (struct str){ 0 };
}

static bool opens(struct str line)
{
	return line.length && line.text[line.length - 1] == '{';
}

/* Does a statement begin here that has no effect any more: a loop or a choice of one line, which is
 * `dropped`, or one whose braces hold nothing? */
static bool is_empty(struct search *s, struct str line, bool dropped)
{
	bool begins = str_starts_with(line, STR("for (")) || str_starts_with(line, STR("if ("));
	if (str_ends_with(line, STR("_EACH_LANE")))
		return !str_starts_with(next_line(s), STR("for ("));
	if (!opens(line))
		return begins && dropped;
	if (!str_equal_c(next_line(s), "}"))
		return false;
	if (begins)
		s->lines.count--; /* the closing brace */
	return begins || str_equal_c(line, "} else {");
}

static void keep(struct search *s, struct str line)
{
	VEC_PUSH(s->e->arena, &s->lines, line);
	for (size_t i = 0; i < line.length;) {
		struct str word = word_at(line, i);
		if (word.length && str_map_get(&s->e->names, word))
			str_map_put(&s->seen, word, s);
		i += word.length + 1;
	}
}

void emit_leave_out_unused(struct emitter *e)
{
	struct search s = { .e = e, .seen = { .arena = e->arena } };
	struct str text = str_copy(e->arena, buffer_str(&e->out));
	bool dropped = false;
	for (size_t to = text.length, from; to > 0; to = from) {
		for (from = to - 1; from > 0 && text.text[from - 1] != '\n';)
			from--;
		struct str whole = str_slice(text, from, to - 1), line = unindented(whole);
		struct str local = local_set(&s, line);
		dropped = local.length ? !str_map_get(&s.seen, local) : is_empty(&s, line, dropped);
		if (!dropped)
			keep(&s, whole);
	}
	e->out.length = 0;
	while (s.lines.count-- > 0)
		buffer_printf(&e->out, "%.*s\n", STR_ARG(s.lines.items[s.lines.count]));
}
