/* Talks with a program over two pipes: words out as lines of hexadecimal digits, answers in.
 * Neither side can wait for the other for ever: nothing here blocks, and few words are on the way
 * at once. */
#include "specc_against_process.h"

#include <ctype.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

/* ---- one answer ---- */

/* Answers of disassemblers for words that are not instructions. */
static const char *const refusals[] = { "", "undefined", "reserved", "invalid", "illegal",
	"unknown", "bad", "(bad)", "<unknown>", "<invalid>", "<undefined>", "???", "-" };
static const char *const directives[] = { ".byte", ".2byte", ".4byte", ".8byte", ".short", ".half",
	".hword", ".word", ".long", ".dword", ".quad", ".inst", ".insn", ".data", "db", "dw", "dd" };

static bool is_refusal(const struct specc_decoder_setup *setup, const char *line)
{
	size_t word = strcspn(line, " \t");
	for (size_t i = 0; i < sizeof refusals / sizeof *refusals; i++)
		if (strcasecmp(line, refusals[i]) == 0)
			return true;
	for (size_t i = 0; i < sizeof directives / sizeof *directives; i++)
		if (strlen(directives[i]) == word && strncasecmp(line, directives[i], word) == 0)
			return true;
	for (unsigned i = 0; i < setup->refused_count; i++)
		if (strcasecmp(line, setup->refused[i]) == 0)
			return true;
	return false;
}

static bool say(struct specc_answer *answer, const char *why)
{
	snprintf(answer->said.text, sizeof answer->said.text, "%s", why);
	return false;
}

/* "LENGTH [OPCODE [TEXT]]" after "ok". */
static bool read_ok(const char *at, struct specc_answer *answer)
{
	char *end;
	unsigned long length = strtoul(at, &end, 10);
	answer->validity = SPECC_ACCEPTED;
	if (!isdigit((unsigned char)*at) || length > 1000 || (*end && *end != ' '))
		return say(answer, "a line that begins with `ok` without a length after it");
	answer->said.length = (unsigned)length;
	at = end + strspn(end, " ");
	size_t name = strcspn(at, " ");
	if (name >= sizeof answer->said.opcode)
		return say(answer, "a name of an opcode with more than 63 bytes");
	if (name && !(name == 1 && *at == '-'))
		memcpy(answer->said.opcode, at, name);
	at += name + strspn(at + name, " ");
	if (strlen(at) >= sizeof answer->said.text)
		return say(answer, "a text of more than 255 bytes");
	memcpy(answer->said.text, at, strlen(at) + 1);
	return true;
}

bool specc_answer_read(const struct specc_decoder_setup *setup, const char *line, size_t length,
	struct specc_answer *answer)
{
	char text[SPECC_LINE_MAX];
	while (length && isspace((unsigned char)*line)) {
		line++;
		length--;
	}
	while (length && isspace((unsigned char)line[length - 1]))
		length--;
	if (length >= sizeof text)
		return say(answer, "a line of more than 2047 bytes");
	for (size_t i = 0; i < length; i++) {
		unsigned char byte = (unsigned char)line[i];
		if (byte == 0)
			return say(answer, "a line with a NUL in it");
		if (byte == 0x7f || (byte < ' ' && byte != '\t'))
			return say(answer, "a line with control characters in it");
		text[i] = byte == '\t' ? ' ' : (char)byte;
	}
	text[length] = '\0';
	if (is_refusal(setup, text)) {
		answer->validity = SPECC_REFUSED;
		return true;
	}
	if (strcmp(text, "skip") == 0) {
		answer->validity = SPECC_SKIPPED;
		return true;
	}
	if (strncmp(text, "ok ", 3) == 0 || strcmp(text, "ok") == 0)
		return read_ok(text + 2 + strspn(text + 2, " "), answer);
	answer->validity = SPECC_ACCEPTED;
	if (length >= sizeof answer->said.text)
		return say(answer, "a text of more than 255 bytes");
	memcpy(answer->said.text, text, length + 1);
	return true;
}

/* ---- lines in ---- */

static void stop(struct specc_talk *talk, enum specc_outcome outcome, int detail, const char *why)
{
	talk->outcome = outcome;
	talk->detail = detail;
	snprintf(talk->why, sizeof talk->why, "%s", why);
}

