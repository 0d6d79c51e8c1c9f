/* Elements of an XML document become text of the specification language: the instruction set
 * itself, register files, types, the notation of templates, aliases and facts. */
#include <stdio.h>
#include <string.h>

#include "build/xml_internal.h"

#define EACH(child, element, kind)                                                                 \
	for (const struct xml_element *child = xml_first(element, kind); child;                        \
		 child = xml_next(child, kind))

void xml_line(struct writer *w, const struct xml_element *from, const char *format, ...)
{
	struct line_origin origin = { from->line, w->author };
	size_t start = w->text.length;
	va_list arguments;
	va_start(arguments, format);
	buffer_vprintf(&w->text, format, arguments);
	va_end(arguments);
	for (size_t i = start; i < w->text.length; i++)
		if (w->text.text[i] == '\n')
			w->text.text[i] = ' ';
	buffer_add_char(&w->text, '\n');
	VEC_PUSH(w->arena, &w->origins, origin);
}

static bool has(const struct xml_element *element, const char *name)
{
	return xml_get(element, name).text != NULL;
}

static bool is_word_char(char c, bool first)
{
	bool digit = char_is_digit(c);
	return char_begins_word(c) || (digit && !first);
}

struct str xml_name(struct writer *w, struct str name)
{
	size_t start = name.length > 1 && name.text[0] == '$';
	bool word = name.length > start;
	for (size_t i = start; i < name.length; i++)
		word = word && is_word_char(name.text[i], i == start);
	return word ? name : str_printf(w->arena, "\"%.*s\"", STR_ARG(name));
}

/* A text in quotes; an expression with quotes in it is written as it is. */
struct str xml_attribute_value(struct writer *w, struct str value)
{
	if (value.length && memchr(value.text, '"', value.length))
		return value;
	return str_printf(w->arena, "\"%.*s\"", STR_ARG(value));
}

void xml_attributes(struct writer *w, const struct xml_element *element)
{
	EACH(child, element, "attribute")
	xml_line(w, child, "    __Attribute %.*s = %.*s;", XML_ARG(child, "name"),
		STR_ARG(xml_attribute_value(w, xml_get(child, "value"))));
}

/* ---- sections ---- */

/* Text of several lines: each keeps its own line of the document. */
static void text_lines(struct writer *w, const struct xml_element *element)
{
	struct xml_element at = *element;
	for (size_t from = 0; from < element->text.length; at.line++) {
		const char *start = element->text.text + from;
		const char *feed = memchr(start, '\n', element->text.length - from);
		size_t length = feed ? (size_t)(feed - start) : element->text.length - from;
		xml_line(w, &at, "%.*s", STR_ARG(((struct str){ start, length })));
		from += length + 1;
	}
}

static void section_blocks(struct writer *w, const struct xml_element *section)
{
	for (const struct xml_element *block = section->child; block; block = block->next) {
		bool fence = xml_is(block, "fence");
		if (fence)
			xml_line(w, block, "```%.*s", XML_ARG(block, "info"));
		text_lines(w, block);
		xml_line(w, block, fence ? "```" : "");
	}
}

void xml_section(struct writer *w, const struct xml_element *section, xml_write_fn statements,
	const struct xml_element *element)
{
	struct str language = xml_get(section, "language");
	if (language.length)
		xml_line(w, section, "  __%.*s<%.*s>", XML_ARG(section, "name"), STR_ARG(language));
	else
		xml_line(w, section, "  __%.*s", XML_ARG(section, "name"));
	if (statements)
		statements(w, element);
	section_blocks(w, section);
}

void xml_sections(struct writer *w, const struct xml_element *element)
{
	EACH(section, element, "section")
	xml_section(w, section, NULL, NULL);
}

/* ---- the instruction set ---- */

/* Keyword<a, b>; from the attribute of the children of one kind. */
void xml_list(struct writer *w, const struct xml_element *element, const char *child_name,
	const char *attribute, const char *keyword)
{
	struct buffer list = buffer_new(w->arena);
	EACH(child, element, child_name)
	{
		if (list.length)
			buffer_add(&list, STR(", "));
		buffer_add(&list, xml_get(child, attribute));
	}
	xml_line(w, element, "    %s<%.*s>;", keyword, STR_ARG(buffer_str(&list)));
}

