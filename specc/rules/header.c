/* Checks the headers in __Semantics against the templates: mnemonic, modifiers, operands, a block
 * for each template and a template for each block. */
#include <stdarg.h>

#include "isa/template_header.h"
#include "rules/internal.h"
#include "lang/lex.h"

struct words {
	VEC(struct str) list;
};

/* A template with all optional parts and without prefixes. */
struct signature {
	struct words head;   /* mnemonic, then the dotted words, without dots */
	struct str operands; /* without blanks; the whole text if is_expression */
	struct str text;     /* the whole text, normalised */
	bool is_expression;
	const struct template *template;
	bool matched;
};
struct signatures {
	VEC(struct signature) list;
};

/* ---- reports ---- */

static struct report *family_report(struct sem_run *run, const struct sem_family *family,
	enum check check, struct span span, const char *format, ...)
	__attribute__((format(printf, 5, 6)));

static struct report *family_report(struct sem_run *run, const struct sem_family *family,
	enum check check, struct span span, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(run->arena, format, arguments);
	va_end(arguments);
	struct sem_scope scope = { .run = run, .family = family };
	return sem_report(&scope, check, span, "%s", text);
}

/* ---- signatures ---- */

/* Is it {-}, {|} or {!}: one punctuation mark alone, not a comma? */
static bool is_mark(const struct template_node *node)
{
	return node->kind == NODE_GROUP && node->children.count == 1 &&
		   node->children.items[0]->kind == NODE_PUNCT &&
		   node->children.items[0]->text.text[0] != ',';
}

static bool is_annotation(const struct isa *isa, const struct template_node *node)
{
	return !isa_find_operand(isa, node->text) || template_is_annotation(isa, node);
}

static void add_operands(
	struct buffer *text, const struct isa *isa, struct template_node *const *nodes, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		if (is_mark(node) || node->kind == NODE_BLANK)
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

static struct signature template_signature(struct sem_run *run, const struct template *template)
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
			VEC_PUSH(run->arena, &signature.head.list, node->text);
	}
	if (at < nodes->list.count)
		add_operands(&text, run->isa, nodes->list.items + at, nodes->list.count - at);
	signature.operands = buffer_str(&text);
	return signature;
}

static struct signature header_signature(struct sem_run *run, const struct sem_block *block)
{
	struct str text = span_text(block->span);
	struct signature signature = { .text = header_text_normal(run->arena, text) };
	struct buffer operands = buffer_new(run->arena);
	size_t at = 0;
	while (at < text.length && text.text[at] != ' ') {
		size_t end = at;
		while (end < text.length && char_is_word(text.text[end]))
			end++;
		if (end > at)
			VEC_PUSH(run->arena, &signature.head.list, str_slice(text, at, end));
		at = end > at ? end : at + 1;
	}
	for (; at < text.length; at++)
		if (text.text[at] != ' ' && text.text[at] != ':')
			buffer_add_char(&operands, text.text[at]);
	signature.operands = buffer_str(&operands);
	return signature;
}

/* Expressions are compared as a whole. */
static bool same_text(const struct signature *header, const struct signature *template)
{
	return header->text.length && str_equal(header->text, template->text);
}

static bool same_modifiers(const struct sem_family *family, const struct signature *header,
	const struct signature *template)
{
	if (header->head.list.count != template->head.list.count)
		return false;
	for (size_t i = 1; i < header->head.list.count; i++)
		if (!sem_same_suffix(family, header->head.list.items[i], template->head.list.items[i]))
			return false;
	return true;
}

static bool same_mnemonic(const struct signature *a, const struct signature *b)
{
	return a->head.list.count && b->head.list.count &&
		   str_equal(a->head.list.items[0], b->head.list.items[0]);
}

/* Ignores commas: missing-comma and stray-punctuation check them. */
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

static unsigned differences(const struct sem_family *family, const struct signature *header,
	const struct signature *template)
{
	if (same_text(header, template))
		return 0;
	if (template->is_expression)
		return 3;
	return (unsigned)!same_mnemonic(header, template) +
		   (unsigned)!same_modifiers(family, header, template) +
		   (unsigned)!same_operands(header->operands, template->operands);
}

