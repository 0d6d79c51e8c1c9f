/* C statements of a program in the core form: what stands in front of the loops over lanes, the
 * loops, and what is written at the end. */
#include "cgen/emit_internal.h"

/* The argument is evaluated once. */
#define S(text) emit_chars(e, text)

const char *emit_chars(struct emitter *e, struct str text)
{
	return arena_copy(e->arena, text.text, text.length);
}

void emit_line(struct emitter *e, unsigned indent, const char *format, ...)
{
	va_list arguments;
	va_start(arguments, format);
	const char *text = arena_vprintf(e->arena, format, arguments);
	va_end(arguments);
	for (unsigned i = 0; i < indent + e->indent; i++)
		buffer_add(&e->out, STR("\t"));
	buffer_printf(&e->out, "%s\n", text);
}

void emit_local(
	struct emitter *e, unsigned indent, const char *type, struct str name, struct str value)
{
	const char *text = S(value);
	emit_line(e, indent, "%s%s %s = %s;", strchr(text, '?') ? "" : "const ", type, S(name), text);
}

/* ---- names ---- */

static struct str plain_name(struct emitter *e, struct str wanted)
{
	char *text = arena_copy(e->arena, wanted.text, wanted.length);
	size_t length = 0;
	for (size_t i = 0; i < wanted.length; i++) {
		char c = wanted.text[i];
		bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
		if (letter || (length && c >= '0' && c <= '9'))
			text[length++] = c;
	}
	return (struct str){ text, length };
}

struct str emit_new_name(struct emitter *e, struct str wanted)
{
	struct str plain = plain_name(e, wanted);
	struct str name =
		c_name_alone(e->arena, C_LOCAL, e->style->prefix, plain.length ? plain : STR("v"));
	unsigned *last = str_map_get(&e->names, name); /* number of the last name like this */
	if (!last) {
		last = ARENA_NEW(e->arena, unsigned);
		str_map_put(&e->names, name, last);
	}
	if ((*last)++ == 0)
		return name;
	char end = name.text[name.length - 1];
	struct str numbered =
		str_printf(e->arena, "%s%s%u", S(name), end >= '0' && end <= '9' ? "_" : "", *last);
	if (str_map_get(&e->names, numbered) || c_is_word(C_LOCAL, numbered))
		return emit_new_name(e, wanted);
	unsigned *one = ARENA_NEW(e->arena, unsigned);
	*one = 1;
	str_map_put(&e->names, numbered, one);
	return numbered;
}

struct str emit_name(const struct emitter *e, const struct core_node *n)
{
	static const char *const flags[] = { "negated", "inverted", "absolute" };
	if (n->op == CORE_SOURCE && n->file)
		return str_printf(e->arena, "%.*s_%.*s",
			STR_ARG(e->program->slots.items[n->slot].symbol->name), STR_ARG(n->file->side));
	if (n->op == CORE_SOURCE)
		return e->program->slots.items[n->slot].symbol->name;
	if (n->op == CORE_STATE && e->is_machine)
		return n->file->kind == FILE_STATE
				   ? n->file->name
				   : str_printf(e->arena, "%.*s%llu", STR_ARG(n->file->name),
						 (unsigned long long)n->number);
	if (n->op == CORE_FLAG) {
		const struct core_slot *slot = &e->program->slots.items[n->slot];
		return str_printf(e->arena, "%.*s_%s", STR_ARG(slot->symbol->name), flags[slot->flag]);
	}
	if (n->op == CORE_CHOICE && e->program->slots.items[n->slot].kind == CORE_SLOT_NUMBER)
		return str_printf(
			e->arena, "%.*s_number", STR_ARG(e->program->slots.items[n->slot].symbol->name));
	if (n->op == CORE_CHOICE)
		return e->program->slots.items[n->slot].modifier->name;
	return n->name.length ? n->name : STR("v");
}

unsigned emit_bits(const struct core_node *n)
{
	return n->truth ? 32 : n->bits;
}

struct str emit_type(struct emitter *e, unsigned bits)
{
	if (bits > 64)
		return str_printf(
			e->arena, "struct %s_%s", S(e->style->prefix), bits == EMIT_WIDE ? "wide" : "vast");
	return bits == 64 ? STR("uint64_t") : STR("uint32_t");
}

