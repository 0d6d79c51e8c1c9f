/* SPDX-License-Identifier: MIT */
/* Registers that are bits of others, by their names, in the libraries of views.isa and
 * view_pairs.isa of tests/execution/runs; the expected values follow from their definitions. */
#include <stdio.h>
#include <string.h>

#include "views_run.h"
#include "pairs_run.h"

static int failed;

static void expect(const char *what, uint64_t got, uint64_t wanted)
{
	if (got == wanted)
		return;
	printf("%s: expected 0x%llx, got 0x%llx\n", what, (unsigned long long)wanted,
		(unsigned long long)got);
	failed = 1;
}

static uint64_t read_views(const struct views_state *state, const char *name)
{
	enum views_file file;
	unsigned number;
	uint64_t value = 0xdead;
	char text[20];
	if (!views_find_register(name, strlen(name), &file, &number) ||
		!views_read(state, file, number, &value))
		printf("%s is not read\n", name);
	views_register_name(file, number, text, sizeof text);
	if (strcmp(text, name) != 0)
		expect(name, 1, 0);
	return value;
}

static bool write_views(struct views_state *state, const char *name, uint64_t value)
{
	enum views_file file;
	unsigned number;
	return views_find_register(name, strlen(name), &file, &number) &&
		   views_write(state, file, number, value);
}

static uint64_t pair(struct pairs_state *state, const char *name, uint64_t value)
{
	enum pairs_file file;
	unsigned number;
	uint64_t read = 0xdead;
	if (!pairs_find_register(name, strlen(name), &file, &number) ||
		!pairs_write(state, file, number, value) || !pairs_read(state, file, number, &read))
		printf("%s is not there\n", name);
	return read;
}

int main(void)
{
	static struct views_state state, other;
	static struct pairs_state pairs;
	struct views_difference difference = { 0 };
	uint64_t value;
	state.R[0] = UINT64_C(0x1122334455667788);
	expect("l0", read_views(&state, "l0"), 0x55667788);
	expect("b0", read_views(&state, "b0"), 0x88);
	expect("h0", read_views(&state, "h0"), 0x77);
	expect("lz", read_views(&state, "lz"), 0);
	expect("lz is written", write_views(&state, "lz", 1), 0);
	expect("b0 of 9 bits", write_views(&state, "b0", 0x100), 0);
	expect("h0 is written", write_views(&state, "h0", 0xab), 1);
	expect("r0", state.R[0], UINT64_C(0x112233445566ab88));
	write_views(&state, "l0", 0x89abcdef);
	expect("r0 with zeros", state.R[0], 0x89abcdef);
	write_views(&state, "s1", 0x80000001);
	expect("r1 with its sign", state.R[1], UINT64_C(0xffffffff80000001));
	write_views(&state, "s1", 1);
	expect("r1 without", state.R[1], 1);
	write_views(&state, "o2", 5);
	expect("r2 with ones", state.R[2], UINT64_C(0xffffffffffffff05));
	expect("a file behind the last", views_read(&state, VIEWS_FILE_END, 0, &value), 0);
	other = state;
	other.R[3] = 1;
	expect("a difference", views_compare(&state, &other, &difference), 1);
	expect("its file", difference.file, VIEWS_FILE_R);
	expect("a second one", views_compare(&state, &other, &difference), 0);

	expect("bc", pair(&pairs, "bc", 0x1234), 0x1234);
	expect("b", pairs.B[0], 0x12);
	expect("c", pairs.B[1], 0x34);
	expect("af", pair(&pairs, "af", 0x5678), 0x5678);
	expect("a", pairs.a, 0x56);
	expect("f", pairs.f, 0x78);
	expect("pcr", pair(&pairs, "pcr", 0x100), 0x100);
	expect("pc", pairs.pc, 0x100);
	return failed;
}
