%# SPDX-License-Identifier: MIT
%# The functions of the specification that kernels call.
%file "${$p}_functions.h"
%call banner('Functions of the specification, which kernels call.')
#ifndef ${$P}_FUNCTIONS_H
#define ${$P}_FUNCTIONS_H

#include "${c-string: $p}_kernels.h"
%if $d/@floats = 'yes'
#include "${c-string: $p}_float.h"
%end

%call private_begins()
%each $k/c-function as function
%call heading($function)
%if $function/@shared
${raw: $function/@head};
%else
static inline ${raw: $function/@head}
{
%each line
${raw: .}
%end
}
%end

%end
%call private_ends()
#endif
