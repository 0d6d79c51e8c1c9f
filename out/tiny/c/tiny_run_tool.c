/* The command run: bytes are run, and what they change is printed.
 *
 * Instruction set: Tiny, the machine of the tutorial.
 * Made by specc from the specification "TINY": change that, not this file. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tiny_tool.h"

/* Bytes that are put into memory before the first step. */
struct chunk {
	uint64_t address;
	struct bytes bytes;
	const char *name; /* of the file */
	struct chunk *next;
};

struct range {
	uint64_t from, size;
};

enum { DUMPS_MAX = 64 };

struct run {
	struct machine machine;
	const char *path;
	bool hex, json, trace, show_cycles;
	uint64_t limit;
	struct chunk *chunks, *last_chunk;
	uint64_t loaded; /* bytes of the segments of an ELF file */
	bool has_entry, has_memory;
	uint64_t entry;
	struct range memory, dumps[DUMPS_MAX];
	unsigned dump_count;
	enum tiny_exception raised; /* before the first step */
	struct bytes settings; /* const char *; set when there is memory */
	struct bytes out, traced; /* traced: elements of a JSON array */
};

/* Says what is wrong with an argument; false. */
static bool refuse(const char *argument, const char *why)
{
	fprintf(stderr, "tiny_tool: '%s': %s\n", argument, why);
	return false;
}

/* number = ["-"] ("0x" hex digits | decimal digits), length bytes; the magnitude */
static bool read_number(const char *text, size_t length, uint64_t *value, bool *negative)
{
	size_t at = 0;
	*value = 0;
	*negative = length && text[0] == '-';
	at += *negative;
	bool hexadecimal = length - at > 2 && text[at] == '0' && (text[at + 1] | 0x20) == 'x';
	uint64_t base = hexadecimal ? 16 : 10;
	at += hexadecimal ? 2 : 0;
	if (at == length)
		return false;
	for (; at < length; at++) {
		uint64_t digit = tool_digit(text[at]);
		if (digit >= base || *value > (UINT64_MAX - digit) / base)
			return false;
		*value = *value * base + digit;
	}
	return true;
}

/* A number as the bits of a register of this width; false where it does not fit. */
static bool fit(uint64_t *value, bool negative, unsigned width)
{
	uint64_t most = UINT64_MAX >> (64 - width);
	if (!negative)
		return *value <= most;
	if (*value && *value - 1 > most >> 1)
		return false;
	*value = (0 - *value) & most;
	return true;
}

/* The text of a number that is not negative. */
static bool read_index(const char *text, size_t length, uint64_t *value)
{
	bool negative;
	return read_number(text, length, value, &negative) && !negative;
}

/* ---- files: ELF, or bytes as they are ---- */

static bool add_chunk(struct run *run, const char *name, uint64_t address,
		      const unsigned char *bytes, size_t size)
{
	struct chunk *chunk = calloc(1, sizeof *chunk);
	if (!chunk)
		return refuse(name, "out of memory");
	chunk->address = address;
	chunk->name = name;
	tool_add(&chunk->bytes, bytes, size);
	*(run->last_chunk ? &run->last_chunk->next : &run->chunks) = chunk;
	run->last_chunk = chunk;
	return true;
}

/* What is read of an ELF file, of either class and byte order. */
struct elf {
	const char *name;
	const unsigned char *bytes;
	size_t size;
	bool big, wide; /* 64 bits */
};

static bool is_elf(const struct bytes *in)
{
	static const unsigned char mark[] = { 0x7f, 'E', 'L', 'F' };
	return in->length >= sizeof mark && memcmp(in->data, mark, sizeof mark) == 0;
}

/* A number of so many bytes; false where the file ends before. */
static bool elf_number(const struct elf *elf, uint64_t at, unsigned size, uint64_t *value)
{
	*value = 0;
	if (at > elf->size || elf->size - at < size)
		return refuse(elf->name, "the ELF file ends in its headers");
	for (unsigned i = 0; i < size; i++)
		*value = *value << 8 | elf->bytes[at + (elf->big ? i : size - 1 - i)];
	return true;
}

