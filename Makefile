# SPDX-License-Identifier: MIT
# Builds specc from specc/, regenerates out/ from isa-spec/ and runs the tests. GNU make.
# `make help` lists the targets; V=1 shows the commands. Everything built goes to build/.

# ---- Settings, for the command line or the environment ----

CFLAGS ?= -O2 -g
PREFIX ?= /usr/local
DESTDIR ?=
# -Werror for development; new warnings of a newer compiler must not prevent anyone from building.
# `make lint` always compiles with -Werror.
WERROR ?=

BUILD := build
PKG_CONFIG ?= pkg-config
AR ?= ar

# One job per core, unless chosen by the caller, on the command line or as an outer make.
ifeq ($(MAKELEVEL)$(filter -j%,$(MAKEFLAGS)),0)
MAKEFLAGS += -j$(shell nproc 2>/dev/null || echo 2)
endif
MAKEFLAGS += --no-builtin-rules --no-print-directory
ifneq ($(V),1)
.SILENT:
endif
.DELETE_ON_ERROR:
.SECONDARY:

.PHONY: specgen
.PHONY: all dev out ref help check check-deep check-docs check-tools check-fresh bless-addresses \
	screenshots \
	mutate mutate-generated hardware bless lint format asan bench clean units site serve \
	install uninstall man static dist \
	fuzz fuzz-afl fuzz-self fuzz-strength fuzz-branches proof proof-smt proof-deps coverage \
	report-places matrix-table editors FORCE

# Regenerates out/, prints a line per instruction set, then what to try next.
all: out ref man
	echo "Next: $(BUILD)/specc --help, or $(BUILD)/specc list isa-spec/gpu"

help:
	echo "make             build $(BUILD)/specc and regenerate out/ from isa-spec/"
	echo "make dev         build $(BUILD)/dev/specc without optimisation, for quick rebuilds"
	echo "make check       run the tests, of the slow ones a tenth, by turns (SLOW=1: all)"
	echo "make check-deep  run the tests with more cases (SHARE=K/N: one share), mutate, asan"
	echo "make site        build pages, codec and downloads of all ISAs in $(BUILD)/site"
	echo "make serve       build the site and serve it at http://localhost:$(PORT)/"
	echo "make check-docs  check the documentation pages: validators, links, a browser"
	echo "make screenshots pictures of the pages for people to look at: build/screenshots"
	echo "make check-tools tests with other programs: simulators, editors, packagers (tests/tools)"
	echo "make check-fresh run the commands of README.md on a minimal Debian (debootstrap, root)"
	echo "make fuzz        run each harness of ISA=gpu: WORDS=N words, TIME=60 s; docs/fuzz.md"
	echo "make fuzz-afl    run the harnesses with AFL++"
	echo "make fuzz-self   fuzz specc's own code, TIME=60 s per part; docs/internals/fuzz-self.md"
	echo "make fuzz-strength  plant faults in the generated C; the harnesses must find them all"
	echo "make fuzz-branches  list the statements of the semantics that fuzzed programs reach"
	echo "make proof       prove properties of the generated codec; docs/internals/proof.md"
	echo "make proof-smt   prove that the interpreter follows the semantics"
	echo "make proof-deps  install what the proofs need"
	echo "make mutate      make single changes in isa-spec/; the tests must notice each"
	echo "make mutate-generated  the same for the generated C of ISA=gpu"
	echo "make report-places  switch off each place that reports; some test must fail"
	echo "make matrix-table  the whole matrix of tests/fuzzing/matrix: by definition, use, reader"
	echo "make coverage    measure the lines and branches that the tests execute (clang, llvm)"
	echo "make hardware    compare with a GPU and write tests/vectors/ (needs an NVIDIA driver)"
	echo "make bless       rewrite the expected output of the golden cases; review the diff"
	echo "make bless-addresses  add new addresses of pages to tests/docs/urls/"
	echo "make lint        check folder order, banned calls, lengths, names of ISAs, warnings"
	echo "make editors     write the functions of the pseudo-code into the highlighting of editors/"
	echo "make format      format the C sources with clang-format, specifications with specc fmt"
	echo "make asan        build $(BUILD)/asan with sanitizers and run unit, golden, check tests"
	echo "make bench       measure speed (prints figures only)"
	echo "make install     install into PREFIX ($(PREFIX)), below DESTDIR if set; docs/install.md"
	echo "make uninstall   remove exactly what make install has installed there"
	echo "make static      the programs in $(BUILD)/static, with all libraries inside"
	echo "make dist        archives of sources and programs, a Debian package, a Containerfile"
	echo "make clean       remove $(BUILD)/"
	echo
	echo "V=1 shows the commands. CC, CFLAGS, LDFLAGS and WERROR=-Werror work as usual."
	echo "To run a single test: tests/run NAME (tests/run --help)."

