"""Requests that are nearly right, made from the description of the API."""

import json
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

Schema = dict[str, Any]

#: Texts that have made programs stumble.
TEXTS = (
    *(
        "",
        " ",
        "A",
        "a" * 300,
        "ß" * 70,
        "\x00",
        "\u202e",
        "\ufeff",
        "💣" * 20,
        "../../etc/passwd",
        "%00",
        "'; --",
    ),
    *(
        "__proto__",
        "null",
        "NaN",
        "-1",
        "1e999",
        "A1",
        "K11",
        "L12",
        "forest",
        "greedy",
        "search:1s",
        "../",
        "{}",
    ),
    *("chance", "search:9999999s", "A" * 121, ".\n" * 11, "en", "uk-UA", "💣:1s", "0" * 80, "9" * 78),
)
NUMBERS = (0, -1, 1, 2, 3, 100, 101, 2**31, 2**53, 2**63, -(2**63), 10**40, 0.5, -0.0, 1e308)
JSON = "application/json"
#: What pictures begin with: a JPEG, a PNG of ten thousand million pixels, a WebP.
PICTURES = (
    b"\xff\xd8\xff\xe0\x00\x10JFIF\x00",
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x01\x86\xa0\x00\x01\x86\xa0\x08\x02\x00\x00\x00",
    b"RIFF\x00\x01\x00\x00WEBPVP8 ",
)
#: Bodies that are no JSON, or not in UTF-8, or too deep.
BROKEN = (
    *(
        b"",
        b"{",
        b"nul",
        b"\xff\xfe",
        b'{"a":"\xff"}',
        b'{"a":"\\ud800"}',
        b"[" * 5000,
        b'{"a":' * 2000,
        b"1" * 5000,
    ),
    *(
        b'{"seats":[]}',
        b"[]",
        b"7",
        b'"x"',
        b"true",
        b"null",
        b"NaN",
        b"{}" * 2,
        b'{"step":1,"step":2}',
        b" " * 70_000,
    ),
)


class HostileRequest(NamedTuple):
    """A request as it would come over the line."""

    method: str
    path: str
    query: bytes
    body: bytes
    headers: list[tuple[bytes, bytes]]


