/* SPDX-License-Identifier: MIT */
/* The NMOS 6502 by its tables: the addressing mode and the cycles of each opcode, then what it
 * does. Decimal mode as Bruce Clark describes it for the NMOS chip. */
#include "model.h"

/* By opcode: i implied, A accumulator, # immediate, z page 0, x and y page 0 indexed, a absolute, X
 * and Y absolute indexed, ( and ) indirect by X and Y, r relative, @ its own; a full stop: not
 * documented. */
static const char modes[] = "i(...zz.i#A..aa."
							"r)...xx.iY...XX."
							"@(..zzz.i#A.aaa."
							"r)...xx.iY...XX."
							"i(...zz.i#A.@aa."
							"r)...xx.iY...XX."
							"i(...zz.i#A.@aa."
							"r)...xx.iY...XX."
							".(..zzz.i.i.aaa."
							"r)..xxy.iYi..X.."
							"#(#.zzz.i#i.aaa."
							"r)..xxy.iYi.XXY."
							"#(..zzz.i#i.aaa."
							"r)...xx.iY...XX."
							"#(..zzz.i#i.aaa."
							"r)...xx.iY...XX.";

/* Cycles without those of crossed pages and taken branches. */
static const uint8_t cycles[256] = {
	7, 6, 0, 0, 0, 3, 5, 0, 3, 2, 2, 0, 0, 4, 6, 0, /* 0x */
	2, 5, 0, 0, 0, 4, 6, 0, 2, 4, 0, 0, 0, 4, 7, 0, /* 1x */
	6, 6, 0, 0, 3, 3, 5, 0, 4, 2, 2, 0, 4, 4, 6, 0, /* 2x */
	2, 5, 0, 0, 0, 4, 6, 0, 2, 4, 0, 0, 0, 4, 7, 0, /* 3x */
	6, 6, 0, 0, 0, 3, 5, 0, 3, 2, 2, 0, 3, 4, 6, 0, /* 4x */
	2, 5, 0, 0, 0, 4, 6, 0, 2, 4, 0, 0, 0, 4, 7, 0, /* 5x */
	6, 6, 0, 0, 0, 3, 5, 0, 4, 2, 2, 0, 5, 4, 6, 0, /* 6x */
	2, 5, 0, 0, 0, 4, 6, 0, 2, 4, 0, 0, 0, 4, 7, 0, /* 7x */
	0, 6, 0, 0, 3, 3, 3, 0, 2, 0, 2, 0, 4, 4, 4, 0, /* 8x */
	2, 6, 0, 0, 4, 4, 4, 0, 2, 5, 2, 0, 0, 5, 0, 0, /* 9x */
	2, 6, 2, 0, 3, 3, 3, 0, 2, 2, 2, 0, 4, 4, 4, 0, /* Ax */
	2, 5, 0, 0, 4, 4, 4, 0, 2, 4, 2, 0, 4, 4, 4, 0, /* Bx */
	2, 6, 0, 0, 3, 3, 5, 0, 2, 2, 2, 0, 4, 4, 6, 0, /* Cx */
	2, 5, 0, 0, 0, 4, 6, 0, 2, 4, 0, 0, 0, 4, 7, 0, /* Dx */
	2, 6, 0, 0, 3, 3, 5, 0, 2, 2, 2, 0, 4, 4, 6, 0, /* Ex */
	2, 5, 0, 0, 0, 4, 6, 0, 2, 4, 0, 0, 0, 4, 7, 0  /* Fx */
};

/* ---- memory ---- */

static uint8_t fetch(struct model *m)
{
	return m->memory[m->pc++];
}

static uint16_t fetch_word(struct model *m)
{
	uint8_t low = fetch(m);
	return (uint16_t)(low | fetch(m) << 8);
}

static uint16_t word_at(const struct model *m, uint16_t low, uint16_t high)
{
	return (uint16_t)(m->memory[low] | m->memory[high] << 8);
}

static void push(struct model *m, unsigned value)
{
	m->memory[0x100 | m->s--] = (uint8_t)value;
}

static uint8_t pull(struct model *m)
{
	return m->memory[0x100 | ++m->s];
}

static uint16_t indexed(uint16_t base, uint8_t index, bool *crossed)
{
	uint16_t address = (uint16_t)(base + index);
	*crossed = address >> 8 != base >> 8;
	return address;
}

