%# SPDX-License-Identifier: MIT
/* ---- state ---- */

bool ${$P}_EXPORT(write)(unsigned file, unsigned number, unsigned lane, uint64_t value)
{
	return ${$only_lane}${$p}_write(&state, file, number${$at_lane}, value);
}

uint64_t ${$P}_EXPORT(read)(unsigned file, unsigned number, unsigned lane)
{
	uint64_t value = 0;
	return ${$only_lane}${$p}_read(&state, file, number${$at_lane}, &value) ? value : 0;
}

%call export('uint64_t ', 'pc', 'void', 'state.pc')
void ${$P}_EXPORT(set_pc)(uint64_t pc)
{
	state.pc = pc;
}

/* -1: cycles are not counted. */
int64_t ${$P}_EXPORT(cycles)(void)
{
%if $s/@program and $s/@cycles
	return (int64_t)(state.cycles & INT64_MAX);
%else
	return -1;
%end
}

/* After a stop for the reason `raise`. */
%call export('unsigned ', 'exception', 'void', '(unsigned)state.exception')
/* The lane that raised it; -1: no single one. */
int ${$P}_EXPORT(exception_lane)(void)
{
%if $s/@program
	return -1;
%else
	return state.lane;
%end
}

%call export('uint64_t ', 'steps', 'void', 'steps')
/* ---- what has changed ---- */

/* Keeps the state as number `which`, 0 or 1. */
void ${$P}_EXPORT(keep)(unsigned which)
{
	kept[which % KEPT] = state;
}

/* Changes are those since this state was kept. */
void ${$P}_EXPORT(changes)(unsigned which)
{
	change_since = which % KEPT;
	change = (struct ${$p}_difference){ 0 };
}

/* The next value of a register that has changed; false: there is none. */
bool ${$P}_EXPORT(next_change)(void)
{
	return ${$p}_compare(&kept[change_since], &state, &change);
}

%call export('unsigned ', 'change_file', 'void', 'change.file')
%call export('unsigned ', 'change_number', 'void', 'change.number')
unsigned ${$P}_EXPORT(change_lane)(void)
{
%if $s/@program
	return 0;
%else
	return change.lane;
%end
}

%call export('uint64_t ', 'change_before', 'void', 'change.before')
%call export('uint64_t ', 'change_after', 'void', 'change.after')
