%# SPDX-License-Identifier: MIT
/* ---- the child: runs inputs ---- */

struct input {
	uint8_t *data;
	size_t size;
};

static struct input corpus[CORPUS_MAX];
static size_t corpus_size;

static void remember(const uint8_t *data, size_t size)
{
	if (corpus_size == CORPUS_MAX || !(corpus[corpus_size].data = malloc(size + 1)))
		return;
	memcpy(corpus[corpus_size].data, data, size);
	corpus[corpus_size++].size = size;
}

/* The input is in memory of exactly its size, so that AddressSanitizer sees reads beyond it. */
static void execute(const uint8_t *data, size_t size)
{
	static uint8_t *room;
	static size_t room_size = SIZE_MAX;
	memcpy(shared->data, data, size);
	shared->size = size;
	if (size != room_size) {
		free(room);
		room = malloc(size ? size : 1);
		room_size = size;
	}
	if (!room)
		exit(2);
	memcpy(room, data, size);
	LLVMFuzzerTestOneInput(room, size);
	shared->executions++;
}

/* Reads a file of at most INPUT_MAX bytes, more are left out. */
static bool read_input(const char *path, uint8_t *data, size_t *size)
{
	FILE *file = fopen(path, "rb");
	if (!file)
		return false;
	*size = fread(data, 1, INPUT_MAX, file);
	fclose(file);
	return true;
}

static void run_file(const char *path)
{
	uint8_t data[INPUT_MAX];
	size_t size;
	if (!read_input(path, data, &size)) {
		fprintf(stderr, "fuzz: cannot read '%s': %s\n", path, strerror(errno));
		exit(2);
	}
	snprintf(shared->name, sizeof shared->name, "%s", path);
	execute(data, size);
	remember(data, size);
	shared->name[0] = '\0';
}

static void read_corpus(const char *folder)
{
	char path[1024];
	DIR *list = opendir(folder);
	if (!list) {
		fprintf(stderr, "fuzz: cannot read '%s': %s\n", folder, strerror(errno));
		exit(2);
	}
	for (struct dirent *entry; (entry = readdir(list)) && !shared->stop;) {
		struct stat info;
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		if (stat(path, &info) == 0 && S_ISREG(info.st_mode))
			run_file(path);
	}
	closedir(list);
}

