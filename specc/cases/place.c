/* SPDX-License-Identifier: MIT */
/* Places of cases: `R2`, `R2@5`, `R[2:3]`, `$r1.type`, `active`, `pc`, `cycles`, `c[1][0x20]`,
 * `ram16[0x20]` become registers and bytes. */
#include <assert.h>

#include "base/suggest.h"
#include "cases/internal.h"
#include "sem/bind.h"
#include "sem/sem.h"

enum { MAX_WIDTH = 128 };

/* What machines have besides registers and memory. */
static const struct {
	const char *name;
	enum case_place place;
} counters[] = {
	{ "pc", CASE_PC },
	{ "cycles", CASE_CYCLES },
	{ "next_pc", CASE_NEXT_PC },
	{ "bad_address", CASE_BAD_ADDRESS },
};

/* Part [from, to) of a span, without blanks at its ends. */
static struct span part_of_span(struct span span, size_t from, size_t to)
{
	return span_trim(span_part(span, from, to));
}

/* ---- registers ---- */

static bool find_case_register(const struct case_reader *r, struct str name,
	const struct register_file **file, uint64_t *number)
{
	struct str names[] = { name, name, name };
	size_t count = r->isa->fold_case ? 3 : 1;
	if (count == 3) {
		names[1] = str_upper(r->arena, name);
		names[2] = str_lower(r->arena, name);
	}
	for (size_t i = 0; i < count; i++) {
		VEC_EACH (struct register_file *, it, &r->isa->register_files)
			if (register_file_find(*it, names[i], number)) {
				*file = *it;
				return true;
			}
		*file = isa_find_view(r->isa, names[i], number);
		if (*file)
			return true;
	}
	return false;
}

/* The file whose numbered registers begin so, or NULL. */
static const struct register_file *file_of_prefix(const struct case_reader *r, struct str prefix)
{
	VEC_EACH (struct register_file *, it, &r->isa->register_files)
		if ((*it)->count && isa_equal(r->isa, (*it)->prefix, prefix))
			return *it;
	return NULL;
}

static struct str names_of_file(const struct case_reader *r, const struct register_file *file)
{
	struct buffer text = buffer_new(r->arena);
	if (file->count)
		buffer_printf(&text, "%.*s%llu to %.*s%llu", STR_ARG(file->prefix),
			(unsigned long long)file->first, STR_ARG(file->prefix),
			(unsigned long long)(file->first + file->count - 1));
	VEC_EACH (struct register_name, it, &file->names)
		if (!it->alias && it < file->names.items + 8)
			buffer_printf(&text, "%s%.*s", text.length ? ", " : "", STR_ARG(it->name));
	return buffer_str(&text);
}

static void add_known_names(
	const struct case_reader *r, struct str_map *known, const struct register_file *file)
{
	VEC_EACH (struct register_name, it, &file->names)
		str_map_put(known, it->name, r->arena);
	for (uint64_t n = 0; n < file->count && n < 256; n++)
		str_map_put(known, register_text(r->arena, file, file->first + n), r->arena);
}

/* What an unknown name may be: the registers of the file that it seems to mean, or a name that is
 * near. */
static struct str hint_for(const struct case_reader *r, struct str name)
{
	struct str_map known = { .arena = r->arena };
	size_t letters = name.length, dot = str_find(name, 0, STR("."));
	uint64_t number;
	const struct register_file *view = isa_find_view(r->isa, str_slice(name, 0, dot), &number);
	if (view && dot < name.length)
		return str_printf(r->arena,
			"'%.*s' is bits of registers; write the name of one before '%.*s'",
			STR_ARG(str_slice(name, 0, dot)), STR_ARG(str_slice(name, dot, name.length)));
	while (letters && char_is_digit(name.text[letters - 1]))
		letters--;
	const struct register_file *file = file_of_prefix(r, str_slice(name, 0, letters));
	if (file && letters < name.length)
		return str_printf(r->arena, "the registers of %.*s are %.*s", STR_ARG(file->name),
			STR_ARG(names_of_file(r, file)));
	str_map_put(&known, STR("active"), r->arena);
	if (r->isa->counter) {
		for (size_t i = 0; i < sizeof counters / sizeof *counters; i++)
			str_map_put(&known, str_from_c(counters[i].name), r->arena);
	}
	VEC_EACH (struct memory *, it, &r->isa->memories)
		str_map_put(&known, (*it)->name, r->arena);
	VEC_EACH (struct register_file *, it, &r->isa->register_files)
		add_known_names(r, &known, *it);
	VEC_EACH (struct register_file *, it, &r->isa->view_files)
		add_known_names(r, &known, *it);
	struct str near = suggest_from_map(name, &known);
	return near.length ? str_printf(r->arena, "did you mean '%.*s'?", STR_ARG(near)) : near;
}

