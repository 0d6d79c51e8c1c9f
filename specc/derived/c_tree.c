/* SPDX-License-Identifier: MIT */
/* Derived layer for C: from the bits of a word to its opcode. Has the decode trees of all
 * lengths and, if lengths differ and a unit has at most 16 bits, a table by first unit: length,
 * opcode and form, or the node at which to continue. */
#include <string.h>

#include "derived/c_internal.h"
#include "encoding/dtree.h"
#include "encoding/length.h"
#include "isa/mode.h"

/* ---- what a first unit says ---- */

enum { FRONT_BITS = 16, BYTES = 256 };

/* How many of the opcode's words with this first unit are legal. */
enum verdict { NONE_LEGAL, SOME_LEGAL, ALL_LEGAL };

/* The entry of a first unit. opcode 0: undefined; form 0: not legal. If it is not sure, more bits
 * decide: the search continues with `opcode` if that is the only candidate, else at a node of the
 * tree of this length. The struct must have no padding, since its bytes are a key. */
struct front {
	unsigned bits, opcode, form, tree, node;
	unsigned candidates; /* counted while the entry is built, then reset to 0 */
	unsigned sure;
};

/* One entry per first unit; equal entries have the same index in `different`. */
struct fronts {
	size_t units;
	struct front *all;
	unsigned *index;
	struct str_map known;
	VEC(struct front) different;
};

static enum verdict field_verdict(
	const struct field *field, const struct cube_set *set, struct word unit, struct word seen)
{
	uint64_t known = field_extract(field, seen), value = field_extract(field, unit);
	if (cube_set_is_all(set))
		return ALL_LEGAL;
	if (known == word_mask(0, field->width).lo)
		return cube_set_has(set, value) ? ALL_LEGAL : NONE_LEGAL;
	VEC_EACH (const struct cube, it, &set->cubes)
		if (!((it->match.lo ^ value) & it->mask.lo & known))
			return SOME_LEGAL;
	return NONE_LEGAL;
}

static enum verdict box_verdict(
	const struct opcode *opcode, const struct box *box, struct word unit, struct word seen)
{
	struct word zero = word_and(word_not(opcode->covered), word_mask(0, opcode->length));
	if (!word_is_zero(word_and(zero, unit)))
		return NONE_LEGAL;
	enum verdict verdict = word_is_zero(word_and(zero, word_not(seen))) ? ALL_LEGAL : SOME_LEGAL;
	for (size_t i = 0; i < opcode->fields.count && verdict != NONE_LEGAL; i++) {
		enum verdict of_field = field_verdict(opcode->fields.items[i], &box->sets[i], unit, seen);
		verdict = of_field < verdict ? of_field : verdict;
	}
	return verdict;
}

/* The verdict for the first box that has legal words with this first unit. */
static enum verdict opcode_verdict(struct cview *c, const struct opcode *opcode, struct word unit,
	struct word seen, unsigned *number)
{
	VEC_EACH (struct form *, form, &opcode->forms) {
		VEC_EACH (struct box, box, &(*form)->boxes) {
			enum verdict verdict = box_verdict(opcode, box, unit, seen);
			*number = c->form_numbers[(*form)->index];
			if (verdict != NONE_LEGAL)
				return verdict;
		}
	}
	*number = 0;
	return NONE_LEGAL;
}

/* Opcodes are added in order: the first legal one wins, else the first that matches. */
static void add_candidate(
	struct cview *c, struct front *front, const struct opcode *opcode, struct word unit)
{
	struct word seen = word_mask(0, c->isa->unit);
	front->candidates++;
	if (front->form || !front->sure)
		return;
	unsigned form;
	enum verdict verdict = opcode_verdict(c, opcode, unit, seen, &form);
	bool matches = word_is_zero(word_and(opcode->fixed.mask, word_not(seen)));
	if (verdict == NONE_LEGAL && front->opcode)
		return;
	front->opcode = c->opcode_numbers[opcode->index];
	front->form = verdict == ALL_LEGAL ? form : 0;
	front->sure = verdict == ALL_LEGAL || (verdict == NONE_LEGAL && matches);
}

