/* SPDX-License-Identifier: MIT */
/* Pages: the search index: pages with names and words, opcodes with fixed bits, values and
 * fields. */
#include "doc/doc.h"
#include "isa/syntax.h"
#include "page/prose.h"
#include "page/words.h"

/* <search> under construction. The number of a page is its index among the <page> elements. */
struct search {
	struct pages *pages;
	xmlNodePtr node;
	struct words *words;
	unsigned count;       /* of pages so far */
	struct str_map never; /* sets of illegal words -> number, from 0 */
};

/* ---- pages ---- */

/* Adds the words of the prose on the page. */
static void add_prose(struct search *search, const struct ast_def *def)
{
	if (!def)
		return;
	VEC_EACH (struct ast_section *, section, &def->sections) {
		if (page_section(search->pages, def, (*section)->name) != *section)
			continue;
		VEC_EACH (struct ast_block, it, &(*section)->blocks)
			if (it->kind == AST_PROSE)
				words_add(search->words, span_text(it->span), false);
	}
	VEC_EACH (struct ast_member, it, &def->members)
		words_add(search->words, it->comment, false);
}

/* <keyword text="..."/>: of the definition, in the language of the pages and in that of prose. */
static void index_keywords(struct search *search, xmlNodePtr page, const struct ast_def *def)
{
	struct view *view = search->pages->view;
	struct str prose = view->isa->prose_language;
	if (!def)
		return;
	VEC_EACH (struct ast_keywords, it, &def->keywords) {
		struct str language = it->language.length ? it->language : prose;
		if (str_equal(language, search->pages->language) || str_equal(language, prose))
			VEC_EACH (struct ast_expr *, word, &it->words)
				view_set(view, view_add(view, page, "keyword"), "text", str_trim((*word)->text));
	}
}

/* <page kind="..." name="..." url="..." summary="..." [lang="..."]> with <keyword> */
static xmlNodePtr add_page(struct search *search, const char *kind, struct str name, struct str url,
	const struct ast_def *def)
{
	struct view *view = search->pages->view;
	xmlNodePtr node = view_add(view, search->node, "page");
	struct str language, summary = page_summary(search->pages, def, &language);
	summary = page_plain(view->arena, summary);
	view_set_c(view, node, "kind", kind);
	view_set(view, node, "name", name);
	view_set(view, node, "url", url);
	view_set(view, node, "summary", summary);
	view_set_some(view, node, "lang", language);
	index_keywords(search, node, def);
	words_next_page(search->words);
	words_add(search->words, name, true);
	words_add(search->words, summary, true);
	add_prose(search, def);
	search->count++;
	return node;
}

/* Adds name, or name=slug if the slug is not simply the name in lower case. */
static void index_place(
	struct search *search, struct buffer *places, const char *kind, struct str name)
{
	struct arena *arena = search->pages->view->arena;
	struct str slug = page_slug(search->pages->names, kind, name);
	if (places->length)
		buffer_add_char(places, ' ');
	buffer_add(places, name);
	if (!str_equal(slug, str_lower(arena, name)))
		buffer_printf(places, "=%.*s", STR_ARG(slug));
}

/* ---- instructions ---- */

static void index_searched_fields(struct search *search, struct buffer *places,
	struct str_map *known, const struct definition *definition)
{
	static char there;
	VEC_EACH (struct field *, it, &definition->fields)
		if (!str_map_put(known, (*it)->name, &there))
			index_place(search, places, "field", (*it)->name);
}

/* Adds the field, and mask and match of each set of words in which its value is illegal for its
 * type. */
static void add_illegal(struct arena *arena, struct buffer *text, const struct field *field)
{
	struct cube_set all = cube_set_all(arena, field->width);
	struct cube_set illegal = cube_set_minus(arena, &all, &field->type->legal);
	struct word zero = { 0 };
	if (illegal.cubes.count)
		buffer_printf(text, "%s%.*s", text->length ? " " : "", STR_ARG(field->name));
	VEC_EACH (struct cube, it, &illegal.cubes)
		buffer_printf(text, " %.*s %.*s",
			STR_ARG(word_hex(arena, field_insert(field, zero, it->mask.lo), 0)),
			STR_ARG(word_hex(arena, field_insert(field, zero, it->match.lo), 0)));
}

