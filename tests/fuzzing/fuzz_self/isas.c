/* SPDX-License-Identifier: MIT */
/* The specifications for programs and settings, read once from isa-spec/. */
#include "isas.h"

#include <stdlib.h>

#include "cli/cli.h"
#include "host/share.h"

static const char *const names[] = { "gpu", "brew", "tiny" };
static struct arena arena; /* lives as long as the process */
static struct codec *codecs[sizeof names / sizeof *names];

static struct codec *load_codec(const char *name)
{
	struct options options = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	VEC_PUSH(&arena, &options.isa,
		arena_printf(&arena, "%s/../isa-spec/%s", share_templates(&arena), name));
	const struct isa *isa = load_isa(&arena, &diag, &options, DEPTH_FORMS);
	if (diag.errors) {
		diag_print_text(&diag, stderr, 3, false);
		fprintf(stderr, "there is no specification %s\n", options.isa.items[0]);
		exit(2);
	}
	return codec_new(&arena, isa);
}

int LLVMFuzzerInitialize(int *argc, char ***argv)
{
	(void)argc, (void)argv;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		codecs[i] = load_codec(names[i]);
	return 0;
}

struct codec *fuzz_codec(uint8_t choice)
{
	return codecs[choice % (sizeof names / sizeof *names)];
}
