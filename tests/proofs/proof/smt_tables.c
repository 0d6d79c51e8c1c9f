/* SPDX-License-Identifier: MIT */
/* What the functions of the generated library make of its tables, as functions of SMT-LIB: the
 * formulas follow the C text of tables.h, tables.c and decode.c statement by statement. */
#include <stdlib.h>
#include <string.h>

#include "smt.h"
#include "smt_tables.h"

static void begin(struct smt *smt, const char *name, unsigned number, const char *sort)
{
	smt_print(smt, "(define-fun t_%s_%u ((w (_ BitVec %u))) %s", name, number, smt->width, sort);
}

/* The bits from `at` on that the shift of a 64-bit part leaves, at most so many. */
static unsigned bits_from(unsigned at, unsigned most)
{
	unsigned left = 64 - at % 64;
	return left < most ? left : most;
}

/* gpu_bits_from: with one limb the part is the only one. */
static unsigned lsb_of(const struct smt *smt, unsigned at)
{
	return smt->width > 64 ? at % 128 : at % 64;
}

static void define_bit(
	struct smt *smt, const char *name, unsigned at, unsigned bits, const uint64_t *set)
{
	const char *leaf[256];
	for (unsigned i = 0; i < 1u << bits; i++)
		leaf[i] = set[i / 64] >> i % 64 & 1 ? "#b1" : "#b0";
	smt_lookup(smt, name, lsb_of(smt, at), bits, leaf, 1);
}

/* ---- boxes ---- */

/* t_set_B_K: number of window K in its set; t_values_B: gpu_box_fits's bit of `values`. */
static void define_sets(struct smt *smt, const struct table_box *box, uint32_t number)
{
	char name[64];
	snprintf(name, sizeof name, "t_values_%u", (unsigned)number);
	define_bit(smt, name, box->at, bits_from(box->at, 6), &box->values);
	for (unsigned k = 0; box->rest && k < 2; k++) {
		const struct table_window *window = &box->window[k];
		snprintf(name, sizeof name, "t_set_%u_%u", (unsigned)number, k);
		define_bit(smt, name, window->at, bits_from(window->at, 8), window->set);
	}
}

/* gpu_check_holds */
static void print_check(struct smt *smt, const struct table_check *check)
{
	smt_print(smt, "\n  (let ((v");
	tables_extract(smt, &check->position);
	smt_print(smt, ")) (or false");
	for (uint32_t i = check->first; i < check->first + check->count; i++) {
		struct cube cube = table_cube(i);
		smt_cube(smt, "v", &cube, 64);
	}
	smt_print(smt, "))");
}

/* box_holds */
static void define_box(struct smt *smt, uint32_t number)
{
	struct table_box box = table_box(number);
	uint32_t end = box.check + box.checks;
	define_sets(smt, &box, number);
	begin(smt, "fits", number, "Bool");
	smt_print(smt, " (and");
	smt_cube(smt, "w", &box.cube, smt->width);
	smt_print(smt, " (= (t_values_%u w) #b1)))\n", (unsigned)number);
	begin(smt, "holds", number, "Bool");
	smt_print(smt, " (and (t_fits_%u w)", (unsigned)number);
	for (unsigned k = 0; box.rest && k < 2; k++)
		smt_print(smt, " (= (t_set_%u_%u w) #b1)", (unsigned)number, k);
	for (uint32_t i = end - box.slow; i < end; i++) {
		struct table_check check = table_check(i);
		print_check(smt, &check);
	}
	smt_print(smt, "))\n");
	/* by mask and checks alone, as the comment on struct gpu_box has it */
	begin(smt, "means", number, "Bool");
	smt_print(smt, " (and");
	smt_cube(smt, "w", &box.cube, smt->width);
	for (uint32_t i = box.check; i < end; i++) {
		struct table_check check = table_check(i);
		print_check(smt, &check);
	}
	smt_print(smt, "))\n");
}

static void need_box(struct smt *smt, uint32_t number)
{
	static bool *defined;
	static size_t count;
	while (count <= number)
		defined = array_add(defined, &count, sizeof *defined);
	if (!defined[number])
		define_box(smt, number);
	defined[number] = true;
}

/* ---- the first unit ---- */

struct front_leaf *tables_leaves;
size_t tables_leaf_count;

static size_t leaf_of(uint64_t unit)
{
	struct front_leaf leaf;
	size_t i = 0;
	leaf.front = table_front_of(unit, &leaf.bytes);
	while (i < tables_leaf_count &&
		   (tables_leaves[i].front != leaf.front || tables_leaves[i].bytes != leaf.bytes))
		i++;
	if (i == tables_leaf_count) {
		tables_leaves = array_add(tables_leaves, &tables_leaf_count, sizeof *tables_leaves);
		tables_leaves[i] = leaf;
	}
	return i;
}

