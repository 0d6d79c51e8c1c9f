/* Kernels of the interpreter: what the instructions do, a function for each way.
 *
 * Instruction set: Brew.
 * Made by specc from the specification "Brew": change that, not this file. */
#include "brew_kernels.h"
#include "brew_float.h"

/* arithmetic.isa: $rD <- $rA + $rB */
static const struct brew_op *kernel_ADD_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA + rB;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_ADD_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t v4 = rA + rB;
	const uint32_t v5 = rA & 0x7fffffffu;
	const bool v6 = v5 > 0x7f800000u;
	const uint32_t v7 = rB & 0x7fffffffu;
	const bool v8 = v7 > 0x7f800000u;
	const bool v9 = v6 || v8;
	const bool v10 = v5 == 0x7f800000u;
	const bool v11 = v9 || (!v9 && v10);
	const bool v12 = !v9 && !v10;
	const bool v13 = v7 == 0x7f800000u;
	const bool v14 = v11 || (v12 && v13);
	const bool v15 = v5 < v7;
	uint32_t a = v15 ? rB : rA;
	const uint32_t v16 = a >> 31;
	uint32_t b = v15 ? rA : rB;
	const bool v17 = v16 != (b >> 31);
	const uint32_t v18 = a >> 23 & 255u;
	const uint32_t v19 = a & 0x7fffffu;
	uint64_t first = (uint64_t)(v18 == 0u ? v19 : v19 + 0x800000u) << 38;
	const uint32_t v20 = b >> 23 & 255u;
	const uint32_t v21 = b & 0x7fffffu;
	uint64_t second = (uint64_t)(v20 == 0u ? v21 : 0x800000u + v21) << 38;
	uint32_t v22 = (v18 > 1u ? v18 : 1u) - 150u;
	uint32_t v23 = v22 - ((v20 > 1u ? v20 : 1u) - 150u);
	uint32_t v24 = (int32_t)v23 > 63 ? 63u : v23;
	uint32_t k = (int32_t)v24 > 0 ? v24 : 0u;
	const uint32_t v25 = 1u + (k - 1u);
	const uint64_t second2 = second >> k | (uint64_t)((second & ((UINT64_C(1) << v25) - UINT64_C(1))) != UINT64_C(0));
	uint64_t sum;
	if (v17) {
		const uint64_t v26 = first - second2;
		sum = (int64_t)v26 > 0 ? v26 : UINT64_C(0);
	} else {
		sum = first + second2;
	}
	const uint32_t frnd = state->frnd;
	const bool v27 = frnd == 2u;
	uint64_t f;
	if (v14 || (v12 && !v13 && sum == UINT64_C(0))) {
		f = v14
			? (v11
				? (v9
					? ((uint64_t)((v6 && !(rA >> 22 & 1u)) || (v8 && !(rB >> 22 & 1u)) ? 16u : 0u) << 32) +
						UINT64_C(0x7fc00000)
					: v13 && (rA >> 31) != (rB >> 31) ? UINT64_C(0x107fc00000) : (uint64_t)rA)
				: (uint64_t)rB)
			: (uint64_t)((v17 ? (uint32_t)v27 : v16) << 31);
	} else {
		const bool v28 = frnd == 1u;
		const bool v29 = v28 || (v27 && !v28);
		const bool v30 = !v28 && !v27;
		const bool v31 = frnd == 3u;
		const bool v32 = v29 || (v30 && v31);
		const bool v33 = v32 || (v30 && !v31 && frnd == 4u);
		const bool v34 = sum < UINT64_C(0x100000000);
		struct brew_wide v35 = v34 ? brew_wide_shl(brew_wide_unsigned(sum), 32u) : brew_wide_unsigned(sum);
		const bool v36 = brew_wide_less(v35, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v37 = v36 ? brew_wide_shl(v35, 16u) : v35;
		const bool v38 = brew_wide_less(v37, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v39 = v38 ? brew_wide_shl(v37, 8u) : v37;
		const bool v40 = brew_wide_less(v39, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v41 = v40 ? brew_wide_shl(v39, 4u) : v39;
		const bool v42 = brew_wide_less(v41, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v43 = v42 ? brew_wide_shl(v41, 2u) : v41;
		const bool v44 = brew_wide_less(v43, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v45 = v44 ? brew_wide_shl(v43, 1u) : v43;
		const uint32_t exponent = v22 - 38u;
		uint32_t v46 = v34 ? exponent - 32u : exponent;
		uint32_t v47 = v36 ? v46 - 16u : v46;
		uint32_t v48 = v38 ? v47 - 8u : v47;
		uint32_t v49 = v40 ? v48 - 4u : v48;
		uint32_t v50 = v42 ? v49 - 2u : v49;
		uint32_t v51 = v44 ? v50 - 1u : v50;
		const uint32_t v52 = 0xffffff43u - v51;
		uint32_t lost = (int32_t)v52 > 0 ? v52 : 0u;
		const struct brew_wide v53 = brew_wide_shr(v45, lost);
		const uint32_t v54 = 1u + (lost - 1u);
		const struct brew_wide n = brew_wide_or(v53,
			brew_wide_unsigned((uint32_t)((v45.low & ((UINT64_C(1) << v54) - UINT64_C(1))) != UINT64_C(0))));
		const uint64_t v55 = n.low & UINT64_C(0xffffffffff);
		const uint32_t v56 = v51 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v33
			? (v32
				? (v29 ? !v28 && v16 && v55 != UINT64_C(0) : !v16 && v55 != UINT64_C(0))
				: v55 >= UINT64_C(0x8000000000))
			: v55 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v53, 40u).low & 1u) && v55 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v56 > 0 ? v56 : 0u) << 23), brew_wide_shr(n, 40u)));
		const uint32_t sign = v16 << 31;
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v57 = v45.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v45, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v33
									? (v32
										? (v29 ? !v28 && v16 && v57 != UINT64_C(0) : v57 != UINT64_C(0) && !v16)
										: v57 >= UINT64_C(0x8000000000))
									: v57 > UINT64_C(0x8000000000) || v57 == UINT64_C(0x8000000000))))) &&
						v55 != UINT64_C(0)) << 33) + ((uint64_t)(v55 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v28 || (v27 && !v16) || (v16 && v31));
		}
	}
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = (uint32_t)f;
	} else {
		const uint32_t v58 = (rA >> 16) + (rB >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v58 & 0xffffu) << 16
			: (v4 & 255u) |
				((((rA >> 8) + (rB >> 8)) & 255u) | ((v58 & 255u) | (((rA >> 24) + (rB >> 24)) & 255u) << 8) << 8) << 8;
	}
	const bool v59 = !v && v2;
	uint32_t v60;
	uint32_t v61;
	uint32_t v62;
	uint32_t v63;
	uint32_t v64;
	if (v59) {
		uint32_t v65 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
		v60 = v65 & 1u;
		v61 = v65 >> 1 & 1u;
		v62 = v65 >> 2 & 1u;
		v63 = v65 >> 3 & 1u;
		v64 = v65 >> 4 & 1u;
	} else {
		v60 = 0u;
		v61 = 0u;
		v62 = 0u;
		v63 = 0u;
		v64 = 0u;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	if (v59) {
		state->fnx = (uint8_t)v60;
		state->fuf = (uint8_t)v61;
		state->fof = (uint8_t)v62;
		state->fdz = (uint8_t)v63;
		state->fnv = (uint8_t)v64;
	}
	return brew_go_on(state, op + 1, left);
}

/* arithmetic.isa: $rD <- tiny $rB + CONST */
static const struct brew_op *kernel_ADD_TINY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rB_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t CONST = op->operand[2].value;
	const uint32_t rD = rB + CONST;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_ADD_TINY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	if (!v && v2)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t CONST = op->operand[2].value;
	const uint32_t v4 = rB + CONST;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		const uint32_t v5 = (rB >> 16) + (uint32_t)((int32_t)CONST >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				((((rB >> 8) + (uint32_t)((int32_t)CONST >> 8)) & 255u) |
					((v5 & 255u) | (((rB >> 24) + (uint32_t)((int32_t)CONST >> 24)) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* arithmetic.isa: $rD <- short VALUE + $rA */
static const struct brew_op *kernel_ADD_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t rD = VALUE + rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_ADD_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	if (!v && v2)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t v4 = VALUE + rA;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		const uint32_t v5 = (uint32_t)((int32_t)VALUE >> 16) + (rA >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				((((uint32_t)((int32_t)VALUE >> 8) + (rA >> 8)) & 255u) |
					((v5 & 255u) | (((uint32_t)((int32_t)VALUE >> 24) + (rA >> 24)) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 2, left);
}

/* arithmetic.isa: $rD <- VALUE + $rB */
static const struct brew_op *kernel_ADD_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	if (rB_type != 0u)
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = VALUE + rB;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_ADD_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t v4 = VALUE + rB;
	const uint32_t v5 = VALUE & 0x7fffffffu;
	const bool v6 = v5 > 0x7f800000u;
	const uint32_t v7 = rB & 0x7fffffffu;
	const bool v8 = v7 > 0x7f800000u;
	const bool v9 = v6 || v8;
	const bool v10 = v5 == 0x7f800000u;
	const bool v11 = v9 || (!v9 && v10);
	const bool v12 = !v9 && !v10;
	const bool v13 = v7 == 0x7f800000u;
	const bool v14 = v11 || (v12 && v13);
	const bool v15 = v5 < v7;
	uint32_t a = v15 ? rB : VALUE;
	const uint32_t v16 = a >> 31;
	uint32_t b = v15 ? VALUE : rB;
	const bool v17 = v16 != (b >> 31);
	const uint32_t v18 = a >> 23 & 255u;
	const uint32_t v19 = a & 0x7fffffu;
	uint64_t first = (uint64_t)(v18 == 0u ? v19 : v19 + 0x800000u) << 38;
	const uint32_t v20 = b >> 23 & 255u;
	const uint32_t v21 = b & 0x7fffffu;
	uint64_t second = (uint64_t)(v20 == 0u ? v21 : 0x800000u + v21) << 38;
	uint32_t v22 = (v18 > 1u ? v18 : 1u) - 150u;
	uint32_t v23 = v22 - ((v20 > 1u ? v20 : 1u) - 150u);
	uint32_t v24 = (int32_t)v23 > 63 ? 63u : v23;
	uint32_t k = (int32_t)v24 > 0 ? v24 : 0u;
	const uint32_t v25 = 1u + (k - 1u);
	const uint64_t second2 = second >> k | (uint64_t)((second & ((UINT64_C(1) << v25) - UINT64_C(1))) != UINT64_C(0));
	uint64_t sum;
	if (v17) {
		const uint64_t v26 = first - second2;
		sum = (int64_t)v26 > 0 ? v26 : UINT64_C(0);
	} else {
		sum = first + second2;
	}
	const uint32_t frnd = state->frnd;
	const bool v27 = frnd == 2u;
	uint64_t f;
	if (v14 || (v12 && !v13 && sum == UINT64_C(0))) {
		f = v14
			? (v11
				? (v9
					? ((uint64_t)((v6 && !(VALUE >> 22 & 1u)) || (v8 && !(rB >> 22 & 1u)) ? 16u : 0u) << 32) +
						UINT64_C(0x7fc00000)
					: v13 && ((int32_t)VALUE < 0) != (rB >> 31) ? UINT64_C(0x107fc00000) : (uint64_t)VALUE)
				: (uint64_t)rB)
			: (uint64_t)((v17 ? (uint32_t)v27 : v16) << 31);
	} else {
		const bool v28 = frnd == 1u;
		const bool v29 = v28 || (v27 && !v28);
		const bool v30 = !v28 && !v27;
		const bool v31 = frnd == 3u;
		const bool v32 = v29 || (v30 && v31);
		const bool v33 = v32 || (v30 && !v31 && frnd == 4u);
		const bool v34 = sum < UINT64_C(0x100000000);
		struct brew_wide v35 = v34 ? brew_wide_shl(brew_wide_unsigned(sum), 32u) : brew_wide_unsigned(sum);
		const bool v36 = brew_wide_less(v35, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v37 = v36 ? brew_wide_shl(v35, 16u) : v35;
		const bool v38 = brew_wide_less(v37, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v39 = v38 ? brew_wide_shl(v37, 8u) : v37;
		const bool v40 = brew_wide_less(v39, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v41 = v40 ? brew_wide_shl(v39, 4u) : v39;
		const bool v42 = brew_wide_less(v41, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v43 = v42 ? brew_wide_shl(v41, 2u) : v41;
		const bool v44 = brew_wide_less(v43, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v45 = v44 ? brew_wide_shl(v43, 1u) : v43;
		const uint32_t exponent = v22 - 38u;
		uint32_t v46 = v34 ? exponent - 32u : exponent;
		uint32_t v47 = v36 ? v46 - 16u : v46;
		uint32_t v48 = v38 ? v47 - 8u : v47;
		uint32_t v49 = v40 ? v48 - 4u : v48;
		uint32_t v50 = v42 ? v49 - 2u : v49;
		uint32_t v51 = v44 ? v50 - 1u : v50;
		const uint32_t v52 = 0xffffff43u - v51;
		uint32_t lost = (int32_t)v52 > 0 ? v52 : 0u;
		const struct brew_wide v53 = brew_wide_shr(v45, lost);
		const uint32_t v54 = 1u + (lost - 1u);
		const struct brew_wide n = brew_wide_or(v53,
			brew_wide_unsigned((uint32_t)((v45.low & ((UINT64_C(1) << v54) - UINT64_C(1))) != UINT64_C(0))));
		const uint64_t v55 = n.low & UINT64_C(0xffffffffff);
		const uint32_t v56 = v51 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v33
			? (v32
				? (v29 ? !v28 && v16 && v55 != UINT64_C(0) : !v16 && v55 != UINT64_C(0))
				: v55 >= UINT64_C(0x8000000000))
			: v55 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v53, 40u).low & 1u) && v55 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v56 > 0 ? v56 : 0u) << 23), brew_wide_shr(n, 40u)));
		const uint32_t sign = v16 << 31;
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v57 = v45.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v45, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v33
									? (v32
										? (v29 ? !v28 && v16 && v57 != UINT64_C(0) : v57 != UINT64_C(0) && !v16)
										: v57 >= UINT64_C(0x8000000000))
									: v57 > UINT64_C(0x8000000000) || v57 == UINT64_C(0x8000000000))))) &&
						v55 != UINT64_C(0)) << 33) + ((uint64_t)(v55 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v28 || (v27 && !v16) || (v16 && v31));
		}
	}
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = (uint32_t)f;
	} else {
		const uint32_t v58 = (uint32_t)((int32_t)VALUE >> 16) + (rB >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v58 & 0xffffu) << 16
			: (v4 & 255u) |
				((((uint32_t)((int32_t)VALUE >> 8) + (rB >> 8)) & 255u) |
					((v58 & 255u) | (((uint32_t)((int32_t)VALUE >> 24) + (rB >> 24)) & 255u) << 8) << 8) << 8;
	}
	const bool v59 = !v && v2;
	uint32_t v60;
	uint32_t v61;
	uint32_t v62;
	uint32_t v63;
	uint32_t v64;
	if (v59) {
		uint32_t v65 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
		v60 = v65 & 1u;
		v61 = v65 >> 1 & 1u;
		v62 = v65 >> 2 & 1u;
		v63 = v65 >> 3 & 1u;
		v64 = v65 >> 4 & 1u;
	} else {
		v60 = 0u;
		v61 = 0u;
		v62 = 0u;
		v63 = 0u;
		v64 = 0u;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	if (v59) {
		state->fnx = (uint8_t)v60;
		state->fuf = (uint8_t)v61;
		state->fof = (uint8_t)v62;
		state->fdz = (uint8_t)v63;
		state->fnv = (uint8_t)v64;
	}
	return brew_go_on(state, op + 3, left);
}

/* arithmetic.isa: $rD <- $rA - $rB */
static const struct brew_op *kernel_SUB_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA - rB;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SUB_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t v4 = rA - rB;
	const uint32_t v5 = rA & 0x7fffffffu;
	const bool v6 = v5 > 0x7f800000u;
	const uint32_t v7 = rB & 0x7fffffffu;
	const bool v8 = v7 > 0x7f800000u;
	const bool v9 = v6 || v8;
	const bool v10 = v5 == 0x7f800000u;
	const bool v11 = v9 || (!v9 && v10);
	const bool v12 = !v9 && !v10;
	const bool v13 = v7 == 0x7f800000u;
	const bool v14 = v11 || (v12 && v13);
	const bool v15 = v5 < v7;
	const uint32_t v16 = rB ^ 0x80000000u;
	uint32_t a = v15 ? v16 : rA;
	const uint32_t v17 = a >> 31;
	uint32_t b = v15 ? rA : v16;
	const bool v18 = v17 != (b >> 31);
	const uint32_t v19 = a >> 23 & 255u;
	const uint32_t v20 = a & 0x7fffffu;
	uint64_t first = (uint64_t)(v19 == 0u ? v20 : v20 + 0x800000u) << 38;
	const uint32_t v21 = b >> 23 & 255u;
	const uint32_t v22 = b & 0x7fffffu;
	uint64_t second = (uint64_t)(v21 == 0u ? v22 : 0x800000u + v22) << 38;
	uint32_t v23 = (v19 > 1u ? v19 : 1u) - 150u;
	uint32_t v24 = v23 - ((v21 > 1u ? v21 : 1u) - 150u);
	uint32_t v25 = (int32_t)v24 > 63 ? 63u : v24;
	uint32_t k = (int32_t)v25 > 0 ? v25 : 0u;
	const uint32_t v26 = 1u + (k - 1u);
	const uint64_t second2 = second >> k | (uint64_t)((second & ((UINT64_C(1) << v26) - UINT64_C(1))) != UINT64_C(0));
	uint64_t sum;
	if (v18) {
		const uint64_t v27 = first - second2;
		sum = (int64_t)v27 > 0 ? v27 : UINT64_C(0);
	} else {
		sum = first + second2;
	}
	const uint32_t frnd = state->frnd;
	const bool v28 = frnd == 2u;
	uint64_t f;
	if (v14 || (v12 && !v13 && sum == UINT64_C(0))) {
		f = v14
			? (v11
				? (v9
					? ((uint64_t)((v6 && !(rA >> 22 & 1u)) || (v8 && !(rB >> 22 & 1u)) ? 16u : 0u) << 32) +
						UINT64_C(0x7fc00000)
					: v13 && (rA >> 31) != (v16 >> 31) ? UINT64_C(0x107fc00000) : (uint64_t)rA)
				: (uint64_t)v16)
			: (uint64_t)((v18 ? (uint32_t)v28 : v17) << 31);
	} else {
		const bool v29 = frnd == 1u;
		const bool v30 = v29 || (v28 && !v29);
		const bool v31 = !v29 && !v28;
		const bool v32 = frnd == 3u;
		const bool v33 = v30 || (v31 && v32);
		const bool v34 = v33 || (v31 && !v32 && frnd == 4u);
		const bool v35 = sum < UINT64_C(0x100000000);
		struct brew_wide v36 = v35 ? brew_wide_shl(brew_wide_unsigned(sum), 32u) : brew_wide_unsigned(sum);
		const bool v37 = brew_wide_less(v36, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v38 = v37 ? brew_wide_shl(v36, 16u) : v36;
		const bool v39 = brew_wide_less(v38, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v40 = v39 ? brew_wide_shl(v38, 8u) : v38;
		const bool v41 = brew_wide_less(v40, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v42 = v41 ? brew_wide_shl(v40, 4u) : v40;
		const bool v43 = brew_wide_less(v42, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v44 = v43 ? brew_wide_shl(v42, 2u) : v42;
		const bool v45 = brew_wide_less(v44, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v46 = v45 ? brew_wide_shl(v44, 1u) : v44;
		const uint32_t exponent = v23 - 38u;
		uint32_t v47 = v35 ? exponent - 32u : exponent;
		uint32_t v48 = v37 ? v47 - 16u : v47;
		uint32_t v49 = v39 ? v48 - 8u : v48;
		uint32_t v50 = v41 ? v49 - 4u : v49;
		uint32_t v51 = v43 ? v50 - 2u : v50;
		uint32_t v52 = v45 ? v51 - 1u : v51;
		const uint32_t v53 = 0xffffff43u - v52;
		uint32_t lost = (int32_t)v53 > 0 ? v53 : 0u;
		const struct brew_wide v54 = brew_wide_shr(v46, lost);
		const uint32_t v55 = 1u + (lost - 1u);
		const struct brew_wide n = brew_wide_or(v54,
			brew_wide_unsigned((uint32_t)((v46.low & ((UINT64_C(1) << v55) - UINT64_C(1))) != UINT64_C(0))));
		const uint64_t v56 = n.low & UINT64_C(0xffffffffff);
		const uint32_t v57 = v52 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v34
			? (v33
				? (v30 ? !v29 && v17 && v56 != UINT64_C(0) : !v17 && v56 != UINT64_C(0))
				: v56 >= UINT64_C(0x8000000000))
			: v56 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v54, 40u).low & 1u) && v56 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v57 > 0 ? v57 : 0u) << 23), brew_wide_shr(n, 40u)));
		const uint32_t sign = v17 << 31;
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v58 = v46.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v46, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v34
									? (v33
										? (v30 ? !v29 && v17 && v58 != UINT64_C(0) : v58 != UINT64_C(0) && !v17)
										: v58 >= UINT64_C(0x8000000000))
									: v58 > UINT64_C(0x8000000000) || v58 == UINT64_C(0x8000000000))))) &&
						v56 != UINT64_C(0)) << 33) + ((uint64_t)(v56 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v29 || (v28 && !v17) || (v17 && v32));
		}
	}
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = (uint32_t)f;
	} else {
		const uint32_t v59 = (rA >> 16) - (rB >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v59 & 0xffffu) << 16
			: (v4 & 255u) |
				((((rA >> 8) - (rB >> 8)) & 255u) | ((v59 & 255u) | (((rA >> 24) - (rB >> 24)) & 255u) << 8) << 8) << 8;
	}
	const bool v60 = !v && v2;
	uint32_t v61;
	uint32_t v62;
	uint32_t v63;
	uint32_t v64;
	uint32_t v65;
	if (v60) {
		uint32_t v66 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
		v61 = v66 & 1u;
		v62 = v66 >> 1 & 1u;
		v63 = v66 >> 2 & 1u;
		v64 = v66 >> 3 & 1u;
		v65 = v66 >> 4 & 1u;
	} else {
		v61 = 0u;
		v62 = 0u;
		v63 = 0u;
		v64 = 0u;
		v65 = 0u;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	if (v60) {
		state->fnx = (uint8_t)v61;
		state->fuf = (uint8_t)v62;
		state->fof = (uint8_t)v63;
		state->fdz = (uint8_t)v64;
		state->fnv = (uint8_t)v65;
	}
	return brew_go_on(state, op + 1, left);
}

