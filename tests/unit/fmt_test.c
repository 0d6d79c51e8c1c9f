/* SPDX-License-Identifier: MIT */
/* The layout of specc fmt: each rule of docs/fmt.md; and whatever happens to a text, laying it out
 * keeps its meaning and is done after one time. Meaning is compared by means that do not lay out:
 * the characters without blanks, the tokens, the trees, the reports, the prose. DEEP=1: ten times
 * as many damaged texts, whole files among them. */
#include "lang_test.h"

#include <glob.h>

#include "fmt/fmt.h"
#include "lang/code_parse.h"
#include "lang/lex.h"

static struct str laid_out(struct arena *arena, struct str text)
{
	struct diag diag = { 0 };
	struct fmt_edits edits;
	diag_init(&diag, arena);
	const struct source *source = source_from_text(arena, &diag, "t.isa", text);
	fmt_find_edits(arena, source, &edits);
	return fmt_apply(arena, source, &edits);
}

/* ---- what a text means ---- */

static void add_solid(struct buffer *out, struct str text)
{
	for (size_t i = 0; i < text.length; i++)
		if (!char_is_blank(text.text[i]))
			buffer_add_char(out, text.text[i]);
}

/* Lines without the place at their start, the number of lines at their end, and blanks. */
static void add_placeless(struct buffer *out, struct str text)
{
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR("\n"));
		struct str line = str_trim(str_slice(text, from, to));
		size_t at = 0;
		while (at < line.length && (char_is_digit(line.text[at]) || line.text[at] == ':'))
			at++;
		if (str_starts_with(line, STR("fence")) || str_starts_with(line, STR("prose")))
			line.length = str_find(line, 0, STR(","));
		add_solid(out, str_slice(line, at, line.length));
		buffer_add_char(out, '\n');
	}
}

/* The lines of a block: their indentation says to which statement they belong. */
static void add_code_lines(struct buffer *out, struct str text)
{
	for (size_t from = 0, to; from < text.length; from = to + 1) {
		to = str_find(text, from, STR("\n"));
		buffer_printf(out, "%zu ", str_skip_blanks(text, from) - from);
		add_placeless(out, str_slice(text, from, to));
	}
}

static void add_reports(struct buffer *out, struct diag *diag)
{
	diag_sort(diag);
	VEC_EACH (struct report *, it, &diag->reports) {
		buffer_printf(out, "%s: ", diag_checks[(*it)->check].name);
		add_solid(out, (*it)->message);
		buffer_add_char(out, '\n');
	}
}

static bool is_in_header(const struct sem_blocks *blocks, struct span span)
{
	bool found = false;
	VEC_EACH (struct sem_block *, it, &blocks->list)
		found = found || (span.from >= (*it)->span.from && span.to <= (*it)->span.to);
	return found;
}

/* Adds the pseudo-code of a fence as the compiler reads it: with headers that are expressions, or
 * with mnemonics. False if it has errors. */
static bool add_code(struct arena *arena, struct buffer *out, const struct ast_def *def,
	struct ast_block fence, bool expressions)
{
	struct ast_section section = { .name = STR("Semantics") }, *only = &section;
	struct ast_def function = { .kind = def->kind, .name_span = def->name_span };
	struct sem_blocks blocks = { 0 };
	struct sem_mnemonics mnemonics = { 0 };
	struct diag diag = { 0 };
	struct buffer printed = buffer_new(arena);
	diag_init(&diag, arena);
	VEC_PUSH(arena, &section.blocks, fence);
	VEC_PUSH(arena, &function.sections, only);
	if (expressions)
		VEC_PUSH(arena, &mnemonics.expressions, STR("?"));
	if (def->kind == AST_DEF_FUNCTION)
		VEC_PUSH(arena, &blocks.list, sem_parse_function(arena, &diag, &function, NULL));
	else if (def->kind == AST_DEF_ISA)
		sem_parse_machine(arena, &diag, &section, &(struct sem_mnemonics){ 0 }, &blocks);
	else
		sem_parse_section(arena, &diag, &section, &mnemonics, &blocks);
	VEC_EACH (struct sem_block *, it, &blocks.list)
		print_code_block(&printed, *it, 1);
	bool good = true; /* a header that only a template makes right is good */
	VEC_EACH (struct report *, it, &diag.reports)
		good = good && is_in_header(&blocks, (*it)->span);
	if (good)
		add_code_lines(out, buffer_str(&printed));
	return good;
}

