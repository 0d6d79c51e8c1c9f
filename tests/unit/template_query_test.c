/* template/query.h -> assertions: shortcuts give what libxml2 gives. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <string.h>

#include <libxml/parser.h>
#include <libxml/xpathInternals.h>

#include "template/template.h"
#include "template/query.h"
#include "base/vec.h"

struct fixture {
	struct arena arena;
	struct diag diag;
};

static int set_up(void **state)
{
	static struct fixture fixture;
	fixture = (struct fixture){ 0 };
	diag_init(&fixture.diag, &fixture.arena);
	*state = &fixture;
	return 0;
}

static int tear_down(void **state)
{
	struct fixture *f = *state;
	arena_free(&f->arena);
	return 0;
}

static const char shortcut_xml[] = "<r xmlns:p='urn:p' a='1' e=''>"
								   "<x p:a='3' a='2'>t<!--c--><y a='4'/>u<y a='5' e=''>v</y></x>"
								   "<x a='2'/><p:x a='9'/><x p:a='2'/><x><![CDATA[cd]]></x>"
								   "<d xmlns='urn:d' a='6'><y/></d><y a='7'/>"
								   "<z a='2'>2</z><last/></r>";

static const char *const shortcut_expressions[] = {
	".",
	"..",
	"../..",
	"../@a",
	"../x",
	"@a",
	"@e",
	"@p",
	"@xmlns",
	"x",
	"x/y",
	"x/y/@a",
	"y/@a",
	"z",
	"z/@a",
	"d",
	"d/y",
	"r",
	"r/@a",
	"r/x/@a",
	"last",
	"p",
	"text",
	"nothing",
	"$one",
	"$one/@a",
	"$one/y",
	"$one/y/@a",
	"$one/..",
	"$two",
	"$two/@a",
	"$two/y/@a",
	"$two/..",
	"$none",
	"$none/@a",
	"$text",
	"$number",
	"$truth",
	"$attribute",
	"$attribute/..",
	"$attribute/@a",
	"$attribute/y",
	"not(@a)",
	"not(x/y)",
	"not($none)",
	"not($two)",
	"not($text)",
	"not( $truth )",
	"@a = '2'",
	"@a='4'",
	"@a != \"2\"",
	"@e = ''",
	"@e != ''",
	"x/@a = '2'",
	"x/@a != '2'",
	"$two/@a = '2'",
	"$text = 'abc'",
	"$text != 'abc'",
	"$number = '7'",
	"$truth = 'x'",
	"$none = ''",
	"$none != ''",
	"z = '2'",
	". = 'v'",
	"$index",
	"$first",
	"$last",
	"not($last)",
	"$item",
	"$item/@a",
	"$item/..",
	"$item/y/@a",
	"$index = '2'",
	"$first = ''",
	"$last != 'x'",
	"x = 'tuv'",
	"$gone",
	"$gone/@a",
	"not($gone)",
};

static void add_variable(struct query *query, const char *name, xmlXPathObjectPtr value)
{
	struct variable variable = { .name = name, .value = value };
	VEC_PUSH(query->set->arena, &query->variables, variable);
}

static xmlXPathObjectPtr select_nodes(struct query *query, const char *text)
{
	query->context->node = (xmlNodePtr)query->context->doc;
	xmlXPathObjectPtr result = xmlXPathEvalExpression((const xmlChar *)text, query->context);
	assert_non_null(result);
	return result;
}

static void same_objects(const char *text, xmlXPathObjectPtr a, xmlXPathObjectPtr b)
{
	assert_int_equal(a->type, b->type);
	if (a->type != XPATH_NODESET) {
		xmlChar *left = xmlXPathCastToString(a), *right = xmlXPathCastToString(b);
		assert_string_equal(left, right);
		xmlFree(left);
		xmlFree(right);
		return;
	}
	int left = a->nodesetval ? a->nodesetval->nodeNr : 0;
	int right = b->nodesetval ? b->nodesetval->nodeNr : 0;
	if (left != right)
		fail_msg("%s: %d nodes by shortcut, %d by libxml2", text, left, right);
	for (int i = 0; i < left; i++)
		assert_ptr_equal(a->nodesetval->nodeTab[i], b->nodesetval->nodeTab[i]);
}

static void same_results(struct query *query, struct expression *fast, struct expression *slow)
{
	struct query_text texts[2] = { 0 };
	xmlXPathObjectPtr values[2] = { NULL, NULL };
	bool truths[2] = { false, false };
	struct expression *expressions[2] = { fast, slow };
	bool good[2][3];
	for (int i = 0; i < 2; i++) {
		query->set->runs++;
		good[i][0] = query_string(query, expressions[i], &texts[i]);
		good[i][1] = query_value(query, expressions[i], &values[i]);
		good[i][2] = query_boolean(query, expressions[i], &truths[i]);
	}
	for (int k = 0; k < 3; k++) {
		if (good[0][k] != good[1][k])
			fail_msg("%s: question %d fails in one of two ways", fast->text, k);
	}
	if (good[0][0] && !str_equal(texts[0].text, texts[1].text))
		fail_msg("%s: '%s' and '%s'", fast->text, texts[0].text.text, texts[1].text.text);
	if (truths[0] != truths[1])
		fail_msg("%s: %d and %d", fast->text, truths[0], truths[1]);
	if (good[0][1])
		same_objects(fast->text, values[0], values[1]);
	for (int i = 0; i < 2; i++) {
		xmlFree(texts[i].memory);
		if (values[i])
			xmlXPathFreeObject(values[i]);
	}
}

/* Every node of the document as current node and as item of a loop, for every expression. */
static void test_shortcuts(void **state)
{
	struct fixture *f = *state;
	size_t count = sizeof(shortcut_expressions) / sizeof(*shortcut_expressions);
	struct template_set set = { .arena = &f->arena, .diag = &f->diag, .folder = "." };
	xmlDocPtr document = xmlReadMemory(shortcut_xml, (int)strlen(shortcut_xml), "", NULL, 0);
	struct query query = { 0 };
	assert_true(query_open(&query, &set, document));
	add_variable(&query, "one", select_nodes(&query, "/r/x[1]"));
	add_variable(&query, "two", select_nodes(&query, "/r/x"));
	add_variable(&query, "none", select_nodes(&query, "/r/none"));
	add_variable(&query, "text", xmlXPathNewString((const xmlChar *)"abc"));
	add_variable(&query, "number", xmlXPathNewFloat(7));
	add_variable(&query, "truth", xmlXPathNewBoolean(1));
	add_variable(&query, "attribute", select_nodes(&query, "/r/x[1]/@a"));
	struct variable loop = { .name = "item", .index = 2, .count = 2 };
	VEC_PUSH(&f->arena, &query.variables, loop);
	xmlXPathObjectPtr nodes = select_nodes(&query, "/ | //node() | //@*");
	size_t shortcuts = 0;
	for (size_t i = 0; i < count; i++) {
		struct str text = str_from_c(shortcut_expressions[i]);
		struct source *source = source_from_text(&f->arena, &f->diag, "x.tpl", text);
		struct span span = { source, 0, (uint32_t)text.length };
		struct expression *fast = expression_new(&set, span);
		struct expression *slow = expression_new(&set, span);
		shortcuts += query_without_shortcut(slow);
		for (int k = 0; k < nodes->nodesetval->nodeNr; k++) {
			query.node = nodes->nodesetval->nodeTab[k];
			query.variables.items[query.variables.count - 1].item = query.node;
			same_results(&query, fast, slow);
		}
	}
	assert_int_equal(shortcuts, count);
	xmlXPathFreeObject(nodes);
	query_close(&query);
	template_free(&set);
	xmlFreeDoc(document);
}

