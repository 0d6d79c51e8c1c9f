%# SPDX-License-Identifier: MIT
%file "${$p}_fuzz_reach.c"
%call banner('Counts what was reached, in terms of the specification, and writes the report of it.')
#include "${c-string: $p}_fuzz_model.h"
#include "${c-string: $p}_run.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

%include "reach_things.tpl"
%include "reach_count.tpl"
%include "reach_report.tpl"
