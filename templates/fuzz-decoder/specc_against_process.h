/* Outside decoders as processes: private to specc_against_*.c. */
#ifndef SPECC_AGAINST_PROCESS_H
#define SPECC_AGAINST_PROCESS_H

#include "specc_against.h"

#include <sys/types.h>

enum {
	SPECC_LINE_MAX = 2048, /* bytes of a line of an answer */
	SPECC_ROW = 1024,      /* words that a library's process is asked for at once */
	SPECC_BROKEN_MAX = 16  /* words of one call that may end or block the decoder */
};

/* Memory that the process of a library shares with the campaign. */
struct specc_share {
	volatile unsigned count, done;
	char error[SPECC_TEXT_SIZE]; /* why the library cannot be used */
	struct specc_word words[SPECC_ROW];
	struct specc_answer answers[SPECC_ROW];
};

struct specc_decoder {
	const struct specc_decoder_setup *setup;
	pid_t pid;    /* 0: none runs */
	int to, from; /* -1: closed */
	struct specc_share *share;
	char line[SPECC_LINE_MAX]; /* begun, without its end */
	size_t line_used;
	bool buffers;   /* a program that answers at the end of its input */
	unsigned chunk; /* words that such a program is given at once */
	long start_ms;  /* the least that starting a program and one answer has taken */
	struct specc_word quick; /* the word that was answered in that time */
	unsigned broken;
};

/* A talk with a program: lines out, lines in. */
struct specc_talk {
	const struct specc_word *words;
	struct specc_answer *answers;
	unsigned count, sent, got;
	unsigned window; /* words on the way at most */
	bool end_input;  /* close its input after the words, and read to the end of its output */
	long timeout;    /* milliseconds without any answer */
	long grace;      /* milliseconds more for the first answer: the program is starting */
	/* the result: SPECC_ANSWERED, when got == count */
	enum specc_outcome outcome;
	int detail;
	char why[SPECC_TEXT_SIZE];
};

/* Starts a program with its input and output at d->to and d->from. False after a message. */
bool specc_process_start(struct specc_decoder *d);
/* Ends what runs; nothing is waited for. */
void specc_process_kill(struct specc_decoder *d);
/* It has closed its output: how it ended. */
enum specc_outcome specc_process_end(struct specc_decoder *d, int *detail);
/* Asks the system to end this process with the campaign, however that ends. */
void specc_process_end_with_parent(void);
bool specc_pipes(int to[2], int from[2]);

void specc_talk(struct specc_decoder *d, struct specc_talk *talk);

bool specc_program_open(struct specc_decoder *d, const struct specc_word *words, unsigned count);
bool specc_program_ask(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers);
/* In processes of their own, whose lines are counted to the end. */
bool specc_program_ask_counted(struct specc_decoder *d, const struct specc_word *words,
	unsigned count, struct specc_answer *answers);
bool specc_program_ask_alone(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer);
/* The last word for a program that runs, whose lines are then counted to the end. */
bool specc_program_ask_last(
	struct specc_decoder *d, const struct specc_word *w, struct specc_answer *answer);

bool specc_library_open(struct specc_decoder *d);
bool specc_library_ask(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers);

#endif
