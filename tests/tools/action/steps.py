# SPDX-License-Identifier: MIT
"""Runs the steps of action.yml as GitHub's runner does a composite action: the scripts in order, with
inputs and outputs put in for ${{ ... }}; the steps that use other actions are only checked.

    python3 steps.py ACTION.YML WORK [inputs.NAME=VALUE | github.NAME=VALUE | test.upload=fails]...

WORK gets the files of a run: summary, output.STEP, CATEGORY.sarif. Prints `NAME=VALUE` for each output of
the action. Exit status 1 if a step fails, after which none runs.
"""
import os
import re
import subprocess
import sys

import yaml

action_file, work, *given = sys.argv[1:]
with open(action_file, encoding="utf-8") as file:
    action = yaml.safe_load(file)
known = {f"inputs.{name}": value.get("default", "") for name, value in action["inputs"].items()}
known.update(pair.split("=", 1) for pair in given)
for name, value in action["inputs"].items():
    if value.get("required") and not known[f"inputs.{name}"]:
        sys.exit(f"the input {name} is missing")


def value_of(expression):
    """What GitHub gives for a name: nothing for what is not there, but inputs are declared."""
    if expression.startswith("inputs."):
        return known[expression]
    if not re.match(r"(steps|github)\.", expression):
        sys.exit(f"unexpected expression {expression}")
    return known.get(expression, "")


def filled(text):
    return re.sub(r"\$\{\{ *(.*?) *\}\}", lambda found: value_of(found[1]), text)


def run(step):
    if "${{" in step["run"]:
        sys.exit("an expression in a script could be code of somebody else")
    output = os.path.join(work, "output." + step.get("id", "none"))
    open(output, "w", encoding="utf-8").close()
    environment = {name: filled(text) for name, text in step.get("env", {}).items()}
    status = subprocess.run([step["shell"], "-e", "-o", "pipefail", "-c", step["run"]], check=False,
        env={**os.environ, **environment, "RUNNER_TEMP": work, "GITHUB_OUTPUT": output,
             "GITHUB_STEP_SUMMARY": os.path.join(work, "summary")}).returncode
    with open(output, encoding="utf-8") as lines:
        for line in lines:
            name, value = line.rstrip("\n").split("=", 1)
            known[f"steps.{step.get('id')}.outputs.{name}"] = value
    return status


def wanted(step):
    """A condition is one comparison of an input."""
    if "if" not in step:
        return True
    name, value = re.fullmatch(r"([\w.-]+) == '(\w*)'", step["if"]).groups()
    return value_of(name) == value


def use(step):
    """The files named exist. A failure is tolerated only where the step says so."""
    options = {name: filled(value) for name, value in step["with"].items()}
    if not os.path.getsize(options["sarif_file"]):
        sys.exit("there is nothing to upload")
    print(f"uploaded as {options['category']}")
    return 1 if known.get("test.upload") == "fails" and not step.get("continue-on-error") else 0


status = 0
for step in action["runs"]["steps"]:
    if not wanted(step):
        continue
    status = run(step) if "run" in step else use(step)
    if status:
        break
for name, value in action["outputs"].items():
    print(f"{name}={filled(value['value'])}")
sys.exit(1 if status else 0)