static void write_layout(struct writer *w, const struct xml_element *layout)
{
	xml_line(w, layout, "  __Layout");
	xml_line(w, layout, "    Unit<%.*s>;", XML_ARG(layout, "unit"));
	xml_line(w, layout, "    ByteOrder<%.*s>;", XML_ARG(layout, "byte-order"));
	if (has(layout, "nan"))
		xml_line(w, layout, "    NaN<%.*s>;", XML_ARG(layout, "nan"));
	EACH(length, layout, "length")
	xml_line(w, length, "    Length<%.*s>;", XML_ARG(length, "bits"));
	EACH(rule, layout, "length-rule")
	xml_line(
		w, rule, "    Length<%.*s, \"%.*s\">;", XML_ARG(rule, "bits"), XML_ARG(rule, "pattern"));
}

static void write_assembly(struct writer *w, const struct xml_element *assembly)
{
	xml_line(w, assembly, "  __Assembly");
	xml_line(w, assembly, "    Comment<\"%.*s\">;", XML_ARG(assembly, "comment"));
	xml_line(w, assembly, "    Terminator<\"%.*s\">;", XML_ARG(assembly, "terminator"));
	xml_line(w, assembly, "    Number<%.*s>;", XML_ARG(assembly, "number"));
	xml_line(w, assembly, "    HexPrefix<\"%.*s\">;", XML_ARG(assembly, "hex-prefix"));
	xml_line(w, assembly, "    Case<%.*s>;", XML_ARG(assembly, "case"));
	if (xml_first(assembly, "keyword"))
		xml_list(w, assembly, "keyword", "name", "Keyword");
	xml_line(w, w->root, "    Prose<%.*s>;", XML_ARG(w->root, "prose"));
}

void xml_write_isa(struct writer *w, const struct xml_element *isa)
{
	const struct xml_element *layout = xml_first(isa, "layout");
	const struct xml_element *assembly = xml_first(isa, "assembly");
	xml_line(w, isa, "__DefISA %.*s", STR_ARG(xml_name(w, xml_get(isa, "name"))));
	xml_attributes(w, isa);
	if (layout)
		write_layout(w, layout);
	if (assembly)
		write_assembly(w, assembly);
	xml_sections(w, isa);
}

/* ---- register files and types ---- */

static void write_register_file(struct writer *w, const struct xml_element *file)
{
	xml_line(w, file, "__DefRegisterFile %.*s<%.*s>", STR_ARG(xml_name(w, xml_get(file, "name"))),
		XML_ARG(file, "width"));
	xml_attributes(w, file);
	if (has(file, "count"))
		xml_line(w, file, "    Numbered<\"%.*s\", %.*s, %.*s>;", XML_ARG(file, "prefix"),
			XML_ARG(file, "first"), XML_ARG(file, "count"));
	EACH(name, file, "register")
	{
		struct str reads = xml_get(name, "reads");
		xml_line(w, name, "    %s<\"%.*s\", %.*s>%s%.*s;", has(name, "alias") ? "Alias" : "Named",
			XML_ARG(name, "name"), XML_ARG(name, "number"), reads.text ? " = " : "",
			STR_ARG(reads));
	}
	EACH(side, file, "side")
	xml_line(w, side, "    Side<%.*s> %.*s;", XML_ARG(side, has(side, "type") ? "type" : "width"),
		XML_ARG(side, "name"));
	xml_line(w, file, "    Lanes<%.*s>;", XML_ARG(file, "lanes"));
	xml_sections(w, file);
}

