%# SPDX-License-Identifier: MIT

/** Handles addresses where a memory has no bytes. Functions return false if there is nothing; NULL
 * is such a function. Addresses and sizes are in bytes, a size is 1, 2, 4 or 8; the value is a
 * number, independent of the byte order. An instruction makes its loads first, in the order of its
 * statements, then its stores: no load finds what the same instruction stores, neither here nor in
 * bytes. An access that has some of its bytes in the bank is the device's as a whole. Instructions
 * outside of the bank are read byte by byte, each time that they are executed, and `has` is not
 * asked. Functions may look at the state that runs, whose pc can be that of an earlier instruction,
 * but not change it, step, run or raise on it: what an interrupt needs is done between two calls
 * of ${$p}_run. */
struct ${$p}_device {
	/** The first argument of the functions; the interpreter does not look at it. */
	void *context;
	/** Reads *value; false if there is nothing. */
	bool (*read)(void *context, uint64_t address, unsigned size, uint64_t *value);
	/** Writes value; false if there is nothing. */
	bool (*write)(void *context, uint64_t address, unsigned size, uint64_t value);
	/** Would this access be possible? Nothing happens, and it can be asked more than once. NULL:
	 * all are. An instruction with several stores asks for all before the first: a write that is
	 * refused after this has allowed it raises, but the stores before it stay. */
	bool (*has)(void *context, uint64_t address, unsigned size, bool writes);
};

/** Bytes provided by the caller, who keeps them, for the addresses base to base + size - 1, which
 * must all be addresses of the memory: what is behind the highest one may be accessed or not. */
struct ${$p}_writable_bank {
	uint8_t *bytes; /**< NULL is allowed if size is 0 */
	uint64_t size; /**< in bytes */
	uint64_t base; /**< the address of the first byte */
	const struct ${$p}_device *device; /**< all other addresses; NULL: nothing there */
};

struct ${$p}_program;
