%# SPDX-License-Identifier: MIT
%file "${$p}_page_run.c"
%call banner('The interpreter as a WebAssembly module: one state, one program, and what changes.')
#include "${c-string: $p}_page.h"
#include "${c-string: $p}_run.h"

enum { NAME_ROOM = 256, KEPT = 2, PAGE = 65536 };

static char text[NAME_ROOM]; /* of a register, in and out */
static struct ${$p}_state state, kept[KEPT];
static struct ${$p}_program program;
static struct ${$p}_difference change;
static unsigned change_since;
static uint64_t steps;

/* ---- memory after the module's own ---- */

extern unsigned char __heap_base;
static uintptr_t heap_end;

/* Bytes that are zero, from here on to the next `release`; NULL: there are not so many. */
void *${$P}_EXPORT(room)(size_t size)
{
	uintptr_t first = ((heap_end ? heap_end : (uintptr_t)&__heap_base) + 63) & ~(uintptr_t)63;
	uintptr_t have = __builtin_wasm_memory_size(0) * (uintptr_t)PAGE;
	if (size > UINT32_MAX / 2 - first)
		return NULL;
	if (first + size > have &&
	    __builtin_wasm_memory_grow(0, (first + size - have + PAGE - 1) / PAGE) == SIZE_MAX)
		return NULL;
	heap_end = first + size;
	for (size_t i = 0; i < size; i++)
		((unsigned char *)first)[i] = 0;
	return (void *)first;
}

void ${$P}_EXPORT(release)(void)
{
	heap_end = 0;
}

/* ---- names ---- */

%call export('char *', 'text', 'void', 'text')
%call export('unsigned ', 'text_room', 'void', 'NAME_ROOM')
%call export('unsigned ', 'lanes', 'void', $s/@lanes)
/* Is it a machine, whose instructions stand in its memory? */
%call export('bool ', 'is_machine', 'void', string(boolean($s/@program)))
%call export('unsigned ', 'file_count', 'void', concat($p, '_file_count'))
static const struct ${$p}_file_info *info(unsigned file)
{
	return &${$p}_files[file < ${$s/@file-end} ? file : 0];
}

%call export('const char *', 'file_name', 'unsigned file', 'info(file)->name')
const char *${$P}_EXPORT(file_prefix)(unsigned file)
{
	return info(file)->numbered ? info(file)->prefix : "";
}

%call export('unsigned ', 'file_registers', 'unsigned file', 'info(file)->count')
%call export('unsigned ', 'file_width', 'unsigned file', 'info(file)->width')
unsigned ${$P}_EXPORT(file_lanes)(unsigned file)
{
%if $s/@program
	(void)file;
	return 1;
%else
	return info(file)->lanes;
%end
}

/* Writes the name to `text`; returns its length, 0: there is no such register. */
unsigned ${$P}_EXPORT(register_name)(unsigned file, unsigned number)
{
	return file < ${$p}_file_count
		       ? (unsigned)${$p}_register_name(file, number, text, sizeof text)
		       : 0;
}

/* File * 65536 + number of the register whose name is in `text`; -1: there is none. */
int ${$P}_EXPORT(find_register)(unsigned length)
{
	enum ${$p}_file file;
	unsigned number;
	if (length > sizeof text || !${$p}_find_register(text, length, &file, &number))
		return -1;
	return (int)(file * 65536 + number);
}

%include "run_memory.tpl"
const char *${$P}_EXPORT(stop_name)(unsigned stop)
{
	return ${$p}_stop_name((enum ${$p}_stop)stop);
}

%call export('unsigned ', 'exception_count', 'void', concat($P, '_EXCEPTION_COUNT'))
const char *${$P}_EXPORT(exception_name)(unsigned exception)
{
	return ${$p}_exception_name((enum ${$p}_exception)exception);
}

%include "run_state.tpl"
%if $s/@program
%include "run_machine.tpl"
%else
%include "run_straight.tpl"
%end
