/* SPDX-License-Identifier: MIT */
/* Included before each source that rewrite.c has made: a place that is switched off reports nothing
 * and goes on as if it had. */
#ifndef SPECC_TESTS_PLACES_H
#define SPECC_TESTS_PLACES_H

struct report;
struct type_failure;
extern long place_nothing[512]; /* what such a place returns if that is a pointer */

/* Notes that the place is reached. Is it the one in $SPECC_PLACE_OFF? */
int place_is_off(const char *place);

#define PLACE_IS(call, type) __builtin_types_compatible_p(__typeof__(call), type)
#define PLACE_RETURNS(call)                                                                        \
	__builtin_choose_expr(                                                                         \
		PLACE_IS(call, struct report *) || PLACE_IS(call, struct type_failure *), place_nothing,   \
		PLACE_IS(call, int) ? 2 : 0)

/* All that report return one of these, 2 (a wrong command) or false. */
#define PLACE(at, call)        (place_is_off(at) ? (__typeof__(call))PLACE_RETURNS(call) : (call))
#define PLACE_STRUCT(at, call) (place_is_off(at) ? (__typeof__(call)){ 0 } : (call))

#endif