/* The register if it is constant, or one that is of which it is bits; else NULL. */
static const struct register_name *fixed_register(const struct register_file *file, uint64_t number)
{
	const struct register_name *fixed = register_constant(file, number);
	const struct register_view *view = register_view_of(file, number);
	if (view)
		VEC_EACH (struct view_piece, it, &view->pieces)
			if (!fixed && it->file)
				fixed = register_constant(it->file, (uint64_t)view_piece_number(it, number));
	return fixed;
}

/* A register is there and can be set. */
static bool check_register(
	struct case_reader *r, struct span span, const struct register_file *file, uint64_t number)
{
	const struct register_name *fixed = fixed_register(file, number);
	if (!fixed)
		return true;
	return case_fail(r, CHECK_CASE_PLACE, span, "'%.*s' is constant: it always holds %.*s",
		STR_ARG(fixed->name),
		STR_ARG(wide_text(r->arena, wide_from_word((struct word){ fixed->reads, 0 }))));
}

static bool read_register_place(struct case_reader *r, struct span span, struct case_setting *s)
{
	struct str name = span_text(span);
	s->place = CASE_REGISTER;
	s->count = 1;
	if (!find_case_register(r, name, &s->file, &s->number)) {
		case_unknown_name(r, span, hint_for(r, name));
		return false;
	}
	uint64_t number;
	const struct register_file *second = isa_next_register(r->isa, name, s->file, &number);
	if (second)
		return case_fail(r, CHECK_CASE_NAME, span,
			"'%.*s' is a register of '%.*s' and of '%.*s'; give it different names", STR_ARG(name),
			STR_ARG(s->file->name), STR_ARG(second->name));
	s->width = s->file->width;
	return check_register(r, span, s->file, s->number);
}

/* ---- ranges ---- */

static bool read_place_number(
	struct case_reader *r, struct span span, const char *what, int64_t most, int64_t *number)
{
	struct wide value;
	bool real;
	struct sem_expr *e = case_parse_value(r, span);
	if (!e || !case_evaluate(r, e, -1, "the location must be the same in all lanes", &value, &real))
		return false;
	if (!real && wide_small(value, number) && *number >= 0 && *number <= most)
		return true;
	return case_fail(r, CHECK_CASE_PLACE, span, "expected %s from 0 to %lld, found %.*s", what,
		(long long)most, STR_ARG(wide_text(r->arena, value)));
}

static bool check_range(struct case_reader *r, struct span span, const struct case_setting *s)
{
	const struct register_file *file = s->file;
	for (uint64_t i = 0; i < s->count; i++) {
		if (!register_file_has(file, s->number + i))
			return case_fail(r, CHECK_CASE_PLACE, span,
				"register %llu of this range does not exist; %.*s has %.*s",
				(unsigned long long)(s->number + i), STR_ARG(file->name),
				STR_ARG(names_of_file(r, file)));
		if (!check_register(r, span, file, s->number + i))
			return false;
	}
	if (s->number % s->count == 0)
		return true;
	return case_fail(r, CHECK_CASE_PLACE, span,
		"a range of %u registers must begin at a multiple of %u, found %llu", s->count, s->count,
		(unsigned long long)s->number);
}

