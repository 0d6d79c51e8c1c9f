%# SPDX-License-Identifier: MIT
%if $misfits
/* Notes the first field that the text wrote, and that keeps the word out of the form. */
static void note_misfit(struct parser *p)
{
	const struct ${$p}_opcode_info *info = &${$p}_opcodes[forms[p->form].opcode];
	const struct ${$p}_nearest nearest = ${$p}_find_nearest(info, p->form, p->state.word);
%if $boxless
	if (!nearest.box)
		return;
%end
	if (p->misfit_count <= nearest.wrong)
		return;
	p->misfit_form = p->form;
	p->misfit_count = nearest.wrong;
%if $misfits-unshown
	p->misfit = (struct written){ ${$P}_FIELD_COUNT, 0, 0 };
	for (unsigned i = 0; i < p->state.fields; i++)
		if (${$p}_wrong_field(info, nearest.box, p->state.word, p->written[i].field)) {
			p->misfit = p->written[i];
			return;
		}
}

%else
	const struct written *written = p->written;
	while (!${$p}_wrong_field(info, nearest.box, p->state.word, written->field))
		written++;
	p->misfit = *written;
}

%end
%end
