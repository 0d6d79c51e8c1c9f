/* SPDX-License-Identifier: MIT */
/* Calls the codec of -DISA=tiny -DUPPER=TINY -DHEADER="tiny.h" with bytes and texts, most of them
 * not instructions (-DROUNDS of random bytes), and with uninitialised result memory, then reads
 * everything that the call should have set: the memory sanitizer ends the program if something was
 * not written. */
#include <stdio.h>
#include <string.h>

#include HEADER

#if defined __has_feature
#if __has_feature(memory_sanitizer)
#include <sanitizer/msan_interface.h>
#define FORGET(what) __msan_poison(&(what), sizeof(what))
#endif
#endif
#ifndef FORGET
#define FORGET(what) memset(&(what), 0xA5, sizeof(what))
#endif

#define JOIN_2(a, b) a##b
#define JOIN(a, b)   JOIN_2(a, b)
#define NAME(rest)   JOIN(ISA, rest)
#define CONST(rest)  JOIN(UPPER, rest)

enum { TEXT_ROOM = 1024, BYTES = CONST(_LENGTH_MAX) };

static unsigned long calls, seen;
static uint64_t state = 88172645463325252u;

static uint64_t next(void)
{
	state ^= state << 13;
	state ^= state >> 7;
	return state ^= state << 17;
}

static void look(const void *data, size_t size)
{
	const unsigned char *bytes = data;
	for (size_t i = 0; i < size; i++)
		if (bytes[i] & 1) /* a branch: the sanitizer checks its condition */
			seen++;
}

static void look_insn(const struct NAME(_insn) * insn)
{
	look(insn->word, sizeof insn->word);
	look(&insn->opcode, sizeof insn->opcode);
	look(&insn->form, sizeof insn->form);
	look(&insn->length, sizeof insn->length);
}

static void try_text(const char *text, size_t length)
{
	struct NAME(_insn) insn;
	struct NAME(_error) error;
	FORGET(insn);
	FORGET(error);
	calls++;
	if (NAME(_parse)(text, length, &insn, &error) != CONST(_STATUS_OK)) {
		look(&error.offset, sizeof error.offset);
		look(&error.column, sizeof error.column);
		look(error.message, strlen(error.message) + 1);
	}
	look_insn(&insn);
	FORGET(insn);
	NAME(_parse)(text, length, &insn, NULL);
	look_insn(&insn);
}

static void try_bytes(const uint8_t *bytes, size_t size)
{
	struct NAME(_insn) insn;
	struct NAME(_reason) reason;
	uint8_t written[BYTES];
	char text[TEXT_ROOM];
	FORGET(insn);
	calls++;
	enum NAME(_status) status = NAME(_decode)(bytes, size, &insn);
	look_insn(&insn);
	FORGET(reason);
	NAME(_explain)(&insn, &reason);
	look(&reason.kind, sizeof reason.kind);
	look(&reason.field, sizeof reason.field);
	look(reason.bits, sizeof reason.bits);
	FORGET(written);
	if (NAME(_encode)(&insn, written, sizeof written) == CONST(_STATUS_OK))
		look(written, insn.length);
	FORGET(text);
	size_t length = NAME(_format)(&insn, text, sizeof text);
	look(text, strlen(text) + 1);
	for (int field = -1; field <= CONST(_FIELD_COUNT); field++) {
		const uint64_t value = NAME(_get)(&insn, (enum NAME(_field))field);
		look(&value, sizeof value);
	}
	if (status != CONST(_STATUS_OK) || length >= sizeof text)
		return;
	for (size_t end = 0; end <= length; end++)
		try_text(text, end);
	for (size_t at = 0; at < length; at++) {
		text[at] = (char)next();
		try_text(text, length);
	}
}

int main(void)
{
	static const char some[] = "frR1 ,;.-\n0xg\"/\x80";
	char text[3];
	for (size_t a = 0; a < sizeof some; a++)
		for (size_t b = 0; b < sizeof some; b++)
			for (size_t c = 0; c < sizeof some; c++) {
				text[0] = some[a], text[1] = some[b], text[2] = some[c];
				for (size_t length = c > 0 ? 3 : 0; length <= 3; length++) /* each text once */
					try_text(text, length);
			}
	for (int i = 0; i < ROUNDS; i++) {
		uint8_t bytes[BYTES];
		for (size_t k = 0; k < sizeof bytes; k++)
			bytes[k] = (uint8_t)next();
		try_bytes(bytes, next() % (sizeof bytes + 1));
		try_bytes(bytes, sizeof bytes);
	}
	for (int opcode = -1; opcode <= CONST(_OPCODE_COUNT) + 1; opcode++) {
		struct NAME(_insn) insn;
		uint8_t bytes[BYTES];
		FORGET(insn);
		if (!NAME(_init)(&insn, (enum NAME(_opcode))opcode))
			continue;
		look_insn(&insn);
		if (NAME(_encode)(&insn, bytes, sizeof bytes) == CONST(_STATUS_OK))
			try_bytes(bytes, insn.length);
	}
	printf("%lu calls, %lu bits\n", calls, seen);
	return 0;
}