/* The address of the operand; fetches what belongs to it. */
static uint16_t operand(struct model *m, char mode, bool *crossed)
{
	uint8_t at;
	switch (mode) {
	case '#': return m->pc++;
	case 'z': return fetch(m);
	case 'x': return (uint8_t)(fetch(m) + m->x);
	case 'y': return (uint8_t)(fetch(m) + m->y);
	case 'a': return fetch_word(m);
	case 'X': return indexed(fetch_word(m), m->x, crossed);
	case 'Y': return indexed(fetch_word(m), m->y, crossed);
	case '(': at = (uint8_t)(fetch(m) + m->x); return word_at(m, at, (uint8_t)(at + 1));
	case ')': at = fetch(m); return indexed(word_at(m, at, (uint8_t)(at + 1)), m->y, crossed);
	default: return 0;
	}
}

/* ---- flags and arithmetic ---- */

static void flag(struct model *m, unsigned which, bool on)
{
	m->p = (uint8_t)(on ? m->p | which : m->p & ~which);
}

static uint8_t test(struct model *m, unsigned value)
{
	flag(m, FLAG_Z, (value & 0xFF) == 0);
	flag(m, FLAG_N, value & 0x80);
	return (uint8_t)value;
}

static void add_decimal(struct model *m, uint8_t value)
{
	int low = (m->a & 15) + (value & 15) + (m->p & FLAG_C);
	if (low >= 10)
		low = ((low + 6) & 15) + 16;
	int sum = (m->a & 0xF0) + (value & 0xF0) + low;
	int with_sign = (int8_t)(m->a & 0xF0) + (int8_t)(value & 0xF0) + low;
	flag(m, FLAG_Z, ((m->a + value + (m->p & FLAG_C)) & 0xFF) == 0);
	flag(m, FLAG_N, with_sign & 0x80);
	flag(m, FLAG_V, with_sign < -128 || with_sign > 127);
	if (sum >= 0xA0)
		sum += 0x60;
	flag(m, FLAG_C, sum >= 0x100);
	m->a = (uint8_t)sum;
}

static void add(struct model *m, uint8_t value)
{
	if (m->p & FLAG_D) {
		add_decimal(m, value);
		return;
	}
	unsigned sum = (unsigned)(m->a + value + (m->p & FLAG_C));
	flag(m, FLAG_V, ~(m->a ^ value) & (m->a ^ sum) & 0x80);
	flag(m, FLAG_C, sum > 0xFF);
	m->a = test(m, sum);
}

static void subtract(struct model *m, uint8_t value)
{
	int borrow = 1 - (m->p & FLAG_C), binary = m->a - value - borrow;
	int low = (m->a & 15) - (value & 15) - borrow;
	if (low < 0)
		low = ((low - 6) & 15) - 16;
	int decimal = (m->a & 0xF0) - (value & 0xF0) + low;
	if (decimal < 0)
		decimal -= 0x60;
	flag(m, FLAG_V, (m->a ^ value) & (m->a ^ binary) & 0x80);
	flag(m, FLAG_C, binary >= 0);
	test(m, (unsigned)binary);
	m->a = (uint8_t)(m->p & FLAG_D ? decimal : binary);
}

static void compare(struct model *m, uint8_t left, uint8_t right)
{
	flag(m, FLAG_C, left >= right);
	test(m, (unsigned)(left - right));
}

/* ---- instructions by the three lowest bits of their column ---- */

/* ORA AND EOR ADC STA LDA CMP SBC */
static void accumulator(struct model *m, unsigned which, uint16_t address, bool crossed)
{
	uint8_t value = m->memory[address];
	if (which == 4) {
		m->memory[address] = m->a;
		return;
	}
	m->cycles += crossed;
	switch (which) {
	case 0: m->a = test(m, m->a | value); break;
	case 1: m->a = test(m, m->a & value); break;
	case 2: m->a = test(m, m->a ^ value); break;
	case 3: add(m, value); break;
	case 5: m->a = test(m, value); break;
	case 6: compare(m, m->a, value); break;
	case 7: subtract(m, value); break;
	}
}

/* ASL ROL LSR ROR - - DEC INC */
static void modify(struct model *m, unsigned which, uint8_t *place)
{
	unsigned value = *place, carry = m->p & FLAG_C;
	if (which < 4)
		flag(m, FLAG_C, value & (which < 2 ? 0x80 : 1));
	switch (which) {
	case 0: value = value << 1; break;
	case 1: value = value << 1 | carry; break;
	case 2: value = value >> 1; break;
	case 3: value = value >> 1 | carry << 7; break;
	case 6: value--; break;
	case 7: value++; break;
	}
	*place = test(m, value);
}