# ---- The compiler ----

WARNINGS := -Wall -Wextra -Wpedantic -Wconversion -Wshadow
XML_CFLAGS = $(shell $(PKG_CONFIG) --cflags libxml-2.0 libcmark-gfm)
XML_LIBS = $(shell $(PKG_CONFIG) --libs libxml-2.0) $(shell $(PKG_CONFIG) --libs libcmark-gfm) \
	-lcmark-gfm-extensions
ELF_LIBS = $(shell $(PKG_CONFIG) --libs libelf)
JSON_CFLAGS = $(shell $(PKG_CONFIG) --cflags jansson)
JSON_LIBS = $(shell $(PKG_CONFIG) --libs jansson)
ZIP_CFLAGS = $(shell $(PKG_CONFIG) --cflags zlib)
ZIP_LIBS = $(shell $(PKG_CONFIG) --libs zlib)
CMOCKA_CFLAGS = $(shell $(PKG_CONFIG) --cflags cmocka)
CMOCKA_LIBS = $(shell $(PKG_CONFIG) --libs cmocka)
XML_CFLAGS := $(XML_CFLAGS)
XML_LIBS := $(XML_LIBS)
ELF_LIBS := $(ELF_LIBS)
JSON_CFLAGS := $(JSON_CFLAGS)
JSON_LIBS := $(JSON_LIBS)
ZIP_CFLAGS := $(ZIP_CFLAGS)
ZIP_LIBS := $(ZIP_LIBS)
LIBS := $(XML_LIBS) $(ELF_LIBS) $(JSON_LIBS) $(ZIP_LIBS)

COMPILE = $(CC) -std=c11 -D_POSIX_C_SOURCE=200809L -Ispecc $(WARNINGS) $(WERROR) \
	$(CPPFLAGS) $(CFLAGS) $(EXTRA_CFLAGS) -MMD -MP

# Floats as text: functions of the generated C, whose templates become C without their control
# lines.
FLOAT_PARTS := $(patsubst %,templates/c/number/%.tpl,integer big read round digits write)
FLOAT_TEXT := $(BUILD)/float_text.c
WRITTEN := $(sort $(wildcard specc/*/*.c))
SOURCES := $(WRITTEN) $(FLOAT_TEXT)
# BY_ROOM=1: an object for each folder, from a file that includes its sources. The headers are then
# read once a folder, so that a change in one of them costs a fifth.
ifdef BY_ROOM
ROOMS := $(patsubst specc/%/,$(BUILD)/room/%.c,$(sort $(dir $(WRITTEN))))
SOURCES := $(ROOMS) specc/cli/main.c $(FLOAT_TEXT)
CPPFLAGS += -D_XOPEN_SOURCE=700
$(ROOMS:%.c=$(BUILD)/obj/%.o): INCLUDES = $(XML_CFLAGS) $(JSON_CFLAGS) $(ZIP_CFLAGS)
$(ROOMS): $(BUILD)/room/%.c: $(BUILD)/sources
	mkdir -p $(@D)
	for source in $(filter-out specc/cli/main.c,$(filter specc/$*/%,$(WRITTEN))); do \
		echo "#include \"$${source#specc/}\""; done >$@
