/* SPDX-License-Identifier: MIT */
/* Names: everything used by C, C++, the headers of libc, compilers, our templates and our runtime,
 * and harmless ones. No two are equal if case and underscores are ignored. */
#include <ctype.h>
#include <string.h>

#include "specgen.h"

/* clang-format off */
static const char *const words[] = {
	/* C11, C23, C++ */
	"auto", "char", "const", "continue", "do", "double", "enum", "extern", "float", "goto",
	"inline", "int", "long", "register", "restrict", "short", "signed", "sizeof", "static",
	"struct", "typedef", "union", "unsigned", "void", "volatile", "_Alignas", "_Alignof",
	"_Atomic", "_Bool", "_Complex", "_Generic", "_Imaginary", "_Noreturn", "_Static_assert",
	"_Thread_local", "asm", "typeof", "nullptr", "constexpr", "alignas", "alignof", "bool",
	"static_assert", "thread_local", "and", "and_eq", "bitand", "bitor", "catch", "char16_t",
	"char32_t", "char8_t", "class", "compl", "concept", "consteval", "constinit", "const_cast",
	"co_await", "co_return", "co_yield", "decltype", "delete", "dynamic_cast", "explicit",
	"export", "friend", "import", "module", "mutable", "namespace", "new", "noexcept", "not_eq",
	"operator", "or", "or_eq", "private", "protected", "public", "reinterpret_cast", "requires",
	"static_cast", "template", "this", "throw", "try", "typeid", "typename", "using", "virtual",
	"wchar_t", "xor", "xor_eq", "override", "final", "main", "defined", "elif", "endif", "ifdef",
	"ifndef", "include", "line", "pragma", "undef", "_Pragma", "unreachable",
	/* compilers and platforms */
	"linux", "unix", "i386", "__linux__", "__unix__", "__GNUC__", "__clang__", "__x86_64__",
	"__LINE__", "__FILE__", "__DATE__", "__func__", "__COUNTER__", "__VA_ARGS__", "__int128",
	"__attribute__", "__asm__", "__inline", "__volatile__", "__builtin_expect", "__restrict",
	"__thread", "__cplusplus", "__STDC__", "__BYTE_ORDER__", "__CHAR_BIT__", "__SIZE_TYPE__",
	"__typeof__", "__extension__", "__label__", "__real__", "__signed__", "__null", "__asm",
	"_WIN32", "_MSC_VER", "WIN32", "far", "near", "huge", "interface", "small",
	/* headers of libc */
	"NULL", "EOF", "SIZE_MAX", "INT_MAX", "INT_MIN", "UINT_MAX", "LONG_MAX", "CHAR_BIT", "BUFSIZ",
	"UINT8_MAX", "UINT16_MAX", "UINT32_MAX", "UINT64_MAX", "INT8_MIN", "INT64_MAX", "INTMAX_MAX",
	"PRIu64", "PRIx64", "UINT64_C", "INT32_C", "size_t", "ssize_t", "ptrdiff_t", "uint8_t",
	"uint16_t", "uint32_t", "uint64_t", "int8_t", "int16_t", "int32_t", "int64_t", "uintptr_t",
	"intmax_t", "FILE", "stdin", "stdout", "stderr", "errno", "assert", "offsetof", "va_list",
	"va_arg", "va_start", "va_end", "va_copy", "setjmp", "jmp_buf", "signal", "sig_atomic_t",
	"exit", "abort", "atexit", "malloc", "calloc", "realloc", "free", "memcpy", "memmove",
	"memset", "memcmp", "memchr", "strlen", "strcmp", "strncmp", "strchr", "strstr", "strtoul",
	"strtod", "printf", "snprintf", "fprintf", "sscanf", "puts", "putchar", "getchar", "fopen",
	"fclose", "fread", "fwrite", "fputs", "perror", "remove", "rename", "qsort", "bsearch",
	"rand", "srand", "system", "getenv", "time", "clock", "clock_t", "time_t", "tm", "div",
	"ldiv", "abs", "labs", "isalpha", "isdigit", "isspace", "isupper", "toupper", "tolower",
	"complex", "imaginary", "I", "noreturn", "atomic_int", "true_type", "INFINITY", "NAN",
	"HUGE_VAL", "M_PI", "isnan", "isfinite", "isinf", "signbit", "fpclassify", "fma", "fmaf",
	"sqrt", "sin", "cos", "exp", "log", "pow", "fabs", "round", "rint", "y0", "y1", "yn", "j0",
	"j1", "jn", "gamma", "read", "write", "open", "close", "fork", "kill", "pipe", "link",
	"index", "rindex", "access", "select", "environ", "FLT_MAX", "FLT_ROUNDS", "FE_UPWARD",
	"FE_TONEAREST", "fesetround", "RAND_MAX", "EDOM", "ERANGE", "EINVAL", "SIGINT", "SEEK_SET",
	"TMP_MAX", "EXIT_SUCCESS", "EXIT_FAILURE", "alloca", "std", "cout", "string", "vector",
	/* our templates and our runtime */
	"insn", "word", "words", "state", "bits", "bytes", "size", "length", "width", "left", "value",
	"values", "field", "fields", "opcode", "operand", "form", "forms", "text", "at", "end",
	"count", "number", "name", "names", "mask", "match", "unit", "units", "pc0", "lane", "lanes",
	"program", "room", "steps", "limit", "stop", "kernel", "kernels", "prepare", "commit", "run",
	"step", "decode", "encode", "format", "parse", "tool", "run_h", "init", "set", "get", "reset",
	"trap", "load", "store", "start", "status", "reason", "result", "error", "message",
	"expected", "column", "token", "input", "output", "buffer", "data", "table", "tables",
	"memory", "memories", "bank", "banks", "address", "base", "offset", "file", "files", "info",
	"exception", "exceptions", "EXCEPTION_NONE", "STOP_NONE", "STOP_EXIT", "OP_NONE", "OK",
	"version", "VERSION_MAJOR", "go_on", "active_lanes", "guard", "masks", "prefix", "prefixes",
	"cycle", "kind", "sign", "low", "high", "shift", "rotate", "extract", "insert", "concat",
	"sext", "zext", "smt", "Array", "BitVec", "let", "forall", "define", "declare", "none", "all",
	"any", "self", "other", "next", "first", "last", "more", "less", "equal", "some", "this_one",
	"a", "b", "c", "d", "e", "f", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u",
	"v", "w", "x", "y", "z", "A", "B", "out", "in", "to", "from", "of", "id", "is", "on", "off",
	"up", "down", "html", "head", "body", "script", "title", "attribute", "node", "div2", "span",
	"CON", "NUL", "AUX", "COM1", "constructor", "prototype", "toString", "__proto__",
	"hasOwnProperty", "function", "var", "undefined",
};
/* clang-format on */