/* A fence with errors must not change at all, like prose. */
static void add_section(struct arena *arena, struct buffer *out, const struct ast_def *def,
	const struct ast_section *section)
{
	bool semantics = str_equal_c(section->name, "Semantics");
	VEC_EACH (struct ast_block, it, &section->blocks) {
		bool code = false;
		for (int i = 0; i < 2 && semantics && it->kind == AST_FENCE && it->closed; i++)
			code = add_code(arena, out, def, *it, i) || code;
		if (!code)
			buffer_printf(out, "<%.*s>\n", STR_ARG(str_trim(span_text(it->span))));
	}
}

/* Everything that a text means to the compiler, but for places. */
static struct str meaning(struct arena *arena, struct str text)
{
	struct buffer out = buffer_new(arena), printed = buffer_new(arena);
	struct diag diag = { 0 };
	diag_init(&diag, arena);
	const struct source *source = source_from_text(arena, &diag, "t.isa", text);
	struct tokens tokens = { 0 };
	const struct ast_file *file = parse_file_tokens(arena, &diag, source, &tokens);
	add_reports(&out, &diag);
	VEC_EACH (struct token, it, &tokens.list)
		buffer_printf(&out, "%d %.*s\n", (int)it->kind, STR_ARG(span_text(it->span)));
	VEC_EACH (struct ast_def *, def, &file->defs) {
		print_definition(&printed, *def);
		VEC_EACH (struct ast_member, it, &(*def)->members)
			buffer_printf(&out, "// %.*s\n", STR_ARG(it->comment));
		VEC_EACH (struct ast_section *, section, &(*def)->sections)
			add_section(arena, &out, *def, *section);
	}
	add_placeless(&out, buffer_str(&printed));
	return buffer_str(&out);
}

static struct str without_blanks(struct arena *arena, struct str text)
{
	struct buffer out = buffer_new(arena);
	add_solid(&out, text);
	return buffer_str(&out);
}

/* What is wrong with the result of a layout, or NULL. */
static const char *fault_of(struct arena *arena, struct str before, struct str after)
{
	if (!str_equal(without_blanks(arena, before), without_blanks(arena, after)))
		return "a character is lost or new";
	if (!str_equal(meaning(arena, before), meaning(arena, after)))
		return "the meaning is another";
	if (!str_equal(laid_out(arena, after), after))
		return "it is not done after one time";
	return NULL;
}

static void check(struct str text, const char *name)
{
	struct arena arena = { 0 };
	struct diag diag = { 0 };
	diag_init(&diag, &arena);
	struct str clean = source_from_text(&arena, &diag, name, text)->text;
	struct str result = laid_out(&arena, clean);
	const char *fault = fault_of(&arena, clean, result);
	if (fault)
		print_message("%s: %s\n---- before:\n%.*s\n---- after:\n%.*s\n", name, fault,
			STR_ARG(clean), STR_ARG(result));
	assert_null(fault);
	arena_free(&arena);
}

/* The comparison finds a layout that does damage. */
TEST(test_faults)
{
	static const char good[] = "__DefGroup G\n"
							   "  __Encoding\n"
							   "    field<0, 4> Op op == A; // why\n"
							   "  __Description\n"
							   "One  two.\n"
							   "  __Semantics\n"
							   "```asm\n"
							   "A x:\n"
							   "    if (x)\n"
							   "        y = 1;\n"
							   "    z = - -x;\n"
							   "```\n";
	static const char *const faults[][2] = {
		{ "Op op", "Opop" },                    /* two words become one */
		{ "= A;", "= A" },                      /* a character is lost */
		{ "One  two", "One two" },              /* prose is laid out */
		{ "    z = - -x", "        z = - -x" }, /* a statement moves into the one before */
		{ "        y = 1", "    y = 1" },       /* ... and out of it */
		{ "- -x", "--x" },                      /* two signs become an operator */
		{ "    field", "  field" },             /* a second run would change it */
		{ "// why\n  __D", "// why\n\n\n  __D" },
	};
	struct arena arena = { 0 };
	struct str before = str_from_c(good);
	assert_null(fault_of(&arena, before, laid_out(&arena, before)));
	for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
		size_t at = str_find(before, 0, str_from_c(faults[i][0]));
		assert_true(at < before.length);
		struct str after = str_printf(
			&arena, "%.*s%s%s", (int)at, good, faults[i][1], good + at + strlen(faults[i][0]));
		if (!fault_of(&arena, before, after))
			fail_msg("'%s' for '%s' is not found", faults[i][1], faults[i][0]);
	}
	arena_free(&arena);
}