endif
OBJECTS := $(SOURCES:%.c=$(BUILD)/obj/%.o)
MAIN := $(BUILD)/obj/specc/cli/main.o
LIBRARY := $(BUILD)/libspecc.a

# specc without arguments reports what is missing; without main.c there is nothing to build yet.
$(BUILD)/specc: $(MAIN) $(LIBRARY)
	$(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -o $@ $^ $(LIBS) $(LDLIBS)

# All objects except main.o, for the compiler and the unit programs; rebuilt from scratch, so that
# no object of a removed source remains.
$(LIBRARY): $(filter-out $(MAIN),$(OBJECTS)) $(BUILD)/sources
	rm -f $@
	$(AR) qcs $@ $(filter %.o,$^)
	. tests/shared/progress.sh; progress_clear

# Of what the templates leave out, the part for sets without binary64 or leading zeros is dropped.
$(FLOAT_TEXT): $(FLOAT_PARTS)
	mkdir -p $(@D)
	{ echo '#include "number/text.h"'; \
		sed -e '/^%if not($$\(float64\|decimal-digits\))/,/^%end/d' -e '/^%/d' \
			-e 's/$${$$p}/number/g' $(FLOAT_PARTS); } >$@

# Only these folders may include the headers of libxml2 and cmark-gfm.
$(BUILD)/obj/specc/lang/%.o $(BUILD)/obj/specc/template/%.o $(BUILD)/obj/specc/view/%.o \
$(BUILD)/obj/specc/derived/%.o $(BUILD)/obj/specc/page/%.o $(BUILD)/obj/specc/doc/%.o \
$(BUILD)/obj/specc/build/%.o: INCLUDES = $(XML_CFLAGS)

# And only these those of jansson and zlib.
$(BUILD)/obj/specc/lsp/%.o: INCLUDES = $(JSON_CFLAGS)
$(BUILD)/obj/specc/host/%.o: INCLUDES = $(ZIP_CFLAGS)

# The number of files that this run compiles: counted at the first one, by a make with -n. COUNTING
# is for that make.
ifdef COUNTING
ALL := 0
else
ALL = $(eval ALL := $(shell rm -f $(BUILD)/progress; \
	$(MAKE) -n COUNTING=1 $(MAKEOVERRIDES) $(MAKECMDGOALS) 2>/dev/null | \
	grep -c progress_compiling))$(ALL)
endif

# The messages of the compiler are kept in a file next to the object; tests/house/lint.sh reads it.
$(BUILD)/obj/%.o: %.c $(BUILD)/flags
	progress_last=0; . tests/shared/progress.sh; progress_compiling $< $(BUILD)/progress $(ALL)
	[ -d $(@D) ] || mkdir -p $(@D)
	$(COMPILE) $(INCLUDES) -c -o $@ $< 2>$(@:.o=.said); status=$$?; \
		[ ! -s $(@:.o=.said) ] || cat $(@:.o=.said) >&2; exit $$status

# Files that change only if the flags or the list of sources change; what depends on them is then
# rebuilt.
$(BUILD)/flags: $(if $(COUNTING),,FORCE)
	mkdir -p $(BUILD)
	echo '$(COMPILE) $(XML_CFLAGS) $(LDFLAGS)' | cmp -s - $@ || \
		echo '$(COMPILE) $(XML_CFLAGS) $(LDFLAGS)' >$@

$(BUILD)/sources: $(if $(COUNTING),,FORCE)
	mkdir -p $(BUILD)
	echo '$(WRITTEN)' | cmp -s - $@ || echo '$(WRITTEN)' >$@

FORCE:

# ---- The reference evaluator: only for tests, with GMP and MPFR; omitted if these are missing ----

REF_LIBRARIES := gmp mpfr
REF_CFLAGS := $(shell $(PKG_CONFIG) --cflags $(REF_LIBRARIES) 2>/dev/null)
REF_LIBS := $(shell $(PKG_CONFIG) --libs $(REF_LIBRARIES) 2>/dev/null)
REF_OBJECTS := $(patsubst %.c,$(BUILD)/obj/%.o,$(sort $(wildcard tests/execution/ref/*.c)))
REF_MAIN := $(BUILD)/obj/tests/execution/ref/ref_main.o
REF_LIBRARY := $(BUILD)/libspecc-ref.a

# The comparison of both executions; tests link it with generated code and with generated.c, which
# needs that code to be compiled.
COMPARE_SOURCES := $(filter-out %/generated.c,$(sort $(wildcard tests/execution/compare/*.c)))
COMPARE_OBJECTS := $(COMPARE_SOURCES:%.c=$(BUILD)/obj/%.o)
COMPARE_LIBRARY := $(BUILD)/libspecc-compare.a

ifneq ($(REF_LIBS),)
ref: $(BUILD)/specc-ref $(COMPARE_LIBRARY)
else
ref:
	echo "Not built: $(BUILD)/specc-ref needs $(REF_LIBRARIES) (packages libgmp-dev, libmpfr-dev)"
endif

$(REF_OBJECTS): INCLUDES = $(REF_CFLAGS)

$(REF_LIBRARY): $(filter-out $(REF_MAIN),$(REF_OBJECTS))
	rm -f $@
	$(AR) rcs $@ $^

$(COMPARE_LIBRARY): $(COMPARE_OBJECTS)
	rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/specc-ref: $(REF_MAIN) $(REF_LIBRARY) $(LIBRARY)
	$(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -o $@ $^ $(REF_LIBS) $(LIBS) $(LDLIBS)

# ---- Random specifications: generator, runner, shrinker ----

SPECGEN := $(BUILD)/specgen
SPECGEN_TOOLS := tests/fuzzing/specgen/runner.c tests/fuzzing/specgen/shrink.c
SPECGEN_SOURCES := $(filter-out $(SPECGEN_TOOLS),$(sort $(wildcard tests/fuzzing/specgen/*.c)))

$(SPECGEN)/specgen: $(SPECGEN_SOURCES:%.c=$(BUILD)/obj/%.o)
	mkdir -p $(@D)
	$(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

$(SPECGEN)/%: $(BUILD)/obj/tests/fuzzing/specgen/%.o
	mkdir -p $(@D)
	$(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -o $@ $^ $(LDLIBS)

specgen: $(SPECGEN)/specgen $(SPECGEN)/runner $(SPECGEN)/shrink $(BUILD)/matrix/matrix

MATRIX_SOURCES := $(sort $(wildcard tests/fuzzing/matrix/*.c))

$(BUILD)/matrix/matrix: $(MATRIX_SOURCES:%.c=$(BUILD)/obj/%.o)
	mkdir -p $(@D)
	$(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -o $@ $^

# ---- The generated artefacts ----

ISAS := $(sort $(patsubst isa-spec/%/,%,$(dir $(wildcard isa-spec/*/*.isa))))