static void branch(struct model *m, unsigned opcode)
{
	static const uint8_t flags[4] = { FLAG_N, FLAG_V, FLAG_C, FLAG_Z };
	int8_t distance = (int8_t)fetch(m);
	if (((m->p & flags[opcode >> 6]) != 0) != ((opcode >> 5 & 1) != 0))
		return;
	uint16_t target = (uint16_t)(m->pc + distance);
	m->cycles += target >> 8 == m->pc >> 8 ? 1 : 2;
	m->pc = target;
}

static void call(struct model *m, unsigned back, uint16_t target)
{
	push(m, back >> 8);
	push(m, back);
	m->pc = target;
}

static bool jump(struct model *m, uint8_t opcode)
{
	uint16_t at;
	switch (opcode) {
	case 0x00:
		call(m, m->pc + 1u, word_at(m, 0xFFFE, 0xFFFF));
		push(m, m->p | 0x30);
		flag(m, FLAG_I, true);
		return true;
	case 0x20:
		at = fetch_word(m);
		call(m, m->pc - 1u, at);
		return true;
	case 0x40:
		m->p = pull(m) & 0xCF;
		at = pull(m);
		m->pc = (uint16_t)(at | pull(m) << 8);
		return true;
	case 0x4C: m->pc = fetch_word(m); return true;
	case 0x60:
		at = pull(m);
		m->pc = (uint16_t)((at | pull(m) << 8) + 1);
		return true;
	case 0x6C:
		at = fetch_word(m);
		m->pc = word_at(m, at, (uint16_t)((at & 0xFF00) | (uint8_t)(at + 1)));
		return true;
	default: return false;
	}
}

/* Instructions of one byte that move, step, push, pull or change a flag. */
static void single(struct model *m, uint8_t opcode)
{
	switch (opcode) {
	case 0x08: push(m, m->p | 0x30); break;
	case 0x28: m->p = pull(m) & 0xCF; break;
	case 0x48: push(m, m->a); break;
	case 0x68: m->a = test(m, pull(m)); break;
	case 0x18: flag(m, FLAG_C, false); break;
	case 0x38: flag(m, FLAG_C, true); break;
	case 0x58: flag(m, FLAG_I, false); break;
	case 0x78: flag(m, FLAG_I, true); break;
	case 0xB8: flag(m, FLAG_V, false); break;
	case 0xD8: flag(m, FLAG_D, false); break;
	case 0xF8: flag(m, FLAG_D, true); break;
	case 0x88: m->y = test(m, m->y - 1u); break;
	case 0xC8: m->y = test(m, m->y + 1u); break;
	case 0xCA: m->x = test(m, m->x - 1u); break;
	case 0xE8: m->x = test(m, m->x + 1u); break;
	case 0x8A: m->a = test(m, m->x); break;
	case 0x98: m->a = test(m, m->y); break;
	case 0xAA: m->x = test(m, m->a); break;
	case 0xA8: m->y = test(m, m->a); break;
	case 0xBA: m->x = test(m, m->s); break;
	case 0x9A: m->s = m->x; break;
	default: break;
	}
}

/* BIT, and loads, stores and comparisons of X and Y. */
static void index_register(struct model *m, uint8_t opcode, uint16_t address, bool crossed)
{
	uint8_t value = m->memory[address], *index = opcode & 2 ? &m->x : &m->y;
	switch (opcode >> 5) {
	case 1:
		flag(m, FLAG_Z, (value & m->a) == 0);
		flag(m, FLAG_N, value & 0x80);
		flag(m, FLAG_V, value & 0x40);
		break;
	case 4: m->memory[address] = *index; break;
	case 5:
		*index = test(m, value);
		m->cycles += crossed;
		break;
	case 6: compare(m, m->y, value); break;
	case 7: compare(m, m->x, value); break;
	}
}

bool model_step(struct model *m)
{
	uint8_t opcode = m->memory[m->pc];
	unsigned which = opcode >> 5;
	char mode = modes[opcode];
	bool crossed = false;
	if (mode == '.')
		return false;
	m->pc++;
	m->cycles = cycles[opcode];
	if (jump(m, opcode))
		return true;
	uint16_t address = operand(m, mode, &crossed);
	if (mode == 'r')
		branch(m, opcode);
	else if (mode == 'i')
		single(m, opcode);
	else if ((opcode & 3) == 1)
		accumulator(m, which, address, crossed);
	else if ((opcode & 3) == 2 && which != 4 && which != 5)
		modify(m, which, mode == 'A' ? &m->a : &m->memory[address]);
	else
		index_register(m, opcode, address, crossed);
	return true;
}
