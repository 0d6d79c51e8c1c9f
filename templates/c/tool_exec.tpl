%# SPDX-License-Identifier: MIT
%include "tool_exec_elf.tpl"
%include "tool_exec_memory.tpl"
%include "tool_exec_settings.tpl"
%include "tool_exec_print.tpl"
%include "tool_exec_trace.tpl"
%include "tool_exec_main.tpl"