/* ---- in front of loops ---- */

struct str emit_member(struct emitter *e, const struct register_file *file)
{
	return c_name_alone(e->arena, C_MEMBER, e->style->prefix, file->name);
}

/* A register of a known number: an element of its file, or the member that it is by itself. */
static struct str named_place(struct emitter *e, const struct register_file *file, uint64_t number)
{
	struct str name = emit_member(e, file);
	if (file->kind == FILE_STATE)
		return str_printf(e->arena, "state->%s", S(name));
	return str_printf(e->arena, "state->%s[%llu]", S(name), (unsigned long long)number);
}

/* Bits of an element of a row of this slot: those of the widest file or immediate. */
static unsigned row_bits(unsigned width)
{
	return width <= 32 ? 32 : 64;
}

unsigned emit_element_bits(const struct register_file *file)
{
	return file->width <= 8 ? 8 : file->width <= 16 ? 16 : file->width <= 32 ? 32 : 64;
}

/* The file of a slot that is written. */
static const struct register_file *file_of(const struct core_slot *slot)
{
	const struct register_file *file = slot->symbol->fields.list.items[0]->type->file;
	return slot->file ? slot->file : file->of ? file->of : file;
}

static struct str row_place(struct emitter *e, unsigned slot, unsigned bits)
{
	return str_printf(e->arena, "%s_row%u(state, op, %u)", S(e->style->prefix), bits, slot);
}

static void note_slot(struct emitter *e, uint64_t *slots, unsigned slot)
{
	if (slot >= 64)
		e->b->failure = "an instruction has more than 64 operands and parts of them";
	else
		*slots |= UINT64_C(1) << slot;
}

static void copy_row(struct emitter *e, struct str name, struct str from, unsigned bits)
{
	emit_line(e, 1, "uint%u_t %s[%s_LANES];", bits, S(name), S(e->style->upper));
	emit_line(e, 1, "for (unsigned i = 0; i < %s_LANES; i++)", S(e->style->upper));
	emit_line(e, 2, "%s[i] = %s[i];", S(name), S(from));
}

/* A register with lanes of the state, read where it is; one of narrow elements as a copy. */
static struct str state_row(struct emitter *e, const struct core_node *n, struct str place)
{
	if (emit_element_bits(n->file) == n->bits)
		return place;
	struct str name = emit_new_name(e, n->file->name);
	copy_row(e, name, place, n->bits);
	return name;
}

/* Rows of the width wanted are read where they are; others have been made one before, but for what
 * is written, too. */
static void source_row(struct emitter *e, const struct core_node *n, struct str name)
{
	const struct core_slot *slot = &e->program->slots.items[n->slot];
	unsigned bits = row_bits(slot->width);
	unsigned from = slot->is_destination ? emit_element_bits(file_of(slot)) : bits;
	struct str place = row_place(e, n->slot, from);
	e->rows[n->id] = name;
	if (!slot->is_destination)
		note_slot(e, bits == 32 ? &e->program->rows32 : &e->program->rows64, n->slot);
	if (from == bits)
		emit_line(e, 1, "const uint%u_t *%s = %s;", bits, S(name), S(place));
	else
		copy_row(e, name, place, bits);
}

/* The side field of the register that an operand is. */
static struct str side_place(struct emitter *e, const struct register_file *file, unsigned slot)
{
	if (!e->program->uniform)
		e->b->failure = "the side field of an operand in an instruction that is executed by lanes";
	return str_printf(e->arena, "state->%s[op->operand[%u].value]", S(emit_member(e, file)), slot);
}

