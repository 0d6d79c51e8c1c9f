/* A second build of the interpreter: the same sources under other names.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
/* Compile it with other settings than the library: without optimisation, or for another processor.
 * What target c chooses by itself is different here in any case: floats are computed portably, and
 * the instructions in a memory are decoded each time. To compare with another version of target c,
 * put that version's folder first in the include path. */
#define TINY_FLOAT_PORTABLE
#define tiny_decode tiny_other_decode
#define tiny_boxes tiny_other_boxes
#define tiny_checks tiny_other_checks
#define tiny_check_holds tiny_other_check_holds
#define tiny_cubes tiny_other_cubes
#define tiny_field_name tiny_other_field_name
#define tiny_find_form tiny_other_find_form
#define tiny_floats tiny_other_floats
#define tiny_form_holds tiny_other_form_holds
#define tiny_front_columns tiny_other_front_columns
#define tiny_front_rows tiny_other_front_rows
#define tiny_front_units tiny_other_front_units
#define tiny_fronts tiny_other_fronts
#define tiny_heads tiny_other_heads
#define tiny_layouts tiny_other_layouts
#define tiny_named tiny_other_named
#define tiny_names tiny_other_names
#define tiny_number_tables tiny_other_number_tables
#define tiny_numbers tiny_other_numbers
#define tiny_opcode_name tiny_other_opcode_name
#define tiny_opcodes tiny_other_opcodes
#define tiny_pieces tiny_other_pieces
#define tiny_positions tiny_other_positions
#define tiny_sets tiny_other_sets
#define tiny_types tiny_other_types
#define tiny_prepare tiny_other_prepare
#define tiny_load tiny_other_load
#define tiny_program_room tiny_other_program_room
#define tiny_reset tiny_other_reset
#define tiny_run tiny_other_run
#define tiny_step tiny_other_step
#define tiny_start tiny_other_start
#define tiny_forget tiny_other_forget
#define tiny_forget_code tiny_other_forget_code
#define tiny_stop_at tiny_other_stop_at
#define tiny_raise tiny_other_raise
#define tiny_trap tiny_other_trap
#define tiny_kernels tiny_other_kernels
#define tiny_general tiny_other_general
#define tiny_general_index tiny_other_general_index
#define tiny_check_elsewhere tiny_other_check_elsewhere
#define tiny_read_elsewhere tiny_other_read_elsewhere
#define tiny_write_elsewhere tiny_other_write_elsewhere
#define tiny_reset_block tiny_other_reset_block
#define tiny_trap_block tiny_other_trap_block
#define tiny_break_op tiny_other_break_op
#define tiny_decode_op tiny_other_decode_op
#define tiny_halt tiny_other_halt
#define tiny_jump_elsewhere tiny_other_jump_elsewhere
#define tiny_jump_first tiny_other_jump_first
#define tiny_go_on_prefixed tiny_other_go_on_prefixed
#define tiny_raise_op tiny_other_raise_op
#define tiny_reserved_op tiny_other_reserved_op
#define tiny_undefined_op tiny_other_undefined_op
#define tiny_unexecutable_op tiny_other_unexecutable_op
#define tiny_unfetched_op tiny_other_unfetched_op
#define tiny_mem_kind_ram tiny_other_mem_kind_ram

/* First: locals of kernels have names of the specification and would shadow what is static. */
#include "tiny_kernels.c"
#include "tiny_tables.c"
#define entries decode_entries
#include "tiny_decode.c"
#undef entries
#include "tiny_run.c"

#include "tiny_fuzz_run.h"

static void other_prepare(struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch,
	struct tiny_program *program);
static struct tiny_fuzz_outcome other_execute(
	struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch);
#define tiny_fuzz_prepare other_prepare
#define tiny_fuzz_execute other_execute
#include "tiny_fuzz_execute.c"

const bool tiny_fuzz_other_has_devices = true;

struct tiny_fuzz_outcome tiny_fuzz_execute_other(
	struct tiny_fuzz_world *world, const struct tiny_fuzz_launch *launch)
{
	struct tiny_fuzz_launch other = *launch;
	other.keep_size = 0;
	return other_execute(world, &other);
}
