%# SPDX-License-Identifier: MIT

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
static enum ${$p}_field field_number(const char *name)
{
	for (unsigned i = 0; i < ${$P}_FIELD_COUNT; i++)
		if (strcmp(${$p}_field_name((enum ${$p}_field)i), name) == 0)
			return (enum ${$p}_field)i;
	return (enum ${$p}_field)${$P}_FIELD_COUNT;
}

static bool same_word(const struct ${$p}_insn *insn, const struct word *w)
{
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		if (insn->word[i] != w->limb[i])
			return false;
	return true;
}