/* arithmetic.isa: $rD <- short VALUE - $rA */
static const struct brew_op *kernel_SUB_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t rD = VALUE - rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SUB_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	if (!v && v2)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t v4 = VALUE - rA;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		const uint32_t v5 = (uint32_t)((int32_t)VALUE >> 16) - (rA >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				((((uint32_t)((int32_t)VALUE >> 8) - (rA >> 8)) & 255u) |
					((v5 & 255u) | (((uint32_t)((int32_t)VALUE >> 24) - (rA >> 24)) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 2, left);
}

/* arithmetic.isa: $rD <- VALUE - $rB */
static const struct brew_op *kernel_SUB_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	if (rB_type != 0u)
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = VALUE - rB;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SUB_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t v4 = VALUE - rB;
	const uint32_t v5 = VALUE & 0x7fffffffu;
	const bool v6 = v5 > 0x7f800000u;
	const uint32_t v7 = rB & 0x7fffffffu;
	const bool v8 = v7 > 0x7f800000u;
	const bool v9 = v6 || v8;
	const bool v10 = v5 == 0x7f800000u;
	const bool v11 = v9 || (!v9 && v10);
	const bool v12 = !v9 && !v10;
	const bool v13 = v7 == 0x7f800000u;
	const bool v14 = v11 || (v12 && v13);
	const bool v15 = v5 < v7;
	const uint32_t v16 = rB ^ 0x80000000u;
	uint32_t a = v15 ? v16 : VALUE;
	const uint32_t v17 = a >> 31;
	uint32_t b = v15 ? VALUE : v16;
	const bool v18 = v17 != (b >> 31);
	const uint32_t v19 = a >> 23 & 255u;
	const uint32_t v20 = a & 0x7fffffu;
	uint64_t first = (uint64_t)(v19 == 0u ? v20 : v20 + 0x800000u) << 38;
	const uint32_t v21 = b >> 23 & 255u;
	const uint32_t v22 = b & 0x7fffffu;
	uint64_t second = (uint64_t)(v21 == 0u ? v22 : 0x800000u + v22) << 38;
	uint32_t v23 = (v19 > 1u ? v19 : 1u) - 150u;
	uint32_t v24 = v23 - ((v21 > 1u ? v21 : 1u) - 150u);
	uint32_t v25 = (int32_t)v24 > 63 ? 63u : v24;
	uint32_t k = (int32_t)v25 > 0 ? v25 : 0u;
	const uint32_t v26 = 1u + (k - 1u);
	const uint64_t second2 = second >> k | (uint64_t)((second & ((UINT64_C(1) << v26) - UINT64_C(1))) != UINT64_C(0));
	uint64_t sum;
	if (v18) {
		const uint64_t v27 = first - second2;
		sum = (int64_t)v27 > 0 ? v27 : UINT64_C(0);
	} else {
		sum = first + second2;
	}
	const uint32_t frnd = state->frnd;
	const bool v28 = frnd == 2u;
	uint64_t f;
	if (v14 || (v12 && !v13 && sum == UINT64_C(0))) {
		f = v14
			? (v11
				? (v9
					? ((uint64_t)((v6 && !(VALUE >> 22 & 1u)) || (v8 && !(rB >> 22 & 1u)) ? 16u : 0u) << 32) +
						UINT64_C(0x7fc00000)
					: v13 && ((int32_t)VALUE < 0) != (v16 >> 31) ? UINT64_C(0x107fc00000) : (uint64_t)VALUE)
				: (uint64_t)v16)
			: (uint64_t)((v18 ? (uint32_t)v28 : v17) << 31);
	} else {
		const bool v29 = frnd == 1u;
		const bool v30 = v29 || (v28 && !v29);
		const bool v31 = !v29 && !v28;
		const bool v32 = frnd == 3u;
		const bool v33 = v30 || (v31 && v32);
		const bool v34 = v33 || (v31 && !v32 && frnd == 4u);
		const bool v35 = sum < UINT64_C(0x100000000);
		struct brew_wide v36 = v35 ? brew_wide_shl(brew_wide_unsigned(sum), 32u) : brew_wide_unsigned(sum);
		const bool v37 = brew_wide_less(v36, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v38 = v37 ? brew_wide_shl(v36, 16u) : v36;
		const bool v39 = brew_wide_less(v38, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v40 = v39 ? brew_wide_shl(v38, 8u) : v38;
		const bool v41 = brew_wide_less(v40, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v42 = v41 ? brew_wide_shl(v40, 4u) : v40;
		const bool v43 = brew_wide_less(v42, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v44 = v43 ? brew_wide_shl(v42, 2u) : v42;
		const bool v45 = brew_wide_less(v44, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v46 = v45 ? brew_wide_shl(v44, 1u) : v44;
		const uint32_t exponent = v23 - 38u;
		uint32_t v47 = v35 ? exponent - 32u : exponent;
		uint32_t v48 = v37 ? v47 - 16u : v47;
		uint32_t v49 = v39 ? v48 - 8u : v48;
		uint32_t v50 = v41 ? v49 - 4u : v49;
		uint32_t v51 = v43 ? v50 - 2u : v50;
		uint32_t v52 = v45 ? v51 - 1u : v51;
		const uint32_t v53 = 0xffffff43u - v52;
		uint32_t lost = (int32_t)v53 > 0 ? v53 : 0u;
		const struct brew_wide v54 = brew_wide_shr(v46, lost);
		const uint32_t v55 = 1u + (lost - 1u);
		const struct brew_wide n = brew_wide_or(v54,
			brew_wide_unsigned((uint32_t)((v46.low & ((UINT64_C(1) << v55) - UINT64_C(1))) != UINT64_C(0))));
		const uint64_t v56 = n.low & UINT64_C(0xffffffffff);
		const uint32_t v57 = v52 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v34
			? (v33
				? (v30 ? !v29 && v17 && v56 != UINT64_C(0) : !v17 && v56 != UINT64_C(0))
				: v56 >= UINT64_C(0x8000000000))
			: v56 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v54, 40u).low & 1u) && v56 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v57 > 0 ? v57 : 0u) << 23), brew_wide_shr(n, 40u)));
		const uint32_t sign = v17 << 31;
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v58 = v46.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v46, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v34
									? (v33
										? (v30 ? !v29 && v17 && v58 != UINT64_C(0) : v58 != UINT64_C(0) && !v17)
										: v58 >= UINT64_C(0x8000000000))
									: v58 > UINT64_C(0x8000000000) || v58 == UINT64_C(0x8000000000))))) &&
						v56 != UINT64_C(0)) << 33) + ((uint64_t)(v56 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v29 || (v28 && !v17) || (v17 && v32));
		}
	}
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = (uint32_t)f;
	} else {
		const uint32_t v59 = (uint32_t)((int32_t)VALUE >> 16) - (rB >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v59 & 0xffffu) << 16
			: (v4 & 255u) |
				((((uint32_t)((int32_t)VALUE >> 8) - (rB >> 8)) & 255u) |
					((v59 & 255u) | (((uint32_t)((int32_t)VALUE >> 24) - (rB >> 24)) & 255u) << 8) << 8) << 8;
	}
	const bool v60 = !v && v2;
	uint32_t v61;
	uint32_t v62;
	uint32_t v63;
	uint32_t v64;
	uint32_t v65;
	if (v60) {
		uint32_t v66 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
		v61 = v66 & 1u;
		v62 = v66 >> 1 & 1u;
		v63 = v66 >> 2 & 1u;
		v64 = v66 >> 3 & 1u;
		v65 = v66 >> 4 & 1u;
	} else {
		v61 = 0u;
		v62 = 0u;
		v63 = 0u;
		v64 = 0u;
		v65 = 0u;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	if (v60) {
		state->fnx = (uint8_t)v61;
		state->fuf = (uint8_t)v62;
		state->fof = (uint8_t)v63;
		state->fdz = (uint8_t)v64;
		state->fnv = (uint8_t)v65;
	}
	return brew_go_on(state, op + 3, left);
}

/* arithmetic.isa: $rD <- $rA * $rB */
static const struct brew_op *kernel_MUL_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA * rB;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_MUL_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t v4 = rA * rB;
	const uint32_t v5 = rA & 0x7fffffffu;
	const bool v6 = v5 > 0x7f800000u;
	const uint32_t v7 = rB & 0x7fffffffu;
	const bool v8 = v7 > 0x7f800000u;
	const bool v9 = v6 || v8;
	const bool v10 = v5 == 0x7f800000u || v7 == 0x7f800000u;
	const bool v11 = v9 || (!v9 && v10);
	const bool v12 = v5 == 0u || v7 == 0u;
	const bool negative = (rA >> 31) != (rB >> 31);
	const uint32_t sign = (uint32_t)negative << 31;
	uint64_t f;
	if (v11 || (!v9 && !v10 && v12)) {
		f = v11
			? (v9
				? ((uint64_t)((v6 && !(rA >> 22 & 1u)) || (v8 && !(rB >> 22 & 1u)) ? 16u : 0u) << 32) +
					UINT64_C(0x7fc00000)
				: v12 ? UINT64_C(0x107fc00000) : (uint64_t)(0x7f800000u + sign))
			: (uint64_t)sign;
	} else {
		const uint32_t frnd = state->frnd;
		const bool v13 = frnd == 1u;
		const bool v14 = frnd == 2u;
		const bool v15 = v13 || (!v13 && v14);
		const bool v16 = !v13 && !v14;
		const bool v17 = frnd == 3u;
		const bool v18 = v15 || (v16 && v17);
		const bool v19 = v18 || (v16 && !v17 && frnd == 4u);
		const uint32_t v20 = rA >> 23 & 255u;
		const uint32_t v21 = rA & 0x7fffffu;
		const uint32_t v22 = rB >> 23 & 255u;
		const uint32_t v23 = rB & 0x7fffffu;
		uint64_t product = (uint64_t)(v20 == 0u ? v21 : v21 + 0x800000u) *
			(uint64_t)(v22 == 0u ? v23 : 0x800000u + v23);
		const bool v24 = product < UINT64_C(0x100000000);
		struct brew_wide v25 = v24 ? brew_wide_shl(brew_wide_unsigned(product), 32u) : brew_wide_unsigned(product);
		const bool v26 = brew_wide_less(v25, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v27 = v26 ? brew_wide_shl(v25, 16u) : v25;
		const bool v28 = brew_wide_less(v27, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v29 = v28 ? brew_wide_shl(v27, 8u) : v27;
		const bool v30 = brew_wide_less(v29, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v31 = v30 ? brew_wide_shl(v29, 4u) : v29;
		const bool v32 = brew_wide_less(v31, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v33 = v32 ? brew_wide_shl(v31, 2u) : v31;
		const bool v34 = brew_wide_less(v33, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v35 = v34 ? brew_wide_shl(v33, 1u) : v33;
		uint32_t exponent = (v20 > 1u ? v20 : 1u) - 150u + ((v22 > 1u ? v22 : 1u) - 150u);
		uint32_t v36 = v24 ? exponent - 32u : exponent;
		uint32_t v37 = v26 ? v36 - 16u : v36;
		uint32_t v38 = v28 ? v37 - 8u : v37;
		uint32_t v39 = v30 ? v38 - 4u : v38;
		uint32_t v40 = v32 ? v39 - 2u : v39;
		uint32_t v41 = v34 ? v40 - 1u : v40;
		const uint32_t v42 = 0xffffff43u - v41;
		uint32_t lost = (int32_t)v42 > 0 ? v42 : 0u;
		uint32_t k = lost > 63u ? 63u : lost;
		const struct brew_wide v43 = brew_wide_shr(v35, k);
		const uint32_t v44 = 1u + (k - 1u);
		const struct brew_wide n = brew_wide_or(v43,
			brew_wide_unsigned((uint32_t)((v35.low & ((UINT64_C(1) << v44) - UINT64_C(1))) != UINT64_C(0))));
		const uint64_t v45 = n.low & UINT64_C(0xffffffffff);
		const uint32_t v46 = v41 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v19
			? (v18
				? (v15 ? !v13 && negative && v45 != UINT64_C(0) : !negative && v45 != UINT64_C(0))
				: v45 >= UINT64_C(0x8000000000))
			: v45 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v43, 40u).low & 1u) && v45 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v46 > 0 ? v46 : 0u) << 23), brew_wide_shr(n, 40u)));
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v47 = v35.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v35, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v19
									? (v18
										? (v15
											? !v13 && negative && v47 != UINT64_C(0)
											: !negative && v47 != UINT64_C(0))
										: v47 >= UINT64_C(0x8000000000))
									: v47 > UINT64_C(0x8000000000) || v47 == UINT64_C(0x8000000000))))) &&
						v45 != UINT64_C(0)) << 33) + ((uint64_t)(v45 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v13 || (!negative && v14) || (negative && v17));
		}
	}
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = (uint32_t)f;
	} else {
		const uint32_t v48 = (rA >> 16) * (rB >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v48 & 0xffffu) << 16
			: (v4 & 255u) |
				((((rA >> 8) * (rB >> 8)) & 255u) | ((v48 & 255u) | (((rA >> 24) * (rB >> 24)) & 255u) << 8) << 8) << 8;
	}
	const bool v49 = !v && v2;
	uint32_t v50;
	uint32_t v51;
	uint32_t v52;
	uint32_t v53;
	uint32_t v54;
	if (v49) {
		uint32_t v55 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
		v50 = v55 & 1u;
		v51 = v55 >> 1 & 1u;
		v52 = v55 >> 2 & 1u;
		v53 = v55 >> 3 & 1u;
		v54 = v55 >> 4 & 1u;
	} else {
		v50 = 0u;
		v51 = 0u;
		v52 = 0u;
		v53 = 0u;
		v54 = 0u;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	if (v49) {
		state->fnx = (uint8_t)v50;
		state->fuf = (uint8_t)v51;
		state->fof = (uint8_t)v52;
		state->fdz = (uint8_t)v53;
		state->fnv = (uint8_t)v54;
	}
	return brew_go_on(state, op + 1, left);
}

