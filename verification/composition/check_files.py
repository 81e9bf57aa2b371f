"""Has the framework itself take files: its loader, its resolver, and each provider's own settings.

Reads `{"environment": {...}, "files": [{"id": ..., "text": ...}]}` from the standard input and writes
`{"refused": {ID: ERROR}, "settings": {API/TYPE: ERROR or null}}`. Providers are not created: in their
place, the class of their settings is, with what the file gives them.
"""

import asyncio
import json
import logging
import os
import sys

import yaml

logging.disable(logging.CRITICAL)
given = json.load(sys.stdin)
os.environ.update(given["environment"])
output, sys.stdout = sys.stdout, sys.stderr

from llama_stack.core import resolver  # noqa: E402
from llama_stack.core.configure import parse_and_maybe_upgrade_config  # noqa: E402
from llama_stack.core.distribution import get_provider_registry  # noqa: E402
from llama_stack.core.utils.dynamic import instantiate_class_type  # noqa: E402

logging.disable(logging.CRITICAL)
classes = {}
settings = {}
seen = set()


def class_of(spec):
    """The class of a provider's settings, or why it can't be imported here."""
    if spec.config_class not in classes:
        try:
            classes[spec.config_class] = instantiate_class_type(spec.config_class)
        except Exception as error:
            classes[spec.config_class] = f"{type(error).__name__}: {error}"
    return classes[spec.config_class]


async def instantiate(provider, *_, **__):
    """Stands in for the creation of a provider: makes its settings, as the resolver does."""
    spec = provider.spec
    if "::" in spec.provider_type:
        made = class_of(spec)
        name = f"{spec.api.value}/{spec.provider_type}"
        if isinstance(made, str):
            settings[name] = made
        else:
            settings.setdefault(name, None)
            key = f"{name} {json.dumps(provider.config, sort_keys=True, default=str)}"
            if key not in seen:
                made(**provider.config)
                seen.add(key)
    return object()


resolver.instantiate_provider = instantiate
registry = get_provider_registry()
refused = {}


async def main():
    for file in given["files"]:
        try:
            config = parse_and_maybe_upgrade_config(yaml.load(file["text"], Loader=yaml.CSafeLoader))
            # What the server has by itself, before any provider.
            own = {api: object() for api in resolver.Api if api.value in given["always"]}
            arguments = [config, registry, None, []]
            if "internal_impls" in resolver.resolve_impls.__annotations__:
                arguments.append(own)
            await resolver.resolve_impls(*arguments)
        except Exception as error:
            refused[file["id"]] = f"{type(error).__name__}: {error}"


asyncio.run(main())
json.dump({"refused": refused, "settings": settings}, output)
