/* SPDX-License-Identifier: MIT */
/* The state made of bytes.isa by names and numbers: what is there, what is refused,
 * what differs. */
#include "expect.h"

#include "bytes_run.h"

static struct bytes_state state;

static uint64_t read(unsigned file, unsigned number, unsigned lane)
{
	uint64_t value = 0x5555;
	return bytes_read(&state, file, number, lane, &value) ? value : UINT64_MAX;
}

static void reading(void)
{
	bytes_reset(&state);
	state.A[2][1] = 0x99;
	state.F[1] = 4;
	state.U[2] = 0xfff;
	state.V[2] = 31;
	state.A[7][0] = 1;
	state.F[3] = 0;
	EXPECT_NUMBER(0x99, read(BYTES_FILE_A, 2, 1));
	EXPECT_NUMBER(0, read(BYTES_FILE_A, 2, 0));
	EXPECT_NUMBER(1, read(BYTES_FILE_F, 1, 2));
	EXPECT_NUMBER(0, read(BYTES_FILE_F, 1, 1));
	EXPECT_NUMBER(0xfff, read(BYTES_FILE_U, 2, 0));
	EXPECT_NUMBER(31, read(BYTES_FILE_V, 2, 0));
	EXPECT_NUMBER(7, read(BYTES_FILE_active, 0, 0));
	/* constant registers, whatever stands in the state */
	EXPECT_NUMBER(0, read(BYTES_FILE_A, 7, 0));
	EXPECT_NUMBER(1, read(BYTES_FILE_F, 3, 1));
	EXPECT_NUMBER(0xabc, read(BYTES_FILE_U, 3, 0));
	/* what there is not */
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_A, 6, 0));
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_A, 8, 0));
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_A, 2, 3));
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_U, 2, 1));
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_V, 1, 0));
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_active, 1, 0));
	EXPECT_NUMBER(UINT64_MAX, read(BYTES_FILE_COUNT, 0, 0));
	EXPECT_NUMBER(UINT64_MAX, read(UINT32_MAX, UINT32_MAX, UINT32_MAX));
}

static void writing(void)
{
	bytes_reset(&state);
	struct bytes_state start = state;
	EXPECT(!bytes_write(&state, BYTES_FILE_A, 7, 0, 0));
	EXPECT(!bytes_write(&state, BYTES_FILE_F, 3, 0, 1));
	EXPECT(!bytes_write(&state, BYTES_FILE_U, 3, 0, 0xabc));
	EXPECT(!bytes_write(&state, BYTES_FILE_A, 0, 0, 0x100));
	EXPECT(!bytes_write(&state, BYTES_FILE_F, 0, 0, 2));
	EXPECT(!bytes_write(&state, BYTES_FILE_U, 0, 0, 0x1000));
	EXPECT(!bytes_write(&state, BYTES_FILE_V, 0, 0, 32));
	EXPECT(!bytes_write(&state, BYTES_FILE_active, 0, 0, 8));
	EXPECT(!bytes_write(&state, BYTES_FILE_A, 6, 0, 0));
	EXPECT(!bytes_write(&state, BYTES_FILE_A, 0, 3, 0));
	EXPECT(!bytes_write(&state, BYTES_FILE_COUNT, 0, 0, 0));
	EXPECT_NUMBER(0, (uint64_t)memcmp(&start, &state, sizeof state));
	EXPECT(
		bytes_write(&state, BYTES_FILE_F, 2, 1, 1) && bytes_write(&state, BYTES_FILE_F, 2, 2, 1));
	EXPECT(bytes_write(&state, BYTES_FILE_F, 2, 1, 0));
	EXPECT_NUMBER(4, state.F[2]);
	EXPECT(bytes_write(&state, BYTES_FILE_active, 0, 0, 5));
	EXPECT_NUMBER(5, state.active);
	EXPECT(bytes_write(&state, BYTES_FILE_V, 2, 0, 31) && state.V[2] == 31 && state.V[1] == 0);
}

