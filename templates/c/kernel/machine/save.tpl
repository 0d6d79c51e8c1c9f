%# SPDX-License-Identifier: MIT
%# What an instruction keeps in the state while it can still raise: what registers held before
%# functions of the specification assigned them, and the stores that these put off.
%block save_functions()
/* ---- what functions of the specification change ---- */

/* Comes before the first call of a function that assigns registers, of which the instruction has to
 * keep what they held: if it raises, it had no effect. */
static inline void ${$p}_save(struct ${$p}_state *state, const struct ${$p}_op *op)
{
	state->pc = op->pc;
%call copy_files('state->saved.', 'state->')
%if $k/saves/@stores
	state->put_off_count = 0;
%end
}

/* Ends an instruction that raises after ${$p}_save: restores what registers held, and raises. */
${$P}_COLD const struct ${$p}_op *${$p}_raise_back(struct ${$p}_state *state,
		const struct ${$p}_op *op, enum ${$p}_exception exception, uint64_t bad_address,
		uint32_t left);
%if $k/saves/@stores
%each $k/access as m
%let bank_parameter = substring('uint64_t bank, ', 1, 15 * boolean($m/@banks))
/* Checks a store and, if it does not raise, puts it off to ${$p}_mem_carry_out: loads before that
 * read what was there. state->raised is the exception that it raises, state->bad_address the
 * address. */
void ${$p}_mem_put_off_${id: $m/@id}(struct ${$p}_state *state, ${$bank_parameter}uint64_t address,
		unsigned size, uint64_t value);
%end
/* Carries out in order what was put off, and ends an instruction that has called a function that
 * stores. state->raised is the exception that the first one raises which cannot be carried out: the
 * stores before it stay. The list stays, too: ${$p}_save, with which each such instruction begins,
 * empties it. */
void ${$p}_mem_carry_out_all(struct ${$p}_state *state);

static inline void ${$p}_mem_carry_out(struct ${$p}_state *state)
{
	if (state->put_off_count)
		${$p}_mem_carry_out_all(state);
}

%if $calls = 'store_and_go_on'
/* Ends an instruction that can have raised, or put stores off: carries these out, and goes on with
 * the next one. */
static inline const struct ${$p}_op *${$p}_store_and_go_on(struct ${$p}_state *state,
		const struct ${$p}_op *op, const struct ${$p}_op *next, uint32_t left)
{
%call storing()
	return ${$p}_go_on(state, next, left);
}

%end
%if $calls = 'store_and_jump'
/* Ends an instruction that can have raised, or put stores off: carries these out, and jumps. */
static inline const struct ${$p}_op *${$p}_store_and_jump(struct ${$p}_state *state,
		const struct ${$p}_op *op, uint64_t target, uint32_t left)
{
%call storing()
	return ${$p}_jump(state, op, target, left);
}

%end
%end
%end
%block storing()
	${$p}_mem_carry_out(state); /* nothing, if it has raised */
	if (state->raised)
		return ${$p}_raise_back(state, op, state->raised, state->bad_address, left);
%end
%block copy_files(to, from)
%each $k/saves/saved as saved
%let file = $s/files/c-file[@name = $saved/@file]
%if $file/@holding = 'member'
	${raw: $to}${id: $file/@member} = ${raw: $from}${id: $file/@member};
%else
	for (unsigned i = 0; i < ${$P}_${id: $file/@member}_COUNT; i++)
		${raw: $to}${id: $file/@member}[i] = ${raw: $from}${id: $file/@member}[i];
%end
%end
%end
%block raise_back()
const struct ${$p}_op *${$p}_raise_back(struct ${$p}_state *state, const struct ${$p}_op *op,
		enum ${$p}_exception exception, uint64_t bad_address, uint32_t left)
{
%call copy_files('state->', 'state->saved.')
	return ${$p}_raise_op(state, op, exception, bad_address, left);
}

%end
%block put_off_functions()
%each $k/access as m
%let bank_parameter = substring('uint64_t bank, ', 1, 15 * boolean($m/@banks))
%let bank_argument = substring('bank, ', 1, 6 * boolean($m/@banks))
void ${$p}_mem_put_off_${id: $m/@id}(struct ${$p}_state *state, ${$bank_parameter}uint64_t address,
		unsigned size, uint64_t value)
{
	if (!${$p}_mem_can_put_${id: $m/@id}(state, ${$bank_argument}address, size))
		state->raised = ${$p}_mem_check_write_${id: $m/@id}(state, ${$bank_argument}address, size);
	if (state->raised) {
		state->bad_address = address;
		return;
	}
	/* There is room: ${$p}_save has set the count to 0, and no path through an instruction
	 * puts off more than ${$P}_PUT_OFF_MAX, as specc has counted. */
	struct ${$p}_put_off *put_off = &state->put_off[state->put_off_count++];
	put_off->address = address;
	put_off->value = value;
%if $m/@banks
	put_off->bank = bank;
%end
	put_off->memory = ${$m/@number};
	put_off->size = (uint8_t)size;
}

%end
static enum ${$p}_exception carry_out(struct ${$p}_state *state, const struct ${$p}_put_off *it)
{
%each $k/access as m
%let bank_argument = substring('it->bank, ', 1, 10 * boolean($m/@banks))
%if not($last)
	if (it->memory == ${$m/@number})
		return ${$p}_mem_write_${id: $m/@id}(state, ${$bank_argument}it->address, it->size,
				it->value);
%else
	return ${$p}_mem_write_${id: $m/@id}(state, ${$bank_argument}it->address, it->size, it->value);
%end
%end
}

void ${$p}_mem_carry_out_all(struct ${$p}_state *state)
{
	for (unsigned i = 0; i < state->put_off_count && !state->raised; i++) {
		state->raised = carry_out(state, &state->put_off[i]);
		if (state->raised)
			state->bad_address = state->put_off[i].address;
	}
}

%end