static struct str head_text(struct sem_run *run, const struct signature *signature)
{
	struct buffer text = buffer_new(run->arena);
	for (size_t i = 0; i < signature->head.list.count; i++)
		buffer_printf(&text, "%s%.*s", i ? "." : "", STR_ARG(signature->head.list.items[i]));
	return buffer_str(&text);
}

static void report_difference(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct signature *header, const struct signature *template)
{
	struct report *report;
	if (template->is_expression)
		report = family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
			"the block header begins with '%.*s', but the template with '%.*s'",
			STR_ARG(span_text(block->span)), STR_ARG(template->text));
	else if (!same_mnemonic(header, template))
		report = family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
			"the block header begins with '%.*s', but the template with '%.*s'",
			STR_ARG(head_text(run, header)), STR_ARG(head_text(run, template)));
	else if (!same_modifiers(family, header, template))
		report = family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
			"the block has modifiers '%.*s', but the template has '%.*s'",
			STR_ARG(head_text(run, header)), STR_ARG(head_text(run, template)));
	else
		report = family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
			"the block has operands '%.*s', but the template has '%.*s'", STR_ARG(header->operands),
			STR_ARG(template->operands));
	if (report)
		diag_note(run->diag, report, template->template->span, "the template is here");
}

/* The template that is nearest to the header, not matched yet, and has fewer than `limit`
 * differences; or NULL. */
static struct signature *nearest(const struct sem_family *family, const struct signature *header,
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

/* Matches each block with the template that equals it, then the rest with the nearest template
 * left. */
static void match_headers(struct sem_run *run, const struct sem_family *family,
	struct signatures *templates, struct signatures *headers)
{
	const struct sem_blocks *blocks = &family->blocks;
	for (size_t i = 0; i < blocks->list.count; i++) {
		struct signature header = header_signature(run, blocks->list.items[i]);
		struct signature *same = blocks->list.items[i]->kind == SEM_INSTRUCTION
									 ? nearest(family, &header, templates, 1)
									 : NULL;
		header.matched = same != NULL;
		if (same)
			same->matched = true;
		VEC_PUSH(run->arena, &headers->list, header);
	}
	for (size_t i = 0; i < blocks->list.count; i++) {
		const struct signature *header = &headers->list.items[i];
		const struct sem_block *block = blocks->list.items[i];
		if (header->matched || block->kind != SEM_INSTRUCTION)
			continue;
		struct signature *near = nearest(family, header, templates, 4);
		if (near) {
			near->matched = true;
			report_difference(run, family, block, header, near);
		} else {
			family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
				"no template of '%.*s' belongs to this block", STR_ARG(family->owner->name));
		}
	}
}

/* The first line of pseudo-code in the section; source is NULL if it contains only prose. */
static struct span first_line(const struct sem_family *family)
{
	VEC_EACH (struct section, section, &family->owner->sections)
		if (str_equal_c(section->name, "Semantics"))
			VEC_EACH (struct ast_block, it, &section->ast->blocks) {
				struct span code = it->kind == AST_FENCE ? span_trim(it->span) : NO_SPAN;
				struct str text = code.source ? span_text(code) : STR("");
				size_t length = 0;
				while (length < text.length && text.text[length] != '\n')
					length++;
				if (length)
					return (struct span){ code.source, code.from, code.from + (uint32_t)length };
			}
	return NO_SPAN;
}

void sem_check_headers(struct sem_run *run, const struct sem_family *family)
{
	struct signatures templates = { 0 }, headers = { 0 };
	VEC_EACH (const struct template *, it, &family->templates) {
		if ((*it)->broken)
			return;
		VEC_PUSH(run->arena, &templates.list, template_signature(run, *it));
	}
	struct span code = first_line(family);
	if (!templates.list.count || !code.source)
		return;
	if (!family->blocks.list.count) {
		family_report(run, family, CHECK_SEMANTICS_SYNTAX, code,
			"no block begins here, so this section is not read; expected a header: '%.*s:'",
			STR_ARG(templates.list.items[0].text));
		return;
	}
	match_headers(run, family, &templates, &headers);
	VEC_EACH (struct signature, it, &templates.list)
		if (!it->matched)
			family_report(run, family, CHECK_SEMANTICS_BLOCK, it->template->span,
				"no block of __Semantics describes this template");
}
