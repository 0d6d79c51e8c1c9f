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
	char name[32];
	bool written = make_folder(folder);
	${$p}_fuzz_seed(&r, 1);
	for (size_t i = 0; i < ${$p}_fuzz_seed_count && written; i++) {
		size_t size = ${$p}_fuzz_seed_bytes(i, bytes);
		snprintf(name, sizeof name, "%016" PRIx64, hash_of(bytes, size));
		written = write_file(folder, name, bytes, size);
	}
	for (unsigned kind = 0; kind < ${$P}_FUZZ_KINDS; kind++)
		for (unsigned i = 0; i < ${$P}_OPCODE_COUNT && written; i++) {
			size_t size = ${$p}_fuzz_word(&r, (enum ${$p}_fuzz_kind)kind, bytes);
			snprintf(name, sizeof name, "%016" PRIx64, hash_of(bytes, size));
			written = write_file(folder, name, bytes, size);
		}
	return written;
}

static bool write_texts(const char *folder)
{
	char name[32];
	bool written = make_folder(folder);
	for (size_t i = 0; i < ${$p}_fuzz_seed_count && written; i++) {
		const char *text = ${$p}_fuzz_seeds[i].text;
		snprintf(name, sizeof name, "%016" PRIx64, hash_of((const uint8_t *)text, strlen(text)));
		written = write_file(folder, name, text, strlen(text));
	}
	return written;
}

