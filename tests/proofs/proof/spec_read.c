/* SPDX-License-Identifier: MIT */
/* Reads the published XML of an instruction set, without specc: fields, boxes, lengths and gaps. */
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "spec.h"

static const char namespace[] = "urn:specc:isa:2";

void die(const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	fputs("proof: ", stderr);
	vfprintf(stderr, format, arguments);
	fputc('\n', stderr);
	va_end(arguments);
	exit(2);
}

void *array_add(void *array, size_t *count, size_t size)
{
	size_t room = *count;
	if ((room & (room - 1)) == 0) { /* full at every power of two */
		array = realloc(array, (room ? room * 2 : 1) * size);
		if (!array)
			die("out of memory");
	}
	memset((char *)array + room * size, 0, size);
	++*count;
	return array;
}

/* ---- the document ---- */

static bool is(const xmlNode *node, const char *name)
{
	return node->type == XML_ELEMENT_NODE && strcmp((const char *)node->name, name) == 0;
}

/* The first element of that name from `node` on, among its siblings. */
static xmlNode *next(xmlNode *node, const char *name)
{
	while (node && !is(node, name))
		node = node->next;
	return node;
}

#define EACH(child, parent, name)                                                                  \
	xmlNode *child = next((parent)->children, name);                                               \
	child;                                                                                         \
	child = next(child->next, name)

static const char *attribute_or(const xmlNode *node, const char *name, const char *otherwise)
{
	const xmlAttr *attribute = xmlHasProp(node, (const xmlChar *)name);
	char *text = attribute ? (char *)xmlGetProp(node, (const xmlChar *)name) : NULL;
	return text ? text : otherwise;
}

static const char *attribute(const xmlNode *node, const char *name)
{
	const char *text = attribute_or(node, name, NULL);
	if (!text)
		die("line %ld: <%s> has no attribute '%s'", xmlGetLineNo(node), node->name, name);
	return text;
}

static uint64_t number(const xmlNode *node, const char *name, uint64_t most)
{
	const char *text = attribute(node, name);
	char *end;
	unsigned long long value = strtoull(text, &end, 10);
	if (end == text || *end || value > most)
		die("line %ld: '%s' is not a number up to %llu", xmlGetLineNo(node), text,
			(unsigned long long)most);
	return value;
}

/* A pattern of 0, 1 and ?, the highest bit first. */
static struct cube pattern(const xmlNode *node, const char *name, unsigned bits)
{
	struct cube cube = { 0 };
	const char *text = attribute(node, name);
	if (strlen(text) != bits)
		die("line %ld: a pattern of %u bits is wanted", xmlGetLineNo(node), bits);
	for (unsigned bit = 0; bit < bits; bit++) {
		char digit = text[bits - 1 - bit];
		uint64_t one = (uint64_t)1 << bit % 64;
		if (!strchr("01?", digit))
			die("line %ld: '%c' in a pattern", xmlGetLineNo(node), digit);
		cube.mask.limb[bit / 64] |= digit == '?' ? 0 : one;
		cube.match.limb[bit / 64] |= digit == '1' ? one : 0;
	}
	return cube;
}

static struct word hexadecimal(const xmlNode *node, const char *name)
{
	struct word word = { { 0 } };
	const char *text = attribute(node, name);
	if (strncmp(text, "0x", 2) != 0 || strlen(text) > 34)
		die("line %ld: '%s' is not a word", xmlGetLineNo(node), text);
	for (const char *digit = text + 2; *digit; digit++) {
		char one[2] = { *digit, '\0' }, *end;
		word.limb[1] = word.limb[1] << 4 | word.limb[0] >> 60;
		word.limb[0] = word.limb[0] << 4 | strtoull(one, &end, 16);
		if (*end)
			die("line %ld: '%s' is not a word", xmlGetLineNo(node), text);
	}
	return word;
}

static void add_pattern(struct set *set, const xmlNode *node, unsigned bits)
{
	set->cubes = array_add(set->cubes, &set->count, sizeof *set->cubes);
	set->cubes[set->count - 1] = pattern(node, "pattern", bits);
}

