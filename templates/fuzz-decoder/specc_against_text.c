/* Makes texts comparable: rules of the user, then tokens without blanks, comments, case and bases
 * of numbers. */
#include "specc_against.h"

#include <ctype.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* One line of a file of rules. */
struct rule {
	enum rule_kind { RULE_NAME, RULE_EDIT, RULE_EDIT_SPEC, RULE_OPCODE } kind;
	char *from, *to;
	regex_t pattern;
	bool global;
};

struct specc_rules {
	struct rule *rules;
	unsigned count;
	const char *comment, *terminator;
	uint64_t number_mask;
};

/* ---- reading ---- */

static char *copy(const char *text, size_t length)
{
	char *to = malloc(length + 1);
	if (to) {
		memcpy(to, text, length);
		to[length] = '\0';
	}
	return to;
}

/* s/REGEX/TEXT/[g], with any character in place of the slash. */
static bool read_edit(const char *at, struct rule *rule, const char **why)
{
	char slash = at[1], message[128];
	const char *middle = slash ? strchr(at + 2, slash) : NULL;
	const char *end = middle ? strchr(middle + 1, slash) : NULL;
	*why = "expected s/REGEX/TEXT/ or s/REGEX/TEXT/g";
	if (!end || (end[1] && strcmp(end + 1, "g") != 0))
		return false;
	rule->global = end[1] == 'g';
	rule->from = copy(at + 2, (size_t)(middle - at - 2));
	rule->to = copy(middle + 1, (size_t)(end - middle - 1));
	int error = rule->from ? regcomp(&rule->pattern, rule->from, REG_EXTENDED | REG_ICASE) : 1;
	if (!error)
		return true;
	regerror(error, &rule->pattern, message, sizeof message);
	*why = "the regular expression cannot be parsed";
	return false;
}

/* NAME = TEXT */
static bool read_name(const char *at, struct rule *rule, const char **why)
{
	const char *equals = strstr(at, " = "), *to = equals ? equals + 3 : "";
	size_t whole = strlen(at);
	if (!equals && whole > 2 && strcmp(at + whole - 2, " =") == 0)
		equals = at + whole - 2;
	*why = "expected NAME = TEXT, s/REGEX/TEXT/, `spec s/REGEX/TEXT/` or `opcode NAME = NAME`";
	if (!equals || equals == at)
		return false;
	size_t length = (size_t)(equals - at);
	while (length && at[length - 1] == ' ')
		length--;
	rule->from = copy(at, length);
	rule->to = copy(to, strlen(to));
	return rule->from && rule->to;
}

static bool read_rule(const char *line, struct rule *rule, const char **why)
{
	memset(rule, 0, sizeof *rule);
	if (strncmp(line, "opcode ", 7) == 0) {
		rule->kind = RULE_OPCODE;
		return read_name(line + 7, rule, why);
	}
	bool spec = strncmp(line, "spec s", 6) == 0;
	const char *at = spec ? line + 5 : line;
	if (at[0] != 's' || !ispunct((unsigned char)at[1]) || at[1] == '.' || at[1] == '_')
		return read_name(line, rule, why);
	rule->kind = spec ? RULE_EDIT_SPEC : RULE_EDIT;
	return read_edit(at, rule, why);
}

static bool read_file(struct specc_rules *rules, FILE *file, const char *path)
{
	char line[1024];
	for (unsigned number = 1; fgets(line, sizeof line, file); number++) {
		const char *why = "the line is too long";
		size_t length = strlen(line);
		bool whole = length && line[length - 1] == '\n';
		while (length && isspace((unsigned char)line[length - 1]))
			line[--length] = '\0';
		char *at = line + strspn(line, " \t");
		if (!*at || *at == '#')
			continue;
		struct rule *more = realloc(rules->rules, (rules->count + 1) * sizeof *more);
		if (!more)
			return false;
		rules->rules = more;
		if ((!whole && !feof(file)) || !read_rule(at, &more[rules->count], &why)) {
			fprintf(stderr, "%s:%u: error: %s\n", path, number, why);
			return false;
		}
		rules->count++;
	}
	return !ferror(file);
}

