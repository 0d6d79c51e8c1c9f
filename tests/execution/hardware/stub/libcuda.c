/* SPDX-License-Identifier: MIT */
/* A library with the names of libcuda.so.1 for the test of driver.c: memory of its own as that of
 * the device, and the models of the PTX instructions as its kernels. It takes a module only when
 * its text is that of a row. $STUB makes it fail in one of several ways. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../hardware.h"

#define EXPORT __attribute__((visibility("default")))

enum { NO_DEVICE = 100, INVALID_PTX = 218, NO_KERNEL = 500, UNSUPPORTED_PTX = 222 };
enum { INVALID = 1, ALLOCATIONS = 8, ADDRESS = 0x7f000000 };

/* Memory of the device has addresses that are none of this program. */
static struct {
	uint64_t address;
	size_t size;
	unsigned char *bytes;
} allocations[ALLOCATIONS];

static struct table table;
static bool begun, in_context, launched;

static bool asked_for(const char *trouble)
{
	const char *stub = getenv("STUB");
	return stub && strcmp(stub, trouble) == 0;
}

EXPORT int cuInit(unsigned flags)
{
	if (asked_for("no-device"))
		return NO_DEVICE;
	table_add_integer(&table);
	table_add_bits(&table);
	table_add_float(&table);
	table_add_warp(&table);
	begun = true;
	return flags ? INVALID : 0;
}

EXPORT int cuDriverGetVersion(int *version)
{
	*version = 12040;
	return 0;
}

EXPORT int cuDeviceGetCount(int *count)
{
	*count = asked_for("count-0") ? 0 : 1;
	return begun ? 0 : INVALID;
}

EXPORT int cuDeviceGet(int *device, int number)
{
	*device = 40 + number;
	return number == 0 ? 0 : INVALID;
}

EXPORT int cuDeviceGetName(char *name, int size, int device)
{
	snprintf(name, (size_t)size, "stub");
	return device == 40 ? 0 : INVALID;
}

EXPORT int cuDeviceGetAttribute(int *value, int attribute, int device)
{
	bool old = asked_for("old");
	*value = attribute == 75 ? (old ? 7 : 9) : attribute == 76 ? 0 : -1;
	return device == 40 && *value >= 0 ? 0 : INVALID;
}

EXPORT int cuCtxCreate_v2(void **context, unsigned flags, int device)
{
	*context = &table;
	in_context = true;
	return flags == 0 && device == 40 ? 0 : INVALID;
}

EXPORT int cuCtxDestroy_v2(void *context)
{
	for (int i = 0; i < ALLOCATIONS; i++)
		if (allocations[i].bytes)
			fputs("stub: memory of the device was not freed\n", stderr);
	free(table.rows);
	table = (struct table){ .rows = NULL };
	return context == &table ? 0 : INVALID;
}

EXPORT int cuCtxSynchronize(void)
{
	if (asked_for("crash"))
		return 700;
	launched = false;
	return 0;
}

EXPORT int cuGetErrorString(int status, const char **text)
{
	*text = status == INVALID_PTX ? "a PTX JIT compilation failed" : "a failure of the stub";
	return 0;
}

/* ---- Modules ---- */

static struct row *find_row(const char *text)
{
	char ptx[8192];
	for (size_t i = 0; i < table.count; i++)
		if (ptx_write(&table.rows[i], ptx, sizeof ptx) && strcmp(ptx, text) == 0)
			return &table.rows[i];
	return NULL;
}

EXPORT int cuModuleLoadDataEx(
	void **module, const void *image, unsigned count, int *options, void **values)
{
	if (asked_for("ptx") || !in_context) {
		for (unsigned i = 0; i < count; i++)
			if (options[i] == 5)
				snprintf(values[i], 64, "ptxas: the stub does not like line 1\n");
		return INVALID_PTX;
	}
	if (asked_for("version"))
		return UNSUPPORTED_PTX;
	*module = find_row(image);
	return *module ? 0 : INVALID_PTX;
}

