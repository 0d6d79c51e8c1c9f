%# SPDX-License-Identifier: MIT

/** What is known of a register file. Numbers of registers are those from `first` on, `numbered` of
 * them, and those in ${$p}_registers[names], `named` entries. */
struct ${$p}_file_info {
	const char *name; /**< in the specification */
	const char *prefix; /**< of the names of numbered registers: "R" */
	uint32_t first; /**< number of the first numbered register */
	uint32_t numbered; /**< how many numbered registers there are */
	uint32_t count; /**< one more than the highest number */
	uint32_t names; /**< where in ${$p}_registers the named registers begin */
	uint32_t named; /**< how many named registers there are */
	uint16_t width; /**< bits of a value */
%if not($s/@program)
	uint16_t lanes; /**< values of a register: 1 or ${$P}_LANES */
	bool masks; /**< a register is one element with one bit per lane */
%end
	uint8_t bytes; /**< in the state: bytes of an element */
	size_t offset; /**< in the state: of the first element, in bytes */
};

/** A register with a name of its own. */
struct ${$p}_register_info {
	const char *name; /**< in assembly */
	uint32_t number; /**< in its file */
	uint64_t reads; /**< the value of a constant register */
	bool constant; /**< always reads as `reads` */
	bool alias; /**< a second name */
};

/** What is known of a memory. */
struct ${$p}_memory_info {
	const char *name; /**< in the specification */
	uint32_t banks; /**< 0: no banks, one sequence of bytes */
	uint32_t access_bytes; /**< bytes of an access without an explicit width */
	bool big; /**< big-endian: the highest byte is at the lowest address */
};

extern const unsigned ${$p}_file_count; /**< entries of ${$p}_files, ${$P}_FILE_COUNT */
extern const unsigned ${$p}_memory_count; /**< entries of ${$p}_memories, ${$P}_MEMORY_COUNT */
extern const struct ${$p}_file_info ${$p}_files[]; /**< by enum ${$p}_file */
extern const struct ${$p}_register_info ${$p}_registers[]; /**< see struct ${$p}_file_info */
extern const struct ${$p}_memory_info ${$p}_memories[]; /**< by enum ${$p}_memory */