/* R[2:3]; inside is what is in the brackets. */
static bool read_place_range(struct case_reader *r, struct span span, struct span inside,
	const struct register_file *file, struct case_setting *s)
{
	struct str text = span_text(inside);
	size_t colon = str_find(text, 0, STR(":"));
	int64_t first, last;
	if (colon == text.length)
		return case_fail(r, CHECK_CASE_NAME, span,
			"expected the name of a register, such as %.*s, or a range, such as %.*s[2:3]",
			STR_ARG(register_text(r->arena, file, file->first)), STR_ARG(file->prefix));
	if (!read_place_number(r, part_of_span(inside, 0, colon), "a register", INT32_MAX, &first) ||
		!read_place_number(
			r, part_of_span(inside, colon + 1, text.length), "a register", INT32_MAX, &last))
		return false;
	int64_t count = last - first + 1;
	if (count < 2 || count * file->width > MAX_WIDTH)
		return case_fail(r, CHECK_CASE_PLACE, inside,
			"a range has two registers or more, the lowest first, and at most %d bits, such as "
			"%.*s[2:3]",
			MAX_WIDTH, STR_ARG(file->prefix));
	s->place = CASE_REGISTER;
	s->file = file;
	s->number = (uint64_t)first;
	s->count = (unsigned)count;
	s->width = (unsigned)count * file->width;
	return check_range(r, span, s);
}

/* ---- memories ---- */

/* The next [...] from `at` on; false: none. */
static bool next_bracket(struct span span, size_t *at, struct span *inside)
{
	struct str text = span_text(span);
	size_t depth = 0, from = *at;
	if (from >= text.length || text.text[from] != '[')
		return false;
	for (size_t i = from; i < text.length; i++) {
		depth += text.text[i] == '[';
		depth -= text.text[i] == ']';
		if (depth)
			continue;
		*inside = part_of_span(span, from + 1, i);
		*at = str_skip_blanks(text, i + 1);
		return true;
	}
	return false;
}

uint64_t case_memory_size(const struct memory *memory)
{
	uint64_t all = memory->address < 64 ? (uint64_t)1 << memory->address : CASE_MAX_BANK;
	return all < CASE_MAX_BANK ? all : CASE_MAX_BANK;
}

static bool check_offset(struct case_reader *r, struct span span, const struct case_setting *s)
{
	uint64_t bytes = s->width / 8, most = case_memory_size(s->memory);
	if (bytes <= most && s->offset <= most - bytes)
		return true;
	return case_fail(r, CHECK_CASE_PLACE, span,
		"a word of %llu bytes at 0x%llx is not in the first 0x%llx bytes, which a case can set",
		(unsigned long long)bytes, (unsigned long long)s->offset, (unsigned long long)most);
}

/* The memory of this name, or with the bits of an access after it: ram16. *bits: those, or 0. */
static const struct memory *find_memory(
	const struct case_reader *r, struct str name, unsigned *bits)
{
	*bits = 0;
	VEC_EACH (struct memory *, it, &r->isa->memories)
		if (isa_equal(r->isa, (*it)->name, name))
			return *it;
	VEC_EACH (struct memory *, it, &r->isa->memories)
		for (*bits = 8; !(*it)->banks && *bits <= 64; *bits *= 2)
			if (isa_equal(
					r->isa, str_printf(r->arena, "%.*s%u", STR_ARG((*it)->name), *bits), name))
				return *it;
	return NULL;
}

/* c[1][0x20], M[0x20]; `at` is the place of the first bracket. bits: of M16[0x20], or 0. */
static bool read_memory_place(struct case_reader *r, struct span span, size_t at,
	const struct memory *memory, unsigned bits, struct case_setting *s)
{
	struct span bank, offset;
	int64_t number = 0;
	bool good = (!memory->banks || next_bracket(span, &at, &bank)) &&
				next_bracket(span, &at, &offset) && at == span.to - span.from;
	s->place = CASE_MEMORY;
	s->memory = memory;
	s->width = bits ? bits : memory->word;
	if (!good)
		return case_fail(r, CHECK_CASE_SYNTAX, span,
			"expected a word of memory, such as %.*s%s[0x20]", STR_ARG(memory->name),
			memory->banks ? "[1]" : "");
	if (memory->banks && !read_place_number(r, bank, "a bank", (int64_t)memory->banks - 1, &number))
		return false;
	s->bank = (unsigned)number;
	if (!read_place_number(r, offset, "an offset", INT64_MAX, &number))
		return false;
	s->offset = (uint64_t)number;
	return check_offset(r, offset, s);
}

