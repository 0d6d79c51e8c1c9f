/* SPDX-License-Identifier: MIT */
/* The tables of the language (specc/lang/X.def) as lines of words separated by tabs. */
#include <stdio.h>

int main(void)
{
#define DEFINITION(id, keyword, params, parent, one)                                               \
	printf("definition\t" #id "\t" keyword "\t" #params "\t" #parent "\t" one "\n");
#define SECTION(id, name, content, definitions)                                                    \
	printf("section\t" #id "\t__" name "\t" #content "\t" #definitions "\n");
#define STATEMENT(place, id, keyword, times, most, parts, example)                                 \
	printf("statement\t" #place "\t" #id "\t" keyword "\t" #times "\t%s\t" #most "\t" #parts "\n", \
		example);
#define OPTION(place, id, example, what)                                                           \
	printf("option\t" #place "\t" #id "\t" what "\t\t%s\n", example);
#define ATTRIBUTE(place, name, example)                                                            \
	printf("attribute\t" #place "\t" name "\t\t\t%s\n", example);
#include "lang/definitions.def"
#define WORD(id, text)               puts("word\t" #id "\t" text);
#define TYPE_WORD(id, text, example) printf("type\t" #id "\t" text "\t\t\t%s\n", example);
#define BUILTIN(id, text, arguments, kind, call, example)                                          \
	printf("builtin\t" #id "\t" text "\t" #arguments "\t" #kind "\t%s\n", example);
#define FOLD(id, text) puts("fold\t" #id "\t" text);
#define OPERATOR(id, text, kind, level, constant, holds)                                           \
	puts("operator\t" #id "\t" text "\t" #kind "\t" #level "\t" #constant);
#define NAME(id, text, who)           puts("name\t" #id "\t" text "\t" #who);
#define CODE(what, id, name, example) printf("code\t" #what "\t" #id "\t" name "\t\t%s\n", example);
#include "lang/code.def"
#define TEMPLATE(where, id, name, example)                                                         \
	printf("template\t" #where "\t" #id "\t" name "\t\t%s\n", example);
#define EXAMPLE(id, name, example) printf("example\t\t" #id "\t" name "\t\t%s\n", example);
#define CASE(id, name, example)    printf("case\t\t" #id "\t" name "\t\t%s\n", example);
#include "lang/text.def"
	return 0;
}
