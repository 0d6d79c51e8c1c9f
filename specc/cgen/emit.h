/* SPDX-License-Identifier: MIT */
/* C text of programs in the core form: the body of one function each. Names other than those of the
 * standard headers are defined by templates/c/kernel. */
#ifndef SPECC_CGEN_EMIT_H
#define SPECC_CGEN_EMIT_H

#include "core/core.h"

/* How names are spelled in C. */
struct emit_style {
	struct str prefix, upper; /* "gpu", "GPU" */
};

/* The statements of the function, one per line, indented by tabs; empty, with builder->failure set,
 * if the program cannot be emitted. It must have been planned. */
struct str emit_program(
	struct core_builder *b, struct core_program *program, const struct emit_style *style);

/* A function of the specification: "uint32_t gpu_fn_flush(uint32_t x)", and its statements. Empty,
 * with builder->failure set, if it cannot be emitted. */
struct emit_text {
	struct str head, body;
};
struct emit_text emit_function(
	struct core_builder *b, const struct core_function *function, const struct emit_style *style);

#endif
