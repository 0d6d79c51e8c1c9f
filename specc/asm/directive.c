/* Turns directives into bytes, room, symbols. */
#include "asm/directive_internal.h"

#include "base/suggest.h"
#include "number/text.h"

/* ---- operands ---- */

struct place place_from(const struct directive *d, size_t from, size_t to)
{
	return (struct place){ d->as->file, (uint32_t)from, (uint32_t)to };
}

/* Bytes of the word or sign at d->at, for messages. */
static size_t found_end(const struct directive *d)
{
	size_t end = d->at;
	uint32_t code;
	while (end < d->line.length && is_name(d->line.text[end]))
		end++;
	if (end > d->at)
		return end;
	size_t used = utf8_decode(str_slice(d->line, end, d->line.length), &code);
	return end + (used ? used : 1);
}

/* Says what was expected at d->at; returns false. */
static bool expect(struct directive *d, const char *what)
{
	d->at = skip_blanks(d->line, d->at);
	if (is_line_end(d->as, d->line, d->at)) {
		asm_error(
			d->as, place_from(d, d->at, d->at), "expected %s, found the end of the line", what);
		return false;
	}
	size_t end = found_end(d);
	asm_error(d->as, place_from(d, d->at, end), "expected %s, found '%.*s'", what,
		STR_ARG(str_slice(d->line, d->at, end)));
	return false;
}

static bool at_end(struct directive *d)
{
	d->at = skip_blanks(d->line, d->at);
	if (is_line_end(d->as, d->line, d->at))
		return true;
	struct str end = d->as->isa->terminator;
	if (!end.length || !str_starts_with(str_slice(d->line, d->at, d->line.length), end))
		return false;
	return is_line_end(d->as, d->line, skip_blanks(d->line, d->at + end.length));
}

bool directive_finish(struct directive *d)
{
	return at_end(d) || expect(d, "a comma or the end of the line");
}

static bool take_comma(struct directive *d)
{
	d->at = skip_blanks(d->line, d->at);
	if (d->at >= d->line.length || d->line.text[d->at] != ',')
		return false;
	d->at++;
	return true;
}

static bool take_expr(struct directive *d, struct expr *expr, struct place *place)
{
	static const struct text_origin origin = { NULL, NULL, 0 };
	size_t from = skip_blanks(d->line, d->at);
	size_t end = expr_read(d->as, d->line, from, &origin, expr);
	if (!end)
		return expect(d, d->as->expected);
	*place = place_from(d, from, end);
	d->at = end;
	return true;
}

/* A number that is known now, from least to most. */
static bool take_number(struct directive *d, asm_number least, asm_number most, asm_number *number)
{
	struct expr expr;
	struct place place;
	if (!take_expr(d, &expr, &place) || !evaluate_now(d->as, &expr, place, number))
		return false;
	if (*number >= least && *number <= most)
		return true;
	asm_error(d->as, place, "expected a number %lld to %lld", (long long)least, (long long)most);
	return false;
}

bool take_optional(struct directive *d, asm_number least, asm_number most, asm_number *number)
{
	return !take_comma(d) || take_number(d, least, most, number);
}

static bool take_name(struct directive *d, struct str *name, struct place *place)
{
	size_t from = d->at = skip_blanks(d->line, d->at);
	if (from >= d->line.length || !is_name_start(d->line.text[from]))
		return expect(d, "the name of a symbol");
	while (d->at < d->line.length && is_name(d->line.text[d->at]))
		d->at++;
	*name = str_slice(d->line, from, d->at);
	*place = place_from(d, from, d->at);
	return true;
}

bool take_string(struct directive *d, struct str *bytes)
{
	d->at = skip_blanks(d->line, d->at);
	if (d->at >= d->line.length || d->line.text[d->at] != '"')
		return expect(d, "a string in quotes");
	struct buffer out = buffer_new(&d->as->scratch);
	size_t from = d->at++;
	while (d->at < d->line.length && d->line.text[d->at] != '"') {
		uint32_t code;
		bool is_byte;
		size_t at = d->at;
		d->at = read_character(d->line, at, &code, &is_byte);
		if (!d->at) {
			asm_error(d->as, place_from(d, at, at + 1), "expected an escape such as \\n or \\x1f");
			return false;
		}
		if (is_byte)
			buffer_add_char(&out, (char)(unsigned char)code);
		else
			buffer_add(&out, str_slice(d->line, at, d->at));
	}
	if (d->at >= d->line.length) {
		asm_error(d->as, place_from(d, from, d->at), "the string has no closing '\"'");
		return false;
	}
	d->at++;
	*bytes = buffer_str(&out);
	return true;
}

/* ---- data ---- */

