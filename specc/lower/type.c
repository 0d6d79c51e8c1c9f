/* SPDX-License-Identifier: MIT */
/* Lowers enums, field types and register files. */
#include "isa/mode.h"
#include "lower/internal.h"

#include <assert.h>
#include <stdlib.h>

/* Name<width>: 1..64 bits */
static unsigned definition_width(struct lowering *l, const struct ast_def *def, int64_t most)
{
	int64_t width = 0;
	if (def->params.count == 1 && lower_expr_number(def->params.items[0], &width) && width >= 1 &&
		width <= most)
		return (unsigned)width;
	struct span span = def->params.count ? def->params.items[0]->span : def->name_span;
	diag_report(l->diag, CHECK_FIELD_WIDTH, span, "'%.*s' needs a width in bits, '<1>' to '<%lld>'",
		STR_ARG(def->name), (long long)most);
	return 0;
}

static struct type *declare_type(struct lowering *l, const struct ast_def *def, enum type_kind kind)
{
	struct type *type = ARENA_NEW(l->arena, struct type);
	type->name = def->name;
	type->span = def->name_span;
	type->ast = def;
	type->kind = kind;
	type->scale = 1;
	type->base = l->isa->base;
	type->hex_prefix = l->isa->hex_prefix;
	type->width = def->is_broken ? 0 : definition_width(l, def, 64);
	if (!type->width) {
		type->poisoned = true;
		type->width = 1;
	}
	type->own = type->width;
	type->legal = cube_set_all(l->arena, type->width);
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		VEC_PUSH(l->arena, &type->attributes, lower_attribute(*it));
	if (!lower_declare(l, &l->types, "type", type->name, type, offsetof(struct type, span)))
		return NULL;
	VEC_PUSH(l->arena, &l->isa->types, type);
	return type;
}

/* ---- enums ---- */

/* <text = "(neg)">: what stands for the value in assembly. */
static void member_text(
	struct lowering *l, const struct ast_attribute *attribute, struct enumerator *value)
{
	bool is_text = attribute->value && attribute->value->kind == AST_STRING;
	struct str text = is_text ? attribute->value->text : (struct str){ 0 };
	if (text.length && str_trim(text).length == text.length)
		value->text = text;
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, attribute->span,
			"expected text = \"...\", what stands for '%.*s' in assembly, without blanks around it",
			STR_ARG(value->name));
}

static void member_attributes(
	struct lowering *l, const struct ast_member *member, struct enumerator *value)
{
	if (!member->attributes)
		return;
	value->attributes = ARENA_NEW(l->arena, struct attributes);
	VEC_EACH (struct ast_attribute, it, &member->attributes->list) {
		struct attribute attribute = { .name = it->key, .span = it->span };
		if (it->value)
			attribute.value = lower_expr_text(it->value);
		VEC_PUSH(l->arena, &value->attributes->list, attribute);
		if (str_equal_c(it->key, "text"))
			member_text(l, it, value);
	}
}

struct enum_state {
	struct type *type;
	uint64_t next;
	bool overflow;
};

static void enum_member(struct lowering *l, struct enum_state *s, const struct ast_member *member)
{
	struct str name = span_text(member->name);
	int64_t number = (int64_t)s->next;
	if (member->value && !lower_expr_number(member->value, &number))
		diag_report(l->diag, CHECK_BAD_ARGUMENT, member->value->span,
			"the value of an enumerator must be a number");
	s->next = (uint64_t)number + 1;
	if ((uint64_t)number > mask64(s->type->width)) {
		if (!s->overflow)
			diag_report(l->diag, CHECK_ENUM_OVERFLOW, member->name,
				"'%.*s' is %lld, which does not fit '%.*s' of %u bit%s", STR_ARG(name),
				(long long)number, STR_ARG(s->type->name), s->type->width,
				s->type->width == 1 ? "" : "s");
		s->overflow = true;
		return;
	}
	struct enumerator value = { .name = name, .value = (uint64_t)number, .span = member->name };
	value.comment = &no_comment;
	value.text = name;
	if (member->comment.length) {
		struct comment *comment = ARENA_NEW(l->arena, struct comment);
		comment_add(l->arena, comment, member->comment, STR("//"));
		value.comment = comment;
	}
	member_attributes(l, member, &value);
	VEC_PUSH(l->arena, &s->type->values, value);
}

