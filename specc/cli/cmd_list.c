/* SPDX-License-Identifier: MIT */
/* specc list: the opcodes of a specification as a table or as JSON. */
#include <stdio.h>

#include "base/suggest.h"
#include "cli/cli.h"
#include "isa/legal.h"

static const struct option_word list_formats[] = {
	{ "text", "a table (default)" },
	{ "json", "an array with one object per opcode: name, optype, group, length (bits), mask and "
			  "match (hex, bit 0 of the first unit is bit 0), syntax (array), defective (it has "
			  "errors and is not built), fields (array: name, type, kind, value, pieces), examples "
			  "(array), encodings (array: the bytes that each example states, or null)" },
	{ 0 },
};
static const struct help_row list_rows[] = {
	{ .text = "PREFIX: only opcodes whose name begins with it." },
	{ .option = OPTION_ISA },
	{ .option = OPTION_VARIANT },
	{ .option = OPTION_KEEP_GOING,
		.text = "accepted for consistency; sound definitions are always listed" },
	{ .option = OPTION_FORMAT, .words = list_formats },
	{ .option = OPTION_CODES },
	{ .option = OPTION_WARNING },
	{ .option = OPTION_MAX_REPORTS },
	{ .option = OPTION_COLOR },
	{ .text = "The table shows the first template that can write the opcode; (+1) means that one "
			  "more can." },
	{ 0 },
};

static const char *const field_kinds[] = { "operand", "default", "fixed" };

static void json_pair(const char *key, struct str value)
{
	printf("\"%s\": ", key);
	json_print_string(stdout, value);
}

static void json_field(const struct field *field)
{
	fputs("      {", stdout);
	json_pair("name", field->name);
	fputs(", ", stdout);
	json_pair("type", field->type->name);
	printf(", \"kind\": \"%s\"", field_kinds[field->kind]);
	if (field->kind != FIELD_OPERAND)
		printf(", \"value\": \"%llu\"", (unsigned long long)field->value);
	fputs(", \"pieces\": [", stdout);
	for (size_t i = 0; i < field->pieces.count; i++)
		printf("%s{\"lsb\": %u, \"width\": %u}", i ? ", " : "", field->pieces.items[i].lsb,
			field->pieces.items[i].width);
	fputs("]}", stdout);
}

static const struct definition *syntax_owner(const struct opcode *opcode)
{
	const struct definition *d = opcode->definition;
	while (d && !d->templates.count)
		d = d->parent;
	return d && d->kind != DEFINITION_GROUP ? d : NULL;
}

/* The next template after number *at of the family that can write the opcode, or if none can, any
 * template; NULL at the end. */
static const struct template *next_template(const struct opcode *opcode, size_t *at)
{
	const struct definition *d = syntax_owner(opcode);
	while (d && *at < d->templates.count) {
		const struct template *template = d->templates.items[(*at)++];
		if (!opcode->forms.count || opcode_uses_template(opcode, template))
			return template;
	}
	return NULL;
}

static void json_syntax(const struct opcode *opcode)
{
	const struct template *template;
	const char *separator = "";
	fputs("    \"syntax\": [", stdout);
	for (size_t at = 0; (template = next_template(opcode, &at)) != NULL; separator = ", ") {
		fputs(separator, stdout);
		json_print_string(stdout, template->text);
	}
	fputs("],\n", stdout);
}

/* The texts of the opcode's examples or, for encodings, their expected bytes in memory order (null
 * for examples without). */
static void json_examples(const struct opcode *opcode, bool encodings)
{
	bool first = true;
	printf("    \"%s\": [", encodings ? "encodings" : "examples");
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct example *, it, &d->examples) {
			struct str encoding = (*it)->encoding;
			if ((*it)->opcode != opcode)
				continue;
			fputs(first ? "" : ", ", stdout);
			if (!encodings)
				json_print_string(stdout, (*it)->text);
			for (size_t i = 0; encodings && i < encoding.length; i++)
				printf("%s%02x", i ? "" : "\"", (unsigned)(unsigned char)encoding.text[i]);
			if (encodings)
				fputs(encoding.length ? "\"" : "null", stdout);
			first = false;
		}
	fputs(encodings ? "]\n" : "],\n", stdout);
}

