/* SPDX-License-Identifier: MIT */
/* A small program as an ELF file with what the command line asks for -> standard output. Usage:
 *     elf CLASS ORDER [WORD]...
 * CLASS is 32 or 64, ORDER little or big. A WORD is
 *     FIELD=NUMBER   this field of the file header or of the first program header, after all else
 *     code=HEX       the bytes of the segment (otherwise two zeros)
 *     times=N        so many program headers, each like the first one
 *     step=N         the address of each is so much behind the one before it
 *     size=N         zeros behind all of it, up to so many bytes
 *     cut=N          only the first N bytes
 * `elf fields` prints the names of the fields. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Name, offset and bytes in a file of 32 and of 64 bits; in the program header from its start. */
struct field {
	const char *name;
	unsigned in_segment, at32, size32, at64, size64;
};

static const struct field fields[] = {
	{ "class", 0, 4, 1, 4, 1 },
	{ "data", 0, 5, 1, 5, 1 },
	{ "version", 0, 6, 1, 6, 1 },
	{ "type", 0, 16, 2, 16, 2 },
	{ "machine", 0, 18, 2, 18, 2 },
	{ "version2", 0, 20, 4, 20, 4 },
	{ "entry", 0, 24, 4, 24, 8 },
	{ "phoff", 0, 28, 4, 32, 8 },
	{ "shoff", 0, 32, 4, 40, 8 },
	{ "flags", 0, 36, 4, 48, 4 },
	{ "ehsize", 0, 40, 2, 52, 2 },
	{ "phentsize", 0, 42, 2, 54, 2 },
	{ "phnum", 0, 44, 2, 56, 2 },
	{ "shentsize", 0, 46, 2, 58, 2 },
	{ "shnum", 0, 48, 2, 60, 2 },
	{ "shstrndx", 0, 50, 2, 62, 2 },
	{ "p_type", 1, 0, 4, 0, 4 },
	{ "p_offset", 1, 4, 4, 8, 8 },
	{ "p_vaddr", 1, 8, 4, 16, 8 },
	{ "p_paddr", 1, 12, 4, 24, 8 },
	{ "p_filesz", 1, 16, 4, 32, 8 },
	{ "p_memsz", 1, 20, 4, 40, 8 },
	{ "p_flags", 1, 24, 4, 4, 4 },
	{ "p_align", 1, 28, 4, 48, 8 },
};

enum { FIELDS = sizeof fields / sizeof *fields };

struct file {
	unsigned char *bytes;
	size_t size;
	int wide, big;
};

static void put(struct file *file, size_t at, unsigned size, uint64_t value)
{
	for (unsigned i = 0; i < size && at + i < file->size; i++)
		file->bytes[at + (file->big ? size - 1 - i : i)] = (unsigned char)(value >> 8 * i);
}

static void set(struct file *file, size_t segment, const char *name, size_t length, uint64_t value)
{
	for (unsigned i = 0; i < FIELDS; i++) {
		const struct field *f = &fields[i];
		size_t at = (f->in_segment ? segment : 0) + (file->wide ? f->at64 : f->at32);
		if (strlen(f->name) == length && !strncmp(f->name, name, length)) {
			put(file, at, file->wide ? f->size64 : f->size32, value);
			return;
		}
	}
	fprintf(stderr, "elf: there is no field '%.*s'\n", (int)length, name);
	exit(2);
}

static void set_usual(struct file *file, size_t segment, const char *name, uint64_t value)
{
	set(file, segment, name, strlen(name), value);
}

static uint64_t number(int argc, char **argv, const char *name, uint64_t usual)
{
	size_t length = strlen(name);
	for (int i = 3; i < argc; i++)
		if (!strncmp(argv[i], name, length) && argv[i][length] == '=')
			usual = strtoull(argv[i] + length + 1, NULL, 0);
	return usual;
}

static const char *code_of(int argc, char **argv)
{
	for (int i = 3; i < argc; i++)
		if (!strncmp(argv[i], "code=", 5))
			return argv[i] + 5;
	return "0000";
}

static size_t put_code(struct file *file, size_t at, const char *hex)
{
	size_t count = strlen(hex) / 2;
	for (size_t i = 0; i < count; i++) {
		char digits[3] = { hex[2 * i], hex[2 * i + 1], 0 };
		put(file, at + i, 1, strtoul(digits, NULL, 16));
	}
	return count;
}

static void put_segments(struct file *file, int argc, char **argv, size_t first, size_t each)
{
	uint64_t count = number(argc, argv, "times", 1), step = number(argc, argv, "step", 0);
	size_t code = first + count * each;
	size_t size = put_code(file, code, code_of(argc, argv));
	for (size_t i = 0; i < count; i++) {
		size_t segment = first + i * each;
		set_usual(file, segment, "p_type", 1);
		set_usual(file, segment, "p_offset", code);
		set_usual(file, segment, "p_filesz", number(argc, argv, "p_filesz", size));
		set_usual(file, segment, "p_memsz", number(argc, argv, "p_memsz", size));
		set_usual(file, segment, "p_offset", number(argc, argv, "p_offset", code));
		set_usual(file, segment, "p_vaddr", number(argc, argv, "p_vaddr", 0) + i * step);
		set_usual(file, segment, "p_paddr", number(argc, argv, "p_paddr", 0) + i * step);
	}
}

static void put_header(struct file *file, int argc, char **argv, size_t first, size_t each)
{
	memcpy(file->bytes, "\177ELF", 4);
	set_usual(file, 0, "class", file->wide ? 2 : 1);
	set_usual(file, 0, "data", file->big ? 2 : 1);
	set_usual(file, 0, "version", 1);
	set_usual(file, 0, "type", 2);
	set_usual(file, 0, "version2", 1);
	set_usual(file, 0, "phoff", first);
	set_usual(file, 0, "ehsize", first);
	set_usual(file, 0, "phentsize", each);
	set_usual(file, 0, "phnum", number(argc, argv, "times", 1));
}

static int is_other(const char *word)
{
	static const char *const others[] = { "code=", "times=", "step=", "size=", "cut=", "p_vaddr=",
		"p_paddr=", "p_filesz=", "p_memsz=", "p_offset=" };
	for (size_t i = 0; i < sizeof others / sizeof *others; i++)
		if (!strncmp(word, others[i], strlen(others[i])))
			return 1;
	return 0;
}

int main(int argc, char **argv)
{
	if (argc == 2 && !strcmp(argv[1], "fields")) {
		for (unsigned i = 0; i < FIELDS; i++)
			puts(fields[i].name);
		return 0;
	}
	if (argc < 3)
		return 2;
	struct file file = { .wide = !strcmp(argv[1], "64"), .big = !strcmp(argv[2], "big") };
	size_t first = file.wide ? 64 : 52, each = file.wide ? 56 : 32;
	size_t least = first + number(argc, argv, "times", 1) * each + strlen(code_of(argc, argv)) / 2;
	size_t wanted = number(argc, argv, "size", 0);
	file.size = wanted > least ? wanted : least;
	file.bytes = calloc(file.size, 1);
	if (!file.bytes)
		return 2;
	put_header(&file, argc, argv, first, each);
	put_segments(&file, argc, argv, first, each);
	for (int i = 3; i < argc; i++)
		if (!is_other(argv[i]))
			set(&file, first, argv[i], strcspn(argv[i], "="),
				strtoull(argv[i] + strcspn(argv[i], "=") + 1, NULL, 0));
	size_t cut = number(argc, argv, "cut", file.size);
	fwrite(file.bytes, 1, cut < file.size ? cut : file.size, stdout);
	free(file.bytes);
	return fflush(stdout) != 0;
}
