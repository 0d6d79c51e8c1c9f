/* Kernels of the interpreter: what the instructions do, a function for each way.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include "tiny_kernels.h"

/* alu.isa: function rd, ra, rb
 * function.add
 */
static const struct tiny_op *kernel_function(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t rd = (ra + rb) & 0xffffu;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* alu.isa: function rd, ra, rb
 * function.sub
 */
static const struct tiny_op *kernel_function_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t rd = (ra - rb) & 0xffffu;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* alu.isa: function rd, ra, rb
 * function.and
 */
static const struct tiny_op *kernel_function_3(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t rd = ra & rb;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* alu.isa: function rd, ra, rb
 * function.or
 */
static const struct tiny_op *kernel_function_4(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t rd = ra | rb;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* alu.isa: function rd, ra, rb
 * function.xor
 */
static const struct tiny_op *kernel_function_5(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t rd = ra ^ rb;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* alu.isa: function rd, ra, rb
 * function.shl
 */
static const struct tiny_op *kernel_function_6(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t v = rb & 15u;
	const uint32_t rd = ra << v & 0xffffu;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* alu.isa: function rd, ra, rb
 * function.shr
 */
static const struct tiny_op *kernel_function_7(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t rb = state->R[op->operand[2].value];
	const uint32_t v = rb & 15u;
	const uint32_t rd = ra >> v;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* constant.isa: addi rd, ra, imm */
static const struct tiny_op *kernel_addi(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t imm = op->operand[2].value;
	const uint32_t rd = (ra + imm) & 0xffffu;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* constant.isa: ldi rd, imm */
static const struct tiny_op *kernel_ldi(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t imm = op->operand[1].value;
	const uint32_t rd = imm & 0xffffu;
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* constant.isa: ldi.w rd, word */
static const struct tiny_op *kernel_ldi_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t word = op->operand[1].value;
	state->R[op->operand[0].value] = (uint16_t)word;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 2, left);
}

/* jump.isa: cmp ra, rb */
static const struct tiny_op *kernel_cmp(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[0].value];
	const uint32_t rb = state->R[op->operand[1].value];
	state->equal = (uint8_t)(ra == rb);
	state->less = (uint8_t)((int32_t)(((ra & 0xffffu) ^ 0x8000u) - 0x8000u) <
		(int32_t)(((rb & 0xffffu) ^ 0x8000u) - 0x8000u));
	state->below = (uint8_t)(ra < rb);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* jump.isa: cmp ra, imm */
static const struct tiny_op *kernel_cmp_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[0].value];
	const uint32_t imm = op->operand[1].value;
	const uint32_t v = imm & 0xffffu;
	state->equal = (uint8_t)(ra == v);
	state->less = (uint8_t)((int32_t)(((ra & 0xffffu) ^ 0x8000u) - 0x8000u) < (int32_t)imm);
	state->below = (uint8_t)(ra < v);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* jump.isa: b.cond to
 * b
 */
static const struct tiny_op *kernel_b(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	state->cycles += op->cycles + UINT64_C(1);
	const uint32_t to = op->operand[0].value;
	return tiny_jump_fixed(state, op, (uint64_t)((to + op->pc) & 0xffffu), left);
}

/* jump.isa: b.cond to
 * b.eq
 */
static const struct tiny_op *kernel_b_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t equal = state->equal;
	state->cycles += op->cycles + (uint64_t)(equal ? 1u : 0u);
	if (equal)
		return tiny_jump_fixed(state, op, (uint64_t)((op->operand[0].value + op->pc) & 0xffffu), left);
	return tiny_go_on(state, op + 1, left);
}

/* jump.isa: b.cond to
 * b.ne
 */
static const struct tiny_op *kernel_b_3(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t equal = state->equal;
	state->cycles += op->cycles + (uint64_t)(equal ? 0u : 1u);
	if (equal)
		return tiny_go_on(state, op + 1, left);
	return tiny_jump_fixed(state, op, (uint64_t)((op->operand[0].value + op->pc) & 0xffffu), left);
}

/* jump.isa: b.cond to
 * b.lt
 */
static const struct tiny_op *kernel_b_4(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t less = state->less;
	state->cycles += op->cycles + (uint64_t)(less ? 1u : 0u);
	if (less)
		return tiny_jump_fixed(state, op, (uint64_t)((op->operand[0].value + op->pc) & 0xffffu), left);
	return tiny_go_on(state, op + 1, left);
}

/* jump.isa: b.cond to
 * b.ge
 */
static const struct tiny_op *kernel_b_5(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t less = state->less;
	state->cycles += op->cycles + (uint64_t)(less ? 0u : 1u);
	if (less)
		return tiny_go_on(state, op + 1, left);
	return tiny_jump_fixed(state, op, (uint64_t)((op->operand[0].value + op->pc) & 0xffffu), left);
}

/* jump.isa: b.cond to
 * b.lo
 */
static const struct tiny_op *kernel_b_6(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t below = state->below;
	state->cycles += op->cycles + (uint64_t)(below ? 1u : 0u);
	if (below)
		return tiny_jump_fixed(state, op, (uint64_t)((op->operand[0].value + op->pc) & 0xffffu), left);
	return tiny_go_on(state, op + 1, left);
}

/* jump.isa: b.cond to
 * b.hs
 */
static const struct tiny_op *kernel_b_7(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t below = state->below;
	state->cycles += op->cycles + (uint64_t)(below ? 0u : 1u);
	if (below)
		return tiny_go_on(state, op + 1, left);
	return tiny_jump_fixed(state, op, (uint64_t)((op->operand[0].value + op->pc) & 0xffffu), left);
}

/* jump.isa: call to */
static const struct tiny_op *kernel_call(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t to = op->operand[0].value;
	state->R[7] = (uint16_t)tiny_next_pc(op);
	state->cycles += op->cycles;
	return tiny_jump_fixed(state, op, (uint64_t)((to + op->pc) & 0xffffu), left);
}

/* jump.isa: jr ra */
static const struct tiny_op *kernel_jr(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	state->cycles += op->cycles;
	const uint32_t ra = state->R[op->operand[0].value];
	return tiny_jump(state, op, (uint64_t)ra, left);
}

/* memory.isa: ld rd, [ra + words] */
static const struct tiny_op *kernel_ld(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t words = op->operand[2].value;
	const uint32_t address = (ra + words) & 0xffffu;
	uint64_t rd;
	if (!tiny_mem_take_ram(state, (uint64_t)address, 2, &rd))
		return tiny_general(state, op, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_ld(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t words = op->operand[2].value;
	const uint32_t address = (ra + words) & 0xffffu;
	uint64_t rd = 0;
	const enum tiny_exception raised = tiny_mem_read_ram(state, (uint64_t)address, 2, &rd);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)address, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* memory.isa: ld.b rd, [ra + bytes] */
static const struct tiny_op *kernel_ld_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t bytes = op->operand[2].value;
	const uint32_t address = (ra + bytes) & 0xffffu;
	uint64_t rd;
	if (!tiny_mem_take_ram(state, (uint64_t)address, 1, &rd))
		return tiny_general(state, op, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_ld_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t bytes = op->operand[2].value;
	const uint32_t address = (ra + bytes) & 0xffffu;
	uint64_t rd = 0;
	const enum tiny_exception raised = tiny_mem_read_ram(state, (uint64_t)address, 1, &rd);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)address, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* memory.isa: st rs, [ra + words] */
static const struct tiny_op *kernel_st(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t words = op->operand[2].value;
	const uint32_t address = (ra + words) & 0xffffu;
	const uint32_t rs = state->R[op->operand[0].value];
	if (!tiny_mem_can_put_ram(state, (uint64_t)address, 2))
		return tiny_general(state, op, left);
	tiny_mem_put_ram(state, (uint64_t)address, 2, (uint64_t)rs);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_st(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t words = op->operand[2].value;
	const uint32_t address = (ra + words) & 0xffffu;
	const uint32_t rs = state->R[op->operand[0].value];
	const enum tiny_exception raised = tiny_mem_write_ram(state, (uint64_t)address, 2, (uint64_t)rs);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)address, left);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* memory.isa: st.b rs, [ra + bytes] */
static const struct tiny_op *kernel_st_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t bytes = op->operand[2].value;
	const uint32_t address = (ra + bytes) & 0xffffu;
	const uint32_t rs = state->R[op->operand[0].value];
	if (!tiny_mem_can_put_ram(state, (uint64_t)address, 1))
		return tiny_general(state, op, left);
	tiny_mem_put_ram(state, (uint64_t)address, 1, (uint64_t)(rs & 255u));
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_st_2(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t ra = state->R[op->operand[1].value];
	const uint32_t bytes = op->operand[2].value;
	const uint32_t address = (ra + bytes) & 0xffffu;
	const uint32_t rs = state->R[op->operand[0].value];
	const enum tiny_exception raised = tiny_mem_write_ram(state, (uint64_t)address, 1, (uint64_t)(rs & 255u));
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)address, left);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* memory.isa: push rs */
static const struct tiny_op *kernel_push(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t top = ((uint32_t)state->R[6] - 2u) & 0xffffu;
	const uint32_t rs = state->R[op->operand[0].value];
	if (!tiny_mem_can_put_ram(state, (uint64_t)top, 2))
		return tiny_general(state, op, left);
	tiny_mem_put_ram(state, (uint64_t)top, 2, (uint64_t)rs);
	state->R[6] = (uint16_t)top;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_push(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t top = ((uint32_t)state->R[6] - 2u) & 0xffffu;
	const uint32_t rs = state->R[op->operand[0].value];
	const enum tiny_exception raised = tiny_mem_write_ram(state, (uint64_t)top, 2, (uint64_t)rs);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)top, left);
	state->R[6] = (uint16_t)top;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* memory.isa: pop rd */
static const struct tiny_op *kernel_pop(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t R6 = state->R[6];
	uint64_t rd;
	if (!tiny_mem_take_ram(state, (uint64_t)R6, 2, &rd))
		return tiny_general(state, op, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->R[6] = (uint16_t)((R6 + 2u) & 0xffffu);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_pop(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t R6 = state->R[6];
	uint64_t rd = 0;
	const enum tiny_exception raised = tiny_mem_read_ram(state, (uint64_t)R6, 2, &rd);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)R6, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->R[6] = (uint16_t)((R6 + 2u) & 0xffffu);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* system.isa: in rd, port */
static const struct tiny_op *kernel_in(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t port = op->operand[1].value;
	const uint32_t address = 0xff00u + port * 2u;
	uint64_t rd;
	if (!tiny_mem_take_ram(state, (uint64_t)address, 2, &rd))
		return tiny_general(state, op, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_in(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t port = op->operand[1].value;
	const uint32_t address = 0xff00u + port * 2u;
	uint64_t rd = 0;
	const enum tiny_exception raised = tiny_mem_read_ram(state, (uint64_t)address, 2, &rd);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)address, left);
	state->R[op->operand[0].value] = (uint16_t)rd;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* system.isa: out rs, port */
static const struct tiny_op *kernel_out(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t port = op->operand[1].value;
	const uint32_t address = 0xff00u + port * 2u;
	const uint32_t rs = state->R[op->operand[0].value];
	if (!tiny_mem_can_put_ram(state, (uint64_t)address, 2))
		return tiny_general(state, op, left);
	tiny_mem_put_ram(state, (uint64_t)address, 2, (uint64_t)rs);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* The same for all that can happen. */
static const struct tiny_op *general_out(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t port = op->operand[1].value;
	const uint32_t address = 0xff00u + port * 2u;
	const uint32_t rs = state->R[op->operand[0].value];
	const enum tiny_exception raised = tiny_mem_write_ram(state, (uint64_t)address, 2, (uint64_t)rs);
	if (raised)
		return tiny_raise_op(state, op, raised, (uint64_t)address, left);
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

/* system.isa: halt */
static const struct tiny_op *kernel_halt(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	state->cycles += op->cycles;
	return tiny_halt(state, tiny_next_pc(op), left);
}

/* system.isa: trap */
static const struct tiny_op *kernel_trap(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	return tiny_raise_op(state, op, TINY_EXCEPTION_Service, 0, left);
}

/* system.isa: rti */
static const struct tiny_op *kernel_rti(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	if (!state->mode)
		return tiny_raise_op(state, op, TINY_EXCEPTION_Illegal, 0, left);
	const uint32_t saved_pc = state->saved_pc;
	state->mode = 0u;
	state->cycles += op->cycles;
	return tiny_jump(state, op, (uint64_t)saved_pc, left);
}

/* system.isa: cause rd */
static const struct tiny_op *kernel_cause(struct tiny_state *state,
		const struct tiny_op *op, uint32_t left)
{
	const uint32_t why = state->why;
	state->R[op->operand[0].value] = (uint16_t)why;
	state->cycles += op->cycles;
	return tiny_go_on(state, op + 1, left);
}

const struct tiny_op *tiny_trap_block(struct tiny_state *state, const struct tiny_op *op,
				   uint64_t cause, uint64_t bad_address)
{
	(void)bad_address;
	if (state->mode)
		return tiny_raise_op(state, op, TINY_EXCEPTION_Twice, 0, 0);
	state->mode = 1u;
	state->why = (uint8_t)cause;
	state->saved_pc = (uint16_t)((uint32_t)cause == 3u ? (uint32_t)tiny_next_pc(op) : op->pc);
	state->cycles += UINT64_C(5);
	return tiny_jump(state, op, UINT64_C(4), 0);
}

bool tiny_reset_block(struct tiny_state *state)
{
	state->R[6] = 0xff00u;
	return true;
}

/* ---- accesses that are not simply bytes ---- */

const struct tiny_memory_kind tiny_mem_kind_ram = { UINT64_C(0xffff), true, false };

static uint8_t *byte_at(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address)
{
	const uint64_t offset = (address & kind->reach) - bank->base;
	return offset < bank->size ? bank->bytes + offset : NULL;
}

/* Is each of the bytes there? They may go on at address 0. */
static bool has_each(const struct tiny_writable_bank *bank, const struct tiny_memory_kind *kind,
		uint64_t address, unsigned size)
{
	for (unsigned i = 0; i < size; i++)
		if (!byte_at(bank, kind, address + i))
			return false;
	return true;
}

enum tiny_exception tiny_check_elsewhere(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address, unsigned size, bool writes)
{
	const struct tiny_device *device = bank->device;
	const bool there = device && (writes ? device->write != NULL : device->read != NULL);
	if (!there && !has_each(bank, kind, address, size))
		return writes ? TINY_EXCEPTION_BadAddress
			      : TINY_EXCEPTION_BadAddress;
	if (!kind->aligned || address % size == 0)
		return TINY_EXCEPTION_NONE;
	return writes ? TINY_EXCEPTION_BadAddress
		      : TINY_EXCEPTION_BadAddress;
}

enum tiny_exception tiny_read_elsewhere(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address, unsigned size, uint64_t *value)
{
	const enum tiny_exception raised = tiny_check_elsewhere(bank, kind, address, size, false);
	*value = 0;
	if (raised)
		return raised;
	if (has_each(bank, kind, address, size)) {
		for (unsigned i = 0; i < size; i++)
			*value |= (uint64_t)*byte_at(bank, kind, address + i)
					<< 8 * (kind->big ? size - 1 - i : i);
		return TINY_EXCEPTION_NONE;
	}
	if (!bank->device->read(bank->device->context, address, size, value))
		return TINY_EXCEPTION_BadAddress;
	*value &= UINT64_MAX >> (64 - 8 * size);
	return TINY_EXCEPTION_NONE;
}

enum tiny_exception tiny_write_elsewhere(const struct tiny_writable_bank *bank,
		const struct tiny_memory_kind *kind, uint64_t address, unsigned size, uint64_t value)
{
	const enum tiny_exception raised = tiny_check_elsewhere(bank, kind, address, size, true);
	if (raised)
		return raised;
	if (has_each(bank, kind, address, size)) {
		for (unsigned i = 0; i < size; i++)
			*byte_at(bank, kind, address + i) =
					(uint8_t)(value >> 8 * (kind->big ? size - 1 - i : i));
		return TINY_EXCEPTION_NONE;
	}
	if (!bank->device->write(bank->device->context, address, size, value))
		return TINY_EXCEPTION_BadAddress;
	return TINY_EXCEPTION_NONE;
}

/* ---- instructions made ready ---- */

tiny_kernel *const tiny_kernels[] = {
	[INDEX_DECODE] = tiny_decode_op,
	[INDEX_UNDEFINED] = tiny_undefined_op,
	[INDEX_RESERVED] = tiny_reserved_op,
	[INDEX_UNEXECUTABLE] = tiny_unexecutable_op,
	[INDEX_UNFETCHED] = tiny_unfetched_op,
	[INDEX_BREAK] = tiny_break_op,
	kernel_function,
	kernel_function_2,
	kernel_function_3,
	kernel_function_4,
	kernel_function_5,
	kernel_function_6,
	kernel_function_7,
	kernel_addi,
	kernel_ldi,
	kernel_ldi_2,
	kernel_cmp,
	kernel_cmp_2,
	kernel_b,
	kernel_b_2,
	kernel_b_3,
	kernel_b_4,
	kernel_b_5,
	kernel_b_6,
	kernel_b_7,
	kernel_call,
	kernel_jr,
	kernel_ld,
	kernel_ld_2,
	kernel_st,
	kernel_st_2,
	kernel_push,
	kernel_pop,
	kernel_in,
	kernel_out,
	kernel_halt,
	kernel_trap,
	kernel_rti,
	kernel_cause,
	general_ld,
	general_ld_2,
	general_st,
	general_st_2,
	general_push,
	general_pop,
	general_in,
	general_out,
};

const uint16_t tiny_general_index[] = {
	INDEX_DECODE, INDEX_UNDEFINED, INDEX_RESERVED, INDEX_UNEXECUTABLE, INDEX_UNFETCHED, INDEX_BREAK,
	INDEX_FIRST + 0,
	INDEX_FIRST + 1,
	INDEX_FIRST + 2,
	INDEX_FIRST + 3,
	INDEX_FIRST + 4,
	INDEX_FIRST + 5,
	INDEX_FIRST + 6,
	INDEX_FIRST + 7,
	INDEX_FIRST + 8,
	INDEX_FIRST + 9,
	INDEX_FIRST + 10,
	INDEX_FIRST + 11,
	INDEX_FIRST + 12,
	INDEX_FIRST + 13,
	INDEX_FIRST + 14,
	INDEX_FIRST + 15,
	INDEX_FIRST + 16,
	INDEX_FIRST + 17,
	INDEX_FIRST + 18,
	INDEX_FIRST + 19,
	INDEX_FIRST + 20,
	INDEX_FIRST + 33,
	INDEX_FIRST + 34,
	INDEX_FIRST + 35,
	INDEX_FIRST + 36,
	INDEX_FIRST + 37,
	INDEX_FIRST + 38,
	INDEX_FIRST + 39,
	INDEX_FIRST + 40,
	INDEX_FIRST + 29,
	INDEX_FIRST + 30,
	INDEX_FIRST + 31,
	INDEX_FIRST + 32,
};


const struct tiny_op *tiny_general(struct tiny_state *state, const struct tiny_op *op,
		uint32_t left)
{
	const uint16_t index = tiny_general_index[op->index];
	return tiny_go_from(state, tiny_kernels[index](state, op, 0), left);
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
	0,
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
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rb, .operand = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = TINY_FIELD_imm, .operand = 2,
	  .width = 6, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = TINY_FIELD_imm, .operand = 1,
	  .width = 9, .is_signed = true, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_word,
	  .operand = 1, .width = 16, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rb, .operand = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = TINY_FIELD_imm, .operand = 1,
	  .width = 6, .is_signed = true, .scale = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = TINY_FIELD_to, .width = 9,
	  .is_signed = true, .scale = 2 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_SIGNED, .field = TINY_FIELD_to, .width = 12,
	  .is_signed = true, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_words,
	  .operand = 2, .width = 6, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_bytes,
	  .operand = 2, .width = 6, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rs },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_words,
	  .operand = 2, .width = 6, .scale = 2 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rs },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_ra, .operand = 1 },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_bytes,
	  .operand = 2, .width = 6, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rs },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rd },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_port,
	  .operand = 1, .width = 7, .scale = 1 },
	{ .how = FILL_REGISTER, .kind = KIND_FILE_R, .field = TINY_FIELD_rs },
	{ .how = FILL_IMMEDIATE, .kind = KIND_IMMEDIATE, .field = TINY_FIELD_port,
	  .operand = 1, .width = 7, .scale = 1 },
};

static const struct choice choices[] = {
	{ TINY_FIELD_function, 1 }, { TINY_FIELD_cond, 1 },
};

/* Kernels of instructions, from 1 on; 0: there is none. */
static const uint16_t table_of_kernels[] = {
	1, 2, 3, 4, 5, 6, 7, 0, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 0, 20, 21, 22,
	23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33,
};

static const struct entry entries[] = {
	{ 0 },
	{ .fills = 3, .choices = 1, .cycles = 1 },
	{ .first_fill = 3, .fills = 3, .kernel = 8, .cycles = 1 },
	{ .first_fill = 6, .fills = 2, .kernel = 9, .cycles = 1 },
	{ .first_fill = 8, .fills = 2, .kernel = 10, .cycles = 2 },
	{ .first_fill = 10, .fills = 2, .kernel = 11, .cycles = 1 },
	{ .first_fill = 12, .fills = 2, .kernel = 12, .cycles = 1 },
	{ .first_fill = 14, .fills = 1, .first_choice = 1, .choices = 1, .kernel = 13,
	  .cycles = 1 },
	{ .first_fill = 15, .fills = 1, .kernel = 21, .cycles = 2 },
	{ .first_fill = 16, .fills = 1, .kernel = 22, .cycles = 2 },
	{ .first_fill = 17, .fills = 3, .kernel = 23, .cycles = 2 },
	{ .first_fill = 20, .fills = 3, .kernel = 24, .cycles = 2 },
	{ .first_fill = 23, .fills = 3, .kernel = 25, .cycles = 2 },
	{ .first_fill = 26, .fills = 3, .kernel = 26, .cycles = 2 },
	{ .first_fill = 29, .fills = 1, .kernel = 27, .cycles = 2 },
	{ .first_fill = 30, .fills = 1, .kernel = 28, .cycles = 2 },
	{ .first_fill = 31, .fills = 2, .kernel = 29, .cycles = 4 },
	{ .first_fill = 33, .fills = 2, .kernel = 30, .cycles = 4 },
	{ .kernel = 31, .cycles = 1 },
	{ .kernel = 32, .cycles = 1 },
	{ .kernel = 33, .cycles = 2 },
	{ .first_fill = 30, .fills = 1, .kernel = 34, .cycles = 1 },
};

/* The entry of each form. */
static const uint16_t form_entries[] = {
	0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
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

bool tiny_prepare(const struct tiny_insn *insn, struct tiny_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t kernel = entry->kernel;
	bool modified = false;
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry->first_fill + i];
		const uint64_t value = operand_of(fill, tiny_get(insn, (enum tiny_field)fill->field));
		op->operand[fill->operand].value = (uint32_t)value;
		modified = modified || (fill->decides && value);
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		kernel += (uint32_t)tiny_get(insn, (enum tiny_field)choice->field) * choice->stride;
	}
	if (!table_of_kernels[kernel + modified])
		return false;
	op->index = (uint16_t)(INDEX_FIRST - 1 + table_of_kernels[kernel + modified]);
	op->units = (uint8_t)(insn->length / TINY_UNIT);
	op->cycles = entry->cycles;
	return true;
}
