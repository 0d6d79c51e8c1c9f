/* SPDX-License-Identifier: MIT */
/* template/template.h -> assertions on the template language: the examples of docs/templates.md are
 * run, errors are checked one by one. */
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <libxml/parser.h>

#include "unit.h"
#include "template/template.h"
#include "base/vec.h"

struct output_file {
	struct str path, content;
};

/* A temporary folder with templates (the working directory of a test), and the output of a run. */
struct fixture {
	struct arena arena;
	struct diag diag;
	char *home; /* the previous working directory */
	char folder[64];
	VEC(const char *) names; /* files in the folder */
	VEC(struct output_file) files;
	char *report; /* all reports as text */
	size_t report_length;
	bool good;
};

static int set_up(void **state)
{
	static struct fixture fixture;
	fixture = (struct fixture){ 0 };
	diag_init(&fixture.diag, &fixture.arena);
	fixture.home = getcwd(NULL, 0);
	strncpy(fixture.folder, "/tmp/template-test-XXXXXX", sizeof fixture.folder - 1);
	if (!fixture.home || !mkdtemp(fixture.folder) || chdir(fixture.folder) != 0)
		return -1;
	*state = &fixture;
	return 0;
}

static void clear(struct fixture *f)
{
	VEC_EACH (const char *, name, &f->names)
		unlink(*name);
	f->names.count = 0;
	f->files.count = 0;
	free(f->report);
	f->report = NULL;
}

static int tear_down(void **state)
{
	struct fixture *f = *state;
	clear(f);
	int result = chdir(f->home) + rmdir(f->folder);
	free(f->home);
	arena_free(&f->arena);
	return result;
}

static void write_file(struct fixture *f, const char *name, struct str text)
{
	FILE *file = fopen(name, "w");
	assert_non_null(file);
	if (text.length)
		assert_int_equal(fwrite(text.text, 1, text.length, file), text.length);
	fclose(file);
	VEC_PUSH(&f->arena, &f->names, name);
}

static bool keep(void *user, struct str path, struct str content)
{
	struct fixture *f = user;
	VEC_PUSH(&f->arena, &f->files, (struct output_file){ path, content });
	return true;
}

/* Runs main.tpl of the folder on the document, with labels in "en". */
static void run(struct fixture *f, struct str xml)
{
	f->diag = (struct diag){ 0 };
	diag_init(&f->diag, &f->arena);
	xmlDocPtr document = xmlReadMemory(xml.text, (int)xml.length, "", NULL, XML_PARSE_NONET);
	assert_non_null(document);
	struct template_set *set = template_load(&f->arena, &f->diag, ".");
	f->good = set && template_run(set, document, "en", keep, f);
	template_free(set);
	xmlFreeDoc(document);
	free(f->report);
	FILE *out = open_memstream(&f->report, &f->report_length);
	diag_print_text(&f->diag, out, 0, false);
	fclose(out);
	assert_int_equal(f->good, f->diag.errors == 0);
}

/* Runs text as what follows %file "name". */
static void run_fragment(struct fixture *f, const char *name, struct str text, struct str xml)
{
	clear(f);
	struct str main = str_printf(&f->arena, "%%file \"%s\"\n%%include \"page.tpl\"\n", name);
	write_file(f, "main.tpl", main);
	write_file(f, "page.tpl", text);
	run(f, xml);
}

static void expect(
	struct fixture *f, const char *name, const char *text, const char *xml, const char *output)
{
	run_fragment(f, name, str_from_c(text), str_from_c(xml));
	assert_string_equal(f->report, "");
	assert_int_equal(f->files.count, 1);
	assert_string_equal(str_to_c(&f->arena, f->files.items[0].content), output);
}

static void expect_error(
	struct fixture *f, const char *name, const char *text, const char *xml, const char *error)
{
	run_fragment(f, name, str_from_c(text), str_from_c(xml));
	assert_false(f->good);
	if (!strstr(f->report, error))
		fail_msg("template:\n%s\nexpected: %s\nreported: %s", text, error, f->report);
	assert_int_equal(f->files.count, 0);
}

