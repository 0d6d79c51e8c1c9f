/* Round-trip test of gpu.h: legality is judged here from the fields and their legal values as the
 * specification "GPU" has them, not by the tables of the library.
 *
 * cc -O1 -I../c gpu_roundtrip.c ../c/gpu_{tables,decode,encode,format,parse,number}.c */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu.h"

/* ---- the specification ---- */

enum { UNIT = 128, BIG = 0 };

struct piece {
	unsigned lsb, width;
};

/* pieces end in width 0; legal: patterns of 0, 1 and ?, highest bit first, or NULL for all. */
struct field {
	const char *name;
	unsigned width;
	struct piece pieces[8];
	const char *const *legal;
	bool fixed, choice; /* choice: a value with a name, of which all are tried */
	uint64_t value;     /* of a fixed field */
};

/* A field's legal values in one box where they are not all of its type. */
struct limit {
	const char *field; /* NULL: the end */
	const char *const *legal;
};

struct box {
	const struct limit *limits;
};

struct opcode {
	const char *name;
	unsigned length; /* bits */
	const struct field *fields;
	unsigned field_count;
	const struct box *boxes;
	unsigned box_count;
};

struct word {
	uint64_t limb[2];
};

/* ---- bits ---- */

static unsigned get_bit(const struct word *w, unsigned bit)
{
	return (unsigned)(w->limb[bit / 64] >> bit % 64 & 1);
}

static void put_bit(struct word *w, unsigned bit, unsigned value)
{
	uint64_t one = (uint64_t)1 << bit % 64;
	w->limb[bit / 64] = value ? w->limb[bit / 64] | one : w->limb[bit / 64] & ~one;
}

static uint64_t get_field(const struct word *w, const struct field *field)
{
	uint64_t value = 0;
	for (const struct piece *piece = field->pieces; piece->width; piece++)
		for (unsigned i = piece->width; i-- > 0;)
			value = value << 1 | get_bit(w, piece->lsb + i);
	return value;
}

static void put_field(struct word *w, const struct field *field, uint64_t value)
{
	unsigned left = field->width;
	for (const struct piece *piece = field->pieces; piece->width; piece++)
		for (unsigned i = piece->width; i-- > 0;)
			put_bit(w, piece->lsb + i, (unsigned)(value >> --left & 1));
}

static bool fits_pattern(uint64_t value, const char *pattern)
{
	size_t length = strlen(pattern);
	for (size_t i = 0; i < length; i++)
		if (pattern[i] != '?' && (value >> (length - 1 - i) & 1) != (uint64_t)(pattern[i] == '1'))
			return false;
	return true;
}

static bool fits(uint64_t value, const char *const *legal)
{
	if (!legal)
		return true;
	for (; *legal; legal++)
		if (fits_pattern(value, *legal))
			return true;
	return false;
}

static const char *const *limit_of(const struct box *box, const struct field *field)
{
	for (const struct limit *limit = box->limits; limit->field; limit++)
		if (strcmp(limit->field, field->name) == 0)
			return limit->legal;
	return field->legal;
}

static const char *const type_Optype[] = { "00000001", "0000001\?", "000001?\?", "00001?\?\?", "00010?\?\?", "0001100\?", "0100?\?\?\?", "01010?\?\?", "10000?\?\?", "10100?\?\?", "10101000", NULL };
static const char *const type_USType[] = { "0?\?\?", "10?\?", NULL };
static const char *const type_Scoreboard[] = { "0?\?", "10\?", "111", NULL };
static const char *const type_MEMDType[] = { "0?\?", "10\?", "110", NULL };
static const char *const type_FMULScale[] = { "0?\?", "10\?", "110", NULL };
static const char *const type_LOPOp[] = { "0\?", "10", NULL };
static const char *const type_FCMPOp[] = { "0?\?\?", "10?\?", "110\?", NULL };
static const char *const type_CompOp[] = { "0?\?", "10\?", NULL };
static const char *const type_BoolOp[] = { "0\?", "10", NULL };
static const char *const type_EXBool[] = { "0\?", NULL };
static const char *const type_PRMTMode[] = { "0?\?", "10\?", "110", NULL };
static const char *const type_VOTEOp[] = { "0\?", "10", NULL };
static const char *const type_REDUXOp[] = { "0?\?", "10\?", NULL };
static const char *const type_REDUXDType[] = { "0\?", NULL };

