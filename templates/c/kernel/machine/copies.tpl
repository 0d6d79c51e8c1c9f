%# SPDX-License-Identifier: MIT
%# Copies of registers, which functions of the specification work on, and the stores that they put
%# off: what an instruction changes while it can still raise.
%block copies_types()
/* ---- copies of registers ---- */

%if $k/copies/@stores
struct ${$p}_put_off {
	uint64_t address, value;
%if $k/access/@banks
	uint64_t bank;
%end
	uint8_t memory, size;
};

%end
/* What functions assign and store: if the instruction does not raise, copy_back writes registers,
 * and mem_carry_out memory. */
struct ${$p}_copies {
	uint${$s/@counter-bits}_t pc;
%each $k/copies/copy as copy
%let file = $s/files/c-file[@name = $copy/@file]
%if $file/@holding = 'member'
	uint${$file/@bits}_t ${id: $file/@member};
%else
	uint${$file/@bits}_t ${id: $file/@member}[${$P}_${id: $file/@member}_COUNT];
%end
%end
%if $k/copies/@stores
	unsigned put_off_count;
	struct ${$p}_put_off put_off[${$k/copies/@stores}];
%end
};

static inline struct ${$p}_copies ${$p}_copies_of(const struct ${$p}_state *state,
		const struct ${$p}_op *op)
{
	struct ${$p}_copies copies;
	copies.pc = op->pc;
%call copy_files('copies.', 'state->')
%if $k/copies/@stores
	copies.put_off_count = 0;
%end
	return copies;
}

static inline void ${$p}_copy_back(struct ${$p}_state *state, const struct ${$p}_copies *copies)
{
%call copy_files('state->', 'copies->')
}

%if $k/copies/@stores
/* Carries out what was put off, and returns the exception that it raises. */
enum ${$p}_exception ${$p}_mem_carry_out(struct ${$p}_state *state,
		const struct ${$p}_copies *copies);
%each $k/access as m
%let bank_parameter = substring('uint64_t bank, ', 1, 15 * boolean($m/@banks))
/* Checks a store to be carried out later, and returns the exception that it raises. */
enum ${$p}_exception ${$p}_mem_put_off_${id: $m/@id}(struct ${$p}_state *state,
		struct ${$p}_copies *copies, ${$bank_parameter}uint64_t address, unsigned size,
		uint64_t value);
%end

%end
%end
%block copy_files(to, from)
%each $k/copies/copy as copy
%let file = $s/files/c-file[@name = $copy/@file]
%if $file/@holding = 'member'
	${raw: $to}${id: $file/@member} = ${raw: $from}${id: $file/@member};
%else
	for (unsigned i = 0; i < ${$P}_${id: $file/@member}_COUNT; i++)
		${raw: $to}${id: $file/@member}[i] = ${raw: $from}${id: $file/@member}[i];
%end
%end
%end
%block put_off_functions()
%each $k/access as m
%let bank_parameter = substring('uint64_t bank, ', 1, 15 * boolean($m/@banks))
%let bank_argument = substring('bank, ', 1, 6 * boolean($m/@banks))
enum ${$p}_exception ${$p}_mem_put_off_${id: $m/@id}(struct ${$p}_state *state,
		struct ${$p}_copies *copies, ${$bank_parameter}uint64_t address, unsigned size,
		uint64_t value)
{
	const enum ${$p}_exception raised =
			${$p}_mem_check_write_${id: $m/@id}(state, ${$bank_argument}address, size);
	if (raised) {
		state->bad_address = address;
		return raised;
	}
	struct ${$p}_put_off *put_off = &copies->put_off[copies->put_off_count++];
	put_off->address = address;
	put_off->value = value;
%if $m/@banks
	put_off->bank = bank;
%end
	put_off->memory = ${$m/@number};
	put_off->size = (uint8_t)size;
	return ${$P}_EXCEPTION_NONE;
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

enum ${$p}_exception ${$p}_mem_carry_out(struct ${$p}_state *state,
		const struct ${$p}_copies *copies)
{
	for (unsigned i = 0; i < copies->put_off_count; i++) {
		const enum ${$p}_exception raised = carry_out(state, &copies->put_off[i]);
		if (raised) {
			state->bad_address = copies->put_off[i].address;
			return raised;
		}
	}
	return ${$P}_EXCEPTION_NONE;
}

%end