static void source(struct emitter *e, struct core_node *n)
{
	struct str name = emit_new_name(e, emit_name(e, n)), p = e->style->prefix;
	if (n->file && n->file->kind == FILE_SIDE) {
		emit_local(e, 1, S(emit_type(e, emit_bits(n))), name, side_place(e, n->file, n->slot));
		e->variables[n->id] = name;
	} else if (n->varying && n->truth) {
		emit_line(
			e, 1, "const %s_mask %s = *%s_word(state, op, %u);", S(p), S(name), S(p), n->slot);
		note_slot(e, &e->program->words, n->slot);
		e->rows[n->id] = name;
	} else if (n->varying) {
		source_row(e, n, name);
	} else if (!e->program->uniform && emit_bits(n) == 32) {
		emit_line(e, 1, "const uint32_t %s = op->operand[%u].value;", S(name), n->slot);
		note_slot(e, &e->program->numbers, n->slot);
		e->variables[n->id] = name;
	} else {
		const char *cast = emit_bits(n) == 32 ? "(uint32_t)" : "";
		emit_local(e, 1, S(emit_type(e, emit_bits(n))), name,
			str_printf(e->arena, "%s%s_operand(state, op, %u)", cast, S(p), n->slot));
		e->variables[n->id] = name;
	}
}

static void named_register(struct emitter *e, struct core_node *n)
{
	struct str place = named_place(e, n->file, n->number);
	if (!n->varying) {
		struct str name = emit_new_name(
			e, str_printf(e->arena, "%s%llu", S(n->file->name), (unsigned long long)n->number));
		emit_local(e, 1, S(emit_type(e, emit_bits(n))), name, place);
		e->variables[n->id] = name;
		return;
	}
	if (n->truth) {
		struct str name = emit_new_name(
			e, str_printf(e->arena, "%s%llu", S(n->file->name), (unsigned long long)n->number));
		emit_line(e, 1, "const %s_mask %s = %s;", S(e->style->prefix), S(name), S(place));
		e->rows[n->id] = name;
	} else {
		e->rows[n->id] = state_row(e, n, place);
	}
}

/* The number of a register, which its file has. */
static struct str register_index(struct emitter *e, const struct core_node *index)
{
	struct str name = emit_new_name(e, STR("index"));
	emit_line(e, 1, "const uint64_t %s = %s;", S(name), S(emit_value(e, index, 64)));
	return name;
}

static void computed_register(struct emitter *e, struct core_node *n)
{
	struct str index = register_index(e, n->a);
	if (n->varying) {
		struct str place =
			str_printf(e->arena, "state->%s[%s]", S(emit_member(e, n->file)), S(index));
		e->rows[n->id] = n->truth ? place : state_row(e, n, place);
		return;
	}
	struct str name = emit_new_name(e, n->file->name);
	struct str place = str_printf(e->arena, "state->%s[%s]", S(emit_member(e, n->file)), S(index));
	emit_local(e, 1, S(emit_type(e, emit_bits(n))), name, place);
	e->variables[n->id] = name;
}

/* ---- rows that are computed in their register ---- */

static bool is_on_rows(const struct core_node *n)
{
	return n->op == CORE_ROUND || n->op == CORE_FROM_INT || n->op == CORE_TO_INT ||
		   n->op == CORE_FOLD;
}

static bool is_given_row(const struct core_node *n)
{
	return n->varying && !n->truth &&
		   (n->op == CORE_SOURCE || n->op == CORE_STATE || n->op == CORE_REGISTER);
}

/* What reads rows last: the last loop, or a function on rows behind it. */
static const struct core_node *last_on_rows(const struct emitter *e, unsigned loops)
{
	const struct core_node *last = NULL;
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if ((*it)->used && !(*it)->in_lanes && (*it)->stage == loops && is_on_rows(*it))
			last = *it;
	return last;
}

/* Is nothing read when the last loop, or the last function on rows, has begun to write? A lane
 * reads its own elements only, all of them before it writes. */
static bool may_be_direct(const struct emitter *e, unsigned loops)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if ((*it)->used && (*it)->in_lanes && (*it)->stage + 1 == loops &&
			((*it)->op == CORE_LANE || (*it)->op == CORE_REGISTER))
			return false;
	VEC_EACH (struct core_write, it, &e->program->writes)
		if (it->place == CORE_TO_REGISTER || is_given_row(it->value))
			return false;
	return e->program->raises.count == 0 && !e->program->uniform;
}

/* Is a register of the same file, maybe the same one, written behind the loops although that comes
 * first? */
