%# SPDX-License-Identifier: MIT
/* Something new was reached. */
static void keep(const struct options *options, const uint8_t *data, size_t size)
{
	remember(data, size);
	if (options->corpus && !write_input(options->corpus, data, size))
		exit(2);
}

static void run_loop(const struct options *options)
{
	struct ${$p}_fuzz_random r;
	uint8_t data[INPUT_MAX];
	double start = now(), last = start;
	unsigned long known = ${$p}_fuzz_reached();
	${$p}_fuzz_seed(&r, options->seed);
	execute(data, 0);
	for (uint64_t i = 0; !shared->stop && (!options->count || i < options->count); i++) {
		size_t size = 0;
		if (corpus_size && ${$p}_fuzz_below(&r, 8)) {
			const struct input *input = &corpus[${$p}_fuzz_below(&r, corpus_size)];
			size = input->size;
			memcpy(data, input->data, size);
		}
		for (uint64_t k = ${$p}_fuzz_below(&r, 3) + 1; k > 0; k--)
			size = LLVMFuzzerCustomMutator(data, size, sizeof data, (unsigned)${$p}_fuzz_next(&r));
		execute(data, size);
		if (${$p}_fuzz_reached() != known)
			keep(options, data, size);
		known = ${$p}_fuzz_reached();
		if (i % 64)
			continue;
		double t = now();
		if (t - last > 1) {
			last = t;
			${$p}_fuzz_summary(shared->summary, sizeof shared->summary);
		}
		if (options->time > 0 && t - start >= options->time)
			return;
	}
}

static void run_words(const struct options *options)
{
	enum { BATCH = 1 << 16 };
	for (uint64_t done = 0; done < options->words && !shared->stop; done += BATCH) {
		uint64_t left = options->words - done, size = left < BATCH ? left : BATCH;
		shared->whole += ${$p}_fuzz_batch(size, options->seed + done);
		shared->executions += size;
	}
}

/* All that the harness does; ends the process. */
static void run_harness(const struct options *options)
{
	if (LLVMFuzzerInitialize) {
		char *arguments[] = { "fuzz", NULL }, **list = arguments;
		int count = 1;
		LLVMFuzzerInitialize(&count, &list);
	}
	for (int i = 0; i < options->file_count; i++)
		run_file(options->files[i]);
	if (options->words) {
		run_words(options);
	} else if (!options->file_count) {
		if (options->corpus)
			read_corpus(options->corpus);
		run_loop(options);
	}
	${$p}_fuzz_summary(shared->summary, sizeof shared->summary);
	if (options->report && !${$p}_fuzz_write_report(options->report)) {
		fprintf(stderr, "fuzz: cannot write '%s': %s\n", options->report, strerror(errno));
		exit(2);
	}
	if (options->missing)
		${$p}_fuzz_print_missing();
	for (size_t i = 0; i < corpus_size; i++)
		free(corpus[i].data);
	exit(0);
}