/* A lookup for each leaf, of one bit, and one for the bytes. */
static void define_fronts(struct smt *smt, unsigned unit)
{
	size_t units = (size_t)1 << unit;
	const char **text = malloc(units * sizeof *text);
	size_t *leaf = malloc(units * sizeof *leaf);
	static char bytes[17][16], name[64];
	if (!text || !leaf || unit > 16)
		die("no room for the table of first units");
	for (unsigned i = 0; i < 17; i++)
		snprintf(bytes[i], sizeof bytes[i], "(_ bv%u 8)", i);
	for (size_t i = 0; i < units; i++) {
		leaf[i] = leaf_of(i);
		text[i] = bytes[tables_leaves[leaf[i]].bytes];
	}
	smt_lookup(smt, "t_bytes", 0, unit, text, 8);
	for (size_t k = 0; k < tables_leaf_count; k++) {
		for (size_t i = 0; i < units; i++)
			text[i] = leaf[i] == k ? "#b1" : "#b0";
		snprintf(name, sizeof name, "t_front_%zu", k);
		smt_lookup(smt, name, 0, unit, text, 1);
	}
	free(leaf);
	free(text);
}

/* ---- opcodes ---- */

unsigned tables_likely(unsigned opcode, uint32_t box[4], bool used[4])
{
	struct table_head head = table_head(opcode);
	unsigned count = 0;
	for (unsigned i = 0; i < 4; i++) {
		used[i] = false;
		box[i] = head.box + i;
	}
	for (unsigned number = 0; number < 1u << bits_from(head.at, 5); number++)
		used[head.starts >> 2 * number & 3] = true;
	for (unsigned i = 0; i < 4; i++)
		count += used[i];
	return count;
}

/* t_start_I: the digit of gpu_likely_box. */
static void define_start(struct smt *smt, unsigned opcode)
{
	static const char *const digit[] = { "#b00", "#b01", "#b10", "#b11" };
	struct table_head head = table_head(opcode);
	const char *leaf[32];
	char name[64];
	unsigned bits = bits_from(head.at, 5);
	for (unsigned number = 0; number < 1u << bits; number++)
		leaf[number] = digit[head.starts >> 2 * number & 3];
	snprintf(name, sizeof name, "t_start_%u", opcode);
	smt_lookup(smt, name, lsb_of(smt, head.at), bits, leaf, 2);
}

/* gpu_find_form; t_first_I and t_last_I: the first and the last box that holds the word. */
static void define_form(struct smt *smt, unsigned opcode)
{
	uint32_t likely[4];
	bool used[4];
	unsigned open = 0;
	tables_likely(opcode, likely, used);
	begin(smt, "form", opcode, "(_ BitVec 16)");
	for (size_t k = 0; k < tables_leaf_count; k++) {
		struct table_front front = table_front(tables_leaves[k].front);
		if (!front.sure || front.code != opcode)
			continue;
		smt_print(smt, "\n  (ite (= (t_front_%zu w) #b1)", k);
		smt_number(smt, front.form, 16);
		open++;
	}
	for (unsigned i = 0; i < 4; i++)
		if (used[i]) {
			smt_print(smt, "\n  (ite (and (= (t_start_%u w)", opcode);
			smt_number(smt, i, 2);
			smt_print(smt, ") (t_holds_%u w))", (unsigned)likely[i]);
			smt_number(smt, table_box(likely[i]).form, 16);
			open++;
		}
	smt_print(smt, " (t_first_%u w)", opcode);
	while (open-- > 0)
		smt_print(smt, ")");
	smt_print(smt, ")\n");
}

static void define_order(struct smt *smt, unsigned opcode, const char *name, bool backwards)
{
	struct table_opcode row = table_opcode(opcode);
	begin(smt, name, opcode, "(_ BitVec 16)");
	for (uint32_t i = 0; i < row.boxes; i++) {
		uint32_t box = row.box + (backwards ? row.boxes - 1 - i : i);
		smt_print(smt, " (ite (t_holds_%u w)", (unsigned)box);
		smt_number(smt, table_box(box).form, 16);
	}
	smt_number(smt, 0, 16);
	for (uint32_t i = 0; i < row.boxes; i++)
		smt_print(smt, ")");
	smt_print(smt, ")\n");
}

/* decode_as: status, opcode and form side by side. */
static void define_as(struct smt *smt, unsigned opcode)
{
	struct table_opcode row = table_opcode(opcode);
	begin(smt, "as", opcode, "(_ BitVec 40)");
	smt_print(smt, " (ite (distinct (t_form_%u w) (_ bv0 16)) (concat #x%02x", opcode, TABLE_OK);
	smt_number(smt, opcode, 16);
	smt_print(smt, " (t_form_%u w)) (ite (and %s", opcode, opcode ? "true" : "false");
	smt_cube(smt, "w", &row.fixed, smt->width);
	smt_print(smt, ") (concat #x%02x", TABLE_RESERVED);
	smt_number(smt, opcode, 16);
	smt_print(smt, " #x0000) #x%02x00000000)))\n", TABLE_UNDEFINED);
}

