/* SPDX-License-Identifier: MIT */
/* Reads the input of `specc run`: files, images, addresses given by labels, settings. */
#include "cli/run_program.h"

#include <stdio.h>
#include <string.h>

#include "cli/input.h"
#include "cli/asm_options.h"
#include "number/text.h"
#include "cases/cases.h"
#include "sem/bind.h"

#define MAX_MEMORY ((uint64_t)1 << 30)
enum { MAX_STOPS = 16 }; /* limit of the generated C */

static bool complain_of_program(const char *what, const char *why)
{
	return command_fail("run", "'%s': %s", what, why);
}

/* ---- addresses ---- */

/* A number, or a label of the program. */
static bool read_address(const struct program *program, struct str text, uint64_t *value)
{
	const struct asm_symbol *symbol = asm_find_symbol(&program->image, text);
	if (!symbol)
		return number_read_whole(text.text, text.length, value);
	*value = symbol->value;
	return true;
}

static bool read_option_address(const struct program *program, const char *text, uint64_t *value)
{
	if (read_address(program, str_from_c(text), value))
		return true;
	return complain_of_program(text, "expected an address or a label of the program");
}

/* The end of a label's bytes: the next label, or the end of the loaded bytes. */
static uint64_t label_end(const struct program *program, uint64_t from)
{
	uint64_t end = from + 1;
	VEC_EACH (struct asm_chunk, it, &program->chunks)
		if (from - it->address < it->size)
			end = it->address + it->size;
	VEC_EACH (struct asm_symbol, it, &program->image.symbols)
		if (it->is_address && it->value > from && it->value < end)
			end = it->value;
	return end;
}

/* `MEMORY[...]`, or `MEMORY[BANK][...]` if it has banks; *inside is the contents of the last
 * brackets. Text without brackets refers to the program's memory, and *inside is all of it. */
static bool read_place(const struct program *program, const char *option, struct str text,
	struct memory_place *place, struct str *inside)
{
	size_t open = str_find(text, 0, STR("["));
	*place = (struct memory_place){ program->isa->program, 0 };
	*inside = text;
	uint64_t bank;
	if (open == text.length && place->memory)
		return true;
	if (open == text.length)
		return complain_of_program(
			option, "expected MEMORY[...]: programs are not in a memory here");
	place->memory = isa_find_memory(program->isa, str_slice(text, 0, open));
	if (!place->memory)
		return complain_of_program(option, "unknown memory");
	if (text.text[text.length - 1] != ']')
		return complain_of_program(option, "expected ']' after the address");
	*inside = str_slice(text, open + 1, text.length - 1);
	size_t banked = str_find(*inside, 0, STR("]"));
	if (!place->memory->banks)
		return true;
	if (!str_starts_with(str_slice(*inside, banked, inside->length), STR("][")) ||
		!number_read_whole(inside->text, banked, &bank) || bank >= place->memory->banks)
		return complain_of_program(option, "expected the number of a bank: MEMORY[BANK][...]");
	place->bank = (unsigned)bank;
	*inside = str_slice(*inside, banked + 2, inside->length);
	return true;
}

/* FROM:SIZE, FROM-TO, or a label */
static bool read_address_range(
	const struct program *program, const char *option, struct str all, struct address_range *range)
{
	static const char expected[] = "expected FROM:SIZE, FROM-TO or a label of the program";
	const char *text = str_to_c(program->arena, all);
	size_t at = strcspn(text, ":-");
	uint64_t to;
	if (asm_find_symbol(&program->image, all)) {
		read_address(program, all, &range->from);
		range->size = label_end(program, range->from) - range->from;
		return true;
	}
	if (at == all.length || !read_address(program, str_slice(all, 0, at), &range->from) ||
		!read_address(program, str_slice(all, at + 1, all.length), &to) ||
		(text[at] == '-' && to < range->from))
		return complain_of_program(option, expected);
	range->size = text[at] == ':' ? to : to - range->from;
	if (range->size > MAX_MEMORY)
		return complain_of_program(option, "more than 1 GiB");
	range->size += text[at] == '-';
	return true;
}

/* ---- files ---- */

static bool read_elf(struct program *program, const char *path, struct str bytes, bool *usage)
{
	struct str error;
	if (asm_read_elf(program->arena, program->isa, bytes, ASM_ELF_LOADED, &program->image, &error))
		return true;
	fprintf(stderr, "specc run: '%s': %.*s\n", path, STR_ARG(error));
	*usage = true;
	return false;
}

