/* SPDX-License-Identifier: MIT */
/* An image -> an ELF executable: a segment and a section for each chunk, symbols, entry. */
#include "asm/assemble.h"

#include <errno.h>
#include <gelf.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include "number/text.h"

#define MAX_CHUNKS 0xff00 /* section numbers of ELF */

/* A string table, as in .strtab and .shstrtab. */
struct names {
	struct buffer bytes;
};

struct writer {
	struct arena *arena;
	const struct asm_image *image;
	Elf *elf;
	int class;
	struct asm_elf_kind kind;
	struct names strings; /* of symbols */
	struct names sections;
	size_t section_count;
};

static size_t add_elf_name(struct names *names, struct str name)
{
	size_t at = names->bytes.length;
	buffer_add(&names->bytes, name);
	buffer_add_char(&names->bytes, '\0');
	return at;
}

bool asm_elf_kind(const struct isa *isa, struct asm_elf_kind *kind)
{
	enum byte_order order = isa->program ? isa->program->byte_order : isa->byte_order;
	*kind = (struct asm_elf_kind){ .big = order == ORDER_BIG };
	VEC_EACH (struct attribute, it, &isa->attributes) {
		if (!str_equal_c(it->name, "elf_machine"))
			continue;
		kind->bits = !isa->program ? 0 : isa->program->address > 32 ? 64 : 32;
		return number_read_whole(it->value.text, it->value.length, &kind->machine) &&
			   kind->machine <= 0xffff;
	}
	return true;
}

/* ---- parts ---- */

static Elf_Data *add_elf_section(
	struct writer *w, const char *name, GElf_Shdr *header, const void *bytes, size_t size)
{
	elf_errno(); /* forgets: a section without memory for its header is told by an error alone */
	Elf_Scn *section = elf_newscn(w->elf);
	if (!section || elf_errno())
		out_of_memory(sizeof(GElf_Shdr));
	Elf_Data *data = elf_newdata(section);
	if (!data)
		return NULL;
	data->d_buf = (void *)bytes;
	data->d_size = size;
	data->d_type = header->sh_type == SHT_SYMTAB ? ELF_T_SYM : ELF_T_BYTE;
	data->d_align = header->sh_addralign ? header->sh_addralign : 1;
	GElf_Shdr full;
	if (!gelf_getshdr(section, &full))
		return NULL;
	full = *header;
	full.sh_name = (GElf_Word)add_elf_name(&w->sections, str_from_c(name));
	full.sh_size = size;
	w->section_count++;
	return gelf_update_shdr(section, &full) ? data : NULL;
}

static bool add_chunks(struct writer *w, uint64_t offset)
{
	for (size_t i = 0; i < w->image->chunks.count; i++) {
		const struct asm_chunk *chunk = &w->image->chunks.items[i];
		const char *name = i ? arena_printf(w->arena, ".text.%zu", i) : ".text";
		GElf_Shdr header = { .sh_type = SHT_PROGBITS, .sh_addr = chunk->address };
		header.sh_flags = SHF_ALLOC | SHF_WRITE | SHF_EXECINSTR;
		header.sh_offset = offset;
		header.sh_addralign = 1;
		GElf_Phdr segment = { .p_type = PT_LOAD, .p_flags = PF_R | PF_W | PF_X };
		segment.p_offset = offset;
		segment.p_vaddr = segment.p_paddr = chunk->address;
		segment.p_filesz = segment.p_memsz = chunk->size;
		segment.p_align = 1;
		if (!add_elf_section(w, name, &header, chunk->bytes, chunk->size) ||
			!gelf_update_phdr(w->elf, (int)i, &segment))
			return false;
		offset += chunk->size;
	}
	return true;
}

/* The section that an address is in, or right after it; else it is absolute. */
static unsigned section_of_symbol(const struct writer *w, const struct asm_symbol *symbol)
{
	for (size_t i = 0; symbol->is_address && i < w->image->chunks.count; i++) {
		const struct asm_chunk *chunk = &w->image->chunks.items[i];
		if (symbol->value >= chunk->address && symbol->value - chunk->address <= chunk->size)
			return (unsigned)i + 1;
	}
	return SHN_ABS;
}

/* Local symbols come first, as ELF wants them; *locals is their number with the empty one. */
static bool fill_symbols(struct writer *w, Elf_Data *data, unsigned *locals)
{
	int next = 1;
	*locals = 1;
	for (int global = 0; global < 2; global++)
		VEC_EACH (struct asm_symbol, it, &w->image->symbols) {
			if (it->is_global != global)
				continue;
			GElf_Sym symbol = { .st_value = it->value };
			if (w->class == ELFCLASS32)
				symbol.st_value &= UINT32_MAX;
			symbol.st_name = (GElf_Word)add_elf_name(&w->strings, it->name);
			int binding = global ? STB_GLOBAL : STB_LOCAL;
			symbol.st_info = (unsigned char)GELF_ST_INFO(binding, STT_NOTYPE);
			symbol.st_shndx = (GElf_Section)section_of_symbol(w, it);
			if (!gelf_update_sym(data, next++, &symbol))
				return false;
			*locals += !global;
		}
	return true;
}

