/* SPDX-License-Identifier: MIT */
/* Template evaluator: walks parsed templates over a document and writes output files. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <libxml/xpathInternals.h>

#include "template/template.h"
#include "template/copy.h"
#include "template/query.h"

/* An output file being written. */
struct target {
	struct buffer buffer;
	struct str path;
	enum escape plain;
	struct target *outer; /* the file to continue when this one ends */
};

/* strings.<language> */
struct labels {
	struct str language;
	struct str_map texts; /* key -> struct str */
	bool known;           /* the file was read; otherwise its fault has been reported */
};

struct run {
	struct query query;
	struct template_set *set;
	struct target *target;          /* NULL: no file is open */
	VEC(struct labels *) languages; /* that have been read */
	const struct labels *labels;    /* of the current language; NULL: not needed yet */
	const char *language;           /* in effect outside %language */
	struct str_map paths;           /* path -> struct node that wrote it */
	size_t depth;                   /* of nested bodies */
	bool stopped;                   /* end the run */
	template_emit_fn emit;
	void *user;
};

static void run_body(struct run *run, struct body *body);
static const struct labels *read_labels(struct run *run, struct str language, struct span place);

/* Reports an error that ends the run. */
static void stop_run(struct run *run, struct node *node, const char *message)
{
	query_error(&run->query, node->span, &node->failed_run, "%s", message);
	run->stopped = true;
}

/* The open file; NULL, after a report, if there is none. */
static struct target *target_for(struct run *run, struct node *node)
{
	if (!run->target)
		query_error(&run->query, node->span, &node->failed_run,
			"there is no output file yet; expected '%%file \"path\"' first");
	else if (run->target->buffer.length > TEMPLATE_MAX_OUTPUT)
		stop_run(run, node, "the output file is larger than 256 MiB");
	return run->target;
}

static void run_template_text(struct run *run, struct node *node)
{
	if (!run->target && str_trim(node->text).length == 0)
		return; /* ignore blank lines between the files of a template */
	struct target *target = target_for(run, node);
	if (target && query_spend(&run->query, node->span, node->text.length / 16))
		buffer_add(&target->buffer, node->text);
}

/* Missing keys that templates spell out are reported when labels are read; this reports computed
 * ones. */
static struct str label_text(struct run *run, struct node *node, struct str key)
{
	if (!run->labels)
		run->labels = read_labels(run, str_from_c(run->language), node->span);
	const struct str *label = str_map_get(&run->labels->texts, key);
	if (!label && node->value.expression && run->labels->known)
		query_error(&run->query, node->span, &node->failed_run, "no label '%.*s' in 'strings.%.*s'",
			STR_ARG(key), STR_ARG(run->labels->language));
	return label ? *label : STR("");
}

/* Appends the value in its escape; plain is the escape of a ${} without one. */
static void write_value(struct run *run, struct node *node, struct buffer *out, enum escape plain)
{
	struct expression *expression = node->value.expression;
	xmlChar *value = expression ? query_string(&run->query, expression) : NULL;
	struct str text = str_from_c((const char *)value), why;
	if (expression && !value)
		return;
	if (node->value.is_label)
		text = label_text(run, node, expression ? text : node->value.label);
	enum escape escape = node->value.escape == ESCAPE_PLAIN ? plain : node->value.escape;
	query_spend(&run->query, node->span, text.length / 16);
	if (!escape_write(out, escape, text, &why)) {
		struct str shown = str_slice(text, 0, 60);
		query_error(&run->query, node->span, &node->failed_run, "the value \"%.*s%s\" %.*s",
			STR_ARG(shown), shown.length < text.length ? "..." : "", STR_ARG(why));
	}
	xmlFree(value);
}

static void run_template_value(struct run *run, struct node *node)
{
	struct target *target = target_for(run, node);
	if (target)
		write_value(run, node, &target->buffer, target->plain);
}

