/* SPDX-License-Identifier: MIT */
/* The tables as formulas: what smt_tables.c offers to the claims. */
#ifndef PROOF_SMT_TABLES_H
#define PROOF_SMT_TABLES_H

#include "smt.h"
#include "tables.h"

/* What a first unit leads to, and how many bytes the word has. */
struct front_leaf {
	unsigned front, bytes;
};

/* Defines as functions of w:
 *   limb_K     64 bits of it
 *   t_bytes, t_front_K  bytes of the word (8 bits), and whether its first unit has leaf K (1 bit)
 *   t_fits_B, t_holds_B, t_means_B   box B: gpu_box_fits, box_holds, and by mask and checks alone
 *   t_legal_I  whether a box of opcode I means the word
 *   t_start_I  the digit of gpu_likely_box for opcode I
 *   t_form_I, t_first_I, t_last_I    gpu_find_form; the form of the first, of the last box
 *   t_as_I     decode_as: status (8 bits), opcode (16), form (16) */
void smt_define_tables(struct smt *smt, unsigned unit);

/* The boxes that gpu_likely_box can give, by digit; how many. */
unsigned tables_likely(unsigned opcode, uint32_t box[4], bool used[4]);

/* All that first units lead to, each once; none where there is no table of them. */
extern struct front_leaf *tables_leaves;
extern size_t tables_leaf_count;

/* gpu_extract of w, gpu_insert of w and v: terms, each behind a blank. */
void tables_extract(struct smt *smt, const struct table_position *position);
void tables_insert(struct smt *smt, const struct table_position *position);

/* The number of an opcode in the tables; 0: it is not there. */
unsigned tables_find(const char *name);

#endif