/* The program header at this place; what is not to be loaded is passed over. */
static bool load_segment(struct run *run, const struct elf *elf, uint64_t at)
{
	const unsigned word = elf->wide ? 8 : 4;
	uint64_t kind, offset, address, size, room;
	if (!elf_number(elf, at, 4, &kind) || !elf_number(elf, at + word, word, &offset) ||
	    !elf_number(elf, at + 2 * word, word, &address) ||
	    !elf_number(elf, at + 4 * word, word, &size) ||
	    !elf_number(elf, at + 5 * word, word, &room))
		return false;
	if (kind != 1 || !room) /* PT_LOAD */
		return true;
	if (offset > elf->size || size > elf->size - offset || size > room)
		return refuse(elf->name, "a segment is outside of the ELF file");
	if (room > BANK_MAX - run->loaded || address > UINT64_MAX - room)
		return refuse(elf->name, "the segments of the ELF file are too large");
	run->loaded += room;
	if (!add_chunk(run, elf->name, address, elf->bytes + offset, (size_t)size))
		return false;
	if (room > size) /* zeros, so that there is memory for them */
		tool_add_zeros(&run->last_chunk->bytes, (size_t)(room - size));
	return true;
}

static bool load_elf(struct run *run, const struct elf *elf)
{
	const unsigned word = elf->wide ? 8 : 4;
	const uint64_t sizes = elf->wide ? 54 : 42; /* of e_phentsize */
	uint64_t entry, headers, each, count;
	if (!elf_number(elf, 24, word, &entry) || !elf_number(elf, 24 + word, word, &headers) ||
	    !elf_number(elf, sizes, 2, &each) || !elf_number(elf, sizes + 2, 2, &count))
		return false;
	if (!count)
		return refuse(elf->name, "the ELF file has no segments, so it is not linked");
	if (each < 8 + 6 * word || headers > elf->size)
		return refuse(elf->name, "the program headers of the ELF file are wrong");
	for (uint64_t i = 0; i < count; i++)
		if (!load_segment(run, elf, headers + i * each))
			return false;
	if (entry && !run->has_entry) {
		run->entry = entry;
		run->has_entry = true;
	}
	return true;
}

/* The program: an ELF file, else bytes for address 0 on. */
static bool load_program(struct run *run, const char *path)
{
	struct bytes in = { 0 };
	bool good = read_file(path, &in) && (!run->hex || tool_parse_hex(path, &in));
	if (good && is_elf(&in)) {
		struct elf elf = { path, in.data, in.length, false, false };
		unsigned class = in.length > 5 ? in.data[4] : 0, order = in.length > 5 ? in.data[5] : 0;
		elf.wide = class == 2;
		elf.big = order == 2;
		good = class && class < 3 && order && order < 3
			       ? load_elf(run, &elf)
			       : refuse(path, "the ELF file has an unknown class or byte order");
	} else if (good) {
		good = add_chunk(run, path, 0, in.data, in.length);
	}
	free(in.data);
	return good;
}

/* ---- the memory there is ---- */

#define TINY_LAST_ADDRESS ((uint64_t)0xffff)
enum {
	PROGRAM = TINY_MEMORY_ram,
	USUAL = 0x1000000, /* bytes */
	DIGITS = (16 + 3) / 4 /* of an address */
};

/* The usual memory begins at 0, or at what is loaded where that lies behind it; and holds all that
 * is loaded. */
