/* SPDX-License-Identifier: MIT */
/* Converts elements of an XML document to text of the specification language, by a table of
 * rules. */
#include <string.h>

#include "build/xml_internal.h"

/* The place of a part in the text of its definition. */
enum { IN_HEAD, IN_ENCODING, IN_EXCEPTION, IN_INFO };

/* A template for lines of the language. @name is the value of an attribute; $name is that value in
 * quotes or, if it contains quotes, as the expression that it is; ^name is the value capitalised.
 * The name "." is the name of the element, and ../name refers to the parent. (child:...) lists the
 * expansion for each child of this name, joined by commas unless it begins with a blank. {...} is
 * omitted if a name in it has no value, or if its initial condition (?name or !name=value, then a
 * blank) is false; a line that becomes empty is omitted. */
struct rule {
	const char *element;
	unsigned place; /* of a definition: position of its kind; of a part: IN_HEAD ... */
	const char *lines;
};

static const struct rule definition_forms[] = {
	{ "isa", 0, "__DefISA \"@name\"\n{    Version<\"@release\"{, \"@date\"}>;}" },
	{ "register-file", 1,
		"__DefRegisterFile \"@name\"<@width>\n"
		"{    Numbered<\"@prefix\", @first, @count>;}\n"
		"    Lanes<@lanes>;" },
	{ "type", 1,
		"{?kind=enum __DefBitFieldType}{!kind=enum __DefFieldType} \"@name\"<@width>\n"
		"{?coding=table     Table<(entry:@number)>;}\n"
		"{!coding=table     Integer<@coding>;}\n"
		"{    Number<@number>;}\n"
		"{    Digits<@digits>;}\n"
		"{!coding=table     Scale<@scale>;}\n"
		"{!coding=table     Offset<@offset>;}\n"
		"{    Accept<@accept-min, @accept-max>;}\n"
		"{?relative     Relative<{?relative-next next}>;}\n"
		"{?kind=float     Float<@width>;}\n"
		"{?kind=register     Register<@file{, @first}>;}\n"
		"{    Text<\"@text\">;}\n"
		"{    Unused<@unused>;}\n"
		"{    Forbid<(forbidden:@value)>;}" },
	{ "operand", 1,
		"__Def^. \"@name\"\n"
		"{    Text<\"@text\">;}\n"
		"{    Stands<(stands:@for)>;}\n"
		"{    Role<@role>;}" },
	{ "modifier", 1,
		"__Def^. \"@name\"\n"
		"    Prefix<\"@prefix\">;\n"
		"    Suffix<\"@suffix\">;" },
	{ "format", 1,
		"__Def^. \"@name\"{<(parameter:@name)>}\n"
		"    Prefix<> = @prefix;" },
	{ "alias", 1,
		"__Def^. \"@name\"{<(parameter:@name)>}\n"
		"    Text<\"@text\">;" },
	{ "fact", 1, "__Def^kind \"@name\"{<@parameters>}{ : [(parent:@name)]}" },
	{ "group", 2, "__Def^. \"@name\"{!../.=isa  : [@../name]}" },
	{ "optype", 3, "__Def^. \"@name\"{!../.=isa  : [@../name]}" },
	{ "opcode", 4, "__Def^. \"@name\"{!../.=isa  : [@../name]}" },
};

/* Parts of a definition or of its layout. */
static const struct rule part_forms[] = {
	{ "attribute", IN_HEAD, "    __Attribute @name = $value;" },
	{ "keywords", IN_HEAD, "    Keywords<{@language, }(word:\"@text\")>;" },
	{ "layout", IN_HEAD,
		"  __Layout\n"
		"    Unit<@unit>;\n"
		"    ByteOrder<@byte-order>;\n"
		"{    NaN<@nan>;}" },
	{ "length", IN_HEAD, "    Length<@bits>;" },
	{ "length-rule", IN_HEAD, "    Length<@bits, \"@pattern\">;" },
	{ "assembly", IN_HEAD,
		"  __Assembly\n"
		"    Comment<\"@comment\">;\n"
		"    Terminator<\"@terminator\">;\n"
		"    Number<@number>;\n"
		"    HexPrefix<\"@hex-prefix\">;\n"
		"    Case<@case>;\n"
		"{    Keyword<(keyword:@name)>;}\n"
		"    Prose<@../prose>;" },
	{ "register", IN_HEAD, "    {?alias Alias}{!alias Named}<\"@name\", @number>{ = @reads};" },
	{ "side", IN_HEAD, "    Side<{@type}{@width}> @name;" },
	{ "value", IN_HEAD,
		"    @name = @value{ <(attribute:@name = $value)>};{ // @comment}(comment: //<@language> "
		"@text)" },
	{ "part", IN_HEAD, "    Part<@lsb, @width> @type @name;" },
	{ "means", IN_HEAD, "    Means<\"@text\">;" },
	{ "statement", IN_HEAD, "    @keyword<@arguments>{ @type}{ @name}{ @operator}{ @value};" },
	{ "field", IN_ENCODING,
		"    field<(piece:@lsb, @width)> @type @name"
		"{?kind=fixed  == @value}{?kind=default  = @value};" },
	{ "constraint", IN_EXCEPTION, "    Constraint<\"@message\"> = @condition;" },
	{ "encoding-error", IN_EXCEPTION, "    EncodingError<@kind, \"@message\"> = @condition;" },
	{ "in-list", IN_INFO, "    InList<(item:@text)>;" },
	{ "out-list", IN_INFO, "    OutList<(item:@text)>;" },
	{ "order", IN_INFO, "    Order<(item:@text)>;" },
	{ "bitwidth", IN_INFO, "    Bitwidth<@operand> = @bits;" },
	{ "operand-type", IN_INFO, "    Type<@operand> = @type;" },
	{ "modifier-order", IN_INFO, "    ModiOrder<@name>;" },
	{ "asm-format", IN_INFO, "    AsmFormat<@field> = @call;" },
};