static const char *const harmless[] = {
	"alpha",
	"bravo",
	"cedar",
	"delta",
	"ember",
	"fjord",
	"grape",
	"hazel",
	"ivory",
	"jolly",
	"karma",
	"lemon",
	"mango",
	"noble",
	"ocean",
	"pearl",
	"quark",
	"raven",
	"sigma",
	"tango",
	"umber",
	"viola",
	"waltz",
	"xenon",
	"yacht",
	"zebra",
};

/* Words of the pseudo-code, templates and statements. */
static const char *const reserved[] = {
	"if",
	"else",
	"for",
	"while",
	"switch",
	"case",
	"default",
	"break",
	"return",
	"keep",
	"raise",
	"halt",
	"always",
	"true",
	"false",
	"min",
	"max",
	"mod",
	"floor",
	"ceil",
	"trunc",
	"raw",
	"ballot",
	"fold",
	"number",
	"roundtof32",
	"toint",
	"active",
	"laneid",
	"pc",
	"nextpc",
	"cycles",
	"cause",
	"badaddress",
	"bool",
	"f32",
	"dtypeof",
	"add",
	"and",
	"or",
	"xor",
	"isnan",
	"trap",
	"reset",
	"field",
	"thread",
	"insn",
};

/* Names that an instruction set cannot have if its C is linked with specc's own libraries. */
static const char *const linked[] = {
	"access",
	"bool",
	"c",
	"count",
	"form",
	"forms",
	"has",
	"input",
	"int",
	"is",
	"kernels",
	"length",
	"operator",
	"output",
	"template",
	"value",
	"word",
	"words",
};

enum { MOST_NAMES = 4096 };
static char used[MOST_NAMES][32];
static unsigned used_count;
static unsigned hostility = 60;

void name_hostility(unsigned percent)
{
	hostility = percent;
}

static void fold(const char *name, char folded[32])
{
	size_t count = 0;
	for (; *name && count < 31; name++)
		if (*name != '_')
			folded[count++] = (char)tolower((unsigned char)*name);
	while (count > 1 && isdigit((unsigned char)folded[count - 1]))
		count--; /* a register is a prefix and a number */
	folded[count] = '\0';
}

static bool is_among(const char *const *list, size_t count, const char *folded)
{
	for (size_t i = 0; i < count; i++)
		if (!strcmp(list[i], folded))
			return true;
	return false;
}

static bool is_reserved(const char *folded)
{
	if (is_among(reserved, sizeof reserved / sizeof *reserved, folded))
		return true;
	return !strncmp(folded, "uint", 4) || !strncmp(folded, "int", 3);
}

static bool take(const char *name, enum name_role role)
{
	char folded[32] = "";
	fold(name, folded);
	if (!strcmp(name, "name")) /* $name is the mnemonic */
		return false;
	if (!folded[0] || (role != NAME_FACT && is_reserved(folded)) || used_count == MOST_NAMES)
		return false;
	if (role == NAME_ISA && is_among(linked, sizeof linked / sizeof *linked, folded))
		return false;
	for (unsigned i = 0; i < used_count; i++)
		if (!strcmp(used[i], folded))
			return false;
	memcpy(used[used_count++], folded, sizeof folded);
	return true;
}

/* Very short words run out quickly: then a letter or number is appended. */
static const char *variant(const char *word, enum name_role role)
{
	switch (pick(role == NAME_ISA ? 1 : 4)) {
	case 0: return word;
	case 1: return print("%s_%c%u", word, (int)('a' + pick(26)), pick(100));
	case 2: return print("%s%c", word, (int)('a' + pick(26)));
	default: return word;
	}
}

const char *name_new(enum name_role role)
{
	bool hostile = chance(hostility) && has(WITHOUT_NAMES);
	for (unsigned tries = 0;; tries++) {
		const char *word = hostile && tries < 20
							   ? words[pick(sizeof words / sizeof *words)]
							   : harmless[pick(sizeof harmless / sizeof *harmless)];
		char more[] = { '_', (char)('a' + pick(26)), (char)('a' + pick(26)), '\0' };
		const char *name = tries < 40 ? variant(word, role) : print("%s%s", word, more);
		if (take(name, role))
			return name;
	}
}
