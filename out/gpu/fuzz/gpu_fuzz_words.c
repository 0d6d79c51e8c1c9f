/* Makes and changes words: legal ones, nearly legal ones, undefined ones.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_fuzz_model.h"

#include <string.h>

/* ---- random numbers: xoroshiro128+ of Blackman and Vigna, seeded by splitmix64 ---- */

static uint64_t rotate(uint64_t x, unsigned by)
{
	return x << by | x >> (64 - by);
}

static uint64_t split(uint64_t *state)
{
	uint64_t z = *state += 0x9e3779b97f4a7c15u;
	z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
	z = (z ^ z >> 27) * 0x94d049bb133111ebu;
	return z ^ z >> 31;
}

void gpu_fuzz_seed(struct gpu_fuzz_random *r, uint64_t seed)
{
	r->state[0] = split(&seed);
	r->state[1] = split(&seed) | 1; /* not both may be 0 */
}

uint64_t gpu_fuzz_next(struct gpu_fuzz_random *r)
{
	uint64_t a = r->state[0], b = r->state[1], result = a + b;
	b ^= a;
	r->state[0] = rotate(a, 24) ^ b ^ b << 16;
	r->state[1] = rotate(b, 37);
	return result;
}

/* For small n without a division, which takes longer than all the rest. */
uint64_t gpu_fuzz_below(struct gpu_fuzz_random *r, uint64_t n)
{
	uint64_t x = gpu_fuzz_next(r);
	return n >> 32 ? x % n : (x >> 32) * n >> 32;
}

/* True once in n times. */
static bool once_in(struct gpu_fuzz_random *r, uint64_t n)
{
	return gpu_fuzz_below(r, n) == 0;
}

/* ---- values ---- */

static uint64_t ones(unsigned width)
{
	return ~(uint64_t)0 >> (64 - width);
}

/* A member of a set. */
static uint64_t pick(struct gpu_fuzz_random *r, uint32_t set, unsigned width)
{
	const struct gpu_fuzz_set *s = &gpu_fuzz_sets[set];
	uint32_t i = s->first + (s->count > 1 ? (uint32_t)gpu_fuzz_below(r, s->count) : 0);
	const struct gpu_fuzz_cube *cube = &gpu_fuzz_cubes[i];
	return cube->match | (gpu_fuzz_next(r) & ~cube->mask & ones(width));
}

/* The least or the greatest number of a set, as bits. */
static uint64_t extreme(const struct gpu_fuzz_field *field, uint32_t set, bool greatest)
{
	const struct gpu_fuzz_set *s = &gpu_fuzz_sets[set];
	uint64_t sign = (uint64_t)(field->kind == GPU_FUZZ_SIGNED) << (field->width - 1);
	uint64_t best = greatest ? 0 : ~(uint64_t)0;
	for (uint32_t i = s->first; i < s->first + s->count; i++) {
		const struct gpu_fuzz_cube *cube = &gpu_fuzz_cubes[i];
		uint64_t value = cube->match ^ (cube->mask & sign);
		if (greatest)
			value |= ones(field->width) & ~cube->mask;
		if (greatest ? value > best : value < best)
			best = value;
	}
	return best ^ sign;
}

/* A value at which things change: an end of the set, one off, the middle, one bit. */
static uint64_t boundary(struct gpu_fuzz_random *r, const struct gpu_fuzz_field *field,
	uint32_t set)
{
	uint64_t choice = gpu_fuzz_below(r, 8), value = extreme(field, set, choice % 2);
	if (choice == 2)
		value = (value + 1) & ones(field->width);
	else if (choice == 3)
		value = (value - 1) & ones(field->width);
	else if (choice == 4)
		value = (uint64_t)1 << (field->width - 1);
	else if (choice == 5)
		value = (uint64_t)1 << gpu_fuzz_below(r, field->width);
	else if (choice == 6)
		value = field->hidden;
	return value;
}

/* ---- legal words ---- */

enum how { RANDOM, PLAIN,
	BOUNDARY }; /* all bits; a few of what text need not show; a few at ends */