/* Equal values are ordered by definition, that is by address in their array. */
static int compare_enum_values(const void *a, const void *b)
{
	const struct enumerator *x = *(struct enumerator *const *)a;
	const struct enumerator *y = *(struct enumerator *const *)b;
	return x->value != y->value ? (x->value > y->value) - (x->value < y->value) : (x > y) - (x < y);
}

static void report_repeated(struct lowering *l, enum check check, const struct enumerator *it,
	const struct enumerator *first)
{
	struct report *report = diag_report(l->diag, check, it->span,
		check == CHECK_ENUM_NAME ? "'%.*s' is listed twice"
								 : "the value of '%.*s' is already taken",
		STR_ARG(it->name));
	diag_note(l->diag, report, first->span, "'%.*s' is first listed here", STR_ARG(first->name));
}

/* Reports repeated names and values; drops all but the first of equal names. Sorts pointers in
 * scratch memory, as an enum may have a million values. */
static void drop_repeated(struct lowering *l, struct type *type)
{
	struct arena scratch = { 0 };
	size_t count = type->values.count, kept = 0;
	struct enumerator **sorted = ARENA_ARRAY(&scratch, struct enumerator *, type->values.count);
	bool *dropped = ARENA_ARRAY(&scratch, bool, type->values.count);
	type_index_names(&scratch, type);
	for (size_t i = 1, first = 0; i < count; i++) {
		if (!str_equal(type->by_name[i]->name, type->by_name[first]->name)) {
			first = i;
			continue;
		}
		report_repeated(l, CHECK_ENUM_NAME, type->by_name[i], type->by_name[first]);
		dropped[type->by_name[i] - type->values.items] = true;
	}
	for (size_t i = 0; i < count; i++)
		if (!dropped[i])
			sorted[kept++] = &type->values.items[i];
	qsort(sorted, kept, sizeof *sorted, compare_enum_values);
	for (size_t i = 1, first = 0; i < kept; i++)
		if (sorted[i]->value == sorted[first]->value)
			report_repeated(l, CHECK_ENUM_VALUE, sorted[i], sorted[first]);
		else
			first = i;
	kept = 0;
	for (size_t i = 0; i < count; i++)
		if (!dropped[i])
			type->values.items[kept++] = type->values.items[i];
	type->values.count = kept;
	arena_free(&scratch);
}

static void add_value_range(struct lowering *l, struct cube_set *set, uint64_t first, uint64_t last)
{
	struct cube_set range = cube_set_range(l->arena, set->width, first, last);
	VEC_EACH (struct cube, it, &range.cubes)
		VEC_PUSH(l->arena, &set->cubes, *it);
}

static struct cube_set enum_legal(struct lowering *l, const struct type *type)
{
	size_t count = type->values.count;
	uint64_t *numbers = ARENA_ARRAY(l->arena, uint64_t, count + 1);
	for (size_t i = 0; i < count; i++)
		numbers[i] = type->values.items[i].value;
	return cube_set_numbers(l->arena, type->width, numbers, count);
}

void lower_enum(struct lowering *l, const struct ast_def *def)
{
	struct type *type = declare_type(l, def, TYPE_ENUM);
	if (!type || type->poisoned)
		return;
	struct enum_state state = { .type = type };
	type->values.items = ARENA_ARRAY(l->arena, struct enumerator, def->members.count);
	type->values.capacity = def->members.count;
	VEC_EACH (struct ast_member, it, &def->members)
		enum_member(l, &state, it);
	drop_repeated(l, type);
	if (!type->values.count && !state.overflow)
		diag_report(
			l->diag, CHECK_EMPTY_ENUM, type->span, "'%.*s' has no values", STR_ARG(type->name));
	type->legal = enum_legal(l, type);
	type_index_names(l->arena, type);
}