/* A number goes into the bytes at once, anything else when addresses are known. */
static bool put_value(struct directive *d, unsigned size)
{
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

static void directive_data(struct directive *d)
{
	do {
		if (!put_value(d, d->argument))
			return;
	} while (take_comma(d));
	directive_finish(d);
}

static bool put_float(struct directive *d, unsigned bits)
{
	bool overflow, is_pattern, negative;
	uint64_t pattern;
	char bytes[8];
	size_t at = skip_blanks(d->line, d->at);
	negative = at < d->line.length && d->line.text[at] == '-';
	at += negative;
	size_t used = at >= d->line.length ? 0
									   : number_read_float(d->line.text + at, d->line.length - at,
											 bits, &pattern, &is_pattern, &overflow);
	if (!used || overflow || (negative && is_pattern))
		return expect(d, "a floating-point number");
	pattern |= (uint64_t)negative << (bits - 1);
	store_number(d->as, pattern, bits / 8, bytes);
	emit_bytes(d->as, (struct str){ bytes, bits / 8 });
	d->at = at + used;
	return true;
}

static void directive_float(struct directive *d)
{
	do {
		if (!put_float(d, d->argument))
			return;
	} while (take_comma(d));
	directive_finish(d);
}

/* argument: zeros behind each string */
static void directive_text(struct directive *d)
{
	struct str bytes;
	do {
		if (!take_string(d, &bytes))
			return;
		emit_bytes(d->as, bytes);
		if (d->argument)
			emit_room(d->as, 1);
	} while (take_comma(d));
	directive_finish(d);
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
	if (!take_number(d, 0, MAX_IMAGE, &count) || !take_optional(d, 1, 8, &size) ||
		!take_optional(d, -((asm_number)1 << 63), UINT64_MAX, &value) || !directive_finish(d))
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
		expect(d, "a comma");
		return;
	}
	if (take_expr(d, &expr, &place) && directive_finish(d))
		symbol_equate(d->as, name, &expr, d->argument, name_place);
}

/* argument: 1 global, 0 local */
static void directive_global(struct directive *d)
{
	do {
		struct named_symbol named;
		struct str name;
		if (!take_name(d, &name, &named.place))
			return;
		named.symbol = symbol_find(d->as, name);
		named.symbol->is_global = d->argument;
		VEC_PUSH(d->as->arena, &d->as->named, named);
	} while (take_comma(d));
	directive_finish(d);
}

/* ---- the table ---- */

static const struct directive_info {
	const char *name;
	void (*run)(struct directive *d);
	unsigned argument;
} directives[] = {
	{ ".byte", directive_data, 1 },
	{ ".half", directive_data, 2 },
	{ ".short", directive_data, 2 },
	{ ".2byte", directive_data, 2 },
	{ ".word", directive_data, 4 },
	{ ".long", directive_data, 4 },
	{ ".4byte", directive_data, 4 },
	{ ".dword", directive_data, 8 },
	{ ".quad", directive_data, 8 },
	{ ".8byte", directive_data, 8 },
	{ ".float", directive_float, 32 },
	{ ".double", directive_float, 64 },
	{ ".ascii", directive_text, 0 },
	{ ".asciz", directive_text, 1 },
	{ ".string", directive_text, 1 },
	{ ".space", directive_space, 0 },
	{ ".skip", directive_space, 0 },
	{ ".zero", directive_space, 0 },
	{ ".fill", directive_fill, 0 },
	{ ".balign", directive_balign, 0 },
	{ ".align", directive_align, 0 },
	{ ".p2align", directive_align, 0 },
	{ ".org", directive_org, 0 },
	{ ".equ", directive_equ, false },
	{ ".set", directive_equ, true },
	{ ".global", directive_global, 1 },
	{ ".globl", directive_global, 1 },
	{ ".local", directive_global, 0 },
	{ ".include", directive_include, 0 },
	{ ".incbin", directive_incbin, 0 },
};

enum { DIRECTIVES = sizeof directives / sizeof *directives };

static void unknown(struct directive *d, struct str name)
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

void assemble_directive(struct assembler *as, size_t from, size_t at, size_t to)
{
	struct directive d = { .as = as, .name = str_slice(as->text, from, at), .at = at };
	d.place = place_from(&d, from, at);
	d.line = (struct str){ as->text.text, to };
	struct str name = str_lower(&as->scratch, d.name);
	const struct directive_info *info = directives;
	while (info < directives + DIRECTIVES && !str_equal_c(name, info->name))
		info++;
	if (info == directives + DIRECTIVES) {
		unknown(&d, name);
	} else {
		size_t length = as->bytes.length, fragments = as->fragments.count;
		d.here = as->here;
		d.argument = info->argument;
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
