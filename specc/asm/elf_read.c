/* SPDX-License-Identifier: MIT */
/* An ELF file -> an image: what its segments load, and its symbols. */
#include "asm/assemble.h"

#include <gelf.h>
#include <stdlib.h>
#include <string.h>

#define MAX_LOADED ((uint64_t)1 << 28) /* bytes of all segments */

struct loader {
	struct arena *arena;
	struct str bytes;
	struct asm_image *image;
	Elf *elf;
	bool physical; /* segments are at p_paddr */
	uint64_t loaded;
};

bool asm_is_elf(struct str bytes)
{
	return bytes.length >= 4 && !memcmp(bytes.text, "\177ELF", 4);
}

/* `size` bytes, the first of which are these and the others zero. */
static bool add_chunk(struct loader *l, uint64_t address, const char *bytes, uint64_t given,
	uint64_t size, struct str *error)
{
	*error = STR("a segment goes beyond the last address");
	if (address > UINT64_MAX - (size - 1))
		return false;
	uint8_t *copy = arena_alloc(l->arena, size);
	memcpy(copy, bytes, given);
	struct asm_chunk chunk = { address, copy, size };
	VEC_PUSH(l->arena, &l->image->chunks, chunk);
	return true;
}

static bool load_segment(struct loader *l, const GElf_Phdr *segment, struct str *error)
{
	uint64_t size = segment->p_memsz, given = segment->p_filesz;
	if (segment->p_type != PT_LOAD || !size)
		return true;
	*error = STR("a segment is beyond the end of the file");
	if (segment->p_filesz > size || segment->p_offset > l->bytes.length ||
		segment->p_filesz > l->bytes.length - segment->p_offset)
		return false;
	*error = STR("its segments have more than 256 MiB");
	if (size > MAX_LOADED - l->loaded)
		return false;
	const char *bytes = l->bytes.text + segment->p_offset;
	l->loaded += size;
	if (!l->physical || segment->p_paddr == segment->p_vaddr)
		return add_chunk(l, segment->p_vaddr, bytes, given, size, error);
	return add_chunk(l, segment->p_vaddr, bytes, 0, size, error) &&
		   (!given || add_chunk(l, segment->p_paddr, bytes, given, given, error));
}

static int compare_chunk_addresses(const void *a, const void *b)
{
	const struct asm_chunk *left = a, *right = b;
	return left->address < right->address ? -1 : left->address > right->address;
}

/* Joins `count` adjacent chunks. */
static struct asm_chunk join_two_chunks(
	struct arena *arena, const struct asm_chunk *chunks, size_t count)
{
	struct asm_chunk all = { chunks->address, chunks->bytes, 0 };
	for (size_t i = 0; i < count; i++)
		all.size += chunks[i].size;
	if (count == 1)
		return all;
	uint8_t *bytes = arena_alloc(arena, all.size), *end = bytes;
	for (size_t i = 0; i < count; end += chunks[i++].size)
		memcpy(end, chunks[i].bytes, chunks[i].size);
	all.bytes = bytes;
	return all;
}

/* Ascending, and those that touch as one. */
static bool join_chunks(struct loader *l, struct str *error)
{
	struct asm_chunk *chunks = l->image->chunks.items;
	size_t count = l->image->chunks.count, joined = 0;
	*error = STR("its segments overlap");
	qsort(chunks, count, sizeof *chunks, compare_chunk_addresses);
	for (size_t from = 0, to = 1; from < count; from = to++) {
		while (to < count && chunks[to].address - chunks[to - 1].address == chunks[to - 1].size)
			to++;
		if (to < count && chunks[to].address - chunks[to - 1].address < chunks[to - 1].size)
			return false;
		chunks[joined++] = join_two_chunks(l->arena, chunks + from, to - from);
	}
	l->image->chunks.count = joined;
	return true;
}

static void load_symbol(struct loader *l, const GElf_Shdr *table, const GElf_Sym *from)
{
	const char *name = elf_strptr(l->elf, table->sh_link, from->st_name);
	unsigned type = GELF_ST_TYPE(from->st_info);
	if (!name || !*name || from->st_shndx == SHN_UNDEF || type == STT_FILE || type == STT_SECTION)
		return;
	struct asm_symbol symbol = { .name = str_copy(l->arena, str_from_c(name)) };
	symbol.value = from->st_value;
	symbol.is_address = from->st_shndx != SHN_ABS;
	symbol.is_global = GELF_ST_BIND(from->st_info) != STB_LOCAL;
	VEC_PUSH(l->arena, &l->image->symbols, symbol);
}

