%if not($k/c-kernel)
bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	(void)insn;
	(void)op;
	return false; /* nothing says what the instructions do */
}
%else
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
	uint32_t kernel; /* first in kernel_table */
	uint16_t guard, guard_invert, guard_invert_on;
	uint8_t guard_kind; /* enum ${$p}_guard */
	bool has_invert, is_uniform;
};

/* A kernel, and the operands that it reads as rows, as words, as numbers of the record: a bit each. */
static const struct kernel {
	${$p}_kernel *run;
	uint64_t rows32, rows64, words, numbers;
} kernels[] = {
	{ NULL, 0, 0, 0, 0 },
%each $k/c-kernel
	{ kernel_${id: @name}, ${@reads} },
%end
};

static const struct fill fills[] = {
%call rows($d/fills)
};

static const struct choice choices[] = {
%call rows($d/kernel-choices)
};

static const uint16_t kernel_table[] = {
%call rows($d/kernel-table)
};

static const struct entry entries[] = {
%call rows($d/kernel-entries)
};

/* The entry of each form. */
static const uint16_t form_entries[] = {
%call rows($d/form-entries)
};

static bool is_constant(unsigned kind, uint32_t number)
{
	switch (kind) {
%each $s/files/c-file[constant] as file
	case KIND_${id: $file/@id}:
%each $file/constant
		if (number == ${@number})
			return true;
%end
		return false;
%end
	default:
		(void)number;
		return false;
	}
}

static uint32_t scratch(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file
	case KIND_${id: @id}:
		return ${$P}_${id: @id}_COUNT;
%end
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
%each $s/files/c-file[@holding != 'values']
	case KIND_${id: @id}:
		return (uint32_t)(offsetof(struct ${$p}_state, ${id: @id}) +
				  number * sizeof ((struct ${$p}_state *)0)->${id: @id}[0]);
%end
	default:
		return number;
	}
}

static void fill_register(const struct fill *fill, uint32_t number, struct ${$p}_operand *operand)
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

static void fill_operand(const struct fill *fill, uint64_t value, struct ${$p}_operand *operand)
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

static void set_guard(const struct ${$p}_insn *insn, const struct entry *entry, struct ${$p}_op *op)
{
	op->guard_kind = entry->guard_kind;
	if (entry->guard_kind <= GUARD_LANES)
		return;
	op->guard = (uint16_t)${$p}_get(insn, (enum ${$p}_field)entry->guard);
	if (entry->has_invert && ${$p}_get(insn, (enum ${$p}_field)entry->guard_invert) == entry->guard_invert_on)
		op->guard_invert = entry->is_uniform ? 1 : ${$P}_ALL_LANES;
}

%if $s/@lanes > 1
/* Bits of an element of a row that is read where it is; 1: of a word. */
static unsigned row_bits(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file[@holding = 'rows']
	case KIND_${id: @id}:
		return ${@bits};
%end
%each $s/files/c-file[@holding = 'masks']
	case KIND_${id: @id}:
		return 1;
%end
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

%end
/* Words of memory are checked first, and what is not as the kernel wants it is made so. */
static void set_fetched(struct ${$p}_op *op, const struct kernel *kernel)
{
	unsigned count = 0;
	op->kernel = kernel->run;
	for (unsigned i = 0; i < ${$k/@slots}; i++) {
		struct ${$p}_operand *operand = &op->operand[i];
%if $s/@lanes > 1
		operand->kind = (uint8_t)(operand->kind | made_from(kernel, i, operand->kind));
%end
		if (operand->size || operand->kind > KIND_ALL) {
			op->fetched = (uint8_t)(i + 1);
			count++;
		}
	}
	if (!count)
		return;
	op->fetched_for = op->kernel;
	op->kernel = fetch;
%if $s/@lanes > 1
	struct ${$p}_operand *last = &op->operand[op->fetched - 1u];
	if (count == 1 && (last->kind & ~(unsigned)KIND_ALL) == MAKE_ROW_32 &&
	    row_bits(last->kind & KIND_ALL) == 0) {
		op->kernel = fetch_row;
		op->single = last->value;
		last->value = spread_place(op->fetched - 1u);
	}
%end
}

bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t kernel = entry->kernel;
	bool modified = false, unwanted = false;
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry->first_fill + i];
		struct ${$p}_operand *operand = &op->operand[fill->operand];
		fill_operand(fill, ${$p}_get(insn, (enum ${$p}_field)fill->field), operand);
		if (fill->decides && fill->how == FILL_DESTINATION)
			unwanted = operand->value == place_of(fill->kind, scratch(fill->kind));
		else if (fill->decides && operand->value)
			modified = true;
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		kernel += (uint32_t)${$p}_get(insn, (enum ${$p}_field)choice->field) * choice->stride * 4;
	}
	set_guard(insn, entry, op);
	set_fetched(op, &kernels[kernel_table[kernel + modified + 2 * unwanted]]);
	return op->kernel != NULL;
}
%end