/* Examples of the manual */

struct fence {
	const char *kind, *name; /* the words after the backquotes; "" if absent */
	struct str text;
	size_t line;
};

struct manual {
	struct fixture *f;
	struct str xml, labels; /* the most recent ones */
	const char *page;       /* file of which the template is a fragment; NULL: it is complete */
	size_t templates, runs, outputs, errors;
	bool fresh; /* run() has been called for the last template */
};

static struct str line_at(struct str text, size_t at)
{
	const char *end = memchr(text.text + at, '\n', text.length - at);
	return str_slice(text, at, end ? (size_t)(end - text.text) : text.length);
}

static void take_template(struct manual *manual, const struct fence *fence)
{
	struct fixture *f = manual->f;
	bool part = *fence->name && str_ends_with(str_from_c(fence->name), STR(".tpl"));
	if (!part) {
		clear(f);
		write_file(f, "strings.en", manual->labels);
		manual->page = *fence->name ? fence->name : NULL;
		manual->fresh = false;
		manual->templates++;
	}
	if (part || !manual->page) {
		write_file(f, part ? fence->name : "main.tpl", fence->text);
		return;
	}
	const char *name = str_printf(&f->arena, "%s.tpl", manual->page).text;
	struct str main =
		str_printf(&f->arena, "%%file \"%s\"\n%%include \"%s\"\n", manual->page, name);
	write_file(f, "main.tpl", main);
	write_file(f, name, fence->text);
}

static void run_example(struct manual *manual)
{
	if (manual->fresh)
		return;
	run(manual->f, manual->xml);
	manual->fresh = true;
	manual->runs++;
}

static void check_output(struct manual *manual, const struct fence *fence)
{
	struct fixture *f = manual->f;
	run_example(manual);
	const char *name = *fence->name ? fence->name : manual->page;
	if (f->report_length > 0)
		fail_msg("docs/templates.md:%zu: %s", fence->line, f->report);
	VEC_EACH (struct output_file, file, &f->files) {
		if (!str_equal_c(file->path, name))
			continue;
		if (!str_equal(file->content, fence->text))
			fail_msg("docs/templates.md:%zu: the template gives\n%.*s", fence->line,
				STR_ARG(file->content));
		manual->outputs++;
		return;
	}
	fail_msg("docs/templates.md:%zu: no file '%s' is written", fence->line, name);
}

static size_t count_text(const char *text, const char *part)
{
	size_t count = 0;
	for (; (text = strstr(text, part)); text++)
		count++;
	return count;
}

/* Each line occurs in the reports, in this order; there are no more errors than lines. */
static void check_error(struct manual *manual, const struct fence *fence)
{
	struct fixture *f = manual->f;
	run_example(manual);
	size_t lines = 0, whole = count_text(str_to_c(&f->arena, fence->text), ": error: ");
	const char *from = f->report;
	for (size_t at = 0; at < fence->text.length; lines++) {
		struct str line = line_at(fence->text, at);
		from = strstr(from, str_to_c(&f->arena, line));
		if (!from)
			fail_msg("docs/templates.md:%zu: not reported: %.*s\nbut:\n%s", fence->line + lines + 1,
				STR_ARG(line), f->report);
		at += line.length + 1;
	}
	if (f->diag.errors != (whole > 0 ? whole : lines))
		fail_msg("docs/templates.md:%zu: not all that is reported stands there:\n%s", fence->line,
			f->report);
	assert_int_equal(f->files.count, 0);
	manual->errors++;
}

