/* SPDX-License-Identifier: MIT */
/* Checks the headers in __Semantics against the templates: mnemonic, modifiers, operands, a block
 * for each template and a template for each block. */
#include <stdarg.h>

#include "rules/internal.h"

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

static struct str head_of_block(struct sem_run *run, const struct sem_block *block)
{
	struct buffer text = buffer_new(run->arena);
	buffer_add(&text, block->name);
	VEC_EACH (struct sem_suffix, it, &block->suffixes)
		buffer_printf(&text, ".%.*s", STR_ARG(it->name));
	return buffer_str(&text);
}

static struct str head_of_template(struct sem_run *run, const struct sem_shape *shape)
{
	struct buffer text = buffer_new(run->arena);
	buffer_add(&text, shape->mnemonic);
	VEC_EACH (struct sem_shown, it, &shape->suffixes)
		buffer_printf(&text, ".%.*s", STR_ARG(it->word));
	return buffer_str(&text);
}

static struct str operands_of_block(struct sem_run *run, const struct sem_block *block)
{
	struct buffer text = buffer_new(run->arena);
	VEC_EACH (struct sem_operand, it, &block->operands)
		buffer_printf(&text, "%s%.*s", text.length ? "," : "", STR_ARG(it->text));
	return buffer_str(&text);
}

static struct str operands_of_template(struct sem_run *run, const struct sem_shape *shape)
{
	struct buffer text = buffer_new(run->arena);
	VEC_EACH (struct str, it, &shape->operands)
		buffer_printf(&text, "%s%.*s", text.length ? "," : "", STR_ARG(*it));
	return buffer_str(&text);
}

static void report_difference(struct sem_run *run, const struct sem_family *family,
	const struct sem_block *block, const struct sem_match *match)
{
	struct sem_shape shape = sem_template_shape(run, match->template);
	struct str head = head_of_block(run, block), other = head_of_template(run, &shape);
	const char *how = "the block header begins with '%.*s', but the template with '%.*s'";
	switch (match->difference) {
	case SEM_SAME: return;
	case SEM_OTHER_TEXT:
		head = block->head;
		other = shape.text;
		break;
	case SEM_OTHER_MNEMONIC:
	case SEM_OTHER_MODIFIERS: break;
	case SEM_OTHER_OPERANDS:
		how = "the block has operands '%.*s', but the template has '%.*s'";
		head = operands_of_block(run, block);
		other = operands_of_template(run, &shape);
		break;
	}
	bool quoted = str_find(block->head, 0, STR("'")) < block->head.length;
	struct report *report =
		quoted ? family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
					 "text that the template quotes is written without quotes in a block header")
			   : family_report(run, family, CHECK_SEMANTICS_HEADER, block->span, how, STR_ARG(head),
					 STR_ARG(other));
	if (report)
		diag_note(run->diag, report, match->template->span, "the template is here");
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

static void check_blocks(
	struct sem_run *run, const struct sem_family *family, const struct sem_match *matches)
{
	for (size_t i = 0; i < family->blocks.list.count; i++) {
		const struct sem_block *block = family->blocks.list.items[i];
		if (block->kind != SEM_INSTRUCTION)
			continue;
		if (matches[i].template)
			report_difference(run, family, block, &matches[i]);
		else
			family_report(run, family, CHECK_SEMANTICS_HEADER, block->span,
				"no template of '%.*s' belongs to this block", STR_ARG(family->owner->name));
	}
}

void sem_check_headers(
	struct sem_run *run, const struct sem_family *family, const struct sem_matches *matches)
{
	VEC_EACH (const struct template *, it, &family->templates)
		if ((*it)->broken)
			return;
	struct span code = first_line(family);
	if (!family->templates.count || !code.source)
		return;
	if (!family->blocks.list.count) {
		struct sem_shape shape = sem_template_shape(run, family->templates.items[0]);
		family_report(run, family, CHECK_SEMANTICS_SYNTAX, code,
			"no block begins here, so this section is not read; expected a header: '%.*s:'",
			STR_ARG(shape.text));
		return;
	}
	check_blocks(run, family, matches->blocks);
	for (size_t i = 0; i < family->templates.count; i++)
		if (!matches->taken[i])
			family_report(run, family, CHECK_SEMANTICS_BLOCK, family->templates.items[i]->span,
				"no block of __Semantics describes this template");
}
