/* SPDX-License-Identifier: MIT */
/* Derived layer for C: a form's elements -> a program of steps that prints them. Whatever
 * depends on a few neighbouring bits becomes a table of padded strings, so that most steps are the
 * same branch-free copy; wide numbers and registers have steps of their own. */
#include "codec/codec.h"
#include "number/text.h"
#include "derived/c_internal.h"
#include "isa/register_list.h"

/* ---- what elements print for a given word ---- */

static void print_operand(struct buffer *out, const struct element *e, uint64_t bits)
{
	if (e->type->kind != TYPE_ENUM || type_find_value(e->type, bits))
		buffer_add(out, codec_operand_text(out->arena, e->type, e->count, bits));
}

static void print_element(struct buffer *out, const struct element *e, struct word w)
{
	uint64_t bits = e->field ? field_extract(e->field, w) : 0;
	const struct enumerator *value;
	switch (e->kind) {
	case ELEMENT_TEXT: buffer_add(out, e->text); break;
	case ELEMENT_MODIFIER:
		value = type_find_value(e->field->type, bits);
		if (!value || (e->has_hidden && bits == e->hidden))
			break;
		buffer_add(out, e->text);
		buffer_add(out, value->text);
		break;
	case ELEMENT_OPERAND: print_operand(out, e, bits >> e->lsb & word_mask(0, e->width).lo); break;
	case ELEMENT_GROUP:
		if (bindings_hold(e->absent.items, e->absent.count, w))
			break;
		for (size_t i = 0; i < e->children.count; i++)
			print_element(out, e->children.items[i], w);
		break;
	case ELEMENT_ONE_OF:
		e = element_chosen(e, w);
		/* fall through */
	case ELEMENT_ALTERNATIVE:
		for (size_t i = 0; e && i < e->children.count; i++)
			print_element(out, e->children.items[i], w);
		break;
	}
}

/* ---- what elements depend on ---- */

/* The bits that a list of elements reads; wide: no table can serve them. */
struct reach {
	struct word mask;
	bool wide; /* needs a step of its own */
};

static void reach_of(const struct element *e, struct reach *reach)
{
	bool number = element_is_number(e), list = e->kind == ELEMENT_OPERAND && e->type->list;
	switch (e->kind) {
	case ELEMENT_TEXT: break;
	case ELEMENT_OPERAND:
		reach->wide = reach->wide || e->type->kind == TYPE_FLOAT || e->joined || list ||
					  (number && e->width > 6);
		reach->mask = word_or(reach->mask,
			field_insert(e->field, (struct word){ 0 }, word_mask(e->lsb, e->width).lo));
		break;
	case ELEMENT_MODIFIER: reach->mask = word_or(reach->mask, e->field->mask); break;
	case ELEMENT_GROUP:
		reach->wide = reach->wide || e->forces.count > 0;
		for (size_t i = 0; i < e->absent.count; i++)
			reach->mask = word_or(reach->mask, binding_bits(&e->absent.items[i]).mask);
		for (size_t i = 0; i < e->children.count; i++)
			reach_of(e->children.items[i], reach);
		break;
	case ELEMENT_ONE_OF:
	case ELEMENT_ALTERNATIVE:
		reach->mask = word_or(reach->mask, e->field->mask);
		for (size_t i = 0; i < e->children.count; i++)
			reach_of(e->children.items[i], reach);
		break;
	}
}

/* The bits [lsb, lsb+width) cover the mask; width is 0 if the mask is empty. */
struct bit_window {
	unsigned lsb, width;
	bool gaps;
};

