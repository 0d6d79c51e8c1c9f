/* SPDX-License-Identifier: MIT */
/* Parses the text of an XML document into a tree of elements, if it is well-formed and valid. */
#include "build/xml_tree.h"

#include <assert.h>
#include <string.h>

#include <libxml/parser.h>
#include <libxml/xmlschemas.h>

#include "template/template.h"

struct reader {
	struct arena *arena;
	struct diag *diag;
	const struct source *source;
	xmlParserCtxtPtr parser;
	struct xml_element *root, *at;               /* at: the open element */
	struct xml_element *last[XML_MAX_DEPTH + 1]; /* last child of the open element at each depth */
	struct buffer text;                          /* of the open element so far */
	struct str_map names;                        /* shared copies of names */
	unsigned depth;
	size_t reports;
	bool stopped;
};

struct str xml_get(const struct xml_element *element, const char *name)
{
	for (size_t i = 0; i < element->attribute_count; i++)
		if (!strcmp(element->attributes[i].name, name))
			return element->attributes[i].value;
	return (struct str){ 0 };
}

bool xml_is(const struct xml_element *element, const char *name)
{
	return !strcmp(element->name, name);
}

static const struct xml_element *from(const struct xml_element *element, const char *name)
{
	while (element && !xml_is(element, name))
		element = element->next;
	return element;
}

const struct xml_element *xml_first(const struct xml_element *element, const char *name)
{
	return from(element->child, name);
}

const struct xml_element *xml_next(const struct xml_element *element, const char *name)
{
	return from(element->next, name);
}

/* ---- reports ---- */

static struct span line_here(const struct reader *r)
{
	int line = r->parser->input ? r->parser->input->line : 1;
	return source_line_span(r->source, (uint32_t)line);
}

/* Stops parsing. */
static void stop_reader(struct reader *r)
{
	r->stopped = true;
	xmlStopParser(r->parser);
}

/* The message of libxml2 without the line break, and without the namespace in braces before each
 * name. */
static struct str message_text(struct arena *arena, const char *message)
{
	struct str text = str_trim(str_from_c(message ? message : "malformed"));
	struct str braces = STR("{" XML_NAMESPACE "}");
	struct buffer out = buffer_new(arena);
	if (text.length && text.text[text.length - 1] == '.')
		text.length--;
	for (size_t i = 0; i < text.length && out.length < 400; i++) {
		if (str_starts_with(str_slice(text, i, text.length), braces))
			i += braces.length - 1;
		else
			buffer_add_char(&out, (unsigned char)text.text[i] < ' ' ? ' ' : text.text[i]);
	}
	return buffer_str(&out);
}

static void on_xml_error(void *user, xmlErrorPtr error)
{
	struct reader *r = user;
	if (r->stopped || error->level == XML_ERR_WARNING || r->reports++ >= XML_MAX_REPORTS)
		return;
	struct str text = message_text(r->arena, error->message);
	uint32_t line = error->line > 0 ? (uint32_t)error->line : 1;
	diag_report(r->diag, CHECK_XML, source_line_span(r->source, line), "%.*s", STR_ARG(text));
}

/* libxml2 reports the violated facet, then the invalid value. Only the first is passed on. */
static void on_invalid(void *user, xmlErrorPtr error)
{
	if (error->code != XML_SCHEMAV_CVC_DATATYPE_VALID_1_2_1 &&
		error->code != XML_SCHEMAV_CVC_ATTRIBUTE_3)
		on_xml_error(user, error);
}

/* ---- tags ---- */

/* The offset after the next `what` from at on; the end of the text if there is none. */
static size_t behind(struct str text, size_t at, struct str what)
{
	at = str_find(text, at, what) + what.length;
	return at < text.length ? at : text.length;
}

/* The offset after the start tag at `at`, and the number of quoted values in it. */
static size_t behind_tag(struct str text, size_t at, size_t *values)
{
	char quote = '\0';
	*values = 0;
	for (; at < text.length && (quote || text.text[at] != '>'); at++) {
		char c = text.text[at];
		if (quote)
			quote = c == quote ? '\0' : quote;
		else if (c == '"' || c == '\'')
			quote = c;
		*values += c == quote;
	}
	return at;
}

/* libxml2 compares each attribute of an element with all others, so that a tag of a megabyte would
 * take minutes. */
static bool check_tags(struct reader *r)
{
	struct str text = r->source->text;
	for (size_t at = 0; (at = behind(text, at, STR("<"))) < text.length;) {
		size_t from = at, values = 0;
		struct str rest = str_slice(text, at, text.length);
		if (str_starts_with(rest, STR("!--")))
			at = behind(text, at + 3, STR("-->"));
		else if (str_starts_with(rest, STR("![CDATA[")))
			at = behind(text, at + 8, STR("]]>"));
		else if (str_starts_with(rest, STR("?")))
			at = behind(text, at + 1, STR("?>"));
		else
			at = behind_tag(text, at, &values);
		if (values <= XML_MAX_ATTRIBUTES)
			continue;
		struct span span = { r->source, (uint32_t)from - 1, (uint32_t)from };
		diag_report(r->diag, CHECK_LIMIT, span, "an element has more than %d attributes",
			XML_MAX_ATTRIBUTES);
		return false;
	}
	return true;
}

