/* SPDX-License-Identifier: MIT */
/* View<...> and Extend<...> of register files: of which bits of other registers theirs consist. */
#include "expand/made_text.h"
#include "lower/internal.h"

/* ---- a place ---- */

/* A number of the form step * n + offset. */
struct linear {
	int64_t step, offset;
};

static bool wrong_number(struct lowering *l, const struct ast_expr *e)
{
	return diag_fail(l->diag, CHECK_BAD_ARGUMENT, e->span,
		"expected the number of a register as a sum of n, its multiples and numbers, such as 2 * n "
		"+ 1");
}

static bool read_linear(struct lowering *l, const struct ast_expr *e, struct linear *out)
{
	struct linear a, b;
	*out = (struct linear){ 0 };
	if (e->kind == AST_NAME && str_equal_c(e->text, "n")) {
		out->step = 1;
		return true;
	}
	if (lower_expr_signed(e, &out->offset))
		return out->offset > -(1 << 24) && out->offset < 1 << 24 ? true : wrong_number(l, e);
	if (e->kind != AST_BINARY)
		return wrong_number(l, e);
	if (!read_linear(l, e->operands.items[0], &a) || !read_linear(l, e->operands.items[1], &b))
		return false;
	if (str_equal_c(e->text, "+"))
		*out = (struct linear){ a.step + b.step, a.offset + b.offset };
	else if (str_equal_c(e->text, "-"))
		*out = (struct linear){ a.step - b.step, a.offset - b.offset };
	else if (str_equal_c(e->text, "*") && !(a.step && b.step) && a.offset < 4096 && b.offset < 4096)
		*out = (struct linear){ a.step * b.offset + b.step * a.offset, a.offset * b.offset };
	else
		return wrong_number(l, e);
	return out->step < 1 << 24 && out->offset < 1 << 24 ? true : wrong_number(l, e);
}

/* The register of its own name, of a file or a state, or the program counter. */
static bool name_piece(struct lowering *l, const struct ast_expr *e, struct view_piece *piece)
{
	uint64_t number = 0;
	const struct register_file *file = isa_next_register(l->isa, e->text, NULL, &number);
	piece->width = file ? file->width : l->isa->counter;
	if (!file && (!str_equal_c(e->text, "pc") || !l->isa->counter))
		return diag_fail(l->diag, CHECK_UNDEFINED_NAME, e->span,
			"'%.*s' is not a register that holds something; expected one, or FILE[n]",
			STR_ARG(e->text));
	piece->file = file;
	piece->offset = (int64_t)number;
	return true;
}

static bool element_piece(struct lowering *l, const struct ast_expr *e, struct view_piece *piece)
{
	const struct register_file *file = str_map_get(&l->files, e->text);
	struct linear number;
	if (file && file->kind == FILE_VIEW)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, e->span,
			"the registers of '%.*s' are views themselves; name those that hold their bits",
			STR_ARG(e->text));
	if (!file) {
		lower_unknown(l, CHECK_UNDEFINED_NAME, e->span, "register file", e->text, &l->files);
		return false;
	}
	if (e->operands.count != 1 || !read_linear(l, e->operands.items[0], &number))
		return e->operands.count == 1 ? false : wrong_number(l, e);
	piece->file = file;
	piece->step = number.step;
	piece->offset = number.offset;
	piece->width = file->width;
	return true;
}

/* base[hi:lo] */
static bool cut_piece(struct lowering *l, const struct ast_expr *e, struct view_piece *piece)
{
	int64_t high, low;
	if (!lower_expr_signed(e->operands.items[1], &high) ||
		!lower_expr_signed(e->operands.items[2], &low) || low < 0 || high < low ||
		high >= piece->width)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, e->span,
			"expected bits within the %u of the register, highest first, such as [7:0]",
			piece->width);
	piece->lsb = (unsigned)low;
	piece->width = (unsigned)(high - low) + 1;
	return true;
}

static bool read_view_piece(
	struct lowering *l, const struct ast_expr *e, struct register_view *view)
{
	struct view_piece piece = { 0 };
	const struct ast_expr *base = e->kind == AST_SLICE ? e->operands.items[0] : e;
	bool sound = base->kind == AST_NAME    ? name_piece(l, base, &piece)
				 : base->kind == AST_INDEX ? element_piece(l, base, &piece)
										   : diag_fail(l->diag, CHECK_BAD_ARGUMENT, e->span,
												 "expected a register, R[n], or bits of one");
	sound = sound && (e == base || cut_piece(l, e, &piece));
	VEC_PUSH(l->arena, &view->pieces, piece);
	return sound;
}

/* ---- what it consists of ---- */

static unsigned piece_lanes(const struct view_piece *piece)
{
	return piece->file ? piece->file->lanes : 1;
}