/* ---- all ---- */

static bool read_bracketed(
	struct case_reader *r, struct span span, size_t bracket, struct case_setting *s)
{
	struct span name = part_of_span(span, 0, bracket), inside;
	size_t at = bracket;
	unsigned bits;
	const struct memory *memory = find_memory(r, span_text(name), &bits);
	if (memory)
		return read_memory_place(r, span, bracket, memory, bits, s);
	const struct register_file *file = file_of_prefix(r, span_text(name));
	if (!file) {
		case_unknown_name(r, name, hint_for(r, span_text(name)));
		return false;
	}
	if (next_bracket(span, &at, &inside) && at == span.to - span.from)
		return read_place_range(r, span, inside, file, s);
	return case_fail(r, CHECK_CASE_SYNTAX, span, "expected a range of registers, such as %.*s[2:3]",
		STR_ARG(file->prefix));
}

static bool read_lane(struct case_reader *r, struct span span, struct case_setting *s)
{
	unsigned lanes = s->place == CASE_REGISTER ? s->file->lanes : 1;
	int64_t lane;
	if (lanes < 2)
		return case_fail(
			r, CHECK_CASE_PLACE, s->target, "all lanes share this location: write it without '@'");
	if (!read_place_number(r, span, "a lane", (int64_t)lanes - 1, &lane))
		return false;
	s->lane = (int)lane;
	return true;
}

static bool read_active(struct case_reader *r, struct span span, struct case_setting *s)
{
	s->place = CASE_ACTIVE;
	s->width = isa_lanes(r->isa);
	if (s->width > 1)
		return true;
	return case_fail(r, CHECK_CASE_PLACE, span, "'active' is only for instruction sets with lanes");
}

/* A name of counters; false: it is another one. */
static bool find_counter(const struct case_reader *r, struct str name, struct case_setting *s)
{
	for (size_t i = 0; r->isa->counter && i < sizeof counters / sizeof *counters; i++)
		if (str_equal_c(name, counters[i].name)) {
			s->place = counters[i].place;
			s->width = s->place == CASE_CYCLES        ? 64
					   : s->place == CASE_BAD_ADDRESS ? sem_address_width(r->isa)
													  : r->isa->counter;
			return true;
		}
	return false;
}

static bool read_counter(struct case_reader *r, struct span span, const struct case_setting *s)
{
	bool of_trap = s->place == CASE_NEXT_PC || s->place == CASE_BAD_ADDRESS;
	if (of_trap && !r->is_trap)
		case_fail(r, CHECK_CASE_PLACE, span,
			"'%.*s' belongs to a trap: it is only allowed in cases of 'raise NAME' in __DefISA",
			STR_ARG(span_text(span)));
	else if (s->place == CASE_CYCLES && !sem_counts_cycles(r->isa))
		case_fail(r, CHECK_CASE_PLACE, span, "no instruction gives its cycles with Cycles<n>;");
	else
		return true;
	return false;
}

/* place = ( "active" | counter | register | range | word of memory ) [ "@" lane ] ; */
bool case_read_place(struct case_reader *r, struct span target, struct case_setting *s)
{
	struct str text = span_text(target);
	size_t at = str_find(text, 0, STR("@"));
	struct span base = part_of_span(target, 0, at);
	size_t bracket = str_find(span_text(base), 0, STR("["));
	bool good;
	assert(target.source && target.from < target.to);
	s->lane = -1;
	s->target = target;
	if (str_equal_c(span_text(base), "active"))
		good = read_active(r, base, s);
	else if (find_counter(r, span_text(base), s))
		good = read_counter(r, base, s);
	else if (bracket && bracket < base.to - base.from)
		good = read_bracketed(r, base, bracket, s);
	else
		good = read_register_place(r, base, s);
	if (!good || at == text.length)
		return good;
	return read_lane(r, part_of_span(target, at + 1, text.length), s);
}