static void names(void)
{
	enum bytes_file file;
	unsigned number;
	char text[16];
	EXPECT(bytes_find_register("a3", 2, &file, &number) && file == BYTES_FILE_A && number == 3);
	EXPECT(bytes_find_register("a35", 2, &file, &number) && number == 3);
	EXPECT(bytes_find_register("az", 2, &file, &number) && file == BYTES_FILE_A && number == 7);
	EXPECT(bytes_find_register("carry", 5, &file, &number) && file == BYTES_FILE_F && number == 0);
	EXPECT(bytes_find_register("right", 5, &file, &number) && file == BYTES_FILE_V && number == 2);
	EXPECT(bytes_find_register("active", 6, &file, &number) && file == BYTES_FILE_active);
	EXPECT(!bytes_find_register("a6", 2, &file, &number));
	EXPECT(!bytes_find_register("a", 1, &file, &number));
	EXPECT(!bytes_find_register("A3", 2, &file, &number));
	EXPECT(!bytes_find_register("a4294967299", 11, &file, &number));
	EXPECT(!bytes_find_register("righ", 4, &file, &number));
	EXPECT(!bytes_find_register("", 0, &file, &number));
	EXPECT_NUMBER(2, bytes_register_name(BYTES_FILE_F, 0, text, sizeof text));
	EXPECT_TEXT("f0", text);
	EXPECT_NUMBER(5, bytes_register_name(BYTES_FILE_V, 2, text, 3));
	EXPECT_TEXT("ri", text);
	EXPECT_NUMBER(2, bytes_register_name(BYTES_FILE_U, 3, NULL, 0));
	EXPECT_NUMBER(0, bytes_register_name(BYTES_FILE_A, 6, text, sizeof text));
	EXPECT_NUMBER(0, bytes_register_name(BYTES_FILE_COUNT, 0, text, sizeof text));
	EXPECT_TEXT("unexecutable", bytes_stop_name(BYTES_STOP_UNEXECUTABLE));
	EXPECT_TEXT("", bytes_stop_name((enum bytes_stop)77));
	EXPECT_TEXT("AddressRange", bytes_exception_name(BYTES_EXCEPTION_AddressRange));
	EXPECT_TEXT("", bytes_exception_name(BYTES_EXCEPTION_COUNT));
}

static void comparing(void)
{
	struct bytes_difference d = { 0 };
	bytes_reset(&state);
	struct bytes_state other = state;
	EXPECT(!bytes_compare(&state, &other, &d));
	/* no differences: constants, spare elements, lanes that there are not, pc, what was raised */
	other.A[7][0] = other.A[8][1] = 9;
	other.F[1] = 8;
	other.F[4] = 7;
	other.U[3] = 1;
	other.V[1] = other.V[3] = 1;
	other.pc = 4;
	other.lane = 2;
	d = (struct bytes_difference){ 0 };
	EXPECT(!bytes_compare(&state, &other, &d));
	other.active = 3;
	other.A[0][2] = 1;
	other.A[5][0] = 2;
	other.A[5][1] = 3;
	other.F[2] = 2;
	other.U[1] = 0x123;
	static const unsigned expected[][4] = { { BYTES_FILE_active, 0, 0, 3 },
		{ BYTES_FILE_A, 0, 2, 1 }, { BYTES_FILE_A, 5, 0, 2 }, { BYTES_FILE_A, 5, 1, 3 },
		{ BYTES_FILE_F, 2, 1, 1 }, { BYTES_FILE_U, 1, 0, 0x123 } };
	d = (struct bytes_difference){ 0 };
	for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
		EXPECT(bytes_compare(&state, &other, &d));
		EXPECT_NUMBER(expected[i][0], d.file);
		EXPECT_NUMBER(expected[i][1], d.number);
		EXPECT_NUMBER(expected[i][2], d.lane);
		EXPECT_NUMBER(expected[i][3], d.after);
		EXPECT_NUMBER(i ? 0 : 7, d.before);
	}
	EXPECT(!bytes_compare(&state, &other, &d));
}

static void banks(void)
{
	uint8_t bytes[4] = { 0 };
	bytes_reset(&state);
	EXPECT(bytes_map_bank(&state, BYTES_MEMORY_M, 0, bytes, sizeof bytes));
	EXPECT(state.M[0].bytes == bytes && state.M[0].size == 4);
	EXPECT(!bytes_map_bank(&state, BYTES_MEMORY_M, 1, bytes, sizeof bytes));
	EXPECT(bytes_map_bank(&state, BYTES_MEMORY_N, 1, bytes, 3));
	EXPECT(state.N[1].bytes == bytes && state.N[1].size == 3 && !state.N[0].bytes);
	EXPECT(!bytes_map_bank(&state, BYTES_MEMORY_N, 2, bytes, 3));
	EXPECT(!bytes_map_bank(&state, BYTES_MEMORY_COUNT, 0, bytes, 3));
}

int main(void)
{
	reading();
	writing();
	names();
	comparing();
	banks();
	return wrong != 0;
}
