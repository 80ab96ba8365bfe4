"""The modules of the engine as one file, for the worker that runs them in a browser, and its bots' nets."""

from asyncio import get_running_loop
from contextlib import suppress
from functools import cache
from gzip import compress
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, files
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Annotated, NamedTuple
from zipfile import ZipFile, ZipInfo

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath

import cartographers
from cartographers.server.features.offline.box_modules import files_of_boxes
from cartographers.server.features.offline.nets import net_names, packed_net
from cartographers.server.http.dependencies import ServicesDep, refusals
from cartographers.server.http.errors import no_page

router = APIRouter(prefix="/api")

#: The packages of the application.
FOLDERS = (
    "rules",
    "boxes",
    "notation",
    "words",
    "commands",
    "guide",
    "players",
    "table",
    "lessons",
    "puzzles",
    "paper",
    "server",
)
#: Features that take other people or a host, and that no page asks a device for. They are found by walking a
#: folder, so one that is not there is not offered; the first start, which compiles every module, is shorter.
ONLY_AT_A_SERVER = (
    "admin",
    "bot_accounts",
    "club",
    "daily",
    "join_codes",
    "notices",
    "tournaments",
)
#: Parts of them that are not needed, or machine code; the bots' WebAssembly comes along if it was built.
LEFT_OUT = (
    "players/building",
    "players/neural/arithmetic.py",
    "players/neural/nets",
    "players/native/built/bots.so",
    "server/static",
    *(f"server/features/{name}" for name in ONLY_AT_A_SERVER),
)
_NETS = "cartographers/players/neural/nets"
_WASM = "cartographers/players/native/built/bots.wasm"
#: Installed packages that are used there, without what is compiled in them: that of pydantic comes
#: with the client, as WebAssembly.
PACKAGES = (
    "fastapi",
    "starlette",
    "anyio",
    "idna",
    "annotated-doc",
    "opentelemetry-api",
    "segno",
    "pydantic",
    "pydantic-core",
    "annotated-types",
    "typing-extensions",
    "typing-inspection",
    "fpdf2",
    "defusedxml",
    "fonttools",
)
#: Parts of them that nothing here imports: the formats of type designers, and a checker's helper.
UNUSED = (
    "fontTools/cu2qu",
    "fontTools/diff",
    "fontTools/feaLib/builder.py",
    "fontTools/feaLib/parser.py",
    "fontTools/merge",
    "fontTools/mtiLib",
    "fontTools/qu2cu",
    "fontTools/t1Lib",
    "fontTools/ttLib/woff2.py",
    "fontTools/ufoLib",
    "fontTools/varLib/interpolatable",
    "fontTools/voltLib",
    "pydantic/mypy.py",
    "pydantic/v1/",
)
#: FastAPI asks of every annotation whether it is a model of pydantic's first version, and imports that:
#: 23 modules, of which no model is made here.
_STAND_INS = {"pydantic/v1/__init__.py": b"class BaseModel:\n    pass\n"}
#: Every file gets this date, so that the same files make the same archive.
_DATE = (2026, 1, 1, 0, 0, 0)


class _Packed(NamedTuple):
    content: bytes
    etag: str


def _with_etag(content: bytes) -> _Packed:
    return _Packed(content, f'"{sha256(content).hexdigest()[:24]}"')


@cache
def _engine() -> _Packed:
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        paths = {**_own_files(), **_files_of_packages()}
        contents = {name: path.read_bytes() for name, path in paths.items()}
        contents |= _STAND_INS | files_of_boxes()
        # A net has nothing in it here: it comes when it is opened.
        contents |= {f"{_NETS}/{name}": b"" for name in net_names()}
        for name, content in sorted(contents.items()):
            archive.writestr(ZipInfo(name, _DATE), content)
    # Compressed as a whole, its many small files take a tenth less than each by itself.
    return _with_etag(compress(buffer.getvalue(), 6, mtime=0))


#: Whoever asks while it is packed waits for it.
_PACKING = Lock()


def _engine_once() -> _Packed:
    with _PACKING:
        return _engine()


@cache
def _net(name: str) -> _Packed:
    return _with_etag(packed_net(name))


def _own_files() -> dict[str, Path]:
    """The files of this package, by their names in the archive."""
    folder = Path(cartographers.__file__).parent
    left_out = tuple(str(folder / part) for part in LEFT_OUT)
    paths = [folder / "__init__.py"] + [
        path
        for name in FOLDERS
        for path in (folder / name).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not str(path).startswith(left_out)
    ]
    return {path.relative_to(folder.parent).as_posix(): path for path in paths}


def has_compiled_bots() -> bool:
    """Does the bots' WebAssembly come along?"""
    return _WASM in _own_files()


def _files_of_packages() -> dict[str, Path]:
    """The modules of the packages, by their names in the archive; one that is not installed is left out."""
    modules = {}
    for name in PACKAGES:
        with suppress(PackageNotFoundError):
            for file in files(name) or []:
                if file.suffix == ".py" and ".." not in file.parts and not file.as_posix().startswith(UNUSED):
                    modules[file.as_posix()] = Path(str(file.locate()))
    return modules


@router.get(
    "/engine",
    tags=["boxes"],
    summary="The engine for a browser",
    response_class=Response,
    responses={200: {"content": {"application/gzip": {}}}, **refusals()},
)
async def get_engine(request: Request, services: ServicesDep) -> Response:
    """The modules as a ZIP archive, gzipped as a whole, for pages without a network. It has an ETag."""
    # Packing takes a second, once: others are answered meanwhile.
    engine = await get_running_loop().run_in_executor(services.place.executor, _engine_once)
    return _answer(request, engine, "application/gzip")


@router.get(
    "/nets/{name}",
    tags=["boxes"],
    summary="A net of the neural player",
    response_class=Response,
    responses={200: {"content": {"application/zip": {}}}, **refusals(404)},
)
async def get_net(
    name: Annotated[str, InPath(description="A file, like `base.npz`.", max_length=100)],
    request: Request,
    services: ServicesDep,
) -> Response:
    """The weights of a net, for bots on a device, as NumPy writes arrays. It has an ETag."""
    if name not in net_names():
        raise no_page()
    net = await get_running_loop().run_in_executor(services.place.executor, _net, name)
    return _answer(request, net, "application/zip")


def _answer(request: Request, packed: _Packed, kind: str) -> Response:
    headers = {"ETag": packed.etag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == packed.etag:
        return Response(status_code=304, headers=headers)
    return Response(packed.content, media_type=kind, headers=headers)