static void take_fence(struct manual *manual, const struct fence *fence)
{
	if (strcmp(fence->kind, "xml") == 0) {
		manual->xml = fence->text;
	} else if (strcmp(fence->kind, "template") == 0) {
		take_template(manual, fence);
	} else if (strcmp(fence->kind, "static") == 0) {
		write_file(manual->f, fence->name, fence->text);
	} else if (strcmp(fence->kind, "strings.en") == 0) {
		manual->labels = fence->text;
	} else if (strcmp(fence->kind, "output") == 0) {
		check_output(manual, fence);
	} else if (strcmp(fence->kind, "error") == 0) {
		check_error(manual, fence);
	} else {
		fail_msg("docs/templates.md:%zu: unknown fence '%s'", fence->line, fence->kind);
	}
}

TEST_WITH(test_manual, set_up, tear_down)
{
	struct fixture *f = *state;
	struct manual manual = { .f = f, .xml = STR("<isa/>") };
	const char *path = str_printf(&f->arena, "%s/docs/templates.md", f->home).text;
	const struct source *source = source_read(&f->arena, &f->diag, path);
	assert_non_null(source);
	struct fence fence = { 0 };
	bool open = false;
	size_t start = 0;
	for (uint32_t number = 1; number <= source->line_count; number++) {
		struct str line = source_line(source, number);
		if (!str_starts_with(line, STR("```")))
			continue;
		size_t at = source->lines[number - 1];
		open = !open;
		if (!open) {
			fence.text = str_slice(source->text, start, at);
			take_fence(&manual, &fence);
			continue;
		}
		start = at + line.length + 1;
		char *words = arena_copy(&f->arena, line.text + 3, line.length - 3);
		char *blank = strchr(words, ' ');
		fence = (struct fence){ words, blank ? blank + 1 : "", { NULL, 0 }, number };
		if (blank)
			*blank = '\0';
	}
	assert_false(open);
	assert_int_equal(manual.runs, manual.templates); /* each template has a result */
	assert_in_range(manual.outputs, 18, 100);
	assert_in_range(manual.errors, 9, 100);
}

/* Language */

#define XML "<r n='x' e=''><i a='1'/><i a='2'><j/></i><i a='3'/></r>"

TEST_WITH(test_text, set_up, tear_down)
{
	expect(*state, "a.txt", "", XML, "");
	expect(*state, "a.txt", "no line end", XML, "no line end");
	expect(*state, "a.txt", "$ $$ $x } { ${r/@n}$", XML, "$ $$ $x } { x$");
	expect(*state, "a.txt", "$$${r/@n}", XML, "$${r/@n}");
	expect(*state, "a.txt", "${'$'}${r/@n}", XML, "$x");
	expect(*state, "a.txt", "${'}'}${\"{'\"}", XML, "}{'");
	expect(*state, "a.txt", "[${r/@e}]", XML, "[]");
	expect(*state, "a.txt", "  %% a\n%%\n%%%\n", XML, "  % a\n%\n%%\n");
	expect(*state, "a.txt", "  %# c\n\t%if 1\n  a\n\t%end  \n", XML, "  a\n");
	expect(*state, "a.txt", "a\\\nb$\\\n", XML, "a\\\nb");
	expect(
		*state, "a.txt", "${4294967296 * 16} ${1 div 4} ${-0} ${-7}", XML, "68719476736 0.25 0 -7");
	expect(*state, "a.txt", "${self::node()/r/@n}${name(r/i)}", XML, "xi");
}

