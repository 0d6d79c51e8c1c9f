%# SPDX-License-Identifier: MIT
%if $has_constants or not($s/@program)
/* ---- reset ---- */

%end
%block fill(file, number, value)
%if $file/@holding = 'rows'
	for (unsigned lane = 0; lane < ${$P}_LANES; lane++)
		state->${id: $file/@member}[${$number}][lane] = ${$value};
%else
	state->${id: $file/@member}[${$number}] = ${$value};
%end
%end
%if $has_constants
/* What no program can change, whatever the caller wrote there. */
static void set_constants(struct ${$p}_state *state)
{
%each $s/files/c-file as file
%each constant
%call fill($file, @number, @value)
%end
%end
%if $s/@lanes > 1 and $s/@lanes < $s/@mask-bits
	state->active &= ${$s/@all-lanes};
%end
}

%end
%if not($s/@program)
void ${$p}_reset(struct ${$p}_state *state)
{
	*state = (struct ${$p}_state){ 0 };
	state->lane = -1;
%if $s/@lanes > 1
	state->active = ${$s/@all-lanes};
%end
%each $s/files/c-file[@initial]
	state->${id: @member} = ${@initial};
%end
%if $has_constants
	set_constants(state);
%end
}

%end