/* Inserts text at an earlier position. */
static void insert(struct buffer *buffer, size_t at, struct str text)
{
	size_t tail = buffer->length - at;
	buffer_add(buffer, text);
	memmove(buffer->text + at + text.length, buffer->text + at, tail);
	memcpy(buffer->text + at, text.text, text.length);
}

/* Separates the texts of iterations: the separator goes to the end of the earlier one, before its
 * line break if it has one. Iterations without output are skipped. */
struct separation {
	struct str text;
	size_t at;   /* position for the separator if there is more output */
	bool wanted; /* an iteration has produced output */
};

static void separate(struct buffer *buffer, struct separation *separation)
{
	if (separation->wanted && separation->text.length)
		insert(buffer, separation->at, separation->text);
	separation->at = buffer->length - (buffer->text[buffer->length - 1] == '\n');
	separation->wanted = true;
}

/* The start of the line that contains `at`, but not before `from`. */
static size_t start_of_line(const struct buffer *buffer, size_t from, size_t at)
{
	while (at > from && buffer->text[at - 1] != '\n')
		at--;
	return at;
}

/* Wraps the text of an iteration, from `start` on: lines that reach `columns` are broken after a ",
 * " outside quotes and parentheses; continuation lines are indented by two more columns. */
static void wrap_line(struct arena *arena, struct buffer *buffer, size_t start, size_t columns)
{
	struct str text = { buffer->text + start, buffer->length - start };
	if (text.length <= columns)
		return;
	text = str_copy(arena, text);
	size_t indent = str_skip_blanks(text, 0), done = 0;
	bool quoted = false;
	int depth = 0;
	buffer->length = start;
	for (size_t i = 0; i + 1 < text.length; i++) {
		quoted ^= text.text[i] == '"' && (i == 0 || text.text[i - 1] != '\\');
		depth += quoted ? 0 : (text.text[i] == '(') - (text.text[i] == ')');
		if (quoted || depth > 0 || strncmp(text.text + i, ", ", 2) != 0)
			continue;
		size_t line = buffer->length - start_of_line(buffer, start, buffer->length);
		if (line + i - done < columns)
			continue;
		buffer_add(buffer, str_slice(text, done, i + 1));
		buffer_add_char(buffer, '\n');
		buffer_add(buffer, str_slice(text, 0, indent));
		buffer_add(buffer, STR("  "));
		done = i + 2;
	}
	buffer_add(buffer, str_slice(text, done, text.length));
}

/* Joins the only line of an iteration, from `start` on, to the line before it if both fit. */
static void fill_columns(struct buffer *buffer, size_t start, size_t columns)
{
	char *text = buffer->text;
	size_t end = buffer->length;
	if (end == start || text[end - 1] != '\n' || text[start - 1] != '\n' ||
		memchr(text + start, '\n', end - 1 - start))
		return;
	size_t from = start + str_skip_blanks((struct str){ text + start, end - start }, 0);
	if (start - start_of_line(buffer, 0, start - 1) + (end - 1 - from) > columns)
		return;
	text[start - 1] = ' ';
	memmove(text + start, text + from, end - from);
	buffer->length -= from - start;
}

/* Lays out the text of an iteration, from `start` on. */
static void lay_out_items(
	struct run *run, struct node *node, struct separation *separation, size_t start)
{
	struct buffer *buffer = run->target ? &run->target->buffer : NULL;
	if (!buffer || buffer->length == start)
		return;
	if (node->each.wrap)
		wrap_line(run->set->arena, buffer, start, node->each.wrap);
	if (node->each.fill && separation->wanted)
		fill_columns(buffer, start, node->each.fill);
	separate(buffer, separation);
}

