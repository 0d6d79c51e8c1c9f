/* SPDX-License-Identifier: MIT */
/* The symbol table: names reserved by registers and keywords, definitions, local labels. */
#include "asm/internal.h"

/* ---- reserved names ---- */

/* Prefix and number, without leading zeros. */
static bool is_numbered_register(
	const struct isa *isa, const struct register_file *file, struct str name)
{
	size_t at = file->prefix.length;
	uint64_t number;
	bool zero = name.length > at + 1 && name.text[at] == '0';
	return file->count && !zero && isa_equal(isa, str_slice(name, 0, at), file->prefix) &&
		   str_read_decimal(name, &at, 12, &number) && at == name.length && number >= file->first &&
		   number - file->first < file->count;
}

static bool is_register(const struct isa *isa, const struct register_file *file, struct str name)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (isa_equal(isa, it->name, name))
			return true;
	return is_numbered_register(isa, file, name);
}

/* Only files that operands are written with: the names of other state are free. */
bool asm_is_reserved(const struct isa *isa, struct str name)
{
	VEC_EACH (struct str, it, &isa->keywords)
		if (isa_equal(isa, *it, name))
			return true;
	VEC_EACH (struct type *, it, &isa->types)
		if ((*it)->kind == TYPE_REGISTER && (*it)->file && is_register(isa, (*it)->file, name))
			return true;
	return false;
}

/* ---- the table ---- */

static struct asm_symbol_entry *new_symbol(struct assembler *as, struct str name)
{
	struct asm_symbol_entry *symbol = ARENA_NEW(as->arena, struct asm_symbol_entry);
	symbol->name = name;
	return symbol;
}

struct asm_symbol_entry *symbol_find(struct assembler *as, struct str name)
{
	struct asm_symbol_entry *symbol = str_map_get(&as->symbols, name);
	if (symbol)
		return symbol;
	/* the name may be in an alias's text, which does not last */
	symbol = new_symbol(as, str_copy(as->arena, name));
	if (asm_is_reserved(as->isa, name))
		symbol->state = SYMBOL_RESERVED;
	str_map_put(&as->symbols, symbol->name, symbol);
	return symbol;
}

static struct local_label *local_label(struct assembler *as, uint64_t number)
{
	struct str key = str_printf(as->arena, "%llu", (unsigned long long)number);
	return str_map_make(&as->locals, key, sizeof(struct local_label));
}

struct asm_symbol_entry *symbol_local(struct assembler *as, uint64_t number, bool back)
{
	struct local_label *local = local_label(as, number);
	struct asm_symbol_entry **symbol = back ? &local->back : &local->forward;
	if (!*symbol)
		*symbol = new_symbol(
			as, str_printf(as->arena, "%llu%c", (unsigned long long)number, back ? 'b' : 'f'));
	return *symbol;
}

/* ---- definitions ---- */

/* May the name be defined here? What is wrong is reported. */
static bool may_define(struct assembler *as, struct asm_symbol_entry *symbol, struct place place)
{
	struct str name = symbol->name;
	if (symbol->state == SYMBOL_RESERVED)
		return asm_error(
			as, place, "'%.*s' is a register or keyword and cannot be a symbol", STR_ARG(name));
	if (symbol->state == SYMBOL_UNDEFINED)
		return true;
	as->good = false;
	struct report *report = diag_report(
		as->diag, CHECK_ASSEMBLY, place_span(place), "'%.*s' is already defined", STR_ARG(name));
	if (symbol->place.file)
		diag_note(as->diag, report, place_span(symbol->place), "it is defined here");
	return false;
}

static void define_symbol(struct assembler *as, struct asm_symbol_entry *symbol,
	enum symbol_state state, struct place place)
{
	symbol->state = state;
	symbol->place = place;
	symbol->location = as->here;
}

void symbol_define_label(struct assembler *as, struct str name, struct place place)
{
	struct asm_symbol_entry *symbol = symbol_find(as, name);
	if (!may_define(as, symbol, place))
		return;
	define_symbol(as, symbol, SYMBOL_LABEL, place);
	VEC_PUSH(as->arena, &as->defined, symbol);
}

void symbol_define_local(struct assembler *as, uint64_t number, struct place place)
{
	struct local_label *local = local_label(as, number);
	struct asm_symbol_entry *symbol = symbol_local(as, number, false);
	define_symbol(as, symbol, SYMBOL_LABEL, place);
	local->back = symbol;
	local->forward = NULL;
}

void symbol_equate(struct assembler *as, struct str name, const struct expr *expr, bool may_change,
	struct place place)
{
	struct asm_symbol_entry *symbol = symbol_find(as, name);
	bool again = may_change && symbol->state == SYMBOL_EQUATED && symbol->may_change;
	if (!again && !may_define(as, symbol, place))
		return;
	if (again) { /* what was read so far keeps the entry with the old value */
		bool is_global = symbol->is_global;
		symbol = new_symbol(as, symbol->name);
		symbol->is_global = is_global;
		str_map_put(&as->symbols, symbol->name, symbol);
	} else {
		VEC_PUSH(as->arena, &as->defined, symbol);
	}
	define_symbol(as, symbol, SYMBOL_EQUATED, place);
	symbol->expr = *expr;
	symbol->may_change = may_change;
	asm_number number;
	if (may_change &&
		evaluate_now(as, expr, place.file, true, &number)) /* counters become no chain */
		symbol->expr = (struct expr){
			.kind = EXPR_NUMBER,
			.at = expr->at,
			.negative = number < 0,
			.number = (uint64_t)(number < 0 ? -number : number),
		};
}

void symbol_define_options(struct assembler *as)
{
	for (size_t i = 0; as->options && i < as->options->definitions.count; i++) {
		const struct asm_definition *d = &as->options->definitions.items[i];
		struct asm_symbol_entry *symbol = symbol_find(as, d->name);
		uint64_t size = d->negative ? 0 - d->value : d->value;
		struct expr expr = { .kind = EXPR_NUMBER, .negative = d->negative, .number = size };
		if (symbol->state != SYMBOL_UNDEFINED) {
			as->good = false;
			diag_report(as->diag, CHECK_ASSEMBLY, NO_SPAN, "-D %.*s: %s", STR_ARG(d->name),
				symbol->state == SYMBOL_RESERVED ? "a register or keyword cannot be a symbol"
												 : "it is defined twice");
			continue;
		}
		define_symbol(as, symbol, SYMBOL_EQUATED, (struct place){ 0 });
		symbol->expr = expr;
		VEC_PUSH(as->arena, &as->defined, symbol);
	}
}
