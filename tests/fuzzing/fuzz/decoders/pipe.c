/* SPDX-License-Identifier: MIT */
/* Makes a program of a decoder that implements specc_decoder.h: a line of hexadecimal digits in, a
 * line out for each. With BUFFERED it answers at the end of its input, as programs do that leave
 * their output to the C library. */
#include <stdio.h>
#include <string.h>

#include "specc_decoder.h"

static size_t read_bytes(const char *line, uint8_t *bytes, size_t most)
{
	size_t count = 0;
	unsigned byte;
	for (; count < most && sscanf(line, "%2x", &byte) == 1; line += 2)
		bytes[count++] = (uint8_t)byte;
	return count;
}

int main(void)
{
	char line[256];
	while (fgets(line, sizeof line, stdin)) {
		uint8_t bytes[64];
		struct specc_decoded decoded;
		memset(&decoded, 0, sizeof decoded);
		line[strcspn(line, "\n")] = '\0';
		switch (specc_decode(bytes, read_bytes(line, bytes, sizeof bytes), &decoded)) {
		case SPECC_ACCEPTED:
			printf("ok %u %s %s\n", decoded.length, decoded.opcode[0] ? decoded.opcode : "-",
				decoded.text);
			break;
		case SPECC_SKIPPED: puts("skip"); break;
		default: puts("undefined");
		}
#ifndef BUFFERED
		fflush(stdout);
#endif
	}
	return 0;
}