static struct bit_window window_of(struct word mask)
{
	struct bit_window window = { 0, 0, false };
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

/* Shared by elements that print the same. */
struct printed {
	size_t longest; /* bytes */
};

/* Consecutive elements that are printed by one table. */
struct piece_run {
	struct element *const *items;
	size_t count;
	struct bit_window window;
	struct printed *printed;
};

static void add_field_key(struct buffer *key, const struct field *field, unsigned lsb)
{
	for (size_t i = 0; i < field->pieces.count; i++)
		buffer_printf(key, " %d.%u", (int)field->pieces.items[i].lsb - (int)lsb,
			field->pieces.items[i].width);
}

/* Adds everything that decides what an element prints; bits are counted from lsb. */
static void add_format_key(struct buffer *key, const struct element *e, unsigned lsb)
{
	buffer_add_char(key, '(');
	buffer_add_decimal(key, e->kind);
	buffer_add_char(key, '\'');
	buffer_add(key, e->text);
	buffer_add_char(key, '\'');
	if (e->kind == ELEMENT_MODIFIER)
		buffer_printf(key, "%.*s %d %llu", STR_ARG(e->field->type->name), e->has_hidden,
			(unsigned long long)e->hidden);
	if (e->kind == ELEMENT_OPERAND)
		buffer_printf(key, "%.*s %u %u %u", STR_ARG(e->type->name), e->lsb, e->width, e->count);
	if (e->field)
		add_field_key(key, e->field, lsb);
	for (size_t i = 0; i < e->absent.count; i++) {
		const struct binding *absent = &e->absent.items[i];
		buffer_printf(
			key, " %u.%u=%llu", absent->lsb, absent->width, (unsigned long long)absent->value);
		add_field_key(key, e->absent.items[i].field, lsb);
	}
	for (size_t i = 0; i < e->present.count; i++)
		buffer_printf(key, " %u.%u:%llu", e->present.items[i].lsb, e->present.items[i].width,
			(unsigned long long)e->present.items[i].value);
	for (size_t i = 0; i < e->children.count; i++)
		add_format_key(key, e->children.items[i], lsb);
	buffer_add_char(key, ')');
}

static bool table_fits(const struct reach *reach, struct bit_window window)
{
	return !reach->wide && window.width <= STRING_TABLE_BITS &&
		   (window.width == 0 || window.lsb / 64 == (window.lsb + window.width - 1) / 64);
}

static struct word window_word(struct bit_window window, uint64_t value)
{
	return word_insert((struct word){ 0 }, window.lsb, window.width, value);
}

/* The text for this value of the window, valid until the next call. */
static struct str text_of_piece_run(struct cview *c, const struct piece_run *run, uint64_t value)
{
	c->scratch.length = 0;
	for (size_t i = 0; i < run->count; i++)
		print_element(&c->scratch, run->items[i], window_word(run->window, value));
	return buffer_str(&c->scratch);
}

static size_t longest_text(struct cview *c, const struct piece_run *run)
{
	size_t longest = 0;
	for (uint64_t v = 0; v < (uint64_t)1 << run->window.width; v++) {
		size_t length = text_of_piece_run(c, run, v).length;
		longest = length > longest ? length : longest;
	}
	return longest;
}

static struct printed *find_printed(struct cview *c, const struct piece_run *run)
{
	c->scratch.length = 0;
	for (size_t i = 0; i < run->count; i++)
		add_format_key(&c->scratch, run->items[i], run->window.lsb);
	buffer_printf(&c->scratch, "%u", run->window.width);
	struct printed *printed = str_map_get(&c->printed, buffer_str(&c->scratch));
	if (printed)
		return printed;
	struct str key = str_copy(c->arena, buffer_str(&c->scratch));
	printed = ARENA_NEW(c->arena, struct printed);
	printed->longest = longest_text(c, run);
	str_map_put(&c->printed, key, printed);
	return printed;
}

/* Fills run with as many elements as one table can serve well; false if it cannot serve the first.
 * Literal text is not included, so that few tables serve all instructions. */
static bool find_run(
	struct cview *c, struct element *const *items, size_t count, struct piece_run *run)
{
	struct reach reach = { 0 };
	*run = (struct piece_run){ items, 0, { 0 }, NULL };
	for (size_t n = 1; n <= count && items[n - 1]->kind != ELEMENT_TEXT; n++) {
		reach_of(items[n - 1], &reach);
		struct piece_run next = { items, n, window_of(reach.mask), NULL };
		if (!table_fits(&reach, next.window) || (n > 1 && next.window.gaps))
			break;
		next.printed = find_printed(c, &next);
		if (n > 1 && next.printed->longest > STRING_MAX)
			break;
		*run = next;
	}
	return run->count > 0;
}

/* ---- steps ---- */

enum { COPIED_BEYOND = 15 }; /* most bytes that a padded copy writes past the end of the text */

/* A table for a run of elements, with literal text around it. */
struct table {
	struct piece_run run;
	struct str before, after;
};

struct program {
	struct run steps;
	size_t texts;       /* text steps since the last step of another kind */
	struct str pending; /* literal text that has no step yet */
	struct table held;  /* has no step yet and may take text that follows; count 0: none */
	const struct form *form;
	size_t longest; /* bytes of text */
};

static struct str run_comment(struct cview *c, const struct piece_run *run)
{
	struct buffer out = buffer_new(c->arena);
	for (size_t i = 0; i < run->count; i++)
		buffer_add(&out, span_text(run->items[i]->span));
	return buffer_str(&out);
}

/* Adds rows with the bytes [from, from + STRING_MAX) of the texts. */
static unsigned make_table(struct cview *c, const struct table *table, size_t from)
{
	struct run rows = { 0 };
	for (uint64_t v = 0; v < (uint64_t)1 << table->run.window.width; v++) {
		struct str middle = text_of_piece_run(c, &table->run, v);
		struct str text = str_printf(c->arena, "%.*s%.*s%.*s", STR_ARG(table->before),
			STR_ARG(middle), STR_ARG(table->after));
		text = str_slice(text, from, from + STRING_MAX);
		view_set_text(c->view, run_add(c, &rows), text);
	}
	view_lines(c->view, rows.rows.items[0], run_comment(c, &table->run));
	return pool_share_run(c, &c->strings, &rows);
}

static xmlNodePtr add_step(struct cview *c, struct program *program, const char *op, unsigned at)
{
	xmlNodePtr row = run_add(c, &program->steps);
	view_set_number(c->view, row, "at", at);
	view_set_c(c->view, row, "op", op);
	return row;
}

static void add_text_step(
	struct cview *c, struct program *program, unsigned at, struct bit_window window)
{
	xmlNodePtr row = add_step(c, program, "STEP_TEXT", at);
	view_set_number(c->view, row, "shift", window.lsb);
	view_set_hex(c->view, row, "mask", word_mask(0, window.width).lo);
	program->texts++;
}

/* Adds a step that prints the text, of at most STRING_MAX bytes, for every word. */
static void add_literal_step(struct cview *c, struct program *program, struct str text)
{
	xmlNodePtr row = row_new(c);
	view_set_text(c->view, row, text);
	add_text_step(c, program, pool_share(c, &c->strings, row), (struct bit_window){ 0 });
}

static void add_table_step(struct cview *c, struct program *program, const struct table *table)
{
	size_t length = table->before.length + table->run.printed->longest + table->after.length;
	for (size_t from = 0; from < length; from += STRING_MAX) {
		unsigned *known = c_cached(c, "strings %p '%.*s' '%.*s' %zu",
			(const void *)table->run.printed, STR_ARG(table->before), STR_ARG(table->after), from);
		if (*known == 0)
			*known = make_table(c, table, from) + 1;
		add_text_step(c, program, *known - 1, table->run.window);
	}
	program->longest += length;
}

static void add_held(struct cview *c, struct program *program)
{
	if (program->held.run.count > 0)
		add_table_step(c, program, &program->held);
	program->held.run.count = 0;
}

/* Literal text goes into a table if the text is short or the table is small. */
static bool takes_text(const struct table *table, struct str text)
{
	size_t length = table->before.length + table->run.printed->longest + table->after.length;
	if (table->run.count == 0 || length + text.length > STRING_MAX)
		return false;
	return text.length <= 2 || table->run.window.width <= 5;
}

/* Adds steps for text that the next table does not include. */
static void flush_text(struct cview *c, struct program *program)
{
	struct str rest = program->pending;
	program->pending.length = 0;
	if (rest.length > 0 && program->held.run.count > 0 && takes_text(&program->held, rest)) {
		program->held.after = rest;
		rest.length = 0;
	}
	add_held(c, program);
	for (size_t from = 0; from < rest.length; from += STRING_MAX)
		add_literal_step(c, program, str_slice(rest, from, from + STRING_MAX));
	program->longest += rest.length;
}

static void add_format_table(struct cview *c, struct program *program, const struct piece_run *run)
{
	struct table table = { .run = *run };
	bool before = program->held.run.count > 0 && takes_text(&program->held, program->pending) &&
				  program->held.run.window.width < run->window.width;
	if (before || !takes_text(&table, program->pending))
		flush_text(c, program);
	add_held(c, program);
	table.before = program->pending;
	program->pending.length = 0;
	program->held = table;
}

/* Ends a sequence of text steps and pads it to a multiple of C_TEXTS_TOGETHER. */
static void end_texts(struct cview *c, struct program *program)
{
	flush_text(c, program);
	while (program->texts % C_TEXTS_TOGETHER != 0)
		add_literal_step(c, program, (struct str){ 0 });
	program->texts = 0;
}

/* Adds a step other than a table, after all pending text. */
static void add_bits_step(struct cview *c, struct program *program, const char *op, unsigned at,
	unsigned shift, unsigned width)
{
	end_texts(c, program);
	xmlNodePtr row = add_step(c, program, op, at);
	view_set_number(c->view, row, "shift", shift);
	view_set_number(c->view, row, "mask", width);
}

static void add_format_step(struct cview *c, struct program *program, const char *op, unsigned at)
{
	add_bits_step(c, program, op, at, 0, 0);
}

static const struct element *find_group(const struct form *form, unsigned index)
{
	VEC_EACH (struct form_element, it, &form->all)
		if (it->element->kind == ELEMENT_GROUP && it->element->group_index == index)
			return it->element;
	return NULL;
}

/* Finds the cube of words that omit the group: the group and all groups that force it are absent.
 * False: it is never omitted. Terminates because groups force only earlier ones. */
static bool absent_cube(
	const struct program *program, const struct element *group, struct cube *cube)
{
	for (size_t i = 0; i < group->absent.count; i++) {
		struct cube one = binding_bits(&group->absent.items[i]);
		if (!cubes_meet(*cube, one))
			return false;
		*cube = cube_meet(*cube, one);
	}
	for (size_t i = 0; i < group->forces.count; i++) {
		const struct element *later = find_group(program->form, group->forces.items[i]);
		if (later && !absent_cube(program, later, cube))
			return false;
	}
	return true;
}

static void add_steps(
	struct cview *c, struct program *program, struct element *const *items, size_t count);

/* Adds a step that leaves out `count` steps of a word that has these bits. */
static void add_skip(struct cview *c, struct program *program, struct cube cube, size_t count)
{
	xmlNodePtr row = row_new(c);
	view_set(c->view, row, "mask", c_word(c, cube.mask));
	view_set(c->view, row, "match", c_word(c, cube.match));
	view_set_number(c->view, row, "count", count);
	add_format_step(c, program, "STEP_SKIP", pool_share(c, &c->skips, row));
}

static void add_format_group(struct cview *c, struct program *program, const struct element *group)
{
	struct cube cube = { 0 };
	struct program inner = { .form = program->form };
	add_steps(c, &inner, group->children.items, group->children.count);
	end_texts(c, &inner);
	end_texts(c, program);
	if (absent_cube(program, group, &cube)) {
		add_skip(c, program, cube, inner.steps.rows.count);
	}
	run_move(c, &program->steps, &inner.steps);
	program->longest += inner.longest;
}

/* The alternatives from the i-th on, from the last to the first: each is behind a step that leaves
 * it out unless it is the one, and before one that leaves out the others. */
static void add_alternatives(
	struct cview *c, struct program *program, const struct element *one_of, size_t i)
{
	const struct element *e = one_of->children.items[i];
	struct program inner = { .form = program->form }, rest = inner;
	add_steps(c, &inner, e->children.items, e->children.count);
	end_texts(c, &inner);
	if (i + 1 < one_of->children.count) {
		add_alternatives(c, &rest, one_of, i + 1);
		add_skip(c, program, bindings_cube(e->present.items, e->present.count), 1);
		add_skip(c, program, (struct cube){ 0 }, inner.steps.rows.count + 1);
		add_skip(c, &inner, (struct cube){ 0 }, rest.steps.rows.count);
	}
	run_move(c, &program->steps, &inner.steps);
	run_move(c, &program->steps, &rest.steps);
	program->longest += inner.longest > rest.longest ? inner.longest : rest.longest;
}

/* An operand with alternatives is printed by steps of its own, which see its bits alone: once for
 * all instructions that have it. */
static void add_format_mode(struct cview *c, struct program *program, const struct element *one_of)
{
	struct element *bits = c_element_of_bits(c, one_of);
	end_texts(c, program);
	if (!bits) {
		add_alternatives(c, program, one_of, 0);
		return;
	}
	struct program inner = { .form = program->form };
	add_alternatives(c, &inner, bits, 0);
	add_format_step(c, &inner, "STEP_END", 0);
	program->longest += inner.longest;
	xmlNodePtr row = row_new(c);
	view_set_number(c->view, row, "steps", pool_share_run(c, &c->steps, &inner.steps));
	view_set_number(
		c->view, row, "position", c_position(c, one_of->field, 0, one_of->field->width));
	add_format_step(c, program, "STEP_MODE", pool_share(c, &c->printed_modes, row));
}

static size_t longest_name(const struct element *e)
{
	const struct type *type = e->kind == ELEMENT_OPERAND ? e->type : e->field->type;
	const struct register_file *file = type->file;
	size_t longest = file ? file->prefix.length + 44 : 0;
	for (size_t i = 0; i < type->values.count; i++)
		if (type->values.items[i].text.length > longest)
			longest = type->values.items[i].text.length;
	for (size_t i = 0; file && i < file->names.count; i++)
		if (file->names.items[i].name.length > longest)
			longest = file->names.items[i].name.length;
	return longest;
}

/* Is it an unscaled unsigned value in one 64-bit part of the word, printed in hexadecimal? */
static bool is_plain_hex(const struct element *e)
{
	const struct type *type = e->type;
	if (type->base != BASE_HEX || type->coding != CODING_UNSIGNED || type->scale != 1 ||
		type->offset != 0 || e->joined || e->field->pieces.count != 1)
		return false;
	unsigned lsb = e->field->pieces.items[0].lsb + e->lsb;
	return lsb / 64 == (lsb + e->width - 1) / 64;
}

static void add_format_text(struct cview *c, struct program *program, struct str text)
{
	if (program->pending.length == 0)
		program->pending = text;
	else
		program->pending =
			str_printf(c->arena, "%.*s%.*s", STR_ARG(program->pending), STR_ARG(text));
}

/* Can the number have more than 8 hexadecimal digits? */
static bool is_long(const struct type *type, unsigned width)
{
	uint64_t most = mask64(width < 32 ? width : 32), limit = UINT64_C(1) << 31;
	uint64_t scale = type->scale > 1 ? (uint64_t)type->scale : 1;
	uint64_t offset = type->offset < 0 ? 0 - (uint64_t)type->offset : (uint64_t)type->offset;
	return width > 32 || scale > limit || offset > limit || most * scale + offset > UINT32_MAX ||
		   type->coding == CODING_TABLE || type->digits > 8;
}

/* The step that prints a number, by the features of its type. */
static void add_print(struct cview *c, const struct element *e, const char *op)
{
	const struct type *type = e->type;
	bool hex = type->base == BASE_HEX;
	xmlNodePtr row = row_new(c);
	view_set_c(c->view, row, "op", op);
	view_set_c(c->view, row, "base", hex ? "hex" : "decimal");
	view_set_number(c->view, row, "long", hex && is_long(type, e->width));
	view_set_number(c->view, row, "padded", type->digits > 1);
	view_set_c(c->view, row, "coding", c_coding(type));
	view_set_number(c->view, row, "offset", type->offset != 0);
	view_set_number(c->view, row, "joined", e->joined);
	pool_share(c, &c->prints, row);
}

static void add_format_number(struct cview *c, struct program *program, const struct element *e)
{
	program->longest += NUMBER_TEXT_MAX + 1;
	if (is_plain_hex(e)) {
		add_print(c, e, "STEP_HEX");
		add_format_text(c, program, e->type->hex_prefix);
		add_bits_step(c, program, "STEP_HEX", e->type->digits,
			e->field->pieces.items[0].lsb + e->lsb, e->width);
		return;
	}
	add_print(c, e, "STEP_NUMBER");
	add_format_step(c, program, "STEP_NUMBER", c_number(c, e));
	program->longest += e->type->hex_prefix.length;
}

/* Each member has a sign before it at most. */
static size_t longest_list(const struct register_list *list)
{
	size_t longest = 0;
	for (size_t i = 0; i < list->members.count; i++)
		longest += list->names.items[i].text.length + list->separator.length + list->range.length;
	return longest;
}

static void add_format_operand(struct cview *c, struct program *program, const struct element *e)
{
	if (element_is_number(e)) {
		add_format_number(c, program, e);
	} else if (e->kind == ELEMENT_OPERAND && e->type->list) {
		add_format_step(c, program, "STEP_LIST", c_list(c, e));
		program->longest += longest_list(e->type->list);
	} else if (e->kind == ELEMENT_OPERAND && e->type->kind == TYPE_FLOAT) {
		add_format_step(c, program, "STEP_FLOAT", c_float(c, e));
		program->longest += NUMBER_TEXT_MAX + 1;
	} else {
		add_format_step(c, program, "STEP_NAME", c_register(c, e));
		program->longest += e->text.length + longest_name(e);
	}
}

static void add_steps(
	struct cview *c, struct program *program, struct element *const *items, size_t count)
{
	for (size_t i = 0; i < count;) {
		struct piece_run run;
		if (items[i]->kind == ELEMENT_TEXT) {
			add_format_text(c, program, items[i++]->text);
		} else if (find_run(c, items + i, count - i, &run)) {
			add_format_table(c, program, &run);
			i += run.count;
		} else if (items[i]->kind == ELEMENT_GROUP) {
			add_format_group(c, program, items[i++]);
		} else if (items[i]->kind == ELEMENT_ONE_OF) {
			add_format_mode(c, program, items[i++]);
		} else {
			add_format_operand(c, program, items[i++]);
		}
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
	struct program program = { .form = form };
	add_steps(c, &program, items.items, items.count);
	add_format_step(c, &program, "STEP_END", 0);
	if (program.longest + COPIED_BEYOND > c->text_max)
		c->text_max = program.longest + COPIED_BEYOND;
	return pool_share_run(c, &c->steps, &program.steps);
}
