"""Runs the steps of action.yml as GitHub's runner does a composite action: the scripts in order, with
inputs and outputs put in for ${{ ... }}; the steps that use other actions are only checked.

    python3 steps.py ACTION.YML WORK [inputs.NAME=VALUE | github.NAME=VALUE]...

WORK gets the files of a run: summary, output.STEP, specc.sarif. Prints `NAME=VALUE` for each output of
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


def use(step):
    """A condition is one comparison of an input; the files named exist."""
    name, wanted = re.fullmatch(r"([\w.-]+) == '(\w+)'", step["if"]).groups()
    if value_of(name) == wanted and not os.path.getsize(filled(step["with"]["sarif_file"])):
        sys.exit("there is nothing to upload")
    return 0


status = 0
for step in action["runs"]["steps"]:
    status = run(step) if "run" in step else use(step)
    if status:
        break
for name, value in action["outputs"].items():
    print(f"{name}={filled(value['value'])}")
sys.exit(1 if status else 0)