/* arithmetic.isa: $rD <- short VALUE * $rA */
static const struct brew_op *kernel_MUL_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t rD = VALUE * rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_MUL_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	if (!v && v2)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t v4 = VALUE * rA;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		const uint32_t v5 = (uint32_t)((int32_t)VALUE >> 16) * (rA >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				((((uint32_t)((int32_t)VALUE >> 8) * (rA >> 8)) & 255u) |
					((v5 & 255u) | (((uint32_t)((int32_t)VALUE >> 24) * (rA >> 24)) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 2, left);
}

/* arithmetic.isa: $rD <- VALUE * $rB */
static const struct brew_op *kernel_MUL_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	if (rB_type != 0u)
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = VALUE * rB;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_MUL_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t v4 = VALUE * rB;
	const uint32_t v5 = VALUE & 0x7fffffffu;
	const bool v6 = v5 > 0x7f800000u;
	const uint32_t v7 = rB & 0x7fffffffu;
	const bool v8 = v7 > 0x7f800000u;
	const bool v9 = v6 || v8;
	const bool v10 = v5 == 0x7f800000u || v7 == 0x7f800000u;
	const bool v11 = v9 || (!v9 && v10);
	const bool v12 = v5 == 0u || v7 == 0u;
	const bool negative = ((int32_t)VALUE < 0) != (rB >> 31);
	const uint32_t sign = (uint32_t)negative << 31;
	uint64_t f;
	if (v11 || (!v9 && !v10 && v12)) {
		f = v11
			? (v9
				? ((uint64_t)((v6 && !(VALUE >> 22 & 1u)) || (v8 && !(rB >> 22 & 1u)) ? 16u : 0u) << 32) +
					UINT64_C(0x7fc00000)
				: v12 ? UINT64_C(0x107fc00000) : (uint64_t)(0x7f800000u + sign))
			: (uint64_t)sign;
	} else {
		const uint32_t frnd = state->frnd;
		const bool v13 = frnd == 1u;
		const bool v14 = frnd == 2u;
		const bool v15 = v13 || (!v13 && v14);
		const bool v16 = !v13 && !v14;
		const bool v17 = frnd == 3u;
		const bool v18 = v15 || (v16 && v17);
		const bool v19 = v18 || (v16 && !v17 && frnd == 4u);
		const uint32_t v20 = VALUE >> 23 & 255u;
		const uint32_t v21 = VALUE & 0x7fffffu;
		const uint32_t v22 = rB >> 23 & 255u;
		const uint32_t v23 = rB & 0x7fffffu;
		uint64_t product = (uint64_t)(v20 == 0u ? v21 : v21 + 0x800000u) *
			(uint64_t)(v22 == 0u ? v23 : 0x800000u + v23);
		const bool v24 = product < UINT64_C(0x100000000);
		struct brew_wide v25 = v24 ? brew_wide_shl(brew_wide_unsigned(product), 32u) : brew_wide_unsigned(product);
		const bool v26 = brew_wide_less(v25, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v27 = v26 ? brew_wide_shl(v25, 16u) : v25;
		const bool v28 = brew_wide_less(v27, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v29 = v28 ? brew_wide_shl(v27, 8u) : v27;
		const bool v30 = brew_wide_less(v29, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v31 = v30 ? brew_wide_shl(v29, 4u) : v29;
		const bool v32 = brew_wide_less(v31, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v33 = v32 ? brew_wide_shl(v31, 2u) : v31;
		const bool v34 = brew_wide_less(v33, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v35 = v34 ? brew_wide_shl(v33, 1u) : v33;
		uint32_t exponent = (v20 > 1u ? v20 : 1u) - 150u + ((v22 > 1u ? v22 : 1u) - 150u);
		uint32_t v36 = v24 ? exponent - 32u : exponent;
		uint32_t v37 = v26 ? v36 - 16u : v36;
		uint32_t v38 = v28 ? v37 - 8u : v37;
		uint32_t v39 = v30 ? v38 - 4u : v38;
		uint32_t v40 = v32 ? v39 - 2u : v39;
		uint32_t v41 = v34 ? v40 - 1u : v40;
		const uint32_t v42 = 0xffffff43u - v41;
		uint32_t lost = (int32_t)v42 > 0 ? v42 : 0u;
		uint32_t k = lost > 63u ? 63u : lost;
		const struct brew_wide v43 = brew_wide_shr(v35, k);
		const uint32_t v44 = 1u + (k - 1u);
		const struct brew_wide n = brew_wide_or(v43,
			brew_wide_unsigned((uint32_t)((v35.low & ((UINT64_C(1) << v44) - UINT64_C(1))) != UINT64_C(0))));
		const uint64_t v45 = n.low & UINT64_C(0xffffffffff);
		const uint32_t v46 = v41 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v19
			? (v18
				? (v15 ? !v13 && negative && v45 != UINT64_C(0) : !negative && v45 != UINT64_C(0))
				: v45 >= UINT64_C(0x8000000000))
			: v45 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v43, 40u).low & 1u) && v45 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v46 > 0 ? v46 : 0u) << 23), brew_wide_shr(n, 40u)));
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v47 = v35.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v35, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v19
									? (v18
										? (v15
											? !v13 && negative && v47 != UINT64_C(0)
											: !negative && v47 != UINT64_C(0))
										: v47 >= UINT64_C(0x8000000000))
									: v47 > UINT64_C(0x8000000000) || v47 == UINT64_C(0x8000000000))))) &&
						v45 != UINT64_C(0)) << 33) + ((uint64_t)(v45 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v13 || (!negative && v14) || (negative && v17));
		}
	}
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = (uint32_t)f;
	} else {
		const uint32_t v48 = (uint32_t)((int32_t)VALUE >> 16) * (rB >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v48 & 0xffffu) << 16
			: (v4 & 255u) |
				((((uint32_t)((int32_t)VALUE >> 8) * (rB >> 8)) & 255u) |
					((v48 & 255u) | (((uint32_t)((int32_t)VALUE >> 24) * (rB >> 24)) & 255u) << 8) << 8) << 8;
	}
	const bool v49 = !v && v2;
	uint32_t v50;
	uint32_t v51;
	uint32_t v52;
	uint32_t v53;
	uint32_t v54;
	if (v49) {
		uint32_t v55 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
		v50 = v55 & 1u;
		v51 = v55 >> 1 & 1u;
		v52 = v55 >> 2 & 1u;
		v53 = v55 >> 3 & 1u;
		v54 = v55 >> 4 & 1u;
	} else {
		v50 = 0u;
		v51 = 0u;
		v52 = 0u;
		v53 = 0u;
		v54 = 0u;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	if (v49) {
		state->fnx = (uint8_t)v50;
		state->fuf = (uint8_t)v51;
		state->fof = (uint8_t)v52;
		state->fdz = (uint8_t)v53;
		state->fnv = (uint8_t)v54;
	}
	return brew_go_on(state, op + 3, left);
}

/* bitwise.isa: $rD <- $rA ^ $rB */
static const struct brew_op *kernel_XOR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA ^ rB;
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_XOR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA ^ rB;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 1, left);
}

/* bitwise.isa: $rD <- short VALUE ^ $rA */
static const struct brew_op *kernel_XOR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rA ^ VALUE;
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_XOR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rA ^ VALUE;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 2, left);
}

/* bitwise.isa: $rD <- VALUE ^ $rB */
static const struct brew_op *kernel_XOR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rB ^ VALUE;
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_XOR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rB ^ VALUE;
	const uint32_t type_b = state->type_b;
	uint32_t v = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 3, left);
}

/* bitwise.isa: $rD <- $rA | $rB */
static const struct brew_op *kernel_OR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA | rB;
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_OR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA | rB;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 1, left);
}

/* bitwise.isa: $rD <- short VALUE | $rA */
static const struct brew_op *kernel_OR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rA | VALUE;
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_OR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rA | VALUE;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 2, left);
}

/* bitwise.isa: $rD <- VALUE | $rB */
static const struct brew_op *kernel_OR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rB | VALUE;
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_OR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rD = rB | VALUE;
	const uint32_t type_b = state->type_b;
	uint32_t v = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 3, left);
}

/* bitwise.isa: $rD <- $rA & $rB */
static const struct brew_op *kernel_AND_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA & rB;
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_AND_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = rA & rB;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 1, left);
}

/* bitwise.isa: $rD <- short VALUE & $rA */
static const struct brew_op *kernel_AND_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t rD = VALUE & rA;
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_AND_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rA = state->R[op->operand[2].value];
	const uint32_t rD = VALUE & rA;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 2, left);
}

/* bitwise.isa: $rD <- VALUE & $rB */
static const struct brew_op *kernel_AND_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = VALUE & rB;
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_AND_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rD = VALUE & rB;
	const uint32_t type_b = state->type_b;
	uint32_t v = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 3, left);
}

/* bitwise.isa: $rD <- ~$rA & $rB */
static const struct brew_op *kernel_ANDN_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rD = rB & ~rA;
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_ANDN_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[2].value];
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rD = rB & ~rA;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 1, left);
}

/* bitwise.isa: $rD <- lane_swizzle $rA, VALUE */
static const struct brew_op *kernel_SWIZZLE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	const uint32_t from = VALUE & 3u;
	const uint32_t v = from * 8u;
	const uint32_t rD = rA >> v & 255u;
	const uint32_t from2 = VALUE >> 2 & 3u;
	const uint32_t v2 = 8u * from2;
	const uint32_t rD2 = rD | (rA >> v2 & 255u) << 8;
	const uint32_t from3 = VALUE >> 4 & 3u;
	const uint32_t v3 = 8u * from3;
	const uint32_t rD3 = rD2 | (rA >> v3 & 255u) << 16;
	const uint32_t from4 = VALUE >> 6;
	const uint32_t v4 = 8u * from4;
	const uint32_t rD4 = rD3 | (rA >> v4 & 255u) << 24;
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rD4;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SWIZZLE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	const uint32_t from = VALUE & 3u;
	const uint32_t v = from * 8u;
	const uint32_t rD = rA >> v & 255u;
	const uint32_t from2 = VALUE >> 2 & 3u;
	const uint32_t v2 = 8u * from2;
	const uint32_t rD2 = rD | (rA >> v2 & 255u) << 8;
	const uint32_t from3 = VALUE >> 4 & 3u;
	const uint32_t v3 = 8u * from3;
	const uint32_t rD3 = rD2 | (rA >> v3 & 255u) << 16;
	const uint32_t from4 = VALUE >> 6;
	const uint32_t v4 = 8u * from4;
	const uint32_t rD4 = rD3 | (rA >> v4 & 255u) << 24;
	const uint32_t type_a = state->type_a;
	uint32_t v5 = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD4;
	state->R_type[op->operand[0].value] = (uint8_t)v5;
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA == 0 $pc <- $pc + VALUE
 * IF_ZERO.any
 */
static const struct brew_op *kernel_IF_ZERO(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (rA == 0u)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_ZERO(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (v ? (uint32_t)(rA == 0u) : v2
			? brew_f32_equal(rA, 0u)
			: (uint32_t)(v3
				? (rA >> 16) == 0u || (rA & 0xffffu) == 0u
				: (rA & 255u) == 0u || (rA >> 8 & 255u) == 0u || (rA >> 24) == 0u || (rA >> 16 & 255u) == 0u))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA == 0 $pc <- $pc + VALUE
 * IF_ZERO.all
 */
static const struct brew_op *kernel_IF_ZERO_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (rA == 0u)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_ZERO_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (v ? (uint32_t)(rA == 0u) : v2
			? brew_f32_equal(rA, 0u)
			: (uint32_t)(v3
				? (rA >> 16) == 0u && (rA & 0xffffu) == 0u
				: (rA & 255u) == 0u && (rA >> 8 & 255u) == 0u && (rA >> 24) == 0u && (rA >> 16 & 255u) == 0u))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA != 0 $pc <- $pc + VALUE
 * IF_NOT_ZERO.any
 */
static const struct brew_op *kernel_IF_NOT_ZERO(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (rA == 0u)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_ZERO(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (v ? rA != 0u : v2 ? !brew_f32_equal(rA, 0u) : v3
			? (rA >> 16) != 0u || (rA & 0xffffu) != 0u
			: (rA & 255u) != 0u || (rA >> 8 & 255u) != 0u || (rA >> 24) != 0u || (rA >> 16 & 255u) != 0u)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA != 0 $pc <- $pc + VALUE
 * IF_NOT_ZERO.all
 */
static const struct brew_op *kernel_IF_NOT_ZERO_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (rA == 0u)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_ZERO_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if (v ? rA != 0u : v2 ? !brew_f32_equal(rA, 0u) : v3
			? (rA >> 16) != 0u && (rA & 0xffffu) != 0u
			: (rA & 255u) != 0u && (rA >> 8 & 255u) != 0u && (rA >> 24) != 0u && (rA >> 16 & 255u) != 0u)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA < 0 $pc <- $pc + VALUE
 * IF_NEGATIVE.any
 */
static const struct brew_op *kernel_IF_NEGATIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const bool holds = (int32_t)rA < 0;
	if (holds)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NEGATIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA < 0;
	} else if (v2) {
		v4 = brew_f32_less(rA, 0u);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) < 0 || (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) < 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) < 0 || (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) < 0 ||
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) < 0 || (int32_t)(((v5 & 255u) ^ 128u) - 128u) < 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA < 0 $pc <- $pc + VALUE
 * IF_NEGATIVE.all
 */
static const struct brew_op *kernel_IF_NEGATIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const bool holds = (int32_t)rA < 0;
	if (holds)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NEGATIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA < 0;
	} else if (v2) {
		v4 = brew_f32_less(rA, 0u);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) < 0 && (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) < 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) < 0 && (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) < 0 &&
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) < 0 && (int32_t)(((v5 & 255u) ^ 128u) - 128u) < 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA >= 0 $pc <- $pc + VALUE
 * IF_NOT_NEGATIVE.any
 */
static const struct brew_op *kernel_IF_NOT_NEGATIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((int32_t)rA < 0)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_NEGATIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA >= 0;
	} else if (v2) {
		v4 = brew_f32_equal(rA, 0u) || brew_f32_less(0u, rA);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) >= 0 ||
				(int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) >= 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) >= 0 || (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) >= 0 ||
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) >= 0 || (int32_t)(((v5 & 255u) ^ 128u) - 128u) >= 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA >= 0 $pc <- $pc + VALUE
 * IF_NOT_NEGATIVE.all
 */
static const struct brew_op *kernel_IF_NOT_NEGATIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((int32_t)rA < 0)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_NEGATIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA >= 0;
	} else if (v2) {
		v4 = brew_f32_equal(rA, 0u) || brew_f32_less(0u, rA);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) >= 0 &&
				(int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) >= 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) >= 0 && (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) >= 0 &&
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) >= 0 && (int32_t)(((v5 & 255u) ^ 128u) - 128u) >= 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA > 0 $pc <- $pc + VALUE
 * IF_POSITIVE.any
 */
static const struct brew_op *kernel_IF_POSITIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const bool holds = (int32_t)rA > 0;
	if (holds)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_POSITIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA > 0;
	} else if (v2) {
		v4 = brew_f32_less(0u, rA);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) > 0 || (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) > 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) > 0 || (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) > 0 ||
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) > 0 || (int32_t)(((v5 & 255u) ^ 128u) - 128u) > 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA > 0 $pc <- $pc + VALUE
 * IF_POSITIVE.all
 */
static const struct brew_op *kernel_IF_POSITIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const bool holds = (int32_t)rA > 0;
	if (holds)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_POSITIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA > 0;
	} else if (v2) {
		v4 = brew_f32_less(0u, rA);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) > 0 && (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) > 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) > 0 && (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) > 0 &&
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) > 0 && (int32_t)(((v5 & 255u) ^ 128u) - 128u) > 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA <= 0 $pc <- $pc + VALUE
 * IF_NOT_POSITIVE.any
 */
static const struct brew_op *kernel_IF_NOT_POSITIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((int32_t)rA > 0)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_POSITIVE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA <= 0;
	} else if (v2) {
		v4 = brew_f32_equal(rA, 0u) || brew_f32_less(rA, 0u);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) <= 0 ||
				(int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) <= 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) <= 0 || (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) <= 0 ||
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) <= 0 || (int32_t)(((v5 & 255u) ^ 128u) - 128u) <= 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if LANES $rA <= 0 $pc <- $pc + VALUE
 * IF_NOT_POSITIVE.all
 */
static const struct brew_op *kernel_IF_NOT_POSITIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((int32_t)rA > 0)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_POSITIVE_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rA <= 0;
	} else if (v2) {
		v4 = brew_f32_equal(rA, 0u) || brew_f32_less(rA, 0u);
	} else {
		const uint32_t v5 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) <= 0 &&
				(int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) <= 0
			: (int32_t)(((rA & 255u) ^ 128u) - 128u) <= 0 && (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) <= 0 &&
				(int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) <= 0 && (int32_t)(((v5 & 255u) ^ 128u) - 128u) <= 0;
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if $rA[BIT] == 1 $pc <- $pc + VALUE */
static const struct brew_op *kernel_IF_SET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t BIT = op->operand[1].value;
	if (rA >> BIT & 1u)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* branch.isa: if $rB[BIT] == 0 $pc <- $pc + VALUE */
static const struct brew_op *kernel_IF_CLEAR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB = state->R[op->operand[0].value];
	const uint32_t BIT = op->operand[1].value;
	if (rB >> BIT & 1u)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[2].value + op->pc), left);
}

/* compare.isa: if LANES signed $rB < $rA $pc <- $pc + VALUE
 * IF_LESS_SIGNED.any
 */
static const struct brew_op *kernel_IF_LESS_SIGNED(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	const bool holds = (int32_t)rB < (int32_t)rA;
	if (holds)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_LESS_SIGNED(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rB < (int32_t)rA;
	} else if (v2) {
		v4 = brew_f32_less(rB, rA);
	} else {
		const uint32_t v5 = rB >> 16;
		const uint32_t v6 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) < (int32_t)(((v6 & 0xffffu) ^ 0x8000u) - 0x8000u) ||
				(int32_t)(((rB & 0xffffu) ^ 0x8000u) - 0x8000u) < (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u)
			: (int32_t)(((rB & 255u) ^ 128u) - 128u) < (int32_t)(((rA & 255u) ^ 128u) - 128u) ||
				(int32_t)(((rB >> 8 & 255u) ^ 128u) - 128u) < (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) ||
				(int32_t)(((rB >> 24 & 255u) ^ 128u) - 128u) < (int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) ||
				(int32_t)(((v5 & 255u) ^ 128u) - 128u) < (int32_t)(((v6 & 255u) ^ 128u) - 128u);
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES signed $rB < $rA $pc <- $pc + VALUE
 * IF_LESS_SIGNED.all
 */
static const struct brew_op *kernel_IF_LESS_SIGNED_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	const bool holds = (int32_t)rB < (int32_t)rA;
	if (holds)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_LESS_SIGNED_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rB < (int32_t)rA;
	} else if (v2) {
		v4 = brew_f32_less(rB, rA);
	} else {
		const uint32_t v5 = rB >> 16;
		const uint32_t v6 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) < (int32_t)(((v6 & 0xffffu) ^ 0x8000u) - 0x8000u) &&
				(int32_t)(((rB & 0xffffu) ^ 0x8000u) - 0x8000u) < (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u)
			: (int32_t)(((rB & 255u) ^ 128u) - 128u) < (int32_t)(((rA & 255u) ^ 128u) - 128u) &&
				(int32_t)(((rB >> 8 & 255u) ^ 128u) - 128u) < (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) &&
				(int32_t)(((rB >> 24 & 255u) ^ 128u) - 128u) < (int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) &&
				(int32_t)(((v5 & 255u) ^ 128u) - 128u) < (int32_t)(((v6 & 255u) ^ 128u) - 128u);
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES signed $rB >= $rA $pc <- $pc + VALUE
 * IF_NOT_LESS_SIGNED.any
 */
static const struct brew_op *kernel_IF_NOT_LESS_SIGNED(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if ((int32_t)rB < (int32_t)rA)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_LESS_SIGNED(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rB >= (int32_t)rA;
	} else if (v2) {
		v4 = brew_f32_equal(rB, rA) || brew_f32_less(rA, rB);
	} else {
		const uint32_t v5 = rB >> 16;
		const uint32_t v6 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) >= (int32_t)(((v6 & 0xffffu) ^ 0x8000u) - 0x8000u) ||
				(int32_t)(((rB & 0xffffu) ^ 0x8000u) - 0x8000u) >= (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u)
			: (int32_t)(((rB & 255u) ^ 128u) - 128u) >= (int32_t)(((rA & 255u) ^ 128u) - 128u) ||
				(int32_t)(((rB >> 8 & 255u) ^ 128u) - 128u) >= (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) ||
				(int32_t)(((rB >> 24 & 255u) ^ 128u) - 128u) >= (int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) ||
				(int32_t)(((v5 & 255u) ^ 128u) - 128u) >= (int32_t)(((v6 & 255u) ^ 128u) - 128u);
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES signed $rB >= $rA $pc <- $pc + VALUE
 * IF_NOT_LESS_SIGNED.all
 */
static const struct brew_op *kernel_IF_NOT_LESS_SIGNED_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if ((int32_t)rB < (int32_t)rA)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_LESS_SIGNED_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	bool v4;
	if (v) {
		v4 = (int32_t)rB >= (int32_t)rA;
	} else if (v2) {
		v4 = brew_f32_equal(rB, rA) || brew_f32_less(rA, rB);
	} else {
		const uint32_t v5 = rB >> 16;
		const uint32_t v6 = rA >> 16;
		v4 = v3
			? (int32_t)(((v5 & 0xffffu) ^ 0x8000u) - 0x8000u) >= (int32_t)(((v6 & 0xffffu) ^ 0x8000u) - 0x8000u) &&
				(int32_t)(((rB & 0xffffu) ^ 0x8000u) - 0x8000u) >= (int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u)
			: (int32_t)(((rB & 255u) ^ 128u) - 128u) >= (int32_t)(((rA & 255u) ^ 128u) - 128u) &&
				(int32_t)(((rB >> 8 & 255u) ^ 128u) - 128u) >= (int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) &&
				(int32_t)(((rB >> 24 & 255u) ^ 128u) - 128u) >= (int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) &&
				(int32_t)(((v5 & 255u) ^ 128u) - 128u) >= (int32_t)(((v6 & 255u) ^ 128u) - 128u);
	}
	if (v4)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES $rB < $rA $pc <- $pc + VALUE
 * IF_LESS.any
 */
static const struct brew_op *kernel_IF_LESS(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB < rA)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_LESS(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? (uint32_t)(rB < rA) : v2
			? brew_f32_less(rB, rA)
			: (uint32_t)(v3
				? (rB >> 16) < (rA >> 16) || (rB & 0xffffu) < (rA & 0xffffu)
				: (rB & 255u) < (rA & 255u) || (rB >> 8 & 255u) < (rA >> 8 & 255u) || (rB >> 24) < (rA >> 24) ||
					(rB >> 16 & 255u) < (rA >> 16 & 255u)))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES $rB < $rA $pc <- $pc + VALUE
 * IF_LESS.all
 */
static const struct brew_op *kernel_IF_LESS_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB < rA)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_LESS_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? (uint32_t)(rB < rA) : v2
			? brew_f32_less(rB, rA)
			: (uint32_t)(v3
				? (rB >> 16) < (rA >> 16) && (rB & 0xffffu) < (rA & 0xffffu)
				: (rB & 255u) < (rA & 255u) && (rB >> 8 & 255u) < (rA >> 8 & 255u) && (rB >> 24) < (rA >> 24) &&
					(rB >> 16 & 255u) < (rA >> 16 & 255u)))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES $rB >= $rA $pc <- $pc + VALUE
 * IF_NOT_LESS.any
 */
