%# SPDX-License-Identifier: MIT
/* ---- words in a row ---- */

enum { WORDS_MAX = 4 };

struct row {
	uint8_t bytes[WORDS_MAX * ${$P}_LENGTH_MAX];
	size_t size, at, length; /* the word at `at` has length bytes, 0 where the row ends */
	struct ${$p}_fuzz_verdict verdict;
};

/* Goes to one of the words. */
static void choose(struct ${$p}_fuzz_random *r, struct row *row)
{
	size_t steps = ${$p}_fuzz_below(r, WORDS_MAX);
	for (row->at = row->length = 0; row->at < row->size; row->at += row->length) {
		${$p}_fuzz_judge(row->bytes + row->at, row->size - row->at, &row->verdict);
		row->length = row->verdict.length;
		if (row->verdict.status == ${$P}_STATUS_TRUNCATED)
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

static void insert_new(struct ${$p}_fuzz_random *r, struct row *row, bool append)
{
	uint8_t bytes[${$P}_LENGTH_MAX];
	size_t length =
		${$p}_fuzz_word(r, (enum ${$p}_fuzz_kind)${$p}_fuzz_below(r, ${$P}_FUZZ_KINDS), bytes);
	row->length = append ? 0 : row->length;
	replace(row, bytes, length);
}

/* Another value for one field, or its operands for another opcode. */
static void change_word(struct ${$p}_fuzz_random *r, struct row *row, bool other)
{
	uint8_t bytes[${$P}_LENGTH_MAX];
	if (!row->verdict.opcode || !row->length)
		return;
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[row->verdict.opcode - 1];
	struct ${$p}_fuzz_bits w =
		${$p}_fuzz_load_as(opcode, row->bytes + row->at, row->verdict.length);
	if (other)
		w = swap(r, opcode, &w, &opcode);
	else if (opcode->uses)
		change_field(r, opcode, any_box(r, opcode), BOUNDARY, &w);
	replace(row, bytes, ${$p}_fuzz_store_as(opcode, &w, bytes));
}

static void flip_bits(struct ${$p}_fuzz_random *r, struct row *row)
{
	for (uint64_t i = ${$p}_fuzz_below(r, 3) + 1; i > 0 && row->length; i--)
		row->bytes[row->at + ${$p}_fuzz_below(r, row->length)] ^=
			(uint8_t)(1u << ${$p}_fuzz_below(r, 8));
}

static void repeat(struct row *row)
{
	uint8_t bytes[${$P}_LENGTH_MAX];
	size_t length = row->length < sizeof bytes ? row->length : sizeof bytes;
	memcpy(bytes, row->bytes + row->at, length);
	row->length = 0;
	replace(row, bytes, length);
}

size_t ${$p}_fuzz_change(struct ${$p}_fuzz_random *r, uint8_t *data, size_t size, size_t room)
{
	struct row row = { .size = size < sizeof row.bytes ? size : sizeof row.bytes };
	if (!room)
		return 0;
	memcpy(row.bytes, data, row.size);
	choose(r, &row);
	uint64_t choice = row.size ? ${$p}_fuzz_below(r, 16) : 0;
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
		row.size = row.at + ${$p}_fuzz_below(r, row.length + 1);
	if (!row.size)
		row.bytes[row.size++] = (uint8_t)${$p}_fuzz_next(r);
	row.size = row.size < room ? row.size : room;
	memcpy(data, row.bytes, row.size);
	return row.size;
}
