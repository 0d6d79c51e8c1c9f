/* A comparison of many words: private to specc_against*.c. */
#ifndef SPECC_AGAINST_CAMPAIGN_H
#define SPECC_AGAINST_CAMPAIGN_H

#include "specc_against.h"

enum specc_format { SPECC_FORMAT_TEXT, SPECC_FORMAT_LINES };

struct specc_options {
	struct specc_decoder_setup decoder;
	long time;           /* seconds; 0: no limit */
	unsigned long count; /* words; 0: no limit */
	uint64_t seed;
	const char **opcodes; /* only these */
	unsigned opcode_count;
	bool only[SPECC_KINDS], any_only; /* only these kinds of findings */
	bool spelling, defined_only;
	const char *normalize, *places, *words; /* files */
	const char *mask;                       /* a pattern of 0, 1 and ?, highest bit first */
	unsigned findings_max, number_bits;
	enum specc_format format;
};

/* False after a message, or after help: *status is the exit status then. */
bool specc_options_read(struct specc_options *options, int count, char **words, const char *name,
	bool linked, int *status);

/* Runs it. The exit status. */
int specc_campaign_run(struct specc_compare *compare, const struct specc_options *options);

#endif
