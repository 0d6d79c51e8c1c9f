%# SPDX-License-Identifier: MIT
/* ---- text ---- */

/** Writes the canonical text of an instruction and a NUL, truncated as snprintf does.
 * @param[in] insn   the instruction
 * @param[out] text  receives at most size bytes, and those after the NUL may change too; NULL is
 *                   allowed if size is 0
 * @param[in] size   bytes that there is room for; ${$P}_TEXT_MAX + 1 are enough for every text
 * @return the bytes of the whole text, without the NUL; 0, with an empty text, if the instruction
 *         is not legal */
size_t ${$p}_format(const struct ${$p}_insn *insn, char *text, size_t size);
%if $d/printed-aliases/@count != '0'

/** The same, but an alias that is printed takes the place of the canonical text.
 * @param[in] insn   the instruction
 * @param[out] text  as for ${$p}_format
 * @param[in] size   as for ${$p}_format
 * @return the bytes of the whole text, without the NUL; 0 if the instruction is not legal */
size_t ${$p}_format_alias(const struct ${$p}_insn *insn, char *text, size_t size);
%end

/** Where a text is wrong, and why. */
struct ${$p}_error {
	size_t offset; /**< byte of the text */
	unsigned column; /**< the same in code points, from 1 */
	char message[160]; /**< what was expected there and what was found, with a NUL */
};

/** Reads the text of one instruction. Without an instruction it is a SYNTAX error.
%if string-length(/isa/assembly/@terminator) > 0
 * ${c-comment: concat('`', /isa/assembly/@terminator, '` may follow it.')}
%end
%if string-length(/isa/assembly/@comment) > 0
 * ${c-comment: concat('After `', /isa/assembly/@comment, '` there may be a comment.')}
%end
%if $d/field-names/c-field/@from
 * There are no labels: a field that counts from an address, as its comment says, is written as that
 * distance, and ${$p}_format writes it so.
%end
 * @param[in] text    the text; it need not end in a NUL
 * @param[in] length  its bytes
 * @param[out] insn   the instruction; all zeros with SYNTAX
 * @param[out] error  set with SYNTAX; NULL is allowed
 * @return OK or SYNTAX */
enum ${$p}_status ${$p}_parse(const char *text, size_t length, struct ${$p}_insn *insn,
		struct ${$p}_error *error);
%if $d/aliases/@count != '0'

/** The same if an alias may stand for several instructions.
 * @param[in] text    the text; it need not end in a NUL
 * @param[in] length  its bytes
 * @param[out] list   receives the first `most` instructions; NULL is allowed if most is 0
 * @param[in] most    instructions that there is room for
 * @param[out] count  how many instructions the text stands for, which may be more than `most`
 * @param[out] error  set with SYNTAX; NULL is allowed
 * @return OK or SYNTAX */
enum ${$p}_status ${$p}_parse_line(const char *text, size_t length, struct ${$p}_insn *list,
		size_t most, size_t *count, struct ${$p}_error *error);
%end
