%# SPDX-License-Identifier: MIT
/* ---- names ---- */

static char fold(char c)
{
%if /isa/assembly/@case = 'fold'
	return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
%else
	return c;
%end
}

static bool begins(const char *name, size_t length, const char *start, size_t *end)
{
	size_t at = 0;
	while (start[at] && at < length && fold(start[at]) == fold(name[at]))
		at++;
	*end = at;
	return !start[at];
}

static bool find_numbered(const struct ${$p}_file_info *info, const char *name, size_t length,
			  unsigned *number)
{
	size_t at;
	uint32_t value = 0;
	if (!info->numbered || !begins(name, length, info->prefix, &at) || at == length)
		return false;
	for (; at < length; at++) {
		if (name[at] < '0' || name[at] > '9' || value > 10000000)
			return false;
		value = value * 10 + (uint32_t)(name[at] - '0');
	}
	if (value < info->first || value - info->first >= info->numbered)
		return false;
	*number = value;
	return true;
}

static bool search_file(const struct ${$p}_file_info *info, const char *name, size_t length,
			 unsigned *number)
{
	const struct ${$p}_register_info *names = ${$p}_registers + info->names;
	size_t end;
	for (unsigned i = 0; i < info->named; i++)
		if (begins(name, length, names[i].name, &end) && end == length) {
			*number = names[i].number;
			return true;
		}
	return find_numbered(info, name, length, number);
}

bool ${$p}_find_register(const char *name, size_t length, enum ${$p}_file *file, unsigned *number)
{
	for (unsigned i = 0; i < ${$s/@file-end}; i++)
		if (search_file(&${$p}_files[i], name, length, number)) {
			*file = (enum ${$p}_file)i;
			return true;
		}
	return false;
}

const char *${$p}_stop_name(enum ${$p}_stop stop)
{
	static const char *const names[] = {
%if $s/@program
		[${$P}_STOP_NONE] = "",
		[${$P}_STOP_UNDEFINED] = "undefined",
		[${$P}_STOP_RESERVED] = "reserved",
		[${$P}_STOP_FAULT] = "fault",
		[${$P}_STOP_RAISE] = "raise",
		[${$P}_STOP_UNEXECUTABLE] = "unexecutable",
		[${$P}_STOP_HALT] = "halt",
		[${$P}_STOP_BREAK] = "break",
		[${$P}_STOP_SELF_JUMP] = "self-jump",
		[${$P}_STOP_LIMIT] = "limit",
%else
		[${$P}_STOP_NONE] = "",           [${$P}_STOP_EXIT] = "exit",
		[${$P}_STOP_UNDEFINED] = "undefined", [${$P}_STOP_RESERVED] = "reserved",
		[${$P}_STOP_TRUNCATED] = "truncated", [${$P}_STOP_FAULT] = "fault",
		[${$P}_STOP_RAISE] = "raise",     [${$P}_STOP_UNEXECUTABLE] = "unexecutable",
		[${$P}_STOP_LIMIT] = "limit",
%end
	};
	return (size_t)stop < sizeof names / sizeof *names ? names[stop] : "";
}

const char *${$p}_exception_name(enum ${$p}_exception exception)
{
	static const char *const names[${$P}_EXCEPTION_COUNT] = {
		[${$P}_EXCEPTION_NONE] = "",
%each $s/exceptions/c-exception
		[${$P}_EXCEPTION_${id: @id}] = "${c-string: @name}",
%end
	};
	return (size_t)exception < ${$P}_EXCEPTION_COUNT ? names[exception] : "";
}