/* False: the talk is over. */
static bool take_line(struct specc_decoder *d, struct specc_talk *talk, size_t length, long *since)
{
	if (talk->got >= talk->sent) {
		stop(talk, SPECC_GARBAGE, 0, "more lines than it was asked for");
		return false;
	}
	struct specc_answer *answer = &talk->answers[talk->got];
	memset(answer, 0, sizeof *answer);
	if (!specc_answer_read(d->setup, d->line, length, answer)) {
		stop(talk, SPECC_GARBAGE, 0, answer->said.text);
		return false;
	}
	long now = specc_now_ms();
	long allowed = d->setup->late + (talk->got ? 0 : talk->grace);
	if (!talk->end_input && now - *since > allowed) {
		answer->outcome = SPECC_LATE;
		answer->detail = (int)(now - *since);
	}
	*since = now;
	talk->got++;
	return true;
}

/* Takes what there is. False: the talk is over. */
static bool receive(struct specc_decoder *d, struct specc_talk *talk, long *since)
{
	ssize_t count = read(d->from, d->line + d->line_used, sizeof d->line - d->line_used);
	if (count < 0 && (errno == EAGAIN || errno == EINTR))
		return true;
	if (count <= 0) {
		if (d->line_used && talk->got < talk->count) /* a last line without its end */
			take_line(d, talk, d->line_used, since);
		int detail = 0;
		enum specc_outcome how = specc_process_end(d, &detail);
		if (talk->outcome == SPECC_ANSWERED && (talk->got < talk->count || how == SPECC_CRASHED))
			stop(talk, how, detail, "");
		return false;
	}
	d->line_used += (size_t)count;
	for (char *end; (end = memchr(d->line, '\n', d->line_used)) != NULL;) {
		size_t length = (size_t)(end - d->line);
		if (!take_line(d, talk, length, since))
			return false;
		d->line_used -= length + 1;
		memmove(d->line, end + 1, d->line_used);
	}
	if (d->line_used < sizeof d->line)
		return true;
	stop(talk, SPECC_GARBAGE, 0, "a line of more than 2047 bytes");
	return false;
}

/* ---- lines out ---- */

struct outgoing {
	char text[4096];
	size_t used, written;
};

static void add_words(struct specc_talk *talk, struct outgoing *out)
{
	static const char digits[] = "0123456789abcdef";
	if (out->written == out->used)
		out->used = out->written = 0;
	while (talk->sent < talk->count && talk->sent - talk->got < talk->window &&
		   out->used + 2 * SPECC_WORD_MAX + 1 <= sizeof out->text) {
		const struct specc_word *w = &talk->words[talk->sent++];
		for (unsigned i = 0; i < w->length; i++) {
			out->text[out->used++] = digits[w->bytes[i] >> 4];
			out->text[out->used++] = digits[w->bytes[i] & 15];
		}
		out->text[out->used++] = '\n';
	}
}

/* A decoder that reads no more shows at its output. */
static void send_words(struct specc_decoder *d, struct specc_talk *talk, struct outgoing *out)
{
	if (d->to < 0)
		return;
	add_words(talk, out);
	while (out->written < out->used) {
		ssize_t count = write(d->to, out->text + out->written, out->used - out->written);
		if (count < 0 && errno == EINTR)
			continue;
		if (count <= 0)
			break;
		out->written += (size_t)count;
		add_words(talk, out);
	}
	bool broken = out->written < out->used && errno == EPIPE;
	if (broken || (talk->end_input && talk->sent == talk->count && out->written == out->used)) {
		close(d->to);
		d->to = -1;
	}
}

/* Is there something to read, or the end, within so many milliseconds? */
static bool has_more(const struct specc_decoder *d, int ms)
{
	struct pollfd more = { .fd = d->from, .events = POLLIN };
	return d->line_used > 0 || poll(&more, 1, ms) > 0;
}

void specc_talk(struct specc_decoder *d, struct specc_talk *talk)
{
	struct outgoing out = { .used = 0 };
	long since = specc_now_ms();
	talk->outcome = SPECC_ANSWERED;
	talk->sent = talk->got = 0;
	if (has_more(d, 0)) { /* nothing has been asked yet */
		receive(d, talk, &since);
		return;
	}
	while (talk->got < talk->count || talk->end_input) {
		send_words(d, talk, &out);
		struct pollfd events[2] = { { .fd = d->from, .events = POLLIN },
			{ .fd = out.written < out.used ? d->to : -1, .events = POLLOUT } };
		long left = since + talk->timeout + (talk->got ? 0 : talk->grace) - specc_now_ms();
		int count = left > 0 ? poll(events, 2, (int)left) : 0;
		if (count == 0) {
			stop(talk, SPECC_HUNG, (int)talk->timeout, "");
			break;
		}
		if (count > 0 && events[0].revents && !receive(d, talk, &since))
			return;
	}
	if (talk->outcome == SPECC_ANSWERED && !talk->end_input && has_more(d, 1))
		receive(d, talk, &since); /* lines that nobody has asked for, or its end */
}