static bool comes_too_early(const struct emitter *e, const struct core_write *w)
{
	const struct core_slot *slots = e->program->slots.items, *slot = &slots[w->slot];
	VEC_EACH (struct core_write, it, &e->program->writes) {
		if (it == w)
			break;
		if (it->place == CORE_TO_SLOT && e->direct[it->value->id] != it &&
			slots[it->slot].symbol != slot->symbol && file_of(&slots[it->slot]) == file_of(slot))
			return true;
	}
	return false;
}

static void plan_direct(struct emitter *e, unsigned loops)
{
	const struct core_node *last = last_on_rows(e, loops);
	if (!may_be_direct(e, loops))
		return;
	VEC_EACH (struct core_write, it, &e->program->writes) {
		const struct core_node *n = it->value;
		const struct register_file *file = it->file;
		unsigned times = 0;
		if (it->place == CORE_TO_SLOT)
			file = file_of(&e->program->slots.items[it->slot]);
		VEC_EACH (struct core_write, other, &e->program->writes)
			times += other->value == n;
		bool computed =
			last ? n == last && n->op != CORE_TO_INT : n->in_lanes && n->stage + 1 == loops;
		if (computed && it->place == CORE_TO_SLOT && !it->condition && times == 1 && !n->truth &&
			n->varying && file->lanes > 1 && file->width > 1 &&
			n->bits == emit_element_bits(file) && !comes_too_early(e, it))
			e->direct[n->id] = it;
	}
}

static struct str row_written(struct emitter *e, const struct core_write *w)
{
	if (w->place != CORE_TO_SLOT)
		return named_place(e, w->file, w->number);
	return row_place(e, w->slot, emit_element_bits(file_of(&e->program->slots.items[w->slot])));
}

/* A new row; of a direct one it is the register's where all lanes take part. */
static void declare_row(
	struct emitter *e, const struct core_node *n, struct str name, unsigned bits)
{
	const struct core_write *w = e->direct[n->id];
	if (!w) {
		emit_line(e, 1, "%s %s[%s_LANES];", S(emit_type(e, bits)), S(name), S(e->style->upper));
		return;
	}
	struct str room =
		str_printf(e->arena, "state->spread[%u].%s", w->slot, bits == 32 ? "narrow" : "wide");
	emit_line(e, 1, "uint%u_t *%s = %s_is_all(mask) ? %s : %s;", bits, S(name), S(e->style->prefix),
		S(row_written(e, w)), S(room));
}

struct str emit_row(struct emitter *e, const struct core_node *n, unsigned bits)
{
	if (n->varying && e->rows[n->id].length && n->bits == bits)
		return e->rows[n->id];
	struct str name = emit_new_name(e, STR("row"));
	if (e->is_machine) {
		emit_line(e, 1, "const %s %s[] = { %s };", S(emit_type(e, bits)), S(name),
			S(emit_value(e, n, bits)));
		return name;
	}
	emit_line(e, 1, "%s %s[%s_LANES];", S(emit_type(e, bits)), S(name), S(e->style->upper));
	enum emit_place place = e->place;
	unsigned stage = e->stage;
	e->place = n->varying ? EMIT_LANE : EMIT_FRONT;
	e->stage = n->in_lanes ? e->stage : n->stage;
	emit_line(e, 1, "for (unsigned i = 0; i < %s_LANES; i++)", S(e->style->upper));
	emit_line(e, 2, "%s[i] = %s;", S(name), S(emit_value(e, n, bits)));
	e->place = place;
	e->stage = stage;
	return name;
}

static const char *rounding_name(enum core_rounding rounding)
{
	static const char *const names[] = { "NEAREST", "ZERO", "UP", "DOWN" };
	return names[rounding];
}