static void choose_memory(struct run *run)
{
	struct range *memory = &run->memory;
	uint64_t lowest = UINT64_MAX, last = 0;
	for (const struct chunk *chunk = run->chunks; chunk; chunk = chunk->next) {
		uint64_t end = chunk->address + (chunk->bytes.length ? chunk->bytes.length - 1 : 0);
		lowest = chunk->address < lowest ? chunk->address : lowest;
		last = end > last ? end : last;
	}
	memory->from = run->chunks && lowest >= USUAL ? lowest & ~(uint64_t)0xffff : 0;
	if (memory->from > TINY_LAST_ADDRESS)
		memory->from = 0;
	uint64_t end = TINY_LAST_ADDRESS;
	if (end - memory->from > USUAL - 1)
		end = memory->from + (USUAL - 1);
	if (last > end && last <= TINY_LAST_ADDRESS && last - memory->from < BANK_MAX)
		end = last;
	memory->size = end - memory->from + 1;
}

static bool put_chunk(struct run *run, const struct chunk *chunk)
{
	if (!machine_put(&run->machine, PROGRAM, 0, chunk->address, chunk->bytes.data,
			 chunk->bytes.length))
		return true;
	fprintf(stderr,
		"tiny_tool: '%s': its %zu bytes at 0x%" PRIx64 " are outside of memory, 0x%" PRIx64
		" to 0x%" PRIx64 "; see --memory\n",
		chunk->name, chunk->bytes.length, chunk->address, run->memory.from,
		run->memory.from + (run->memory.size - 1));
	return false;
}

static bool make_memory(struct run *run)
{
	const char *why;
	if (!run->has_memory)
		choose_memory(run);
	why = machine_add_bank(&run->machine, PROGRAM, 0, run->memory.from, run->memory.size);
	if (why)
		return refuse("--memory", why);
	for (const struct chunk *chunk = run->chunks; chunk; chunk = chunk->next)
		if (!put_chunk(run, chunk))
			return false;
	return true;
}

/* ---- settings ---- */

static bool read_value(const char *setting, const char *value, unsigned width, uint64_t *bits)
{
	bool negative;
	if (!read_number(value, strlen(value), bits, &negative))
		return refuse(setting, "expected a number such as 7, 0x1F or -1 after '='");
	return fit(bits, negative, width) ||
	       refuse(setting, "the number does not fit");
}

static bool set_register(struct run *run, const char *setting, unsigned file, unsigned number,
			 const char *value)
{
	uint64_t bits;
	if (!read_value(setting, value, tiny_files[file].width, &bits))
		return false;
	const char *why = set_machine(&run->machine, file, number, -1, bits);
	return !why || refuse(setting, why);
}

/* The memory whose name, with or without the bits of the access behind it, begins here. */
static const char *find_memory(const char *setting, unsigned *memory, unsigned *bytes)
{
	for (*memory = 0; *memory < tiny_memory_count; ++*memory) {
		const struct tiny_memory_info *info = &tiny_memories[*memory];
		size_t length = strlen(info->name);
		const char *at = setting + length;
		unsigned bits = 0;
		if (strncmp(setting, info->name, length) != 0)
			continue;
		for (; *at >= '0' && *at <= '9' && bits < 1000; at++)
			bits = bits * 10 + (unsigned)(*at - '0');
		*bytes = bits ? bits / 8 : info->word;
		if (*at == '[' && bits % 8 == 0 && *bytes && *bytes <= 8)
			return at;
	}
	return NULL;
}

/* memory = name [bits] [ "[" bank "]" ] "[" address "]" */
static bool set_memory(struct run *run, const char *setting, const char *equals)
{
	uint64_t index[2] = { 0, 0 }, value;
	unsigned memory, size;
	const char *at = find_memory(setting, &memory, &size);
	if (!at)
		return refuse(setting, "unknown register or memory");
	const struct tiny_memory_info *info = &tiny_memories[memory];
	for (unsigned i = info->banks ? 0 : 1; i < 2; i++) {
		const char *close = memchr(at, ']', (size_t)(equals - at));
		if (*at != '[' || !close || !read_index(at + 1, (size_t)(close - at) - 1, &index[i]))
			return refuse(setting, "expected a number in [ ]");
		at = close + 1;
	}
	if (at != equals)
		return refuse(setting, "expected '=' after ]");
	if (!read_value(setting, equals + 1, 8 * size, &value))
		return false;
	unsigned char bytes[8];
	for (unsigned i = 0; i < size; i++)
		bytes[i] = (unsigned char)(value >> 8 * (info->big ? size - 1 - i : i));
	const char *why = machine_put(&run->machine, memory, index[0], index[1], bytes, size);
	return !why || refuse(setting, why);
}

