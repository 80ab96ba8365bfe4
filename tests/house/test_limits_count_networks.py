"""There is one way to say to whom a request counts: nothing else in the server takes addresses apart."""

import ast
from functools import cache
from pathlib import Path

SERVER = Path(__file__).parents[2] / "src" / "cartographers" / "server"

#: Who may know the address of a client itself: what names it, what passes it on to another server, and what
#: compares it with addresses that the operator named.
MAY_KNOW_ADDRESSES = {
    "http/client.py",
    "http/forwarding.py",
    "http/socket_relay.py",
    "http/operation.py",
}
#: Who may take addresses apart: to count, for those the operator names, for hosts, and for notices.
MAY_READ_ADDRESSES = {
    *("basics/client_network.py", "auth/networks.py", "auth/origin.py", "features/notices/network.py"),
    *("features/admin/banning.py", "lobby/site.py"),
}


@cache
def _modules() -> dict[str, ast.Module]:
    return {
        path.relative_to(SERVER).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in SERVER.rglob("*.py")
    }


def _importing(name: str) -> set[str]:
    """The modules that import a name, or from a module of this name."""
    return {
        path
        for path, module in _modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and name in {node.module, *(one.name for one in node.names)}
    }


def _reading_scopes() -> set[str]:
    """The modules that read the client out of the scope of a request."""
    return {
        path
        for path, module in _modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and node.slice.value == "client"
    }


def test_only_few_modules_know_the_address_of_a_client() -> None:
    assert _importing("client_address") <= MAY_KNOW_ADDRESSES
    assert _reading_scopes() == {"http/client.py"}


def test_only_few_modules_take_addresses_apart() -> None:
    assert _importing("ipaddress") == MAY_READ_ADDRESSES


def test_networks_are_made_in_one_place() -> None:
    callers = {
        path
        for path, module in _modules().items()
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Network"
    }
    assert callers == {"basics/client_network.py"}
