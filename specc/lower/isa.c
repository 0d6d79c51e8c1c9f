/* SPDX-License-Identifier: MIT */
/* Lowers __DefISA. */
#include <string.h>

#include "lower/internal.h"

const struct template_nodes *lower_pattern_text(struct lowering *l, struct span span)
{
	struct template_nodes *nodes = ARENA_NEW(l->arena, struct template_nodes);
	return template_text_parse(l->arena, l->diag, span, nodes) ? nodes : NULL;
}

const struct template_nodes *lower_pattern(struct lowering *l, const struct ast_stmt *stmt)
{
	struct span span;
	return lower_arg_text(l, stmt, 0, &span) ? lower_pattern_text(l, span) : NULL;
}

struct str lower_expr_text(const struct ast_expr *expr)
{
	if (expr->kind == AST_STRING || expr->kind == AST_NAME)
		return expr->text;
	return span_text(expr->span);
}

struct attribute lower_attribute(const struct ast_stmt *stmt)
{
	struct attribute attribute = { .span = stmt->span };
	if (stmt->name)
		attribute.name = stmt->name->text;
	if (stmt->value)
		attribute.value = lower_expr_text(stmt->value);
	return attribute;
}

static bool legal_length(int64_t bits, unsigned unit)
{
	return bits >= 8 && bits <= WORD_BITS && bits % 8 == 0 && (!unit || bits % (int64_t)unit == 0);
}

static void add_isa_length(struct lowering *l, unsigned bits)
{
	struct isa *isa = l->isa;
	size_t at = 0;
	while (at < isa->lengths.count && isa->lengths.items[at] < bits)
		at++;
	if (at < isa->lengths.count && isa->lengths.items[at] == bits)
		return;
	VEC_PUSH(l->arena, &isa->lengths, bits);
	for (size_t i = isa->lengths.count - 1; i > at; i--)
		isa->lengths.items[i] = isa->lengths.items[i - 1];
	isa->lengths.items[at] = bits;
}

/* Length<bits>; or Length<bits, "pattern">; */
static void lower_length(struct lowering *l, const struct ast_stmt *stmt)
{
	int64_t bits;
	if (!lower_arg_number(l, stmt, 0, &bits))
		return;
	if (!legal_length(bits, l->isa->unit)) {
		diag_report(l->diag, CHECK_LENGTH, stmt->args.items[0]->span,
			"a length must be a multiple of the unit (%u bits), at most %d bits", l->isa->unit,
			WORD_BITS);
		return;
	}
	add_isa_length(l, (unsigned)bits);
	if (stmt->args.count < 2)
		return;
	struct length_rule rule = { .bits = (unsigned)bits, .span = stmt->span };
	struct span pattern;
	if (!lower_arg_text(l, stmt, 1, &pattern))
		return;
	if (l->isa->unit > 64) { /* the longest instructions have WORD_BITS */
		diag_report(l->diag, CHECK_LENGTH, pattern,
			"a pattern is for units of at most 64 bits, not %u; remove it", l->isa->unit);
		return;
	}
	if (!lower_bit_pattern(pattern, l->isa->unit, &rule.first_unit)) {
		diag_report(l->diag, CHECK_LENGTH, pattern,
			"expected %u characters, each 0, 1 or ?, highest bit first", l->isa->unit);
		return;
	}
	VEC_PUSH(l->arena, &l->isa->length_rules, rule);
}

static void lower_unit(struct lowering *l, const struct ast_stmt *stmt)
{
	int64_t bits;
	if (!lower_arg_number(l, stmt, 0, &bits))
		return;
	if (legal_length(bits, 0))
		l->isa->unit = (unsigned)bits;
	else
		diag_report(l->diag, CHECK_LENGTH, stmt->args.items[0]->span,
			"a unit must be 8 to %d bits, a multiple of 8", WORD_BITS);
}

