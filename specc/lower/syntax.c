/* SPDX-License-Identifier: MIT */
/* Lowers __Syntax: templates and modifier lists. */
#include "lower/internal.h"

struct span lower_cut_comment(struct span line, struct str mark, struct str *comment)
{
	struct str text = span_text(line);
	size_t at = str_find(text, 0, mark);
	*comment = str_slice(text, at + mark.length, text.length);
	return span_trim(span_part(line, 0, at));
}

void lower_add_comment(struct lowering *l, struct comment *above, struct str text, struct span line)
{
	struct comment own = { 0 };
	comment_add(l->arena, &own, text, (struct str){ 0 });
	if (!own.languages.count)
		return;
	if (above)
		comment_add(l->arena, above, text, (struct str){ 0 });
	else
		diag_report(l->diag, CHECK_COMMENT_LANGUAGE, span_trim(line),
			"expected the text that this comment belongs to on the line above");
}

/* .name = {.A*, .B}; without the full stop, which is an error, `name =` alone begins a template. */
static bool is_modifier_list(struct str line)
{
	size_t dot = line.length && line.text[0] == '.', to = str_word_end(line, dot);
	struct str rest = str_trim(str_slice(line, to, line.length));
	if (to == dot || !str_starts_with(rest, STR("=")))
		return false;
	return dot || str_starts_with(str_trim(str_slice(rest, 1, rest.length)), STR("{"));
}

struct list_scanner {
	struct lowering *l;
	struct span line;
	uint32_t at;
};

static char peek_list(struct list_scanner *s)
{
	const char *text = s->line.source->text.text;
	while (s->at < s->line.to && (text[s->at] == ' ' || text[s->at] == '\t'))
		s->at++;
	return s->at < s->line.to ? text[s->at] : '\0';
}

static bool take_list_char(struct list_scanner *s, char c)
{
	if (peek_list(s) != c)
		return false;
	s->at++;
	return true;
}

static bool list_error(struct list_scanner *s, const char *expected)
{
	uint32_t to = s->at < s->line.to ? s->at + 1 : s->at;
	return diag_fail(s->l->diag, CHECK_MODIFIER_LIST, (struct span){ s->line.source, s->at, to },
		"expected %s in a modifier list '.name = {.A*, .B}'", expected);
}

static struct span take_list_word(struct list_scanner *s)
{
	peek_list(s);
	uint32_t from = s->at;
	while (s->at < s->line.to && char_is_word(s->line.source->text.text[s->at]))
		s->at++;
	return (struct span){ s->line.source, from, s->at };
}

/* value = "." word [ "*" ] */
static bool list_value(struct list_scanner *s, struct modifier_list *list)
{
	if (!take_list_char(s, '.'))
		return list_error(s, "'.'");
	struct modifier_value value = { .span = take_list_word(s) };
	value.name = span_text(value.span);
	if (!value.name.length)
		return list_error(s, "a value");
	value.starred = take_list_char(s, '*');
	VEC_PUSH(s->l->arena, &list->values, value);
	return true;
}

/* list = [ "." ] name "=" "{" value { "," value } "}" */
static bool scan_list(struct list_scanner *s, struct modifier_list *list)
{
	list->dotted = take_list_char(s, '.');
	list->name_span = take_list_word(s);
	list->name = span_text(list->name_span);
	take_list_char(s, '='); /* is_modifier_list has seen it */
	if (!take_list_char(s, '{'))
		return list_error(s, "'{'");
	do {
		if (!list_value(s, list))
			return false;
	} while (take_list_char(s, ','));
	if (!take_list_char(s, '}'))
		return list_error(s, "',' or '}'");
	if (peek_list(s))
		diag_report(s->l->diag, CHECK_STRAY_PUNCTUATION,
			(struct span){ s->line.source, s->at, s->line.to },
			"nothing may follow the '}' of a modifier list");
	return true;
}

static void lower_list_line(struct lowering *l, struct definition *d, struct span line)
{
	struct modifier_list list = { .span = line };
	struct list_scanner scanner = { l, line, line.from };
	if (!scan_list(&scanner, &list))
		return;
	if (!list.dotted)
		diag_report(l->diag, CHECK_MODIFIER_DOT, list.name_span,
			"modifier list '%.*s' has no dot: expected '.%.*s = {...}'", STR_ARG(list.name),
			STR_ARG(list.name));
	VEC_EACH (struct modifier_list, it, &d->modifier_lists)
		if (str_equal(it->name, list.name)) {
			diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, list.name_span, it->name_span,
				"the first one is here", "a second list for modifier '%.*s'", STR_ARG(list.name));
			return;
		}
	VEC_PUSH(l->arena, &d->modifier_lists, list);
}