/* Those of memory are made before the reset, the others behind it. */
static bool apply_setting(struct run *run, const char *setting, bool memory)
{
	const char *equals = strchr(setting, '=');
	size_t length = (size_t)(equals - setting);
	unsigned file, number;
	bool is_register = tiny_find_register(setting, length, &file, &number);
	bool is_pc = length == 2 && memcmp(setting, "pc", 2) == 0;
	if (memory)
		return is_register || is_pc || set_memory(run, setting, equals);
	if (is_pc)
		return read_value(setting, equals + 1, 16, &run->machine.state->pc);
	return !is_register || set_register(run, setting, file, number, equals + 1);
}

static bool apply_settings(struct run *run, bool memory)
{
	const char *setting;
	for (size_t at = 0; at < run->settings.length; at += sizeof setting) {
		memcpy(&setting, run->settings.data + at, sizeof setting);
		if (!apply_setting(run, setting, memory))
			return false;
	}
	return true;
}

/* ---- what changed ---- */

enum { PLACES_SHOWN = 16, BYTES_SHOWN = 32 }; /* of memory, as text */

/* Content of a JSON string. */
static void add_json(struct bytes *out, const char *text)
{
	for (; *text; text++) {
		unsigned char c = (unsigned char)*text;
		if (c == '"' || c == '\\')
			tool_add_format(out, "\\%c", c);
		else if (c < 0x20)
			tool_add_format(out, "\\u%04x", (unsigned)c);
		else
			tool_add(out, text, 1);
	}
}

static void add_register(struct bytes *out, const struct tiny_difference *d, const char *equals,
			 const char *quote)
{
	size_t size = tiny_register_name(d->file, d->number, NULL, 0) + 1;
	unsigned width = tiny_files[d->file].width;
	struct bytes name = { 0 };
	tool_add_zeros(&name, size);
	tiny_register_name(d->file, d->number, (char *)name.data, size);
	tool_add_text(out, quote);
	add_json(out, (const char *)name.data);
	tool_add_format(out, "%s%s%s", quote, equals, quote);
	if (width > 1)
		tool_add_format(out, "0x%0*" PRIx64 "%s", (int)(width + 3) / 4, d->after, quote);
	else
		tool_add_format(out, "%d%s", d->after != 0, quote);
	free(name.data);
}

static void add_place(struct bytes *out, const struct bank *bank, uint64_t at)
{
	const struct tiny_memory_info *info = &tiny_memories[bank->memory];
	tool_add_text(out, info->name);
	if (info->banks)
		tool_add_format(out, "[%u]", bank->bank);
	tool_add_format(out, "[0x%" PRIx64 "]", bank->base + at);
}

/* As text, behind so many blanks; of long runs of bytes the first ones. */
static void add_bytes_text(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to,
			   int indent)
{
	uint64_t shown = to - from > BYTES_SHOWN ? from + BYTES_SHOWN : to;
	tool_add_format(out, "%*s", indent, "");
	add_place(out, bank, from);
	tool_add_text(out, " = ");
	machine_add_bytes(out, bank, from, shown);
	if (shown < to)
		tool_add_format(out, "... (%" PRIu64 " bytes)", to - from);
	tool_add_text(out, "\n");
}

