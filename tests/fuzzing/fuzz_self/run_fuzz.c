/* SPDX-License-Identifier: MIT */
/* What `specc run` and `specc test` read other than programs: settings of a state, answers of an
 * execution (the other side of a case script), hexadecimal text, numbers. The first byte selects
 * the instruction set, the second one the kind of the others (see `kinds`). */
#include "cli/input.h"
#include "cases/machine.h"
#include "isas.h"
#include "number/text.h"
#include "cases/cases.h"

struct bench {
	struct arena arena;
	struct diag diag;
	const struct isa *isa;
	struct str input;
};

/* Settings -> a state -> a case script whose lines set the same state. */
static void take_settings(struct bench *b)
{
	struct case_settings settings = { 0 };
	const struct source *source = source_from_text(&b->arena, &b->diag, "<setting 1>", b->input);
	if (!source)
		return;
	struct span span = { source, 0, (uint32_t)source->text.length };
	if (!sem_settings_read(&b->arena, &b->diag, b->isa, span, &settings))
		return;
	struct machine machine = machine_new(&b->arena, b->isa);
	machine_make_room(&machine, &settings);
	machine_apply(&machine, &settings);
	struct script_case script = { .name = STR("a"), .limit = 1, .start = &machine };
	struct buffer text = buffer_new(&b->arena);
	script_add(&text, &script);
}

static void change(struct machine *machine, struct str line)
{
	struct register_value *value;
	struct str place, bytes;
	machine_memory_text(machine->arena, machine->isa, line, &place, &bytes);
	if (!machine_change(machine, line, &value) || !value)
		return;
	machine_register_name(machine->arena, value);
	machine_value_text(machine->arena, machine->isa, value, value->count - 1);
}

static void take_answers(struct bench *b)
{
	struct machine machine = machine_new(&b->arena, b->isa);
	struct str rest = b->input;
	struct answer answer;
	while (answer_take(&b->arena, &rest, &answer)) {
		VEC_EACH (struct answer_step, step, &answer.trace)
			VEC_EACH (struct str, line, &step->changes)
				change(&machine, *line);
		VEC_EACH (struct str, line, &answer.changes)
			change(&machine, *line);
	}
}

static void take_hex(struct bench *b)
{
	struct str bytes;
	size_t bad;
	if (!str_parse_hex(&b->arena, b->input, &bytes, &bad) && bad > b->input.length)
		fuzz_fail("a wrong digit behind the end");
}

/* The bits of the first byte select a width; a number must read the same when it is printed and
 * read again. */
static void take_run_number(struct bench *b)
{
	static const unsigned widths[] = { 16, 32, 64 };
	uint64_t value, again;
	bool overflow = false, is_pattern = false;
	char text[NUMBER_TEXT_MAX];
	number_read_integer(b->input.text, b->input.length, &value, &overflow);
	for (size_t i = 0; i < 3; i++) {
		size_t used = number_read_float(
			b->input.text, b->input.length, widths[i], &value, &is_pattern, &overflow);
		if (used > b->input.length)
			fuzz_fail("a number of %zu bytes in %zu", used, b->input.length);
		if (!used || overflow)
			continue;
		bool negative = value >> (widths[i] - 1) & 1;
		size_t length = number_write_float(text, value, widths[i]);
		size_t sign = length && text[0] == '-';
		if (number_read_float(text + sign, length - sign, widths[i], &again, &is_pattern,
				&overflow) != length - sign)
			fuzz_fail("'%.*s' is not read whole", (int)length, text);
		if (again != (is_pattern ? value : value & ~((uint64_t)negative << (widths[i] - 1))))
			fuzz_fail("'%.*s' is read as another number", (int)length, text);
	}
}

static void (*const run_kinds[])(
	struct bench *b) = { take_settings, take_answers, take_hex, take_run_number };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct bench b = { 0 };
	if (size < 2)
		return 0;
	diag_init(&b.diag, &b.arena);
	b.isa = codec_isa(fuzz_codec(data[0]));
	b.input = (struct str){ arena_copy(&b.arena, (const char *)data + 2, size - 2), size - 2 };
	run_kinds[data[1] % (sizeof run_kinds / sizeof *run_kinds)](&b);
	fuzz_print(&b.diag);
	arena_free(&b.arena);
	return 0;
}
