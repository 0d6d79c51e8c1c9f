%# SPDX-License-Identifier: MIT
%file "Makefile" as txt
# Builds the harnesses: make -C out/${$p}/fuzz [ENGINE=...] [HARNESS...]
#
#   ENGINE=standalone  with a driver of their own; any C11 compiler
#   ENGINE=libfuzzer   clang
#   ENGINE=afl         AFL++, with $(BUILD)/afl/HARNESS.so as AFL_CUSTOM_MUTATOR_LIBRARY
#   ENGINE=honggfuzz   hfuzz-clang
#
# VARIANT: how the second build in `compare` is compiled, in place of CFLAGS. It, CC, CFLAGS,
# SANITIZE and BUILD (where the programs go, as $(BUILD)/ENGINE/HARNESS) can be set.

ENGINE = standalone
BUILD = build
C = ../c
CFLAGS = -O1 -g
SANITIZE = -fsanitize=address,undefined -fno-sanitize-recover=all
VARIANT = -O0

CC_standalone = cc
CC_libfuzzer = clang
CC_afl = afl-clang-fast
CC_honggfuzz = hfuzz-clang
# Inputs are made from the specification: what comparisons see need not be traced for that.
OBJECTS_libfuzzer = -fsanitize-coverage=inline-8bit-counters,pc-table
LINK_libfuzzer = -fsanitize=fuzzer
LINK_afl = -fsanitize=fuzzer

ifneq ($(filter default undefined,$(origin CC)),)
CC = $(CC_$(ENGINE))
endif

HARNESSES = decode roundtrip text run compare
WORDS = model words reach fail seeds
PROGRAMS = programs world execute
SHARED_decode = $(WORDS)
SHARED_roundtrip = $(WORDS)
SHARED_text = $(WORDS)
SHARED_run = $(WORDS) $(PROGRAMS)
SHARED_compare = $(WORDS) $(PROGRAMS) variant
CODEC = decode encode tables
TEXT = $(CODEC) format parse number
KERNELS = kernels$\
%each $d/c-kernels/part
 kernels_${@id}$\
%end

RUN = $(TEXT) run $(KERNELS) state state_text
LIBRARY_decode = $(CODEC)
LIBRARY_roundtrip = $(TEXT)
LIBRARY_text = $(TEXT)
LIBRARY_run = $(RUN)
LIBRARY_compare = $(RUN)

MAIN_standalone = main
OUT = $(BUILD)/$(ENGINE)
COMPILE = $(CC) -std=c11 $(CFLAGS) $(SANITIZE)

.PHONY: all $(HARNESSES) clean
all: $(HARNESSES)
clean:
	rm -rf $(BUILD)/standalone $(BUILD)/libfuzzer $(BUILD)/afl $(BUILD)/honggfuzz

HEADERS := $(wildcard *.h $(C)/*.h)

# Only the library is instrumented for coverage, not the judge.
$(OUT)/fuzz_%.o: ${$p}_fuzz_%.c $(HEADERS)
	@mkdir -p $(OUT)
	$(COMPILE) -I$(C) -c -o $@ $<

$(OUT)/fuzz_variant.o: CFLAGS = $(VARIANT)
$(OUT)/fuzz_variant.o: $(wildcard $(C)/*.c)

$(OUT)/c_%.o: $(C)/${$p}_%.c $(HEADERS)
	@mkdir -p $(OUT)
	$(COMPILE) $(OBJECTS_$(ENGINE)) -c -o $@ $<

define harness
$(1): $$(OUT)/$(1) $$(if $$(filter afl,$$(ENGINE)),$$(OUT)/$(1).so)
$$(OUT)/$(1): $$(patsubst %,$$(OUT)/fuzz_%.o,$(1) $$(SHARED_$(1)) $$(MAIN_$$(ENGINE))) \
		$$(patsubst %,$$(OUT)/c_%.o,$$(LIBRARY_$(1)))
	$$(COMPILE) $$(LINK_$$(ENGINE)) -o $$@ $$^ -lm
$$(OUT)/$(1).so: $$(patsubst %,${$p}_fuzz_%.c,afl $(1) $$(SHARED_$(1))) \
		$$(patsubst %,$$(C)/${$p}_%.c,$$(LIBRARY_$(1)))
	cc -std=c11 -O2 -fPIC -shared -I$$(C) -o $$@ $$^ -lm
endef
$(foreach h,$(HARNESSES),$(eval $(call harness,$(h))))
