/* SPDX-License-Identifier: MIT */
/* XML view, <grammar>: the words of the assembly language as regular expressions, for grammars of
 * editors: what instructions begin with, their modifiers, registers, keywords, named values. */
#include <stdlib.h>

#include "asm/assemble.h"
#include "isa/register_list.h"
#include "base/pattern.h"
#include "codec/alias.h"
#include "isa/syntax.h"
#include "view/internal.h"

/* A word that instructions begin with, and the modifiers that may follow it. */
struct head {
	struct str name;
	struct word_set modifiers;
	bool open;          /* an alias begins with it: anything may follow */
	bool begun;         /* another head is this one, a full stop and more */
	struct str pattern; /* of the modifiers */
};

/* Operands that are `count` registers of a file. */
struct range {
	const struct register_file *file;
	unsigned count;
};

struct grammar {
	struct arena *arena;
	const struct isa *isa;
	struct str_map heads; /* struct head by name */
	VEC(struct head *) list;
	struct head others; /* the modifiers of all instructions */
	struct word_set registers, keywords, values;
	struct str_map files;
	VEC(struct range) ranges;
	struct word_set guards[PATTERN_DIALECTS];  /* patterns of what can be before the first word */
	struct str_map operands[PATTERN_DIALECTS]; /* patterns of operands in them, by type */
	bool headless; /* an instruction or alias begins with something else */
	bool glued;    /* two operands without anything between them */
};

/* Words that differ only in case are one word if the instruction set says so. */
static void add_grammar_word(struct grammar *g, struct word_set *set, struct str word)
{
	set->arena = g->arena;
	word_set_add(set, g->isa->fold_case ? str_lower(g->arena, word) : word);
}

static struct head *head_of(struct grammar *g, struct str name)
{
	name = g->isa->fold_case ? str_lower(g->arena, name) : name;
	struct head *head = str_map_get(&g->heads, name);
	if (head)
		return head;
	head = str_map_make(&g->heads, name, sizeof *head);
	head->name = name;
	VEC_PUSH(g->arena, &g->list, head);
	return head;
}

/* ---- literal text ---- */

/* The end of a word at `at`, with the parts after full stops that belong to it. */
static size_t dotted_end(struct str text, size_t at)
{
	size_t end = str_word_end(text, at);
	while (end > at && end + 1 < text.length && text.text[end] == '.' &&
		   char_is_word(text.text[end + 1]))
		end = str_word_end(text, end + 1);
	return end;
}

static bool is_number_word(struct str word)
{
	size_t i = 0;
	while (i < word.length && char_is_digit(word.text[i]))
		i++;
	return i == word.length;
}

static void add_grammar_modifier(struct grammar *g, struct head *head, struct str text)
{
	add_grammar_word(g, &g->others.modifiers, text);
	if (head)
		add_grammar_word(g, &head->modifiers, text);
}

/* The words in a literal text, from byte `at` on: keywords, and modifiers, which begin with a full
 * stop. */
static void add_grammar_text(struct grammar *g, struct head *head, struct str text, size_t at)
{
	for (size_t end; at < text.length; at = end) {
		end = str_word_end(text, at);
		if (end == at) {
			end++;
			continue;
		}
		char before = at ? text.text[at - 1] : ' ';
		bool dotted = before == '.' && (at < 2 || text.text[at - 2] != '.');
		bool sigil = before == '$' || before == '%';
		struct str word = str_slice(text, at - (dotted || sigil), end);
		if (dotted)
			add_grammar_modifier(g, head, word);
		else if (!is_number_word(word))
			add_grammar_word(g, &g->keywords, word);
	}
}

/* ---- forms ---- */

static void add_grammar_file(struct grammar *g, const struct register_file *file)
{
	file = register_file_whole(file);
	if (ptr_map_get(&g->files, file))
		return;
	ptr_map_put(&g->files, file, g);
	VEC_EACH (struct register_name, it, &file->names)
		add_grammar_word(g, &g->registers, it->name);
	for (uint64_t i = 0; file->prefix.length && i < file->count; i++)
		add_grammar_word(g, &g->registers,
			str_printf(g->arena, "%.*s%llu", STR_ARG(file->prefix),
				(unsigned long long)(file->first + i)));
}

