/* SPDX-License-Identifier: MIT */
/* Pages: prose of sections as HTML, in the language of the pages if possible. */
#include "page/prose.h"

#include "lang/cmark.h"

/* Sections whose fences are shown elsewhere. */
static bool section_has_code(const struct ast_section *section)
{
	static const char *const names[] = { "Syntax", "Semantics", "Examples" };
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (str_equal_c(section->name, names[i]))
			return true;
	return false;
}

static bool has_prose(const struct ast_section *section)
{
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_PROSE || !section_has_code(section))
			return true;
	return false;
}

/* A section that names the language takes precedence over one without a language. */
const struct ast_section *page_section(
	const struct pages *pages, const struct ast_def *def, struct str name)
{
	const struct ast_section *implied = NULL, *other = NULL;
	VEC_EACH (struct ast_section *, it, &def->sections) {
		if (!str_equal((*it)->name, name) || !has_prose(*it))
			continue;
		if (str_equal((*it)->language, pages->language))
			return *it;
		if (!implied && str_equal(isa_section_language(pages->view->isa, *it), pages->language))
			implied = *it;
		other = other ? other : *it;
	}
	return implied ? implied : other;
}

struct str page_other_language(const struct pages *pages, const struct ast_section *section)
{
	struct str language = isa_section_language(pages->view->isa, section);
	return str_equal(language, pages->language) ? (struct str){ 0 } : language;
}

struct str page_markdown(struct arena *arena, const struct ast_section *section)
{
	struct buffer text = buffer_new(arena);
	VEC_EACH (struct ast_block, it, &section->blocks) {
		if (it->kind == AST_PROSE)
			buffer_add(&text, span_text(it->span));
		else if (!section_has_code(section))
			buffer_printf(
				&text, "```%.*s\n%.*s```", STR_ARG(it->info), STR_ARG(span_text(it->span)));
		else
			continue;
		buffer_add(&text, STR("\n\n"));
	}
	return buffer_str(&text);
}

/* ---- the first sentence ---- */

static bool is_node_kind(cmark_node *node, cmark_node_type type)
{
	return node && cmark_node_get_type(node) == type;
}

/* Moves everything after the first `end` bytes of a text node into a new paragraph. */
static void split_paragraph(struct arena *arena, cmark_node *paragraph, cmark_node *at, size_t end)
{
	struct str text = str_copy(arena, str_from_c(cmark_node_get_literal(at)));
	struct str rest = str_trim(str_slice(text, end, text.length));
	cmark_node *behind = cmark_node_new(CMARK_NODE_PARAGRAPH), *next = cmark_node_next(at);
	cmark_node_set_literal(at, str_to_c(arena, str_slice(text, 0, end)));
	if (rest.length) {
		cmark_node *words = cmark_node_new(CMARK_NODE_TEXT);
		cmark_node_set_literal(
			words, str_to_c(arena, str_slice(text, (size_t)(rest.text - text.text), text.length)));
		cmark_node_append_child(behind, words);
	} else if (is_node_kind(next, CMARK_NODE_SOFTBREAK)) {
		cmark_node *line_end = next;
		next = cmark_node_next(next);
		cmark_node_free(line_end);
	}
	for (cmark_node *node = next; node; node = next) {
		next = cmark_node_next(node);
		cmark_node_append_child(behind, node);
	}
	if (cmark_node_first_child(behind))
		cmark_node_insert_after(paragraph, behind);
	else
		cmark_node_free(behind);
}

/* The first paragraph, reduced to its first sentence if that ends in a text node; NULL if the text
 * does not begin with a paragraph. */
static cmark_node *first_sentence(struct arena *arena, cmark_node *document)
{
	cmark_node *paragraph = cmark_node_first_child(document);
	if (!is_node_kind(paragraph, CMARK_NODE_PARAGRAPH))
		return NULL;
	for (cmark_node *at = cmark_node_first_child(paragraph); at; at = cmark_node_next(at)) {
		cmark_node *next = cmark_node_next(at);
		if (!is_node_kind(at, CMARK_NODE_TEXT))
			continue;
		size_t end = markdown_sentence_end(str_from_c(cmark_node_get_literal(at)),
			!next || is_node_kind(next, CMARK_NODE_SOFTBREAK) ||
				is_node_kind(next, CMARK_NODE_LINEBREAK));
		if (end) {
			split_paragraph(arena, paragraph, at, end);
			break;
		}
	}
	return paragraph;
}