/* Adds the opcode to all first units that its fixed bits match. */
static void add_tree_opcode(struct cview *c, struct fronts *fronts, const struct opcode *opcode)
{
	uint64_t match = opcode->fixed.match.lo & (fronts->units - 1);
	uint64_t open = ~opcode->fixed.mask.lo & (fronts->units - 1), part = 0;
	do {
		struct front *front = &fronts->all[match | part];
		if (front->bits == opcode->length)
			add_candidate(c, front, opcode, (struct word){ match | part, 0 });
		part = (part - open) & open;
	} while (part);
}

/* The deepest node of the tree that the first unit alone determines. */
static uint32_t node_of_unit(const struct cview *c, const struct dtree *tree, struct word unit)
{
	uint32_t at = 0;
	const struct dtree_node *node = tree->nodes;
	while (node->width > 0 && node->lsb + node->width <= c->isa->unit) {
		at = node->first + (uint32_t)word_extract(unit, node->lsb, node->width);
		node = &tree->nodes[at];
	}
	return at;
}

/* Clears irrelevant members, so that equivalent entries are equal. */
static void settle_front(
	struct cview *c, struct front *front, struct dtree *const *trees, struct word unit)
{
	bool direct = front->sure || front->candidates == 1;
	front->candidates = 0;
	if (direct)
		return;
	front->opcode = 0;
	while (c->isa->lengths.items[front->tree] != front->bits)
		front->tree++;
	front->node = node_of_unit(c, trees[front->tree], unit);
}

/* The entries before this one must have their index. */
static unsigned index_of_front(struct cview *c, struct fronts *fronts, struct front *front)
{
	if (front != fronts->all && memcmp(front, front - 1, sizeof *front) == 0)
		return fronts->index[front - 1 - fronts->all];
	struct str key = { (const char *)front, sizeof *front };
	const struct front *known = str_map_get(&fronts->known, key);
	if (known)
		return fronts->index[known - fronts->all];
	str_map_put(&fronts->known, key, front);
	VEC_PUSH(c->arena, &fronts->different, *front);
	return (unsigned)fronts->different.count - 1;
}

/* NULL if there is only one length, or if a unit is too long for a table or does not decide. */
static struct fronts *fronts_new(struct cview *c, struct dtree *const *trees)
{
	if (c->isa->lengths.count < 2 || c->isa->unit > FRONT_BITS)
		return NULL;
	struct length_map *map = length_map_new(c->arena, c->isa);
	if (!length_map_is_shallow(map))
		return NULL;
	struct fronts *fronts = ARENA_NEW(c->arena, struct fronts);
	fronts->units = (size_t)1 << c->isa->unit;
	fronts->all = ARENA_ARRAY(c->arena, struct front, fronts->units);
	fronts->index = ARENA_ARRAY(c->arena, unsigned, fronts->units);
	fronts->known.arena = c->arena;
	for (size_t i = 0; i < fronts->units; i++) {
		fronts->all[i].bits = length_map_find(map, (struct word){ i, 0 }, c->isa->unit);
		fronts->all[i].sure = true;
	}
	for (size_t i = 0; i < c->opcodes.count; i++)
		add_tree_opcode(c, fronts, c->opcodes.items[i]);
	for (size_t i = 0; i < fronts->units; i++) {
		settle_front(c, &fronts->all[i], trees, (struct word){ i, 0 });
		fronts->index[i] = index_of_front(c, fronts, &fronts->all[i]);
	}
	return fronts;
}

/* ---- decode tree ---- */

struct tree_numbers {
	unsigned nodes, entries; /* used so far, by all trees */
	bool roots;              /* the search begins with the tables of the roots */
	bool nested;             /* there are other tables */
};