static void rounded(struct emitter *e, struct core_node *n)
{
	static const char *const shapes[] = { "value", "add", "mul", "fma" };
	struct str name = emit_new_name(e, emit_name(e, n)), p = e->style->prefix;
	struct str a = emit_row(e, n->a, 32), b = { 0 }, c = { 0 };
	int64_t power = 0;
	bool is_power = n->d && !(core_is_number(n->d, &power) && power == 0);
	if (n->b)
		b = emit_row(e, n->b, 32);
	if (n->c)
		c = emit_row(e, n->c, 32);
	if (is_power && (n->shape != CORE_PRODUCT || n->d->varying)) {
		e->b->failure = "a factor that is a power of two needs a product";
		return;
	}
	struct buffer out = buffer_new(e->arena);
	buffer_printf(&out, "%s", S(a));
	if (n->b)
		buffer_printf(&out, ", %s", S(b));
	if (n->c)
		buffer_printf(&out, ", %s", S(c));
	if (n->shape == CORE_PRODUCT && is_power && n->d->op != CORE_CONST)
		buffer_printf(&out, ", (int)(int32_t)%s", S(emit_operand(e, emit_value(e, n->d, 32))));
	else if (n->shape == CORE_PRODUCT)
		buffer_printf(&out, ", %lld", (long long)power);
	struct str arguments = buffer_str(&out);
	declare_row(e, n, name, 32);
	emit_line(e, 1, "%s_round_%s(%s, %s, %s_ROUND_%s);", S(p), shapes[n->shape], S(name),
		S(arguments), S(e->style->upper), rounding_name(n->rounding));
	e->rows[n->id] = name;
	if (!n->varying)
		e->variables[n->id] = str_printf(e->arena, "%s[0]", S(name));
}

static void converted(struct emitter *e, struct core_node *n)
{
	struct str name = emit_new_name(e, emit_name(e, n)), p = e->style->prefix;
	bool from = n->op == CORE_FROM_INT;
	struct str a = emit_row(e, n->a, from ? 64 : 32);
	declare_row(e, n, name, from ? 32 : 64);
	if (from)
		emit_line(e, 1, "%s_round_integer(%s, (const int64_t *)%s, %s_ROUND_%s);", S(p), S(name),
			S(a), S(e->style->upper), rounding_name(n->rounding));
	else
		emit_line(e, 1, "%s_to_integer((int64_t *)%s, %s, %s_ROUND_%s, (int64_t)%s, (int64_t)%s);",
			S(p), S(name), S(a), S(e->style->upper), rounding_name(n->rounding),
			S(emit_number(e, n->b->range.lo, 64)), S(emit_number(e, n->c->range.lo, 64)));
	if (!from)
		n->bits = 64;
	e->rows[n->id] = name;
	if (!n->varying)
		e->variables[n->id] = str_printf(e->arena, "%s[0]", S(name));
}

void emit_rounded(struct emitter *e, struct core_node *n)
{
	(n->op == CORE_ROUND ? rounded : converted)(e, n);
}

static void front_node(struct emitter *e, struct core_node *n)
{
	struct str name;
	e->place = EMIT_FRONT;
	switch (n->op) {
	case CORE_CONST: return;
	case CORE_LANEID:
		if (e->program->uniform)
			e->b->failure = "laneid in an instruction that is not executed by lanes";
		return;
	case CORE_ACTIVE: return;
	case CORE_SOURCE: source(e, n); return;
	case CORE_FLAG:
	case CORE_CHOICE:
		name = emit_new_name(e, emit_name(e, n));
		emit_line(e, 1, "const uint32_t %s = op->operand[%u].value;", S(name), n->slot);
		e->variables[n->id] = name;
		return;
	case CORE_STATE: named_register(e, n); return;
	case CORE_REGISTER: computed_register(e, n); return;
	case CORE_ROUND:
	case CORE_FROM_INT:
	case CORE_TO_INT: emit_rounded(e, n); return;
	case CORE_FOLD: emit_fold(e, n); return;
	case CORE_BALLOT: emit_ballot(e, n); return;
	default: break;
	}
	if (n->varying && !n->truth) {
		e->b->failure = "a value that differs between lanes is needed before a loop";
		return;
	}
	if (n->users < 2 && !n->as_mask && e->program->uniform && !n->name.length && !n->deep)
		return; /* written in place */
	name = emit_new_name(e, emit_name(e, n));
	if (n->varying) {
		emit_line(
			e, 1, "const %s_mask %s = %s;", S(e->style->prefix), S(name), S(emit_operation(e, n)));
		e->rows[n->id] = name;
	} else {
		emit_local(e, 1, S(emit_type(e, emit_bits(n))), name, emit_operation(e, n));
		e->variables[n->id] = name;
	}
}