static void add_grammar_range(struct grammar *g, const struct register_file *file, unsigned count)
{
	file = register_file_whole(file);
	VEC_EACH (struct range, it, &g->ranges)
		if (it->file == file && it->count == count)
			return;
	VEC_PUSH(g->arena, &g->ranges, (struct range){ file, count });
}

static void add_grammar_operand(struct grammar *g, const struct element *e)
{
	if (e->type->kind == TYPE_REGISTER)
		add_grammar_file(g, e->type->file);
	if (e->type->list)
		add_grammar_file(g, e->type->list->file);
	if (e->type->kind == TYPE_REGISTER && e->count > 1)
		add_grammar_range(g, e->type->file, e->count);
	if (e->type->kind == TYPE_ENUM)
		VEC_EACH (struct enumerator, it, &e->type->values)
			if (!is_number_word(it->text))
				add_grammar_word(g, &g->values, it->text);
}

static void add_grammar_choice(
	struct grammar *g, struct head *head, const struct form *form, const struct element *e)
{
	VEC_EACH (struct enumerator, it, &e->field->type->values)
		if (element_lists(e, it->value) && form_admits(form, e->field, it->value))
			add_grammar_modifier(
				g, head, str_printf(g->arena, "%.*s%.*s", STR_ARG(e->text), STR_ARG(it->text)));
}

/* Adds the words of elements. `first`, if it is among them, is a text whose word up to byte
 * `behind` is the head. */
static void add_grammar_elements(struct grammar *g, struct head *head, const struct form *form,
	struct element *const *list, size_t count, const struct element *first, size_t behind)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		switch (e->kind) {
		case ELEMENT_TEXT: add_grammar_text(g, head, e->text, e == first ? behind : 0); break;
		case ELEMENT_MODIFIER: add_grammar_choice(g, head, form, e); break;
		case ELEMENT_OPERAND:
			g->glued |= i && list[i - 1]->kind == ELEMENT_OPERAND;
			if (e != first)
				add_grammar_operand(g, e);
			break;
		case ELEMENT_GROUP:
		case ELEMENT_ONE_OF:
		case ELEMENT_ALTERNATIVE:
			add_grammar_elements(
				g, head, form, e->children.items, e->children.count, first, behind);
			break;
		}
	}
}

/* ---- guards: what is before the first word ---- */

static void element_pattern(struct grammar *g, const struct pattern_dialect *dialect,
	struct buffer *out, const struct element *e);

/* A number in a guard. */
static struct str number_pattern(struct grammar *g, const struct pattern_dialect *dialect)
{
	struct str prefix = pattern_escape(g->arena, g->isa->hex_prefix);
	return str_printf(
		g->arena, "-?%s%.*s[0-9A-Fa-f]|[0-9])[0-9A-Za-z_.]*", dialect->open, STR_ARG(prefix));
}

/* The names of an operand's values, or a number. */
static struct str operand_pattern(
	struct grammar *g, const struct pattern_dialect *dialect, const struct type *type)
{
	struct str_map *known = &g->operands[dialect - pattern_dialects];
	struct str *pattern = ptr_map_get(known, type);
	if (pattern)
		return *pattern;
	struct grammar names = { .arena = g->arena, .isa = g->isa, .files = { .arena = g->arena } };
	if (type->kind == TYPE_REGISTER)
		add_grammar_file(&names, type->file);
	if (type->kind == TYPE_ENUM)
		VEC_EACH (struct enumerator, it, &type->values)
			add_grammar_word(&names, &names.registers, it->name);
	names.registers.arena = g->arena;
	struct str words = pattern_words(dialect, &names.registers);
	pattern = ARENA_NEW(g->arena, struct str);
	*pattern = str_printf(g->arena, "%.*s%s\\s*",
		STR_ARG(words.length ? words : number_pattern(g, dialect)), dialect->word_end);
	ptr_map_put(known, type, pattern);
	return *pattern;
}

