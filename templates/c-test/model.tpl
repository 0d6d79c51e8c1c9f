%# SPDX-License-Identifier: MIT
/* ---- the specification ---- */

enum { UNIT = ${/isa/layout/@unit}, BIG = ${number(/isa/layout/@byte-order = 'big')} };

struct piece {
	unsigned lsb, width;
};

/* pieces end in width 0; legal: patterns of 0, 1 and ?, highest bit first, or NULL for all. */
struct field {
	const char *name;
	unsigned width;
	const struct piece *pieces;
	const char *const *legal;
	bool fixed, choice; /* choice: a value with a name, of which all are tried */
	uint64_t value;     /* of a fixed field */
	uint64_t ignored;   /* the bits that need not be as in its text */
%if $modes
	bool modes; /* its type has alternatives */
%end
};

/* A field's legal values in one box where they are not all of its type. */
struct limit {
	const char *field; /* NULL: the end */
	const char *const *legal;
};

struct box {
	const struct limit *limits;
};

%if $appends
/* Bits of a field and of what it appends, as a pattern, for which it appends so many. */
struct append_test {
	uint64_t mask, match;
	unsigned bits;
};

/* A field that appends units, at most `most` bits: the first of its tests that holds says how
 * many. */
struct slot {
	const char *field;
	unsigned own, most, test, tests; /* own: bits of the field without them */
};

%end
struct opcode {
	const char *name;
%if $appends
	unsigned length; /* bits, without appended units */
	unsigned slot, slots;
%else
	unsigned length; /* bits */
%end
	const struct field *fields;
	unsigned field_count;
	const struct box *boxes;
	unsigned box_count;
	bool decode_only; /* its texts may be read as another opcode */
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

