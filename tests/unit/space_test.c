/* SPDX-License-Identifier: MIT */
/* Encoding space: counts, gaps, overlaps and nearest opcodes, compared with brute force over all
 * words of small random instruction sets, and with arithmetic for wide ones. */
#include <time.h>

#include "unit.h"
#include "encoding/length.h"
#include "encoding/space.h"
#include "synthetic_isa.h"

#define ROUNDS 100

static const unsigned only_128[] = { 128, 0 };
static const unsigned only_16[] = { 16, 0 };
static const unsigned both_8_16[] = { 8, 16, 0 };

static void assert_text(struct str text, const char *expected)
{
	if (!str_equal_c(text, expected))
		fail_msg("got %.*s, expected %s", STR_ARG(text), expected);
}

static void assert_count(struct arena *arena, struct wide count, const char *expected)
{
	assert_text(wide_decimal(arena, count), expected);
}

/* ---- random instruction sets ---- */

/* Divides the bits of `free` at random into up to three fields, and leaves some uncovered. */
static void random_fields(struct arena *arena, struct opcode *opcode, uint64_t free)
{
	uint64_t parts[4] = { 0 };
	for (unsigned bit = 0; bit < 16; bit++)
		if (free >> bit & 1)
			parts[unit_random() % 16 ? unit_random() % 3 : 3] |= 1u << bit;
	for (unsigned i = 0; i < 3; i++) {
		struct word mask = { parts[i], 0 };
		if (parts[i] == 0)
			continue;
		struct cube_set legal = synthetic_set(arena, word_popcount(mask));
		synthetic_scattered(arena, opcode, mask, unit_random() % 3 ? &legal : NULL);
	}
}

/* One cube, or two that differ in one field, so that they are disjoint. */
static void random_boxes(struct arena *arena, struct form *form)
{
	size_t count = form->opcode->fields.count;
	struct box *box = synthetic_box(arena, form);
	for (size_t i = 0; i < count; i++) {
		struct field *field = form->opcode->fields.items[i];
		if (field->kind == FIELD_FIXED)
			continue;
		struct cube_set some = synthetic_set(arena, field->width);
		struct cube_set all = box->sets[i];
		box->sets[i] = cube_set_meet(arena, &all, &some);
		if (form->boxes.count == 1 && unit_random() % 4 == 0) {
			synthetic_box(arena, form)->sets[i] = cube_set_minus(arena, &all, &some);
			box = &form->boxes.items[0];
		}
		if (form->boxes.count > 1)
			break;
	}
}

static void random_opcode(struct arena *arena, struct isa *isa, unsigned length, unsigned head)
{
	struct opcode *opcode = synthetic_opcode(arena, isa, length);
	uint64_t free = word_mask(0, length).lo;
	for (unsigned bit = 0; bit < length; bit++) {
		bool fix = bit < head || unit_random() % 4 == 0;
		if (!fix)
			continue;
		uint64_t value = bit < head ? (length == 16) : unit_random() % 2;
		synthetic_fixed(arena, opcode, bit, 1, value);
		free &= ~((uint64_t)1 << bit);
	}
	random_fields(arena, opcode, free);
	for (uint64_t n = unit_random() % 3 + 1; n > 0; n--)
		random_boxes(arena, synthetic_form(arena, isa, opcode));
}

/* head: number of low bits that distinguish the lengths. */
static struct isa *random_isa(struct arena *arena, const unsigned *lengths, unsigned head)
{
	struct isa *isa = synthetic_isa(arena, 8, lengths);
	for (uint64_t n = unit_random() % 5 + 1; n > 0; n--)
		random_opcode(arena, isa, lengths[1] && unit_random() % 2 ? lengths[1] : lengths[0], head);
	return isa;
}

static void random_rules(struct arena *arena, struct isa *isa)
{
	for (uint64_t n = unit_random() % 3 + 1; n > 0; n--) {
		struct word mask = { unit_random() & unit_random() & 0xff, 0 };
		struct word match = word_and(mask, (struct word){ unit_random(), 0 });
		unsigned bits = isa->lengths.items[unit_random() % isa->lengths.count];
		VEC_PUSH(arena, &isa->length_rules, (struct length_rule){ bits, { mask, match }, NO_SPAN });
	}
}

/* ---- brute force ---- */

enum class { DEFINED, RESERVED, UNDEFINED };