/* Reports each $word without a __DefOperand once; poisoned ones have been reported. False: the
 * template cannot be used. */
static bool check_template_words(
	struct lowering *l, struct template_node *const *nodes, size_t count, bool frame)
{
	bool sound = true;
	for (size_t i = 0; i < count; i++) {
		const struct template_node *node = nodes[i];
		if (!check_template_words(l, node->children.items, node->children.count, frame))
			sound = false;
		if (node->kind != NODE_WORD || (frame && str_equal_c(node->text, "$insn")) ||
			isa_is_keyword(l->isa, node->text))
			continue;
		const struct operand_def *operand = str_map_get(&l->operands, node->text);
		if (!operand && node->text.text[0] == '$')
			lower_unknown(l, CHECK_UNDEFINED_NAME, node->span, "operand", node->text, &l->operands);
		if (operand ? operand->poisoned : node->text.text[0] == '$')
			sound = false;
	}
	return sound;
}

static void missing_semicolon(struct lowering *l, struct span end)
{
	struct report *report = diag_report(
		l->diag, CHECK_MISSING_SEMICOLON, end, "expected ';' at the end of an assembly template");
	diag_fix(l->diag, report, end, STR(" ;"));
}

/* The word that a template begins with, after optional parts, and the quoted text that goes on with
 * it: cmp'/pz'. */
static struct str template_mnemonic(struct arena *arena, const struct template_nodes *nodes)
{
	size_t i = template_first(nodes), count = nodes->list.count;
	struct template_node *const *list = nodes->list.items;
	if (i == count || (list[i]->kind != NODE_QUOTED && list[i]->kind != NODE_WORD))
		return (struct str){ 0 };
	struct str mnemonic = template_text_mnemonic((struct str){ "", 0 }, list[i]->text);
	for (i++; i < count && list[i]->kind == NODE_QUOTED && mnemonic.length; i++) {
		struct str more = template_text_mnemonic(mnemonic, list[i]->text);
		if (!more.length)
			break;
		mnemonic = str_printf(arena, "%.*s%.*s", STR_ARG(mnemonic), STR_ARG(more));
	}
	return mnemonic;
}

static void lower_template(
	struct lowering *l, struct definition *d, struct span line, struct str comment)
{
	struct template *template = ARENA_NEW(l->arena, struct template);
	struct template_nodes *nodes = ARENA_NEW(l->arena, struct template_nodes);
	const char *text = line.source->text.text;
	template->owner = d;
	comment_add(l->arena, &template->comment, comment, STR("//"));
	template->span = line;
	if (d->kind != DEFINITION_GROUP) {
		if (text[line.to - 1] == ';')
			line.to--;
		else
			missing_semicolon(l, (struct span){ line.source, line.to, line.to });
	}
	line = span_trim(line);
	template->text = span_text(line);
	template->nodes = nodes;
	template->broken = !template_text_parse(l->arena, l->diag, line, nodes);
	if (!check_template_words(l, nodes->list.items, nodes->list.count, d->kind == DEFINITION_GROUP))
		template->broken = true;
	template->mnemonic = template_mnemonic(l->arena, nodes);
	VEC_PUSH(l->arena, &d->templates, template);
}

void lower_each_fence(
	struct lowering *l, struct definition *d, const char *name, lower_take_fence visit)
{
	VEC_EACH (struct ast_section *, section, &d->ast->sections) {
		if (!str_equal_c((*section)->name, name))
			continue;
		VEC_EACH (struct ast_block, block, &(*section)->blocks)
			if (block->kind == AST_FENCE)
				visit(l, d, block);
	}
}

static void syntax_fence(struct lowering *l, struct definition *d, const struct ast_block *fence)
{
	struct span rest = fence->span, line;
	struct comment *above = NULL;
	while (span_line(&rest, &line)) {
		struct str comment;
		struct span code = lower_cut_comment(line, STR("//"), &comment);
		if (code.from == code.to) {
			lower_add_comment(l, above, comment, line);
		} else if (is_modifier_list(span_text(code))) {
			lower_list_line(l, d, code);
			above = NULL;
		} else {
			lower_template(l, d, code, comment);
			above = &d->templates.items[d->templates.count - 1]->comment;
		}
	}
}

void lower_syntax(struct lowering *l, struct definition *d)
{
	lower_each_fence(l, d, "Syntax", syntax_fence);
}
