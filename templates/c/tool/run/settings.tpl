%# SPDX-License-Identifier: MIT
/* ---- settings ---- */

static const char *const a_number = "expected a number such as 7, 0x1F or -1 after '='";

/* register = name ["@" lane] */
static bool set_register(struct run *run, const char *setting, size_t length, const char *value)
{
	const char *at = memchr(setting, '@', length);
	size_t name = at ? (size_t)(at - setting) : length;
	enum ${$p}_file file;
	unsigned number;
	uint64_t bits, lane = 0;
	bool negative;
	if (!${$p}_find_register(setting, name, &file, &number))
		return refuse(setting, "unknown register");
	if (at && (!read_index(at + 1, length - name - 1, &lane) || lane > INT32_MAX))
		return refuse(setting, "expected the number of a lane after '@'");
	if (!read_number(value, strlen(value), &bits, &negative))
		return refuse(setting, a_number);
	if (!fit(&bits, negative, ${$p}_files[file].width))
		return refuse(setting, "the number has more bits than the register");
	const char *why = set_machine(&run->machine, file, number, at ? (int64_t)lane : -1, bits);
	return !why || refuse(setting, why);
}

static bool set_pc(struct run *run, const char *setting, const char *value)
{
	return read_index(value, strlen(value), &run->machine.state->pc) || refuse(setting, a_number);
}

/* A word of a bank, which grows to hold it, in steps of 16 bytes. */
static bool set_word(struct run *run, const char *setting, unsigned memory, const uint64_t *index,
		     const char *value)
{
	const struct ${$p}_memory_info *info = &${$p}_memories[memory];
	uint64_t word;
	bool negative;
	if (!read_number(value, strlen(value), &word, &negative))
		return refuse(setting, a_number);
	if (!fit(&word, negative, info->access_bytes < 8 ? 8 * info->access_bytes : 64))
		return refuse(setting, "the number has more bits than a word of the memory");
	if (index[1] > BANK_MAX)
		return refuse(setting, "the offset is too large");
	size_t at = (size_t)index[1], size = (at + info->access_bytes + 15) / 16 * 16;
	struct bytes *bank = machine_add_bank(&run->machine, memory, index[0], size);
	if (!bank)
		return refuse(setting, "unknown bank");
	for (size_t i = 0; i < info->access_bytes; i++) {
		size_t shift = 8 * (info->big ? info->access_bytes - 1 - i : i);
		bool sign = negative && word; /* the bits of a word beyond 64 */
		bank->data[at + i] = (unsigned char)(shift < 64 ? word >> shift : sign ? 0xff : 0);
	}
	return true;
}

static bool set_file(struct run *run, const char *setting, unsigned memory, uint64_t number,
		     const char *path)
{
	struct bytes content = { 0 };
	bool good = read_file(path, &content);
	struct bytes *bank = machine_add_bank(&run->machine, memory, number, content.length);
	if (good && !bank)
		good = refuse(setting, "unknown bank");
	if (good && content.length)
		memcpy(bank->data, content.data, content.length);
	free(content.data);
	return good;
}

/* memory = name { "[" number "]" } */
static bool set_memory(struct run *run, const char *setting, size_t length, const char *value)
{
	const char *at = memchr(setting, '[', length), *end = setting + length;
	size_t name = at ? (size_t)(at - setting) : length;
	uint64_t index[2] = { 0, 0 };
	unsigned memory = 0, count = 0;
	while (memory < ${$p}_memory_count && (strlen(${$p}_memories[memory].name) != name ||
					  memcmp(${$p}_memories[memory].name, setting, name) != 0))
		memory++;
	if (memory == ${$p}_memory_count)
		return refuse(setting, at ? "unknown memory" : "unknown register");
	unsigned first = ${$p}_memories[memory].banks ? 0 : 1; /* without banks: the offset alone */
	for (at = setting + name; at < end && first + count < 2; count++) {
		const char *close = memchr(at, ']', (size_t)(end - at));
		if (*at != '[' || !close ||
		    !read_index(at + 1, (size_t)(close - at) - 1, &index[first + count]))
			break;
		at = close + 1;
	}
	if (at < end || first + count < 1)
		return refuse(setting, first ? "expected MEMORY[OFFSET]=NUMBER or MEMORY=FILE"
					     : "expected MEMORY[BANK][OFFSET]=NUMBER or MEMORY[BANK]=FILE");
	return first + count == 2 ? set_word(run, setting, memory, index, value)
				  : set_file(run, setting, memory, index[0], value);
}

/* setting = (register | memory | "pc") "=" text */
static bool read_setting(struct run *run, const char *setting)
{
	const char *equals = strchr(setting, '=');
	if (!equals)
		return refuse(setting, "expected a setting such as NAME=NUMBER");
	size_t length = (size_t)(equals - setting);
	enum ${$p}_file file;
	unsigned number;
	const char *lane = memchr(setting, '@', length);
	if (lane || ${$p}_find_register(setting, length, &file, &number))
		return set_register(run, setting, length, equals + 1);
	if (length == 2 && memcmp(setting, "pc", 2) == 0)
		return set_pc(run, setting, equals + 1);
	return set_memory(run, setting, length, equals + 1);
}