static struct str name_of_listed(const struct definition *d)
{
	return d ? d->name : (struct str){ 0 };
}

static void json_opcode(struct arena *arena, const struct opcode *opcode)
{
	unsigned digits = opcode->length / 4;
	fputs("  {\n    ", stdout);
	json_pair("name", opcode->definition->name);
	fputs(", ", stdout);
	json_pair("optype", name_of_listed(opcode->optype));
	fputs(", ", stdout);
	json_pair("group", name_of_listed(opcode->group));
	printf(", \"length\": %u,\n    ", opcode->length);
	json_pair("mask", word_hex(arena, opcode->fixed.mask, digits));
	fputs(", ", stdout);
	json_pair("match", word_hex(arena, opcode->fixed.match, digits));
	printf(", \"defective\": %s,\n", opcode->defective || !opcode->forms.count ? "true" : "false");
	json_syntax(opcode);
	fputs("    \"fields\": [\n", stdout);
	for (size_t i = 0; i < opcode->fields.count; i++) {
		fputs(i ? ",\n" : "", stdout);
		json_field(opcode->fields.items[i]);
	}
	fputs("\n    ],\n", stdout);
	json_examples(opcode, false);
	json_examples(opcode, true);
	fputs("  }", stdout);
}

static bool wanted(const struct options *options, const struct opcode *opcode)
{
	for (size_t i = 0; i < options->arguments.count; i++)
		if (str_starts_with(opcode->definition->name, str_from_c(options->arguments.items[i])))
			return true;
	return !options->arguments.count;
}

static void print_json(struct arena *arena, const struct options *options, const struct isa *isa)
{
	bool first = true;
	puts("[");
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		if (!wanted(options, *it))
			continue;
		fputs(first ? "" : ",\n", stdout);
		json_opcode(arena, *it);
		first = false;
	}
	puts(first ? "]" : "\n]");
}

static void print_text(struct arena *arena, const struct options *options, const struct isa *isa)
{
	printf("%-16s %-6s %-18s %-18s %s\n", "opcode", "bits", "mask", "match", "syntax");
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		const struct opcode *o = *it;
		if (!wanted(options, o))
			continue;
		size_t at = 0, more = 0;
		const struct template *template = next_template(o, &at);
		while (next_template(o, &at))
			more++;
		struct str mask = word_hex(arena, o->fixed.mask, 0),
				   match = word_hex(arena, o->fixed.match, 0);
		struct str syntax = template ? template->text : STR("(none)");
		printf("%-16.*s %-6u %-18.*s %-18.*s %.*s", STR_ARG(o->definition->name), o->length,
			STR_ARG(mask), STR_ARG(match), STR_ARG(syntax));
		if (more)
			printf("  (+%zu)", more);
		putchar('\n');
	}
}

/* ---- codes: possible digits of the legal words of an opcode ---- */

/* The set of values of the four bits at lsb in the opcode's legal words: bit v is set for value
 * v. */
static unsigned digit_values(struct arena *arena, const struct opcode *opcode, unsigned lsb)
{
	unsigned values = 0;
	VEC_EACH (struct form *, form, &opcode->forms)
		VEC_EACH (struct box, box, &(*form)->boxes) {
			struct legal_box words = legal_from_box(arena, opcode, box);
			for (unsigned v = 0; v < 16; v++) {
				struct word match = word_insert((struct word){ 0 }, lsb, 4, v), witness;
				struct legal_box digit = { .base = { word_mask(lsb, 4), match } };
				if (!(values >> v & 1) && legal_meet(&words, &digit, &witness))
					values |= 1u << v;
			}
		}
	return values;
}

