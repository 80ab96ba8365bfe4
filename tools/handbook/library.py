"""The library from its docstrings: a page for each package that others may use."""

from importlib import import_module
from pkgutil import iter_modules

#: What a program of somebody else may want, in the order in which one would read it. The other packages (the
#: server, the commands, what compiles the bots) are used from outside.
PACKAGES = ("rules", "boxes", "notation", "table", "players", "contest", "env", "sim", "puzzles")
#: Modules that need what is not installed with the others.
ELSEWHERE = ("spiel",)
#: Of the simulator only what is called from outside: the rest are its parts.
SIMULATOR = ("simulator", "state", "names", "explained", "decisions", "devices", "scoring")


def library_pages() -> dict[str, str]:
    """The pages by their names."""
    return {f"reference/{name}.md": _page(f"cartographers.{name}") for name in PACKAGES}


def _page(package: str) -> str:
    modules = [module.name for module in iter_modules(import_module(package).__path__) if not module.ispkg]
    described = (f"## {name}\n\n{_made(f'{package}.{name}')}" for name in modules if _public(package, name))
    return f"# {package}\n\n{_made(package, '   :no-members:')}\n" + "\n".join(described)


def _public(package: str, name: str) -> bool:
    return name in SIMULATOR if package.endswith(".sim") else name not in ELSEWHERE


def _made(module: str, *options: str) -> str:
    return "\n".join(["```{eval-rst}", f".. automodule:: {module}", *options, "```", ""])
