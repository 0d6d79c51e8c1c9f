/* SPDX-License-Identifier: MIT */
/* Claims on the decoder's search: whatever a word leads to in the tables is what the XML says of
 * it. They are split by where the search ends, so that each is small; that no word ends elsewhere
 * is a claim as well. */
#include <stdlib.h>

#include "smt_tables.h"

/* Where a search can end: codes without a node that goes on. */
struct ends {
	unsigned *code;
	size_t count;
};

static void add_end(struct ends *ends, unsigned code)
{
	for (size_t i = 0; i < ends->count; i++)
		if (ends->code[i] == code)
			return;
	ends->code = array_add(ends->code, &ends->count, sizeof *ends->code);
	ends->code[ends->count - 1] = code;
}

static bool goes_on(unsigned code)
{
	return code > table_opcodes && table_node(code).width > 0;
}

static void find_ends(struct ends *ends, unsigned code)
{
	if (!goes_on(code)) {
		add_end(ends, code);
		return;
	}
	struct table_node node = table_node(code);
	for (uint32_t i = 0; i < (uint32_t)1 << node.width; i++)
		find_ends(ends, table_entry(node.first + i));
}

static const char *define_reach(struct smt *smt, const struct table_node *node, unsigned end);

/* A term of w, one bit: whether the search from a code on ends there. */
static const char *reach_from(struct smt *smt, unsigned code, unsigned end)
{
	if (!goes_on(code))
		return code == end ? "#b1" : "#b0";
	struct table_node node = table_node(code);
	return define_reach(smt, &node, end);
}

/* t_reach_N: entries indexed by bits of w. */
static const char *define_reach(struct smt *smt, const struct table_node *node, unsigned end)
{
	static unsigned count;
	size_t entries = (size_t)1 << node->width;
	const char **leaf = malloc(entries * sizeof *leaf);
	char *name = malloc(64);
	if (!leaf || !name || node->width > 20)
		die("no room for a node of %u bits", node->width);
	for (size_t i = 0; i < entries; i++)
		leaf[i] = reach_from(smt, table_entry(node->first + (uint32_t)i), end);
	unsigned number = count++;
	snprintf(name, 64, "t_reach_%u", number);
	smt_lookup(smt, name, node->lsb, node->width, leaf, 1);
	snprintf(name, 64, "(t_reach_%u w)", number);
	free(leaf);
	return name;
}

/* The opcodes that a code stands for: itself, or a list that ends in 0. */
static unsigned candidate(unsigned code, unsigned i)
{
	if (code > table_opcodes)
		return table_entry(table_node(code).first + i);
	return i == 0 ? code : 0;
}

static bool is_candidate(unsigned code, unsigned opcode)
{
	for (unsigned i = 0; candidate(code, i); i++)
		if (candidate(code, i) == opcode)
			return true;
	return false;
}

/* decode_list: the first legal one, else the first whose fixed bits the word has. */
static void print_list(struct smt *smt, unsigned code)
{
	static const unsigned status[] = { TABLE_OK, TABLE_RESERVED };
	unsigned open = 0;
	for (unsigned round = 0; round < 2; round++)
		for (unsigned i = 0; candidate(code, i); i++, open++)
			smt_print(smt, "\n  (ite (= ((_ extract 39 32) (t_as_%u w)) #x%02x) (t_as_%u w)",
				candidate(code, i), status[round], candidate(code, i));
	smt_print(smt, " (t_as_0 w)");
	while (open-- > 0)
		smt_print(smt, ")");
}

/* t_word_C: decode_word behind its search. */
static void define_word(struct smt *smt, unsigned code)
{
	uint32_t box[4];
	bool used[4];
	unsigned open = 0;
	smt_print(smt, "(define-fun t_word_%u ((w (_ BitVec %u))) (_ BitVec 40)", code, smt->width);
	if (code > table_opcodes) {
		print_list(smt, code);
		smt_print(smt, ")\n");
		return;
	}
	tables_likely(code, box, used);
	for (unsigned i = 0; i < 4; i++) {
		if (!used[i] || table_box(box[i]).rest)
			continue;
		smt_print(smt, " (ite (and (= (t_start_%u w)", code);
		smt_number(smt, i, 2);
		smt_print(smt, ") (t_fits_%u w)) (concat #x%02x", (unsigned)box[i], TABLE_OK);
		smt_number(smt, code, 16);
		smt_number(smt, table_box(box[i]).form, 16);
		smt_print(smt, ")");
		open++;
	}
	smt_print(smt, " (t_as_%u w)", code);
	while (open-- > 0)
		smt_print(smt, ")");
	smt_print(smt, ")\n");
}

static void need_word(struct smt *smt, unsigned code)
{
	static bool *defined;
	static size_t count;
	while (count <= code)
		defined = array_add(defined, &count, sizeof *defined);
	if (!defined[code])
		define_word(smt, code);
	defined[code] = true;
}