static void add_bytes_json(struct bytes *out, const struct bank *bank, uint64_t from, uint64_t to,
			   const char *before)
{
	tool_add_format(out, "%s\"", before);
	add_place(out, bank, from);
	tool_add_text(out, "\": \"");
	machine_add_bytes(out, bank, from, to);
	tool_add_text(out, "\"");
}

/* Registers; returns what stands before the next element of a JSON object. */
static const char *add_registers(struct run *run, enum kept kept, int indent, struct bytes *out)
{
	struct tiny_difference d = { 0 };
	const char *before = "";
	while (tiny_compare(run->machine.kept[kept], run->machine.state, &d)) {
		if (run->json)
			tool_add_text(out, before);
		else
			tool_add_format(out, "%*s", indent, "");
		add_register(out, &d, run->json ? ": " : " = ", run->json ? "\"" : "");
		tool_add_text(out, run->json ? "" : "\n");
		before = ", ";
	}
	return before;
}

static void add_all_changes(struct run *run)
{
	const struct bank *bank = NULL;
	uint64_t from = 0, to;
	unsigned places = 0;
	tool_add_text(&run->out, run->json ? "{" : "");
	const char *before = add_registers(run, KEPT_START, 0, &run->out);
	for (; machine_changed(&run->machine, &bank, &from, &to); from = to, before = ", ") {
		if (run->json)
			add_bytes_json(&run->out, bank, from, to, before);
		else if (places++ < PLACES_SHOWN)
			add_bytes_text(&run->out, bank, from, to, 0);
	}
	if (places > PLACES_SHOWN)
		tool_add_format(&run->out, "and %u more places in memory\n", places - PLACES_SHOWN);
	tool_add_text(&run->out, run->json ? "}" : "");
}

/* ---- one step of a trace ---- */

static bool is_prefix(const struct tiny_insn *insn)
{
	switch (insn->opcode) {
	default:
		return false;
	}
}

/* The instruction at this address as text; returns its bytes, 0 where there is none. */
static unsigned text_at(const struct run *run, uint64_t pc, char *text, size_t size, bool *more)
{
	struct tiny_insn insn;
	uint8_t bytes[TINY_LENGTH_MAX];
	size_t count = 0;
	for (; count < sizeof bytes; count++) { /* behind the last address comes the first */
		uint64_t at = (pc + count) & TINY_LAST_ADDRESS;
		const struct bank *bank = machine_find(&run->machine, PROGRAM, 0, at, 1);
		if (!bank)
			break;
		bytes[count] = bank->bytes[at - bank->base];
	}
	*more = false;
	snprintf(text, size, "?");
	if (tiny_decode(bytes, count, &insn))
		return 0;
	tiny_format(&insn, text, size);
	*more = is_prefix(&insn);
	return insn.length;
}

/* Prefixes are lines of their own; in JSON one text. Returns the indentation of what follows. */
static void add_instruction(struct run *run, uint64_t pc, struct bytes *out)
{
	char text[TINY_TEXT_MAX + 1];
	const char *before = "";
	unsigned length;
	bool more;
	do {
		length = text_at(run, pc, text, sizeof text, &more);
		if (run->json) {
			tool_add_text(out, before);
			add_json(out, text);
			before = "; ";
		} else {
			tool_add_format(out, "0x%0*" PRIx64 "  %s\n", DIGITS, pc, text);
		}
		pc = (pc + length) & 0xffff;
	} while (more && length);
}

static void add_step_changes(struct run *run, struct bytes *out)
{
	const struct note *notes = (const struct note *)(const void *)run->machine.notes.data;
	size_t count = run->machine.notes.length / sizeof *notes;
	const char *before = add_registers(run, KEPT_STEP, DIGITS + 4, out);
	for (size_t i = 0, end; i < count; i = end, before = ", ") {
		for (end = i + 1; end < count && notes[end].bank == notes[i].bank &&
				  notes[end].at == notes[end - 1].at + 1;)
			end++;
		uint64_t from = notes[i].at, to = notes[end - 1].at + 1;
		if (run->json)
			add_bytes_json(out, notes[i].bank, from, to, before);
		else
			add_bytes_text(out, notes[i].bank, from, to, DIGITS + 4);
	}
}