/* ---- loops ---- */

/* Arrays and words that the loop of this stage fills. */
static void declare_rows(struct emitter *e, unsigned stage)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		struct core_node *n = *it;
		if (!n->used || !n->in_lanes || n->stage != stage || (!n->as_row && !n->as_mask))
			continue;
		struct str name = emit_new_name(
			e, str_printf(e->arena, "%s%s", S(emit_name(e, n)), n->truth ? "_bits" : "_row"));
		if (n->truth)
			emit_line(e, 1, "%s_mask %s = 0;", S(e->style->prefix), S(name));
		else
			declare_row(e, n, name, n->bits);
		e->rows[n->id] = name;
	}
}

static void lane_node(struct emitter *e, struct core_node *n)
{
	/* A comparison of floats within a choice would keep compilers from vectors. */
	bool is_float = n->op >= CORE_FEQ && n->op <= CORE_FMAX;
	if (is_float || n->users >= 2 || n->bits > 64 || n->name.length || (n->truth && n->as_mask) ||
		n->deep || e->direct[n->id]) {
		struct str text = emit_operation(e, n), name = text;
		if (!emit_is_name(text)) {
			name = emit_new_name(e, emit_name(e, n));
			emit_local(e, 2, S(emit_type(e, emit_bits(n))), name, text);
		}
		e->variables[n->id] = name;
	}
	if (!e->rows[n->id].length || e->direct[n->id])
		return;
	struct str value = e->variables[n->id].length ? e->variables[n->id] : emit_operation(e, n);
	if (n->truth)
		emit_line(e, 2, "%s |= (%s_mask)%s << i;", S(e->rows[n->id]), S(e->style->prefix),
			S(emit_operand(e, value)));
	else
		emit_line(e, 2, "%s[i] = %s;", S(e->rows[n->id]), S(value));
}

/* Elements that a choice is made of are loaded in front of it, or compilers would load each where
 * its choice wants it alone. */
static void load_choices(struct emitter *e, unsigned stage)
{
	VEC_EACH (struct core_node *, it, &e->program->nodes) {
		const struct core_node *n = *it;
		if (!n->used || !n->in_lanes || n->stage != stage || n->op != CORE_SELECT || !n->a->varying)
			continue;
		const struct core_node *values[] = { n->b, n->c };
		for (unsigned i = 0; i < 2; i++) {
			if (!is_given_row(values[i]) || values[i]->in_lanes || e->loaded[values[i]->id].length)
				continue;
			struct str name = emit_new_name(e, emit_name(e, values[i]));
			emit_line(e, 2, "const %s %s = %s[i];", S(emit_type(e, values[i]->bits)), S(name),
				S(e->rows[values[i]->id]));
			e->loaded[values[i]->id] = name;
		}
	}
}

static void loop(struct emitter *e, unsigned stage)
{
	declare_rows(e, stage);
	emit_line(e, 1, "%s_EACH_LANE", S(e->style->upper));
	emit_line(e, 1, "for (unsigned i = 0; i < %s_LANES; i++) {", S(e->style->upper));
	e->place = EMIT_LANE;
	e->loaded = ARENA_ARRAY(e->arena, struct str, e->program->nodes.count + 1);
	load_choices(e, stage);
	VEC_EACH (struct core_node *, it, &e->program->nodes)
		if ((*it)->used && (*it)->in_lanes && (*it)->stage == stage)
			lane_node(e, *it);
	VEC_EACH (struct core_write, it, &e->program->writes) {
		const struct core_node *n = it->value;
		if (e->direct[n->id] == it && n->in_lanes && n->stage == stage)
			emit_line(e, 2, "%s[i] = %s;", S(e->rows[n->id]), S(e->variables[n->id]));
	}
	e->place = EMIT_FRONT;
	e->loaded = ARENA_ARRAY(e->arena, struct str, e->program->nodes.count + 1);
	emit_line(e, 1, "}");
}

/* ---- the end ---- */

static struct str lanes_of(struct emitter *e, const struct core_raise *raise)
{
	return raise->condition->varying ? emit_mask(e, raise->condition)
									 : emit_truth(e, raise->condition);
}

