/* Asks a decoder that is a shared object, or linked in: in a process of its own, through memory
 * that both share, so that a crash tells at which word it was. */
#include "specc_against_process.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int decode_function(const uint8_t *, size_t, struct specc_decoded *);
typedef unsigned version_function(void);

/* ---- in the process of the decoder ---- */

/* POSIX promises that a symbol's address can be a function's; C does not have the cast. */
static void *symbol(void *library, const char *name, void *function, size_t size)
{
	void *address = dlsym(library, name);
	if (address)
		memcpy(function, &address, size);
	return address;
}

static decode_function *find_function(const struct specc_decoder *d, char *error)
{
	decode_function *decode = NULL;
	version_function *version = NULL;
	if (!d->setup->object)
		return d->setup->function;
	void *library = dlopen(d->setup->object, RTLD_NOW | RTLD_LOCAL);
	if (!library)
		snprintf(error, SPECC_TEXT_SIZE, "%s", dlerror());
	else if (!symbol(library, "specc_decode", &decode, sizeof decode))
		snprintf(error, SPECC_TEXT_SIZE, "it has no function specc_decode (specc_decoder.h)");
	else if (!symbol(library, "specc_decoder_version", &version, sizeof version))
		snprintf(error, SPECC_TEXT_SIZE, "it has no function specc_decoder_version");
	else if (version() != SPECC_DECODER_VERSION)
		snprintf(error, SPECC_TEXT_SIZE, "it is built with version %u of specc_decoder.h, not %d",
			version(), SPECC_DECODER_VERSION);
	return error[0] ? NULL : decode;
}

