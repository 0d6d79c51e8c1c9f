%# SPDX-License-Identifier: MIT

/* Handles addresses where a memory has no bytes. Functions return false if there is nothing; NULL
 * is such a function. `size` is in bytes; the value is a number, independent of the byte order. An
 * instruction reads in the order of its statements, then writes. */
struct ${$p}_device {
	void *context;
	bool (*read)(void *context, uint64_t address, unsigned size, uint64_t *value);
	bool (*write)(void *context, uint64_t address, unsigned size, uint64_t value);
	/* Would this access be possible? Nothing happens. NULL: all are. */
	bool (*has)(void *context, uint64_t address, unsigned size, bool writes);
};

/* Bytes provided by the caller for the addresses base to base + size - 1. */
struct ${$p}_writable_bank {
	uint8_t *bytes;
	uint64_t size, base;
	const struct ${$p}_device *device; /* all other addresses; NULL: nothing there */
};

struct ${$p}_program;
