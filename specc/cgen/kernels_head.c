/* SPDX-License-Identifier: MIT */
/* Describes in words what each kernel is for, values of modifiers, opcodes, operands, and names it
 * by the first of these. */
#include "cgen/kernels_internal.h"

enum { MAX_NAMED = 12 }; /* for one kernel */

/* What uses a kernel. */
struct use {
	const struct sem_block *block; /* the last one */
	struct str_map known;
	VEC(struct str) ways, opcodes;
	struct str said; /* what the specification says of the values in the first way; may be empty */
	size_t beside;   /* opcodes of these blocks */
	bool other;      /* one of the blocks has another kernel */
	bool kinds[4];   /* by index modulo 4: operand modifiers, constant destinations */
};

/* The mnemonic with all values that are not defaults, as in assembly: "FFMA.FTZ.RP". */
static struct str way_of(
	struct arena *arena, const struct kernel_entry *entry, struct str mnemonic, size_t index)
{
	struct buffer out = buffer_new(arena);
	buffer_add(&out, mnemonic);
	VEC_EACH (struct kernel_choice, it, &entry->choices) {
		uint64_t value = kernels_chosen(it, index);
		const struct enumerator *e = type_find_value(it->field->type, value);
		if (e && (it->field->kind != FIELD_DEFAULT || it->field->value != value))
			buffer_printf(&out, ".%.*s", STR_ARG(e->name));
	}
	return buffer_str(&out);
}

/* The comments of these values: "equal: ZF is set". */
static struct str said_of_way(struct arena *arena, const struct kernel_entry *entry, size_t index)
{
	struct buffer out = buffer_new(arena);
	VEC_EACH (struct kernel_choice, it, &entry->choices) {
		const struct enumerator *e = type_find_value(it->field->type, kernels_chosen(it, index));
		if (e && e->comment->text.length)
			buffer_printf(&out, "%s%.*s", out.length ? "; " : "", STR_ARG(e->comment->text));
	}
	return buffer_str(&out);
}

/* Is it a part of "FFMA.FTZ.RP" after the first? */
static bool way_has(struct str way, struct str part)
{
	for (size_t at = 0; (at = str_find(way, at, STR("."))) < way.length;) {
		struct str rest = str_slice(way, ++at, way.length);
		if (str_equal(str_slice(rest, 0, str_find(rest, 0, STR("."))), part))
			return true;
	}
	return false;
}

/* The mnemonic with the words of the header that neither a field nor a value in its way gives:
 * "IADD.X". */
static struct str literal_mnemonic(
	struct arena *arena, const struct kernel_entry *entry, struct str mnemonic, size_t index)
{
	struct str way = way_of(arena, entry, mnemonic, index);
	struct buffer out = buffer_new(arena);
	buffer_add(&out, mnemonic);
	VEC_EACH (struct sem_suffix, it, &entry->block->suffixes)
		if (!opcode_find_field(entry->opcode, it->name) && !way_has(way, it->name))
			buffer_printf(&out, ".%.*s", STR_ARG(it->name));
	return buffer_str(&out);
}

static void add_mnemonic_use(
	struct arena *arena, struct use *use, const struct kernel_entry *entry, size_t at)
{
	struct str mnemonic = kernels_mnemonic(entry->block, entry->opcode);
	struct str words = literal_mnemonic(arena, entry, mnemonic, at / 4);
	struct str way = way_of(arena, entry, words, at / 4), name = entry->opcode->definition->name;
	use->known.arena = arena;
	use->kinds[at % 4] = true;
	if (!use->ways.count)
		use->said = said_of_way(arena, entry, at / 4);
	if (!str_map_get(&use->known, way)) {
		VEC_PUSH(arena, &use->ways, way);
		str_map_put(&use->known, way, use);
	}
	if (!use->opcodes.count || !str_equal(use->opcodes.items[use->opcodes.count - 1], name))
		VEC_PUSH(arena, &use->opcodes, name);
}

/* Adds the entries of one block, which are adjacent, from `first` on; returns the index after
 * them. */
static size_t add_kernel_block(
	struct arena *arena, const struct kernels *kernels, size_t first, struct use *uses)
{
	const struct sem_block *block = kernels->entries.items[first]->block;
	size_t end = first;
	unsigned kernel = 0;
	bool other = false;
	while (end < kernels->entries.count && kernels->entries.items[end]->block == block)
		end++;
	for (size_t i = first; i < end; i++) {
		const struct kernel_entry *entry = kernels->entries.items[i];
		for (size_t at = 0; at < entry->kernels.count; at++) {
			unsigned to = entry->kernels.items[at];
			struct use *use = &uses[to];
			if (!to)
				continue;
			other = other || (kernel && kernel != to);
			kernel = to;
			use->beside += use->block != block ? end - first : 0;
			use->block = block;
			add_mnemonic_use(arena, use, entry, at);
		}
	}
	for (size_t i = first; i < end && other; i++)
		VEC_EACH (unsigned, it, &kernels->entries.items[i]->kernels)
			uses[*it].other = true;
	return end;
}

