%# SPDX-License-Identifier: MIT
static unsigned find_memory(const char *name)
{
	unsigned memory = 0;
	while (memory < ${$p}_memory_count && strcmp(${$p}_memories[memory].name, name) != 0)
		memory++;
	return memory;
}

/* mem MEMORY BANK SIZE [BASE] */
static void line_mem(struct script *script, char **words)
{
	uint64_t number, size, base = 0;
	if (!hex(script, words[1], &number) || !hex(script, words[2], &size) ||
	    (script->count > 4 && !hex(script, words[3], &base)))
		return;
	const char *why =
		machine_add_bank(&script->machine, find_memory(words[0]), number, base, size);
	if (why)
		wrong(script, "mem %.40s %.20s: %s", words[0], words[1], why);
}

/* put MEMORY BANK ADDRESS BYTES */
static void line_put(struct script *script, char **words)
{
	uint64_t number, address;
	struct bytes data = { 0 };
	const char *why = NULL;
	if (hex(script, words[1], &number) && hex(script, words[2], &address) &&
	    bytes_of(script, words[3], &data))
		why = machine_put(&script->machine, find_memory(words[0]), number, address, data.data,
				  data.length);
	if (why)
		wrong(script, "put %.40s %.20s %.20s: %s", words[0], words[1], words[2], why);
	free(data.data);
}

static void line_raise(struct script *script, char **words)
{
	unsigned i = ${$P}_EXCEPTION_NONE + 1;
	while (i < ${$P}_EXCEPTION_COUNT &&
	       strcmp(${$p}_exception_name((enum ${$p}_exception)i), words[0]) != 0)
		i++;
	if (i == ${$P}_EXCEPTION_COUNT)
		wrong(script, "unknown exception '%.40s'", words[0]);
	else
		script->raised = (enum ${$p}_exception)i;
}

static void line_trap(struct script *script, char **words)
{
	script->is_trap = true;
	line_raise(script, words);
	if (script->count == 3)
		wrong(script, "expected trap NAME [NEXT_PC BAD_ADDRESS]");
	script->has_sight = script->count == 4 && hex(script, words[1], &script->next_pc) &&
			    hex(script, words[2], &script->bad_address);
}

static void line_reset(struct script *script, char **words)
{
	(void)words;
	script->is_reset = true;
}

/* From here on the state is the one after the reset. */
static void line_boot(struct script *script, char **words)
{
	(void)words;
	script->is_broken = ${$p}_reset(script->machine.state) != ${$P}_STOP_NONE;
}

static void line_stop_at(struct script *script, char **words)
{
	uint64_t address;
	if (hex(script, words[0], &address) && !stop_machine_at(&script->machine, address))
		wrong(script, "more than %d stop-at lines", (int)${$P}_BREAKS_MAX);
}

static void line_stop_on_trap(struct script *script, char **words)
{
	(void)words;
	script->machine.state->stop_on_trap = true;
}

static void line_stop_on_self_jump(struct script *script, char **words)
{
	(void)words;
	script->machine.state->stop_on_self_jump = true;
}

