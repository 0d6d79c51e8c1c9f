%if not($k/c-kernel)
%if $s/@lanes > 1
/* Bits of an element of a row that is read where it is. */
static unsigned row_bits(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file[@holding = 'rows']
	case KIND_${id: @id}:
		return ${@bits};
%end
	default:
		return 0;
	}
}

%end
/* Words of memory are checked first, and what is read as a row becomes one. */
static void set_fetched(struct ${$p}_op *op, uint64_t rows32, uint64_t rows64)
{
	for (unsigned i = 0; i < ${$k/@slots}; i++) {
		struct ${$p}_operand *operand = &op->operand[i];
		const uint64_t bit = (uint64_t)1 << (i & 63);
		bool fetched = operand->size != 0;
%if $s/@lanes > 1
		if (i < 64 && (rows32 & bit) && row_bits(operand->kind) != 32) {
			operand->kind |= SPREAD_32;
			fetched = true;
		} else if (i < 64 && (rows64 & bit) && row_bits(operand->kind) != 64) {
			operand->kind |= SPREAD_64;
			fetched = true;
		}
%end
		if (fetched)
			op->fetched = (uint8_t)(i + 1);
	}
	if (op->fetched) {
		op->fetched_for = op->kernel;
		op->kernel = fetch;
	}
}

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
	uint8_t operand, part, lsb, width;
	bool is_signed, decides;
	uint32_t on;
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

/* A kernel, and the operands that it reads as rows: a bit each. */
static const struct {
	${$p}_kernel *kernel;
	uint64_t rows32, rows64;
} kernels[] = {
	{ NULL, 0, 0 },
%each $k/c-kernel
	{ kernel_${id: @name}, ${@rows32}, ${@rows64} },
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
%each $s/files/c-file[@holding = 'rows']
	case KIND_${id: @id}:
		return (uint32_t)(offsetof(struct ${$p}_state, ${id: @id}) +
				  number * sizeof ((struct ${$p}_state *)0)->${id: @id}[0]);
%end
	default:
		return number;
	}
}

static uint32_t register_of(const struct fill *fill, uint32_t number)
{
	if (!is_constant(fill->kind, number))
		return place_of(fill->kind, number + fill->part);
	return place_of(fill->kind, fill->how == FILL_DESTINATION ? scratch(fill->kind) : number);
}

static void fill_operand(const struct fill *fill, uint64_t value, struct ${$p}_operand *operand)
{
	operand->kind = fill->kind;
	switch (fill->how) {
	case FILL_REGISTER:
	case FILL_DESTINATION:
		operand->value = register_of(fill, (uint32_t)value);
		break;
	case FILL_IMMEDIATE:
		operand->value = bits_of(value, fill);
		break;
	case FILL_MEMORY:
		operand->value = bits_of(value, fill) + fill->part;
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
/* Bits of an element of a row that is read where it is. */
static unsigned row_bits(unsigned kind)
{
	switch (kind) {
%each $s/files/c-file[@holding = 'rows']
	case KIND_${id: @id}:
		return ${@bits};
%end
	default:
		return 0;
	}
}

%end
/* Words of memory are checked first, and what is read as a row becomes one. */
static void set_fetched(struct ${$p}_op *op, uint64_t rows32, uint64_t rows64)
{
	for (unsigned i = 0; i < ${$k/@slots}; i++) {
		struct ${$p}_operand *operand = &op->operand[i];
		const uint64_t bit = (uint64_t)1 << (i & 63);
		bool fetched = operand->size != 0;
%if $s/@lanes > 1
		if (i < 64 && (rows32 & bit) && row_bits(operand->kind) != 32) {
			operand->kind |= SPREAD_32;
			fetched = true;
		} else if (i < 64 && (rows64 & bit) && row_bits(operand->kind) != 64) {
			operand->kind |= SPREAD_64;
			fetched = true;
		}
%end
		if (fetched)
			op->fetched = (uint8_t)(i + 1);
	}
	if (op->fetched) {
		op->fetched_for = op->kernel;
		op->kernel = fetch;
	}
}

bool ${$p}_prepare(const struct ${$p}_insn *insn, struct ${$p}_op *op)
{
	const struct entry *entry = &entries[form_entries[insn->form]];
	uint32_t kernel = entry->kernel;
	bool decides = false;
	if (!form_entries[insn->form])
		return false;
	for (uint32_t i = 0; i < entry->fills; i++) {
		const struct fill *fill = &fills[entry->first_fill + i];
		struct ${$p}_operand *operand = &op->operand[fill->operand];
		fill_operand(fill, ${$p}_get(insn, (enum ${$p}_field)fill->field), operand);
		decides = decides || (fill->decides && operand->value);
	}
	for (uint32_t i = 0; i < entry->choices; i++) {
		const struct choice *choice = &choices[entry->first_choice + i];
		kernel += (uint32_t)${$p}_get(insn, (enum ${$p}_field)choice->field) * choice->stride * 2;
	}
	set_guard(insn, entry, op);
	kernel = kernel_table[kernel + decides];
	op->kernel = kernels[kernel].kernel;
	set_fetched(op, kernels[kernel].rows32, kernels[kernel].rows64);
	return op->kernel != NULL;
}
%end
