%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_world.c"
%call banner("Start states: made of an input, copied, compared, searched for what none may hold.")
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "${c-string: $p}_fuzz_run.h"

/* ---- the parts of a state ---- */

/* A register file: `count` registers of `values` values each, of this many bits. */
struct file {
	size_t offset, bytes;
	unsigned count, values, width;
	unsigned allowed_count; /* not 0: no other values */
	const uint64_t *allowed;
};

%each $s/files/c-file[allowed]
static const uint64_t allowed_${id: @id}[] = { $\
%each allowed sep ", "
${@value}$\
%end
 };
%end
static const struct file files[] = {
%each $s/files/c-file
	$\
%call file_row(.)
,
%end
	{ 0, 1, 0, 1, 1, 0, NULL }, /* the end */
};

/* Registers that read the same always. */
static const struct constant {
	unsigned file, number;
	uint64_t value;
} constants[] = {
%each $s/files/c-file
%let file = $index - 1
%each constant
	{ ${$file}, ${@number}, ${@value} },
%end
%end
	{ 0, ~0u, 0 } /* the end */
};

/* The banks of all memories in a row; of a memory those from `first` on. */
static const struct memory {
	unsigned first, banks;
	bool writable;
	uint64_t reach; /* its highest address */
} memories[] = {
%each $s/memories/c-memory
	{ ${sum(preceding-sibling::c-memory/@banks)}, ${@banks}, ${string(boolean(@writable))}, $\
${@address-mask} },
%end
%if not($s/memories/c-memory)
	{ 0, 0, false, 0 },
%end
};

static const unsigned file_rows = ${count($s/files/c-file)};
static const unsigned memory_rows = ${count($s/memories/c-memory)};
struct ${$p}_fuzz_place ${$p}_fuzz_bank(
	const struct ${$p}_state *state, unsigned memory, unsigned bank)
{
	(void)state, (void)bank;
	switch (memory) {
%each $s/memories/c-memory
	case ${$index - 1}:
		return (struct ${$p}_fuzz_place){ $\
%call bank_member(.)
.bytes, $\
%call bank_member(.)
.size, $\
%if $machine
%call bank_member(.)
.base$\
%else
0$\
%end
 };
%end
	default:
		return (struct ${$p}_fuzz_place){ 0 };
	}
}

static void set_place(
	struct ${$p}_state *state, unsigned memory, unsigned bank, uint8_t *bytes,
	const struct ${$p}_fuzz_place *place)
{
	(void)state, (void)bank, (void)bytes, (void)place;
	switch (memory) {
%each $s/memories/c-memory
	case ${$index - 1}:
		$\
%call bank_member(.)
.bytes = bytes;
		$\
%call bank_member(.)
.size = place->size;
%if $machine
		$\
%call bank_member(.)
.base = place->base;
%end
		break;
%end
	default:
		break;
	}
}

static uint64_t get(const struct ${$p}_state *state, const struct file *file, size_t at)
{
	const unsigned char *first = (const unsigned char *)state + file->offset;
	switch (file->bytes) {
	case 1: return first[at];
	case 2: return ((const uint16_t *)(const void *)first)[at];
	case 4: return ((const uint32_t *)(const void *)first)[at];
	default: return ((const uint64_t *)(const void *)first)[at];
	}
}

static void set(struct ${$p}_state *state, const struct file *file, size_t at, uint64_t value)
{
	unsigned char *first = (unsigned char *)state + file->offset;
	switch (file->bytes) {
	case 1: first[at] = (uint8_t)value; break;
	case 2: ((uint16_t *)(void *)first)[at] = (uint16_t)value; break;
	case 4: ((uint32_t *)(void *)first)[at] = (uint32_t)value; break;
	default: ((uint64_t *)(void *)first)[at] = value; break;
	}
}

%include "run_world.tpl"
%include "run_start.tpl"