TEST_WITH(test_each, set_up, tear_down)
{
	expect(*state, "a.txt", "%each r/i\n${$index}${@a}$\\\n%end\n", XML, "112233");
	expect(*state, "a.txt", "%each r/none\nx\n%end\n", XML, "");
	expect(*state, "a.txt", "%each r/i\n${position()}$\\\n%end\n${r/@n}", XML, "123x");
	expect(*state, "a.txt", "%each r/i[@a = 3] | r/i[1]\n${@a}$\\\n%end\n", XML, "13");
	expect(*state, "a.txt", "%each r/i[2]/preceding-sibling::* | r/i as z\n${$z/@a}$\\\n%end\n",
		XML, "123");
	expect(*state, "a.txt", "%each r/i/@a\n${.}${name()}$\\\n%end\n", XML, "1a2a3a");
	expect(*state, "a.txt", "%each r/i sep \"\\t\\\"\\\\\"\n${@a}\n%end\n", XML,
		"1\t\"\\\n2\t\"\\\n3\n");
	expect(
		*state, "a.txt", "%each r/i sep \",\"\n%if @a != 2\n${@a}\n%end\n%end\n", XML, "1,\n3\n");
	expect(*state, "a.txt",
		"%each r/i as i sep \";\"\n%each /r/i as k sep \",\"\n"
		"${$i/@a}${$k/@a}$\\\n%end\n%end\n",
		XML, "11,12,13;21,22,23;31,32,33");
	expect(*state, "a.txt", "%each r/*[name() = 'sep \"x\"' or @a = 1]\n${@a}\n%end\n", XML, "1\n");
	expect(*state, "a.txt", "%each as/sep as as\n${$as}\n%end\n", "<as><sep>1</sep></as>", "1\n");
	expect(*state, "a.txt",
		"%each r/i\n%if $first\nf$\\\n%end\n%if not($last)\n,$\\\n%end\n"
		"%if $last and $index = 3\nl$\\\n%end\n%end\n",
		XML, "f,,l");
}

TEST_WITH(test_scopes, set_up, tear_down)
{
	expect(*state, "a.txt", "%let x = 1\n%if $x\n%let y = $x + 1\n${$y}\n%end\n%let y = 5\n${$y}\n",
		XML, "2\n5\n");
	expect(*state, "a.txt",
		"%block b(x)\n${$x} ${$g} ${name()}\n%end\n%let g = 'g'\n"
		"%each r/i[1] as x\n%call b($x/@a + 1)\n%end\n",
		XML, "2 g i\n");
	expect(*state, "a.txt",
		"%block f(a, b)\n${$a}${$b}\n%if $a != ''\n%call f('', $a)\n%end\n"
		"%end\n%let z = 'q'\n%call f($z, concat('(', \",\", ')'))\n",
		XML, "q(,)\nq\n");
	expect_error(*state, "a.txt", "%call b()\n%let g = 1\n%block b()\n${$g}\n%end\n", XML,
		"page.tpl:4:3: error: '$g' has no value yet when this runs [template]");
	expect_error(*state, "a.txt", "%block b()\n${$x}\n%end\n%each r/i as x\n%call b()\n%end\n", XML,
		"page.tpl:2:3: error: unknown variable '$x' [template]");
	expect_error(*state, "a.txt", "%if 1\n%let y = 1\n%end\n${$y}\n", XML,
		"page.tpl:4:3: error: unknown variable '$y' [template]");
	expect_error(*state, "a.txt", "%block b()\n${$index}\n%end\n%each r/i\n%call b()\n%end\n", XML,
		"2:3: error: '$index' has a value only inside %each");
	expect_error(*state, "a.txt",
		"%block b()\n${$g}\n%end\n%if 1\n%let g = 1\n%call b()\n%end\n"
		"%let g = 2\n",
		XML, "2:3: error: '$g' has no value yet when this runs");
	expect_error(*state, "a.txt", "%each r/i\n%end\n${$index}\n", XML, "only inside %each");
	expect_error(*state, "a.txt", "%let last = 1\n", XML, "'$last' is reserved for %each");
}

