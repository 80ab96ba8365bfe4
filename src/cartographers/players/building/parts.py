"""All parts of the bots' code as one module of instructions, for no machine in particular."""

from functools import cache
from typing import Any

from llvmlite import binding, ir

from cartographers.boxes import own_shelf
from cartographers.players.compiler.modules import Modules
from cartographers.players.compiler.sources import digest
from cartographers.players.native.exports import EXPORTS
from cartographers.players.neural.planes import LANDINGS, planes

#: What can be called: compiled functions, the rules, what a net is shown, its arithmetic, and the digest.
NAMES = (
    *(one.name for one in EXPORTS),
    *("value", "bounty", "act"),
    planes.__name__,
    *("mix", "unmix", "unmix_and_add", "products"),
    "sources",
)


@cache
def parts() -> dict[str, str]:
    """The text of each part, by the name under which its machine code is kept."""
    return {
        "functions": str(Modules.functions(EXPORTS)),
        "rules": str(Modules.rules(own_shelf())),
        planes.__name__: str(Modules.areas(planes, LANDINGS)),
        "net": str(Modules.net()),
    }


def instructions() -> str:
    """The text of the module."""
    linked = binding.parse_assembly("")
    for part in (*parts().values(), str(_sources())):
        # Without a machine: whoever compiles it names one.
        text = "\n".join(line for line in part.splitlines() if not line.startswith("target "))
        linked.link_in(binding.parse_assembly(text))
    return str(linked)


def _sources() -> Any:
    """``sources(out)`` writes the digest of the sources, so that a library of others can be refused."""
    module, word = ir.Module("sources"), ir.IntType(64)
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [word.as_pointer()]), "sources")
    builder = ir.IRBuilder(function.append_basic_block())
    for at in range(4):
        part = int.from_bytes(digest()[8 * at : 8 * at + 8], "little")
        place = builder.gep(function.args[0], [ir.Constant(word, at)])
        builder.store(ir.Constant(word, part), place)
    builder.ret_void()
    return module