/* ---- a line ---- */

/* A line under construction, and the position in its rule. */
struct expansion {
	struct writer *w;
	const char *at;
	struct buffer *out;
};

/* The name of the enumerator with this value if the type has names; else the value. */
static struct str name_of_enum_value(struct writer *w, struct str type_name, struct str value)
{
	struct str key = str_printf(w->arena, "%.*s %.*s", STR_ARG(type_name), STR_ARG(value));
	const struct xml_element *known = str_map_get(w->values, key);
	return known ? xml_get(known, "name") : value;
}

/* name = [ "../" ] ( "." | letters and "-" ) ; its value, or none */
static struct str value_of_expansion(struct expansion *x, const struct xml_element *element)
{
	if (!strncmp(x->at, "../", 3)) {
		element = element->parent;
		x->at += 3;
	}
	if (*x->at == '.') {
		x->at++;
		return str_from_c(element->name);
	}
	size_t length = strspn(x->at, "abcdefghijklmnopqrstuvwxyz-");
	const char *name = arena_copy(x->w->arena, x->at, length);
	x->at += length;
	struct str value = xml_get(element, name);
	bool coded = value.text && xml_is(element, "field") && !strcmp(name, "value");
	return coded ? name_of_enum_value(x->w, xml_get(element, "type"), value) : value;
}

static bool expand_value(struct expansion *x, const struct xml_element *element, char form)
{
	struct str value = value_of_expansion(x, element);
	bool quotes = form == '$' && (!value.length || !memchr(value.text, '"', value.length));
	size_t start = x->out->length;
	buffer_printf(x->out, quotes ? "\"%.*s\"" : "%.*s", STR_ARG(value));
	if (form == '^' && value.length)
		x->out->text[start] = (char)(x->out->text[start] - 'a' + 'A');
	return value.text;
}

/* condition = ( "?" | "!" ) name [ "=" text ] " " ; a missing condition is true */
static bool expansion_holds(struct expansion *x, const struct xml_element *element)
{
	char kind = *x->at;
	if (kind != '?' && kind != '!')
		return true;
	x->at++;
	struct str value = value_of_expansion(x, element), wanted = value;
	if (*x->at == '=') {
		wanted = (struct str){ x->at + 1, strcspn(x->at, " ") - 1 };
		x->at += wanted.length + 1;
	}
	x->at++;
	return (value.text && str_equal(value, wanted)) == (kind == '?');
}

static bool expand_form(struct expansion *x, const struct xml_element *element, char end);

/* child ":" ... ")" ; false: there is no such child */
static bool add_list(struct expansion *x, const struct xml_element *element)
{
	size_t length = strcspn(x->at, ":");
	const char *name = arena_copy(x->w->arena, x->at, length), *item = x->at + length + 1;
	const struct xml_element *first = xml_first(element, name);
	x->at += strcspn(x->at, ")") + 1;
	for (const struct xml_element *child = first; child; child = xml_next(child, name)) {
		if (child != first && *item != ' ')
			buffer_add(x->out, STR(", "));
		x->at = item;
		expand_form(x, child, ')');
	}
	return first;
}

/* Expands the rule up to the character `end`. False: a name in it has no value. */
static bool expand_form(struct expansion *x, const struct xml_element *element, char end)
{
	bool whole = true;
	while (*x->at && *x->at != end) {
		char c = *x->at++;
		size_t start = x->out->length;
		if (c == '{') {
			bool wanted = expansion_holds(x, element);
			if (!expand_form(x, element, '}') || !wanted)
				x->out->length = start;
		} else if (c == '(') {
			whole = add_list(x, element) && whole;
		} else if (strchr("@$^", c)) {
			whole = expand_value(x, element, c) && whole;
		} else {
			buffer_add_char(x->out, c);
		}
	}
	x->at += *x->at == end && end;
	return whole;
}

