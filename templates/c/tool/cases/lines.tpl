%# SPDX-License-Identifier: MIT
static bool bytes_of(struct script *script, const char *word, struct bytes *bytes)
{
	bytes->length = 0;
	tool_add_text(bytes, word);
	if (tool_hex_bytes(bytes) == SIZE_MAX)
		return true;
	wrong(script, "expected pairs of hexadecimal digits, found '%.40s'", word);
	return false;
}

/* ---- the lines: each gets its words ---- */

%if not($s/@program)
static void line_code(struct script *script, char **words)
{
	bytes_of(script, words[0], &script->machine.code);
}

%end
static void line_limit(struct script *script, char **words)
{
	decimal(script, words[0], &script->limit);
}

static void line_trace(struct script *script, char **words)
{
	(void)words;
	script->trace = true;
}

%let at = substring(', at', 1, 4 * not($s/@program))
/* The file pc has one number. */
static void line_set(struct script *script, char **words)
{
	uint64_t number, value;
	bool all = strcmp(words[2], "*") == 0;
%if $s/@program
	if (!all)
		wrong(script, "expected '*', found '%.20s'", words[2]);
	if (!all || !hex(script, words[1], &number) || !hex(script, words[3], &value))
		return;
%else
	uint64_t lane = 0;
	if (!hex(script, words[1], &number) || (!all && !decimal(script, words[2], &lane)) ||
	    !hex(script, words[3], &value))
		return;
	int64_t at = all ? -1 : lane < INT64_MAX ? (int64_t)lane : INT64_MAX;
%end
	if (strcmp(words[0], "pc") == 0) {
		script->machine.state->pc = value;
		return;
	}
%if $s/@cycles
	if (strcmp(words[0], "cycles") == 0) {
		script->machine.state->cycles = value;
		return;
	}
%end
	unsigned file = 0;
	while (file < ${$p}_file_count && strcmp(${$p}_files[file].name, words[0]) != 0)
		file++;
	if (file == ${$p}_file_count) {
		wrong(script, "unknown register file '%.40s'", words[0]);
		return;
	}
	const char *why = set_machine(&script->machine, file, number${$at}, value);
	if (why)
		wrong(script, "%.20s %.20s %.20s %.20s: %s", words[0], words[1], words[2], words[3], why);
}

%if $s/@program
%include "tool/cases/machine.tpl"
%else
/* The bank that words name, with at least size bytes. */
static struct bytes *find_bank(struct script *script, char **words, size_t size)
{
	uint64_t bank;
	unsigned memory = 0;
	if (!hex(script, words[1], &bank))
		return NULL;
	while (memory < ${$p}_memory_count && strcmp(${$p}_memories[memory].name, words[0]) != 0)
		memory++;
	struct bytes *bytes = machine_add_bank(&script->machine, memory, bank, size);
	if (!bytes)
		wrong(script, "unknown memory '%.40s' with bank %.20s", words[0], words[1]);
	return bytes;
}

/* mem MEMORY BANK SIZE */
static void line_mem(struct script *script, char **words)
{
	uint64_t size;
	if (!hex(script, words[2], &size))
		return;
	if (size > BANK_MAX)
		wrong(script, "a bank of more than %x bytes", (unsigned)BANK_MAX);
	else
		find_bank(script, words, (size_t)size);
}

static void put_bytes(struct script *script, char **words, uint64_t offset,
		      const struct bytes *data)
{
	struct bytes *bank = find_bank(script, words, 0);
	if (!bank)
		return;
	if (offset > bank->length || data->length > bank->length - offset)
		wrong(script, "bank %.20s of '%.40s' has %zx bytes", words[1], words[0], bank->length);
	else if (data->length)
		memcpy(bank->data + offset, data->data, data->length);
}

/* put MEMORY BANK OFFSET BYTES */
static void line_put(struct script *script, char **words)
{
	uint64_t offset;
	struct bytes data = { 0 };
	if (hex(script, words[2], &offset) && bytes_of(script, words[3], &data))
		put_bytes(script, words, offset, &data);
	free(data.data);
}

%end
%include "tool/cases/table.tpl"
%include "tool/cases/answer.tpl"