static const struct brew_op *kernel_IF_NOT_LESS(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB < rA)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_LESS(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? rB >= rA : v2 ? brew_f32_equal(rB, rA) || brew_f32_less(rA, rB) : v3
			? (rB >> 16) >= (rA >> 16) || (rB & 0xffffu) >= (rA & 0xffffu)
			: (rB & 255u) >= (rA & 255u) || (rB >> 8 & 255u) >= (rA >> 8 & 255u) || (rB >> 24) >= (rA >> 24) ||
				(rB >> 16 & 255u) >= (rA >> 16 & 255u))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* compare.isa: if LANES $rB >= $rA $pc <- $pc + VALUE
 * IF_NOT_LESS.all
 */
static const struct brew_op *kernel_IF_NOT_LESS_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB < rA)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_LESS_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? rB >= rA : v2 ? brew_f32_equal(rB, rA) || brew_f32_less(rA, rB) : v3
			? (rB >> 16) >= (rA >> 16) && (rB & 0xffffu) >= (rA & 0xffffu)
			: (rB & 255u) >= (rA & 255u) && (rB >> 8 & 255u) >= (rA >> 8 & 255u) && (rB >> 24) >= (rA >> 24) &&
				(rB >> 16 & 255u) >= (rA >> 16 & 255u))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* constant.isa: $rD <- short VALUE */
static const struct brew_op *kernel_LOAD_CONST_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[1].value;
	state->R[op->operand[0].value] = VALUE;
	return brew_go_on(state, op + 2, left);
}

/* constant.isa: $rD <- VALUE */
static const struct brew_op *kernel_LOAD_CONST(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[1].value;
	state->R[op->operand[0].value] = VALUE;
	return brew_go_on(state, op + 3, left);
}

/* constant.isa: type $r0..$r7 <- VALUE */
static const struct brew_op *kernel_TYPES_LOW(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[0].value;
	const uint32_t code = VALUE & 15u;
	const bool v = code == 15u;
	if (code > 3u && !v)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code2 = VALUE >> 4 & 15u;
	const bool v2 = code2 == 15u;
	if (code2 > 3u && !v2)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code3 = VALUE >> 8 & 15u;
	const bool v3 = code3 == 15u;
	if (code3 > 3u && !v3)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code4 = VALUE >> 12 & 15u;
	const bool v4 = code4 == 15u;
	if (code4 > 3u && !v4)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code5 = VALUE >> 16 & 15u;
	const bool v5 = code5 == 15u;
	if (code5 > 3u && !v5)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code6 = VALUE >> 20 & 15u;
	const bool v6 = code6 == 15u;
	if (code6 > 3u && !v6)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code7 = VALUE >> 24 & 15u;
	const bool v7 = code7 == 15u;
	if (code7 > 3u && !v7)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code8 = VALUE >> 28;
	const bool v8 = code8 == 15u;
	if (code8 > 3u && !v8)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	uint32_t v9 = v ? (uint32_t)state->R_type[0] : code;
	uint32_t v10 = v2 ? (uint32_t)state->R_type[1] : code2;
	uint32_t v11 = v3 ? (uint32_t)state->R_type[2] : code3;
	uint32_t v12 = v4 ? (uint32_t)state->R_type[3] : code4;
	uint32_t v13 = v5 ? (uint32_t)state->R_type[4] : code5;
	uint32_t v14 = v6 ? (uint32_t)state->R_type[5] : code6;
	uint32_t v15 = v7 ? (uint32_t)state->R_type[6] : code7;
	uint32_t v16 = v8 ? (uint32_t)state->R_type[7] : code8;
	state->R_type[0] = (uint8_t)v9;
	state->R_type[1] = (uint8_t)v10;
	state->R_type[2] = (uint8_t)v11;
	state->R_type[3] = (uint8_t)v12;
	state->R_type[4] = (uint8_t)v13;
	state->R_type[5] = (uint8_t)v14;
	state->R_type[6] = (uint8_t)v15;
	state->R_type[7] = (uint8_t)v16;
	return brew_go_on(state, op + 3, left);
}

/* constant.isa: type $r8..$r14 <- VALUE */
static const struct brew_op *kernel_TYPES_HIGH(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[0].value;
	const uint32_t code = VALUE & 15u;
	const bool v = code == 15u;
	if (code > 3u && !v)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code2 = VALUE >> 4 & 15u;
	const bool v2 = code2 == 15u;
	if (code2 > 3u && !v2)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code3 = VALUE >> 8 & 15u;
	const bool v3 = code3 == 15u;
	if (code3 > 3u && !v3)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code4 = VALUE >> 12 & 15u;
	const bool v4 = code4 == 15u;
	if (code4 > 3u && !v4)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code5 = VALUE >> 16 & 15u;
	const bool v5 = code5 == 15u;
	if (code5 > 3u && !v5)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code6 = VALUE >> 20 & 15u;
	const bool v6 = code6 == 15u;
	if (code6 > 3u && !v6)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t code7 = VALUE >> 24 & 15u;
	const bool v7 = code7 == 15u;
	if (code7 > 3u && !v7)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	uint32_t v8 = v ? (uint32_t)state->R_type[8] : code;
	uint32_t v9 = v2 ? (uint32_t)state->R_type[9] : code2;
	uint32_t v10 = v3 ? (uint32_t)state->R_type[10] : code3;
	uint32_t v11 = v4 ? (uint32_t)state->R_type[11] : code4;
	uint32_t v12 = v5 ? (uint32_t)state->R_type[12] : code5;
	uint32_t v13 = v6 ? (uint32_t)state->R_type[13] : code6;
	uint32_t v14 = v7 ? (uint32_t)state->R_type[14] : code7;
	state->R_type[8] = (uint8_t)v8;
	state->R_type[9] = (uint8_t)v9;
	state->R_type[10] = (uint8_t)v10;
	state->R_type[11] = (uint8_t)v11;
	state->R_type[12] = (uint8_t)v12;
	state->R_type[13] = (uint8_t)v13;
	state->R_type[14] = (uint8_t)v14;
	return brew_go_on(state, op + 3, left);
}

/* constant.isa: $rD <- CSR[ADDR] */
static const struct brew_op *kernel_READ_CSR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDR = op->operand[1].value;
	if ((state->mode ? ADDR : ADDR | 0x8000u) != 0u)
		return brew_general(state, op, left);
	const uint32_t csr_ecause = state->csr_ecause;
	state->R[op->operand[0].value] = csr_ecause;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_READ_CSR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDR = op->operand[1].value;
	uint32_t v = state->mode ? ADDR : ADDR | 0x8000u;
	const bool v2 = v == 0u;
	const bool v3 = v == 1u;
	const bool v4 = v == 0x8001u;
	const bool v5 = v == 0x8400u;
	uint32_t rD = v2 ? state->csr_ecause : v3 ? state->csr_eaddr : v4 ? 1u : v5
		? (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
			(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)state->frnd << 5
		: 0u;
	const bool v6 = !v2 && !v3 && !v4 && v5;
	state->R[op->operand[0].value] = rD;
	if (!v2 && v3)
		state->csr_eaddr = 0u;
	if (v6) {
		state->fnx = 0u;
		state->fuf = 0u;
		state->fof = 0u;
		state->fdz = 0u;
		state->fnv = 0u;
	}
	return brew_go_on(state, op + 2, left);
}

/* constant.isa: CSR[ADDR] <- $rD */
static const struct brew_op *kernel_WRITE_CSR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDR = op->operand[0].value;
	bool v = (state->mode ? ADDR : ADDR | 0x8000u) == 0x8400u;
	uint32_t v2;
	uint32_t v3;
	uint32_t v4;
	uint32_t v5;
	uint32_t v6;
	uint32_t v7;
	if (v) {
		const uint32_t rD = state->R[op->operand[1].value];
		v2 = rD >> 5 & 7u;
		v3 = rD & 1u;
		v4 = rD >> 1 & 1u;
		v5 = rD >> 2 & 1u;
		v6 = rD >> 3 & 1u;
		v7 = rD >> 4 & 1u;
	} else {
		v2 = 0u;
		v3 = 0u;
		v4 = 0u;
		v5 = 0u;
		v6 = 0u;
		v7 = 0u;
	}
	if (v) {
		state->frnd = (uint8_t)v2;
		state->fnx = (uint8_t)v3;
		state->fuf = (uint8_t)v4;
		state->fof = (uint8_t)v5;
		state->fdz = (uint8_t)v6;
		state->fnv = (uint8_t)v7;
	}
	return brew_go_on(state, op + 2, left);
}

/* equal.isa: if LANES $rB == $rA $pc <- $pc + VALUE
 * IF_EQUAL.any
 */
static const struct brew_op *kernel_IF_EQUAL(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB == rA)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_EQUAL(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? (uint32_t)(rB == rA) : v2
			? brew_f32_equal(rB, rA)
			: (uint32_t)(v3
				? (rB >> 16) == (rA >> 16) || (rB & 0xffffu) == (rA & 0xffffu)
				: (rB & 255u) == (rA & 255u) || (rB >> 8 & 255u) == (rA >> 8 & 255u) || (rB >> 24) == (rA >> 24) ||
					(rB >> 16 & 255u) == (rA >> 16 & 255u)))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* equal.isa: if LANES $rB == $rA $pc <- $pc + VALUE
 * IF_EQUAL.all
 */
static const struct brew_op *kernel_IF_EQUAL_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB == rA)
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_EQUAL_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? (uint32_t)(rB == rA) : v2
			? brew_f32_equal(rB, rA)
			: (uint32_t)(v3
				? (rB >> 16) == (rA >> 16) && (rB & 0xffffu) == (rA & 0xffffu)
				: (rB & 255u) == (rA & 255u) && (rB >> 8 & 255u) == (rA >> 8 & 255u) && (rB >> 24) == (rA >> 24) &&
					(rB >> 16 & 255u) == (rA >> 16 & 255u)))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* equal.isa: if LANES $rB != $rA $pc <- $pc + VALUE
 * IF_NOT_EQUAL.any
 */
static const struct brew_op *kernel_IF_NOT_EQUAL(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB == rA)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_EQUAL(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? rB != rA : v2 ? !brew_f32_equal(rB, rA) : v3
			? (rB >> 16) != (rA >> 16) || (rB & 0xffffu) != (rA & 0xffffu)
			: (rB & 255u) != (rA & 255u) || (rB >> 8 & 255u) != (rA >> 8 & 255u) || (rB >> 24) != (rA >> 24) ||
				(rB >> 16 & 255u) != (rA >> 16 & 255u))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* equal.isa: if LANES $rB != $rA $pc <- $pc + VALUE
 * IF_NOT_EQUAL.all
 */
static const struct brew_op *kernel_IF_NOT_EQUAL_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[2].value];
	const uint32_t rB_type = state->R_type[op->operand[1].value];
	if (rA_type != rB_type)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (rB == rA)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_IF_NOT_EQUAL_2(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_a;
	const uint32_t type_b = state->type_b;
	if (t != (type_b == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_b))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rB = state->R[op->operand[1].value];
	const uint32_t rA = state->R[op->operand[2].value];
	if (v ? rB != rA : v2 ? !brew_f32_equal(rB, rA) : v3
			? (rB >> 16) != (rA >> 16) && (rB & 0xffffu) != (rA & 0xffffu)
			: (rB & 255u) != (rA & 255u) && (rB >> 8 & 255u) != (rA >> 8 & 255u) && (rB >> 24) != (rA >> 24) &&
				(rB >> 16 & 255u) != (rA >> 16 & 255u))
		return brew_jump_fixed(state, op, (uint64_t)(op->operand[3].value + op->pc), left);
	return brew_go_on(state, op + 2, left);
}

/* jump.isa: $pc <- $rD */
static const struct brew_op *kernel_JUMP_REGISTER(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rD = state->R[op->operand[0].value];
	return brew_jump(state, op, (uint64_t)((rD >> 1) << 1), left);
}

/* jump.isa: $pc <- VALUE */
static const struct brew_op *kernel_JUMP_CONST(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[0].value;
	return brew_jump_fixed(state, op, (uint64_t)((VALUE >> 1) << 1), left);
}

/* jump.isa: $pc <- MEM32[$rA] */
static const struct brew_op *kernel_JUMP_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 4, &v))
		return brew_general(state, op, left);
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_JUMP_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* jump.isa: $pc <- MEM32[$rA + OFFSET] */
static const struct brew_op *kernel_JUMP_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 4, &v))
		return brew_general(state, op, left);
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_JUMP_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* jump.isa: $pc <- MEM32[ADDRESS] */
static const struct brew_op *kernel_JUMP_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 4, &v))
		return brew_general(state, op, left);
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_JUMP_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* jump.isa: $pc <- short VALUE */
static const struct brew_op *kernel_JUMP_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[0].value;
	return brew_jump_fixed(state, op, (uint64_t)((VALUE >> 1) << 1), left);
}

/* jump.isa: $tpc <- $rD */
static const struct brew_op *kernel_SET_TPC_REGISTER(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t mode = state->mode;
	const uint32_t rD = state->R[op->operand[0].value];
	const uint32_t target = (rD >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 1, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* jump.isa: $tpc <- VALUE */
static const struct brew_op *kernel_SET_TPC_CONST(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t mode = state->mode;
	const uint32_t VALUE = op->operand[0].value;
	const uint32_t target = (VALUE >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 3, left);
	return brew_jump_fixed(state, op, (uint64_t)target, left);
}

/* jump.isa: $tpc <- MEM32[$rA] */
static const struct brew_op *kernel_SET_TPC_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 4, &v))
		return brew_general(state, op, left);
	const uint32_t mode = state->mode;
	const uint32_t target = ((uint32_t)v >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 1, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SET_TPC_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	const uint32_t mode = state->mode;
	const uint32_t target = ((uint32_t)v >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 1, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* jump.isa: $tpc <- MEM32[$rA + OFFSET] */
static const struct brew_op *kernel_SET_TPC_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 4, &v))
		return brew_general(state, op, left);
	const uint32_t mode = state->mode;
	const uint32_t target = ((uint32_t)v >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 2, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SET_TPC_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	const uint32_t mode = state->mode;
	const uint32_t target = ((uint32_t)v >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 2, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* jump.isa: $tpc <- MEM32[ADDRESS] */
static const struct brew_op *kernel_SET_TPC_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 4, &v))
		return brew_general(state, op, left);
	const uint32_t mode = state->mode;
	const uint32_t target = ((uint32_t)v >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 3, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SET_TPC_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	const uint32_t mode = state->mode;
	const uint32_t target = ((uint32_t)v >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 3, left);
	return brew_jump(state, op, (uint64_t)target, left);
}

/* jump.isa: $tpc <- short VALUE */
static const struct brew_op *kernel_SET_TPC_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t mode = state->mode;
	const uint32_t VALUE = op->operand[0].value;
	const uint32_t target = (VALUE >> 1) << 1;
	if (mode)
		state->tpc = mode ? target : 0u;
	if (mode)
		return brew_go_on(state, op + 2, left);
	return brew_jump_fixed(state, op, (uint64_t)target, left);
}

/* jump.isa: call VALUE */
static const struct brew_op *kernel_CALL_CONST(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[0].value;
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump_fixed(state, op, (uint64_t)((VALUE >> 1) << 1), left);
}

/* jump.isa: call MEM32[$rA] */
static const struct brew_op *kernel_CALL_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 4, &v))
		return brew_general(state, op, left);
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_CALL_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* jump.isa: call MEM32[$rA + OFFSET] */
static const struct brew_op *kernel_CALL_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 4, &v))
		return brew_general(state, op, left);
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_CALL_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* jump.isa: call MEM32[ADDRESS] */
static const struct brew_op *kernel_CALL_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 4, &v))
		return brew_general(state, op, left);
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* The same for all that can happen. */
static const struct brew_op *general_CALL_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 4, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump(state, op, (uint64_t)(((uint32_t)v >> 1) << 1), left);
}

/* jump.isa: call short VALUE */
static const struct brew_op *kernel_CALL_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t VALUE = op->operand[0].value;
	state->R[14] = (uint32_t)brew_next_pc(op);
	state->R_type[14] = 0u;
	return brew_jump_fixed(state, op, (uint64_t)((VALUE >> 1) << 1), left);
}

/* jump.isa: $rD <- $pc */
static const struct brew_op *kernel_READ_PC(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	state->R[op->operand[0].value] = op->pc;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* jump.isa: $rD <- $tpc */
static const struct brew_op *kernel_READ_TPC(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	uint32_t rD = state->mode ? state->tpc : op->pc;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* load.isa: $rD <- MEM8[$rA] */
static const struct brew_op *kernel_LOAD8_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 1, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD8_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 1, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* load.isa: $rD <- MEM8[$rA + OFFSET] */
static const struct brew_op *kernel_LOAD8_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 1, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD8_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 1, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 2, left);
}

/* load.isa: $rD <- MEM8[ADDRESS] */
static const struct brew_op *kernel_LOAD8_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 1, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD8_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 1, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 3, left);
}

/* load.isa: $rD <- MEM16[$rA] */
static const struct brew_op *kernel_LOAD16_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 2, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD16_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 2, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* load.isa: $rD <- MEM16[$rA + OFFSET] */
static const struct brew_op *kernel_LOAD16_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 2, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD16_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 2, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 2, left);
}

/* load.isa: $rD <- MEM16[ADDRESS] */
static const struct brew_op *kernel_LOAD16_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 2, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD16_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 2, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 3, left);
}

/* load.isa: $rD <- MEM32[$rA] */
static const struct brew_op *kernel_LOAD32_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD32_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* load.isa: $rD <- MEM32[$rA + OFFSET] */
static const struct brew_op *kernel_LOAD32_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD32_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 2, left);
}

/* load.isa: $rD <- MEM32[ADDRESS] */
static const struct brew_op *kernel_LOAD32_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD32_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 3, left);
}

/* load.isa: $rD <- SMEM8[$rA] */
static const struct brew_op *kernel_LOAD_SIGNED8_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 1, &v))
		return brew_general(state, op, left);
	const uint32_t rD = (((uint32_t)v & 255u) ^ 128u) - 128u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_SIGNED8_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 1, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	const uint32_t rD = (((uint32_t)v & 255u) ^ 128u) - 128u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 1, left);
}

/* load.isa: $rD <- SMEM8[$rA + OFFSET] */
static const struct brew_op *kernel_LOAD_SIGNED8_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 1, &v))
		return brew_general(state, op, left);
	const uint32_t rD = (((uint32_t)v & 255u) ^ 128u) - 128u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_SIGNED8_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 1, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	const uint32_t rD = (((uint32_t)v & 255u) ^ 128u) - 128u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 2, left);
}

/* load.isa: $rD <- SMEM8[ADDRESS] */
static const struct brew_op *kernel_LOAD_SIGNED8_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 1, &v))
		return brew_general(state, op, left);
	const uint32_t rD = (((uint32_t)v & 255u) ^ 128u) - 128u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_SIGNED8_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 1, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	const uint32_t rD = (((uint32_t)v & 255u) ^ 128u) - 128u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 3, left);
}

/* load.isa: $rD <- SMEM16[$rA] */
static const struct brew_op *kernel_LOAD_SIGNED16_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 2, &v))
		return brew_general(state, op, left);
	const uint32_t rD = (((uint32_t)v & 0xffffu) ^ 0x8000u) - 0x8000u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_SIGNED16_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 2, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	const uint32_t rD = (((uint32_t)v & 0xffffu) ^ 0x8000u) - 0x8000u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 1, left);
}

