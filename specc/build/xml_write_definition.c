/* Groups, optypes and opcodes of an XML document become text of the specification language. */
#include "build/xml_internal.h"

/* The name of the enumerator with this value, when the type has names. */
static struct str value_name(struct writer *w, struct str type_name, struct str value)
{
	struct str key = str_printf(w->arena, "%.*s %.*s", STR_ARG(type_name), STR_ARG(value));
	const struct xml_element *known = str_map_get(w->values, key);
	return known ? xml_get(known, "name") : value;
}

static void write_field(struct writer *w, const struct xml_element *field)
{
	struct buffer text = buffer_new(w->arena);
	struct str kind = xml_get(field, "kind"), type = xml_get(field, "type");
	for (const struct xml_element *piece = xml_first(field, "piece"); piece;
		 piece = xml_next(piece, "piece"))
		buffer_printf(&text, "%s%.*s, %.*s", text.length ? ", " : "", XML_ARG(piece, "lsb"),
			XML_ARG(piece, "width"));
	buffer_printf(&text, "> %.*s %.*s", STR_ARG(type), XML_ARG(field, "name"));
	if (!str_equal_c(kind, "operand"))
		buffer_printf(&text, " %s %.*s", str_equal_c(kind, "fixed") ? "==" : "=",
			STR_ARG(value_name(w, type, xml_get(field, "value"))));
	xml_line(w, field, "    field<%.*s;", STR_ARG(buffer_str(&text)));
}

static void write_encoding(struct writer *w, const struct xml_element *d)
{
	bool length = xml_get(d, "own-length").text, prefix = xml_get(d, "prefix").text;
	const struct xml_element *field = xml_first(d, "field");
	if (!length && !prefix && !field)
		return;
	xml_line(w, d, "  __Encoding");
	if (length)
		xml_line(w, d, "    Length<%.*s>;", XML_ARG(d, "own-length"));
	if (prefix)
		xml_line(w, d, "    Prefix<>;");
	for (; field; field = xml_next(field, "field"))
		write_field(w, field);
}

static void write_exceptions(struct writer *w, const struct xml_element *d)
{
	bool any = false;
	for (const struct xml_element *at = d->child; at; at = at->next) {
		bool error = xml_is(at, "encoding-error");
		if (!error && !xml_is(at, "constraint"))
			continue;
		if (!any)
			xml_line(w, at, "  __Exception");
		any = true;
		if (error)
			xml_line(w, at, "    EncodingError<%.*s, \"%.*s\"> = %.*s;", XML_ARG(at, "kind"),
				XML_ARG(at, "message"), XML_ARG(at, "condition"));
		else
			xml_line(w, at, "    Constraint<\"%.*s\"> = %.*s;", XML_ARG(at, "message"),
				XML_ARG(at, "condition"));
	}
}

/* What __OperandInfo states. */
static void info_statements(struct writer *w, const struct xml_element *d)
{
	if (xml_get(d, "own-cycles").text)
		xml_line(w, d, "    Cycles<%.*s>;", XML_ARG(d, "own-cycles"));
	for (const struct xml_element *at = d->child; at; at = at->next) {
		if (xml_is(at, "in-list"))
			xml_list(w, at, "item", "text", "InList");
		else if (xml_is(at, "out-list"))
			xml_list(w, at, "item", "text", "OutList");
		else if (xml_is(at, "order"))
			xml_list(w, at, "item", "text", "Order");
		else if (xml_is(at, "bitwidth"))
			xml_line(
				w, at, "    Bitwidth<%.*s> = %.*s;", XML_ARG(at, "operand"), XML_ARG(at, "bits"));
		else if (xml_is(at, "operand-type"))
			xml_line(w, at, "    Type<%.*s> = %.*s;", XML_ARG(at, "operand"), XML_ARG(at, "type"));
		else if (xml_is(at, "modifier-order"))
			xml_line(w, at, "    ModiOrder<%.*s>;", XML_ARG(at, "name"));
		else if (xml_is(at, "asm-format"))
			xml_line(
				w, at, "    AsmFormat<%.*s> = %.*s;", XML_ARG(at, "field"), XML_ARG(at, "call"));
	}
}

static bool has_info(const struct xml_element *d)
{
	static const char *const names[] = { "in-list", "out-list", "order", "bitwidth", "operand-type",
		"modifier-order", "asm-format" };
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (xml_first(d, names[i]))
			return true;
	return xml_get(d, "own-cycles").text != NULL;
}

/* The statements stand in the first section __OperandInfo, or in one of their own. */
static void write_sections(struct writer *w, const struct xml_element *d)
{
	const struct xml_element *info = xml_first(d, "section");
	while (info && !str_equal_c(xml_get(info, "name"), "OperandInfo"))
		info = xml_next(info, "section");
	if (!info && has_info(d)) {
		xml_line(w, d, "  __OperandInfo");
		info_statements(w, d);
	}
	for (const struct xml_element *at = xml_first(d, "section"); at; at = xml_next(at, "section"))
		xml_section(w, at, at == info ? info_statements : NULL, d);
}

void xml_write_definition(struct writer *w, const struct xml_element *d)
{
	const char *keyword = xml_is(d, "group")    ? "__DefGroup"
						  : xml_is(d, "optype") ? "__DefOptype"
												: "__DefOpcode";
	struct str name = xml_name(w, xml_get(d, "name"));
	if (d->parent == w->root)
		xml_line(w, d, "%s %.*s", keyword, STR_ARG(name));
	else
		xml_line(w, d, "%s %.*s : [%.*s]", keyword, STR_ARG(name), XML_ARG(d->parent, "name"));
	xml_attributes(w, d);
	write_encoding(w, d);
	write_exceptions(w, d);
	write_sections(w, d);
}
