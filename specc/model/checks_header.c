/* Checks of the headers in __Semantics against the templates: mnemonic, modifiers, operands, a
 * block for each template and a template for each block. */
#include "model/checks_internal.h"

#include "model/checks_code.h"
#include "model/template_header.h"

/* A template with everything optional written and all prefixes left out. */
struct signature {
	struct names head;   /* mnemonic, then the dotted words, without dots */
	struct str operands; /* without blanks; the whole text where is_expression */
	struct str text;     /* the normal text of all of it */
	bool is_expression;
	const struct template *template;
	bool matched;
};
struct signatures {
	VEC(struct signature) list;
};

static bool is_annotation(const struct isa *isa, const struct template_node *node)
{
	return !isa_find_operand(isa, node->text) || template_is_annotation(isa, node);
}

static void add_operands(
	struct buffer *text, const struct isa *isa, struct template_node *const *nodes, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		if (node_is_mark(node) || node->kind == NODE_BLANK)
			continue;
		if (node->kind == NODE_WORD && node->text.text[0] == '$' && is_annotation(isa, node))
			return; /* annotations end the operands */
		if (node->kind == NODE_GROUP)
			add_operands(text, isa, node->children.items, node->children.count);
		else if (node->kind == NODE_DOT_WORD)
			buffer_printf(text, ".%.*s", STR_ARG(node->text));
		else
			buffer_add(text, node->text);
	}
}

/* Head words may repeat (IDP.4A.S8.S8): a plain list, not a set. */
static void push_word(struct check_run *run, struct names *head, struct str word)
{
	VEC_PUSH(run->arena, &head->list, word);
}

static struct signature template_signature(struct check_run *run, const struct template *template)
{
	struct signature signature = { .template = template };
	signature.text = template_header_text(run->arena, run->isa, template);
	if (template_is_expression(run->isa, template)) {
		signature.is_expression = true;
		signature.operands = signature.text;
		return signature;
	}
	const struct template_nodes *nodes = template->nodes;
	struct buffer text = buffer_new(run->arena);
	size_t at = 0;
	for (; at < nodes->list.count && nodes->list.items[at]->kind != NODE_BLANK; at++) {
		const struct template_node *node = nodes->list.items[at];
		if (node->kind == NODE_GROUP && node->children.count == 1)
			node = node->children.items[0];
		if (node->kind == NODE_WORD || node->kind == NODE_DOT_WORD)
			push_word(run, &signature.head, node->text);
	}
	if (at < nodes->list.count)
		add_operands(&text, run->isa, nodes->list.items + at, nodes->list.count - at);
	signature.operands = buffer_str(&text);
	return signature;
}

static struct signature header_signature(struct check_run *run, const struct code_block *block)
{
	struct str text = span_text(block->header);
	struct signature signature = { .text = header_text_normal(run->arena, text) };
	struct buffer operands = buffer_new(run->arena);
	size_t at = 0;
	while (at < text.length && text.text[at] != ' ') {
		size_t end = at;
		while (end < text.length && word_char(text.text[end]))
			end++;
		if (end > at)
			push_word(run, &signature.head, str_slice(text, at, end));
		at = end > at ? end : at + 1;
	}
	for (; at < text.length; at++)
		if (text.text[at] != ' ' && text.text[at] != ':')
			buffer_add_char(&operands, text.text[at]);
	signature.operands = buffer_str(&operands);
	return signature;
}

/* A literal of a template may stand in the header as itself or as the name of its field. */
static bool same_word(const struct family *family, struct str header, struct str template)
{
	if (str_equal(header, template))
		return true;
	const struct field *field = family_field(family, header);
	return field && !family_field(family, template) && type_find_name(field->type, template);
}

/* An expression is equal as a whole. */
static bool same_text(const struct signature *header, const struct signature *template)
{
	return header->text.length && str_equal(header->text, template->text);
}

static bool same_modifiers(
	const struct family *family, const struct signature *header, const struct signature *template)
{
	if (header->head.list.count != template->head.list.count)
		return false;
	for (size_t i = 1; i < header->head.list.count; i++)
		if (!same_word(family, header->head.list.items[i], template->head.list.items[i]))
			return false;
	return true;
}

static bool same_mnemonic(const struct signature *a, const struct signature *b)
{
	return a->head.list.count && b->head.list.count &&
		   str_equal(a->head.list.items[0], b->head.list.items[0]);
}

