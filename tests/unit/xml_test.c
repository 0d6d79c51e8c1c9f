/* SPDX-License-Identifier: MIT */
/* build/xml_read.h, template/copy.c -> assertions: documents of the view are valid against the
 * schema in-process, are read back unchanged, and changed bytes are handled safely. */
#include <libxml/parser.h>
#include <libxml/xmlschemas.h>

#include "unit.h"
#include "template/copy.h"
#include "view/view.h"
#include "build/xml_read.h"
#include "build/xml_tree.h"
#include "lang/parse.h"
#include "lower/lower.h"

#define SCHEMA "out/tiny/xml/specc-isa.xsd"

static struct isa *rich(struct arena *arena, struct diag *diag)
{
	static const char *const paths[] = { "tests/documents/xml/rich/a_ops.isa",
		"tests/documents/xml/rich/b_types.isa" };
	struct isa *isa = unit_files(arena, diag, paths, 2);
	assert_int_equal(diag->errors, 0);
	return isa;
}

/* The document as the target xml writes it. */
static struct str document_text(struct arena *arena, const struct isa *isa)
{
	xmlDocPtr document = view_build_facts(arena, isa);
	struct buffer out = buffer_new(arena);
	buffer_add(&out, STR("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"));
	template_copy(&out, xmlDocGetRootElement(document), XML_NAMESPACE, NULL);
	xmlFreeDoc(document);
	return buffer_str(&out);
}

static bool is_valid(xmlDocPtr document)
{
	xmlSchemaParserCtxtPtr parser = xmlSchemaNewParserCtxt(SCHEMA);
	xmlSchemaPtr schema = xmlSchemaParse(parser);
	xmlSchemaFreeParserCtxt(parser);
	assert_non_null(schema);
	xmlSchemaValidCtxtPtr validator = xmlSchemaNewValidCtxt(schema);
	int result = xmlSchemaValidateDoc(validator, document);
	xmlSchemaFreeValidCtxt(validator);
	xmlSchemaFree(schema);
	return result == 0;
}

TEST(test_valid)
{
	struct arena arena = { 0 };
	struct diag diag;
	struct str text = document_text(&arena, rich(&arena, &diag));
	xmlDocPtr parsed =
		xmlReadMemory(text.text, (int)text.length, "rich.xml", NULL, XML_PARSE_NONET);
	assert_non_null(parsed);
	assert_true(is_valid(parsed));
	xmlFreeDoc(parsed);
	arena_free(&arena);
}

/* Modified documents are not valid: an additional attribute, an element in another place. */
static void quiet(void *user, const char *format, ...)
{
	(void)user, (void)format;
}

TEST(test_invalid)
{
	struct arena arena = { 0 };
	struct diag diag;
	xmlSetGenericErrorFunc(NULL, quiet);
	struct str text = document_text(&arena, rich(&arena, &diag));
	xmlDocPtr document =
		xmlReadMemory(text.text, (int)text.length, "rich.xml", NULL, XML_PARSE_NONET);
	xmlNodePtr root = xmlDocGetRootElement(document);
	assert_true(is_valid(document));
	xmlAttrPtr more = xmlNewProp(root, (const xmlChar *)"more", (const xmlChar *)"x");
	assert_false(is_valid(document));
	xmlRemoveProp(more);
	assert_true(is_valid(document));
	xmlNodePtr first = xmlFirstElementChild(root), last = xmlLastElementChild(root);
	xmlUnlinkNode(first);
	xmlAddNextSibling(last, first);
	assert_false(is_valid(document));
	xmlFreeDoc(document);
	xmlSetGenericErrorFunc(NULL, NULL);
	arena_free(&arena);
}

/* Reads a document with this text; NULL if it is refused. */
static struct isa *read_back(struct arena *arena, struct diag *diag, struct str text)
{
	diag_init(diag, arena);
	struct source *source = source_from_text(arena, diag, "<memory>", text);
	struct xml_isa *xml = xml_read(arena, diag, source, "templates/xml");
	if (!xml)
		return NULL;
	struct isa *isa = lower_isa(arena, diag, xml->files.items, xml->files.count);
	if (!diag->errors)
		xml_check(arena, diag, xml, isa, false);
	return diag->errors ? NULL : isa;
}

