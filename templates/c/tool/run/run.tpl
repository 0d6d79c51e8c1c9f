%# SPDX-License-Identifier: MIT
%file "${$p}_run_tool.c"
%call banner('The command run: bytes are run, and what they change is printed.')
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}_tool.h"

%if $s/@program
%include "tool/exec/header.tpl"
%else
struct run {
	struct machine machine;
	const char *path;
	bool hex, json, trace;
	uint64_t limit;
	struct bytes out, traced; /* traced: elements of a JSON array */
};
%end

%include "tool/run/numbers.tpl"
%if $s/@program
%include "tool/exec/elf.tpl"
%include "tool/exec/memory.tpl"
%include "tool/exec/settings.tpl"
%else
%include "tool/run/settings.tpl"
%end
%include "tool/run/print.tpl"
%include "tool/run/trace.tpl"
%include "tool/run/result.tpl"
%if $s/@program
%include "tool/exec/program.tpl"
%else
%include "tool/run/program.tpl"
%end