/* ---- sections ---- */

/* The address of the page that shows the definition. */
static struct str page_of(struct pages *pages, const struct ast_def *def)
{
	if (def->kind == AST_DEF_ISA)
		return STR("index.html");
	const struct definition *optype = page_optype(pages, def);
	if (optype)
		return page_url(pages, "insn", optype->name);
	struct str target = page_target(pages, def->name);
	const char *mark = target.length ? memchr(target.text, '#', target.length) : NULL;
	return mark ? str_slice(target, 0, (size_t)(mark - target.text)) : target;
}

static struct prose prose_of(struct pages *pages, const struct ast_def *def)
{
	return (struct prose){ .pages = pages,
		.names = prose_names_of(pages, def),
		.page = page_of(pages, def),
		.level = def->kind == AST_DEF_OPCODE ? 5 : 3,
		.html = buffer_new(pages->view->arena) };
}

struct summary {
	struct str html, language;
};

static void make_summary(struct pages *pages, const struct ast_def *def, struct summary *summary)
{
	struct arena *arena = pages->view->arena;
	const struct ast_section *section = page_section(pages, def, STR("Description"));
	struct prose prose = { .pages = pages, .html = buffer_new(arena) };
	if (!section)
		return;
	cmark_node *document = prose_parse(page_markdown(arena, section));
	cmark_node *sentence = first_sentence(arena, document);
	summary->language = page_other_language(pages, section);
	prose.links = 1; /* a summary may be inside a link: do not nest links */
	if (sentence)
		prose_inside(&prose, sentence);
	cmark_node_free(document);
	summary->html = buffer_str(&prose.html);
}

void page_comment(const struct pages *pages, xmlNodePtr node, const struct comment *comment)
{
	struct str own = pages->view->isa->prose_language;
	struct str text = comment_in(comment, pages->language, own);
	view_set(pages->view, node, "comment", text.length ? text : comment->text);
	if (!text.length && comment_has_words(comment->text))
		view_set(pages->view, node, "comment-lang", own);
}

/* Cached, since summaries of types are requested often. */
struct str page_summary(struct pages *pages, const struct ast_def *def, struct str *language)
{
	struct arena *arena = pages->view->arena;
	struct str key = { (const char *)&def, sizeof def };
	struct summary *summary = def ? str_map_get(&pages->summaries, key) : NULL;
	if (def && !summary) {
		summary = ARENA_NEW(arena, struct summary);
		make_summary(pages, def, summary);
		pages->summaries.arena = arena;
		str_map_put(&pages->summaries, str_copy(arena, key), summary);
	}
	*language = summary ? summary->language : (struct str){ 0 };
	return summary ? summary->html : (struct str){ 0 };
}

/* The id of a section's heading, as in docs/html.md. */
static struct str section_id(struct pages *pages, const struct ast_def *def, struct str section)
{
	static const struct {
		const char *section, *id;
	} ids[] = { { "OperandInfo", "operands" }, { "ModifierInfo", "modifiers" } };
	struct arena *arena = pages->view->arena;
	struct str id = str_lower(arena, section);
	for (size_t i = 0; i < sizeof ids / sizeof *ids; i++)
		if (str_equal_c(section, ids[i].section))
			id = str_from_c(ids[i].id);
	if (def->kind != AST_DEF_OPCODE)
		return id;
	return str_printf(
		arena, "%.*s-%.*s", STR_ARG(page_id(pages, "opcode", def->name)), STR_ARG(id));
}

/* The first sentence, including the links that a summary omits. */
static struct str make_lead(struct prose *prose, cmark_node *sentence)
{
	prose->html = buffer_new(prose->pages->view->arena);
	if (sentence)
		prose_inside(prose, sentence);
	return buffer_str(&prose->html);
}

