%# SPDX-License-Identifier: MIT
%if not($s/@program)
static void run_case(struct script *script)
{
	machine_begin(&script->machine);
	if (script->trace)
		run_told(script);
	else
		run_machine(&script->machine, script->limit);
}

%end
static void answer(struct script *script)
{
	tool_add_format(&script->out, "case %s\n", (const char *)script->name.data);
	run_case(script);
	add_stop(script);
	add_changes(script, KEPT_START);
	tool_add_text(&script->out, "end\n");
}

static void finish(struct script *script)
{
%if $s/@program
	check_sight(script);
%end
	if (script->wrong[0])
		tool_add_format(&script->out, "error %s\n", script->wrong);
	else
		answer(script);
	script->wrong[0] = 0;
	script->open = false;
}

static void begin(struct script *script)
{
	if (script->open) {
		wrong(script, "the previous case has no go");
		finish(script);
	}
	script->open = true;
	script->limit = 1000000;
	script->trace = false;
%if $s/@program
	script->is_trap = script->is_reset = script->is_broken = script->has_sight = false;
	script->raised = ${$P}_EXCEPTION_NONE;
	machine_clear(&script->machine);
%else
	reset_machine(&script->machine);
%end
	const char *name = script->count > 1 ? script->words[1] : "-";
	script->name.length = 0;
	tool_add(&script->name, name, strlen(name) + 1);
	if (script->count != 2)
		wrong(script, "expected case NAME");
}

static void read_script_line(struct script *script)
{
	split(script);
	if (!script->count)
		return;
	if (strcmp(script->words[0], "case") == 0) {
		begin(script);
		return;
	}
	if (!script->open)
		wrong(script, "expected a line 'case NAME'");
	else if (strcmp(script->words[0], "go") != 0)
		read_setting(script);
	else if (script->count != 1)
		wrong(script, "expected go");
	if (!script->open || strcmp(script->words[0], "go") == 0)
		finish(script);
}

int tool_cases(void)
{
	struct script script = { 0 };
	bool good = true;
	machine_open(&script.machine);
	while (good && read_line(&script)) {
		read_script_line(&script);
		good = tool_flush(&script.out);
	}
	if (script.open) {
		wrong(&script, "the case has no go");
		finish(&script);
	}
	good = tool_flush(&script.out) && good;
	machine_close(&script.machine);
	free(script.line.data);
	free(script.name.data);
	free(script.out.data);
	return good && !ferror(stdin) ? EXIT_FINE : EXIT_USAGE;
}
