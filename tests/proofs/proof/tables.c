/* SPDX-License-Identifier: MIT */
/* The generated tables as tables.h has them. It is compiled with the generated decoder, whose
 * tables are private to it: DECODER is "gpu_decode.c", ISA gpu, UPPER GPU. roots.h has the numbers
 * in the functions where the search begins (roots.awk); FRONTS, UNSURE_FRONTS, NODES and LENGTHS
 * say which tables are there. */
#include DECODER

#include <string.h>

#include "tables.h"

#define PASTE(a, b) a##b
#define NAME(a, b)  PASTE(a, b)
#define T(name)     NAME(ISA, _##name)
#define C(name)     NAME(UPPER, _##name)

enum { LIMBS = C(LIMBS) };

static const struct table_root roots[] = {
#include "roots.h"
	{ 0 }
};

const unsigned table_limbs = LIMBS, table_opcodes = C(OPCODE_COUNT);
const unsigned table_length_max = C(LENGTH_MAX), table_roots = sizeof roots / sizeof *roots - 1;

static struct word word_of(const uint64_t *limbs)
{
	struct word word = { { limbs[0], 0 } };
	if (LIMBS > 1)
		word.limb[1] = limbs[LIMBS - 1];
	return word;
}

static void limbs_of(uint64_t *limbs, struct word word)
{
	for (unsigned i = 0; i < LIMBS; i++)
		limbs[i] = word.limb[i];
}

struct table_position table_position(unsigned i)
{
	const struct T(position) *row = &T(positions)[i];
	struct table_position position = { .width = row->width, .count = row->count };
	if (row->count > PIECES)
		die("position %u has %u pieces", i, row->count);
	for (unsigned k = 0; k < row->count; k++) {
		const struct T(piece) *piece = &T(pieces)[row->first + k];
		position.piece[k] = (struct spec_piece){ piece->lsb, piece->width };
		if (!piece->width || piece->width > 64 || piece->lsb + piece->width > 64 * LIMBS)
			die("position %u has a piece outside of the word", i);
	}
	return position;
}

struct table_check table_check(uint32_t i)
{
	const struct T(check) *row = &T(checks)[i];
	return (struct table_check){ table_position(row->position), row->count, row->at };
}

struct cube table_cube(uint32_t i)
{
	return (struct cube){ { { T(cubes)[i].mask } }, { { T(cubes)[i].match } } };
}

static struct table_window window_of(const struct T(window) * row)
{
	struct table_window window = { .at = row->at };
	for (unsigned i = 0; i < 4; i++)
		window.set[i] = T(sets)[row->set][i];
	return window;
}

struct table_box table_box(uint32_t i)
{
	const struct T(box) *row = &T(boxes)[i];
	struct table_box box = { { word_of(row->mask), word_of(row->match) }, .values = row->values,
		.check = row->check, .at = row->at, .checks = row->checks, .rest = row->rest,
		.slow = row->slow, .form = row->form };
	for (unsigned k = 0; row->rest && k < 2; k++)
		box.window[k] = window_of(&row->window[k]);
	return box;
}

struct table_head table_head(unsigned opcode)
{
	const struct T(head) *row = &T(heads)[opcode];
	return (struct table_head){ row->starts, row->box, row->at };
}

struct table_layout table_layout(uint32_t i)
{
	const struct T(layout) *row = &T(layouts)[i];
	return (struct table_layout){ T(field_name)((enum T(field))row->field),
		table_position(row->position) };
}

struct table_opcode table_opcode(unsigned opcode)
{
	const struct T(opcode_info) *row = &T(opcodes)[opcode];
	return (struct table_opcode){ .name = row->name,
		.fixed = { word_of(row->mask), word_of(row->match) },
		.zero = word_of(row->zero),
		.initial = word_of(row->initial),
		.box = row->box,
		.boxes = row->boxes,
		.layout = row->layout,
		.fields = row->fields,
		.length = row->length };
}

