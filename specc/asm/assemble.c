/* SPDX-License-Identifier: MIT */
/* A program's text -> its image: parses it, lays it out, fills in the fixups. */
#include "asm/internal.h"

#include <assert.h>

#include "base/file.h"

/* The folder of the program, then those of -I. */
static void gather_folders(struct assembler *as, const char *path)
{
	const char *folder =
		str_to_c(as->arena, (struct str){ path, (size_t)(file_base(path) - path) });
	VEC_PUSH(as->arena, &as->folders, folder);
	for (size_t i = 0; as->options && i < as->options->folders.count; i++)
		VEC_PUSH(as->arena, &as->folders, as->options->folders.items[i]);
}

bool asm_assemble(struct arena *arena, struct diag *diag, struct codec *codec,
	const struct source *source, const struct asm_options *options, struct asm_image *image)
{
	const struct isa *isa = codec_isa(codec);
	struct asm_file file = { .source = source };
	struct assembler as = { .arena = arena, .diag = diag, .codec = codec, .isa = isa };
	as.options = options;
	as.byte_order = isa->program ? isa->program->byte_order : isa->byte_order;
	as.good = true;
	as.symbols.arena = as.locals.arena = as.sources.arena = arena;
	as.bytes = buffer_new(arena);
	assert(isa->unit && isa->unit % 8 == 0);
	*image = (struct asm_image){ 0 };
	as.marks.capacity = source->line_count + 1;
	as.marks.items = ARENA_ARRAY(arena, struct mark, as.marks.capacity);
	gather_folders(&as, source->path);
	symbol_define_options(&as);
	assemble_file(&as, &file);
	layout(&as);
	make_image(&as, image);
	arena_free(&as.scratch);
	return as.good;
}

const uint8_t *asm_bytes_at(const struct asm_image *image, uint64_t address)
{
	HALVE(behind, image->chunks.count, i, image->chunks.items[i].address <= address);
	const struct asm_chunk *chunk = behind ? &image->chunks.items[behind - 1] : NULL;
	bool found = chunk && address - chunk->address < chunk->size;
	return found ? chunk->bytes + (address - chunk->address) : NULL;
}

const struct asm_symbol *asm_symbol_at(const struct asm_image *image, uint64_t address)
{
	const struct asm_symbol *best = NULL;
	VEC_EACH (struct asm_symbol, it, &image->symbols)
		if (it->is_address && it->value == address &&
			(!best || (it->is_global && !best->is_global)))
			best = it;
	return best;
}

bool asm_flatten(
	struct arena *arena, const struct asm_image *image, uint8_t fill, struct buffer *bytes)
{
	*bytes = buffer_new(arena);
	if (!image->chunks.count)
		return true;
	const struct asm_chunk *first = image->chunks.items;
	const struct asm_chunk *last = &image->chunks.items[image->chunks.count - 1];
	uint64_t size = last->address - first->address + last->size;
	if (size > MAX_IMAGE)
		return false;
	bytes->text = arena_alloc(arena, size + 1);
	bytes->length = bytes->capacity = size;
	memset(bytes->text, fill, size);
	bytes->text[size] = '\0';
	VEC_EACH (struct asm_chunk, it, &image->chunks)
		memcpy(bytes->text + (it->address - first->address), it->bytes, it->size);
	return true;
}
