"""Runs Python programs, each in a process of its own that has some modules imported already.

Reads from each line, separated by tabs, a program's file, the file for its output, and where they
are given the folder to run in, variables as JSON, and the program's arguments. Answers with the exit
status; the file for the output with `.printed` behind its name gets the standard output alone.
The arguments are the modules to import:
that takes longer than most programs.
"""

import importlib
import json
import os
import signal
import sys

from ending import exit_status

for module in sys.argv[1:]:
    importlib.import_module(module)

# Seconds; a program of a guide may start a whole distribution in its own process.
TIME_LIMIT = 180


def run(program: str, output: str, folder: str, variables: str, arguments: list[str]) -> int:
    # First of all: a program that cannot even be compiled says so there.
    descriptor = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    printed = open(f"{output}.printed", "w", encoding="utf-8")
    write = sys.stdout.write

    def write_both(text: str) -> int:
        printed.write(text)
        return write(text)

    sys.stdout.write = write_both
    if folder:
        os.chdir(folder)
        os.environ.update(json.loads(variables), HOME=folder)
        sys.path.insert(0, folder)
    sys.argv = [program, *arguments]

    def execute() -> None:
        with open(program, encoding="utf-8") as file:
            code = compile(file.read(), program, "exec")
        exec(code, {"__name__": "__main__"})

    with printed:
        return exit_status(execute)


for line in sys.stdin:
    program, output, *place = line.rstrip("\n").split("\t")
    folder, variables, *arguments = place or ["", "{}"]
    child = os.fork()
    if child == 0:
        signal.alarm(TIME_LIMIT)
        status = 1
        try:
            status = run(program, output, folder, variables, arguments)
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), flush=True)