struct specc_rules *specc_rules_open(
	const char *path, const char *comment, const char *terminator, unsigned number_bits)
{
	struct specc_rules *rules = calloc(1, sizeof *rules);
	if (!rules)
		return NULL;
	rules->comment = comment;
	rules->terminator = terminator;
	rules->number_mask = number_bits < 64 ? ((uint64_t)1 << number_bits) - 1 : UINT64_MAX;
	if (!path)
		return rules;
	FILE *file = fopen(path, "r");
	bool good = file && read_file(rules, file, path);
	if (!file)
		perror(path);
	else
		fclose(file);
	if (good)
		return rules;
	specc_rules_close(rules);
	return NULL;
}

void specc_rules_close(struct specc_rules *rules)
{
	for (unsigned i = 0; rules && i < rules->count; i++) {
		struct rule *rule = &rules->rules[i];
		if (rule->kind == RULE_EDIT || rule->kind == RULE_EDIT_SPEC)
			regfree(&rule->pattern);
		free(rule->from);
		free(rule->to);
	}
	if (rules)
		free(rules->rules);
	free(rules);
}

/* ---- editing ---- */

struct room {
	char *text;
	size_t used, size;
};

static void add(struct room *room, const char *text, size_t length)
{
	size_t left = room->size - 1 - room->used;
	if (length > left)
		length = left;
	memcpy(room->text + room->used, text, length);
	room->used += length;
	room->text[room->used] = '\0';
}

/* The text of a replacement: \0 to \9 are what parentheses matched. */
static void add_replacement(
	struct room *room, const char *replacement, const char *text, const regmatch_t *matches)
{
	for (const char *at = replacement; *at; at++) {
		if (*at == '\\' && isdigit((unsigned char)at[1])) {
			const regmatch_t *match = &matches[*++at - '0'];
			if (match->rm_so >= 0)
				add(room, text + match->rm_so, (size_t)(match->rm_eo - match->rm_so));
		} else {
			at += *at == '\\' && at[1] ? 1 : 0;
			add(room, at, 1);
		}
	}
}

static void edit(const struct rule *rule, char *text, size_t size)
{
	char out[SPECC_TOKEN_TEXT];
	struct room room = { out, 0, sizeof out };
	regmatch_t matches[10];
	const char *at = text;
	int flags = 0;
	out[0] = '\0';
	while (!regexec(&rule->pattern, at, 10, matches, flags)) {
		add(&room, at, (size_t)matches[0].rm_so);
		add_replacement(&room, rule->to, at, matches);
		bool empty = matches[0].rm_eo == matches[0].rm_so;
		if (empty && at[matches[0].rm_eo])
			add(&room, at + matches[0].rm_eo, 1);
		at += matches[0].rm_eo + (empty && at[matches[0].rm_eo] ? 1 : 0);
		flags = REG_NOTBOL;
		if (!rule->global || !*at)
			break;
	}
	add(&room, at, strlen(at));
	snprintf(text, size, "%s", out);
}

static bool is_word(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$' || (c & 0x80);
}

/* Puts another text for each whole word. */
static void rename_words(const struct specc_rules *rules, char *text, size_t size)
{
	char out[SPECC_TOKEN_TEXT];
	struct room room = { out, 0, sizeof out };
	out[0] = '\0';
	for (const char *at = text; *at;) {
		size_t length = 0;
		while (is_word(at[length]))
			length++;
		const struct rule *found = NULL;
		for (unsigned i = 0; length && i < rules->count && !found; i++) {
			const struct rule *rule = &rules->rules[i];
			if (rule->kind == RULE_NAME && strlen(rule->from) == length &&
				strncasecmp(rule->from, at, length) == 0)
				found = rule;
		}
		if (found)
			add(&room, found->to, strlen(found->to));
		else
			add(&room, at, length ? length : 1);
		at += length ? length : 1;
	}
	snprintf(text, size, "%s", out);
}

/* The first comment sign behind as many as the instruction's own text has; NULL: there is none. */
static char *find_comment(const char *sign, char *text, const char *instruction)
{
	char *found = strstr(text, sign);
	for (const char *own = instruction; found && (own = strstr(own, sign)); own += strlen(sign))
		found = strstr(found + strlen(sign), sign);
	return found;
}

