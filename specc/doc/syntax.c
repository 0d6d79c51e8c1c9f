/* SPDX-License-Identifier: MIT */
/* Pages: the templates of a family as they assemble, with a link from each part to the field that
 * it writes; the operands that stand for several fields; the values of its modifiers. */
#include "doc/doc.h"
#include "isa/syntax.h"
#include "template/escape.h"

/* ---- links ---- */

/* The address for an operand or modifier: its field, or else its entry in the notation. */
static struct str href_of(
	struct pages *pages, const struct page_family *family, const struct syntax_part *part)
{
	struct arena *arena = pages->view->arena;
	bool word = part_is_word(part);
	const struct page_field *field = part->field ? page_field_find(family, part->field) : NULL;
	if (!field && (word || part->kind == PART_MODIFIER))
		field = page_field_named(family, part->text);
	if (field)
		return str_printf(arena, "#%.*s", STR_ARG(field->id));
	if (part->operand)
		return str_printf(
			arena, "notation.html#%.*s", STR_ARG(page_id(pages, "operand", part->text)));
	return (struct str){ 0 };
}

/* The piece with which the part of this piece ends. */
static const struct syntax_piece *last_piece(
	const struct syntax_pieces *pieces, const struct syntax_piece *piece)
{
	const struct syntax_piece *last = piece;
	VEC_EACH (struct syntax_piece, it, &pieces->list)
		if (it->part == piece->part)
			last = it;
	return last;
}

/* The template as HTML with links. An optional part that is a link has none inside. */
static struct str link_template(
	struct pages *pages, const struct page_family *family, const struct template *template)
{
	struct arena *arena = pages->view->arena;
	struct buffer html = buffer_new(arena);
	struct syntax_pieces pieces = syntax_pieces(arena, template->syntax);
	const struct syntax_piece *close = NULL; /* the last piece of the link */
	VEC_EACH (struct syntax_piece, it, &pieces.list) {
		struct str href = close ? (struct str){ 0 } : href_of(pages, family, it->part);
		if (href.length) {
			buffer_printf(&html, "<a href=\"%.*s\">", STR_ARG(href));
			close = last_piece(&pieces, it);
		}
		if (it->bracket)
			buffer_printf(&html, "<i class=\"o\">%.*s</i>", STR_ARG(it->text));
		else
			escape_html(&html, it->text);
		if (it != close)
			continue;
		buffer_add(&html, STR("</a>"));
		close = NULL;
	}
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

static void show_syntax_operand(struct pages *pages, xmlNodePtr parent,
	const struct page_family *family, const struct operand_def *operand)
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
	VEC(const struct operand_def *) list;
};

static void add_syntax_operands(
	struct arena *arena, const struct syntax *syntax, struct names *names)
{
	VEC_EACH (const struct syntax_part, part, &syntax->parts) {
		bool known = !part->operand;
		VEC_EACH (const struct operand_def *, it, &names->list)
			known = known || *it == part->operand;
		if (!known)
			VEC_PUSH(arena, &names->list, part->operand);
	}
}

static void show_syntax_operands(
	struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	struct names names = { 0 };
	VEC_EACH (struct template *, it, &family->optype->templates)
		add_syntax_operands(pages->view->arena, (*it)->syntax, &names);
	VEC_EACH (const struct operand_def *, it, &names.list)
		if (!page_field_named(family, (*it)->name))
			show_syntax_operand(pages, parent, family, *it);
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
static const struct opcode *only_opcode_of(
	const struct page_family *family, const struct template *template)
{
	bool only = family->opcodes.count > 1 && template->users.count == 1;
	return only ? template->users.items[0] : NULL;
}

static void template(struct pages *pages, xmlNodePtr parent, const struct page_family *family,
	const struct template *template)
{
	struct view *view = pages->view;
	const struct opcode *only = only_opcode_of(family, template);
	xmlNodePtr node = view_add(view, parent, "template");
	view_set(view, node, "html", link_template(pages, family, template));
	page_comment(pages, node, &template->comment);
	if (!only)
		return;
	view_set(view, node, "opcode", page_id(pages, "opcode", only->definition->name));
	view_set(view, node, "opcode-name", only->definition->name);
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

static bool has_earlier_mnemonic(
	struct template *const *first, struct template *const *end, struct str word)
{
	for (; first < end; first++)
		VEC_EACH (struct str, it, &(*first)->mnemonics)
			if (page_is_choice(*first) && str_equal(*it, word))
				return true;
	return false;
}

/* The comment of the value, or nothing. */
static void value_comment(
	struct pages *pages, xmlNodePtr node, const struct template *template, struct str word)
{
	const struct field *field = template->syntax->parts.items[0].field;
	const struct enumerator *value = field ? type_find_name(field->type, word) : NULL;
	if (value)
		page_comment(pages, node, value->comment);
}

/* <mnemonic> for each, with the template in which it stands for the field. */
static void show_mnemonics(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	struct view *view = pages->view;
	const struct definition *optype = family->optype;
	struct template *const *first = optype->templates.items;
	for (size_t i = 0; i < optype->templates.count; i++) {
		const struct template *template = first[i];
		if (!page_is_choice(template) || !template->syntax->parts.count)
			continue;
		struct str plain = template_plain(view->arena, template);
		size_t length = template->syntax->parts.items[0].text.length;
		struct str rest = str_slice(plain, length, plain.length);
		VEC_EACH (struct str, it, &template->mnemonics) {
			if (has_earlier_mnemonic(first, first + i, *it))
				continue;
			xmlNodePtr node = view_add(view, parent, "mnemonic");
			view_set(view, node, "name", *it);
			view_set(view, node, "id", page_id(pages, "mnemonic", *it));
			view_set(view, node, "rest", rest);
			value_comment(pages, node, template, *it);
		}
	}
}

void page_syntax(struct pages *pages, xmlNodePtr parent, const struct page_family *family)
{
	templates_of(pages, parent, family, family->optype);
	VEC_EACH (const struct opcode *, it, &family->opcodes)
		templates_of(pages, parent, family, (*it)->definition);
	show_mnemonics(pages, parent, family);
	show_syntax_operands(pages, parent, family);
}
