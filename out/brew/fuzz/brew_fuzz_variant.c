/* A second build of the interpreter: the same sources under other names.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
/* Compile it with other settings than the library: without optimisation, or for another processor.
 * What target c chooses by itself is different here in any case: floats are computed portably, and
 * the instructions in a memory are decoded each time. To compare with another version of target c,
 * put that version's folder first in the include path. */
#define BREW_FLOAT_PORTABLE
#define brew_decode brew_other_decode
#define brew_boxes brew_other_boxes
#define brew_checks brew_other_checks
#define brew_check_holds brew_other_check_holds
#define brew_cubes brew_other_cubes
#define brew_field_name brew_other_field_name
#define brew_find_form brew_other_find_form
#define brew_floats brew_other_floats
#define brew_form_holds brew_other_form_holds
#define brew_front_columns brew_other_front_columns
#define brew_front_rows brew_other_front_rows
#define brew_front_units brew_other_front_units
#define brew_fronts brew_other_fronts
#define brew_heads brew_other_heads
#define brew_layouts brew_other_layouts
#define brew_named brew_other_named
#define brew_names brew_other_names
#define brew_number_tables brew_other_number_tables
#define brew_numbers brew_other_numbers
#define brew_opcode_name brew_other_opcode_name
#define brew_opcodes brew_other_opcodes
#define brew_pieces brew_other_pieces
#define brew_positions brew_other_positions
#define brew_sets brew_other_sets
#define brew_types brew_other_types
#define brew_prepare brew_other_prepare
#define brew_load brew_other_load
#define brew_program_room brew_other_program_room
#define brew_reset brew_other_reset
#define brew_run brew_other_run
#define brew_step brew_other_step
#define brew_start brew_other_start
#define brew_forget brew_other_forget
#define brew_forget_code brew_other_forget_code
#define brew_stop_at brew_other_stop_at
#define brew_raise brew_other_raise
#define brew_trap brew_other_trap
#define brew_kernels brew_other_kernels
#define brew_general brew_other_general
#define brew_general_index brew_other_general_index
#define brew_check_elsewhere brew_other_check_elsewhere
#define brew_read_elsewhere brew_other_read_elsewhere
#define brew_write_elsewhere brew_other_write_elsewhere
#define brew_reset_block brew_other_reset_block
#define brew_trap_block brew_other_trap_block
#define brew_break_op brew_other_break_op
#define brew_decode_op brew_other_decode_op
#define brew_halt brew_other_halt
#define brew_jump_elsewhere brew_other_jump_elsewhere
#define brew_jump_first brew_other_jump_first
#define brew_go_on_prefixed brew_other_go_on_prefixed
#define brew_raise_op brew_other_raise_op
#define brew_reserved_op brew_other_reserved_op
#define brew_undefined_op brew_other_undefined_op
#define brew_unexecutable_op brew_other_unexecutable_op
#define brew_unfetched_op brew_other_unfetched_op
#define brew_mem_kind_MEM brew_other_mem_kind_MEM

/* First: locals of kernels have names of the specification and would shadow what is static. */
#include "brew_kernels.c"
#include "brew_tables.c"
#define entries decode_entries
#include "brew_decode.c"
#undef entries
#include "brew_run.c"

#include "brew_fuzz_run.h"

static void other_prepare(struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch,
	struct brew_program *program);
static struct brew_fuzz_outcome other_execute(
	struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch);
#define brew_fuzz_prepare other_prepare
#define brew_fuzz_execute other_execute
#include "brew_fuzz_execute.c"

const bool brew_fuzz_other_has_devices = true;

struct brew_fuzz_outcome brew_fuzz_execute_other(
	struct brew_fuzz_world *world, const struct brew_fuzz_launch *launch)
{
	struct brew_fuzz_launch other = *launch;
	other.keep_size = 0;
	return other_execute(world, &other);
}
