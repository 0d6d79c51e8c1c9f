/* SPDX-License-Identifier: MIT */
/* Prints the result of a program: why it stopped, changed registers, each step. */
#include "cli/run_print.h"

#include <stdio.h>

#include "base/diag.h"
#include "codec/codec.h"

/* A set of changes: registers and rows of memory, in the order of the answer. */
struct changes {
	VEC(struct str) names;
	VEC(struct register_value) values; /* lanes NULL: a row of memory, with its line as name */
};

static bool complain_of_line(struct str line)
{
	return command_fail("run", "the answer '%.*s' is not understood", STR_ARG(line));
}

/* Applies the lines to the machine; all lines about a register count as one change. */
static bool apply_lines(struct arena *arena, struct machine *m, const struct str *lines,
	size_t count, struct changes *changes)
{
	VEC(struct register_value) touched = { 0 };
	struct str_map seen = { .arena = arena };
	*changes = (struct changes){ 0 };
	for (size_t i = 0; i < count; i++) {
		struct register_value *value;
		if (!machine_change(m, lines[i], &value))
			return complain_of_line(lines[i]);
		if (!value && str_starts_with(lines[i], STR("cycles ")))
			continue; /* printed after the number of steps */
		struct str name = value ? machine_register_name(arena, value) : lines[i];
		struct register_value kept = value ? *value : (struct register_value){ 0 };
		if (str_map_get(&seen, name))
			continue;
		str_map_put(&seen, name, changes);
		VEC_PUSH(arena, &changes->names, name);
		VEC_PUSH(arena, &touched, kept);
	}
	for (size_t i = 0; i < touched.count; i++) { /* now all lines have been applied */
		struct register_value value = touched.items[i];
		if (value.lanes)
			value = *machine_register(m, value.file, value.number);
		VEC_PUSH(arena, &changes->values, value);
	}
	return true;
}

/* ---- text ---- */

enum { PLACES_SHOWN = 16, BYTES_SHOWN = 32 }; /* limits for a machine's memory */

/* Prints a row of bytes; in a machine's memory, long rows are cut. */
static void print_bytes(
	struct arena *arena, const struct isa *isa, struct str line, const char *margin)
{
	struct str place, bytes;
	machine_memory_text(arena, isa, line, &place, &bytes);
	size_t count = bytes.length / 2;
	bool cut = isa->program && count > BYTES_SHOWN;
	if (cut)
		bytes.length = (size_t)2 * BYTES_SHOWN;
	printf("%s%.*s = %.*s", margin, STR_ARG(place), STR_ARG(bytes));
	if (cut)
		printf("... (%zu bytes)", count);
	putchar('\n');
}

static void print_changes(
	struct arena *arena, const struct isa *isa, const struct changes *changes, const char *margin)
{
	size_t places = 0;
	for (size_t i = 0; i < changes->names.count; i++) {
		const struct register_value *value = &changes->values.items[i];
		struct str name = changes->names.items[i];
		if (!value->lanes) {
			if (!isa->program || places++ < PLACES_SHOWN || *margin)
				print_bytes(arena, isa, name, margin);
			continue;
		}
		printf("%s%.*s =", margin, STR_ARG(name));
		unsigned lanes = machine_is_uniform(value) ? 1 : value->count;
		for (unsigned lane = 0; lane < lanes; lane++)
			printf(" %.*s", STR_ARG(machine_value_text(arena, isa, value, lane)));
		putchar('\n');
	}
	if (isa->program && places > PLACES_SHOWN && !*margin)
		printf("and %zu more location%s in memory\n", places - PLACES_SHOWN,
			places == PLACES_SHOWN + 1 ? "" : "s");
}

/* Number of digits of the largest address: of the program, or of the program counter. */
static int digits_of_addresses(const struct program *program)
{
	int digits = 2;
	if (program->isa->program)
		return (int)(program->isa->counter + 3) / 4;
	for (size_t size = program_bytes(program).length >> 8; size; size >>= 4)
		digits++;
	return digits;
}

/* Disassembles the instruction at pc, of the program or, in a machine, of its current memory.
 * Returns its length in bytes, or 0 if there is none. *more: it is a prefix, and the next
 * instruction belongs to the same step. */
