/* SPDX-License-Identifier: MIT */
/* Registers that are bits of others -> the pseudo-code that stands for them where a block, or the
 * code of an operand, names one. */
#include "sem/view.h"

/* ---- numbers ---- */

static void add_code(struct made_text *made, const struct view_number *n)
{
	if (n->span.source)
		made_add(made, n->span);
	else
		made_add_for(made, n->because, "%.*s", STR_ARG(n->text));
}

/* The bits of the number of a register that tell those of the view apart, if they count from 0
 * there; 0: they do not, or the file has no other view. */
static unsigned bits_within(const struct view_text *t, const struct register_view *view)
{
	const struct view_number *n = &t->number;
	unsigned bits = 0;
	while (bits < 20 && (uint64_t)1 << bits < view->count)
		bits++;
	bool counts = view->count == (uint64_t)1 << bits && !(view->first % view->count) &&
				  !(n->more % view->count);
	/* what a block computes can also be the number of no register */
	return counts && t->by_name && !n->known && t->file->views.count > 1 ? bits : 0;
}

/* The number of the register of which this is bits: step * n + offset. */
static void add_view_number(
	const struct view_text *t, const struct register_view *view, const struct view_piece *piece)
{
	const struct view_number *n = &t->number;
	unsigned bits = bits_within(t, view);
	int64_t offset = piece->offset + piece->step * (int64_t)(bits ? view->first : n->more);
	bool brackets = offset || piece->step != 1 || bits;
	if (n->known) {
		made_add_for(t->made, n->because, "%lld", (long long)view_piece_number(piece, n->value));
		return;
	}
	made_add_for(t->made, n->because, "%s", brackets ? "(" : "");
	add_code(t->made, n);
	made_add_for(t->made, n->because, "%s", brackets ? ")" : "");
	if (bits)
		made_add_for(t->made, n->because, "[%u:0]", bits - 1);
	if (piece->step != 1)
		made_add_for(t->made, n->because, " * %lld", (long long)piece->step);
	made_add_for(t->made, n->because, "%.*s", STR_ARG(view_offset_text(t->made->arena, offset)));
}

/* (n) < 4 */
static void add_below(
	struct made_text *made, const struct view_number *n, const char *operator, uint64_t end)
{
	made_add_for(made, n->because, "(");
	add_code(made, n);
	made_add_for(made, n->because, ") %s %llu", operator, (unsigned long long)(end - n->more));
}

/* Can the number be one of the view's, if it is none of those before it? */
static bool can_be_in(const struct view_number *n, const struct register_view *view)
{
	return view->first + view->count > n->more;
}

static bool is_last_view(const struct view_text *t, const struct register_view *view)
{
	return view + 1 == t->file->views.items + t->file->views.count;
}

/* Tells the numbers of the view from those of the next ones: if ((n) < 4) */
static void add_view_test(const struct view_text *t, const char *before,
	const struct register_view *view, const char *behind)
{
	if (is_last_view(t, view))
		return;
	made_add_for(t->made, t->number.because, "%s", before);
	add_below(t->made, &t->number, "<", view->first + view->count);
	made_add_for(t->made, t->number.because, "%s", behind);
}

/* ---- places ---- */

/* The name by which blocks know the register and no other one, or nothing. */
static struct str view_own_name(
	const struct isa *isa, struct arena *arena, const struct register_file *file, uint64_t number)
{
	uint64_t found;
	struct str name = register_text(arena, file, number);
	return isa_next_register(isa, name, NULL, &found) == file && found == number
			   ? name
			   : (struct str){ 0 };
}

static bool is_single(const struct view_number *n, const struct view_piece *piece)
{
	return !piece->file || piece->file->kind == FILE_STATE || n->known || !piece->step;
}

/* The register, without its bits. */
static void add_base(
	const struct view_text *t, const struct register_view *view, const struct view_piece *piece)
{
	const struct register_file *file = piece->file;
	struct str name = { 0 };
	if (!file)
		name = STR("pc");
	else if (file->kind == FILE_STATE)
		name = file->name;
	else if (is_single(&t->number, piece) && !t->by_name)
		name = view_own_name(
			t->isa, t->made->arena, file, (uint64_t)view_piece_number(piece, t->number.value));
	if (name.length) {
		made_add_for(t->made, t->number.because, "%.*s", STR_ARG(name));
		return;
	}
	made_add_for(t->made, t->number.because, "%.*s[", STR_ARG(file->name));
	if (piece->step)
		add_view_number(t, view, piece);
	else
		made_add_for(t->made, t->number.because, "%lld", (long long)piece->offset);
	made_add_for(t->made, t->number.because, "]");
}

