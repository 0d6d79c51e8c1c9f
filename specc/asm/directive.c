/* SPDX-License-Identifier: MIT */
/* Assembles directives: data, space and symbols. */
#include "asm/directive_internal.h"

#include "base/suggest.h"
#include "number/text.h"

/* ---- operands ---- */

/* End of the word or sign at d->at, for messages. */
static size_t found_end(const struct directive *d)
{
	size_t end = name_end(d->line, d->at);
	uint32_t code;
	if (end > d->at)
		return end;
	size_t used = utf8_decode(str_slice(d->line, end, d->line.length), &code);
	return end + (used ? used : 1);
}

/* Reports what was expected at d->at; returns false. */
static bool expect_in_directive(struct directive *d, const char *what)
{
	d->at = str_skip_blanks(d->line, d->at);
	if (is_line_end(d->as, d->line, d->at))
		return asm_error(
			d->as, place_from(d->as, d->at, d->at), "expected %s, found the end of the line", what);
	size_t end = found_end(d);
	return asm_error(d->as, place_from(d->as, d->at, end), "expected %s, found '%.*s'", what,
		STR_ARG(str_slice(d->line, d->at, end)));
}

static bool at_directive_end(struct directive *d)
{
	d->at = str_skip_blanks(d->line, d->at);
	if (is_line_end(d->as, d->line, d->at))
		return true;
	struct str end = d->as->isa->terminator;
	if (!end.length || !str_starts_with(str_slice(d->line, d->at, d->line.length), end))
		return false;
	return is_line_end(d->as, d->line, str_skip_blanks(d->line, d->at + end.length));
}

bool directive_finish(struct directive *d)
{
	return at_directive_end(d) || expect_in_directive(d, "a comma or the end of the line");
}

static bool take_comma(struct directive *d)
{
	d->at = str_skip_blanks(d->line, d->at);
	if (d->at >= d->line.length || d->line.text[d->at] != ',')
		return false;
	d->at++;
	return true;
}

static bool take_expr(struct directive *d, struct expr *expr, struct place *place)
{
	size_t from = str_skip_blanks(d->line, d->at);
	size_t end = expr_read(d->as, d->line, from, NULL, expr);
	if (!end)
		return expect_in_directive(d, d->as->expected);
	*place = place_from(d->as, from, end);
	d->at = end;
	return true;
}

/* A number that is known now, from least to most. */
static bool take_number(struct directive *d, asm_number least, asm_number most, asm_number *number)
{
	struct expr expr;
	struct place place;
	if (!take_expr(d, &expr, &place) || !evaluate_now(d->as, &expr, place.file, false, number))
		return false;
	return (*number >= least && *number <= most) ||
		   asm_error(d->as, place, "expected a number %s to %s, found '%.*s'",
			   asm_number_text(d->as, least), asm_number_text(d->as, most),
			   STR_ARG(str_slice(place.file->source->text, place.from, place.to)));
}

bool take_optional(struct directive *d, asm_number least, asm_number most, asm_number *number)
{
	return !take_comma(d) || take_number(d, least, most, number);
}

static bool take_name(struct directive *d, struct str *name, struct place *place)
{
	size_t from = d->at = str_skip_blanks(d->line, d->at);
	if (from >= d->line.length || !is_name_start(d->line.text[from]))
		return expect_in_directive(d, "the name of a symbol");
	d->at = name_end(d->line, from);
	*name = str_slice(d->line, from, d->at);
	*place = place_from(d->as, from, d->at);
	return true;
}

bool take_string(struct directive *d, struct str *bytes)
{
	d->at = str_skip_blanks(d->line, d->at);
	if (d->at >= d->line.length || d->line.text[d->at] != '"')
		return expect_in_directive(d, "a string in quotes");
	struct buffer out = buffer_new(&d->as->scratch);
	size_t from = d->at++;
	while (d->at < d->line.length && d->line.text[d->at] != '"') {
		uint32_t code;
		bool is_byte;
		size_t at = d->at;
		d->at = read_character(d->line, at, &code, &is_byte);
		if (!d->at)
			return asm_error(d->as, place_from(d->as, at, at + 1),
				"expected an escape such as \\n or \\x1f; a '\\' itself is \\\\");
		if (is_byte)
			buffer_add_char(&out, (char)(unsigned char)code);
		else
			buffer_add(&out, str_slice(d->line, at, d->at));
	}
	if (d->at >= d->line.length)
		return asm_error(d->as, place_from(d->as, from, d->at), "the string has no closing '\"'");
	d->at++;
	*bytes = buffer_str(&out);
	return true;
}