/* ---- opcodes ---- */

static xmlNode *find_type(xmlNode *root, const xmlNode *field)
{
	const char *name = attribute(field, "type");
	for (EACH(type, root, "type"))
		if (strcmp(attribute(type, "name"), name) == 0)
			return type;
	die("line %ld: no type '%s'", xmlGetLineNo(field), name);
}

static void add_field(struct spec_opcode *opcode, xmlNode *root, xmlNode *node)
{
	opcode->fields = array_add(opcode->fields, &opcode->field_count, sizeof *opcode->fields);
	struct spec_field *field = &opcode->fields[opcode->field_count - 1];
	unsigned total = 0;
	field->name = attribute(node, "name");
	field->width = (unsigned)number(node, "width", 64);
	field->fixed = strcmp(attribute(node, "kind"), "fixed") == 0;
	bool operand = strcmp(attribute(node, "kind"), "operand") == 0;
	xmlNode *type = find_type(root, node);
	if (!operand || xmlHasProp(type, (const xmlChar *)"unused"))
		field->initial = number(operand ? type : node, operand ? "unused" : "value", UINT64_MAX);
	for (EACH(piece, node, "piece")) {
		if (field->pieces == PIECES)
			die("line %ld: too many pieces", xmlGetLineNo(piece));
		struct spec_piece *new = &field->piece[field->pieces++];
		new->lsb = (unsigned)number(piece, "lsb", 127);
		new->width = (unsigned)number(piece, "width", 64);
		total += new->width;
		if (!new->width || new->lsb + new->width > opcode->length)
			die("line %ld: a piece outside of the instruction", xmlGetLineNo(piece));
	}
	if (total != field->width)
		die("line %ld: the pieces have %u bits", xmlGetLineNo(node), total);
	for (EACH(legal, type, "legal"))
		add_pattern(&field->legal, legal, field->width);
	field->legal.all = field->legal.count == 0;
}

/* Inherited fields stand in the elements around, the outermost first. */
static void add_fields(struct spec_opcode *opcode, xmlNode *root, xmlNode *node)
{
	if (node != root)
		add_fields(opcode, root, node->parent);
	for (EACH(field, node, "field"))
		add_field(opcode, root, field);
}

static void add_box(struct spec_opcode *opcode, xmlNode *node, unsigned form)
{
	opcode->boxes = array_add(opcode->boxes, &opcode->box_count, sizeof *opcode->boxes);
	struct spec_box *box = &opcode->boxes[opcode->box_count - 1];
	box->form = form;
	for (EACH(limit, node, "limit")) {
		const char *name = attribute(limit, "field");
		size_t field = 0;
		while (field < opcode->field_count && strcmp(opcode->fields[field].name, name) != 0)
			field++;
		if (field == opcode->field_count)
			die("line %ld: no field '%s'", xmlGetLineNo(limit), name);
		box->limits = array_add(box->limits, &box->count, sizeof *box->limits);
		box->limits[box->count - 1].field = field;
		for (EACH(legal, limit, "legal"))
			add_pattern(&box->limits[box->count - 1].legal, legal, opcode->fields[field].width);
	}
}

/* What follows from the fields: their bits, the fixed ones, the word of all defaults. */
static void sum_fields(struct spec_opcode *opcode)
{
	for (size_t i = 0; i < opcode->field_count; i++) {
		const struct spec_field *field = &opcode->fields[i];
		struct word bits = { { 0 } };
		word_put(&bits, field, UINT64_MAX);
		opcode->covered = word_or(opcode->covered, bits);
		word_put(&opcode->initial, field, field->initial);
		if (!field->fixed)
			continue;
		opcode->fixed.mask = word_or(opcode->fixed.mask, bits);
		word_put(&opcode->fixed.match, field, field->initial);
	}
}