static enum class class_of(const struct isa *isa, struct word w, unsigned length) {
	enum class class = UNDEFINED; for (size_t i = 0; i < isa->opcodes.count; i++){
		const struct opcode *opcode = isa->opcodes.items[i];
		if (opcode->length != length || opcode->defective) continue;
		if (synthetic_legal(opcode, w)) return DEFINED;
		if (cube_contains(opcode->fixed, w)) class = RESERVED; }
return class;
}

/* By trying all words: which first units begin a legal word of the opcode? */
static void legal_units(const struct opcode *opcode, bool units[256])
{
	memset(units, 0, 256 * sizeof *units);
	for (uint64_t v = 0; v < (uint64_t)1 << opcode->length && !opcode->defective; v++)
		units[v & 0xff] |= synthetic_legal(opcode, (struct word){ v, 0 });
}

/* Lengths by docs/language.md: from the rules; else the shortest length with a legal word, else
 * with an opcode's fixed bits, else of all. */
static void word_lengths(const struct isa *isa, unsigned lengths[256])
{
	unsigned fixed[256] = { 0 };
	bool units[256];
	memset(lengths, 0, 256 * sizeof *lengths);
	for (size_t i = 0; i < isa->opcodes.count && !isa->length_rules.count; i++) {
		const struct opcode *opcode = isa->opcodes.items[i];
		legal_units(opcode, units);
		for (unsigned v = 0; v < 256 && !opcode->defective; v++) {
			unsigned n = opcode->length;
			if (units[v] && (!lengths[v] || n < lengths[v]))
				lengths[v] = n;
			if ((v & opcode->fixed.mask.lo & 0xff) == (opcode->fixed.match.lo & 0xff) &&
				(!fixed[v] || n < fixed[v]))
				fixed[v] = n;
		}
	}
	for (unsigned v = 0; v < 256; v++) {
		for (size_t i = 0; i < isa->length_rules.count && !lengths[v]; i++)
			if (cube_contains(isa->length_rules.items[i].first_unit, (struct word){ v, 0 }))
				lengths[v] = isa->length_rules.items[i].bits;
		if (!lengths[v])
			lengths[v] = fixed[v] ? fixed[v] : isa->lengths.items[0];
	}
}

static void compare_length(
	const struct isa *isa, const struct space_length *space, const unsigned lengths[256])
{
	uint64_t counts[3] = { 0 };
	assert_true(space->exact);
	for (uint64_t v = 0; v < (uint64_t)1 << space->length; v++) {
		struct word w = { v, 0 };
		bool gap = cube_set_contains(&space->gaps, w);
		if (lengths[v & 0xff] != space->length) {
			assert_false(gap);
			continue;
		}
		enum class class = class_of(isa, w, space->length);
		counts[class]++;
		assert_int_equal(gap, class == UNDEFINED);
	}
	assert_int_equal(space->defined.limb[0], counts[DEFINED]);
	assert_int_equal(space->reserved.limb[0], counts[RESERVED]);
	assert_int_equal(space->undefined.limb[0], counts[UNDEFINED]);
	assert_int_equal(space->words.limb[0], counts[0] + counts[1] + counts[2]);
	for (size_t i = 0; i < space->gaps.cubes.count; i++)
		for (size_t j = 0; j < i; j++)
			assert_false(cubes_meet(space->gaps.cubes.items[i], space->gaps.cubes.items[j]));
}

static void compare_lengths(const struct isa *isa)
{
	struct arena arena = { 0 };
	struct length_map *map = length_map_new(&arena, isa);
	unsigned lengths[256];
	word_lengths(isa, lengths);
	for (uint64_t v = 0; v < 256; v++)
		assert_int_equal(length_map_find(map, (struct word){ v, 0 }, isa->unit), lengths[v]);
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct space *space = space_count(&arena, &diag, isa);
	assert_int_equal(space->lengths.count, isa->lengths.count);
	assert_int_equal(diag.reports.count, 0);
	for (size_t i = 0; i < space->lengths.count; i++)
		compare_length(isa, &space->lengths.items[i], lengths);
	arena_free(&arena);
}

/* ---- overlap by brute force ---- */

static size_t count_reports(const struct diag *diag, enum check check)
{
	size_t count = 0;
	for (size_t i = 0; i < diag->reports.count; i++)
		count += diag->reports.items[i]->check == check;
	return count;
}

