/* Fuzz harness: any bytes through the decoder, held against the judge.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* Bytes at the very end of an array, so that a look behind them is seen by AddressSanitizer. */
static uint8_t end_room[TINY_LENGTH_MAX];

static const uint8_t *at_end(const uint8_t *bytes, size_t size)
{
	uint8_t *place = end_room + sizeof end_room - size;
	memcpy(place, bytes, size);
	return place;
}

static bool same(const struct tiny_insn *a, const struct tiny_insn *b)
{
	return memcmp(a->word, b->word, sizeof a->word) == 0 && a->opcode == b->opcode &&
		a->form == b->form && a->length == b->length;
}

/* May it be told although no unit is complete: where there is one length only? */
static bool right_length(unsigned length, size_t size, const struct tiny_fuzz_verdict *verdict)
{
	if (size < TINY_FUZZ_UNIT / 8 && TINY_FUZZ_LENGTHS == 1)
		return length == 0 || length == tiny_fuzz_lengths[0];
	return length == verdict->length;
}

static void check_reason(const uint8_t *bytes, size_t size, const struct tiny_insn *insn,
	const struct tiny_fuzz_verdict *verdict)
{
	struct tiny_reason reason;
	enum tiny_status status = tiny_explain(insn, &reason);
	if (status != verdict->status)
		tiny_fuzz_fail(bytes, size, "explain returns status %d, not %d", (int)status,
			(int)verdict->status);
	if (status == TINY_STATUS_RESERVED && !tiny_fuzz_explains(bytes, verdict, &reason))
		tiny_fuzz_fail(bytes, size, "explained by kind %d and field '%s'",
			(int)reason.kind,
			tiny_fuzz_field_name(reason.field));
	if (status != TINY_STATUS_RESERVED && reason.kind != TINY_REASON_NONE)
		tiny_fuzz_fail(bytes, size, "has reason %d but is not reserved",
			(int)reason.kind);
}

/* What was decoded is what the judge says, and holds the bits of the bytes. */
static void check_insn(const uint8_t *bytes, size_t size, enum tiny_status status,
	const struct tiny_insn *insn, const struct tiny_fuzz_verdict *verdict)
{
	if (status != verdict->status)
		tiny_fuzz_fail(bytes, size, "decoded with status %d, not %d", (int)status,
			(int)verdict->status);
	if (!right_length(insn->length, size, verdict))
		tiny_fuzz_fail(bytes, size, "decoded with length %u, not %u", insn->length,
			verdict->length);
	if (insn->opcode != verdict->opcode)
		tiny_fuzz_fail(bytes, size, "decoded as opcode %u, not %u", insn->opcode,
			verdict->opcode);
	if ((insn->form != 0) != (status == TINY_STATUS_OK))
		tiny_fuzz_fail(bytes, size, "decoded with form %u", insn->form);
	if (status == TINY_STATUS_TRUNCATED)
		return;
	struct tiny_fuzz_bits w = tiny_fuzz_load(bytes, verdict->length);
	if (memcmp(w.limb, insn->word, sizeof w.limb) != 0)
		tiny_fuzz_fail(bytes, size, "decoded with different bits");
	check_reason(bytes, size, insn, verdict);
}

/* One word: as it is, with nothing behind it, and without its last byte. Returns its length. */
static size_t check(const uint8_t *bytes, size_t size)
{
	struct tiny_fuzz_verdict verdict;
	struct tiny_insn insn, again;
	size_t shown = size < sizeof end_room ? size : sizeof end_room;
	tiny_fuzz_judge(bytes, size, &verdict);
	tiny_fuzz_reach(bytes, size, &verdict);
	enum tiny_status status = tiny_decode(at_end(bytes, shown), shown, &insn);
	check_insn(bytes, size, status, &insn, &verdict);
	if (tiny_decode(bytes, size, &again) != status || !same(&insn, &again))
		tiny_fuzz_fail(bytes, size, "decoded differently with more bytes after it");
	if (status == TINY_STATUS_TRUNCATED)
		return size;
	size_t length = verdict.length;
	if (tiny_decode(at_end(bytes, length), length, &again) != status || !same(&insn, &again))
		tiny_fuzz_fail(bytes, size, "decoded differently without bytes after it");
	if (tiny_decode(at_end(bytes, length - 1), length - 1, &again) != TINY_STATUS_TRUNCATED)
		tiny_fuzz_fail(bytes, length - 1, "a missing byte is not noticed");
	return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (!size)
		check(data, 0);
	for (unsigned words = 0; size > 0 && words < WORDS_MAX; words++) {
		size_t length = check(data, size);
		data += length;
		size -= length;
	}
	return 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t room, unsigned seed)
{
	struct tiny_fuzz_random r;
	tiny_fuzz_seed(&r, seed);
	return tiny_fuzz_change(&r, data, size, room);
}

/* ---- many words without an engine ---- */

enum { SHARE = 64 }; /* one word in so many goes through all that an input goes through */

/* What is known by the way a word was made must come; what is not known is asked of the judge. */
static void check_quickly(const uint8_t *bytes, size_t size, struct tiny_fuzz_verdict *known)
{
	struct tiny_insn insn;
	enum tiny_status status = tiny_decode(bytes, size, &insn);
	if (known->status == TINY_STATUS_SYNTAX)
		tiny_fuzz_judge(bytes, size, known);
	if (status != known->status || insn.opcode != known->opcode ||
		(status != TINY_STATUS_TRUNCATED && insn.length != known->length))
		tiny_fuzz_fail(bytes, size,
			"decoded with status %d, opcode %u, length %u; not %d, %u, %u",
			(int)status, insn.opcode, insn.length, (int)known->status, known->opcode,
				known->length);
}

/* Returns how many went through all checks. */
uint64_t tiny_fuzz_batch(uint64_t words, uint64_t seed)
{
	struct tiny_fuzz_random r;
	struct tiny_fuzz_verdict known;
	uint8_t bytes[TINY_LENGTH_MAX];
	uint64_t whole = 0;
	tiny_fuzz_seed(&r, seed);
	for (uint64_t i = 0; i < words; i++) {
		enum tiny_fuzz_kind kind = (enum tiny_fuzz_kind)(i % TINY_FUZZ_KINDS);
		size_t size = tiny_fuzz_word_known(&r, kind, bytes, &known);
		check_quickly(bytes, size, &known);
		if (i / TINY_FUZZ_KINDS % SHARE == 0 && size) {
			check(bytes, size);
			whole++;
		}
	}
	return whole;
}