TEST_WITH(test_run_errors, set_up, tear_down)
{
	struct fixture *f = *state;
	expect_error(f, "a.txt", "%each r/i\n${j}\n%end\n", XML, "2:3: error: 'j' selects nothing");
	assert_int_equal(f->diag.errors, 1); /* two items, one location */
	expect_error(f, "a.txt", "%let x = foo/@y + bar:z\n${$x}${r/@no}\n", XML,
		"page.tpl:1:10: error: the XPath expression failed: ");
	assert_int_equal(f->diag.errors, 2); /* no follow-on error from $x */
	expect_error(
		f, "a.txt", "%let x = foo:bar\n%each $x\n%end\n", XML, "the XPath expression failed");
	assert_int_equal(f->diag.errors, 1);
	expect_error(f, "a.txt", "%each r/i\n${id: @a}\n%end\n", XML,
		"2:1: error: the value \"1\" is not a C identifier");
	assert_int_equal(f->diag.errors, 1);
	expect_error(f, "a.txt", "${1 div 0}", XML, "is a number above 2^53 here");
	expect_error(f, "a.txt", "${9007199254740994}", XML, "is a number above 2^53 here");
	expect_error(f, "a.txt", "${substring('a')}", XML, "1:3: error: the XPath expression failed:");
	expect_error(f, "a.txt", "%each 'a'\n%end\n", XML, "'a'' does not select nodes for %each");
	expect_error(f, "a.txt", "%each r/namespace::*\n%end\n", XML, "does not select nodes");
	expect_error(f, "a.txt", "%block b()\n%call b()\n%end\n%call b()\n", XML,
		"nest deeper than 1000 levels");
	assert_int_equal(f->diag.errors, 1);
	expect_error(f, "a.txt", "%block b()\n%call b()\n%call b()\n%end\n%call b()\n", XML,
		"nest deeper than 1000 levels");
}

TEST_WITH(test_parse_errors, set_up, tear_down)
{
	static const struct {
		const char *text, *error;
	} cases[] = {
		{ "%else\n", "1:1: error: '%else' has no '%if' or '%each'" },
		{ "%each r\n%elif x\n%end\n", "2:1: error: '%elif' has no '%if'" },
		{ "%each r\n%else\n%else\n%end\n", "3:1: error: '%else' after '%else'" },
		{ "%each r\n%else\n${$index}\n%end\n", "'$index' has a value only inside %each" },
		{ "%each r sep \"x\" fill 80 y\n%end\n", "nothing may follow what says how" },
		{ "a $[ b $]\n", "expected a '${...}' between '$[' and '$]'" },
		{ "a $[ ${r}\n", "1:3: error: '$[' has no '$]' on its line" },
		{ "a ${r} $]\n", "1:8: error: '$]' has no '$['" },
		{ "$[ ${r} $[ ${r} $] $]\n", "'$[' cannot be inside '$['" },
		{ "%if 1\n%else\n%elif 1\n%end\n", "3:1: error: '%elif' after '%else'" },
		{ "%if 1\n%else x\n%end\n", "2:7: error: nothing may follow %else" },
		{ "%if 1\n%end if\n", "2:6: error: nothing may follow %end" },
		{ "%if\n%end\n", "1:3: error: expected an XPath expression" },
		{ "${}", "1:2: error: expected an XPath expression" },
		{ "%each r as\n%end\n", "1:9: error: the XPath expression cannot be" },
		{ "%each r sep \"x\n%end\n", "1:13: error: the text has no closing '\"'" },
		{ "%each r sep \"\\q\"\n%end\n", "1:15: error: expected n, t, '\"' or '\\' after" },
		{ "%each r sep \"x\" y\n%end\n",
			"nothing may follow what says how the items of %each are written" },
		{ "%let\n", "expected '%let name = XPath'" },
		{ "%let 1 = 2\n", "1:6: error: expected '%let name = XPath'" },
		{ "%block b\n%end\n", "expected '%block name(parameter, ...)'" },
		{ "%block b(\n%end\n", "expected '%block name(parameter, ...)'" },
		{ "%block b(1)\n%end\n", "1:10: error: expected '%block name(parameter, ...)'" },
		{ "%block b(a, a)\n%end\n", "'$a' already has a value here" },
		{ "%block b()\n%end\n%block b()\n%end\n", "3:1: error: block 'b' is defined twice" },
		{ "%if 1\n%block b()\n%end\n%end\n", "2:1: error: a block cannot be inside" },
		{ "%call\n", "expected '%call name(XPath, ...)'" },
		{ "%call b(1\n", "expected ')' or ','" },
		{ "%call b()\n", "1:1: error: unknown block 'b'" },
		{ "%call b(,)\n", "expected an XPath expression" },
		{ "%file x\n", "1:7: error: expected '%file \"path\"'" },
		{ "%file \"x.txt\" as doc\n", "1:18: error: expected html, xml, c" },
		{ "%include x\n", "1:10: error: expected '%include \"path\"'" },
		{ "%include \"/x\"\n", "must be relative to the template folder" },
		{ "%include \"no.tpl\"\n", "cannot read 'no.tpl'" },
		{ "%include \"main.tpl\"\n", "'main.tpl' includes itself" },
		{ "%\n", "1:1: error: unknown control line '%'" },
		{ "% each r\n%end\n", "1:1: error: unknown control line '%'" },
		{ "a ${foo: x}", "1:3: error: unknown escaping 'foo:'" },
		{ "${raw: html: r}", "'html:' cannot follow another escaping" },
		{ "${label: a b}", "expected letters, digits" },
		{ "${upper(r)}", "1:3: error: unknown function 'upper'" },
		{ "x ${r['a]}", "1:3: error: '${' has no '}'" },
		{ "${r[1}", "error: the XPath expression cannot be parsed" },
		{ "${count(r/)}", "error: the XPath expression cannot be parsed" },
		{ "${$}", "error: the XPath expression cannot be parsed" },
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++)
		expect_error(*state, "a.txt", cases[i].text, XML, cases[i].error);
}