/* The report whose message begins like this, or NULL. */
static const struct report *find_report(
	const struct diag *diag, enum check check, struct str beginning)
{
	for (size_t i = 0; i < diag->reports.count; i++)
		if (diag->reports.items[i]->check == check &&
			str_starts_with(diag->reports.items[i]->message, beginning))
			return diag->reports.items[i];
	return NULL;
}

static uint64_t witness_of(const struct report *report)
{
	size_t at = report->message.length;
	while (at > 0 && report->message.text[at - 1] != ' ')
		at--;
	return strtoull(report->message.text + at, NULL, 16);
}

static bool common_word(const struct opcode *a, const struct opcode *b)
{
	if (a->length != b->length)
		return false;
	for (uint64_t v = 0; v < (uint64_t)1 << a->length; v++)
		if (synthetic_legal(a, (struct word){ v, 0 }) && synthetic_legal(b, (struct word){ v, 0 }))
			return true;
	return false;
}

/* Do earlier opcodes have all words of this one, of which there are some? */
static bool is_hidden(const struct isa *isa, const struct opcode *opcode)
{
	bool any = false;
	for (uint64_t v = 0; v < (uint64_t)1 << opcode->length; v++) {
		struct word w = { v, 0 };
		bool held = false;
		if (!synthetic_legal(opcode, w))
			continue;
		any = true;
		for (size_t i = 0; i < opcode->index; i++)
			held |= isa->opcodes.items[i]->length == opcode->length &&
					synthetic_legal(isa->opcodes.items[i], w);
		if (!held)
			return false;
	}
	return any;
}

static size_t compare_overlaps(const struct isa *isa)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	size_t overlaps = 0, hidden = 0;
	diag_init(&diag, &arena);
	space_check(&arena, &diag, isa);
	for (size_t j = 0; j < isa->opcodes.count; j++) {
		const struct opcode *b = isa->opcodes.items[j];
		for (size_t i = 0; i < j; i++) {
			const struct opcode *a = isa->opcodes.items[i];
			if (!common_word(a, b))
				continue;
			const struct report *report = find_report(&diag, CHECK_OPCODE_OVERLAP,
				str_printf(&arena, "opcodes 'o%zu' and 'o%zu' ", j, i));
			assert_non_null(report);
			struct word w = { witness_of(report), 0 };
			assert_true(synthetic_legal(a, w) && synthetic_legal(b, w));
			overlaps++;
		}
		if (!is_hidden(isa, b))
			continue;
		assert_non_null(find_report(&diag, CHECK_OPCODE_UNREACHABLE,
			str_printf(&arena, "opcode 'o%zu' is unreachable", j)));
		hidden++;
	}
	assert_int_equal(count_reports(&diag, CHECK_OPCODE_OVERLAP), overlaps);
	assert_int_equal(count_reports(&diag, CHECK_OPCODE_UNREACHABLE), hidden);
	assert_int_equal(count_reports(&diag, CHECK_LIMIT), 0);
	arena_free(&arena);
	return overlaps + hidden;
}

/* ---- tests ---- */

TEST(one_length_by_words)
{
	size_t found = 0;
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct isa *isa = random_isa(&arena, round % 2 ? only_16 : both_8_16 + 1, 0);
		isa->unit = round % 3 ? 8 : 16;
		compare_lengths(isa);
		found += compare_overlaps(isa);
		arena_free(&arena);
	}
	assert_true(found > ROUNDS / 10);
}

TEST(two_lengths_by_words)
{
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, (unsigned)round % 3);
		compare_lengths(isa);
		compare_overlaps(isa);
		arena_free(&arena);
	}
}

TEST(two_lengths_with_rules_by_words)
{
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, (unsigned)round % 2);
		random_rules(&arena, isa);
		compare_lengths(isa);
		arena_free(&arena);
	}
}

TEST(defective_opcodes_are_absent)
{
	for (int round = 0; round < ROUNDS / 5; round++) {
		struct arena arena = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, 1);
		isa->opcodes.items[unit_random() % isa->opcodes.count]->defective = true;
		compare_lengths(isa);
		arena_free(&arena);
	}
}

