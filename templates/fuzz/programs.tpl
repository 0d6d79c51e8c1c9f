%# SPDX-License-Identifier: MIT
%# Harnesses that execute programs: the common parts, the two harnesses, and a second execution.
%let s = $d/state
%let machine = $s/@program
%# A machine has no lanes.
%let at_lane = substring(', lane', 1, 6 * not($machine))
%let lane_0 = substring(', 0', 1, 3 * not($machine))
%let other_lane = substring('difference.lane != lane || ', 1, 27 * not($machine))
%let of_lane = substring(' of lane %u', 1, 11 * not($machine))
%include "run_h.tpl"
%include "run_blocks.tpl"
%include "run_state.tpl"
%include "run_execute.tpl"
%include "programs_make.tpl"
%include "run.tpl"
%include "compare.tpl"
%include "compare_variant.tpl"