static unsigned text_at_pc(struct arena *arena, const struct run_result *result, struct machine *m,
	uint64_t pc, struct str *text, bool *more)
{
	const struct isa *isa = result->program->isa;
	uint8_t bytes[WORD_BITS / 8];
	size_t size = 0;
	struct decoded decoded;
	struct str program = isa->program ? (struct str){ 0 } : program_bytes(result->program);
	const struct bank_value *bank = isa->program ? machine_bank(m, isa->program, 0) : NULL;
	for (; size < sizeof bytes; size++) {
		uint64_t at = pc + size; /* addresses wrap around */
		if (bank)
			at = (at & (UINT64_MAX >> (64 - isa->program->address))) - bank->base;
		if (at >= (bank ? bank->size : program.length))
			break;
		bytes[size] = bank ? bank_get(bank, at) : (unsigned char)program.text[at];
	}
	*more = false;
	*text = STR("?");
	codec_decode_bytes(result->program->codec, bytes, size, &decoded);
	if (decoded.status != DECODE_OK)
		return 0;
	*more = decoded.opcode->definition->prefix;
	*text = codec_text(result->program->codec, arena, decoded.form, decoded.word);
	return decoded.length / 8;
}

static uint64_t wrap_address(const struct isa *isa, uint64_t pc)
{
	return isa->counter && isa->counter < 64 ? pc & (((uint64_t)1 << isa->counter) - 1) : pc;
}

/* "halt at 0x40 after 17 steps, 35 cycles" */
static void print_stop(const struct run_result *result, uint64_t cycles)
{
	const struct answer *answer = &result->answer;
	int digits = result->program->isa->program ? digits_of_addresses(result->program) : 2;
	printf("%.*s", STR_ARG(answer->stop));
	if (answer->exception.length)
		printf(" %.*s", STR_ARG(answer->exception));
	if (answer->lane >= 0)
		printf(" in lane %d", answer->lane);
	printf(" at 0x%0*llx after %llu step%s", digits, (unsigned long long)answer->pc,
		(unsigned long long)answer->steps, answer->steps == 1 ? "" : "s");
	if (result->cycles)
		printf(", %llu cycle%s", (unsigned long long)cycles, cycles == 1 ? "" : "s");
	putchar('\n');
}

/* Prints label, prefixes and instruction, one line each. */
static void print_instruction(
	struct arena *arena, const struct run_result *result, struct machine *m, uint64_t pc)
{
	const struct asm_symbol *label = asm_symbol_at(&result->program->image, pc);
	int digits = digits_of_addresses(result->program);
	bool more = true;
	if (label && result->program->isa->program)
		printf("%.*s:\n", STR_ARG(label->name));
	while (more) {
		struct str text;
		unsigned length = text_at_pc(arena, result, m, pc, &text, &more);
		printf("0x%0*llx  %.*s\n", digits, (unsigned long long)pc, STR_ARG(text));
		pc = wrap_address(result->program->isa, pc + length);
	}
}

static bool print_trace(struct arena *arena, const struct run_result *result)
{
	struct machine m = machine_copy(result->start);
	const char *margin = arena_printf(arena, "%*s", digits_of_addresses(result->program) + 4, "");
	VEC_EACH (struct answer_step, it, &result->answer.trace) {
		struct changes changes;
		print_instruction(arena, result, &m, it->pc);
		if (!apply_lines(arena, &m, it->changes.items, it->changes.count, &changes))
			return false;
		print_changes(arena, result->program->isa, &changes, margin);
	}
	return true;
}

/* "0x0040"; for memories other than the program's "io[0x40]", "c[1][0x0020]". */
static void print_address(struct arena *arena, const struct run_result *result,
	const struct memory_place *place, uint64_t address)
{
	bool own = place->memory == result->program->isa->program;
	int digits = own ? digits_of_addresses(result->program) : (int)(place->memory->address + 3) / 4;
	if (!own)
		printf("%.*s[", STR_ARG(machine_bank_name(arena, place->memory, place->bank)));
	printf("0x%0*llx%s ", digits, (unsigned long long)address, own ? "" : "]");
}

/* Rows of 16 bytes; -- outside the memory. */
static void print_dump(
	const struct run_result *result, struct machine *m, const struct memory_range *dump)
{
	const struct bank_value *bank = machine_bank(m, dump->place.memory, dump->place.bank);
	const struct address_range *range = &dump->range;
	for (uint64_t i = 0; i < range->size; i++) {
		uint64_t address = range->from + i, at = address - bank->base;
		if (i % 16 == 0 && !result->json)
			print_address(m->arena, result, &dump->place, address);
		if (!result->json)
			putchar(' ');
		if (at < bank->size)
			printf("%02x", bank_get(bank, at));
		else
			fputs("--", stdout);
		if (!result->json && (i % 16 == 15 || i + 1 == range->size))
			putchar('\n');
	}
}

/* ---- JSON ---- */