static void group_pattern(struct grammar *g, const struct pattern_dialect *dialect,
	struct buffer *out, const struct element *e)
{
	for (size_t i = 0; i < e->children.count; i++)
		element_pattern(g, dialect, out, e->children.items[i]);
}

static void element_pattern(struct grammar *g, const struct pattern_dialect *dialect,
	struct buffer *out, const struct element *e)
{
	switch (e->kind) {
	case ELEMENT_TEXT: pattern_tokens(out, e->text); break;
	case ELEMENT_MODIFIER: buffer_add(out, STR("[0-9A-Za-z_$.]+\\s*")); break;
	case ELEMENT_OPERAND: buffer_add(out, operand_pattern(g, dialect, e->type)); break;
	case ELEMENT_GROUP:
		buffer_add(out, str_from_c(dialect->open));
		group_pattern(g, dialect, out, e);
		buffer_add(out, STR(")?"));
		break;
	case ELEMENT_ONE_OF:
		buffer_add(out, str_from_c(dialect->open));
		for (size_t i = 0; i < e->children.count; i++) {
			if (i)
				buffer_add(out, STR("|"));
			element_pattern(g, dialect, out, e->children.items[i]);
		}
		buffer_add(out, STR(")"));
		break;
	case ELEMENT_ALTERNATIVE: group_pattern(g, dialect, out, e); break;
	}
}

static void add_grammar_guard(
	struct grammar *g, const struct pattern_dialect *dialect, struct buffer *out)
{
	word_set_add(&g->guards[dialect - pattern_dialects], buffer_str(out));
	*out = buffer_new(g->arena);
}

/* Adds what is before the first word: the first `count` elements and the text after them. If all of
 * it is optional, each part is a guard of its own, so that no guard is empty. */
static void add_guards(struct grammar *g, const struct form *form, size_t count, struct str text)
{
	struct element *const *list = form->elements.items;
	bool apart = !text.length;
	for (size_t i = 0; i < count; i++)
		apart = apart && list[i]->kind == ELEMENT_GROUP;
	for (size_t d = 0; d < PATTERN_DIALECTS; d++) {
		const struct pattern_dialect *dialect = &pattern_dialects[d];
		struct buffer out = buffer_new(g->arena);
		for (size_t i = 0; i < count; i++) {
			if (apart)
				group_pattern(g, dialect, &out, list[i]);
			else
				element_pattern(g, dialect, &out, list[i]);
			if (apart)
				add_grammar_guard(g, dialect, &out);
		}
		pattern_tokens(&out, text);
		add_grammar_guard(g, dialect, &out);
	}
}

/* ---- what instructions begin with ---- */

/* Finds the mnemonic in a text as a whole word; sets *end to the byte after it and the literal
 * modifiers that follow directly. */
static bool find_mnemonic(struct str text, struct str mnemonic, size_t *from, size_t *end)
{
	for (*from = 0; mnemonic.length; (*from)++) {
		*from = str_find(text, *from, mnemonic);
		if (*from == text.length)
			return false;
		*end = dotted_end(text, *from);
		if (str_word_end(text, *from) == *from + mnemonic.length &&
			(!*from || !char_is_word(text.text[*from - 1])))
			return true;
	}
	return false;
}

/* The names of an operand that begins an instruction. */
static void add_named_heads(struct grammar *g, const struct form *form, const struct element *e)
{
	VEC_EACH (struct enumerator, it, &e->type->values)
		if (form_admits(form, e->field, it->value))
			add_grammar_elements(
				g, head_of(g, it->name), form, form->elements.items, form->elements.count, e, 0);
}

