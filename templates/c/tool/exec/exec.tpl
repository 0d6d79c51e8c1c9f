%# SPDX-License-Identifier: MIT
%include "tool/exec/elf.tpl"
%include "tool/exec/memory.tpl"
%include "tool/exec/settings.tpl"
%include "tool/exec/print.tpl"
%include "tool/exec/trace.tpl"
%include "tool/exec/program.tpl"
