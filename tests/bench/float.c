/* SPDX-License-Identifier: MIT */
/* Times the generated binary32 arithmetic: ns per row of lanes, by operation and rounding mode, and
 * how many times the row to nearest that is. Compiled with -DHEADER, -DNAME(x) and -DCONSTANT(x) as
 * tests/interpreter/float/variant.c is. Operands are ordinary numbers: no exceptional case is on
 * the way. */
#include "timing.h"
#include HEADER

enum { LANES = CONSTANT(FLOAT_ROW), ROWS = 64, REPEAT = 400, MODES = 4 };

static uint32_t a[ROWS][LANES], b[ROWS][LANES], c[ROWS][LANES], d[ROWS][LANES];
static int64_t integers[ROWS][LANES];

static void fill(uint32_t (*rows)[LANES], uint64_t *random)
{
	for (int i = 0; i < ROWS; i++)
		for (int lane = 0; lane < LANES; lane++)
			rows[i][lane] = ((uint32_t)timing_random(random) & 0x87FFFFFFu) + 0x3C000000u;
}

/* Not inlined, as a handler of the interpreter is not; the mode is an argument. */
#define ROW(name, call)                                                                            \
	__attribute__((noinline)) static void name(int i, enum NAME(rounding) mode)                    \
	{                                                                                              \
		call;                                                                                      \
	}
ROW(add, NAME(round_add)(d[i], a[i], b[i], mode))
ROW(mul, NAME(round_mul)(d[i], a[i], b[i], 0, mode))
ROW(mul_scaled, NAME(round_mul)(d[i], a[i], b[i], 3, mode))
ROW(fused, NAME(round_fma)(d[i], a[i], b[i], c[i], mode))
ROW(from_integer, NAME(round_integer)(d[i], integers[i], mode))
ROW(to_integer, NAME(to_integer)(integers[i], a[i], mode, INT32_MIN, INT32_MAX))

static void compare_rows(int i, enum NAME(rounding) mode)
{
	(void)mode;
	for (int lane = 0; lane < LANES; lane++)
		d[i][lane] = NAME(f32_less)(a[i][lane], b[i][lane]);
}

static void least_rows(int i, enum NAME(rounding) mode)
{
	(void)mode;
	for (int lane = 0; lane < LANES; lane++)
		d[i][lane] = NAME(f32_min)(a[i][lane], b[i][lane]);
}

static void measure(const char *what, void (*row)(int i, enum NAME(rounding) mode), int modes)
{
	double ns[MODES];
	printf("  %-14s", what);
	for (int mode = 0; mode < modes; mode++) {
		TIMING(
			&ns[mode], ROWS * REPEAT,
			for (int repeat = 0; repeat < REPEAT; repeat++) for (int i = 0; i < ROWS; i++) {
				row(i, (enum NAME(rounding))mode);
				TIMING_SINK(d);
			});
		printf(" %8.1f", ns[mode]);
	}
	if (modes == MODES)
		printf("   %.1f", (ns[1] + ns[2] + ns[3]) / 3 / ns[0]);
	printf("\n");
}

int main(void)
{
	uint64_t random = 88172645463325252u;
	struct NAME(float_mode) mode;
	fill(a, &random);
	fill(b, &random);
	fill(c, &random);
	NAME(float_begin)(&mode);
	printf("  %-14s %8s %8s %8s %8s   %s\n", "ns a row", "nearest", "zero", "up", "down", "ratio");
	measure("add", add, MODES);
	measure("mul", mul, MODES);
	measure("mul * 2^3", mul_scaled, MODES);
	measure("fma", fused, MODES);
	measure("to integer", to_integer, MODES);
	measure("from integer", from_integer, MODES);
	measure("less", compare_rows, 1);
	measure("min", least_rows, 1);
	NAME(float_end)(&mode);
	return 0;
}
