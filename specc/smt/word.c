/* SPDX-License-Identifier: MIT */
/* The choices of modifiers that a block distinguishes, and an instruction for each: its operands
 * are different registers, none of them constant. */
#include "smt/internal.h"

enum { MAX_TRIED = 16, MAX_CHOICES = 4096 };

struct tried {
	const struct field *field; /* in the opcode */
	unsigned at;               /* index of its value */
};

struct chooser {
	struct arena *arena;
	struct sem_scope *scope;
	const struct opcode *opcode;
	struct tried tried[MAX_TRIED];
	unsigned count;
	bool too_many;
};

/* ---- which modifiers ---- */

static void add_choice_modifier(void *user, const struct sem_modifier *modifier)
{
	struct chooser *c = user;
	const struct field *field = sem_modifier_field(modifier, c->opcode);
	for (unsigned i = 0; i < c->count; i++)
		if (c->tried[i].field == field)
			return;
	/* a prefix of an operand is an input, not a choice */
	if (!field || field->poisoned || field->kind == FIELD_FIXED ||
		isa_is_sign(c->scope->run->isa, field))
		return;
	if (c->count == MAX_TRIED)
		c->too_many = true;
	else
		c->tried[c->count++] = (struct tried){ .field = field };
}

static void gather_choices(struct chooser *c)
{
	sem_width_modifiers(c->scope, c->opcode, add_choice_modifier, c);
	VEC_EACH (struct sem_mention, it, &c->scope->mentions)
		if (it->e->modifier)
			add_choice_modifier(c, it->e->modifier);
}

/* ---- a word ---- */

static uint64_t tried_value(const struct tried *t)
{
	return t->field->type->values.items[t->at].value;
}

static bool box_allows_choice(const struct chooser *c, const struct box *box)
{
	for (unsigned i = 0; i < c->count; i++) {
		int at = opcode_field_index(c->opcode, c->tried[i].field);
		if (at >= 0 && !cube_set_has(&box->sets[at], tried_value(&c->tried[i])))
			return false;
	}
	return true;
}

static const struct box *find_box(const struct chooser *c)
{
	VEC_EACH (struct form *, form, &c->opcode->forms)
		if ((*form)->template == c->scope->template)
			VEC_EACH (struct box, box, &(*form)->boxes)
				if (box_allows_choice(c, box))
					return box;
	return NULL;
}

static bool chosen_field_value(const void *user, const struct field *field, uint64_t *value)
{
	*value = field_extract(field, *(const struct word *)user);
	return true;
}

struct used {
	const struct register_file *file;
	uint64_t first, count;
};

static bool is_constant_range(const struct register_file *file, uint64_t first, uint64_t count)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (it->constant && it->number >= first && it->number - first < count)
			return true;
	return false;
}

/* The first legal register, from 1 up and then 0, that no other operand uses; or any legal one. */
static uint64_t free_register(const struct field *field, const struct cube_set *legal,
	const struct used *used, size_t used_count, unsigned count)
{
	const struct register_file *file = register_file_whole(field->type->file);
	uint64_t all = field->width < 12 ? (uint64_t)1 << field->width : 4096;
	uint64_t any = cube_set_min(legal).lo;
	for (uint64_t n = 1; n <= all; n++) {
		uint64_t number = n % all, first = number + field->type->file->of_first;
		bool taken = is_constant_range(file, first, count) || !cube_set_has(legal, number);
		for (size_t i = 0; i < used_count && !taken; i++)
			taken = used[i].file == file && first < used[i].first + used[i].count &&
					used[i].first < first + count;
		if (!taken)
			return number;
	}
	return any;
}

static struct word fill_registers(const struct chooser *c, const struct box *box, struct word word)
{
	enum { MAX_USED = 64 };
	struct used used[MAX_USED];
	size_t used_count = 0;
	for (size_t i = 0; i < c->opcode->fields.count; i++) {
		const struct field *field = c->opcode->fields.items[i];
		const struct sem_fields fields = { c->scope->run->isa, c->opcode, chosen_field_value,
			&word };
		if (field->kind == FIELD_FIXED || field->type->kind != TYPE_REGISTER ||
			!field->type->file || used_count == MAX_USED)
			continue;
		const struct register_file *file = field->type->file;
		unsigned width = sem_width_of(&fields, field, file->width);
		unsigned count = file->width ? (width + file->width - 1) / file->width : 1;
		uint64_t number = free_register(field, &box->sets[i], used, used_count, count ? count : 1);
		word = field_insert(field, word, number);
		used[used_count++] =
			(struct used){ register_file_whole(file), number + file->of_first, count ? count : 1 };
	}
	return word;
}

static struct word word_of(const struct chooser *c, const struct box *box)
{
	struct word word = c->opcode->fixed.match;
	for (size_t i = 0; i < c->opcode->fields.count; i++) {
		const struct field *field = c->opcode->fields.items[i];
		const struct cube_set *legal = &box->sets[i];
		uint64_t value = cube_set_min(legal).lo;
		if (field->kind == FIELD_FIXED)
			continue;
		if (field->kind == FIELD_DEFAULT && cube_set_has(legal, field->value))
			value = field->value;
		for (unsigned k = 0; k < c->count; k++)
			if (c->tried[k].field == field)
				value = tried_value(&c->tried[k]);
		word = field_insert(field, word, value);
	}
	return fill_registers(c, box, word);
}

/* ---- all choices ---- */

static bool next_random_choice(struct chooser *c)
{
	for (unsigned i = 0; i < c->count; i++) {
		if (++c->tried[i].at < c->tried[i].field->type->values.count)
			return true;
		c->tried[i].at = 0;
	}
	return false;
}

static struct str name_of_choice(const struct chooser *c)
{
	struct buffer out = buffer_new(c->arena);
	for (unsigned i = 0; i < c->count; i++)
		buffer_printf(&out, "%s%.*s", i ? "." : "",
			STR_ARG(c->tried[i].field->type->values.items[c->tried[i].at].name));
	return buffer_str(&out);
}

struct smt_choices smt_find_choices(
	struct arena *arena, struct sem_scope *scope, const struct opcode *opcode)
{
	struct chooser c = { .arena = arena, .scope = scope, .opcode = opcode };
	struct smt_choices all = { .too_many = false };
	size_t product = 1;
	gather_choices(&c);
	for (unsigned i = 0; i < c.count && product <= MAX_CHOICES; i++)
		product *= c.tried[i].field->type->values.count;
	all.too_many = c.too_many || product > MAX_CHOICES;
	if (all.too_many || !product)
		return all;
	do {
		const struct box *box = find_box(&c);
		if (box) {
			struct smt_choice choice = { .word = word_of(&c, box), .name = name_of_choice(&c) };
			VEC_PUSH(arena, &all.list, choice);
		}
	} while (next_random_choice(&c));
	return all;
}