/* Writes what is there so far; false, and reported, where that fails. */
static bool flush(struct run *run)
{
	size_t length = run->out.length;
	run->out.length = 0;
	if ((!length || fwrite(run->out.data, 1, length, stdout) == length) && fflush(stdout) == 0)
		return true;
	fputs("tiny_tool: cannot write to standard output\n", stderr);
	return false;
}

/* The text of an instruction is that before its step, which may change it. */
static bool trace_step(struct run *run)
{
	struct machine *machine = &run->machine;
	struct bytes *out = run->json ? &run->traced : &run->out;
	size_t length = out->length;
	uint64_t pc = machine->state->pc;
	if (run->json)
		tool_add_format(out, "%s{\"pc\": %" PRIu64 ", \"text\": \"", length ? ", " : "", pc);
	add_instruction(run, pc, out);
	if (!step_machine(machine)) {
		out->length = length;
		return false;
	}
	tool_add_text(out, run->json ? "\", \"changed\": {" : "");
	add_step_changes(run, out);
	tool_add_text(out, run->json ? "}}" : "");
	return run->out.length < 65536 || flush(run);
}

/* ---- the result ---- */

static void add_result(struct run *run)
{
	const struct machine *machine = &run->machine;
	const struct tiny_state *state = machine->state;
	const bool json = run->json, raised = machine->stop == TINY_STOP_RAISE;
	tool_add_format(&run->out, json ? "{\"stop\": \"%s\"" : "%s", tiny_stop_name(machine->stop));
	if (raised)
		tool_add_format(&run->out, json ? ", \"exception\": \"%s\"" : " %s",
				tiny_exception_name(state->exception));
	if (json)
		tool_add_format(&run->out, ", \"pc\": %" PRIu64 ", \"steps\": %" PRIu64, state->pc,
				machine->steps);
	else
		tool_add_format(&run->out, " at 0x%0*" PRIx64 " after %" PRIu64 " step%s", DIGITS,
				state->pc, machine->steps, machine->steps == 1 ? "" : "s");
	const uint64_t cycles = state->cycles;
	if (json && run->show_cycles)
		tool_add_format(&run->out, ", \"cycles\": %" PRIu64, cycles);
	else if (run->show_cycles)
		tool_add_format(&run->out, ", %" PRIu64 " cycle%s", cycles, cycles == 1 ? "" : "s");
	if (json && run->trace) {
		tool_add_text(&run->out, ", \"trace\": [");
		tool_add(&run->out, run->traced.data, run->traced.length);
		tool_add_text(&run->out, "]");
	}
	tool_add_text(&run->out, json ? ", \"changed\": " : "\n");
	add_all_changes(run);
}

/* Rows of 16 bytes; outside of the memory nothing is shown. */
static void add_dump(struct run *run, const struct range *range)
{
	for (uint64_t at = 0; at < range->size; at++) {
		uint64_t address = range->from + at;
		const struct bank *bank = machine_find(&run->machine, PROGRAM, 0, address, 1);
		const bool first = at % 16 == 0;
		if (first && !run->json)
			tool_add_format(&run->out, "0x%0*" PRIx64 " ", DIGITS, address);
		if (!run->json)
			tool_add_text(&run->out, " ");
		if (bank)
			machine_add_bytes(&run->out, bank, address - bank->base, address - bank->base + 1);
		else
			tool_add_text(&run->out, "--");
		if (!run->json && (at % 16 == 15 || at + 1 == range->size))
			tool_add_text(&run->out, "\n");
	}
}

