%block other(name)
#define ${$p}_${id: $name} ${$p}_other_${id: $name}
%end
%file "${$p}_fuzz_variant.c"
%call banner('A second build of the interpreter: the same sources under other names.')
/* Compile it with other settings than the library: without optimisation, or for another processor.
 * What target c chooses by itself is different here in any case: floats are computed portably, and
 * the instructions in a memory are decoded each time. To compare with another version of target c,
 * put that version's folder first in the include path. */
#define ${$P}_FLOAT_PORTABLE
%call other('decode')
%call other('boxes')
%call other('checks')
%call other('check_holds')
%call other('cubes')
%call other('field_name')
%call other('find_form')
%call other('floats')
%call other('form_holds')
%call other('front_columns')
%call other('front_rows')
%call other('front_units')
%call other('fronts')
%call other('heads')
%call other('layouts')
%call other('named')
%call other('names')
%call other('number_tables')
%call other('numbers')
%call other('opcode_name')
%call other('opcodes')
%call other('pieces')
%call other('positions')
%call other('sets')
%call other('types')
%call other('prepare')
%call other('load')
%call other('program_room')
%call other('reset')
%call other('run')
%call other('step')
%if $machine
%call other('start')
%call other('forget')
%call other('forget_code')
%call other('stop_at')
%call other('raise')
%call other('trap')
%call other('kernels')
%call other('general')
%call other('general_index')
%call other('check_elsewhere')
%call other('read_elsewhere')
%call other('write_elsewhere')
%call other('reset_block')
%call other('trap_block')
%call other('break_op')
%call other('decode_op')
%call other('halt')
%call other('jump_elsewhere')
%call other('jump_first')
%call other('go_on_prefixed')
%call other('raise_op')
%call other('reserved_op')
%call other('undefined_op')
%call other('unexecutable_op')
%call other('unfetched_op')
%each $s/memories/c-memory
%call other(concat('mem_kind_', @id))
%end
%end

/* First: locals of kernels have names of the specification and would shadow what is static. */
#include "${c-string: $p}_kernels.c"
#include "${c-string: $p}_tables.c"
#define entries decode_entries
#include "${c-string: $p}_decode.c"
#undef entries
#include "${c-string: $p}_run.c"

#include "${c-string: $p}_fuzz_run.h"

static void other_prepare(struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch,
	struct ${$p}_program *program);
static struct ${$p}_fuzz_outcome other_execute(
	struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch);
#define ${$p}_fuzz_prepare other_prepare
#define ${$p}_fuzz_execute other_execute
#include "${c-string: $p}_fuzz_execute.c"

const bool ${$p}_fuzz_other_has_devices = true;

struct ${$p}_fuzz_outcome ${$p}_fuzz_execute_other(
	struct ${$p}_fuzz_world *world, const struct ${$p}_fuzz_launch *launch)
{
%if $machine
	struct ${$p}_fuzz_launch other = *launch;
	other.keep_size = 0;
	return other_execute(world, &other);
%else
	return other_execute(world, launch);
%end
}
