/* SPDX-License-Identifier: MIT */
/* Programs and the C of them -> what the generated C needs beside it: struct kernels. */
#include "cgen/kernels_internal.h"

bool kernels_has_floats(const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if (core_need_of(&program->plan, *it)->used && (*it)->op >= CORE_ROUND &&
			(*it)->op <= CORE_FMAX)
			return true;
	return false;
}

static void note_saved(struct maker *m, const struct register_file *file)
{
	VEC_EACH (const struct register_file *, it, &m->kernels->saved)
		if (*it == file)
			return;
	if (file)
		VEC_PUSH(m->arena, &m->kernels->saved, file);
}

/* Which registers calls change, and how many stores are put off. */
static void note_calls(struct maker *m, const struct core_program *program)
{
	unsigned stores = 0;
	VEC_EACH (struct core_event, it, &program->events) {
		stores += core_event_stores(it);
		if (!it->function)
			continue;
		m->kernels->raises = m->kernels->raises || it->function->raises;
		size_t i = (size_t)(it - program->events.items);
		m->kernels->saves =
			m->kernels->saves || (it->function->in_place && core_needs_saved(program, i));
		VEC_EACH (struct core_write, put, &it->puts)
			note_saved(m, put->file);
		VEC_EACH (struct core_touched, touched, &it->function->touched)
			if (touched->assigned)
				note_saved(m, touched->file);
	}
	if (core_puts_off(program) && m->kernels->put_off < stores)
		m->kernels->put_off = stores;
}

static void note_access(struct maker *m, const struct memory *memory, bool stores)
{
	const struct exception *const *raised = m->isa->raised;
	bool *can_raise = m->kernels->can_raise;
	can_raise[raised[stores ? EVENT_OUTSIDE_STORE : EVENT_OUTSIDE_LOAD]->index] = true;
	if (!memory->unaligned)
		can_raise[raised[stores ? EVENT_MISALIGNED_STORE : EVENT_MISALIGNED_LOAD]->index] = true;
}

/* Which exceptions the instructions raise. */
static void note_raised(struct maker *m, const struct core_program *program)
{
	VEC_EACH (struct core_raise, it, &program->raises)
		m->kernels->can_raise[it->exception] = true;
	VEC_EACH (struct core_event, it, &program->events)
		if (it->kind == CORE_EVENT_RAISE)
			m->kernels->can_raise[it->exception] = true;
		else if (it->kind == CORE_EVENT_LOAD || it->kind == CORE_EVENT_STORE)
			note_access(m, it->memory, it->kind == CORE_EVENT_STORE);
}

static bool has_rounding(const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if (core_need_of(&program->plan, *it)->used &&
			((*it)->op == CORE_ROUND || (*it)->op == CORE_FROM_INT || (*it)->op == CORE_TO_INT))
			return true;
	return false;
}

void kernels_note_file(struct maker *m, const struct register_file *file)
{
	VEC_EACH (const struct register_file *, it, &m->kernels->accessed)
		if (*it == file)
			return;
	if (file)
		VEC_PUSH(m->arena, &m->kernels->accessed, file);
}

/* Which registers the program accesses; those of operands that differ in their file: fills. */
static void note_files(struct maker *m, const struct core_program *program)
{
	VEC_EACH (struct core_node *, it, &program->nodes)
		if (core_need_of(&program->plan, *it)->used)
			kernels_note_file(m, (*it)->file);
	VEC_EACH (struct core_write, it, &program->writes)
		kernels_note_file(m, it->file);
	VEC_EACH (struct core_event, event, &program->events) {
		VEC_EACH (struct core_write, it, &event->puts)
			kernels_note_file(m, it->file);
		if (event->function)
			VEC_EACH (struct core_touched, it, &event->function->touched)
				kernels_note_file(m, it->file);
	}
}

void kernels_note_features(struct maker *m, const struct core_program *program)
{
	m->kernels->rounds = m->kernels->rounds || has_rounding(program);
	m->floats = m->floats || kernels_has_floats(program);
	m->kernels->floats = m->kernels->floats || m->floats;
	m->kernels->halts = m->kernels->halts || program->halt;
	note_calls(m, program);
	note_files(m, program);
	note_raised(m, program);
	VEC_EACH (struct core_node *, it, &program->nodes) {
		const struct core_need *need = core_need_of(&program->plan, *it);
		m->kernels->wide = m->kernels->wide || (need->used && need->bits == 128);
		m->kernels->vast = m->kernels->vast || (need->used && need->bits > 128);
	}
}

void kernels_note_arithmetic(struct maker *m, const struct core_builder *b)
{
	m->kernels->wide = m->kernels->wide || b->wide;
	m->kernels->vast = m->kernels->vast || b->vast;
}

/* ---- what a function does ---- */

