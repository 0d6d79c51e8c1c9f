%# SPDX-License-Identifier: MIT
%# A kernel of an interpreter with lanes.
%block kernel_of_lanes(kernel, static)
%if $kernel/own
%call heading($kernel)
${$static}enum ${$p}_stop ${$kernel/@run}(struct ${$p}_state *state, const struct ${$p}_op *op)
{
%if $kernel/@uniform = 'yes'
%if $kernel/@guard
	if (!(state->${id: $kernel/@guard}[op->guard] ^ op->guard_invert))
		return ${$P}_STOP_NONE;
%end
%else
%if $kernel/@guard
	const ${$p}_mask active = state->active & (state->${id: $kernel/@guard}[op->guard] ^
			op->guard_invert);
%else
	const ${$p}_mask active = state->active;
%end
%if not($kernel/@always)
	if (!${$P}_LIKELY(active != 0))
		return ${$P}_STOP_NONE;
%end
%end
%each $kernel/own/line
${raw: .}
%end
	return ${$P}_STOP_NONE;
}

%end
%end
%# A kernel of a machine, and its slow path.
%block kernel_of_machine(kernel, static)
%if $kernel/own
%call heading($kernel)
${$static}const struct ${$p}_op *${$kernel/@run}(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint32_t left)
{
%call guard($kernel)
%each $kernel/own/line
${raw: .}
%end
}

%end
%if $kernel/general
/* The slow path of ${$kernel/@run}, which leaves to it:
 * $\
%if $kernel/@accesses = 'yes'
accesses outside of the caller's bytes$\
%end
%if $kernel/@leaves = 'yes'
%if $kernel/@accesses = 'yes'
, $\
%end
the costly side of a choice$\
%end
%if $s/files/c-file[@transient]
%if $kernel/@accesses = 'yes' or $kernel/@leaves = 'yes'
, $\
%end
instructions after prefixes$\
%end
. */
${$static}const struct ${$p}_op *${$kernel/@general-run}(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint32_t left)
{
%call guard($kernel)
%each $kernel/general/line
${raw: .}
%end
}

%end
%end
