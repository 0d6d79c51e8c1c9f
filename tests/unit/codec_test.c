/* SPDX-License-Identifier: MIT */
/* The codec on a small ISA written for it and on the instruction sets of the repository: words,
 * text and bytes are in bijection, illegal input is refused with the right reason, and errors name
 * the column and what was expected. Legality is judged by the cubes of the IR, not by the codec. */
#include <unistd.h>

#include "unit.h"
#include "codec/codec.h"
#include "isa/condition.h"
#include "lint/examples.h"

struct bench {
	struct arena arena;
	struct diag diag;
	struct isa *isa;
	struct codec *codec;
	uint64_t random;
};

static void bench_begin(struct bench *bench)
{
	bench->codec = codec_new(&bench->arena, bench->isa);
	bench->random = 0x9e3779b97f4a7c15;
}

static void load_file(struct bench *bench, const char *path)
{
	memset(bench, 0, sizeof *bench);
	bench->isa = unit_files(&bench->arena, &bench->diag, &path, 1);
	bench_begin(bench);
}

static void load_toy(struct bench *bench)
{
	load_file(bench, "tests/unit/codec_toy.isa");
}

static void load_gpu(struct bench *bench)
{
	memset(bench, 0, sizeof *bench);
	bench->isa = unit_gpu(&bench->arena, &bench->diag);
	bench_begin(bench);
}

static void bench_free(struct bench *bench)
{
	arena_free(&bench->arena);
}

static unsigned deep(void)
{
	const char *value = getenv("DEEP");
	return value && *value && *value != '0' ? 20 : 1;
}

static uint64_t next_random(struct bench *bench)
{
	bench->random ^= bench->random << 13;
	bench->random ^= bench->random >> 7;
	bench->random ^= bench->random << 17;
	return bench->random;
}

/* ---- legality, from the IR alone ---- */

/* Is the value of each field in its set? */
static bool box_contains(const struct opcode *opcode, const struct box *box, struct word w)
{
	for (size_t i = 0; i < opcode->fields.count; i++) {
		struct word value = { field_extract(opcode->fields.items[i], w), 0 };
		if (!cube_set_contains(&box->sets[i], value))
			return false;
	}
	return true;
}

static const struct form *legal_form(const struct opcode *opcode, struct word w)
{
	if (!word_is_zero(word_and(w, word_not(opcode->covered))))
		return NULL;
	for (size_t i = 0; i < opcode->forms.count; i++)
		for (size_t k = 0; k < opcode->forms.items[i]->boxes.count; k++)
			if (box_contains(opcode, &opcode->forms.items[i]->boxes.items[k], w))
				return opcode->forms.items[i];
	return NULL;
}

static const struct opcode *legal_opcode(const struct isa *isa, unsigned length, struct word w)
{
	for (size_t i = 0; i < isa->opcodes.count; i++)
		if (isa->opcodes.items[i]->length == length && legal_form(isa->opcodes.items[i], w))
			return isa->opcodes.items[i];
	return NULL;
}

/* ---- properties ---- */

static void fail_word(struct bench *bench, const struct opcode *opcode, struct word w,
	const char *what, struct str text)
{
	struct str hex = word_hex(&bench->arena, w, 0);
	fail_msg("%.*s %.*s: %s: %.*s", STR_ARG(opcode->definition->name), STR_ARG(hex), what,
		STR_ARG(text));
}

/* A legal word survives conversion to bytes and to text and back. */
static void check_legal(struct bench *bench, const struct opcode *opcode, struct word w)
{
	uint8_t bytes[WORD_BITS / 8];
	char text[512];
	struct decoded decoded;
	struct parsed parsed;
	isa_store_word(bench->isa, w, opcode->length, bytes);
	assert_true(word_equal(isa_load_word(bench->isa, bytes, opcode->length), w));
	codec_decode_bytes(bench->codec, bytes, opcode->length / 8, &decoded);
	if (decoded.status != DECODE_OK || decoded.opcode != opcode || !word_equal(decoded.word, w))
		fail_word(bench, opcode, w, "does not decode to itself",
			codec_reason(bench->codec, &bench->arena, &decoded));
	assert_ptr_equal(decoded.form, legal_form(opcode, w));
	assert_int_equal(decoded.length, opcode->length);
	size_t length = codec_format(bench->codec, decoded.form, w, text, sizeof text);
	assert_true(length < sizeof text && strlen(text) == length);
	struct str s = { text, length };
	if (!codec_parse(bench->codec, &bench->arena, s, &parsed))
		fail_word(bench, opcode, w, text, parsed.message);
	if (parsed.opcode != opcode || !word_equal(parsed.word, w))
		fail_word(bench, opcode, w, "text is read as another instruction", s);
	assert_ptr_equal(parsed.form, decoded.form);
	codec_decode_bytes(bench->codec, bytes, opcode->length / 8 - 1, &decoded);
	assert_int_equal(decoded.status, DECODE_TRUNCATED);
}

