%# SPDX-License-Identifier: MIT
%# Everything that a program can reach, by the specification: for the coverage report.
%let blocks = //section[@name = 'Semantics']/fence
%let events = /isa/fact/statement[@keyword = 'Raised']
%let loads = $events[contains(@arguments, 'outside_load')]
%let stores = $events[contains(@arguments, 'outside_store')]
%let any = $events[contains(@arguments, 'outside') and not(contains(@arguments, 'outside_'))]
%let outside = $any or ($loads and $stores)
%let odd_loads = $events[contains(@arguments, 'misaligned_load')]
%let odd_stores = $events[contains(@arguments, 'misaligned_store')]
%let odd_any = $events[contains(concat(@arguments, ','), 'misaligned,')]
%let odd = $odd_any or ($odd_loads and $odd_stores)
%let unaligned = $d/state/@program and /isa/fact/statement[@keyword = 'Unaligned']
/* Does a block compute the number of a register? */
enum { COMPUTES_NUMBERS = 0$\
%each $d/state/files/c-file as file
%if $blocks[contains(., concat(' ', $file/@name, '['))]
 | 1$\
%end
%end
 };

/* Can an instruction raise it? Interrupts do not count. */
static bool can_raise(unsigned exception)
{
	switch (exception) {
%each $d/state/exceptions/c-exception as e
%let word = concat("raise ", @name, ";")
%if $blocks[contains(., $word)] or $events[../@name = $e/@name]
	case ${$P}_EXCEPTION_${id: @id}: return true;
%elif @name = 'IndexRange' and not($events[contains(@arguments, 'index')])
	case ${$P}_EXCEPTION_${id: @id}: return COMPUTES_NUMBERS;
%elif @name = 'AddressRange' and $d/state/memories/c-memory and not($outside)
	case ${$P}_EXCEPTION_${id: @id}: return true;
%elif @name = 'AddressAlign' and $d/state/memories/c-memory and not($odd or $unaligned)
	case ${$P}_EXCEPTION_${id: @id}: return true;
%end
%end
	default: return false;
	}
}

/* Can some program stop for this reason? */
static bool can_stop(unsigned stop)
{
	bool raises = false, reserves = false;
	for (unsigned i = 1; i < ${$P}_EXCEPTION_COUNT; i++)
		raises = raises || can_raise(i);
	for (unsigned i = 0; i < ${$P}_OPCODE_COUNT; i++)
		reserves = reserves || ${$p}_fuzz_opcodes[i].reasons;
	(void)raises, (void)reserves;
	switch (stop) {
	case ${$P}_STOP_LIMIT: return true;
	case ${$P}_STOP_RAISE: return raises;
%if not($d/state/@program)
	case ${$P}_STOP_EXIT:
	case ${$P}_STOP_FAULT: return true;
	case ${$P}_STOP_TRUNCATED: return ${$P}_LENGTH_MAX > 1;
	case ${$P}_STOP_UNDEFINED: return ${$P}_FUZZ_GAP_COUNT > 0;
	case ${$P}_STOP_RESERVED: return reserves;
%else
%if $blocks[contains(., 'halt;')]
	case ${$P}_STOP_HALT: return true;
%end
	case ${$P}_STOP_BREAK: return true;
	case ${$P}_STOP_SELF_JUMP: return true;
%if not($d/state/@undefined)
	case ${$P}_STOP_UNDEFINED: return ${$P}_FUZZ_GAP_COUNT > 0;
	case ${$P}_STOP_RESERVED: return reserves;
%end
%if not($d/state/@fetch)
	case ${$P}_STOP_FAULT: return true;
%end
%end
	default: return false; /* UNEXECUTABLE is counted when it happens */
	}
}

