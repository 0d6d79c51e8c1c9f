%# SPDX-License-Identifier: MIT
%include "run_machine_find.tpl"
%include "run_machine_decode.tpl"
%include "run_machine_trap.tpl"
%include "run_machine_load.tpl"
%include "run_machine_loop.tpl"
%include "run_machine_run.tpl"
