/* SPDX-License-Identifier: MIT */
/* The examples of isa-spec/gpu: at least two per opcode, and together every modifier value, every
 * form and every optional part, present and absent, in each opcode's family. */
#include "unit.h"
#include "base/vec.h"
#include "codec/codec.h"
#include "lint/examples.h"

struct gpu {
	struct arena arena;
	struct diag diag;
	struct isa *isa;
	struct codec *codec;
};

static int load(void **state)
{
	struct gpu *gpu = calloc(1, sizeof *gpu);
	gpu->isa = unit_gpu(&gpu->arena, &gpu->diag);
	gpu->codec = codec_new(&gpu->arena, gpu->isa);
	examples_check(gpu->codec, &gpu->arena, &gpu->diag, gpu->isa);
	*state = gpu;
	return 0;
}

static int unload(void **state)
{
	struct gpu *gpu = *state;
	arena_free(&gpu->arena);
	free(gpu);
	return 0;
}

GROUP(load, unload)

TEST(test_counts)
{
	struct gpu *gpu = *state;
	assert_int_equal(gpu->isa->optypes.count, 66);
	assert_int_equal(gpu->isa->opcodes.count, 224);
	assert_int_equal(gpu->diag.errors, 0);
	assert_int_equal(gpu->diag.warnings, 0);
}

/* Calls visit for every example that assembles to an opcode of the family. */
static void each_example(
	const struct opcode *opcode, void (*visit)(const struct example *, void *), void *user)
{
	for (const struct definition *d = opcode->definition; d; d = d->parent)
		VEC_EACH (struct example *, it, &d->examples)
			visit(*it, user);
}

struct tally {
	const struct opcode *opcode;
	size_t examples;
};

static void count(const struct example *example, void *user)
{
	struct tally *tally = user;
	tally->examples += example->opcode == tally->opcode;
}

TEST(test_two_examples_per_opcode)
{
	struct gpu *gpu = *state;
	size_t missing = 0;
	VEC_EACH (struct opcode *, it, &gpu->isa->opcodes) {
		struct tally tally = { *it, 0 };
		each_example(*it, count, &tally);
		if (tally.examples < 2) {
			print_error(
				"%.*s has %zu examples\n", STR_ARG((*it)->definition->name), tally.examples);
			missing++;
		}
	}
	assert_int_equal(missing, 0);
}

/* What must occur in the examples: a modifier's value, a group present or absent, a form. */
struct wanted {
	struct codec *codec;
	const struct form *form;
	const struct element *element;
	uint64_t value; /* of the modifier; or 1 present, 0 absent */
	bool found;
};

static bool group_absent(const struct element *group, struct word w)
{
	VEC_EACH (struct binding, it, &group->absent)
		if (field_extract(it->field, w) != it->value)
			return false;
	return true;
}

static void look(const struct example *example, void *user)
{
	struct wanted *wanted = user;
	const struct opcode *opcode = example->opcode;
	if (!opcode)
		return;
	if (!wanted->element) {
		wanted->found =
			wanted->found || codec_legal_form(wanted->codec, opcode, example->word) == wanted->form;
		return;
	}
	const struct field *field = opcode_find_field(opcode, wanted->element->field->name);
	wanted->found =
		wanted->found || (field && field_extract(field, example->word) == wanted->value);
}

/* Guard and scheduling are shared by all instructions and tested once per file, not per family:
 * only parts whose fields belong to the optype or opcode must occur. */
static bool own_part(const struct element *element)
{
	const struct field *field =
		element->kind == ELEMENT_MODIFIER ? element->field : element->absent.items[0].field;
	return field->owner->kind != DEFINITION_GROUP;
}

static size_t missing_values(
	struct gpu *gpu, const struct form *form, const struct element *element)
{
	struct wanted wanted = { .codec = gpu->codec, .form = form, .element = element };
	size_t missing = 0;
	for (size_t i = 0; i < element->modifier_values.count; i++) {
		wanted.value = element->modifier_values.items[i];
		wanted.found = false;
		each_example(form->opcode, look, &wanted);
		if (wanted.found)
			continue;
		print_error("%.*s: no example with %.*s = %llu\n", STR_ARG(form->template->text),
			STR_ARG(element->field->name), (unsigned long long)wanted.value);
		missing++;
	}
	return missing;
}

TEST(test_every_modifier_value)
{
	struct gpu *gpu = *state;
	size_t missing = 0;
	VEC_EACH (struct form *, it, &gpu->isa->forms)
		for (size_t i = 0; i < (*it)->elements.count; i++)
			if ((*it)->elements.items[i]->kind == ELEMENT_MODIFIER)
				missing += missing_values(gpu, *it, (*it)->elements.items[i]);
	assert_int_equal(missing, 0);
}

/* For a family, not each opcode: some opcode has the part present, some absent. */
static void look_family(const struct example *example, void *user)
{
	struct wanted *wanted = user;
	const struct opcode *opcode = example->opcode;
	const struct form *form =
		opcode ? codec_legal_form(wanted->codec, opcode, example->word) : NULL;
	if (!form)
		return;
	for (size_t i = 0; i < form->elements.count; i++) {
		const struct element *e = form->elements.items[i];
		if (e->kind == ELEMENT_GROUP && e->span.from == wanted->element->span.from)
			wanted->found = wanted->found || group_absent(e, example->word) != wanted->value;
	}
}

TEST(test_every_optional_part)
{
	struct gpu *gpu = *state;
	size_t missing = 0;
	VEC_EACH (struct form *, it, &gpu->isa->forms)
		for (size_t i = 0; i < (*it)->elements.count; i++) {
			const struct element *e = (*it)->elements.items[i];
			if (e->kind != ELEMENT_GROUP || !own_part(e))
				continue;
			for (uint64_t present = 0; present < 2; present++) {
				struct wanted wanted = { gpu->codec, *it, e, present, false };
				each_example((*it)->opcode, look_family, &wanted);
				if (wanted.found)
					continue;
				print_error("%.*s: no example has the part of '%.*s' %s\n",
					STR_ARG((*it)->template->text), STR_ARG(e->absent.items[0].field->name),
					present ? "present" : "absent");
				missing++;
			}
		}
	assert_int_equal(missing, 0);
}

TEST(test_every_form)
{
	struct gpu *gpu = *state;
	size_t missing = 0;
	VEC_EACH (struct form *, it, &gpu->isa->forms) {
		struct wanted wanted = { .codec = gpu->codec, .form = *it };
		each_example((*it)->opcode, look, &wanted);
		if (wanted.found)
			continue;
		print_error("%.*s: no example of the form '%.*s'\n",
			STR_ARG((*it)->opcode->definition->name), STR_ARG((*it)->template->text));
		missing++;
	}
	assert_int_equal(missing, 0);
}
