/* SPDX-License-Identifier: MIT */
/* Runs the models of PTX instructions: takes the place of the driver where there is none. */
#include <string.h>

#include "hardware.h"

static void run_lanes(const struct row *row, struct warp *warp)
{
	for (int lane = 0; lane < LANES; lane++) {
		uint32_t in[INPUTS], out[OUTPUTS] = { 0 };
		for (int place = 0; place < INPUTS; place++)
			in[place] = warp->in[place][lane];
		row->lane(row, in, out);
		for (int place = 0; place < OUTPUTS; place++)
			warp->out[place][lane] = out[place];
	}
}

void model_run(const struct row *row, struct warp *warps, size_t count)
{
	for (size_t i = 0; i < count; i++) {
		memset(warps[i].out, 0, sizeof warps[i].out);
		warps[i].open = 0;
		if (row->lane)
			run_lanes(row, &warps[i]);
		else
			row->warp(row, &warps[i]);
	}
}
