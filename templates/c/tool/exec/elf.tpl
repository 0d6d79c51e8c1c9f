%# SPDX-License-Identifier: MIT
/* ---- files: ELF, or bytes as they are ---- */

static bool add_chunk(struct run *run, const char *name, uint64_t address,
		      const unsigned char *bytes, size_t size)
{
	struct chunk *chunk = calloc(1, sizeof *chunk);
	if (!chunk)
		return refuse(name, "out of memory");
	chunk->address = address;
	chunk->name = name;
	tool_add(&chunk->bytes, bytes, size);
	*(run->last_chunk ? &run->last_chunk->next : &run->chunks) = chunk;
	run->last_chunk = chunk;
	return true;
}

/* What is read of an ELF file, of either class and byte order. */
struct elf {
	const char *name;
	const unsigned char *bytes;
	size_t size;
	bool big, wide; /* 64 bits */
	bool physical;  /* segments are at p_paddr; some have one */
};

enum { ELF_MACHINE = ${$s/@elf-machine}, ELF_ORDER = ${$s/@elf-order}, ELF_BITS = ${$s/@elf-bits} };

static bool is_elf(const struct bytes *in)
{
	static const unsigned char mark[] = { 0x7f, 'E', 'L', 'F' };
	return in->length >= sizeof mark && memcmp(in->data, mark, sizeof mark) == 0;
}

/* A number of this many bytes; false if the file ends before. */
static bool elf_number(const struct elf *elf, uint64_t at, unsigned size, uint64_t *value)
{
	*value = 0;
	if (at > elf->size || elf->size - at < size)
		return refuse(elf->name, "the ELF file ends in its headers");
	for (unsigned i = 0; i < size; i++)
		*value = *value << 8 | elf->bytes[at + (elf->big ? i : size - 1 - i)];
	return true;
}

/* The program header at this offset; segments that are not loaded are skipped. */
static bool load_segment(struct run *run, const struct elf *elf, uint64_t at)
{
	const unsigned word = elf->wide ? 8 : 4;
	uint64_t kind, offset, address, load, size, room;
	if (!elf_number(elf, at, 4, &kind) || !elf_number(elf, at + word, word, &offset) ||
	    !elf_number(elf, at + 2 * word, word, &address) ||
	    !elf_number(elf, at + 3 * word, word, &load) ||
	    !elf_number(elf, at + 4 * word, word, &size) ||
	    !elf_number(elf, at + 5 * word, word, &room))
		return false;
	if (kind != 1 || !room) /* PT_LOAD */
		return true;
	if (offset > elf->size || size > elf->size - offset || size > room)
		return refuse(elf->name, "a segment is outside of the ELF file");
	if (room > BANK_MAX - run->loaded || address > UINT64_MAX - room)
		return refuse(elf->name, "the segments of the ELF file are too large");
	run->loaded += room;
	const bool moved = elf->physical && load != address; /* the program itself moves it there */
	if (!add_chunk(run, elf->name, address, elf->bytes + offset, moved ? 0 : (size_t)size))
		return false;
	/* zeros, so that there is memory for them */
	tool_add_zeros(&run->last_chunk->bytes, (size_t)(moved ? room : room - size));
	return !moved || !size || add_chunk(run, elf->name, load, elf->bytes + offset, (size_t)size);
}

/* Has some segment that is loaded a physical address? */
static bool has_physical(const struct elf *elf, uint64_t headers, uint64_t each, uint64_t count)
{
	const unsigned word = elf->wide ? 8 : 4;
	uint64_t kind, load;
	for (uint64_t at = headers; count--; at += each) {
		if (at > elf->size || elf->size - at < 4 * word)
			return false; /* load_segment says so */
		if (elf_number(elf, at, 4, &kind) && elf_number(elf, at + 3 * word, word, &load) &&
		    kind == 1 && load)
			return true;
	}
	return false;
}

/* Is the file for this instruction set? */
static bool is_for(const struct elf *elf)
{
	uint64_t machine;
	if (!elf_number(elf, 18, 2, &machine))
		return false;
	if (machine == ELF_MACHINE && elf->big == (ELF_ORDER == 2) &&
	    (!ELF_BITS || elf->wide == (ELF_BITS == 64)))
		return true;
	fprintf(stderr, "${$p}_tool: '%s': it is a %s-endian ELF file of %d bits for machine %u; ",
		elf->name, elf->big ? "big" : "little", elf->wide ? 64 : 32, (unsigned)machine);
	fprintf(stderr, "expected %s-endian, ", ELF_ORDER == 2 ? "big" : "little");
	if (ELF_BITS)
		fprintf(stderr, "%d bits, ", ELF_BITS);
	fprintf(stderr, "machine %d\n", ELF_MACHINE);
	return false;
}

static bool load_elf(struct run *run, struct elf *elf)
{
	const unsigned word = elf->wide ? 8 : 4;
	const uint64_t sizes = elf->wide ? 54 : 42; /* of e_phentsize */
	uint64_t entry, headers, each, count;
	if (!is_for(elf))
		return false;
	if (!elf_number(elf, 24, word, &entry) || !elf_number(elf, 24 + word, word, &headers) ||
	    !elf_number(elf, sizes, 2, &each) || !elf_number(elf, sizes + 2, 2, &count))
		return false;
	if (!count)
		return refuse(elf->name, "the ELF file has no segments, so it is not linked");
	if (each < 8 + 6 * word || headers > elf->size)
		return refuse(elf->name, "the program headers of the ELF file are wrong");
	elf->physical = has_physical(elf, headers, each, count);
	for (uint64_t i = 0; i < count; i++)
		if (!load_segment(run, elf, headers + i * each))
			return false;
	if (entry && !run->has_entry) {
		run->entry = entry;
		run->has_entry = true;
	}
	return true;
}

/* The program: an ELF file, else bytes for address 0 on. */
static bool load_program(struct run *run, const char *path)
{
	struct bytes in = { 0 };
	bool good = read_file(path, &in) && (!run->hex || tool_parse_hex(path, &in));
	if (good && is_elf(&in)) {
		struct elf elf = { path, in.data, in.length, false, false, false };
		unsigned class = in.length > 5 ? in.data[4] : 0, order = in.length > 5 ? in.data[5] : 0;
		elf.wide = class == 2;
		elf.big = order == 2;
		good = class && class < 3 && order && order < 3
			       ? load_elf(run, &elf)
			       : refuse(path, "the ELF file has an unknown class or byte order");
	} else if (good) {
		good = add_chunk(run, path, 0, in.data, in.length);
	}
	free(in.data);
	return good;
}

