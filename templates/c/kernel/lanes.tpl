%# SPDX-License-Identifier: MIT
%each $k/c-kernel as kernel
%if own
%call heading($kernel)
static enum ${$p}_stop ${@run}(struct ${$p}_state *state, const struct ${$p}_op *op)
{
%if $kernel/@uniform = 'yes'
%if $kernel/@guard
	if (!(state->${id: $kernel/@guard}[op->guard] ^ op->guard_invert))
		return ${$P}_STOP_NONE;
%end
%else
%if $kernel/@guard
	const ${$p}_mask mask = state->active & (state->${id: $kernel/@guard}[op->guard] ^
			op->guard_invert);
%else
	const ${$p}_mask mask = state->active;
%end
%if not($kernel/@always)
	if (!${$P}_LIKELY(mask != 0))
		return ${$P}_STOP_NONE;
%end
%end
%each own/line
${raw: .}
%end
	return ${$P}_STOP_NONE;
}

%end
%end
%include "kernel/fetch.tpl"
%include "kernel/prepare.tpl"
