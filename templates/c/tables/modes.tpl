%# SPDX-License-Identifier: MIT
const struct ${$p}_mode_row ${$p}_modes[] = {
%each $d/modes/row
	{ ${@mask}, ${@match}, ${$P}_MODE_${@mode}, ${@part}, ${@parts} },
%end
};

const struct ${$p}_mode_part ${$p}_mode_parts[] = {
%each $d/mode-parts/row fill 87
	{ ${$P}_PART_${@part}, ${@lsb}, ${@width} },
%else
	{ 0 },
%end
};

static const char *const mode_names[${$P}_MODE_COUNT + 1] = {
	"",
%each $d/mode-names/c-mode
	[${$P}_MODE_${id: @id}] = "${c-string: @name}",
%end
};

const char *${$p}_mode_name(enum ${$p}_mode mode)
{
	return (size_t)mode <= ${$P}_MODE_COUNT ? mode_names[mode] : "";
}

static const char *const part_names[${$P}_PART_COUNT + 1] = {
	"",
%each $d/part-names/c-part
	[${$P}_PART_${id: @id}] = "${c-string: @name}",
%end
};

const char *${$p}_part_name(enum ${$p}_part part)
{
	return (size_t)part <= ${$P}_PART_COUNT ? part_names[part] : "";
}
