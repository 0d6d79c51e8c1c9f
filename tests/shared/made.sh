# SPDX-License-Identifier: MIT
# For tests: what specc makes of an instruction set. That of isa-spec is in out/, and
# tests/documents/regenerate.sh compares it with what specc makes of it now: not each test has to
# make it. Source it.

# made ISA OUT TARGET...: the targets in the folder OUT, like specc build; false: it failed.
made() {
	made_of=$1 made_in=$2
	shift 2
	case ${DEEP:+deep}$made_of in
	"$ROOT"/isa-spec/*)
		mkdir -p "$made_in"
		for target; do
			cp -R "$ROOT/out/$(basename "$made_of")/$target" "$made_in" || return
		done ;;
	*)
		# shellcheck disable=SC2046
		"$SPECC" build --isa "$made_of" -o "$made_in" $(printf ' -t %s' "$@") ;;
	esac
}
