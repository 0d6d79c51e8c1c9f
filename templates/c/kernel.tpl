%include "kernel_blocks.tpl"
%let k = $d/c-kernels
%if $s/@program
%include "kernel_machine.tpl"
%else
%include "kernel_lanes.tpl"
%end
