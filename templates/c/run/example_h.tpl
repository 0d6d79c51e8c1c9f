%# SPDX-License-Identifier: MIT
%# How the functions are called, and which files have them.
/* The order of calls, without a look at what they return:
 *
 *     static struct ${$p}_state state;
 *     struct ${$p}_program program;
 *     size_t needed = ${$p}_program_room(size);
%if $s/@program
 *     void *room = calloc(needed, 1);
 *     ${$p}_load(&program, room, needed, 0, size);
 *     ${$p}_map_bank(&state, ${$P}_MEMORY_${id: $s/@program}, 0, bytes, size);
 *     ${$p}_reset(&state);
%else
 *     void *room = malloc(needed);
 *     ${$p}_load(&program, room, needed, bytes, size);
 *     ${$p}_reset(&state);
%end
 *     enum ${$p}_stop stop = ${$p}_run(&state, &program, limit, &steps);
 *
%if $s/@program
 * The reset can read memory, so map memory first; set pc and registers afterwards.
%elif $s/memories/c-memory
 * The reset forgets all memory, so map banks after it, and set pc and registers.
%else
 * Set pc and registers after the reset.
%end
 *
 * To link: ${$p}_run.c, ${$p}_kernels*.c, ${$p}_decode.c, ${$p}_encode.c, ${$p}_tables.c;
 * for access to the state ${$p}_state.c, for names and text also ${$p}_state_text.c. */
