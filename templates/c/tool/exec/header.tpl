%# SPDX-License-Identifier: MIT
/* Bytes to load into memory before the first step. */
struct chunk {
	uint64_t address;
	struct bytes bytes;
	const char *name; /* of the file */
	struct chunk *next;
};

struct range {
	uint64_t from, size;
};

enum { DUMPS_MAX = 64 };

struct run {
	struct machine machine;
	const char *path;
	bool hex, json, trace, show_cycles;
	uint64_t limit;
	struct chunk *chunks, *last_chunk;
	uint64_t loaded; /* bytes of the segments of an ELF file */
	bool has_entry, has_memory;
	uint64_t entry;
	struct range memory, dumps[DUMPS_MAX];
	unsigned dump_count;
	enum ${$p}_exception raised; /* before the first step */
	struct bytes settings; /* const char *; set when there is memory */
	struct bytes out, traced; /* traced: elements of a JSON array */
};
