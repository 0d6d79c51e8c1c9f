%# SPDX-License-Identifier: MIT

%if $checks
bool ${$p}_check_holds(const struct ${$p}_check *check, const uint64_t *word)
{
	uint64_t value = ${$p}_extract(word, &${$p}_positions[check->position]);
	return ${$p}_in_cubes(value, check->at, check->count);
}

%end
/* The lowest bit says whether the window's number is in its set; the others say nothing. */
static uint64_t in_set(const struct ${$p}_window *window, const uint64_t *word)
{
	unsigned number = ${$p}_bits_from(word, window->at) & 0xff;
	return ${$p}_sets[window->set][number / 64] >> number % 64;
}

static bool box_holds(const struct ${$p}_box *box, const uint64_t *word)
{
	if (!${$p}_box_fits(box, word))
		return false;
	if (box->rest && !(in_set(&box->window[0], word) & in_set(&box->window[1], word) & 1))
		return false;
%if $slow
	for (uint32_t i = box->checks - box->slow; i < box->checks; i++)
		if (!${$p}_check_holds(&${$p}_checks[box->check + i], word))
			return false;
%end
	return true;
}

unsigned ${$p}_find_form(const uint64_t *word, unsigned opcode)
{
%if $d/fronts
	const struct ${$p}_front *front = &${$p}_fronts[${$p}_front_code(word) / 16];
%if $d/front-search/@open = 'yes'
	if (front->sure && front->code == opcode)
%else
	if (front->code == opcode)
%end
		return front->form;
%end
	const struct ${$p}_box *likely = ${$p}_likely_box(word, opcode);
	if (box_holds(likely, word))
		return likely->form;
	const struct ${$p}_box *box = &${$p}_boxes[${$p}_opcodes[opcode].box];
	for (uint32_t i = 0; i < ${$p}_opcodes[opcode].boxes; i++)
		if (box_holds(&box[i], word))
			return box[i].form;
	return 0;
}
%if $misfits

bool ${$p}_form_holds(unsigned form, unsigned opcode, const uint64_t *word)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[opcode];
	for (uint32_t i = info->box; i < info->box + info->boxes; i++)
		if (${$p}_boxes[i].form == form && box_holds(&${$p}_boxes[i], word))
			return true;
	return false;
}
%end