static void run_includes(struct fixture *f, struct str main, struct str part)
{
	clear(f);
	write_file(f, "main.tpl", main);
	write_file(f, "part.tpl", part);
	run(f, STR(XML));
}

/* Control lines must be closed in the file that opens them; names are shared with the includer. */
TEST_WITH(test_includes, set_up, tear_down)
{
	struct fixture *f = *state;
	struct str main = STR("%file \"a.c\"\n%if 1\n%include \"part.tpl\"\n%end\n"
						  "%include \"part.tpl\"\nint x_${id: 'int'}, ${id: 'int'}_y;\n");
	run_includes(f, main, STR("%let a = 1\na = ${$a};\n"));
	assert_string_equal(f->report, "");
	assert_string_equal(
		str_to_c(&f->arena, f->files.items[0].content), "a = 1;\na = 1;\nint x_int, int_y;\n");
	run_includes(f, main, STR("%end\n%if 1\n"));
	assert_int_equal(f->diag.errors, 4);
	assert_non_null(strstr(f->report, "part.tpl:1:1: error: '%end' has no"));
	assert_non_null(strstr(f->report, "part.tpl:2:1: error: '%if' has no '%end'"));
	assert_non_null(strstr(f->report, "main.tpl:3:1: note: included here"));
	run_includes(f, STR("%include \"part.tpl\"\n"), STR("%include \"main.tpl\"\n"));
	assert_int_equal(f->diag.errors, 1);
	assert_non_null(strstr(f->report, "part.tpl:1:1: error: 'main.tpl' includes itself"));
}

/* The most levels of control lines, and of files inside each other; one more is refused. */
TEST_WITH(test_nesting, set_up, tear_down)
{
	struct fixture *f = *state;
	char text[32];
	for (int levels = 100; levels <= 101; levels++) {
		struct buffer out = buffer_new(&f->arena);
		for (int i = 0; i < levels; i++)
			buffer_add(&out, STR("%if 1\n"));
		for (int i = 0; i < levels; i++)
			buffer_add(&out, STR("%end\n"));
		run_includes(f, buffer_str(&out), STR(""));
		assert_int_equal(f->diag.errors, levels - 100);
	}
	assert_non_null(strstr(f->report, "main.tpl:101:1: error: control lines nest deeper than 100"));
	for (int files = 32; files <= 33; files++) {
		clear(f);
		write_file(f, "main.tpl", STR("%include \"1.tpl\"\n"));
		for (int i = 1; i < files; i++) {
			snprintf(text, sizeof text, i + 1 < files ? "%%include \"%d.tpl\"\n" : "\n", i + 1);
			write_file(f, arena_printf(&f->arena, "%d.tpl", i), str_from_c(text));
		}
		run(f, STR(XML));
		assert_int_equal(f->diag.errors, files - 32);
	}
	assert_non_null(strstr(f->report, "31.tpl:1:1: error: includes nest deeper than 32 levels"));
}