/* ---- data ---- */

/* argument: bytes. A number goes into the bytes at once, anything else when addresses are known. */
static bool put_value(struct directive *d)
{
	unsigned size = d->argument;
	struct assembler *as = d->as;
	struct fixup fixup = { .size = size };
	if (!take_expr(d, &fixup.expr, &fixup.place))
		return false;
	uint64_t number = fixup.expr.number;
	if (fixup.expr.kind == EXPR_NUMBER && !fixup.expr.negative && size <= 8 &&
		(size == 8 || !(number >> (8 * size)))) {
		char bytes[8];
		store_number(as, number, size, bytes);
		emit_bytes(as, (struct str){ bytes, size });
		return true;
	}
	fixup.location = emit_room(as, size);
	fixup.line = d->here;
	VEC_PUSH(as->arena, &as->fixups, fixup);
	return true;
}

/* argument: bits */
static bool put_float(struct directive *d)
{
	unsigned bits = d->argument;
	bool overflow, is_pattern, negative;
	uint64_t pattern;
	char bytes[8];
	size_t at = str_skip_blanks(d->line, d->at);
	negative = at < d->line.length && d->line.text[at] == '-';
	at += negative;
	size_t used = at >= d->line.length ? 0
									   : number_read_float(d->line.text + at, d->line.length - at,
											 bits, &pattern, &is_pattern, &overflow);
	if (!used || overflow || (negative && is_pattern))
		return expect_in_directive(d, "a floating-point number");
	pattern |= (uint64_t)negative << (bits - 1);
	store_number(d->as, pattern, bits / 8, bytes);
	emit_bytes(d->as, (struct str){ bytes, bits / 8 });
	d->at = at + used;
	return true;
}

/* argument: zeros after each string */
static bool put_string(struct directive *d)
{
	struct str bytes;
	if (!take_string(d, &bytes))
		return false;
	emit_bytes(d->as, bytes);
	emit_room(d->as, d->argument);
	return true;
}

/* ---- room ---- */

static void directive_space(struct directive *d)
{
	struct expr expr;
	struct place place;
	asm_number fill = 0;
	if (!take_expr(d, &expr, &place) || !take_optional(d, -128, 255, &fill) || !directive_finish(d))
		return;
	add_sized(d->as, FRAGMENT_SPACE, &expr, place)->fill = (uint8_t)fill;
}

static void directive_fill(struct directive *d)
{
	asm_number count, size = 1, value = 0;
	char bytes[8];
	if (!take_number(d, 0, MAX_IMAGE, &count) || !take_optional(d, 1, 8, &size))
		return;
	asm_number values = (asm_number)1 << (8 * size);
	if (!take_optional(d, -values / 2, values - 1, &value) || !directive_finish(d))
		return;
	store_number(d->as, (uint64_t)value, (unsigned)size, bytes);
	for (; count > 0 && d->as->bytes.length < MAX_IMAGE; count--)
		emit_bytes(d->as, (struct str){ bytes, (size_t)size });
}

static void put_align(struct directive *d, uint64_t multiple)
{
	asm_number fill = 0;
	if (!take_optional(d, -128, 255, &fill) || !directive_finish(d))
		return;
	struct fragment *fragment = add_fragment(d->as, FRAGMENT_ALIGN);
	fragment->multiple = multiple;
	fragment->fill = (uint8_t)fill;
}

static void directive_balign(struct directive *d)
{
	asm_number multiple;
	if (take_number(d, 1, (asm_number)1 << 30, &multiple))
		put_align(d, (uint64_t)multiple);
}

static void directive_align(struct directive *d)
{
	asm_number power;
	if (take_number(d, 0, 30, &power))
		put_align(d, (uint64_t)1 << power);
}

static void directive_org(struct directive *d)
{
	struct expr expr;
	struct place place;
	if (take_expr(d, &expr, &place) && directive_finish(d))
		add_sized(d->as, FRAGMENT_ORG, &expr, place);
}

/* ---- symbols ---- */

