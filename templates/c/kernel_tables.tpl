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
	uint8_t guard_kind; /* enum ${$p}_guard */
	bool has_invert, is_uniform;
};

/* A kernel, and a bit for each operand that it reads as a row, as a word, as a number of the
 * record. */
static const struct kernel {
	${$p}_kernel *run;
	uint64_t rows32, rows64, words, numbers;
} kernels[] = {
	{ 0 },
%each $k/c-kernel wrap 74
	{ .run = ${@run}$[, .rows32 = ${@rows32}$]$[, .rows64 = ${@rows64}$]$\
$[, .words = ${@words}$]$[, .numbers = ${@numbers}$] },
%end
};

%include "kernel_rows.tpl"