TEST_WITH(test_outside_of_files, set_up, tear_down)
{
	struct fixture *f = *state;
	write_file(f, "main.tpl", STR("\n  \ntext\n%file \"a.txt\"\n"));
	run(f, STR(XML));
	assert_non_null(strstr(f->report, "error: there is no output file yet"));
	clear(f);
	write_file(f, "main.tpl", STR("\n%each r/i\n%file \"${@a}.txt\"\nx\n%end\n\n"));
	run(f, STR(XML));
	assert_int_equal(f->files.count, 3);
	clear(f);
	run(f, STR(XML));
	assert_non_null(strstr(f->report, "main.tpl"));
}

TEST_WITH(test_labels, set_up, tear_down)
{
	struct fixture *f = *state;
	clear(f);
	write_file(f, "main.tpl", STR("%file \"a.c\"\n// ${c-comment:label:a.b-c}\n"));
	run(f, STR(XML));
	assert_non_null(strstr(f->report, "2:4: error: cannot read the labels 'strings.en'"));
	write_file(f, "strings.en", STR("\n# c\n a.b-c =  x = y */ \n"));
	run(f, STR(XML));
	assert_string_equal(f->report, "");
	assert_string_equal(str_to_c(&f->arena, f->files.items[0].content), "// x = y * / \n");
	write_file(f, "strings.en", STR("a.b-c = \" (\"x\": \"\n"));
	run(f, STR(XML));
	assert_string_equal(str_to_c(&f->arena, f->files.items[1].content), "//  (\"x\": \n");
	write_file(f, "strings.en", STR("a.b-c = 1\nfoo\na.b-c = 2\n"));
	run(f, STR(XML));
	assert_int_equal(f->diag.errors, 2);
	assert_non_null(strstr(f->report, "strings.en:2:1: error: expected 'key = text'"));
	assert_non_null(strstr(f->report, "strings.en:3:1: error: the label 'a.b-c' is defined twice"));
}

static bool refuse(void *user, struct str path, struct str content)
{
	(void)path;
	(void)content;
	++*(size_t *)user;
	return false;
}

/* emit can end the run; a set can be run again, in another language and on another document. */
TEST_WITH(test_again, set_up, tear_down)
{
	struct fixture *f = *state;
	size_t calls = 0;
	write_file(f, "main.tpl", STR("%each r/i\n%file \"${@a}.txt\"\n${label: k}\n%end\n"));
	write_file(f, "strings.en", STR("k = v\n"));
	write_file(f, "strings.de", STR("k = w\n"));
	struct template_set *set = template_load(&f->arena, &f->diag, ".");
	assert_non_null(set);
	xmlDocPtr document = xmlReadMemory(XML, (int)strlen(XML), "", NULL, 0);
	assert_false(template_run(set, document, "en", refuse, &calls));
	assert_int_equal(calls, 1);
	assert_int_equal(f->diag.errors, 0);
	assert_true(template_run(set, document, "de", keep, f));
	assert_int_equal(f->files.count, 3);
	assert_true(str_equal(f->files.items[2].content, STR("w\n")));
	assert_false(template_run(set, document, "../de", keep, f));
	assert_false(template_run(set, document, NULL, keep, f));
	assert_int_equal(f->files.count, 3);
	template_free(set);
	template_free(NULL);
	xmlFreeDoc(document);
}