/* argument: may be set again */
static void directive_equ(struct directive *d)
{
	struct str name;
	struct expr expr;
	struct place name_place, place;
	if (!take_name(d, &name, &name_place))
		return;
	if (!take_comma(d)) {
		expect_in_directive(d, "a comma");
		return;
	}
	if (take_expr(d, &expr, &place) && directive_finish(d))
		symbol_equate(d->as, name, &expr, d->argument, name_place);
}

/* argument: 1 global, 0 local */
static bool put_global(struct directive *d)
{
	struct named_symbol named;
	struct str name;
	if (!take_name(d, &name, &named.place))
		return false;
	named.symbol = symbol_find(d->as, name);
	named.symbol->is_global = d->argument;
	VEC_PUSH(d->as->arena, &d->as->named, named);
	return true;
}

/* ---- the table ---- */

static const struct directive_info {
	const char *name;
	void (*run)(struct directive *d);
	unsigned argument;
	bool (*item)(struct directive *d); /* of a list; then run is NULL */
} directives[] = {
	{ ".byte", NULL, 1, put_value },
	{ ".half", NULL, 2, put_value },
	{ ".short", NULL, 2, put_value },
	{ ".2byte", NULL, 2, put_value },
	{ ".word", NULL, 4, put_value },
	{ ".long", NULL, 4, put_value },
	{ ".4byte", NULL, 4, put_value },
	{ ".dword", NULL, 8, put_value },
	{ ".quad", NULL, 8, put_value },
	{ ".8byte", NULL, 8, put_value },
	{ ".float", NULL, 32, put_float },
	{ ".double", NULL, 64, put_float },
	{ ".ascii", NULL, 0, put_string },
	{ ".asciz", NULL, 1, put_string },
	{ ".string", NULL, 1, put_string },
	{ ".space", directive_space, 0, NULL },
	{ ".skip", directive_space, 0, NULL },
	{ ".zero", directive_space, 0, NULL },
	{ ".fill", directive_fill, 0, NULL },
	{ ".balign", directive_balign, 0, NULL },
	{ ".align", directive_align, 0, NULL },
	{ ".p2align", directive_align, 0, NULL },
	{ ".org", directive_org, 0, NULL },
	{ ".equ", directive_equ, false, NULL },
	{ ".set", directive_equ, true, NULL },
	{ ".global", NULL, 1, put_global },
	{ ".globl", NULL, 1, put_global },
	{ ".local", NULL, 0, put_global },
	{ ".include", directive_include, 0, NULL },
	{ ".incbin", directive_incbin, 0, NULL },
};

enum { DIRECTIVES = sizeof directives / sizeof *directives };

static void run_list(struct directive *d, bool (*item)(struct directive *d))
{
	while (item(d))
		if (!take_comma(d)) {
			directive_finish(d);
			return;
		}
}

static void unknown_directive(struct directive *d, struct str name)
{
	struct str names[DIRECTIVES];
	for (size_t i = 0; i < DIRECTIVES; i++)
		names[i] = str_from_c(directives[i].name);
	struct str near = suggest_from(name, names, DIRECTIVES);
	if (near.length)
		asm_error(d->as, d->place, "unknown directive '%.*s'; did you mean '%.*s'?",
			STR_ARG(d->name), STR_ARG(near));
	else
		asm_error(d->as, d->place, "unknown directive '%.*s'", STR_ARG(d->name));
}

const char *asm_directive_name(size_t index)
{
	return index < DIRECTIVES ? directives[index].name : NULL;
}

void assemble_directive(struct assembler *as, size_t from, size_t at, size_t to)
{
	struct directive d = { .as = as, .name = str_slice(as->text, from, at), .at = at };
	d.place = place_from(as, from, at);
	d.line = (struct str){ as->text.text, to };
	struct str name = str_lower(&as->scratch, d.name);
	const struct directive_info *info = directives;
	while (info < directives + DIRECTIVES && !str_equal_c(name, info->name))
		info++;
	if (info == directives + DIRECTIVES) {
		unknown_directive(&d, name);
	} else {
		size_t length = as->bytes.length, fragments = as->fragments.count;
		d.here = as->here;
		d.argument = info->argument;
		if (info->item)
			run_list(&d, info->item);
		else
			info->run(&d);
		if (info->run == directive_include)
			return;
		if (as->bytes.length > length)
			mark_line(as, d.here, as->bytes.length - length, false);
		else if (as->fragments.count > fragments)
			mark_line(as, (struct location){ (uint32_t)fragments, 0 }, 0, false);
	}
	arena_reset(&as->scratch);
}