/* The number of a table's opcode in the XML, or that of all. */
static size_t in_spec(const struct spec *spec, unsigned opcode)
{
	size_t i = 0;
	while (i < spec->opcode_count && tables_find(spec->opcodes[i].name) != opcode)
		i++;
	return i;
}

/* Status, opcode and form in r against the XML, for the opcodes that the code stands for. */
static void print_right(struct smt *smt, const struct spec *spec, unsigned code)
{
	smt_print(smt, "\n  (let ((s ((_ extract 39 32) r)) (o ((_ extract 31 16) r))"
				   " (f ((_ extract 15 0) r)))\n  (and (or");
	for (unsigned status = 0; status < 2; status++) {
		for (unsigned i = 0; candidate(code, i); i++) {
			unsigned opcode = candidate(code, i);
			size_t number = in_spec(spec, opcode);
			if (number == spec->opcode_count)
				die("the search leads to opcode %u, which the XML does not have", opcode);
			smt_print(smt, " (and (= s #x%02x) (= o", status ? TABLE_RESERVED : TABLE_OK);
			smt_number(smt, opcode, 16);
			smt_print(smt, status ? ") (x_fixed_%zu w)" : ") (x_legal_%zu w)", number);
			if (!status)
				smt_print(smt, " (= f (t_form_%u w))", opcode);
			smt_print(smt, ")");
		}
	}
	smt_print(smt, " (and (= s #x%02x) (= o #x0000)))", TABLE_UNDEFINED);
	for (unsigned i = 0; candidate(code, i); i++) {
		size_t number = in_spec(spec, candidate(code, i));
		smt_print(smt, " (=> (x_legal_%zu w) (= s #x%02x))", number, TABLE_OK);
		smt_print(smt, " (=> (x_fixed_%zu w) (distinct s #x%02x))", number, TABLE_UNDEFINED);
	}
	smt_print(smt, "))");
}

static const char *end_name(unsigned code)
{
	if (code == 0)
		return "nothing";
	return code <= table_opcodes ? table_opcode(code).name : "a list of opcodes";
}

/* Words with the fixed bits of an opcode end their search where it is a candidate: one by one, as
 * these bits settle where the search goes. */
static void claim_found(struct smt *smt, const struct spec *spec, unsigned bits,
	const struct ends *ends, const char **reach)
{
	for (size_t i = 0; i < spec->opcode_count; i++) {
		const struct spec_opcode *opcode = &spec->opcodes[i];
		if (opcode->length != bits ||
			!claim_begin(smt, "%s: words with its fixed bits lead to it", opcode->name))
			continue;
		smt_print(smt, " (and (x_length_%u w) (x_fixed_%zu w)", bits, i);
		for (size_t k = 0; k < ends->count; k++)
			if (is_candidate(ends->code[k], tables_find(opcode->name)))
				smt_print(smt, " (= %s #b0)", reach[k]);
		smt_print(smt, ")");
		claim_end(smt);
	}
}

/* The same for a first unit, from which few ends are reached: end by end. */
static void claim_no_other(
	struct smt *smt, const struct spec *spec, unsigned bits, unsigned code, const char *condition)
{
	if (!claim_begin(smt, "%u bits: words that lead to %s have no other opcode's bits", bits,
			end_name(code)))
		return;
	smt_print(smt, " (and (x_length_%u w) %s (or false", bits, condition);
	for (size_t i = 0; i < spec->opcode_count; i++)
		if (spec->opcodes[i].length == bits &&
			!is_candidate(code, tables_find(spec->opcodes[i].name)))
			smt_print(smt, " (x_fixed_%zu w)", i);
	smt_print(smt, "))");
	claim_end(smt);
}

/* Words of `bits` bits for which `condition` holds end their search in `code`. */
static void claim_end_of(
	struct smt *smt, const struct spec *spec, unsigned bits, unsigned code, const char *condition)
{
	need_word(smt, code);
	if (!claim_begin(smt, "%u bits: words that lead to %s are decoded as the XML has it", bits,
			end_name(code)))
		return;
	smt_print(smt, " (and (x_length_%u w) %s (let ((r (t_word_%u w))) (not", bits, condition, code);
	print_right(smt, spec, code);
	smt_print(smt, ")))");
	claim_end(smt);
}

/* All words of a length for which `condition` holds (NULL: all): where their search ends, by a term
 * of one bit for each end. */
static void claim_search(struct smt *smt, const struct spec *spec, unsigned bits,
	const char *condition, const struct ends *ends, const char **reach)
{
	char where[512];
	if (!condition)
		claim_found(smt, spec, bits, ends, reach);
	for (size_t i = 0; i < ends->count; i++) {
		snprintf(where, sizeof where, "%s (= %s #b1)", condition ? condition : "true", reach[i]);
		if (condition)
			claim_no_other(smt, spec, bits, ends->code[i], where);
		claim_end_of(smt, spec, bits, ends->code[i], where);
	}
	if (!claim_begin(smt, "%u bits: the search ends where it was looked at", bits))
		return;
	smt_print(smt, " (and (x_length_%u w) %s", bits, condition ? condition : "true");
	for (size_t i = 0; i < ends->count; i++)
		smt_print(smt, " (= %s #b0)", reach[i]);
	smt_print(smt, ")");
	claim_end(smt);
}