static void add_name_list(struct buffer *out, const struct str *names, size_t count)
{
	size_t shown = count > MAX_NAMED ? MAX_NAMED : count;
	for (size_t i = 0; i < shown; i++)
		buffer_printf(out, "%s%.*s", i ? ", " : "", STR_ARG(names[i]));
	if (shown < count)
		buffer_printf(out, " and %zu more", count - shown);
}

static struct str purpose_of(struct arena *arena, const struct use *use)
{
	struct buffer out = buffer_new(arena);
	if (!use->other)
		return (struct str){ 0 };
	add_name_list(&out, use->ways.items, use->ways.count);
	if (use->ways.count == 1 && use->said.length)
		buffer_printf(&out, " (%.*s)", STR_ARG(use->said));
	if (use->opcodes.count < use->beside) {
		buffer_printf(&out, "; of ");
		add_name_list(&out, use->opcodes.items, use->opcodes.count);
	}
	if (!use->kinds[0] && use->kinds[1])
		buffer_printf(&out, "; operands with modifiers");
	else if (!use->kinds[0])
		buffer_printf(&out, "; a constant register as destination");
	return buffer_str(&out);
}

struct str *kernels_purposes(struct arena *arena, const struct kernels *kernels)
{
	struct arena scratch = { .limit = arena->limit };
	struct use *uses = ARENA_ARRAY(&scratch, struct use, kernels->kernels.count + 1);
	struct str *purposes = ARENA_ARRAY(arena, struct str, kernels->kernels.count + 1);
	for (size_t i = 0; i < kernels->entries.count;)
		i = add_kernel_block(&scratch, kernels, i, uses);
	for (size_t i = 0; i < kernels->kernels.count; i++)
		purposes[i] = str_copy(arena, purpose_of(&scratch, &uses[i + 1]));
	arena_free(&scratch);
	return purposes;
}

/* ---- names ---- */

enum { MAX_KERNEL_NAME = 60 };

/* "ALU_shr", "IADD_X_modified": the use at an index of the entry's kernels, as a part of a name in
 * C. */
static struct str name_of_use(
	struct arena *arena, const struct kernel_entry *entry, struct str mnemonic, size_t at)
{
	static const char *const kinds[] = { "", "_modified", "_constant", "_modified_constant" };
	struct str words = literal_mnemonic(arena, entry, mnemonic, at / 4);
	struct str way = way_of(arena, entry, words, at / 4);
	struct str name = str_printf(arena, "%.*s%s", STR_ARG(c_identifier(arena, way)), kinds[at % 4]);
	if (name.length <= MAX_KERNEL_NAME)
		return name;
	return str_printf(arena, "%.*s_%08x", MAX_KERNEL_NAME - 9, name.text, str_hash_name(name));
}

/* By the mnemonic; by the opcode's name if another kernel is called so, and then numbered. */
static struct str name_kernel(
	struct arena *arena, const struct str_map *taken, const struct kernel_entry *entry, size_t at)
{
	struct str name = name_of_use(arena, entry, kernels_mnemonic(entry->block, entry->opcode), at);
	if (str_map_get(taken, name))
		name = name_of_use(arena, entry, entry->opcode->definition->name, at);
	struct str base = name;
	for (unsigned n = 2; str_map_get(taken, name); n++)
		name = str_printf(arena, "%.*s_%u", STR_ARG(base), n);
	return name;
}

struct str *kernels_names(struct arena *arena, const struct kernels *kernels)
{
	struct str *names = ARENA_ARRAY(arena, struct str, kernels->kernels.count + 1);
	struct str_map taken = { .arena = arena };
	VEC_EACH (struct kernel_entry *, entry, &kernels->entries)
		for (size_t at = 0; at < (*entry)->kernels.count; at++) {
			unsigned kernel = (*entry)->kernels.items[at];
			if (!kernel || names[kernel - 1].length)
				continue;
			names[kernel - 1] = name_kernel(arena, &taken, *entry, at);
			str_map_put(&taken, names[kernel - 1], (void *)names);
		}
	return names;
}