static bool reads_memory(const struct core_function *f)
{
	VEC_EACH (struct core_event, it, &f->program->events)
		if (it->kind == CORE_EVENT_LOAD ||
			(it->kind == CORE_EVENT_CALL && reads_memory(it->function)))
			return true;
	return false;
}

/* "R", of several registers of a file; "R[6]"; "CF" if it is a file of one. */
static struct str assigned_name(
	struct arena *arena, const struct core_function *f, const struct core_touched *touched)
{
	unsigned count = 0;
	if (!touched->file)
		return STR("pc");
	VEC_EACH (struct core_touched, it, &f->touched)
		count += it->assigned && it->file == touched->file;
	return count > 1 || touched->file->kind == FILE_STATE
			   ? touched->file->name
			   : str_printf(arena, "%.*s[%llu]", STR_ARG(touched->file->name),
					 (unsigned long long)touched->number);
}

/* Each file once. */
static bool is_first_assigned(const struct core_function *f, const struct core_touched *touched)
{
	VEC_EACH (struct core_touched, it, &f->touched)
		if (it->assigned && it->file == touched->file)
			return it == touched;
	return false;
}

static void add_clause(struct buffer *out, const char *text)
{
	buffer_printf(out, "%s%s", out->length ? "; " : "", text);
}

static struct str clauses_of_effects(struct arena *arena, const struct core_function *f)
{
	struct buffer out = buffer_new(arena);
	VEC_EACH (struct core_touched, it, &f->touched)
		if (it->assigned && is_first_assigned(f, it))
			buffer_printf(&out, "%s%.*s", out.length ? ", " : "assigns ",
				STR_ARG(assigned_name(arena, f, it)));
	if (reads_memory(f))
		add_clause(&out, "reads memory");
	if (f->stores == 1)
		add_clause(&out, "puts off a store");
	if (f->stores > 1)
		add_clause(&out, "puts off stores");
	if (f->raises)
		add_clause(&out, "can raise");
	return buffer_str(&out);
}

/* ---- what a function gets ---- */

/* What comes before the i-th of a list: "8, 16 or 32". */
static const char *before_listed(size_t i, size_t count)
{
	return i == 0 ? "" : i + 1 < count ? ", " : " or ";
}

/* "8, 16 or 32"; empty: they are too many, or all from the first to the last */
static struct str listed_numbers(struct arena *arena, const struct sem_range *range)
{
	enum { MOST = 4 };
	struct buffer out = buffer_new(arena);
	const unsigned count = range->set_count;
	const bool is_row = count > 2 && range->set[count - 1] - range->set[0] == (int64_t)count - 1;
	if (range_is_number(range))
		return wide_text(arena, range->lo);
	for (unsigned i = 0; i < count && count <= MOST && !is_row; i++)
		buffer_printf(&out, "%s%lld", before_listed(i, count), (long long)range->set[i]);
	return buffer_str(&out);
}

/* "1 to 63", "45 bits": what a parameter holds, if its type in C holds more; or empty. */
static struct str text_of_range(
	struct arena *arena, const struct core_passed *passed, const struct sem_range *range)
{
	const unsigned bits = wide_length(range->hi);
	const bool is_full = wide_compare(range->hi, range_bits(bits).hi) == 0;
	const bool is_any = wide_is_zero(range->lo) && bits > 1 && (is_full || bits > 16);
	if (passed->truth || passed->is_float || passed->is_signed || bits >= passed->bits)
		return (struct str){ 0 };
	struct str set = is_any ? (struct str){ 0 } : listed_numbers(arena, range);
	if (set.length)
		return set;
	return is_any ? str_printf(arena, "%u bits", bits)
				  : str_printf(arena, "%.*s to %.*s", STR_ARG(wide_text(arena, range->lo)),
						STR_ARG(wide_text(arena, range->hi)));
}

/* "rm or rax", if all calls pass what has one of few names; empty: or if that is its own name, or
 * a number */
static struct str text_of_names(struct arena *arena, const struct core_given *given, struct str own)
{
	enum { MOST = 4 };
	struct buffer out = buffer_new(arena);
	const size_t count = given->names.count;
	if (count > MOST || str_map_get(&given->known, own) || str_map_get(&given->known, STR("")))
		return (struct str){ 0 };
	for (size_t i = 0; i < count; i++)
		buffer_printf(&out, "%s%.*s", before_listed(i, count), STR_ARG(given->names.items[i]));
	return buffer_str(&out);
}

/* By the calls, and by what is proved of them. */
static struct sem_range range_given(const struct core_function *f, unsigned i)
{
	struct sem_range range = f->ranges[i];
	if (f->given[i].is_known)
		range_meet(&range, &f->given[i].range);
	return range;
}

/* "d is rm", "count is 1 to 63", "m has 63 bits", "operand is dst, of 22 bits"; empty if there is
 * nothing to say. */
