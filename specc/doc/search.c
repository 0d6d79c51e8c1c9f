/* Pages: the search index: pages with names and words, opcodes with fixed bits, values and
 * fields. */
#include "page/prose.h"
#include "page/words.h"

/* <search> under construction. The number of a page is its index among the <page> elements. */
struct search {
	struct pages *pages;
	xmlNodePtr node;
	struct words *words;
	unsigned count; /* of pages so far */
};

/* ---- plain text of HTML ---- */

/* The first character of the text, with entities decoded; sets *taken to its length in bytes. */
static char plain_char(struct str html, size_t *taken)
{
	static const char *const entities[] = { "&amp;&", "&lt;<", "&gt;>", "&quot;\"", "&#39;'" };
	for (size_t i = 0; i < sizeof entities / sizeof *entities; i++) {
		struct str entity = str_from_c(entities[i]);
		struct str name = str_slice(entity, 0, entity.length - 1);
		if (str_starts_with(html, name)) {
			*taken = name.length;
			return entity.text[name.length];
		}
	}
	*taken = 1;
	return *html.text == '\n' ? ' ' : *html.text;
}

/* HTML without its tags. */
static struct str plain(struct arena *arena, struct str html)
{
	struct buffer text = buffer_new(arena);
	size_t taken;
	for (size_t i = 0; i < html.length; i += taken) {
		struct str rest = str_slice(html, i, html.length);
		const char *close = *rest.text == '<' ? memchr(rest.text, '>', rest.length) : NULL;
		if (close)
			taken = (size_t)(close - rest.text) + 1;
		else
			buffer_add_char(&text, plain_char(rest, &taken));
	}
	return str_trim(buffer_str(&text));
}

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

/* <page kind="..." name="..." url="..." summary="..." [lang="..."]/> */
static xmlNodePtr add_page(struct search *search, const char *kind, struct str name, struct str url,
	const struct ast_def *def)
{
	struct view *view = search->pages->view;
	xmlNodePtr node = view_add(view, search->node, "page");
	struct str language, summary = page_summary(search->pages, def, &language);
	summary = plain(view->arena, summary);
	view_set_c(view, node, "kind", kind);
	view_set(view, node, "name", name);
	view_set(view, node, "url", url);
	view_set(view, node, "summary", summary);
	view_set_some(view, node, "lang", language);
	words_next_page(search->words);
	words_add(search->words, name, true);
	words_add(search->words, summary, true);
	add_prose(search, def);
	search->count++;
	return node;
}

/* Adds name, or name=slug if the slug is not simply the name in lower case. */
static void add_place(
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

static void add_name(struct str_map *known, struct buffer *names, struct str name)
{
	static char there;
	if (!name.length || str_map_put(known, name, &there))
		return;
	if (names->length)
		buffer_add_char(names, ' ');
	buffer_add(names, name);
}

/* The mnemonics of the family, separated by blanks. */
static struct str mnemonics(struct search *search, const struct definition *optype)
{
	struct arena *arena = search->pages->view->arena;
	struct str_map known = { .arena = arena };
	struct buffer names = buffer_new(arena);
	VEC_EACH (struct opcode *, opcode, &search->pages->view->isa->opcodes)
		if ((*opcode)->optype == optype)
			VEC_EACH (struct form *, it, &(*opcode)->forms)
				add_name(&known, &names, (*it)->key);
	VEC_EACH (struct template *, it, &optype->templates)
		VEC_EACH (struct str, word, &(*it)->mnemonics)
			add_name(&known, &names, *word);
	return buffer_str(&names);
}

static void add_fields(struct search *search, struct buffer *places, struct str_map *known,
	const struct definition *definition)
{
	static char there;
	VEC_EACH (struct field *, it, &definition->fields)
		if (!str_map_put(known, (*it)->name, &there))
			add_place(search, places, "field", (*it)->name);
}

/* Is there another opcode whose fixed bits are compatible with those of this one? */
static bool overlaps(const struct isa *isa, const struct opcode *opcode)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		struct word both = word_and(opcode->fixed.mask, (*it)->fixed.mask);
		struct word differ = word_xor(opcode->fixed.match, (*it)->fixed.match);
		if (*it != opcode && (*it)->length == opcode->length &&
			word_is_zero(word_and(both, differ)))
			return true;
	}
	return false;
}

/* Adds mask and match of each set of words in which the field has a value illegal for its type. */
static void add_illegal(struct arena *arena, struct buffer *text, const struct field *field)
{
	struct cube_set all = cube_set_all(arena, field->width);
	struct cube_set illegal = cube_set_minus(arena, &all, &field->type->legal);
	struct word zero = { 0 };
	VEC_EACH (struct cube, it, &illegal.cubes)
		buffer_printf(text, "%s%.*s %.*s", text->length ? " " : "",
			STR_ARG(word_hex(arena, field_insert(field, zero, it->mask.lo), 0)),
			STR_ARG(word_hex(arena, field_insert(field, zero, it->match.lo), 0)));
}