/* A word is decoded exactly if it is legal; otherwise the reason given is true. */
static void check_any(struct bench *bench, unsigned length, struct word w)
{
	struct decoded decoded;
	codec_decode_word(bench->codec, w, length, &decoded);
	const struct opcode *legal = legal_opcode(bench->isa, length, w);
	assert_ptr_equal(decoded.status == DECODE_OK ? decoded.opcode : NULL, legal);
	if (legal)
		return;
	struct str reason = codec_reason(bench->codec, &bench->arena, &decoded);
	assert_true(reason.length > 0);
	if (decoded.status == DECODE_UNDEFINED) {
		VEC_EACH (struct opcode *, it, &bench->isa->opcodes)
			assert_false((*it)->length == length && cube_contains((*it)->fixed, w));
		return;
	}
	assert_int_equal(decoded.status, DECODE_RESERVED);
	assert_true(cube_contains(decoded.opcode->fixed, w));
	struct word value = { decoded.field ? field_extract(decoded.field, w) : 0, 0 };
	switch (decoded.reason) {
	case RESERVED_BITS:
		assert_false(word_is_zero(decoded.bits));
		assert_true(word_equal(decoded.bits, word_and(w, word_not(decoded.opcode->covered))));
		break;
	case RESERVED_VALUE: assert_false(cube_set_contains(&decoded.field->type->legal, value)); break;
	case RESERVED_CONSTRAINT:
		assert_true(cube_set_contains(&decoded.field->type->legal, value));
		break;
	case RESERVED_NONE:
		fail_word(bench, decoded.opcode, w, "reserved without a reason", reason);
		break;
	}
}

/* Words that differ from a legal one in one bit or one field. */
static void check_near(struct bench *bench, const struct opcode *opcode, struct word w)
{
	for (unsigned bit = 0; bit < opcode->length; bit++)
		check_any(bench, opcode->length, word_xor(w, word_mask(bit, 1)));
	VEC_EACH (struct field *, it, &opcode->fields)
		check_any(bench, opcode->length, field_insert(*it, w, next_random(bench)));
}

static void check_isa(struct bench *bench, unsigned variants)
{
	VEC_EACH (struct form *, it, &bench->isa->forms)
		for (unsigned variant = 0; variant < variants; variant++) {
			struct word w = codec_sample(*it, variant, &bench->random);
			if (!codec_form_holds(bench->codec, *it, w) || !legal_form((*it)->opcode, w))
				fail_word(bench, (*it)->opcode, w, "sample is not legal", (*it)->template->text);
			check_legal(bench, (*it)->opcode, w);
			if (variant % 8 == 0)
				check_near(bench, (*it)->opcode, w);
		}
	for (unsigned i = 0; i < 2000; i++) {
		struct word w = { next_random(bench), next_random(bench) };
		unsigned length = bench->isa->lengths.items[i % bench->isa->lengths.count];
		check_any(bench, length, word_and(w, word_mask(0, length)));
	}
}

static void check_example_reports(struct bench *bench)
{
	struct diag diag;
	diag_init(&diag, &bench->arena);
	examples_check(bench->codec, &bench->arena, &diag, bench->isa);
	codec_check_syntax(bench->codec, &bench->arena, &diag);
	if (diag.reports.count)
		diag_print_text(&diag, stderr, 5, false);
	assert_int_equal(diag.reports.count, 0);
}

TEST(toy_properties)
{
	struct bench bench;
	load_toy(&bench);
	assert_int_equal(bench.diag.errors, 0);
	assert_int_equal(bench.isa->opcodes.count, 9);
	check_isa(&bench, 400 * deep());
	check_example_reports(&bench);
	bench_free(&bench);
}