/* ---- the rules ---- */

static void lays_out(const char *before, const char *after)
{
	struct arena arena = { 0 };
	struct str result = laid_out(&arena, str_from_c(before));
	assert_str(result, after);
	check(str_from_c(before), "rule");
	arena_free(&arena);
}

static void keeps(const char *text)
{
	lays_out(text, text);
}

TEST(test_statements)
{
	lays_out("__DefX\n__DefGroup  G:[ A,B ]//c\n__Attribute a=\"x  y\"\n",
		"__DefX\n\n__DefGroup G : [A, B] //c\n    __Attribute a = \"x  y\"\n");
	lays_out("__DefBitFieldType T<1>\nKeywords<zh ,\"a\",\"b  c\"> ;//d\nA;\n",
		"__DefBitFieldType T<1>\n    Keywords<zh, \"a\", \"b  c\">; //d\n    A;\n");
	lays_out("__DefBitFieldType T< 2 >\nA=0<op=\"<\",n=- 1>;\n B ;\n",
		"__DefBitFieldType T<2>\n    A = 0 <op = \"<\", n = -1>;\n    B;\n");
	lays_out("__DefOpcode O:[P]\n__OperandInfo\nInList< >;\nBitwidth<a>=32+(w==\"64\")*~ 2;\n"
			 "C<!  a?b:-c,f( x,y )>;\n",
		"__DefOpcode O : [P]\n  __OperandInfo\n    InList<>;\n"
		"    Bitwidth<a> = 32 + (w == \"64\") * ~2;\n    C<!a ? b : -c, f(x, y)>;\n");
}

TEST(test_columns)
{
	keeps("__DefGroup G\n  __Encoding\n    field<0, 4> A a;\n    field<8, 16> B b;\n");
	lays_out("__DefGroup G\n  __Encoding\n    field<0, 4> A a;\n\n    field<8,  16> B b;\n"
			 "  __Encoding\n    field<9, 1> A c;\n",
		"__DefGroup G\n  __Encoding\n    field<0,  4> A a;\n\n    field<8, 16> B b;\n"
		"  __Encoding\n    field<9, 1> A c;\n");
	lays_out("__DefBitFieldType T<2>\n    A; // a\n    ABC;  // b\n    D;\n    E;   // c\n",
		"__DefBitFieldType T<2>\n    A;   // a\n    ABC; // b\n    D;\n    E; // c\n");
}

TEST(test_blank_lines)
{
	lays_out("\n\n// a\n__Language 1\n// b\n__DefGroup G\n\n  __Description\n\n\nx\n\n\n\n  "
			 "__Encoding\n\n\n    F<1>;\n\n\n    F<2>;\n// c\n// d\n__DefGroup H\n__DefGroup I\n\n",
		"// a\n__Language 1\n\n// b\n__DefGroup G\n  __Description\nx\n\n  __Encoding\n    "
		"F<1>;\n\n"
		"    F<2>;\n\n// c\n// d\n__DefGroup H\n\n__DefGroup I\n");
	keeps("__DefGroup G\n  __Description\na  \n\n\n   b\n\n```asm  \n\n\n x\n```\n");
	lays_out("__DefGroup G", "__DefGroup G\n");
	keeps("");
	lays_out(" \n\n", "");
}

TEST(test_comments)
{
	lays_out("__DefGroup G\n  // a\n  __Encoding\n// b\n    F<1>;\n  // c\n\n// d\n\n  __Layout\n",
		"__DefGroup G\n  // a\n  __Encoding\n    // b\n    F<1>;\n    // c\n\n// d\n\n  "
		"__Layout\n");
	lays_out(
		"__DefFunction f<a>\n  __Semantics\n```asm\n   // a\nif(a){\n// b\n}\n//   c\nelse x=1;"
		"\n// d\n```\n",
		"__DefFunction f<a>\n  __Semantics\n```asm\n// a\nif (a) {\n    // b\n}\n    //   c\n"
		"else x = 1;\n// d\n```\n");
}

static void lays_out_code(const char *before, const char *after)
{
	static const char head[] = "__DefFunction f<a>\n  __Semantics\n```asm\n";
	struct arena arena = { 0 };
	lays_out(arena_printf(&arena, "%s%s```\n", head, before),
		arena_printf(&arena, "%s%s```\n", head, after));
	arena_free(&arena);
}

