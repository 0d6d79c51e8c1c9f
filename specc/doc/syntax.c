/* Pages: the templates of a family as they assemble, with a link from each part to the field that
 * it writes; the operands that stand for several fields; the values of its modifiers. */
#include "doc/doc.h"
#include "lang/template_text.h"

/* A link for the bytes [from, to) of a template's source. */
struct link {
	uint32_t from, to;
	struct str href;
	struct str text; /* shown instead; empty: the bytes as they are */
};

struct links {
	VEC(struct link) list;
};

/* ---- the field that a part of a template writes ---- */

/* The field of the element that begins at this byte. */
static const struct field *field_at(
	struct element *const *list, size_t count, const struct source *source, uint32_t from)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		if (e->span.source == source && e->span.from == from) {
			if (e->field)
				return e->field;
			if (e->kind == ELEMENT_GROUP && e->present.count)
				return e->present.items[0].field;
		}
		const struct field *inner = field_at(e->children.items, e->children.count, source, from);
		if (inner)
			return inner;
	}
	return NULL;
}

static const struct page_field *field_of_part(
	const struct page_family *family, const struct template *template, uint32_t from)
{
	VEC_EACH (const struct opcode *, it, &template->users)
		VEC_EACH (struct form *, form, &(*it)->forms) {
			if ((*form)->template != template)
				continue;
			const struct field *field = field_at(
				(*form)->elements.items, (*form)->elements.count, template->span.source, from);
			if (field)
				return page_field_find(family, field);
		}
	return NULL;
}

/* ---- signs ---- */

/* The text of the sign whose element is for this node, or empty. */
static struct str sign_in(
	struct element *const *list, size_t count, const struct template_node *node)
{
	for (size_t i = 0; i < count; i++) {
		const struct element *e = list[i];
		bool sign = e->kind == ELEMENT_GROUP && e->present.count && e->children.count == 1 &&
					e->children.items[0]->kind == ELEMENT_TEXT;
		if (sign && e->span.source == node->span.source && e->span.from == node->span.from)
			return e->children.items[0]->text;
		struct str inner = sign_in(e->children.items, e->children.count, node);
		if (inner.length)
			return inner;
	}
	return (struct str){ 0 };
}

/* {~} where the template has {-} and AsmFormat makes it another sign in its forms: all that differ,
 * separated by slashes. Empty if the sign is as written. */
static struct str sign_text(struct arena *arena, const struct page_family *family,
	const struct template *template, const struct template_node *node)
{
	struct buffer signs = buffer_new(arena);
	if (node->kind != NODE_GROUP || node->children.count != 1 ||
		node->children.items[0]->kind != NODE_PUNCT)
		return (struct str){ 0 };
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		VEC_EACH (struct form *, form, &(*it)->forms) {
			struct str sign = { 0 };
			if ((*form)->template == template)
				sign = sign_in((*form)->elements.items, (*form)->elements.count, node);
			struct str all = buffer_str(&signs);
			if (!sign.length || str_find(all, 0, sign) < all.length)
				continue;
			buffer_add(&signs, all.length ? STR("/") : STR(""));
			buffer_add(&signs, sign);
		}
	struct str all = buffer_str(&signs);
	if (!all.length || str_equal(all, node->children.items[0]->text))
		return (struct str){ 0 };
	return str_printf(arena, "{%.*s}", STR_ARG(all));
}

/* ---- links ---- */

/* The address for an operand or modifier: its field, or else its entry in the notation. */
static struct str href_of(struct pages *pages, const struct page_family *family,
	const struct template *template, const struct template_node *node)
{
	struct arena *arena = pages->view->arena;
	const struct page_field *field = field_of_part(family, template, node->span.from);
	if (!field)
		field = page_field_named(family, node->text);
	if (field)
		return str_printf(arena, "#%.*s", STR_ARG(field->id));
	if (node->kind == NODE_WORD && isa_find_operand(pages->view->isa, node->text))
		return str_printf(
			arena, "notation.html#%.*s", STR_ARG(page_id(pages, "operand", node->text)));
	return (struct str){ 0 };
}