/* Reads assembly or an ELF file. */
static bool read_file(
	struct program *program, struct diag *diag, const struct options *options, bool *usage)
{
	const char *path = options->arguments.items[0];
	struct asm_options asm_options;
	struct str bytes; /* read once: a pipe has them no second time */
	*usage = !input_read(program->arena, path, &bytes);
	if (*usage)
		return false;
	if (program->isa->program && asm_is_elf(bytes))
		return read_elf(program, path, bytes, usage);
	const struct source *source =
		source_from_text(program->arena, diag, strcmp(path, "-") != 0 ? path : "<stdin>", bytes);
	*usage = !asm_options_from(program->arena, "run", options, &asm_options);
	asm_options.entry = (struct str){ 0 }; /* may be any kind of address */
	return !*usage && source &&
		   asm_assemble(
			   program->arena, diag, program->codec, source, &asm_options, &program->image);
}

/* PLACE=FILE */
static bool read_load(struct program *program, const char *text)
{
	struct str bytes, inside, all = str_from_c(text);
	size_t at = strcspn(text, "=");
	struct memory_load load = { 0 };
	if (at == all.length)
		return complain_of_program(text, "expected ADDRESS=FILE after --load");
	if (!read_place(program, text, str_slice(all, 0, at), &load.place, &inside))
		return false;
	if (!read_address(program, inside, &load.address))
		return complain_of_program(text, "expected an address or a label before '='");
	if (!input_read(program->arena, text + at + 1, &bytes))
		return false;
	struct asm_chunk chunk = { load.address, (const uint8_t *)bytes.text, bytes.length };
	load.bytes = bytes;
	if (bytes.length && load.place.memory == program->isa->program)
		VEC_PUSH(program->arena, &program->chunks, chunk);
	else if (bytes.length)
		VEC_PUSH(program->arena, &program->loads, load);
	return true;
}

/* ---- memory ---- */

/* The default memory: 16 MiB from address 0, or from the lowest loaded byte if that is above;
 * extended to cover everything that is loaded. */
static void choose_memory(struct program *program)
{
	enum { USUAL = 0x1000000, ALIGNED = 0x10000 };
	const uint64_t limit = mask64(program->isa->program->address);
	uint64_t lowest = program->chunks.count ? UINT64_MAX : 0, last = 0;
	VEC_EACH (struct asm_chunk, it, &program->chunks) {
		lowest = it->address < lowest ? it->address : lowest;
		if (it->address + (it->size - 1) > last)
			last = it->address + (it->size - 1);
	}
	uint64_t from = lowest >= USUAL ? lowest / ALIGNED * ALIGNED : 0;
	from = from <= limit ? from : 0;
	uint64_t end = limit - from < USUAL - 1 ? limit : from + (USUAL - 1);
	if (last > end && last <= limit && last - from < MAX_MEMORY)
		end = last;
	program->memory = (struct address_range){ from, end - from + 1 };
}

/* PLACE with BASE:SIZE */
static bool read_memory_option(struct program *program, const char *text, bool *told)
{
	struct memory_range size;
	struct str inside;
	if (!read_place(program, text, str_from_c(text), &size.place, &inside))
		return false;
	if (!memchr(inside.text, ':', inside.length))
		return complain_of_program(text, "expected BASE:SIZE after --memory");
	if (!read_address_range(program, text, inside, &size.range))
		return false;
	const uint64_t limit = mask64(size.place.memory->address);
	if (!size.range.size || size.range.from > limit ||
		size.range.size - 1 > limit - size.range.from)
		return complain_of_program(text, "the memory is empty or ends after the last address");
	if (!program->isa->program && size.range.from)
		return complain_of_program(text, "this memory begins at address 0");
	if (size.place.memory == program->isa->program) {
		program->memory = size.range;
		*told = true;
	} else {
		VEC_PUSH(program->arena, &program->sizes, size);
	}
	return true;
}

static bool lies_inside(const struct address_range *memory, uint64_t address, size_t size)
{
	if (size <= memory->size && address >= memory->from &&
		address - memory->from <= memory->size - size)
		return true;
	return command_fail("run",
		"the %zu byte%s at 0x%llx %s outside of memory, 0x%llx to 0x%llx; see --memory", size,
		size == 1 ? "" : "s", (unsigned long long)address, size == 1 ? "is" : "are",
		(unsigned long long)memory->from, (unsigned long long)(memory->from + (memory->size - 1)));
}

