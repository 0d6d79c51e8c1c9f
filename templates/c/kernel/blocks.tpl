%# SPDX-License-Identifier: MIT
%block row(bits)
static inline uint${$bits}_t *${$p}_row${$bits}(struct ${$p}_state *state,
		const struct ${$p}_op *op, unsigned i)
{
	return (uint${$bits}_t *)(void *)((char *)state + op->operand[i].value);
}

%end
%block commit(bits, from)
${$P}_SELDOM void ${$p}_blend${$bits}(uint${$bits}_t *row, const uint${$from}_t *value,
		${$p}_mask mask)
{
	${$P}_EACH_LANE
	for (unsigned i = 0; i < ${$P}_LANES; i++) {
		const uint${$bits}_t before = row[i], after = (uint${$bits}_t)value[i];
		row[i] = mask & (${$p}_mask)1 << i ? after : before;
	}
}

/* Where all lanes take part they have written already. */
static inline void ${$p}_merge${$bits}(uint${$bits}_t *row, const uint${$from}_t *value,
		${$p}_mask mask)
{
	if (!${$p}_is_all(mask))
		${$p}_blend${$bits}(row, value, mask);
}

static inline void ${$p}_commit${$bits}(uint${$bits}_t *row, const uint${$from}_t *value,
		${$p}_mask mask)
{
	if (${$p}_is_all(mask)) {
		${$P}_EACH_LANE
		for (unsigned i = 0; i < ${$P}_LANES; i++)
			row[i] = (uint${$bits}_t)value[i];
	} else {
		${$p}_blend${$bits}(row, value, mask);
	}
}

%end
%block widen(file)
	case ${$P}_KIND_FILE_${id: $file/@id}:
		for (unsigned lane = 0; lane < ${$P}_LANES; lane++) {
			const uint${$file/@bits}_t element = ${$p}_row${$file/@bits}(state, op, i)[lane];
			if (is_wide)
				row->wide[lane] = element;
			else
				row->narrow[lane] = (uint32_t)element;
		}
		break;
%end
%block numbers(order, h0, h1, b0, b1, b2, b3, low, high)
static inline uint64_t ${$p}_load_${$order}(const uint8_t *bytes, unsigned size)
{
	switch (size) {
	case 1:
		return bytes[0];
	case 2:
		return (uint32_t)bytes[${$h0}] | (uint32_t)bytes[${$h1}] << 8;
	case 4:
		return (uint32_t)bytes[${$b0}] | (uint32_t)bytes[${$b1}] << 8 |
		       (uint32_t)bytes[${$b2}] << 16 | (uint32_t)bytes[${$b3}] << 24;
	default:
		return ${$p}_load_${$order}(bytes + ${$low}, 4) |
		       ${$p}_load_${$order}(bytes + ${$high}, 4) << 32;
	}
}

static inline void ${$p}_put_${$order}(uint8_t *bytes, unsigned size, uint64_t value)
{
	switch (size) {
	case 1:
		bytes[0] = (uint8_t)value;
		break;
	case 2:
		bytes[${$h0}] = (uint8_t)value;
		bytes[${$h1}] = (uint8_t)(value >> 8);
		break;
	case 4:
		bytes[${$b0}] = (uint8_t)value;
		bytes[${$b1}] = (uint8_t)(value >> 8);
		bytes[${$b2}] = (uint8_t)(value >> 16);
		bytes[${$b3}] = (uint8_t)(value >> 24);
		break;
	default:
		${$p}_put_${$order}(bytes + ${$low}, 4, value);
		${$p}_put_${$order}(bytes + ${$high}, 4, value >> 32);
		break;
	}
}

%end
%# What its instructions do, then which ones they are.
%block heading(kernel)
/* ${c-comment: $kernel/for[1]}$\
%each $kernel/for[position() > 1]

 * ${c-comment: .}$\
%end
 */
%end
%block guard(kernel)
%if $kernel/@guard
	if (!(state->${id: $kernel/@guard}[op->guard] ^ op->guard_invert)) {
%if $s/@cycles
		state->cycles += op->cycles;
%end
		return ${$p}_go_on(state, op + ${$kernel/@units}, left);
	}
%end
%end
%block limbwise(name, sign)
static inline struct ${$p}_vast ${$p}_vast_${$name}(struct ${$p}_vast x, struct ${$p}_vast y)
{
	for (unsigned i = 0; i < ${$P}_VAST_LIMBS; i++)
		x.limb[i] ${$sign}= y.limb[i];
	return x;
}

%end
%block halfwise(name, sign)
static inline struct ${$p}_wide ${$p}_wide_${$name}(struct ${$p}_wide x, struct ${$p}_wide y)
{
	return ${$p}_wide(x.high ${$sign} y.high, x.low ${$sign} y.low);
}

%end
%# Checks the bank number of a memory with banks.
%block bank_check(m, otherwise)
%if $m/@banks
	if (bank >= ${$m/@banks})
		return ${$otherwise};
%end
%end
