/* ---- options ---- */

static const char help[] =
	"usage: fuzz [OPTION...] [FILE...]\n"
	"Runs the harness that this program was built with, on inputs that it makes; with FILEs\n"
	"on these alone.\n\n"
	"  --time S        end after S seconds (default 60; 0: never)\n"
	"  --count N       end after N inputs\n"
	"  --seed N        first random number (default 1)\n"
	"  --timeout S     an input that takes longer is a hang (default 5)\n"
	"  --corpus DIR    read inputs from DIR first; add those that reach something new\n"
	"  --report FILE   add to FILE how often what was reached\n"
	"  --missing       print what can be reached and was not\n"
	"  --artifact DIR  where to write the input that failed (default .)\n"
	"  --words N       N words one after the other, without mutation (harness decode)\n"
	"  --seeds DIR     write seeds as bytes into DIR, and end\n"
	"  --texts DIR     write seeds as assembly text into DIR, and end\n"
	"  --help          print this\n\n"
	"Exit status: 0 fine, 1 a failure was found, 2 usage or input/output.\n";

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

/* An option with its value; false: there is none of this name, or the value is wrong. */
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
			return usage("no such option, or no value for", words[i]);
		if (!read_option(&o, words[i], words[i + 1]))
			return usage("no such option, or not its value:", words[i]);
		i++;
	}
	if (o.count && o.time == 60)
		o.time = 0;
	o.files = words + i;
	o.file_count = count - i;
	if (o.words && !${$p}_fuzz_batch)
		return usage("this harness does not know", "--words");
	if (o.seeds || o.texts)
		return (!o.seeds || write_seeds(o.seeds)) && (!o.texts || write_texts(o.texts)) ? 0 : 2;
	if (o.corpus && !make_folder(o.corpus))
		return 2;
	return watch(&o);
}
