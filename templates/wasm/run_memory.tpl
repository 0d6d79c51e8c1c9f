unsigned EXPORT(memory_count)(void)
{
	return ${$p}_memory_count;
}

const char *EXPORT(memory_name)(unsigned memory)
{
	return ${$p}_memories[memory].name;
}

unsigned EXPORT(memory_banks)(unsigned memory)
{
	return ${$p}_memories[memory].banks;
}

/* Bytes of a word. */
unsigned EXPORT(memory_word)(unsigned memory)
{
	return ${$p}_memories[memory].word;
}

bool EXPORT(memory_is_big)(unsigned memory)
{
	return ${$p}_memories[memory].big;
}

