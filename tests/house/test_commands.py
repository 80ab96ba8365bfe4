"""Benches, measurements of strength, tools and long checks: each needs only what it uses itself."""

import ast
import subprocess
import sys
from json import loads
from pathlib import Path

import pytest

from bench.__main__ import COMMANDS as BENCHES
from bench.__main__ import USUAL
from strength.__main__ import COMMANDS as STRENGTH
from tools.__main__ import COMMANDS as TOOLS
from tools.shared.commands import Commands

ROOT = Path(__file__).parents[2]
LONG = Commands("python tests/long", "long", ROOT / "tests" / "long")
#: Loads every command where some packages cannot be imported, and says which commands that stops.
LOADING = """
import sys
from importlib.abc import MetaPathFinder
from json import dumps
from pathlib import Path

blocked = set(sys.argv[1].split(","))

class Blocker(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"{name} is not installed")

sys.meta_path.insert(0, Blocker())
sys.path[:0] = [".", "tests"]
from tools.shared.commands import Commands

stopped = []
for package in ("bench", "strength", "tools", "long"):
    commands = Commands("", package, Path("tests/long" if package == "long" else package))
    for name in commands:
        try:
            commands.load(name)
        except ModuleNotFoundError:
            stopped.append(f"{package} {name}")
print(dumps(stopped))
"""
EVERYTHING = (
    "babel,cryptography,cv2,fastapi,fluent,fpdf,httpx,hypothesis,jax,llvmlite,numba,numpy,playwright,psycopg,"
    "pyarrow,pydantic,pytest,ray,scipy,starlette,uvicorn,uvloop,websockets"
)


def stopped_without(packages: str) -> set[str]:
    """The commands that cannot even be loaded where these packages are not installed."""
    done = subprocess.run(
        [sys.executable, "-c", LOADING, packages], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return set(loads(done.stdout))


@pytest.mark.long
def test_without_a_browser_only_what_looks_at_pages_cannot_run() -> None:
    assert stopped_without("playwright") == {
        "bench analysed-game",
        "bench browser",
        "bench device",
        "bench slow-phone",
        "bench projector",
        "long by-ear",
        "long crowds",
        "long engines",
        "long flight",
        "long languages",
        "tools pictures",
    }


def test_where_nothing_is_installed_the_usual_figures_the_simulator_and_matches_can_be_loaded() -> None:
    stopped = stopped_without(EVERYTHING)
    free = {f"bench {name}" for name in (*USUAL, "sim", "sim-anchors", "neural-training", "env", "data")}
    free |= {f"strength {name}" for name in ("table", "ladder", "bots", "suites", "styles")}
    free |= {"tools structure", "tools readability", "tools confusables", "long actions", "long sim-twins"}
    assert stopped & free == set()


@pytest.mark.parametrize(
    "commands", [BENCHES, STRENGTH, TOOLS, LONG], ids=["bench", "strength", "tools", "long"]
)
def test_every_file_is_a_command_that_says_what_it_does(commands: Commands) -> None:
    names = list(commands)
    assert names
    for line in commands.listing().splitlines()[1:]:
        name, _, about = line.strip().partition(" ")
        assert name in names and len(about.strip()) > 10, line


@pytest.mark.parametrize("folder", ["bench", "strength", "tools", "tests/long"])
def test_a_file_of_the_folder_has_figures_or_a_main_function(folder: str) -> None:
    for path in (ROOT / folder).glob("[!_]*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        assert functions & {"main", "figures"}, path


def test_a_command_that_does_not_exist_lists_those_that_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert TOOLS.run(["hammer"]) == TOOLS.run([]) == 2
    assert "  mutations " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("commands", "folder"),
    [(BENCHES, "bench"), (STRENGTH, "strength"), (TOOLS, "tools"), (LONG, "tests/long")],
    ids=["bench", "strength", "tools", "long"],
)
def test_a_command_names_itself_when_it_refers_to_its_help(commands: Commands, folder: str) -> None:
    files = {name: ROOT / folder / f"{name.replace('-', '_')}.py" for name in commands}
    assert {name: said for name, path in files.items() if (said := names_said(path) - {name})} == {}


def names_said(path: Path) -> set[str]:
    """The last words of what a file calls its program, or the name that it gives to a shared parser."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    given = [keyword.value for call in calls for keyword in call.keywords if keyword.arg == "prog"]
    given += [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "parser"]
    return {str(one.value).rpartition(" ")[2] for one in given if isinstance(one, ast.Constant)}
