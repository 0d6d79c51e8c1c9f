/* SPDX-License-Identifier: MIT */
/* Runs a row's assembly text on the generated interpreter. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gpu_run.h"
#include "hardware.h"

struct place {
	enum gpu_file file;
	unsigned number;
};

struct machine {
	struct gpu_state state;
	struct gpu_program program;
	void *room;
	struct place in[INPUTS], out[OUTPUTS];
};

static bool fail(const struct row *row, const char *what)
{
	fprintf(stderr, "%s: %s: %s\n", row->name, row->text, what);
	return false;
}

static bool assemble(struct machine *machine, const struct row *row)
{
	struct gpu_insn insn;
	struct gpu_error error;
	uint8_t bytes[16];
	if (gpu_parse(row->text, strlen(row->text), &insn, &error) != GPU_STATUS_OK)
		return fail(row, error.message);
	if (gpu_encode(&insn, bytes, sizeof bytes) != GPU_STATUS_OK)
		return fail(row, "is not legal");
	size_t room = gpu_program_room(insn.length);
	machine->room = malloc(room);
	return (machine->room &&
			   gpu_load(&machine->program, machine->room, room, bytes, insn.length)) ||
		   fail(row, "out of memory");
}

static void find(const char *name, struct place *place)
{
	if (!gpu_find_register(name, strlen(name), &place->file, &place->number))
		place->file = 0;
}

static void find_places(struct machine *machine, const struct row *row)
{
	char name[REGISTER_TEXT];
	for (unsigned i = 0; i < INPUTS; i++) {
		row_input_register(row, i, name);
		find(name, &machine->in[i]);
	}
	for (unsigned i = 0; i < OUTPUTS; i++) {
		row_output_register(row, i, name);
		find(name, &machine->out[i]);
	}
}

static bool step(struct machine *machine, const struct row *row)
{
	machine->state.pc = 0;
	enum gpu_stop stop = gpu_run(&machine->state, &machine->program, 1, NULL);
	return stop == GPU_STOP_EXIT || fail(row, gpu_stop_name(stop));
}

static unsigned lanes_of(const struct place *place)
{
	return gpu_files[place->file].lanes;
}

/* Inputs of `from` to registers; where these have no lanes, of lane `only`. */
static bool put(
	struct machine *machine, const struct row *row, const struct warp *from, unsigned only)
{
	for (unsigned i = 0; i < INPUTS; i++) {
		const struct place *place = &machine->in[i];
		if (row->inputs[i] == '.')
			continue;
		bool single = lanes_of(place) == 1;
		for (unsigned lane = 0; lane < (single ? 1 : LANES); lane++)
			if (!gpu_write(&machine->state, place->file, place->number, lane,
					from->in[i][single ? only : lane]))
				return fail(row, "an input has no register");
	}
	return true;
}

/* Outputs to `to`, for all active lanes, or for `only`. */
static bool get(struct machine *machine, const struct row *row, struct warp *to, int only)
{
	for (unsigned i = 0; i < OUTPUTS; i++) {
		const struct place *place = &machine->out[i];
		for (unsigned lane = 0; lane < LANES && row_writes(row, i); lane++) {
			uint64_t value;
			if (only >= 0 ? lane != (unsigned)only : !(to->active >> lane & 1))
				continue;
			unsigned from = lanes_of(place) == 1 ? 0 : lane;
			if (!gpu_read(&machine->state, place->file, place->number, from, &value))
				return fail(row, "an output has no register");
			to->out[i][lane] = (uint32_t)value;
		}
	}
	return true;
}

static bool run_warp(struct machine *machine, const struct row *row, struct warp *warp)
{
	memset(warp->out, 0, sizeof warp->out);
	if (row->scope == SCOPE_UNIFORM) {
		for (unsigned lane = 0; lane < LANES; lane++)
			if (!put(machine, row, warp, lane) || !step(machine, row) ||
				!get(machine, row, warp, (int)lane))
				return false;
		return true;
	}
	machine->state.active = warp->active;
	return put(machine, row, warp, 0) && step(machine, row) && get(machine, row, warp, -1);
}

bool machine_run(const struct row *row, struct warp *warps, size_t count)
{
	static struct machine machine;
	gpu_reset(&machine.state);
	find_places(&machine, row);
	bool fine = assemble(&machine, row);
	for (size_t i = 0; i < count && fine; i++)
		fine = run_warp(&machine, row, &warps[i]);
	free(machine.room);
	machine.room = NULL;
	return fine;
}
