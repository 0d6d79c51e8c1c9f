/* Queries: turns an expression and the current node and variables into a text, a truth, nodes or
 * any other value. Simple paths are walked here; libxml2 does the rest. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <libxml/xpathInternals.h>

#include "template/query.h"

/* Names of a node in a report are cut to this. */
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
	bool of_loop = !strcmp(name, "index") || !strcmp(name, "first") || !strcmp(name, "last");
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

/* Evaluation by libxml2 */

static void on_error(void *user, xmlErrorPtr error)
{
	struct query *query = user;
	if (query->message[0] != '\0' || !error->message)
		return;
	size_t length = strcspn(error->message, "\n");
	snprintf(query->message, sizeof query->message, "%.*s", (int)(length < 150 ? length : 150),
		error->message);
}

bool query_open(struct query *query, struct template_set *set, xmlDocPtr document)
{
	query->set = set;
	query->context = xmlXPathNewContext(document);
	if (!query->context)
		return false;
	query->context->error = on_error;
	query->context->userData = query;
	xmlXPathRegisterVariableLookup(query->context, lookup, query);
	xmlXPathContextSetCache(query->context, 1, -1, 0);
	query->context->opLimit = set->most_steps; /* libxml2 counts opCount up to it, and so do we */
	query->node = (xmlNodePtr)document;
	query->position = 1;
	query->size = 1;
	return true;
}

void query_close(struct query *query)
{
	query_drop(query, 0);
	xmlXPathFreeContext(query->context);
}

/* NULL after a report. */
static xmlXPathObjectPtr evaluate(struct query *query, struct expression *expression)
{
	if (!query->numbered)
		xmlXPathOrderDocElems(query->context->doc);
	query->numbered = true;
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

/* Simple paths */

struct visit {
	bool (*found)(void *user, xmlNodePtr node); /* false ends the walk */
	void *user;
	const struct path *path;
};

/* libxml2's name test without a prefix: no namespace, or for an attribute no prefix. */
static bool visit_attribute(const struct visit *visit, xmlNodePtr node)
{
	const char *name = visit->path->attribute;
	if (!name)
		return visit->found(visit->user, node);
	if (node->type != XML_ELEMENT_NODE)
		return true;
	for (xmlAttrPtr attribute = node->properties; attribute; attribute = attribute->next) {
		if (strcmp((const char *)attribute->name, name) == 0 &&
			(!attribute->ns || !attribute->ns->prefix))
			return visit->found(visit->user, (xmlNodePtr)attribute);
	}
	return true;
}

static bool visit_children(const struct visit *visit, xmlNodePtr node, size_t step)
{
	if (step == visit->path->children.count)
		return visit_attribute(visit, node);
	if (node->type != XML_ELEMENT_NODE && node->type != XML_DOCUMENT_NODE)
		return true;
	const char *name = visit->path->children.items[step];
	for (xmlNodePtr child = node->children; child; child = child->next) {
		if (child->type == XML_ELEMENT_NODE && !child->ns &&
			strcmp((const char *)child->name, name) == 0 && !visit_children(visit, child, step + 1))
			return false;
	}
	return true;
}

static bool visit_node(const struct visit *visit, xmlNodePtr node)
{
	for (size_t up = 0; up < visit->path->up; up++) {
		node = node->parent;
		if (!node)
			return true;
	}
	return visit_children(visit, node, 0);
}

static bool is_walkable(xmlNodePtr node)
{
	return node->type == XML_ELEMENT_NODE || node->type == XML_ATTRIBUTE_NODE ||
		   node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE ||
		   node->type == XML_DOCUMENT_NODE;
}

/* Visits the nodes of the path; false when libxml2 has to do it (nothing was visited then): a
 * variable without nodes, or several nodes whose results could meet or come out of order. */
static bool walk(struct query *query, const struct path *path, const struct visit *visit)
{
	xmlNodePtr node = query->node;
	if (path->variable) {
		struct variable *variable = find_variable(query, path->variable);
		if (!variable)
			return false;
		if (!variable->value) {
			if (!variable->name || strcmp(variable->name, path->variable) != 0)
				return false;
			node = variable->item;
		} else {
			xmlXPathObjectPtr value = variable->value;
			if (value->type != XPATH_NODESET)
				return false;
			if (!value->nodesetval || value->nodesetval->nodeNr == 0)
				return true;
			if (value->nodesetval->nodeNr > 1)
				return false;
			node = value->nodesetval->nodeTab[0];
		}
	}
	if (!is_walkable(node))
		return false;
	visit_node(visit, node);
	return true;
}

/* The string-value of a node (XPath 1.0, chapter 5). */
static struct query_text node_text(xmlNodePtr node)
{
	xmlNodePtr child = node->children;
	if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE)
		return (struct query_text){ str_from_c((const char *)node->content), NULL };
	if (node->type == XML_ELEMENT_NODE || node->type == XML_ATTRIBUTE_NODE) {
		if (!child)
			return (struct query_text){ STR(""), NULL };
		if (!child->next && child->type == XML_TEXT_NODE && child->content)
			return (struct query_text){ str_from_c((const char *)child->content), NULL };
	}
	xmlChar *text = xmlXPathCastNodeToString(node);
	return (struct query_text){ str_from_c((const char *)text), text };
}

