%# SPDX-License-Identifier: MIT
/* ---- seeds ---- */

static bool make_folder(const char *path)
{
	if (mkdir(path, 0777) == 0 || errno == EEXIST)
		return true;
	fprintf(stderr, "fuzz: cannot make '%s': %s\n", path, strerror(errno));
	return false;
}

/* The bytes of every seed, of every opcode with fields at their ends, and of every gap. */
static bool write_seeds(const char *folder)
{
	struct ${$p}_fuzz_random r;
	uint8_t bytes[${$P}_LENGTH_MAX];
	bool written = make_folder(folder);
	${$p}_fuzz_seed(&r, 1);
	for (size_t i = 0; i < ${$p}_fuzz_seed_count && written; i++) {
		size_t size = ${$p}_fuzz_seed_bytes(i, bytes);
		written = write_input(folder, bytes, size);
	}
	for (unsigned kind = 0; kind < ${$P}_FUZZ_KINDS; kind++)
		for (unsigned i = 0; i < ${$P}_OPCODE_COUNT && written; i++) {
			size_t size = ${$p}_fuzz_word(&r, (enum ${$p}_fuzz_kind)kind, bytes);
			written = write_input(folder, bytes, size);
		}
	return written;
}

static bool write_texts(const char *folder)
{
	bool written = make_folder(folder);
	for (size_t i = 0; i < ${$p}_fuzz_seed_count && written; i++)
		written = write_input(folder, ${$p}_fuzz_seeds[i].text, strlen(${$p}_fuzz_seeds[i].text));
	return written;
}

