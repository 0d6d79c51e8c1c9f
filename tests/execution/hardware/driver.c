/* SPDX-License-Identifier: MIT */
/* Runs rows on a graphics processor, by the interface of its driver: libcuda is opened while the
 * program runs, the driver compiles the PTX. The prototypes here are all of it that is used. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hardware.h"

enum {
	STATUS_DONE = 0,
	STATUS_NO_BINARY = 209,       /* no code for this device */
	STATUS_UNSUPPORTED_PTX = 222, /* a version of PTX that the driver does not know */
	ATTRIBUTE_MAJOR = 75,
	ATTRIBUTE_MINOR = 76,
	JIT_ERROR_LOG = 5,
	JIT_ERROR_LOG_SIZE = 6,
	LOG_SIZE = 8192,
	PTX_SIZE = 8192
};

#define FUNCTIONS(X)                                                                               \
	X(cuInit, (unsigned))                                                                          \
	X(cuDriverGetVersion, (int *))                                                                 \
	X(cuDeviceGetCount, (int *))                                                                   \
	X(cuDeviceGet, (int *, int))                                                                   \
	X(cuDeviceGetName, (char *, int, int))                                                         \
	X(cuDeviceGetAttribute, (int *, int, int))                                                     \
	X(cuCtxCreate_v2, (void **, unsigned, int))                                                    \
	X(cuCtxDestroy_v2, (void *))                                                                   \
	X(cuCtxSynchronize, (void))                                                                    \
	X(cuModuleLoadDataEx, (void **, const void *, unsigned, int *, void **))                       \
	X(cuModuleUnload, (void *))                                                                    \
	X(cuModuleGetFunction, (void **, void *, const char *))                                        \
	X(cuMemAlloc_v2, (uint64_t *, size_t))                                                         \
	X(cuMemFree_v2, (uint64_t))                                                                    \
	X(cuMemcpyHtoD_v2, (uint64_t, const void *, size_t))                                           \
	X(cuMemcpyDtoH_v2, (void *, uint64_t, size_t))                                                 \
	X(cuLaunchKernel, (void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,         \
						  unsigned, void *, void **, void **))                                     \
	X(cuGetErrorString, (int, const char **))

struct driver {
	void *library, *context;
	unsigned capability; /* 90 for 9.0 */
	char device[160];
#define X(name, parameters) int(*name) parameters;
	FUNCTIONS(X)
#undef X
};