/* The bytes are at the end of a page, so that reading beyond them crashes. */
static uint8_t *make_fence(void)
{
	long page = sysconf(_SC_PAGESIZE);
	uint8_t *pages =
		mmap(NULL, 2 * (size_t)page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (pages == MAP_FAILED || mprotect(pages + page, (size_t)page, PROT_NONE))
		_exit(126);
	return pages + page;
}

static bool ends(const char *text, size_t size)
{
	return memchr(text, '\0', size) != NULL;
}

static void put(char *to, const char *text)
{
	memset(to, 0, SPECC_TEXT_SIZE);
	memcpy(to, text, strlen(text));
}

/* Blanks at the ends go, others become spaces, as in the lines of a program. */
static void trim(char *text)
{
	size_t from = strspn(text, " \t\n"), end = strlen(text);
	while (end > from && strchr(" \t\n", text[end - 1]))
		end--;
	memmove(text, text + from, end - from);
	text[end - from] = '\0';
	for (char *at = text; *at; at++)
		if (*at == '\t' || *at == '\n')
			*at = ' ';
}

static void answer_one(const struct specc_decoder *d, decode_function *decode, uint8_t *fence,
	const struct specc_word *w, struct specc_answer *answer)
{
	static struct {
		struct specc_decoded said;
		uint8_t guard[64];
	} room;
	static const uint8_t guard[64] = { 0 };
	memset(&room, 0, sizeof room);
	memcpy(fence - w->length, w->bytes, w->length);
	long before = specc_now_ms();
	int validity = decode(fence - w->length, w->length, &room.said);
	long ms = specc_now_ms() - before;
	memset(answer, 0, sizeof *answer);
	answer->outcome = ms > d->setup->late ? SPECC_LATE : SPECC_ANSWERED;
	answer->detail = (int)ms;
	const char *wrong = NULL;
	if (memcmp(room.guard, guard, sizeof guard) != 0)
		wrong = "writes past the end of struct specc_decoded";
	else if (validity < SPECC_REFUSED || validity > SPECC_SKIPPED)
		wrong = "does not return an enum specc_validity";
	else if (!ends(room.said.opcode, sizeof room.said.opcode) ||
			 !ends(room.said.text, sizeof room.said.text))
		wrong = "an unterminated text";
	if (!wrong) {
		answer->validity = (enum specc_validity)validity;
		if (validity == SPECC_ACCEPTED)
			answer->said = room.said;
		trim(answer->said.text);
		return;
	}
	answer->outcome = SPECC_GARBAGE;
	put(answer->said.text, wrong);
}

static _Noreturn void serve(const struct specc_decoder *d, int go, int ready)
{
	char byte = 0;
	int none = open("/dev/null", O_RDWR);
	uint8_t *fence = make_fence();
	signal(SIGPIPE, SIG_DFL);
	setpgid(0, 0);
	specc_process_end_with_parent();
	for (int i = 0; i < 3 && none >= 0; i++)
		dup2(none, i);
	decode_function *decode = find_function(d, d->share->error);
	while (decode && read(go, &byte, 1) == 1) {
		for (unsigned i = 0; i < d->share->count; i++) {
			answer_one(d, decode, fence, &d->share->words[i], &d->share->answers[i]);
			d->share->done = i + 1;
		}
		if (write(ready, &byte, 1) != 1)
			break;
	}
	_exit(0);
}

/* ---- in the campaign ---- */

static bool start(struct specc_decoder *d)
{
	int to[2], from[2];
	if (d->pid)
		return true;
	fflush(stdout);
	fflush(stderr);
	if (!specc_pipes(to, from))
		return false;
	d->pid = fork();
	if (d->pid == 0) {
		close(to[1]);
		close(from[0]);
		serve(d, to[0], from[1]);
	}
	close(to[0]);
	close(from[1]);
	d->to = to[1];
	d->from = from[0];
	if (d->pid > 0)
		return true;
	d->pid = 0;
	fprintf(stderr, "cannot start a process: %s\n", strerror(errno));
	return false;
}

/* Waits for the row; *outcome says what happened at word share->done when it did not end. */
static bool wait_for_row(struct specc_decoder *d, enum specc_outcome *outcome, int *detail)
{
	unsigned seen = 0;
	long since = specc_now_ms();
	char byte;
	for (;;) {
		struct pollfd event = { .fd = d->from, .events = POLLIN };
		int count = poll(&event, 1, d->setup->timeout / 4 + 1);
		if (count > 0) {
			if (read(d->from, &byte, 1) == 1)
				return true;
			*outcome = specc_process_end(d, detail);
			return false;
		}
		if (d->share->done != seen) {
			seen = d->share->done;
			since = specc_now_ms();
		} else if (specc_now_ms() - since >= d->setup->timeout) {
			*outcome = SPECC_HUNG;
			*detail = d->setup->timeout;
			specc_process_kill(d);
			return false;
		}
	}
}

/* Asks for at most a row; returns how many words have an answer now. */
static unsigned ask_row(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	enum specc_outcome outcome = SPECC_ANSWERED;
	int detail = 0;
	memcpy(d->share->words, words, count * sizeof *words);
	d->share->count = count;
	d->share->done = 0;
	char byte = 1;
	bool whole = write(d->to, &byte, 1) == 1 && wait_for_row(d, &outcome, &detail);
	if (!whole && d->pid)
		outcome = specc_process_end(d, &detail);
	unsigned done = d->share->done < count ? d->share->done : count;
	memcpy(answers, d->share->answers, done * sizeof *answers);
	if (whole || done == count)
		return done;
	memset(&answers[done], 0, sizeof *answers);
	answers[done].outcome = outcome;
	answers[done].detail = detail;
	d->broken += outcome == SPECC_HUNG ? SPECC_BROKEN_MAX / 4 : 1;
	return done + 1;
}

bool specc_library_ask(struct specc_decoder *d, const struct specc_word *words, unsigned count,
	struct specc_answer *answers)
{
	for (unsigned at = 0; at < count;) {
		unsigned row = count - at < SPECC_ROW ? count - at : SPECC_ROW;
		if (d->broken >= SPECC_BROKEN_MAX) {
			answers[at++].validity = SPECC_SKIPPED;
			continue;
		}
		if (!start(d))
			return false;
		at += ask_row(d, words + at, row, answers + at);
		if (d->share->error[0]) {
			fprintf(stderr, "%s: %s\n", d->setup->object, d->share->error);
			return false;
		}
	}
	return true;
}

/* Reports a library that cannot be loaded, or that ends the process while it is loaded. */
bool specc_library_open(struct specc_decoder *d)
{
	enum specc_outcome outcome = SPECC_ANSWERED;
	int detail = 0;
	d->share =
		mmap(NULL, sizeof *d->share, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (d->share == MAP_FAILED) {
		d->share = NULL;
		fprintf(stderr, "no memory to share with the decoder: %s\n", strerror(errno));
		return false;
	}
	char byte = 1;
	if (!start(d))
		return false;
	if (write(d->to, &byte, 1) == 1 && wait_for_row(d, &outcome, &detail))
		return true;
	if (d->share->error[0])
		fprintf(stderr, "%s: %s\n", d->setup->object, d->share->error);
	else
		fprintf(stderr, "%s: crashes while it is loaded\n",
			d->setup->object ? d->setup->object : "the decoder");
	return false;
}

void specc_decoder_close(struct specc_decoder *d)
{
	if (!d)
		return;
	specc_process_kill(d);
	if (d->share)
		munmap(d->share, sizeof *d->share);
	free(d);
}