/* t_legal_I: in one of its boxes, by masks and checks alone. */
static void define_legal(struct smt *smt, unsigned opcode)
{
	struct table_opcode row = table_opcode(opcode);
	begin(smt, "legal", opcode, "Bool");
	smt_print(smt, " (or false");
	for (uint32_t i = row.box; i < row.box + row.boxes; i++)
		smt_print(smt, " (t_means_%u w)", (unsigned)i);
	smt_print(smt, "))\n");
}

static void define_opcode(struct smt *smt, unsigned opcode)
{
	struct table_opcode row = table_opcode(opcode);
	uint32_t likely[4];
	bool used[4];
	tables_likely(opcode, likely, used);
	for (unsigned i = 0; i < 4; i++)
		if (used[i])
			need_box(smt, likely[i]);
	for (uint32_t i = row.box; i < row.box + row.boxes; i++)
		need_box(smt, i);
	define_legal(smt, opcode);
	define_start(smt, opcode);
	define_order(smt, opcode, "first", false);
	define_order(smt, opcode, "last", true);
	define_form(smt, opcode);
	define_as(smt, opcode);
}

void smt_define_tables(struct smt *smt, unsigned unit)
{
	for (unsigned i = 0; i < smt->width / 64; i++)
		smt_print(smt,
			"(define-fun limb_%u ((w (_ BitVec %u))) (_ BitVec 64) "
			"((_ extract %u %u) w))\n",
			i, smt->width, i * 64 + 63, i * 64);
	if (table_has_fronts)
		define_fronts(smt, unit);
	for (unsigned opcode = 0; opcode <= table_opcodes; opcode++)
		define_opcode(smt, opcode);
}

/* ---- positions: gpu_bits, gpu_extract, gpu_insert ---- */

static void print_bits(struct smt *smt, const struct spec_piece *piece)
{
	unsigned limb = piece->lsb / 64, shift = piece->lsb % 64;
	smt_print(smt, " (bvand");
	if (shift + piece->width > 64)
		smt_print(smt, " (bvor (bvlshr (limb_%u w) (_ bv%u 64)) (bvshl (limb_1 w) (_ bv%u 64)))",
			limb, shift, 64 - shift);
	else
		smt_print(smt, " (bvlshr (limb_%u w) (_ bv%u 64))", limb, shift);
	smt_number(smt, UINT64_MAX >> (64 - piece->width), 64);
	smt_print(smt, ")");
}

void tables_extract(struct smt *smt, const struct table_position *position)
{
	for (unsigned i = 1; i < position->count; i++)
		smt_print(smt, " (bvor (bvshl");
	print_bits(smt, &position->piece[0]);
	for (unsigned i = 1; i < position->count; i++) {
		smt_number(smt, position->piece[i].width, 64);
		smt_print(smt, ")");
		print_bits(smt, &position->piece[i]);
		smt_print(smt, ")");
	}
}

/* word[limb] = (word[limb] & ~keep) | bits, as a let. */
static void print_store(struct smt *smt, unsigned limb, uint64_t ones, const char *bits)
{
	smt_print(smt, " (let ((l%u (bvor (bvand l%u", limb, limb);
	smt_number(smt, ~ones, 64);
	smt_print(smt, ") %s)))", bits);
}

void tables_insert(struct smt *smt, const struct table_position *position)
{
	unsigned open = 1;
	char bits[80];
	smt_print(smt, " (let ((l0 (limb_0 w))%s)", smt->width > 64 ? " (l1 (limb_1 w))" : "");
	for (unsigned i = position->count; i-- > 0;) {
		const struct spec_piece *piece = &position->piece[i];
		uint64_t ones = UINT64_MAX >> (64 - piece->width);
		unsigned limb = piece->lsb / 64, shift = piece->lsb % 64;
		smt_print(smt, "\n  (let ((bits (bvand v");
		smt_number(smt, ones, 64);
		smt_print(smt, ")))");
		snprintf(bits, sizeof bits, "(bvshl bits (_ bv%u 64))", shift);
		print_store(smt, limb, ones << shift, bits);
		open += 3;
		if (shift + piece->width > 64) {
			snprintf(bits, sizeof bits, "(bvlshr bits (_ bv%u 64))", 64 - shift);
			print_store(smt, limb + 1, ones >> (64 - shift), bits);
			open++;
		}
		smt_print(smt, " (let ((v %s", piece->width == 64 ? "#x0000000000000000" : "(bvlshr v");
		if (piece->width < 64)
			smt_print(smt, " (_ bv%u 64))", piece->width);
		smt_print(smt, "))");
	}
	smt_print(smt, smt->width > 64 ? " (concat l1 l0)" : " l0");
	while (open-- > 0)
		smt_print(smt, ")");
}

unsigned tables_find(const char *name)
{
	for (unsigned i = 1; i <= table_opcodes; i++)
		if (strcmp(table_opcode(i).name, name) == 0)
			return i;
	return 0;
}