static struct str bits_text(struct arena *arena, unsigned lsb, unsigned width)
{
	return width == 1 ? str_printf(arena, "[%u]", lsb)
					  : str_printf(arena, "[%u:%u]", lsb + width - 1, lsb);
}

static void add_piece_bits(const struct view_text *t, const struct view_piece *piece)
{
	struct str bits = bits_text(t->made->arena, piece->lsb, piece->width);
	made_add_for(t->made, t->number.because, "%.*s", STR_ARG(bits));
}

static void add_view_piece(
	const struct view_text *t, const struct register_view *view, const struct view_piece *piece)
{
	add_base(t, view, piece);
	if (piece->width < view_piece_whole(t->isa, piece))
		add_piece_bits(t, piece);
}

/* ---- values ---- */

static void add_view_value(const struct view_text *t, const struct register_view *view)
{
	bool several = view->pieces.count > 1;
	made_add_for(t->made, t->number.because, "%s", several ? "{" : "");
	VEC_EACH (struct view_piece, it, &view->pieces) {
		made_add_for(t->made, t->number.because, "%s", it == view->pieces.items ? "" : ", ");
		add_view_piece(t, view, it);
	}
	made_add_for(t->made, t->number.because, "%s", several ? "}" : "");
}

/* (n) < 4 ? bits of the first view : those of the next one, which are in `whole` if it is given */
static void add_view_choice(const struct view_text *t, struct str whole)
{
	VEC_EACH (struct register_view, it, &t->file->views) {
		if (!can_be_in(&t->number, it))
			continue;
		add_view_test(t, "", it, " ? ");
		made_add_for(t->made, t->number.because, "%.*s", STR_ARG(whole));
		if (whole.length)
			add_piece_bits(t, &it->pieces.items[0]);
		else
			add_view_value(t, it);
		made_add_for(t->made, t->number.because, "%s", is_last_view(t, it) ? "" : " : ");
	}
}

static void add_computed_read(const struct view_text *t)
{
	const struct view_number *n = &t->number;
	made_add_for(t->made, n->because, "(");
	VEC_EACH (struct register_name, it, &t->file->names)
		if (it->constant && t->by_name && it->number >= n->more) {
			add_below(t->made, n, "==", it->number);
			made_add_for(t->made, n->because, " ? %llu : ", (unsigned long long)it->reads);
		}
	add_view_choice(t, (struct str){ 0 });
	made_add_for(t->made, n->because, ")");
}

void view_add_read(const struct view_text *t)
{
	const struct view_number *n = &t->number;
	const struct register_name *constant = n->known ? register_constant(t->file, n->value) : NULL;
	const struct register_view *view = n->known ? register_view_of(t->file, n->value) : NULL;
	if (constant)
		made_add_for(t->made, n->because, "%llu[%u:0]", (unsigned long long)constant->reads,
			t->file->width - 1);
	else if (view)
		add_view_value(t, view);
	else
		add_computed_read(t);
}

/* ---- assignments ---- */

/* The local, as the new content of the whole register. */
static void add_extended(
	const struct view_text *t, const struct view_piece *piece, struct str local)
{
	unsigned rest = view_piece_whole(t->isa, piece) - piece->width;
	switch (t->file->extend) {
	case EXTEND_SIGN:
		made_add_for(t->made, t->number.because, "INT%u(%.*s)[%u:0]", piece->width, STR_ARG(local),
			view_piece_whole(t->isa, piece) - 1);
		return;
	case EXTEND_ONES:
		made_add_for(t->made, t->number.because, "{(-1)[%u:0], %.*s}", rest - 1, STR_ARG(local));
		return;
	case EXTEND_NOT:
	case EXTEND_ZERO: break;
	}
	made_add_for(t->made, t->number.because, "%.*s", STR_ARG(local));
}

/* whole[15:8] = local; */
static void add_part_store(
	const struct view_text *t, const struct view_piece *piece, struct str whole, struct str part)
{
	made_add_for(t->made, t->number.because, "%.*s", STR_ARG(whole));
	add_piece_bits(t, piece);
	made_add_for(t->made, t->number.because, " = %.*s;\n", STR_ARG(part));
}

/* whole = R[n]; */
static struct str add_whole(const struct view_text *t, const struct register_view *view,
	const struct view_piece *piece, struct str local)
{
	struct str whole = str_printf(t->made->arena, "%.*s_whole", STR_ARG(local));
	made_add_for(t->made, t->number.because, "%.*s = ", STR_ARG(whole));
	add_base(t, view, piece);
	made_add_for(t->made, t->number.because, ";\n");
	return whole;
}

/* The bits [lsb, lsb + width) of the local, which has `all`. */
static struct str part_of_local(
	const struct view_text *t, struct str local, unsigned lsb, unsigned width, unsigned all)
{
	return width == all ? local
						: str_printf(t->made->arena, "%.*s%.*s", STR_ARG(local),
							  STR_ARG(bits_text(t->made->arena, lsb, width)));
}