/* Words that illegal values of fields exclude, if fixed bits do not tell the opcode from others. */
static struct str illegal_words(struct view *view, const struct opcode *opcode)
{
	struct buffer text = buffer_new(view->arena);
	if (overlaps(view->isa, opcode))
		VEC_EACH (struct field *, it, &opcode->fields)
			if ((*it)->kind != FIELD_FIXED && !(*it)->poisoned)
				add_illegal(view->arena, &text, *it);
	return buffer_str(&text);
}

/* <opcode place="..." length="..." mask="..." match="..." covered="..." never="..."/>; words are
 * hexadecimal numbers without leading zeros. */
static void add_opcode(struct search *search, xmlNodePtr page, const struct opcode *opcode)
{
	struct view *view = search->pages->view;
	xmlNodePtr node = view_add(view, page, "opcode");
	struct buffer place = buffer_new(view->arena);
	add_place(search, &place, "opcode", opcode->definition->name);
	view_set(view, node, "place", buffer_str(&place));
	view_set_number(view, node, "length", opcode->length);
	view_set_word(view, node, "mask", opcode->fixed.mask, 0);
	view_set_word(view, node, "match", opcode->fixed.match, 0);
	view_set_word(view, node, "covered", opcode->covered, 0);
	view_set(view, node, "never", illegal_words(view, opcode));
}

static void add_family(struct search *search, const struct definition *optype)
{
	struct view *view = search->pages->view;
	struct str name = optype->name;
	struct str_map known = { .arena = view->arena };
	struct buffer fields = buffer_new(view->arena), syntax = buffer_new(view->arena);
	xmlNodePtr page =
		add_page(search, "insn", name, page_url(search->pages, "insn", name), optype->ast);
	add_fields(search, &fields, &known, optype);
	VEC_EACH (struct template *, it, &optype->templates) {
		buffer_printf(&syntax, "%s%.*s", syntax.length ? "\n" : "", STR_ARG((*it)->text));
		words_add(search->words, (*it)->text, true);
	}
	VEC_EACH (struct opcode *, it, &view->isa->opcodes)
		if ((*it)->optype == optype) {
			add_fields(search, &fields, &known, (*it)->definition);
			add_prose(search, (*it)->definition->ast);
			add_opcode(search, page, *it);
		}
	view_set(view, page, "names", mnemonics(search, optype));
	view_set(view, page, "syntax", buffer_str(&syntax));
	view_set(view, page, "places", buffer_str(&fields));
}

static void add_group(struct search *search, const struct definition *group)
{
	struct view *view = search->pages->view;
	struct str_map known = { .arena = view->arena };
	struct buffer fields = buffer_new(view->arena);
	xmlNodePtr page = add_page(
		search, "group", group->name, page_url(search->pages, "group", group->name), group->ast);
	add_fields(search, &fields, &known, group);
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
		add_place(search, &values, "value", it->name);
	view_set(view, page, "places", buffer_str(&values));
}

static void add_term(struct search *search, const struct fact *fact)
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
		add_term(search, fact);
	else
		add_page(search, "state", name, page_url(pages, "state", name), fact->ast);
}

/* The text in Text<"...">. */
static struct str alias_text(const struct alias_def *alias)
{
	VEC_EACH (struct ast_stmt *, it, &alias->ast->statements)
		if (str_equal_c((*it)->keyword, "Text") && (*it)->args.count)
			return (*it)->args.items[0]->text;
	return (struct str){ 0 };
}

/* An alias is also found by the first word of its text. */
static void add_alias(struct search *search, const struct alias_def *alias)
{
	struct view *view = search->pages->view;
	struct str id = page_id(search->pages, "alias", alias->name);
	struct str url = str_printf(view->arena, "notation.html#%.*s", STR_ARG(id));
	xmlNodePtr page = add_page(search, "alias", alias->name, url, alias->ast);
	struct str text = alias_text(alias);
	const char *blank = text.length ? memchr(text.text, ' ', text.length) : NULL;
	words_add(search->words, text, true);
	view_set(view, page, "names", blank ? str_slice(text, 0, (size_t)(blank - text.text)) : text);
	view_set(view, page, "syntax", text);
}

static void add_other(struct search *search)
{
	const struct isa *isa = search->pages->view->isa;
	VEC_EACH (struct definition *, it, &isa->groups)
		add_group(search, *it);
	VEC_EACH (struct type *, it, &isa->types)
		add_type(search, *it);
	VEC_EACH (struct register_file *, it, &isa->register_files)
		if ((*it)->kind == FILE_REGISTERS && !(*it)->of)
			add_page(search, "file", (*it)->name, page_url(search->pages, "file", (*it)->name),
				(*it)->ast);
	VEC_EACH (struct fact *, it, &isa->facts)
		add_fact(search, *it);
	VEC_EACH (struct alias_def *, it, &isa->aliases)
		add_alias(search, *it);
}

/* ---- <search> ---- */

/* <length bits="..." pattern="..."/>: the first pattern that matches the first unit selects the
 * length. */
static void add_lengths(struct search *search)
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
		.words = words_new(view->arena) };
	add_lengths(&search);
	VEC_EACH (struct definition *, it, &view->isa->optypes)
		add_family(&search, *it);
	add_other(&search);
	struct words_lines lines = words_write(search.words);
	VEC_EACH (struct str, it, &lines.list)
		view_set(view, view_add(view, search.node, "words"), "line", *it);
}
