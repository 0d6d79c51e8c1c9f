/* SPDX-License-Identifier: MIT */
/* What lines of a program become: fragments and their bytes, or reports at places. */
#include "asm/internal.h"

#include <stdarg.h>

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
