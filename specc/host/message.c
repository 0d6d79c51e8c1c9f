/* SPDX-License-Identifier: MIT */
/* Messages of commands on standard error. */
#include <stdio.h>

#include "host/host.h"

void command_say(const char *command, const char *format, va_list arguments)
{
	fprintf(stderr, "specc%s%s: ", command ? " " : "", command ? command : "");
	vfprintf(stderr, format, arguments);
	fputc('\n', stderr);
}

bool command_fail(const char *command, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	command_say(command, format, arguments);
	va_end(arguments);
	return false;
}
