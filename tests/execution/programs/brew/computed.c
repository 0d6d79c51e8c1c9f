/* SPDX-License-Identifier: MIT */
/* What the programs beside this file must compute where no published answer exists, worked out by
 * plain C, as lines of the form that the file `published` explains. Binary32 sums and products are
 * those of the C compiler, one rounding each. */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_word(uint32_t word)
{
	for (unsigned i = 0; i < 4; i++)
		printf("%02x", (unsigned)(word >> 8 * i & 0xff));
}

static int by_value(const void *a, const void *b)
{
	int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
	return x < y ? -1 : x > y;
}

static void quicksort(uint32_t seed)
{
	int32_t data[64];
	for (unsigned i = 0; i < 64; i++) {
		seed = seed * 1103515245u + 12345u;
		memcpy(&data[i], &seed, 4);
	}
	qsort(data, 64, sizeof *data, by_value);
	printf("run quicksort\n0x4000 ");
	for (unsigned i = 0; i < 64; i++)
		print_word((uint32_t)data[i]);
	printf("\n");
}

static void matrix_int(uint32_t seed)
{
	uint32_t a[2][5][5];
	/* b begins at 0x4100, word 64 of the sequence: the gap in front of it is filled as well */
	for (unsigned i = 0; i < 64 + 25; i++) {
		seed = seed * 1664525u + 1013904223u;
		if (i < 25)
			a[0][i / 5][i % 5] = seed;
		if (i >= 64)
			a[1][(i - 64) / 5][(i - 64) % 5] = seed;
	}
	printf("run matrix_int\n0x4200 ");
	for (unsigned row = 0; row < 5; row++)
		for (unsigned column = 0; column < 5; column++) {
			uint32_t sum = 0;
			for (unsigned i = 0; i < 5; i++)
				sum += a[0][row][i] * a[1][i][column];
			print_word(sum);
		}
	printf("\n");
}

static void matrix_float(void)
{
	static const float a[4][4] = { { 1.1f, -2.2f, 3.3f, 1e20f }, { 0.5f, 0.25f, -0.125f, 1e-20f },
		{ 16777216.0f, 1.0f, -16777215.0f, 3.0f }, { 1e-38f, 1e-38f, 1e-38f, 1e-38f } };
	static const float b[4][4] = { { 0.1f, 0.2f, 0.3f, 0.4f }, { 7.7f, -8.8f, 9.9f, 1e10f },
		{ 2.0f, 1.0f, 0.3333333f, -1e10f }, { 1e20f, -1e-20f, 3.4e38f, 5.5f } };
	printf("run matrix_float\n0x4200 ");
	for (unsigned row = 0; row < 4; row++)
		for (unsigned column = 0; column < 4; column++) {
			volatile float sum = 0.0f;
			for (unsigned i = 0; i < 4; i++) {
				volatile float product = a[row][i] * b[i][column];
				sum = sum + product;
			}
			float result = sum;
			uint32_t bits;
			memcpy(&bits, &result, 4);
			print_word(bits);
		}
	printf("\n0x4240 %032d\n", 0); /* nothing behind the last row */
}

static void lanes(void)
{
	static const uint32_t a[8] = { 0x01020304, 0xfffefdfc, 0x80808080, 0x7f7f7f7f, 0x12345678,
		0xdeadbeef, 0x00ff00ff, 0x55aa55aa };
	static const uint32_t b[8] = { 0x04030201, 0x01010101, 0x7f7f7f7f, 0x80808080, 0x9abcdef0,
		0xcafebabe, 0xff00ff00, 0x0f1e2d3c };
	uint8_t sum[4] = { 0 }, last[4] = { 0 };
	printf("run lanes\n0x4000 ");
	for (unsigned i = 0; i < 8; i++)
		for (unsigned lane = 0; lane < 4; lane++) {
			uint8_t x = (uint8_t)(a[i] >> 8 * lane), y = (uint8_t)(b[i] >> 8 * lane);
			sum[lane] = (uint8_t)(sum[lane] + x - y);
			last[lane] = (uint8_t)(x * y + x);
			printf("%02x", (unsigned)(a[i] >> (24 - 8 * lane) & 0xff));
		}
	printf("\n$r8 0x%02x%02x%02x%02x", sum[3], sum[2], sum[1], sum[0]);
	printf("\n$r9 0x%02x%02x%02x%02x\n", last[3], last[2], last[1], last[0]);
}

static void strings(void)
{
	static const char first[] = "the quick brown fox  jumps over the lazy dog";
	static const char second[] = "the quick brown fix";
	size_t length = strlen(first);
	int order = strcmp(first, second);
	unsigned words = 0;
	printf("run strings\n$r8 0x%08x\n", (unsigned)length);
	printf("$r9 0x%08" PRIx32 "\n", (uint32_t)(order < 0 ? -1 : order > 0));
	printf("$r11 0x%08" PRIx32 "\n", (uint32_t)(order > 0 ? -1 : order < 0));
	printf("$r13 0x%08x\n", 0u);
	printf("0x4000 ");
	for (size_t i = 0; i <= length; i++)
		printf("%02x", (unsigned char)first[i]);
	printf("\n0x4100 ");
	for (size_t i = length; i-- > 0;)
		printf("%02x", (unsigned char)first[i]);
	for (const char *at = first; *at; at += strcspn(at, " "), at += strspn(at, " "))
		words++;
	printf("00\n$r10 0x%08x\n", words);
}

static uint32_t fibonacci(uint32_t n)
{
	uint32_t a = 0, b = 1;
	for (; n; n--) {
		uint32_t c = a + b;
		a = b;
		b = c;
	}
	return a;
}

int main(void)
{
	quicksort(1);
	matrix_int(1);
	matrix_float();
	lanes();
	strings();
	/* Hanoi takes 2^n - 1 moves; Ackermann(2, n) is 2 n + 3 */
	printf("run recursion\n$r8 0x%08" PRIx32 "\n", fibonacci(15));
	printf("$r9 0x%08x\n", (1u << 7) - 1);
	printf("$r10 0x%08x\n", 2u * 3 + 3);
	/* the sum of 0 to 9, then what the stores turn the instructions into */
	printf("run self_modifying\n$r4 0x%08x\n", 45u);
	printf("$r5 0x%08x\n", 5u);
	printf("$r6 0x%08x\n", 7u);
	printf("$r7 0x%08x\n", 107u);
	printf("run scheduler\n$r4 0x%08x\n", 12345678u);
	printf("$r5 0x%08x\n", 8u);
	return 0;
}