static void add_opcode(struct spec *spec, xmlNode *root, xmlNode *node)
{
	spec->opcodes = array_add(spec->opcodes, &spec->opcode_count, sizeof *spec->opcodes);
	struct spec_opcode *opcode = &spec->opcodes[spec->opcode_count - 1];
	unsigned forms = 0;
	opcode->name = attribute(node, "name");
	opcode->length = (unsigned)number(node, "length", 128);
	opcode->stated.mask = hexadecimal(node, "mask");
	opcode->stated.match = hexadecimal(node, "match");
	opcode->stated_covered = hexadecimal(node, "covered");
	add_fields(opcode, root, node);
	sum_fields(opcode);
	for (EACH(form, node, "form")) {
		forms += next(form->children, "box") != NULL;
		for (EACH(box, form, "box"))
			add_box(opcode, box, forms);
	}
}

static void add_opcodes(struct spec *spec, xmlNode *root, xmlNode *node)
{
	for (xmlNode *child = node->children; child; child = child->next)
		if (is(child, "opcode") && strcmp(attribute_or(child, "defective", "no"), "yes") != 0)
			add_opcode(spec, root, child);
		else if (is(child, "group") || is(child, "optype"))
			add_opcodes(spec, root, child);
}

/* ---- lengths ---- */

static int by_bits(const void *a, const void *b)
{
	const struct spec_length *left = a, *right = b;
	return (left->bits > right->bits) - (left->bits < right->bits);
}

static void read_layout(struct spec *spec, xmlNode *layout)
{
	spec->unit = (unsigned)number(layout, "unit", 128);
	spec->big = strcmp(attribute(layout, "byte-order"), "big") == 0;
	for (EACH(length, layout, "length")) {
		spec->lengths = array_add(spec->lengths, &spec->length_count, sizeof *spec->lengths);
		spec->lengths[spec->length_count - 1].bits = (unsigned)number(length, "bits", 128);
	}
	if (!spec->length_count)
		die("no length");
	qsort(spec->lengths, spec->length_count, sizeof *spec->lengths, by_bits);
	if (spec->unit > 64 && spec->length_count > 1)
		die("several lengths in units of more than 64 bits");
	for (EACH(rule, layout, "length-rule")) {
		spec->rules = array_add(spec->rules, &spec->rule_count, sizeof *spec->rules);
		spec->rules[spec->rule_count - 1].bits = (unsigned)number(rule, "bits", 128);
		spec->rules[spec->rule_count - 1].unit = pattern(rule, "pattern", spec->unit);
	}
}

static void read_space(struct spec *spec, xmlNode *space)
{
	unsigned bits = (unsigned)number(space, "length", 128);
	for (size_t i = 0; i < spec->length_count; i++) {
		struct spec_length *length = &spec->lengths[i];
		if (length->bits != bits)
			continue;
		length->words = attribute(space, "words");
		length->defined = attribute(space, "defined");
		length->reserved = attribute(space, "reserved");
		length->undefined = attribute(space, "undefined");
		for (EACH(gap, space, "gap"))
			add_pattern(&length->gaps, gap, bits);
	}
}

void spec_read(struct spec *spec, const char *path)
{
	xmlDoc *document = xmlReadFile(path, NULL, XML_PARSE_NONET);
	xmlNode *root = document ? xmlDocGetRootElement(document) : NULL;
	*spec = (struct spec){ 0 };
	if (!root)
		die("%s: not an XML document", path);
	if (!is(root, "isa") || !root->ns || strcmp((const char *)root->ns->href, namespace) != 0)
		die("%s: not a document of %s", path, namespace);
	xmlNode *layout = next(root->children, "layout");
	if (!layout)
		die("%s: no <layout>", path);
	spec->name = attribute(root, "name");
	read_layout(spec, layout);
	add_opcodes(spec, root, root);
	for (EACH(space, root, "space"))
		read_space(spec, space);
	for (size_t i = 0; i < spec->length_count; i++)
		if (!spec->lengths[i].words)
			die("%s: no <space> of %u bits", path, spec->lengths[i].bits);
}