#ifdef NODES
struct table_node table_node(unsigned code)
{
	unsigned i = code - table_opcodes - 1;
	if (code <= table_opcodes || i >= sizeof nodes / sizeof *nodes)
		die("there is no node %u", code);
	return (struct table_node){ nodes[i].lsb, nodes[i].width, nodes[i].first };
}
#else
struct table_node table_node(unsigned code)
{
	die("there is no node %u", code);
}
#endif

#ifdef ENTRIES
unsigned table_entry(uint32_t i)
{
	if (i >= sizeof entries / sizeof *entries)
		die("there is no entry %u", (unsigned)i);
	return entries[i];
}
#else
unsigned table_entry(uint32_t i)
{
	die("there is no entry %u", (unsigned)i);
}
#endif

struct table_root table_root(unsigned i)
{
	return roots[i];
}

#ifdef LENGTHS
const bool table_has_rules = true;

struct table_rule table_rule(unsigned i)
{
	if (i >= sizeof lengths / sizeof *lengths)
		die("the rules of lengths have no end");
	return (struct table_rule){ { word_of(lengths[i].mask), word_of(lengths[i].match) },
		lengths[i].bytes };
}
#else
const bool table_has_rules = false;

struct table_rule table_rule(unsigned i)
{
	die("there is no rule %u", i);
}
#endif

#ifdef FRONTS
const bool table_has_fronts = true;

unsigned table_front_of(uint64_t unit, unsigned *bytes)
{
	uint64_t limbs[LIMBS] = { unit };
	unsigned code = T(front_code)(limbs);
	*bytes = code % 16 + 1;
	return code / 16;
}

struct table_front table_front(unsigned front)
{
	const struct T(front) *row = &T(fronts)[front];
#ifdef UNSURE_FRONTS
	const bool is_sure = row->sure;
#else
	const bool is_sure = true;
#endif
	return (struct table_front){ word_of(row->ones), row->code, row->form, row->status, is_sure };
}
#else
const bool table_has_fronts = false;

unsigned table_front_of(uint64_t unit, unsigned *bytes)
{
	(void)unit, (void)bytes;
	die("there are no fronts");
}

struct table_front table_front(unsigned front)
{
	die("there is no front %u", front);
}
#endif

/* ---- the library ---- */

unsigned library_decode(const uint8_t *bytes, size_t size, struct table_insn *insn)
{
	struct T(insn) own;
	unsigned status = (unsigned)T(decode)(bytes, size, &own);
	*insn = (struct table_insn){ word_of(own.word), own.opcode, own.form, own.length };
	return status;
}

static struct T(insn) own_of(const struct table_insn *insn)
{
	struct T(insn) own = { .length = (uint8_t)insn->length };
	limbs_of(own.word, insn->word);
	T(init)(&own, (enum T(opcode))insn->opcode);
	limbs_of(own.word, insn->word);
	return own;
}

unsigned library_encode(const struct table_insn *insn, uint8_t *bytes, size_t size)
{
	struct T(insn) own = own_of(insn);
	return (unsigned)T(encode)(&own, bytes, size);
}

unsigned library_explain(
	const struct table_insn *insn, unsigned *kind, const char **field, struct word *bits)
{
	struct T(insn) own = own_of(insn);
	struct T(reason) reason;
	unsigned status = (unsigned)T(explain)(&own, &reason);
	*kind = (unsigned)reason.kind;
	*field = (unsigned)reason.field < C(FIELD_COUNT) ? T(field_name)(reason.field) : NULL;
	*bits = word_of(reason.bits);
	return status;
}

bool library_get(const struct table_insn *insn, const char *name, uint64_t *value)
{
	struct T(insn) own = own_of(insn);
	for (unsigned i = 0; i < C(FIELD_COUNT); i++) {
		const char *have = T(field_name)((enum T(field))i);
		if (have[0] == name[0] && strcmp(have, name) == 0) {
			*value = T(get)(&own, (enum T(field))i);
			return T(has)(&own, (enum T(field))i);
		}
	}
	return false;
}
