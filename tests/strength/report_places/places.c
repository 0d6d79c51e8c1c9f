/* SPDX-License-Identifier: MIT */
/* Which places are reached, into the file $SPECC_PLACES, as lines PLACE TAB TEST; each once for
 * each process. */
#include "places.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX_REACHED 4096

long place_nothing[512];

static void note_place(const char *place)
{
	static const char *reached[MAX_REACHED];
	static int count;
	const char *path = getenv("SPECC_PLACES"), *test = getenv("TEST");
	char line[400];
	if (!path || !*path || count == MAX_REACHED)
		return;
	for (int i = 0; i < count; i++)
		if (reached[i] == place)
			return;
	reached[count++] = place;
	int error = errno; /* which the report may name */
	int file = open(path, O_WRONLY | O_APPEND | O_CREAT, 0666);
	int length = snprintf(line, sizeof line, "%s\t%s\n", place, test ? test : "");
	if (file >= 0 && write(file, line, (size_t)length) == length) /* unless the disk is full */
		close(file);
	errno = error;
}

int place_is_off(const char *place)
{
	const char *off = getenv("SPECC_PLACE_OFF");
	note_place(place);
	memset(place_nothing, 0, sizeof place_nothing);
	return off && !strcmp(off, place);
}
