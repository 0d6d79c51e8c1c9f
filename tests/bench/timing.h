/* SPDX-License-Identifier: MIT */
/* Timing for the measuring programs: the median of several runs, in CPU time of the thread, so that
 * neighbours on the machine do not count. */
#ifndef BENCH_TIMING_H
#define BENCH_TIMING_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define TIMING_RUNS 9

/* Keeps the compiler from dropping what computes x. */
#define TIMING_SINK(x) __asm__ volatile("" : : "r"(x) : "memory")

static inline double timing_now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static inline int timing_compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

/* The median of TIMING_RUNS values. */
static inline double timing_median(double *values)
{
	qsort(values, TIMING_RUNS, sizeof *values, timing_compare);
	return values[TIMING_RUNS / 2];
}

/* Runs the statements TIMING_RUNS times; *result is the median in ns per item. */
#define TIMING(result, items, ...)                                                                 \
	do {                                                                                           \
		double values_[TIMING_RUNS];                                                               \
		for (int run_ = 0; run_ < TIMING_RUNS; run_++) {                                           \
			double from_ = timing_now();                                                           \
			__VA_ARGS__;                                                                           \
			values_[run_] = (timing_now() - from_) / (double)(items);                              \
		}                                                                                          \
		*(result) = timing_median(values_);                                                        \
	} while (0)

/* xorshift64*: the next number; *state is never 0. */
static inline uint64_t timing_random(uint64_t *state)
{
	uint64_t x = *state;
	x ^= x >> 12;
	x ^= x << 25;
	x ^= x >> 27;
	*state = x;
	return x * 0x2545F4914F6CDD1DULL;
}

#endif
