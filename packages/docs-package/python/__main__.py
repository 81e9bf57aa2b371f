"""The command of the package: `init`, `mcp` or `path`. Exits with 2 when it could not run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from . import folder, package, settings

HELP = {
    "init": "puts an index of the pages into AGENTS.md of this folder",
    "mcp": "serves the documentation to a coding agent; needs Node.js 20.19 or later",
    "path": "prints the folder of the pages and data",
}


def place_index(text: str, name: str, index: str) -> str:
    """Puts an index between markers: in the place of an earlier one, or else at the end."""
    begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
    start, stop = text.find(begin), text.find(end)
    block = f"{begin}\n{index.strip()}\n{end}"
    if start == -1 and stop == -1:
        return f"{text.removesuffix(chr(10))}\n\n{block}\n" if text else f"{block}\n"
    if start == -1 or stop < start:
        raise SystemExit(
            f"Expected {begin} and below it {end}, found only one of them or the other order. "
            "Remove the lines with these markers, and run the command again."
        )
    return text[:start] + block + text[stop + len(end) :]


def init() -> None:
    name, version = settings["name"], settings["version"]
    project = Path.cwd()
    pages = Path(version["path"][1:])
    if folder.is_relative_to(project):
        root = folder.relative_to(project)
    else:
        root = Path(f".{name}")
        shutil.rmtree(project / root, ignore_errors=True)
        ignore = shutil.ignore_patterns("*.json")
        shutil.copytree(folder / pages, project / root / pages, ignore=ignore)
        first = pages.with_name(f"{pages.name}.md")
        if (folder / first).exists():
            shutil.copy(folder / first, project / root / first)
    file = project / "AGENTS.md"
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    index = (package / "agents-index.md").read_text(encoding="utf-8")
    after = place_index(before, name, index.replace("{root}", f"{(root / pages.parent).as_posix()}/"))
    if after != before:
        beside = file.with_name("AGENTS.md-unfinished")
        beside.write_text(after, encoding="utf-8")
        beside.replace(file)
    product = f"{settings['product']} {version['label']}"
    print(f"AGENTS.md has the index of {product}; its pages are in {root.as_posix()}/.")


def mcp() -> int:
    node = shutil.which("node")
    if node is None:
        print(
            "The server needs Node.js 20.19 or later, and there is no `node` on the path. "
            "Install it, or let your agent read the files: `path` prints their folder.",
            file=sys.stderr,
        )
        return 2
    return subprocess.call([node, os.fspath(package / "cli.cjs"), "mcp"])


def main() -> int:
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command == "init":
        init()
    elif command == "mcp":
        return mcp()
    elif command == "path":
        print(folder)
    else:
        names = "\n".join(f"  {name}  {text}" for name, text in HELP.items())
        print(f"Name a command:\n\n{names}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
