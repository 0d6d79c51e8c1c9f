/* Reads a program line by line: labels, then an instruction or a directive. */
#include "asm/internal.h"

#include <stdarg.h>

#include "number/text.h"

struct place place_from(const struct assembler *as, size_t from, size_t to)
{
	return (struct place){ as->file, (uint32_t)from, (uint32_t)to };
}

struct span place_span(struct place place)
{
	return place.file ? (struct span){ place.file->source, place.from, place.to } : NO_SPAN;
}

bool asm_error(struct assembler *as, struct place place, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *message = arena_vprintf(as->arena, format, arguments);
	va_end(arguments);
	as->good = false;
	struct report *report = diag_report(as->diag, CHECK_ASSEMBLY, place_span(place), "%s", message);
	const struct asm_file *file = place.file;
	for (; file && file->includer; file = file->includer) {
		struct span from = { file->includer->source, file->from, file->to };
		diag_note(as->diag, report, from, "it is included here");
	}
	return false;
}

/* ---- what is emitted ---- */

struct fragment *add_fragment(struct assembler *as, enum fragment_kind kind)
{
	struct fragment fragment = { .kind = kind };
	VEC_PUSH(as->arena, &as->fragments, fragment);
	as->here = (struct location){ (uint32_t)as->fragments.count, 0 };
	return &as->fragments.items[as->fragments.count - 1];
}

struct fragment *add_sized(
	struct assembler *as, enum fragment_kind kind, const struct expr *expr, struct place place)
{
	struct fragment *fragment = add_fragment(as, kind);
	fragment->sized = ARENA_NEW(as->arena, struct sized);
	*fragment->sized = (struct sized){ *expr, place, 0 };
	return fragment;
}

struct location emit_bytes(struct assembler *as, struct str bytes)
{
	struct fragment *last =
		as->fragments.count ? &as->fragments.items[as->fragments.count - 1] : NULL;
	if (as->bytes.length + bytes.length > MAX_IMAGE) {
		if (as->good)
			asm_error(as, (struct place){ as->file, 0, 0 }, "a program has at most 256 MiB");
		as->good = false;
		return as->here;
	}
	if (!last || last->kind != FRAGMENT_BYTES) {
		last = add_fragment(as, FRAGMENT_BYTES);
		last->from = as->bytes.length;
	}
	struct location location = { (uint32_t)(as->fragments.count - 1), (uint32_t)last->size };
	buffer_add(&as->bytes, bytes);
	last->size += bytes.length;
	as->here = (struct location){ location.fragment, (uint32_t)last->size };
	return location;
}

struct location emit_room(struct assembler *as, size_t size)
{
	static const char zeros[64];
	struct location first = emit_bytes(as, (struct str){ zeros, size < 64 ? size : 64 });
	for (size_t done = 64; done < size; done += 64)
		emit_bytes(as, (struct str){ zeros, size - done < 64 ? size - done : 64 });
	return first;
}

void mark_line(struct assembler *as, struct location location, size_t size, bool is_code)
{
	struct mark mark = { location, as->line, (uint32_t)size, is_code, as->file, NULL };
	VEC_PUSH(as->arena, &as->marks, mark);
}

void store_number(const struct assembler *as, uint64_t number, unsigned size, char *bytes)
{
	for (unsigned i = 0; i < size; i++) {
		unsigned at = as->byte_order == ORDER_LITTLE ? i : size - 1 - i;
		bytes[at] = (char)(unsigned char)(i < 8 ? number >> (8 * i) : 0);
	}
}

/* ---- lines ---- */

/* The colon behind the label at byte `at`, or 0 if there is none. */
static size_t find_label(struct str line, size_t at)
{
	const char *text = line.text;
	bool number = char_is_digit(text[at]);
	size_t end = number || is_name_start(text[at]) ? at : line.length;
	while (end < line.length && (number ? char_is_digit(text[end]) : is_name(text[end])))
		end++;
	size_t colon = str_skip_blanks(line, end);
	return colon < line.length && text[colon] == ':' ? colon : 0;
}

static void define_label(struct assembler *as, size_t at, size_t colon)
{
	struct str name = str_trim(str_slice(as->text, at, colon));
	struct place place = place_from(as, at, at + name.length);
	bool overflow;
	uint64_t value;
	if (!char_is_digit(name.text[0]))
		symbol_define_label(as, name, place);
	else if (number_read_digits(name.text, name.length, 10, &value, &overflow) && !overflow)
		symbol_define_local(as, value, place);
	else
		asm_error(as, place, "a local label has at most 64 bits");
}

static bool begins_directive(struct str line, size_t at)
{
	return line.text[at] == '.' && at + 1 < line.length && is_name(line.text[at + 1]);
}

/* The reading of an instruction comes first: what begins like a label or a directive is one only if
 * the rest of the line cannot be read. */
static void assemble_line(struct assembler *as, size_t at, size_t to)
{
	struct str line = { as->text.text, to };
	bool plain = as->options && as->options->plain;
	size_t behind;
	as->line_from = str_skip_blanks(line, at);
	for (at = as->line_from; !is_line_end(as, line, at); at = str_skip_blanks(line, behind)) {
		size_t colon = plain ? 0 : find_label(line, at);
		bool directive = !plain && begins_directive(line, at);
		if ((!colon && !directive) || reads_as_instruction(as, at, to, directive)) {
			assemble_instruction(as, at, to);
			return;
		}
		if (!colon) {
			assemble_directive(as, at, name_end(line, at), to);
			return;
		}
		define_label(as, at, colon);
		behind = colon + 1;
	}
}

void assemble_file(struct assembler *as, const struct asm_file *file)
{
	const struct asm_file *outer = as->file;
	struct str outer_text = as->text;
	uint32_t outer_line = as->line;
	const struct source *source = file->source;
	as->file = file;
	as->text = source->text;
	for (uint32_t n = 0; n < source->line_count; n++) {
		size_t from = source->lines[n];
		size_t to = n + 1 < source->line_count ? source->lines[n + 1] : source->text.length;
		if (to > from && as->text.text[to - 1] == '\n')
			to--;
		as->line = n + 1;
		if (to > from)
			assemble_line(as, from, to);
	}
	as->file = outer;
	as->text = outer_text;
	as->line = outer_line;
}
