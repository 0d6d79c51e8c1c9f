/* SPDX-License-Identifier: MIT */
/* Inputs: registers, bits of the instruction, bytes of memory. The program of entry.c asks for
 * them, and tells what it left. */
#include "check.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_INPUTS = 1 << 17, TABLE = 1 << 18 };

enum input_kind { INPUT_REGISTER, INPUT_BIT, INPUT_BYTE };

struct input {
	enum input_kind kind;
	unsigned file, number, lane, width; /* BIT: number; BYTE: file is the memory */
	bool printed;
};

struct state state;
static struct input *inputs;
static unsigned widths[MAX_FILES],
	sizes[MAX_FILES];         /* of files: bits of a register, bytes of an element */
static bool masks[MAX_FILES]; /* an element is a bit a lane */
static unsigned input_count, *table;

static bool is_active(unsigned file)
{
	return state.lanes > 1 && !strcmp(state.files[file], "active");
}

static term input(
	enum input_kind kind, unsigned file, unsigned number, unsigned lane, unsigned width)
{
	unsigned hash = (((kind * 31 + file) * 521 + number) * 67 + lane) * 2654435761u >> 14;
	for (; table[hash]; hash = (hash + 1) % TABLE) {
		const struct input *it = &inputs[table[hash] - 1];
		if (it->kind == kind && it->file == file && it->number == number && it->lane == lane)
			return term_input(width, table[hash] - 1, kind == INPUT_BIT);
	}
	if (input_count == MAX_INPUTS)
		abort();
	inputs[input_count] = (struct input){ kind, file, number, lane, width, false };
	table[hash] = ++input_count;
	return term_input(width, input_count - 1, kind == INPUT_BIT);
}

void state_begin_case(const struct test_cases *cases, const struct test_case *c)
{
	state = (struct state){ .cases = cases, .c = c };
	inputs = calloc(MAX_INPUTS, sizeof *inputs);
	table = calloc(TABLE, sizeof *table);
	if (!inputs || !table)
		abort();
	for (unsigned i = 0; i < MAX_WORD; i++)
		state.bits[i] = -2;
	for (unsigned i = 0; i < c->in_count; i++) {
		const struct port *p = &c->ins[i];
		if (p->kind != PORT_BITS || strstr(p->name, ".number"))
			continue; /* which register an operand is stays as it is */
		for (unsigned k = 0; k < p->pieces; k++)
			for (unsigned b = 0; b < p->bits[k]; b++)
				state.bits[p->low[k] + b] = -1;
	}
	if (c->guard_inverts)
		state.bits[c->guard_bit] = -1;
}

void state_begin_way(void)
{
	memset(state.outs, 0, sizeof state.outs);
	state.frame = term_number(1, 0);
	state.pc = NULL;
	state.finished = false;
}

/* ---- names ---- */

void state_print_input(FILE *out, term t)
{
	struct input *i = &inputs[t->value];
	i->printed = true;
	if (i->kind == INPUT_BIT)
		fprintf(out, "bit%u", i->number);
	else if (i->kind == INPUT_BYTE)
		fprintf(out, "|%s[%u]|", state.memories[i->file], i->number);
	else if (state.file_lanes[i->file] > 1 || is_active(i->file))
		fprintf(out, "|%s%u@%u|", state.files[i->file], i->number, i->lane);
	else
		fprintf(out, "|%s%u|", state.files[i->file], i->number);
}

void state_forget_printed(void)
{
	for (unsigned i = 0; i < input_count; i++)
		inputs[i].printed = false;
}

void state_declare_inputs(FILE *out, char *names, size_t size)
{
	size_t at = 0;
	names[0] = '\0';
	for (unsigned i = 0; i < input_count; i++) {
		char *name;
		size_t length;
		if (!inputs[i].printed)
			continue;
		FILE *text = open_memstream(&name, &length);
		state_print_input(text, term_input(inputs[i].width, i, inputs[i].kind == INPUT_BIT));
		fclose(text);
		fprintf(out, "(declare-const %s (_ BitVec %u))\n", name, inputs[i].width);
		if (at + length + 2 < size)
			at += (size_t)snprintf(names + at, size - at, "%s ", name);
		free(name);
	}
}

unsigned state_file(const char *name)
{
	for (unsigned i = 0; i < MAX_FILES; i++)
		if (!strcmp(state.files[i], name))
			return i;
	fprintf(stderr, "the interpreter has no register file '%s'\n", name);
	exit(2);
}

bool state_varies(const char *file)
{
	return state.file_lanes[state_file(file)] > 1;
}

/* ---- values ---- */

term state_bit(unsigned bit)
{
	int value = state.bits[bit];
	if (value == -2)
		return term_number(1, state.c->word[bit / 8] >> bit % 8 & 1);
	return value >= 0 ? term_number(1, (uint64_t)value) : input(INPUT_BIT, 0, bit, 0, 1);
}

