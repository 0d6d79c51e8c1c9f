/* SPDX-License-Identifier: MIT */
/* The comparison with hardware: instructions of the description beside instructions of PTX that are
 * to do the same, their inputs, and the three that can execute them: the interpreter, a graphics
 * processor through its driver, and a model of the PTX instruction in plain C. See README.md. */
#ifndef HARDWARE_H
#define HARDWARE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LANES = 32 };

/* The places of inputs and outputs. PTX text has them as 32-bit registers a b c d, r s and
 * predicates p q, o v (pw and qw are p and q as words); assembly text has them as R0 to R3, R4 R5,
 * P0 P1, P2 P3, or as the uniform registers of these numbers. */
enum { IN_A, IN_B, IN_C, IN_D, IN_P, IN_Q, INPUTS };
enum { OUT_R, OUT_S, OUT_O, OUT_V, OUTPUTS };

/* 32 lanes: values by place and lane. The bits of `open` are lanes for which PTX leaves the results
 * of this warp unspecified. Outputs of lanes that are not active are 0. */
struct warp {
	uint32_t active, open;
	uint32_t in[INPUTS][LANES];
	uint32_t out[OUTPUTS][LANES];
};

enum scope {
	SCOPE_LANE,    /* each lane by itself, general registers */
	SCOPE_UNIFORM, /* the same in uniform registers: the interpreter runs once for each lane */
	SCOPE_WARP,    /* lanes see each other; partial masks */
	SCOPE_GATHER   /* the same with results in uniform registers */
};

struct row;

/* What PTX says of one lane, and of a warp. */
typedef void lane_model(const struct row *row, const uint32_t *in, uint32_t *out);
typedef void warp_model(const struct row *row, struct warp *warp);

enum { ROW_NAME = 48, ROW_TEXT = 96, ROW_PTX = 320, REGISTER_TEXT = 16 };

/* One comparison. `group` names its file of vectors. `inputs` has a letter for each place, '.'
 * where nothing is read: i integer, n shift count, f float, e float near the range of E4M3,
 * s selector, l segment and clamp of a shuffle, m one of few values, p predicate. `outputs` has the
 * letters of the places that are written. */
struct row {
	char name[ROW_NAME];
	char group[ROW_NAME];
	char text[ROW_TEXT];
	char ptx[ROW_PTX];
	char inputs[INPUTS + 1];
	char outputs[OUTPUTS + 1];
	enum scope scope;
	bool full;                 /* all lanes have to be active */
	unsigned target, version;  /* needed: compute capability 75, version 78 of PTX */
	int op, kind, mode, flags; /* for the model */
	lane_model *lane;
	warp_model *warp;
};

struct table {
	struct row *rows;
	size_t count, room;
};

/* ---- The table (rows.c and rows_*.c) ---- */

/* Adds a row, zeroed but for these; ends the program when there is no memory. It stays where it is
 * only until the next one is added. */
struct row *table_add(
	struct table *table, const char *group, const char *inputs, const char *outputs);

void row_name(struct row *row, const char *format, ...) __attribute__((format(printf, 2, 3)));
void row_text(struct row *row, const char *format, ...) __attribute__((format(printf, 2, 3)));
void row_ptx(struct row *row, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Adds the twin of the last row that works on uniform registers: U before the mnemonic and before
 * every register. */
void table_add_uniform_twin(struct table *table);

void table_add_integer(struct table *table);
void table_add_bits(struct table *table);
void table_add_float(struct table *table);
void table_add_warp(struct table *table);

/* "R0", "UP2": the register of an input or output of a row, in text of REGISTER_TEXT bytes. */
void row_input_register(const struct row *row, unsigned place, char *text);
void row_output_register(const struct row *row, unsigned place, char *text);
bool row_writes(const struct row *row, unsigned place);

/* ---- Inputs (inputs.c) ---- */

/* Fills masks and inputs of `count` warps; the same for the same row name and seed. */
void inputs_make(const struct row *row, uint64_t seed, struct warp *warps, size_t count);

/* ---- Executions: each fills `out`, false with a message on stderr where that fails ---- */

bool machine_run(const struct row *row, struct warp *warps, size_t count);
void model_run(const struct row *row, struct warp *warps, size_t count);

enum driver_result { DRIVER_DONE, DRIVER_LACKS, DRIVER_FAILED };
struct driver;

/* Opens the first device. NULL where there is no driver or no device; then *reason says which. */
struct driver *driver_open(const char **reason);
void driver_close(struct driver *driver);
const char *driver_device(const struct driver *driver);

/* DRIVER_LACKS: device or driver is older than what the row needs. */
enum driver_result driver_run(
	struct driver *driver, const struct row *row, struct warp *warps, size_t count);

/* The PTX of a whole module with the kernel `row`; false where it does not fit. */
bool ptx_write(const struct row *row, char *text, size_t size);

/* ---- Vectors (vectors.c) ---- */

struct vectors;

/* Files of vectors below a folder, which is there; `source` says what made the outputs. */
struct vectors *vectors_open(const char *folder, const char *source, const struct table *table);
bool vectors_write(
	struct vectors *vectors, const struct row *row, const struct warp *warps, size_t count);
bool vectors_close(struct vectors *vectors);

#endif