/* Words that illegal values of fields exclude. */
static struct str illegal_words(struct view *view, const struct opcode *opcode)
{
	struct buffer text = buffer_new(view->arena);
	VEC_EACH (struct field *, it, &opcode->fields)
		if ((*it)->kind != FIELD_FIXED && !(*it)->poisoned)
			add_illegal(view->arena, &text, *it);
	return buffer_str(&text);
}

/* The number of the set among <never text="..."/>, from 0. */
static unsigned never_number(struct search *search, struct str text)
{
	struct view *view = search->pages->view;
	unsigned *number = str_map_get(&search->never, text);
	if (!number) {
		number = ARENA_NEW(view->arena, unsigned);
		*number = (unsigned)search->never.count;
		str_map_put(&search->never, text, number);
		view_set(view, view_add(view, search->node, "never"), "text", text);
	}
	return *number;
}

/* <opcode place="..." length="..." mask="..." match="..." covered="..." never="..."/>; words are
 * hexadecimal numbers without leading zeros. */
static void index_opcode(struct search *search, xmlNodePtr page, const struct opcode *opcode)
{
	struct view *view = search->pages->view;
	xmlNodePtr node = view_add(view, page, "opcode");
	struct buffer place = buffer_new(view->arena);
	index_place(search, &place, "opcode", opcode->definition->name);
	view_set(view, node, "place", buffer_str(&place));
	view_set_number(view, node, "length", opcode->length);
	view_set_word(view, node, "mask", opcode->fixed.mask, 0);
	view_set_word(view, node, "match", opcode->fixed.match, 0);
	view_set_word(view, node, "covered", opcode->covered, 0);
	struct str never = illegal_words(view, opcode);
	view_set_number(view, node, "never", never_number(search, never));
}

static void index_searched_family(struct search *search, const struct definition *optype)
{
	struct view *view = search->pages->view;
	struct str name = optype->name;
	struct str_map known = { .arena = view->arena };
	struct buffer fields = buffer_new(view->arena), syntax = buffer_new(view->arena);
	xmlNodePtr page =
		add_page(search, "insn", name, page_url(search->pages, "insn", name), optype->ast);
	index_searched_fields(search, &fields, &known, optype);
	VEC_EACH (struct template *, it, &optype->templates) {
		struct str text = template_plain(view->arena, *it);
		buffer_printf(&syntax, "%s%.*s", syntax.length ? "\n" : "", STR_ARG(text));
		words_add(search->words, text, true);
	}
	VEC_EACH (struct opcode *, it, &optype->opcodes) {
		index_searched_fields(search, &fields, &known, (*it)->definition);
		add_prose(search, (*it)->definition->ast);
		index_keywords(search, page, (*it)->definition->ast);
		index_opcode(search, page, *it);
	}
	view_set(view, page, "names", page_mnemonics(view, optype));
	view_set(view, page, "syntax", buffer_str(&syntax));
	view_set(view, page, "places", buffer_str(&fields));
}

static void index_group(struct search *search, const struct definition *group)
{
	struct view *view = search->pages->view;
	struct str_map known = { .arena = view->arena };
	struct buffer fields = buffer_new(view->arena);
	xmlNodePtr page = add_page(
		search, "group", group->name, page_url(search->pages, "group", group->name), group->ast);
	index_searched_fields(search, &fields, &known, group);
	view_set(view, page, "places", buffer_str(&fields));
}

/* ---- other definitions ---- */

static void add_type(struct search *search, const struct type *type)
{
	struct view *view = search->pages->view;
	struct buffer values = buffer_new(view->arena);
	xmlNodePtr page = add_page(
		search, "type", type->name, page_url(search->pages, "type", type->name), type->ast);
	VEC_EACH (struct enumerator, it, &type->values)
		index_place(search, &values, "value", it->name);
	view_set(view, page, "places", buffer_str(&values));
}

static void index_term(struct search *search, const struct fact *fact)
{
	struct pages *pages = search->pages;
	struct str id = page_id(pages, "term", fact->name);
	struct str url = str_printf(pages->view->arena, "glossary.html#%.*s", STR_ARG(id));
	xmlNodePtr page = add_page(search, "term", page_term_word(pages, fact), url, fact->ast);
	words_add(search->words, fact->name, true);
	view_set(pages->view, page, "names", fact->name);
}