/* Is the piece constant, and others of the view are what is assigned? */
static bool is_lost(
	const struct view_text *t, const struct register_view *view, const struct view_piece *piece)
{
	return t->number.known && view->pieces.count > 1 && piece->file &&
		   register_constant(piece->file, (uint64_t)view_piece_number(piece, t->number.value));
}

static bool add_view_assignment(
	const struct view_text *t, const struct register_view *view, struct str local)
{
	unsigned top = t->file->width;
	VEC_EACH (struct view_piece, it, &view->pieces) {
		bool merges = it->width < view_piece_whole(t->isa, it) && !t->file->extend;
		top -= it->width;
		if (is_lost(t, view, it))
			continue;
		struct str part = part_of_local(t, local, top, it->width, t->file->width);
		if (merges && !t->by_name && !is_single(&t->number, it))
			return false;
		if (merges && t->by_name) {
			struct str whole = add_whole(t, view, it, local);
			add_part_store(t, it, whole, part);
			part = whole;
		}
		add_base(t, view, it);
		if (merges && !t->by_name)
			add_piece_bits(t, it);
		made_add_for(t->made, t->number.because, " = ");
		if (it->width < view_piece_whole(t->isa, it) && t->file->extend)
			add_extended(t, it, part);
		else
			made_add_for(t->made, t->number.because, "%.*s", STR_ARG(part));
		made_add_for(t->made, t->number.because, ";\n");
	}
	return true;
}

static bool has_constant_names(const struct register_file *file)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant)
			return true;
	return false;
}

/* Are the registers of all views parts of one register, whose number is computed alike? */
static bool is_one_register(const struct view_text *t)
{
	const struct register_view *first = &t->file->views.items[0];
	const struct view_piece *as = &first->pieces.items[0];
	bool same = t->by_name && t->file->views.count > 1 && as->file;
	VEC_EACH (struct register_view, it, &t->file->views) {
		const struct view_piece *piece = &it->pieces.items[0];
		same = same && it->pieces.count == 1 && piece->file == as->file && piece->step == 1 &&
			   bits_within(t, it) == bits_within(t, first) && bits_within(t, it) &&
			   view_piece_number(piece, it->first) == view_piece_number(as, first->first);
	}
	return same;
}

/* if (n < 4) { assign the local to the first view } else { to the next one }, in `whole` if it is
 * given. otherwise: "else " if something is before it, or "". */
static bool add_view_stores(
	const struct view_text *t, struct str local, struct str whole, const char *otherwise)
{
	VEC_EACH (struct register_view, it, &t->file->views) {
		bool braces = *otherwise || !is_last_view(t, it);
		if (!can_be_in(&t->number, it))
			continue;
		made_add_for(t->made, t->number.because, "%s", otherwise);
		add_view_test(t, "if (", it, ") ");
		made_add_for(t->made, t->number.because, "%s", braces ? "{\n" : "");
		if (whole.length)
			add_part_store(t, &it->pieces.items[0], whole, local);
		else if (!add_view_assignment(t, it, local))
			return false;
		made_add_for(t->made, t->number.because, "%s", braces ? "}\n" : "");
		otherwise = "else ";
	}
	return true;
}

/* whole = R[n]; if (n < 4) whole[7:0] = local; else whole[15:8] = local; R[n] = whole; */
static void add_one_assignment(const struct view_text *t, struct str local)
{
	const struct register_view *first = &t->file->views.items[0];
	struct str whole = add_whole(t, first, &first->pieces.items[0], local);
	add_view_stores(t, local, whole, "");
	add_base(t, first, &first->pieces.items[0]);
	made_add_for(t->made, t->number.because, " = %.*s;\n", STR_ARG(whole));
}

/* whole = R[n]; local = n < 4 ? whole[7:0] : whole[15:8]; */
void view_add_load(const struct view_text *t, struct str local)
{
	const struct register_view *first = &t->file->views.items[0];
	bool one = is_one_register(t) && !has_constant_names(t->file);
	struct str whole = one ? add_whole(t, first, &first->pieces.items[0], local) : local;
	made_add_for(t->made, t->number.because, "%.*s = ", STR_ARG(local));
	if (one)
		add_view_choice(t, whole);
	else
		view_add_read(t);
	made_add_for(t->made, t->number.because, ";\n");
}

