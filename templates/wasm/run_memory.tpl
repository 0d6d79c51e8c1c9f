unsigned ${$P}_EXPORT(memory_count)(void)
{
	return ${$p}_memory_count;
}

const char *${$P}_EXPORT(memory_name)(unsigned memory)
{
	return ${$p}_memories[memory].name;
}

unsigned ${$P}_EXPORT(memory_banks)(unsigned memory)
{
	return ${$p}_memories[memory].banks;
}

/* Bytes of a word. */
unsigned ${$P}_EXPORT(memory_word)(unsigned memory)
{
	return ${$p}_memories[memory].word;
}

bool ${$P}_EXPORT(memory_is_big)(unsigned memory)
{
	return ${$p}_memories[memory].big;
}

