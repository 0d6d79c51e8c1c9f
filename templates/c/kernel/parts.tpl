%# SPDX-License-Identifier: MIT
%# The kernels in files of their own, each with a header for the table of kernels.
%each $k/part as part
%file "${$p}_kernels_${@id}.h"
%call banner('The kernels of one file; before some, opcodes that their names do not begin with.')
#ifndef ${$P}_KERNELS_${@upper}_H
#define ${$P}_KERNELS_${@upper}_H

#include "${c-string: $p}_kernels.h"

%call private_begins()
%each $k/c-kernel[@part = $part/@id]
%if @apart

%end
%if opcodes
/* ${c-comment: opcodes[1]}$\
%each opcodes[position() > 1]

 * ${c-comment: .}$\
%end
 */
%end
%if own
${$p}_kernel ${@run};
%end
%if general
${$p}_kernel ${@general-run};
%end
%end

%call private_ends()
#endif
%file "${$p}_kernels_${@id}.c"
%call banner('Kernels of the interpreter: what some instructions do, a function for each way.')
#include "${c-string: $p}_kernels_${c-string: @id}.h"
%if $k/c-kernel[@part = $part/@id and @floats]
#include "${c-string: $p}_float.h"
%end
%if $k/c-function
#include "${c-string: $p}_functions.h"
%end

%each $k/c-kernel[@part = $part/@id]
%if $s/@program
%call kernel_of_machine(., '')
%else
%call kernel_of_lanes(., '')
%end
%end
%end