/* ---- register files ---- */

static bool value_of_named(
	struct lowering *l, const struct ast_stmt *stmt, struct register_name *name)
{
	struct span text;
	int64_t number;
	if (!lower_arg_text(l, stmt, 0, &text) || !lower_arg_number(l, stmt, 1, &number))
		return false;
	if (number < 0)
		return diag_fail(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[1]->span,
			"expected the number of a register");
	name->name = span_text(text);
	name->number = (uint64_t)number;
	name->span = stmt->span;
	int64_t reads;
	if (stmt->value && lower_expr_number(stmt->value, &reads)) {
		name->constant = true;
		name->reads = (uint64_t)reads;
	}
	return true;
}

static void lower_numbered(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	struct span text;
	int64_t first, count;
	if (!lower_arg_text(l, stmt, 0, &text) || !lower_arg_number(l, stmt, 1, &first) ||
		!lower_arg_number(l, stmt, 2, &count))
		return;
	file->prefix = span_text(text);
	if (first >= 0 && count >= 1 && count <= 0x100000) {
		file->first = (uint64_t)first;
		file->count = (uint64_t)count;
	} else {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->span,
			"expected Numbered<\"prefix\", first number, how many>");
	}
}

/* The value of a constant register must fit its width. */
static void check_reads(struct lowering *l, const struct ast_stmt *stmt,
	const struct register_name *name, unsigned width)
{
	if (!name->constant || lower_fits(stmt->value, name->reads, width ? width : 64))
		return;
	diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->value->span,
		"%.*s does not fit the %u bit%s of a register", STR_ARG(span_text(stmt->value->span)),
		width, width == 1 ? "" : "s");
}

static void register_statement(
	struct lowering *l, const struct ast_stmt *stmt, struct register_file *file)
{
	struct register_name name = { 0 };
	int64_t number;
	switch (stmt->kind) {
	case AST_STMT_BODY_REGISTER_FILE_NUMBERED: lower_numbered(l, stmt, file); break;
	case AST_STMT_BODY_REGISTER_FILE_NAMED:
	case AST_STMT_BODY_REGISTER_FILE_ALIAS:
		name.alias = stmt->kind == AST_STMT_BODY_REGISTER_FILE_ALIAS;
		if (value_of_named(l, stmt, &name)) {
			check_reads(l, stmt, &name, file->width);
			name.reads &= mask64(file->width ? file->width : 64);
			VEC_PUSH(l->arena, &file->names, name);
		}
		break;
	case AST_STMT_BODY_REGISTER_FILE_LANES:
		if (!lower_arg_number(l, stmt, 0, &number))
			return;
		file->lanes = number >= 1 && number <= 1024 ? (unsigned)number : 1;
		if (file->lanes != (uint64_t)number)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
				"expected a number of lanes from 1 to 1024");
		break;
	case AST_STMT_BODY_REGISTER_FILE_SIDE: break; /* machine.c */
	case AST_STMT_BODY_REGISTER_FILE_VIEW: file->kind = FILE_VIEW; break;
	case AST_STMT_BODY_REGISTER_FILE_EXTEND: break; /* view.c */
	default: lower_forgotten(stmt);
	}
}

/* Is the name the prefix and number of a register other than `number`? */
static bool is_numbered_in_file(const struct register_file *file, struct str name, uint64_t number)
{
	uint64_t n;
	size_t at = file->prefix.length;
	bool zero = name.length > at + 1 && name.text[at] == '0';
	return !zero && register_file_numbered(file, name, &n) && n != number;
}

/* Has the register a name that is printed? */
static bool is_printed(const struct register_file *file, uint64_t number)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (!it->alias && it->number == number)
			return true;
	return number >= file->first && number - file->first < file->count;
}