static void raise(
	struct emitter *e, const struct core_raise *raise, struct str condition, const char *lanes)
{
	const struct exception *x = e->b->isa->exceptions.items[raise->exception];
	emit_line(e, 1, "if (%s)", S(condition));
	emit_line(e, 2, "return %s_raise(state, %s_EXCEPTION_%s, %s);", S(e->style->prefix),
		S(e->style->upper), S(c_name_part(e->arena, x->name)), lanes);
}

/* The lowest lane that raises is told, with the first that it raises. */
static void raises(struct emitter *e)
{
	bool varying = false;
	struct buffer any = buffer_new(e->arena);
	VEC_EACH (struct core_raise, it, &e->program->raises) {
		varying = varying || it->condition->varying;
		buffer_printf(
			&any, "%s%s", any.length ? " | " : "", S(emit_operand(e, emit_mask(e, it->condition))));
	}
	if (varying)
		emit_line(
			e, 1, "const %s_mask raising = (%s) & mask;", S(e->style->prefix), S(buffer_str(&any)));
	VEC_EACH (struct core_raise, it, &e->program->raises) {
		struct str lanes = emit_operand(e, lanes_of(e, it));
		if (it->condition->varying)
			lanes = str_printf(e->arena, "%s & raising & (0 - raising)", S(lanes));
		else if (varying)
			lanes = str_printf(e->arena, "%s && raising", S(lanes));
		raise(e, it, lanes, e->program->uniform ? "0" : varying ? "raising" : "mask");
	}
}

/* Writes that happen only in some lanes, or perhaps not at all. */
static struct str lanes_written(struct emitter *e, const struct core_write *w)
{
	if (!w->condition)
		return STR("mask");
	return str_printf(e->arena, "mask & %s", S(emit_operand(e, emit_mask(e, w->condition))));
}

/* Each lane writes to a register of its own. */
static void write_scattered(struct emitter *e, const struct core_write *w)
{
	struct str index = emit_row(e, w->index, 64), bits = { 0 }, row = { 0 };
	bool truth = w->file->width == 1;
	if (truth)
		bits = emit_mask(e, w->value);
	else
		row = emit_row(e, w->value, w->file->width <= 32 ? 32 : 64);
	unsigned width = emit_element_bits(w->file);
	emit_line(e, 1, "for (unsigned i = 0; i < %s_LANES; i++)", S(e->style->upper));
	emit_line(e, 2, "if ((%s) >> i & 1u)", S(lanes_written(e, w)));
	if (truth)
		emit_line(e, 3, "%s_commit_mask(&state->%s[%s[i]], %s, (%s_mask)1 << i);",
			S(e->style->prefix), S(emit_member(e, w->file)), S(index), S(bits),
			S(e->style->prefix));
	else
		emit_line(e, 3, "state->%s[%s[i]][i] = (uint%u_t)%s[i];", S(emit_member(e, w->file)),
			S(index), width, S(row));
}

static void write_varying(struct emitter *e, const struct core_write *w,
	const struct register_file *file, struct str place)
{
	struct str p = e->style->prefix;
	if (w->index && w->index->varying) {
		write_scattered(e, w);
		return;
	}
	if (file->width == 1) {
		place = w->place == CORE_TO_SLOT
					? str_printf(e->arena, "%s_word(state, op, %u)", S(p), w->slot)
					: str_printf(e->arena, "&%s", S(place));
		emit_line(e, 1, "%s_commit_mask(%s, %s, %s);", S(p), S(place), S(emit_mask(e, w->value)),
			S(lanes_written(e, w)));
		return;
	}
	unsigned bits = emit_element_bits(file);
	unsigned from = bits <= 32 ? 32 : 64;
	struct str row = emit_row(e, w->value, from);
	if (w->place == CORE_TO_SLOT)
		place = row_written(e, w);
	if (e->direct[w->value->id])
		emit_line(e, 1, "%s_merge%u(%s, %s, mask);", S(p), bits, S(place), S(row));
	else
		emit_line(
			e, 1, "%s_commit%u(%s, %s, %s);", S(p), bits, S(place), S(row), S(lanes_written(e, w)));
}