EXPORT int cuModuleUnload(void *module)
{
	return module ? 0 : INVALID;
}

EXPORT int cuModuleGetFunction(void **function, void *module, const char *name)
{
	*function = module;
	return strcmp(name, "row") == 0 ? 0 : NO_KERNEL;
}

/* ---- Memory ---- */

EXPORT int cuMemAlloc_v2(uint64_t *address, size_t size)
{
	if (asked_for("memory"))
		return 2;
	for (uint64_t i = 0; i < ALLOCATIONS; i++)
		if (!allocations[i].bytes) {
			allocations[i].address = *address = ADDRESS + (i << 32);
			allocations[i].size = size;
			allocations[i].bytes = malloc(size);
			memset(allocations[i].bytes, 0xEE, size);
			return 0;
		}
	return 2;
}

/* The bytes at an address, where `size` of them lie in one allocation. */
static unsigned char *at(uint64_t address, size_t size)
{
	for (int i = 0; i < ALLOCATIONS; i++)
		if (allocations[i].bytes && address == allocations[i].address &&
			size <= allocations[i].size)
			return allocations[i].bytes;
	return NULL;
}

EXPORT int cuMemFree_v2(uint64_t address)
{
	for (int i = 0; i < ALLOCATIONS; i++)
		if (allocations[i].bytes && address == allocations[i].address) {
			free(allocations[i].bytes);
			allocations[i].bytes = NULL;
			return 0;
		}
	return INVALID;
}

EXPORT int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t size)
{
	unsigned char *bytes = at(to, size);
	if (bytes)
		memcpy(bytes, from, size);
	return bytes ? 0 : INVALID;
}

EXPORT int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t size)
{
	const unsigned char *bytes = at(from, size);
	if (bytes && !launched)
		memcpy(to, bytes, size);
	return bytes && !launched ? 0 : INVALID;
}

/* ---- Running ---- */

static uint32_t load(const unsigned char *bytes, size_t word)
{
	uint32_t value;
	memcpy(&value, bytes + 4 * word, sizeof value);
	return value;
}

/* One thread block: reads and stores what the text of the kernel does, at its offsets. */
static void run_block(
	const struct row *row, unsigned block, const unsigned char *from, unsigned char *to)
{
	struct warp warp = { .active = 0 };
	for (unsigned lane = 0; lane < 32; lane++) {
		for (unsigned place = 0; place < 6; place++)
			warp.in[place][lane] = load(from, block * 224 + place * 32 + lane);
		uint32_t mask = load(from, block * 224 + 192 + lane);
		warp.active |= mask & (uint32_t)1 << lane;
	}
	model_run(row, &warp, 1);
	for (unsigned place = 0; place < 4; place++)
		for (unsigned lane = 0; lane < 32; lane++)
			if (row_writes(row, place) && warp.active >> lane & 1)
				memcpy(to + 4 * (block * 128 + place * 32 + lane), &warp.out[place][lane], 4);
}

EXPORT int cuLaunchKernel(void *function, unsigned grid_x, unsigned grid_y, unsigned grid_z,
	unsigned block_x, unsigned block_y, unsigned block_z, unsigned shared, void *stream,
	void **parameters, void **extra)
{
	uint64_t addresses[2];
	if (grid_y != 1 || grid_z != 1 || block_x != 32 || block_y != 1 || block_z != 1 || shared ||
		stream || extra)
		return INVALID;
	memcpy(&addresses[0], parameters[0], 8);
	memcpy(&addresses[1], parameters[1], 8);
	const unsigned char *from = at(addresses[0], (size_t)grid_x * 896);
	unsigned char *to = at(addresses[1], (size_t)grid_x * 512);
	if (!from || !to)
		return INVALID;
	for (unsigned block = 0; block < grid_x; block++)
		run_block(function, block, from, to);
	launched = true;
	return 0;
}
