%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_roundtrip.c"
%call banner('Fuzz harness: bytes to an instruction, to text, and all the way back.')
#include "${c-string: $p}_fuzz_model.h"

#include <stdio.h>
#include <string.h>

enum { WORDS_MAX = 4 };

/* The field by the function of its name; some fields of another opcode may lie elsewhere. */
static uint64_t get_by_name(const struct ${$p}_insn *insn, enum ${$p}_field field)
{
	switch (field) {
%each $d/field-names/c-field
	case ${$P}_FIELD_${id: @id}: return ${$p}_get_${id: @id}(insn);
%end
	}
	return 0;
}

/* The reason, which must be complete: no old content of the caller's memory may remain. */
static enum ${$p}_status explain(const struct ${$p}_insn *insn, struct ${$p}_reason *reason)
{
	memset(reason, 0xa5, sizeof *reason);
	enum ${$p}_status status = ${$p}_explain(insn, reason);
	uint64_t bits = 0;
	for (unsigned i = 0; i < ${$P}_LIMBS; i++)
		bits |= reason->bits[i];
	if ((unsigned)reason->kind > ${$P}_REASON_CONSTRAINT ||
		(unsigned)reason->field > ${$P}_FIELD_COUNT ||
		(reason->kind == ${$P}_REASON_NONE) != (status != ${$P}_STATUS_RESERVED) ||
		(reason->kind == ${$P}_REASON_BITS) != (bits != 0))
		${$p}_fuzz_fail(NULL, 0, "opcode %u, word 0x%llx has an incomplete reason", insn->opcode,
			(unsigned long long)insn->word[0]);
	return status;
}

/* Each field as the judge reads it, and the instruction made anew from these. */
static void check_fields(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn)
{
	const struct ${$p}_fuzz_opcode *opcode = &${$p}_fuzz_opcodes[insn->opcode - 1];
	struct ${$p}_fuzz_bits w = ${$p}_fuzz_load_as(opcode, bytes, insn->length);
	struct ${$p}_insn built;
	uint8_t back[${$P}_LENGTH_MAX];
	if (strcmp(${$p}_opcode_name(insn->opcode), opcode->name) != 0)
		${$p}_fuzz_fail(bytes, size, "opcode %u is called '%s'", insn->opcode,
			${$p}_opcode_name(insn->opcode));
	memset(&built, 0xa5, sizeof built);
	if (!${$p}_init(&built, insn->opcode) || built.opcode != insn->opcode ||
		built.length != ${$p}_fuzz_size(opcode, &opcode->plain) || built.form != 0)
		${$p}_fuzz_fail(bytes, size, "opcode %u cannot be constructed", insn->opcode);
	for (uint32_t i = opcode->use; i < opcode->use + opcode->uses; i++) {
		const struct ${$p}_fuzz_field *field = &${$p}_fuzz_fields[${$p}_fuzz_uses[i].field];
		uint64_t value = ${$p}_fuzz_get(&w, ${$p}_fuzz_uses[i].field);
		if (!${$p}_has(insn, field->name) || ${$p}_get(insn, field->name) != value ||
			get_by_name(insn, field->name) != value)
			${$p}_fuzz_fail(bytes, size, "field '%s' is read incorrectly",
				${$p}_fuzz_field_name(field->name));
		if (field->kind != ${$P}_FUZZ_FIXED &&
			${$p}_get(&built, field->name) != (field->has_hidden ? field->hidden : 0))
			${$p}_fuzz_fail(bytes, size,
				"field '%s' does not start with its default",
				${$p}_fuzz_field_name(field->name));
		if (${$p}_set(&built, field->name, value) != ${$P}_STATUS_OK)
			${$p}_fuzz_fail(bytes, size, "field '%s' cannot be set",
				${$p}_fuzz_field_name(field->name));
		if (field->width < 64 && ${$p}_set(&built, field->name,
			value | (uint64_t)1 << field->width) !=
									  ${$P}_STATUS_TOO_WIDE)
			${$p}_fuzz_fail(bytes, size, "field '%s' accepts a value that is too wide",
				${$p}_fuzz_field_name(field->name));
	}
	if (${$p}_encode(&built, back, sizeof back) != ${$P}_STATUS_OK || memcmp(back, bytes,
		insn->length) != 0)
		${$p}_fuzz_fail(bytes, size, "constructed from its fields it has different bytes");
	if (${$p}_encode(&built, back, insn->length - 1u) != ${$P}_STATUS_NO_ROOM)
		${$p}_fuzz_fail(bytes, size, "written beyond the end of the buffer");
}

