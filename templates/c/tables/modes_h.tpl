%# SPDX-License-Identifier: MIT
/* An operand mode: values that are as `match` in the bits of `mask`; it shows parts [part,
 * part+parts), and its other bits are those of `match`. */
struct ${$p}_mode_row {
	uint64_t mask, match;
	uint16_t mode, part;
	uint8_t parts;
};

/* Bits [lsb, lsb+width) of a value. */
struct ${$p}_mode_part {
	uint16_t part;
	uint8_t lsb, width;
};

extern const struct ${$p}_mode_row ${$p}_modes[];
extern const struct ${$p}_mode_part ${$p}_mode_parts[];