/* Without rules: reported exactly if legal words of two lengths share a first unit. */
TEST(length_conflicts_of_opcodes)
{
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct diag diag = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, (unsigned)round % 2);
		size_t wanted = 0;
		for (size_t j = 0; j < isa->opcodes.count; j++) {
			bool conflict = false, of_a[256], of_b[256];
			legal_units(isa->opcodes.items[j], of_b);
			for (size_t i = 0; i < j; i++) {
				legal_units(isa->opcodes.items[i], of_a);
				for (unsigned v = 0; v < 256; v++)
					conflict |= of_a[v] && of_b[v] &&
								isa->opcodes.items[i]->length != isa->opcodes.items[j]->length;
			}
			wanted += conflict;
		}
		diag_init(&diag, &arena);
		length_check(&arena, &diag, isa);
		if (round % 2)
			assert_int_equal(wanted, 0);
		if (wanted == 0)
			assert_int_equal(diag.reports.count, 0);
		else
			assert_in_range(diag.reports.count, 1, wanted);
		arena_free(&arena);
	}
}

/* With rules: reported exactly for opcodes with a legal word to which the rules give another
 * length. */
TEST(length_conflicts_with_rules)
{
	size_t conflicts = 0;
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct diag diag = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, 0);
		random_rules(&arena, isa);
		diag_init(&diag, &arena);
		length_check(&arena, &diag, isa);
		unsigned lengths[256];
		word_lengths(isa, lengths);
		for (size_t i = 0; i < isa->opcodes.count; i++) {
			const struct opcode *opcode = isa->opcodes.items[i];
			bool conflict = false;
			for (uint64_t v = 0; v < (uint64_t)1 << opcode->length; v++)
				conflict |= synthetic_legal(opcode, (struct word){ v, 0 }) &&
							lengths[v & 0xff] != opcode->length;
			struct str name = str_printf(&arena, "'o%zu' has ", i);
			assert_int_equal(conflict, find_report(&diag, CHECK_LENGTH_CONFLICT, name) != NULL);
			conflicts += conflict;
		}
		arena_free(&arena);
	}
	assert_true(conflicts > 10);
}

/* 128 bits: an 8-bit opcode, a register other than 255, 64 free bits; bits 80 and up are zero. */
TEST(wide_counts)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct isa *isa = synthetic_isa(&arena, 128, only_128);
	struct opcode *opcode = synthetic_opcode(&arena, isa, 128);
	struct cube_set registers = cube_set_range(&arena, 8, 0, 254);
	synthetic_fixed(&arena, opcode, 0, 8, 0x5a);
	synthetic_operand(&arena, opcode, 8, 8, &registers);
	synthetic_operand(&arena, opcode, 16, 64, NULL);
	synthetic_box(&arena, synthetic_form(&arena, isa, opcode));
	struct space *space = space_count(&arena, &diag, isa);
	const struct space_length *all = &space->lengths.items[0];
	assert_count(&arena, all->words, "340282366920938463463374607431768211456");
	assert_count(&arena, all->defined, "4703919738795935662080"); /* 255 * 2^64 */
	assert_count(&arena, all->reserved, "1329227995784911168984068264344682496");
	assert_int_equal(all->gaps.cubes.count, 8);
	arena_free(&arena);
}

/* Do the gaps have no word in common with each other or with an opcode's fixed bits? */
static void assert_gaps_apart(const struct isa *isa, const struct cube_set *gaps)
{
	for (size_t i = 0; i < gaps->cubes.count; i++) {
		for (size_t j = 0; j < i; j++)
			assert_false(cubes_meet(gaps->cubes.items[i], gaps->cubes.items[j]));
		VEC_EACH (struct opcode *, it, &isa->opcodes)
			assert_false(cubes_meet(gaps->cubes.items[i], (*it)->fixed));
	}
}

/* 16 opcodes with 8 fixed bits each, none in common: 255^16 words are undefined, in 8^16 gaps, of
 * which the largest are listed. */
TEST(scattered_counts)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct isa *isa = synthetic_isa(&arena, 128, only_128);
	for (unsigned i = 0; i < 16; i++) {
		struct opcode *opcode = synthetic_opcode(&arena, isa, 128);
		synthetic_fixed(&arena, opcode, 8 * i, 8, 1u << i % 8);
		synthetic_box(&arena, synthetic_form(&arena, isa, opcode));
	}
	struct space *space = space_count(&arena, &diag, isa);
	const struct space_length *all = &space->lengths.items[0];
	struct wide listed = cube_set_count(&all->gaps);
	assert_true(all->exact);
	assert_count(&arena, all->defined, "16");
	assert_count(&arena, all->undefined, "319626579315078487616775634918212890625"); /* 255^16 */
	assert_int_equal(wide_compare(wide_add(listed, all->unlisted), all->undefined), 0);
	assert_in_range(all->gaps.cubes.count, 100, 4096 + 16 * 32);
	assert_gaps_apart(isa, &all->gaps);
	assert_true(space_is_free(all, (struct cube){ word_mask(0, 8), { 2, 0 } }));
	assert_false(space_is_free(all, (struct cube){ word_mask(0, 9), { 1, 0 } }));
	assert_int_equal(diag.reports.count, 0);
	arena_free(&arena);
}

