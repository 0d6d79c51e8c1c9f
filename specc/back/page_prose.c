/* Pages: the prose of sections as HTML, by cmark-gfm. */
#include "back/page.h"

#include <stdlib.h>

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>

static struct str section_language(const struct pages *pages, const struct ast_section *section)
{
	return section->language.length ? section->language : pages->view->isa->prose_language;
}

/* The section of this name in the language of the pages, or else the first one. */
static const struct ast_section *find_section(
	const struct pages *pages, const struct ast_def *def, struct str name)
{
	const struct ast_section *other = NULL;
	VEC_EACH (struct ast_section *, it, &def->sections) {
		if (!str_equal((*it)->name, name))
			continue;
		if (str_equal(section_language(pages, *it), pages->language))
			return *it;
		other = other ? other : *it;
	}
	return other;
}

static struct str to_html(struct pages *pages, struct str text)
{
	cmark_gfm_core_extensions_ensure_registered();
	cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
	cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension("table"));
	cmark_parser_feed(parser, text.text, text.length);
	cmark_node *document = cmark_parser_finish(parser);
	char *html = cmark_render_html(
		document, CMARK_OPT_DEFAULT, cmark_parser_get_syntax_extensions(parser));
	struct str kept = str_copy(pages->view->arena, str_from_c(html));
	free(html);
	cmark_node_free(document);
	cmark_parser_free(parser);
	return kept;
}

/* The prose of the section: its blocks of text with an empty line between them. */
static struct str prose_of(struct pages *pages, const struct ast_section *section)
{
	struct buffer text = buffer_new(pages->view->arena);
	VEC_EACH (struct ast_block, it, &section->blocks)
		if (it->kind == AST_PROSE)
			buffer_printf(&text, "%.*s\n\n", STR_ARG(span_text(it->span)));
	return buffer_str(&text);
}

struct str page_summary(struct pages *pages, const struct ast_def *def, struct str *language)
{
	const struct ast_section *section =
		def ? find_section(pages, def, STR("Description")) : NULL;
	*language = (struct str){ 0 };
	if (!section || !section->blocks.count)
		return (struct str){ 0 };
	struct str own = section_language(pages, section);
	if (!str_equal(own, pages->language))
		*language = own;
	struct str html = to_html(pages, prose_of(pages, section));
	const char *end = html.length > 3 ? strstr(html.text, "</p>") : NULL;
	if (!end || !str_starts_with(html, STR("<p>")))
		return (struct str){ 0 };
	return str_slice(html, 3, (size_t)(end - html.text));
}

void page_texts(struct pages *pages, xmlNodePtr parent, const struct ast_def *def)
{
	VEC_EACH (struct ast_section *, it, &def->sections) {
		const struct ast_section *section = find_section(pages, def, (*it)->name);
		struct str prose = section == *it ? prose_of(pages, section) : (struct str){ 0 };
		if (!prose.length)
			continue;
		xmlNodePtr node = view_add(pages->view, parent, "text");
		struct str language = section_language(pages, section);
		view_set(pages->view, node, "section", section->name);
		if (!str_equal(language, pages->language))
			view_set(pages->view, node, "lang", language);
		view_set(pages->view, node, "html", to_html(pages, prose));
	}
}
