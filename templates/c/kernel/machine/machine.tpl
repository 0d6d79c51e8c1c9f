%# SPDX-License-Identifier: MIT
%each $k/c-kernel as kernel
%if own
%call heading($kernel)
static const struct ${$p}_op *${@run}(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint32_t left)
{
%call guard($kernel)
%each own/line
${raw: .}
%end
}

%end
%if $kernel/general
/* The same for all that can happen. */
static const struct ${$p}_op *${@general-run}(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint32_t left)
{
%call guard($kernel)
%each $kernel/general/line
${raw: .}
%end
}

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
%include "kernel/machine/prepare.tpl"
