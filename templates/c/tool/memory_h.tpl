%# SPDX-License-Identifier: MIT
/* Memory from address base on. */
struct bank {
	unsigned memory, bank;
	uint64_t base, size;
	unsigned char *bytes, *start; /* now, and before the first step */
	struct machine *machine;
	struct ${$p}_device device; /* when steps are reported: it records their changes */
	struct bank *next;
};

/* A byte that a step has written. */
struct note {
	const struct bank *bank;
	uint64_t at; /* in the bank */
	unsigned char old;
};

struct machine {
	struct ${$p}_state *state, *kept[KEPT];
	struct bank *banks; /* by memory and number */
	struct bytes notes; /* struct note; of this step */
	bool told; /* what each step changes */
	struct ${$p}_program program;
	void *room;
	uint64_t breaks[${$P}_BREAKS_MAX];
	unsigned break_count;
	uint64_t steps;
	enum ${$p}_stop stop;
};

void machine_open(struct machine *machine);
void machine_close(struct machine *machine);
/* The initial state, without memory and breakpoints. */
void machine_clear(struct machine *machine);

/* Gives a memory bytes, zeros. Returns NULL or an error message. */
const char *machine_add_bank(struct machine *machine, unsigned memory, uint64_t bank, uint64_t base,
			 uint64_t size);
/* The bank that has these bytes, or NULL. */
struct bank *machine_find(const struct machine *machine, unsigned memory, uint64_t bank,
			  uint64_t address, uint64_t size);
/* Puts bytes into memory before the program starts. Returns NULL or an error message. */
const char *machine_put(struct machine *machine, unsigned memory, uint64_t bank, uint64_t address,
			const unsigned char *bytes, size_t size);

/* The next bytes that differ from the initial state, or that the last step has changed, from
 * *from in *bank on (NULL: the first). */
bool machine_changed(const struct machine *machine, enum kept kept, const struct bank **bank,
		     uint64_t *from, uint64_t *to);

/* Stops before the instruction there; false if there are too many such addresses. */
bool stop_machine_at(struct machine *machine, uint64_t address);

/* Keeps the state, and prepares the program for this many steps; told: they are reported. */
void machine_begin(struct machine *machine, uint64_t limit, bool told);
/* Runs at most this many steps; the machine has the stop and the steps that took effect. */
void run_machine(struct machine *machine, uint64_t limit);
/* One reported step: keeps the state before it; the notes are its changes, in the order of
 * addresses. False: it had no effect. */
bool step_machine(struct machine *machine);

/* Consecutive bytes of a memory as hexadecimal digits. */
void machine_add_bytes(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to);

/* Sets a register. Returns NULL or an error message. */
const char *set_machine(struct machine *machine, unsigned file, uint64_t number, uint64_t value);

enum { BANK_MAX = 0x40000000 }; /* bytes of a bank; guards against wrong numbers */