/* Puts what the box does not allow in order. */
static void settle(struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *opcode,
	const struct gpu_fuzz_box *box, struct gpu_fuzz_bits *w)
{
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		w->limb[i] = (w->limb[i] & opcode->covered.limb[i] & ~opcode->mask.limb[i]) |
			opcode->match.limb[i];
	for (uint32_t i = box->limit; i < box->limit + box->limits; i++) {
		uint32_t field = gpu_fuzz_uses[opcode->use + gpu_fuzz_limits[i].use].field;
		uint32_t set = gpu_fuzz_limits[i].set;
		if (!gpu_fuzz_in(set, gpu_fuzz_get(w, field)))
			gpu_fuzz_put(w, field, pick(r, set, gpu_fuzz_fields[field].width));
	}
}

/* Another value for one field; the box may not allow it. */
static void change_field(struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *opcode,
	const struct gpu_fuzz_box *box, enum how how, struct gpu_fuzz_bits *w)
{
	uint32_t use = (uint32_t)gpu_fuzz_below(r, opcode->uses);
	uint32_t number = gpu_fuzz_uses[opcode->use + use].field;
	const struct gpu_fuzz_field *field = &gpu_fuzz_fields[number];
	uint32_t set = gpu_fuzz_allowed(box, use);
	if (field->kind != GPU_FUZZ_FIXED)
		gpu_fuzz_put(
			w, number, how == BOUNDARY ? boundary(r, field, set) : pick(r, set,
				field->width));
}

/* A word of the box. */
static struct gpu_fuzz_bits fill(struct gpu_fuzz_random *r,
	const struct gpu_fuzz_opcode *opcode,
	const struct gpu_fuzz_box *box, enum how how)
{
	struct gpu_fuzz_bits w = opcode->plain;
	if (how == RANDOM || (how == BOUNDARY && once_in(r, 2)))
		for (unsigned i = 0; i < GPU_LIMBS; i++)
			w.limb[i] = gpu_fuzz_next(r);
	if (how != RANDOM && opcode->uses)
		for (uint64_t i = gpu_fuzz_below(r, 4) + 1; i > 0; i--)
			change_field(r, opcode, box, how, &w);
	settle(r, opcode, box, &w);
	return w;
}

static const struct gpu_fuzz_box *any_box(
	struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *opcode)
{
	static const struct gpu_fuzz_box all = { 0, 0 };
	return opcode->boxes ? &gpu_fuzz_boxes[opcode->box + gpu_fuzz_below(r,
		opcode->boxes)] : &all;
}

/* A word with one field at its least or greatest, in a box that allows it. */
static struct gpu_fuzz_bits fill_to_end(
	struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *opcode)
{
	const struct gpu_fuzz_box *box = any_box(r, opcode);
	uint32_t number = (uint32_t)gpu_fuzz_below(r, opcode->uses);
	const struct gpu_fuzz_use *use = &gpu_fuzz_uses[opcode->use + number];
	uint64_t value = once_in(r, 2) ? use->least : use->greatest;
	for (uint32_t i = 0; i < opcode->boxes; i++)
		if (gpu_fuzz_in(gpu_fuzz_allowed(&gpu_fuzz_boxes[opcode->box + i], number),
			value)) {
			box = &gpu_fuzz_boxes[opcode->box + i];
			break;
		}
	struct gpu_fuzz_bits w = fill(r, opcode, box, once_in(r, 2) ? PLAIN : RANDOM);
	if (gpu_fuzz_fields[use->field].kind != GPU_FUZZ_FIXED)
		gpu_fuzz_put(&w, use->field, value);
	return w;
}

/* One that has legal words; the first where there is none. */
static const struct gpu_fuzz_opcode *any_opcode(struct gpu_fuzz_random *r)
{
	const struct gpu_fuzz_opcode *opcode = gpu_fuzz_opcodes;
	for (unsigned tries = 0; tries < 1000; tries++) {
		opcode = &gpu_fuzz_opcodes[gpu_fuzz_below(r, GPU_OPCODE_COUNT)];
		if (opcode->boxes)
			return opcode;
	}
	return gpu_fuzz_opcodes;
}

