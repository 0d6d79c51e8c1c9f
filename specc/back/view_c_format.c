/* XML view, derived layer for C: a form's elements -> a program of steps that print it. Whatever
 * depends on few neighbouring bits becomes a table of padded strings, so that most steps are the
 * same branch-free copy; wide numbers and registers are steps of their own. */
#include "back/view_c_internal.h"

/* ---- what elements print for a given word ---- */

static void print_number(struct buffer *out, const struct type *type, uint64_t bits)
{
	int64_t number = (int64_t)bits;
	bool sign = type->width < 64 ? bits >> (type->width - 1) & 1 : (int64_t)bits < 0;
	if (type->coding == CODING_SIGNED && sign && type->width < 64)
		number = (int64_t)(bits | ~(uint64_t)0 << type->width);
	if (type->coding == CODING_ONES && sign)
		number = -(int64_t)(~bits & word_mask(0, type->width).lo);
	if (type->coding == CODING_TABLE)
		number = bits < type->table.count ? type->table.items[bits] : 0;
	number = number * type->scale + type->offset;
	uint64_t size = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
	buffer_printf(out, type->base == BASE_HEX ? "%s0x%llx" : "%s%llu", number < 0 ? "-" : "",
		      (unsigned long long)size);
}

static const struct register_name *named_register(const struct register_file *file, uint64_t number)
{
	for (size_t i = 0; i < file->names.count; i++)
		if (!file->names.items[i].alias && file->names.items[i].number == number)
			return &file->names.items[i];
	return NULL;
}

static void print_register(struct buffer *out, const struct register_file *file, uint64_t number,
			   unsigned count)
{
	const struct register_name *name = named_register(file, number);
	if (name && (count == 1 || name->constant))
		buffer_add(out, name->name);
	else if (count == 1)
		buffer_printf(out, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)number);
	else
		buffer_printf(out, "%.*s[%llu:%llu]", STR_ARG(file->prefix),
			      (unsigned long long)number, (unsigned long long)number + count - 1);
}

static void print_operand(struct buffer *out, const struct element *e, uint64_t bits)
{
	const struct enumerator *value = type_find_value(e->type, bits);
	if (e->type->kind == TYPE_REGISTER)
		print_register(out, e->type->file, bits, e->count);
	else if (e->type->kind == TYPE_INTEGER)
		print_number(out, e->type, bits);
	else if (value)
		buffer_add(out, value->name);
}

static bool holds(const struct binding *items, size_t count, struct word w)
{
	for (size_t i = 0; i < count; i++)
		if (field_extract(items[i].field, w) != items[i].value)
			return false;
	return true;
}

static void print_element(struct buffer *out, const struct element *e, struct word w)
{
	uint64_t bits = e->field ? field_extract(e->field, w) : 0;
	const struct enumerator *value;
	switch (e->kind) {
	case ELEMENT_TEXT:
		buffer_add(out, e->text);
		break;
	case ELEMENT_MODIFIER:
		value = type_find_value(e->field->type, bits);
		if (!value || (e->has_hidden && bits == e->hidden))
			break;
		buffer_add(out, e->text);
		buffer_add(out, value->name);
		break;
	case ELEMENT_OPERAND:
		print_operand(out, e, bits >> e->lsb & word_mask(0, e->width).lo);
		break;
	case ELEMENT_GROUP:
		if (holds(e->absent.items, e->absent.count, w))
			break;
		for (size_t i = 0; i < e->children.count; i++)
			print_element(out, e->children.items[i], w);
		break;
	}
}

/* ---- what elements depend on ---- */

/* The bits that a list of elements looks at, or that no table can serve. */
struct reach {
	struct word mask;
	bool wide;        /* needs a step of its own */
	size_t literal;   /* bytes of text outside of groups */
};

static void reach_of(const struct element *e, struct reach *reach)
{
	bool number = e->kind == ELEMENT_OPERAND && e->type->kind == TYPE_INTEGER;
	switch (e->kind) {
	case ELEMENT_TEXT:
		reach->literal += e->text.length;
		break;
	case ELEMENT_OPERAND:
		reach->wide = reach->wide || e->type->kind == TYPE_FLOAT || e->joined ||
			      (number && e->width > 6);
		reach->mask = word_or(reach->mask,
				      field_insert(e->field, (struct word){ 0 },
						   word_mask(e->lsb, e->width).lo));
		break;
	case ELEMENT_MODIFIER:
		reach->mask = word_or(reach->mask, e->field->mask);
		break;
	case ELEMENT_GROUP:
		reach->wide = reach->wide || e->forces.count > 0;
		for (size_t i = 0; i < e->absent.count; i++)
			reach->mask = word_or(reach->mask, e->absent.items[i].field->mask);
		for (size_t i = 0; i < e->children.count; i++) {
			size_t literal = reach->literal;
			reach_of(e->children.items[i], reach);
			reach->literal = literal;
		}
		break;
	}
}