/* load.isa: $rD <- SMEM16[$rA + OFFSET] */
static const struct brew_op *kernel_LOAD_SIGNED16_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 2, &v))
		return brew_general(state, op, left);
	const uint32_t rD = (((uint32_t)v & 0xffffu) ^ 0x8000u) - 0x8000u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_SIGNED16_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 2, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	const uint32_t rD = (((uint32_t)v & 0xffffu) ^ 0x8000u) - 0x8000u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 2, left);
}

/* load.isa: $rD <- SMEM16[ADDRESS] */
static const struct brew_op *kernel_LOAD_SIGNED16_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 2, &v))
		return brew_general(state, op, left);
	const uint32_t rD = (((uint32_t)v & 0xffffu) ^ 0x8000u) - 0x8000u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_SIGNED16_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t v = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 2, &v);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	const uint32_t rD = (((uint32_t)v & 0xffffu) ^ 0x8000u) - 0x8000u;
	state->R[op->operand[0].value] = rD;
	return brew_go_on(state, op + 3, left);
}

/* load.isa: $rD <- MEM32[$rS + tiny OFFSET] */
static const struct brew_op *kernel_LOAD_STACK(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rS_type = state->R_type[op->operand[1].value];
	if (rS_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rS = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rS + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_STACK(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rS_type = state->R_type[op->operand[1].value];
	if (rS_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rS = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rS + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	return brew_go_on(state, op + 1, left);
}

/* shift.isa: $rD <- $rA << $rB */
static const struct brew_op *kernel_SHL_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (!(rA_type == 0u || rA_type == 1u))
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v = rB < 512u ? rB : 512u;
	uint32_t rD = v < 32 ? rA << (v & 31) : 0;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SHL_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v3 = rB < 512u ? rB : 512u;
	uint32_t v4 = v3 < 32 ? rA << (v3 & 31) : 0;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		uint32_t v5 = v3 < 32 ? (rA >> 16) << (v3 & 31) : 0;
		rD = v2
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				(((v3 < 32 ? (rA >> 8) << (v3 & 31) : 0) & 255u) |
					((v5 & 255u) | ((v3 < 32 ? (rA >> 24) << (v3 & 31) : 0) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* shift.isa: $rD <- $rA << short VALUE */
static const struct brew_op *kernel_SHL_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (!(rA_type == 0u || rA_type == 1u))
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	uint32_t v = VALUE < 512u ? VALUE : 512u;
	uint32_t rD = v < 32 ? rA << (v & 31) : 0;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SHL_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	uint32_t v3 = VALUE < 512u ? VALUE : 512u;
	uint32_t v4 = v3 < 32 ? rA << (v3 & 31) : 0;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		uint32_t v5 = v3 < 32 ? (rA >> 16) << (v3 & 31) : 0;
		rD = v2
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				(((v3 < 32 ? (rA >> 8) << (v3 & 31) : 0) & 255u) |
					((v5 & 255u) | ((v3 < 32 ? (rA >> 24) << (v3 & 31) : 0) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 2, left);
}

/* shift.isa: $rD <- VALUE << $rB */
static const struct brew_op *kernel_SHL_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	if (!(rB_type == 0u || rB_type == 1u))
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v = rB < 512u ? rB : 512u;
	uint32_t rD = v < 32 ? VALUE << (v & 31) : 0;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SHL_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v3 = rB < 512u ? rB : 512u;
	uint32_t v4 = v3 < 32 ? VALUE << (v3 & 31) : 0;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else {
		uint32_t v5 = v3 < 32 ? (uint32_t)((int32_t)VALUE >> 16) << (v3 & 31) : 0;
		rD = v2
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) |
				(((v3 < 32 ? (uint32_t)((int32_t)VALUE >> 8) << (v3 & 31) : 0) & 255u) |
					((v5 & 255u) | ((v3 < 32 ? (uint32_t)((int32_t)VALUE >> 24) << (v3 & 31) : 0) & 255u) << 8) << 8) <<
					8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 3, left);
}

/* shift.isa: $rD <- $rA >> $rB */
static const struct brew_op *kernel_SHR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (!(rA_type == 0u || rA_type == 1u))
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v = rB < 512u ? rB : 512u;
	uint32_t rD = v < 32 ? rA >> (v & 31) : 0;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SHR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v3 = rB < 512u ? rB : 512u;
	uint32_t rD = v ? (v3 < 32 ? rA >> (v3 & 31) : 0) : v2
		? (v3 < 32 ? (rA & 0xffffu) >> (v3 & 31) : 0) | (v3 < 32 ? rA >> 16 >> (v3 & 31) : 0) << 16
		: (v3 < 32 ? (rA & 255u) >> (v3 & 31) : 0) |
			((v3 < 32 ? (rA >> 8 & 255u) >> (v3 & 31) : 0) |
				((v3 < 32 ? (rA >> 16 & 255u) >> (v3 & 31) : 0) | (v3 < 32 ? rA >> 24 >> (v3 & 31) : 0) << 8) << 8) <<
				8;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* shift.isa: $rD <- $rA >> short VALUE */
static const struct brew_op *kernel_SHR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (!(rA_type == 0u || rA_type == 1u))
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	uint32_t v = VALUE < 512u ? VALUE : 512u;
	uint32_t rD = v < 32 ? rA >> (v & 31) : 0;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SHR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	uint32_t v3 = VALUE < 512u ? VALUE : 512u;
	uint32_t rD = v ? (v3 < 32 ? rA >> (v3 & 31) : 0) : v2
		? (v3 < 32 ? (rA & 0xffffu) >> (v3 & 31) : 0) | (v3 < 32 ? rA >> 16 >> (v3 & 31) : 0) << 16
		: (v3 < 32 ? (rA & 255u) >> (v3 & 31) : 0) |
			((v3 < 32 ? (rA >> 8 & 255u) >> (v3 & 31) : 0) |
				((v3 < 32 ? (rA >> 16 & 255u) >> (v3 & 31) : 0) | (v3 < 32 ? rA >> 24 >> (v3 & 31) : 0) << 8) << 8) <<
				8;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 2, left);
}

/* shift.isa: $rD <- VALUE >> $rB */
static const struct brew_op *kernel_SHR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	if (!(rB_type == 0u || rB_type == 1u))
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v = rB < 512u ? rB : 512u;
	uint32_t rD = v < 32 ? VALUE >> (v & 31) : 0;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SHR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v3 = rB < 512u ? rB : 512u;
	uint32_t rD = v ? (v3 < 32 ? VALUE >> (v3 & 31) : 0) : v2
		? (v3 < 32 ? (VALUE & 0xffffu) >> (v3 & 31) : 0) | (v3 < 32 ? VALUE >> 16 >> (v3 & 31) : 0) << 16
		: (v3 < 32 ? (VALUE & 255u) >> (v3 & 31) : 0) |
			((v3 < 32 ? (VALUE >> 8 & 255u) >> (v3 & 31) : 0) |
				((v3 < 32 ? (VALUE >> 16 & 255u) >> (v3 & 31) : 0) | (v3 < 32 ? VALUE >> 24 >> (v3 & 31) : 0) << 8) <<
					8) << 8;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 3, left);
}

/* shift.isa: $rD <- $rA >>> $rB */
static const struct brew_op *kernel_SAR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (!(rA_type == 0u || rA_type == 1u))
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v = rB < 512u ? rB : 512u;
	uint32_t rD = (uint32_t)((int32_t)rA >> (v < 32 ? v : 31));
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SAR_RR(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v3 = rB < 512u ? rB : 512u;
	uint32_t rD;
	if (v) {
		rD = (uint32_t)((int32_t)rA >> (v3 < 32 ? v3 : 31));
	} else {
		const uint32_t v4 = rA >> 16;
		rD = v2
			? ((uint32_t)((int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) >> (v3 < 32 ? v3 : 31)) & 0xffffu) |
				((uint32_t)((int32_t)(((v4 & 0xffffu) ^ 0x8000u) - 0x8000u) >> (v3 < 32 ? v3 : 31)) & 0xffffu) << 16
			: ((uint32_t)((int32_t)(((rA & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
				(((uint32_t)((int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
					(((uint32_t)((int32_t)(((v4 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
						((uint32_t)((int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) <<
							8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* shift.isa: $rD <- $rA >>> short VALUE */
static const struct brew_op *kernel_SAR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (!(rA_type == 0u || rA_type == 1u))
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	uint32_t v = VALUE < 512u ? VALUE : 512u;
	uint32_t rD = (uint32_t)((int32_t)rA >> (v < 32 ? v : 31));
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SAR_SHORT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t VALUE = op->operand[2].value;
	uint32_t v3 = VALUE < 512u ? VALUE : 512u;
	uint32_t rD;
	if (v) {
		rD = (uint32_t)((int32_t)rA >> (v3 < 32 ? v3 : 31));
	} else {
		const uint32_t v4 = rA >> 16;
		rD = v2
			? ((uint32_t)((int32_t)(((rA & 0xffffu) ^ 0x8000u) - 0x8000u) >> (v3 < 32 ? v3 : 31)) & 0xffffu) |
				((uint32_t)((int32_t)(((v4 & 0xffffu) ^ 0x8000u) - 0x8000u) >> (v3 < 32 ? v3 : 31)) & 0xffffu) << 16
			: ((uint32_t)((int32_t)(((rA & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
				(((uint32_t)((int32_t)(((rA >> 8 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
					(((uint32_t)((int32_t)(((v4 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
						((uint32_t)((int32_t)(((rA >> 24 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) <<
							8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 2, left);
}

/* shift.isa: $rD <- VALUE >>> $rB */
static const struct brew_op *kernel_SAR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rB_type = state->R_type[op->operand[2].value];
	if (!(rB_type == 0u || rB_type == 1u))
		return brew_general(state, op, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v = rB < 512u ? rB : 512u;
	uint32_t rD = (uint32_t)((int32_t)VALUE >> (v < 32 ? v : 31));
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rB_type;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_SAR_LONG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_b = state->type_b;
	uint32_t t = type_b == 15u ? (uint32_t)state->R_type[op->operand[2].value] : type_b;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t VALUE = op->operand[1].value;
	const uint32_t rB = state->R[op->operand[2].value];
	uint32_t v3 = rB < 512u ? rB : 512u;
	uint32_t rD;
	if (v) {
		rD = (uint32_t)((int32_t)VALUE >> (v3 < 32 ? v3 : 31));
	} else {
		const uint32_t v4 = (uint32_t)((int32_t)VALUE >> 16);
		rD = v2
			? ((uint32_t)((int32_t)(((VALUE & 0xffffu) ^ 0x8000u) - 0x8000u) >> (v3 < 32 ? v3 : 31)) & 0xffffu) |
				((uint32_t)((int32_t)v4 >> (v3 < 32 ? v3 : 31)) & 0xffffu) << 16
			: ((uint32_t)((int32_t)(((VALUE & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
				(((uint32_t)((int32_t)((((uint32_t)((int32_t)VALUE >> 8) & 255u) ^ 128u) - 128u) >>
					(v3 < 32 ? v3 : 31)) & 255u) |
					(((uint32_t)((int32_t)(((v4 & 255u) ^ 128u) - 128u) >> (v3 < 32 ? v3 : 31)) & 255u) |
						((uint32_t)((int32_t)(uint32_t)((int32_t)VALUE >> 24) >> (v3 < 32 ? v3 : 31)) & 255u) << 8) <<
						8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 3, left);
}

/* store.isa: MEM8[$rA] <- $rD */
static const struct brew_op *kernel_STORE8_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t rD = state->R[op->operand[1].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)rA, 1))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)rA, 1, (uint64_t)(rD & 255u));
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE8_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t rD = state->R[op->operand[1].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)rA, 1, (uint64_t)(rD & 255u));
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	return brew_go_on(state, op + 1, left);
}

/* store.isa: MEM8[$rA + OFFSET] <- $rD */
static const struct brew_op *kernel_STORE8_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	const uint32_t rD = state->R[op->operand[2].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)a, 1))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)a, 1, (uint64_t)(rD & 255u));
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE8_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	const uint32_t rD = state->R[op->operand[2].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)a, 1, (uint64_t)(rD & 255u));
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	return brew_go_on(state, op + 2, left);
}

/* store.isa: MEM8[ADDRESS] <- $rD */
static const struct brew_op *kernel_STORE8_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	const uint32_t rD = state->R[op->operand[1].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)ADDRESS, 1))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)ADDRESS, 1, (uint64_t)(rD & 255u));
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE8_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	const uint32_t rD = state->R[op->operand[1].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)ADDRESS, 1, (uint64_t)(rD & 255u));
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	return brew_go_on(state, op + 3, left);
}

/* store.isa: MEM16[$rA] <- $rD */
static const struct brew_op *kernel_STORE16_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)rA, 2))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)rA, 2, (uint64_t)(rD & 0xffffu));
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE16_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)rA, 2, (uint64_t)(rD & 0xffffu));
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	return brew_go_on(state, op + 1, left);
}

/* store.isa: MEM16[$rA + OFFSET] <- $rD */
static const struct brew_op *kernel_STORE16_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[2].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)a, 2))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)a, 2, (uint64_t)(rD & 0xffffu));
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE16_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[2].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)a, 2, (uint64_t)(rD & 0xffffu));
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	return brew_go_on(state, op + 2, left);
}

/* store.isa: MEM16[ADDRESS] <- $rD */
static const struct brew_op *kernel_STORE16_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)ADDRESS, 2))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)ADDRESS, 2, (uint64_t)(rD & 0xffffu));
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE16_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 1u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)ADDRESS, 2, (uint64_t)(rD & 0xffffu));
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	return brew_go_on(state, op + 3, left);
}

/* store.isa: MEM32[$rA] <- $rD */
static const struct brew_op *kernel_STORE32_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)rA, 4))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)rA, 4, (uint64_t)rD);
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE32_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)rA, 4, (uint64_t)rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	return brew_go_on(state, op + 1, left);
}

/* store.isa: MEM32[$rA + OFFSET] <- $rD */
static const struct brew_op *kernel_STORE32_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[2].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)a, 4))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)a, 4, (uint64_t)rD);
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE32_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[2].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)a, 4, (uint64_t)rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	return brew_go_on(state, op + 2, left);
}

/* store.isa: MEM32[ADDRESS] <- $rD */
static const struct brew_op *kernel_STORE32_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)ADDRESS, 4))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)ADDRESS, 4, (uint64_t)rD);
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE32_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[1].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)ADDRESS, 4, (uint64_t)rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	return brew_go_on(state, op + 3, left);
}

/* store.isa: $rD <- MEMLL[$rA] */
static const struct brew_op *kernel_LOAD_LOCK_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)rA, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	state->lock = rA;
	state->locked = 1u;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_LOCK_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)rA, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	state->lock = rA;
	state->locked = 1u;
	return brew_go_on(state, op + 1, left);
}

/* store.isa: $rD <- MEMLL[$rA + OFFSET] */
static const struct brew_op *kernel_LOAD_LOCK_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)a, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	state->lock = a;
	state->locked = 1u;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_LOCK_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t OFFSET = op->operand[2].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)a, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	state->lock = a;
	state->locked = 1u;
	return brew_go_on(state, op + 2, left);
}

/* store.isa: $rD <- MEMLL[ADDRESS] */
static const struct brew_op *kernel_LOAD_LOCK_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD;
	if (!brew_mem_take_MEM(state, (uint64_t)ADDRESS, 4, &rD))
		return brew_general(state, op, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	state->lock = ADDRESS;
	state->locked = 1u;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_LOAD_LOCK_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[1].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	uint64_t rD = 0;
	const enum brew_exception raised = brew_mem_read_MEM(state, (uint64_t)ADDRESS, 4, &rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	state->R[op->operand[0].value] = (uint32_t)rD;
	state->lock = ADDRESS;
	state->locked = 1u;
	return brew_go_on(state, op + 3, left);
}

/* store.isa: MEMSC[$rA] <- $rD */
static const struct brew_op *kernel_STORE_LOCK_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const bool done = state->locked && rA == state->lock;
	const uint32_t rD = state->R[op->operand[1].value];
	if (done) {
		if (!brew_mem_can_put_MEM(state, (uint64_t)rA, 4))
			return brew_general(state, op, left);
	}
	uint32_t rD2 = done ? 0u : 1u;
	if (done)
		brew_mem_put_MEM(state, (uint64_t)rA, 4, (uint64_t)rD);
	state->R[op->operand[2].value] = rD2;
	state->R_type[op->operand[2].value] = 0u;
	state->locked = 0u;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE_LOCK_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	if ((rA & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const bool done = state->locked && rA == state->lock;
	uint32_t rD = done ? 0u : 1u;
	const uint32_t rD2 = state->R[op->operand[1].value];
	if (done) {
		const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)rA, 4, (uint64_t)rD2);
		if (raised)
			return brew_raise_op(state, op, raised, (uint64_t)rA, left);
	}
	state->R[op->operand[2].value] = rD;
	state->R_type[op->operand[2].value] = 0u;
	state->locked = 0u;
	return brew_go_on(state, op + 1, left);
}

/* store.isa: MEMSC[$rA + OFFSET] <- $rD */
static const struct brew_op *kernel_STORE_LOCK_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[0].value];
	if (rA_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const bool done = state->locked && state->lock == a;
	const uint32_t rD = state->R[op->operand[2].value];
	if (done) {
		if (!brew_mem_can_put_MEM(state, (uint64_t)a, 4))
			return brew_general(state, op, left);
	}
	uint32_t rD2 = done ? 0u : 1u;
	if (done)
		brew_mem_put_MEM(state, (uint64_t)a, 4, (uint64_t)rD);
	state->R[op->operand[3].value] = rD2;
	state->R_type[op->operand[3].value] = 0u;
	state->locked = 0u;
	return brew_go_on(state, op + 2, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE_LOCK_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[0].value] : type_a) > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rA + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const bool done = state->locked && state->lock == a;
	uint32_t rD = done ? 0u : 1u;
	const uint32_t rD2 = state->R[op->operand[2].value];
	if (done) {
		const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)a, 4, (uint64_t)rD2);
		if (raised)
			return brew_raise_op(state, op, raised, (uint64_t)a, left);
	}
	state->R[op->operand[3].value] = rD;
	state->R_type[op->operand[3].value] = 0u;
	state->locked = 0u;
	return brew_go_on(state, op + 2, left);
}

/* store.isa: MEMSC[ADDRESS] <- $rD */
static const struct brew_op *kernel_STORE_LOCK_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const bool done = state->locked && ADDRESS == state->lock;
	const uint32_t rD = state->R[op->operand[1].value];
	if (done) {
		if (!brew_mem_can_put_MEM(state, (uint64_t)ADDRESS, 4))
			return brew_general(state, op, left);
	}
	uint32_t rD2 = done ? 0u : 1u;
	if (done)
		brew_mem_put_MEM(state, (uint64_t)ADDRESS, 4, (uint64_t)rD);
	state->R[op->operand[2].value] = rD2;
	state->R_type[op->operand[2].value] = 0u;
	state->locked = 0u;
	return brew_go_on(state, op + 3, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE_LOCK_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t ADDRESS = op->operand[0].value;
	if ((ADDRESS & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const bool done = state->locked && ADDRESS == state->lock;
	uint32_t rD = done ? 0u : 1u;
	const uint32_t rD2 = state->R[op->operand[1].value];
	if (done) {
		const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)ADDRESS, 4, (uint64_t)rD2);
		if (raised)
			return brew_raise_op(state, op, raised, (uint64_t)ADDRESS, left);
	}
	state->R[op->operand[2].value] = rD;
	state->R_type[op->operand[2].value] = 0u;
	state->locked = 0u;
	return brew_go_on(state, op + 3, left);
}