static void add_dumps(struct run *run)
{
	if (run->json && run->dump_count)
		tool_add_text(&run->out, ", \"dump\": [");
	for (unsigned i = 0; i < run->dump_count; i++) {
		if (run->json)
			tool_add_format(&run->out, "%s{\"from\": %" PRIu64 ", \"bytes\": \"",
					i ? ", " : "", run->dumps[i].from);
		add_dump(run, &run->dumps[i]);
		tool_add_text(&run->out, run->json ? "\"}" : "");
	}
	if (run->json)
		tool_add_text(&run->out, run->dump_count ? "]}\n" : "}\n");
}

/* ---- running ---- */

/* Where nothing says where to start and nothing resets: at the lowest address that is loaded. */
static void choose_entry(struct run *run)
{
	if (run->has_entry)
		run->machine.state->pc = run->entry;
}

static void run_steps(struct run *run)
{
	struct machine *machine = &run->machine;
	if (!run->trace)
		run_machine(machine, run->limit);
	else
		while (machine->steps < run->limit && machine->stop == TINY_STOP_LIMIT)
			if (!trace_step(run))
				break;
}

static bool run_program(struct run *run)
{
	struct machine *machine = &run->machine;
	const bool reset = !tiny_reset(machine->state);
	if (run->has_entry && run->entry & ~(uint64_t)0xffff)
		return refuse("--entry", "the entry address has more bits than the program counter");
	choose_entry(run);
	if (!apply_settings(run, false))
		return false;
	machine_begin(machine, run->limit, run->trace);
	if (!reset || (run->raised && tiny_raise(machine->state, &machine->program, run->raised)))
		machine->stop = TINY_STOP_RAISE;
	else
		run_steps(run);
	add_result(run);
	add_dumps(run);
	return flush(run);
}

/* ---- options ---- */

/* ADDR=FILE */
static bool option_load(struct run *run, const char *value)
{
	const char *equals = strchr(value, '=');
	uint64_t address;
	struct bytes in = { 0 };
	if (!equals || !read_index(value, (size_t)(equals - value), &address))
		return refuse(value, "expected ADDRESS=FILE after --load");
	bool good = read_file(equals + 1, &in) && (!run->hex || tool_parse_hex(equals + 1, &in)) &&
		    add_chunk(run, equals + 1, address, in.data, in.length);
	free(in.data);
	return good;
}

/* FROM:SIZE, FROM-TO */
static bool read_range(const char *value, struct range *range)
{
	size_t at = strcspn(value, ":-");
	uint64_t to;
	if (!value[at] || !read_index(value, at, &range->from) ||
	    !read_index(value + at + 1, strlen(value + at + 1), &to))
		return false;
	range->size = value[at] == ':' ? to : to - range->from;
	if (value[at] == '-' && range->size < UINT64_MAX)
		range->size++;
	return value[at] == ':' || to >= range->from;
}

static bool option_dump(struct run *run, const char *value)
{
	if (run->dump_count == DUMPS_MAX)
		return refuse(value, "more than 64 --dump options");
	if (!read_range(value, &run->dumps[run->dump_count]))
		return refuse(value, "expected FROM:SIZE or FROM-TO after --dump");
	if (run->dumps[run->dump_count++].size > BANK_MAX)
		return refuse(value, "a dump has at most 1 GiB");
	return true;
}

static bool option_memory(struct run *run, const char *value)
{
	run->has_memory = true;
	if (!strchr(value, ':') || !read_range(value, &run->memory))
		return refuse(value, "expected BASE:SIZE after --memory");
	if (!run->memory.size || run->memory.from > TINY_LAST_ADDRESS ||
	    run->memory.size - 1 > TINY_LAST_ADDRESS - run->memory.from)
		return refuse(value, "the memory is empty or ends after the last address");
	return true;
}

static bool option_entry(struct run *run, const char *value)
{
	run->has_entry = true;
	return read_index(value, strlen(value), &run->entry) ||
	       refuse(value, "expected an address after --entry");
}