/* Texts that look like simple paths and are not. */
static void test_no_shortcuts(void **state)
{
	struct fixture *f = *state;
	static const char *const texts[] = {
		"name()",
		"a | b",
		"a[1]",
		"self::a",
		"p:a",
		"@p:a",
		"/a",
		"//a",
		"a//b",
		"@*",
		"*",
		"a = b",
		"a = 'x' or b",
		"not(a) and b",
		"not(a = 'b')",
		"1",
		"'a'",
		"a and b",
		"a = 'x' = 'y'",
		"./a",
		"-a",
		".5",
		"a/..",
		"text()",
		"$a + 1",
		"a = \"x\" | b",
	};
	struct template_set set = { .arena = &f->arena, .diag = &f->diag, .folder = "." };
	for (size_t i = 0; i < sizeof(texts) / sizeof(*texts); i++) {
		struct str text = str_from_c(texts[i]);
		struct source *source = source_from_text(&f->arena, &f->diag, "x.tpl", text);
		struct span span = { source, 0, (uint32_t)text.length };
		if (query_without_shortcut(expression_new(&set, span)))
			fail_msg("'%s' has a shortcut", texts[i]);
	}
	template_free(&set);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(test_shortcuts, set_up, tear_down),
		cmocka_unit_test_setup_teardown(test_no_shortcuts, set_up, tear_down),
	};
	int failures = cmocka_run_group_tests(tests, NULL, NULL);
	xmlCleanupParser();
	return failures;
}
