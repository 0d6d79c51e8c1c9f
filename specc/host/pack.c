/* SPDX-License-Identifier: MIT */
/* Texts -> gzip, base64 and zip (RFC 1951, 1952, 4648; PKWARE's APPNOTE.TXT 4.3), with zlib. */
#include "host/pack.h"

#include <string.h>
#include <zlib.h>

#include "base/file.h"

/* windowBits of deflateInit2: what is around the compressed data. */
enum { RAW = -MAX_WBITS, GZIP = MAX_WBITS + 16 };

/* zlib fails here only without memory. */
static struct str compress_as(struct arena *arena, struct str text, int around)
{
	z_stream stream = { 0 };
	if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, around, MAX_MEM_LEVEL,
			Z_DEFAULT_STRATEGY) != Z_OK)
		out_of_memory(text.length);
	size_t room = deflateBound(&stream, text.length);
	char *bytes = arena_alloc(arena, room);
	stream.next_in = (Bytef *)(uintptr_t)text.text;
	stream.avail_in = (uInt)text.length;
	stream.next_out = (Bytef *)bytes;
	stream.avail_out = (uInt)room;
	deflate(&stream, Z_FINISH);
	deflateEnd(&stream);
	return (struct str){ bytes, stream.total_out };
}

struct str pack_gzip(struct arena *arena, struct str text)
{
	return compress_as(arena, text, GZIP);
}

void pack_base64(struct buffer *out, struct str bytes)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	for (size_t i = 0; i < bytes.length; i += 3) {
		size_t left = bytes.length - i;
		uint32_t three = 0;
		for (size_t k = 0; k < 3; k++)
			three = three << 8 | (k < left ? (unsigned char)bytes.text[i + k] : 0);
		for (size_t k = 0; k < 4; k++)
			buffer_add_char(out, k > left ? '=' : digits[three >> (18 - 6 * k) & 63]);
	}
}

/* ---- zip ---- */

enum {
	LOCAL = 0x04034b50, /* signatures */
	CENTRAL = 0x02014b50,
	END = 0x06054b50,
	VERSION = 20,      /* 2.0: deflate */
	UNIX = 3,          /* the attributes are those of Unix */
	DEFLATED = 8,      /* method */
	DATE = 1 << 5 | 1, /* 1 January 1980, midnight */
	MODE = 0100644     /* a regular file */
};

static void add_little(struct buffer *out, uint32_t value, int bytes)
{
	for (int i = 0; i < bytes; i++)
		buffer_add_char(out, (char)(value >> 8 * i & 0xff));
}

struct entry {
	struct str name, packed;
	uint32_t sum, size, offset;
};

/* What both headers of a file have in common. */
static void add_facts(struct buffer *out, const struct entry *entry)
{
	add_little(out, VERSION, 2);
	add_little(out, 0, 2); /* flags */
	add_little(out, DEFLATED, 2);
	add_little(out, 0, 2); /* time */
	add_little(out, DATE, 2);
	add_little(out, entry->sum, 4);
	add_little(out, (uint32_t)entry->packed.length, 4);
	add_little(out, entry->size, 4);
	add_little(out, (uint32_t)entry->name.length, 2);
	add_little(out, 0, 2); /* extra field */
}

static void add_central(struct buffer *out, const struct entry *entry)
{
	add_little(out, CENTRAL, 4);
	add_little(out, UNIX << 8 | VERSION, 2);
	add_facts(out, entry);
	add_little(out, 0, 2); /* comment */
	add_little(out, 0, 2); /* disk */
	add_little(out, 0, 2); /* internal attributes */
	add_little(out, (uint32_t)MODE << 16, 4);
	add_little(out, entry->offset, 4);
	buffer_add(out, entry->name);
}

struct str pack_zip(struct arena *arena, const char *folder, const struct host_files *files)
{
	struct buffer out = buffer_new(arena);
	VEC(struct entry) entries = { 0 };
	VEC_EACH (const struct host_file, file, &files->list) {
		struct str text = file->content;
		struct entry entry = { .name = str_printf(arena, "%s/%s", folder, file_base(file->path)),
			.packed = compress_as(arena, text, RAW),
			.sum = (uint32_t)crc32(0, (const Bytef *)text.text, (uInt)text.length),
			.size = (uint32_t)text.length,
			.offset = (uint32_t)out.length };
		add_little(&out, LOCAL, 4);
		add_facts(&out, &entry);
		buffer_add(&out, entry.name);
		buffer_add(&out, entry.packed);
		VEC_PUSH(arena, &entries, entry);
	}
	size_t start = out.length;
	VEC_EACH (const struct entry, entry, &entries)
		add_central(&out, entry);
	size_t length = out.length - start;
	add_little(&out, END, 4);
	add_little(&out, 0, 4); /* disks */
	add_little(&out, (uint32_t)entries.count, 2);
	add_little(&out, (uint32_t)entries.count, 2);
	add_little(&out, (uint32_t)length, 4);
	add_little(&out, (uint32_t)start, 4);
	add_little(&out, 0, 2); /* comment */
	return buffer_str(&out);
}
