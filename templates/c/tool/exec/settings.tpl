%# SPDX-License-Identifier: MIT
/* ---- settings ---- */

static bool read_value(const char *setting, const char *value, unsigned width, uint64_t *bits)
{
	bool negative;
	if (!read_number(value, strlen(value), bits, &negative))
		return refuse(setting, "expected a number such as 7, 0x1F or -1 after '='");
	return fit(bits, negative, width) ||
	       refuse(setting, "the number does not fit");
}

static bool set_register(struct run *run, const char *setting, unsigned file, unsigned number,
			 const char *value)
{
	uint64_t bits;
	if (!read_value(setting, value, ${$p}_files[file].width, &bits))
		return false;
	const char *why = set_machine(&run->machine, file, number, bits);
	return !why || refuse(setting, why);
}

/* The memory whose name begins here, with or without the bits of the access after it. */
static const char *find_memory(const char *setting, unsigned *memory, unsigned *bytes)
{
	for (*memory = 0; *memory < ${$p}_memory_count; ++*memory) {
		const struct ${$p}_memory_info *info = &${$p}_memories[*memory];
		size_t length = strlen(info->name);
		const char *at = setting + length;
		unsigned bits = 0;
		if (strncmp(setting, info->name, length) != 0)
			continue;
		for (; *at >= '0' && *at <= '9' && bits < 1000; at++)
			bits = bits * 10 + (unsigned)(*at - '0');
		*bytes = bits ? bits / 8 : info->access_bytes;
		if (*at == '[' && bits % 8 == 0 && *bytes && *bytes <= 8)
			return at;
	}
	return NULL;
}

/* memory = name [bits] [ "[" bank "]" ] "[" address "]" */
static bool set_memory(struct run *run, const char *setting, const char *equals)
{
	uint64_t index[2] = { 0, 0 }, value;
	unsigned memory, size;
	const char *at = find_memory(setting, &memory, &size);
	if (!at)
		return refuse(setting, "unknown register or memory");
	const struct ${$p}_memory_info *info = &${$p}_memories[memory];
	for (unsigned i = info->banks ? 0 : 1; i < 2; i++) {
		const char *close = memchr(at, ']', (size_t)(equals - at));
		if (*at != '[' || !close || !read_index(at + 1, (size_t)(close - at) - 1, &index[i]))
			return refuse(setting, "expected a number in [ ]");
		at = close + 1;
	}
	if (at != equals)
		return refuse(setting, "expected '=' after ]");
	if (!read_value(setting, equals + 1, 8 * size, &value))
		return false;
	unsigned char bytes[8];
	for (unsigned i = 0; i < size; i++)
		bytes[i] = (unsigned char)(value >> 8 * (info->big ? size - 1 - i : i));
	const char *why = machine_put(&run->machine, memory, index[0], index[1], bytes, size);
	return !why || refuse(setting, why);
}

/* Those of memory are made before the reset, the others after it. */
static bool apply_setting(struct run *run, const char *setting, bool memory)
{
	const char *equals = strchr(setting, '=');
	size_t length = (size_t)(equals - setting);
	enum ${$p}_file file;
	unsigned number;
	bool is_register = ${$p}_find_register(setting, length, &file, &number);
	bool is_pc = length == 2 && memcmp(setting, "pc", 2) == 0;
	if (memory)
		return is_register || is_pc || set_memory(run, setting, equals);
	if (is_pc)
		return read_value(setting, equals + 1, ${$s/@counter}, &run->machine.state->pc);
	return !is_register || set_register(run, setting, file, number, equals + 1);
}

static bool apply_settings(struct run *run, bool memory)
{
	const char *setting;
	for (size_t at = 0; at < run->settings.length; at += sizeof setting) {
		memcpy(&setting, run->settings.data + at, sizeof setting);
		if (!apply_setting(run, setting, memory))
			return false;
	}
	return true;
}