/* Texts */

struct single {
	xmlNodePtr node;
	size_t count;
};

static bool find_single(void *user, xmlNodePtr node)
{
	struct single *single = user;
	if (single->count == 0)
		single->node = node;
	single->count++;
	return true;
}

static bool single_text(struct query *query, struct expression *expression, struct single single,
	struct query_text *result)
{
	if (single.count == 1) {
		*result = node_text(single.node);
		return true;
	}
	if (single.count == 0)
		query_error(query, expression->span, &expression->failed_run, "'%s' selects nothing here",
			expression->text);
	else
		query_error(query, expression->span, &expression->failed_run,
			"'%s' selects %zu nodes here; expected one", expression->text, single.count);
	return false;
}

/* Whole numbers in full, which libxml2 does only up to 10^9; others as string() has them. */
static bool number_text(
	struct query *query, struct expression *expression, double number, struct query_text *result)
{
	double exact = 9007199254740992.0; /* 2^53 */
	if (isnan(number)) {
		query_error(query, expression->span, &expression->failed_run,
			"'%s' is not a number here (NaN)", expression->text);
		return false;
	}
	if (fabs(number) > exact) {
		query_error(query, expression->span, &expression->failed_run,
			"'%s' is a number above 2^53 here, which XPath cannot represent exactly",
			expression->text);
		return false;
	}
	if (number == (double)(int64_t)number) {
		char text[32];
		int length = snprintf(text, sizeof text, "%" PRId64, (int64_t)number);
		result->memory = xmlStrndup((const xmlChar *)text, length);
	} else {
		result->memory = xmlXPathCastNumberToString(number);
	}
	result->text = str_from_c((const char *)result->memory);
	return true;
}

static bool object_text(struct query *query, struct expression *expression,
	xmlXPathObjectPtr object, struct query_text *result)
{
	if (object->type == XPATH_STRING) {
		result->memory = xmlStrdup(object->stringval);
		result->text = str_from_c((const char *)result->memory);
		return true;
	}
	if (object->type == XPATH_NUMBER)
		return number_text(query, expression, object->floatval, result);
	if (object->type == XPATH_NODESET) {
		xmlNodeSetPtr set = object->nodesetval;
		struct single single = { NULL, set ? (size_t)set->nodeNr : 0 };
		if (single.count > 0)
			single.node = set->nodeTab[0];
		if (single.count == 1 && single.node->type == XML_NAMESPACE_DECL) {
			result->memory = xmlXPathCastNodeToString(single.node);
			result->text = str_from_c((const char *)result->memory);
			return true;
		}
		return single_text(query, expression, single, result);
	}
	query_error(query, expression->span, &expression->failed_run,
		"'%s' is true or false here; expected a text or a number", expression->text);
	return false;
}