/* A tree under construction: the number of each reachable node that C needs (tables, and leaves
 * with several candidates), by index in the tree. */
struct tree_view {
	const struct dtree *tree;
	bool *reached;
	unsigned *numbers;
};

static bool needs_node(const struct tree_view *view, uint32_t at)
{
	const struct dtree_node *node = &view->tree->nodes[at];
	return view->reached[at] && (node->width > 0 || node->count > 1);
}

/* The code of a child: 0: none; up to the number of opcodes: an opcode; above: a node. */
static unsigned tree_code(const struct cview *c, const struct tree_view *view, uint32_t at)
{
	const struct dtree_node *node = &view->tree->nodes[at];
	if (needs_node(view, at))
		return (unsigned)c->opcodes.count + 1 + view->numbers[at];
	return node->count ? c->opcode_numbers[view->tree->candidates[node->first]] : 0;
}

static void add_tree_entry(struct cview *c, xmlNodePtr list, unsigned index, unsigned code)
{
	xmlNodePtr entry = view_add(c->view, list, "entry");
	view_set(c->view, entry, "index", str_printf(c->arena, "0x%03x", index));
	if (code && code <= c->opcodes.count)
		view_set(c->view, entry, "opcode",
			c_name_part(c->arena, c->opcodes.items[code - 1]->definition->name));
	else
		view_set_number(c->view, entry, "code", code);
}

/* Adds the entries of a node: one per value for a table, the candidates and a 0 for a leaf. Returns
 * their number. */
static unsigned node_entries(
	struct cview *c, xmlNodePtr entries, const struct tree_view *view, uint32_t at, unsigned first)
{
	const struct dtree_node *node = &view->tree->nodes[at];
	if (node->width == 0) {
		for (uint32_t i = 0; i < node->count; i++)
			add_tree_entry(
				c, entries, first + i, c->opcode_numbers[view->tree->candidates[node->first + i]]);
		return node->count + 1;
	}
	for (uint32_t v = 0; v < 1u << node->width; v++) {
		unsigned code = tree_code(c, view, node->first + v);
		if (code)
			add_tree_entry(c, entries, first + v, code);
	}
	return 1u << node->width;
}

/* Marks reachable nodes and numbers them; nodes come after the table that refers to them. */
static void number_nodes(struct tree_view *view, struct tree_numbers *used)
{
	for (uint32_t i = 0; i < view->tree->node_count; i++) {
		const struct dtree_node *node = &view->tree->nodes[i];
		for (uint32_t v = 0; node->width && view->reached[i] && v < 1u << node->width; v++)
			view->reached[node->first + v] = true;
		if (needs_node(view, i))
			view->numbers[i] = used->nodes++;
	}
}

/* The start of the search if there is no table by first unit. */
static void add_root(struct cview *c, xmlNodePtr nodes, const struct tree_view *view,
	unsigned length, unsigned entry)
{
	xmlNodePtr root = view_add(c->view, nodes, "root");
	view_set_number(c->view, root, "bytes", length / 8);
	view_set_number(c->view, root, "code", tree_code(c, view, 0));
	if (view->tree->nodes[0].width > 0) {
		view_set_number(c->view, root, "lsb", view->tree->nodes[0].lsb);
		view_set_number(c->view, root, "width", view->tree->nodes[0].width);
		view_set_number(c->view, root, "first", entry);
	}
}

static void add_nodes(struct cview *c, xmlNodePtr nodes, xmlNodePtr entries,
	const struct tree_view *view, struct tree_numbers *used)
{
	for (uint32_t i = 0; i < view->tree->node_count; i++) {
		const struct dtree_node *node = &view->tree->nodes[i];
		if (!needs_node(view, i))
			continue;
		xmlNodePtr row = view_add(c->view, nodes, "node");
		view_set_number(c->view, row, "lsb", node->lsb);
		view_set_number(c->view, row, "width", node->width);
		view_set_number(c->view, row, "first", used->entries);
		used->entries += node_entries(c, entries, view, i, used->entries);
		used->nested = used->nested || (node->width > 0 && !(used->roots && i == 0));
	}
}

