/* SPDX-License-Identifier: MIT */
/* A mask of registers that is written as a list: what each bit is called, and which of them make a
 * range. Where the text of a mask begins and ends is up to codec/list.c. */
#ifndef SPECC_ISA_REGISTER_LIST_H
#define SPECC_ISA_REGISTER_LIST_H

#include "isa/register.h"

struct list_member {
	uint64_t number; /* of the register */
	unsigned bit;    /* of the mask */
	bool joins;      /* it is in one range with the member before it, r5 after r4 */
};

struct list_name {
	struct str text;
	unsigned member; /* index */
};

struct register_list {
	const struct register_file *file;
	VEC(struct list_member) members; /* in the order of register numbers, as they are printed */
	/* The name that each member is printed as, in the same order, then all other ones that are
	 * read. */
	VEC(struct list_name) names;
	struct str separator; /* with the blanks that are printed, ", " */
	struct str range;     /* "-"; empty: there are no ranges */
	unsigned least;       /* members that are printed as a range, 2 or more */
};

/* The signs as they are read: without blanks. */
struct str list_separator_sign(const struct register_list *list);
struct str list_range_sign(const struct register_list *list);
/* Sets names, and which members join; file and members must be set. */
void list_set_names(struct arena *arena, struct register_list *list);
/* The members from `first` on, all in the mask, that are printed as one: 1, or those of a range. */
unsigned list_run(const struct register_list *list, uint64_t mask, unsigned first);
/* Do the members from `first` to `last` have all registers between them? */
bool list_is_range(const struct register_list *list, unsigned first, unsigned last);
/* The bits of these members. */
uint64_t list_bits(const struct register_list *list, unsigned first, unsigned last);
/* The register of a bit, as its type says it. */
uint64_t list_bit_number(const struct register_list *list, unsigned bit);

#endif