static void load_symbols(struct loader *l)
{
	GElf_Shdr header;
	for (Elf_Scn *s = elf_nextscn(l->elf, NULL); s; s = elf_nextscn(l->elf, s)) {
		if (!gelf_getshdr(s, &header) || header.sh_type != SHT_SYMTAB || !header.sh_entsize)
			continue;
		Elf_Data *data = elf_getdata(s, NULL);
		size_t count = data ? data->d_size / header.sh_entsize : 0;
		for (size_t i = 1; i < count && i < INT32_MAX; i++) {
			GElf_Sym symbol;
			if (gelf_getsym(data, (int)i, &symbol))
				load_symbol(l, &header, &symbol);
		}
	}
}

/* Is the file for this instruction set, as far as both say? */
static bool is_for(
	struct loader *l, const struct isa *isa, const GElf_Ehdr *header, struct str *error)
{
	struct asm_elf_kind kind;
	bool big = header->e_ident[EI_DATA] == ELFDATA2MSB;
	unsigned bits = header->e_ident[EI_CLASS] == ELFCLASS64 ? 64 : 32;
	*error = STR("the attribute elf_machine is not a number from 0 to 65535");
	if (!asm_elf_kind(isa, &kind))
		return false;
	*error = str_printf(l->arena,
		"it is for machine %u, expected %llu, the elf_machine of the instruction set (0: none)",
		header->e_machine, (unsigned long long)kind.machine);
	if (header->e_machine != kind.machine)
		return false;
	*error = str_printf(l->arena, "its bytes are %s-endian, expected %s-endian",
		big ? "big" : "little", big ? "little" : "big");
	if (big != kind.big)
		return false;
	*error = str_printf(
		l->arena, "it has %u bits, expected %u, as many as addresses need", bits, kind.bits);
	return !kind.bits || kind.bits == bits;
}

/* Has some segment that is loaded a physical address? */
static bool has_physical(struct loader *l, size_t segments)
{
	GElf_Phdr segment;
	for (size_t i = 0; i < segments && i < INT32_MAX; i++)
		if (gelf_getphdr(l->elf, (int)i, &segment) && segment.p_type == PT_LOAD && segment.p_paddr)
			return true;
	return false;
}

static bool load_elf(struct loader *l, const struct isa *isa, struct str *error)
{
	GElf_Ehdr header;
	size_t segments;
	*error = STR("it is damaged");
	if (!l->elf || elf_kind(l->elf) != ELF_K_ELF || !gelf_getehdr(l->elf, &header) ||
		elf_getphdrnum(l->elf, &segments))
		return false;
	if (!is_for(l, isa, &header, error))
		return false;
	l->physical = l->physical && has_physical(l, segments);
	for (size_t i = 0; i < segments && i < INT32_MAX; i++) {
		GElf_Phdr segment;
		*error = STR("its table of segments is damaged");
		if (!gelf_getphdr(l->elf, (int)i, &segment) || !load_segment(l, &segment, error))
			return false;
	}
	*error = STR("it has no segments to load, so it is not an executable");
	if (!l->image->chunks.count || !join_chunks(l, error))
		return false;
	l->image->has_entry = true;
	l->image->entry = header.e_entry;
	load_symbols(l);
	return true;
}

bool asm_read_elf(struct arena *arena, const struct isa *isa, struct str bytes,
	enum asm_elf_view view, struct asm_image *image, struct str *error)
{
	*image = (struct asm_image){ 0 };
	/* libelf may write into what it reads */
	char *copy = arena_copy(arena, bytes.text, bytes.length);
	elf_version(EV_CURRENT);
	struct loader l = { .arena = arena, .bytes = bytes, .image = image };
	l.physical = view == ASM_ELF_LOADED;
	l.elf = elf_memory(copy, bytes.length);
	bool good = load_elf(&l, isa, error);
	if (l.elf)
		elf_end(l.elf);
	return good;
}
