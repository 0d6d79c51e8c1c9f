%# SPDX-License-Identifier: MIT
%include "run/machine/find.tpl"
%include "run/machine/decode.tpl"
%include "run/machine/trap.tpl"
%include "run/machine/load.tpl"
%include "run/machine/loop.tpl"
%include "run/machine/run.tpl"