/* Bits [lsb, lsb+width) hold the mask; width 0 for none. */
struct window {
	unsigned lsb, width;
	bool gaps;
};

static struct window window_of(struct word mask)
{
	struct window window = { 0, 0, false };
	unsigned bits = word_popcount(mask);
	if (bits == 0)
		return window;
	while (!word_bit(mask, window.lsb))
		window.lsb++;
	unsigned last = WORD_BITS - 1;
	while (!word_bit(mask, last))
		last--;
	window.width = last - window.lsb + 1;
	window.gaps = bits != window.width;
	return window;
}

/* Elements [from, to) of a list, all that they can print. */
struct piece_run {
	struct element *const *items;
	size_t count;
	struct window window;
	size_t longest; /* bytes */
};

static bool table_fits(const struct reach *reach, struct window window)
{
	return !reach->wide && window.width <= STRING_TABLE_BITS &&
	       (window.width == 0 || window.lsb / 64 == (window.lsb + window.width - 1) / 64);
}

static struct word window_word(struct window window, uint64_t value)
{
	return word_insert((struct word){ 0 }, window.lsb, window.width, value);
}

static struct str run_text(struct cview *c, const struct piece_run *run, uint64_t value)
{
	struct buffer out = buffer_new(c->arena);
	for (size_t i = 0; i < run->count; i++)
		print_element(&out, run->items[i], window_word(run->window, value));
	return buffer_str(&out);
}

static size_t longest_text(struct cview *c, const struct piece_run *run)
{
	size_t longest = 0;
	for (uint64_t v = 0; v < (uint64_t)1 << run->window.width; v++) {
		size_t length = run_text(c, run, v).length;
		longest = length > longest ? length : longest;
	}
	return longest;
}

/* Fills run with as many elements as one table serves well; false: not even the first. */
static bool find_run(struct cview *c, struct element *const *items, size_t count,
		     struct piece_run *run)
{
	struct reach reach = { 0 };
	*run = (struct piece_run){ items, 0, { 0 }, 0 };
	for (size_t n = 1; n <= count; n++) {
		reach_of(items[n - 1], &reach);
		struct piece_run next = { items, n, window_of(reach.mask), 0 };
		if (!table_fits(&reach, next.window))
			break;
		bool plain = next.window.width == 0;
		if (n > 1 && (next.window.gaps || (!plain && reach.literal > 3)))
			break;
		next.longest = longest_text(c, &next);
		if (n > 1 && next.longest > STRING_MAX)
			break;
		*run = next;
	}
	return run->count > 0;
}

/* ---- steps ---- */

struct program {
	struct run steps;
	struct element *const *all; /* the form's elements, for groups that force others */
	size_t all_count;
	size_t longest; /* bytes of text */
};

static struct str run_comment(struct cview *c, const struct piece_run *run)
{
	struct buffer out = buffer_new(c->arena);
	for (size_t i = 0; i < run->count; i++)
		buffer_add(&out, run->items[i]->span.source ? span_text(run->items[i]->span)
							    : run->items[i]->text);
	return buffer_str(&out);
}

/* A table of the texts' bytes [from, from + STRING_MAX). */
static unsigned string_table(struct cview *c, const struct piece_run *run, size_t from)
{
	struct run rows = { 0 };
	for (uint64_t v = 0; v < (uint64_t)1 << run->window.width; v++) {
		struct str text = str_slice(run_text(c, run, v), from, from + STRING_MAX);
		run_add(c, &rows, "{ \"%.*s\", %zu }", STR_ARG(c_literal(c, text)), text.length);
	}
	bool literal = run->window.width == 0;
	return pool_share_run(c, &c->strings, &rows, literal ? (struct str){ 0 } : run_comment(c, run));
}

static void add_table(struct cview *c, struct program *program, const struct piece_run *run)
{
	for (size_t from = 0; from < run->longest; from += STRING_MAX)
		run_add(c, &program->steps, "{ STEP_TEXT, %u, %u, 0x%llx, %u }",
			run->window.lsb / 64, run->window.lsb % 64,
			(unsigned long long)word_mask(0, run->window.width).lo,
			string_table(c, run, from));
	program->longest += run->longest;
}