/* ---- tables by first unit ---- */

/* What the search after an ambiguous first unit must handle. plain: some boxes are decided by mask
 * and match alone; misled: a candidate may not match (false positive). */
struct search {
	bool plain, misled;
};

static struct search search_of(struct cview *c, const struct front *front)
{
	struct search search = { false, !front->sure && !front->opcode };
	struct word behind = word_not(word_mask(0, c->isa->unit));
	for (size_t i = 0; !front->sure && i < c->opcodes.count; i++) {
		const struct opcode *opcode = c->opcodes.items[i];
		if (front->opcode ? front->opcode != i + 1 : front->bits != opcode->length)
			continue;
		search.plain |= c->plain_boxes[opcode->index];
		search.misled |= !word_is_zero(word_and(opcode->fixed.mask, behind));
	}
	return search;
}

/* Adds the row of an opcode, or of the node at which to continue. */
static void add_front(
	struct cview *c, struct pool *pool, const struct front *front, const struct tree_view *views)
{
	const char *status = front->form ? "OK" : front->opcode ? "RESERVED" : "UNDEFINED";
	struct search search = search_of(c, front);
	xmlNodePtr row = pool_add(c, pool);
	view_set(c->view, row, "ones", c_word(c, word_mask(0, front->bits)));
	view_set_number(c->view, row, "form", front->form);
	view_set_c(c->view, row, "sure", front->sure ? "true" : "false");
	view_set_c(c->view, row, "status", status);
	view_set_number(c->view, row, "plain", search.plain);
	view_set_number(c->view, row, "misled", search.misled);
	if (front->opcode)
		view_set(c->view, row, "opcode",
			c_name_part(c->arena, c->opcodes.items[front->opcode - 1]->definition->name));
	else if (front->sure)
		view_set_c(c->view, row, "opcode", "NONE");
	else
		view_set_number(c->view, row, "code", tree_code(c, &views[front->tree], front->node));
}

/* First units as a square of their two bytes: equal rows, and then equal columns, are stored
 * once. */
struct square {
	unsigned rows, columns;             /* number of different ones */
	unsigned row[BYTES], column[BYTES]; /* index by byte */
	unsigned first_row[BYTES], first_column[BYTES];
};

/* Numbers the lines of the square; `across` is the step along a line, `down` the step to the next.
 * Returns the number of different lines. */
static unsigned number_lines(struct cview *c, const struct fronts *fronts, size_t across,
	size_t down, unsigned *number, unsigned *first)
{
	struct str_map known = { .arena = c->arena };
	unsigned count = 0;
	for (unsigned line = 0; line < BYTES; line++) {
		unsigned *values = ARENA_ARRAY(c->arena, unsigned, BYTES);
		for (unsigned i = 0; i < BYTES; i++)
			values[i] = fronts->index[line * down + i * across];
		struct str key = { (const char *)values, BYTES * sizeof *values };
		const unsigned *same = str_map_get(&known, key);
		if (!same) {
			first[count] = line;
			number[line] = count++;
			str_map_put(&known, key, &number[line]);
			continue;
		}
		number[line] = *same;
	}
	return count;
}

static xmlNodePtr add_pool_number(struct cview *c, struct pool *pool, unsigned number)
{
	xmlNodePtr row = pool_add(c, pool);
	view_set_number(c->view, row, "value", number);
	return row;
}

/* Includes the length, on which the fetch of the next instruction depends. */
static xmlNodePtr add_unit(
	struct cview *c, struct pool *units, const struct fronts *fronts, size_t unit)
{
	return add_pool_number(c, units, fronts->index[unit] * 16 + fronts->all[unit].bits / 8 - 1);
}