/* What does not terminate is ended, with one report at its location; so is unlimited output. */
static void expect_limit(struct fixture *f, const char *text, const char *error)
{
	struct template_file files[] = { { "main.tpl", str_from_c(text) } };
	f->diag = (struct diag){ 0 };
	diag_init(&f->diag, &f->arena);
	struct template_set *set = template_load_files(&f->arena, &f->diag, files, 1);
	assert_non_null(set);
	template_limit(set, 20000);
	xmlDocPtr document = xmlReadMemory(XML, (int)strlen(XML), "", NULL, 0);
	assert_false(template_run(set, document, "en", keep, f));
	assert_int_equal(f->diag.errors, 1);
	const struct report *report = f->diag.reports.items[0];
	if (!strstr(report->message.text, error))
		fail_msg("expected: %s\nreported: %s", error, report->message.text);
	assert_true(report->span.source != NULL);
	template_free(set);
	xmlFreeDoc(document);
}

/* `count` times the line, the text between, and `count` times %end. */
static const char *nested(struct fixture *f, const char *line, int count, const char *text)
{
	struct buffer out = buffer_new(&f->arena);
	buffer_add(&out, STR("%file \"a.txt\"\n"));
	for (int i = 0; i < count; i++)
		buffer_add(&out, str_from_c(line));
	buffer_add(&out, str_from_c(text));
	for (int i = 0; i < count; i++)
		buffer_add(&out, STR("%end\n"));
	return str_to_c(&f->arena, buffer_str(&out));
}

TEST_WITH(test_limits, set_up, tear_down)
{
	struct fixture *f = *state;
	struct buffer text = buffer_new(&f->arena);
	expect_limit(f, nested(f, "%each //*\n", 14, ""), "have run 20000 steps");
	expect_limit(f, "%if //*[//*[//*[//*[//*[//*[//*[//*[//*[//*[//@no]]]]]]]]]]\n%end\n",
		"have run 20000 steps");
	expect_limit(f,
		"%block b(x)\n%if $x < 40\n%call b($x + 1)\n%call b($x + 1)\n%end\n%end\n%call b(0)\n",
		"have run 20000 steps");
	for (int i = 0; i < 4000; i++)
		buffer_add(&text, STR("a line of the output\n"));
	const char *lines = str_to_c(&f->arena, buffer_str(&text));
	expect_limit(f, nested(f, "%each //*\n", 3, lines), "have run 20000 steps");
	text.length = 0;
	buffer_add(&text, STR("%let a0 = '0123456789abcdef'\n"));
	for (int i = 1; i < 40; i++)
		buffer_printf(&text, "%%let a%d = concat($a%d, $a%d)\n", i, i - 1, i - 1);
	expect_limit(f, str_to_c(&f->arena, buffer_str(&text)), "more than 16 MiB of text");
}

/* Running time */

static double run_items(struct fixture *f, size_t count)
{
	struct buffer xml = buffer_new(&f->arena);
	buffer_add(&xml, STR("<r>"));
	for (size_t i = 0; i < count; i++)
		buffer_printf(&xml, "<i a=\"%zu\"><j b=\"x\"/></i>", i);
	buffer_add(&xml, STR("</r>"));
	struct timespec from, to;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
	run_fragment(f, "a.html",
		STR("%let all = r/i\n%each $all as i sep \",\"\n${@a} ${$i/j/@b}\n"
			"%if @a = 7 or not($last)\n${$index + 1}\n%end\n%end\n"),
		buffer_str(&xml));
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
	assert_string_equal(f->report, "");
	return (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
}

/* 100000 items take about ten times as long as 10000; quadratic time would be a hundred times. */
TEST_WITH(test_linear, set_up, tear_down)
{
	run_items(*state, 1000);
	double small = run_items(*state, 10000), large = run_items(*state, 100000);
	if (large > 40 * small + 0.5)
		fail_msg("10000 items take %.3f s, 100000 items %.3f s", small, large);
}
