/* SPDX-License-Identifier: MIT */
/* The path of a file of an output folder -> whether it can be one, here and on other systems. */
#include "base/outfile_internal.h"

const char *outfile_check_path(struct str path)
{
	if (!path.length)
		return "the path is empty";
	if (path.text[0] == '/')
		return "the path is absolute";
	if (str_starts_with(path, STR(PRIVATE_PREFIX)))
		return "names " PRIVATE_PREFIX "* are reserved for specc";
	for (size_t i = 0, step; i < path.length; i += step) {
		uint32_t code;
		step = utf8_decode(str_slice(path, i, path.length), &code);
		if (!step)
			return "the path is not UTF-8";
		if (code < 0x20 || (code >= 0x7F && code < 0xA0))
			return "the path has a control character";
		if (code == '\\')
			return "the path has a backslash; expected '/'";
	}
	for (size_t from = 0, to; from <= path.length; from = to + 1) {
		to = str_find(path, from, STR("/"));
		struct str part = str_slice(path, from, to);
		if (!part.length || str_equal(part, STR(".")) || str_equal(part, STR("..")))
			return "the path has an empty, '.' or '..' component";
		if (part.length > NAME_LIMIT)
			return "a component of the path is longer than 255 bytes";
	}
	return NULL;
}

/* Does the name begin with this word, in any letters, and does a dot, a blank or nothing follow? */
static bool begins_with_word(struct str name, const char *word)
{
	size_t length = strlen(word);
	return str_equal_folded(str_slice(name, 0, length), str_from_c(word)) &&
		   (name.length == length || name.text[length] == '.' || name.text[length] == ' ');
}

bool output_is_device(struct str name)
{
	static const char *const devices[] = { "con", "prn", "aux", "nul", "conin$", "conout$", "com0",
		"com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8", "com9", "lpt0", "lpt1",
		"lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9" };
	for (size_t i = 0; i < sizeof devices / sizeof *devices; i++)
		if (begins_with_word(name, devices[i]))
			return true;
	return false;
}

const char *outfile_check_portable(struct str path)
{
	for (size_t from = 0, to; from <= path.length; from = to + 1) {
		for (to = from; to < path.length && path.text[to] != '/'; to++)
			if (strchr("<>:\"|?*", path.text[to]))
				return "Windows allows none of < > : \" | ? * in a name";
		if (path.text[to - 1] == '.' || path.text[to - 1] == ' ')
			return "on Windows a name cannot end with a dot or a blank";
		if (output_is_device(str_slice(path, from, to)))
			return "a component of the path is the name of a device on Windows";
	}
	return NULL;
}