static bool add_tables(struct writer *w, uint64_t offset)
{
	size_t count = w->image->symbols.count + 1;
	size_t entry = gelf_fsize(w->elf, ELF_T_SYM, 1, EV_CURRENT);
	unsigned locals;
	GElf_Shdr header = { .sh_type = SHT_SYMTAB, .sh_entsize = entry, .sh_addralign = 8 };
	header.sh_offset = offset = (offset + 7) & ~(uint64_t)7;
	header.sh_link = (GElf_Word)w->section_count + 2;
	void *room = arena_alloc(w->arena, count * entry);
	Elf_Data *data = add_elf_section(w, ".symtab", &header, room, count * entry);
	if (!data || !fill_symbols(w, data, &locals))
		return false;
	Elf_Scn *section = elf_getscn(w->elf, w->section_count);
	if (!gelf_getshdr(section, &header))
		return false;
	header.sh_info = locals;
	gelf_update_shdr(section, &header);
	offset += count * entry;
	GElf_Shdr strings = { .sh_type = SHT_STRTAB, .sh_offset = offset, .sh_addralign = 1 };
	if (!add_elf_section(w, ".strtab", &strings, w->strings.bytes.text, w->strings.bytes.length))
		return false;
	offset += w->strings.bytes.length;
	strings.sh_offset = offset;
	Elf_Data *names = add_elf_section(w, ".shstrtab", &strings, NULL, 0);
	section = elf_getscn(w->elf, w->section_count);
	if (!names || !gelf_getshdr(section, &header))
		return false;
	names->d_buf = w->sections.bytes.text;
	names->d_size = w->sections.bytes.length;
	header.sh_size = names->d_size;
	return gelf_update_shdr(section, &header) != 0;
}

static bool add_all(struct writer *w)
{
	GElf_Ehdr header;
	size_t segments = w->image->chunks.count;
	elf_flagelf(w->elf, ELF_C_SET, ELF_F_LAYOUT);
	if (!gelf_newehdr(w->elf, w->class) || (segments && !gelf_newphdr(w->elf, segments)) ||
		!gelf_getehdr(w->elf, &header))
		return false;
	uint64_t offset = gelf_fsize(w->elf, ELF_T_EHDR, 1, EV_CURRENT) +
					  gelf_fsize(w->elf, ELF_T_PHDR, segments, EV_CURRENT);
	header.e_ident[EI_DATA] = w->kind.big ? ELFDATA2MSB : ELFDATA2LSB;
	header.e_type = ET_EXEC;
	header.e_machine = (GElf_Half)w->kind.machine;
	header.e_version = EV_CURRENT;
	header.e_entry = w->image->entry;
	header.e_phoff = segments ? gelf_fsize(w->elf, ELF_T_EHDR, 1, EV_CURRENT) : 0;
	if (!gelf_update_ehdr(w->elf, &header) || !add_chunks(w, offset))
		return false;
	VEC_EACH (struct asm_chunk, it, &w->image->chunks)
		offset += it->size;
	if (!add_tables(w, offset) || !gelf_getehdr(w->elf, &header))
		return false;
	offset = (offset + 7) & ~(uint64_t)7;
	offset += gelf_fsize(w->elf, ELF_T_SYM, w->image->symbols.count + 1, EV_CURRENT) +
			  w->strings.bytes.length + w->sections.bytes.length;
	header.e_shoff = (offset + 7) & ~(uint64_t)7;
	header.e_shstrndx = (GElf_Half)w->section_count;
	return gelf_update_ehdr(w->elf, &header) && elf_update(w->elf, ELF_C_WRITE) >= 0;
}

/* ---- the file ---- */

static bool fits_class(const struct asm_image *image, unsigned bits, struct str *error)
{
	uint64_t most = image->entry;
	VEC_EACH (struct asm_chunk, it, &image->chunks)
		most = it->address + (it->size - 1) > most ? it->address + (it->size - 1) : most;
	*error = STR("an address needs more than 32 bits: use elf64");
	if (bits == 32 && most > UINT32_MAX)
		return false;
	*error = STR("more than 65280 parts with gaps between them");
	return image->chunks.count <= MAX_CHUNKS;
}

bool asm_write_elf(struct arena *arena, const struct isa *isa, const struct asm_image *image,
	unsigned bits, struct str *file, struct str *error)
{
	struct writer w = { .arena = arena, .image = image };
	w.class = bits == 32 ? ELFCLASS32 : ELFCLASS64;
	w.strings.bytes = w.sections.bytes = buffer_new(arena);
	add_elf_name(&w.strings, STR(""));
	add_elf_name(&w.sections, STR(""));
	if (!fits_class(image, bits, error))
		return false;
	*error = STR("the attribute elf_machine is not a number from 0 to 65535");
	if (!asm_elf_kind(isa, &w.kind))
		return false;
	*error = str_printf(arena, "the addresses of the instruction set need elf%u", w.kind.bits);
	if (w.kind.bits && w.kind.bits != bits)
		return false;
	FILE *room = tmpfile();
	*error = str_printf(arena, "cannot make a temporary file: %s", strerror(errno));
	if (!room)
		return false;
	elf_version(EV_CURRENT);
	w.elf = elf_begin(fileno(room), ELF_C_WRITE, NULL);
	bool good = w.elf && add_all(&w) && !fseek(room, 0, SEEK_SET);
	*error = str_printf(arena, "cannot make the ELF file: %s", good ? "" : elf_errmsg(-1));
	if (w.elf)
		elf_end(w.elf);
	file->text = good ? file_take(arena, fileno(room), &file->length) : NULL;
	fclose(room);
	return file->text;
}