/* Every halfword, compared with the definition of legality in the IR. */
TEST(toy_all_short_words)
{
	struct bench bench;
	load_toy(&bench);
	for (uint64_t v = 0; v < 0x8000; v++) {
		struct word w = { v, 0 };
		const struct opcode *opcode = legal_opcode(bench.isa, 16, w);
		check_any(&bench, 16, w);
		if (opcode)
			check_legal(&bench, opcode, w);
	}
	bench_free(&bench);
}

TEST(gpu_properties)
{
	struct bench bench;
	load_gpu(&bench);
	assert_int_equal(bench.isa->opcodes.count, 224);
	check_isa(&bench, 10 * deep());
	check_example_reports(&bench);
	bench_free(&bench);
}

TEST(rv32_properties)
{
	struct bench bench;
	load_file(&bench, "tests/machines/rv32/rv32.isa");
	check_isa(&bench, 100 * deep());
	check_example_reports(&bench);
	bench_free(&bench);
}

TEST(cpu8_properties)
{
	struct bench bench;
	load_file(&bench, "tests/codec/isa/cpu8/cpu8.isa");
	check_isa(&bench, 100 * deep());
	check_example_reports(&bench);
	bench_free(&bench);
}

/* ---- texts ---- */

struct text_case {
	const char *text;
	uint64_t word;
	const char *canonical;
};

TEST(good_texts)
{
	static const struct text_case cases[] = {
		{ "adds x1, -x2", 0x1210, "adds x1, -x2" },
		{ "  ADDS X1 , - SP  # comment", 0x1e10, "adds x1, -x14" },
		{ "ld x1, [x2+4]", 0x18211, "ld x1, [x2+4]" },
		{ "ld x1, [x2 + 4]", 0x18211, "ld x1, [x2+4]" },
		{ "ld x1, [x2-16], to %sp", 0x148211, "ld x1, [x2-16], to %sp" },
		{ "ld x1,[x2],to %PSW#comment", 0x208211, "ld x1, [x2], to %psw" },
		{ "br.eq.l 256", 0x309f52, "br.EQ.L 256" },
		{ "br.l.eq 0x100", 0x309f52, "br.EQ.L 256" },
		{ "br 0", 0x709f02, "br 0" },
		{ "fli x1, 65504", 0x7bff8013, "fli x1, 65500" },
		{ "fli x1, -0.0", 0x80008013, "fli x1, -0" },
		{ "fli x1, 0fFE01", 0xfe018013, "fli x1, 0ffe01" },
		{ "ldp x[2:3], x3", 0x8324, "ldp x[2:3], x3" },
		{ "ldp x [ 2 : 3 ], x3", 0x8324, "ldp x[2:3], x3" },
		{ "ldp zero, x3", 0x83f4, "ldp zero, x3" },
		{ "tab -4, 0xff, -31", 0xffa025, "tab -4, -0x1, -31" },
		{ "two.eq.ne x1", 0x8196, "two.EQ.NE x1" },
		{ "sel x1", 0xf8f17, "sel x1" },
		{ "sel x1, x2", 0xf8217, "sel x1, x2" },
		{ "sel x1, zero, x3", 0x38f17, "sel x1, zero, x3" },
		{ "div.rem x1, x2, x3", 0x138218, "div.REM x1, x2, x3" },
	};
	struct bench bench;
	load_toy(&bench);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct parsed parsed;
		if (!codec_parse(bench.codec, &bench.arena, str_from_c(cases[i].text), &parsed))
			fail_msg("%s: %u: %.*s", cases[i].text, parsed.column, STR_ARG(parsed.message));
		if (parsed.word.lo != cases[i].word || parsed.word.hi)
			fail_msg("%s: %llx", cases[i].text, (unsigned long long)parsed.word.lo);
		assert_string_equal(codec_text(bench.codec, &bench.arena, parsed.form, parsed.word).text,
			cases[i].canonical);
	}
	bench_free(&bench);
}

struct error_case {
	const char *text;
	unsigned column;
	const char *message;
};

static void check_errors(struct bench *bench, const struct error_case *cases, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		struct parsed parsed;
		struct str text = str_from_c(cases[i].text);
		if (codec_parse(bench->codec, &bench->arena, text, &parsed))
			fail_msg("%s is accepted", cases[i].text);
		struct str message = str_copy(&bench->arena, parsed.message);
		if (parsed.column != cases[i].column || strcmp(message.text, cases[i].message))
			fail_msg("\"%s\": %u: %s\n  expected %u: %s", cases[i].text, parsed.column,
				message.text, cases[i].column, cases[i].message);
		assert_true(parsed.offset + parsed.extent <= text.length);
	}
}