static void find_links(struct pages *pages, const struct page_family *family,
	const struct template *template, struct template_node *const *nodes, size_t count,
	struct links *links)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		struct str href = { 0 };
		if (node->kind == NODE_WORD || node->kind == NODE_DOT_WORD || node->kind == NODE_GROUP)
			href = href_of(pages, family, template, node);
		if (href.length) {
			struct link link = { node->span.from, node->span.to, href,
				sign_text(pages->view->arena, family, template, node) };
			VEC_PUSH(pages->view->arena, &links->list, link);
		} else {
			find_links(pages, family, template, node->children.items, node->children.count, links);
		}
	}
}

/* The text of the template as HTML with links. */
static struct str linked(
	struct pages *pages, const struct page_family *family, const struct template *template)
{
	struct buffer html = buffer_new(pages->view->arena);
	struct links links = { 0 };
	struct span rest = template->span;
	if (template->nodes)
		find_links(pages, family, template, template->nodes->list.items,
			template->nodes->list.count, &links);
	VEC_EACH (struct link, it, &links.list) {
		if (it->from < rest.from || it->to > rest.to)
			continue;
		struct span before = { rest.source, rest.from, it->from };
		struct span inside = { rest.source, it->from, it->to };
		page_escape(&html, span_text(before));
		buffer_printf(&html, "<a href=\"%.*s\">", STR_ARG(it->href));
		page_escape(&html, it->text.length ? it->text : span_text(inside));
		buffer_add(&html, STR("</a>"));
		rest.from = it->to;
	}
	page_escape(&html, span_text(rest));
	return buffer_str(&html);
}

/* ---- operands with names that differ from their fields ---- */

/* Does an earlier row have a field of the same name and type? */
static bool is_named_before(const struct page_family *family, const struct page_field *field)
{
	for (const struct page_field *it = family->fields.items; it < field; it++)
		if (it->field->type == field->field->type && str_equal(it->field->name, field->field->name))
			return true;
	return false;
}

static void operand(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct operand_def *operand)
{
	struct view *view = pages->view;
	xmlNodePtr node = NULL;
	VEC_EACH (struct str, stands, &operand->stands)
		VEC_EACH (struct page_field, it, &family->fields) {
			if (!str_equal(it->field->name, *stands) || is_named_before(family, it))
				continue;
			if (!node) {
				node = view_add(view, parent, "operand");
				view_set(view, node, "name", operand->name);
				view_set(view, node, "id", page_id(pages, "operand", operand->name));
			}
			xmlNodePtr field = view_add(view, node, "stands");
			view_set(view, field, "name", it->field->name);
			view_set(view, field, "id", it->id);
			view_set(view, field, "type", it->field->type->name);
		}
}

struct names {
	VEC(struct str) list;
};

static void find_words(
	struct arena *arena, struct template_node *const *nodes, size_t count, struct names *names)
{
	for (size_t i = 0; i < count; i++) {
		bool known = nodes[i]->kind != NODE_WORD;
		VEC_EACH (struct str, it, &names->list)
			known = known || str_equal(*it, nodes[i]->text);
		if (!known)
			VEC_PUSH(arena, &names->list, nodes[i]->text);
		find_words(arena, nodes[i]->children.items, nodes[i]->children.count, names);
	}
}

static void operands(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	struct names names = { 0 };
	VEC_EACH (struct template *, it, &family->optype->templates)
		if ((*it)->nodes)
			find_words(
				pages->view->arena, (*it)->nodes->list.items, (*it)->nodes->list.count, &names);
	VEC_EACH (struct str, it, &names.list) {
		const struct operand_def *found = isa_find_operand(pages->view->isa, *it);
		if (found && !page_field_named(family, *it))
			operand(pages, parent, family, found);
	}
}

/* ---- modifiers ---- */

