"""The structure of the code: files of each package, floors, imports between packages, lengths of modules.

``python -m tools structure`` measures this checkout, ``python -m tools structure FOLDER`` another. A package
is a folder of source files; a file beside folders, not in one of them, is a package of its own. A package
stands one floor above the highest package that it imports; packages that import each other in a circle have
none.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from statistics import median
from typing import NamedTuple

HERE = Path(__file__).parents[1]
PACKAGE = "cartographers"
#: The most arguments that a function should take.
MOST_ARGUMENTS = 6
#: Names with an underscore that are public: those of named tuples, and ``os._exit``.
_PUBLIC = {"_asdict", "_exit", "_fields", "_make", "_replace"}

Packages = Mapping[str, set[str]]


class Function(NamedTuple):
    """A function or method."""

    where: str
    lines: int
    arguments: int


class Module(NamedTuple):
    """A source file."""

    path: str
    lines: int
    #: The paths of the files that it imports.
    imports: frozenset[str]
    functions: tuple[Function, ...] = ()
    #: Private names of other modules that it uses.
    privates: tuple[str, ...] = ()


@cache
def python_modules(root: Path) -> list[Module]:
    """The modules of the Python package."""
    source = root / "src"
    names = {_module_name(path.relative_to(source)): path for path in sorted(source.rglob("*.py"))}
    return [_python_module(root, name, path, names) for name, path in names.items()]


def _module_name(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _python_module(root: Path, name: str, path: Path, names: Mapping[str, Path]) -> Module:
    text = path.read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(text)))
    imports, privates = set[str](), list[str]()
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PACKAGE):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                imports.add(whole if whole in names else node.module or "")
                if _is_private(alias.name):
                    privates.append(f"{name} uses {whole}")
        elif isinstance(node, ast.Import):
            imports |= {alias.name for alias in node.names if alias.name in names}
    privates += [f"{name} uses {attribute}" for attribute in sorted(_foreign_privates(nodes))]
    where = path.relative_to(root).as_posix()
    return Module(
        where,
        len(text.splitlines()),
        frozenset(names[one].relative_to(root).as_posix() for one in imports - {name} if one in names),
        tuple(_functions(nodes, where)),
        tuple(privates),
    )


def _foreign_privates(nodes: list[ast.AST]) -> set[str]:
    """Private attributes that are read of something and defined nowhere in the module."""
    defined = {
        node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    }
    defined |= {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    attributes = [node for node in nodes if isinstance(node, ast.Attribute)]
    defined |= {node.attr for node in attributes if isinstance(node.ctx, ast.Store)}
    read = {node.attr for node in attributes if isinstance(node.ctx, ast.Load) and _is_private(node.attr)}
    return read - defined - _PUBLIC


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def _functions(nodes: list[ast.AST], where: str) -> Iterator[Function]:
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            number = len([one for one in given if one.arg not in ("self", "cls")])
            yield Function(f"{where}:{node.name}", (node.end_lineno or node.lineno) - node.lineno + 1, number)


_WEB_IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\.[^"']*)["']""")


def web_modules(root: Path) -> list[Module]:
    """The files of the browser client."""
    source = root / "web" / "src"
    paths = sorted(path for kind in ("*.ts", "*.svelte") for path in source.rglob(kind))
    known = {path.resolve(): path for path in paths}
    modules = []
    for path in paths:
        text = path.read_text(encoding="utf-8")
        imported = (_web_file(path, one, known) for one in _WEB_IMPORT.findall(text))
        imports = frozenset(one.relative_to(root).as_posix() for one in imported if one is not None)
        modules.append(Module(path.relative_to(root).as_posix(), len(text.splitlines()), imports))
    return modules


def _web_file(path: Path, imported: str, known: Mapping[Path, Path]) -> Path | None:
    whole = (path.parent / imported).resolve()
    tries = (whole, whole.with_name(whole.name + ".ts"), whole / "index.ts")
    return next((known[one] for one in tries if one in known), None)


def packages_of(modules: Iterable[Module]) -> dict[str, str]:
    """The package of each file."""
    paths = [module.path for module in modules]
    folders = {path.rpartition("/")[0] for path in paths}
    mixed = {folder for folder in folders if any(other.startswith(f"{folder}/") for other in folders)}
    return {path: path if (folder := path.rpartition("/")[0]) in mixed else folder for path in paths}


def imports_between_packages(modules: list[Module]) -> dict[str, set[str]]:
    """For each package, the other packages that its files import."""
    package = packages_of(modules)
    packages: dict[str, set[str]] = {one: set() for one in package.values()}
    for module in modules:
        mine = package[module.path]
        packages[mine] |= {package[path] for path in module.imports} - {mine}
    return packages


def floors(packages: Packages) -> dict[str, int]:
    """The floor of each package; packages in or above a circle have none."""
    floors_of: dict[str, int] = {}
    while True:
        new = {
            package: 1 + max((floors_of[other] for other in others), default=0)
            for package, others in packages.items()
            if package not in floors_of and all(other in floors_of for other in others)
        }
        if not new:
            return floors_of
        floors_of |= new


def main(arguments: list[str]) -> int:
    """Print the figures of a checkout."""
    root = Path(arguments[0]) if arguments else HERE
    python = python_modules(root)
    for title, modules in (("Python", python), ("Browser", web_modules(root))):
        print(f"## {title}: {_sentence(modules)}\n")
        _print_packages(modules)
        print()
    functions = [function for module in python for function in module.functions]
    crowded = [function.where for function in functions if function.arguments > MOST_ARGUMENTS]
    privates = [private for module in python for private in module.privates]
    print(f"- functions: {len(functions)}, median {median(one.lines for one in functions):g} lines")
    print(f"- functions with more than {MOST_ARGUMENTS} arguments: {len(crowded)}", *crowded, sep="\n  - ")
    print(f"- private names used by other modules: {len(privates)}", *privates, sep="\n  - ")
    return 0


def _print_packages(modules: list[Module]) -> None:
    print("| package | floor | files | lines | imports |\n|---|--:|--:|--:|---|")
    package_of, packages = packages_of(modules), imports_between_packages(modules)
    floor = floors(packages)
    for package in sorted(packages, key=lambda one: (-floor.get(one, 0), one)):
        files = [module for module in modules if package_of[module.path] == package]
        others = ", ".join(sorted(_short(one) for one in packages[package])) or "–"
        lines = sum(module.lines for module in files)
        print(f"| {_short(package)} | {floor.get(package, 'circle')} | {len(files)} | {lines} | {others} |")


def _sentence(modules: list[Module]) -> str:
    packages = imports_between_packages(modules)
    lines = sorted(module.lines for module in modules)
    floor = floors(packages)
    return (
        f"{len(modules)} files in {len(packages)} packages on {max(floor.values(), default=0)} floors, "
        f"{len(packages) - len(floor)} of them in or above a circle; "
        f"{sum(map(len, packages.values()))} imports between packages, "
        f"{sum(len(module.imports) for module in modules)} between files; "
        f"median module {median(lines):g} lines, longest {lines[-1]}"
    )


def _short(package: str) -> str:
    return package.removeprefix(f"src/{PACKAGE}").removeprefix("web/src").lstrip("/") or "(top)"