/* ---- events ---- */

static const char *shared_name(struct reader *r, const xmlChar *text)
{
	struct str name = str_from_c((const char *)text);
	char *known = str_map_get(&r->names, name);
	if (known)
		return known;
	known = arena_copy(r->arena, name.text, name.length);
	str_map_put(&r->names, (struct str){ known, name.length }, known);
	return known;
}

/* SAX2 passes five pointers per attribute: name, prefix, namespace, start and end of the value.
 * Prefixed attributes are not part of the format; the schema checks the others. */
static void take_attributes(
	struct reader *r, struct xml_element *element, const xmlChar **attributes, int count)
{
	if (count)
		element->attributes = ARENA_ARRAY(r->arena, struct xml_attribute, (size_t)count);
	for (int i = 0; i < count; i++, attributes += 5) {
		struct xml_attribute *attribute = &element->attributes[element->attribute_count];
		if (attributes[1])
			continue;
		attribute->name = shared_name(r, attributes[0]);
		attribute->value = str_copy(r->arena,
			(struct str){ (const char *)attributes[3], (size_t)(attributes[4] - attributes[3]) });
		element->attribute_count++;
	}
}

/* The reason why an element with this name and namespace is wrong here; NULL if it is not. */
static const char *misplaced(
	struct reader *r, const char *name, const char *prefix, const char *uri)
{
	static const char family[] = "urn:specc:isa:";
	if (uri && !strcmp(uri, XML_NAMESPACE))
		return r->at || !strcmp(name, "isa")
				   ? NULL
				   : arena_printf(r->arena, "expected the element <isa>, found <%s>", name);
	if (!r->at && uri && !strncmp(uri, family, sizeof family - 1))
		return arena_printf(r->arena,
			"this document has version %s of the format, '%s'; this specc reads only "
			"'" XML_NAMESPACE "'",
			uri + sizeof family - 1, uri);
	if (!r->at && !uri && !strcmp(name, "isa"))
		return "<isa> has no namespace: build the document again with this specc, or write "
			   "<isa xmlns=\"" XML_NAMESPACE "\" ...>";
	return arena_printf(r->arena,
		"expected an element of a document <isa> with namespace '" XML_NAMESPACE
		"', found <%s%s%s> %s%s",
		prefix ? prefix : "", prefix ? ":" : "", name, uri ? "of " : "without namespace",
		uri ? uri : "");
}

static void begin_element(void *user, const xmlChar *name, const xmlChar *prefix,
	const xmlChar *uri, int namespace_count, const xmlChar **namespaces, int count, int defaulted,
	const xmlChar **attributes)
{
	struct reader *r = user;
	(void)namespace_count, (void)namespaces, (void)defaulted;
	if (r->stopped)
		return;
	const char *wrong = misplaced(r, (const char *)name, (const char *)prefix, (const char *)uri);
	if (wrong)
		diag_report(r->diag, CHECK_XML, line_here(r), "%s", wrong);
	else if (++r->depth > XML_MAX_DEPTH)
		diag_report(
			r->diag, CHECK_LIMIT, line_here(r), "elements nest deeper than %d", XML_MAX_DEPTH);
	if (wrong || r->depth > XML_MAX_DEPTH) {
		stop_reader(r);
		return;
	}
	struct xml_element *element = ARENA_NEW(r->arena, struct xml_element);
	element->name = shared_name(r, name);
	element->line = (uint32_t)r->parser->input->line;
	element->parent = r->at;
	take_attributes(r, element, attributes, count);
	if (!r->at)
		r->root = element;
	else if (r->at->child)
		r->last[r->depth]->next = element;
	else
		r->at->child = element;
	r->last[r->depth] = element;
	r->at = element;
	r->text.length = 0;
}

static void end_element(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
	struct reader *r = user;
	(void)name, (void)prefix, (void)uri;
	if (r->stopped || !r->at)
		return;
	if (!r->at->child && r->text.length)
		r->at->text = str_copy(r->arena, buffer_str(&r->text));
	r->text.length = 0;
	r->depth--;
	r->at = r->at->parent;
}

static void characters(void *user, const xmlChar *text, int length)
{
	struct reader *r = user;
	if (!r->stopped && r->at && !r->at->child)
		buffer_add(&r->text, (struct str){ (const char *)text, (size_t)length });
}

