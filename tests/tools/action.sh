# SPDX-License-Identifier: MIT
# The GitHub Action, its steps run as on a runner (tests/tools/action/steps.py), in a repository
# with changes of which each verdict is known.
cd "$WORK" || exit 1

fail() {
	echo "FAIL: $1"
	for file in log summary temporary/summary; do
		[ ! -f $file ] || { echo "$file:"; tail -n 30 $file; }
	done
	exit 1
}

command -v git >/dev/null 2>&1 || { echo "git is missing"; exit 77; }
python3 -c 'import yaml' 2>/dev/null || { echo "python3 with yaml is missing"; exit 77; }
export GIT_CONFIG_GLOBAL=/dev/null GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a \
	GIT_COMMITTER_EMAIL=a@b

# The action as it is checked out, with a specc that is built already.
mkdir -p here/build here/install
cp "$ROOT/action.yml" here/
cp "$ROOT/install/action.sh" here/install/
ln -s "$SPECC" here/build/specc
ln -s "$ROOT/templates" here/templates
echo 'echo "built"' >here/setup.sh
export GITHUB_ACTION_PATH="$WORK/here"

git init -q project && mkdir project/isa && cp "$ROOT"/examples/isa/* project/isa/
commit() {
	git -C project add -A && git -C project commit -q -m "$1" && git -C project rev-parse HEAD
}
first=$(commit first)
where=project
zeros=0000000000000000000000000000000000000000

# act STATUS INPUT...: runs the action in project; its outputs are in the file outputs
act() {
	status=$1
	shift
	rm -rf temporary && mkdir temporary
	(cd "$where" && python3 "$ROOT/tests/tools/action/steps.py" \
		"${action:-$GITHUB_ACTION_PATH/action.yml}" "$WORK/temporary" "$@") >log 2>&1
	[ $? = "$status" ] || fail "exit status other than $status: $*"
}

# gives NAME VALUE, tells TEXT
gives() {
	grep -qx -e "$1=$2" log || fail "output $1 is not '$2'"
}
tells() {
	grep -q -e "$1" temporary/summary || fail "the summary does not say: $1"
}

act 0 inputs.isa=isa github.event.before="$first"
gives verdict equal
gives errors 0
tells '^    COUNTER: 4 optypes, 4 opcodes'
grep -q '"version": "2.1.0"' temporary/specc.sarif || fail "SARIF"

# Prose with what ends a block of Markdown.
sed -i 's/^Adds two registers\./Adds two ```registers<b>./' project/isa/instructions.isa
second=$(commit prose)
act 0 inputs.isa=isa github.event.before="$first" inputs.fail-on=compatible
gives verdict text
awk '/^$/ || /^    / || /^### / || /^Compared with/ { next } { exit 1 }' temporary/summary ||
	fail "text of the specification is outside of code"

# An opcode gets another number.
sed -i 's/^    ADDI;$/    HALT;/; t; s/^    HALT;$/    ADDI;/' project/isa/counter.isa
sed -i 's/ => 0x15ff/ => 0x35ff/; s/ => 0x3000/ => 0x1000/' project/isa/instructions.isa
third=$(commit swap)
act 0 inputs.isa=isa github.event.pull_request.base.sha="$second" github.event.before="$first"
gives verdict binary-breaking
tells "^Compared with $second"
tells '^      binary-breaking  '
act 1 inputs.isa=isa github.event.before="$second" inputs.fail-on=binary-breaking
gives verdict binary-breaking
grep -q '^::error::specc: the change is binary-breaking' log || fail "no annotation"
act 1 inputs.isa=isa github.event.before="$second" inputs.fail-on=behaviour
act 0 inputs.isa=isa inputs.base="$third" inputs.fail-on=text
gives verdict equal

# Nothing to compare with; a base that is not there; no such verdict.
act 0 inputs.isa=isa github.event.before=$zeros inputs.fail-on=text
gives verdict ''
tells 'Nothing to compare with'
act 0 inputs.isa=isa inputs.base=none github.event.before="$first"
gives verdict ''
act 1 inputs.isa=isa inputs.base=nowhere
act 1 inputs.isa=isa github.event.before="$first" inputs.fail-on=breaking
act 1 inputs.isa=nowhere github.event.before="$first"
act 1 github.event.before="$first"

# A specification that is new; the two files by their names.
mv project/isa project/other
act 0 inputs.isa=other github.event.before="$first" inputs.fail-on=text
gives verdict ''
tells 'Not compared'
mv project/other project/isa
act 0 inputs.isa="isa/counter.isa
isa/instructions.isa" github.event.before="$third"
gives verdict equal

# Without history the base is fetched.
git clone -q --depth=1 "file://$WORK/project" shallow
git -C project config uploadpack.allowAnySHA1InWant true
where=shallow
act 0 inputs.isa=isa github.event.before="$second"
gives verdict binary-breaking

where=project

# Errors and warnings: reported, uploaded and at the end fatal.
echo '__DefNonsense X' >>project/isa/counter.isa
act 1 inputs.isa=isa github.event.before="$third"
gives errors 1
tells "isa/counter.isa:[0-9]*:1: error: "
grep -q '"uri": *"isa/counter.isa"' temporary/specc.sarif || fail "SARIF has another place"
grep -q '^::error::specc: 1 errors' log || fail "no annotation of errors"
git -C project checkout -q isa
printf '\n__DefGroup LOST\n  __Encoding\n    Length<16>;\n' >>project/isa/counter.isa
act 0 inputs.isa=isa github.event.before="$third"
gives warnings 1
act 1 inputs.isa=isa github.event.before="$third" inputs.options="-Werror -Wno-field-width"
act 0 inputs.isa=isa github.event.before="$third" inputs.options=-Wno-unused-definition
gives warnings 0
git -C project checkout -q isa

# Two instruction sets in one job; a fork, which may not upload; a specc that is installed.
cp -r project/isa project/isb
act 0 inputs.isa=isa inputs.base=none inputs.category=first/isa
gives sarif "$WORK/temporary/first_isa.sarif"
grep -qx 'uploaded as first/isa' log || fail "the category is not that of the input"
act 0 inputs.isa=isb inputs.base=none test.upload=fails
gives sarif "$WORK/temporary/specc.sarif"
grep -qx 'built' log || fail "specc is not built"
act 0 inputs.isa=isa inputs.base="$third" inputs.specc="$SPECC"
gives verdict equal
grep -qx 'built' log && fail "specc is built although there is one"
act 1 inputs.isa=isa inputs.base="$third" inputs.specc=no-such-specc
grep -q "^::error::specc: there is no program 'no-such-specc'" log || fail "no such specc"
rm -r project/isb

# The workflow of this repository runs what CI runs.
python3 - "$ROOT/.github/workflows/ci.yml" >log 2>&1 <<'EOF' || fail ".github/workflows/ci.yml"
import sys, yaml
steps = yaml.safe_load(open(sys.argv[1]))["jobs"]["test"]["steps"]
assert [step for step in steps if step.get("run") == ".ci/run"], steps
EOF

# The page has each input and output, and its workflow names only these.
python3 - "$ROOT/action.yml" "$ROOT/docs/install.md" >log 2>&1 <<'EOF' || fail "docs/install.md"
import re, sys, yaml
action = yaml.safe_load(open(sys.argv[1]))
page = open(sys.argv[2]).read()
page = page[page.index("## The GitHub Action"):]
flow = yaml.safe_load(page[page.index("```yaml") + 7:page.index("```\n\n")])
used = [step for step in flow["jobs"]["isa"]["steps"] if "specc" in step["uses"]][0]["with"]
assert used and set(used) <= set(action["inputs"]), used
rows = re.findall(r"`([a-z-]+)`", "".join(re.findall(r"^\| (`.*?) \|", page, re.M)))
assert set(rows) == set(action["inputs"]) | set(action["outputs"]), rows
EOF

# An action that does not judge is noticed, one that fails where it may not upload, and one with an
# expression in a script.
sed '/name: Judge/,$d' here/action.yml >here/other.yml
(action=$WORK/here/other.yml && act 1 inputs.isa=isa github.event.before="$second" \
	inputs.fail-on=behaviour) >/dev/null 2>&1 && fail "the test does not see that nothing is judged"
grep -v continue-on-error here/action.yml >here/other.yml
(action=$WORK/here/other.yml && act 0 inputs.isa=isa inputs.base=none test.upload=fails) \
	>/dev/null 2>&1 && fail "the test does not see that an upload fails"
sed 's|/install/action.sh" diff|& ${{ inputs.isa }}|' here/action.yml >here/other.yml
(cd project && python3 "$ROOT/tests/tools/action/steps.py" ../here/other.yml "$WORK/temporary" \
	inputs.isa=isa github.event.before="$first") >log 2>&1 && fail "the test does not see code"
grep -q 'could be code of somebody else' log || fail "another reason"
exit 0
