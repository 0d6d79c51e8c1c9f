/* What the parts of the program share.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#ifndef TINY_TOOL_H
#define TINY_TOOL_H

#include "tiny_run.h"

#if defined(__GNUC__)
#define TINY_PRINTF(text, values) __attribute__((format(printf, text, values)))
#else
#define TINY_PRINTF(text, values)
#endif

enum { EXIT_FINE, EXIT_INPUT, EXIT_USAGE, EXIT_STOPPED };

/* Bytes that grow; data is NULL while there are none. */
struct bytes {
	unsigned char *data;
	size_t length, capacity;
};

void tool_add(struct bytes *bytes, const void *data, size_t length);
void tool_add_text(struct bytes *bytes, const char *text);
void tool_add_format(struct bytes *bytes, const char *format, ...) TINY_PRINTF(2, 3);
void tool_add_hex(struct bytes *bytes, const uint8_t *data, size_t length);
/* Adds size zeros. */
void tool_add_zeros(struct bytes *bytes, size_t size);

/* These report a failure on standard error. "-" is standard input. */
bool read_file(const char *path, struct bytes *in);
bool tool_parse_hex(const char *path, struct bytes *in);
/* Pairs of hex digits, blanks, commas and line ends between them, become bytes in place. Returns
 * how many characters were read before a wrong one, or SIZE_MAX. */
size_t tool_hex_bytes(struct bytes *in);
/* The value of a hex digit; 16 for what is none. */
unsigned tool_digit(char c);

int run_command(int count, char **words); /* words behind the command; the exit status */
int tool_cases(void);

/* ---- a machine with its memory: tiny_machine_tool.c ---- */

/* What is kept to be compared with: the start of the program, and of a step. */
enum kept { KEPT_START, KEPT_STEP, KEPT };

/* Memory from address base on. */
struct bank {
	unsigned memory, bank;
	uint64_t base, size;
	unsigned char *bytes, *start; /* now, and before the first step */
	struct machine *machine;
	struct tiny_device device; /* when steps are told: it notes what they change */
	struct bank *next;
};

/* A byte that a step has written. */
struct note {
	const struct bank *bank;
	uint64_t at; /* in the bank */
	unsigned char old;
};

struct machine {
	struct tiny_state *state, *kept[KEPT];
	struct bank *banks; /* by memory and number */
	struct bytes notes; /* struct note; of this step */
	bool told; /* what each step changes */
	struct tiny_program program;
	void *room;
	uint64_t breaks[TINY_BREAKS_MAX];
	unsigned break_count;
	uint64_t steps;
	enum tiny_stop stop;
};

void machine_open(struct machine *machine);
void machine_close(struct machine *machine);
/* State at the start, no memory, nothing that stops it. */
void machine_clear(struct machine *machine);

/* Gives a memory bytes, zeros. Returns NULL, or what is wrong. */
const char *machine_add_bank(struct machine *machine, unsigned memory, uint64_t bank, uint64_t base,
			 uint64_t size);
/* The bank that has these bytes, or NULL. */
struct bank *machine_find(const struct machine *machine, unsigned memory, uint64_t bank,
			  uint64_t address, uint64_t size);
/* Puts bytes into memory before the start. Returns NULL, or what is wrong. */
const char *machine_put(struct machine *machine, unsigned memory, uint64_t bank, uint64_t address,
			const unsigned char *bytes, size_t size);

/* The next bytes that differ from the start, from *from in *bank on (NULL: the first). */
bool machine_changed(const struct machine *machine, const struct bank **bank, uint64_t *from,
		     uint64_t *to);

/* Stops before the instruction there; false where there are too many such addresses. */
bool stop_machine_at(struct machine *machine, uint64_t address);

/* Keeps the state, and makes the program ready for so many steps; with told they are told. */
void machine_begin(struct machine *machine, uint64_t limit, bool told);
/* Runs at most so many steps; the stop and the steps that took effect are the machine's. */
void run_machine(struct machine *machine, uint64_t limit);
/* One step, when they are told: keeps the state before it, and the notes are those of it, in order
 * of their places and without those that changed nothing. False: it had no effect. */
bool step_machine(struct machine *machine);

/* Bytes of a memory that are one behind the other, as hexadecimal digits. */
void machine_add_bytes(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to);

/* Sets a register in one lane or, with lane -1, in all. Returns NULL, or what is wrong. */
const char *set_machine(struct machine *machine, unsigned file, uint64_t number, int64_t lane,
			uint64_t value);

/* All lanes of a register have one value. */
bool machine_is_uniform(const struct tiny_state *state, unsigned file, unsigned number);

enum { BANK_MAX = 0x40000000 }; /* bytes of a bank, so that a wrong number is no trouble */

#endif