bool lower_choose(struct lowering *l, const struct ast_stmt *stmt, const char *first,
	const char *second, bool *is_second)
{
	struct str name;
	if (!lower_arg_name(l, stmt, 0, &name))
		return false;
	*is_second = str_equal_c(name, second);
	if (*is_second || str_equal_c(name, first))
		return true;
	return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
		"expected '%s' or '%s'", first, second);
}

/* NaN<pattern>: exponent all ones, fraction not 0 */
static void lower_nan(struct lowering *l, const struct ast_stmt *stmt)
{
	int64_t bits;
	if (!lower_arg_number(l, stmt, 0, &bits))
		return;
	if (bits >= 0 && bits <= 0xFFFFFFFF && (bits & 0x7FFFFFFF) > 0x7F800000)
		l->isa->nan32 = (uint32_t)bits;
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected the 32 bits of a NaN, such as 0x7FC00000");
}

static void layout_statement(struct lowering *l, const struct ast_stmt *stmt)
{
	bool big;
	switch (stmt->kind) {
	case AST_STMT_LAYOUT_UNIT: lower_unit(l, stmt); break;
	case AST_STMT_LAYOUT_LENGTH: lower_length(l, stmt); break;
	case AST_STMT_LAYOUT_BYTE_ORDER:
		if (lower_choose(l, stmt, "little", "big", &big))
			l->isa->byte_order = big ? ORDER_BIG : ORDER_LITTLE;
		break;
	case AST_STMT_LAYOUT_NAN: lower_nan(l, stmt); break;
	default: lower_forgotten(stmt);
	}
}

/* A non-empty text without blanks and without characters that would be misread. */
static bool mark_text(
	struct lowering *l, const struct ast_stmt *stmt, struct span *text, const char *signs)
{
	if (!lower_arg_text(l, stmt, 0, text))
		return false;
	struct str mark = span_text(*text);
	char bad = '\0';
	for (size_t i = 0; i < mark.length && !bad; i++)
		if (mark.text[i] == ' ' || mark.text[i] == '\t' || strchr(signs, mark.text[i]))
			bad = mark.text[i];
	if (!mark.length)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"'%.*s' expects at least one character", STR_ARG(stmt->keyword));
	else if (bad)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"'%c' cannot be part of the text of '%.*s'", bad, STR_ARG(stmt->keyword));
	return mark.length && !bad;
}

static void assembly_statement(struct lowering *l, const struct ast_stmt *stmt)
{
	struct span text;
	bool second;
	switch (stmt->kind) {
	case AST_STMT_ASSEMBLY_COMMENT:
		if (mark_text(l, stmt, &text, ""))
			l->isa->comment = span_text(text);
		break;
	case AST_STMT_ASSEMBLY_TERMINATOR:
		if (lower_arg_text(l, stmt, 0, &text))
			l->isa->terminator = span_text(text);
		break;
	case AST_STMT_ASSEMBLY_NUMBER:
		if (lower_choose(l, stmt, "hex", "decimal", &second))
			l->isa->base = second ? BASE_DECIMAL : BASE_HEX;
		break;
	case AST_STMT_ASSEMBLY_HEX_PREFIX:
		if (mark_text(l, stmt, &text, "+-,.:;()[]{}'"))
			l->isa->hex_prefix = span_text(text);
		break;
	case AST_STMT_ASSEMBLY_CASE:
		if (lower_choose(l, stmt, "exact", "fold", &second))
			l->isa->fold_case = second;
		break;
	case AST_STMT_ASSEMBLY_KEYWORD:
		for (size_t i = 0; i < stmt->args.count; i++)
			VEC_PUSH(l->arena, &l->isa->keywords, stmt->args.items[i]->text);
		break;
	case AST_STMT_ASSEMBLY_PROSE: lower_arg_name(l, stmt, 0, &l->isa->prose_language); break;
	default: lower_forgotten(stmt);
	}
}

