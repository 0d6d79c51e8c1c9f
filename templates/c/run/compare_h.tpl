%# SPDX-License-Identifier: MIT
/** A register that differs between two states. */
struct ${$p}_difference {
	enum ${$p}_file file; /**< its register file */
	unsigned number; /**< in its file */
%if not($s/@program)
	unsigned lane; /**< 0 if the register has one value for all lanes */
%end
	uint64_t before; /**< its value in the first state */
	uint64_t after; /**< its value in the second state */
%if $s/@program
	bool told; /**< private: the search continues after it */
%else
	unsigned next_lane; /**< private: where the search continues */
%end
};

/** Finds the next difference, in the order of numbers. Compares registers, not pc and the bytes of
 * memories.
 * @param[in] before  the first state
 * @param[in] after   the second state
 * @param[in,out] difference  the last one that was found, or all zeros; becomes the next one
 * @return false if there is none */
bool ${$p}_compare(const struct ${$p}_state *before, const struct ${$p}_state *after,
		struct ${$p}_difference *difference);

/** Writes the differences and a NUL, truncated as snprintf does; one register per line:
 * "R1 = 0x00000010", one bit as 0 or 1, several values if they are not all equal.
 * @param[in] before  the first state
 * @param[in] after   the second state, whose values are written
 * @param[out] text   receives at most size bytes; NULL is allowed if size is 0
 * @param[in] size    bytes that there is room for; a call with 0 says how many it takes
 * @return the bytes of the whole text, without the NUL */
size_t ${$p}_dump(const struct ${$p}_state *before, const struct ${$p}_state *after, char *text,
		size_t size);