/* The %each whose `$index`, `$first` or `$last` the path is; NULL when it is something else. */
static const struct variable *find_loop(struct query *query, const struct path *path)
{
	if (!path->variable || path->up + path->children.count > 0 || path->attribute)
		return NULL;
	struct variable *variable = find_variable(query, path->variable);
	bool named = variable && variable->name && strcmp(variable->name, path->variable) == 0;
	return variable && !variable->value && !named ? variable : NULL;
}

bool query_string(struct query *query, struct expression *expression, struct query_text *result)
{
	*result = (struct query_text){ { NULL, 0 }, NULL };
	if (expression->shortcut == SHORTCUT_PATH) {
		struct single single = { NULL, 0 };
		struct visit visit = { find_single, &single, &expression->path };
		if (walk(query, &expression->path, &visit))
			return single_text(query, expression, single, result);
	}
	xmlXPathObjectPtr object = evaluate(query, expression);
	if (!object)
		return false;
	bool good = object_text(query, expression, object, result);
	xmlXPathFreeObject(object);
	return good;
}

/* Truths */

struct test {
	const struct expression *expression;
	bool found;
};

static bool find_match(void *user, xmlNodePtr node)
{
	struct test *test = user;
	enum shortcut shortcut = test->expression->shortcut;
	if (shortcut == SHORTCUT_EQUAL || shortcut == SHORTCUT_UNEQUAL) {
		struct query_text text = node_text(node);
		bool equal = str_equal(text.text, test->expression->literal);
		xmlFree(text.memory);
		test->found = equal == (shortcut == SHORTCUT_EQUAL);
	} else {
		test->found = true;
	}
	return !test->found;
}

bool query_boolean(struct query *query, struct expression *expression, bool *result)
{
	enum shortcut shortcut = expression->shortcut;
	if (shortcut == SHORTCUT_PATH || shortcut == SHORTCUT_NOT) {
		const struct variable *loop = find_loop(query, &expression->path);
		char kind = loop ? expression->path.variable[0] : '\0';
		if (loop && kind != 'i') {
			bool truth = loop->index == (kind == 'f' ? 1 : loop->count);
			*result = truth == (shortcut == SHORTCUT_PATH);
			return true;
		}
	}
	if (shortcut != SHORTCUT_NONE) {
		struct test test = { expression, false };
		struct visit visit = { find_match, &test, &expression->path };
		if (walk(query, &expression->path, &visit)) {
			*result = test.found != (shortcut == SHORTCUT_NOT);
			return true;
		}
	}
	xmlXPathObjectPtr object = evaluate(query, expression);
	if (!object)
		return false;
	*result = xmlXPathCastToBoolean(object) == 1;
	xmlXPathFreeObject(object);
	return true;
}

/* Nodes and other values */

static bool find_all(void *user, xmlNodePtr node)
{
	return xmlXPathNodeSetAddUnique(user, node) == 0;
}

bool query_value(struct query *query, struct expression *expression, xmlXPathObjectPtr *result)
{
	if (expression->shortcut == SHORTCUT_PATH) {
		xmlXPathObjectPtr object = xmlXPathNewNodeSet(NULL);
		struct visit visit = { find_all, object->nodesetval, &expression->path };
		if (walk(query, &expression->path, &visit)) {
			*result = object;
			return true;
		}
		xmlXPathFreeObject(object);
	}
	*result = evaluate(query, expression);
	return *result != NULL;
}

bool query_nodes(struct query *query, struct expression *expression, xmlXPathObjectPtr *result)
{
	if (!query_value(query, expression, result))
		return false;
	bool good = (*result)->type == XPATH_NODESET;
	xmlNodeSetPtr set = good ? (*result)->nodesetval : NULL;
	for (int i = 0; set && i < set->nodeNr; i++)
		good = good && set->nodeTab[i]->type != XML_NAMESPACE_DECL;
	if (good)
		return true;
	xmlXPathFreeObject(*result);
	query_error(query, expression->span, &expression->failed_run,
		"'%s' does not select nodes for %%each here", expression->text);
	return false;
}

bool query_without_shortcut(struct expression *expression)
{
	bool had = expression->shortcut != SHORTCUT_NONE;
	expression->shortcut = SHORTCUT_NONE;
	return had;
}
