/* A second build of the interpreter: the same sources under other names.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
/* Compile it with other settings than the library: without optimisation, or for another processor.
 * What target c chooses by itself is different here in any case: floats are computed portably, and
 * the instructions in a memory are decoded each time. To compare with another version of target c,
 * put that version's folder first in the include path. */
#define GPU_FLOAT_PORTABLE
#define gpu_decode gpu_other_decode
#define gpu_boxes gpu_other_boxes
#define gpu_checks gpu_other_checks
#define gpu_check_holds gpu_other_check_holds
#define gpu_cubes gpu_other_cubes
#define gpu_field_name gpu_other_field_name
#define gpu_find_form gpu_other_find_form
#define gpu_floats gpu_other_floats
#define gpu_form_holds gpu_other_form_holds
#define gpu_front_columns gpu_other_front_columns
#define gpu_front_rows gpu_other_front_rows
#define gpu_front_units gpu_other_front_units
#define gpu_fronts gpu_other_fronts
#define gpu_heads gpu_other_heads
#define gpu_layouts gpu_other_layouts
#define gpu_named gpu_other_named
#define gpu_names gpu_other_names
#define gpu_number_tables gpu_other_number_tables
#define gpu_numbers gpu_other_numbers
#define gpu_opcode_name gpu_other_opcode_name
#define gpu_opcodes gpu_other_opcodes
#define gpu_pieces gpu_other_pieces
#define gpu_positions gpu_other_positions
#define gpu_sets gpu_other_sets
#define gpu_types gpu_other_types
#define gpu_prepare gpu_other_prepare
#define gpu_load gpu_other_load
#define gpu_program_room gpu_other_program_room
#define gpu_reset gpu_other_reset
#define gpu_run gpu_other_run
#define gpu_step gpu_other_step

/* First: locals of kernels have names of the specification and would shadow what is static. */
#include "gpu_kernels.c"
#include "gpu_tables.c"
#define entries decode_entries
#include "gpu_decode.c"
#undef entries
#include "gpu_run.c"

#include "gpu_fuzz_run.h"

static void other_prepare(struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch,
	struct gpu_program *program);
static struct gpu_fuzz_outcome other_execute(
	struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch);
#define gpu_fuzz_prepare other_prepare
#define gpu_fuzz_execute other_execute
#include "gpu_fuzz_execute.c"

const bool gpu_fuzz_other_has_devices = true;

struct gpu_fuzz_outcome gpu_fuzz_execute_other(
	struct gpu_fuzz_world *world, const struct gpu_fuzz_launch *launch)
{
	return other_execute(world, launch);
}