static void add_fact(struct search *search, const struct fact *fact)
{
	struct pages *pages = search->pages;
	struct str name = fact->name;
	if (fact->kind == AST_DEF_FUNCTION)
		add_page(search, "function", name, page_url(pages, "function", name), fact->ast);
	else if (fact->kind == AST_DEF_TERM)
		index_term(search, fact);
	else
		add_page(search, "state", name, page_url(pages, "state", name), fact->ast);
}

/* The text in Text<"...">. */
static struct str text_of_alias(const struct alias_def *alias)
{
	VEC_EACH (struct ast_stmt *, it, &alias->ast->statements)
		if (str_equal_c((*it)->keyword, "Text") && (*it)->args.count)
			return (*it)->args.items[0]->text;
	return (struct str){ 0 };
}

/* An alias is also found by the first word of its text. */
static void index_alias(struct search *search, const struct alias_def *alias)
{
	struct view *view = search->pages->view;
	struct str id = page_id(search->pages, "alias", alias->name);
	struct str url = str_printf(view->arena, "notation.html#%.*s", STR_ARG(id));
	xmlNodePtr page = add_page(search, "alias", alias->name, url, alias->ast);
	struct str text = text_of_alias(alias);
	const char *blank = text.length ? memchr(text.text, ' ', text.length) : NULL;
	words_add(search->words, text, true);
	view_set(view, page, "names", blank ? str_slice(text, 0, (size_t)(blank - text.text)) : text);
	view_set(view, page, "syntax", text);
}

/* A register is found by its name, or as prefix and number: places="P 0 6". */
static void index_file(struct search *search, const struct register_file *file)
{
	struct view *view = search->pages->view;
	struct buffer names = buffer_new(view->arena);
	xmlNodePtr page = add_page(
		search, "file", file->name, page_url(search->pages, "file", file->name), file->ast);
	VEC_EACH (struct register_name, it, &file->names)
		buffer_printf(&names, "%s%.*s", names.length ? " " : "", STR_ARG(it->name));
	view_set_some(view, page, "names", buffer_str(&names));
	if (file->count && file->prefix.length)
		view_set(view, page, "places",
			str_printf(view->arena, "%.*s %llu %llu", STR_ARG(file->prefix),
				(unsigned long long)file->first,
				(unsigned long long)(file->first + file->count - 1)));
}

static void add_other(struct search *search)
{
	const struct isa *isa = search->pages->view->isa;
	VEC_EACH (struct definition *, it, &isa->groups)
		index_group(search, *it);
	VEC_EACH (struct type *, it, &isa->types)
		add_type(search, *it);
	VEC_EACH (struct register_file *, it, &isa->defined_files)
		index_file(search, *it);
	VEC_EACH (struct fact *, it, &isa->facts)
		add_fact(search, *it);
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		index_alias(search, *it);
}

/* ---- <search> ---- */

/* <length bits="..." pattern="..."/>: the first pattern that matches the first unit selects the
 * length. */
static void index_lengths(struct search *search)
{
	struct view *view = search->pages->view;
	const struct isa *isa = view->isa;
	view_set_number(view, search->node, "unit", isa->unit);
	view_set_flag(view, search->node, "big", isa->byte_order == ORDER_BIG);
	VEC_EACH (struct length_rule, it, &isa->length_rules) {
		xmlNodePtr node = view_add(view, search->node, "length");
		view_set_number(view, node, "bits", it->bits);
		view_set(view, node, "pattern", cube_text(view->arena, it->first_unit, isa->unit));
	}
}

void page_search(struct pages *pages)
{
	struct view *view = pages->view;
	struct search search = { .pages = pages,
		.node = view_add(view, pages->root, "search"),
		.words = words_new(view->arena),
		.never = { .arena = view->arena } };
	index_lengths(&search);
	VEC_EACH (struct definition *, it, &view->isa->optypes)
		index_searched_family(&search, *it);
	add_other(&search);
	struct words_lines lines = words_write(search.words);
	VEC_EACH (struct str, it, &lines.list)
		view_set(view, view_add(view, search.node, "words"), "line", *it);
}