TEST(empty_isa_is_one_gap)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct isa *isa = synthetic_isa(&arena, 128, only_128);
	struct space *space = space_count(&arena, &diag, isa);
	assert_int_equal(space->lengths.items[0].gaps.cubes.count, 1);
	assert_count(&arena, space->lengths.items[0].defined, "0");
	assert_true(wide_compare(space->lengths.items[0].undefined, wide_power(128)) == 0);
	space_check(&arena, &diag, isa);
	assert_int_equal(diag.reports.count, 0);
	arena_free(&arena);
}

/* Fields that divide the bits differently: o0 excludes a value of bits 7:0, o1 allows only words
 * whose bits 11:4 and 3:0 combine to that value, so they have no word in common. */
TEST(fields_that_interlock)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct isa *isa = synthetic_isa(&arena, 128, only_128);
	struct opcode *a = synthetic_opcode(&arena, isa, 128);
	struct opcode *b = synthetic_opcode(&arena, isa, 128);
	struct cube_set all = cube_set_all(&arena, 8);
	struct cube_set one = cube_set_single(&arena, 8, (struct word){ 0x37, 0 });
	struct cube_set others = cube_set_minus(&arena, &all, &one);
	struct cube_set low = cube_set_single(&arena, 4, (struct word){ 0x7, 0 });
	struct cube_set high = cube_set_range(&arena, 8, 0x23, 0x23);
	synthetic_operand(&arena, a, 0, 8, &others);
	synthetic_operand(&arena, a, 8, 8, NULL);
	synthetic_operand(&arena, b, 0, 4, &low);
	synthetic_operand(&arena, b, 4, 8, &high);
	synthetic_operand(&arena, b, 12, 60, NULL);
	synthetic_box(&arena, synthetic_form(&arena, isa, a));
	struct box *box = synthetic_box(&arena, synthetic_form(&arena, isa, b));
	space_check(&arena, &diag, isa);
	assert_int_equal(diag.reports.count, 0);
	box->sets[1] = cube_set_range(&arena, 8, 0x23, 0x24);
	space_check(&arena, &diag, isa);
	assert_int_equal(diag.reports.count, 1);
	assert_text(diag.reports.items[0]->message, "opcodes 'o1' and 'o0' both match the word "
												"0x00000000000000000000000000000247");
	arena_free(&arena);
}

TEST(nearest_opcodes)
{
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, 1);
		struct word w = { unit_random() & 0xffff, 0 };
		struct space_near near[SPACE_NEAREST];
		size_t count = space_nearest(isa, NULL, w, 16, near), of_length = 0, closer = 0;
		for (size_t i = 0; i < isa->opcodes.count; i++) {
			const struct opcode *opcode = isa->opcodes.items[i];
			unsigned differ =
				word_popcount(word_and(opcode->fixed.mask, word_xor(w, opcode->fixed.match)));
			of_length += opcode->length == 16;
			closer += count && opcode->length == 16 && differ < near[count - 1].count;
		}
		assert_int_equal(count, of_length < SPACE_NEAREST ? of_length : SPACE_NEAREST);
		assert_true(count == 0 || closer < count);
		for (size_t i = 0; i < count; i++) {
			assert_true(cube_contains(near[i].opcode->fixed, word_xor(w, near[i].differing)));
			assert_int_equal(word_popcount(near[i].differing), near[i].count);
			if (i > 0)
				assert_true(near[i - 1].count < near[i].count ||
							(near[i - 1].count == near[i].count &&
								near[i - 1].opcode->index < near[i].opcode->index));
		}
		arena_free(&arena);
	}
}