/* store.isa: MEM32[$rS + tiny OFFSET] <- $rD */
static const struct brew_op *kernel_STORE_STACK(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rS_type = state->R_type[op->operand[0].value];
	if (rS_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rS = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rS + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[2].value];
	if (!brew_mem_can_put_MEM(state, (uint64_t)a, 4))
		return brew_general(state, op, left);
	brew_mem_put_MEM(state, (uint64_t)a, 4, (uint64_t)rD);
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_STORE_STACK(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rS_type = state->R_type[op->operand[0].value];
	if (rS_type > 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rS = state->R[op->operand[0].value];
	const uint32_t OFFSET = op->operand[1].value;
	const uint32_t a = rS + OFFSET;
	if ((a & 3u) != 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unaligned, 0, left);
	const uint32_t rD = state->R[op->operand[2].value];
	const enum brew_exception raised = brew_mem_write_MEM(state, (uint64_t)a, 4, (uint64_t)rD);
	if (raised)
		return brew_raise_op(state, op, raised, (uint64_t)a, left);
	return brew_go_on(state, op + 1, left);
}

/* store.isa: INV[$rA] */
static const struct brew_op *kernel_INV_AT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	return brew_go_on(state, op + 1, left);
}

/* store.isa: INV[$rA + OFFSET] */
static const struct brew_op *kernel_INV_OFFSET(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	return brew_go_on(state, op + 2, left);
}

/* store.isa: INV[ADDRESS] */
static const struct brew_op *kernel_INV_MEMORY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	return brew_go_on(state, op + 3, left);
}

/* system.isa: SWI NUMBER */
static const struct brew_op *kernel_SWI(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t NUMBER = op->operand[0].value;
	if (NUMBER == 0u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_0, 0, left);
	if (NUMBER != 0u && NUMBER == 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_1, 0, left);
	const bool v = NUMBER != 0u && NUMBER != 1u;
	if (v && NUMBER == 2u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_2, 0, left);
	const bool v2 = v && NUMBER != 2u;
	if (v2 && NUMBER == 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_3, 0, left);
	const bool v3 = v2 && NUMBER != 3u;
	if (v3 && NUMBER == 4u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_4, 0, left);
	const bool v4 = v3 && NUMBER != 4u;
	if (v4 && NUMBER == 5u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_5, 0, left);
	const bool v5 = v4 && NUMBER != 5u;
	if (v5 && NUMBER == 6u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_6, 0, left);
	if (v5 && NUMBER != 6u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_swi_7, 0, left);
	return brew_go_on(state, op + 1, left);
}

/* system.isa: STM */
static const struct brew_op *kernel_STM(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t mode = state->mode;
	const uint32_t interrupt = state->interrupt;
	const bool v = mode && !interrupt;
	const bool v2 = mode && interrupt;
	const uint32_t tpc = state->tpc;
	if (v)
		state->mode = 0u;
	if (mode)
		state->locked = 0u;
	if (v2) {
		state->interrupt = 0u;
		state->csr_ecause = 16u;
		state->csr_eaddr = tpc;
	}
	if (v)
		state->spc = (uint32_t)brew_next_pc(op);
	if (v)
		return brew_jump(state, op, (uint64_t)tpc, left);
	return brew_go_on(state, op + 1, left);
}

/* system.isa: WOI */
static const struct brew_op *kernel_WOI(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const bool v = !state->interrupt;
	if (v)
		return brew_halt(state, brew_next_pc(op), left);
	return brew_go_on(state, op + 1, left);
}

/* system.isa: override TYPE_B, TYPE_A */
static const struct brew_op *kernel_OVERRIDE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t TYPE_B = op->operand[0].value;
	const uint32_t TYPE_A = op->operand[1].value;
	if ((TYPE_B > 3u && TYPE_B != 15u) || (TYPE_A > 3u && TYPE_A != 15u))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	state->prefixed = 1u;
	state->type_a = (uint8_t)TYPE_A;
	state->type_b = (uint8_t)TYPE_B;
	return brew_go_on_prefixed(state, op, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_OVERRIDE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	if (state->prefixed)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_unknown_inst, 0, left);
	const uint32_t TYPE_B = op->operand[0].value;
	const uint32_t TYPE_A = op->operand[1].value;
	if ((TYPE_B > 3u && TYPE_B != 15u) || (TYPE_A > 3u && TYPE_A != 15u))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	state->prefixed = 1u;
	state->type_a = (uint8_t)TYPE_A;
	state->type_b = (uint8_t)TYPE_B;
	return brew_go_on_prefixed(state, op, op + 1, left);
}