TEST(test_read_back)
{
	struct arena arena = { 0 };
	struct diag diag;
	struct str text = document_text(&arena, rich(&arena, &diag));
	struct isa *isa = read_back(&arena, &diag, text);
	assert_int_equal(diag.errors, 0);
	assert_non_null(isa);
	struct str again = document_text(&arena, isa);
	assert_int_equal(again.length, text.length);
	assert_memory_equal(again.text, text.text, text.length);
	arena_free(&arena);
}

/* Locations in texts that are made from a document are shown as lines of the document. */
TEST(test_places)
{
	struct arena arena = { 0 };
	struct diag diag;
	struct isa *isa = read_back(&arena, &diag, document_text(&arena, rich(&arena, &diag)));
	assert_non_null(isa);
	for (size_t i = 0; i < isa->opcodes.count; i++) {
		const struct definition *d = isa->opcodes.items[i]->definition;
		struct span shown = source_shown(d->span);
		assert_string_equal(shown.source->path, "<memory>");
		struct str wanted = str_printf(&arena, "<opcode name=\"%.*s\"", STR_ARG(d->name));
		assert_true(str_starts_with(span_text(shown), wanted));
		for (size_t k = 0; k < d->fields.count; k++) {
			struct span field = source_shown(d->fields.items[k]->span);
			assert_true(str_starts_with(span_text(field), STR("<field ")));
		}
	}
	arena_free(&arena);
}

/* Bytes changed, dropped and doubled at random: refused with a location, or read and sound. */
TEST(test_mutations)
{
	static const char bytes[] = "<>&\"' =/x0-\n\t]!?_#;${}\xC3";
	struct arena outer = { 0 };
	struct diag diag;
	size_t refused = 0, count = 600;
	struct str text = document_text(&outer, rich(&outer, &diag));
	for (size_t i = 0; i < count; i++) {
		struct arena arena = { 0 };
		char *copy = arena_copy(&arena, text.text, text.length);
		for (uint64_t n = unit_random() % 3 + 1; n--;) {
			size_t at = unit_random() % text.length;
			size_t from = unit_random() % text.length;
			size_t length = unit_random() % 40;
			if (unit_random() % 2)
				copy[at] = bytes[unit_random() % (sizeof bytes - 1)];
			else if (at + length < text.length && from + length < text.length)
				memcpy(copy + at, text.text + from, length);
		}
		if (!read_back(&arena, &diag, (struct str){ copy, text.length })) {
			refused++;
			assert_true(diag.errors > 0);
			assert_non_null(diag.reports.items[0]->span.source);
		}
		arena_free(&arena);
	}
	assert_true(refused > count / 2);
	arena_free(&outer);
}

/* The layout of %copy: elements on lines, text inline, characters that XML would lose. */
TEST(test_copy)
{
	struct arena arena = { 0 };
	struct buffer out = buffer_new(&arena);
	static const char text[] = "<a k='&lt;&#10;&#9;\"&#39;'><b/><c> x &amp; y\n<d/>]]&gt; </c>"
							   "<e><f>\xEF\xBF\xBD</f><g/></e></a>";
	xmlDocPtr document = xmlReadMemory(text, (int)sizeof text - 1, NULL, NULL, XML_PARSE_NONET);
	assert_non_null(document);
	template_copy(&out, xmlDocGetRootElement(document), "urn:a&b", NULL);
	xmlFreeDoc(document);
	assert_string_equal(str_to_c(&arena, buffer_str(&out)),
		"<a xmlns=\"urn:a&amp;b\" k=\"&lt;&#10;&#9;&quot;'\">\n  <b/>\n"
		"  <c> x &amp; y\n<d/>]]&gt; </c>\n  <e>\n"
		"    <f>\xEF\xBF\xBD</f>\n    <g/>\n  </e>\n</a>\n");
	arena_free(&arena);
}