static void modifier_list(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct modifier_list *list)
{
	struct view *view = pages->view;
	xmlNodePtr node = view_add(view, parent, "modifier");
	const struct page_field *field = page_field_named(family, list->name);
	const struct type *type = field ? field->field->type : NULL;
	view_set(view, node, "name", list->name);
	view_set_flag(view, node, "dotted", list->dotted);
	if (field)
		view_set(view, node, "field", field->id);
	VEC_EACH (struct modifier_value, it, &list->values) {
		xmlNodePtr value = view_add(view, node, "value");
		view_set(view, value, "name", it->name);
		view_set_flag(view, value, "default", it->starred);
		if (type && isa_find_type(view->isa, type->name) && type_find_name(type, it->name))
			view_set(view, value, "href",
				str_printf(view->arena, "%.*s#%.*s", STR_ARG(page_url(pages, "type", type->name)),
					STR_ARG(page_id(pages, "value", it->name))));
	}
}

/* The only opcode of the family with this template; NULL if there are several, or if the family has
 * no other opcode. */
static const struct opcode *only_form_of(
	const struct page_family *family, const struct template *template)
{
	bool only = family->opcodes.count > 1 && template->users.count == 1;
	return only ? template->users.items[0] : NULL;
}

static void template(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct template *template)
{
	struct view *view = pages->view;
	const struct opcode *form = only_form_of(family, template);
	xmlNodePtr node = view_add(view, parent, "template");
	view_set(view, node, "html", linked(pages, family, template));
	page_comment(pages, node, &template->comment);
	if (!form)
		return;
	view_set(view, node, "form", page_id(pages, "opcode", form->definition->name));
	view_set(view, node, "form-name", form->definition->name);
}

static void templates_of(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct definition *definition)
{
	VEC_EACH (struct template *, it, &definition->templates)
		template(pages, parent, family, *it);
	VEC_EACH (struct modifier_list, it, &definition->modifier_lists)
		modifier_list(pages, parent, family, it);
}

/* ---- mnemonics that are values of a field ---- */

bool page_is_choice(const struct template *template)
{
	VEC_EACH (struct str, it, &template->mnemonics)
		if (str_equal(*it, template->mnemonic))
			return false;
	return template->mnemonics.count > 0;
}

static bool has_mnemonic(
	struct template *const *first, struct template *const *end, struct str word)
{
	for (; first < end; first++)
		VEC_EACH (struct str, it, &(*first)->mnemonics)
			if (page_is_choice(*first) && str_equal(*it, word))
				return true;
	return false;
}

/* The comment of the value, or nothing. */
static void value_comment(struct pages *pages, xmlNodePtr node, const struct page_family *family,
	const struct template *template, struct str word)
{
	const struct page_field *field =
		field_of_part(family, template, template->nodes->list.items[0]->span.from);
	const struct enumerator *value = field ? type_find_name(field->field->type, word) : NULL;
	if (value)
		page_comment(pages, node, value->comment);
}

/* <mnemonic> for each, with the template in which it stands for the field. */
static void mnemonics(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	struct view *view = pages->view;
	const struct definition *optype = family->optype;
	struct template *const *first = optype->templates.items;
	for (size_t i = 0; i < optype->templates.count; i++) {
		const struct template *template = first[i];
		if (!page_is_choice(template) || !template->nodes || !template->nodes->list.count)
			continue;
		size_t length = template->nodes->list.items[0]->text.length;
		struct str rest = str_slice(template->text, length, template->text.length);
		VEC_EACH (struct str, it, &template->mnemonics) {
			if (has_mnemonic(first, first + i, *it))
				continue;
			xmlNodePtr node = view_add(view, parent, "mnemonic");
			view_set(view, node, "name", *it);
			view_set(view, node, "id", page_id(pages, "mnemonic", *it));
			view_set(view, node, "rest", rest);
			value_comment(pages, node, family, template, *it);
		}
	}
}

void page_syntax(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	templates_of(pages, parent, family, family->optype);
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		templates_of(pages, parent, family, (*it)->definition);
	mnemonics(pages, parent, family);
	operands(pages, parent, family);
}