/* Reports other names of registers that have none. */
static void check_aliases(struct lowering *l, const struct register_file *file)
{
	VEC_EACH (struct register_name, it, &file->names)
		if (it->alias && !is_printed(file, it->number))
			diag_report(l->diag, CHECK_BAD_ARGUMENT, it->span,
				"'%.*s' would be the only name of register %llu, and an alias is never printed; "
				"expected Named<\"%.*s\", %llu>;",
				STR_ARG(it->name), (unsigned long long)it->number, STR_ARG(it->name),
				(unsigned long long)it->number);
}

/* Checks that each name of a file denotes one register. */
static void check_register_names(struct lowering *l, const struct register_file *given)
{
	struct str_map seen = { .arena = l->arena };
	struct register_file folded = *given;
	bool fold = l->isa->fold_case;
	if (fold)
		folded.prefix = str_lower(l->arena, folded.prefix);
	VEC_EACH (struct register_name, it, &given->names) {
		struct str name = fold ? str_lower(l->arena, it->name) : it->name;
		const struct register_name *first = str_map_get(&seen, name);
		if (first) {
			diag_second(l->diag, CHECK_DUPLICATE_DEFINITION, it->span, first->span,
				"the first one is here", "register name '%.*s' is given twice%s", STR_ARG(it->name),
				str_equal(it->name, first->name) ? "" : "; Case<fold> makes no difference");
			continue;
		}
		str_map_put(&seen, name, it);
		if (is_numbered_in_file(&folded, name, it->number))
			diag_report(l->diag, CHECK_DUPLICATE_DEFINITION, it->span,
				"'%.*s' names register %llu here, but a different one in Numbered<...>",
				STR_ARG(it->name), (unsigned long long)it->number);
	}
}

struct register_file *lower_made_file(
	struct lowering *l, struct str name, struct span span, const struct ast_def *ast)
{
	struct register_file *file = ARENA_NEW(l->arena, struct register_file);
	file->name = name;
	file->span = span;
	file->ast = ast;
	file->lanes = 1;
	file->flag = -1;
	return file;
}

void lower_register_file(struct lowering *l, const struct ast_def *def)
{
	struct register_file *file = lower_made_file(l, def->name, def->name_span, def);
	size_t errors = l->diag->errors;
	file->width = definition_width(l, def, 4096);
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		register_statement(l, *it, file);
	check_register_names(l, file);
	check_aliases(l, file);
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if ((*it)->kind == AST_STMT_BODY_REGISTER_FILE_EXTEND && file->kind != FILE_VIEW)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
				"Extend<...> is for registers that are bits of others, by View<...>");
	VEC_EACH (struct ast_stmt *, it, &def->attributes)
		VEC_PUSH(l->arena, &file->attributes, lower_attribute(*it));
	if (!file->count && !file->names.count && l->diag->errors == errors && !def->lost)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, file->span,
			"register file '%.*s' has no registers: write Numbered<...>; or Named<...>;",
			STR_ARG(file->name));
	if (!lower_declare(
			l, &l->files, "register file", file->name, file, offsetof(struct register_file, span)))
		return;
	VEC_PUSH(l->arena, &l->isa->defined_files, file);
	if (file->kind == FILE_VIEW)
		VEC_PUSH(l->arena, &l->isa->view_files, file);
	else
		VEC_PUSH(l->arena, &l->isa->register_files, file);
}

/* The register numbers of a file that fit a field of `width` bits. */
static struct cube_set file_legal(
	struct lowering *l, const struct register_file *file, unsigned width)
{
	uint64_t most = mask64(width);
	uint64_t last = file->first + file->count - 1;
	uint64_t *numbers = ARENA_ARRAY(l->arena, uint64_t, file->names.count + 1);
	size_t count = 0;
	VEC_EACH (struct register_name, it, &file->names)
		if (it->number <= most && (!file->count || it->number < file->first || it->number > last))
			numbers[count++] = it->number;
	struct cube_set set = cube_set_numbers(l->arena, width, numbers, count);
	if (file->count && file->first <= most)
		add_value_range(l, &set, file->first, last < most ? last : most);
	return cube_set_compact(l->arena, &set);
}

/* ---- field types ---- */