static void apply_edits(
	const struct specc_rules *rules, enum rule_kind kind, char *text, size_t size)
{
	for (unsigned i = 0; i < rules->count; i++)
		if (rules->rules[i].kind == kind)
			edit(&rules->rules[i], text, size);
}

void specc_rules_apply_own(
	const struct specc_rules *rules, const char *text, char *out, size_t size)
{
	snprintf(out, size, "%s", text);
	apply_edits(rules, RULE_EDIT_SPEC, out, size);
}

void specc_rules_apply_decoder(const struct specc_rules *rules, const char *text,
	const char *instruction, char *out, size_t size)
{
	snprintf(out, size, "%s", text);
	char *comment = *rules->comment ? find_comment(rules->comment, out, instruction) : NULL;
	if (comment)
		*comment = '\0';
	apply_edits(rules, RULE_EDIT, out, size);
	rename_words(rules, out, size);
}

const char *specc_rules_opcode(const struct specc_rules *rules, const char *name)
{
	for (unsigned i = 0; i < rules->count; i++)
		if (rules->rules[i].kind == RULE_OPCODE && strcasecmp(rules->rules[i].from, name) == 0)
			return rules->rules[i].to;
	return name;
}

/* ---- tokens ---- */

/* Reads a whole number; returns its bytes; 0: it is none, or part of a word such as 3f or 1.5. */
static size_t read_number(const char *at, uint64_t *value)
{
	unsigned base = 10;
	size_t used = 0, digits = 0;
	if (at[0] == '0' && (at[1] == 'x' || at[1] == 'X'))
		base = 16;
	else if (at[0] == '0' && (at[1] == 'b' || at[1] == 'B'))
		base = 2;
	used = base == 10 ? 0 : 2;
	for (*value = 0; isxdigit((unsigned char)at[used]); used++, digits++) {
		char c = (char)tolower((unsigned char)at[used]);
		unsigned digit = c <= '9' ? (unsigned)(c - '0') : (unsigned)(c - 'a') + 10;
		if (digit >= base)
			break;
		*value = *value * base + digit;
	}
	return digits && !is_word(at[used]) ? used : 0;
}

static void add_token(struct specc_tokens *to, size_t *used, const char *text, size_t length)
{
	if (to->count == SPECC_TOKENS || *used + length + 1 > sizeof to->text)
		return;
	char *place = to->text + *used;
	for (size_t i = 0; i < length; i++)
		place[i] = (char)tolower((unsigned char)text[i]);
	place[length] = '\0';
	to->token[to->count++] = place;
	*used += length + 1;
}

/* A minus sign belongs to the number after it, also between two operands: on both sides
 * alike. */
void specc_rules_tokens(const struct specc_rules *rules, const char *text, struct specc_tokens *to)
{
	size_t used = 0, end = strlen(text), tail = strlen(rules->terminator);
	while (end && isspace((unsigned char)text[end - 1]))
		end--;
	if (tail && end >= tail && strncmp(text + end - tail, rules->terminator, tail) == 0)
		end -= tail;
	to->count = 0;
	for (size_t at = 0; at < end;) {
		uint64_t value;
		char number[32];
		size_t sign = text[at] == '-' || text[at] == '+' ? 1 : 0, length = 0;
		while (sign && text[at + sign] == ' ')
			sign++;
		if (isspace((unsigned char)text[at])) {
			at++;
			continue;
		}
		if (isdigit((unsigned char)text[at + sign]))
			length = read_number(text + at + sign, &value);
		if (length) {
			value = (text[at] == '-' ? 0 - value : value) & rules->number_mask;
			snprintf(number, sizeof number, "%llu", (unsigned long long)value);
			add_token(to, &used, number, strlen(number));
			at += sign + length;
			continue;
		}
		while (at + length < end && is_word(text[at + length]))
			length++;
		add_token(to, &used, text + at, length ? length : 1);
		at += length ? length : 1;
	}
}

unsigned specc_tokens_differ(const struct specc_tokens *a, const struct specc_tokens *b)
{
	unsigned at = 0;
	while (at < a->count && at < b->count && strcmp(a->token[at], b->token[at]) == 0)
		at++;
	return at;
}

bool specc_tokens_equal(const struct specc_tokens *a, const struct specc_tokens *b)
{
	return a->count == b->count && specc_tokens_differ(a, b) == a->count;
}
