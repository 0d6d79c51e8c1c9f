/* SPDX-License-Identifier: MIT */
/* Programs -> bytes, listings, ELF files; bytes and ELF files -> programs. The first byte selects
 * the instruction set, the second one the kind of the others (see `kinds`).
 *
 * Disassembled text must assemble to the same bytes. */
#include <stdlib.h>

#include "asm/assemble.h"
#include "asm/disassemble.h"
#include "isas.h"

#define MOST_BYTES 65536 /* of a program that is written or disassembled */

struct bench {
	struct arena arena;
	struct diag diag;
	struct codec *codec;
	struct str input;
};

static bool assemble(struct bench *b, struct str text, bool plain, struct asm_image *image)
{
	struct asm_options options = { .plain = plain };
	VEC_PUSH(&b->arena, &options.definitions, (struct asm_definition){ STR("N"), 7, false });
	const struct source *source = source_from_text(&b->arena, &b->diag, "nowhere/a.s", text);
	*image = (struct asm_image){ 0 };
	return source && asm_assemble(&b->arena, &b->diag, b->codec, source, &options, image);
}

static size_t image_size(const struct asm_image *image)
{
	size_t size = 0;
	VEC_EACH (struct asm_chunk, it, &image->chunks)
		size += it->size;
	return size;
}

static struct str disassemble(
	struct bench *b, const struct asm_image *image, const struct disasm_options *how)
{
	char *text = NULL;
	size_t length = 0;
	FILE *out = open_memstream(&text, &length);
	if (!out)
		fuzz_fail("no memory stream");
	asm_disassemble(&b->arena, b->codec, image, how, out);
	fclose(out);
	struct str copy = str_copy(&b->arena, (struct str){ text, length });
	free(text);
	return copy;
}

static void compare(struct bench *b, const struct asm_image *one, const struct asm_image *other)
{
	bool same = one->chunks.count == other->chunks.count;
	for (size_t i = 0; same && i < one->chunks.count; i++) {
		const struct asm_chunk *a = &one->chunks.items[i], *c = &other->chunks.items[i];
		same =
			a->address == c->address && a->size == c->size && !memcmp(a->bytes, c->bytes, a->size);
	}
	(void)b;
	if (!same)
		fuzz_fail("what was disassembled assembles to other bytes");
}

/* Bytes -> text -> the same bytes, with labels and without. */
static void round_trip(struct bench *b, const struct asm_image *image)
{
	if (image_size(image) > MOST_BYTES)
		return;
	struct disasm_options with_bytes = { .bytes = true, .plain = true };
	disassemble(b, image, &with_bytes);
	struct disasm_options labels = { .labels = true };
	struct str text = disassemble(b, image, &labels);
	struct asm_image again;
	if (!assemble(b, text, false, &again)) {
		fwrite(text.text, 1, text.length < 4000 ? text.length : 4000, stderr);
		diag_print_text(&b->diag, stderr, 3, false);
		fuzz_fail("what was disassembled does not assemble");
	}
	compare(b, image, &again);
}

static void write_out(struct bench *b, const struct asm_image *image)
{
	struct str file, error;
	struct buffer bytes;
	if (image_size(image) > MOST_BYTES)
		return;
	asm_listing(&b->arena, image);
	asm_map(&b->arena, image);
	asm_write_elf(&b->arena, codec_isa(b->codec), image, 32, &file, &error);
	if (!asm_write_elf(&b->arena, codec_isa(b->codec), image, 64, &file, &error))
		return;
	struct asm_image back;
	if (!asm_read_elf(&b->arena, codec_isa(b->codec), file, ASM_ELF_LINKED, &back, &error))
		fuzz_fail("an ELF file that was written is not read: %.*s", STR_ARG(error));
	compare(b, image, &back);
	const struct asm_chunk *last = &image->chunks.items[image->chunks.count - 1];
	if (image->chunks.count && last->address - image->chunks.items[0].address < MOST_BYTES)
		asm_flatten(&b->arena, image, 0xff, &bytes);
}

/* ---- kinds of input ---- */

static void take_program(struct bench *b)
{
	struct asm_image image;
	if (assemble(b, b->input, false, &image) && image.chunks.count) {
		write_out(b, &image);
		round_trip(b, &image);
	}
}

static void take_plain(struct bench *b)
{
	struct asm_image image;
	assemble(b, b->input, true, &image);
}

static void take_bytes(struct bench *b)
{
	struct asm_image image = { 0 };
	struct asm_chunk chunk = { 0x1000, (const uint8_t *)b->input.text, b->input.length };
	if (!b->input.length)
		return;
	VEC_PUSH(&b->arena, &image.chunks, chunk);
	round_trip(b, &image);
}

static void take_elf(struct bench *b)
{
	struct asm_image image;
	struct str error = { 0 };
	asm_is_elf(b->input);
	if (asm_read_elf(&b->arena, codec_isa(b->codec), b->input, ASM_ELF_LOADED, &image, &error))
		round_trip(b, &image);
	else if (!error.length)
		fuzz_fail("an ELF file is refused without a reason");
}

static void (*const asm_kinds[])(
	struct bench *b) = { take_program, take_plain, take_bytes, take_elf };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct bench b = { 0 };
	if (size < 2)
		return 0;
	diag_init(&b.diag, &b.arena);
	b.codec = fuzz_codec(data[0]);
	b.input = (struct str){ arena_copy(&b.arena, (const char *)data + 2, size - 2), size - 2 };
	asm_kinds[data[1] % (sizeof asm_kinds / sizeof *asm_kinds)](&b);
	fuzz_print(&b.diag);
	arena_free(&b.arena);
	return 0;
}