static const struct element *find_group(struct element *const *items, size_t count, unsigned index)
{
	for (size_t i = 0; i < count; i++) {
		if (items[i]->kind != ELEMENT_GROUP)
			continue;
		if (items[i]->group_index == index)
			return items[i];
		const struct element *found =
			find_group(items[i]->children.items, items[i]->children.count, index);
		if (found)
			return found;
	}
	return NULL;
}

/* The group is left out when this cube holds: it and all groups that force it are absent. False:
 * it never is. Groups force earlier ones only, so this ends. */
static bool absent_cube(const struct program *program, const struct element *group, struct cube *cube)
{
	for (size_t i = 0; i < group->absent.count; i++) {
		struct binding binding = group->absent.items[i];
		struct cube one = { binding.field->mask,
				    field_insert(binding.field, (struct word){ 0 }, binding.value) };
		if (!cubes_meet(*cube, one))
			return false;
		*cube = cube_meet(*cube, one);
	}
	for (size_t i = 0; i < group->forces.count; i++) {
		const struct element *later =
			find_group(program->all, program->all_count, group->forces.items[i]);
		if (later && !absent_cube(program, later, cube))
			return false;
	}
	return true;
}

static void add_steps(struct cview *c, struct program *program, struct element *const *items,
		      size_t count);

static void add_group(struct cview *c, struct program *program, const struct element *group)
{
	struct cube cube = { 0 };
	struct program inner = { .all = program->all, .all_count = program->all_count };
	add_steps(c, &inner, group->children.items, group->children.count);
	if (absent_cube(program, group, &cube)) {
		struct str row = str_printf(c->arena, "{ %.*s, %.*s, %zu }", STR_ARG(c_word(c, cube.mask)),
					    STR_ARG(c_word(c, cube.match)), inner.steps.rows.count);
		run_add(c, &program->steps, "{ STEP_SKIP, 0, 0, 0, %u }",
			pool_share(c, &c->skips, row, (struct str){ 0 }));
	}
	for (size_t i = 0; i < inner.steps.rows.count; i++)
		VEC_PUSH(c->arena, &program->steps.rows, inner.steps.rows.items[i]);
	program->longest += inner.longest;
}

static size_t longest_name(const struct element *e)
{
	size_t longest = 0;
	const struct register_file *file = e->type->file;
	for (size_t i = 0; i < e->type->values.count; i++)
		if (e->type->values.items[i].name.length > longest)
			longest = e->type->values.items[i].name.length;
	if (!file)
		return longest;
	longest = file->prefix.length + 44;
	for (size_t i = 0; i < file->names.count; i++)
		if (file->names.items[i].name.length > longest)
			longest = file->names.items[i].name.length;
	return longest;
}

static void add_operand(struct cview *c, struct program *program, const struct element *e)
{
	const char *kind = "NAME";
	unsigned at;
	if (e->kind == ELEMENT_OPERAND && e->type->kind == TYPE_INTEGER) {
		kind = "NUMBER";
		at = c_number(c, e);
	} else if (e->kind == ELEMENT_OPERAND && e->type->kind == TYPE_FLOAT) {
		kind = "FLOAT";
		at = c_float(c, e);
	} else
		at = c_register(c, e);
	run_add(c, &program->steps, "{ STEP_%s, 0, 0, 0, %u }", kind, at);
	program->longest += e->text.length + (*kind == 'N' && kind[1] == 'A' ? longest_name(e) : 32);
}

static void add_steps(struct cview *c, struct program *program, struct element *const *items,
		      size_t count)
{
	for (size_t i = 0; i < count;) {
		struct piece_run run;
		if (find_run(c, items + i, count - i, &run)) {
			add_table(c, program, &run);
			i += run.count;
		} else if (items[i]->kind == ELEMENT_GROUP)
			add_group(c, program, items[i++]);
		else
			add_operand(c, program, items[i++]);
	}
}

unsigned c_format_program(struct cview *c, const struct form *form)
{
	VEC(struct element *) items = { 0 };
	for (size_t i = 0; i < form->elements.count; i++)
		VEC_PUSH(c->arena, &items, form->elements.items[i]);
	if (c->isa->terminator.length) {
		struct element *end = ARENA_NEW(c->arena, struct element);
		end->kind = ELEMENT_TEXT;
		end->text = c->isa->terminator;
		VEC_PUSH(c->arena, &items, end);
	}
	struct program program = { .all = items.items, .all_count = items.count };
	add_steps(c, &program, items.items, items.count);
	run_add(c, &program.steps, "{ STEP_END, 0, 0, 0, 0 }");
	if (program.longest > c->text_max)
		c->text_max = program.longest;
	return pool_share_run(c, &c->steps, &program.steps, (struct str){ 0 });
}
