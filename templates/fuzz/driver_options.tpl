%# SPDX-License-Identifier: MIT
/* ---- options ---- */

static const char help[] =
	"usage: fuzz [OPTION...] [FILE...]\n"
	"Runs the harness of this program on generated inputs, or, with FILEs, only on these.\n\n"
	"  --time S        stop after S seconds (default 60; 0: never)\n"
	"  --count N       stop after N inputs\n"
	"  --seed N        seed of the random numbers (default 1)\n"
	"  --timeout S     report an input that takes longer as a hang (default 5)\n"
	"  --corpus DIR    read inputs from DIR first; add inputs that reach something new\n"
	"  --report FILE   append to FILE what was reached and how often\n"
	"  --missing       print what can be reached but was not\n"
	"  --artifact DIR  folder for the input that failed (default .)\n"
	"  --words N       run N words in sequence, without mutation (harness decode)\n"
	"  --seeds DIR     write the seeds as bytes to DIR and exit\n"
	"  --texts DIR     write the seeds as assembly text to DIR and exit\n"
	"  --help          print this text\n\n"
	"Exit status: 0 success, 1 a failure was found, 2 usage or input/output.\n";

static int usage(const char *what, const char *word)
{
	fprintf(stderr, "fuzz: %s '%s' (see --help)\n", what, word);
	return 2;
}

static bool read_number(const char *text, double *number)
{
	char *end;
	*number = strtod(text, &end);
	return end != text && !*end && *number >= 0 && *number <= 1e18;
}

static bool read_count(const char *text, uint64_t *number)
{
	char *end;
	errno = 0;
	*number = strtoull(text, &end, 10);
	return *text >= '0' && *text <= '9' && !*end && !errno;
}

/* An option with its value; false: unknown name or invalid value. */
static bool read_option(struct options *o, const char *name, const char *value)
{
	struct {
		const char *name, **text;
		double *number;
		uint64_t *count;
	} const all[] = { { "--time", NULL, &o->time, NULL }, { "--timeout", NULL, &o->timeout, NULL },
		{ "--count", NULL, NULL, &o->count }, { "--seed", NULL, NULL, &o->seed },
		{ "--words", NULL, NULL, &o->words }, { "--corpus", &o->corpus, NULL, NULL },
		{ "--report", &o->report, NULL, NULL }, { "--artifact", &o->artifacts, NULL, NULL },
		{ "--seeds", &o->seeds, NULL, NULL }, { "--texts", &o->texts, NULL, NULL } };
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		if (strcmp(all[i].name, name) != 0)
			continue;
		if (all[i].text)
			*all[i].text = value;
		return all[i].text || (all[i].number ? read_number(value, all[i].number)
											 : read_count(value, all[i].count));
	}
	return false;
}

int main(int count, char **words)
{
	struct options o = { .time = 60, .timeout = 5, .seed = 1, .artifacts = "." };
	int i = 1;
	for (; i < count && words[i][0] == '-' && words[i][1]; i++) {
		if (strcmp(words[i], "--help") == 0)
			return fputs(help, stdout) < 0 || fflush(stdout) ? 2 : 0;
		if (strcmp(words[i], "--missing") == 0) {
			o.missing = true;
			continue;
		}
		if (i + 1 == count)
			return usage("unknown option, or no value for", words[i]);
		if (!read_option(&o, words[i], words[i + 1]))
			return usage("unknown option, or invalid value:", words[i]);
		i++;
	}
	if (o.count && o.time == 60)
		o.time = 0;
	o.files = words + i;
	o.file_count = count - i;
	if (o.words && !${$p}_fuzz_batch)
		return usage("this harness does not support", "--words");
	if (o.seeds || o.texts)
		return (!o.seeds || write_seeds(o.seeds)) && (!o.texts || write_texts(o.texts)) ? 0 : 2;
	if (o.corpus && !make_folder(o.corpus))
		return 2;
	return watch(&o);
}
