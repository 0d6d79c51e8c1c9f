%# SPDX-License-Identifier: MIT
%if not($k/part)
%each $k/c-kernel
%call kernel_of_machine(., 'static ')
%end
%end
%if $k/trap
const struct ${$p}_op *${$p}_trap_block(struct ${$p}_state *state, const struct ${$p}_op *op,
				   uint64_t cause, uint64_t bad_address)
{
%each $k/trap/line
${raw: .}
%end
}

%end
%if $k/reset
bool ${$p}_reset_block(struct ${$p}_state *state)
{
%each $k/reset/line
${raw: .}
%end
}

%end
%if $k/access
%include "kernel/machine/elsewhere.tpl"
%end
%if $k/saves
%call raise_back()
%if $k/saves/@stores
%call put_off_functions()
%end
%end
%include "kernel/machine/prepare.tpl"
