# SPDX-License-Identifier: MIT
# SLOW
# The proof of docs/internals/proof.md for a few opcodes of tiny, two of its seeded faults (DEEP=1:
# all), and the example of docs/smt.md. `make proof-smt` proves everything.
set -u
cd "$WORK" || exit 1
here=$ROOT/tests/proofs/proof_smt

fail() {
	echo "FAIL $1"
	cat "$2"
	exit 1
}

sh "$here/run.sh" --only ALU tiny >result 2>&1
case $? in
0) ;;
77) tail -n 1 result; exit 77 ;;
*) fail "the proof of tiny's ALU" result ;;
esac
[ "$(grep -c '^ALU.* proved' result)" = 7 ] || fail "not all of ALU is proved" result

most=--first
[ -z "${DEEP-}" ] || most=
# shellcheck disable=SC2086
sh "$here/faults.sh" $most >result 2>&1 || fail "a fault is not noticed" result

# Every function of integers.
sh "$here/run.sh" "$ROOT/tests/execution/runs/functions.isa" >result 2>&1 ||
	fail "the functions" result
grep -o 'case \.[A-Z]*' "$ROOT/tests/execution/runs/functions.isa" |
	sed 's/case /CALL/' | sort >wanted
sed -n 's/^\(CALL[.A-Z]*\) proved.*/\1/p' result | sort | cmp -s - wanted ||
	fail "not all functions are proved" result

# The example on the page: its lines between ```smt and ```, after the functions of tiny.
awk '/^```smt/ { on = 1; next } /^```/ { on = 0 } on' "$ROOT/docs/smt.md" >question
[ -s question ] || fail "docs/smt.md has no example" "$ROOT/docs/smt.md"
cat good/smt/tiny.smt2 question >example.smt2
cvc5 --incremental example.smt2 >answers 2>&1
[ "$(tr '\n' ' ' <answers)" = 'unsat unsat sat ' ] || fail "the page's example" answers

# `keep` keeps the bits that are not assigned, and no others.
"$SPECC" build --isa "$here/keep.isa" -o keep -t smt >result 2>&1 || fail "keep.isa" result
cat >question <<'END'
(declare-const old (_ BitVec 8))
(declare-const ra (_ BitVec 8))
(define-fun low () (_ BitVec 4) (ite (= ra #x02) #x4 #x5))
(define-fun high () (_ BitVec 4) (ite (= ra #x01) #x2 ((_ extract 7 4) old)))
(assert (not (= (KEEP/rd old ra) (concat high low))))
(check-sat)
END
cat keep/smt/keep.smt2 question >keep.smt2
cvc5 keep.smt2 >answers 2>&1
[ "$(cat answers)" = unsat ] || fail "keep" answers

# What functions assign and raise, the instruction does; the first exception counts.
"$SPECC" build --isa "$here/effects.isa" -o effects -t smt >result 2>&1 || fail "effects.isa" result
cat >question <<'END'
(declare-const ra (_ BitVec 8))
(define-fun zero () Bool (= ra #x00))
(define-fun acc () (_ BitVec 8) (ite zero #x00 (bvadd ra #x01)))
(assert (not (and
  (= (= (OP/raise ra) #x00) (not (= ra #x07)))
  (or (= ra #x07) (and
    (= (OP/acc ra) acc)
    (= (OP/Z ra) (ite zero #b1 #b0))
    (= (OP/rd ra) (bvadd acc (ite zero #x01 #x02))))))))
(check-sat)
END
cat effects/smt/effects.smt2 question >effects.smt2
cvc5 effects.smt2 >answers 2>&1
[ "$(cat answers)" = unsat ] || fail "functions with effects" answers
