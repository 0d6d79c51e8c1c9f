/* SPDX-License-Identifier: MIT */
/* Template checks: finds undefined variables, functions and blocks, and calls with the wrong number
 * of arguments, before anything runs. */
#include <libxml/xpathInternals.h>

#include "template/tree.h"

struct name {
	const char *text;
	struct span span;
};

struct scope {
	struct template_set *set;
	VEC(struct name) names; /* visible variables, innermost last */
	size_t loops;           /* number of enclosing %each */
};

bool template_is_loop_name(const char *name)
{
	return !strcmp(name, "index") || !strcmp(name, "first") || !strcmp(name, "last");
}

static const struct name *find_scope_name(const struct scope *scope, struct str name)
{
	for (size_t i = scope->names.count; i-- > 0;) {
		if (str_equal_c(name, scope->names.items[i].text))
			return &scope->names.items[i];
	}
	return NULL;
}

/* Makes a name visible. Redefining a visible name is an error, since it would look like an
 * assignment. */
static void add_scope_name(struct scope *scope, const char *text, struct span span)
{
	const struct name *other = find_scope_name(scope, str_from_c(text));
	if (template_is_loop_name(text)) {
		template_error(scope->set, span, "'$%s' is reserved for %%each", text);
	} else if (other) {
		struct report *report = template_error(
			scope->set, span, "'$%s' already has a value here, which cannot change", text);
		diag_note(scope->set->diag, report, other->span, "'$%s' gets its value here", text);
	}
	VEC_PUSH(scope->set->arena, &scope->names, (struct name){ text, span });
}

/* Is it a function of libxml2, or another name that may precede '(': a node test (XPath 1.0, 2.3)
 * or an operator? */
static bool is_template_function(struct template_set *set, struct str name)
{
	static const char *const others[] = { "node", "text", "comment", "processing-instruction",
		"and", "or", "div", "mod", NULL };
	return str_is_one_of(name, others) ||
		   xmlXPathFunctionLookup(set->compiler, (const xmlChar *)str_to_c(set->arena, name));
}

static void check_scope_name(void *user, struct span span, struct str name, char kind)
{
	struct scope *scope = user;
	if (kind == '(') {
		if (!is_template_function(scope->set, name))
			template_error(scope->set, span,
				"unknown function '%.*s'; expected one of XPath 1.0 or of docs/templates.md",
				STR_ARG(name));
		return;
	}
	bool loop = template_is_loop_name(str_to_c(scope->set->arena, name));
	if (loop && scope->loops == 0)
		template_error(scope->set, span, "'$%.*s' has a value only inside %%each", STR_ARG(name));
	else if (!loop && !find_scope_name(scope, name))
		template_error(scope->set, span, "unknown variable '$%.*s'", STR_ARG(name));
}

static void check_expression(struct scope *scope, const struct expression *expression)
{
	if (expression)
		expression_scan(expression, check_scope_name, scope);
}

static void check_call(struct scope *scope, struct node *node)
{
	struct call *call = &node->call;
	VEC_EACH (struct expression *, argument, &call->arguments)
		check_expression(scope, *argument);
	call->block = str_map_get(&scope->set->block_names, call->name);
	if (!call->block) {
		template_error(scope->set, node->span, "unknown block '%.*s'", STR_ARG(call->name));
		return;
	}
	size_t expected = call->block->parameters.count;
	if (call->arguments.count == expected)
		return;
	struct report *report =
		template_error(scope->set, node->span, "block '%.*s' takes %zu argument%s, found %zu",
			STR_ARG(call->name), expected, expected == 1 ? "" : "s", call->arguments.count);
	diag_note(
		scope->set->diag, report, call->block->span, "'%.*s' is defined here", STR_ARG(call->name));
}

static void check_body(struct scope *scope, struct body *body);

static void check_inner(struct scope *scope, struct body *body)
{
	size_t count = scope->names.count;
	check_body(scope, body);
	scope->names.count = count;
}

static void check_each(struct scope *scope, struct node *node)
{
	check_expression(scope, node->each.items);
	size_t count = scope->names.count;
	if (node->each.name)
		add_scope_name(scope, node->each.name, node->span);
	scope->loops++;
	check_body(scope, &node->each.body);
	scope->loops--;
	scope->names.count = count;
	check_inner(scope, &node->each.none);
}

static void check_body(struct scope *scope, struct body *body)
{
	VEC_EACH (struct node *, at, &body->nodes) {
		struct node *node = *at;
		switch (node->kind) {
		case NODE_TEXT: break;
		case NODE_VALUE: check_expression(scope, node->value.expression); break;
		case NODE_EACH: check_each(scope, node); break;
		case NODE_IF:
			VEC_EACH (struct branch, branch, &node->branches) {
				check_expression(scope, branch->condition);
				check_inner(scope, &branch->body);
			}
			break;
		case NODE_LET:
			check_expression(scope, node->let.value);
			add_scope_name(scope, node->let.name, node->span);
			break;
		case NODE_CALL: check_call(scope, node); break;
		case NODE_LANGUAGE: check_expression(scope, node->language); break;
		case NODE_FILE: check_body(scope, &node->file.path); break;
		case NODE_COPY:
			check_expression(scope, node->copy.elements);
			check_expression(scope, node->copy.without);
			break;
		}
	}
}

/* A block sees its parameters and all top-level %let. Whether such a variable has a value yet is
 * known only when the block is called. */
static void check_block_body(struct template_set *set, struct block *block)
{
	struct scope scope = { .set = set };
	VEC_EACH (struct node *, node, &set->main.nodes) {
		if ((*node)->kind == NODE_LET)
			VEC_PUSH(set->arena, &scope.names, (struct name){ (*node)->let.name, (*node)->span });
	}
	VEC_EACH (const char *, parameter, &block->parameters)
		add_scope_name(&scope, *parameter, block->span);
	check_body(&scope, &block->body);
}

void template_check(struct template_set *set)
{
	struct scope scope = { .set = set };
	check_body(&scope, &set->main);
	VEC_EACH (struct block *, block, &set->blocks)
		check_block_body(set, *block);
}
