%# Harnesses that execute programs: what they share, the two of them, and a second execution.
%let s = $d/state
%let machine = $s/@program
%include "run_h.tpl"
%include "run_blocks.tpl"
%include "run_state.tpl"
%include "run_execute.tpl"
%include "programs_make.tpl"
%include "run.tpl"
%include "compare.tpl"
%include "compare_variant.tpl"