static bool option_stop_at(struct run *run, const char *value)
{
	uint64_t address;
	if (!read_index(value, strlen(value), &address))
		return refuse(value, "expected an address after --stop-at");
	return stop_machine_at(&run->machine, address) ||
	       refuse(value, "more than 16 --stop-at options");
}

static bool option_limit(struct run *run, const char *value)
{
	return read_index(value, strlen(value), &run->limit) ||
	       refuse(value, "is not a number of steps");
}

static bool option_raise(struct run *run, const char *value)
{
	for (unsigned i = TINY_EXCEPTION_NONE + 1; i < TINY_EXCEPTION_COUNT; i++)
		if (strcmp(tiny_exception_name((enum tiny_exception)i), value) == 0)
			run->raised = (enum tiny_exception)i;
	return run->raised || refuse(value, "is not an exception");
}

/* Options without a value; false: it is none of them. */
static bool set_flag(struct run *run, const char *word)
{
	const struct {
		const char *name;
		bool *flag;
	} flags[] = { { "--hex", &run->hex },
		      { "--trace", &run->trace },
		      { "--cycles", &run->show_cycles },
		      { "--format=json", &run->json },
		      { "--stop-on-trap", &run->machine.state->stop_on_trap },
		      { "--stop-on-self-jump", &run->machine.state->stop_on_self_jump } };
	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
		if (strcmp(word, flags[i].name) == 0)
			return *flags[i].flag = true;
	return false;
}

static const struct option {
	const char *name;
	bool (*read)(struct run *run, const char *value);
} options[] = {
	{ "--load", option_load },	 { "--memory", option_memory }, { "--entry", option_entry },
	{ "--stop-at", option_stop_at }, { "--limit", option_limit },	{ "--raise", option_raise },
	{ "--dump", option_dump },
};

static bool read_word(struct run *run, const char *word)
{
	if (word[0] == '-' && word[1])
		return refuse(word, "is not an option of run; see --help");
	if (strchr(word, '='))
		tool_add(&run->settings, &word, sizeof word);
	else if (run->path)
		return refuse(word, "expected a setting such as NAME=NUMBER");
	else
		run->path = word;
	return true;
}

static bool read_options(struct run *run, int count, char **words)
{
	for (int i = 0; i < count; i++) /* before files are read */
		set_flag(run, words[i]);
	for (int i = 0; i < count; i++) {
		size_t option = 0, all = sizeof options / sizeof *options;
		while (option < all && strcmp(options[option].name, words[i]) != 0)
			option++;
		if (option == all) {
			if (!set_flag(run, words[i]) && !read_word(run, words[i]))
				return false;
			continue;
		}
		if (i + 1 == count)
			return refuse(words[i], "expected a value after it");
		if (!options[option].read(run, words[++i]))
			return false;
	}
	if (run->path && !load_program(run, run->path))
		return false;
	return run->chunks || refuse("run", "expected a FILE, ELF or bytes, or --load");
}

static void close_run(struct run *run)
{
	for (struct chunk *chunk = run->chunks, *next; chunk; chunk = next) {
		next = chunk->next;
		free(chunk->bytes.data);
		free(chunk);
	}
	machine_close(&run->machine);
	free(run->settings.data);
	free(run->out.data);
	free(run->traced.data);
}

/* Ends that the program or the user has wished for. */
static bool is_end(enum tiny_stop stop)
{
	return stop == TINY_STOP_HALT || stop == TINY_STOP_BREAK || stop == TINY_STOP_SELF_JUMP;
}

int run_command(int count, char **words)
{
	struct run run = { .limit = 1000000 };
	int status = EXIT_USAGE;
	machine_open(&run.machine);
	if (read_options(&run, count, words) && make_memory(&run) && apply_settings(&run, true) &&
	    run_program(&run))
		status = is_end(run.machine.stop) ? EXIT_FINE : EXIT_STOPPED;
	close_run(&run);
	return status;
}