/* Does each register of the view have its bits, once, and as many as the file says? */
static bool check_pieces(struct lowering *l, const struct ast_stmt *stmt,
	const struct register_file *file, const struct register_view *view)
{
	unsigned width = 0;
	VEC_EACH (struct view_piece, it, &view->pieces) {
		width += it->width;
		for (uint64_t n = view->first; it->file && n < view->first + view->count; n++)
			if (!register_file_has(it->file, (uint64_t)view_piece_number(it, n)))
				return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
					"there is no register %lld in '%.*s', of which register %llu would be a view",
					(long long)view_piece_number(it, n), STR_ARG(it->file->name),
					(unsigned long long)n);
		for (const struct view_piece *other = view->pieces.items; other < it; other++)
			if (other->file == it->file && other->step == it->step && other->offset == it->offset &&
				other->lsb < it->lsb + it->width && it->lsb < other->lsb + other->width)
				return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
					"bit %u of a register is in the view twice",
					it->lsb > other->lsb ? it->lsb : other->lsb);
		if (piece_lanes(it) != piece_lanes(&view->pieces.items[0]))
			return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
				"a view is of registers with equally many lanes");
	}
	return width == file->width ||
		   diag_fail(l->diag, CHECK_FIELD_WIDTH, stmt->value->span,
			   "a register of '%.*s' has %u bit%s, but these are %u", STR_ARG(file->name),
			   file->width, file->width == 1 ? "" : "s", width);
}

/* Only the lowest bits of one register can be extended to all of it. */
static bool check_extension(struct lowering *l, const struct ast_stmt *stmt,
	const struct register_file *file, const struct register_view *view)
{
	const struct view_piece *piece = &view->pieces.items[0];
	return !file->extend || (view->pieces.count == 1 && piece->lsb == 0) ||
		   diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
			   "Extend<...> is for views that are the lowest bits of one register");
}

/* No register is a view in two ways. */
static bool check_numbers(struct lowering *l, const struct ast_stmt *stmt,
	const struct register_file *file, const struct register_view *view)
{
	VEC_EACH (struct register_view, it, &file->views) {
		uint64_t n = it->first > view->first ? it->first : view->first;
		if (n < it->first + it->count && n < view->first + view->count)
			return diag_second(l->diag, CHECK_BAD_ARGUMENT, stmt->span, it->span,
				"the first one is here", "register %llu of '%.*s' is a view in two ways",
				(unsigned long long)n, STR_ARG(file->name));
	}
	return true;
}

static bool view_statement(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	struct register_view view = { .span = stmt->span };
	int64_t first, count;
	if (!lower_arg_number(l, stmt, 0, &first) || !lower_arg_number(l, stmt, 1, &count) ||
		(stmt->op.length && !stmt->value))
		return false;
	if (first < 0 || count < 1 || count > 0x100000 || first > 0x100000 || !stmt->value)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected View<first number, how many> = a register, bits of one, or {...} of several");
	view.first = (uint64_t)first;
	view.count = (uint64_t)count;
	bool sound = true;
	if (stmt->value->kind == AST_LIST && stmt->value->operands.count)
		for (size_t i = 0; i < stmt->value->operands.count; i++)
			sound = read_view_piece(l, stmt->value->operands.items[i], &view) && sound;
	else
		sound = read_view_piece(l, stmt->value, &view);
	if (!sound || !check_pieces(l, stmt, file, &view) || !check_numbers(l, stmt, file, &view) ||
		!check_extension(l, stmt, file, &view))
		return false;
	file->lanes = piece_lanes(&view.pieces.items[0]);
	VEC_PUSH(l->arena, &file->views, view);
	for (size_t i = file->views.count - 1; i && file->views.items[i - 1].first > view.first; i--) {
		file->views.items[i] = file->views.items[i - 1];
		file->views.items[i - 1] = view;
	}
	return true;
}

static void extend_statement(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	struct str name;
	if (!lower_arg_name(l, stmt, 0, &name))
		return;
	for (unsigned i = EXTEND_ZERO; i <= EXTEND_ONES; i++)
		if (str_equal_c(name, view_extend_words[i]))
			file->extend = (enum view_extend)i;
	if (!file->extend)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected what the bits above become: 'zero', 'sign' or 'ones'");
}

/* A number of the file that is neither a constant nor a view. */
static bool find_unseen(const struct register_file *file, uint64_t *number)
{
	for (uint64_t n = file->first; n < file->first + file->count; n++)
		if (!register_view_of(file, n)) {
			*number = n;
			return true;
		}
	VEC_EACH (struct register_name, it, &file->names)
		if (!it->constant && !it->alias && !register_view_of(file, it->number)) {
			*number = it->number;
			return true;
		}
	return false;
}

