/* SPDX-License-Identifier: MIT */
/* Twelve results that a machine of 32 bits and this one must agree on: checksums, a sorted array,
 * a hash, quotients and high halves of products. With -DHOST it prints them. */
#include <stdint.h>

#ifdef HOST
#include <stdio.h>
uint32_t result[12];
#else
extern uint32_t result[12];
#endif

static uint32_t seed = 12345;

static uint32_t next(void)
{
	seed = seed * 1664525u + 1013904223u;
	return seed;
}

static uint32_t crc32(const uint8_t *bytes, unsigned count)
{
	uint32_t crc = ~0u;
	while (count--) {
		crc ^= *bytes++;
		for (unsigned i = 0; i < 8; i++)
			crc = crc >> 1 ^ (0xEDB88320u & -(crc & 1));
	}
	return ~crc;
}

static void sort(int16_t *items, int low, int high)
{
	int i = low, j = high;
	if (low >= high)
		return;
	int16_t pivot = items[(low + high) / 2];
	while (i <= j) {
		while (items[i] < pivot)
			i++;
		while (items[j] > pivot)
			j--;
		if (i <= j) {
			int16_t item = items[i];
			items[i++] = items[j];
			items[j--] = item;
		}
	}
	sort(items, low, j);
	sort(items, i, high);
}

static unsigned fibonacci(unsigned n)
{
	return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
}

/* FNV-1a of 64 bits: products of two words. */
static uint64_t fnv(const char *text)
{
	uint64_t hash = 0xcbf29ce484222325u;
	while (*text)
		hash = (hash ^ (uint8_t)*text++) * 0x100000001b3u;
	return hash;
}

/* volatile, so that the compiler leaves the division to the machine */
static uint32_t quotients(void)
{
	uint32_t sum = 0;
	for (unsigned i = 0; i < 200; i++) {
		volatile int32_t left = (int32_t)next(), right = (int32_t)(next() >> (i & 31));
		if (right == 0 || right == -1)
			continue;
		sum = sum * 31 + (uint32_t)(left / right) + (uint32_t)(left % right);
		sum = sum * 31 + (uint32_t)left / (uint32_t)right + (uint32_t)left % (uint32_t)right;
	}
	return sum;
}

static uint32_t products(void)
{
	uint32_t sum = 0;
	for (unsigned i = 0; i < 200; i++) {
		uint32_t left = next(), right = next();
		sum += (uint32_t)((int64_t)(int32_t)left * (int32_t)right >> 32);
		sum ^= (uint32_t)((uint64_t)left * right >> 32);
		sum += (uint32_t)((int64_t)(int32_t)left * (int64_t)(uint64_t)right >> 32);
	}
	return sum;
}

static uint32_t shifts(void)
{
	uint32_t sum = 0;
	for (unsigned i = 0; i < 200; i++) {
		uint32_t value = next(), by = next() & 31;
		sum = sum * 3 + (value << by) + (value >> by) + (uint32_t)((int32_t)value >> by);
		sum += (int32_t)value < (int32_t)sum;
		sum += value < sum;
	}
	return sum;
}

int main(void)
{
	static uint8_t bytes[1024];
	static int16_t items[200];
	for (unsigned i = 0; i < sizeof bytes; i++)
		bytes[i] = (uint8_t)next();
	for (unsigned i = 0; i < 200; i++)
		items[i] = (int16_t)next();
	result[0] = crc32((const uint8_t *)"123456789", 9);
	result[1] = crc32(bytes, sizeof bytes);
	sort(items, 0, 199);
	result[2] = (uint32_t)(items[0] + 7 * items[100] + 49 * items[199]);
	result[3] = crc32((const uint8_t *)items, sizeof items);
	result[4] = fibonacci(15);
	uint64_t hash = fnv("foobar");
	result[5] = (uint32_t)hash;
	result[6] = (uint32_t)(hash >> 32);
	result[7] = quotients();
	result[8] = products();
	result[9] = shifts();
	result[10] = 0x600D;
#ifdef HOST
	for (unsigned i = 0; i < 12; i++)
		printf("%08x\n", result[i]);
#endif
	return 0;
}