static void run_each(struct run *run, struct node *node)
{
	struct query *query = &run->query;
	xmlXPathObjectPtr items = query_nodes(query, node->each.items);
	if (!items)
		return;
	size_t count = items->nodesetval ? (size_t)items->nodesetval->nodeNr : 0;
	struct query outer = *query;
	size_t mark = query->variables.count;
	struct variable variable = { .name = node->each.name, .count = count };
	query_push(query, variable, NULL);
	struct separation separation = { node->each.separator, 0, false };
	for (size_t i = 0; i < count && !run->stopped; i++) {
		if (!query_spend(query, node->span, 1))
			break;
		query->node = items->nodesetval->nodeTab[i];
		query->position = i + 1;
		query->size = count;
		query->variables.items[mark].item = query->node;
		query->variables.items[mark].index = i + 1;
		size_t start = run->target ? run->target->buffer.length : 0;
		run_body(run, &node->each.body);
		lay_out_items(run, node, &separation, start);
	}
	query_drop(query, mark);
	query->node = outer.node;
	query->position = outer.position;
	query->size = outer.size;
	xmlXPathFreeObject(items);
	if (count == 0)
		run_body(run, &node->each.none);
}

static void run_template_if(struct run *run, struct node *node)
{
	VEC_EACH (struct branch, branch, &node->branches) {
		bool chosen = true;
		if (branch->condition && !query_boolean(&run->query, branch->condition, &chosen))
			return;
		if (chosen) {
			run_body(run, &branch->body);
			return;
		}
	}
}

static void run_let(struct run *run, struct node *node)
{
	struct variable variable = { .name = node->let.name };
	variable.value = query_value(&run->query, node->let.value);
	if (!variable.value) {
		variable.value = xmlXPathNewCString("");
		variable.poisoned = true;
	}
	query_push(&run->query, variable, node->let.value);
	if (run->depth == 1)
		run->query.globals = run->query.variables.count;
}

/* The body of the block sees the globals and its parameters; the context node stays the same. */
static void run_call(struct run *run, struct node *node)
{
	struct query *query = &run->query;
	size_t mark = query->variables.count, base = query->base;
	bool good = true;
	size_t count = node->call.arguments.count;
	for (size_t i = 0; i < count && good; i++) {
		struct variable value = { 0 }; /* unnamed while the caller's arguments are evaluated */
		value.value = query_value(query, node->call.arguments.items[i]);
		good = value.value;
		if (good)
			query_push(query, value, node->call.arguments.items[i]);
	}
	if (good) {
		for (size_t i = 0; i < count; i++)
			query->variables.items[mark + i].name = node->call.block->parameters.items[i];
		query->base = mark;
		run_body(run, &node->call.block->body);
		query->base = base;
	}
	query_drop(query, mark);
}

static void copy_elements(
	struct run *run, struct node *node, const xmlNodeSet *elements, const xmlNodeSet *skip)
{
	struct target *target = target_for(run, node);
	if (!elements || !elements->nodeNr)
		query_error(&run->query, node->span, &node->failed_run, "%%copy selects nothing here");
	for (int i = 0; target && elements && i < elements->nodeNr; i++) {
		if (elements->nodeTab[i]->type == XML_ELEMENT_NODE)
			template_copy(&target->buffer, elements->nodeTab[i], node->copy.namespace, skip);
		else
			query_error(&run->query, node->span, &node->failed_run,
				"%%copy copies elements, but selects something else here");
	}
}

static void run_copy(struct run *run, struct node *node)
{
	xmlXPathObjectPtr elements = query_nodes(&run->query, node->copy.elements), without = NULL;
	if (!elements)
		return;
	if (!node->copy.without || (without = query_nodes(&run->query, node->copy.without))) {
		xmlNodeSetPtr skip = without ? without->nodesetval : NULL;
		template_copy_sort(skip);
		copy_elements(run, node, elements->nodesetval, skip);
	}
	xmlXPathFreeObject(without);
	xmlXPathFreeObject(elements);
}

/* Accepts relative paths with '/' between names, without empty names, ".", "..", backslashes or
 * control characters. */
static bool is_good_path(struct str path)
{
	size_t from = 0;
	for (size_t i = 0; i <= path.length; i++) {
		unsigned char c = i < path.length ? (unsigned char)path.text[i] : '/';
		if (c < 32 || c == 127 || c == '\\')
			return false;
		if (c != '/')
			continue;
		struct str name = str_slice(path, from, i);
		if (name.length == 0 || str_equal_c(name, ".") || str_equal_c(name, ".."))
			return false;
		from = i + 1;
	}
	return true;
}