static bool find_functions(struct driver *driver)
{
	void *symbol;
#define X(name, parameters)                                                                        \
	symbol = dlsym(driver->library, #name);                                                        \
	if (!symbol)                                                                                   \
		return false;                                                                              \
	memcpy(&driver->name, &symbol, sizeof symbol);
	FUNCTIONS(X)
#undef X
	return true;
}

/* True for success; else says what failed. */
static bool done(const struct driver *driver, int status, const char *what)
{
	const char *text = NULL;
	if (status == STATUS_DONE)
		return true;
	driver->cuGetErrorString(status, &text);
	fprintf(stderr, "%s: %s (%d)\n", what, text ? text : "unknown error", status);
	return false;
}

/* ---- The device ---- */

static bool describe(struct driver *driver, int device)
{
	int major = 0, minor = 0, version = 0;
	char name[96] = "";
	if (driver->cuDeviceGetName(name, sizeof name, device) ||
		driver->cuDeviceGetAttribute(&major, ATTRIBUTE_MAJOR, device) ||
		driver->cuDeviceGetAttribute(&minor, ATTRIBUTE_MINOR, device) ||
		driver->cuDriverGetVersion(&version))
		return false;
	driver->capability = (unsigned)(10 * major + minor);
	snprintf(driver->device, sizeof driver->device, "%s, compute capability %d.%d, driver %d.%d",
		name, major, minor, version / 1000, version % 1000 / 10);
	return true;
}

static const char *open_device(struct driver *driver)
{
	int count = 0, device = 0;
	if (!find_functions(driver))
		return "libcuda lacks a function of the driver interface";
	if (driver->cuInit(0))
		return "the driver finds no device";
	if (driver->cuDeviceGetCount(&count) || count == 0)
		return "there is no device";
	if (driver->cuDeviceGet(&device, 0) || !describe(driver, device))
		return "the device does not answer";
	if (driver->cuCtxCreate_v2(&driver->context, 0, device))
		return "the device gives no context";
	return NULL;
}

struct driver *driver_open(const char **reason)
{
	struct driver *driver = calloc(1, sizeof *driver);
	*reason = driver ? NULL : "out of memory";
	if (!driver)
		return NULL;
	driver->library = dlopen("libcuda.so.1", RTLD_NOW);
	*reason = driver->library ? open_device(driver) : "there is no libcuda.so.1";
	if (!*reason)
		return driver;
	driver_close(driver);
	return NULL;
}

void driver_close(struct driver *driver)
{
	if (driver->context)
		driver->cuCtxDestroy_v2(driver->context);
	if (driver->library)
		dlclose(driver->library);
	free(driver);
}

const char *driver_device(const struct driver *driver)
{
	return driver->device;
}

/* ---- A row ---- */

static enum driver_result load(struct driver *driver, const struct row *row, void **module)
{
	char ptx[PTX_SIZE], log[LOG_SIZE] = "";
	int options[] = { JIT_ERROR_LOG, JIT_ERROR_LOG_SIZE };
	void *values[] = { log, (void *)(uintptr_t)sizeof log };
	if (!ptx_write(row, ptx, sizeof ptx)) {
		fprintf(stderr, "%s: the PTX is too long\n", row->name);
		return DRIVER_FAILED;
	}
	int status = driver->cuModuleLoadDataEx(module, ptx, 2, options, values);
	if (status == STATUS_UNSUPPORTED_PTX || status == STATUS_NO_BINARY)
		return DRIVER_LACKS;
	if (done(driver, status, row->name))
		return DRIVER_DONE;
	fprintf(stderr, "%s\n%s", log, ptx);
	return DRIVER_FAILED;
}

static void pack(const struct warp *warps, size_t count, uint32_t *words)
{
	for (size_t i = 0; i < count; i++) {
		memcpy(words, warps[i].in, sizeof warps[i].in);
		words += INPUTS * LANES;
		for (int lane = 0; lane < LANES; lane++)
			*words++ = warps[i].active;
	}
}

static bool launch(struct driver *driver, void *module, size_t count, uint64_t from, uint64_t to)
{
	void *function = NULL;
	void *parameters[] = { &from, &to };
	return done(driver, driver->cuModuleGetFunction(&function, module, "row"), "kernel") &&
		   done(driver,
			   driver->cuLaunchKernel(
				   function, (unsigned)count, 1, 1, LANES, 1, 1, 0, NULL, parameters, NULL),
			   "launch") &&
		   done(driver, driver->cuCtxSynchronize(), "run");
}

/* Copies inputs there, runs, copies outputs back. Lanes that are not active leave zeros. */
static bool run(struct driver *driver, void *module, struct warp *warps, size_t count)
{
	size_t in_size = count * (INPUTS + 1) * LANES * sizeof(uint32_t);
	size_t out_size = count * OUTPUTS * LANES * sizeof(uint32_t);
	uint32_t *in = malloc(in_size), *out = calloc(1, out_size);
	uint64_t from = 0, to = 0;
	bool fine = in && out;
	if (fine) {
		pack(warps, count, in);
		fine = done(driver, driver->cuMemAlloc_v2(&from, in_size), "memory") &&
			   done(driver, driver->cuMemAlloc_v2(&to, out_size), "memory") &&
			   done(driver, driver->cuMemcpyHtoD_v2(from, in, in_size), "inputs") &&
			   done(driver, driver->cuMemcpyHtoD_v2(to, out, out_size), "zeros") &&
			   launch(driver, module, count, from, to) &&
			   done(driver, driver->cuMemcpyDtoH_v2(out, to, out_size), "outputs");
	}
	for (size_t i = 0; i < count && fine; i++)
		memcpy(warps[i].out, out + i * OUTPUTS * LANES, sizeof warps[i].out);
	if (from)
		driver->cuMemFree_v2(from);
	if (to)
		driver->cuMemFree_v2(to);
	free(in);
	free(out);
	return fine;
}

enum driver_result driver_run(
	struct driver *driver, const struct row *row, struct warp *warps, size_t count)
{
	void *module = NULL;
	if (driver->capability < row->target)
		return DRIVER_LACKS;
	enum driver_result result = load(driver, row, &module);
	if (result != DRIVER_DONE)
		return result;
	/* the model says which lanes are open, nothing else */
	for (size_t i = 0; i < count && row->warp; i++) {
		struct warp copy = warps[i];
		model_run(row, &copy, 1);
		warps[i].open = copy.open;
	}
	bool fine = run(driver, module, warps, count);
	driver->cuModuleUnload(module);
	return fine ? DRIVER_DONE : DRIVER_FAILED;
}