static struct str text_of_parameter(struct arena *arena, const struct core_function *f, unsigned i)
{
	const struct sem_range range = range_given(f, i);
	struct str name = f->names[i], is = f->about[i];
	struct str holds = text_of_range(arena, &f->passed[i], &range);
	const bool is_width = str_ends_with(holds, STR(" bits"));
	if (!is.length && !listed_numbers(arena, &range).length)
		is = text_of_names(arena, &f->given[i], name);
	if (!is.length && !holds.length)
		return (struct str){ 0 };
	return str_printf(arena, "%.*s %s %.*s%s%.*s", STR_ARG(name),
		is_width && !is.length ? "has" : "is", STR_ARG(is),
		is.length && holds.length ? (is_width ? ", of " : ", ") : "", STR_ARG(holds));
}

/* "vector is 12; count is 1 to 63.": what parameters hold, and what all calls pass the same number
 * for, which is none. */
static void add_given_values(struct arena *arena, struct buffer *out, const struct core_function *f)
{
	const size_t begin = out->length;
	for (unsigned i = 0; i < f->count; i++) {
		struct str text = core_is_parameter(f, i)
							  ? text_of_parameter(arena, f, i)
							  : str_printf(arena, "%.*s is %.*s", STR_ARG(f->names[i]),
									STR_ARG(wide_text(arena, f->ranges[i].lo)));
		if (text.length)
			buffer_printf(out, "%s%.*s", out->length > begin ? "; " : "", STR_ARG(text));
	}
	buffer_printf(out, "%s", out->length > begin ? ". " : "");
}

/* "Signed: e, the value.": what is a number in two's complement. */
static void add_signed_names(struct buffer *out, const struct core_function *f)
{
	const struct core_node *result = f->program->result;
	const size_t begin = out->length;
	for (unsigned i = 0; i < f->count; i++)
		if (f->passed[i].is_signed && core_is_parameter(f, i))
			buffer_printf(
				out, "%s%.*s", out->length > begin ? ", " : "Signed: ", STR_ARG(f->names[i]));
	if (result && !result->truth && wide_is_negative(result->range.lo))
		buffer_printf(out, "%sthe value", out->length > begin ? ", " : "Signed: ");
	buffer_printf(out, "%s", out->length > begin ? ". " : "");
}

/* How many bits the value has, if its type in C has more. */
static void add_value_bits(struct buffer *out, const struct core_function *f)
{
	const struct core_node *result = f->program->result;
	if (!result || f->result.truth || f->result.is_float || wide_is_negative(result->range.lo))
		return;
	const unsigned bits = wide_length(result->range.hi);
	if (bits == 1)
		buffer_printf(out, "The value is 0 or 1. ");
	else if (bits && bits < 64 && bits != 32)
		buffer_printf(out, "The value has at most %u bits. ", bits);
}

/* ---- copies of a function ---- */

/* Is it `last`, or made after it for the same values of modifiers? */
static bool leads_to(const struct core_function *f, const struct core_function *last)
{
	while (f && f != last)
		f = f->next;
	return f;
}

/* Of those that are called for the same values of modifiers and other types, the one with the
 * shortest name; NULL: it is that itself. */
static const struct core_function *original_of(
	const struct core_functions *all, const struct core_function *f)
{
	const struct core_function *original = f;
	for (size_t i = 0; i < all->list.count; i++) {
		const struct core_function *it = all->list.items[i];
		if ((leads_to(it, f) || leads_to(f, it)) && it->name.length &&
			it->name.length < original->name.length)
			original = it;
	}
	return original == f ? NULL : original;
}

/* "As fn_add, for other types of a and b. " */
static void add_original(struct buffer *out, const struct core_function *f,
	const struct core_function *original, struct str prefix)
{
	const char *before = "for other types of ";
	if (!original)
		return;
	buffer_printf(out, "As %.*s_%.*s, ", STR_ARG(prefix), STR_ARG(original->name));
	for (unsigned i = 0; i < f->count; i++) {
		if (memcmp(&f->passed[i], &original->passed[i], sizeof f->passed[i]) == 0)
			continue;
		buffer_printf(out, "%s%.*s", before, STR_ARG(f->names[i]));
		before = " and ";
	}
	buffer_printf(out, ". ");
}

struct str kernels_effects(const struct maker *m, const struct core_function *f)
{
	struct arena *arena = m->arena;
	struct str clauses = clauses_of_effects(arena, f);
	struct buffer out = buffer_new(arena);
	add_original(&out, f, original_of(&m->functions, f), m->style->prefix);
	add_given_values(arena, &out, f);
	add_signed_names(&out, f);
	add_value_bits(&out, f);
	if (clauses.length)
		buffer_printf(&out, "It %.*s.", STR_ARG(clauses));
	return str_trim(buffer_str(&out));
}
