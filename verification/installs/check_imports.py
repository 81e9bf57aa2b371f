"""Imports modules with all that they contain, and everything that packages install.

Reads {"modules": [names], "packages": [names]} and prints the first lines of what failed, as JSON.
"""
import contextlib
import importlib
import importlib.metadata
import json
import pkgutil
import sys

asked = json.load(sys.stdin)
failed = []


def tops(package):
    distribution = importlib.metadata.distribution(package)
    for file in distribution.files or []:
        name = file.parts[0]
        if name.endswith(".py") and len(file.parts) == 1:
            yield name[:-3]
        elif len(file.parts) == 2 and file.parts[1] == "__init__.py":
            yield name


def load(name):
    try:
        return importlib.import_module(name)
    except BaseException as error:  # Whatever a module does when it is imported is what readers get.
        failed.append(f"{type(error).__name__}: {error}".split("\n")[0])
        return None


with contextlib.redirect_stdout(sys.stderr):
    for package in asked["packages"]:
        for name in sorted(set(tops(package))):
            load(name)
    for name in asked["modules"]:
        module = load(name)
        for found in pkgutil.walk_packages(getattr(module, "__path__", []), f"{name}."):
            load(found.name)
print(json.dumps(list(dict.fromkeys(failed))))
