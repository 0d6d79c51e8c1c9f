/* SPDX-License-Identifier: MIT */
/* Finds names of operations that a text has from elsewhere: the comment of another instruction, or
 * a dividend in the text of a multiplication. */
#include "lint/prose.h"

#define MAX_CHANGED 4 /* bytes in which a copied comment differs: one character */

/* Words for an operation, and for its operands; NULL ends each list. */
struct operation {
	const char *const names[4];
	const char *const parts[4];
};

static const struct operation all_operations[] = {
	{ { "comparison", "compared", "\xe6\xaf\x94\xe8\xbe\x83" }, { NULL } },
	{ { "addition", "added", "\xe5\x8a\xa0\xe6\xb3\x95" },
		{ "addend", "augend", "\xe5\x8a\xa0\xe6\x95\xb0" } },
	{ { "subtract", "\xe5\x87\x8f\xe6\xb3\x95" },
		{ "minuend", "subtrahend", "\xe5\x87\x8f\xe6\x95\xb0" } },
	{ { "multiplication", "multiplied", "\xe4\xb9\x98\xe6\xb3\x95" },
		{ "multiplicand", "\xe4\xb9\x98\xe6\x95\xb0" } },
	{ { "division", "divided", "\xe9\x99\xa4\xe6\xb3\x95" },
		{ "dividend", "divisor", "\xe9\x99\xa4\xe6\x95\xb0" } },
	{ { "shift", "\xe7\xa7\xbb\xe4\xbd\x8d" }, { NULL } },
};

enum { OPERATIONS = sizeof all_operations / sizeof *all_operations };

/* Bit i: the text names operation i; with parts, its operands. */
static unsigned operations_in(struct check_run *run, struct span span, bool parts)
{
	struct str text = str_lower(run->arena, span_text(span));
	unsigned set = 0;
	for (int i = 0; i < OPERATIONS; i++) {
		const struct operation *operation = &all_operations[i];
		if (str_has_one_of(text, parts ? operation->parts : operation->names))
			set |= 1u << i;
	}
	return set;
}

static const char *name_of(unsigned set)
{
	int i = 0;
	while (!(set >> i & 1))
		i++;
	return all_operations[i].names[0];
}

/* ---- comments ---- */

struct operation_comment {
	const struct family *family;
	unsigned named, said; /* operations of the comment, of the family's text */
	struct span span;
};

struct operation_comments {
	VEC(struct operation_comment) list;
};

/* The operations that the text of the family names. */
static unsigned said_operations(struct check_run *run, const struct family *family)
{
	unsigned said = 0;
	VEC_EACH (struct section, section, &family->optype->sections)
		VEC_EACH (struct ast_block, block, &section->ast->blocks)
			if (block->kind == AST_PROSE)
				said |= operations_in(run, block->span, false);
	return said;
}

static void gather_operation_comments(
	struct check_run *run, const struct family *family, struct operation_comments *comments)
{
	const struct section *code = definition_section(family->optype, "Semantics");
	if (!code || !code->ast)
		return;
	struct operation_comment comment = { .family = family };
	bool any = false;
	VEC_EACH (struct ast_block, block, &code->ast->blocks) {
		struct span rest = block->span, line;
		while (block->kind == AST_FENCE && span_line(&rest, &line)) {
			struct str text = span_text(line);
			size_t from = str_find(text, 0, STR("//"));
			if (from == text.length)
				continue;
			comment.span = span_trim(span_part(line, from, text.length));
			comment.named = operations_in(run, comment.span, false);
			if (!comment.named)
				continue;
			if (!any)
				comment.said = said_operations(run, family);
			any = true;
			VEC_PUSH(run->arena, &comments->list, comment);
		}
	}
}

/* Are they the same but for one character? */
static bool nearly_equal(struct str a, struct str b)
{
	size_t length = a.length > b.length ? a.length : b.length, head = 0, tail = 0;
	size_t shorter = a.length < b.length ? a.length : b.length;
	while (head < shorter && a.text[head] == b.text[head])
		head++;
	while (tail < shorter - head && a.text[a.length - 1 - tail] == b.text[b.length - 1 - tail])
		tail++;
	return length - head - tail <= MAX_CHANGED;
}

static void check_operation_comment(struct check_run *run,
	const struct operation_comments *comments, const struct operation_comment *comment)
{
	VEC_EACH (struct operation_comment, it, &comments->list) {
		unsigned foreign = comment->named & ~comment->said & it->named & it->said;
		if (!foreign || !nearly_equal(span_text(comment->span), span_text(it->span)))
			continue;
		const struct definition *d = comment->family->optype;
		struct report *report = check_report(run, d, CHECK_PROSE_OPERATION, comment->span,
			"the comment speaks of '%s', which the text of '%.*s' does not", name_of(foreign),
			STR_ARG(d->name));
		diag_note(run->diag, report, it->span, "it is a comment of '%.*s'",
			STR_ARG(it->family->optype->name));
		return;
	}
}

/* ---- prose ---- */

/* Operands of an operation that the text names nowhere, beside the name of another one. */
static void check_operation_parts(struct check_run *run, const struct prose *prose)
{
	VEC_EACH (struct span, line, &prose->lines) {
		unsigned parts = operations_in(run, *line, true);
		unsigned named = operations_in(run, *line, false);
		if (parts && named)
			parts &= ~said_operations(run, prose->family);
		if (parts && named)
			check_report(run, prose->d, CHECK_PROSE_OPERATION, span_trim(*line),
				"the line speaks of '%s' and of the operands of a '%s'", name_of(named),
				name_of(parts));
	}
}

void check_operations(struct check_run *run)
{
	struct operation_comments comments = { 0 };
	VEC_EACH (struct family, it, &run->families)
		gather_operation_comments(run, it, &comments);
	VEC_EACH (struct operation_comment, it, &comments.list)
		if (it->named & ~it->said)
			check_operation_comment(run, &comments, it);
	each_prose(run, check_operation_parts);
}