size_t gpu_fuzz_legal(struct gpu_fuzz_random *r, unsigned number, uint8_t *bytes)
{
	const struct gpu_fuzz_opcode *opcode = &gpu_fuzz_opcodes[number - 1];
	if (!opcode->boxes)
		return 0;
	struct gpu_fuzz_bits w = fill(r, opcode, any_box(r, opcode), once_in(r,
		2) ? PLAIN : RANDOM);
	gpu_fuzz_store(&w, opcode->length, bytes);
	return opcode->length;
}

/* ---- words that are nearly legal, or not at all ---- */

/* Sets one bit that no field covers; none: nothing changes. */
static void set_reserved_bit(struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *opcode,
	struct gpu_fuzz_bits *w)
{
	for (unsigned tries = 0; tries < 64; tries++) {
		unsigned bit = (unsigned)gpu_fuzz_below(r, opcode->length * 8);
		if (opcode->covered.limb[bit / 64] >> bit % 64 & 1)
			continue;
		w->limb[bit / 64] |= (uint64_t)1 << bit % 64;
		return;
	}
}

/* Gives one field a value that is not in the set: of its type, or else of the box. */
static void break_field(struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *opcode,
	const struct gpu_fuzz_box *box, bool type, struct gpu_fuzz_bits *w)
{
	for (unsigned tries = 0; tries < 64; tries++) {
		uint32_t use = (uint32_t)gpu_fuzz_below(r, opcode->uses);
		if (!type && box->limits) /* most fields have no limit */
			use = gpu_fuzz_limits[box->limit + gpu_fuzz_below(r, box->limits)].use;
		uint32_t number = gpu_fuzz_uses[opcode->use + use].field;
		const struct gpu_fuzz_field *field = &gpu_fuzz_fields[number];
		uint32_t set = type ? field->set : gpu_fuzz_allowed(box, use);
		uint64_t value = gpu_fuzz_next(r) & ones(field->width);
		if (once_in(r, 2))
			value = pick(r, set, field->width) ^ (uint64_t)1 << gpu_fuzz_below(r,
				field->width);
		if (field->kind == GPU_FUZZ_FIXED || gpu_fuzz_in(set, value) ||
			(!type && !gpu_fuzz_in(field->set, value)))
			continue;
		gpu_fuzz_put(w, number, value);
		return;
	}
}

static struct gpu_fuzz_bits near(struct gpu_fuzz_random *r,
	const struct gpu_fuzz_opcode *opcode)
{
	const struct gpu_fuzz_box *box = any_box(r, opcode);
	struct gpu_fuzz_bits w = fill(r, opcode, box, once_in(r, 2) ? PLAIN : RANDOM);
	uint64_t choice = gpu_fuzz_below(r, 8);
	if (choice < 2)
		set_reserved_bit(r, opcode, &w);
	else if (choice < 4 && opcode->uses)
		break_field(r, opcode, box, true, &w);
	else if (choice < 7 && opcode->uses)
		break_field(r, opcode, box, false, &w);
	else
		w.limb[0] ^= (uint64_t)1 << gpu_fuzz_below(r,
			opcode->length < 8 ? opcode->length * 8 : 64);
	return w;
}

/* Another opcode of the same length with the fields that both have; what it does not allow is put
 * in its place now and then. */
