/* Fuzz harness: any bytes through the decoder, held against the judge.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* Bytes at the very end of an array, so that a look behind them is seen by AddressSanitizer. */
static uint8_t end_room[GPU_LENGTH_MAX];

static const uint8_t *at_end(const uint8_t *bytes, size_t size)
{
	uint8_t *place = end_room + sizeof end_room - size;
	memcpy(place, bytes, size);
	return place;
}

static bool same(const struct gpu_insn *a, const struct gpu_insn *b)
{
	return memcmp(a->word, b->word, sizeof a->word) == 0 && a->opcode == b->opcode &&
		a->form == b->form && a->length == b->length;
}

/* May it be told although no unit is complete: where there is one length only? */
static bool right_length(unsigned length, size_t size, const struct gpu_fuzz_verdict *verdict)
{
	if (size < GPU_FUZZ_UNIT / 8 && GPU_FUZZ_LENGTHS == 1)
		return length == 0 || length == gpu_fuzz_lengths[0];
	return length == verdict->length;
}

static void check_reason(const uint8_t *bytes, size_t size, const struct gpu_insn *insn,
	const struct gpu_fuzz_verdict *verdict)
{
	struct gpu_reason reason;
	enum gpu_status status = gpu_explain(insn, &reason);
	if (status != verdict->status)
		gpu_fuzz_fail(bytes, size, "explain returns status %d, not %d", (int)status,
			(int)verdict->status);
	if (status == GPU_STATUS_RESERVED && !gpu_fuzz_explains(bytes, verdict, &reason))
		gpu_fuzz_fail(bytes, size, "explained by kind %d and field '%s'",
			(int)reason.kind,
			gpu_fuzz_field_name(reason.field));
	if (status != GPU_STATUS_RESERVED && reason.kind != GPU_REASON_NONE)
		gpu_fuzz_fail(bytes, size, "has reason %d but is not reserved",
			(int)reason.kind);
}

/* What was decoded is what the judge says, and holds the bits of the bytes. */
static void check_insn(const uint8_t *bytes, size_t size, enum gpu_status status,
	const struct gpu_insn *insn, const struct gpu_fuzz_verdict *verdict)
{
	if (status != verdict->status)
		gpu_fuzz_fail(bytes, size, "decoded with status %d, not %d", (int)status,
			(int)verdict->status);
	if (!right_length(insn->length, size, verdict))
		gpu_fuzz_fail(bytes, size, "decoded with length %u, not %u", insn->length,
			verdict->length);
	if (insn->opcode != verdict->opcode)
		gpu_fuzz_fail(bytes, size, "decoded as opcode %u, not %u", insn->opcode,
			verdict->opcode);
	if ((insn->form != 0) != (status == GPU_STATUS_OK))
		gpu_fuzz_fail(bytes, size, "decoded with form %u", insn->form);
	if (status == GPU_STATUS_TRUNCATED)
		return;
	struct gpu_fuzz_bits w = gpu_fuzz_load(bytes, verdict->length);
	if (memcmp(w.limb, insn->word, sizeof w.limb) != 0)
		gpu_fuzz_fail(bytes, size, "decoded with different bits");
	check_reason(bytes, size, insn, verdict);
}

/* One word: as it is, with nothing behind it, and without its last byte. Returns its length. */
static size_t check(const uint8_t *bytes, size_t size)
{
	struct gpu_fuzz_verdict verdict;
	struct gpu_insn insn, again;
	size_t shown = size < sizeof end_room ? size : sizeof end_room;
	gpu_fuzz_judge(bytes, size, &verdict);
	gpu_fuzz_reach(bytes, size, &verdict);
	enum gpu_status status = gpu_decode(at_end(bytes, shown), shown, &insn);
	check_insn(bytes, size, status, &insn, &verdict);
	if (gpu_decode(bytes, size, &again) != status || !same(&insn, &again))
		gpu_fuzz_fail(bytes, size, "decoded differently with more bytes after it");
	if (status == GPU_STATUS_TRUNCATED)
		return size;
	size_t length = verdict.length;
	if (gpu_decode(at_end(bytes, length), length, &again) != status || !same(&insn, &again))
		gpu_fuzz_fail(bytes, size, "decoded differently without bytes after it");
	if (gpu_decode(at_end(bytes, length - 1), length - 1, &again) != GPU_STATUS_TRUNCATED)
		gpu_fuzz_fail(bytes, length - 1, "a missing byte is not noticed");
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
	struct gpu_fuzz_random r;
	gpu_fuzz_seed(&r, seed);
	return gpu_fuzz_change(&r, data, size, room);
}

/* ---- many words without an engine ---- */

enum { SHARE = 64 }; /* one word in so many goes through all that an input goes through */

/* What is known by the way a word was made must come; what is not known is asked of the judge. */
static void check_quickly(const uint8_t *bytes, size_t size, struct gpu_fuzz_verdict *known)
{
	struct gpu_insn insn;
	enum gpu_status status = gpu_decode(bytes, size, &insn);
	if (known->status == GPU_STATUS_SYNTAX)
		gpu_fuzz_judge(bytes, size, known);
	if (status != known->status || insn.opcode != known->opcode ||
		(status != GPU_STATUS_TRUNCATED && insn.length != known->length))
		gpu_fuzz_fail(bytes, size,
			"decoded with status %d, opcode %u, length %u; not %d, %u, %u",
			(int)status, insn.opcode, insn.length, (int)known->status, known->opcode,
				known->length);
}

/* Returns how many went through all checks. */
uint64_t gpu_fuzz_batch(uint64_t words, uint64_t seed)
{
	struct gpu_fuzz_random r;
	struct gpu_fuzz_verdict known;
	uint8_t bytes[GPU_LENGTH_MAX];
	uint64_t whole = 0;
	gpu_fuzz_seed(&r, seed);
	for (uint64_t i = 0; i < words; i++) {
		enum gpu_fuzz_kind kind = (enum gpu_fuzz_kind)(i % GPU_FUZZ_KINDS);
		size_t size = gpu_fuzz_word_known(&r, kind, bytes, &known);
		check_quickly(bytes, size, &known);
		if (i / GPU_FUZZ_KINDS % SHARE == 0 && size) {
			check(bytes, size);
			whole++;
		}
	}
	return whole;
}