TEST(toy_errors)
{
	static const struct error_case cases[] = {
		{ "", 1, "expected a mnemonic, found the end of the line" },
		{ "  # nothing", 3, "expected a mnemonic, found the end of the line" },
		{ "add x1, x2", 1, "unknown mnemonic 'add'; did you mean 'adds'?" },
		{ "adds x1", 8, "expected ',', found the end of the line" },
		{ "adds x1, x16", 10, "expected a register x0-x14 or zero, found 'x16'" },
		{ "adds x1, x2, x3", 12, "expected the end of the line, found ','" },
		{ "adds \xc3\xbc, x3", 6, "expected a register x0-x14 or zero, found '\xc3\xbc'" },
		{ "ld x1, [x2+6]", 12, "expected a number -16 to 12 in steps of 4, found '6'" },
		{ "ld x1, [x2+16]", 12, "expected a number -16 to 12 in steps of 4, found '16'" },
		{ "ld x1, [x2], to %sq", 17, "expected a register %s or %sp or %psw, found '%'" },
		{ "fli x1, 65520", 9, "expected a floating-point number up to 65504, found '65520'" },
		{ "fli x1, -0f7c00", 9, "expected a floating-point number up to 65504, found '-0f7c00'" },
		{ "ldp x[1:2], x3", 5, "x1 is not aligned to 2 registers" },
		{ "ldp x[2:4], x3", 5, "expected 2 registers such as x[0:1] or zero, found 'x[2:4]'" },
		{ "ldp x2, x3", 5, "expected 2 registers such as x[0:1] or zero, found 'x2'" },
		{ "tab 3, 1, 1", 5, "expected one of the numbers 1 2 -4, found '3'" },
		{ "tab 1, 256, 1", 8, "expected a number -0x80 to 0xff, found '256'" },
		{ "tab 1, 1, 7", 11,
			"7 is not allowed for ones: 'ones' must be -31 to -1, 0 to 6 or 8 to 31" },
		{ "two.ne x1", 8, "expected a modifier .EQ or .NE, found 'x1'" },
		{ "br.eq.eq 2", 6, "expected a modifier .L, found '.eq'" },
		{ "br.gt 2", 3, "expected a modifier .AL, .EQ, .NE or .L, found '.gt'" },
		{ "div x1, zero", 9, "the divisor must not be zero" },
		{ "div.rem x1, x2, x3 x", 20, "expected the end of the line, found 'x'" },
		{ "div x1, x2, x3", 11, "expected the end of the line, found ','" },
	};
	struct bench bench;
	load_toy(&bench);
	check_errors(&bench, cases, sizeof cases / sizeof *cases);
	bench_free(&bench);
}

TEST(gpu_errors)
{
	static const struct error_case cases[] = {
		{ "@P0 IADDD R0, R1, R2;", 5, "unknown mnemonic 'IADDD'; did you mean 'IADD'?" },
		{ "@P9 MOV R0, R1;", 2, "expected a register P0-P6 or PT, found 'P9'" },
		{ "MOV R0, R1; MOV R1, R2;", 13, "expected the end of the line, found 'MOV'" },
		{ "IADD R0, R1, R2, R3;", 16, "expected ';', found ','" },
		{ "SETGPR R[UR62+0x100], R254", 15, "expected a number -0x100 to 0xff, found '0x100'" },
		{ "SHFL.IDX P0, R1, R0, R2, R3 $wsb=6;", 34,
			"6 is not allowed for wsb: 'wsb' must be 0 to 5 or 7" },
	};
	struct bench bench;
	load_gpu(&bench);
	check_errors(&bench, cases, sizeof cases / sizeof *cases);
	bench_free(&bench);
}

/* ---- reasons ---- */

struct reason_case {
	unsigned length;
	uint64_t word;
	enum decode_status status;
	const char *reason;
};

