%# SPDX-License-Identifier: MIT

/* ---- fields ---- */

/** Makes an instruction with its length. Each field has its default, or else the value for a field
 * that is not used, or else 0; so it may be illegal until its operands are set.
 * @param[out] insn   the instruction; all zeros if the result is false
 * @param[in] opcode  its opcode
 * @return false if there is no such opcode */
bool ${$p}_init(struct ${$p}_insn *insn, enum ${$p}_opcode opcode);

/** Does the opcode of the instruction have the field?
 * @param[in] insn   the instruction
 * @param[in] field  the field
 * @return false also if there is no such opcode or field */
bool ${$p}_has(const struct ${$p}_insn *insn, enum ${$p}_field field);

/** Reads a field.
 * @param[in] insn   the instruction
 * @param[in] field  the field
 * @return its bits, without sign; 0 if the opcode does not have it */
uint64_t ${$p}_get(const struct ${$p}_insn *insn, enum ${$p}_field field);

/** Writes a field. ${$p}_encode checks the combination of values.
 * @param[in,out] insn  the instruction; unchanged unless the result is OK
 * @param[in] field     the field
 * @param[in] value     its bits, without sign
 * @return OK, NO_FIELD if the opcode does not have it, TOO_WIDE if it has too few bits */
enum ${$p}_status ${$p}_set(struct ${$p}_insn *insn, enum ${$p}_field field, uint64_t value);

%if $modes
%include "header_modes.tpl"

%end
/** The name of an opcode in the specification.
 * @param[in] opcode  the opcode
 * @return a constant string; "" if there is no such opcode */
const char *${$p}_opcode_name(enum ${$p}_opcode opcode);

/** The name of a field in the specification.
 * @param[in] field  the field
 * @return a constant string; "" if there is no such field */
const char *${$p}_field_name(enum ${$p}_field field);

/* Each field has two functions. The first reads it. Where the field has the same bits in all
 * opcodes that have it, these are read without a look at the opcode; otherwise it is ${$p}_get.
 * The second is ${$p}_set. The value of an instruction that is not legal may be none of its
 * enumeration. */

%each $d/field-names/c-field
/** Reads ${c-comment: @name}$\
%call field_facts(.)
%if @mask
. The opcode must have it. */
%else
; 0 if the opcode does not have it. */
%end
%if @enum
static inline enum ${$p}_${id: @enum} ${$p}_get_${id: @id}(const struct ${$p}_insn *insn)
{
	return (enum ${$p}_${id: @enum})$\
%if @mask
(insn->word[${@limb}]$[ >> ${@shift}$] & ${@mask});
%else
${$p}_get(insn, ${$P}_FIELD_${id: @id});
%end
}
%else
static inline uint64_t ${$p}_get_${id: @id}(const struct ${$p}_insn *insn)
{
%if @mask
	return insn->word[${@limb}]$[ >> ${@shift}$] & ${@mask};
%else
	return ${$p}_get(insn, ${$P}_FIELD_${id: @id});
%end
}
%end
/** Writes ${c-comment: @name}. */
static inline enum ${$p}_status ${$p}_set_${id: @id}(struct ${$p}_insn *insn, $\
%if @enum
enum ${$p}_${id: @enum} value)
{
	return ${$p}_set(insn, ${$P}_FIELD_${id: @id}, (uint64_t)value);
}
%else
uint64_t value)
{
	return ${$p}_set(insn, ${$P}_FIELD_${id: @id}, value);
}
%end

%end