static void end_spec_line(struct writer *w, uint32_t line)
{
	struct line_origin origin = { line, w->author };
	buffer_add_char(&w->text, '\n');
	VEC_PUSH(w->arena, &w->origins, origin);
}

void xml_lines(struct writer *w, const struct xml_element *from, const char *lines)
{
	struct expansion x = { w, lines, &w->text };
	while (*x.at) {
		size_t start = w->text.length;
		expand_form(&x, from, '\n');
		if (w->text.length > start)
			end_spec_line(w, from->line);
	}
}

/* ---- elements ---- */

static const struct rule *part_rule(const struct xml_element *element, unsigned place)
{
	for (size_t i = 0; i < sizeof part_forms / sizeof *part_forms; i++)
		if (part_forms[i].place == place && xml_is(element, part_forms[i].element))
			return &part_forms[i];
	return NULL;
}

/* Writes the parts that belong in this place, after a header if there are any. */
static void write_parts(
	struct writer *w, const struct xml_element *element, unsigned place, const char *header)
{
	for (const struct xml_element *child = element->child; child; child = child->next) {
		const struct rule *rule = part_rule(child, place);
		if (!rule)
			continue;
		xml_lines(w, child, header);
		header = "";
		xml_lines(w, child, rule->lines);
		if (xml_is(child, "layout"))
			write_parts(w, child, place, "");
	}
}

static bool has_parts(const struct xml_element *element, unsigned place)
{
	for (const struct xml_element *child = element->child; child; child = child->next)
		if (part_rule(child, place))
			return true;
	return false;
}

static void write_info(struct writer *w, const struct xml_element *element)
{
	xml_lines(w, element, "{    Cycles<@own-cycles>;}");
	write_parts(w, element, IN_INFO, "");
}

/* Text of several lines, each with its own line of the document as origin. */
static void write_element_text(struct writer *w, const struct xml_element *element)
{
	struct str text = element->text;
	uint32_t line = element->line;
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR("\n"));
		buffer_add(&w->text, str_slice(text, from, to));
		end_spec_line(w, line++);
	}
}

/* Writes a section; `info` is the section that gets the statements of __OperandInfo. */
static void write_section(
	struct writer *w, const struct xml_element *section, const struct xml_element *info)
{
	xml_lines(w, section, "  __@name{<@language>}");
	if (section == info)
		write_info(w, section->parent);
	for (const struct xml_element *block = section->child; block; block = block->next) {
		bool fence = xml_is(block, "fence");
		if (fence)
			xml_lines(w, block, "```{@info}");
		write_element_text(w, block);
		buffer_add(&w->text, fence ? STR("```") : STR(""));
		end_spec_line(w, block->line);
	}
}

/* The statements of __OperandInfo go into the first section of this name, or into a new one. */
static void write_sections(struct writer *w, const struct xml_element *element)
{
	const struct xml_element *first = xml_first(element, "section"), *info = first;
	while (info && !str_equal_c(xml_get(info, "name"), "OperandInfo"))
		info = xml_next(info, "section");
	if (!info && (xml_get(element, "own-cycles").text || has_parts(element, IN_INFO))) {
		xml_lines(w, element, "  __OperandInfo");
		write_info(w, element);
	}
	for (const struct xml_element *at = first; at; at = xml_next(at, "section"))
		write_section(w, at, info);
}

static const struct rule *definition_rule(const struct xml_element *element)
{
	for (size_t i = 0; i < sizeof definition_forms / sizeof *definition_forms; i++)
		if (xml_is(element, definition_forms[i].element))
			return &definition_forms[i];
	return NULL;
}

bool xml_is_definition(const struct xml_element *element, unsigned *turn)
{
	const struct rule *rule = definition_rule(element);
	*turn = rule ? rule->place : 0;
	return rule;
}

void xml_write_definition(struct writer *w, const struct xml_element *element)
{
	const struct rule *rule = definition_rule(element);
	xml_lines(w, element, rule->lines);
	write_parts(w, element, IN_HEAD, "");
	if (rule->place >= XML_NESTED &&
		(xml_get(element, "own-length").text || xml_get(element, "prefix").text ||
			has_parts(element, IN_ENCODING)))
		xml_lines(w, element, "  __Encoding\n{    Length<@own-length>;}\n{?prefix     Prefix<>;}");
	write_parts(w, element, IN_ENCODING, "");
	write_parts(w, element, IN_EXCEPTION, "  __Exception");
	write_sections(w, element);
}
