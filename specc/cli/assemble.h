/* Assembles whole files: text, one instruction a line, becomes bytes. */
#ifndef SPECC_CLI_ASSEMBLE_H
#define SPECC_CLI_ASSEMBLE_H

#include "base/diag.h"
#include "model/codec.h"

/* One instruction of a program. */
struct assembled {
	size_t offset, size; /* bytes of the program */
	const struct opcode *opcode;
	const struct form *form;
	struct word word;
};

struct assembly {
	struct buffer bytes; /* in memory order */
	VEC(struct assembled) list;
};

/* Reports every line that is no instruction (check `assembly`); false when there is one. */
bool assemble(struct arena *arena, struct diag *diag, struct codec *codec,
	const struct source *source, struct assembly *assembly);

#endif