/* Commas aside: missing-comma and stray-punctuation look at them. */
static bool same_operands(struct str a, struct str b)
{
	size_t i = 0, k = 0;
	for (;;) {
		while (i < a.length && a.text[i] == ',')
			i++;
		while (k < b.length && b.text[k] == ',')
			k++;
		if (i == a.length || k == b.length)
			return i == a.length && k == b.length;
		if (a.text[i++] != b.text[k++])
			return false;
	}
}

static unsigned differences(
	const struct family *family, const struct signature *header, const struct signature *template)
{
	if (same_text(header, template))
		return 0;
	if (template->is_expression)
		return 3;
	return (unsigned)!same_mnemonic(header, template) +
		   (unsigned)!same_modifiers(family, header, template) +
		   (unsigned)!same_operands(header->operands, template->operands);
}

static struct str head_text(struct check_run *run, const struct signature *signature)
{
	struct buffer text = buffer_new(run->arena);
	for (size_t i = 0; i < signature->head.list.count; i++)
		buffer_printf(&text, "%s%.*s", i ? "." : "", STR_ARG(signature->head.list.items[i]));
	return buffer_str(&text);
}

static void report_difference(struct check_run *run, const struct family *family,
	const struct code_block *block, const struct signature *header,
	const struct signature *template)
{
	struct report *report;
	if (template->is_expression)
		report = check_report(run, family->optype, CHECK_SEMANTICS_HEADER, block->header,
			"the block is headed '%.*s', the template '%.*s'", STR_ARG(span_text(block->header)),
			STR_ARG(template->text));
	else if (!same_mnemonic(header, template))
		report = check_report(run, family->optype, CHECK_SEMANTICS_HEADER, block->header,
			"the block is headed '%.*s', the template '%.*s'", STR_ARG(head_text(run, header)),
			STR_ARG(head_text(run, template)));
	else if (!same_modifiers(family, header, template))
		report = check_report(run, family->optype, CHECK_SEMANTICS_HEADER, block->header,
			"modifiers '%.*s' of the block are '%.*s' in the template",
			STR_ARG(head_text(run, header)), STR_ARG(head_text(run, template)));
	else
		report = check_report(run, family->optype, CHECK_SEMANTICS_HEADER, block->header,
			"operands '%.*s' of the block are '%.*s' in the template", STR_ARG(header->operands),
			STR_ARG(template->operands));
	check_note(run, report, template->template->span, "the template is here");
}

/* The template that a header means: equal, else the nearest that no header equals. */
static struct signature *nearest(const struct family *family, const struct signature *header,
	struct signatures *templates, unsigned limit)
{
	struct signature *best = NULL;
	unsigned least = limit;
	VEC_EACH (struct signature, it, &templates->list) {
		unsigned distance = differences(family, header, it);
		if (it->matched || distance >= least)
			continue;
		least = distance;
		best = it;
	}
	return best;
}

static void family_headers(
	struct check_run *run, const struct family *family, struct code_blocks *blocks)
{
	struct signatures templates = { 0 }, headers = { 0 };
	VEC_EACH (struct template *, it, &family->optype->templates) {
		if ((*it)->broken)
			return;
		VEC_PUSH(run->arena, &templates.list, template_signature(run, *it));
	}
	VEC_EACH (struct code_block, it, &blocks->list) {
		struct signature header = header_signature(run, it);
		struct signature *same = nearest(family, &header, &templates, 1);
		header.matched = same != NULL;
		if (same)
			same->matched = true;
		VEC_PUSH(run->arena, &headers.list, header);
	}
	for (size_t i = 0; i < headers.list.count; i++) {
		struct signature *header = &headers.list.items[i];
		struct code_block *block = &blocks->list.items[i];
		if (header->matched)
			continue;
		struct signature *near = nearest(family, header, &templates, 4);
		if (near) {
			near->matched = true;
			report_difference(run, family, block, header, near);
		} else
			check_report(run, family->optype, CHECK_SEMANTICS_HEADER, block->header,
				"no template of '%.*s' belongs to this block", STR_ARG(family->optype->name));
	}
	VEC_EACH (struct signature, it, &templates.list)
		if (!it->matched)
			check_report(run, family->optype, CHECK_SEMANTICS_BLOCK, it->template->span,
				"no block of __Semantics describes this template");
}

void check_headers(struct check_run *run)
{
	VEC_EACH (struct family, family, &run->families) {
		struct code_blocks blocks = code_blocks_of(run->arena, run->isa, family->optype);
		if (blocks.list.count && family->optype->templates.count)
			family_headers(run, family, &blocks);
	}
}
