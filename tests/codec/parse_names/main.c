/* SPDX-License-Identifier: MIT */
/* Parses lines with each of the registers q0x, q1x ... and with what is none, and prints what
 * it has read; with `time` as second argument prints the milliseconds that 200,000 lines take
 * instead. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "nm.h"

static int failed;

static void expect(const char *a, const char *b, long want_a, long want_b, int upper)
{
	struct nm_insn insn;
	struct nm_error error;
	char text[64];
	snprintf(text, sizeof text, "op %s, %s", a, b);
	for (char *at = text; upper && *at; at++)
		*at = (char)toupper((unsigned char)*at);
	int good = nm_parse(text, strlen(text), &insn, &error) == 0;
	uint8_t bytes[16];
	long word = -1;
	if (good && nm_encode(&insn, bytes, sizeof bytes) == 0)
		word = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (long)bytes[3] << 24;
	char back[64] = "";
	if (good && !upper && (nm_format(&insn, back, sizeof back) <= 0 || strcmp(back, text))) {
		printf("%s: printed as '%s'\n", text, back);
		failed = 1;
	}
	long want = want_a < 0 ? -1 : want_a | want_b << 13;
	if (word == want)
		return;
	printf("%s: 0x%lx, not 0x%lx\n", text, word, want);
	failed = 1;
}

static int lines(int n)
{
	struct nm_insn insn;
	struct nm_error error;
	clock_t start = clock();
	for (int i = 0; i < 200000; i++) {
		char text[64];
		snprintf(text, sizeof text, "op q%dx, q%dx", i * 7 % n, n - 1 - i * 7 % n);
		if (nm_parse(text, strlen(text), &insn, &error) != 0 ||
			nm_format(&insn, text, sizeof text) <= 0)
			return 1;
	}
	printf("%ld\n", (long)((clock() - start) / (CLOCKS_PER_SEC / 1000)));
	return 0;
}

int main(int argc, char **argv)
{
	int n = argc > 2 ? (int)strtol(argv[1], NULL, 10) : 0;
	if (n && !strcmp(argv[2], "time"))
		return lines(n);
	for (int upper = 0; upper <= (n && *argv[2]); upper++) {
		for (int i = 0; i < n; i++) {
			char name[32], other[32], longer[32];
			snprintf(name, sizeof name, "q%dx", i);
			snprintf(other, sizeof other, "q%dx", n - 1 - i);
			snprintf(longer, sizeof longer, "q%dxx", i);
			expect(name, other, i, n - 1 - i, upper);
			expect(longer, other, -1, 0, upper);
			expect(name, "q1+", i, n + 1, upper);
		}
		expect("q1", "q1+q", n, n + 2, upper);
		expect("q1+", "q1", n + 1, n, upper);
		expect("q1+q", "q1x", n + 2, 1, upper);
		expect("q", "q1", -1, 0, upper);
		expect("q1+qq", "q1", -1, 0, upper);
		expect("zz", "q1", -1, 0, upper);
		expect("", "q1", -1, 0, upper);
	}
	return failed;
}