static void json_of_change(
	struct arena *arena, const struct isa *isa, struct str name, const struct register_value *value)
{
	struct str place = name, bytes;
	if (!value->lanes)
		machine_memory_text(arena, isa, name, &place, &bytes);
	json_print_string(stdout, place);
	fputs(": ", stdout);
	if (!value->lanes) {
		json_print_string(stdout, bytes);
		return;
	}
	bool uniform = machine_is_uniform(value);
	fputs(uniform ? "" : "[", stdout);
	for (unsigned lane = 0; lane < (uniform ? 1 : value->count); lane++) {
		fputs(lane ? ", " : "", stdout);
		json_print_string(stdout, machine_value_text(arena, isa, value, lane));
	}
	fputs(uniform ? "" : "]", stdout);
}

static void json_changes(struct arena *arena, const struct isa *isa, const struct changes *changes)
{
	printf("\"changed\": {");
	for (size_t i = 0; i < changes->names.count; i++) {
		fputs(i ? ", " : "", stdout);
		json_of_change(arena, isa, changes->names.items[i], &changes->values.items[i]);
	}
	putchar('}');
}

static void json_instruction(
	struct arena *arena, const struct run_result *result, struct machine *m, uint64_t pc)
{
	struct buffer all = buffer_new(arena);
	bool more = true;
	while (more) {
		struct str text;
		unsigned length = text_at_pc(arena, result, m, pc, &text, &more);
		buffer_add(&all, all.length ? STR("; ") : (struct str){ 0 });
		buffer_add(&all, text);
		pc = wrap_address(result->program->isa, pc + length);
	}
	json_print_string(stdout, buffer_str(&all));
}

static bool json_trace(struct arena *arena, const struct run_result *result)
{
	struct machine m = machine_copy(result->start);
	const char *comma = "";
	printf("\"trace\": [");
	VEC_EACH (struct answer_step, it, &result->answer.trace) {
		struct changes changes;
		printf("%s{\"pc\": %llu, \"text\": ", comma, (unsigned long long)it->pc);
		json_instruction(arena, result, &m, it->pc);
		fputs(", ", stdout);
		if (!apply_lines(arena, &m, it->changes.items, it->changes.count, &changes))
			return false;
		json_changes(arena, result->program->isa, &changes);
		putchar('}');
		comma = ", ";
	}
	printf("], ");
	return true;
}

static void json_dumps(const struct run_result *result, struct machine *m)
{
	const char *comma = "";
	printf(", \"dump\": [");
	VEC_EACH (struct memory_range, it, &result->program->dumps) {
		printf("%s{", comma);
		if (it->place.memory != result->program->isa->program) {
			fputs("\"memory\": ", stdout);
			json_print_string(stdout, it->place.memory->name);
			printf(", \"bank\": %u, ", it->place.bank);
		}
		printf("\"from\": %llu, \"bytes\": \"", (unsigned long long)it->range.from);
		print_dump(result, m, it);
		printf("\"}");
		comma = ", ";
	}
	putchar(']');
}

static bool json_result(struct arena *arena, const struct run_result *result, struct machine *m,
	const struct changes *changes)
{
	const struct answer *answer = &result->answer;
	const struct isa *isa = result->program->isa;
	printf("{\"stop\": ");
	json_print_string(stdout, answer->stop);
	if (answer->exception.length) {
		printf(", \"exception\": ");
		json_print_string(stdout, answer->exception);
	}
	if (answer->lane >= 0)
		printf(", \"lane\": %d", answer->lane);
	printf(", \"pc\": %llu, \"steps\": %llu, ", (unsigned long long)answer->pc,
		(unsigned long long)answer->steps);
	if (isa->program && result->cycles)
		printf("\"cycles\": %llu, ", (unsigned long long)m->cycles);
	if (result->trace && !json_trace(arena, result))
		return false;
	json_changes(arena, isa, changes);
	if (result->program->dumps.count)
		json_dumps(result, m);
	puts("}");
	return true;
}

bool run_print(struct arena *arena, const struct run_result *result)
{
	struct machine m = machine_copy(result->start);
	const struct answer *answer = &result->answer;
	struct changes changes;
	if (!apply_lines(arena, &m, answer->changes.items, answer->changes.count, &changes))
		return false;
	if (result->json)
		return json_result(arena, result, &m, &changes);
	if (result->trace && !print_trace(arena, result))
		return false;
	print_stop(result, m.cycles);
	print_changes(arena, result->program->isa, &changes, "");
	VEC_EACH (struct memory_range, it, &result->program->dumps)
		print_dump(result, &m, it);
	return true;
}