/* The range set by --memory; by default all addresses, up to 1 GiB. */
static struct address_range room_of(const struct program *program, const struct memory_place *place)
{
	uint64_t last = mask64(place->memory->address);
	VEC_EACH (struct memory_range, it, &program->sizes)
		if (it->place.memory == place->memory && it->place.bank == place->bank)
			return it->range;
	return (struct address_range){ 0, last < MAX_MEMORY ? last + 1 : MAX_MEMORY };
}

static bool make_memory(struct program *program, const struct options *options)
{
	bool told = false;
	VEC_EACH (const char *, it, &options->memories)
		if (!read_memory_option(program, *it, &told))
			return false;
	if (!told && program->isa->program)
		choose_memory(program);
	VEC_EACH (struct asm_chunk, it, &program->chunks)
		if (program->isa->program && !lies_inside(&program->memory, it->address, it->size))
			return false;
	VEC_EACH (struct memory_load, it, &program->loads) {
		struct address_range room = room_of(program, &it->place);
		if (!lies_inside(&room, it->address, it->bytes.length))
			return false;
	}
	return true;
}

static bool read_dumps(struct program *program, const struct options *options)
{
	VEC_EACH (const char *, it, &options->dumps) {
		struct memory_range dump;
		struct str inside;
		if (!read_place(program, *it, str_from_c(*it), &dump.place, &inside) ||
			!read_address_range(program, *it, inside, &dump.range))
			return false;
		VEC_PUSH(program->arena, &program->dumps, dump);
	}
	return true;
}

/* ---- options ---- */

/* Without an entry point and a reset block, execution begins at the lowest loaded address. */
static bool read_entry(struct program *program, const struct options *options)
{
	program->has_entry = program->image.has_entry || options->entry;
	program->entry = program->image.entry;
	if (options->entry && !read_option_address(program, options->entry, &program->entry))
		return false;
	if (program->has_entry && program->entry > mask64(program->isa->counter))
		return complain_of_program(options->entry ? options->entry : options->arguments.items[0],
			"the entry address has more bits than the program counter");
	if (program->has_entry || sem_open(program->arena, program->isa)->reset)
		return true;
	program->has_entry = true;
	VEC_EACH (struct asm_chunk, it, &program->chunks)
		if (it == program->chunks.items || it->address < program->entry)
			program->entry = it->address;
	return true;
}

static bool read_raise_option(const struct program *program, const char *name)
{
	VEC_EACH (struct exception *, it, &program->isa->exceptions)
		if (!name || str_equal_c((*it)->name, name))
			return true;
	return complain_of_program(name, "expected an exception of the instruction set");
}

static bool read_options(struct program *program, const struct options *options)
{
	VEC_EACH (const char *, it, &options->stops) {
		uint64_t address;
		if (!read_option_address(program, *it, &address))
			return false;
		VEC_PUSH(program->arena, &program->stops, address);
	}
	if (program->stops.count > MAX_STOPS)
		return complain_of_program(
			options->stops.items[MAX_STOPS], "more than 16 --stop-at options");
	return read_entry(program, options) && read_raise_option(program, options->raises);
}

/* ---- settings ---- */

static bool is_word_char(char c)
{
	return char_is_digit(c) || char_begins_word(c) || c == '.' || c == '$';
}

/* Replaces labels in a setting by numbers. A name before '[' is a memory or a register file. */
static struct str without_labels(const struct program *program, struct str text)
{
	struct buffer out = buffer_new(program->arena);
	for (size_t from = 0, to; from < text.length; from = to) {
		to = from + 1;
		while (is_word_char(text.text[from]) && to < text.length && is_word_char(text.text[to]))
			to++;
		const struct asm_symbol *symbol =
			char_is_digit(text.text[from])
				? NULL
				: asm_find_symbol(&program->image, str_slice(text, from, to));
		if (symbol && (to == text.length || text.text[to] != '['))
			buffer_printf(&out, "%llu", (unsigned long long)symbol->value);
		else
			buffer_add(&out, str_slice(text, from, to));
	}
	return buffer_str(&out);
}

static bool read_settings(
	struct program *program, struct diag *diag, const struct options *options, size_t first)
{
	bool good = true;
	for (size_t i = first; i < options->arguments.count; i++) {
		struct str text = str_from_c(options->arguments.items[i]);
		if (program->isa->program)
			text = without_labels(program, text);
		const struct source *source = source_from_text(
			program->arena, diag, arena_printf(program->arena, "<setting %zu>", i), text);
		if (!source)
			return false;
		struct span span = { source, 0, (uint32_t)source->text.length };
		good =
			sem_settings_read(program->arena, diag, program->isa, span, &program->settings) && good;
	}
	return good;
}