/* Called at <!DOCTYPE, before anything in it is read. */
static void document_type(
	void *user, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id)
{
	struct reader *r = user;
	(void)name, (void)public_id, (void)system_id;
	if (r->stopped)
		return;
	diag_report(r->diag, CHECK_XML, line_here(r),
		"a document type (<!DOCTYPE ...>) is not allowed: entities are not read");
	stop_reader(r);
}

static bool parse(struct reader *r)
{
	r->parser = xmlNewParserCtxt();
	assert(r->parser); /* out of memory ends the program: libraries.c */
	*r->parser->sax = (xmlSAXHandler){
		.initialized = XML_SAX2_MAGIC,
		.startElementNs = begin_element,
		.endElementNs = end_element,
		.characters = characters,
		.ignorableWhitespace = characters,
		.cdataBlock = characters,
		.internalSubset = document_type,
		.serror = on_xml_error,
	};
	r->parser->userData = r;
	/* NOENT replaces predefined entities such as &amp;. There are no others, since parsing stops at
	 * a document type. */
	xmlDocPtr document = xmlCtxtReadMemory(r->parser, r->source->text.text,
		(int)r->source->text.length, NULL, "UTF-8", XML_PARSE_NONET | XML_PARSE_NOENT);
	bool good = r->parser->wellFormed && !r->stopped && r->root;
	xmlFreeDoc(document);
	xmlFreeParserCtxt(r->parser);
	return good;
}

/* ---- validation ---- */

static bool keep_schema(void *user, struct str path, struct str content)
{
	struct str *schema = user;
	if (str_equal_c(path, "specc-isa.xsd"))
		*schema = content;
	return true;
}

/* Generates the schema with the templates in folder; NULL after a report. */
static struct source *write_schema(struct reader *r, const char *folder)
{
	struct str text = { 0 };
	xmlDocPtr empty = xmlReadDoc(
		BAD_CAST "<isa><places prefix='isa'/><semantics/></isa>", NULL, NULL, XML_PARSE_NONET);
	struct template_set *set = empty ? template_load(r->arena, r->diag, folder) : NULL;
	bool good = set && template_run(set, empty, NULL, keep_schema, &text) && text.length;
	template_free(set);
	xmlFreeDoc(empty);
	return good ? source_from_text(r->arena, r->diag, "specc-isa.xsd", text) : NULL;
}

static xmlSchemaPtr read_schema(struct reader *r, const char *folder)
{
	struct source *text = write_schema(r, folder);
	if (!text)
		return NULL;
	xmlSchemaParserCtxtPtr parser =
		xmlSchemaNewMemParserCtxt(text->text.text, (int)text->text.length);
	struct reader errors = { .arena = r->arena, .diag = r->diag, .source = text };
	if (!parser)
		return NULL;
	xmlSchemaSetParserStructuredErrors(parser, on_xml_error, &errors);
	xmlSchemaPtr schema = xmlSchemaParse(parser);
	xmlSchemaFreeParserCtxt(parser);
	return schema;
}

static bool validate(struct reader *r, const char *folder)
{
	size_t errors = r->diag->errors;
	xmlSchemaPtr schema = read_schema(r, folder);
	xmlSchemaValidCtxtPtr validator = schema ? xmlSchemaNewValidCtxt(schema) : NULL;
	xmlParserInputBufferPtr input = validator
										? xmlParserInputBufferCreateMem(r->source->text.text,
											  (int)r->source->text.length, XML_CHAR_ENCODING_UTF8)
										: NULL;
	int result = -1;
	if (input) {
		xmlSchemaSetValidStructuredErrors(validator, on_invalid, r);
		result = xmlSchemaValidateStream(validator, input, XML_CHAR_ENCODING_UTF8, NULL, NULL);
	}
	if (validator)
		xmlSchemaFreeValidCtxt(validator);
	xmlSchemaFree(schema);
	if (result && r->diag->errors == errors)
		diag_report(r->diag, CHECK_XML, source_line_span(r->source, 1),
			"the document cannot be validated against the schema of '%s'", folder);
	return !result;
}

struct xml_element *xml_tree_read(
	struct arena *arena, struct diag *diag, const struct source *source, const char *templates)
{
	struct reader reader = { .arena = arena, .diag = diag, .source = source };
	reader.text = buffer_new(arena);
	reader.names.arena = arena;
	if (source->text.length > XML_MAX_BYTES) {
		diag_report(diag, CHECK_LIMIT, (struct span){ source, 0, 0 },
			"the document is larger than %d MiB", XML_MAX_BYTES >> 20);
		return NULL;
	}
	size_t errors = diag->errors;
	if (check_tags(&reader) && parse(&reader) && validate(&reader, templates))
		return reader.root;
	assert(diag->errors > errors); /* each of them has said what is wrong */
	return NULL;
}
