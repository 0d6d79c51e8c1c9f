/* Names become symbols: the table, what registers and keywords reserve, local labels. */
#include "asm/internal.h"

#include "number/text.h"

/* ---- reserved names ---- */

static char fold(const struct isa *isa, char c)
{
	return isa->fold_case && c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool same(const struct isa *isa, struct str a, struct str b)
{
	if (a.length != b.length)
		return false;
	for (size_t i = 0; i < a.length; i++)
		if (fold(isa, a.text[i]) != fold(isa, b.text[i]))
			return false;
	return true;
}

/* Prefix and number, without leading zeros. */
static bool is_numbered(const struct isa *isa, const struct register_file *file, struct str name)
{
	size_t at = file->prefix.length;
	uint64_t number = 0;
	if (!file->count || name.length <= at || name.length > at + 12 ||
		!same(isa, str_slice(name, 0, at), file->prefix))
		return false;
	if (name.text[at] == '0' && name.length > at + 1)
		return false;
	for (; at < name.length; at++) {
		if (name.text[at] < '0' || name.text[at] > '9')
			return false;
		number = number * 10 + (uint64_t)(name.text[at] - '0');
	}
	return number >= file->first && number - file->first < file->count;
}

static bool is_register(const struct isa *isa, const struct register_file *file, struct str name)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (same(isa, it->name, name))
			return true;
	return is_numbered(isa, file, name);
}

/* Only files that operands are written with: the names of other state are free. */
bool asm_is_reserved(const struct isa *isa, struct str name)
{
	VEC_EACH (struct str, it, &isa->keywords)
		if (same(isa, *it, name))
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
	/* the name may stand in an alias's text, which does not last */
	symbol = new_symbol(as, str_copy(as->arena, name));
	if (asm_is_reserved(as->isa, name))
		symbol->state = SYMBOL_RESERVED;
	str_map_put(&as->symbols, symbol->name, symbol);
	return symbol;
}

static struct local_label *local_label(struct assembler *as, uint64_t number)
{
	char text[NUMBER_TEXT_MAX];
	struct str key = { text, number_write_digits(text, number, 10, 1) };
	struct local_label *local = str_map_get(&as->locals, key);
	if (!local) {
		local = ARENA_NEW(as->arena, struct local_label);
		str_map_put(&as->locals, str_copy(as->arena, key), local);
	}
	return local;
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
	if (symbol->state == SYMBOL_RESERVED) {
		asm_error(
			as, place, "'%.*s' is a register or keyword and cannot be a symbol", STR_ARG(name));
		return false;
	}
	if (symbol->state == SYMBOL_UNDEFINED)
		return true;
	as->good = false;
	struct span span = { place.file->source, place.from, place.to };
	struct report *report =
		diag_report(as->diag, CHECK_ASSEMBLY, span, "'%.*s' is already defined", STR_ARG(name));
	if (symbol->place.file) {
		struct span first = { symbol->place.file->source, symbol->place.from, symbol->place.to };
		diag_note(as->diag, report, first, "it is defined here");
	}
	return false;
}

static void define(struct assembler *as, struct asm_symbol_entry *symbol, enum symbol_state state,
	struct place place)
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
	define(as, symbol, SYMBOL_LABEL, place);
	VEC_PUSH(as->arena, &as->defined, symbol);
}

void symbol_define_local(struct assembler *as, uint64_t number, struct place place)
{
	struct local_label *local = local_label(as, number);
	struct asm_symbol_entry *symbol = symbol_local(as, number, false);
	define(as, symbol, SYMBOL_LABEL, place);
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
	define(as, symbol, SYMBOL_EQUATED, place);
	symbol->expr = *expr;
	symbol->may_change = may_change;
	asm_number number;
	if (may_change && evaluate_known(as, expr, place.file, &number)) /* counters become no chain */
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
		define(as, symbol, SYMBOL_EQUATED, (struct place){ 0 });
		symbol->expr = expr;
		VEC_PUSH(as->arena, &as->defined, symbol);
	}
}