unsigned state_bit_of_input(term t)
{
	return inputs[t->value].number;
}

/* Byte i of the instruction, as it lies in memory. */
static term word_byte(unsigned i, bool meant)
{
	unsigned bytes = state.cases->unit / 8, unit = i / bytes, at = i % bytes;
	unsigned first = (unit * bytes + (state.cases->big ? bytes - 1 - at : at)) * 8;
	if (meant)
		return term_number(8, state.c->word[first / 8]);
	term sum = state_bit(first);
	for (unsigned k = 1; k < 8; k++)
		sum = term_concat(state_bit(first + k), sum);
	return sum;
}

term state_register(unsigned file, unsigned number, unsigned lane, unsigned width)
{
	unsigned own = state.file_lanes[file] > 1 ? lane : 0;
	return input(INPUT_REGISTER, file, number, own, width);
}

term state_byte(const char *memory, unsigned at)
{
	for (unsigned i = 0; i < 8; i++)
		if (!strcmp(state.memories[i], memory))
			return input(INPUT_BYTE, i, at, 0, 8);
	fprintf(stderr, "the interpreter has no memory '%s'\n", memory);
	exit(2);
}

/* A register with a bit a lane. */
static term mask_term(unsigned file, unsigned number, unsigned lanes)
{
	term sum = input(INPUT_REGISTER, file, number, 0, 1);
	for (unsigned l = 1; l < lanes; l++)
		sum = term_concat(input(INPUT_REGISTER, file, number, l, 1), sum);
	return sum;
}

static term before(unsigned file, unsigned n, unsigned lane, unsigned width)
{
	return is_active(file) ? mask_term(file, n, width)
						   : input(INPUT_REGISTER, file, n, lane, width);
}

term state_participates(unsigned lane)
{
	const struct test_case *c = state.c;
	term yes = term_number(1, 1);
	if (c->guard[0]) {
		yes = state_register(state_file(c->guard), c->guard_number, lane, 1);
		if (c->guard_inverts) {
			term off = state_bit(c->guard_bit);
			yes = term_make(OP_XOR, yes, c->guard_on ? off : term_not(off));
		}
	}
	if (!c->once && state.lanes > 1)
		yes = term_make(OP_AND, yes, input(INPUT_REGISTER, state_file("active"), 0, lane, 1));
	return yes;
}

static term own_input(term t, void *user)
{
	if (t->op != OP_INPUT)
		return NULL;
	const struct input i = inputs[t->value];
	bool varies = i.kind == INPUT_REGISTER && (state.file_lanes[i.file] > 1 || is_active(i.file));
	if (!varies || i.lane)
		return t;
	return input(i.kind, i.file, i.number, *(unsigned *)user, i.width);
}

term state_to_lane(term t, unsigned lane)
{
	return term_replace(t, own_input, &lane);
}

/* ---- what the program asks ---- */

static unsigned number(const struct value *v)
{
	return (unsigned)v->part[0]->value;
}

static void read_name(const struct value *address, char *name, size_t size)
{
	for (size_t i = 0; i < size; i++)
		if (!(name[i] = (char)exec_byte(address->part[0]->value + i)))
			return;
	name[size - 1] = '\0';
}

static void note_file(unsigned file, const struct value *a)
{
	read_name(&a[1], state.files[file], sizeof *state.files);
	state.file_lanes[file] = number(&a[2]);
	state.lanes = number(&a[3]);
	widths[file] = number(&a[4]);
	sizes[file] = number(&a[5]);
	masks[file] = number(&a[6]) != 0;
}

static void note_result(unsigned file, unsigned n, unsigned lane, term value, unsigned width)
{
	for (unsigned i = 0; i < state.c->out_count; i++) {
		const struct port *p = &state.c->outs[i];
		if (p->kind == PORT_REGISTER && !strcmp(p->file, state.files[file]) && n >= p->number &&
			n - p->number < p->count && p->count <= MAX_OF_PORT) {
			state.outs[i][lane][n - p->number] = value;
			return;
		}
	}
	term old = before(file, n, lane, width);
	for (unsigned i = 0; i < state.cases->held_count; i++) {
		const struct held *h = &state.cases->held[i];
		if (h->transient && !strcmp(h->file, state.files[file]))
			old = term_number(width, h->values[0]);
	}
	term same = term_make(OP_EQUAL, term_zero(old, value->width), value);
	state.frame = term_make(OP_OR, state.frame, term_not(same));
}

