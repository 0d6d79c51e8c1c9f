%# SPDX-License-Identifier: MIT
/* ---- operand modes: alternatives of a field, and the parts that each shows ---- */

/** The mode of an operand.
 * @param[in] insn   the instruction
 * @param[in] field  the field
 * @return NONE if the opcode does not have the field, this has no modes, or none has its bits */
enum ${$p}_mode ${$p}_mode_of(const struct ${$p}_insn *insn, enum ${$p}_field field);

/** Gives an operand a mode. Its parts are 0 until they are set.
 * @param[in,out] insn  the instruction; unchanged unless the result is OK
 * @param[in] field     the field
 * @param[in] mode      the mode
 * @return OK, or NO_FIELD if the opcode does not have the field with this mode */
enum ${$p}_status ${$p}_put_mode(struct ${$p}_insn *insn, enum ${$p}_field field,
		enum ${$p}_mode mode);

/** Does the mode of an operand show the part?
 * @param[in] insn   the instruction
 * @param[in] field  the field
 * @param[in] part   the part
 * @return false also if the opcode does not have the field, or this has no mode */
bool ${$p}_has_part(const struct ${$p}_insn *insn, enum ${$p}_field field, enum ${$p}_part part);

/** Reads a part of an operand.
 * @param[in] insn   the instruction
 * @param[in] field  the field
 * @param[in] part   the part
 * @return its bits, without sign; 0 where ${$p}_has_part is false */
uint64_t ${$p}_part_of(const struct ${$p}_insn *insn, enum ${$p}_field field,
		enum ${$p}_part part);

/** Writes a part of an operand. With a value that is another mode's, the operand has that mode.
 * @param[in,out] insn  the instruction; unchanged unless the result is OK
 * @param[in] field     the field
 * @param[in] part      the part
 * @param[in] value     its bits, without sign
 * @return OK, NO_FIELD where ${$p}_has_part is false, TOO_WIDE if the part has too few bits */
enum ${$p}_status ${$p}_put_part(struct ${$p}_insn *insn, enum ${$p}_field field,
		enum ${$p}_part part, uint64_t value);

/** The name of a mode in the specification.
 * @param[in] mode  the mode
 * @return a constant string; "" if there is no such mode */
const char *${$p}_mode_name(enum ${$p}_mode mode);

/** The name of a part in the specification.
 * @param[in] part  the part
 * @return a constant string; "" if there is no such part */
const char *${$p}_part_name(enum ${$p}_part part);
