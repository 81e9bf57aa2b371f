"""Describes the installed framework as JSON: routes, models, providers, commands, run configurations.

What the framework is called comes on the standard input. A part that a release keeps elsewhere is
named under "errors", and the others are described all the same.
"""

import argparse
import enum
import importlib
import inspect
import json
import os
import pkgutil
import re
import sys
import typing
from importlib.resources import files

import click
import yaml
from pydantic import BaseModel
from pydantic_core import PydanticUndefined

names = json.load(sys.stdin)
modules = names["modules"]
framework = modules[0]


def own(name):
    """A module of the framework."""
    return importlib.import_module(f"{framework}.{name}")


def registry_of_providers():
    return own("core.distribution").get_provider_registry()


def config_class(name):
    return own("core.utils.dynamic").instantiate_class_type(name)


def plain(value):
    """Turns a default value into what JSON can hold."""
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if hasattr(value, "get_secret_value"):
        return value.get_secret_value()
    if isinstance(value, (list, tuple, set)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    return str(value)


def fields_of(model):
    described = {}
    for name, field in model.model_fields.items():
        default = field.get_default(call_default_factory=False)
        factory = field.default_factory
        described[field.alias or name] = {
            "required": field.is_required(),
            "default": None if factory or default is PydanticUndefined else plain(default),
            "made": factory is not None,
        }
    return described


def routes():
    return sorted(
        f"{method} {route.path}"
        for api_routes in own("core.server.routes").get_all_api_routes().values()
        for route, _ in api_routes
        for method in route.methods
        if method != "HEAD"
    )


def models():
    described = {}
    # Releases keep their interface below the framework, or in a package of its own.
    homes = [name for name in modules[1:] if name.endswith("_api")] or [f"{framework}.apis"]
    for home in map(importlib.import_module, homes):
        for module in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
            for name, member in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
                if member.__module__.split(".")[0] not in modules:
                    continue
                if issubclass(member, enum.Enum):
                    described[name] = {"enum": [plain(item) for item in member]}
                elif issubclass(member, BaseModel):
                    described[name] = {"properties": fields_of(member)}
    return described


def providers():
    described = []
    for api, by_type in registry_of_providers().items():
        for provider_type, spec in by_type.items():
            entry = {"api": api.value, "type": provider_type}
            try:
                config = config_class(spec.config_class)
                entry["config"] = fields_of(config)
            except Exception as error:
                entry["error"] = f"{type(error).__name__}: {error}"
            described.append(entry)
    return described


def load(text, registry):
    """Loads a run configuration as a server does, and makes the configuration of each provider."""
    # A variable without a default needs a value: most of these name a model.
    for name in re.findall(r"\${env\.([A-Z0-9_]+)}", text):
        os.environ.setdefault(name, "meta-llama/Llama-3.1-8B-Instruct")
    stack = own("core.stack")
    values = stack.cast_image_name_to_string(stack.replace_env_vars(yaml.safe_load(text)))
    config = own("core.datatypes").StackRunConfig(**values)
    problems = []
    for api, entries in config.providers.items():
        for provider in entries:
            if not provider.provider_id or provider.provider_id == "__disabled__":
                continue
            try:
                spec = registry[next(key for key in registry if key.value == api)][provider.provider_type]
                config_class(spec.config_class)(**provider.config)
            except Exception as error:
                problems.append(f"{api} {provider.provider_type}: {type(error).__name__}: {error}")
    return problems


def run_configurations():
    registry = registry_of_providers()
    found = {
        f"distributions/{folder.name}/{file.name}": file.read_text()
        for folder in (files(framework) / "distributions").iterdir()
        if folder.is_dir()
        for file in folder.iterdir()
        if re.fullmatch(r"(?:run.*|config)\.yaml", file.name)
    }
    results = {}
    for name, text in found.items():
        try:
            results[name] = load(text, registry)
        except Exception as error:
            results[name] = [f"{type(error).__name__}: {error}"]
    return results


def as_text(value):
    return None if value is None else str(value)


def argparse_commands(name, parser):
    """Commands of a parser of argparse, with those below it."""
    described = {"options": [], "arguments": []}
    below = {}
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            below = action.choices
        elif action.option_strings:
            described["options"].append(
                {
                    "flags": list(action.option_strings),
                    "takesValue": action.nargs != 0,
                    "required": action.required,
                    "default": None if action.default is argparse.SUPPRESS else as_text(action.default),
                    "choices": [str(choice) for choice in action.choices or []],
                }
            )
        else:
            described["arguments"].append({"name": action.dest, "required": action.nargs not in ("?", "*")})
    described["isGroup"] = bool(below)
    commands = {name: described}
    for word, child in below.items():
        commands.update(argparse_commands(f"{name} {word}", child))
    return commands


def click_commands(name, command):
    """Commands of a program made with click, with those below it."""
    described = {"options": [], "arguments": []}
    for param in command.get_params(click.Context(command)):
        if isinstance(param, click.Option):
            # Newer releases of click have a mark of their own for "no default".
            default = param.default if isinstance(param.default, (str, int, float)) else None
            described["options"].append(
                {
                    "flags": [*param.opts, *param.secondary_opts],
                    "takesValue": not param.is_flag,
                    "required": param.required,
                    "default": None if param.is_flag else as_text(default),
                    "choices": list(param.type.choices) if isinstance(param.type, click.Choice) else [],
                }
            )
        else:
            described["arguments"].append({"name": param.name, "required": param.required})
    below = getattr(command, "commands", {})
    described["isGroup"] = bool(below)
    commands = {name: described}
    for word, child in below.items():
        commands.update(click_commands(f"{name} {word}", child))
    return commands


def commands():
    program, client, client_module = names["program"], names["client"], names["clientModule"]
    described = argparse_commands(program, own("cli.llama").LlamaCLIParser().parser)
    try:
        name = client.replace("-", "_")
        commands = importlib.import_module(f"{client_module}.lib.cli.{name}")
        described.update(click_commands(client, getattr(commands, name)))
    except ImportError as error:
        described[client] = {
            "isGroup": True,
            "options": [],
            "arguments": [],
            "error": f"{type(error).__name__}: {error}",
        }
    return described


parts = {
    "routes": routes,
    "models": models,
    "providers": providers,
    "commands": commands,
    "runConfigurations": run_configurations,
}
description = {"errors": {}}
for name, describe in parts.items():
    try:
        description[name] = describe()
    except Exception as error:
        description["errors"][name] = f"{type(error).__name__}: {error}"
print("DESCRIPTION " + json.dumps(description))