/* unary.isa: $rD <- tiny CONST */
static const struct brew_op *kernel_LOAD_TINY(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t CONST = op->operand[1].value;
	state->R[op->operand[0].value] = CONST;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- $pc + CONST */
static const struct brew_op *kernel_ADD_PC(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t CONST = op->operand[1].value;
	const uint32_t rD = CONST + op->pc;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- -$rA */
static const struct brew_op *kernel_NEG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 0u)
		return brew_general(state, op, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rD = 0u - rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_NEG(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u;
	const bool v2 = t == 1u;
	const bool v3 = t == 2u;
	if (!v && !v2 && !v3 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v4 = 0u - rA;
	uint32_t rD;
	if (v) {
		rD = v4;
	} else if (v2) {
		rD = rA ^ 0x80000000u;
	} else {
		const uint32_t v5 = 0u - (rA >> 16);
		rD = v3
			? (v4 & 0xffffu) | (v5 & 0xffffu) << 16
			: (v4 & 255u) | (((0u - (rA >> 8)) & 255u) | ((v5 & 255u) | ((0u - (rA >> 24)) & 255u) << 8) << 8) << 8;
	}
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- ~$rA */
static const struct brew_op *kernel_NOT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rD = ~rA;
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_NOT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t rD = ~rA;
	const uint32_t type_a = state->type_a;
	uint32_t v = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)v;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- bse $rA */
static const struct brew_op *kernel_BSE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	const bool v = rA_type == 0u || rA_type == 1u;
	if (!v && rA_type != 2u && rA_type != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v2 = ((rA & 255u) ^ 128u) - 128u;
	uint32_t rD = v ? v2 : rA_type == 2u ? (v2 & 0xffffu) | ((((rA >> 16 & 255u) ^ 128u) - 128u) & 0xffffu) << 16 : rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_BSE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	const bool v2 = t == 2u;
	if (!v && !v2 && t != 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v3 = ((rA & 255u) ^ 128u) - 128u;
	uint32_t rD = v ? v3 : v2 ? (v3 & 0xffffu) | ((((rA >> 16 & 255u) ^ 128u) - 128u) & 0xffffu) << 16 : rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- wse $rA */
static const struct brew_op *kernel_WSE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	const bool v = rA_type == 0u || rA_type == 1u;
	if (!v && !(rA_type == 2u || rA_type == 3u))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	uint32_t rD = v ? ((rA & 0xffffu) ^ 0x8000u) - 0x8000u : rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)rA_type;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_WSE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t t = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	const bool v = t == 0u || t == 1u;
	if (!v && !(t == 2u || t == 3u))
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	uint32_t rD = v ? ((rA & 0xffffu) ^ 0x8000u) - 0x8000u : rA;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = (uint8_t)t;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- popcnt $rA */
static const struct brew_op *kernel_POPCNT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t n = rA & 1u;
	const uint32_t n2 = n + (rA >> 1 & 1u);
	const uint32_t n3 = n2 + (rA >> 2 & 1u);
	const uint32_t n4 = n3 + (rA >> 3 & 1u);
	const uint32_t n5 = n4 + (rA >> 4 & 1u);
	const uint32_t n6 = n5 + (rA >> 5 & 1u);
	const uint32_t n7 = n6 + (rA >> 6 & 1u);
	const uint32_t n8 = n7 + (rA >> 7 & 1u);
	const uint32_t n9 = n8 + (rA >> 8 & 1u);
	const uint32_t n10 = n9 + (rA >> 9 & 1u);
	const uint32_t n11 = n10 + (rA >> 10 & 1u);
	const uint32_t n12 = n11 + (rA >> 11 & 1u);
	const uint32_t n13 = n12 + (rA >> 12 & 1u);
	const uint32_t n14 = n13 + (rA >> 13 & 1u);
	const uint32_t n15 = n14 + (rA >> 14 & 1u);
	const uint32_t n16 = n15 + (rA >> 15 & 1u);
	const uint32_t n17 = n16 + (rA >> 16 & 1u);
	const uint32_t n18 = n17 + (rA >> 17 & 1u);
	const uint32_t n19 = n18 + (rA >> 18 & 1u);
	const uint32_t n20 = n19 + (rA >> 19 & 1u);
	const uint32_t n21 = n20 + (rA >> 20 & 1u);
	const uint32_t n22 = n21 + (rA >> 21 & 1u);
	const uint32_t n23 = n22 + (rA >> 22 & 1u);
	const uint32_t n24 = n23 + (rA >> 23 & 1u);
	const uint32_t n25 = n24 + (rA >> 24 & 1u);
	const uint32_t n26 = n25 + (rA >> 25 & 1u);
	const uint32_t n27 = n26 + (rA >> 26 & 1u);
	const uint32_t n28 = n27 + (rA >> 27 & 1u);
	const uint32_t n29 = n28 + (rA >> 28 & 1u);
	const uint32_t n30 = n29 + (rA >> 29 & 1u);
	const uint32_t n31 = n30 + (rA >> 30 & 1u);
	const uint32_t n32 = (rA >> 31) + n31;
	state->R[op->operand[0].value] = n32;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- 1 / $rA */
static const struct brew_op *kernel_RECIPROCAL(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v = rA & 0x7fffffffu;
	const bool v2 = v > 0x7f800000u;
	const bool v3 = v == 0u;
	const bool v4 = v2 || (!v2 && v3);
	if (!(v4 || (!v2 && !v3 && v == 0x7f800000u)))
		return brew_general(state, op, left);
	uint64_t f = v4
		? (v2 ? ((uint64_t)(v2 && !(rA >> 22 & 1u) ? 16u : 0u) << 32) + UINT64_C(0x7fc00000) : UINT64_C(0x87fc00000))
		: (uint64_t)((rA >> 31) << 31);
	const uint32_t rD = (uint32_t)f;
	uint32_t v5 = state->fnx ? 1u : 0u;
	uint32_t v6 = state->fuf ? 1u : 0u;
	uint32_t v7 = state->fof ? 1u : 0u;
	uint32_t v8 = v5 | v6 << 1 | v7 << 2 | (state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 |
		(uint32_t)(f >> 32);
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 1u;
	state->fnx = (uint8_t)(v5 != 0u);
	state->fuf = (uint8_t)(v6 != 0u);
	state->fof = (uint8_t)(v7 != 0u);
	state->fdz = (uint8_t)(v8 >> 3 & 1u);
	state->fnv = (uint8_t)(v8 >> 4);
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_RECIPROCAL(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) != 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v = rA & 0x7fffffffu;
	const bool v2 = v > 0x7f800000u;
	const bool v3 = v == 0u;
	const bool v4 = v2 || (!v2 && v3);
	const uint32_t v5 = rA >> 31;
	const uint32_t sign = v5 << 31;
	uint64_t f;
	if (v4 || (!v2 && !v3 && v == 0x7f800000u)) {
		f = v4
			? (v2
				? ((uint64_t)(v2 && !(rA >> 22 & 1u) ? 16u : 0u) << 32) + UINT64_C(0x7fc00000)
				: UINT64_C(0x87fc00000))
			: (uint64_t)sign;
	} else {
		const uint32_t frnd = state->frnd;
		const bool v6 = frnd == 1u;
		const bool v7 = frnd == 2u;
		const bool v8 = v6 || (!v6 && v7);
		const bool v9 = !v6 && !v7;
		const bool v10 = frnd == 3u;
		const bool v11 = v8 || (v9 && v10);
		const bool v12 = v11 || (v9 && !v10 && frnd == 4u);
		const uint32_t v13 = rA >> 23 & 255u;
		const uint32_t v14 = rA & 0x7fffffu;
		uint32_t v15 = v13 == 0u ? v14 : v14 + 0x800000u;
		uint32_t m = v15 > 1u ? v15 : 1u;
		const uint64_t q = UINT64_C(0x2000000000000) / (uint64_t)m;
		const uint64_t n = q * UINT64_C(2) +
			(uint64_t)!brew_wide_equal(brew_wide(UINT64_C(0), UINT64_C(0x2000000000000)),
				brew_wide_mul(brew_wide_unsigned(m), brew_wide_unsigned(q)));
		const bool v16 = n < UINT64_C(0x100000000);
		struct brew_wide v17 = v16 ? brew_wide_shl(brew_wide_unsigned(n), 32u) : brew_wide_unsigned(n);
		const bool v18 = brew_wide_less(v17, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000)));
		struct brew_wide v19 = v18 ? brew_wide_shl(v17, 16u) : v17;
		const bool v20 = brew_wide_less(v19, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v21 = v20 ? brew_wide_shl(v19, 8u) : v19;
		const bool v22 = brew_wide_less(v21, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v23 = v22 ? brew_wide_shl(v21, 4u) : v21;
		const bool v24 = brew_wide_less(v23, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v25 = v24 ? brew_wide_shl(v23, 2u) : v23;
		const bool v26 = brew_wide_less(v25, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide v27 = v26 ? brew_wide_shl(v25, 1u) : v25;
		uint32_t exponent = 0xffffffceu - ((v13 > 1u ? v13 : 1u) - 150u);
		uint32_t v28 = v16 ? exponent - 32u : exponent;
		uint32_t v29 = v18 ? v28 - 16u : v28;
		uint32_t v30 = v20 ? v29 - 8u : v29;
		uint32_t v31 = v22 ? v30 - 4u : v30;
		uint32_t v32 = v24 ? v31 - 2u : v31;
		uint32_t v33 = v26 ? v32 - 1u : v32;
		const uint32_t v34 = 0xffffff43u - v33;
		uint32_t lost = (int32_t)v34 > 0 ? v34 : 0u;
		const struct brew_wide v35 = brew_wide_shr(v27, lost);
		const uint32_t v36 = 1u + (lost - 1u);
		const struct brew_wide n2 = brew_wide_or(v35,
			brew_wide_unsigned((uint32_t)(((uint32_t)v27.low & ((1u << v36) - 1u)) != 0u)));
		const uint64_t v37 = n2.low & UINT64_C(0xffffffffff);
		const uint32_t v38 = v33 + 189u;
		struct brew_wide bits = brew_wide_add(brew_wide_unsigned((uint32_t)(v12
			? (v11 ? (v8 ? !v6 && v5 && v37 != UINT64_C(0) : !v5 && v37 != UINT64_C(0)) : v37 >= UINT64_C(0x8000000000))
			: v37 > UINT64_C(0x8000000000) ||
				(((uint32_t)brew_wide_shr(v35, 40u).low & 1u) && v37 == UINT64_C(0x8000000000)))),
			brew_wide_add(brew_wide_unsigned(((int32_t)v38 > 0 ? v38 : 0u) << 23), brew_wide_shr(n2, 40u)));
		if (brew_wide_less(bits, brew_wide(UINT64_C(0), UINT64_C(0x7f800000)))) {
			const uint64_t v39 = v27.low & UINT64_C(0xffffffffff);
			f = bits.low +
				((uint64_t)sign +
					(((uint64_t)((lost > 1u ||
						(lost == 1u &&
							!(brew_wide_equal(brew_wide_shr(v27, 40u), brew_wide(UINT64_C(0), UINT64_C(0xffffff))) &&
								(v12
									? (v11
										? (v8 ? !v6 && v5 && v39 != UINT64_C(0) : v39 != UINT64_C(0) && !v5)
										: v39 >= UINT64_C(0x8000000000))
									: v39 > UINT64_C(0x8000000000) || v39 == UINT64_C(0x8000000000))))) &&
						v37 != UINT64_C(0)) << 33) + ((uint64_t)(v37 != UINT64_C(0)) << 32)));
		} else {
			f = UINT64_C(0x7f800000) + ((uint64_t)sign + UINT64_C(0x500000000)) -
				(uint64_t)(v6 || (v7 && !v5) || (v5 && v10));
		}
	}
	const uint32_t rD = (uint32_t)f;
	uint32_t v40 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
		(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 1u;
	state->fnx = (uint8_t)(v40 & 1u);
	state->fuf = (uint8_t)(v40 >> 1 & 1u);
	state->fof = (uint8_t)(v40 >> 2 & 1u);
	state->fdz = (uint8_t)(v40 >> 3 & 1u);
	state->fnv = (uint8_t)(v40 >> 4 & 1u);
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- rsqrt $rA */
static const struct brew_op *kernel_RSQRT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	if (rA_type != 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v = rA & 0x7fffffffu;
	const bool v2 = v > 0x7f800000u;
	const bool v3 = rA >> 31 || v == 0u;
	const bool v4 = v2 || (!v2 && v3);
	if (!(v4 || (!v2 && !v3 && v == 0x7f800000u)))
		return brew_general(state, op, left);
	uint64_t f = v4
		? (v2 ? ((uint64_t)(v2 && !(rA >> 22 & 1u) ? 16u : 0u) << 32) + UINT64_C(0x7fc00000) : UINT64_C(0x107fc00000))
		: UINT64_C(0);
	const uint32_t rD = (uint32_t)f;
	uint32_t v5 = state->fnx ? 1u : 0u;
	uint32_t v6 = state->fuf ? 1u : 0u;
	uint32_t v7 = state->fof ? 1u : 0u;
	uint32_t v8 = state->fdz ? 1u : 0u;
	uint32_t v9 = (v5 | v6 << 1 | v7 << 2 | v8 << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32)) >> 4;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 1u;
	state->fnx = (uint8_t)(v5 != 0u);
	state->fuf = (uint8_t)(v6 != 0u);
	state->fof = (uint8_t)(v7 != 0u);
	state->fdz = (uint8_t)(v8 != 0u);
	state->fnv = (uint8_t)v9;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_RSQRT(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	if ((type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a) != 1u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	const uint32_t rA = state->R[op->operand[1].value];
	const uint32_t v = rA & 0x7fffffffu;
	const bool v2 = v > 0x7f800000u;
	const bool v3 = rA >> 31 || v == 0u;
	const bool v4 = v2 || (!v2 && v3);
	uint64_t f;
	if (v4 || (!v2 && !v3 && v == 0x7f800000u)) {
		f = v4
			? (v2
				? ((uint64_t)(v2 && !(rA >> 22 & 1u) ? 16u : 0u) << 32) + UINT64_C(0x7fc00000)
				: UINT64_C(0x107fc00000))
			: UINT64_C(0);
	} else {
		const uint32_t frnd = state->frnd;
		const bool v5 = frnd == 1u;
		const bool v6 = frnd == 2u;
		const bool v7 = v5 || (!v5 && v6);
		const bool v8 = !v5 && !v6;
		const bool v9 = frnd == 3u;
		const bool v10 = v7 || (v8 && v9);
		const uint32_t v11 = rA >> 23 & 255u;
		const uint32_t v12 = rA & 0x7fffffu;
		uint32_t m = v11 == 0u ? v12 : v12 + 0x800000u;
		const bool v13 = m < 256u;
		uint64_t v14 = v13 ? (uint64_t)m << 16 : (uint64_t)m;
		const bool v15 = v14 < UINT64_C(0x10000);
		uint64_t v16 = v15 ? v14 << 8 : v14;
		const bool v17 = v16 < UINT64_C(0x100000);
		uint64_t v18 = v17 ? v16 << 4 : v16;
		const bool v19 = v18 < UINT64_C(0x400000);
		uint32_t e = (v11 > 1u ? v11 : 1u) - 150u;
		uint32_t v20 = v13 ? e - 16u : e;
		uint32_t v21 = v15 ? v20 - 8u : v20;
		uint32_t v22 = v17 ? v21 - 4u : v21;
		uint32_t v23 = v19 ? v22 - 2u : v22;
		uint64_t v24 = v19 ? v18 << 2 : v18;
		uint64_t v25 = v23 & 1u ? UINT64_C(2) * v24 : v24;
		uint32_t v26 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide(UINT64_C(0), UINT64_C(0x4000000000000))))
			? 0u
			: 0x2000000u;
		const uint32_t next = v26 + 0x1000000u;
		uint32_t v27 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next * (uint64_t)next))) ? v26 : next;
		const uint32_t next2 = 0x800000u + v27;
		uint32_t v28 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next2 * (uint64_t)next2)))
			? v27
			: next2;
		const uint32_t next3 = 0x400000u + v28;
		uint32_t v29 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next3 * (uint64_t)next3)))
			? v28
			: next3;
		const uint32_t next4 = v29 + 0x200000u;
		uint32_t v30 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next4 * (uint64_t)next4)))
			? v29
			: next4;
		const uint32_t next5 = 0x100000u + v30;
		uint32_t v31 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next5 * (uint64_t)next5)))
			? v30
			: next5;
		const uint32_t next6 = v31 + 0x80000u;
		uint32_t v32 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next6 * (uint64_t)next6)))
			? v31
			: next6;
		const uint32_t next7 = v32 + 0x40000u;
		uint32_t v33 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next7 * (uint64_t)next7)))
			? v32
			: next7;
		const uint32_t next8 = v33 + 0x20000u;
		uint32_t v34 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next8 * (uint64_t)next8)))
			? v33
			: next8;
		const uint32_t next9 = 0x10000u + v34;
		uint32_t v35 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next9 * (uint64_t)next9)))
			? v34
			: next9;
		const uint32_t next10 = v35 + 0x8000u;
		uint32_t v36 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next10 * (uint64_t)next10)))
			? v35
			: next10;
		const uint32_t next11 = v36 + 0x4000u;
		uint32_t v37 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next11 * (uint64_t)next11)))
			? v36
			: next11;
		const uint32_t next12 = v37 + 0x2000u;
		uint32_t v38 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next12 * (uint64_t)next12)))
			? v37
			: next12;
		const uint32_t next13 = v38 + 0x1000u;
		uint32_t v39 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next13 * (uint64_t)next13)))
			? v38
			: next13;
		const uint32_t next14 = v39 + 0x800u;
		uint32_t v40 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next14 * (uint64_t)next14)))
			? v39
			: next14;
		const uint32_t next15 = v40 + 0x400u;
		uint32_t v41 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next15 * (uint64_t)next15)))
			? v40
			: next15;
		const uint32_t next16 = 512u + v41;
		uint32_t v42 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next16 * (uint64_t)next16)))
			? v41
			: next16;
		const uint32_t next17 = 256u + v42;
		uint32_t v43 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next17 * (uint64_t)next17)))
			? v42
			: next17;
		const uint32_t next18 = v43 + 128u;
		uint32_t v44 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next18 * (uint64_t)next18)))
			? v43
			: next18;
		const uint32_t next19 = v44 + 64u;
		uint32_t v45 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next19 * (uint64_t)next19)))
			? v44
			: next19;
		const uint32_t next20 = 32u + v45;
		uint32_t v46 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next20 * (uint64_t)next20)))
			? v45
			: next20;
		const uint32_t next21 = 16u + v46;
		uint32_t v47 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next21 * (uint64_t)next21)))
			? v46
			: next21;
		const uint32_t next22 = 8u + v47;
		uint32_t v48 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next22 * (uint64_t)next22)))
			? v47
			: next22;
		const uint32_t next23 = 4u + v48;
		uint32_t v49 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next23 * (uint64_t)next23)))
			? v48
			: next23;
		const uint32_t next24 = 2u + v49;
		uint32_t v50 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next24 * (uint64_t)next24)))
			? v49
			: next24;
		const uint32_t next25 = 1u + v50;
		uint32_t v51 = brew_wide_less(brew_wide(UINT64_C(0x400), UINT64_C(0)),
			brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)next25 * (uint64_t)next25)))
			? v50
			: next25;
		const uint64_t n = (uint64_t)(2u * v51 +
			(uint32_t)!brew_wide_equal(brew_wide(UINT64_C(0x400), UINT64_C(0)),
				brew_wide_mul(brew_wide_unsigned(v25), brew_wide_unsigned((uint64_t)v51 * (uint64_t)v51)))) << 32;
		const bool v52 = n < UINT64_C(0x1000000000000);
		struct brew_wide v53 = v52 ? brew_wide_shl(brew_wide_unsigned(n), 16u) : brew_wide_unsigned(n);
		const bool v54 = brew_wide_less(v53, brew_wide(UINT64_C(0), UINT64_C(0x100000000000000)));
		struct brew_wide v55 = v54 ? brew_wide_shl(v53, 8u) : v53;
		const bool v56 = brew_wide_less(v55, brew_wide(UINT64_C(0), UINT64_C(0x1000000000000000)));
		struct brew_wide v57 = v56 ? brew_wide_shl(v55, 4u) : v55;
		const bool v58 = brew_wide_less(v57, brew_wide(UINT64_C(0), UINT64_C(0x4000000000000000)));
		struct brew_wide v59 = v58 ? brew_wide_shl(v57, 2u) : v57;
		const bool v60 = brew_wide_less(v59, brew_wide(UINT64_C(0), UINT64_C(0x8000000000000000)));
		struct brew_wide n2 = v60 ? brew_wide_shl(v59, 1u) : v59;
		const uint64_t v61 = n2.low & UINT64_C(0xffffffffff);
		const uint32_t exponent = 0xffffffdau - (uint32_t)((int32_t)v23 >> 1) - 32u;
		uint32_t v62 = v52 ? exponent - 16u : exponent;
		uint32_t v63 = v54 ? v62 - 8u : v62;
		uint32_t v64 = v56 ? v63 - 4u : v63;
		uint32_t v65 = v58 ? v64 - 2u : v64;
		uint64_t bits = (uint64_t)(v10 || (v8 && !v9 && frnd == 4u)
			? (v10 ? v61 != UINT64_C(0) && !v7 : v61 >= UINT64_C(0x8000000000))
			: v61 > UINT64_C(0x8000000000) ||
				(v61 == UINT64_C(0x8000000000) && ((uint32_t)brew_wide_shr(n2, 40u).low & 1u))) +
			(brew_wide_shr(n2, 40u).low + (uint64_t)(((v60 ? v65 - 1u : v65) + 189u) << 23));
		f = bits < UINT64_C(0x7f800000)
			? bits + ((uint64_t)(v61 != UINT64_C(0)) << 32)
			: UINT64_C(0x57f800000) - (uint64_t)(v5 || v6);
	}
	const uint32_t rD = (uint32_t)f;
	uint32_t v66 = (state->fnx ? 1u : 0u) | (state->fuf ? 1u : 0u) << 1 | (state->fof ? 1u : 0u) << 2 |
		(state->fdz ? 1u : 0u) << 3 | (state->fnv ? 1u : 0u) << 4 | (uint32_t)(f >> 32);
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 1u;
	state->fnx = (uint8_t)(v66 & 1u);
	state->fuf = (uint8_t)(v66 >> 1 & 1u);
	state->fof = (uint8_t)(v66 >> 2 & 1u);
	state->fdz = (uint8_t)(v66 >> 3 & 1u);
	state->fnv = (uint8_t)(v66 >> 4 & 1u);
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: type $rD <- $rA */
static const struct brew_op *kernel_SET_TYPE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA = state->R[op->operand[1].value];
	if (rA > 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	state->R_type[op->operand[0].value] = (uint8_t)(rA & 15u);
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: $rD <- type $rA */
static const struct brew_op *kernel_GET_TYPE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t rA_type = state->R_type[op->operand[1].value];
	state->R[op->operand[0].value] = rA_type;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct brew_op *general_GET_TYPE(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t type_a = state->type_a;
	uint32_t rD = type_a == 15u ? (uint32_t)state->R_type[op->operand[1].value] : type_a;
	state->R[op->operand[0].value] = rD;
	state->R_type[op->operand[0].value] = 0u;
	return brew_go_on(state, op + 1, left);
}

/* unary.isa: type $rD <- KIND */
static const struct brew_op *kernel_SET_TYPE_CONST(struct brew_state *state,
		const struct brew_op *op, uint32_t left)
{
	const uint32_t KIND = op->operand[1].value;
	if (KIND > 3u)
		return brew_raise_op(state, op, BREW_EXCEPTION_exc_type, 0, left);
	state->R_type[op->operand[0].value] = (uint8_t)KIND;
	return brew_go_on(state, op + 1, left);
}

const struct brew_op *brew_trap_block(struct brew_state *state, const struct brew_op *op,
				   uint64_t cause, uint64_t bad_address)
{
	(void)bad_address;
	const uint32_t mode = state->mode;
	const bool v = (uint32_t)cause == 16u && mode;
	const bool v2 = !mode && (uint32_t)cause != 0u;
	uint32_t v3 = v ? op->pc : v2 ? state->spc : 0u;
	if (!v)
		state->mode = 1u;
	if (v)
		state->interrupt = 1u;
	if (!v) {
		state->csr_ecause = (uint32_t)cause;
		state->csr_eaddr = op->pc;
		state->locked = 0u;
	}
	if (!v && v2)
		state->tpc = op->pc;
	return brew_jump(state, op, (uint64_t)v3, 0);
}

bool brew_reset_block(struct brew_state *state)
{
	state->pc = UINT64_C(0);
	return true;
}

/* ---- accesses that are not simply bytes ---- */

const struct brew_memory_kind brew_mem_kind_MEM = { UINT64_C(0xffffffff), false, false };

static uint8_t *byte_at(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address)
{
	const uint64_t offset = (address & kind->reach) - bank->base;
	return offset < bank->size ? bank->bytes + offset : NULL;
}

/* Is each of the bytes there? They may go on at address 0. */
static bool has_each(const struct brew_writable_bank *bank, const struct brew_memory_kind *kind,
		uint64_t address, unsigned size)
{
	for (unsigned i = 0; i < size; i++)
		if (!byte_at(bank, kind, address + i))
			return false;
	return true;
}

enum brew_exception brew_check_elsewhere(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address, unsigned size, bool writes)
{
	const struct brew_device *device = bank->device;
	const bool there = device && (writes ? device->write != NULL : device->read != NULL);
	if (!there && !has_each(bank, kind, address, size))
		return writes ? BREW_EXCEPTION_exc_access
			      : BREW_EXCEPTION_exc_access;
	if (!kind->aligned || address % size == 0)
		return BREW_EXCEPTION_NONE;
	return writes ? BREW_EXCEPTION_AddressAlign
		      : BREW_EXCEPTION_AddressAlign;
}

enum brew_exception brew_read_elsewhere(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address, unsigned size, uint64_t *value)
{
	const enum brew_exception raised = brew_check_elsewhere(bank, kind, address, size, false);
	*value = 0;
	if (raised)
		return raised;
	if (has_each(bank, kind, address, size)) {
		for (unsigned i = 0; i < size; i++)
			*value |= (uint64_t)*byte_at(bank, kind, address + i)
					<< 8 * (kind->big ? size - 1 - i : i);
		return BREW_EXCEPTION_NONE;
	}
	if (!bank->device->read(bank->device->context, address, size, value))
		return BREW_EXCEPTION_exc_access;
	*value &= UINT64_MAX >> (64 - 8 * size);
	return BREW_EXCEPTION_NONE;
}

enum brew_exception brew_write_elsewhere(const struct brew_writable_bank *bank,
		const struct brew_memory_kind *kind, uint64_t address, unsigned size, uint64_t value)
{
	const enum brew_exception raised = brew_check_elsewhere(bank, kind, address, size, true);
	if (raised)
		return raised;
	if (has_each(bank, kind, address, size)) {
		for (unsigned i = 0; i < size; i++)
			*byte_at(bank, kind, address + i) =
					(uint8_t)(value >> 8 * (kind->big ? size - 1 - i : i));
		return BREW_EXCEPTION_NONE;
	}
	if (!bank->device->write(bank->device->context, address, size, value))
		return BREW_EXCEPTION_exc_access;
	return BREW_EXCEPTION_NONE;
}

/* ---- instructions made ready ---- */

brew_kernel *const brew_kernels[] = {
	[INDEX_DECODE] = brew_decode_op,
	[INDEX_UNDEFINED] = brew_undefined_op,
	[INDEX_RESERVED] = brew_reserved_op,
	[INDEX_UNEXECUTABLE] = brew_unexecutable_op,
	[INDEX_UNFETCHED] = brew_unfetched_op,
	[INDEX_BREAK] = brew_break_op,
	kernel_ADD_RR,
	kernel_ADD_TINY,
	kernel_ADD_SHORT,
	kernel_ADD_LONG,
	kernel_SUB_RR,
	kernel_SUB_SHORT,
	kernel_SUB_LONG,
	kernel_MUL_RR,
	kernel_MUL_SHORT,
	kernel_MUL_LONG,
	kernel_XOR_RR,
	kernel_XOR_SHORT,
	kernel_XOR_LONG,
	kernel_OR_RR,
	kernel_OR_SHORT,
	kernel_OR_LONG,
	kernel_AND_RR,
	kernel_AND_SHORT,
	kernel_AND_LONG,
	kernel_ANDN_RR,
	kernel_SWIZZLE,
	kernel_IF_ZERO,
	kernel_IF_ZERO_2,
	kernel_IF_NOT_ZERO,
	kernel_IF_NOT_ZERO_2,
	kernel_IF_NEGATIVE,
	kernel_IF_NEGATIVE_2,
	kernel_IF_NOT_NEGATIVE,
	kernel_IF_NOT_NEGATIVE_2,
	kernel_IF_POSITIVE,
	kernel_IF_POSITIVE_2,
	kernel_IF_NOT_POSITIVE,
	kernel_IF_NOT_POSITIVE_2,
	kernel_IF_SET,
	kernel_IF_CLEAR,
	kernel_IF_LESS_SIGNED,
	kernel_IF_LESS_SIGNED_2,
	kernel_IF_NOT_LESS_SIGNED,
	kernel_IF_NOT_LESS_SIGNED_2,
	kernel_IF_LESS,
	kernel_IF_LESS_2,
	kernel_IF_NOT_LESS,
	kernel_IF_NOT_LESS_2,
	kernel_LOAD_CONST_SHORT,
	kernel_LOAD_CONST,
	kernel_TYPES_LOW,
	kernel_TYPES_HIGH,
	kernel_READ_CSR,
	kernel_WRITE_CSR,
	kernel_IF_EQUAL,
	kernel_IF_EQUAL_2,
	kernel_IF_NOT_EQUAL,
	kernel_IF_NOT_EQUAL_2,
	kernel_JUMP_REGISTER,
	kernel_JUMP_CONST,
	kernel_JUMP_AT,
	kernel_JUMP_OFFSET,
	kernel_JUMP_MEMORY,
	kernel_JUMP_SHORT,
	kernel_SET_TPC_REGISTER,
	kernel_SET_TPC_CONST,
	kernel_SET_TPC_AT,
	kernel_SET_TPC_OFFSET,
	kernel_SET_TPC_MEMORY,
	kernel_SET_TPC_SHORT,
	kernel_CALL_CONST,
	kernel_CALL_AT,
	kernel_CALL_OFFSET,
	kernel_CALL_MEMORY,
	kernel_CALL_SHORT,
	kernel_READ_PC,
	kernel_READ_TPC,
	kernel_LOAD8_AT,
	kernel_LOAD8_OFFSET,
	kernel_LOAD8_MEMORY,
	kernel_LOAD16_AT,
	kernel_LOAD16_OFFSET,
	kernel_LOAD16_MEMORY,
	kernel_LOAD32_AT,
	kernel_LOAD32_OFFSET,
	kernel_LOAD32_MEMORY,
	kernel_LOAD_SIGNED8_AT,
	kernel_LOAD_SIGNED8_OFFSET,
	kernel_LOAD_SIGNED8_MEMORY,
	kernel_LOAD_SIGNED16_AT,
	kernel_LOAD_SIGNED16_OFFSET,
	kernel_LOAD_SIGNED16_MEMORY,
	kernel_LOAD_STACK,
	kernel_SHL_RR,
	kernel_SHL_SHORT,
	kernel_SHL_LONG,
	kernel_SHR_RR,
	kernel_SHR_SHORT,
	kernel_SHR_LONG,
	kernel_SAR_RR,
	kernel_SAR_SHORT,
	kernel_SAR_LONG,
	kernel_STORE8_AT,
	kernel_STORE8_OFFSET,
	kernel_STORE8_MEMORY,
	kernel_STORE16_AT,
	kernel_STORE16_OFFSET,
	kernel_STORE16_MEMORY,
	kernel_STORE32_AT,
	kernel_STORE32_OFFSET,
	kernel_STORE32_MEMORY,
	kernel_LOAD_LOCK_AT,
	kernel_LOAD_LOCK_OFFSET,
	kernel_LOAD_LOCK_MEMORY,
	kernel_STORE_LOCK_AT,
	kernel_STORE_LOCK_OFFSET,
	kernel_STORE_LOCK_MEMORY,
	kernel_STORE_STACK,
	kernel_INV_AT,
	kernel_INV_OFFSET,
	kernel_INV_MEMORY,
	kernel_SWI,
	kernel_STM,
	kernel_WOI,
	kernel_OVERRIDE,
	kernel_LOAD_TINY,
	kernel_ADD_PC,
	kernel_NEG,
	kernel_NOT,
	kernel_BSE,
	kernel_WSE,
	kernel_POPCNT,
	kernel_RECIPROCAL,
	kernel_RSQRT,
	kernel_SET_TYPE,
	kernel_GET_TYPE,
	kernel_SET_TYPE_CONST,
	general_ADD_RR,
	general_ADD_TINY,
	general_ADD_SHORT,
	general_ADD_LONG,
	general_SUB_RR,
	general_SUB_SHORT,
	general_SUB_LONG,
	general_MUL_RR,
	general_MUL_SHORT,
	general_MUL_LONG,
	general_XOR_RR,
	general_XOR_SHORT,
	general_XOR_LONG,
	general_OR_RR,
	general_OR_SHORT,
	general_OR_LONG,
	general_AND_RR,
	general_AND_SHORT,
	general_AND_LONG,
	general_ANDN_RR,
	general_SWIZZLE,
	general_IF_ZERO,
	general_IF_ZERO_2,
	general_IF_NOT_ZERO,
	general_IF_NOT_ZERO_2,
	general_IF_NEGATIVE,
	general_IF_NEGATIVE_2,
	general_IF_NOT_NEGATIVE,
	general_IF_NOT_NEGATIVE_2,
	general_IF_POSITIVE,
	general_IF_POSITIVE_2,
	general_IF_NOT_POSITIVE,
	general_IF_NOT_POSITIVE_2,
	general_IF_LESS_SIGNED,
	general_IF_LESS_SIGNED_2,
	general_IF_NOT_LESS_SIGNED,
	general_IF_NOT_LESS_SIGNED_2,
	general_IF_LESS,
	general_IF_LESS_2,
	general_IF_NOT_LESS,
	general_IF_NOT_LESS_2,
	general_READ_CSR,
	general_IF_EQUAL,
	general_IF_EQUAL_2,
	general_IF_NOT_EQUAL,
	general_IF_NOT_EQUAL_2,
	general_JUMP_AT,
	general_JUMP_OFFSET,
	general_JUMP_MEMORY,
	general_SET_TPC_AT,
	general_SET_TPC_OFFSET,
	general_SET_TPC_MEMORY,
	general_CALL_AT,
	general_CALL_OFFSET,
	general_CALL_MEMORY,
	general_LOAD8_AT,
	general_LOAD8_OFFSET,
	general_LOAD8_MEMORY,
	general_LOAD16_AT,
	general_LOAD16_OFFSET,
	general_LOAD16_MEMORY,
	general_LOAD32_AT,
	general_LOAD32_OFFSET,
	general_LOAD32_MEMORY,
	general_LOAD_SIGNED8_AT,
	general_LOAD_SIGNED8_OFFSET,
	general_LOAD_SIGNED8_MEMORY,
	general_LOAD_SIGNED16_AT,
	general_LOAD_SIGNED16_OFFSET,
	general_LOAD_SIGNED16_MEMORY,
	general_LOAD_STACK,
	general_SHL_RR,
	general_SHL_SHORT,
	general_SHL_LONG,
	general_SHR_RR,
	general_SHR_SHORT,
	general_SHR_LONG,
	general_SAR_RR,
	general_SAR_SHORT,
	general_SAR_LONG,
	general_STORE8_AT,
	general_STORE8_OFFSET,
	general_STORE8_MEMORY,
	general_STORE16_AT,
	general_STORE16_OFFSET,
	general_STORE16_MEMORY,
	general_STORE32_AT,
	general_STORE32_OFFSET,
	general_STORE32_MEMORY,
	general_LOAD_LOCK_AT,
	general_LOAD_LOCK_OFFSET,
	general_LOAD_LOCK_MEMORY,
	general_STORE_LOCK_AT,
	general_STORE_LOCK_OFFSET,
	general_STORE_LOCK_MEMORY,
	general_STORE_STACK,
	general_OVERRIDE,
	general_NEG,
	general_NOT,
	general_BSE,
	general_WSE,
	general_RECIPROCAL,
	general_RSQRT,
	general_GET_TYPE,
};

const uint16_t brew_general_index[] = {
	INDEX_DECODE, INDEX_UNDEFINED, INDEX_RESERVED, INDEX_UNEXECUTABLE, INDEX_UNFETCHED, INDEX_BREAK,
	INDEX_FIRST + 132,
	INDEX_FIRST + 133,
	INDEX_FIRST + 134,
	INDEX_FIRST + 135,
	INDEX_FIRST + 136,
	INDEX_FIRST + 137,
	INDEX_FIRST + 138,
	INDEX_FIRST + 139,
	INDEX_FIRST + 140,
	INDEX_FIRST + 141,
	INDEX_FIRST + 142,
	INDEX_FIRST + 143,
	INDEX_FIRST + 144,
	INDEX_FIRST + 145,
	INDEX_FIRST + 146,
	INDEX_FIRST + 147,
	INDEX_FIRST + 148,
	INDEX_FIRST + 149,
	INDEX_FIRST + 150,
	INDEX_FIRST + 151,
	INDEX_FIRST + 152,
	INDEX_FIRST + 153,
	INDEX_FIRST + 154,
	INDEX_FIRST + 155,
	INDEX_FIRST + 156,
	INDEX_FIRST + 157,
	INDEX_FIRST + 158,
	INDEX_FIRST + 159,
	INDEX_FIRST + 160,
	INDEX_FIRST + 161,
	INDEX_FIRST + 162,
	INDEX_FIRST + 163,
	INDEX_FIRST + 164,
	INDEX_FIRST + 33,
	INDEX_FIRST + 34,
	INDEX_FIRST + 165,
	INDEX_FIRST + 166,
	INDEX_FIRST + 167,
	INDEX_FIRST + 168,
	INDEX_FIRST + 169,
	INDEX_FIRST + 170,
	INDEX_FIRST + 171,
	INDEX_FIRST + 172,
	INDEX_FIRST + 43,
	INDEX_FIRST + 44,
	INDEX_FIRST + 45,
	INDEX_FIRST + 46,
	INDEX_FIRST + 173,
	INDEX_FIRST + 48,
	INDEX_FIRST + 174,
	INDEX_FIRST + 175,
	INDEX_FIRST + 176,
	INDEX_FIRST + 177,
	INDEX_FIRST + 53,
	INDEX_FIRST + 54,
	INDEX_FIRST + 178,
	INDEX_FIRST + 179,
	INDEX_FIRST + 180,
	INDEX_FIRST + 58,
	INDEX_FIRST + 59,
	INDEX_FIRST + 60,
	INDEX_FIRST + 181,
	INDEX_FIRST + 182,
	INDEX_FIRST + 183,
	INDEX_FIRST + 64,
	INDEX_FIRST + 65,
	INDEX_FIRST + 184,
	INDEX_FIRST + 185,
	INDEX_FIRST + 186,
	INDEX_FIRST + 69,
	INDEX_FIRST + 70,
	INDEX_FIRST + 71,
	INDEX_FIRST + 187,
	INDEX_FIRST + 188,
	INDEX_FIRST + 189,
	INDEX_FIRST + 190,
	INDEX_FIRST + 191,
	INDEX_FIRST + 192,
	INDEX_FIRST + 193,
	INDEX_FIRST + 194,
	INDEX_FIRST + 195,
	INDEX_FIRST + 196,
	INDEX_FIRST + 197,
	INDEX_FIRST + 198,
	INDEX_FIRST + 199,
	INDEX_FIRST + 200,
	INDEX_FIRST + 201,
	INDEX_FIRST + 202,
	INDEX_FIRST + 203,
	INDEX_FIRST + 204,
	INDEX_FIRST + 205,
	INDEX_FIRST + 206,
	INDEX_FIRST + 207,
	INDEX_FIRST + 208,
	INDEX_FIRST + 209,
	INDEX_FIRST + 210,
	INDEX_FIRST + 211,
	INDEX_FIRST + 212,
	INDEX_FIRST + 213,
	INDEX_FIRST + 214,
	INDEX_FIRST + 215,
	INDEX_FIRST + 216,
	INDEX_FIRST + 217,
	INDEX_FIRST + 218,
	INDEX_FIRST + 219,
	INDEX_FIRST + 220,
	INDEX_FIRST + 221,
	INDEX_FIRST + 222,
	INDEX_FIRST + 223,
	INDEX_FIRST + 224,
	INDEX_FIRST + 225,
	INDEX_FIRST + 226,
	INDEX_FIRST + 227,
	INDEX_FIRST + 113,
	INDEX_FIRST + 114,
	INDEX_FIRST + 115,
	INDEX_FIRST + 116,
	INDEX_FIRST + 117,
	INDEX_FIRST + 118,
	INDEX_FIRST + 228,
	INDEX_FIRST + 120,
	INDEX_FIRST + 121,
	INDEX_FIRST + 229,
	INDEX_FIRST + 230,
	INDEX_FIRST + 231,
	INDEX_FIRST + 232,
	INDEX_FIRST + 126,
	INDEX_FIRST + 233,
	INDEX_FIRST + 234,
	INDEX_FIRST + 129,
	INDEX_FIRST + 235,
	INDEX_FIRST + 131,
};


const struct brew_op *brew_general(struct brew_state *state, const struct brew_op *op,
		uint32_t left)
{
	const uint16_t index = brew_general_index[op->index];
	return brew_go_from(state, brew_kernels[index](state, op, 0), left);
}

/* How one operand of the record is filled from a field of the instruction. */
enum fill_kind {
	FILL_REGISTER,    /* the number */
	FILL_IMMEDIATE,   /* bits [lsb, lsb+width) */
	FILL_FLAG,        /* 1 where the field is `on` */
	FILL_CHOICE       /* the field */
};

/* Files of registers. */
enum {
	KIND_IMMEDIATE,
	KIND_SIGNED,
	KIND_FILE_R,
	KIND_FILE_R_type,
	KIND_COUNT
};

struct fill {
	uint8_t how, kind;
	uint16_t field;
	uint8_t operand, part;
	uint8_t lsb; /* of registers: what the field's number counts from */
	uint8_t width;
	bool is_signed, is_ones, decides;
	uint32_t table; /* of numbers, from 1 on; 0: none */
	uint64_t on;
	int64_t scale, offset; /* of an immediate */
};

static const int64_t numbers[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 15, 16, 30, 31,
};

/* The field's value counts so many kernels. */
struct choice {
	uint16_t field;
	uint32_t stride;
};

struct entry {
	uint32_t first_fill, fills, first_choice, choices;
	uint32_t kernel; /* first in table_of_kernels */
	uint16_t cycles, guard, guard_invert, guard_invert_on;
	bool has_guard, has_invert;
};

static const struct fill fills[] = {
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rb, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_const,
	  .operand = 2, .width = 4, .is_ones = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 1,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 1,
	  .width = 32, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_value,
	  .operand = 2, .width = 8, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_lanes,
	  .width = 1, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 2,
	  .width = 16, .is_signed = true, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_bit, .operand = 1,
	  .width = 4, .table = 1, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 2,
	  .width = 16, .is_signed = true, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rb },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_bit, .operand = 1,
	  .width = 4, .table = 1, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 2,
	  .width = 16, .is_signed = true, .scale = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_lanes,
	  .width = 1, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rb, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 3,
	  .width = 16, .is_signed = true, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 1,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 1,
	  .width = 32, .is_signed = true, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_value,
	  .width = 32, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_addr,
	  .operand = 1, .width = 16, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_addr,
	  .width = 16, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_offset, .operand = 1,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_address,
	  .width = 32, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .width = 16,
	  .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_offset, .operand = 2,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_address,
	  .operand = 1, .width = 32, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rs, .operand = 1,
	  .lsb = 12 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_offset, .operand = 2,
	  .width = 7, .is_signed = true, .scale = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_value, .operand = 2,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_offset, .operand = 1,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_address,
	  .width = 32, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_ra },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_offset, .operand = 1,
	  .width = 16, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_address,
	  .width = 32, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rs, .lsb = 12 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = BREW_FIELD_offset, .operand = 1,
	  .width = 7, .is_signed = true, .scale = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_number,
	  .width = 3, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_type_b,
	  .width = 4, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_type_a,
	  .operand = 1, .width = 4, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_const,
	  .operand = 1, .width = 4, .is_ones = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_const,
	  .operand = 1, .width = 4, .is_ones = true, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = BREW_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = BREW_FIELD_kind,
	  .operand = 1, .width = 4, .scale = 1 },
};