static void write_enumerator(struct writer *w, const struct xml_element *value)
{
	struct buffer tail = buffer_new(w->arena);
	EACH(attribute, value, "attribute")
	buffer_printf(&tail, "%s%.*s = %.*s", tail.length ? ", " : " <", XML_ARG(attribute, "name"),
		STR_ARG(xml_attribute_value(w, xml_get(attribute, "value"))));
	if (tail.length)
		buffer_add(&tail, STR(">"));
	buffer_add(&tail, STR(";"));
	if (has(value, "comment"))
		buffer_printf(&tail, " // %.*s", XML_ARG(value, "comment"));
	xml_line(w, value, "    %.*s = %.*s%.*s", XML_ARG(value, "name"), XML_ARG(value, "value"),
		STR_ARG(buffer_str(&tail)));
}

/* Keyword<value>; when the attribute is there. */
static void statement(struct writer *w, const struct xml_element *element, const char *keyword,
	const char *attribute, const char *quote)
{
	if (has(element, attribute))
		xml_line(
			w, element, "    %s<%s%.*s%s>;", keyword, quote, XML_ARG(element, attribute), quote);
}

static void write_integer(struct writer *w, const struct xml_element *type)
{
	if (str_equal_c(xml_get(type, "coding"), "table"))
		xml_list(w, type, "entry", "number", "Table");
	else
		statement(w, type, "Integer", "coding", "");
	statement(w, type, "Number", "number", "");
	statement(w, type, "Digits", "digits", "");
	statement(w, type, "Scale", "scale", "");
	statement(w, type, "Offset", "offset", "");
	if (has(type, "accept-min"))
		xml_line(w, type, "    Accept<%.*s, %.*s>;", XML_ARG(type, "accept-min"),
			XML_ARG(type, "accept-max"));
	if (has(type, "relative"))
		xml_line(w, type, "    Relative<%s>;", has(type, "relative-next") ? "next" : "");
}

static void write_field_type(struct writer *w, const struct xml_element *type)
{
	struct str kind = xml_get(type, "kind"), first = xml_get(type, "first");
	if (str_equal_c(kind, "integer"))
		write_integer(w, type);
	if (str_equal_c(kind, "float"))
		statement(w, type, "Float", "width", "");
	if (str_equal_c(kind, "register"))
		xml_line(w, type, "    Register<%.*s%s%.*s>;", XML_ARG(type, "file"),
			first.text ? ", " : "", STR_ARG(first));
	EACH(part, type, "part")
	xml_line(w, part, "    Part<%.*s, %.*s> %.*s %.*s;", XML_ARG(part, "lsb"),
		XML_ARG(part, "width"), XML_ARG(part, "type"), XML_ARG(part, "name"));
	statement(w, type, "Text", "text", "\"");
	statement(w, type, "Unused", "unused", "");
	if (xml_first(type, "forbidden"))
		xml_list(w, type, "forbidden", "value", "Forbid");
}

static void write_type(struct writer *w, const struct xml_element *type)
{
	bool is_enum = str_equal_c(xml_get(type, "kind"), "enum");
	xml_line(w, type, "%s %.*s<%.*s>", is_enum ? "__DefBitFieldType" : "__DefFieldType",
		STR_ARG(xml_name(w, xml_get(type, "name"))), XML_ARG(type, "width"));
	xml_attributes(w, type);
	EACH(value, type, "value")
	write_enumerator(w, value);
	if (!is_enum)
		write_field_type(w, type);
	xml_sections(w, type);
}

/* ---- notation, aliases, facts ---- */

static void write_operand(struct writer *w, const struct xml_element *operand)
{
	xml_line(w, operand, "__DefOperand %.*s", STR_ARG(xml_name(w, xml_get(operand, "name"))));
	xml_attributes(w, operand);
	statement(w, operand, "Text", "text", "\"");
	if (xml_first(operand, "stands"))
		xml_list(w, operand, "stands", "for", "Stands");
	if (has(operand, "role"))
		xml_line(w, operand, "    Role<%.*s>;", XML_ARG(operand, "role"));
	xml_sections(w, operand);
}

