/* C expressions of core nodes. Integers are unsigned in C, of 32 or 64 bits, or a struct of 128
 * (PREFIX_wide) or 320 (PREFIX_vast), which functions compute with; where a sign counts, the
 * operation casts. */
#include "cgen/emit_internal.h"

#include <ctype.h>

static struct str print(struct emitter *e, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

static struct str print(struct emitter *e, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	struct str text = str_from_c(arena_vprintf(e->arena, format, arguments));
	va_end(arguments);
	return text;
}

/* The argument is evaluated once. */
#define S(text) emit_chars(e, text)
#define NONE    ((struct str){ 0 }) /* there is no second operand */

/* ---- text ---- */

/* Is it one name, number, call or parenthesised expression, perhaps with indices? */
static bool is_atom(struct str text)
{
	int depth = 0;
	for (size_t i = text.length && text.text[0] == '!'; i < text.length; i++) {
		char c = text.text[i];
		depth += (c == '(' || c == '[') - (c == ')' || c == ']');
		if (depth == 0 && !isalnum((unsigned char)c) && c != '_' && c != ')' && c != ']' &&
			c != '.' && !(c == '-' && i + 1 < text.length && text.text[i + 1] == '>') &&
			!(c == '>' && i && text.text[i - 1] == '-'))
			return false;
	}
	/* a cast stands before what it casts */
	return !(
		text.length && text.text[0] == '(' &&
		(isalnum((unsigned char)text.text[text.length - 1]) || text.text[text.length - 1] == ']'));
}

struct str emit_operand(struct emitter *e, struct str text)
{
	return is_atom(text) ? text : print(e, "(%s)", S(text));
}

static struct str vast_number(struct emitter *e, const struct wide *n)
{
	struct buffer out = buffer_new(e->arena);
	int64_t small;
	e->b->vast = true;
	if (wide_small(*n, &small))
		return print(e, "%s_vast_signed(UINT64_C(0x%llx))", S(e->style->prefix),
			(unsigned long long)n->limb[0]);
	buffer_printf(&out, "%s_vast(", S(e->style->prefix));
	for (unsigned i = EMIT_VAST / 64; i-- > 0;)
		buffer_printf(&out, "UINT64_C(0x%llx)%s", (unsigned long long)n->limb[i], i ? ", " : ")");
	return buffer_str(&out);
}

struct str emit_number(struct emitter *e, struct wide n, unsigned bits)
{
	uint64_t low = n.limb[0], high = n.limb[1];
	if (bits == EMIT_VAST)
		return vast_number(e, &n);
	if (bits == EMIT_WIDE) {
		e->b->wide = true;
		return print(e, "%s_wide(UINT64_C(0x%llx), UINT64_C(0x%llx))", S(e->style->prefix),
			(unsigned long long)high, (unsigned long long)low);
	}
	if (bits == 32)
		return (uint32_t)low < 1000 ? print(e, "%uu", (unsigned)(uint32_t)low)
									: print(e, "0x%xu", (unsigned)(uint32_t)low);
	return low < 1000 ? print(e, "UINT64_C(%llu)", (unsigned long long)low)
					  : print(e, "UINT64_C(0x%llx)", (unsigned long long)low);
}

static struct str call(struct emitter *e, const char *name, struct str x, struct str y)
{
	return y.length ? print(e, "%s_%s(%s, %s)", S(e->style->prefix), name, S(x), S(y))
					: print(e, "%s_%s(%s)", S(e->style->prefix), name, S(x));
}

/* A function on integers of 128 bits, or what corresponds to it of 320. */
static struct str wide_call(
	struct emitter *e, unsigned bits, const char *name, struct str x, struct str y)
{
	if (bits == EMIT_VAST)
		e->b->vast = true;
	else
		e->b->wide = true;
	name += sizeof "wide" - 1;
	return call(e, S(print(e, "%s%s", bits == EMIT_VAST ? "vast" : "wide", name)), x, y);
}

/* ---- widths ---- */

unsigned emit_bits_for(unsigned bits)
{
	return bits <= 32 ? 32 : bits <= 64 ? 64 : bits <= EMIT_WIDE ? EMIT_WIDE : EMIT_VAST;
}

static bool is_negative(const struct core_node *n)
{
	return !n->large && wide_is_negative(n->range.lo);
}

struct str emit_convert(struct emitter *e, struct str text, unsigned from, unsigned to, bool sign)
{
	if (from == to)
		return text;
	struct str x = emit_operand(e, text);
	if (from > 64 && to > 64)
		return wide_call(e, to,
			to == EMIT_WIDE ? "wide_cut"
			: sign          ? "wide_extend"
							: "wide_of",
			text, NONE);
	if (from > 64) {
		x = print(e, from == EMIT_WIDE ? "%s.low" : "%s.limb[0]", S(x));
		return to == 64 ? x : print(e, "(uint32_t)%s", S(x));
	}
	if (to > 64)
		return wide_call(e, to, sign ? "wide_signed" : "wide_unsigned",
			emit_convert(e, text, from, 64, sign), NONE);
	if (to == 32)
		return print(e, "(uint32_t)%s", S(x));
	return sign ? print(e, "(uint64_t)(int64_t)(int32_t)%s", S(x)) : print(e, "(uint64_t)%s", S(x));
}

/* Bits of which the ranges of both fit a comparison; *sign: a signed one. */
static unsigned common_bits(const struct core_node *x, const struct core_node *y, bool *sign)
{
	const struct core_node *nodes[2] = { x, y };
	unsigned bits = 0;
	*sign = is_negative(x) || is_negative(y);
	for (unsigned i = 0; i < 2; i++) {
		unsigned low = wide_length(nodes[i]->range.lo), high = wide_length(nodes[i]->range.hi);
		unsigned length = (low > high ? low : high) + (*sign ? 1 : 0);
		bits = bits > length ? bits : length;
	}
	return emit_bits_for(bits);
}

/* ---- references ---- */

static struct str lane_bit(struct emitter *e, struct str word)
{
	return print(e, "%s >> i & 1u", S(emit_operand(e, word)));
}

/* A node that has a name, or a row: how it is read here; empty: it is written in place. */
static struct str reference(struct emitter *e, const struct core_node *n)
{
	struct str variable = e->variables[n->id], row = e->rows[n->id];
	if (e->place == EMIT_LANE && e->loaded[n->id].length)
		return e->loaded[n->id];
	if (e->place == EMIT_LANE && n->varying && row.length && !(n->in_lanes && n->stage == e->stage))
		return n->truth ? lane_bit(e, row) : print(e, "%s[i]", S(row));
	if (e->place == EMIT_FRONT && n->varying && n->truth && row.length)
		return row;
	return variable;
}

struct str emit_truth(struct emitter *e, const struct core_node *n)
{
	if (n->op == CORE_CONST)
		return wide_is_zero(n->range.lo) ? STR("0u") : STR("1u");
	struct str found = reference(e, n);
	return found.length ? found : emit_operation(e, n);
}

struct str emit_mask(struct emitter *e, const struct core_node *n)
{
	if (n->op == CORE_CONST)
		return wide_is_zero(n->range.lo) ? STR("0u") : print(e, "%s_ALL_LANES", S(e->style->upper));
	struct str text = emit_truth(e, n);
	return n->varying ? text
					  : print(e, "(%s_mask)0 - %s", S(e->style->prefix), S(emit_operand(e, text)));
}

struct str emit_value(struct emitter *e, const struct core_node *n, unsigned bits)
{
	if (n->op == CORE_CONST)
		return emit_number(e, n->range.lo, bits);
	if (n->truth) {
		struct str text = emit_operand(e, emit_truth(e, n));
		return emit_convert(e, print(e, "(uint32_t)%s", S(text)), 32, bits, false);
	}
	struct str found = reference(e, n);
	return emit_convert(
		e, found.length ? found : emit_operation(e, n), n->bits, bits, is_negative(n));
}

static struct str operand(struct emitter *e, const struct core_node *n, unsigned bits)
{
	return emit_operand(e, emit_value(e, n, bits));
}

/* ---- arithmetic ---- */

static struct str arithmetic(struct emitter *e, const struct core_node *n)
{
	static const struct {
		enum core_op op;
		const char *sign, *name;
	} table[] = { { CORE_ADD, "+", "wide_add" }, { CORE_SUB, "-", "wide_sub" },
		{ CORE_MUL, "*", "wide_mul" }, { CORE_AND, "&", "wide_and" }, { CORE_OR, "|", "wide_or" },
		{ CORE_XOR, "^", "wide_xor" } };
	unsigned i = 0;
	while (table[i].op != n->op)
		i++;
	if (n->bits > 64)
		return wide_call(
			e, n->bits, table[i].name, emit_value(e, n->a, n->bits), emit_value(e, n->b, n->bits));
	return print(
		e, "%s %s %s", S(operand(e, n->a, n->bits)), table[i].sign, S(operand(e, n->b, n->bits)));
}

/* A count of bits for a shift of `bits` bits; *all: it cannot be greater than that allows. The
 * checks prove that it is not negative where it matters. */
static struct str shift_amount(
	struct emitter *e, const struct core_node *count, unsigned bits, bool *all)
{
	/* of more than 64 bits it is one that the checks prove to be small where it matters */
	struct str amount = operand(e, count, count->bits > 32 ? 64 : 32);
	*all = !count->large && wide_compare(count->range.hi, wide_from(bits - 1)) <= 0;
	return *all && is_negative(count) ? print(e, "(%s & %u)", S(amount), bits - 1) : amount;
}

/* The count of a shift of more than 64 bits. */
static struct str wide_count(struct emitter *e, const struct core_node *count, unsigned bits)
{
	bool all;
	struct str amount = shift_amount(e, count, bits, &all);
	return all ? print(e, "(unsigned)%s", S(amount))
			   : print(e, "(unsigned)(%s < %u ? %s : %u)", S(amount), bits, S(amount), bits);
}

static struct str shift_left(struct emitter *e, const struct core_node *n)
{
	int64_t count;
	bool constant = core_is_number(n->b, &count);
	if (constant && (count >= n->bits || n->demand <= count))
		return emit_number(e, wide_from(0), n->bits);
	struct str x = operand(e, n->a, n->bits);
	if (constant) {
		struct str by = print(e, "%lld", (long long)count);
		return n->bits > 64 ? wide_call(e, n->bits, "wide_shl", x, print(e, "%su", S(by)))
							: print(e, "%s << %s", S(x), S(by));
	}
	if (n->bits > 64)
		return wide_call(e, n->bits, "wide_shl", x, wide_count(e, n->b, n->bits));
	bool all;
	struct str amount = shift_amount(e, n->b, n->bits, &all);
	if (all)
		return print(e, "%s << %s", S(x), S(amount));
	return print(
		e, "%s < %u ? %s << (%s & %u) : 0", S(amount), n->bits, S(x), S(amount), n->bits - 1);
}

/* x >> n in the width of x, which is then cut to that of the result. */
static struct str shift_right(struct emitter *e, const struct core_node *n)
{
	unsigned from = n->a->bits == 1 ? 32 : n->a->bits;
	int64_t count;
	bool sign = is_negative(n->a), constant = core_is_number(n->b, &count);
	struct str x = operand(e, n->a, from), amount, text;
	if (constant && count >= from)
		count = from - 1; /* only of a negative one: it is then -1 or 0 */
	if (from > 64) {
		struct str by = constant ? print(e, "%lldu", (long long)count) : wide_count(e, n->b, from);
		return emit_convert(e, wide_call(e, from, sign ? "wide_sar" : "wide_shr", x, by), from,
			n->bits, is_negative(n));
	}
	bool small = constant;
	amount = constant ? print(e, "%lld", (long long)count) : shift_amount(e, n->b, from, &small);
	if (sign && small)
		text = print(e, "(uint%u_t)((int%u_t)%s >> %s)", from, from, S(x), S(amount));
	else if (sign)
		text = print(e, "(uint%u_t)((int%u_t)%s >> (%s < %u ? %s : %u))", from, from, S(x),
			S(amount), from, S(amount), from - 1);
	else if (small)
		text = print(e, "%s >> %s", S(x), S(amount));
	else
		text =
			print(e, "%s < %u ? %s >> (%s & %u) : 0", S(amount), from, S(x), S(amount), from - 1);
	return emit_convert(e, text, from, n->bits, is_negative(n));
}

static struct str division(struct emitter *e, const struct core_node *n)
{
	bool sign, quotient = n->op == CORE_DIV;
	unsigned bits = common_bits(n->a, n->b, &sign);
	if (sign && bits < 64)
		bits = 64;
	struct str x = operand(e, n->a, bits), y = operand(e, n->b, bits), text;
	if (bits > 64) { /* the functions take signed numbers */
		bits = EMIT_VAST;
		text = wide_call(e, bits, quotient ? "wide_divide" : "wide_modulo",
			emit_value(e, n->a, bits), emit_value(e, n->b, bits));
	} else if (sign) { /* rounded down; the remainder is not negative */
		text = print(e, "%s_%s((int64_t)%s, (int64_t)%s)", S(e->style->prefix),
			quotient ? "divide" : "modulo", S(x), S(y));
	} else {
		text = print(e, "%s %s %s", S(x), quotient ? "/" : "%", S(y));
	}
	return emit_convert(e, text, bits, n->bits, is_negative(n));
}

/* ---- bits ---- */

/* Bits of the C type that a slice is taken from: above those of a negative value stand copies of
 * its sign. */
static unsigned sliced_bits(struct emitter *e, const struct core_node *n)
{
	unsigned from = n->a->bits == 1 ? 32 : n->a->bits, top = n->lsb + n->width;
	if (top <= from || n->truth || !is_negative(n->a))
		return from;
	if (top > EMIT_VAST)
		e->b->failure = "a slice above the lowest 320 bits of a negative value";
	return emit_bits_for(top > 32 ? top : 64);
}

static struct str extract(struct emitter *e, const struct core_node *n)
{
	unsigned from = sliced_bits(e, n), bits = n->truth ? 32 : n->bits, lsb = n->lsb;
	struct str x = emit_value(e, n->a, from);
	if (lsb >= from && n->truth && is_negative(n->a))
		lsb = from - 1;
	if (lsb >= from)
		return emit_number(e, wide_from(0), bits);
	if (from > 64) {
		if (lsb)
			x = wide_call(e, from, "wide_shr", x, print(e, "%uu", lsb));
	} else if (lsb) {
		x = print(e, "%s >> %u", S(emit_operand(e, x)), lsb);
	}
	x = emit_convert(e, x, from, bits, false);
	unsigned width = n->truth ? 1 : n->width;
	bool clean = !n->a->large && !is_negative(n->a) &&
				 wide_length(n->a->range.hi) <= n->lsb + width && n->a->demand >= n->lsb + width;
	if (width >= bits || lsb + width == from || (clean && n->lsb + width <= from))
		return x;
	struct str ones = emit_number(e, wide_mask(width), bits);
	if (bits > 64)
		return wide_call(e, bits, "wide_and", x, ones);
	return print(e, "%s & %s", S(emit_operand(e, x)), S(ones));
}

static struct str extend(struct emitter *e, const struct core_node *n)
{
	unsigned bits = n->bits;
	if (n->width >= bits)
		return emit_value(e, n->a, bits);
	if (n->width == 32 || n->width == 64)
		return emit_convert(e, emit_value(e, n->a, n->width), n->width, bits, true);
	if (bits > 64) {
		struct str by = print(e, "%uu", bits - n->width);
		struct str high = wide_call(e, bits, "wide_shl", emit_value(e, n->a, bits), by);
		return wide_call(e, bits, "wide_sar", high, by);
	}
	struct str sign = emit_number(e, wide_power(n->width - 1), bits);
	struct str low = print(
		e, "%s & %s", S(operand(e, n->a, bits)), S(emit_number(e, wide_mask(n->width), bits)));
	return print(e, "((%s) ^ %s) - %s", S(low), S(sign), S(sign));
}

/* ---- choice ---- */

/* A choice that is the same for all lanes, within a loop: without a branch. mask is 0 or -1. */
static struct str blend(struct emitter *e, const struct core_node *n)
{
	struct str mask = n->bits == 64
						  ? print(e, "(0 - (uint64_t)%s)", S(emit_operand(e, emit_truth(e, n->a))))
						  : print(e, "(0u - %s)", S(emit_operand(e, emit_truth(e, n->a))));
	const struct core_node *yes = n->b, *no = n->c;
	struct str y = operand(e, no, n->bits);
	if (yes->op == CORE_CONST && wide_is_zero(wide_and(yes->range.lo, wide_mask(n->bits))))
		return print(e, "%s & ~%s", S(y), S(mask));
	if (no->op == CORE_CONST && wide_is_zero(wide_and(no->range.lo, wide_mask(n->bits))))
		return print(e, "%s & %s", S(operand(e, yes, n->bits)), S(mask));
	if (yes->op == CORE_XOR && (yes->a == no || yes->b == no)) {
		const struct core_node *other = yes->a == no ? yes->b : yes->a;
		return print(e, "%s ^ (%s & %s)", S(y), S(operand(e, other, n->bits)), S(mask));
	}
	if (yes->op == CORE_SUB && yes->b == no && yes->a->op == CORE_CONST &&
		wide_is_zero(wide_and(yes->a->range.lo, wide_mask(n->bits))))
		return print(e, "(%s ^ %s) - %s", S(y), S(mask), S(mask));
	if (yes->op == CORE_OR && (yes->a == no || yes->b == no)) {
		const struct core_node *other = yes->a == no ? yes->b : yes->a;
		return print(e, "%s | (%s & %s)", S(y), S(operand(e, other, n->bits)), S(mask));
	}
	struct str x = operand(e, yes, n->bits);
	return print(e, "%s ^ ((%s ^ %s) & %s)", S(y), S(x), S(y), S(mask));
}

/* The condition of a choice: a lane's bit of a word needs no shift. */
static struct str condition(struct emitter *e, const struct core_node *n)
{
	struct str row = e->rows[n->id];
	if (e->place == EMIT_LANE && n->varying && row.length && !(n->in_lanes && n->stage == e->stage))
		return print(e, "%s & (%s_mask)1 << i", S(row), S(e->style->prefix));
	return emit_truth(e, n);
}

static struct str select_value(struct emitter *e, const struct core_node *n)
{
	if (e->place == EMIT_LANE && !n->a->varying && n->bits <= 64)
		return blend(e, n);
	return print(e, "%s ? %s : %s", S(emit_operand(e, condition(e, n->a))),
		S(operand(e, n->b, n->bits)), S(operand(e, n->c, n->bits)));
}

/* ---- truth ---- */

/* A truth operand where words of lane bits are wanted, or 0 and 1. */
static struct str part(struct emitter *e, const struct core_node *user, const struct core_node *n)
{
	bool words = e->place == EMIT_FRONT && user->varying;
	return emit_operand(e, words ? emit_mask(e, n) : emit_truth(e, n));
}

/* op: of x and y that is wanted, or what is not wanted, turned round. */
static struct str comparison(struct emitter *e, const struct core_node *n, const char *op)
{
	bool sign, not = op[0] == '!' || op[1] == '=';
	unsigned bits = common_bits(n->a, n->b, &sign);
	if (n->op == CORE_EQ)
		not = op[0] == '!';
	if (bits > 64) {
		struct str text = wide_call(e, bits,
			n->op == CORE_EQ ? "wide_equal"
			: sign           ? "wide_less_signed"
							 : "wide_less",
			emit_value(e, n->a, bits), emit_value(e, n->b, bits));
		return not ? print(e, "!%s", S(text)) : text;
	}
	bool turned = e->is_machine && n->op == CORE_EQ && n->a->op == CORE_CONST;
	struct str x = operand(e, turned ? n->b : n->a, bits);
	struct str y = operand(e, turned ? n->a : n->b, bits);
	struct str text = n->op == CORE_LT && sign
						  ? print(e, "(int%u_t)%s %s (int%u_t)%s", bits, S(x), op, bits, S(y))
						  : print(e, "%s %s %s", S(x), op, S(y));
	return e->is_machine ? text : print(e, "(uint32_t)(%s)", S(text));
}

/* Of a machine: what is not needed is not computed. */
static struct str lazy_truth(struct emitter *e, const struct core_node *n)
{
	if (n->op == CORE_NOT) {
		const struct core_node *inner = n->a;
		bool is_place = e->variables[inner->id].length;
		return !is_place && (inner->op == CORE_EQ || inner->op == CORE_LT)
				   ? comparison(e, inner, inner->op == CORE_EQ ? "!=" : ">=")
				   : print(e, "!%s", S(part(e, n, inner)));
	}
	bool chains = n->a->op == n->op && !e->variables[n->a->id].length &&
				  (n->op == CORE_AND || n->op == CORE_OR);
	struct str x = chains ? emit_truth(e, n->a) : part(e, n, n->a);
	struct str y = part(e, n, n->b);
	if (n->op == CORE_XOR) { /* `!a != b` is taken for a slip */
		x = x.text[0] == '!' ? print(e, "(%s)", S(x)) : x;
		y = y.text[0] == '!' ? print(e, "(%s)", S(y)) : y;
	}
	if (n->op == CORE_SELECT)
		return print(e, "%s ? (uint32_t)%s : (uint32_t)%s", S(x), S(y), S(part(e, n, n->c)));
	return print(e, "%s %s %s", S(x),
		n->op == CORE_AND  ? "&&"
		: n->op == CORE_OR ? "||"
						   : "!=",
		S(y));
}

static struct str truth_operation(struct emitter *e, const struct core_node *n)
{
	if (e->is_machine)
		return lazy_truth(e, n);
	bool words = e->place == EMIT_FRONT && n->varying;
	const char *sign = n->op == CORE_AND ? "&" : n->op == CORE_OR ? "|" : "^";
	if (n->op == CORE_NOT)
		return words ? print(e, "~%s", S(part(e, n, n->a)))
					 : print(e, "%s ^ 1u", S(part(e, n, n->a)));
	if (n->op == CORE_SELECT) {
		struct str x = part(e, n, n->b), y = part(e, n, n->c);
		if (words && !n->a->varying)
			return print(e, "%s ? %s : %s", S(emit_operand(e, emit_truth(e, n->a))), S(x), S(y));
		struct str c = part(e, n, n->a);
		return print(e, "%s ^ ((%s ^ %s) & %s)", S(y), S(x), S(y), S(c));
	}
	return print(e, "%s %s %s", S(part(e, n, n->a)), sign, S(part(e, n, n->b)));
}

static struct str float_operation(struct emitter *e, const struct core_node *n)
{
	const char *name = n->op == CORE_FEQ    ? "f32_equal"
					   : n->op == CORE_FLT  ? "f32_less"
					   : n->op == CORE_FMIN ? "f32_min"
											: "f32_max";
	return call(e, name, emit_value(e, n->a, 32), emit_value(e, n->b, 32));
}

/* ---- lanes ---- */

static struct str of_lane(struct emitter *e, const struct core_node *n)
{
	struct str at = operand(e, n->b, n->b->bits == 1 ? 32 : n->b->bits);
	struct str row = e->rows[n->a->id];
	if (n->truth)
		return print(e, "(uint32_t)(%s >> %s) & 1u", S(row), S(at));
	return emit_convert(e, print(e, "%s[%s]", S(row), S(at)),
		n->a->op == CORE_SOURCE && n->a->bits == 1 ? 32 : n->a->bits, n->bits, is_negative(n));
}

/* A register whose number differs between lanes; its file may have one value for all of them. */
static struct str gathered(struct emitter *e, const struct core_node *n)
{
	struct str file = emit_member(e, n->file);
	struct str text = print(e, "state->%s[%s]", S(file), S(emit_value(e, n->a, 32)));
	bool has_lanes = n->file->lanes > 1;
	if (n->truth && has_lanes)
		return print(e, "(uint32_t)(%s >> i) & 1u", S(text));
	if (has_lanes)
		text = print(e, "%s[i]", S(text));
	return n->bits <= 32 ? print(e, "(uint32_t)%s", S(text)) : text;
}

/* A word of memory, or what the access to it raises. */
static struct str memory_access(struct emitter *e, const struct core_node *n)
{
	struct str memory = c_name_part(e->arena, n->memory->name), p = e->style->prefix;
	struct str bank = emit_value(e, n->a, 64), address = emit_value(e, n->b, 64);
	unsigned bytes = n->width / 8;
	if (n->width % 8 || bytes > 16 || (bytes & (bytes - 1)))
		e->b->failure = "an access to memory has 8, 16, 32, 64 or 128 bits";
	if (n->op == CORE_FAULT)
		return print(e, "(uint32_t)%s_mem_check_%s(state, %s, %s, %u)", S(p), S(memory), S(bank),
			S(address), bytes);
	if (bytes == 16)
		return print(e, "%s_mem_wide_load_%s(state, %s, %s)", S(p), S(memory), S(bank), S(address));
	return print(e, "%s%s_mem_load_%s(state, %s, %s, %u)", n->bits == 32 ? "(uint32_t)" : "", S(p),
		S(memory), S(bank), S(address), bytes);
}

/* ---- of a machine ---- */

static struct str of_state(struct emitter *e, const struct core_node *n)
{
	struct str file = emit_member(e, n->file);
	struct str at = n->op == CORE_REGISTER ? emit_value(e, n->a, 64)
										   : print(e, "%llu", (unsigned long long)n->number);
	if (n->op == CORE_SOURCE)
		at = print(e, "op->operand[%u].value", n->slot);
	const char *cast = n->file->width <= 16 ? "(uint32_t)" : "";
	if (n->file->kind == FILE_STATE)
		return print(e, "%sstate->%s", cast, S(file));
	return print(e, "%sstate->%s[%s]", cast, S(file), S(at));
}

static struct str of_record(struct emitter *e, const struct core_node *n)
{
	struct core_node place = *n;
	if (n->op == CORE_SOURCE && e->program->slots.items[n->slot].file) {
		place.file = n->file ? n->file : e->program->slots.items[n->slot].file;
		return of_state(e, &place);
	}
	const char *cast = e->b->wide_operands && (n->truth || n->bits == 32) ? "(uint32_t)" : "";
	return print(e, "%sop->operand[%u].value", cast, n->slot);
}

/* Registers, the record of the instruction, and what there is once. */
static bool machine_leaf(struct emitter *e, const struct core_node *n, struct str *text)
{
	bool reset = e->program->end == CORE_END_RESET;
	switch (n->op) {
	case CORE_SOURCE:
	case CORE_FLAG:
	case CORE_CHOICE: *text = of_record(e, n); return true;
	case CORE_STATE:
	case CORE_REGISTER: *text = of_state(e, n); return true;
	case CORE_PC:
		*text = reset ? emit_convert(e, STR("state->pc"), 64, n->bits, false) : STR("op->pc");
		return true;
	case CORE_NEXT_PC:
		*text =
			print(e, "%s%s_next_pc(op)", n->bits == 32 ? "(uint32_t)" : "", S(e->style->prefix));
		return true;
	case CORE_CYCLES: *text = STR("state->cycles"); return true;
	case CORE_CAUSE: *text = STR("cause"); return true;
	case CORE_BAD_ADDRESS: *text = STR("bad_address"); return true;
	default: return false;
	}
}

struct str emit_operation(struct emitter *e, const struct core_node *n)
{
	struct str leaf;
	if (e->is_machine && machine_leaf(e, n, &leaf))
		return leaf;
	bool word = n->truth && (n->op == CORE_AND || n->op == CORE_OR || n->op == CORE_XOR ||
								n->op == CORE_NOT || n->op == CORE_SELECT);
	if (word)
		return truth_operation(e, n);
	switch (n->op) {
	case CORE_ADD:
	case CORE_SUB:
	case CORE_MUL:
	case CORE_AND:
	case CORE_OR:
	case CORE_XOR: return arithmetic(e, n);
	case CORE_NOT:
		return n->bits > 64 ? wide_call(e, n->bits, "wide_not", emit_value(e, n->a, n->bits), NONE)
							: print(e, "~%s", S(operand(e, n->a, n->bits)));
	case CORE_DIV:
	case CORE_MOD: return division(e, n);
	case CORE_SHL: return shift_left(e, n);
	case CORE_SHR: return shift_right(e, n);
	case CORE_EXTRACT: return extract(e, n);
	case CORE_EXTEND: return extend(e, n);
	case CORE_SELECT: return select_value(e, n);
	case CORE_EQ: return comparison(e, n, "==");
	case CORE_LT: return comparison(e, n, "<");
	case CORE_FEQ:
	case CORE_FLT:
	case CORE_FMIN:
	case CORE_FMAX: return float_operation(e, n);
	case CORE_LOAD:
	case CORE_FAULT: return memory_access(e, n);
	case CORE_LANE: return of_lane(e, n);
	case CORE_REGISTER: return gathered(e, n);
	case CORE_LANEID:
		if (e->place == EMIT_LANE)
			return STR("i");
		break;
	case CORE_ACTIVE: /* of the type of the mask, which may be another one */
		return e->b->lanes > 16 && (e->b->lanes > 32) == (n->bits == 64)
				   ? STR("mask")
				   : print(e, "(uint%u_t)mask", n->bits);
	default: break;
	}
	if (!e->b->failure)
		e->b->failure = "an operation is needed where it cannot be computed";
	return STR("0");
}
