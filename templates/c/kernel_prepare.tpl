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
	bool has_guard, has_invert, is_uniform;
};

static ${$p}_kernel *const kernels[] = {
	NULL,
%each $k/c-kernel
	kernel_${id: @name},
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

static void fill_operand(const struct fill *fill, uint64_t value, struct ${$p}_operand *operand)
{
	operand->kind = fill->kind;
	switch (fill->how) {
	case FILL_REGISTER:
	case FILL_DESTINATION:
		operand->value = (uint32_t)value;
		if (!is_constant(fill->kind, (uint32_t)value))
			operand->value += fill->part;
		else if (fill->how == FILL_DESTINATION)
			operand->value = scratch(fill->kind);
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
	if (!entry->has_guard)
		return;
	op->guard = (uint16_t)${$p}_get(insn, (enum ${$p}_field)entry->guard);
	if (entry->has_invert && ${$p}_get(insn, (enum ${$p}_field)entry->guard_invert) == entry->guard_invert_on)
		op->guard_invert = entry->is_uniform ? 1 : ${$P}_ALL_LANES;
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
	op->kernel = kernels[kernel_table[kernel + decides]];
	return op->kernel != NULL;
}
