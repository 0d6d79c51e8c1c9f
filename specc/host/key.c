/* SPDX-License-Identifier: MIT */
/* Hashes all inputs of a compiled program: of the interpreter without generating its sources. */
#include "host/key.h"

#include <gelf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/file.h"
#include "base/folder.h"
#include "host/share.h"

struct hash {
	uint64_t a, b;
};

static void mix_word(struct hash *hash, uint64_t word)
{
	hash->a = (hash->a ^ word) * 0x9fb21c651e98df25;
	hash->a ^= hash->a >> 32;
	hash->b = (hash->b + word) * 0xd6e8feb86659fd93;
	hash->b ^= hash->b >> 29;
}

/* Includes the length, so that adjacent texts are not confused. */
static void mix_text(struct hash *hash, struct str text)
{
	size_t at = 0;
	uint64_t word;
	for (; at + sizeof word <= text.length; at += sizeof word) {
		memcpy(&word, text.text + at, sizeof word);
		mix_word(hash, word);
	}
	word = 0;
	if (at < text.length)
		memcpy(&word, text.text + at, text.length - at);
	mix_word(hash, word);
	mix_word(hash, text.length);
}

/* Unreadable files count as empty; compiling will report the error. */
static void mix_file(struct hash *hash, const char *path)
{
	struct arena scratch = { 0 };
	const char *why;
	int file = file_open(path, &why);
	size_t length;
	const char *text = file < 0 ? NULL : file_take(&scratch, file, &length);
	mix_text(hash, text ? (struct str){ text, length } : (struct str){ 0 });
	file_close(file);
	arena_free(&scratch);
}

/* A file, or all files of a folder and of those in it. */
static void mix_path(struct arena *arena, struct hash *hash, const char *path)
{
	struct folder_names names;
	if (!folder_read(arena, path, &names)) {
		mix_file(hash, path);
		return;
	}
	VEC_EACH (const char *, name, &names.list) {
		mix_text(hash, str_from_c(*name));
		mix_path(arena, hash, arena_printf(arena, "%s/%s", path, *name));
	}
}

/* The length of the loaded part of an ELF file: most of the rest is debug information. */
static size_t loaded_length(int file)
{
	GElf_Phdr part;
	size_t count = 0, length = 0;
	elf_version(EV_CURRENT);
	Elf *elf = elf_begin(file, ELF_C_READ, NULL);
	if (elf_getphdrnum(elf, &count))
		count = 0;
	for (int i = 0; i < (int)count; i++)
		if (gelf_getphdr(elf, i, &part) && part.p_type == PT_LOAD &&
			part.p_offset + part.p_filesz > length)
			length = part.p_offset + part.p_filesz;
	elf_end(elf);
	return length;
}

static void mix_this_program(struct hash *hash)
{
	static const char path[] = "/proc/self/exe";
	const char *why;
	int file = file_open(path, &why);
	size_t length = file < 0 ? 0 : loaded_length(file);
	void *text = length ? mmap(NULL, length, PROT_READ, MAP_PRIVATE, file, 0) : MAP_FAILED;
	if (text == MAP_FAILED) {
		mix_file(hash, path);
	} else {
		mix_text(hash, (struct str){ text, length });
		munmap(text, length);
	}
	file_close(file);
}

static const struct hash initial = { 0xcbf29ce484222325, 0x84222325cbf29ce4 };

static const char *digits(struct arena *arena, const struct hash *hash)
{
	return arena_printf(
		arena, "%016llx%016llx", (unsigned long long)hash->a, (unsigned long long)hash->b);
}

const char *program_key(struct arena *arena, const struct isa *isa, const char *const *targets,
	const char *const *words, size_t count)
{
	struct hash hash = initial;
	/* What is made in spite of errors is another program: this one implies that there are none. */
	if (isa->flaws)
		mix_word(&hash, isa->flaws);
	for (size_t i = 0; i < count; i++)
		mix_text(&hash, str_from_c(words[i]));
	VEC_EACH (const struct source *, source, &isa->sources)
		mix_text(&hash, (*source)->text);
	for (; *targets; targets++)
		mix_path(arena, &hash, arena_printf(arena, "%s/%s", share_templates(arena), *targets));
	mix_this_program(&hash);
	return digits(arena, &hash);
}

const char *files_key(struct arena *arena, const struct host_files *files, const char *const *words)
{
	struct hash hash = initial;
	for (; *words; words++)
		mix_text(&hash, str_from_c(*words));
	VEC_EACH (const struct host_file, file, &files->list) {
		mix_text(&hash, str_from_c(file->path));
		mix_text(&hash, file->content);
	}
	return digits(arena, &hash);
}