static void type_coding(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	struct str name;
	if (!lower_arg_name(l, stmt, 0, &name))
		return;
	type->kind = TYPE_INTEGER;
	if (str_equal_c(name, "unsigned"))
		type->coding = CODING_UNSIGNED;
	else if (str_equal_c(name, "signed"))
		type->coding = CODING_SIGNED;
	else if (str_equal_c(name, "ones"))
		type->coding = CODING_ONES;
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected unsigned, signed or ones (ones' complement)");
	if (type->coding == CODING_ONES) { /* all ones would be a second zero */
		struct cube_set minus_zero =
			cube_set_single(l->arena, type->width, (struct word){ mask64(type->width), 0 });
		type->legal = cube_set_minus(l->arena, &type->legal, &minus_zero);
	}
}

/* Part<lsb, width> Type name; the type is resolved in lower_types_finish. */
static void type_part(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t lsb = 0, width;
	bool inside = stmt->args.count && stmt->args.items[0]->kind == AST_INDEX;
	if ((!inside && !lower_arg_number(l, stmt, 0, &lsb)) || !lower_arg_number(l, stmt, 1, &width))
		return;
	type->kind = TYPE_COMPOSITE;
	int64_t bits = inside ? 64 : (int64_t)type->width;
	if (!stmt->type || !stmt->name || lsb < 0 || lsb > bits || width < 1 || width > bits - lsb) {
		diag_report(l->diag, CHECK_FIELD_RANGE, stmt->span,
			"expected Part<lsb, width> Type name; inside the %u bits of '%.*s'", type->width,
			STR_ARG(type->name));
		return;
	}
	struct part part = { .name = stmt->name->text, .lsb = (unsigned)lsb, .span = stmt->span };
	if (inside && !lower_part_inside(l, stmt, type, (unsigned)width, &part))
		return;
	part.type = lower_placeholder(l, stmt, (unsigned)width);
	lower_add_part(l, stmt, &part, type);
}

static void type_accept(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t least, most;
	if (!lower_arg_number(l, stmt, 0, &least) || !lower_arg_bits(l, stmt, 1, &most))
		return;
	bool is_negative = stmt->args.items[1]->kind == AST_UNARY;
	if ((least > most && most >= 0) || is_negative) {
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			is_negative ? "expected Accept<least, most>: most is 0 or more"
						: "expected Accept<least, most>: %lld is more than %lld",
			(long long)least, (long long)most);
		return;
	}
	type->has_accept = true;
	type->accept_min = least;
	type->accept_max = (uint64_t)most;
}

static void lower_type_number(
	struct lowering *l, const struct ast_stmt *stmt, int64_t least, int64_t *value)
{
	int64_t number;
	if (!lower_arg_number(l, stmt, 0, &number))
		return;
	if (number < least || number > INT32_MAX)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected a number from %lld to %d", (long long)least, INT32_MAX);
	else
		*value = number;
}

static void lower_float(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t width;
	if (!lower_arg_number(l, stmt, 0, &width))
		return;
	type->kind = TYPE_FLOAT;
	if ((width != 16 && width != 32 && width != 64) || width != (int64_t)type->width)
		diag_report(l->diag, CHECK_FIELD_WIDTH, stmt->span,
			"expected a float of 16, 32 or 64 bits, as wide as its type '%.*s' of %u bits",
			STR_ARG(type->name), type->width);
}

static void type_digits(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	int64_t digits;
	if (!lower_arg_number(l, stmt, 0, &digits))
		return;
	if (digits >= 1 && digits <= 20)
		type->digits = (unsigned)digits;
	else
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span,
			"expected a number of digits from 1 to 20");
}

static void type_base(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	struct str name;
	if (!lower_arg_name(l, stmt, 0, &name))
		return;
	type->base = str_equal_c(name, "decimal") ? BASE_DECIMAL : BASE_HEX;
	if (!str_equal_c(name, "decimal") && !str_equal_c(name, "hex"))
		diag_report(
			l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[0]->span, "expected 'hex' or 'decimal'");
}

