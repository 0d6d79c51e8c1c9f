/* Kernels of the interpreter: what the instructions do, a function for each way.
 *
 * Instruction set: SIMT GPU, 128-bit instructions.
 * Made by specc from the specification "GPU": change that, not this file. */
#include "gpu_kernels.h"
#include "gpu_float.h"

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD
 */
static enum gpu_stop kernel_FADD(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_NEAREST);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD, FADD.FTZ, FADD.SAT, FADD.FTZ.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FADD_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = gpu_f32_equal(r[i], 0u);
		const uint32_t v8 = gpu_f32_less(r[i], 0u);
		const uint32_t v9 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v10 = v9 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v7 | v8) ? 0u : v10;
		const uint32_t v11 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v11 >> 23 & 255u) == 0u) & ((uint32_t)((v11 & 0x7fffffu) == 0u) ^ 1u))
			? (v11 >> 31) << 31
			: v11;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ
 */
static enum gpu_stop kernel_FADD_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RP
 */
static enum gpu_stop kernel_FADD_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_UP);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RP, FADD.FTZ.RP, FADD.RP.SAT, FADD.FTZ.RP.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FADD_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = gpu_f32_equal(r[i], 0u);
		const uint32_t v8 = gpu_f32_less(r[i], 0u);
		const uint32_t v9 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v10 = v9 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v7 | v8) ? 0u : v10;
		const uint32_t v11 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v11 >> 23 & 255u) == 0u) & ((uint32_t)((v11 & 0x7fffffu) == 0u) ^ 1u))
			? (v11 >> 31) << 31
			: v11;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.RP
 */
static enum gpu_stop kernel_FADD_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RM
 */
static enum gpu_stop kernel_FADD_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_DOWN);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RM, FADD.FTZ.RM, FADD.RM.SAT, FADD.FTZ.RM.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FADD_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = gpu_f32_equal(r[i], 0u);
		const uint32_t v8 = gpu_f32_less(r[i], 0u);
		const uint32_t v9 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v10 = v9 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v7 | v8) ? 0u : v10;
		const uint32_t v11 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v11 >> 23 & 255u) == 0u) & ((uint32_t)((v11 & 0x7fffffu) == 0u) ^ 1u))
			? (v11 >> 31) << 31
			: v11;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.RM
 */
static enum gpu_stop kernel_FADD_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RZ
 */
static enum gpu_stop kernel_FADD_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_ZERO);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RZ, FADD.FTZ.RZ, FADD.RZ.SAT, FADD.FTZ.RZ.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FADD_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = gpu_f32_equal(r[i], 0u);
		const uint32_t v8 = gpu_f32_less(r[i], 0u);
		const uint32_t v9 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v10 = v9 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v7 | v8) ? 0u : v10;
		const uint32_t v11 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v11 >> 23 & 255u) == 0u) & ((uint32_t)((v11 & 0x7fffffu) == 0u) ^ 1u))
			? (v11 >> 31) << 31
			: v11;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.RZ
 */
static enum gpu_stop kernel_FADD_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.SAT
 */
static enum gpu_stop kernel_FADD_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t r[GPU_LANES];
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_NEAREST);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.SAT
 */
static enum gpu_stop kernel_FADD_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RP.SAT
 */
static enum gpu_stop kernel_FADD_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t r[GPU_LANES];
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_UP);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.RP.SAT
 */
static enum gpu_stop kernel_FADD_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RM.SAT
 */
static enum gpu_stop kernel_FADD_17(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t r[GPU_LANES];
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_DOWN);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.RM.SAT
 */
static enum gpu_stop kernel_FADD_18(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.RZ.SAT
 */
static enum gpu_stop kernel_FADD_19(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t r[GPU_LANES];
	gpu_round_add(r, Ra, SrcB, GPU_ROUND_ZERO);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FADD.ftz.sat.rnd Rd, Ra, SrcB
 * FADD.FTZ.RZ.SAT
 */
static enum gpu_stop kernel_FADD_20(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_add(r, v_row, v_row2, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL
 */
static enum gpu_stop kernel_FMUL(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = v & ((uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u))
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL, FMUL.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FMUL_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	const uint32_t sat = op->operand[9].value;
	const uint32_t v33 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v34 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v35 = v34 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v36 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v37 = v36 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v35 >> 23 & 255u) == 0u) & ((uint32_t)((v35 & 0x7fffffu) == 0u) ^ 1u))
			? (v35 >> 31) << 31
			: v35;
		v_row2[i] = v & ((uint32_t)((v37 >> 23 & 255u) == 0u) & ((uint32_t)((v37 & 0x7fffffu) == 0u) ^ 1u))
			? (v37 >> 31) << 31
			: v37;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v38 = gpu_f32_equal(r[i], 0u);
		const uint32_t v39 = gpu_f32_less(r[i], 0u);
		const uint32_t v40 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v41 = v40 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v38 | v39) ? 0u : v41;
		const uint32_t v42 = r[i] ^ ((r2 ^ r[i]) & (0u - v33));
		uint32_t Rd = v & ((uint32_t)((v42 >> 23 & 255u) == 0u) & ((uint32_t)((v42 & 0x7fffffu) == 0u) ^ 1u))
			? (v42 >> 31) << 31
			: v42;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RP
 */
static enum gpu_stop kernel_FMUL_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = v & ((uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u))
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RP, FMUL.RP.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FMUL_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	const uint32_t sat = op->operand[9].value;
	const uint32_t v33 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v34 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v35 = v34 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v36 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v37 = v36 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v35 >> 23 & 255u) == 0u) & ((uint32_t)((v35 & 0x7fffffu) == 0u) ^ 1u))
			? (v35 >> 31) << 31
			: v35;
		v_row2[i] = v & ((uint32_t)((v37 >> 23 & 255u) == 0u) & ((uint32_t)((v37 & 0x7fffffu) == 0u) ^ 1u))
			? (v37 >> 31) << 31
			: v37;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v38 = gpu_f32_equal(r[i], 0u);
		const uint32_t v39 = gpu_f32_less(r[i], 0u);
		const uint32_t v40 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v41 = v40 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v38 | v39) ? 0u : v41;
		const uint32_t v42 = r[i] ^ ((r2 ^ r[i]) & (0u - v33));
		uint32_t Rd = v & ((uint32_t)((v42 >> 23 & 255u) == 0u) & ((uint32_t)((v42 & 0x7fffffu) == 0u) ^ 1u))
			? (v42 >> 31) << 31
			: v42;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RM
 */
static enum gpu_stop kernel_FMUL_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = v & ((uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u))
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RM, FMUL.RM.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FMUL_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	const uint32_t sat = op->operand[9].value;
	const uint32_t v33 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v34 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v35 = v34 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v36 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v37 = v36 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v35 >> 23 & 255u) == 0u) & ((uint32_t)((v35 & 0x7fffffu) == 0u) ^ 1u))
			? (v35 >> 31) << 31
			: v35;
		v_row2[i] = v & ((uint32_t)((v37 >> 23 & 255u) == 0u) & ((uint32_t)((v37 & 0x7fffffu) == 0u) ^ 1u))
			? (v37 >> 31) << 31
			: v37;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v38 = gpu_f32_equal(r[i], 0u);
		const uint32_t v39 = gpu_f32_less(r[i], 0u);
		const uint32_t v40 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v41 = v40 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v38 | v39) ? 0u : v41;
		const uint32_t v42 = r[i] ^ ((r2 ^ r[i]) & (0u - v33));
		uint32_t Rd = v & ((uint32_t)((v42 >> 23 & 255u) == 0u) & ((uint32_t)((v42 & 0x7fffffu) == 0u) ^ 1u))
			? (v42 >> 31) << 31
			: v42;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RZ
 */
static enum gpu_stop kernel_FMUL_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = v & ((uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u))
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RZ, FMUL.RZ.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FMUL_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	const uint32_t sat = op->operand[9].value;
	const uint32_t v33 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v34 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v35 = v34 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v36 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v37 = v36 ^ (0x80000000u & (0u - SrcB_negated));
		v_row[i] = v & ((uint32_t)((v35 >> 23 & 255u) == 0u) & ((uint32_t)((v35 & 0x7fffffu) == 0u) ^ 1u))
			? (v35 >> 31) << 31
			: v35;
		v_row2[i] = v & ((uint32_t)((v37 >> 23 & 255u) == 0u) & ((uint32_t)((v37 & 0x7fffffu) == 0u) ^ 1u))
			? (v37 >> 31) << 31
			: v37;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v38 = gpu_f32_equal(r[i], 0u);
		const uint32_t v39 = gpu_f32_less(r[i], 0u);
		const uint32_t v40 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v41 = v40 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v38 | v39) ? 0u : v41;
		const uint32_t v42 = r[i] ^ ((r2 ^ r[i]) & (0u - v33));
		uint32_t Rd = v & ((uint32_t)((v42 >> 23 & 255u) == 0u) & ((uint32_t)((v42 & 0x7fffffu) == 0u) ^ 1u))
			? (v42 >> 31) << 31
			: v42;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.SAT
 */
static enum gpu_stop kernel_FMUL_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v33 = gpu_f32_equal(r[i], 0u);
		const uint32_t v34 = gpu_f32_less(r[i], 0u);
		const uint32_t v35 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v36 = v35 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v33 | v34) ? 0u : v36;
		uint32_t Rd = v & ((uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u))
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RP.SAT
 */
static enum gpu_stop kernel_FMUL_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v33 = gpu_f32_equal(r[i], 0u);
		const uint32_t v34 = gpu_f32_less(r[i], 0u);
		const uint32_t v35 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v36 = v35 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v33 | v34) ? 0u : v36;
		uint32_t Rd = v & ((uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u))
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RM.SAT
 */
static enum gpu_stop kernel_FMUL_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v33 = gpu_f32_equal(r[i], 0u);
		const uint32_t v34 = gpu_f32_less(r[i], 0u);
		const uint32_t v35 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v36 = v35 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v33 | v34) ? 0u : v36;
		uint32_t Rd = v & ((uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u))
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMUL.ftz.sat.rnd.scl Rd, Ra, SrcB
 * FMUL.RZ.SAT
 */
static enum gpu_stop kernel_FMUL_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t ftz = op->operand[7].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t scl = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(scl == 1u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(scl == 2u);
	const uint32_t v5 = v3 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v3 & v6;
	uint32_t v8 = v2 ? 0xffffffffu : 0xfffffffeu;
	const uint32_t v9 = v2 | v5;
	const uint32_t v10 = (uint32_t)(scl == 3u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = v9 ? v8 : 0xfffffffdu;
	const uint32_t v15 = v9 | v11;
	const uint32_t v16 = (uint32_t)(scl == 4u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = v15 ? v14 : 1u;
	const uint32_t v21 = v15 | v17;
	const uint32_t v22 = (uint32_t)(scl == 5u);
	const uint32_t v23 = v19 & v22;
	const uint32_t v24 = v22 ^ 1u;
	const uint32_t v25 = v19 & v24;
	uint32_t v26 = v21 ? v20 : 2u;
	const uint32_t v27 = v21 | v23;
	const uint32_t v28 = (uint32_t)(scl == 6u);
	const uint32_t v29 = v25 & v28;
	uint32_t v30 = v27 ? v26 : 3u;
	const uint32_t v31 = v27 | v29;
	uint32_t v32 = v31 ? v30 : 0u;
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		v_row[i] = v & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = v & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_mul(r, v_row, v_row2, (int)(int32_t)v32, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v33 = gpu_f32_equal(r[i], 0u);
		const uint32_t v34 = gpu_f32_less(r[i], 0u);
		const uint32_t v35 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v36 = v35 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v33 | v34) ? 0u : v36;
		uint32_t Rd = v & ((uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u))
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA
 */
static enum gpu_stop kernel_FFMA(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_NEAREST);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA, FFMA.FTZ, FFMA.SAT, FFMA.FTZ.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FFMA_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	const uint32_t SrcC_absolute = op->operand[9].value;
	const uint32_t SrcC_negated = op->operand[8].value;
	const uint32_t ftz = op->operand[10].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[11].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		const uint32_t v7 = SrcC[i] ^ (((SrcC[i] & 0x7fffffffu) ^ SrcC[i]) & (0u - SrcC_absolute));
		const uint32_t v8 = v7 ^ (0x80000000u & (0u - SrcC_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
		v_row3[i] = v & ((uint32_t)((v8 >> 23 & 255u) == 0u) & ((uint32_t)((v8 & 0x7fffffu) == 0u) ^ 1u))
			? (v8 >> 31) << 31
			: v8;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v9 = gpu_f32_equal(r[i], 0u);
		const uint32_t v10 = gpu_f32_less(r[i], 0u);
		const uint32_t v11 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v12 = v11 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v9 | v10) ? 0u : v12;
		const uint32_t v13 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v13 >> 23 & 255u) == 0u) & ((uint32_t)((v13 & 0x7fffffu) == 0u) ^ 1u))
			? (v13 >> 31) << 31
			: v13;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ
 */
static enum gpu_stop kernel_FFMA_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RP
 */
static enum gpu_stop kernel_FFMA_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_UP);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RP, FFMA.FTZ.RP, FFMA.RP.SAT, FFMA.FTZ.RP.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FFMA_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	const uint32_t SrcC_absolute = op->operand[9].value;
	const uint32_t SrcC_negated = op->operand[8].value;
	const uint32_t ftz = op->operand[10].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[11].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		const uint32_t v7 = SrcC[i] ^ (((SrcC[i] & 0x7fffffffu) ^ SrcC[i]) & (0u - SrcC_absolute));
		const uint32_t v8 = v7 ^ (0x80000000u & (0u - SrcC_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
		v_row3[i] = v & ((uint32_t)((v8 >> 23 & 255u) == 0u) & ((uint32_t)((v8 & 0x7fffffu) == 0u) ^ 1u))
			? (v8 >> 31) << 31
			: v8;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v9 = gpu_f32_equal(r[i], 0u);
		const uint32_t v10 = gpu_f32_less(r[i], 0u);
		const uint32_t v11 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v12 = v11 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v9 | v10) ? 0u : v12;
		const uint32_t v13 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v13 >> 23 & 255u) == 0u) & ((uint32_t)((v13 & 0x7fffffu) == 0u) ^ 1u))
			? (v13 >> 31) << 31
			: v13;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.RP
 */
static enum gpu_stop kernel_FFMA_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RM
 */
static enum gpu_stop kernel_FFMA_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_DOWN);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RM, FFMA.FTZ.RM, FFMA.RM.SAT, FFMA.FTZ.RM.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FFMA_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	const uint32_t SrcC_absolute = op->operand[9].value;
	const uint32_t SrcC_negated = op->operand[8].value;
	const uint32_t ftz = op->operand[10].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[11].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		const uint32_t v7 = SrcC[i] ^ (((SrcC[i] & 0x7fffffffu) ^ SrcC[i]) & (0u - SrcC_absolute));
		const uint32_t v8 = v7 ^ (0x80000000u & (0u - SrcC_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
		v_row3[i] = v & ((uint32_t)((v8 >> 23 & 255u) == 0u) & ((uint32_t)((v8 & 0x7fffffu) == 0u) ^ 1u))
			? (v8 >> 31) << 31
			: v8;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v9 = gpu_f32_equal(r[i], 0u);
		const uint32_t v10 = gpu_f32_less(r[i], 0u);
		const uint32_t v11 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v12 = v11 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v9 | v10) ? 0u : v12;
		const uint32_t v13 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v13 >> 23 & 255u) == 0u) & ((uint32_t)((v13 & 0x7fffffu) == 0u) ^ 1u))
			? (v13 >> 31) << 31
			: v13;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.RM
 */
static enum gpu_stop kernel_FFMA_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RZ
 */
static enum gpu_stop kernel_FFMA_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t *r = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_ZERO);
	gpu_merge32(gpu_row32(state, op, 0), r, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RZ, FFMA.FTZ.RZ, FFMA.RZ.SAT, FFMA.FTZ.RZ.SAT; operands with modifiers
 */
static enum gpu_stop kernel_FFMA_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	const uint32_t SrcC_absolute = op->operand[9].value;
	const uint32_t SrcC_negated = op->operand[8].value;
	const uint32_t ftz = op->operand[10].value;
	const uint32_t v = (uint32_t)(ftz == 1u);
	const uint32_t sat = op->operand[11].value;
	const uint32_t v2 = (uint32_t)(sat == 1u);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		const uint32_t v7 = SrcC[i] ^ (((SrcC[i] & 0x7fffffffu) ^ SrcC[i]) & (0u - SrcC_absolute));
		const uint32_t v8 = v7 ^ (0x80000000u & (0u - SrcC_negated));
		v_row[i] = v & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
			? (v4 >> 31) << 31
			: v4;
		v_row2[i] = v & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
		v_row3[i] = v & ((uint32_t)((v8 >> 23 & 255u) == 0u) & ((uint32_t)((v8 & 0x7fffffu) == 0u) ^ 1u))
			? (v8 >> 31) << 31
			: v8;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v9 = gpu_f32_equal(r[i], 0u);
		const uint32_t v10 = gpu_f32_less(r[i], 0u);
		const uint32_t v11 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v12 = v11 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v9 | v10) ? 0u : v12;
		const uint32_t v13 = r[i] ^ ((r2 ^ r[i]) & (0u - v2));
		uint32_t Rd = v & ((uint32_t)((v13 >> 23 & 255u) == 0u) & ((uint32_t)((v13 & 0x7fffffu) == 0u) ^ 1u))
			? (v13 >> 31) << 31
			: v13;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.RZ
 */
static enum gpu_stop kernel_FFMA_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t Rd = (uint32_t)((r[i] >> 23 & 255u) == 0u) & ((uint32_t)((r[i] & 0x7fffffu) == 0u) ^ 1u)
			? (r[i] >> 31) << 31
			: r[i];
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.SAT
 */
static enum gpu_stop kernel_FFMA_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_NEAREST);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.SAT
 */
static enum gpu_stop kernel_FFMA_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_NEAREST);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RP.SAT
 */
static enum gpu_stop kernel_FFMA_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_UP);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.RP.SAT
 */
static enum gpu_stop kernel_FFMA_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_UP);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RM.SAT
 */
static enum gpu_stop kernel_FFMA_17(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_DOWN);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.RM.SAT
 */
static enum gpu_stop kernel_FFMA_18(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_DOWN);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.RZ.SAT
 */
static enum gpu_stop kernel_FFMA_19(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, Ra, SrcB, SrcC, GPU_ROUND_ZERO);
	uint32_t *r_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		r_row[i] = r2;
	}
	gpu_merge32(gpu_row32(state, op, 0), r_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FFMA.ftz.sat.rnd Rd, Ra, SrcB, SrcC
 * FFMA.FTZ.RZ.SAT
 */
static enum gpu_stop kernel_FFMA_20(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 7);
	uint32_t v_row[GPU_LANES];
	uint32_t v_row2[GPU_LANES];
	uint32_t v_row3[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t SrcC2 = SrcC[i];
		v_row[i] = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		v_row2[i] = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		v_row3[i] = (uint32_t)((SrcC2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcC2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcC2 >> 31) << 31
			: SrcC2;
	}
	uint32_t r[GPU_LANES];
	gpu_round_fma(r, v_row, v_row2, v_row3, GPU_ROUND_ZERO);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = gpu_f32_equal(r[i], 0u);
		const uint32_t v2 = gpu_f32_less(r[i], 0u);
		const uint32_t v3 = gpu_f32_less(0x3f800000u, r[i]);
		uint32_t v4 = v3 ? 0x3f800000u : r[i];
		uint32_t r2 = (uint32_t)((r[i] & 0x7fffffffu) > 0x7f800000u) | (v | v2) ? 0u : v4;
		uint32_t Rd = (uint32_t)((r2 >> 23 & 255u) == 0u) & ((uint32_t)((r2 & 0x7fffffu) == 0u) ^ 1u)
			? (r2 >> 31) << 31
			: r2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMNMX.ftz.nan Rd, Ra, SrcB, pp
 * FMNMX
 */
static enum gpu_stop kernel_FMNMX(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v2 = gpu_f32_min(Ra[i], SrcB[i]);
		const uint32_t v3 = gpu_f32_max(Ra[i], SrcB[i]);
		uint32_t Rd = v & (gpu_mask)1 << i ? v2 : v3;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMNMX.ftz.nan Rd, Ra, SrcB, pp
 * FMNMX, FMNMX.FTZ, FMNMX.NAN, FMNMX.FTZ.NAN; operands with modifiers
 */
static enum gpu_stop kernel_FMNMX_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t nan = op->operand[10].value;
	const uint32_t v3 = (uint32_t)(nan == 1u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v4 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v5 = v4 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v6 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v7 = v6 ^ (0x80000000u & (0u - SrcB_negated));
		uint32_t a = v2 & ((uint32_t)((v5 >> 23 & 255u) == 0u) & ((uint32_t)((v5 & 0x7fffffu) == 0u) ^ 1u))
			? (v5 >> 31) << 31
			: v5;
		uint32_t b = v2 & ((uint32_t)((v7 >> 23 & 255u) == 0u) & ((uint32_t)((v7 & 0x7fffffu) == 0u) ^ 1u))
			? (v7 >> 31) << 31
			: v7;
		const uint32_t v8 = gpu_f32_min(a, b);
		const uint32_t v9 = gpu_f32_max(a, b);
		uint32_t v10 = v & (gpu_mask)1 << i ? v8 : v9;
		uint32_t Rd = v3 & ((uint32_t)((a & 0x7fffffffu) > 0x7f800000u) | (uint32_t)((b & 0x7fffffffu) > 0x7f800000u))
			? 0x7fffffffu
			: v10;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMNMX.ftz.nan Rd, Ra, SrcB, pp
 * FMNMX.FTZ
 */
static enum gpu_stop kernel_FMNMX_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v2 = gpu_f32_min(a, b);
		const uint32_t v3 = gpu_f32_max(a, b);
		uint32_t Rd = v & (gpu_mask)1 << i ? v2 : v3;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMNMX.ftz.nan Rd, Ra, SrcB, pp
 * FMNMX.NAN
 */
static enum gpu_stop kernel_FMNMX_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v2 = gpu_f32_min(Ra[i], SrcB[i]);
		const uint32_t v3 = gpu_f32_max(Ra[i], SrcB[i]);
		uint32_t v4 = v & (gpu_mask)1 << i ? v2 : v3;
		uint32_t Rd = (uint32_t)((Ra[i] & 0x7fffffffu) > 0x7f800000u) |
			(uint32_t)((SrcB[i] & 0x7fffffffu) > 0x7f800000u) ? 0x7fffffffu : v4;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FMNMX.ftz.nan Rd, Ra, SrcB, pp
 * FMNMX.FTZ.NAN
 */
static enum gpu_stop kernel_FMNMX_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = (uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v2 = gpu_f32_min(a, b);
		const uint32_t v3 = gpu_f32_max(a, b);
		uint32_t v4 = v & (gpu_mask)1 << i ? v2 : v3;
		uint32_t Rd = (uint32_t)((a & 0x7fffffffu) > 0x7f800000u) | (uint32_t)((b & 0x7fffffffu) > 0x7f800000u)
			? 0x7fffffffu
			: v4;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSETP.ftz.cmp.lop pu, pv, Ra, SrcB, pp
 * FSETP
 */
static enum gpu_stop kernel_FSETP(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 5);
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[10].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t cmp = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(cmp == 1u);
	const uint32_t v4 = (uint32_t)(cmp == 2u);
	const uint32_t v5 = (uint32_t)(cmp == 3u);
	const uint32_t v6 = (uint32_t)(cmp == 4u);
	const uint32_t v7 = (uint32_t)(cmp == 5u);
	const uint32_t v8 = (uint32_t)(cmp == 6u);
	const uint32_t v9 = (uint32_t)(cmp == 7u);
	const uint32_t v10 = (uint32_t)(cmp == 8u);
	const uint32_t v11 = (uint32_t)(cmp == 9u);
	const uint32_t v12 = (uint32_t)(cmp == 10u);
	const uint32_t v13 = (uint32_t)(cmp == 11u);
	const uint32_t v14 = (uint32_t)(cmp == 12u);
	const uint32_t v15 = (uint32_t)(cmp == 13u);
	const uint32_t lop = op->operand[12].value;
	const uint32_t v16 = (uint32_t)(lop == 1u);
	const uint32_t v17 = (uint32_t)(lop == 2u);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	gpu_mask v_bits3 = 0;
	gpu_mask v_bits4 = 0;
	gpu_mask v_bits5 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v18 = gpu_f32_equal(a, b);
		v_bits |= (gpu_mask)v18 << i;
		const uint32_t v19 = (uint32_t)((a & 0x7fffffffu) > 0x7f800000u);
		v_bits2 |= (gpu_mask)v19 << i;
		const uint32_t v20 = (uint32_t)((b & 0x7fffffffu) > 0x7f800000u);
		v_bits3 |= (gpu_mask)v20 << i;
		const uint32_t v21 = gpu_f32_less(a, b);
		v_bits4 |= (gpu_mask)v21 << i;
		const uint32_t v22 = gpu_f32_less(b, a);
		v_bits5 |= (gpu_mask)v22 << i;
	}
	const gpu_mask v23 = v_bits2 | v_bits3;
	const gpu_mask v24 = ~v23;
	const gpu_mask v25 = ~v_bits;
	const gpu_mask v26 = v24 & v25;
	gpu_mask v27 = v3 ? v26 : v_bits;
	gpu_mask v28 = v4 ? v_bits4 : v27;
	const gpu_mask v29 = v_bits | v_bits4;
	gpu_mask v30 = v5 ? v29 : v28;
	gpu_mask v31 = v6 ? v_bits5 : v30;
	const gpu_mask v32 = v_bits | v_bits5;
	gpu_mask v33 = v7 ? v32 : v31;
	const gpu_mask v34 = v_bits | v23;
	gpu_mask v35 = v8 ? v34 : v33;
	gpu_mask v36 = v9 ? v25 : v35;
	const gpu_mask v37 = ~v32;
	gpu_mask v38 = v10 ? v37 : v36;
	const gpu_mask v39 = ~v_bits5;
	gpu_mask v40 = v11 ? v39 : v38;
	const gpu_mask v41 = ~v29;
	gpu_mask v42 = v12 ? v41 : v40;
	const gpu_mask v43 = ~v_bits4;
	gpu_mask v44 = v13 ? v43 : v42;
	gpu_mask v45 = v14 ? v23 : v44;
	gpu_mask t = v15 ? v24 : v45;
	const gpu_mask v46 = v & t;
	const gpu_mask v47 = v | t;
	gpu_mask v48 = v16 ? v47 : v46;
	const gpu_mask v49 = v ^ t;
	gpu_mask pu = v17 ? v49 : v48;
	const gpu_mask v50 = ~t;
	const gpu_mask v51 = v & v50;
	const gpu_mask v52 = v | v50;
	gpu_mask v53 = v16 ? v52 : v51;
	const gpu_mask v54 = v ^ v50;
	gpu_mask pv = v17 ? v54 : v53;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSETP.ftz.cmp.lop pu, pv, Ra, SrcB, pp
 * FSETP; operands with modifiers
 */
static enum gpu_stop kernel_FSETP_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t Ra_absolute = op->operand[4].value;
	const uint32_t Ra_negated = op->operand[3].value;
	const uint32_t *SrcB = gpu_row32(state, op, 5);
	const uint32_t SrcB_absolute = op->operand[7].value;
	const uint32_t SrcB_negated = op->operand[6].value;
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[10].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t cmp = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(cmp == 1u);
	const uint32_t v4 = (uint32_t)(cmp == 2u);
	const uint32_t v5 = (uint32_t)(cmp == 3u);
	const uint32_t v6 = (uint32_t)(cmp == 4u);
	const uint32_t v7 = (uint32_t)(cmp == 5u);
	const uint32_t v8 = (uint32_t)(cmp == 6u);
	const uint32_t v9 = (uint32_t)(cmp == 7u);
	const uint32_t v10 = (uint32_t)(cmp == 8u);
	const uint32_t v11 = (uint32_t)(cmp == 9u);
	const uint32_t v12 = (uint32_t)(cmp == 10u);
	const uint32_t v13 = (uint32_t)(cmp == 11u);
	const uint32_t v14 = (uint32_t)(cmp == 12u);
	const uint32_t v15 = (uint32_t)(cmp == 13u);
	const uint32_t lop = op->operand[12].value;
	const uint32_t v16 = (uint32_t)(lop == 1u);
	const uint32_t v17 = (uint32_t)(lop == 2u);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	gpu_mask v_bits3 = 0;
	gpu_mask v_bits4 = 0;
	gpu_mask v_bits5 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v18 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v19 = v18 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v20 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v21 = v20 ^ (0x80000000u & (0u - SrcB_negated));
		uint32_t a = v2 & ((uint32_t)((v19 >> 23 & 255u) == 0u) & ((uint32_t)((v19 & 0x7fffffu) == 0u) ^ 1u))
			? (v19 >> 31) << 31
			: v19;
		uint32_t b = v2 & ((uint32_t)((v21 >> 23 & 255u) == 0u) & ((uint32_t)((v21 & 0x7fffffu) == 0u) ^ 1u))
			? (v21 >> 31) << 31
			: v21;
		const uint32_t v22 = gpu_f32_equal(a, b);
		v_bits |= (gpu_mask)v22 << i;
		const uint32_t v23 = (uint32_t)((a & 0x7fffffffu) > 0x7f800000u);
		v_bits2 |= (gpu_mask)v23 << i;
		const uint32_t v24 = (uint32_t)((b & 0x7fffffffu) > 0x7f800000u);
		v_bits3 |= (gpu_mask)v24 << i;
		const uint32_t v25 = gpu_f32_less(a, b);
		v_bits4 |= (gpu_mask)v25 << i;
		const uint32_t v26 = gpu_f32_less(b, a);
		v_bits5 |= (gpu_mask)v26 << i;
	}
	const gpu_mask v27 = v_bits2 | v_bits3;
	const gpu_mask v28 = ~v27;
	const gpu_mask v29 = ~v_bits;
	const gpu_mask v30 = v28 & v29;
	gpu_mask v31 = v3 ? v30 : v_bits;
	gpu_mask v32 = v4 ? v_bits4 : v31;
	const gpu_mask v33 = v_bits | v_bits4;
	gpu_mask v34 = v5 ? v33 : v32;
	gpu_mask v35 = v6 ? v_bits5 : v34;
	const gpu_mask v36 = v_bits | v_bits5;
	gpu_mask v37 = v7 ? v36 : v35;
	const gpu_mask v38 = v_bits | v27;
	gpu_mask v39 = v8 ? v38 : v37;
	gpu_mask v40 = v9 ? v29 : v39;
	const gpu_mask v41 = ~v36;
	gpu_mask v42 = v10 ? v41 : v40;
	const gpu_mask v43 = ~v_bits5;
	gpu_mask v44 = v11 ? v43 : v42;
	const gpu_mask v45 = ~v33;
	gpu_mask v46 = v12 ? v45 : v44;
	const gpu_mask v47 = ~v_bits4;
	gpu_mask v48 = v13 ? v47 : v46;
	gpu_mask v49 = v14 ? v27 : v48;
	gpu_mask t = v15 ? v28 : v49;
	const gpu_mask v50 = v & t;
	const gpu_mask v51 = v | t;
	gpu_mask v52 = v16 ? v51 : v50;
	const gpu_mask v53 = v ^ t;
	gpu_mask pu = v17 ? v53 : v52;
	const gpu_mask v54 = ~t;
	const gpu_mask v55 = v & v54;
	const gpu_mask v56 = v | v54;
	gpu_mask v57 = v16 ? v56 : v55;
	const gpu_mask v58 = v ^ v54;
	gpu_mask pv = v17 ? v58 : v57;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.EQ
 */
static enum gpu_stop kernel_FSET(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t t = gpu_f32_equal(a, b);
		const uint32_t v7 = v >> i & 1u & t;
		const uint32_t v8 = v7 ^ ((((v >> i & 1u) | t) ^ v7) & v3);
		const uint32_t q = v8 ^ (((v >> i & 1u) ^ t ^ v8) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.EQ, FSET.NE, FSET.LT, FSET.LE, FSET.GT, FSET.GE, FSET.EQU, FSET.NEU, FSET.LTU, FSET.LEU,
 * FSET.GTU, FSET.GEU and 2 more; operands with modifiers
 */
static enum gpu_stop kernel_FSET_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t cmp = op->operand[10].value;
	const uint32_t v3 = (uint32_t)(cmp == 1u);
	const uint32_t v4 = (uint32_t)(cmp == 2u);
	const uint32_t v5 = (uint32_t)(cmp == 3u);
	const uint32_t v6 = (uint32_t)(cmp == 4u);
	const uint32_t v7 = (uint32_t)(cmp == 5u);
	const uint32_t v8 = (uint32_t)(cmp == 6u);
	const uint32_t v9 = (uint32_t)(cmp == 7u);
	const uint32_t v10 = (uint32_t)(cmp == 8u);
	const uint32_t v11 = (uint32_t)(cmp == 9u);
	const uint32_t v12 = (uint32_t)(cmp == 10u);
	const uint32_t v13 = (uint32_t)(cmp == 11u);
	const uint32_t v14 = (uint32_t)(cmp == 12u);
	const uint32_t v15 = (uint32_t)(cmp == 13u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v16 = (uint32_t)(lop == 1u);
	const uint32_t v17 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v18 = (uint32_t)(bval == 0u);
	uint32_t v19 = v18 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v20 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v21 = v20 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v22 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v23 = v22 ^ (0x80000000u & (0u - SrcB_negated));
		uint32_t a = v2 & ((uint32_t)((v21 >> 23 & 255u) == 0u) & ((uint32_t)((v21 & 0x7fffffu) == 0u) ^ 1u))
			? (v21 >> 31) << 31
			: v21;
		uint32_t b = v2 & ((uint32_t)((v23 >> 23 & 255u) == 0u) & ((uint32_t)((v23 & 0x7fffffu) == 0u) ^ 1u))
			? (v23 >> 31) << 31
			: v23;
		const uint32_t v24 = gpu_f32_equal(a, b);
		const uint32_t v25 = (uint32_t)((a & 0x7fffffffu) > 0x7f800000u) | (uint32_t)((b & 0x7fffffffu) > 0x7f800000u);
		const uint32_t v26 = v25 ^ 1u;
		const uint32_t v27 = v24 ^ 1u;
		const uint32_t v28 = v24 ^ (((v26 & v27) ^ v24) & v3);
		const uint32_t v29 = gpu_f32_less(a, b);
		const uint32_t v30 = v28 ^ ((v29 ^ v28) & v4);
		const uint32_t v31 = v24 | v29;
		const uint32_t v32 = v30 ^ ((v31 ^ v30) & v5);
		const uint32_t v33 = gpu_f32_less(b, a);
		const uint32_t v34 = v32 ^ ((v33 ^ v32) & v6);
		const uint32_t v35 = v24 | v33;
		const uint32_t v36 = v34 ^ ((v35 ^ v34) & v7);
		const uint32_t v37 = v36 ^ (((v24 | v25) ^ v36) & v8);
		const uint32_t v38 = v37 ^ ((v27 ^ v37) & v9);
		const uint32_t v39 = v38 ^ ((v35 ^ 1u ^ v38) & v10);
		const uint32_t v40 = v39 ^ ((v33 ^ 1u ^ v39) & v11);
		const uint32_t v41 = v40 ^ ((v31 ^ 1u ^ v40) & v12);
		const uint32_t v42 = v41 ^ ((v29 ^ 1u ^ v41) & v13);
		const uint32_t v43 = v42 ^ ((v25 ^ v42) & v14);
		const uint32_t t = v43 ^ ((v26 ^ v43) & v15);
		const uint32_t v44 = v >> i & 1u & t;
		const uint32_t v45 = v44 ^ ((((v >> i & 1u) | t) ^ v44) & v16);
		const uint32_t q = v45 ^ (((v >> i & 1u) ^ t ^ v45) & v17);
		uint32_t Rd = q ? v19 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.NE
 */
static enum gpu_stop kernel_FSET_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t t = (((uint32_t)((a & 0x7fffffffu) > 0x7f800000u) |
			(uint32_t)((b & 0x7fffffffu) > 0x7f800000u)) ^ 1u) & (v7 ^ 1u);
		const uint32_t v8 = v >> i & 1u & t;
		const uint32_t v9 = v8 ^ ((((v >> i & 1u) | t) ^ v8) & v3);
		const uint32_t q = v9 ^ (((v >> i & 1u) ^ t ^ v9) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.LT
 */
static enum gpu_stop kernel_FSET_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t t = gpu_f32_less(a, b);
		const uint32_t v7 = v >> i & 1u & t;
		const uint32_t v8 = v7 ^ ((((v >> i & 1u) | t) ^ v7) & v3);
		const uint32_t q = v8 ^ (((v >> i & 1u) ^ t ^ v8) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.LE
 */
static enum gpu_stop kernel_FSET_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t v8 = gpu_f32_less(a, b);
		const uint32_t t = v7 | v8;
		const uint32_t v9 = v >> i & 1u & t;
		const uint32_t v10 = v9 ^ ((((v >> i & 1u) | t) ^ v9) & v3);
		const uint32_t q = v10 ^ (((v >> i & 1u) ^ t ^ v10) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.GT
 */
static enum gpu_stop kernel_FSET_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t t = gpu_f32_less(b, a);
		const uint32_t v7 = v >> i & 1u & t;
		const uint32_t v8 = v7 ^ ((((v >> i & 1u) | t) ^ v7) & v3);
		const uint32_t q = v8 ^ (((v >> i & 1u) ^ t ^ v8) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.GE
 */
static enum gpu_stop kernel_FSET_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t v8 = gpu_f32_less(b, a);
		const uint32_t t = v7 | v8;
		const uint32_t v9 = v >> i & 1u & t;
		const uint32_t v10 = v9 ^ ((((v >> i & 1u) | t) ^ v9) & v3);
		const uint32_t q = v10 ^ (((v >> i & 1u) ^ t ^ v10) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.EQU
 */
static enum gpu_stop kernel_FSET_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t t = (uint32_t)((a & 0x7fffffffu) > 0x7f800000u) | (uint32_t)((b & 0x7fffffffu) > 0x7f800000u) |
			v7;
		const uint32_t v8 = v >> i & 1u & t;
		const uint32_t v9 = v8 ^ ((((v >> i & 1u) | t) ^ v8) & v3);
		const uint32_t q = v9 ^ (((v >> i & 1u) ^ t ^ v9) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.NEU
 */
static enum gpu_stop kernel_FSET_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t t = v7 ^ 1u;
		const uint32_t v8 = v >> i & 1u & t;
		const uint32_t v9 = v8 ^ ((((v >> i & 1u) | t) ^ v8) & v3);
		const uint32_t q = v9 ^ (((v >> i & 1u) ^ t ^ v9) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.LTU
 */
static enum gpu_stop kernel_FSET_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t v8 = gpu_f32_less(b, a);
		const uint32_t t = (v7 | v8) ^ 1u;
		const uint32_t v9 = v >> i & 1u & t;
		const uint32_t v10 = v9 ^ ((((v >> i & 1u) | t) ^ v9) & v3);
		const uint32_t q = v10 ^ (((v >> i & 1u) ^ t ^ v10) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.LEU
 */
static enum gpu_stop kernel_FSET_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_less(b, a);
		const uint32_t t = v7 ^ 1u;
		const uint32_t v8 = v >> i & 1u & t;
		const uint32_t v9 = v8 ^ ((((v >> i & 1u) | t) ^ v8) & v3);
		const uint32_t q = v9 ^ (((v >> i & 1u) ^ t ^ v9) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.GTU
 */
static enum gpu_stop kernel_FSET_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_equal(a, b);
		const uint32_t v8 = gpu_f32_less(a, b);
		const uint32_t t = (v7 | v8) ^ 1u;
		const uint32_t v9 = v >> i & 1u & t;
		const uint32_t v10 = v9 ^ ((((v >> i & 1u) | t) ^ v9) & v3);
		const uint32_t q = v10 ^ (((v >> i & 1u) ^ t ^ v10) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.GEU
 */
static enum gpu_stop kernel_FSET_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? (Ra2 >> 31) << 31
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? (SrcB2 >> 31) << 31
			: SrcB2;
		const uint32_t v7 = gpu_f32_less(a, b);
		const uint32_t t = v7 ^ 1u;
		const uint32_t v8 = v >> i & 1u & t;
		const uint32_t v9 = v8 ^ ((((v >> i & 1u) | t) ^ v8) & v3);
		const uint32_t q = v9 ^ (((v >> i & 1u) ^ t ^ v9) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.NAN
 */
static enum gpu_stop kernel_FSET_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? 0u
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? 0u
			: SrcB2;
		const uint32_t t = (uint32_t)((a & 0x7fffffffu) > 0x7f800000u) | (uint32_t)((b & 0x7fffffffu) > 0x7f800000u);
		const uint32_t v7 = v >> i & 1u & t;
		const uint32_t v8 = v7 ^ ((((v >> i & 1u) | t) ^ v7) & v3);
		const uint32_t q = v8 ^ (((v >> i & 1u) ^ t ^ v8) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSET.ftz.cmp.lop.bval Rd, Ra, SrcB, pp
 * FSET.NUM
 */
static enum gpu_stop kernel_FSET_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	const uint32_t lop = op->operand[11].value;
	const uint32_t v3 = (uint32_t)(lop == 1u);
	const uint32_t v4 = (uint32_t)(lop == 2u);
	const uint32_t bval = op->operand[12].value;
	const uint32_t v5 = (uint32_t)(bval == 0u);
	uint32_t v6 = v5 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t a = v2 & ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u))
			? 0u
			: Ra2;
		uint32_t b = v2 & ((uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u))
			? 0u
			: SrcB2;
		const uint32_t t = ((uint32_t)((a & 0x7fffffffu) > 0x7f800000u) | (uint32_t)((b & 0x7fffffffu) > 0x7f800000u)) ^
			1u;
		const uint32_t v7 = v >> i & 1u & t;
		const uint32_t v8 = v7 ^ ((((v >> i & 1u) | t) ^ v7) & v3);
		const uint32_t q = v8 ^ (((v >> i & 1u) ^ t ^ v8) & v4);
		uint32_t Rd = q ? v6 : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSEL.ftz Rd, Ra, SrcB, pp
 * FSEL
 */
static enum gpu_stop kernel_FSEL(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t Rd = v & (gpu_mask)1 << i ? Ra2 : SrcB2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSEL.ftz Rd, Ra, SrcB, pp
 * FSEL, FSEL.FTZ; operands with modifiers
 */
static enum gpu_stop kernel_FSEL_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t ftz = op->operand[9].value;
	const uint32_t v2 = (uint32_t)(ftz == 1u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v4 = v3 ^ (0x80000000u & (0u - Ra_negated));
		const uint32_t v5 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t v6 = v5 ^ (0x80000000u & (0u - SrcB_negated));
		uint32_t v7 = v2 & ((uint32_t)((v6 >> 23 & 255u) == 0u) & ((uint32_t)((v6 & 0x7fffffu) == 0u) ^ 1u))
			? (v6 >> 31) << 31
			: v6;
		uint32_t Rd = v & (gpu_mask)1 << i
			? (v2 & ((uint32_t)((v4 >> 23 & 255u) == 0u) & ((uint32_t)((v4 & 0x7fffffu) == 0u) ^ 1u))
				? (v4 >> 31) << 31
				: v4)
			: v7;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FSEL.ftz Rd, Ra, SrcB, pp
 * FSEL.FTZ
 */
static enum gpu_stop kernel_FSEL_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t v2 = (uint32_t)((SrcB2 >> 23 & 255u) == 0u) & ((uint32_t)((SrcB2 & 0x7fffffu) == 0u) ^ 1u)
			? (SrcB2 >> 31) << 31
			: SrcB2;
		uint32_t Rd = v & (gpu_mask)1 << i
			? ((uint32_t)((Ra2 >> 23 & 255u) == 0u) & ((uint32_t)((Ra2 & 0x7fffffu) == 0u) ^ 1u)
				? (Ra2 >> 31) << 31
				: Ra2)
			: v2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FCHK pu, Ra, SrcB
 * FCHK
 */
static enum gpu_stop kernel_FCHK(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	gpu_mask v_bits3 = 0;
	gpu_mask v_bits4 = 0;
	gpu_mask v_bits5 = 0;
	gpu_mask v_bits6 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t ea = (Ra[i] >> 23 & 255u) - 127u;
		const uint32_t eb = (SrcB[i] >> 23 & 255u) - 127u;
		const uint32_t v = (uint32_t)((int32_t)ea > -103);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = (uint32_t)((int32_t)ea < 128);
		v_bits2 |= (gpu_mask)v2 << i;
		const uint32_t v3 = (uint32_t)((int32_t)eb > -126);
		v_bits3 |= (gpu_mask)v3 << i;
		const uint32_t v4 = (uint32_t)((int32_t)eb < 125);
		v_bits4 |= (gpu_mask)v4 << i;
		const uint32_t v5 = ea - eb;
		const uint32_t v6 = (uint32_t)((int32_t)v5 > -125);
		v_bits5 |= (gpu_mask)v6 << i;
		const uint32_t v7 = (uint32_t)((int32_t)v5 < 127);
		v_bits6 |= (gpu_mask)v7 << i;
	}
	const gpu_mask v8 = ~v_bits;
	const gpu_mask v9 = ~v_bits2;
	const gpu_mask v10 = v8 | v9;
	const gpu_mask v11 = ~v_bits3;
	const gpu_mask v12 = v10 | v11;
	const gpu_mask v13 = ~v_bits4;
	const gpu_mask v14 = v12 | v13;
	const gpu_mask v15 = ~v_bits5;
	const gpu_mask v16 = v14 | v15;
	const gpu_mask v17 = ~v_bits6;
	const gpu_mask pu = v16 | v17;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	return GPU_STOP_NONE;
}

/* falu.isa: FCHK pu, Ra, SrcB
 * FCHK; operands with modifiers
 */
static enum gpu_stop kernel_FCHK_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_absolute = op->operand[3].value;
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_absolute = op->operand[6].value;
	const uint32_t SrcB_negated = op->operand[5].value;
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	gpu_mask v_bits3 = 0;
	gpu_mask v_bits4 = 0;
	gpu_mask v_bits5 = 0;
	gpu_mask v_bits6 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = Ra[i] ^ (((Ra[i] & 0x7fffffffu) ^ Ra[i]) & (0u - Ra_absolute));
		const uint32_t v2 = SrcB[i] ^ (((SrcB[i] & 0x7fffffffu) ^ SrcB[i]) & (0u - SrcB_absolute));
		const uint32_t ea = ((v ^ (0x80000000u & (0u - Ra_negated))) >> 23 & 255u) - 127u;
		const uint32_t eb = ((v2 ^ (0x80000000u & (0u - SrcB_negated))) >> 23 & 255u) - 127u;
		const uint32_t v3 = (uint32_t)((int32_t)ea > -103);
		v_bits |= (gpu_mask)v3 << i;
		const uint32_t v4 = (uint32_t)((int32_t)ea < 128);
		v_bits2 |= (gpu_mask)v4 << i;
		const uint32_t v5 = (uint32_t)((int32_t)eb > -126);
		v_bits3 |= (gpu_mask)v5 << i;
		const uint32_t v6 = (uint32_t)((int32_t)eb < 125);
		v_bits4 |= (gpu_mask)v6 << i;
		const uint32_t v7 = ea - eb;
		const uint32_t v8 = (uint32_t)((int32_t)v7 > -125);
		v_bits5 |= (gpu_mask)v8 << i;
		const uint32_t v9 = (uint32_t)((int32_t)v7 < 127);
		v_bits6 |= (gpu_mask)v9 << i;
	}
	const gpu_mask v10 = ~v_bits;
	const gpu_mask v11 = ~v_bits2;
	const gpu_mask v12 = v10 | v11;
	const gpu_mask v13 = ~v_bits3;
	const gpu_mask v14 = v12 | v13;
	const gpu_mask v15 = ~v_bits4;
	const gpu_mask v16 = v14 | v15;
	const gpu_mask v17 = ~v_bits5;
	const gpu_mask v18 = v16 | v17;
	const gpu_mask v19 = ~v_bits6;
	const gpu_mask pu = v18 | v19;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IADD Rd, Ra, SrcB
 * IADD
 */
static enum gpu_stop kernel_IADD(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] + SrcB[i];
		Rd_row[i] = t;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IADD Rd, Ra, SrcB
 * IADD; operands with modifiers
 */
static enum gpu_stop kernel_IADD_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t SrcB_negated = op->operand[4].value;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (Ra[i] ^ (0u - Ra_negated)) - (0u - Ra_negated) +
			((SrcB[i] ^ (0u - SrcB_negated)) - (0u - SrcB_negated));
		Rd_row[i] = t;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IADD.X Rd, pu, Ra, SrcB, pp
 * IADD.X
 */
static enum gpu_stop kernel_IADD_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)(uint32_t)(v >> i & 1u) + ((uint64_t)Ra[i] + (uint64_t)SrcB[i]);
		const uint32_t Rd = (uint32_t)t;
		const uint32_t pu = (uint32_t)(t > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IADD.X Rd, pu, Ra, SrcB, pp
 * IADD.X; operands with modifiers
 */
static enum gpu_stop kernel_IADD_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t Ra_inverted = op->operand[3].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_inverted = op->operand[5].value;
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)(uint32_t)(v >> i & 1u) +
			((uint64_t)(Ra[i] ^ (0xffffffffu & (0u - Ra_inverted))) +
				(uint64_t)(SrcB[i] ^ (0xffffffffu & (0u - SrcB_inverted))));
		const uint32_t Rd = (uint32_t)t;
		const uint32_t pu = (uint32_t)(t > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IADD.X Rd, pu, Ra, SrcB, pp
 * IADD.X; a constant register as destination
 */
static enum gpu_stop kernel_IADD_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)(v >> i & 1u) + (Ra[i] + SrcB[i]);
		Rd_row[i] = t;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.LO.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD
 */
static enum gpu_stop kernel_IMAD(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint32_t t = a * b;
		const uint32_t s = SrcC[i] + t;
		const uint32_t pu = (uint32_t)(s < SrcC[i]);
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.LO.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD, IMAD.U32; operands with modifiers
 */
static enum gpu_stop kernel_IMAD_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const uint32_t SrcC_negated = op->operand[5].value;
	const uint32_t itype = op->operand[6].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint32_t t = (Ra[i] ^ ((a ^ Ra[i]) & (0u - v))) * (SrcB[i] ^ ((b ^ SrcB[i]) & (0u - v)));
		const uint64_t s = ((uint64_t)SrcC[i] ^
			(((UINT64_C(0x100000000) - (uint64_t)SrcC[i]) ^ (uint64_t)SrcC[i]) & (0 - (uint64_t)SrcC_negated))) +
			(uint64_t)t;
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.LO.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint32_t t = a * b;
		const uint32_t s = SrcC[i] + t;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.LO.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD.U32
 */
static enum gpu_stop kernel_IMAD_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] * SrcB[i];
		const uint32_t s = SrcC[i] + t;
		const uint32_t pu = (uint32_t)(s < SrcC[i]);
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.LO.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD.U32; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] * SrcB[i];
		const uint32_t s = SrcC[i] + t;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.HI.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X
 */
static enum gpu_stop kernel_IMAD_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint64_t t = (uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b;
		const uint64_t s = (uint64_t)(uint32_t)(v >> i & 1u) + ((uint64_t)SrcC[i] + (uint64_t)(uint32_t)(t >> 32));
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.HI.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X, IMAD.X.U32; operands with modifiers
 */
static enum gpu_stop kernel_IMAD_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const uint32_t SrcC_inverted = op->operand[5].value;
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint64_t t = ((uint64_t)Ra[i] ^
			(((uint64_t)(int64_t)(int32_t)a ^ (uint64_t)Ra[i]) & (0 - (uint64_t)v2))) *
			((uint64_t)SrcB[i] ^ (((uint64_t)(int64_t)(int32_t)b ^ (uint64_t)SrcB[i]) & (0 - (uint64_t)v2)));
		const uint64_t s = (uint64_t)(uint32_t)(v >> i & 1u) +
			((uint64_t)(SrcC[i] ^ (0xffffffffu & (0u - SrcC_inverted))) + (uint64_t)(uint32_t)(t >> 32));
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.HI.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint64_t t = (uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b;
		const uint32_t s = (uint32_t)(v >> i & 1u) + (SrcC[i] + (uint32_t)(t >> 32));
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.HI.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X.U32
 */
static enum gpu_stop kernel_IMAD_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] * (uint64_t)SrcB[i];
		const uint64_t s = (uint64_t)(uint32_t)(v >> i & 1u) + ((uint64_t)SrcC[i] + (uint64_t)(uint32_t)(t >> 32));
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.HI.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X.U32; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] * (uint64_t)SrcB[i];
		const uint32_t s = (uint32_t)(v >> i & 1u) + (SrcC[i] + (uint32_t)(t >> 32));
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD
 */
static enum gpu_stop kernel_IMAD_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	gpu_mask pu_bits = 0;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32),
			gpu_wide_signed((uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b));
		const uint32_t pu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
		pu_bits |= (gpu_mask)pu << i;
		const uint32_t Rd = (uint32_t)s.low;
		const uint32_t Rd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	gpu_commit_mask(gpu_word(state, op, 2), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD, IMAD.U32; operands with modifiers
 */
static enum gpu_stop kernel_IMAD_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	const uint32_t SrcC_negated = op->operand[7].value;
	const uint32_t itype = op->operand[8].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	gpu_mask pu_bits = 0;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t v2 = (uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32;
		const struct gpu_wide v3 = gpu_wide_sub(gpu_wide(UINT64_C(1), UINT64_C(0)), gpu_wide_unsigned(v2));
		struct gpu_wide v4 = SrcC_negated ? v3 : gpu_wide_unsigned(v2);
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const struct gpu_wide v5 = gpu_wide_mul(gpu_wide_signed((uint64_t)Ra[i] ^
			(((uint64_t)(int64_t)(int32_t)a ^ (uint64_t)Ra[i]) & (0 - (uint64_t)v))),
			gpu_wide_signed((uint64_t)SrcB[i] ^
				(((uint64_t)(int64_t)(int32_t)b ^ (uint64_t)SrcB[i]) & (0 - (uint64_t)v))));
		const struct gpu_wide s = gpu_wide_add(v4, v5);
		const uint32_t pu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
		pu_bits |= (gpu_mask)pu << i;
		const uint32_t Rd = (uint32_t)s.low;
		const uint32_t Rd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	gpu_commit_mask(gpu_word(state, op, 2), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint64_t s = ((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32) +
			(uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b;
		const uint32_t Rd = (uint32_t)s;
		const uint32_t Rd2 = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD.U32
 */
static enum gpu_stop kernel_IMAD_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	gpu_mask pu_bits = 0;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t v = (uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32;
		const uint64_t s = v + (uint64_t)Ra[i] * (uint64_t)SrcB[i];
		const uint32_t pu = (uint32_t)(s < v);
		pu_bits |= (gpu_mask)pu << i;
		const uint32_t Rd = (uint32_t)s;
		const uint32_t Rd2 = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	gpu_commit_mask(gpu_word(state, op, 2), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.itype Rd, pu, Ra, SrcB, SrcC
 * IMAD.U32; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t s = ((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32) + (uint64_t)Ra[i] * (uint64_t)SrcB[i];
		const uint32_t Rd = (uint32_t)s;
		const uint32_t Rd2 = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X
 */
static enum gpu_stop kernel_IMAD_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	gpu_mask pu_bits = 0;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const struct gpu_wide v2 = gpu_wide_add(gpu_wide_unsigned((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32),
			gpu_wide_signed((uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b));
		const struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned((uint32_t)(v >> i & 1u)), v2);
		const uint32_t pu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
		pu_bits |= (gpu_mask)pu << i;
		const uint32_t Rd = (uint32_t)s.low;
		const uint32_t Rd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	gpu_commit_mask(gpu_word(state, op, 2), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X, IMAD.X.U32; operands with modifiers
 */
static enum gpu_stop kernel_IMAD_17(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	const uint32_t SrcC_inverted = op->operand[7].value;
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[10].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	gpu_mask pu_bits = 0;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t v3 = (uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32;
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const struct gpu_wide v4 = gpu_wide_mul(gpu_wide_signed((uint64_t)Ra[i] ^
			(((uint64_t)(int64_t)(int32_t)a ^ (uint64_t)Ra[i]) & (0 - (uint64_t)v2))),
			gpu_wide_signed((uint64_t)SrcB[i] ^
				(((uint64_t)(int64_t)(int32_t)b ^ (uint64_t)SrcB[i]) & (0 - (uint64_t)v2))));
		const struct gpu_wide v5 = gpu_wide_add(gpu_wide_unsigned(v3 ^
			(UINT64_C(0xffffffffffffffff) & (0 - (uint64_t)SrcC_inverted))), v4);
		const struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned((uint32_t)(v >> i & 1u)), v5);
		const uint32_t pu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
		pu_bits |= (gpu_mask)pu << i;
		const uint32_t Rd = (uint32_t)s.low;
		const uint32_t Rd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	gpu_commit_mask(gpu_word(state, op, 2), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_18(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint64_t s = (uint64_t)(uint32_t)(v >> i & 1u) +
			(((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32) +
				(uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b);
		const uint32_t Rd = (uint32_t)s;
		const uint32_t Rd2 = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X.U32
 */
static enum gpu_stop kernel_IMAD_19(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	gpu_mask pu_bits = 0;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const struct gpu_wide v2 = gpu_wide_add(gpu_wide_unsigned((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32),
			gpu_wide_unsigned((uint64_t)Ra[i] * (uint64_t)SrcB[i]));
		const struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned((uint32_t)(v >> i & 1u)), v2);
		const uint32_t pu = gpu_wide_less(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
		pu_bits |= (gpu_mask)pu << i;
		const uint32_t Rd = (uint32_t)s.low;
		const uint32_t Rd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	gpu_commit_mask(gpu_word(state, op, 2), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMAD.WIDE.X.itype Rd, pu, Ra, SrcB, SrcC, pp
 * IMAD.X.U32; a constant register as destination
 */
static enum gpu_stop kernel_IMAD_20(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 3);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *SrcC = gpu_row32(state, op, 5);
	const uint32_t *SrcC2 = gpu_row32(state, op, 6);
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	uint32_t *Rd_row2 = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t s = (uint64_t)(uint32_t)(v >> i & 1u) +
			(((uint64_t)SrcC[i] | (uint64_t)SrcC2[i] << 32) + (uint64_t)Ra[i] * (uint64_t)SrcB[i]);
		const uint32_t Rd = (uint32_t)s;
		const uint32_t Rd2 = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
		Rd_row2[i] = Rd2;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row2, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S16.S8
 */
static enum gpu_stop kernel_IDP(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 15 & 1u ? a2 : a) * (SrcB[i] >> 7 & 1u ? b2 : b));
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 31 ? a4 : a3) * (SrcB[i] >> 15 & 1u ? b4 : b3));
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)((int64_t)d3 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S16.S8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint32_t d2 = d + (Ra[i] >> 15 & 1u ? a2 : a) * (SrcB[i] >> 7 & 1u ? b2 : b);
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint32_t d3 = d2 + (Ra[i] >> 31 ? a4 : a3) * (SrcB[i] >> 15 & 1u ? b4 : b3);
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.S16.S8
 */
static enum gpu_stop kernel_IDP_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		const uint32_t b2 = b - 256u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 15 & 1u ? a2 : a) * (SrcB[i] >> 23 & 1u ? b2 : b));
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b3 = SrcB[i] >> 24;
		const uint32_t b4 = b3 - 256u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 31 ? a4 : a3) * (SrcB[i] >> 31 ? b4 : b3));
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)((int64_t)d3 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.S16.S8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		const uint32_t b2 = b - 256u;
		uint32_t d2 = d + (Ra[i] >> 15 & 1u ? a2 : a) * (SrcB[i] >> 23 & 1u ? b2 : b);
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b3 = SrcB[i] >> 24;
		const uint32_t b4 = b3 - 256u;
		uint32_t d3 = d2 + (Ra[i] >> 31 ? a4 : a3) * (SrcB[i] >> 31 ? b4 : b3);
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U16.S8
 */
static enum gpu_stop kernel_IDP_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)(a * (SrcB[i] >> 7 & 1u ? b2 : b));
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)(a2 * (SrcB[i] >> 15 & 1u ? b4 : b3));
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)((int64_t)d3 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U16.S8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint32_t d2 = d + a * (SrcB[i] >> 7 & 1u ? b2 : b);
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint32_t d3 = d2 + a2 * (SrcB[i] >> 15 & 1u ? b4 : b3);
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.U16.S8
 */
static enum gpu_stop kernel_IDP_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		const uint32_t b2 = b - 256u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)(a * (SrcB[i] >> 23 & 1u ? b2 : b));
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b3 = SrcB[i] >> 24;
		const uint32_t b4 = b3 - 256u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)(a2 * (SrcB[i] >> 31 ? b4 : b3));
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)((int64_t)d3 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.U16.S8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		const uint32_t b2 = b - 256u;
		uint32_t d2 = d + a * (SrcB[i] >> 23 & 1u ? b2 : b);
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b3 = SrcB[i] >> 24;
		const uint32_t b4 = b3 - 256u;
		uint32_t d3 = d2 + a2 * (SrcB[i] >> 31 ? b4 : b3);
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S16.U8
 */
static enum gpu_stop kernel_IDP_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] & 255u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 15 & 1u ? a2 : a) * b);
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 31 ? a4 : a3) * b2);
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)((int64_t)d3 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S16.U8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] & 255u;
		uint32_t d2 = d + (Ra[i] >> 15 & 1u ? a2 : a) * b;
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		uint32_t d3 = d2 + (Ra[i] >> 31 ? a4 : a3) * b2;
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.S16.U8
 */
static enum gpu_stop kernel_IDP_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 15 & 1u ? a2 : a) * b);
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b2 = SrcB[i] >> 24;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 31 ? a4 : a3) * b2);
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)((int64_t)d3 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.S16.U8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t a2 = a - 0x10000u;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		uint32_t d2 = d + (Ra[i] >> 15 & 1u ? a2 : a) * b;
		const uint32_t a3 = Ra[i] >> 16;
		const uint32_t a4 = a3 - 0x10000u;
		const uint32_t b2 = SrcB[i] >> 24;
		uint32_t d3 = d2 + (Ra[i] >> 31 ? a4 : a3) * b2;
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U16.U8
 */
static enum gpu_stop kernel_IDP_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] & 255u;
		const uint64_t d2 = d + (uint64_t)(a * b);
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		const uint64_t d3 = d2 + (uint64_t)(a2 * b2);
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)(d3 > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U16.U8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t d2 = d + a * b;
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		const uint32_t d3 = d2 + a2 * b2;
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.U16.U8
 */
static enum gpu_stop kernel_IDP_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		const uint64_t d2 = d + (uint64_t)(a * b);
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b2 = SrcB[i] >> 24;
		const uint64_t d3 = d2 + (uint64_t)(a2 * b2);
		const uint32_t Rd = (uint32_t)d3;
		const uint32_t pu = (uint32_t)(d3 > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.2A.lohi.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.HI.U16.U8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 0xffffu;
		const uint32_t b = SrcB[i] >> 16 & 255u;
		const uint32_t d2 = d + a * b;
		const uint32_t a2 = Ra[i] >> 16;
		const uint32_t b2 = SrcB[i] >> 24;
		const uint32_t d3 = d2 + a2 * b2;
		Rd_row[i] = d3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S8.S8
 */
static enum gpu_stop kernel_IDP_17(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t a2 = a - 256u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 7 & 1u ? a2 : a) * (SrcB[i] >> 7 & 1u ? b2 : b));
		const uint32_t a3 = Ra[i] >> 8 & 255u;
		const uint32_t a4 = a3 - 256u;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 15 & 1u ? a4 : a3) * (SrcB[i] >> 15 & 1u ? b4 : b3));
		const uint32_t a5 = Ra[i] >> 16 & 255u;
		const uint32_t a6 = a5 - 256u;
		const uint32_t b5 = SrcB[i] >> 16 & 255u;
		const uint32_t b6 = b5 - 256u;
		uint64_t d4 = d3 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 23 & 1u ? a6 : a5) * (SrcB[i] >> 23 & 1u ? b6 : b5));
		const uint32_t a7 = Ra[i] >> 24;
		const uint32_t a8 = a7 - 256u;
		const uint32_t b7 = SrcB[i] >> 24;
		const uint32_t b8 = b7 - 256u;
		uint64_t d5 = d4 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 31 ? a8 : a7) * (SrcB[i] >> 31 ? b8 : b7));
		const uint32_t Rd = (uint32_t)d5;
		const uint32_t pu = (uint32_t)((int64_t)d5 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S8.S8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_18(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t a2 = a - 256u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint32_t d2 = d + (Ra[i] >> 7 & 1u ? a2 : a) * (SrcB[i] >> 7 & 1u ? b2 : b);
		const uint32_t a3 = Ra[i] >> 8 & 255u;
		const uint32_t a4 = a3 - 256u;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint32_t d3 = d2 + (Ra[i] >> 15 & 1u ? a4 : a3) * (SrcB[i] >> 15 & 1u ? b4 : b3);
		const uint32_t a5 = Ra[i] >> 16 & 255u;
		const uint32_t a6 = a5 - 256u;
		const uint32_t b5 = SrcB[i] >> 16 & 255u;
		const uint32_t b6 = b5 - 256u;
		uint32_t d4 = d3 + (Ra[i] >> 23 & 1u ? a6 : a5) * (SrcB[i] >> 23 & 1u ? b6 : b5);
		const uint32_t a7 = Ra[i] >> 24;
		const uint32_t a8 = a7 - 256u;
		const uint32_t b7 = SrcB[i] >> 24;
		const uint32_t b8 = b7 - 256u;
		uint32_t d5 = d4 + (Ra[i] >> 31 ? a8 : a7) * (SrcB[i] >> 31 ? b8 : b7);
		Rd_row[i] = d5;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U8.S8
 */
static enum gpu_stop kernel_IDP_19(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)(a * (SrcB[i] >> 7 & 1u ? b2 : b));
		const uint32_t a2 = Ra[i] >> 8 & 255u;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)(a2 * (SrcB[i] >> 15 & 1u ? b4 : b3));
		const uint32_t a3 = Ra[i] >> 16 & 255u;
		const uint32_t b5 = SrcB[i] >> 16 & 255u;
		const uint32_t b6 = b5 - 256u;
		uint64_t d4 = d3 + (uint64_t)(int64_t)(int32_t)(a3 * (SrcB[i] >> 23 & 1u ? b6 : b5));
		const uint32_t a4 = Ra[i] >> 24;
		const uint32_t b7 = SrcB[i] >> 24;
		const uint32_t b8 = b7 - 256u;
		uint64_t d5 = d4 + (uint64_t)(int64_t)(int32_t)(a4 * (SrcB[i] >> 31 ? b8 : b7));
		const uint32_t Rd = (uint32_t)d5;
		const uint32_t pu = (uint32_t)((int64_t)d5 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U8.S8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_20(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t b2 = b - 256u;
		uint32_t d2 = d + a * (SrcB[i] >> 7 & 1u ? b2 : b);
		const uint32_t a2 = Ra[i] >> 8 & 255u;
		const uint32_t b3 = SrcB[i] >> 8 & 255u;
		const uint32_t b4 = b3 - 256u;
		uint32_t d3 = d2 + a2 * (SrcB[i] >> 15 & 1u ? b4 : b3);
		const uint32_t a3 = Ra[i] >> 16 & 255u;
		const uint32_t b5 = SrcB[i] >> 16 & 255u;
		const uint32_t b6 = b5 - 256u;
		uint32_t d4 = d3 + a3 * (SrcB[i] >> 23 & 1u ? b6 : b5);
		const uint32_t a4 = Ra[i] >> 24;
		const uint32_t b7 = SrcB[i] >> 24;
		const uint32_t b8 = b7 - 256u;
		uint32_t d5 = d4 + a4 * (SrcB[i] >> 31 ? b8 : b7);
		Rd_row[i] = d5;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S8.U8
 */
static enum gpu_stop kernel_IDP_21(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t a2 = a - 256u;
		const uint32_t b = SrcB[i] & 255u;
		uint64_t d2 = d + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 7 & 1u ? a2 : a) * b);
		const uint32_t a3 = Ra[i] >> 8 & 255u;
		const uint32_t a4 = a3 - 256u;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		uint64_t d3 = d2 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 15 & 1u ? a4 : a3) * b2);
		const uint32_t a5 = Ra[i] >> 16 & 255u;
		const uint32_t a6 = a5 - 256u;
		const uint32_t b3 = SrcB[i] >> 16 & 255u;
		uint64_t d4 = d3 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 23 & 1u ? a6 : a5) * b3);
		const uint32_t a7 = Ra[i] >> 24;
		const uint32_t a8 = a7 - 256u;
		const uint32_t b4 = SrcB[i] >> 24;
		uint64_t d5 = d4 + (uint64_t)(int64_t)(int32_t)((Ra[i] >> 31 ? a8 : a7) * b4);
		const uint32_t Rd = (uint32_t)d5;
		const uint32_t pu = (uint32_t)((int64_t)d5 > INT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.S8.U8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_22(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t a2 = a - 256u;
		const uint32_t b = SrcB[i] & 255u;
		uint32_t d2 = d + (Ra[i] >> 7 & 1u ? a2 : a) * b;
		const uint32_t a3 = Ra[i] >> 8 & 255u;
		const uint32_t a4 = a3 - 256u;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		uint32_t d3 = d2 + (Ra[i] >> 15 & 1u ? a4 : a3) * b2;
		const uint32_t a5 = Ra[i] >> 16 & 255u;
		const uint32_t a6 = a5 - 256u;
		const uint32_t b3 = SrcB[i] >> 16 & 255u;
		uint32_t d4 = d3 + (Ra[i] >> 23 & 1u ? a6 : a5) * b3;
		const uint32_t a7 = Ra[i] >> 24;
		const uint32_t a8 = a7 - 256u;
		const uint32_t b4 = SrcB[i] >> 24;
		uint32_t d5 = d4 + (Ra[i] >> 31 ? a8 : a7) * b4;
		Rd_row[i] = d5;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U8.U8
 */
static enum gpu_stop kernel_IDP_23(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t d = (uint64_t)SrcC[i] + (uint64_t)(uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t b = SrcB[i] & 255u;
		const uint64_t d2 = d + (uint64_t)(a * b);
		const uint32_t a2 = Ra[i] >> 8 & 255u;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		const uint64_t d3 = d2 + (uint64_t)(a2 * b2);
		const uint32_t a3 = Ra[i] >> 16 & 255u;
		const uint32_t b3 = SrcB[i] >> 16 & 255u;
		const uint64_t d4 = d3 + (uint64_t)(a3 * b3);
		const uint32_t a4 = Ra[i] >> 24;
		const uint32_t b4 = SrcB[i] >> 24;
		const uint64_t d5 = d4 + (uint64_t)(a4 * b4);
		const uint32_t Rd = (uint32_t)d5;
		const uint32_t pu = (uint32_t)(d5 > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IDP.4A.afmt.bfmt Rd, pu, Ra, SrcB, SrcC, pp
 * IDP.U8.U8; a constant register as destination
 */
static enum gpu_stop kernel_IDP_24(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t d = SrcC[i] + (uint32_t)(v >> i & 1u);
		const uint32_t a = Ra[i] & 255u;
		const uint32_t b = SrcB[i] & 255u;
		const uint32_t d2 = d + a * b;
		const uint32_t a2 = Ra[i] >> 8 & 255u;
		const uint32_t b2 = SrcB[i] >> 8 & 255u;
		const uint32_t d3 = d2 + a2 * b2;
		const uint32_t a3 = Ra[i] >> 16 & 255u;
		const uint32_t b3 = SrcB[i] >> 16 & 255u;
		const uint32_t d4 = d3 + a3 * b3;
		const uint32_t a4 = Ra[i] >> 24;
		const uint32_t b4 = SrcB[i] >> 24;
		const uint32_t d5 = d4 + a4 * b4;
		Rd_row[i] = d5;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMUL.lohi.itype Rd, Ra, SrcB
 * IMUL
 */
static enum gpu_stop kernel_IMUL(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint32_t t = a * b;
		Rd_row[i] = t;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMUL.lohi.itype Rd, Ra, SrcB
 * IMUL, IMUL.U32, IMUL.HI, IMUL.U32.HI; operands with modifiers
 */
static enum gpu_stop kernel_IMUL_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t SrcB_negated = op->operand[3].value;
	const uint32_t itype = op->operand[4].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	const uint32_t lohi = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(lohi == 0u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = (SrcB[i] ^ (0u - SrcB_negated)) - (0u - SrcB_negated);
		const uint32_t a = Ra[i];
		const uint64_t t = ((uint64_t)Ra[i] ^ (((uint64_t)(int64_t)(int32_t)a ^ (uint64_t)Ra[i]) & (0 - (uint64_t)v))) *
			((uint64_t)v3 ^ (((uint64_t)(int64_t)(int32_t)v3 ^ (uint64_t)v3) & (0 - (uint64_t)v)));
		const uint32_t v4 = (uint32_t)(t >> 32);
		const uint32_t Rd = v4 ^ (((uint32_t)t ^ v4) & (0u - v2));
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMUL.lohi.itype Rd, Ra, SrcB
 * IMUL.U32
 */
static enum gpu_stop kernel_IMUL_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] * SrcB[i];
		Rd_row[i] = t;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMUL.lohi.itype Rd, Ra, SrcB
 * IMUL.HI
 */
static enum gpu_stop kernel_IMUL_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint64_t t = (uint64_t)(int64_t)(int32_t)a * (uint64_t)(int64_t)(int32_t)b;
		const uint32_t Rd = (uint32_t)(t >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMUL.lohi.itype Rd, Ra, SrcB
 * IMUL.U32.HI
 */
static enum gpu_stop kernel_IMUL_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] * (uint64_t)SrcB[i];
		const uint32_t Rd = (uint32_t)(t >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.LO Rd, pu, Ra, SrcB, UImm5Sca
 * LEA
 */
static enum gpu_stop kernel_LEA(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t UImm5Sca = op->operand[6].value;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] << UImm5Sca;
		const uint32_t s = SrcB[i] + t;
		const uint32_t pu = (uint32_t)(s < SrcB[i]);
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.LO Rd, pu, Ra, SrcB, UImm5Sca
 * LEA; operands with modifiers
 */
static enum gpu_stop kernel_LEA_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t Ra_negated = op->operand[3].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t UImm5Sca = op->operand[6].value;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] << UImm5Sca;
		const uint64_t t2 = UINT64_C(0x100000000) - (uint64_t)t;
		const uint64_t s = ((uint64_t)SrcB[i] ^
			(((UINT64_C(0x100000000) - (uint64_t)SrcB[i]) ^ (uint64_t)SrcB[i]) & (0 - (uint64_t)SrcB_negated))) +
			((uint64_t)t ^ ((t2 ^ (uint64_t)t) & (0 - (uint64_t)Ra_negated)));
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.LO Rd, pu, Ra, SrcB, UImm5Sca
 * LEA; a constant register as destination
 */
static enum gpu_stop kernel_LEA_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t UImm5Sca = op->operand[6].value;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i] << UImm5Sca;
		const uint32_t s = SrcB[i] + t;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.HI.X Rd, pu, Ra, SrcB, Rc, UImm5Sca, pp
 * LEA.X
 */
static enum gpu_stop kernel_LEA_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *Rc = gpu_row32(state, op, 6);
	const uint32_t UImm5Sca = op->operand[7].value;
	const uint32_t v = 32u - UImm5Sca;
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t x = (uint64_t)Ra[i] | (uint64_t)Rc[i] << 32;
		const uint32_t t = (uint32_t)(x >> v);
		const uint64_t s = (uint64_t)(uint32_t)(v2 >> i & 1u) + ((uint64_t)SrcB[i] + (uint64_t)t);
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.HI.X Rd, pu, Ra, SrcB, Rc, UImm5Sca, pp
 * LEA.X; operands with modifiers
 */
static enum gpu_stop kernel_LEA_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t Ra_inverted = op->operand[3].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_inverted = op->operand[5].value;
	const uint32_t *Rc = gpu_row32(state, op, 6);
	const uint32_t UImm5Sca = op->operand[7].value;
	const uint32_t v = 32u - UImm5Sca;
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t x = (uint64_t)Ra[i] | (uint64_t)Rc[i] << 32;
		const uint32_t t = (uint32_t)(x >> v);
		const uint32_t t2 = 0xffffffffu - t;
		const uint64_t s = (uint64_t)(uint32_t)(v2 >> i & 1u) +
			((uint64_t)(SrcB[i] ^ (0xffffffffu & (0u - SrcB_inverted))) +
				(uint64_t)(t ^ ((t2 ^ t) & (0u - Ra_inverted))));
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.HI.X Rd, pu, Ra, SrcB, Rc, UImm5Sca, pp
 * LEA.X; a constant register as destination
 */
static enum gpu_stop kernel_LEA_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t *Rc = gpu_row32(state, op, 6);
	const uint32_t UImm5Sca = op->operand[7].value;
	const uint32_t v = 32u - UImm5Sca;
	const gpu_mask pp = *gpu_word(state, op, 8);
	const uint32_t pp_inverted = op->operand[9].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t x = (uint64_t)Ra[i] | (uint64_t)Rc[i] << 32;
		const uint32_t t = (uint32_t)(x >> v);
		const uint32_t s = (uint32_t)(v2 >> i & 1u) + (SrcB[i] + t);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.HI.X.SX32 Rd, pu, Ra, SrcB, UImm5Sca, pp
 * LEA.X
 */
static enum gpu_stop kernel_LEA_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t UImm5Sca = op->operand[6].value;
	const uint32_t v = 32u - UImm5Sca;
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t x = Ra[i];
		uint32_t t = (uint32_t)((int32_t)x >> (v < 32 ? v : 31));
		const uint64_t s = (uint64_t)(uint32_t)(v2 >> i & 1u) + ((uint64_t)SrcB[i] + (uint64_t)t);
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.HI.X.SX32 Rd, pu, Ra, SrcB, UImm5Sca, pp
 * LEA.X; operands with modifiers
 */
static enum gpu_stop kernel_LEA_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t Ra_inverted = op->operand[3].value;
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t SrcB_inverted = op->operand[5].value;
	const uint32_t UImm5Sca = op->operand[6].value;
	const uint32_t v = 32u - UImm5Sca;
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t x = Ra[i] ^ (0xffffffffu & (0u - Ra_inverted));
		uint32_t t = (uint32_t)((int32_t)x >> (v < 32 ? v : 31));
		const uint64_t s = (uint64_t)(uint32_t)(v2 >> i & 1u) +
			((uint64_t)(SrcB[i] ^ (0xffffffffu & (0u - SrcB_inverted))) + (uint64_t)t);
		const uint32_t Rd = (uint32_t)s;
		const uint32_t pu = (uint32_t)(s > UINT64_C(0xffffffff));
		pu_bits |= (gpu_mask)pu << i;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LEA.HI.X.SX32 Rd, pu, Ra, SrcB, UImm5Sca, pp
 * LEA.X; a constant register as destination
 */
static enum gpu_stop kernel_LEA_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 4);
	const uint32_t UImm5Sca = op->operand[6].value;
	const uint32_t v = 32u - UImm5Sca;
	const gpu_mask pp = *gpu_word(state, op, 7);
	const uint32_t pp_inverted = op->operand[8].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t x = Ra[i];
		uint32_t t = (uint32_t)((int32_t)x >> (v < 32 ? v : 31));
		const uint32_t s = (uint32_t)(v2 >> i & 1u) + (SrcB[i] + t);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IABS Rd, SrcB
 * IABS
 */
static enum gpu_stop kernel_IABS(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcB = gpu_row32(state, op, 1);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = SrcB[i];
		uint32_t Rd = (int32_t)a < 0 ? 0u - a : a;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IABS Rd, SrcB
 * IABS; operands with modifiers
 */
static enum gpu_stop kernel_IABS_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcB = gpu_row32(state, op, 1);
	const uint32_t SrcB_negated = op->operand[2].value;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = (SrcB[i] ^ (0u - SrcB_negated)) - (0u - SrcB_negated);
		uint32_t Rd = (int32_t)a < 0 ? 0u - a : a;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMNMX.itype Rd, Ra, SrcB, pp
 * IMNMX
 */
static enum gpu_stop kernel_IMNMX(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t a = Ra[i];
		const uint32_t b = SrcB[i];
		const uint32_t v2 = (uint32_t)((int32_t)b < (int32_t)a);
		uint32_t v3 = v2 ? a : b;
		uint32_t Rd = v & (gpu_mask)1 << i ? (v2 ? b : a) : v3;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMNMX.itype Rd, Ra, SrcB, pp
 * IMNMX, IMNMX.U32; operands with modifiers
 */
static enum gpu_stop kernel_IMNMX_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t Ra_negated = op->operand[2].value;
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t SrcB_negated = op->operand[4].value;
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[7].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v3 = (Ra[i] ^ (0u - Ra_negated)) - (0u - Ra_negated);
		const uint32_t v4 = (SrcB[i] ^ (0u - SrcB_negated)) - (0u - SrcB_negated);
		const uint64_t v5 = (uint64_t)v3 ^ (((uint64_t)(int64_t)(int32_t)v3 ^ (uint64_t)v3) & (0 - (uint64_t)v2));
		const uint64_t v6 = (uint64_t)v4 ^ (((uint64_t)(int64_t)(int32_t)v4 ^ (uint64_t)v4) & (0 - (uint64_t)v2));
		const uint32_t v7 = (uint32_t)((int64_t)v6 < (int64_t)v5);
		uint32_t v8 = v7 ? (uint32_t)v5 : (uint32_t)v6;
		uint32_t Rd = v & (gpu_mask)1 << i ? (v7 ? (uint32_t)v6 : (uint32_t)v5) : v8;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: IMNMX.itype Rd, Ra, SrcB, pp
 * IMNMX.U32
 */
static enum gpu_stop kernel_IMNMX_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 5);
	const uint32_t pp_inverted = op->operand[6].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t Ra2 = Ra[i];
		const uint32_t v2 = (uint32_t)(SrcB2 < Ra2);
		uint32_t v3 = v2 ? Ra2 : SrcB2;
		uint32_t Rd = v & (gpu_mask)1 << i ? (v2 ? SrcB2 : Ra2) : v3;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: P2R.bsel Rd, PR, Ra, SbMsk */
static enum gpu_stop kernel_P2R(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SbMsk = gpu_row32(state, op, 2);
	const uint32_t bsel = op->operand[3].value;
	const uint32_t v = (uint32_t)(bsel == 0u);
	const uint32_t v2 = v ^ 1u;
	const uint32_t v3 = (uint32_t)(bsel == 1u);
	const uint32_t v4 = v2 & v3;
	const uint32_t v5 = v3 ^ 1u;
	const uint32_t v6 = v2 & v5;
	uint32_t v7 = v4 ? 8u : 0u;
	const uint32_t v8 = (uint32_t)(bsel == 2u);
	const uint32_t v9 = v6 & v8;
	const uint32_t v10 = v8 ^ 1u;
	const uint32_t v11 = v6 & v10;
	uint32_t v12 = v9 ? 16u : v7;
	const uint32_t v13 = (uint32_t)(bsel == 3u);
	const uint32_t v14 = v11 & v13;
	uint32_t v15 = v14 ? 24u : v12;
	const gpu_mask P6 = state->P[6];
	const gpu_mask P5 = state->P[5];
	const gpu_mask P4 = state->P[4];
	const gpu_mask P3 = state->P[3];
	const gpu_mask P2 = state->P[2];
	const gpu_mask P1 = state->P[1];
	const gpu_mask P0 = state->P[0];
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t p = (((((((2u | (P6 & (gpu_mask)1 << i ? 1u : 0u)) << 1 | (P5 & (gpu_mask)1 << i ? 1u : 0u)) << 1 |
			(P4 & (gpu_mask)1 << i ? 1u : 0u)) << 1 | (P3 & (gpu_mask)1 << i ? 1u : 0u)) << 1 |
			(P2 & (gpu_mask)1 << i ? 1u : 0u)) << 1 | (P1 & (gpu_mask)1 << i ? 1u : 0u)) << 1 |
			(P0 & (gpu_mask)1 << i ? 1u : 0u)) << v15;
		const uint32_t m = (SbMsk[i] & 255u) << v15;
		const uint32_t Rd = (p & m) | (Ra[i] & ~m);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: R2P PR, Ra.bsel, SbMsk */
static enum gpu_stop kernel_R2P(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 0);
	const uint32_t *SbMsk = gpu_row32(state, op, 1);
	const uint32_t bsel = op->operand[2].value;
	const uint32_t v = (uint32_t)(bsel == 0u);
	const uint32_t v2 = v ^ 1u;
	const uint32_t v3 = (uint32_t)(bsel == 1u);
	const uint32_t v4 = v2 & v3;
	const uint32_t v5 = v3 ^ 1u;
	const uint32_t v6 = v2 & v5;
	uint32_t v7 = v4 ? 8u : 0u;
	const uint32_t v8 = (uint32_t)(bsel == 2u);
	const uint32_t v9 = v6 & v8;
	const uint32_t v10 = v8 ^ 1u;
	const uint32_t v11 = v6 & v10;
	uint32_t v12 = v9 ? 16u : v7;
	const uint32_t v13 = (uint32_t)(bsel == 3u);
	const uint32_t v14 = v11 & v13;
	uint32_t v15 = v14 ? 24u : v12;
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	gpu_mask v_bits3 = 0;
	gpu_mask v_bits4 = 0;
	gpu_mask v_bits5 = 0;
	gpu_mask v_bits6 = 0;
	gpu_mask v_bits7 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v16 = SbMsk[i] & Ra[i] >> v15;
		const uint32_t v17 = v16 >> 6 & 1u;
		v_bits |= (gpu_mask)v17 << i;
		const uint32_t v18 = v16 >> 5 & 1u;
		v_bits2 |= (gpu_mask)v18 << i;
		const uint32_t v19 = v16 >> 4 & 1u;
		v_bits3 |= (gpu_mask)v19 << i;
		const uint32_t v20 = v16 >> 3 & 1u;
		v_bits4 |= (gpu_mask)v20 << i;
		const uint32_t v21 = v16 >> 2 & 1u;
		v_bits5 |= (gpu_mask)v21 << i;
		const uint32_t v22 = v16 >> 1 & 1u;
		v_bits6 |= (gpu_mask)v22 << i;
		const uint32_t v23 = v16 & 1u;
		v_bits7 |= (gpu_mask)v23 << i;
	}
	gpu_commit_mask(&state->P[6], v_bits, mask);
	gpu_commit_mask(&state->P[5], v_bits2, mask);
	gpu_commit_mask(&state->P[4], v_bits3, mask);
	gpu_commit_mask(&state->P[3], v_bits4, mask);
	gpu_commit_mask(&state->P[2], v_bits5, mask);
	gpu_commit_mask(&state->P[1], v_bits6, mask);
	gpu_commit_mask(&state->P[0], v_bits7, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype pu, pv, Ra, SrcB, pp
 * ISETP.EQ
 */
static enum gpu_stop kernel_ISETP(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v4 = (uint32_t)(boolop == 1u);
	const uint32_t v5 = (uint32_t)(boolop == 2u);
	gpu_mask t_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3));
		t_bits |= (gpu_mask)t << i;
	}
	const gpu_mask v6 = v & t_bits;
	const gpu_mask v7 = v | t_bits;
	gpu_mask v8 = v4 ? v7 : v6;
	const gpu_mask v9 = v ^ t_bits;
	gpu_mask pu = v5 ? v9 : v8;
	const gpu_mask v10 = ~t_bits;
	const gpu_mask v11 = v & v10;
	const gpu_mask v12 = v | v10;
	gpu_mask v13 = v4 ? v12 : v11;
	const gpu_mask v14 = v ^ v10;
	gpu_mask pv = v5 ? v14 : v13;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype pu, pv, Ra, SrcB, pp
 * ISETP.NE
 */
static enum gpu_stop kernel_ISETP_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v4 = (uint32_t)(boolop == 1u);
	const uint32_t v5 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v6 = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3));
		v_bits |= (gpu_mask)v6 << i;
	}
	const gpu_mask t = ~v_bits;
	const gpu_mask v7 = v & t;
	const gpu_mask v8 = v | t;
	gpu_mask v9 = v4 ? v8 : v7;
	const gpu_mask v10 = v ^ t;
	gpu_mask pu = v5 ? v10 : v9;
	const gpu_mask v11 = v & v_bits;
	const gpu_mask v12 = v | v_bits;
	gpu_mask v13 = v4 ? v12 : v11;
	const gpu_mask v14 = v ^ v_bits;
	gpu_mask pv = v5 ? v14 : v13;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype pu, pv, Ra, SrcB, pp
 * ISETP.LT
 */
static enum gpu_stop kernel_ISETP_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v4 = (uint32_t)(boolop == 1u);
	const uint32_t v5 = (uint32_t)(boolop == 2u);
	gpu_mask t_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3));
		t_bits |= (gpu_mask)t << i;
	}
	const gpu_mask v6 = v & t_bits;
	const gpu_mask v7 = v | t_bits;
	gpu_mask v8 = v4 ? v7 : v6;
	const gpu_mask v9 = v ^ t_bits;
	gpu_mask pu = v5 ? v9 : v8;
	const gpu_mask v10 = ~t_bits;
	const gpu_mask v11 = v & v10;
	const gpu_mask v12 = v | v10;
	gpu_mask v13 = v4 ? v12 : v11;
	const gpu_mask v14 = v ^ v10;
	gpu_mask pv = v5 ? v14 : v13;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype pu, pv, Ra, SrcB, pp
 * ISETP.LE
 */
static enum gpu_stop kernel_ISETP_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v4 = (uint32_t)(boolop == 1u);
	const uint32_t v5 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v6 = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3));
		v_bits |= (gpu_mask)v6 << i;
	}
	const gpu_mask t = ~v_bits;
	const gpu_mask v7 = v & t;
	const gpu_mask v8 = v | t;
	gpu_mask v9 = v4 ? v8 : v7;
	const gpu_mask v10 = v ^ t;
	gpu_mask pu = v5 ? v10 : v9;
	const gpu_mask v11 = v & v_bits;
	const gpu_mask v12 = v | v_bits;
	gpu_mask v13 = v4 ? v12 : v11;
	const gpu_mask v14 = v ^ v_bits;
	gpu_mask pv = v5 ? v14 : v13;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype pu, pv, Ra, SrcB, pp
 * ISETP.GT
 */
static enum gpu_stop kernel_ISETP_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v4 = (uint32_t)(boolop == 1u);
	const uint32_t v5 = (uint32_t)(boolop == 2u);
	gpu_mask t_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3));
		t_bits |= (gpu_mask)t << i;
	}
	const gpu_mask v6 = v & t_bits;
	const gpu_mask v7 = v | t_bits;
	gpu_mask v8 = v4 ? v7 : v6;
	const gpu_mask v9 = v ^ t_bits;
	gpu_mask pu = v5 ? v9 : v8;
	const gpu_mask v10 = ~t_bits;
	const gpu_mask v11 = v & v10;
	const gpu_mask v12 = v | v10;
	gpu_mask v13 = v4 ? v12 : v11;
	const gpu_mask v14 = v ^ v10;
	gpu_mask pv = v5 ? v14 : v13;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype pu, pv, Ra, SrcB, pp
 * ISETP.GE
 */
static enum gpu_stop kernel_ISETP_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v4 = (uint32_t)(boolop == 1u);
	const uint32_t v5 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v6 = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3));
		v_bits |= (gpu_mask)v6 << i;
	}
	const gpu_mask t = ~v_bits;
	const gpu_mask v7 = v & t;
	const gpu_mask v8 = v | t;
	gpu_mask v9 = v4 ? v8 : v7;
	const gpu_mask v10 = v ^ t;
	gpu_mask pu = v5 ? v10 : v9;
	const gpu_mask v11 = v & v_bits;
	const gpu_mask v12 = v | v_bits;
	gpu_mask v13 = v4 ? v12 : v11;
	const gpu_mask v14 = v ^ v_bits;
	gpu_mask pv = v5 ? v14 : v13;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype.X pu, pv, Ra, SrcB, pp, pq
 * ISETP.EQ
 */
static enum gpu_stop kernel_ISETP_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 6);
	const uint32_t pq_inverted = op->operand[7].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v5 = (uint32_t)(boolop == 1u);
	const uint32_t v6 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = (uint32_t)((SrcB[i] ^ v4) == (Ra[i] ^ v4));
		v_bits |= (gpu_mask)v7 << i;
	}
	const gpu_mask t = v_bits ^ ((v2 ^ v_bits) & v_bits);
	const gpu_mask v8 = v & t;
	const gpu_mask v9 = v | t;
	gpu_mask v10 = v5 ? v9 : v8;
	const gpu_mask v11 = v ^ t;
	gpu_mask pu = v6 ? v11 : v10;
	const gpu_mask v12 = ~t;
	const gpu_mask v13 = v & v12;
	const gpu_mask v14 = v | v12;
	gpu_mask v15 = v5 ? v14 : v13;
	const gpu_mask v16 = v ^ v12;
	gpu_mask pv = v6 ? v16 : v15;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype.X pu, pv, Ra, SrcB, pp, pq
 * ISETP.NE
 */
static enum gpu_stop kernel_ISETP_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 6);
	const uint32_t pq_inverted = op->operand[7].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v5 = (uint32_t)(boolop == 1u);
	const uint32_t v6 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = (uint32_t)((SrcB[i] ^ v4) == (Ra[i] ^ v4));
		v_bits |= (gpu_mask)v7 << i;
	}
	const gpu_mask v8 = ~v_bits;
	const gpu_mask t = v8 ^ ((v2 ^ v8) & v_bits);
	const gpu_mask v9 = v & t;
	const gpu_mask v10 = v | t;
	gpu_mask v11 = v5 ? v10 : v9;
	const gpu_mask v12 = v ^ t;
	gpu_mask pu = v6 ? v12 : v11;
	const gpu_mask v13 = ~t;
	const gpu_mask v14 = v & v13;
	const gpu_mask v15 = v | v13;
	gpu_mask v16 = v5 ? v15 : v14;
	const gpu_mask v17 = v ^ v13;
	gpu_mask pv = v6 ? v17 : v16;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype.X pu, pv, Ra, SrcB, pp, pq
 * ISETP.LT
 */
static enum gpu_stop kernel_ISETP_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 6);
	const uint32_t pq_inverted = op->operand[7].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v5 = (uint32_t)(boolop == 1u);
	const uint32_t v6 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = SrcB[i] ^ v4;
		const uint32_t v8 = Ra[i] ^ v4;
		const uint32_t v9 = (uint32_t)(v7 == v8);
		v_bits |= (gpu_mask)v9 << i;
		const uint32_t v10 = (uint32_t)(v8 < v7);
		v_bits2 |= (gpu_mask)v10 << i;
	}
	const gpu_mask t = v_bits2 ^ ((v2 ^ v_bits2) & v_bits);
	const gpu_mask v11 = v & t;
	const gpu_mask v12 = v | t;
	gpu_mask v13 = v5 ? v12 : v11;
	const gpu_mask v14 = v ^ t;
	gpu_mask pu = v6 ? v14 : v13;
	const gpu_mask v15 = ~t;
	const gpu_mask v16 = v & v15;
	const gpu_mask v17 = v | v15;
	gpu_mask v18 = v5 ? v17 : v16;
	const gpu_mask v19 = v ^ v15;
	gpu_mask pv = v6 ? v19 : v18;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype.X pu, pv, Ra, SrcB, pp, pq
 * ISETP.LE
 */
static enum gpu_stop kernel_ISETP_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 6);
	const uint32_t pq_inverted = op->operand[7].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v5 = (uint32_t)(boolop == 1u);
	const uint32_t v6 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = SrcB[i] ^ v4;
		const uint32_t v8 = Ra[i] ^ v4;
		const uint32_t v9 = (uint32_t)(v7 == v8);
		v_bits |= (gpu_mask)v9 << i;
		const uint32_t v10 = (uint32_t)(v7 < v8);
		v_bits2 |= (gpu_mask)v10 << i;
	}
	const gpu_mask v11 = ~v_bits2;
	const gpu_mask t = v11 ^ ((v2 ^ v11) & v_bits);
	const gpu_mask v12 = v & t;
	const gpu_mask v13 = v | t;
	gpu_mask v14 = v5 ? v13 : v12;
	const gpu_mask v15 = v ^ t;
	gpu_mask pu = v6 ? v15 : v14;
	const gpu_mask v16 = ~t;
	const gpu_mask v17 = v & v16;
	const gpu_mask v18 = v | v16;
	gpu_mask v19 = v5 ? v18 : v17;
	const gpu_mask v20 = v ^ v16;
	gpu_mask pv = v6 ? v20 : v19;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype.X pu, pv, Ra, SrcB, pp, pq
 * ISETP.GT
 */
static enum gpu_stop kernel_ISETP_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 6);
	const uint32_t pq_inverted = op->operand[7].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v5 = (uint32_t)(boolop == 1u);
	const uint32_t v6 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = SrcB[i] ^ v4;
		const uint32_t v8 = Ra[i] ^ v4;
		const uint32_t v9 = (uint32_t)(v7 == v8);
		v_bits |= (gpu_mask)v9 << i;
		const uint32_t v10 = (uint32_t)(v7 < v8);
		v_bits2 |= (gpu_mask)v10 << i;
	}
	const gpu_mask t = v_bits2 ^ ((v2 ^ v_bits2) & v_bits);
	const gpu_mask v11 = v & t;
	const gpu_mask v12 = v | t;
	gpu_mask v13 = v5 ? v12 : v11;
	const gpu_mask v14 = v ^ t;
	gpu_mask pu = v6 ? v14 : v13;
	const gpu_mask v15 = ~t;
	const gpu_mask v16 = v & v15;
	const gpu_mask v17 = v | v15;
	gpu_mask v18 = v5 ? v17 : v16;
	const gpu_mask v19 = v ^ v15;
	gpu_mask pv = v6 ? v19 : v18;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISETP.compop.boolop.itype.X pu, pv, Ra, SrcB, pp, pq
 * ISETP.GE
 */
static enum gpu_stop kernel_ISETP_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const gpu_mask pp = *gpu_word(state, op, 4);
	const uint32_t pp_inverted = op->operand[5].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 6);
	const uint32_t pq_inverted = op->operand[7].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v5 = (uint32_t)(boolop == 1u);
	const uint32_t v6 = (uint32_t)(boolop == 2u);
	gpu_mask v_bits = 0;
	gpu_mask v_bits2 = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v7 = SrcB[i] ^ v4;
		const uint32_t v8 = Ra[i] ^ v4;
		const uint32_t v9 = (uint32_t)(v7 == v8);
		v_bits |= (gpu_mask)v9 << i;
		const uint32_t v10 = (uint32_t)(v8 < v7);
		v_bits2 |= (gpu_mask)v10 << i;
	}
	const gpu_mask v11 = ~v_bits2;
	const gpu_mask t = v11 ^ ((v2 ^ v11) & v_bits);
	const gpu_mask v12 = v & t;
	const gpu_mask v13 = v | t;
	gpu_mask v14 = v5 ? v13 : v12;
	const gpu_mask v15 = v ^ t;
	gpu_mask pu = v6 ? v15 : v14;
	const gpu_mask v16 = ~t;
	const gpu_mask v17 = v & v16;
	const gpu_mask v18 = v | v16;
	gpu_mask v19 = v5 ? v18 : v17;
	const gpu_mask v20 = v ^ v16;
	gpu_mask pv = v6 ? v20 : v19;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_commit_mask(gpu_word(state, op, 1), pv, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.EQ
 */
static enum gpu_stop kernel_ISET(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3));
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.NE
 */
static enum gpu_stop kernel_ISET_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3)) ^ 1u;
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.LT
 */
static enum gpu_stop kernel_ISET_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3));
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.LE
 */
static enum gpu_stop kernel_ISET_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3)) ^ 1u;
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.GT
 */
static enum gpu_stop kernel_ISET_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3));
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.GE
 */
static enum gpu_stop kernel_ISET_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3)) ^ 1u;
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.EQ.OR
 */
static enum gpu_stop kernel_ISET_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3));
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.NE.OR
 */
static enum gpu_stop kernel_ISET_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3)) ^ 1u;
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.LT.OR
 */
static enum gpu_stop kernel_ISET_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3));
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.LE.OR
 */
static enum gpu_stop kernel_ISET_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3)) ^ 1u;
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.GT.OR
 */
static enum gpu_stop kernel_ISET_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3));
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.GE.OR
 */
static enum gpu_stop kernel_ISET_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3)) ^ 1u;
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.EQ.XOR
 */
static enum gpu_stop kernel_ISET_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3));
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.NE.XOR
 */
static enum gpu_stop kernel_ISET_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) == (Ra[i] ^ v3)) ^ 1u;
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.LT.XOR
 */
static enum gpu_stop kernel_ISET_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3));
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.LE.XOR
 */
static enum gpu_stop kernel_ISET_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3)) ^ 1u;
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.GT.XOR
 */
static enum gpu_stop kernel_ISET_17(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((SrcB[i] ^ v3) < (Ra[i] ^ v3));
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf Rd, Ra, SrcB, pp
 * ISET.GE.XOR
 */
static enum gpu_stop kernel_ISET_18(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t itype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint32_t v3 = v2 ? 0x80000000u : 0u;
	const uint32_t bmbf = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v4 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = (uint32_t)((Ra[i] ^ v3) < (SrcB[i] ^ v3)) ^ 1u;
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf.X Rd, Ra, SrcB, pp, pq
 * ISET
 */
static enum gpu_stop kernel_ISET_19(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 5);
	const uint32_t pq_inverted = op->operand[6].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[7].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t compop = op->operand[8].value;
	const uint32_t v5 = (uint32_t)(compop == 1u);
	const uint32_t v6 = (uint32_t)(compop == 2u);
	const uint32_t v7 = (uint32_t)(compop == 3u);
	const uint32_t v8 = (uint32_t)(compop == 4u);
	const uint32_t v9 = (uint32_t)(compop == 5u);
	const uint32_t bmbf = op->operand[9].value;
	const uint32_t v10 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v10 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v11 = SrcB[i] ^ v4;
		const uint32_t v12 = Ra[i] ^ v4;
		const uint32_t v13 = (uint32_t)(v11 == v12);
		const uint32_t v14 = v13 ^ ((v13 ^ 1u ^ v13) & v5);
		const uint32_t v15 = (uint32_t)(v12 < v11);
		const uint32_t v16 = v14 ^ ((v15 ^ v14) & v6);
		const uint32_t v17 = (uint32_t)(v11 < v12);
		const uint32_t v18 = v16 ^ ((v17 ^ 1u ^ v16) & v7);
		const uint32_t v19 = v18 ^ ((v17 ^ v18) & v8);
		const uint32_t v20 = v19 ^ ((v15 ^ 1u ^ v19) & v9);
		const uint32_t t = v20 ^ (((v2 >> i & 1u) ^ v20) & v13);
		uint32_t Rd = v >> i & 1u & t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf.X Rd, Ra, SrcB, pp, pq
 * ISET.OR
 */
static enum gpu_stop kernel_ISET_20(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 5);
	const uint32_t pq_inverted = op->operand[6].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[7].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t compop = op->operand[8].value;
	const uint32_t v5 = (uint32_t)(compop == 1u);
	const uint32_t v6 = (uint32_t)(compop == 2u);
	const uint32_t v7 = (uint32_t)(compop == 3u);
	const uint32_t v8 = (uint32_t)(compop == 4u);
	const uint32_t v9 = (uint32_t)(compop == 5u);
	const uint32_t bmbf = op->operand[9].value;
	const uint32_t v10 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v10 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v11 = SrcB[i] ^ v4;
		const uint32_t v12 = Ra[i] ^ v4;
		const uint32_t v13 = (uint32_t)(v11 == v12);
		const uint32_t v14 = v13 ^ ((v13 ^ 1u ^ v13) & v5);
		const uint32_t v15 = (uint32_t)(v12 < v11);
		const uint32_t v16 = v14 ^ ((v15 ^ v14) & v6);
		const uint32_t v17 = (uint32_t)(v11 < v12);
		const uint32_t v18 = v16 ^ ((v17 ^ 1u ^ v16) & v7);
		const uint32_t v19 = v18 ^ ((v17 ^ v18) & v8);
		const uint32_t v20 = v19 ^ ((v15 ^ 1u ^ v19) & v9);
		const uint32_t t = v20 ^ (((v2 >> i & 1u) ^ v20) & v13);
		uint32_t Rd = (v >> i & 1u) | t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: ISET.compop.boolop.itype.bmbf.X Rd, Ra, SrcB, pp, pq
 * ISET.XOR
 */
static enum gpu_stop kernel_ISET_21(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const gpu_mask pq = *gpu_word(state, op, 5);
	const uint32_t pq_inverted = op->operand[6].value;
	const gpu_mask v2 = pq ^ ((gpu_mask)0 - pq_inverted);
	const uint32_t itype = op->operand[7].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	uint32_t v4 = v3 ? 0x80000000u : 0u;
	const uint32_t compop = op->operand[8].value;
	const uint32_t v5 = (uint32_t)(compop == 1u);
	const uint32_t v6 = (uint32_t)(compop == 2u);
	const uint32_t v7 = (uint32_t)(compop == 3u);
	const uint32_t v8 = (uint32_t)(compop == 4u);
	const uint32_t v9 = (uint32_t)(compop == 5u);
	const uint32_t bmbf = op->operand[9].value;
	const uint32_t v10 = (uint32_t)(bmbf == 0u);
	uint32_t yes = v10 ? 0xffffffffu : 0x3f800000u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v11 = SrcB[i] ^ v4;
		const uint32_t v12 = Ra[i] ^ v4;
		const uint32_t v13 = (uint32_t)(v11 == v12);
		const uint32_t v14 = v13 ^ ((v13 ^ 1u ^ v13) & v5);
		const uint32_t v15 = (uint32_t)(v12 < v11);
		const uint32_t v16 = v14 ^ ((v15 ^ v14) & v6);
		const uint32_t v17 = (uint32_t)(v11 < v12);
		const uint32_t v18 = v16 ^ ((v17 ^ 1u ^ v16) & v7);
		const uint32_t v19 = v18 ^ ((v17 ^ v18) & v8);
		const uint32_t v20 = v19 ^ ((v15 ^ 1u ^ v19) & v9);
		const uint32_t t = v20 ^ (((v2 >> i & 1u) ^ v20) & v13);
		uint32_t Rd = (v >> i & 1u) ^ t ? yes : 0u;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SEL Rd, Ra, SrcB, pp */
static enum gpu_stop kernel_SEL(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const gpu_mask pp = *gpu_word(state, op, 3);
	const uint32_t pp_inverted = op->operand[4].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t SrcB2 = SrcB[i];
		uint32_t Rd = v & (gpu_mask)1 << i ? Ra2 : SrcB2;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LOP3.exbool pu, Rd, Ra, SrcB, Rc, UImm8Lut, pp
 * LOP3
 */
static enum gpu_stop kernel_LOP3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *Rc = gpu_row32(state, op, 4);
	const uint32_t UImm8Lut = op->operand[5].value;
	const uint32_t v = UImm8Lut >> 7;
	const gpu_mask pp = *gpu_word(state, op, 6);
	const uint32_t pp_inverted = op->operand[7].value;
	const gpu_mask v2 = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t v3 = UImm8Lut & 1u;
	const uint32_t v4 = UImm8Lut >> 1 & 1u;
	const uint32_t v5 = UImm8Lut >> 2 & 1u;
	const uint32_t v6 = UImm8Lut >> 3 & 1u;
	const uint32_t v7 = UImm8Lut >> 4 & 1u;
	const uint32_t v8 = UImm8Lut >> 5 & 1u;
	const uint32_t v9 = UImm8Lut >> 6 & 1u;
	const uint32_t exbool = op->operand[8].value;
	const uint32_t v10 = (uint32_t)(exbool == 0u);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v11 = ~Ra[i];
		const uint32_t v12 = ~SrcB[i];
		const uint32_t v13 = ~Rc[i];
		const uint32_t Rd = (v11 & v12 & ((v13 & (0u - v3)) | (Rc[i] & (0u - v4)))) |
			(SrcB[i] & v11 & ((v13 & (0u - v5)) | (Rc[i] & (0u - v6)))) |
			(Ra[i] & v12 & ((v13 & (0u - v7)) | (Rc[i] & (0u - v8)))) |
			(Ra[i] & SrcB[i] & ((v13 & (0u - v9)) | (Rc[i] & (0u - v))));
		const uint32_t v14 = (uint32_t)(Rd == 0u);
		v_bits |= (gpu_mask)v14 << i;
		Rd_row[i] = Rd;
	}
	const gpu_mask v15 = ~v_bits;
	const gpu_mask v16 = v2 & v15;
	const gpu_mask v17 = v2 | v15;
	gpu_mask pu = v10 ? v16 : v17;
	gpu_commit_mask(gpu_word(state, op, 0), pu, mask);
	gpu_merge32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: LOP3.exbool pu, Rd, Ra, SrcB, Rc, UImm8Lut, pp
 * LOP3; a constant register as destination
 */
static enum gpu_stop kernel_LOP3_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *Rc = gpu_row32(state, op, 4);
	const uint32_t UImm8Lut = op->operand[5].value;
	const uint32_t v = UImm8Lut >> 7;
	const uint32_t v2 = UImm8Lut & 1u;
	const uint32_t v3 = UImm8Lut >> 1 & 1u;
	const uint32_t v4 = UImm8Lut >> 2 & 1u;
	const uint32_t v5 = UImm8Lut >> 3 & 1u;
	const uint32_t v6 = UImm8Lut >> 4 & 1u;
	const uint32_t v7 = UImm8Lut >> 5 & 1u;
	const uint32_t v8 = UImm8Lut >> 6 & 1u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 1) : state->spread[1].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v9 = ~Ra[i];
		const uint32_t v10 = ~SrcB[i];
		const uint32_t v11 = ~Rc[i];
		const uint32_t Rd = (v9 & v10 & ((v11 & (0u - v2)) | (Rc[i] & (0u - v3)))) |
			(SrcB[i] & v9 & ((v11 & (0u - v4)) | (Rc[i] & (0u - v5)))) |
			(Ra[i] & v10 & ((v11 & (0u - v6)) | (Rc[i] & (0u - v7)))) |
			(Ra[i] & SrcB[i] & ((v11 & (0u - v8)) | (Rc[i] & (0u - v))));
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PLOP3 pu, pa, pb, pc, UImm8Lut */
static enum gpu_stop kernel_PLOP3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pa = *gpu_word(state, op, 1);
	const uint32_t pa_inverted = op->operand[2].value;
	const gpu_mask v = pa ^ ((gpu_mask)0 - pa_inverted);
	const gpu_mask pb = *gpu_word(state, op, 3);
	const uint32_t pb_inverted = op->operand[4].value;
	const gpu_mask v2 = pb ^ ((gpu_mask)0 - pb_inverted);
	const gpu_mask pc = *gpu_word(state, op, 5);
	const uint32_t pc_inverted = op->operand[6].value;
	const gpu_mask v3 = pc ^ ((gpu_mask)0 - pc_inverted);
	const uint32_t UImm8Lut = op->operand[7].value;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t k = ((v & (gpu_mask)1 << i ? 1u : 0u) << 1 | (v2 & (gpu_mask)1 << i ? 1u : 0u)) << 1 |
			(v3 & (gpu_mask)1 << i ? 1u : 0u);
		const uint32_t pu = UImm8Lut >> k & 1u;
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PLOP3 pu, pa, pb, upc, UImm8Lut */
static enum gpu_stop kernel_PLOP3_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pa = *gpu_word(state, op, 1);
	const uint32_t pa_inverted = op->operand[2].value;
	const gpu_mask v = pa ^ ((gpu_mask)0 - pa_inverted);
	const gpu_mask pb = *gpu_word(state, op, 3);
	const uint32_t pb_inverted = op->operand[4].value;
	const gpu_mask v2 = pb ^ ((gpu_mask)0 - pb_inverted);
	const uint32_t upc = op->operand[5].value;
	const uint32_t upc_inverted = op->operand[6].value;
	const uint32_t v3 = upc ^ upc_inverted;
	const uint32_t UImm8Lut = op->operand[7].value;
	uint32_t v4 = v3 ? 1u : 0u;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t k = ((v & (gpu_mask)1 << i ? 1u : 0u) << 1 | (v2 & (gpu_mask)1 << i ? 1u : 0u)) << 1 | v4;
		const uint32_t pu = UImm8Lut >> k & 1u;
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.L, SHF.U64.L
 */
static enum gpu_stop kernel_SHF(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t t = Ra[i];
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint32_t s = n < 32 ? t << (n & 31) : 0;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.L, SHF.U32.L
 */
static enum gpu_stop kernel_SHF_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t t = Ra[i];
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		uint32_t s = n < 32 ? t << (n & 31) : 0;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.WRAP.L, SHF.U64.WRAP.L
 */
static enum gpu_stop kernel_SHF_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i];
		const uint32_t n = SrcB[i] & 63u;
		uint32_t s = n < 32 ? t << (n & 31) : 0;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.WRAP.L, SHF.U32.WRAP.L
 */
static enum gpu_stop kernel_SHF_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t t = Ra[i];
		const uint32_t n = SrcB[i] & 31u;
		const uint32_t s = t << n;
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.R
 */
static enum gpu_stop kernel_SHF_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint32_t s = (uint32_t)((int64_t)t >> (n < 64 ? n : 63));
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U64.R
 */
static enum gpu_stop kernel_SHF_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint32_t s = (uint32_t)(n < 64 ? t >> (n & 63) : 0);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.R
 */
static enum gpu_stop kernel_SHF_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		const uint32_t s = (uint32_t)((int64_t)t >> n);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U32.R
 */
static enum gpu_stop kernel_SHF_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		const uint32_t s = (uint32_t)(t >> n);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.WRAP.R
 */
static enum gpu_stop kernel_SHF_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		const uint32_t n = SrcB[i] & 63u;
		const uint32_t s = (uint32_t)((int64_t)t >> n);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U64.WRAP.R
 */
static enum gpu_stop kernel_SHF_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		const uint32_t n = SrcB[i] & 63u;
		const uint32_t s = (uint32_t)(t >> n);
		Rd_row[i] = s;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.WRAP.R, SHF.U32.WRAP.R
 */
static enum gpu_stop kernel_SHF_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t n = SrcB[i] & 31u;
		const uint32_t v = 31u - n;
		const uint32_t Rd = SrcC[i] << 1 << v | Ra[i] >> n;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.L.HI
 */
static enum gpu_stop kernel_SHF_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint64_t s = n < 64 ? t << (n & 63) : 0;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U64.L.HI
 */
static enum gpu_stop kernel_SHF_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint64_t s = n < 64 ? t << (n & 63) : 0;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.L.HI
 */
static enum gpu_stop kernel_SHF_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		const uint64_t s = t << n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U32.L.HI
 */
static enum gpu_stop kernel_SHF_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		const uint64_t s = t << n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.WRAP.L.HI
 */
static enum gpu_stop kernel_SHF_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		const uint32_t n = SrcB[i] & 63u;
		const uint64_t s = t << n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U64.WRAP.L.HI
 */
static enum gpu_stop kernel_SHF_17(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		const uint32_t n = SrcB[i] & 63u;
		const uint64_t s = t << n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.WRAP.L.HI
 */
static enum gpu_stop kernel_SHF_18(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		const uint32_t n = SrcB[i] & 31u;
		const uint64_t s = t << n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U32.WRAP.L.HI
 */
static enum gpu_stop kernel_SHF_19(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		const uint32_t n = SrcB[i] & 31u;
		const uint64_t s = t << n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.R.HI
 */
static enum gpu_stop kernel_SHF_20(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint64_t s = (uint64_t)((int64_t)t >> (n < 64 ? n : 63));
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U64.R.HI
 */
static enum gpu_stop kernel_SHF_21(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		uint32_t n = SrcB2 > 64u ? 64u : SrcB2;
		uint64_t s = n < 64 ? t >> (n & 63) : 0;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.R.HI
 */
static enum gpu_stop kernel_SHF_22(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		const uint64_t s = (uint64_t)((int64_t)t >> n);
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U32.R.HI
 */
static enum gpu_stop kernel_SHF_23(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t SrcB2 = SrcB[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		uint32_t n = SrcB2 > 32u ? 32u : SrcB2;
		const uint64_t s = t >> n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.S64.WRAP.R.HI
 */
static enum gpu_stop kernel_SHF_24(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t hi = SrcC[i];
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)(int64_t)(int32_t)hi << 32);
		const uint32_t n = SrcB[i] & 63u;
		const uint64_t s = (uint64_t)((int64_t)t >> n);
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U64.WRAP.R.HI
 */
static enum gpu_stop kernel_SHF_25(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] + ((uint64_t)SrcC[i] << 32);
		const uint32_t n = SrcB[i] & 63u;
		const uint64_t s = t >> n;
		const uint32_t Rd = (uint32_t)(s >> 32);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.WRAP.R.HI
 */
static enum gpu_stop kernel_SHF_26(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t hi = SrcC[i];
		const uint32_t n = SrcB[i] & 31u;
		const uint32_t Rd = (uint32_t)((int32_t)hi >> n);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: SHF.direction.lohi.cwmod.itype Rd, Ra, SrcB, SrcC
 * SHF.U32.WRAP.R.HI
 */
static enum gpu_stop kernel_SHF_27(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t n = SrcB[i] & 31u;
		const uint32_t Rd = SrcC[i] >> n;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: MOV.32 Rd, SrcA */
static enum gpu_stop kernel_MOV(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcA = gpu_row32(state, op, 1);
	gpu_commit32(gpu_row32(state, op, 0), SrcA, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: MOV.64 Rd, SrcA */
static enum gpu_stop kernel_MOV_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcA = gpu_row32(state, op, 2);
	const uint32_t *SrcA2 = gpu_row32(state, op, 3);
	uint32_t SrcA3[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		SrcA3[i] = SrcA2[i];
	gpu_commit32(gpu_row32(state, op, 0), SrcA, mask);
	gpu_commit32(gpu_row32(state, op, 1), SrcA3, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT
 */
static enum gpu_stop kernel_PRMT(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] | (uint64_t)SrcB[i] << 32;
		const uint32_t k = SrcC[i] & 7u;
		const uint32_t sign = SrcC[i] >> 3 & 1u;
		const uint32_t v = k * 8u;
		const uint32_t v2 = (uint32_t)(t >> v);
		const uint32_t b = v2 & 255u;
		uint32_t b2 = v2 >> 7 & 1u ? 255u : 0u;
		uint32_t Rd = sign ? b2 : b;
		const uint32_t k2 = SrcC[i] >> 4 & 7u;
		const uint32_t sign2 = SrcC[i] >> 7 & 1u;
		const uint32_t v3 = 8u * k2;
		const uint32_t v4 = (uint32_t)(t >> v3);
		const uint32_t b3 = v4 & 255u;
		uint32_t b4 = v4 >> 7 & 1u ? 255u : 0u;
		uint32_t Rd2 = Rd | (sign2 ? b4 : b3) << 8;
		const uint32_t k3 = SrcC[i] >> 8 & 7u;
		const uint32_t sign3 = SrcC[i] >> 11 & 1u;
		const uint32_t v5 = 8u * k3;
		const uint32_t v6 = (uint32_t)(t >> v5);
		const uint32_t b5 = v6 & 255u;
		uint32_t b6 = v6 >> 7 & 1u ? 255u : 0u;
		uint32_t Rd3 = Rd2 | (sign3 ? b6 : b5) << 16;
		const uint32_t k4 = SrcC[i] >> 12 & 7u;
		const uint32_t sign4 = SrcC[i] >> 15 & 1u;
		const uint32_t v7 = 8u * k4;
		const uint32_t v8 = (uint32_t)(t >> v7);
		const uint32_t b7 = v8 & 255u;
		uint32_t b8 = v8 >> 7 & 1u ? 255u : 0u;
		uint32_t Rd4 = Rd3 | (sign4 ? b8 : b7) << 24;
		Rd_row[i] = Rd4;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT.F4E
 */
static enum gpu_stop kernel_PRMT_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] | (uint64_t)SrcB[i] << 32;
		const uint32_t s = SrcC[i] & 3u;
		const uint32_t v = s * 8u;
		const uint32_t v2 = 31u - v;
		const uint32_t b = (SrcB[i] << 1 << v2 | Ra[i] >> v) & 255u;
		const uint32_t k = 1u + s;
		const uint32_t v3 = 8u * k;
		const uint32_t b2 = (uint32_t)(t >> v3) & 255u;
		const uint32_t Rd = b | b2 << 8;
		const uint32_t k2 = s + 2u;
		const uint32_t v4 = 8u * k2;
		const uint32_t b3 = (uint32_t)(t >> v4) & 255u;
		const uint32_t Rd2 = Rd | b3 << 16;
		const uint32_t k3 = s + 3u;
		const uint32_t v5 = 8u * k3;
		const uint32_t b4 = (uint32_t)(t >> v5) & 255u;
		const uint32_t Rd3 = Rd2 | b4 << 24;
		Rd_row[i] = Rd3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT.B4E
 */
static enum gpu_stop kernel_PRMT_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t t = (uint64_t)Ra[i] | (uint64_t)SrcB[i] << 32;
		const uint32_t s = SrcC[i] & 3u;
		const uint32_t v = s * 8u;
		const uint32_t v2 = 31u - v;
		const uint32_t b = (SrcB[i] << 1 << v2 | Ra[i] >> v) & 255u;
		const uint32_t k = (s - 1u) & 7u;
		const uint32_t v3 = 8u * k;
		const uint32_t b2 = (uint32_t)(t >> v3) & 255u;
		const uint32_t Rd = b | b2 << 8;
		const uint32_t k2 = (s - 2u) & 7u;
		const uint32_t v4 = 8u * k2;
		const uint32_t b3 = (uint32_t)(t >> v4) & 255u;
		const uint32_t Rd2 = Rd | b3 << 16;
		const uint32_t k3 = (s - 3u) & 7u;
		const uint32_t v5 = 8u * k3;
		const uint32_t b4 = (uint32_t)(t >> v5) & 255u;
		const uint32_t Rd3 = Rd2 | b4 << 24;
		Rd_row[i] = Rd3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT.RC8
 */
static enum gpu_stop kernel_PRMT_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t s = SrcC[i] & 3u;
		const uint32_t v = s * 8u;
		const uint32_t v2 = 31u - v;
		const uint32_t b = (SrcB[i] << 1 << v2 | Ra[i] >> v) & 255u;
		const uint32_t Rd = b | b << 8;
		const uint32_t Rd2 = Rd | b << 16;
		const uint32_t Rd3 = Rd2 | b << 24;
		Rd_row[i] = Rd3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT.ECL
 */
static enum gpu_stop kernel_PRMT_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t s = SrcC[i] & 3u;
		uint32_t k = s > 0u ? s : 0u;
		const uint32_t v = k * 8u;
		const uint32_t v2 = 31u - v;
		const uint32_t v3 = SrcB[i] << 1;
		const uint32_t b = (v3 << v2 | Ra[i] >> v) & 255u;
		uint32_t k2 = s > 1u ? s : 1u;
		const uint32_t v4 = 8u * k2;
		const uint32_t v5 = 31u - v4;
		const uint32_t b2 = (v3 << v5 | Ra[i] >> v4) & 255u;
		const uint32_t Rd = b | b2 << 8;
		uint32_t k3 = s > 2u ? s : 2u;
		const uint32_t v6 = 8u * k3;
		const uint32_t v7 = 31u - v6;
		const uint32_t b3 = (v3 << v7 | Ra[i] >> v6) & 255u;
		const uint32_t Rd2 = Rd | b3 << 16;
		const uint32_t b4 = Ra[i] >> 24;
		const uint32_t Rd3 = Rd2 | b4 << 24;
		Rd_row[i] = Rd3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT.ECR
 */
static enum gpu_stop kernel_PRMT_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t s = SrcC[i] & 3u;
		const uint32_t b = Ra[i] & 255u;
		uint32_t k = s > 1u ? 1u : s;
		const uint32_t v = 8u * k;
		const uint32_t v2 = 31u - v;
		const uint32_t v3 = SrcB[i] << 1;
		const uint32_t b2 = (v3 << v2 | Ra[i] >> v) & 255u;
		const uint32_t Rd = b | b2 << 8;
		uint32_t k2 = s > 2u ? 2u : s;
		const uint32_t v4 = 8u * k2;
		const uint32_t v5 = 31u - v4;
		const uint32_t b3 = (v3 << v5 | Ra[i] >> v4) & 255u;
		const uint32_t Rd2 = Rd | b3 << 16;
		const uint32_t v6 = s * 8u;
		const uint32_t v7 = 31u - v6;
		const uint32_t b4 = (v3 << v7 | Ra[i] >> v6) & 255u;
		const uint32_t Rd3 = Rd2 | b4 << 24;
		Rd_row[i] = Rd3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: PRMT.mode Rd, Ra, SrcB, SrcC
 * PRMT.RC16
 */
static enum gpu_stop kernel_PRMT_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *SrcC = gpu_row32(state, op, 3);
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t k = (SrcC[i] & 1u ? 1u : 0u) << 1;
		const uint32_t v = k * 8u;
		const uint32_t v2 = 31u - v;
		const uint32_t v3 = SrcB[i] << 1;
		const uint32_t b = (v3 << v2 | Ra[i] >> v) & 255u;
		const uint32_t k2 = 1u | k;
		const uint32_t v4 = 8u * k2;
		const uint32_t v5 = 31u - v4;
		const uint32_t b2 = (v3 << v5 | Ra[i] >> v4) & 255u;
		const uint32_t Rd = b | b2 << 8;
		const uint32_t Rd2 = Rd | b << 16;
		const uint32_t Rd3 = Rd2 | b2 << 24;
		Rd_row[i] = Rd3;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: I2I.dtype Rd, SrcB */
static enum gpu_stop kernel_I2I(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *SrcB = gpu_row32(state, op, 1);
	const uint32_t dtype = op->operand[2].value;
	const uint32_t v = (uint32_t)(dtype == 0u);
	const uint32_t v2 = (uint32_t)(dtype == 2u);
	const uint32_t v3 = v | v2;
	const uint32_t v4 = (uint32_t)(dtype == 1u);
	const uint32_t v5 = v | v4;
	uint32_t n = v5 ? 8u : 16u;
	const uint32_t v6 = n - 1u;
	const uint32_t v7 = 1u << v6;
	const uint32_t v8 = 0u - v7;
	uint32_t v9 = v3 ? v8 : 0u;
	const uint32_t v10 = v7 - 1u;
	const uint32_t v11 = 1u << n;
	const uint32_t v12 = v11 - 1u;
	uint32_t v13 = v3 ? v10 : v12;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v14 = SrcB[i];
		uint32_t v15 = (int32_t)v9 < (int32_t)v14 ? v14 : v9;
		uint32_t Rd = (int32_t)v13 < (int32_t)v15 ? v13 : v15;
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: I2IP.dsttype.satrelu Rd, Ra, SrcB, Rc */
static enum gpu_stop kernel_I2IP(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t *SrcB = gpu_row32(state, op, 2);
	const uint32_t *Rc = gpu_row32(state, op, 3);
	const uint32_t satrelu = op->operand[4].value;
	const uint32_t v = (uint32_t)(satrelu == 1u);
	const uint32_t dsttype = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(dsttype == 0u);
	const uint32_t v3 = (uint32_t)(dsttype == 2u);
	const uint32_t v4 = v2 | v3;
	const uint32_t v5 = (uint32_t)(dsttype == 4u);
	const uint32_t v6 = v4 | v5;
	const uint32_t v7 = (uint32_t)(dsttype == 6u);
	const uint32_t v8 = v6 | v7;
	const uint32_t v9 = (uint32_t)(dsttype == 1u);
	const uint32_t v10 = v2 | v9;
	const uint32_t v11 = v10 ^ 1u;
	const uint32_t v12 = (uint32_t)(dsttype == 3u);
	const uint32_t v13 = v3 | v12;
	const uint32_t v14 = v11 & v13;
	const uint32_t v15 = v13 ^ 1u;
	const uint32_t v16 = v11 & v15;
	uint32_t v17 = v10 ? 2u : 4u;
	const uint32_t v18 = v10 | v14;
	const uint32_t v19 = (uint32_t)(dsttype == 5u);
	const uint32_t v20 = v5 | v19;
	const uint32_t v21 = v16 & v20;
	uint32_t v22 = v18 ? v17 : 8u;
	const uint32_t v23 = v18 | v21;
	uint32_t n = v23 ? v22 : 16u;
	const uint32_t v24 = n - 1u;
	const uint32_t v25 = 1u << v24;
	const uint32_t v26 = 0u - v25;
	uint32_t v27 = v8 ? v26 : 0u;
	uint32_t low = v ? 0u : v27;
	const uint32_t v28 = v25 - 1u;
	const uint32_t v29 = 1u << n;
	const uint32_t v30 = v29 - 1u;
	uint32_t v31 = v8 ? v28 : v30;
	const uint32_t v32 = 2u * n;
	const uint32_t v33 = 1u + v24;
	const uint32_t v34 = 1u << v33;
	const uint32_t v35 = v34 - 1u;
	uint32_t *Rd_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v36 = Ra[i];
		uint32_t v37 = (int32_t)low < (int32_t)v36 ? v36 : low;
		uint32_t a = (int32_t)v31 < (int32_t)v37 ? v31 : v37;
		const uint32_t v38 = SrcB[i];
		uint32_t v39 = (int32_t)low < (int32_t)v38 ? v38 : low;
		uint32_t b = (int32_t)v31 < (int32_t)v39 ? v31 : v39;
		uint32_t Rd = (v32 < 32 ? Rc[i] << (v32 & 31) : 0) | (a & v35) << n | (b & v35);
		Rd_row[i] = Rd;
	}
	gpu_merge32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: R2UR URd, Rb */
static enum gpu_stop kernel_R2UR(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Rb = gpu_row32(state, op, 1);
	const uint32_t v = mask >> 31;
	const uint32_t value = Rb[31u];
	uint32_t v2 = v ? value : 0u;
	const uint32_t v3 = mask >> 30 & 1u;
	const uint32_t value2 = Rb[30u];
	uint32_t v4 = v3 ? value2 : v2;
	const uint32_t v5 = mask >> 29 & 1u;
	const uint32_t value3 = Rb[29u];
	uint32_t v6 = v5 ? value3 : v4;
	const uint32_t v7 = mask >> 28 & 1u;
	const uint32_t value4 = Rb[28u];
	uint32_t v8 = v7 ? value4 : v6;
	const uint32_t v9 = mask >> 27 & 1u;
	const uint32_t value5 = Rb[27u];
	uint32_t v10 = v9 ? value5 : v8;
	const uint32_t v11 = mask >> 26 & 1u;
	const uint32_t value6 = Rb[26u];
	uint32_t v12 = v11 ? value6 : v10;
	const uint32_t v13 = mask >> 25 & 1u;
	const uint32_t value7 = Rb[25u];
	uint32_t v14 = v13 ? value7 : v12;
	const uint32_t v15 = mask >> 24 & 1u;
	const uint32_t value8 = Rb[24u];
	uint32_t v16 = v15 ? value8 : v14;
	const uint32_t v17 = mask >> 23 & 1u;
	const uint32_t value9 = Rb[23u];
	uint32_t v18 = v17 ? value9 : v16;
	const uint32_t v19 = mask >> 22 & 1u;
	const uint32_t value10 = Rb[22u];
	uint32_t v20 = v19 ? value10 : v18;
	const uint32_t v21 = mask >> 21 & 1u;
	const uint32_t value11 = Rb[21u];
	uint32_t v22 = v21 ? value11 : v20;
	const uint32_t v23 = mask >> 20 & 1u;
	const uint32_t value12 = Rb[20u];
	uint32_t v24 = v23 ? value12 : v22;
	const uint32_t v25 = mask >> 19 & 1u;
	const uint32_t value13 = Rb[19u];
	uint32_t v26 = v25 ? value13 : v24;
	const uint32_t v27 = mask >> 18 & 1u;
	const uint32_t value14 = Rb[18u];
	uint32_t v28 = v27 ? value14 : v26;
	const uint32_t v29 = mask >> 17 & 1u;
	const uint32_t value15 = Rb[17u];
	uint32_t v30 = v29 ? value15 : v28;
	const uint32_t v31 = mask >> 16 & 1u;
	const uint32_t value16 = Rb[16u];
	uint32_t v32 = v31 ? value16 : v30;
	const uint32_t v33 = mask >> 15 & 1u;
	const uint32_t value17 = Rb[15u];
	uint32_t v34 = v33 ? value17 : v32;
	const uint32_t v35 = mask >> 14 & 1u;
	const uint32_t value18 = Rb[14u];
	uint32_t v36 = v35 ? value18 : v34;
	const uint32_t v37 = mask >> 13 & 1u;
	const uint32_t value19 = Rb[13u];
	uint32_t v38 = v37 ? value19 : v36;
	const uint32_t v39 = mask >> 12 & 1u;
	const uint32_t value20 = Rb[12u];
	uint32_t v40 = v39 ? value20 : v38;
	const uint32_t v41 = mask >> 11 & 1u;
	const uint32_t value21 = Rb[11u];
	uint32_t v42 = v41 ? value21 : v40;
	const uint32_t v43 = mask >> 10 & 1u;
	const uint32_t value22 = Rb[10u];
	uint32_t v44 = v43 ? value22 : v42;
	const uint32_t v45 = mask >> 9 & 1u;
	const uint32_t value23 = Rb[9u];
	uint32_t v46 = v45 ? value23 : v44;
	const uint32_t v47 = mask >> 8 & 1u;
	const uint32_t value24 = Rb[8u];
	uint32_t v48 = v47 ? value24 : v46;
	const uint32_t v49 = mask >> 7 & 1u;
	const uint32_t value25 = Rb[7u];
	uint32_t v50 = v49 ? value25 : v48;
	const uint32_t v51 = mask >> 6 & 1u;
	const uint32_t value26 = Rb[6u];
	uint32_t v52 = v51 ? value26 : v50;
	const uint32_t v53 = mask >> 5 & 1u;
	const uint32_t value27 = Rb[5u];
	uint32_t v54 = v53 ? value27 : v52;
	const uint32_t v55 = mask >> 4 & 1u;
	const uint32_t value28 = Rb[4u];
	uint32_t v56 = v55 ? value28 : v54;
	const uint32_t v57 = mask >> 3 & 1u;
	const uint32_t value29 = Rb[3u];
	uint32_t v58 = v57 ? value29 : v56;
	const uint32_t v59 = mask >> 2 & 1u;
	const uint32_t value30 = Rb[2u];
	uint32_t v60 = v59 ? value30 : v58;
	const uint32_t v61 = mask >> 1 & 1u;
	const uint32_t value31 = Rb[1u];
	uint32_t v62 = v61 ? value31 : v60;
	const uint32_t v63 = mask & 1u;
	const uint32_t value32 = Rb[0u];
	uint32_t URd = v63 ? value32 : v62;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* ialu.isa: SETGPR R[URb+SImm9], Ra */
static enum gpu_stop kernel_SETGPR(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[0].value;
	const uint32_t SImm9 = op->operand[1].value;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint64_t v = (uint64_t)URb + (uint64_t)(int64_t)(int32_t)SImm9;
	const uint32_t v2 = (uint32_t)((int64_t)v < 255);
	const uint32_t v3 = (uint32_t)((int64_t)v < 0);
	const uint32_t v4 = v3 ^ 1u;
	const uint32_t v5 = v2 & v4;
	const uint32_t v6 = v5 ^ 1u;
	uint64_t v7 = v5 ? v : UINT64_C(0);
	if (v6)
		return gpu_raise(state, GPU_EXCEPTION_IndexRange, mask);
	const uint64_t index = v7;
	gpu_commit32(state->R[index], Ra, mask);
	return GPU_STOP_NONE;
}

/* ialu.isa: GETGPR Rd, R[URb+SImm9] */
static enum gpu_stop kernel_GETGPR(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[1].value;
	const uint32_t SImm9 = op->operand[2].value;
	const uint64_t v = (uint64_t)URb + (uint64_t)(int64_t)(int32_t)SImm9;
	const uint32_t v2 = (uint32_t)((int64_t)v < 255);
	const uint32_t v3 = (uint32_t)((int64_t)v < 0);
	const uint32_t v4 = v3 ^ 1u;
	const uint32_t v5 = v2 & v4;
	const uint32_t v6 = v5 ^ 1u;
	uint64_t v7 = v5 ? v : UINT64_C(0);
	const uint64_t index = v7;
	if (v6)
		return gpu_raise(state, GPU_EXCEPTION_IndexRange, mask);
	gpu_commit32(gpu_row32(state, op, 0), state->R[index], mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.IDX; of SHFL_RRR
 */
static enum gpu_stop kernel_SHFL(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t v = ~n_mask;
		const uint32_t hi = lo | (SrcC[i] & 31u & v);
		const uint32_t j = lo | (b & v);
		const uint32_t v2 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v2 << i;
		const uint32_t v3 = Ra[j];
		uint32_t Rd = v2 ? Ra2 : v3;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.UP; of SHFL_RRR
 */
static enum gpu_stop kernel_SHFL_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | (SrcC[i] & 31u & ~n_mask);
		const uint32_t j = i - b;
		const uint32_t v = (uint32_t)((int32_t)j < (int32_t)hi);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = Ra[j & 31u];
		uint32_t Rd = v ? Ra2 : v2;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.DOWN; of SHFL_RRR
 */
static enum gpu_stop kernel_SHFL_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | (SrcC[i] & 31u & ~n_mask);
		const uint32_t j = b + i;
		const uint32_t v = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = Ra[j & 31u];
		uint32_t Rd = v ? Ra2 : v2;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.BFLY; of SHFL_RRR
 */
static enum gpu_stop kernel_SHFL_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | (SrcC[i] & 31u & ~n_mask);
		const uint32_t j = b ^ i;
		const uint32_t v = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = Ra[j];
		uint32_t Rd = v ? Ra2 : v2;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.IDX; of SHFL_RRI
 */
static enum gpu_stop kernel_SHFL_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = lo | (b & v2);
		const uint32_t v4 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.UP; of SHFL_RRI
 */
static enum gpu_stop kernel_SHFL_6(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = i - b;
		const uint32_t v4 = (uint32_t)((int32_t)j < (int32_t)hi);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j & 31u];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.DOWN; of SHFL_RRI
 */
static enum gpu_stop kernel_SHFL_7(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = b + i;
		const uint32_t v4 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j & 31u];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.BFLY; of SHFL_RRI
 */
static enum gpu_stop kernel_SHFL_8(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *SrcB = gpu_row32(state, op, 3);
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t b = SrcB[i] & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = b ^ i;
		const uint32_t v4 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.IDX; of SHFL_RIR
 */
static enum gpu_stop kernel_SHFL_9(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t v = ~n_mask;
		const uint32_t hi = lo | (SrcC[i] & 31u & v);
		const uint32_t j = lo | (SrcB & v);
		const uint32_t v2 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v2 << i;
		const uint32_t v3 = Ra[j];
		uint32_t Rd = v2 ? Ra2 : v3;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.UP; of SHFL_RIR
 */
static enum gpu_stop kernel_SHFL_10(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | (SrcC[i] & 31u & ~n_mask);
		const uint32_t j = i - SrcB;
		const uint32_t v = (uint32_t)((int32_t)j < (int32_t)hi);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = Ra[j & 31u];
		uint32_t Rd = v ? Ra2 : v2;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.DOWN; of SHFL_RIR
 */
static enum gpu_stop kernel_SHFL_11(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | (SrcC[i] & 31u & ~n_mask);
		const uint32_t j = SrcB + i;
		const uint32_t v = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = Ra[j & 31u];
		uint32_t Rd = v ? Ra2 : v2;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.BFLY; of SHFL_RIR
 */
static enum gpu_stop kernel_SHFL_12(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t *SrcC = gpu_row32(state, op, 4);
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t n_mask = SrcC[i] >> 8 & 31u;
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | (SrcC[i] & 31u & ~n_mask);
		const uint32_t j = SrcB ^ i;
		const uint32_t v = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v << i;
		const uint32_t v2 = Ra[j];
		uint32_t Rd = v ? Ra2 : v2;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.IDX; of SHFL_RI
 */
static enum gpu_stop kernel_SHFL_13(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	const uint32_t v4 = SrcB & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = lo | v4;
		const uint32_t v5 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v5 << i;
		const uint32_t v6 = Ra[j];
		uint32_t Rd = v5 ? Ra2 : v6;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.UP; of SHFL_RI
 */
static enum gpu_stop kernel_SHFL_14(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = i - SrcB;
		const uint32_t v4 = (uint32_t)((int32_t)j < (int32_t)hi);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j & 31u];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.DOWN; of SHFL_RI
 */
static enum gpu_stop kernel_SHFL_15(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = SrcB + i;
		const uint32_t v4 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j & 31u];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: SHFL.mode pu, Rd, Ra, SrcB, SrcC
 * SHFL.BFLY; of SHFL_RI
 */
static enum gpu_stop kernel_SHFL_16(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t SrcB = op->operand[3].value;
	const uint32_t SrcC = op->operand[4].value;
	const uint32_t n_mask = SrcC >> 8;
	const uint32_t v = SrcC & 31u;
	const uint32_t v2 = ~n_mask;
	const uint32_t v3 = v & v2;
	gpu_mask v_bits = 0;
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t Ra2 = Ra[i];
		const uint32_t lo = n_mask & i;
		const uint32_t hi = lo | v3;
		const uint32_t j = SrcB ^ i;
		const uint32_t v4 = (uint32_t)(hi < j);
		v_bits |= (gpu_mask)v4 << i;
		const uint32_t v5 = Ra[j];
		uint32_t Rd = v4 ? Ra2 : v5;
		Rd_row[i] = Rd;
	}
	const gpu_mask ok = ~v_bits;
	gpu_commit_mask(gpu_word(state, op, 0), ok, mask);
	gpu_commit32(gpu_row32(state, op, 1), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: MOVM Rd, Ra */
static enum gpu_stop kernel_MOVM(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	uint32_t Rd_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v = 8u * (i & 3u) + (i >> 3);
		const uint32_t lo = Ra[v];
		const uint32_t hi = Ra[4u + v];
		const uint32_t v2 = (lo & 0xffffu) | (hi & 0xffffu) << 16;
		uint32_t Rd = i >> 2 & 1u ? lo >> 16 | (hi >> 16) << 16 : v2;
		Rd_row[i] = Rd;
	}
	gpu_commit32(gpu_row32(state, op, 0), Rd_row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: VOTE.voteop Rd, pu, pp */
static enum gpu_stop kernel_VOTE(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pp = *gpu_word(state, op, 2);
	const uint32_t pp_inverted = op->operand[3].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t m = v & mask;
	const uint32_t voteop = op->operand[4].value;
	const uint32_t v2 = (uint32_t)(voteop == 0u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(m == 0u);
	const uint32_t v5 = v4 ^ 1u;
	const uint32_t v6 = (uint32_t)(voteop == 1u);
	const uint32_t v7 = v3 & v6;
	const uint32_t v8 = v6 ^ 1u;
	const uint32_t v9 = v3 & v8;
	const uint32_t v10 = (uint32_t)(m == mask);
	const uint32_t v11 = v5 ^ ((v10 ^ v5) & v7);
	const uint32_t v12 = (uint32_t)(voteop == 2u);
	const uint32_t v13 = v9 & v12;
	const uint32_t v14 = v4 | v10;
	const uint32_t pu = v11 ^ ((v14 ^ v11) & v13);
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = m;
	gpu_commit32(gpu_row32(state, op, 0), row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), (gpu_mask)0 - pu, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: VOTEU.voteop URd, upu, pp */
static enum gpu_stop kernel_VOTEU(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	const gpu_mask pp = *gpu_word(state, op, 2);
	const uint32_t pp_inverted = op->operand[3].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t m = v & mask;
	const uint32_t voteop = op->operand[4].value;
	const uint32_t v2 = (uint32_t)(voteop == 0u);
	const uint32_t v3 = v2 ^ 1u;
	const uint32_t v4 = (uint32_t)(m == 0u);
	const uint32_t v5 = v4 ^ 1u;
	const uint32_t v6 = (uint32_t)(voteop == 1u);
	const uint32_t v7 = v3 & v6;
	const uint32_t v8 = v6 ^ 1u;
	const uint32_t v9 = v3 & v8;
	const uint32_t v10 = (uint32_t)(m == mask);
	const uint32_t v11 = v5 ^ ((v10 ^ v5) & v7);
	const uint32_t v12 = (uint32_t)(voteop == 2u);
	const uint32_t v13 = v9 & v12;
	const uint32_t v14 = v4 | v10;
	const uint32_t upu = v11 ^ ((v14 ^ v11) & v13);
	state->UR[op->operand[0].value] = m;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* sync.isa: REDUX.dtype.reduxop Rd, Ra */
static enum gpu_stop kernel_REDUX(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t reduxop = op->operand[2].value;
	const uint32_t v = (uint32_t)(reduxop == 0u);
	const uint32_t v2 = v ^ 1u;
	uint32_t v3 = 0xffffffffu;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one = mask >> i & 1u ? Ra[i] : 0xffffffffu;
		v3 &= one;
	}
	const uint32_t v4 = (uint32_t)(reduxop == 1u);
	const uint32_t v5 = v2 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v2 & v6;
	uint32_t v8 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one2 = mask >> i & 1u ? Ra[i] : 0u;
		v8 |= one2;
	}
	uint32_t v9 = v5 ? v8 : v3;
	const uint32_t v10 = (uint32_t)(reduxop == 2u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one3 = mask >> i & 1u ? Ra[i] : 0u;
		v14 ^= one3;
	}
	uint32_t v15 = v11 ? v14 : v9;
	const uint32_t v16 = (uint32_t)(reduxop == 3u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one4 = mask >> i & 1u ? Ra[i] : 0u;
		v20 += one4;
	}
	const uint32_t v21 = v20;
	uint32_t v22 = v17 ? v21 : v15;
	const uint32_t v23 = (uint32_t)(reduxop == 4u);
	const uint32_t v24 = v19 & v23;
	const uint32_t v25 = v23 ^ 1u;
	const uint32_t v26 = v19 & v25;
	const uint32_t dtype = op->operand[3].value;
	const uint32_t v27 = (uint32_t)(dtype == 1u);
	uint32_t v28 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one5 = mask >> i & 1u ? Ra[i] : 0u;
		v28 = one5 > v28 ? one5 : v28;
	}
	const uint32_t v29 = (uint32_t)(reduxop == 5u);
	const uint32_t v30 = v26 & v29;
	uint32_t v31 = 0xffffffffu;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one6 = mask >> i & 1u ? Ra[i] : 0xffffffffu;
		v31 = one6 < v31 ? one6 : v31;
	}
	uint32_t v_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v32 = Ra[i];
		v_row[i] = v32;
	}
	uint32_t v33 = 0x80000000u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one7 = mask >> i & 1u ? v_row[i] : 0x80000000u;
		v33 = (int32_t)one7 > (int32_t)v33 ? one7 : v33;
	}
	const uint32_t v34 = v33;
	uint32_t v35 = v27 ? v34 : v28;
	uint32_t v36 = v24 ? v35 : v22;
	uint32_t v37 = 0x7fffffffu;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one8 = mask >> i & 1u ? v_row[i] : 0x7fffffffu;
		v37 = (int32_t)one8 < (int32_t)v37 ? one8 : v37;
	}
	const uint32_t v38 = v37;
	uint32_t v39 = v27 ? v38 : v31;
	uint32_t Rd = v30 ? v39 : v36;
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 0), row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: REDUXU.dtype.reduxop URd, Ra */
static enum gpu_stop kernel_REDUXU(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 1);
	const uint32_t reduxop = op->operand[2].value;
	const uint32_t v = (uint32_t)(reduxop == 0u);
	const uint32_t v2 = v ^ 1u;
	uint32_t v3 = 0xffffffffu;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one = mask >> i & 1u ? Ra[i] : 0xffffffffu;
		v3 &= one;
	}
	const uint32_t v4 = (uint32_t)(reduxop == 1u);
	const uint32_t v5 = v2 & v4;
	const uint32_t v6 = v4 ^ 1u;
	const uint32_t v7 = v2 & v6;
	uint32_t v8 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one2 = mask >> i & 1u ? Ra[i] : 0u;
		v8 |= one2;
	}
	uint32_t v9 = v5 ? v8 : v3;
	const uint32_t v10 = (uint32_t)(reduxop == 2u);
	const uint32_t v11 = v7 & v10;
	const uint32_t v12 = v10 ^ 1u;
	const uint32_t v13 = v7 & v12;
	uint32_t v14 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one3 = mask >> i & 1u ? Ra[i] : 0u;
		v14 ^= one3;
	}
	uint32_t v15 = v11 ? v14 : v9;
	const uint32_t v16 = (uint32_t)(reduxop == 3u);
	const uint32_t v17 = v13 & v16;
	const uint32_t v18 = v16 ^ 1u;
	const uint32_t v19 = v13 & v18;
	uint32_t v20 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one4 = mask >> i & 1u ? Ra[i] : 0u;
		v20 += one4;
	}
	const uint32_t v21 = v20;
	uint32_t v22 = v17 ? v21 : v15;
	const uint32_t v23 = (uint32_t)(reduxop == 4u);
	const uint32_t v24 = v19 & v23;
	const uint32_t v25 = v23 ^ 1u;
	const uint32_t v26 = v19 & v25;
	const uint32_t dtype = op->operand[3].value;
	const uint32_t v27 = (uint32_t)(dtype == 1u);
	uint32_t v28 = 0u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one5 = mask >> i & 1u ? Ra[i] : 0u;
		v28 = one5 > v28 ? one5 : v28;
	}
	const uint32_t v29 = (uint32_t)(reduxop == 5u);
	const uint32_t v30 = v26 & v29;
	uint32_t v31 = 0xffffffffu;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one6 = mask >> i & 1u ? Ra[i] : 0xffffffffu;
		v31 = one6 < v31 ? one6 : v31;
	}
	uint32_t v_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t v32 = Ra[i];
		v_row[i] = v32;
	}
	uint32_t v33 = 0x80000000u;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one7 = mask >> i & 1u ? v_row[i] : 0x80000000u;
		v33 = (int32_t)one7 > (int32_t)v33 ? one7 : v33;
	}
	const uint32_t v34 = v33;
	uint32_t v35 = v27 ? v34 : v28;
	uint32_t v36 = v24 ? v35 : v22;
	uint32_t v37 = 0x7fffffffu;
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t one8 = mask >> i & 1u ? v_row[i] : 0x7fffffffu;
		v37 = (int32_t)one8 < (int32_t)v37 ? one8 : v37;
	}
	const uint32_t v38 = v37;
	uint32_t v39 = v27 ? v38 : v31;
	uint32_t URd = v30 ? v39 : v36;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* sync.isa: MATCH.dtype.matchop Rd, pu, Ra
 * MATCH.ANY
 */
static enum gpu_stop kernel_MATCH(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t v = mask & 1u;
	const uint32_t v2 = Ra[0u];
	const uint32_t v3 = mask >> 1 & 1u;
	const uint32_t v4 = Ra[1u];
	const uint32_t v5 = mask >> 2 & 1u;
	const uint32_t v6 = Ra[2u];
	const uint32_t v7 = mask >> 3 & 1u;
	const uint32_t v8 = Ra[3u];
	const uint32_t v9 = mask >> 4 & 1u;
	const uint32_t v10 = Ra[4u];
	const uint32_t v11 = mask >> 5 & 1u;
	const uint32_t v12 = Ra[5u];
	const uint32_t v13 = mask >> 6 & 1u;
	const uint32_t v14 = Ra[6u];
	const uint32_t v15 = mask >> 7 & 1u;
	const uint32_t v16 = Ra[7u];
	const uint32_t v17 = mask >> 8 & 1u;
	const uint32_t v18 = Ra[8u];
	const uint32_t v19 = mask >> 9 & 1u;
	const uint32_t v20 = Ra[9u];
	const uint32_t v21 = mask >> 10 & 1u;
	const uint32_t v22 = Ra[10u];
	const uint32_t v23 = mask >> 11 & 1u;
	const uint32_t v24 = Ra[11u];
	const uint32_t v25 = mask >> 12 & 1u;
	const uint32_t v26 = Ra[12u];
	const uint32_t v27 = mask >> 13 & 1u;
	const uint32_t v28 = Ra[13u];
	const uint32_t v29 = mask >> 14 & 1u;
	const uint32_t v30 = Ra[14u];
	const uint32_t v31 = mask >> 15 & 1u;
	const uint32_t v32 = Ra[15u];
	const uint32_t v33 = mask >> 16 & 1u;
	const uint32_t v34 = Ra[16u];
	const uint32_t v35 = mask >> 17 & 1u;
	const uint32_t v36 = Ra[17u];
	const uint32_t v37 = mask >> 18 & 1u;
	const uint32_t v38 = Ra[18u];
	const uint32_t v39 = mask >> 19 & 1u;
	const uint32_t v40 = Ra[19u];
	const uint32_t v41 = mask >> 20 & 1u;
	const uint32_t v42 = Ra[20u];
	const uint32_t v43 = mask >> 21 & 1u;
	const uint32_t v44 = Ra[21u];
	const uint32_t v45 = mask >> 22 & 1u;
	const uint32_t v46 = Ra[22u];
	const uint32_t v47 = mask >> 23 & 1u;
	const uint32_t v48 = Ra[23u];
	const uint32_t v49 = mask >> 24 & 1u;
	const uint32_t v50 = Ra[24u];
	const uint32_t v51 = mask >> 25 & 1u;
	const uint32_t v52 = Ra[25u];
	const uint32_t v53 = mask >> 26 & 1u;
	const uint32_t v54 = Ra[26u];
	const uint32_t v55 = mask >> 27 & 1u;
	const uint32_t v56 = Ra[27u];
	const uint32_t v57 = mask >> 28 & 1u;
	const uint32_t v58 = Ra[28u];
	const uint32_t v59 = mask >> 29 & 1u;
	const uint32_t v60 = Ra[29u];
	const uint32_t v61 = mask >> 30 & 1u;
	const uint32_t v62 = Ra[30u];
	const uint32_t v63 = mask >> 31;
	const uint32_t v64 = Ra[31u];
	uint32_t *m_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t m = v & (uint32_t)(Ra[i] == v2) ? 1u : 0u;
		uint32_t m2 = m | (v3 & (uint32_t)(Ra[i] == v4) ? 1u : 0u) << 1;
		uint32_t m3 = m2 | (v5 & (uint32_t)(Ra[i] == v6) ? 1u : 0u) << 2;
		uint32_t m4 = m3 | (v7 & (uint32_t)(Ra[i] == v8) ? 1u : 0u) << 3;
		uint32_t m5 = m4 | (v9 & (uint32_t)(Ra[i] == v10) ? 1u : 0u) << 4;
		uint32_t m6 = m5 | (v11 & (uint32_t)(Ra[i] == v12) ? 1u : 0u) << 5;
		uint32_t m7 = m6 | (v13 & (uint32_t)(Ra[i] == v14) ? 1u : 0u) << 6;
		uint32_t m8 = m7 | (v15 & (uint32_t)(Ra[i] == v16) ? 1u : 0u) << 7;
		uint32_t m9 = m8 | (v17 & (uint32_t)(Ra[i] == v18) ? 1u : 0u) << 8;
		uint32_t m10 = m9 | (v19 & (uint32_t)(Ra[i] == v20) ? 1u : 0u) << 9;
		uint32_t m11 = m10 | (v21 & (uint32_t)(Ra[i] == v22) ? 1u : 0u) << 10;
		uint32_t m12 = m11 | (v23 & (uint32_t)(Ra[i] == v24) ? 1u : 0u) << 11;
		uint32_t m13 = m12 | (v25 & (uint32_t)(Ra[i] == v26) ? 1u : 0u) << 12;
		uint32_t m14 = m13 | (v27 & (uint32_t)(Ra[i] == v28) ? 1u : 0u) << 13;
		uint32_t m15 = m14 | (v29 & (uint32_t)(Ra[i] == v30) ? 1u : 0u) << 14;
		uint32_t m16 = m15 | (v31 & (uint32_t)(Ra[i] == v32) ? 1u : 0u) << 15;
		uint32_t m17 = m16 | (v33 & (uint32_t)(Ra[i] == v34) ? 1u : 0u) << 16;
		uint32_t m18 = m17 | (v35 & (uint32_t)(Ra[i] == v36) ? 1u : 0u) << 17;
		uint32_t m19 = m18 | (v37 & (uint32_t)(Ra[i] == v38) ? 1u : 0u) << 18;
		uint32_t m20 = m19 | (v39 & (uint32_t)(Ra[i] == v40) ? 1u : 0u) << 19;
		uint32_t m21 = m20 | (v41 & (uint32_t)(Ra[i] == v42) ? 1u : 0u) << 20;
		uint32_t m22 = m21 | (v43 & (uint32_t)(Ra[i] == v44) ? 1u : 0u) << 21;
		uint32_t m23 = m22 | (v45 & (uint32_t)(Ra[i] == v46) ? 1u : 0u) << 22;
		uint32_t m24 = m23 | (v47 & (uint32_t)(Ra[i] == v48) ? 1u : 0u) << 23;
		uint32_t m25 = m24 | (v49 & (uint32_t)(Ra[i] == v50) ? 1u : 0u) << 24;
		uint32_t m26 = m25 | (v51 & (uint32_t)(Ra[i] == v52) ? 1u : 0u) << 25;
		uint32_t m27 = m26 | (v53 & (uint32_t)(Ra[i] == v54) ? 1u : 0u) << 26;
		uint32_t m28 = m27 | (v55 & (uint32_t)(Ra[i] == v56) ? 1u : 0u) << 27;
		uint32_t m29 = m28 | (v57 & (uint32_t)(Ra[i] == v58) ? 1u : 0u) << 28;
		uint32_t m30 = m29 | (v59 & (uint32_t)(Ra[i] == v60) ? 1u : 0u) << 29;
		uint32_t m31 = m30 | (v61 & (uint32_t)(Ra[i] == v62) ? 1u : 0u) << 30;
		uint32_t m32 = m31 | (v63 & (uint32_t)(Ra[i] == v64) ? 1u : 0u) << 31;
		m_row[i] = m32;
	}
	gpu_merge32(gpu_row32(state, op, 0), m_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), 0u, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: MATCH.dtype.matchop Rd, pu, Ra
 * MATCH.U64.ANY
 */
static enum gpu_stop kernel_MATCH_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *Ra2 = gpu_row32(state, op, 3);
	const uint32_t v = mask & 1u;
	const uint32_t v2 = mask >> 1 & 1u;
	const uint32_t v3 = mask >> 2 & 1u;
	const uint32_t v4 = mask >> 3 & 1u;
	const uint32_t v5 = mask >> 4 & 1u;
	const uint32_t v6 = mask >> 5 & 1u;
	const uint32_t v7 = mask >> 6 & 1u;
	const uint32_t v8 = mask >> 7 & 1u;
	const uint32_t v9 = mask >> 8 & 1u;
	const uint32_t v10 = mask >> 9 & 1u;
	const uint32_t v11 = mask >> 10 & 1u;
	const uint32_t v12 = mask >> 11 & 1u;
	const uint32_t v13 = mask >> 12 & 1u;
	const uint32_t v14 = mask >> 13 & 1u;
	const uint32_t v15 = mask >> 14 & 1u;
	const uint32_t v16 = mask >> 15 & 1u;
	const uint32_t v17 = mask >> 16 & 1u;
	const uint32_t v18 = mask >> 17 & 1u;
	const uint32_t v19 = mask >> 18 & 1u;
	const uint32_t v20 = mask >> 19 & 1u;
	const uint32_t v21 = mask >> 20 & 1u;
	const uint32_t v22 = mask >> 21 & 1u;
	const uint32_t v23 = mask >> 22 & 1u;
	const uint32_t v24 = mask >> 23 & 1u;
	const uint32_t v25 = mask >> 24 & 1u;
	const uint32_t v26 = mask >> 25 & 1u;
	const uint32_t v27 = mask >> 26 & 1u;
	const uint32_t v28 = mask >> 27 & 1u;
	const uint32_t v29 = mask >> 28 & 1u;
	const uint32_t v30 = mask >> 29 & 1u;
	const uint32_t v31 = mask >> 30 & 1u;
	const uint32_t v32 = mask >> 31;
	uint64_t v_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t v33 = (uint64_t)Ra[i] | (uint64_t)Ra2[i] << 32;
		v_row[i] = v33;
	}
	const uint64_t v34 = v_row[0u];
	const uint64_t v35 = v_row[1u];
	const uint64_t v36 = v_row[2u];
	const uint64_t v37 = v_row[3u];
	const uint64_t v38 = v_row[4u];
	const uint64_t v39 = v_row[5u];
	const uint64_t v40 = v_row[6u];
	const uint64_t v41 = v_row[7u];
	const uint64_t v42 = v_row[8u];
	const uint64_t v43 = v_row[9u];
	const uint64_t v44 = v_row[10u];
	const uint64_t v45 = v_row[11u];
	const uint64_t v46 = v_row[12u];
	const uint64_t v47 = v_row[13u];
	const uint64_t v48 = v_row[14u];
	const uint64_t v49 = v_row[15u];
	const uint64_t v50 = v_row[16u];
	const uint64_t v51 = v_row[17u];
	const uint64_t v52 = v_row[18u];
	const uint64_t v53 = v_row[19u];
	const uint64_t v54 = v_row[20u];
	const uint64_t v55 = v_row[21u];
	const uint64_t v56 = v_row[22u];
	const uint64_t v57 = v_row[23u];
	const uint64_t v58 = v_row[24u];
	const uint64_t v59 = v_row[25u];
	const uint64_t v60 = v_row[26u];
	const uint64_t v61 = v_row[27u];
	const uint64_t v62 = v_row[28u];
	const uint64_t v63 = v_row[29u];
	const uint64_t v64 = v_row[30u];
	const uint64_t v65 = v_row[31u];
	uint32_t *m_row = gpu_is_all(mask) ? gpu_row32(state, op, 0) : state->spread[0].narrow;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t m = v & (uint32_t)(v_row[i] == v34) ? 1u : 0u;
		uint32_t m2 = m | (v2 & (uint32_t)(v_row[i] == v35) ? 1u : 0u) << 1;
		uint32_t m3 = m2 | (v3 & (uint32_t)(v_row[i] == v36) ? 1u : 0u) << 2;
		uint32_t m4 = m3 | (v4 & (uint32_t)(v_row[i] == v37) ? 1u : 0u) << 3;
		uint32_t m5 = m4 | (v5 & (uint32_t)(v_row[i] == v38) ? 1u : 0u) << 4;
		uint32_t m6 = m5 | (v6 & (uint32_t)(v_row[i] == v39) ? 1u : 0u) << 5;
		uint32_t m7 = m6 | (v7 & (uint32_t)(v_row[i] == v40) ? 1u : 0u) << 6;
		uint32_t m8 = m7 | (v8 & (uint32_t)(v_row[i] == v41) ? 1u : 0u) << 7;
		uint32_t m9 = m8 | (v9 & (uint32_t)(v_row[i] == v42) ? 1u : 0u) << 8;
		uint32_t m10 = m9 | (v10 & (uint32_t)(v_row[i] == v43) ? 1u : 0u) << 9;
		uint32_t m11 = m10 | (v11 & (uint32_t)(v_row[i] == v44) ? 1u : 0u) << 10;
		uint32_t m12 = m11 | (v12 & (uint32_t)(v_row[i] == v45) ? 1u : 0u) << 11;
		uint32_t m13 = m12 | (v13 & (uint32_t)(v_row[i] == v46) ? 1u : 0u) << 12;
		uint32_t m14 = m13 | (v14 & (uint32_t)(v_row[i] == v47) ? 1u : 0u) << 13;
		uint32_t m15 = m14 | (v15 & (uint32_t)(v_row[i] == v48) ? 1u : 0u) << 14;
		uint32_t m16 = m15 | (v16 & (uint32_t)(v_row[i] == v49) ? 1u : 0u) << 15;
		uint32_t m17 = m16 | (v17 & (uint32_t)(v_row[i] == v50) ? 1u : 0u) << 16;
		uint32_t m18 = m17 | (v18 & (uint32_t)(v_row[i] == v51) ? 1u : 0u) << 17;
		uint32_t m19 = m18 | (v19 & (uint32_t)(v_row[i] == v52) ? 1u : 0u) << 18;
		uint32_t m20 = m19 | (v20 & (uint32_t)(v_row[i] == v53) ? 1u : 0u) << 19;
		uint32_t m21 = m20 | (v21 & (uint32_t)(v_row[i] == v54) ? 1u : 0u) << 20;
		uint32_t m22 = m21 | (v22 & (uint32_t)(v_row[i] == v55) ? 1u : 0u) << 21;
		uint32_t m23 = m22 | (v23 & (uint32_t)(v_row[i] == v56) ? 1u : 0u) << 22;
		uint32_t m24 = m23 | (v24 & (uint32_t)(v_row[i] == v57) ? 1u : 0u) << 23;
		uint32_t m25 = m24 | (v25 & (uint32_t)(v_row[i] == v58) ? 1u : 0u) << 24;
		uint32_t m26 = m25 | (v26 & (uint32_t)(v_row[i] == v59) ? 1u : 0u) << 25;
		uint32_t m27 = m26 | (v27 & (uint32_t)(v_row[i] == v60) ? 1u : 0u) << 26;
		uint32_t m28 = m27 | (v28 & (uint32_t)(v_row[i] == v61) ? 1u : 0u) << 27;
		uint32_t m29 = m28 | (v29 & (uint32_t)(v_row[i] == v62) ? 1u : 0u) << 28;
		uint32_t m30 = m29 | (v30 & (uint32_t)(v_row[i] == v63) ? 1u : 0u) << 29;
		uint32_t m31 = m30 | (v31 & (uint32_t)(v_row[i] == v64) ? 1u : 0u) << 30;
		uint32_t m32 = m31 | (v32 & (uint32_t)(v_row[i] == v65) ? 1u : 0u) << 31;
		m_row[i] = m32;
	}
	gpu_merge32(gpu_row32(state, op, 0), m_row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), 0u, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: MATCH.dtype.matchop Rd, pu, Ra
 * MATCH.ALL
 */
static enum gpu_stop kernel_MATCH_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t v = mask & 1u;
	const uint32_t v2 = Ra[0u];
	const uint32_t v3 = mask >> 1 & 1u;
	const uint32_t v4 = Ra[1u];
	const uint32_t v5 = mask >> 2 & 1u;
	const uint32_t v6 = Ra[2u];
	const uint32_t v7 = mask >> 3 & 1u;
	const uint32_t v8 = Ra[3u];
	const uint32_t v9 = mask >> 4 & 1u;
	const uint32_t v10 = Ra[4u];
	const uint32_t v11 = mask >> 5 & 1u;
	const uint32_t v12 = Ra[5u];
	const uint32_t v13 = mask >> 6 & 1u;
	const uint32_t v14 = Ra[6u];
	const uint32_t v15 = mask >> 7 & 1u;
	const uint32_t v16 = Ra[7u];
	const uint32_t v17 = mask >> 8 & 1u;
	const uint32_t v18 = Ra[8u];
	const uint32_t v19 = mask >> 9 & 1u;
	const uint32_t v20 = Ra[9u];
	const uint32_t v21 = mask >> 10 & 1u;
	const uint32_t v22 = Ra[10u];
	const uint32_t v23 = mask >> 11 & 1u;
	const uint32_t v24 = Ra[11u];
	const uint32_t v25 = mask >> 12 & 1u;
	const uint32_t v26 = Ra[12u];
	const uint32_t v27 = mask >> 13 & 1u;
	const uint32_t v28 = Ra[13u];
	const uint32_t v29 = mask >> 14 & 1u;
	const uint32_t v30 = Ra[14u];
	const uint32_t v31 = mask >> 15 & 1u;
	const uint32_t v32 = Ra[15u];
	const uint32_t v33 = mask >> 16 & 1u;
	const uint32_t v34 = Ra[16u];
	const uint32_t v35 = mask >> 17 & 1u;
	const uint32_t v36 = Ra[17u];
	const uint32_t v37 = mask >> 18 & 1u;
	const uint32_t v38 = Ra[18u];
	const uint32_t v39 = mask >> 19 & 1u;
	const uint32_t v40 = Ra[19u];
	const uint32_t v41 = mask >> 20 & 1u;
	const uint32_t v42 = Ra[20u];
	const uint32_t v43 = mask >> 21 & 1u;
	const uint32_t v44 = Ra[21u];
	const uint32_t v45 = mask >> 22 & 1u;
	const uint32_t v46 = Ra[22u];
	const uint32_t v47 = mask >> 23 & 1u;
	const uint32_t v48 = Ra[23u];
	const uint32_t v49 = mask >> 24 & 1u;
	const uint32_t v50 = Ra[24u];
	const uint32_t v51 = mask >> 25 & 1u;
	const uint32_t v52 = Ra[25u];
	const uint32_t v53 = mask >> 26 & 1u;
	const uint32_t v54 = Ra[26u];
	const uint32_t v55 = mask >> 27 & 1u;
	const uint32_t v56 = Ra[27u];
	const uint32_t v57 = mask >> 28 & 1u;
	const uint32_t v58 = Ra[28u];
	const uint32_t v59 = mask >> 29 & 1u;
	const uint32_t v60 = Ra[29u];
	const uint32_t v61 = mask >> 30 & 1u;
	const uint32_t v62 = Ra[30u];
	const uint32_t v63 = mask >> 31;
	const uint32_t v64 = Ra[31u];
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t m = v & (uint32_t)(Ra[i] == v2) ? 1u : 0u;
		uint32_t m2 = m | (v3 & (uint32_t)(Ra[i] == v4) ? 1u : 0u) << 1;
		uint32_t m3 = m2 | (v5 & (uint32_t)(Ra[i] == v6) ? 1u : 0u) << 2;
		uint32_t m4 = m3 | (v7 & (uint32_t)(Ra[i] == v8) ? 1u : 0u) << 3;
		uint32_t m5 = m4 | (v9 & (uint32_t)(Ra[i] == v10) ? 1u : 0u) << 4;
		uint32_t m6 = m5 | (v11 & (uint32_t)(Ra[i] == v12) ? 1u : 0u) << 5;
		uint32_t m7 = m6 | (v13 & (uint32_t)(Ra[i] == v14) ? 1u : 0u) << 6;
		uint32_t m8 = m7 | (v15 & (uint32_t)(Ra[i] == v16) ? 1u : 0u) << 7;
		uint32_t m9 = m8 | (v17 & (uint32_t)(Ra[i] == v18) ? 1u : 0u) << 8;
		uint32_t m10 = m9 | (v19 & (uint32_t)(Ra[i] == v20) ? 1u : 0u) << 9;
		uint32_t m11 = m10 | (v21 & (uint32_t)(Ra[i] == v22) ? 1u : 0u) << 10;
		uint32_t m12 = m11 | (v23 & (uint32_t)(Ra[i] == v24) ? 1u : 0u) << 11;
		uint32_t m13 = m12 | (v25 & (uint32_t)(Ra[i] == v26) ? 1u : 0u) << 12;
		uint32_t m14 = m13 | (v27 & (uint32_t)(Ra[i] == v28) ? 1u : 0u) << 13;
		uint32_t m15 = m14 | (v29 & (uint32_t)(Ra[i] == v30) ? 1u : 0u) << 14;
		uint32_t m16 = m15 | (v31 & (uint32_t)(Ra[i] == v32) ? 1u : 0u) << 15;
		uint32_t m17 = m16 | (v33 & (uint32_t)(Ra[i] == v34) ? 1u : 0u) << 16;
		uint32_t m18 = m17 | (v35 & (uint32_t)(Ra[i] == v36) ? 1u : 0u) << 17;
		uint32_t m19 = m18 | (v37 & (uint32_t)(Ra[i] == v38) ? 1u : 0u) << 18;
		uint32_t m20 = m19 | (v39 & (uint32_t)(Ra[i] == v40) ? 1u : 0u) << 19;
		uint32_t m21 = m20 | (v41 & (uint32_t)(Ra[i] == v42) ? 1u : 0u) << 20;
		uint32_t m22 = m21 | (v43 & (uint32_t)(Ra[i] == v44) ? 1u : 0u) << 21;
		uint32_t m23 = m22 | (v45 & (uint32_t)(Ra[i] == v46) ? 1u : 0u) << 22;
		uint32_t m24 = m23 | (v47 & (uint32_t)(Ra[i] == v48) ? 1u : 0u) << 23;
		uint32_t m25 = m24 | (v49 & (uint32_t)(Ra[i] == v50) ? 1u : 0u) << 24;
		uint32_t m26 = m25 | (v51 & (uint32_t)(Ra[i] == v52) ? 1u : 0u) << 25;
		uint32_t m27 = m26 | (v53 & (uint32_t)(Ra[i] == v54) ? 1u : 0u) << 26;
		uint32_t m28 = m27 | (v55 & (uint32_t)(Ra[i] == v56) ? 1u : 0u) << 27;
		uint32_t m29 = m28 | (v57 & (uint32_t)(Ra[i] == v58) ? 1u : 0u) << 28;
		uint32_t m30 = m29 | (v59 & (uint32_t)(Ra[i] == v60) ? 1u : 0u) << 29;
		uint32_t m31 = m30 | (v61 & (uint32_t)(Ra[i] == v62) ? 1u : 0u) << 30;
		uint32_t m32 = m31 | (v63 & (uint32_t)(Ra[i] == v64) ? 1u : 0u) << 31;
		const uint32_t v65 = (uint32_t)(mask == m32);
		v_bits |= (gpu_mask)v65 << i;
	}
	const uint32_t v66 = v_bits & mask;
	const uint32_t same = (uint32_t)(mask == v66);
	uint32_t Rd = same ? mask : 0u;
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 0), row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), (gpu_mask)0 - same, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: MATCH.dtype.matchop Rd, pu, Ra
 * MATCH.U64.ALL
 */
static enum gpu_stop kernel_MATCH_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t *Ra = gpu_row32(state, op, 2);
	const uint32_t *Ra2 = gpu_row32(state, op, 3);
	const uint32_t v = mask & 1u;
	const uint32_t v2 = mask >> 1 & 1u;
	const uint32_t v3 = mask >> 2 & 1u;
	const uint32_t v4 = mask >> 3 & 1u;
	const uint32_t v5 = mask >> 4 & 1u;
	const uint32_t v6 = mask >> 5 & 1u;
	const uint32_t v7 = mask >> 6 & 1u;
	const uint32_t v8 = mask >> 7 & 1u;
	const uint32_t v9 = mask >> 8 & 1u;
	const uint32_t v10 = mask >> 9 & 1u;
	const uint32_t v11 = mask >> 10 & 1u;
	const uint32_t v12 = mask >> 11 & 1u;
	const uint32_t v13 = mask >> 12 & 1u;
	const uint32_t v14 = mask >> 13 & 1u;
	const uint32_t v15 = mask >> 14 & 1u;
	const uint32_t v16 = mask >> 15 & 1u;
	const uint32_t v17 = mask >> 16 & 1u;
	const uint32_t v18 = mask >> 17 & 1u;
	const uint32_t v19 = mask >> 18 & 1u;
	const uint32_t v20 = mask >> 19 & 1u;
	const uint32_t v21 = mask >> 20 & 1u;
	const uint32_t v22 = mask >> 21 & 1u;
	const uint32_t v23 = mask >> 22 & 1u;
	const uint32_t v24 = mask >> 23 & 1u;
	const uint32_t v25 = mask >> 24 & 1u;
	const uint32_t v26 = mask >> 25 & 1u;
	const uint32_t v27 = mask >> 26 & 1u;
	const uint32_t v28 = mask >> 27 & 1u;
	const uint32_t v29 = mask >> 28 & 1u;
	const uint32_t v30 = mask >> 29 & 1u;
	const uint32_t v31 = mask >> 30 & 1u;
	const uint32_t v32 = mask >> 31;
	uint64_t v_row[GPU_LANES];
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint64_t v33 = (uint64_t)Ra[i] | (uint64_t)Ra2[i] << 32;
		v_row[i] = v33;
	}
	const uint64_t v34 = v_row[0u];
	const uint64_t v35 = v_row[1u];
	const uint64_t v36 = v_row[2u];
	const uint64_t v37 = v_row[3u];
	const uint64_t v38 = v_row[4u];
	const uint64_t v39 = v_row[5u];
	const uint64_t v40 = v_row[6u];
	const uint64_t v41 = v_row[7u];
	const uint64_t v42 = v_row[8u];
	const uint64_t v43 = v_row[9u];
	const uint64_t v44 = v_row[10u];
	const uint64_t v45 = v_row[11u];
	const uint64_t v46 = v_row[12u];
	const uint64_t v47 = v_row[13u];
	const uint64_t v48 = v_row[14u];
	const uint64_t v49 = v_row[15u];
	const uint64_t v50 = v_row[16u];
	const uint64_t v51 = v_row[17u];
	const uint64_t v52 = v_row[18u];
	const uint64_t v53 = v_row[19u];
	const uint64_t v54 = v_row[20u];
	const uint64_t v55 = v_row[21u];
	const uint64_t v56 = v_row[22u];
	const uint64_t v57 = v_row[23u];
	const uint64_t v58 = v_row[24u];
	const uint64_t v59 = v_row[25u];
	const uint64_t v60 = v_row[26u];
	const uint64_t v61 = v_row[27u];
	const uint64_t v62 = v_row[28u];
	const uint64_t v63 = v_row[29u];
	const uint64_t v64 = v_row[30u];
	const uint64_t v65 = v_row[31u];
	gpu_mask v_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		uint32_t m = v & (uint32_t)(v_row[i] == v34) ? 1u : 0u;
		uint32_t m2 = m | (v2 & (uint32_t)(v_row[i] == v35) ? 1u : 0u) << 1;
		uint32_t m3 = m2 | (v3 & (uint32_t)(v_row[i] == v36) ? 1u : 0u) << 2;
		uint32_t m4 = m3 | (v4 & (uint32_t)(v_row[i] == v37) ? 1u : 0u) << 3;
		uint32_t m5 = m4 | (v5 & (uint32_t)(v_row[i] == v38) ? 1u : 0u) << 4;
		uint32_t m6 = m5 | (v6 & (uint32_t)(v_row[i] == v39) ? 1u : 0u) << 5;
		uint32_t m7 = m6 | (v7 & (uint32_t)(v_row[i] == v40) ? 1u : 0u) << 6;
		uint32_t m8 = m7 | (v8 & (uint32_t)(v_row[i] == v41) ? 1u : 0u) << 7;
		uint32_t m9 = m8 | (v9 & (uint32_t)(v_row[i] == v42) ? 1u : 0u) << 8;
		uint32_t m10 = m9 | (v10 & (uint32_t)(v_row[i] == v43) ? 1u : 0u) << 9;
		uint32_t m11 = m10 | (v11 & (uint32_t)(v_row[i] == v44) ? 1u : 0u) << 10;
		uint32_t m12 = m11 | (v12 & (uint32_t)(v_row[i] == v45) ? 1u : 0u) << 11;
		uint32_t m13 = m12 | (v13 & (uint32_t)(v_row[i] == v46) ? 1u : 0u) << 12;
		uint32_t m14 = m13 | (v14 & (uint32_t)(v_row[i] == v47) ? 1u : 0u) << 13;
		uint32_t m15 = m14 | (v15 & (uint32_t)(v_row[i] == v48) ? 1u : 0u) << 14;
		uint32_t m16 = m15 | (v16 & (uint32_t)(v_row[i] == v49) ? 1u : 0u) << 15;
		uint32_t m17 = m16 | (v17 & (uint32_t)(v_row[i] == v50) ? 1u : 0u) << 16;
		uint32_t m18 = m17 | (v18 & (uint32_t)(v_row[i] == v51) ? 1u : 0u) << 17;
		uint32_t m19 = m18 | (v19 & (uint32_t)(v_row[i] == v52) ? 1u : 0u) << 18;
		uint32_t m20 = m19 | (v20 & (uint32_t)(v_row[i] == v53) ? 1u : 0u) << 19;
		uint32_t m21 = m20 | (v21 & (uint32_t)(v_row[i] == v54) ? 1u : 0u) << 20;
		uint32_t m22 = m21 | (v22 & (uint32_t)(v_row[i] == v55) ? 1u : 0u) << 21;
		uint32_t m23 = m22 | (v23 & (uint32_t)(v_row[i] == v56) ? 1u : 0u) << 22;
		uint32_t m24 = m23 | (v24 & (uint32_t)(v_row[i] == v57) ? 1u : 0u) << 23;
		uint32_t m25 = m24 | (v25 & (uint32_t)(v_row[i] == v58) ? 1u : 0u) << 24;
		uint32_t m26 = m25 | (v26 & (uint32_t)(v_row[i] == v59) ? 1u : 0u) << 25;
		uint32_t m27 = m26 | (v27 & (uint32_t)(v_row[i] == v60) ? 1u : 0u) << 26;
		uint32_t m28 = m27 | (v28 & (uint32_t)(v_row[i] == v61) ? 1u : 0u) << 27;
		uint32_t m29 = m28 | (v29 & (uint32_t)(v_row[i] == v62) ? 1u : 0u) << 28;
		uint32_t m30 = m29 | (v30 & (uint32_t)(v_row[i] == v63) ? 1u : 0u) << 29;
		uint32_t m31 = m30 | (v31 & (uint32_t)(v_row[i] == v64) ? 1u : 0u) << 30;
		uint32_t m32 = m31 | (v32 & (uint32_t)(v_row[i] == v65) ? 1u : 0u) << 31;
		const uint32_t v66 = (uint32_t)(mask == m32);
		v_bits |= (gpu_mask)v66 << i;
	}
	const uint32_t v67 = v_bits & mask;
	const uint32_t same = (uint32_t)(mask == v67);
	uint32_t Rd = same ? mask : 0u;
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 0), row, mask);
	gpu_commit_mask(gpu_word(state, op, 1), (gpu_mask)0 - same, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: ELECTU pu, URd, pp
 * ELECTU
 */
static enum gpu_stop kernel_ELECTU(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pp = *gpu_word(state, op, 2);
	const uint32_t pp_inverted = op->operand[3].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t c = v & mask;
	const uint32_t v2 = c & 1u;
	uint32_t v3 = v2 ? 0u : 0xffffffffu;
	const uint32_t v4 = c >> 1 & 1u;
	const uint32_t v5 = (uint32_t)(v3 == 0xffffffffu);
	const uint32_t v6 = v4 & v5;
	uint32_t v7 = v6 ? 1u : v3;
	const uint32_t v8 = c >> 2 & 1u;
	const uint32_t v9 = (uint32_t)(v7 == 0xffffffffu);
	const uint32_t v10 = v8 & v9;
	uint32_t v11 = v10 ? 2u : v7;
	const uint32_t v12 = c >> 3 & 1u;
	const uint32_t v13 = (uint32_t)(v11 == 0xffffffffu);
	const uint32_t v14 = v12 & v13;
	uint32_t v15 = v14 ? 3u : v11;
	const uint32_t v16 = c >> 4 & 1u;
	const uint32_t v17 = (uint32_t)(v15 == 0xffffffffu);
	const uint32_t v18 = v16 & v17;
	uint32_t v19 = v18 ? 4u : v15;
	const uint32_t v20 = c >> 5 & 1u;
	const uint32_t v21 = (uint32_t)(v19 == 0xffffffffu);
	const uint32_t v22 = v20 & v21;
	uint32_t v23 = v22 ? 5u : v19;
	const uint32_t v24 = c >> 6 & 1u;
	const uint32_t v25 = (uint32_t)(v23 == 0xffffffffu);
	const uint32_t v26 = v24 & v25;
	uint32_t v27 = v26 ? 6u : v23;
	const uint32_t v28 = c >> 7 & 1u;
	const uint32_t v29 = (uint32_t)(v27 == 0xffffffffu);
	const uint32_t v30 = v28 & v29;
	uint32_t v31 = v30 ? 7u : v27;
	const uint32_t v32 = c >> 8 & 1u;
	const uint32_t v33 = (uint32_t)(v31 == 0xffffffffu);
	const uint32_t v34 = v32 & v33;
	uint32_t v35 = v34 ? 8u : v31;
	const uint32_t v36 = c >> 9 & 1u;
	const uint32_t v37 = (uint32_t)(v35 == 0xffffffffu);
	const uint32_t v38 = v36 & v37;
	uint32_t v39 = v38 ? 9u : v35;
	const uint32_t v40 = c >> 10 & 1u;
	const uint32_t v41 = (uint32_t)(v39 == 0xffffffffu);
	const uint32_t v42 = v40 & v41;
	uint32_t v43 = v42 ? 10u : v39;
	const uint32_t v44 = c >> 11 & 1u;
	const uint32_t v45 = (uint32_t)(v43 == 0xffffffffu);
	const uint32_t v46 = v44 & v45;
	uint32_t v47 = v46 ? 11u : v43;
	const uint32_t v48 = c >> 12 & 1u;
	const uint32_t v49 = (uint32_t)(v47 == 0xffffffffu);
	const uint32_t v50 = v48 & v49;
	uint32_t v51 = v50 ? 12u : v47;
	const uint32_t v52 = c >> 13 & 1u;
	const uint32_t v53 = (uint32_t)(v51 == 0xffffffffu);
	const uint32_t v54 = v52 & v53;
	uint32_t v55 = v54 ? 13u : v51;
	const uint32_t v56 = c >> 14 & 1u;
	const uint32_t v57 = (uint32_t)(v55 == 0xffffffffu);
	const uint32_t v58 = v56 & v57;
	uint32_t v59 = v58 ? 14u : v55;
	const uint32_t v60 = c >> 15 & 1u;
	const uint32_t v61 = (uint32_t)(v59 == 0xffffffffu);
	const uint32_t v62 = v60 & v61;
	uint32_t v63 = v62 ? 15u : v59;
	const uint32_t v64 = c >> 16 & 1u;
	const uint32_t v65 = (uint32_t)(v63 == 0xffffffffu);
	const uint32_t v66 = v64 & v65;
	uint32_t v67 = v66 ? 16u : v63;
	const uint32_t v68 = c >> 17 & 1u;
	const uint32_t v69 = (uint32_t)(v67 == 0xffffffffu);
	const uint32_t v70 = v68 & v69;
	uint32_t v71 = v70 ? 17u : v67;
	const uint32_t v72 = c >> 18 & 1u;
	const uint32_t v73 = (uint32_t)(v71 == 0xffffffffu);
	const uint32_t v74 = v72 & v73;
	uint32_t v75 = v74 ? 18u : v71;
	const uint32_t v76 = c >> 19 & 1u;
	const uint32_t v77 = (uint32_t)(v75 == 0xffffffffu);
	const uint32_t v78 = v76 & v77;
	uint32_t v79 = v78 ? 19u : v75;
	const uint32_t v80 = c >> 20 & 1u;
	const uint32_t v81 = (uint32_t)(v79 == 0xffffffffu);
	const uint32_t v82 = v80 & v81;
	uint32_t v83 = v82 ? 20u : v79;
	const uint32_t v84 = c >> 21 & 1u;
	const uint32_t v85 = (uint32_t)(v83 == 0xffffffffu);
	const uint32_t v86 = v84 & v85;
	uint32_t v87 = v86 ? 21u : v83;
	const uint32_t v88 = c >> 22 & 1u;
	const uint32_t v89 = (uint32_t)(v87 == 0xffffffffu);
	const uint32_t v90 = v88 & v89;
	uint32_t v91 = v90 ? 22u : v87;
	const uint32_t v92 = c >> 23 & 1u;
	const uint32_t v93 = (uint32_t)(v91 == 0xffffffffu);
	const uint32_t v94 = v92 & v93;
	uint32_t v95 = v94 ? 23u : v91;
	const uint32_t v96 = c >> 24 & 1u;
	const uint32_t v97 = (uint32_t)(v95 == 0xffffffffu);
	const uint32_t v98 = v96 & v97;
	uint32_t v99 = v98 ? 24u : v95;
	const uint32_t v100 = c >> 25 & 1u;
	const uint32_t v101 = (uint32_t)(v99 == 0xffffffffu);
	const uint32_t v102 = v100 & v101;
	uint32_t v103 = v102 ? 25u : v99;
	const uint32_t v104 = c >> 26 & 1u;
	const uint32_t v105 = (uint32_t)(v103 == 0xffffffffu);
	const uint32_t v106 = v104 & v105;
	uint32_t v107 = v106 ? 26u : v103;
	const uint32_t v108 = c >> 27 & 1u;
	const uint32_t v109 = (uint32_t)(v107 == 0xffffffffu);
	const uint32_t v110 = v108 & v109;
	uint32_t v111 = v110 ? 27u : v107;
	const uint32_t v112 = c >> 28 & 1u;
	const uint32_t v113 = (uint32_t)(v111 == 0xffffffffu);
	const uint32_t v114 = v112 & v113;
	uint32_t v115 = v114 ? 28u : v111;
	const uint32_t v116 = c >> 29 & 1u;
	const uint32_t v117 = (uint32_t)(v115 == 0xffffffffu);
	const uint32_t v118 = v116 & v117;
	uint32_t v119 = v118 ? 29u : v115;
	const uint32_t v120 = c >> 30 & 1u;
	const uint32_t v121 = (uint32_t)(v119 == 0xffffffffu);
	const uint32_t v122 = v120 & v121;
	uint32_t v123 = v122 ? 30u : v119;
	const uint32_t v124 = c >> 31;
	const uint32_t v125 = (uint32_t)(v123 == 0xffffffffu);
	const uint32_t v126 = v124 & v125;
	uint32_t URd = v126 ? 31u : v123;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t pu = (uint32_t)(URd == i);
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	state->UR[op->operand[1].value] = URd;
	return GPU_STOP_NONE;
}

/* sync.isa: ELECTU pu, URd, pp
 * ELECTU; a constant register as destination
 */
static enum gpu_stop kernel_ELECTU_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pp = *gpu_word(state, op, 2);
	const uint32_t pp_inverted = op->operand[3].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t c = v & mask;
	const uint32_t v2 = c & 1u;
	uint32_t v3 = v2 ? 0u : 0xffffffffu;
	const uint32_t v4 = c >> 1 & 1u;
	const uint32_t v5 = (uint32_t)(v3 == 0xffffffffu);
	const uint32_t v6 = v4 & v5;
	uint32_t v7 = v6 ? 1u : v3;
	const uint32_t v8 = c >> 2 & 1u;
	const uint32_t v9 = (uint32_t)(v7 == 0xffffffffu);
	const uint32_t v10 = v8 & v9;
	uint32_t v11 = v10 ? 2u : v7;
	const uint32_t v12 = c >> 3 & 1u;
	const uint32_t v13 = (uint32_t)(v11 == 0xffffffffu);
	const uint32_t v14 = v12 & v13;
	uint32_t v15 = v14 ? 3u : v11;
	const uint32_t v16 = c >> 4 & 1u;
	const uint32_t v17 = (uint32_t)(v15 == 0xffffffffu);
	const uint32_t v18 = v16 & v17;
	uint32_t v19 = v18 ? 4u : v15;
	const uint32_t v20 = c >> 5 & 1u;
	const uint32_t v21 = (uint32_t)(v19 == 0xffffffffu);
	const uint32_t v22 = v20 & v21;
	uint32_t v23 = v22 ? 5u : v19;
	const uint32_t v24 = c >> 6 & 1u;
	const uint32_t v25 = (uint32_t)(v23 == 0xffffffffu);
	const uint32_t v26 = v24 & v25;
	uint32_t v27 = v26 ? 6u : v23;
	const uint32_t v28 = c >> 7 & 1u;
	const uint32_t v29 = (uint32_t)(v27 == 0xffffffffu);
	const uint32_t v30 = v28 & v29;
	uint32_t v31 = v30 ? 7u : v27;
	const uint32_t v32 = c >> 8 & 1u;
	const uint32_t v33 = (uint32_t)(v31 == 0xffffffffu);
	const uint32_t v34 = v32 & v33;
	uint32_t v35 = v34 ? 8u : v31;
	const uint32_t v36 = c >> 9 & 1u;
	const uint32_t v37 = (uint32_t)(v35 == 0xffffffffu);
	const uint32_t v38 = v36 & v37;
	uint32_t v39 = v38 ? 9u : v35;
	const uint32_t v40 = c >> 10 & 1u;
	const uint32_t v41 = (uint32_t)(v39 == 0xffffffffu);
	const uint32_t v42 = v40 & v41;
	uint32_t v43 = v42 ? 10u : v39;
	const uint32_t v44 = c >> 11 & 1u;
	const uint32_t v45 = (uint32_t)(v43 == 0xffffffffu);
	const uint32_t v46 = v44 & v45;
	uint32_t v47 = v46 ? 11u : v43;
	const uint32_t v48 = c >> 12 & 1u;
	const uint32_t v49 = (uint32_t)(v47 == 0xffffffffu);
	const uint32_t v50 = v48 & v49;
	uint32_t v51 = v50 ? 12u : v47;
	const uint32_t v52 = c >> 13 & 1u;
	const uint32_t v53 = (uint32_t)(v51 == 0xffffffffu);
	const uint32_t v54 = v52 & v53;
	uint32_t v55 = v54 ? 13u : v51;
	const uint32_t v56 = c >> 14 & 1u;
	const uint32_t v57 = (uint32_t)(v55 == 0xffffffffu);
	const uint32_t v58 = v56 & v57;
	uint32_t v59 = v58 ? 14u : v55;
	const uint32_t v60 = c >> 15 & 1u;
	const uint32_t v61 = (uint32_t)(v59 == 0xffffffffu);
	const uint32_t v62 = v60 & v61;
	uint32_t v63 = v62 ? 15u : v59;
	const uint32_t v64 = c >> 16 & 1u;
	const uint32_t v65 = (uint32_t)(v63 == 0xffffffffu);
	const uint32_t v66 = v64 & v65;
	uint32_t v67 = v66 ? 16u : v63;
	const uint32_t v68 = c >> 17 & 1u;
	const uint32_t v69 = (uint32_t)(v67 == 0xffffffffu);
	const uint32_t v70 = v68 & v69;
	uint32_t v71 = v70 ? 17u : v67;
	const uint32_t v72 = c >> 18 & 1u;
	const uint32_t v73 = (uint32_t)(v71 == 0xffffffffu);
	const uint32_t v74 = v72 & v73;
	uint32_t v75 = v74 ? 18u : v71;
	const uint32_t v76 = c >> 19 & 1u;
	const uint32_t v77 = (uint32_t)(v75 == 0xffffffffu);
	const uint32_t v78 = v76 & v77;
	uint32_t v79 = v78 ? 19u : v75;
	const uint32_t v80 = c >> 20 & 1u;
	const uint32_t v81 = (uint32_t)(v79 == 0xffffffffu);
	const uint32_t v82 = v80 & v81;
	uint32_t v83 = v82 ? 20u : v79;
	const uint32_t v84 = c >> 21 & 1u;
	const uint32_t v85 = (uint32_t)(v83 == 0xffffffffu);
	const uint32_t v86 = v84 & v85;
	uint32_t v87 = v86 ? 21u : v83;
	const uint32_t v88 = c >> 22 & 1u;
	const uint32_t v89 = (uint32_t)(v87 == 0xffffffffu);
	const uint32_t v90 = v88 & v89;
	uint32_t v91 = v90 ? 22u : v87;
	const uint32_t v92 = c >> 23 & 1u;
	const uint32_t v93 = (uint32_t)(v91 == 0xffffffffu);
	const uint32_t v94 = v92 & v93;
	uint32_t v95 = v94 ? 23u : v91;
	const uint32_t v96 = c >> 24 & 1u;
	const uint32_t v97 = (uint32_t)(v95 == 0xffffffffu);
	const uint32_t v98 = v96 & v97;
	uint32_t v99 = v98 ? 24u : v95;
	const uint32_t v100 = c >> 25 & 1u;
	const uint32_t v101 = (uint32_t)(v99 == 0xffffffffu);
	const uint32_t v102 = v100 & v101;
	uint32_t v103 = v102 ? 25u : v99;
	const uint32_t v104 = c >> 26 & 1u;
	const uint32_t v105 = (uint32_t)(v103 == 0xffffffffu);
	const uint32_t v106 = v104 & v105;
	uint32_t v107 = v106 ? 26u : v103;
	const uint32_t v108 = c >> 27 & 1u;
	const uint32_t v109 = (uint32_t)(v107 == 0xffffffffu);
	const uint32_t v110 = v108 & v109;
	uint32_t v111 = v110 ? 27u : v107;
	const uint32_t v112 = c >> 28 & 1u;
	const uint32_t v113 = (uint32_t)(v111 == 0xffffffffu);
	const uint32_t v114 = v112 & v113;
	uint32_t v115 = v114 ? 28u : v111;
	const uint32_t v116 = c >> 29 & 1u;
	const uint32_t v117 = (uint32_t)(v115 == 0xffffffffu);
	const uint32_t v118 = v116 & v117;
	uint32_t v119 = v118 ? 29u : v115;
	const uint32_t v120 = c >> 30 & 1u;
	const uint32_t v121 = (uint32_t)(v119 == 0xffffffffu);
	const uint32_t v122 = v120 & v121;
	uint32_t v123 = v122 ? 30u : v119;
	const uint32_t v124 = c >> 31;
	const uint32_t v125 = (uint32_t)(v123 == 0xffffffffu);
	const uint32_t v126 = v124 & v125;
	uint32_t URd = v126 ? 31u : v123;
	state->UR[op->operand[1].value] = URd;
	return GPU_STOP_NONE;
}

/* sync.isa: ELECTU pu, URd, URb
 * ELECTU
 */
static enum gpu_stop kernel_ELECTU_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[2].value;
	const uint32_t c = URb & mask;
	const uint32_t v = c & 1u;
	uint32_t v2 = v ? 0u : 0xffffffffu;
	const uint32_t v3 = c >> 1 & 1u;
	const uint32_t v4 = (uint32_t)(v2 == 0xffffffffu);
	const uint32_t v5 = v3 & v4;
	uint32_t v6 = v5 ? 1u : v2;
	const uint32_t v7 = c >> 2 & 1u;
	const uint32_t v8 = (uint32_t)(v6 == 0xffffffffu);
	const uint32_t v9 = v7 & v8;
	uint32_t v10 = v9 ? 2u : v6;
	const uint32_t v11 = c >> 3 & 1u;
	const uint32_t v12 = (uint32_t)(v10 == 0xffffffffu);
	const uint32_t v13 = v11 & v12;
	uint32_t v14 = v13 ? 3u : v10;
	const uint32_t v15 = c >> 4 & 1u;
	const uint32_t v16 = (uint32_t)(v14 == 0xffffffffu);
	const uint32_t v17 = v15 & v16;
	uint32_t v18 = v17 ? 4u : v14;
	const uint32_t v19 = c >> 5 & 1u;
	const uint32_t v20 = (uint32_t)(v18 == 0xffffffffu);
	const uint32_t v21 = v19 & v20;
	uint32_t v22 = v21 ? 5u : v18;
	const uint32_t v23 = c >> 6 & 1u;
	const uint32_t v24 = (uint32_t)(v22 == 0xffffffffu);
	const uint32_t v25 = v23 & v24;
	uint32_t v26 = v25 ? 6u : v22;
	const uint32_t v27 = c >> 7 & 1u;
	const uint32_t v28 = (uint32_t)(v26 == 0xffffffffu);
	const uint32_t v29 = v27 & v28;
	uint32_t v30 = v29 ? 7u : v26;
	const uint32_t v31 = c >> 8 & 1u;
	const uint32_t v32 = (uint32_t)(v30 == 0xffffffffu);
	const uint32_t v33 = v31 & v32;
	uint32_t v34 = v33 ? 8u : v30;
	const uint32_t v35 = c >> 9 & 1u;
	const uint32_t v36 = (uint32_t)(v34 == 0xffffffffu);
	const uint32_t v37 = v35 & v36;
	uint32_t v38 = v37 ? 9u : v34;
	const uint32_t v39 = c >> 10 & 1u;
	const uint32_t v40 = (uint32_t)(v38 == 0xffffffffu);
	const uint32_t v41 = v39 & v40;
	uint32_t v42 = v41 ? 10u : v38;
	const uint32_t v43 = c >> 11 & 1u;
	const uint32_t v44 = (uint32_t)(v42 == 0xffffffffu);
	const uint32_t v45 = v43 & v44;
	uint32_t v46 = v45 ? 11u : v42;
	const uint32_t v47 = c >> 12 & 1u;
	const uint32_t v48 = (uint32_t)(v46 == 0xffffffffu);
	const uint32_t v49 = v47 & v48;
	uint32_t v50 = v49 ? 12u : v46;
	const uint32_t v51 = c >> 13 & 1u;
	const uint32_t v52 = (uint32_t)(v50 == 0xffffffffu);
	const uint32_t v53 = v51 & v52;
	uint32_t v54 = v53 ? 13u : v50;
	const uint32_t v55 = c >> 14 & 1u;
	const uint32_t v56 = (uint32_t)(v54 == 0xffffffffu);
	const uint32_t v57 = v55 & v56;
	uint32_t v58 = v57 ? 14u : v54;
	const uint32_t v59 = c >> 15 & 1u;
	const uint32_t v60 = (uint32_t)(v58 == 0xffffffffu);
	const uint32_t v61 = v59 & v60;
	uint32_t v62 = v61 ? 15u : v58;
	const uint32_t v63 = c >> 16 & 1u;
	const uint32_t v64 = (uint32_t)(v62 == 0xffffffffu);
	const uint32_t v65 = v63 & v64;
	uint32_t v66 = v65 ? 16u : v62;
	const uint32_t v67 = c >> 17 & 1u;
	const uint32_t v68 = (uint32_t)(v66 == 0xffffffffu);
	const uint32_t v69 = v67 & v68;
	uint32_t v70 = v69 ? 17u : v66;
	const uint32_t v71 = c >> 18 & 1u;
	const uint32_t v72 = (uint32_t)(v70 == 0xffffffffu);
	const uint32_t v73 = v71 & v72;
	uint32_t v74 = v73 ? 18u : v70;
	const uint32_t v75 = c >> 19 & 1u;
	const uint32_t v76 = (uint32_t)(v74 == 0xffffffffu);
	const uint32_t v77 = v75 & v76;
	uint32_t v78 = v77 ? 19u : v74;
	const uint32_t v79 = c >> 20 & 1u;
	const uint32_t v80 = (uint32_t)(v78 == 0xffffffffu);
	const uint32_t v81 = v79 & v80;
	uint32_t v82 = v81 ? 20u : v78;
	const uint32_t v83 = c >> 21 & 1u;
	const uint32_t v84 = (uint32_t)(v82 == 0xffffffffu);
	const uint32_t v85 = v83 & v84;
	uint32_t v86 = v85 ? 21u : v82;
	const uint32_t v87 = c >> 22 & 1u;
	const uint32_t v88 = (uint32_t)(v86 == 0xffffffffu);
	const uint32_t v89 = v87 & v88;
	uint32_t v90 = v89 ? 22u : v86;
	const uint32_t v91 = c >> 23 & 1u;
	const uint32_t v92 = (uint32_t)(v90 == 0xffffffffu);
	const uint32_t v93 = v91 & v92;
	uint32_t v94 = v93 ? 23u : v90;
	const uint32_t v95 = c >> 24 & 1u;
	const uint32_t v96 = (uint32_t)(v94 == 0xffffffffu);
	const uint32_t v97 = v95 & v96;
	uint32_t v98 = v97 ? 24u : v94;
	const uint32_t v99 = c >> 25 & 1u;
	const uint32_t v100 = (uint32_t)(v98 == 0xffffffffu);
	const uint32_t v101 = v99 & v100;
	uint32_t v102 = v101 ? 25u : v98;
	const uint32_t v103 = c >> 26 & 1u;
	const uint32_t v104 = (uint32_t)(v102 == 0xffffffffu);
	const uint32_t v105 = v103 & v104;
	uint32_t v106 = v105 ? 26u : v102;
	const uint32_t v107 = c >> 27 & 1u;
	const uint32_t v108 = (uint32_t)(v106 == 0xffffffffu);
	const uint32_t v109 = v107 & v108;
	uint32_t v110 = v109 ? 27u : v106;
	const uint32_t v111 = c >> 28 & 1u;
	const uint32_t v112 = (uint32_t)(v110 == 0xffffffffu);
	const uint32_t v113 = v111 & v112;
	uint32_t v114 = v113 ? 28u : v110;
	const uint32_t v115 = c >> 29 & 1u;
	const uint32_t v116 = (uint32_t)(v114 == 0xffffffffu);
	const uint32_t v117 = v115 & v116;
	uint32_t v118 = v117 ? 29u : v114;
	const uint32_t v119 = c >> 30 & 1u;
	const uint32_t v120 = (uint32_t)(v118 == 0xffffffffu);
	const uint32_t v121 = v119 & v120;
	uint32_t v122 = v121 ? 30u : v118;
	const uint32_t v123 = c >> 31;
	const uint32_t v124 = (uint32_t)(v122 == 0xffffffffu);
	const uint32_t v125 = v123 & v124;
	uint32_t URd = v125 ? 31u : v122;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t pu = (uint32_t)(URd == i);
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	state->UR[op->operand[1].value] = URd;
	return GPU_STOP_NONE;
}

/* sync.isa: ELECTU pu, URd, URb
 * ELECTU; operands with modifiers
 */
static enum gpu_stop kernel_ELECTU_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[2].value;
	const uint32_t v = URb ^ 0xffffffffu;
	const uint32_t URb_inverted = op->operand[3].value;
	uint32_t v2 = URb_inverted ? v : URb;
	const uint32_t c = v2 & mask;
	const uint32_t v3 = c & 1u;
	uint32_t v4 = v3 ? 0u : 0xffffffffu;
	const uint32_t v5 = c >> 1 & 1u;
	const uint32_t v6 = (uint32_t)(v4 == 0xffffffffu);
	const uint32_t v7 = v5 & v6;
	uint32_t v8 = v7 ? 1u : v4;
	const uint32_t v9 = c >> 2 & 1u;
	const uint32_t v10 = (uint32_t)(v8 == 0xffffffffu);
	const uint32_t v11 = v9 & v10;
	uint32_t v12 = v11 ? 2u : v8;
	const uint32_t v13 = c >> 3 & 1u;
	const uint32_t v14 = (uint32_t)(v12 == 0xffffffffu);
	const uint32_t v15 = v13 & v14;
	uint32_t v16 = v15 ? 3u : v12;
	const uint32_t v17 = c >> 4 & 1u;
	const uint32_t v18 = (uint32_t)(v16 == 0xffffffffu);
	const uint32_t v19 = v17 & v18;
	uint32_t v20 = v19 ? 4u : v16;
	const uint32_t v21 = c >> 5 & 1u;
	const uint32_t v22 = (uint32_t)(v20 == 0xffffffffu);
	const uint32_t v23 = v21 & v22;
	uint32_t v24 = v23 ? 5u : v20;
	const uint32_t v25 = c >> 6 & 1u;
	const uint32_t v26 = (uint32_t)(v24 == 0xffffffffu);
	const uint32_t v27 = v25 & v26;
	uint32_t v28 = v27 ? 6u : v24;
	const uint32_t v29 = c >> 7 & 1u;
	const uint32_t v30 = (uint32_t)(v28 == 0xffffffffu);
	const uint32_t v31 = v29 & v30;
	uint32_t v32 = v31 ? 7u : v28;
	const uint32_t v33 = c >> 8 & 1u;
	const uint32_t v34 = (uint32_t)(v32 == 0xffffffffu);
	const uint32_t v35 = v33 & v34;
	uint32_t v36 = v35 ? 8u : v32;
	const uint32_t v37 = c >> 9 & 1u;
	const uint32_t v38 = (uint32_t)(v36 == 0xffffffffu);
	const uint32_t v39 = v37 & v38;
	uint32_t v40 = v39 ? 9u : v36;
	const uint32_t v41 = c >> 10 & 1u;
	const uint32_t v42 = (uint32_t)(v40 == 0xffffffffu);
	const uint32_t v43 = v41 & v42;
	uint32_t v44 = v43 ? 10u : v40;
	const uint32_t v45 = c >> 11 & 1u;
	const uint32_t v46 = (uint32_t)(v44 == 0xffffffffu);
	const uint32_t v47 = v45 & v46;
	uint32_t v48 = v47 ? 11u : v44;
	const uint32_t v49 = c >> 12 & 1u;
	const uint32_t v50 = (uint32_t)(v48 == 0xffffffffu);
	const uint32_t v51 = v49 & v50;
	uint32_t v52 = v51 ? 12u : v48;
	const uint32_t v53 = c >> 13 & 1u;
	const uint32_t v54 = (uint32_t)(v52 == 0xffffffffu);
	const uint32_t v55 = v53 & v54;
	uint32_t v56 = v55 ? 13u : v52;
	const uint32_t v57 = c >> 14 & 1u;
	const uint32_t v58 = (uint32_t)(v56 == 0xffffffffu);
	const uint32_t v59 = v57 & v58;
	uint32_t v60 = v59 ? 14u : v56;
	const uint32_t v61 = c >> 15 & 1u;
	const uint32_t v62 = (uint32_t)(v60 == 0xffffffffu);
	const uint32_t v63 = v61 & v62;
	uint32_t v64 = v63 ? 15u : v60;
	const uint32_t v65 = c >> 16 & 1u;
	const uint32_t v66 = (uint32_t)(v64 == 0xffffffffu);
	const uint32_t v67 = v65 & v66;
	uint32_t v68 = v67 ? 16u : v64;
	const uint32_t v69 = c >> 17 & 1u;
	const uint32_t v70 = (uint32_t)(v68 == 0xffffffffu);
	const uint32_t v71 = v69 & v70;
	uint32_t v72 = v71 ? 17u : v68;
	const uint32_t v73 = c >> 18 & 1u;
	const uint32_t v74 = (uint32_t)(v72 == 0xffffffffu);
	const uint32_t v75 = v73 & v74;
	uint32_t v76 = v75 ? 18u : v72;
	const uint32_t v77 = c >> 19 & 1u;
	const uint32_t v78 = (uint32_t)(v76 == 0xffffffffu);
	const uint32_t v79 = v77 & v78;
	uint32_t v80 = v79 ? 19u : v76;
	const uint32_t v81 = c >> 20 & 1u;
	const uint32_t v82 = (uint32_t)(v80 == 0xffffffffu);
	const uint32_t v83 = v81 & v82;
	uint32_t v84 = v83 ? 20u : v80;
	const uint32_t v85 = c >> 21 & 1u;
	const uint32_t v86 = (uint32_t)(v84 == 0xffffffffu);
	const uint32_t v87 = v85 & v86;
	uint32_t v88 = v87 ? 21u : v84;
	const uint32_t v89 = c >> 22 & 1u;
	const uint32_t v90 = (uint32_t)(v88 == 0xffffffffu);
	const uint32_t v91 = v89 & v90;
	uint32_t v92 = v91 ? 22u : v88;
	const uint32_t v93 = c >> 23 & 1u;
	const uint32_t v94 = (uint32_t)(v92 == 0xffffffffu);
	const uint32_t v95 = v93 & v94;
	uint32_t v96 = v95 ? 23u : v92;
	const uint32_t v97 = c >> 24 & 1u;
	const uint32_t v98 = (uint32_t)(v96 == 0xffffffffu);
	const uint32_t v99 = v97 & v98;
	uint32_t v100 = v99 ? 24u : v96;
	const uint32_t v101 = c >> 25 & 1u;
	const uint32_t v102 = (uint32_t)(v100 == 0xffffffffu);
	const uint32_t v103 = v101 & v102;
	uint32_t v104 = v103 ? 25u : v100;
	const uint32_t v105 = c >> 26 & 1u;
	const uint32_t v106 = (uint32_t)(v104 == 0xffffffffu);
	const uint32_t v107 = v105 & v106;
	uint32_t v108 = v107 ? 26u : v104;
	const uint32_t v109 = c >> 27 & 1u;
	const uint32_t v110 = (uint32_t)(v108 == 0xffffffffu);
	const uint32_t v111 = v109 & v110;
	uint32_t v112 = v111 ? 27u : v108;
	const uint32_t v113 = c >> 28 & 1u;
	const uint32_t v114 = (uint32_t)(v112 == 0xffffffffu);
	const uint32_t v115 = v113 & v114;
	uint32_t v116 = v115 ? 28u : v112;
	const uint32_t v117 = c >> 29 & 1u;
	const uint32_t v118 = (uint32_t)(v116 == 0xffffffffu);
	const uint32_t v119 = v117 & v118;
	uint32_t v120 = v119 ? 29u : v116;
	const uint32_t v121 = c >> 30 & 1u;
	const uint32_t v122 = (uint32_t)(v120 == 0xffffffffu);
	const uint32_t v123 = v121 & v122;
	uint32_t v124 = v123 ? 30u : v120;
	const uint32_t v125 = c >> 31;
	const uint32_t v126 = (uint32_t)(v124 == 0xffffffffu);
	const uint32_t v127 = v125 & v126;
	uint32_t URd = v127 ? 31u : v124;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t pu = (uint32_t)(URd == i);
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	state->UR[op->operand[1].value] = URd;
	return GPU_STOP_NONE;
}

/* sync.isa: ELECTU pu, URd, URb
 * ELECTU; a constant register as destination
 */
static enum gpu_stop kernel_ELECTU_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[2].value;
	const uint32_t c = URb & mask;
	const uint32_t v = c & 1u;
	uint32_t v2 = v ? 0u : 0xffffffffu;
	const uint32_t v3 = c >> 1 & 1u;
	const uint32_t v4 = (uint32_t)(v2 == 0xffffffffu);
	const uint32_t v5 = v3 & v4;
	uint32_t v6 = v5 ? 1u : v2;
	const uint32_t v7 = c >> 2 & 1u;
	const uint32_t v8 = (uint32_t)(v6 == 0xffffffffu);
	const uint32_t v9 = v7 & v8;
	uint32_t v10 = v9 ? 2u : v6;
	const uint32_t v11 = c >> 3 & 1u;
	const uint32_t v12 = (uint32_t)(v10 == 0xffffffffu);
	const uint32_t v13 = v11 & v12;
	uint32_t v14 = v13 ? 3u : v10;
	const uint32_t v15 = c >> 4 & 1u;
	const uint32_t v16 = (uint32_t)(v14 == 0xffffffffu);
	const uint32_t v17 = v15 & v16;
	uint32_t v18 = v17 ? 4u : v14;
	const uint32_t v19 = c >> 5 & 1u;
	const uint32_t v20 = (uint32_t)(v18 == 0xffffffffu);
	const uint32_t v21 = v19 & v20;
	uint32_t v22 = v21 ? 5u : v18;
	const uint32_t v23 = c >> 6 & 1u;
	const uint32_t v24 = (uint32_t)(v22 == 0xffffffffu);
	const uint32_t v25 = v23 & v24;
	uint32_t v26 = v25 ? 6u : v22;
	const uint32_t v27 = c >> 7 & 1u;
	const uint32_t v28 = (uint32_t)(v26 == 0xffffffffu);
	const uint32_t v29 = v27 & v28;
	uint32_t v30 = v29 ? 7u : v26;
	const uint32_t v31 = c >> 8 & 1u;
	const uint32_t v32 = (uint32_t)(v30 == 0xffffffffu);
	const uint32_t v33 = v31 & v32;
	uint32_t v34 = v33 ? 8u : v30;
	const uint32_t v35 = c >> 9 & 1u;
	const uint32_t v36 = (uint32_t)(v34 == 0xffffffffu);
	const uint32_t v37 = v35 & v36;
	uint32_t v38 = v37 ? 9u : v34;
	const uint32_t v39 = c >> 10 & 1u;
	const uint32_t v40 = (uint32_t)(v38 == 0xffffffffu);
	const uint32_t v41 = v39 & v40;
	uint32_t v42 = v41 ? 10u : v38;
	const uint32_t v43 = c >> 11 & 1u;
	const uint32_t v44 = (uint32_t)(v42 == 0xffffffffu);
	const uint32_t v45 = v43 & v44;
	uint32_t v46 = v45 ? 11u : v42;
	const uint32_t v47 = c >> 12 & 1u;
	const uint32_t v48 = (uint32_t)(v46 == 0xffffffffu);
	const uint32_t v49 = v47 & v48;
	uint32_t v50 = v49 ? 12u : v46;
	const uint32_t v51 = c >> 13 & 1u;
	const uint32_t v52 = (uint32_t)(v50 == 0xffffffffu);
	const uint32_t v53 = v51 & v52;
	uint32_t v54 = v53 ? 13u : v50;
	const uint32_t v55 = c >> 14 & 1u;
	const uint32_t v56 = (uint32_t)(v54 == 0xffffffffu);
	const uint32_t v57 = v55 & v56;
	uint32_t v58 = v57 ? 14u : v54;
	const uint32_t v59 = c >> 15 & 1u;
	const uint32_t v60 = (uint32_t)(v58 == 0xffffffffu);
	const uint32_t v61 = v59 & v60;
	uint32_t v62 = v61 ? 15u : v58;
	const uint32_t v63 = c >> 16 & 1u;
	const uint32_t v64 = (uint32_t)(v62 == 0xffffffffu);
	const uint32_t v65 = v63 & v64;
	uint32_t v66 = v65 ? 16u : v62;
	const uint32_t v67 = c >> 17 & 1u;
	const uint32_t v68 = (uint32_t)(v66 == 0xffffffffu);
	const uint32_t v69 = v67 & v68;
	uint32_t v70 = v69 ? 17u : v66;
	const uint32_t v71 = c >> 18 & 1u;
	const uint32_t v72 = (uint32_t)(v70 == 0xffffffffu);
	const uint32_t v73 = v71 & v72;
	uint32_t v74 = v73 ? 18u : v70;
	const uint32_t v75 = c >> 19 & 1u;
	const uint32_t v76 = (uint32_t)(v74 == 0xffffffffu);
	const uint32_t v77 = v75 & v76;
	uint32_t v78 = v77 ? 19u : v74;
	const uint32_t v79 = c >> 20 & 1u;
	const uint32_t v80 = (uint32_t)(v78 == 0xffffffffu);
	const uint32_t v81 = v79 & v80;
	uint32_t v82 = v81 ? 20u : v78;
	const uint32_t v83 = c >> 21 & 1u;
	const uint32_t v84 = (uint32_t)(v82 == 0xffffffffu);
	const uint32_t v85 = v83 & v84;
	uint32_t v86 = v85 ? 21u : v82;
	const uint32_t v87 = c >> 22 & 1u;
	const uint32_t v88 = (uint32_t)(v86 == 0xffffffffu);
	const uint32_t v89 = v87 & v88;
	uint32_t v90 = v89 ? 22u : v86;
	const uint32_t v91 = c >> 23 & 1u;
	const uint32_t v92 = (uint32_t)(v90 == 0xffffffffu);
	const uint32_t v93 = v91 & v92;
	uint32_t v94 = v93 ? 23u : v90;
	const uint32_t v95 = c >> 24 & 1u;
	const uint32_t v96 = (uint32_t)(v94 == 0xffffffffu);
	const uint32_t v97 = v95 & v96;
	uint32_t v98 = v97 ? 24u : v94;
	const uint32_t v99 = c >> 25 & 1u;
	const uint32_t v100 = (uint32_t)(v98 == 0xffffffffu);
	const uint32_t v101 = v99 & v100;
	uint32_t v102 = v101 ? 25u : v98;
	const uint32_t v103 = c >> 26 & 1u;
	const uint32_t v104 = (uint32_t)(v102 == 0xffffffffu);
	const uint32_t v105 = v103 & v104;
	uint32_t v106 = v105 ? 26u : v102;
	const uint32_t v107 = c >> 27 & 1u;
	const uint32_t v108 = (uint32_t)(v106 == 0xffffffffu);
	const uint32_t v109 = v107 & v108;
	uint32_t v110 = v109 ? 27u : v106;
	const uint32_t v111 = c >> 28 & 1u;
	const uint32_t v112 = (uint32_t)(v110 == 0xffffffffu);
	const uint32_t v113 = v111 & v112;
	uint32_t v114 = v113 ? 28u : v110;
	const uint32_t v115 = c >> 29 & 1u;
	const uint32_t v116 = (uint32_t)(v114 == 0xffffffffu);
	const uint32_t v117 = v115 & v116;
	uint32_t v118 = v117 ? 29u : v114;
	const uint32_t v119 = c >> 30 & 1u;
	const uint32_t v120 = (uint32_t)(v118 == 0xffffffffu);
	const uint32_t v121 = v119 & v120;
	uint32_t v122 = v121 ? 30u : v118;
	const uint32_t v123 = c >> 31;
	const uint32_t v124 = (uint32_t)(v122 == 0xffffffffu);
	const uint32_t v125 = v123 & v124;
	uint32_t URd = v125 ? 31u : v122;
	state->UR[op->operand[1].value] = URd;
	return GPU_STOP_NONE;
}

/* sync.isa: ELECT pu, Rd, pp
 * ELECT
 */
static enum gpu_stop kernel_ELECT(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pp = *gpu_word(state, op, 2);
	const uint32_t pp_inverted = op->operand[3].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t c = v & mask;
	const uint32_t v2 = c & 1u;
	uint32_t v3 = v2 ? 0u : 0xffffffffu;
	const uint32_t v4 = c >> 1 & 1u;
	const uint32_t v5 = (uint32_t)(v3 == 0xffffffffu);
	const uint32_t v6 = v4 & v5;
	uint32_t v7 = v6 ? 1u : v3;
	const uint32_t v8 = c >> 2 & 1u;
	const uint32_t v9 = (uint32_t)(v7 == 0xffffffffu);
	const uint32_t v10 = v8 & v9;
	uint32_t v11 = v10 ? 2u : v7;
	const uint32_t v12 = c >> 3 & 1u;
	const uint32_t v13 = (uint32_t)(v11 == 0xffffffffu);
	const uint32_t v14 = v12 & v13;
	uint32_t v15 = v14 ? 3u : v11;
	const uint32_t v16 = c >> 4 & 1u;
	const uint32_t v17 = (uint32_t)(v15 == 0xffffffffu);
	const uint32_t v18 = v16 & v17;
	uint32_t v19 = v18 ? 4u : v15;
	const uint32_t v20 = c >> 5 & 1u;
	const uint32_t v21 = (uint32_t)(v19 == 0xffffffffu);
	const uint32_t v22 = v20 & v21;
	uint32_t v23 = v22 ? 5u : v19;
	const uint32_t v24 = c >> 6 & 1u;
	const uint32_t v25 = (uint32_t)(v23 == 0xffffffffu);
	const uint32_t v26 = v24 & v25;
	uint32_t v27 = v26 ? 6u : v23;
	const uint32_t v28 = c >> 7 & 1u;
	const uint32_t v29 = (uint32_t)(v27 == 0xffffffffu);
	const uint32_t v30 = v28 & v29;
	uint32_t v31 = v30 ? 7u : v27;
	const uint32_t v32 = c >> 8 & 1u;
	const uint32_t v33 = (uint32_t)(v31 == 0xffffffffu);
	const uint32_t v34 = v32 & v33;
	uint32_t v35 = v34 ? 8u : v31;
	const uint32_t v36 = c >> 9 & 1u;
	const uint32_t v37 = (uint32_t)(v35 == 0xffffffffu);
	const uint32_t v38 = v36 & v37;
	uint32_t v39 = v38 ? 9u : v35;
	const uint32_t v40 = c >> 10 & 1u;
	const uint32_t v41 = (uint32_t)(v39 == 0xffffffffu);
	const uint32_t v42 = v40 & v41;
	uint32_t v43 = v42 ? 10u : v39;
	const uint32_t v44 = c >> 11 & 1u;
	const uint32_t v45 = (uint32_t)(v43 == 0xffffffffu);
	const uint32_t v46 = v44 & v45;
	uint32_t v47 = v46 ? 11u : v43;
	const uint32_t v48 = c >> 12 & 1u;
	const uint32_t v49 = (uint32_t)(v47 == 0xffffffffu);
	const uint32_t v50 = v48 & v49;
	uint32_t v51 = v50 ? 12u : v47;
	const uint32_t v52 = c >> 13 & 1u;
	const uint32_t v53 = (uint32_t)(v51 == 0xffffffffu);
	const uint32_t v54 = v52 & v53;
	uint32_t v55 = v54 ? 13u : v51;
	const uint32_t v56 = c >> 14 & 1u;
	const uint32_t v57 = (uint32_t)(v55 == 0xffffffffu);
	const uint32_t v58 = v56 & v57;
	uint32_t v59 = v58 ? 14u : v55;
	const uint32_t v60 = c >> 15 & 1u;
	const uint32_t v61 = (uint32_t)(v59 == 0xffffffffu);
	const uint32_t v62 = v60 & v61;
	uint32_t v63 = v62 ? 15u : v59;
	const uint32_t v64 = c >> 16 & 1u;
	const uint32_t v65 = (uint32_t)(v63 == 0xffffffffu);
	const uint32_t v66 = v64 & v65;
	uint32_t v67 = v66 ? 16u : v63;
	const uint32_t v68 = c >> 17 & 1u;
	const uint32_t v69 = (uint32_t)(v67 == 0xffffffffu);
	const uint32_t v70 = v68 & v69;
	uint32_t v71 = v70 ? 17u : v67;
	const uint32_t v72 = c >> 18 & 1u;
	const uint32_t v73 = (uint32_t)(v71 == 0xffffffffu);
	const uint32_t v74 = v72 & v73;
	uint32_t v75 = v74 ? 18u : v71;
	const uint32_t v76 = c >> 19 & 1u;
	const uint32_t v77 = (uint32_t)(v75 == 0xffffffffu);
	const uint32_t v78 = v76 & v77;
	uint32_t v79 = v78 ? 19u : v75;
	const uint32_t v80 = c >> 20 & 1u;
	const uint32_t v81 = (uint32_t)(v79 == 0xffffffffu);
	const uint32_t v82 = v80 & v81;
	uint32_t v83 = v82 ? 20u : v79;
	const uint32_t v84 = c >> 21 & 1u;
	const uint32_t v85 = (uint32_t)(v83 == 0xffffffffu);
	const uint32_t v86 = v84 & v85;
	uint32_t v87 = v86 ? 21u : v83;
	const uint32_t v88 = c >> 22 & 1u;
	const uint32_t v89 = (uint32_t)(v87 == 0xffffffffu);
	const uint32_t v90 = v88 & v89;
	uint32_t v91 = v90 ? 22u : v87;
	const uint32_t v92 = c >> 23 & 1u;
	const uint32_t v93 = (uint32_t)(v91 == 0xffffffffu);
	const uint32_t v94 = v92 & v93;
	uint32_t v95 = v94 ? 23u : v91;
	const uint32_t v96 = c >> 24 & 1u;
	const uint32_t v97 = (uint32_t)(v95 == 0xffffffffu);
	const uint32_t v98 = v96 & v97;
	uint32_t v99 = v98 ? 24u : v95;
	const uint32_t v100 = c >> 25 & 1u;
	const uint32_t v101 = (uint32_t)(v99 == 0xffffffffu);
	const uint32_t v102 = v100 & v101;
	uint32_t v103 = v102 ? 25u : v99;
	const uint32_t v104 = c >> 26 & 1u;
	const uint32_t v105 = (uint32_t)(v103 == 0xffffffffu);
	const uint32_t v106 = v104 & v105;
	uint32_t v107 = v106 ? 26u : v103;
	const uint32_t v108 = c >> 27 & 1u;
	const uint32_t v109 = (uint32_t)(v107 == 0xffffffffu);
	const uint32_t v110 = v108 & v109;
	uint32_t v111 = v110 ? 27u : v107;
	const uint32_t v112 = c >> 28 & 1u;
	const uint32_t v113 = (uint32_t)(v111 == 0xffffffffu);
	const uint32_t v114 = v112 & v113;
	uint32_t v115 = v114 ? 28u : v111;
	const uint32_t v116 = c >> 29 & 1u;
	const uint32_t v117 = (uint32_t)(v115 == 0xffffffffu);
	const uint32_t v118 = v116 & v117;
	uint32_t v119 = v118 ? 29u : v115;
	const uint32_t v120 = c >> 30 & 1u;
	const uint32_t v121 = (uint32_t)(v119 == 0xffffffffu);
	const uint32_t v122 = v120 & v121;
	uint32_t v123 = v122 ? 30u : v119;
	const uint32_t v124 = c >> 31;
	const uint32_t v125 = (uint32_t)(v123 == 0xffffffffu);
	const uint32_t v126 = v124 & v125;
	uint32_t Rd = v126 ? 31u : v123;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t pu = (uint32_t)(Rd == i);
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 1), row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: ELECT pu, Rd, pp
 * ELECT; a constant register as destination
 */
static enum gpu_stop kernel_ELECT_2(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const gpu_mask pp = *gpu_word(state, op, 2);
	const uint32_t pp_inverted = op->operand[3].value;
	const gpu_mask v = pp ^ ((gpu_mask)0 - pp_inverted);
	const uint32_t c = v & mask;
	const uint32_t v2 = c & 1u;
	uint32_t v3 = v2 ? 0u : 0xffffffffu;
	const uint32_t v4 = c >> 1 & 1u;
	const uint32_t v5 = (uint32_t)(v3 == 0xffffffffu);
	const uint32_t v6 = v4 & v5;
	uint32_t v7 = v6 ? 1u : v3;
	const uint32_t v8 = c >> 2 & 1u;
	const uint32_t v9 = (uint32_t)(v7 == 0xffffffffu);
	const uint32_t v10 = v8 & v9;
	uint32_t v11 = v10 ? 2u : v7;
	const uint32_t v12 = c >> 3 & 1u;
	const uint32_t v13 = (uint32_t)(v11 == 0xffffffffu);
	const uint32_t v14 = v12 & v13;
	uint32_t v15 = v14 ? 3u : v11;
	const uint32_t v16 = c >> 4 & 1u;
	const uint32_t v17 = (uint32_t)(v15 == 0xffffffffu);
	const uint32_t v18 = v16 & v17;
	uint32_t v19 = v18 ? 4u : v15;
	const uint32_t v20 = c >> 5 & 1u;
	const uint32_t v21 = (uint32_t)(v19 == 0xffffffffu);
	const uint32_t v22 = v20 & v21;
	uint32_t v23 = v22 ? 5u : v19;
	const uint32_t v24 = c >> 6 & 1u;
	const uint32_t v25 = (uint32_t)(v23 == 0xffffffffu);
	const uint32_t v26 = v24 & v25;
	uint32_t v27 = v26 ? 6u : v23;
	const uint32_t v28 = c >> 7 & 1u;
	const uint32_t v29 = (uint32_t)(v27 == 0xffffffffu);
	const uint32_t v30 = v28 & v29;
	uint32_t v31 = v30 ? 7u : v27;
	const uint32_t v32 = c >> 8 & 1u;
	const uint32_t v33 = (uint32_t)(v31 == 0xffffffffu);
	const uint32_t v34 = v32 & v33;
	uint32_t v35 = v34 ? 8u : v31;
	const uint32_t v36 = c >> 9 & 1u;
	const uint32_t v37 = (uint32_t)(v35 == 0xffffffffu);
	const uint32_t v38 = v36 & v37;
	uint32_t v39 = v38 ? 9u : v35;
	const uint32_t v40 = c >> 10 & 1u;
	const uint32_t v41 = (uint32_t)(v39 == 0xffffffffu);
	const uint32_t v42 = v40 & v41;
	uint32_t v43 = v42 ? 10u : v39;
	const uint32_t v44 = c >> 11 & 1u;
	const uint32_t v45 = (uint32_t)(v43 == 0xffffffffu);
	const uint32_t v46 = v44 & v45;
	uint32_t v47 = v46 ? 11u : v43;
	const uint32_t v48 = c >> 12 & 1u;
	const uint32_t v49 = (uint32_t)(v47 == 0xffffffffu);
	const uint32_t v50 = v48 & v49;
	uint32_t v51 = v50 ? 12u : v47;
	const uint32_t v52 = c >> 13 & 1u;
	const uint32_t v53 = (uint32_t)(v51 == 0xffffffffu);
	const uint32_t v54 = v52 & v53;
	uint32_t v55 = v54 ? 13u : v51;
	const uint32_t v56 = c >> 14 & 1u;
	const uint32_t v57 = (uint32_t)(v55 == 0xffffffffu);
	const uint32_t v58 = v56 & v57;
	uint32_t v59 = v58 ? 14u : v55;
	const uint32_t v60 = c >> 15 & 1u;
	const uint32_t v61 = (uint32_t)(v59 == 0xffffffffu);
	const uint32_t v62 = v60 & v61;
	uint32_t v63 = v62 ? 15u : v59;
	const uint32_t v64 = c >> 16 & 1u;
	const uint32_t v65 = (uint32_t)(v63 == 0xffffffffu);
	const uint32_t v66 = v64 & v65;
	uint32_t v67 = v66 ? 16u : v63;
	const uint32_t v68 = c >> 17 & 1u;
	const uint32_t v69 = (uint32_t)(v67 == 0xffffffffu);
	const uint32_t v70 = v68 & v69;
	uint32_t v71 = v70 ? 17u : v67;
	const uint32_t v72 = c >> 18 & 1u;
	const uint32_t v73 = (uint32_t)(v71 == 0xffffffffu);
	const uint32_t v74 = v72 & v73;
	uint32_t v75 = v74 ? 18u : v71;
	const uint32_t v76 = c >> 19 & 1u;
	const uint32_t v77 = (uint32_t)(v75 == 0xffffffffu);
	const uint32_t v78 = v76 & v77;
	uint32_t v79 = v78 ? 19u : v75;
	const uint32_t v80 = c >> 20 & 1u;
	const uint32_t v81 = (uint32_t)(v79 == 0xffffffffu);
	const uint32_t v82 = v80 & v81;
	uint32_t v83 = v82 ? 20u : v79;
	const uint32_t v84 = c >> 21 & 1u;
	const uint32_t v85 = (uint32_t)(v83 == 0xffffffffu);
	const uint32_t v86 = v84 & v85;
	uint32_t v87 = v86 ? 21u : v83;
	const uint32_t v88 = c >> 22 & 1u;
	const uint32_t v89 = (uint32_t)(v87 == 0xffffffffu);
	const uint32_t v90 = v88 & v89;
	uint32_t v91 = v90 ? 22u : v87;
	const uint32_t v92 = c >> 23 & 1u;
	const uint32_t v93 = (uint32_t)(v91 == 0xffffffffu);
	const uint32_t v94 = v92 & v93;
	uint32_t v95 = v94 ? 23u : v91;
	const uint32_t v96 = c >> 24 & 1u;
	const uint32_t v97 = (uint32_t)(v95 == 0xffffffffu);
	const uint32_t v98 = v96 & v97;
	uint32_t v99 = v98 ? 24u : v95;
	const uint32_t v100 = c >> 25 & 1u;
	const uint32_t v101 = (uint32_t)(v99 == 0xffffffffu);
	const uint32_t v102 = v100 & v101;
	uint32_t v103 = v102 ? 25u : v99;
	const uint32_t v104 = c >> 26 & 1u;
	const uint32_t v105 = (uint32_t)(v103 == 0xffffffffu);
	const uint32_t v106 = v104 & v105;
	uint32_t v107 = v106 ? 26u : v103;
	const uint32_t v108 = c >> 27 & 1u;
	const uint32_t v109 = (uint32_t)(v107 == 0xffffffffu);
	const uint32_t v110 = v108 & v109;
	uint32_t v111 = v110 ? 27u : v107;
	const uint32_t v112 = c >> 28 & 1u;
	const uint32_t v113 = (uint32_t)(v111 == 0xffffffffu);
	const uint32_t v114 = v112 & v113;
	uint32_t v115 = v114 ? 28u : v111;
	const uint32_t v116 = c >> 29 & 1u;
	const uint32_t v117 = (uint32_t)(v115 == 0xffffffffu);
	const uint32_t v118 = v116 & v117;
	uint32_t v119 = v118 ? 29u : v115;
	const uint32_t v120 = c >> 30 & 1u;
	const uint32_t v121 = (uint32_t)(v119 == 0xffffffffu);
	const uint32_t v122 = v120 & v121;
	uint32_t v123 = v122 ? 30u : v119;
	const uint32_t v124 = c >> 31;
	const uint32_t v125 = (uint32_t)(v123 == 0xffffffffu);
	const uint32_t v126 = v124 & v125;
	uint32_t Rd = v126 ? 31u : v123;
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 1), row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: ELECT pu, Rd, URb
 * ELECT
 */
static enum gpu_stop kernel_ELECT_3(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[2].value;
	const uint32_t c = URb & mask;
	const uint32_t v = c & 1u;
	uint32_t v2 = v ? 0u : 0xffffffffu;
	const uint32_t v3 = c >> 1 & 1u;
	const uint32_t v4 = (uint32_t)(v2 == 0xffffffffu);
	const uint32_t v5 = v3 & v4;
	uint32_t v6 = v5 ? 1u : v2;
	const uint32_t v7 = c >> 2 & 1u;
	const uint32_t v8 = (uint32_t)(v6 == 0xffffffffu);
	const uint32_t v9 = v7 & v8;
	uint32_t v10 = v9 ? 2u : v6;
	const uint32_t v11 = c >> 3 & 1u;
	const uint32_t v12 = (uint32_t)(v10 == 0xffffffffu);
	const uint32_t v13 = v11 & v12;
	uint32_t v14 = v13 ? 3u : v10;
	const uint32_t v15 = c >> 4 & 1u;
	const uint32_t v16 = (uint32_t)(v14 == 0xffffffffu);
	const uint32_t v17 = v15 & v16;
	uint32_t v18 = v17 ? 4u : v14;
	const uint32_t v19 = c >> 5 & 1u;
	const uint32_t v20 = (uint32_t)(v18 == 0xffffffffu);
	const uint32_t v21 = v19 & v20;
	uint32_t v22 = v21 ? 5u : v18;
	const uint32_t v23 = c >> 6 & 1u;
	const uint32_t v24 = (uint32_t)(v22 == 0xffffffffu);
	const uint32_t v25 = v23 & v24;
	uint32_t v26 = v25 ? 6u : v22;
	const uint32_t v27 = c >> 7 & 1u;
	const uint32_t v28 = (uint32_t)(v26 == 0xffffffffu);
	const uint32_t v29 = v27 & v28;
	uint32_t v30 = v29 ? 7u : v26;
	const uint32_t v31 = c >> 8 & 1u;
	const uint32_t v32 = (uint32_t)(v30 == 0xffffffffu);
	const uint32_t v33 = v31 & v32;
	uint32_t v34 = v33 ? 8u : v30;
	const uint32_t v35 = c >> 9 & 1u;
	const uint32_t v36 = (uint32_t)(v34 == 0xffffffffu);
	const uint32_t v37 = v35 & v36;
	uint32_t v38 = v37 ? 9u : v34;
	const uint32_t v39 = c >> 10 & 1u;
	const uint32_t v40 = (uint32_t)(v38 == 0xffffffffu);
	const uint32_t v41 = v39 & v40;
	uint32_t v42 = v41 ? 10u : v38;
	const uint32_t v43 = c >> 11 & 1u;
	const uint32_t v44 = (uint32_t)(v42 == 0xffffffffu);
	const uint32_t v45 = v43 & v44;
	uint32_t v46 = v45 ? 11u : v42;
	const uint32_t v47 = c >> 12 & 1u;
	const uint32_t v48 = (uint32_t)(v46 == 0xffffffffu);
	const uint32_t v49 = v47 & v48;
	uint32_t v50 = v49 ? 12u : v46;
	const uint32_t v51 = c >> 13 & 1u;
	const uint32_t v52 = (uint32_t)(v50 == 0xffffffffu);
	const uint32_t v53 = v51 & v52;
	uint32_t v54 = v53 ? 13u : v50;
	const uint32_t v55 = c >> 14 & 1u;
	const uint32_t v56 = (uint32_t)(v54 == 0xffffffffu);
	const uint32_t v57 = v55 & v56;
	uint32_t v58 = v57 ? 14u : v54;
	const uint32_t v59 = c >> 15 & 1u;
	const uint32_t v60 = (uint32_t)(v58 == 0xffffffffu);
	const uint32_t v61 = v59 & v60;
	uint32_t v62 = v61 ? 15u : v58;
	const uint32_t v63 = c >> 16 & 1u;
	const uint32_t v64 = (uint32_t)(v62 == 0xffffffffu);
	const uint32_t v65 = v63 & v64;
	uint32_t v66 = v65 ? 16u : v62;
	const uint32_t v67 = c >> 17 & 1u;
	const uint32_t v68 = (uint32_t)(v66 == 0xffffffffu);
	const uint32_t v69 = v67 & v68;
	uint32_t v70 = v69 ? 17u : v66;
	const uint32_t v71 = c >> 18 & 1u;
	const uint32_t v72 = (uint32_t)(v70 == 0xffffffffu);
	const uint32_t v73 = v71 & v72;
	uint32_t v74 = v73 ? 18u : v70;
	const uint32_t v75 = c >> 19 & 1u;
	const uint32_t v76 = (uint32_t)(v74 == 0xffffffffu);
	const uint32_t v77 = v75 & v76;
	uint32_t v78 = v77 ? 19u : v74;
	const uint32_t v79 = c >> 20 & 1u;
	const uint32_t v80 = (uint32_t)(v78 == 0xffffffffu);
	const uint32_t v81 = v79 & v80;
	uint32_t v82 = v81 ? 20u : v78;
	const uint32_t v83 = c >> 21 & 1u;
	const uint32_t v84 = (uint32_t)(v82 == 0xffffffffu);
	const uint32_t v85 = v83 & v84;
	uint32_t v86 = v85 ? 21u : v82;
	const uint32_t v87 = c >> 22 & 1u;
	const uint32_t v88 = (uint32_t)(v86 == 0xffffffffu);
	const uint32_t v89 = v87 & v88;
	uint32_t v90 = v89 ? 22u : v86;
	const uint32_t v91 = c >> 23 & 1u;
	const uint32_t v92 = (uint32_t)(v90 == 0xffffffffu);
	const uint32_t v93 = v91 & v92;
	uint32_t v94 = v93 ? 23u : v90;
	const uint32_t v95 = c >> 24 & 1u;
	const uint32_t v96 = (uint32_t)(v94 == 0xffffffffu);
	const uint32_t v97 = v95 & v96;
	uint32_t v98 = v97 ? 24u : v94;
	const uint32_t v99 = c >> 25 & 1u;
	const uint32_t v100 = (uint32_t)(v98 == 0xffffffffu);
	const uint32_t v101 = v99 & v100;
	uint32_t v102 = v101 ? 25u : v98;
	const uint32_t v103 = c >> 26 & 1u;
	const uint32_t v104 = (uint32_t)(v102 == 0xffffffffu);
	const uint32_t v105 = v103 & v104;
	uint32_t v106 = v105 ? 26u : v102;
	const uint32_t v107 = c >> 27 & 1u;
	const uint32_t v108 = (uint32_t)(v106 == 0xffffffffu);
	const uint32_t v109 = v107 & v108;
	uint32_t v110 = v109 ? 27u : v106;
	const uint32_t v111 = c >> 28 & 1u;
	const uint32_t v112 = (uint32_t)(v110 == 0xffffffffu);
	const uint32_t v113 = v111 & v112;
	uint32_t v114 = v113 ? 28u : v110;
	const uint32_t v115 = c >> 29 & 1u;
	const uint32_t v116 = (uint32_t)(v114 == 0xffffffffu);
	const uint32_t v117 = v115 & v116;
	uint32_t v118 = v117 ? 29u : v114;
	const uint32_t v119 = c >> 30 & 1u;
	const uint32_t v120 = (uint32_t)(v118 == 0xffffffffu);
	const uint32_t v121 = v119 & v120;
	uint32_t v122 = v121 ? 30u : v118;
	const uint32_t v123 = c >> 31;
	const uint32_t v124 = (uint32_t)(v122 == 0xffffffffu);
	const uint32_t v125 = v123 & v124;
	uint32_t Rd = v125 ? 31u : v122;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t pu = (uint32_t)(Rd == i);
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 1), row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: ELECT pu, Rd, URb
 * ELECT; operands with modifiers
 */
static enum gpu_stop kernel_ELECT_4(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[2].value;
	const uint32_t v = URb ^ 0xffffffffu;
	const uint32_t URb_inverted = op->operand[3].value;
	uint32_t v2 = URb_inverted ? v : URb;
	const uint32_t c = v2 & mask;
	const uint32_t v3 = c & 1u;
	uint32_t v4 = v3 ? 0u : 0xffffffffu;
	const uint32_t v5 = c >> 1 & 1u;
	const uint32_t v6 = (uint32_t)(v4 == 0xffffffffu);
	const uint32_t v7 = v5 & v6;
	uint32_t v8 = v7 ? 1u : v4;
	const uint32_t v9 = c >> 2 & 1u;
	const uint32_t v10 = (uint32_t)(v8 == 0xffffffffu);
	const uint32_t v11 = v9 & v10;
	uint32_t v12 = v11 ? 2u : v8;
	const uint32_t v13 = c >> 3 & 1u;
	const uint32_t v14 = (uint32_t)(v12 == 0xffffffffu);
	const uint32_t v15 = v13 & v14;
	uint32_t v16 = v15 ? 3u : v12;
	const uint32_t v17 = c >> 4 & 1u;
	const uint32_t v18 = (uint32_t)(v16 == 0xffffffffu);
	const uint32_t v19 = v17 & v18;
	uint32_t v20 = v19 ? 4u : v16;
	const uint32_t v21 = c >> 5 & 1u;
	const uint32_t v22 = (uint32_t)(v20 == 0xffffffffu);
	const uint32_t v23 = v21 & v22;
	uint32_t v24 = v23 ? 5u : v20;
	const uint32_t v25 = c >> 6 & 1u;
	const uint32_t v26 = (uint32_t)(v24 == 0xffffffffu);
	const uint32_t v27 = v25 & v26;
	uint32_t v28 = v27 ? 6u : v24;
	const uint32_t v29 = c >> 7 & 1u;
	const uint32_t v30 = (uint32_t)(v28 == 0xffffffffu);
	const uint32_t v31 = v29 & v30;
	uint32_t v32 = v31 ? 7u : v28;
	const uint32_t v33 = c >> 8 & 1u;
	const uint32_t v34 = (uint32_t)(v32 == 0xffffffffu);
	const uint32_t v35 = v33 & v34;
	uint32_t v36 = v35 ? 8u : v32;
	const uint32_t v37 = c >> 9 & 1u;
	const uint32_t v38 = (uint32_t)(v36 == 0xffffffffu);
	const uint32_t v39 = v37 & v38;
	uint32_t v40 = v39 ? 9u : v36;
	const uint32_t v41 = c >> 10 & 1u;
	const uint32_t v42 = (uint32_t)(v40 == 0xffffffffu);
	const uint32_t v43 = v41 & v42;
	uint32_t v44 = v43 ? 10u : v40;
	const uint32_t v45 = c >> 11 & 1u;
	const uint32_t v46 = (uint32_t)(v44 == 0xffffffffu);
	const uint32_t v47 = v45 & v46;
	uint32_t v48 = v47 ? 11u : v44;
	const uint32_t v49 = c >> 12 & 1u;
	const uint32_t v50 = (uint32_t)(v48 == 0xffffffffu);
	const uint32_t v51 = v49 & v50;
	uint32_t v52 = v51 ? 12u : v48;
	const uint32_t v53 = c >> 13 & 1u;
	const uint32_t v54 = (uint32_t)(v52 == 0xffffffffu);
	const uint32_t v55 = v53 & v54;
	uint32_t v56 = v55 ? 13u : v52;
	const uint32_t v57 = c >> 14 & 1u;
	const uint32_t v58 = (uint32_t)(v56 == 0xffffffffu);
	const uint32_t v59 = v57 & v58;
	uint32_t v60 = v59 ? 14u : v56;
	const uint32_t v61 = c >> 15 & 1u;
	const uint32_t v62 = (uint32_t)(v60 == 0xffffffffu);
	const uint32_t v63 = v61 & v62;
	uint32_t v64 = v63 ? 15u : v60;
	const uint32_t v65 = c >> 16 & 1u;
	const uint32_t v66 = (uint32_t)(v64 == 0xffffffffu);
	const uint32_t v67 = v65 & v66;
	uint32_t v68 = v67 ? 16u : v64;
	const uint32_t v69 = c >> 17 & 1u;
	const uint32_t v70 = (uint32_t)(v68 == 0xffffffffu);
	const uint32_t v71 = v69 & v70;
	uint32_t v72 = v71 ? 17u : v68;
	const uint32_t v73 = c >> 18 & 1u;
	const uint32_t v74 = (uint32_t)(v72 == 0xffffffffu);
	const uint32_t v75 = v73 & v74;
	uint32_t v76 = v75 ? 18u : v72;
	const uint32_t v77 = c >> 19 & 1u;
	const uint32_t v78 = (uint32_t)(v76 == 0xffffffffu);
	const uint32_t v79 = v77 & v78;
	uint32_t v80 = v79 ? 19u : v76;
	const uint32_t v81 = c >> 20 & 1u;
	const uint32_t v82 = (uint32_t)(v80 == 0xffffffffu);
	const uint32_t v83 = v81 & v82;
	uint32_t v84 = v83 ? 20u : v80;
	const uint32_t v85 = c >> 21 & 1u;
	const uint32_t v86 = (uint32_t)(v84 == 0xffffffffu);
	const uint32_t v87 = v85 & v86;
	uint32_t v88 = v87 ? 21u : v84;
	const uint32_t v89 = c >> 22 & 1u;
	const uint32_t v90 = (uint32_t)(v88 == 0xffffffffu);
	const uint32_t v91 = v89 & v90;
	uint32_t v92 = v91 ? 22u : v88;
	const uint32_t v93 = c >> 23 & 1u;
	const uint32_t v94 = (uint32_t)(v92 == 0xffffffffu);
	const uint32_t v95 = v93 & v94;
	uint32_t v96 = v95 ? 23u : v92;
	const uint32_t v97 = c >> 24 & 1u;
	const uint32_t v98 = (uint32_t)(v96 == 0xffffffffu);
	const uint32_t v99 = v97 & v98;
	uint32_t v100 = v99 ? 24u : v96;
	const uint32_t v101 = c >> 25 & 1u;
	const uint32_t v102 = (uint32_t)(v100 == 0xffffffffu);
	const uint32_t v103 = v101 & v102;
	uint32_t v104 = v103 ? 25u : v100;
	const uint32_t v105 = c >> 26 & 1u;
	const uint32_t v106 = (uint32_t)(v104 == 0xffffffffu);
	const uint32_t v107 = v105 & v106;
	uint32_t v108 = v107 ? 26u : v104;
	const uint32_t v109 = c >> 27 & 1u;
	const uint32_t v110 = (uint32_t)(v108 == 0xffffffffu);
	const uint32_t v111 = v109 & v110;
	uint32_t v112 = v111 ? 27u : v108;
	const uint32_t v113 = c >> 28 & 1u;
	const uint32_t v114 = (uint32_t)(v112 == 0xffffffffu);
	const uint32_t v115 = v113 & v114;
	uint32_t v116 = v115 ? 28u : v112;
	const uint32_t v117 = c >> 29 & 1u;
	const uint32_t v118 = (uint32_t)(v116 == 0xffffffffu);
	const uint32_t v119 = v117 & v118;
	uint32_t v120 = v119 ? 29u : v116;
	const uint32_t v121 = c >> 30 & 1u;
	const uint32_t v122 = (uint32_t)(v120 == 0xffffffffu);
	const uint32_t v123 = v121 & v122;
	uint32_t v124 = v123 ? 30u : v120;
	const uint32_t v125 = c >> 31;
	const uint32_t v126 = (uint32_t)(v124 == 0xffffffffu);
	const uint32_t v127 = v125 & v126;
	uint32_t Rd = v127 ? 31u : v124;
	gpu_mask pu_bits = 0;
	GPU_EACH_LANE
	for (unsigned i = 0; i < GPU_LANES; i++) {
		const uint32_t pu = (uint32_t)(Rd == i);
		pu_bits |= (gpu_mask)pu << i;
	}
	gpu_commit_mask(gpu_word(state, op, 0), pu_bits, mask);
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 1), row, mask);
	return GPU_STOP_NONE;
}

/* sync.isa: ELECT pu, Rd, URb
 * ELECT; a constant register as destination
 */
static enum gpu_stop kernel_ELECT_5(struct gpu_state *state, const struct gpu_op *op)
{
	const gpu_mask mask = state->active & (state->P[op->guard] ^
			op->guard_invert);
	if (!GPU_LIKELY(mask != 0))
		return GPU_STOP_NONE;
	const uint32_t URb = op->operand[2].value;
	const uint32_t c = URb & mask;
	const uint32_t v = c & 1u;
	uint32_t v2 = v ? 0u : 0xffffffffu;
	const uint32_t v3 = c >> 1 & 1u;
	const uint32_t v4 = (uint32_t)(v2 == 0xffffffffu);
	const uint32_t v5 = v3 & v4;
	uint32_t v6 = v5 ? 1u : v2;
	const uint32_t v7 = c >> 2 & 1u;
	const uint32_t v8 = (uint32_t)(v6 == 0xffffffffu);
	const uint32_t v9 = v7 & v8;
	uint32_t v10 = v9 ? 2u : v6;
	const uint32_t v11 = c >> 3 & 1u;
	const uint32_t v12 = (uint32_t)(v10 == 0xffffffffu);
	const uint32_t v13 = v11 & v12;
	uint32_t v14 = v13 ? 3u : v10;
	const uint32_t v15 = c >> 4 & 1u;
	const uint32_t v16 = (uint32_t)(v14 == 0xffffffffu);
	const uint32_t v17 = v15 & v16;
	uint32_t v18 = v17 ? 4u : v14;
	const uint32_t v19 = c >> 5 & 1u;
	const uint32_t v20 = (uint32_t)(v18 == 0xffffffffu);
	const uint32_t v21 = v19 & v20;
	uint32_t v22 = v21 ? 5u : v18;
	const uint32_t v23 = c >> 6 & 1u;
	const uint32_t v24 = (uint32_t)(v22 == 0xffffffffu);
	const uint32_t v25 = v23 & v24;
	uint32_t v26 = v25 ? 6u : v22;
	const uint32_t v27 = c >> 7 & 1u;
	const uint32_t v28 = (uint32_t)(v26 == 0xffffffffu);
	const uint32_t v29 = v27 & v28;
	uint32_t v30 = v29 ? 7u : v26;
	const uint32_t v31 = c >> 8 & 1u;
	const uint32_t v32 = (uint32_t)(v30 == 0xffffffffu);
	const uint32_t v33 = v31 & v32;
	uint32_t v34 = v33 ? 8u : v30;
	const uint32_t v35 = c >> 9 & 1u;
	const uint32_t v36 = (uint32_t)(v34 == 0xffffffffu);
	const uint32_t v37 = v35 & v36;
	uint32_t v38 = v37 ? 9u : v34;
	const uint32_t v39 = c >> 10 & 1u;
	const uint32_t v40 = (uint32_t)(v38 == 0xffffffffu);
	const uint32_t v41 = v39 & v40;
	uint32_t v42 = v41 ? 10u : v38;
	const uint32_t v43 = c >> 11 & 1u;
	const uint32_t v44 = (uint32_t)(v42 == 0xffffffffu);
	const uint32_t v45 = v43 & v44;
	uint32_t v46 = v45 ? 11u : v42;
	const uint32_t v47 = c >> 12 & 1u;
	const uint32_t v48 = (uint32_t)(v46 == 0xffffffffu);
	const uint32_t v49 = v47 & v48;
	uint32_t v50 = v49 ? 12u : v46;
	const uint32_t v51 = c >> 13 & 1u;
	const uint32_t v52 = (uint32_t)(v50 == 0xffffffffu);
	const uint32_t v53 = v51 & v52;
	uint32_t v54 = v53 ? 13u : v50;
	const uint32_t v55 = c >> 14 & 1u;
	const uint32_t v56 = (uint32_t)(v54 == 0xffffffffu);
	const uint32_t v57 = v55 & v56;
	uint32_t v58 = v57 ? 14u : v54;
	const uint32_t v59 = c >> 15 & 1u;
	const uint32_t v60 = (uint32_t)(v58 == 0xffffffffu);
	const uint32_t v61 = v59 & v60;
	uint32_t v62 = v61 ? 15u : v58;
	const uint32_t v63 = c >> 16 & 1u;
	const uint32_t v64 = (uint32_t)(v62 == 0xffffffffu);
	const uint32_t v65 = v63 & v64;
	uint32_t v66 = v65 ? 16u : v62;
	const uint32_t v67 = c >> 17 & 1u;
	const uint32_t v68 = (uint32_t)(v66 == 0xffffffffu);
	const uint32_t v69 = v67 & v68;
	uint32_t v70 = v69 ? 17u : v66;
	const uint32_t v71 = c >> 18 & 1u;
	const uint32_t v72 = (uint32_t)(v70 == 0xffffffffu);
	const uint32_t v73 = v71 & v72;
	uint32_t v74 = v73 ? 18u : v70;
	const uint32_t v75 = c >> 19 & 1u;
	const uint32_t v76 = (uint32_t)(v74 == 0xffffffffu);
	const uint32_t v77 = v75 & v76;
	uint32_t v78 = v77 ? 19u : v74;
	const uint32_t v79 = c >> 20 & 1u;
	const uint32_t v80 = (uint32_t)(v78 == 0xffffffffu);
	const uint32_t v81 = v79 & v80;
	uint32_t v82 = v81 ? 20u : v78;
	const uint32_t v83 = c >> 21 & 1u;
	const uint32_t v84 = (uint32_t)(v82 == 0xffffffffu);
	const uint32_t v85 = v83 & v84;
	uint32_t v86 = v85 ? 21u : v82;
	const uint32_t v87 = c >> 22 & 1u;
	const uint32_t v88 = (uint32_t)(v86 == 0xffffffffu);
	const uint32_t v89 = v87 & v88;
	uint32_t v90 = v89 ? 22u : v86;
	const uint32_t v91 = c >> 23 & 1u;
	const uint32_t v92 = (uint32_t)(v90 == 0xffffffffu);
	const uint32_t v93 = v91 & v92;
	uint32_t v94 = v93 ? 23u : v90;
	const uint32_t v95 = c >> 24 & 1u;
	const uint32_t v96 = (uint32_t)(v94 == 0xffffffffu);
	const uint32_t v97 = v95 & v96;
	uint32_t v98 = v97 ? 24u : v94;
	const uint32_t v99 = c >> 25 & 1u;
	const uint32_t v100 = (uint32_t)(v98 == 0xffffffffu);
	const uint32_t v101 = v99 & v100;
	uint32_t v102 = v101 ? 25u : v98;
	const uint32_t v103 = c >> 26 & 1u;
	const uint32_t v104 = (uint32_t)(v102 == 0xffffffffu);
	const uint32_t v105 = v103 & v104;
	uint32_t v106 = v105 ? 26u : v102;
	const uint32_t v107 = c >> 27 & 1u;
	const uint32_t v108 = (uint32_t)(v106 == 0xffffffffu);
	const uint32_t v109 = v107 & v108;
	uint32_t v110 = v109 ? 27u : v106;
	const uint32_t v111 = c >> 28 & 1u;
	const uint32_t v112 = (uint32_t)(v110 == 0xffffffffu);
	const uint32_t v113 = v111 & v112;
	uint32_t v114 = v113 ? 28u : v110;
	const uint32_t v115 = c >> 29 & 1u;
	const uint32_t v116 = (uint32_t)(v114 == 0xffffffffu);
	const uint32_t v117 = v115 & v116;
	uint32_t v118 = v117 ? 29u : v114;
	const uint32_t v119 = c >> 30 & 1u;
	const uint32_t v120 = (uint32_t)(v118 == 0xffffffffu);
	const uint32_t v121 = v119 & v120;
	uint32_t v122 = v121 ? 30u : v118;
	const uint32_t v123 = c >> 31;
	const uint32_t v124 = (uint32_t)(v122 == 0xffffffffu);
	const uint32_t v125 = v123 & v124;
	uint32_t Rd = v125 ? 31u : v122;
	uint32_t row[GPU_LANES];
	for (unsigned i = 0; i < GPU_LANES; i++)
		row[i] = Rd;
	gpu_commit32(gpu_row32(state, op, 1), row, mask);
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC.S8
 */
static enum gpu_stop kernel_ULDC(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 1);
	const uint32_t t = (uint32_t)gpu_mem_load_c(state, (uint64_t)UImm, (uint64_t)v, 1);
	uint32_t URd = t >> 7 ? t - 256u : t;
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC.U8
 */
static enum gpu_stop kernel_ULDC_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 1);
	const uint32_t t = (uint32_t)gpu_mem_load_c(state, (uint64_t)UImm, (uint64_t)v, 1);
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = t;
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC.S16
 */
static enum gpu_stop kernel_ULDC_3(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 2);
	const uint32_t t = (uint32_t)gpu_mem_load_c(state, (uint64_t)UImm, (uint64_t)v, 2);
	uint32_t URd = t >> 15 ? t - 0x10000u : t;
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC.U16
 */
static enum gpu_stop kernel_ULDC_4(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 2);
	const uint32_t t = (uint32_t)gpu_mem_load_c(state, (uint64_t)UImm, (uint64_t)v, 2);
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = t;
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC
 */
static enum gpu_stop kernel_ULDC_5(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 4);
	const uint32_t t = (uint32_t)gpu_mem_load_c(state, (uint64_t)UImm, (uint64_t)v, 4);
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = t;
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC.64
 */
static enum gpu_stop kernel_ULDC_6(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 8);
	const uint64_t t = gpu_mem_load_c(state, (uint64_t)UImm, (uint64_t)v, 8);
	const uint32_t URd = (uint32_t)t;
	const uint32_t URd2 = (uint32_t)(t >> 32);
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = URd;
	state->UR[op->operand[1].value] = URd2;
	return GPU_STOP_NONE;
}

/* udp.isa: ULDC.dtype URd, c[UImm][URa+SImm]
 * ULDC.128
 */
static enum gpu_stop kernel_ULDC_7(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t UImm = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SImm = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = URa + SImm;
	const uint32_t v2 = (uint32_t)gpu_mem_check_c(state, (uint64_t)UImm, (uint64_t)v, 16);
	const struct gpu_wide t = gpu_mem_wide_load_c(state, (uint64_t)UImm, (uint64_t)v);
	const uint32_t URd = (uint32_t)t.low;
	const uint32_t URd2 = (uint32_t)gpu_wide_shr(t, 32u).low;
	const uint32_t URd3 = (uint32_t)gpu_wide_shr(t, 64u).low;
	const uint32_t URd4 = (uint32_t)gpu_wide_shr(t, 96u).low;
	if (v2 == 2u)
		return gpu_raise(state, GPU_EXCEPTION_AddressRange, 0);
	if (v2 == 3u)
		return gpu_raise(state, GPU_EXCEPTION_AddressAlign, 0);
	state->UR[op->operand[0].value] = URd;
	state->UR[op->operand[1].value] = URd2;
	state->UR[op->operand[2].value] = URd3;
	state->UR[op->operand[3].value] = URd4;
	return GPU_STOP_NONE;
}

/* udp.isa: UIADD URd, URa, SrcB
 * UIADD
 */
static enum gpu_stop kernel_UIADD(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t t = URa + SrcB;
	const uint32_t URd = t;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UIADD URd, URa, SrcB
 * UIADD; operands with modifiers
 */
static enum gpu_stop kernel_UIADD_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t URa_negated = op->operand[2].value;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcB_negated = op->operand[4].value;
	uint32_t t = (URa_negated ? 0u - URa : URa) + (SrcB_negated ? 0u - SrcB : SrcB);
	const uint32_t URd = t;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UIADD.X URd, upu, URa, SrcB, upp
 * UIADD.X
 */
static enum gpu_stop kernel_UIADD_3(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upp_inverted = op->operand[7].value;
	const uint64_t v = (uint64_t)(upp ^ upp_inverted) + ((uint64_t)URa + (uint64_t)SrcB);
	const uint32_t upu = (uint32_t)(v >> 32);
	const uint32_t URd = (uint32_t)v;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIADD.X URd, upu, URa, SrcB, upp
 * UIADD.X; operands with modifiers
 */
static enum gpu_stop kernel_UIADD_4(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t URa_inverted = op->operand[3].value;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcB_inverted = op->operand[5].value;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upp_inverted = op->operand[7].value;
	uint64_t v = (uint64_t)(upp ^ upp_inverted) +
		((uint64_t)(URa_inverted ? URa ^ 0xffffffffu : URa) + (uint64_t)(SrcB_inverted ? 0xffffffffu ^ SrcB : SrcB));
	const uint32_t upu = (uint32_t)(v >> 32);
	const uint32_t URd = (uint32_t)v;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.LO.itype URd, upu, URa, SrcB, SrcC
 * UIMAD
 */
static enum gpu_stop kernel_UIMAD(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t itype = op->operand[6].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint32_t a = v ? URa : URa;
	uint32_t b = v ? SrcB : SrcB;
	const uint32_t t = a * b;
	const uint64_t v2 = (uint64_t)SrcC + (uint64_t)t;
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.LO.itype URd, upu, URa, SrcB, SrcC
 * UIMAD; operands with modifiers
 */
static enum gpu_stop kernel_UIMAD_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcC_negated = op->operand[5].value;
	const uint32_t itype = op->operand[6].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint32_t a = v ? URa : URa;
	uint32_t b = v ? SrcB : SrcB;
	const uint32_t t = a * b;
	uint64_t v2 = (SrcC_negated ? UINT64_C(0x100000000) - (uint64_t)SrcC : (uint64_t)SrcC) + (uint64_t)t;
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.HI.X.itype URd, upu, URa, SrcB, SrcC, upp
 * UIMAD.X
 */
static enum gpu_stop kernel_UIMAD_3(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upp_inverted = op->operand[7].value;
	const uint32_t itype = op->operand[8].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint64_t a = v ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	const uint64_t t = a * b;
	const uint64_t v2 = (uint64_t)(upp ^ upp_inverted) + ((uint64_t)SrcC + (uint64_t)(uint32_t)(t >> 32));
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.HI.X.itype URd, upu, URa, SrcB, SrcC, upp
 * UIMAD.X; operands with modifiers
 */
static enum gpu_stop kernel_UIMAD_4(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcC_inverted = op->operand[5].value;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upp_inverted = op->operand[7].value;
	const uint32_t itype = op->operand[8].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint64_t a = v ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	const uint64_t t = a * b;
	uint64_t v2 = (uint64_t)(upp ^ upp_inverted) +
		((uint64_t)(SrcC_inverted ? 0xffffffffu ^ SrcC : SrcC) + (uint64_t)(uint32_t)(t >> 32));
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.WIDE.itype URd, upu, URa, SrcB, SrcC
 * UIMAD
 */
static enum gpu_stop kernel_UIMAD_5(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SrcC2 = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t itype = op->operand[8].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint64_t a = v ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	const struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned((uint64_t)SrcC | (uint64_t)SrcC2 << 32),
		gpu_wide_mul(gpu_wide_signed(a), gpu_wide_signed(b)));
	const uint32_t upu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
	const uint32_t URd = (uint32_t)s.low;
	const uint32_t URd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
	state->UR[op->operand[0].value] = URd;
	state->UR[op->operand[1].value] = URd2;
	state->UP[op->operand[2].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.WIDE.itype URd, upu, URa, SrcB, SrcC
 * UIMAD; operands with modifiers
 */
static enum gpu_stop kernel_UIMAD_6(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SrcC2 = (uint32_t)gpu_operand(state, op, 6);
	const uint64_t v = (uint64_t)SrcC | (uint64_t)SrcC2 << 32;
	const uint32_t SrcC_negated = op->operand[7].value;
	const uint32_t itype = op->operand[8].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint64_t a = v2 ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v2 ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	struct gpu_wide s = gpu_wide_add(SrcC_negated
		? gpu_wide_sub(gpu_wide(UINT64_C(1), UINT64_C(0)), gpu_wide_unsigned(v))
		: gpu_wide_unsigned(v), gpu_wide_mul(gpu_wide_signed(a), gpu_wide_signed(b)));
	const uint32_t upu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
	const uint32_t URd = (uint32_t)s.low;
	const uint32_t URd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
	state->UR[op->operand[0].value] = URd;
	state->UR[op->operand[1].value] = URd2;
	state->UP[op->operand[2].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.WIDE.X.itype URd, upu, URa, SrcB, SrcC, upp
 * UIMAD.X
 */
static enum gpu_stop kernel_UIMAD_7(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SrcC2 = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 8);
	const uint32_t upp_inverted = op->operand[9].value;
	const uint32_t itype = op->operand[10].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint64_t a = v ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	const struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned(upp ^ upp_inverted),
		gpu_wide_add(gpu_wide_unsigned((uint64_t)SrcC | (uint64_t)SrcC2 << 32),
			gpu_wide_mul(gpu_wide_signed(a), gpu_wide_signed(b))));
	const uint32_t upu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
	const uint32_t URd = (uint32_t)s.low;
	const uint32_t URd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
	state->UR[op->operand[0].value] = URd;
	state->UR[op->operand[1].value] = URd2;
	state->UP[op->operand[2].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMAD.WIDE.X.itype URd, upu, URa, SrcB, SrcC, upp
 * UIMAD.X; operands with modifiers
 */
static enum gpu_stop kernel_UIMAD_8(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t SrcC2 = (uint32_t)gpu_operand(state, op, 6);
	const uint64_t v = (uint64_t)SrcC | (uint64_t)SrcC2 << 32;
	const uint32_t SrcC_inverted = op->operand[7].value;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 8);
	const uint32_t upp_inverted = op->operand[9].value;
	const uint32_t itype = op->operand[10].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint64_t a = v2 ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v2 ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	struct gpu_wide s = gpu_wide_add(gpu_wide_unsigned(upp ^ upp_inverted),
		gpu_wide_add(gpu_wide_unsigned(SrcC_inverted ? v ^ UINT64_C(0xffffffffffffffff) : v),
			gpu_wide_mul(gpu_wide_signed(a), gpu_wide_signed(b))));
	const uint32_t upu = gpu_wide_less_signed(gpu_wide(UINT64_C(0), UINT64_C(0xffffffffffffffff)), s);
	const uint32_t URd = (uint32_t)s.low;
	const uint32_t URd2 = (uint32_t)gpu_wide_shr(s, 32u).low;
	state->UR[op->operand[0].value] = URd;
	state->UR[op->operand[1].value] = URd2;
	state->UP[op->operand[2].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMUL.lohi.itype URd, URa, SrcB
 * UIMUL
 */
static enum gpu_stop kernel_UIMUL(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t itype = op->operand[4].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint64_t a = v ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	uint64_t b = v ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	const uint64_t t = a * b;
	const uint32_t lohi = op->operand[5].value;
	const uint32_t v2 = (uint32_t)(t >> 32);
	uint32_t URd = lohi == 0u ? (uint32_t)t : v2;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMUL.lohi.itype URd, URa, SrcB
 * UIMUL; operands with modifiers
 */
static enum gpu_stop kernel_UIMUL_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB_negated = op->operand[3].value;
	uint32_t v = SrcB_negated ? 0u - SrcB : SrcB;
	const uint32_t itype = op->operand[4].value;
	const uint32_t v2 = (uint32_t)(itype == 0u);
	uint64_t a = v2 ? (uint64_t)(int64_t)(int32_t)URa : (uint64_t)URa;
	const uint32_t v3 = v;
	uint64_t b = v2 ? (uint64_t)(int64_t)(int32_t)v : (uint64_t)v3;
	const uint64_t t = a * b;
	const uint32_t lohi = op->operand[5].value;
	const uint32_t v4 = (uint32_t)(t >> 32);
	uint32_t URd = lohi == 0u ? (uint32_t)t : v4;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: ULEA.LO URd, upu, URa, SrcB, UImm5Sca
 * ULEA
 */
static enum gpu_stop kernel_ULEA(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t UImm5Sca = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t t = URa << UImm5Sca;
	const uint32_t s = SrcB + t;
	const uint32_t URd = s;
	const uint32_t upu = (uint32_t)(URd < SrcB);
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: ULEA.LO URd, upu, URa, SrcB, UImm5Sca
 * ULEA; operands with modifiers
 */
static enum gpu_stop kernel_ULEA_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t URa_negated = op->operand[3].value;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcB_negated = op->operand[5].value;
	const uint32_t UImm5Sca = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t t = URa << UImm5Sca;
	const uint64_t t2 = UINT64_C(0x100000000) - (uint64_t)t;
	uint64_t s = (SrcB_negated ? UINT64_C(0x100000000) - (uint64_t)SrcB : (uint64_t)SrcB) +
		(URa_negated ? t2 : (uint64_t)t);
	const uint32_t URd = (uint32_t)s;
	const uint32_t upu = (uint32_t)(s > UINT64_C(0xffffffff));
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: ULEA.HI.X URd, upu, URa, SrcB, URc, UImm5Sca, upp
 * ULEA.X
 */
static enum gpu_stop kernel_ULEA_3(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t URc = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t UImm5Sca = (uint32_t)gpu_operand(state, op, 7);
	const uint32_t v = 32u - UImm5Sca;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 8);
	const uint32_t upp_inverted = op->operand[9].value;
	const uint64_t t = (uint64_t)URa + ((uint64_t)URc << 32);
	const uint32_t h = (uint32_t)(t >> v);
	const uint64_t v2 = (uint64_t)(upp ^ upp_inverted) + ((uint64_t)SrcB + (uint64_t)h);
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: ULEA.HI.X URd, upu, URa, SrcB, URc, UImm5Sca, upp
 * ULEA.X; operands with modifiers
 */
static enum gpu_stop kernel_ULEA_4(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t URa_inverted = op->operand[3].value;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcB_inverted = op->operand[5].value;
	const uint32_t URc = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t UImm5Sca = (uint32_t)gpu_operand(state, op, 7);
	const uint32_t v = 32u - UImm5Sca;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 8);
	const uint32_t upp_inverted = op->operand[9].value;
	const uint64_t t = (uint64_t)URa + ((uint64_t)URc << 32);
	const uint64_t t2 = UINT64_C(0xffffffffffffffff) - t;
	uint32_t h = (uint32_t)((URa_inverted ? t2 : t) >> v);
	uint64_t v2 = (uint64_t)(upp ^ upp_inverted) +
		((uint64_t)(SrcB_inverted ? 0xffffffffu ^ SrcB : SrcB) + (uint64_t)h);
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: ULEA.HI.X.SX32 URd, upu, URa, SrcB, UImm5Sca, upp
 * ULEA.X
 */
static enum gpu_stop kernel_ULEA_5(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t UImm5Sca = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = 32u - UImm5Sca;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 7);
	const uint32_t upp_inverted = op->operand[8].value;
	const uint32_t t = URa;
	uint32_t h = (uint32_t)((int32_t)t >> (v < 32 ? v : 31));
	const uint64_t v2 = (uint64_t)(upp ^ upp_inverted) + ((uint64_t)SrcB + (uint64_t)h);
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: ULEA.HI.X.SX32 URd, upu, URa, SrcB, UImm5Sca, upp
 * ULEA.X; operands with modifiers
 */
static enum gpu_stop kernel_ULEA_6(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t URa_inverted = op->operand[3].value;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t SrcB_inverted = op->operand[5].value;
	const uint32_t UImm5Sca = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t v = 32u - UImm5Sca;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 7);
	const uint32_t upp_inverted = op->operand[8].value;
	const uint32_t t = URa;
	const uint32_t t2 = 0xffffffffu - t;
	uint32_t h = (uint32_t)((int32_t)(URa_inverted ? t2 : t) >> (v < 32 ? v : 31));
	uint64_t v2 = (uint64_t)(upp ^ upp_inverted) +
		((uint64_t)(SrcB_inverted ? 0xffffffffu ^ SrcB : SrcB) + (uint64_t)h);
	const uint32_t upu = (uint32_t)(v2 >> 32);
	const uint32_t URd = (uint32_t)v2;
	state->UR[op->operand[0].value] = URd;
	state->UP[op->operand[1].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: UIABS URd, SrcB
 * UIABS
 */
static enum gpu_stop kernel_UIABS(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t x = SrcB;
	uint32_t URd = (int32_t)x < 0 ? 0u - x : x;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UIABS URd, SrcB
 * UIABS; operands with modifiers
 */
static enum gpu_stop kernel_UIABS_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB_negated = op->operand[2].value;
	uint32_t x = SrcB_negated ? 0u - SrcB : SrcB;
	uint32_t URd = (int32_t)x < 0 ? 0u - x : x;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMNMX.itype URd, URa, SrcB, upp
 * UIMNMX
 */
static enum gpu_stop kernel_UIMNMX(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t upp_inverted = op->operand[6].value;
	const uint32_t itype = op->operand[7].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint32_t a = v ? URa : URa;
	uint32_t b = v ? SrcB : SrcB;
	uint32_t v2 = v ? 0x80000000u : 0u;
	const uint32_t v3 = (uint32_t)((SrcB ^ v2) < (URa ^ v2));
	uint32_t v4 = v3 ? a : b;
	uint32_t URd = upp ^ upp_inverted ? (v3 ? b : a) : v4;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UIMNMX.itype URd, URa, SrcB, upp
 * UIMNMX; operands with modifiers
 */
static enum gpu_stop kernel_UIMNMX_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t URa_negated = op->operand[2].value;
	uint32_t v = URa_negated ? 0u - URa : URa;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t SrcB_negated = op->operand[4].value;
	uint32_t v2 = SrcB_negated ? 0u - SrcB : SrcB;
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t upp_inverted = op->operand[6].value;
	const uint32_t itype = op->operand[7].value;
	const uint32_t v3 = (uint32_t)(itype == 0u);
	const uint32_t v4 = v;
	uint64_t a = v3 ? (uint64_t)(int64_t)(int32_t)v : (uint64_t)v4;
	const uint32_t v5 = v2;
	uint64_t b = v3 ? (uint64_t)(int64_t)(int32_t)v2 : (uint64_t)v5;
	const uint32_t v6 = (uint32_t)((int64_t)b < (int64_t)a);
	uint32_t v7 = v6 ? (uint32_t)a : (uint32_t)b;
	uint32_t URd = upp ^ upp_inverted ? (v6 ? (uint32_t)b : (uint32_t)a) : v7;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UP2UR.bsel URd, UPR, URa, SbMsk */
static enum gpu_stop kernel_UP2UR(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SbMsk = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t UP6 = state->UP[6];
	const uint32_t UP5 = state->UP[5];
	const uint32_t UP4 = state->UP[4];
	const uint32_t UP3 = state->UP[3];
	const uint32_t UP2 = state->UP[2];
	const uint32_t UP1 = state->UP[1];
	const uint32_t UP0 = state->UP[0];
	uint32_t upr = ((((((2u | (UP6 ? 1u : 0u)) << 1 | (UP5 ? 1u : 0u)) << 1 | (UP4 ? 1u : 0u)) << 1 |
		(UP3 ? 1u : 0u)) << 1 | (UP2 ? 1u : 0u)) << 1 | (UP1 ? 1u : 0u)) << 1 | (UP0 ? 1u : 0u);
	const uint32_t bsel = op->operand[3].value;
	const uint32_t v = (uint32_t)(bsel == 0u) ^ 1u;
	const uint32_t v2 = (uint32_t)(bsel == 1u);
	const uint32_t v3 = v & (v2 ^ 1u);
	uint32_t v4 = v & v2 ? 8u : 0u;
	const uint32_t v5 = (uint32_t)(bsel == 2u);
	uint32_t v6 = v3 & v5 ? 16u : v4;
	uint32_t v7 = v3 & (v5 ^ 1u) & (uint32_t)(bsel == 3u) ? 24u : v6;
	const uint32_t m = (SbMsk & 255u) << v7;
	const uint32_t URd = (URa & ~m) | (m & upr << v7);
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UR2UP UPR, URa.bsel, SbMsk */
static enum gpu_stop kernel_UR2UP(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 0);
	const uint32_t SbMsk = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t bsel = op->operand[2].value;
	const uint32_t v = (uint32_t)(bsel == 0u) ^ 1u;
	const uint32_t v2 = (uint32_t)(bsel == 1u);
	const uint32_t v3 = v & (v2 ^ 1u);
	uint32_t v4 = v & v2 ? 8u : 0u;
	const uint32_t v5 = (uint32_t)(bsel == 2u);
	uint32_t v6 = v3 & v5 ? 16u : v4;
	uint32_t v7 = v3 & (v5 ^ 1u) & (uint32_t)(bsel == 3u) ? 24u : v6;
	const uint32_t v8 = SbMsk & URa >> v7;
	state->UP[6] = (uint8_t)(v8 >> 6 & 1u);
	state->UP[5] = (uint8_t)(v8 >> 5 & 1u);
	state->UP[4] = (uint8_t)(v8 >> 4 & 1u);
	state->UP[3] = (uint8_t)(v8 >> 3 & 1u);
	state->UP[2] = (uint8_t)(v8 >> 2 & 1u);
	state->UP[1] = (uint8_t)(v8 >> 1 & 1u);
	state->UP[0] = (uint8_t)(v8 & 1u);
	return GPU_STOP_NONE;
}

/* udp.isa: UISETP.compop.boolop.itype upu, upv, URa, SrcB, upp */
static enum gpu_stop kernel_UISETP(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t upp_inverted = op->operand[5].value;
	const uint32_t v = upp ^ upp_inverted;
	const uint32_t itype = op->operand[6].value;
	uint32_t v2 = itype == 0u ? 0x80000000u : 0u;
	const uint32_t v3 = SrcB ^ v2;
	const uint32_t v4 = URa ^ v2;
	const uint32_t v5 = (uint32_t)(v3 == v4);
	const uint32_t compop = op->operand[7].value;
	const uint32_t v6 = v5 ^ ((v5 ^ 1u ^ v5) & (uint32_t)(compop == 1u));
	const uint32_t v7 = (uint32_t)(v4 < v3);
	const uint32_t v8 = v6 ^ ((v7 ^ v6) & (uint32_t)(compop == 2u));
	const uint32_t v9 = (uint32_t)(v3 < v4);
	const uint32_t v10 = v8 ^ ((v9 ^ 1u ^ v8) & (uint32_t)(compop == 3u));
	const uint32_t v11 = v10 ^ ((v9 ^ v10) & (uint32_t)(compop == 4u));
	const uint32_t t = v11 ^ ((v7 ^ 1u ^ v11) & (uint32_t)(compop == 5u));
	const uint32_t v12 = v & t;
	const uint32_t boolop = op->operand[8].value;
	const uint32_t v13 = (uint32_t)(boolop == 1u);
	const uint32_t v14 = v12 ^ (((v | t) ^ v12) & v13);
	const uint32_t v15 = (uint32_t)(boolop == 2u);
	const uint32_t upu = v14 ^ ((v ^ t ^ v14) & v15);
	const uint32_t v16 = t ^ 1u;
	const uint32_t v17 = v & v16;
	const uint32_t v18 = v17 ^ (((v | v16) ^ v17) & v13);
	const uint32_t upv = v18 ^ ((v ^ v16 ^ v18) & v15);
	state->UP[op->operand[0].value] = (uint8_t)upu;
	state->UP[op->operand[1].value] = (uint8_t)upv;
	return GPU_STOP_NONE;
}

/* udp.isa: UISETP.compop.boolop.itype.X upu, upv, URa, SrcB, upp, upq */
static enum gpu_stop kernel_UISETP_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t upp_inverted = op->operand[5].value;
	const uint32_t v = upp ^ upp_inverted;
	const uint32_t upq = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upq_inverted = op->operand[7].value;
	const uint32_t itype = op->operand[8].value;
	uint32_t v2 = itype == 0u ? 0x80000000u : 0u;
	const uint32_t v3 = SrcB ^ v2;
	const uint32_t v4 = URa ^ v2;
	const uint32_t v5 = (uint32_t)(v3 == v4);
	const uint32_t compop = op->operand[9].value;
	const uint32_t v6 = v5 ^ ((v5 ^ 1u ^ v5) & (uint32_t)(compop == 1u));
	const uint32_t v7 = (uint32_t)(v4 < v3);
	const uint32_t v8 = v6 ^ ((v7 ^ v6) & (uint32_t)(compop == 2u));
	const uint32_t v9 = (uint32_t)(v3 < v4);
	const uint32_t v10 = v8 ^ ((v9 ^ 1u ^ v8) & (uint32_t)(compop == 3u));
	const uint32_t v11 = v10 ^ ((v9 ^ v10) & (uint32_t)(compop == 4u));
	const uint32_t v12 = v11 ^ ((v7 ^ 1u ^ v11) & (uint32_t)(compop == 5u));
	const uint32_t t = v12 ^ ((upq ^ upq_inverted ^ v12) & v5);
	const uint32_t v13 = v & t;
	const uint32_t boolop = op->operand[10].value;
	const uint32_t v14 = (uint32_t)(boolop == 1u);
	const uint32_t v15 = v13 ^ (((v | t) ^ v13) & v14);
	const uint32_t v16 = (uint32_t)(boolop == 2u);
	const uint32_t upu = v15 ^ ((v ^ t ^ v15) & v16);
	const uint32_t v17 = t ^ 1u;
	const uint32_t v18 = v & v17;
	const uint32_t v19 = v18 ^ (((v | v17) ^ v18) & v14);
	const uint32_t upv = v19 ^ ((v ^ v17 ^ v19) & v16);
	state->UP[op->operand[0].value] = (uint8_t)upu;
	state->UP[op->operand[1].value] = (uint8_t)upv;
	return GPU_STOP_NONE;
}

/* udp.isa: USEL URd, URa, SrcB, upp */
static enum gpu_stop kernel_USEL(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t upp_inverted = op->operand[4].value;
	uint32_t URd = upp ^ upp_inverted ? URa : SrcB;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: ULOP3.exbool upu, URd, URa, SrcB, URc, UImm8Lut, upp */
static enum gpu_stop kernel_ULOP3(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t URc = (uint32_t)gpu_operand(state, op, 4);
	const uint32_t UImm8Lut = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t upp = (uint32_t)gpu_operand(state, op, 6);
	const uint32_t upp_inverted = op->operand[7].value;
	const uint32_t v = upp ^ upp_inverted;
	const uint32_t v2 = ~URa;
	const uint32_t v3 = ~SrcB;
	const uint32_t v4 = v2 & v3;
	const uint32_t v5 = ~URc;
	const uint32_t d = v4 & v5;
	uint32_t v6 = UImm8Lut & 1u ? d : 0u;
	const uint32_t d2 = v6 | (URc & v4);
	uint32_t v7 = UImm8Lut >> 1 & 1u ? d2 : v6;
	const uint32_t v8 = SrcB & v2;
	const uint32_t d3 = v7 | (v5 & v8);
	uint32_t v9 = UImm8Lut >> 2 & 1u ? d3 : v7;
	const uint32_t d4 = v9 | (URc & v8);
	uint32_t v10 = UImm8Lut >> 3 & 1u ? d4 : v9;
	const uint32_t v11 = URa & v3;
	const uint32_t d5 = v10 | (v5 & v11);
	uint32_t v12 = UImm8Lut >> 4 & 1u ? d5 : v10;
	const uint32_t d6 = v12 | (URc & v11);
	uint32_t v13 = UImm8Lut >> 5 & 1u ? d6 : v12;
	const uint32_t v14 = URa & SrcB;
	const uint32_t d7 = v13 | (v5 & v14);
	uint32_t v15 = UImm8Lut >> 6 & 1u ? d7 : v13;
	const uint32_t d8 = v15 | (URc & v14);
	uint32_t URd = UImm8Lut >> 7 ? d8 : v15;
	const uint32_t exbool = op->operand[8].value;
	const uint32_t v16 = (uint32_t)(URd == 0u) ^ 1u;
	const uint32_t v17 = v | v16;
	const uint32_t upu = v17 ^ (((v & v16) ^ v17) & (uint32_t)(exbool == 0u));
	state->UP[op->operand[0].value] = (uint8_t)upu;
	state->UR[op->operand[1].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UPLOP3 upu, upa, upb, upc, UImm8Lut */
static enum gpu_stop kernel_UPLOP3(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t upa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t upa_inverted = op->operand[2].value;
	const uint32_t upb = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t upb_inverted = op->operand[4].value;
	const uint32_t upc = (uint32_t)gpu_operand(state, op, 5);
	const uint32_t upc_inverted = op->operand[6].value;
	const uint32_t UImm8Lut = (uint32_t)gpu_operand(state, op, 7);
	uint32_t k = ((upa ^ upa_inverted ? 1u : 0u) << 1 | (upb ^ upb_inverted ? 1u : 0u)) << 1 |
		(upc ^ upc_inverted ? 1u : 0u);
	const uint32_t upu = UImm8Lut >> k & 1u;
	state->UP[op->operand[0].value] = (uint8_t)upu;
	return GPU_STOP_NONE;
}

/* udp.isa: USHF.direction.lohi.cwmod.itype URd, URa, SrcB, SrcC */
static enum gpu_stop kernel_USHF(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t itype = op->operand[4].value;
	const uint32_t v = (uint32_t)(itype == 0u);
	uint64_t h = (uint32_t)(itype == 2u) | v ? (uint64_t)(int64_t)(int32_t)SrcC : (uint64_t)SrcC;
	const struct gpu_wide t = gpu_wide_add(gpu_wide_unsigned(URa), gpu_wide_shl(gpu_wide_signed(h), 32u));
	uint32_t m = v | (uint32_t)(itype == 1u) ? 64u : 32u;
	const uint32_t cwmod = op->operand[5].value;
	const uint32_t v2 = SrcB % m;
	uint32_t n = cwmod == 0u ? (m < SrcB ? m : SrcB) : v2;
	const uint32_t direction = op->operand[6].value;
	const uint64_t v3 = gpu_wide_sar(t, n).low;
	uint64_t r = direction == 0u ? (n < 64 ? t.low << (n & 63) : 0) : v3;
	const uint32_t lohi = op->operand[7].value;
	const uint32_t v4 = (uint32_t)(r >> 32);
	uint32_t URd = lohi == 0u ? (uint32_t)r : v4;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UMOV.32 URd, SrcA */
static enum gpu_stop kernel_UMOV(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcA = (uint32_t)gpu_operand(state, op, 1);
	state->UR[op->operand[0].value] = SrcA;
	return GPU_STOP_NONE;
}

/* udp.isa: UMOV.64 URd, SrcA */
static enum gpu_stop kernel_UMOV_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcA = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcA2 = (uint32_t)gpu_operand(state, op, 3);
	state->UR[op->operand[0].value] = SrcA;
	state->UR[op->operand[1].value] = SrcA2;
	return GPU_STOP_NONE;
}

/* udp.isa: UPRMT.mode URd, URa, SrcB, SrcC */
static enum gpu_stop kernel_UPRMT(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t SrcC = (uint32_t)gpu_operand(state, op, 3);
	const uint64_t t = (uint64_t)URa | (uint64_t)SrcB << 32;
	const uint32_t s = SrcC & 3u;
	const uint32_t mode = op->operand[4].value;
	const uint32_t v = (uint32_t)(mode == 0u) ^ 1u;
	const uint32_t k = SrcC & 7u;
	const uint32_t m = SrcC >> 3 & 1u;
	const uint32_t v2 = (uint32_t)(mode == 1u);
	const uint32_t v3 = v & v2;
	const uint32_t v4 = v & (v2 ^ 1u);
	const uint32_t v5 = v3 ^ 1u;
	uint32_t v6 = v3 ? s : k;
	const uint32_t v7 = (uint32_t)(mode == 2u);
	const uint32_t v8 = v4 & v7;
	const uint32_t v9 = v4 & (v7 ^ 1u);
	const uint32_t v10 = v8 ^ 1u;
	uint32_t v11 = v8 ? s : v6;
	const uint32_t v12 = (uint32_t)(mode == 3u);
	const uint32_t v13 = v9 & v12;
	const uint32_t v14 = v9 & (v12 ^ 1u);
	const uint32_t v15 = v13 ^ 1u;
	uint32_t v16 = v13 ? s : v11;
	const uint32_t v17 = (uint32_t)(mode == 4u);
	const uint32_t v18 = v14 & v17;
	const uint32_t v19 = v14 & (v17 ^ 1u);
	const uint32_t v20 = (uint32_t)(s > 0u);
	uint32_t k2 = v20 ? s : 0u;
	const uint32_t v21 = v18 ^ 1u;
	uint32_t v22 = v18 ? k2 : v16;
	const uint32_t v23 = (uint32_t)(mode == 5u);
	const uint32_t v24 = v19 & v23;
	const uint32_t v25 = v19 & (v23 ^ 1u);
	uint32_t k3 = v20 ? 0u : s;
	const uint32_t v26 = v24 ^ 1u;
	uint32_t v27 = v24 ? k3 : v22;
	const uint32_t v28 = (uint32_t)(mode == 6u);
	const uint32_t v29 = v25 & v28;
	const uint32_t v30 = v25 & (v28 ^ 1u);
	uint32_t k4 = (SrcC & 1u ? 1u : 0u) << 1;
	const uint32_t v31 = v29 ^ 1u;
	uint32_t v32 = v29 ? k4 : v27;
	const uint32_t v33 = v30 ^ 1u;
	const uint32_t v34 = v32 * 8u;
	const uint32_t v35 = (uint32_t)(t >> v34);
	const uint32_t b = v35 & 255u;
	uint32_t URd = (m & v5 & v10 & v15 & v21 & v26 & v31 & v33 ? 0u - (v35 >> 7 & 1u) : b) & 255u;
	const uint32_t k5 = SrcC >> 4 & 7u;
	const uint32_t m2 = SrcC >> 7 & 1u;
	const uint32_t k6 = 1u + s;
	uint32_t v36 = v3 ? k6 : k5;
	const uint32_t k7 = (s - 1u) & 7u;
	uint32_t v37 = v8 ? k7 : v36;
	uint32_t v38 = v13 ? s : v37;
	const uint32_t v39 = (uint32_t)(s > 1u);
	uint32_t k8 = v39 ? s : 1u;
	uint32_t v40 = v18 ? k8 : v38;
	uint32_t k9 = v39 ? 1u : s;
	uint32_t v41 = v24 ? k9 : v40;
	const uint32_t k10 = 1u | k4;
	uint32_t v42 = v29 ? k10 : v41;
	uint32_t v43 = v30 ? v32 : v42;
	const uint32_t v44 = 8u * v43;
	const uint32_t v45 = (uint32_t)(t >> v44);
	const uint32_t b2 = v45 & 255u;
	uint32_t URd2 = URd |
		((v33 & (v31 & (v26 & (v21 & (v15 & (v10 & (v5 & m2)))))) ? 0u - (v45 >> 7 & 1u) : b2) & 255u) << 8;
	const uint32_t k11 = SrcC >> 8 & 7u;
	const uint32_t m3 = SrcC >> 11 & 1u;
	const uint32_t k12 = s + 2u;
	uint32_t v46 = v3 ? k12 : k11;
	const uint32_t k13 = (s - 2u) & 7u;
	uint32_t v47 = v8 ? k13 : v46;
	uint32_t v48 = v13 ? s : v47;
	const uint32_t v49 = (uint32_t)(s > 2u);
	uint32_t k14 = v49 ? s : 2u;
	uint32_t v50 = v18 ? k14 : v48;
	uint32_t k15 = v49 ? 2u : s;
	uint32_t v51 = v24 ? k15 : v50;
	uint32_t v52 = v29 ? k4 : v51;
	uint32_t v53 = v30 ? v43 : v52;
	const uint32_t v54 = 8u * v53;
	const uint32_t v55 = (uint32_t)(t >> v54);
	const uint32_t b3 = v55 & 255u;
	uint32_t URd3 = URd2 |
		((v33 & (v31 & (v26 & (v21 & (v15 & (v10 & (v5 & m3)))))) ? 0u - (v55 >> 7 & 1u) : b3) & 255u) << 16;
	const uint32_t k16 = SrcC >> 12 & 7u;
	const uint32_t m4 = SrcC >> 15 & 1u;
	const uint32_t k17 = s + 3u;
	uint32_t v56 = v3 ? k17 : k16;
	const uint32_t k18 = (s - 3u) & 7u;
	uint32_t v57 = v8 ? k18 : v56;
	uint32_t v58 = v13 ? s : v57;
	uint32_t v59 = v18 ? 3u : v58;
	uint32_t v60 = v24 ? s : v59;
	uint32_t v61 = v29 ? k10 : v60;
	uint32_t v62 = 8u * (v30 ? v53 : v61);
	const uint32_t v63 = (uint32_t)(t >> v62);
	const uint32_t b4 = v63 & 255u;
	uint32_t URd4 = URd3 |
		((v33 & (v31 & (v26 & (v21 & (v15 & (v10 & (v5 & m4)))))) ? 0u - (v63 >> 7 & 1u) : b4) & 255u) << 24;
	state->UR[op->operand[0].value] = URd4;
	return GPU_STOP_NONE;
}

/* udp.isa: UPOPC URd, SrcB
 * UPOPC
 */
static enum gpu_stop kernel_UPOPC(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t n = SrcB & 1u;
	const uint32_t n2 = n + (SrcB >> 1 & 1u);
	const uint32_t n3 = n2 + (SrcB >> 2 & 1u);
	const uint32_t n4 = n3 + (SrcB >> 3 & 1u);
	const uint32_t n5 = n4 + (SrcB >> 4 & 1u);
	const uint32_t n6 = n5 + (SrcB >> 5 & 1u);
	const uint32_t n7 = n6 + (SrcB >> 6 & 1u);
	const uint32_t n8 = n7 + (SrcB >> 7 & 1u);
	const uint32_t n9 = n8 + (SrcB >> 8 & 1u);
	const uint32_t n10 = n9 + (SrcB >> 9 & 1u);
	const uint32_t n11 = n10 + (SrcB >> 10 & 1u);
	const uint32_t n12 = n11 + (SrcB >> 11 & 1u);
	const uint32_t n13 = n12 + (SrcB >> 12 & 1u);
	const uint32_t n14 = n13 + (SrcB >> 13 & 1u);
	const uint32_t n15 = n14 + (SrcB >> 14 & 1u);
	const uint32_t n16 = n15 + (SrcB >> 15 & 1u);
	const uint32_t n17 = n16 + (SrcB >> 16 & 1u);
	const uint32_t n18 = n17 + (SrcB >> 17 & 1u);
	const uint32_t n19 = n18 + (SrcB >> 18 & 1u);
	const uint32_t n20 = n19 + (SrcB >> 19 & 1u);
	const uint32_t n21 = n20 + (SrcB >> 20 & 1u);
	const uint32_t n22 = n21 + (SrcB >> 21 & 1u);
	const uint32_t n23 = n22 + (SrcB >> 22 & 1u);
	const uint32_t n24 = n23 + (SrcB >> 23 & 1u);
	const uint32_t n25 = n24 + (SrcB >> 24 & 1u);
	const uint32_t n26 = n25 + (SrcB >> 25 & 1u);
	const uint32_t n27 = n26 + (SrcB >> 26 & 1u);
	const uint32_t n28 = n27 + (SrcB >> 27 & 1u);
	const uint32_t n29 = n28 + (SrcB >> 28 & 1u);
	const uint32_t n30 = n29 + (SrcB >> 29 & 1u);
	const uint32_t n31 = n30 + (SrcB >> 30 & 1u);
	const uint32_t n32 = (SrcB >> 31) + n31;
	state->UR[op->operand[0].value] = n32;
	return GPU_STOP_NONE;
}

/* udp.isa: UPOPC URd, SrcB
 * UPOPC; operands with modifiers
 */
static enum gpu_stop kernel_UPOPC_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB_inverted = op->operand[2].value;
	uint32_t v = SrcB_inverted ? SrcB ^ 0xffffffffu : SrcB;
	const uint32_t n = v & 1u;
	const uint32_t n2 = n + (v >> 1 & 1u);
	const uint32_t n3 = n2 + (v >> 2 & 1u);
	const uint32_t n4 = n3 + (v >> 3 & 1u);
	const uint32_t n5 = n4 + (v >> 4 & 1u);
	const uint32_t n6 = n5 + (v >> 5 & 1u);
	const uint32_t n7 = n6 + (v >> 6 & 1u);
	const uint32_t n8 = n7 + (v >> 7 & 1u);
	const uint32_t n9 = n8 + (v >> 8 & 1u);
	const uint32_t n10 = n9 + (v >> 9 & 1u);
	const uint32_t n11 = n10 + (v >> 10 & 1u);
	const uint32_t n12 = n11 + (v >> 11 & 1u);
	const uint32_t n13 = n12 + (v >> 12 & 1u);
	const uint32_t n14 = n13 + (v >> 13 & 1u);
	const uint32_t n15 = n14 + (v >> 14 & 1u);
	const uint32_t n16 = n15 + (v >> 15 & 1u);
	const uint32_t n17 = n16 + (v >> 16 & 1u);
	const uint32_t n18 = n17 + (v >> 17 & 1u);
	const uint32_t n19 = n18 + (v >> 18 & 1u);
	const uint32_t n20 = n19 + (v >> 19 & 1u);
	const uint32_t n21 = n20 + (v >> 20 & 1u);
	const uint32_t n22 = n21 + (v >> 21 & 1u);
	const uint32_t n23 = n22 + (v >> 22 & 1u);
	const uint32_t n24 = n23 + (v >> 23 & 1u);
	const uint32_t n25 = n24 + (v >> 24 & 1u);
	const uint32_t n26 = n25 + (v >> 25 & 1u);
	const uint32_t n27 = n26 + (v >> 26 & 1u);
	const uint32_t n28 = n27 + (v >> 27 & 1u);
	const uint32_t n29 = n28 + (v >> 28 & 1u);
	const uint32_t n30 = n29 + (v >> 29 & 1u);
	const uint32_t n31 = n30 + (v >> 30 & 1u);
	const uint32_t n32 = n31 + (v >> 31);
	state->UR[op->operand[0].value] = n32;
	return GPU_STOP_NONE;
}

/* udp.isa: UFLO.sh.itype URd, SrcB
 * UFLO
 */
static enum gpu_stop kernel_UFLO(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t itype = op->operand[3].value;
	uint64_t x = itype == 0u ? (uint64_t)(int64_t)(int32_t)SrcB : (uint64_t)SrcB;
	uint32_t x2 = (int64_t)x < 0 ? 0u - (uint32_t)x : (uint32_t)x;
	uint32_t v = x2 & 1u ? 0u : 0xffffffffu;
	uint32_t v2 = x2 >> 1 & 1u ? 1u : v;
	uint32_t v3 = x2 >> 2 & 1u ? 2u : v2;
	uint32_t v4 = x2 >> 3 & 1u ? 3u : v3;
	uint32_t v5 = x2 >> 4 & 1u ? 4u : v4;
	uint32_t v6 = x2 >> 5 & 1u ? 5u : v5;
	uint32_t v7 = x2 >> 6 & 1u ? 6u : v6;
	uint32_t v8 = x2 >> 7 & 1u ? 7u : v7;
	uint32_t v9 = x2 >> 8 & 1u ? 8u : v8;
	uint32_t v10 = x2 >> 9 & 1u ? 9u : v9;
	uint32_t v11 = x2 >> 10 & 1u ? 10u : v10;
	uint32_t v12 = x2 >> 11 & 1u ? 11u : v11;
	uint32_t v13 = x2 >> 12 & 1u ? 12u : v12;
	uint32_t v14 = x2 >> 13 & 1u ? 13u : v13;
	uint32_t v15 = x2 >> 14 & 1u ? 14u : v14;
	uint32_t v16 = x2 >> 15 & 1u ? 15u : v15;
	uint32_t v17 = x2 >> 16 & 1u ? 16u : v16;
	uint32_t v18 = x2 >> 17 & 1u ? 17u : v17;
	uint32_t v19 = x2 >> 18 & 1u ? 18u : v18;
	uint32_t v20 = x2 >> 19 & 1u ? 19u : v19;
	uint32_t v21 = x2 >> 20 & 1u ? 20u : v20;
	uint32_t v22 = x2 >> 21 & 1u ? 21u : v21;
	uint32_t v23 = x2 >> 22 & 1u ? 22u : v22;
	uint32_t v24 = x2 >> 23 & 1u ? 23u : v23;
	uint32_t v25 = x2 >> 24 & 1u ? 24u : v24;
	uint32_t v26 = x2 >> 25 & 1u ? 25u : v25;
	uint32_t v27 = x2 >> 26 & 1u ? 26u : v26;
	uint32_t v28 = x2 >> 27 & 1u ? 27u : v27;
	uint32_t v29 = x2 >> 28 & 1u ? 28u : v28;
	uint32_t v30 = x2 >> 29 & 1u ? 29u : v29;
	uint32_t v31 = x2 >> 30 & 1u ? 30u : v30;
	uint32_t v32 = x2 >> 31 ? 31u : v31;
	const uint32_t sh = op->operand[4].value;
	const uint32_t n = 31u - v32;
	uint32_t URd = (uint32_t)(sh == 1u) & ((uint32_t)((int32_t)v32 < 0) ^ 1u) ? n : v32;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UFLO.sh.itype URd, SrcB
 * UFLO; operands with modifiers
 */
static enum gpu_stop kernel_UFLO_2(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB_inverted = op->operand[2].value;
	uint32_t v = SrcB_inverted ? SrcB ^ 0xffffffffu : SrcB;
	const uint32_t itype = op->operand[3].value;
	uint64_t x = itype == 0u ? (uint64_t)(int64_t)(int32_t)v : (uint64_t)v;
	uint32_t x2 = (int64_t)x < 0 ? 0u - (uint32_t)x : (uint32_t)x;
	uint32_t v2 = x2 & 1u ? 0u : 0xffffffffu;
	uint32_t v3 = x2 >> 1 & 1u ? 1u : v2;
	uint32_t v4 = x2 >> 2 & 1u ? 2u : v3;
	uint32_t v5 = x2 >> 3 & 1u ? 3u : v4;
	uint32_t v6 = x2 >> 4 & 1u ? 4u : v5;
	uint32_t v7 = x2 >> 5 & 1u ? 5u : v6;
	uint32_t v8 = x2 >> 6 & 1u ? 6u : v7;
	uint32_t v9 = x2 >> 7 & 1u ? 7u : v8;
	uint32_t v10 = x2 >> 8 & 1u ? 8u : v9;
	uint32_t v11 = x2 >> 9 & 1u ? 9u : v10;
	uint32_t v12 = x2 >> 10 & 1u ? 10u : v11;
	uint32_t v13 = x2 >> 11 & 1u ? 11u : v12;
	uint32_t v14 = x2 >> 12 & 1u ? 12u : v13;
	uint32_t v15 = x2 >> 13 & 1u ? 13u : v14;
	uint32_t v16 = x2 >> 14 & 1u ? 14u : v15;
	uint32_t v17 = x2 >> 15 & 1u ? 15u : v16;
	uint32_t v18 = x2 >> 16 & 1u ? 16u : v17;
	uint32_t v19 = x2 >> 17 & 1u ? 17u : v18;
	uint32_t v20 = x2 >> 18 & 1u ? 18u : v19;
	uint32_t v21 = x2 >> 19 & 1u ? 19u : v20;
	uint32_t v22 = x2 >> 20 & 1u ? 20u : v21;
	uint32_t v23 = x2 >> 21 & 1u ? 21u : v22;
	uint32_t v24 = x2 >> 22 & 1u ? 22u : v23;
	uint32_t v25 = x2 >> 23 & 1u ? 23u : v24;
	uint32_t v26 = x2 >> 24 & 1u ? 24u : v25;
	uint32_t v27 = x2 >> 25 & 1u ? 25u : v26;
	uint32_t v28 = x2 >> 26 & 1u ? 26u : v27;
	uint32_t v29 = x2 >> 27 & 1u ? 27u : v28;
	uint32_t v30 = x2 >> 28 & 1u ? 28u : v29;
	uint32_t v31 = x2 >> 29 & 1u ? 29u : v30;
	uint32_t v32 = x2 >> 30 & 1u ? 30u : v31;
	uint32_t v33 = x2 >> 31 ? 31u : v32;
	const uint32_t sh = op->operand[4].value;
	const uint32_t n = 31u - v33;
	uint32_t URd = (uint32_t)(sh == 1u) & ((uint32_t)((int32_t)v33 < 0) ^ 1u) ? n : v33;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UBREV URd, SrcB */
static enum gpu_stop kernel_UBREV(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t URd = ~SrcB;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: UBMSK.cwmode URd, URa, SrcB */
static enum gpu_stop kernel_UBMSK(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t cwmode = op->operand[3].value;
	const uint32_t v = (uint32_t)(cwmode == 0u);
	const uint32_t v2 = URa & 31u;
	uint32_t s = v ? (URa > 32u ? 32u : URa) : v2;
	const uint32_t v3 = SrcB & 31u;
	uint32_t n = v ? (SrcB > 32u ? 32u : SrcB) : v3;
	uint32_t m = s < 32 ? ((n < 32 ? 1u << (n & 31) : 0) - 1u) << (s & 31) : 0;
	const uint32_t URd = m;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: USGXT.cwmode.itype URd, URa, SrcB */
static enum gpu_stop kernel_USGXT(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t cwmode = op->operand[3].value;
	const uint32_t v = SrcB & 31u;
	uint32_t n = cwmode == 0u ? (SrcB > 32u ? 32u : SrcB) : v;
	const uint64_t w = UINT64_C(1) << n;
	const uint32_t x = URa & ((uint32_t)w - 1u);
	const uint32_t itype = op->operand[4].value;
	const uint32_t x2 = x - (uint32_t)w;
	uint32_t URd = (uint32_t)(itype == 0u) & ((uint32_t)((uint64_t)x * UINT64_C(2) < w) ^ 1u) ? x2 : x;
	state->UR[op->operand[0].value] = URd;
	return GPU_STOP_NONE;
}

/* udp.isa: SETUGPR UR[URa+SImm7], URb */
static enum gpu_stop kernel_SETUGPR(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 0);
	const uint32_t SImm7 = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t URb = (uint32_t)gpu_operand(state, op, 2);
	const uint64_t v = (uint64_t)URa + (uint64_t)(int64_t)(int32_t)SImm7;
	const uint32_t v2 = (uint32_t)((int64_t)v < 63) & ((uint32_t)((int64_t)v < 0) ^ 1u);
	if (v2 ^ 1u)
		return gpu_raise(state, GPU_EXCEPTION_IndexRange, 0);
	uint64_t index = v2 ? v : UINT64_C(0);
	state->UR[index] = URb;
	return GPU_STOP_NONE;
}

/* udp.isa: GETUGPR URd, UR[URb+SImm7] */
static enum gpu_stop kernel_GETUGPR(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URb = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SImm7 = (uint32_t)gpu_operand(state, op, 2);
	const uint64_t v = (uint64_t)URb + (uint64_t)(int64_t)(int32_t)SImm7;
	const uint32_t v2 = (uint32_t)((int64_t)v < 63) & ((uint32_t)((int64_t)v < 0) ^ 1u);
	uint64_t index = v2 ? v : UINT64_C(0);
	const uint32_t UR = state->UR[index];
	if (v2 ^ 1u)
		return gpu_raise(state, GPU_EXCEPTION_IndexRange, 0);
	state->UR[op->operand[0].value] = UR;
	return GPU_STOP_NONE;
}

/* udp.isa: UF2FP URd, URa, SrcB, URc */
static enum gpu_stop kernel_UF2FP(struct gpu_state *state, const struct gpu_op *op)
{
	if (!(state->UP[op->guard] ^ op->guard_invert))
		return GPU_STOP_NONE;
	const uint32_t URa = (uint32_t)gpu_operand(state, op, 1);
	const uint32_t SrcB = (uint32_t)gpu_operand(state, op, 2);
	const uint32_t URc = (uint32_t)gpu_operand(state, op, 3);
	const uint32_t x = SrcB & 0x7fffffffu;
	const uint32_t r = x - 0x3c000000u;
	const uint32_t h = (uint32_t)((int32_t)(r + 0x7ffffu + (r >> 20 & 1u)) >> 20);
	const uint32_t f = 0x800000u + (SrcB & 0x7fffffu);
	const uint32_t v = 141u - (SrcB >> 23 & 255u);
	uint32_t v2 = (int32_t)v > 25 ? 25u : v;
	uint32_t n = (int32_t)v2 < 21 ? 21u : v2;
	const uint32_t v3 = n - 1u;
	const uint32_t h2 = (f + (1u << v3) - 1u + (f >> n & 1u)) >> n;
	uint32_t b = (x < 0x43e00000u ? (x < 0x3c800000u ? h2 : h) : 126u) + (SrcB >> 31) * 128u;
	uint32_t URd = (x > 0x7f800000u ? 127u : b) & 255u;
	const uint32_t x2 = URa & 0x7fffffffu;
	const uint32_t r2 = x2 - 0x3c000000u;
	const uint32_t h3 = (uint32_t)((int32_t)(0x7ffffu + r2 + (r2 >> 20 & 1u)) >> 20);
	const uint32_t f2 = 0x800000u + (URa & 0x7fffffu);
	const uint32_t v4 = 141u - (URa >> 23 & 255u);
	uint32_t v5 = (int32_t)v4 > 25 ? 25u : v4;
	uint32_t n2 = (int32_t)v5 < 21 ? 21u : v5;
	const uint32_t v6 = n2 - 1u;
	const uint32_t h4 = (f2 + (1u << v6) - 1u + (f2 >> n2 & 1u)) >> n2;
	uint32_t b2 = (x2 < 0x43e00000u ? (x2 < 0x3c800000u ? h4 : h3) : 126u) + (URa >> 31) * 128u;
	uint32_t URd2 = URd | ((x2 > 0x7f800000u ? 127u : b2) & 255u) << 8;
	const uint32_t URd3 = URd2 | (URc & 0xffffu) << 16;
	state->UR[op->operand[0].value] = URd3;
	return GPU_STOP_NONE;
}

/* ---- operands that are fetched first ---- */

/* The lanes that execute it. */
static gpu_mask participating(const struct gpu_state *state, const struct gpu_op *op)
{
	switch (op->guard_kind) {
	case GUARD_LANES:
		return state->active;
	case GUARD_FILE_P:
		return state->active & (state->P[op->guard] ^ op->guard_invert);
	case GUARD_FILE_UR:
		return (gpu_mask)(state->UR[op->guard] ^ op->guard_invert);
	case GUARD_FILE_UP:
		return (gpu_mask)(state->UP[op->guard] ^ op->guard_invert);
	default:
		(void)state;
		return 1;
	}
}

/* Is it executed by lanes? */
static bool is_by_lanes(const struct gpu_op *op)
{
	switch (op->guard_kind) {
	case GUARD_FILE_UR:
	case GUARD_FILE_UP:
	case GUARD_ONCE:
		return false;
	default:
		return true;
	}
}

/* What access to an operand that is a word of memory would raise. */
static enum gpu_exception check_operand(const struct gpu_state *state,
		const struct gpu_operand *operand)
{
	switch (operand->kind & KIND_ALL) {
	case KIND_AT_c:
		return gpu_mem_check_c(state, operand->bank, operand->value, operand->size);
	default:
		(void)state;
		return GPU_EXCEPTION_NONE;
	}
}

/* Makes a row of operand i, whose kind is known without the bits that say so. */
static void make_row(struct gpu_state *state, const struct gpu_op *op, unsigned i, bool is_wide)
{
	union gpu_spread *row = &state->spread[i];
	uint64_t value;
	switch (op->operand[i].kind) {
	case KIND_FILE_R:
		for (unsigned lane = 0; lane < GPU_LANES; lane++) {
			const uint32_t element = gpu_row32(state, op, i)[lane];
			if (is_wide)
				row->wide[lane] = element;
			else
				row->narrow[lane] = (uint32_t)element;
		}
		break;
	default:
		value = gpu_operand(state, op, i);
		for (unsigned lane = 0; is_wide && lane < GPU_LANES; lane++)
			row->wide[lane] = value;
		for (unsigned lane = 0; !is_wide && lane < GPU_LANES; lane++)
			row->narrow[lane] = (uint32_t)value;
		break;
	}
}

static uint32_t spread_place(unsigned i)
{
	return (uint32_t)(offsetof(struct gpu_state,
			spread) + i * sizeof ((struct gpu_state *)0)->spread[0]);
}

/* Operand i of a copy of the record becomes what the kernel wants. */
static void make_operand(struct gpu_state *state, struct gpu_op *op, unsigned i,
		unsigned wanted)
{
	struct gpu_operand *operand = &op->operand[i];
	if (wanted == MAKE_NUMBER) {
		operand->value = (uint32_t)gpu_operand(state, op, i);
		return;
	}
	if (wanted == MAKE_WORD)
		state->spread[i].word = (gpu_mask)0 - (gpu_mask)(gpu_operand(state, op, i) & 1);
	else
		make_row(state, op, i, wanted == MAKE_ROW_64);
	operand->value = spread_place(i);
}

/* Checks a word of memory; false: it has raised. Where no lane takes part it is 0. */
static bool check_fetched(struct gpu_state *state, const struct gpu_op *op,
		struct gpu_operand *operand)
{
	const enum gpu_exception exception = check_operand(state, operand);
	const gpu_mask lanes = exception ? participating(state, op) : 0;
	if (lanes) {
		gpu_raise(state, exception, is_by_lanes(op) ? lanes : 0);
		return false;
	}
	if (exception) {
		operand->kind = KIND_IMMEDIATE;
		operand->value = 0;
	}
	return true;
}

/* Runs the kernel with a copy of the record, in which operands are as it wants them. */
static enum gpu_stop fetch(struct gpu_state *state, const struct gpu_op *op)
{
	struct gpu_op now = *op;
	for (unsigned i = 0; i < op->fetched; i++) {
		struct gpu_operand *operand = &now.operand[i];
		const unsigned wanted = operand->kind & ~(unsigned)KIND_ALL;
		operand->kind &= KIND_ALL;
		if (operand->size && !check_fetched(state, op, operand))
			return GPU_STOP_RAISE;
		if (wanted)
			make_operand(state, &now, i, wanted);
	}
	return op->fetched_for(state, &now);
}

/* The same for the most frequent case, without a copy: one operand, which becomes a row. */
static enum gpu_stop fetch_row(struct gpu_state *state, const struct gpu_op *op)
{
	const unsigned i = op->fetched - 1u;
	struct gpu_operand operand = op->operand[i];
	operand.kind &= KIND_ALL;
	operand.value = op->single;
	if (operand.size && !check_fetched(state, op, &operand))
		return GPU_STOP_RAISE;
	const uint32_t value = (uint32_t)gpu_value(state, &operand);
	for (unsigned lane = 0; lane < GPU_LANES; lane++)
		state->spread[i].narrow[lane] = value;
	return op->fetched_for(state, op);
}


/* ---- instructions made ready ---- */

/* How one operand of the record is filled from a field of the instruction. */
enum fill_kind {
	FILL_REGISTER,    /* the number, plus part; a constant register stays what it is */
	FILL_DESTINATION, /* the same, but a constant register becomes the scratch register */
	FILL_IMMEDIATE,   /* bits [lsb, lsb+width) */
	FILL_MEMORY,      /* the address, plus part; and the bank */
	FILL_FLAG,        /* 1 where the field is `on` */
	FILL_CHOICE       /* the field */
};

struct fill {
	uint8_t how, kind;
	uint16_t field;
	uint8_t operand, part;
	uint8_t lsb; /* of registers: what the field's number counts from */
	uint8_t width;
	bool is_signed, decides;
	uint32_t on; /* of memory: the bits of an address */
	uint8_t bank_lsb, bank_width, size, bytes;
};

/* The field's value counts so many kernels. */
struct choice {
	uint16_t field;
	uint32_t stride;
};

struct entry {
	uint32_t first_fill, fills, first_choice, choices;
	uint32_t kernel; /* first in table_of_kernels */
	uint16_t guard, guard_invert, guard_invert_on;
	uint8_t guard_kind; /* enum gpu_guard */
	bool has_invert, is_uniform;
};

/* A kernel, and a bit for each operand that it reads as a row, as a word, as a number of the
 * record. */
static const struct kernel {
	gpu_kernel *run;
	uint64_t rows32, rows64, words, numbers;
} kernels[] = {
	{ 0 },
	{ .run = kernel_FADD, .rows32 = 0x12 },
	{ .run = kernel_FADD_2, .rows32 = 0x12 },
	{ .run = kernel_FADD_3, .rows32 = 0x12 },
	{ .run = kernel_FADD_4, .rows32 = 0x12 },
	{ .run = kernel_FADD_5, .rows32 = 0x12 },
	{ .run = kernel_FADD_6, .rows32 = 0x12 },
	{ .run = kernel_FADD_7, .rows32 = 0x12 },
	{ .run = kernel_FADD_8, .rows32 = 0x12 },
	{ .run = kernel_FADD_9, .rows32 = 0x12 },
	{ .run = kernel_FADD_10, .rows32 = 0x12 },
	{ .run = kernel_FADD_11, .rows32 = 0x12 },
	{ .run = kernel_FADD_12, .rows32 = 0x12 },
	{ .run = kernel_FADD_13, .rows32 = 0x12 },
	{ .run = kernel_FADD_14, .rows32 = 0x12 },
	{ .run = kernel_FADD_15, .rows32 = 0x12 },
	{ .run = kernel_FADD_16, .rows32 = 0x12 },
	{ .run = kernel_FADD_17, .rows32 = 0x12 },
	{ .run = kernel_FADD_18, .rows32 = 0x12 },
	{ .run = kernel_FADD_19, .rows32 = 0x12 },
	{ .run = kernel_FADD_20, .rows32 = 0x12 },
	{ .run = kernel_FMUL, .rows32 = 0x12 },
	{ .run = kernel_FMUL_2, .rows32 = 0x12 },
	{ .run = kernel_FMUL_3, .rows32 = 0x12 },
	{ .run = kernel_FMUL_4, .rows32 = 0x12 },
	{ .run = kernel_FMUL_5, .rows32 = 0x12 },
	{ .run = kernel_FMUL_6, .rows32 = 0x12 },
	{ .run = kernel_FMUL_7, .rows32 = 0x12 },
	{ .run = kernel_FMUL_8, .rows32 = 0x12 },
	{ .run = kernel_FMUL_9, .rows32 = 0x12 },
	{ .run = kernel_FMUL_10, .rows32 = 0x12 },
	{ .run = kernel_FMUL_11, .rows32 = 0x12 },
	{ .run = kernel_FMUL_12, .rows32 = 0x12 },
	{ .run = kernel_FFMA, .rows32 = 0x92 },
	{ .run = kernel_FFMA_2, .rows32 = 0x92 },
	{ .run = kernel_FFMA_3, .rows32 = 0x92 },
	{ .run = kernel_FFMA_4, .rows32 = 0x92 },
	{ .run = kernel_FFMA_5, .rows32 = 0x92 },
	{ .run = kernel_FFMA_6, .rows32 = 0x92 },
	{ .run = kernel_FFMA_7, .rows32 = 0x92 },
	{ .run = kernel_FFMA_8, .rows32 = 0x92 },
	{ .run = kernel_FFMA_9, .rows32 = 0x92 },
	{ .run = kernel_FFMA_10, .rows32 = 0x92 },
	{ .run = kernel_FFMA_11, .rows32 = 0x92 },
	{ .run = kernel_FFMA_12, .rows32 = 0x92 },
	{ .run = kernel_FFMA_13, .rows32 = 0x92 },
	{ .run = kernel_FFMA_14, .rows32 = 0x92 },
	{ .run = kernel_FFMA_15, .rows32 = 0x92 },
	{ .run = kernel_FFMA_16, .rows32 = 0x92 },
	{ .run = kernel_FFMA_17, .rows32 = 0x92 },
	{ .run = kernel_FFMA_18, .rows32 = 0x92 },
	{ .run = kernel_FFMA_19, .rows32 = 0x92 },
	{ .run = kernel_FFMA_20, .rows32 = 0x92 },
	{ .run = kernel_FMNMX, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FMNMX_2, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FMNMX_3, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FMNMX_4, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FMNMX_5, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSETP, .rows32 = 0x24, .words = 0x100 },
	{ .run = kernel_FSETP_2, .rows32 = 0x24, .words = 0x100 },
	{ .run = kernel_FSET, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_2, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_3, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_4, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_5, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_6, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_7, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_8, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_9, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_10, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_11, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_12, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_13, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_14, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSET_15, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSEL, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSEL_2, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FSEL_3, .rows32 = 0x12, .words = 0x80 },
	{ .run = kernel_FCHK, .rows32 = 0x12 },
	{ .run = kernel_FCHK_2, .rows32 = 0x12 },
	{ .run = kernel_IADD, .rows32 = 0xa },
	{ .run = kernel_IADD_2, .rows32 = 0xa },
	{ .run = kernel_IADD_3, .rows32 = 0x14, .words = 0x40 },
	{ .run = kernel_IADD_4, .rows32 = 0x14, .words = 0x40 },
	{ .run = kernel_IADD_5, .rows32 = 0x14, .words = 0x40 },
	{ .run = kernel_IMAD, .rows32 = 0x1c },
	{ .run = kernel_IMAD_2, .rows32 = 0x1c },
	{ .run = kernel_IMAD_3, .rows32 = 0x1c },
	{ .run = kernel_IMAD_4, .rows32 = 0x1c },
	{ .run = kernel_IMAD_5, .rows32 = 0x1c },
	{ .run = kernel_IMAD_6, .rows32 = 0x1c, .words = 0x40 },
	{ .run = kernel_IMAD_7, .rows32 = 0x1c, .words = 0x40 },
	{ .run = kernel_IMAD_8, .rows32 = 0x1c, .words = 0x40 },
	{ .run = kernel_IMAD_9, .rows32 = 0x1c, .words = 0x40 },
	{ .run = kernel_IMAD_10, .rows32 = 0x1c, .words = 0x40 },
	{ .run = kernel_IMAD_11, .rows32 = 0x78 },
	{ .run = kernel_IMAD_12, .rows32 = 0x78 },
	{ .run = kernel_IMAD_13, .rows32 = 0x78 },
	{ .run = kernel_IMAD_14, .rows32 = 0x78 },
	{ .run = kernel_IMAD_15, .rows32 = 0x78 },
	{ .run = kernel_IMAD_16, .rows32 = 0x78, .words = 0x100 },
	{ .run = kernel_IMAD_17, .rows32 = 0x78, .words = 0x100 },
	{ .run = kernel_IMAD_18, .rows32 = 0x78, .words = 0x100 },
	{ .run = kernel_IMAD_19, .rows32 = 0x78, .words = 0x100 },
	{ .run = kernel_IMAD_20, .rows32 = 0x78, .words = 0x100 },
	{ .run = kernel_IDP, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_2, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_3, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_4, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_5, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_6, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_7, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_8, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_9, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_10, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_11, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_12, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_13, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_14, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_15, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_16, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_17, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_18, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_19, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_20, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_21, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_22, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_23, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IDP_24, .rows32 = 0x1c, .words = 0x20 },
	{ .run = kernel_IMUL, .rows32 = 0x6 },
	{ .run = kernel_IMUL_2, .rows32 = 0x6 },
	{ .run = kernel_IMUL_3, .rows32 = 0x6 },
	{ .run = kernel_IMUL_4, .rows32 = 0x6 },
	{ .run = kernel_IMUL_5, .rows32 = 0x6 },
	{ .run = kernel_LEA, .rows32 = 0x14, .numbers = 0x40 },
	{ .run = kernel_LEA_2, .rows32 = 0x14, .numbers = 0x40 },
	{ .run = kernel_LEA_3, .rows32 = 0x14, .numbers = 0x40 },
	{ .run = kernel_LEA_4, .rows32 = 0x54, .words = 0x100, .numbers = 0x80 },
	{ .run = kernel_LEA_5, .rows32 = 0x54, .words = 0x100, .numbers = 0x80 },
	{ .run = kernel_LEA_6, .rows32 = 0x54, .words = 0x100, .numbers = 0x80 },
	{ .run = kernel_LEA_7, .rows32 = 0x14, .words = 0x80, .numbers = 0x40 },
	{ .run = kernel_LEA_8, .rows32 = 0x14, .words = 0x80, .numbers = 0x40 },
	{ .run = kernel_LEA_9, .rows32 = 0x14, .words = 0x80, .numbers = 0x40 },
	{ .run = kernel_IABS, .rows32 = 0x2 },
	{ .run = kernel_IABS_2, .rows32 = 0x2 },
	{ .run = kernel_IMNMX, .rows32 = 0xa, .words = 0x20 },
	{ .run = kernel_IMNMX_2, .rows32 = 0xa, .words = 0x20 },
	{ .run = kernel_IMNMX_3, .rows32 = 0xa, .words = 0x20 },
	{ .run = kernel_P2R, .rows32 = 0x6 },
	{ .run = kernel_R2P, .rows32 = 0x3 },
	{ .run = kernel_ISETP, .rows32 = 0xc, .words = 0x10 },
	{ .run = kernel_ISETP_2, .rows32 = 0xc, .words = 0x10 },
	{ .run = kernel_ISETP_3, .rows32 = 0xc, .words = 0x10 },
	{ .run = kernel_ISETP_4, .rows32 = 0xc, .words = 0x10 },
	{ .run = kernel_ISETP_5, .rows32 = 0xc, .words = 0x10 },
	{ .run = kernel_ISETP_6, .rows32 = 0xc, .words = 0x10 },
	{ .run = kernel_ISETP_7, .rows32 = 0xc, .words = 0x50 },
	{ .run = kernel_ISETP_8, .rows32 = 0xc, .words = 0x50 },
	{ .run = kernel_ISETP_9, .rows32 = 0xc, .words = 0x50 },
	{ .run = kernel_ISETP_10, .rows32 = 0xc, .words = 0x50 },
	{ .run = kernel_ISETP_11, .rows32 = 0xc, .words = 0x50 },
	{ .run = kernel_ISETP_12, .rows32 = 0xc, .words = 0x50 },
	{ .run = kernel_ISET, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_2, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_3, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_4, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_5, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_6, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_7, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_8, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_9, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_10, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_11, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_12, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_13, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_14, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_15, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_16, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_17, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_18, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_ISET_19, .rows32 = 0x6, .words = 0x28 },
	{ .run = kernel_ISET_20, .rows32 = 0x6, .words = 0x28 },
	{ .run = kernel_ISET_21, .rows32 = 0x6, .words = 0x28 },
	{ .run = kernel_SEL, .rows32 = 0x6, .words = 0x8 },
	{ .run = kernel_LOP3, .rows32 = 0x1c, .words = 0x40, .numbers = 0x20 },
	{ .run = kernel_LOP3_2, .rows32 = 0x1c, .numbers = 0x20 },
	{ .run = kernel_PLOP3, .words = 0x2a, .numbers = 0x80 },
	{ .run = kernel_PLOP3_2, .words = 0xa, .numbers = 0xa0 },
	{ .run = kernel_SHF, .rows32 = 0x6 },
	{ .run = kernel_SHF_2, .rows32 = 0x6 },
	{ .run = kernel_SHF_3, .rows32 = 0x6 },
	{ .run = kernel_SHF_4, .rows32 = 0x6 },
	{ .run = kernel_SHF_5, .rows32 = 0xe },
	{ .run = kernel_SHF_6, .rows32 = 0xe },
	{ .run = kernel_SHF_7, .rows32 = 0xe },
	{ .run = kernel_SHF_8, .rows32 = 0xe },
	{ .run = kernel_SHF_9, .rows32 = 0xe },
	{ .run = kernel_SHF_10, .rows32 = 0xe },
	{ .run = kernel_SHF_11, .rows32 = 0xe },
	{ .run = kernel_SHF_12, .rows32 = 0xe },
	{ .run = kernel_SHF_13, .rows32 = 0xe },
	{ .run = kernel_SHF_14, .rows32 = 0xe },
	{ .run = kernel_SHF_15, .rows32 = 0xe },
	{ .run = kernel_SHF_16, .rows32 = 0xe },
	{ .run = kernel_SHF_17, .rows32 = 0xe },
	{ .run = kernel_SHF_18, .rows32 = 0xe },
	{ .run = kernel_SHF_19, .rows32 = 0xe },
	{ .run = kernel_SHF_20, .rows32 = 0xe },
	{ .run = kernel_SHF_21, .rows32 = 0xe },
	{ .run = kernel_SHF_22, .rows32 = 0xe },
	{ .run = kernel_SHF_23, .rows32 = 0xe },
	{ .run = kernel_SHF_24, .rows32 = 0xe },
	{ .run = kernel_SHF_25, .rows32 = 0xe },
	{ .run = kernel_SHF_26, .rows32 = 0xc },
	{ .run = kernel_SHF_27, .rows32 = 0xc },
	{ .run = kernel_MOV, .rows32 = 0x2 },
	{ .run = kernel_MOV_2, .rows32 = 0xc },
	{ .run = kernel_PRMT, .rows32 = 0xe },
	{ .run = kernel_PRMT_2, .rows32 = 0xe },
	{ .run = kernel_PRMT_3, .rows32 = 0xe },
	{ .run = kernel_PRMT_4, .rows32 = 0xe },
	{ .run = kernel_PRMT_5, .rows32 = 0xe },
	{ .run = kernel_PRMT_6, .rows32 = 0xe },
	{ .run = kernel_PRMT_7, .rows32 = 0xe },
	{ .run = kernel_I2I, .rows32 = 0x2 },
	{ .run = kernel_I2IP, .rows32 = 0xe },
	{ .run = kernel_R2UR, .rows32 = 0x2 },
	{ .run = kernel_SETGPR, .rows32 = 0x4, .numbers = 0x3 },
	{ .run = kernel_GETGPR, .numbers = 0x6 },
	{ .run = kernel_SHFL, .rows32 = 0x1c },
	{ .run = kernel_SHFL_2, .rows32 = 0x1c },
	{ .run = kernel_SHFL_3, .rows32 = 0x1c },
	{ .run = kernel_SHFL_4, .rows32 = 0x1c },
	{ .run = kernel_SHFL_5, .rows32 = 0xc, .numbers = 0x10 },
	{ .run = kernel_SHFL_6, .rows32 = 0xc, .numbers = 0x10 },
	{ .run = kernel_SHFL_7, .rows32 = 0xc, .numbers = 0x10 },
	{ .run = kernel_SHFL_8, .rows32 = 0xc, .numbers = 0x10 },
	{ .run = kernel_SHFL_9, .rows32 = 0x14, .numbers = 0x8 },
	{ .run = kernel_SHFL_10, .rows32 = 0x14, .numbers = 0x8 },
	{ .run = kernel_SHFL_11, .rows32 = 0x14, .numbers = 0x8 },
	{ .run = kernel_SHFL_12, .rows32 = 0x14, .numbers = 0x8 },
	{ .run = kernel_SHFL_13, .rows32 = 0x4, .numbers = 0x18 },
	{ .run = kernel_SHFL_14, .rows32 = 0x4, .numbers = 0x18 },
	{ .run = kernel_SHFL_15, .rows32 = 0x4, .numbers = 0x18 },
	{ .run = kernel_SHFL_16, .rows32 = 0x4, .numbers = 0x18 },
	{ .run = kernel_MOVM, .rows32 = 0x2 },
	{ .run = kernel_VOTE, .words = 0x4 },
	{ .run = kernel_VOTEU, .words = 0x4 },
	{ .run = kernel_REDUX, .rows32 = 0x2 },
	{ .run = kernel_REDUXU, .rows32 = 0x2 },
	{ .run = kernel_MATCH, .rows32 = 0x4 },
	{ .run = kernel_MATCH_2, .rows32 = 0xc },
	{ .run = kernel_MATCH_3, .rows32 = 0x4 },
	{ .run = kernel_MATCH_4, .rows32 = 0xc },
	{ .run = kernel_ELECTU, .words = 0x4 },
	{ .run = kernel_ELECTU_2, .words = 0x4 },
	{ .run = kernel_ELECTU_3, .numbers = 0x4 },
	{ .run = kernel_ELECTU_4, .numbers = 0x4 },
	{ .run = kernel_ELECTU_5, .numbers = 0x4 },
	{ .run = kernel_ELECT, .words = 0x4 },
	{ .run = kernel_ELECT_2, .words = 0x4 },
	{ .run = kernel_ELECT_3, .numbers = 0x4 },
	{ .run = kernel_ELECT_4, .numbers = 0x4 },
	{ .run = kernel_ELECT_5, .numbers = 0x4 },
	{ .run = kernel_ULDC },
	{ .run = kernel_ULDC_2 },
	{ .run = kernel_ULDC_3 },
	{ .run = kernel_ULDC_4 },
	{ .run = kernel_ULDC_5 },
	{ .run = kernel_ULDC_6 },
	{ .run = kernel_ULDC_7 },
	{ .run = kernel_UIADD },
	{ .run = kernel_UIADD_2 },
	{ .run = kernel_UIADD_3 },
	{ .run = kernel_UIADD_4 },
	{ .run = kernel_UIMAD },
	{ .run = kernel_UIMAD_2 },
	{ .run = kernel_UIMAD_3 },
	{ .run = kernel_UIMAD_4 },
	{ .run = kernel_UIMAD_5 },
	{ .run = kernel_UIMAD_6 },
	{ .run = kernel_UIMAD_7 },
	{ .run = kernel_UIMAD_8 },
	{ .run = kernel_UIMUL },
	{ .run = kernel_UIMUL_2 },
	{ .run = kernel_ULEA },
	{ .run = kernel_ULEA_2 },
	{ .run = kernel_ULEA_3 },
	{ .run = kernel_ULEA_4 },
	{ .run = kernel_ULEA_5 },
	{ .run = kernel_ULEA_6 },
	{ .run = kernel_UIABS },
	{ .run = kernel_UIABS_2 },
	{ .run = kernel_UIMNMX },
	{ .run = kernel_UIMNMX_2 },
	{ .run = kernel_UP2UR },
	{ .run = kernel_UR2UP },
	{ .run = kernel_UISETP },
	{ .run = kernel_UISETP_2 },
	{ .run = kernel_USEL },
	{ .run = kernel_ULOP3 },
	{ .run = kernel_UPLOP3 },
	{ .run = kernel_USHF },
	{ .run = kernel_UMOV },
	{ .run = kernel_UMOV_2 },
	{ .run = kernel_UPRMT },
	{ .run = kernel_UPOPC },
	{ .run = kernel_UPOPC_2 },
	{ .run = kernel_UFLO },
	{ .run = kernel_UFLO_2 },
	{ .run = kernel_UBREV },
	{ .run = kernel_UBMSK },
	{ .run = kernel_USGXT },
	{ .run = kernel_SETUGPR },
	{ .run = kernel_GETUGPR },
	{ .run = kernel_UF2FP },
};

static const struct fill fills[] = {
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_scl, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_scl, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_scl, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_scl, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 8,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_abs, .operand = 9,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 7,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 8,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_abs, .operand = 9,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 8,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_abs, .operand = 9,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 8,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_abs, .operand = 9,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 7,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 8,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_abs, .operand = 9,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 8,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_abs, .operand = 9,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sat, .operand = 11 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_nan, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_nan, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_nan, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_nan, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 5,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 5,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bval, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bval, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bval, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cmp, .operand = 10 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lop, .operand = 11 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bval, .operand = 12 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ftz, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_abs, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_abs, .operand = 6,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 5,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 8,
	  .bytes = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 6,
	  .part = 4, .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 5,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 8,
	  .bytes = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 6,
	  .part = 4, .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 2,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 9 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_afmt, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bfmt, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 32 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_rb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_bsel, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_bsel, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_bsel, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ra_bsel, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pv, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pq, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pq_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bmbf, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pa, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pa_not, .operand = 2,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pb_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pc, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pc_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 7,
	  .width = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pa, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pa_not, .operand = 2,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pb_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upc, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upc_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 7,
	  .width = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 8,
	  .bytes = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .part = 4, .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5,
	  .bytes = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dtype, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dtype, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dtype, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dtype, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_satrelu, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dsttype, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_satrelu, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dsttype, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_satrelu, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dsttype, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_satrelu, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dsttype, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = GPU_FIELD_ridx, .operand = 1,
	  .width = 9, .is_signed = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = GPU_FIELD_ridx, .operand = 2,
	  .width = 9, .is_signed = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 13 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_rc, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 5 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 13 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 3,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_voteop, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 3,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_voteop, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_reduxop, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dtype, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_reduxop, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_dtype, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .operand = 1,
	  .decides = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = GPU_FIELD_ra, .operand = 3,
	  .part = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_matchop, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 3,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_bitnot,
	  .operand = 3, .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_P, .field = GPU_FIELD_pp, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_pp_not, .operand = 3,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_P, .field = GPU_FIELD_pu, .decides = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_R, .field = GPU_FIELD_rd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_bitnot,
	  .operand = 3, .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 2,
	  .part = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 3,
	  .part = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .lsb = 17, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 5 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = GPU_FIELD_vb, .operand = 6,
	  .width = 17, .is_signed = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 5,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 8,
	  .bytes = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 6,
	  .part = 4, .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 5,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 8,
	  .bytes = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 6,
	  .part = 4, .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 3 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6,
	  .part = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urc_neg, .operand = 7,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 6 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 7, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 8 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 9,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 32 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 3,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 4,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 5,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_shiftamt,
	  .operand = 6, .width = 5 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 7 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 8,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 32 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_neg, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_neg, .operand = 4,
	  .decides = true, .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_bsel, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_bsel,
	  .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_bsel,
	  .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_ura_bsel,
	  .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upv, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upv, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upv, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 7 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upv, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upv, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upv, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 5,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upq, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upq_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 8 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_compop, .operand = 9 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_boolop, .operand = 10 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 4 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 5,
	  .width = 8 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upp, .operand = 6 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upp_not, .operand = 7,
	  .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_exbool, .operand = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UP, .field = GPU_FIELD_upu },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upa, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upa_not, .operand = 2,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upb, .operand = 3 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upb_not, .operand = 4,
	  .on = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UP, .field = GPU_FIELD_upc, .operand = 5 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_upc_not, .operand = 6,
	  .on = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lut, .operand = 7,
	  .width = 8 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmod, .operand = 5 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_direction,
	  .operand = 6 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_lohi, .operand = 7 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 3,
	  .part = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd, .operand = 1,
	  .part = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 8,
	  .bytes = 4 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 3,
	  .part = 4, .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5,
	  .bytes = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vc, .operand = 3,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_mode, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_bitnot,
	  .operand = 2, .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_bitnot, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_urb_bitnot,
	  .operand = 2, .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sh, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sh, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 1,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_FLAG, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb_bitnot, .operand = 2,
	  .decides = true, .on = 1 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_sh, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmode, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmode, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmode, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmode, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 32 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmode, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_cwmode, .operand = 3 },
	{ .how = FILL_CHOICE, .kind = KIND_IMMEDIATE, .field = GPU_FIELD_itype, .operand = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = GPU_FIELD_uridx, .operand = 1,
	  .width = 7, .is_signed = true },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = GPU_FIELD_uridx, .operand = 2,
	  .width = 7, .is_signed = true },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
	{ .how = FILL_DESTINATION, .kind = KIND_FILE_UR, .field = GPU_FIELD_urd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_ura, .operand = 1 },
	{ .how = FILL_MEMORY, .kind = KIND_AT_c, .field = GPU_FIELD_vb, .operand = 2,
	  .width = 17, .on = 4294967295, .bank_lsb = 17, .bank_width = 5, .size = 4,
	  .bytes = 4 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_UR, .field = GPU_FIELD_urc, .operand = 3 },
};

static const struct choice choices[] = {
	{ GPU_FIELD_ftz, 2 }, { GPU_FIELD_rnd, 4 }, { GPU_FIELD_sat, 16 },
	{ GPU_FIELD_rnd, 2 }, { GPU_FIELD_sat, 8 }, { GPU_FIELD_ftz, 2 },
	{ GPU_FIELD_nan, 4 }, { GPU_FIELD_cmp, 2 }, { GPU_FIELD_ftz, 2 },
	{ GPU_FIELD_ext, 2 }, { GPU_FIELD_ext, 4 }, { GPU_FIELD_ext, 4 },
	{ GPU_FIELD_itype, 8 }, { GPU_FIELD_lohi, 4 }, { GPU_FIELD_afmt, 8 },
	{ GPU_FIELD_bfmt, 16 }, { GPU_FIELD_afmt, 4 }, { GPU_FIELD_bfmt, 8 },
	{ GPU_FIELD_itype, 2 }, { GPU_FIELD_lohi, 4 }, { GPU_FIELD_itype, 1 },
	{ GPU_FIELD_lohi, 2 }, { GPU_FIELD_itype, 2 }, { GPU_FIELD_compop, 4 },
	{ GPU_FIELD_compop, 1 }, { GPU_FIELD_boolop, 8 }, { GPU_FIELD_boolop, 1 },
	{ GPU_FIELD_itype, 1 }, { GPU_FIELD_cwmod, 4 }, { GPU_FIELD_direction, 8 },
	{ GPU_FIELD_lohi, 16 }, { GPU_FIELD_width, 1 }, { GPU_FIELD_mode, 1 },
	{ GPU_FIELD_mode, 4 }, { GPU_FIELD_dtype, 4 }, { GPU_FIELD_matchop, 8 },
	{ GPU_FIELD_dtype, 1 }, { GPU_FIELD_ext, 1 },
};

static const uint16_t table_of_kernels[] = {
	1, 2, 3, 2, 4, 5, 6, 5, 7, 8, 9, 8, 10, 11, 12, 11, 13, 2, 14, 2, 15, 5, 16, 5, 17, 8,
	18, 8, 19, 11, 20, 11, 21, 22, 23, 24, 25, 26, 27, 28, 29, 22, 30, 24, 31, 26, 32, 28,
	33, 34, 35, 34, 36, 37, 38, 37, 39, 40, 41, 40, 42, 43, 44, 43, 45, 34, 46, 34, 47,
	37, 48, 37, 49, 40, 50, 40, 51, 43, 52, 43, 53, 54, 55, 54, 56, 54, 57, 54, 58, 59,
	58, 59, 60, 61, 62, 61, 63, 61, 64, 61, 65, 61, 66, 61, 67, 61, 68, 61, 69, 61, 70,
	61, 71, 61, 72, 61, 73, 61, 74, 61, 0, 0, 0, 0, 75, 76, 77, 76, 78, 79, 78, 79, 80,
	81, 0, 0, 0, 0, 0, 0, 82, 83, 84, 83, 85, 86, 87, 86, 0, 0, 0, 0, 88, 86, 89, 86, 0,
	0, 0, 0, 0, 0, 0, 0, 90, 91, 92, 91, 0, 0, 0, 0, 93, 91, 94, 91, 95, 96, 97, 96, 0, 0,
	0, 0, 98, 96, 99, 96, 0, 0, 0, 0, 0, 0, 0, 0, 100, 101, 102, 101, 0, 0, 0, 0, 103,
	101, 104, 101, 105, 105, 106, 105, 107, 107, 108, 107, 109, 109, 110, 109, 111, 111,
	112, 111, 113, 113, 114, 113, 115, 115, 116, 115, 117, 117, 118, 117, 119, 119, 120,
	119, 121, 121, 122, 121, 123, 123, 124, 123, 125, 125, 126, 125, 127, 127, 128, 127,
	129, 130, 131, 130, 132, 130, 133, 130, 129, 131, 132, 133, 134, 135, 136, 135, 0, 0,
	0, 0, 0, 0, 0, 0, 137, 138, 139, 138, 0, 0, 0, 0, 140, 141, 142, 141, 143, 144, 143,
	145, 146, 147, 146, 148, 149, 150, 150, 150, 150, 151, 151, 151, 151, 152, 152, 152,
	152, 153, 153, 153, 153, 154, 154, 154, 154, 155, 155, 155, 155, 0, 0, 0, 0, 0, 0, 0,
	0, 156, 156, 156, 156, 157, 157, 157, 157, 158, 158, 158, 158, 159, 159, 159, 159,
	160, 160, 160, 160, 161, 161, 161, 161, 0, 0, 0, 0, 0, 0, 0, 0, 162, 163, 164, 165,
	166, 167, 0, 0, 168, 169, 170, 171, 172, 173, 0, 0, 174, 175, 176, 177, 178, 179, 0,
	0, 0, 0, 0, 0, 0, 0, 0, 0, 180, 181, 182, 0, 183, 184, 184, 185, 184, 186, 186, 186,
	186, 187, 187, 187, 187, 188, 188, 189, 189, 190, 190, 191, 191, 192, 193, 194, 195,
	196, 197, 198, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211,
	212, 213, 214, 215, 0, 0, 216, 217, 218, 219, 220, 221, 222, 223, 0, 224, 225, 226,
	227, 228, 229, 229, 229, 229, 230, 230, 230, 230, 231, 231, 231, 231, 232, 232, 232,
	232, 233, 233, 233, 233, 234, 234, 234, 234, 235, 235, 235, 235, 236, 236, 236, 236,
	237, 237, 237, 237, 238, 238, 238, 238, 239, 239, 239, 239, 240, 240, 240, 240, 241,
	241, 241, 241, 242, 242, 242, 242, 243, 243, 243, 243, 244, 244, 244, 244, 245, 246,
	246, 246, 246, 247, 247, 247, 247, 248, 249, 250, 250, 250, 250, 251, 251, 251, 251,
	252, 252, 252, 252, 253, 253, 253, 253, 254, 254, 255, 254, 256, 257, 258, 257, 259,
	259, 260, 259, 261, 262, 263, 262, 264, 265, 266, 267, 268, 269, 270, 0, 271, 272, 0,
	0, 0, 0, 273, 274, 275, 276, 0, 0, 275, 0, 0, 0, 277, 278, 0, 277, 279, 280, 0, 0, 0,
	0, 281, 282, 283, 284, 283, 285, 286, 0, 0, 0, 0, 287, 288, 0, 0, 289, 290, 291, 292,
	291, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 0, 0, 304, 305, 306, 307,
	306, 308, 309, 308, 310, 311, 312, 313, 314, 315,
};

static const struct entry entries[] = {
	{ 0 },
	{ .fills = 9, .choices = 3, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 9, .fills = 9, .choices = 3, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 18, .fills = 7, .choices = 3, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 25, .fills = 9, .choices = 3, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 34, .fills = 10, .first_choice = 3, .choices = 2, .kernel = 32,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 44, .fills = 10, .first_choice = 3, .choices = 2, .kernel = 32,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 54, .fills = 8, .first_choice = 3, .choices = 2, .kernel = 32,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 62, .fills = 10, .first_choice = 3, .choices = 2, .kernel = 32,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 72, .fills = 12, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 84, .fills = 10, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 94, .fills = 10, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 104, .fills = 12, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 116, .fills = 12, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 128, .fills = 12, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 140, .fills = 12, .choices = 3, .kernel = 48, .guard = GPU_FIELD_pg,
	  .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1, .has_invert = true,
	  .guard_kind = GUARD_FILE_P },
	{ .first_fill = 152, .fills = 11, .first_choice = 5, .choices = 2, .kernel = 80,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 163, .fills = 11, .first_choice = 5, .choices = 2, .kernel = 80,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 174, .fills = 9, .first_choice = 5, .choices = 2, .kernel = 80,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 183, .fills = 11, .first_choice = 5, .choices = 2, .kernel = 80,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 194, .fills = 13, .kernel = 88, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 207, .fills = 13, .kernel = 88, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 220, .fills = 11, .kernel = 88, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 231, .fills = 13, .kernel = 88, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 244, .fills = 13, .first_choice = 7, .choices = 1, .kernel = 92,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 257, .fills = 13, .first_choice = 7, .choices = 1, .kernel = 92,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 270, .fills = 11, .first_choice = 7, .choices = 1, .kernel = 92,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 281, .fills = 13, .first_choice = 7, .choices = 1, .kernel = 92,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 294, .fills = 10, .first_choice = 8, .choices = 1, .kernel = 124,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 304, .fills = 10, .first_choice = 8, .choices = 1, .kernel = 124,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 314, .fills = 8, .first_choice = 8, .choices = 1, .kernel = 124,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 322, .fills = 10, .first_choice = 8, .choices = 1, .kernel = 124,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 332, .fills = 7, .kernel = 128, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 339, .fills = 7, .kernel = 128, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 346, .fills = 5, .kernel = 128, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 351, .fills = 7, .kernel = 128, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 358, .fills = 5, .first_choice = 9, .choices = 1, .kernel = 132,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 363, .fills = 5, .first_choice = 9, .choices = 1, .kernel = 132,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 368, .fills = 4, .first_choice = 9, .choices = 1, .kernel = 132,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 372, .fills = 5, .first_choice = 9, .choices = 1, .kernel = 132,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 377, .fills = 8, .first_choice = 10, .choices = 1, .kernel = 136,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 385, .fills = 8, .first_choice = 10, .choices = 1, .kernel = 136,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 393, .fills = 7, .first_choice = 10, .choices = 1, .kernel = 136,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 400, .fills = 8, .first_choice = 10, .choices = 1, .kernel = 136,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 408, .fills = 7, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 415, .fills = 6, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 421, .fills = 7, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 428, .fills = 7, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 435, .fills = 7, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 442, .fills = 7, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 449, .fills = 7, .first_choice = 11, .choices = 2, .kernel = 144,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 456, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 465, .fills = 8, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 473, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 482, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 491, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 500, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 509, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 160,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 518, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 176,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 527, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 176,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 536, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 176,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 545, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 176,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 554, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 176,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 563, .fills = 9, .first_choice = 11, .choices = 2, .kernel = 176,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 572, .fills = 11, .first_choice = 11, .choices = 2, .kernel = 192,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 583, .fills = 11, .first_choice = 11, .choices = 2, .kernel = 192,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 594, .fills = 11, .first_choice = 11, .choices = 2, .kernel = 192,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 605, .fills = 11, .first_choice = 11, .choices = 2, .kernel = 192,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 616, .fills = 11, .first_choice = 11, .choices = 2, .kernel = 192,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 627, .fills = 11, .first_choice = 11, .choices = 2, .kernel = 192,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 638, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 648, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 658, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 668, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 678, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 688, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 698, .fills = 10, .first_choice = 13, .choices = 3, .kernel = 208,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 708, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 717, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 726, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 735, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 744, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 753, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 762, .fills = 9, .first_choice = 16, .choices = 2, .kernel = 240,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 771, .fills = 6, .first_choice = 18, .choices = 2, .kernel = 256,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 777, .fills = 6, .first_choice = 18, .choices = 2, .kernel = 256,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 783, .fills = 5, .first_choice = 20, .choices = 2, .kernel = 264,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 788, .fills = 6, .first_choice = 18, .choices = 2, .kernel = 256,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 794, .fills = 7, .first_choice = 10, .choices = 1, .kernel = 268,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 801, .fills = 6, .first_choice = 10, .choices = 1, .kernel = 268,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 807, .fills = 7, .first_choice = 10, .choices = 1, .kernel = 268,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 814, .fills = 7, .first_choice = 10, .choices = 1, .kernel = 268,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 821, .fills = 10, .first_choice = 10, .choices = 1, .kernel = 276,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 831, .fills = 9, .first_choice = 10, .choices = 1, .kernel = 276,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 840, .fills = 10, .first_choice = 10, .choices = 1, .kernel = 276,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 850, .fills = 10, .first_choice = 10, .choices = 1, .kernel = 276,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 860, .fills = 9, .first_choice = 10, .choices = 1, .kernel = 284,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 869, .fills = 8, .first_choice = 10, .choices = 1, .kernel = 284,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 877, .fills = 9, .first_choice = 10, .choices = 1, .kernel = 284,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 886, .fills = 9, .first_choice = 10, .choices = 1, .kernel = 284,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 895, .fills = 3, .kernel = 292, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 898, .fills = 3, .kernel = 292, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 901, .fills = 2, .kernel = 294, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 903, .fills = 3, .kernel = 292, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 906, .fills = 8, .first_choice = 22, .choices = 1, .kernel = 295,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 914, .fills = 8, .first_choice = 22, .choices = 1, .kernel = 295,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 922, .fills = 7, .first_choice = 22, .choices = 1, .kernel = 295,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 929, .fills = 8, .first_choice = 22, .choices = 1, .kernel = 295,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 937, .fills = 4, .kernel = 299, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 941, .fills = 4, .kernel = 299, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 945, .fills = 4, .kernel = 299, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 949, .fills = 4, .kernel = 299, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 953, .fills = 3, .kernel = 300, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 956, .fills = 3, .kernel = 300, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 959, .fills = 3, .kernel = 300, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 962, .fills = 3, .kernel = 300, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 965, .fills = 9, .first_choice = 23, .choices = 1, .kernel = 301,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 974, .fills = 9, .first_choice = 23, .choices = 1, .kernel = 301,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 983, .fills = 9, .first_choice = 23, .choices = 1, .kernel = 301,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 992, .fills = 9, .first_choice = 23, .choices = 1, .kernel = 301,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1001, .fills = 11, .first_choice = 23, .choices = 1, .kernel = 333,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1012, .fills = 11, .first_choice = 23, .choices = 1, .kernel = 333,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1023, .fills = 11, .first_choice = 23, .choices = 1, .kernel = 333,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1034, .fills = 11, .first_choice = 23, .choices = 1, .kernel = 333,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1045, .fills = 9, .first_choice = 24, .choices = 2, .kernel = 365,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1054, .fills = 9, .first_choice = 24, .choices = 2, .kernel = 365,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1063, .fills = 9, .first_choice = 24, .choices = 2, .kernel = 365,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1072, .fills = 9, .first_choice = 24, .choices = 2, .kernel = 365,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1081, .fills = 11, .first_choice = 26, .choices = 1, .kernel = 397,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1092, .fills = 11, .first_choice = 26, .choices = 1, .kernel = 397,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1103, .fills = 11, .first_choice = 26, .choices = 1, .kernel = 397,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1114, .fills = 11, .first_choice = 26, .choices = 1, .kernel = 397,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1125, .fills = 5, .kernel = 401, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1130, .fills = 5, .kernel = 401, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1135, .fills = 5, .kernel = 401, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1140, .fills = 5, .kernel = 401, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1145, .fills = 9, .kernel = 402, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1154, .fills = 9, .kernel = 402, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1163, .fills = 9, .kernel = 402, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1172, .fills = 9, .kernel = 402, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1181, .fills = 8, .kernel = 406, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1189, .fills = 8, .kernel = 410, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1197, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1205, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1213, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1221, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1229, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1237, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1245, .fills = 8, .first_choice = 27, .choices = 4, .kernel = 414,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1253, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 446,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1255, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 446,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 901, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 446,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1257, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 446,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1259, .fills = 4, .first_choice = 31, .choices = 1, .kernel = 448,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1263, .fills = 4, .first_choice = 31, .choices = 1, .kernel = 448,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1267, .fills = 4, .first_choice = 31, .choices = 1, .kernel = 448,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1271, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1276, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1281, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1286, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1291, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1296, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1301, .fills = 5, .first_choice = 32, .choices = 1, .kernel = 450,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1306, .fills = 3, .kernel = 458, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1309, .fills = 3, .kernel = 458, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1312, .fills = 3, .kernel = 458, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1315, .fills = 3, .kernel = 458, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1318, .fills = 6, .kernel = 459, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1324, .fills = 6, .kernel = 459, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1330, .fills = 6, .kernel = 459, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1336, .fills = 6, .kernel = 459, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1342, .fills = 2, .kernel = 460, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1344, .fills = 3, .kernel = 461, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1347, .fills = 3, .kernel = 462, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1350, .fills = 6, .first_choice = 33, .choices = 1, .kernel = 463,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1356, .fills = 6, .first_choice = 33, .choices = 1, .kernel = 479,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1362, .fills = 6, .first_choice = 33, .choices = 1, .kernel = 495,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1368, .fills = 6, .first_choice = 33, .choices = 1, .kernel = 511,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1374, .fills = 2, .kernel = 527, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1376, .fills = 5, .kernel = 528, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1381, .fills = 5, .kernel = 532, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1386, .fills = 4, .kernel = 536, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1390, .fills = 4, .kernel = 537, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1394, .fills = 5, .first_choice = 34, .choices = 2, .kernel = 538,
	  .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1399, .fills = 4, .kernel = 554, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1403, .fills = 4, .kernel = 558, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1407, .fills = 4, .kernel = 562, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1411, .fills = 4, .kernel = 566, .guard = GPU_FIELD_pg, .guard_invert = GPU_FIELD_pg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_P },
	{ .first_fill = 1415, .fills = 7, .first_choice = 36, .choices = 1, .kernel = 570,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1422, .fills = 5, .first_choice = 9, .choices = 1, .kernel = 578,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1427, .fills = 4, .first_choice = 9, .choices = 1, .kernel = 578,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1431, .fills = 5, .first_choice = 9, .choices = 1, .kernel = 578,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1436, .fills = 8, .first_choice = 9, .choices = 1, .kernel = 582,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1444, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 582,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1451, .fills = 8, .first_choice = 9, .choices = 1, .kernel = 582,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1459, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 586,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1466, .fills = 6, .first_choice = 37, .choices = 1, .kernel = 590,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1472, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 586,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1479, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 586,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1486, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 586,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1493, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 592,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1502, .fills = 8, .first_choice = 37, .choices = 1, .kernel = 596,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1510, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 592,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1519, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 592,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1528, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 592,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1537, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 598,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1546, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 598,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1555, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 598,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1564, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 598,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1573, .fills = 11, .first_choice = 9, .choices = 1, .kernel = 602,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1584, .fills = 11, .first_choice = 9, .choices = 1, .kernel = 602,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1595, .fills = 11, .first_choice = 9, .choices = 1, .kernel = 602,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1606, .fills = 11, .first_choice = 9, .choices = 1, .kernel = 602,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1617, .fills = 6, .kernel = 606, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1623, .fills = 5, .kernel = 608, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1628, .fills = 6, .kernel = 606, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1634, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 609,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1641, .fills = 6, .first_choice = 9, .choices = 1, .kernel = 609,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1647, .fills = 7, .first_choice = 9, .choices = 1, .kernel = 609,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1654, .fills = 10, .first_choice = 9, .choices = 1, .kernel = 613,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1664, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 613,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1673, .fills = 10, .first_choice = 9, .choices = 1, .kernel = 613,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1683, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 617,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1692, .fills = 8, .first_choice = 9, .choices = 1, .kernel = 617,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1700, .fills = 9, .first_choice = 9, .choices = 1, .kernel = 617,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1709, .fills = 3, .kernel = 621, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1712, .fills = 2, .kernel = 623, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1714, .fills = 3, .kernel = 621, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1717, .fills = 8, .kernel = 624, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1725, .fills = 7, .kernel = 624, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1732, .fills = 8, .kernel = 624, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1740, .fills = 4, .kernel = 626, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1744, .fills = 4, .kernel = 626, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1748, .fills = 4, .kernel = 626, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1752, .fills = 3, .kernel = 627, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1755, .fills = 3, .kernel = 627, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1758, .fills = 3, .kernel = 627, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1761, .fills = 9, .kernel = 628, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1770, .fills = 9, .kernel = 628, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1779, .fills = 9, .kernel = 628, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1788, .fills = 11, .kernel = 629, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1799, .fills = 11, .kernel = 629, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1810, .fills = 11, .kernel = 629, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1821, .fills = 5, .kernel = 630, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1826, .fills = 5, .kernel = 630, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1831, .fills = 5, .kernel = 630, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1836, .fills = 9, .kernel = 631, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1845, .fills = 9, .kernel = 631, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1854, .fills = 9, .kernel = 631, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1863, .fills = 8, .kernel = 632, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1871, .fills = 8, .kernel = 633, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1879, .fills = 8, .kernel = 633, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1887, .fills = 8, .kernel = 633, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1895, .fills = 8, .kernel = 633, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1903, .fills = 8, .kernel = 633, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1911, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 634,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1712, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 634,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1913, .fills = 2, .first_choice = 31, .choices = 1, .kernel = 634,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1915, .fills = 4, .first_choice = 31, .choices = 1, .kernel = 636,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1919, .fills = 4, .first_choice = 31, .choices = 1, .kernel = 636,
	  .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not, .guard_invert_on = 1,
	  .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1923, .fills = 5, .kernel = 638, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1928, .fills = 5, .kernel = 638, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1933, .fills = 5, .kernel = 638, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1938, .fills = 5, .kernel = 638, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1943, .fills = 5, .kernel = 638, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1948, .fills = 3, .kernel = 639, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1712, .fills = 2, .kernel = 641, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1951, .fills = 3, .kernel = 639, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1954, .fills = 5, .kernel = 642, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1959, .fills = 4, .kernel = 644, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1963, .fills = 5, .kernel = 642, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1911, .fills = 2, .kernel = 645, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1712, .fills = 2, .kernel = 645, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1913, .fills = 2, .kernel = 645, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1968, .fills = 4, .kernel = 646, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1972, .fills = 4, .kernel = 646, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1976, .fills = 4, .kernel = 646, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1980, .fills = 5, .kernel = 647, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1985, .fills = 5, .kernel = 647, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1990, .fills = 5, .kernel = 647, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1995, .fills = 3, .kernel = 648, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 1998, .fills = 3, .kernel = 649, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 2001, .fills = 4, .kernel = 650, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
	{ .first_fill = 2005, .fills = 4, .kernel = 650, .guard = GPU_FIELD_upg, .guard_invert = GPU_FIELD_upg_not,
	  .guard_invert_on = 1, .has_invert = true, .guard_kind = GUARD_FILE_UP, .is_uniform = true },
};

/* The entry of each form. */
static const uint16_t form_entries[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
	24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 40, 37, 41, 38, 42, 39, 43, 44,
	51, 45, 52, 46, 53, 47, 54, 48, 55, 49, 56, 50, 57, 58, 64, 59, 65, 60, 66, 61, 67,
	62, 68, 63, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86,
	87, 88, 92, 96, 89, 93, 97, 90, 94, 98, 91, 95, 99, 100, 101, 102, 103, 104, 105, 106,
	107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 120, 117, 121, 118, 122, 119, 123,
	124, 128, 125, 129, 126, 130, 127, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
	141, 142, 143, 144, 145, 146, 147, 148, 149, 153, 150, 154, 151, 152, 155, 156, 157,
	158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174,
	175, 176, 177, 178, 179, 180, 181, 182, 183, 183, 184, 185, 186, 187, 188, 188, 188,
	189, 192, 190, 193, 191, 194, 195, 200, 196, 201, 197, 202, 198, 203, 199, 204, 205,
	209, 206, 210, 207, 211, 208, 212, 213, 214, 215, 216, 219, 222, 217, 220, 223, 218,
	221, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 236, 237, 240, 238,
	241, 239, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 258,
	256, 257, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273,
	274, 275, 276, 277, 278, 279, 280, 281, 282, 283,
};

static bool is_constant(unsigned kind, uint32_t number)
{
	switch (kind) {
	case KIND_FILE_R:
		if (number == 255)
			return true;
		return false;
	case KIND_FILE_UR:
		if (number == 63)
			return true;
		return false;
	case KIND_FILE_P:
		if (number == 7)
			return true;
		return false;
	case KIND_FILE_UP:
		if (number == 7)
			return true;
		return false;
	default:
		(void)number;
		return false;
	}
}

static uint32_t scratch(unsigned kind)
{
	switch (kind) {
	case KIND_FILE_R:
		return GPU_R_COUNT;
	case KIND_FILE_UR:
		return GPU_UR_COUNT;
	case KIND_FILE_P:
		return GPU_P_COUNT;
	case KIND_FILE_UP:
		return GPU_UP_COUNT;
	default:
		return 0;
	}
}

static uint32_t bits_of(uint64_t value, const struct fill *fill)
{
	uint64_t bits = value >> fill->lsb & (UINT64_MAX >> (64 - fill->width));
	if (fill->is_signed && bits >> (fill->width - 1))
		bits -= UINT64_C(1) << (fill->width - 1) << 1;
	return (uint32_t)bits;
}

/* What a register is named by in the record. */
static uint32_t place_of(unsigned kind, uint32_t number)
{
	switch (kind) {
	case KIND_FILE_R:
		return (uint32_t)(offsetof(struct gpu_state, R) +
				  number * sizeof ((struct gpu_state *)0)->R[0]);
	case KIND_FILE_P:
		return (uint32_t)(offsetof(struct gpu_state, P) +
				  number * sizeof ((struct gpu_state *)0)->P[0]);
	default:
		return number;
	}
}

static void fill_register(const struct fill *fill, uint32_t number, struct gpu_operand *operand)
{
	const bool constant = is_constant(fill->kind, number);
	if (constant && fill->how == FILL_DESTINATION)
		number = scratch(fill->kind);
	else if (!constant)
		number += fill->part;
	operand->value = place_of(fill->kind, number);
	if (constant && fill->how == FILL_REGISTER && fill->part) { /* above the constant stand zeros */
		operand->kind = KIND_IMMEDIATE;
		operand->value = 0;
	}
}

static void fill_operand(const struct fill *fill, uint64_t value, struct gpu_operand *operand)
{
	operand->kind = fill->kind;
	switch (fill->how) {
	case FILL_REGISTER:
	case FILL_DESTINATION:
		fill_register(fill, (uint32_t)value + fill->lsb, operand);
		break;
	case FILL_IMMEDIATE:
		operand->value = bits_of(value, fill);
		break;
	case FILL_MEMORY:
		operand->value = (bits_of(value, fill) & fill->on) + fill->part;
		operand->bank = (uint8_t)(value >> fill->bank_lsb & ((1u << fill->bank_width) - 1));
		operand->size = fill->size;
		operand->bytes = fill->bytes;
		break;
	case FILL_FLAG:
		operand->value = value == fill->on;
		break;
	default:
		operand->value = (uint32_t)value;
		break;
	}
}

static void set_guard(const struct gpu_insn *insn, const struct entry *entry, struct gpu_op *op)
{
	op->guard_kind = entry->guard_kind;
	if (entry->guard_kind <= GUARD_LANES)
		return;
	op->guard = (uint16_t)gpu_get(insn, (enum gpu_field)entry->guard);
	if (entry->has_invert && gpu_get(insn,
			(enum gpu_field)entry->guard_invert) == entry->guard_invert_on)
		op->guard_invert = entry->is_uniform ? 1 : GPU_ALL_LANES;
}

/* Bits of an element of a row that is read where it is; 1: of a word. */
static unsigned row_bits(unsigned kind)
{
	switch (kind) {
	case KIND_FILE_R:
		return 32;
	case KIND_FILE_P:
		return 1;
	default:
		return 0;
	}
}

/* What operand i, of this kind, has to become for the kernel; or 0. */
static unsigned made_from(const struct kernel *kernel, unsigned i, unsigned kind)
{
	const uint64_t bit = i < 64 ? (uint64_t)1 << i : 0;
	if (kernel->rows32 & bit)
		return row_bits(kind) == 32 ? 0 : MAKE_ROW_32;
	if (kernel->rows64 & bit)
		return row_bits(kind) == 64 ? 0 : MAKE_ROW_64;
	if (kernel->words & bit)
		return row_bits(kind) == 1 ? 0 : MAKE_WORD;
	if (kernel->numbers & bit)
		return kind == KIND_IMMEDIATE || kind == KIND_SIGNED ? 0 : MAKE_NUMBER;
	return 0;
}

/* Words of memory are checked first, and what is not as the kernel wants it is made so. */
static void set_fetched(struct gpu_op *op, const struct kernel *kernel)
{
	unsigned count = 0;
	op->kernel = kernel->run;
	for (unsigned i = 0; i < 13; i++) {
		struct gpu_operand *operand = &op->operand[i];
		operand->kind = (uint8_t)(operand->kind | made_from(kernel, i, operand->kind));
		if (operand->size || operand->kind > KIND_ALL) {
			op->fetched = (uint8_t)(i + 1);
			count++;
		}
	}
	if (!count)
		return;
	op->fetched_for = op->kernel;
	op->kernel = fetch;
	struct gpu_operand *last = &op->operand[op->fetched - 1u];
	if (count == 1 && (last->kind & ~(unsigned)KIND_ALL) == MAKE_ROW_32 &&
	    row_bits(last->kind & KIND_ALL) == 0) {
		op->kernel = fetch_row;
		op->single = last->value;
		last->value = spread_place(op->fetched - 1u);
	}
}

bool gpu_prepare(const struct gpu_insn *insn, struct gpu_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t kernel = entry->kernel;
	bool modified = false, unwanted = false;
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry->first_fill + i];
		struct gpu_operand *operand = &op->operand[fill->operand];
		fill_operand(fill, gpu_get(insn, (enum gpu_field)fill->field), operand);
		if (fill->decides && fill->how == FILL_DESTINATION)
			unwanted = operand->value == place_of(fill->kind, scratch(fill->kind));
		else if (fill->decides && operand->value)
			modified = true;
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		kernel += (uint32_t)gpu_get(insn, (enum gpu_field)choice->field) * choice->stride;
	}
	set_guard(insn, entry, op);
	set_fetched(op, &kernels[table_of_kernels[kernel + modified + 2u * unwanted]]);
	return op->kernel != NULL;
}
