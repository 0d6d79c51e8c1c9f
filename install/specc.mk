# For a Makefile (GNU make) that generates code from a specification:
#
#   include $(shell pkg-config --variable=makefragment specc)
#   $(eval $(call specc_generate,NAME,PATHS,FOLDER,TARGETS,OPTIONS))
#
# builds the targets (c, if none is named) of the specification in PATHS into FOLDER whenever a file
# that they depend on has changed, and sets
#   NAME_FILES    all that is generated
#   NAME_SOURCES  the C sources of the library, without its programs
#   NAME_HEADERS  its headers; they are in FOLDER/c
# make reads these lists after it has made the files and starts again if they are new, so they are
# right from the first build on. Not for the goals clean and distclean. Names have no blanks.
SPECC ?= $(shell pkg-config --variable=specc specc)

define specc_generate
ifeq ($(filter clean distclean,$(MAKECMDGOALS)),)
$(3)/$(1).mk: $(SPECC)
	@mkdir -p $(3)
	$(SPECC) build --output=$(3) $(patsubst %,--target=%,$(or $(4),c)) $(5) --stamp=$(3)/$(1).stamp --depfile=$(3)/$(1).d $(2)
	@sed 's|^|$(1)_FILES += $(3)/|' $(3)/.specc-manifest >$$@.new
	@sed 's|$(1)\.stamp:|$(1).mk:|' $(3)/$(1).d >>$$@.new
	@mv $$@.new $$@
include $(3)/$(1).mk
$(1)_SOURCES = $$(filter-out %_tool.c,$$(filter $(3)/c/%.c,$$($(1)_FILES)))
$(1)_HEADERS = $$(filter $(3)/c/%.h,$$($(1)_FILES))
endif
endef