static const struct choice choices[] = {
	{ BREW_FIELD_lanes, 1 },
};

/* Kernels of instructions, from 1 on; 0: there is none. */
static const uint16_t table_of_kernels[] = {
	1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
	25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
	46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66,
	67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87,
	88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
	107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123,
	124, 125, 126, 127, 128, 129, 130, 131, 132,
};

static const struct entry entries[] = {
	{ 0 },
	{ .fills = 3 },
	{ .first_fill = 3, .fills = 3, .kernel = 1 },
	{ .first_fill = 6, .fills = 3, .kernel = 2 },
	{ .first_fill = 9, .fills = 3, .kernel = 3 },
	{ .fills = 3, .kernel = 4 },
	{ .first_fill = 6, .fills = 3, .kernel = 5 },
	{ .first_fill = 9, .fills = 3, .kernel = 6 },
	{ .fills = 3, .kernel = 7 },
	{ .first_fill = 6, .fills = 3, .kernel = 8 },
	{ .first_fill = 9, .fills = 3, .kernel = 9 },
	{ .fills = 3, .kernel = 10 },
	{ .first_fill = 6, .fills = 3, .kernel = 11 },
	{ .first_fill = 9, .fills = 3, .kernel = 12 },
	{ .fills = 3, .kernel = 13 },
	{ .first_fill = 6, .fills = 3, .kernel = 14 },
	{ .first_fill = 9, .fills = 3, .kernel = 15 },
	{ .fills = 3, .kernel = 16 },
	{ .first_fill = 6, .fills = 3, .kernel = 17 },
	{ .first_fill = 9, .fills = 3, .kernel = 18 },
	{ .fills = 3, .kernel = 19 },
	{ .first_fill = 12, .fills = 3, .kernel = 20 },
	{ .first_fill = 15, .fills = 3, .choices = 1, .kernel = 21 },
	{ .first_fill = 15, .fills = 3, .choices = 1, .kernel = 23 },
	{ .first_fill = 15, .fills = 3, .choices = 1, .kernel = 25 },
	{ .first_fill = 15, .fills = 3, .choices = 1, .kernel = 27 },
	{ .first_fill = 15, .fills = 3, .choices = 1, .kernel = 29 },
	{ .first_fill = 15, .fills = 3, .choices = 1, .kernel = 31 },
	{ .first_fill = 18, .fills = 3, .kernel = 33 },
	{ .first_fill = 21, .fills = 3, .kernel = 34 },
	{ .first_fill = 24, .fills = 4, .choices = 1, .kernel = 35 },
	{ .first_fill = 24, .fills = 4, .choices = 1, .kernel = 37 },
	{ .first_fill = 24, .fills = 4, .choices = 1, .kernel = 39 },
	{ .first_fill = 24, .fills = 4, .choices = 1, .kernel = 41 },
	{ .first_fill = 28, .fills = 2, .kernel = 43 },
	{ .first_fill = 30, .fills = 2, .kernel = 44 },
	{ .first_fill = 32, .fills = 1, .kernel = 45 },
	{ .first_fill = 32, .fills = 1, .kernel = 46 },
	{ .first_fill = 33, .fills = 2, .kernel = 47 },
	{ .first_fill = 35, .fills = 2, .kernel = 48 },
	{ .first_fill = 24, .fills = 4, .choices = 1, .kernel = 49 },
	{ .first_fill = 24, .fills = 4, .choices = 1, .kernel = 51 },
	{ .first_fill = 37, .fills = 1, .kernel = 53 },
	{ .first_fill = 32, .fills = 1, .kernel = 54 },
	{ .first_fill = 38, .fills = 1, .kernel = 55 },
	{ .first_fill = 39, .fills = 2, .kernel = 56 },
	{ .first_fill = 41, .fills = 1, .kernel = 57 },
	{ .first_fill = 42, .fills = 1, .kernel = 58 },
	{ .first_fill = 37, .fills = 1, .kernel = 59 },
	{ .first_fill = 32, .fills = 1, .kernel = 60 },
	{ .first_fill = 38, .fills = 1, .kernel = 61 },
	{ .first_fill = 39, .fills = 2, .kernel = 62 },
	{ .first_fill = 41, .fills = 1, .kernel = 63 },
	{ .first_fill = 42, .fills = 1, .kernel = 64 },
	{ .first_fill = 32, .fills = 1, .kernel = 65 },
	{ .first_fill = 38, .fills = 1, .kernel = 66 },
	{ .first_fill = 39, .fills = 2, .kernel = 67 },
	{ .first_fill = 41, .fills = 1, .kernel = 68 },
	{ .first_fill = 42, .fills = 1, .kernel = 69 },
	{ .first_fill = 37, .fills = 1, .kernel = 70 },
	{ .first_fill = 37, .fills = 1, .kernel = 71 },
	{ .first_fill = 43, .fills = 2, .kernel = 72 },
	{ .first_fill = 45, .fills = 3, .kernel = 73 },
	{ .first_fill = 48, .fills = 2, .kernel = 74 },
	{ .first_fill = 43, .fills = 2, .kernel = 75 },
	{ .first_fill = 45, .fills = 3, .kernel = 76 },
	{ .first_fill = 48, .fills = 2, .kernel = 77 },
	{ .first_fill = 43, .fills = 2, .kernel = 78 },
	{ .first_fill = 45, .fills = 3, .kernel = 79 },
	{ .first_fill = 48, .fills = 2, .kernel = 80 },
	{ .first_fill = 43, .fills = 2, .kernel = 81 },
	{ .first_fill = 45, .fills = 3, .kernel = 82 },
	{ .first_fill = 48, .fills = 2, .kernel = 83 },
	{ .first_fill = 43, .fills = 2, .kernel = 84 },
	{ .first_fill = 45, .fills = 3, .kernel = 85 },
	{ .first_fill = 48, .fills = 2, .kernel = 86 },
	{ .first_fill = 50, .fills = 3, .kernel = 87 },
	{ .fills = 3, .kernel = 88 },
	{ .first_fill = 53, .fills = 3, .kernel = 89 },
	{ .first_fill = 9, .fills = 3, .kernel = 90 },
	{ .fills = 3, .kernel = 91 },
	{ .first_fill = 53, .fills = 3, .kernel = 92 },
	{ .first_fill = 9, .fills = 3, .kernel = 93 },
	{ .fills = 3, .kernel = 94 },
	{ .first_fill = 53, .fills = 3, .kernel = 95 },
	{ .first_fill = 9, .fills = 3, .kernel = 96 },
	{ .first_fill = 56, .fills = 2, .kernel = 97 },
	{ .first_fill = 58, .fills = 3, .kernel = 98 },
	{ .first_fill = 61, .fills = 2, .kernel = 99 },
	{ .first_fill = 56, .fills = 2, .kernel = 100 },
	{ .first_fill = 58, .fills = 3, .kernel = 101 },
	{ .first_fill = 61, .fills = 2, .kernel = 102 },
	{ .first_fill = 56, .fills = 2, .kernel = 103 },
	{ .first_fill = 58, .fills = 3, .kernel = 104 },
	{ .first_fill = 61, .fills = 2, .kernel = 105 },
	{ .first_fill = 43, .fills = 2, .kernel = 106 },
	{ .first_fill = 45, .fills = 3, .kernel = 107 },
	{ .first_fill = 48, .fills = 2, .kernel = 108 },
	{ .first_fill = 63, .fills = 3, .kernel = 109 },
	{ .first_fill = 66, .fills = 4, .kernel = 110 },
	{ .first_fill = 70, .fills = 3, .kernel = 111 },
	{ .first_fill = 73, .fills = 3, .kernel = 112 },
	{ .first_fill = 38, .fills = 1, .kernel = 113 },
	{ .first_fill = 39, .fills = 2, .kernel = 114 },
	{ .first_fill = 41, .fills = 1, .kernel = 115 },
	{ .first_fill = 76, .fills = 1, .kernel = 116 },
	{ .kernel = 117 },
	{ .kernel = 118 },
	{ .kernel = 113 },
	{ .first_fill = 77, .fills = 2, .kernel = 119 },
	{ .first_fill = 79, .fills = 2, .kernel = 120 },
	{ .first_fill = 81, .fills = 2, .kernel = 121 },
	{ .first_fill = 43, .fills = 2, .kernel = 122 },
	{ .first_fill = 43, .fills = 2, .kernel = 123 },
	{ .first_fill = 43, .fills = 2, .kernel = 124 },
	{ .first_fill = 43, .fills = 2, .kernel = 125 },
	{ .first_fill = 43, .fills = 2, .kernel = 126 },
	{ .first_fill = 43, .fills = 2, .kernel = 127 },
	{ .first_fill = 43, .fills = 2, .kernel = 128 },
	{ .first_fill = 43, .fills = 2, .kernel = 129 },
	{ .first_fill = 43, .fills = 2, .kernel = 130 },
	{ .first_fill = 83, .fills = 2, .kernel = 131 },
};

/* The entry of each form. */
static const uint16_t form_entries[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
	24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44,
	45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65,
	66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86,
	87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
	107, 108, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121,
};

/* The number that an immediate stands for. */
static uint64_t number_of(uint64_t value, const struct fill *fill)
{
	const uint64_t ones = UINT64_MAX >> (64 - fill->width);
	uint64_t bits = value >> fill->lsb & ones;
	if (fill->table)
		bits = (uint64_t)numbers[fill->table - 1 + bits];
	else if (fill->is_ones && bits >> (fill->width - 1))
		bits -= ones;
	else if (fill->is_signed && bits >> (fill->width - 1))
		bits -= UINT64_C(1) << (fill->width - 1) << 1;
	return bits * (uint64_t)fill->scale + (uint64_t)fill->offset;
}

static uint64_t operand_of(const struct fill *fill, uint64_t value)
{
	switch (fill->how) {
	case FILL_REGISTER:
		value += fill->lsb;
		return value + fill->part;
	case FILL_IMMEDIATE:
		return number_of(value, fill);
	case FILL_FLAG:
		return value == fill->on;
	default:
		return value;
	}
}

bool brew_prepare(const struct brew_insn *insn, struct brew_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t kernel = entry->kernel;
	bool modified = false;
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry->first_fill + i];
		const uint64_t value = operand_of(fill, brew_get(insn, (enum brew_field)fill->field));
		op->operand[fill->operand].value = (uint32_t)value;
		modified = modified || (fill->decides && value);
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		kernel += (uint32_t)brew_get(insn, (enum brew_field)choice->field) * choice->stride;
	}
	if (!table_of_kernels[kernel + modified])
		return false;
	op->index = (uint16_t)(INDEX_FIRST - 1 + table_of_kernels[kernel + modified]);
	op->units = (uint8_t)(insn->length / BREW_UNIT);
	return true;
}