# Always run: specc itself does not touch files that would not change.
# Made again if anything that it is made from, or a file in it, is newer than the last time; a file
# that is gone makes its folder newer.
out: $(BUILD)/specc
	mkdir -p $(BUILD)/out
	for isa in $(ISAS); do \
		stamp=$(BUILD)/out/$$isa; \
		[ -e $$stamp ] && [ -d out/$$isa ] && \
			[ -z "$$(find $(BUILD)/specc templates isa-spec/$$isa out/$$isa -newer $$stamp | \
				head -n 1)" ] && continue; \
		$(BUILD)/specc build isa-spec/$$isa -o out/$$isa --stamp $$stamp --summary || exit; \
	done

# ---- Tests ----

UNIT_TESTS := $(sort $(wildcard tests/unit/*_test.c))
UNIT_SUPPORT := $(filter-out $(UNIT_TESTS),$(sort $(wildcard tests/unit/*.c)))
UNIT_PROGRAMS := $(UNIT_TESTS:tests/unit/%.c=$(BUILD)/tests/%)
UNIT_OBJECTS := $(UNIT_TESTS:%.c=$(BUILD)/obj/%.o) $(UNIT_SUPPORT:%.c=$(BUILD)/obj/%.o)
RUN_TESTS = CC="$(CC)" DEEP="$(DEEP)" sh tests/run --specc $(BUILD)/specc --unit $(BUILD)/tests

units: $(UNIT_PROGRAMS)

$(UNIT_OBJECTS): INCLUDES = $(CMOCKA_CFLAGS) $(XML_CFLAGS) $(NOT_OPTIMISED)
# The tests run only for a moment: optimising them takes longer.
$(UNIT_TESTS:%.c=$(BUILD)/obj/%.o): NOT_OPTIMISED = -O0

$(UNIT_PROGRAMS): $(BUILD)/tests/%: $(BUILD)/obj/tests/unit/%.o \
		$(UNIT_SUPPORT:%.c=$(BUILD)/obj/%.o) $(LIBRARY)
	mkdir -p $(@D)
	$(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -o $@ $^ $(CMOCKA_LIBS) $(LIBS) $(LDLIBS)

# Does not regenerate out/ first: one of the tests is whether out/ is up to date. SHARE=K/N, here
# and below: only every N-th test, beginning with the K-th. SLOW=N: of the slow tests one in N.
SLOW ?= 10
check: $(BUILD)/specc units ref specgen
	$(RUN_TESTS) --slow $(SLOW) $(SHARED)

SHARED = $(if $(SHARE),--share $(SHARE))

# BUDGET: seconds for each.
check-deep: $(BUILD)/specc units ref specgen
	$(RUN_TESTS) --deep $(SHARED) $(if $(BUDGET),--budget $(BUDGET))
ifndef SHARE
	$(MAKE) mutate
	$(MAKE) asan DEEP=1
endif

# What needs programs that nothing else here needs; what is missing is skipped by name.
check-tools: $(BUILD)/specc ref
	$(RUN_TESTS) --only tools $(SHARED)

# ARGS: options and places, as in tests/strength/report_places/run.sh.
report-places: $(BUILD)/specc units
	$(HERE) sh tests/strength/report_places/run.sh --tests check,golden,unit,shell $(ARGS)

# The table is $(BUILD)/matrix/table; check-deep makes it as well (tests/fuzzing/matrix.sh). JOBS:
# at the same time.
matrix-table: $(BUILD)/specc ref specgen
	rm -rf $(BUILD)/matrix/run
	mkdir $(BUILD)/matrix/run
	ROOT=$(CURDIR) PARTS=$(abspath $(BUILD)) JOBS=$(or $(JOBS),$$(nproc)) \
		sh tests/fuzzing/matrix/all.sh $(BUILD)/matrix/run; status=$$?; \
	cp $(BUILD)/matrix/run/table $(BUILD)/matrix/table && cat $(BUILD)/matrix/table; exit $$status

mutate: $(BUILD)/specc ref
	for isa in $(ISAS); do \
		echo "$$isa:"; \
		SPECC=$(BUILD)/specc sh tests/strength/mutation/run.sh --isa isa-spec/$$isa || \
			[ $$? -eq 77 ] || exit; \
		SPECC=$(BUILD)/specc sh tests/strength/mutation/run.sh --isa isa-spec/$$isa \
			--part encoding --count 400 || [ $$? -eq 77 ] || exit; done

mutate-generated: $(BUILD)/specc out ref
	SPECC=$(BUILD)/specc sh tests/strength/mutation/generated.sh --isa $(ISA)

# Builds specc with coverage counters in its own folder, runs all tests with it, and fails below the
# limits in tests/strength/coverage/run.sh. ARGS=--report prints the figures of the last run again.
coverage:
	BUILD=$(BUILD)/coverage sh tests/strength/coverage/run.sh $(ARGS)

# ---- Fuzzing and proofs: long work, each resumed or skipped by name if a tool is missing ----

ISA ?= gpu
TIME ?= 60
WORDS ?= 0
HERE = SPECC="$(abspath $(BUILD)/specc)"

fuzz: $(BUILD)/specc out
	$(HERE) sh tests/fuzzing/fuzz/campaign.sh --isa $(ISA) --time $(TIME) --words $(WORDS)

fuzz-afl: $(BUILD)/specc out
	$(HERE) sh tests/fuzzing/fuzz/campaign.sh --isa $(ISA) --time $(TIME) --engine afl

# PART=specgen: only random specifications (docs/internals/fuzz-self.md)
fuzz-self: $(BUILD)/specc ref specgen
ifneq ($(PART),specgen)
	$(HERE) sh tests/fuzzing/fuzz_self/run.sh --time $(TIME) $(PART:%=--part %) \
		--build "$(BUILD)/fuzz-self"
endif
ifeq ($(filter-out specgen,$(PART)),)
	ROOT="$(CURDIR)" PARTS="$(abspath $(BUILD))" sh tests/fuzzing/specgen/run.sh --time $(TIME)
endif

fuzz-strength: out ref
	sh tests/fuzzing/fuzz/strength.sh --time $(TIME)
	sh tests/fuzzing/fuzz/faults_run.sh --specc $(BUILD)/specc --time $(TIME)

fuzz-branches: out ref
	sh tests/fuzzing/fuzz/branches.sh --specc $(BUILD)/specc --isa $(ISA) --time $(TIME)

# PROOF, SMT: what to prove it for (all of isa-spec); PARTS: smt, exhaust, eva, faults.
proof: $(BUILD)/specc out
	sh tests/proofs/proof/run.sh $(if $(PARTS),--only $(PARTS)) --work $(BUILD)/proof $(PROOF)

proof-smt: $(BUILD)/specc
	mkdir -p $(BUILD)/proof-smt
	$(HERE) sh tests/proofs/proof_smt/run.sh --jobs 2 $(SMT) >$(BUILD)/proof-smt/result; \
		status=$$?; awk -f tests/proofs/proof_smt/table.awk $(BUILD)/proof-smt/result; \
		exit $$status
	$(HERE) sh tests/proofs/proof_smt/faults.sh

proof-deps:
	sh tests/proofs/proof/run.sh --install

# Not part of check. Exit status 77 if there is no driver or no device. -frounding-math is for the
# models in rows_float.c.
HARDWARE_SOURCES := $(sort $(wildcard tests/execution/hardware/*.c)) \
	$(filter-out %_tool.c,$(sort $(wildcard out/gpu/c/*.c)))

$(BUILD)/hardware: $(HARDWARE_SOURCES) $(wildcard tests/execution/hardware/*.h out/gpu/c/*.h)
	mkdir -p $(@D)
	$(CC) -std=c11 -D_POSIX_C_SOURCE=200809L $(WARNINGS) $(WERROR) -frounding-math -Iout/gpu/c \
		$(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -o $@ $(HARDWARE_SOURCES) -lm -ldl $(LDLIBS)

hardware: $(BUILD)/hardware
	mkdir -p tests/vectors/gpu
	$(BUILD)/hardware --write tests/vectors/gpu

bless: $(BUILD)/specc
	$(RUN_TESTS) --bless --only golden

# Separate objects, with one malloc per allocation, so that the address sanitizer detects overflows.
SANITIZE := -O1 -fno-omit-frame-pointer -fsanitize=address,undefined \
	-fno-sanitize-recover=all -DSPECC_MALLOC_EACH

# For work on specc: without optimisation, by folder, and with clang if there is one, which takes
# two thirds of the time, so a change to any header costs a few seconds.
dev:
	$(MAKE) BUILD=$(BUILD)/dev CC="$$(command -v clang || echo $(CC))" CFLAGS="-O0 -g" BY_ROOM=1 \
		$(BUILD)/dev/specc

asan:
	$(MAKE) BUILD=$(BUILD)/asan EXTRA_CFLAGS="$(SANITIZE)" asan-check

.PHONY: asan-check
asan-check: $(BUILD)/specc units
	$(RUN_TESTS) --only unit,golden,check
	CFLAGS="$(CFLAGS)" EXTRA_CFLAGS="$(EXTRA_CFLAGS)" $(RUN_TESTS) \
		'shell fuzzing/fuzz_self.sh' 'shell commands/lsp.sh'

lint:
	sh tests/house/lint.sh

# After a new function of the pseudo-code: the highlighting in editors/ has it.
editors:
	sh editors/words.sh

format: $(BUILD)/specc
	clang-format -i $$(find specc tests -name '*.[ch]')
	$(BUILD)/specc fmt $$(sh tests/shared/laid_out.sh)
	echo "Formatted specc/, tests/ and isa-spec/."

bench: $(BUILD)/specc
	SPECC=$(BUILD)/specc CC="$(CC)" sh tests/bench/run.sh

# ---- Site ----

# Pages, downloads and the codec of all instruction sets, for any static host. A site of an older
# specc, which has no manifest, is removed first.
site: $(BUILD)/specc
	[ -e $(BUILD)/site/.specc-manifest ] || rm -rf $(BUILD)/site
	SPECC_CACHE="$(abspath $(BUILD))/site.cache" $(BUILD)/specc site $(ISAS:%=isa-spec/%) \
		-o $(BUILD)/site --summary

PORT ?= 8000
serve: site
	command -v node >/dev/null || { echo "make serve needs node (package nodejs)"; exit 1; }
	node site/serve.mjs $(BUILD)/site $(PORT)

# ---- Checks of the documentation pages ----

# Names the tools that are missing on this machine, and skips what needs them. SHARE as above.
check-docs: $(BUILD)/specc site
	BUILD="$(BUILD)" SPECC="$(BUILD)/specc" sh tests/docs/run.sh

# Pictures of the pages for people to look at: kinds of page, widths, themes, languages, and states
# of pages. NAME=state: only those of that name.
screenshots: $(BUILD)/specc site
	sh tests/docs/run.sh --screenshots "$(abspath $(BUILD))/screenshots" $(NAME)

# A minimal Debian with nothing but a clone: do the commands of README.md work there? Needs root.
check-fresh:
	BUILD="$(abspath $(BUILD))" sh tests/fresh/run.sh $(ARGS)

# Addresses that no longer exist remain in the lists until somebody removes them by hand.
bless-addresses: $(BUILD)/specc
	ROOT="$(CURDIR)" SPECC="$(BUILD)/specc" sh tests/pages/addresses.sh --bless

# ---- Installing ----

# Where things go, by the GNU conventions. specc finds its templates at ../share/specc/templates
# from its folder, and specc-ref in its own; SHARE_FOLDER is a datadir elsewhere.
prefix = $(PREFIX)
exec_prefix = $(prefix)
bindir = $(exec_prefix)/bin
includedir = $(prefix)/include
datarootdir = $(prefix)/share
datadir = $(datarootdir)
mandir = $(datarootdir)/man
docdir = $(datarootdir)/doc/specc
pkgconfigdir = $(datadir)/pkgconfig
cmakedir = $(datadir)/cmake/specc
bashcompletiondir = $(datadir)/bash-completion/completions
zshcompletiondir = $(datadir)/zsh/site-functions
fishcompletiondir = $(datadir)/fish/vendor_completions.d
FOLDERS = prefix bindir includedir datadir mandir docdir pkgconfigdir cmakedir bashcompletiondir \
	zshcompletiondir fishcompletiondir

SHARE_FOLDER = $(filter-out $(abspath $(bindir)/../share),$(abspath $(datadir)))
$(BUILD)/obj/specc/host/share.o: INCLUDES = $(SHARE_FOLDER:%=-DSHARE='"%/specc"')
$(BUILD)/obj/specc/host/share.o: $(BUILD)/folders

$(BUILD)/folders: $(if $(COUNTING),,FORCE)
	mkdir -p $(BUILD)
	echo '$(SHARE_FOLDER)' | cmp -s - $@ || echo '$(SHARE_FOLDER)' >$@

$(BUILD)/man/specc.1: $(BUILD)/specc
	rm -rf $(@D)
	mkdir -p $(@D)
	for name in $$($(BUILD)/specc complete '' | cut -f 1 | sed '/^-/d; /^help$$/d'); do \
		$(BUILD)/specc man $$name >$(@D)/specc-$$name.1 || exit; done
	$(BUILD)/specc man >$@

$(BUILD)/man/specc-ref.1: $(BUILD)/specc-ref $(BUILD)/man/specc.1
	$< man >$@

man: $(BUILD)/man/specc.1 $(if $(REF_LIBS),$(BUILD)/man/specc-ref.1)

VERSION = $(lastword $(shell $(BUILD)/specc --version))
INSTALLED = build="$(BUILD)" version="$(VERSION)" \
	decoder_header=templates/fuzz-decoder/specc_decoder.h DESTDIR="$(DESTDIR)" \
	$(foreach folder,$(FOLDERS),$(folder)="$($(folder))")
INSTALL = $(INSTALLED) sh install/install.sh

install: $(BUILD)/specc ref man
	$(INSTALL) install

# With the variables of make install: removes exactly what that has installed.
uninstall:
	$(INSTALL) uninstall

# ---- Releases ----

# The programs with all of their libraries inside, for machines that have none of them. libxml2 may
# need ICU, which is C++.
STATIC_LIBS = $(shell $(PKG_CONFIG) --static --libs libxml-2.0) -lcmark-gfm-extensions \
	$(shell $(PKG_CONFIG) --static --libs libcmark-gfm libelf jansson zlib) -lstdc++
# libxml2 takes these, if some of them are there, for all being there.
THREADS := once getspecific setspecific key_create key_delete mutex_init mutex_destroy mutex_lock \
	mutex_unlock cond_init cond_destroy cond_wait cond_signal equal self
STATIC_LINK = mkdir -p $(@D) && $(CC) $(CFLAGS) $(EXTRA_CFLAGS) $(LDFLAGS) -static -s \
	$(THREADS:%=-Wl,-u,pthread_%) -o $@ $^
# The linker warns of functions that look up hosts, which libxml2 has and specc never calls.
STATIC_SAID = 2>$@.said || { cat $@.said >&2; exit 1; }; rm $@.said

$(BUILD)/static/specc: $(MAIN) $(LIBRARY)
	$(STATIC_LINK) $(STATIC_LIBS) $(LDLIBS) $(STATIC_SAID)

$(BUILD)/static/specc-ref: $(REF_MAIN) $(REF_LIBRARY) $(LIBRARY)
	$(STATIC_LINK) $(REF_LIBS) $(STATIC_LIBS) $(LDLIBS) $(STATIC_SAID)

static: $(BUILD)/static/specc $(if $(REF_LIBS),$(BUILD)/static/specc-ref)

# install/dist.sh says what it makes.
dist: $(BUILD)/specc ref man static
	$(INSTALLED) BUILD="$(abspath $(BUILD))" VERSION="$(VERSION)" sh install/dist.sh

clean:
	rm -rf $(BUILD)
	echo "Removed $(BUILD)/."

# Header dependencies found by the compiler.
-include $(OBJECTS:.o=.d) $(UNIT_OBJECTS:.o=.d) $(REF_OBJECTS:.o=.d) \
	$(COMPARE_OBJECTS:.o=.d) $(SPECGEN_SOURCES:%.c=$(BUILD)/obj/%.d) \
	$(SPECGEN_TOOLS:%.c=$(BUILD)/obj/%.d) $(MATRIX_SOURCES:%.c=$(BUILD)/obj/%.d)