static void write_uniform(struct emitter *e, const struct core_write *w,
	const struct register_file *file, struct str place)
{
	unsigned bits = emit_element_bits(file);
	struct str value =
		w->value->truth ? emit_truth(e, w->value) : emit_value(e, w->value, bits <= 32 ? 32 : 64);
	unsigned indent = w->condition ? 2 : 1;
	if (w->condition)
		emit_line(e, 1, "if (%s)", S(emit_truth(e, w->condition)));
	if (bits >= 32 && !w->value->truth)
		emit_line(e, indent, "%s = %s;", S(place), S(value));
	else
		emit_line(e, indent, "%s = (uint%u_t)%s;", S(place), bits, S(emit_operand(e, value)));
}

static void write(struct emitter *e, const struct core_write *w, struct str index)
{
	const struct register_file *file = w->file;
	struct str at = index;
	if (w->place == CORE_TO_SLOT) {
		file = file->kind == FILE_SIDE ? file : file_of(&e->program->slots.items[w->slot]);
		at = str_printf(e->arena, "op->operand[%u].value", w->slot);
	}
	struct str place = w->place == CORE_TO_SLOT && file->kind == FILE_SIDE
						   ? side_place(e, file, w->slot)
					   : w->place == CORE_TO_STATE
						   ? named_place(e, file, w->number)
						   : str_printf(e->arena, "state->%s[%s]", S(emit_member(e, file)), S(at));
	if (file->lanes > 1)
		write_varying(e, w, file, place);
	else
		write_uniform(e, w, file, place);
}

/* A row of the state that is written as it is: copied where an earlier write could change it. */
static void keep_row(struct emitter *e, struct core_node *n)
{
	if (!is_given_row(n))
		return;
	struct str name = emit_new_name(e, emit_name(e, n));
	copy_row(e, name, e->rows[n->id], n->bits);
	e->rows[n->id] = name;
}

static void writes(struct emitter *e)
{
	struct str *indices = ARENA_ARRAY(e->arena, struct str, e->program->writes.count + 1);
	for (size_t i = 1; i < e->program->writes.count; i++)
		keep_row(e, e->program->writes.items[i].value);
	for (size_t i = 0; i < e->program->writes.count; i++) {
		const struct core_write *w = &e->program->writes.items[i];
		if (w->place == CORE_TO_REGISTER && !w->index->varying)
			indices[i] = register_index(e, w->index);
	}
	for (size_t i = 0; i < e->program->writes.count; i++)
		write(e, &e->program->writes.items[i], indices[i]);
}

struct str emit_program(struct core_builder *b, struct core_program *program,
	const struct emit_style *style, unsigned loops)
{
	struct emitter e = { .b = b, .program = program, .style = style, .arena = b->arena };
	e.out = buffer_new(b->arena);
	e.names.arena = b->arena;
	e.variables = ARENA_ARRAY(b->arena, struct str, program->nodes.count + 1);
	e.rows = ARENA_ARRAY(b->arena, struct str, program->nodes.count + 1);
	e.direct = ARENA_ARRAY(b->arena, const struct core_write *, program->nodes.count + 1);
	e.loaded = ARENA_ARRAY(b->arena, struct str, program->nodes.count + 1);
	e.prepared = ARENA_ARRAY(b->arena, bool, program->nodes.count + 1);
	e.is_machine = program->end != CORE_END_NONE;
	if (e.is_machine) {
		emit_machine(&e);
		return b->failure ? (struct str){ 0 } : buffer_str(&e.out);
	}
	plan_direct(&e, loops);
	for (e.stage = 0; e.stage <= loops; e.stage++) {
		VEC_EACH (struct core_node *, it, &program->nodes)
			if ((*it)->used && !(*it)->in_lanes && (*it)->stage == e.stage)
				front_node(&e, *it);
		if (e.stage < loops)
			loop(&e, e.stage);
	}
	e.place = EMIT_FRONT;
	raises(&e);
	writes(&e);
	emit_leave_out_unused(&e);
	if (program->uniform)
		emit_unread(&e, STR("state"));
	else if (program->always)
		emit_unread(&e, STR("mask"));
	emit_unread(&e, STR("op"));
	return b->failure ? (struct str){ 0 } : buffer_str(&e.out);
}