/* [0-35]: the digits 0, 1, 2, 3 and 5. */
static void add_value_list(struct buffer *text, unsigned values)
{
	static const char digits[] = "0123456789abcdef";
	for (unsigned v = 0; v < 16; v++) {
		unsigned last = v;
		while (values >> last & 1 && values >> (last + 1) & 1)
			last++;
		if (values >> v & 1)
			buffer_add_char(text, digits[v]);
		if (last > v + 1)
			buffer_add_char(text, '-');
		if (last > v)
			buffer_add_char(text, digits[last]);
		v = last;
	}
}

static void add_value_digit(struct buffer *text, unsigned values)
{
	bool single = values && !(values & (values - 1));
	if (values == 0xFFFF) {
		buffer_add_char(text, '*');
	} else if (values == 0x7FFF) {
		buffer_add_char(text, '.');
	} else {
		buffer_add(text, single ? STR("") : STR("["));
		add_value_list(text, values);
		buffer_add(text, single ? STR("") : STR("]"));
	}
}

/* "0x.4f. 0x****" */
static struct str text_of_code(
	struct arena *arena, const struct isa *isa, const struct opcode *opcode)
{
	struct buffer text = buffer_new(arena);
	for (unsigned unit = 0; unit < opcode->length; unit += isa->unit) {
		buffer_add(&text, unit ? STR(" 0x") : STR("0x"));
		for (unsigned lsb = unit + isa->unit; lsb > unit; lsb -= 4)
			add_value_digit(&text, digit_values(arena, opcode, lsb - 4));
	}
	return buffer_str(&text);
}

static void print_codes(struct arena *arena, const struct options *options, const struct isa *isa)
{
	VEC_EACH (struct opcode *, it, &isa->opcodes) {
		const struct opcode *o = *it;
		if (!wanted(options, o) || !o->forms.count)
			continue;
		struct str code = text_of_code(arena, isa, o);
		printf("%-22.*s %-18.*s %.*s\n", STR_ARG(code), STR_ARG(o->definition->name),
			STR_ARG(o->forms.items[0]->template->text));
	}
}

/* Says on stderr which prefixes no opcode has. */
static void say_unmatched(const struct options *options, const struct isa *isa)
{
	VEC_EACH (const char *, prefix, &options->arguments) {
		struct suggestion near = { .name = str_from_c(*prefix) };
		bool found = false;
		VEC_EACH (struct opcode *, it, &isa->opcodes) {
			found = found || str_starts_with((*it)->definition->name, near.name);
			suggest_offer(&near, (*it)->definition->name);
		}
		if (!found)
			command_fail("list", "no opcode begins with '%s'%s%.*s%s", *prefix,
				near.nearest.length ? "; did you mean '" : "", STR_ARG(near.nearest),
				near.nearest.length ? "'?" : "");
	}
}

static int run_list_command(struct arena *arena, const struct options *options)
{
	struct diag diag = { 0 };
	if (!diag_from_options(&diag, arena, options))
		return EXIT_USAGE;
	const struct isa *isa = load_isa(arena, &diag, options, DEPTH_EXAMPLES);
	if (options->codes)
		print_codes(arena, options, isa);
	else if (options->format == FORMAT_JSON)
		print_json(arena, options, isa);
	else
		print_text(arena, options, isa);
	say_unmatched(options, isa);
	return finish_partly(arena, &diag, options, isa);
}

const struct command command_list = {
	.name = "list",
	.summary = "list the opcodes of a specification",
	.usage = "PATH [OPTIONS] [PREFIX...]",
	.rows = list_rows,
	.examples = "  specc list isa-spec/gpu\n"
				"  specc list isa-spec/gpu IADD LEA\n"
				"  specc list isa-spec/gpu --codes IADD\n"
				"  specc list isa-spec/gpu --format=json\n",
	.argument = "OPCODE",
	.run = run_list_command,
};