/* As snprintf: the same length for any buffer size, and nothing written after it. */
static void check_cut(
	const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn, const char *text,
		size_t length)
{
	char cut[${$P}_TEXT_MAX + 2];
	size_t room = (bytes[0] + bytes[size - 1] * 7u) % (length + 2);
	memset(cut, 'x', sizeof cut);
	size_t shown = room == 0 ? 0 : room - 1 < length ? room - 1 : length;
	if (${$p}_format(insn, cut, room) != length || cut[room] != 'x' || memcmp(cut, text,
		shown) != 0 ||
		(room && cut[shown] != '\0'))
		${$p}_fuzz_fail(bytes, size, "its text is truncated incorrectly at %zu of %zu bytes", room,
			length);
}

%include "roundtrip_twin.tpl"
%include "roundtrip_changed.tpl"
static void check_legal(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn)
{
	char text[${$P}_TEXT_MAX + 1];
	uint8_t back[${$P}_LENGTH_MAX];
	struct ${$p}_insn again;
	struct ${$p}_error error;
	struct ${$p}_reason reason;
	size_t length = ${$p}_format(insn, text, sizeof text);
	if (length == 0 || length > ${$P}_TEXT_MAX || strlen(text) != length)
		${$p}_fuzz_fail(bytes, size, "its text has %zu bytes", length);
	check_cut(bytes, size, insn, text, length);
	if (${$p}_parse(text, length, &again, &error) != ${$P}_STATUS_OK)
		${$p}_fuzz_fail(bytes, size, "its text '%s' is not read: %s", text, error.message);
%if $f/opcodes/row[@decode-only]
	if (has_twin(insn, &again, text, length))
		again = *insn; /* the text is also its own */
%end
%if $f/fields/row/@ignored
	take_ignored(&again, insn, text);
%end
	if (memcmp(again.word, insn->word, sizeof again.word) != 0 || again.opcode != insn->opcode)
		${$p}_fuzz_fail(bytes, size, "its text '%s' is read as opcode %u, word 0x%llx",
			text, again.opcode,
			(unsigned long long)again.word[0]);
	if (${$p}_encode(&again, back, sizeof back) != ${$P}_STATUS_OK ||
		memcmp(back, bytes, insn->length) != 0)
		${$p}_fuzz_fail(bytes, size, "its text '%s' has different bytes", text);
	if (explain(insn, &reason) != ${$P}_STATUS_OK)
		${$p}_fuzz_fail(bytes, size, "is legal, but explained");
	check_fields(bytes, size, insn);
	check_changed(bytes, size, insn);
}

/* Illegal words are refused, with the reason of the specification. */
static void check_refused(const uint8_t *bytes, size_t size, const struct ${$p}_insn *insn,
	const struct ${$p}_fuzz_verdict *verdict)
{
	char text[${$P}_TEXT_MAX + 1];
	uint8_t back[${$P}_LENGTH_MAX];
	struct ${$p}_reason reason;
	if (${$p}_encode(insn, back, sizeof back) != verdict->status)
		${$p}_fuzz_fail(bytes, size, "is not legal, but written");
	if (${$p}_format(insn, text, sizeof text) != 0 || text[0])
		${$p}_fuzz_fail(bytes, size, "is not legal, but has the text '%s'", text);
	if (explain(insn, &reason) != verdict->status ||
		(verdict->opcode && !${$p}_fuzz_explains(bytes, verdict, &reason)))
		${$p}_fuzz_fail(bytes, size, "is refused for the wrong reason: kind %d, field '%s'",
			(int)reason.kind, ${$p}_fuzz_field_name(reason.field));
}

%include "roundtrip_alias.tpl"
%include "roundtrip_input.tpl"
