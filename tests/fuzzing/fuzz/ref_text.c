/* SPDX-License-Identifier: MIT */
/* The harness text (out/<isa>/fuzz), with every text also read by specc itself: both must read the
 * same instructions from it, format them alike, and refuse it at the same position.
 * Compile it with -DISA=gpu -DHARNESS='"gpu_fuzz_text.c"', and -DALIASES if lines are read.
 * $SPECC_FUZZ_ISA is the specification. */
#define LLVMFuzzerTestOneInput harness_of_text
#include HARNESS
#undef LLVMFuzzerTestOneInput
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#include "codec/alias.h"
#include "ref_isa.h"

#define JOIN(a, b)        a##_##b
#define JOIN_VALUES(a, b) JOIN(a, b)
#define P(name)           JOIN_VALUES(ISA, name)

enum { LIST_MAX = 16, LONG = 150 };

static struct arena forever, scratch;
static struct codec *codec;

/* What the generated parser has read. */
struct answer {
	bool ok;
	size_t count;
	struct P(insn) list[LIST_MAX];
	struct P(error) error;
};

static void read_generated(const char *text, size_t size, struct answer *answer)
{
#ifdef ALIASES
	answer->ok =
		P(parse_line)(text, size, answer->list, LIST_MAX, &answer->count, &answer->error) == 0;
#else
	answer->count = 1;
	answer->ok = P(parse)(text, size, answer->list, &answer->error) == 0;
#endif
}

static void check_written(const struct P(insn) * insn, const struct form *form, struct word word)
{
	char written[512];
	P(format)(insn, written, sizeof written);
	const char *expected = str_to_c(&scratch, codec_text(codec, &scratch, form, word));
	if (strcmp(written, expected) != 0)
		fail(written, strlen(written), "is written otherwise by specc:", expected);
}

static void check_same_insn(
	const char *text, size_t size, const struct P(insn) * insn, const struct parsed *parsed)
{
	const uint64_t limbs[] = { parsed->word.lo, parsed->word.hi };
	for (size_t i = 0; i < 2 && i < sizeof insn->word / sizeof *insn->word; i++)
		if (insn->word[i] != limbs[i])
			fail(text, size, "is another instruction for specc", "");
	struct str name = parsed->opcode->definition->name;
	if (!str_equal_c(name, P(opcode_name)(insn->opcode)))
		fail(text, size, "is another opcode for specc", "");
	check_written(insn, parsed->form, parsed->word);
}

/* Checks that a word of any opcode is formatted as specc formats it. */
static void check_text_of_word(const uint8_t *data, size_t size)
{
	struct P(fuzz_random) r;
	struct P(insn) insn;
	struct decoded decoded;
	uint8_t bytes[32];
	uint64_t seed = size;
	for (size_t i = 0; i < size; i++)
		seed = seed * 31 + data[i];
	P(fuzz_seed)(&r, seed);
	size = P(fuzz_word)(&r, (enum P(fuzz_kind))0, bytes);
	if (P(decode)(bytes, size, &insn) != 0)
		return;
	codec_decode_bytes(codec, bytes, size, &decoded);
	check_written(&insn, decoded.form, decoded.word);
}

static void check_same_error(
	const char *text, size_t size, const struct P(error) * error, const struct parsed *parsed)
{
	const char *expected = str_to_c(&scratch, parsed->message);
	if (error->offset != parsed->offset || error->column != parsed->column)
		fail(text, size, "is refused at another place than by specc:", expected);
}

#ifdef ALIASES
/* Checks the parser of single instructions, which refuses aliases for several. */
static void check_single(const char *text, size_t size)
{
	struct P(insn) insn;
	struct P(error) error;
	struct parsed parsed = { 0 };
	bool ok = P(parse)(text, size, &insn, &error) == 0;
	if (codec_parse(codec, &scratch, (struct str){ text, size }, &parsed) != ok)
		fail(text, size, ok ? "is refused as one by specc" : "is read as one by specc", "");
	if (ok)
		check_same_insn(text, size, &insn, &parsed);
	else
		check_same_error(text, size, &error, &parsed);
}
#endif

static void compare(const char *text, size_t size)
{
	static struct answer answer;
	struct parsed_list list = { 0 };
	struct parsed error = { 0 };
	struct str whole = { text, size };
	read_generated(text, size, &answer);
	if (codec_parse_line(codec, &scratch, whole, &list, &error) != answer.ok)
		fail(text, size, answer.ok ? "is refused by specc:" : "is read by specc:",
			answer.ok ? str_to_c(&scratch, error.message) : answer.error.message);
	if (answer.ok && answer.count != list.count)
		fail(text, size, "is another count of instructions for specc", "");
	for (size_t i = 0; answer.ok && i < answer.count && i < LIST_MAX; i++)
		check_same_insn(text, size, &answer.list[i], &list.items[i]);
	if (!answer.ok)
		check_same_error(text, size, &answer.error, &error);
#ifdef ALIASES
	check_single(text, size);
#endif
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const char *text = (const char *)data;
	harness_of_text(data, size);
	if (!codec)
		codec = codec_new(&forever, ref_load_isa(&forever));
	check_text_of_word(data, size);
#ifdef ALIASES
	if (size > LONG) /* the generated parser limits the expansion of aliases */
		return 0;
#endif
	compare(text, size);
	if (size && text[size - 1] == ';') /* it ends the instruction, and may be omitted */
		compare(text, size - 1);
	arena_reset(&scratch);
	return 0;
}
