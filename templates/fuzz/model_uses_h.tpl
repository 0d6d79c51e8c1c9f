%# SPDX-License-Identifier: MIT
extern const struct ${$p}_fuzz_cube ${$p}_fuzz_cubes[];
extern const struct ${$p}_fuzz_set ${$p}_fuzz_sets[];
extern const struct ${$p}_fuzz_field ${$p}_fuzz_fields[];
extern const struct ${$p}_fuzz_use ${$p}_fuzz_uses[];
extern const struct ${$p}_fuzz_limit ${$p}_fuzz_limits[];
%if $appends
extern const struct ${$p}_fuzz_append_test ${$p}_fuzz_append_tests[];
extern const struct ${$p}_fuzz_slot ${$p}_fuzz_slots[];
%end
extern const struct ${$p}_fuzz_box ${$p}_fuzz_boxes[];
extern const struct ${$p}_fuzz_opcode ${$p}_fuzz_opcodes[]; /* opcode n is at n - 1 */
extern const struct ${$p}_fuzz_gap ${$p}_fuzz_gaps[];
extern const unsigned ${$p}_fuzz_lengths[${$P}_FUZZ_LENGTHS]; /* bytes, ascending */

const char *${$p}_fuzz_field_name(enum ${$p}_field field);
/* length: bytes */
struct ${$p}_fuzz_bits ${$p}_fuzz_load(const uint8_t *bytes, unsigned length);
void ${$p}_fuzz_store(const struct ${$p}_fuzz_bits *w, unsigned length, uint8_t *bytes);
%if $appends
/* A word of an opcode has a place of its own for what each field appends; in memory, and in
 * *packed, the units that are there follow each other. All return the length in bytes. */
unsigned ${$p}_fuzz_pack(const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w,
	struct ${$p}_fuzz_bits *packed);
unsigned ${$p}_fuzz_unpack(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *packed, struct ${$p}_fuzz_bits *w);
%end
/* The same of a word of an opcode. store_as returns its length. */
struct ${$p}_fuzz_bits ${$p}_fuzz_load_as(
	const struct ${$p}_fuzz_opcode *opcode, const uint8_t *bytes, unsigned length);
unsigned ${$p}_fuzz_store_as(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *w, uint8_t *bytes);
unsigned ${$p}_fuzz_size(
	const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w);
uint64_t ${$p}_fuzz_get(const struct ${$p}_fuzz_bits *w, uint32_t field);
void ${$p}_fuzz_put(struct ${$p}_fuzz_bits *w, uint32_t field, uint64_t value);
%if $appends
/* The bits of the first unit say how long, without appended units; bytes. */
%else
/* The bits of the first unit say how long; bytes. */
%end
%if $f/units/row/@begun
unsigned ${$p}_fuzz_length(const struct ${$p}_fuzz_bits *w, size_t size); /* or more than size */
%else
unsigned ${$p}_fuzz_length(const struct ${$p}_fuzz_bits *w);
%end
/* Is the value in the set? */
bool ${$p}_fuzz_in(uint32_t set, uint64_t value);
/* The set of values that a box allows for a field; set 0: all. */
uint32_t ${$p}_fuzz_allowed(const struct ${$p}_fuzz_box *box, uint32_t use);
/* ${$P}_REASON_NONE when the word, which has the opcode's fixed bits, is legal. */
enum ${$p}_reason_kind ${$p}_fuzz_reason(
	const struct ${$p}_fuzz_opcode *opcode, const struct ${$p}_fuzz_bits *w);
/* Is this what ${$p}_explain may say of the word, which is reserved? */
bool ${$p}_fuzz_explains_word(const struct ${$p}_fuzz_opcode *opcode,
	const struct ${$p}_fuzz_bits *w, const struct ${$p}_reason *reason);