static void type_statement(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	switch (stmt->kind) {
	case AST_STMT_BODY_FIELD_TYPE_INTEGER: type_coding(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_FLOAT: lower_float(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_REGISTER: type->kind = TYPE_REGISTER; break;
	case AST_STMT_BODY_FIELD_TYPE_TABLE: lower_table(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_REGISTERS: type->list = &lower_no_list; break;
	case AST_STMT_BODY_FIELD_TYPE_PART: type_part(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_APPEND: lower_appended_part(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_NUMBER: type_base(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_DIGITS: type_digits(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_SCALE: lower_type_number(l, stmt, 1, &type->scale); break;
	case AST_STMT_BODY_FIELD_TYPE_OFFSET:
		lower_type_number(l, stmt, INT32_MIN, &type->offset);
		break;
	case AST_STMT_BODY_FIELD_TYPE_ACCEPT: type_accept(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_RELATIVE: lower_relative(l, stmt, type); break;
	case AST_STMT_BODY_FIELD_TYPE_TEXT: type->nodes = lower_pattern(l, stmt); break;
	case AST_STMT_BODY_FIELD_TYPE_CLASS: break; /* lower_mode */
	case AST_STMT_BODY_FIELD_TYPE_SEPARATOR:
	case AST_STMT_BODY_FIELD_TYPE_RANGE:
	case AST_STMT_BODY_FIELD_TYPE_FORBID:
	case AST_STMT_BODY_FIELD_TYPE_UNUSED: break; /* lower_types_finish */
	default: lower_forgotten(stmt);
	}
}

/* The statements that determine the kind of a type: only one is allowed, except for Part. False
 * after a report. */
static bool one_kind(struct lowering *l, const struct ast_stmt *stmt, const struct ast_stmt **kind)
{
	static const char *const kinds[] = { "Integer", "Float", "Register", "Registers", "Table",
		"Part", NULL };
	if (!str_is_one_of(stmt->keyword, kinds))
		return true;
	if (!*kind) {
		*kind = stmt;
		return true;
	}
	if (!str_equal(stmt->keyword, (*kind)->keyword))
		return diag_second(l->diag, CHECK_DUPLICATE_STATEMENT, stmt->span, (*kind)->span,
			"the first one is here",
			"'%.*s' after '%.*s': expected only one of Integer, Float, Register, Registers, Table, "
			"Part",
			STR_ARG(stmt->keyword), STR_ARG((*kind)->keyword));
	return true;
}

/* Statements that only some kinds of types can have; a table says itself which numbers it has. */
static const char *type_takes(const struct type *type, struct str keyword)
{
	static const char *const numeric[] = { "Digits", "Relative", "Number", NULL };
	static const char *const computed[] = { "Scale", "Offset", "Accept", NULL };
	static const char *const signs[] = { "Separator", "Range", NULL };
	bool is_integer = type->kind == TYPE_INTEGER && !type->list;
	bool is_compound = type->kind == TYPE_COMPOSITE;
	if (str_is_one_of(keyword, signs))
		return type->list ? NULL : "lists, which have Registers<...>";
	if (str_is_one_of(keyword, numeric))
		return is_integer ? NULL : "integers";
	if (str_is_one_of(keyword, computed))
		return is_integer && !type->table.count ? NULL : "integers";
	return str_equal_c(keyword, "Text") && !is_compound ? "compounds, which have a Part" : NULL;
}

/* Reports statements that mean nothing for a type of this kind. */
static void report_kind(struct lowering *l, const struct type *type)
{
	static const char *const kinds[] = { [TYPE_ENUM] = "an enum",
		[TYPE_INTEGER] = "an integer",
		[TYPE_FLOAT] = "a float",
		[TYPE_REGISTER] = "a register",
		[TYPE_COMPOSITE] = "a compound" };
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements) {
		const char *takes = type_takes(type, (*it)->keyword);
		if (takes)
			diag_report(l->diag, CHECK_BAD_ARGUMENT, (*it)->span,
				"'%.*s' is for %s, but '%.*s' is %s", STR_ARG((*it)->keyword), takes,
				STR_ARG(type->name),
				type->table.count ? "a table"
				: type->list      ? "a list of registers"
								  : kinds[type->kind]);
	}
}

void lower_field_type(struct lowering *l, const struct ast_def *def)
{
	const struct ast_stmt *kind = NULL;
	struct type *type = declare_type(l, def, TYPE_INTEGER);
	if (type && def->is_broken)
		lower_declare_classes(l, def, type);
	if (!type || type->poisoned)
		return;
	size_t errors = l->diag->failures;
	VEC_EACH (struct ast_stmt *, it, &def->statements)
		if (one_kind(l, *it, &kind))
			type_statement(l, *it, type);
	if (l->diag->failures == errors)
		report_kind(l, type);
	if (l->diag->failures == errors)
		lower_check_accept(l, type);
	if (type->kind == TYPE_INTEGER && l->diag->failures == errors)
		lower_number_range(l, type);
	lower_mode(l, def, type);
	type->poisoned = type->poisoned || l->diag->failures > errors;
	if (type->kind == TYPE_COMPOSITE && !type->nodes && !type->alternatives.count &&
		!type->poisoned)
		type->poisoned = !diag_fail(l->diag, CHECK_BAD_ARGUMENT, type->span,
			"'%.*s' has parts, but neither Text<\"...\">; nor __Rows to say how they are written",
			STR_ARG(type_shown_name(type)));
}

/* A window: the registers that a narrow field can address, from number `first` on. Number n in it
 * is register first + n. A register with a name of its own is read by its number as well. */
static struct register_file *window(
	struct lowering *l, const struct register_file *file, uint64_t first, unsigned width)
{
	struct register_file *window = ARENA_NEW(l->arena, struct register_file);
	uint64_t end = first + mask64(width < 20 ? width : 20) + 1;
	*window = *file;
	window->of = file;
	window->of_first = first;
	window->first = window->count = 0;
	window->names.items = NULL;
	window->names.count = window->names.capacity = 0;
	bool *named = ARENA_ARRAY(l->arena, bool, end - first);
	VEC_EACH (struct register_name, it, &file->names) {
		struct register_name name = *it;
		if (it->number < first || it->number >= end)
			continue;
		name.number -= first;
		named[name.number] |= !name.alias;
		VEC_PUSH(l->arena, &window->names, name);
	}
	uint64_t from = first > file->first ? first : file->first;
	for (uint64_t n = from; n < end && n < file->first + file->count; n++) {
		struct register_name name = {
			.number = n - first, .span = file->span, .alias = named[n - first]
		};
		uint64_t known;
		name.name = str_printf(l->arena, "%.*s%llu", STR_ARG(file->prefix), (unsigned long long)n);
		if (!name.alias || !register_file_find(window, name.name, &known))
			VEC_PUSH(l->arena, &window->names, name);
	}
	return window;
}

/* Register<FILE>; or Register<FILE, first>; */
static void finish_register(struct lowering *l, const struct ast_stmt *stmt, struct type *type)
{
	struct str name;
	int64_t first = 0;
	if (!lower_arg_name(l, stmt, 0, &name))
		return;
	type->file = str_map_get(&l->files, name);
	if (stmt->args.count > 1 && !lower_arg_number(l, stmt, 1, &first))
		return;
	if (first < 0)
		diag_report(l->diag, CHECK_BAD_ARGUMENT, stmt->args.items[1]->span,
			"expected the number of a register");
	if (type->file && first > 0)
		type->file = window(l, type->file, (uint64_t)first, type->width);
	if (type->file) {
		type->legal = file_legal(l, type->file, type->width);
		if (type->file->kind == FILE_VIEW)
			type->places = lower_view_places(l, type);
		type->poisoned = type->file->kind == FILE_VIEW && !type->file->views.count;
		return;
	}
	lower_unknown(
		l, CHECK_UNDEFINED_NAME, stmt->args.items[0]->span, "register file", name, &l->files);
	type->poisoned = true;
}

static void finish_parts(struct lowering *l, struct type *type)
{
	VEC_EACH (struct part, it, &type->parts) {
		struct type *known = str_map_get(&l->types, it->type->name);
		if (!it->type->name.length)
			continue; /* only parts inside it have types */
		if (!known) {
			lower_unknown(
				l, CHECK_UNDEFINED_NAME, it->type->span, "type", it->type->name, &l->types);
			type->poisoned = true;
		} else if (known->width != it->type->width && !known->ast->is_broken) {
			diag_report(l->diag, CHECK_FIELD_WIDTH, it->span,
				"part '%.*s' has %u bits, but its type '%.*s' has %u", STR_ARG(it->name),
				it->type->width, STR_ARG(known->name), known->width);
			type->poisoned = true;
		} else
			it->type = known;
		type->poisoned = type->poisoned || (known && known->ast->is_broken);
	}
}

/* Unused<value>, when all is known about which values are legal */
static void finish_unused(struct lowering *l, struct type *type)
{
	VEC_EACH (struct ast_stmt *, stmt, &type->ast->statements)
		if ((*stmt)->kind == AST_STMT_BODY_FIELD_TYPE_UNUSED && (*stmt)->args.count) {
			type->has_unused = lower_value(l, type, (*stmt)->args.items[0], &type->unused);
			type->poisoned = type->poisoned || !type->has_unused;
			lower_ignored(l, *stmt, type);
		}
}

/* Reports a type without legal values. */
static void report_empty(struct lowering *l, struct type *type)
{
	bool reported = type->file && !type->file->count && !type->file->names.count;
	type->poisoned = true;
	if (reported && !type->file->of)
		return;
	struct report *report = diag_report(
		l->diag, CHECK_EMPTY_TYPE, type->span, "'%.*s' has no legal value", STR_ARG(type->name));
	bool forbids = false;
	VEC_EACH (struct ast_stmt *, it, &type->ast->statements) {
		if ((*it)->kind != AST_STMT_BODY_FIELD_TYPE_FORBID)
			continue;
		forbids = true;
		diag_note(l->diag, report, (*it)->span, "this statement forbids values");
	}
	if (forbids || !type->file)
		return;
	if (type->file->of)
		diag_note(l->diag, report, type->file->span,
			"'%.*s' has no register with number %llu or above", STR_ARG(type->file->name),
			(unsigned long long)type->file->of_first);
	else
		diag_note(l->diag, report, type->file->span, "no register of '%.*s' fits %u bit%s",
			STR_ARG(type->file->name), type->width, type->width == 1 ? "" : "s");
}

static void finish_type(struct lowering *l, struct type *type)
{
	if (type->poisoned)
		type->list = NULL;
	if (type->poisoned || type->kind == TYPE_ENUM)
		return;
	finish_parts(l, type);
	lower_mode_finish(l, type);
	VEC_EACH (struct ast_stmt *, stmt, &type->ast->statements)
		if ((*stmt)->kind == AST_STMT_BODY_FIELD_TYPE_REGISTER)
			finish_register(l, *stmt, type);
		else if ((*stmt)->kind == AST_STMT_BODY_FIELD_TYPE_REGISTERS)
			lower_register_list(l, *stmt, type);
	if (type->kind == TYPE_REGISTER && !type->file)
		type->poisoned = true; /* its Register<...> has been reported */
	VEC_EACH (struct ast_stmt *, stmt, &type->ast->statements)
		if ((*stmt)->kind == AST_STMT_BODY_FIELD_TYPE_FORBID)
			lower_forbid(l, *stmt, type);
	if (!type->poisoned && !type->legal.cubes.count)
		report_empty(l, type);
	else
		finish_unused(l, type);
}

void lower_types_finish(struct lowering *l)
{
	VEC_EACH (struct type *, it, &l->isa->types)
		if ((*it)->kind != TYPE_COMPOSITE)
			finish_type(l, *it);
	VEC_EACH (struct type *, it, &l->isa->types)
		if ((*it)->kind == TYPE_COMPOSITE)
			finish_type(l, *it);
	VEC_EACH (struct type *, it, &l->isa->types)
		lower_classes(l, *it);
}
