/* SPDX-License-Identifier: MIT */
/* Queries: evaluates an expression, given the current node and variables, to a text, a truth value,
 * nodes or any other value. libxml2 does the evaluation. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <assert.h>
#include <string.h>

#include <libxml/xpathInternals.h>

#include "template/query.h"

/* Longer node paths in reports are cut. */
enum { MAX_NODE_PATH = 120 };

struct report *query_error(
	struct query *query, struct span span, size_t *failed_run, const char *format, ...)
{
	if (*failed_run == query->set->runs)
		return NULL;
	*failed_run = query->set->runs;
	char text[1000];
	va_list arguments;
	va_start(arguments, format);
	vsnprintf(text, sizeof text, format, arguments);
	va_end(arguments);
	struct report *report = template_error(query->set, span, "%s", text);
	xmlChar *path = query->node ? xmlGetNodePath(query->node) : NULL;
	if (path)
		diag_note(query->set->diag, report, NO_SPAN, "the current node is %.*s", MAX_NODE_PATH,
			(const char *)path);
	xmlFree(path);
	return report;
}

/* Variables */

static struct variable *find_variable(struct query *query, const char *name)
{
	bool of_loop = template_is_loop_name(name);
	for (size_t i = query->variables.count; i > 0; i--) {
		struct variable *variable = &query->variables.items[i - 1];
		if (i - 1 < query->base && i - 1 >= query->globals)
			continue;
		if (of_loop ? !variable->value : variable->name && strcmp(variable->name, name) == 0)
			return variable;
	}
	return NULL;
}

static xmlXPathObjectPtr lookup(void *user, const xmlChar *name, const xmlChar *uri)
{
	(void)uri;
	struct query *query = user;
	const char *text = (const char *)name;
	struct variable *variable = find_variable(query, text);
	if (!variable) {
		query->name_missing = arena_copy(query->set->arena, text, strlen(text));
		return NULL;
	}
	if (variable->poisoned) {
		query->poisoned = true;
		return NULL;
	}
	if (variable->value)
		return xmlXPathObjectCopy(variable->value);
	if (variable->name && strcmp(variable->name, text) == 0)
		return xmlXPathNewNodeSet(variable->item);
	if (strcmp(text, "index") == 0)
		return xmlXPathNewFloat((double)variable->index);
	return xmlXPathNewBoolean(variable->index == (text[0] == 'f' ? 1 : variable->count));
}

static size_t held_by(const struct variable *variable)
{
	bool text = variable->value && variable->value->type == XPATH_STRING;
	return text ? strlen((const char *)variable->value->stringval) : 0;
}

void query_push(struct query *query, struct variable variable, struct expression *expression)
{
	query->held += held_by(&variable);
	VEC_PUSH(query->set->arena, &query->variables, variable);
	if (query->held <= TEMPLATE_MAX_TEXT || query->exhausted || !expression)
		return;
	query->exhausted = true;
	query_error(query, expression->span, &expression->failed_run,
		"the variables have more than %d MiB of text", TEMPLATE_MAX_TEXT >> 20);
}

void query_drop(struct query *query, size_t count)
{
	while (query->variables.count > count) {
		struct variable *last = &query->variables.items[--query->variables.count];
		query->held -= held_by(last);
		if (last->value)
			xmlXPathFreeObject(last->value);
	}
}

/* Steps */

static void report_steps(struct query *query, struct span span)
{
	size_t failed_run = 0;
	if (!query->exhausted)
		query_error(query, span, &failed_run,
			"the templates have run %lu steps without an end: do their loops and calls end?",
			query->context->opLimit);
	query->exhausted = true;
}

bool query_spend(struct query *query, struct span span, size_t steps)
{
	xmlXPathContextPtr context = query->context;
	if (!query->exhausted && steps <= context->opLimit - context->opCount)
		context->opCount += steps;
	else
		report_steps(query, span);
	return !query->exhausted;
}

/* Evaluation */

static void on_query_error(void *user, xmlErrorPtr error)
{
	struct query *query = user;
	if (query->message[0] != '\0' || !error->message)
		return;
	size_t length = strcspn(error->message, "\n");
	snprintf(query->message, sizeof query->message, "%.*s", (int)(length < 150 ? length : 150),
		error->message);
}