static void two_bytes(struct cview *c, const struct fronts *fronts, struct pool *units)
{
	struct pool rows = pool_new(c, "front-rows"), columns = pool_new(c, "front-columns");
	struct square square;
	square.rows = number_lines(c, fronts, 1, BYTES, square.row, square.first_row);
	square.columns = number_lines(c, fronts, BYTES, 1, square.column, square.first_column);
	for (unsigned i = 0; i < BYTES; i++) {
		add_pool_number(c, &rows, square.row[i] * square.columns);
		add_pool_number(c, &columns, square.column[i]);
	}
	for (unsigned row = 0; row < square.rows; row++)
		for (unsigned column = 0; column < square.columns; column++) {
			size_t unit = square.first_row[row] * BYTES + square.first_column[column];
			xmlNodePtr entry = add_unit(c, units, fronts, unit);
			if (column == 0)
				view_lines(c->view, entry,
					str_printf(c->arena, "high byte 0x%02x", square.first_row[row]));
		}
	pool_emit(c, &rows);
	pool_emit(c, &columns);
}

static void add_fronts(struct cview *c, const struct fronts *fronts, const struct tree_view *views)
{
	struct pool all = pool_new(c, "fronts"), units = pool_new(c, "front-units");
	bool open = false;
	VEC_EACH (const struct front, it, &fronts->different) {
		add_front(c, &all, it, views);
		open = open || !it->sure;
	}
	if (c->isa->unit == FRONT_BITS)
		two_bytes(c, fronts, &units);
	else
		for (size_t i = 0; i < fronts->units; i++)
			add_unit(c, &units, fronts, i);
	pool_emit(c, &all);
	pool_emit(c, &units);
	xmlNodePtr search = view_add(c->view, c->node, "front-search");
	view_set_c(c->view, search, "open", open ? "yes" : "no");
	view_set_c(c->view, search, "index", all.count > 4096 ? "uint32_t" : "uint16_t");
}

void view_c_trees(struct cview *c)
{
	size_t count = c->isa->lengths.count;
	xmlNodePtr nodes = view_add(c->view, c->node, "tree");
	xmlNodePtr entries = view_add(c->view, c->node, "tree-entries");
	struct tree_numbers used = { 0 };
	struct dtree **trees = ARENA_ARRAY(c->arena, struct dtree *, count);
	struct tree_view *views = ARENA_ARRAY(c->arena, struct tree_view, count);
	for (size_t i = 0; i < count; i++)
		trees[i] = dtree_new(c->arena, c->isa, c->isa->lengths.items[i]);
	struct fronts *fronts = isa_appends(c->isa) ? NULL : fronts_new(c, trees);
	used.roots = !fronts;
	for (size_t i = 0; i < count; i++) {
		views[i] =
			(struct tree_view){ trees[i], ARENA_ARRAY(c->arena, bool, trees[i]->node_count + 1),
				ARENA_ARRAY(c->arena, unsigned, trees[i]->node_count + 1) };
		views[i].reached[0] = used.roots;
	}
	for (size_t i = 0; fronts && i < fronts->different.count; i++) {
		const struct front *front = &fronts->different.items[i];
		if (!front->sure && !front->opcode)
			views[front->tree].reached[front->node] = true;
	}
	for (size_t i = 0; i < count; i++) {
		number_nodes(&views[i], &used);
		if (used.roots)
			add_root(c, nodes, &views[i], c->isa->lengths.items[i], used.entries);
		add_nodes(c, nodes, entries, &views[i], &used);
	}
	if (fronts)
		add_fronts(c, fronts, views);
	view_set_number(c->view, entries, "count", used.entries ? used.entries : 1);
	view_set_number(c->view, nodes, "count", used.nodes);
	view_set_c(c->view, nodes, "nested", used.nested ? "yes" : "no");
}