bool program_read(
	struct program *program, struct diag *diag, const struct options *options, bool *usage)
{
	bool machine = program->isa->program, good = true;
	bool has_file = options->arguments.count &&
					!(options->loads.count && strchr(options->arguments.items[0], '='));
	*usage = false;
	if (has_file)
		good = read_file(program, diag, options, usage);
	VEC_EACH (struct asm_chunk, it, &program->image.chunks)
		VEC_PUSH(program->arena, &program->chunks, *it);
	if (good) {
		VEC_EACH (const char *, it, &options->loads)
			good = good && read_load(program, *it);
		good = good && make_memory(program, options) && read_dumps(program, options) &&
			   (!machine || read_options(program, options));
		*usage = !good;
	}
	return !*usage && read_settings(program, diag, options, has_file) && good;
}

/* ---- parts of the script ---- */

struct str program_bytes(const struct program *program)
{
	struct buffer bytes = buffer_new(program->arena);
	VEC_EACH (struct asm_chunk, it, &program->image.chunks) {
		while (bytes.length < it->address)
			buffer_add_char(&bytes, '\0');
		buffer_add(&bytes, (struct str){ (const char *)it->bytes, it->size });
	}
	return buffer_str(&bytes);
}

/* Other memories of a machine have all their addresses, up to 64 KiB. */
static void add_memories(const struct program *program, struct machine *start)
{
	VEC_EACH (struct memory *, it, &program->isa->memories)
		for (unsigned i = 0; i < ((*it)->banks ? (*it)->banks : 1); i++) {
			struct bank_value *bank = machine_bank(start, *it, i);
			uint64_t last = mask64((*it)->address);
			bool is_program = *it == program->isa->program;
			bank->base = is_program ? program->memory.from : 0;
			bank->size = is_program ? program->memory.size : last < 0xffff ? last + 1 : 0x10000;
		}
}

static void put_bytes(
	struct arena *arena, struct bank_value *bank, uint64_t address, const void *from, size_t size)
{
	const unsigned char *bytes = from;
	for (size_t i = 0; i < size; i++)
		bank_set(arena, bank, address - bank->base + i, bytes[i]);
}

/* Sets sizes from --memory, and extends banks to contain what is loaded. */
static void fill_memories(const struct program *program, struct machine *start)
{
	VEC_EACH (struct memory_range, it, &program->sizes) {
		struct bank_value *bank = machine_bank(start, it->place.memory, it->place.bank);
		bank->base = it->range.from;
		bank->size = it->range.size;
	}
	VEC_EACH (struct memory_load, it, &program->loads) {
		struct bank_value *bank = machine_bank(start, it->place.memory, it->place.bank);
		uint64_t end = it->address - bank->base + it->bytes.length;
		bank->size = end > bank->size ? end : bank->size;
		put_bytes(program->arena, bank, it->address, it->bytes.text, it->bytes.length);
	}
}

struct machine program_start(const struct program *program)
{
	struct machine start = machine_new(program->arena, program->isa);
	if (program->isa->program) {
		add_memories(program, &start);
		struct bank_value *bank = machine_bank(&start, program->isa->program, 0);
		VEC_EACH (struct asm_chunk, it, &program->chunks)
			put_bytes(program->arena, bank, it->address, it->bytes, it->size);
	}
	fill_memories(program, &start);
	machine_apply(&start, &program->settings);
	return start;
}

struct str program_boot(const struct program *program)
{
	return program->isa->program ? STR("boot\n") : (struct str){ 0 };
}

/* The initial pc, from a setting or the entry point; false if there is neither. */
static bool find_pc(const struct program *program, uint64_t *pc)
{
	const struct case_setting *set = case_find(&program->settings, CASE_PC);
	*pc = set ? set->values.items[0].lo : program->entry;
	return set || program->has_entry;
}

struct str program_lines(const struct program *program, const struct options *options)
{
	struct buffer out = buffer_new(program->arena);
	uint64_t pc;
	if (!program->isa->program)
		return (struct str){ 0 };
	if (find_pc(program, &pc))
		buffer_printf(&out, "set pc 0 * %llx\n", (unsigned long long)pc);
	VEC_EACH (uint64_t, it, &program->stops)
		buffer_printf(&out, "stop-at %llx\n", (unsigned long long)*it);
	if (options->stop_on_self_jump)
		buffer_add(&out, STR("stop-on-self-jump\n"));
	if (options->stop_on_trap)
		buffer_add(&out, STR("stop-on-trap\n"));
	if (options->raises)
		buffer_printf(&out, "raise %s\n", options->raises);
	return buffer_str(&out);
}