TEST(test_code)
{
	lays_out_code("x=a+b*- c;\ny =a [ 3 : 0 ];\nz=x[8*i+7 : 8 * i];\nw=x[i+1];\nv= f( a,b )@ 3;\n",
		"x = a + b * -c;\ny = a[3:0];\nz = x[8*i+7:8*i];\nw = x[i + 1];\nv = f(a, b)@3;\n");
	lays_out_code("{a,b}={ b , a };\nx=| a-b |;\nx=- - a;\ny=a?b:c;\nz=[ Thread ].laneid;\ni++;\n",
		"{a, b} = {b, a};\nx = |a - b|;\nx = - -a;\ny = a ? b : c;\nz = [Thread].laneid;\ni++;\n");
	lays_out_code("x=y[a?b:c];\nx=y[(a?b:c):0];\nUINT8 n=-1;\nkeep a;\nkeep=1;\nx=a cmp -b;\n",
		"x = y[a ? b : c];\nx = y[(a ? b : c):0];\nUINT8 n = -1;\nkeep a;\nkeep = 1;\n"
		"x = a cmp -b;\n");
	lays_out_code("for(i=0;i<4;i++){x=i;}\nwhile(x)  {\n}\nif(a)b=1;else if(c)d=1;\n",
		"for (i = 0; i < 4; i++) { x = i; }\nwhile (x) {\n}\nif (a) b = 1; else if (c) d = 1;\n");
}

TEST(test_levels)
{
	lays_out_code("if (a)\n b = 1;\nelse if (c) {\n d = 1;\n }\n  else\n     e = f(1,\n2\n );\n",
		"if (a)\n    b = 1;\nelse if (c) {\n    d = 1;\n}\nelse\n    e = f(1,\n        2\n    "
		");\n");
	lays_out_code("switch (a) {\ncase 1: case 2:\nb = 1;\nbreak;\ncase 3:   if (b) {\nc = 1;\n}\n"
				  "default: {x, y} = z;\n}\n",
		"switch (a) {\n    case 1: case 2:\n        b = 1;\n        break;\n"
		"    case 3: if (b) {\n        c = 1;\n    }\n    default: {x, y} = z;\n}\n");
	/* a call begins with a name, wherever it stands */
	lays_out_code("f (a);\nif (b)\n f(a , c);\nelse g (1);\nreturn (a);\n",
		"f(a);\nif (b)\n    f(a, c);\nelse g(1);\nreturn (a);\n");
	lays_out_code("if (a)\n  {\n  b = 1; if (c)\n     d = 1;\n  }\n",
		"if (a)\n{\n    b = 1; if (c)\n        d = 1;\n}\n");
	lays_out("__DefGroup G\n  __Semantics\n```\n  OP.x a,  b :  // why\n  a = b;\n\n\n  // two\n  "
			 "c <- d == e:\n  c = d;\n\n```\n",
		"__DefGroup G\n  __Semantics\n```\nOP.x a,  b: // why\n    a = b;\n\n// two\nc <- d == e:\n"
		"    c = d;\n```\n");
}

/* Without a fence, the last line may be the end of the file. */
TEST(test_end_of_code)
{
	lays_out("__DefFunction f<a>\n  __Semantics\n    b =a;\n    // why ",
		"__DefFunction f<a>\n  __Semantics\n    b = a;\n    // why\n");
}

/* What does not parse is kept, and no more than that; headers are anything with a colon. */
TEST(test_errors)
{
	lays_out(
		"__DefGroup G\n  __Encoding\n  field<0,4 A a;\n  field<0,4> A a;\n  __Nothing\n  x<1>;\n",
		"__DefGroup G\n  __Encoding\n  field<0,4 A a;\n    field<0, 4> A a;\n  __Nothing\n  "
		"x<1>;\n");
	keeps("# A title\n\n\tsome text,with  blanks   \n\n- and more\n");
	lays_out("__DefGroup G\n  __Semantics\n```asm\ncall short  X :\n  y=1;\n```\n",
		"__DefGroup G\n  __Semantics\n```asm\ncall short  X:\n    y = 1;\n```\n");
	lays_out("__DefGroup G\n  __Semantics\n```asm\n:\n  y=1;\n```\n",
		"__DefGroup G\n  __Semantics\n```asm\n:\n    y = 1;\n```\n");
	keeps("__DefGroup G\n  __Semantics\n```asm\nA x:\n  y=;\n  z=1;\n```\n");
	keeps("__DefGroup G\n  __Semantics\n```asm\nA x:\n  z=1;\n\n\n");
	keeps("__DefGroup G\n  __Semantics\n```asm\nas in a book:  x=1\n```\n");
	lays_out_code("switch (a) {\n  case 1: if (b)\n      c=1;\n  d=1;\n}\n",
		"switch (a) {\n  case 1: if (b)\n      c=1;\n  d=1;\n}\n");
}

