/* Bits [lsb, lsb+width) of a word; width is 1 to 64. */
static inline uint64_t ${$p}_bits(const uint64_t *word, unsigned lsb, unsigned width)
{
	uint64_t value = word[lsb / 64] >> lsb % 64;
%if $d/@limbs = 2
	if (lsb % 64 + width > 64)
		value |= word[lsb / 64 + 1] << (64 - lsb % 64);
%end
	return value & UINT64_MAX >> (64 - width);
}

static inline uint64_t ${$p}_extract(const uint64_t *word, const struct ${$p}_position *position)
{
	const struct ${$p}_piece *piece = &${$p}_pieces[position->first];
	uint64_t value = ${$p}_bits(word, piece->lsb, piece->width);
	for (unsigned i = 1; i < position->count; i++) {
		piece++;
		value = value << piece->width | ${$p}_bits(word, piece->lsb, piece->width);
	}
	return value;
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
%if $d/@limbs = 2
		if (shift + piece->width > 64) {
			word[limb + 1] &= ~(ones >> (64 - shift));
			word[limb + 1] |= bits >> (64 - shift);
		}
%end
		value = piece->width == 64 ? 0 : value >> piece->width;
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

static inline bool ${$p}_in_cubes(uint64_t value, uint32_t first, uint32_t count)
{
	for (uint32_t i = first; i < first + count; i++)
		if ((value & ${$p}_cubes[i].mask) == ${$p}_cubes[i].match)
			return true;
	return false;
}

/* The lowest bit says whether the value is in the set; the others say nothing. */
static inline uint64_t ${$p}_in_set(unsigned value, unsigned set)
{
	return ${$p}_sets[set][value / 64] >> value % 64;
}

bool ${$p}_check_holds(const struct ${$p}_check *check, const uint64_t *word);
/* The checks that are not quick; the form of one of `count` boxes in a row. */
bool ${$p}_slow_hold(const struct ${$p}_box *box, const uint64_t *word);
unsigned ${$p}_find_among(const struct ${$p}_box *box, unsigned count, const uint64_t *word);

static inline uint64_t ${$p}_quick_holds(const struct ${$p}_quick_check *check,
				       const uint64_t *word)
{
	return ${$p}_in_set((unsigned)(word[check->limb] >> check->shift) & check->mask, check->set);
}

static inline bool ${$p}_box_holds(const struct ${$p}_box *box, const uint64_t *word)
{
	uint64_t holds = ${$p}_quick_holds(&box->quick[0], word);
	holds &= ${$p}_quick_holds(&box->quick[1], word);
	if (${$p}_differs(word, box->mask, box->match) | (~holds & 1))
		return false;
	return !box->slow || ${$p}_slow_hold(box, word);
}

/* The first form that holds the word; 0: the opcode has no such legal word. */
static inline unsigned ${$p}_find_form(const uint64_t *word, unsigned opcode)
{
	const struct ${$p}_head *head = &${$p}_heads[opcode];
	unsigned start = ${$p}_starts[head->start + (word[head->limb] >> head->shift & head->mask)];
	const struct ${$p}_box *box = &${$p}_boxes[head->box + start];
	if (${$p}_box_holds(box, word))
		return box->form;
	return head->count > 1 ? ${$p}_find_among(box + 1, head->count - 1u, word) : 0;
}

static inline bool ${$p}_form_holds(unsigned form, unsigned opcode, const uint64_t *word)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
	for (uint32_t i = info->box; i < info->box + info->boxes; i++)
		if (${$p}_boxes[i].form == form && ${$p}_box_holds(&${$p}_boxes[i], word))
			return true;
	return false;
}

/* Of the opcode's boxes, or of one form's, the one that the word misses in the fewest fields. */
const struct ${$p}_box *${$p}_nearest_box(const struct ${$p}_opcode_info *info, unsigned form,
				     const uint64_t *word);
unsigned ${$p}_wrong_fields(const struct ${$p}_opcode_info *info, const struct ${$p}_box *box,
			  const uint64_t *word);
bool ${$p}_wrong_field(const struct ${$p}_opcode_info *info, const struct ${$p}_box *box,
		     const uint64_t *word, unsigned field);