void query_open(struct query *query, struct template_set *set, xmlDocPtr document)
{
	query->set = set;
	query->context = xmlXPathNewContext(document);
	assert(query->context); /* out of memory ends the program: build/libraries.c */
	query->context->error = on_query_error;
	query->context->userData = query;
	xmlXPathRegisterVariableLookup(query->context, lookup, query);
	xmlXPathContextSetCache(query->context, 1, -1, 0);
	query->indexes.arena = set->arena;
	template_functions(query->context, &query->indexes);
	/* the numbers are for libxml2's sorting */
	long elements = xmlXPathOrderDocElems(document);
	/* libxml2 increments opCount, as query_spend does */
	query->context->opLimit =
		set->most_steps ? set->most_steps
						: TEMPLATE_MAX_STEPS + TEMPLATE_STEPS_EACH * (unsigned long)elements;
	query->node = (xmlNodePtr)document;
	query->position = 1;
	query->size = 1;
}

void query_close(struct query *query)
{
	query_drop(query, 0);
	xmlXPathFreeContext(query->context);
}

xmlXPathObjectPtr query_value(struct query *query, struct expression *expression)
{
	query->context->node = query->node;
	query->context->proximityPosition = (int)query->position;
	query->context->contextSize = (int)query->size;
	query->message[0] = '\0';
	query->name_missing = NULL;
	query->poisoned = false;
	xmlXPathObjectPtr object = xmlXPathCompiledEval(expression->compiled, query->context);
	if (object || query->poisoned)
		return object;
	if (query->context->opCount >= query->context->opLimit) {
		report_steps(query, expression->span);
		return NULL;
	}
	if (query->name_missing)
		query_error(query, expression->span, &expression->failed_run,
			"'$%s' has no value yet when this runs", query->name_missing);
	else
		query_error(query, expression->span, &expression->failed_run,
			"the XPath expression failed: %s",
			query->message[0] ? query->message : "out of memory");
	return NULL;
}

/* The text of a node set, which must have exactly one node. */
static xmlChar *node_text(
	struct query *query, struct expression *expression, const xmlNodeSet *nodes)
{
	int count = nodes ? nodes->nodeNr : 0;
	if (count == 1)
		return xmlXPathCastNodeToString(nodes->nodeTab[0]);
	if (count == 0)
		query_error(query, expression->span, &expression->failed_run, "'%s' selects nothing here",
			expression->text);
	else
		query_error(query, expression->span, &expression->failed_run,
			"'%s' selects %d nodes here; expected one", expression->text, count);
	return NULL;
}

/* Writes whole numbers in full, which libxml2 does only up to 10^9; other numbers as string()
 * does. */
static xmlChar *text_of_number(struct query *query, struct expression *expression, double number)
{
	double exact = 9007199254740992.0; /* 2^53 */
	if (isnan(number)) {
		query_error(query, expression->span, &expression->failed_run,
			"'%s' is not a number here (NaN)", expression->text);
		return NULL;
	}
	if (fabs(number) > exact) {
		query_error(query, expression->span, &expression->failed_run,
			"'%s' is a number above 2^53 here, which XPath cannot represent exactly",
			expression->text);
		return NULL;
	}
	if (number != (double)(int64_t)number)
		return xmlXPathCastNumberToString(number);
	char text[32];
	int length = snprintf(text, sizeof text, "%" PRId64, (int64_t)number);
	return xmlStrndup((const xmlChar *)text, length);
}

xmlChar *query_string(struct query *query, struct expression *expression)
{
	xmlXPathObjectPtr object = query_value(query, expression);
	xmlChar *text = NULL;
	if (!object)
		return NULL;
	if (object->type == XPATH_STRING)
		text = xmlStrdup(object->stringval);
	else if (object->type == XPATH_NUMBER)
		text = text_of_number(query, expression, object->floatval);
	else if (object->type == XPATH_NODESET)
		text = node_text(query, expression, object->nodesetval);
	else
		query_error(query, expression->span, &expression->failed_run,
			"'%s' is true or false here; expected a text or a number", expression->text);
	xmlXPathFreeObject(object);
	return text;
}

bool query_boolean(struct query *query, struct expression *expression, bool *result)
{
	xmlXPathObjectPtr object = query_value(query, expression);
	if (!object)
		return false;
	*result = xmlXPathCastToBoolean(object) == 1;
	xmlXPathFreeObject(object);
	return true;
}

xmlXPathObjectPtr query_nodes(struct query *query, struct expression *expression)
{
	xmlXPathObjectPtr object = query_value(query, expression);
	if (!object)
		return NULL;
	bool good = object->type == XPATH_NODESET;
	xmlNodeSetPtr set = good ? object->nodesetval : NULL;
	for (int i = 0; set && i < set->nodeNr; i++)
		good = good && set->nodeTab[i]->type != XML_NAMESPACE_DECL;
	if (good)
		return object;
	xmlXPathFreeObject(object);
	query_error(query, expression->span, &expression->failed_run,
		"'%s' does not select nodes for %%each here", expression->text);
	return NULL;
}