static const struct field fields_1[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 128 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_1_1[] = {
	{ "optype", (const char *const[]){ "10000000", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_1[] = {
	{ limits_1_1 },
};

static const struct field fields_2[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 128 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_2_1[] = {
	{ "optype", (const char *const[]){ "10000000", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_2[] = {
	{ limits_2_1 },
};

static const struct field fields_3[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 128 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_3_1[] = {
	{ "optype", (const char *const[]){ "10000000", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_3[] = {
	{ limits_3_1 },
};

static const struct field fields_4[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 128 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_4_1[] = {
	{ "optype", (const char *const[]){ "10000000", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_4[] = {
	{ limits_4_1 },
};

static const struct field fields_5[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 129 },
	{ "scl", 3, { { 80, 3 } }, type_FMULScale, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_5_1[] = {
	{ "optype", (const char *const[]){ "10000001", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_5[] = {
	{ limits_5_1 },
};

static const struct field fields_6[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 129 },
	{ "scl", 3, { { 80, 3 } }, type_FMULScale, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_6_1[] = {
	{ "optype", (const char *const[]){ "10000001", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_6[] = {
	{ limits_6_1 },
};

static const struct field fields_7[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 129 },
	{ "scl", 3, { { 80, 3 } }, type_FMULScale, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_7_1[] = {
	{ "optype", (const char *const[]){ "10000001", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_7[] = {
	{ limits_7_1 },
};

static const struct field fields_8[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 129 },
	{ "scl", 3, { { 80, 3 } }, type_FMULScale, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_8_1[] = {
	{ "optype", (const char *const[]){ "10000001", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_8[] = {
	{ limits_8_1 },
};

static const struct field fields_9[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rc.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_9_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_9[] = {
	{ limits_9_1 },
};

static const struct field fields_10[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_10_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_10[] = {
	{ limits_10_1 },
};

static const struct field fields_11[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rc.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_11_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_11[] = {
	{ limits_11_1 },
};

static const struct field fields_12[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urc.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rb.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_12_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_12[] = {
	{ limits_12_1 },
};

static const struct field fields_13[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rc.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_13_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_13[] = {
	{ limits_13_1 },
};

static const struct field fields_14[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "vc.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vc.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rb.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_14_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_14[] = {
	{ limits_14_1 },
};

static const struct field fields_15[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sat", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "rnd", 2, { { 78, 2 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 130 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
	{ "rc.abs", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_15_1[] = {
	{ "optype", (const char *const[]){ "10000010", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_15[] = {
	{ limits_15_1 },
};

static const struct field fields_16[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 131 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "nan", 1, { { 83, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_16_1[] = {
	{ "optype", (const char *const[]){ "10000011", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_16[] = {
	{ limits_16_1 },
};

static const struct field fields_17[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 131 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "nan", 1, { { 83, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_17_1[] = {
	{ "optype", (const char *const[]){ "10000011", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_17[] = {
	{ limits_17_1 },
};

static const struct field fields_18[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 131 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "nan", 1, { { 83, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_18_1[] = {
	{ "optype", (const char *const[]){ "10000011", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_18[] = {
	{ limits_18_1 },
};

static const struct field fields_19[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 131 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "nan", 1, { { 83, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_19_1[] = {
	{ "optype", (const char *const[]){ "10000011", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_19[] = {
	{ limits_19_1 },
};

static const struct field fields_20[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 132 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_20_1[] = {
	{ "optype", (const char *const[]){ "10000100", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_20[] = {
	{ limits_20_1 },
};

static const struct field fields_21[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 132 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_21_1[] = {
	{ "optype", (const char *const[]){ "10000100", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_21[] = {
	{ limits_21_1 },
};

static const struct field fields_22[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 132 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_22_1[] = {
	{ "optype", (const char *const[]){ "10000100", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_22[] = {
	{ limits_22_1 },
};

static const struct field fields_23[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 132 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_23_1[] = {
	{ "optype", (const char *const[]){ "10000100", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_23[] = {
	{ limits_23_1 },
};

static const struct field fields_24[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 133 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "bval", 1, { { 90, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_24_1[] = {
	{ "optype", (const char *const[]){ "10000101", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_24[] = {
	{ limits_24_1 },
};

static const struct field fields_25[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 133 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "bval", 1, { { 90, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_25_1[] = {
	{ "optype", (const char *const[]){ "10000101", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_25[] = {
	{ limits_25_1 },
};

static const struct field fields_26[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 133 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "bval", 1, { { 90, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_26_1[] = {
	{ "optype", (const char *const[]){ "10000101", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_26[] = {
	{ limits_26_1 },
};

static const struct field fields_27[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 133 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "lop", 2, { { 84, 2 } }, type_LOPOp, 0, 1, 0 },
	{ "cmp", 4, { { 86, 4 } }, type_FCMPOp, 0, 1, 0 },
	{ "bval", 1, { { 90, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_27_1[] = {
	{ "optype", (const char *const[]){ "10000101", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_27[] = {
	{ limits_27_1 },
};

static const struct field fields_28[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 134 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_28_1[] = {
	{ "optype", (const char *const[]){ "10000110", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_28[] = {
	{ limits_28_1 },
};

static const struct field fields_29[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 134 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_29_1[] = {
	{ "optype", (const char *const[]){ "10000110", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_29[] = {
	{ limits_29_1 },
};

static const struct field fields_30[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 134 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_30_1[] = {
	{ "optype", (const char *const[]){ "10000110", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_30[] = {
	{ limits_30_1 },
};

static const struct field fields_31[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 134 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "ftz", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_31_1[] = {
	{ "optype", (const char *const[]){ "10000110", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_31[] = {
	{ limits_31_1 },
};

static const struct field fields_32[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 135 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "rb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_32_1[] = {
	{ "optype", (const char *const[]){ "10000111", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_32[] = {
	{ limits_32_1 },
};

static const struct field fields_33[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 135 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "urb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_33_1[] = {
	{ "optype", (const char *const[]){ "10000111", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_33[] = {
	{ limits_33_1 },
};

static const struct field fields_34[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 135 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_34_1[] = {
	{ "optype", (const char *const[]){ "10000111", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_34[] = {
	{ limits_34_1 },
};

static const struct field fields_35[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 135 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ra.abs", 1, { { 73, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 96, 1 } }, NULL, 0, 1, 0 },
	{ "vb.abs", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_35_1[] = {
	{ "optype", (const char *const[]){ "10000111", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_35[] = {
	{ limits_35_1 },
};

static const struct field fields_36[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 64 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_36_1[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "pu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_36_2[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_36[] = {
	{ limits_36_1 },
	{ limits_36_2 },
};

static const struct field fields_37[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 64 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_37_1[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "pu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_37_2[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_37[] = {
	{ limits_37_1 },
	{ limits_37_2 },
};

static const struct field fields_38[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 64 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_38_1[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "pu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_38_2[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_38[] = {
	{ limits_38_1 },
	{ limits_38_2 },
};

static const struct field fields_39[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 64 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_39_1[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "pu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_39_2[] = {
	{ "optype", (const char *const[]){ "01000000", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_39[] = {
	{ limits_39_1 },
	{ limits_39_2 },
};

static const struct field fields_40[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_40_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_40_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_40[] = {
	{ limits_40_1 },
	{ limits_40_2 },
};

static const struct field fields_41[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_41_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_41_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_41[] = {
	{ limits_41_1 },
	{ limits_41_2 },
};

static const struct field fields_42[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_42_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_42_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_42[] = {
	{ limits_42_1 },
	{ limits_42_2 },
};

static const struct field fields_43[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vc.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_43_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_43_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_43[] = {
	{ limits_43_1 },
	{ limits_43_2 },
};

static const struct field fields_44[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_44_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_44_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_44[] = {
	{ limits_44_1 },
	{ limits_44_2 },
};

static const struct field fields_45[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_45_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_45_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_45[] = {
	{ limits_45_1 },
	{ limits_45_2 },
};

static const struct field fields_46[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 65 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_46_1[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_46_2[] = {
	{ "optype", (const char *const[]){ "01000001", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_46[] = {
	{ limits_46_1 },
	{ limits_46_2 },
};

static const struct field fields_47[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 66 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_47_1[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_47_2[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_47[] = {
	{ limits_47_1 },
	{ limits_47_2 },
};

static const struct field fields_48[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 66 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_48_1[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_48_2[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_48[] = {
	{ limits_48_1 },
	{ limits_48_2 },
};

static const struct field fields_49[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 66 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vc.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_49_1[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_49_2[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_49[] = {
	{ limits_49_1 },
	{ limits_49_2 },
};

static const struct field fields_50[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 66 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_50_1[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_50_2[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_50[] = {
	{ limits_50_1 },
	{ limits_50_2 },
};

static const struct field fields_51[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 66 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_51_1[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_51_2[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_51[] = {
	{ limits_51_1 },
	{ limits_51_2 },
};

static const struct field fields_52[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 66 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "rc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_52_1[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_52_2[] = {
	{ "optype", (const char *const[]){ "01000010", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rc", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_52[] = {
	{ limits_52_1 },
	{ limits_52_2 },
};

static const struct field fields_53[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_53_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_53[] = {
	{ limits_53_1 },
};

static const struct field fields_54[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_54_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_54[] = {
	{ limits_54_1 },
};

static const struct field fields_55[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_55_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_55[] = {
	{ limits_55_1 },
};

static const struct field fields_56[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_56_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_56[] = {
	{ limits_56_1 },
};

static const struct field fields_57[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_57_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_57[] = {
	{ limits_57_1 },
};

static const struct field fields_58[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_58_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_58[] = {
	{ limits_58_1 },
};

static const struct field fields_59[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 67 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_59_1[] = {
	{ "optype", (const char *const[]){ "01000011", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_59[] = {
	{ limits_59_1 },
};

static const struct field fields_60[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_60_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_60[] = {
	{ limits_60_1 },
};

static const struct field fields_61[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_61_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_61[] = {
	{ limits_61_1 },
};

static const struct field fields_62[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_62_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_62[] = {
	{ limits_62_1 },
};

static const struct field fields_63[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_63_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_63[] = {
	{ limits_63_1 },
};

static const struct field fields_64[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_64_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_64[] = {
	{ limits_64_1 },
};

static const struct field fields_65[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_65_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_65[] = {
	{ limits_65_1 },
};

static const struct field fields_66[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 68 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "afmt", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "bfmt", 1, { { 78, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_66_1[] = {
	{ "optype", (const char *const[]){ "01000100", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_66[] = {
	{ limits_66_1 },
};

static const struct field fields_67[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 69 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_67_1[] = {
	{ "optype", (const char *const[]){ "01000101", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_67[] = {
	{ limits_67_1 },
};

static const struct field fields_68[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 69 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_68_1[] = {
	{ "optype", (const char *const[]){ "01000101", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_68[] = {
	{ limits_68_1 },
};

static const struct field fields_69[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 69 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_69_1[] = {
	{ "optype", (const char *const[]){ "01000101", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_69[] = {
	{ limits_69_1 },
};

static const struct field fields_70[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 69 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_70_1[] = {
	{ "optype", (const char *const[]){ "01000101", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_70[] = {
	{ limits_70_1 },
};

static const struct field fields_71[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 70 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_71_1[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_71_2[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_71_3[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_71[] = {
	{ limits_71_1 },
	{ limits_71_2 },
	{ limits_71_3 },
};

static const struct field fields_72[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 70 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_72_1[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_72_2[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_72_3[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_72[] = {
	{ limits_72_1 },
	{ limits_72_2 },
	{ limits_72_3 },
};

static const struct field fields_73[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 70 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_73_1[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_73_2[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_73_3[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_73[] = {
	{ limits_73_1 },
	{ limits_73_2 },
	{ limits_73_3 },
};

static const struct field fields_74[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 70 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_74_1[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "pp", (const char *const[]){ "111", NULL } },
	{ "pp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_74_2[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_74_3[] = {
	{ "optype", (const char *const[]){ "01000110", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "rc", (const char *const[]){ "11111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_74[] = {
	{ limits_74_1 },
	{ limits_74_2 },
	{ limits_74_3 },
};

static const struct field fields_75[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 71 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_75_1[] = {
	{ "optype", (const char *const[]){ "01000111", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_75[] = {
	{ limits_75_1 },
};

static const struct field fields_76[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 71 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_76_1[] = {
	{ "optype", (const char *const[]){ "01000111", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_76[] = {
	{ limits_76_1 },
};

static const struct field fields_77[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 71 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 3 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_77_1[] = {
	{ "optype", (const char *const[]){ "01000111", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_77[] = {
	{ limits_77_1 },
};

static const struct field fields_78[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 71 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 4 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_78_1[] = {
	{ "optype", (const char *const[]){ "01000111", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_78[] = {
	{ limits_78_1 },
};

static const struct field fields_79[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 72 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_79_1[] = {
	{ "optype", (const char *const[]){ "01001000", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_79[] = {
	{ limits_79_1 },
};

static const struct field fields_80[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 72 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_80_1[] = {
	{ "optype", (const char *const[]){ "01001000", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_80[] = {
	{ limits_80_1 },
};

static const struct field fields_81[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 72 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_81_1[] = {
	{ "optype", (const char *const[]){ "01001000", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_81[] = {
	{ limits_81_1 },
};

static const struct field fields_82[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 72 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_82_1[] = {
	{ "optype", (const char *const[]){ "01001000", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_82[] = {
	{ limits_82_1 },
};

static const struct field fields_83[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 73 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_83_1[] = {
	{ "optype", (const char *const[]){ "01001001", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_83[] = {
	{ limits_83_1 },
};

static const struct field fields_84[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 73 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_84_1[] = {
	{ "optype", (const char *const[]){ "01001001", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_84[] = {
	{ limits_84_1 },
};

static const struct field fields_85[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 73 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_85_1[] = {
	{ "optype", (const char *const[]){ "01001001", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_85[] = {
	{ limits_85_1 },
};

static const struct field fields_86[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 73 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_86_1[] = {
	{ "optype", (const char *const[]){ "01001001", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_86[] = {
	{ limits_86_1 },
};

static const struct field fields_87[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 74 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_87_1[] = {
	{ "optype", (const char *const[]){ "01001010", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_87[] = {
	{ limits_87_1 },
};

static const struct field fields_88[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 74 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_88_1[] = {
	{ "optype", (const char *const[]){ "01001010", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_88[] = {
	{ limits_88_1 },
};

static const struct field fields_89[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 74 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_89_1[] = {
	{ "optype", (const char *const[]){ "01001010", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_89[] = {
	{ limits_89_1 },
};

static const struct field fields_90[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 74 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ra.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_90_1[] = {
	{ "optype", (const char *const[]){ "01001010", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_90[] = {
	{ limits_90_1 },
};

static const struct field fields_91[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 75 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_91_1[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_91_2[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_91[] = {
	{ limits_91_1 },
	{ limits_91_2 },
};

static const struct field fields_92[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 75 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_92_1[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_92_2[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_92[] = {
	{ limits_92_1 },
	{ limits_92_2 },
};

static const struct field fields_93[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 75 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_93_1[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_93_2[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_93[] = {
	{ limits_93_1 },
	{ limits_93_2 },
};

static const struct field fields_94[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 75 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "pv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_94_1[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_94_2[] = {
	{ "optype", (const char *const[]){ "01001011", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_94[] = {
	{ limits_94_1 },
	{ limits_94_2 },
};

static const struct field fields_95[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 76 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "bmbf", 1, { { 84, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_95_1[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_95_2[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_95[] = {
	{ limits_95_1 },
	{ limits_95_2 },
};

static const struct field fields_96[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 76 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "bmbf", 1, { { 84, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_96_1[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_96_2[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_96[] = {
	{ limits_96_1 },
	{ limits_96_2 },
};

static const struct field fields_97[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 76 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "bmbf", 1, { { 84, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_97_1[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_97_2[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_97[] = {
	{ limits_97_1 },
	{ limits_97_2 },
};

static const struct field fields_98[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 76 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "bmbf", 1, { { 84, 1 } }, NULL, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "pq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_98_1[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "pq", (const char *const[]){ "111", NULL } },
	{ "pq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_98_2[] = {
	{ "optype", (const char *const[]){ "01001100", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_98[] = {
	{ limits_98_1 },
	{ limits_98_2 },
};

static const struct field fields_99[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 77 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 5 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_99_1[] = {
	{ "optype", (const char *const[]){ "01001101", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_99[] = {
	{ limits_99_1 },
};

static const struct field fields_100[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 77 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 6 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_100_1[] = {
	{ "optype", (const char *const[]){ "01001101", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_100[] = {
	{ limits_100_1 },
};

static const struct field fields_101[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 77 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_101_1[] = {
	{ "optype", (const char *const[]){ "01001101", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_101[] = {
	{ limits_101_1 },
};

static const struct field fields_102[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 77 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 8 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_102_1[] = {
	{ "optype", (const char *const[]){ "01001101", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_102[] = {
	{ limits_102_1 },
};

static const struct field fields_103[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 78 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_103_1[] = {
	{ "optype", (const char *const[]){ "01001110", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_103[] = {
	{ limits_103_1 },
};

static const struct field fields_104[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 78 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_104_1[] = {
	{ "optype", (const char *const[]){ "01001110", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_104[] = {
	{ limits_104_1 },
};

static const struct field fields_105[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 78 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_105_1[] = {
	{ "optype", (const char *const[]){ "01001110", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_105[] = {
	{ limits_105_1 },
};

static const struct field fields_106[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 78 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_106_1[] = {
	{ "optype", (const char *const[]){ "01001110", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_106[] = {
	{ limits_106_1 },
};

static const struct field fields_107[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 79 },
	{ "pa", 3, { { 24, 3 } }, NULL, 0, 0, 0 },
	{ "pa.not", 1, { { 27, 1 } }, NULL, 0, 1, 0 },
	{ "pb", 3, { { 32, 3 } }, NULL, 0, 0, 0 },
	{ "pb.not", 1, { { 35, 1 } }, NULL, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 0 },
	{ "pc", 3, { { 64, 3 } }, NULL, 0, 0, 0 },
	{ "pc.not", 1, { { 67, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_107_1[] = {
	{ "optype", (const char *const[]){ "01001111", NULL } },
	{ "stype", (const char *const[]){ "0000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_107[] = {
	{ limits_107_1 },
};

static const struct field fields_108[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 79 },
	{ "pa", 3, { { 24, 3 } }, NULL, 0, 0, 0 },
	{ "pa.not", 1, { { 27, 1 } }, NULL, 0, 1, 0 },
	{ "pb", 3, { { 32, 3 } }, NULL, 0, 0, 0 },
	{ "pb.not", 1, { { 35, 1 } }, NULL, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "upc", 3, { { 64, 3 } }, NULL, 0, 0, 0 },
	{ "upc.not", 1, { { 67, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_108_1[] = {
	{ "optype", (const char *const[]){ "01001111", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_108[] = {
	{ limits_108_1 },
};

static const struct field fields_109[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_109_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_109[] = {
	{ limits_109_1 },
};

static const struct field fields_110[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_110_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_110[] = {
	{ limits_110_1 },
};

static const struct field fields_111[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_111_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_111[] = {
	{ limits_111_1 },
};

static const struct field fields_112[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_112_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_112[] = {
	{ limits_112_1 },
};

static const struct field fields_113[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_113_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_113[] = {
	{ limits_113_1 },
};

static const struct field fields_114[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_114_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_114[] = {
	{ limits_114_1 },
};

static const struct field fields_115[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 80 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_115_1[] = {
	{ "optype", (const char *const[]){ "01010000", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_115[] = {
	{ limits_115_1 },
};

static const struct field fields_116[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 81 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_116_1[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_116_2[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "rb", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "width", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_116[] = {
	{ limits_116_1 },
	{ limits_116_2 },
};

static const struct field fields_117[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 81 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_117_1[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_117_2[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "urb", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "width", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_117[] = {
	{ limits_117_1 },
	{ limits_117_2 },
};

static const struct field fields_118[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 81 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 3 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_118_1[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_118[] = {
	{ limits_118_1 },
};

static const struct field fields_119[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 81 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 4 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_119_1[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_119_2[] = {
	{ "optype", (const char *const[]){ "01010001", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "rd", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "width", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_119[] = {
	{ limits_119_1 },
	{ limits_119_2 },
};

static const struct field fields_120[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_120_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_120[] = {
	{ limits_120_1 },
};

static const struct field fields_121[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_121_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_121[] = {
	{ limits_121_1 },
};

static const struct field fields_122[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_122_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_122[] = {
	{ limits_122_1 },
};

static const struct field fields_123[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 12 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_123_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_123[] = {
	{ limits_123_1 },
};

static const struct field fields_124[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_124_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_124[] = {
	{ limits_124_1 },
};

static const struct field fields_125[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 10 },
	{ "urc", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rb", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_125_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_125[] = {
	{ limits_125_1 },
};

static const struct field fields_126[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 82 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_126_1[] = {
	{ "optype", (const char *const[]){ "01010010", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_126[] = {
	{ limits_126_1 },
};

static const struct field fields_127[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 83 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "dtype", 2, { { 76, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_127_1[] = {
	{ "optype", (const char *const[]){ "01010011", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_127[] = {
	{ limits_127_1 },
};

static const struct field fields_128[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 83 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "dtype", 2, { { 76, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_128_1[] = {
	{ "optype", (const char *const[]){ "01010011", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_128[] = {
	{ limits_128_1 },
};

static const struct field fields_129[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 83 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "dtype", 2, { { 76, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 3 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_129_1[] = {
	{ "optype", (const char *const[]){ "01010011", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_129[] = {
	{ limits_129_1 },
};

static const struct field fields_130[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 83 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "dtype", 2, { { 76, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 4 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_130_1[] = {
	{ "optype", (const char *const[]){ "01010011", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_130[] = {
	{ limits_130_1 },
};

static const struct field fields_131[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 84 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "satrelu", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "dsttype", 3, { { 76, 3 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_131_1[] = {
	{ "optype", (const char *const[]){ "01010100", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_131[] = {
	{ limits_131_1 },
};

static const struct field fields_132[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 84 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "satrelu", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "dsttype", 3, { { 76, 3 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 13 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_132_1[] = {
	{ "optype", (const char *const[]){ "01010100", NULL } },
	{ "stype", (const char *const[]){ "1101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_132[] = {
	{ limits_132_1 },
};

static const struct field fields_133[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 84 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "satrelu", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "dsttype", 3, { { 76, 3 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_133_1[] = {
	{ "optype", (const char *const[]){ "01010100", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_133[] = {
	{ limits_133_1 },
};

static const struct field fields_134[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 84 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
	{ "satrelu", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "dsttype", 3, { { 76, 3 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 15 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_134_1[] = {
	{ "optype", (const char *const[]){ "01010100", NULL } },
	{ "stype", (const char *const[]){ "1111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_134[] = {
	{ limits_134_1 },
};

static const struct field fields_135[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 85 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_135_1[] = {
	{ "optype", (const char *const[]){ "01010101", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_135[] = {
	{ limits_135_1 },
};

static const struct field fields_136[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 86 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "ridx", 9, { { 32, 9 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_136_1[] = {
	{ "optype", (const char *const[]){ "01010110", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_136[] = {
	{ limits_136_1 },
};

static const struct field fields_137[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 87 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "ridx", 9, { { 32, 9 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_137_1[] = {
	{ "optype", (const char *const[]){ "01010111", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_137[] = {
	{ limits_137_1 },
};

static const struct field fields_138[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 160 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 2, { { 80, 2 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 9 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_138_1[] = {
	{ "optype", (const char *const[]){ "10100000", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_138[] = {
	{ limits_138_1 },
};

static const struct field fields_139[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 160 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 2, { { 80, 2 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 11 },
	{ "rb", 8, { { 32, 8 } }, NULL, 0, 0, 0 },
	{ "vc", 13, { { 40, 13 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_139_1[] = {
	{ "optype", (const char *const[]){ "10100000", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_139[] = {
	{ limits_139_1 },
};

static const struct field fields_140[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 160 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 2, { { 80, 2 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 14 },
	{ "vb", 5, { { 53, 5 } }, NULL, 0, 0, 0 },
	{ "rc", 8, { { 64, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_140_1[] = {
	{ "optype", (const char *const[]){ "10100000", NULL } },
	{ "stype", (const char *const[]){ "1110", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_140[] = {
	{ limits_140_1 },
};

static const struct field fields_141[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 160 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
	{ "mode", 2, { { 80, 2 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 7 },
	{ "vc", 13, { { 40, 13 } }, NULL, 0, 0, 0 },
	{ "vb", 5, { { 53, 5 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_141_1[] = {
	{ "optype", (const char *const[]){ "10100000", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_141[] = {
	{ limits_141_1 },
};

static const struct field fields_142[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 161 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_142_1[] = {
	{ "optype", (const char *const[]){ "10100001", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_142[] = {
	{ limits_142_1 },
};

static const struct field fields_143[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 162 },
	{ "voteop", 2, { { 80, 2 } }, type_VOTEOp, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 0 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_143_1[] = {
	{ "optype", (const char *const[]){ "10100010", NULL } },
	{ "stype", (const char *const[]){ "0000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_143[] = {
	{ limits_143_1 },
};

static const struct field fields_144[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 163 },
	{ "voteop", 2, { { 80, 2 } }, type_VOTEOp, 0, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 0 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_144_1[] = {
	{ "optype", (const char *const[]){ "10100011", NULL } },
	{ "stype", (const char *const[]){ "0000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_144[] = {
	{ limits_144_1 },
};

static const struct field fields_145[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 164 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "reduxop", 3, { { 80, 3 } }, type_REDUXOp, 0, 1, 0 },
	{ "dtype", 2, { { 83, 2 } }, type_REDUXDType, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_145_1[] = {
	{ "optype", (const char *const[]){ "10100100", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_145[] = {
	{ limits_145_1 },
};

static const struct field fields_146[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 165 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "reduxop", 3, { { 80, 3 } }, type_REDUXOp, 0, 1, 0 },
	{ "dtype", 2, { { 83, 2 } }, type_REDUXDType, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_146_1[] = {
	{ "optype", (const char *const[]){ "10100101", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_146[] = {
	{ limits_146_1 },
};

static const struct field fields_147[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 166 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "matchop", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "dtype", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 1 },
	{ "ra", 8, { { 24, 8 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_147_1[] = {
	{ "optype", (const char *const[]){ "10100110", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "dtype", (const char *const[]){ "0", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_147_2[] = {
	{ "optype", (const char *const[]){ "10100110", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "ra", (const char *const[]){ "0?\?\?\?\?\?0", "10?\?\?\?\?0", "110?\?\?\?0", "1110?\?\?0", "11110?\?0", "111110?0", "11111100", "11111111", NULL } },
	{ "dtype", (const char *const[]){ "1", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_147[] = {
	{ limits_147_1 },
	{ limits_147_2 },
};

static const struct field fields_148[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 167 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_148_1[] = {
	{ "optype", (const char *const[]){ "10100111", NULL } },
	{ "stype", (const char *const[]){ "0000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_148[] = {
	{ limits_148_1 },
};

static const struct field fields_149[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 167 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.bitnot", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_149_1[] = {
	{ "optype", (const char *const[]){ "10100111", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_149[] = {
	{ limits_149_1 },
};

static const struct field fields_150[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 168 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 0 },
	{ "pp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "pp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_150_1[] = {
	{ "optype", (const char *const[]){ "10101000", NULL } },
	{ "stype", (const char *const[]){ "0000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_150[] = {
	{ limits_150_1 },
};

static const struct field fields_151[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "pg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "pg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 168 },
	{ "rd", 8, { { 16, 8 } }, NULL, 0, 0, 0 },
	{ "pu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, NULL, 1, 1, 2 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.bitnot", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_151_1[] = {
	{ "optype", (const char *const[]){ "10101000", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_151[] = {
	{ limits_151_1 },
};

static const struct field fields_152[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 1 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "dtype", 3, { { 80, 3 } }, type_MEMDType, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 1 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_152_1[] = {
	{ "optype", (const char *const[]){ "00000001", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "dtype", (const char *const[]){ "0?\?", "100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_152_2[] = {
	{ "optype", (const char *const[]){ "00000001", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "dtype", (const char *const[]){ "101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_152_3[] = {
	{ "optype", (const char *const[]){ "00000001", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?00", "10?\?00", "110?00", "111000", "111111", NULL } },
	{ "dtype", (const char *const[]){ "110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_152[] = {
	{ limits_152_1 },
	{ limits_152_2 },
	{ limits_152_3 },
};

static const struct field fields_153[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 2 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_153_1[] = {
	{ "optype", (const char *const[]){ "00000010", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "upu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_153_2[] = {
	{ "optype", (const char *const[]){ "00000010", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_153[] = {
	{ limits_153_1 },
	{ limits_153_2 },
};

static const struct field fields_154[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 2 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_154_1[] = {
	{ "optype", (const char *const[]){ "00000010", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "upu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_154_2[] = {
	{ "optype", (const char *const[]){ "00000010", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_154[] = {
	{ limits_154_1 },
	{ limits_154_2 },
};

static const struct field fields_155[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 2 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_155_1[] = {
	{ "optype", (const char *const[]){ "00000010", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "upu", (const char *const[]){ "111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_155_2[] = {
	{ "optype", (const char *const[]){ "00000010", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_155[] = {
	{ limits_155_1 },
	{ limits_155_2 },
};

static const struct field fields_156[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 3 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_156_1[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_156_2[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_156[] = {
	{ limits_156_1 },
	{ limits_156_2 },
};

static const struct field fields_157[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 3 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 8 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_157_1[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_157_2[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_157[] = {
	{ limits_157_1 },
	{ limits_157_2 },
};

static const struct field fields_158[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 3 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_158_1[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_158_2[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_158[] = {
	{ limits_158_1 },
	{ limits_158_2 },
};

static const struct field fields_159[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 3 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 9 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vc.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_159_1[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_159_2[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_159[] = {
	{ limits_159_1 },
	{ limits_159_2 },
};

static const struct field fields_160[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 3 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_160_1[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_160_2[] = {
	{ "optype", (const char *const[]){ "00000011", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_160[] = {
	{ limits_160_1 },
	{ limits_160_2 },
};

static const struct field fields_161[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 4 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_161_1[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_161_2[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_161[] = {
	{ limits_161_1 },
	{ limits_161_2 },
};

static const struct field fields_162[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 4 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_162_1[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_162_2[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_162[] = {
	{ limits_162_1 },
	{ limits_162_2 },
};

static const struct field fields_163[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 4 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 9 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vc.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_163_1[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_163_2[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_163[] = {
	{ limits_163_1 },
	{ limits_163_2 },
};

static const struct field fields_164[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 4 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urc.neg", 1, { { 74, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_164_1[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_164_2[] = {
	{ "optype", (const char *const[]){ "00000100", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urc", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_164[] = {
	{ limits_164_1 },
	{ limits_164_2 },
};

static const struct field fields_165[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 5 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_165_1[] = {
	{ "optype", (const char *const[]){ "00000101", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_165[] = {
	{ limits_165_1 },
};

static const struct field fields_166[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 5 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_166_1[] = {
	{ "optype", (const char *const[]){ "00000101", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_166[] = {
	{ limits_166_1 },
};

static const struct field fields_167[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 5 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_167_1[] = {
	{ "optype", (const char *const[]){ "00000101", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_167[] = {
	{ limits_167_1 },
};

static const struct field fields_168[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 6 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_168_1[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "urc", (const char *const[]){ "111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_168_2[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_168_3[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "urc", (const char *const[]){ "111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_168[] = {
	{ limits_168_1 },
	{ limits_168_2 },
	{ limits_168_3 },
};

static const struct field fields_169[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 6 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_169_1[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "urc", (const char *const[]){ "111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_169_2[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_169_3[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "urc", (const char *const[]){ "111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_169[] = {
	{ limits_169_1 },
	{ limits_169_2 },
	{ limits_169_3 },
};

static const struct field fields_170[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 6 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "sx32", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "shiftamt", 5, { { 82, 5 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_170_1[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "urc", (const char *const[]){ "111111", NULL } },
	{ "lohi", (const char *const[]){ "0", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "upp", (const char *const[]){ "111", NULL } },
	{ "upp.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_170_2[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_170_3[] = {
	{ "optype", (const char *const[]){ "00000110", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "urc", (const char *const[]){ "111111", NULL } },
	{ "lohi", (const char *const[]){ "1", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "sx32", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_170[] = {
	{ limits_170_1 },
	{ limits_170_2 },
	{ limits_170_3 },
};

static const struct field fields_171[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 7 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 1 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_171_1[] = {
	{ "optype", (const char *const[]){ "00000111", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_171[] = {
	{ limits_171_1 },
};

static const struct field fields_172[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 7 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 2 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_172_1[] = {
	{ "optype", (const char *const[]){ "00000111", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_172[] = {
	{ limits_172_1 },
};

static const struct field fields_173[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 7 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 3 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_173_1[] = {
	{ "optype", (const char *const[]){ "00000111", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_173[] = {
	{ limits_173_1 },
};

static const struct field fields_174[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 8 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_174_1[] = {
	{ "optype", (const char *const[]){ "00001000", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_174[] = {
	{ limits_174_1 },
};

static const struct field fields_175[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 8 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_175_1[] = {
	{ "optype", (const char *const[]){ "00001000", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_175[] = {
	{ limits_175_1 },
};

static const struct field fields_176[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 8 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.neg", 1, { { 72, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.neg", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_176_1[] = {
	{ "optype", (const char *const[]){ "00001000", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_176[] = {
	{ limits_176_1 },
};

static const struct field fields_177[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 9 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_177_1[] = {
	{ "optype", (const char *const[]){ "00001001", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_177[] = {
	{ limits_177_1 },
};

static const struct field fields_178[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 9 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_178_1[] = {
	{ "optype", (const char *const[]){ "00001001", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_178[] = {
	{ limits_178_1 },
};

static const struct field fields_179[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 9 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_179_1[] = {
	{ "optype", (const char *const[]){ "00001001", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_179[] = {
	{ limits_179_1 },
};

static const struct field fields_180[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 10 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_180_1[] = {
	{ "optype", (const char *const[]){ "00001010", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_180[] = {
	{ limits_180_1 },
};

static const struct field fields_181[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 10 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_181_1[] = {
	{ "optype", (const char *const[]){ "00001010", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_181[] = {
	{ limits_181_1 },
};

static const struct field fields_182[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 10 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ura.bsel", 2, { { 79, 2 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_182_1[] = {
	{ "optype", (const char *const[]){ "00001010", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_182[] = {
	{ limits_182_1 },
};

static const struct field fields_183[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 11 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "upq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "upv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_183_1[] = {
	{ "optype", (const char *const[]){ "00001011", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upq", (const char *const[]){ "111", NULL } },
	{ "upq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_183_2[] = {
	{ "optype", (const char *const[]){ "00001011", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_183[] = {
	{ limits_183_1 },
	{ limits_183_2 },
};

static const struct field fields_184[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 11 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "upq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "upv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_184_1[] = {
	{ "optype", (const char *const[]){ "00001011", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upq", (const char *const[]){ "111", NULL } },
	{ "upq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_184_2[] = {
	{ "optype", (const char *const[]){ "00001011", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_184[] = {
	{ limits_184_1 },
	{ limits_184_2 },
};

static const struct field fields_185[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 11 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "ext", 1, { { 76, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 1, { { 77, 1 } }, NULL, 0, 1, 0 },
	{ "compop", 3, { { 79, 3 } }, type_CompOp, 0, 1, 0 },
	{ "boolop", 2, { { 82, 2 } }, type_BoolOp, 0, 1, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upq", 3, { { 102, 3 } }, NULL, 0, 0, 0 },
	{ "upq.not", 1, { { 105, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "upv", 3, { { 109, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_185_1[] = {
	{ "optype", (const char *const[]){ "00001011", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "0", NULL } },
	{ "upq", (const char *const[]){ "111", NULL } },
	{ "upq.not", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_185_2[] = {
	{ "optype", (const char *const[]){ "00001011", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "ext", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_185[] = {
	{ limits_185_1 },
	{ limits_185_2 },
};

static const struct field fields_186[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 12 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_186_1[] = {
	{ "optype", (const char *const[]){ "00001100", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_186[] = {
	{ limits_186_1 },
};

static const struct field fields_187[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 12 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_187_1[] = {
	{ "optype", (const char *const[]){ "00001100", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_187[] = {
	{ limits_187_1 },
};

static const struct field fields_188[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 12 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_188_1[] = {
	{ "optype", (const char *const[]){ "00001100", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_188[] = {
	{ limits_188_1 },
};

static const struct field fields_189[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 13 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_189_1[] = {
	{ "optype", (const char *const[]){ "00001101", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_189[] = {
	{ limits_189_1 },
};

static const struct field fields_190[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 13 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_190_1[] = {
	{ "optype", (const char *const[]){ "00001101", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_190[] = {
	{ limits_190_1 },
};

static const struct field fields_191[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 13 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "exbool", 2, { { 79, 2 } }, type_EXBool, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "upp", 3, { { 98, 3 } }, NULL, 0, 0, 0 },
	{ "upp.not", 1, { { 101, 1 } }, NULL, 0, 1, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_191_1[] = {
	{ "optype", (const char *const[]){ "00001101", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_191[] = {
	{ limits_191_1 },
};

static const struct field fields_192[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 14 },
	{ "upa", 3, { { 24, 3 } }, NULL, 0, 0, 0 },
	{ "upa.not", 1, { { 27, 1 } }, NULL, 0, 1, 0 },
	{ "upb", 3, { { 32, 3 } }, NULL, 0, 0, 0 },
	{ "upb.not", 1, { { 35, 1 } }, NULL, 0, 1, 0 },
	{ "upc", 3, { { 64, 3 } }, NULL, 0, 0, 0 },
	{ "upc.not", 1, { { 67, 1 } }, NULL, 0, 1, 0 },
	{ "lut", 8, { { 82, 8 } }, NULL, 0, 0, 0 },
	{ "upu", 3, { { 106, 3 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 0 },
};
static const struct limit limits_192_1[] = {
	{ "optype", (const char *const[]){ "00001110", NULL } },
	{ "stype", (const char *const[]){ "0000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_192[] = {
	{ limits_192_1 },
};

static const struct field fields_193[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 15 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_193_1[] = {
	{ "optype", (const char *const[]){ "00001111", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_193[] = {
	{ limits_193_1 },
};

static const struct field fields_194[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 15 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_194_1[] = {
	{ "optype", (const char *const[]){ "00001111", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_194[] = {
	{ limits_194_1 },
};

static const struct field fields_195[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 15 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 8 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_195_1[] = {
	{ "optype", (const char *const[]){ "00001111", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_195[] = {
	{ limits_195_1 },
};

static const struct field fields_196[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 15 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 9 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_196_1[] = {
	{ "optype", (const char *const[]){ "00001111", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_196[] = {
	{ limits_196_1 },
};

static const struct field fields_197[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 15 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "lohi", 1, { { 75, 1 } }, NULL, 0, 1, 0 },
	{ "itype", 2, { { 77, 2 } }, NULL, 0, 1, 0 },
	{ "cwmod", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "direction", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_197_1[] = {
	{ "optype", (const char *const[]){ "00001111", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_197[] = {
	{ limits_197_1 },
};

static const struct field fields_198[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 16 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 1 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_198_1[] = {
	{ "optype", (const char *const[]){ "00010000", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_198_2[] = {
	{ "optype", (const char *const[]){ "00010000", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "urb", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "width", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_198[] = {
	{ limits_198_1 },
	{ limits_198_2 },
};

static const struct field fields_199[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 16 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 2 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_199_1[] = {
	{ "optype", (const char *const[]){ "00010000", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_199[] = {
	{ limits_199_1 },
};

static const struct field fields_200[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 16 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 3 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "width", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_200_1[] = {
	{ "optype", (const char *const[]){ "00010000", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "width", (const char *const[]){ "0", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct limit limits_200_2[] = {
	{ "optype", (const char *const[]){ "00010000", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "urd", (const char *const[]){ "0?\?\?\?0", "10?\?\?0", "110?\?0", "1110?0", "111100", "111111", NULL } },
	{ "width", (const char *const[]){ "1", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_200[] = {
	{ limits_200_1 },
	{ limits_200_2 },
};

static const struct field fields_201[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 17 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_201_1[] = {
	{ "optype", (const char *const[]){ "00010001", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_201[] = {
	{ limits_201_1 },
};

static const struct field fields_202[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 17 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 8 },
	{ "vc", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_202_1[] = {
	{ "optype", (const char *const[]){ "00010001", NULL } },
	{ "stype", (const char *const[]){ "1000", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_202[] = {
	{ limits_202_1 },
};

static const struct field fields_203[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 17 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_203_1[] = {
	{ "optype", (const char *const[]){ "00010001", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_203[] = {
	{ limits_203_1 },
};

static const struct field fields_204[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 17 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 9 },
	{ "vc", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_204_1[] = {
	{ "optype", (const char *const[]){ "00010001", NULL } },
	{ "stype", (const char *const[]){ "1001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_204[] = {
	{ limits_204_1 },
};

static const struct field fields_205[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 17 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "mode", 3, { { 76, 3 } }, type_PRMTMode, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_205_1[] = {
	{ "optype", (const char *const[]){ "00010001", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_205[] = {
	{ limits_205_1 },
};

static const struct field fields_206[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 18 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 1 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.bitnot", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_206_1[] = {
	{ "optype", (const char *const[]){ "00010010", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_206[] = {
	{ limits_206_1 },
};

static const struct field fields_207[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 18 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 2 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_207_1[] = {
	{ "optype", (const char *const[]){ "00010010", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_207[] = {
	{ limits_207_1 },
};

static const struct field fields_208[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 18 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 3 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.bitnot", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_208_1[] = {
	{ "optype", (const char *const[]){ "00010010", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_208[] = {
	{ limits_208_1 },
};

static const struct field fields_209[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 19 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "itype", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "sh", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 1 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
	{ "urb.bitnot", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_209_1[] = {
	{ "optype", (const char *const[]){ "00010011", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_209[] = {
	{ limits_209_1 },
};

static const struct field fields_210[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 19 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "itype", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "sh", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 2 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_210_1[] = {
	{ "optype", (const char *const[]){ "00010011", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_210[] = {
	{ limits_210_1 },
};

static const struct field fields_211[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 19 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "itype", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "sh", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 3 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
	{ "vb.bitnot", 1, { { 97, 1 } }, NULL, 0, 1, 0 },
};
static const struct limit limits_211_1[] = {
	{ "optype", (const char *const[]){ "00010011", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_211[] = {
	{ limits_211_1 },
};

static const struct field fields_212[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 20 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 1 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_212_1[] = {
	{ "optype", (const char *const[]){ "00010100", NULL } },
	{ "stype", (const char *const[]){ "0001", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_212[] = {
	{ limits_212_1 },
};

static const struct field fields_213[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 20 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 2 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_213_1[] = {
	{ "optype", (const char *const[]){ "00010100", NULL } },
	{ "stype", (const char *const[]){ "0010", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_213[] = {
	{ limits_213_1 },
};

static const struct field fields_214[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 20 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 3 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_214_1[] = {
	{ "optype", (const char *const[]){ "00010100", NULL } },
	{ "stype", (const char *const[]){ "0011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_214[] = {
	{ limits_214_1 },
};

static const struct field fields_215[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 21 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "cwmode", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_215_1[] = {
	{ "optype", (const char *const[]){ "00010101", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_215[] = {
	{ limits_215_1 },
};

static const struct field fields_216[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 21 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "cwmode", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_216_1[] = {
	{ "optype", (const char *const[]){ "00010101", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_216[] = {
	{ limits_216_1 },
};

static const struct field fields_217[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 21 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "cwmode", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_217_1[] = {
	{ "optype", (const char *const[]){ "00010101", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_217[] = {
	{ limits_217_1 },
};

static const struct field fields_218[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 22 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "itype", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "cwmode", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 4 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_218_1[] = {
	{ "optype", (const char *const[]){ "00010110", NULL } },
	{ "stype", (const char *const[]){ "0100", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_218[] = {
	{ limits_218_1 },
};

static const struct field fields_219[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 22 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "itype", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "cwmode", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "vb", 32, { { 32, 32 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_219_1[] = {
	{ "optype", (const char *const[]){ "00010110", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_219[] = {
	{ limits_219_1 },
};

static const struct field fields_220[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 22 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "itype", 1, { { 80, 1 } }, NULL, 0, 1, 0 },
	{ "cwmode", 1, { { 81, 1 } }, NULL, 0, 1, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 6 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_220_1[] = {
	{ "optype", (const char *const[]){ "00010110", NULL } },
	{ "stype", (const char *const[]){ "0110", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_220[] = {
	{ limits_220_1 },
};

static const struct field fields_221[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 23 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 10 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "uridx", 7, { { 32, 7 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_221_1[] = {
	{ "optype", (const char *const[]){ "00010111", NULL } },
	{ "stype", (const char *const[]){ "1010", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_221[] = {
	{ limits_221_1 },
};

static const struct field fields_222[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 24 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 5 },
	{ "urb", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "uridx", 7, { { 32, 7 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_222_1[] = {
	{ "optype", (const char *const[]){ "00011000", NULL } },
	{ "stype", (const char *const[]){ "0101", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_222[] = {
	{ limits_222_1 },
};

static const struct field fields_223[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 25 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 7 },
	{ "urb", 6, { { 32, 6 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_223_1[] = {
	{ "optype", (const char *const[]){ "00011001", NULL } },
	{ "stype", (const char *const[]){ "0111", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_223[] = {
	{ limits_223_1 },
};

static const struct field fields_224[] = {
	{ "stall", 4, { { 112, 4 } }, NULL, 0, 0, 0 },
	{ "yield", 1, { { 116, 1 } }, NULL, 0, 1, 0 },
	{ "wait", 6, { { 117, 6 } }, NULL, 0, 0, 0 },
	{ "wsb", 3, { { 123, 3 } }, type_Scoreboard, 0, 0, 0 },
	{ "upg", 3, { { 12, 3 } }, NULL, 0, 0, 0 },
	{ "upg.not", 1, { { 15, 1 } }, NULL, 0, 1, 0 },
	{ "optype", 8, { { 0, 8 } }, type_Optype, 1, 1, 25 },
	{ "urd", 6, { { 16, 6 } }, NULL, 0, 0, 0 },
	{ "ura", 6, { { 24, 6 } }, NULL, 0, 0, 0 },
	{ "urc", 6, { { 64, 6 } }, NULL, 0, 0, 0 },
	{ "stype", 4, { { 8, 4 } }, type_USType, 1, 1, 11 },
	{ "vb", 22, { { 32, 22 } }, NULL, 0, 0, 0 },
};
static const struct limit limits_224_1[] = {
	{ "optype", (const char *const[]){ "00011001", NULL } },
	{ "stype", (const char *const[]){ "1011", NULL } },
	{ "wsb", (const char *const[]){ "111", NULL } },
	{ NULL, NULL }
};
static const struct box boxes_224[] = {
	{ limits_224_1 },
};

static const struct opcode opcodes[] = {
	{ "FADD_RR", 128, fields_1, 18, boxes_1, 1 },
	{ "FADD_RU", 128, fields_2, 18, boxes_2, 1 },
	{ "FADD_RI", 128, fields_3, 16, boxes_3, 1 },
	{ "FADD_RC", 128, fields_4, 18, boxes_4, 1 },
	{ "FMUL_RR", 128, fields_5, 19, boxes_5, 1 },
	{ "FMUL_RU", 128, fields_6, 19, boxes_6, 1 },
	{ "FMUL_RI", 128, fields_7, 17, boxes_7, 1 },
	{ "FMUL_RC", 128, fields_8, 19, boxes_8, 1 },
	{ "FFMA_RRR", 128, fields_9, 21, boxes_9, 1 },
	{ "FFMA_RRI", 128, fields_10, 19, boxes_10, 1 },
	{ "FFMA_RIR", 128, fields_11, 19, boxes_11, 1 },
	{ "FFMA_RRU", 128, fields_12, 21, boxes_12, 1 },
	{ "FFMA_RUR", 128, fields_13, 21, boxes_13, 1 },
	{ "FFMA_RRC", 128, fields_14, 21, boxes_14, 1 },
	{ "FFMA_RCR", 128, fields_15, 21, boxes_15, 1 },
	{ "FMNMX_RR", 128, fields_16, 19, boxes_16, 1 },
	{ "FMNMX_RU", 128, fields_17, 19, boxes_17, 1 },
	{ "FMNMX_RI", 128, fields_18, 17, boxes_18, 1 },
	{ "FMNMX_RC", 128, fields_19, 19, boxes_19, 1 },
	{ "FSETP_RR", 128, fields_20, 21, boxes_20, 1 },
	{ "FSETP_RU", 128, fields_21, 21, boxes_21, 1 },
	{ "FSETP_RI", 128, fields_22, 19, boxes_22, 1 },
	{ "FSETP_RC", 128, fields_23, 21, boxes_23, 1 },
	{ "FSET_RR", 128, fields_24, 21, boxes_24, 1 },
	{ "FSET_RU", 128, fields_25, 21, boxes_25, 1 },
	{ "FSET_RI", 128, fields_26, 19, boxes_26, 1 },
	{ "FSET_RC", 128, fields_27, 21, boxes_27, 1 },
	{ "FSEL_RR", 128, fields_28, 18, boxes_28, 1 },
	{ "FSEL_RU", 128, fields_29, 18, boxes_29, 1 },
	{ "FSEL_RI", 128, fields_30, 16, boxes_30, 1 },
	{ "FSEL_RC", 128, fields_31, 18, boxes_31, 1 },
	{ "FCHK_RR", 128, fields_32, 15, boxes_32, 1 },
	{ "FCHK_RU", 128, fields_33, 15, boxes_33, 1 },
	{ "FCHK_RI", 128, fields_34, 13, boxes_34, 1 },
	{ "FCHK_RC", 128, fields_35, 15, boxes_35, 1 },
	{ "IADD_RR", 128, fields_36, 17, boxes_36, 2 },
	{ "IADD_RU", 128, fields_37, 17, boxes_37, 2 },
	{ "IADD_RI", 128, fields_38, 16, boxes_38, 2 },
	{ "IADD_RC", 128, fields_39, 17, boxes_39, 2 },
	{ "IMAD_RRR", 128, fields_40, 19, boxes_40, 2 },
	{ "IMAD_RRI", 128, fields_41, 18, boxes_41, 2 },
	{ "IMAD_RIR", 128, fields_42, 19, boxes_42, 2 },
	{ "IMAD_RRC", 128, fields_43, 19, boxes_43, 2 },
	{ "IMAD_RCR", 128, fields_44, 19, boxes_44, 2 },
	{ "IMAD_RRU", 128, fields_45, 19, boxes_45, 2 },
	{ "IMAD_RUR", 128, fields_46, 19, boxes_46, 2 },
	{ "IMAD_WIDE_RRR", 128, fields_47, 18, boxes_47, 2 },
	{ "IMAD_WIDE_RIR", 128, fields_48, 18, boxes_48, 2 },
	{ "IMAD_WIDE_RRC", 128, fields_49, 18, boxes_49, 2 },
	{ "IMAD_WIDE_RCR", 128, fields_50, 18, boxes_50, 2 },
	{ "IMAD_WIDE_RRU", 128, fields_51, 18, boxes_51, 2 },
	{ "IMAD_WIDE_RUR", 128, fields_52, 18, boxes_52, 2 },
	{ "IDP2A_RRR", 128, fields_53, 18, boxes_53, 1 },
	{ "IDP2A_RRI", 128, fields_54, 18, boxes_54, 1 },
	{ "IDP2A_RIR", 128, fields_55, 18, boxes_55, 1 },
	{ "IDP2A_RRC", 128, fields_56, 18, boxes_56, 1 },
	{ "IDP2A_RCR", 128, fields_57, 18, boxes_57, 1 },
	{ "IDP2A_RRU", 128, fields_58, 18, boxes_58, 1 },
	{ "IDP2A_RUR", 128, fields_59, 18, boxes_59, 1 },
	{ "IDP4A_RRR", 128, fields_60, 17, boxes_60, 1 },
	{ "IDP4A_RRI", 128, fields_61, 17, boxes_61, 1 },
	{ "IDP4A_RIR", 128, fields_62, 17, boxes_62, 1 },
	{ "IDP4A_RRC", 128, fields_63, 17, boxes_63, 1 },
	{ "IDP4A_RCR", 128, fields_64, 17, boxes_64, 1 },
	{ "IDP4A_RRU", 128, fields_65, 17, boxes_65, 1 },
	{ "IDP4A_RUR", 128, fields_66, 17, boxes_66, 1 },
	{ "IMUL_RR", 128, fields_67, 14, boxes_67, 1 },
	{ "IMUL_RU", 128, fields_68, 14, boxes_68, 1 },
	{ "IMUL_RI", 128, fields_69, 13, boxes_69, 1 },
	{ "IMUL_RC", 128, fields_70, 14, boxes_70, 1 },
	{ "LEA_RRR", 128, fields_71, 21, boxes_71, 3 },
	{ "LEA_RIR", 128, fields_72, 20, boxes_72, 3 },
	{ "LEA_RCR", 128, fields_73, 21, boxes_73, 3 },
	{ "LEA_RUR", 128, fields_74, 21, boxes_74, 3 },
	{ "IABS_R", 128, fields_75, 11, boxes_75, 1 },
	{ "IABS_U", 128, fields_76, 11, boxes_76, 1 },
	{ "IABS_I", 128, fields_77, 10, boxes_77, 1 },
	{ "IABS_C", 128, fields_78, 11, boxes_78, 1 },
	{ "IMNMX_RR", 128, fields_79, 16, boxes_79, 1 },
	{ "IMNMX_RU", 128, fields_80, 16, boxes_80, 1 },
	{ "IMNMX_RI", 128, fields_81, 15, boxes_81, 1 },
	{ "IMNMX_RC", 128, fields_82, 16, boxes_82, 1 },
	{ "P2R_RR", 128, fields_83, 12, boxes_83, 1 },
	{ "P2R_RU", 128, fields_84, 12, boxes_84, 1 },
	{ "P2R_RI", 128, fields_85, 12, boxes_85, 1 },
	{ "P2R_RC", 128, fields_86, 12, boxes_86, 1 },
	{ "R2P_RR", 128, fields_87, 11, boxes_87, 1 },
	{ "R2P_RU", 128, fields_88, 11, boxes_88, 1 },
	{ "R2P_RI", 128, fields_89, 11, boxes_89, 1 },
	{ "R2P_RC", 128, fields_90, 11, boxes_90, 1 },
	{ "ISETP_RR", 128, fields_91, 20, boxes_91, 2 },
	{ "ISETP_RU", 128, fields_92, 20, boxes_92, 2 },
	{ "ISETP_RI", 128, fields_93, 20, boxes_93, 2 },
	{ "ISETP_RC", 128, fields_94, 20, boxes_94, 2 },
	{ "ISET_RR", 128, fields_95, 20, boxes_95, 2 },
	{ "ISET_RU", 128, fields_96, 20, boxes_96, 2 },
	{ "ISET_RI", 128, fields_97, 20, boxes_97, 2 },
	{ "ISET_RC", 128, fields_98, 20, boxes_98, 2 },
	{ "SEL_RR", 128, fields_99, 13, boxes_99, 1 },
	{ "SEL_RU", 128, fields_100, 13, boxes_100, 1 },
	{ "SEL_RI", 128, fields_101, 13, boxes_101, 1 },
	{ "SEL_RC", 128, fields_102, 13, boxes_102, 1 },
	{ "LOP3_RRR", 128, fields_103, 17, boxes_103, 1 },
	{ "LOP3_RIR", 128, fields_104, 17, boxes_104, 1 },
	{ "LOP3_RCR", 128, fields_105, 17, boxes_105, 1 },
	{ "LOP3_RUR", 128, fields_106, 17, boxes_106, 1 },
	{ "PLOP3_X", 128, fields_107, 16, boxes_107, 1 },
	{ "PLOP3_U", 128, fields_108, 16, boxes_108, 1 },
	{ "SHF_RRR", 128, fields_109, 16, boxes_109, 1 },
	{ "SHF_RRI", 128, fields_110, 16, boxes_110, 1 },
	{ "SHF_RIR", 128, fields_111, 16, boxes_111, 1 },
	{ "SHF_RRC", 128, fields_112, 16, boxes_112, 1 },
	{ "SHF_RCR", 128, fields_113, 16, boxes_113, 1 },
	{ "SHF_RRU", 128, fields_114, 16, boxes_114, 1 },
	{ "SHF_RUR", 128, fields_115, 16, boxes_115, 1 },
	{ "MOV_R", 128, fields_116, 11, boxes_116, 2 },
	{ "MOV_U", 128, fields_117, 11, boxes_117, 2 },
	{ "MOV_I", 128, fields_118, 11, boxes_118, 1 },
	{ "MOV_C", 128, fields_119, 11, boxes_119, 2 },
	{ "PRMT_RRR", 128, fields_120, 13, boxes_120, 1 },
	{ "PRMT_RRI", 128, fields_121, 13, boxes_121, 1 },
	{ "PRMT_RIR", 128, fields_122, 13, boxes_122, 1 },
	{ "PRMT_RRC", 128, fields_123, 13, boxes_123, 1 },
	{ "PRMT_RCR", 128, fields_124, 13, boxes_124, 1 },
	{ "PRMT_RRU", 128, fields_125, 13, boxes_125, 1 },
	{ "PRMT_RUR", 128, fields_126, 13, boxes_126, 1 },
	{ "I2I_R", 128, fields_127, 11, boxes_127, 1 },
	{ "I2I_U", 128, fields_128, 11, boxes_128, 1 },
	{ "I2I_I", 128, fields_129, 11, boxes_129, 1 },
	{ "I2I_C", 128, fields_130, 11, boxes_130, 1 },
	{ "I2IP_RRR", 128, fields_131, 14, boxes_131, 1 },
	{ "I2IP_RUR", 128, fields_132, 14, boxes_132, 1 },
	{ "I2IP_RIR", 128, fields_133, 14, boxes_133, 1 },
	{ "I2IP_RCR", 128, fields_134, 14, boxes_134, 1 },
	{ "R2UR_R", 128, fields_135, 10, boxes_135, 1 },
	{ "SETGPR_U", 128, fields_136, 11, boxes_136, 1 },
	{ "GETGPR_U", 128, fields_137, 11, boxes_137, 1 },
	{ "SHFL_RRR", 128, fields_138, 14, boxes_138, 1 },
	{ "SHFL_RRI", 128, fields_139, 14, boxes_139, 1 },
	{ "SHFL_RIR", 128, fields_140, 14, boxes_140, 1 },
	{ "SHFL_RI", 128, fields_141, 14, boxes_141, 1 },
	{ "MOVM_R", 128, fields_142, 10, boxes_142, 1 },
	{ "VOTE_X", 128, fields_143, 13, boxes_143, 1 },
	{ "VOTEU_X", 128, fields_144, 13, boxes_144, 1 },
	{ "REDUX_R", 128, fields_145, 12, boxes_145, 1 },
	{ "REDUXU_R", 128, fields_146, 12, boxes_146, 1 },
	{ "MATCH_R", 128, fields_147, 13, boxes_147, 2 },
	{ "ELECTU_X", 128, fields_148, 12, boxes_148, 1 },
	{ "ELECTU_U", 128, fields_149, 12, boxes_149, 1 },
	{ "ELECT_X", 128, fields_150, 12, boxes_150, 1 },
	{ "ELECT_U", 128, fields_151, 12, boxes_151, 1 },
	{ "ULDC_U", 128, fields_152, 12, boxes_152, 3 },
	{ "UIADD_UU", 128, fields_153, 17, boxes_153, 2 },
	{ "UIADD_UI", 128, fields_154, 16, boxes_154, 2 },
	{ "UIADD_UC", 128, fields_155, 17, boxes_155, 2 },
	{ "UIMAD_UUU", 128, fields_156, 19, boxes_156, 2 },
	{ "UIMAD_UUI", 128, fields_157, 18, boxes_157, 2 },
	{ "UIMAD_UIU", 128, fields_158, 19, boxes_158, 2 },
	{ "UIMAD_UUC", 128, fields_159, 19, boxes_159, 2 },
	{ "UIMAD_UCU", 128, fields_160, 19, boxes_160, 2 },
	{ "UIMAD_WIDE_UUU", 128, fields_161, 18, boxes_161, 2 },
	{ "UIMAD_WIDE_UIU", 128, fields_162, 18, boxes_162, 2 },
	{ "UIMAD_WIDE_UUC", 128, fields_163, 18, boxes_163, 2 },
	{ "UIMAD_WIDE_UCU", 128, fields_164, 18, boxes_164, 2 },
	{ "UIMUL_UU", 128, fields_165, 14, boxes_165, 1 },
	{ "UIMUL_UI", 128, fields_166, 13, boxes_166, 1 },
	{ "UIMUL_UC", 128, fields_167, 14, boxes_167, 1 },
	{ "ULEA_UUU", 128, fields_168, 21, boxes_168, 3 },
	{ "ULEA_UIU", 128, fields_169, 20, boxes_169, 3 },
	{ "ULEA_UCU", 128, fields_170, 21, boxes_170, 3 },
	{ "UIABS_U", 128, fields_171, 11, boxes_171, 1 },
	{ "UIABS_I", 128, fields_172, 10, boxes_172, 1 },
	{ "UIABS_C", 128, fields_173, 11, boxes_173, 1 },
	{ "UIMNMX_UU", 128, fields_174, 16, boxes_174, 1 },
	{ "UIMNMX_UI", 128, fields_175, 15, boxes_175, 1 },
	{ "UIMNMX_UC", 128, fields_176, 16, boxes_176, 1 },
	{ "UP2UR_UU", 128, fields_177, 12, boxes_177, 1 },
	{ "UP2UR_UI", 128, fields_178, 12, boxes_178, 1 },
	{ "UP2UR_UC", 128, fields_179, 12, boxes_179, 1 },
	{ "UR2UP_UU", 128, fields_180, 11, boxes_180, 1 },
	{ "UR2UP_UI", 128, fields_181, 11, boxes_181, 1 },
	{ "UR2UP_UC", 128, fields_182, 11, boxes_182, 1 },
	{ "UISETP_UU", 128, fields_183, 20, boxes_183, 2 },
	{ "UISETP_UI", 128, fields_184, 20, boxes_184, 2 },
	{ "UISETP_UC", 128, fields_185, 20, boxes_185, 2 },
	{ "USEL_UU", 128, fields_186, 13, boxes_186, 1 },
	{ "USEL_UI", 128, fields_187, 13, boxes_187, 1 },
	{ "USEL_UC", 128, fields_188, 13, boxes_188, 1 },
	{ "ULOP3_UUU", 128, fields_189, 17, boxes_189, 1 },
	{ "ULOP3_UIU", 128, fields_190, 17, boxes_190, 1 },
	{ "ULOP3_UCU", 128, fields_191, 17, boxes_191, 1 },
	{ "UPLOP3_X", 128, fields_192, 16, boxes_192, 1 },
	{ "USHF_UUU", 128, fields_193, 16, boxes_193, 1 },
	{ "USHF_UIU", 128, fields_194, 16, boxes_194, 1 },
	{ "USHF_UUI", 128, fields_195, 16, boxes_195, 1 },
	{ "USHF_UUC", 128, fields_196, 16, boxes_196, 1 },
	{ "USHF_UCU", 128, fields_197, 16, boxes_197, 1 },
	{ "UMOV_U", 128, fields_198, 11, boxes_198, 2 },
	{ "UMOV_I", 128, fields_199, 11, boxes_199, 1 },
	{ "UMOV_C", 128, fields_200, 11, boxes_200, 2 },
	{ "UPRMT_UUU", 128, fields_201, 13, boxes_201, 1 },
	{ "UPRMT_UUI", 128, fields_202, 13, boxes_202, 1 },
	{ "UPRMT_UIU", 128, fields_203, 13, boxes_203, 1 },
	{ "UPRMT_UUC", 128, fields_204, 13, boxes_204, 1 },
	{ "UPRMT_UCU", 128, fields_205, 13, boxes_205, 1 },
	{ "UPOPC_U", 128, fields_206, 11, boxes_206, 1 },
	{ "UPOPC_I", 128, fields_207, 10, boxes_207, 1 },
	{ "UPOPC_C", 128, fields_208, 11, boxes_208, 1 },
	{ "UFLO_U", 128, fields_209, 13, boxes_209, 1 },
	{ "UFLO_I", 128, fields_210, 12, boxes_210, 1 },
	{ "UFLO_C", 128, fields_211, 13, boxes_211, 1 },
	{ "UBREV_U", 128, fields_212, 10, boxes_212, 1 },
	{ "UBREV_I", 128, fields_213, 10, boxes_213, 1 },
	{ "UBREV_C", 128, fields_214, 10, boxes_214, 1 },
	{ "UBMSK_UU", 128, fields_215, 12, boxes_215, 1 },
	{ "UBMSK_UI", 128, fields_216, 12, boxes_216, 1 },
	{ "UBMSK_UC", 128, fields_217, 12, boxes_217, 1 },
	{ "USGXT_UU", 128, fields_218, 13, boxes_218, 1 },
	{ "USGXT_UI", 128, fields_219, 13, boxes_219, 1 },
	{ "USGXT_UC", 128, fields_220, 13, boxes_220, 1 },
	{ "SETUGPR_UIU", 128, fields_221, 11, boxes_221, 1 },
	{ "GETUGPR_UI", 128, fields_222, 11, boxes_222, 1 },
	{ "UF2FP_UUU", 128, fields_223, 12, boxes_223, 1 },
	{ "UF2FP_UCU", 128, fields_224, 12, boxes_224, 1 },
};

enum { OPCODES = sizeof opcodes / sizeof *opcodes };

/* ---- judging words by the specification alone ---- */

static bool fixed_match(const struct opcode *opcode, const struct word *w)
{
	for (unsigned i = 0; i < opcode->field_count; i++)
		if (opcode->fields[i].fixed && get_field(w, &opcode->fields[i]) != opcode->fields[i].value)
			return false;
	return true;
}

static bool in_box(const struct opcode *opcode, const struct box *box, const struct word *w)
{
	for (unsigned i = 0; i < opcode->field_count; i++)
		if (!fits(get_field(w, &opcode->fields[i]), limit_of(box, &opcode->fields[i])))
			return false;
	return true;
}

/* Bits of the opcode that no field covers. */
static struct word uncovered(const struct opcode *opcode)
{
	struct word w = { { 0, 0 } };
	for (unsigned i = 0; i < opcode->length; i++)
		put_bit(&w, i, 1);
	for (unsigned i = 0; i < opcode->field_count; i++)
		put_field(&w, &opcode->fields[i], 0);
	return w;
}

static bool is_legal(const struct opcode *opcode, const struct word *w)
{
	struct word zero = uncovered(opcode);
	if ((w->limb[0] & zero.limb[0]) || (w->limb[1] & zero.limb[1]) || !fixed_match(opcode, w))
		return false;
	for (unsigned i = 0; i < opcode->box_count; i++)
		if (in_box(opcode, &opcode->boxes[i], w))
			return true;
	return false;
}

static void to_bytes(const struct word *w, unsigned length, uint8_t *bytes)
{
	for (unsigned bit = 0; bit < length; bit += 8) {
		unsigned inside = bit % UNIT / 8, first = bit / UNIT * (UNIT / 8);
		unsigned place = BIG ? UNIT / 8 - 1 - inside : inside;
		bytes[first + place] = (uint8_t)(w->limb[bit / 64] >> bit % 64);
	}
}

/* ---- choosing values ---- */

static uint64_t random_state = 88172645463325252u;

static uint64_t random_number(void)
{
	random_state ^= random_state << 13;
	random_state ^= random_state >> 7;
	random_state ^= random_state << 17;
	return random_state * 0x2545f4914f6cdd1du;
}

/* A member of the set: how 0 the smallest, 1 the largest of a pattern, else a random one. */
static uint64_t pick(const struct field *field, const char *const *legal, unsigned how)
{
	uint64_t ones = ~(uint64_t)0 >> (64 - field->width), value = 0;
	uint64_t free_bits = how == 0 ? 0 : how == 1 ? ones : random_number();
	size_t count = 0;
	if (!legal)
		return free_bits & ones;
	while (legal[count])
		count++;
	const char *pattern = legal[how == 0 ? 0 : how == 1 ? count - 1 : random_number() % count];
	size_t length = strlen(pattern);
	for (size_t i = 0; i < length; i++) {
		uint64_t bit = free_bits >> (length - 1 - i) & 1;
		value = value << 1 | (pattern[i] == '?' ? bit : (uint64_t)(pattern[i] == '1'));
	}
	return value;
}

static unsigned long failures, checked, refused;

static void fail(const struct opcode *opcode, const struct word *w, const char *what)
{
	if (failures++ < 20)
		printf("%s %016llx%016llx: %s\n", opcode ? opcode->name : "-",
		       (unsigned long long)w->limb[1], (unsigned long long)w->limb[0], what);
}

/* The library's number of a field. */
static enum gpu_field field_number(const char *name)
{
	for (unsigned i = 0; i < GPU_FIELD_COUNT; i++)
		if (strcmp(gpu_field_name((enum gpu_field)i), name) == 0)
			return (enum gpu_field)i;
	return (enum gpu_field)GPU_FIELD_COUNT;
}

static bool same_word(const struct gpu_insn *insn, const struct word *w)
{
	for (unsigned i = 0; i < GPU_LIMBS; i++)
		if (insn->word[i] != w->limb[i])
			return false;
	return true;
}

/* ---- legal words: all ways round ---- */

static bool build(const struct opcode *opcode, const struct word *w, struct gpu_insn *insn)
{
	unsigned number = 0;
	while (number <= GPU_OPCODE_COUNT &&
	       strcmp(gpu_opcode_name((enum gpu_opcode)number), opcode->name) != 0)
		number++;
	if (!gpu_init(insn, (enum gpu_opcode)number))
		return false;
	for (unsigned i = 0; i < opcode->field_count; i++) {
		const struct field *field = &opcode->fields[i];
		enum gpu_field name = field_number(field->name);
		uint64_t value = get_field(w, field);
		if (gpu_set(insn, name, value) != GPU_STATUS_OK || gpu_get(insn, name) != value)
			return false;
		if (field->width < 64 &&
		    gpu_set(insn, name, (uint64_t)1 << field->width) != GPU_STATUS_TOO_WIDE)
			return false;
	}
	return true;
}

/* snprintf contract: any size, the same length, cut text, nothing beyond the room. */
static bool format_holds(const struct gpu_insn *insn, const char *text, size_t length)
{
	char cut[GPU_TEXT_MAX + 2];
	for (size_t size = 0; size <= length + 1; size += size < 3 || size + 1 >= length ? 1 : length - 3) {
		memset(cut, 'x', sizeof cut);
		if (gpu_format(insn, cut, size) != length || cut[size] != 'x')
			return false;
		size_t shown = size == 0 ? 0 : size - 1 < length ? size - 1 : length;
		if (memcmp(cut, text, shown) != 0 || (size && cut[shown] != '\0'))
			return false;
	}
	return true;
}

static void check_text(const struct opcode *opcode, const struct word *w, const struct gpu_insn *insn)
{
	char text[GPU_TEXT_MAX + 1];
	struct gpu_insn again;
	struct gpu_error error;
	size_t length = gpu_format(insn, text, sizeof text);
	if (length == 0 || length > GPU_TEXT_MAX || strlen(text) != length)
		fail(opcode, w, "has no text");
	else if (!format_holds(insn, text, length))
		fail(opcode, w, "is cut wrongly where the room for its text ends");
	else if (gpu_parse(text, length, &again, &error) != GPU_STATUS_OK)
		fail(opcode, w, error.message);
	else if (!same_word(&again, w) || again.opcode != insn->opcode || again.form != insn->form)
		fail(opcode, w, "its text reads as another instruction");
}

static void check_legal(const struct opcode *opcode, const struct word *w)
{
	uint8_t bytes[GPU_LENGTH_MAX], expected[GPU_LENGTH_MAX];
	struct gpu_insn built, decoded;
	unsigned size = opcode->length / 8;
	checked++;
	to_bytes(w, opcode->length, expected);
	if (!build(opcode, w, &built) || !same_word(&built, w)) {
		fail(opcode, w, "cannot be built field by field");
	} else if (gpu_encode(&built, bytes, size) != GPU_STATUS_OK) {
		fail(opcode, w, "is legal, but not encoded");
	} else if (memcmp(bytes, expected, size) != 0) {
		fail(opcode, w, "has other bytes");
	} else if (gpu_encode(&built, bytes, size - 1) != GPU_STATUS_NO_ROOM ||
		   gpu_decode(bytes, size - 1, &decoded) != GPU_STATUS_TRUNCATED) {
		fail(opcode, w, "a missing byte goes unnoticed");
	} else if (gpu_decode(bytes, size, &decoded) != GPU_STATUS_OK || !same_word(&decoded, w) ||
		   decoded.opcode != built.opcode || decoded.length != size) {
		fail(opcode, w, "is not decoded to itself");
	} else {
		check_text(opcode, w, &decoded);
	}
}

/* ---- any word: the library and the specification agree ---- */

/* The length that the first unit selects is the library's; the rest is judged here. */
static void check_word(const struct word *w, unsigned length)
{
	uint8_t bytes[GPU_LENGTH_MAX], back[GPU_LENGTH_MAX];
	struct gpu_insn insn;
	struct gpu_reason reason;
	const struct opcode *legal = NULL, *matching = NULL;
	to_bytes(w, length, bytes);
	enum gpu_status status = gpu_decode(bytes, length / 8, &insn);
	if (status == GPU_STATUS_TRUNCATED || insn.length != length / 8)
		return;
	for (unsigned i = 0; i < OPCODES && !legal; i++) {
		if (opcodes[i].length != length || !fixed_match(&opcodes[i], w))
			continue;
		matching = matching ? matching : &opcodes[i];
		if (is_legal(&opcodes[i], w))
			legal = &opcodes[i];
	}
	const char *name = gpu_opcode_name((enum gpu_opcode)insn.opcode);
	const struct opcode *expected = legal ? legal : matching;
	if (status != (legal ? GPU_STATUS_OK : matching ? GPU_STATUS_RESERVED : GPU_STATUS_UNDEFINED))
		fail(expected, w, "is decoded with the wrong status");
	else if (strcmp(name, expected ? expected->name : "") != 0)
		fail(expected, w, "is decoded as another opcode");
	else if (gpu_encode(&insn, back, sizeof back) != status)
		fail(expected, w, "is encoded with another status than it is decoded with");
	else if (legal && memcmp(back, bytes, length / 8) != 0)
		fail(expected, w, "comes back as other bytes");
	else if (status == GPU_STATUS_RESERVED && gpu_explain(&insn, &reason) != status)
		fail(expected, w, "is not explained");
	refused += !legal;
}

/* One field of a legal word gets a value that its box does not have. */
static void check_refused(const struct opcode *opcode, const struct word *legal, unsigned index,
			  uint64_t value)
{
	const struct field *field = &opcode->fields[index];
	struct word w = *legal;
	struct gpu_insn insn;
	struct gpu_reason reason;
	uint8_t bytes[GPU_LENGTH_MAX];
	put_field(&w, field, value);
	if (is_legal(opcode, &w) || !build(opcode, &w, &insn))
		return;
	refused++;
	bool missing = !fits(value, field->legal);
	if (gpu_encode(&insn, bytes, sizeof bytes) != GPU_STATUS_RESERVED)
		fail(opcode, &w, "is not legal, but encoded");
	else if (gpu_explain(&insn, &reason) != GPU_STATUS_RESERVED)
		fail(opcode, &w, "is refused without a reason");
	else if (reason.kind != (missing ? GPU_REASON_VALUE : GPU_REASON_CONSTRAINT))
		fail(opcode, &w, "is refused for the wrong reason");
	else if (missing && strcmp(gpu_field_name(reason.field), field->name) != 0)
		fail(opcode, &w, "is refused for another field");
	else if (!gpu_has(&insn, reason.field))
		fail(opcode, &w, "is refused for a field that it does not have");
	check_word(&w, opcode->length);
}

static void check_neighbours(const struct opcode *opcode, const struct word *legal)
{
	for (unsigned i = 0; i < opcode->field_count; i++) {
		uint64_t ones = ~(uint64_t)0 >> (64 - opcode->fields[i].width);
		if (opcode->fields[i].fixed)
			continue;
		check_refused(opcode, legal, i, random_number() & ones);
		check_refused(opcode, legal, i, get_field(legal, &opcode->fields[i]) ^ 1);
		check_refused(opcode, legal, i, ones);
	}
	for (unsigned i = 0; i < 8; i++) {
		struct word w = *legal;
		for (unsigned flips = 0; flips <= i % 3; flips++)
			w.limb[random_number() % ((opcode->length + 63) / 64)] ^=
				(uint64_t)1 << random_number() % (opcode->length < 64 ? opcode->length : 64);
		check_word(&w, opcode->length);
	}
}

/* ---- the run ---- */

enum { CHOICES_MAX = 64 };

/* The named values of a box's fields, counted like the digits of a number. */
struct odometer {
	unsigned fields[CHOICES_MAX], count;
	uint64_t values[CHOICES_MAX];
};

/* The next legal value of a field; false: none larger, *value is then the least. */
static bool next_value(const struct field *field, const char *const *legal, uint64_t *value)
{
	uint64_t end = (uint64_t)1 << field->width;
	for (uint64_t v = *value + 1; v < end; v++)
		if (fits(v, legal)) {
			*value = v;
			return true;
		}
	for (*value = 0; *value < end && !fits(*value, legal);)
		++*value;
	return false;
}

static void start(const struct opcode *opcode, const struct box *box, struct odometer *o)
{
	o->count = 0;
	for (unsigned i = 0; i < opcode->field_count && o->count < CHOICES_MAX; i++) {
		const struct field *field = &opcode->fields[i];
		if (!field->choice || field->fixed || field->width > 12)
			continue;
		o->values[o->count] = (uint64_t)1 << field->width;
		next_value(field, limit_of(box, field), &o->values[o->count]);
		o->fields[o->count++] = i;
	}
}

static bool advance(const struct opcode *opcode, const struct box *box, struct odometer *o)
{
	for (unsigned k = 0; k < o->count; k++) {
		const struct field *field = &opcode->fields[o->fields[k]];
		if (next_value(field, limit_of(box, field), &o->values[k]))
			return true;
	}
	return false;
}

static void check_box(const struct opcode *opcode, const struct box *box, unsigned long most)
{
	struct odometer o;
	unsigned long turn = 0;
	bool more = true, whole = true;
	for (start(opcode, box, &o); more; turn++) {
		struct word w = { { 0, 0 } };
		for (unsigned i = 0; i < opcode->field_count; i++)
			put_field(&w, &opcode->fields[i],
				  pick(&opcode->fields[i], limit_of(box, &opcode->fields[i]),
				       turn < 2 ? (unsigned)turn : 2));
		for (unsigned k = 0; k < o.count && whole; k++)
			put_field(&w, &opcode->fields[o.fields[k]], o.values[k]);
		check_legal(opcode, &w);
		if (turn < 16)
			check_neighbours(opcode, &w);
		whole = turn < most; /* after so many combinations go on at random, as many again */
		more = whole ? advance(opcode, box, &o) || turn < 32 : turn < 2 * most;
	}
}

int main(int count, char **words)
{
	unsigned long most = count > 1 ? strtoul(words[1], NULL, 10) : 512, boxes = 0;
	for (unsigned i = 0; i < OPCODES; i++)
		for (unsigned k = 0; k < opcodes[i].box_count; k++, boxes++)
			check_box(&opcodes[i], &opcodes[i].boxes[k], most);
	for (unsigned long i = 0; i < 16 * most; i++) {
		const struct opcode *opcode = &opcodes[random_number() % OPCODES];
		unsigned length = opcode->length;
		struct word w = { { random_number(), random_number() } };
		if (length < 128)
			w.limb[1] &= length > 64 ? ~(uint64_t)0 >> (128 - length) : 0;
		if (length < 64)
			w.limb[0] &= ~(uint64_t)0 >> (64 - length);
		check_word(&w, length);
	}
	printf("%u opcodes, %lu boxes of legal values: %lu legal words all ways round, %lu others "
	       "refused; %lu failures\n", (unsigned)OPCODES, boxes, checked, refused, failures);
	return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
