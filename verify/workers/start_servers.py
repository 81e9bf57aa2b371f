"""Starts servers of the framework, each in a process that has its modules imported already.

Reads from each line a JSON object: the folder to start in, the file for the log, the variables and
the arguments of `llama`. Answers with the id of the process. Importing the modules takes most of the
time of a start.
"""

import importlib
import json
import os
import signal
import sys

import llama_stack.core.server.server  # noqa: F401
from ending import exit_status
from llama_stack.cli.llama import main

# What most servers import, too; a version that lacks one of them imports it when it is asked to.
for name in (
    "llama_stack.providers.inline.agents.meta_reference.agents",
    "llama_stack.providers.inline.telemetry.meta_reference.telemetry",
    "llama_stack.providers.inline.vector_io.faiss.faiss",
    "llama_stack.providers.remote.inference.openai.openai",
    "sqlalchemy.ext.asyncio",
):
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
    sys.argv = ["llama", *arguments]
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
