%# SPDX-License-Identifier: MIT
%# Names separated by blanks.
%block others(names)
%if $names
%let name = substring-before(concat($names, ' '), ' ')
#define ${$p}_${id: $name} other_${$p}_${id: $name}
%call others(substring-after($names, ' '))
%end
%end
%file "${$p}_fuzz_variant.c"
%call banner('A second build of the interpreter: the same sources under other names.')
/* Compile it with other settings than the library: without optimisation, or for another processor.
 * What target c chooses by itself is different here in any case: floats are computed portably, and
 * the instructions in a memory are decoded each time. To compare with another version of target c,
 * put that version's folder first in the include path. */
#define ${$P}_FLOAT_PORTABLE
%if $d/c-kernels/part
#define ${$P}_ALL_KERNELS
%each $d/c-kernels/c-kernel
%if own
#define ${@run} other_${@run}
%end
%if general
#define ${@general-run} other_${@general-run}
%end
%end
%end
%call others('decode boxes checks check_holds cubes field_name find_form floats form_holds')
%call others('front_columns front_rows front_units fronts heads layouts named names')
%call others('number_tables numbers opcode_name opcodes pieces positions sets types prepare load')
%call others('program_room reset run step')
%if $appends
%call others('pack unpack')
%end
%if $machine
%call others('start forget forget_code stop_at raise trap kernels general general_index')
%call others('check_elsewhere read_elsewhere write_elsewhere reset_block trap_block break_op')
%call others('decode_op halt jump_elsewhere jump_first go_on_prefixed raise_op reserved_op')
%call others('undefined_op unexecutable_op unfetched_op')
%each $s/memories/c-memory
%call others(concat('mem_kind_', @id, ' mem_read_', @id, ' mem_write_', @id))
%call others(concat('mem_check_write_', @id))
%end
%end
%each $d/c-kernels/c-function[@shared]
%call others(@name)
%end

/* First: locals of kernels have names of the specification, which would shadow statics. */
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