/* Is it a day of the calendar, written YYYY-MM-DD? */
static bool is_date(struct str text)
{
	static const unsigned char days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
	unsigned parts[3] = { 0 }, part = 0;
	for (size_t i = 0; i < text.length; i++) {
		bool dash = i == 4 || i == 7;
		if (dash ? text.text[i] != '-' : !char_is_digit(text.text[i]))
			return false;
		if (dash)
			part++;
		else
			parts[part] = parts[part] * 10 + (unsigned)(text.text[i] - '0');
	}
	unsigned year = parts[0], month = parts[1], day = parts[2];
	if (text.length != 10 || month < 1 || month > 12 || day < 1)
		return false;
	bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
	return day <= days[month - 1] + (month == 2 && leap ? 1u : 0u);
}

/* Version<"1.2"> or Version<"1.2", "2026-11-01"> */
static void lower_version(struct lowering *l, const struct ast_stmt *stmt)
{
	struct span name, date;
	if (!lower_arg_text(l, stmt, 0, &name) ||
		(stmt->args.count > 1 && !lower_arg_text(l, stmt, 1, &date)))
		return;
	struct str text = span_text(name);
	if (!text.length || text.length != str_trim(text).length) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected a version such as \"1.2\", without blanks around it");
	} else if (stmt->args.count > 1 && !is_date(span_text(date))) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[1]->span,
			"expected a date, year-month-day, such as \"2026-11-01\"; found '%.*s'",
			STR_ARG(span_text(date)));
	} else {
		l->isa->release = text;
		l->isa->date = stmt->args.count > 1 ? span_text(date) : (struct str){ 0 };
	}
}

/* A statement of __DefISA itself. own: its definition, to which files add sections. */
static void isa_statement(struct lowering *l, const struct ast_stmt *stmt, struct ast_def *own)
{
	switch (stmt->kind) {
	case AST_STMT_BODY_ISA_VERSION: lower_version(l, stmt); break;
	case AST_STMT_BODY_ISA_ERRATA:
	case AST_STMT_BODY_ISA_TESTING: lower_prose_file(l, stmt, own); break;
	default: lower_forgotten(stmt);
	}
}

/* A copy of the definition to whose list sections can be added. */
static struct ast_def *with_own_sections(struct lowering *l, const struct ast_def *def)
{
	struct ast_def *own = ARENA_NEW(l->arena, struct ast_def);
	*own = *def;
	memset(&own->sections, 0, sizeof own->sections);
	VEC_EACH (struct ast_section *, it, &def->sections)
		VEC_PUSH(l->arena, &own->sections, *it);
	return own;
}

void lower_isa_def(struct lowering *l, const struct ast_def *def)
{
	struct isa *isa = l->isa;
	if (isa->ast) {
		diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, def->name_span, isa->ast->name_span,
			"the first one is here", "a second __DefISA; a specification has one");
		return;
	}
	size_t errors = l->diag->errors;
	struct ast_def *own = with_own_sections(l, def);
	isa->ast = own;
	isa->name = def->name;
	isa->span = def->name_span;
	VEC_EACH (struct ast_stmt *, it, &def->attributes) {
		struct attribute attribute = lower_attribute(*it);
		if (str_equal_c(attribute.name, "title"))
			isa->title = attribute.value;
		VEC_PUSH(l->arena, &isa->attributes, attribute);
	}
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		isa_statement(l, *it, own);
	VEC_EACH (struct ast_section *, section, &def->sections)
		VEC_EACH (struct ast_stmt *, it, &(*section)->statements)
			if (place_of_statement((*it)->kind) == PLACE_LAYOUT)
				layout_statement(l, *it);
			else
				assembly_statement(l, *it);
	if (isa->unit && isa->lengths.count)
		return;
	if (l->diag->errors == errors && !def->lost)
		diag_report(l->diag, CHECK_LENGTH, def->name_span,
			"__DefISA needs Unit<bits>; and at least one Length<bits>; in __Layout");
	if (!isa->unit)
		isa->unit = 8;
	if (!isa->lengths.count)
		add_isa_length(l, WORD_BITS);
}
