%# SPDX-License-Identifier: MIT
/* The bits of a word from bit `at` to the end of its 64-bit part. */
static inline uint64_t ${$p}_bits_from(const uint64_t *word, unsigned at)
{
%if $d/@limbs = 2
	return (at & 64 ? word[1] : word[0]) >> at % 64;
%else
	return word[0] >> at % 64;
%end
}

/* Bits [lsb, lsb+width) of a word, which has them; width is 1 to 64. */
static inline uint64_t ${$p}_bits(const uint64_t *word, unsigned lsb, unsigned width)
{
	uint64_t value = ${$p}_bits_from(word, lsb);
%if $crossing
	if (lsb % 64 + width > 64)
		value |= word[1] << (64 - lsb % 64);
%end
	return value & UINT64_MAX >> (64 - width);
}

/* The value at a position. */
static inline uint64_t ${$p}_extract(const uint64_t *word, const struct ${$p}_position *position)
{
	const struct ${$p}_piece *piece = &${$p}_pieces[position->first];
%if $pieces
	uint64_t value = ${$p}_bits(word, piece->lsb, piece->width);
	for (unsigned i = 1; i < position->count; i++) {
		piece++;
		value = value << piece->width | ${$p}_bits(word, piece->lsb, piece->width);
	}
	return value;
%else
	return ${$p}_bits(word, piece->lsb, piece->width);
%end
}

/* Puts the low bits of value to a position; the others stay. */
static inline void ${$p}_insert(uint64_t *word, const struct ${$p}_position *position,
			      uint64_t value)
{
	for (unsigned i = position->count; i-- > 0;) {
		const struct ${$p}_piece *piece = &${$p}_pieces[position->first + i];
		uint64_t ones = UINT64_MAX >> (64 - piece->width), bits = value & ones;
		unsigned limb = piece->lsb / 64, shift = piece->lsb % 64;
		word[limb] = (word[limb] & ~(ones << shift)) | bits << shift;
%if $crossing
		if (shift + piece->width > 64) {
			word[limb + 1] &= ~(ones >> (64 - shift));
			word[limb + 1] |= bits >> (64 - shift);
		}
%end
		value = value >> (piece->width - 1) >> 1;
	}
}

/* 0 when (word & mask) == match. */
static inline uint64_t ${$p}_differs(const uint64_t *word, const uint64_t *mask,
				   const uint64_t *match)
{
%if $d/@limbs = 2
	return ((word[0] & mask[0]) ^ match[0]) | ((word[1] & mask[1]) ^ match[1]);
%else
	return (word[0] & mask[0]) ^ match[0];
%end
}

static inline bool ${$p}_matches(const uint64_t *word, const uint64_t *mask, const uint64_t *match)
{
	return !${$p}_differs(word, mask, match);
}

%if $checks or $several-holes
/* Is the value in one of cubes [first, first+count)? */
static inline bool ${$p}_in_cubes(uint64_t value, uint32_t first, uint32_t count)
{
	for (uint32_t i = first; i < first + count; i++)
		if ((value & ${$p}_cubes[i].mask) == ${$p}_cubes[i].match)
			return true;
	return false;
}

%end
/* The only box of the opcode that can hold the word, or the first one if that is not known. */
static inline const struct ${$p}_box *${$p}_likely_box(const uint64_t *word, unsigned opcode)
{
	const struct ${$p}_head *head = &${$p}_heads[opcode];
	unsigned start = head->starts >> ${$p}_bits_from(word, head->at) * 2 % 64 & 3;
	return &${$p}_boxes[head->box + start];
}

%if $d/fronts
%if $d/front-rows
/* In the table by the two bytes of the first unit, equal rows and columns are stored once. */
%end
static inline unsigned ${$p}_front_code(const uint64_t *word)
{
%if $d/front-rows
	unsigned row = ${$p}_front_rows[word[0] >> 8 & 0xff];
	return ${$p}_front_units[row + ${$p}_front_columns[word[0] & 0xff]];
%else
	return ${$p}_front_units[word[0] & 0xff];
%end
}

%end
/* All but the last box->rest checks hold. */
static inline bool ${$p}_box_fits(const struct ${$p}_box *box, const uint64_t *word)
{
	uint64_t in = box->values >> ${$p}_bits_from(word, box->at) % 64;
	return !(${$p}_differs(word, box->mask, box->match) | (~in & 1));
}

/* The first form that holds the word; 0: the opcode has no such legal word. */
unsigned ${$p}_find_form(const uint64_t *word, unsigned opcode);
%if $misfits
/* Does this form of the opcode hold the word? */
bool ${$p}_form_holds(unsigned form, unsigned opcode, const uint64_t *word);
%end
%if $checks
/* Has the field of the check one of its values in the word? */
bool ${$p}_check_holds(const struct ${$p}_check *check, const uint64_t *word);
%end
%if $constrained or $misfits

/* Of the boxes of the opcode or of a form, the one that the word misses in the fewest fields; the
 * number of these fields, and the first. box: NULL if there is none. */
struct ${$p}_nearest {
	const struct ${$p}_box *box;
	unsigned wrong;
	enum ${$p}_field field;
};
struct ${$p}_nearest ${$p}_find_nearest(const struct ${$p}_opcode_info *info, unsigned form,
				     const uint64_t *word);
%if $misfits
/* Does the word miss the box in the field? The opcode has to have it. */
bool ${$p}_wrong_field(const struct ${$p}_opcode_info *info, const struct ${$p}_box *box,
		     const uint64_t *word, unsigned field);
%end
%end