/* ---- the specifications of the repository, whole and damaged ---- */

struct texts {
	struct arena arena;
	VEC(struct str) list;
	VEC(const char *) names;
};

static void add_texts(struct texts *texts, const char *pattern)
{
	struct diag diag = { 0 };
	glob_t found;
	diag_init(&diag, &texts->arena);
	if (glob(pattern, 0, NULL, &found) != 0)
		return;
	for (size_t i = 0; i < found.gl_pathc; i++) {
		const struct source *source = source_read(&texts->arena, &diag, found.gl_pathv[i]);
		assert_non_null(source);
		VEC_PUSH(&texts->arena, &texts->list, source->text);
		VEC_PUSH(&texts->arena, &texts->names, source->path);
	}
	globfree(&found);
}

static struct texts read_texts(void)
{
	static const char *const patterns[] = { "isa-spec/*/*.isa", "tests/*/*.isa", "tests/*/*/*.isa",
		"tests/*/*/*/*.isa", "tests/*/*/*/*/*.isa", "../shared/seeds/*.txt" };
	struct texts texts = { 0 };
	for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
		add_texts(&texts, patterns[i]);
	assert_true(texts.list.count > 100);
	return texts;
}

TEST(test_specifications)
{
	struct texts texts = read_texts();
	for (size_t i = 0; i < texts.list.count; i++)
		check(texts.list.items[i], texts.names.items[i]);
	arena_free(&texts.arena);
}

/* A part of the text, from a definition on. */
static struct str part_of(struct str text)
{
	enum { PART = 3000 };
	size_t from = str_find(text, unit_random() % (text.length + 1), STR("\n__Def"));
	if (from == text.length)
		from = 0;
	return str_slice(text, from, from + unit_random() % PART);
}

/* One change: something is removed, doubled, or put in. */
static struct str damaged(struct arena *arena, struct str text)
{
	static const char *const pieces[] = { "<", ">", "(", ")", "[", "]", "{", "}", ";", ":", ",",
		"=", "==", "\"", "`", "```\n", "\n", "\n\n", " ", "    ", "\t", "//", "/", "_", "__", "$",
		"|", "-", "- ", "~", "!", "?", "@", ".", "0", "0x", "if (", "else ",
		"case 1: ", "\xef\xbc\x9b", "\xe4\xb8\xad", "\n__DefGroup Z\n", "\n  __Semantics\n",
		"\n  __Encoding\n", "}\n", "{\n" };
	size_t at = unit_random() % (text.length + 1), to = at;
	const char *piece = "";
	switch (unit_random() % 5) {
	case 0: to = at + 1 + unit_random() % 4; break;
	case 1: /* a line, or several */ to = str_find(text, at + unit_random() % 80, STR("\n")); break;
	case 2: /* blanks at the start of a line */
		at = str_find(text, at, STR("\n"));
		at += at < text.length;
		to = str_skip_blanks(text, at);
		piece = (const char *[]){ "", " ", "  ", "      ", "\t" }[unit_random() % 5];
		break;
	case 3: /* again */
		to = at + unit_random() % 60;
		piece = str_to_c(arena, str_slice(text, at, to));
		to = at;
		break;
	default: piece = pieces[unit_random() % (sizeof pieces / sizeof *pieces)];
	}
	return str_printf(
		arena, "%.*s%s%.*s", (int)at, text.text, piece, STR_ARG(str_slice(text, to, text.length)));
}

TEST(test_damaged)
{
	const char *deep = getenv("DEEP");
	bool is_deep = deep && *deep;
	struct texts texts = read_texts();
	for (int i = 0; i < (is_deep ? 20000 : 1000); i++) {
		struct arena arena = { 0 };
		struct str text = texts.list.items[unit_random() % texts.list.count];
		if (!is_deep || i % 20)
			text = part_of(text);
		for (uint64_t edits = 1 + unit_random() % 3; edits > 0; edits--)
			text = damaged(&arena, text);
		check(text, arena_printf(&arena, "damaged text %d", i));
		arena_free(&arena);
	}
	arena_free(&texts.arena);
}