/* lead: receives the first sentence; NULL to leave it in the text. */
static void add_prose_text(struct prose *prose, xmlNodePtr parent, const struct ast_def *def,
	const struct ast_section *section, struct str *lead)
{
	struct view *view = prose->pages->view;
	cmark_node *document = prose_parse(page_markdown(view->arena, section));
	cmark_node *said = NULL;
	if (lead && str_equal_c(section->name, "Description")) {
		said = first_sentence(view->arena, document);
		*lead = make_lead(prose, said);
	}
	prose->html = buffer_new(view->arena);
	prose->headings = prose->depth = 0;
	for (cmark_node *at = cmark_node_first_child(document); at; at = cmark_node_next(at))
		if (at != said)
			prose_block(prose, at);
	cmark_node_free(document);
	if (!prose->html.length)
		return;
	xmlNodePtr node = view_add(view, parent, "text");
	struct str language = page_other_language(prose->pages, section);
	view_set(view, node, "section", section->name);
	view_set(view, node, "id", prose->id);
	if (def->kind == AST_DEF_OPCODE)
		view_set(view, node, "opcode", def->name);
	view_set_some(view, node, "lang", language);
	view_set(view, node, "html", buffer_str(&prose->html));
}

/* Is it the first section of its name? */
/* ---- errata of a definition ---- */

/* The names of the definition and, for an optype, of its opcodes. */
static struct str_map names_of_definition(struct pages *pages, const struct ast_def *def)
{
	struct str_map names = { .arena = pages->view->arena };
	str_map_put(&names, def->name, pages);
	const struct definition *optype = page_optype(pages, def);
	if (optype && optype->ast == def)
		VEC_EACH (struct opcode *, it, &optype->opcodes)
			str_map_put(&names, (*it)->definition->name, pages);
	return names;
}

static bool erratum_touches(const struct erratum *erratum, const struct str_map *names)
{
	VEC_EACH (struct str, it, &erratum->names)
		if (str_map_get(names, *it))
			return true;
	return false;
}

void page_errata_of(struct pages *pages, xmlNodePtr parent, const struct ast_def *def)
{
	struct view *view = pages->view;
	struct str_map names = names_of_definition(pages, def);
	VEC_EACH (struct erratum, it, &pages->errata->list) {
		if (!erratum_touches(it, &names))
			continue;
		xmlNodePtr node = view_add(view, parent, "erratum");
		view_set(view, node, "url", it->url);
		view_set_some(view, node, "lang", pages->errata->language);
		view_set(view, node, "html", it->html);
	}
}

/* ---- texts of a definition ---- */

static bool is_first_section(const struct ast_def *def, const struct ast_section *section)
{
	VEC_EACH (struct ast_section *, it, &def->sections)
		if (str_equal((*it)->name, section->name))
			return *it == section;
	return false;
}

/* Errata and testing have pages of their own, descriptions of fields the table of fields. */
static bool is_elsewhere(const struct ast_section *section)
{
	static const char *const names[] = { "Errata", "Testing", "Fields", NULL };
	return str_is_one_of(section->name, names);
}

static void add_texts(
	struct pages *pages, xmlNodePtr parent, const struct ast_def *def, struct str *lead)
{
	struct prose prose = prose_of(pages, def);
	VEC_EACH (struct ast_section *, it, &def->sections) {
		const struct ast_section *section =
			is_first_section(def, *it) ? page_section(pages, def, (*it)->name) : NULL;
		if (!section || is_elsewhere(section))
			continue;
		prose.id = section_id(pages, def, section->name);
		add_prose_text(&prose, parent, def, section, lead);
	}
}

void page_texts(struct pages *pages, xmlNodePtr parent, const struct ast_def *def)
{
	struct str lead = { 0 };
	if (def)
		add_texts(pages, parent, def, &lead);
	view_set(pages->view, parent, "lead", lead);
	if (!def)
		return;
	page_reports(pages, parent, def);
	const struct definition *optype = page_optype(pages, def);
	if (optype && optype->ast == def)
		VEC_EACH (struct opcode *, it, &optype->opcodes) {
			add_texts(pages, parent, (*it)->definition->ast, NULL);
			page_reports(pages, parent, (*it)->definition->ast);
		}
	page_errata_of(pages, parent, def);
}

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

struct str page_plain(struct arena *arena, struct str html)
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