static void add_grammar_form(struct grammar *g, const struct form *form)
{
	struct str mnemonic = form->key.length ? form->template->mnemonic : (struct str){ 0 };
	bool began = false;
	for (size_t i = 0; i < form->elements.count; i++) {
		const struct element *e = form->elements.items[i];
		size_t from, end;
		if (e->kind == ELEMENT_TEXT && find_mnemonic(e->text, mnemonic, &from, &end)) {
			add_guards(g, form, i, str_slice(e->text, 0, from));
			struct head *head = head_of(g, str_slice(e->text, from, end));
			add_grammar_elements(g, head, form, form->elements.items, form->elements.count, e, end);
			return;
		}
		if (!began && !mnemonic.length && e->kind == ELEMENT_OPERAND &&
			e->type->kind == TYPE_ENUM) {
			add_guards(g, form, i, (struct str){ 0 });
			add_named_heads(g, form, e);
			return;
		}
		began |= e->kind != ELEMENT_GROUP;
	}
	g->headless = true;
	add_grammar_elements(g, NULL, form, form->elements.items, form->elements.count, NULL, 0);
}

/* ---- aliases ---- */

/* The text of an alias with a zero byte for each parameter. */
static struct str grammar_of_alias(struct grammar *g, const struct alias_def *alias)
{
	struct buffer text = buffer_new(g->arena);
	VEC_EACH (struct syntax_part, it, &alias->text->parts)
		if (it->kind == PART_PARAM)
			buffer_add_char(&text, '\0');
		else
			buffer_add(&text, part_literal(it));
	return buffer_str(&text);
}

static void add_grammar_alias(struct grammar *g, const struct alias_def *alias)
{
	struct str text = str_trim(grammar_of_alias(g, alias));
	size_t end = dotted_end(text, 0);
	struct str name = str_slice(text, 0, end);
	struct head *head = NULL;
	if (end && !isa_is_keyword(g->isa, name) && !part_is_open(alias->text, 0)) {
		head = head_of(g, name);
		head->open = true;
	} else {
		g->headless = true;
		end = 0;
	}
	add_grammar_text(g, head, text, end);
}

/* ---- elements of the document ---- */

/* Marks the heads that others continue after a full stop. */
static void mark_begun(struct grammar *g)
{
	VEC_EACH (struct head *, it, &g->list)
		for (size_t i = 0; i < (*it)->name.length; i++) {
			bool stop = (*it)->name.text[i] == '.';
			struct head *shorter =
				stop ? str_map_get(&g->heads, str_slice((*it)->name, 0, i)) : NULL;
			if (shorter)
				shorter->begun = true;
		}
}

/* Heads that begin others come last, longer ones first: a grammar takes the first that matches. */
static int compare_heads(const void *left, const void *right)
{
	const struct head *a = *(struct head *const *)left, *b = *(struct head *const *)right;
	if (a->begun != b->begun)
		return a->begun ? 1 : -1;
	if (a->begun && a->name.length != b->name.length)
		return a->name.length > b->name.length ? -1 : 1;
	int order = a->begun ? 0 : str_compare(a->pattern, b->pattern);
	if (!order)
		order = (a->open > b->open) - (a->open < b->open);
	return order ? order : str_compare(a->name, b->name);
}

/* An element for the heads that the same may follow. */
static void add_heads(
	struct grammar *g, struct view *view, const struct pattern_dialect *dialect, xmlNodePtr parent)
{
	VEC_EACH (struct head *, it, &g->list)
		(*it)->pattern = pattern_words(dialect, &(*it)->modifiers);
	if (g->list.count)
		qsort(g->list.items, g->list.count, sizeof *g->list.items, compare_heads);
	for (size_t i = 0, next; i < g->list.count; i = next) {
		const struct head *head = g->list.items[i];
		struct word_set names = { .arena = g->arena };
		for (next = i; next < g->list.count; next++) {
			const struct head *other = g->list.items[next];
			if (next > i && (head->begun || other->begun || head->open != other->open ||
								!str_equal(head->pattern, other->pattern)))
				break;
			word_set_add(&names, other->name);
		}
		xmlNodePtr node = view_add(view, parent, "head");
		view_set(view, node, "names", pattern_words(dialect, &names));
		view_set_some(view, node, "modifiers", head->pattern);
		view_set_flag(view, node, "open", head->open);
	}
}