static struct gpu_fuzz_bits swap(struct gpu_fuzz_random *r, const struct gpu_fuzz_opcode *old,
	const struct gpu_fuzz_bits *from, const struct gpu_fuzz_opcode **opcode)
{
	*opcode = any_opcode(r);
	for (unsigned tries = 0; tries < 16 && (*opcode)->length != old->length; tries++)
		*opcode = any_opcode(r);
	const struct gpu_fuzz_box *box = any_box(r, *opcode);
	struct gpu_fuzz_bits w = fill(r, *opcode, box, PLAIN);
	for (uint32_t i = 0, k; i < (*opcode)->uses; i++) {
		uint32_t number = gpu_fuzz_uses[(*opcode)->use + i].field;
		const struct gpu_fuzz_field *field = &gpu_fuzz_fields[number];
		if (field->kind == GPU_FUZZ_FIXED)
			continue;
		for (k = 0; k < old->uses; k++)
			if (gpu_fuzz_fields[gpu_fuzz_uses[old->use + k].field].name == field->name)
				break;
		if (k == old->uses)
			continue;
		uint64_t value = gpu_fuzz_get(from, gpu_fuzz_uses[old->use + k].field);
		if (gpu_fuzz_in(gpu_fuzz_allowed(box, i), value) || once_in(r, 8))
			gpu_fuzz_put(&w, number, value & ones(field->width));
	}
	return w;
}

/* What is known of a word by the way it was made: status and opcode, or SYNTAX for nothing. */
static size_t known(struct gpu_fuzz_verdict *verdict, enum gpu_status status,
	const struct gpu_fuzz_opcode *opcode, unsigned length)
{
	verdict->status = status;
	verdict->opcode = opcode ? (unsigned)(opcode - gpu_fuzz_opcodes) + 1 : 0;
	verdict->length = length;
	return length;
}

size_t gpu_fuzz_word_known(struct gpu_fuzz_random *r, enum gpu_fuzz_kind kind, uint8_t *bytes,
	struct gpu_fuzz_verdict *verdict)
{
	const struct gpu_fuzz_opcode *opcode = any_opcode(r);
	struct gpu_fuzz_bits w = { { 0 } };
	unsigned length = GPU_LENGTH_MAX;
	if (kind == GPU_FUZZ_LEGAL || kind == GPU_FUZZ_BOUNDARY) {
		bool end = kind == GPU_FUZZ_BOUNDARY && opcode->uses && once_in(r, 2);
		enum how how = kind == GPU_FUZZ_BOUNDARY ? BOUNDARY : once_in(r,
			2) ? PLAIN : RANDOM;
		w = end ? fill_to_end(r, opcode) : fill(r, opcode, any_box(r, opcode), how);
		gpu_fuzz_store(&w, opcode->length, bytes);
		return known(verdict, GPU_STATUS_OK, opcode, opcode->length);
	}
	if (kind == GPU_FUZZ_GAP && GPU_FUZZ_GAP_COUNT > 0) {
		const struct gpu_fuzz_gap *gap = &gpu_fuzz_gaps[gpu_fuzz_below(r,
			GPU_FUZZ_GAP_COUNT)];
		for (unsigned i = 0; i < GPU_LIMBS; i++)
			w.limb[i] = gap->match.limb[i] | (gpu_fuzz_next(r) & ~gap->mask.limb[i]);
		gpu_fuzz_store(&w, gap->length, bytes);
		return known(verdict, GPU_STATUS_UNDEFINED, NULL, gap->length);
	}
	if (kind == GPU_FUZZ_NEAR) {
		w = near(r, opcode);
		length = opcode->length;
	} else if (kind == GPU_FUZZ_SWAP) {
		struct gpu_fuzz_bits from = fill(r, opcode, any_box(r, opcode), BOUNDARY);
		w = swap(r, opcode, &from, &opcode);
		length = opcode->length;
	} else {
		for (unsigned i = 0; i < GPU_LIMBS; i++)
			w.limb[i] = gpu_fuzz_next(r);
	}
	gpu_fuzz_store(&w, length, bytes);
	return known(verdict, GPU_STATUS_SYNTAX, NULL, length);
}

size_t gpu_fuzz_word(struct gpu_fuzz_random *r, enum gpu_fuzz_kind kind, uint8_t *bytes)
{
	struct gpu_fuzz_verdict verdict;
	return gpu_fuzz_word_known(r, kind, bytes, &verdict);
}

/* ---- words in a row ---- */

enum { WORDS_MAX = 4 };

struct row {
	uint8_t bytes[WORDS_MAX * GPU_LENGTH_MAX];
	size_t size, at, length; /* the word at `at` has length bytes, 0 where the row ends */
	struct gpu_fuzz_verdict verdict;
};

