%# SPDX-License-Identifier: MIT

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
	check_refused_lines();
	printf("%u opcodes, %lu cubes of legal values: %lu legal words pass every round trip, "
	       "%lu others are refused; %lu failures\n", (unsigned)OPCODES, boxes, checked,
	       refused, failures);
	return failures ? EXIT_FAILURE : EXIT_SUCCESS;
}
