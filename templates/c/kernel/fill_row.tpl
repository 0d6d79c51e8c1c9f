%# SPDX-License-Identifier: MIT
/* How one operand of the record is filled from a field of the instruction. */
enum fill_kind {
	FILL_REGISTER,    /* the number, plus part; a constant register is not changed */
%if not($s/@program) or $destinations
	FILL_DESTINATION, /* the same, but a constant register becomes the scratch register */
%end
	FILL_IMMEDIATE,   /* bits [lsb, lsb+width) */
%if not($s/@program)
	FILL_MEMORY,      /* the address, plus part; and the bank */
%end
%if $has_flags
	FILL_FLAG,        /* 1 where the field is `on` */
%end
%if $d/fills/row[@how = 'FILL_CHOICE']
	FILL_CHOICE,      /* the field */
%end
};

struct fill {
%if $has_kind
	uint8_t how, kind;
%else
	uint8_t how;
%end
	uint16_t field;
	uint8_t operand, part;
	uint8_t lsb; /* of registers: the number that the field counts from */
	uint8_t width;
	bool is_signed;
%if $decides or not($s/@program)
	bool decides;
%end
%if $s/@program
%if $is_ones
	bool is_ones;
%end
%if $table
	uint32_t table; /* of numbers, from 1 on; 0: none */
%end
%if $has_flags
	uint64_t on;
%end
	int64_t scale, offset; /* of an immediate */
%else
	uint32_t on; /* of memory: the bits of an address */
	uint8_t bank_lsb, bank_width, size, bytes;
%end
};