TEST(reasons)
{
	static const struct reason_case cases[] = {
		{ 16, 0x3210, DECODE_RESERVED, "reserved bits of ADDS are not zero: 13" },
		{ 16, 0x7210, DECODE_RESERVED, "reserved bits of ADDS are not zero: 14:13" },
		{ 32, 0x8432, DECODE_RESERVED, "'cond' of BR holds 0x3, which type Cond does not have" },
		{ 32, 0x8f18, DECODE_RESERVED, "DIV: the divisor must not be zero" },
		{ 32, 0x8314, DECODE_RESERVED,
			"LDP: 'rd' must be a multiple of 2, the first of 2 registers" },
		{ 32, 0x38218, DECODE_RESERVED, "DIV: 'rq' must be zero unless 'rem' is REM" },
		{ 32, 0x800f, DECODE_UNDEFINED, "no opcode has these fixed bits" },
	};
	struct bench bench;
	load_toy(&bench);
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct decoded decoded;
		struct word w = { cases[i].word, 0 };
		codec_decode_word(bench.codec, w, cases[i].length, &decoded);
		assert_int_equal(decoded.status, cases[i].status);
		struct str reason = codec_reason(bench.codec, &bench.arena, &decoded);
		assert_string_equal(str_to_c(&bench.arena, reason), cases[i].reason);
	}
	bench_free(&bench);
}

/* ---- robustness ---- */

/* Damaged texts are refused or read, but never crash, and the report is inside the text. */
TEST(damaged_texts)
{
	struct bench bench;
	load_gpu(&bench);
	static const char bytes[] = " ,;.-+[]:|!~@$0123456789xXRUPZT\xff\t/";
	for (unsigned i = 0; i < 20000 * deep(); i++) {
		char text[256];
		struct arena scratch = { 0 };
		struct parsed parsed;
		const struct form *form =
			bench.isa->forms.items[next_random(&bench) % bench.isa->forms.count];
		struct word w = codec_sample(form, 4, &bench.random);
		size_t length = codec_format(bench.codec, form, w, text, sizeof text);
		for (unsigned edits = 0; edits < 3; edits++)
			text[next_random(&bench) % length] = bytes[next_random(&bench) % (sizeof bytes - 1)];
		/* a copy of exactly this size, so that the sanitizer detects reads beyond the end */
		size_t cut = next_random(&bench) % (length + 1);
		char *copy = malloc(cut ? cut : 1);
		assert_non_null(copy);
		memcpy(copy, text, cut);
		struct str s = { copy, cut };
		if (!codec_parse_all(bench.codec, &scratch, s, &parsed)) {
			assert_true(parsed.message.length > 0);
			assert_true(parsed.offset <= s.length);
			assert_true(parsed.offset + parsed.extent <= s.length);
			assert_true(parsed.column >= 1 && parsed.column <= s.length + 1);
		}
		free(copy);
		arena_free(&scratch);
	}
	bench_free(&bench);
}

/* The contract of snprintf: returns the length needed, never writes a byte too many. */
TEST(short_buffers)
{
	struct bench bench;
	load_toy(&bench);
	VEC_EACH (struct form *, it, &bench.isa->forms) {
		struct word w = codec_sample(*it, 5, &bench.random);
		struct str whole = codec_text(bench.codec, &bench.arena, *it, w);
		for (size_t size = 0; size <= whole.length + 1; size++) {
			char *text = malloc(size ? size : 1);
			assert_non_null(text);
			assert_int_equal(codec_format(bench.codec, *it, w, text, size), whole.length);
			if (size) {
				assert_int_equal(strlen(text), size - 1);
				assert_memory_equal(text, whole.text, size - 1);
			}
			free(text);
		}
	}
	bench_free(&bench);
}

TEST(byte_orders)
{
	struct isa isa = { .unit = 32, .byte_order = ORDER_BIG };
	struct word w = { 0x1122334455667788, 0x99aabbccddeeff00 };
	uint8_t bytes[16];
	static const uint8_t big32[] = { 0x55, 0x66, 0x77, 0x88, 0x11, 0x22, 0x33, 0x44, 0xdd, 0xee,
		0xff, 0x00, 0x99, 0xaa, 0xbb, 0xcc };
	static const uint8_t little[] = { 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11, 0x00, 0xff,
		0xee, 0xdd, 0xcc, 0xbb, 0xaa, 0x99 };
	isa_store_word(&isa, w, 128, bytes);
	assert_memory_equal(bytes, big32, 16);
	assert_true(word_equal(isa_load_word(&isa, bytes, 128), w));
	isa.byte_order = ORDER_LITTLE;
	isa_store_word(&isa, w, 128, bytes);
	assert_memory_equal(bytes, little, 16);
	isa.unit = 8;
	isa.byte_order = ORDER_BIG;
	isa_store_word(&isa, w, 128, bytes);
	assert_memory_equal(bytes, little, 16);
}