static void write_modifier(struct writer *w, const struct xml_element *modifier)
{
	xml_line(w, modifier, "__DefModifier %.*s", STR_ARG(xml_name(w, xml_get(modifier, "name"))));
	xml_attributes(w, modifier);
	statement(w, modifier, "Prefix", "prefix", "\"");
	statement(w, modifier, "Suffix", "suffix", "\"");
	xml_sections(w, modifier);
}

/* "<a, b>" from the attribute of the children; empty when there are none. */
static struct str parameters(struct writer *w, const struct xml_element *element)
{
	struct buffer list = buffer_new(w->arena);
	EACH(child, element, "parameter")
	buffer_printf(&list, "%s%.*s", list.length ? ", " : "<", XML_ARG(child, "name"));
	if (list.length)
		buffer_add(&list, STR(">"));
	return buffer_str(&list);
}

static void write_format(struct writer *w, const struct xml_element *format)
{
	xml_line(w, format, "__DefFormat %.*s%.*s", STR_ARG(xml_name(w, xml_get(format, "name"))),
		STR_ARG(parameters(w, format)));
	xml_attributes(w, format);
	xml_line(w, format, "    Prefix<> = %.*s;", XML_ARG(format, "prefix"));
	xml_sections(w, format);
}

static void write_alias(struct writer *w, const struct xml_element *alias)
{
	xml_line(w, alias, "__DefAlias %.*s%.*s", STR_ARG(xml_name(w, xml_get(alias, "name"))),
		STR_ARG(parameters(w, alias)));
	xml_attributes(w, alias);
	statement(w, alias, "Text", "text", "\"");
	EACH(means, alias, "means")
	statement(w, means, "Means", "text", "\"");
	xml_sections(w, alias);
}

static const char *fact_keyword(struct str kind)
{
	static const char *const kinds[][2] = { { "function", "__DefFunction" },
		{ "memory", "__DefMemory" }, { "state", "__DefState" }, { "exception", "__DefException" },
		{ "variant", "__DefVariant" }, { "term", "__DefTerm" } };
	size_t i = 0;
	while (i + 1 < sizeof kinds / sizeof *kinds && !str_equal_c(kind, kinds[i][0]))
		i++;
	return kinds[i][1];
}

/* Keyword<arguments> type name = value; */
static void fact_statement(struct writer *w, const struct xml_element *statement)
{
	static const char *const parts[] = { "type", "name", "operator", "value" };
	struct buffer tail = buffer_new(w->arena);
	for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
		if (has(statement, parts[i]))
			buffer_printf(&tail, " %.*s", XML_ARG(statement, parts[i]));
	xml_line(w, statement, "    %.*s<%.*s>%.*s;", XML_ARG(statement, "keyword"),
		XML_ARG(statement, "arguments"), STR_ARG(buffer_str(&tail)));
}

static void write_fact(struct writer *w, const struct xml_element *fact)
{
	struct buffer head = buffer_new(w->arena);
	if (has(fact, "parameters"))
		buffer_printf(&head, "<%.*s>", XML_ARG(fact, "parameters"));
	EACH(parent, fact, "parent")
	buffer_printf(&head, "%s%.*s", parent == xml_first(fact, "parent") ? " : [" : ", ",
		XML_ARG(parent, "name"));
	if (xml_first(fact, "parent"))
		buffer_add(&head, STR("]"));
	xml_line(w, fact, "%s %.*s%.*s", fact_keyword(xml_get(fact, "kind")),
		STR_ARG(xml_name(w, xml_get(fact, "name"))), STR_ARG(buffer_str(&head)));
	xml_attributes(w, fact);
	EACH(statement, fact, "statement")
	fact_statement(w, statement);
	xml_sections(w, fact);
}

xml_write_fn xml_write_other(const struct xml_element *element)
{
	static const struct {
		const char *name;
		xml_write_fn write;
	} kinds[] = { { "register-file", write_register_file }, { "type", write_type },
		{ "operand", write_operand }, { "modifier", write_modifier }, { "format", write_format },
		{ "alias", write_alias }, { "fact", write_fact } };
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (xml_is(element, kinds[i].name))
			return kinds[i].write;
	return NULL;
}
