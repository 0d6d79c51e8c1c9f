# all_cases DIR: the specifications of tests/checks as DIR/CHECK/CASE.isa.
all_cases() {
	for cases in "$ROOT"/tests/checks/*.cases; do
		into=$1/$(basename "$cases" .cases)
		mkdir -p "$into"
		LC_ALL=C awk -v dir="$into" -v bases="$ROOT/tests/checks/base" \
			-f "$ROOT/tests/shared/cases.awk" "$cases" || return 1
	done
}
