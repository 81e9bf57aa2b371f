"""Runs Python programs, each in a process of its own that has the client imported already.

Reads a program's file and the file for its output from each line, separated by a tab, and answers
with the exit status. Importing the client takes longer than most programs.
"""

import os
import signal
import sys
import traceback

import httpx  # noqa: F401
import llama_stack_client  # noqa: F401
import llama_stack_client.resources  # noqa: F401

TIME_LIMIT = 60


def run(program: str, output: str) -> int:
    with open(program, encoding="utf-8") as file:
        code = compile(file.read(), program, "exec")
    descriptor = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    try:
        exec(code, {"__name__": "__main__"})
        return 0
    except SystemExit as end:
        return int(end.code or 0)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()


for line in sys.stdin:
    program, output = line.rstrip("\n").split("\t")
    child = os.fork()
    if child == 0:
        signal.alarm(TIME_LIMIT)
        status = 1
        try:
            status = run(program, output)
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), flush=True)
