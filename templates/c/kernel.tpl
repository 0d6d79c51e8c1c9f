%include "kernel_blocks.tpl"
%include "kernel_entries.tpl"
%let k = $d/c-kernels
%if $s/@program
%include "kernel_machine.tpl"
%else
%include "kernel_lanes.tpl"
%end