/* Goes to one of the words. */
static void choose(struct gpu_fuzz_random *r, struct row *row)
{
	size_t steps = gpu_fuzz_below(r, WORDS_MAX);
	for (row->at = row->length = 0; row->at < row->size; row->at += row->length) {
		gpu_fuzz_judge(row->bytes + row->at, row->size - row->at, &row->verdict);
		row->length = row->verdict.length;
		if (row->verdict.status == GPU_STATUS_TRUNCATED)
			row->length = row->size - row->at;
		if (steps-- == 0 || row->at + row->length == row->size)
			return;
	}
}

/* Puts bytes in the place of the word that was chosen; what no longer fits is dropped. */
static void replace(struct row *row, const uint8_t *bytes, size_t length)
{
	size_t end = row->at + row->length, rest = row->size - end;
	size_t room = sizeof row->bytes - row->at;
	length = length < room ? length : room;
	rest = rest < room - length ? rest : room - length;
	memmove(row->bytes + row->at + length, row->bytes + end, rest);
	memcpy(row->bytes + row->at, bytes, length);
	row->size = row->at + length + rest;
}

static void insert_new(struct gpu_fuzz_random *r, struct row *row, bool append)
{
	uint8_t bytes[GPU_LENGTH_MAX];
	size_t length =
		gpu_fuzz_word(r, (enum gpu_fuzz_kind)gpu_fuzz_below(r, GPU_FUZZ_KINDS), bytes);
	row->length = append ? 0 : row->length;
	replace(row, bytes, length);
}

/* Another value for one field, or its operands for another opcode. */
static void change_word(struct gpu_fuzz_random *r, struct row *row, bool other)
{
	uint8_t bytes[GPU_LENGTH_MAX];
	if (!row->verdict.opcode || !row->length)
		return;
	const struct gpu_fuzz_opcode *opcode = &gpu_fuzz_opcodes[row->verdict.opcode - 1];
	struct gpu_fuzz_bits w = gpu_fuzz_load(row->bytes + row->at, row->verdict.length);
	if (other)
		w = swap(r, opcode, &w, &opcode);
	else if (opcode->uses)
		change_field(r, opcode, any_box(r, opcode), BOUNDARY, &w);
	gpu_fuzz_store(&w, opcode->length, bytes);
	replace(row, bytes, opcode->length);
}

static void flip_bits(struct gpu_fuzz_random *r, struct row *row)
{
	for (uint64_t i = gpu_fuzz_below(r, 3) + 1; i > 0 && row->length; i--)
		row->bytes[row->at + gpu_fuzz_below(r, row->length)] ^=
			(uint8_t)(1u << gpu_fuzz_below(r, 8));
}

static void repeat(struct row *row)
{
	uint8_t bytes[GPU_LENGTH_MAX];
	size_t length = row->length < sizeof bytes ? row->length : sizeof bytes;
	memcpy(bytes, row->bytes + row->at, length);
	row->length = 0;
	replace(row, bytes, length);
}

size_t gpu_fuzz_change(struct gpu_fuzz_random *r, uint8_t *data, size_t size, size_t room)
{
	struct row row = { .size = size < sizeof row.bytes ? size : sizeof row.bytes };
	if (!room)
		return 0;
	memcpy(row.bytes, data, row.size);
	choose(r, &row);
	uint64_t choice = row.size ? gpu_fuzz_below(r, 16) : 0;
	if (choice < 6)
		insert_new(r, &row, false);
	else if (choice < 8)
		insert_new(r, &row, true);
	else if (choice < 12)
		change_word(r, &row, choice == 11);
	else if (choice == 12)
		flip_bits(r, &row);
	else if (choice == 13)
		repeat(&row);
	else if (choice == 14)
		replace(&row, row.bytes, 0);
	else
		row.size = row.at + gpu_fuzz_below(r, row.length + 1);
	if (!row.size)
		row.bytes[row.size++] = (uint8_t)gpu_fuzz_next(r);
	row.size = row.size < room ? row.size : room;
	memcpy(data, row.bytes, row.size);
	return row.size;
}