/* Is it a register, or one behind a sign, such as `%al`, that is no part of its name? */
static bool is_register_word(const struct grammar *g, struct str word)
{
	bool sign = !char_is_word(word.text[0]);
	return word_set_has(&g->registers, word) ||
		   (sign && word_set_has(&g->registers, str_slice(word, 1, word.length)));
}

/* The words that are not registers, which take precedence. */
static struct str without_registers(
	struct grammar *g, const struct pattern_dialect *dialect, const struct word_set *words)
{
	struct word_set rest = { .arena = g->arena };
	for (size_t i = 0; i < words->list.count; i++)
		if (!is_register_word(g, words->list.items[i]))
			word_set_add(&rest, words->list.items[i]);
	return pattern_words(dialect, &rest);
}

static struct str add_directives(struct grammar *g, const struct pattern_dialect *dialect)
{
	struct word_set names = { .arena = g->arena };
	for (size_t i = 0; asm_directive_name(i); i++)
		word_set_add(&names, str_from_c(asm_directive_name(i)));
	return pattern_words(dialect, &names);
}

static void add_dialect(
	struct grammar *g, struct view *view, const struct pattern_dialect *dialect, xmlNodePtr parent)
{
	const struct isa *isa = g->isa;
	xmlNodePtr node = view_add(view, parent, "dialect");
	view_set_c(view, node, "name", dialect->name);
	view_set(view, node, "comment", pattern_escape(g->arena, isa->comment));
	view_set_some(view, node, "terminator", pattern_escape(g->arena, isa->terminator));
	if (!str_equal(isa->hex_prefix, STR("0x")))
		view_set_some(view, node, "hex-prefix", pattern_escape(g->arena, isa->hex_prefix));
	view_set(view, node, "directives", add_directives(g, dialect));
	view_set_some(view, node, "registers", pattern_words(dialect, &g->registers));
	view_set_some(view, node, "keywords", without_registers(g, dialect, &g->keywords));
	view_set_some(view, node, "values", without_registers(g, dialect, &g->values));
	view_set_some(view, node, "modifiers", pattern_words(dialect, &g->others.modifiers));
	view_set_flag(view, node, "strict", !g->headless);
	view_set_flag(view, node, "glued", g->glued);
	VEC_EACH (struct range, it, &g->ranges) {
		struct str pattern = pattern_ranges(
			dialect, g->arena, it->file->prefix, it->file->first, it->file->count, it->count);
		if (pattern.length)
			view_set(view, view_add(view, node, "range"), "pattern", pattern);
	}
	const struct word_set *guards = &g->guards[dialect - pattern_dialects];
	for (size_t i = 0; i < guards->list.count; i++)
		view_set(view, view_add(view, node, "guard"), "pattern", guards->list.items[i]);
	add_heads(g, view, dialect, node);
}

void view_grammar(struct view *view)
{
	struct grammar g = { .arena = view->arena, .isa = view->isa };
	g.heads.arena = g.files.arena = g.arena;
	g.registers.arena = g.keywords.arena = g.values.arena = g.others.modifiers.arena = g.arena;
	for (size_t i = 0; i < PATTERN_DIALECTS; i++)
		g.guards[i].arena = g.operands[i].arena = g.arena;
	VEC_EACH (struct opcode_place, it, &view->opcodes)
		VEC_EACH (struct form *, form, &it->opcode->forms)
			add_grammar_form(&g, *form);
	VEC_EACH (struct alias_def *, it, &view->isa->aliases)
		add_grammar_alias(&g, *it);
	mark_begun(&g);
	xmlNodePtr root = view_add(view, view->root, "grammar");
	for (size_t i = 0; i < sizeof pattern_dialects / sizeof *pattern_dialects; i++)
		add_dialect(&g, view, &pattern_dialects[i], root);
}
