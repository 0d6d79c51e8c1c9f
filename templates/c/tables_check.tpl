
bool ${$p}_check_holds(const struct ${$p}_check *check, const uint64_t *word)
{
	uint64_t value = ${$p}_extract(word, &${$p}_positions[check->position]);
	if (check->count)
		return ${$p}_in_cubes(value, check->at, check->count);
	return ${$p}_in_set((unsigned)value, check->at) & 1;
}

bool ${$p}_slow_hold(const struct ${$p}_box *box, const uint64_t *word)
{
	uint32_t end = box->check + box->checks;
	for (uint32_t i = end - box->slow; i < end; i++)
		if (!${$p}_check_holds(&${$p}_checks[i], word))
			return false;
	return true;
}

unsigned ${$p}_find_among(const struct ${$p}_box *box, unsigned count, const uint64_t *word)
{
	for (; count > 0; count--, box++)
		if (${$p}_box_holds(box, word))
			return box->form;
	return 0;
}
