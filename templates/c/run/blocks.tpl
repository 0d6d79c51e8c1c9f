%# SPDX-License-Identifier: MIT
%# Blocks shared by the templates of the run loop.
%block stopper(name, reason)
static enum ${$p}_stop ${$name}(struct ${$p}_state *state, const struct ${$p}_op *op)
{
	(void)state;
	(void)op;
	return ${$P}_STOP_${$reason};
}

%end
%block event(name, reason, exception, address)
const struct ${$p}_op *${$p}_${$name}_op(struct ${$p}_state *state, const struct ${$p}_op *op,
		uint32_t left)
{
%if $exception
%if $address = '0'
	return ${$p}_raise_op(state, op, ${$P}_EXCEPTION_${id: $exception}, 0, left);
%else
	const uint64_t bad_address = ${$address};
	return ${$p}_raise_op(state, op, ${$P}_EXCEPTION_${id: $exception}, bad_address, left);
%end
%else
	return stop_with(state, ${$P}_STOP_${$reason}, op->pc, left);
%end
}

%end
%block with_floats(tabs, call)
%if $d/@floats = 'yes'
${raw: $tabs}struct ${$p}_float_mode mode;
${raw: $tabs}${$p}_float_begin(&mode);
%end
${raw: $tabs}${$call};
%if $d/@floats = 'yes'
${raw: $tabs}${$p}_float_end(&mode);
%end
%end
