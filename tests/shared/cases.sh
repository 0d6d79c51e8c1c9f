# SPDX-License-Identifier: MIT
# all_cases DIR: the specifications of tests/checks as DIR/CHECK/CASE.isa.
all_cases() {
	for cases in "$ROOT"/tests/checks/*.cases; do
		cases=${cases##*/}
		echo "$1/${cases%.cases}"
	done | tr '\n' '\0' | xargs -0 mkdir -p || return
	LC_ALL=C awk -v all="$1" -v bases="$ROOT/tests/checks/base" \
		-f "$ROOT/tests/shared/cases.awk" "$ROOT"/tests/checks/*.cases
}