/* Sets target->plain; reports an invalid path, an unknown suffix or a duplicate path. */
static void check_output_path(struct run *run, struct node *node, struct target *target)
{
	struct str path = target->path;
	if (!is_good_path(path)) {
		query_error(&run->query, node->span, &node->failed_run,
			"\"%.*s\" is not a path inside the output folder", STR_ARG(path));
		return;
	}
	target->plain = node->file.plain;
	if (target->plain == ESCAPE_PLAIN && !escape_by_path(path, &target->plain)) {
		query_error(&run->query, node->span, &node->failed_run,
			"the suffix of \"%.*s\" is not one of .html .xml .c .h .json .csv .md .txt; state "
			"how to escape values, as in '%%file \"%.*s\" as txt'",
			STR_ARG(path), STR_ARG(path));
		return;
	}
	struct node *other = str_map_put(&run->paths, path, node);
	if (!other)
		return;
	struct report *report = query_error(&run->query, node->span, &node->failed_run,
		"the file \"%.*s\" is written twice", STR_ARG(path));
	if (report && other != node)
		diag_note(run->set->diag, report, other->span, "it is first written here");
}

static void open_target(struct run *run, struct node *node)
{
	struct target *target = ARENA_NEW(run->set->arena, struct target);
	struct buffer path = buffer_new(run->set->arena);
	VEC_EACH (struct node *, part, &node->file.path.nodes) {
		if ((*part)->kind == NODE_TEXT)
			buffer_add(&path, (*part)->text);
		else
			write_value(run, *part, &path, ESCAPE_PATH);
	}
	target->path = buffer_str(&path);
	target->buffer = buffer_new(run->set->arena);
	target->outer = run->target;
	check_output_path(run, node, target);
	run->target = target;
}

/* Ends files until `outer` is current again. After an error, no more files are emitted. */
static void close_targets(struct run *run, const struct target *outer)
{
	for (; run->target != outer; run->target = run->target->outer) {
		struct target *target = run->target;
		if (run->set->errors > 0 || run->stopped)
			continue;
		if (!run->emit(run->user, target->path, buffer_str(&target->buffer)))
			run->stopped = true;
	}
}

static void run_language(struct run *run, struct node *node)
{
	xmlChar *language = query_string(&run->query, node->language);
	if (!language)
		return;
	struct str kept = str_copy(run->set->arena, str_from_c((const char *)language));
	run->labels = read_labels(run, kept, node->span);
	xmlFree(language);
}

static void run_template_node(struct run *run, struct node *node, const struct target *outer)
{
	switch (node->kind) {
	case NODE_TEXT: run_template_text(run, node); break;
	case NODE_VALUE: run_template_value(run, node); break;
	case NODE_EACH: run_each(run, node); break;
	case NODE_IF: run_template_if(run, node); break;
	case NODE_LET: run_let(run, node); break;
	case NODE_CALL: run_call(run, node); break;
	case NODE_COPY: run_copy(run, node); break;
	case NODE_LANGUAGE: run_language(run, node); break;
	case NODE_FILE:
		close_targets(run, outer);
		open_target(run, node);
		break;
	}
}

/* %file, %let and %language last until the end of the enclosing body. */
static void run_body(struct run *run, struct body *body)
{
	struct target *outer = run->target;
	const struct labels *labels = run->labels;
	size_t mark = run->query.variables.count;
	run->depth++;
	VEC_EACH (struct node *, at, &body->nodes) {
		if (run->stopped)
			break;
		if (run->depth > TEMPLATE_MAX_DEPTH)
			stop_run(run, *at, "calls, loops and conditions nest deeper than 1000 levels");
		else if (query_spend(&run->query, (*at)->span, 1))
			run_template_node(run, *at, outer);
		run->stopped = run->stopped || run->query.exhausted;
	}
	run->depth--;
	run->labels = labels;
	query_drop(&run->query, mark);
	close_targets(run, outer);
}

