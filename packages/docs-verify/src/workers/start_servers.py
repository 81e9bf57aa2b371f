"""Starts servers of a framework, each in a process that has its modules imported already.

Reads from each line a JSON object: the folder to start in, the file for the log, the variables and
the arguments of its program. Answers with the id of the process. Importing the modules takes most of the
time of a start.
"""

import importlib
import json
import os
import signal
import sys

from ending import exit_status

# The module and the function of the program, its name, and what most servers import; a version that
# lacks one of these imports it when it is asked to.
entry, program, *modules = sys.argv[1:]
module, function = entry.split(":")
main = getattr(importlib.import_module(module), function)
for name in modules:
    try:
        importlib.import_module(name)
    except ImportError:
        continue


def start(folder: str, log: str, variables: dict[str, str], arguments: list[str]) -> int:
    descriptor = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(descriptor, 1)
    os.dup2(descriptor, 2)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(variables)
    sys.path[:0] = [place for place in variables.get("PYTHONPATH", "").split(os.pathsep) if place]
    sys.argv = [program, *arguments]
    return exit_status(main)


# Nobody waits for the servers: their ids go away when they end.
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    order = json.loads(line)
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = start(**order)
        finally:
            os._exit(status)
    print(child, flush=True)