/* if (n == 4) { } for each constant; false: there are none */
static bool add_constant_stores(const struct view_text *t)
{
	const struct view_number *n = &t->number;
	const char *otherwise = "";
	VEC_EACH (struct register_name, it, &t->file->names)
		if (it->constant && it->number >= n->more) {
			made_add_for(t->made, n->because, "%sif (", otherwise);
			add_below(t->made, n, "==", it->number);
			made_add_for(t->made, n->because, ") {\n} ");
			otherwise = "else ";
		}
	return *otherwise;
}

bool view_add_store(const struct view_text *t, struct str local)
{
	const struct view_number *n = &t->number;
	const struct register_view *view = n->known ? register_view_of(t->file, n->value) : NULL;
	if (n->known)
		return !view || add_view_assignment(t, view, local);
	bool has_constants = add_constant_stores(t);
	if (!is_one_register(t))
		return add_view_stores(t, local, (struct str){ 0 }, has_constants ? "else " : "");
	made_add_for(t->made, n->because, "%s", has_constants ? "else {\n" : "");
	add_one_assignment(t, local);
	made_add_for(t->made, n->because, "%s", has_constants ? "}\n" : "");
	return true;
}

/* ---- names in blocks ---- */

static struct span text_of(
	const struct sem_run *run, struct made_text *made, const struct source *like)
{
	const struct source *source = made_source(made, run->diag, like);
	return source ? (struct span){ source, 0, (uint32_t)source->text.length } : NO_SPAN;
}

/* Does a header, or a function, have an operand of this name? Fixed text is none. */
static bool is_in_block(const struct isa *isa, const struct sem_block *block, struct str name)
{
	bool listed = false;
	if (block)
		VEC_EACH (struct sem_operand, it, &block->operands)
			listed = listed || str_equal(it->text, name);
	if (!listed || block->kind == SEM_FUNCTION || isa_find_operand(isa, name))
		return listed;
	VEC_EACH (struct opcode *, it, &isa->opcodes)
		if (opcode_find_field(*it, name))
			return true;
	return false;
}

/* Is it the decimal number of a register of the file? */
static bool is_constant_number(
	struct span index, const struct register_file *file, uint64_t *number)
{
	struct str text = str_trim(span_text(index));
	size_t at = 0;
	return str_read_decimal(text, &at, 9, number) && at == text.length &&
		   register_view_of(file, *number);
}

/* Is register n of the piece's file one of the view's, or constant? */
static bool is_seen_by(const struct register_file *file, const struct view_piece *piece, uint64_t n)
{
	return register_constant(piece->file, n) || register_view_of(file, n - (uint64_t)piece->offset);
}

/* Is there a register of the other file for each number of the view's, and for no other number? */
static bool can_be_computed(const struct register_file *file)
{
	const struct register_view *view = &file->views.items[0];
	const struct view_piece *piece = &view->pieces.items[0];
	if (file->views.count != 1 || view->pieces.count != 1 || !piece->file || piece->step != 1)
		return false;
	const struct register_file *of = piece->file;
	for (uint64_t n = of->first; n < of->first + of->count; n++)
		if (!is_seen_by(file, piece, n))
			return false;
	VEC_EACH (struct register_name, it, &of->names)
		if (!is_seen_by(file, piece, it->number))
			return false;
	return true;
}

static bool find_view(void *user, const struct sem_block *block, struct span name,
	struct span index, struct sem_view *found)
{
	struct sem_run *run = user;
	struct view_number n = { .because = name, .span = index };
	struct str word = span_text(name);
	const struct register_file *file =
		index.source ? isa_find_file(run->isa, word) : isa_find_view(run->isa, word, &n.value);
	uint64_t other;
	if (!file || file->kind != FILE_VIEW || !file->views.count ||
		is_in_block(run->isa, block, word) ||
		(!index.source && isa_next_register(run->isa, word, NULL, &other)) ||
		(run->isa->counter && str_equal_c(word, "pc"))) /* the counter, which it is a view of */
		return false;
	n.known = !index.source || is_constant_number(index, file, &n.value);
	struct made_text read = made_text_new(run->arena), store = made_text_new(run->arena);
	struct view_text t = { .isa = run->isa, .file = file, .made = &read, .number = n };
	view_add_read(&t);
	found->is_place = n.known && !file->extend && register_view_of(file, n.value);
	found->width = file->width;
	found->is_refused = !n.known && !can_be_computed(file);
	found->local = str_printf(run->arena, "%.*s_new", STR_ARG(word));
	found->read = text_of(run, &read, name.source);
	t.made = &store;
	found->store = view_add_store(&t, found->local) ? text_of(run, &store, name.source) : NO_SPAN;
	return found->read.source;
}

const struct sem_views *sem_views_of(struct sem_run *run)
{
	if (!run->isa->view_files.count)
		return NULL;
	struct sem_views *views = ARENA_NEW(run->arena, struct sem_views);
	*views = (struct sem_views){ find_view, run };
	return views;
}