/* The number of decisions that two words share, from the first on. */
static unsigned shared_decisions(const struct dtree *tree, struct word a, struct word b)
{
	struct dtree_step left[64], right[64];
	size_t count = dtree_path(tree, a, left, 64), other = dtree_path(tree, b, right, 64);
	unsigned shared = 0;
	while (shared < count && shared < other && left[shared].lsb == right[shared].lsb &&
		   left[shared].value == right[shared].value)
		shared++;
	return shared;
}

/* With the decoder's tree: the word with the opcode's fixed bits inserted takes the same path for
 * as many decisions as reported, and no other opcode's word takes it for more. */
TEST(nearest_by_decisions)
{
	for (int round = 0; round < ROUNDS; round++) {
		struct arena arena = { 0 };
		struct isa *isa = random_isa(&arena, both_8_16, 1);
		struct word w = { unit_random() & 0xffff, 0 };
		struct space_near near[SPACE_NEAREST];
		struct dtree *tree = dtree_new(&arena, isa, 16);
		size_t count = space_nearest(isa, tree, w, 16, near), deeper = 0;
		for (size_t i = 0; i < isa->opcodes.count; i++) {
			const struct opcode *opcode = isa->opcodes.items[i];
			struct word rest = word_and(w, word_not(opcode->fixed.mask));
			struct word as = word_or(rest, opcode->fixed.match);
			unsigned shared = shared_decisions(tree, w, as);
			deeper += count && opcode->length == 16 && shared > near[count - 1].agreed;
			for (size_t k = 0; k < count; k++)
				if (near[k].opcode == opcode)
					assert_int_equal(near[k].agreed, shared);
		}
		assert_true(count == 0 || deeper < count);
		for (size_t i = 1; i < count; i++)
			assert_true(
				near[i - 1].agreed > near[i].agreed ||
				(near[i - 1].agreed == near[i].agreed && near[i - 1].count <= near[i].count));
		arena_free(&arena);
	}
}

static double seconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC, &now);
	return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

/* Time and counts for many opcodes with 12 to 24 fixed bits; the time is printed, but not
 * checked. */
TEST(many_opcodes)
{
	enum { COUNT = 100000 };
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct isa *isa = synthetic_isa(&arena, 128, only_128);
	struct cube_set registers = cube_set_range(&arena, 8, 0, 254);
	for (unsigned i = 0; i < COUNT; i++) {
		struct opcode *opcode = synthetic_opcode(&arena, isa, 128);
		synthetic_fixed(&arena, opcode, 0, 12, i & 0xfff);
		synthetic_fixed(&arena, opcode, 91, 12, i >> 12);
		synthetic_operand(&arena, opcode, 16, 8, &registers);
		synthetic_operand(&arena, opcode, 24, 8, &registers);
		synthetic_operand(&arena, opcode, 32, 32, NULL);
		synthetic_box(&arena, synthetic_form(&arena, isa, opcode));
	}
	double start = seconds();
	space_check(&arena, &diag, isa);
	double checked = seconds();
	struct space *space = space_count(&arena, &diag, isa);
	double counted = seconds();
	print_message("%d opcodes: check %.2f s, count %.2f s, %zu gaps\n", COUNT, checked - start,
		counted - checked, space->lengths.items[0].gaps.cubes.count);
	assert_int_equal(diag.reports.count, 0);
	assert_count(&arena, space->lengths.items[0].defined, "27928024842240000000");
	arena_free(&arena);
}

/* Opcodes that all claim the same words: time and reports are bounded. */
TEST(many_equal_opcodes)
{
	for (unsigned count = 300; count <= 30000; count *= 100) {
		struct arena arena = { 0 };
		struct diag diag = { 0 };
		diag_init(&diag, &arena);
		diag.most = 0;
		struct isa *isa = synthetic_isa(&arena, 128, only_128);
		for (unsigned i = 0; i < count; i++) {
			struct opcode *opcode = synthetic_opcode(&arena, isa, 128);
			synthetic_fixed(&arena, opcode, 0, 12, 7);
			synthetic_operand(&arena, opcode, 16, 8, NULL);
			synthetic_box(&arena, synthetic_form(&arena, isa, opcode));
		}
		space_check(&arena, &diag, isa);
		assert_int_equal(count_reports(&diag, CHECK_LIMIT), count > 300);
		assert_true(count_reports(&diag, CHECK_OPCODE_OVERLAP) > 4 * 296);
		if (count == 300)
			assert_int_equal(count_reports(&diag, CHECK_OPCODE_UNREACHABLE), 299);
		arena_free(&arena);
	}
}
