/* SPDX-License-Identifier: MIT */
/* Views of registers: which one a register is, and what they are as text. */
#include "isa/ir.h"
#include "isa/describe.h"

const char *const view_extend_words[] = {
	[EXTEND_NOT] = "", [EXTEND_ZERO] = "zero", [EXTEND_SIGN] = "sign", [EXTEND_ONES] = "ones"
};

const struct register_view *register_view_of(const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct register_view, it, &file->views)
		if (number >= it->first && number - it->first < it->count)
			return it;
	return NULL;
}

const struct register_name *register_constant(const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant && it->number == number)
			return it;
	return NULL;
}

bool register_file_has(const struct register_file *file, uint64_t number)
{
	bool found = number >= file->first && number - file->first < file->count;
	VEC_EACH (struct register_name, it, &file->names)
		found = found || it->number == number;
	return found;
}

bool register_file_has_variable(const struct register_file *file, uint64_t number)
{
	return register_file_has(file, number) && !register_constant(file, number);
}

int64_t view_piece_number(const struct view_piece *piece, uint64_t number)
{
	return piece->step * (int64_t)number + piece->offset;
}

unsigned view_piece_whole(const struct isa *isa, const struct view_piece *piece)
{
	return piece->file ? piece->file->width : isa->counter;
}

struct str register_text(struct arena *arena, const struct register_file *file, uint64_t number)
{
	const struct register_name *name = file_name_of(file, number);
	return name ? name->name
				: str_printf(arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)number);
}

struct str view_offset_text(struct arena *arena, int64_t offset)
{
	return offset ? str_printf(arena, " %c %lld", offset < 0 ? '-' : '+',
						(long long)(offset < 0 ? -offset : offset))
				  : STR("");
}

/* 2 * n + 1 */
static void add_view_linear(struct buffer *out, struct arena *arena, int64_t step, int64_t offset)
{
	if (step != 1)
		buffer_printf(out, "%lld * ", (long long)step);
	buffer_printf(out, "n");
	buffer_add(out, view_offset_text(arena, offset));
}

static void add_view_piece_text(
	struct buffer *out, struct arena *arena, const struct isa *isa, const struct view_piece *piece)
{
	if (!piece->file) {
		buffer_printf(out, "pc");
	} else if (piece->step) {
		buffer_printf(out, "%.*s[", STR_ARG(piece->file->name));
		add_view_linear(out, arena, piece->step, piece->offset);
		buffer_printf(out, "]");
	} else {
		buffer_add(out, piece->file->kind == FILE_STATE
							? piece->file->name
							: register_text(arena, piece->file, (uint64_t)piece->offset));
	}
	if (piece->width < view_piece_whole(isa, piece))
		buffer_printf(out, "[%u:%u]", piece->lsb + piece->width - 1, piece->lsb);
}

struct str register_view_place(
	struct arena *arena, const struct isa *isa, const struct register_view *view)
{
	struct buffer out = buffer_new(arena);
	bool several = view->pieces.count > 1;
	buffer_printf(&out, "%s", several ? "{" : "");
	VEC_EACH (struct view_piece, it, &view->pieces) {
		buffer_printf(&out, "%s", it == view->pieces.items ? "" : ", ");
		add_view_piece_text(&out, arena, isa, it);
	}
	buffer_printf(&out, "%s", several ? "}" : "");
	return buffer_str(&out);
}

struct str register_view_range(
	struct arena *arena, const struct register_file *file, const struct register_view *view)
{
	struct str first = register_text(arena, file, view->first);
	if (view->count == 1)
		return first;
	return str_printf(arena, "%.*s to %.*s", STR_ARG(first),
		STR_ARG(register_text(arena, file, view->first + view->count - 1)));
}
