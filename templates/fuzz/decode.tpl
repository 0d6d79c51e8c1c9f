%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_decode.c"
%call banner('Fuzz harness: any bytes through the decoder, held against the judge.')
#include "${c-string: $p}_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* Bytes at the very end of an array, so that AddressSanitizer sees reads beyond them. */
static uint8_t end_room[${$P}_LENGTH_MAX];

static const uint8_t *at_end(const uint8_t *bytes, size_t size)
{
	uint8_t *place = end_room + sizeof end_room - size;
	memcpy(place, bytes, size);
	return place;
}

static bool same(const struct ${$p}_insn *a, const struct ${$p}_insn *b)
{
	return memcmp(a->word, b->word, sizeof a->word) == 0 && a->opcode == b->opcode &&
		a->form == b->form && a->length == b->length;
}

/* Can it be known although no unit is complete, because there is only one length? */
static bool right_length(unsigned length, size_t size, const struct ${$p}_fuzz_verdict *verdict)
{
	if (size < ${$P}_FUZZ_UNIT / 8 && ${$P}_FUZZ_LENGTHS == 1)
		return length == 0 || length == ${$p}_fuzz_lengths[0];
	return length == verdict->length;
}

static void check_reason(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn,
	const struct ${$p}_fuzz_verdict *verdict)
{
	struct ${$p}_reason reason;
	enum ${$p}_status status = ${$p}_explain(insn, &reason);
	if (status != verdict->status)
		${$p}_fuzz_fail(bytes, size, "explain returns status %d, not %d", (int)status,
			(int)verdict->status);
	if (status == ${$P}_STATUS_RESERVED && !${$p}_fuzz_explains(bytes, verdict, &reason))
		${$p}_fuzz_fail(bytes, size, "explained by kind %d and field '%s'",
			(int)reason.kind,
			${$p}_fuzz_field_name(reason.field));
	if (status != ${$P}_STATUS_RESERVED && reason.kind != ${$P}_REASON_NONE)
		${$p}_fuzz_fail(bytes, size, "has reason %d but is not reserved",
			(int)reason.kind);
}

/* The decoded instruction agrees with the judge, and has the bits of the bytes. */
static void check_insn(const uint8_t *bytes, size_t size, enum ${$p}_status status,
	const struct ${$p}_insn *insn, const struct ${$p}_fuzz_verdict *verdict)
{
	if (status != verdict->status)
		${$p}_fuzz_fail(bytes, size, "decoded with status %d, not %d", (int)status,
			(int)verdict->status);
	if (!right_length(insn->length, size, verdict))
		${$p}_fuzz_fail(bytes, size, "decoded with length %u, not %u", insn->length,
			verdict->length);
	if (insn->opcode != verdict->opcode)
		${$p}_fuzz_fail(bytes, size, "decoded as opcode %u, not %u", insn->opcode,
			verdict->opcode);
	if ((insn->form != 0) != (status == ${$P}_STATUS_OK))
		${$p}_fuzz_fail(bytes, size, "decoded with form %u", insn->form);
	if (status == ${$P}_STATUS_TRUNCATED)
		return;
	struct ${$p}_fuzz_bits w = verdict->opcode
		? ${$p}_fuzz_load_as(
			&${$p}_fuzz_opcodes[verdict->opcode - 1], bytes, verdict->length)
		: ${$p}_fuzz_load(bytes, verdict->length);
	if (memcmp(w.limb, insn->word, sizeof w.limb) != 0)
		${$p}_fuzz_fail(bytes, size, "decoded with different bits");
	check_reason(bytes, size, insn, verdict);
}

/* One word: as it is, with nothing after it, and without its last byte. Returns its length. */
static size_t check(const uint8_t *bytes, size_t size)
{
	struct ${$p}_fuzz_verdict verdict;
	struct ${$p}_insn insn, again;
	size_t shown = size < sizeof end_room ? size : sizeof end_room;
	${$p}_fuzz_judge(bytes, size, &verdict);
	${$p}_fuzz_reach(bytes, size, &verdict);
	enum ${$p}_status status = ${$p}_decode(at_end(bytes, shown), shown, &insn);
	check_insn(bytes, size, status, &insn, &verdict);
	if (${$p}_decode(bytes, size, &again) != status || !same(&insn, &again))
		${$p}_fuzz_fail(bytes, size, "decoded differently with more bytes after it");
	if (status == ${$P}_STATUS_TRUNCATED)
		return size;
	size_t length = verdict.length;
	if (${$p}_decode(at_end(bytes, length), length, &again) != status || !same(&insn, &again))
		${$p}_fuzz_fail(bytes, size, "decoded differently without bytes after it");
	if (${$p}_decode(at_end(bytes, length - 1), length - 1, &again) != ${$P}_STATUS_TRUNCATED)
		${$p}_fuzz_fail(bytes, length - 1, "a missing byte is not noticed");
	return length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
%call words_entry()

%include "decode_batch.tpl"