/* What a lane of a register is stored as; kept, as all of them are asked for on each way. */
static term stored(unsigned file, unsigned n, unsigned lane)
{
	static struct {
		term *terms;
		unsigned count;
	} kept[MAX_FILES];
	unsigned at = n * MAX_LANES + lane, bits = 8 * sizes[file];
	if (at >= kept[file].count) {
		unsigned more = at * 2 + 1024;
		kept[file].terms = realloc(kept[file].terms, more * sizeof *kept[file].terms);
		if (!kept[file].terms)
			abort();
		memset(kept[file].terms + kept[file].count, 0,
			(more - kept[file].count) * sizeof *kept[file].terms);
		kept[file].count = more;
	}
	term *it = &kept[file].terms[at];
	if (!*it)
		*it = term_zero(masks[file] ? mask_term(file, n, state.file_lanes[file])
									: before(file, n, lane, widths[file]),
			bits);
	return *it;
}

static void set_before(unsigned file, unsigned n, uint64_t at)
{
	for (unsigned l = 0; l < (masks[file] ? 1 : state.file_lanes[file]); l++)
		exec_store(at + (uint64_t)l * sizes[file], stored(file, n, l));
}

static bool is_output(unsigned file, unsigned n)
{
	for (unsigned i = 0; i < state.c->out_count; i++) {
		const struct port *p = &state.c->outs[i];
		if (p->kind == PORT_REGISTER && n >= p->number && n - p->number < p->count &&
			!strcmp(p->file, state.files[file]))
			return true;
	}
	return false;
}

static bool is_transient(unsigned file)
{
	for (unsigned i = 0; i < state.cases->held_count; i++)
		if (state.cases->held[i].transient && !strcmp(state.cases->held[i].file, state.files[file]))
			return true;
	return false;
}

static void note_after(unsigned file, unsigned n, uint64_t at)
{
	unsigned bits = 8 * sizes[file], rows = masks[file] ? 1 : state.file_lanes[file];
	bool look = is_output(file, n) || is_transient(file);
	for (unsigned l = 0; l < rows && !look; l++)
		look = exec_load(at + (uint64_t)l * sizes[file], bits) != stored(file, n, l);
	if (!look)
		return;
	term all = masks[file] ? exec_load(at, bits) : NULL;
	for (unsigned l = 0; l < state.file_lanes[file]; l++)
		note_result(file, n, l,
			all ? term_extract(all, l, 1) : exec_load(at + (uint64_t)l * sizes[file], bits),
			all ? 1 : widths[file]);
}

static unsigned bank_of_case(void)
{
	for (unsigned i = 0; i < state.c->in_count; i++)
		if (state.c->ins[i].kind == PORT_MEMORY)
			return state.c->ins[i].bank;
	return 0;
}

bool state_answer(const char *name, const struct value *a, unsigned count, struct value *result)
{
	term r = NULL;
	(void)count;
	if (!strcmp(name, "proof_file")) {
		note_file(number(&a[0]), a);
	} else if (!strcmp(name, "proof_memory_name")) {
		read_name(&a[1], state.memories[number(&a[0])], sizeof *state.memories);
	} else if (!strcmp(name, "proof_before")) {
		set_before(number(&a[0]), number(&a[1]), a[2].part[0]->value);
	} else if (!strcmp(name, "proof_after")) {
		note_after(number(&a[0]), number(&a[1]), a[2].part[0]->value);
	} else if (!strcmp(name, "proof_meant")) {
		r = word_byte(number(&a[0]), true);
	} else if (!strcmp(name, "proof_byte")) {
		r = word_byte(number(&a[0]), false);
	} else if (!strcmp(name, "proof_size")) {
		r = term_number(32, state.c->length / 8);
	} else if (!strcmp(name, "proof_bank")) {
		r = term_number(32, bank_of_case());
	} else if (!strcmp(name, "proof_memory")) {
		r = input(INPUT_BYTE, number(&a[0]), number(&a[1]), 0, 8);
	} else if (!strcmp(name, "proof_stop")) {
		state.stop = (enum stop)number(&a[0]);
		state.exception = a[1].part[0]; /* may be one of several */
		state.pc = a[2].part[0];
		state.finished = true;
	} else if (!strcmp(name, "proof_pc")) {
		state.pc_before = a[0].part[0]->value;
	} else {
		return false;
	}
	if (r)
		*result = (struct value){ 1, { r } };
	return true;
}

/* Of an input that has few values: that it has one of them. */
static void print_held(FILE *out, const struct input *i, term t)
{
	for (unsigned k = 0; k < state.cases->held_count; k++) {
		const struct held *h = &state.cases->held[k];
		if (h->transient || i->kind != INPUT_REGISTER || strcmp(h->file, state.files[i->file]))
			continue;
		fputs("(assert (or false", out);
		for (unsigned v = 0; v < h->count; v++) {
			fputs(" (= ", out);
			state_print_input(out, t);
			fprintf(out, " (_ bv%llu %u))", (unsigned long long)h->values[v], i->width);
		}
		fputs("))\n", out);
	}
}

void state_print_held(FILE *out)
{
	for (unsigned i = 0; i < input_count; i++)
		if (inputs[i].printed)
			print_held(
				out, &inputs[i], term_input(inputs[i].width, i, inputs[i].kind == INPUT_BIT));
}