class HostileRequests:
    """Makes requests for all routes of a description of the API."""

    def __init__(self, described: Schema, seed: int) -> None:
        self._toss = Random(f"hostile {seed}")
        self._schemas: dict[str, Schema] = described["components"]["schemas"]
        self._routes = [
            (method.upper(), path, route)
            for path, routes in described["paths"].items()
            for method, route in routes.items()
            for _ in range(3 if "{seat}" in path else 1)
        ]
        #: Texts that mean something to the server: ids of games, codes.
        self.known: list[str] = []
        #: Right bodies for routes, by the last part of their path.
        self.right: dict[str, list[Any]] = {}

    def next(self) -> HostileRequest:
        """Another request."""
        toss = self._toss
        method, path, route = toss.choice(self._routes)
        query: list[tuple[str, str]] = []
        for parameter in route.get("parameters", ()):
            value = self._parameter(parameter)
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", quote(value, safe="") or "-")
            elif toss.random() < 0.7:
                query.append((parameter["name"], value))
        if toss.random() < 0.03:
            method = toss.choice(("GET", "PUT", "PATCH", "DELETE", "POST", "OPTIONS", "HEAD", "X"))
        return HostileRequest(
            method,
            path,
            urlencode(query, errors="surrogatepass").encode(),
            self._body(route, path.rpartition("/")[2]),
            self._headers(),
        )

    def _parameter(self, parameter: Schema) -> str:
        toss = self._toss
        if parameter["name"] in ("id", "code") and self.known and toss.random() < 0.8:
            return toss.choice(self.known)
        if parameter["name"] in ("seat", "season", "page") and toss.random() < 0.7:
            return str(toss.choice((0, 0, 0, 1, 1, 2, 3, -1, 99)))
        return str(toss.choice((*TEXTS, *NUMBERS)))

    def _headers(self) -> list[tuple[bytes, bytes]]:
        toss = self._toss
        kind = b"application/json" if toss.random() < 0.97 else toss.choice((b"text/plain", b"", b"\xff"))
        headers = [(b"host", b"localhost"), (b"content-type", kind)]
        if toss.random() < 0.05:
            languages = (b"uk", b"xx,*;q=\xff", b"en;q=nan", b"a" * 2000, b"")
            headers.append((b"accept-language", toss.choice(languages)))
        if toss.random() < 0.02:
            headers.append((b"origin", toss.choice((b"http://[", b"null", b"https://evil.example", b"\xff"))))
        return headers

    def _body(self, route: Schema, name: str) -> bytes:
        toss = self._toss
        if "requestBody" not in route:
            return b"" if toss.random() < 0.9 else toss.choice(BROKEN)
        if toss.random() < 0.04:
            return toss.choice(BROKEN)
        if JSON not in route["requestBody"]["content"]:
            return toss.choice(PICTURES) + toss.randbytes(toss.choice((0, 20, 2000)))
        if name in self.right and toss.random() < 0.6:
            value = self._changed(toss.choice(self.right[name]))
        else:
            value = self.value(route["requestBody"]["content"][JSON]["schema"])
        body = json.dumps(value).encode()
        if toss.random() < 0.04:
            at = toss.randrange(len(body))
            body = body[:at] + toss.randbytes(1) + body[at + toss.randrange(3) :]
        return body

    def value(self, schema: Schema, depth: int = 0) -> Any:
        """A value for a schema, or instead of one."""
        toss = self._toss
        if toss.random() < 0.06 or depth > 6:
            return self._anything()
        if "$ref" in schema:
            return self.value(self._schemas[schema["$ref"].rpartition("/")[2]], depth)
        for choices in ("anyOf", "oneOf"):
            if choices in schema:
                return self.value(toss.choice(schema[choices]), depth)
        if "enum" in schema or "const" in schema:
            return toss.choice(schema.get("enum") or [schema["const"]])
        match schema.get("type"):
            case "object":
                return self._object(schema, depth)
            case "array":
                return [
                    self.value(schema.get("items", {}), depth + 1)
                    for _ in range(toss.choice((0, 1, 2, 3, 5)))
                ]
            case "string":
                return (
                    toss.choice((*TEXTS, *self.known)) if toss.random() < 0.8 else schema.get("default", "")
                )
            case "integer" | "number":
                return toss.choice((*NUMBERS, 0, 1, 2, 3, 4, 5, 6, 7, 8))
            case "boolean":
                return toss.random() < 0.5
            case "null":
                return None
        return self._anything()

    def _changed(self, value: Any) -> Any:
        """A right value with one part of it replaced or left out; or as it is."""
        toss = self._toss
        if toss.random() < 0.1:
            return value
        if isinstance(value, dict) and value and toss.random() < 0.9:
            name = toss.choice(list(value))
            if toss.random() < 0.15:
                return {other: part for other, part in value.items() if other != name}
            return value | {name: self._changed(value[name])}
        if isinstance(value, list) and value and toss.random() < 0.9:
            at = toss.randrange(len(value))
            return [*value[:at], self._changed(value[at]), *value[at + 1 :]]
        return self._anything()

    def _object(self, schema: Schema, depth: int) -> dict[str, Any]:
        toss, made = self._toss, {}
        required = schema.get("required", ())
        for name, part in schema.get("properties", {}).items():
            if toss.random() < (0.97 if name in required else 0.4):
                made[name] = self.value(part, depth + 1)
        if "additionalProperties" in schema and isinstance(schema["additionalProperties"], dict):
            for _ in range(toss.randrange(3)):
                made[toss.choice(TEXTS)] = self.value(schema["additionalProperties"], depth + 1)
        if toss.random() < 0.03:
            made[toss.choice(TEXTS)] = self._anything()
        return made

    def _anything(self) -> Any:
        toss = self._toss
        match toss.randrange(6):
            case 0:
                return None
            case 1:
                return toss.choice(TEXTS)
            case 2:
                return toss.choice(NUMBERS)
            case 3:
                return [toss.choice(TEXTS)] * toss.choice((0, 1, 200))
            case 4:
                return {toss.choice(TEXTS): toss.choice(NUMBERS)}
        return toss.random() < 0.5