/* The search from a code on. */
static void claim_code(
	struct smt *smt, const struct spec *spec, unsigned bits, const char *condition, unsigned code)
{
	struct ends ends = { 0 };
	find_ends(&ends, code);
	const char **reach = malloc(ends.count * sizeof *reach);
	for (size_t i = 0; reach && i < ends.count; i++)
		reach[i] = reach_from(smt, code, ends.code[i]);
	if (reach)
		claim_search(smt, spec, bits, condition, &ends, reach);
	free(reach);
}

/* The same from a root on, which is a node that has no number. */
static void claim_root(struct smt *smt, const struct spec *spec, const struct table_root *root)
{
	struct table_node node = { root->lsb, root->width, root->first };
	struct ends ends = { 0 };
	for (uint32_t i = 0; i < (uint32_t)1 << node.width; i++)
		find_ends(&ends, table_entry(node.first + i));
	const char **reach = malloc(ends.count * sizeof *reach);
	for (size_t i = 0; reach && i < ends.count; i++)
		reach[i] = define_reach(smt, &node, ends.code[i]);
	if (reach)
		claim_search(smt, spec, root->bytes * 8, NULL, &ends, reach);
	free(reach);
}

/* ---- without a table of first units ---- */

static void claim_rules(struct smt *smt)
{
	unsigned rules = 0;
	if (!claim_begin(smt, "the first unit selects the length that the XML says"))
		return;
	smt_print(smt, " (distinct (x_bits w)");
	for (; table_has_rules; rules++) {
		struct table_rule rule = table_rule(rules);
		if (word_is_zero(rule.cube.mask) && word_is_zero(rule.cube.match)) {
			smt_number(smt, rule.bytes * 8, 8);
			break;
		}
		smt_print(smt, "\n  (ite");
		smt_cube(smt, "w", &rule.cube, smt->width);
		smt_number(smt, rule.bytes * 8, 8);
	}
	if (!table_has_rules)
		smt_number(smt, table_root(0).bytes * 8, 8);
	while (rules-- > 0)
		smt_print(smt, ")");
	smt_print(smt, ")");
	claim_end(smt);
}

static void claim_roots(struct smt *smt, const struct spec *spec)
{
	claim_rules(smt);
	for (unsigned i = 0; i < table_roots; i++) {
		struct table_root root = table_root(i);
		if (root.width)
			claim_root(smt, spec, &root);
		else
			claim_code(smt, spec, root.bytes * 8, NULL, root.code);
	}
}

/* ---- with one ---- */

/* What all first units say that have leaf k. */
static void claim_front(struct smt *smt, const struct spec *spec, size_t k)
{
	struct table_front front = table_front(tables_leaves[k].front);
	unsigned bits = tables_leaves[k].bytes * 8;
	char condition[64];
	snprintf(condition, sizeof condition, "(= (t_front_%zu w) #b1)", k);
	if (!front.sure) {
		claim_code(smt, spec, bits, condition, front.code);
		return;
	}
	if (!claim_begin(smt, "%u bits: first units that are sure to be %s%s", bits,
			front.code ? table_opcode(front.code).name : "nothing",
			front.status == TABLE_RESERVED ? ", reserved," : ""))
		return;
	smt_print(smt, " (and (x_length_%u w) %s", bits, condition);
	size_t number = in_spec(spec, front.code);
	if (front.code && number == spec->opcode_count)
		die("a first unit is opcode %u, which the XML does not have", front.code);
	if (front.status == TABLE_OK && front.code)
		smt_print(smt, " (not (x_legal_%zu w)))", number);
	else if (front.status == TABLE_RESERVED && front.code)
		smt_print(smt, " (or (not (x_fixed_%zu w)) (x_any_legal_%u w)))", number, bits);
	else if (front.status == TABLE_UNDEFINED && !front.code)
		smt_print(smt, " (x_any_fixed_%u w))", bits);
	else
		smt_print(smt, ")");
	claim_end(smt);
}

/* The bits that a front keeps are those of its length. */
static void claim_fronts(struct smt *smt, const struct spec *spec)
{
	bool right = true;
	for (size_t k = 0; k < tables_leaf_count; k++) {
		struct table_front front = table_front(tables_leaves[k].front);
		right &= word_equal(front.ones, word_ones(tables_leaves[k].bytes * 8));
		claim_front(smt, spec, k);
	}
	if (claim_begin(smt, "what lies behind an instruction is cut off")) {
		smt_print(smt, right ? " false" : " true");
		claim_end(smt);
	}
	if (claim_begin(smt, "the first unit selects the length that the XML says")) {
		smt_print(smt, " (distinct (x_bits w) (bvshl (t_bytes w) #x03))");
		claim_end(smt);
	}
}

void claim_decoder(struct smt *smt, const struct spec *spec)
{
	if (table_has_fronts)
		claim_fronts(smt, spec);
	else
		claim_roots(smt, spec);
}