/* Is register `number` of the view file just this register, all of it? */
static bool is_whole_register(const struct register_file *file, uint64_t number,
	const struct register_file *other, uint64_t other_number)
{
	const struct register_view *view = register_view_of(file, number);
	const struct view_piece *piece = view ? &view->pieces.items[0] : NULL;
	return view && view->pieces.count == 1 && piece->file == other &&
		   piece->width == other->width &&
		   view_piece_number(piece, number) == (int64_t)other_number;
}

static bool have_same_piece(
	const struct view_piece *a, uint64_t a_number, const struct view_piece *b, uint64_t b_number)
{
	return a->file == b->file && a->lsb == b->lsb && a->width == b->width &&
		   view_piece_number(a, a_number) == view_piece_number(b, b_number);
}

/* Are two registers of view files the same bits? */
static bool are_same_bits(const struct register_file *a, uint64_t a_number,
	const struct register_file *b, uint64_t b_number)
{
	const struct register_view *x = register_view_of(a, a_number),
							   *y = register_view_of(b, b_number);
	bool same = x && y && x->pieces.count == y->pieces.count && a->extend == b->extend;
	for (size_t i = 0; same && i < x->pieces.count; i++)
		same = have_same_piece(&x->pieces.items[i], a_number, &y->pieces.items[i], b_number);
	return same;
}

/* A name that another file has too must mean the same bits there. */
static bool check_view_name(struct lowering *l, const struct register_file *file, struct str name,
	uint64_t number, struct span span)
{
	uint64_t found;
	const struct register_file *other = isa_next_register(l->isa, name, NULL, &found);
	bool same = !other || is_whole_register(file, number, other, found);
	for (size_t i = 0; same && i < l->isa->view_files.count; i++) {
		other = l->isa->view_files.items[i];
		if (other == file)
			break;
		same =
			!register_file_find(other, name, &found) || are_same_bits(file, number, other, found);
	}
	return same || diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, span, other->span,
					   "the other file is here",
					   "'%.*s' is a register of '%.*s' too, and not the same bits", STR_ARG(name),
					   STR_ARG(other->name));
}

static void check_view_names(struct lowering *l, const struct register_file *file)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (!it->constant)
			check_view_name(l, file, it->name, it->number, it->span);
	for (uint64_t n = file->first; n < file->first + file->count; n++) {
		struct str name =
			str_printf(l->arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)n);
		if (!check_view_name(l, file, name, n, file->span))
			return;
	}
}

void lower_views(struct lowering *l, struct register_file *file)
{
	size_t errors = l->diag->errors;
	bool sound = true;
	uint64_t number;
	VEC_EACH (struct ast_stmt *, it, &file->ast->statements) {
		bool of_state = (*it)->kind == AST_STMT_BODY_REGISTER_FILE_LANES ||
						(*it)->kind == AST_STMT_BODY_REGISTER_FILE_SIDE;
		if (of_state)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
				"the registers of '%.*s' are views, which have the %s of the registers that hold "
				"their bits",
				STR_ARG(file->name),
				(*it)->kind == AST_STMT_BODY_REGISTER_FILE_LANES ? "lanes" : "side fields");
		if ((*it)->kind == AST_STMT_BODY_REGISTER_FILE_EXTEND)
			extend_statement(l, *it, file);
	}
	VEC_EACH (struct ast_stmt *, it, &file->ast->statements)
		if ((*it)->kind == AST_STMT_BODY_REGISTER_FILE_VIEW)
			sound = view_statement(l, *it, file) && sound;
	if (sound && l->diag->errors == errors)
		check_view_names(l, file);
	if (sound && l->diag->errors == errors && find_unseen(file, &number))
		diag_report(l->diag, CHECK_BAD_ARGUMENT, file->span,
			"register %llu of '%.*s' is no view, but others are: a file has views or registers of "
			"its own",
			(unsigned long long)number, STR_ARG(file->name));
}

/* ---- operands ---- */

const struct type *lower_view_places(struct lowering *l, const struct type *type)
{
	struct type *places = ARENA_NEW(l->arena, struct type);
	struct part part = { .name = STR("register"), .type = (struct type *)(uintptr_t)type };
	struct made_text made = made_text_new(l->arena);
	made_add_for(&made, type->span, "%.*s", STR_ARG(part.name));
	const struct source *source = made_source(&made, l->diag, type->span.source);
	if (!source)
		return NULL;
	*places = (struct type){ .name = type->name,
		.span = type->span,
		.ast = type->ast,
		.kind = TYPE_COMPOSITE,
		.width = type->width,
		.own = type->width };
	struct alternative row = { .name = type->name,
		.span = type->span,
		.place = { source, 0, (uint32_t)source->text.length },
		.after = NO_SPAN };
	part.span = type->span;
	VEC_PUSH(l->arena, &places->parts, part);
	VEC_PUSH(l->arena, &places->alternatives, row);
	VEC_PUSH(l->arena, &places->tested, &places->alternatives.items[0]);
	return places;
}