/* Labels */

/* labels: ( blank line | '#' comment | key '=' ( text | '"' text '"' ) )*
 * Quotes keep the blanks at the ends of a text. */
static void read_label(
	struct run *run, struct labels *labels, const struct source *source, uint32_t line)
{
	struct str text = source_line(source, line);
	struct str content = str_trim(text);
	if (content.length == 0 || content.text[0] == '#')
		return;
	uint32_t from = (uint32_t)(content.text - source->text.text);
	struct span span = { source, from, from + (uint32_t)content.length };
	const char *equals = memchr(content.text, '=', content.length);
	size_t at = equals ? (size_t)(equals - content.text) : 0;
	struct str key = str_trim(str_slice(content, 0, at));
	if (key.length == 0) {
		template_error(run->set, span, "expected 'key = text'");
		return;
	}
	struct str *value = ARENA_NEW(run->set->arena, struct str);
	*value = str_trim(str_slice(content, at + 1, content.length));
	size_t last = value->length - 1;
	if (value->length >= 2 && value->text[0] == '"' && value->text[last] == '"')
		*value = str_slice(*value, 1, last);
	if (str_map_put(&labels->texts, key, value))
		template_error(run->set, span, "the label '%.*s' is defined twice", STR_ARG(key));
}

static bool is_known_language(struct str language)
{
	for (size_t i = 0; i < language.length; i++)
		if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_",
				language.text[i]))
			return false;
	return language.length > 0;
}

/* Reads the labels of a language, and reports keys in the templates that it lacks. */
static void fill_labels(struct run *run, struct labels *labels, struct span place)
{
	struct template_set *set = run->set;
	const char *name = arena_printf(set->arena, "strings.%.*s", STR_ARG(labels->language));
	const char *path = template_path(set, name);
	size_t errors = set->diag->errors;
	const struct source *source;
	const char *why;
	if (!template_read(set, name, &source, &why)) {
		template_unreadable(set, place, "the labels ", path, why);
		return;
	}
	set->errors += set->diag->errors > errors;
	if (!source)
		return;
	labels->known = true;
	for (uint32_t line = 1; line <= source->line_count; line++)
		read_label(run, labels, source, line);
	VEC_EACH (struct node *, node, &set->labels)
		if (!(*node)->value.expression && !str_map_get(&labels->texts, (*node)->value.label))
			template_error(
				set, (*node)->span, "no label '%.*s' in '%s'", STR_ARG((*node)->value.label), path);
}

/* The labels of a language, read once per run; errors are reported at place. */
static const struct labels *read_labels(struct run *run, struct str language, struct span place)
{
	struct template_set *set = run->set;
	VEC_EACH (struct labels *, it, &run->languages)
		if (str_equal((*it)->language, language))
			return *it;
	struct labels *labels = ARENA_NEW(set->arena, struct labels);
	labels->language = language;
	labels->texts.arena = set->arena;
	VEC_PUSH(set->arena, &run->languages, labels);
	if (is_known_language(language))
		fill_labels(run, labels, place);
	else
		template_error(set, place, "labels are used, but '%.*s' is not a language such as 'en'",
			STR_ARG(language));
	return labels;
}

bool template_run(struct template_set *set, xmlDocPtr document, const char *lang,
	template_emit_fn emit, void *user)
{
	struct run run = { .set = set, .emit = emit, .user = user };
	run.language = lang ? lang : "";
	run.paths.arena = set->arena;
	set->runs++;
	set->errors = 0;
	if (set->labels.count && !set->many_languages)
		run.labels = read_labels(&run, str_from_c(run.language), set->labels.items[0]->span);
	if (set->errors > 0)
		return false;
	query_open(&run.query, set, document);
	run_body(&run, &set->main);
	query_close(&run.query);
	return set->errors == 0 && !run.stopped;
}
