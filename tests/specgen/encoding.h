/* The bits of one instruction. */
#ifndef SPECC_TESTS_SPECGEN_ENCODING_H
#define SPECC_TESTS_SPECGEN_ENCODING_H

/* All are free but those of the code. */
void encoding_begin(unsigned bits);
unsigned encoding_left(void);
void encoding_take(unsigned at, unsigned width);
/* The arguments of field<...> for so many free bits, which are taken then; NULL: there are not
 * as many. */
const char *encoding_place(unsigned width);

#endif
