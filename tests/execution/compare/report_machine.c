/* SPDX-License-Identifier: MIT */
/* Prints the start of a machine's run as a case script, which both executions can read. */
#include <inttypes.h>

#include "compare.h"

static void print_ref_registers(const struct machines *m)
{
	for (size_t i = 0; i < m->isa->register_files.count; i++) {
		const struct register_file *file = m->isa->register_files.items[i];
		for (uint64_t n = 0; n < m->files[i].numbers; n++) {
			uint64_t value = m->before->files[i][n * m->files[i].lanes];
			uint64_t initial = file->kind == FILE_STATE ? file->initial : 0;
			if (m->files[i].is_register[n] && value != initial)
				printf("    set %.*s %" PRIx64 " * %" PRIx64 "\n", STR_ARG(file->name), n, value);
		}
	}
	if (m->before->cycles)
		printf("    set cycles 0 * %" PRIx64 "\n", m->before->cycles);
}

static void print_ref_bank(
	const struct memory *memory, unsigned number, const struct ref_bank *bank)
{
	printf("    mem %.*s %x %" PRIx64 " %" PRIx64 "\n", STR_ARG(memory->name), number, bank->size,
		bank->base);
	for (uint64_t i = 0; i < bank->size; i++) {
		if (!bank->bytes[i])
			continue;
		printf("    put %.*s %x %" PRIx64 " ", STR_ARG(memory->name), number, bank->base + i);
		for (; i < bank->size && bank->bytes[i]; i++)
			printf("%02x", bank->bytes[i]);
		printf("\n");
	}
}

static void print_launch(const struct machines *m, const struct launch *launch)
{
	const struct str name = m->isa->exceptions.items[launch->exception]->name;
	printf("    set pc 0 * %" PRIx64 "\n    limit %" PRIu64 "\n", launch->pc, launch->limit);
	if (launch->stop_on_trap)
		printf("    stop-on-trap\n");
	if (launch->stop_on_self_jump)
		printf("    stop-on-self-jump\n");
	if (launch->has_break)
		printf("    stop-at %" PRIx64 "\n", launch->stop_at);
	if (launch->kind == LAUNCH_INTERRUPT)
		printf("    trap %.*s\n", STR_ARG(name));
	if (launch->kind == LAUNCH_RESET)
		printf("    reset\n");
	printf("    go\n");
}

static void print_text(struct machines *m, const struct launch *launch)
{
	for (size_t at = 0; at < launch->size;) {
		struct decoded decoded;
		codec_decode_bytes(ref_codec(m->ref), launch->code + at, launch->size - at, &decoded);
		if (decoded.status != DECODE_OK)
			return;
		struct str text = codec_text(ref_codec(m->ref), m->arena, decoded.form, decoded.word);
		printf("    %" PRIx64 "  %.*s\n", launch->pc + at, STR_ARG(text));
		at += decoded.length / 8;
	}
}

/* Prints the part of the code for which there is room in memory. */
static void print_code(const struct machines *m, const struct launch *launch)
{
	const struct ref_bank *bank = &m->before->banks[m->program][0];
	for (size_t i = 0; i < launch->size; i++) {
		const uint8_t *byte = machines_code_byte(m, bank, launch, i);
		if (byte)
			printf("    put %.*s 0 %" PRIx64 " %02x\n", STR_ARG(m->isa->program->name),
				bank->base + (uint64_t)(byte - bank->bytes), launch->code[i]);
	}
}

void report_script(struct machines *m, const struct launch *launch)
{
	print_text(m, launch);
	printf("  as a case script (0x%" PRIx64 " bytes from 0x%" PRIx64
		   " are decoded once):\n    case found\n",
		launch->keep_size, launch->keep_from);
	for (size_t i = 0; i < m->isa->memories.count; i++)
		for (unsigned b = 0; b < memory_banks(m->isa->memories.items[i]); b++)
			print_ref_bank(m->isa->memories.items[i], b, &m->before->banks[i][b]);
	print_code(m, launch);
	print_ref_registers(m);
	print_launch(m, launch);
}
